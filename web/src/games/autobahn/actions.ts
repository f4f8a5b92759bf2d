/** What can be done, in words. */
import type { Args } from '../../i18n/index.svelte';
import type { Colour, Department, Step, Tile, View } from '../../types/autobahn';
import { cardOf, deliveryBoard, eras, refreshMoney, sectionOf } from './data';
import { t } from './i18n';
import { borderOf } from './pick';
import * as word from './words';

/** The first of two sections that are built at once, while the second is being chosen. */
export function firstOfPair(step: Step | null): string | null {
  return step !== null && typeof step === 'object' && 'pair' in step ? step.pair.first : null;
}

/** What a section costs, alone or as one of two. */
export function buildCost(id: string, view: View, pair = false): number {
  const full =
    view.build_costs.find(([it]) => it === id)?.[1] ??
    eras[view.era - 1]?.costs.build[sectionOf(id).link.sections - 1] ??
    0;
  const less =
    pair && view.turn.card !== null ? Number(cardOf(view.turn.card).effect.pair_discount ?? 0) : 0;
  return Math.max(full - less, 0);
}

/** A legal action of a step in words. */
export function action(text: string, view: View, step: Step | null = null): string {
  const [verb = '', a = '', b = ''] = text.split(' ');
  const me = view.players[view.viewer ?? view.current];
  const args: Record<string, () => Args> = {
    route: () => ({ route: word.route(a) }),
    claim: () => {
      const row = deliveryBoard(me?.board ?? '').find((it) => it.country === a);
      return { country: word.country(a), bonus: row ? word.bonus(row.bonus) : '' };
    },
    play: () => ({ card: word.theCard(a) }),
    at: () => ({ space: word.space(a) }),
    refresh: () => ({ n: me?.spaces.reduce((sum, it) => sum + it.cards.length, 0) ?? 0 }),
    fund: () => ({ n: eras[view.era - 1]?.funding ?? 0 }),
    use: () => ({ tile: word.tile(a as Tile) }),
    build: () => ({
      section: word.section(a),
      cost: buildCost(a, view, firstOfPair(step) !== null),
    }),
    pair: () => ({ section: word.section(a), cost: buildCost(a, view, true) }),
    upgrade: () => ({
      link: word.link(a),
      cost: view.upgrade_costs.find(([id]) => id === a)?.[1] ?? 0,
    }),
    load: () => ({ depot: word.depot(a), truck: Number(b) }),
    station: () => ({ link: word.link(a) }),
    improve: () => ({ link: word.link(a) }),
    service: () => ({ bonus: word.service(Number(a)) }),
    traffic: () => ({ link: word.link(a) }),
    wine: () => ({ truck: Number(a), wine: word.wine(me?.wine ?? '') }),
    token: () => ({ colour: word.roadName(a as Colour) }),
    unlock: () => ({ tech: word.tech(a, Number(b)) }),
    promote: () => ({
      floor: word.floor(a as Department, Number(b), view),
      points: word.floorPoints(me, a as Department, Number(b)),
    }),
    take: () => ({ card: word.theCard(a) }),
    discard: () => ({ card: word.theCard(a) }),
    give: () => ({ card: word.theCard(a) }),
    pickup: () => ({ card: word.theCard(a) }),
    recolour: () => ({ colour: word.roadName(a as Colour) }),
    slide: () => ({ card: word.theCard(a) }),
    to: () => ({ space: word.space(a) }),
    flip: () => ({ space: word.space(a) }),
    remove: () => ({ space: word.space(a) }),
    bonus: () => ({ bonus: word.stationGain(Number(a)) }),
    tile: () => ({ tile: word.tile(a as Tile) }),
    truck: () => ({ truck: Number(a) }),
    move: () => ({ truck: Number(a), section: word.section(b) }),
    home: () => ({ truck: Number(a) }),
    tilegone: () => ({ country: word.country(a) }),
    served: () => ({ country: word.country(a) }),
    employ: () => ({ road: word.road(a as Colour) }),
    board: () => ({ board: a }),
    reveal: () => ({ card: word.theCard(a) }),
    deliver: () => ({
      truck: Number(a),
      to: word.countryTo(borderOf(view, Number(a) - 1) ?? 'DK'),
    }),
  };
  // What is entered for a real table costs nothing here.
  const entered =
    view.options.companion &&
    (verb === 'build' ||
      verb === 'upgrade' ||
      verb === 'load' ||
      verb === 'move' ||
      verb === 'end');
  if (entered) return t(`entered-${verb}`, args[verb]?.());
  return verb === 'skip' && step === 'claim' ? t('act-later') : t(`act-${verb}`, args[verb]?.());
}

/** What refreshing brings now, on its button. */
export function refreshGain(view: View): string {
  const me = view.players[view.viewer ?? view.current];
  const played = me?.spaces.reduce((sum, it) => sum + it.cards.length, 0) ?? 0;
  return t('refresh-gain', { n: played, money: word.dm(played * refreshMoney) });
}
