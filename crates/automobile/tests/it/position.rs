//! The language of the tests: set up a position, play lines of notation, ask what is legal.
//!
//! ```ignore
//! let mut game = players(2);
//! game.workshops(0, "b2 e2 e3").motor(0, 3);
//! game.play("take A4");
//! assert_eq!(game.legal(), ["install", "clear body 2", "clear engine 2", "clear engine 3"]);
//! ```
//!
//! Edits keep pieces conserved, and `check()` runs before and after every ply.

use std::ops::{Deref, DerefMut};

use automobile::data::data;
use automobile::nouns::*;
use automobile::{Automobile, Car, Chain, Event, Item, Merchant, Options, Player, Step};
use engine::{Bits, Seat};

/// Plays notation, asks what is legal, and knows how to put pieces on the board.
#[derive(Clone, Debug)]
pub struct Position(testkit::Position<Automobile>);

impl Deref for Position {
    type Target = testkit::Position<Automobile>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Position {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

pub const BONUS: Options = Options { bonus_tiles: true, open_scores: false };

/// The table before the draft of start tiles; the workers stand in the order of the seats.
pub fn set_up(players: u8, options: Options) -> Position {
    let in_order = |it: &Position| it.chain.workers().eq(it.all_seats());
    let set_up = |seed| Position::random_with(players, options, seed);
    (1..).map(set_up).find(in_order).expect("some seed seats them in order")
}

impl Position {
    /// The table before the draft of start tiles, with the workers in whatever order.
    pub fn random(players: u8, seed: u64) -> Position {
        Position::random_with(players, Options::default(), seed)
    }

    pub fn random_with(players: u8, options: Options, seed: u64) -> Position {
        Position(testkit::Position::new(&options, players, seed))
    }
}

/// The first turn, of seat 0, with what a player has without a start tile: four workers in the
/// canteen and nothing else.
pub fn with_options(players: u8, options: Options) -> Position {
    let mut position = set_up(players, options);
    while position.step() == Step::Start {
        let first = position.legal()[0].clone();
        position.play(&first);
    }
    for number in 0..players {
        let it = position.p(number);
        (it.supply, it.canteen, it.motor, it.space) = (8, 4, 1, 0);
        it.workshops = [None; 3];
    }
    let workers: Vec<String> = (0..players).map(|seat| seat.to_string()).collect();
    let mut chain = workers.join(" ") + " A1 A2 A3 A4 A5 A6 A7 A8 A9 A10";
    if options.bonus_tiles {
        let bonus = position.chain.tiles().last().unwrap();
        chain += &format!(" {bonus}");
    }
    position.line_up(&chain);
    position
}

pub fn players(players: u8) -> Position {
    with_options(players, Options::default())
}

pub fn seat(number: u8) -> Seat {
    Seat(number)
}

pub fn card(text: &str) -> Card {
    text.parse().unwrap_or_else(|_| panic!("no card {text}"))
}

pub fn tile(text: &str) -> Tile {
    text.parse().unwrap_or_else(|_| panic!("no tile {text}"))
}

fn cards(text: &str) -> Bits {
    text.split_whitespace().map(|id| card(id).number()).collect()
}

/// `b3` is a body of 3, `e4` an engine of 4.
pub fn part(text: &str) -> Part {
    let (kind, value) = text.split_at(1);
    let kind = if kind == "b" { PartKind::Body } else { PartKind::Engine };
    Part { kind, value: Value::of(value.parse().unwrap()) }
}

pub fn number<const MOST: u8>(number: u8) -> engine::Nth<MOST> {
    engine::Nth::of(number)
}

/// A chain as text, the back first: workers by their seat, tiles by their name.
pub fn spelled(chain: &Chain) -> String {
    let items = chain.items().iter().map(|item| match item {
        Item::Worker(seat) => seat.to_string(),
        Item::Tile(tile) => tile.to_string(),
    });
    items.collect::<Vec<_>>().join(" ")
}

/// Ask.
impl Position {
    pub fn told(&self, what: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| what(event)).count()
    }

    pub fn points(&self, number: u8) -> i32 {
        self.player(seat(number)).total()
    }

    /// Points of a seat from one source, over all rounds.
    pub fn points_from(&self, number: u8, source: Source) -> u16 {
        self.player(seat(number)).points.iter().map(|round| round[source.idx()]).sum()
    }

    pub fn award(&self, award: Award) -> Option<u8> {
        self.awards[award.idx()].map(|seat| seat.0)
    }

    pub fn parts(&self, number: u8) -> String {
        let parts = self.player(seat(number)).workshops.iter().flatten();
        let spelled = parts.map(|part| match part.kind {
            PartKind::Body => format!("b{}", part.value),
            PartKind::Engine => format!("e{}", part.value),
        });
        spelled.collect::<Vec<_>>().join(" ")
    }

    pub fn spelled_chain(&self) -> String {
        spelled(&self.chain)
    }
}

/// Edits.
impl Position {
    pub fn p(&mut self, number: u8) -> &mut Player {
        self.game.player_mut(seat(number))
    }

    /// The whole chain, the back first; the turn of who is rearmost begins.
    #[track_caller]
    pub fn line_up(&mut self, text: &str) -> &mut Self {
        let mut chain = Chain::EMPTY;
        for word in text.split_whitespace() {
            chain.push(match word.parse::<u8>() {
                Ok(number) => Item::Worker(seat(number)),
                Err(_) => Item::Tile(tile(word)),
            });
        }
        self.game.chain = chain;
        self.turn_of_rearmost()
    }

    fn turn_of_rearmost(&mut self) -> &mut Self {
        let rearmost = self.chain.rearmost().unwrap();
        self.game.turn = Default::default();
        self.game.stack.clear();
        self.game.stack.push(rearmost, Step::Tile);
        self
    }

    /// Puts a bonus tile at the front in the place of the one that lies there.
    pub fn bonus(&mut self, text: &str) -> &mut Self {
        let new = tile(text);
        let old = self.chain.tiles().find(|it| data().tiles[it.idx()].bonus.is_some()).unwrap();
        let round = usize::from(data().tiles[new.idx()].round);
        self.game.round = round as u8;
        self.game.bonus_used = Bits::EMPTY;
        self.game.bonus_pile = data().derived.bonus[round].minus(new.bit());
        let line = self.spelled_chain().replace(old.name(), text);
        self.line_up(&line)
    }

    pub fn workshops(&mut self, number: u8, parts: &str) -> &mut Self {
        self.p(number).workshops = [None; 3];
        for (place, text) in parts.split_whitespace().enumerate() {
            self.p(number).workshops[place] = Some(part(text));
        }
        self
    }

    pub fn motor(&mut self, number: u8, engine: u8) -> &mut Self {
        self.p(number).motor = engine;
        self
    }

    pub fn canteen(&mut self, number: u8, workers: u8) -> &mut Self {
        self.p(number).canteen = workers;
        self.balance()
    }

    /// So many left in the supply; the others are in the canteen.
    pub fn supply(&mut self, number: u8, workers: u8) -> &mut Self {
        self.p(number).canteen = 0;
        self.balance();
        let idle = self.p(number).supply - workers;
        self.canteen(number, idle)
    }

    /// The supply is what is left of the 14 workers.
    fn balance(&mut self) -> &mut Self {
        for owner in self.all_seats() {
            let cars = self.cars().filter(|(_, car)| car.owner == owner);
            let on_cars: u8 = cars.map(|(_, car)| car.workers).sum();
            let player = self.game.player_mut(owner);
            let busy = player.canteen + player.active.len() as u8 + on_cars + 2;
            player.supply = 14u8.checked_sub(busy).expect("14 workers each");
        }
        self
    }

    /// Cards before the player: engineers with all their chips, developments with a worker each.
    pub fn has(&mut self, number: u8, ids: &str) -> &mut Self {
        self.waits(number, ids);
        let active = cards(ids).and(data().derived.developments);
        let player = self.p(number);
        player.active = player.active.or(active);
        self.balance()
    }

    /// The same, but developments wait for a worker.
    pub fn waits(&mut self, number: u8, ids: &str) -> &mut Self {
        self.out_of_the_deck(cards(ids));
        let player = self.p(number);
        player.cards = player.cards.or(cards(ids));
        for engineer in Engineer::ALL.into_iter().filter(|it| cards(ids).contains(it.number())) {
            let chips = data().chips[engineer.idx()].iter().filter(|chip| **chip > 0).count();
            player.chips[engineer.idx()] = (1 << chips) - 1;
        }
        self
    }

    fn out_of_the_deck(&mut self, gone: Bits) {
        let deck = &mut self.game.deck;
        for place in &mut deck.shown {
            if place.is_some_and(|card| gone.contains(card.number())) {
                let free = deck.pile.0.minus(gone).iter().last().map(Card::of);
                free.into_iter().for_each(|card| deck.pile.0.remove(card.number()));
                *place = free;
            }
        }
        let kept: Vec<Card> = deck.discard.cards().to_vec();
        deck.discard = automobile::Discard::EMPTY;
        kept.into_iter()
            .filter(|card| !gone.contains(card.number()))
            .for_each(|card| deck.discard.push(card));
        deck.pile.0 = deck.pile.0.minus(gone);
    }

    /// These two cards lie face up.
    pub fn research(&mut self, ids: &str) -> &mut Self {
        let shown: Vec<Card> = ids.split_whitespace().map(card).collect();
        for old in self.deck.shown.into_iter().flatten() {
            self.game.deck.pile.0.insert(old.number());
        }
        self.game.deck.shown = [None; 2];
        self.out_of_the_deck(cards(ids));
        self.game.deck.shown = [Some(shown[0]), Some(shown[1])];
        self
    }

    /// These cards are the discard pile, the last on top.
    pub fn discard(&mut self, ids: &str) -> &mut Self {
        for old in self.deck.discard.cards().to_vec() {
            self.game.deck.pile.0.insert(old.number());
        }
        self.game.deck.discard = automobile::Discard::EMPTY;
        self.out_of_the_deck(cards(ids));
        ids.split_whitespace().for_each(|id| self.game.deck.discard.push(card(id)));
        self
    }

    /// A car on the next space: body, engine, workers, price. The workers come from the supply.
    #[track_caller]
    pub fn car(&mut self, number: u8, figures: [u8; 4]) -> &mut Self {
        let [body, engine, workers, price] = figures;
        let (body, engine) = (Value::of(body), Value::of(engine));
        let car = Car { owner: seat(number), body, engine, boost: None, workers, price };
        let space = self.market.iter().position(Option::is_none).unwrap();
        self.market[space] = Some(car);
        self.balance()
    }

    /// Active merchants, the first one first.
    pub fn merchants(&mut self, preferences: &str) -> &mut Self {
        self.merchants = Default::default();
        for (place, text) in preferences.split_whitespace().enumerate() {
            let preference = text.parse().unwrap();
            self.merchants[place] = Some(Merchant { preference, daimler: None });
        }
        self
    }

    pub fn marker(&mut self, space: u8) -> &mut Self {
        self.game.marker = space;
        self
    }

    /// Where the Grand Prix car stands.
    pub fn racing(&mut self, number: u8, space: u8, laps: u8) -> &mut Self {
        (self.p(number).space, self.p(number).laps) = (space, laps);
        self
    }

    /// Round 1, 2 or 3.
    pub fn round(&mut self, round: u8) -> &mut Self {
        self.game.round = round - 1;
        self
    }

    /// An award is gone.
    pub fn gone(&mut self, award: Award, number: u8) -> &mut Self {
        self.awards[award.idx()] = Some(seat(number));
        self
    }

    /// All awards are gone, so that they do not blur a sum.
    pub fn no_awards(&mut self) -> &mut Self {
        self.awards = [Some(seat(0)); Award::COUNT];
        self
    }

    /// Ends the turn if a car could still be placed.
    #[track_caller]
    pub fn end(&mut self) {
        if self.stack.top().step == Step::Car {
            self.play("end");
        }
    }
}
