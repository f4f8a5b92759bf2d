### The result and the look back at a match, German.

result-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
result-margin = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}, { $ahead } vor { $name }
result-equal = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}, genauso viele wie { $name }
result-level = { $name } und { $other } haben gleich viele Punkte; { $name } liegt vorn.
result-shared = { $names } teilen sich Platz { $n }.
result-mine = Du bist { $n }. mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
result-won = { $n ->
    [one] Du hast gewonnen!
   *[other] Du teilst dir den Sieg!
}
result-behind = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} Rückstand
result-ahead = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} Vorsprung
result-you = du
result-again-go = Zur neuen Partie
result-table = Den Tisch ansehen
result-replay = Partie ansehen
result-picture = Bild speichern
result-record = Mitschrift herunterladen
result-home = Alle Spiele
result-sources = Woher die Punkte kommen
result-story = Die Geschichte der Partie
result-reading = Der Verlauf der Partie wird gelesen …
result-course = Verlauf der Partie
result-course-score = Punkte aller, wenn die Partie dort zu Ende gewesen wäre
result-course-earned = Bis dahin verdiente Punkte
result-deeds = Wer was getan hat
result-most = am meisten
result-most-key = golden: am meisten
result-step = Schritt { $n }
story-round = { $round } endet: { $name } führt mit { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
}.
story-round-even = { $round } endet unentschieden, mit { $n } Punkten an der Spitze.
story-lead = { $name } holt { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} und übernimmt die Führung.
story-gain = { $name } holt { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} auf einmal.
story-from = Woher: { $list }.
story-lead-now = { $name } liegt nun vorn.
story-end = Ende: { $name } gewinnt, { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} vor { $other }.
story-end-close = Knappes Ende: { $name } gewinnt mit nur { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
} mehr als { $other }.
story-end-equal = Knapper geht es nicht: { $name } und { $other } haben gleich viele Punkte, und bei Gleichstand liegt { $name } vorn.
story-changes = Die Führung wechselte { $n ->
    [one] einmal.
   *[other] { $n }-mal.
}
result-record-about = Jede Entscheidung dieser Partie als Text, zum Aufheben oder zum Nachspielen mit dem Programm
review = Rückblick mit Trainer
review-about = Ein starker Spieler geht die Partie durch: wer wann vorn lag, was die Partie wendete und welche Züge Punkte kosteten.
review-begin = Partie durchsehen
review-reading = Wird durchgesehen: { $percent } %
review-done = { $n ->
    [one] Ein Zug durchgesehen.
   *[other] { $n } Züge durchgesehen.
}
review-failed = Die Partie konnte nicht durchgesehen werden.
review-curve = Siegchance über die Partie, eine Linie je Spieler
review-turning = Wendepunkte
review-turns = Die teuersten Züge
review-every = Alle Züge
review-best = { $name }, Entscheidung { $ply }: nichts Besseres gefunden
review-look = Die Stellung davor auf dem Brett zeigen
review-lost = { $name }, Entscheidung { $ply }: { $points } Punkte
review-swing = { $name }, Entscheidung { $ply }: Siegchance { $win } %
review-by-mistake = Durch eine Entscheidung von { $name }: Es gab etwas Besseres.
review-by-play = Durch das, was { $name } gespielt hat.
review-by-luck = Durch Glück: durch das, was in einem Zug von { $name } gezogen wurde.
review-by-others = In einem Zug von { $name }, der kaum besser ging.
review-played = Gespielt: { $turn }
review-better = Besser: { $turn }
review-show = Zeigen, was besser war; noch einmal: wie es war
review-missed = Das lässt sich jetzt nicht zeigen.
review-habits = { $name }: { $points } Punkte in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}.
review-over = Zu viel gesucht: { $category }.
review-under = Zu wenig gesucht: { $category }.
review-own = Deine { $matches } durchgesehenen Partien dieses Spiels: { $points } Punkte in { $turns } Zügen.
