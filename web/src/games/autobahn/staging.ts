/** What is worth a moment of its own when somebody else moves, and what it changes for the eye. */
import { t } from '../../i18n/index.svelte';
import type { Staging } from '../../shell/playback.svelte';
import type { Sound } from '../../shell/sound';
import type {
  Colour,
  Column,
  Department,
  Good,
  PlayerView,
  Space,
  Tagged,
  Truck,
  View,
} from '../../types/autobahn';
import { fieldsOf, kindOf } from './autobot';
import { COLUMNS, DEPARTMENTS, goodOn, sections, wines } from './data';
import { lineOf } from './events';

/** Worth a moment if somebody else did it. */
const DEEDS = new Set([
  'route_chosen',
  'card_played',
  'refreshed',
  'funded',
  'tile_used',
  'built',
  'upgraded',
  'employee_placed',
  'employees_recalled',
  'loaded',
  'good_lost',
  'wine_loaded',
  'wine_delivered',
  'traffic_cleared',
  'station_improved',
  'station_built',
  'unlocked',
  'developed',
  'promoted',
  'hired',
  'card_taken',
  'moved',
  'station_bonus',
  'station_fee',
  'delivered',
  'bonus_claimed',
  'first_pharmaceuticals',
  'tile_taken',
  'cards_swapped',
  'recoloured',
  'card_slid',
]);
/** Worth a moment for everybody: nobody chose it. */
const TURNS_OF_FATE = new Set([
  'era_end_triggered',
  'administration',
  'budget',
  'route_checked',
  'reunification',
  'traffic_appeared',
  'autobot_colour',
  'autobot_task',
  'autobot_queued',
  'autobot_chose',
  'autobot_heads_for',
  'autobot_wine',
  'autobot_skipped',
]);

const SOUNDS: Record<string, Sound> = {
  built: 'piece',
  upgraded: 'piece',
  station_built: 'piece',
  employee_placed: 'piece',
  promoted: 'piece',
  card_played: 'piece',
  moved: 'piece',
  loaded: 'piece',
  earned: 'money',
  funded: 'money',
  budget: 'money',
  station_fee: 'money',
  delivered: 'money',
  administration: 'era',
  match_over: 'era',
};

export const staging: Staging<View> = {
  beats: (ply, view) =>
    ply.events.filter((event) => {
      // At a real table the pieces are moved by hand, step by step, when the person is ready.
      if (view.options.companion) return false;
      const { seat, from } = fieldsOf(event);
      return (
        TURNS_OF_FATE.has(kindOf(event)) ||
        (DEEDS.has(kindOf(event)) && (seat ?? from) !== view.viewer)
      );
    }),
  after,
  caption: (event, view, name) =>
    lineOf(event, view, (seat) => (seat === view.autobot?.seat ? t('autobot') : name(seat))),
  sound: (event) => SOUNDS[kindOf(event)] ?? null,
};

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

function after(view: View, event: Tagged): View {
  const it = fieldsOf(event) as {
    seat: number;
    to: number;
    truck: number;
    money: number;
    cost: number;
    colour: Colour;
    section: string;
    link: string;
    depot: string;
    wine: string;
    country: string;
    route: string;
    card: string;
    space: string & number;
    column: Column;
    level: number;
    department: Department;
    floor: number;
    to_lobby: number | null;
  };
  const player = (seat: number, change: (player: PlayerView) => Partial<PlayerView>): View => ({
    ...view,
    players: view.players.map((old) => (old.seat === seat ? { ...old, ...change(old) } : old)),
  });
  const pays = (seat: number, money: number) =>
    player(seat, (old) => ({ money: Math.max(old.money - money, 0) }));
  const drives = (to: (truck: Truck) => Truck) =>
    player(it.seat, (old) => ({
      trucks: old.trucks.map((truck, i) => (i === it.truck ? to(truck) : truck)),
    }));
  const add = <T>(lists: T[][], at: number, item: T) =>
    lists.map((list, i) => (i === at ? [...list, item] : list));

  switch (kindOf(event)) {
    case 'route_chosen':
      return {
        ...player(it.seat, () => ({ route: it.route })),
        routes: view.routes.filter((id) => id !== it.route),
      };
    case 'built':
      return {
        ...pays(it.seat, it.cost),
        stacks: taken(view),
        built: [...view.built, it.section],
        map_tiles: view.map_tiles.filter((tile) => tile.section !== it.section),
      };
    case 'upgraded':
      return { ...pays(it.seat, it.cost), dual: [...view.dual, it.link] };
    case 'station_built':
      return {
        ...player(it.seat, (old) => ({ stations: old.stations + 1 })),
        stations: [...view.stations, { link: it.link, seat: it.seat }],
      };
    case 'loaded':
      return drives(() => ({ depot: it.depot }));
    case 'wine_loaded':
      return drives((truck) => {
        const start = cellar(it.wine);
        return start ? { road: [start, 'wine'] } : truck;
      });
    case 'moved':
      return drives((truck) => ({ road: [it.section, goodOn(truck) as Good] }));
    case 'wine_delivered':
      return drives(() => 'home');
    case 'delivered':
      view = drives(() => 'home');
      return player(it.seat, (old) => ({
        delivered: [...new Set([...old.delivered, it.country])],
      }));
    case 'employee_placed': {
      const seated = (seats: number[]) => {
        const moved = it.to_lobby === null ? -1 : seats.indexOf(it.to_lobby);
        return [...seats.filter((_, i) => i !== moved), it.seat];
      };
      if (it.to_lobby !== null) view = player(it.to_lobby, (old) => ({ lobby: old.lobby + 1 }));
      return {
        ...player(it.seat, (old) => ({ supply: Math.max(old.supply - 1, 0) })),
        offices: view.offices.map((office) =>
          office.colour === it.colour ? { ...office, seats: seated(office.seats) } : office,
        ),
      };
    }
    case 'promoted':
      return player(it.seat, (old) => {
        const at = DEPARTMENTS.indexOf(it.department);
        const from = old.floors[at]?.indexOf(it.floor - 1) ?? -1;
        const left = old.floors.map((floors, i) =>
          i === at ? floors.filter((_, n) => n !== from) : floors,
        );
        return {
          lobby: it.floor === 1 ? Math.max(old.lobby - 1, 0) : old.lobby,
          floors: add(left, at, it.floor),
        };
      });
    case 'unlocked':
      return player(it.seat, (old) => ({
        technologies: add(old.technologies, COLUMNS.indexOf(it.column), it.level),
      }));
    case 'developed':
      return player(it.seat, () => ({ track: Number(it.space) + 1 }));
    case 'card_played':
      return player(it.seat, (old) => ({
        hand: old.hand.filter((card) => card !== it.card),
        spaces: old.spaces.map((row) =>
          row.space === (it.space as Space) ? { ...row, cards: [...row.cards, it.card] } : row,
        ),
      }));
    case 'hand_picked_up':
    case 'refreshed': {
      if (it.money) view = pays(it.seat, -it.money);
      return player(it.seat, (old) => ({
        hand: [...old.hand, ...old.spaces.flatMap((row) => row.cards)],
        spaces: old.spaces.map((row) => ({ ...row, cards: [] })),
      }));
    }
    case 'hired':
      return player(it.seat, (old) => ({
        supply: Math.max(old.supply - 1, 0),
        lobby: old.lobby + 1,
      }));
    case 'earned':
    case 'funded':
    case 'budget':
      return pays(it.seat, -it.money);
    case 'paid':
      return pays(it.seat, it.money);
    case 'station_fee':
      return pays(it.to, -it.money);
    case 'traffic_appeared':
      return { ...view, traffic: [...view.traffic, it.section] };
    default:
      return view;
  }
}
