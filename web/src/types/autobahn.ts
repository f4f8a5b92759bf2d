// Written from the Rust types by `make types`; a test compares. Do not edit.

/**
 * One line of the list, and who was left after it.
 */
export type Applied = { rule: Rule, 
/**
 * Those who were left.
 */
left: Array<string>, };

/**
 * The printed switches of difficulty; `AutobotOptions::level` gives the twelve usual settings.
 */
export type AutobotOptions = { board: SoloSide, 
/**
 * Its trucks move one step more.
 */
extra_step: boolean, 
/**
 * It develops when a human truck passes one of its stations.
 */
develop_on_pass: boolean, 
/**
 * It develops when it skips a turn.
 */
develop_on_skip: boolean, 
/**
 * Promotions at the end of each era in place of a route card.
 */
promotions: [number, number, number], };

/**
 * Autobot's cards and aims. Its decks are face down, but what is in them is known by now.
 */
export type AutobotView = { seat: Seat, 
/**
 * How many colour cards are face down.
 */
colour_deck: number, 
/**
 * The top one of them is known to be yellow.
 */
yellow_on_top: boolean, played_colours: Array<Card>, 
/**
 * How many tasks are face down.
 */
task_deck: number, 
/**
 * How many advanced tasks are face down.
 */
advanced_deck: number, played_tasks: Array<Task>, queue: Array<Task>, destinations: Array<Goal | null>, 
/**
 * Wine cards beside its board, shown from the third era on.
 */
wine: Array<Wine>, 
/**
 * Bonus tiles on its board.
 */
slots: number, };

/**
 * A bonus action, as printed on tiles, tracks, boards and technologies (rulebook: "Bonus actions").
 * In data files: `{"develop": 2}`, `{"money": 8}`, `"gain"` …
 */
export type Bonus = { "develop": number } | { "money": number } | { "promote": number } | "gain" | "replace"
  | "build" | "upgrade" | "station" | "load" | { "load_and_move": number } | "unlock" | { "move": number }
  | "swap" | "recolour" | "flip" | "remove" | "recruit" | "slide";

/**
 * One action card: 7 basic (one set per player), 20 improved, 14 advanced, 8 two-colour.
 */
export type Card = string;

/**
 * The choice as it is told: candidates by their names.
 */
export type Choice = { 
/**
 * What is chosen between.
 */
subject: Subject, 
/**
 * All of them.
 */
candidates: Array<string>, 
/**
 * The lines of the priority list that were looked at, in order.
 */
rules: Array<Applied>, 
/**
 * None if there were no candidates.
 */
winner: string | null, };

/**
 * A city of the map.
 */
export type City = string;

export type CityView = { city: City, 
/**
 * What it is worth now.
 */
value: number, 
/**
 * A section that is built leads to it.
 */
connected: boolean, };

/**
 * The colour of an autobahn, of its construction office and of an action card.
 */
export type Colour = "red" | "cyan" | "orange" | "purple" | "white" | "black" | "yellow";

/**
 * The technology columns of a player board; each opens the department of its name.
 */
export type Column = "network" | "trade" | "service";

/**
 * A neighbouring country, in the order of the rows of a delivery board.
 */
export type Country = string;

/**
 * A delivery board.
 */
export type DeliveryBoard = string;

/**
 * The departments of the administration, left to right; `Extra` is the optional fifth board.
 */
export type Department = "network" | "trade" | "service" | "finance" | "extra";

/**
 * The points of one department and where they come from.
 */
export type DepartmentScore = { department: Department, 
/**
 * Sum of what the floors with an own employee are worth.
 */
floors: number, 
/**
 * What each floor point is multiplied by.
 */
units: number, 
/**
 * Floors times units.
 */
points: number, };

/**
 * A city has at most one depot, so the city names it.
 */
export type Depot = string;

export type Event = { "route_chosen": { seat: Seat, route: Route, } } | { "turn_began": { seat: Seat, 
/**
 * Counted from 1.
 */
era: number, } } | { "bonus_claimed": { seat: Seat, country: Country, bonus: Bonus, } } | { "card_played": { seat: Seat,
  card: Card, space: Space, } } | { "refreshed": { seat: Seat, 
/**
 * How many.
 */
cards: number, 
/**
 * What that brought.
 */
money: number, } } | { "funded": { seat: Seat, 
/**
 * How much.
 */
money: number, } } | { "tile_used": { seat: Seat, tile: Tile, } } | { "built": { seat: Seat,
  section: Section, 
/**
 * What it cost.
 */
cost: number, } } | { "upgraded": { seat: Seat, link: Link, 
/**
 * What it cost.
 */
cost: number, } } | { "employee_placed": { seat: Seat, colour: Colour, 
/**
 * Whose employee had to leave it for the lobby.
 */
to_lobby: Seat | null, } } | { "employees_recalled": { seat: Seat, 
/**
 * How many.
 */
count: number, } } | { "loaded": { seat: Seat, 
/**
 * Counted from 1.
 */
truck: number, depot: Depot, good: Good, } } | { "good_lost": { seat: Seat, 
/**
 * Counted from 1.
 */
truck: number, good: Good, } } | { "wine_loaded": { seat: Seat, 
/**
 * Counted from 1.
 */
truck: number, wine: Wine, } } | { "wine_delivered": { seat: Seat, 
/**
 * Counted from 1.
 */
truck: number, city: City, 
/**
 * Promotions for it.
 */
promotions: number, } } | { "traffic_appeared": { section: Section, } } | { "traffic_cleared": { seat: Seat,
  link: Link, } } | { "traffic_set_returned": { seat: Seat, } } | { "station_improved": { seat: Seat,
  link: Link, 
/**
 * Which improvement of the service board.
 */
service: number, } } | { "station_built": { seat: Seat, link: Link, 
/**
 * Which station of the player board.
 */
number: number, } } | { "unlocked": { seat: Seat, column: Column, 
/**
 * Its level in the column.
 */
level: number, } } | { "developed": { seat: Seat, 
/**
 * Where it stands now, counted from 1.
 */
space: number, } } | { "earned": { seat: Seat, 
/**
 * How much.
 */
money: number, from: Source, } } | { "paid": { seat: Seat, 
/**
 * How much.
 */
money: number, } } | { "promoted": { seat: Seat, department: Department, 
/**
 * Counted from the bottom.
 */
floor: number, } } | { "hired": { seat: Seat, } } | { "card_taken": { seat: Seat, card: Card, } } | { "card_discarded": { seat: Seat,
  card: Card, } } | { "card_revealed": { card: Card, } } | { "cards_swapped": { seat: Seat, 
/**
 * The card that was played now.
 */
down: Card, 
/**
 * The card that came into the hand.
 */
up: Card, } } | { "recoloured": { seat: Seat, colour: Colour, } } | { "card_slid": { seat: Seat,
  card: Card, to: Space, } } | { "cones_changed": { seat: Seat, space: Space, 
/**
 * Cards that the space takes now.
 */
limit: number, } } | { "moved": { seat: Seat, 
/**
 * Counted from 1.
 */
truck: number, section: Section, } } | { "station_bonus": { seat: Seat, link: Link, 
/**
 * Which bonus.
 */
number: number, } } | { "station_fee": { from: Seat, to: Seat, link: Link, 
/**
 * What was paid.
 */
money: number, } } | { "delivered": { seat: Seat, 
/**
 * Counted from 1.
 */
truck: number, country: Country, good: Good, } } | { "bonus_stored": { seat: Seat, country: Country,
  } } | { "first_pharmaceuticals": { seat: Seat, country: Country, bonus: Bonus, } } | { "tile_taken": { seat: Seat,
  tile: Tile, } } | { "hand_picked_up": { seat: Seat, } } | { "era_end_triggered": { seat: Seat, 
/**
 * Counted from 1.
 */
era: number, } } | { "administration": { 
/**
 * Counted from 1.
 */
era: number, } } | { "budget": { seat: Seat, colour: Colour, 
/**
 * What it pays in all.
 */
total: number, 
/**
 * How many employees of the seat it pays.
 */
employees: number, 
/**
 * What each of them gets.
 */
each: number, 
/**
 * What the seat gets.
 */
money: number, } } | { "route_checked": { seat: Seat, route: Route, 
/**
 * How well it is connected; none if it is not.
 */
status: number | null, } } | "reunification" | { "autobot_colour": { card: Card, } } | { "autobot_task": { task: Task,
  colour: Colour, } } | { "autobot_queued": { task: Task, } } | { "autobot_chose": { choice: Choice,
  } } | { "autobot_heads_for": { 
/**
 * Counted from 1.
 */
truck: number, goal: Goal | null, } } | { "autobot_slot": { 
/**
 * Counted from 1.
 */
slot: number, } } | "autobot_task_added" | { "autobot_wine": { wine: Wine, } } | "autobot_reshuffled"
  | "autobot_skipped" | "match_over";

export type ExtraDepartment = "none" | "planning" | "planning_all_cards" | "customs";

/**
 * A step and whose it is.
 */
export type Frame<S> = { seat: Seat, step: S, };

/**
 * Where a truck of Autobot is headed.
 */
export type Goal = { "country": Country } | { "city": City };

/**
 * What trucks carry.
 */
export type Good = "appliances" | "automotive" | "chemicals" | "pharmaceuticals" | "wine";

/**
 * The part of an autobahn between two neighbouring cities.
 */
export type Link = string;

export type MapTile = { section: Section, tile: Tile, };

export type OfficeView = { colour: Colour, 
/**
 * How many employees it takes.
 */
capacity: number, seats: Array<Seat>, 
/**
 * What the office would pay if the era ended now.
 */
total: number, 
/**
 * What each employee would get.
 */
each: number, };

/**
 * What can be chosen when a match is created.
 */
export type Options = { 
/**
 * Shuffle the Recruit and Slide tiles in (bonus material).
 */
extra_tiles: boolean, 
/**
 * Shuffle the two-colour cards into the advanced deck (bonus material).
 */
two_colour_cards: boolean, 
/**
 * The fifth department (bonus material).
 */
extra_department: ExtraDepartment, 
/**
 * Module 1: wine to import, and Germany as a country to deliver to.
 */
wine: boolean, 
/**
 * Module 2: traffic around busy cities.
 */
traffic: boolean, 
/**
 * Module 3: improved service stations.
 */
services: boolean, 
/**
 * Autobot alone, for a solo match on a real table.
 */
companion: boolean, 
/**
 * The opponent of a solo match; without effect in any other.
 */
autobot: AutobotOptions, };

export type PanelView = { country: Country, tiles: Array<Tile>, 
/**
 * Pharmaceuticals have been delivered by somebody.
 */
pharmaceuticals: boolean, };

/**
 * A part of Autobot's turn that waits on the stack.
 */
export type Part = "begin" | { "main": Task } | { "after_build": Task } | { "second_section": { first: Section, 
/**
 * The first one started a way to a new city.
 */
to_new_city: boolean, } } | "trucks" | { "move": { 
/**
 * Counted from 0.
 */
truck: number, 
/**
 * Steps left.
 */
left: number, } } | "end";

export type PlayerView = { seat: Seat, 
/**
 * DM.
 */
money: number, 
/**
 * Employees not yet employed.
 */
supply: number, 
/**
 * Employees in the lobby.
 */
lobby: number, 
/**
 * Occupied floors by department, counted from 1.
 */
floors: Array<Array<number>>, 
/**
 * Eras whose funding was taken, counted from 1.
 */
funded: Array<number>, hand: Array<Card>, 
/**
 * The action spaces with the cards above them.
 */
spaces: Array<SpaceView>, tokens: Array<Colour>, 
/**
 * Extra unlock tokens left.
 */
extra_tokens: number, 
/**
 * Unlocked levels by column, counted from 1.
 */
technologies: Array<Array<number>>, 
/**
 * Service stations built.
 */
stations: number, trucks: Array<Truck>, 
/**
 * How far each of them can go.
 */
reach: Array<Reach>, 
/**
 * Space on the development track, counted from 1.
 */
track: number, 
/**
 * The route card.
 */
route: Route | null, 
/**
 * Status of the route now; `None` while it is not connected.
 */
route_status: number | null, 
/**
 * The delivery board.
 */
board: DeliveryBoard, delivered: Array<Country>, unclaimed: Array<Country>, claimed: Array<Country>,
  paid: Array<Country>, 
/**
 * Bonus tiles in the player area, with how many of each.
 */
tiles: Array<[Tile, number]>, 
/**
 * Bonus tiles taken in the whole match.
 */
tiles_taken: number, 
/**
 * The own wine card, or one that was shown.
 */
wine: Wine | null, 
/**
 * The wine was loaded.
 */
wine_loaded: boolean, 
/**
 * Germany counts as a country delivered to.
 */
wine_delivered: boolean, 
/**
 * Traffic tokens kept.
 */
traffic: number, score: ScoreSheet, };

export type Reach = { 
/**
 * How far it can go.
 */
steps: number, 
/**
 * Can it be moved with this very decision? Otherwise these are the steps of later in this turn, of a
 * turn with a card of its colour, or of any turn of Autobot.
 */
now: boolean, 
/**
 * Where it can end, and where it can deliver.
 */
sections: Array<Section>, countries: Array<Country>, };

/**
 * Why an action is not legal now.
 */
export type Reason = "match_over" | { "not_your_turn": { 
/**
 * Who may choose.
 */
to_move: Seats, } } | "not_now" | "already_acted" | "play_a_card_first" | { "not_enough_money": { 
/**
 * What it costs.
 */
need: number, 
/**
 * What is there.
 */
have: number, } } | "route_taken" | "nothing_to_claim" | "not_in_hand" | "no_use_for_card" | { "space_full": { space: Space, 
/**
 * Cards it takes.
 */
limit: number, } } | { "no_target": { space: Space, } } | "action_must_stay_possible" | "take_the_action"
  | "nothing_played" | "funded_this_era" | "no_employee_in_supply" | "no_such_tile" | "one_tile_per_turn"
  | "tile_too_fresh" | "tile_has_no_use" | { "wrong_colour": { 
/**
 * The colour of what was chosen.
 */
is: Colour, } } | "already_built" | "roadblock" | "not_connected" | "no_second_section" | "link_unfinished"
  | "already_dual" | "depot_not_connected" | "use_the_free_truck" | "second_truck_locked" | "no_wine"
  | "wine_road_not_built" | "wine_needs_card" | "section_busy" | "no_improvements_left" | "not_your_station"
  | "not_dual" | "already_improved" | "no_traffic_here" | "no_station_space" | { "station_taken": { by: Seat,
  } } | "no_stations_left" | "no_section_built" | { "token_used": { colour: Colour, } } | "no_token_for_colour"
  | "already_unlocked" | "lower_level_locked" | "no_such_department" | { "floor_locked": { department: Department, 
/**
 * Counted from the bottom.
 */
floor: number, } } | { "floor_full": { department: Department, 
/**
 * Counted from the bottom.
 */
floor: number, } } | "own_employee_there" | "nobody_below" | "not_in_display" | "not_basic" | "not_played"
  | "not_to_the_left" | "not_that_colour" | "wrong_side_up" | "no_action_tile" | { "station_not_built": { 
/**
 * Stations built so far.
 */
built: number, } } | "bonus_used_this_turn" | "no_such_tile_there" | "truck_at_home" | "truck_moved"
  | "truck_colour" | "no_card_played" | "not_adjacent" | "not_built" | "occupied" | "traffic" | "step_needed"
  | "not_at_border" | "not_offered";

/**
 * A route card.
 */
export type Route = string;

/**
 * One line of a priority list.
 */
export type Rule = "new_city" | "makes_viable" | "helps_truck" | "bonus_tile" | "traffic" | "nearest_black"
  | "nearest_centre" | "southernmost" | "westernmost" | "northernmost" | "easternmost" | "connected"
  | "fewest_missing" | "uppermost" | "clockwise" | "nearest_destination" | "current_colour" | "commonest_colour"
  | "leftmost" | "rightmost" | "icon" | "highest_floor";

/**
 * The points of one player, with the reason of every one of them.
 */
export type ScoreSheet = { 
/**
 * Employees in the lobby.
 */
lobby_employees: number, 
/**
 * Points for them.
 */
lobby_points: number, departments: [DepartmentScore, DepartmentScore, DepartmentScore,
  DepartmentScore, DepartmentScore], 
/**
 * All points.
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
 * One road section, numbered along the links.
 */
export type Section = string;

/**
 * The two sides of the solo board.
 */
export type SoloSide = "easy" | "hard";

/**
 * What brought money.
 */
export type Source = "track" | "delivery" | "service" | "route" | "tile" | "station" | "technology"
  | "card";

/**
 * The five action spaces of a player board, left to right.
 */
export type Space = "unlock" | "build" | "upgrade" | "load" | "station";

export type SpaceView = { space: Space, 
/**
 * Cards that it takes.
 */
limit: number, cards: Array<Card>, };

export type StationView = { 
/**
 * Where it stands.
 */
link: Link, seat: Seat, };

/**
 * One thing to do. The first group are decisions; the second runs by itself.
 */
export type Step = "route" | "claim" | "act" | { "space": Card } | "trucks" | { "moving": { 
/**
 * Counted from 0.
 */
truck: number, 
/**
 * How many.
 */
left: number, } } | { "bonus_move": { 
/**
 * By so many steps.
 */
steps: number, } } | { "extra_step": { 
/**
 * Counted from 0.
 */
moving: number, 
/**
 * How many.
 */
steps: number, } } | { "station_bonus": { 
/**
 * Counted from 0.
 */
truck: number, link: Link, } } | { "pick_tile": Country } | "build" | { "pair": { first: Section, } }
  | "upgrade" | { "load": { 
/**
 * How many.
 */
steps: number, } } | "station" | "unlock" | "unlock_extra" | "promote" | "gain" | "discard" | { "replace": Space
  | null } | "swap" | { "swap_for": Card } | "recolour" | "slide" | { "slide_to": Card } | "flip" | "remove"
  | "traffic" | { "service": Link } | "companion" | "board" | "reveal" | { "pay_employee": { colour: Colour, 
/**
 * What it costs.
 */
price: number, } } | { "employee": Colour } | { "develop": number } | { "autobot": Part } | "check_route"
  | "next_era" | "over";

/**
 * What is chosen between.
 */
export type Subject = "build" | "upgrade" | "station" | "country" | "depot" | "discard" | "promotion"
  | "wine" | "improvement" | "traffic";

/**
 * What a game tells in its own words (an event, a step, a reason): a bare word, or one word with what
 * belongs to it.
 */
export type Tagged = string | Record<string, unknown>;

/**
 * A task card of Autobot, by its value less one.
 */
export type Task = string;

/**
 * The kinds of bonus tile: the twelve of the base game, then the two of the bonus material.
 */
export type Tile = "develop" | "money" | "promote" | "gain" | "replace" | "build" | "upgrade" | "station"
  | "load" | "move" | "swap" | "recolour" | "recruit" | "slide";

export type Truck = "home" | { "depot": Depot } | { "road": [Section, Good] };

export type TurnView = { card: Card | null, space: Space | null, colours: Array<Colour>, 
/**
 * The action of this turn is done.
 */
acted: boolean, 
/**
 * The one bonus tile of the turn is spent.
 */
tile_used: boolean, 
/**
 * Bonuses under stations that were used this turn, counted from 1.
 */
bonuses_used: Array<number>, };

export type View = { viewer: Seat | null, options: Options, 
/**
 * Counted from 1.
 */
era: number, current: Seat, 
/**
 * Sections left on the dashboard by era, then beside the board.
 */
stacks: Array<number>, built: Array<Section>, 
/**
 * Links upgraded to dual carriageway.
 */
dual: Array<Link>, 
/**
 * All service stations.
 */
stations: Array<StationView>, 
/**
 * All cities.
 */
cities: Array<CityView>, 
/**
 * Bonus tiles that lie on the map.
 */
map_tiles: Array<MapTile>, 
/**
 * What lies on the countries' panels.
 */
panels: Array<PanelView>, traffic: Array<Section>, 
/**
 * Traffic tokens left.
 */
traffic_supply: number, 
/**
 * Links whose station is improved.
 */
improved: Array<Link>, 
/**
 * Improvements left on the service board, counted from 1.
 */
services: Array<number>, 
/**
 * Wine delivery tokens left: with two promotions, with one.
 */
wine_tokens: [number, number], 
/**
 * The construction offices.
 */
offices: Array<OfficeView>, display: Array<Card | null>, 
/**
 * How many cards are face down.
 */
deck: number, 
/**
 * Route cards on offer during set-up.
 */
routes: Array<Route>, 
/**
 * By seat, Autobot last.
 */
players: Array<PlayerView>, 
/**
 * What has happened in the current turn.
 */
turn: TurnView, 
/**
 * Cost of building each open section, and of upgrading each complete single link, for the seat
 * whose turn it is.
 */
build_costs: Array<[Section, number]>, 
/**
 * The same for links.
 */
upgrade_costs: Array<[Link, number]>, 
/**
 * What follows the decision that is being taken, the next first.
 */
pending: Array<Frame<Step>>, trigger: Seat | null, 
/**
 * Turns left after the end of the third era was triggered.
 */
last_turns: number | null, autobot: AutobotView | null, };

/**
 * A wine card (module Wine).
 */
export type Wine = string;
