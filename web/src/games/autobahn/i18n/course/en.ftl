### Autobahn, the look back at a match, English: the source of the translations.

tie-people = The tie is broken by employees in the administration: { $n } against { $m }.
tie-floor = The tie is broken by employees on floor { $floor }: { $n } against { $m }.
tie-autobot = Against Autobot only more points win.
deed-built = Sections built
deed-upgraded = Links upgraded
deed-station = Service stations
deed-delivered = Deliveries
deed-promoted = Promotions
deed-unlocked = Technologies
deed-money = Money left, DM
