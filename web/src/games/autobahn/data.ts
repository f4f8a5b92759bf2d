/** The tables of the rules, as the board reads them: the files of the edition that is played, nothing retyped. */
import { byId, dataOf } from '../../net/edition';
import type {
  Bonus,
  Card,
  City,
  Colour,
  Column,
  Country,
  Department,
  Good,
  Link,
  Section,
  Space,
  Tile,
  Truck,
} from '../../types/autobahn';

export interface CityRow {
  id: City;
  name: string;
  country?: Country;
  place: { x: number; y: number };
}
export interface LinkRow {
  id: Link;
  colour: Colour;
  ends: [City, City];
  sections: number;
  tile: number | null;
  develop: boolean;
  roadblock: number | null;
  preset: boolean;
  east: boolean;
}
export interface SectionRow {
  id: Section;
  link: LinkRow;
  place: number;
  border: Country | null;
}
export interface CardRow {
  id: Card;
  deck: 'basic' | 'improved' | 'advanced' | 'two_colour';
  colours: Colour[];
  effect: Record<string, number | boolean>;
}
export interface DeliveryRow {
  country: Country;
  preferred: Good;
  bonus: Bonus;
  money: number;
}
export type StationBonus =
  | { money: { small: number; large: number } }
  | { step: number }
  | { develop: number }
  | { promote: number }
  | { employee: { price: number } };

export interface Era {
  years: [number, number];
  sections: number;
  steps: number;
  funding: number;
  costs: { build: number[]; upgrade: number };
}
/** A strength of Autobot; what is not its name are the options that make it. */
export interface Level {
  id: string;
  source: string;
  board: 'easy' | 'hard';
  extra_step: boolean;
  develop_on_pass: boolean;
  develop_on_skip: boolean;
  promotions: number[];
}
interface Is {
  is: number;
}
/** The data files of the rules, by name. */
const files = dataOf<{
  cards: CardRow[];
  cities: CityRow[];
  countries: { id: Country; tiles: { is: number[] }; pharmaceuticals: { is: Bonus } }[];
  dashboard: Era[];
  deliveries: { id: string; rows: DeliveryRow[] }[];
  departments: { id: Department; floors: number[] }[];
  depots: { city: City; good: Good; colours: Colour[] }[];
  levels: Level[];
  links: LinkRow[];
  offices: { id: Colour; seats: number[] }[];
  rewards: { status: number | null; bonus: Bonus }[];
  routes: { ends: [City, City] }[];
  rows: { level: number; bonus: Bonus }[];
  services: { gives: 'employee' | 'funding' | 'pick_up' | { bonus: Bonus } }[];
  solo_boards: {
    id: 'easy' | 'hard';
    tiles: SoloBonus[];
    more_tiles: SoloBonus;
    stations: SoloBonus[];
  }[];
  stations: { bonus: StationBonus }[];
  tasks: {
    id: string;
    deck: 'a' | 'b';
    bonus: null | 'discard' | { develop: number };
    action: 'road' | 'load' | 'station';
  }[];
  technologies: { column: Column; level: number; gives: unknown }[];
  tiles: { id: Tile; bonus: Bonus; count: number }[];
  track: { bonus: Bonus | null }[];
  wine: { id: string; colour: Colour; city: City; to: City }[];
  setup: Record<
    'track_loop' | 'employees' | 'recall' | 'floor_seats' | 'refresh_money' | 'traffic_set',
    Is
  > & {
    limits: Record<Space, number[]>;
  };
  scoring: Record<'lobby' | 'money_unit' | 'link_value' | 'dual_value', Is>;
}>('autobahn');

export const COLOURS: Colour[] = ['black', 'red', 'cyan', 'orange', 'purple', 'white', 'yellow'];
export const SPACES: Space[] = ['unlock', 'build', 'upgrade', 'load', 'station'];
export const COLUMNS: Column[] = ['network', 'trade', 'service'];
export const DEPARTMENTS = files.departments.map((it) => it.id);
/** What a floor multiplies by, from the lowest; what is no department of its own is the extra one. */
export const floorsOf = (key: string): number[] =>
  (files.departments.find((it) => it.id === key) ?? files.departments.at(-1)!).floors;

/** The number on the sign of each autobahn: the glyph that tells colours apart without colour. */
export const SIGN: Record<Colour, string> = {
  red: '1',
  cyan: '2',
  orange: '3',
  purple: '4',
  white: '6',
  black: '7',
  yellow: '9',
};

export const cities = files.cities;
export const cityOf = byId(cities);

export const links = files.links;
export const linkOf = byId(links);

export const sections: SectionRow[] = links.flatMap((link) =>
  Array.from({ length: link.sections }, (_, i) => {
    const place = i + 1;
    const end = link.sections === 1 ? link.ends : place === 1 ? [link.ends[0]] : [link.ends[1]];
    const border = end.map((city) => cityOf(city).country).find((it) => it !== undefined) ?? null;
    return { id: `${link.id}.${place}`, link, place, border };
  }),
);
export const sectionOf = byId(sections);

export const cards = files.cards;
export const cardOf = byId(cards);

export const countries = files.countries;
export const depots = files.depots;
export const eras = files.dashboard;
/** The last era is the one after reunification: no roadblocks, and the east is open. */
export const united = (era: number) => era === eras.length;
export const offices = files.offices;
export const routes = files.routes;
/** The floors of every department, the top one first. */
export const FLOORS = floorsOf('network')
  .map((_, n) => n + 1)
  .reverse();
export const rewards = files.rewards;
/** The worst status has all numbers that no other one has. */
export const statusSign = (status: number | null) =>
  status ?? `${Math.max(...rewards.map((it) => it.status ?? 0)) + 1}+`;
export const rows = files.rows;
export const stations = files.stations;
export const track = files.track;
export const tiles = files.tiles;
const tileOf = byId(tiles);
export const tileBonus = (id: Tile): Bonus => tileOf(id).bonus;
const deliveries = files.deliveries;
export const deliveryBoard = (id: string): DeliveryRow[] =>
  deliveries.find((it) => it.id === id)?.rows ?? [];
export const technologies = files.technologies;
export type SoloBonus =
  'employee' | 'station' | 'upgrade' | 'build' | { develop: number } | { promote: string };
export const soloBoards = files.solo_boards;
export const soloBoard = (side: string) => soloBoards.find((it) => it.id === side);
export const levels = files.levels;
export const tasks = files.tasks;
export const services = files.services;
export const wines = files.wine;
const { setup, scoring } = files;
export const trackLoop = setup.track_loop.is;
export const spaceLimits = setup.limits;
export const employees = setup.employees.is;
export const recall = setup.recall.is;
export const floorSeats = setup.floor_seats.is;
export const refreshMoney = setup.refresh_money.is;
export const trafficSet = setup.traffic_set.is;
export const lobbyPoints = scoring.lobby.is;
export const moneyUnit = scoring.money_unit.is;
/** What an autobahn is worth to a city by its first complete link, and by its first dual one. */
export const linkValue = scoring.link_value.is;
export const dualValue = scoring.dual_value.is;

/** The good a truck carries; a truck at home carries none. */
export const goodOn = (truck: Truck): string =>
  truck === 'home'
    ? ''
    : 'road' in truck
      ? truck.road[1]
      : (depots.find((it) => it.city === truck.depot)?.good ?? '');
