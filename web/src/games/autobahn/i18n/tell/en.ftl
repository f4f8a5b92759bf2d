### Autobahn, the position in words, English: the source of the translations.

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
