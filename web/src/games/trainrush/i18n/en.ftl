### Train Rush, English: the source of the translations.

## Things

region-red = Ravenshire
region-green = Calestia
region-blue = Awhar
region-in-red = in Ravenshire
region-in-green = in Calestia
region-in-blue = in Awhar
contractor-red = contractor from Ravenshire
contractor-green = contractor from Calestia
contractor-blue = contractor from Awhar
resource-brass = brass
resource-water = water
resource-food = food
resource-copper = copper
resource-gold = gold
resource-any = any cube
resource-parcel = parcel
track-investment = Investment
track-coal = Coal
track-loading = Loading
track-unloading = Unloading
track-wagons = Wagons
area-market = Market
area-build = Build
area-loading = Loading
area-movement = Movement
area-exchange = Exchange
area-planning = Planning
area-corruption = Corruption
sector-financial = Financial sector
sector-resource = Resource sector
sector-logistics = Logistics sector
sector-trade = Trade sector
sector-technology = Technology sector
sector-name = { $sector }, { $region }
zone-name = zone { $region } { $n }
rail-infrastructure = infrastructure of { $region }
rail-contractor = contractors of { $region }
field-start = the start
field-market = the black market of { $region }
field-siding = siding { $n }, { $zone }
field-track = { $region }, { $loop }, field { $n }
loop-inner = inner loop
loop-middle = middle loop
loop-outer = outer loop
phase-bidding = Bidding
phase-lobbying = Lobbying
phase-income = Income
phase-investment = Investment
phase-movement = Movement
phase-missions = Missions
phase-end = End of round
slot-empty = empty
card-name = card { $id }
card-full = { $card } ({ $special })
card-move = { $nth }: { $steps } { $steps ->
    [one] step
   *[other] steps
}, { $coal ->
    [0] free
   *[other] { $coal } coal
}
card-special = IV: { $special }
contract-name = { $cubes } for { $vp } points
wagon-name = wagon with { $n } { $n ->
    [one] slot
   *[other] slots
} ({ $slots })
wagon-special = special wagon for { $n } parcels
car-nth = wagon { $n }
car-name = wagon { $n } of your train, { $wagon }
token-name = +{ $n } steps, { $vp } { $vp ->
    [one] point
   *[other] points
}
parcels-n = { $n ->
    [one] one parcel
   *[other] { $n } parcels
}

## What cards, tiles, heroes, tracks and markets give

effect-vp = +{ $n } points
effect-coal = +{ $n } coal
effect-investment = +{ $n } investment
effect-warehouse = Build { $n ->
    [one] a warehouse
   *[other] { $n } warehouses
}
effect-station = Build a station
effect-corruption = Corruption{ $n ->
    [one] {""}
   *[other] {" "}×{ $n }
}
effect-bribe = { $n ->
    [one] An agent here
   *[other] { $n } agents here
}
effect-advance = Advance { $track }{ $n ->
    [one] {""}
   *[other] {" "}×{ $n }
}
effect-advance_any = Advance any track{ $n ->
    [one] {""}
   *[other] {" "}×{ $n }
}
effect-exchange = Exchange { $kinds }
effect-draw_wagon = Draw a wagon { $n }
effect-load = Load { $n ->
    [one] a wagon
   *[other] { $n } wagons
}
effect-plan = Draw { $draw }, keep { $keep }
effect-draw = Draw { $n } cards
effect-lease = Lease to any contractor
effect-area = An action of cost { $n }, free
effect-move = Move { $n }
effect-tile = Any open siding tile
effect-special = { $n ->
    [one] A free special action
   *[other] { $n } free special actions
}
effect-slot = { $vp } points and a marker on a slot { $size }
rule-effect-vp = You gain the points at once.
rule-effect-coal = You gain coal, which pays for the moves of cards.
rule-effect-investment = You gain investment markers for the action area.
rule-effect-warehouse = For each, put a warehouse into a zone of the region your locomotive is in, and advance one space on its infrastructure track.
rule-effect-station = Put a station into a zone of your region that has none. A parcel is laid there. Only zones with a station can be leased.
rule-effect-corruption = For each, put an agent on the first free agent field of a sector of your region’s state. Agents count like spies at the end.
rule-effect-bribe = Put agents into one sector of the state whose infrastructure track this is, wherever you are.
rule-effect-advance = Go up one space on the named progress track each time, unless somebody holds its top.
rule-effect-advance_any = Go up one space on a progress track of your choice.
rule-effect-exchange = Give a wagon of the size before the arrow and take one of the size after it, from the open row or a special one. What it carried is lost.
rule-effect-draw_wagon = Take an open wagon of this size or a special one, if the Wagons track allows one more.
rule-effect-load = Fill all empty slots of as many normal wagons; cubes for free slots are yours to choose.
rule-effect-plan = Look at so many cards of the deck and keep up to the number named; the others are discarded.
rule-effect-draw = Take cards from the deck. The hand limit holds at once.
rule-effect-lease = Lease one of your warehouses, in a zone with a station, to a contractor of any city, and advance by that city’s rank.
rule-effect-area = Take an action of this cost of the action area, without paying and without using its spaces.
rule-effect-move = Move exactly so many steps; no movement token can be added. A city or black market may be reached early.
rule-effect-tile = Carry out any open siding tile; it is replaced.
rule-effect-special = Use the special action of a card in your hand for nothing; the card is discarded.
rule-effect-slot = Gain the points and mark a free contract slot of this size in a city of the region; it counts for the majority like a contract.
rule-lease = A warehouse of yours in a zone with a station goes to a contractor whose colour the zone lacks.

## Actions

act-cube = Load { $resource }
act-under = Put { $card } under the deck
act-box = Put { $hero } back into the box
act-draft = Keep { $hero } and pass the others on
act-bid = Bid spy { $n }
act-lobby = Send the spy to: { $sector }
act-load = Load { $car }
act-invest = { $action } ({ $cost } investment)
act-play = Play { $card }
act-token = Add the token +{ $n }
act-move = Go to { $field }
act-special = Special action of { $card }: { $special }
act-take = Take { $card }
act-keep = Keep { $card }
act-discard = Discard { $card }
act-mission = Play { $hero }
act-lease = Lease a warehouse in { $zone } to { $region }
act-zone = Lease in { $zone }
act-contractor = Take the { $contractor } from { $city }
act-contract = Deliver { $contract }
act-give = Unload { $resource } from wagon { $car }
act-buy = Buy: { $item } (price { $price })
act-slot = Mark slot { $size } of { $city }
act-parcel = Load the parcel onto { $car }
act-tile = Siding tile { $n }: { $tile }
act-build = Warehouse in { $zone }
act-station = Station in { $zone }
act-corrupt = Agent into: { $sector }
act-advance = Advance { $track }
act-uncouple = Give up { $car }
act-couple = Take a { $wagon }
act-skip = Decline
act-stop = Stop here
act-pass = Pass
act-done = Done

## What is to be decided

step-cube = Which cube goes into the free slot of wagon { $n }?
step-keep_cards = Keep { $keep } of your cards: choose { $n ->
    [one] one card
   *[other] { $n } cards
} to go under the deck.
step-keep_heroes = Choose a hero who goes back into the box, unseen.
step-draft = Keep one of { $n } heroes and pass the others on.
step-bid = Round { $round }: which spy do you bid for the order of play?
step-lobby = Send your spy to a sector.
step-lobby-taken = Send your spy to a sector. No more spies this round: { $regions }.
step-load = Load a wagon ({ $n } left).
step-invest = Choose an action, or pass (markers: { $n }).
step-play = Play a card. You have { $n } coal.
step-drive = Action { $nth }: choose where your { $steps } { $steps ->
    [one] step ends
   *[other] steps end
} ({ $coal ->
    [0] free
   *[other] { $coal } coal
}).
step-drive-none = Action { $nth } ({ $steps } { $steps ->
    [one] step
   *[other] steps
}, { $coal } coal) cannot be made: stop here.
step-drive_with = Action { $nth } with the token +{ $token }: choose where your { $steps } steps end.
step-special = Action IV: use a special action for { $n } coal, or decline.
step-special-none = Action IV: no special action for { $n } coal can be carried out.
step-pool = Take one of the open cards.
step-discard = You may hold { $n } cards: discard one.
step-mission = Play a hero of this region, or decline.
step-mission-none = None of your heroes can be played now.
step-city = { $city }: lease or deliver ({ $n ->
    [one] 1 cube
   *[other] { $n } cubes
} left).
step-city-leased = { $city }: deliver ({ $n ->
    [one] 1 cube
   *[other] { $n } cubes
} left).
step-deliver = Contract for { $vp } points: give { $cube }.
step-market = Buy one thing for up to { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}.
step-sell = { $value } of { $price } paid, { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} left: { $item }.
step-parcel = Load the parcel of { $zone }?
step-warehouse = Choose a zone for the warehouse.
step-station = Choose a zone for the station.
step-corrupt = Choose a sector for { $n ->
    [one] your agent
   *[other] your { $n } agents
}.
step-corrupt-in = { $region }: choose a sector for { $n ->
    [one] your agent
   *[other] your { $n } agents
}.
step-advance = Choose a progress track to advance on.
step-exchange = Exchange { $kinds }: which wagon do you give up?
step-exchange_for = Which wagon takes the place of wagon { $n }?
step-draw_wagon = Take a wagon with { $n } slots.
step-keep = Keep { $n ->
    [one] one
   *[other] up to { $n }
} of the cards you drew, or none.
step-lease = Choose the zone in which you lease a warehouse.
step-contractor = Which contractor goes to { $zone }, from which city?
step-area = Choose a free action of cost { $cost }.
step-travel = Choose where your { $steps } steps end.
step-tile = Choose an open siding tile to carry out.
step-free_special = Which special action do you use for nothing ({ $n } left)?
step-slot = Slot { $size } ({ $vp } points): in which city?
owed-cube = choose cubes
owed-load = load { $n ->
    [one] a wagon
   *[other] { $n } wagons
}
owed-drive = action { $nth }
owed-special = special action
owed-pool = take a card
owed-discard = discard a card
owed-city = { $city }
owed-deliver = contract
owed-market = black market
owed-parcel = parcel
owed-warehouse = warehouse
owed-station = station
owed-corrupt = { $n ->
    [one] an agent
   *[other] { $n } agents
}
owed-advance = advance
owed-exchange = exchange of a wagon
owed-draw_wagon = a new wagon
owed-keep = cards to keep
owed-lease = lease
owed-area = a free action of cost { $cost }
owed-travel = move { $steps }
owed-tile = a siding tile
owed-free_special = free special action
owed-slot = contract slot
owed-open_tile = siding tile: { $tile }
owed-zone = scoring of { $zone }
owed-score_lease = step with the { $contractor }
owed-score_station = station of { $zone }
owed-infrastructure = infrastructure of { $region }
note-last = Last round
note-eight = { $n } cities seen: the end is near

## Why not

reason-match_over = The match is over.
reason-not_your_turn = It is not your turn.
reason-not_now = Something else is being decided.
reason-not_offered = This is not on offer.
reason-not_in_hand = The card is not in your hand.
reason-not_in_pack = This hero is not among those you choose from.
reason-no_such_spy = Your spy { $spy } is played.
reason-state_taken = A spy was sent there this round already ({ $region }).
reason-one_spy_only = You may have only one spy there: { $sector }.
reason-no_spy_field = No room for a spy: { $sector }.
reason-no_such_car = Your train has no such wagon.
reason-no_free_slot = The wagon has no free slot.
reason-special_wagon = A special wagon carries parcels only.
reason-not_enough_investment = It costs { $need } investment; you have { $have }.
reason-area_full = { $area }: { $free } { $free ->
    [one] space
   *[other] spaces
} left, { $need } needed.
reason-must_be_done = It is carried out as far as it can be.
reason-no_effect = It could not be carried out now.
reason-wrong_cost = An action of cost { $need } is free; this one costs { $is }.
reason-not_enough_coal = It costs { $need } coal; you have { $have }.
reason-no_such_token = You have no such movement token.
reason-no_end_field = The move would have no free field to end on.
reason-out_of_reach = No way of exactly { $steps } { $steps ->
    [one] step
   *[other] steps
} ends there.
reason-occupied = { $name } stands there.
reason-no_region = Your locomotive is in no region yet.
reason-wrong_region = It lies { $region }, your locomotive does not.
reason-no_warehouse_here = You have no free warehouse in this zone.
reason-no_station_here = The zone has no station.
reason-colour_taken = The zone has a { $contractor } already.
reason-contractor_gone = The { $contractor } has left { $city }.
reason-leased_already = One lease for each city action.
reason-not_open = This contract is not open in this region.
reason-slot_taken = { $name } has marked this slot.
reason-too_many_cubes = It takes { $need } cubes; you may unload { $left } more.
reason-cubes_missing = Your wagons lack the cubes.
reason-no_markers_left = Your contract markers are all placed.
reason-no_cube_here = There is no cube on this slot.
reason-wrong_cube = Another kind of cube is asked for.
reason-price_out_of_reach = The price of { $price } could not be reached with this cube.
reason-too_dear = It costs { $price }; you can sell for { $most } at most.
reason-zone_full = The zone has no room for a warehouse.
reason-station_stands = { $name } has a station here.
reason-no_piece_left = You have no such piece left.
reason-no_agent_field = No room for an agent: { $sector }.
reason-no_room_for_both = Room for one agent only, and another sector has room for both: { $sector }.
reason-top_taken = { $name } is at the top of the track.
reason-at_top = You are at the top of the track.
reason-nothing_to_take = No wagon can be had for it.
reason-wagon_not_open = The wagon does not lie open.
reason-train_full = Your train may have { $limit } wagons and no more.
reason-wrong_size = The exchange asks for another size.
reason-mission_gone = { $city } has no mission left.
reason-not_drawn = The card is not among those drawn.

## The log

event-cards_dealt = Everybody gets { $count } cards.
event-heroes_dealt = Everybody gets { $count } heroes.
event-chosen = { $name } has chosen.
event-packs_passed = Everybody passes the heroes on to the left.
event-draft_over = The draft is over.
event-round_began = Round { $round }
event-phase_began = Phase: { $phase }
event-bid = { $name } bids spy { $spy }.
event-order_set = New order: { $names }.
event-lobbied = { $name } sends a spy: { $sector }.
event-advanced = { $name }: { $track } { $value }.
event-advance_lost = { $name } cannot advance: { $track }.
event-income = { $name } gets { $investment } investment and { $coal } coal.
event-loaded = { $name } loads { $resource }.
event-got_coal = { $name } gets { $coal } coal.
event-got_investment = { $name } gets { $investment } investment.
event-invested = { $name } pays { $cost } investment: { $action }.
event-free_action = { $name } acts for nothing: { $action }.
event-passed = { $name } passes.
event-card_played = { $name } plays { $card }.
event-no_card = { $name } has no card to play.
event-token_used = { $name } adds the token +{ $token }.
event-coal_paid = { $name } pays { $coal } coal.
event-moved = { $name } goes to { $field }.
event-special_used = { $name } uses { $card }: { $special }.
event-card_taken = { $name } takes { $card }.
event-card_discarded = { $name } discards { $card }.
event-card_revealed = Open: { $card }.
event-pool_cleared = The open cards are replaced.
event-reshuffled = The discarded cards are shuffled.
event-cards_drawn = { $name } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-drew = { $name } drew { $card }.
event-card_kept = { $name } keeps a card.
event-city_marked = { $name } reaches { $city }.
event-token_taken = { $name } takes the token +{ $token } of { $city }.
event-scored = { $name } gains { $vp } { $vp ->
    [one] point
   *[other] points
} ({ $source }).
event-unloaded = { $name } unloads { $resource }.
event-delivered = { $name } delivers to { $city }: { $contract }.
event-contract_revealed = { $region } asks for { $contract }.
event-leased = { $name } leases in { $zone } to the { $contractor }, { $city }.
event-bought = { $name } buys for { $value }: { $item }.
event-slot_marked = { $name } marks slot { $size } of { $city }.
event-tile_opened = { $name } takes siding tile { $number }: { $tile }.
event-tile_revealed = Siding tile { $number }: { $tile }.
event-parcel_taken = { $name } loads the parcel of { $zone }.
event-zone_scored = Scoring of { $zone } ({ $leased } leased).
event-contractor_advanced = { $name }, { $rail }: space { $space }.
event-infrastructure_advanced = { $name }, { $rail }: space { $space }.
event-track_bonus = { $name } reaches a bonus ({ $rail }): { $bonus }.
event-warehouse_built = { $name } builds a warehouse: { $zone }.
event-station_built = { $name } builds a station: { $zone }.
event-agent_placed = { $name } places an agent: { $sector }.
event-uncoupled = { $name } gives up a { $wagon }.
event-coupled = { $name } couples a { $wagon }.
event-wagon_revealed = Open: { $wagon }.
event-mission_begun = { $name } plays { $hero }.
event-round_ended = Round { $round } is over.
event-match_over = The match is over.
source-tokens = city
source-contracts = contract
source-market = black market
source-cards = card

## What it brings

then-rail = { $name } to space { $n }, { $rail }.
then-rail-bonus = { $name } to space { $n }, { $rail }, with the bonus: { $bonus }.
then-zone-none = Nothing is leased here: no zone scoring.
then-token = First visit: { $vp } { $vp ->
    [one] point
   *[other] points
} and the token +{ $n }.
then-contracts = { $n ->
    [one] One contract
   *[other] { $n } contracts
} within reach, up to { $vp } points.
then-leases = Leases in { $n ->
    [one] one zone
   *[other] { $n } zones
}, { $steps } { $steps ->
    [one] step
   *[other] steps
} each.
then-city-none = Nothing to gain in this city now.
then-market = You could buy: { $items }.
then-market-none = You could buy nothing.
then-tile = Siding tile: { $tile }.
then-tile-void = Siding tile, without effect now: { $tile }.
then-parcel = You could load the parcel.
then-plain = Nothing happens here.
then-pieces = You would have { $n } { $n ->
    [one] piece
   *[other] pieces
} here.
sector-empty = Nobody is here yet.
sector-one = Now { $name } scores { $vp } with { $n }.
sector-two = Now { $name } scores { $vp } with { $n }, { $second } { $vp2 } with { $n2 }.
then-advance = { $track }: { $from } → { $to } (top: { $vp } points at the end).
then-advance-top = { $track }: { $from } → { $to }, the top: { $vp } points at the end.
then-advance-none = { $track }: no further.
then-step = { $rail }: { $from } → { $n }.
then-lease = { $from } → { $n }
then-lease-bonus = { $from } → { $n }: { $bonus }
then-step-bonus = { $rail }: { $from } → { $n }, with the bonus: { $bonus }.
then-bonus = Bonus: { $bonus }.
then-bid = As it stands, place { $n } of { $of }.
then-bid-open = Still to bid: { $names }.
then-play = Action I can end on { $n } { $n ->
    [one] field
   *[other] fields
}; your coal lasts to { $nth }.
then-play-none = Action I has no field to end on: the card would only be discarded.
then-invest = { $left } investment left; { $free } { $free ->
    [one] space
   *[other] spaces
} left in the area.
then-deliver = { $vp } points at once, { $n } cubes.
then-majority = { $region }: { $n } cubes delivered then.
then-special-wagon = { $vp } points at the end if all { $n } parcels are on it.
then-wagon = You have { $n } of { $limit } wagons.
then-uncouple = Lost: { $cargo }.
then-uncouple-empty = It is empty.
then-load = Filled: { $cubes }.
then-mission = { $bonus }. Mission: { $resource } on your wagons at the end; now { $n }, worth { $vp } { $vp ->
    [one] point
   *[other] points
}.
then-cube = From the supply, which never runs out.
then-cube-wanted = Open contracts that ask for it: { $where }.
then-cube-unwanted = No open contract asks for it.
then-cube-worth = At a black market it is worth { $n }.
first-cube = The cube rides in wagon { $n } from the start. In a city it fills a contract, at a black market it pays for something.
first-contracts = Contracts: { $n }
first-market = Black market: { $n }
then-token-use = { $n } { $n ->
    [one] field
   *[other] fields
} to end on; the token is used up.
then-slot = It counts for the contracts of { $region }.
then-stop = The rest of the card is not used.
then-pass = No more actions in this phase; markers are kept.
then-skip = You go without it.
then-done = Ends this part.

## Score

score-tokens = Cities reached
score-contracts = Contracts
score-market = Black market
score-cards = Cards
score-all_cities = Every city
score-tops = Tops of progress tracks
score-sectors = Sectors
score-infrastructure = Infrastructure
score-contractors = Contractors
score-special_wagons = Special wagons
score-deliveries = Most delivered
score-missions = Missions
rule-score-tokens = The first visits to cities, by their tokens.
rule-score-contracts = The points of every contract, at once.
rule-score-market = Points bought at a black market.
rule-score-cards = Points of special actions.
rule-score-all_cities = { $all } points for markers in every city.
rule-score-tops = { $top } points for each progress track whose top you hold.
rule-score-sectors = In each sector the most spies and agents score { $sector }; ties go to the lowest field.
rule-score-infrastructure = On each infrastructure track the first two score { $rails }; ties share.
rule-score-contractors = On each contractor track the first two score { $contractors }; ties share.
rule-score-special_wagons = Special wagons that are full of parcels.
rule-score-deliveries = In each region the most cubes delivered score { $deliveries }; ties by contracts, then shared.
rule-score-missions = Each played hero counts one resource on your wagons, from 0 cubes on: { $scale }.
score-why-cities = { $n } { $n ->
    [one] city
   *[other] cities
}
score-why-cubes = { $n } { $n ->
    [one] cube
   *[other] cubes
}
score-why-first = { $n } first { $n ->
    [one] place
   *[other] places
}
score-why-second = { $n } second { $n ->
    [one] place
   *[other] places
}
score-why-space = { $region }: space { $n }
score-why-delivered = { $region }: { $n } { $n ->
    [one] cube
   *[other] cubes
}

## The position in words

tell-none = none
tell-zones = Zones

## On the board

panel-map = Map
panel-round = Round and phases
panel-tiles = Siding tiles
panel-influence = Influence and progress
panel-contracts = State contracts
panel-rails = Infrastructure and contractors
panel-levers = Action area
panel-yard = Wagon yard
panel-market = Black market
panel-hand = Your cards
panel-pool = Open cards
panel-train = Train
panel-cubes = Resources
panel-heroes = Heroes and missions
tab-map = Map
tab-mine = Train
tab-shared = Boards
decks = Action area, wagons and black market
digest-influence = you lead in { $n } of { $of }
digest-contracts = { $n } { $n ->
    [one] fits
   *[other] fit
} your cargo
digest-rails = worth { $n } { $n ->
    [one] point
   *[other] points
} now
digest-area = { $n } of { $of } spaces free
digest-item = your cargo buys for { $n }
board-influence = Influence
board-contracts = Contracts
board-rails = Tracks
board-heroes = Heroes
board-supply = Supply
map-nardir = Nardir
map-start = START
map-market = Black market
round = Round
round-of = Round { $n } of { $of }
train-of = { $name }: { $field }
city-tip = { $city }, { $region }, rank { $rank }
zone-fields = Siding fields { $fields }
tile-name = Siding tile { $n }: { $tile }
tile-stack = Face down for { $from }–{ $to }: { $n }.
tile-stack-known = That stack was shuffled from the discarded tiles: { $tiles }.
track-name = Progress track: { $track }
track-values = Values: { $values }. The top holds one player, { $vp } points at the end.
state-closed = A spy was sent to this state this round.
region-yours = your region
slot-free = { $city }: slot for a contract of { $n }
slot-of = { $city }, slot { $n }: { $name }
slot-carries = Wagon { $n }: { $cube }
slot-takes = Wagon { $n }: free, takes { $cube }
car-label = Wagon { $n }: { $wagon }
majority = Most delivered in { $region }
majority-of = { $name }: { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}, { $vp ->
    [one] 1 point
   *[other] { $vp } points
} now.
rail-space = { $rail }, space { $n }
area-free = { $area }: { $n } { $n ->
    [one] space
   *[other] spaces
} free
yard-train = { $n } of { $limit } wagons
resource-worth = { $resource }: worth { $n } at the black market
order-place = Place { $n } in the order of play
coal-name = Coal
coal-left = coal left
coal-free = free
investment-name = Investment markers
cards-name = Cards in hand
cities-name = Cities visited
cities-visited = { $n } of { $of } cities visited
spies = Spies left
spies-left = Spies left: { $spies }
spy-name = Spy { $n }
bid-now = Spy { $n } is bid this round.
tokens = Movement tokens
token-own = Movement token +{ $n } (×{ $count })
points = points
points-n = { $n ->
    [one] point
   *[other] points
}
points-now = { $n } { $n ->
    [one] point
   *[other] points
}; { $total } if the match ended now
points-total = if it ended now: { $n }
points-place = { $level ->
    [0] place { $rank }
   *[other] level at { $rank }
}
left-warehouses = { $n } { $n ->
    [one] warehouse
   *[other] warehouses
} left
left-stations = { $n } { $n ->
    [one] station
   *[other] stations
} left
left-agents = { $n } { $n ->
    [one] agent
   *[other] agents
} left
left-contract_markers = { $n } { $n ->
    [one] contract marker
   *[other] contract markers
} left
card-on-table = { $card }, being carried out
card-drawn = { $card }, drawn
hand-room = room for one more
pool-then = Then take 1
hero-mission = { $hero }: mission
hero-played = mission
hero-aside = { $hero }, set aside in the draft
cards-hidden = Cards in hand: { $n }
heroes-hidden = Heroes in hand: { $n }
ref-pieces = Pieces

## Rules

rule-rounds = The match has { $n } rounds at most. It also ends after the round in which somebody has visited every city.
rule-phase-bidding = In the old order everybody bids one spy openly. The highest number goes first in the new order; ties go to who bid earlier. Each spy is bid once in the match.
rule-phase-lobbying = In the new order everybody moves the bid spy to a sector: advance on its track, then take the bonus of the field. A state gets one spy a round; where there are more players than states, the last one is free to choose.
rule-phase-income = Everybody gets investment markers and coal by their tracks and may load wagons.
rule-phase-investment = One after the other takes an action of the action area or passes, round and round. Markers that are not spent are kept.
rule-phase-movement = Everybody plays one card: actions I, II and III in order, then the special action IV. Any may be the last. Then an open card is taken.
rule-phase-missions = Everybody may play one hero whose city lies in the region of the own locomotive and still has its mission.
rule-phase-end = The action area is cleared, the open cards are replaced, and the next round begins.
rule-spies = Spies are numbered; each is bid once and then stays in a sector.
rule-coal = Coal pays for the moves of cards and for special actions. It is kept.
rule-investment = Investment markers pay for actions of the action area. They are kept.
rule-pieces = When all pieces of a kind are placed, the action that places one is not possible any more.
rule-points = Points of cities, contracts, the black market and cards come at once; the others at the end.
rule-loco = A move goes exactly as many steps as printed, clockwise along the arrows. It may end early only in a city or at a black market. No other locomotive may stand on the last field, except there. Passing is free.
rule-start = All locomotives begin here. Nothing leads back.
rule-city = The first visit brings the movement token and its points. Every visit: lease one warehouse, and deliver open contracts of the region within Unloading.
rule-market = Sell cubes for at least the price of one item, at most as many as Unloading allows; what is too much is lost.
rule-tokens = A movement token adds its steps to one move of a card and is then gone.
rule-track-investment = Investment markers that you get every round.
rule-track-coal = Coal that you get every round.
rule-track-loading = Wagons that you may load every round.
rule-track-unloading = Cubes that you may give in one city or sell in one black market.
rule-track-wagons = How many wagons your train may have.
rule-sector = A spy advances { $track }. Bonuses of its fields: { $bonuses }.
rule-sector-one = Only one spy of each player in each of these sectors.
rule-lobbying = Round fields are for spies, square ones for agents. The most pieces score at the end; ties go to the lowest field.
rule-rail-infrastructure = Go one space along for each warehouse you build and by your stations in zone scoring. At the end the first two score { $points }.
rule-rail-contractor = Go along by leases, by the rank of the city, and in zone scoring. At the end the first two score { $points }.
rule-tile = A train that stops on a siding of this number carries out the tile; then a new one is opened.
rule-contract = Give these cubes in a city of the state, within Unloading, while its slot of this size is free. The points come at once.
rule-slot = Each slot is marked once in the match. Marked slots count for the most deliveries of the region by their size.
rule-majority = At the end the most cubes delivered in a region score { $points }; ties by number of contracts, then shared.
rule-area = { $n } spaces for markers; an action needs as many free ones as it costs. All are cleared at the end of the round.
rule-wagon = Each slot takes the cube shown; a question mark takes any. How many you may have says the Wagons track.
rule-special-wagon = Carries parcels only. { $vp } points at the end if it is full.
rule-parcel = Parcels come from zones with a station, when a train stops at their siding. Only special wagons carry them.
rule-worth = Values count at the black market only.
rule-cargo = Loading fills all empty slots of a wagon. Cubes cannot be moved or thrown away.
rule-pool = After playing a card you take one of the open ones.

## Moments and the result

scene-zone = Scoring of { $zone }
scene-zone-by = { $name } stopped at its siding.
scene-round = Round { $n } is over
scene-ahead = Most points so far ({ $n }): { $names }
scene-cities = { $name } has seen every city.
scene-last-note = The match ends after this round.
docket-you = You
docket-free = no warehouse
docket-idle = not leased: scores nothing
docket-later = still to come
docket-no-station = no station
docket-nothing = scores nothing now
docket-bonus = { $name }, space { $n }: { $bonus }
forecast = Zones
forecast-title = What each zone would score now
tale-first-delivery = The first delivery.
tie-cities = Tied on points: { $n } cities seen against { $m }.
deed-moved = Moves
deed-delivered = Contracts delivered
deed-cities = Cities reached
deed-built = Warehouses and stations
deed-leased = Leases
deed-agents = Spies and agents
deed-invested = Actions paid for
