### Autobahn, autobot, German.

autobot-board = Autobots Solotableau
autobot-colours = Farbkarten
autobot-tasks = Anweisungen
autobot-queue = Warteschlange
autobot-deck = { $n ->
    [one] noch eine Karte
   *[other] noch { $n } Karten
}
autobot-slots = Prämienplättchen auf dem Solotableau
autobot-goals = Ziele
autobot-no-queue = leer
bot-step = Schritt { $n } von { $of }
bot-skip = Überspringen
bot-why = So hat Autobot gewählt: { $subject }
bot-candidates = { $n ->
    [one] Einziger Kandidat
   *[other] { $n } Kandidaten
}
bot-idle = entscheidet hier nichts
bot-left = es bleibt: { $names }
bot-choice = Gewählt als { $subject }: { $winner }.
bot-winner = Gewählt
companion-title = Am echten Tisch
companion-about = Du hast das Spiel vor dir und spielst allein: Autobot spielt von hier aus. Gib ein, was du auf dem Spielplan getan hast, und er sagt dir Schritt für Schritt, was er tut und warum.
companion-step-1 = Baue das Spiel für zwei auf; die zweite Farbe gehört Autobot. Seine Anweisungs- und Farbkarten bleiben in der Schachtel: Sie werden hier gezogen.
companion-step-2 = Gib an, welches Liefertableau Autobot hat und welche fünf Karten ausliegen.
companion-step-3 = Autobot beginnt. Gib nach jedem deiner Züge ein, was sich geändert hat, dann spielt er.
companion-level = Autobots Stufe
companion-level-hint = Stufe 1 bis 6 nutzt die leichte Seite seines Solotableaus, 7 bis 12 die schwere; auf jeder Seite gilt: je höher, desto stärker.
companion-modules = Module in deiner Partie
companion-material = Bonusmaterial in deinem Spiel
companion-department = Zusätzliche Abteilung
companion-start = Los
companion-first = Führe zuerst Autobots Zug Schritt für Schritt aus. Gib danach deinen ein.
companion-ask = Du bist am Zug. Was ist am Tisch geschehen?
companion-past = Eine frühere Stellung.
companion-entered = In diesem Zug eingegeben
companion-over = Die Partie ist zu Ende
companion-score = { $n ->
    [one] Autobot hat { $n } Punkt.
   *[other] Autobot hat { $n } Punkte.
}
companion-compare = Zähle deine eigenen Punkte am Tisch: Du gewinnst, wenn du mehr hast.
enter-build = Abschnitt gebaut
enter-how-build = Wähle den Abschnitt auf der Karte.
enter-upgrade = Verbindung ausgebaut
enter-how-upgrade = Wähle die ausgebaute Verbindung auf der Karte.
enter-station = Tankstelle gebaut oder verbessert
enter-how-station = Wähle den Platz der Tankstelle auf der Karte.
enter-passed = Tankstelle von Autobot passiert
enter-how-passed = Ein Eintrag für jede Tankstelle, die deine LKWs passiert haben.
enter-tile = Plättchen eines Landes genommen
enter-how-tile = Wähle das Land, in das du geliefert hast.
enter-served = Erste Pharmazeutika
enter-how-served = Wähle das Land, das seine ersten Pharmazeutika bekam.
enter-card = Karte aus der Auslage genommen
enter-how-card = Wähle die Karte in der Auslage.
enter-employ = Arbeitskraft durch eine Prämie eingesetzt
enter-how-employ = Wähle das Bauamt. (Beim Bauen und Ausbauen geschieht das von selbst.)
enter-truck-1 = LKW 1 steht woanders
enter-truck-2 = LKW 2 steht woanders
enter-how-truck-n = Wähle das Depot oder den Abschnitt, wo er jetzt steht, oder schicke ihn zurück aufs Tableau.
do-built = Nimm einen Abschnitt vom Stapel dieser Epoche und lege ihn hierhin: { $section }.
do-upgraded = Drehe die Abschnitte der { $link } auf die zweibahnige Seite und erhöhe die Stadtwerte.
do-station_built = Stelle Autobots Tankstelle { $number } hierhin: { $link }.
do-station_improved = Lege eine Verbesserung zu Autobots Tankstelle: { $link }.
do-employee_placed = Stelle eine Arbeitskraft von Autobot ins Bauamt { $road }.
do-employee_placed_lobby = Stelle eine Arbeitskraft von Autobot ins Bauamt { $road }; die ganz links, von { $other }, kommt in die Eingangshalle.
do-employees_recalled = Nimm Autobots Arbeitskräfte aus der Eingangshalle in seinen Vorrat zurück: { $count }.
do-loaded = Stelle Autobots LKW { $truck } auf das { $depot } und lade die Ware.
do-wine_loaded = Belade Autobots LKW { $truck } mit Wein: { $wine }.
do-moved = Bewege Autobots LKW { $truck } hierhin: { $to }.
do-moved_from = Bewege Autobots LKW { $truck }. Von: { $from }. Nach: { $to }.
do-delivered = { $good } { $to } geliefert: Nimm Autobots LKW { $truck } zurück und lege einen Liefermarker in diese Zeile.
do-wine_delivered = Wein nach { $city } geliefert: Nimm Autobots LKW { $truck } zurück.
do-first_pharmaceuticals = Erste Pharmazeutika ({ $country }): Lege dort einen Liefermarker hin. Autobots Prämie: { $bonus }.
do-tile_taken = Autobot nimmt das Prämienplättchen, das dort liegt.
do-autobot_slot = Lege das Plättchen verdeckt auf Feld { $slot } von Autobots Solotableau.
do-developed = Rücke Autobots Entwicklungsmarker auf Feld { $space } der Entwicklungsleiste.
do-promoted = Befördere eine Arbeitskraft von Autobot: { $floor }.
do-hired = Stelle eine Arbeitskraft aus Autobots Vorrat in die Eingangshalle.
do-station_fee = Autobots LKW passiert deine Tankstelle an der { $link }: Nimm { $money }.
do-station_bonus = Autobot passiert seine Tankstelle an der { $link } und erhält seine Prämie.
do-card_gone = Nimm die { $card } aus der Auslage; die Karten links davon rücken nach rechts.
do-traffic_appeared = Lege einen Verkehrsmarker hierhin: { $section }.
do-traffic_cleared = Nimm den Verkehrsmarker weg: { $link }.
do-heads_for = Ziel von Autobots LKW { $truck }: { $goal }. Lege seinen Marker dorthin.
do-administration = Epoche { $era } ist zu Ende. Zahle dir die Baubudgets aus, befördere, falls du die Epoche beendet hast, und prüfe deine Routenkarte. Autobot bekommt kein Geld.
do-reunification = Wiedervereinigung: Nimm die Straßensperrungen vom Spielplan.
companion-wine = Deine Weinkarte: { $wine }. Nimm diese aus der Schachtel.
