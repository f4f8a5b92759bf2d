### Automobile, reference, English: the source of the translations.

rule-tile = Your worker goes to the place of the tile, the tile to the front of the line. All its actions are done, in any order, each one finished before the next.
round-any = Rounds
ref-actions = Actions
ref-tiles = Action tiles
ref-bonus = Bonus tiles
ref-starts = Start tiles
ref-instant = Cards done at once
ref-merchants = Merchants and market
ref-race = Grand Prix
ref-board = Your workshop
ref-count = { $n ->
    [one] There is one.
   *[other] There are { $n }.
}
ref-bonus-round = Round { $n }.
ref-prices = Round { $n }: { $prices }
ref-two = Two players: { $cars } cars, { $merchants } merchants, the bell starts at { $marker }; cars that nobody drives stand on spaces { $spaces }.
