/** The log: facts of the server as sentences. */
import { teller, type SeatName } from '../../board/log';
import { answers, bodyOf, kindOf, type Kind } from '../../board/tagged';
import type { Args } from '../../i18n/index.svelte';
import type { Event, View } from '../../types/trainrush';
import { cityOf, longTrackOf } from './data';
import { t } from './i18n';
import { MOMENTS } from './moments';
import * as word from './words';

const said = (kind: Kind<Event>) => (_: unknown, args: Args) => t(`event-${kind}`, args);

const sentence = answers<Event, [args: Args, view: View, name: SeatName], string>(
  {
    cards_dealt: said('cards_dealt'),
    heroes_dealt: said('heroes_dealt'),
    chosen: said('chosen'),
    packs_passed: said('packs_passed'),
    draft_over: said('draft_over'),
    round_began: said('round_began'),
    phase_began: ({ phase }, args) =>
      t('event-phase_began', { ...args, phase: t(`phase-${phase}`) }),
    bid: said('bid'),
    order_set: ({ order }, args, _, name) =>
      t('event-order_set', { ...args, names: word.list(order.map(name)) }),
    lobbied: ({ sector }, args) => t('event-lobbied', { ...args, sector: word.sector(sector) }),
    advanced: ({ track }, args) => t('event-advanced', { ...args, track: word.track(track) }),
    advance_lost: ({ track }, args) =>
      t('event-advance_lost', { ...args, track: word.track(track) }),
    income: said('income'),
    loaded: ({ resource }, args) =>
      t('event-loaded', { ...args, resource: word.resource(resource) }),
    got_coal: said('got_coal'),
    got_investment: said('got_investment'),
    invested: ({ action }, args) =>
      t('event-invested', { ...args, action: word.areaAction(action) }),
    free_action: ({ action }, args) =>
      t('event-free_action', { ...args, action: word.areaAction(action) }),
    passed: said('passed'),
    card_played: ({ card }, args) => t('event-card_played', { ...args, card: word.card(card) }),
    no_card: said('no_card'),
    token_used: said('token_used'),
    coal_paid: said('coal_paid'),
    moved: ({ to }, args) => t('event-moved', { ...args, field: word.field(to) }),
    special_used: ({ card }, args) =>
      t('event-special_used', { ...args, card: word.card(card), special: word.special(card) }),
    card_taken: ({ card }, args) => t('event-card_taken', { ...args, card: word.card(card) }),
    card_discarded: ({ card }, args) =>
      t('event-card_discarded', { ...args, card: word.card(card) }),
    card_revealed: ({ card }, args) => t('event-card_revealed', { ...args, card: word.card(card) }),
    pool_cleared: said('pool_cleared'),
    reshuffled: said('reshuffled'),
    cards_drawn: said('cards_drawn'),
    drew: ({ card }, args) => t('event-drew', { ...args, card: word.card(card) }),
    card_kept: said('card_kept'),
    city_marked: ({ city }, args) => t('event-city_marked', { ...args, city: word.city(city) }),
    token_taken: ({ city }, args) => t('event-token_taken', { ...args, city: word.city(city) }),
    scored: ({ source }, args) => t('event-scored', { ...args, source: t(`source-${source}`) }),
    unloaded: ({ resource }, args) =>
      t('event-unloaded', { ...args, resource: word.resource(resource) }),
    delivered: ({ city, contract }, args) =>
      t('event-delivered', { ...args, city: word.city(city), contract: word.contract(contract) }),
    contract_revealed: ({ contract, region }, args) =>
      t('event-contract_revealed', {
        ...args,
        contract: word.contract(contract),
        region: word.region(region),
      }),
    leased: ({ zone, colour, city }, args) =>
      t('event-leased', {
        ...args,
        zone: word.zone(zone),
        city: word.city(city),
        contractor: word.contractorOf(colour),
      }),
    bought: ({ item }, args) => t('event-bought', { ...args, item: word.item(item) }),
    slot_marked: ({ city }, args) => t('event-slot_marked', { ...args, city: word.city(city) }),
    tile_opened: ({ tile }, args) => t('event-tile_opened', { ...args, tile: word.tile(tile) }),
    tile_revealed: ({ tile }, args) => t('event-tile_revealed', { ...args, tile: word.tile(tile) }),
    parcel_taken: ({ zone }, args) => t('event-parcel_taken', { ...args, zone: word.zone(zone) }),
    zone_scored: ({ zone }, args) => t('event-zone_scored', { ...args, zone: word.zone(zone) }),
    contractor_advanced: ({ colour }, args) =>
      t('event-contractor_advanced', { ...args, rail: word.longTrack('contractor', colour) }),
    infrastructure_advanced: ({ region }, args) =>
      t('event-infrastructure_advanced', {
        ...args,
        rail: word.longTrack('infrastructure', region),
      }),
    track_bonus: ({ track, region, space }, args) => {
      const bonus = longTrackOf(track).bonuses.find((it) => it.space === space);
      return t('event-track_bonus', {
        ...args,
        rail: word.longTrack(track, region),
        bonus: bonus ? word.effect(bonus.effect) : '',
      });
    },
    warehouse_built: ({ zone }, args) =>
      t('event-warehouse_built', { ...args, zone: word.zone(zone) }),
    station_built: ({ zone }, args) => t('event-station_built', { ...args, zone: word.zone(zone) }),
    agent_placed: ({ sector }, args) =>
      t('event-agent_placed', { ...args, sector: word.sector(sector) }),
    uncoupled: ({ wagon }, args) => t('event-uncoupled', { ...args, wagon: word.wagon(wagon) }),
    coupled: ({ wagon }, args) => t('event-coupled', { ...args, wagon: word.wagon(wagon) }),
    wagon_revealed: ({ wagon }, args) =>
      t('event-wagon_revealed', { ...args, wagon: word.wagon(wagon) }),
    mission_begun: ({ hero }, args) => t('event-mission_begun', { ...args, hero: word.hero(hero) }),
    round_ended: said('round_ended'),
    match_over: said('match_over'),
  },
  '',
);

/** Who did it. */
export const seatOf = (event: Event): number | null =>
  ((bodyOf(event) ?? {}) as { seat?: number }).seat ?? null;

/** The things on the board that an event names. */
export function aboutOf(event: Event): string[] {
  const it = (bodyOf(event) ?? {}) as {
    to?: string;
    zone?: string;
    sector?: string;
    city?: string;
    track?: string;
    number?: number;
  };
  return [
    ...(it.to ? [`field:${it.to}`] : []),
    ...(it.zone ? [`zone:${it.zone}`] : []),
    ...(it.sector ? [`sector:${it.sector}`] : []),
    ...(it.city ? [`field:${cityOf(it.city).field}`] : []),
    ...(it.number ? [`tile:${it.number}`] : []),
    ...(it.track && kindOf(event) === 'advanced' ? [`track:${it.track}`] : []),
  ];
}

export const { lineOf, newsOf } = teller<View, Event>({
  moments: MOMENTS,
  sentence,
  seatOf,
});
