### Autobahn on the home page, German.

about = Baue mit den anderen das deutsche Autobahnnetz, belade deine LKWs, eröffne Tankstellen und bringe deine Leute nach oben. Drei Epochen, ein Sieg.
facts = Am echten Tisch 90 bis 150 Minuten, gegen Bots viel kürzer
page-guide = So wird gespielt
page-companion = Autobot am echten Tisch
against-solo = Autobot (solo)
against-hint-solo = Der Gegner aus der Schachtel, mit eigenen Regeln.
solo-hint = 1 bis 6: die leichte Seite von Autobots Tableau, 7 bis 12: die schwere. Fang mit 1 an.
module-wine = Wein
module-hint-wine = Hole Wein aus dem Ausland für Beförderungen.
module-traffic = Verkehr
module-hint-traffic = Belebte Städte bremsen LKWs und Routen.
module-services = Dienstleistungen
module-hint-services = Tankstellen lassen sich verbessern.
material-extra_tiles = Vier weitere Prämienplättchen
material-two_colour_cards = Zweifarbige Karten
choose-extra_department = Fünfte Abteilung
variant-planning = Planung
variant-customs = Zoll
variant-none = Keine
