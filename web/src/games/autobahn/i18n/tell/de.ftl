### Autobahn, the position in words, German.

tell-overview = Überblick
tell-era = { $left ->
    [one] Epoche { $era }, noch ein Abschnitt.
   *[other] Epoche { $era }, noch { $left } Abschnitte.
}
tell-turn = Am Zug: { $name }.
tell-roads = Autobahnen
tell-dual = zweibahnig { $items }
tell-single = einbahnig { $items }
tell-half = halb gebaut { $items }
tell-open = baubar: { $items }
tell-cost = { $what } für { $cost }
tell-cities = Angeschlossene Städte
tell-trucks = LKWs
tell-truck = { $truck }; { $where }. { $reach }
tell-tiles = Prämienplättchen auf der Karte
tell-tile = { $where }: { $tile }
tell-countries = Länder
tell-country = { $country }: Plättchen: { $tiles }; geliefert: { $names }
tell-office = { $title }: von links { $names }; { $free ->
    [one] ein Sitz frei
   *[other] { $free } Sitze frei
}; zahlt je { $each }
tell-office-empty = { $title }: leer, { $free } Sitze
tell-floor = Etage { $floor }: { $names }
tell-points = { $n ->
    [one] { $n } Punkt, wenn jetzt Schluss wäre
   *[other] { $n } Punkte, wenn jetzt Schluss wäre
}
tell-supply = { $n ->
    [one] eine Arbeitskraft im Vorrat
   *[other] { $n } Arbeitskräfte im Vorrat
}
tell-track = Feld { $n } der Entwicklungsleiste
tell-money = Geld: { $money }
tell-hand = Hand: { $cards }
tell-played = { $space }, { $n } von { $limit }: { $cards }
tell-techs = Technologien: { $techs }
tell-stations = { $n ->
    [one] eine Tankstelle gebaut
   *[other] { $n } Tankstellen gebaut
}
tell-delivered = Beliefert: { $countries }
tell-unclaimed = Prämie abholbereit: { $countries }
