/** The position in words, for people who do not see the board: headings with a few sentences each. */
import type { SeatName } from '../../board/log';
import type { Paragraph } from '../../board/model.svelte';
import { t } from './i18n/tell';
import type { PlayerView, View } from '../../types/autobahn';
import {
  COLOURS,
  COLUMNS,
  countries as countryRows,
  deliveryBoard,
  DEPARTMENTS,
  FLOORS,
  goodOn,
  links,
} from './data';
import * as word from './words';

const list = (items: string[]) => items.join(', ');

function overview(view: View, name: SeatName): Paragraph {
  const lines = [
    t('tell-era', { era: view.era, left: view.stacks[view.era - 1] ?? 0 }),
    t('tell-turn', { name: name(view.current) }),
  ];
  if (view.last_turns !== null) lines.push(t('turn-last'));
  return { title: t('tell-overview'), lines };
}

/** One line for each autobahn: what is built, what can be built next and for how much. */
function roads(view: View): Paragraph {
  const built = new Set(view.built);
  const lines = COLOURS.map((colour) => {
    const mine = links.filter((it) => it.colour === colour);
    const count = (id: string, n: number) =>
      Array.from({ length: n }, (_, i) => built.has(`${id}.${i + 1}`)).filter(Boolean).length;
    const ends = (id: string) => {
      const it = links.find((row) => row.id === id)!;
      return `${word.city(it.ends[0])}–${word.city(it.ends[1])}`;
    };
    const complete = mine.filter((it) => count(it.id, it.sections) === it.sections);
    const parts: string[] = [];
    const say = (key: string, items: string[]) => {
      if (items.length) parts.push(t(key, { items: list(items) }));
    };
    say(
      'tell-dual',
      complete.filter((it) => view.dual.includes(it.id)).map((it) => ends(it.id)),
    );
    say(
      'tell-single',
      complete.filter((it) => !view.dual.includes(it.id)).map((it) => ends(it.id)),
    );
    say(
      'tell-half',
      mine.filter((it) => it.sections === 2 && count(it.id, 2) === 1).map((it) => ends(it.id)),
    );
    say(
      'tell-open',
      view.build_costs
        .filter(([id]) => mine.some((it) => id.startsWith(`${it.id}.`)))
        .map(([id, cost]) => t('tell-cost', { what: word.section(id), cost: word.dm(cost) })),
    );
    return `${word.roadName(colour)}: ${parts.length ? parts.join('; ') : t('tell-nothing')}.`;
  });
  return { title: t('tell-roads'), lines };
}

function map(view: View, name: SeatName): Paragraph[] {
  const cities = view.cities
    .filter((it) => it.connected)
    .map((it) => t('city-value', { city: word.city(it.city), value: it.value }));
  const tiles = view.map_tiles.map((it) =>
    t('tell-tile', { where: word.section(it.section), tile: word.tile(it.tile) }),
  );
  const stations = view.stations.map((it) =>
    t('station-of', { name: name(it.seat), link: word.link(it.link) }),
  );
  const trucks = view.players.flatMap((player) =>
    player.trucks.flatMap((truck, n) => {
      if (truck === 'home') return [];
      const where = 'depot' in truck ? word.depot(truck.depot) : word.section(truck.road[0]);
      return [
        t('tell-truck', {
          truck: t('truck-of', {
            n: n + 1,
            name: name(player.seat),
            good: word.good(goodOn(truck)),
          }),
          where,
          reach: word.reachNow(view, player.seat, n),
        }),
      ];
    }),
  );
  const countries = view.panels.map((it) => {
    const here = view.players
      .filter((player) => player.delivered.includes(it.country))
      .map((player) => name(player.seat));
    const first = it.pharmaceuticals
      ? t('country-pharma-done')
      : t('country-pharma', {
          bonus: word.bonus(countryRows.find((row) => row.id === it.country)!.pharmaceuticals.is),
        });
    const told = t('tell-country', {
      country: word.country(it.country),
      tiles: it.tiles.length ? list(it.tiles.map(word.tile)) : t('tell-nothing'),
      names: here.length ? list(here) : t('tell-nobody'),
    });
    return `${told}. ${first}.`;
  });
  const none = (lines: string[]) => (lines.length ? lines : [t('tell-nothing')]);
  return [
    { title: t('tell-cities'), lines: cities },
    { title: t('panel-stations'), lines: none(stations) },
    { title: t('tell-trucks'), lines: none(trucks) },
    { title: t('tell-tiles'), lines: none(tiles) },
    { title: t('tell-countries'), lines: countries },
    ...(view.traffic.length
      ? [{ title: t('ref-traffic'), lines: view.traffic.map(word.section) }]
      : []),
  ];
}

function offices(view: View, name: SeatName): Paragraph {
  const lines = view.offices.map((it) => {
    const title = word.roadName(it.colour);
    if (it.seats.length === 0) return t('tell-office-empty', { title, free: it.capacity });
    return t('tell-office', {
      title,
      names: list(it.seats.map(name)),
      free: it.capacity - it.seats.length,
      each: word.dm(it.each),
    });
  });
  return { title: t('panel-offices'), lines };
}

function administration(view: View, name: SeatName): Paragraph {
  const shown = DEPARTMENTS.filter(
    (id) => id !== 'extra' || view.options.extra_department !== 'none',
  );
  const lines = shown.map((id) => {
    const floors = FLOORS.flatMap((floor) => {
      const here = view.players
        .filter((it) => it.floors[DEPARTMENTS.indexOf(id)]?.includes(floor))
        .map((it) => name(it.seat));
      return here.length ? [t('tell-floor', { floor, names: list(here) })] : [];
    });
    return `${word.department(id, view)}: ${floors.length ? floors.join('; ') : t('tell-nobody')}.`;
  });
  const lobby = view.players
    .filter((it) => it.lobby > 0)
    .map((it) => `${name(it.seat)} ${it.lobby}`);
  return {
    title: t('panel-administration'),
    lines: [
      ...lines,
      `${t('department-lobby')}: ${lobby.length ? list(lobby) : t('tell-nobody')}.`,
    ],
  };
}

function person(player: PlayerView, view: View, name: SeatName): Paragraph {
  const bot = view.autobot?.seat === player.seat;
  const lines = [
    t('tell-points', { n: player.score.total }),
    t('tell-supply', { n: player.supply }),
    t('tell-track', { n: player.track }),
  ];
  if (bot) return { title: name(player.seat), lines };
  lines.unshift(t('tell-money', { money: word.dm(player.money) }));
  lines.push(
    t('tell-hand', {
      cards: player.hand.length ? list(player.hand.map(word.cardInFull)) : t('tell-nothing'),
    }),
  );
  for (const it of player.spaces)
    if (it.cards.length)
      lines.push(
        t('tell-played', {
          space: word.space(it.space),
          n: it.cards.length,
          limit: it.limit,
          cards: list(it.cards.map(word.card)),
        }),
      );
  const techs = COLUMNS.flatMap((column, i) =>
    (player.technologies[i] ?? []).map((level) => word.tech(column, level)),
  );
  if (techs.length) lines.push(t('tell-techs', { techs: techs.join('; ') }));
  lines.push(
    `${t('panel-tokens')}: ${list([...player.tokens.map(word.roadName), t('extra-tokens', { n: player.extra_tokens })])}.`,
  );
  lines.push(t('tell-stations', { n: player.stations }));
  if (player.delivered.length)
    lines.push(t('tell-delivered', { countries: list(player.delivered.map(word.country)) }));
  if (player.unclaimed.length)
    lines.push(t('tell-unclaimed', { countries: list(player.unclaimed.map(word.country)) }));
  if (player.route)
    lines.push(
      `${t('panel-route')}: ${word.route(player.route)}, ${player.route_status === null ? t('route-open') : t('route-status', { n: player.route_status })}.`,
    );
  if (player.tiles.length)
    lines.push(
      `${t('panel-tiles')}: ${list(player.tiles.map(([tile, n]) => (n > 1 ? `${n} × ${word.tile(tile)}` : word.tile(tile))))}.`,
    );
  if (player.wine)
    lines.push(
      `${t('panel-wine')}: ${word.wine(player.wine)}, ${t(player.wine_delivered ? 'wine-home' : player.wine_loaded ? 'wine-on-road' : 'wine-waiting')}.`,
    );
  return { title: name(player.seat), lines };
}

/** What each country wants of a player. */
function deliveries(player: PlayerView): Paragraph {
  return {
    title: t('panel-deliveries'),
    lines: deliveryBoard(player.board).map((row) =>
      t('delivery-row', {
        country: word.country(row.country),
        good: word.good(row.preferred),
        bonus: word.bonus(row.bonus),
        money: word.dm(row.money),
      }),
    ),
  };
}

export function describe(view: View, name: SeatName): Paragraph[] {
  const me = view.viewer ?? view.current;
  const first = [...view.players].sort((a, b) => Number(b.seat === me) - Number(a.seat === me));
  const shown = view.display.flatMap((card) => (card ? [word.cardInFull(card)] : []));
  return [
    overview(view, name),
    ...first.flatMap((player) => [
      person(player, view, name),
      ...(player.seat === view.viewer ? [deliveries(player)] : []),
    ]),
    roads(view),
    ...map(view, name),
    offices(view, name),
    administration(view, name),
    { title: t('panel-display'), lines: shown.length ? shown : [t('tell-nothing')] },
  ];
}
