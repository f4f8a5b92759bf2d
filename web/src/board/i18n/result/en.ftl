### The result and the look back at a match, English: the source of the translations.

result-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
result-margin = { $n ->
    [one] { $n } point
   *[other] { $n } points
}, { $ahead } ahead of { $name }
result-equal = { $n ->
    [one] { $n } point
   *[other] { $n } points
}, as many as { $name }
result-level = { $name } and { $other } have as many points; { $name } is ahead.
result-shared = { $names } share { $n ->
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} place.
result-mine = You came { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-won = { $n ->
    [one] You have won!
   *[other] You share the victory!
}
result-behind = { $n ->
    [one] { $n } point
   *[other] { $n } points
} behind
result-ahead = { $n ->
    [one] { $n } point
   *[other] { $n } points
} ahead
result-you = you
result-again-go = To the new match
result-table = Look at the table
result-replay = Watch the match
result-picture = Save a picture
result-record = Download the record
result-home = All games
result-sources = Where the points came from
result-story = The story of the match
result-reading = Reading how the match went…
result-course = Course of the match
result-course-score = Everybody’s points if the match had ended there
result-course-earned = Points earned until then
result-deeds = Who did what
result-most = most
result-most-key = in gold: the most
result-step = step { $n }
story-round = { $round } ends: { $name } leads with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
story-round-even = { $round } ends level, with { $n } points at the top.
story-lead = { $name } gains { $n ->
    [one] { $n } point
   *[other] { $n } points
} and takes the lead.
story-gain = { $name } gains { $n ->
    [one] { $n } point
   *[other] { $n } points
} at once.
story-from = From: { $list }.
story-lead-now = { $name } leads now.
story-end = The end: { $name } wins, { $n ->
    [one] { $n } point
   *[other] { $n } points
} ahead of { $other }.
story-end-close = A close finish: { $name } wins with only { $n ->
    [one] { $n } point
   *[other] { $n } points
} more than { $other }.
story-end-equal = As close as can be: { $name } and { $other } have as many points, and the tie-break puts { $name } ahead.
story-changes = The lead changed { $n ->
    [one] once.
   *[other] { $n } times.
}
result-record-about = Every choice of this match as text, to keep or to replay with the program
review = Look back with a coach
review-about = A strong player goes through the match: who was ahead when, what turned the match, and which turns cost points.
review-begin = Review the match
review-reading = Reviewing: { $percent } %
review-done = { $n ->
    [one] One turn reviewed.
   *[other] { $n } turns reviewed.
}
review-failed = The match could not be reviewed.
review-curve = Chance to win over the match, one line for each player
review-turning = Turning points
review-turns = Turns that cost most
review-every = Every turn
review-best = { $name }, choice { $ply }: nothing better found
review-look = Show the position before it on the board
review-lost = { $name }, choice { $ply }: { $points } points
review-swing = { $name }, choice { $ply }: chance to win { $win } %
review-by-mistake = By a choice of { $name }: there was something better.
review-by-play = By what { $name } played.
review-by-luck = By luck: by what was drawn in a turn of { $name }.
review-by-others = In a turn of { $name } that could hardly be bettered.
review-played = Played: { $turn }
review-better = Better: { $turn }
review-show = Show what was better on the board; once more: what it was
review-missed = This cannot be shown now.
review-habits = { $name }: { $points } points in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
review-over = Sought too much: { $category }.
review-under = Sought too little: { $category }.
review-own = Your { $matches } reviewed matches of this game: { $points } points in { $turns } turns.
