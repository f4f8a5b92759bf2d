### Automobile, English: the source of the translations.

## Things

what-worker = Worker
what-research = Research
what-body = Body
what-engine = Engine
what-race = Grand Prix
what-merchant = Merchant
what-bonus = Bonus
rule-act-worker = One worker from your supply goes to the canteen. If a research card of yours waits for one, the worker must go there instead.
rule-act-research = Take one of the two face-up research cards; the other one is discarded and two new ones are turned up.
rule-act-body = Take the best body your research allows and put it into a workshop. If all are full, one of the old parts must go.
rule-act-engine = Take the best engine your research allows: into a workshop, or into your racing car if it is better than the one there.
rule-act-race = Your racing car moves by its engine. Spaces with other cars are not counted.
rule-act-merchant = Call a merchant to the next free place and take the chips beside the stack. If all places are taken, the closing bell moves one step instead.
rule-act-bonus = The lower half of a bonus tile.

preference-body = Body
preference-engine = Engine
preference-prestige = Prestige
preference-price = Price
rule-preference-body = Buys the car with the best body; among equals the cheapest.
rule-preference-engine = Buys the car with the strongest engine; among equals the cheapest.
rule-preference-prestige = Buys the car with the most workers; among equals the cheapest.
rule-preference-price = Buys the cheapest car and pays { $n } times its price.
merchant-name = Merchant { $n }: { $preference }
merchant-chip = Daimler’s chip: whoever sells here gets { $n } more.
stack-name = Merchants for { $preference }, to call
stack-tip = { $left ->
    [0] None left to call.
    [one] One left to call.
   *[other] { $left } left to call.
} { $points ->
    [0] No chips beside the stack.
    [one] One point for whoever calls him.
   *[other] { $points } points for whoever calls him.
}

part-body = body { $n }
part-engine = engine { $n }
part-empty = empty
workshop-name = Workshop { $n }: { $part }
rule-workshop = Each workshop holds one body or one engine.
motor-name = Racing car: engine { $n }
motor-moves = moves { $n }
rule-motor = A Grand Prix action moves the car by the value of its engine. This engine is never for the market.
canteen-name = Canteen: { $n ->
    [0] nobody
    [one] one worker
   *[other] { $n } workers
}
canteen-hire = { $n } to hire
rule-canteen = Workers of the canteen activate development cards and go with your cars to market. Those on cars return to the supply when the round ends.
level-body = Body research { $n }
level-engine = Engine research { $n }
rule-level = The value of the next body or engine you take: points on your start tile and on developments with a worker.

card-hire = Hire { $n }
card-race = Grand Prix { $n }
card-parts = Both parts
card-development = { $points }
dev-body = body +{ $n }
dev-engine = engine +{ $n }
dev-take-body = take a body
dev-take-engine = take an engine
kind-engineer = Engineer
kind-instant = At once
kind-development = Development
rule-card-hire = Hire up to { $n } workers from your supply, then discard the card.
rule-card-race = Your racing car moves { $n } spaces, then the card is discarded.
rule-card-parts = Take a body and an engine by your research, then discard the card.
rule-development = Gives { $points }, as soon as one of your workers stands on it. With somebody in the canteen that happens at once; otherwise the next worker you hire has to go there.
rule-development-take = The part comes then, and the new point counts for it.
card-waits = waits for a worker
card-active = with a worker
deck-pile = { $n ->
    [one] One card left in the pile
   *[other] { $n } cards left in the pile
}
deck-used = { $n ->
    [0] No card discarded
    [one] One card discarded
   *[other] { $n } cards discarded
}
deck-top = On top of the discard pile: { $card }
rule-deck = When the pile is empty, the discarded cards are shuffled.

rule-engineer-opel = Price merchants pay you { $n } times the price of your car.
rule-engineer-horch = When you bring a car to market you may put a chip of { $chips } on its engine, beyond { $best } too.
rule-engineer-benz = Once in the match, when a round is scored, you may bring one more merchant, who buys last. You take the chips beside the stack.
rule-engineer-bugatti = Each new engine in your racing car moves it at once, by the new value.
rule-engineer-porsche = Every move of your racing car goes { $n ->
    [one] one space
   *[other] { $n } spaces
} further.
rule-engineer-daimler = In your turn you may put a chip of { $chips } on an active merchant: the sale there pays so much more. One chip to a merchant.
rule-engineer-otto = Hire up to { $n } workers at once, then do one more research.
rule-engineer-diesel = In your turn you may discard a chip and change one thing of a car of yours on the market: body, engine, more workers, or the price.
rule-engineer-maybach = When you bring a car to market you may put a chip of { $chips } on its body, beyond { $best } too.
rule-chips = One engineer chip a turn is all.
chip-name = { $engineer }: chip { $chip }
chip-plus = +{ $n }
chip-once = once
chip-change = change

award-lap1 = { $n ->
    [one] first lap
   *[other] { $n } laps
}
award-lap2 = { $n ->
    [one] first lap
   *[other] { $n } laps
}
award-merchant = { $n } alike
award-market = { $n } cars
award-body3 = body { $n }
award-body6 = body { $n }
award-engine4 = engine { $n }
award-engine7 = engine { $n }
award-worker = all hired
award-engineers = { $n } eng.
rule-award-lap1 = For the first to complete { $n ->
    [one] one lap
   *[other] { $n } laps
} in one race.
rule-award-lap2 = For the first to complete { $n ->
    [one] one lap
   *[other] { $n } laps
} in one race.
rule-award-merchant = For the first to call merchant number { $n } of one kind, while the other is there. With Benz too.
rule-award-market = For the first with { $n } cars on the market at the same time.
rule-award-body3 = For the first to put a body of { $n } or better into a workshop.
rule-award-body6 = For the first to put a body of { $n } or better into a workshop.
rule-award-engine4 = For the first to put an engine of { $n } or better into a workshop; the racing car does not count.
rule-award-engine7 = For the first to put an engine of { $n } or better into a workshop; the racing car does not count.
rule-award-worker = For the first who has no worker left in the supply.
rule-award-engineers = For the first with { $n } engineers.
award-tip = { $points } points: { $what }
award-free = still to be had
award-gone = { $name } has it

start-worker = a worker
start-body = a body
start-engine = an engine
start-space = racing car on space { $n }
start-motor = racing engine { $n }
start-name = Start tile: { $what }
rule-start = You get this at once. Then the tile counts as one research point for bodies and one for engines.

bonus-engine = engine of { $n }
bonus-body = body of { $n }
bonus-canteen = { $n } for each in the canteen
bonus-tune = racing engine +{ $n }
bonus-remove = take a car back for { $n }
bonus-sell = sell a part
bonus-recover = top discarded card
rule-bonus-engine = Take an engine of { $n }, whatever your research: into a workshop, or into your racing car if it is better.
rule-bonus-body = Take a body of { $n } into a workshop, whatever your research.
rule-bonus-canteen = { $n ->
    [one] One point
   *[other] { $n } points
} for each worker in your canteen.
rule-bonus-tune = The engine of your racing car gets better by { $n }, whatever your research. With Bugatti you may move at once.
rule-bonus-remove = You may take one of your cars off the market for { $n } points. Its price is free again; parts and workers go to the supply.
rule-bonus-sell = You may sell one part from a workshop for its value in points.
rule-bonus-recover = Take the top card of the discard pile; it works as if taken by research.
rule-bonus-tile = One bonus tile of the round is in the line. Whoever takes it does both halves; then the next one comes.

price-name = Price chip { $n }
rule-price = The price of your car: what you earn when it is sold. Among equal cars the cheaper one is bought.
car-name = { $name }: body { $body }, engine { $engine }, { $workers ->
    [one] one worker
   *[other] { $workers } workers
}, price { $price }
car-boost = With { $engineer }’s chip +{ $n }.
bay-free = free bay
bay-last = A car here ends the round.
rule-bay = A car needs a body, an engine, at least one worker from the canteen and a free price. One car a turn, at the end of it.
car-sold = Merchant { $n } would buy it: { $points ->
    [one] one point
   *[other] { $points } points
} ({ $why }).
car-unsold = Nobody would buy it.
car-saved = Called now, one of these would: { $merchants }.
no-buyer = no buyer
place-free = free place
place-benz = for Benz’s chip
place-benz-brief = only with Benz
rule-place = A merchant action brings a merchant here. In this order they buy when the round ends.
rule-place-benz = Whoever has Benz’s chip may bring a merchant here when the round is scored.
call-title = If you call
call-line = { $preference }: would buy { $name }’s car for { $points }
call-none = { $preference }: would find no car
bell-name = Closing bell: { $n ->
    [0] the round ends
    [one] one step left
   *[other] { $n } steps left
}
rule-bell = When all merchants’ places are taken, each merchant action moves the bell one step. At 0 the round ends after that turn.

sale-only = the only car left
sale-best-body = body { $value }, the best
sale-best-engine = engine { $value }, the best
sale-best-prestige = { $value ->
    [one] one worker
   *[other] { $value } workers
}, the most
sale-best-price = price { $value }, the lowest
sale-equal-body = body { $value }, cheaper than { $other }
sale-equal-engine = engine { $value }, cheaper than { $other }
sale-equal-prestige = { $value ->
    [one] one worker
   *[other] { $value } workers
}, cheaper than { $other }
sale-equal-price = price { $value }, the lowest
sale-level-body = body { $value }, cheapest of equals
sale-level-engine = engine { $value }, cheapest of equals
sale-level-prestige = { $value ->
    [one] one worker
   *[other] { $value } workers
}, cheapest of equals
sale-level-price = price { $value }, the lowest
sale-none = no car left
sale-line = { $name } sells at { $price }: { $sum } points ({ $why })
sale-sum-times = { $price } × { $n }

panel-line = The line
panel-market = Market hall
panel-race = Grand Prix
panel-offer = Research
panel-awards = First player to have
panel-workshops = Workshops
panel-motor = Racing car
panel-canteen = Canteen
panel-research = Research: next parts
panel-engineers = Engineers
panel-prices = Free prices
panel-stacks = To call
panel-bell = Closing bell
panel-points = points
points-hidden = face down
points-count = { $n ->
    [one] point
   *[other] points
}
rule-points = Chips and awards. Others see yours only when the match is over, unless the table plays with open scores.
tab-line = Line
tab-market = Market
tab-mine = Workshop
round-name = Round { $n }
round-of = Round { $n } of { $of }
round-label = Round
rule-round = Three rounds, each with price chips of its own. A round ends when the market is full or the closing bell reaches 0.
market-cars = { $n } of { $of } cars
market-merchants = { $n } of { $of } merchants

line-you = You
line-gap = the gap
line-gap-name = The gap
rule-gap = Between the front and the back of the line. The tile you take comes to lie here, at the front, and so do tiles that nobody stands behind.
line-swept = to the front
line-order = Order of turns
line-now = now
line-then = then
line-tile = Tile: { $tile }
line-hint = Point at a tile, or tap it once, to see what it does to the order.
line-again = Tap again to take it.
line-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
line-worker = Worker of { $name }: { $place }
rule-line = Whoever stands last in the line has the turn. Tiles that nobody stands behind go to the front.
if-take = If you take { $tile }
wait-none = You play again at once
wait-one = { $n ->
    [one] One turn of another before you
   *[other] { $n } turns of others before you
}
wait-some = { $least } to { $most } turns of others before you
hand-title = In hand: { $tile }
hand-done = done
hand-theirs = { $name } has taken { $tile }

brings-worker = a worker for the canteen
brings-worker-card = a worker for a waiting card
brings-worker-none = no worker left: it lapses
brings-research = one of the two cards
brings-body = body { $n } into a workshop
brings-body-full = body { $n }, for an old part
brings-engine = engine { $n } into a workshop
brings-engine-full = engine { $n }, for an old part
brings-engine-motor = or into the racing car (now { $n })
brings-race = to space { $n }
brings-race-lap = to space { $n }, lap { $lap }
brings-merchant = you pick merchant { $n }
brings-bell = the bell goes to { $n }
brings-end = the bell rings: the round ends
brings-car = a car would end the round
brings-award = award: +{ $n }

try-title = Try a car
try-close = Close
try-missing-body = You have no body in a workshop.
try-missing-engine = You have no engine in a workshop.
try-missing-worker = You have no worker in the canteen.
try-full = The market is full.
try-body = Body
try-engine = Engine
try-boost = Chip
try-none = none
try-workers = Workers
try-price = Price
try-sold = Merchant { $n } would buy it: +{ $points }
try-unsold = Nobody would buy it as things stand
try-gain = All your cars together: { $n }
try-place = Bring this car to market
try-later = A car can be placed at the end of your turn.

race-space = Space { $n }
race-pit = pit
race-lap = lap
race-at = space
race-if = if now
race-next = you: { $n } → space { $to }
rule-race = Places bring { $places }; laps { $laps } and { $more } more for each one beyond. Each round has a race of its own.

rivals-hidden = points face down until the end
rivals-next = next parts
rivals-canteen = canteen and supply
rivals-plays = plays { $place }
rivals-ready = car ready
rivals-idle = { $n ->
    [one] one card waits
   *[other] { $n } cards wait
}

## What can be done

act-start = Take this start tile: { $tile }
act-take = Take { $tile }
act-do = { $act } now
act-first-body = The body first
act-first-engine = The engine first
act-card = Take the card: { $card }
act-activate = Put the new worker on: { $card }
act-install = Put the engine into the racing car
act-store = Put it into an empty workshop
act-clear = In the place of { $part }
act-merchant = Call a merchant: { $preference }
act-remove = Take back the car at { $price }
act-sell = Sell { $part }
act-drive = Drive with the new engine
act-daimler = Daimler’s +{ $n } on merchant { $merchant }
act-diesel = Diesel’s chip: change the car at { $price }
act-body = A car with body { $n }
act-engine = With engine { $n }
act-boost = With { $engineer }’s chip +{ $n }
act-workers = { $n ->
    [one] With one worker
   *[other] With { $n } workers
}
act-price = At a price of { $n }
act-end = End the turn without a car
change-body = Body { $n } for the car
change-engine = Engine { $n } for the car
change-workers = { $n ->
    [one] One worker more for the car
   *[other] { $n } workers more for the car
}
change-price = Price { $n } for the car
skip-boost = No chip
skip-benz = No further merchant
skip-remove = Keep all cars
skip-sell = Sell nothing
skip-drive = Stay

then-clear = { $part } goes back to the supply.
then-motor = The racing car has engine { $from } now.
then-bugatti = Bugatti: the car moves at once.
then-chips = { $n ->
    [0] No chips beside the stack.
    [one] You take one point.
   *[other] You take { $n } points.
}
then-buys = He would buy { $name }’s car at { $price }.
then-buys-none = No car is left for him.
then-points = { $n ->
    [one] One point.
   *[other] { $n } points.
}
then-drive = To space { $n }.
then-sold = Merchant { $n } would buy it: { $points } points.
then-unsold = As things stand nobody would buy it.
then-end = No car this turn; the next one in the line plays.
then-round = The round ends after this turn.
then-left = { $n ->
    [0] Nobody stays in the canteen.
    [one] One stays in the canteen.
   *[other] { $n } stay in the canteen.
}
then-next = { $name } plays next.
then-swept = To the front: { $tiles }.

## What is decided

step-start = Choose a start tile.
step-tile = Your turn: take a tile from the line.
step-act = Which action of the tile comes next?
step-research = Take one of the two research cards.
step-activate = The new worker must activate a card: which one?
step-fit = You get { $part }: where does it go?
step-parts = A body and an engine: which one first?
step-merchant = Call a merchant: what shall he look for?
step-remove = You may take back one of your cars for { $n } points.
step-sell = You may sell a part for its value.
step-drive = New engine in the racing car: drive at once?
step-car = You may bring a car to market: choose its body.
step-engine = Body { $body }: with which engine?
step-boost = An engineer chip on the car?
step-workers = How many workers go with it?
step-price = At which price?
step-change = Diesel: what changes on the car at { $price }?
step-benz = The round is over. Benz may bring one more merchant.
owed-research = one more research
owed-hire = { $n ->
    [one] one more worker
   *[other] { $n } more workers
}
owed-fit = { $part }
owed-activate = a card for the new worker
note-car = The next car ends the round
note-bell = The next merchant action ends the round
note-scoring = The round is being scored

## Why not

reason-match_over = The match is over.
reason-not_your_turn = It is not your turn.
reason-not_now = Something else is being decided.
reason-start_tile_taken = This start tile is not on offer.
reason-tile_taken = You have taken a tile this turn.
reason-not_in_the_chain = This tile is not in the line.
reason-not_on_the_tile = Your tile has no such action left.
reason-not_face_up = This card does not lie face up.
reason-not_waiting = This card does not wait for a worker.
reason-not_better = Your racing car has an engine of { $motor }; the new one of { $engine } is not better.
reason-not_an_engine = Only an engine goes into the racing car.
reason-no_empty_workshop = All your workshops are full.
reason-workshop_empty = You have an empty workshop, so no part has to go.
reason-no_such_part = None of your workshops holds this part.
reason-no_merchant_left = All merchants of this kind are out ({ $preference }).
reason-not_your_car = You have no car there.
reason-no_such_merchant = No merchant stands there.
reason-one_chip_per_turn = You have used an engineer chip this turn.
reason-no_such_chip = You do not have this engineer chip.
reason-merchant_has_chip = This merchant has a chip of Daimler already.
reason-same_value = The car has that already.
reason-no_body = You have no body in a workshop.
reason-no_engine = You have no engine in a workshop.
reason-not_enough_workers = This needs { $need ->
    [one] one worker
   *[other] { $need } workers
}, and your canteen has { $have }.
reason-no_such_price = This round has no such price chip.
reason-price_taken = Another car has this price.
reason-not_a_boost = This chip does not go onto a car.
reason-actions_first = All actions of your tile come first.

## What happened

event-start_taken = { $name } takes a start tile: { $what }.
event-started = { $name } starts the race on space { $space }.
event-round_began = Round { $round } begins.
event-turn_began = { $name } begins a turn.
event-tile_taken = { $name } takes { $tile }.
event-tiles_swept = { $count ->
    [one] One tile goes
   *[other] { $count } tiles go
} to the front of the line.
event-bonus_tile_turned = New bonus tile: { $tile }.
event-lapsed = { $act } lapses for { $name }.
event-hired = { $name } hires a worker.
event-card_taken = { $name } takes the card: { $card }.
event-card_rejected = { $name } discards: { $card }.
event-card_recovered = { $name } takes from the discard pile: { $card }.
event-card_discarded = { $card }: done and discarded.
event-cards_turned = New research cards: { $cards }.
event-cards_turned_shuffled = The discard pile is shuffled; new research cards: { $cards }.
event-activated = A worker of { $name } activates: { $card }.
event-part_stored = { $name } gets { $part }.
event-part_stored_cleared = { $name } gets { $part } and gives up { $cleared }.
event-installed = { $name } has engine { $engine } in the racing car.
event-drove = { $name } drives on by { $spaces } to space { $space }, { $laps ->
    [0] no lap yet
    [one] one lap
   *[other] { $laps } laps
}.
event-merchant_came = { $name } calls merchant { $merchant } ({ $preference }){ $points ->
    [0] { "" }
    [one] {" "}for one point
   *[other] {" "}for { $points } points
}.
event-marker_moved = { $name } moves the closing bell to { $marker }.
event-canteen_paid = { $name } gets { $points } for the workers in the canteen.
event-car_removed = { $name } takes back a car for { $points } points.
event-part_sold = { $name } sells { $part }.
event-car_placed = { $name } brings a car to market: body { $body }, engine { $engine }, { $workers ->
    [one] one worker
   *[other] { $workers } workers
}, price { $price }.
event-chip_on_merchant = { $name } puts Daimler’s +{ $points } on merchant { $merchant }.
event-car_changed = { $name } changes a car with Diesel: { $what }.
event-awarded = { $name } wins an award ({ $award }): { $points } points.
event-round_ends = Round { $round } ends: { $market_full ->
    [1] the market is full
   *[0] the bell has rung
}.
event-raced = Grand Prix: { $name } takes { $place ->
    [0] no place
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
} with { $laps ->
    [one] one lap
   *[other] { $laps } laps
}: { $sum } points.
event-market_day = Market day: the merchants choose.
event-chose = Merchant { $merchant } ({ $preference }) buys { $name }’s car: { $sum } points ({ $why }).
event-chose_none = Merchant { $merchant } ({ $preference }) finds no car.
event-match_over = The match is over.

## Points

source-chips = Merchants
source-places = Race places
source-laps = Race laps
source-sales = Sales
source-awards = Awards
source-bonus = Bonus tiles
rule-source-chips = Chips beside the merchants you called.
rule-source-places = Places in the Grand Prix: { $places }.
rule-source-laps = Laps in the Grand Prix: { $laps }.
rule-source-sales = What merchants paid for your cars.
rule-source-awards = Award tiles, for whoever was first.
rule-source-bonus = From bonus action tiles.
score-rounds = rounds: { $list }

## In words

tell-awards = Awards

## Reference and guide

ref-developments = Development cards

## Great moments and the result

scene-market = Market day, round { $n }
scene-next-round = On to round { $n }
scene-to-result = To the result
deed-cars = Cars brought to market
deed-merchants = Merchants called
deed-research = Research cards
deed-parts = Parts
deed-drives = Drives in the Grand Prix
deed-turns = Turns

## The guided first match

category-chips = Merchants’ chips
category-places = Places in the Grand Prix
category-laps = Laps
category-sales = Sales
category-awards = Awards
category-bonus = Bonus tiles
