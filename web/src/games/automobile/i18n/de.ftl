### Automobile, German.

## Things

what-worker = Arbeiter
what-research = Forschung
what-body = Karosserie
what-engine = Motor
what-race = Grand Prix
what-merchant = Käufer
what-bonus = Bonus
rule-act-worker = Ein Arbeiter kommt aus deinem Vorrat in die Kantine. Wartet eine deiner Forschungskarten auf einen Arbeiter, muss er stattdessen dorthin.
rule-act-research = Nimm eine der beiden offenen Forschungskarten; die andere wird abgelegt, zwei neue werden aufgedeckt.
rule-act-body = Nimm die beste Karosserie, die deine Forschung erlaubt, in eine Werkstatt. Sind alle voll, muss ein altes Teil weichen.
rule-act-engine = Nimm den besten Motor, den deine Forschung erlaubt: in eine Werkstatt, oder in deinen Rennwagen, wenn er besser ist als der dortige.
rule-act-race = Dein Rennwagen fährt so weit, wie sein Motor stark ist. Felder mit anderen Wagen zählen nicht mit.
rule-act-merchant = Rufe einen Käufer auf den nächsten freien Platz und nimm die Chips neben seinem Stapel. Sind alle Plätze besetzt, rückt stattdessen die Schlussglocke einen Schritt weiter.
rule-act-bonus = Die untere Hälfte eines Bonusplättchens.

preference-body = Karosserie
preference-engine = Motor
preference-prestige = Prestige
preference-price = Preis
rule-preference-body = Kauft den Wagen mit der besten Karosserie; bei Gleichstand den billigsten.
rule-preference-engine = Kauft den Wagen mit dem stärksten Motor; bei Gleichstand den billigsten.
rule-preference-prestige = Kauft den Wagen mit den meisten Arbeitern; bei Gleichstand den billigsten.
rule-preference-price = Kauft den billigsten Wagen und zahlt das { $n }-Fache des Preises.
merchant-name = Käufer { $n }: { $preference }
merchant-chip = Daimlers Chip: Wer hier verkauft, bekommt { $n } mehr.
stack-name = Noch zu rufende Käufer: { $preference }
stack-tip = { $left ->
    [0] Keiner mehr zu rufen.
    [one] Einer noch zu rufen.
   *[other] { $left } noch zu rufen.
} { $points ->
    [0] Keine Chips neben dem Stapel.
    [one] Ein Punkt für den, der ihn ruft.
   *[other] { $points } Punkte für den, der ihn ruft.
}

part-body = Karosserie { $n }
part-engine = Motor { $n }
part-empty = leer
workshop-name = Werkstatt { $n }: { $part }
rule-workshop = Jede Werkstatt fasst eine Karosserie oder einen Motor.
motor-name = Rennwagen: Motor { $n }
motor-moves = fährt { $n }
rule-motor = Eine Grand-Prix-Aktion bewegt den Wagen um den Wert seines Motors. Dieser Motor ist nie für den Markt.
canteen-name = Kantine: { $n ->
    [0] niemand
    [one] ein Arbeiter
   *[other] { $n } Arbeiter
}
canteen-hire = noch { $n }
rule-canteen = Arbeiter der Kantine aktivieren Entwicklungskarten und gehen mit deinen Wagen auf den Markt. Die auf Wagen kehren am Rundenende in den Vorrat zurück.
level-body = Karosserieforschung { $n }
level-engine = Motorenforschung { $n }
rule-level = Der Wert der nächsten Karosserie oder des nächsten Motors: Punkte auf deinem Startplättchen und auf Entwicklungen mit einem Arbeiter.

card-hire = { $n } einstellen
card-race = Grand Prix { $n }
card-parts = Beide Teile
card-development = { $points }
dev-body = Karosserie +{ $n }
dev-engine = Motor +{ $n }
dev-take-body = nimm eine Karosserie
dev-take-engine = nimm einen Motor
kind-engineer = Ingenieur
kind-instant = Sofort
kind-development = Entwicklung
rule-card-hire = Stelle bis zu { $n } Arbeiter aus deinem Vorrat ein, dann lege die Karte ab.
rule-card-race = Dein Rennwagen fährt { $n } Felder, dann wird die Karte abgelegt.
rule-card-parts = Nimm eine Karosserie und einen Motor nach deiner Forschung, dann lege die Karte ab.
rule-development = Gibt { $points }, sobald einer deiner Arbeiter darauf steht. Ist jemand in der Kantine, geschieht das sofort; sonst muss der nächste Arbeiter, den du einstellst, dorthin.
rule-development-take = Das Teil kommt dann, und der neue Punkt zählt dafür schon.
card-waits = wartet auf einen Arbeiter
card-active = mit Arbeiter
deck-pile = { $n ->
    [one] Noch eine Karte im Stapel
   *[other] Noch { $n } Karten im Stapel
}
deck-used = { $n ->
    [0] Keine Karte abgelegt
    [one] Eine Karte abgelegt
   *[other] { $n } Karten abgelegt
}
deck-top = Oben auf dem Ablagestapel: { $card }
rule-deck = Ist der Stapel leer, werden die abgelegten Karten gemischt.

rule-engineer-opel = Käufer, die nach dem Preis gehen, zahlen dir das { $n }-Fache.
rule-engineer-horch = Bringst du einen Wagen auf den Markt, darfst du einen Chip ({ $chips }) auf seinen Motor legen, auch über { $best } hinaus.
rule-engineer-benz = Einmal in der Partie darfst du zu Beginn einer Wertung einen weiteren Käufer bringen, der als Letzter kauft. Du nimmst die Chips neben dem Stapel.
rule-engineer-bugatti = Jeder neue Motor in deinem Rennwagen bewegt ihn sofort um den neuen Wert.
rule-engineer-porsche = Jede Fahrt deines Rennwagens geht { $n ->
    [one] ein Feld
   *[other] { $n } Felder
} weiter.
rule-engineer-daimler = In deinem Zug darfst du einen Chip ({ $chips }) auf einen aktiven Käufer legen: Der Verkauf dort bringt so viel mehr. Ein Chip je Käufer.
rule-engineer-otto = Stelle sofort bis zu { $n } Arbeiter ein, dann forsche noch einmal.
rule-engineer-diesel = In deinem Zug darfst du einen Chip abgeben und eine Sache an einem deiner Wagen auf dem Markt ändern: Karosserie, Motor, mehr Arbeiter oder den Preis.
rule-engineer-maybach = Bringst du einen Wagen auf den Markt, darfst du einen Chip ({ $chips }) auf seine Karosserie legen, auch über { $best } hinaus.
rule-chips = Je Zug ist ein Ingenieurchip erlaubt.
chip-name = { $engineer }: Chip { $chip }
chip-plus = +{ $n }
chip-once = einmal
chip-change = ändern

award-lap1 = { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}
award-lap2 = { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}
award-merchant = { $n } gleiche
award-market = { $n } Wagen
award-body3 = Kaross. { $n }
award-body6 = Kaross. { $n }
award-engine4 = Motor { $n }
award-engine7 = Motor { $n }
award-worker = Vorrat leer
award-engineers = { $n } Ing.
rule-award-lap1 = Für den Ersten mit { $n ->
    [one] einer Runde
   *[other] { $n } Runden
} in einem Rennen.
rule-award-lap2 = Für den Ersten mit { $n ->
    [one] einer Runde
   *[other] { $n } Runden
} in einem Rennen.
rule-award-merchant = Für den Ersten, der Käufer Nummer { $n } einer Art ruft, während der andere da ist. Auch mit Benz.
rule-award-market = Für den Ersten mit { $n } Wagen zugleich auf dem Markt.
rule-award-body3 = Für den Ersten, der eine Karosserie von { $n } oder besser in eine Werkstatt stellt.
rule-award-body6 = Für den Ersten, der eine Karosserie von { $n } oder besser in eine Werkstatt stellt.
rule-award-engine4 = Für den Ersten, der einen Motor von { $n } oder besser in eine Werkstatt stellt; der Rennwagen zählt nicht.
rule-award-engine7 = Für den Ersten, der einen Motor von { $n } oder besser in eine Werkstatt stellt; der Rennwagen zählt nicht.
rule-award-worker = Für den Ersten, der keinen Arbeiter mehr im Vorrat hat.
rule-award-engineers = Für den Ersten mit { $n } Ingenieuren.
award-tip = { $points } Punkte: { $what }
award-free = noch zu haben
award-gone = gehört { $name }

start-worker = ein Arbeiter
start-body = eine Karosserie
start-engine = ein Motor
start-space = Rennwagen auf Feld { $n }
start-motor = Rennmotor { $n }
start-name = Startplättchen: { $what }
rule-start = Das bekommst du sofort. Danach zählt das Plättchen als je ein Forschungspunkt für Karosserien und Motoren.

bonus-engine = Motor von { $n }
bonus-body = Karosserie von { $n }
bonus-canteen = { $n } je Arbeiter in der Kantine
bonus-tune = Rennmotor +{ $n }
bonus-remove = Wagen zurück für { $n }
bonus-sell = Teil verkaufen
bonus-recover = oberste abgelegte Karte
rule-bonus-engine = Nimm einen Motor von { $n }, gleich was deine Forschung sagt: in eine Werkstatt, oder in deinen Rennwagen, wenn er besser ist.
rule-bonus-body = Nimm eine Karosserie von { $n } in eine Werkstatt, gleich was deine Forschung sagt.
rule-bonus-canteen = { $n ->
    [one] Ein Punkt
   *[other] { $n } Punkte
} für jeden Arbeiter in deiner Kantine.
rule-bonus-tune = Der Motor deines Rennwagens wird um { $n } besser, gleich was deine Forschung sagt. Mit Bugatti darfst du sofort fahren.
rule-bonus-remove = Du darfst einen deiner Wagen für { $n } Punkte vom Markt nehmen. Sein Preis ist wieder frei; Teile und Arbeiter gehen in den Vorrat.
rule-bonus-sell = Du darfst ein Teil aus einer Werkstatt für seinen Wert in Punkten verkaufen.
rule-bonus-recover = Nimm die oberste Karte des Ablagestapels; sie wirkt, als hättest du sie erforscht.
rule-bonus-tile = Ein Bonusplättchen der Runde liegt in der Kette. Wer es nimmt, führt beide Hälften aus; dann kommt das nächste.

price-name = Preischip { $n }
rule-price = Der Preis deines Wagens: So viel verdienst du beim Verkauf. Unter gleichen Wagen wird der billigere gekauft.
car-name = { $name }: Karosserie { $body }, Motor { $engine }, { $workers ->
    [one] ein Arbeiter
   *[other] { $workers } Arbeiter
}, Preis { $price }
car-boost = Mit Chip +{ $n } von { $engineer }.
bay-free = freier Stellplatz
bay-last = Ein Wagen hier beendet die Runde.
rule-bay = Ein Wagen braucht eine Karosserie, einen Motor, mindestens einen Arbeiter aus der Kantine und einen freien Preis. Ein Wagen je Zug, an dessen Ende.
car-sold = Käufer { $n } würde ihn nehmen: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} ({ $why }).
car-unsold = Niemand würde ihn kaufen.
car-saved = Diesen Wagen nähme, wer jetzt noch gerufen wird: { $merchants }.
no-buyer = kein Käufer
place-free = freier Platz
place-benz = für den Chip von Benz
place-benz-brief = nur mit Benz
rule-place = Eine Käufer-Aktion bringt einen Käufer hierher. In dieser Reihenfolge kaufen sie am Rundenende.
rule-place-benz = Wer den Chip von Benz hat, darf zu Beginn der Wertung einen Käufer hierher bringen.
call-title = Wenn du rufst
call-line = { $preference }: würde den Wagen von { $name } für { $points } kaufen
call-none = { $preference }: fände keinen Wagen
bell-name = Schlussglocke: { $n ->
    [0] die Runde endet
    [one] noch ein Schritt
   *[other] noch { $n } Schritte
}
rule-bell = Sind alle Plätze der Käufer besetzt, rückt jede Käufer-Aktion die Glocke einen Schritt weiter. Bei 0 endet die Runde nach diesem Zug.

sale-only = der letzte Wagen
sale-best-body = Karosserie { $value }, die beste
sale-best-engine = Motor { $value }, der beste
sale-best-prestige = { $value ->
    [one] ein Arbeiter
   *[other] { $value } Arbeiter
}, die meisten
sale-best-price = Preis { $value }, der niedrigste
sale-equal-body = Karosserie { $value }, billiger als { $other }
sale-equal-engine = Motor { $value }, billiger als { $other }
sale-equal-prestige = { $value ->
    [one] ein Arbeiter
   *[other] { $value } Arbeiter
}, billiger als { $other }
sale-equal-price = Preis { $value }, der niedrigste
sale-level-body = Karosserie { $value }, bei Gleichstand der billigste
sale-level-engine = Motor { $value }, bei Gleichstand der billigste
sale-level-prestige = { $value ->
    [one] ein Arbeiter
   *[other] { $value } Arbeiter
}, bei Gleichstand der billigste
sale-level-price = Preis { $value }, der niedrigste
sale-none = kein Wagen übrig
sale-line = { $name } verkauft zu { $price }: { $sum } Punkte ({ $why })
sale-sum-times = { $price } × { $n }

panel-line = Die Kette
panel-market = Markthalle
panel-race = Grand Prix
panel-offer = Forschung
panel-awards = Für den Ersten mit
panel-workshops = Werkstätten
panel-motor = Rennwagen
panel-canteen = Kantine
panel-research = Forschung: nächste Teile
panel-engineers = Ingenieure
panel-prices = Freie Preise
panel-stacks = Zu rufen
panel-bell = Schlussglocke
panel-points = Punkte
points-hidden = verdeckt
points-count = { $n ->
    [one] Punkt
   *[other] Punkte
}
rule-points = Chips und Auszeichnungen. Andere sehen deine erst am Ende der Partie, es sei denn, am Tisch wird mit offenen Punkten gespielt.
tab-line = Kette
tab-market = Markt
tab-mine = Werkstatt
round-name = Runde { $n }
round-of = Runde { $n } von { $of }
round-label = Runde
rule-round = Drei Runden, jede mit eigenen Preischips. Eine Runde endet, wenn der Markt voll ist oder die Schlussglocke auf 0 steht.
market-cars = { $n } von { $of } Wagen
market-merchants = { $n } von { $of } Käufern

line-you = Du
line-gap = die Lücke
line-gap-name = Die Lücke
rule-gap = Sie liegt zwischen dem vorderen und dem hinteren Ende der Kette. Hierher, nach vorn, kommt das Plättchen, das du nimmst, und mit ihm die Plättchen, hinter denen niemand steht.
line-swept = nach vorn
line-order = Zugfolge
line-now = jetzt
line-then = dann
line-tile = Plättchen: { $tile }
line-hint = Zeige auf ein Plättchen oder tippe es einmal an, um zu sehen, was es mit der Zugfolge macht.
line-again = Noch einmal tippen, um es zu nehmen.
line-place = { $n }.
line-worker = Arbeiter von { $name }: { $place }
rule-line = Am Zug ist, wer in der Kette ganz hinten steht. Plättchen, hinter denen niemand steht, gehen nach vorn.
if-take = Wenn du nimmst: { $tile }
wait-none = Du bist gleich wieder dran
wait-one = { $n ->
    [one] Ein Zug anderer vor dir
   *[other] { $n } Züge anderer vor dir
}
wait-some = { $least } bis { $most } Züge anderer vor dir
hand-title = In der Hand: { $tile }
hand-done = erledigt
hand-theirs = { $name } hat genommen: { $tile }

brings-worker = ein Arbeiter für die Kantine
brings-worker-card = ein Arbeiter für eine wartende Karte
brings-worker-none = kein Arbeiter übrig: verfällt
brings-research = eine der beiden Karten
brings-body = Karosserie { $n } in eine Werkstatt
brings-body-full = Karosserie { $n } statt eines alten Teils
brings-engine = Motor { $n } in eine Werkstatt
brings-engine-full = Motor { $n } statt eines alten Teils
brings-engine-motor = oder in den Rennwagen (jetzt { $n })
brings-race = auf Feld { $n }
brings-race-lap = auf Feld { $n }, Runde { $lap }
brings-merchant = du wählst Käufer { $n }
brings-bell = die Glocke rückt auf { $n }
brings-end = die Glocke läutet: Rundenende
brings-car = ein Wagen würde die Runde beenden
brings-award = Auszeichnung: +{ $n }

try-title = Wagen ausprobieren
try-close = Schließen
try-missing-body = Du hast keine Karosserie in einer Werkstatt.
try-missing-engine = Du hast keinen Motor in einer Werkstatt.
try-missing-worker = Du hast keinen Arbeiter in der Kantine.
try-full = Der Markt ist voll.
try-body = Karosserie
try-engine = Motor
try-boost = Chip
try-none = keiner
try-workers = Arbeiter
try-price = Preis
try-sold = Käufer { $n } würde ihn nehmen: +{ $points }
try-unsold = Nach jetzigem Stand würde ihn niemand kaufen
try-gain = Alle deine Wagen zusammen: { $n }
try-place = Diesen Wagen auf den Markt bringen
try-later = Ein Wagen kommt am Ende deines Zuges.

race-space = Feld { $n }
race-pit = Box
race-lap = Runde
race-at = Feld
race-if = jetzt wert
race-next = du: { $n } → Feld { $to }
rule-race = Plätze bringen { $places }; Runden { $laps } und je weitere { $more } mehr. Jede Spielrunde hat ihr eigenes Rennen.

rivals-hidden = Punkte verdeckt bis zum Ende
rivals-next = nächste Teile
rivals-canteen = Kantine und Vorrat
rivals-plays = Zugfolge: { $place }
rivals-ready = Wagen bereit
rivals-idle = { $n ->
    [one] eine Karte wartet
   *[other] { $n } Karten warten
}

## What can be done

act-start = Dieses Startplättchen nehmen: { $tile }
act-take = Nimm { $tile }
act-do = Jetzt { $act }
act-first-body = Zuerst die Karosserie
act-first-engine = Zuerst den Motor
act-card = Karte nehmen: { $card }
act-activate = Neuen Arbeiter stellen auf: { $card }
act-install = Motor in den Rennwagen einbauen
act-store = In eine leere Werkstatt stellen
act-clear = Anstelle von { $part }
act-merchant = Käufer rufen: { $preference }
act-remove = Den Wagen zu { $price } zurücknehmen
act-sell = { $part } verkaufen
act-drive = Mit dem neuen Motor fahren
act-daimler = Daimler: Chip +{ $n } auf Käufer { $merchant }
act-diesel = Diesels Chip: den Wagen zu { $price } ändern
act-body = Ein Wagen mit Karosserie { $n }
act-engine = Mit Motor { $n }
act-boost = Mit Chip +{ $n } von { $engineer }
act-workers = { $n ->
    [one] Mit einem Arbeiter
   *[other] Mit { $n } Arbeitern
}
act-price = Zum Preis von { $n }
act-end = Ohne Wagen beenden
change-body = Karosserie { $n } für den Wagen
change-engine = Motor { $n } für den Wagen
change-workers = { $n ->
    [one] Ein Arbeiter mehr für den Wagen
   *[other] { $n } Arbeiter mehr für den Wagen
}
change-price = Preis { $n } für den Wagen
skip-boost = Kein Chip
skip-benz = Kein weiterer Käufer
skip-remove = Alle Wagen behalten
skip-sell = Nichts verkaufen
skip-drive = Stehen bleiben

then-clear = { $part } geht zurück in den Vorrat.
then-motor = Der Rennwagen hat jetzt Motor { $from }.
then-bugatti = Bugatti: Der Wagen fährt sofort.
then-chips = { $n ->
    [0] Keine Chips neben dem Stapel.
    [one] Du nimmst einen Punkt.
   *[other] Du nimmst { $n } Punkte.
}
then-buys = Er würde den Wagen von { $name } zu { $price } kaufen.
then-buys-none = Für ihn ist kein Wagen übrig.
then-points = { $n ->
    [one] Ein Punkt.
   *[other] { $n } Punkte.
}
then-drive = Auf Feld { $n }.
then-sold = Käufer { $n } würde diesen Wagen nehmen: { $points } Punkte.
then-unsold = Nach jetzigem Stand würde diesen Wagen niemand kaufen.
then-end = Kein Wagen in diesem Zug; der Nächste in der Kette ist dran.
then-round = Die Runde endet nach diesem Zug.
then-left = { $n ->
    [0] Niemand bleibt in der Kantine.
    [one] Einer bleibt in der Kantine.
   *[other] { $n } bleiben in der Kantine.
}
then-next = { $name } ist als Nächstes dran.
then-swept = Nach vorn: { $tiles }.

## What is decided

step-start = Wähle ein Startplättchen.
step-tile = Du bist dran: Nimm ein Plättchen aus der Kette.
step-act = Welche Aktion des Plättchens kommt als Nächstes?
step-research = Nimm eine der beiden Forschungskarten.
step-activate = Der neue Arbeiter muss eine Karte aktivieren: welche?
step-fit = Du bekommst { $part }: wohin damit?
step-parts = Eine Karosserie und ein Motor: was zuerst?
step-merchant = Rufe einen Käufer: Worauf soll er achten?
step-remove = Du darfst einen deiner Wagen für { $n } Punkte zurücknehmen.
step-sell = Du darfst ein Teil für seinen Wert verkaufen.
step-drive = Neuer Motor im Rennwagen: gleich fahren?
step-car = Wagen anbieten? Wähle die Karosserie.
step-engine = Karosserie { $body }: mit welchem Motor?
step-boost = Ein Ingenieurchip auf den Wagen?
step-workers = Wie viele Arbeiter gehen mit?
step-price = Zu welchem Preis?
step-change = Diesel: Was ändert sich am Wagen zu { $price }?
step-benz = Die Runde ist zu Ende. Benz darf einen weiteren Käufer bringen.
owed-research = noch eine Forschung
owed-hire = { $n ->
    [one] noch ein Arbeiter
   *[other] noch { $n } Arbeiter
}
owed-fit = { $part }
owed-activate = eine Karte für den neuen Arbeiter
note-car = Der nächste Wagen beendet die Runde
note-bell = Die nächste Käufer-Aktion beendet die Runde
note-scoring = Die Runde wird gewertet

## Why not

reason-match_over = Die Partie ist zu Ende.
reason-not_your_turn = Du bist nicht am Zug.
reason-not_now = Gerade wird etwas anderes entschieden.
reason-start_tile_taken = Dieses Startplättchen ist nicht im Angebot.
reason-tile_taken = Du hast in diesem Zug schon ein Plättchen genommen.
reason-not_in_the_chain = Dieses Plättchen liegt nicht in der Kette.
reason-not_on_the_tile = Dein Plättchen hat diese Aktion nicht oder nicht mehr.
reason-not_face_up = Diese Karte liegt nicht offen aus.
reason-not_waiting = Diese Karte wartet nicht auf einen Arbeiter.
reason-not_better = Dein Rennwagen hat Motor { $motor }; der neue mit { $engine } ist nicht besser.
reason-not_an_engine = Nur ein Motor kommt in den Rennwagen.
reason-no_empty_workshop = Alle deine Werkstätten sind voll.
reason-workshop_empty = Du hast eine leere Werkstatt, also muss kein Teil weichen.
reason-no_such_part = Keine deiner Werkstätten hat dieses Teil.
reason-no_merchant_left = Alle Käufer dieser Art sind da ({ $preference }).
reason-not_your_car = Dort steht kein Wagen von dir.
reason-no_such_merchant = Dort steht kein Käufer.
reason-one_chip_per_turn = Du hast in diesem Zug schon einen Ingenieurchip genutzt.
reason-no_such_chip = Du hast diesen Ingenieurchip nicht.
reason-merchant_has_chip = Dieser Käufer hat schon einen Chip von Daimler.
reason-same_value = Das hat der Wagen schon.
reason-no_body = Du hast keine Karosserie in einer Werkstatt.
reason-no_engine = Du hast keinen Motor in einer Werkstatt.
reason-not_enough_workers = Das braucht { $need ->
    [one] einen Arbeiter
   *[other] { $need } Arbeiter
}, deine Kantine hat { $have }.
reason-no_such_price = Diese Runde hat keinen solchen Preischip.
reason-price_taken = Ein anderer Wagen hat diesen Preis.
reason-not_a_boost = Dieser Chip kommt nicht auf einen Wagen.
reason-actions_first = Zuerst kommen alle Aktionen deines Plättchens.

## What happened

event-start_taken = { $name } nimmt ein Startplättchen: { $what }.
event-started = { $name } beginnt das Rennen auf Feld { $space }.
event-round_began = Runde { $round } beginnt.
event-turn_began = { $name } beginnt einen Zug.
event-tile_taken = { $name } nimmt { $tile }.
event-tiles_swept = { $count ->
    [one] Ein Plättchen geht
   *[other] { $count } Plättchen gehen
} an die Spitze der Kette.
event-bonus_tile_turned = Neues Bonusplättchen: { $tile }.
event-lapsed = { $act } verfällt für { $name }.
event-hired = { $name } stellt einen Arbeiter ein.
event-card_taken = { $name } nimmt die Karte: { $card }.
event-card_rejected = { $name } legt ab: { $card }.
event-card_recovered = { $name } nimmt vom Ablagestapel: { $card }.
event-card_discarded = { $card }: ausgeführt und abgelegt.
event-cards_turned = Neue Forschungskarten: { $cards }.
event-cards_turned_shuffled = Der Ablagestapel wird gemischt; neue Forschungskarten: { $cards }.
event-activated = Ein Arbeiter von { $name } aktiviert: { $card }.
event-part_stored = { $name } bekommt { $part }.
event-part_stored_cleared = { $name } bekommt { $part } und gibt { $cleared } ab.
event-installed = { $name } hat Motor { $engine } im Rennwagen.
event-drove = { $name } fährt { $spaces } weiter auf Feld { $space }, { $laps ->
    [0] noch keine Runde
    [one] eine Runde
   *[other] { $laps } Runden
}.
event-merchant_came = { $name } ruft Käufer { $merchant } ({ $preference }){ $points ->
    [0] { "" }
    [one] {" "}für einen Punkt
   *[other] {" "}für { $points } Punkte
}.
event-marker_moved = { $name } rückt die Schlussglocke auf { $marker }.
event-canteen_paid = { $name } bekommt { $points } für die Arbeiter in der Kantine.
event-car_removed = { $name } nimmt einen Wagen für { $points } Punkte zurück.
event-part_sold = { $name } verkauft { $part }.
event-car_placed = { $name } bringt einen Wagen auf den Markt: Karosserie { $body }, Motor { $engine }, { $workers ->
    [one] ein Arbeiter
   *[other] { $workers } Arbeiter
}, Preis { $price }.
event-chip_on_merchant = { $name } legt Daimlers +{ $points } auf Käufer { $merchant }.
event-car_changed = { $name } ändert mit Diesel einen Wagen: { $what }.
event-awarded = { $name } gewinnt eine Auszeichnung ({ $award }): { $points } Punkte.
event-round_ends = Runde { $round } endet: { $market_full ->
    [1] der Markt ist voll
   *[0] die Glocke hat geläutet
}.
event-raced = Grand Prix: { $name } belegt { $place ->
    [0] keinen Platz
    [1] Platz 1
    [2] Platz 2
    [3] Platz 3
   *[other] Platz { $place }
} mit { $laps ->
    [one] einer Runde
   *[other] { $laps } Runden
}: { $sum } Punkte.
event-market_day = Markttag: Die Käufer wählen.
event-chose = Käufer { $merchant } ({ $preference }) nimmt den Wagen von { $name }: { $sum } Punkte ({ $why }).
event-chose_none = Käufer { $merchant } ({ $preference }) findet keinen Wagen.
event-match_over = Die Partie ist zu Ende.

## Points

source-chips = Gerufene Käufer
source-places = Plätze im Rennen
source-laps = Runden im Rennen
source-sales = Verkäufe
source-awards = Auszeich­nungen
source-bonus = Bonus­plättchen
rule-source-chips = Chips neben den Käufern, die du gerufen hast.
rule-source-places = Plätze im Grand Prix: { $places }.
rule-source-laps = Runden im Grand Prix: { $laps }.
rule-source-sales = Was Käufer für deine Wagen gezahlt haben.
rule-source-awards = Auszeichnungen, für den jeweils Ersten.
rule-source-bonus = Aus Bonus-Aktionsplättchen.
score-rounds = Runden: { $list }

## In words

tell-awards = Auszeichnungen

## Reference and guide

ref-developments = Entwicklungskarten

## Great moments and the result

scene-market = Markttag, Runde { $n }
scene-next-round = Weiter zu Runde { $n }
scene-to-result = Zum Ergebnis
deed-cars = Wagen auf dem Markt
deed-merchants = Käufer gerufen
deed-research = Forschungskarten
deed-parts = Teile
deed-drives = Fahrten im Grand Prix
deed-turns = Züge

## The guided first match

category-chips = Käuferchips
category-places = Plätze im Grand Prix
category-laps = Runden
category-sales = Verkäufe
category-awards = Auszeichnungen
category-bonus = Bonusplättchen
