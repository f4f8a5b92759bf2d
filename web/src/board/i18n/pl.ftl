### What all boards say, Polish.

panel-log = Przebieg
panel-score = Punktacja
tab-words = Słowami
howto = Jak grać
reference = Kompendium
log-empty = Nic się jeszcze nie stało.
log-first = Na początku
actions-empty = Nie ma teraz nic do wyboru.
tell-title = Pozycja słowami
step-over = Partia zakończona.
step-past = Wcześniejsza pozycja, { $n ->
    [one] decyduje
   *[other] decydują
}: { $name }.
step-better = Co można było zagrać zamiast tego, decyduje: { $name }
step-wait = Teraz { $n ->
    [one] decyduje
   *[other] decydują
}: { $name }.
step-sent = Wysłano. Czekamy na odpowiedź…
choose-which = Która możliwość?
cancel = Anuluj
owed = Potem: { $chain }
instead = Zamiast tego: { $what }
why-not = Teraz nie: { $reason }
why-else = Nie teraz. { $prompt }
player-away = bez połączenia
rule-away = Ta osoba nie jest teraz połączona.
player-turn = teraz gra
since-title = Od twojej ostatniej tury
score-live = Punktacja, gdyby partia skończyła się teraz.
score-final = Wynik końcowy
score-winner = { $n ->
    [one] Wygrywa { $names }
   *[other] Zwycięstwo dzielą: { $names }
}
score-place = { $n }.
score-total = Razem
ref-open = Sprawdź w kompendium
ref-search = Szukaj
ref-none = Nic nie znaleziono.
ref-chapters = Rozdziały
map-in = Przybliż
map-out = Oddal
map-fit = Cała mapa
guide-where = Strona { $n } z { $of }
back = Wstecz
next = Dalej
tell-nothing = nic
tell-nobody = nikt
undo = Krok wstecz
restart-turn = Tura od nowa
undo-none = Tutaj nie ma czego cofnąć: tura dopiero się zaczyna albo odkryto coś nowego.
undo-wait = Czekamy na serwer.
undo-steps = { $n ->
    [one] Można cofnąć jeden krok.
    [few] Można cofnąć { $n } kroki.
   *[many] Można cofnąć { $n } kroków.
}
tab-log = Przebieg
tab-actions = Akcje
score-hidden = zakryte
plain-view = Pozycja
plain-about = Prosta plansza: pozycja, akcje i przebieg tak, jak zapisują je zasady, bez tłumaczenia.
drawer = Przebieg i stół
since-none = Od twojej ostatniej tury nic się nie wydarzyło.
stage-whole = Pełny ekran
stage-part = Wróć do stołu
panel-board = Plansza: { $name }
player-leads = prowadzi

moment-all = Pokaż wszystko
moment-on = Dalej
log-open = Zobacz tę pozycję
log-again = Zobacz tę chwilę jeszcze raz
result-again = Zagraj jeszcze raz
result-back = Wróć do wyniku
coach = Przewodnik
coach-where = krok { $n } z { $of }
coach-now = Teraz: { $what }
coach-wait = Ruch wykonują inni.
coach-more = Więcej o tym
coach-ask = Co warto tu wiedzieć?
coach-alone = Gram dalej bez pomocy
coach-fold = Zwiń przewodnik
coach-unfold = Rozwiń przewodnik
coach-not-now = { $what }: na to przyjdzie czas. Najpierw to, co proponuje przewodnik.
hint = Podpowiedź
hint-about = Co zrobiłby teraz mocny gracz i dlaczego
hint-wait = Podpowiedź jest dla tego, kto ma podjąć decyzję.
hint-title = Co zrobiłby mocny gracz
hint-thinking = Myśli …
hint-failed = Teraz nie można dać podpowiedzi.
hint-none = Nie ma z czego wybierać.
hint-show = Pokaż tę turę na planszy
hint-worth = { $points } pkt, { $win } % szans na wygraną
hint-gains = Daje więcej: { $list }
hint-gives-up = Rezygnuje z: { $list }
hint-rivals = przeciw rywalom
outlook = Czego się spodziewać
outlook-share = { $win } %
outlook-chance = { $name }: { $win } %
outlook-seat = { $name }: { $win } %, { $score } pkt
