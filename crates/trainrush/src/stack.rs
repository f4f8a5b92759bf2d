//! What can be on the stack of the rules: what is being decided on top, what comes after below.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::nouns::*;

/// Deep enough: cards that reopen a chain lie on the table meanwhile, so at most five are nested.
pub const DEPTH: usize = 64;

pub type Frame = engine::Frame<Step>;
pub type Stack = engine::Stack<Step, DEPTH>;

engine::named! {
    /// The seven phases of a round.
    pub enum Phase {
        Bidding = "bidding", Lobbying = "lobbying", Income = "income", Investment = "investment",
        Movement = "movement", Missions = "missions", End = "end",
    }
}

/// One of the three moves of a card.
pub type MoveNo = engine::Nth<3>;

/// One thing to do. The first group are decisions; the second runs by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Choose the cube for the next free slot of a wagon.
    Cube(CarNo),
    /// Set-up, everybody at once: which action cards to keep …
    KeepCards,
    /// … which heroes …
    KeepHeroes,
    /// … and the draft.
    Draft,
    /// Phase I.
    Bid,
    /// Phase II.
    Lobby,
    /// Load up to so many wagons.
    Load {
        /// How many may still be loaded.
        left: u8,
        /// It may be left.
        may: bool,
    },
    /// Phase IV.
    Invest,
    /// Phase V: choose a card.
    Play,
    /// Make the next move of the card.
    Drive {
        card: Card,
        /// Which of its moves.
        nth: MoveNo,
    },
    /// The same with a movement token.
    DriveWith {
        card: Card,
        /// Which of its moves.
        nth: MoveNo,
        /// The steps it adds.
        token: Token,
    },
    /// Action IV: the special of the played card or of another.
    Special(Card),
    /// Take an open card.
    Pool,
    /// Discard what exceeds the limit.
    Discard,
    /// Phase VI.
    Mission,
    /// What to do in a city.
    City {
        city: City,
        /// Cubes unloaded here in this turn.
        unloaded: u8,
        /// A warehouse was leased here in this turn.
        leased: bool,
    },
    /// Which cube to unload next for a contract.
    Deliver {
        contract: Contract,
        /// Cubes given so far.
        given: u8,
    },
    /// What to buy.
    Market(Region),
    /// Which cubes to sell.
    Sell {
        item: Item,
        /// Cubes given so far.
        sold: u8,
        /// What they are worth.
        value: u8,
    },
    /// Take the zone's parcel?
    Parcel(Zone),
    /// Where to build a warehouse.
    Warehouse,
    /// Where to build a station.
    Station,
    /// Place agents, all in one sector: of the given region, else of the active one.
    Corrupt {
        region: Option<Region>,
        /// How many.
        agents: u8,
        /// It may be left.
        may: bool,
    },
    /// Which progress track rises.
    Advance {
        /// It may be left.
        may: bool,
    },
    /// Which wagon to exchange.
    Exchange {
        kinds: Exchanges,
        /// It may be left.
        may: bool,
    },
    /// For which wagon.
    ExchangeFor {
        kinds: Exchanges,
        /// The wagon that goes, by its place in the train.
        car: CarNo,
    },
    /// Which wagon joins the train.
    DrawWagon {
        /// How many slots it has.
        size: u8,
        /// It may be left.
        may: bool,
    },
    /// Which of the drawn cards to keep.
    Keep(u8),
    /// Lease to a contractor of any city: which zone …
    Lease,
    /// … and which contractor.
    Contractor(Zone),
    /// A free action of the action area.
    Area(u8),
    /// A move that is not a card's.
    Travel(u8),
    /// Execute any open tile.
    Tile {
        /// It may be left.
        may: bool,
    },
    /// Special actions of cards in hand, for nothing.
    FreeSpecial(u8),
    /// In which city to mark a slot.
    Slot {
        /// The size of the slot.
        size: u8,
        /// Points for it.
        vp: u8,
    },

    DealCards,
    DealHeroes,
    Phase(Phase),
    Income,
    /// The played card is done with.
    EndTurn(Card),
    RefillPool,
    /// A card used for its special action leaves the table.
    Return(Card),
    /// Execute the tile of a siding.
    OpenTile(Number9),
    /// A siding gets its next tile.
    RefillTile(Number9),
    /// Zone scoring, step A: whoever leases out a warehouse …
    ScoreLeases(Zone),
    /// … one of them …
    ScoreLease(Region),
    /// … and step B: the owner of the station.
    ScoreStation(Zone),
    Infrastructure(Region),
    Over,
}

/// The second group as a pattern: what runs by itself has no choices anywhere.
macro_rules! by_itself {
    () => {
        Step::DealCards
            | Step::DealHeroes
            | Step::Phase(_)
            | Step::Income
            | Step::EndTurn(_)
            | Step::RefillPool
            | Step::Return(_)
            | Step::OpenTile(_)
            | Step::RefillTile(_)
            | Step::ScoreLeases(_)
            | Step::ScoreLease(_)
            | Step::ScoreStation(_)
            | Step::Infrastructure(_)
            | Step::Over
    };
}
pub(crate) use by_itself;

impl engine::Step for Step {
    const OVER: Self = Step::Over;
}

impl Step {
    /// May what it asks for be left undone? `None` where that is not the question.
    pub fn may_be_left(self) -> Option<bool> {
        match self {
            Step::Load { may, .. }
            | Step::Corrupt { may, .. }
            | Step::Advance { may }
            | Step::Exchange { may, .. }
            | Step::DrawWagon { may, .. }
            | Step::Tile { may } => Some(may),
            Step::Warehouse | Step::Station | Step::ExchangeFor { .. } => Some(false),
            Step::Cube(_)
            | Step::KeepCards
            | Step::KeepHeroes
            | Step::Draft
            | Step::Bid
            | Step::Lobby
            | Step::Invest
            | Step::Play
            | Step::Drive { .. }
            | Step::DriveWith { .. }
            | Step::Special(_)
            | Step::Pool
            | Step::Discard
            | Step::Mission
            | Step::City { .. }
            | Step::Deliver { .. }
            | Step::Market(_)
            | Step::Sell { .. }
            | Step::Parcel(_)
            | Step::Keep(_)
            | Step::Lease
            | Step::Contractor(_)
            | Step::Area(_)
            | Step::Travel(_)
            | Step::FreeSpecial(_)
            | Step::Slot { .. }
            | by_itself!() => None,
        }
    }

    /// Everybody decides at once and in secret.
    pub fn is_simultaneous(self) -> bool {
        matches!(self, Step::KeepCards | Step::KeepHeroes | Step::Draft)
    }
}
