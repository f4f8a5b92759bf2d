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
rule-bonus-unlock = Unlock a technology with one of your three extra tokens.
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
step-act-main = Now carry out: { $space }, on { $colours }.
step-act-more = Your action is done. You may still use what your card or a tile offers, or go on.
step-space = Above which action space do you play the { $card }?
step-trucks = Move your trucks, or end your turn.
step-trucks-none = No truck can move. End your turn.
step-moving = { $left ->
    [one] Truck { $n } has one step left.
   *[other] Truck { $n } has { $left } steps left.
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
place-of = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} of { $of }
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
office-capacity = Seats: { $two } with two players, { $three } with three, { $four } with four.
rule-lobby = Every employee in the Lobby is worth { $n } points at the end.
rule-department-network = An employee on floor 1, 2 or 3 scores 1, 2 or 3 points for each of your employees in construction offices.
rule-department-trade = An employee on floor 1, 2 or 3 scores 1, 2 or 3 points for each country you have delivered to.
rule-department-service = An employee on floor 1, 2 or 3 scores 1, 2 or 3 points for each service station you have built.
rule-department-finance = An employee on floor 1, 2 or 3 scores 1, 2 or 3 points for each full DM 20 you have. No technology is needed.
rule-department-planning = An employee on floor 1, 2 or 3 scores 1, 2 or 3 points for each improved or advanced card in your hand. Any one column of technologies opens the floors.
rule-department-customs = An employee on floor 1, 2 or 3 scores 1, 2 or 3 points for each bonus tile you have taken. Any one column of technologies opens the floors.
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
rule-city = For each autobahn: 2 if one of its links to this city is complete, 2 more if one of them is dual.
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
    [one] 1 lot of DM 20
   *[other] { $n } lots of DM 20
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

ref-actions = Actions
ref-bonuses = Bonus actions
ref-cards = Action cards
ref-cities = City values

ref-row = Row { $n } of the technologies
ref-refresh = Pick up your played cards
ref-tile = Use a bonus tile
ref-play = Play a card
ref-supply = Employees
rule-claim = At the start of your turn you may claim one bonus that an earlier delivery of preferred goods has earned. Until then it waits on your delivery board.
rule-play = Lay one card from your hand above an action space and carry out that action on the autobahn of the card’s colour. Instead, you may pick up your played cards or take funding.
rule-refresh = Instead of playing a card: take all your played cards back into your hand and gain DM 1 for each. If your hand is empty at the end of a turn, you take them back too, but without money.
rule-funding = Once an era, instead of playing a card: put an employee on the Dashboard and take { $money }. The employee stays there to the end.
rule-tile = Once a turn, at any time during your action: do what the tile shows, then discard it. A tile from a delivery can be used from your next turn on.
rule-supply = Everybody has { $n }. Whoever must place one and has none left takes { $back } back from the Lobby, places one of them and promotes one.
rule-display = Five cards lie open: improved ones in eras 1 and 2, advanced ones in era 3. A card that is taken is replaced from the deck.
rule-track = Each Develop step moves your marker one space. Every bonus it reaches or passes is yours at once. After the last space it goes on in the loop.
tile-count = { $n ->
    [one] One such tile is in the game.
   *[other] { $n } such tiles are in the game.
}
ref-trucks = Driving
rule-trucks = After your card, trucks that stand on its colour may move over any built road: 2 steps in era 1, 3 later, one more if they start on a dual carriageway. They may pass other trucks but not stop on the same section.
rule-eras = Each era has its stack of sections, its costs, its funding and its truck steps. It ends with the turn that builds its last section; in era 3 everybody then has one more turn.
rule-tokens = There is one for each colour but black: it unlocks a technology when you play a card of that colour above Unlock. The three extra ones are used by bonuses only.
ref-traffic = Traffic

## Modules and Autobot

good-wine = Wine
department-planning_all_cards = Planning
rule-department-planning_all_cards = An employee on floor 1, 2 or 3 scores 1, 2 or 3 points for each improved or advanced card you own, played or in hand. Any one column of technologies opens the floors.
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
event-traffic_set_returned = { $name } returns three traffic tokens for a promotion.
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
rule-service-employee = An employee of yours takes a seat in the office of the autobahn on which the improved station stands.
rule-service-funding = You take the funding of this era, unless you have had it already.
rule-service-pick_up = You take all your played cards back into your hand, without money.
rule-wine = Once a match: load it with a card of its colour. The truck starts on the section at the foreign city and delivers on reaching a section next to its destination. While double tokens last it earns two promotions, then one, and Germany counts as a country for Trade.
wine-hidden = not shown yet
wine-waiting = waiting
wine-on-road = on the road
wine-home = delivered
traffic-on = Traffic on { $link }
rule-traffic = Trucks may pass through but not stop here, and on the way of a route card each token adds 1 to the status. An upgrade clears it; three cleared tokens are worth a promotion.
traffic-kept = Traffic tokens
station-improved = improved
autobot = Autobot
autobot-board = Autobot’s solo board
autobot-more = Each further tile: { $bonus }
autobot-about = A colour card says on which autobahn, a task card what is done there. The queue comes first, its highest value before the others; tasks that are not possible go into the queue. Then its trucks drive towards their destinations, whatever their colour. Autobot pays nothing and needs no technologies: its people reach floor 1 in era 1, floor 2 in era 2 and any floor in era 3. It never scores Finance.
task-card = Task card { $n } ({ $deck })
solo-side-easy = Easy side of the solo board.
solo-side-hard = Hard side of the solo board.
level-name = Level { $n }
level-extra_step = Its trucks go one step further.
level-develop_on_pass = It Develops 1 whenever your trucks pass one of its stations.
level-develop_on_skip = It Develops 1 whenever it skips a turn.
level-promotions = Promotions at the end of eras 1, 2 and 3: { $n }.
autobot-colours = Colour cards
autobot-tasks = Tasks
autobot-queue = Queue
autobot-deck = { $n ->
    [one] one card left
   *[other] { $n } cards left
}
autobot-slots = Bonus tiles on its board
autobot-slot = Slot { $n }: { $bonus }
autobot-station = Below station { $n }: { $bonus }
autobot-goals = Destinations
autobot-no-queue = empty

## How to play

howto-title-1 = The aim
howto-text-1 = Only your employees in the Administration score: 2 points for each in the Lobby, and much more on the floors of the departments. Everything else exists to get them there and to make those floors worth more. The most points win.
howto-title-2 = Your turn
howto-text-2 = First you may claim one delivery bonus. Then you must do one thing: play a card above an action space, or pick up your played cards for DM 1 each, or take funding, once an era. Once a turn you may also use a bonus tile. After a card, trucks that stand on its colour may move. If your hand is empty at the end, you take all your cards back.
howto-title-3 = Cards
howto-text-3 = The colour says where: red is the A1, cyan the A2, and so on. The space above which you lay the card says what. A space holds only a few cards until you pick all of them up again; only Build has room for three from the start. Improved and advanced cards do something extra.
howto-title-4 = Build and upgrade
howto-text-4 = Build lays one section that touches the network. Upgrade turns a complete link, all its sections at once, into a dual carriageway. Both cost money, raise the values of the cities at the ends and seat one of your employees in that road’s office. When an office is full, the one on the left goes up to the Lobby: that is the usual way in.
howto-title-5 = Service stations
howto-text-5 = They are free and stand between the two sections of a long link of which at least one is built. When your truck passes your own station, you choose one of the bonuses you have uncovered; when others pass it, you get money from the supply.
howto-title-6 = Trucks
howto-text-6 = Load your truck at a depot on your card’s colour. A truck that starts on the colour of your card drives 2 steps in era 1, 3 later, one more from a dual carriageway, on any built road. One step beyond a commercial city abroad is a delivery: you take a bonus tile, and the goods this country prefers earn a bonus that you claim on a later turn. Other goods earn money at once.
howto-title-7 = Technologies
howto-text-7 = A card played above Unlock puts the token of its colour on a technology; black has none. It gives you what it shows and opens a floor: level 1 the first floor of that department, level 2 the second, both top ones together the third. Finance needs none.
howto-title-8 = Promotions
howto-text-8 = A promotion moves one employee from the Lobby to a first floor, or one floor up. At most one of yours stands on a floor, and a floor has three seats: be early. If nobody can go up, an employee from your supply enters the Lobby instead.
howto-title-9 = End of an era
howto-text-9 = When the era’s last section is built, that turn is finished. Then each office shares out the values of its connected cities, whoever ended the era promotes, and route cards pay by their status. After era 2 the roadblocks fall, everybody gets the yellow card, and advanced cards come out. In era 3 everybody has one more turn before the last payout and the score.

## Helpers

tile-some = A bonus tile
tile-for-builder = Whoever builds this section takes it.
tile-for-delivery = Whoever delivers here takes one.
rule-station-pass = A truck passes it between the two sections. Its owner’s truck earns a bonus; another player’s earns the owner the smaller amount of the best money bonus uncovered, from the supply.
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
then-fund = An employee from your supply stays there to the end of the match.
then-pass-own = It passes your station: choose a bonus.
then-pass-other = It passes the station of { $name }, who gains money from the supply.
then-bonus = The preferred goods: a bonus to claim later ({ $bonus }).
then-paid = Not the preferred goods: { $money }.
then-end = Your turn ends. If your hand is empty, you take all your played cards back.
then-done = Then trucks may move. What your card or a tile still offers is gone.
then-skip = Then it is gone.
then-later = It waits for a later turn.
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
bot-step = Step { $n } of { $of }
bot-skip = Skip
bot-show = Show this turn step by step
bot-why = How it chose: { $subject }
bot-candidates = { $n ->
    [one] The only candidate
   *[other] { $n } candidates
}
bot-idle = decides nothing
bot-left = leaves { $names }
bot-choice = Chosen as { $subject }: { $winner }.
bot-winner = Chosen

## At a real table

companion-title = At the physical table
companion-about = You have the game in front of you and play alone: Autobot plays from here. Enter what you did on the board, and it tells you, piece by piece, what it does and why.
companion-step-1 = Set the game up for two players, with Autobot’s pieces as the second colour. Leave its task and colour cards in the box: they are drawn here.
companion-step-2 = Say which delivery board Autobot has and which five cards lie in the display.
companion-step-3 = Autobot begins. After each of your turns enter what changed, then let it play.
companion-level = Level of Autobot
companion-level-hint = Levels 1 to 6 use the easy side of its solo board, 7 to 12 the hard one; within each side, higher is stronger.
companion-modules = Modules on your table
companion-material = Bonus material in your game
companion-department = Extra department
companion-start = Start
companion-ask = Your turn. What happened on the table?
companion-past = An earlier position.
companion-entered = Entered this turn
companion-over = The match is over
companion-score = { $n ->
    [one] Autobot has { $n } point.
   *[other] Autobot has { $n } points.
}
companion-compare = Count your own points on the table: you win if you have more.
step-companion = Enter what happened on the table.
step-board = Which delivery board does Autobot have? Choose the one that looks like it.
step-reveal = Which card came off the deck of your table? Lay it in the first free place from the left.
enter-build = Built a section
enter-how-build = Click the section on the map.
enter-upgrade = Upgraded a link
enter-how-upgrade = Click the upgraded link on the map.
enter-station = Built or improved a station
enter-how-station = Click the place of the station on the map.
enter-passed = Passed a station of Autobot
enter-how-passed = One entry for each station your trucks passed.
enter-tile = Took a tile from a country
enter-how-tile = Click the country you delivered to.
enter-served = First Pharmaceuticals
enter-how-served = Click the country that got its first Pharmaceuticals.
enter-card = Took a display card
enter-how-card = Click the card in the display.
enter-employ = Placed an employee by a bonus
enter-how-employ = Click the office. (Building and upgrading do this by themselves.)
enter-truck-1 = Truck 1 is somewhere else
enter-truck-2 = Truck 2 is somewhere else
enter-how-truck-n = Click the depot or the section where it stands now, or send it home.
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
do-built = Take a section from the stack of this era and lay it on { $section }.
do-upgraded = Turn the sections of { $link } over to the dual side and raise the city values.
do-station_built = Put Autobot’s station { $number } on { $link }.
do-station_improved = Put an improvement beside Autobot’s station on { $link }.
do-employee_placed = Put an employee of Autobot in the { $road } office.
do-employee_placed_lobby = Put an employee of Autobot in the { $road } office; the leftmost one, of { $other }, moves to the Lobby.
do-employees_recalled = Take Autobot’s employees back from the Lobby to its supply: { $count }.
do-loaded = Put Autobot’s truck { $truck } in the { $depot } and load its goods.
do-wine_loaded = Load Autobot’s truck { $truck } with wine: { $wine }.
do-moved = Move Autobot’s truck { $truck } to { $to }.
do-moved_from = Move Autobot’s truck { $truck } from { $from } to { $to }.
do-delivered = { $good } delivered { $to }: take Autobot’s truck { $truck } back and put a delivery token on that row.
do-wine_delivered = Wine delivered to { $city }: take Autobot’s truck { $truck } back.
do-first_pharmaceuticals = First Pharmaceuticals ({ $country }): mark the country as served. Autobot’s bonus: { $bonus }.
do-tile_taken = Autobot takes the bonus tile that lies there.
do-autobot_slot = Lay the tile face down on slot { $slot } of Autobot’s solo board.
do-developed = Move Autobot’s marker on the Development Track to space { $space }.
do-promoted = Promote an employee of Autobot: { $floor }.
do-hired = Put an employee of Autobot from its supply in the Lobby.
do-station_fee = Autobot’s truck passes your station on { $link }: take { $money }.
do-station_bonus = Autobot passes its own station on { $link } and takes its bonus.
do-card_gone = Take the { $card } out of the display; the cards to its left slide right.
do-traffic_appeared = Put a traffic token on { $section }.
do-traffic_cleared = Take the traffic token off { $link }.
do-heads_for = The destination of Autobot’s truck { $truck } is { $goal }: put its marker there.
do-administration = Era { $era } is over. Pay yourself the budgets of the offices, promote if you ended the era, and check your route card. Autobot takes no money.
do-reunification = Reunification: take the roadblocks off the board.

## The position in words

tell-overview = Overview
tell-era = { $left ->
    [one] Era { $era }, one section left.
   *[other] Era { $era }, { $left } sections left.
}
tell-turn = It is the turn of { $name }.
tell-roads = Autobahns
tell-dual = dual carriageway { $items }
tell-single = single carriageway { $items }
tell-half = half built { $items }
tell-open = can be built: { $items }
tell-cost = { $what } for { $cost }
tell-cities = Connected cities
tell-trucks = Trucks
tell-truck = { $truck }; { $where }. { $reach }
tell-tiles = Bonus tiles on the map
tell-tile = { $where }: { $tile }
tell-countries = Countries
tell-country = { $country }: tiles: { $tiles }; delivered by { $names }
tell-office = { $title }: from the left { $names }; { $free ->
    [one] one seat free
   *[other] { $free } seats free
}; pays { $each } each
tell-office-empty = { $title }: empty, { $free } seats
tell-floor = floor { $floor }: { $names }
tell-points = { $n ->
    [one] { $n } point if it ended now
   *[other] { $n } points if it ended now
}
tell-supply = { $n ->
    [one] one employee in supply
   *[other] { $n } employees in supply
}
tell-track = space { $n } of the Development Track
tell-money = Money: { $money }
tell-hand = Hand: { $cards }
tell-played = { $space }, { $n } of { $limit }: { $cards }
tell-techs = Technologies: { $techs }
tell-stations = { $n ->
    [one] one service station built
   *[other] { $n } service stations built
}
tell-delivered = Delivered to: { $countries }
tell-unclaimed = Bonus ready to claim: { $countries }

## How to play, the rest

howto-title-10 = Bonus tiles and development
howto-text-10 = Tiles lie on the map and in the countries; once a turn you may use one for what it shows. Every Develop step moves your marker one space on, and each symbol it reaches or passes is yours at once: money, a promotion, a technology, or room for one more card above an action space.
howto-title-11 = On this screen
howto-text-11 = The line at the top says what is to be decided. Whatever you can choose shines blue: click it, or press Tab and Enter. Point at anything to learn its name, its rule and why it cannot be chosen now; R looks it up. On a touch screen, hold it for a moment. On the keyboard, N goes to the next thing you can choose, and E with the arrow keys visits everything. You can step back until something new has been revealed.
guide-note-1 = One of your people on floor 2 of a department is worth twice what that department counts. The number on the left of each room is what it is worth to you now.
guide-note-2 = The four phases of a turn. Only the second one is a must.
guide-note-3 = Cards played earlier block their places until you pick all of them up. The cones show how many more fit later.
guide-note-4 = A coloured road is built, a dashed one is planned; the small figure beside it is what it costs now. Below: the offices, and what each would pay per head if the era ended now.
guide-note-5 = A station stands in the middle of its link. Each station you build uncovers the next bonus of your row.
guide-note-6 = The rows of your delivery board: what each country prefers and the bonus for it, else the money on the right.
guide-note-7 = What is filled in is unlocked. A technology needs the one below it; a whole row brings the bonus beside it.
guide-note-8 = From the Lobby at the bottom up, one floor at a time.
guide-note-9 = The three eras with their costs. The big number counts the sections that are left; when the last one is built, the era ends.
guide-note-10 = The Development Track; after the last space it goes round in the underlined loop.
guide-note-11 = This is how a thing that you can choose looks.
guide-phase-1 = Claim a delivery bonus
guide-phase-2 = Play a card, pick up your cards or take funding
guide-phase-3 = Move trucks
guide-phase-4 = End the turn
guide-lead = Ten minutes, eleven pages: then you can play.
companion-wine = Your wine card: { $wine }. Take this one out of the box.
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
scene-budgets = Offices pay their people
scene-budget = Budget, DM
scene-budget-none = No office has anybody to pay.
scene-promotions = Promotions
scene-promotions-none = Nobody is promoted for ending the era.
scene-by-end = for ending the era
scene-by-route = promoted: { $floor }
scene-by-level = by Autobot’s level
scene-routes = Route cards
scene-standing = Standing after { $year }
scene-united = The roadblocks fall. The east of the map is open.
scene-next = The next era begins.
scene-final = No era follows: the administration is scored.
scene-roadblocks = The roadblocks are gone: { $roads } go through.
scene-office = The A9 office opens with { $n } seats.
scene-depot = { $good } can be loaded in { $city } once it is connected.
scene-advanced = Advanced cards lie on the display: { $n }.
scene-cost = A section costs DM { $is } instead of { $was }.
scene-upgrade = An upgrade costs DM { $is } instead of { $was }.
scene-funding = Funding brings DM { $is } instead of { $was }.
scene-steps = Trucks move { $is } spaces instead of { $was }.
scene-closed = The roadblocks stay until { $year }.
figure-section = Section, DM
figure-upgrade = Upgrade, DM
figure-funding = Funding, DM
figure-steps = Spaces per truck
figure-sections = Sections to be built
tie-people = The tie is broken by employees in the administration: { $n } against { $m }.
tie-floor = The tie is broken by employees on floor { $floor }: { $n } against { $m }.
tie-autobot = Against Autobot only more points win.
deed-built = Sections built
deed-upgraded = Links upgraded
deed-station = Service stations
deed-delivered = Deliveries
deed-promoted = Promotions
deed-unlocked = Technologies
deed-money = Money left, DM
coach-route = Before the first turn everybody keeps a route card. At the end of every era it pays for its two cities being connected: the better the way, the more.
coach-card = In your turn you play one card. Its colour is a road: black is the A7. Where you lay it says what you do.
coach-space = Five actions are waiting on your board. Lay the card above “Load”: a truck can start earning at once.
coach-load = Depots lie beside cities on the road of your card. Your truck takes its load there.
coach-drive = After a card, trucks that stand on its colour may drive over built sections. Move it one section north, towards the border.
coach-end = You could stop here. Nothing else is open, so end the turn; your opponent moves.
coach-turn = Now something that lasts: your first road.
coach-build = A new section has to touch the network. It costs money, raises the cities at its ends, and one of your people takes a seat in that road’s office: offices pay at the end of the era.
coach-token = Every coloured card has a token. It can open a technology once.
coach-unlock = A technology gives what it shows and opens a floor of the Administration. Only people in there bring points.
coach-refresh = Spaces are getting full. Taking your cards back is a turn of its own and brings DM 1 for each.
coach-again = Your hand is full again. A service station is free: it only needs a section of a long link.
coach-station = When your truck passes your own station you may choose a bonus; when others pass it, you are paid.
coach-money = Keep an eye on your money: sections cost more where nothing has been built yet. The next one is worth it.
coach-develop = Each Develop step gives what your marker reaches. This one makes room for one card more above a space.
coach-reload = Another load. A truck that already carries something gives it back, so look what the countries want first.
coach-bonus = Your truck passes your own station: choose what it brings.
coach-office = This section gives you a seat in another office. When an office is full, the one on the left goes up to the Lobby: that is how people get into the Administration.
coach-upgrade = A complete link can become a dual carriageway: it counts for offices and route cards, and trucks that start on it go one step further.
coach-border = Denmark is in reach: drive up to the border.
coach-deliver = One step beyond the border is the delivery. Every country counts once, for a tile and for your points in Trade.
coach-claim = This country likes what you brought: its bonus may be claimed once, at the beginning of a turn.
coach-last = The pile of this era is down to its last section. Whoever builds it ends the era and may promote. Do it!
coach-promote = You ended the era, so one of your people goes up. From the Lobby to a first floor, or one floor up.
coach-second = Your route card pays a promotion as well. A floor takes one of yours only.
coach-free = The first era is yours. From here on you play freely, and your opponent thinks for itself. Ask whenever you like.
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
route-rule = Status = sections of the way minus dual links and service stations. The lower, the more it pays, everything before it as well:
route-tap = A tap shows the way, a second one keeps the card.
