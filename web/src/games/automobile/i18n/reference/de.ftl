### Automobile, reference, German.

rule-tile = Dein Arbeiter geht auf den Platz des Plättchens, das Plättchen an die Spitze der Kette. Alle Aktionen werden ausgeführt, in beliebiger Reihenfolge, jede ganz, bevor die nächste kommt.
round-any = Runden
ref-actions = Aktionen
ref-tiles = Aktionsplättchen
ref-bonus = Bonusplättchen
ref-starts = Startplättchen
ref-instant = Sofortkarten
ref-merchants = Käufer und Markt
ref-race = Grand Prix
ref-board = Deine Werkstatt
ref-count = { $n ->
    [one] Es gibt eine davon.
   *[other] Es gibt { $n } davon.
}
ref-bonus-round = Runde { $n }.
ref-prices = Runde { $n }: { $prices }
ref-two = Zu zweit: { $cars } Wagen, { $merchants } Käufer, die Glocke beginnt auf { $marker }; Wagen, die niemand fährt, stehen auf den Feldern { $spaces }.
