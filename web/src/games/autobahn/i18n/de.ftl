### Autobahn, Deutsch.

## Dinge

dm = { $n } DM
colour-red = rot
colour-cyan = türkis
colour-orange = orange
colour-purple = violett
colour-white = weiß
colour-black = schwarz
colour-yellow = gelb
city-HH = Hamburg
city-HAN = Hannover
city-BH = Bad Hersfeld
city-WUE = Würzburg
city-CR = Crailsheim
city-SB = Saarbrücken
city-K = Köln
city-DO = Dortmund
city-OB = Oberhausen
city-F = Frankfurt
city-MA = Mannheim
city-N = Nürnberg
city-MD = Magdeburg
city-B = Berlin
city-J = Jena
city-DD = Dresden
city-SN = Schwerin
city-AMS = Amsterdam
city-PAR = Paris
city-BAS = Basel
city-MIL = Mailand
city-WIE = Wien
city-PRA = Prag
city-WAR = Warschau
city-CPH = Kopenhagen
city-AAR = Aarhus
country-DK = Dänemark
country-NL = Niederlande
country-FR = Frankreich
country-CH = Schweiz
country-IT = Italien
country-AT = Österreich
country-CZ = Tschechien
country-PL = Polen
country-to-DK = nach Dänemark
country-to-NL = in die Niederlande
country-to-FR = nach Frankreich
country-to-CH = in die Schweiz
country-to-IT = nach Italien
country-to-AT = nach Österreich
country-to-CZ = nach Tschechien
country-to-PL = nach Polen
good-appliances = Haushaltsgeräte
good-automotive = Automobile
good-chemicals = Chemikalien
good-pharmaceuticals = Pharmazeutika
link-name = { $road } { $from }–{ $to }
section-name = { $road } { $from }–{ $to } (Seite { $city })
depot-name = Depot { $city } ({ $good })
route-name = { $from } – { $to }
truck-name = LKW { $n }
era-name = Epoche { $n }
floor-name = { $department }, Etage { $floor }
road-name = { $road } ({ $colour })

space-unlock = Technologie freischalten
space-build = Straßenabschnitt bauen
space-upgrade = Verbindung ausbauen
space-load = LKW beladen
space-station = Tankstelle bauen
space-short-unlock = Frei{ "\u00AD" }schalten
space-short-build = Bauen
space-short-upgrade = Ausbauen
space-short-load = Beladen
space-short-station = Tank{ "\u00AD" }stelle

department-network = Netz{ "\u00AD" }werk
department-trade = Handel
# Breaks where it must, above a narrow column.
department-service = Dienst{ "\u00AD" }leistung
department-finance = Finanzen
department-planning = Planung
department-customs = Zoll
department-lobby = Eingangs­halle
column-network = Technologien der Netzwerkabteilung
column-trade = Technologien der Handelsabteilung
column-service = Technologien der Dienstleistungsabteilung
column-short-network = Netzwerk
column-short-trade = Handel
column-short-service = Dienst{ "\u00AD" }leistung

bonus-develop = Entwickeln { $n }
bonus-money = { $n } DM
bonus-promote = { $n ->
    [one] Arbeitskraft befördern
   *[other] { $n } Beförderungen
}
bonus-gain = Aktionskarte erhalten
bonus-replace = Aktionskarte ersetzen
bonus-build = Straßenabschnitt bauen
bonus-upgrade = Verbindung ausbauen
bonus-station = Tankstelle bauen
bonus-load = LKW beladen
bonus-load_and_move = { $n ->
    [one] LKW beladen und einen Schritt bewegen
   *[other] LKW beladen und { $n } Schritte bewegen
}
bonus-unlock = Technologie freischalten
bonus-move = { $n ->
    [one] LKW einen Schritt bewegen
   *[other] LKW { $n } Schritte bewegen
}
bonus-swap = Karte austauschen
bonus-recolour = Kartenfarbe ändern
bonus-flip = Aktionsplättchen umdrehen
bonus-remove = Aktionsplättchen entfernen
bonus-recruit = Arbeitskraft anwerben
bonus-slide = Aktionskarte verschieben
rule-bonus-develop = Dein Entwicklungsmarker rückt auf der Entwicklungsleiste vor; du erhältst jede Prämie, die er erreicht oder passiert.
rule-bonus-money = Du nimmst dieses Geld aus dem Vorrat.
rule-bonus-promote = Eine deiner Arbeitskräfte geht aus der Eingangshalle in die 1. Etage einer Abteilung oder steigt eine Etage höher. Geht das nicht, kommt eine aus deinem Vorrat in die Eingangshalle.
rule-bonus-gain = Nimm eine Karte aus der Auslage auf die Hand.
rule-bonus-replace = Nimm eine deiner Basiskarten, ob auf der Hand oder ausgespielt, aus dem Spiel und ersetze sie durch eine Karte aus der Auslage.
rule-bonus-build = Baue einen Abschnitt beliebiger Farbe, der an das Straßennetz grenzt, zu den üblichen Kosten.
rule-bonus-upgrade = Baue eine fertige Verbindung beliebiger Farbe zu den üblichen Kosten aus.
rule-bonus-station = Baue kostenlos eine Tankstelle an einer beliebigen Autobahn, wo einer der beiden Abschnitte gebaut ist.
rule-bonus-load = Belade einen LKW an einem beliebigen angeschlossenen Depot.
rule-bonus-load_and_move = Belade einen LKW an einem beliebigen angeschlossenen Depot und bewege ihn gleich.
rule-bonus-unlock = Schalte mit einem deiner zusätzlichen Schlüsselmarker eine Technologie frei.
rule-bonus-move = Bewege einen deiner LKWs, egal welche Farbe die Straße hat.
rule-bonus-swap = Tausche eine Karte aus deiner Hand gegen eine, die du schon ausgespielt hast.
rule-bonus-recolour = Die Karte, die du in diesem Zug ausspielst, gilt als rot, türkis, orange, violett oder weiß.
rule-bonus-flip = Drehe ein Aktionsplättchen von zwei Verkehrshütchen auf eines: Dort passt eine Karte mehr hin.
rule-bonus-remove = Entferne ein Aktionsplättchen mit einem Verkehrshütchen: Dort passt eine Karte mehr hin.
rule-bonus-recruit = Eine Arbeitskraft aus deinem Vorrat kommt direkt in die Eingangshalle.
rule-bonus-slide = Rücke eine deiner ausgespielten Karten um ein oder mehrere Felder nach links, wo noch Platz für sie ist.

deck-basic = Basiskarte
deck-improved = Verbesserte Karte
deck-advanced = Fortschrittliche Karte
deck-two_colour = Zweifarbige fortschrittliche Karte
deck-acc-basic = Basiskarte
deck-acc-improved = verbesserte Karte
deck-acc-advanced = fortschrittliche Karte
deck-acc-two_colour = zweifarbige fortschrittliche Karte
card-name = { $deck } { $colours }
effect-none = Ohne Zusatzaktion.
rule-card = Für eine Aktion auf der { $roads }; danach dürfen deine LKWs fahren, die dort stehen.
effect-any_colour = Zählt als jede ihrer Farben, auch für LKWs.
effect-extra_build = Du darfst zusätzlich einen Abschnitt dieser Farbe bauen, vor oder nach deiner Aktion.
effect-develop_on_build = Wenn du einen Abschnitt baust: Entwickeln { $n }.
effect-develop_per_section = Wenn du ausbaust: Entwickeln { $n } für jeden Abschnitt der Verbindung.
effect-loaded_truck_steps = { $n ->
    [one] Wenn du belädst: Dieser LKW fährt in diesem Zug einen Schritt weiter.
   *[other] Wenn du belädst: Dieser LKW fährt in diesem Zug { $n } Schritte weiter.
}
effect-extra_station = Du darfst zusätzlich eine Tankstelle an der Autobahn dieser Farbe bauen, vor oder nach deiner Aktion.
effect-upgrade_and_load = Wenn du ausbaust, darfst du auch beladen, und umgekehrt.
effect-develop_price = Du darfst genau { $n } DM zahlen: Entwickeln { $steps }.
effect-truck_steps = { $n ->
    [one] Deine LKWs fahren in diesem Zug einen Schritt weiter.
   *[other] Deine LKWs fahren in diesem Zug { $n } Schritte weiter.
}
effect-pair_discount = Wenn du baust, darfst du zwei Abschnitte bauen, jeden { $n } DM billiger.
effect-money = Du erhältst { $n } DM.
effect-develop = Du darfst zusätzlich Entwickeln { $n } ausführen.
effect-promote_if_built = Wenn du in diesem Zug mindestens einen Abschnitt baust: eine Arbeitskraft befördern.

tech-develop_with-upgrade = Entwickeln { $n } bei jeder Aktion „Verbindung ausbauen“
tech-develop_with-load = Entwickeln { $n } bei jeder Aktion „LKW beladen“
tech-develop_with-station = Entwickeln { $n } bei jeder Aktion „Tankstelle bauen“
tech-upgrade_discount = Ausbauen kostet { $n } DM weniger je Abschnitt
tech-second_truck = Dein zweiter LKW ist verfügbar
tech-station_bonus_at_once = Bei jeder Aktion „Tankstelle bauen“ erhältst du sofort die Prämie unter dieser Tankstelle
tech-once-upgrade = Einmal: eine beliebige Verbindung ausbauen, zu den üblichen Kosten
tech-once-gain = Einmal: eine Aktionskarte erhalten
tech-once-load_and_move = { $n ->
    [one] Einmal: einen LKW an einem beliebigen Depot beladen und einen Schritt bewegen
   *[other] Einmal: einen LKW an einem beliebigen Depot beladen und { $n } Schritte bewegen
}
tech-once-station = Einmal: eine Tankstelle an einer beliebigen Autobahn bauen
tech-opens = Öffnet Etage { $floor } der Abteilung „{ $department }“.
tech-opens-top = Beide obersten Technologien zusammen öffnen Etage { $floor } der Abteilung „{ $department }“.
tech-row = Alle drei dieser Reihe freigeschaltet: { $bonus }

sb-money = { $large } DM für dich, wenn dein eigener LKW deine Tankstelle passiert; { $small } DM für dich bei einem fremden
sb-step = { $n ->
    [one] Einer deiner LKWs fährt einen Schritt weiter
   *[other] Einer deiner LKWs fährt { $n } Schritte weiter
}
sb-develop = Entwickeln { $n }
sb-promote = Arbeitskraft befördern
sb-employee = Du darfst { $n } DM zahlen, um eine Arbeitskraft ins Bauamt dieser Autobahn zu stellen
station-bonus-name = Prämie unter Tankstelle { $n }

## Die Aufforderung

step-route = Wähle deine Routenkarte. Sie bringt am Ende jeder Epoche Belohnungen.
step-claim = Hole eine Lieferprämie ab oder mach weiter.
step-act-start = { $ways ->
    [refresh-fund] Dein Zug: Spiele eine Karte, nimm Karten auf oder hol dir Geldmittel.
    [refresh] Dein Zug: Spiele eine Karte oder nimm Karten auf.
    [fund] Dein Zug: Spiele eine Karte oder hol dir Geldmittel.
   *[other] Dein Zug: Spiele eine Karte.
}
step-act-main = Jetzt auf der { $colours }: { $space }.
step-act-more = Deine Aktion ist ausgeführt. Nutze noch, was Karte oder Plättchen bieten, oder mach weiter.
step-space = Über welches Aktionsfeld legst du die { $card }?
step-trucks = Bewege deine LKWs oder beende deinen Zug.
step-trucks-none = Kein LKW kann fahren. Beende deinen Zug.
step-moving = { $left ->
    [one] Bewege LKW { $n }: noch ein Schritt.
   *[other] Bewege LKW { $n }: noch { $left } Schritte.
}
step-bonus_move = { $steps ->
    [one] Bewege einen deiner LKWs um einen Schritt.
   *[other] Bewege einen deiner LKWs um bis zu { $steps } Schritte.
}
step-extra_step = Welcher LKW bekommt den zusätzlichen Schritt?
step-station_bonus = Tankstelle { $link } passiert: Wähle eine deiner Prämien.
step-pick_tile = Nimm ein Prämienplättchen ({ $country }).
step-build = Baue einen Straßenabschnitt beliebiger Farbe.
step-pair = Wähle den zweiten der beiden Abschnitte.
step-upgrade = Baue eine Verbindung beliebiger Farbe aus.
step-load = Belade einen LKW an einem beliebigen angeschlossenen Depot.
step-station = Baue eine Tankstelle an einer beliebigen Autobahn.
step-unlock = Wähle eine Technologie, die du freischaltest.
step-unlock_extra = Schalte mit einem zusätzlichen Schlüsselmarker eine Technologie frei.
step-promote = Befördere eine Arbeitskraft: Wähle eine Etage.
step-gain = Nimm eine Karte aus der Auslage auf die Hand.
step-discard = Welche Basiskarte ersetzt du?
step-replace = Nimm dafür eine Karte aus der Auslage.
step-swap = Welche Karte aus deiner Hand legst du ab?
step-swap_for = Welche ausgespielte Karte nimmst du dafür auf?
step-recolour = Welche Farbe bekommt deine Karte?
step-slide = Welche ausgespielte Karte rückt nach links?
step-slide_to = Auf welches Feld?
step-flip = Welches Aktionsplättchen drehst du auf ein Verkehrshütchen?
step-remove = Welches Aktionsplättchen entfernst du?
step-pay_employee = { $price } DM für eine Arbeitskraft im Bauamt { $road } zahlen?
turn-last = Letzte Züge
turn-era = Ende der Epoche { $n }

## Aktionen

act-route = Routenkarte { $route } behalten
act-claim = Lieferprämie abholen ({ $country }): { $bonus }
act-play = Die { $card } ausspielen
act-at = Über „{ $space }“ ausspielen
act-refresh = { $n ->
    [one] Ausgespielte Karte aufnehmen und 1 DM erhalten
   *[other] { $n } ausgespielte Karten aufnehmen und { $n } DM erhalten
}
act-fund = Geldmittel erhalten: { $n } DM
act-use = Prämienplättchen nutzen: { $tile }
act-build = Für { $cost } DM bauen: { $section }
act-pair = Zwei Abschnitte bauen, zuerst für { $cost } DM: { $section }
act-upgrade = Für { $cost } DM ausbauen: { $link }
act-load = LKW { $truck } beladen: { $depot }
act-station = Tankstelle bauen: { $link }
act-token = Schlüsselmarker der { $colour } benutzen
act-unlock = Freischalten: { $tech }
act-develop = Entwickeln
act-pay = Bezahlen
act-promote = { $points ->
    [one] Befördern: { $floor }, jetzt { $points } Punkt
   *[other] Befördern: { $floor }, jetzt { $points } Punkte
}
act-take = Die { $card } nehmen
act-discard = Die { $card } ersetzen
act-give = Die { $card } ablegen
act-pickup = Die { $card } aufnehmen
act-recolour = Farbe ändern: { $colour }
act-slide = Die { $card } verschieben
act-to = Verschieben auf „{ $space }“
act-flip = Aktionsplättchen umdrehen: „{ $space }“
act-remove = Aktionsplättchen entfernen: „{ $space }“
act-bonus = Prämie nehmen: { $bonus }
act-tile = Plättchen nehmen: { $tile }
act-truck = Zusätzlicher Schritt für LKW { $truck }
act-move = LKW { $truck } bewegen: { $section }
act-deliver = Mit LKW { $truck } { $to } liefern
act-skip = Verzichten
act-later = Jetzt nicht
act-stop = Hier anhalten
act-done = Weiter zu den LKWs
act-end = Zug beenden

## Was geschah

event-route_chosen = { $name } behält die Routenkarte { $route }.
event-turn_began = { $name } beginnt einen Zug in Epoche { $era }.
event-bonus_claimed = { $name } holt eine Lieferprämie ab ({ $country }): { $bonus }.
event-card_played = { $name } spielt die { $card } über „{ $space }“ aus.
event-refreshed = { $cards ->
    [one] { $name } nimmt eine Karte auf und erhält { $money } DM.
   *[other] { $name } nimmt { $cards } Karten auf und erhält { $money } DM.
}
event-funded = { $name } erhält Geldmittel: { $money } DM.
event-tile_used = { $name } nutzt das Plättchen „{ $tile }“.
event-built = { $name } baut für { $cost } DM: { $section }.
event-upgraded = { $name } baut für { $cost } DM aus: { $link }.
event-built_free = { $name } baut: { $section }.
event-upgraded_free = { $name } baut aus: { $link }.
event-employee_placed = { $name } stellt eine Arbeitskraft ins Bauamt { $road }.
event-employee_placed_lobby = { $name } stellt eine Arbeitskraft ins Bauamt { $road }; die ganz links, von { $other }, kommt in die Eingangshalle.
event-employees_recalled = { $count ->
    [one] { $name } nimmt eine Arbeitskraft aus der Eingangshalle zurück.
   *[other] { $name } nimmt { $count } Arbeitskräfte aus der Eingangshalle zurück.
}
event-loaded = { $name } belädt einen LKW in { $city }: { $good }.
event-station_built = { $name } baut Tankstelle { $number }: { $link }.
event-unlocked = { $name } schaltet eine Technologie frei: { $tech }.
event-developed = { $name } erreicht Feld { $space } der Entwicklungsleiste.
event-earned = { $name } erhält { $money } DM.
event-paid = { $name } zahlt { $money } DM.
event-promoted = { $name } befördert eine Arbeitskraft: { $floor }.
event-hired = Eine Arbeitskraft von { $name } kommt in die Eingangshalle.
event-card_taken = { $name } nimmt die { $card }: { $effect }
event-card_discarded = { $name } gibt die { $card } ab.
event-card_revealed = Neu in der Auslage: { $card }.
event-cards_swapped = { $name } legt die { $down } ab und nimmt die { $up } auf.
event-recoloured = Die Karte von { $name } gilt in diesem Zug als { $colour }.
event-card_slid = { $name } verschiebt die { $card } auf „{ $space }“.
event-cones_changed = { $name } darf über „{ $space }“ nun bis zu { $limit } Karten ausspielen.
event-moved = { $name } fährt weiter: { $section }.
event-station_bonus = { $name } passiert die eigene Tankstelle an der { $link }: { $bonus }.
event-station_fee = { $name } passiert die Tankstelle von { $other } an der { $link }; { $other } erhält { $money } DM.
event-delivered = { $name } liefert { $good } { $to }.
event-bonus_stored = { $name } darf später eine Lieferprämie abholen ({ $country }).
event-first_pharmaceuticals = Erste Pharmazeutika ({ $country }) durch { $name }: { $bonus }.
event-tile_taken = { $name } nimmt das Plättchen „{ $tile }“.
event-hand_picked_up = { $name } nimmt alle Karten auf.
event-era_end_triggered = { $name } baut den letzten Abschnitt der Epoche { $era }.
event-administration = Verwaltungsphase am Ende der Epoche { $era }.
event-budget = Bauamt { $road }: { $name } erhält { $money } DM ({ $total } ÷ { $employees } je Arbeitskraft).
event-route_checked = Routenkarte von { $name }, { $route }: Status { $status }.
event-route_checked_open = Routenkarte von { $name }, { $route }: nicht verbunden.
event-reunification = Wiedervereinigung: Die Straßensperrungen werden entfernt.
event-match_over = Die Partie ist zu Ende.

## Warum nicht

reason-match_over = Die Partie ist zu Ende.
reason-not_your_turn = Du bist nicht am Zug.
reason-not_now = Gerade wird etwas anderes entschieden.
reason-already_acted = Du hast deine Aktion in diesem Zug schon ausgeführt.
reason-play_a_card_first = Spiele zuerst eine Karte aus.
reason-not_enough_money = Das kostet { $need } DM; du hast { $have } DM.
reason-route_taken = Diese Routenkarte liegt nicht aus.
reason-nothing_to_claim = Hier gibt es keine Lieferprämie abzuholen.
reason-not_in_hand = Diese Karte ist nicht auf deiner Hand.
reason-no_use_for_card = Über keinem Aktionsfeld ließe sich diese Karte jetzt nutzen.
reason-space_full = { $limit ->
    [one] „{ $space }“ fasst nur eine Karte; nimm zuerst deine Karten auf.
   *[other] „{ $space }“ fasst höchstens { $limit } Karten; nimm zuerst deine Karten auf.
}
reason-no_target = In dieser Farbe ist für „{ $space }“ gerade nichts zu tun.
reason-action_must_stay_possible = Dann wäre die Aktion deiner Karte nicht mehr möglich.
reason-take_the_action = Führe zuerst die Aktion deiner Karte aus.
reason-step_needed = Ein LKW braucht den zusätzlichen Schritt, um einen freien Platz zum Halten zu erreichen.
reason-nothing_played = Du hast noch keine Karte ausgespielt.
reason-funded_this_era = Du hast die Geldmittel dieser Epoche schon erhalten.
reason-no_employee_in_supply = Du hast keine Arbeitskraft im Vorrat.
reason-no_such_tile = Dieses Plättchen hast du nicht.
reason-one_tile_per_turn = Du darfst nur ein Prämienplättchen je Zug nutzen.
reason-tile_too_fresh = Ein Plättchen aus einer Lieferung kannst du ab deinem nächsten Zug nutzen.
reason-tile_has_no_use = Dieses Plättchen bringt gerade nichts.
reason-wrong_colour = Das gehört zur { $colour }; deine Karte hat eine andere Farbe.
reason-already_built = Dieser Abschnitt ist schon gebaut.
reason-roadblock = Die Straßensperrung bleibt bis zur Wiedervereinigung.
reason-not_connected = Das grenzt nicht an das gebaute Straßennetz.
reason-no_second_section = Danach könntest du keinen zweiten Abschnitt bauen und bezahlen.
reason-link_unfinished = Die Verbindung ist noch nicht fertiggestellt.
reason-already_dual = Die Verbindung ist schon ausgebaut.
reason-depot_not_connected = Noch führt keine Straße zu diesem Depot.
reason-use_the_free_truck = Belade zuerst den freien LKW.
reason-second_truck_locked = Dein zweiter LKW ist noch nicht freigeschaltet.
reason-no_station_space = Diese Verbindung hat keinen Platz für eine Tankstelle.
reason-station_taken = Hier steht eine Tankstelle von { $name }.
reason-no_stations_left = Du hast alle deine Tankstellen gebaut.
reason-no_section_built = Zuerst muss ein Abschnitt dieser Verbindung gebaut sein.
reason-token_used = Dein Schlüsselmarker der { $colour } ist schon benutzt.
reason-no_token_for_colour = Für diese Farbe gibt es keinen Schlüsselmarker.
reason-already_unlocked = Das hast du schon freigeschaltet.
reason-lower_level_locked = Schalte zuerst die Stufe darunter frei.
reason-no_such_department = Diese Abteilung ist nicht im Spiel.
reason-floor_locked = { $floor }: Deine Technologien öffnen sie noch nicht.
reason-floor_full = { $floor }: Alle Sitze sind besetzt.
reason-own_employee_there = Dort hast du schon eine Arbeitskraft.
reason-nobody_below = Du hast niemanden direkt darunter.
reason-not_in_display = Diese Karte liegt nicht in der Auslage.
reason-not_basic = Nur Basiskarten können ersetzt werden.
reason-not_played = Diese Karte hast du nicht ausgespielt.
reason-not_to_the_left = Karten rücken nur nach links.
reason-not_that_colour = Diese Farbe kann die Karte jetzt nicht annehmen.
reason-wrong_side_up = Dieses Aktionsplättchen zeigt nicht die richtige Zahl Verkehrshütchen.
reason-no_action_tile = Dieses Feld hat kein Aktionsplättchen.
reason-station_not_built = { $built ->
    [one] Du hast eine Tankstelle gebaut; diese Prämie ist noch verdeckt.
   *[other] Du hast { $built } Tankstellen gebaut; diese Prämie ist noch verdeckt.
}
reason-bonus_used_this_turn = Diese Prämie hast du in diesem Zug schon erhalten.
reason-no_such_tile_there = Dieses Plättchen hat das Land nicht.
reason-truck_at_home = Dieser LKW ist nicht beladen.
reason-truck_moved = Dieser LKW ist schon gefahren.
reason-truck_colour = Der LKW steht nicht auf der Farbe deiner Karte.
reason-no_card_played = LKWs fahren nur in Zügen, in denen eine Karte ausgespielt wurde.
reason-not_adjacent = Der LKW steht nicht direkt daneben.
reason-not_built = Dieser Abschnitt ist nicht gebaut.
reason-occupied = Der LKW müsste auf demselben Abschnitt anhalten wie ein anderer.
reason-not_at_border = Der LKW steht nicht an einer Handelsstadt.
reason-not_offered = Das steht gerade nicht zur Wahl.

## Bereiche

panel-map = Karte Deutschlands und seiner Nachbarn
panel-dashboard = Übersichtsbereich
panel-offices = Bauämter
offices-now = je Arbeitskraft, wenn die Epoche jetzt endet
panel-administration = Verwaltung
administration-now = deine Punkte je Arbeitskraft, jetzt
administration-of = Punkte je Arbeitskraft von { $name }, jetzt
panel-track = Entwicklungsleiste
panel-display = Auslage
panel-hand = Hand
panel-technologies = Technologien
panel-stations = Tankstellen
panel-deliveries = Lieferungen
panel-route = Routenkarte
panel-routes = Routenkarten zur Wahl
place-of = { $level ->
    [0] { $n }. von { $of }
   *[other] geteilter { $n }.
}
panel-tiles = Prämien{ "\u00AD" }plättchen
panel-tokens = Schlüsselmarker
sea-north = Nordsee
sea-baltic = Ostsee
years = { $from }–{ $to }
stack-short = noch zu bauen
stack-left = { $n ->
    [one] noch ein Abschnitt
   *[other] noch { $n } Abschnitte
}
dash-build = Bauen
dash-upgrade = Ausbauen
dash-steps = LKW-Schritte
rule-dash-build = { $one } bei einer Verbindung aus einem Abschnitt, { $two } je Abschnitt bei einer aus zwei.
rule-dash-upgrade = { $cost } für jeden Abschnitt der Verbindung.
rule-dash-steps = Ein LKW fährt in einem Zug { $n } Abschnitte weit, einen mehr, wenn er auf einer zweibahnigen Strecke startet.
rule-stack = Mit dem letzten Abschnitt endet die Epoche.
dash-funding = Geldmittel
rule-dashboard = Bauen kostet { $one } bei einer Verbindung aus einem Abschnitt, { $two } je Abschnitt bei einer aus zwei. Ausbauen kostet { $up } je Abschnitt. LKWs fahren { $steps } Schritte.
rule-fund = Einmal je Epoche, statt eine Karte auszuspielen: Stelle eine Arbeitskraft hierher und nimm { $money }.
fund-taken = Geldmittel erhalten: { $names }
office-name = Bauamt { $road } ({ $colour })
office-seats = Von links: { $names }.
office-forecast = Endete die Epoche jetzt: { $total } ÷ { $employees } = je { $each }
rule-office = Jeder gebaute Abschnitt und jeder Ausbau bringt eine Arbeitskraft hierher. Ist das Bauamt voll, geht die ganz links in die Eingangshalle. Am Ende einer Epoche werden die Werte der angeschlossenen Städte dieser Autobahn zusammengezählt und durch die Arbeitskräfte hier geteilt; so viel bringt jede ein.
rule-lobby = Jede Arbeitskraft in der Eingangshalle ist am Ende { $n } Punkte wert.
rule-department-network = Eine Arbeitskraft auf Etage 1, 2 oder 3 bringt { $one }, { $two } oder { $three } Punkte für jede deiner Arbeitskräfte in Bauämtern.
rule-department-trade = Eine Arbeitskraft auf Etage 1, 2 oder 3 bringt { $one }, { $two } oder { $three } Punkte für jedes Land, in das du geliefert hast.
rule-department-service = Eine Arbeitskraft auf Etage 1, 2 oder 3 bringt { $one }, { $two } oder { $three } Punkte für jede deiner gebauten Tankstellen.
rule-department-finance = Eine Arbeitskraft auf Etage 1, 2 oder 3 bringt { $one }, { $two } oder { $three } Punkte für je volle { $unit } DM, die du hast. Technologien sind nicht nötig.
rule-department-planning = Eine Arbeitskraft auf Etage 1, 2 oder 3 bringt { $one }, { $two } oder { $three } Punkte für jede verbesserte oder fortschrittliche Karte auf deiner Hand. Die Etagen öffnet eine beliebige Technologiespalte.
rule-department-customs = Eine Arbeitskraft auf Etage 1, 2 oder 3 bringt { $one }, { $two } oder { $three } Punkte für jedes Prämienplättchen, das du erhalten hast. Die Etagen öffnet eine beliebige Technologiespalte.
floor-worth = { $points ->
    [one] für dich jetzt { $points } Punkt wert
   *[other] für dich jetzt { $points } Punkte wert
}
floor-worth-to = { $points ->
    [one] für { $name } jetzt { $points } Punkt wert
   *[other] für { $name } jetzt { $points } Punkte wert
}
floor-seats = { $n ->
    [one] ein Sitz frei
   *[other] { $n } Sitze frei
}
track-space = Feld { $n }
track-players = Hier: { $names }
track-loop = Vom letzten Feld geht es hier weiter.
deck-left = { $n ->
    [one] eine Karte im Stapel
   *[other] { $n } Karten im Stapel
}
space-limit = { $n } von { $limit }
rule-space = { $limit ->
    [one] Eine Karte, bis du sie aufnimmst.
   *[other] Bis zu { $limit } Karten, bevor du sie aufnimmst.
}
rule-space-unlock = Lege den Schlüsselmarker der Kartenfarbe auf eine Technologie. Für Schwarz gibt es keinen.
rule-space-build = Baue einen Abschnitt der Kartenfarbe, der an das Straßennetz grenzt; eine Arbeitskraft kommt in dieses Bauamt.
rule-space-upgrade = Baue eine fertige Verbindung der Kartenfarbe zweibahnig aus, alle Abschnitte auf einmal; eine Arbeitskraft kommt in dieses Bauamt.
rule-space-load = Stelle deinen LKW auf ein Depot der Kartenfarbe und lade die Ware, die es dort gibt. Ist kein LKW frei, darfst du einen zurückholen; seine Ware geht verloren.
rule-space-station = Stelle deine nächste Tankstelle an eine Verbindung der Kartenfarbe, von deren zwei Abschnitten mindestens einer gebaut ist. Sie kostet nichts.
city-value = { $city }, Stadtwert { $value }
rule-city = Für jede Autobahn: { $link }, wenn eine ihrer Verbindungen zu dieser Stadt fertig ist, { $dual } mehr, wenn eine davon zweibahnig ist.
rule-city-abroad = Der Wert einer Handelsstadt im Ausland steht fest.
city-depot = Hier laden LKWs { $good }, mit Karten der { $colours }.
city-route = Hier endet deine Routenkarte.
section-unbuilt = Nicht gebaut
section-open = Baubar für { $cost }
section-single = Einbahnige Strecke
section-dual = Zweibahnige Strecke
section-blocked = Straßensperrung bis zur Wiedervereinigung
section-tile = Prämienplättchen: { $tile }
section-develop = Wer hier baut: Entwickeln 1
station-free = Platz für eine Tankstelle: { $link }
station-of = Tankstelle von { $name }: { $link }
truck-of = LKW { $n } von { $name }, Ladung: { $good }
truck-home = LKW { $n } steht bereit
country-pharma = Erste Pharmazeutika: { $bonus }
country-pharma-done = Pharmazeutika wurden geliefert
country-delivered = Geliefert haben: { $names }
country-mine = Dein Liefertableau: { $good }: { $bonus }; andere Waren: { $money }.
rule-country = Fahre einen Schritt über die Handelsstadt hinaus. Du nimmst ein Prämienplättchen; die bevorzugte Ware auf deinem Liefertableau bringt eine Prämie zum späteren Abholen, andere Waren bringen sofort Geld. Beides gibt es je Land nur einmal. Pharmazeutika bringen beim ersten Mal die Prämie des Landes, danach das Geld.
country-about = Zu erreichen über { $cities }. Prämienplättchen zu Beginn: { $two } zu zweit, { $three } zu dritt, { $four } zu viert.
delivery-row = { $country }. { $good }: { $bonus }; andere Waren: { $money }
delivery-claim = Die Prämie liegt bereit.
delivery-claimed = Die Prämie ist abgeholt.
delivery-paid = Das Geld ist ausgezahlt.
delivery-open = Noch nichts geliefert.
route-status = Status { $n }
route-open = noch nicht verbunden
rule-route = Abschnitte des Wegs minus zweibahnige Verbindungen und Tankstellen: Das ist der Status, am besten ist 0. Am Ende jeder Epoche bringt er seine Belohnung und alle darüber.
route-now = jetzt: { $reward }
money-name = Geld
supply-name = Arbeitskräfte im Vorrat
points-name = Punkte, wenn jetzt Schluss wäre
extra-tokens = { $n ->
    [one] ein zusätzlicher Schlüsselmarker
   *[other] { $n } zusätzliche Schlüsselmarker
}
token-name = Schlüsselmarker der { $colour }
token-used = benutzt
cones = { $n ->
    [0] Kein Verkehrshütchen
    [one] Ein Verkehrshütchen
   *[other] { $n } Verkehrshütchen
}
hand-of = { $n ->
    [one] Eine Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
hand-empty = Keine Karten auf der Hand
display-empty = Keine Karte
refresh-gain = { $n ->
    [one] 1 Karte aufnehmen: +{ $money }
   *[other] { $n } Karten aufnehmen: +{ $money }
}

## Wertung

score-row-lobby = { $n ->
    [one] { $n } Arbeitskraft × { $each }
   *[other] { $n } Arbeitskräfte × { $each }
}
score-units-network = { $n ->
    [one] { $n } Arbeitskraft in Bauämtern
   *[other] { $n } Arbeitskräfte in Bauämtern
}
score-units-trade = { $n ->
    [one] { $n } Land
   *[other] { $n } Länder
}
score-units-service = { $n ->
    [one] { $n } Tankstelle
   *[other] { $n } Tankstellen
}
score-units-finance = { $n ->
    [one] 1 voller Betrag von { $unit } DM
   *[other] { $n } volle Beträge von { $unit } DM
}
score-units-planning = { $n ->
    [one] { $n } verbesserte oder fortschrittliche Karte
   *[other] { $n } verbesserte oder fortschrittliche Karten
}
score-units-customs = { $n ->
    [one] { $n } Plättchen
   *[other] { $n } Plättchen
}
score-floors = Etagenwert { $n }

## Regelreferenz

ref-traffic = Verkehr

## Module und Autobot

good-wine = Wein
department-planning_all_cards = Planung
rule-department-planning_all_cards = Eine Arbeitskraft auf Etage 1, 2 oder 3 bringt { $one }, { $two } oder { $three } Punkte für jede verbesserte oder fortschrittliche Karte, die du besitzt, ausgespielt oder auf der Hand. Die Etagen öffnet eine beliebige Technologiespalte.
score-units-planning_all_cards = { $n ->
    [one] { $n } verbesserte oder fortschrittliche Karte
   *[other] { $n } verbesserte oder fortschrittliche Karten
}
step-traffic = Auf welche Verbindung kommt ein Verkehrsmarker?
step-service = Wähle die Verbesserung für deine Tankstelle.
act-improve = Tankstelle verbessern: { $link }
act-service = Verbesserung nehmen: { $bonus }
act-traffic = Verkehrsmarker legen: { $link }
act-wine = LKW { $truck } mit deinem Wein beladen: { $wine }
event-good_lost = { $name } wirft eine Ladung ab: { $good }.
event-wine_loaded = { $name } lädt Wein: { $wine }.
event-wine_delivered = { $promotions ->
    [0] { $name } bringt Wein nach { $city }.
    [one] { $name } bringt Wein nach { $city } und führt eine Beförderung aus.
   *[other] { $name } bringt Wein nach { $city } und führt { $promotions } Beförderungen aus.
}
event-traffic_appeared = Verkehrsmarker: { $section }.
event-traffic_cleared = { $name } nimmt einen Verkehrsmarker weg: { $link }.
event-traffic_set_returned = { $name } gibt einen Satz Verkehrsmarker für eine Beförderung ab.
event-station_improved = { $name } verbessert die Tankstelle an der { $link }: { $bonus }.
event-autobot_colour = Autobot deckt die { $card } auf.
event-autobot_task = Autobot nimmt Anweisung { $task }, auf der { $road }.
event-autobot_queued = Autobot legt Anweisung { $task } in die Warteschlange: jetzt nicht zulässig.
event-autobot_chose = Autobot, { $subject }: { $n } Kandidaten → { $trace }: { $winner }.
event-autobot_chose_only = Autobot, { $subject }: { $n ->
    [one] nur { $winner }.
   *[other] { $winner }.
}
autobot-rule = { $rule } ({ $n })
event-autobot_heads_for = Ziel von Autobots LKW { $truck }: { $goal }.
event-autobot_heads_for_none = Autobots LKW { $truck } hat kein Ziel.
event-autobot_slot = Autobot legt ein Plättchen auf Feld { $slot } seines Solotableaus.
event-autobot_task_added = Eine Karte des fortschrittlichen Anweisungsstapels kommt in Autobots Anweisungsstapel.
event-autobot_wine = Autobot zeigt eine Weinkarte: { $wine }.
event-autobot_reshuffled = Autobot mischt seine Stapel.
event-autobot_skipped = Autobot findet keine zulässige Aktion und setzt aus.
subject-build = Abschnitt zum Bauen
subject-upgrade = Verbindung zum Ausbauen
subject-station = Platz für eine Tankstelle
subject-country = Ziel
subject-depot = Depot
subject-discard = Karte zum Abwerfen
subject-promotion = Abteilung
subject-wine = Wein
subject-improvement = Tankstelle zum Verbessern
subject-traffic = Verbindung für einen Verkehrsmarker
rule-autobot-new_city = verbindet eine neue Stadt
rule-autobot-makes_viable = macht die Anweisung zulässig
rule-autobot-helps_truck = hilft seinem LKW
rule-autobot-bonus_tile = hat ein Prämienplättchen
rule-autobot-traffic = hat einen Verkehrsmarker
rule-autobot-nearest_black = der A7 am nächsten
rule-autobot-nearest_centre = Bad Hersfeld am nächsten
rule-autobot-southernmost = am südlichsten
rule-autobot-westernmost = am westlichsten
rule-autobot-northernmost = am nördlichsten
rule-autobot-easternmost = am östlichsten
rule-autobot-connected = angeschlossen
rule-autobot-fewest_missing = wenigste fehlende Abschnitte
rule-autobot-uppermost = oberste Reihe
rule-autobot-clockwise = im Uhrzeigersinn
rule-autobot-nearest_destination = dem Ziel am nächsten
rule-autobot-current_colour = aktuelle Farbe
rule-autobot-commonest_colour = häufigste Farbe
rule-autobot-leftmost = am weitesten links
rule-autobot-rightmost = am weitesten rechts
rule-autobot-icon = von der Prämie gezeigt
rule-autobot-highest_floor = höchste Etage
reason-no_wine = Du hast keinen Wein zu laden.
reason-wine_road_not_built = Die Straße an der Grenze, wo der Wein geladen wird, ist nicht gebaut.
reason-wine_needs_card = Wein wird mit einer ausgespielten Karte seiner Farbe geladen.
reason-section_busy = Dort steht schon ein LKW oder liegt ein Verkehrsmarker.
reason-no_improvements_left = Diese Verbesserung ist vergeben.
reason-not_your_station = Hier hast du keine Tankstelle.
reason-not_dual = Die Verbindung ist nicht zweibahnig.
reason-already_improved = Die Tankstelle ist schon verbessert.
reason-no_traffic_here = Hier ist kein Verkehrsmarker fällig.
reason-traffic = Der LKW müsste bei einem Verkehrsmarker anhalten.
service-employee = Arbeitskraft ins Bauamt dieser Autobahn stellen
service-funding = Geldmittel dieser Epoche erhalten
service-pick_up = Alle ausgespielten Karten aufnehmen
task-name = { $n } ({ $action })
task-bonus = { $bonus }, dann { $action }
task-road = bauen oder ausbauen
task-load = LKW beladen
task-station = Tankstelle bauen
task-discard = Karte aus der Auslage abwerfen
solo-employee = Arbeitskraft einsetzen
solo-promote = Befördern: { $department }
wine-name = { $road }, von { $from } nach { $to }
panel-services = Tankstellentableau
panel-wine = Weinkarte
rule-services = Statt einer neuen Tankstelle darfst du eine deiner Tankstellen an einer zweibahnigen Verbindung der Kartenfarbe verbessern und sofort eine dieser Prämien nehmen. Später erhalten deine LKWs dort zwei verschiedene Prämien, und fremde LKWs bringen dir den größeren Betrag.
rule-wine = Einmal je Partie: Lade deinen Wein mit einer Karte seiner Farbe. Der LKW startet auf dem Abschnitt an der Handelsstadt und liefert, sobald er einen Abschnitt an der Zielstadt erreicht. Solange doppelte Marker da sind, bringt das zwei Beförderungen, danach eine; Deutschland zählt dann als Land für die Handelsabteilung.
wine-hidden = noch verdeckt
wine-waiting = wartet
wine-on-road = unterwegs
wine-home = geliefert
traffic-on = Verkehrsmarker: { $link }
rule-traffic = LKWs dürfen hier durchfahren, aber nicht anhalten, und auf dem Weg einer Routenkarte erhöht jeder Marker den Status um 1. Ein Ausbau nimmt ihn weg; ein Satz gesammelter Marker ({ $set }) bringt eine Beförderung.
traffic-kept = Verkehrsmarker
station-improved = verbessert
autobot = Autobot
task-card = Anweisungskarte { $n } ({ $deck })
autobot-slot = Feld { $n }: { $bonus }
autobot-station = Unter Tankstelle { $n }: { $bonus }

## Hilfen

tile-some = Ein Prämienplättchen
tile-for-builder = Wer diesen Abschnitt baut, nimmt dieses Prämienplättchen.
tile-for-delivery = Wer hierher liefert, nimmt eines der Prämienplättchen.
rule-station-pass = LKWs passieren diese Tankstelle zwischen den beiden Abschnitten. Ein eigener LKW bringt eine Prämie; für einen fremden gibt es aus dem Vorrat den kleineren Betrag der besten freigelegten DM-Prämie.
section-upgrade = Ausbau für { $cost }
drive-to = { $n ->
   *[other] LKW { $truck } bis { $section } fahren: { $n } Schritte
}
drive-deliver = { $n ->
   *[other] LKW { $truck } weiterfahren und liefern { $to }: { $n } Schritte
}
drive-way = Über { $way }. Für einen anderen Weg Abschnitt für Abschnitt fahren.
reach-none = Er kann in diesem Zug nicht fahren: Er steht nicht auf der Farbe der Karte oder ist schon gefahren.
reach-now = { $n ->
    [one] Er hat in diesem Zug noch einen Schritt.
   *[other] Er hat in diesem Zug noch { $n } Schritte.
}
reach-card = { $n ->
    [one] Mit einer Karte seiner Farbe fährt er einen Schritt.
   *[other] Mit einer Karte seiner Farbe fährt er { $n } Schritte.
}
reach-autobot = { $n ->
    [one] In jedem seiner Züge fährt er einen Schritt.
   *[other] In jedem seiner Züge fährt er { $n } Schritte.
}
reach-countries = Kann beliefern: { $countries }.
then-seat = Bringt eine Arbeitskraft ins Bauamt { $road }.
then-seat-full = Bringt eine Arbeitskraft ins Bauamt { $road }; die ganz links, von { $name }, geht in die Eingangshalle.
then-money = Dir bleiben { $n } DM.
then-tile = Du nimmst das Plättchen: { $tile }.
then-develop = Dazu Entwickeln 1.
then-era = Das ist der letzte Abschnitt dieser Epoche.
then-wanted = Bevorzugt von: { $countries }.
then-unwanted = Kein offenes Land auf deinem Liefertableau bevorzugt diese Ware.
then-station = Deine Tankstelle { $n }. Sie legt frei: { $bonus }.
then-refresh = Statt eine Karte auszuspielen: Ihre Plätze werden wieder frei.
then-fund = Eine Arbeitskraft aus deinem Vorrat steht dafür bis zum Ende der Partie im Übersichtsbereich.
then-pass-own = Er passiert deine Tankstelle: Wähle eine Prämie.
then-pass-other = Er passiert die Tankstelle von { $name }; dafür gibt es dort Geld aus dem Vorrat.
then-bonus = Die bevorzugte Ware: eine Prämie zum späteren Abholen ({ $bonus }).
then-paid = Nicht die bevorzugte Ware: { $money }.
then-end = Dein Zug endet. Ist deine Hand leer, nimmst du alle ausgespielten Karten auf.
then-done = Danach dürfen LKWs fahren. Was Karte oder Plättchen jetzt noch bieten, verfällt.
then-skip = Diese Möglichkeit verfällt.
then-later = Die Prämie wartet auf einen späteren Zug.
then-take-tile = Du nimmst ein Prämienplättchen.
then-lost = Der LKW wird zurückgeholt, und seine Ladung geht verloren: { $good }.
then-city = { $city }: { $from } → { $to }.
then-first = Erste Lieferung noch möglich: { $countries }.
then-second = Jedes Land hat schon seine erste Lieferung davon.
then-had = Diese Belohnung des Landes hast du schon erhalten.
owed-space = Aktionsfeld wählen
owed-extra_step = ein LKW fährt einen Schritt weiter
owed-station_bonus = eine Prämie für die Tankstelle an der { $link }
owed-pick_tile = ein Prämienplättchen ({ $country })
owed-build = Abschnitt bauen
owed-pair = zweiten Abschnitt bauen
owed-upgrade = Verbindung ausbauen
owed-load = LKW beladen
owed-station = Tankstelle bauen
owed-unlock = Technologie freischalten
owed-unlock_extra = Technologie mit zusätzlichem Schlüsselmarker freischalten
owed-promote = Arbeitskraft befördern
owed-gain = Aktionskarte erhalten
owed-discard = Aktionskarte ersetzen
owed-replace = neue Karte nehmen
owed-swap = Karte austauschen
owed-swap_for = andere Karte aufnehmen
owed-recolour = Kartenfarbe ändern
owed-slide = Karte verschieben
owed-slide_to = auf ein Feld verschieben
owed-flip = Aktionsplättchen umdrehen
owed-remove = Aktionsplättchen entfernen
owed-traffic = Verkehrsmarker legen
owed-service = Verbesserung wählen
owed-pay_employee = eine Arbeitskraft ins Bauamt { $road } für { $price } DM, oder nicht
owed-employee = eine Arbeitskraft ins Bauamt { $road }
owed-develop = Entwickeln { $n }
owed-moving = { $n ->
    [one] { $truck } fährt noch einen Schritt
   *[other] { $truck } fährt noch { $n } Schritte
}
owed-bonus_move = { $n ->
    [one] LKW einen Schritt bewegen
   *[other] LKW { $n } Schritte bewegen
}

## Autobot, Schritt für Schritt

bot-turn = Autobots Zug
bot-show = Diesen Zug Schritt für Schritt zeigen

## Am echten Tisch

step-companion = Gib ein, was am Tisch geschehen ist.
step-board = Welches Liefertableau hat Autobot? Wähle das passende aus.
step-reveal = Welche Karte hast du vom Stapel aufgedeckt? Lege sie auf den ersten freien Platz von links.
entered-build = Gebaut: { $section }
entered-upgrade = Ausgebaut: { $link }
entered-load = LKW { $truck } steht jetzt hier: { $depot }
entered-move = LKW { $truck } steht jetzt hier: { $section }
entered-end = Mein Zug ist zu Ende: Autobot spielt
act-home = LKW { $truck } ist zurück auf dem Tableau
act-tilegone = Plättchen genommen ({ $country })
act-served = Erste Pharmazeutika: { $country }
act-employ = Eine Arbeitskraft im Bauamt { $road }
act-passed = Mein LKW hat eine Tankstelle von Autobot passiert
act-board = Liefertableau { $board }
act-reveal = Aufgedeckt: { $card }

## So wird gespielt, der Rest

guide-phase-1 = Lieferprämie abholen
tab-map = Karte
tab-mine = Tableau
tab-offices = Ämter

scene-era = Die Epoche { $from } – { $to } ist vorbei
scene-begin = { $year } beginnen
scene-to-result = Zum Ergebnis
scene-first-delivery = Die erste Lieferung der Partie.
scene-last-round = Die letzte Runde
scene-last-round-note = Alle haben noch einen Zug, dann endet die Partie.
scene-last-section-note = Mit diesem Zug endet die Epoche; dann wird ausgezahlt.
route-way = Der kürzeste Weg: { $cities }, { $n } Abschnitte.
route-missing = Es fehlen ({ $n }): { $roads }.
route-gap = { $link } ({ $n } von { $of })
route-none = Noch nichts davon ist gebaut.
route-whole = Er ist ganz gebaut.
route-pays-any = verbunden: { $bonus }
route-pays = Status { $n }: { $bonus }
route-via = über { $cities }
route-left = { $n } Abschnitte, { $left ->
    [0] alle gebaut
   *[other] { $left } fehlen
}
route-rule = Ist die Route vollständig, zahlt die Karte am Ende jeder Epoche. Ihr Status: Abschnitte minus zweibahnige Verbindungen und Tankstellen, auch fremde; 0 ist am besten. Du bekommst seine Belohnung und alle davor:
route-tap = Antippen zeigt den Weg, noch einmal behält die Karte.
