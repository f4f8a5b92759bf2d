/** Where things of the map are, and the ways between them, in units of the drawing. */
import type { Extent, Point } from '../../board/camera.svelte';
import type { City, Field, Region, Zone } from '../../types/trainrush';
import { canvas, cityOf, fieldOf, fields, markets, zoneOf, type FieldRow } from './data';
import layout from './layout.json';

/** Places in the data are tenths of a unit. */
const SCALE = 10;
const unit = ({ x, y }: { x: number; y: number }): Point => [x / SCALE, y / SCALE];

export const WHOLE: Extent = {
  left: 0,
  top: 0,
  width: canvas.width / SCALE,
  height: canvas.height / SCALE,
};
export const fieldPoint = (id: Field): Point => unit(fieldOf(id).place);
export const cityPlate = (id: City): Point => unit(cityOf(id).plate);
export const zonePlate = (id: Zone): Point => unit(zoneOf(id).plate);
export const marketPlate = (id: Region): Point => unit(markets.find((it) => it.id === id)!.plate);
const size = (id: keyof typeof layout.plates) => layout.plates[id] as [number, number];
export const CITY = size('city');
export const ZONE = size('zone');
export const MARKET = size('market');
export const regionShape = layout.regions;
export const regionName = layout.names as unknown as Record<Region, Point>;
export const { borders } = layout;
export const centre = layout.centre as [number, number, number, number];

export interface Way {
  id: string;
  from: Field;
  to: Field;
  via: 'track' | 'tunnel' | 'exit';
  region: Region | null;
  d: string;
  /** The middle, and the direction there in degrees. */
  mid: Point;
  turn: number;
  ends: [Point, Point];
}

const along = ([x1, y1]: Point, [x2, y2]: Point): Point => {
  const n = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [(x2 - x1) / n, (y2 - y1) / n];
};
const before = new Map<Field, Field>();
for (const row of fields)
  for (const { to, via } of row.next) {
    const next = fieldOf(to);
    const same = row.loop === next.loop && via === undefined;
    if (same && (row.kind === 'siding') === (next.kind === 'siding')) before.set(to, row.id);
  }
/** The next field of the same track. */
const after = (row: FieldRow) =>
  row.next.find(({ to, via }) => {
    const next = fieldOf(to);
    return via === undefined && (row.kind === 'siding') === (next.kind === 'siding');
  })?.to;

/** Which way the track runs at a field. */
function heading(row: FieldRow): Point {
  const here = unit(row.place);
  const [prev, next] = [before.get(row.id), after(row)];
  return along(prev ? fieldPoint(prev) : here, next ? fieldPoint(next) : here);
}

const curves = layout.curves as unknown as Record<string, [Point, Point]>;

function way(row: FieldRow, to: Field, via: Way['via']): Way {
  const [a, b] = [unit(row.place), fieldPoint(to)];
  const d = Math.hypot(b[0] - a[0], b[1] - a[1]) * (via === 'track' ? 0.36 : 0.4);
  const [s, e] = [heading(row), heading(fieldOf(to))];
  const [c1, c2] = curves[`${row.id}>${to}`] ?? [
    [a[0] + s[0] * d, a[1] + s[1] * d],
    [b[0] - e[0] * d, b[1] - e[1] * d],
  ];
  const mid: Point = [
    (a[0] + 3 * c1[0] + 3 * c2[0] + b[0]) / 8,
    (a[1] + 3 * c1[1] + 3 * c2[1] + b[1]) / 8,
  ];
  const r = (n: number) => Math.round(n * 10) / 10;
  return {
    id: `${row.id}>${to}`,
    from: row.id,
    to,
    via,
    region: row.region ?? fieldOf(to).region,
    d: `M${r(a[0])} ${r(a[1])}C${r(c1[0])} ${r(c1[1])} ${r(c2[0])} ${r(c2[1])} ${r(b[0])} ${r(b[1])}`,
    mid,
    turn: (Math.atan2(b[1] + c2[1] - a[1] - c1[1], b[0] + c2[0] - a[0] - c1[0]) * 180) / Math.PI,
    ends: [
      [(a[0] + c1[0]) / 2, (a[1] + c1[1]) / 2],
      [(b[0] + c2[0]) / 2, (b[1] + c2[1]) / 2],
    ],
  };
}

export const ways: Way[] = fields.flatMap((row) =>
  row.next.map(({ to, via }) => way(row, to, via ?? 'track')),
);
/** The direction of the track at a field, in degrees, for the chevron on it. */
export const turnAt = (id: Field) => {
  const [x, y] = heading(fieldOf(id));
  return (Math.atan2(y, x) * 180) / Math.PI;
};

/** All ways that a move of so many steps may take; whoever looks sees where it leads. */
export function waysOf(from: Field, steps: number, ends: ReadonlySet<Field>): Set<string> {
  const found = new Set<string>();
  /** Does a walk of this length from here lead to an end? A city or market may be reached early. */
  const leads = (at: Field, left: number, gone: number): boolean => {
    let any = gone > 0 && ends.has(at) && (left === 0 || early(at));
    if (left === 0) return any;
    for (const { to } of fieldOf(at).next)
      if (leads(to, left - 1, gone + 1)) {
        found.add(`${at}>${to}`);
        any = true;
      }
    return any;
  };
  const early = (at: Field) => ['city', 'market'].includes(fieldOf(at).kind);
  leads(from, steps, 0);
  return found;
}

/** Locomotives on one field stand beside each other. */
export function standing(players: { seat: number; field: Field }[]) {
  return players.map(({ seat, field }) => {
    const there = players.filter((it) => it.field === field);
    const n = there.findIndex((it) => it.seat === seat);
    const [x, y] = fieldPoint(field);
    const wide = field === 'START';
    const dx = wide ? 12 + n * 27 : (n - (there.length - 1) / 2) * 20;
    return { seat, field, at: [x + dx, y - (wide ? 7 : 10)] as Point };
  });
}
