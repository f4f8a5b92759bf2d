### Automobile, the position in words, Polish.

race-nobody = Samochód, którego nikt nie prowadzi
race-car = { $name }: pole { $space }, { $laps ->
    [one] jedno okrążenie
    [few] { $laps } okrążenia
   *[many] { $laps } okrążeń
}
race-car-pit = { $name }: w boksie
race-worth = Gdyby wyścig skończył się teraz: { $place } za miejsce i { $laps } za okrążenia.
tell-overview = Przegląd
tell-round = Runda { $n } z { $of }.
tell-turn = Turę ma { $name }.
tell-cars = Zajęte miejsca na rynku: { $n } z { $of }, kupcy: { $merchants } z { $all }. Czarny znacznik stoi na { $marker }.
tell-hand = Żeton w ręku: { $tile }; pozostało: { $left }.
tell-line = Łańcuch, od tego, kto ma turę
tell-line-worker = Pracownik gracza { $name }
tell-line-tile = { $tile }
tell-market = Samochody na rynku
tell-merchants = Kupcy
tell-stacks = Kupcy do sprowadzenia
tell-prices = Wolne ceny: { $list }.
tell-race = Grand Prix
tell-research = Karty badań
tell-starts = Płytki startowe w ofercie
tell-points = { $n ->
    [one] Jeden punkt.
    [few] { $n } punkty.
   *[many] { $n } punktów.
}
tell-points-hidden = Punkty leżą zakryte.
tell-workers = W kantynie { $canteen }, w zasobach { $supply }.
tell-workshops = W warsztatach: { $parts }.
tell-motor = Samochód Grand Prix z silnikiem { $n }, jedzie { $moves }.
tell-level = Następne nadwozie { $body }, następny silnik { $engine }.
tell-engineers = Inżynierowie: { $list }.
tell-chips = Płytki inżynierów: { $list }.
tell-active = Karty rozwoju z pracownikiem: { $list }.
tell-inactive = Karty rozwoju czekające na pracownika: { $list }.
