//! What a bot is, and the only window through which it sees a match.

use std::fmt;
use std::str::FromStr;

use engine::{Evaluate, Game, Rng, Seat, Seed};

use crate::{Greedy, Random};

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
        guess.determinize(self.seat, rng);
        guess
    }
}

pub trait Bot<G: Game> {
    /// Picks one of `legal`, which is never empty. `rng` is the bot's own and not the match's.
    fn choose(&self, sampler: &Sampler<'_, G>, legal: &[G::Action], rng: &mut Rng) -> G::Action;
}

/// The bots a person can name. Every game has all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotKind {
    Random,
    Greedy,
}

impl BotKind {
    pub const ALL: [BotKind; 2] = [BotKind::Random, BotKind::Greedy];

    pub fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Greedy => "greedy",
        }
    }

    pub fn bot<G: Evaluate>(self) -> Box<dyn Bot<G>> {
        match self {
            BotKind::Random => Box::new(Random),
            BotKind::Greedy => Box::new(Greedy::default()),
        }
    }
}

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
