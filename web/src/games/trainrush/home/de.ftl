### Train Rush auf der Startseite, Deutsch.

about = Führe eine Eisenbahn durch drei rivalisierende Staaten: biete um die Reihenfolge, kaufe Einfluss, kupple Wagen an und beliefere die Städte, bevor es die anderen tun.
facts = Etwa eine Stunde pro Person am echten Tisch, gegen Bots viel kürzer
page-guide = So wird gespielt
module-random_heroes = Helden zufällig verteilt
module-hint-random_heroes = Kein Draft: Die Helden werden ausgeteilt. Gut für die erste Partie.
module-appendix_cards = Alle Aktionskarten des Anhangs
module-hint-appendix_cards = Mehr Karten, als die Materialliste der Spielregel zählt.
module-no_warehouse_after_station = Kein Lagerhaus neben einer Umladestation
module-hint-no_warehouse_after_station = Die strengere Lesart von Regel 17.
material-track_bonus_only_on_stop = Pächterboni nur, wo der Marker stehen bleibt
