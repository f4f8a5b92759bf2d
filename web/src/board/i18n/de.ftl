### What all boards say, German.

panel-log = Verlauf
panel-score = Wertung
tab-words = In Worten
howto = So wird gespielt
reference = Regelreferenz
log-empty = Noch ist nichts geschehen.
actions-empty = Gerade ist nichts zu wählen.
tell-title = Die Stellung in Worten
step-over = Die Partie ist zu Ende.
step-past = Eine frühere Stellung: { $name } { $n ->
    [one] ist
   *[other] sind
} am Zug.
step-better = Was { $name } stattdessen hätte spielen können
step-wait = { $name } { $n ->
    [one] ist
   *[other] sind
} am Zug.
step-sent = Gesendet. Warten auf Antwort …
choose-which = Welche Möglichkeit?
cancel = Abbrechen
owed = Danach: { $chain }
instead = Stattdessen: { $what }
why-not = Jetzt nicht: { $reason }
why-else = Jetzt nicht. { $prompt }
player-away = nicht da
rule-away = Zurzeit keine Verbindung.
player-turn = am Zug
since-title = Seit deinem letzten Zug
score-live = Wertung, wenn die Partie jetzt zu Ende wäre.
score-final = Endergebnis
score-winner = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
score-place = { $n }.
score-total = Summe
ref-open = Nachschlagen
ref-search = Suchen
ref-none = Nichts gefunden.
map-in = Vergrößern
map-out = Verkleinern
map-fit = Ganze Karte
guide-where = Seite { $n } von { $of }
back = Zurück
next = Weiter
tell-nothing = nichts
tell-nobody = niemand
undo = Schritt zurück
restart-turn = Zug neu beginnen
undo-none = Hier lässt sich nichts zurücknehmen: Der Zug beginnt gerade erst, oder es wurde etwas Neues aufgedeckt.
undo-wait = Warten auf den Server.
undo-steps = { $n ->
    [one] Ein Schritt lässt sich zurücknehmen.
   *[other] { $n } Schritte lassen sich zurücknehmen.
}
tab-log = Verlauf
tab-actions = Aktionen
score-hidden = verdeckt
plain-view = Stellung
plain-about = Schlichter Spielplan: Stellung, Aktionen und Verlauf so, wie die Regeln sie schreiben, unübersetzt.
drawer = Verlauf und Tisch
since-none = Seit deinem letzten Zug ist nichts geschehen.
stage-whole = Ganzer Bildschirm
stage-part = Zurück zum Tisch
panel-board = Tableau: { $name }
player-leads = führt

moment-all = Alles zeigen
moment-on = Weiter
log-open = Diese Stellung ansehen
log-again = Diesen Moment noch einmal sehen
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
result-mine = Du bist { $n }. mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
result-behind = { $n } zurück
result-ahead = { $n } Vorsprung
result-you = du
result-lines = { $n ->
    [one] eine Linie je Punkt
   *[other] eine Linie je { $n } Punkte
}
result-again = Noch einmal spielen
result-again-go = Zur neuen Partie
result-table = Den Tisch ansehen
result-back = Zurück zum Ergebnis
result-replay = Partie ansehen
result-picture = Bild speichern
result-record = Mitschrift herunterladen
result-home = Alle Spiele
result-sources = Woher die Punkte kommen
result-story = Die Geschichte der Partie
result-reading = Der Verlauf der Partie wird gelesen …
result-course = Verlauf der Partie
result-deeds = Wer was getan hat
result-most = am meisten
result-step = Schritt { $n }
story-round = { $round } endet: { $name } führt mit { $n }.
story-round-even = { $round } endet unentschieden, mit { $n } Punkten an der Spitze.
story-lead = { $name } übernimmt die Führung: +{ $n }.
story-gain = +{ $n } auf einmal für { $name }.
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
story-changes = Die Führung hatte { $n ->
    [one] einmal
   *[other] { $n }-mal
} gewechselt.
result-record-about = Jede Entscheidung dieser Partie als Text, zum Aufheben oder zum Nachspielen mit dem Programm
coach = Begleitung
coach-where = Schritt { $n } von { $of }
coach-now = Jetzt: { $what }
coach-wait = Die anderen sind am Zug.
coach-more = Mehr dazu
coach-ask = Was muss ich hier wissen?
coach-alone = Allein weiterspielen
coach-fold = Begleitung einklappen
coach-unfold = Begleitung ausklappen
coach-not-now = { $what }: Das kommt später. Erst der Vorschlag der Begleitung.
hint = Tipp
hint-about = Was ein starker Spieler jetzt täte, und warum
hint-wait = Ein Tipp ist für den, der zu entscheiden hat.
hint-title = Was ein starker Spieler täte
hint-thinking = Denkt nach …
hint-failed = Jetzt kann kein Tipp gegeben werden.
hint-none = Es gibt nichts zu wählen.
hint-show = Diesen Zug auf dem Brett zeigen
hint-worth = { $points } Punkte, { $win } % Siegchance
hint-gains = Bringt mehr: { $list }
hint-gives-up = Gibt auf: { $list }
outlook = Was zu erwarten ist
outlook-share = { $win } %
outlook-chance = { $name }: { $win } %
outlook-seat = { $name }: { $win } %, { $score } Punkte
review = Rückblick mit Trainer
review-about = Ein starker Spieler geht die Partie durch: wer wann vorn lag und welche Züge Punkte kosteten.
review-begin = Partie durchsehen
review-reading = Wird durchgesehen: { $percent } %
review-done = { $n ->
    [one] Ein Zug durchgesehen.
   *[other] { $n } Züge durchgesehen.
}
review-failed = Die Partie konnte nicht durchgesehen werden.
review-curve = Siegchance über die Partie, eine Linie je Spieler
review-turns = Die teuersten Züge
review-every = Alle Züge
review-best = { $name }, Entscheidung { $ply }: nichts Besseres gefunden
review-look = Die Stellung davor auf dem Brett zeigen
review-lost = { $name }, Entscheidung { $ply }: { $points } Punkte
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
