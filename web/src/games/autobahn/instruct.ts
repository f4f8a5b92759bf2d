/** Autobot's turn at a real table: what the person has to do with the pieces. */
import { t, type Args } from '../../i18n/index.svelte';
import type { Bonus, Colour, Department, Goal, Tagged, View } from '../../types/autobahn';
import type { Ply } from '../../types/table';
import { fieldsOf, kindOf } from './autobot';
import { lineOf } from './events';
import * as word from './words';

/** Where a truck of the seat stood before this event, as far as the log knows. */
export function standBefore(plies: Ply[], event: Tagged): string | null {
  const { seat, truck } = fieldsOf(event);
  let at: string | null = null;
  for (const ply of plies) {
    for (const it of ply.events) {
      if (it === event) return at;
      const fields = fieldsOf(it);
      if (fields.seat !== seat || fields.truck !== truck) continue;
      const kind = kindOf(it);
      if (kind === 'moved') at = word.section(String(fields.section));
      if (kind === 'loaded') at = word.depot(String(fields.depot));
      if (kind === 'delivered' || kind === 'wine_delivered' || kind === 'good_lost') at = null;
    }
  }
  return at;
}

export interface Order {
  text: string;
  /** Something to do with the pieces, not only to know. */ order: boolean;
}

/** One step as orders; consecutive moves of a truck become one. */
export function orders(
  facts: Tagged[],
  plies: Ply[],
  view: View,
  name: (seat: number) => string,
): Order[] {
  const out: Order[] = [];
  facts.forEach((event, i) => {
    const next = facts[i + 1];
    if (kindOf(event) === 'moved' && next !== undefined && kindOf(next) === 'moved') return;
    const first = facts.slice(0, i).findLastIndex((it) => kindOf(it) !== 'moved') + 1;
    const text = order(event, kindOf(event) === 'moved' ? facts[first]! : event, plies, view, name);
    out.push(
      text === ''
        ? { text: lineOf(event, view, name)?.text ?? '', order: false }
        : { text, order: true },
    );
  });
  return out;
}

function order(
  event: Tagged,
  first: Tagged,
  plies: Ply[],
  view: View,
  name: (seat: number) => string,
): string {
  const kind = kindOf(event);
  const it = fieldsOf(event);
  const text = (key: string) => String(it[key]);
  const args: Args = {};
  for (const [key, value] of Object.entries(it)) if (typeof value === 'number') args[key] = value;
  const truck = Number(it.truck) + 1;
  switch (kind) {
    case 'built':
      return t('do-built', { section: word.section(text('section')) });
    case 'upgraded':
      return t('do-upgraded', { link: word.link(text('link')) });
    case 'station_built':
      return t('do-station_built', { link: word.link(text('link')), number: Number(it.number) });
    case 'station_improved':
      return t('do-station_improved', { link: word.link(text('link')) });
    case 'employee_placed': {
      const place = { road: word.road(it.colour as Colour) };
      return it.to_lobby === null
        ? t('do-employee_placed', place)
        : t('do-employee_placed_lobby', { ...place, other: name(Number(it.to_lobby)) });
    }
    case 'employees_recalled':
      return t('do-employees_recalled', args);
    case 'loaded':
      return t('do-loaded', { truck, depot: word.depot(text('depot')) });
    case 'wine_loaded':
      return t('do-wine_loaded', { truck, wine: word.wine(text('wine')) });
    case 'moved': {
      const from = standBefore(plies, first);
      const to = word.section(text('section'));
      return from === null ? t('do-moved', { truck, to }) : t('do-moved_from', { truck, from, to });
    }
    case 'delivered':
      return t('do-delivered', {
        truck,
        to: word.countryTo(text('country')),
        good: word.good(text('good')),
      });
    case 'wine_delivered':
      return t('do-wine_delivered', { truck, city: word.city(text('city')) });
    case 'first_pharmaceuticals':
      return t('do-first_pharmaceuticals', {
        country: word.country(text('country')),
        bonus: word.bonus(it.bonus as Bonus),
      });
    case 'tile_taken':
      return t('do-tile_taken');
    case 'autobot_slot':
      return t('do-autobot_slot', { slot: Number(it.slot) });
    case 'developed':
      return t('do-developed', { space: Number(it.space) + 1 });
    case 'promoted':
      return t('do-promoted', {
        floor: word.floor(it.department as Department, Number(it.floor), view),
      });
    case 'hired':
      return t('do-hired');
    case 'station_fee':
      return t('do-station_fee', {
        link: word.link(text('link')),
        money: word.dm(Number(it.money)),
      });
    case 'station_bonus':
      return t('do-station_bonus', { link: word.link(text('link')) });
    case 'card_discarded':
    case 'card_taken':
      return t('do-card_gone', { card: word.theCard(text('card')) });
    case 'traffic_appeared':
      return t('do-traffic_appeared', { section: word.section(text('section')) });
    case 'traffic_cleared':
      return t('do-traffic_cleared', { link: word.link(text('link')) });
    case 'autobot_heads_for':
      return it.goal
        ? t('do-heads_for', { truck, goal: word.goal(it.goal as Goal) })
        : t('event-autobot_heads_for_none', { truck });
    case 'administration':
      return t('do-administration', { era: Number(it.era) + 1 });
    case 'reunification':
      return t('do-reunification');
    default:
      return '';
  }
}
