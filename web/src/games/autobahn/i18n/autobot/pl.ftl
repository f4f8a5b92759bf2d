### Autobahn, autobot, Polish.

autobot-board = Plansza solo Autobota
autobot-colours = Karty kolorów
autobot-tasks = Karty zadań
autobot-queue = Kolejka zadań
autobot-deck = { $n ->
    [one] została jedna karta
    [few] zostały { $n } karty
   *[other] zostało { $n } kart
}
autobot-slots = Kafelki bonusu na planszy solo
autobot-goals = Cele
autobot-no-queue = pusta
bot-step = Krok { $n } z { $of }
bot-skip = Pomiń
bot-why = Jak wybrał Autobot: { $subject }
bot-candidates = { $n ->
    [one] Jedyny kandydat
   *[other] Kandydaci: { $n }
}
bot-idle = nic nie rozstrzyga
bot-left = zostaje: { $names }
bot-choice = Wybór ({ $subject }): { $winner }.
bot-winner = Wybór
companion-title = Przy prawdziwym stole
companion-about = Masz grę przed sobą i grasz solo, a ruchy Autobota wybiera Cloverleaf. Wpisz, co zmieniło się na planszy, a dowiesz się krok po kroku, co robi Autobot i dlaczego.
companion-step-1 = Rozłóż grę dla dwóch osób; drugi kolor należy do Autobota. Jego karty zadań i kolorów zostają w pudełku: dobieramy je tutaj.
companion-step-2 = Podaj, jaką planszę dostawy ma Autobot i jakie pięć kart leży na ekspozycji.
companion-step-3 = Zaczyna Autobot. Po każdej swojej turze wpisz, co się zmieniło, a potem zagra on.
companion-level = Poziom Autobota
companion-level-hint = Poziomy 1–6 to łatwa strona jego planszy solo, 7–12 trudna; na każdej im wyżej, tym trudniej.
companion-modules = Moduły w twojej partii
companion-material = Materiały dodatkowe w twojej grze
companion-department = Dodatkowy dział
companion-start = Zaczynamy
companion-first = Najpierw wykonaj turę Autobota krok po kroku. Potem wpisz swoją.
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
enter-build = Zbudowana sekcja
enter-how-build = Wskaż sekcję na mapie.
enter-upgrade = Ulepszony odcinek
enter-how-upgrade = Wskaż ulepszony odcinek na mapie.
enter-station = Zbudowana lub ulepszona stacja
enter-how-station = Wskaż miejsce stacji na mapie.
enter-passed = Minięta stacja Autobota
enter-how-passed = Jeden wpis za każdą stację, którą minęły twoje ciężarówki.
enter-tile = Kafelek wzięty z kraju
enter-how-tile = Wskaż kraj, do którego trafiła dostawa.
enter-served = Pierwsze farmaceutyki
enter-how-served = Wskaż kraj, który dostał pierwsze farmaceutyki.
enter-card = Karta wzięta z ekspozycji
enter-how-card = Wskaż kartę na ekspozycji.
enter-employ = Pracownik posadzony dzięki bonusowi
enter-how-employ = Wskaż biuro. (Przy budowie i ulepszeniu dzieje się to samo z siebie.)
enter-truck-1 = Ciężarówka 1 stoi gdzie indziej
enter-truck-2 = Ciężarówka 2 stoi gdzie indziej
enter-how-truck-n = Wskaż magazyn lub sekcję, gdzie teraz stoi, albo odeślij ją na planszę gracza.
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
companion-wine = Twoja karta wina: { $wine }. Weź ją z pudełka.
