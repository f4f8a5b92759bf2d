### Autobahn, autobot, English: the source of the translations.

autobot-board = Autobot’s solo board
autobot-colours = Colour cards
autobot-tasks = Tasks
autobot-queue = Queue
autobot-deck = { $n ->
    [one] one card left
   *[other] { $n } cards left
}
autobot-slots = Bonus tiles on its board
autobot-goals = Destinations
autobot-no-queue = empty
bot-step = Step { $n } of { $of }
bot-skip = Skip
bot-why = How it chose: { $subject }
bot-candidates = { $n ->
    [one] The only candidate
   *[other] { $n } candidates
}
bot-idle = decides nothing
bot-left = leaves { $names }
bot-choice = Chosen as { $subject }: { $winner }.
bot-winner = Chosen
companion-title = At the physical table
companion-about = You have the game in front of you and play alone: Autobot plays from here. Enter what you did on the board, and it tells you, piece by piece, what it does and why.
companion-step-1 = Set the game up for two players, with Autobot’s pieces as the second colour. Leave its task and colour cards in the box: they are drawn here.
companion-step-2 = Say which delivery board Autobot has and which five cards lie in the display.
companion-step-3 = Autobot begins. After each of your turns enter what changed, then let it play.
companion-level = Level of Autobot
companion-level-hint = Levels 1 to 6 use the easy side of its solo board, 7 to 12 the hard one; within each side, higher is stronger.
companion-modules = Modules on your table
companion-material = Bonus material in your game
companion-department = Extra department
companion-start = Start
companion-first = First carry out Autobot’s turn, step by step. Then enter yours.
companion-ask = Your turn. What happened on the table?
companion-past = An earlier position.
companion-entered = Entered this turn
companion-over = The match is over
companion-score = { $n ->
    [one] Autobot has { $n } point.
   *[other] Autobot has { $n } points.
}
companion-compare = Count your own points on the table: you win if you have more.
enter-build = Built a section
enter-how-build = Choose the section on the map.
enter-upgrade = Upgraded a link
enter-how-upgrade = Choose the upgraded link on the map.
enter-station = Built or improved a station
enter-how-station = Choose the place of the station on the map.
enter-passed = Passed a station of Autobot
enter-how-passed = One entry for each station your trucks passed.
enter-tile = Took a tile from a country
enter-how-tile = Choose the country you delivered to.
enter-served = First Pharmaceuticals
enter-how-served = Choose the country that got its first Pharmaceuticals.
enter-card = Took a display card
enter-how-card = Choose the card in the display.
enter-employ = Placed an employee by a bonus
enter-how-employ = Choose the office. (Building and upgrading do this by themselves.)
enter-truck-1 = Truck 1 is somewhere else
enter-truck-2 = Truck 2 is somewhere else
enter-how-truck-n = Choose the depot or the section where it stands now, or send it home.
do-built = Take a section from the stack of this era and lay it on { $section }.
do-upgraded = Turn the sections of { $link } over to the dual side and raise the city values.
do-station_built = Put Autobot’s station { $number } on { $link }.
do-station_improved = Put an improvement beside Autobot’s station on { $link }.
do-employee_placed = Put an employee of Autobot in the { $road } office.
do-employee_placed_lobby = Put an employee of Autobot in the { $road } office; the leftmost one, of { $other }, moves to the Lobby.
do-employees_recalled = Take Autobot’s employees back from the Lobby to its supply: { $count }.
do-loaded = Put Autobot’s truck { $truck } in the { $depot } and load its goods.
do-wine_loaded = Load Autobot’s truck { $truck } with wine: { $wine }.
do-moved = Move Autobot’s truck { $truck } to { $to }.
do-moved_from = Move Autobot’s truck { $truck } from { $from } to { $to }.
do-delivered = { $good } delivered { $to }: take Autobot’s truck { $truck } back and put a delivery token on that row.
do-wine_delivered = Wine delivered to { $city }: take Autobot’s truck { $truck } back.
do-first_pharmaceuticals = First Pharmaceuticals ({ $country }): mark the country as served. Autobot’s bonus: { $bonus }.
do-tile_taken = Autobot takes the bonus tile that lies there.
do-autobot_slot = Lay the tile face down on slot { $slot } of Autobot’s solo board.
do-developed = Move Autobot’s marker on the Development Track to space { $space }.
do-promoted = Promote an employee of Autobot: { $floor }.
do-hired = Put an employee of Autobot from its supply in the Lobby.
do-station_fee = Autobot’s truck passes your station on { $link }: take { $money }.
do-station_bonus = Autobot passes its own station on { $link } and takes its bonus.
do-card_gone = Take the { $card } out of the display; the cards to its left slide right.
do-traffic_appeared = Put a traffic token on { $section }.
do-traffic_cleared = Take the traffic token off { $link }.
do-heads_for = The destination of Autobot’s truck { $truck } is { $goal }: put its marker there.
do-administration = Era { $era } is over. Pay yourself the budgets of the offices, promote if you ended the era, and check your route card. Autobot takes no money.
do-reunification = Reunification: take the roadblocks off the board.
companion-wine = Your wine card: { $wine }. Take this one out of the box.
