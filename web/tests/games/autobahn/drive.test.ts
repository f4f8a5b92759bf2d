// One click on a place farther away: the way that is taken there, and what ends it.
import { expect, test } from 'vitest';
import { links, sectionOf } from '../../../src/games/autobahn/data';
import { drives, nextOf, type Drive } from '../../../src/games/autobahn/drive';
import type { Step, Truck, View } from '../../../src/types/autobahn';
import type { Legal } from '../../../src/types/table';
import recorded from './fixtures/positions.json';

const positions = (
  recorded as unknown as { seat: number; step: Step | null; legal: Legal[]; view: View }[]
).filter((it) => it.step === 'trucks');

/** Where a truck is after a drive's next action. */
function moved(view: View, seat: number, { truck }: Drive, text: string): View {
  const [verb, n, section] = text.split(' ');
  expect([verb, n]).toEqual(['move', String(truck + 1)]);
  const at = structuredClone(view);
  at.players[seat]!.trucks[truck] = { road: [section, 'automotive'] } as unknown as Truck;
  return at;
}

test('every drive begins with a legal action and leads over built sections to its place in time', () => {
  expect(positions.length).toBeGreaterThan(1);
  let farthest = 0;
  for (const { view, seat, step, legal } of positions) {
    const all = drives(view, seat, step);
    for (const [target, drive] of all) {
      let now = view;
      const first = nextOf(drive, now, seat);
      expect(
        legal.map((it) => it.text),
        `${target} begins`,
      ).toContain(first);
      const way: string[] = [];
      for (let text = first; text !== null; text = nextOf(drive, now, seat)) {
        way.push(text.split(' ')[2]!);
        now = moved(now, seat, drive, text);
        expect(view.built, `${target} over ${text}`).toContain(way.at(-1));
      }
      expect(`section:${way.at(-1)}`).toBe(target);
      expect(new Set(way).size, `no section of ${way.join(' ')} twice`).toBe(way.length);
      expect(way.length).toBeLessThanOrEqual(view.players[seat]!.reach[drive.truck]!.steps);
      farthest = Math.max(farthest, way.length);
    }
    // Whatever the server says can be reached is one click away, by one step or by a drive.
    const oneStep = legal.map((it) => `section:${it.text.split(' ')[2]}`);
    for (const id of view.players[seat]!.reach.flatMap((it) => it.sections))
      expect([...all.keys(), ...oneStep], id).toContain(`section:${id}`);
  }
  expect(farthest, 'steps of the longest drive').toBe(3);
});

test('of two ways of the same length the one past an own station is taken, not past another’s', () => {
  const { view, seat, step } = positions.at(-1)!;
  /** Links that a way passes from end to end, where a station would be paid. */
  const passed = ({ way }: Drive) =>
    links.filter((link) => way.filter((it) => sectionOf(it).link === link).length === 2);
  const before = drives(view, seat, step);
  let changed = 0;
  for (const [target, drive] of before)
    for (const link of passed(drive)) {
      const other = (seat + 1) % view.players.length;
      const taxed = structuredClone(view);
      taxed.stations = [{ link: link.id, seat: other }] as View['stations'];
      const detour = drives(taxed, seat, step).get(target)!;
      expect(detour.way, 'is no longer').toHaveLength(drive.way.length);
      if (!passed(detour).includes(link)) changed++;
      const mine = structuredClone(view);
      mine.stations = [{ link: link.id, seat }] as View['stations'];
      expect(passed(drives(mine, seat, step).get(target)!)).toContain(link);
    }
  expect(changed, 'ways that lead around somebody else’s station').toBeGreaterThan(0);
});

test('nothing is driven while something else is decided', () => {
  const { view, seat } = positions[0]!;
  for (const step of [null, 'card', { space: 'B1' }] as unknown as (Step | null)[])
    expect(drives(view, seat, step).size).toBe(0);
});
