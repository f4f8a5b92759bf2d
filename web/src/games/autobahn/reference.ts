/** The reference: an entry for every thing of the data files and for every rule, in the reader's words. */
import type { Chapter, Entry as Named } from '../../board/reference';
import type { IconName } from './icons';
import { howto } from './guide/pages';
import { t } from './i18n/reference';
import type { Bonus } from '../../types/autobahn';
import {
  cards,
  cities,
  COLUMNS,
  countries,
  depots,
  employees,
  eras,
  levels,
  lobbyPoints,
  offices,
  recall,
  refreshMoney,
  rewards,
  routes,
  rows,
  services,
  soloBoards,
  SPACES,
  stations,
  statusSign,
  tasks,
  technologies,
  tiles,
  track,
  wines,
} from './data';
import * as word from './words';

/** A picture of it, whichever fits. */
export interface Entry extends Named {
  card?: string;
  bonus?: Bonus;
  gives?: unknown;
  icon?: IconName;
}

/** One of each kind, as it is printed on a tile or else on the track. */
const BONUSES = [...tiles, ...track].reduce<Bonus[]>((found, { bonus }) => {
  const kind = (it: Bonus) => word.bonusParts(it)[0];
  const known = bonus === null || found.some((it) => kind(it) === kind(bonus));
  return known ? found : [...found, bonus];
}, []);
const DEPARTMENTS = [
  'network',
  'trade',
  'service',
  'finance',
  'planning',
  'planning_all_cards',
  'customs',
];
const HOWTO: IconName[] = [
  'trophy',
  'next',
  'board',
  'build',
  'station',
  'truck',
  'unlock',
  'promote',
  'office',
  'gain',
  'map',
];

/** Figures for two, three and four players. */
const byPlayers = ([two = 0, three = 0, four = 0]: number[]) => ({ two, three, four });
/** A phrase that stands alone. */
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const list = (parts: string[]) => parts.filter((it) => it !== '').join(' ');

function actions(): Entry[] {
  const funding = eras.map((it) => word.dm(it.funding)).join(' / ');
  return [
    { id: 'action:claim', title: t('guide-phase-1'), text: t('rule-claim'), icon: 'truck' },
    { id: 'action:play', title: t('ref-play'), text: t('rule-play'), icon: 'board' },
    ...SPACES.map((id): Entry => ({
      id: `space:${id}`,
      title: word.space(id),
      text: t(`rule-space-${id}`),
      icon: id,
    })),
    {
      id: 'action:refresh',
      title: t('ref-refresh'),
      text: t('rule-refresh', { refresh: refreshMoney }),
      icon: 'undo',
    },
    {
      id: 'action:fund',
      title: t('dash-funding'),
      text: t('rule-funding', { money: funding }),
      icon: 'money',
    },
    { id: 'action:tile', title: t('ref-tile'), text: t('rule-tile'), icon: 'gain' },
    {
      id: 'truck',
      title: t('ref-trucks'),
      text: t('rule-trucks', word.stepsByEra()),
      icon: 'truck',
    },
  ];
}

function technologyEntries(): Entry[] {
  const floors = COLUMNS.flatMap((column) =>
    technologies
      .filter((it) => it.column === column)
      .map(({ level, gives }): Entry => ({
        id: `tech:${column}:${level}`,
        title: t(`column-${column}`),
        text: `${word.tech(column, level)}. ${word.opens(column, level)}`,
        gives,
      })),
  );
  const whole = rows.map(({ level, bonus }): Entry => ({
    id: `row:${level}`,
    title: t('ref-row', { n: level }),
    text: `${t('tech-row', { bonus: word.bonus(bonus) })}. ${word.bonusRule(bonus)}`,
    bonus,
  }));
  return [
    ...floors,
    ...whole,
    { id: 'token', title: t('panel-tokens'), text: t('rule-tokens'), icon: 'unlock' },
  ];
}

function people(): Entry[] {
  return [
    {
      id: 'supply',
      title: t('ref-supply'),
      text: t('rule-supply', { n: employees, back: recall }),
      icon: 'person',
    },
    {
      id: 'department:lobby',
      title: t('department-lobby'),
      text: t('rule-lobby', { n: lobbyPoints }),
      icon: 'person',
    },
    ...DEPARTMENTS.map((id): Entry => ({
      id: `department:${id}`,
      title: t(`department-${id}`),
      text: word.departmentRule(id),
      icon: 'office',
    })),
    ...offices.map((it): Entry => ({
      id: `office:${it.id}`,
      title: word.office(it.id),
      text: `${t('office-capacity', byPlayers(it.seats))} ${t('rule-office')}`,
      icon: 'office',
    })),
  ];
}

function roads(): Entry[] {
  const ladder = rewards
    .map((it) => `${statusSign(it.status)}: ${word.bonus(it.bonus)}`)
    .join(' · ');
  return [
    {
      id: 'city',
      title: t('ref-cities'),
      text: `${word.cityRule()} ${t('rule-city-abroad')}`,
      icon: 'map',
    },
    ...depots.map((it): Entry => ({
      id: `depot:${it.city}`,
      title: word.depot(it.city),
      text: t('city-depot', { good: word.good(it.good), colours: word.colours(it.colours) }),
      icon: 'load',
    })),
    { id: 'route', title: t('panel-route'), text: `${t('rule-route')} ${ladder}`, icon: 'map' },
    ...routes.map((_, i): Entry => ({
      id: `route:${i + 1}`,
      title: `${t('panel-route')}: ${word.route(String(i + 1))}`,
      text: t('rule-route'),
      icon: 'map',
    })),
    ...eras.map((it, i): Entry => ({
      id: `era:${i + 1}`,
      title: t('era-name', { n: i + 1 }),
      text: `${word.eraRule(it)} ${t('rule-eras')}`,
      icon: 'board',
    })),
  ];
}

function abroad(): Entry[] {
  return countries.map(({ id, tiles: count, pharmaceuticals }): Entry => {
    const names = cities
      .filter((it) => it.country === id)
      .map((it) => word.city(it.id))
      .join(', ');
    return {
      id: `country:${id}`,
      title: word.country(id),
      text: `${t('country-about', { cities: names, ...byPlayers(count.is) })} ${t('country-pharma', { bonus: word.bonus(pharmaceuticals.is) })}. ${t('rule-country')}`,
      icon: 'truck',
    };
  });
}

function modules(): Entry[] {
  return [
    { id: 'wine', title: t('panel-wine'), text: t('rule-wine'), icon: 'wine' },
    ...wines.map((it): Entry => ({
      id: `wine:${it.id}`,
      title: `${t('panel-wine')}: ${word.wine(it.id)}`,
      text: t('rule-wine'),
      icon: 'wine',
    })),
    { id: 'traffic', title: t('ref-traffic'), text: word.trafficRule(), icon: 'automotive' },
    { id: 'services', title: t('panel-services'), text: t('rule-services'), icon: 'station' },
    ...services.map((it, i): Entry => ({
      id: `service:${i + 1}`,
      title: word.service(i + 1),
      text:
        typeof it.gives === 'string'
          ? t(`rule-service-${it.gives}`)
          : word.bonusRule(it.gives.bonus),
      icon: 'station',
    })),
  ];
}

function autobot(): Entry[] {
  const side = (id: string) => t(`solo-side-${id}`);
  const boards = soloBoards.flatMap((it): Entry[] => [
    ...it.tiles.map((bonus, i): Entry => ({
      id: `slot:${it.id}:${i + 1}`,
      title: t('autobot-slot', { n: i + 1, bonus: word.soloBonus(bonus) }),
      text: side(it.id),
      icon: 'gain',
    })),
    {
      id: `slot:${it.id}:more`,
      title: t('autobot-more', { bonus: word.soloBonus(it.more_tiles) }),
      text: side(it.id),
      icon: 'gain',
    },
    ...it.stations.map((bonus, i): Entry => ({
      id: `bot-station:${it.id}:${i + 1}`,
      title: t('autobot-station', { n: i + 1, bonus: word.soloBonus(bonus) }),
      text: side(it.id),
      icon: 'station',
    })),
  ]);
  const strength = levels.map((it): Entry => ({
    id: `level:${it.id}`,
    title: t('level-name', { n: it.id }),
    icon: 'trophy',
    text: list([
      side(it.board),
      it.extra_step ? t('level-extra_step') : '',
      it.develop_on_pass ? t('level-develop_on_pass') : '',
      it.develop_on_skip ? t('level-develop_on_skip') : '',
      t('level-promotions', { n: it.promotions.join(', ') }),
    ]),
  }));
  return [
    { id: 'autobot', title: t('autobot'), text: t('autobot-about'), icon: 'board' },
    ...tasks.map((it): Entry => ({
      id: `task:${it.id}`,
      title: t('task-card', { n: it.id, deck: it.deck.toUpperCase() }),
      text: sentence(word.taskDoes(it.id)),
      icon: it.action === 'road' ? 'build' : it.action,
    })),
    ...strength,
    ...boards,
  ];
}

export function chapters(): Chapter<Entry>[] {
  return [
    {
      title: t('howto'),
      entries: HOWTO.map((icon, i) => ({ id: `howto:${i + 1}`, ...howto(i + 1), icon })),
    },
    { title: t('ref-actions'), entries: actions() },
    {
      title: t('ref-bonuses'),
      entries: BONUSES.map((bonus) => ({
        id: `bonus:${word.bonusParts(bonus)[0]}`,
        title: word.bonus(bonus),
        text: word.bonusRule(bonus),
        bonus,
      })),
    },
    {
      title: t('panel-tiles'),
      entries: tiles.map((it) => ({
        id: `tile:${it.id}`,
        title: word.tile(it.id),
        text: `${word.bonusRule(it.bonus)} ${t('tile-count', { n: it.count })}`,
        bonus: it.bonus,
      })),
    },
    {
      title: t('ref-cards'),
      entries: [
        { id: 'display', title: t('panel-display'), text: t('rule-display'), icon: 'board' },
        ...cards.map((it): Entry => ({
          id: `card:${it.id}`,
          title: word.card(it.id),
          text: word.cardEffects(it.id).join(' '),
          card: it.id,
        })),
      ],
    },
    { title: t('panel-technologies'), entries: technologyEntries() },
    {
      title: t('panel-stations'),
      entries: stations.map((_, i) => ({
        id: `sb:${i + 1}`,
        title: t('station-bonus-name', { n: i + 1 }),
        text: sentence(word.stationBonus(i + 1)),
        icon: 'station',
      })),
    },
    { title: t('panel-administration'), entries: people() },
    { title: t('panel-map'), entries: roads() },
    { title: t('panel-deliveries'), entries: abroad() },
    {
      title: t('panel-track'),
      entries: [
        { id: 'track', title: t('panel-track'), text: t('rule-track'), icon: 'develop' },
        ...track.flatMap((it, i): Entry[] =>
          it.bonus
            ? [
                {
                  id: `track:${i + 1}`,
                  title: `${t('track-space', { n: i + 1 })}: ${word.bonus(it.bonus)}`,
                  text: word.bonusRule(it.bonus),
                  bonus: it.bonus,
                },
              ]
            : [],
        ),
      ],
    },
    { title: t('choose-modules'), entries: modules() },
    { title: t('autobot'), entries: autobot() },
  ];
}
