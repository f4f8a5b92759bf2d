/** Names of things and actions in the reader's language. No id of the data files is ever shown. */
import type { Args } from '../../i18n/index.svelte';
import type { Drive } from './drive';
import { t } from './i18n';
import type {
  Bonus,
  Card,
  Colour,
  Department,
  Goal,
  PlayerView,
  Route,
  View,
} from '../../types/autobahn';
import {
  cardOf,
  depots,
  dualValue,
  eras,
  floorsOf,
  linkOf,
  linkValue,
  moneyUnit,
  routes,
  sectionOf,
  sections,
  services,
  stations,
  tasks,
  technologies,
  tileBonus,
  trafficSet,
  united,
  wines,
  type SectionRow,
  type SoloBonus,
  type StationBonus,
} from './data';
import type { Tile } from '../../types/autobahn';

/** Numbers of the real roads, the same in every language. */
const ROADS: Record<Colour, string> = {
  red: 'A1',
  cyan: 'A2',
  orange: 'A3',
  purple: 'A4/A5',
  white: 'A6',
  black: 'A7',
  yellow: 'A9/A14/A24',
};

export const dm = (n: number) => t('dm', { n });
export const road = (colour: Colour) => ROADS[colour];
export const colour = (id: Colour) => t(`colour-${id}`);
export const colours = (ids: Colour[]) => ids.map((id) => ROADS[id]).join(', ');
export const roadName = (id: Colour) => t('road-name', { road: ROADS[id], colour: colour(id) });
export const office = (id: Colour) => t('office-name', { road: ROADS[id], colour: colour(id) });
export const city = (id: string) => t(`city-${id}`);
export const country = (id: string) => t(`country-${id}`);
/** “to Denmark”: with the article or the case that the language wants. */
export const countryTo = (id: string) => t(`country-to-${id}`);
export const good = (id: string) => t(`good-${id}`);
export const space = (id: string) => t(`space-${id}`);

export function link(id: string): string {
  const it = linkOf(id);
  return t('link-name', { road: ROADS[it.colour], from: city(it.ends[0]), to: city(it.ends[1]) });
}

export function section(id: string): string {
  const it = sectionOf(id);
  if (it.link.sections === 1) return link(it.link.id);
  return t('section-name', {
    road: ROADS[it.link.colour],
    from: city(it.link.ends[0]),
    to: city(it.link.ends[1]),
    city: city(it.link.ends[it.place - 1]!),
  });
}

/** The state of a section: built or not, what it costs, what lies on it. */
export function sectionNow(it: SectionRow, view: View): string {
  const built = view.built.includes(it.id);
  const cost = view.build_costs.find(([id]) => id === it.id)?.[1];
  const state = built
    ? t(view.dual.includes(it.link.id) ? 'section-dual' : 'section-single')
    : !united(view.era) && it.link.roadblock === it.place
      ? t('section-blocked')
      : cost !== undefined && !view.options.companion
        ? t('section-open', { cost: dm(cost) })
        : t('section-unbuilt');
  const parts = [state];
  const tile = view.map_tiles.find((row) => row.section === it.id)?.tile;
  if (tile)
    parts.push(
      view.options.companion ? t('tile-some') : t('section-tile', { tile: bonus(tileBonus(tile)) }),
    );
  if (it.link.develop && !built) parts.push(t('section-develop'));
  const upgrade = view.upgrade_costs.find(([id]) => id === it.link.id)?.[1];
  if (built && upgrade !== undefined && !view.options.companion)
    parts.push(t('section-upgrade', { cost: dm(upgrade) }));
  return parts.map((it) => `${it}.`).join(' ');
}

/** What an era costs, and how far its trucks go. */
export const eraRule = ({ costs, steps }: (typeof eras)[number]) =>
  t('rule-dashboard', {
    one: dm(costs.build[0] ?? 0),
    two: dm(costs.build[1] ?? 0),
    up: dm(costs.upgrade),
    steps,
  });

/** How far a truck can go. */
export function reachNow(view: View, seat: number, n: number): string {
  const it = view.players[seat]?.reach[n];
  if (!it || view.options.companion) return '';
  const countries = it.countries.map(country).join(', ');
  const far =
    it.steps === 0
      ? t('reach-none')
      : t(it.now ? 'reach-now' : view.autobot?.seat === seat ? 'reach-autobot' : 'reach-card', {
          n: it.steps,
        });
  return countries ? `${far} ${t('reach-countries', { countries })}` : far;
}

/** What a click on a place farther away does, and which way the truck takes. */
export const drive = (it: Drive): string =>
  it.country === null
    ? t('drive-to', { truck: it.truck + 1, section: section(it.way.at(-1)!), n: it.way.length })
    : t('drive-deliver', {
        truck: it.truck + 1,
        to: countryTo(it.country),
        n: it.way.length + 1,
      });
export const driveWay = (it: Drive): string =>
  t('drive-way', { way: it.way.map((id) => section(id)).join(' → ') });

export function route(id: Route): string {
  const it = routes[Number(id) - 1];
  return it ? t('route-name', { from: city(it.ends[0]), to: city(it.ends[1]) }) : '';
}

/** The roads of these colours, as things on the map. */
export const roadsOf = (ids: Colour[]): string[] =>
  sections.filter((it) => ids.includes(it.link.colour)).map((it) => `section:${it.id}`);

/** The two cities of a route card, as things on the map. */
export const routeEnds = (id: Route): string[] =>
  (routes[Number(id) - 1]?.ends ?? []).map((it) => `city:${it}`);

export function depot(cityId: string): string {
  const it = depots.find((row) => row.city === cityId);
  return t('depot-name', { city: city(cityId), good: it ? good(it.good) : '' });
}

/** A bonus as a name for messages and, if it has one, its number. */
export function bonusParts(bonus: Bonus): [string, number] {
  return typeof bonus === 'string' ? [bonus, 1] : (Object.entries(bonus)[0] as [string, number]);
}
export function bonus(it: Bonus): string {
  const [name, n] = bonusParts(it);
  return t(`bonus-${name}`, { n });
}
export const bonusRule = (it: Bonus) => t(`rule-bonus-${bonusParts(it)[0]}`);
export const tile = (id: Tile) => bonus(tileBonus(id));

function cardName(id: Card, deck: string): string {
  const { colours } = cardOf(id);
  const names =
    colours.length > 2 ? colours.map((c) => ROADS[c]).join(' ') : colours.map(roadName).join(' / ');
  return t('card-name', { colours: names, deck });
}
export const card = (id: Card) => cardName(id, t(`deck-${cardOf(id).deck}`));
/** A card that something is done with: the case of an object. */
export const theCard = (id: Card) => cardName(id, t(`deck-acc-${cardOf(id).deck}`));
/** A card with what it does: there are several of a colour. */
export const cardInFull = (id: Card) =>
  cardOf(id).deck !== 'basic' ? `${card(id)} (${cardEffects(id).join(' ')})` : card(id);

export function cardEffect(id: Card, name: string): string {
  const { effect } = cardOf(id);
  return t(`effect-${name}`, { n: Number(effect[name]), steps: Number(effect.develop_for_price) });
}
export function cardEffects(id: Card): string[] {
  const { colours, effect } = cardOf(id);
  const names = Object.keys(effect).filter((name) => name !== 'develop_for_price');
  const out = [
    ...(colours.length > 1 ? [t('effect-any_colour')] : []),
    ...names.map((name) => cardEffect(id, name)),
  ];
  return out.length ? out : [t('effect-none')];
}

/** `{"once": "upgrade"}` and its like, as the name of a message. */
export function givesKey(gives: unknown): [string, Args] {
  if (typeof gives === 'string') return [gives, {}];
  const [name, value] = Object.entries(gives as Record<string, unknown>)[0]!;
  if (Array.isArray(value)) return [`${name}-${String(value[0])}`, { n: Number(value[1]) }];
  if (typeof value === 'number') return [name, { n: value }];
  const [inner, args] = givesKey(value);
  return [`${name}-${inner}`, args];
}

export function tech(column: string, level: number): string {
  const it = technologies.find((row) => row.column === column && row.level === level);
  if (!it) return '';
  const [name, args] = givesKey(it.gives);
  return t(`tech-${name}`, args);
}

/** The floor that a technology opens; the top one needs both technologies above level 2. */
export const opens = (column: string, level: number) =>
  t(level < 3 ? 'tech-opens' : 'tech-opens-top', {
    floor: Math.min(level, 3),
    department: t(`department-${column}`),
  });

export const departmentKey = (id: Department, view: View): string =>
  id === 'extra' ? view.options.extra_department : id;
/** Of a list of three, each by its name. */
const three = ([one = 0, two = 0, three = 0]: number[]) => ({ one, two, three });
export const stepsByEra = () => three(eras.map((it) => it.steps));
/** What one of a department's people scores, and for what. */
export function departmentRule(key: string): string {
  return t(`rule-department-${key}`, { ...three(floorsOf(key)), unit: moneyUnit });
}
export const cityRule = () => t('rule-city', { link: linkValue, dual: dualValue });
export const trafficRule = () => t('rule-traffic', { set: trafficSet });
export const department = (id: Department, view: View) =>
  t(`department-${departmentKey(id, view)}`);
export const floor = (id: Department, n: number, view: View) =>
  t('floor-name', { department: department(id, view), floor: n });

/** What a floor is worth to a player now. */
export function floorPoints(
  player: PlayerView | undefined,
  id: Department,
  floorNo: number,
): number {
  const units = player?.score.departments.find((it) => it.department === id)?.units ?? 0;
  return units * floorNo;
}

export function stationBonus(number: number): string {
  const it: StationBonus | undefined = stations[number - 1]?.bonus;
  if (!it) return '';
  if ('money' in it) return t('sb-money', { large: it.money.large, small: it.money.small });
  if ('step' in it) return t('sb-step', { n: it.step });
  if ('develop' in it) return t('sb-develop', { n: it.develop });
  if ('promote' in it) return t('sb-promote');
  return t('sb-employee', { n: it.employee.price });
}

/** What passing a station of one's own brings. */
export function stationGain(number: number): string {
  const it = stations[number - 1]?.bonus;
  return it && 'money' in it ? dm(it.money.large) : stationBonus(number);
}

/** What a task card of Autobot does. */
export function taskDoes(id: string): string {
  const it = tasks.find((row) => row.id === id);
  if (!it) return '';
  const action = t(`task-${it.action}`);
  return it.bonus === null
    ? action
    : t('task-bonus', {
        action,
        bonus: it.bonus === 'discard' ? t('task-discard') : bonus(it.bonus),
      });
}
/** A task card with its value. */
export const task = (id: string) => t('task-name', { n: id, action: taskDoes(id) });

export function service(number: number): string {
  const gives = services[number - 1]?.gives;
  if (gives === undefined) return '';
  return typeof gives === 'string' ? t(`service-${gives}`) : bonus(gives.bonus);
}

export function soloBonus(it: SoloBonus): string {
  if (it === 'employee') return t('solo-employee');
  if (typeof it === 'string') return bonus(it);
  return 'develop' in it
    ? bonus(it)
    : t('solo-promote', { department: t(`department-${it.promote}`) });
}

export function wine(id: string): string {
  const it = wines.find((row) => row.id === id);
  return it ? t('wine-name', { road: ROADS[it.colour], from: city(it.city), to: city(it.to) }) : '';
}

export const goal = (it: Goal) => ('country' in it ? country(it.country) : city(it.city));

/** Something that Autobot chose between. */
export function candidate(subject: string, id: string, view: View): string {
  switch (subject) {
    case 'build':
      return section(id);
    case 'country':
      return country(id);
    case 'depot':
      return depot(id);
    case 'discard':
      return card(id);
    case 'promotion':
      return department(id as Department, view);
    case 'wine':
      return wine(id);
    default:
      return link(id);
  }
}

/** What a card does wherever it is played. */
export const cardSays = (id: Card) =>
  [
    t('rule-card', { roads: colours(cardOf(id).colours) }),
    ...cardEffects(id).filter((it) => it !== t('effect-none')),
  ].join(' ');

export const truck = (n: number) => t('truck-name', { n });
