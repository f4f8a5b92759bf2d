credits-about = Według polskiej instrukcji prototypu, bez jej ilustracji. Gra w pudełku może się różnić, tak zasadami, jak i liczbami.
credits-doubt = Mapa, kroki i węgiel na kartach akcji, wartości torów postępu, pola bonusów, punkty kontraktów i wagonów specjalnych, skala misji oraz większość nazw miast i imion bohaterów.
