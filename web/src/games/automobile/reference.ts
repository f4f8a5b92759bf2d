/** The reference: an entry for every thing of the data files and for every rule, in the reader's words. */
import type { Chapter, Entry as Named } from '../../board/reference';
import type { Engineer, Source, Tile } from '../../types/automobile';
import {
  awards,
  cards,
  engineers,
  kindOfCard,
  PREFERENCES,
  rounds,
  starts,
  tables,
  tiles,
} from './data';
import { howto, PAGES } from './guide/pages';
import { t } from './i18n/reference';
import { AWARD_ICONS, type IconName } from './icons';
import * as word from './words';

/** A picture of it, whichever fits. */
export interface Entry extends Named {
  tile?: Tile;
  card?: string;
  engineer?: Engineer;
  icon?: IconName;
}

const ACTS = ['worker', 'research', 'body', 'engine', 'race', 'merchant', 'bonus'] as const;
const SOURCES: Source[] = ['sales', 'chips', 'places', 'laps', 'awards', 'bonus'];
const HOWTO: IconName[] = [
  'trophy',
  'next',
  'board',
  'research',
  'engine',
  'body',
  'merchant',
  'race',
  'bell',
  'bonus',
];

const count = (n: number) => t('ref-count', { n });
/** A phrase as a title. */
const titled = (text: string) => word.sentence(text).replace(/\.$/, '');
const cardEntries = (kind: 'instant' | 'development'): Entry[] =>
  cards
    .filter((it) => kindOfCard(it.id) === kind)
    .map((it) => ({
      id: `card:${it.id}`,
      title: titled(word.card(it.id)),
      text: `${word.cardRule(it.id)} ${count(it.count)}`,
      card: it.id,
    }));

function market(): Entry[] {
  const two = tables.find((it) => it.players === 2);
  const prices = rounds.map((it) =>
    t('ref-prices', { n: it.round, prices: word.list(it.prices.map(String)) }),
  );
  const forTwo = two
    ? t('ref-two', {
        cars: two.market,
        merchants: two.merchants,
        marker: two.marker,
        spaces: two.dummies.join(' / '),
      })
    : '';
  return [
    { id: 'merchant', title: t('what-merchant'), text: t('rule-place'), icon: 'merchant' },
    ...PREFERENCES.map((id): Entry => ({
      id: `preference:${id}`,
      title: word.preference(id),
      text: word.preferenceRule(id),
      icon: id,
    })),
    { id: 'car', title: t('panel-market'), text: t('rule-bay'), icon: 'cars' },
    {
      id: 'price',
      title: t('try-price'),
      text: `${t('rule-price')} ${prices.join('; ')}.`,
      icon: 'price',
    },
    { id: 'bell', title: t('panel-bell'), text: t('rule-bell'), icon: 'bell' },
    {
      id: 'round',
      title: t('round-any'),
      text: `${t('rule-round')} ${forTwo}`.trim(),
      icon: 'restart',
    },
  ];
}

function actions(): Entry[] {
  return [
    {
      id: 'line',
      title: t('panel-line'),
      text: `${t('rule-line')} ${t('rule-tile')}`,
      icon: 'next',
    },
    ...ACTS.map((id): Entry => ({
      id: `act:${id}`,
      title: word.act(id),
      text: t(`rule-act-${id}`),
      icon: id,
    })),
  ];
}

/** The basic tiles, or those of the bonus tiles with their round. */
const tileEntries = (bonus: boolean): Entry[] =>
  tiles
    .filter((it) => (it.bonus !== null) === bonus)
    .map((it) => ({
      id: `tile:${it.id}`,
      title: word.tile(it.id),
      text:
        it.round === null
          ? word.tileRule(it.id)
          : `${t('ref-bonus-round', { n: it.round })} ${word.tileRule(it.id)}`,
      tile: it.id,
    }));

function mine(): Entry[] {
  return [
    { id: 'workshop', title: t('panel-workshops'), text: t('rule-workshop'), icon: 'body' },
    { id: 'motor', title: t('panel-motor'), text: t('rule-motor'), icon: 'race' },
    { id: 'canteen', title: t('panel-canteen'), text: t('rule-canteen'), icon: 'worker' },
    { id: 'level', title: t('panel-research'), text: t('rule-level'), icon: 'research' },
    { id: 'points', title: t('panel-score'), text: t('rule-points'), icon: 'trophy' },
    ...SOURCES.map((id): Entry => ({
      id: `source:${id}`,
      title: t(`source-${id}`),
      text: t(`rule-source-${id}`, { places: word.placePoints(), laps: word.lapPoints() }),
      icon: 'trophy',
    })),
  ];
}

export function chapters(): Chapter<Entry>[] {
  const research = {
    id: 'research',
    title: t('what-research'),
    text: `${t('rule-act-research')} ${t('rule-deck')}`,
    icon: 'research' as const,
  };
  const bonus = {
    id: 'bonus',
    title: t('ref-bonus'),
    text: t('rule-bonus-tile'),
    icon: 'bonus' as const,
  };
  return [
    {
      title: t('howto'),
      entries: Array.from({ length: PAGES }, (_, i) => ({
        id: `howto:${i + 1}`,
        ...howto(i + 1),
        icon: HOWTO[i] ?? 'next',
      })),
    },
    { title: t('ref-actions'), entries: actions() },
    { title: t('ref-tiles'), entries: tileEntries(false) },
    { title: t('ref-bonus'), entries: [bonus, ...tileEntries(true)] },
    {
      title: t('panel-engineers'),
      entries: engineers.map((it) => ({
        id: `engineer:${it.id}`,
        title: word.engineer(it.id),
        text: `${word.engineerRule(it.id)} ${it.chips.length ? t('rule-chips') : ''}`.trim(),
        engineer: it.id,
      })),
    },
    { title: t('ref-developments'), entries: [research, ...cardEntries('development')] },
    { title: t('ref-instant'), entries: cardEntries('instant') },
    { title: t('ref-merchants'), entries: market() },
    {
      title: t('ref-race'),
      entries: [{ id: 'race', title: t('panel-race'), text: word.raceRule(), icon: 'race' }],
    },
    { title: t('ref-board'), entries: mine() },
    {
      title: t('tell-awards'),
      entries: awards.map((it) => ({
        id: `award:${it.id}`,
        title: t('award-tip', { points: it.points, what: word.award(it.id) }),
        text: word.awardRule(it.id),
        icon: AWARD_ICONS[it.id],
      })),
    },
    {
      title: t('ref-starts'),
      entries: starts.map((it) => ({
        id: `start:${it.id}`,
        title: titled(word.start(it.id)),
        text: t('rule-start'),
        icon: 'go',
      })),
    },
  ];
}
