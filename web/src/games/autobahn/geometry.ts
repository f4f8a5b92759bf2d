/** Where things stand on the map. Places come from `layout.json`; nothing here knows a rule. */
import type { Extent, Point } from '../../board/camera.svelte';
import { cities, links, type LinkRow } from './data';
import layout from './layout.json';

/** The whole map, in its own units. */
export const WHOLE: Extent = { left: -70, top: -40, width: 1140, height: 1340 };
export interface Piece {
  /** The road piece as a path. */
  d: string;
  mid: Point;
  /** Unit vector across the road, at the middle. */
  across: Point;
  angle: number;
}

const places = layout.cities as unknown as Record<string, Point>;
const bends = layout.bends as unknown as Record<string, Point>;

export const cityPoint = (id: string): Point => {
  const placed = places[id];
  if (placed) return placed;
  const city = cities.find((it) => it.id === id);
  return city ? [city.place.x, city.place.y] : [0, 0];
};

export const labelOf = (id: string): { anchor: string; dx: number; dy: number } => {
  const [anchor, dx, dy] = (layout.labels as unknown as Record<string, [string, number, number]>)[
    id
  ] ?? ['middle', 0, 40];
  return { anchor, dx, dy };
};
export const panelPoint = (country: string): Point =>
  (layout.panels as unknown as Record<string, Point>)[country] ?? [0, 0];
/** How far across the road its tile or icon lies; the cost lies on the other side. */
export const sideOf = (section: string): number =>
  (layout.sides as Record<string, number>)[section] ?? -31;
export const depotOffset = (city: string): Point =>
  (layout.depots as unknown as Record<string, Point>)[city] ?? [30, 30];

const STEPS = 48;
/** Road pieces end this far from the middle of a city, and of a service station's place. */
const CITY_GAP = 23;
const STATION_GAP = 15;

function curve(link: LinkRow): Point[] {
  const [a, b] = [cityPoint(link.ends[0]), cityPoint(link.ends[1])];
  const c = bends[link.id];
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const t = i / STEPS;
    if (!c) return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    const u = 1 - t;
    return [
      u * u * a[0] + 2 * u * t * c[0] + t * t * b[0],
      u * u * a[1] + 2 * u * t * c[1] + t * t * b[1],
    ];
  });
}

const between = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);
const round = (n: number) => Math.round(n * 10) / 10;

/** The stretch of a polyline from one length to another. */
function stretch(line: Point[], from: number, to: number): Point[] {
  const out: Point[] = [];
  let at = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const step = between(a, b);
    const point = (length: number): Point => {
      const part = step === 0 ? 0 : (length - at) / step;
      return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
    };
    if (at + step >= from && at <= to) {
      if (out.length === 0) out.push(point(Math.max(from, at)));
      out.push(point(Math.min(to, at + step)));
    }
    at += step;
  }
  return out;
}

function piece(line: Point[], from: number, to: number): Piece {
  const points = stretch(line, from, to);
  const half = stretch(line, from, (from + to) / 2);
  const mid = half[half.length - 1]!;
  // A stretch that ends on a point of the line has that point twice.
  const before = half.findLast((p) => between(p, mid) > 0) ?? half[0]!;
  const length = between(before, mid) || 1;
  const along: Point = [(mid[0] - before[0]) / length, (mid[1] - before[1]) / length];
  return {
    d: 'M' + points.map((p) => `${round(p[0])} ${round(p[1])}`).join('L'),
    mid: [round(mid[0]), round(mid[1])],
    across: [-along[1], along[0]],
    angle: (Math.atan2(along[1], along[0]) * 180) / Math.PI,
  };
}

const pieces = new Map<string, Piece>();
const whole = new Map<string, Piece>();
const stationPoints = new Map<string, Point>();
for (const link of links) {
  const line = curve(link);
  const length = line.reduce((sum, p, i) => (i === 0 ? 0 : sum + between(line[i - 1]!, p)), 0);
  const middle = length / 2;
  whole.set(link.id, piece(line, CITY_GAP, length - CITY_GAP));
  if (link.sections === 1) {
    pieces.set(`${link.id}.1`, piece(line, CITY_GAP, length - CITY_GAP));
  } else {
    pieces.set(`${link.id}.1`, piece(line, CITY_GAP, middle - STATION_GAP));
    pieces.set(`${link.id}.2`, piece(line, middle + STATION_GAP, length - CITY_GAP));
    const half = stretch(line, 0, middle);
    stationPoints.set(link.id, half[half.length - 1]!);
  }
}

const must = <T>(map: Map<string, T>, id: string): T => {
  const it = map.get(id);
  if (it === undefined) throw new Error(`not on the map: ${id}`);
  return it;
};
export const pieceOf = (section: string): Piece => must(pieces, section);
export const linkPiece = (link: string): Piece => must(whole, link);
export const stationPoint = (link: string): Point => must(stationPoints, link);
export const stationLinks = [...stationPoints.keys()];
