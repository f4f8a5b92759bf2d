### Automobile, scene, Polish.

scene-book = Księga sprzedaży
scene-benz = { $name } korzysta z Benza: kolejny kupiec
scene-none = Nie ma dla niego samochodu
scene-unsold = { $name }: brak kupca na samochód za { $price }
scene-today = Dzisiaj
ask-body = Kto ma najlepsze nadwozie?
ask-engine = Kto ma najmocniejszy silnik?
ask-prestige = Kto ma najwięcej pracowników?
ask-price = Kto ma najniższą cenę?
compare-sold = sprzedany
compare-cheaper = sprzedany: taniej
compare-dearer = tyle samo, ale drożej
compare-less = za mało
compare-price = za drogo
stand-title = Tak skończył się wyścig
stand-place = miejsce
stand-way = pozycja
stand-for-place = za miejsce
stand-for-laps = za okrążenia
stand-sum = razem
stand-nobody = samochód, którego nikt nie prowadzi
stand-laps = { $laps ->
    [0] bez okrążenia
    [one] jedno okrążenie
    [few] { $laps } okrążenia
   *[many] { $laps } okrążeń
}
stand-at = { $laps ->
    [0] bez okrążenia
    [one] jedno okrążenie
    [few] { $laps } okrążenia
   *[many] { $laps } okrążeń
}, pole { $space }
stand-rule = Miejsca 1., 2. i 3. dają { $places }; okrążenia dają { $laps }, a każde następne o { $more } więcej.
