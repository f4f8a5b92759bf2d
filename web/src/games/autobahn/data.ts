/** The tables of the rules, as the board reads them: the same files, nothing retyped. */
import cardRows from '$data/cards.json';
import cityRows from '$data/cities.json';
import countryRows from '$data/countries.json';
import eraRows from '$data/dashboard.json';
import deliveryRows from '$data/deliveries.json';
import departmentRows from '$data/departments.json';
import depotRows from '$data/depots.json';
import levelRows from '$data/levels.json';
import linkRows from '$data/links.json';
import officeRows from '$data/offices.json';
import rewardRows from '$data/rewards.json';
import routeRows from '$data/routes.json';
import rowRows from '$data/rows.json';
import scoring from '$data/scoring.json';
import serviceRows from '$data/services.json';
import setup from '$data/setup.json';
import soloRows from '$data/solo_boards.json';
import stationRows from '$data/stations.json';
import taskRows from '$data/tasks.json';
import technologyRows from '$data/technologies.json';
import tileRows from '$data/tiles.json';
import trackRows from '$data/track.json';
import wineRows from '$data/wine.json';
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

export const COLOURS: Colour[] = ['black', 'red', 'cyan', 'orange', 'purple', 'white', 'yellow'];
export const SPACES: Space[] = ['unlock', 'build', 'upgrade', 'load', 'station'];
export const COLUMNS: Column[] = ['network', 'trade', 'service'];
export const DEPARTMENTS = departmentRows.map((it) => it.id as Department);

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

const byId = <T extends { id: string }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]));
const find = <T>(map: Map<string, T>, id: string): T => {
  const it = map.get(id);
  if (it === undefined) throw new Error(`no such thing: ${id}`);
  return it;
};

export const cities = cityRows as unknown as CityRow[];
const citiesById = byId(cities);
export const cityOf = (id: City) => find(citiesById, id);

export const links = linkRows as unknown as LinkRow[];
const linksById = byId(links);
export const linkOf = (id: Link) => find(linksById, id);

export const sections: SectionRow[] = links.flatMap((link) =>
  Array.from({ length: link.sections }, (_, i) => {
    const place = i + 1;
    const end = link.sections === 1 ? link.ends : place === 1 ? [link.ends[0]] : [link.ends[1]];
    const border = end.map((city) => cityOf(city).country).find((it) => it !== undefined) ?? null;
    return { id: `${link.id}.${place}`, link, place, border };
  }),
);
const sectionsById = byId(sections);
export const sectionOf = (id: Section) => find(sectionsById, id);

export const cards = cardRows as unknown as CardRow[];
const cardsById = byId(cards);
export const cardOf = (id: Card) => find(cardsById, id);

export const countries = countryRows as unknown as {
  id: Country;
  tiles: { is: number[] };
  pharmaceuticals: { is: Bonus };
}[];
export const depots = depotRows as unknown as { city: City; good: Good; colours: Colour[] }[];
export const eras = eraRows;
export const offices = officeRows as unknown as { id: Colour; seats: number[] }[];
export const routes = routeRows as unknown as { ends: [City, City] }[];
export const rewards = rewardRows as unknown as { status: number | null; bonus: Bonus }[];
export const rows = rowRows as unknown as { level: number; bonus: Bonus }[];
export const stations = stationRows as unknown as { bonus: StationBonus }[];
export const track = trackRows as unknown as { bonus: Bonus | null }[];
export const tiles = tileRows as unknown as { id: Tile; bonus: Bonus; count: number }[];
export const tileBonus = (id: Tile): Bonus => {
  const tile = tiles.find((it) => it.id === id);
  if (!tile) throw new Error(`no such tile: ${id}`);
  return tile.bonus;
};
const deliveries = deliveryRows as unknown as { id: string; rows: DeliveryRow[] }[];
export const deliveryBoard = (id: string): DeliveryRow[] =>
  deliveries.find((it) => it.id === id)?.rows ?? [];
export const technologies = technologyRows as unknown as {
  column: Column;
  level: number;
  gives: unknown;
}[];
export type SoloBonus =
  'employee' | 'station' | 'upgrade' | 'build' | { develop: number } | { promote: string };
export const soloBoards = soloRows as unknown as {
  id: 'easy' | 'hard';
  tiles: SoloBonus[];
  more_tiles: SoloBonus;
  stations: SoloBonus[];
}[];
export const soloBoard = (side: string) => soloBoards.find((it) => it.id === side);
export const levels = levelRows;
export const tasks = taskRows as unknown as {
  id: string;
  deck: 'a' | 'b';
  bonus: null | 'discard' | { develop: number };
  action: 'road' | 'load' | 'station';
}[];
export const services = serviceRows as unknown as {
  gives: 'employee' | 'funding' | 'pick_up' | { bonus: Bonus };
}[];
export const wines = wineRows as unknown as { id: string; colour: Colour; city: City; to: City }[];
export const trackLoop = setup.track_loop.is;
export const spaceLimits = setup.limits as unknown as Record<Space, number[]>;
export const employees = setup.employees.is;
export const recall = setup.recall.is;
export const floorSeats = setup.floor_seats.is;
export const lobbyPoints = scoring.lobby.is;

/** The good a truck carries; a truck at home carries none. */
export const goodOn = (truck: Truck): string =>
  truck === 'home'
    ? ''
    : 'road' in truck
      ? truck.road[1]
      : (depots.find((it) => it.city === truck.depot)?.good ?? '');
