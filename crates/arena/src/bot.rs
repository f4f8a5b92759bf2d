//! What a bot is, and the only window through which it sees a match.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use engine::{Evaluate, Game, Rng, Seat, Seed};

use crate::think::Reach::{Hours, Turns};
use crate::think::{Net, Round, Settings, Thinker, Work};
use crate::{Greedy, Random, nets};

/// A seat's honest knowledge of a match. The true state stays private: a bot gets guesses that agree
/// with all its seat knows, so it cannot peek even by mistake.
#[derive(Debug)]
pub struct Sampler<'a, G> {
    state: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Sampler<'a, G> {
    pub fn new(state: &'a G, seat: Seat) -> Self {
        Sampler { state, seat }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// A state that may be the true one for all this seat can tell.
    pub fn guess(&self, rng: &mut Rng) -> G {
        let mut guess = self.state.clone();
        guess.determinize(Some(self.seat), rng);
        guess
    }
}

pub trait Bot<G: Game>: Send {
    /// Picks one of `legal`, which is never empty. `rng` is the bot's own and not the match's; `work`
    /// is how much it may think. It may keep a plan for the decisions that follow.
    fn choose(
        &mut self,
        sampler: &Sampler<'_, G>,
        legal: &[G::Action],
        rng: &mut Rng,
        work: &mut Work<'_>,
    ) -> G::Action;

    /// How much work it wants for one decision.
    fn work(&self) -> u64 {
        u64::MAX
    }

    /// Gives back the room that only thinking needs, for the next decision may be long in coming.
    fn rest(&mut self) {}
}

/// The bots a person can name. Every game has all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotKind {
    Random,
    Greedy,
    /// Plans its turns by the hand-made estimate; the levels below go by what was learnt.
    Hand,
    Beginner,
    Casual,
    Solid,
    Strong,
    Master,
}

impl BotKind {
    pub const ALL: [BotKind; 8] = [
        BotKind::Random,
        BotKind::Greedy,
        BotKind::Hand,
        BotKind::Beginner,
        BotKind::Casual,
        BotKind::Solid,
        BotKind::Strong,
        BotKind::Master,
    ];

    /// For people: one player at five strengths.
    pub const LEVELS: [BotKind; 5] =
        [BotKind::Beginner, BotKind::Casual, BotKind::Solid, BotKind::Strong, BotKind::Master];

    pub fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Greedy => "greedy",
            BotKind::Hand => "hand",
            BotKind::Beginner => "beginner",
            BotKind::Casual => "casual",
            BotKind::Solid => "solid",
            BotKind::Strong => "strong",
            BotKind::Master => "master",
        }
    }

    pub fn bot<G: Evaluate>(self) -> Box<dyn Bot<G>> {
        self.with_net(nets::of::<G>())
    }

    /// With a net of one's own; without one, levels go by the hand-made estimate.
    pub fn with_net<G: Evaluate>(self, net: Option<Arc<Net>>) -> Box<dyn Bot<G>> {
        match self {
            BotKind::Random => Box::new(Random),
            BotKind::Greedy => Box::new(Greedy::default()),
            BotKind::Hand => Box::new(Thinker::new(SOLID, None)),
            BotKind::Beginner => Box::new(Thinker::new(BEGINNER, net)),
            BotKind::Casual => Box::new(Thinker::new(CASUAL, net)),
            BotKind::Solid => Box::new(Thinker::new(SOLID, net)),
            BotKind::Strong => Box::new(Thinker::new(STRONG, net)),
            BotKind::Master => Box::new(Thinker::new(MASTER, net)),
        }
    }
}

const SOLID: Settings = Settings { width: 60, warmth: 0, habits: 0, rounds: &[], work: 60_000 };
/// Misjudges what things are worth, and does not always take what it likes best.
const BEGINNER: Settings = Settings { width: 24, warmth: 600, habits: 60, ..SOLID };
const CASUAL: Settings = Settings { width: 40, warmth: 200, habits: 20, ..SOLID };
const STRONG: Settings = Settings {
    rounds: &[
        Round { keep: 8, reach: Turns { each: 1, least: 2 }, width: 20, others: 60, lucks: 1 },
        Round { keep: 5, reach: Hours(1), width: 24, others: 13, lucks: 2 },
    ],
    work: 200_000,
    ..SOLID
};
const MASTER: Settings = Settings {
    rounds: &[
        Round { keep: 20, reach: Turns { each: 1, least: 2 }, width: 60, others: 60, lucks: 1 },
        Round { keep: 10, reach: Turns { each: 3, least: 6 }, width: 60, others: 60, lucks: 4 },
        Round { keep: 12, reach: Hours(2), width: 40, others: 13, lucks: 6 },
    ],
    work: 1_500_000,
    ..SOLID
};

/// Who gives a hint: as strong as can be within a second (docs/bots.md has how long it takes).
pub(crate) const HINTER: Settings = Settings { work: 800_000, ..MASTER };
/// Who looks back at a match.
pub(crate) const REVIEWER: Settings = Settings { work: REVIEW, ..STRONG };
/// Its work for all turns of a match together, so that however long it was it is looked at in less than a minute.
pub const REVIEW: u64 = 40_000_000;

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchBot(pub String);

impl fmt::Display for NoSuchBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "there is no bot {:?}; there are {}",
            self.0,
            BotKind::ALL.map(BotKind::name).join(", ")
        )
    }
}

impl std::error::Error for NoSuchBot {}

impl FromStr for BotKind {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<Self, NoSuchBot> {
        let kind = BotKind::ALL.into_iter().find(|kind| kind.name() == text);
        kind.ok_or_else(|| NoSuchBot(text.to_owned()))
    }
}

/// The luck of a bot that decides `ply`, counted from 1 as the match's plies are. Everybody asks for it
/// this way, so the same seed and bots make the same match on a server, in a terminal and in a
/// simulation.
pub fn bot_rng(seed: Seed, seat: Seat, ply: u32) -> Rng {
    Rng::at(seed.apart(seat.0), ply)
}
