### Train Rush na stronie głównej, po polsku.

about = Poprowadź kolej przez trzy rywalizujące państwa: licytuj kolejność, kupuj wpływy, doczepiaj wagony i dostarczaj towary do miast przed innymi.
facts = Około godziny na gracza przy prawdziwym stole, z botami znacznie krócej
page-guide = Jak grać
module-random_heroes = Losowi bohaterowie
module-hint-random_heroes = Bez draftu: bohaterów rozdaje się losowo. Dobre na pierwszą partię.
module-appendix_cards = Wszystkie karty akcji z aneksu
module-hint-appendix_cards = Więcej kart, niż podaje lista elementów w instrukcji.
module-no_warehouse_after_station = Bez magazynu obok stacji
module-hint-no_warehouse_after_station = Surowsze odczytanie zasady 17.
material-track_bonus_only_on_stop = Bonusy kontrahentów tylko tam, gdzie znacznik się zatrzyma
