### Automobile, Polish.

## Things

what-worker = Pracownik
what-research = Badania
what-body = Nadwozie
what-engine = Silnik
what-race = Grand Prix
what-merchant = Kupiec
what-bonus = Bonus
rule-act-worker = Jeden pracownik przechodzi z twoich zasobów do kantyny. Jeśli karta rozwoju czeka na pracownika, musi trafić na nią.
rule-act-research = Weź jedną z dwóch odkrytych kart badań; drugą się odrzuca i odkrywa dwie nowe.
rule-act-body = Weź najlepsze nadwozie, na jakie pozwalają twoje badania, i umieść je w warsztacie. Jeśli wszystkie są zajęte, stara część musi ustąpić miejsca.
rule-act-engine = Weź najlepszy silnik, na jaki pozwalają twoje badania: do warsztatu albo do samochodu Grand Prix, jeśli jest mocniejszy od tamtejszego.
rule-act-race = Twój samochód Grand Prix jedzie o tyle pól, ile wynosi moc jego silnika. Pól zajętych przez inne samochody się nie liczy.
rule-act-merchant = Sprowadź kupca na następne wolne miejsce i weź żetony leżące obok jego stosu. Jeśli wszystkie miejsca są zajęte, czarny znacznik przesuwa się o jedno pole.
rule-act-bonus = Dolna połowa bonusowego żetonu akcji.

preference-body = Nadwozie
preference-engine = Silnik
preference-prestige = Prestiż
preference-price = Cena
rule-preference-body = Kupuje samochód z najlepszym nadwoziem; spośród równych najtańszy.
rule-preference-engine = Kupuje samochód z najmocniejszym silnikiem; spośród równych najtańszy.
rule-preference-prestige = Kupuje samochód z największą liczbą pracowników; spośród równych najtańszy.
rule-preference-price = Kupuje najtańszy samochód i płaci { $n } razy jego cenę.
merchant-name = Kupiec { $n }: { $preference }
merchant-chip = Płytka Daimlera: kto tu sprzeda, dostaje o { $n } więcej.
stack-name = Kupcy do sprowadzenia: { $preference }
stack-tip = { $left ->
    [0] Nikogo już nie ma.
    [one] Został jeden.
    [few] Zostało { $left }.
   *[many] Zostało { $left }.
} { $points ->
    [0] Obok stosu nie ma żetonów.
    [one] Jeden punkt dla tego, kto go sprowadzi.
    [few] { $points } punkty dla tego, kto go sprowadzi.
   *[many] { $points } punktów dla tego, kto go sprowadzi.
}

part-body = nadwozie { $n }
part-engine = silnik { $n }
part-empty = pusty
workshop-name = Warsztat { $n }: { $part }
rule-workshop = W każdym warsztacie mieści się jedno nadwozie albo jeden silnik.
motor-name = Samochód Grand Prix: silnik { $n }
motor-moves = jedzie { $n }
rule-motor = Akcja Grand Prix przesuwa samochód o moc jego silnika. Tego silnika nie można użyć na rynku.
canteen-name = Kantyna: { $n ->
    [0] nikogo
    [one] jeden pracownik
    [few] { $n } pracowników
   *[many] { $n } pracowników
}
canteen-hire = jeszcze { $n }
rule-canteen = Pracownicy z kantyny aktywują karty rozwoju i towarzyszą samochodom na rynku. Ci przy samochodach wracają do zasobów na koniec rundy.
level-body = Badania nadwozia: { $n }
level-engine = Badania silnika: { $n }
rule-level = Wartość następnego nadwozia lub silnika: punkty z płytki startowej i z kart rozwoju z pracownikiem.

card-hire = Zatrudnienie { $n }
card-race = Grand Prix { $n }
card-parts = Obie części
card-development = { $points }
dev-body = nadwozie +{ $n }
dev-engine = silnik +{ $n }
dev-take-body = weź nadwozie
dev-take-engine = weź silnik
kind-engineer = Inżynier
kind-instant = Od razu
kind-development = Rozwój
rule-card-hire = Zatrudnij do { $n } pracowników z zasobów, potem odrzuć kartę.
rule-card-race = Twój samochód Grand Prix jedzie { $n } pól, potem karta jest odrzucana.
rule-card-parts = Weź nadwozie i silnik zgodnie ze swoimi badaniami, potem odrzuć kartę.
rule-development = Daje { $points }, gdy tylko stanie na niej twój pracownik. Jeśli ktoś jest w kantynie, dzieje się to od razu; w przeciwnym razie musi na nią trafić następny zatrudniony pracownik.
rule-development-take = Część przychodzi właśnie wtedy, a nowy punkt już się dla niej liczy.
card-waits = czeka na pracownika
card-active = z pracownikiem
deck-pile = { $n ->
    [one] W stosie została jedna karta
    [few] W stosie zostały { $n } karty
   *[many] W stosie zostało { $n } kart
}
deck-used = { $n ->
    [0] Brak odrzuconych kart
    [one] Jedna odrzucona karta
    [few] { $n } odrzucone karty
   *[many] { $n } odrzuconych kart
}
deck-top = Na wierzchu stosu kart odrzuconych: { $card }
rule-deck = Gdy stos się wyczerpie, tasuje się karty odrzucone.

rule-engineer-opel = Kupcy patrzący na cenę płacą ci { $n } razy cenę samochodu.
rule-engineer-horch = Wystawiając samochód, możesz położyć na jego silniku płytkę ({ $chips }), także powyżej { $best }.
rule-engineer-benz = Raz w grze, na początku podliczania punktów, możesz wprowadzić kolejnego kupca, który kupuje jako ostatni. Bierzesz żetony leżące obok stosu.
rule-engineer-bugatti = Każdy nowy silnik w samochodzie Grand Prix od razu przesuwa go o nową moc.
rule-engineer-porsche = Każdy ruch twojego samochodu Grand Prix jest dłuższy o { $n ->
    [one] jedno pole
    [few] { $n } pola
   *[many] { $n } pól
}.
rule-engineer-daimler = W swojej turze możesz położyć płytkę ({ $chips }) na aktywnym kupcu: sprzedaż u niego daje o tyle więcej. Jedna płytka na kupca.
rule-engineer-otto = Zatrudnij od razu do { $n } pracowników, potem jeszcze raz prowadź badania.
rule-engineer-diesel = W swojej turze możesz odrzucić płytkę i zmienić jedną cechę swojego samochodu na rynku: nadwozie, silnik, więcej pracowników albo cenę.
rule-engineer-maybach = Wystawiając samochód, możesz położyć na jego nadwoziu płytkę ({ $chips }), także powyżej { $best }.
rule-chips = W turze można użyć tylko jednej płytki inżyniera.
chip-name = { $engineer }: płytka { $chip }
chip-plus = +{ $n }
chip-once = raz
chip-change = zmiana

award-lap1 = { $n } okr.
award-lap2 = { $n } okr.
award-merchant = { $n } takich
award-market = { $n } auta
award-body3 = nadw. { $n }
award-body6 = nadw. { $n }
award-engine4 = silnik { $n }
award-engine7 = silnik { $n }
award-worker = wszyscy
award-engineers = { $n } inż.
rule-award-lap1 = Dla pierwszego, kto ukończy { $n ->
    [one] jedno okrążenie
    [few] { $n } okrążenia
   *[many] { $n } okrążeń
} w jednym wyścigu.
rule-award-lap2 = Dla pierwszego, kto ukończy { $n ->
    [one] jedno okrążenie
    [few] { $n } okrążenia
   *[many] { $n } okrążeń
} w jednym wyścigu.
rule-award-merchant = Dla pierwszego, kto sprowadzi kupca numer { $n } tego samego rodzaju, gdy drugi jest na miejscu. Także dzięki Benzowi.
rule-award-market = Dla pierwszego, kto ma jednocześnie { $n } samochody na rynku.
rule-award-body3 = Dla pierwszego, kto umieści w warsztacie nadwozie o wartości { $n } lub wyższej.
rule-award-body6 = Dla pierwszego, kto umieści w warsztacie nadwozie o wartości { $n } lub wyższej.
rule-award-engine4 = Dla pierwszego, kto umieści w warsztacie silnik o mocy { $n } lub wyższej; samochód Grand Prix się nie liczy.
rule-award-engine7 = Dla pierwszego, kto umieści w warsztacie silnik o mocy { $n } lub wyższej; samochód Grand Prix się nie liczy.
rule-award-worker = Dla pierwszego, kto nie ma już pracowników w zasobach.
rule-award-engineers = Dla pierwszego, kto ma { $n } inżynierów.
award-tip = { $points } pkt: { $what }
award-free = jeszcze do zdobycia
award-gone = ma ją { $name }

start-worker = pracownik
start-body = nadwozie
start-engine = silnik
start-space = samochód Grand Prix na polu { $n }
start-motor = silnik Grand Prix { $n }
start-name = Płytka startowa: { $what }
rule-start = Dostajesz to od razu. Potem płytka liczy się jako jeden punkt badań nadwozia i jeden silnika.

bonus-engine = silnik o mocy { $n }
bonus-body = nadwozie o wartości { $n }
bonus-canteen = { $n } za każdego w kantynie
bonus-tune = silnik Grand Prix +{ $n }
bonus-remove = zabierz samochód za { $n }
bonus-sell = sprzedaj część
bonus-recover = wierzchnia odrzucona karta
rule-bonus-engine = Weź silnik o mocy { $n } bez względu na badania: do warsztatu albo do samochodu Grand Prix, jeśli jest mocniejszy.
rule-bonus-body = Weź do warsztatu nadwozie o wartości { $n } bez względu na badania.
rule-bonus-canteen = { $n ->
    [one] Jeden punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} za każdego pracownika w twojej kantynie.
rule-bonus-tune = Silnik twojego samochodu Grand Prix zyskuje { $n } bez względu na badania. Mając Bugattiego, możesz od razu jechać.
rule-bonus-remove = Możesz zabrać z rynku jeden ze swoich samochodów za { $n } pkt. Jego cena znów jest wolna; części i pracownicy wracają do zasobów.
rule-bonus-sell = Możesz sprzedać jedną część z warsztatu za tyle punktów, ile jest warta.
rule-bonus-recover = Weź wierzchnią kartę ze stosu odrzuconych; działa tak, jakby pochodziła z badań.
rule-bonus-tile = W łańcuchu leży jeden bonusowy żeton danej rundy. Kto go weźmie, wykonuje obie połowy; potem pojawia się następny.

price-name = Żeton ceny { $n }
rule-price = Cena twojego samochodu: tyle zarobisz na sprzedaży. Spośród równych samochodów kupowany jest tańszy.
car-name = { $name }: nadwozie { $body }, silnik { $engine }, { $workers ->
    [one] jeden pracownik
    [few] { $workers } pracowników
   *[many] { $workers } pracowników
}, cena { $price }
car-boost = Z płytką +{ $n } ({ $engineer }).
bay-free = wolne miejsce
bay-last = Samochód w tym miejscu kończy rundę.
rule-bay = Samochód wymaga nadwozia, silnika, przynajmniej jednego pracownika z kantyny i wolnej ceny. Jeden samochód na turę, na jej koniec.
car-sold = Kupiłby go kupiec { $n }: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} ({ $why }).
car-unsold = Nikt by go nie kupił.
car-saved = Ten samochód kupiłby kupiec sprowadzony teraz: { $merchants }.
no-buyer = brak kupca
place-free = wolne miejsce
place-benz = na płytkę Benza
place-benz-brief = tylko z Benzem
rule-place = Akcja „Kupiec” sprowadza tu kupca. W tej kolejności kupują na koniec rundy.
rule-place-benz = Kto ma płytkę Benza, może wprowadzić tu kupca na początku podliczania punktów.
call-title = Jeśli sprowadzisz
call-line = { $preference }: kupiłby samochód gracza { $name } za { $points }
call-none = { $preference }: nie znalazłby samochodu
bell-name = Czarny znacznik: { $n ->
    [0] runda się kończy
    [one] jeszcze jeden krok
    [few] jeszcze { $n } kroki
   *[many] jeszcze { $n } kroków
}
rule-bell = Gdy wszystkie miejsca kupców są zajęte, każda akcja „Kupiec” przesuwa czarny znacznik o jedno pole. Na polu 0 runda kończy się po tej turze.

sale-only = ostatni samochód
sale-best-body = nadwozie { $value }, najlepsze
sale-best-engine = silnik { $value }, najmocniejszy
sale-best-prestige = { $value ->
    [one] jeden pracownik
    [few] { $value } pracowników
   *[many] { $value } pracowników
}, najwięcej
sale-best-price = cena { $value }, najniższa
sale-equal-body = nadwozie { $value }, taniej niż { $other }
sale-equal-engine = silnik { $value }, taniej niż { $other }
sale-equal-prestige = { $value ->
    [one] jeden pracownik
    [few] { $value } pracowników
   *[many] { $value } pracowników
}, taniej niż { $other }
sale-equal-price = cena { $value }, najniższa
sale-level-body = nadwozie { $value }, najtaniej z równych
sale-level-engine = silnik { $value }, najtaniej z równych
sale-level-prestige = { $value ->
    [one] jeden pracownik
    [few] { $value } pracowników
   *[many] { $value } pracowników
}, najtaniej z równych
sale-level-price = cena { $value }, najniższa
sale-none = brak samochodu
sale-line = { $name } sprzedaje za { $price }: { $sum } pkt ({ $why })
sale-sum-times = { $price } × { $n }

panel-line = Łańcuch akcji
panel-market = Hala targowa
panel-race = Grand Prix
panel-offer = Badania
panel-awards = Dla pierwszego
panel-workshops = Warsztaty
panel-motor = Grand Prix
panel-canteen = Kantyna
panel-research = Badania: następne części
panel-engineers = Inżynierowie
panel-prices = Wolne ceny
panel-stacks = Do sprowadzenia
panel-bell = Czarny znacznik
panel-points = punkty
points-hidden = zakryte
points-count = { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
rule-points = Żetony i płytki premiowane. Inni zobaczą twoje punkty dopiero na koniec gry, chyba że przy stole są jawne.
tab-line = Łańcuch
tab-market = Rynek
tab-mine = Warsztat
round-name = Runda { $n }
round-of = Runda { $n } z { $of }
round-label = Runda
rule-round = Trzy rundy, każda z własnymi żetonami cen. Runda kończy się, gdy rynek jest pełny albo czarny znacznik dotrze do 0.
market-cars = { $n } z { $of } samochodów
market-merchants = { $n } z { $of } kupców

line-you = Ty
line-gap = luka
line-gap-name = Luka
rule-gap = Między początkiem a końcem łańcucha. Tutaj, na koniec, trafia żeton, który bierzesz, a z nim żetony, za którymi nikt nie stoi.
line-swept = na koniec
line-order = Kolejność tur
line-now = jest
line-then = będzie
line-tile = Żeton: { $tile }
line-hint = Wskaż żeton albo dotknij go raz, aby zobaczyć, co zrobi z kolejnością.
line-again = Dotknij jeszcze raz, aby go wziąć.
line-place = { $n }.
line-worker = Pracownik gracza { $name }: { $place }
rule-line = Turę ma ten, czyj pracownik jest w łańcuchu ostatni, czyli stoi na jego początku. Żetony, za którymi nikt nie stoi, trafiają na koniec łańcucha.
if-take = Jeśli weźmiesz: { $tile }
wait-none = Od razu grasz ponownie
wait-one = { $n ->
    [one] Przed tobą jedna tura innych
    [few] Przed tobą { $n } tury innych
   *[many] Przed tobą { $n } tur innych
}
wait-some = Przed tobą od { $least } do { $most } tur innych
hand-title = W ręku: { $tile }
hand-done = zrobione
hand-theirs = { $name } bierze: { $tile }

brings-worker = pracownik do kantyny
brings-worker-card = pracownik na czekającą kartę
brings-worker-none = brak pracowników: przepada
brings-research = jedna z dwóch kart
brings-body = nadwozie { $n } do warsztatu
brings-body-full = nadwozie { $n } za starą część
brings-engine = silnik { $n } do warsztatu
brings-engine-full = silnik { $n } za starą część
brings-engine-motor = lub do Grand Prix (teraz { $n })
brings-race = na pole { $n }
brings-race-lap = na pole { $n }, okrążenie { $lap }
brings-merchant = wybierasz kupca { $n }
brings-bell = znacznik na pole { $n }
brings-end = znacznik na 0: koniec rundy
brings-car = samochód zakończyłby rundę
brings-award = premia: +{ $n }

try-title = Wypróbuj samochód
try-close = Zamknij
try-missing-body = Nie masz nadwozia w warsztacie.
try-missing-engine = Nie masz silnika w warsztacie.
try-missing-worker = Nie masz pracownika w kantynie.
try-full = Rynek jest pełny.
try-body = Nadwozie
try-engine = Silnik
try-boost = Płytka
try-none = brak
try-workers = Pracownicy
try-price = Cena
try-sold = Kupiłby go kupiec { $n }: +{ $points }
try-unsold = W tej chwili nikt by go nie kupił
try-gain = Wszystkie twoje samochody razem: { $n }
try-place = Wystaw ten samochód na rynek
try-later = Samochód wystawia się na koniec tury.

race-space = Pole { $n }
race-pit = boks
race-lap = okr.
race-at = pole
race-if = teraz
race-next = ty: { $n } → pole { $to }
rule-race = Za miejsca: { $places }; za okrążenia: { $laps } i o { $more } więcej za każde następne. Każda runda ma swój wyścig.

rivals-hidden = punkty zakryte do końca gry
rivals-next = następne części
rivals-canteen = kantyna i zasoby
rivals-plays = gra { $place }
rivals-ready = gotowe auto
rivals-idle = { $n ->
    [one] jedna karta czeka
    [few] { $n } karty czekają
   *[many] { $n } kart czeka
}

## What can be done

act-start = Weź tę płytkę startową: { $tile }
act-take = Weź { $tile }
act-do = Teraz { $act }
act-first-body = Najpierw nadwozie
act-first-engine = Najpierw silnik
act-card = Weź kartę: { $card }
act-activate = Postaw nowego pracownika na: { $card }
act-install = Zamontuj silnik w samochodzie Grand Prix
act-store = Umieść w pustym warsztacie
act-clear = Zastąp: { $part }
act-merchant = Sprowadź kupca: { $preference }
act-remove = Zabierz samochód o cenie { $price }
act-sell = Sprzedaj: { $part }
act-drive = Jedź z nowym silnikiem
act-daimler = Daimler: płytka +{ $n } na kupcu { $merchant }
act-diesel = Płytka Diesla: zmień samochód o cenie { $price }
act-body = Samochód z nadwoziem { $n }
act-engine = Z silnikiem { $n }
act-boost = Z płytką +{ $n } ({ $engineer })
act-workers = { $n ->
    [one] Z jednym pracownikiem
    [few] Z { $n } pracownikami
   *[many] Z { $n } pracownikami
}
act-price = Po cenie { $n }
act-end = Zakończ bez samochodu
change-body = Nadwozie { $n } dla samochodu
change-engine = Silnik { $n } dla samochodu
change-workers = { $n ->
    [one] Jeden pracownik więcej przy samochodzie
    [few] { $n } pracowników więcej przy samochodzie
   *[many] { $n } pracowników więcej przy samochodzie
}
change-price = Cena { $n } dla samochodu
skip-boost = Bez płytki
skip-benz = Bez kolejnego kupca
skip-remove = Zostaw wszystkie samochody
skip-sell = Nie sprzedawaj
skip-drive = Nie jedź

then-clear = { $part } wraca do zasobów.
then-motor = Samochód Grand Prix ma teraz silnik { $from }.
then-bugatti = Bugatti: samochód od razu jedzie.
then-chips = { $n ->
    [0] Obok stosu nie ma żetonów.
    [one] Bierzesz jeden punkt.
    [few] Bierzesz { $n } punkty.
   *[many] Bierzesz { $n } punktów.
}
then-buys = Kupiłby samochód gracza { $name } o cenie { $price }.
then-buys-none = Nie ma dla niego samochodu.
then-points = { $n ->
    [one] Jeden punkt.
    [few] { $n } punkty.
   *[many] { $n } punktów.
}
then-drive = Na pole { $n }.
then-sold = Ten samochód kupiłby kupiec { $n }: { $points } pkt.
then-unsold = W tej chwili nikt nie kupiłby tego samochodu.
then-end = Bez samochodu w tej turze; gra następny w łańcuchu.
then-round = Po tej turze runda się kończy.
then-left = { $n ->
    [0] Nikt nie zostaje w kantynie.
    [one] W kantynie zostaje jeden.
    [few] W kantynie zostaje { $n }.
   *[many] W kantynie zostaje { $n }.
}
then-next = Następnie gra { $name }.
then-swept = Na koniec łańcucha: { $tiles }.

## What is decided

step-start = Wybierz płytkę startową.
step-tile = Twoja tura: weź żeton z łańcucha.
step-act = Która akcja z żetonu będzie następna?
step-research = Weź jedną z dwóch kart badań.
step-activate = Nowy pracownik musi aktywować kartę: którą?
step-fit = Dostajesz { $part }: gdzie umieścić?
step-parts = Nadwozie i silnik: co najpierw?
step-merchant = Sprowadź kupca: na co ma patrzeć?
step-remove = Możesz zabrać jeden ze swoich samochodów za { $n } pkt.
step-sell = Możesz sprzedać część za jej wartość.
step-drive = Nowy silnik w samochodzie Grand Prix: jedziesz od razu?
step-car = Możesz wystawić samochód na rynek: wybierz nadwozie.
step-engine = Nadwozie { $body }: z którym silnikiem?
step-boost = Płytka inżyniera na samochód?
step-workers = Ilu pracowników z nim idzie?
step-price = Po jakiej cenie?
step-change = Diesel: co zmienia się w samochodzie o cenie { $price }?
step-benz = Runda się skończyła. Benz może wprowadzić kolejnego kupca.
owed-research = jeszcze jedne badania
owed-hire = { $n ->
    [one] jeszcze jeden pracownik
    [few] jeszcze { $n } pracowników
   *[many] jeszcze { $n } pracowników
}
owed-fit = { $part }
owed-activate = karta dla nowego pracownika
note-car = Następny samochód kończy rundę
note-bell = Następna akcja „Kupiec” kończy rundę
note-scoring = Trwa podliczanie punktów

## Why not

reason-match_over = Partia się skończyła.
reason-not_your_turn = To nie twoja tura.
reason-not_now = Teraz rozstrzyga się coś innego.
reason-start_tile_taken = Tej płytki startowej nie ma w ofercie.
reason-tile_taken = W tej turze żeton jest już wzięty.
reason-not_in_the_chain = Tego żetonu nie ma w łańcuchu.
reason-not_on_the_tile = Na twoim żetonie nie ma tej akcji albo została już wykonana.
reason-not_face_up = Ta karta nie leży odkryta.
reason-not_waiting = Ta karta nie czeka na pracownika.
reason-not_better = Twój samochód Grand Prix ma silnik { $motor }; nowy o mocy { $engine } nie jest mocniejszy.
reason-not_an_engine = Do samochodu Grand Prix trafia tylko silnik.
reason-no_empty_workshop = Wszystkie twoje warsztaty są zajęte.
reason-workshop_empty = Masz pusty warsztat, więc żadna część nie musi ustąpić.
reason-no_such_part = W żadnym warsztacie nie masz tej części.
reason-no_merchant_left = Wszyscy kupcy tego rodzaju są już na miejscu ({ $preference }).
reason-not_your_car = Nie masz tam samochodu.
reason-no_such_merchant = Nie stoi tam żaden kupiec.
reason-one_chip_per_turn = W tej turze użyto już płytki inżyniera.
reason-no_such_chip = Nie masz tej płytki inżyniera.
reason-merchant_has_chip = Ten kupiec ma już płytkę Daimlera.
reason-same_value = Samochód już to ma.
reason-no_body = Nie masz nadwozia w warsztacie.
reason-no_engine = Nie masz silnika w warsztacie.
reason-not_enough_workers = Potrzeba { $need ->
    [one] jednego pracownika
    [few] { $need } pracowników
   *[many] { $need } pracowników
}, a w kantynie jest { $have }.
reason-no_such_price = W tej rundzie nie ma takiego żetonu ceny.
reason-price_taken = Tę cenę ma inny samochód.
reason-not_a_boost = Tej płytki nie kładzie się na samochód.
reason-actions_first = Najpierw wszystkie akcje z żetonu.

## What happened

event-start_taken = { $name } bierze płytkę startową: { $what }.
event-started = { $name } zaczyna wyścig na polu { $space }.
event-round_began = Zaczyna się runda { $round }.
event-turn_began = { $name } rozpoczyna turę.
event-tile_taken = { $name } bierze żeton: { $tile }.
event-tiles_swept = { $count ->
    [one] Jeden żeton trafia
    [few] { $count } żetony trafiają
   *[many] { $count } żetonów trafia
} na koniec łańcucha.
event-bonus_tile_turned = Nowy bonusowy żeton: { $tile }.
event-lapsed = { $act }: akcja przepada ({ $name }).
event-hired = { $name } zatrudnia pracownika.
event-card_taken = { $name } bierze kartę: { $card }.
event-card_rejected = { $name } odrzuca: { $card }.
event-card_recovered = { $name } bierze ze stosu odrzuconych: { $card }.
event-card_discarded = { $card }: wykonano i odrzucono.
event-cards_turned = Nowe karty badań: { $cards }.
event-cards_turned_shuffled = Odrzucone karty zostają przetasowane; nowe karty badań: { $cards }.
event-activated = Pracownik gracza { $name } aktywuje: { $card }.
event-part_stored = { $name } dostaje: { $part }.
event-part_stored_cleared = { $name } dostaje: { $part }, oddaje: { $cleared }.
event-installed = { $name } ma w samochodzie Grand Prix silnik { $engine }.
event-drove = { $name } jedzie o { $spaces } na pole { $space }, { $laps ->
    [0] jeszcze bez okrążenia
    [one] jedno okrążenie
    [few] { $laps } okrążenia
   *[many] { $laps } okrążeń
}.
event-merchant_came = { $name } sprowadza kupca { $merchant } ({ $preference }){ $points ->
    [0] { "" }
    [one] {" "}za jeden punkt
    [few] {" "}za { $points } punkty
   *[many] {" "}za { $points } punktów
}.
event-marker_moved = { $name } przesuwa czarny znacznik na { $marker }.
event-canteen_paid = { $name } dostaje { $points } pkt za pracowników w kantynie.
event-car_removed = { $name } zabiera samochód za { $points } pkt.
event-part_sold = { $name } sprzedaje: { $part }.
event-car_placed = { $name } wystawia samochód: nadwozie { $body }, silnik { $engine }, { $workers ->
    [one] jeden pracownik
    [few] { $workers } pracowników
   *[many] { $workers } pracowników
}, cena { $price }.
event-chip_on_merchant = { $name } kładzie płytkę Daimlera +{ $points } na kupcu { $merchant }.
event-car_changed = { $name } zmienia samochód dzięki Dieslowi: { $what }.
event-awarded = { $name } zdobywa płytkę premiowaną ({ $award }): { $points } pkt.
event-round_ends = Koniec rundy { $round }: { $market_full ->
    [1] rynek jest pełny
   *[0] czarny znacznik dotarł do 0
}.
event-raced = Grand Prix: { $name }, { $place ->
    [0] bez miejsca
    [1] miejsce 1.
    [2] miejsce 2.
    [3] miejsce 3.
   *[other] miejsce { $place }.
}, { $laps ->
    [one] jedno okrążenie
    [few] { $laps } okrążenia
   *[many] { $laps } okrążeń
}: { $sum } pkt.
event-market_day = Dzień targowy: kupcy wybierają.
event-chose = Kupiec { $merchant } ({ $preference }) kupuje samochód gracza { $name }: { $sum } pkt ({ $why }).
event-chose_none = Kupiec { $merchant } ({ $preference }) nie znajduje samochodu.
event-match_over = Partia się skończyła.

## Points

source-chips = Sprowadzeni kupcy
source-places = Miejsca w wyścigu
source-laps = Okrążenia
source-sales = Sprzedaż
source-awards = Płytki premiowane
source-bonus = Żetony bonusowe
rule-source-chips = Żetony leżące obok sprowadzonych przez ciebie kupców.
rule-source-places = Miejsca w Grand Prix: { $places }.
rule-source-laps = Okrążenia w Grand Prix: { $laps }.
rule-source-sales = Ile kupcy zapłacili za twoje samochody.
rule-source-awards = Płytki premiowane, dla pierwszego.
rule-source-bonus = Z bonusowych żetonów akcji.
score-rounds = rundy: { $list }

## In words

tell-awards = Płytki premiowane

## Reference and guide

ref-developments = Karty rozwoju

## Great moments and the result

scene-market = Dzień targowy, runda { $n }
scene-next-round = Dalej: runda { $n }
scene-to-result = Do wyniku
deed-cars = Wystawione samochody
deed-merchants = Sprowadzeni kupcy
deed-research = Karty badań
deed-parts = Części
deed-drives = Jazdy w Grand Prix
deed-turns = Tury

## The guided first match

category-chips = Żetony kupców
category-places = Miejsca w Grand Prix
category-laps = Okrążenia
category-sales = Sprzedaż
category-awards = Płytki premiowane
category-bonus = Żetony bonusowe
