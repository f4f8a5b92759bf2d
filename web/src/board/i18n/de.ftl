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
result-away = Spielplan ansehen
result-show = Ergebnis zeigen
panel-board = Tableau: { $name }
player-leads = führt
