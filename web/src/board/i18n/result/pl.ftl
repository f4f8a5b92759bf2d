### The result and the look back at a match, Polish.

result-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
result-margin = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}, przewaga { $ahead }, drugie miejsce: { $name }
result-equal = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}, tyle samo co { $name }
result-level = { $name } i { $other } mają tyle samo punktów; wyżej jest { $name }.
result-shared = Miejsce { $n } dzielą: { $names }.
result-mine = Twoje miejsce: { $n }. Punkty: { $points }.
result-won = { $n ->
    [one] Wygrana jest twoja!
   *[other] Zwycięstwo jest także twoje!
}
result-behind = strata { $n }
result-ahead = przewaga { $n }
result-you = ty
result-lines = { $n ->
    [one] linia co { $n } punkt
    [few] linia co { $n } punkty
   *[other] linia co { $n } punktów
}
result-again-go = Do nowej partii
result-table = Zobacz stół
result-replay = Obejrzyj partię
result-picture = Zapisz obraz
result-record = Pobierz zapis
result-home = Wszystkie gry
result-sources = Skąd wzięły się punkty
result-story = Historia partii
result-reading = Odczytywanie przebiegu partii…
result-course = Przebieg partii
result-deeds = Kto co zrobił
result-most = najwięcej
result-step = krok { $n }
story-round = { $round }: na koniec prowadzi { $name }, punkty: { $n }.
story-round-even = { $round }: na koniec remis na czele, punkty: { $n }.
story-lead = { $name } obejmuje prowadzenie: +{ $n }.
story-gain = { $name }: +{ $n } naraz.
story-lead-now = Na prowadzenie wychodzi { $name }.
story-end = Koniec: wygrywa { $name }, przewaga { $n }, drugie miejsce: { $other }.
story-end-close = Zacięty finisz: wygrywa { $name }, przewaga tylko { $n }, drugie miejsce: { $other }.
story-end-equal = O włos: { $name } i { $other } mają tyle samo punktów, a przy remisie wyżej jest { $name }.
story-changes = Prowadzenie zmieniło się { $n ->
    [one] raz.
   *[other] { $n } razy.
}
result-record-about = Każda decyzja tej partii jako tekst, do zachowania lub odtworzenia w programie
review = Przegląd z trenerem
review-about = Mocny gracz przegląda partię: kto i kiedy prowadził oraz które tury kosztowały punkty.
review-begin = Przejrzyj partię
review-reading = Przeglądanie: { $percent } %
review-done = { $n ->
    [one] Przejrzano jedną turę.
    [few] Przejrzano { $n } tury.
   *[other] Przejrzano { $n } tur.
}
review-failed = Nie udało się przejrzeć partii.
review-curve = Szanse na wygraną w trakcie partii, jedna linia na gracza
review-turns = Najdroższe tury
review-every = Wszystkie tury
review-best = { $name }, decyzja { $ply }: nic lepszego nie znaleziono
review-look = Pokaż na planszy pozycję przed tą turą
review-lost = { $name }, decyzja { $ply }: { $points } pkt
review-played = Zagrano: { $turn }
review-better = Lepiej: { $turn }
review-show = Pokaż na planszy, co było lepsze; jeszcze raz: jak było
review-missed = Teraz nie można tego pokazać.
review-habits = { $name }: { $points } pkt w { $turns ->
    [one] jednej turze
   *[other] { $turns } turach
}.
review-over = Zbyt wiele starań: { $category }.
review-under = Zbyt mało starań: { $category }.
review-own = Twoje przejrzane partie tej gry ({ $matches }): { $points } pkt w { $turns } turach.
