### Autobahn, reference, English: the source of the translations.

office-capacity = Seats: { $two } with two players, { $three } with three, { $four } with four.
ref-actions = Actions
ref-bonuses = Bonus actions
ref-cards = Action cards
ref-cities = City values
ref-row = Row { $n } of the technologies
ref-refresh = Pick up your played cards
ref-tile = Use a bonus tile
ref-play = Play a card
ref-supply = Employees
rule-claim = At the start of your turn you may claim one bonus that an earlier delivery of preferred goods has earned. Until then it waits on your delivery board.
rule-play = Lay one card from your hand above an action space and carry out that action on the autobahn of the card’s colour. Instead, you may pick up your played cards or take funding.
rule-refresh = Instead of playing a card: take all your played cards back into your hand and gain DM { $refresh } for each. If your hand is empty at the end of a turn, you take them back too, but without money.
rule-funding = Once an era, instead of playing a card: put an employee on the Dashboard and take { $money }. The employee stays there to the end.
rule-tile = Once a turn, at any time during your action: do what the tile shows, then discard it. A tile from a delivery can be used from your next turn on.
rule-supply = Everybody has { $n }. Whoever must place one and has none left takes { $back } back from the Lobby, places one of them and promotes one.
rule-display = Five cards lie open: improved ones in eras 1 and 2, advanced ones in era 3. A card that is taken is replaced from the deck.
rule-track = Each Develop step moves your marker one space. Every bonus it reaches or passes is yours at once. After the last space it goes on in the loop.
tile-count = { $n ->
    [one] One such tile is in the game.
   *[other] { $n } such tiles are in the game.
}
ref-trucks = Driving
rule-trucks = After your card, trucks that stand on its colour may move over any built road: { $one } steps in era 1, { $two } in era 2, { $three } in era 3, one more if they start on a dual carriageway. They may pass other trucks but not stop on the same section.
rule-eras = Each era has its stack of sections, its costs, its funding and its truck steps. It ends with the turn that builds its last section; in era 3 everybody then has one more turn.
rule-tokens = There is one for each colour but black: it unlocks a technology when you play a card of that colour above Unlock. The extra ones are used by bonuses only.
rule-service-employee = An employee of yours takes a seat in the office of the autobahn on which the improved station stands.
rule-service-funding = You take the funding of this era, unless you have had it already.
rule-service-pick_up = You take all your played cards back into your hand, without money.
autobot-more = Each further tile: { $bonus }
autobot-about = A colour card says on which autobahn, a task card what is done there. The queue comes first, its highest value before the others; tasks that are not possible go into the queue. Then its trucks drive towards their destinations, whatever their colour. Autobot pays nothing and needs no technologies: its people reach floor 1 in era 1, floor 2 in era 2 and any floor in era 3. It never scores Finance.
solo-side-easy = Easy side of the solo board.
solo-side-hard = Hard side of the solo board.
level-name = Level { $n }
level-extra_step = Its trucks go one step further.
level-develop_on_pass = It Develops 1 whenever your trucks pass one of its stations.
level-develop_on_skip = It Develops 1 whenever it skips a turn.
level-promotions = Promotions at the end of eras 1, 2 and 3: { $n }.
