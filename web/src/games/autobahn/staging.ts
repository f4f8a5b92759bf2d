/** What an event changes for the eye while it is played back. */
import { player, stagingOf } from '../../board/staging';
import { someAnswers, type Body } from '../../board/tagged';
import type { Event, Good, Seat, Truck, View } from '../../types/autobahn';
import { COLUMNS, DEPARTMENTS, goodOn, sections, wines } from './data';
import { lineOf, seatOf } from './events';
import { t } from './i18n';
import { MOMENTS } from './moments';

/** Where a truck with wine sets out: the last section of the road to the city of the wine. */
function cellar(wine: string) {
  const it = wines.find((row) => row.id === wine);
  return sections.find(
    (section) =>
      section.border !== null &&
      section.link.colour === it?.colour &&
      section.link.ends.includes(it.city),
  )?.id;
}

/** The stacks when one more section was built: the era's own is used up first. */
function taken({ stacks, era }: View) {
  const from = stacks.findIndex((n, i) => i >= era - 1 && n > 0);
  return stacks.map((n, i) => (i === from ? n - 1 : n));
}

const pays = (view: View, seat: Seat, money: number) =>
  player(view, seat, (old) => ({ money: Math.max(old.money - money, 0) }));
const gains = ({ seat, money }: { seat: Seat; money: number }, view: View) =>
  pays(view, seat, -money);
const drives = (view: View, it: { seat: Seat; truck: number }, to: (truck: Truck) => Truck) =>
  player(view, it.seat, (old) => ({
    trucks: old.trucks.map((truck, i) => (i === it.truck - 1 ? to(truck) : truck)),
  }));
const add = <T>(lists: T[][], at: number, item: T) =>
  lists.map((list, i) => (i === at ? [...list, item] : list));
const pickUp = (view: View, seat: Seat) =>
  player(view, seat, (old) => ({
    hand: [...old.hand, ...old.spaces.flatMap((row) => row.cards)],
    spaces: old.spaces.map((row) => ({ ...row, cards: [] })),
  }));

function placed(it: Body<Event, 'employee_placed'>, view: View): View {
  const { seat, colour, to_lobby } = it;
  const seated = (seats: Seat[]) => {
    const moved = to_lobby === null ? -1 : seats.indexOf(to_lobby);
    return [...seats.filter((_, i) => i !== moved), seat];
  };
  const left =
    to_lobby === null ? view : player(view, to_lobby, (old) => ({ lobby: old.lobby + 1 }));
  return {
    ...player(left, seat, (old) => ({ supply: Math.max(old.supply - 1, 0) })),
    offices: view.offices.map((office) =>
      office.colour === colour ? { ...office, seats: seated(office.seats) } : office,
    ),
  };
}

function promoted({ seat, department, floor }: Body<Event, 'promoted'>, view: View): View {
  return player(view, seat, (old) => {
    const at = DEPARTMENTS.indexOf(department);
    const from = old.floors[at]?.indexOf(floor - 1) ?? -1;
    const left = old.floors.map((floors, i) =>
      i === at ? floors.filter((_, n) => n !== from) : floors,
    );
    return {
      lobby: floor === 1 ? Math.max(old.lobby - 1, 0) : old.lobby,
      floors: add(left, at, floor),
    };
  });
}

/** Events that change nothing to be seen, or what the next position shows soon enough, are left out. */
const after = someAnswers<Event, [View], View>(
  {
    route_chosen: ({ seat, route }, view) => ({
      ...player(view, seat, () => ({ route })),
      routes: view.routes.filter((id) => id !== route),
    }),
    built: ({ seat, cost, section }, view) => ({
      ...pays(view, seat, cost),
      stacks: taken(view),
      built: [...view.built, section],
      map_tiles: view.map_tiles.filter((tile) => tile.section !== section),
    }),
    upgraded: ({ seat, cost, link }, view) => ({
      ...pays(view, seat, cost),
      dual: [...view.dual, link],
    }),
    station_built: ({ seat, link }, view) => ({
      ...player(view, seat, (old) => ({ stations: old.stations + 1 })),
      stations: [...view.stations, { link, seat }],
    }),
    loaded: (it, view) => drives(view, it, () => ({ depot: it.depot })),
    wine_loaded: (it, view) =>
      drives(view, it, (truck) => {
        const start = cellar(it.wine);
        return start ? { road: [start, 'wine'] } : truck;
      }),
    moved: (it, view) =>
      drives(view, it, (truck) => ({ road: [it.section, goodOn(truck) as Good] })),
    wine_delivered: (it, view) => drives(view, it, () => 'home'),
    delivered: (it, view) =>
      player(
        drives(view, it, () => 'home'),
        it.seat,
        (old) => ({
          delivered: [...new Set([...old.delivered, it.country])],
        }),
      ),
    employee_placed: placed,
    promoted,
    unlocked: ({ seat, column, level }, view) =>
      player(view, seat, (old) => ({
        technologies: add(old.technologies, COLUMNS.indexOf(column), level),
      })),
    developed: ({ seat, space }, view) => player(view, seat, () => ({ track: space })),
    card_played: ({ seat, card, space }, view) =>
      player(view, seat, (old) => ({
        hand: old.hand.filter((it) => it !== card),
        spaces: old.spaces.map((row) =>
          row.space === space ? { ...row, cards: [...row.cards, card] } : row,
        ),
      })),
    hand_picked_up: ({ seat }, view) => pickUp(view, seat),
    refreshed: (it, view) => pickUp(gains(it, view), it.seat),
    hired: ({ seat }, view) =>
      player(view, seat, (old) => ({ supply: Math.max(old.supply - 1, 0), lobby: old.lobby + 1 })),
    earned: gains,
    funded: gains,
    budget: gains,
    paid: ({ seat, money }, view) => pays(view, seat, money),
    station_fee: ({ to, money }, view) => pays(view, to, -money),
    traffic_appeared: ({ section }, view) => ({ ...view, traffic: [...view.traffic, section] }),
  },
  (view) => view,
);

export const staging = stagingOf<View, Event>({
  moments: MOMENTS,
  seat: seatOf,
  line: (event, view, name) =>
    lineOf(event, view, (seat) => (seat === view.autobot?.seat ? t('autobot') : name(seat))),
  after: (view, event) => after(event, view),
  // At a real table the pieces are moved by hand, step by step, when the person is ready.
  shown: (view) => !view.options.companion,
});
