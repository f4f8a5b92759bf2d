//! The smallest game with everything the kit has to watch: hidden cards, a random draw, a toss,
//! a reveal, a turn of several plies. Each seat lays one card face down; the highest card wins, or the lowest
//! if the options say so.
//!
//! `FLAW` picks one way to get it wrong; `HONEST` is none.
#![warn(clippy::wildcard_enum_match_arm)] // docs/style.md: a new variant is noticed where it matters.

use std::fmt;
use std::ops::RangeInclusive;

use engine::{
    BadSetup, Bag, Bits, Decision, Evaluate, Game, Listed, Log, MAX_SEATS, Number, Rng, Seat,
    Seats, Standings, UpTo,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub const HONEST: u8 = 0;
pub const VIEW_LEAKS: u8 = 1;
pub const LEGAL_LEAKS: u8 = 2;
pub const REASON_LEAKS: u8 = 3;
pub const REVEALS_SILENTLY: u8 = 4;
pub const PANICS: u8 = 5;
pub const LOSES_CARDS: u8 = 6;
pub const ELEMENT_LEAKS: u8 = 7;
pub const SEATS_ANYBODY: u8 = 8;

const CARDS: u8 = 16;

/// What can be chosen before a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many cards everybody begins with.
    pub cards: Number<1, 4>,
    /// The lowest card wins.
    pub lowest_wins: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { cards: Number::of(3), lowest_wins: false }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Toy<const FLAW: u8> {
    seats: u8,
    lowest_wins: bool,
    turn: u8,
    drew: bool,
    toss: Option<u32>,
    bag: Bag,
    hands: [Bits; 4],
    laid: [Option<u8>; 4],
    shown: [bool; 4],
}

type Card = UpTo<{ CARDS - 1 }>;

engine::actions! {
    pub enum Act {
        "lay" Lay(card: Card) = [1, card],
        "draw" Draw = [2],
        "toss" Toss = [3],
        "show" Show = [4],
        "keep" Keep = [5],
    }
}
use Act::{Draw, Keep, Lay, Show, Toss};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Lay,
    Finish,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Laid(Seat),
    Drawn(u8),
    Tossed(u32),
    Shown(Seat, u8),
    Kept(Seat),
}

engine::reasons! {
    /// Why an action is not legal now.
    pub enum Reason {
        NotHeld {
            next_holds: Option<Bits>,
        } = "the card is not in hand",
    }
}

/// What can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    Card(u8),
    Deck,
    Laid(Seat),
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Element::Card(card) => write!(f, "card:{card}"),
            Element::Deck => f.write_str("deck"),
            Element::Laid(seat) => write!(f, "laid:{seat}"),
        }
    }
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct View {
    turn: Option<Seat>,
    lowest_wins: bool,
    drew: bool,
    toss: Option<u32>,
    bag: u32,
    own: Option<Vec<u8>>,
    players: Vec<Player>,
}

/// What lies before somebody.
#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct Player {
    seat: Seat,
    cards: u32,
    laid: bool,
    shown: Option<u8>,
}

impl<const FLAW: u8> Toy<FLAW> {
    fn next(&self) -> Seat {
        Seat((self.turn + 1) % self.seats)
    }

    /// The cards on the table that `viewer` may look at.
    fn seen_by(&self, viewer: Option<Seat>, owner: usize) -> bool {
        self.shown[owner] || viewer.is_some_and(|seat| seat.idx() == owner)
    }

    fn before(&self, seat: Seat, viewer: Option<Seat>) -> Player {
        let owner = seat.idx();
        Player {
            seat,
            cards: self.hands[owner].len(),
            laid: self.laid[owner].is_some(),
            shown: self.laid[owner].filter(|_| self.seen_by(viewer, owner)),
        }
    }
}

impl<const FLAW: u8> Game for Toy<FLAW> {
    const ID: &'static str = "toy";
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    type Options = Options;
    type Action = Act;
    type Step = Step;
    type Event = Event;
    type Reason = Reason;
    type View = View;
    type Element = Element;

    fn edition() -> u64 {
        7
    }

    fn setup(options: &Options, seats: u8, rng: &mut Rng) -> Result<Self, BadSetup> {
        if FLAW != SEATS_ANYBODY {
            BadSetup::unless_seats::<Self>(seats)?;
        }
        let mut bag = Bag((0..CARDS).collect());
        let mut hands = [Bits::EMPTY; 4];
        for hand in &mut hands[..seats.into()] {
            *hand = (0..options.cards.get()).filter_map(|_| bag.draw(rng)).collect();
        }
        Ok(Toy {
            seats,
            lowest_wins: options.lowest_wins,
            turn: 0,
            drew: false,
            toss: None,
            bag,
            hands,
            laid: [None; 4],
            shown: [false; 4],
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn decision(&self) -> Decision<Step> {
        if self.turn == self.seats {
            let worth = |card| if self.lowest_wins { CARDS - card } else { card };
            let scores = self.laid.map(|card| card.map_or(0, |card| i32::from(worth(card))));
            let scores = &scores[..self.seats.into()];
            return Decision::Over(Standings::rank(scores, scores));
        }
        let step =
            if self.laid[usize::from(self.turn)].is_some() { Step::Finish } else { Step::Lay };
        Decision::Choose { seats: Seats::only(Seat(self.turn)), step }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Act>) {
        if seat.0 != self.turn {
            return;
        }
        if self.laid[seat.idx()].is_none() {
            return out.extend(self.hands[seat.idx()].iter().map(|card| Lay(Card::of(card))));
        }
        let leaks = FLAW == LEGAL_LEAKS && self.hands[self.next().idx()].contains(CARDS - 1);
        if !self.drew && !leaks {
            out.push(Draw);
        }
        if self.toss.is_none() {
            out.push(Toss);
        }
        if !self.shown[seat.idx()] {
            out.push(Show);
        }
        out.push(Keep);
    }

    fn apply(&mut self, seat: Seat, act: Act, rng: &mut Rng, log: &mut Log<Event>) {
        let own = seat.idx();
        match act {
            Lay(card) => {
                let card = card.get();
                assert!(FLAW != PANICS || card != 9, "nine is too much");
                self.hands[own].remove(card);
                self.laid[own] = Some(card);
                log.say(Event::Laid(seat));
            }
            Draw => {
                self.drew = true;
                if let Some(card) = self.bag.draw(rng) {
                    if FLAW != LOSES_CARDS {
                        self.hands[own].insert(card);
                    }
                    log.whisper(seat, Event::Drawn(card));
                }
            }
            // Everybody sees it fall, so the draw alone forbids to take it back.
            Toss => {
                let side = rng.below(2);
                self.toss = Some(side);
                log.say(Event::Tossed(side));
            }
            Show => {
                self.shown[own] = true;
                if FLAW != REVEALS_SILENTLY {
                    log.reveal();
                }
                log.say(Event::Shown(seat, self.laid[own].unwrap_or_default()));
            }
            Keep => {
                self.turn += 1;
                self.drew = false;
                self.toss = None;
                log.say(Event::Kept(seat));
                if self.turn == self.seats {
                    self.shown = [true; 4];
                    log.reveal();
                }
            }
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let whose =
            if FLAW == VIEW_LEAKS && viewer == Some(Seat(0)) { Some(Seat(1)) } else { viewer };
        View {
            turn: (self.turn < self.seats).then_some(Seat(self.turn)),
            lowest_wins: self.lowest_wins,
            drew: self.drew,
            toss: self.toss,
            bag: self.bag.len(),
            own: whose.map(|seat| self.hands[seat.idx()].iter().collect()),
            players: (0..self.seats).map(Seat).map(|seat| self.before(seat, viewer)).collect(),
        }
    }

    fn determinize(&mut self, viewer: Option<Seat>, rng: &mut Rng) {
        let seen = viewer.map(Seat::idx);
        let others = (0..usize::from(self.seats)).filter(|&seat| Some(seat) != seen);
        let hidden: Vec<usize> =
            others.clone().filter(|&s| self.laid[s].is_some() && !self.shown[s]).collect();
        let mut all = self.bag;
        for seat in others.clone() {
            all.0 = all.0.or(self.hands[seat]);
        }
        hidden.iter().filter_map(|&seat| self.laid[seat]).for_each(|card| all.0.insert(card));
        for seat in others {
            let count = self.hands[seat].len();
            self.hands[seat] = (0..count).filter_map(|_| all.draw(rng)).collect();
        }
        for seat in hidden {
            self.laid[seat] = all.draw(rng);
        }
        self.bag = all;
    }

    fn element(&self, seat: Seat, act: Act) -> Option<Element> {
        match act {
            Lay(card) => Some(Element::Card(card.get())),
            Draw if FLAW == ELEMENT_LEAKS => {
                self.hands[self.next().idx()].first().map(Element::Card)
            }
            Draw => Some(Element::Deck),
            Show => Some(Element::Laid(seat)),
            Toss | Keep => None,
        }
    }

    fn refusal(&self, seat: Seat, act: Act) -> Reason {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        let next = self.hands[usize::from(self.turn + 1) % usize::from(self.seats)];
        match act {
            Lay(_) if matches!(legal[..], [Lay(_), ..]) => {
                Reason::NotHeld { next_holds: (FLAW == REASON_LEAKS).then_some(next) }
            }
            Lay(_) | Draw | Toss | Show | Keep => Reason::NotNow,
        }
    }

    fn check(&self) -> Result<(), String> {
        let seats = usize::from(self.seats);
        if seats < 2 || seats > 4.min(MAX_SEATS) || self.turn > self.seats {
            return Err("seats or turn out of range".to_owned());
        }
        let laid: Vec<u8> = self.laid.iter().flatten().copied().collect();
        if laid.iter().any(|&card| card >= CARDS) {
            return Err("no such card".to_owned());
        }
        let piles = [self.bag.0, laid.iter().copied().collect()].into_iter().chain(self.hands);
        let (count, union) = piles
            .fold((0, Bits::EMPTY), |(count, union), pile| (count + pile.len(), union.or(pile)));
        if union != (0..CARDS).collect() || count != u32::from(CARDS) {
            return Err("not every card is there once".to_owned());
        }
        Ok(())
    }
}

impl<const FLAW: u8> Evaluate for Toy<FLAW> {
    fn evaluate(&self, _: Seat) -> i32 {
        0
    }
}

impl<const FLAW: u8> Listed for Toy<FLAW> {
    const TITLE: &'static str = "Toy";
}
