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
step-past = Eine frühere Stellung: { $name } ist am Zug.
step-wait = { $name } ist am Zug.
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
close = Schließen
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
result-points = { $n } Punkte
result-margin = { $n } Punkte, { $ahead } vor { $name }
result-equal = { $n } Punkte, genauso viele wie { $name }
result-mine = Du bist { $n }. mit { $points } Punkten.
result-behind = { $n } zurück
result-ahead = { $n } Vorsprung
result-you = du
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
result-course = Verlauf der Partie
result-deeds = Wer was getan hat
result-most = am meisten
result-step = Schritt { $n }
story-round = { $round } endet: { $name } führt mit { $n }.
story-round-even = { $round } endet unentschieden, mit { $n } Punkten an der Spitze.
story-lead = { $name } übernimmt die Führung: +{ $n }.
story-gain = +{ $n } auf einmal für { $name }.
story-lead-now = { $name } liegt nun vorn.
result-record-about = Jede Entscheidung dieser Partie als Text, zum Aufheben oder zum Nachspielen mit dem Programm
