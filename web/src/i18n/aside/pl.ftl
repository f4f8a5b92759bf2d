### The shell, aside, Polish.

history-back = Krok wstecz
history-forth = Krok naprzód
history-where = { $n } z { $of }
history-from = Do kroku { $ply } grano według wcześniejszych zasad; tego już się nie pokazuje i nie ma zapisu partii.
history-now = Wróć do teraźniejszości
history-link = Kopiuj link do tej pozycji
play-on = Graj dalej od tego miejsca
play-on-how = Cofnij się do wcześniejszej pozycji, aby grać od niej dalej.
play-on-cancel = Anuluj
play-on-seat = Przejmujesz
play-on-name = miejsce { $n }: { $name }
leave-sure = Pozostali zdecydują, kto zagra dalej za ciebie.
leave-alone = Nikt nie zagra dalej za ciebie: partia zostanie, jaka jest.
leave-yes = Odejdź
practice-note = Partia ćwiczebna: losowość była z góry ustalona.
history-play = Odtwórz partię
history-past = Przeszłość: krok { $n } z { $of }
