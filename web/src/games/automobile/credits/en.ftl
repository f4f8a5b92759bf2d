credits-about = Known as Kraftwagen; Automobile in the Polish edition of 2016, by its rulebook, the only text we had, with its bonus action tiles.
credits-doubt = The spaces of a lap, four of the ten action tiles, how many research cards there are of each kind, the second icons of the start tiles, and the upper halves of the bonus tiles.
