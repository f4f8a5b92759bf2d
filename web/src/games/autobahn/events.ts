/** The log: facts of the server as sentences. */
import { t, type Args } from '../../i18n/index.svelte';
import type { Bonus, Colour, Department, Goal, Tagged, Tile, View } from '../../types/autobahn';
import type { Ply } from '../../types/table';
import { fieldsOf, kindOf, type Choice } from './autobot';
import * as word from './words';

export type SeatName = (seat: number) => string;

/** Facts that only fill the log up; the sentence before says it all. */
const SILENT = new Set(['card_revealed', 'bonus_stored']);

function choice(it: Choice, view: View): string {
  const winner = it.winner === null ? '' : word.candidate(it.subject, it.winner, view);
  const head = { subject: t(`subject-${it.subject}`), winner, n: it.candidates.length };
  if (it.rules.length === 0) return t('event-autobot_chose_only', head);
  const trace = it.rules
    .map(({ rule, left }) => t('autobot-rule', { rule: t(`rule-autobot-${rule}`), n: left.length }))
    .join(' → ');
  return t('event-autobot_chose', { ...head, trace });
}

export interface Line {
  kind: string;
  seat: number | null;
  text: string;
}

export function lineOf(event: Tagged, view: View, name: SeatName): Line | null {
  const kind = kindOf(event);
  if (SILENT.has(kind)) return null;
  const it = fieldsOf(event);
  const seat =
    typeof it.seat === 'number'
      ? it.seat
      : typeof it.from === 'number'
        ? it.from
        : kind.startsWith('autobot_')
          ? (view.autobot?.seat ?? null)
          : null;
  return { kind, seat, text: sentence(kind, it, seat === null ? '' : name(seat), view, name) };
}

/** What somebody who comes back wants to know of the others; the seat that every section brings goes without saying. */
const NEWS = new Set([
  'built',
  'upgraded',
  'station_built',
  'station_improved',
  'unlocked',
  'loaded',
  'wine_loaded',
  'good_lost',
  'refreshed',
  'funded',
  'tile_used',
  'bonus_claimed',
  'delivered',
  'wine_delivered',
  'first_pharmaceuticals',
  'station_fee',
  'promoted',
  'hired',
  'card_taken',
  'employee_placed',
  'employees_recalled',
  'traffic_appeared',
  'traffic_cleared',
  'era_end_triggered',
]);
/** What nobody chose, also if the viewer's own last step brought it about. */
const FATE = new Set(['administration', 'budget', 'route_checked', 'reunification']);

/** What happened since the viewer's last turn; during a turn that is what happened before it. */
export function newsOf(plies: Ply[], viewer: number, view: View, name: SeatName): Line[] {
  let last = plies.length - 1;
  while (
    last >= 0 &&
    plies[last]!.seat === viewer &&
    !plies[last]!.events.some((it) => kindOf(it) === 'turn_began' && fieldsOf(it).seat === viewer)
  )
    last--;
  const since: Line[] = [];
  for (let i = last; i >= 0; i--) {
    const mine = plies[i]!.seat === viewer;
    const lines = plies[i]!.events.filter(
      (it) =>
        FATE.has(kindOf(it)) ||
        (!mine &&
          NEWS.has(kindOf(it)) &&
          !(kindOf(it) === 'employee_placed' && fieldsOf(it).to_lobby === null)),
    ).map((it) => lineOf(it, view, name));
    since.unshift(...lines.filter((it) => it !== null));
    if (mine) break;
  }
  return since;
}

function sentence(
  kind: string,
  it: Record<string, unknown>,
  who: string,
  view: View,
  name: SeatName,
): string {
  const args: Args = { name: who };
  for (const [key, value] of Object.entries(it)) {
    if (typeof value === 'number') args[key] = value;
  }
  const text = (key: string) => String(it[key]);
  switch (kind) {
    case 'route_chosen':
      return t('event-route_chosen', { ...args, route: word.route(text('route')) });
    case 'turn_began':
    case 'era_end_triggered':
    case 'administration':
      return t(`event-${kind}`, { ...args, era: Number(it.era) + 1 });
    case 'bonus_claimed':
    case 'first_pharmaceuticals':
      return t(`event-${kind}`, {
        ...args,
        country: word.country(text('country')),
        bonus: word.bonus(it.bonus as Bonus),
      });
    case 'card_played':
      return t('event-card_played', {
        ...args,
        card: word.theCard(text('card')),
        space: word.space(text('space')),
      });
    case 'card_slid':
      return t('event-card_slid', {
        ...args,
        card: word.theCard(text('card')),
        space: word.space(text('to')),
      });
    case 'cones_changed':
      return t('event-cones_changed', { ...args, space: word.space(text('space')) });
    case 'tile_used':
    case 'tile_taken':
      return t(`event-${kind}`, { ...args, tile: word.tile(it.tile as Tile) });
    case 'built':
    case 'moved':
      return t(it.cost === 0 ? 'event-built_free' : `event-${kind}`, {
        ...args,
        section: word.section(text('section')),
      });
    case 'upgraded':
    case 'station_built':
      return t(it.cost === 0 ? 'event-upgraded_free' : `event-${kind}`, {
        ...args,
        link: word.link(text('link')),
      });
    case 'employee_placed': {
      const place = { ...args, road: word.road(it.colour as Colour) };
      return it.to_lobby === null
        ? t('event-employee_placed', place)
        : t('event-employee_placed_lobby', { ...place, other: name(Number(it.to_lobby)) });
    }
    case 'loaded': {
      return t('event-loaded', {
        ...args,
        good: word.good(text('good')),
        city: word.city(text('depot')),
      });
    }
    case 'good_lost':
      return t('event-good_lost', { ...args, good: word.good(text('good')) });
    case 'wine_loaded':
      return t('event-wine_loaded', { ...args, wine: word.wine(text('wine')) });
    case 'wine_delivered':
      return t('event-wine_delivered', { ...args, city: word.city(text('city')) });
    case 'traffic_appeared':
      return t('event-traffic_appeared', { section: word.section(text('section')) });
    case 'traffic_cleared':
      return t('event-traffic_cleared', { ...args, link: word.link(text('link')) });
    case 'station_improved':
      return t('event-station_improved', {
        ...args,
        link: word.link(text('link')),
        bonus: word.service(Number(it.service)),
      });
    case 'autobot_colour':
      return t('event-autobot_colour', { card: word.theCard(text('card')) });
    case 'autobot_task':
      return t('event-autobot_task', {
        task: word.task(text('task')),
        road: word.road(it.colour as Colour),
      });
    case 'autobot_queued':
      return t('event-autobot_queued', { task: word.task(text('task')) });
    case 'autobot_wine':
      return t('event-autobot_wine', { wine: word.wine(text('wine')) });
    case 'autobot_heads_for':
      return it.goal
        ? t('event-autobot_heads_for', {
            truck: Number(it.truck) + 1,
            goal: word.goal(it.goal as Goal),
          })
        : t('event-autobot_heads_for_none', { truck: Number(it.truck) + 1 });
    case 'autobot_chose':
      return choice(it.choice as Choice, view);
    case 'unlocked':
      return t('event-unlocked', { ...args, tech: word.tech(text('column'), Number(it.level)) });
    case 'developed':
      return t('event-developed', { ...args, space: Number(it.space) + 1 });
    case 'promoted':
      return t('event-promoted', {
        ...args,
        floor: word.floor(it.department as Department, Number(it.floor), view),
      });
    case 'card_taken':
      return t('event-card_taken', {
        ...args,
        card: word.theCard(text('card')),
        effect: word.cardEffects(text('card')).join(' '),
      });
    case 'card_discarded':
      return t('event-card_discarded', { ...args, card: word.theCard(text('card')) });
    case 'card_revealed':
      return t('event-card_revealed', { ...args, card: word.card(text('card')) });
    case 'cards_swapped':
      return t('event-cards_swapped', {
        ...args,
        down: word.theCard(text('down')),
        up: word.theCard(text('up')),
      });
    case 'recoloured':
      return t('event-recoloured', { ...args, colour: word.roadName(it.colour as Colour) });
    case 'station_bonus':
      return t('event-station_bonus', {
        ...args,
        link: word.link(text('link')),
        bonus: word.stationGain(Number(it.number)),
      });
    case 'station_fee':
      return t('event-station_fee', {
        ...args,
        other: name(Number(it.to)),
        link: word.link(text('link')),
      });
    case 'delivered':
      return t('event-delivered', {
        ...args,
        to: word.countryTo(text('country')),
        good: word.good(text('good')),
      });
    case 'bonus_stored':
      return t('event-bonus_stored', { ...args, country: word.country(text('country')) });
    case 'budget':
      return t('event-budget', { ...args, road: word.road(it.colour as Colour) });
    case 'route_checked': {
      const checked = { ...args, route: word.route(text('route')) };
      return it.status === null
        ? t('event-route_checked_open', checked)
        : t('event-route_checked', { ...checked, status: Number(it.status) });
    }
    default:
      return t(`event-${kind}`, args);
  }
}
