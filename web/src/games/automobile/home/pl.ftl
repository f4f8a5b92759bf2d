### Automobile on the home page, Polish.

about = Warsztaty lat dwudziestych: prowadź badania nad nadwoziami i silnikami, ścigaj się w Grand Prix, sprowadzaj właściwych kupców i wystawiaj samochody po właściwej cenie. Trzy rundy, jeden pionier.
facts = Przy prawdziwym stole 90–120 minut, z botami znacznie krócej
page-guide = Jak grać
module-bonus_tiles = Bonusowe żetony akcji
module-hint-bonus_tiles = Jedenasty żeton w łańcuchu, po każdym użyciu inny.
module-open_scores = Jawne punkty
module-hint-open_scores = Punkty wszystkich są stale widoczne.
