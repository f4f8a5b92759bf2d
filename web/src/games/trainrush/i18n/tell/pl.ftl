### Train Rush, the position in words, Polish.

tell-overview = Przegląd
tell-trains = Lokomotywy
tell-cities = Miasta
tell-sectors = Sektory
tell-tracks = Tory Postępu
tell-rails = Infrastruktura i Kontrahenci
tell-supply = Zasoby
tell-round = Runda { $n } z { $of }, faza: { $phase }.
tell-order = Kolejność: { $names }.
tell-ends = Ruch może się skończyć: { $fields }.
tell-stands = { $name }: { $field }; aktywny region: { $region }.
tell-city = { $city }, { $region }, ranga { $rank }. Odwiedzone przez: { $visitors }. Żetony Ruchu: { $tokens }. Kontrahenci: { $contractors }. Pola Kontraktów: { $slots }. { $mission ->
    [yes] Misja jest dostępna.
   *[no] Misja jest zajęta.
}
tell-zone = { $zone }. Magazyny: { $warehouses }. Stacja: { $station }. { $parcel ->
    [yes] Z Przesyłką.
   *[no] Bez Przesyłki.
} { $scoring }
tell-leased = { $name }, { $contractor }
tell-progress = { $track }: { $places }.
tell-rail = { $rail }, pola { $of }: { $places }.
tell-contracts = Kontrakty, { $region }: { $contracts }.
tell-tiles = Kafle Bocznicy: { $tiles }.
tell-pool = Odkryte karty: { $cards }; w talii { $n }.
tell-wagons = Odkryte Wagony: { $wagons }.
tell-areas = Wolne pola w Obszarze Akcji: { $areas }.
tell-points = { $n } PZ; { $total }, gdyby partia skończyła się teraz.
tell-money = Węgiel { $coal }, Inwestycje { $investment }, karty { $cards }, Bohaterowie { $heroes }.
tell-spies = Pozostali Szpiedzy: { $spies }.
tell-pieces = Pozostałe piony: Magazyny { $warehouses }, Stacje { $stations }, Agenci { $agents }, znaczniki Kontraktów { $markers }.
tell-train = Pociąg: { $train }.
tell-car = { $wagon }: { $cargo }
tell-visited = Odwiedzone Miasta: { $cities }.
tell-tokens = Żetony Ruchu: { $tokens }.
tell-missions = Misje: { $heroes }.
tell-hand = Twoja ręka: { $cards }.
tell-heroes = Twoi Bohaterowie: { $heroes }.
tell-pack = Bohaterowie do wyboru: { $heroes }.
