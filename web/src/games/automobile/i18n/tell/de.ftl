### Automobile, the position in words, German.

race-nobody = Ein Wagen, den niemand fährt
race-car = { $name }: Feld { $space }, { $laps ->
    [one] eine Runde
   *[other] { $laps } Runden
}
race-car-pit = { $name }: in der Box
race-worth = Wäre das Rennen jetzt zu Ende: { $place } für den Platz und { $laps } für Runden.
tell-overview = Überblick
tell-round = Runde { $n } von { $of }.
tell-turn = { $name } ist am Zug.
tell-cars = { $n } von { $of } Plätzen des Marktes sind besetzt, { $merchants } von { $all } Käufern sind da. Die Schlussglocke steht auf { $marker }.
tell-hand = Das Plättchen in der Hand ist { $tile }; noch zu tun: { $left }.
tell-line = Die Kette von hinten
tell-line-worker = Arbeiter von { $name }
tell-line-tile = { $tile }
tell-market = Wagen auf dem Markt
tell-merchants = Käufer
tell-stacks = Noch zu rufende Käufer
tell-prices = Freie Preise: { $list }.
tell-race = Grand Prix
tell-research = Forschungskarten
tell-starts = Startplättchen im Angebot
tell-points = { $n ->
    [one] Ein Punkt.
   *[other] { $n } Punkte.
}
tell-points-hidden = Die Punkte liegen verdeckt.
tell-workers = In der Kantine { $canteen }, im Vorrat { $supply }.
tell-workshops = In den Werkstätten: { $parts }.
tell-motor = Rennwagen mit Motor { $n }, fährt { $moves }.
tell-level = Nächste Karosserie { $body }, nächster Motor { $engine }.
tell-engineers = Ingenieure: { $list }.
tell-chips = Ingenieurchips: { $list }.
tell-active = Entwicklungen mit Arbeiter: { $list }.
tell-inactive = Entwicklungen, die auf einen Arbeiter warten: { $list }.
