/** The position in words, for people who do not see the board: headings with a few sentences each. */
import type { SeatName } from '../../board/log';
import type { Paragraph } from '../../board/model.svelte';
import type { PlayerView, View } from '../../types/trainrush';
import { cityOf, fieldOf, heroOf, longTrackOf, REGIONS, SIZES, tileOf } from './data';
import { sectorForecast, zoneForecast, zoneYield } from './effects';
import { t } from './i18n/tell';
import { pointsNow } from './score';
import * as word from './words';

const { list } = word;
const orNobody = (seat: number | null, name: SeatName) =>
  seat === null ? t('tell-nobody') : name(seat);

function overview(view: View, name: SeatName): Paragraph {
  const lines = [
    t('tell-round', { n: view.round, of: view.rounds, phase: t(`phase-${view.phase}`) }),
    t('tell-order', { names: list(view.order.map(name)) }),
  ];
  if (view.ends.length)
    lines.push(t('tell-ends', { fields: list(view.ends.map((it) => word.field(it.field))) }));
  return { title: t('tell-overview'), lines };
}

function trains(view: View, name: SeatName): Paragraph {
  return {
    title: t('tell-trains'),
    lines: view.players.map((it) =>
      t('tell-stands', {
        name: name(it.seat),
        field: word.field(it.field),
        region: it.region ? word.region(it.region) : t('tell-none'),
      }),
    ),
  };
}

function cities(view: View, name: SeatName): Paragraph {
  return {
    title: t('tell-cities'),
    lines: view.cities.map((it) =>
      t('tell-city', {
        city: word.city(it.city),
        rank: cityOf(it.city).rank,
        region: word.region(fieldOf(cityOf(it.city).field).region!),
        visitors: list(it.markers.map(name)) || t('tell-nobody'),
        tokens: list(it.tokens.map(([n, vp]) => t('token-name', { n, vp }))) || t('tell-none'),
        contractors: list(it.contractors.map(word.contractorOf)) || t('tell-nobody'),
        mission: it.mission ? 'yes' : 'no',
        slots: list(it.slots.map((seat, i) => `${SIZES[i]}: ${orNobody(seat, name)}`)),
      }),
    ),
  };
}

function zones(view: View, name: SeatName): Paragraph {
  return {
    title: t('tell-zones'),
    lines: view.zones.map((it) =>
      t('tell-zone', {
        zone: word.zone(it.zone),
        warehouses:
          list(
            it.warehouses.flatMap((row) =>
              row.owner === null
                ? []
                : [
                    row.leased
                      ? t('tell-leased', {
                          name: name(row.owner),
                          contractor: word.contractorOf(row.leased),
                        })
                      : name(row.owner),
                  ],
            ),
          ) || t('tell-none'),
        station: orNobody(it.station, name),
        parcel: it.parcel ? 'yes' : 'no',
        scoring: zoneForecast(zoneYield(view, it.zone), name).join(' '),
      }),
    ),
  };
}

function influence(view: View, name: SeatName): Paragraph[] {
  const progress = view.players[0]!.progress.map(({ track }) =>
    t('tell-progress', {
      track: word.track(track),
      places: list(
        view.players.map((it) => {
          const at = it.progress.find((row) => row.track === track)!;
          return `${name(it.seat)} ${at.value}`;
        }),
      ),
    }),
  );
  return [
    {
      title: t('tell-sectors'),
      lines: view.sectors.map(
        (it) => `${word.sector(it.sector)}: ${sectorForecast(it.sector, view, name)}`,
      ),
    },
    { title: t('tell-tracks'), lines: progress },
  ];
}

function rails(view: View, name: SeatName): Paragraph {
  const kinds = ['infrastructure', 'contractor'] as const;
  return {
    title: t('tell-rails'),
    lines: kinds.flatMap((kind) =>
      REGIONS.map((colour, i) =>
        t('tell-rail', {
          rail: word.longTrack(kind, colour),
          of: longTrackOf(kind).length,
          places: list(view.players.map((it) => `${name(it.seat)} ${it[kind][i]}`)),
        }),
      ),
    ),
  };
}

function supply(view: View): Paragraph {
  const wagons = view.wagons.flatMap((row) =>
    row.open.flatMap((id) => (id ? [word.wagon(id)] : [])),
  );
  return {
    title: t('tell-supply'),
    lines: [
      ...view.contracts.map((row) =>
        t('tell-contracts', {
          region: word.region(row.region),
          contracts: list(row.open.flatMap((id) => (id ? [word.contract(id)] : []))),
        }),
      ),
      t('tell-tiles', {
        tiles: list(
          view.tiles.map(
            (id, i) => `${i + 1}: ${id ? word.effect(tileOf(id).effect) : t('tell-nothing')}`,
          ),
        ),
      }),
      t('tell-pool', {
        cards: list(view.pool.flatMap((id) => (id ? [word.cardInFull(id)] : []))),
        n: view.deck.cards,
      }),
      t('tell-wagons', { wagons: list(wagons) || t('tell-none') }),
      t('tell-areas', {
        areas: list(view.areas.map((it) => `${word.area(it.area)} ${it.capacity - it.taken}`)),
      }),
    ],
  };
}

function person(it: PlayerView, name: SeatName): Paragraph {
  const lines = [
    t('tell-points', { n: pointsNow(it.score), total: it.score.total }),
    t('tell-money', {
      coal: it.coal,
      investment: it.investment,
      cards: it.cards,
      heroes: it.heroes,
    }),
    t('tell-spies', { spies: list(it.spies.map(String)) || t('tell-none') }),
    t('tell-pieces', {
      warehouses: it.warehouses,
      stations: it.stations,
      agents: it.agents,
      markers: it.contract_markers,
    }),
    t('tell-train', {
      train: list(
        it.train.map((car) =>
          t('tell-car', {
            wagon: word.wagon(car.wagon),
            cargo: car.parcels > 0 ? t('parcels-n', { n: car.parcels }) : word.cargo(car.cargo),
          }),
        ),
      ),
    }),
    t('tell-visited', { cities: list(it.visited.map(word.city)) || t('tell-none') }),
  ];
  if (it.tokens.length)
    lines.push(t('tell-tokens', { tokens: list(it.tokens.map(([n, k]) => `${k} × +${n}`)) }));
  if (it.missions.length)
    lines.push(
      t('tell-missions', {
        heroes: list(
          it.missions.map((id) => `${word.hero(id)} (${word.resource(heroOf(id).scores)})`),
        ),
      }),
    );
  if (it.own) {
    if (it.own.hand.length)
      lines.push(
        t('tell-hand', {
          cards: list(it.own.hand.map((id) => `${word.card(id)} (${word.cardSays(id)})`)),
        }),
      );
    const heroes = it.own.heroes.length ? it.own.heroes : it.own.picks;
    if (heroes.length) lines.push(t('tell-heroes', { heroes: list(heroes.map(word.hero)) }));
    if (it.own.pack.length)
      lines.push(t('tell-pack', { heroes: list(it.own.pack.map(word.hero)) }));
  }
  return { title: name(it.seat), lines };
}

export function describe(view: View, name: SeatName): Paragraph[] {
  return [
    overview(view, name),
    ...view.players.map((it) => person(it, name)),
    trains(view, name),
    cities(view, name),
    zones(view, name),
    ...influence(view, name),
    rails(view, name),
    supply(view),
  ];
}
