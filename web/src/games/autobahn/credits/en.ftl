credits-about = Autobahn of 2022 with its solo game, by the English rulebook and the later German one. The outlines on the map are from Natural Earth, which is in the public domain.
credits-doubt = The costs of the later eras, the lengths of some links, the fixed values of commercial cities, the route cards and what they pay, the delivery boards B to F, and the solo boards.
