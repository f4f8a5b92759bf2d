/** What can be done, in words. */
import type { Args } from '../../i18n/index.svelte';
import type { AreaAction, Item, Region, Resource, Step, Track, View } from '../../types/trainrush';
import { actionOf, cardOf, itemOf, slotsOf, tileOf } from './data';
import { t } from './i18n';
import * as word from './words';

/** The one whose view it is; for who watches, nobody's train is "yours". */
export const mineOf = (view: View) => view.players[view.viewer ?? -1];

/** A wagon of the own train, with its place in it. */
export function carName(view: View, n: number): string {
  const car = mineOf(view)?.train[n - 1];
  return car ? t('car-name', { n, wagon: word.wagon(car.wagon) }) : t('car-nth', { n });
}

const unsaid = () => ({});

/** What the words of each action need, by its verb. */
const ARGS: Record<string, (view: View, a: string, b: string, step: Step | null) => Args> = {
  cube: (_, a) => ({ resource: word.resource(a as Resource) }),
  under: (_, a) => ({ card: word.card(a) }),
  box: (_, a) => ({ hero: word.hero(a) }),
  draft: (_, a) => ({ hero: word.hero(a) }),
  bid: (_, a) => ({ n: Number(a) }),
  lobby: (_, a) => ({ sector: word.sector(a) }),
  load: (view, a) => ({ car: carName(view, Number(a)) }),
  invest: (_, a) => ({
    action: word.areaAction(a as AreaAction),
    cost: actionOf(a).cost,
  }),
  play: (_, a) => ({ card: word.card(a) }),
  token: (_, a) => ({ n: Number(a) }),
  move: (_, a) => ({ field: word.field(a) }),
  special: (_, a) => ({ card: word.card(a), special: word.effect(cardOf(a).special.is) }),
  take: (_, a) => ({ card: word.card(a) }),
  keep: (_, a) => ({ card: word.card(a) }),
  discard: (_, a) => ({ card: word.card(a) }),
  mission: (_, a) => ({ hero: word.hero(a) }),
  lease: (_, a, b) => ({ zone: word.zone(a), region: word.region(b as Region) }),
  zone: (_, a) => ({ zone: word.zone(a) }),
  contractor: (_, a, b) => ({
    city: word.city(a),
    contractor: word.contractorOf(b as Region),
  }),
  contract: (_, a) => ({ contract: word.contract(a) }),
  give: (view, a, b) => {
    const car = mineOf(view)?.train[Number(a) - 1];
    const cube = car?.cargo[Number(b) - 1] ?? (car && slotsOf(car.wagon)[Number(b) - 1]) ?? 'any';
    return { car: Number(a), resource: word.resource(cube) };
  },
  buy: (_, a) => ({ item: word.item(a as Item), price: itemOf(a).price }),
  slot: (_, a, __, step) => ({
    city: word.city(a),
    size: step !== null && typeof step === 'object' && 'slot' in step ? step.slot.size : 0,
  }),
  parcel: (view, a) => ({ car: carName(view, Number(a)) }),
  tile: (view, a) => {
    const id = view.tiles[Number(a) - 1];
    return { n: Number(a), tile: id ? word.effect(tileOf(id).effect) : '' };
  },
  build: (_, a) => ({ zone: word.zone(a) }),
  station: (_, a) => ({ zone: word.zone(a) }),
  corrupt: (_, a) => ({ sector: word.sector(a) }),
  advance: (_, a) => ({ track: word.track(a as Track) }),
  uncouple: (view, a) => ({ car: carName(view, Number(a)) }),
  couple: (_, a) => ({ wagon: word.wagon(a) }),
  skip: unsaid,
  stop: unsaid,
  pass: unsaid,
  done: unsaid,
};

/** A legal action of a step in words. */
export function action(text: string, view: View, step: Step | null = null): string {
  const [verb = '', a = '', b = ''] = text.split(' ');
  return t(`act-${verb}`, ARGS[verb]?.(view, a, b, step) ?? {});
}

/** A wagon of a train that is shown, whosever it is. */
export const carLabel = (n: number, wagon: string) =>
  t('car-label', { n, wagon: word.wagon(wagon) });
