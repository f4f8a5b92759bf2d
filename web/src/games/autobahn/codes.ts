/** The number of an action on the wire, from its text: to ask why something is not allowed. */
import { cards, links, sections, tiles } from './data';

const KINDS: Record<string, number> = {
  play: 3, at: 4, refresh: 5, fund: 6, use: 7, build: 8, upgrade: 10, station: 12, unlock: 14, promote: 17, take: 18, bonus: 27,
};
const SPACE = ['unlock', 'build', 'upgrade', 'load', 'station'];
const DEPARTMENT = ['network', 'trade', 'service', 'finance', 'extra'];
const at = (list: { id: string }[], id: string) => list.findIndex((it) => it.id === id);

export function codeOf(text: string): number | null {
  const [verb = '', a = '', b = ''] = text.split(' ');
  const kind = KINDS[verb];
  if (kind === undefined) return null;
  const first: Record<string, () => number> = {
    play: () => at(cards, a), take: () => at(cards, a), at: () => SPACE.indexOf(a), use: () => at(tiles, a),
    build: () => at(sections, a), upgrade: () => at(links, a), station: () => at(links, a),
    unlock: () => DEPARTMENT.indexOf(a), promote: () => DEPARTMENT.indexOf(a), bonus: () => Number(a),
  };
  const x = first[verb]?.() ?? 0;
  return x < 0 ? null : (kind << 16) | (x << 8) | Number(b || 0);
}
