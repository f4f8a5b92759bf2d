### Autobahn, reference, German.

office-capacity = Sitze: { $two } zu zweit, { $three } zu dritt, { $four } zu viert.
ref-actions = Aktionen
ref-bonuses = Bonusaktionen
ref-cards = Aktionskarten
ref-cities = Stadtwerte
ref-row = Reihe { $n } der Technologien
ref-refresh = Karten aufnehmen
ref-tile = Prämienplättchen nutzen
ref-play = Aktionskarte ausspielen
ref-supply = Arbeitskräfte
rule-claim = Zu Beginn deines Zugs darfst du eine Prämie abholen, die du mit einer früheren Lieferung bevorzugter Waren verdient hast. Bis dahin wartet sie auf deinem Liefertableau.
rule-play = Lege eine Handkarte über ein Aktionsfeld und führe diese Aktion auf der Autobahn der Kartenfarbe aus. Stattdessen darfst du deine ausgespielten Karten aufnehmen oder Geldmittel erhalten.
rule-refresh = Statt eine Karte auszuspielen: Nimm alle ausgespielten Karten auf die Hand und erhalte { $refresh } DM für jede. Ist deine Hand am Ende eines Zugs leer, nimmst du sie ebenfalls auf, aber ohne Geld.
rule-funding = Einmal je Epoche, statt eine Karte auszuspielen: Stelle eine Arbeitskraft in den Übersichtsbereich und nimm { $money }. Sie bleibt dort bis zum Ende.
rule-tile = Einmal je Zug, jederzeit während deiner Aktion: Führe aus, was das Plättchen zeigt, und wirf es ab. Ein Plättchen aus einer Lieferung kannst du ab deinem nächsten Zug nutzen.
rule-supply = Alle haben je { $n }. Wer eine einsetzen muss und keine mehr im Vorrat hat, nimmt { $back } aus der Eingangshalle zurück, setzt eine davon ein und befördert eine.
rule-display = Fünf Karten liegen offen: in Epoche 1 und 2 verbesserte, in Epoche 3 fortschrittliche. Eine genommene Karte wird vom Stapel ersetzt.
rule-track = Jeder Entwicklungsschritt rückt deinen Marker ein Feld vor. Jede Prämie, die er erreicht oder passiert, gehört dir sofort. Nach dem letzten Feld geht es in der Schleife weiter.
tile-count = { $n ->
    [one] Davon gibt es eines im Spiel.
   *[other] Davon gibt es { $n } im Spiel.
}
ref-trucks = Fahren
rule-trucks = Nach deiner Karte dürfen LKWs, die auf ihrer Farbe stehen, über jede gebaute Straße fahren: { $one } Schritte in Epoche 1, { $two } in Epoche 2, { $three } in Epoche 3, und einen mehr, wenn sie auf einer zweibahnigen Strecke starten. Sie dürfen andere LKWs passieren, aber nicht auf demselben Abschnitt anhalten.
rule-eras = Jede Epoche hat ihren Stapel Abschnitte, ihre Kosten, ihre Geldmittel und ihre LKW-Schritte. Sie endet mit dem Zug, in dem ihr letzter Abschnitt gebaut wird; in Epoche 3 haben danach alle noch einen Zug.
rule-tokens = Für jede Farbe außer Schwarz gibt es einen: Er schaltet eine Technologie frei, wenn du eine Karte dieser Farbe über „Technologie freischalten“ ausspielst. Die zusätzlichen nutzt du nur durch Prämien.
rule-service-employee = Eine deiner Arbeitskräfte kommt ins Bauamt der Autobahn, an der die verbesserte Tankstelle steht.
rule-service-funding = Du erhältst die Geldmittel dieser Epoche, falls du sie noch nicht hattest.
rule-service-pick_up = Du nimmst alle ausgespielten Karten auf die Hand, ohne Geld.
autobot-more = Jedes weitere Plättchen: { $bonus }
autobot-about = Eine Farbkarte sagt, auf welcher Autobahn, eine Anweisungskarte, was dort geschieht. Zuerst kommt die Warteschlange an die Reihe, der höchste Wert voran; was nicht zulässig ist, wandert in die Warteschlange. Dann fahren seine LKWs zu ihren Zielen, egal auf welcher Farbe. Autobot zahlt nichts und braucht keine Technologien: Seine Arbeitskräfte erreichen in Epoche 1 die 1. Etage, in Epoche 2 die 2. und in Epoche 3 jede. Die Finanzabteilung wertet er nie.
solo-side-easy = Leichte Seite des Solotableaus.
solo-side-hard = Schwere Seite des Solotableaus.
level-name = Stufe { $n }
level-extra_step = Seine LKWs fahren einen Schritt weiter.
level-develop_on_pass = Entwickeln 1, wann immer deine LKWs eine seiner Tankstellen passieren.
level-develop_on_skip = Entwickeln 1, wann immer er einen Zug aussetzt.
level-promotions = Beförderungen am Ende von Epoche 1, 2 und 3: { $n }.
