/** The tables of the rules, as the board reads them: the files of the edition that is played, nothing retyped. */
import { byId, dataOf } from '../../net/edition';
import type {
  Area,
  AreaAction,
  Card,
  City,
  Contract,
  Cube,
  Effect,
  Field,
  Hero,
  Item,
  LongTrack,
  Phase,
  Region,
  Resource,
  Sector,
  Tile,
  Track,
  Wagon,
  Zone,
} from '../../types/trainrush';

/** Places of a drawing, in tenths of its unit. */
interface Spot {
  x: number;
  y: number;
}
interface Is<T> {
  is: T;
}
export interface FieldRow {
  id: Field;
  kind: 'start' | 'track' | 'city' | 'market' | 'siding';
  region: Region | null;
  loop: 'inner' | 'middle' | 'outer' | null;
  number?: number;
  next: { to: Field; via?: 'tunnel' | 'exit' }[];
  place: Spot;
}
export interface CityRow {
  id: City;
  name: string;
  field: Field;
  rank: number;
  plate: Spot;
}
export interface ZoneRow {
  id: Zone;
  siding: Field[];
  plate: Spot;
}
export interface CardRow {
  id: Card;
  moves: { steps: number; coal: number }[];
  special: Is<Effect>;
  deck: 'core' | 'appendix';
}
export interface HeroRow {
  id: Hero;
  name: string;
  city: City;
  bonus: Is<Effect>;
  scores: Resource;
}
export type SectorKind = 'financial' | 'resource' | 'logistics' | 'trade' | 'technology';

/** The data files of the rules, by name. */
const files = dataOf<{
  actions: { id: AreaAction; area: Area; cost: number; effect: Effect }[];
  cards: CardRow[];
  cities: CityRow[];
  contracts: { id: Contract; cubes: Cube[]; vp: number }[];
  drawing: { canvas: { width: number; height: number } };
  fields: FieldRow[];
  heroes: HeroRow[];
  market: { id: Item; price: number; effect: Effect }[];
  markets: { id: Region; field: Field; plate: Spot }[];
  players: { players: number; rounds: number; area: number; free_last: boolean }[];
  progress: { id: Track; values: number[] }[];
  resources: { id: Resource; value: number }[];
  scoring: Record<'all_cities' | 'top', Is<number>> &
    Record<'sector' | 'infrastructure' | 'contractor' | 'contracts' | 'mission', Is<number[]>>;
  sectors: { id: SectorKind; track: Track; bonuses: (Effect | null)[]; one_spy: boolean }[];
  setup: Record<
    | 'warehouses'
    | 'stations'
    | 'agents'
    | 'contract_markers'
    | 'cards_dealt'
    | 'cards_kept'
    | 'hand_limit'
    | 'special_coal',
    Is<number>
  >;
  special_wagons: { id: Wagon; slots: number; vp: number }[];
  tiles: { id: Tile; effect: Effect }[];
  tokens: { rank: number; tokens: { vp: number; steps: number }[] }[];
  tracks: { id: LongTrack; length: number; bonuses: { space: number; effect: Effect }[] }[];
  wagons: { id: Wagon; slots: Cube[] }[];
  zones: ZoneRow[];
}>('trainrush');

/** The seven phases of a round. */
export const PHASES: Phase[] = [
  'bidding',
  'lobbying',
  'income',
  'investment',
  'movement',
  'missions',
  'end',
];
export const REGIONS: Region[] = ['red', 'green', 'blue'];
export const { fields, cities, zones, markets, cards, heroes, contracts, tiles, actions } = files;
export const { progress, resources, scoring, setup, tokens, wagons, market, players } = files;
export const sectorKinds = files.sectors;
export const specialWagons = files.special_wagons;
export const longTracks = files.tracks;
export const canvas = files.drawing.canvas;

export const fieldOf = byId(fields);
export const cityOf = byId(cities);
export const zoneOf = byId(zones);
export const cardOf = byId(cards);
export const heroOf = byId(heroes);
export const contractOf = byId(contracts);
export const tileOf = byId(tiles);
export const actionOf = byId(actions);
export const itemOf = byId(market);
export const trackOf = byId(progress);
export const longTrackOf = byId(longTracks);
const normalWagon = byId(wagons);
const specialWagon = byId(specialWagons);

export const isSpecial = (wagon: Wagon) => wagon.startsWith('S');
/** What the slots of a wagon take; of a special one, parcels. */
export const slotsOf = (wagon: Wagon): (Cube | 'parcel')[] =>
  isSpecial(wagon)
    ? Array.from({ length: specialWagon(wagon).slots }, () => 'parcel' as const)
    : normalWagon(wagon).slots;
export const fullPoints = (wagon: Wagon) => (isSpecial(wagon) ? specialWagon(wagon).vp : 0);

export const regionOfZone = (zone: Zone): Region => fieldOf(zoneOf(zone).siding[0]!).region!;
/** Zones of a region are numbered in the order of the data. */
export const zoneNumber = (zone: Zone) => {
  const region = regionOfZone(zone);
  return zones.filter((it) => regionOfZone(it.id) === region).findIndex((it) => it.id === zone) + 1;
};
export const regionOfCity = (city: City): Region => fieldOf(cityOf(city).field).region!;
const citiesAt = new Map(cities.map((it) => [it.field, it.id]));
export const cityAt = (field: Field) => citiesAt.get(field);
const zonesAt = new Map(zones.flatMap((zone) => zone.siding.map((it) => [it, zone.id] as const)));
export const zoneAt = (field: Field) => zonesAt.get(field);
export const marketAt = (field: Field) => markets.find((it) => it.field === field)?.id;
/** The city where a region's contracts of a size are marked, and so on: the cities of a region, by rank. */
export const citiesOf = (region: Region) => cities.filter((it) => regionOfCity(it.id) === region);

/** `green-financial`. */
export const sectorParts = (sector: Sector) => {
  const [region, kind] = sector.split('-') as [Region, SectorKind];
  return { region, kind, row: sectorKinds.find((it) => it.id === kind)! };
};

/** Sizes of contracts: as many as a region has open. */
export const SIZES = [...new Set(contracts.map((it) => it.cubes.length))].sort((a, b) => a - b);
/** The deepest of the successors that a locomotive may be led to on a field. */
export const exitsOf = (field: Field) => fieldOf(field).next;

/** Kinds of exchange as they are read, `1→2 / 2→3`: a hyphen would be broken at the end of a line. */
export const kindsOf = (kinds: readonly string[]) => kinds.join(' / ').replaceAll('-', '→');

/** An effect as a name for messages and what belongs to it. */
export function effectParts(effect: Effect): [string, Record<string, unknown>] {
  if (typeof effect === 'string') return [effect, {}];
  const [name, value] = Object.entries(effect)[0] as [string, unknown];
  if (typeof value === 'number') return [name, { n: value }];
  if (Array.isArray(value)) return [name, { kinds: kindsOf(value as string[]) }];
  return [name, value as Record<string, unknown>];
}
