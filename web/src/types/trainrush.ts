// Written from the Rust types by `make types`; a test compares. Do not edit.

/**
 * The seven areas in which investment markers are spent.
 */
export type Area = "market" | "build" | "loading" | "movement" | "exchange" | "planning" | "corruption";

/**
 * The fourteen actions of the action area.
 */
export type AreaAction = "mk1" | "mk2" | "bw1" | "bw2" | "bs" | "ld1" | "ld2" | "mv3" | "mv6" | "x12"
  | "x23" | "x33" | "pl" | "co";

export type AreaView = { area: Area, 
/**
 * Investment markers in it.
 */
taken: number, 
/**
 * Markers it takes.
 */
capacity: number, };

export type CarView = { wagon: Wagon, cargo: Array<Resource | null>, 
/**
 * Parcels on a special wagon.
 */
parcels: number, };

/**
 * An action card.
 */
export type Card = string;

/**
 * The moves of a card, if everybody else stayed where they are and no token were used.
 */
export type CardReach = { card: Card, 
/**
 * Where action I may end, then II from there, then III.
 */
ends: [Array<Field>, Array<Field>, Array<Field>], 
/**
 * Coal left after I, II, III and IV; less than none if it does not suffice.
 */
coal: [number, number, number, number], 
/**
 * The special action could be carried out now.
 */
special: boolean, };

/**
 * A city of the map.
 */
export type City = string;

export type CityView = { city: City, contractors: Array<Region>, 
/**
 * The mission marker still lies here.
 */
mission: boolean, markers: Array<Seat>, 
/**
 * Movement tokens that still lie here, with their points.
 */
tokens: Array<[number, number]>, 
/**
 * Contract slots by size.
 */
slots: Array<Seat | null>, 
/**
 * What it would yield the viewer now.
 */
yields: CityYield | null, };

export type CityYield = { city: City, 
/**
 * Of the movement token on the next marker space; none if one was here before.
 */
token: [number, number] | null, 
/**
 * Contracts that could be fulfilled, each by itself.
 */
contracts: Array<Contract>, 
/**
 * The most points that contracts could bring together.
 */
most: number, 
/**
 * Warehouses that could be leased, and to whom.
 */
leases: Array<[Zone, Region]>, 
/**
 * Steps that a lease is worth here.
 */
rank: number, };

/**
 * A state contract.
 */
export type Contract = string;

/**
 * What a slot of a normal wagon takes, and what a contract asks for.
 */
export type Cube = Resource | "any";

/**
 * The face-down deck and how many of its cards were put below the others.
 */
export type DeckView = { 
/**
 * All cards that are face down.
 */
cards: number, 
/**
 * Those of them that were put below the others.
 */
below: number, };

export type DeliveredView = { region: Region, 
/**
 * Cubes of all contracts fulfilled there.
 */
cubes: number, 
/**
 * Contract slots marked there.
 */
markers: number, };

/**
 * What a card, tile, hero, track, sector, area or market gives. In data files: `{"coal": 2}`,
 * `"station"` …
 */
export type Effect = { "vp": number } | { "coal": number } | { "investment": number } | { "warehouse": number }
  | "station" | { "corruption": number } | { "bribe": number } | { "advance": { track: Track, 
/**
 * So many times.
 */
times: number, } } | { "advance_any": number } | { "exchange": Exchanges } | { "draw_wagon": number }
  | { "load": number } | { "plan": { 
/**
 * How many are drawn.
 */
draw: number, 
/**
 * How many are kept.
 */
keep: number, } } | { "draw": number } | "lease" | { "area": number } | { "move": number } | "tile"
  | { "special": number } | { "slot": { 
/**
 * The size of the slot.
 */
size: number, 
/**
 * Points for it.
 */
vp: number, } };

/**
 * A field on which a move may end, and what would happen there.
 */
export type End = { field: Field, region: Region | null, 
/**
 * In a city: what it would yield.
 */
city: CityYield | null, 
/**
 * What the black market would sell.
 */
market: Array<Item> | null, 
/**
 * On a siding: what it would yield.
 */
siding: SidingYield | null, };

export type Event = { "cards_dealt": { 
/**
 * How many each.
 */
count: number, } } | { "heroes_dealt": { 
/**
 * How many each.
 */
count: number, } } | { "chosen": { seat: Seat, } } | "packs_passed" | "draft_over" | { "round_began": { 
/**
 * Counted from 1.
 */
round: number, } } | { "phase_began": { phase: Phase, } } | { "bid": { seat: Seat, 
/**
 * The number on the spy.
 */
spy: number, } } | { "order_set": { order: Order, } } | { "lobbied": { seat: Seat, sector: Sector, 
/**
 * The field of the sector, counted from 1: spies first, then agents.
 */
field: number, } } | { "advanced": { seat: Seat, track: Track, 
/**
 * The value that is reached.
 */
value: number, } } | { "advance_lost": { seat: Seat, track: Track, } } | { "income": { seat: Seat, 
/**
 * Investment markers.
 */
investment: number, 
/**
 * Coal.
 */
coal: number, } } | { "loaded": { seat: Seat, 
/**
 * The place of the wagon in the train, the first behind the locomotive is 1.
 */
car: number, wagon: Wagon, resource: Resource, } } | { "got_coal": { seat: Seat, 
/**
 * How much.
 */
coal: number, from: Giver, } } | { "got_investment": { seat: Seat, 
/**
 * How many.
 */
investment: number, from: Giver, } } | { "invested": { seat: Seat, action: AreaAction, 
/**
 * Investment markers paid.
 */
cost: number, } } | { "free_action": { seat: Seat, action: AreaAction, } } | { "passed": { seat: Seat,
  } } | { "card_played": { seat: Seat, card: Card, } } | { "no_card": { seat: Seat, } } | { "token_used": { seat: Seat, 
/**
 * By so many steps.
 */
token: number, } } | { "coal_paid": { seat: Seat, 
/**
 * How much coal.
 */
coal: number, } } | { "moved": { seat: Seat, from: Field, to: Field, } } | { "special_used": { seat: Seat,
  card: Card, } } | { "card_taken": { seat: Seat, card: Card, } } | { "card_discarded": { seat: Seat,
  card: Card, } } | { "card_revealed": { card: Card, } } | "pool_cleared" | "reshuffled" | { "cards_drawn": { seat: Seat, 
/**
 * How many.
 */
count: number, } } | { "drew": { seat: Seat, card: Card, } } | { "card_kept": { seat: Seat, } } | { "city_marked": { seat: Seat,
  city: City, 
/**
 * How many have been there now.
 */
visitor: number, } } | { "token_taken": { seat: Seat, city: City, 
/**
 * By its steps.
 */
token: number, } } | { "scored": { seat: Seat, source: Source, 
/**
 * How many.
 */
vp: number, } } | { "unloaded": { seat: Seat, 
/**
 * The place of the wagon in the train, the first behind the locomotive is 1.
 */
car: number, wagon: Wagon, resource: Resource, } } | { "delivered": { seat: Seat, city: City,
  contract: Contract, } } | { "contract_revealed": { region: Region, contract: Contract, } } | { "leased": { seat: Seat,
  zone: Zone, 
/**
 * Where the contractor came from.
 */
city: City, colour: Region, } } | { "bought": { seat: Seat, item: Item, 
/**
 * What the cubes given for it were worth.
 */
value: number, } } | { "slot_marked": { seat: Seat, city: City, 
/**
 * The size of the slot.
 */
size: number, } } | { "tile_opened": { seat: Seat, 
/**
 * The number of the siding.
 */
number: number, tile: Tile, } } | { "tile_revealed": { 
/**
 * The number of the siding.
 */
number: number, tile: Tile, } } | { "parcel_taken": { seat: Seat, zone: Zone, 
/**
 * The place of the wagon in the train, the first behind the locomotive is 1.
 */
car: number, } } | { "zone_scored": { zone: Zone, 
/**
 * How many of its warehouses are leased.
 */
leased: number, } } | { "contractor_advanced": { seat: Seat, colour: Region, 
/**
 * Where it stands now; 0 is beside the track.
 */
space: number, } } | { "infrastructure_advanced": { seat: Seat, region: Region, 
/**
 * Where it stands now; 0 is beside the track.
 */
space: number, } } | { "track_bonus": { seat: Seat, track: LongTrack, region: Region, 
/**
 * Counted from 1.
 */
space: number, } } | { "warehouse_built": { seat: Seat, zone: Zone, } } | { "station_built": { seat: Seat,
  zone: Zone, } } | { "agent_placed": { seat: Seat, sector: Sector, 
/**
 * The field of the sector, counted from 1: spies first, then agents.
 */
field: number, } } | { "uncoupled": { seat: Seat, 
/**
 * Its place in the train, the first behind the locomotive is 1.
 */
car: number, wagon: Wagon, } } | { "coupled": { seat: Seat, 
/**
 * Its place in the train, the first behind the locomotive is 1.
 */
car: number, wagon: Wagon, } } | { "wagon_revealed": { wagon: Wagon, } } | { "mission_begun": { seat: Seat,
  hero: Hero, } } | { "round_ended": { 
/**
 * Counted from 1.
 */
round: number, } } | "match_over";

/**
 * The kinds of exchange that an effect offers; a list in data files.
 */
export type Exchanges = Array<"1-2" | "1-3" | "2-2" | "2-3" | "3-3">;

/**
 * One field of the map, the start included.
 */
export type Field = string;

/**
 * A step and whose it is.
 */
export type Frame<S> = { seat: Seat, step: S, };

/**
 * What an effect comes from.
 */
export type Giver = "card" | "tile" | "hero" | "area" | "market" | "sector" | "track";

/**
 * A hero with a mission.
 */
export type Hero = string;

/**
 * What the black market sells.
 */
export type Item = "draw2" | "x22" | "x23" | "x33" | "corruption" | "invest" | "advance" | "slot2"
  | "slot3" | "slot4" | "slot5";

/**
 * The two kinds of track on which one advances by building and leasing.
 */
export type LongTrack = "infrastructure" | "contractor";

/**
 * What can be chosen when a match is created.
 */
export type Options = { 
/**
 * All 56 action cards that the appendix describes, and not only 48.
 */
appendix_cards: boolean, 
/**
 * The stricter reading of rule 17: no warehouse where a station stands.
 */
no_warehouse_after_station: boolean, 
/**
 * A bonus of a contractor track counts only where the marker stops.
 */
track_bonus_only_on_stop: boolean, 
/**
 * Heroes are dealt, not drafted: for a first match.
 */
random_heroes: boolean, };

/**
 * Seats in the order of play.
 */
export type Order = Array<number>;

export type OwnView = { hand: Array<Card>, 
/**
 * Where each of them could lead.
 */
reach: Array<CardReach>, 
/**
 * Cards put under the deck that are still there, as far as one knows.
 */
under: Array<Card>, 
/**
 * Heroes not laid open.
 */
heroes: Array<Hero>, 
/**
 * Heroes to choose from during set-up.
 */
pack: Array<Hero>, 
/**
 * Heroes set aside in the draft, and those put into the box.
 */
picks: Array<Hero>, 
/**
 * Heroes put back into the box.
 */
boxed: Array<Hero>, };

/**
 * The seven phases of a round.
 */
export type Phase = "bidding" | "lobbying" | "income" | "investment" | "movement" | "missions" | "end";

export type PlayerView = { seat: Seat, field: Field, 
/**
 * The active region; none at the start.
 */
region: Region | null, 
/**
 * All progress tracks.
 */
progress: Array<ProgressView>, 
/**
 * Spaces on the infrastructure and contractor tracks, 0 beside them.
 */
infrastructure: Array<number>, 
/**
 * The same for the contractor tracks.
 */
contractor: Array<number>, 
/**
 * Investment markers.
 */
investment: number, 
/**
 * Coal.
 */
coal: number, 
/**
 * Numbers of the spies that are left.
 */
spies: Array<number>, 
/**
 * The spy on the bidding track.
 */
bid: number | null, 
/**
 * Has passed in the investment phase.
 */
passed: boolean, 
/**
 * Warehouses left to build.
 */
warehouses: number, 
/**
 * Stations left to build.
 */
stations: number, 
/**
 * Agents left to place.
 */
agents: number, 
/**
 * Contract markers left.
 */
contract_markers: number, 
/**
 * Movement tokens with how many of each.
 */
tokens: Array<[number, number]>, 
/**
 * From the locomotive on.
 */
train: Array<CarView>, 
/**
 * Cities in which the player has been.
 */
visited: Array<City>, 
/**
 * By region.
 */
delivered: Array<DeliveredView>, 
/**
 * How many cards are in hand.
 */
cards: number, 
/**
 * How many heroes are not laid open.
 */
heroes: number, 
/**
 * Heroes laid open.
 */
missions: Array<Hero>, score: ScoreSheet, 
/**
 * What only this player knows; for the viewer alone.
 */
own: OwnView | null, };

export type ProgressView = { track: Track, 
/**
 * Counted from 1.
 */
space: number, 
/**
 * What the space is worth.
 */
value: number, 
/**
 * It is the top of the track.
 */
top: boolean, };

/**
 * Why an action is not legal now.
 */
export type Reason = "match_over" | { "not_your_turn": { 
/**
 * Who may choose.
 */
to_move: Seats, } } | "not_now" | "not_offered" | "not_in_hand" | "not_in_pack" | { "no_such_spy": { 
/**
 * Its number.
 */
spy: number, } } | { "state_taken": { region: Region, } } | { "one_spy_only": { sector: Sector, } }
  | { "no_spy_field": { sector: Sector, } } | "no_such_car" | "no_free_slot" | "special_wagon" | { "not_enough_investment": { 
/**
 * What it costs.
 */
need: number, 
/**
 * What is there.
 */
have: number, } } | { "area_full": { area: Area, 
/**
 * Markers it still takes.
 */
free: number, 
/**
 * What it costs.
 */
need: number, } } | "must_be_done" | "no_effect" | { "wrong_cost": { 
/**
 * That cost.
 */
need: number, 
/**
 * What this one costs.
 */
is: number, } } | { "not_enough_coal": { 
/**
 * What it costs.
 */
need: number, 
/**
 * What is there.
 */
have: number, } } | "no_such_token" | "no_end_field" | { "out_of_reach": { 
/**
 * How many.
 */
steps: number, } } | { "occupied": { by: Seat, } } | "no_region" | { "wrong_region": { region: Region,
  } } | "no_warehouse_here" | "no_station_here" | { "colour_taken": { colour: Region, } } | { "contractor_gone": { city: City,
  colour: Region, } } | "leased_already" | "not_open" | { "slot_taken": { by: Seat, } } | { "too_many_cubes": { 
/**
 * What the contract asks for.
 */
need: number, 
/**
 * What may still be unloaded.
 */
left: number, } } | "cubes_missing" | "no_markers_left" | "no_cube_here" | "wrong_cube" | { "price_out_of_reach": { 
/**
 * The price.
 */
price: number, } } | { "too_dear": { 
/**
 * The price.
 */
price: number, 
/**
 * What they are worth at the most.
 */
most: number, } } | "zone_full" | { "station_stands": { by: Seat, } } | "no_piece_left" | { "no_agent_field": { sector: Sector,
  } } | { "no_room_for_both": { sector: Sector, } } | { "top_taken": { by: Seat, } } | "at_top" | "nothing_to_take"
  | "wagon_not_open" | { "train_full": { 
/**
 * How many it pulls.
 */
limit: number, } } | "wrong_size" | { "mission_gone": { city: City, } } | "not_drawn";

/**
 * A state and its region of the map; also the colour of a contractor, who comes from one.
 * Whoever is asked colour by colour is asked in this order.
 */
export type Region = "red" | "green" | "blue";

export type RegionContracts = { region: Region, 
/**
 * By size, the smallest first.
 */
open: Array<Contract | null>, };

/**
 * What normal wagons carry, cheapest first.
 */
export type Resource = "brass" | "water" | "food" | "copper" | "gold";

/**
 * Every point of a seat with its reason.
 */
export type ScoreSheet = { 
/**
 * Earned during the match: movement tokens, contracts, the black market, cards.
 */
tokens: number, 
/**
 * Contracts.
 */
contracts: number, 
/**
 * The black market.
 */
market: number, 
/**
 * Cards.
 */
cards: number, 
/**
 * Markers in all nine cities.
 */
all_cities: number, 
/**
 * Tops of progress tracks.
 */
tops: number, 
/**
 * By sector, in the order of the sectors.
 */
sectors: [number, number, number, number, number, number, number, number, number, number, number,
  number, number, number, number], 
/**
 * By region.
 */
infrastructure: [number, number, number], 
/**
 * By region.
 */
contractors: [number, number, number], 
/**
 * Parcels on special wagons.
 */
special_wagons: number, 
/**
 * Most cubes delivered, by region.
 */
deliveries: [number, number, number], 
/**
 * Missions of the heroes.
 */
missions: number, 
/**
 * All of it.
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
 * One sector of one state, such as `green-financial`.
 */
export type Sector = string;

export type SectorView = { sector: Sector, spies: Array<Seat | null>, agents: Array<Seat | null>, 
/**
 * Who would score now.
 */
first: Seat | null, second: Seat | null, };

export type SidingYield = { 
/**
 * The number of the siding.
 */
number: number, tile: Tile | null, 
/**
 * The tile could be carried out at least in part.
 */
tile_works: boolean, 
/**
 * There is a parcel, and a place for it.
 */
parcel: boolean, zone: ZoneYield, };

/**
 * Where points of the running match come from.
 */
export type Source = "tokens" | "contracts" | "market" | "cards";

/**
 * One thing to do. The first group are decisions; the second runs by itself.
 */
export type Step = { "cube": number } | "keep_cards" | "keep_heroes" | "draft" | "bid" | "lobby" | { "load": { 
/**
 * How many may still be loaded.
 */
left: number, 
/**
 * It may be left.
 */
may: boolean, } } | "invest" | "play" | { "drive": { card: Card, 
/**
 * Which of its moves.
 */
nth: number, } } | { "drive_with": { card: Card, 
/**
 * Which of its moves.
 */
nth: number, 
/**
 * The steps it adds.
 */
token: number, } } | { "special": Card } | "pool" | "discard" | "mission" | { "city": { city: City, 
/**
 * Cubes unloaded here in this turn.
 */
unloaded: number, 
/**
 * A warehouse was leased here in this turn.
 */
leased: boolean, } } | { "deliver": { contract: Contract, 
/**
 * Cubes given so far.
 */
given: number, } } | { "market": Region } | { "sell": { item: Item, 
/**
 * Cubes given so far.
 */
sold: number, 
/**
 * What they are worth.
 */
value: number, } } | { "parcel": Zone } | "warehouse" | "station" | { "corrupt": { region: Region | null, 
/**
 * How many.
 */
agents: number, 
/**
 * It may be left.
 */
may: boolean, } } | { "advance": { 
/**
 * It may be left.
 */
may: boolean, } } | { "exchange": { kinds: Exchanges, 
/**
 * It may be left.
 */
may: boolean, } } | { "exchange_for": { kinds: Exchanges, 
/**
 * The wagon that goes, by its place in the train.
 */
car: number, } } | { "draw_wagon": { 
/**
 * How many slots it has.
 */
size: number, 
/**
 * It may be left.
 */
may: boolean, } } | { "keep": number } | "lease" | { "contractor": Zone } | { "area": number } | { "travel": number }
  | { "tile": { 
/**
 * It may be left.
 */
may: boolean, } } | { "free_special": number } | { "slot": { 
/**
 * The size of the slot.
 */
size: number, 
/**
 * Points for it.
 */
vp: number, } } | "deal_cards" | "deal_heroes" | { "phase": Phase } | "income" | { "end_turn": Card }
  | "refill_pool" | { "return": Card } | { "open_tile": number } | { "refill_tile": number } | { "score_leases": Zone }
  | { "score_lease": Region } | { "score_station": Zone } | { "infrastructure": Region } | "over";

/**
 * What a game tells in its own words (an event, a step, a reason): a bare word, or one word with what
 * belongs to it.
 */
export type Tagged = string | Record<string, unknown>;

/**
 * A siding bonus tile.
 */
export type Tile = string;

export type TileStackView = { 
/**
 * How many lie in it.
 */
tiles: number, 
/**
 * Which they are, if it was made from the discarded ones.
 */
known: Array<Tile>, };

/**
 * The five progress tracks.
 */
export type Track = "investment" | "coal" | "loading" | "unloading" | "wagons";

/**
 * One step on an infrastructure or contractor track.
 */
export type TrackStep = { seat: Seat, colour: Region, 
/**
 * The space it leads to; the same as before at the end of the track.
 */
space: number, bonus: Effect | null, };

export type View = { viewer: Seat | null, options: Options, 
/**
 * Counted from 1.
 */
round: number, 
/**
 * How many rounds the match has.
 */
rounds: number, phase: Phase, 
/**
 * False until the set-up is over.
 */
playing: boolean, order: Array<Seat>, 
/**
 * States in which a spy was placed this phase.
 */
lobbied: Array<Region>, 
/**
 * The action areas.
 */
areas: Array<AreaView>, deck: DeckView, pool: Array<Card | null>, 
/**
 * Cards that are being executed.
 */
table: Array<Card>, discarded: Array<Card>, 
/**
 * Cards drawn to choose from, for the one who chooses.
 */
drawn: Array<Card>, tiles: Array<Tile | null>, 
/**
 * The face-down tiles: a stack beside each row of three numbers.
 */
tile_stacks: Array<TileStackView>, tiles_discarded: Array<Tile>, 
/**
 * Open contracts by region.
 */
contracts: Array<RegionContracts>, 
/**
 * How many contracts are face down, by size, the smallest first.
 */
contract_stacks: Array<number>, 
/**
 * Wagons with two slots, then with three.
 */
wagons: Array<WagonSupply>, 
/**
 * All sectors.
 */
sectors: Array<SectorView>, 
/**
 * All zones.
 */
zones: Array<ZoneView>, 
/**
 * All cities.
 */
cities: Array<CityView>, 
/**
 * By seat.
 */
players: Array<PlayerView>, 
/**
 * Where the move that is being decided may end.
 */
ends: Array<End>, 
/**
 * The same with each movement token that could be added.
 */
token_ends: Array<[number, Array<Field>]>, 
/**
 * What follows the decision that is being taken, the next first.
 */
pending: Array<Frame<Step>>, };

/**
 * A wagon: 8 with one slot, 22 with two, 22 with three, then the two kinds of special wagon, of
 * which there are several alike.
 */
export type Wagon = string;

export type WagonSupply = { open: Array<Wagon | null>, 
/**
 * How many are face down.
 */
stack: number, discarded: Array<Wagon>, special: Wagon, 
/**
 * Special wagons left.
 */
specials: number, };

export type WarehouseView = { owner: Seat | null, leased: Region | null, };

/**
 * An economic zone with its siding.
 */
export type Zone = string;

export type ZoneView = { zone: Zone, 
/**
 * Filled from the left.
 */
warehouses: Array<WarehouseView>, station: Seat | null, 
/**
 * The parcel still lies here.
 */
parcel: boolean, 
/**
 * What its scoring would give now: step A, then step B.
 */
leases: Array<TrackStep>, station_steps: Array<TrackStep>, };

/**
 * What zone scoring would give everybody.
 */
export type ZoneYield = { zone: Zone, 
/**
 * Step A, in order.
 */
leases: Array<TrackStep>, 
/**
 * Step B, one after the other.
 */
station: Array<TrackStep>, };
