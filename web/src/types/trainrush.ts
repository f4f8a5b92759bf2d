// Written from the Rust types by `make types`; a test compares. Do not edit.

/**
 * The seven areas in which investment markers are spent.
 */
export type Area = "market" | "build" | "loading" | "movement" | "exchange" | "planning" | "corruption";

/**
 * The fourteen actions of the action area.
 */
export type AreaAction = "mk1" | "mk2" | "bw1" | "bw2" | "bs" | "ld1" | "ld2" | "mv3" | "mv6" | "x12" | "x23" | "x33" | "pl" | "co";

export type AreaView = { area: Area, taken: number, capacity: number, };

export type CarView = { wagon: Wagon, cargo: Array<Resource | null>, parcels: number, };

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

export type City = string;

export type CityView = { city: City, contractors: Array<Region>, mission: boolean, markers: Array<Seat>, 
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
export type DeckView = { cards: number, below: number, };

export type DeliveredView = { region: Region, cubes: number, markers: number, };

/**
 * What a card, tile, hero, track, sector, area or market gives. In data files: `{"coal": 2}`,
 * `"station"` …
 */
export type Effect = { "vp": number } | { "coal": number } | { "investment": number } | { "warehouse": number } | "station" | { "corruption": number } | { "bribe": number } | { "advance": { track: Track, times: number, } } | { "advance_any": number } | { "exchange": Exchanges } | { "draw_wagon": number } | { "load": number } | { "plan": { draw: number, keep: number, } } | { "draw": number } | "lease" | { "area": number } | { "move": number } | "tile" | { "special": number } | { "slot": { size: number, vp: number, } };

/**
 * A field on which a move may end, and what would happen there.
 */
export type End = { field: Field, region: Region | null, city: CityYield | null, 
/**
 * What the black market would sell.
 */
market: Array<Item> | null, siding: SidingYield | null, };

export type Event = { "cards_dealt": { count: number, } } | { "heroes_dealt": { count: number, } } | { "chosen": { seat: Seat, } } | "packs_passed" | "draft_over" | { "round_began": { round: number, } } | { "phase_began": { phase: Phase, } } | { "bid": { seat: Seat, spy: number, } } | { "order_set": { order: Order, } } | { "lobbied": { seat: Seat, sector: Sector, field: number, } } | { "advanced": { seat: Seat, track: Track, value: number, } } | { "advance_lost": { seat: Seat, track: Track, } } | { "income": { seat: Seat, investment: number, coal: number, } } | { "loaded": { seat: Seat, car: number, wagon: Wagon, resource: Resource, } } | { "got_coal": { seat: Seat, coal: number, } } | { "got_investment": { seat: Seat, investment: number, } } | { "invested": { seat: Seat, action: AreaAction, cost: number, } } | { "free_action": { seat: Seat, action: AreaAction, } } | { "passed": { seat: Seat, } } | { "card_played": { seat: Seat, card: Card, } } | { "no_card": { seat: Seat, } } | { "token_used": { seat: Seat, token: number, } } | { "coal_paid": { seat: Seat, coal: number, } } | { "moved": { seat: Seat, from: Field, to: Field, } } | { "special_used": { seat: Seat, card: Card, } } | { "card_taken": { seat: Seat, card: Card, } } | { "card_discarded": { seat: Seat, card: Card, } } | { "card_revealed": { card: Card, } } | "pool_cleared" | "reshuffled" | { "cards_drawn": { seat: Seat, count: number, } } | { "drew": { seat: Seat, card: Card, } } | { "card_kept": { seat: Seat, } } | { "city_marked": { seat: Seat, city: City, visitor: number, } } | { "token_taken": { seat: Seat, city: City, token: number, } } | { "scored": { seat: Seat, source: Source, vp: number, } } | { "unloaded": { seat: Seat, car: number, wagon: Wagon, resource: Resource, } } | { "delivered": { seat: Seat, city: City, contract: Contract, } } | { "contract_revealed": { region: Region, contract: Contract, } } | { "leased": { seat: Seat, zone: Zone, city: City, colour: Region, } } | { "bought": { seat: Seat, item: Item, value: number, } } | { "slot_marked": { seat: Seat, city: City, size: number, } } | { "tile_opened": { seat: Seat, number: number, tile: Tile, } } | { "tile_revealed": { number: number, tile: Tile, } } | { "parcel_taken": { seat: Seat, zone: Zone, car: number, } } | { "zone_scored": { zone: Zone, leased: number, } } | { "contractor_advanced": { seat: Seat, colour: Region, space: number, } } | { "infrastructure_advanced": { seat: Seat, region: Region, space: number, } } | { "track_bonus": { seat: Seat, track: LongTrack, region: Region, space: number, } } | { "warehouse_built": { seat: Seat, zone: Zone, } } | { "station_built": { seat: Seat, zone: Zone, } } | { "agent_placed": { seat: Seat, sector: Sector, field: number, } } | { "uncoupled": { seat: Seat, car: number, wagon: Wagon, } } | { "coupled": { seat: Seat, car: number, wagon: Wagon, } } | { "wagon_revealed": { wagon: Wagon, } } | { "mission_begun": { seat: Seat, hero: Hero, } } | { "round_ended": { round: number, } } | "match_over";

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

export type Hero = string;

/**
 * What the black market sells.
 */
export type Item = "draw2" | "x22" | "x23" | "x33" | "corruption" | "invest" | "advance" | "slot2" | "slot3" | "slot4" | "slot5";

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
export type Order = Array<Seat>;

export type OwnView = { hand: Array<Card>, 
/**
 * Where each of them could lead.
 */
reach: Array<CardReach>, 
/**
 * Cards put under the deck that are still there, as far as one knows.
 */
under: Array<Card>, heroes: Array<Hero>, 
/**
 * Heroes to choose from during set-up.
 */
pack: Array<Hero>, 
/**
 * Heroes set aside in the draft, and those put into the box.
 */
picks: Array<Hero>, boxed: Array<Hero>, };

/**
 * The seven phases of a round.
 */
export type Phase = "bidding" | "lobbying" | "income" | "investment" | "movement" | "missions" | "end";

export type PlayerView = { seat: Seat, field: Field, 
/**
 * The active region; none at the start.
 */
region: Region | null, progress: Array<ProgressView>, 
/**
 * Spaces on the infrastructure and contractor tracks, 0 beside them.
 */
infrastructure: Array<number>, contractor: Array<number>, investment: number, coal: number, spies: Array<number>, bid: number | null, passed: boolean, warehouses: number, stations: number, agents: number, contract_markers: number, 
/**
 * Movement tokens with how many of each.
 */
tokens: Array<[number, number]>, train: Array<CarView>, visited: Array<City>, delivered: Array<DeliveredView>, cards: number, heroes: number, missions: Array<Hero>, score: ScoreSheet, 
/**
 * What only this player knows; for the viewer alone.
 */
own: OwnView | null, };

export type ProgressView = { track: Track, 
/**
 * Counted from 1.
 */
space: number, value: number, top: boolean, };

export type Reason = "match_over" | { "not_your_turn": { to_move: Seats, } } | "not_now" | "not_offered" | "not_in_hand" | "not_in_pack" | { "no_such_spy": { spy: number, } } | { "state_taken": { region: Region, } } | { "one_spy_only": { sector: Sector, } } | { "no_spy_field": { sector: Sector, } } | "no_such_car" | "no_free_slot" | "special_wagon" | { "not_enough_investment": { need: number, have: number, } } | { "area_full": { area: Area, free: number, need: number, } } | "no_effect" | { "wrong_cost": { need: number, is: number, } } | { "not_enough_coal": { need: number, have: number, } } | "no_such_token" | "no_end_field" | { "out_of_reach": { steps: number, } } | { "occupied": { by: Seat, } } | "no_region" | { "wrong_region": { region: Region, } } | "no_warehouse_here" | "no_station_here" | { "colour_taken": { colour: Region, } } | { "contractor_gone": { city: City, colour: Region, } } | "leased_already" | "not_open" | { "slot_taken": { by: Seat, } } | { "too_many_cubes": { need: number, left: number, } } | "cubes_missing" | "no_markers_left" | "no_cube_here" | "wrong_cube" | { "price_out_of_reach": { price: number, } } | { "too_dear": { price: number, most: number, } } | "zone_full" | { "station_stands": { by: Seat, } } | "no_piece_left" | { "no_agent_field": { sector: Sector, } } | { "top_taken": { by: Seat, } } | "at_top" | "nothing_to_take" | "wagon_not_open" | { "train_full": { limit: number, } } | "wrong_size" | { "mission_gone": { city: City, } } | "not_drawn";

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
tokens: number, contracts: number, market: number, cards: number, 
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
sectors: [number, number, number, number, number, number, number, number, number, number, number, number, number, number, number], infrastructure: [number, number, number], contractors: [number, number, number], special_wagons: number, 
/**
 * Most cubes delivered, by region.
 */
deliveries: [number, number, number], missions: number, total: number, };

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

export type SidingYield = { number: number, tile: Tile | null, 
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
export type Step = { "cube": number } | "keep_cards" | "keep_heroes" | "draft" | "bid" | "lobby" | { "load": { left: number, may: boolean, } } | "invest" | "play" | { "drive": { card: Card, nth: number, } } | { "drive_with": { card: Card, nth: number, token: number, } } | { "special": Card } | "pool" | "discard" | "mission" | { "city": { city: City, unloaded: number, leased: boolean, } } | { "deliver": { contract: Contract, given: number, } } | { "market": Region } | { "sell": { item: Item, sold: number, value: number, } } | { "parcel": Zone } | "warehouse" | "station" | { "corrupt": { region: Region | null, agents: number, may: boolean, } } | { "advance": { may: boolean, } } | { "exchange": { kinds: Exchanges, may: boolean, } } | { "exchange_for": { kinds: Exchanges, car: number, } } | { "draw_wagon": { size: number, may: boolean, } } | { "keep": number } | "lease" | { "contractor": Zone } | { "area": number } | { "travel": number } | { "tile": { may: boolean, } } | { "free_special": number } | { "slot": { size: number, vp: number, } } | "deal_cards" | "deal_heroes" | { "phase": Phase } | "income" | { "end_turn": Card } | "refill_pool" | { "return": Card } | { "open_tile": number } | { "refill_tile": number } | { "score_leases": Zone } | { "score_lease": Region } | { "score_station": Zone } | { "infrastructure": Region } | "over";

/**
 * What a game tells in its own words (an event, a step, a reason): a bare word, or one word with what
 * belongs to it.
 */
export type Tagged = string | Record<string, unknown>;

/**
 * A siding bonus tile.
 */
export type Tile = string;

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

export type View = { viewer: Seat | null, options: Options, round: number, rounds: number, phase: Phase, 
/**
 * False until the set-up is over.
 */
playing: boolean, order: Array<Seat>, 
/**
 * States in which a spy was placed this phase.
 */
lobbied: Array<Region>, areas: Array<AreaView>, deck: DeckView, pool: Array<Card | null>, 
/**
 * Cards that are being executed.
 */
table: Array<Card>, discarded: Array<Card>, 
/**
 * Cards drawn to choose from, for the one who chooses.
 */
drawn: Array<Card>, tiles: Array<Tile | null>, tile_stack: number, tiles_discarded: Array<Tile>, contracts: Array<RegionContracts>, contract_stacks: Array<number>, 
/**
 * Wagons with two slots, then with three.
 */
wagons: Array<WagonSupply>, sectors: Array<SectorView>, zones: Array<ZoneView>, cities: Array<CityView>, players: Array<PlayerView>, 
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

export type WagonSupply = { open: Array<Wagon | null>, stack: number, discarded: Array<Wagon>, special: Wagon, specials: number, };

export type WarehouseView = { owner: Seat | null, leased: Region | null, };

/**
 * An economic zone with its siding.
 */
export type Zone = string;

export type ZoneView = { zone: Zone, warehouses: Array<WarehouseView>, station: Seat | null, parcel: boolean, 
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
