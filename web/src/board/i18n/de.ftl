### What all boards say, German.

panel-log = Verlauf
panel-score = Wertung
tab-words = In Worten
howto = So wird gespielt
reference = Regelreferenz
log-empty = Noch ist nichts geschehen.
log-first = Zu Beginn
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
ref-chapters = Kapitel
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
stage-whole = Vollbild
stage-part = Zurück zum Tisch
panel-board = Tableau: { $name }
player-leads = führt

moment-all = Alles zeigen
moment-on = Weiter
log-open = Diese Stellung ansehen
log-again = Diesen Moment noch einmal sehen
result-again = Noch einmal spielen
result-back = Zurück zum Ergebnis
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
hint-rivals = gegen Rivalen
outlook = Was zu erwarten ist
outlook-share = { $win } %
outlook-chance = { $name }: { $win } %
outlook-seat = { $name }: { $win } %, { $score } Punkte
