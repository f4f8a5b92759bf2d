/** What is to be decided, and what waits behind it. */
import { answers, type Kind } from '../../board/tagged';
import type { Step, View } from '../../types/trainrush';
import { mineOf } from './actions';
import { cardOf, contractOf, itemOf, kindsOf, setup } from './data';
import { t } from './i18n';
import * as word from './words';

const asked = (kind: Kind<Step>) => () => t(`step-${kind}`);
/** It runs by itself. */
const unasked = () => '';
/** Somebody who is led has fewer choices than the rules offer, so that their number says nothing. */
const offers = (legal: { text: string }[], verb: string) =>
  legal.some((it) => it.text.startsWith(`${verb} `));
const valueOf = (view: View, track: string) =>
  mineOf(view)?.progress.find((it) => it.track === track)?.value ?? 0;
/** Cards and heroes that still have to go in a choice of the set-up. */
const spare = (view: View, legal: { text: string }[], of: 'hand' | 'pack', keep: number) =>
  Math.max((mineOf(view)?.own?.[of].length ?? legal.length) - keep, 0);

/** What is to be decided, as one line. */
export const prompt = answers<Step, [view: View, legal: { text: string }[]], string>(
  {
    cube: (car) => t('step-cube', { n: car }),
    keep_cards: (_, view, legal) =>
      t('step-keep_cards', {
        keep: setup.cards_kept.is,
        n: spare(view, legal, 'hand', setup.cards_kept.is),
      }),
    keep_heroes: asked('keep_heroes'),
    draft: (_, view, legal) =>
      t('step-draft', { n: mineOf(view)?.own?.pack.length ?? legal.length }),
    bid: (_, view) => t('step-bid', { round: view.round }),
    lobby: (_, view, legal) => {
      // With four players the last may go to a taken state.
      const open = (it: string) => legal.some(({ text }) => text.startsWith(`lobby ${it}-`));
      const taken = view.lobbied.filter((it) => !open(it));
      return taken.length === 0
        ? t('step-lobby')
        : t('step-lobby-taken', { regions: word.list(taken.map(word.region)) });
    },
    load: ({ left }) => t('step-load', { n: left }),
    invest: (_, view) => t('step-invest', { n: mineOf(view)?.investment ?? 0 }),
    play: (_, view) => t('step-play', { n: mineOf(view)?.coal ?? 0 }),
    drive: ({ card, nth }, _, legal) => {
      const { steps, coal } = cardOf(card).moves[nth - 1]!;
      const key = legal.some((it) => it.text.startsWith('move ') || it.text.startsWith('token '))
        ? 'step-drive'
        : 'step-drive-none';
      return t(key, { nth: word.ROMAN[nth - 1]!, steps, coal });
    },
    drive_with: ({ card, nth, token }) =>
      t('step-drive_with', {
        nth: word.ROMAN[nth - 1]!,
        steps: cardOf(card).moves[nth - 1]!.steps + token,
        token,
      }),
    special: (_, __, legal) =>
      t(offers(legal, 'special') ? 'step-special' : 'step-special-none', {
        n: setup.special_coal.is,
      }),
    pool: asked('pool'),
    discard: () => t('step-discard', { n: setup.hand_limit.is }),
    mission: (_, __, legal) => t(offers(legal, 'mission') ? 'step-mission' : 'step-mission-none'),
    city: ({ city, unloaded, leased }, view) =>
      t(leased ? 'step-city-leased' : 'step-city', {
        city: word.city(city),
        n: Math.max(valueOf(view, 'unloading') - unloaded, 0),
      }),
    deliver: ({ contract, given }) => {
      const { cubes, vp } = contractOf(contract);
      return t('step-deliver', { vp, cube: word.resource(cubes[given] ?? 'any') });
    },
    market: (_, view) => t('step-market', { n: valueOf(view, 'unloading') }),
    sell: ({ item, sold, value }, view) =>
      t('step-sell', {
        item: word.item(item),
        price: itemOf(item).price,
        value,
        n: Math.max(valueOf(view, 'unloading') - sold, 0),
      }),
    parcel: (zone) => t('step-parcel', { zone: word.zone(zone) }),
    warehouse: asked('warehouse'),
    station: asked('station'),
    corrupt: ({ region, agents }) =>
      region === null
        ? t('step-corrupt', { n: agents })
        : t('step-corrupt-in', { n: agents, region: word.region(region) }),
    advance: asked('advance'),
    exchange: ({ kinds }) => t('step-exchange', { kinds: kindsOf(kinds) }),
    exchange_for: ({ car }) => t('step-exchange_for', { n: car }),
    draw_wagon: ({ size }) => t('step-draw_wagon', { n: size }),
    keep: (n) => t('step-keep', { n }),
    lease: asked('lease'),
    contractor: (zone) => t('step-contractor', { zone: word.zone(zone) }),
    area: (cost) => t('step-area', { cost }),
    travel: (steps) => t('step-travel', { steps }),
    tile: asked('tile'),
    free_special: (n) => t('step-free_special', { n }),
    slot: ({ size, vp }) => t('step-slot', { size, vp }),
    deal_cards: unasked,
    deal_heroes: unasked,
    phase: unasked,
    income: unasked,
    end_turn: unasked,
    refill_pool: unasked,
    return: unasked,
    open_tile: unasked,
    refill_tile: unasked,
    score_leases: unasked,
    score_lease: unasked,
    score_station: unasked,
    infrastructure: unasked,
    over: unasked,
  },
  '',
);

const waits = (kind: Kind<Step>) => () => t(`owed-${kind}`);
/** The usual course of a round: nobody has to be told. */
const usual = () => null;

/** What a step that waits on the stack still owes. */
const owes = answers<Step, [view: View, seat: number], string | null>(
  {
    cube: waits('cube'),
    keep_cards: usual,
    keep_heroes: usual,
    draft: usual,
    bid: usual,
    lobby: usual,
    load: ({ left }) => t('owed-load', { n: left }),
    invest: usual,
    play: usual,
    drive: ({ nth }) => t('owed-drive', { nth: word.ROMAN[nth - 1]! }),
    drive_with: ({ nth }) => t('owed-drive', { nth: word.ROMAN[nth - 1]! }),
    special: waits('special'),
    pool: waits('pool'),
    // Whoever has room for one more card will not be asked.
    discard: (_, view, seat) =>
      (view.players[seat]?.cards ?? 0) < setup.hand_limit.is ? null : t('owed-discard'),
    mission: usual,
    city: ({ city }) => t('owed-city', { city: word.city(city) }),
    deliver: waits('deliver'),
    market: waits('market'),
    sell: waits('market'),
    parcel: waits('parcel'),
    warehouse: waits('warehouse'),
    station: waits('station'),
    corrupt: ({ agents }) => t('owed-corrupt', { n: agents }),
    advance: waits('advance'),
    exchange: waits('exchange'),
    exchange_for: waits('exchange'),
    draw_wagon: waits('draw_wagon'),
    keep: waits('keep'),
    lease: waits('lease'),
    contractor: waits('lease'),
    area: (cost) => t('owed-area', { cost }),
    travel: (steps) => t('owed-travel', { steps }),
    tile: waits('tile'),
    free_special: waits('free_special'),
    slot: waits('slot'),
    deal_cards: usual,
    deal_heroes: usual,
    phase: usual,
    income: usual,
    end_turn: usual,
    refill_pool: usual,
    return: usual,
    open_tile: (n, view) => {
      const tile = view.tiles[n - 1];
      return t('owed-open_tile', { tile: tile ? word.tile(tile) : '' });
    },
    refill_tile: usual,
    score_leases: (zone) => t('owed-zone', { zone: word.zone(zone) }),
    score_lease: (colour) => t('owed-score_lease', { contractor: word.contractorOf(colour) }),
    score_station: (zone) => t('owed-score_station', { zone: word.zone(zone) }),
    infrastructure: (region) => t('owed-infrastructure', { region: word.region(region) }),
    over: usual,
  },
  null,
);

/** What a chain of effects still owes after the choice that is being made, the next first. */
export const owed = (view: View, seat: number): string[] => [
  ...new Set(
    view.pending.flatMap((frame) =>
      frame.seat === seat ? (owes(frame.step, view, seat) ?? []) : [],
    ),
  ),
];

/** The last round, and somebody about to have seen every city. */
export function note(view: View): { text: string; urgent: boolean } | undefined {
  if (!view.playing) return undefined;
  const most = Math.max(...view.players.map((it) => it.visited.length));
  if (view.round === view.rounds || most === view.cities.length)
    return { text: t('note-last'), urgent: true };
  if (most >= view.cities.length - 1) return { text: t('note-eight', { n: most }), urgent: true };
  return undefined;
}
