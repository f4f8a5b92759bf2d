/** What an action brings at once, in words: shown before it is chosen. Figures come from the view. */
import { t } from '../../i18n/index.svelte';
import type { Colour, Country, Tile, View } from '../../types/autobahn';
import { cardOf, deliveryBoard, depots, goodOn, linkOf, sectionOf, tileBonus } from './data';
import { borderOf } from './pick';
import * as word from './words';

type SeatName = (seat: number) => string;

function seated(colour: Colour, view: View, name: SeatName): string {
  const office = view.offices.find((it) => it.colour === colour)!;
  const road = word.road(colour);
  const leaving = office.seats.length >= office.capacity ? office.seats[0] : undefined;
  return leaving === undefined ? t('then-seat', { road }) : t('then-seat-full', { road, name: name(leaving) });
}

function left(cost: number | undefined, view: View): string[] {
  const money = view.players[view.viewer ?? view.current]?.money;
  return cost === undefined || money === undefined || view.options.companion ? [] : [t('then-money', { n: money - cost })];
}

function built(id: string, view: View, name: SeatName): string[] {
  const { link } = sectionOf(id);
  const tile = view.map_tiles.find((it) => it.section === id)?.tile;
  const out = [seated(link.colour, view, name)];
  if (tile && !view.options.companion) out.push(t('then-tile', { tile: word.tile(tile) }));
  if (link.develop) out.push(t('then-develop'));
  if (view.stacks[view.era - 1] === 1) out.push(t('then-era'));
  return [...out, ...left(view.build_costs.find(([section]) => section === id)?.[1], view)];
}

function loaded(city: string, view: View): string[] {
  const good = depots.find((it) => it.city === city)?.good;
  const me = view.players[view.viewer ?? view.current];
  if (!good || !me || view.options.companion) return [];
  const wanted = deliveryBoard(me.board).filter((row) => row.preferred === good && !me.delivered.includes(row.country)).map((row) => word.country(row.country));
  return [wanted.length ? t('then-wanted', { countries: wanted.join(', ') }) : t('then-unwanted')];
}

/** A station is passed between the two sections of its link. */
function moved(n: number, section: string, view: View, name: SeatName): string[] {
  const truck = view.players[view.viewer ?? view.current]?.trucks[n];
  if (!truck || truck === 'home' || !('road' in truck) || truck.road[0] === section) return [];
  const link = sectionOf(section).link.id;
  const owner = sectionOf(truck.road[0]).link.id === link ? view.stations.find((it) => it.link === link)?.seat : undefined;
  // Autobot takes no money for it.
  if (owner === undefined || owner === view.autobot?.seat) return [];
  return [owner === (view.viewer ?? view.current) ? t('then-pass-own') : t('then-pass-other', { name: name(owner) })];
}

function delivered(n: number, view: View): string[] {
  const me = view.players[view.current];
  const country: Country | null = borderOf(view, n);
  const row = me && deliveryBoard(me.board).find((it) => it.country === country);
  const truck = me?.trucks[n];
  if (!me || !row || !truck) return [];
  return [row.preferred === goodOn(truck) ? t('then-bonus', { bonus: word.bonus(row.bonus) }) : t('then-paid', { money: word.dm(row.money) }), t('then-take-tile')];
}

export function effectOf(text: string, view: View, name: SeatName): string {
  const [verb = '', a = '', b = ''] = text.split(' ');
  const me = view.players[view.viewer ?? view.current];
  const parts = (): string[] => {
    switch (verb) {
      case 'build': case 'pair': return built(a, view, name);
      case 'upgrade': return [seated(linkOf(a).colour, view, name), ...left(view.upgrade_costs.find(([link]) => link === a)?.[1], view)];
      case 'load': return loaded(a, view);
      case 'station': return view.options.companion ? [] : [t('then-station', { n: (me?.stations ?? 0) + 1, bonus: word.stationBonus((me?.stations ?? 0) + 1) })];
      case 'play': case 'take': case 'give': case 'pickup': case 'discard': return word.cardEffects(a);
      case 'at': return [t(`rule-space-${a}`)];
      case 'refresh': return [t('then-refresh')];
      case 'fund': return [t('then-fund')];
      case 'use': case 'tile': return [word.bonusRule(tileBonus(a as Tile))];
      case 'claim': {
        const row = deliveryBoard(me?.board ?? '').find((it) => it.country === a);
        return row ? [word.bonusRule(row.bonus)] : [];
      }
      case 'unlock': return [word.opens(a, Number(b))];
      case 'promote': return [t(`rule-department-${word.departmentKey(a as 'extra', view)}`)];
      case 'move': return view.options.companion ? [] : moved(Number(a) - 1, b, view, name);
      case 'deliver': return delivered(Number(a) - 1, view);
      case 'pay': case 'develop': {
        const { card } = view.turn;
        const effect = verb === 'pay' ? 'develop_price' : 'develop';
        return card !== null && cardOf(card).effect[effect] ? [word.cardEffect(card, effect)] : [];
      }
      case 'end': return [t('then-end')];
      case 'done': return [t('then-done')];
      case 'skip': return [t('then-skip')];
      case 'improve': return [t('rule-services')];
      case 'traffic': return [t('rule-traffic')];
      case 'wine': return [t('rule-wine')];
      default: return [];
    }
  };
  return parts().join(' ');
}
