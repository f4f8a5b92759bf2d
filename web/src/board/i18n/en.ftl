### What all boards say, English: the source of the translations.

panel-log = Log
panel-score = Score
tab-words = In words
howto = How to play
reference = Reference
log-empty = Nothing has happened yet.
log-first = At the start
actions-empty = Nothing to choose now.
tell-title = The position in words
step-over = The match is over.
step-past = An earlier position: { $name } { $n ->
    [one] is
   *[other] are
} to decide.
step-better = What { $name } could have played instead
step-wait = { $name } { $n ->
    [one] is
   *[other] are
} deciding.
step-sent = Sent. Waiting for the answer…
choose-which = Which one?
cancel = Cancel
owed = Then: { $chain }
instead = Instead: { $what }
why-not = Not now: { $reason }
why-else = Not now. { $prompt }
player-away = away
rule-away = No connection at the moment.
player-turn = to move
since-title = Since your last turn
score-live = What everybody would score if the match ended now.
score-final = Final result
score-winner = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
score-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
score-total = Total
ref-open = Look it up
ref-search = Search
ref-none = Nothing found.
ref-chapters = Chapters
map-in = Zoom in
map-out = Zoom out
map-fit = Whole map
guide-where = Page { $n } of { $of }
back = Back
next = Next
tell-nothing = nothing
tell-nobody = nobody
undo = Step back
restart-turn = Restart the turn
undo-none = Nothing can be taken back here: the turn is just beginning, or something new has been revealed.
undo-wait = Waiting for the server.
undo-steps = { $n ->
    [one] One step can be taken back.
   *[other] { $n } steps can be taken back.
}
tab-log = Log
tab-actions = Actions
score-hidden = hidden
plain-view = Position
plain-about = A plain board: the position, the actions and the log as the rules spell them, not translated.
drawer = Log and table
since-none = Nothing has happened since your last turn.
stage-whole = Full screen
stage-part = Back to the table
panel-board = Board of { $name }
player-leads = in the lead

moment-all = Show all
moment-on = Go on
log-open = Look at this position
log-again = See this moment again
result-again = Play again
result-back = Back to the result
coach = Coach
coach-where = step { $n } of { $of }
coach-now = Now: { $what }
coach-wait = The others are moving.
coach-more = More about it
coach-ask = What should I know here?
coach-alone = Play on my own
coach-fold = Fold the coach
coach-unfold = Unfold the coach
coach-not-now = { $what }: that has its time later. First what the coach suggests.
hint = Hint
hint-about = What a strong player would do now, and why
hint-wait = A hint is for whoever has to decide.
hint-title = What a strong player would do
hint-thinking = Thinking …
hint-failed = No hint can be given now.
hint-none = There is nothing to choose.
hint-show = Show this turn on the board
hint-worth = { $points } points, { $win } % to win
hint-gains = Brings more: { $list }
hint-gives-up = Gives up: { $list }
hint-rivals = against rivals
outlook = What is to be expected
outlook-share = { $win } %
outlook-chance = { $name }: { $win } %
outlook-seat = { $name }: { $win } %, { $score } points
