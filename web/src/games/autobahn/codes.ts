/** The number of an action on the wire, from its text: to ask why something is not allowed. */
import { cards, countries, depots, links, sections, tiles } from './data';

const KINDS: Record<string, number> = {
  route: 1,
  claim: 2,
  play: 3,
  at: 4,
  refresh: 5,
  fund: 6,
  use: 7,
  build: 8,
  upgrade: 10,
  load: 11,
  station: 12,
  token: 13,
  unlock: 14,
  promote: 17,
  take: 18,
  discard: 19,
  give: 20,
  pickup: 21,
  slide: 23,
  to: 24,
  flip: 25,
  remove: 26,
  bonus: 27,
  move: 30,
  deliver: 31,
  wine: 36,
  improve: 38,
  service: 39,
};
const COLOUR = ['red', 'cyan', 'orange', 'purple', 'white', 'black', 'yellow'];
const SPACE = ['unlock', 'build', 'upgrade', 'load', 'station'];
const DEPARTMENT = ['network', 'trade', 'service', 'finance', 'extra'];
const at = (list: { id: string }[], id: string) => list.findIndex((it) => it.id === id);
const numberOf = {
  card: (a: string) => at(cards, a),
  link: (a: string) => at(links, a),
  section: (a: string) => at(sections, a),
  space: (a: string) => SPACE.indexOf(a),
  department: (a: string) => DEPARTMENT.indexOf(a),
  country: (a: string) => at(countries, a),
  colour: (a: string) => COLOUR.indexOf(a),
  tile: (a: string) => at(tiles, a),
  depot: (a: string) => depots.findIndex((it) => it.city === a),
  counted: (a: string) => Number(a),
  fromOne: (a: string) => Number(a) - 1,
};
/** What the first word after the verb names. */
const FIRST: Record<string, keyof typeof numberOf> = {
  route: 'fromOne',
  claim: 'country',
  play: 'card',
  at: 'space',
  use: 'tile',
  build: 'section',
  upgrade: 'link',
  load: 'depot',
  station: 'link',
  token: 'colour',
  unlock: 'department',
  promote: 'department',
  take: 'card',
  discard: 'card',
  give: 'card',
  pickup: 'card',
  slide: 'card',
  to: 'space',
  flip: 'space',
  remove: 'space',
  bonus: 'counted',
  deliver: 'fromOne',
  wine: 'fromOne',
  improve: 'link',
  service: 'counted',
};

export function codeOf(text: string): number | null {
  const [verb = '', a = '', b = ''] = text.split(' ');
  const kind = KINDS[verb];
  if (kind === undefined) return null;
  // A move names the truck first, its number has the section first.
  if (verb === 'move') return (kind << 16) | (numberOf.section(b) << 8) | numberOf.fromOne(a);
  const first = FIRST[verb];
  const x = first ? numberOf[first](a) : 0;
  const y = verb === 'load' ? numberOf.fromOne(b) : Number(b || 0);
  return x < 0 ? null : (kind << 16) | (x << 8) | y;
}
