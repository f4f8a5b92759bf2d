### Autobahn, polski.

## Rzeczy

dm = { $n } DM
colour-red = czerwona
colour-cyan = turkusowa
colour-orange = pomarańczowa
colour-purple = fioletowa
colour-white = biała
colour-black = czarna
colour-yellow = żółta
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
country-to-DK = do Danii
country-to-NL = do Holandii
country-to-FR = do Francji
country-to-CH = do Szwajcarii
country-to-IT = do Włoch
country-to-AT = do Austrii
country-to-CZ = do Czech
country-to-PL = do Polski
good-appliances = AGD
good-automotive = motoryzacja
good-chemicals = chemia
good-pharmaceuticals = farmaceutyki
link-name = { $road } { $from }–{ $to }
section-name = { $road } { $from }–{ $to } (strona: { $city })
depot-name = magazyn { $city } ({ $good })
route-name = { $from } – { $to }
truck-name = ciężarówka { $n }
era-name = Era { $n }
floor-name = { $department }, piętro { $floor }
road-name = { $road } ({ $colour })

space-unlock = Odblokuj technologię
space-build = Zbuduj sekcję drogi
space-upgrade = Ulepsz odcinek
space-load = Załaduj ciężarówkę
space-station = Zbuduj stację paliw
space-short-unlock = Odblokuj
space-short-build = Zbuduj
space-short-upgrade = Ulepsz
space-short-load = Załaduj
space-short-station = Stacja

department-network = Sieć
department-trade = Handel
department-service = Usługi
department-finance = Finanse
department-planning = Plano{ "\u00AD" }wanie
department-customs = Cło
department-lobby = Poczekalnia
column-network = Technologie działu Sieć
column-trade = Technologie działu Handel
column-service = Technologie działu Usługi
column-short-network = Sieć
column-short-trade = Handel
column-short-service = Usługi

bonus-develop = Rozwój { $n }
bonus-money = { $n } DM
bonus-promote = { $n ->
    [one] Awansuj pracownika
    [few] { $n } awanse
   *[many] { $n } awansów
}
bonus-gain = Zdobądź kartę akcji
bonus-replace = Wymień kartę akcji
bonus-build = Zbuduj sekcję drogi
bonus-upgrade = Ulepsz odcinek
bonus-station = Zbuduj stację paliw
bonus-load = Załaduj ciężarówkę
bonus-load_and_move = { $n ->
    [one] Załaduj ciężarówkę i przesuń ją o jeden krok
    [few] Załaduj ciężarówkę i przesuń ją o { $n } kroki
   *[many] Załaduj ciężarówkę i przesuń ją o { $n } kroków
}
bonus-unlock = Odblokuj technologię
bonus-move = { $n ->
    [one] Przesuń ciężarówkę o jeden krok
    [few] Przesuń ciężarówkę o { $n } kroki
   *[many] Przesuń ciężarówkę o { $n } kroków
}
bonus-swap = Zamień karty
bonus-recolour = Zmień kolor karty
bonus-flip = Odwróć kafelek akcji
bonus-remove = Usuń kafelek akcji
bonus-recruit = Rekrutuj pracownika
bonus-slide = Przesuń kartę akcji
rule-bonus-develop = Twój znacznik rozwoju idzie naprzód po torze rozwoju; dostajesz każdy bonus, na który trafi lub który minie.
rule-bonus-money = Bierzesz te pieniądze z zasobów.
rule-bonus-promote = Jeden z twoich pracowników przechodzi z poczekalni na 1. piętro działu albo o piętro wyżej. Jeśli żaden nie może, pracownik z twoich zasobów trafia do poczekalni.
rule-bonus-gain = Weź na rękę jedną kartę z ekspozycji.
rule-bonus-replace = Usuń z gry jedną ze swoich kart podstawowych, z ręki lub zagranych, i zastąp ją kartą z ekspozycji.
rule-bonus-build = Zbuduj jedną sekcję dowolnego koloru, stykającą się z siecią dróg, za zwykłą cenę.
rule-bonus-upgrade = Ulepsz jeden ukończony odcinek dowolnego koloru za zwykłą cenę.
rule-bonus-station = Zbuduj bez opłaty stację paliw przy dowolnej autostradzie, tam gdzie stoi choć jedna z dwóch sekcji.
rule-bonus-load = Załaduj ciężarówkę w dowolnym podłączonym magazynie.
rule-bonus-load_and_move = Załaduj ciężarówkę w dowolnym podłączonym magazynie i od razu ją przesuń.
rule-bonus-unlock = Odblokuj technologię jednym z trzech dodatkowych znaczników odblokowania.
rule-bonus-move = Przesuń jedną ze swoich ciężarówek, bez względu na kolor drogi.
rule-bonus-swap = Zamień kartę z ręki na jedną z już zagranych.
rule-bonus-recolour = Karta, którą zagrywasz w tej turze, liczy się jako czerwona, turkusowa, pomarańczowa, fioletowa lub biała.
rule-bonus-flip = Odwróć kafelek akcji z dwóch pachołków na jeden: nad tym polem zmieści się jedna karta więcej.
rule-bonus-remove = Usuń kafelek akcji z jednym pachołkiem: nad tym polem zmieści się jedna karta więcej.
rule-bonus-recruit = Pracownik z twoich zasobów trafia prosto do poczekalni.
rule-bonus-slide = Przesuń jedną z zagranych kart o jedno lub więcej pól w lewo, na pole z wolnym miejscem.

deck-basic = karta podstawowa
deck-improved = karta ulepszona
deck-advanced = karta zaawansowana
deck-two_colour = zaawansowana karta dwukolorowa
deck-acc-basic = kartę podstawową
deck-acc-improved = kartę ulepszoną
deck-acc-advanced = kartę zaawansowaną
deck-acc-two_colour = zaawansowaną kartę dwukolorową
card-name = { $deck } { $colours }
effect-none = Bez dodatkowego działania.
rule-card = Do akcji na autostradzie { $roads }; potem mogą jechać twoje ciężarówki, które na niej stoją.
effect-any_colour = Liczy się jako każdy ze swoich kolorów, także dla ciężarówek.
effect-extra_build = Możesz też zbudować sekcję drogi tego koloru, przed swoją akcją lub po niej.
effect-develop_on_build = Jeśli budujesz sekcję: Rozwój { $n }.
effect-develop_per_section = Jeśli ulepszasz: Rozwój { $n } za każdą sekcję odcinka.
effect-loaded_truck_steps = { $n ->
    [one] Jeśli ładujesz: ta ciężarówka jedzie w tej turze o krok dalej.
    [few] Jeśli ładujesz: ta ciężarówka jedzie w tej turze o { $n } kroki dalej.
   *[many] Jeśli ładujesz: ta ciężarówka jedzie w tej turze o { $n } kroków dalej.
}
effect-extra_station = Możesz też zbudować stację paliw przy autostradzie tego koloru, przed swoją akcją lub po niej.
effect-upgrade_and_load = Jeśli ulepszasz, możesz też załadować ciężarówkę, i odwrotnie.
effect-develop_price = Możesz zapłacić dokładnie { $n } DM: Rozwój { $steps }.
effect-truck_steps = { $n ->
    [one] Twoje ciężarówki jadą w tej turze o krok dalej.
    [few] Twoje ciężarówki jadą w tej turze o { $n } kroki dalej.
   *[many] Twoje ciężarówki jadą w tej turze o { $n } kroków dalej.
}
effect-pair_discount = Jeśli budujesz, możesz zbudować dwie sekcje, każdą taniej o { $n } DM.
effect-money = Dostajesz { $n } DM.
effect-develop = Możesz też wykonać Rozwój { $n }.
effect-promote_if_built = Jeśli w tej turze zbudujesz choć jedną sekcję: awansuj pracownika.

tech-develop_with-upgrade = Rozwój { $n } przy każdej akcji „Ulepsz odcinek”
tech-develop_with-load = Rozwój { $n } przy każdej akcji „Załaduj ciężarówkę”
tech-develop_with-station = Rozwój { $n } przy każdej akcji „Zbuduj stację paliw”
tech-upgrade_discount = Ulepszanie tańsze o { $n } DM za sekcję
tech-second_truck = Możesz używać drugiej ciężarówki
tech-station_bonus_at_once = Przy każdej akcji „Zbuduj stację paliw” dostajesz od razu bonus spod tej stacji
tech-once-upgrade = Raz: ulepsz dowolny odcinek, za zwykłą cenę
tech-once-gain = Raz: zdobądź kartę akcji
tech-once-load_and_move = { $n ->
    [one] Raz: załaduj ciężarówkę w dowolnym magazynie i przesuń ją o jeden krok
    [few] Raz: załaduj ciężarówkę w dowolnym magazynie i przesuń ją o { $n } kroki
   *[many] Raz: załaduj ciężarówkę w dowolnym magazynie i przesuń ją o { $n } kroków
}
tech-once-station = Raz: zbuduj stację paliw przy dowolnej autostradzie
tech-opens = Otwiera { $floor }. piętro działu „{ $department }”.
tech-opens-top = Obie najwyższe technologie razem otwierają { $floor }. piętro działu „{ $department }”.
tech-row = Wszystkie trzy z tego rzędu odblokowane: { $bonus }

sb-money = { $large } DM dla ciebie, gdy mija ją twoja ciężarówka; { $small } DM dla ciebie, gdy mija ją cudza
sb-step = { $n ->
    [one] Jedna z twoich ciężarówek jedzie o krok dalej
    [few] Jedna z twoich ciężarówek jedzie o { $n } kroki dalej
   *[many] Jedna z twoich ciężarówek jedzie o { $n } kroków dalej
}
sb-develop = Rozwój { $n }
sb-promote = Awansuj pracownika
sb-employee = Możesz zapłacić { $n } DM, by posadzić pracownika w biurze tej autostrady
station-bonus-name = Bonus pod stacją { $n }

## Polecenie

step-route = Wybierz kartę trasy. Daje nagrody na koniec każdej ery.
step-claim = Odbierz jeden bonus za dostawę albo idź dalej.
step-act-start = { $ways ->
    [refresh-fund] Twoja tura: zagraj kartę, weź karty na rękę albo odbierz fundusze.
    [refresh] Twoja tura: zagraj kartę albo weź karty na rękę.
    [fund] Twoja tura: zagraj kartę albo odbierz fundusze.
   *[other] Twoja tura: zagraj kartę.
}
step-act-main = Teraz wykonaj: { $space }, { $colours }.
step-act-more = Akcja wykonana. Możesz jeszcze użyć tego, co daje karta lub kafelek, albo iść dalej.
step-space = Nad którym polem akcji zagrywasz { $card }?
step-trucks = Przesuń ciężarówki albo zakończ turę.
step-trucks-none = Żadna ciężarówka nie może jechać. Zakończ turę.
step-moving = { $left ->
    [one] Ciężarówka { $n }: został jeden krok.
    [few] Ciężarówka { $n }: zostały { $left } kroki.
   *[other] Ciężarówka { $n }: zostało { $left } kroków.
}
step-bonus_move = { $steps ->
    [one] Przesuń jedną ze swoich ciężarówek o jeden krok.
    [few] Przesuń jedną ze swoich ciężarówek o najwyżej { $steps } kroki.
   *[many] Przesuń jedną ze swoich ciężarówek o najwyżej { $steps } kroków.
}
step-extra_step = Która ciężarówka dostaje dodatkowy krok?
step-station_bonus = Minięta stacja { $link }: wybierz bonus spod swojej stacji.
step-pick_tile = Weź kafelek bonusu ({ $country }).
step-build = Zbuduj sekcję drogi dowolnego koloru.
step-pair = Wybierz drugą z dwóch sekcji.
step-upgrade = Ulepsz odcinek dowolnego koloru.
step-load = Załaduj ciężarówkę w dowolnym podłączonym magazynie.
step-station = Zbuduj stację paliw przy dowolnej autostradzie.
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
step-flip = Który kafelek akcji odwracasz na jeden pachołek?
step-remove = Który kafelek akcji usuwasz?
step-pay_employee = Zapłacić { $price } DM za pracownika w biurze { $road }?
turn-last = Ostatnie tury
turn-era = Koniec ery { $n }

## Akcje

act-route = Zatrzymaj kartę trasy: { $route }
act-claim = Odbierz bonus za dostawę ({ $country }): { $bonus }
act-play = Zagraj { $card }
act-at = Zagraj nad polem „{ $space }”
act-refresh = { $n ->
    [one] Weź zagraną kartę na rękę i zyskaj 1 DM
    [few] Weź { $n } zagrane karty na rękę i zyskaj { $n } DM
   *[many] Weź { $n } zagranych kart na rękę i zyskaj { $n } DM
}
act-fund = Odbierz fundusze: { $n } DM
act-use = Użyj kafelka bonusu: { $tile }
act-build = Zbuduj za { $cost } DM: { $section }
act-pair = Zbuduj dwie sekcje, najpierw za { $cost } DM: { $section }
act-upgrade = Ulepsz za { $cost } DM: { $link }
act-load = Załaduj ciężarówkę { $truck }: { $depot }
act-station = Zbuduj stację paliw: { $link }
act-token = Użyj znacznika odblokowania: { $colour }
act-unlock = Odblokuj: { $tech }
act-develop = Rozwój
act-pay = Zapłać
act-promote = { $points ->
    [one] Awansuj: { $floor }, teraz { $points } punkt
    [few] Awansuj: { $floor }, teraz { $points } punkty
   *[many] Awansuj: { $floor }, teraz { $points } punktów
}
act-take = Weź { $card }
act-discard = Wymień { $card }
act-give = Odłóż { $card }
act-pickup = Weź na rękę { $card }
act-recolour = Zmień kolor: { $colour }
act-slide = Przesuń { $card }
act-to = Przesuń na pole „{ $space }”
act-flip = Odwróć kafelek akcji „{ $space }”
act-remove = Usuń kafelek akcji „{ $space }”
act-bonus = Weź bonus: { $bonus }
act-tile = Weź kafelek: { $tile }
act-truck = Dodatkowy krok dla ciężarówki { $truck }
act-move = Przesuń ciężarówkę { $truck }: { $section }
act-deliver = Dostarcz towar { $to } ciężarówką { $truck }
act-skip = Zrezygnuj
act-later = Nie teraz
act-stop = Zatrzymaj się tutaj
act-done = Dalej do ciężarówek
act-end = Zakończ turę

## Co się stało

event-route_chosen = { $name } zatrzymuje kartę trasy: { $route }.
event-turn_began = { $name } zaczyna turę w erze { $era }.
event-bonus_claimed = { $name } odbiera bonus za dostawę ({ $country }): { $bonus }.
event-card_played = { $name } zagrywa { $card } nad polem „{ $space }”.
event-refreshed = { $cards ->
    [one] { $name } bierze jedną kartę na rękę i zyskuje { $money } DM.
    [few] { $name } bierze { $cards } karty na rękę i zyskuje { $money } DM.
   *[many] { $name } bierze { $cards } kart na rękę i zyskuje { $money } DM.
}
event-funded = { $name } odbiera fundusze: { $money } DM.
event-tile_used = { $name } używa kafelka „{ $tile }”.
event-built = { $name } buduje za { $cost } DM: { $section }.
event-upgraded = { $name } ulepsza za { $cost } DM: { $link }.
event-built_free = { $name } buduje: { $section }.
event-upgraded_free = { $name } ulepsza: { $link }.
event-employee_placed = { $name } sadza pracownika w biurze { $road }.
event-employee_placed_lobby = { $name } sadza pracownika w biurze { $road }; pierwszy z lewej ({ $other }) przechodzi do poczekalni.
event-employees_recalled = { $count ->
    [one] { $name } zabiera z poczekalni jednego pracownika.
   *[other] { $name } zabiera z poczekalni { $count } pracowników.
}
event-loaded = { $name } ładuje towar: { $good } ({ $city }).
event-station_built = { $name } buduje stację paliw nr { $number }: { $link }.
event-unlocked = { $name } odblokowuje: { $tech }.
event-developed = { $name } dociera na pole { $space } toru rozwoju.
event-earned = { $name } dostaje { $money } DM.
event-paid = { $name } płaci { $money } DM.
event-promoted = { $name } awansuje pracownika: { $floor }.
event-hired = { $name }: pracownik wchodzi do poczekalni.
event-card_taken = { $name } bierze { $card }: { $effect }
event-card_discarded = { $name } oddaje { $card }.
event-card_revealed = Nowa karta na ekspozycji: { $card }.
event-cards_swapped = { $name } odkłada { $down } i bierze { $up }.
event-recoloured = { $name }: karta liczy się w tej turze jako { $colour }.
event-card_slid = { $name } przesuwa { $card } na pole „{ $space }”.
event-cones_changed = { $name }: limit kart nad polem „{ $space }” wynosi teraz { $limit }.
event-moved = { $name } jedzie dalej: { $section }.
event-station_bonus = { $name } mija własną stację ({ $link }): { $bonus }.
event-station_fee = { $other } dostaje { $money } DM: { $name } mija tę stację ({ $link }).
event-delivered = { $name } dostarcza towar { $to }: { $good }.
event-bonus_stored = { $name } może później odebrać bonus za dostawę ({ $country }).
event-first_pharmaceuticals = Pierwsze farmaceutyki ({ $country }), { $name }: { $bonus }.
event-tile_taken = { $name } bierze kafelek „{ $tile }”.
event-hand_picked_up = { $name } bierze wszystkie karty na rękę.
event-era_end_triggered = { $name } buduje ostatnią sekcję ery { $era }.
event-administration = Faza administracji na koniec ery { $era }.
event-budget = Biuro { $road }: { $name } dostaje { $money } DM ({ $total } ÷ { $employees } za pracownika).
event-route_checked = { $name }, karta trasy { $route }: status { $status }.
event-route_checked_open = { $name }, karta trasy { $route }: brak połączenia.
event-reunification = Zjednoczenie: blokady drogowe zostają usunięte.
event-match_over = Partia zakończona.

## Dlaczego nie

reason-match_over = Partia zakończona.
reason-not_your_turn = To nie twoja tura.
reason-not_now = Teraz trzeba rozstrzygnąć coś innego.
reason-already_acted = Akcja w tej turze jest już wykonana.
reason-play_a_card_first = Najpierw zagraj kartę.
reason-not_enough_money = To kosztuje { $need } DM; masz { $have } DM.
reason-route_taken = Ta karta trasy nie jest do wyboru.
reason-nothing_to_claim = Nie ma tu bonusu za dostawę do odebrania.
reason-not_in_hand = Nie masz tej karty na ręce.
reason-no_use_for_card = Nad żadnym polem akcji nie da się teraz użyć tej karty.
reason-space_full = { $limit ->
    [one] „{ $space }” mieści tylko jedną kartę; najpierw weź karty na rękę.
    [few] „{ $space }” mieści najwyżej { $limit } karty; najpierw weź karty na rękę.
   *[many] „{ $space }” mieści najwyżej { $limit } kart; najpierw weź karty na rękę.
}
reason-no_target = W tym kolorze akcja „{ $space }” nie ma teraz celu.
reason-action_must_stay_possible = Wtedy akcja twojej karty nie byłaby już możliwa.
reason-take_the_action = Najpierw wykonaj akcję swojej karty.
reason-step_needed = Ciężarówka potrzebuje dodatkowego kroku, by dotrzeć do wolnego miejsca postoju.
reason-nothing_played = Nie masz jeszcze żadnych zagranych kart.
reason-funded_this_era = Fundusze tej ery są już odebrane.
reason-no_employee_in_supply = Nie masz pracownika w zasobach.
reason-no_such_tile = Nie masz tego kafelka.
reason-one_tile_per_turn = W turze można użyć tylko jednego kafelka bonusu.
reason-tile_too_fresh = Kafelka z dostawy możesz użyć od następnej tury.
reason-tile_has_no_use = Ten kafelek nic teraz nie daje.
reason-wrong_colour = To należy do innej autostrady: { $colour }; twoja karta ma inny kolor.
reason-already_built = Ta sekcja jest już zbudowana.
reason-roadblock = Blokada drogowa zostaje do zjednoczenia.
reason-not_connected = Nie styka się ze zbudowaną siecią dróg.
reason-no_second_section = Potem nie można by już zbudować i opłacić drugiej sekcji.
reason-link_unfinished = Odcinek nie jest jeszcze ukończony.
reason-already_dual = Odcinek jest już ulepszony.
reason-depot_not_connected = Do tego magazynu nie prowadzi jeszcze droga.
reason-use_the_free_truck = Najpierw załaduj wolną ciężarówkę.
reason-second_truck_locked = Druga ciężarówka nie jest jeszcze odblokowana.
reason-no_station_space = Na tym odcinku nie ma miejsca na stację.
reason-station_taken = Stoi tu już stacja ({ $name }).
reason-no_stations_left = Wszystkie twoje stacje są już zbudowane.
reason-no_section_built = Najpierw musi powstać jedna sekcja tego odcinka.
reason-token_used = Znacznik odblokowania jest już użyty: { $colour }.
reason-no_token_for_colour = Ten kolor nie ma znacznika odblokowania.
reason-already_unlocked = To jest już odblokowane.
reason-lower_level_locked = Najpierw odblokuj poziom niżej.
reason-no_such_department = Tego działu nie ma w grze.
reason-floor_locked = { $floor }: twoje technologie jeszcze tego piętra nie otwierają.
reason-floor_full = { $floor }: wszystkie miejsca zajęte.
reason-own_employee_there = Masz tam już pracownika.
reason-nobody_below = Nie masz nikogo tuż niżej.
reason-not_in_display = Tej karty nie ma na ekspozycji.
reason-not_basic = Wymienić można tylko karty podstawowe.
reason-not_played = Tej karty nie ma wśród zagranych.
reason-not_to_the_left = Karty przesuwa się tylko w lewo.
reason-not_that_colour = Karta nie może teraz przyjąć tego koloru.
reason-wrong_side_up = Ten kafelek akcji nie ma odpowiedniej liczby pachołków.
reason-no_action_tile = To pole nie ma kafelka akcji.
reason-station_not_built = { $built ->
    [one] Masz zbudowaną jedną stację; ten bonus jest jeszcze zakryty.
    [few] Masz zbudowane { $built } stacje; ten bonus jest jeszcze zakryty.
   *[many] Masz zbudowanych { $built } stacji; ten bonus jest jeszcze zakryty.
}
reason-bonus_used_this_turn = Ten bonus został już wzięty w tej turze.
reason-no_such_tile_there = Ten kraj nie ma takiego kafelka.
reason-truck_at_home = Ta ciężarówka nie jest załadowana.
reason-truck_moved = Ta ciężarówka już jechała.
reason-truck_colour = Ciężarówka nie stoi na drodze w kolorze twojej karty.
reason-no_card_played = Ciężarówki jeżdżą tylko w turach, w których zagrano kartę.
reason-not_adjacent = Ciężarówka nie stoi tuż obok.
reason-not_built = Ta sekcja nie jest zbudowana.
reason-occupied = Ciężarówka musiałaby stanąć na tej samej sekcji co inna.
reason-not_at_border = Ciężarówka nie stoi przy mieście handlowym.
reason-not_offered = Tego nie można teraz wybrać.

## Części planszy

panel-map = Mapa Niemiec i krajów sąsiednich
panel-dashboard = Panel
panel-offices = Biura budowlane
offices-now = na pracownika, gdyby era kończyła się teraz
panel-administration = Administracja
administration-now = twoje punkty za pracownika, teraz
administration-of = punkty za pracownika teraz: { $name }
panel-track = Tor rozwoju
panel-display = Ekspozycja kart
panel-hand = Ręka
panel-technologies = Technologie
panel-stations = Stacje paliw
panel-deliveries = Dostawy
panel-route = Karta trasy
panel-routes = Karty tras do wyboru
place-of = { $n }. z { $of }
panel-tiles = Kafelki bonusu
panel-tokens = Znaczniki odblokowania
sea-north = Morze Północne
sea-baltic = Bałtyk
years = { $from }–{ $to }
stack-short = do zbudowania
stack-left = { $n ->
    [one] została jedna sekcja
    [few] zostały { $n } sekcje
   *[many] zostało { $n } sekcji
}
dash-build = Budowa
dash-upgrade = Ulepszenie
dash-steps = Kroki ciężarówek
rule-dash-build = { $one } na odcinku z jednej sekcji, { $two } za sekcję na odcinku z dwóch.
rule-dash-upgrade = { $cost } za każdą sekcję odcinka.
rule-dash-steps = Tyle sekcji przejeżdża ciężarówka w turze: { $n }, a jeśli rusza z drogi dwujezdniowej, o jedną więcej.
rule-stack = Gdy powstanie ostatnia sekcja, era się kończy.
dash-funding = Fundusze
rule-dashboard = Budowa kosztuje { $one } na odcinku z jednej sekcji, { $two } za sekcję na odcinku z dwóch. Ulepszenie kosztuje { $up } za sekcję. Kroki ciężarówek: { $steps }.
rule-fund = Raz na erę, zamiast zagrać kartę: postaw tu pracownika i weź { $money }.
fund-taken = Fundusze odebrane: { $names }
office-name = Biuro { $road } ({ $colour })
office-seats = Od lewej: { $names }.
office-forecast = Gdyby era skończyła się teraz: { $total } ÷ { $employees } = po { $each }
rule-office = Każda zbudowana sekcja i każde ulepszenie sadza tu pracownika. Gdy biuro jest pełne, pierwszy z lewej idzie do poczekalni. Na koniec ery wartości podłączonych miast tej autostrady dodaje się i dzieli przez liczbę pracowników w biurze; tyle przynosi każdy z nich.
office-capacity = Miejsca: { $two } w grze dwuosobowej, { $three } w trzyosobowej, { $four } w czteroosobowej.
rule-lobby = Każdy pracownik w poczekalni jest na koniec wart tyle punktów: { $n }.
rule-department-network = Pracownik na piętrze 1, 2 lub 3 daje 1, 2 lub 3 punkty za każdego twojego pracownika w biurach budowlanych.
rule-department-trade = Pracownik na piętrze 1, 2 lub 3 daje 1, 2 lub 3 punkty za każdy kraj, do którego trafiła twoja dostawa.
rule-department-service = Pracownik na piętrze 1, 2 lub 3 daje 1, 2 lub 3 punkty za każdą twoją zbudowaną stację paliw.
rule-department-finance = Pracownik na piętrze 1, 2 lub 3 daje 1, 2 lub 3 punkty za każde pełne 20 DM, które masz. Technologie nie są potrzebne.
rule-department-planning = Pracownik na piętrze 1, 2 lub 3 daje 1, 2 lub 3 punkty za każdą kartę ulepszoną lub zaawansowaną na ręce. Piętra otwiera dowolna kolumna technologii.
rule-department-customs = Pracownik na piętrze 1, 2 lub 3 daje 1, 2 lub 3 punkty za każdy zdobyty kafelek bonusu. Piętra otwiera dowolna kolumna technologii.
floor-worth = { $points ->
    [one] teraz dla ciebie { $points } punkt
    [few] teraz dla ciebie { $points } punkty
   *[many] teraz dla ciebie { $points } punktów
}
floor-worth-to = { $points ->
    [one] teraz { $points } punkt, { $name }
    [few] teraz { $points } punkty, { $name }
   *[many] teraz { $points } punktów, { $name }
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
rule-space = { $limit ->
    [one] Jedna karta, dopóki nie weźmiesz jej na rękę.
    [few] Najwyżej { $limit } karty, dopóki nie weźmiesz ich na rękę.
   *[many] Najwyżej { $limit } kart, dopóki nie weźmiesz ich na rękę.
}
rule-space-unlock = Połóż znacznik odblokowania w kolorze karty na technologii. Dla czarnego koloru go nie ma.
rule-space-build = Zbuduj jedną sekcję w kolorze karty, stykającą się z siecią dróg; posadź pracownika w tym biurze.
rule-space-upgrade = Zmień ukończony odcinek w kolorze karty w drogę dwujezdniową, wszystkie sekcje naraz; posadź pracownika w tym biurze.
rule-space-load = Postaw ciężarówkę w magazynie w kolorze karty i załaduj tamtejszy towar. Jeśli żadna nie jest wolna, możesz odwołać jedną z drogi; jej towar przepada.
rule-space-station = Postaw kolejną stację paliw na odcinku w kolorze karty, na którym stoi choć jedna z dwóch sekcji. Nic nie kosztuje.
city-value = { $city }, wartość { $value }
rule-city = Za każdą autostradę: 2, jeśli jeden z jej odcinków do tego miasta jest ukończony, i 2 więcej, jeśli któryś jest dwujezdniowy.
rule-city-abroad = Wartość miasta handlowego za granicą jest stała.
city-depot = Tu ładuje się towar: { $good }. Potrzebna karta: { $colours }.
city-route = Tu kończy się trasa z twojej karty.
section-unbuilt = Niezbudowana
section-open = Do zbudowania za { $cost }
section-single = Droga jednojezdniowa
section-dual = Droga dwujezdniowa
section-blocked = Blokada drogowa do zjednoczenia
section-tile = Kafelek bonusu: { $tile }
section-develop = Rozwój 1 za budowę
station-free = Miejsce na stację paliw: { $link }
station-of = Stacja paliw ({ $name }): { $link }
truck-of = Ciężarówka { $n } ({ $name }), ładunek: { $good }
truck-home = Ciężarówka { $n } czeka
country-pharma = Pierwsze farmaceutyki: { $bonus }
country-pharma-done = Farmaceutyki już dostarczono
country-delivered = Dostawy: { $names }
country-mine = Twoja plansza dostawy: { $good }: { $bonus }; inne towary: { $money }.
rule-country = Wyjedź o krok za miasto handlowe. Bierzesz kafelek bonusu; pożądany towar z twojej planszy dostawy daje bonus do odebrania później, inne towary od razu dają pieniądze. Każde z nich w danym kraju tylko raz. Farmaceutyki dają za pierwszym razem bonus tego kraju, potem pieniądze.
country-about = Miasta handlowe: { $cities }. Kafelki bonusu na początku: { $two } w grze dwuosobowej, { $three } w trzyosobowej, { $four } w czteroosobowej.
delivery-row = { $country }. { $good }: { $bonus }; inne towary: { $money }
delivery-claim = Bonus jest do odebrania.
delivery-claimed = Bonus został odebrany.
delivery-paid = Pieniądze zostały wypłacone.
delivery-open = Nic jeszcze nie dostarczono.
route-status = Status { $n }
route-open = brak połączenia
rule-route = Sekcje trasy minus odcinki dwujezdniowe i stacje paliw: to jest status, najlepszy wynosi 0. Na koniec każdej ery daje swoją nagrodę i wszystkie powyżej.
route-now = teraz: { $reward }
money-name = Pieniądze
supply-name = Pracownicy w zasobach
points-name = Punkty, gdyby to był koniec
extra-tokens = { $n ->
    [one] jeden dodatkowy znacznik
    [few] { $n } dodatkowe znaczniki
   *[other] { $n } dodatkowych znaczników
}
token-name = Znacznik odblokowania: { $colour }
token-used = użyty
cones = { $n ->
    [0] Bez pachołka
    [one] Jeden pachołek
    [few] { $n } pachołki
   *[many] { $n } pachołków
}
hand-of = { $n ->
    [one] Jedna karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}
hand-empty = Brak kart na ręce
display-empty = Brak karty
refresh-gain = { $n ->
    [one] Weź 1 kartę na rękę: +{ $money }
    [few] Weź { $n } karty na rękę: +{ $money }
   *[many] Weź { $n } kart na rękę: +{ $money }
}

## Punktacja

score-row-lobby = { $n ->
    [one] { $n } pracownik × { $each }
   *[other] { $n } pracowników × { $each }
}
score-units-network = { $n ->
    [one] { $n } pracownik w biurach
   *[other] { $n } pracowników w biurach
}
score-units-trade = { $n ->
    [one] { $n } kraj
    [few] { $n } kraje
   *[other] { $n } krajów
}
score-units-service = { $n ->
    [one] { $n } stacja
    [few] { $n } stacje
   *[other] { $n } stacji
}
score-units-finance = { $n ->
    [one] 1 pełna kwota 20 DM
    [few] { $n } pełne kwoty 20 DM
   *[other] { $n } pełnych kwot 20 DM
}
score-units-planning = { $n ->
    [one] { $n } karta ulepszona lub zaawansowana
    [few] { $n } karty ulepszone lub zaawansowane
   *[other] { $n } kart ulepszonych lub zaawansowanych
}
score-units-customs = { $n ->
    [one] { $n } kafelek
    [few] { $n } kafelki
   *[other] { $n } kafelków
}
score-floors = wartość pięter { $n }

## Kompendium

ref-actions = Akcje
ref-bonuses = Akcje bonusowe
ref-cards = Karty akcji
ref-cities = Wartości miast

ref-row = Rząd { $n } technologii
ref-refresh = Weź zagrane karty na rękę
ref-tile = Użyj kafelka bonusu
ref-play = Zagraj kartę
ref-supply = Pracownicy
rule-claim = Na początku swojej tury możesz odebrać jeden bonus zdobyty wcześniejszą dostawą pożądanego towaru. Do tego czasu czeka na twojej planszy dostawy.
rule-play = Połóż kartę z ręki nad polem akcji i wykonaj tę akcję na autostradzie w kolorze karty. Zamiast tego możesz wziąć zagrane karty na rękę albo odebrać fundusze.
rule-refresh = Zamiast zagrać kartę: weź na rękę wszystkie zagrane karty i zyskaj 1 DM za każdą. Jeśli na koniec tury nie masz kart na ręce, też je bierzesz, ale bez pieniędzy.
rule-funding = Raz na erę, zamiast zagrać kartę: postaw pracownika na panelu i weź { $money }. Pracownik zostaje tam do końca.
rule-tile = Raz na turę, w dowolnej chwili swojej akcji: wykonaj to, co pokazuje kafelek, i odrzuć go. Kafelka z dostawy możesz użyć od następnej tury.
rule-supply = Każdy ma ich { $n }. Kto musi posadzić pracownika, a nie ma żadnego w zasobach, zabiera z poczekalni { $back }, sadza jednego z nich i jednego awansuje.
rule-display = Leży tu pięć odkrytych kart: w erze 1 i 2 ulepszone, w erze 3 zaawansowane. W miejsce wziętej wchodzi karta z talii.
rule-track = Każdy krok rozwoju przesuwa twój znacznik o jedno pole. Każdy bonus, na który trafi lub który minie, jest twój od razu. Po ostatnim polu jedzie się dalej w pętli.
tile-count = { $n ->
    [one] W grze jest jeden taki kafelek.
    [few] W grze są { $n } takie kafelki.
   *[many] W grze jest { $n } takich kafelków.
}
ref-trucks = Jazda
rule-trucks = Po zagraniu karty ciężarówki stojące na jej kolorze mogą jechać każdą zbudowaną drogą: 2 kroki w erze 1, potem 3, a z drogi dwujezdniowej o jeden więcej. Mogą mijać inne ciężarówki, ale nie stawać na tej samej sekcji.
rule-eras = Każda era ma swój stos sekcji, koszty, fundusze i liczbę kroków ciężarówek. Kończy się turą, w której powstaje jej ostatnia sekcja; w erze 3 każdy ma potem jeszcze jedną turę.
rule-tokens = Każdy kolor prócz czarnego ma jeden: odblokowuje technologię, gdy zagrasz kartę tego koloru nad polem „Odblokuj technologię”. Trzy dodatkowe wykorzystują tylko bonusy.
ref-traffic = Ruch drogowy

## Moduły i Autobot

good-wine = wino
department-planning_all_cards = Planowanie
rule-department-planning_all_cards = Pracownik na piętrze 1, 2 lub 3 daje 1, 2 lub 3 punkty za każdą twoją kartę ulepszoną lub zaawansowaną, zagraną lub na ręce. Piętra otwiera dowolna kolumna technologii.
score-units-planning_all_cards = { $n ->
    [one] { $n } karta ulepszona lub zaawansowana
    [few] { $n } karty ulepszone lub zaawansowane
   *[other] { $n } kart ulepszonych lub zaawansowanych
}
step-traffic = Na którym odcinku położyć znacznik ruchu?
step-service = Wybierz ulepszenie swojej stacji paliw.
act-improve = Ulepsz stację paliw: { $link }
act-service = Weź ulepszenie: { $bonus }
act-traffic = Połóż znacznik ruchu: { $link }
act-wine = Załaduj swoje wino na ciężarówkę { $truck }: { $wine }
event-good_lost = { $name } porzuca ładunek: { $good }.
event-wine_loaded = { $name } ładuje wino: { $wine }.
event-wine_delivered = { $promotions ->
    [0] { $name } dowozi wino ({ $city }).
    [one] { $name } dowozi wino ({ $city }) i zyskuje jeden awans.
    [few] { $name } dowozi wino ({ $city }) i zyskuje { $promotions } awanse.
   *[many] { $name } dowozi wino ({ $city }) i zyskuje { $promotions } awansów.
}
event-traffic_appeared = Znacznik ruchu: { $section }.
event-traffic_cleared = { $name } usuwa znacznik ruchu: { $link }.
event-traffic_set_returned = { $name } oddaje trzy znaczniki ruchu za awans.
event-station_improved = { $name } ulepsza stację paliw ({ $link }): { $bonus }.
event-autobot_colour = Autobot odkrywa { $card }.
event-autobot_task = Autobot bierze zadanie { $task }: { $road }.
event-autobot_queued = Autobot odkłada do kolejki zadanie { $task }: teraz niewykonalne.
event-autobot_chose = Autobot, { $subject }: kandydaci: { $n } → { $trace }: { $winner }.
event-autobot_chose_only = Autobot, { $subject }: { $n ->
    [one] tylko { $winner }.
   *[other] { $winner }.
}
autobot-rule = { $rule } ({ $n })
event-autobot_heads_for = Cel ciężarówki { $truck } Autobota: { $goal }.
event-autobot_heads_for_none = Ciężarówka { $truck } Autobota nie ma celu.
event-autobot_slot = Autobot kładzie kafelek na polu { $slot } swojej planszy solo.
event-autobot_task_added = Karta z talii zadań zaawansowanych trafia do talii zadań Autobota.
event-autobot_wine = Autobot pokazuje kartę wina: { $wine }.
event-autobot_reshuffled = Autobot tasuje swoje talie.
event-autobot_skipped = Autobot nie ma wykonalnej akcji i pomija turę.
subject-build = sekcja do budowy
subject-upgrade = odcinek do ulepszenia
subject-station = miejsce na stację
subject-country = cel
subject-depot = magazyn
subject-discard = karta do odrzucenia
subject-promotion = dział
subject-wine = wino
subject-improvement = stacja do ulepszenia
subject-traffic = odcinek dla znacznika ruchu
rule-autobot-new_city = podłącza nowe miasto
rule-autobot-makes_viable = czyni zadanie wykonalnym
rule-autobot-helps_truck = pomaga jego ciężarówce
rule-autobot-bonus_tile = ma kafelek bonusu
rule-autobot-traffic = ma znacznik ruchu
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
rule-autobot-leftmost = pierwsze z lewej
rule-autobot-rightmost = pierwsze z prawej
rule-autobot-icon = wskazane przez bonus
rule-autobot-highest_floor = najwyższe piętro
reason-no_wine = Nie masz wina do załadowania.
reason-wine_road_not_built = Droga przy granicy, gdzie ładuje się wino, nie jest zbudowana.
reason-wine_needs_card = Wino ładuje się, zagrywając kartę w jego kolorze.
reason-section_busy = Stoi tam już ciężarówka albo leży znacznik ruchu.
reason-no_improvements_left = To ulepszenie jest już zabrane.
reason-not_your_station = Nie masz tu stacji paliw.
reason-not_dual = Odcinek nie jest dwujezdniowy.
reason-already_improved = Stacja jest już ulepszona.
reason-no_traffic_here = Tu nie kładzie się znacznika ruchu.
reason-traffic = Ciężarówka musiałaby stanąć przy znaczniku ruchu.
service-employee = Posadź pracownika w biurze tej autostrady
service-funding = Odbierz fundusze tej ery
service-pick_up = Weź na rękę wszystkie zagrane karty
task-name = { $n } ({ $action })
task-bonus = { $bonus }, potem { $action }
task-road = budowa lub ulepszenie
task-load = załadunek ciężarówki
task-station = budowa stacji paliw
task-discard = odrzucenie karty z ekspozycji
solo-employee = Umieść pracownika
solo-promote = Awans: { $department }
wine-name = { $road }, { $from } – { $to }
panel-services = Plansza stacji paliw
panel-wine = Karta wina
rule-services = Zamiast nowej stacji możesz ulepszyć jedną ze swoich na dwujezdniowym odcinku w kolorze karty i od razu wziąć jeden z tych bonusów. Potem twoje ciężarówki dostają przy niej dwa różne bonusy, a cudze przynoszą ci wyższą kwotę.
rule-service-employee = Twój pracownik zajmuje miejsce w biurze autostrady, przy której stoi ulepszona stacja.
rule-service-funding = Dostajesz fundusze tej ery, jeśli nie zostały jeszcze odebrane.
rule-service-pick_up = Bierzesz na rękę wszystkie zagrane karty, bez pieniędzy.
rule-wine = Raz na partię: załaduj je kartą w jego kolorze. Ciężarówka rusza z sekcji przy mieście handlowym i dostarcza wino, gdy dotrze do sekcji przy mieście docelowym. Dopóki są podwójne znaczniki, daje to dwa awanse, potem jeden, a Niemcy liczą się w Handlu jako kraj.
wine-hidden = jeszcze zakryta
wine-waiting = czeka
wine-on-road = w drodze
wine-home = dostarczone
traffic-on = Znacznik ruchu: { $link }
rule-traffic = Ciężarówki mogą tędy przejechać, ale nie stanąć, a na trasie z karty każdy znacznik zwiększa status o 1. Ulepszenie go usuwa; trzy zebrane znaczniki dają awans.
traffic-kept = Znaczniki ruchu
station-improved = ulepszona
autobot = Autobot
autobot-board = Plansza solo Autobota
autobot-more = Każdy kolejny kafelek: { $bonus }
autobot-about = Karta koloru mówi, na której autostradzie, a karta zadania, co się tam dzieje. Najpierw rozpatruje się kolejkę zadań, od najwyższej wartości; zadania niewykonalne trafiają do kolejki. Potem jego ciężarówki jadą do swoich celów, bez względu na kolor. Autobot nie płaci i nie potrzebuje technologii: jego pracownicy docierają w erze 1 na 1. piętro, w erze 2 na 2., a w erze 3 na każde. Nigdy nie punktuje działu Finanse.
task-card = Karta zadania { $n } ({ $deck })
solo-side-easy = Łatwa strona planszy solo.
solo-side-hard = Trudna strona planszy solo.
level-name = Poziom { $n }
level-extra_step = Jego ciężarówki jadą o krok dalej.
level-develop_on_pass = Rozwój 1 za każdym razem, gdy twoje ciężarówki mijają jego stację.
level-develop_on_skip = Rozwój 1 za każdym razem, gdy pomija turę.
level-promotions = Awanse na koniec er 1, 2 i 3: { $n }.
autobot-colours = Karty kolorów
autobot-tasks = Karty zadań
autobot-queue = Kolejka zadań
autobot-deck = { $n ->
    [one] została jedna karta
    [few] zostały { $n } karty
   *[other] zostało { $n } kart
}
autobot-slots = Kafelki bonusu na planszy solo
autobot-slot = Pole { $n }: { $bonus }
autobot-station = Pod stacją { $n }: { $bonus }
autobot-goals = Cele
autobot-no-queue = pusta

## Jak grać

howto-title-1 = Cel gry
howto-text-1 = Punkty dają tylko twoi pracownicy w administracji: 2 za każdego w poczekalni i dużo więcej na piętrach działów. Wszystko inne służy temu, by tam trafili i by te piętra były więcej warte. Wygrywa, kto ma najwięcej punktów.
howto-title-2 = Twoja tura
howto-text-2 = Najpierw możesz odebrać jeden bonus za dostawę. Potem musisz zrobić jedną rzecz: zagrać kartę nad polem akcji, wziąć zagrane karty na rękę po 1 DM za każdą albo, raz na erę, odebrać fundusze. Raz na turę możesz przy tym użyć kafelka bonusu. Po zagraniu karty mogą jechać ciężarówki stojące na jej kolorze. Jeśli na koniec nie masz kart na ręce, bierzesz wszystkie z powrotem.
howto-title-3 = Karty
howto-text-3 = Kolor mówi gdzie: czerwony to A1, turkusowy to A2 i tak dalej. Pole, nad którym leży karta, mówi co. Nad polem mieści się tylko kilka kart, dopóki nie weźmiesz wszystkich na rękę; od początku tylko „Zbuduj” ma miejsce na trzy. Karty ulepszone i zaawansowane potrafią coś jeszcze.
howto-title-4 = Budowa i ulepszanie
howto-text-4 = Budowa kładzie sekcję, która styka się z siecią dróg. Ulepszenie zmienia ukończony odcinek, wszystkie sekcje naraz, w drogę dwujezdniową. Obie akcje kosztują, podnoszą wartości miast na końcach i sadzają twojego pracownika w biurze tej drogi. Gdy biuro jest pełne, pierwszy z lewej idzie do poczekalni: to zwykła droga do administracji.
howto-title-5 = Stacje paliw
howto-text-5 = Nic nie kosztują i stoją między dwiema sekcjami długiego odcinka, z których choć jedna jest zbudowana. Gdy twoja ciężarówka mija twoją stację, wybierasz jeden z odsłoniętych bonusów; gdy mija ją cudza, dostajesz pieniądze z zasobów.
howto-title-6 = Ciężarówki
howto-text-6 = Ładuj ciężarówkę w magazynie w kolorze karty. Ciężarówka, która rusza z drogi w kolorze twojej karty, jedzie 2 kroki w erze 1, potem 3, z drogi dwujezdniowej o jeden więcej, po każdej zbudowanej drodze. Krok za miasto handlowe za granicą to dostawa: bierzesz kafelek bonusu, a towar pożądany przez ten kraj daje bonus, który odbierasz w jednej z następnych tur. Inne towary od razu dają pieniądze.
howto-title-7 = Technologie
howto-text-7 = Karta zagrana nad polem „Odblokuj” kładzie znacznik swojego koloru na technologii; czarnego nie ma. Dostajesz to, co technologia pokazuje, a ona otwiera piętro: poziom 1 pierwsze piętro tego działu, poziom 2 drugie, obie najwyższe razem trzecie. Finanse nie wymagają żadnej.
howto-title-8 = Awanse
howto-text-8 = Awans przenosi pracownika z poczekalni na pierwsze piętro albo o piętro wyżej. Na piętrze może stać najwyżej jeden twój, a miejsca są tylko trzy: warto być wcześnie. Jeśli nikt nie może awansować, pracownik z twoich zasobów trafia do poczekalni.
howto-title-9 = Koniec ery
howto-text-9 = Gdy powstanie ostatnia sekcja ery, ta tura toczy się do końca. Potem każde biuro dzieli wartości swoich podłączonych miast, kto zakończył erę, awansuje pracownika, a karty tras dają nagrody według statusu. Po erze 2 znikają blokady drogowe, każdy dostaje żółtą kartę, a na ekspozycję wchodzą karty zaawansowane. W erze 3 każdy ma jeszcze jedną turę przed ostatnią wypłatą i punktacją.

## Podpowiedzi

tile-some = Kafelek bonusu
tile-for-builder = Ten kafelek bierze, kto zbuduje tę sekcję.
tile-for-delivery = Kto tu dostarczy towar, bierze jeden z kafelków.
rule-station-pass = Ciężarówki mijają tę stację między dwiema sekcjami. Własna daje bonus; cudza przynosi właścicielowi z zasobów niższą kwotę najlepszego z odsłoniętych bonusów pieniężnych.
section-upgrade = Ulepszenie za { $cost }
drive-to = { $n ->
    [few] Jedź ciężarówką { $truck } aż na { $section }: { $n } kroki
   *[other] Jedź ciężarówką { $truck } aż na { $section }: { $n } kroków
}
drive-deliver = { $n ->
    [few] Jedź ciężarówką { $truck } dalej i dostarcz towar { $to }: { $n } kroki
   *[other] Jedź ciężarówką { $truck } dalej i dostarcz towar { $to }: { $n } kroków
}
drive-way = Przez { $way }. Inną drogą jedź sekcja po sekcji.
reach-none = W tej turze nie może jechać: nie stoi na kolorze karty albo już jechała.
reach-now = { $n ->
    [one] W tej turze ma jeszcze jeden krok.
    [few] W tej turze ma jeszcze { $n } kroki.
   *[many] W tej turze ma jeszcze { $n } kroków.
}
reach-card = { $n ->
    [one] Z kartą w kolorze jej drogi jedzie jeden krok.
    [few] Z kartą w kolorze jej drogi jedzie { $n } kroki.
   *[many] Z kartą w kolorze jej drogi jedzie { $n } kroków.
}
reach-autobot = { $n ->
    [one] W każdej swojej turze jedzie jeden krok.
    [few] W każdej swojej turze jedzie { $n } kroki.
   *[many] W każdej swojej turze jedzie { $n } kroków.
}
reach-countries = Możliwe dostawy: { $countries }.
then-seat = Sadza pracownika w biurze { $road }.
then-seat-full = Sadza pracownika w biurze { $road }; pierwszy z lewej ({ $name }) idzie do poczekalni.
then-money = Zostanie ci { $n } DM.
then-tile = Bierzesz kafelek: { $tile }.
then-develop = Do tego Rozwój 1.
then-era = To ostatnia sekcja tej ery.
then-wanted = Chętne kraje: { $countries }.
then-unwanted = Żaden kraj na twojej planszy dostawy nie pożąda już tego towaru.
then-station = Twoja stacja { $n }. Odsłania: { $bonus }.
then-refresh = Zamiast zagrać kartę: ich miejsca znów są wolne.
then-fund = Pracownik z twoich zasobów zostaje tam do końca partii.
then-pass-own = Mija twoją stację: wybierz bonus.
then-pass-other = Mija stację ({ $name }), która przynosi za to pieniądze z zasobów.
then-bonus = Pożądany towar: bonus do odebrania później ({ $bonus }).
then-paid = Inny towar niż pożądany: { $money }.
then-end = Twoja tura się kończy. Jeśli nie masz kart na ręce, bierzesz wszystkie zagrane.
then-done = Potem mogą jechać ciężarówki. To, co jeszcze daje karta lub kafelek, przepada.
then-skip = Wtedy przepada.
then-later = Poczeka na jedną z następnych tur.
then-take-tile = Bierzesz kafelek bonusu.
then-lost = Ciężarówka wraca z drogi, a jej ładunek przepada: { $good }.
then-city = { $city }: { $from } → { $to }.
then-first = Pierwsza dostawa jeszcze możliwa: { $countries }.
then-second = Każdy kraj dostał już pierwszą dostawę tego towaru.
then-had = Ta nagroda kraju jest już odebrana.
owed-space = wybór pola akcji
owed-extra_step = jedna ciężarówka jedzie krok dalej
owed-station_bonus = bonus za minięcie stacji: { $link }
owed-pick_tile = kafelek bonusu ({ $country })
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
owed-pay_employee = pracownik w biurze { $road } za { $price } DM albo nie
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

## Autobot krok po kroku

bot-turn = Tura Autobota
bot-step = Krok { $n } z { $of }
bot-skip = Pomiń
bot-show = Pokaż tę turę krok po kroku
bot-why = Jak wybrał Autobot: { $subject }
bot-candidates = { $n ->
    [one] Jedyny kandydat
   *[other] Kandydaci: { $n }
}
bot-idle = nic nie rozstrzyga
bot-left = zostaje: { $names }
bot-choice = Wybór ({ $subject }): { $winner }.
bot-winner = Wybór

## Przy prawdziwym stole

companion-title = Przy prawdziwym stole
companion-about = Masz grę przed sobą i grasz solo: Autobot gra stąd. Wpisz, co zmieniło się na planszy, a on powie krok po kroku, co robi i dlaczego.
companion-step-1 = Rozłóż grę dla dwóch osób; drugi kolor należy do Autobota. Jego karty zadań i kolorów zostają w pudełku: losuje je ta strona.
companion-step-2 = Podaj, jaką planszę dostawy ma Autobot i jakie pięć kart leży na ekspozycji.
companion-step-3 = Zaczyna Autobot. Po każdej swojej turze wpisz, co się zmieniło, a potem zagra on.
companion-level = Poziom Autobota
companion-level-hint = Poziomy 1–6 to łatwa strona jego planszy solo, 7–12 trudna; na każdej im wyżej, tym trudniej.
companion-modules = Moduły w twojej partii
companion-material = Materiały dodatkowe w twojej grze
companion-department = Dodatkowy dział
companion-start = Zaczynamy
companion-ask = Twoja tura. Co się stało na stole?
companion-past = Wcześniejsza pozycja.
companion-entered = Wpisane w tej turze
companion-over = Partia zakończona
companion-score = { $n ->
    [one] Autobot ma { $n } punkt.
    [few] Autobot ma { $n } punkty.
   *[many] Autobot ma { $n } punktów.
}
companion-compare = Policz swoje punkty przy stole: wygrywasz, jeśli masz więcej.
step-companion = Wpisz, co się stało na stole.
step-board = Jaką planszę dostawy ma Autobot? Wybierz taką samą.
step-reveal = Jaka karta została odkryta z talii? Połóż ją na pierwszym wolnym miejscu od lewej.
enter-build = Zbudowana sekcja
enter-how-build = Kliknij sekcję na mapie.
enter-upgrade = Ulepszony odcinek
enter-how-upgrade = Kliknij ulepszony odcinek na mapie.
enter-station = Zbudowana lub ulepszona stacja
enter-how-station = Kliknij miejsce stacji na mapie.
enter-passed = Minięta stacja Autobota
enter-how-passed = Jeden wpis za każdą stację, którą minęły twoje ciężarówki.
enter-tile = Kafelek wzięty z kraju
enter-how-tile = Kliknij kraj, do którego trafiła dostawa.
enter-served = Pierwsze farmaceutyki
enter-how-served = Kliknij kraj, który dostał pierwsze farmaceutyki.
enter-card = Karta wzięta z ekspozycji
enter-how-card = Kliknij kartę na ekspozycji.
enter-employ = Pracownik posadzony dzięki bonusowi
enter-how-employ = Kliknij biuro. (Przy budowie i ulepszeniu dzieje się to samo z siebie.)
enter-truck-1 = Ciężarówka 1 stoi gdzie indziej
enter-truck-2 = Ciężarówka 2 stoi gdzie indziej
enter-how-truck-n = Kliknij magazyn lub sekcję, gdzie teraz stoi, albo odeślij ją na planszę gracza.
entered-build = Zbudowane: { $section }
entered-upgrade = Ulepszone: { $link }
entered-load = Ciężarówka { $truck } stoi teraz tutaj: { $depot }
entered-move = Ciężarówka { $truck } stoi teraz tutaj: { $section }
entered-end = Koniec mojej tury: gra Autobot
act-home = Ciężarówka { $truck } wróciła na planszę gracza
act-tilegone = Wzięty kafelek ({ $country })
act-served = Pierwsze farmaceutyki: { $country }
act-employ = Pracownik w biurze { $road }
act-passed = Moja ciężarówka minęła stację Autobota
act-board = Plansza dostawy { $board }
act-reveal = Odkryto { $card }
do-built = Weź sekcję ze stosu tej ery i połóż ją tutaj: { $section }.
do-upgraded = Odwróć sekcje na stronę dwujezdniową ({ $link }) i podnieś wartości miast.
do-station_built = Postaw stację paliw nr { $number } Autobota tutaj: { $link }.
do-station_improved = Połóż ulepszenie przy stacji paliw Autobota: { $link }.
do-employee_placed = Posadź pracownika Autobota w biurze { $road }.
do-employee_placed_lobby = Posadź pracownika Autobota w biurze { $road }; pierwszy z lewej ({ $other }) idzie do poczekalni.
do-employees_recalled = Zabierz pracowników Autobota z poczekalni do jego zasobów: { $count }.
do-loaded = Postaw ciężarówkę { $truck } Autobota tutaj: { $depot }. Załaduj towar.
do-wine_loaded = Załaduj wino na ciężarówkę { $truck } Autobota: { $wine }.
do-moved = Przesuń ciężarówkę { $truck } Autobota tutaj: { $to }.
do-moved_from = Przesuń ciężarówkę { $truck } Autobota. Skąd: { $from }. Dokąd: { $to }.
do-delivered = Towar dostarczony { $to } ({ $good }): zdejmij ciężarówkę { $truck } Autobota i połóż znacznik dostawy w tym wierszu.
do-wine_delivered = Wino dostarczone ({ $city }): zdejmij ciężarówkę { $truck } Autobota.
do-first_pharmaceuticals = Pierwsze farmaceutyki ({ $country }): połóż tam znacznik dostawy. Bonus Autobota: { $bonus }.
do-tile_taken = Autobot bierze leżący tam kafelek bonusu.
do-autobot_slot = Połóż zakryty kafelek na polu { $slot } planszy solo Autobota.
do-developed = Przesuń znacznik rozwoju Autobota na pole { $space } toru rozwoju.
do-promoted = Awansuj pracownika Autobota: { $floor }.
do-hired = Postaw pracownika z zasobów Autobota w poczekalni.
do-station_fee = Ciężarówka Autobota mija twoją stację ({ $link }): weź { $money }.
do-station_bonus = Autobot mija własną stację ({ $link }) i dostaje jej bonus.
do-card_gone = Zdejmij { $card } z ekspozycji; karty na lewo od niej przesuń w prawo.
do-traffic_appeared = Połóż znacznik ruchu tutaj: { $section }.
do-traffic_cleared = Zdejmij znacznik ruchu: { $link }.
do-heads_for = Cel ciężarówki { $truck } Autobota: { $goal }. Połóż tam jej znacznik celu.
do-administration = Koniec ery { $era }. Wypłać sobie budżety budowy, awansuj pracownika, jeśli era skończyła się twoją turą, i sprawdź kartę trasy. Autobot nie bierze pieniędzy.
do-reunification = Zjednoczenie: zdejmij z planszy blokady drogowe.

## Pozycja słowami

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

## Jak grać, reszta

howto-title-10 = Kafelki bonusu i rozwój
howto-text-10 = Kafelki leżą na mapie i w krajach; raz na turę możesz użyć jednego i zrobić to, co pokazuje. Każdy krok rozwoju przesuwa twój znacznik o pole, a każdy symbol, na który trafi lub który minie, jest twój od razu: pieniądze, awans, technologia albo miejsce na jeszcze jedną kartę nad polem akcji.
howto-title-11 = Na tym ekranie
howto-text-11 = Wiersz u góry mówi, co trzeba postanowić. To, co możesz wybrać, świeci na niebiesko: kliknij albo naciśnij Tab i Enter. Wskaż cokolwiek, a poznasz jego nazwę, zasadę i powód, dla którego teraz się nie da; R otwiera kompendium. Na ekranie dotykowym przytrzymaj to przez chwilę. Na klawiaturze klawisz N prowadzi do następnej możliwości, a E i strzałki wszędzie. Możesz cofać kroki, dopóki nie odkryto czegoś nowego.
guide-note-1 = Twój pracownik na 2. piętrze jest wart dwa razy tyle, ile liczy jego dział. Liczba z lewej strony pokoju mówi, ile jest dla ciebie wart teraz.
guide-note-2 = Cztery fazy tury. Obowiązkowa jest tylko druga.
guide-note-3 = Wcześniej zagrane karty zajmują miejsca, dopóki nie weźmiesz wszystkich. Pachołki pokazują, ile miejsc może jeszcze przybyć.
guide-note-4 = Kolorowa droga jest zbudowana, przerywana planowana; mała liczba obok to cena. Niżej biura i kwota, jaką każde wypłaciłoby za pracownika, gdyby era skończyła się teraz.
guide-note-5 = Stacja stoi pośrodku odcinka. Każda zbudowana odsłania kolejny bonus w twoim rzędzie.
guide-note-6 = Wiersze twojej planszy dostawy: pożądany towar każdego kraju i bonus za niego, a po prawej pieniądze za inne towary.
guide-note-7 = Wypełnione są odblokowane. Technologia wymaga tej pod nią; cały rząd daje bonus obok.
guide-note-8 = Z poczekalni na dole w górę, piętro po piętrze.
guide-note-9 = Trzy ery i ich koszty. Duża liczba mówi, ile sekcji zostało; gdy powstanie ostatnia, era się kończy.
guide-note-10 = Tor rozwoju; po ostatnim polu jedzie się dalej w podkreślonej pętli.
guide-note-11 = Tak wygląda coś, co możesz wybrać.
guide-phase-1 = Odbierz bonus za dostawę
guide-phase-2 = Zagraj kartę, weź karty na rękę albo odbierz fundusze
guide-phase-3 = Przesuń ciężarówki
guide-phase-4 = Zakończ turę
guide-lead = Dziesięć minut, jedenaście stron i możesz grać.
companion-wine = Twoja karta wina: { $wine }. Weź ją z pudełka.
tab-map = Mapa
tab-mine = Plansza
tab-offices = Biura

scene-era = Era { $from } – { $to } dobiegła końca
scene-begin = Zacznij { $year }
scene-to-result = Do wyniku
scene-first-delivery = Pierwsza dostawa w tej partii.
scene-last-round = Ostatnia runda
scene-last-round-note = Każdy ma jeszcze jedną turę, potem partia się kończy.
scene-last-section-note = Era kończy się z tą turą; potem następują wypłaty.
scene-budgets = Biura wypłacają budżet
scene-budget = Budżet, DM
scene-budget-none = Żadne biuro nie ma komu zapłacić.
scene-promotions = Awanse
scene-promotions-none = Za zakończenie ery nikt nie awansuje.
scene-by-end = za zakończenie ery
scene-by-route = awans: { $floor }
scene-by-level = zgodnie z poziomem Autobota
scene-routes = Karty tras
scene-standing = Stan po roku { $year }
scene-united = Blokady drogowe znikają. Wschód mapy stoi otworem.
scene-next = Zaczyna się następna era.
scene-final = Kolejnej ery nie będzie: punktuje administracja.
scene-roadblocks = Blokad drogowych już nie ma: { $roads } są przejezdne.
scene-office = Otwiera się biuro A9, miejsc: { $n }.
scene-depot = { $good }: do załadunku w mieście { $city }, gdy zostanie połączone.
scene-advanced = Karty zaawansowane na ekspozycji: { $n }.
scene-cost = Odcinek kosztuje { $is } DM zamiast { $was }.
scene-upgrade = Ulepszenie kosztuje { $is } DM zamiast { $was }.
scene-funding = Fundusze dają { $is } DM zamiast { $was }.
scene-steps = Ciężarówki jadą o { $is } pola zamiast { $was }.
scene-closed = Blokady drogowe zostają do { $year } roku.
figure-section = Odcinek, DM
figure-upgrade = Ulepszenie, DM
figure-funding = Fundusze, DM
figure-steps = Pola na ciężarówkę
figure-sections = Odcinki do zbudowania
tie-people = O remisie decydują pracownicy w administracji: { $n } do { $m }.
tie-floor = O remisie decydują pracownicy na piętrze { $floor }: { $n } do { $m }.
tie-autobot = Z Autobotem wygrywa tylko ten, kto ma więcej punktów.
deed-built = Zbudowane odcinki
deed-upgraded = Ulepszone odcinki
deed-station = Stacje paliw
deed-delivered = Dostawy
deed-promoted = Awanse
deed-unlocked = Technologie
deed-money = Pozostałe pieniądze, DM
coach-route = Przed pierwszą turą każdy zatrzymuje kartę trasy. Na koniec każdej ery płaci ona, jeśli jej dwa miasta są połączone: im lepsza droga, tym więcej.
coach-card = W swojej turze zagrywasz jedną kartę. Jej kolor to droga: czarny to A7. Miejsce, w którym ją kładziesz, mówi, co robisz.
coach-space = Na twojej planszy czeka pięć akcji. Połóż kartę nad „Załaduj”: ciężarówka od razu może zarabiać.
coach-load = Składy leżą przy miastach na drodze twojej karty. Tam ładuje twoja ciężarówka.
coach-drive = Po zagraniu karty ciężarówki stojące na jej kolorze mogą jechać po zbudowanych sekcjach. Jedź o jedną na północ, w stronę granicy.
coach-end = Nic więcej nie da się tu zrobić. Zakończ turę; teraz ruch ma przeciwnik.
coach-turn = Teraz coś trwałego: twoja pierwsza droga.
coach-build = Nowa sekcja musi stykać się z siecią. Kosztuje, podnosi wartość miast na końcach i sadza twojego pracownika w biurze tej drogi: biura płacą na koniec ery.
coach-token = Do każdej kolorowej karty należy żeton. Może on raz odblokować technologię.
coach-unlock = Technologia daje to, co pokazuje, i otwiera piętro administracji. Punkty dają tylko pracownicy, którzy tam są.
coach-refresh = Pola się zapełniają. Zabranie kart na rękę to cała tura i daje 1 DM za każdą.
coach-again = Ręka znów jest pełna. Stacja paliw nic nie kosztuje: potrzebuje tylko sekcji długiego odcinka.
coach-station = Gdy twoja ciężarówka mija twoją stację, wybierasz bonus; gdy mijają ją inni, dostajesz pieniądze.
coach-money = Pilnuj pieniędzy: tam, gdzie nic jeszcze nie ma, sekcje są droższe. Następna jest tego warta.
coach-develop = Każdy krok rozwoju daje to, do czego dotrze twój znacznik. Ten robi miejsce na jeszcze jedną kartę nad polem.
coach-reload = Kolejny ładunek. Ciężarówka, która już coś wiezie, oddaje to: sprawdź więc, czego chcą kraje.
coach-bonus = Ciężarówka mija twoją stację: wybierz, co daje.
coach-office = Ta sekcja daje ci miejsce w kolejnym biurze. Gdy biuro jest pełne, pracownik po lewej przechodzi do holu: tak trafia się do administracji.
coach-upgrade = Ukończony odcinek można ulepszyć: liczy się to dla biur i kart tras, a ciężarówki, które z niego ruszają, jadą o krok dalej.
coach-border = Dania jest w zasięgu: dojedź do granicy.
coach-deliver = Krok za granicę to dostawa. Każdy kraj liczy się raz: za płytkę i za twoje punkty w handlu.
coach-claim = Ten kraj chciał tego, co przywozisz: jego bonus możesz odebrać raz, na początku tury.
coach-last = Z zapasu tej ery została jedna sekcja. Kto ją zbuduje, kończy erę i awansuje pracownika. Śmiało!
coach-promote = To ty kończysz erę, więc jeden z twoich pracowników awansuje: z holu na pierwsze piętro albo o piętro wyżej.
coach-second = Twoja karta trasy też daje awans. Na piętrze stoi najwyżej jeden twój pracownik.
coach-free = Pierwsza era za tobą. Odtąd grasz swobodnie, a przeciwnik myśli sam. Pytaj, kiedy chcesz.
route-way = Najkrótsza droga: { $cities }, sekcje: { $n }.
route-missing = Brakuje ({ $n }): { $roads }.
route-gap = { $link } ({ $n } z { $of })
route-none = Nic z niej nie jest zbudowane.
route-whole = Cała jest zbudowana.
route-pays-any = połączona: { $bonus }
route-pays = status { $n }: { $bonus }
route-via = przez: { $cities }
route-left = sekcje: { $n }, { $left ->
    [0] wszystkie gotowe
   *[other] brakuje: { $left }
}
route-rule = Status = sekcje trasy minus odcinki dwujezdniowe i stacje paliw. Im niższy, tym więcej, i wszystko wcześniejsze także:
route-tap = Dotknięcie pokazuje trasę, drugie zatrzymuje kartę.
