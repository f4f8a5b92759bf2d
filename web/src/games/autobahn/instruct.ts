/** Autobot's turn at a real table: what the person has to do with the pieces. */
import type { SeatName, Told } from '../../board/log';
import { figures, kindOf, someAnswers } from '../../board/tagged';
import type { Event, View } from '../../types/autobahn';
import { fieldsOf } from './autobot';
import { t } from './i18n/autobot';
import { lineOf } from './events';
import * as word from './words';

/** Where a truck of the seat stood before this event, as far as the log knows. */
export function standBefore(plies: Told<Event>[], event: Event): string | null {
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
export function orders(facts: Event[], plies: Told<Event>[], view: View, name: SeatName): Order[] {
  const out: Order[] = [];
  facts.forEach((event, i) => {
    const next = facts[i + 1];
    if (kindOf(event) === 'moved' && next !== undefined && kindOf(next) === 'moved') return;
    const first = facts.slice(0, i).findLastIndex((it) => kindOf(it) !== 'moved') + 1;
    const from = kindOf(event) === 'moved' ? standBefore(plies, facts[first]!) : null;
    const text = order(event, view, name, from);
    out.push(
      text === ''
        ? { text: lineOf(event, view, name)?.text ?? '', order: false }
        : { text, order: true },
    );
  });
  return out;
}

/** What is done with the pieces. Moves of one truck in a row are one order, from where the first of them began. */
const order = someAnswers<Event, [view: View, name: SeatName, from: string | null], string>(
  {
    built: ({ section }) => t('do-built', { section: word.section(section) }),
    upgraded: ({ link }) => t('do-upgraded', { link: word.link(link) }),
    station_built: ({ link, number }) => t('do-station_built', { link: word.link(link), number }),
    station_improved: ({ link }) => t('do-station_improved', { link: word.link(link) }),
    employee_placed: ({ colour, to_lobby }, _, name) =>
      to_lobby === null
        ? t('do-employee_placed', { road: word.road(colour) })
        : t('do-employee_placed_lobby', { road: word.road(colour), other: name(to_lobby) }),
    employees_recalled: (it) => t('do-employees_recalled', figures(it)),
    loaded: ({ truck, depot }) => t('do-loaded', { truck, depot: word.depot(depot) }),
    wine_loaded: ({ truck, wine }) => t('do-wine_loaded', { truck, wine: word.wine(wine) }),
    moved: ({ truck, section }, _, __, from) => {
      const way = { truck, to: word.section(section) };
      return from === null ? t('do-moved', way) : t('do-moved_from', { ...way, from });
    },
    delivered: ({ truck, country, good }) =>
      t('do-delivered', {
        truck,
        to: word.countryTo(country),
        good: word.good(good),
      }),
    wine_delivered: ({ truck, city }) => t('do-wine_delivered', { truck, city: word.city(city) }),
    first_pharmaceuticals: ({ country, bonus }) =>
      t('do-first_pharmaceuticals', { country: word.country(country), bonus: word.bonus(bonus) }),
    tile_taken: () => t('do-tile_taken'),
    autobot_slot: ({ slot }) => t('do-autobot_slot', { slot }),
    developed: ({ space }) => t('do-developed', { space }),
    promoted: ({ department, floor }, view) =>
      t('do-promoted', { floor: word.floor(department, floor, view) }),
    hired: () => t('do-hired'),
    station_fee: ({ link, money }) =>
      t('do-station_fee', { link: word.link(link), money: word.dm(money) }),
    station_bonus: ({ link }) => t('do-station_bonus', { link: word.link(link) }),
    card_discarded: ({ card }) => t('do-card_gone', { card: word.theCard(card) }),
    card_taken: ({ card }) => t('do-card_gone', { card: word.theCard(card) }),
    traffic_appeared: ({ section }) => t('do-traffic_appeared', { section: word.section(section) }),
    traffic_cleared: ({ link }) => t('do-traffic_cleared', { link: word.link(link) }),
    autobot_heads_for: ({ truck, goal }) =>
      goal
        ? t('do-heads_for', { truck, goal: word.goal(goal) })
        : t('event-autobot_heads_for_none', { truck }),
    administration: ({ era }) => t('do-administration', { era }),
    reunification: () => t('do-reunification'),
  },
  () => '',
);
