// Written from the Rust types by `make types`; a test compares. Do not edit.

/**
 * One action of an action tile; `Bonus` is the lower half of a bonus tile.
 */
export type Act = "worker" | "research" | "body" | "engine" | "race" | "merchant" | "bonus";

/**
 * The award tiles, for whoever is first.
 */
export type Award = "lap1" | "lap2" | "merchant" | "market" | "body3" | "body6" | "engine4" | "engine7"
  | "worker" | "engineers";

export type AwardView = { award: Award, 
/**
 * What it is worth.
 */
points: number, seat: Seat | null, };

/**
 * The lower half of a bonus tile. In data files: `{"engine": 3}`, `"sell"` …
 */
export type Bonus = { "engine": number } | { "body": number } | { "canteen": number } | { "tune": number }
  | { "remove": number } | "sell" | "recover";

export type Bought = { 
/**
 * The space of the market.
 */
car: number, seat: Seat, why: Why, 
/**
 * What the merchant looked for, in the car that was chosen.
 */
value: number, 
/**
 * The price of the car.
 */
price: number, 
/**
 * The price is paid so many times …
 */
factor: number, 
/**
 * … and this is added for a chip of Daimler.
 */
bonus: number, 
/**
 * What the seller gets in all.
 */
points: number, };

/**
 * A car on the market.
 */
export type Car = { owner: Seat, 
/**
 * The value of its body, without a boost.
 */
body: number, 
/**
 * The value of its engine, without a boost.
 */
engine: number, boost: Chip | null, 
/**
 * Workers on it: its prestige.
 */
workers: number, 
/**
 * The price chip on it.
 */
price: number, };

/**
 * A research card: the nine engineers, nine instant actions, 32 developments.
 */
export type Card = string;

/**
 * An engineer chip.
 */
export type Chip = { engineer: Engineer, 
/**
 * Which of the engineer's chips.
 */
number: number, };

/**
 * A car that is being put together, feature by feature.
 */
export type Draft = { 
/**
 * The value of its body.
 */
body: number, 
/**
 * The value of its engine; none until chosen.
 */
engine: number | null, boost: Chip | null, 
/**
 * 0 until chosen.
 */
workers: number, };

/**
 * In the order of the rulebook, which is also that of their cards.
 */
export type Engineer = "opel" | "horch" | "benz" | "bugatti" | "porsche" | "daimler" | "otto" | "diesel"
  | "maybach";

export type Event = { "start_taken": { seat: Seat, tile: StartTile, } } | { "started": { seat: Seat, 
/**
 * Where it stands now.
 */
space: number, } } | { "round_began": { 
/**
 * Counted from 1.
 */
round: number, } } | { "turn_began": { seat: Seat, 
/**
 * Counted from 1.
 */
round: number, } } | { "tile_taken": { seat: Seat, tile: Tile, } } | { "tiles_swept": { 
/**
 * How many tiles.
 */
count: number, } } | { "bonus_tile_turned": { tile: Tile, } } | { "lapsed": { seat: Seat, act: Act,
  } } | { "hired": { seat: Seat, } } | { "card_taken": { seat: Seat, card: Card, } } | { "card_rejected": { seat: Seat,
  card: Card, } } | { "card_recovered": { seat: Seat, card: Card, } } | { "card_discarded": { card: Card,
  } } | { "cards_turned": { 
/**
 * Both places, the left one first.
 */
cards: [Card | null, Card | null], 
/**
 * The discard pile was shuffled for it.
 */
shuffled: boolean, } } | { "activated": { seat: Seat, card: Card, 
/**
 * It is a new worker.
 */
hired: boolean, } } | { "part_stored": { seat: Seat, part: Part, 
/**
 * The part that made room.
 */
cleared: Part | null, } } | { "installed": { seat: Seat, 
/**
 * The value of the engine.
 */
engine: number, } } | { "drove": { seat: Seat, 
/**
 * How far.
 */
spaces: number, 
/**
 * Where it stands now.
 */
space: number, 
/**
 * Complete laps now.
 */
laps: number, } } | { "merchant_came": { seat: Seat, 
/**
 * The place in the row of merchants.
 */
merchant: number, preference: Preference, 
/**
 * What the chip was worth.
 */
points: number, } } | { "marker_moved": { seat: Seat, 
/**
 * Where it stands now.
 */
marker: number, } } | { "canteen_paid": { seat: Seat, 
/**
 * What it paid in all.
 */
points: number, } } | { "car_removed": { seat: Seat, 
/**
 * Where it stood.
 */
car: number, 
/**
 * What that brought.
 */
points: number, } } | { "part_sold": { seat: Seat, part: Part, } } | { "car_placed": { seat: Seat, 
/**
 * Where it stands.
 */
number: number, car: Car, } } | { "chip_on_merchant": { seat: Seat, 
/**
 * The place in the row of merchants.
 */
merchant: number, 
/**
 * What the chip adds.
 */
points: number, } } | { "car_changed": { seat: Seat, 
/**
 * Where it stands.
 */
number: number, from: Car, to: Car, } } | { "awarded": { seat: Seat, award: Award, 
/**
 * What it is worth.
 */
points: number, } } | { "round_ends": { 
/**
 * Counted from 1.
 */
round: number, 
/**
 * All spaces of the market have a car.
 */
market_full: boolean, 
/**
 * The black marker has arrived.
 */
marker_at_zero: boolean, } } | { "raced": { seat: Seat, 
/**
 * The place on the track; 0 in the pit.
 */
place: number, 
/**
 * Points for the place.
 */
place_points: number, 
/**
 * Complete laps.
 */
laps: number, 
/**
 * Points for the laps.
 */
lap_points: number, } } | { "market_day": { cars: [Car | null, Car | null, Car | null, Car | null,
  Car | null, Car | null], 
/**
 * The first one first.
 */
merchants: [Merchant | null, Merchant | null, Merchant | null, Merchant | null, Merchant | null], } }
  | { "chose": { sale: Sale, } } | "match_over";

export type Forecast = { 
/**
 * In the order of the merchants.
 */
sales: Array<Sale>, 
/**
 * Cars that nobody would buy.
 */
unsold: Array<number>, };

/**
 * A step and whose it is.
 */
export type Frame<S> = { seat: Seat, step: S, };

export type Item = { "worker": Seat } | { "tile": Tile };

export type Merchant = { preference: Preference, 
/**
 * The chip of Daimler on this merchant.
 */
daimler: number | null, };

/**
 * What would come of the car being placed at one price.
 */
export type Offer = { 
/**
 * The price that it would have.
 */
price: number, 
/**
 * The number that the car would have.
 */
car: number, 
/**
 * Who would sell what to whom then.
 */
forecast: Forecast, };

/**
 * What can be chosen when a match is created.
 */
export type Options = { 
/**
 * Play with the bonus action tiles.
 */
bonus_tiles: boolean, 
/**
 * Show everybody's points. Without it each player sees the own ones until the end.
 */
open_scores: boolean, };

export type Outcome = { 
/**
 * Workers on it.
 */
workers: number, 
/**
 * Its price.
 */
price: number, 
/**
 * Who would buy it, and what that brings; nobody and nothing if it stays unsold.
 */
merchant: number | null, 
/**
 * What the sale would bring.
 */
points: number, 
/**
 * What all cars of the player would bring then, less what they would bring without it.
 */
gain: number, };

/**
 * A body or an engine.
 */
export type Part = { kind: PartKind, 
/**
 * How good it is.
 */
value: number, };

/**
 * What can lie in a workshop.
 */
export type PartKind = "body" | "engine";

/**
 * A car that a player could put together from the workshops, and what it would bring at each price
 * and with each number of workers, as far as their number makes a difference.
 */
export type Plan = { 
/**
 * The value of its body.
 */
body: number, 
/**
 * The value of its engine.
 */
engine: number, boost: Chip | null, 
/**
 * By the workers and the price that it could have.
 */
outcomes: Array<Outcome>, };

export type PlayerView = { seat: Seat, 
/**
 * Workers who are not in play.
 */
supply: number, 
/**
 * Workers in the canteen.
 */
canteen: number, workshops: Array<Part | null>, 
/**
 * The engine of the Grand Prix car.
 */
motor: number, 
/**
 * The start tile.
 */
start: StartTile | null, 
/**
 * Research points, which are the value of the next body and engine.
 */
body: number, 
/**
 * The same for engines.
 */
engine: number, engineers: Array<Engineer>, active: Array<Card>, inactive: Array<Card>, chips: Array<Chip>, 
/**
 * 0 is the pit.
 */
space: number, 
/**
 * Complete laps of the Grand Prix car.
 */
laps: number, 
/**
 * How far the next Grand Prix action goes, and where it ends: the space and the laps.
 */
drives: number, 
/**
 * The space and the complete laps then.
 */
lands: [number, number], 
/**
 * What the race would bring if it were scored now.
 */
race: RaceScore, score: ScoreSheet | null, };

/**
 * What a merchant looks for.
 */
export type Preference = "body" | "engine" | "prestige" | "price";

/**
 * The order of turns if the rearmost worker took a tile: for players and bots who plan ahead.
 */
export type Projection = { tile: Tile, 
/**
 * Tiles that would have nobody behind them and go to the front.
 */
swept: Array<Tile>, next: Seat, 
/**
 * Turns of others before the next own one: as many as workers are then behind the own one …
 */
least: number, 
/**
 * … or as many as they and the tiles between them allow.
 */
most: number, 
/**
 * All workers from the back.
 */
order: Array<Seat>, };

/**
 * A result on the way: what a race would bring if it were scored now.
 */
export type RaceScore = { 
/**
 * The place among the cars on the track, those that nobody drives among them; 0 in the pit.
 */
place: number, 
/**
 * Points for the place.
 */
place_points: number, 
/**
 * Points for the laps.
 */
lap_points: number, };

/**
 * Why an action is not legal now.
 */
export type Reason = "match_over" | { "not_your_turn": { 
/**
 * Who may choose.
 */
to_move: Seats, } } | "not_now" | "start_tile_taken" | "tile_taken" | "not_in_the_chain" | "not_on_the_tile"
  | "not_face_up" | "not_waiting" | { "not_better": { 
/**
 * Its value.
 */
engine: number, 
/**
 * The engine that the car has.
 */
motor: number, } } | "not_an_engine" | "no_empty_workshop" | "workshop_empty" | "no_such_part" | { "no_merchant_left": { preference: Preference,
  } } | "not_your_car" | "no_such_merchant" | "one_chip_per_turn" | "no_such_chip" | "merchant_has_chip"
  | "same_value" | "no_body" | "no_engine" | { "not_enough_workers": { 
/**
 * How many it takes.
 */
need: number, 
/**
 * How many are there.
 */
have: number, } } | "no_such_price" | "price_taken" | "not_a_boost" | "actions_first";

/**
 * The choice of one merchant.
 */
export type Sale = { 
/**
 * The place in the row of merchants.
 */
merchant: number, preference: Preference, 
/**
 * `None` if no car is left.
 */
bought: Bought | null, };

/**
 * The points of one player, with the reason of every one of them.
 */
export type ScoreSheet = { 
/**
 * By round, then by source.
 */
rounds: Array<Array<SourceScore>>, 
/**
 * All points so far.
 */
total: number, };

/**
 * A chair at the table, counted from 0 clockwise.
 */
export type Seat = number;

/**
 * A set of seats, one bit each.
 */
export type Seats = Array<number>;

/**
 * Where points come from.
 */
export type Source = "chips" | "places" | "laps" | "sales" | "awards" | "bonus";

export type SourceScore = { source: Source, 
/**
 * In this round.
 */
points: number, };

/**
 * The merchants of one preference that are not out.
 */
export type StackView = { preference: Preference, 
/**
 * How many there are.
 */
left: number, 
/**
 * The chips beside them.
 */
points: number, };

/**
 * A start tile.
 */
export type StartTile = string;

/**
 * One thing to do. The first group are decisions; the second runs by itself.
 */
export type Step = "start" | "tile" | "act" | "research" | "activate" | { "fit": Part } | "parts" | "merchant"
  | { "remove": number } | "sell" | "drive" | "car" | { "engine": Draft } | { "boost": Draft } | { "workers": Draft }
  | { "price": Draft } | { "change": number } | "benz" | { "hire": number } | { "discard": Card } | "tile_done"
  | "turn_done" | "score" | "prepare" | "over";

/**
 * What a game tells in its own words (an event, a step, a reason): a bare word, or one word with what
 * belongs to it.
 */
export type Tagged = string | Record<string, unknown>;

/**
 * An action tile: the ten of the game, then the twelve bonus tiles.
 */
export type Tile = string;

export type View = { viewer: Seat | null, options: Options, 
/**
 * Counted from 1.
 */
round: number, 
/**
 * Whose worker is rearmost, and in a turn whose turn it is.
 */
current: Seat, 
/**
 * The back first.
 */
chain: Array<Item>, tile: Tile | null, 
/**
 * Actions of the tile that are left.
 */
left: Array<Act>, 
/**
 * The one engineer chip of the turn is spent.
 */
chip_used: boolean, 
/**
 * What taking each tile would do to the order of turns, while a tile is to be taken.
 */
projections: Array<Projection>, 
/**
 * The two face-up research cards.
 */
research: Array<Card>, 
/**
 * How many research cards are face down.
 */
pile: number, 
/**
 * The research cards that are face down, as a set: everybody can work it out.
 */
unseen: Array<Card>, 
/**
 * The last card lies on top.
 */
discard: Array<Card>, bonus_pile: Array<Tile>, bonus_used: Array<Tile>, 
/**
 * Start tiles to choose from.
 */
starts: Array<StartTile>, market: Array<Car | null>, 
/**
 * Spaces of the market; the round ends when they are full.
 */
market_size: number, 
/**
 * Price chips of the round that are free, the lowest first.
 */
prices: Array<number>, 
/**
 * Active merchants, the first one first.
 */
merchants: Array<Merchant>, 
/**
 * How many merchants actions can bring.
 */
merchant_places: number, stacks: Array<StackView>, 
/**
 * Where the black marker stands.
 */
marker: number, 
/**
 * Where it started this round.
 */
marker_start: number, 
/**
 * Spaces of cars that nobody drives.
 */
dummies: Array<number>, 
/**
 * All award tiles.
 */
awards: Array<AwardView>, 
/**
 * By seat.
 */
players: Array<PlayerView>, 
/**
 * Who would sell what to whom if the merchants chose now.
 */
forecast: Forecast, 
/**
 * What one more merchant would do, by preference: those that can still be brought.
 */
calls: Array<Sale>, 
/**
 * The same with the car being placed, for each price it may have.
 */
offers: Array<Offer>, 
/**
 * What a car that the viewer could put together would bring.
 */
plans: Array<Plan>, 
/**
 * What waits below the present decision, the next first.
 */
pending: Array<Frame<Step>>, };

/**
 * What decided for the car.
 */
export type Why = "only" | "best" | { "cheapest_of_equal": number } | "cheapest";
