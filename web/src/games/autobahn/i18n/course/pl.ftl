### Autobahn, the look back at a match, Polish.

tie-people = O remisie decydują pracownicy w administracji: { $n } do { $m }.
tie-floor = O remisie decydują pracownicy na piętrze { $floor }: { $n } do { $m }.
tie-autobot = Z Autobotem wygrywa tylko ten, kto ma więcej punktów.
deed-built = Zbudowane sekcje
deed-upgraded = Ulepszone odcinki
deed-station = Stacje paliw
deed-delivered = Dostawy
deed-promoted = Awanse
deed-unlocked = Technologie
deed-money = Pozostałe pieniądze, DM
