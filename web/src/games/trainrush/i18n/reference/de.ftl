### Train Rush, reference, German.

tile-number = { $id }: { $tile }
hero-text = Zu Hause in { $city }. Beim Ausspielen: { $bonus }. Die Mission zählt { $resource }.
ref-move = Fahren
ref-track = Einfaches Feld
ref-siding = Nebengleis
ref-city = Stadt
ref-tunnel = Tunnel und Abzweige
ref-contractor = Pächter
ref-trade = Wagen, Aufträge, Schwarzmarkt
ref-cards = Aktionskarten
ref-rail-infrastructure = Infrastruktur
ref-rail-contractor = Pächter
rule-track = Auf einem einfachen Feld geschieht nichts.
rule-siding = Wer hier eine Fahrt beendet, führt das Plättchen mit dieser Zahl aus, darf das Paket laden und löst die Wertung der Zone für alle aus.
rule-tunnel = Tunnel und Abzweige führen von einem Ring auf einen anderen. Ein Tunnel ist kein Feld: Vom Feld davor zum Feld dahinter ist es ein Schritt.
rule-zone = Lagerhäuser und eine Umladestation. Hält ein Zug am Nebengleis: A, jedes verpachtete Lagerhaus bringt seinen Besitzer auf der Pächterleiste dieser Farbe ein Feld weiter; B, der Besitzer der Umladestation rückt für jedes verpachtete Lagerhaus auf der Infrastrukturleiste ein Feld vor.
rule-contractor = In jeder Stadt wartet ein Pächter jedes Staates. Verpachten an einen bringt den Marker um den Rang der Stadt weiter; der Pächter kommt nie zurück.
rule-cards = Du darfst { $n } Karten halten. Die Aktionen I bis IV werden von oben ausgeführt; keine wird ausgelassen, aber du darfst aufhören.
rule-heroes = Ein Held wird in der Region seiner Stadt gespielt, solange sie ihre Mission hat: Der Bonus kommt sofort, und am Ende zählt die Mission einen Rohstoff in deinen Wagen.
