/** What the server sends about a match of Autobahn: the JSON of `view.rs`, `event.rs`, `stack.rs`. */
export type Seat = number;
export type Colour = 'red' | 'cyan' | 'orange' | 'purple' | 'white' | 'black' | 'yellow';
export type Good = 'appliances' | 'automotive' | 'chemicals' | 'pharmaceuticals' | 'wine';
export type Space = 'unlock' | 'build' | 'upgrade' | 'load' | 'station';
export type Department = 'network' | 'trade' | 'service' | 'finance' | 'extra';
export type Column = 'network' | 'trade' | 'service';
export type Tile =
  | 'develop' | 'money' | 'promote' | 'gain' | 'replace' | 'build' | 'upgrade' | 'station' | 'load'
  | 'move' | 'swap' | 'recolour' | 'recruit' | 'slide';
export type Country = string;
export type Card = string;
export type Section = string;
export type Link = string;
export type City = string;
export type Route = string;

export type Bonus =
  | 'gain' | 'replace' | 'build' | 'upgrade' | 'station' | 'load' | 'unlock' | 'swap' | 'recolour'
  | 'flip' | 'remove' | 'recruit' | 'slide'
  | { develop: number } | { money: number } | { promote: number } | { move: number } | { load_and_move: number };

export type Truck = 'home' | { depot: City } | { road: [Section, Good] };

/** How far a truck can go: now, or in a turn with a card of its colour. */
export interface Reach { steps: number; now: boolean; sections: Section[]; countries: Country[] }

export interface DepartmentScore { department: Department; floors: number; units: number; points: number }
export interface ScoreSheet {
  lobby_employees: number;
  lobby_points: number;
  departments: DepartmentScore[];
  total: number;
}

export interface PlayerView {
  seat: Seat;
  money: number;
  supply: number;
  lobby: number;
  floors: number[][];
  funded: number[];
  hand: Card[];
  spaces: { space: Space; limit: number; cards: Card[] }[];
  tokens: Colour[];
  extra_tokens: number;
  technologies: number[][];
  stations: number;
  trucks: Truck[];
  reach: Reach[];
  track: number;
  route: Route | null;
  route_status: number | null;
  board: string;
  delivered: Country[];
  unclaimed: Country[];
  claimed: Country[];
  paid: Country[];
  tiles: [Tile, number][];
  tiles_taken: number;
  wine: string | null;
  wine_loaded: boolean;
  wine_delivered: boolean;
  traffic: number;
  score: ScoreSheet;
}

export interface OfficeView { colour: Colour; capacity: number; seats: Seat[]; total: number; each: number }

export interface View {
  viewer: Seat | null;
  options: { extra_tiles: boolean; two_colour_cards: boolean; extra_department: 'none' | 'planning' | 'planning_all_cards' | 'customs'; wine?: boolean; traffic?: boolean; services?: boolean; autobot?: { board: 'easy' | 'hard' }; companion?: boolean };
  era: number;
  current: Seat;
  stacks: number[];
  built: Section[];
  dual: Link[];
  stations: { link: Link; seat: Seat }[];
  cities: { city: City; value: number; connected: boolean }[];
  map_tiles: { section: Section; tile: Tile }[];
  traffic: Section[];
  traffic_supply: number;
  improved: Link[];
  services: number[];
  wine_tokens: [number, number];
  panels: { country: Country; tiles: Tile[]; pharmaceuticals: boolean }[];
  offices: OfficeView[];
  display: (Card | null)[];
  deck: number;
  routes: Route[];
  players: PlayerView[];
  turn: {
    card: Card | null;
    space: Space | null;
    colours: Colour[];
    acted: boolean;
    tile_used: boolean;
    bonuses_used: number[];
  };
  build_costs: [Section, number][];
  upgrade_costs: [Link, number][];
  /** What follows the decision that is being taken, the next first. */
  pending: { seat: Seat; step: Tagged }[];
  trigger: Seat | null;
  last_turns: number | null;
  autobot: AutobotView | null;
}

export type Goal = { country: Country } | { city: City };
export interface AutobotView {
  seat: Seat;
  colour_deck: number;
  yellow_on_top: boolean;
  played_colours: Card[];
  task_deck: number;
  advanced_deck: number;
  played_tasks: string[];
  queue: string[];
  destinations: (Goal | null)[];
  wine: string[];
  slots: number;
}

/** A fact or a step is a bare word, or one word with what belongs to it. */
export type Tagged = string | Record<string, unknown>;
