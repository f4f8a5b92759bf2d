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
column-network = Technologie działu „Sieć”
column-trade = Technologie działu „Handel”
column-service = Technologie działu „Usługi”
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
rule-bonus-unlock = Odblokuj technologię jednym ze swoich dodatkowych znaczników odblokowania.
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
effect-develop_on_build = Jeśli budujesz sekcję: rozwój { $n }.
effect-develop_per_section = Jeśli ulepszasz: rozwój { $n } za każdą sekcję odcinka.
effect-loaded_truck_steps = { $n ->
    [one] Jeśli ładujesz: ta ciężarówka jedzie w tej turze o krok dalej.
    [few] Jeśli ładujesz: ta ciężarówka jedzie w tej turze o { $n } kroki dalej.
   *[many] Jeśli ładujesz: ta ciężarówka jedzie w tej turze o { $n } kroków dalej.
}
effect-extra_station = Możesz też zbudować stację paliw przy autostradzie tego koloru, przed swoją akcją lub po niej.
effect-upgrade_and_load = Jeśli ulepszasz, możesz też załadować ciężarówkę, i odwrotnie.
effect-develop_price = Możesz zapłacić dokładnie { $n } DM: rozwój { $steps }.
effect-truck_steps = { $n ->
    [one] Twoje ciężarówki jadą w tej turze o krok dalej.
    [few] Twoje ciężarówki jadą w tej turze o { $n } kroki dalej.
   *[many] Twoje ciężarówki jadą w tej turze o { $n } kroków dalej.
}
effect-pair_discount = Jeśli budujesz, możesz zbudować dwie sekcje, każdą taniej o { $n } DM.
effect-money = Dostajesz { $n } DM.
effect-develop = Możesz też wykonać rozwój { $n }.
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

sb-money = { $large } DM dla ciebie, gdy twoja ciężarówka mija twoją stację; { $small } DM dla ciebie, gdy mija ją cudza
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
step-act-main = Teraz na { $colours }: { $space }.
step-act-more = Akcja wykonana. Możesz jeszcze użyć tego, co daje karta lub kafelek, albo iść dalej.
step-space = Nad którym polem akcji zagrywasz { $card }?
step-trucks = Przesuń ciężarówki albo zakończ turę.
step-trucks-none = Żadna ciężarówka nie może jechać. Zakończ turę.
step-moving = { $left ->
    [one] Przesuń ciężarówkę { $n }: został jeden krok.
    [few] Przesuń ciężarówkę { $n }: zostały { $left } kroki.
   *[other] Przesuń ciężarówkę { $n }: zostało { $left } kroków.
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
event-unlocked = { $name } odblokowuje technologię: { $tech }.
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
reason-not_connected = To nie styka się ze zbudowaną siecią dróg.
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
place-of = { $level ->
    [0] { $n }. z { $of }
   *[other] { $n }. ex aequo
}
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
rule-lobby = Każdy pracownik w poczekalni jest na koniec wart tyle punktów: { $n }.
rule-department-network = Pracownik na piętrze 1, 2 lub 3 daje { $one }, { $two } lub { $three } pkt za każdego twojego pracownika w biurach budowlanych.
rule-department-trade = Pracownik na piętrze 1, 2 lub 3 daje { $one }, { $two } lub { $three } pkt za każdy kraj, do którego trafiła twoja dostawa.
rule-department-service = Pracownik na piętrze 1, 2 lub 3 daje { $one }, { $two } lub { $three } pkt za każdą twoją zbudowaną stację paliw.
rule-department-finance = Pracownik na piętrze 1, 2 lub 3 daje { $one }, { $two } lub { $three } pkt za każde pełne { $unit } DM, które masz. Technologie nie są potrzebne.
rule-department-planning = Pracownik na piętrze 1, 2 lub 3 daje { $one }, { $two } lub { $three } pkt za każdą kartę ulepszoną lub zaawansowaną na ręce. Piętra otwiera dowolna kolumna technologii.
rule-department-customs = Pracownik na piętrze 1, 2 lub 3 daje { $one }, { $two } lub { $three } pkt za każdy zdobyty kafelek bonusu. Piętra otwiera dowolna kolumna technologii.
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
rule-city = Za każdą autostradę: { $link }, jeśli jeden z jej odcinków do tego miasta jest ukończony, i { $dual } więcej, jeśli któryś jest dwujezdniowy.
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
    [one] 1 pełna kwota { $unit } DM
    [few] { $n } pełne kwoty { $unit } DM
   *[other] { $n } pełnych kwot { $unit } DM
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

ref-traffic = Ruch drogowy

## Moduły i Autobot

good-wine = wino
department-planning_all_cards = Planowanie
rule-department-planning_all_cards = Pracownik na piętrze 1, 2 lub 3 daje { $one }, { $two } lub { $three } pkt za każdą twoją kartę ulepszoną lub zaawansowaną, zagraną lub na ręce. Piętra otwiera dowolna kolumna technologii.
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
event-traffic_set_returned = { $name } oddaje komplet znaczników ruchu za awans.
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
rule-wine = Raz na partię: załaduj swoje wino kartą w jego kolorze. Ciężarówka rusza z sekcji przy mieście handlowym i dostarcza wino, gdy dotrze do sekcji przy mieście docelowym. Dopóki są podwójne znaczniki, daje to dwa awanse, potem jeden, a Niemcy liczą się w dziale „Handel” jako kraj.
wine-hidden = jeszcze zakryta
wine-waiting = czeka
wine-on-road = w drodze
wine-home = dostarczone
traffic-on = Znacznik ruchu: { $link }
rule-traffic = Ciężarówki mogą tędy przejechać, ale nie stanąć, a na trasie z karty każdy znacznik zwiększa status o 1. Ulepszenie go usuwa; komplet zebranych znaczników ({ $set }) daje awans.
traffic-kept = Znaczniki ruchu
station-improved = ulepszona
autobot = Autobot
task-card = Karta zadania { $n } ({ $deck })
autobot-slot = Pole { $n }: { $bonus }
autobot-station = Pod stacją { $n }: { $bonus }

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
then-develop = Do tego rozwój 1.
then-era = To ostatnia sekcja tej ery.
then-wanted = Chętne kraje: { $countries }.
then-unwanted = Żaden kraj na twojej planszy dostawy nie pożąda już tego towaru.
then-station = Twoja stacja { $n }. Odsłania: { $bonus }.
then-refresh = Zamiast zagrać kartę: ich miejsca znów są wolne.
then-fund = Pracownik z twoich zasobów zostaje za to na panelu do końca partii.
then-pass-own = Mija twoją stację: wybierz bonus.
then-pass-other = Mija stację ({ $name }), która przynosi za to pieniądze z zasobów.
then-bonus = Pożądany towar: bonus do odebrania później ({ $bonus }).
then-paid = Inny towar niż pożądany: { $money }.
then-end = Twoja tura się kończy. Jeśli nie masz kart na ręce, bierzesz wszystkie zagrane.
then-done = Potem mogą jechać ciężarówki. To, co jeszcze daje karta lub kafelek, przepada.
then-skip = Ta możliwość przepada.
then-later = Bonus poczeka na jedną z następnych tur.
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
bot-show = Pokaż tę turę krok po kroku

## Przy prawdziwym stole

step-companion = Wpisz, co się stało na stole.
step-board = Jaką planszę dostawy ma Autobot? Wybierz taką samą.
step-reveal = Jaka karta została odkryta z talii? Połóż ją na pierwszym wolnym miejscu od lewej.
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

## Jak grać, reszta

guide-phase-1 = Odbierz bonus za dostawę
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
route-rule = Zbudowana w całości płaci na koniec każdej ery. Jej status: sekcje minus odcinki dwujezdniowe i stacje paliw, także cudze; najlepszy to 0. Dostajesz jego nagrodę i wszystkie wcześniejsze:
route-tap = Dotknięcie pokazuje trasę, drugie zatrzymuje kartę.
