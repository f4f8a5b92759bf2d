//! The state of a match: one flat, `Copy` value of well under 1 KB. All of it stands in this one file
//! (the chain and the research cards have their own), so that a reader sees everything that a match
//! remembers.

use engine::{Bits, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::chain::Chain;
use crate::data::{PRICES, PlayersData, ROUNDS, WORKSHOPS, data};
use crate::deck::Deck;
use crate::nouns::*;
use crate::step::{Stack, Step};

pub const MAX_PLAYERS: usize = 4;

/// What can be chosen when a match is created.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Play with the bonus action tiles.
    pub bonus_tiles: bool,
    /// Show everybody's points. Without it each player sees the own ones until the end.
    pub open_scores: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Automobile {
    pub options: Options,
    /// How many seats there are.
    pub players: u8,
    /// 0, 1 or 2.
    pub round: u8,
    pub chain: Chain,
    /// The research cards.
    pub deck: Deck,
    /// Points on the chips beside the merchants' stacks.
    pub chips: [u8; Preference::COUNT],
    /// Active merchants, the first one first.
    pub merchants: [Option<Merchant>; MERCHANTS],
    /// Where the black marker stands.
    pub marker: u8,
    pub market: [Option<Car>; CARS],
    /// Bonus tiles of this round that are face down, and those that were used.
    pub bonus_pile: Bits,
    pub bonus_used: Bits,
    /// Start tiles to choose from at set-up.
    pub starts: u8,
    pub awards: [Option<Seat>; Award::COUNT],
    /// By seat; those beyond the number of players are empty.
    pub seats: [Player; MAX_PLAYERS],
    pub turn: Turn,
    /// What is being decided and what comes after: the call stack of the rules.
    pub stack: Stack,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
pub struct Merchant {
    pub preference: Preference,
    /// The chip of Daimler on this merchant.
    pub daimler: Option<ChipNo>,
}

/// A car on the market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
pub struct Car {
    pub owner: Seat,
    /// The value of its body, without a boost.
    pub body: Value,
    /// The value of its engine, without a boost.
    pub engine: Value,
    pub boost: Option<Chip>,
    /// Workers on it: its prestige.
    pub workers: u8,
    /// The price chip on it.
    pub price: u8,
}

impl Car {
    /// What merchants of a preference see in it; for price the price itself.
    pub fn feature(&self, preference: Preference) -> u8 {
        let boost = |engineer: Engineer| match self.boost {
            Some(chip) if chip.engineer == engineer => chip.amount(),
            _ => 0,
        };
        match preference {
            Preference::Body => self.body.get() + boost(Engineer::Maybach),
            Preference::Engine => self.engine.get() + boost(Engineer::Horch),
            Preference::Prestige => self.workers,
            Preference::Price => self.price,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Player {
    /// Workers who are not in play.
    pub supply: u8,
    /// Workers in the canteen.
    pub canteen: u8,
    pub workshops: [Option<Part>; WORKSHOPS],
    /// The engine of the Grand Prix car.
    pub motor: u8,
    /// The start tile.
    pub start: Option<StartTile>,
    /// Engineers and developments.
    pub cards: Bits,
    /// Developments with a worker.
    pub active: Bits,
    /// Chips left of each engineer, one bit each.
    pub chips: [u8; Engineer::COUNT],
    /// The space of the Grand Prix car; 0 is the pit.
    pub space: u8,
    /// Complete laps of the Grand Prix car.
    pub laps: u8,
    /// Points by round and source.
    pub points: [[u16; Source::COUNT]; ROUNDS],
}

impl Player {
    pub fn has(&self, engineer: Engineer) -> bool {
        // The cards of the engineers come first, in their order.
        self.cards.contains(engineer.number())
    }

    pub fn engineers(&self) -> u32 {
        self.cards.minus(data().derived.developments).len()
    }

    pub fn inactive(&self) -> Bits {
        self.cards.and(data().derived.developments).minus(self.active)
    }

    /// The value of the next body or engine.
    pub fn level(&self, kind: PartKind) -> Value {
        let setup = &data().setup;
        let points = data().derived.points[kind.idx()].map(|cards| self.active.and(cards).len());
        let level = u32::from(setup.level) + points[0] + points[1];
        Value::of(level.min(u32::from(setup.best)) as u8)
    }

    pub fn next_part(&self, kind: PartKind) -> Part {
        Part { kind, value: self.level(kind) }
    }

    pub fn empty_workshops(&self) -> usize {
        self.workshops.iter().filter(|it| it.is_none()).count()
    }

    /// Values of the parts of a kind in the workshops, one bit each.
    pub fn parts(&self, kind: PartKind) -> Bits {
        let parts = self.workshops.iter().flatten().filter(|part| part.kind == kind);
        parts.map(|part| part.value.get()).collect()
    }

    pub fn workshop_of(&self, part: Part) -> Option<usize> {
        self.workshops.iter().position(|it| *it == Some(part))
    }

    /// The chips of an engineer that are left.
    pub fn chips_of(&self, engineer: Engineer) -> impl Iterator<Item = ChipNo> + use<> {
        let left = self.chips[engineer.idx()];
        ChipNo::all().filter(move |chip| left >> chip.idx() & 1 == 1)
    }

    pub fn spend(&mut self, chip: Chip) {
        self.chips[chip.engineer.idx()] &= !(1 << chip.number.idx());
    }

    pub fn total(&self) -> i32 {
        self.points.iter().flatten().map(|points| i32::from(*points)).sum()
    }
}

/// What has happened in the current turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Turn {
    /// The tile that was taken; it is out of the chain while its actions are done.
    pub tile: Option<Tile>,
    pub left: Acts,
    /// The one engineer chip of the turn is spent.
    pub chip_used: bool,
}

impl Automobile {
    pub fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.idx()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.idx()]
    }

    /// Whose turn it is. In a turn the worker has left the back of the chain already.
    pub fn current(&self) -> Seat {
        let turn = self.stack.frames().iter().find(|it| it.step == Step::TurnDone);
        turn.map(|it| it.seat).or(self.chain.rearmost()).unwrap_or(Seat(0))
    }

    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
    }

    /// What depends on the number of players.
    pub fn limits(&self) -> &'static PlayersData {
        &data().players[usize::from(self.players)]
    }

    pub fn cars(&self) -> impl Iterator<Item = (CarNo, &Car)> {
        CarNo::all().zip(&self.market).filter_map(|(number, car)| Some((number, car.as_ref()?)))
    }

    pub fn cars_of(&self, seat: Seat) -> impl Iterator<Item = CarNo> {
        self.cars().filter(move |(_, car)| car.owner == seat).map(|(number, _)| number)
    }

    pub fn active_merchants(&self) -> impl Iterator<Item = (MerchantNo, &Merchant)> {
        let places = MerchantNo::all().zip(&self.merchants);
        places.filter_map(|(number, merchant)| Some((number, merchant.as_ref()?)))
    }

    /// Active merchants of a preference.
    pub fn active_of(&self, preference: Preference) -> usize {
        self.active_merchants().filter(|(_, it)| it.preference == preference).count()
    }

    pub fn prices(&self) -> &'static [u8; PRICES] {
        &data().prices[usize::from(self.round)]
    }

    pub fn price_is_free(&self, price: u8) -> bool {
        self.cars().all(|(_, car)| car.price != price)
    }

    /// Price chips of the round that lie beside the market, the lowest first.
    pub fn free_prices(&self) -> impl Iterator<Item = u8> {
        self.prices().iter().copied().filter(|price| self.price_is_free(*price))
    }

    pub fn market_is_full(&self) -> bool {
        self.cars().count() >= usize::from(self.limits().market)
    }

    /// The action phase ends with the turn that fills the market or brings the marker to 0.
    pub fn round_ends(&self) -> bool {
        self.marker == 0 || self.market_is_full()
    }

    pub fn scored(&mut self, seat: Seat, source: Source, points: u16) {
        let round = usize::from(self.round);
        let sum = &mut self.player_mut(seat).points[round][source.idx()];
        *sum = sum.saturating_add(points);
    }
}
