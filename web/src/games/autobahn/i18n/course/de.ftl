### Autobahn, the look back at a match, German.

tie-people = Den Gleichstand entscheiden die Arbeitskräfte in der Verwaltung: { $n } gegen { $m }.
tie-floor = Den Gleichstand entscheiden die Arbeitskräfte auf Etage { $floor }: { $n } gegen { $m }.
tie-autobot = Gegen Autobot gewinnt nur, wer mehr Punkte hat.
deed-built = Gebaute Abschnitte
deed-upgraded = Ausgebaute Verbindungen
deed-station = Tankstellen
deed-delivered = Lieferungen
deed-promoted = Beförderungen
deed-unlocked = Technologien
deed-money = Übriges Geld, DM
