/** The way of a route card, to be shown before anybody has built it. A picture: what it pays the rules decide. */
import type { City, Route, View } from '../../types/autobahn';
import { links, rewards, routes, sections, united, type LinkRow } from './data';
import { t } from './i18n';
import * as word from './words';

/** The shortest way by sections; of two as long, the one of which more is built. Closed roads are none. */
export function wayOf(id: Route, view: View): { cities: City[]; ways: LinkRow[] } {
  const [from, to] = routes[Number(id) - 1]?.ends ?? ['', ''];
  const open = links.filter((it) => united(view.era) || (it.roadblock === null && !it.east));
  const built = (link: LinkRow) =>
    view.built.filter((section) => section.startsWith(`${link.id}.`)).length;
  const far = new Map<City, number>([[from, 0]]);
  const by = new Map<City, LinkRow>();
  const waiting = new Set<City>([from]);
  while (waiting.size) {
    const here = [...waiting].reduce((a, b) => (far.get(a)! <= far.get(b)! ? a : b));
    waiting.delete(here);
    for (const link of open) {
      const at = link.ends.indexOf(here);
      if (at < 0) continue;
      const next = link.ends[1 - at]!;
      const length = far.get(here)! + link.sections - built(link) / 100;
      if (length >= (far.get(next) ?? Infinity)) continue;
      far.set(next, length);
      by.set(next, link);
      waiting.add(next);
    }
  }
  const [cities, ways]: [City[], LinkRow[]] = [[to], []];
  for (let link = by.get(to); link && cities[0] !== from; link = by.get(cities[0]!)) {
    ways.unshift(link);
    cities.unshift(link.ends.find((it) => it !== cities[0])!);
  }
  return { cities, ways };
}

const onWay = (ways: LinkRow[]) =>
  sections.filter((it) => ways.includes(it.link)).map((it) => it.id);

/** The way and its ends, as things on the map. */
export const wayMarks = (id: Route, view: View): string[] => [
  ...word.routeEnds(id),
  ...onWay(wayOf(id, view).ways).map((it) => `section:${it}`),
];

/** What is missing, by roads between two cities: nobody reads a list of a dozen single sections. */
function missingInWords(ways: LinkRow[], view: View): string {
  const rows = ways.map((link) => {
    const all = sections.filter((it) => it.link === link);
    return { link, all, missing: all.filter((it) => !view.built.includes(it.id)) };
  });
  const n = rows.reduce((sum, it) => sum + it.missing.length, 0);
  if (n === 0) return t('route-whole');
  if (rows.every((it) => it.missing.length === it.all.length)) return t('route-none', { n });
  const roads = rows
    .filter((it) => it.missing.length > 0)
    .map(({ link, all, missing }) =>
      t('route-gap', { link: word.link(link.id), n: missing.length, of: all.length }),
    );
  return t('route-missing', { n, roads: roads.join(', ') });
}

/** At first sight: over which cities, and how much of it is missing. */
export function wayInShort(id: Route, view: View): { via: string; left: string } {
  const { cities, ways } = wayOf(id, view);
  const all = onWay(ways);
  const left = all.filter((it) => !view.built.includes(it)).length;
  const between = cities.slice(1, -1).map(word.city).join(', ');
  return {
    via: between === '' ? '' : t('route-via', { cities: between }),
    left: t('route-left', { n: all.length, left }),
  };
}

/** What each status pays, besides what those before it do. */
export const payLines = (): string[] =>
  rewards.map((it) =>
    it.status === null
      ? t('route-pays-any', { bonus: word.bonus(it.bonus) })
      : t('route-pays', { n: it.status, bonus: word.bonus(it.bonus) }),
  );

/** Which way, and what of it is missing. */
export function wayLines(id: Route, view: View): string {
  const { cities, ways } = wayOf(id, view);
  const way = cities.map(word.city).join(' – ');
  return `${t('route-way', { cities: way, n: onWay(ways).length })}\n${missingInWords(ways, view)}`;
}

/** The same, and what each status pays; a line for each. */
export const wayInWords = (id: Route, view: View): string =>
  [wayLines(id, view), t('rule-route'), ...payLines().map((it) => `• ${it}`)].join('\n');
