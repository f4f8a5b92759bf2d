/** Names of things in the reader's language. No id of the data files is ever shown. */
import type { SeatName } from '../../board/log';
import type {
  Act,
  Award,
  Bonus,
  Bought,
  Car,
  Card,
  Chip,
  Engineer,
  Forecast,
  Merchant,
  Part,
  Preference,
  Sale,
  StackView,
  StartTile,
  Tile,
  View,
} from '../../types/automobile';
import {
  awardOf,
  best,
  cardOf,
  chipValue,
  developmentOf,
  engineerOf,
  engineers,
  laps,
  merchantOf,
  opelFactor,
  ottoWorkers,
  places,
  porscheSpaces,
  startOf,
  tileOf,
  type StartEffect,
} from './data';
import { t } from './i18n';

/** People's names, the same in every language. */
const ENGINEERS: Record<Engineer, [first: string, last: string]> = {
  opel: ['Adam', 'Opel'],
  horch: ['August', 'Horch'],
  benz: ['Carl', 'Benz'],
  bugatti: ['Ettore', 'Bugatti'],
  porsche: ['Ferdinand', 'Porsche'],
  daimler: ['Gottlieb', 'Daimler'],
  otto: ['Nikolaus', 'Otto'],
  diesel: ['Rudolf', 'Diesel'],
  maybach: ['Wilhelm', 'Maybach'],
};

export const list = (items: string[]) => items.join(', ');
/** A phrase that stands alone. */
export const sentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

export const act = (id: Act) => t(`what-${id}`);
/** A bonus as a name for messages and its number. */
export function bonusParts(it: Bonus): [string, number] {
  return typeof it === 'string' ? [it, 0] : (Object.entries(it)[0] as [string, number]);
}
export function bonus(it: Bonus): string {
  const [name, n] = bonusParts(it);
  return t(`bonus-${name}`, { n });
}
export function bonusRule(it: Bonus): string {
  const [name, n] = bonusParts(it);
  return t(`rule-bonus-${name}`, { n });
}
export function tile(id: Tile): string {
  const { acts, bonus: extra } = tileOf(id);
  return acts.map((it) => (it === 'bonus' && extra !== null ? bonus(extra) : act(it))).join(' + ');
}
export const actRule = (id: Act, extra: Bonus | null = null) =>
  id === 'bonus' && extra !== null ? bonusRule(extra) : t(`rule-act-${id}`);
export const tileRule = (id: Tile) => {
  const { acts, bonus: extra } = tileOf(id);
  return acts.map((it) => actRule(it, extra)).join(' ');
};

export const preference = (id: Preference) => t(`preference-${id}`);
export const preferenceRule = (id: Preference) =>
  t(`rule-preference-${id}`, { n: merchantOf(id).factor });
export const part = ({ kind, value }: Part) => t(`part-${kind}`, { n: value });
export const merchant = (n: number, it: Merchant) =>
  t('merchant-name', { n, preference: preference(it.preference) });
export const stack = (it: StackView) => t('stack-name', { preference: preference(it.preference) });
export const stackTip = (it: StackView) => t('stack-tip', { left: it.left, points: it.points });

/** Not `t`-worded: a person is called the same everywhere. */
export const engineer = (id: Engineer) => ENGINEERS[id].join(' ');
export const surname = (id: Engineer) => ENGINEERS[id][1];
export function engineerRule(id: Engineer): string {
  const chips = engineers
    .find((it) => it.id === id)!
    .chips.map((n) => t('chip-plus', { n }))
    .join(' / ');
  const n = { opel: opelFactor, otto: ottoWorkers, porsche: porscheSpaces }[id as string] ?? 0;
  return t(`rule-engineer-${id}`, { chips, n, best });
}
/** What a chip shows. */
export function chip(it: Chip): string {
  if (it.engineer === 'benz') return t('chip-once');
  return it.engineer === 'diesel' ? t('chip-change') : t('chip-plus', { n: chipValue(it) });
}
/** The same in its own small place. */
export const chipFace = (it: Chip) =>
  it.engineer === 'diesel' ? '⇄' : it.engineer === 'benz' ? '1×' : chip(it);
export const chipName = (it: Chip) =>
  t('chip-name', { engineer: surname(it.engineer), chip: chip(it) });

/** What a development gives. */
export function developmentGives(id: Card): string {
  const it = developmentOf(id);
  if (!it) return '';
  const gives = [
    it.body ? t('dev-body', { n: it.body }) : '',
    it.engine ? t('dev-engine', { n: it.engine }) : '',
    it.take ? t(`dev-take-${it.take}`) : '',
  ];
  return list(gives.filter((part) => part !== ''));
}
export function card(id: Card): string {
  const { effect } = cardOf(id);
  if (effect === 'parts') return t('card-parts');
  if ('hire' in effect) return t('card-hire', { n: effect.hire });
  if ('race' in effect) return t('card-race', { n: effect.race });
  if ('engineer' in effect) return engineer(effect.engineer);
  return t('card-development', { points: developmentGives(id) });
}
export function cardRule(id: Card): string {
  const { effect } = cardOf(id);
  if (effect === 'parts') return t('rule-card-parts');
  if ('hire' in effect) return t('rule-card-hire', { n: effect.hire });
  if ('race' in effect) return t('rule-card-race', { n: effect.race });
  if ('engineer' in effect) return engineerRule(effect.engineer);
  const points = [
    effect.development.body ? t('dev-body', { n: effect.development.body }) : '',
    effect.development.engine ? t('dev-engine', { n: effect.development.engine }) : '',
  ];
  return [
    t('rule-development', { points: list(points.filter((it) => it !== '')) }),
    effect.development.take ? t('rule-development-take') : '',
  ]
    .join(' ')
    .trim();
}
/** Its entry in the reference: cards of a kind are one. */
export const cardEntry = (id: Card) => {
  const who = engineerOf(id);
  return who === null ? `card:${id.split('.')[0]}` : `engineer:${who}`;
};

export const award = (id: Award) => t(`award-${id}`, { n: awardOf(id).need });
export const awardRule = (id: Award) => t(`rule-award-${id}`, { n: awardOf(id).need });

function startEffect(it: StartEffect): string {
  if (typeof it === 'string') return t(`start-${it}`);
  return 'space' in it ? t('start-space', { n: it.space }) : t('start-motor', { n: it.motor });
}
export const start = (id: StartTile) => list(startOf(id).effects.map(startEffect));
export const startName = (id: StartTile) => t('start-name', { what: start(id) });

export const car = (it: Car, name: SeatName) =>
  t('car-name', {
    name: name(it.owner),
    body: it.body,
    engine: it.engine,
    workers: it.workers,
    price: it.price,
  });
export const boostRule = ({ boost }: Car) =>
  boost ? t('car-boost', { engineer: surname(boost.engineer), n: chipValue(boost) }) : '';

/** Why a merchant chooses this car; `market` are the cars it chose from, if they are still known. */
export function saleWhy(
  { bought, preference: of }: Sale,
  market: (Car | null)[] | null,
  name: SeatName,
): string {
  if (!bought) return t('sale-none');
  const { why, value } = bought;
  if (why === 'only') return t('sale-only');
  if (typeof why === 'string') return t(`sale-best-${of}`, { value });
  const rival = market?.[why.cheapest_of_equal - 1];
  // Cheaper than another car of one's own is no news of anybody.
  return rival && rival.owner !== bought.seat
    ? t(`sale-equal-${of}`, { value, other: name(rival.owner) })
    : t(`sale-level-${of}`, { value });
}
/** What is paid: the price, a multiple of it, a chip of Daimler. */
export function saleSum({ price, factor, bonus: more }: Bought): string {
  const base = factor === 1 ? `${price}` : t('sale-sum-times', { price, n: factor });
  return more === 0 ? base : `${base} + ${more}`;
}
export function saleLine(sale: Sale, view: View, name: SeatName): string {
  const { bought } = sale;
  if (!bought) return t('sale-none');
  return t('sale-line', {
    name: name(bought.seat),
    price: bought.price,
    sum: bought.points,
    why: saleWhy(sale, view.market, name),
  });
}

/** Who would buy a car of the market, and why; if nobody, which merchant who can still come would. */
export function fate(n: number, forecast: Forecast, view: View, name: SeatName): string {
  const buys = (it: Sale) => it.bought?.car === n;
  const sale = forecast.sales.find(buys);
  if (sale?.bought)
    return t('car-sold', {
      n: sale.merchant,
      points: sale.bought.points,
      why: saleWhy(sale, view.market, name),
    });
  const saved = view.calls
    .filter(buys)
    .map((it) => `${preference(it.preference)} (${saleWhy(it, view.market, name)})`);
  return saved.length === 0
    ? t('car-unsold')
    : `${t('car-unsold')} ${t('car-saved', { merchants: list(saved) })}`;
}

export const placePoints = () => places.join(' / ');
export const lapPoints = () => laps.points.slice(1).join(' / ');
export const raceRule = () =>
  t('rule-race', { places: placePoints(), laps: lapPoints(), more: laps.more });
/** How long one waits for the next own turn. */
export const wait = (least: number, most: number) =>
  most === 0
    ? t('wait-none')
    : least === most
      ? t('wait-one', { n: least })
      : t('wait-some', { least, most });
export const tileActs = (id: Tile) => tileOf(id).acts;
