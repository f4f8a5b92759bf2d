### Autobahn, Deutsch.

## Dinge

dm = { $n } DM
colour-red = rot
colour-cyan = grün
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
city-MIL = Milano
city-WIE = Wien
city-PRA = Praha
city-WAR = Warszawa
city-CPH = København
city-AAR = Århus
country-DK = Dänemark
country-NL = Niederlande
country-FR = Frankreich
country-CH = Schweiz
country-IT = Italien
country-AT = Österreich
country-CZ = Tschechien
country-PL = Polen
good-appliances = Haushaltsgeräte
good-automotive = Automobile
good-chemicals = Chemikalien
good-pharmaceuticals = Pharmazeutika
link-name = { $road } { $from }–{ $to }
section-name = { $road } { $from }–{ $to }, Abschnitt { $n }
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
space-short-unlock = Technik
space-short-build = Bauen
space-short-upgrade = Ausbauen
space-short-load = Laden
space-short-station = Tankstelle

department-network = Netzwerk
department-trade = Handel
department-service = Dienste
department-finance = Finanzen
department-planning = Planung
department-customs = Zoll
department-lobby = Eingangshalle
column-network = Technologien des Netzwerks
column-trade = Technologien des Handels
column-service = Technologien der Dienstleistung

bonus-develop = Entwickeln { $n }
bonus-money = { $n } DM
bonus-promote = { $n ->
    [one] Arbeitskraft befördern
   *[other] { $n }-mal befördern
}
bonus-gain = Aktionskarte erhalten
bonus-replace = Aktionskarte ersetzen
bonus-build = Straßenabschnitt bauen
bonus-upgrade = Verbindung ausbauen
bonus-station = Tankstelle bauen
bonus-load = LKW beladen
bonus-load_and_move = LKW beladen und { $n } Schritte bewegen
bonus-unlock = Technologie freischalten
bonus-move = LKW { $n } Schritte bewegen
bonus-swap = Karte austauschen
bonus-recolour = Kartenfarbe ändern
bonus-flip = Aktionsplättchen umdrehen
bonus-remove = Aktionsplättchen entfernen
bonus-recruit = Arbeitskraft anwerben
bonus-slide = Aktionskarte verschieben
rule-bonus-develop = Dein Marker rückt auf der Entwicklungsleiste vor; du bekommst jede Prämie, die er erreicht oder passiert.
rule-bonus-money = Du nimmst dieses Geld aus dem Vorrat.
rule-bonus-promote = Eine deiner Arbeitskräfte geht aus der Eingangshalle auf die 1. Etage einer Abteilung oder eine Etage höher. Kann es keine, kommt eine aus deinem Vorrat in die Eingangshalle.
rule-bonus-gain = Nimm eine Karte der Auslage auf die Hand.
rule-bonus-replace = Gib eine deiner Basiskarten für immer ab und nimm dafür eine Karte der Auslage.
rule-bonus-build = Baue einen Abschnitt beliebiger Farbe zu den üblichen Kosten.
rule-bonus-upgrade = Baue eine fertige Verbindung beliebiger Farbe zu den üblichen Kosten aus.
rule-bonus-station = Baue eine Tankstelle an einer beliebigen Autobahn, kostenlos.
rule-bonus-load = Belade einen LKW an einem beliebigen angeschlossenen Depot.
rule-bonus-load_and_move = Belade einen LKW an einem beliebigen angeschlossenen Depot und bewege ihn gleich.
rule-bonus-unlock = Schalte mit einem deiner drei zusätzlichen Schlüsselmarker eine Technologie frei.
rule-bonus-move = Bewege einen deiner LKWs, gleich welche Farbe die Straße hat.
rule-bonus-swap = Tausche eine Karte deiner Hand gegen eine, die du schon ausgespielt hast.
rule-bonus-recolour = Die Karte dieses Zugs wird rot, grün, orange, violett oder weiß.
rule-bonus-flip = Drehe ein Aktionsplättchen von zwei Verkehrshütchen auf eines: Dort passt eine Karte mehr hin.
rule-bonus-remove = Entferne ein Aktionsplättchen mit einem Verkehrshütchen: Dort passt eine Karte mehr hin.
rule-bonus-recruit = Eine Arbeitskraft deines Vorrats kommt direkt in die Eingangshalle.
rule-bonus-slide = Rücke eine deiner ausgespielten Karten um ein oder mehr Felder nach links.

deck-basic = Basiskarte
deck-improved = Verbesserte Karte
deck-advanced = Fortschrittliche Karte
deck-two_colour = Fortschrittliche zweifarbige Karte
card-name = { $deck } { $colours }
effect-none = Ohne Zusatz.
effect-extra_build = Du darfst außerdem einen Abschnitt dieser Farbe bauen, vorher oder nachher.
effect-develop_on_build = Wenn du einen Abschnitt baust: Entwickeln { $n }.
effect-develop_per_section = Wenn du ausbaust: Entwickeln { $n } für jeden Abschnitt der Verbindung.
effect-loaded_truck_steps = Wenn du belädst: Dieser LKW fährt in diesem Zug { $n } Schritt weiter.
effect-extra_station = Du darfst außerdem eine Tankstelle an dieser Farbe bauen.
effect-upgrade_and_load = Wenn du ausbaust, darfst du auch beladen, und umgekehrt.
effect-develop_price = Du darfst { $n } DM zahlen, um Entwickeln 2 zu bekommen.
effect-truck_steps = Deine LKWs fahren in diesem Zug { $n } Schritte weiter.
effect-pair_discount = Wenn du baust, darfst du zwei Abschnitte bauen, jeden um { $n } DM billiger.
effect-money = Du erhältst { $n } DM.
effect-develop = Du darfst außerdem Entwickeln { $n } nutzen.
effect-promote_if_built = Wenn du mindestens einen Abschnitt baust: eine Arbeitskraft befördern.

tech-develop_with-upgrade = Entwickeln { $n } bei jeder Aktion Ausbauen
tech-develop_with-load = Entwickeln { $n } bei jeder Aktion Beladen
tech-develop_with-station = Entwickeln { $n } bei jeder Aktion Tankstelle
tech-upgrade_discount = Ausbauen kostet { $n } DM weniger je Abschnitt
tech-second_truck = Dein zweiter LKW ist verfügbar
tech-station_bonus_at_once = Bei jeder Aktion Tankstelle bekommst du die Prämie unter ihr
tech-once-upgrade = Einmal: irgendwo eine Verbindung ausbauen, zu den üblichen Kosten
tech-once-gain = Einmal: eine Aktionskarte erhalten
tech-once-load_and_move = Einmal: irgendwo einen LKW beladen und { $n } Schritte bewegen
tech-once-station = Einmal: irgendwo eine Tankstelle bauen
tech-opens = Öffnet Etage { $floor } der Abteilung { $department }.
tech-row = Alle drei dieser Reihe: { $bonus }

sb-money = { $large } DM, wenn dein eigener LKW passiert. Andere bringen dir { $small } DM.
sb-step = Einer deiner LKWs fährt { $n } Schritt weiter.
sb-develop = Entwickeln { $n }
sb-promote = Arbeitskraft befördern
sb-employee = Du darfst { $n } DM zahlen, um eine Arbeitskraft ins Bauamt dieser Autobahn zu stellen.
station-bonus-name = Prämie unter Tankstelle { $n }

## Die Aufforderung

step-wait = { $name } ist am Zug.
step-sent = Gesendet. Warte auf den Tisch …
step-route = Wähle deine Routenkarte. Sie zahlt am Ende jeder Epoche.
step-claim = Hole eine Lieferprämie ab oder mach weiter.
step-act-start = Du bist am Zug: Spiele eine Karte, nimm deine Karten auf oder hole Geldmittel.
step-act-main = Jetzt: { $space }, auf { $colours }.
step-act-more = Deine Aktion ist getan. Nutze noch, was Karte oder Plättchen bieten, oder mach weiter.
step-space = Über welches Aktionsfeld legst du { $card }?
step-trucks = Bewege deine LKWs oder beende deinen Zug.
step-trucks-none = Kein LKW kann fahren. Beende deinen Zug.
step-moving = { $left ->
    [one] LKW { $n } hat noch einen Schritt.
   *[other] LKW { $n } hat noch { $left } Schritte.
}
step-bonus_move = { $steps ->
    [one] Bewege einen deiner LKWs bis zu einen Schritt.
   *[other] Bewege einen deiner LKWs bis zu { $steps } Schritte.
}
step-extra_step = Welcher LKW bekommt den zusätzlichen Schritt?
step-station_bonus = Du hast deine Tankstelle auf { $link } passiert. Wähle die Prämie unter einer deiner gebauten Tankstellen.
step-pick_tile = Nimm ein Prämienplättchen: { $country }.
step-build = Baue einen Straßenabschnitt beliebiger Farbe.
step-pair = Wähle den zweiten der beiden Abschnitte.
step-upgrade = Baue eine Verbindung beliebiger Farbe aus.
step-load = Belade einen LKW an einem angeschlossenen Depot.
step-station = Baue irgendwo eine Tankstelle.
step-unlock = Wähle eine Technologie zum Freischalten.
step-unlock_extra = Schalte mit einem zusätzlichen Schlüsselmarker eine Technologie frei.
step-promote = Befördere eine Arbeitskraft: Wähle eine Etage.
step-gain = Nimm eine Karte der Auslage auf die Hand.
step-discard = Wähle die Basiskarte, die du ersetzt.
step-replace = Nimm dafür eine Karte der Auslage.
step-swap = Welche Karte deiner Hand legst du ab?
step-swap_for = Welche ausgespielte Karte nimmst du dafür?
step-recolour = Welche Farbe bekommt deine Karte?
step-slide = Welche ausgespielte Karte rückt nach links?
step-slide_to = Auf welches Feld?
step-flip = Welches Aktionsplättchen drehst du auf ein Verkehrshütchen?
step-remove = Welches Aktionsplättchen entfernst du?
step-pay_employee = { $price } DM für eine Arbeitskraft im Bauamt ({ $colour }) zahlen?
step-over = Die Partie ist zu Ende.
turn-last = Letzte Züge

## Aktionen

act-route = Routenkarte { $route } behalten
act-claim = Prämie abholen, { $country }: { $bonus }
act-play = { $card } ausspielen
act-at = Über „{ $space }“ ausspielen
act-refresh = { $n ->
    [one] Ausgespielte Karte aufnehmen, 1 DM erhalten
   *[other] { $n } Karten aufnehmen, { $n } DM erhalten
}
act-fund = Geldmittel erhalten: { $n } DM
act-use = Prämienplättchen nutzen: { $tile }
act-build = { $section } bauen für { $cost } DM
act-pair = Zwei Abschnitte bauen, zuerst { $section }
act-upgrade = { $link } ausbauen für { $cost } DM
act-load = { $truck } beladen: { $depot }
act-station = Tankstelle bauen an { $link }
act-token = Schlüsselmarker benutzen: { $colour }
act-unlock = Freischalten: { $tech }
act-develop = Entwickeln
act-pay = Bezahlen
act-promote = Befördern: { $floor }, jetzt { $points } wert
act-take = { $card } nehmen
act-discard = { $card } ersetzen
act-give = { $card } ablegen
act-pickup = { $card } aufnehmen
act-recolour = Farbe ändern: { $colour }
act-slide = { $card } verschieben
act-to = Verschieben auf „{ $space }“
act-flip = Plättchen umdrehen: { $space }
act-remove = Plättchen entfernen: { $space }
act-bonus = Prämie nehmen: { $bonus }
act-tile = Plättchen nehmen: { $tile }
act-truck = Zusätzlicher Schritt für { $truck }
act-move = { $truck } bewegen: { $section }
act-deliver = { $truck } liefert: { $country }
act-skip = Verzichten
act-stop = Hier anhalten
act-done = Weiter zu den LKWs
act-end = Zug beenden
choose-which = Was davon?
cancel = Abbrechen

## Was geschah

event-route_chosen = { $name } behält die Routenkarte { $route }.
event-turn_began = { $name } beginnt einen Zug in Epoche { $era }.
event-bonus_claimed = { $name } holt eine Lieferprämie ab, { $country }: { $bonus }.
event-card_played = { $name } spielt { $card } über „{ $space }“.
event-refreshed = { $cards ->
    [one] { $name } nimmt eine Karte auf und erhält { $money } DM.
   *[other] { $name } nimmt { $cards } Karten auf und erhält { $money } DM.
}
event-funded = { $name } erhält Geldmittel: { $money } DM.
event-tile_used = { $name } nutzt das Plättchen „{ $tile }“.
event-built = { $name } baut { $section } für { $cost } DM.
event-upgraded = { $name } baut { $link } für { $cost } DM aus.
event-built_free = { $name } baut { $section }.
event-upgraded_free = { $name } baut { $link } aus.
event-employee_placed = { $name } stellt eine Arbeitskraft ins Bauamt { $colour }.
event-employee_placed_lobby = { $name } stellt eine Arbeitskraft ins Bauamt { $colour }; eine von { $other } kommt in die Eingangshalle.
event-employees_recalled = { $count ->
    [one] { $name } nimmt eine Arbeitskraft aus der Eingangshalle zurück.
   *[other] { $name } nimmt { $count } Arbeitskräfte aus der Eingangshalle zurück.
}
event-loaded = { $name } belädt in { $city }: { $good }.
event-station_built = { $name } baut Tankstelle { $number } an { $link }.
event-unlocked = { $name } schaltet frei: { $tech }.
event-developed = { $name } erreicht Feld { $space } der Entwicklungsleiste.
event-earned = { $name } erhält { $money } DM.
event-paid = { $name } zahlt { $money } DM.
event-promoted = { $name } befördert eine Arbeitskraft: { $floor }.
event-hired = Eine Arbeitskraft von { $name } kommt in die Eingangshalle.
event-card_taken = { $name } nimmt { $card }.
event-card_discarded = { $name } gibt { $card } ab.
event-card_revealed = Neu in der Auslage: { $card }.
event-cards_swapped = { $name } legt { $down } ab und nimmt { $up } auf.
event-recoloured = Die Karte von { $name } gilt in diesem Zug als { $colour }.
event-card_slid = { $name } verschiebt { $card } auf „{ $space }“.
event-cones_changed = { $name } darf über „{ $space }“ nun bis zu { $limit } Karten legen.
event-moved = { $name } fährt auf { $section }.
event-station_bonus = { $name } passiert die eigene Tankstelle an { $link }: { $bonus }
event-station_fee = { $name } passiert die Tankstelle von { $other } an { $link }; dafür gibt es { $money } DM.
event-delivered = { $name } liefert { $good }: { $country }.
event-bonus_stored = { $name } darf später eine Lieferprämie abholen: { $country }.
event-first_pharmaceuticals = Erste Pharmazeutika, { $country }: { $name } erhält { $bonus }.
event-tile_taken = { $name } nimmt das Plättchen „{ $tile }“.
event-hand_picked_up = { $name } nimmt alle Karten auf.
event-era_end_triggered = { $name } baut den letzten Abschnitt der Epoche { $era }.
event-administration = Verwaltung am Ende der Epoche { $era }.
event-budget = Bauamt { $colour }: { $name } erhält { $money } DM ({ $total } ÷ { $employees }).
event-route_checked = Routenkarte von { $name }, { $route }: Status { $status }.
event-route_checked_open = Routenkarte von { $name }, { $route }: nicht verbunden.
event-reunification = Wiedervereinigung: Die Straßensperrungen sind weg.
event-match_over = Die Partie ist zu Ende.

## Warum nicht

reason-match_over = Die Partie ist zu Ende.
reason-not_your_turn = Du bist nicht am Zug.
reason-not_now = Gerade wird etwas anderes entschieden.
reason-already_acted = Du hast deine Aktion in diesem Zug gehabt.
reason-play_a_card_first = Spiele zuerst eine Karte.
reason-not_enough_money = Das kostet { $need } DM; du hast { $have } DM.
reason-route_taken = Diese Routenkarte liegt nicht aus.
reason-nothing_to_claim = Von diesem Land gibt es keine Prämie abzuholen.
reason-not_in_hand = Diese Karte ist nicht auf deiner Hand.
reason-no_use_for_card = Kein Aktionsfeld würde diese Karte jetzt annehmen.
reason-space_full = „{ $space }“ fasst höchstens { $limit } Karten; nimm zuerst deine Karten auf.
reason-no_target = In dieser Farbe ist für „{ $space }“ gerade nichts zu tun.
reason-action_must_stay_possible = Dann wäre die Aktion deiner Karte nicht mehr möglich.
reason-nothing_played = Du hast noch keine Karte ausgespielt.
reason-funded_this_era = Du hast die Geldmittel dieser Epoche schon.
reason-no_employee_in_supply = Du hast keine Arbeitskraft im Vorrat.
reason-no_such_tile = Dieses Plättchen hast du nicht.
reason-one_tile_per_turn = Ein Prämienplättchen je Zug.
reason-tile_too_fresh = Ein Plättchen aus einer Lieferung kannst du ab deinem nächsten Zug nutzen.
reason-tile_has_no_use = Dieses Plättchen bringt gerade nichts.
reason-wrong_colour = Diese Autobahn ist { $colour }, deine Karte nicht.
reason-already_built = Dieser Abschnitt ist schon gebaut.
reason-roadblock = Die Straßensperrung bleibt bis zur Wiedervereinigung.
reason-not_connected = Das grenzt nicht an das Straßennetz.
reason-no_second_section = Danach wäre kein zweiter Abschnitt mehr möglich und bezahlbar.
reason-link_unfinished = Die Verbindung ist noch nicht fertig.
reason-already_dual = Die Verbindung ist schon ausgebaut.
reason-depot_not_connected = Noch führt keine Straße zu diesem Depot.
reason-use_the_free_truck = Belade zuerst den LKW, der frei ist.
reason-second_truck_locked = Dein zweiter LKW ist noch gesperrt.
reason-no_station_space = Diese Verbindung hat keinen Platz für eine Tankstelle.
reason-station_taken = Hier steht eine Tankstelle von { $name }.
reason-no_stations_left = Du hast alle deine Tankstellen gebaut.
reason-no_section_built = Zuerst muss ein Abschnitt dieser Verbindung gebaut sein.
reason-token_used = Dein Schlüsselmarker ({ $colour }) ist benutzt.
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
reason-station_not_built = Du hast { $built } Tankstellen gebaut; diese Prämie ist noch verdeckt.
reason-bonus_used_this_turn = Diese Prämie hattest du in diesem Zug schon.
reason-no_such_tile_there = Dieses Plättchen hat das Land nicht.
reason-truck_at_home = Dieser LKW ist nicht beladen.
reason-truck_moved = Dieser LKW ist schon gefahren.
reason-truck_colour = Der LKW steht nicht auf der Farbe deiner Karte.
reason-no_card_played = LKWs fahren nur in Zügen mit ausgespielter Karte.
reason-not_adjacent = Das liegt nicht neben dem LKW.
reason-not_built = Dieser Abschnitt ist nicht gebaut.
reason-occupied = Der LKW müsste neben einem anderen stehen bleiben.
reason-not_at_border = Der LKW steht nicht an einer Grenze.
reason-not_offered = Das steht gerade nicht zur Wahl.
why-not = Jetzt nicht: { $reason }

## Bereiche

panel-map = Karte Deutschlands und der Nachbarn
panel-dashboard = Übersichtsbereich
panel-offices = Bauämter
offices-now = je Arbeitskraft, wenn die Epoche jetzt endet
panel-administration = Verwaltung
administration-now = deine Punkte je Arbeitskraft, jetzt
panel-track = Entwicklungsleiste
panel-display = Auslage
panel-hand = Hand
panel-technologies = Technologien
panel-stations = Tankstellen
panel-deliveries = Lieferungen
panel-route = Routenkarte
panel-routes = Routenkarten zur Wahl
panel-tiles = Prämienplättchen
panel-tokens = Schlüsselmarker
panel-board = Tableau: { $name }
panel-log = Verlauf
panel-score = Wertung
map-in = Näher
map-out = Weiter weg
map-fit = Ganze Karte
sea-north = Nordsee
sea-baltic = Ostsee
years = { $from }–{ $to }
stack-left = { $n ->
    [one] noch ein Abschnitt
   *[other] noch { $n } Abschnitte
}
dash-build = Bauen
dash-upgrade = Ausbauen
dash-steps = Schritte der LKWs
dash-funding = Geldmittel
rule-dashboard = Bauen kostet { $one } auf einer Verbindung aus einem Abschnitt, { $two } je Abschnitt auf einer aus zweien. Ausbauen kostet { $up } je Abschnitt. LKWs fahren { $steps } Schritte.
rule-fund = Einmal je Epoche, statt eine Karte zu spielen: Stelle eine Arbeitskraft hierher und nimm { $money }.
fund-taken = Geldmittel erhalten: { $names }
office-name = Bauamt { $road } ({ $colour })
office-seats = Von links: { $names }.
office-forecast = Endete die Epoche jetzt: { $total } ÷ { $employees } = je { $each }
rule-office = Jeder gebaute Abschnitt und jeder Ausbau bringt eine Arbeitskraft hierher. Ist das Amt voll, geht die linke in die Eingangshalle. Am Ende einer Epoche werden die Werte der angeschlossenen Städte auf die Arbeitskräfte verteilt.
rule-lobby = Jede Arbeitskraft in der Eingangshalle ist am Ende { $n } Punkte wert.
rule-department-network = Die Etagen zählen 1, 2, 3 für jede deiner Arbeitskräfte in Bauämtern.
rule-department-trade = Die Etagen zählen 1, 2, 3 für jedes Land, in das du geliefert hast.
rule-department-service = Die Etagen zählen 1, 2, 3 für jede deiner Tankstellen.
rule-department-finance = Die Etagen zählen 1, 2, 3 für je volle 20 DM, die du hast.
rule-department-planning = Die Etagen zählen 1, 2, 3 für jede Verbesserte oder Fortschrittliche Karte auf deiner Hand.
rule-department-customs = Die Etagen zählen 1, 2, 3 für jedes Prämienplättchen, das du genommen hast.
floor-worth = { $points ->
    [one] dir jetzt { $points } Punkt wert
   *[other] dir jetzt { $points } Punkte wert
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
rule-space-build = Baue einen Abschnitt der Kartenfarbe, der an das Netz grenzt; eine Arbeitskraft kommt in dieses Bauamt.
rule-space-upgrade = Baue eine fertige Verbindung der Kartenfarbe zweispurig aus; eine Arbeitskraft kommt in dieses Bauamt.
rule-space-load = Stelle deinen LKW auf ein Depot der Kartenfarbe und lade seine Ware.
rule-space-station = Stelle deine nächste Tankstelle an eine Verbindung der Kartenfarbe mit mindestens einem gebauten Abschnitt.
city-value = { $city }, Stadtwert { $value }
rule-city = 2 für jede Autobahn mit einer fertigen Verbindung hierher, 2 mehr, wenn eine davon zweispurig ist.
rule-city-abroad = Der Wert einer Handelsstadt im Ausland steht fest.
city-depot = Depot: { $good }, für { $colours }
section-unbuilt = nicht gebaut
section-open = baubar für { $cost }
section-single = einspurige Fahrbahn
section-dual = zweispurige Fahrbahn
section-blocked = Straßensperrung bis zur Wiedervereinigung
section-tile = Prämienplättchen: { $tile }
section-develop = Entwickeln 1 für den Bau
station-free = Platz für eine Tankstelle an { $link }
station-of = Tankstelle von { $name } an { $link }
truck-of = LKW { $n } von { $name }, beladen mit { $good }
truck-home = LKW { $n } steht bereit
country-pharma = Erste Pharmazeutika: { $bonus }
country-pharma-done = Pharmazeutika wurden geliefert
country-delivered = Geliefert: { $names }
rule-country = Fahre einen Schritt über die Grenzstadt hinaus. Du nimmst ein Prämienplättchen; die bevorzugte Ware deines Liefertableaus bringt eine Prämie, andere bringen Geld.
delivery-row = { $country }: { $good } bringt { $bonus }, andere Waren { $money }
delivery-claim = Prämie liegt bereit
delivery-claimed = Prämie abgeholt
delivery-paid = Geld erhalten
delivery-open = noch nichts
route-status = Status { $n }
route-open = noch nicht verbunden
rule-route = Abschnitte des Wegs minus zweispurige Verbindungen und Tankstellen; 0 ist das Beste. Zahlt am Ende jeder Epoche.
route-now = jetzt: { $reward }
money-name = Geld
supply-name = Arbeitskräfte im Vorrat
seats-name = Arbeitskräfte in Bauämtern
stations-built = Gebaute Tankstellen
deliveries-name = Belieferte Länder
points-name = Punkte, wenn jetzt Schluss wäre
extra-tokens = { $n ->
    [one] ein zusätzlicher Schlüsselmarker
   *[other] { $n } zusätzliche Schlüsselmarker
}
token-name = Schlüsselmarker, { $colour }
token-used = benutzt
cones = { $n ->
    [0] Kein Verkehrshütchen
    [one] Ein Verkehrshütchen
   *[other] { $n } Verkehrshütchen
}
hand-empty = Keine Karten auf der Hand
tiles-none = Keine Prämienplättchen
display-empty = Keine Karte
refresh-gain = { $n } aufnehmen · +{ $money }
player-turn = am Zug
since-title = Seit deinem letzten Zug
log-empty = Noch ist nichts geschehen.
actions-empty = Gerade ist nichts zu wählen.

## Wertung

score-live = Was alle hätten, wenn die Partie jetzt endete.
score-final = Endergebnis
score-row-lobby = { $n ->
    [one] eine Arbeitskraft × { $each }
   *[other] { $n } Arbeitskräfte × { $each }
}
score-units-network = { $n ->
    [one] eine Arbeitskraft in Ämtern
   *[other] { $n } Arbeitskräfte in Ämtern
}
score-units-trade = { $n ->
    [one] ein Land
   *[other] { $n } Länder
}
score-units-service = { $n ->
    [one] eine Tankstelle
   *[other] { $n } Tankstellen
}
score-units-finance = { $n }-mal 20 DM
score-units-planning = { $n ->
    [one] eine bessere Karte
   *[other] { $n } bessere Karten
}
score-units-customs = { $n ->
    [one] ein Plättchen
   *[other] { $n } Plättchen
}
score-winner = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
score-total = Summe
score-place = { $n }.
score-floors = Etagen { $n }

## Nachschlagen

reference = Nachschlagen
ref-search = Suchen
close = Schließen
ref-none = Nichts gefunden.
ref-actions = Aktionen
ref-bonuses = Bonusaktionen
ref-cards = Aktionskarten
ref-cities = Stadtwerte

## Module und Autobot

good-wine = Wein
department-planning_all_cards = Planung
rule-department-planning_all_cards = Die Etagen zählen 1, 2, 3 für jede Verbesserte oder Fortschrittliche Karte, die du besitzt, ausgespielt oder auf der Hand.
score-units-planning_all_cards = { $n ->
    [one] eine bessere Karte
   *[other] { $n } bessere Karten
}
step-traffic = Auf welche Verbindung kommt ein Verkehrsmarker?
step-service = Wähle die Verbesserung für deine Tankstelle.
act-improve = Tankstelle verbessern an { $link }
act-service = Verbesserung nehmen: { $bonus }
act-traffic = Verkehrsmarker auf { $link } legen
act-wine = { $truck } mit deinem Wein beladen: { $wine }
event-good_lost = { $name } verzichtet auf { $good }.
event-wine_loaded = { $name } lädt Wein: { $wine }.
event-wine_delivered = { $promotions ->
    [0] { $name } bringt Wein nach { $city }.
    [one] { $name } bringt Wein nach { $city } und befördert einmal.
   *[other] { $name } bringt Wein nach { $city } und befördert { $promotions }-mal.
}
event-traffic_appeared = Verkehr auf { $section }.
event-traffic_cleared = { $name } räumt den Verkehr auf { $link }.
event-traffic_set_returned = { $name } gibt drei Verkehrsmarker für eine Beförderung ab.
event-station_improved = { $name } verbessert die Tankstelle an { $link }: { $bonus }.
event-autobot_colour = Autobot zieht { $card }.
event-autobot_task = Autobot nimmt Aufgabe { $task }, auf { $road }.
event-autobot_queued = Autobot stellt Aufgabe { $task } zurück: jetzt nicht möglich.
event-autobot_chose = Autobot, { $subject }: { $n } Kandidaten → { $trace }: { $winner }.
event-autobot_chose_only = Autobot, { $subject }: { $n ->
    [one] nur { $winner }.
   *[other] { $winner }.
}
autobot-rule = { $rule } ({ $n })
event-autobot_heads_for = Autobots { $truck } fährt nach { $goal }.
event-autobot_heads_for_none = Autobots { $truck } hat kein Ziel.
event-autobot_slot = Autobot legt ein Plättchen auf Feld { $slot } seines Tableaus.
event-autobot_task_added = Eine fortschrittliche Aufgabe kommt zu Autobots Aufgaben.
event-autobot_wine = Autobot zeigt eine Weinkarte: { $wine }.
event-autobot_reshuffled = Autobot mischt seine Stapel.
event-autobot_skipped = Autobot findet nichts zu tun und setzt aus.
subject-build = Abschnitt zum Bauen
subject-upgrade = Verbindung zum Ausbauen
subject-station = Platz für eine Tankstelle
subject-country = Ziel
subject-depot = Depot
subject-discard = Karte zum Abwerfen
subject-promotion = Abteilung
subject-wine = Wein
subject-improvement = Tankstelle zum Verbessern
subject-traffic = Verbindung für Verkehr
rule-autobot-new_city = verbindet eine neue Stadt
rule-autobot-makes_viable = macht die Aufgabe möglich
rule-autobot-helps_truck = hilft seinem LKW
rule-autobot-bonus_tile = hat ein Prämienplättchen
rule-autobot-traffic = hat Verkehr
rule-autobot-nearest_black = am nächsten an der A7
rule-autobot-nearest_centre = am nächsten an Bad Hersfeld
rule-autobot-southernmost = am südlichsten
rule-autobot-westernmost = am westlichsten
rule-autobot-northernmost = am nördlichsten
rule-autobot-easternmost = am östlichsten
rule-autobot-connected = verbunden
rule-autobot-fewest_missing = am wenigsten fehlende Abschnitte
rule-autobot-uppermost = oberste Reihe
rule-autobot-clockwise = im Uhrzeigersinn
rule-autobot-nearest_destination = am nächsten am Ziel
rule-autobot-current_colour = aktuelle Farbe
rule-autobot-commonest_colour = häufigste Farbe
rule-autobot-leftmost = am weitesten links
rule-autobot-rightmost = am weitesten rechts
rule-autobot-icon = von der Prämie gezeigt
rule-autobot-highest_floor = höchste Etage
reason-no_wine = Du hast keinen Wein zu laden.
reason-wine_road_not_built = Die Straße an der Grenze des Weins ist nicht gebaut.
reason-wine_needs_card = Wein wird mit einer ausgespielten Karte seiner Farbe geladen.
reason-section_busy = Ein anderer LKW oder Verkehr ist im Weg.
reason-no_improvements_left = Diese Verbesserung ist vergeben.
reason-not_your_station = Hier hast du keine Tankstelle.
reason-not_dual = Die Verbindung ist nicht zweispurig.
reason-already_improved = Die Tankstelle ist schon verbessert.
reason-no_traffic_here = Hier ist kein Verkehrsmarker fällig.
reason-traffic = Der LKW müsste im Verkehr anhalten.
service-employee = Arbeitskraft ins Bauamt dieser Autobahn stellen
service-funding = Geldmittel dieser Epoche erhalten
service-pick_up = Alle ausgespielten Karten aufnehmen
task-name = { $n } ({ $action })
task-name-bonus = { $n } ({ $bonus }, dann { $action })
task-road = bauen oder ausbauen
task-load = LKW beladen
task-station = Tankstelle bauen
task-discard = Karte der Auslage abwerfen
solo-employee = Arbeitskraft platzieren
solo-promote = Befördern: { $department }
wine-name = { $road }, von { $from } nach { $to }
panel-services = Tankstellentableau
panel-wine = Weinkarte
rule-services = Statt einer neuen Tankstelle darfst du eine deiner Tankstellen an einer zweispurigen Verbindung verbessern und eine dieser Prämien nehmen.
rule-wine = Lade ihn mit einer Karte seiner Farbe; der LKW startet an der Grenze und liefert, sobald er die Stadt erreicht.
wine-hidden = noch verdeckt
wine-waiting = wartet
wine-on-road = unterwegs
wine-home = geliefert
traffic-on = Verkehr auf { $link }
rule-traffic = LKWs dürfen hier durchfahren, aber nicht anhalten. Ein Ausbau räumt ihn; drei Marker bringen eine Beförderung.
traffic-kept = Verkehrsmarker
station-improved = verbessert
autobot = Autobot
autobot-board = Autobots Tableau
autobot-colours = Farbkarten
autobot-tasks = Aufgaben
autobot-queue = Warteschlange
autobot-deck = { $n ->
    [one] noch eine Karte
   *[other] noch { $n } Karten
}
autobot-slots = Prämienplättchen auf seinem Tableau
autobot-slot = Feld { $n }: { $bonus }
autobot-station = Unter Tankstelle { $n }: { $bonus }
autobot-goals = Ziele
autobot-no-queue = leer

## So wird gespielt

howto = So wird gespielt
howto-title-1 = Das Ziel
howto-text-1 = Nur deine Arbeitskräfte in der Verwaltung zählen: 2 Punkte für jede in der Eingangshalle und viel mehr auf den Etagen der Abteilungen. Alles andere bringt sie dorthin und macht diese Etagen mehr wert.
howto-title-2 = Dein Zug
howto-text-2 = Hole eine Lieferprämie ab, wenn du eine hast. Dann spiele eine Karte über ein Aktionsfeld, nimm deine ausgespielten Karten für je 1 DM auf oder hole einmal je Epoche Geldmittel. Danach dürfen LKWs auf der Farbe deiner Karte fahren.
howto-title-3 = Karten
howto-text-3 = Die Farbe sagt, wo: Rot ist die A1, Grün die A2 und so weiter. Das Feld, über das du sie legst, sagt, was. Ein Feld fasst nur so viele Karten, bis du alle wieder aufnimmst.
howto-title-4 = Bauen und ausbauen
howto-text-4 = Ein Abschnitt muss an das Netz grenzen. Jeder Bau und Ausbau setzt eine deiner Arbeitskräfte in das Bauamt dieser Straße. Ist das Amt voll, geht die linke in die Eingangshalle: Das ist der übliche Weg hinein.
howto-title-5 = Tankstellen
howto-text-5 = Sie kosten nichts und stehen zwischen den zwei Abschnitten einer langen Verbindung. Passiert dein LKW deine eigene, bekommst du eine deiner freigelegten Prämien; passieren andere sie, bekommst du Geld.
howto-title-6 = LKWs
howto-text-6 = Belade an einem Depot in der Farbe deiner Karte. Fahre auf allen gebauten Straßen. Ein Schritt über die Grenzstadt hinaus ist eine Lieferung: Du nimmst ein Prämienplättchen, und die gewünschte Ware bringt eine Prämie für später.
howto-title-7 = Technologien
howto-text-7 = Jeder Schlüsselmarker öffnet eine Technologie und damit eine Etage: Stufe 1 die erste Etage dieser Abteilung, Stufe 2 die zweite, beide oberen zusammen die dritte. Die Finanzen brauchen keine.
howto-title-8 = Beförderungen
howto-text-8 = Eine Beförderung bringt eine Arbeitskraft aus der Eingangshalle auf eine erste Etage oder eine Etage höher. Auf jeder Etage steht höchstens eine von dir, und es gibt nur drei Sitze: Sei früh dort.
howto-title-9 = Ende einer Epoche
howto-text-9 = Sind die Abschnitte der Epoche gebaut, zahlen die Bauämter ihre Budgets, wer sie beendet hat, befördert, und Routenkarten zahlen nach ihrem Status. Nach Epoche 2 fallen die Straßensperrungen. Nach Epoche 3 haben alle noch einen Zug.

## Helpers

tile-some = Ein Prämienplättchen
tile-for-builder = Wer diesen Abschnitt baut, nimmt es.
tile-for-delivery = Wer hierher liefert, nimmt eins.
rule-station-pass = LKWs passieren sie zwischen den beiden Abschnitten: Der eigene LKW bringt eine Prämie, ein fremder bringt der Besitzerin oder dem Besitzer Geld aus dem Vorrat.
section-upgrade = Ausbau für { $cost }
why-else = Jetzt nicht. { $prompt }
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
reach-countries = Kann liefern nach: { $countries }.
then-seat = Bringt eine Arbeitskraft ins Bauamt { $road }.
then-seat-full = Bringt eine Arbeitskraft ins Bauamt { $road }; die linke, von { $name }, geht in die Eingangshalle.
then-money = Dir bleiben { $n } DM.
then-tile = Du nimmst das Plättchen: { $tile }.
then-develop = Du entwickelst 1.
then-era = Es ist der letzte Abschnitt dieser Epoche.
then-wanted = Bevorzugt von: { $countries }.
then-unwanted = Kein offenes Land deines Liefertableaus bevorzugt diese Ware.
then-station = Deine Tankstelle { $n }. Sie legt frei: { $bonus }
then-fund = Eine Arbeitskraft aus deinem Vorrat bleibt dort bis zum Spielende.
then-pass-own = Er passiert deine Tankstelle: Wähle eine Prämie.
then-pass-other = Er passiert die Tankstelle von { $name }; dafür gibt es dort Geld aus dem Vorrat.
then-bonus = Die bevorzugte Ware: eine Prämie für später ({ $bonus }).
then-paid = Nicht die bevorzugte Ware: { $money }.
then-end = Dein Zug endet. Eine leere Hand wird aufgenommen.
then-done = Danach dürfen LKWs fahren. Was Karte oder Plättchen noch bieten, verfällt.
then-skip = Dann verfällt es.
then-take-tile = Du nimmst ein Prämienplättchen.
owed = Danach: { $chain }
owed-space = Aktionsfeld wählen
owed-extra_step = ein LKW fährt einen Schritt weiter
owed-station_bonus = eine Prämie für { $link }
owed-pick_tile = ein Prämienplättchen: { $country }
owed-build = Abschnitt bauen
owed-pair = zweiten Abschnitt bauen
owed-upgrade = Verbindung ausbauen
owed-load = LKW beladen
owed-station = Tankstelle bauen
owed-unlock = Technologie freischalten
owed-unlock_extra = Technologie mit zusätzlichem Marker freischalten
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
owed-pay_employee = für { $price } DM eine Arbeitskraft ins Bauamt { $road }, oder nicht
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

## Autobot, step by step

bot-turn = Autobots Zug
bot-step = Schritt { $n } von { $of }
bot-back = Zurück
bot-next = Weiter
bot-skip = Überspringen
bot-show = Diesen Zug Schritt für Schritt zeigen
bot-why = So hat er gewählt: { $subject }
bot-candidates = { $n ->
    [one] Einziger Kandidat
   *[other] { $n } Kandidaten
}
bot-idle = entscheidet nichts
bot-left = es bleibt: { $names }
bot-choice = Gewählt als { $subject }: { $winner }.
bot-winner = Gewählt

## At a real table

companion-title = Am echten Tisch
companion-about = Du hast das Spiel vor dir und spielst allein: Autobot spielt von hier aus. Gib ein, was du auf dem Plan getan hast, und er sagt dir Teil für Teil, was er tut und warum.
companion-step-1 = Baue das Spiel für zwei auf; die zweite Farbe gehört Autobot. Seine Aufgaben- und Farbkarten bleiben in der Schachtel: Sie werden hier gezogen.
companion-step-2 = Sage, welches Liefertableau Autobot hat und welche fünf Karten ausliegen.
companion-step-3 = Autobot beginnt. Gib nach jedem deiner Züge ein, was sich geändert hat, dann spielt er.
companion-level = Stufe von Autobot
companion-level-hint = 1 bis 6 nutzen die leichte Seite seines Tableaus, 7 bis 12 die schwere; innerhalb jeder Seite ist höher stärker.
companion-modules = Module auf deinem Tisch
companion-material = Bonusmaterial in deinem Spiel
companion-department = Zusätzliche Abteilung
material-extra_tiles = Vier weitere Prämienplättchen
material-two_colour_cards = Zweifarbige Karten
department-none = Keine
companion-start = Starten
companion-ask = Du bist am Zug. Was ist auf dem Tisch geschehen?
companion-past = Eine frühere Stellung.
companion-entered = In diesem Zug eingegeben
companion-over = Die Partie ist zu Ende
companion-score = { $n ->
    [one] Autobot hat { $n } Punkt.
   *[other] Autobot hat { $n } Punkte.
}
companion-compare = Zähle deine eigenen Punkte am Tisch: Du gewinnst, wenn du mehr hast.
step-companion = Gib ein, was auf dem Tisch geschehen ist.
step-board = Welches Liefertableau hat Autobot? Wähle das, das so aussieht.
step-reveal = Welche Karte kam bei dir vom Stapel? Lege sie auf den ersten freien Platz von links.
enter-build = Abschnitt gebaut
enter-how-build = Klicke den Abschnitt auf der Karte an.
enter-upgrade = Verbindung ausgebaut
enter-how-upgrade = Klicke die ausgebaute Verbindung auf der Karte an.
enter-station = Tankstelle gebaut oder verbessert
enter-how-station = Klicke den Platz der Tankstelle auf der Karte an.
enter-passed = Tankstelle von Autobot passiert
enter-how-passed = Ein Eintrag für jede Tankstelle, die deine LKWs passiert haben.
enter-tile = Plättchen eines Landes genommen
enter-how-tile = Klicke das Land an, in das du geliefert hast.
enter-served = Erste Pharmazeutika
enter-how-served = Klicke das Land an, das seine ersten Pharmazeutika bekam.
enter-card = Karte der Auslage genommen
enter-how-card = Klicke die Karte in der Auslage an.
enter-employ = Arbeitskraft durch eine Prämie gestellt
enter-how-employ = Klicke das Bauamt an. (Bauen und Ausbauen tun das von selbst.)
enter-truck-1 = LKW 1 steht woanders
enter-truck-2 = LKW 2 steht woanders
enter-how-truck-n = Klicke das Depot oder den Abschnitt an, wo er jetzt steht, oder schicke ihn heim.
entered-build = Gebaut: { $section }
entered-upgrade = Ausgebaut: { $link }
entered-load = { $truck } steht jetzt im { $depot }
entered-move = { $truck } steht jetzt auf { $section }
entered-end = Mein Zug ist zu Ende: Autobot spielt
act-home = { $truck } ist zurück auf dem Tableau
act-tilegone = Plättchen genommen: { $country }
act-served = Erste Pharmazeutika: { $country }
act-employ = Eine Arbeitskraft im Bauamt { $colour }
act-passed = Mein LKW passierte eine Tankstelle von Autobot
act-board = Liefertableau { $board }
act-reveal = Vom Stapel kam: { $card }
do-built = Nimm einen Abschnitt vom Stapel dieser Epoche und lege ihn auf { $section }.
do-upgraded = Drehe die Abschnitte von { $link } auf die zweispurige Seite und erhöhe die Stadtwerte.
do-station_built = Stelle Autobots Tankstelle { $number } auf { $link }.
do-station_improved = Lege eine Verbesserung zu Autobots Tankstelle auf { $link }.
do-employee_placed = Stelle eine Arbeitskraft von Autobot ins Bauamt { $road }.
do-employee_placed_lobby = Stelle eine Arbeitskraft von Autobot ins Bauamt { $road }; die linke, von { $other }, kommt in die Eingangshalle.
do-employees_recalled = Nimm Autobots Arbeitskräfte aus der Eingangshalle in seinen Vorrat zurück: { $count }.
do-loaded = Stelle Autobots { $truck } auf das { $depot } und lade die Ware.
do-wine_loaded = Belade Autobots { $truck } mit Wein: { $wine }.
do-moved = Bewege Autobots { $truck } auf { $to }.
do-moved_from = Bewege Autobots { $truck } von { $from } auf { $to }.
do-delivered = { $good } geliefert, { $country }: Nimm Autobots { $truck } zurück und lege einen Liefermarker in diese Zeile.
do-wine_delivered = Wein geliefert, { $city }: Nimm Autobots { $truck } zurück.
do-first_pharmaceuticals = Markiere { $country } als mit Pharmazeutika beliefert. Autobots Prämie: { $bonus }.
do-tile_taken = Autobot nimmt das Prämienplättchen, das dort liegt.
do-autobot_slot = Lege das Plättchen verdeckt auf Feld { $slot } von Autobots Tableau.
do-developed = Rücke Autobots Marker auf der Entwicklungsleiste auf Feld { $space }.
do-promoted = Befördere eine Arbeitskraft von Autobot: { $floor }.
do-hired = Stelle eine Arbeitskraft aus Autobots Vorrat in die Eingangshalle.
do-station_fee = Autobots LKW passiert deine Tankstelle an { $link }: Nimm { $money }.
do-station_bonus = Autobot passiert seine Tankstelle an { $link } und nimmt seine Prämie.
do-card_gone = Nimm { $card } aus der Auslage; die Karten links davon rücken nach rechts.
do-traffic_appeared = Lege einen Verkehrsmarker auf { $section }.
do-traffic_cleared = Nimm den Verkehrsmarker von { $link }.
do-heads_for = Autobots { $truck } fährt nach { $goal }: Lege seinen Zielmarker dorthin.
do-administration = Epoche { $era } ist zu Ende. Zahle dir die Bauämter aus, befördere, falls du die Epoche beendet hast, und prüfe deine Routenkarte. Autobot bekommt kein Geld.
do-reunification = Wiedervereinigung: Nimm die Straßensperrungen vom Plan.
ref-open = Nachschlagen
ref-trucks = Fahren
rule-trucks = Nach deiner Karte dürfen LKWs, die auf ihrer Farbe stehen, über jede gebaute Straße fahren: 2 Schritte in Epoche 1, danach 3, von einer zweispurigen Straße einen mehr. Sie dürfen andere passieren, aber nicht neben ihnen halten.
rule-eras = Jede Epoche hat ihren Stapel Abschnitte, ihre Kosten, ihre Geldmittel und die Schritte der LKWs. Sie endet mit dem Zug, der ihren letzten Abschnitt baut.
rule-tokens = Für jede Farbe außer Schwarz gibt es einen Marker; er schaltet eine Technologie frei, wenn eine Karte der Farbe dafür gespielt wird. Drei weitere gibt es nur durch Prämien.
ref-traffic = Verkehr

## The position in words

tab-words = In Worten
tell-title = Die Stellung in Worten
tell-overview = Überblick
tell-era = { $left ->
    [one] Epoche { $era }, noch ein Abschnitt.
   *[other] Epoche { $era }, noch { $left } Abschnitte.
}
tell-turn = Am Zug: { $name }.
tell-roads = Autobahnen
tell-dual = zweispurig { $items }
tell-single = einspurig { $items }
tell-half = halb gebaut { $items }
tell-open = baubar: { $items }
tell-cost = { $what } ({ $cost })
tell-nothing = nichts
tell-nobody = niemand
tell-cities = Angeschlossene Städte
tell-trucks = LKWs
tell-truck = { $truck }: { $where }. { $reach }
tell-tiles = Prämienplättchen auf der Karte
tell-tile = { $where }: { $tile }
tell-countries = Länder
tell-country = { $country }: Plättchen { $tiles }; beliefert von { $names }
tell-office = { $title }: von links { $names }, { $free } Plätze frei, zahlt je { $each }
tell-office-empty = { $title }: leer, { $free } Plätze
tell-floor = Etage { $floor } { $names }
tell-points = { $n ->
    [one] { $n } Punkt, wenn jetzt Schluss wäre
   *[other] { $n } Punkte, wenn jetzt Schluss wäre
}
tell-supply = { $n ->
    [one] eine Arbeitskraft im Vorrat
   *[other] { $n } Arbeitskräfte im Vorrat
}
tell-track = Feld { $n } der Entwicklungsleiste
tell-money = Geld: { $money }
tell-hand = Hand: { $cards }
tell-played = { $space }, { $n } von { $limit }: { $cards }
tell-techs = Technologien: { $techs }
tell-stations = { $n ->
    [one] eine Tankstelle gebaut
   *[other] { $n } Tankstellen gebaut
}
tell-delivered = Beliefert: { $countries }
tell-unclaimed = Prämie abholbereit: { $countries }

## How to play, the rest

howto-title-10 = Prämienplättchen und Entwicklung
howto-text-10 = Plättchen liegen auf der Karte und in den Ländern; einmal je Zug darfst du eines nutzen. Jeder Entwicklungsschritt bringt deinen Marker ein Feld weiter, und jedes Symbol, das er erreicht, gehört dir sofort: Geld, eine Beförderung, eine Technologie oder Platz für eine weitere Karte über einem Aktionsfeld.
howto-title-11 = Auf diesem Bildschirm
howto-text-11 = Die Zeile oben sagt, was zu entscheiden ist. Was du wählen kannst, leuchtet blau: Klicke es an, oder drücke Tab und Enter. Zeige auf irgendetwas, und du erfährst Namen, Regel und warum es jetzt nicht geht; R schlägt es nach. Mit der Tastatur besuchen E und die Pfeiltasten alles. Du kannst Schritte zurücknehmen, bis etwas Neues aufgedeckt wurde.
guide-note-1 = Eine deiner Arbeitskräfte auf Etage 2 ist das Doppelte dessen wert, was die Abteilung zählt. Die Zahl links in jedem Raum sagt, was er dir jetzt wert ist.
guide-note-2 = Die vier Phasen eines Zuges. Nur die zweite muss sein.
guide-note-3 = Früher gespielte Karten belegen ihre Plätze, bis du alle aufnimmst. Die Hütchen zeigen, wie viel Platz noch frei werden kann.
guide-note-4 = Eine farbige Straße ist gebaut, eine gestrichelte geplant; die runde Zahl ist der Preis. Darunter die Bauämter und was jedes je Kopf zahlen würde, wenn die Epoche jetzt endete.
guide-note-5 = Eine Tankstelle steht in der Mitte ihrer Verbindung. Jede, die du baust, legt die nächste Prämie deiner Reihe frei.
guide-note-6 = Die Zeilen deines Liefertableaus: was jedes Land bevorzugt, die Prämie dafür und sonst das Geld rechts.
guide-note-7 = Blau ist freigeschaltet. Eine Technologie braucht die darunter; eine ganze Reihe bringt die Prämie daneben.
guide-note-8 = Von der Eingangshalle unten hinauf, Etage um Etage.
guide-note-9 = Die drei Epochen mit ihren Kosten. Die große Zahl zählt die übrigen Abschnitte; mit dem letzten endet die Epoche.
guide-note-10 = Die Entwicklungsleiste; nach dem letzten Feld geht es in der unterstrichenen Schleife weiter.
guide-note-11 = So sieht etwas aus, das du wählen kannst.
guide-phase-1 = Lieferprämie abholen
guide-phase-2 = Karte spielen, aufnehmen oder Geldmittel
guide-phase-3 = LKWs bewegen
guide-phase-4 = Zug beenden
guide-where = Seite { $n } von { $of }
guide-lead = Zehn Minuten, elf Seiten: Dann kannst du spielen.
companion-wine = Deine Weinkarte: { $wine }. Nimm diese aus der Schachtel.
