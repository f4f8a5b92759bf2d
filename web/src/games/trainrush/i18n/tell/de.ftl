### Train Rush, the position in words, German.

tell-overview = Überblick
tell-trains = Lokomotiven
tell-cities = Städte
tell-sectors = Sektoren
tell-tracks = Fortschrittsleisten
tell-rails = Infrastruktur und Pächter
tell-supply = Vorrat
tell-round = Runde { $n } von { $of }, Phase: { $phase }.
tell-order = Reihenfolge: { $names }.
tell-ends = Die Fahrt kann enden auf: { $fields }.
tell-stands = { $name } steht auf { $field }; aktive Region: { $region }.
tell-city = { $city }, { $region }, Rang { $rank }. Besucht von: { $visitors }. Fahrtmarken: { $tokens }. Pächter: { $contractors }. Auftragsplätze: { $slots }. { $mission ->
    [yes] Die Mission ist offen.
   *[no] Die Mission ist vergeben.
}
tell-zone = { $zone }. Lagerhäuser: { $warehouses }. Umladestation: { $station }. { $parcel ->
    [yes] Mit Paket.
   *[no] Kein Paket.
} { $scoring }
tell-leased = { $name } mit { $contractor }
tell-progress = { $track }: { $places }.
tell-rail = { $rail }, { $of } Felder: { $places }.
tell-contracts = Aufträge von { $region }: { $contracts }.
tell-tiles = Gleisplättchen: { $tiles }.
tell-pool = Offene Karten: { $cards }; { $n } im Stapel.
tell-wagons = Offene Wagen: { $wagons }.
tell-areas = Freie Plätze im Aktionsbereich: { $areas }.
tell-points = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}; { $total }, wenn die Partie jetzt endete.
tell-money = Kohle { $coal }, Investition { $investment }, Karten { $cards }, Helden { $heroes }.
tell-spies = Übrige Spione: { $spies }.
tell-pieces = Übrige Figuren: Lagerhäuser { $warehouses }, Stationen { $stations }, Agenten { $agents }, Auftragsmarker { $markers }.
tell-train = Zug: { $train }.
tell-car = { $wagon }: { $cargo }
tell-visited = Besuchte Städte: { $cities }.
tell-tokens = Fahrtmarken: { $tokens }.
tell-missions = Missionen: { $heroes }.
tell-hand = Deine Hand: { $cards }.
tell-heroes = Deine Helden: { $heroes }.
tell-pack = Helden zur Wahl: { $heroes }.
