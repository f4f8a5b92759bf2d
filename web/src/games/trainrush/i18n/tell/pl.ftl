### Train Rush, the position in words, Polish.

tell-overview = Przegląd
tell-trains = Lokomotywy
tell-cities = Miasta
tell-sectors = Sektory
tell-tracks = Tory postępu
tell-rails = Infrastruktura i kontrahenci
tell-supply = Zasoby
tell-round = Runda { $n } z { $of }, faza: { $phase }.
tell-order = Kolejność: { $names }.
tell-ends = Ruch może się skończyć: { $fields }.
tell-stands = { $name }: { $field }; aktywny region: { $region }.
tell-city = { $city }, { $region }, ranga { $rank }. Odwiedzone przez: { $visitors }. Żetony ruchu: { $tokens }. Kontrahenci: { $contractors }. Pola kontraktów: { $slots }. { $mission ->
    [yes] Misja jest dostępna.
   *[no] Misja jest zajęta.
}
tell-zone = { $zone }. Magazyny: { $warehouses }. Stacja: { $station }. { $parcel ->
    [yes] Z przesyłką.
   *[no] Bez przesyłki.
} { $scoring }
tell-leased = { $name }, { $contractor }
tell-progress = { $track }: { $places }.
tell-rail = { $rail }, pola { $of }: { $places }.
tell-contracts = Kontrakty, { $region }: { $contracts }.
tell-tiles = Kafle bocznicy: { $tiles }.
tell-pool = Odkryte karty: { $cards }; w talii { $n }.
tell-wagons = Odkryte wagony: { $wagons }.
tell-areas = Wolne pola w obszarze akcji: { $areas }.
tell-points = { $n } PZ; { $total }, gdyby partia skończyła się teraz.
tell-money = Węgiel { $coal }, inwestycje { $investment }, karty { $cards }, bohaterowie { $heroes }.
tell-spies = Pozostali szpiedzy: { $spies }.
tell-pieces = Pozostałe piony: magazyny { $warehouses }, stacje { $stations }, agenci { $agents }, znaczniki kontraktów { $markers }.
tell-train = Pociąg: { $train }.
tell-car = { $wagon }: { $cargo }
tell-visited = Odwiedzone miasta: { $cities }.
tell-tokens = Żetony ruchu: { $tokens }.
tell-missions = Misje: { $heroes }.
tell-hand = Twoja ręka: { $cards }.
tell-heroes = Twoi bohaterowie: { $heroes }.
tell-pack = Bohaterowie do wyboru: { $heroes }.
