### Autobahn, English: the source of the translations.

## Things

dm = DM { $n }
colour-red = red
colour-cyan = cyan
colour-orange = orange
colour-purple = purple
colour-white = white
colour-black = black
colour-yellow = yellow
city-HH = Hamburg
city-HAN = Hannover
city-BH = Bad Hersfeld
city-WUE = Würzburg
city-CR = Crailsheim
city-SB = Saarbrücken
city-K = Köln
city-DO = Dortmund
city-OB = Oberhausen
city-F = Frankfurt
city-MA = Mannheim
city-N = Nürnberg
city-MD = Magdeburg
city-B = Berlin
city-J = Jena
city-DD = Dresden
city-SN = Schwerin
city-AMS = Amsterdam
city-PAR = Paris
city-BAS = Basel
city-MIL = Milano
city-WIE = Wien
city-PRA = Praha
city-WAR = Warszawa
city-CPH = København
city-AAR = Århus
country-DK = Denmark
country-NL = Netherlands
country-FR = France
country-CH = Switzerland
country-IT = Italy
country-AT = Austria
country-CZ = Czechia
country-PL = Poland
country-to-DK = to Denmark
country-to-NL = to the Netherlands
country-to-FR = to France
country-to-CH = to Switzerland
country-to-IT = to Italy
country-to-AT = to Austria
country-to-CZ = to Czechia
country-to-PL = to Poland
good-appliances = Appliances
good-automotive = Automotive goods
good-chemicals = Chemicals
good-pharmaceuticals = Pharmaceuticals
link-name = { $road } { $from }–{ $to }
section-name = { $road } { $from }–{ $to } ({ $city } side)
depot-name = depot { $city } ({ $good })
route-name = { $from } – { $to }
truck-name = truck { $n }
era-name = Era { $n }
floor-name = { $department }, floor { $floor }
road-name = { $road } ({ $colour })

space-unlock = Unlock technology
space-build = Build road section
space-upgrade = Upgrade link
space-load = Load truck
space-station = Build service station
space-short-unlock = Unlock
space-short-build = Build
space-short-upgrade = Upgrade
space-short-load = Load
space-short-station = Station

department-network = Network
department-trade = Trade
department-service = Service
department-finance = Finance
department-planning = Planning
department-customs = Customs
department-lobby = Lobby
column-network = Network technologies
column-trade = Trade technologies
column-service = Service technologies
column-short-network = Network
column-short-trade = Trade
column-short-service = Service

bonus-develop = Develop { $n }
bonus-money = DM { $n }
bonus-promote = { $n ->
    [one] Promote an employee
   *[other] { $n } promotions
}
bonus-gain = Gain an action card
bonus-replace = Replace an action card
bonus-build = Build a road section
bonus-upgrade = Upgrade a link
bonus-station = Build a service station
bonus-load = Load a truck
bonus-load_and_move = { $n ->
    [one] Load a truck and move it one step
   *[other] Load a truck and move it { $n } steps
}
bonus-unlock = Unlock a technology
bonus-move = { $n ->
    [one] Move a truck one step
   *[other] Move a truck { $n } steps
}
bonus-swap = Swap cards
bonus-recolour = Change card colour
bonus-flip = Flip an action tile
bonus-remove = Remove an action tile
bonus-recruit = Recruit an employee
bonus-slide = Slide a card
rule-bonus-develop = Your marker goes forward on the Development Track; you gain every bonus it reaches or passes.
rule-bonus-money = You take this money from the supply.
rule-bonus-promote = One of your employees goes from the Lobby to the 1st floor of a department, or one floor up. If none can, one from your supply enters the Lobby.
rule-bonus-gain = Take one card of the display into your hand.
rule-bonus-replace = Remove one of your basic cards, in hand or played, from the match and take a card of the display in its place.
rule-bonus-build = Build one section of any colour that touches the network, at the usual cost.
rule-bonus-upgrade = Upgrade one complete link of any colour at the usual cost.
rule-bonus-station = Build a service station on any autobahn, free of charge, where one of the two sections is built.
rule-bonus-load = Load a truck at any connected depot.
rule-bonus-load_and_move = Load a truck at any connected depot, then move it.
rule-bonus-unlock = Unlock a technology with one of your extra tokens.
rule-bonus-move = Move one of your trucks, whatever the colour of the road.
rule-bonus-swap = Exchange a card of your hand for one that you have already played.
rule-bonus-recolour = The card you play this turn counts as red, cyan, orange, purple or white.
rule-bonus-flip = Turn an action tile from two cones to one: one more card fits that space.
rule-bonus-remove = Take away an action tile with one cone: one more card fits that space.
rule-bonus-recruit = One employee from your supply goes straight to the Lobby.
rule-bonus-slide = Move one of your played cards one or more spaces to the left, to a space with room for it.

deck-basic = basic card
deck-improved = improved card
deck-advanced = advanced card
deck-two_colour = advanced two-colour card
deck-acc-basic = basic card
deck-acc-improved = improved card
deck-acc-advanced = advanced card
deck-acc-two_colour = advanced two-colour card
card-name = { $colours } { $deck }
effect-none = No extra effect.
rule-card = Plays an action on { $roads }; afterwards your trucks that stand there may move.
effect-any_colour = Counts as any of its colours, for trucks too.
effect-extra_build = You may also build a road section of this colour, before or after your action.
effect-develop_on_build = If you build a road section: Develop { $n }.
effect-develop_per_section = If you upgrade: Develop { $n } for each section of the link.
effect-loaded_truck_steps = { $n ->
    [one] If you load: that truck goes one step further this turn.
   *[other] If you load: that truck goes { $n } steps further this turn.
}
effect-extra_station = You may also build a service station on this colour, before or after your action.
effect-upgrade_and_load = If you upgrade, you may also load, and the other way round.
effect-develop_price = You may pay exactly DM { $n }: Develop { $steps }.
effect-truck_steps = { $n ->
    [one] Your trucks go one step further this turn.
   *[other] Your trucks go { $n } steps further this turn.
}
effect-pair_discount = If you build, you may build two sections, each DM { $n } cheaper.
effect-money = You gain DM { $n }.
effect-develop = You may also Develop { $n }.
effect-promote_if_built = If you build at least one section this turn: promote an employee.

tech-develop_with-upgrade = Develop { $n } with every Upgrade action
tech-develop_with-load = Develop { $n } with every Load action
tech-develop_with-station = Develop { $n } with every Station action
tech-upgrade_discount = Upgrades cost DM { $n } less per section
tech-second_truck = Your second truck may be used
tech-station_bonus_at_once = With every Station action, take the bonus below that station at once
tech-once-upgrade = Once: upgrade a link anywhere, at the usual cost
tech-once-gain = Once: gain an action card
tech-once-load_and_move = { $n ->
    [one] Once: load a truck anywhere and move it one step
   *[other] Once: load a truck anywhere and move it { $n } steps
}
tech-once-station = Once: build a service station anywhere
tech-opens = Opens floor { $floor } of { $department }.
tech-opens-top = Both top technologies together open floor { $floor } of { $department }.
tech-row = All three of this row unlocked: { $bonus }

sb-money = DM { $large } for you when your own truck passes; DM { $small } for you when another player’s does
sb-step = { $n ->
    [one] One of your trucks goes one step further
   *[other] One of your trucks goes { $n } steps further
}
sb-develop = Develop { $n }
sb-promote = Promote an employee
sb-employee = You may pay DM { $n } to place an employee in the office of that autobahn
station-bonus-name = Bonus below station { $n }

## The prompt

step-route = Choose your route card. It pays at the end of every era.
step-claim = Claim one delivery bonus, or go on.
step-act-start = { $ways ->
    [refresh-fund] Your turn: play a card, pick up your played cards, or take funding.
    [refresh] Your turn: play a card, or pick up your played cards.
    [fund] Your turn: play a card, or take funding.
   *[other] Your turn: play a card.
}
step-act-main = Now on { $colours }: { $space }.
step-act-more = Your action is done. You may still use what your card or a tile offers, or go on.
step-space = Above which action space do you play the { $card }?
step-trucks = Move your trucks, or end your turn.
step-trucks-none = No truck can move. End your turn.
step-moving = { $left ->
    [one] Move truck { $n }: one step left.
   *[other] Move truck { $n }: { $left } steps left.
}
step-bonus_move = { $steps ->
    [one] Move one of your trucks by up to one step.
   *[other] Move one of your trucks by up to { $steps } steps.
}
step-extra_step = Which truck gets the extra step?
step-station_bonus = You passed your station on { $link }. Choose a bonus below one of your built stations.
step-pick_tile = Take one bonus tile ({ $country }).
step-build = Build a road section of any colour.
step-pair = Choose the second of the two sections.
step-upgrade = Upgrade a link of any colour.
step-load = Load a truck at any connected depot.
step-station = Build a service station on any autobahn.
step-unlock = Choose a technology to unlock.
step-unlock_extra = Unlock a technology with an extra token.
step-promote = Promote an employee: choose a floor.
step-gain = Take a card of the display into your hand.
step-discard = Choose the basic card to replace.
step-replace = Take a card of the display in its place.
step-swap = Which card of your hand do you lay down?
step-swap_for = Which played card do you pick up for it?
step-recolour = Which colour does your card take?
step-slide = Which played card do you slide to the left?
step-slide_to = Slide it to which space?
step-flip = Flip which action tile to one cone?
step-remove = Remove which action tile?
step-pay_employee = Pay DM { $price } for an employee in the { $road } office?
turn-last = Last turns
turn-era = End of era { $n }

## Actions

act-route = Keep route card { $route }
act-claim = Claim the delivery bonus ({ $country }): { $bonus }
act-play = Play { $card }
act-at = Play it above “{ $space }”
act-refresh = { $n ->
    [one] Pick up your played card and gain DM 1
   *[other] Pick up { $n } played cards and gain DM { $n }
}
act-fund = Take funding: DM { $n }
act-use = Use bonus tile: { $tile }
act-build = Build { $section } for DM { $cost }
act-pair = Build two sections at once, first { $section } for DM { $cost }
act-upgrade = Upgrade { $link } for DM { $cost }
act-load = Load truck { $truck }: { $depot }
act-station = Build a service station on { $link }
act-token = Use the unlock token of { $colour }
act-unlock = Unlock: { $tech }
act-develop = Develop
act-pay = Pay
act-promote = { $points ->
    [one] Promote to { $floor }: { $points } point now
   *[other] Promote to { $floor }: { $points } points now
}
act-take = Take { $card }
act-discard = Replace { $card }
act-give = Lay down { $card }
act-pickup = Pick up { $card }
act-recolour = Change to { $colour }
act-slide = Slide { $card }
act-to = Slide to “{ $space }”
act-flip = Flip the tile of “{ $space }”
act-remove = Remove the tile of “{ $space }”
act-bonus = Take the bonus: { $bonus }
act-tile = Take tile: { $tile }
act-truck = The extra step goes to truck { $truck }
act-move = Move truck { $truck } to { $section }
act-deliver = Deliver { $to } with truck { $truck }
act-skip = Do without
act-later = Not now
act-stop = Stop here
act-done = Go on to trucks
act-end = End turn

## What happened

event-route_chosen = { $name } keeps the route card { $route }.
event-turn_began = { $name } begins a turn in era { $era }.
event-bonus_claimed = { $name } claims a delivery bonus ({ $country }): { $bonus }.
event-card_played = { $name } plays the { $card } above “{ $space }”.
event-refreshed = { $cards ->
    [one] { $name } picks up one card and gains DM { $money }.
   *[other] { $name } picks up { $cards } cards and gains DM { $money }.
}
event-funded = { $name } takes funding: DM { $money }.
event-tile_used = { $name } uses the tile “{ $tile }”.
event-built = { $name } builds { $section } for DM { $cost }.
event-upgraded = { $name } upgrades { $link } for DM { $cost }.
event-built_free = { $name } builds { $section }.
event-upgraded_free = { $name } upgrades { $link }.
event-employee_placed = An employee of { $name } takes a seat in the { $road } office.
event-employee_placed_lobby = An employee of { $name } takes a seat in the { $road } office; the leftmost one, of { $other }, moves up to the Lobby.
event-employees_recalled = { $count ->
    [one] { $name } takes one employee back from the Lobby.
   *[other] { $name } takes { $count } employees back from the Lobby.
}
event-loaded = { $name } loads { $good } in { $city }.
event-station_built = { $name } builds service station { $number } on { $link }.
event-unlocked = { $name } unlocks: { $tech }.
event-developed = { $name } reaches space { $space } of the Development Track.
event-earned = { $name } gains DM { $money }.
event-paid = { $name } pays DM { $money }.
event-promoted = { $name } promotes an employee to { $floor }.
event-hired = An employee of { $name } enters the Lobby.
event-card_taken = { $name } takes the { $card }: { $effect }
event-card_discarded = { $name } gives up the { $card }.
event-card_revealed = New in the display: { $card }.
event-cards_swapped = { $name } lays down the { $down } and picks up the { $up }.
event-recoloured = The card of { $name } counts as { $colour } this turn.
event-card_slid = { $name } slides the { $card } to “{ $space }”.
event-cones_changed = { $name } may now play up to { $limit } cards above “{ $space }”.
event-moved = { $name } drives to { $section }.
event-station_bonus = { $name } passes their own station on { $link }: { $bonus }.
event-station_fee = { $name } passes the station of { $other } on { $link }; { $other } gains DM { $money }.
event-delivered = { $name } delivers { $good } { $to }.
event-bonus_stored = { $name } may claim a delivery bonus later ({ $country }).
event-first_pharmaceuticals = First Pharmaceuticals ({ $country }) by { $name }: { $bonus }.
event-tile_taken = { $name } takes the tile “{ $tile }”.
event-hand_picked_up = { $name } picks up all cards.
event-era_end_triggered = { $name } builds the last section of era { $era }.
event-administration = Administration phase at the end of era { $era }.
event-budget = { $road } office: { $name } receives DM { $money } ({ $total } ÷ { $employees } for each employee).
event-route_checked = Route card of { $name }, { $route }: status { $status }.
event-route_checked_open = Route card of { $name }, { $route }: not connected.
event-reunification = Reunification: the roadblocks are gone.
event-match_over = The match is over.

## Why not

reason-match_over = The match is over.
reason-not_your_turn = It is not your turn.
reason-not_now = Something else is being decided.
reason-already_acted = You have taken your action this turn.
reason-play_a_card_first = Play a card first.
reason-not_enough_money = It costs DM { $need }; you have DM { $have }.
reason-route_taken = This route card is not on offer.
reason-nothing_to_claim = There is no delivery bonus to claim here.
reason-not_in_hand = This card is not in your hand.
reason-no_use_for_card = This card could not be used above any action space now.
reason-space_full = { $limit ->
    [one] “{ $space }” holds one card only; pick your cards up first.
   *[other] “{ $space }” holds at most { $limit } cards; pick your cards up first.
}
reason-no_target = In this colour “{ $space }” has nothing to do now.
reason-action_must_stay_possible = Then the action of your card would no longer be possible.
reason-take_the_action = Take the action of your card first.
reason-step_needed = A truck needs the extra step to reach a place where it can stop.
reason-nothing_played = You have played no cards yet.
reason-funded_this_era = You have already taken this era’s funding.
reason-no_employee_in_supply = You have no employee in your supply.
reason-no_such_tile = You do not have this tile.
reason-one_tile_per_turn = You may use one bonus tile a turn.
reason-tile_too_fresh = A tile from a delivery can be used from your next turn on.
reason-tile_has_no_use = This tile has no use now.
reason-wrong_colour = This belongs to the { $colour }; your card has another colour.
reason-already_built = This section is already built.
reason-roadblock = The roadblock stays until reunification.
reason-not_connected = It does not touch the network.
reason-no_second_section = After it you could not build and pay for a second section.
reason-link_unfinished = The link is not complete yet.
reason-already_dual = The link is upgraded already.
reason-depot_not_connected = No road touches this depot yet.
reason-use_the_free_truck = Load the truck that is free first.
reason-second_truck_locked = Your second truck is still locked.
reason-no_station_space = This link has no place for a station.
reason-station_taken = { $name } has a station here.
reason-no_stations_left = You have built all your stations.
reason-no_section_built = One section of this link must be built first.
reason-token_used = Your token of { $colour } is used.
reason-no_token_for_colour = This colour has no unlock token.
reason-already_unlocked = You have unlocked this.
reason-lower_level_locked = Unlock the level below first.
reason-no_such_department = This department is not in play.
reason-floor_locked = { $floor }: your technologies do not open it yet.
reason-floor_full = { $floor }: all seats are taken.
reason-own_employee_there = You have an employee there already.
reason-nobody_below = You have nobody right below.
reason-not_in_display = This card is not in the display.
reason-not_basic = Only basic cards can be replaced.
reason-not_played = This card is not among your played ones.
reason-not_to_the_left = Cards slide to the left only.
reason-not_that_colour = The card cannot take this colour now.
reason-wrong_side_up = This action tile does not show the right number of cones.
reason-no_action_tile = This space has no action tile.
reason-station_not_built = { $built ->
    [one] You have built one station; this bonus is still covered.
   *[other] You have built { $built } stations; this bonus is still covered.
}
reason-bonus_used_this_turn = You have already taken this bonus this turn.
reason-no_such_tile_there = This country does not have that tile.
reason-truck_at_home = This truck is not loaded.
reason-truck_moved = This truck has already moved.
reason-truck_colour = The truck does not stand on the colour of your card.
reason-no_card_played = Trucks move only in turns in which a card is played.
reason-not_adjacent = The truck is not next to it.
reason-not_built = This section is not built.
reason-occupied = The truck would have to stop on the same section as another one.
reason-not_at_border = The truck is not at a commercial city.
reason-not_offered = This is not on offer now.

## Panels

panel-map = Map of Germany and its neighbours
panel-dashboard = Dashboard
panel-offices = Construction offices
offices-now = for each employee, if the era ended now
panel-administration = Administration
administration-now = your points for one employee, now
administration-of = points for one employee of { $name }, now
panel-track = Development Track
panel-display = Card display
panel-hand = Hand
panel-technologies = Technologies
panel-stations = Service stations
panel-deliveries = Deliveries
panel-route = Route card
panel-routes = Route cards on offer
place-of = { $level ->
    [0] {""}
   *[other] tied{" "}
}{ $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}{ $level ->
    [0] {" "}of { $of }
   *[other] {""}
}
panel-tiles = Bonus tiles
panel-tokens = Unlock tokens
sea-north = North Sea
sea-baltic = Baltic Sea
years = { $from }–{ $to }
stack-short = left to build
stack-left = { $n ->
    [one] one section left
   *[other] { $n } sections left
}
dash-build = Build
dash-upgrade = Upgrade
dash-steps = Truck steps
rule-dash-build = { $one } on a link of one section, { $two } a section on a link of two.
rule-dash-upgrade = { $cost } for each section of the link.
rule-dash-steps = A truck goes { $n } sections far in a turn, one more if it starts on a dual carriageway.
rule-stack = When the last one is built, the era ends.
dash-funding = Funding
rule-dashboard = Building costs { $one } on a link of one section, { $two } a section on a link of two. Upgrading costs { $up } a section. Trucks go { $steps } steps.
rule-fund = Once an era, instead of playing a card: put an employee here and take { $money }.
fund-taken = Funding taken by { $names }
office-name = Office of { $road } ({ $colour })
office-seats = From the left: { $names }.
office-forecast = If the era ended now: { $total } ÷ { $employees } = { $each } each
rule-office = Every section built and every link upgraded seats an employee here. When the office is full, the leftmost one moves to the Lobby. At the end of an era the values of the connected cities of this autobahn are added up and divided by the employees here; each earns its owner that much.
rule-lobby = Every employee in the Lobby is worth { $n } points at the end.
rule-department-network = An employee on floor 1, 2 or 3 scores { $one }, { $two } or { $three } points for each of your employees in construction offices.
rule-department-trade = An employee on floor 1, 2 or 3 scores { $one }, { $two } or { $three } points for each country you have delivered to.
rule-department-service = An employee on floor 1, 2 or 3 scores { $one }, { $two } or { $three } points for each service station you have built.
rule-department-finance = An employee on floor 1, 2 or 3 scores { $one }, { $two } or { $three } points for each full DM { $unit } you have. No technology is needed.
rule-department-planning = An employee on floor 1, 2 or 3 scores { $one }, { $two } or { $three } points for each improved or advanced card in your hand. Any one column of technologies opens the floors.
rule-department-customs = An employee on floor 1, 2 or 3 scores { $one }, { $two } or { $three } points for each bonus tile you have taken. Any one column of technologies opens the floors.
floor-worth = { $points ->
    [one] worth { $points } point to you now
   *[other] worth { $points } points to you now
}
floor-worth-to = { $points ->
    [one] worth { $points } point to { $name } now
   *[other] worth { $points } points to { $name } now
}
floor-seats = { $n ->
    [one] one free seat
   *[other] { $n } free seats
}
track-space = Space { $n }
track-players = Here: { $names }
track-loop = From the last space it goes on here.
deck-left = { $n ->
    [one] one card in the deck
   *[other] { $n } cards in the deck
}
space-limit = { $n } of { $limit }
rule-space = { $limit ->
    [one] One card until you pick it up.
   *[other] Up to { $limit } cards until you pick them up.
}
rule-space-unlock = Put the token of the card’s colour on a technology. Black has none.
rule-space-build = Build one section of the card’s colour that touches the network; seat an employee in that office.
rule-space-upgrade = Make a complete link of the card’s colour a dual carriageway, all its sections at once; seat an employee in that office.
rule-space-load = Put your truck in a depot on the card’s colour and load what is made there. If no truck is free, you may recall one; its goods are lost.
rule-space-station = Put your next service station on a link of the card’s colour of which at least one of the two sections is built. It costs nothing.
city-value = { $city }, value { $value }
rule-city = For each autobahn: { $link } if one of its links to this city is complete, { $dual } more if one of them is dual.
rule-city-abroad = The value of a commercial city abroad is fixed.
city-depot = Here trucks load { $good }, with cards of { $colours }.
city-route = Your route card ends here.
section-unbuilt = Not built
section-open = Can be built for { $cost }
section-single = Single carriageway
section-dual = Dual carriageway
section-blocked = Roadblock until reunification
section-tile = Bonus tile: { $tile }
section-develop = Develop 1 for the builder
station-free = Place for a service station on { $link }
station-of = Service station of { $name } on { $link }
truck-of = Truck { $n } of { $name }, loaded with { $good }
truck-home = Truck { $n } at home
country-pharma = First Pharmaceuticals: { $bonus }
country-pharma-done = Pharmaceuticals have been delivered
country-delivered = Delivered: { $names }
country-mine = Your delivery board: { $good }: { $bonus }; other goods: { $money }.
rule-country = Drive one step beyond the commercial city. You take a bonus tile; the goods preferred on your delivery board earn a bonus to claim later, other goods earn money at once. Each of the two pays once. Pharmaceuticals earn whoever is first the bonus of the country, later ones the money.
country-about = Reached beyond { $cities }. Bonus tiles at the start: { $two } with two players, { $three } with three, { $four } with four.
delivery-row = { $country }. { $good }: { $bonus }; other goods: { $money }
delivery-claim = The bonus is ready to claim.
delivery-claimed = The bonus has been claimed.
delivery-paid = The money has been paid.
delivery-open = Nothing delivered yet.
route-status = Status { $n }
route-open = not connected yet
rule-route = Sections of the way minus its dual links and service stations: that is the status, and 0 is best. At the end of every era it pays its own reward and all those above it.
route-now = now: { $reward }
money-name = Money
supply-name = Employees in supply
points-name = Points if it ended now
extra-tokens = { $n ->
    [one] one extra token
   *[other] { $n } extra tokens
}
token-name = Unlock token, { $colour }
token-used = used
cones = { $n ->
    [0] no cone
    [one] one cone
   *[other] { $n } cones
}
hand-of = { $n ->
    [one] One card in hand
   *[other] { $n } cards in hand
}
hand-empty = No cards in hand
display-empty = No card
refresh-gain = { $n ->
    [one] Pick up 1 card: +{ $money }
   *[other] Pick up { $n } cards: +{ $money }
}

## Score

score-row-lobby = { $n ->
    [one] { $n } employee × { $each }
   *[other] { $n } employees × { $each }
}
score-units-network = { $n ->
    [one] { $n } employee in offices
   *[other] { $n } employees in offices
}
score-units-trade = { $n ->
    [one] { $n } country
   *[other] { $n } countries
}
score-units-service = { $n ->
    [one] { $n } station
   *[other] { $n } stations
}
score-units-finance = { $n ->
    [one] 1 lot of DM { $unit }
   *[other] { $n } lots of DM { $unit }
}
score-units-planning = { $n ->
    [one] { $n } improved or advanced card
   *[other] { $n } improved or advanced cards
}
score-units-customs = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
score-floors = floor value { $n }

## Reference

ref-traffic = Traffic

## Modules and Autobot

good-wine = Wine
department-planning_all_cards = Planning
rule-department-planning_all_cards = An employee on floor 1, 2 or 3 scores { $one }, { $two } or { $three } points for each improved or advanced card you own, played or in hand. Any one column of technologies opens the floors.
score-units-planning_all_cards = { $n ->
    [one] { $n } improved or advanced card
   *[other] { $n } improved or advanced cards
}
step-traffic = Put a traffic token on which link?
step-service = Choose the improvement for your station.
act-improve = Improve your service station on { $link }
act-service = Take the improvement: { $bonus }
act-traffic = Put a traffic token on { $link }
act-wine = Load truck { $truck } with your wine: { $wine }
event-good_lost = { $name } gives up { $good }.
event-wine_loaded = { $name } loads wine: { $wine }.
event-wine_delivered = { $promotions ->
    [0] { $name } brings wine to { $city }.
    [one] { $name } brings wine to { $city } for one promotion.
   *[other] { $name } brings wine to { $city } for { $promotions } promotions.
}
event-traffic_appeared = Traffic on { $section }.
event-traffic_cleared = { $name } clears the traffic on { $link }.
event-traffic_set_returned = { $name } returns a set of traffic tokens for a promotion.
event-station_improved = { $name } improves the station on { $link }: { $bonus }.
event-autobot_colour = Autobot draws the { $card }.
event-autobot_task = Autobot takes task { $task }, on { $road }.
event-autobot_queued = Autobot queues task { $task }: not possible now.
event-autobot_chose = Autobot, { $subject }: { $n } candidates → { $trace }: { $winner }.
event-autobot_chose_only = Autobot, { $subject }: { $n ->
    [one] only { $winner }.
   *[other] { $winner }.
}
autobot-rule = { $rule } ({ $n })
event-autobot_heads_for = The destination of Autobot’s truck { $truck }: { $goal }.
event-autobot_heads_for_none = Autobot’s truck { $truck } has no destination.
event-autobot_slot = Autobot puts a tile on slot { $slot } of its solo board.
event-autobot_task_added = A card of the advanced task deck is shuffled into Autobot’s task deck.
event-autobot_wine = Autobot shows a wine card: { $wine }.
event-autobot_reshuffled = Autobot shuffles its decks.
event-autobot_skipped = Autobot finds nothing to do and skips its turn.
subject-build = section to build
subject-upgrade = link to upgrade
subject-station = place for a station
subject-country = destination
subject-depot = depot
subject-discard = card to discard
subject-promotion = department
subject-wine = wine
subject-improvement = station to improve
subject-traffic = link for traffic
rule-autobot-new_city = connects a new city
rule-autobot-makes_viable = makes the task possible
rule-autobot-helps_truck = helps its truck
rule-autobot-bonus_tile = has a bonus tile
rule-autobot-traffic = has traffic
rule-autobot-nearest_black = nearest to the A7
rule-autobot-nearest_centre = nearest to Bad Hersfeld
rule-autobot-southernmost = southernmost
rule-autobot-westernmost = westernmost
rule-autobot-northernmost = northernmost
rule-autobot-easternmost = easternmost
rule-autobot-connected = connected
rule-autobot-fewest_missing = fewest sections missing
rule-autobot-uppermost = topmost row
rule-autobot-clockwise = clockwise
rule-autobot-nearest_destination = nearest to the destination
rule-autobot-current_colour = current colour
rule-autobot-commonest_colour = commonest colour
rule-autobot-leftmost = leftmost
rule-autobot-rightmost = rightmost
rule-autobot-icon = shown by the bonus
rule-autobot-highest_floor = highest floor
reason-no_wine = You have no wine to load.
reason-wine_road_not_built = The road at the wine’s border is not built.
reason-wine_needs_card = Wine is loaded with a played card of its colour.
reason-section_busy = Another truck or traffic is in the way.
reason-no_improvements_left = This improvement is taken.
reason-not_your_station = You have no service station here.
reason-not_dual = The link is not a dual carriageway.
reason-already_improved = The station is improved already.
reason-no_traffic_here = No traffic token is due here.
reason-traffic = The truck would have to stop in traffic.
service-employee = Place an employee in that autobahn’s office
service-funding = Take this era’s funding
service-pick_up = Pick up all played cards
task-name = { $n } ({ $action })
task-bonus = { $bonus }, then { $action }
task-road = build or upgrade
task-load = load a truck
task-station = build a station
task-discard = discard a display card
solo-employee = Place an employee
solo-promote = Promote into { $department }
wine-name = { $road }, from { $from } to { $to }
panel-services = Service board
panel-wine = Wine card
rule-services = Instead of a new station you may improve one of yours on a dual link of the card’s colour and take one of these bonuses at once. Later your own trucks take two different bonuses when they pass it, and other players’ trucks earn you the larger amount.
rule-wine = Once a match: load your wine with a card of its colour. The truck starts on the section at the foreign city and delivers on reaching a section next to its destination. While double tokens last it earns two promotions, then one, and Germany counts as a country for Trade.
wine-hidden = not shown yet
wine-waiting = waiting
wine-on-road = on the road
wine-home = delivered
traffic-on = Traffic on { $link }
rule-traffic = Trucks may pass through but not stop here, and on the way of a route card each token adds 1 to the status. An upgrade clears it; a set of cleared tokens ({ $set }) is worth a promotion.
traffic-kept = Traffic tokens
station-improved = improved
autobot = Autobot
task-card = Task card { $n } ({ $deck })
autobot-slot = Slot { $n }: { $bonus }
autobot-station = Below station { $n }: { $bonus }

## Helpers

tile-some = A bonus tile
tile-for-builder = Whoever builds this section takes it.
tile-for-delivery = Whoever delivers here takes one.
rule-station-pass = Trucks pass this station between the two sections. Its owner’s truck earns a bonus; another player’s earns the owner the smaller amount of the best money bonus uncovered, from the supply.
section-upgrade = Upgrade for { $cost }
drive-to = { $n ->
   *[other] Drive truck { $truck } to { $section }: { $n } steps
}
drive-deliver = { $n ->
   *[other] Drive truck { $truck } on and deliver { $to }: { $n } steps
}
drive-way = Over { $way }. For another way, go section by section.
reach-none = It cannot move this turn: it does not stand on the colour of the card, or it has moved.
reach-now = { $n ->
    [one] It has one step left this turn.
   *[other] It has { $n } steps left this turn.
}
reach-card = { $n ->
    [one] With a card of its colour it goes one step.
   *[other] With a card of its colour it goes { $n } steps.
}
reach-autobot = { $n ->
    [one] In each of its turns it goes one step.
   *[other] In each of its turns it goes { $n } steps.
}
reach-countries = Can deliver: { $countries }.
then-seat = Seats an employee in the { $road } office.
then-seat-full = Seats an employee in the { $road } office; the leftmost one, of { $name }, goes to the Lobby.
then-money = Leaves you DM { $n }.
then-tile = You take the tile: { $tile }.
then-develop = You Develop 1.
then-era = It is the last section of this era.
then-wanted = Preferred by: { $countries }.
then-unwanted = No country left on your delivery board prefers it.
then-station = Your station { $n }. It uncovers: { $bonus }.
then-refresh = Instead of playing a card: their places are free again.
then-fund = For it an employee from your supply stays on the dashboard to the end of the match.
then-pass-own = It passes your station: choose a bonus.
then-pass-other = It passes the station of { $name }, who gains money from the supply.
then-bonus = The preferred goods: a bonus to claim later ({ $bonus }).
then-paid = Not the preferred goods: { $money }.
then-end = Your turn ends. If your hand is empty, you take all your played cards back.
then-done = Then trucks may move. What your card or a tile still offers is gone.
then-skip = This choice is gone then.
then-later = The bonus waits for a later turn.
then-take-tile = You take a bonus tile.
then-lost = The truck is called back, and its load is lost: { $good }.
then-city = { $city }: { $from } → { $to }.
then-first = First delivery still open: { $countries }.
then-second = Every country has had its first delivery of these.
then-had = You have had this reward of the country already.
owed-space = choose an action space
owed-extra_step = one truck goes a step further
owed-station_bonus = a bonus for passing { $link }
owed-pick_tile = a bonus tile from { $country }
owed-build = build a section
owed-pair = build the second section
owed-upgrade = upgrade a link
owed-load = load a truck
owed-station = build a service station
owed-unlock = unlock a technology
owed-unlock_extra = unlock a technology with an extra token
owed-promote = promote an employee
owed-gain = gain an action card
owed-discard = replace an action card
owed-replace = take the new card
owed-swap = swap cards
owed-swap_for = pick up the other card
owed-recolour = change the card’s colour
owed-slide = slide a card
owed-slide_to = slide it to a space
owed-flip = flip an action tile
owed-remove = remove an action tile
owed-traffic = place a traffic token
owed-service = choose an improvement
owed-pay_employee = pay DM { $price } for an employee in the { $road } office, or not
owed-employee = an employee for the { $road } office
owed-develop = Develop { $n }
owed-moving = { $n ->
    [one] { $truck } goes one step more
   *[other] { $truck } goes { $n } steps more
}
owed-bonus_move = { $n ->
    [one] move a truck one step
   *[other] move a truck { $n } steps
}

## Autobot, step by step

bot-turn = Autobot’s turn
bot-show = Show this turn step by step

## At a real table

step-companion = Enter what happened on the table.
step-board = Which delivery board does Autobot have? Choose the one that looks like it.
step-reveal = Which card came off the deck of your table? Lay it in the first free place from the left.
entered-build = Built: { $section }
entered-upgrade = Upgraded: { $link }
entered-load = Truck { $truck } now: { $depot }
entered-move = Truck { $truck } now: { $section }
entered-end = My turn is over: Autobot plays
act-home = Truck { $truck } is back on its board
act-tilegone = Took a tile ({ $country })
act-served = First Pharmaceuticals: { $country }
act-employ = An employee in the { $road } office
act-passed = My truck passed a station of Autobot
act-board = Delivery board { $board }
act-reveal = { $card } came off the deck

## How to play, the rest

guide-phase-1 = Claim a delivery bonus
tab-map = Map
tab-mine = Board
tab-offices = Offices

scene-era = The era { $from } – { $to } is over
scene-begin = Begin { $year }
scene-to-result = To the result
scene-first-delivery = First delivery of the match.
scene-last-round = The last round
scene-last-round-note = Everybody has one more turn, then the match ends.
scene-last-section-note = The era ends with this turn; then everything is paid out.
route-way = The shortest way: { $cities }, { $n } sections.
route-missing = Missing ({ $n }): { $roads }.
route-gap = { $link } ({ $n } of { $of })
route-none = None of it is built.
route-whole = All of it is built.
route-pays-any = connected: { $bonus }
route-pays = status { $n }: { $bonus }
route-via = via { $cities }
route-left = { $n } sections, { $left ->
    [0] all of them built
   *[other] { $left } missing
}
route-rule = Built all the way, it pays at the end of each era. Its status: sections minus dual links and service stations on it, anybody’s; 0 is best. You get its reward and all before it:
route-tap = A tap shows the way, a second one keeps the card.
