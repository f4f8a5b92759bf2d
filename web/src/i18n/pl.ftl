### Powłoka, polski.

title = Cloverleaf
skip = Przejdź do treści
language = Język
settings = Ustawienia
settings-close = Zamknij
setting-theme = Kolory
setting-theme-hint = Każdy kolor ma też znak, kształt lub wzór; wszystkie sprawdzono z myślą o osobach nierozróżniających barw.
setting-theme-system = Jak w systemie
setting-theme-light = Jasne
setting-theme-dark = Ciemne
setting-speed = Ruchy innych
setting-speed-hint = Esc przenosi prosto do twojej decyzji.
setting-speed-normal = Krok po kroku
setting-speed-fast = Dwa razy szybciej
setting-speed-instant = Wszystko naraz
setting-sound = Dźwięki
setting-sound-hint = Twoja tura, pionek, pieniądze, koniec ery.
setting-sound-off = Wyłączone
setting-sound-on = Włączone
setting-auto = Oczywiste decyzje
playback = Co się teraz dzieje
playback-pause = Wstrzymaj
playback-go = Wznów
playback-skip = Pomiń
playback-skip-key = Od razu do obecnej chwili (Esc)
guest = Gość
guest-seat = Gość { $n }
home-title = Zaawansowane gry planszowe na ekranie
home-text = Za darmo i bez konta. O zasady dbamy my, myślenie zostaje tobie.
my-name = Grasz jako
home-games = Gry
game-autobahn = Budujcie razem niemieckie autostrady, ładujcie ciężarówki, otwierajcie stacje paliw i awansujcie swoich ludzi. Trzy ery, jedno zwycięstwo.
facts-autobahn = Przy prawdziwym stole 90–150 minut, z botami znacznie krócej
game-players = { $most ->
    [one] { $least }–{ $most } osoba
    [few] { $least }–{ $most } osoby
   *[other] { $least }–{ $most } osób
}
play-now = Graj teraz
invite-friends = Zaproś znajomych
choose-against = Przeciwko
against-bots = Boty
against-solo = Autobot (solo)
against-friends = Znajomi z linkiem
against-here = Osoby przy tym ekranie
choose-players = Ile osób?
choose-modules = Moduły
module-wine = Wino
module-traffic = Ruch drogowy
module-services = Usługi
choose-level = Poziom
bot-random = Początkujący
bot-greedy = Solidny
bot-mcts = Mocny
bot-seat = Bot { $n } ({ $level })
page-guide = Jak grać
page-companion = Przy prawdziwym stole
start = Zaczynamy
open-table = Otwórz stół
cancel-choice = Wróć
my-tables = Moje stoły
my-tables-none = Nie siedzisz jeszcze przy żadnym stole.
open-tables = Otwarte stoły
open-tables-none = Nikt teraz nie czeka na graczy.
running-tables = Oglądaj
table-open = czeka na graczy
table-your-turn = twoja tura
table-their-turn = tura innych osób
table-running = trwa
table-over = zakończona
table-frozen = zatrzymana
table-closed = zamknięta
table-waiting = Czekamy na graczy
seat-open = Wolne miejsce
seat-gone = Miejsce opuszczone
invite-link = Wyślij ten link znajomym
copy = Kopiuj
seat-you = (ty)
seat-bot = Posadź bota
invite-qr = Albo zeskanuj telefonem.
invite-only-here = Ten adres działa tylko na tym komputerze. Dla innych urządzeń uruchom serwer z opcją --listen 0.0.0.0:8000 i otwórz stronę pod nazwą lub adresem tego komputera w swojej sieci.
invite-seats = Link do każdego miejsca
invite-seat = Miejsce { $n }
copied = Skopiowano
start-free = { $n ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $n } miejsca są jeszcze wolne.
   *[many] { $n } miejsc jest jeszcze wolnych.
}
start-ready = Wszyscy już są.
start-host = Partię rozpoczyna gospodarz stołu.
join-title = Masz zaproszenie
join-sit = Usiądź
loading = Rozkładamy grę…
reconnecting = Brak połączenia. Próbujemy ponownie…
rematch = Jeszcze jedna partia
rematch-go = Przejdź do nowej partii
go-home = Wszystkie gry
undo = Krok wstecz
restart-turn = Tura od nowa
undo-none = Tutaj nie ma czego cofnąć: tura dopiero się zaczyna albo odkryto coś nowego.
undo-wait = Czekamy na serwer.
undo-steps = { $n ->
    [one] Można cofnąć jeden krok.
    [few] Można cofnąć { $n } kroki.
   *[many] Można cofnąć { $n } kroków.
}
tab-map = Mapa
tab-mine = Plansza
tab-offices = Biura
tab-log = Przebieg
tab-actions = Akcje
history = Wcześniejsze pozycje tej partii
history-back = Krok wstecz
history-forth = Krok naprzód
history-where = { $n } z { $of }
history-now = Wróć do teraźniejszości
history-link = Kopiuj link do tej pozycji
play-on = Graj dalej od tego miejsca
play-on-how = Cofnij się do wcześniejszej pozycji, aby grać od niej dalej.
play-on-seat = Przejmujesz
play-on-name = miejsce { $n }: { $name }
auto = Przechodź dalej automatycznie, gdy jest tylko jedna możliwość
chat = Czat
chat-none = Nikt jeszcze nic nie napisał.
chat-write = Napisz coś
chat-send = Wyślij

error-offline = Serwer nie odpowiada.
error-malformed = Serwer nie zrozumiał tej strony. Odśwież ją.
error-bad_setup = Tak nie da się przygotować gry.
error-bad_name = Nazwa ma od 1 do 30 znaków.
error-unidentified = Odśwież stronę.
error-wrong_password = Błędna nazwa lub hasło.
error-forbidden = Nie masz do tego prawa.
error-cross_origin = Żądanie przyszło z innej witryny.
error-not_found = Nie ma takiego stołu.
error-taken = To jest już zajęte.
error-not_open = Partia już się zaczęła.
error-not_running = Partia nie trwa.
error-seats_missing = Jedno miejsce jest wciąż wolne.
error-not_your_seat = To nie twoje miejsce.
error-stale = Przy stole coś się już zmieniło; wybierz jeszcze raz.
error-over = Partia zakończona.
error-no_such_seat = Nie ma takiego miejsca.
error-not_your_turn = To nie twoja tura.
error-unknown_action = Serwer nie zna tej akcji.
error-illegal = To teraz niedozwolone.
error-nothing_to_undo = Nie ma czego cofać.
error-not_your_ply = Ostatni krok nie był twój.
error-barrier = Odkryto coś nowego: dalej cofnąć się nie da.
error-too_large = To za długie.
error-too_many = Za szybko; poczekaj chwilę.
error-busy = Serwer jest zajęty; poczekaj chwilę.
error-internal = Coś poszło nie tak na serwerze.

vote-title = Miejsce { $n } jest puste
vote-gone = Osoba z miejsca { $n } odeszła od stołu.
vote-away = { $name }: od dłuższej chwili nie ma tej osoby przy stole.
vote-rule = Ktoś inny dostanie to miejsce, gdy wszyscy obecni będą chcieli tego samego.
vote-bot = Bot ({ $level })
vote-for = głos na: { $who }
vote-open = jeszcze bez odpowiedzi
vote-wishes = prosi o to miejsce
vote-mine = Kto ma grać dalej?
vote-me = Poproś o to miejsce
