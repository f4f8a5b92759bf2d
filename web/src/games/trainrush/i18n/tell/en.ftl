### Train Rush, the position in words, English: the source of the translations.

tell-overview = Overview
tell-trains = Locomotives
tell-cities = Cities
tell-sectors = Sectors
tell-tracks = Progress tracks
tell-rails = Infrastructure and contractors
tell-supply = Supply
tell-round = Round { $n } of { $of }, phase: { $phase }.
tell-order = Order of play: { $names }.
tell-ends = The move can end on: { $fields }.
tell-stands = { $name } stands on { $field }; active region: { $region }.
tell-city = { $city }, { $region }, rank { $rank }. Visited by: { $visitors }. Tokens: { $tokens }. Contractors: { $contractors }. Contract slots: { $slots }. { $mission ->
    [yes] Its mission is open.
   *[no] Its mission is taken.
}
tell-zone = { $zone }. Warehouses: { $warehouses }. Station: { $station }. { $parcel ->
    [yes] With a parcel.
   *[no] No parcel.
} { $scoring }
tell-leased = { $name } with a { $contractor }
tell-progress = { $track }: { $places }.
tell-rail = { $rail }, { $of } spaces: { $places }.
tell-contracts = Contracts of { $region }: { $contracts }.
tell-tiles = Siding tiles: { $tiles }.
tell-pool = Open cards: { $cards }; { $n } in the deck.
tell-wagons = Open wagons: { $wagons }.
tell-areas = Free spaces in the action area: { $areas }.
tell-points = { $n } { $n ->
    [one] point
   *[other] points
}; { $total } if the match ended now.
tell-money = Coal { $coal }, investment { $investment }, cards { $cards }, heroes { $heroes }.
tell-spies = Spies left: { $spies }.
tell-pieces = Pieces left: warehouses { $warehouses }, stations { $stations }, agents { $agents }, contract markers { $markers }.
tell-train = Train: { $train }.
tell-car = { $wagon }: { $cargo }
tell-visited = Cities visited: { $cities }.
tell-tokens = Movement tokens: { $tokens }.
tell-missions = Missions: { $heroes }.
tell-hand = Your hand: { $cards }.
tell-heroes = Your heroes: { $heroes }.
tell-pack = Heroes to choose from: { $heroes }.
