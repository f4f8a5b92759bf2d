### The shell, aside, English: the source of the translations.

history-back = One step back
history-forth = One step forward
history-where = { $n } of { $of }
history-from = Up to step { $ply } it was played by earlier rules; that is not shown any more, and there is no record.
history-now = Back to now
history-link = Copy a link to this position
play-on = Play on from here
play-on-how = Go back to an earlier position to play on from there.
play-on-cancel = Cancel
play-on-seat = You take
play-on-name = seat { $n }: { $name }
leave-sure = The others decide who goes on for you.
leave-alone = Nobody can go on for you: the match stays as it is.
leave-yes = Leave
practice-note = Practice match: the luck was set beforehand.
history-play = Play the match
history-past = The past: step { $n } of { $of }
