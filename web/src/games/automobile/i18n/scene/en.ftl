### Automobile, scene, English: the source of the translations.

scene-book = Sales book
scene-benz = { $name } uses Benz: one more merchant
scene-none = No car is left for him
scene-unsold = { $name }: no buyer for the car at { $price }
scene-today = Today
ask-body = Who has the best body?
ask-engine = Who has the strongest engine?
ask-prestige = Who has the most workers?
ask-price = Who has the lowest price?
compare-sold = sold
compare-cheaper = sold: cheaper
compare-dearer = level, but dearer
compare-less = not enough
compare-price = too dear
stand-title = How the race ended
stand-place = place
stand-way = where
stand-for-place = for the place
stand-for-laps = for laps
stand-sum = together
stand-nobody = a car that nobody drives
stand-laps = { $laps ->
    [0] no lap
    [one] one lap
   *[other] { $laps } laps
}
stand-at = { $laps ->
    [0] no lap
    [one] one lap
   *[other] { $laps } laps
}, space { $space }
stand-rule = Places 1, 2 and 3 bring { $places }; laps bring { $laps }, and { $more } more for each one beyond.
