credits-about = Według polskiej instrukcji prototypu, bez jej ilustracji. Gra w pudełku może się różnić, tak zasadami, jak i liczbami.
credits-doubt = Mapa, kroki i węgiel na kartach Akcji, wartości Torów Postępu, pola bonusów, punkty Kontraktów i Wagonów Specjalnych, skala misji oraz większość nazw miast i imion bohaterów.
