### Train Rush on the home page, English: the source of the translations.

about = Lead a railway through three rival states: bid for the order of play, buy influence, couple wagons and deliver to the cities before the others do.
facts = About an hour per player at a real table, much less against bots
page-guide = How to play
module-random_heroes = Heroes dealt at random
module-hint-random_heroes = No draft: the heroes are dealt. Good for a first match.
module-appendix_cards = All action cards of the appendix
module-hint-appendix_cards = More cards than the rulebook’s list of components counts.
module-no_warehouse_after_station = No warehouse beside a station
module-hint-no_warehouse_after_station = The stricter reading of rule 17.
material-track_bonus_only_on_stop = Contractor bonuses only where the marker stops
