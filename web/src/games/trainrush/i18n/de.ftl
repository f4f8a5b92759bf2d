### Train Rush, Deutsch.

## Dinge

region-red = Ravenshire
region-green = Calestia
region-blue = Awhar
region-in-red = in Ravenshire
region-in-green = in Calestia
region-in-blue = in Awhar
contractor-red = Pächter aus Ravenshire
contractor-green = Pächter aus Calestia
contractor-blue = Pächter aus Awhar
resource-brass = Messing
resource-water = Wasser
resource-food = Nahrung
resource-copper = Kupfer
resource-gold = Gold
resource-any = beliebig
resource-parcel = Paket
track-investment = Investition
track-coal = Kohle
track-loading = Beladen
track-unloading = Entladen
track-wagons = Wagen
area-market = Markt
area-build = Bauen
area-loading = Beladen
area-movement = Fahren
area-exchange = Tauschen
area-planning = Planen
area-corruption = Korruption
sector-financial = Finanzsektor
sector-resource = Rohstoffsektor
sector-logistics = Logistiksektor
sector-trade = Handelssektor
sector-technology = Techniksektor
sector-name = { $sector }, { $region }
zone-name = Zone { $region } { $n }
rail-infrastructure = Infrastruktur { $region }
rail-contractor = Pächter { $region }
field-start = Startfeld
field-market = Schwarzmarkt { $region }
field-siding = Nebengleis { $n }, { $zone }
field-track = { $region }, { $loop }, Feld { $n }
loop-inner = innerer Ring
loop-middle = mittlerer Ring
loop-outer = äußerer Ring
phase-bidding = Bieten
phase-lobbying = Lobby
phase-income = Einkommen
phase-investment = Investition
phase-movement = Fahren
phase-missions = Missionen
phase-end = Rundenende
slot-empty = leer
card-name = Karte { $id }
card-full = { $card } ({ $special })
card-move = { $nth }: { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
}, { $coal ->
    [0] kostenlos
   *[other] { $coal } Kohle
}
card-special = IV: { $special }
contract-name = { $cubes } für { $vp } Punkte
wagon-name = Wagen mit { $n } { $n ->
    [one] Platz
   *[other] Plätzen
} ({ $slots })
wagon-special = Sonderwagen für { $n } Pakete
car-nth = Wagen { $n }
car-name = Wagen { $n } deines Zuges, { $wagon }
token-name = +{ $n } Schritte, { $vp } { $vp ->
    [one] Punkt
   *[other] Punkte
}
parcels-n = { $n ->
    [one] ein Paket
   *[other] { $n } Pakete
}

## Was Karten, Plättchen, Helden, Leisten und Märkte geben

effect-vp = +{ $n } Punkte
effect-coal = +{ $n } Kohle
effect-investment = +{ $n } Investition
effect-warehouse = { $n ->
    [one] Lager­haus bauen
   *[other] { $n } Lager­häuser bauen
}
effect-station = Umlade­station bauen
effect-corruption = Korruption{ $n ->
    [one] {""}
   *[other] {" "}×{ $n }
}
effect-bribe = { $n ->
    [one] Ein Agent hierher
   *[other] { $n } Agenten hierher
}
effect-advance = { $track } vorrücken{ $n ->
    [one] {""}
   *[other] {" "}×{ $n }
}
effect-advance_any = Beliebige Leiste +{ $n }
effect-exchange = Wagen­tausch { $kinds }
effect-draw_wagon = Wagen mit { $n } Plätzen nehmen
effect-load = { $n ->
    [one] Einen Wagen beladen
   *[other] { $n } Wagen beladen
}
effect-plan = { $draw } ziehen, { $keep } behalten
effect-draw = { $n } Karten ziehen
effect-lease = Beliebig verpachten
effect-area = Aktion zu { $n } umsonst
effect-move = { $n } fahren
effect-tile = Offenes Gleis­plättchen
effect-special = { $n ->
    [one] Sonder­aktion umsonst
   *[other] { $n } Sonder­aktionen umsonst
}
effect-slot = { $vp } Punkte und Marker auf Auftragsplatz { $size }
rule-effect-vp = Du bekommst die Punkte sofort.
rule-effect-coal = Du bekommst Kohle; damit bezahlst du die Fahrten der Karten.
rule-effect-investment = Du bekommst Investitionsmarker für den Aktionsbereich.
rule-effect-warehouse = Stelle jedes Mal ein Lagerhaus in eine Zone der Region, in der deine Lokomotive steht, und rücke auf deren Infrastrukturleiste ein Feld vor.
rule-effect-station = Stelle eine Umladestation in eine Zone deiner Region, die noch keine hat. Dort liegt dann ein Paket. Nur in Zonen mit Umladestation kann verpachtet werden.
rule-effect-corruption = Setze jedes Mal einen Agenten auf das erste freie Agentenfeld eines Sektors deiner Region. Agenten zählen am Ende wie Spione.
rule-effect-bribe = Setze Agenten in einen Sektor des Staates, zu dem diese Infrastrukturleiste gehört, wo immer du bist.
rule-effect-advance = Rücke jedes Mal ein Feld auf der genannten Fortschrittsleiste vor, sofern die Spitze nicht besetzt ist.
rule-effect-advance_any = Rücke auf einer Fortschrittsleiste deiner Wahl ein Feld vor.
rule-effect-exchange = Gib einen Wagen der Größe vor dem Pfeil ab und nimm einen der Größe dahinter, aus der offenen Reihe oder einen Sonderwagen. Seine Ladung ist verloren.
rule-effect-draw_wagon = Nimm einen offenen Wagen dieser Größe oder einen Sonderwagen, wenn die Wagenleiste noch einen erlaubt.
rule-effect-load = Fülle alle leeren Plätze so vieler normaler Wagen; Würfel für beliebige Plätze wählst du.
rule-effect-plan = Sieh dir so viele Karten des Stapels an und behalte höchstens die genannte Zahl; die übrigen werden abgelegt.
rule-effect-draw = Ziehe Karten vom Stapel. Das Handlimit gilt sofort.
rule-effect-lease = Verpachte eines deiner Lagerhäuser, in einer Zone mit Umladestation, an einen Pächter einer beliebigen Stadt und rücke um deren Rang vor.
rule-effect-area = Führe eine Aktion dieser Kosten im Aktionsbereich aus, ohne zu bezahlen und ohne dort Platz zu belegen.
rule-effect-move = Fahre genau so viele Schritte; eine Fahrtmarke hilft dabei nicht. Eine Stadt oder ein Schwarzmarkt darf früher erreicht werden.
rule-effect-tile = Führe ein beliebiges offenes Gleisplättchen aus; es wird ersetzt.
rule-effect-special = Nutze die Sonderaktion einer Handkarte umsonst; die Karte wird abgelegt.
rule-effect-slot = Du bekommst die Punkte und markierst einen freien Auftragsplatz dieser Größe in einer Stadt der Region; er zählt für die Mehrheit wie ein Auftrag.
rule-lease = Ein Lagerhaus von dir in einer Zone mit Umladestation geht an einen Pächter, dessen Farbe der Zone fehlt.

## Aktionen

act-cube = { $resource } laden
act-under = { $card } unter den Stapel legen
act-box = { $hero } zurück in die Schachtel
act-draft = { $hero } behalten, die anderen weitergeben
act-bid = Spion { $n } bieten
act-lobby = Spion schicken: { $sector }
act-load = Beladen: { $car }
act-invest = { $action } ({ $cost } Investition)
act-play = { $card } spielen
act-token = Fahrtmarke +{ $n } dazulegen
act-move = Ziel: { $field }
act-special = Sonderaktion von { $card }: { $special }
act-take = { $card } nehmen
act-keep = { $card } behalten
act-discard = { $card } ablegen
act-mission = { $hero } spielen
act-lease = In { $zone } an { $region } verpachten
act-zone = { $zone }: verpachten
act-contractor = { $contractor }, aus der Stadt { $city }
act-contract = Liefern: { $contract }
act-give = { $resource } aus Wagen { $car } entladen
act-buy = Kaufen: { $item } (Preis { $price })
act-slot = Auftragsplatz { $size } in { $city } markieren
act-parcel = Paket laden: { $car }
act-tile = Gleisplättchen { $n }: { $tile }
act-build = Lagerhaus: { $zone }
act-station = Umladestation: { $zone }
act-corrupt = Agent: { $sector }
act-advance = Vorrücken: { $track }
act-uncouple = Abgeben: { $car }
act-couple = Nehmen: { $wagon }
act-skip = Verzichten
act-stop = Hier anhalten
act-pass = Passen
act-done = Fertig

## Was zu entscheiden ist

step-cube = Welcher Würfel kommt in Wagen { $n }?
step-keep_cards = Behalte { $keep } deiner Karten: Wähle { $n ->
    [one] eine Karte, die unter den Stapel kommt
   *[other] { $n } Karten, die unter den Stapel kommen
}.
step-keep_heroes = Wähle einen Helden, der verdeckt zurück in die Schachtel kommt.
step-draft = Behalte einen von { $n } Helden und gib die anderen weiter.
step-bid = Runde { $round }: Welchen Spion bietest du um die Reihenfolge?
step-lobby = Schicke deinen Spion in einen Sektor.
step-lobby-taken = Schicke deinen Spion in einen Sektor. In dieser Runde schon vergeben: { $regions }.
step-load = Belade einen Wagen (noch { $n }).
step-invest = Wähle eine Aktion oder passe (Marker: { $n }).
step-play = Spiele eine Karte. Du hast { $n } Kohle.
step-drive = Aktion { $nth }: Wo { $steps ->
    [one] endet dein Schritt
   *[other] enden deine { $steps } Schritte
} ({ $coal ->
    [0] kostenlos
   *[other] { $coal } Kohle
})?
step-drive-none = Aktion { $nth } ({ $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
}, { $coal } Kohle) ist nicht möglich: Halte hier an.
step-drive_with = Aktion { $nth }, Fahrtmarke +{ $token }: Wo enden deine { $steps } Schritte?
step-special = Aktion IV: Sonderaktion ({ $n } Kohle) oder verzichte.
step-special-none = Aktion IV: Für { $n } Kohle lässt sich keine Sonderaktion ausführen.
step-pool = Nimm eine der offenen Karten.
step-discard = Du darfst { $n } Karten halten: Lege eine ab.
step-mission = Spiele einen Helden dieser Region oder verzichte.
step-mission-none = Keiner deiner Helden kann jetzt gespielt werden.
step-city = { $city }: Verpachte oder liefere (Würfel: { $n }).
step-city-leased = { $city }: Liefere (Würfel: { $n }).
step-deliver = Auftrag für { $vp } Punkte, gefragt: { $cube }.
step-market = Kaufe eine Sache für bis zu { $n } Würfel.
step-sell = { $value } von { $price } bezahlt, noch { $n } Würfel: { $item }.
step-parcel = { $zone }: Das Paket laden?
step-warehouse = Wähle eine Zone für das Lagerhaus.
step-station = Wähle eine Zone für die Umladestation.
step-corrupt = Wähle einen Sektor für { $n ->
    [one] deinen Agenten
   *[other] deine { $n } Agenten
}.
step-corrupt-in = { $region }: Wähle einen Sektor für { $n ->
    [one] deinen Agenten
   *[other] deine { $n } Agenten
}.
step-advance = Wähle eine Fortschrittsleiste zum Vorrücken.
step-exchange = Wagentausch { $kinds }: Welchen Wagen gibst du ab?
step-exchange_for = Welcher Wagen kommt an die Stelle von Wagen { $n }?
step-draw_wagon = Nimm einen Wagen mit { $n } Plätzen.
step-keep = Behalte { $n ->
    [one] eine
   *[other] bis zu { $n }
} der gezogenen Karten oder keine.
step-lease = Wähle die Zone, in der du verpachtest.
step-contractor = { $zone }: Welcher Pächter, und woher?
step-area = Wähle eine Aktion zu { $cost }: Sie ist umsonst.
step-travel = Wähle, wo deine { $steps } Schritte enden.
step-tile = Welches offene Gleisplättchen führst du aus?
step-free_special = Welche Sonderaktion nutzt du umsonst (noch { $n })?
step-slot = Auftragsplatz { $size } ({ $vp } Punkte): Welche Stadt?
owed-cube = Würfel wählen
owed-load = { $n ->
    [one] einen Wagen beladen
   *[other] { $n } Wagen beladen
}
owed-drive = Aktion { $nth }
owed-special = Sonderaktion
owed-pool = Karte nehmen
owed-discard = Karte ablegen
owed-city = { $city }
owed-deliver = Auftrag
owed-market = Schwarzmarkt
owed-parcel = Paket
owed-warehouse = Lagerhaus
owed-station = Umladestation
owed-corrupt = { $n ->
    [one] ein Agent
   *[other] { $n } Agenten
}
owed-advance = Vorrücken
owed-exchange = Wagentausch
owed-draw_wagon = neuer Wagen
owed-keep = Karten behalten
owed-lease = Verpachten
owed-area = Aktion zu { $cost } Investition, umsonst
owed-travel = { $steps } fahren
owed-tile = Gleisplättchen
owed-free_special = Sonderaktion umsonst
owed-slot = Auftragsplatz
owed-open_tile = Gleisplättchen: { $tile }
owed-zone = Wertung { $zone }
owed-score_lease = Schritt mit { $contractor }
owed-score_station = Umladestation { $zone }
owed-infrastructure = Infrastruktur { $region }
note-last = Letzte Runde
note-eight = { $n } Städte: Das Ende naht

## Warum nicht

reason-match_over = Die Partie ist vorbei.
reason-not_your_turn = Du bist nicht am Zug.
reason-not_now = Es wird gerade etwas anderes entschieden.
reason-not_offered = Das steht nicht zur Wahl.
reason-not_in_hand = Die Karte ist nicht auf deiner Hand.
reason-not_in_pack = Dieser Held ist nicht unter denen, aus denen du wählst.
reason-no_such_spy = Dein Spion { $spy } ist schon gespielt.
reason-state_taken = Dorthin ging in dieser Runde schon ein Spion ({ $region }).
reason-one_spy_only = Du darfst dort nur einen Spion haben: { $sector }.
reason-no_spy_field = Kein Platz für einen Spion: { $sector }.
reason-no_such_car = Dein Zug hat keinen solchen Wagen.
reason-no_free_slot = Der Wagen hat keinen freien Platz.
reason-special_wagon = Ein Sonderwagen trägt nur Pakete.
reason-not_enough_investment = Es kostet { $need } Investition; du hast { $have }.
reason-area_full = { $area }: noch { $free } { $free ->
    [one] Platz
   *[other] Plätze
}, { $need } nötig.
reason-must_be_done = Das wird ausgeführt, soweit es geht.
reason-no_effect = Es ließe sich jetzt nicht ausführen.
reason-wrong_cost = Umsonst ist eine Aktion zu { $need } Investition; diese kostet { $is }.
reason-not_enough_coal = Es kostet { $need } Kohle; du hast { $have }.
reason-no_such_token = Du hast keine solche Fahrtmarke.
reason-no_end_field = Die Fahrt hätte kein freies Feld, auf dem sie endet.
reason-out_of_reach = Kein Weg von genau { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} endet dort.
reason-occupied = Dort steht { $name }.
reason-no_region = Deine Lokomotive ist noch in keiner Region.
reason-wrong_region = Das liegt { $region }, deine Lokomotive nicht.
reason-no_warehouse_here = Du hast kein freies Lagerhaus in dieser Zone.
reason-no_station_here = Die Zone hat keine Umladestation.
reason-colour_taken = Die Zone hat schon: { $contractor }.
reason-contractor_gone = Nicht mehr da ({ $city }): { $contractor }.
reason-leased_already = Nur einmal verpachten je Besuch einer Stadt.
reason-not_open = Dieser Auftrag liegt in dieser Region nicht offen.
reason-slot_taken = { $name } hat diesen Auftragsplatz markiert.
reason-too_many_cubes = Es braucht { $need } Würfel; du darfst noch { $left } entladen.
reason-cubes_missing = Deinen Wagen fehlen die Würfel.
reason-no_markers_left = Deine Auftragsmarker sind alle gesetzt.
reason-no_cube_here = Auf diesem Platz liegt kein Würfel.
reason-wrong_cube = Gefragt ist eine andere Art Würfel.
reason-price_out_of_reach = Der Preis von { $price } wäre mit diesem Würfel nicht zu erreichen.
reason-too_dear = Es kostet { $price }; du kannst höchstens für { $most } verkaufen.
reason-zone_full = Die Zone hat keinen Platz für ein Lagerhaus.
reason-station_stands = { $name } hat hier eine Umladestation.
reason-no_piece_left = Du hast keine solche Figur mehr.
reason-no_agent_field = Kein Platz für einen Agenten: { $sector }.
reason-no_room_for_both = Nur Platz für einen Agenten, und ein anderer Sektor hat Platz für beide: { $sector }.
reason-top_taken = { $name } steht an der Spitze der Leiste.
reason-at_top = Du stehst an der Spitze der Leiste.
reason-nothing_to_take = Dafür ist kein Wagen zu haben.
reason-wagon_not_open = Der Wagen liegt nicht offen.
reason-train_full = Dein Zug darf { $limit } Wagen haben, nicht mehr.
reason-wrong_size = Der Tausch verlangt eine andere Größe.
reason-mission_gone = { $city } hat keine Mission mehr.
reason-not_drawn = Die Karte ist nicht unter den gezogenen.

## Das Protokoll

event-cards_dealt = Alle bekommen { $count } Karten.
event-heroes_dealt = Alle bekommen { $count } Helden.
event-chosen = { $name } hat gewählt.
event-packs_passed = Alle geben die Helden nach links weiter.
event-draft_over = Der Draft ist vorbei.
event-round_began = Runde { $round }
event-phase_began = Phase: { $phase }
event-bid = { $name } bietet Spion { $spy }.
event-order_set = Neue Reihenfolge: { $names }.
event-lobbied = { $name } schickt einen Spion: { $sector }.
event-advanced = { $name }: { $track } { $value }.
event-advance_lost = { $name } kann nicht vorrücken: { $track }.
event-income = { $name } bekommt { $investment } Investition und { $coal } Kohle.
event-loaded = { $name } lädt { $resource }.
event-got_coal = { $name } bekommt { $coal } Kohle.
event-got_investment = { $name } bekommt { $investment } Investition.
event-invested = { $name } zahlt { $cost } Investition: { $action }.
event-free_action = { $name } handelt umsonst: { $action }.
event-passed = { $name } passt.
event-card_played = { $name } spielt { $card }.
event-no_card = { $name } hat keine Karte zu spielen.
event-token_used = { $name } legt die Fahrtmarke +{ $token } dazu.
event-coal_paid = { $name } zahlt { $coal } Kohle.
event-moved = { $name } fährt: { $field }.
event-special_used = { $name } nutzt { $card }: { $special }.
event-card_taken = { $name } nimmt { $card }.
event-card_discarded = { $name } legt { $card } ab.
event-card_revealed = Offen: { $card }.
event-pool_cleared = Die offenen Karten werden ersetzt.
event-reshuffled = Die abgelegten Karten werden gemischt.
event-cards_drawn = { $name } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-drew = { $name } hat { $card } gezogen.
event-card_kept = { $name } behält eine Karte.
event-city_marked = { $name } erreicht { $city }.
event-token_taken = { $name } nimmt die Fahrtmarke +{ $token }: { $city }.
event-scored = { $name } bekommt { $vp } { $vp ->
    [one] Punkt
   *[other] Punkte
} ({ $source }).
event-unloaded = { $name } entlädt { $resource }.
event-delivered = { $name } liefert nach { $city }: { $contract }.
event-contract_revealed = { $region } verlangt { $contract }.
event-leased = { $name } verpachtet, { $zone }: { $contractor }, { $city }.
event-bought = { $name } kauft für { $value }: { $item }.
event-slot_marked = { $name } markiert Auftragsplatz { $size }: { $city }.
event-tile_opened = { $name } nimmt Gleisplättchen { $number }: { $tile }.
event-tile_revealed = Gleisplättchen { $number }: { $tile }.
event-parcel_taken = { $name } lädt das Paket: { $zone }.
event-zone_scored = Wertung { $zone } ({ $leased } verpachtet).
event-contractor_advanced = { $name }, { $rail }: Feld { $space }.
event-infrastructure_advanced = { $name }, { $rail }: Feld { $space }.
event-track_bonus = { $name } erreicht einen Bonus ({ $rail }): { $bonus }.
event-warehouse_built = { $name } baut ein Lagerhaus: { $zone }.
event-station_built = { $name } baut eine Umladestation: { $zone }.
event-agent_placed = { $name } setzt einen Agenten: { $sector }.
event-uncoupled = { $name } gibt ab: { $wagon }.
event-coupled = { $name } kuppelt an: { $wagon }.
event-wagon_revealed = Offen: { $wagon }.
event-mission_begun = { $name } spielt { $hero }.
event-round_ended = Runde { $round } ist vorbei.
event-match_over = Die Partie ist vorbei.
source-tokens = Stadt
source-contracts = Auftrag
source-market = Schwarzmarkt
source-cards = Karte

## Was es bringt

then-rail = { $name } auf Feld { $n }, { $rail }.
then-rail-bonus = { $name } auf Feld { $n }, { $rail }, mit dem Bonus: { $bonus }.
then-zone-none = Hier ist nichts verpachtet: keine Zonenwertung.
then-token = Erster Besuch: { $vp } { $vp ->
    [one] Punkt
   *[other] Punkte
} und die Fahrtmarke +{ $n }.
then-contracts = { $n ->
    [one] Ein Auftrag
   *[other] { $n } Aufträge
} möglich, bis zu { $vp } Punkte.
then-leases = Verpachten in { $n ->
    [one] einer Zone
   *[other] { $n } Zonen
}, je { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
}.
then-city-none = In dieser Stadt gibt es jetzt nichts zu holen.
then-market = Du könntest kaufen: { $items }.
then-market-none = Du könntest nichts kaufen.
then-tile = Gleisplättchen: { $tile }.
then-tile-void = Gleisplättchen, jetzt ohne Wirkung: { $tile }.
then-parcel = Du könntest das Paket laden.
then-plain = Hier geschieht nichts.
then-pieces = Du hättest hier { $n } { $n ->
    [one] Figur
   *[other] Figuren
}.
sector-empty = Noch ist niemand hier.
sector-one = Jetzt bekommt { $name } { $vp } mit { $n }.
sector-two = Jetzt bekommt { $name } { $vp } mit { $n }, { $second } { $vp2 } mit { $n2 }.
then-advance = { $track }: { $from } → { $to } (Spitze: { $vp } Punkte am Ende).
then-advance-top = { $track }: { $from } → { $to }, die Spitze: { $vp } Punkte am Ende.
then-advance-none = { $track }: nicht weiter.
then-step = { $rail }: { $from } → { $n }.
then-lease = { $from } → { $n }
then-lease-bonus = { $from } → { $n }: { $bonus }
then-step-bonus = { $rail }: { $from } → { $n }, mit dem Bonus: { $bonus }.
then-bonus = Bonus: { $bonus }.
then-bid = Nach jetzigem Stand Platz { $n } von { $of }.
then-bid-open = Noch nicht geboten: { $names }.
then-play = Aktion I kann auf { $n } { $n ->
    [one] Feld
   *[other] Feldern
} enden; deine Kohle reicht bis { $nth }.
then-play-none = Aktion I hat kein Feld, auf dem sie endet: Die Karte würde nur abgelegt.
then-invest = Es bleiben { $left } Investition; im Bereich { $free ->
    [one] bleibt 1 Platz
   *[other] bleiben { $free } Plätze
}.
then-deliver = { $vp } Punkte sofort, { $n } Würfel.
then-majority = { $region }: dann { $n } Würfel geliefert.
then-special-wagon = { $vp } Punkte am Ende, wenn alle { $n } Pakete darauf liegen.
then-wagon = Du hast { $n } von { $limit } Wagen.
then-uncouple = Verloren: { $cargo }.
then-uncouple-empty = Der Wagen ist leer.
then-load = Gefüllt: { $cubes }.
then-mission = { $bonus }. Mission: { $resource } in deinen Wagen am Ende; jetzt { $n }, { $vp ->
    [one] das ist 1 Punkt
   *[other] das sind { $vp } Punkte
}.
then-cube = Aus dem Vorrat, der nie ausgeht.
then-cube-wanted = Offene Aufträge, die ihn verlangen: { $where }.
then-cube-unwanted = Kein offener Auftrag verlangt ihn.
then-cube-worth = Am Schwarzmarkt ist er { $n } wert.
first-cube = Der Würfel fährt von Anfang an in Wagen { $n } mit. In einer Stadt erfüllt er einen Auftrag, am Schwarzmarkt bezahlt er einen Kauf.
first-contracts = Aufträge: { $n }
first-market = Schwarzmarkt: { $n }
then-token-use = { $n } { $n ->
    [one] Feld
   *[other] Felder
} als Ziel; die Fahrtmarke ist dann verbraucht.
then-slot = Das zählt für die Aufträge von { $region }.
then-stop = Der Rest der Karte verfällt.
then-pass = Keine Aktionen mehr in dieser Phase; Marker behältst du.
then-skip = Du verzichtest darauf.
then-done = Beendet diesen Teil.

## Wertung

score-tokens = Erreichte Städte
score-contracts = Aufträge
score-market = Schwarz­markt
score-cards = Karten
score-all_cities = Alle Städte
score-tops = Spitzen der Fortschritts­leisten
score-sectors = Sektoren
score-infrastructure = Infrastruktur
score-contractors = Pächter
score-special_wagons = Sonder­wagen
score-deliveries = Meiste Lieferungen
score-missions = Missionen
rule-score-tokens = Die ersten Besuche in Städten, nach ihren Fahrtmarken.
rule-score-contracts = Die Punkte jedes Auftrags, sofort.
rule-score-market = Am Schwarzmarkt gekaufte Punkte.
rule-score-cards = Punkte aus Sonderaktionen.
rule-score-all_cities = { $all } Punkte für Marker in allen Städten.
rule-score-tops = { $top } Punkte für jede Fortschrittsleiste, deren Spitze du hältst.
rule-score-sectors = In jedem Sektor bringen die meisten Spione und Agenten { $sector }; bei Gleichstand zählt das niedrigste Feld.
rule-score-infrastructure = Auf jeder Infrastrukturleiste bekommen die ersten zwei { $rails }; bei Gleichstand wird geteilt.
rule-score-contractors = Auf jeder Pächterleiste bekommen die ersten zwei { $contractors }; bei Gleichstand wird geteilt.
rule-score-special_wagons = Sonderwagen, die voller Pakete sind.
rule-score-deliveries = In jeder Region bringen die meisten gelieferten Würfel { $deliveries }; bei Gleichstand zählen Aufträge, dann wird geteilt.
rule-score-missions = Jeder gespielte Held zählt einen Rohstoff in deinen Wagen, von 0 Würfeln an: { $scale }.
score-why-cities = { $n } { $n ->
    [one] Stadt
   *[other] Städte
}
score-why-cubes = { $n } Würfel
score-why-first = { $n } { $n ->
    [one] erster Platz
   *[other] erste Plätze
}
score-why-second = { $n } { $n ->
    [one] zweiter Platz
   *[other] zweite Plätze
}
score-why-space = { $region }: Feld { $n }
score-why-delivered = { $region }: { $n } Würfel

## Die Stellung in Worten

tell-none = keine
tell-zones = Zonen

## Auf dem Brett

panel-map = Karte
panel-round = Runde und Phasen
panel-tiles = Gleisplättchen
panel-influence = Einfluss und Fortschritt
panel-contracts = Staatsaufträge
panel-rails = Infrastruktur und Pächter
panel-levers = Aktionsbereich
panel-yard = Wagenpark
panel-market = Schwarzmarkt
panel-hand = Deine Karten
panel-pool = Offene Karten
panel-train = Zug
panel-cubes = Rohstoffe
panel-heroes = Helden und Missionen
tab-map = Karte
tab-mine = Zug
tab-shared = Tafeln
decks = Aktionsbereich, Wagen und Schwarzmarkt
digest-influence = vorn in { $n } von { $of }
digest-contracts = { $n } { $n ->
    [one] passt
   *[other] passen
} zur Ladung
digest-rails = jetzt { $n } { $n ->
    [one] Punkt
   *[other] Punkte
} wert
digest-area = { $n } von { $of } Plätzen frei
digest-item = deine Ladung zahlt { $n }
board-influence = Einfluss
board-contracts = Aufträge
board-rails = Leisten
board-heroes = Helden
board-supply = Vorrat
map-nardir = Nardir
map-start = START
map-market = Schwarzmarkt
round = Runde
round-of = Runde { $n } von { $of }
train-of = { $name }: { $field }
city-tip = { $city }, { $region }, Rang { $rank }
zone-fields = Felder des Nebengleises: { $fields }
tile-name = Gleisplättchen { $n }: { $tile }
tile-stack = Verdeckt für { $from }–{ $to }: { $n }.
tile-stack-known = Dieser Stapel wurde aus den abgelegten Plättchen gemischt: { $tiles }.
track-name = Fortschrittsleiste: { $track }
track-values = Werte: { $values }. An der Spitze ist Platz für eine Person, { $vp } Punkte am Ende.
state-closed = In diesen Staat ging in dieser Runde schon ein Spion.
region-yours = deine Region
slot-free = { $city }: Platz für einen Auftrag mit { $n }
slot-of = { $city }, Auftragsplatz { $n }: { $name }
slot-carries = Wagen { $n }: { $cube }
slot-takes = Wagen { $n }: frei ({ $cube })
car-label = Wagen { $n }: { $wagon }
majority = Meiste Lieferungen in { $region }
majority-of = { $name }: { $cubes } Würfel, jetzt { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
}.
rail-space = { $rail }, Feld { $n }
area-free = { $area }: { $n } { $n ->
    [one] Platz
   *[other] Plätze
} frei
yard-train = { $n } von { $limit } Wagen
resource-worth = { $resource }: am Schwarzmarkt { $n } wert
order-place = Platz { $n } in der Reihenfolge
coal-name = Kohle
coal-left = Kohle übrig
coal-free = gratis
investment-name = Investitionsmarker
cards-name = Handkarten
cities-name = Besuchte Städte
cities-visited = { $n } von { $of } Städten besucht
spies = Übrige Spione
spies-left = Übrige Spione: { $spies }
spy-name = Spion { $n }
bid-now = Spion { $n } ist in dieser Runde geboten.
tokens = Fahrtmarken
token-own = Fahrtmarke +{ $n } (×{ $count })
points = Punkte
points-n = { $n ->
    [one] Punkt
   *[other] Punkte
}
points-now = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}; { $total }, wenn die Partie jetzt endete
points-total = endete es jetzt: { $n }
points-place = { $level ->
    [0] Platz { $rank }
   *[other] geteilter { $rank }.
}
left-warehouses = { $n } { $n ->
    [one] Lagerhaus
   *[other] Lagerhäuser
} übrig
left-stations = { $n } { $n ->
    [one] Station
   *[other] Stationen
} übrig
left-agents = { $n } { $n ->
    [one] Agent
   *[other] Agenten
} übrig
left-contract_markers = { $n } Auftragsmarker übrig
card-on-table = { $card }, wird ausgeführt
card-drawn = { $card }, gezogen
hand-room = Platz für eine weitere
pool-then = Dann 1 nehmen
hero-mission = { $hero }: Mission
hero-played = Mission
hero-aside = { $hero }, im Draft beiseitegelegt
cards-hidden = Karten auf der Hand: { $n }
heroes-hidden = Helden auf der Hand: { $n }
ref-pieces = Figuren

## Regeln

rule-rounds = Die Partie hat höchstens { $n } Runden. Sie endet auch nach der Runde, in der jemand alle Städte besucht hat.
rule-phase-bidding = In der alten Reihenfolge bieten alle offen einen Spion. Die höchste Zahl ist in der neuen Reihenfolge zuerst dran; bei Gleichstand, wer früher bot. Jeder Spion wird einmal in der Partie geboten.
rule-phase-lobbying = In der neuen Reihenfolge setzen alle den gebotenen Spion in einen Sektor: auf dessen Leiste vorrücken, dann den Bonus des Feldes nehmen. Ein Staat bekommt einen Spion pro Runde; spielen mehr mit, als es Staaten gibt, hat der Letzte freie Wahl.
rule-phase-income = Alle bekommen nach ihren Leisten Investitionsmarker und Kohle und dürfen Wagen beladen.
rule-phase-investment = Reihum führt jeder eine Aktion des Aktionsbereichs aus oder passt. Nicht ausgegebene Marker bleiben.
rule-phase-movement = Alle spielen eine Karte: die Aktionen I, II und III der Reihe nach, dann die Sonderaktion IV. Jede kann die letzte sein. Dann wird eine offene Karte genommen.
rule-phase-missions = Alle dürfen einen Helden spielen, dessen Stadt in der Region der eigenen Lokomotive liegt und ihre Mission noch hat.
rule-phase-end = Der Aktionsbereich wird geleert, die offenen Karten werden ersetzt, die nächste Runde beginnt.
rule-spies = Spione sind nummeriert; jeder wird einmal geboten und bleibt dann in einem Sektor.
rule-coal = Mit Kohle bezahlst du die Fahrten der Karten und Sonderaktionen. Was übrig ist, behältst du.
rule-investment = Mit Investitionsmarkern bezahlst du Aktionen des Aktionsbereichs. Was übrig ist, behältst du.
rule-pieces = Sind alle Figuren einer Art gesetzt, ist die Aktion nicht mehr möglich, die eine setzt.
rule-points = Punkte aus Städten, Aufträgen, Schwarzmarkt und Karten kommen sofort, die anderen am Ende.
rule-loco = Eine Fahrt geht genau so viele Schritte wie gedruckt, im Uhrzeigersinn mit den Pfeilen. Früher enden darf sie nur in einer Stadt oder am Schwarzmarkt. Auf dem letzten Feld darf, außer dort, keine andere Lokomotive stehen. Vorbeifahren ist erlaubt.
rule-start = Hier beginnen alle Lokomotiven. Nichts führt zurück.
rule-city = Der erste Besuch bringt die Fahrtmarke und ihre Punkte. Bei jedem Besuch: ein Lagerhaus verpachten und offene Aufträge der Region im Rahmen des Entladens liefern.
rule-market = Verkaufe Würfel für mindestens den Preis einer Sache, höchstens so viele, wie das Entladen erlaubt; was zu viel ist, verfällt.
rule-tokens = Eine Fahrtmarke fügt ihre Schritte einer Fahrt einer Karte hinzu und ist dann weg.
rule-track-investment = Investitionsmarker, die du jede Runde bekommst.
rule-track-coal = Kohle, die du jede Runde bekommst.
rule-track-loading = Wagen, die du jede Runde beladen darfst.
rule-track-unloading = Würfel, die du in einer Stadt abgeben oder an einem Schwarzmarkt verkaufen darfst.
rule-track-wagons = Wie viele Wagen dein Zug haben darf.
rule-sector = Ein Spion rückt dich auf der Leiste „{ $track }“ vor. Boni der Felder: { $bonuses }.
rule-sector-one = Nur ein Spion je Person in jedem dieser Sektoren.
rule-lobbying = Runde Felder sind für Spione, eckige für Agenten. Die meisten Figuren zählen am Ende; bei Gleichstand zählt das niedrigste Feld.
rule-rail-infrastructure = Ein Feld weiter für jedes gebaute Lagerhaus und durch deine Stationen bei der Zonenwertung. Am Ende bekommen die ersten zwei { $points }.
rule-rail-contractor = Weiter durch Verpachten, um den Rang der Stadt, und bei der Zonenwertung. Am Ende bekommen die ersten zwei { $points }.
rule-tile = Ein Zug, der auf einem Nebengleis dieser Zahl hält, führt das Plättchen aus; dann wird ein neues aufgedeckt.
rule-contract = Gib diese Würfel in einer Stadt des Staates ab, im Rahmen des Entladens, solange ihr Platz dieser Größe frei ist. Die Punkte kommen sofort.
rule-slot = Jeder Auftragsplatz wird einmal in der Partie markiert. Markierte zählen mit ihrer Größe für die meisten Lieferungen der Region.
rule-majority = Am Ende bringen die meisten gelieferten Würfel einer Region { $points }; bei Gleichstand zählt die Zahl der Aufträge, dann wird geteilt.
rule-area = { $n } Plätze für Marker; eine Aktion braucht so viele freie, wie sie kostet. Am Rundenende werden alle geleert.
rule-wagon = Jeder Platz nimmt den gezeigten Würfel; ein Fragezeichen nimmt jeden. Wie viele Wagen du haben darfst, sagt die Wagenleiste.
rule-special-wagon = Trägt nur Pakete. { $vp } Punkte am Ende, wenn er voll ist.
rule-parcel = Pakete kommen aus Zonen mit Umladestation, wenn ein Zug am Nebengleis hält. Nur Sonderwagen tragen sie.
rule-worth = Diese Werte zählen nur am Schwarzmarkt.
rule-cargo = Beladen füllt alle leeren Plätze eines Wagens. Würfel lassen sich nicht umladen oder wegwerfen.
rule-pool = Nach dem Spielen einer Karte nimmst du eine der offenen.

## Momente und das Ergebnis

scene-zone = Wertung: { $zone }
scene-zone-by = { $name } hielt am Nebengleis.
scene-round = Runde { $n } ist zu Ende
scene-ahead = Die meisten Punkte bisher ({ $n }): { $names }
scene-cities = { $name } hat alle Städte gesehen.
scene-last-note = Die Partie endet nach dieser Runde.
docket-you = Du
docket-free = kein Lagerhaus
docket-idle = nicht verpachtet: bringt nichts
docket-later = kommt noch
docket-no-station = keine Umladestation
docket-nothing = bringt jetzt nichts
docket-bonus = { $name }, Feld { $n }: { $bonus }
forecast = Zonen
forecast-title = Was jede Zone jetzt bringen würde
tale-first-delivery = Die erste Lieferung.
tie-cities = Gleich viele Punkte: { $n } gegen { $m } besuchte Städte.
deed-moved = Fahrten
deed-delivered = Gelieferte Aufträge
deed-cities = Erreichte Städte
deed-built = Lagerhäuser und Stationen
deed-leased = Verpachtungen
deed-agents = Spione und Agenten
deed-invested = Bezahlte Aktionen
