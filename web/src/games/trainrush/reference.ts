/** The reference: an entry for every thing of the data files and for every rule, in the reader's words. */
import type { Chapter, Entry as Named } from '../../board/reference';
import type { Card, Contract, Effect, Hero, Resource, View, Wagon } from '../../types/trainrush';
import {
  actions,
  cards,
  cities,
  cityOf,
  contracts,
  fieldOf,
  heroes,
  longTracks,
  market,
  PHASES,
  progress,
  regionOfCity,
  resources,
  scoring,
  sectorKinds,
  setup,
  specialWagons,
  tiles,
  tokens,
  wagons,
  zones,
} from './data';
import { howto } from './guide/pages';
import { t } from './i18n/reference';
import type { IconName } from './icons';
import { figures, SOURCES } from './score';
import * as word from './words';

/** A picture of it, whichever fits. */
export interface Entry extends Named {
  card?: Card;
  hero?: Hero;
  contract?: Contract;
  wagon?: Wagon;
  cube?: Resource;
  effect?: Effect;
  icon?: IconName;
}

/** Pages of "how to play", each with its sign. */
export const HOWTO: IconName[] = [
  'trophy',
  'spy',
  'agent',
  'loading',
  'lever',
  'move',
  'city',
  'lease',
  'hero',
];

const rule = (id: string, icon: IconName, title: string, text: string): Entry => ({
  id,
  icon,
  title,
  text,
});

function rounds(n: number): Entry[] {
  return [
    rule('round', 'train', t('panel-round'), t('rule-rounds', { n })),
    ...PHASES.map((it) => rule(`phase:${it}`, 'train', t(`phase-${it}`), t(`rule-phase-${it}`))),
    rule('spies', 'spy', t('spies'), t('rule-spies')),
    rule('coal', 'coal', t('coal-name'), t('rule-coal')),
    rule('investment', 'investment', t('investment-name'), t('rule-investment')),
    rule('pieces', 'warehouse', t('ref-pieces'), t('rule-pieces')),
    rule('points', 'trophy', t('points'), t('rule-points')),
  ];
}

function onTheMap(): Entry[] {
  return [
    rule('train', 'train', t('ref-move'), t('rule-loco')),
    rule('field:start', 'go', t('field-start'), t('rule-start')),
    rule('field:track', 'move', t('ref-track'), t('rule-track')),
    rule('field:siding', 'tile', t('ref-siding'), t('rule-siding')),
    rule('field:city', 'city', t('ref-city'), t('rule-city')),
    rule('field:market', 'market', t('panel-market'), t('rule-market')),
    rule('tunnel', 'tunnel', t('ref-tunnel'), t('rule-tunnel')),
    rule('cities', 'city', t('score-all_cities'), t('rule-score-all_cities', figures())),
    ...cities.map((it) =>
      rule(
        `city:${it.id}`,
        'city',
        it.name,
        `${t('city-tip', { city: it.name, region: word.region(regionOfCity(it.id)), rank: it.rank })}. ${t('tokens')}: ${
          tokens
            .find((row) => row.rank === it.rank)
            ?.tokens.map((token) => t('token-name', { n: token.steps, vp: token.vp }))
            .join('; ') ?? ''
        }. ${t('rule-city')}`,
      ),
    ),
    rule('zones', 'warehouse', t('tell-zones'), t('rule-zone')),
    ...zones.map((it) =>
      rule(
        `zone:${it.id}`,
        'warehouse',
        word.zone(it.id),
        `${t('zone-fields', { fields: it.siding.map((id) => fieldOf(id).number).join(', ') })}. ${t('rule-zone')}`,
      ),
    ),
    rule('contractor', 'lease', t('ref-contractor'), t('rule-contractor')),
    rule('tokens', 'token', t('tokens'), t('rule-tokens')),
  ];
}

function influence(): Entry[] {
  return [
    ...progress.map((it) =>
      rule(
        `track:${it.id}`,
        it.id,
        t('track-name', { track: word.track(it.id) }),
        `${t(`rule-track-${it.id}`)} ${t('track-values', { values: it.values.join(', '), vp: scoring.top.is })}`,
      ),
    ),
    ...sectorKinds.map((it) =>
      rule(`sector:${it.id}`, 'agent', t(`sector-${it.id}`), word.sectorRule(it.id)),
    ),
    ...longTracks.flatMap((it): Entry[] => [
      rule(
        `rail:${it.id}`,
        'rail',
        t(`ref-rail-${it.id}`),
        t(`rule-rail-${it.id}`, { points: scoring[it.id].is.join(' / ') }),
      ),
      ...it.bonuses.map(({ space, effect }): Entry => ({
        id: `space:${it.id}:${space}`,
        title: t('rail-space', { rail: t(`ref-rail-${it.id}`), n: space }),
        text: `${word.effect(effect)}. ${word.effectRule(effect)}`,
        effect,
      })),
    ]),
  ];
}

function trade(): Entry[] {
  return [
    ...resources.map((it): Entry => ({
      id: `resource:${it.id}`,
      title: word.resource(it.id),
      text: `${t('resource-worth', { resource: word.resource(it.id), n: it.value })}. ${t('rule-worth')}`,
      cube: it.id,
    })),
    rule('wagons', 'wagons', t('panel-yard'), t('rule-wagon')),
    rule('cargo', 'loading', t('track-loading'), t('rule-cargo')),
    ...wagons.map((it): Entry => ({
      id: `wagon:${it.id}`,
      title: word.wagon(it.id),
      text: t('rule-wagon'),
      wagon: it.id,
    })),
    rule('special-wagons', 'parcel', t('score-special_wagons'), t('rule-parcel')),
    ...specialWagons.map((it): Entry => ({
      id: `wagon:${it.id}`,
      title: word.wagon(it.id),
      text: t('rule-special-wagon', { vp: it.vp }),
      wagon: it.id,
    })),
    rule('slots', 'contract', t('panel-contracts'), t('rule-slot')),
    ...contracts.map((it): Entry => ({
      id: `contract:${it.id}`,
      title: word.contract(it.id),
      text: t('rule-contract'),
      contract: it.id,
    })),
    rule('market', 'market', t('panel-market'), t('rule-market')),
    ...market.map((it): Entry => ({
      id: `item:${it.id}`,
      title: t('act-buy', { item: word.item(it.id), price: it.price }),
      text: word.effectRule(it.effect),
      effect: it.effect,
    })),
  ];
}

/** Numbers that depend on how many play are those of the table where it is read. */
export function chapters(view: View): Chapter<Entry>[] {
  return [
    {
      title: t('howto'),
      entries: HOWTO.map((icon, i) => {
        const { title, text } = howto(i + 1);
        return rule(`howto:${i + 1}`, icon, title, text);
      }),
    },
    { title: t('panel-round'), entries: rounds(view.rounds) },
    { title: t('panel-map'), entries: onTheMap() },
    { title: t('panel-influence'), entries: influence() },
    { title: t('ref-trade'), entries: trade() },
    {
      title: t('panel-levers'),
      entries: [
        ...view.areas.map(({ area, capacity }) =>
          rule(`area:${area}`, 'lever', word.area(area), t('rule-area', { n: capacity })),
        ),
        ...actions.map((it): Entry => ({
          id: `action:${it.id}`,
          title: t('act-invest', { action: word.areaAction(it.id), cost: it.cost }),
          text: word.effectRule(it.effect),
          effect: it.effect,
        })),
      ],
    },
    {
      title: t('ref-cards'),
      entries: [
        rule('cards', 'card', t('ref-cards'), t('rule-cards', { n: setup.hand_limit.is })),
        rule('pool', 'card', t('panel-pool'), t('rule-pool')),
        ...cards.map((it): Entry => ({
          id: `card:${it.id}`,
          title: word.card(it.id),
          text: `${word.cardSays(it.id)}. ${word.effectRule(it.special.is)}`,
          card: it.id,
        })),
      ],
    },
    {
      title: t('panel-tiles'),
      entries: [
        rule('tiles', 'tile', t('panel-tiles'), t('rule-tile')),
        ...tiles.map((it): Entry => ({
          id: `tile:${it.id}`,
          title: t('tile-number', { id: it.id, tile: word.tile(it.id) }),
          text: word.effectRule(it.effect),
          effect: it.effect,
        })),
      ],
    },
    {
      title: t('panel-heroes'),
      entries: [
        rule('heroes', 'hero', t('panel-heroes'), t('rule-heroes')),
        ...heroes.map((it): Entry => ({
          id: `hero:${it.id}`,
          title: it.name,
          text: t('hero-text', {
            city: cityOf(it.city).name,
            bonus: word.effect(it.bonus.is),
            resource: word.resource(it.scores),
          }),
          hero: it.id,
        })),
      ],
    },
    {
      title: t('panel-score'),
      entries: SOURCES.map((id) =>
        rule(`score:${id}`, 'trophy', t(`score-${id}`), t(`rule-score-${id}`, figures())),
      ),
    },
  ];
}
