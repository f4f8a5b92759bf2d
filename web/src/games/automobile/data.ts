/** The tables of the rules, as the board reads them: the files of the edition that is played, nothing retyped. */
import { byId, dataOf } from '../../net/edition';
import type {
  Act,
  Award,
  Bonus,
  Car,
  Card,
  Chip,
  Engineer,
  PartKind,
  Preference,
  StartTile,
  Tile,
} from '../../types/automobile';

export interface TileRow {
  id: Tile;
  acts: Act[];
  bonus: Bonus | null;
  /** The round of a bonus tile. */
  round: number | null;
}
export interface Development {
  body?: number;
  engine?: number;
  take?: PartKind;
}
export type Effect =
  | { engineer: Engineer }
  | { hire: number }
  | { race: number }
  | 'parts'
  | { development: Development };
export type StartEffect = 'worker' | 'body' | 'engine' | { space: number } | { motor: number };
export interface CardRow {
  id: string;
  count: number;
  effect: Effect;
}
export interface MerchantRow {
  id: Preference;
  tiles: number;
  chip: number;
  factor: number;
}
interface Is<T = number> {
  is: T;
}

const files = dataOf<{
  awards: { id: Award; points: number; need: number }[];
  bonus_tiles: { id: Tile; round: number; act: Act; bonus: Bonus }[];
  cards: CardRow[];
  engineers: { id: Engineer; chips: number[] }[];
  merchants: MerchantRow[];
  players: {
    players: number;
    market: number;
    merchants: number;
    marker: number;
    start_tiles: number;
    dummies: number[];
  }[];
  prices: { round: number; prices: number[] }[];
  race: { spaces: Is; places: Is<number[]>; laps: { points: number[]; more: number } };
  setup: {
    workers: { all: number; canteen: number };
    levels: { start: number; most: number };
    motor: Is;
    opel_factor: Is;
    otto_workers: Is;
    porsche_spaces: Is;
    track: Is;
  };
  start_tiles: { id: StartTile; effects: StartEffect[] }[];
  tiles: { id: Tile; acts: Act[] }[];
}>('automobile');

export const tiles: TileRow[] = [
  ...files.tiles.map((it) => ({ ...it, bonus: null, round: null })),
  ...files.bonus_tiles.map(({ id, act, bonus, round }): TileRow => ({
    id,
    acts: [act, 'bonus'],
    bonus,
    round,
  })),
];
export const tileOf = byId(tiles);
export const starts = files.start_tiles;
export const startOf = byId(starts);
export const cards = files.cards;
/** Cards of a kind are numbered: `both.3` is one of `both`. */
const kindOf = byId(cards);
export const cardOf = (id: Card) => kindOf(id.split('.')[0]!);
export const engineers = files.engineers;
const chipsOf = byId(engineers);
export const merchants = files.merchants;
export const merchantOf = byId(merchants);
export const awards = files.awards;
export const awardOf = byId(awards);
export const rounds = files.prices;
export const tables = files.players;
export const { spaces, places, laps } = {
  spaces: files.race.spaces.is,
  places: files.race.places.is,
  laps: files.race.laps,
};
const { setup } = files;
export const workers = setup.workers;
export const best = setup.levels.most;
export const level = setup.levels.start;
export const opelFactor = setup.opel_factor.is;
export const ottoWorkers = setup.otto_workers.is;
export const porscheSpaces = setup.porsche_spaces.is;
/** Stations of the line, for the picture. */
export const stations = setup.track.is;

export const PREFERENCES: Preference[] = merchants.map((it) => it.id);

/** What is printed on an engineer chip. */
export const chipValue = ({ engineer, number }: Chip) => chipsOf(engineer).chips[number - 1] ?? 0;

/** What a merchant of this preference sees in a car. */
export function featureOf(car: Car, preference: Preference): number {
  const boost = (engineer: Engineer) =>
    car.boost?.engineer === engineer ? chipValue(car.boost) : 0;
  switch (preference) {
    case 'body':
      return car.body + boost('maybach');
    case 'engine':
      return car.engine + boost('horch');
    case 'prestige':
      return car.workers;
    case 'price':
      return car.price;
  }
}

/** Points for so many laps in one race. */
export const lapPoints = (n: number) => {
  const last = laps.points.length - 1;
  return (laps.points[Math.min(n, last)] ?? 0) + Math.max(n - last, 0) * laps.more;
};

/** The kind of a research card, for its looks. */
export function kindOfCard(id: Card): 'engineer' | 'instant' | 'development' {
  const { effect } = cardOf(id);
  if (typeof effect === 'string' || 'hire' in effect || 'race' in effect) return 'instant';
  return 'engineer' in effect ? 'engineer' : 'development';
}
export const engineerOf = (id: Card): Engineer | null => {
  const { effect } = cardOf(id);
  return typeof effect === 'object' && 'engineer' in effect ? effect.engineer : null;
};
export const developmentOf = (id: Card): Development | null => {
  const { effect } = cardOf(id);
  return typeof effect === 'object' && 'development' in effect ? effect.development : null;
};
