/** The log: facts of the server as sentences. */
import { t, type Args } from '../../i18n/index.svelte';
import type { Bonus, Colour, Department, Tagged, Tile, View } from '../../types/autobahn';
import * as word from './words';

export type SeatName = (seat: number) => string;

/** Facts that only fill the log up; the sentence before says it all. */
const SILENT = new Set(['card_revealed', 'bonus_stored']);

export interface Line { kind: string; seat: number | null; text: string }

export function lineOf(event: Tagged, view: View, name: SeatName): Line | null {
  const kind = typeof event === 'string' ? event : Object.keys(event)[0]!;
  if (SILENT.has(kind)) return null;
  const it = (typeof event === 'string' ? {} : event[kind]) as Record<string, unknown>;
  const seat = typeof it.seat === 'number' ? it.seat : typeof it.from === 'number' ? it.from : null;
  return { kind, seat, text: sentence(kind, it, seat === null ? '' : name(seat), view, name) };
}

function sentence(kind: string, it: Record<string, unknown>, who: string, view: View, name: SeatName): string {
  const args: Args = { name: who };
  for (const [key, value] of Object.entries(it)) {
    if (typeof value === 'number') args[key] = value;
  }
  const text = (key: string) => String(it[key]);
  switch (kind) {
    case 'route_chosen': return t('event-route_chosen', { ...args, route: word.route(text('route')) });
    case 'turn_began': case 'era_end_triggered': case 'administration':
      return t(`event-${kind}`, { ...args, era: Number(it.era) + 1 });
    case 'bonus_claimed': case 'first_pharmaceuticals':
      return t(`event-${kind}`, { ...args, country: word.country(text('country')), bonus: word.bonus(it.bonus as Bonus) });
    case 'card_played': return t('event-card_played', { ...args, card: word.card(text('card')), space: word.space(text('space')) });
    case 'card_slid': return t('event-card_slid', { ...args, card: word.card(text('card')), space: word.space(text('to')) });
    case 'cones_changed': return t('event-cones_changed', { ...args, space: word.space(text('space')) });
    case 'tile_used': case 'tile_taken': return t(`event-${kind}`, { ...args, tile: word.tile(it.tile as Tile) });
    case 'built': case 'moved': return t(`event-${kind}`, { ...args, section: word.section(text('section')) });
    case 'upgraded': case 'station_built': return t(`event-${kind}`, { ...args, link: word.link(text('link')) });
    case 'employee_placed': {
      const place = { ...args, colour: word.road(it.colour as Colour) };
      return it.to_lobby === null ? t('event-employee_placed', place) : t('event-employee_placed_lobby', { ...place, other: name(Number(it.to_lobby)) });
    }
    case 'loaded': {
      const load = { ...args, good: word.good(text('good')), city: word.city(text('depot')) };
      return it.lost === null ? t('event-loaded', load) : t('event-loaded_lost', { ...load, lost: word.good(text('lost')) });
    }
    case 'unlocked': return t('event-unlocked', { ...args, tech: word.tech(text('column'), Number(it.level)) });
    case 'developed': return t('event-developed', { ...args, space: Number(it.space) + 1 });
    case 'promoted': return t('event-promoted', { ...args, floor: word.floor(it.department as Department, Number(it.floor), view) });
    case 'card_taken': case 'card_discarded': case 'card_revealed': return t(`event-${kind}`, { ...args, card: word.card(text('card')) });
    case 'cards_swapped': return t('event-cards_swapped', { ...args, down: word.card(text('down')), up: word.card(text('up')) });
    case 'recoloured': return t('event-recoloured', { ...args, colour: word.roadName(it.colour as Colour) });
    case 'station_bonus':
      return t('event-station_bonus', { ...args, link: word.link(text('link')), bonus: word.stationBonus(Number(it.number)) });
    case 'station_fee': return t('event-station_fee', { ...args, other: name(Number(it.to)), link: word.link(text('link')) });
    case 'delivered': return t('event-delivered', { ...args, country: word.country(text('country')), good: word.good(text('good')) });
    case 'bonus_stored': return t('event-bonus_stored', { ...args, country: word.country(text('country')) });
    case 'budget': return t('event-budget', { ...args, colour: word.road(it.colour as Colour) });
    case 'route_checked': {
      const checked = { ...args, route: word.route(text('route')) };
      return it.status === null ? t('event-route_checked_open', checked) : t('event-route_checked', { ...checked, status: Number(it.status) });
    }
    default: return t(`event-${kind}`, args);
  }
}
