/** The way of a truck to a place that it reaches in several steps; which of them are legal the server says, one by one. */
import { kindOf } from '../../board/tagged';
import type { Country, Section, Step, Truck, View } from '../../types/autobahn';
import { sectionOf, sections } from './data';

export interface Drive {
  truck: number;
  /** The sections on the way, the last of them the destination or at the border. */
  way: Section[];
  /** Where the good goes in the end. */
  country: Country | null;
}

/** The cities at the ends of a section; one half of a link has a city only at its own end. */
function cities(id: Section): string[] {
  const { link, place } = sectionOf(id);
  return link.sections === 1 ? link.ends : [link.ends[place - 1]!];
}
const neighbours = new Map<Section, Section[]>();
function nextTo(id: Section): Section[] {
  const known = neighbours.get(id);
  if (known) return known;
  const here = cities(id);
  const found = sections
    .map((it) => it.id)
    .filter(
      (it) =>
        it !== id &&
        (sectionOf(it).link === sectionOf(id).link ||
          cities(it).some((city) => here.includes(city))),
    );
  neighbours.set(id, found);
  return found;
}
const firstOf = (truck: Truck): Section[] =>
  truck === 'home'
    ? []
    : 'depot' in truck
      ? sections.map((it) => it.id).filter((it) => cities(it).includes(truck.depot))
      : nextTo(truck.road[0]);

/** Own stations on the way earn something, those of others earn them something. */
function gain(view: View, seat: number, from: Truck, way: Section[]): number {
  const start = typeof from === 'object' && 'road' in from ? [from.road[0]] : [];
  const all = [...start, ...way];
  return all.reduce((sum, it, i) => {
    const { link } = sectionOf(it);
    if (i === 0 || sectionOf(all[i - 1]!).link !== link) return sum;
    const owner = view.stations.find((station) => station.link === link.id)?.seat;
    return owner === undefined ? sum : sum + (owner === seat ? 1 : -1);
  }, 0);
}

/** The shortest way within so many steps to a section that will do, and the most welcome of several. */
function wayTo(
  view: View,
  seat: number,
  truck: Truck,
  steps: number,
  ends: (id: Section) => boolean,
): Section[] | null {
  let front = firstOf(truck)
    .filter((it) => view.built.includes(it))
    .map((it) => [it]);
  for (let step = 1; step <= steps; step++) {
    const there = front.filter((way) => ends(way.at(-1)!));
    const best = Math.max(...there.map((way) => gain(view, seat, truck, way)));
    const way = there.find((it) => gain(view, seat, truck, it) === best);
    if (way) return way;
    front = front.flatMap((way) =>
      nextTo(way.at(-1)!)
        .filter((it) => view.built.includes(it) && !way.includes(it))
        .map((it) => [...way, it]),
    );
  }
  return null;
}

/** All places farther than a step that the trucks of the one who decides can reach now, by the thing on the map. */
export function drives(view: View, seat: number, step: Step | null): Map<string, Drive> {
  const found = new Map<string, Drive>();
  const kind = step === null ? '' : kindOf(step);
  if (kind !== 'trucks' && kind !== 'moving' && kind !== 'bonus_move') return found;
  const only =
    step !== null && typeof step === 'object' && 'moving' in step ? step.moving.truck : null;
  view.players[seat]?.reach.forEach((reach, truck) => {
    const it = view.players[seat]!.trucks[truck];
    if (!reach.now || !it || (only !== null && only !== truck)) return;
    const add = (target: string, way: Section[] | null, country: Country | null) => {
      const before = found.get(target);
      const steps = (drive: Pick<Drive, 'way' | 'country'>) =>
        drive.way.length + (drive.country ? 1 : 0);
      if (!way || steps({ way, country }) < 2) return;
      if (!before || steps({ way, country }) < steps(before))
        found.set(target, { truck, way, country });
    };
    for (const id of reach.sections)
      add(
        `section:${id}`,
        wayTo(view, seat, it, reach.steps, (at) => at === id),
        null,
      );
    for (const country of reach.countries)
      add(
        `country:${country}`,
        wayTo(view, seat, it, reach.steps - 1, (at) => sectionOf(at).border === country),
        country,
      );
  });
  return found;
}

/** The next action of a drive, as text; nothing when the truck is there. */
export function nextOf(drive: Drive, view: View, seat: number): string | null {
  const it = view.players[seat]?.trucks[drive.truck];
  const at = it && typeof it === 'object' && 'road' in it ? drive.way.indexOf(it.road[0]) : -1;
  const next = drive.way[at + 1];
  if (next !== undefined) return `move ${drive.truck + 1} ${next}`;
  return drive.country === null ? null : `deliver ${drive.truck + 1}`;
}
