### Automobile on the home page, German.

about = Die Werkstätten der 1920er: Erforsche Karosserien und Motoren, fahre im Grand Prix, rufe die richtigen Käufer und bringe deine Wagen zum richtigen Preis auf den Markt. Drei Runden, ein Pionier.
facts = Am echten Tisch 90 bis 120 Minuten, gegen Bots viel kürzer
page-guide = So wird gespielt
module-bonus_tiles = Bonus-Aktionsplättchen
module-hint-bonus_tiles = Ein elftes Plättchen in der Kette, nach jeder Nutzung ein anderes.
module-open_scores = Offene Punkte
module-hint-open_scores = Die Punkte aller sind jederzeit zu sehen.
