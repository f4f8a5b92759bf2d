### Autobahn on the home page, English: the source of the translations.

about = Build Germany’s motorways with the others, load your trucks, open service stations and get your people promoted. Three eras, one winner.
facts = 90 to 150 minutes at a real table, much less against bots
page-guide = How to play
page-companion = Autobot at your own table
against-solo = Autobot (solo)
against-hint-solo = The opponent from the box, with rules of its own.
solo-hint = 1 to 6: the easy side of Autobot’s board; 7 to 12: the hard one. Begin with 1.
module-wine = Wine
module-hint-wine = Fetch wine from abroad for promotions.
module-traffic = Traffic
module-hint-traffic = Busy cities slow trucks and routes down.
module-services = Services
module-hint-services = Stations can be improved.
material-extra_tiles = Four extra bonus tiles
material-two_colour_cards = Two-colour cards
choose-extra_department = Fifth department
variant-planning = Planning
variant-customs = Customs
variant-none = None
