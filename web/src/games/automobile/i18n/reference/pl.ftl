### Automobile, reference, Polish.

rule-tile = Twój pracownik staje na miejscu żetonu, a żeton trafia na koniec łańcucha. Wykonuje się wszystkie akcje, w dowolnej kolejności, każdą do końca przed następną.
round-any = Rundy
ref-actions = Akcje
ref-tiles = Żetony akcji
ref-bonus = Bonusowe żetony akcji
ref-starts = Płytki startowe
ref-instant = Karty akcji natychmiastowych
ref-merchants = Kupcy i rynek
ref-race = Grand Prix
ref-board = Twój warsztat
ref-count = { $n ->
    [one] Jest jedna taka.
    [few] Są { $n } takie.
   *[many] Jest ich { $n }.
}
ref-bonus-round = Runda { $n }.
ref-prices = Runda { $n }: { $prices }
ref-two = We dwoje: { $cars } samochody, { $merchants } kupców, czarny znacznik zaczyna na { $marker }; samochody, których nikt nie prowadzi, stoją na polach { $spaces }.
