### Train Rush na stronie głównej, po polsku.

about = Poprowadź kolej przez trzy rywalizujące państwa: licytuj kolejność, kupuj wpływy, doczepiaj wagony i dostarczaj towary do miast przed innymi.
facts = Około godziny na gracza przy prawdziwym stole, z botami znacznie krócej
page-guide = Jak grać
module-random_heroes = Losowi Bohaterowie
module-hint-random_heroes = Bez draftu: Bohaterów rozdaje się losowo. Dobre na pierwszą partię.
module-appendix_cards = Wszystkie karty Akcji z aneksu
module-hint-appendix_cards = Więcej kart, niż podaje lista elementów w instrukcji.
module-no_warehouse_after_station = Bez Magazynu obok Stacji
module-hint-no_warehouse_after_station = Surowsze odczytanie zasady 17.
material-track_bonus_only_on_stop = Bonusy Kontrahentów tylko tam, gdzie znacznik się zatrzyma
