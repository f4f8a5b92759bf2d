/** What an event changes for the eye while it is played back. */
import { player, stagingOf } from '../../board/staging';
import { someAnswers } from '../../board/tagged';
import type {
  CarView,
  City,
  CityView,
  Event,
  Resource,
  Seat,
  Sector,
  Track,
  View,
  Wagon,
  Zone,
  ZoneView,
} from '../../types/trainrush';
import { actionOf, contractOf, fieldOf, heroOf, REGIONS, SIZES, slotsOf, trackOf } from './data';
import { lineOf, seatOf } from './events';
import { MOMENTS } from './moments';

const city = (view: View, id: City, change: (it: CityView) => Partial<CityView>): View => ({
  ...view,
  cities: view.cities.map((old) => (old.city === id ? { ...old, ...change(old) } : old)),
});
const zone = (view: View, id: Zone, change: (it: ZoneView) => Partial<ZoneView>): View => ({
  ...view,
  zones: view.zones.map((old) => (old.zone === id ? { ...old, ...change(old) } : old)),
});
const set = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((old, i) => (i === at ? value : old));
const without = <T>(list: readonly T[], value: T): T[] => {
  const at = list.indexOf(value);
  return list.filter((_, i) => i !== at);
};
const tally = (all: [number, number][], token: number, by: number): [number, number][] => {
  const counts = new Map(all);
  counts.set(token, (counts.get(token) ?? 0) + by);
  return [...counts].filter(([, n]) => n > 0).sort((a, b) => a[0] - b[0]);
};

const placed = (view: View, of: 'spies' | 'agents', sector: Sector, at: number, seat: Seat) => ({
  ...view,
  sectors: view.sectors.map((old) =>
    old.sector === sector ? { ...old, [of]: set(old[of], at, seat) } : old,
  ),
});

function advanced(view: View, seat: Seat, track: Track, value: number): View {
  const { values } = trackOf(track);
  return player(view, seat, (old) => ({
    progress: old.progress.map((it) =>
      it.track === track
        ? { ...it, space: it.space + 1, value, top: it.space + 1 === values.length }
        : it,
    ),
  }));
}

/** A cube lies on the first slot that is for it, else on the first for any. */
function loaded(car: CarView, resource: Resource): CarView {
  const slots = slotsOf(car.wagon);
  const free = (of: string) => slots.findIndex((slot, i) => slot === of && car.cargo[i] === null);
  const at = free(resource) >= 0 ? free(resource) : free('any');
  return { ...car, cargo: set(car.cargo, at, resource) };
}
const inCar = (view: View, seat: Seat, n: number, change: (car: CarView) => CarView) =>
  player(view, seat, (old) => ({
    train: old.train.map((car, i) => (i === n - 1 ? change(car) : car)),
  }));
const empty = (wagon: Wagon): CarView => {
  const slots = slotsOf(wagon);
  return { wagon, cargo: slots.map(() => null), parcels: 0 };
};

function marked(view: View, seat: Seat, id: City, size: number): View {
  const slot = city(view, id, (old) => ({ slots: set(old.slots, SIZES.indexOf(size), seat) }));
  return player(slot, seat, (old) => ({ contract_markers: old.contract_markers - 1 }));
}
const stepped = (
  view: View,
  of: 'infrastructure' | 'contractor',
  seat: Seat,
  colour: string,
  space: number,
) =>
  player(view, seat, (old) => ({
    [of]: set(old[of], REGIONS.indexOf(colour as never), space),
  }));

/** Events that change nothing to be seen, or what the next position shows soon enough, are left out. */
const after = someAnswers<Event, [View], View>(
  {
    round_began: ({ round }, view) => ({ ...view, round }),
    phase_began: ({ phase }, view) => ({ ...view, phase }),
    bid: ({ seat, spy }, view) =>
      player(view, seat, (old) => ({ bid: spy, spies: without(old.spies, spy) })),
    order_set: ({ order }, view) => ({ ...view, order }),
    lobbied: ({ seat, sector, field }, view) => placed(view, 'spies', sector, field - 1, seat),
    agent_placed: ({ seat, sector, field }, view) => {
      const spies = view.sectors[0]!.spies.length;
      return player(placed(view, 'agents', sector, field - 1 - spies, seat), seat, (old) => ({
        agents: old.agents - 1,
      }));
    },
    advanced: ({ seat, track, value }, view) => advanced(view, seat, track, value),
    income: ({ seat, investment, coal }, view) =>
      player(view, seat, (old) => ({
        investment: old.investment + investment,
        coal: old.coal + coal,
      })),
    got_coal: ({ seat, coal }, view) => player(view, seat, (old) => ({ coal: old.coal + coal })),
    got_investment: ({ seat, investment }, view) =>
      player(view, seat, (old) => ({ investment: old.investment + investment })),
    invested: ({ seat, action, cost }, view) => ({
      ...player(view, seat, (old) => ({ investment: old.investment - cost })),
      areas: view.areas.map((old) =>
        old.area === actionOf(action).area ? { ...old, taken: old.taken + cost } : old,
      ),
    }),
    coal_paid: ({ seat, coal }, view) => player(view, seat, (old) => ({ coal: old.coal - coal })),
    moved: ({ seat, to }, view) =>
      player(view, seat, () => ({ field: to, region: fieldOf(to).region })),
    token_used: ({ seat, token }, view) =>
      player(view, seat, (old) => ({ tokens: tally(old.tokens, token, -1) })),
    token_taken: ({ seat, city: id, token }, view) =>
      player(
        city(view, id, (old) => ({
          tokens: old.tokens.filter((_, i) => i !== old.tokens.findIndex(([n]) => n === token)),
        })),
        seat,
        (old) => ({ tokens: tally(old.tokens, token, 1) }),
      ),
    city_marked: ({ seat, city: id }, view) =>
      player(
        city(view, id, (old) => ({ markers: [...old.markers, seat] })),
        seat,
        (old) => ({ visited: [...old.visited, id] }),
      ),
    loaded: ({ seat, car, resource }, view) =>
      inCar(view, seat, car, (old) => loaded(old, resource)),
    unloaded: ({ seat, car, resource }, view) =>
      inCar(view, seat, car, (old) => ({
        ...old,
        cargo: set(old.cargo, old.cargo.indexOf(resource), null),
      })),
    uncoupled: ({ seat, car }, view) =>
      player(view, seat, (old) => ({ train: old.train.filter((_, i) => i !== car - 1) })),
    coupled: ({ seat, car, wagon }, view) => ({
      ...player(view, seat, (old) => ({ train: old.train.toSpliced(car - 1, 0, empty(wagon)) })),
      wagons: view.wagons.map((row) => ({
        ...row,
        open: row.open.map((it) => (it === wagon ? null : it)),
      })),
    }),
    parcel_taken: ({ seat, zone: id, car }, view) =>
      inCar(
        zone(view, id, () => ({ parcel: false })),
        seat,
        car,
        (old) => ({ ...old, parcels: old.parcels + 1 }),
      ),
    delivered: ({ seat, city: id, contract }, view) => ({
      ...marked(view, seat, id, contractOf(contract).cubes.length),
      contracts: view.contracts.map((row) => ({
        ...row,
        open: row.open.map((it) => (it === contract ? null : it)),
      })),
    }),
    contract_revealed: ({ region, contract }, view) => ({
      ...view,
      contracts: view.contracts.map((row) =>
        row.region === region
          ? {
              ...row,
              open: set(row.open, SIZES.indexOf(contractOf(contract).cubes.length), contract),
            }
          : row,
      ),
    }),
    slot_marked: ({ seat, city: id, size }, view) => marked(view, seat, id, size),
    leased: ({ seat, zone: id, city: from, colour }, view) =>
      zone(
        city(view, from, (old) => ({ contractors: without(old.contractors, colour) })),
        id,
        (old) => {
          const at = old.warehouses.findIndex((it) => it.owner === seat && it.leased === null);
          return { warehouses: set(old.warehouses, at, { owner: seat, leased: colour }) };
        },
      ),
    contractor_advanced: ({ seat, colour, space }, view) =>
      stepped(view, 'contractor', seat, colour, space),
    infrastructure_advanced: ({ seat, region, space }, view) =>
      stepped(view, 'infrastructure', seat, region, space),
    warehouse_built: ({ seat, zone: id }, view) =>
      player(
        zone(view, id, (old) => {
          const at = old.warehouses.findIndex((it) => it.owner === null);
          return { warehouses: set(old.warehouses, at, { owner: seat, leased: null }) };
        }),
        seat,
        (old) => ({ warehouses: old.warehouses - 1 }),
      ),
    station_built: ({ seat, zone: id }, view) =>
      player(
        zone(view, id, () => ({ station: seat, parcel: true })),
        seat,
        (old) => ({ stations: old.stations - 1 }),
      ),
    card_played: ({ seat, card }, view) => ({
      ...player(view, seat, (old) => ({
        cards: old.cards - 1,
        own: old.own && { ...old.own, hand: without(old.own.hand, card) },
      })),
      table: [...view.table, card],
    }),
    card_taken: ({ seat, card }, view) => ({
      ...player(view, seat, (old) => ({
        cards: old.cards + 1,
        own: old.own && { ...old.own, hand: [...old.own.hand, card] },
      })),
      pool: view.pool.map((it) => (it === card ? null : it)),
      table: [],
    }),
    tile_revealed: ({ number, tile }, view) => ({
      ...view,
      tiles: set(view.tiles, number - 1, tile),
    }),
    mission_begun: ({ seat, hero }, view) =>
      player(
        city(view, heroOf(hero).city, () => ({ mission: false })),
        seat,
        (old) => ({ heroes: old.heroes - 1, missions: [...old.missions, hero] }),
      ),
  },
  (view) => view,
);

export const staging = stagingOf<View, Event>({
  moments: MOMENTS,
  seat: seatOf,
  line: lineOf,
  after: (view, event) => after(event, view),
});
