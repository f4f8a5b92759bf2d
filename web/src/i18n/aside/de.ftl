### The shell, aside, German.

history-back = Einen Schritt zurück
history-forth = Einen Schritt vor
history-where = { $n } von { $of }
history-from = Bis Schritt { $ply } wurde nach früheren Regeln gespielt; das wird nicht mehr gezeigt, und es gibt keine Aufzeichnung.
history-now = Zurück zur Gegenwart
history-link = Link zu dieser Stellung kopieren
play-on = Von hier aus weiterspielen
play-on-how = Geh zu einer früheren Stellung zurück, um von dort aus weiterzuspielen.
play-on-cancel = Abbrechen
play-on-seat = Du übernimmst
play-on-name = Platz { $n }: { $name }
leave-sure = Die anderen bestimmen, wer für dich weiterspielt.
leave-alone = Niemand kann für dich weiterspielen: Die Partie bleibt, wie sie ist.
leave-yes = Verlassen
practice-note = Übungspartie: Der Zufall war vorgegeben.
history-play = Die Partie abspielen
history-past = Früher: Schritt { $n } von { $of }
