### Autobahn, the position in words, Polish.

tell-overview = Przegląd
tell-era = { $left ->
    [one] Era { $era }, została jedna sekcja.
    [few] Era { $era }, zostały { $left } sekcje.
   *[many] Era { $era }, zostało { $left } sekcji.
}
tell-turn = Tura: { $name }.
tell-roads = Autostrady
tell-dual = dwujezdniowe: { $items }
tell-single = jednojezdniowe: { $items }
tell-half = zbudowane w połowie: { $items }
tell-open = można zbudować: { $items }
tell-cost = { $what } za { $cost }
tell-cities = Podłączone miasta
tell-trucks = Ciężarówki
tell-truck = { $truck }; { $where }. { $reach }
tell-tiles = Kafelki bonusu na mapie
tell-tile = { $where }: { $tile }
tell-countries = Kraje
tell-country = { $country }: kafelki: { $tiles }; kto dostarczył: { $names }
tell-office = { $title }: od lewej { $names }; wolne miejsca: { $free }; płaci po { $each }
tell-office-empty = { $title }: puste, miejsca: { $free }
tell-floor = piętro { $floor }: { $names }
tell-points = { $n ->
    [one] { $n } punkt, gdyby to był koniec
    [few] { $n } punkty, gdyby to był koniec
   *[many] { $n } punktów, gdyby to był koniec
}
tell-supply = { $n ->
    [one] jeden pracownik w zasobach
   *[other] pracownicy w zasobach: { $n }
}
tell-track = pole { $n } toru rozwoju
tell-money = Pieniądze: { $money }
tell-hand = Ręka: { $cards }
tell-played = { $space }, { $n } z { $limit }: { $cards }
tell-techs = Technologie: { $techs }
tell-stations = zbudowane stacje paliw: { $n }
tell-delivered = Dostawy: { $countries }
tell-unclaimed = Bonus do odebrania: { $countries }
