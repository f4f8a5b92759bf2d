/** The position in words, for people who do not see the board: headings with a few sentences each. */
import type { SeatName } from '../../board/log';
import type { Paragraph } from '../../board/model.svelte';
import type { PlayerView, View } from '../../types/automobile';
import { chipValue, rounds } from './data';
import { t } from './i18n/tell';
import * as word from './words';

const { list } = word;
const none = (lines: string[]) => (lines.length ? lines : [t('tell-nothing')]);

function overview(view: View, name: SeatName): Paragraph {
  const lines = [
    t('tell-round', { n: view.round, of: rounds.length }),
    t('tell-turn', { name: name(view.current) }),
    t('tell-cars', {
      n: view.market.filter((it) => it !== null).length,
      of: view.market_size,
      merchants: view.merchants.length,
      all: view.merchant_places,
      marker: view.marker,
    }),
  ];
  if (view.tile !== null)
    lines.push(
      t('tell-hand', {
        tile: word.tile(view.tile),
        left: view.left.length ? list(view.left.map(word.act)) : t('tell-nothing'),
      }),
    );
  return { title: t('tell-overview'), lines };
}

function line(view: View, name: SeatName): Paragraph {
  const lines = view.chain.map((it) =>
    'worker' in it
      ? t('tell-line-worker', { name: name(it.worker) })
      : t('tell-line-tile', { tile: word.tile(it.tile) }),
  );
  return { title: t('tell-line'), lines };
}

function market(view: View, name: SeatName): Paragraph[] {
  const cars = view.market.flatMap((car, i) =>
    car
      ? [
          `${word.sentence(word.car(car, name))} ${word.boostRule(car)} ${word.fate(i + 1, view.forecast, view, name)}`,
        ]
      : [],
  );
  const merchants = view.merchants.map((it, i) => {
    const sale = view.forecast.sales[i];
    const chip = it.daimler
      ? ` ${t('merchant-chip', { n: chipValue({ engineer: 'daimler', number: it.daimler }) })}`
      : '';
    return `${word.merchant(i + 1, it)}.${chip} ${sale ? word.sentence(word.saleLine(sale, view, name)) : ''}`;
  });
  const stacks = view.stacks.map((it) => `${word.stack(it)}. ${word.stackTip(it)}`);
  return [
    {
      title: t('tell-market'),
      lines: [...none(cars), t('tell-prices', { list: list(view.prices.map(String)) })],
    },
    { title: t('tell-merchants'), lines: none(merchants) },
    { title: t('tell-stacks'), lines: stacks },
  ];
}

function race(view: View, name: SeatName): Paragraph {
  const lines = view.players.map((it) => {
    const at =
      it.space === 0
        ? t('race-car-pit', { name: name(it.seat) })
        : t('race-car', { name: name(it.seat), space: it.space, laps: it.laps });
    const worth = t('race-worth', { place: it.race.place_points, laps: it.race.lap_points });
    return `${word.sentence(at)} ${worth}`;
  });
  const nobody = view.dummies.map((n) => `${t('race-nobody')}: ${t('race-space', { n })}.`);
  return { title: t('tell-race'), lines: [...lines, ...nobody] };
}

function person(player: PlayerView, name: SeatName): Paragraph {
  const parts = player.workshops.map((it) => (it === null ? t('part-empty') : word.part(it)));
  const lines = [
    player.score ? t('tell-points', { n: player.score.total }) : t('tell-points-hidden'),
    t('tell-workshops', { parts: list(parts) }),
    t('tell-workers', { canteen: player.canteen, supply: player.supply }),
    t('tell-level', { body: player.body, engine: player.engine }),
    t('tell-motor', { n: player.motor, moves: player.drives }),
  ];
  const say = (key: string, items: string[]) => {
    if (items.length) lines.push(t(key, { list: items.join('; ') }));
  };
  say(
    'tell-engineers',
    player.engineers.map((it) => word.engineer(it)),
  );
  say('tell-chips', player.chips.map(word.chipName));
  say('tell-active', player.active.map(word.card));
  say('tell-inactive', player.inactive.map(word.card));
  return { title: name(player.seat), lines };
}

export function describe(view: View, name: SeatName): Paragraph[] {
  const me = view.viewer ?? view.current;
  const first = [...view.players].sort((a, b) => Number(b.seat === me) - Number(a.seat === me));
  const starting = view.players.some((it) => it.start === null);
  return [
    overview(view, name),
    ...(starting ? [{ title: t('tell-starts'), lines: none(view.starts.map(word.start)) }] : []),
    ...first.map((it) => person(it, name)),
    line(view, name),
    ...market(view, name),
    race(view, name),
    {
      title: t('tell-research'),
      lines: [
        ...view.research.map((it) => `${word.card(it)}: ${word.cardRule(it)}`),
        word.sentence(t('deck-pile', { n: view.pile })),
      ],
    },
    {
      title: t('tell-awards'),
      lines: view.awards.map((it) => {
        const who = it.seat === null ? t('award-free') : t('award-gone', { name: name(it.seat) });
        return `${t('award-tip', { points: it.points, what: word.award(it.award) })}, ${who}.`;
      }),
    },
  ];
}
