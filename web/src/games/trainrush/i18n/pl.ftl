### Train Rush, po polsku.

## Rzeczy

region-red = Ravenshire
region-green = Calestia
region-blue = Awhar
region-in-red = w Ravenshire
region-in-green = w Calestii
region-in-blue = w Awharze
contractor-red = kontrahent z Ravenshire
contractor-green = kontrahent z Calestii
contractor-blue = kontrahent z Awharu
resource-brass = mosiądz
resource-water = woda
resource-food = żywność
resource-copper = miedź
resource-gold = złoto
resource-any = dowolny
resource-parcel = przesyłka
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
sector-financial = Sektor finansowy
sector-resource = Sektor surowców
sector-logistics = Sektor logistyki
sector-trade = Sektor handlowy
sector-technology = Sektor technologiczny
sector-name = { $sector }, { $region }
zone-name = strefa { $region } { $n }
rail-infrastructure = tor infrastruktury, { $region }
rail-contractor = tor kontrahentów, { $region }
field-start = pole startowe
field-market = czarny rynek, { $region }
field-siding = bocznica { $n }, { $zone }
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
wagon-name = wagon, miejsca: { $n } ({ $slots })
wagon-special = wagon specjalny, przesyłki: { $n }
car-nth = wagon nr { $n }
car-name = wagon nr { $n } w twoim pociągu, { $wagon }
token-name = punkty ruchu +{ $n }, { $vp } PZ
parcels-n = { $n ->
    [one] jedna przesyłka
    [few] { $n } przesyłki
   *[other] { $n } przesyłek
}

## Co dają karty, kafle, Bohaterowie, tory i rynki

effect-vp = +{ $n } PZ
effect-coal = Węgiel +{ $n }
effect-investment = Inwestycje +{ $n }
effect-warehouse = Zbuduj { $n ->
    [one] magazyn
    [few] { $n } magazyny
   *[other] { $n } magazynów
}
effect-station = Zbuduj stację
effect-corruption = Korupcja{ $n ->
    [one] {""}
   *[other] {" "}×{ $n }
}
effect-bribe = { $n ->
    [one] Agent tutaj
   *[other] { $n } agentów tutaj
}
effect-advance = Awans: { $track }{ $n ->
    [one] {""}
   *[other] {" "}×{ $n }
}
effect-advance_any = Dowolny tor +{ $n }
effect-exchange = Wymiana wagonu { $kinds }
effect-draw_wagon = Dobierz wagon { $n }
effect-load = Załaduj { $n ->
    [one] wagon
    [few] { $n } wagony
   *[other] { $n } wagonów
}
effect-plan = Dobierz { $draw }, zatrzymaj { $keep }
effect-draw = Dobierz karty: { $n }
effect-lease = Dowolny wynajem
effect-area = Darmowa akcja o koszcie { $n }
effect-move = Ruch { $n }
effect-tile = Odkryty kafel bocznicy
effect-special = { $n ->
    [one] Darmowa akcja specjalna
    [few] { $n } darmowe akcje specjalne
   *[other] { $n } darmowych akcji specjalnych
}
effect-slot = { $vp } PZ i znacznik na polu kontraktu { $size }
rule-effect-vp = Od razu zdobywasz te punkty.
rule-effect-coal = Zdobywasz węgiel, którym płacisz za ruchy kart.
rule-effect-investment = Zdobywasz znaczniki inwestycji do obszaru akcji.
rule-effect-warehouse = Za każdym razem postaw magazyn w strefie regionu, w którym stoi twoja lokomotywa, i awansuj o jedno pole na jego torze infrastruktury.
rule-effect-station = Postaw stację przeładunkową w strefie swojego regionu, która jej nie ma. Kładzie się tam przesyłkę. Wynajmować można tylko w strefach ze stacją.
rule-effect-corruption = Za każdym razem postaw agenta na pierwszym wolnym polu agentów w sektorze państwa swojego regionu. Na końcu agenci liczą się jak szpiedzy.
rule-effect-bribe = Postaw agentów w jednym sektorze państwa, do którego należy ten tor infrastruktury, gdziekolwiek jesteś.
rule-effect-advance = Za każdym razem awansuj o jedno pole na wskazanym torze postępu, o ile nikt nie zajmuje szczytu.
rule-effect-advance_any = Awansuj o jedno pole na wybranym torze postępu.
rule-effect-exchange = Oddaj wagon wielkości przed strzałką i weź wagon wielkości za strzałką, z odkrytych albo specjalny. Jego ładunek przepada.
rule-effect-draw_wagon = Weź odkryty wagon tej wielkości albo specjalny, jeśli tor wagonów pozwala na jeszcze jeden.
rule-effect-load = Zapełnij wszystkie puste miejsca tylu zwykłych wagonów; na miejsca dowolne wybierasz kostki.
rule-effect-plan = Obejrzyj tyle kart z talii i zatrzymaj najwyżej podaną liczbę; resztę odrzuć.
rule-effect-draw = Dobierz karty z talii. Limit ręki obowiązuje od razu.
rule-effect-lease = Wynajmij swój magazyn, w strefie ze stacją, kontrahentowi z dowolnego miasta i awansuj o rangę tego miasta.
rule-effect-area = Wykonaj akcję o tym koszcie w obszarze akcji, bez płacenia i bez zajmowania pól.
rule-effect-move = Rusz się dokładnie o tyle pól; nie można dodać żetonu ruchu. Do miasta lub na czarny rynek można dojechać wcześniej.
rule-effect-tile = Wykonaj dowolny odkryty kafel bocznicy; zostanie zastąpiony.
rule-effect-special = Użyj za darmo akcji specjalnej karty z ręki; karta zostaje odrzucona.
rule-effect-slot = Zdobywasz punkty i oznaczasz wolne pole kontraktu tej wielkości w mieście regionu; liczy się do przewagi jak kontrakt.
rule-lease = Twój magazyn w strefie ze stacją przejmuje kontrahent koloru, którego w strefie brakuje.

## Akcje

act-cube = Załaduj: { $resource }
act-under = Pod talię: { $card }
act-box = Do pudełka: { $hero }
act-draft = Zatrzymaj: { $hero }, resztę podaj dalej
act-bid = Licytuj szpiegiem { $n }
act-lobby = Wyślij szpiega: { $sector }
act-load = Załaduj: { $car }
act-invest = { $action } (koszt { $cost })
act-play = Zagraj: { $card }
act-token = Dodaj żeton ruchu +{ $n }
act-move = Cel: { $field }
act-special = Akcja specjalna, { $card }: { $special }
act-take = Weź: { $card }
act-keep = Zatrzymaj: { $card }
act-discard = Odrzuć: { $card }
act-mission = Zagraj: { $hero }
act-lease = Wynajmij, { $zone }: { $region }
act-zone = Wynajmij: { $zone }
act-contractor = Weź: { $contractor }, miasto { $city }
act-contract = Dostarcz: { $contract }
act-give = Wyładuj: { $resource }, wagon nr { $car }
act-buy = Kup: { $item } (cena { $price })
act-slot = Oznacz pole kontraktu { $size }: { $city }
act-parcel = Załaduj przesyłkę: { $car }
act-tile = Kafel bocznicy { $n }: { $tile }
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

step-cube = Którą kostką zapełnisz wolne miejsce w wagonie nr { $n }?
step-keep_cards = Zatrzymaj { $keep ->
    [one] jedną kartę
    [few] { $keep } karty
   *[other] { $keep } kart
}: wybierz { $n ->
    [one] jedną kartę, która trafi
    [few] { $n } karty, które trafią
   *[other] { $n } kart, które trafią
} pod talię.
step-keep_heroes = Wybierz bohatera, który zakryty wraca do pudełka.
step-draft = Zatrzymaj jednego z bohaterów ({ $n }), resztę podaj dalej.
step-bid = Runda { $round }: którym szpiegiem licytujesz o kolejność?
step-lobby = Wyślij szpiega do sektora.
step-lobby-taken = Wyślij szpiega do sektora. W tej rundzie zajęte: { $regions }.
step-load = Załaduj wagon (zostało { $n }).
step-invest = Wybierz akcję albo spasuj (znaczniki: { $n }).
step-play = Zagraj kartę. Twój węgiel: { $n }.
step-drive = Akcja { $nth }: gdzie kończy się ruch o { $steps } { $steps ->
    [one] pole
    [few] pola
   *[other] pól
} ({ $coal ->
    [0] za darmo
   *[other] węgiel { $coal }
})?
step-drive-none = Akcji { $nth } (pola { $steps }, węgiel { $coal }) nie da się wykonać: zatrzymaj się tutaj.
step-drive_with = Akcja { $nth }, żeton +{ $token }: gdzie kończy się ruch (pola: { $steps })?
step-special = Akcja IV: akcja specjalna (węgiel { $n }) albo zrezygnuj.
step-special-none = Akcja IV: żadnej akcji specjalnej (węgiel { $n }) nie da się wykonać.
step-pool = Weź jedną z odkrytych kart.
step-discard = Możesz mieć najwyżej { $n } { $n ->
    [one] kartę
    [few] karty
   *[other] kart
}: odrzuć jedną.
step-mission = Zagraj bohatera tego regionu albo zrezygnuj.
step-mission-none = Żadnego z twoich bohaterów nie można teraz zagrać.
step-city = { $city }: wynajmij lub dostarcz (kostki: { $n }).
step-city-leased = { $city }: dostarcz (kostki: { $n }).
step-deliver = Kontrakt za { $vp } PZ, potrzeba: { $cube }.
step-market = Kup jedną rzecz za najwyżej { $n } { $n ->
    [one] kostkę
    [few] kostki
   *[other] kostek
}.
step-sell = Zapłacone { $value } z { $price }, kostki: { $n }; { $item }.
step-parcel = Załadować przesyłkę ({ $zone })?
step-warehouse = Wybierz strefę dla magazynu.
step-station = Wybierz strefę dla stacji.
step-corrupt = Wybierz sektor dla { $n ->
    [one] swojego agenta
   *[other] swoich agentów ({ $n })
}.
step-corrupt-in = { $region }: wybierz sektor dla { $n ->
    [one] swojego agenta
   *[other] swoich agentów ({ $n })
}.
step-advance = Wybierz tor postępu, na którym awansujesz.
step-exchange = Wymiana { $kinds }: który wagon oddajesz?
step-exchange_for = Który wagon zajmie miejsce wagonu nr { $n }?
step-draw_wagon = Weź wagon, miejsca: { $n }.
step-keep = Zatrzymaj { $n ->
    [one] jedną
   *[other] najwyżej { $n }
} z dobranych kart albo żadnej.
step-lease = Wybierz strefę, w której wynajmujesz magazyn.
step-contractor = Który kontrahent i skąd ({ $zone })?
step-area = Wybierz darmową akcję o koszcie { $cost }.
step-travel = Wybierz, gdzie kończy się ruch. Pola: { $steps }.
step-tile = Wybierz odkryty kafel bocznicy do wykonania.
step-free_special = Która akcja specjalna za darmo (zostało { $n })?
step-slot = Pole kontraktu { $size } ({ $vp } PZ): w którym mieście?
owed-cube = wybór kostek
owed-load = { $n ->
    [one] załadunek wagonu
   *[other] załadunek wagonów ({ $n })
}
owed-drive = akcja { $nth }
owed-special = akcja specjalna
owed-pool = karta z odkrytych
owed-discard = odrzucenie karty
owed-city = { $city }
owed-deliver = kontrakt
owed-market = czarny rynek
owed-parcel = przesyłka
owed-warehouse = magazyn
owed-station = stacja
owed-corrupt = { $n ->
    [one] agent
   *[other] agenci ({ $n })
}
owed-advance = awans
owed-exchange = wymiana wagonu
owed-draw_wagon = nowy wagon
owed-keep = wybór kart
owed-lease = wynajem
owed-area = darmowa akcja o koszcie { $cost }
owed-travel = ruch { $steps }
owed-tile = kafel bocznicy
owed-free_special = darmowa akcja specjalna
owed-slot = pole kontraktu
owed-open_tile = kafel bocznicy: { $tile }
owed-zone = punktacja, { $zone }
owed-score_lease = awans, { $contractor }
owed-score_station = stacja, { $zone }
owed-infrastructure = infrastruktura, { $region }
note-last = Ostatnia runda
note-eight = Miasta: { $n }. Koniec blisko

## Dlaczego nie

reason-match_over = Partia jest skończona.
reason-not_your_turn = To nie twoja kolej.
reason-not_now = Teraz rozstrzyga się co innego.
reason-not_offered = Tego nie ma do wyboru.
reason-not_in_hand = Tej karty nie masz na ręce.
reason-not_in_pack = Tego bohatera nie ma wśród tych, z których wybierasz.
reason-no_such_spy = Twój szpieg { $spy } jest już zagrany.
reason-state_taken = W tej rundzie szpieg już tam trafił ({ $region }).
reason-one_spy_only = Możesz tam mieć tylko jednego szpiega: { $sector }.
reason-no_spy_field = Brak miejsca dla szpiega: { $sector }.
reason-no_such_car = Twój pociąg nie ma takiego wagonu.
reason-no_free_slot = Wagon nie ma wolnego miejsca.
reason-special_wagon = Wagon specjalny wozi tylko przesyłki.
reason-not_enough_investment = Koszt w znacznikach inwestycji: { $need }; masz { $have }.
reason-area_full = { $area }: wolne pola { $free }, potrzeba { $need }.
reason-must_be_done = Trzeba to wykonać, na ile się da.
reason-no_effect = Teraz nie dałoby się tego wykonać.
reason-wrong_cost = Darmowa jest akcja o koszcie { $need }; ta kosztuje { $is }.
reason-not_enough_coal = Koszt: węgiel { $need }; masz { $have }.
reason-no_such_token = Nie masz takiego żetonu ruchu.
reason-no_end_field = Ten ruch nie miałby wolnego pola, na którym się kończy.
reason-out_of_reach = Żaden ruch o dokładnie tyle pól ({ $steps }) tam się nie kończy.
reason-occupied = Stoi tam { $name }.
reason-no_region = Twoja lokomotywa nie jest jeszcze w żadnym regionie.
reason-wrong_region = To leży { $region }, a twoja lokomotywa nie.
reason-no_warehouse_here = Nie masz wolnego magazynu w tej strefie.
reason-no_station_here = Strefa nie ma stacji.
reason-colour_taken = W strefie już jest { $contractor }.
reason-contractor_gone = W tym mieście ({ $city }) już nie czeka: { $contractor }.
reason-leased_already = Jeden wynajem na akcję miasta.
reason-not_open = Tego kontraktu nie ma wśród odkrytych w tym regionie.
reason-slot_taken = To pole oznaczył gracz { $name }.
reason-too_many_cubes = Potrzeba kostek: { $need }; możesz wyładować jeszcze { $left }.
reason-cubes_missing = W twoich wagonach brakuje kostek.
reason-no_markers_left = Wszystkie twoje znaczniki kontraktów są już na planszy.
reason-no_cube_here = Na tym miejscu nie ma kostki.
reason-wrong_cube = Potrzebna jest kostka innego rodzaju.
reason-price_out_of_reach = Z tą kostką nie dałoby się osiągnąć ceny { $price }.
reason-too_dear = Cena { $price }; możesz sprzedać najwyżej za { $most }.
reason-zone_full = W strefie nie ma miejsca na magazyn.
reason-station_stands = Stację ma tu { $name }.
reason-no_piece_left = Nie masz już takiego piona.
reason-no_agent_field = Brak miejsca dla agenta: { $sector }.
reason-no_room_for_both = Miejsce tylko dla jednego agenta, a inny sektor pomieści obu: { $sector }.
reason-top_taken = Szczyt toru zajmuje { $name }.
reason-at_top = Jesteś na szczycie toru.
reason-nothing_to_take = Za ten wagon nie ma żadnego do wzięcia.
reason-wagon_not_open = Tego wagonu nie ma wśród odkrytych.
reason-train_full = Twój pociąg może mieć najwyżej { $limit } { $limit ->
    [one] wagon
    [few] wagony
   *[other] wagonów
}.
reason-wrong_size = Wymiana wymaga innej wielkości.
reason-mission_gone = { $city } nie ma już misji.
reason-not_drawn = Tej karty nie ma wśród dobranych.

## Dziennik

event-cards_dealt = Każdy dostaje karty: { $count }.
event-heroes_dealt = Każdy dostaje bohaterów: { $count }.
event-chosen = { $name }: wybór dokonany.
event-packs_passed = Wszyscy podają bohaterów w lewo.
event-draft_over = Koniec draftu.
event-round_began = Runda { $round }
event-phase_began = Faza: { $phase }
event-bid = { $name } licytuje szpiegiem { $spy }.
event-order_set = Nowa kolejność: { $names }.
event-lobbied = { $name } wysyła szpiega: { $sector }.
event-advanced = { $name }: { $track } { $value }.
event-advance_lost = { $name } nie może awansować: { $track }.
event-income = { $name } dostaje: inwestycje { $investment }, węgiel { $coal }.
event-loaded = { $name } ładuje: { $resource }.
event-got_coal = { $name } dostaje węgiel: { $coal }.
event-got_investment = { $name } dostaje inwestycje: { $investment }.
event-invested = { $name } płaci { $cost }: { $action }.
event-free_action = { $name } działa za darmo: { $action }.
event-passed = { $name } pasuje.
event-card_played = { $name } zagrywa: { $card }.
event-no_card = { $name } nie ma karty do zagrania.
event-token_used = { $name } dodaje żeton ruchu +{ $token }.
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
event-city_marked = { $name } dociera do miasta { $city }.
event-token_taken = { $name } bierze żeton ruchu +{ $token }: { $city }.
event-scored = { $name } zdobywa { $vp } PZ ({ $source }).
event-unloaded = { $name } wyładowuje: { $resource }.
event-delivered = { $name } realizuje kontrakt w mieście { $city }: { $contract }.
event-contract_revealed = { $region } potrzebuje: { $contract }.
event-leased = { $name } wynajmuje, { $zone }: { $contractor }, { $city }.
event-bought = { $name } kupuje za { $value }: { $item }.
event-slot_marked = { $name } oznacza pole kontraktu { $size }: { $city }.
event-tile_opened = { $name } bierze kafel bocznicy { $number }: { $tile }.
event-tile_revealed = Kafel bocznicy { $number }: { $tile }.
event-parcel_taken = { $name } ładuje przesyłkę: { $zone }.
event-zone_scored = Punktacja, { $zone } (wynajęte: { $leased }).
event-contractor_advanced = { $name }, { $rail }: pole { $space }.
event-infrastructure_advanced = { $name }, { $rail }: pole { $space }.
event-track_bonus = { $name } osiąga bonus ({ $rail }): { $bonus }.
event-warehouse_built = { $name } buduje magazyn: { $zone }.
event-station_built = { $name } buduje stację: { $zone }.
event-agent_placed = { $name } stawia agenta: { $sector }.
event-uncoupled = { $name } oddaje: { $wagon }.
event-coupled = { $name } doczepia: { $wagon }.
event-wagon_revealed = Odkryty: { $wagon }.
event-mission_begun = { $name } zagrywa: { $hero }.
event-round_ended = Koniec rundy { $round }.
event-match_over = Partia jest skończona.
source-tokens = miasto
source-contracts = kontrakt
source-market = czarny rynek
source-cards = karta

## Co to przyniesie

then-rail = { $name } na pole { $n }, { $rail }.
then-rail-bonus = { $name } na pole { $n }, { $rail }, z bonusem: { $bonus }.
then-zone-none = Nic tu nie jest wynajęte: bez punktacji strefy.
then-token = Pierwsza wizyta: { $vp } PZ i żeton ruchu +{ $n }.
then-contracts = Kontrakty w zasięgu: { $n }, najwyżej { $vp } PZ.
then-leases = Wynajem, strefy: { $n }, awans o { $steps } { $steps ->
    [one] pole
    [few] pola
   *[other] pól
}.
then-city-none = W tym mieście nic teraz nie zyskasz.
then-market = Możesz kupić: { $items }.
then-market-none = Nic nie możesz kupić.
then-tile = Kafel bocznicy: { $tile }.
then-tile-void = Kafel bocznicy, teraz bez skutku: { $tile }.
then-parcel = Możesz załadować przesyłkę.
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
then-invest = Zostanie inwestycji: { $left }; wolnych pól: { $free }.
then-deliver = { $vp } PZ od razu, kostki: { $n }.
then-majority = { $region }: dostarczonych kostek będzie { $n }.
then-special-wagon = { $vp } PZ na końcu, gdy wiezie wszystkie przesyłki ({ $n }).
then-wagon = Masz { $n } z { $limit } wagonów.
then-uncouple = Przepada: { $cargo }.
then-uncouple-empty = Ten wagon jest pusty.
then-load = Załadowane zostaną: { $cubes }.
then-mission = { $bonus }. Misja: { $resource } w twoich wagonach na końcu; teraz { $n }, warte { $vp } PZ.
then-cube = Z zasobów, które się nie kończą.
then-cube-wanted = Odkryte kontrakty, które jej wymagają: { $where }.
then-cube-unwanted = Nie wymaga jej żaden odkryty kontrakt.
then-cube-worth = Na czarnym rynku jest warta { $n }.
first-cube = Kostka jedzie w wagonie nr { $n } od początku. W mieście służy do realizacji kontraktu, na czarnym rynku płaci się nią za zakup.
first-contracts = Kontrakty: { $n }
first-market = Czarny rynek: { $n }
then-token-use = Pola, na których ruch może się skończyć: { $n }; żeton zostaje zużyty.
then-slot = Liczy się do kontraktów regionu { $region }.
then-stop = Reszta karty przepada.
then-pass = Bez dalszych akcji w tej fazie; znaczniki zostają.
then-skip = Rezygnujesz z tego.
then-done = Kończy tę część.

## Punktacja

score-tokens = Odwiedzone miasta
score-contracts = Kontrakty
score-market = Czarny rynek
score-cards = Karty
score-all_cities = Wszystkie miasta
score-tops = Szczyty torów postępu
score-sectors = Sektory
score-infrastructure = Infra­struktura
score-contractors = Kontrahenci
score-special_wagons = Wagony specjalne
score-deliveries = Najwięcej dostaw
score-missions = Misje
rule-score-tokens = Pierwsze wizyty w miastach, według żetonów.
rule-score-contracts = Punkty każdego kontraktu, od razu.
rule-score-market = Punkty kupione na czarnym rynku.
rule-score-cards = Punkty z akcji specjalnych.
rule-score-all_cities = { $all } PZ za znaczniki we wszystkich miastach.
rule-score-tops = { $top } PZ za każdy tor postępu, którego szczyt zajmujesz.
rule-score-sectors = W każdym sektorze najwięcej szpiegów i agentów daje { $sector }; remis rozstrzyga najniższe pole.
rule-score-infrastructure = Na każdym torze infrastruktury pierwsi dwaj dostają { $rails }; remisy się dzielą.
rule-score-contractors = Na każdym torze kontrahentów pierwsi dwaj dostają { $contractors }; remisy się dzielą.
rule-score-special_wagons = Wagony specjalne pełne przesyłek.
rule-score-deliveries = W każdym regionie najwięcej dostarczonych kostek daje { $deliveries }; remis rozstrzygają kontrakty, potem się dzieli.
rule-score-missions = Każdy zagrany bohater liczy jeden surowiec w twoich wagonach, od 0 kostek: { $scale }.
score-why-cities = Miasta: { $n }
score-why-cubes = { $n } { $n ->
    [one] kostka
    [few] kostki
   *[other] kostek
}
score-why-first = { $n } { $n ->
    [one] pierwsze miejsce
    [few] pierwsze miejsca
   *[other] pierwszych miejsc
}
score-why-second = { $n } { $n ->
    [one] drugie miejsce
    [few] drugie miejsca
   *[other] drugich miejsc
}
score-why-space = { $region }: pole { $n }
score-why-delivered = { $region }: { $n } { $n ->
    [one] kostka
    [few] kostki
   *[other] kostek
}

## Pozycja słowami

tell-none = brak
tell-zones = Strefy

## Na planszy

panel-map = Mapa
panel-round = Runda i fazy
panel-tiles = Kafle bonusów bocznicy
panel-influence = Wpływy i postęp
panel-contracts = Kontrakty państwowe
panel-rails = Infrastruktura i kontrahenci
panel-levers = Obszar akcji
panel-yard = Wagony
panel-market = Czarny rynek
panel-hand = Twoje karty
panel-pool = Odkryte karty
panel-train = Pociąg
panel-cubes = Surowce
panel-heroes = Bohaterowie i misje
tab-map = Mapa
tab-mine = Pociąg
tab-shared = Tablice
decks = Obszar akcji, wagony i czarny rynek
digest-influence = prowadzisz w { $n } z { $of }
digest-contracts = pasujące do ładunku: { $n }
digest-rails = teraz warte PZ: { $n }
digest-area = wolne pola: { $n } z { $of }
digest-item = ładunek wart { $n }
board-influence = Wpływy
board-contracts = Kontrakty
board-rails = Tory
board-heroes = Bohaterowie
board-supply = Zasoby
map-nardir = Nardir
map-start = START
map-market = Czarny rynek
round = Runda
round-of = Runda { $n } z { $of }
train-of = { $name }: { $field }
city-tip = { $city }, { $region }, ranga { $rank }
zone-fields = Pola bocznicy: { $fields }
tile-name = Kafel bocznicy { $n }: { $tile }
tile-stack = Zakryte dla { $from }–{ $to }: { $n }.
tile-stack-known = Ten stos potasowano z odrzuconych kafli: { $tiles }.
track-name = Tor postępu: { $track }
track-values = Wartości: { $values }. Na szczycie może być jeden gracz, { $vp } PZ na końcu.
state-closed = Do tego państwa trafił już w tej rundzie szpieg.
region-yours = twój region
slot-free = { $city }: pole na kontrakt { $n }
slot-of = { $city }, pole kontraktu { $n }: { $name }
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
yard-train = { $n } z { $limit } wagonów
resource-worth = { $resource }: wartość na czarnym rynku { $n }
order-place = Miejsce { $n } w kolejności
coal-name = Węgiel
coal-left = zostanie węgla
coal-free = za darmo
investment-name = Znaczniki inwestycji
cards-name = Karty na ręce
cities-name = Odwiedzone miasta
cities-visited = Odwiedzone miasta: { $n } z { $of }
spies = Pozostali szpiedzy
spies-left = Pozostali szpiedzy: { $spies }
spy-name = Szpieg { $n }
bid-now = W tej rundzie licytuje szpieg { $n }.
tokens = Żetony ruchu
token-own = Żeton ruchu +{ $n } (×{ $count })
points = PZ
points-n = { $n ->
   *[other] PZ
}
points-now = { $n } PZ; { $total }, gdyby partia skończyła się teraz
points-total = gdyby teraz koniec: { $n }
points-place = { $level ->
    [0] { $rank }. miejsce
   *[other] { $rank }. ex aequo
}
left-warehouses = Pozostałe magazyny: { $n }
left-stations = Pozostałe stacje: { $n }
left-agents = Pozostali agenci: { $n }
left-contract_markers = Pozostałe znaczniki kontraktów: { $n }
card-on-table = { $card }, wykonywana
card-drawn = { $card }, dobrana
hand-room = miejsce na jeszcze jedną
pool-then = Potem weź 1
hero-mission = { $hero }: misja
hero-played = misja
hero-aside = { $hero }, odłożony w drafcie
cards-hidden = Karty na ręce: { $n }
heroes-hidden = Bohaterowie na ręce: { $n }
ref-pieces = Piony

## Zasady

rule-rounds = Partia ma najwyżej { $n } { $n ->
    [one] rundę
    [few] rundy
   *[other] rund
}. Kończy się też po rundzie, w której ktoś odwiedził wszystkie miasta.
rule-phase-bidding = W starej kolejności każdy jawnie licytuje jednym szpiegiem. Najwyższy numer jest pierwszy w nowej kolejności; remis wygrywa ten, kto licytował wcześniej. Każdym szpiegiem licytuje się raz w partii.
rule-phase-lobbying = W nowej kolejności każdy przenosi zagranego szpiega do sektora: awans na jego torze, potem bonus pola. Państwo przyjmuje jednego szpiega na rundę; gdy graczy jest więcej niż państw, ostatni wybiera dowolnie.
rule-phase-income = Każdy dostaje znaczniki inwestycji i węgiel według swoich torów i może załadować wagony.
rule-phase-investment = Po kolei każdy wykonuje akcję z obszaru akcji albo pasuje, aż wszyscy spasują. Niewydane znaczniki zostają.
rule-phase-movement = Każdy zagrywa jedną kartę: akcje I, II i III po kolei, potem akcja specjalna IV. Każda może być ostatnią. Potem bierze się odkrytą kartę.
rule-phase-missions = Każdy może zagrać jednego bohatera, którego miasto leży w regionie własnej lokomotywy i ma jeszcze swoją misję.
rule-phase-end = Obszar akcji zostaje opróżniony, odkryte karty wymienione i zaczyna się następna runda.
rule-spies = Szpiedzy mają numery; każdym licytuje się raz, potem zostaje w sektorze.
rule-coal = Węglem płaci się za ruch z kart i za akcje specjalne. Niezużyty zostaje.
rule-investment = Znacznikami inwestycji płaci się za akcje w obszarze akcji. Niewydane zostają.
rule-pieces = Gdy wszystkie piony danego rodzaju są na planszy, akcja, która je stawia, nie jest już możliwa.
rule-points = Punkty za miasta, kontrakty, czarny rynek i karty są od razu, pozostałe na końcu.
rule-loco = Ruch ma dokładnie tyle pól, ile nadrukowano, zgodnie ze strzałkami. Skończyć się wcześniej może tylko w mieście lub na czarnym rynku. Na ostatnim polu, poza nimi, nie może stać inna lokomotywa. Mijać inne wolno.
rule-start = Stąd zaczynają wszystkie lokomotywy. Nie da się tu wrócić.
rule-city = Pierwsza wizyta daje żeton ruchu i jego punkty. Przy każdej: wynajem jednego magazynu i realizacja odkrytych kontraktów regionu w ramach wyładunku.
rule-market = Sprzedaj kostki za co najmniej cenę jednej rzeczy, najwyżej tyle, ile pozwala wyładunek; nadwyżka przepada.
rule-tokens = Żeton ruchu dodaje swoje punkty ruchu do jednego ruchu z karty i przepada.
rule-track-investment = Znaczniki inwestycji, które dostajesz co rundę.
rule-track-coal = Węgiel, który dostajesz co rundę.
rule-track-loading = Wagony, które możesz załadować co rundę.
rule-track-unloading = Kostki, które możesz oddać w jednym mieście lub sprzedać na jednym czarnym rynku.
rule-track-wagons = Ile wagonów może mieć twój pociąg.
rule-sector = Szpieg daje awans: { $track }. Bonusy pól: { $bonuses }.
rule-sector-one = Tylko jeden szpieg każdego gracza w każdym z tych sektorów.
rule-lobbying = Okrągłe pola są dla szpiegów, kwadratowe dla agentów. Na końcu liczy się najwięcej pionów; remis rozstrzyga najniższe pole.
rule-rail-infrastructure = O pole dalej za każdy zbudowany magazyn i za twoje stacje przy punktacji strefy. Na końcu pierwsi dwaj dostają { $points }.
rule-rail-contractor = Dalej za wynajem, o rangę miasta, i przy punktacji strefy. Na końcu pierwsi dwaj dostają { $points }.
rule-tile = Pociąg, który staje na bocznicy z tym numerem, wykonuje kafel; potem odkrywa się nowy.
rule-contract = Oddaj te kostki w mieście państwa, w ramach wyładunku, dopóki jego pole tej wielkości jest wolne. Punkty są od razu.
rule-slot = Każde pole oznacza się raz w partii. Oznaczone pola liczą się swoją wielkością do największych dostaw regionu.
rule-majority = Na końcu najwięcej dostarczonych kostek w regionie daje { $points }; remis rozstrzyga liczba kontraktów, potem się dzieli.
rule-area = Pola na znaczniki: { $n }; akcja wymaga tylu wolnych, ile kosztuje. Na końcu rundy wszystkie się zwalniają.
rule-wagon = Każde miejsce przyjmuje wskazaną kostkę; znak zapytania przyjmuje dowolną. Ile możesz mieć wagonów, mówi tor wagonów.
rule-special-wagon = Wozi tylko przesyłki. { $vp } PZ na końcu, jeśli jest pełny.
rule-parcel = Przesyłki są w strefach ze stacją; bierze się je, gdy pociąg staje na bocznicy. Wożą je tylko wagony specjalne.
rule-worth = Wartości liczą się tylko na czarnym rynku.
rule-cargo = Załadunek zapełnia wszystkie puste miejsca wagonu. Kostek nie można przekładać ani wyrzucać.
rule-pool = Po zagraniu karty bierzesz jedną z odkrytych.

## Chwile i wynik

scene-zone = Punktacja: { $zone }
scene-zone-by = { $name } staje na bocznicy.
scene-round = Koniec rundy { $n }
scene-ahead = Najwięcej PZ dotąd ({ $n }): { $names }
scene-cities = { $name }: odwiedzone wszystkie miasta.
scene-last-note = Partia kończy się po tej rundzie.
docket-you = Ty
docket-free = brak magazynu
docket-idle = niewynajęty: nic nie daje
docket-later = jeszcze przed nami
docket-no-station = brak stacji
docket-nothing = teraz nic nie daje
docket-bonus = { $name }, pole { $n }: { $bonus }
forecast = Strefy
forecast-title = Co dałaby teraz punktacja każdej strefy
tale-first-delivery = Pierwsza dostawa.
tie-cities = Tyle samo punktów: odwiedzone miasta { $n } wobec { $m }.
deed-moved = Ruchy
deed-delivered = Zrealizowane kontrakty
deed-cities = Odwiedzone miasta
deed-built = Magazyny i stacje
deed-leased = Wynajmy
deed-agents = Szpiedzy i agenci
deed-invested = Opłacone akcje
