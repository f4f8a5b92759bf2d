import { BoardModel, type ModelProps, type Wording } from '../model.svelte';
import { bodyOf, kindOf } from '../tagged';
import { readable, scalar } from './readable';
import { Chair, withChairs, type Schemas } from './schema';

interface AnyGame {
  View: { players: { seat: number }[] };
  Step: string | object;
  Event: string | object;
  Reason: string | object;
}

/** Whose event it is: of the only seat that belongs to it, of the first of its list, or of its field `seat`. */
function seatOf(event: unknown): number | null {
  const body = typeof event === 'string' ? null : bodyOf(event as object);
  const first = Array.isArray(body) ? (body as unknown[])[0] : body;
  const own = first instanceof Chair ? first : (first as { seat?: unknown } | null)?.seat;
  return own instanceof Chair ? own.seat : null;
}

/**
 * A game is told as its rules spell it: nothing is hidden behind words, and nothing is translated. Only seats have
 * the names of who sits there.
 */
const spelt = (schemas: Schemas, names: (seat: number) => string): Wording<AnyGame> => ({
  action: (text) => text,
  effect: () => '',
  prompt: (step) => readable(withChairs(step, schemas.step), names),
  reason: (why, _, name) => readable(withChairs(why, schemas.reason), name),
  category: (id) => readable(id),
  vague: new Set<string>(),
  ask: () => undefined,
  line: (told, _, name) => {
    const event = withChairs(told, schemas.event);
    return { kind: kindOf(told), seat: seatOf(event), text: readable(event, name) };
  },
  moments: {},
  news: () => [],
  describe: () =>
    Promise.resolve({
      describe: (view, name) =>
        Object.entries(withChairs(view, schemas.view) as object).map(([title, it]) => ({
          title: readable(title),
          lines: (Array.isArray(it) && !it.every(scalar) ? it : [it]).map((line) =>
            readable(line, name),
          ),
        })),
    }),
  score: (_, standings) => ({ rows: [], totals: standings?.scores ?? [] }),
});

export class PlainBoard extends BoardModel<AnyGame> {
  constructor(
    readonly schemas: Schemas,
    props: () => ModelProps<AnyGame['View']>,
  ) {
    super(
      spelt(schemas, (seat) => props().names?.[seat] ?? ''),
      props,
    );
  }
  /** The view, with its seats known as such. */
  get seated(): unknown {
    return withChairs(this.view, this.schemas.view);
  }
}
