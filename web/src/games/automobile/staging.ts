/** What an event changes for the eye while it is played back. */
import { player, stagingOf } from '../../board/staging';
import { someAnswers, type Body } from '../../board/tagged';
import type { Car, Card, Event, Item, Part, Seat, View } from '../../types/automobile';
import {
  best,
  chipValue,
  developmentOf,
  engineerOf,
  engineers,
  merchantOf,
  rounds,
  tileOf,
} from './data';
import { lineOf, seatOf } from './events';
import { MOMENTS } from './moments';

const same = (a: Part | null, b: Part | null) => a?.kind === b?.kind && a?.value === b?.value;
/** The first workshop that holds this gets that instead. */
const swap = (workshops: (Part | null)[], old: Part | null, now: Part | null) => {
  const at = workshops.findIndex((it) => same(it, old));
  return workshops.map((it, i) => (i === at ? now : it));
};
const at = <T>(list: T[], n: number, item: T) => list.map((it, i) => (i === n - 1 ? item : it));
const part = (kind: Part['kind'], value: number): Part => ({ kind, value });
const sorted = (list: number[]) => [...list].sort((a, b) => a - b);

/** The tile in hand goes to the front: the rules say so without a word. */
const laid = (view: View): View =>
  view.tile === null || tileOf(view.tile).bonus !== null
    ? { ...view, tile: null, left: [] }
    : { ...view, tile: null, left: [], chain: [...view.chain, { tile: view.tile }] };

function taken({ seat, tile }: Body<Event, 'tile_taken'>, view: View): View {
  const chain: Item[] = view.chain
    .map((it): Item => ('tile' in it && it.tile === tile ? { worker: seat } : it))
    .filter((_, i) => i > 0);
  return { ...view, chain, tile, left: tileOf(tile).acts, projections: [] };
}

/** A card in one's own hands, whichever way it came. */
function owned(view: View, seat: Seat, card: Card): View {
  const engineer = engineerOf(card);
  if (engineer !== null) {
    const { chips } = engineers.find((it) => it.id === engineer)!;
    return player(view, seat, (old) => ({
      engineers: [...old.engineers, engineer],
      chips: [...old.chips, ...chips.map((_, i) => ({ engineer, number: i + 1 }))],
    }));
  }
  if (developmentOf(card) === null) return view;
  return player(view, seat, (old) => ({ inactive: [...old.inactive, card] }));
}

function activated({ seat, card, hired }: Body<Event, 'activated'>, view: View): View {
  const gives = developmentOf(card);
  return player(view, seat, (old) => ({
    canteen: hired ? old.canteen : old.canteen - 1,
    supply: hired ? old.supply - 1 : old.supply,
    inactive: old.inactive.filter((it) => it !== card),
    active: [...old.active, card],
    body: Math.min(old.body + (gives?.body ?? 0), best),
    engine: Math.min(old.engine + (gives?.engine ?? 0), best),
  }));
}

function placed({ seat, number, car }: Body<Event, 'car_placed'>, before: View): View {
  const view = laid(before);
  return {
    ...player(view, seat, (old) => ({
      workshops: swap(
        swap(old.workshops, part('body', car.body), null),
        part('engine', car.engine),
        null,
      ),
      canteen: old.canteen - car.workers,
      chips: old.chips.filter(
        (it) => it.engineer !== car.boost?.engineer || it.number !== car.boost.number,
      ),
    })),
    market: at<Car | null>(view.market, number, car),
    prices: view.prices.filter((it) => it !== car.price),
  };
}

function changed({ seat, number, from, to }: Body<Event, 'car_changed'>, view: View): View {
  return {
    ...player(view, seat, (old) => ({
      workshops:
        from.body !== to.body
          ? swap(old.workshops, part('body', to.body), null)
          : from.engine !== to.engine
            ? swap(old.workshops, part('engine', to.engine), null)
            : old.workshops,
      canteen: old.canteen - (to.workers - from.workers),
    })),
    market: at<Car | null>(view.market, number, to),
    prices:
      from.price === to.price
        ? view.prices
        : sorted([...view.prices.filter((it) => it !== to.price), from.price]),
  };
}

/** Cars and merchants leave; workers return to their supply. */
const cleared = (view: View): View => ({
  ...view,
  players: view.players.map((it) => ({
    ...it,
    supply:
      it.supply +
      view.market.reduce((sum, car) => sum + (car?.owner === it.seat ? car.workers : 0), 0),
  })),
  market: view.market.map(() => null),
  prices: rounds[view.round - 1]?.prices ?? [],
  merchants: [],
  stacks: view.stacks.map((it) => ({ ...it, left: merchantOf(it.preference).tiles })),
});

const turned = ({ tile }: { tile: string }, view: View): View => ({
  ...view,
  tile: view.tile !== null && tileOf(view.tile).bonus !== null ? null : view.tile,
  chain: [...view.chain.filter((it) => !('tile' in it && tileOf(it.tile).bonus)), { tile }],
});

/** Events that change nothing to be seen, or what the next position shows soon enough, are left out. */
const after = someAnswers<Event, [View], View>(
  {
    start_taken: ({ seat, tile }, view) => ({
      ...player(view, seat, () => ({ start: tile })),
      starts: view.starts.filter((it) => it !== tile),
    }),
    started: ({ seat, space }, view) => player(view, seat, () => ({ space })),
    round_began: ({ round }, view) => ({
      ...cleared(view),
      round,
      prices: rounds[round - 1]?.prices ?? [],
      stacks: cleared(view).stacks.map((it) => ({
        ...it,
        points: it.points + merchantOf(it.preference).chip,
      })),
      marker: view.marker_start,
    }),
    turn_began: ({ seat }, view) => ({ ...laid(view), current: seat }),
    tile_taken: taken,
    tiles_swept: ({ count }, before) => {
      const view = laid(before);
      return { ...view, chain: [...view.chain.slice(count), ...view.chain.slice(0, count)] };
    },
    bonus_tile_turned: turned,
    hired: ({ seat }, view) =>
      player(view, seat, (old) => ({ supply: old.supply - 1, canteen: old.canteen + 1 })),
    card_taken: ({ seat, card }, view) => ({
      ...owned(view, seat, card),
      research: view.research.filter((it) => it !== card),
    }),
    card_rejected: ({ card }, view) => ({
      ...view,
      research: view.research.filter((it) => it !== card),
      discard: [...view.discard, card],
    }),
    card_recovered: ({ seat, card }, view) => ({
      ...owned(view, seat, card),
      discard: view.discard.slice(0, -1),
    }),
    card_discarded: ({ card }, view) => ({ ...view, discard: [...view.discard, card] }),
    // The discard pile is shuffled when the other has run out.
    cards_turned: ({ cards, shuffled }, view) => {
      const research = cards.filter((it) => it !== null);
      const pile = view.pile + (shuffled ? view.discard.length : 0) - research.length;
      return { ...view, research, pile, discard: shuffled ? [] : view.discard };
    },
    activated,
    part_stored: ({ seat, part: it, cleared: old }, view) =>
      player(view, seat, ({ workshops }) => ({ workshops: swap(workshops, old, it) })),
    installed: ({ seat, engine }, view) => player(view, seat, () => ({ motor: engine })),
    drove: ({ seat, space, laps }, view) => player(view, seat, () => ({ space, laps })),
    merchant_came: ({ preference }, view) => ({
      ...view,
      merchants: [...view.merchants, { preference, daimler: null }],
      stacks: view.stacks.map((it) =>
        it.preference === preference ? { ...it, left: it.left - 1, points: 0 } : it,
      ),
    }),
    marker_moved: ({ marker }, view) => ({ ...view, marker }),
    car_removed: ({ seat, car }, view) => {
      const gone = view.market[car - 1];
      if (!gone) return view;
      return {
        ...player(view, seat, (old) => ({ supply: old.supply + gone.workers })),
        market: at<Car | null>(view.market, car, null),
        prices: sorted([...view.prices, gone.price]),
      };
    },
    part_sold: ({ seat, part: it }, view) =>
      player(view, seat, ({ workshops }) => ({ workshops: swap(workshops, it, null) })),
    car_placed: placed,
    chip_on_merchant: ({ seat, merchant, points }, view) => {
      const number =
        [1, 2].find((n) => chipValue({ engineer: 'daimler', number: n }) === points) ?? 1;
      return {
        ...player(view, seat, (old) => ({
          chips: old.chips.filter((it) => it.engineer !== 'daimler' || it.number !== number),
        })),
        merchants: view.merchants.map((it, i) =>
          i === merchant - 1 ? { ...it, daimler: number } : it,
        ),
      };
    },
    car_changed: changed,
    awarded: ({ seat, award }, view) => ({
      ...view,
      awards: view.awards.map((it) => (it.award === award ? { ...it, seat } : it)),
    }),
    round_ends: (_, view) => laid(view),
    raced: ({ seat }, view) => player(view, seat, () => ({ space: 0, laps: 0 })),
    match_over: (_, view) => cleared(view),
  },
  (view) => view,
);

export const staging = stagingOf<View, Event>({
  moments: MOMENTS,
  seat: seatOf,
  line: lineOf,
  after: (view, event) => after(event, view),
});
