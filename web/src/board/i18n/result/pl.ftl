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
result-mine = { $n }. miejsce i { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
result-won = { $n ->
    [one] Wygrana jest twoja!
   *[other] Zwycięstwo jest także twoje!
}
result-behind = { $n } pkt straty
result-ahead = { $n } pkt przewagi
result-you = ty
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
result-course-score = Punkty, gdyby partia skończyła się w tym miejscu
result-course-earned = Punkty zdobyte do tego momentu
result-deeds = Kto co zrobił
result-most = najwięcej
result-most-key = na złoto: najwięcej
result-step = krok { $n }
story-round = { $round } dobiega końca: prowadzi { $name } (punkty: { $n }).
story-round-even = { $round } dobiega końca: remis na czele (punkty: { $n }).
story-lead = { $name } zdobywa { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} i obejmuje prowadzenie.
story-gain = { $name } zdobywa naraz { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}.
story-from = Skąd: { $list }.
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
review-about = Mocny gracz przegląda partię: kto i kiedy prowadził, co odwróciło jej losy oraz które tury kosztowały punkty.
review-begin = Przejrzyj partię
review-reading = Przeglądanie: { $percent } %
review-done = { $n ->
    [one] Przejrzano jedną turę.
    [few] Przejrzano { $n } tury.
   *[other] Przejrzano { $n } tur.
}
review-failed = Nie udało się przejrzeć partii.
review-curve = Szanse na wygraną w trakcie partii, jedna linia na gracza
review-turning = Punkty zwrotne
review-turns = Najdroższe tury
review-every = Wszystkie tury
review-best = { $name }, decyzja { $ply }: nic lepszego nie znaleziono
review-look = Pokaż na planszy pozycję przed tą turą
review-lost = { $name }, decyzja { $ply }: { $points } pkt
review-swing = { $name }, decyzja { $ply }: szanse na wygraną { $win } %
review-by-mistake = Przez decyzję gracza { $name }: było coś lepszego.
review-by-play = Przez to, co gra { $name }.
review-by-luck = Przez szczęście: przez to, co dobrano w turze gracza { $name }.
review-by-others = W turze gracza { $name }, której prawie nie dało się poprawić.
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
