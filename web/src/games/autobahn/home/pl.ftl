### Autobahn on the home page, Polish.

about = Buduj z innymi niemieckie autostrady, ładuj ciężarówki, otwieraj stacje paliw i awansuj swoich ludzi. Trzy ery, jedno zwycięstwo.
facts = Przy prawdziwym stole 90–150 minut, z botami znacznie krócej
page-guide = Jak grać
page-companion = Autobot przy prawdziwym stole
against-solo = Autobot (solo)
against-hint-solo = Przeciwnik z pudełka, z własnymi zasadami.
solo-hint = 1–6: łatwa strona planszy Autobota, 7–12: trudna. Zacznij od 1.
module-wine = Wino
module-hint-wine = Przywieź wino z zagranicy, zdobądź awanse.
module-traffic = Ruch drogowy
module-hint-traffic = Ruchliwe miasta spowalniają ciężarówki i trasy.
module-services = Usługi
module-hint-services = Stacje paliw można ulepszać.
material-extra_tiles = Cztery dodatkowe kafelki bonusu
material-two_colour_cards = Karty dwukolorowe
choose-extra_department = Piąty dział
variant-planning = Planowanie
variant-customs = Cło
variant-none = Brak
