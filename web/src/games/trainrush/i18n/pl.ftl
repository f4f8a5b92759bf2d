### Train Rush, po polsku.

## Rzeczy

region-red = Ravenshire
region-green = Calestia
region-blue = Awhar
region-in-red = w Ravenshire
region-in-green = w Calestii
region-in-blue = w Awharze
contractor-red = Kontrahent z Ravenshire
contractor-green = Kontrahent z Calestii
contractor-blue = Kontrahent z Awharu
resource-brass = mosiądz
resource-water = woda
resource-food = żywność
resource-copper = miedź
resource-gold = złoto
resource-any = dowolny
resource-parcel = Przesyłka
track-investment = Inwestycje
track-coal = Węgiel
track-loading = Załadunek
track-unloading = Wyładunek
track-wagons = Wagony
area-market = Rynek
area-build = Budowa
area-loading = Załadunek
area-movement = Ruch
area-exchange = Wymiana
area-planning = Planowanie
area-corruption = Korupcja
sector-financial = Sektor Finansowy
sector-resource = Sektor Surowców
sector-logistics = Sektor Logistyki
sector-trade = Sektor Handlowy
sector-technology = Sektor Technologiczny
sector-name = { $sector }, { $region }
zone-name = Strefa { $region } { $n }
rail-infrastructure = Tor Infrastruktury, { $region }
rail-contractor = Tor Kontrahentów, { $region }
field-start = pole startowe
field-market = Czarny Rynek, { $region }
field-siding = Bocznica { $n }, { $zone }
field-track = { $region }, { $loop }, pole { $n }
loop-inner = pętla wewnętrzna
loop-middle = pętla środkowa
loop-outer = pętla zewnętrzna
phase-bidding = Licytacja
phase-lobbying = Lobbowanie
phase-income = Przychód
phase-investment = Inwestycje
phase-movement = Ruch
phase-missions = Misje
phase-end = Koniec rundy
slot-empty = puste
card-name = karta { $id }
card-full = { $card } ({ $special })
card-move = { $nth }: { $steps } { $steps ->
    [one] pole
    [few] pola
   *[other] pól
}, { $coal ->
    [0] za darmo
   *[other] węgiel { $coal }
}
card-special = IV: { $special }
contract-name = { $cubes } za { $vp } PZ
wagon-name = Wagon, miejsca: { $n } ({ $slots })
wagon-special = Wagon Specjalny, Przesyłki: { $n }
car-nth = Wagon nr { $n }
car-name = Wagon nr { $n } w twoim pociągu, { $wagon }
token-name = punkty Ruchu +{ $n }, { $vp } PZ
parcels-n = { $n ->
    [one] jedna Przesyłka
    [few] { $n } Przesyłki
   *[other] { $n } Przesyłek
}

## Co dają karty, kafle, Bohaterowie, tory i rynki

effect-vp = +{ $n } PZ
effect-coal = węgiel +{ $n }
effect-investment = Inwestycje +{ $n }
effect-warehouse = Zbuduj { $n ->
    [one] Magazyn
    [few] { $n } Magazyny
   *[other] { $n } Magazynów
}
effect-station = Zbuduj Stację
effect-corruption = Korupcja{ $n ->
    [one] {""}
   *[other] {" "}×{ $n }
}
effect-bribe = { $n ->
    [one] Agent tutaj
   *[other] { $n } Agentów tutaj
}
effect-advance = Awans: { $track }{ $n ->
    [one] {""}
   *[other] {" "}×{ $n }
}
effect-advance_any = Awans na dowolnym torze{ $n ->
    [one] {""}
   *[other] {" "}×{ $n }
}
effect-exchange = Wymiana Wagonu { $kinds }
effect-draw_wagon = Dobierz Wagon { $n }
effect-load = Załaduj { $n ->
    [one] Wagon
    [few] { $n } Wagony
   *[other] { $n } Wagonów
}
effect-plan = Dobierz { $draw }, zatrzymaj { $keep }
effect-draw = Dobierz karty: { $n }
effect-lease = Wynajmij dowolnemu Kontra­hentowi
effect-area = Darmowa Akcja o koszcie { $n }
effect-move = Ruch { $n }
effect-tile = Odkryty kafel Bocznicy
effect-special = { $n ->
    [one] Darmowa Akcja Specjalna
    [few] { $n } darmowe Akcje Specjalne
   *[other] { $n } darmowych Akcji Specjalnych
}
effect-slot = { $vp } PZ i znacznik na polu Kontraktu { $size }
rule-effect-vp = Od razu zdobywasz te punkty.
rule-effect-coal = Zdobywasz węgiel, którym płacisz za ruchy kart.
rule-effect-investment = Zdobywasz znaczniki Inwestycji do Obszaru Akcji.
rule-effect-warehouse = Za każdym razem postaw Magazyn w Strefie regionu, w którym stoi twoja Lokomotywa, i awansuj o jedno pole na jego Torze Infrastruktury.
rule-effect-station = Postaw Stację Przeładunkową w Strefie swojego regionu, która jej nie ma. Kładzie się tam Przesyłkę. Wynajmować można tylko w Strefach ze Stacją.
rule-effect-corruption = Za każdym razem postaw Agenta na pierwszym wolnym polu Agentów w Sektorze państwa swojego regionu. Na końcu Agenci liczą się jak Szpiedzy.
rule-effect-bribe = Postaw Agentów w jednym Sektorze państwa, do którego należy ten Tor Infrastruktury, gdziekolwiek jesteś.
rule-effect-advance = Za każdym razem awansuj o jedno pole na wskazanym Torze Postępu, o ile nikt nie zajmuje szczytu.
rule-effect-advance_any = Awansuj o jedno pole na wybranym Torze Postępu.
rule-effect-exchange = Oddaj Wagon wielkości przed strzałką i weź Wagon wielkości za strzałką, z odkrytych albo Specjalny. Jego ładunek przepada.
rule-effect-draw_wagon = Weź odkryty Wagon tej wielkości albo Specjalny, jeśli Tor Wagonów pozwala na jeszcze jeden.
rule-effect-load = Zapełnij wszystkie puste miejsca tylu zwykłych Wagonów; na miejsca dowolne wybierasz kostki.
rule-effect-plan = Obejrzyj tyle kart z talii i zatrzymaj najwyżej podaną liczbę; resztę odrzuć.
rule-effect-draw = Dobierz karty z talii. Limit ręki obowiązuje od razu.
rule-effect-lease = Wynajmij swój Magazyn, w Strefie ze Stacją, Kontrahentowi z dowolnego Miasta i awansuj o rangę tego Miasta.
rule-effect-area = Wykonaj Akcję o tym koszcie w Obszarze Akcji, bez płacenia i bez zajmowania pól.
rule-effect-move = Rusz się dokładnie o tyle pól; nie można dodać żetonu Ruchu. Do Miasta lub na Czarny Rynek można dojechać wcześniej.
rule-effect-tile = Wykonaj dowolny odkryty kafel Bocznicy; zostanie zastąpiony.
rule-effect-special = Użyj za darmo Akcji Specjalnej karty z ręki; karta zostaje odrzucona.
rule-effect-slot = Zdobywasz punkty i oznaczasz wolne pole Kontraktu tej wielkości w Mieście regionu; liczy się do przewagi jak Kontrakt.
rule-lease = Twój Magazyn w Strefie ze Stacją przejmuje Kontrahent koloru, którego w Strefie brakuje.

## Akcje

act-cube = Załaduj: { $resource }
act-under = Pod talię: { $card }
act-box = Do pudełka: { $hero }
act-draft = Zatrzymaj: { $hero }, resztę podaj dalej
act-bid = Licytuj Szpiegiem { $n }
act-lobby = Wyślij Szpiega: { $sector }
act-load = Załaduj: { $car }
act-invest = { $action } (koszt { $cost })
act-play = Zagraj: { $card }
act-token = Dodaj żeton Ruchu +{ $n }
act-move = Cel: { $field }
act-special = Akcja Specjalna, { $card }: { $special }
act-take = Weź: { $card }
act-keep = Zatrzymaj: { $card }
act-discard = Odrzuć: { $card }
act-mission = Zagraj: { $hero }
act-lease = Wynajmij, { $zone }: { $region }
act-zone = { $zone }: wynajmij
act-contractor = { $contractor }, Miasto { $city }
act-contract = Dostarcz: { $contract }
act-give = Wyładuj: { $resource }, Wagon nr { $car }
act-buy = Kup: { $item } (cena { $price })
act-slot = Oznacz pole Kontraktu { $size }: { $city }
act-parcel = Załaduj Przesyłkę: { $car }
act-tile = Kafel Bocznicy { $n }: { $tile }
act-build = Magazyn: { $zone }
act-station = Stacja: { $zone }
act-corrupt = Agent: { $sector }
act-advance = Awans: { $track }
act-uncouple = Oddaj: { $car }
act-couple = Weź: { $wagon }
act-skip = Zrezygnuj
act-stop = Zatrzymaj się tutaj
act-pass = Spasuj
act-done = Gotowe

## Co jest do rozstrzygnięcia

step-cube = Którą kostką zapełnisz wolne miejsce Wagonu nr { $n }?
step-keep_cards = Zatrzymaj { $keep ->
    [one] jedną kartę
    [few] { $keep } karty
   *[other] { $keep } kart
}: wybierz { $n ->
    [one] jedną kartę, która trafi
    [few] { $n } karty, które trafią
   *[other] { $n } kart, które trafią
} pod talię.
step-keep_heroes = Wybierz Bohatera, który zakryty wraca do pudełka.
step-draft = Zatrzymaj jednego z Bohaterów ({ $n }), resztę podaj dalej.
step-bid = Runda { $round }: którym Szpiegiem licytujesz?
step-lobby = Wyślij Szpiega do Sektora.
step-lobby-taken = Wyślij Szpiega do Sektora. W tej rundzie zajęte: { $regions }.
step-load = Załaduj Wagon (zostało { $n }).
step-invest = Wybierz Akcję albo spasuj (znaczniki: { $n }).
step-play = Zagraj kartę. Twój węgiel: { $n }.
step-drive = Akcja { $nth }: gdzie kończy się Ruch o { $steps } { $steps ->
    [one] pole
    [few] pola
   *[other] pól
} ({ $coal ->
    [0] za darmo
   *[other] węgiel { $coal }
})?
step-drive-none = Akcji { $nth } (pola { $steps }, węgiel { $coal }) nie da się wykonać: zatrzymaj się tutaj.
step-drive_with = Akcja { $nth }, żeton +{ $token }: gdzie kończy się Ruch (pola: { $steps })?
step-special = Akcja IV: Akcja Specjalna (węgiel { $n }) albo zrezygnuj.
step-special-none = Akcja IV: żadnej Akcji Specjalnej (węgiel { $n }) nie da się wykonać.
step-pool = Weź jedną z odkrytych kart.
step-discard = Możesz mieć najwyżej { $n } { $n ->
    [one] kartę
    [few] karty
   *[other] kart
}: odrzuć jedną.
step-mission = Zagraj Bohatera tego regionu albo zrezygnuj.
step-mission-none = Żadnego z twoich Bohaterów nie można teraz zagrać.
step-city = { $city }: wynajmij lub dostarcz (kostki: { $n }).
step-city-leased = { $city }: dostarcz (kostki: { $n }).
step-deliver = Kontrakt za { $vp } PZ, potrzeba: { $cube }.
step-market = Kup jedną rzecz za najwyżej { $n } { $n ->
    [one] kostkę
    [few] kostki
   *[other] kostek
}.
step-sell = Zapłacone { $value } z { $price }, kostki: { $n }; { $item }.
step-parcel = { $zone }: załadować Przesyłkę?
step-warehouse = Wybierz Strefę dla Magazynu.
step-station = Wybierz Strefę dla Stacji.
step-corrupt = Wybierz Sektor dla { $n ->
    [one] swojego Agenta
   *[other] swoich Agentów ({ $n })
}.
step-corrupt-in = { $region }: wybierz Sektor dla { $n ->
    [one] swojego Agenta
   *[other] swoich Agentów ({ $n })
}.
step-advance = Wybierz Tor Postępu, na którym awansujesz.
step-exchange = Wymiana { $kinds }: który Wagon oddajesz?
step-exchange_for = Który Wagon zajmie miejsce Wagonu nr { $n }?
step-draw_wagon = Weź Wagon, miejsca: { $n }.
step-keep = Zatrzymaj { $n ->
    [one] jedną
   *[other] najwyżej { $n }
} z dobranych kart albo żadnej.
step-lease = Wybierz Strefę, w której wynajmujesz Magazyn.
step-contractor = { $zone }: który Kontrahent i skąd?
step-area = Wybierz darmową Akcję o koszcie { $cost }.
step-travel = Wybierz, gdzie kończy się Ruch. Pola: { $steps }.
step-tile = Wybierz odkryty kafel Bocznicy do wykonania.
step-free_special = Która Akcja Specjalna za darmo (zostało { $n })?
step-slot = Pole Kontraktu { $size } ({ $vp } PZ): w którym Mieście?
owed-cube = wybór kostek
owed-load = { $n ->
    [one] załadunek Wagonu
   *[other] załadunek Wagonów ({ $n })
}
owed-drive = Akcja { $nth }
owed-special = Akcja Specjalna
owed-pool = karta z odkrytych
owed-discard = odrzucenie karty
owed-city = { $city }
owed-deliver = Kontrakt
owed-market = Czarny Rynek
owed-parcel = Przesyłka
owed-warehouse = Magazyn
owed-station = Stacja
owed-corrupt = { $n ->
    [one] Agent
   *[other] Agenci ({ $n })
}
owed-advance = awans
owed-exchange = wymiana Wagonu
owed-draw_wagon = nowy Wagon
owed-keep = wybór kart
owed-lease = wynajem
owed-area = darmowa Akcja o koszcie { $cost }
owed-travel = ruch { $steps }
owed-tile = kafel Bocznicy
owed-free_special = darmowa Akcja Specjalna
owed-slot = pole Kontraktu
owed-open_tile = kafel Bocznicy: { $tile }
owed-zone = punktacja, { $zone }
owed-score_lease = awans, { $contractor }
owed-score_station = Stacja, { $zone }
owed-infrastructure = Infrastruktura, { $region }
note-last = Ostatnia runda
note-eight = Miasta: { $n }. Koniec blisko

## Dlaczego nie

reason-match_over = Partia jest skończona.
reason-not_your_turn = To nie twoja kolej.
reason-not_now = Teraz rozstrzyga się co innego.
reason-not_offered = Tego nie ma do wyboru.
reason-not_in_hand = Tej karty nie masz na ręce.
reason-not_in_pack = Tego Bohatera nie ma wśród tych, z których wybierasz.
reason-no_such_spy = Twój Szpieg { $spy } jest już zagrany.
reason-state_taken = W tej rundzie Szpieg już tam trafił ({ $region }).
reason-one_spy_only = Możesz tam mieć tylko jednego Szpiega: { $sector }.
reason-no_spy_field = Brak miejsca dla Szpiega: { $sector }.
reason-no_such_car = Twój pociąg nie ma takiego Wagonu.
reason-no_free_slot = Wagon nie ma wolnego miejsca.
reason-special_wagon = Wagon Specjalny wozi tylko Przesyłki.
reason-not_enough_investment = Koszt w znacznikach Inwestycji: { $need }; masz { $have }.
reason-area_full = { $area }: wolne pola { $free }, potrzeba { $need }.
reason-must_be_done = Trzeba to wykonać, na ile się da.
reason-no_effect = Teraz nie dałoby się tego wykonać.
reason-wrong_cost = Darmowa jest Akcja o koszcie { $need }; ta kosztuje { $is }.
reason-not_enough_coal = Koszt: węgiel { $need }; masz { $have }.
reason-no_such_token = Nie masz takiego żetonu Ruchu.
reason-no_end_field = Ten ruch nie miałby wolnego pola, na którym się kończy.
reason-out_of_reach = Żaden Ruch o dokładnie tyle pól ({ $steps }) tam się nie kończy.
reason-occupied = Stoi tam { $name }.
reason-no_region = Twoja Lokomotywa nie jest jeszcze w żadnym regionie.
reason-wrong_region = To leży { $region }, a twoja Lokomotywa nie.
reason-no_warehouse_here = Nie masz wolnego Magazynu w tej Strefie.
reason-no_station_here = Strefa nie ma Stacji.
reason-colour_taken = W Strefie już jest { $contractor }.
reason-contractor_gone = W tym Mieście ({ $city }) już nie czeka: { $contractor }.
reason-leased_already = Jeden wynajem na Akcję Miasta.
reason-not_open = Tego Kontraktu nie ma wśród odkrytych w tym regionie.
reason-slot_taken = To pole oznaczył gracz { $name }.
reason-too_many_cubes = Potrzeba kostek: { $need }; możesz wyładować jeszcze { $left }.
reason-cubes_missing = W twoich Wagonach brakuje kostek.
reason-no_markers_left = Wszystkie twoje znaczniki Kontraktów są już na planszy.
reason-no_cube_here = Na tym miejscu nie ma kostki.
reason-wrong_cube = Potrzebna jest kostka innego rodzaju.
reason-price_out_of_reach = Z tą kostką nie dałoby się osiągnąć ceny { $price }.
reason-too_dear = Cena { $price }; możesz sprzedać najwyżej za { $most }.
reason-zone_full = W Strefie nie ma miejsca na Magazyn.
reason-station_stands = Stację ma tu { $name }.
reason-no_piece_left = Nie masz już takiego piona.
reason-no_agent_field = Brak miejsca dla Agenta: { $sector }.
reason-no_room_for_both = Miejsce tylko dla jednego Agenta, a inny Sektor pomieści obu: { $sector }.
reason-top_taken = Szczyt toru zajmuje { $name }.
reason-at_top = Jesteś na szczycie toru.
reason-nothing_to_take = Za ten Wagon nie ma żadnego do wzięcia.
reason-wagon_not_open = Tego Wagonu nie ma wśród odkrytych.
reason-train_full = Twój pociąg może mieć najwyżej { $limit } { $limit ->
    [one] Wagon
    [few] Wagony
   *[other] Wagonów
}.
reason-wrong_size = Wymiana wymaga innej wielkości.
reason-mission_gone = { $city } nie ma już Misji.
reason-not_drawn = Tej karty nie ma wśród dobranych.

## Dziennik

event-cards_dealt = Każdy dostaje karty: { $count }.
event-heroes_dealt = Każdy dostaje Bohaterów: { $count }.
event-chosen = { $name }: wybór dokonany.
event-packs_passed = Wszyscy podają Bohaterów w lewo.
event-draft_over = Koniec draftu.
event-round_began = Runda { $round }
event-phase_began = Faza: { $phase }
event-bid = { $name } licytuje Szpiegiem { $spy }.
event-order_set = Nowa kolejność: { $names }.
event-lobbied = { $name } wysyła Szpiega: { $sector }.
event-advanced = { $name }: { $track } { $value }.
event-advance_lost = { $name } nie może awansować: { $track }.
event-income = { $name } dostaje: Inwestycje { $investment }, węgiel { $coal }.
event-loaded = { $name } ładuje: { $resource }.
event-got_coal = { $name } dostaje węgiel: { $coal }.
event-got_investment = { $name } dostaje Inwestycje: { $investment }.
event-invested = { $name } płaci { $cost }: { $action }.
event-free_action = { $name } działa za darmo: { $action }.
event-passed = { $name } pasuje.
event-card_played = { $name } zagrywa: { $card }.
event-no_card = { $name } nie ma karty do zagrania.
event-token_used = { $name } dodaje żeton Ruchu +{ $token }.
event-coal_paid = { $name } płaci węglem: { $coal }.
event-moved = { $name } jedzie: { $field }.
event-special_used = { $name } używa: { $card }, { $special }.
event-card_taken = { $name } bierze: { $card }.
event-card_discarded = { $name } odrzuca: { $card }.
event-card_revealed = Odkryta: { $card }.
event-pool_cleared = Odkryte karty zostają wymienione.
event-reshuffled = Odrzucone karty zostają przetasowane.
event-cards_drawn = { $name } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
   *[other] { $count } kart
}.
event-drew = { $name } dobiera: { $card }.
event-card_kept = { $name } zatrzymuje kartę.
event-city_marked = { $name } dociera do Miasta { $city }.
event-token_taken = { $name } bierze żeton Ruchu +{ $token }: { $city }.
event-scored = { $name } zdobywa { $vp } PZ ({ $source }).
event-unloaded = { $name } wyładowuje: { $resource }.
event-delivered = { $name } dostarcza, { $city }: { $contract }.
event-contract_revealed = { $region } potrzebuje: { $contract }.
event-leased = { $name } wynajmuje, { $zone }: { $contractor }, { $city }.
event-bought = { $name } kupuje za { $value }: { $item }.
event-slot_marked = { $name } oznacza pole Kontraktu { $size }: { $city }.
event-tile_opened = { $name } bierze kafel Bocznicy { $number }: { $tile }.
event-tile_revealed = Kafel Bocznicy { $number }: { $tile }.
event-parcel_taken = { $name } ładuje Przesyłkę: { $zone }.
event-zone_scored = Punktacja, { $zone } (wynajęte: { $leased }).
event-contractor_advanced = { $name }, { $rail }: pole { $space }.
event-infrastructure_advanced = { $name }, { $rail }: pole { $space }.
event-track_bonus = { $name } osiąga bonus ({ $rail }): { $bonus }.
event-warehouse_built = { $name } buduje Magazyn: { $zone }.
event-station_built = { $name } buduje Stację: { $zone }.
event-agent_placed = { $name } stawia Agenta: { $sector }.
event-uncoupled = { $name } oddaje: { $wagon }.
event-coupled = { $name } doczepia: { $wagon }.
event-wagon_revealed = Odkryty: { $wagon }.
event-mission_begun = { $name } zagrywa: { $hero }.
event-round_ended = Koniec rundy { $round }.
event-match_over = Partia jest skończona.
source-tokens = Miasto
source-contracts = Kontrakt
source-market = Czarny Rynek
source-cards = karta

## Co to przyniesie

then-rail = { $name } na pole { $n }, { $rail }.
then-rail-bonus = { $name } na pole { $n }, { $rail }, z bonusem: { $bonus }.
then-zone-none = Nic tu nie jest wynajęte: bez punktacji Strefy.
then-token = Pierwsza wizyta: { $vp } PZ i żeton Ruchu +{ $n }.
then-contracts = Kontrakty w zasięgu: { $n }, najwyżej { $vp } PZ.
then-leases = Wynajem, Strefy: { $n }, awans o { $steps } { $steps ->
    [one] pole
    [few] pola
   *[other] pól
}.
then-city-none = W tym Mieście nic teraz nie zyskasz.
then-market = Możesz kupić: { $items }.
then-market-none = Nic nie możesz kupić.
then-tile = Kafel Bocznicy: { $tile }.
then-tile-void = Kafel Bocznicy, teraz bez skutku: { $tile }.
then-parcel = Możesz załadować Przesyłkę.
then-plain = Nic się tu nie dzieje.
then-pieces = Twoje piony tutaj: { $n }.
sector-empty = Nikogo tu jeszcze nie ma.
sector-one = Teraz { $name } dostaje { $vp } (piony: { $n }).
sector-two = Teraz { $name } dostaje { $vp } (piony: { $n }), { $second } { $vp2 } (piony: { $n2 }).
then-advance = { $track }: { $from } → { $to } (szczyt: { $vp } PZ na końcu).
then-advance-top = { $track }: { $from } → { $to }, szczyt: { $vp } PZ na końcu.
then-advance-none = { $track }: dalej się nie da.
then-step = { $rail }: { $from } → { $n }.
then-lease = { $from } → { $n }
then-lease-bonus = { $from } → { $n }: { $bonus }
then-step-bonus = { $rail }: { $from } → { $n }, z bonusem: { $bonus }.
then-bonus = Bonus: { $bonus }.
then-bid = Na teraz miejsce { $n } z { $of }.
then-bid-open = Jeszcze nie licytowali: { $names }.
then-play = Akcja I może się skończyć na { $n } { $n ->
    [one] polu
   *[other] polach
}; węgla wystarczy do { $nth }.
then-play-none = Akcja I nie ma pola, na którym się kończy: karta zostałaby tylko odrzucona.
then-invest = Zostanie Inwestycji: { $left }; wolnych pól: { $free }.
then-deliver = { $vp } PZ od razu, kostki: { $n }.
then-majority = { $region }: dostarczonych kostek będzie { $n }.
then-special-wagon = { $vp } PZ na końcu, gdy wiezie wszystkie Przesyłki ({ $n }).
then-wagon = Masz { $n } z { $limit } Wagonów.
then-uncouple = Przepada: { $cargo }.
then-uncouple-empty = Ten Wagon jest pusty.
then-load = Załadowane zostaną: { $cubes }.
then-mission = { $bonus }. Misja: { $resource } w twoich Wagonach na końcu; teraz { $n }, warte { $vp } PZ.
then-cube = Z zasobów, które się nie kończą.
then-token-use = Pola, na których ruch może się skończyć: { $n }; żeton zostaje zużyty.
then-slot = Liczy się do Kontraktów regionu { $region }.
then-stop = Reszta karty przepada.
then-pass = Bez dalszych Akcji w tej fazie; znaczniki zostają.
then-skip = Rezygnujesz z tego.
then-done = Kończy tę część.

## Punktacja

score-tokens = Odwiedzone Miasta
score-contracts = Kontrakty
score-market = Czarny Rynek
score-cards = Karty
score-all_cities = Wszystkie Miasta
score-tops = Szczyty Torów Postępu
score-sectors = Sektory
score-infrastructure = Infra­struktura
score-contractors = Kontrahenci
score-special_wagons = Wagony Specjalne
score-deliveries = Najwięcej dostaw
score-missions = Misje
rule-score-tokens = Pierwsze wizyty w Miastach, według żetonów.
rule-score-contracts = Punkty każdego Kontraktu, od razu.
rule-score-market = Punkty kupione na Czarnym Rynku.
rule-score-cards = Punkty z Akcji Specjalnych.
rule-score-all_cities = { $all } PZ za znaczniki we wszystkich Miastach.
rule-score-tops = { $top } PZ za każdy Tor Postępu, którego szczyt zajmujesz.
rule-score-sectors = W każdym Sektorze najwięcej Szpiegów i Agentów daje { $sector }; remis rozstrzyga najniższe pole.
rule-score-infrastructure = Na każdym Torze Infrastruktury pierwsi dwaj dostają { $rails }; remisy się dzielą.
rule-score-contractors = Na każdym Torze Kontrahentów pierwsi dwaj dostają { $contractors }; remisy się dzielą.
rule-score-special_wagons = Wagony Specjalne pełne Przesyłek.
rule-score-deliveries = W każdym regionie najwięcej dostarczonych kostek daje { $deliveries }; remis rozstrzygają Kontrakty, potem się dzieli.
rule-score-missions = Każdy zagrany Bohater liczy jeden surowiec w twoich Wagonach, od 0 kostek: { $scale }.
score-why-cities = Miasta: { $n }
score-why-cubes = kostki: { $n }
score-why-sectors = 1.: { $n }, 2.: { $second }
score-why-space = { $region }: pole { $n }
score-why-delivered = { $region }: kostki { $n }

## Pozycja słowami

tell-none = brak
tell-zones = Strefy

## Na planszy

panel-map = Mapa
panel-round = Runda i fazy
panel-tiles = Kafle Bonusów Bocznicy
panel-influence = Wpływy i Postęp
panel-contracts = Kontrakty Państwowe
panel-rails = Infrastruktura i Kontrahenci
panel-levers = Obszar Akcji
panel-yard = Wagony
panel-market = Czarny Rynek
panel-hand = Twoje karty
panel-pool = Odkryte karty
panel-train = Pociąg
panel-cubes = Surowce
panel-heroes = Bohaterowie i Misje
tab-map = Mapa
tab-mine = Pociąg
tab-shared = Tablice
decks = Obszar Akcji, Wagony i Czarny Rynek
digest-influence = prowadzisz w { $n } z { $of }
digest-contracts = pasujące do ładunku: { $n }
digest-rails = teraz warte PZ: { $n }
digest-area = wolne pola: { $n } z { $of }
digest-item = ładunek wart { $n }
board-influence = Wpływy
board-contracts = Kontrakty
board-rails = Tory
map-nardir = Nardir
map-start = START
map-market = Czarny Rynek
round = Runda
round-of = Runda { $n } z { $of }
train-of = { $name }: { $field }
city-tip = { $city }, { $region }, ranga { $rank }
zone-fields = Pola Bocznicy: { $fields }
tile-name = Kafel Bocznicy { $n }: { $tile }
tile-stack = Zakryte dla { $from }–{ $to }: { $n }.
tile-stack-known = Ten stos potasowano z odrzuconych kafli: { $tiles }.
track-name = Tor Postępu: { $track }
track-values = Wartości: { $values }. Na szczycie może być jeden gracz, { $vp } PZ na końcu.
state-closed = Do tego państwa trafił już w tej rundzie Szpieg.
region-yours = twój region
slot-free = { $city }: pole na Kontrakt { $n }
slot-of = { $city }, pole Kontraktu { $n }: { $name }
slot-carries = Wagon nr { $n }: { $cube }
slot-takes = Wagon nr { $n }: wolne miejsce, { $cube }
car-label = Wagon nr { $n }: { $wagon }
majority = Najwięcej dostaw, { $region }
majority-of = { $name }: { $cubes } { $cubes ->
    [one] kostka
    [few] kostki
   *[other] kostek
}, teraz { $vp } PZ.
rail-space = { $rail }, pole { $n }
area-free = { $area }: wolne pola { $n }
yard-train = { $n } z { $limit } Wagonów
resource-worth = { $resource }: wartość na Czarnym Rynku { $n }
order-place = Miejsce { $n } w kolejności
coal-name = Węgiel
coal-left = zostanie węgla
coal-free = darmo
investment-name = Znaczniki Inwestycji
cards-name = Karty na ręce
cities-name = Odwiedzone Miasta
cities-visited = Odwiedzone Miasta: { $n } z { $of }
spies = Pozostali Szpiedzy
spies-left = Pozostali Szpiedzy: { $spies }
spy-name = Szpieg { $n }
bid-now = W tej rundzie licytuje Szpieg { $n }.
tokens = Żetony Ruchu
token-own = Żeton Ruchu +{ $n } (×{ $count })
points = PZ
points-n = { $n ->
   *[other] PZ
}
points-now = { $n } PZ; { $total }, gdyby partia skończyła się teraz
points-total = { $n } na końcu
points-place = { $level ->
    [0] miejsce { $rank }
   *[other] ex aequo { $rank }.
}
left-warehouses = Pozostałe Magazyny: { $n }
left-stations = Pozostałe Stacje: { $n }
left-agents = Pozostali Agenci: { $n }
left-contract_markers = Pozostałe znaczniki Kontraktów: { $n }
card-on-table = { $card }, wykonywana
card-drawn = { $card }, dobrana
hand-room = miejsce na jeszcze jedną
pool-then = Potem weź 1
hero-mission = { $hero }: Misja
hero-played = Misja
hero-aside = { $hero }, odłożony w drafcie
cards-hidden = Karty na ręce: { $n }
heroes-hidden = Bohaterowie na ręce: { $n }
ref-pieces = Piony

## Zasady

rule-rounds = Partia ma najwyżej { $n } { $n ->
    [one] rundę
    [few] rundy
   *[other] rund
}. Kończy się też po rundzie, w której ktoś odwiedził wszystkie Miasta.
rule-phase-bidding = W starej kolejności każdy jawnie licytuje jednym Szpiegiem. Najwyższy numer jest pierwszy w nowej kolejności; remis wygrywa ten, kto licytował wcześniej. Każdym Szpiegiem licytuje się raz w partii.
rule-phase-lobbying = W nowej kolejności każdy przenosi zagranego Szpiega do Sektora: awans na jego torze, potem bonus pola. Państwo przyjmuje jednego Szpiega na rundę; gdy graczy jest więcej niż państw, ostatni wybiera dowolnie.
rule-phase-income = Każdy dostaje znaczniki Inwestycji i węgiel według swoich torów i może załadować Wagony.
rule-phase-investment = Po kolei każdy wykonuje Akcję z Obszaru Akcji albo pasuje, aż wszyscy spasują. Niewydane znaczniki zostają.
rule-phase-movement = Każdy zagrywa jedną kartę: Akcje I, II i III po kolei, potem Akcja Specjalna IV. Każda może być ostatnią. Potem bierze się odkrytą kartę.
rule-phase-missions = Każdy może zagrać jednego Bohatera, którego Miasto leży w regionie własnej Lokomotywy i ma jeszcze swoją Misję.
rule-phase-end = Obszar Akcji zostaje opróżniony, odkryte karty wymienione i zaczyna się następna runda.
rule-spies = Szpiedzy mają numery; każdym licytuje się raz, potem zostaje w Sektorze.
rule-coal = Węglem płaci się za Ruch z kart i za Akcje Specjalne. Niezużyty zostaje.
rule-investment = Znacznikami Inwestycji płaci się za Akcje w Obszarze Akcji. Niewydane zostają.
rule-pieces = Gdy wszystkie piony danego rodzaju są na planszy, Akcja, która je stawia, nie jest już możliwa.
rule-points = Punkty za Miasta, Kontrakty, Czarny Rynek i karty są od razu, pozostałe na końcu.
rule-loco = Ruch ma dokładnie tyle pól, ile nadrukowano, zgodnie ze strzałkami. Skończyć się wcześniej może tylko w Mieście lub na Czarnym Rynku. Na ostatnim polu, poza nimi, nie może stać inna Lokomotywa. Mijać inne wolno.
rule-start = Stąd zaczynają wszystkie Lokomotywy. Nie da się tu wrócić.
rule-city = Pierwsza wizyta daje żeton Ruchu i jego punkty. Przy każdej: wynajem jednego Magazynu i realizacja odkrytych Kontraktów regionu w ramach Wyładunku.
rule-market = Sprzedaj kostki za co najmniej cenę jednej rzeczy, najwyżej tyle, ile pozwala Wyładunek; nadwyżka przepada.
rule-tokens = Żeton Ruchu dodaje swoje punkty Ruchu do jednego Ruchu z karty i przepada.
rule-track-investment = Znaczniki Inwestycji, które dostajesz co rundę.
rule-track-coal = Węgiel, który dostajesz co rundę.
rule-track-loading = Wagony, które możesz załadować co rundę.
rule-track-unloading = Kostki, które możesz oddać w jednym Mieście lub sprzedać na jednym Czarnym Rynku.
rule-track-wagons = Ile Wagonów może mieć twój pociąg.
rule-sector = Szpieg daje awans: { $track }. Bonusy pól: { $bonuses }.
rule-sector-one = Tylko jeden Szpieg każdego gracza w każdym z tych Sektorów.
rule-lobbying = Okrągłe pola są dla Szpiegów, kwadratowe dla Agentów. Na końcu liczy się najwięcej pionów; remis rozstrzyga najniższe pole.
rule-rail-infrastructure = O pole dalej za każdy zbudowany Magazyn i za twoje Stacje przy punktacji Strefy. Na końcu pierwsi dwaj dostają { $points }.
rule-rail-contractor = Dalej za wynajem, o rangę Miasta, i przy punktacji Strefy. Na końcu pierwsi dwaj dostają { $points }.
rule-tile = Pociąg, który staje na Bocznicy z tym numerem, wykonuje kafel; potem odkrywa się nowy.
rule-contract = Oddaj te kostki w Mieście państwa, w ramach Wyładunku, dopóki jego pole tej wielkości jest wolne. Punkty są od razu.
rule-slot = Każde pole oznacza się raz w partii. Oznaczone pola liczą się swoją wielkością do największych dostaw regionu.
rule-majority = Na końcu najwięcej dostarczonych kostek w regionie daje { $points }; remis rozstrzyga liczba Kontraktów, potem się dzieli.
rule-area = Pola na znaczniki: { $n }; Akcja wymaga tylu wolnych, ile kosztuje. Na końcu rundy wszystkie się zwalniają.
rule-wagon = Każde miejsce przyjmuje wskazaną kostkę; znak zapytania przyjmuje dowolną. Ile możesz mieć Wagonów, mówi Tor Wagonów.
rule-special-wagon = Wozi tylko Przesyłki. { $vp } PZ na końcu, jeśli jest pełny.
rule-parcel = Przesyłki są w Strefach ze Stacją; bierze się je, gdy pociąg staje na Bocznicy. Wożą je tylko Wagony Specjalne.
rule-worth = Wartości liczą się tylko na Czarnym Rynku.
rule-cargo = Załadunek zapełnia wszystkie puste miejsca Wagonu. Kostek nie można przekładać ani wyrzucać.
rule-pool = Po zagraniu karty bierzesz jedną z odkrytych.

## Chwile i wynik

scene-zone = Punktacja: { $zone }
scene-zone-by = { $name } staje na Bocznicy.
scene-cities = { $name }: odwiedzone wszystkie Miasta.
scene-last-note = Partia kończy się po tej rundzie.
docket-you = Ty
docket-free = brak Magazynu
docket-idle = niewynajęty: nic nie daje
docket-later = jeszcze przed nami
docket-no-station = brak Stacji
docket-nothing = teraz nic nie daje
docket-bonus = { $name }, pole { $n }: { $bonus }
forecast = Strefy
forecast-title = Co dałaby teraz Punktacja każdej Strefy
tale-first-delivery = Pierwsza dostawa.
tie-cities = Tyle samo punktów: odwiedzone Miasta { $n } wobec { $m }.
deed-moved = Ruchy
deed-delivered = Zrealizowane Kontrakty
deed-cities = Odwiedzone Miasta
deed-built = Magazyny i Stacje
deed-leased = Wynajmy
deed-agents = Szpiedzy i Agenci
deed-invested = Opłacone Akcje
