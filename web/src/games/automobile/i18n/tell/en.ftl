### Automobile, the position in words, English: the source of the translations.

race-nobody = A car that nobody drives
race-car = { $name }: space { $space }, { $laps ->
    [one] one lap
   *[other] { $laps } laps
}
race-car-pit = { $name }: in the pit
race-worth = If the race ended now: { $place } for the place and { $laps } for laps.
tell-overview = Overview
tell-round = Round { $n } of { $of }.
tell-turn = { $name } has the turn.
tell-cars = { $n } of { $of } places of the market are taken, { $merchants } of { $all } merchants are there. The closing bell stands at { $marker }.
tell-hand = The tile in hand is { $tile }; left to do: { $left }.
tell-line = The line, from the back
tell-line-worker = Worker of { $name }
tell-line-tile = { $tile }
tell-market = Cars on the market
tell-merchants = Merchants
tell-stacks = Merchants to call
tell-prices = Free prices: { $list }.
tell-race = Grand Prix
tell-research = Research cards
tell-starts = Start tiles on offer
tell-points = { $n ->
    [one] One point.
   *[other] { $n } points.
}
tell-points-hidden = The points lie face down.
tell-workers = In the canteen { $canteen }, in the supply { $supply }.
tell-workshops = In the workshops: { $parts }.
tell-motor = Racing car with engine { $n }, moves { $moves }.
tell-level = Next body { $body }, next engine { $engine }.
tell-engineers = Engineers: { $list }.
tell-chips = Engineer chips: { $list }.
tell-active = Developments with a worker: { $list }.
tell-inactive = Developments that wait for a worker: { $list }.
