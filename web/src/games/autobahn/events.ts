/** The log: facts of the server as sentences. */
import { teller, type SeatName } from '../../board/log';
import { answers, bodyOf, kindOf, type Kind } from '../../board/tagged';
import type { Args } from '../../i18n/index.svelte';
import type { Choice, Event, View } from '../../types/autobahn';
import { t } from './i18n';
import { MOMENTS } from './moments';
import * as word from './words';

function chosen(it: Choice, view: View): string {
  const winner = it.winner === null ? '' : word.candidate(it.subject, it.winner, view);
  const head = { subject: t(`subject-${it.subject}`), winner, n: it.candidates.length };
  if (it.rules.length === 0) return t('event-autobot_chose_only', head);
  const trace = it.rules
    .map(({ rule, left }) => t('autobot-rule', { rule: t(`rule-autobot-${rule}`), n: left.length }))
    .join(' → ');
  return t('event-autobot_chose', { ...head, trace });
}

const said = (kind: Kind<Event>) => (_: unknown, args: Args) => t(`event-${kind}`, args);

const sentence = answers<Event, [args: Args, view: View, name: SeatName], string>(
  {
    route_chosen: ({ route }, args) =>
      t('event-route_chosen', { ...args, route: word.route(route) }),
    turn_began: ({ era }, args) => t('event-turn_began', { ...args, era }),
    bonus_claimed: ({ country, bonus }, args) =>
      t('event-bonus_claimed', {
        ...args,
        country: word.country(country),
        bonus: word.bonus(bonus),
      }),
    card_played: ({ card, space }, args) =>
      t('event-card_played', { ...args, card: word.theCard(card), space: word.space(space) }),
    refreshed: said('refreshed'),
    funded: said('funded'),
    tile_used: ({ tile }, args) => t('event-tile_used', { ...args, tile: word.tile(tile) }),
    built: ({ section, cost }, args) =>
      t(cost === 0 ? 'event-built_free' : 'event-built', {
        ...args,
        section: word.section(section),
      }),
    upgraded: ({ link, cost }, args) =>
      t(cost === 0 ? 'event-upgraded_free' : 'event-upgraded', { ...args, link: word.link(link) }),
    employee_placed: ({ colour, to_lobby }, args, _, name) => {
      const place = { ...args, road: word.road(colour) };
      return to_lobby === null
        ? t('event-employee_placed', place)
        : t('event-employee_placed_lobby', { ...place, other: name(to_lobby) });
    },
    employees_recalled: said('employees_recalled'),
    loaded: ({ good, depot }, args) =>
      t('event-loaded', { ...args, good: word.good(good), city: word.city(depot) }),
    good_lost: ({ good }, args) => t('event-good_lost', { ...args, good: word.good(good) }),
    wine_loaded: ({ wine }, args) => t('event-wine_loaded', { ...args, wine: word.wine(wine) }),
    wine_delivered: ({ city }, args) =>
      t('event-wine_delivered', { ...args, city: word.city(city) }),
    traffic_appeared: ({ section }) =>
      t('event-traffic_appeared', { section: word.section(section) }),
    traffic_cleared: ({ link }, args) =>
      t('event-traffic_cleared', { ...args, link: word.link(link) }),
    traffic_set_returned: said('traffic_set_returned'),
    station_improved: ({ link, service }, args) =>
      t('event-station_improved', { ...args, link: word.link(link), bonus: word.service(service) }),
    station_built: ({ link }, args) => t('event-station_built', { ...args, link: word.link(link) }),
    unlocked: ({ column, level }, args) =>
      t('event-unlocked', { ...args, tech: word.tech(column, level) }),
    developed: ({ space }, args) => t('event-developed', { ...args, space }),
    earned: said('earned'),
    paid: said('paid'),
    promoted: ({ department, floor }, args, view) =>
      t('event-promoted', { ...args, floor: word.floor(department, floor, view) }),
    hired: said('hired'),
    card_taken: ({ card }, args) =>
      t('event-card_taken', {
        ...args,
        card: word.theCard(card),
        effect: word.cardEffects(card).join(' '),
      }),
    card_discarded: ({ card }, args) =>
      t('event-card_discarded', { ...args, card: word.theCard(card) }),
    card_revealed: ({ card }, args) => t('event-card_revealed', { ...args, card: word.card(card) }),
    cards_swapped: ({ down, up }, args) =>
      t('event-cards_swapped', { ...args, down: word.theCard(down), up: word.theCard(up) }),
    recoloured: ({ colour }, args) =>
      t('event-recoloured', { ...args, colour: word.roadName(colour) }),
    card_slid: ({ card, to }, args) =>
      t('event-card_slid', { ...args, card: word.theCard(card), space: word.space(to) }),
    cones_changed: ({ space }, args) =>
      t('event-cones_changed', { ...args, space: word.space(space) }),
    moved: ({ section }, args) => t('event-moved', { ...args, section: word.section(section) }),
    station_bonus: ({ link, number }, args) =>
      t('event-station_bonus', { ...args, link: word.link(link), bonus: word.stationGain(number) }),
    station_fee: ({ to, link }, args, _, name) =>
      t('event-station_fee', { ...args, other: name(to), link: word.link(link) }),
    delivered: ({ country, good }, args) =>
      t('event-delivered', { ...args, to: word.countryTo(country), good: word.good(good) }),
    bonus_stored: ({ country }, args) =>
      t('event-bonus_stored', { ...args, country: word.country(country) }),
    first_pharmaceuticals: ({ country, bonus }, args) =>
      t('event-first_pharmaceuticals', {
        ...args,
        country: word.country(country),
        bonus: word.bonus(bonus),
      }),
    tile_taken: ({ tile }, args) => t('event-tile_taken', { ...args, tile: word.tile(tile) }),
    hand_picked_up: said('hand_picked_up'),
    era_end_triggered: ({ era }, args) => t('event-era_end_triggered', { ...args, era }),
    administration: ({ era }, args) => t('event-administration', { ...args, era }),
    budget: ({ colour }, args) => t('event-budget', { ...args, road: word.road(colour) }),
    route_checked: ({ route, status }, args) => {
      const checked = { ...args, route: word.route(route) };
      return status === null
        ? t('event-route_checked_open', checked)
        : t('event-route_checked', { ...checked, status });
    },
    reunification: said('reunification'),
    autobot_colour: ({ card }) => t('event-autobot_colour', { card: word.theCard(card) }),
    autobot_task: ({ task, colour }) =>
      t('event-autobot_task', { task: word.task(task), road: word.road(colour) }),
    autobot_queued: ({ task }) => t('event-autobot_queued', { task: word.task(task) }),
    autobot_chose: ({ choice }, _, view) => chosen(choice, view),
    autobot_heads_for: ({ truck, goal }) =>
      goal
        ? t('event-autobot_heads_for', { truck, goal: word.goal(goal) })
        : t('event-autobot_heads_for_none', { truck }),
    autobot_slot: said('autobot_slot'),
    autobot_task_added: said('autobot_task_added'),
    autobot_wine: ({ wine }) => t('event-autobot_wine', { wine: word.wine(wine) }),
    autobot_reshuffled: said('autobot_reshuffled'),
    autobot_skipped: said('autobot_skipped'),
    match_over: said('match_over'),
  },
  '',
);

/** Who did it. */
export function seatOf(event: Event, view: View): number | null {
  const it = (bodyOf(event) ?? {}) as { seat?: number; from?: number };
  const bot = kindOf(event).startsWith('autobot_') ? view.autobot?.seat : undefined;
  return it.seat ?? it.from ?? bot ?? null;
}

export const { lineOf, newsOf } = teller<View, Event>({
  moments: MOMENTS,
  sentence,
  seatOf,
  // The seat that every section brings.
  plain: (event) =>
    typeof event === 'object' &&
    'employee_placed' in event &&
    event.employee_placed.to_lobby === null,
});
