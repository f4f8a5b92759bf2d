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
