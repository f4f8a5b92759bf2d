### Autobahn, polski.

## Rzeczy

dm = { $n } DM
colour-red = czerwony
colour-cyan = błękitny
colour-orange = pomarańczowy
colour-purple = fioletowy
colour-white = biały
colour-black = czarny
colour-yellow = żółty
city-HH = Hamburg
city-HAN = Hanower
city-BH = Bad Hersfeld
city-WUE = Würzburg
city-CR = Crailsheim
city-SB = Saarbrücken
city-K = Kolonia
city-DO = Dortmund
city-OB = Oberhausen
city-F = Frankfurt
city-MA = Mannheim
city-N = Norymberga
city-MD = Magdeburg
city-B = Berlin
city-J = Jena
city-DD = Drezno
city-SN = Schwerin
city-AMS = Amsterdam
city-PAR = Paryż
city-BAS = Bazylea
city-MIL = Mediolan
city-WIE = Wiedeń
city-PRA = Praga
city-WAR = Warszawa
city-CPH = Kopenhaga
city-AAR = Aarhus
country-DK = Dania
country-NL = Holandia
country-FR = Francja
country-CH = Szwajcaria
country-IT = Włochy
country-AT = Austria
country-CZ = Czechy
country-PL = Polska
good-appliances = AGD
good-automotive = motoryzacja
good-chemicals = chemia
good-pharmaceuticals = farmaceutyki
link-name = { $road } { $from }–{ $to }
section-name = { $road } { $from }–{ $to }, sekcja { $n }
depot-name = magazyn { $city } ({ $good })
route-name = { $from } – { $to }
truck-name = ciężarówka { $n }
era-name = Era { $n }
floor-name = { $department }, piętro { $floor }
road-name = { $road } ({ $colour })

space-unlock = Odblokuj technologię
space-build = Buduj sekcję drogi
space-upgrade = Ulepsz odcinek
space-load = Załaduj ciężarówkę
space-station = Zbuduj stację paliw
space-short-unlock = Odblokuj
space-short-build = Buduj
space-short-upgrade = Ulepsz
space-short-load = Załaduj
space-short-station = Stacja

department-network = Sieć
department-trade = Handel
department-service = Usługi
department-finance = Finanse
department-planning = Planowanie
department-customs = Cło
department-lobby = Poczekalnia
column-network = Technologie sieci
column-trade = Technologie handlu
column-service = Technologie usług

bonus-develop = Rozwój { $n }
bonus-money = { $n } DM
bonus-promote = { $n ->
    [one] Awansuj pracownika
    [few] { $n } awanse
   *[other] { $n } awansów
}
bonus-gain = Zdobądź kartę akcji
bonus-replace = Wymień kartę akcji
bonus-build = Buduj sekcję drogi
bonus-upgrade = Ulepsz odcinek
bonus-station = Zbuduj stację paliw
bonus-load = Załaduj ciężarówkę
bonus-load_and_move = { $n ->
    [one] Załaduj ciężarówkę i przesuń ją o { $n } pole
    [few] Załaduj ciężarówkę i przesuń ją o { $n } pola
   *[other] Załaduj ciężarówkę i przesuń ją o { $n } pól
}
bonus-unlock = Odblokuj technologię
bonus-move = { $n ->
    [one] Przesuń ciężarówkę o { $n } pole
    [few] Przesuń ciężarówkę o { $n } pola
   *[other] Przesuń ciężarówkę o { $n } pól
}
bonus-swap = Zamień karty
bonus-recolour = Zmień kolor karty
bonus-flip = Odwróć kafelek akcji
bonus-remove = Usuń kafelek akcji
bonus-recruit = Zatrudnij pracownika
bonus-slide = Przesuń kartę akcji
rule-bonus-develop = Twój znacznik idzie naprzód po torze rozwoju; dostajesz każdy bonus, na który trafi lub który minie.
rule-bonus-money = Bierzesz te pieniądze z zasobów.
rule-bonus-promote = Jeden z twoich pracowników przechodzi z poczekalni na 1. piętro działu albo o piętro wyżej. Jeśli żaden nie może, pracownik z twoich zasobów trafia do poczekalni.
rule-bonus-gain = Weź na rękę jedną kartę z ekspozycji.
rule-bonus-replace = Oddaj na zawsze jedną kartę podstawową i weź w zamian kartę z ekspozycji.
rule-bonus-build = Zbuduj jedną sekcję dowolnego koloru za zwykłą cenę.
rule-bonus-upgrade = Ulepsz jeden gotowy odcinek dowolnego koloru za zwykłą cenę.
rule-bonus-station = Zbuduj stację paliw przy dowolnej autostradzie, bez opłaty.
rule-bonus-load = Załaduj ciężarówkę w dowolnym podłączonym magazynie.
rule-bonus-load_and_move = Załaduj ciężarówkę w dowolnym podłączonym magazynie i od razu nią jedź.
rule-bonus-unlock = Odblokuj technologię jednym z trzech dodatkowych znaczników odblokowania.
rule-bonus-move = Przesuń jedną ze swoich ciężarówek, bez względu na kolor drogi.
rule-bonus-swap = Zamień kartę z ręki na jedną z już zagranych.
rule-bonus-recolour = Karta zagrana w tej turze staje się czerwona, błękitna, pomarańczowa, fioletowa lub biała.
rule-bonus-flip = Odwróć kafelek akcji z dwóch stożków na jeden: w tym polu zmieści się jedna karta więcej.
rule-bonus-remove = Zabierz kafelek akcji z jednym stożkiem: w tym polu zmieści się jedna karta więcej.
rule-bonus-recruit = Pracownik z twoich zasobów idzie prosto do poczekalni.
rule-bonus-slide = Przesuń jedną z zagranych kart o jedno lub więcej pól w lewo.

deck-basic = karta podstawowa
deck-improved = karta ulepszona
deck-advanced = karta zaawansowana
deck-two_colour = zaawansowana karta dwukolorowa
card-name = { $deck } { $colours }
effect-none = Bez dodatku.
effect-extra_build = Możesz też zbudować sekcję tego koloru, przedtem lub potem.
effect-develop_on_build = Jeśli budujesz sekcję: rozwój { $n }.
effect-develop_per_section = Jeśli ulepszasz: rozwój { $n } za każdą sekcję odcinka.
effect-loaded_truck_steps = Jeśli ładujesz: ta ciężarówka jedzie w tej turze o { $n } dalej.
effect-extra_station = Możesz też zbudować stację paliw przy tym kolorze.
effect-upgrade_and_load = Jeśli ulepszasz, możesz też załadować, i odwrotnie.
effect-develop_price = Możesz zapłacić { $n } DM za rozwój 2.
effect-truck_steps = Twoje ciężarówki jadą w tej turze o { $n } dalej.
effect-pair_discount = Jeśli budujesz, możesz zbudować dwie sekcje, każdą taniej o { $n } DM.
effect-money = Dostajesz { $n } DM.
effect-develop = Możesz też wykonać rozwój { $n }.
effect-promote_if_built = Jeśli zbudujesz choć jedną sekcję: awansuj pracownika.

tech-develop_with-upgrade = Rozwój { $n } przy każdej akcji ulepszania
tech-develop_with-load = Rozwój { $n } przy każdej akcji ładowania
tech-develop_with-station = Rozwój { $n } przy każdej akcji budowy stacji
tech-upgrade_discount = Ulepszanie tańsze o { $n } DM za sekcję
tech-second_truck = Możesz używać drugiej ciężarówki
tech-station_bonus_at_once = Przy każdej budowie stacji dostajesz bonus spod niej
tech-once-upgrade = Raz: ulepsz odcinek gdziekolwiek, za zwykłą cenę
tech-once-gain = Raz: zdobądź kartę akcji
tech-once-load_and_move = { $n ->
    [one] Raz: załaduj ciężarówkę gdziekolwiek i przesuń ją o { $n } pole
    [few] Raz: załaduj ciężarówkę gdziekolwiek i przesuń ją o { $n } pola
   *[other] Raz: załaduj ciężarówkę gdziekolwiek i przesuń ją o { $n } pól
}
tech-once-station = Raz: zbuduj stację paliw gdziekolwiek
tech-opens = Otwiera piętro { $floor } działu: { $department }.
tech-row = Wszystkie trzy z tego rzędu: { $bonus }

sb-money = { $large } DM, gdy mija ją twoja ciężarówka. Gdy mija ją ktoś inny, dostajesz { $small } DM.
sb-step = Jedna z twoich ciężarówek jedzie o { $n } dalej.
sb-develop = Rozwój { $n }
sb-promote = Awansuj pracownika
sb-employee = Możesz zapłacić { $n } DM, by posadzić pracownika w biurze tej autostrady.
station-bonus-name = Bonus pod stacją { $n }

## Polecenie

step-wait = Decyduje: { $name }.
step-sent = Wysłano. Czekamy na stół …
step-route = Wybierz kartę trasy. Płaci na koniec każdej ery.
step-claim = Odbierz jeden bonus za dostawę albo idź dalej.
step-act-start = Twoja tura: zagraj kartę, weź zagrane karty na rękę albo odbierz fundusze.
step-act-main = Teraz wykonaj: { $space }, na { $colours }.
step-act-more = Akcja wykonana. Możesz jeszcze użyć tego, co daje karta lub kafelek, albo iść dalej.
step-space = Nad którym polem akcji zagrywasz: { $card }?
step-trucks = Przesuń ciężarówki albo zakończ turę.
step-trucks-none = Żadna ciężarówka nie może jechać. Zakończ turę.
step-moving = { $left ->
    [one] Ciężarówka { $n }: został jeden krok.
    [few] Ciężarówka { $n }: zostały { $left } kroki.
   *[other] Ciężarówka { $n }: zostało { $left } kroków.
}
step-bonus_move = { $steps ->
    [one] Przesuń jedną ciężarówkę o jeden krok.
    [few] Przesuń jedną ciężarówkę o najwyżej { $steps } kroki.
   *[other] Przesuń jedną ciężarówkę o najwyżej { $steps } kroków.
}
step-extra_step = Która ciężarówka dostaje dodatkowy krok?
step-station_bonus = Minięto twoją stację: { $link }. Wybierz bonus spod jednej ze zbudowanych stacji.
step-pick_tile = Weź kafelek bonusu: { $country }.
step-build = Zbuduj sekcję drogi dowolnego koloru.
step-pair = Wybierz drugą z dwóch sekcji.
step-upgrade = Ulepsz odcinek dowolnego koloru.
step-load = Załaduj ciężarówkę w podłączonym magazynie.
step-station = Zbuduj stację paliw gdziekolwiek.
step-unlock = Wybierz technologię do odblokowania.
step-unlock_extra = Odblokuj technologię dodatkowym znacznikiem.
step-promote = Awansuj pracownika: wybierz piętro.
step-gain = Weź na rękę kartę z ekspozycji.
step-discard = Wybierz kartę podstawową do wymiany.
step-replace = Weź w zamian kartę z ekspozycji.
step-swap = Którą kartę z ręki odkładasz?
step-swap_for = Którą zagraną kartę bierzesz w zamian?
step-recolour = Jaki kolor dostaje twoja karta?
step-slide = Którą zagraną kartę przesuwasz w lewo?
step-slide_to = Na które pole?
step-flip = Który kafelek akcji odwracasz na jeden stożek?
step-remove = Który kafelek akcji usuwasz?
step-pay_employee = Zapłacić { $price } DM za pracownika w biurze ({ $colour })?
step-over = Partia skończona.
turn-last = Ostatnie tury

## Akcje

act-route = Zatrzymaj kartę trasy { $route }
act-claim = Odbierz bonus, { $country }: { $bonus }
act-play = Zagraj: { $card }
act-at = Zagraj nad polem „{ $space }”
act-refresh = { $n ->
    [one] Weź zagraną kartę i 1 DM
    [few] Weź { $n } zagrane karty i { $n } DM
   *[other] Weź { $n } zagranych kart i { $n } DM
}
act-fund = Odbierz fundusze: { $n } DM
act-use = Użyj kafelka bonusu: { $tile }
act-build = Zbuduj { $section } za { $cost } DM
act-pair = Zbuduj dwie sekcje, najpierw { $section }
act-upgrade = Ulepsz { $link } za { $cost } DM
act-load = Załaduj ({ $truck }): { $depot }
act-station = Zbuduj stację paliw: { $link }
act-token = Użyj znacznika odblokowania: { $colour }
act-unlock = Odblokuj: { $tech }
act-develop = Rozwój
act-pay = Zapłać
act-promote = { $points ->
    [one] Awansuj: { $floor }, teraz wart { $points } punkt
    [few] Awansuj: { $floor }, teraz warte { $points } punkty
   *[other] Awansuj: { $floor }, teraz warte { $points } punktów
}
act-take = Weź: { $card }
act-discard = Wymień: { $card }
act-give = Odłóż: { $card }
act-pickup = Weź na rękę: { $card }
act-recolour = Zmień kolor na { $colour }
act-slide = Przesuń: { $card }
act-to = Przesuń na pole „{ $space }”
act-flip = Odwróć kafelek: { $space }
act-remove = Usuń kafelek: { $space }
act-bonus = Weź bonus: { $bonus }
act-tile = Weź kafelek: { $tile }
act-truck = Dodatkowy krok: { $truck }
act-move = Jedź ({ $truck }): { $section }
act-deliver = Dostarcz ({ $truck }): { $country }
act-skip = Zrezygnuj
act-stop = Zatrzymaj się tutaj
act-done = Dalej do ciężarówek
act-end = Zakończ turę
choose-which = Co z tego?
cancel = Anuluj

## Co się stało

event-route_chosen = { $name } zatrzymuje kartę trasy { $route }.
event-turn_began = { $name } zaczyna turę w erze { $era }.
event-bonus_claimed = { $name } odbiera bonus za dostawę, { $country }: { $bonus }.
event-card_played = { $name } zagrywa: { $card } nad polem „{ $space }”.
event-refreshed = { $cards ->
    [one] { $name } bierze jedną kartę i { $money } DM.
    [few] { $name } bierze { $cards } karty i { $money } DM.
   *[other] { $name } bierze { $cards } kart i { $money } DM.
}
event-funded = { $name } odbiera fundusze: { $money } DM.
event-tile_used = { $name } używa kafelka „{ $tile }”.
event-built = { $name } buduje { $section } za { $cost } DM.
event-upgraded = { $name } ulepsza { $link } za { $cost } DM.
event-built_free = { $name } buduje { $section }.
event-upgraded_free = { $name } ulepsza { $link }.
event-employee_placed = { $name } sadza pracownika w biurze { $colour }.
event-employee_placed_lobby = { $name } sadza pracownika w biurze { $colour }; do poczekalni przechodzi pracownik: { $other }.
event-employees_recalled = { $count ->
    [one] { $name } zabiera z poczekalni jednego pracownika.
    [few] { $name } zabiera z poczekalni { $count } pracowników.
   *[other] { $name } zabiera z poczekalni { $count } pracowników.
}
event-loaded = { $name } ładuje: { $good } ({ $city }).
event-station_built = { $name } buduje stację paliw { $number }: { $link }.
event-unlocked = { $name } odblokowuje: { $tech }.
event-developed = { $name } dociera na pole { $space } toru rozwoju.
event-earned = { $name } dostaje { $money } DM.
event-paid = { $name } płaci { $money } DM.
event-promoted = { $name } awansuje pracownika: { $floor }.
event-hired = { $name }: pracownik wchodzi do poczekalni.
event-card_taken = { $name } bierze: { $card }.
event-card_discarded = { $name } oddaje: { $card }.
event-card_revealed = Nowa w ekspozycji: { $card }.
event-cards_swapped = { $name } odkłada: { $down }, bierze: { $up }.
event-recoloured = { $name }: karta ma w tej turze kolor { $colour }.
event-card_slid = { $name } przesuwa: { $card } na pole „{ $space }”.
event-cones_changed = { $name }: limit kart nad polem „{ $space }” to teraz { $limit }.
event-moved = { $name } jedzie: { $section }.
event-station_bonus = { $name } mija własną stację, { $link }: { $bonus }
event-station_fee = { $name } mija stację, { $link }; { $other } dostaje { $money } DM.
event-delivered = { $name } dostarcza: { $good }, { $country }.
event-bonus_stored = { $name } może później odebrać bonus za dostawę: { $country }.
event-first_pharmaceuticals = Pierwsze farmaceutyki, { $country }: { $name } zyskuje: { $bonus }.
event-tile_taken = { $name } bierze kafelek „{ $tile }”.
event-hand_picked_up = { $name } bierze wszystkie karty na rękę.
event-era_end_triggered = { $name } buduje ostatnią sekcję ery { $era }.
event-administration = Administracja na koniec ery { $era }.
event-budget = Biuro { $colour }: { $name } dostaje { $money } DM ({ $total } ÷ { $employees }).
event-route_checked = { $name }, karta trasy { $route }: status { $status }.
event-route_checked_open = { $name }, karta trasy { $route }: brak połączenia.
event-reunification = Zjednoczenie: blokady drogowe znikają.
event-match_over = Partia skończona.

## Dlaczego nie

reason-match_over = Partia skończona.
reason-not_your_turn = To nie twoja tura.
reason-not_now = Teraz rozstrzyga się co innego.
reason-already_acted = Akcja tej tury jest już wykonana.
reason-play_a_card_first = Najpierw zagraj kartę.
reason-not_enough_money = To kosztuje { $need } DM; masz { $have } DM.
reason-route_taken = Tej karty trasy nie ma do wyboru.
reason-nothing_to_claim = Z tego kraju nie ma bonusu do odebrania.
reason-not_in_hand = Nie masz tej karty na ręce.
reason-no_use_for_card = Żadne pole akcji nie przyjmie teraz tej karty.
reason-space_full = „{ $space }” mieści najwyżej tyle kart: { $limit }; najpierw weź karty na rękę.
reason-no_target = W tym kolorze nie ma teraz nic dla akcji „{ $space }”.
reason-action_must_stay_possible = Wtedy akcja twojej karty stałaby się niemożliwa.
reason-nothing_played = Nie masz jeszcze zagranych kart.
reason-funded_this_era = Fundusze tej ery są już odebrane.
reason-no_employee_in_supply = Nie masz pracownika w zasobach.
reason-no_such_tile = Nie masz tego kafelka.
reason-one_tile_per_turn = Jeden kafelek bonusu na turę.
reason-tile_too_fresh = Kafelka z dostawy można użyć od następnej tury.
reason-tile_has_no_use = Ten kafelek nic teraz nie daje.
reason-wrong_colour = Kolor tej autostrady to { $colour }; twoja karta ma inny.
reason-already_built = Ta sekcja już stoi.
reason-roadblock = Blokada drogowa zostaje do zjednoczenia.
reason-not_connected = Nie styka się z siecią dróg.
reason-no_second_section = Potem nie dałoby się zbudować i opłacić drugiej sekcji.
reason-link_unfinished = Odcinek nie jest jeszcze gotowy.
reason-already_dual = Odcinek jest już ulepszony.
reason-depot_not_connected = Do tego magazynu nie prowadzi jeszcze droga.
reason-use_the_free_truck = Najpierw załaduj wolną ciężarówkę.
reason-second_truck_locked = Druga ciężarówka jest jeszcze zablokowana.
reason-no_station_space = Na tym odcinku nie ma miejsca na stację.
reason-station_taken = Stoi tu stacja: { $name }.
reason-no_stations_left = Wszystkie twoje stacje już stoją.
reason-no_section_built = Najpierw musi stać jedna sekcja tego odcinka.
reason-token_used = Znacznik ({ $colour }) jest już użyty.
reason-no_token_for_colour = Ten kolor nie ma znacznika odblokowania.
reason-already_unlocked = To jest już odblokowane.
reason-lower_level_locked = Najpierw odblokuj poziom niżej.
reason-no_such_department = Tego działu nie ma w grze.
reason-floor_locked = { $floor }: twoje technologie jeszcze go nie otwierają.
reason-floor_full = { $floor }: wszystkie miejsca zajęte.
reason-own_employee_there = Masz tam już pracownika.
reason-nobody_below = Nie masz nikogo tuż niżej.
reason-not_in_display = Tej karty nie ma w ekspozycji.
reason-not_basic = Wymienić można tylko karty podstawowe.
reason-not_played = Tej karty nie ma wśród zagranych.
reason-not_to_the_left = Karty przesuwa się tylko w lewo.
reason-not_that_colour = Karta nie może teraz przyjąć tego koloru.
reason-wrong_side_up = Ten kafelek akcji nie pokazuje właściwej liczby stożków.
reason-no_action_tile = To pole nie ma kafelka akcji.
reason-station_not_built = Zbudowane stacje: { $built }; ten bonus jest jeszcze zakryty.
reason-bonus_used_this_turn = Ten bonus był już w tej turze.
reason-no_such_tile_there = Ten kraj nie ma takiego kafelka.
reason-truck_at_home = Ta ciężarówka nie jest załadowana.
reason-truck_moved = Ta ciężarówka już jechała.
reason-truck_colour = Ciężarówka nie stoi na kolorze twojej karty.
reason-no_card_played = Ciężarówki jeżdżą tylko w turach z zagraną kartą.
reason-not_adjacent = To nie jest obok ciężarówki.
reason-not_built = Ta sekcja nie jest zbudowana.
reason-occupied = Ciężarówka musiałaby stanąć obok innej.
reason-not_at_border = Ciężarówka nie stoi na granicy.
reason-not_offered = Tego nie ma teraz do wyboru.
why-not = Teraz nie: { $reason }

## Części planszy

panel-map = Mapa Niemiec i sąsiadów
panel-dashboard = Panel
panel-offices = Biura budowlane
offices-now = na pracownika, gdyby era kończyła się teraz
panel-administration = Administracja
administration-now = twoje punkty za pracownika, teraz
panel-track = Tor rozwoju
panel-display = Ekspozycja kart
panel-hand = Ręka
panel-technologies = Technologie
panel-stations = Stacje paliw
panel-deliveries = Dostawy
panel-route = Karta trasy
panel-routes = Karty tras do wyboru
panel-tiles = Kafelki bonusu
panel-tokens = Znaczniki odblokowania
panel-board = Plansza: { $name }
panel-log = Przebieg
panel-score = Punkty
map-in = Przybliż
map-out = Oddal
map-fit = Cała mapa
sea-north = Morze Północne
sea-baltic = Bałtyk
years = { $from }–{ $to }
stack-left = { $n ->
    [one] została jedna sekcja
    [few] zostały { $n } sekcje
   *[other] zostało { $n } sekcji
}
dash-build = Budowa
dash-upgrade = Ulepszenie
dash-steps = Kroki ciężarówek
dash-funding = Fundusze
rule-dashboard = Budowa kosztuje { $one } na odcinku z jednej sekcji, { $two } za sekcję na odcinku z dwóch. Ulepszenie kosztuje { $up } za sekcję. Zasięg ciężarówek: { $steps }.
rule-fund = Raz na erę, zamiast zagrać kartę: postaw tu pracownika i weź { $money }.
fund-taken = Fundusze odebrane: { $names }
office-name = Biuro { $road } ({ $colour })
office-seats = Od lewej: { $names }.
office-forecast = Gdyby era skończyła się teraz: { $total } ÷ { $employees } = po { $each }
rule-office = Każda zbudowana sekcja i każde ulepszenie sadza tu pracownika. Gdy brak miejsca, pierwszy z lewej idzie do poczekalni. Na koniec ery wartości podłączonych miast dzieli się między pracowników.
rule-lobby = Każdy pracownik w poczekalni jest na koniec wart tyle punktów: { $n }.
rule-department-network = Piętra liczą 1, 2, 3 za każdego twojego pracownika w biurach budowlanych.
rule-department-trade = Piętra liczą 1, 2, 3 za każdy kraj z twoją dostawą.
rule-department-service = Piętra liczą 1, 2, 3 za każdą twoją stację paliw.
rule-department-finance = Piętra liczą 1, 2, 3 za każde pełne 20 DM.
rule-department-planning = Piętra liczą 1, 2, 3 za każdą kartę ulepszoną lub zaawansowaną na ręce.
rule-department-customs = Piętra liczą 1, 2, 3 za każdy zdobyty kafelek bonusu.
floor-worth = { $points ->
    [one] teraz dla ciebie { $points } punkt
    [few] teraz dla ciebie { $points } punkty
   *[other] teraz dla ciebie { $points } punktów
}
floor-seats = { $n ->
    [one] jedno wolne miejsce
    [few] { $n } wolne miejsca
   *[other] { $n } wolnych miejsc
}
track-space = Pole { $n }
track-players = Tutaj: { $names }
track-loop = Z ostatniego pola wraca się tutaj.
deck-left = { $n ->
    [one] jedna karta w talii
    [few] { $n } karty w talii
   *[other] { $n } kart w talii
}
space-limit = { $n } z { $limit }
rule-space = Limit kart do czasu wzięcia ich na rękę: { $limit }.
rule-space-unlock = Połóż znacznik w kolorze karty na technologii. Czarny go nie ma.
rule-space-build = Zbuduj jedną sekcję w kolorze karty, stykającą się z siecią; posadź pracownika w tym biurze.
rule-space-upgrade = Zmień gotowy odcinek w kolorze karty w drogę dwujezdniową; posadź pracownika w tym biurze.
rule-space-load = Postaw ciężarówkę w magazynie w kolorze karty i załaduj jego towar.
rule-space-station = Postaw kolejną stację paliw na odcinku w kolorze karty z choć jedną zbudowaną sekcją.
city-value = { $city }, wartość { $value }
rule-city = 2 za każdą autostradę z gotowym odcinkiem do tego miasta, 2 więcej, jeśli któryś jest dwujezdniowy.
rule-city-abroad = Wartość miasta handlowego za granicą jest stała.
city-depot = Magazyn: { $good }, dla { $colours }
section-unbuilt = niezbudowana
section-open = do zbudowania za { $cost }
section-single = droga jednojezdniowa
section-dual = droga dwujezdniowa
section-blocked = blokada drogowa do zjednoczenia
section-tile = Kafelek bonusu: { $tile }
section-develop = Rozwój 1 za budowę
station-free = Miejsce na stację paliw: { $link }
station-of = Stacja paliw ({ $name }): { $link }
truck-of = Ciężarówka { $n } ({ $name }), ładunek: { $good }
truck-home = Ciężarówka { $n } czeka
country-pharma = Pierwsze farmaceutyki: { $bonus }
country-pharma-done = Farmaceutyki już dostarczono
country-delivered = Dostawy: { $names }
rule-country = Wyjedź o krok za miasto graniczne. Bierzesz kafelek bonusu; towar wskazany na planszy dostawy daje bonus, inne dają pieniądze.
delivery-row = { $country }: { $good } daje { $bonus }, inne towary { $money }
delivery-claim = bonus gotowy
delivery-claimed = bonus odebrany
delivery-paid = pieniądze wypłacone
delivery-open = jeszcze nic
route-status = Status { $n }
route-open = brak połączenia
rule-route = Sekcje trasy minus odcinki dwujezdniowe i stacje paliw; najlepsze jest 0. Płaci na koniec każdej ery.
route-now = teraz: { $reward }
money-name = Pieniądze
supply-name = Pracownicy w zasobach
seats-name = Pracownicy w biurach
stations-built = Zbudowane stacje
deliveries-name = Kraje z dostawą
points-name = Punkty, gdyby to był koniec
extra-tokens = { $n ->
    [one] jeden dodatkowy znacznik
    [few] { $n } dodatkowe znaczniki
   *[other] { $n } dodatkowych znaczników
}
token-name = Znacznik odblokowania, { $colour }
token-used = użyty
cones = { $n ->
    [0] Bez stożka
    [one] Jeden stożek
    [few] { $n } stożki
   *[other] { $n } stożków
}
hand-empty = Brak kart na ręce
tiles-none = Brak kafelków bonusu
display-empty = Brak karty
refresh-gain = Weź na rękę: { $n } · +{ $money }
player-turn = na ruchu
since-title = Od twojej ostatniej tury
log-empty = Nic się jeszcze nie stało.
actions-empty = Nie ma teraz nic do wyboru.

## Punktacja

score-live = Wynik, gdyby partia skończyła się teraz.
score-final = Wynik końcowy
score-row-lobby = { $n ->
    [one] jeden pracownik × { $each }
    [few] { $n } pracowników × { $each }
   *[other] { $n } pracowników × { $each }
}
score-units-network = { $n ->
    [one] jeden pracownik w biurach
    [few] { $n } pracowników w biurach
   *[other] { $n } pracowników w biurach
}
score-units-trade = { $n ->
    [one] jeden kraj
    [few] { $n } kraje
   *[other] { $n } krajów
}
score-units-service = { $n ->
    [one] jedna stacja
    [few] { $n } stacje
   *[other] { $n } stacji
}
score-units-finance = { $n ->
    [one] raz 20 DM
    [few] { $n } razy 20 DM
   *[other] { $n } razy 20 DM
}
score-units-planning = { $n ->
    [one] jedna lepsza karta
    [few] { $n } lepsze karty
   *[other] { $n } lepszych kart
}
score-units-customs = { $n ->
    [one] jeden kafelek
    [few] { $n } kafelki
   *[other] { $n } kafelków
}
score-winner = { $n ->
    [one] Wygrywa { $names }
    [few] Zwycięstwo dzielą: { $names }
   *[other] Zwycięstwo dzielą: { $names }
}
score-total = Razem
score-place = { $n }.
score-floors = piętra { $n }

## Spis zasad

reference = Spis zasad
ref-search = Szukaj
close = Zamknij
ref-none = Nic nie znaleziono.
ref-actions = Akcje
ref-bonuses = Akcje bonusowe
ref-cards = Karty akcji
ref-cities = Wartości miast

## Moduły i Autobot

good-wine = wino
department-planning_all_cards = Planowanie
rule-department-planning_all_cards = Piętra liczą 1, 2, 3 za każdą twoją kartę ulepszoną lub zaawansowaną, zagraną lub na ręce.
score-units-planning_all_cards = { $n ->
    [one] jedna lepsza karta
    [few] { $n } lepsze karty
   *[other] { $n } lepszych kart
}
step-traffic = Na którym odcinku położyć znacznik ruchu?
step-service = Wybierz ulepszenie swojej stacji paliw.
act-improve = Ulepsz stację paliw: { $link }
act-service = Weź ulepszenie: { $bonus }
act-traffic = Połóż znacznik ruchu: { $link }
act-wine = Załaduj wino ({ $truck }): { $wine }
event-good_lost = { $name } porzuca ładunek: { $good }.
event-wine_loaded = { $name } ładuje wino: { $wine }.
event-wine_delivered = { $promotions ->
    [0] { $name } dowozi wino ({ $city }).
    [one] { $name } dowozi wino ({ $city }) za jeden awans.
    [few] { $name } dowozi wino ({ $city }) za { $promotions } awanse.
   *[other] { $name } dowozi wino ({ $city }) za { $promotions } awansów.
}
event-traffic_appeared = Ruch drogowy: { $section }.
event-traffic_cleared = { $name } usuwa ruch drogowy: { $link }.
event-traffic_set_returned = { $name } oddaje trzy znaczniki ruchu za awans.
event-station_improved = { $name } ulepsza stację, { $link }: { $bonus }.
event-autobot_colour = Autobot odkrywa: { $card }.
event-autobot_task = Autobot bierze zadanie { $task }, na { $road }.
event-autobot_queued = Autobot odkłada do kolejki zadanie { $task }: teraz niewykonalne.
event-autobot_chose = Autobot, { $subject }: kandydaci { $n } → { $trace }: { $winner }.
event-autobot_chose_only = Autobot, { $subject }: { $n ->
    [one] tylko { $winner }.
    [few] { $winner }.
   *[other] { $winner }.
}
autobot-rule = { $rule } ({ $n })
event-autobot_heads_for = Autobot, { $truck }: cel { $goal }.
event-autobot_heads_for_none = Autobot, { $truck }: brak celu.
event-autobot_slot = Autobot kładzie kafelek na polu { $slot } swojej planszy.
event-autobot_task_added = Zaawansowane zadanie dołącza do talii zadań Autobota.
event-autobot_wine = Autobot pokazuje kartę wina: { $wine }.
event-autobot_reshuffled = Autobot tasuje swoje talie.
event-autobot_skipped = Autobot nie ma nic do zrobienia i pomija turę.
subject-build = sekcja do budowy
subject-upgrade = odcinek do ulepszenia
subject-station = miejsce na stację
subject-country = cel
subject-depot = magazyn
subject-discard = karta do odrzucenia
subject-promotion = dział
subject-wine = wino
subject-improvement = stacja do ulepszenia
subject-traffic = odcinek dla ruchu
rule-autobot-new_city = łączy nowe miasto
rule-autobot-makes_viable = umożliwia zadanie
rule-autobot-helps_truck = pomaga ciężarówce
rule-autobot-bonus_tile = ma kafelek bonusu
rule-autobot-traffic = ma ruch drogowy
rule-autobot-nearest_black = najbliżej A7
rule-autobot-nearest_centre = najbliżej Bad Hersfeld
rule-autobot-southernmost = najbardziej na południe
rule-autobot-westernmost = najbardziej na zachód
rule-autobot-northernmost = najbardziej na północ
rule-autobot-easternmost = najbardziej na wschód
rule-autobot-connected = podłączone
rule-autobot-fewest_missing = najmniej brakujących sekcji
rule-autobot-uppermost = najwyższy rząd
rule-autobot-clockwise = zgodnie z ruchem wskazówek zegara
rule-autobot-nearest_destination = najbliżej celu
rule-autobot-current_colour = bieżący kolor
rule-autobot-commonest_colour = najczęstszy kolor
rule-autobot-leftmost = najbardziej w lewo
rule-autobot-rightmost = najbardziej w prawo
rule-autobot-icon = wskazane przez bonus
rule-autobot-highest_floor = najwyższe piętro
reason-no_wine = Nie masz wina do załadowania.
reason-wine_road_not_built = Droga przy granicy wina nie jest zbudowana.
reason-wine_needs_card = Wino ładuje się zagraną kartą jego koloru.
reason-section_busy = Na drodze stoi inna ciężarówka lub ruch.
reason-no_improvements_left = To ulepszenie jest zajęte.
reason-not_your_station = Nie masz tu stacji paliw.
reason-not_dual = Odcinek nie jest dwujezdniowy.
reason-already_improved = Stacja jest już ulepszona.
reason-no_traffic_here = Tu nie kładzie się znacznika ruchu.
reason-traffic = Ciężarówka musiałaby stanąć w korku.
service-employee = Posadź pracownika w biurze tej autostrady
service-funding = Odbierz fundusze tej ery
service-pick_up = Weź na rękę wszystkie zagrane karty
task-name = { $n } ({ $action })
task-name-bonus = { $n } ({ $bonus }, potem { $action })
task-road = budowa lub ulepszenie
task-load = załadunek
task-station = budowa stacji
task-discard = odrzucenie karty z ekspozycji
solo-employee = Umieść pracownika
solo-promote = Awans: { $department }
wine-name = { $road }, { $from } – { $to }
panel-services = Plansza stacji paliw
panel-wine = Karta wina
rule-services = Zamiast nowej stacji możesz ulepszyć jedną ze swoich na odcinku dwujezdniowym i wziąć jeden z tych bonusów.
rule-wine = Załaduj je kartą jego koloru; ciężarówka rusza z granicy i dostarcza wino, gdy dotrze do miasta.
wine-hidden = jeszcze zakryta
wine-waiting = czeka
wine-on-road = w drodze
wine-home = dostarczone
traffic-on = Ruch drogowy: { $link }
rule-traffic = Ciężarówki mogą tędy przejechać, ale nie stanąć. Ulepszenie usuwa ruch; trzy znaczniki dają awans.
traffic-kept = Znaczniki ruchu
station-improved = ulepszona
autobot = Autobot
autobot-board = Plansza Autobota
autobot-colours = Karty kolorów
autobot-tasks = Zadania
autobot-queue = Kolejka
autobot-deck = { $n ->
    [one] została jedna karta
    [few] zostały { $n } karty
   *[other] zostało { $n } kart
}
autobot-slots = Kafelki bonusu na jego planszy
autobot-slot = Pole { $n }: { $bonus }
autobot-station = Pod stacją { $n }: { $bonus }
autobot-goals = Cele
autobot-no-queue = pusta

## Jak grać

howto = Jak grać
howto-title-1 = Cel
howto-text-1 = Punkty dają tylko twoi pracownicy w administracji: 2 za każdego w poczekalni i dużo więcej na piętrach działów. Wszystko inne służy temu, by tam trafili i by te piętra były więcej warte.
howto-title-2 = Twoja tura
howto-text-2 = Odbierz bonus za dostawę, jeśli go masz. Potem zagraj kartę nad polem akcji albo weź zagrane karty, po 1 DM za każdą, albo raz na erę odbierz fundusze. Na koniec mogą jechać ciężarówki stojące na kolorze twojej karty.
howto-title-3 = Karty
howto-text-3 = Kolor mówi gdzie: czerwony to A1, błękitny to A2 i tak dalej. Pole, nad którym leży karta, mówi co. Pole mieści tylko tyle kart, ile wynosi limit, aż weźmiesz wszystkie na rękę.
howto-title-4 = Budowa i ulepszanie
howto-text-4 = Sekcja musi stykać się z siecią. Każda budowa i każde ulepszenie sadza twojego pracownika w biurze tej drogi. Gdy biuro jest pełne, pierwszy z lewej idzie do poczekalni: to zwykła droga do administracji.
howto-title-5 = Stacje paliw
howto-text-5 = Nic nie kosztują i stoją między dwiema sekcjami długiego odcinka. Gdy twoja ciężarówka mija twoją stację, dostajesz jeden z odsłoniętych bonusów; gdy mijają ją inni, dostajesz pieniądze.
howto-title-6 = Ciężarówki
howto-text-6 = Ładuj w magazynie w kolorze karty. Jedź po każdej zbudowanej drodze. Krok za miasto graniczne to dostawa: bierzesz kafelek bonusu, a towar, którego kraj potrzebuje, daje bonus do odebrania później.
howto-title-7 = Technologie
howto-text-7 = Każdy znacznik odblokowania otwiera technologię, a z nią piętro: poziom 1 pierwsze piętro tego działu, poziom 2 drugie, oba górne razem trzecie. Finanse nie wymagają żadnej.
howto-title-8 = Awanse
howto-text-8 = Awans przenosi pracownika z poczekalni na pierwsze piętro albo o piętro wyżej. Na piętrze może stać najwyżej jeden twój, a miejsca są tylko trzy: warto być wcześnie.
howto-title-9 = Koniec ery
howto-text-9 = Gdy staną sekcje tej ery, biura wypłacają budżety, kto ją zakończył, awansuje pracownika, a karty tras płacą według statusu. Po erze 2 znikają blokady i otwiera się wschód. Po erze 3 każdy ma jeszcze jedną turę.

## Helpers

tile-some = Kafelek bonusu
tile-for-builder = Bierze go, kto zbuduje tę sekcję.
tile-for-delivery = Kto tu dostarczy towar, bierze jeden.
rule-station-pass = Ciężarówki mijają ją między dwiema sekcjami: własna daje bonus, cudza przynosi właścicielowi pieniądze z zasobów.
section-upgrade = ulepszenie za { $cost }
why-else = Nie teraz. { $prompt }
reach-none = W tej turze nie może jechać: nie stoi na kolorze karty albo już jechała.
reach-now = { $n ->
    [one] W tej turze ma jeszcze jeden krok.
    [few] W tej turze ma jeszcze { $n } kroki.
   *[many] W tej turze ma jeszcze { $n } kroków.
}
reach-card = { $n ->
    [one] Z kartą w jej kolorze jedzie jeden krok.
    [few] Z kartą w jej kolorze jedzie { $n } kroki.
   *[many] Z kartą w jej kolorze jedzie { $n } kroków.
}
reach-autobot = { $n ->
    [one] W każdej swojej turze jedzie jeden krok.
    [few] W każdej swojej turze jedzie { $n } kroki.
   *[many] W każdej swojej turze jedzie { $n } kroków.
}
reach-countries = Może dostarczyć do: { $countries }.
then-seat = Sadza pracownika w biurze { $road }.
then-seat-full = Sadza pracownika w biurze { $road }; pierwszy z lewej ({ $name }) idzie do poczekalni.
then-money = Zostanie ci { $n } DM.
then-tile = Bierzesz kafelek: { $tile }.
then-develop = Rozwój 1.
then-era = To ostatnia sekcja tej ery.
then-wanted = Chcą go: { $countries }.
then-unwanted = Żaden kraj na twojej planszy dostawy już go nie potrzebuje.
then-station = Twoja stacja { $n }. Odsłania: { $bonus }
then-fund = Pracownik z twoich zasobów zostaje tam do końca gry.
then-pass-own = Mija twoją stację: wybierz bonus.
then-pass-other = Mija stację ({ $name }); jej właściciel dostaje pieniądze z zasobów.
then-bonus = Towar, którego chcą: bonus do odebrania później ({ $bonus }).
then-paid = Nie ten towar: { $money }.
then-end = Twoja tura się kończy. Gdy ręka jest pusta, bierzesz zagrane karty.
then-done = Potem mogą jechać ciężarówki. To, co jeszcze daje karta lub kafelek, przepada.
then-skip = Wtedy przepada.
then-take-tile = Bierzesz kafelek bonusu.
owed = Potem: { $chain }
owed-space = wybierz pole akcji
owed-extra_step = jedna ciężarówka jedzie krok dalej
owed-station_bonus = bonus za minięcie: { $link }
owed-pick_tile = kafelek bonusu: { $country }
owed-build = budowa sekcji
owed-pair = budowa drugiej sekcji
owed-upgrade = ulepszenie odcinka
owed-load = załadunek ciężarówki
owed-station = budowa stacji paliw
owed-unlock = odblokowanie technologii
owed-unlock_extra = odblokowanie technologii dodatkowym znacznikiem
owed-promote = awans pracownika
owed-gain = zdobycie karty akcji
owed-discard = wymiana karty akcji
owed-replace = wzięcie nowej karty
owed-swap = zamiana kart
owed-swap_for = wzięcie drugiej karty
owed-recolour = zmiana koloru karty
owed-slide = przesunięcie karty
owed-slide_to = przesunięcie na pole
owed-flip = odwrócenie kafelka akcji
owed-remove = usunięcie kafelka akcji
owed-traffic = położenie znacznika ruchu
owed-service = wybór ulepszenia
owed-pay_employee = pracownik w biurze { $road } za { $price } DM albo nie
owed-employee = pracownik do biura { $road }
owed-develop = Rozwój { $n }
owed-moving = { $n ->
    [one] { $truck }: jeszcze jeden krok
    [few] { $truck }: jeszcze { $n } kroki
   *[many] { $truck }: jeszcze { $n } kroków
}
owed-bonus_move = { $n ->
    [one] ruch ciężarówki o jeden krok
    [few] ruch ciężarówki o { $n } kroki
   *[many] ruch ciężarówki o { $n } kroków
}

## Autobot, step by step

bot-turn = Tura Autobota
bot-step = Krok { $n } z { $of }
bot-back = Wstecz
bot-next = Dalej
bot-skip = Pomiń
bot-show = Pokaż tę turę krok po kroku
bot-why = Jak wybrał: { $subject }
bot-candidates = { $n ->
    [one] Jedyny kandydat
    [few] { $n } kandydatów
   *[many] { $n } kandydatów
}
bot-idle = nic nie rozstrzyga
bot-left = zostaje: { $names }
bot-choice = Wybór ({ $subject }): { $winner }.
bot-winner = Wybór

## At a real table

companion-title = Przy prawdziwym stole
companion-about = Masz grę przed sobą i grasz solo: Autobot gra stąd. Wpisz, co zmieniło się na planszy, a on powie element po elemencie, co robi i dlaczego.
companion-step-1 = Rozłóż grę dla dwóch osób; drugi kolor należy do Autobota. Jego karty zadań i kolorów zostają w pudełku: losuje je ta strona.
companion-step-2 = Podaj planszę dostawy Autobota i pięć kart ekspozycji.
companion-step-3 = Zaczyna Autobot. Po każdej swojej turze wpisz zmiany, potem gra on.
companion-level = Poziom Autobota
companion-level-hint = Poziomy 1–6 to łatwa strona jego planszy, 7–12 trudna; w obu im wyżej, tym mocniej.
companion-modules = Moduły na twoim stole
companion-material = Materiały dodatkowe w twojej grze
companion-department = Dodatkowy dział
material-extra_tiles = Cztery dodatkowe kafelki
material-two_colour_cards = Karty dwukolorowe
department-none = Brak
companion-start = Zaczynamy
companion-ask = Twoja tura. Co się stało na stole?
companion-past = Wcześniejsza pozycja.
companion-entered = Wpisane w tej turze
companion-over = Koniec gry
companion-score = { $n ->
    [one] Autobot ma { $n } punkt.
    [few] Autobot ma { $n } punkty.
   *[many] Autobot ma { $n } punktów.
}
companion-compare = Policz swoje punkty przy stole: wygrywasz, jeśli masz więcej.
step-companion = Wpisz, co się stało na stole.
step-board = Jaką planszę dostawy ma Autobot? Wybierz tę, która tak wygląda.
step-reveal = Jaka karta zeszła z talii na stole? Połóż ją na pierwszym wolnym miejscu od lewej.
enter-build = Zbudowana sekcja
enter-how-build = Kliknij sekcję na mapie.
enter-upgrade = Ulepszony odcinek
enter-how-upgrade = Kliknij ulepszony odcinek na mapie.
enter-station = Zbudowana lub ulepszona stacja
enter-how-station = Kliknij miejsce stacji na mapie.
enter-passed = Minięta stacja Autobota
enter-how-passed = Jeden wpis za każdą miniętą stację.
enter-tile = Wzięty kafelek kraju
enter-how-tile = Kliknij kraj, do którego była dostawa.
enter-served = Pierwsze farmaceutyki
enter-how-served = Kliknij kraj, który dostał pierwsze farmaceutyki.
enter-card = Wzięta karta z ekspozycji
enter-how-card = Kliknij kartę na ekspozycji.
enter-employ = Pracownik z bonusu
enter-how-employ = Kliknij biuro. (Budowa i ulepszenie robią to same.)
enter-truck-1 = Ciężarówka 1 stoi gdzie indziej
enter-truck-2 = Ciężarówka 2 stoi gdzie indziej
enter-how-truck-n = Kliknij magazyn lub sekcję, gdzie teraz stoi, albo odeślij ją.
entered-build = Zbudowane: { $section }
entered-upgrade = Ulepszone: { $link }
entered-load = { $truck }: teraz { $depot }
entered-move = { $truck }: teraz { $section }
entered-end = Koniec mojej tury: gra Autobot
act-home = { $truck }: z powrotem na planszy
act-tilegone = Wzięty kafelek: { $country }
act-served = Pierwsze farmaceutyki: { $country }
act-employ = Pracownik w biurze { $colour }
act-passed = Moja ciężarówka minęła stację Autobota
act-board = Plansza dostawy { $board }
act-reveal = Z talii zeszła: { $card }
do-built = Weź sekcję ze stosu tej ery i połóż ją na: { $section }.
do-upgraded = Odwróć sekcje odcinka { $link } na stronę dwujezdniową i podnieś wartości miast.
do-station_built = Postaw stację { $number } Autobota na: { $link }.
do-station_improved = Połóż ulepszenie przy stacji Autobota: { $link }.
do-employee_placed = Posadź pracownika Autobota w biurze { $road }.
do-employee_placed_lobby = Posadź pracownika Autobota w biurze { $road }; pierwszy z lewej ({ $other }) idzie do poczekalni.
do-employees_recalled = Cofnij pracowników Autobota z poczekalni do jego zasobów: { $count }.
do-loaded = Postaw u Autobota: { $truck }, { $depot }, i załaduj towar.
do-wine_loaded = Załaduj wino u Autobota ({ $truck }): { $wine }.
do-moved = Przesuń u Autobota: { $truck }, na { $to }.
do-moved_from = Przesuń u Autobota: { $truck }, z: { $from }, na: { $to }.
do-delivered = Dostawa ({ $good }), { $country }: zdejmij u Autobota: { $truck }, i połóż znacznik dostawy w tym wierszu.
do-wine_delivered = Wino dostarczone, { $city }: zdejmij u Autobota: { $truck }.
do-first_pharmaceuticals = Oznacz dostawę farmaceutyków: { $country }. Bonus Autobota: { $bonus }.
do-tile_taken = Autobot bierze leżący tam kafelek bonusu.
do-autobot_slot = Połóż kafelek zakryty na polu { $slot } planszy Autobota.
do-developed = Przesuń znacznik Autobota na torze rozwoju na pole { $space }.
do-promoted = Awansuj pracownika Autobota: { $floor }.
do-hired = Postaw pracownika z zasobów Autobota w poczekalni.
do-station_fee = Ciężarówka Autobota mija twoją stację ({ $link }): weź { $money }.
do-station_bonus = Autobot mija własną stację ({ $link }) i bierze bonus.
do-card_gone = Zdejmij z ekspozycji: { $card }; karty z lewej przesuń w prawo.
do-traffic_appeared = Połóż znacznik ruchu na: { $section }.
do-traffic_cleared = Zdejmij znacznik ruchu: { $link }.
do-heads_for = U Autobota { $truck } jedzie do celu { $goal }: połóż tam jego znacznik celu.
do-administration = Koniec ery { $era }. Wypłać sobie budżety biur, awansuj pracownika, jeśli to ty zakończyłeś erę, i sprawdź kartę trasy. Autobot nie bierze pieniędzy.
do-reunification = Zjednoczenie: zdejmij blokady z planszy.
ref-open = Sprawdź w spisie
ref-trucks = Jazda
rule-trucks = Po zagraniu karty ciężarówki stojące na jej kolorze mogą jechać każdą zbudowaną drogą: 2 kroki w erze 1, potem 3, z drogi dwujezdniowej o jeden więcej. Mogą mijać inne, ale nie stawać obok nich.
rule-eras = Każda era ma swój stos sekcji, koszty, fundusze i liczbę kroków ciężarówek. Kończy się turą, w której powstaje jej ostatnia sekcja.
rule-tokens = Każdy kolor prócz czarnego ma znacznik; odblokowuje technologię, gdy kartę tego koloru zagrasz na to pole. Trzy dodatkowe dają tylko bonusy.
ref-traffic = Ruch drogowy

## The position in words

tab-words = Słowami
tell-title = Pozycja słowami
tell-overview = Przegląd
tell-era = { $left ->
    [one] Era { $era }, została jedna sekcja.
    [few] Era { $era }, zostały { $left } sekcje.
   *[many] Era { $era }, zostało { $left } sekcji.
}
tell-turn = Tura: { $name }.
tell-roads = Autostrady
tell-dual = dwujezdniowe { $items }
tell-single = jednojezdniowe { $items }
tell-half = w połowie zbudowane { $items }
tell-open = można zbudować: { $items }
tell-cost = { $what } ({ $cost })
tell-nothing = nic
tell-nobody = nikt
tell-cities = Podłączone miasta
tell-trucks = Ciężarówki
tell-truck = { $truck }: { $where }. { $reach }
tell-tiles = Kafelki bonusu na mapie
tell-tile = { $where }: { $tile }
tell-countries = Kraje
tell-country = { $country }: kafelki { $tiles }; dostarczyli: { $names }
tell-office = { $title }: od lewej { $names }, wolne miejsca: { $free }, płaci po { $each }
tell-office-empty = { $title }: puste, miejsca: { $free }
tell-floor = piętro { $floor } { $names }
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

## How to play, the rest

howto-title-10 = Kafelki bonusu i rozwój
howto-text-10 = Kafelki leżą na mapie i w krajach; raz na turę możesz użyć jednego. Każdy krok rozwoju przesuwa twój znacznik o pole, a każdy symbol, do którego dotrze, jest twój od razu: pieniądze, awans, technologia albo miejsce na jeszcze jedną kartę nad polem akcji.
howto-title-11 = Na tym ekranie
howto-text-11 = Linia u góry mówi, co trzeba postanowić. Co możesz wybrać, świeci na niebiesko: kliknij albo naciśnij Tab i Enter. Wskaż cokolwiek, a poznasz nazwę, zasadę i powód, czemu teraz nie można; R otwiera spis. Na klawiaturze E i strzałki odwiedzają wszystko. Możesz cofać kroki, dopóki nie odsłonięto czegoś nowego.
guide-note-1 = Twój pracownik na 2. piętrze jest wart dwa razy tyle, ile liczy ten dział. Liczba z lewej strony pokoju mówi, ile jest dla ciebie wart teraz.
guide-note-2 = Cztery fazy tury. Obowiązkowa jest tylko druga.
guide-note-3 = Wcześniej zagrane karty zajmują miejsca, aż weźmiesz wszystkie. Pachołki pokazują, ile miejsca może jeszcze przybyć.
guide-note-4 = Kolorowa droga jest zbudowana, kreskowana planowana; liczba w kółku to cena. Niżej biura i ile każde wypłaciłoby od osoby, gdyby era skończyła się teraz.
guide-note-5 = Stacja stoi pośrodku odcinka. Każda zbudowana odsłania kolejny bonus w twoim rzędzie.
guide-note-6 = Wiersze twojej planszy dostawy: czego chce kraj, bonus za to, a za inne towary pieniądze po prawej.
guide-note-7 = Niebieskie są odblokowane. Technologia wymaga tej pod nią; cały rząd daje bonus obok.
guide-note-8 = Z poczekalni na dole w górę, piętro po piętrze.
guide-note-9 = Trzy ery i ich koszty. Duża liczba to pozostałe sekcje; z ostatnią kończy się era.
guide-note-10 = Tor rozwoju; po ostatnim polu jedzie się w podkreślonej pętli.
guide-note-11 = Tak wygląda coś, co możesz wybrać.
guide-phase-1 = Odbierz bonus za dostawę
guide-phase-2 = Zagraj kartę, weź karty lub fundusze
guide-phase-3 = Ruszaj ciężarówki
guide-phase-4 = Zakończ turę
guide-where = Strona { $n } z { $of }
guide-lead = Dziesięć minut, jedenaście stron: potem możesz grać.
companion-wine = Twoja karta wina: { $wine }. Weź ją z pudełka.
