//! Harvest, a game just big enough to try the arena on: hidden hands, a bag, and something to be
//! greedy about. In turn, each seat plays a card for its number and draws another; with the bag empty,
//! the match is over and what is left in the hands is worth nothing.

use std::ops::RangeInclusive;

use engine::{
    BadSetup, Bag, Bits, Decision, Evaluate, Game, Listed, Log, MAX_SEATS, Rng, Seat, Seats,
    Standings, UpTo,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

const CARDS: u8 = 24;
const HAND: usize = 3;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Harvest {
    seats: u8,
    turn: Seat,
    bag: Bag,
    hands: Vec<Bits>,
    points: Vec<i32>,
}

type Card = UpTo<{ CARDS - 1 }>;

engine::actions! {
    pub enum Act {
        "play" Play(card: Card) = [1, card],
    }
}
use Act::Play;

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Scored {
    seat: Seat,
    points: i32,
}

engine::reasons! {
    /// Why an action is not legal now.
    pub enum Reason {
        NotInHand = "you do not hold this card",
    }
}

#[derive(Serialize, TS, JsonSchema)]
pub struct View {
    points: Vec<i32>,
    hand: Bits,
    cards: Vec<u32>,
}

impl Game for Harvest {
    const ID: &'static str = "harvest";
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    type Options = ();
    type Action = Act;
    type Step = &'static str;
    type Event = Scored;
    type Reason = Reason;
    type View = View;
    type Element = u8;

    fn edition() -> u64 {
        0
    }

    fn setup((): &(), seats: u8, rng: &mut Rng) -> Result<Self, BadSetup> {
        if !Self::SEATS.contains(&seats) {
            return Err(BadSetup::Seats { given: seats, least: 2, most: 4 });
        }
        let mut bag = Bag((0..CARDS).collect());
        let hands = (0..seats).map(|_| (0..HAND).filter_map(|_| bag.draw(rng)).collect()).collect();
        let points = vec![0; seats.into()];
        Ok(Harvest { seats, turn: Seat(0), bag, hands, points })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn decision(&self) -> Decision<&'static str> {
        if self.bag.is_empty() {
            return Decision::Over(Standings::rank(&self.points, &self.points));
        }
        Decision::Choose { seats: Seats::only(self.turn), step: "card" }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Act>) {
        if seat == self.turn && !self.bag.is_empty() {
            out.extend(self.hands[seat.idx()].iter().map(|card| Play(Card::of(card))));
        }
    }

    fn apply(&mut self, seat: Seat, Play(card): Act, rng: &mut Rng, log: &mut Log<Scored>) {
        let points = i32::from(card.get());
        self.points[seat.idx()] += points;
        log.say(Scored { seat, points });
        self.hands[seat.idx()].remove(card.get());
        if let Some(card) = self.bag.draw(rng) {
            self.hands[seat.idx()].insert(card);
        }
        self.turn = Seat((seat.0 + 1) % self.seats);
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View {
            points: self.points.clone(),
            hand: viewer.map_or(Bits::default(), |seat| self.hands[seat.idx()]),
            cards: self.hands.iter().map(|hand| hand.len()).collect(),
        }
    }

    fn determinize(&mut self, viewer: Option<Seat>, rng: &mut Rng) {
        let seen = viewer.map(Seat::idx);
        let others = (0..self.hands.len()).filter(|seat| Some(*seat) != seen);
        let sizes: Vec<(usize, u32)> = others.map(|seat| (seat, self.hands[seat].len())).collect();
        for (seat, _) in &sizes {
            self.bag.0 = self.bag.0.or(self.hands[*seat]);
        }
        for (seat, size) in sizes {
            self.hands[seat] = (0..size).filter_map(|_| self.bag.draw(rng)).collect();
        }
    }

    fn element(&self, _: Seat, Play(card): Act) -> Option<u8> {
        Some(card.get())
    }

    fn refusal(&self, _: Seat, _: Act) -> Reason {
        Reason::NotInHand
    }

    fn check(&self) -> Result<(), String> {
        let seats = usize::from(self.seats);
        if seats > MAX_SEATS || self.hands.len() != seats || self.points.len() != seats {
            return Err(format!("{seats} seats"));
        }
        if self.turn.0 >= self.seats {
            return Err(format!("turn of {}", self.turn));
        }
        Ok(())
    }
}

impl Evaluate for Harvest {
    fn evaluate(&self, seat: Seat) -> i32 {
        self.points[seat.idx()]
    }
}

impl Listed for Harvest {
    const TITLE: &'static str = "Harvest";
}
