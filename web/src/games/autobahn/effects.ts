/** What an action brings at once, in words: shown before it is chosen. Figures come from the view. */
import type { SeatName } from '../../board/log';
import { t } from './i18n';
import { buildCost, firstOfPair } from './actions';
import type { Colour, Country, Step, Tile, View } from '../../types/autobahn';
import {
  cardOf,
  cityOf,
  countries,
  deliveryBoard,
  depots,
  dualValue,
  goodOn,
  linkOf,
  linkValue,
  links,
  sectionOf,
  tileBonus,
  type LinkRow,
} from './data';
import { borderOf } from './pick';
import * as word from './words';

function seated(colour: Colour, view: View, name: SeatName): string {
  const office = view.offices.find((it) => it.colour === colour)!;
  const road = word.road(colour);
  const leaving = office.seats.length >= office.capacity ? office.seats[0] : undefined;
  return leaving === undefined
    ? t('then-seat', { road })
    : t('then-seat-full', { road, name: name(leaving) });
}

function left(cost: number | undefined, view: View): string[] {
  const money = view.players[view.viewer ?? view.current]?.money;
  return cost === undefined || money === undefined || view.options.companion
    ? []
    : [t('then-money', { n: money - cost })];
}

const complete = (link: LinkRow, built: string[]) =>
  Array.from({ length: link.sections }, (_, i) => `${link.id}.${i + 1}`).every((it) =>
    built.includes(it),
  );

/** An autobahn counts once at a city for a complete link, and once more for a dual one. */
function raised(
  link: LinkRow,
  view: View,
  by: number,
  counts: (link: LinkRow) => boolean,
): string[] {
  const first = link.ends.filter(
    (city) =>
      cityOf(city).country === undefined &&
      !links.some(
        (it) => it !== link && it.colour === link.colour && it.ends.includes(city) && counts(it),
      ),
  );
  return first.map((city) => {
    const from = view.cities.find((it) => it.city === city)?.value ?? 0;
    return t('then-city', { city: word.city(city), from, to: from + by });
  });
}

function built(id: string, view: View, name: SeatName, step: Step | null, pair: boolean): string[] {
  const { link } = sectionOf(id);
  const first = firstOfPair(step);
  const tile = view.map_tiles.find((it) => it.section === id)?.tile;
  const then = [...view.built, id, ...(first === null ? [] : [first])];
  const out = [seated(link.colour, view, name)];
  if (complete(link, then))
    out.push(...raised(link, view, linkValue, (it) => complete(it, view.built)));
  if (tile && !view.options.companion) out.push(t('then-tile', { tile: word.tile(tile) }));
  if (link.develop) out.push(t('then-develop'));
  if (view.stacks[view.era - 1] === (first === null ? 1 : 2)) out.push(t('then-era'));
  // Of two, the first is paid with the second.
  if (pair) return out;
  return [
    ...out,
    ...left(
      buildCost(id, view, first !== null) + (first === null ? 0 : buildCost(first, view, true)),
      view,
    ),
  ];
}

function upgraded(id: string, view: View, name: SeatName): string[] {
  const link = linkOf(id);
  const dual = raised(link, view, dualValue, (it) => view.dual.includes(it.id));
  return [
    seated(link.colour, view, name),
    ...dual,
    ...left(view.upgrade_costs.find(([it]) => it === id)?.[1], view),
  ];
}

function loaded(city: string, truck: number, view: View): string[] {
  const good = depots.find((it) => it.city === city)?.good;
  const me = view.players[view.viewer ?? view.current];
  if (!good || !me || view.options.companion) return [];
  const out = me.trucks[truck] ?? 'home';
  const lost = out === 'home' ? [] : [t('then-lost', { good: word.good(goodOn(out)) })];
  // Pharmaceuticals are on nobody's board: they serve whoever is first in a country.
  const wanted =
    good === 'pharmaceuticals'
      ? view.panels.filter((it) => !it.pharmaceuticals).map((it) => it.country)
      : deliveryBoard(me.board)
          .filter(
            (row) =>
              row.preferred === good &&
              !me.unclaimed.includes(row.country) &&
              !me.claimed.includes(row.country),
          )
          .map((row) => row.country);
  const names = wanted.map(word.country).join(', ');
  if (good === 'pharmaceuticals')
    return [...lost, wanted.length ? t('then-first', { countries: names }) : t('then-second')];
  return [...lost, wanted.length ? t('then-wanted', { countries: names }) : t('then-unwanted')];
}

/** A station is passed between the two sections of its link. */
function moved(n: number, section: string, view: View, name: SeatName): string[] {
  const truck = view.players[view.viewer ?? view.current]?.trucks[n];
  if (!truck || truck === 'home' || !('road' in truck) || truck.road[0] === section) return [];
  const link = sectionOf(section).link.id;
  const owner =
    sectionOf(truck.road[0]).link.id === link
      ? view.stations.find((it) => it.link === link)?.seat
      : undefined;
  // Autobot takes no money for it.
  if (owner === undefined || owner === view.autobot?.seat) return [];
  return [
    owner === (view.viewer ?? view.current)
      ? t('then-pass-own')
      : t('then-pass-other', { name: name(owner) }),
  ];
}

function delivered(n: number, view: View): string[] {
  const me = view.players[view.current];
  const country: Country | null = borderOf(view, n);
  const row = me && deliveryBoard(me.board).find((it) => it.country === country);
  const truck = me?.trucks[n];
  const panel = view.panels.find((it) => it.country === country);
  if (!me || !row || !truck || !country || !panel) return [];
  const good = goodOn(truck);
  const reward = () => {
    if (good === 'pharmaceuticals' && !panel.pharmaceuticals)
      return (
        t('country-pharma', {
          bonus: word.bonus(countries.find((it) => it.id === country)!.pharmaceuticals.is),
        }) + '.'
      );
    // Each of the two is to be had once.
    const had = good === row.preferred ? [...me.unclaimed, ...me.claimed] : me.paid;
    if (had.includes(country)) return t('then-had');
    return good === row.preferred
      ? t('then-bonus', { bonus: word.bonus(row.bonus) })
      : t('then-paid', { money: word.dm(row.money) });
  };
  return [reward(), ...(panel.tiles.length ? [t('then-take-tile')] : [])];
}

export function effectOf(
  text: string,
  view: View,
  name: SeatName,
  step: Step | null = null,
): string {
  const [verb = '', a = '', b = ''] = text.split(' ');
  const me = view.players[view.viewer ?? view.current];
  const parts = (): string[] => {
    switch (verb) {
      case 'build':
      case 'pair':
        return built(a, view, name, step, verb === 'pair');
      case 'upgrade':
        return upgraded(a, view, name);
      case 'load':
        return loaded(a, Number(b) - 1, view);
      case 'station':
        return view.options.companion
          ? []
          : [
              t('then-station', {
                n: (me?.stations ?? 0) + 1,
                bonus: word.stationBonus((me?.stations ?? 0) + 1),
              }),
            ];
      case 'play':
        return [word.cardSays(a)];
      case 'take':
      case 'give':
      case 'pickup':
      case 'discard':
        return word.cardEffects(a);
      case 'at':
        return [t(`rule-space-${a}`)];
      case 'refresh':
        return [t('then-refresh')];
      case 'fund':
        return [t('then-fund')];
      case 'use':
      case 'tile':
        return [word.bonusRule(tileBonus(a as Tile))];
      case 'claim': {
        const row = deliveryBoard(me?.board ?? '').find((it) => it.country === a);
        return row ? [word.bonusRule(row.bonus)] : [];
      }
      case 'unlock':
        return [word.opens(a, Number(b))];
      case 'promote':
        return [word.departmentRule(word.departmentKey(a as 'extra', view))];
      case 'move':
        return view.options.companion ? [] : moved(Number(a) - 1, b, view, name);
      case 'deliver':
        return delivered(Number(a) - 1, view);
      case 'pay':
      case 'develop': {
        const { card } = view.turn;
        const effect = verb === 'pay' ? 'develop_price' : 'develop';
        return card !== null && cardOf(card).effect[effect] ? [word.cardEffect(card, effect)] : [];
      }
      case 'end':
        return [t('then-end')];
      case 'done':
        return [t('then-done')];
      case 'skip':
        return [t(step === 'claim' ? 'then-later' : 'then-skip')];
      case 'improve':
        return [t('rule-services')];
      case 'traffic':
        return [word.trafficRule()];
      case 'wine':
        return [t('rule-wine')];
      default:
        return [];
    }
  };
  return parts().join(' ');
}
