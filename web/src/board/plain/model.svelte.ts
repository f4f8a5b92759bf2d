import { BoardModel, type ModelProps, type Wording } from '../model.svelte';
import { bodyOf, kindOf } from '../tagged';
import { readable } from './readable';

interface AnyGame {
  View: { players: { seat: number }[] };
  Step: string | object;
  Event: string | object;
  Reason: string | object;
}

const seatIn = (body: unknown): number | null =>
  body !== null && typeof body === 'object' && 'seat' in body && typeof body.seat === 'number'
    ? body.seat
    : null;

/** A game is told as its rules spell it: nothing is hidden behind words, and nothing is translated. */
const spelt: Wording<AnyGame> = {
  action: (text) => text,
  effect: () => '',
  prompt: (step) => readable(step),
  reason: (why) => readable(why),
  category: (id) => readable(id),
  vague: new Set<string>(),
  ask: () => undefined,
  line: (event) => ({ kind: kindOf(event), seat: seatIn(bodyOf(event)), text: readable(event) }),
  moments: {},
  news: () => [],
  describe: () =>
    Promise.resolve({
      describe: (view) =>
        Object.entries(view).map(([title, it]) => ({
          title: readable(title),
          lines: [readable(it)],
        })),
    }),
  score: (_, standings) => ({ rows: [], totals: standings?.scores ?? [] }),
};

export class PlainBoard extends BoardModel<AnyGame> {
  constructor(props: () => ModelProps<AnyGame['View']>) {
    super(spelt, props);
  }
}
