### Automobile on the home page, English: the source of the translations.

about = The workshops of the 1920s: research bodies and engines, race the Grand Prix, call the right buyers and bring your cars to market at the right price. Three rounds, one pioneer.
facts = 90 to 120 minutes at a real table, much less against bots
page-guide = How to play
module-bonus_tiles = Bonus action tiles
module-hint-bonus_tiles = An eleventh tile in the line, another one each time it is used.
module-open_scores = Open scores
module-hint-open_scores = Everybody’s points are seen all the time.
