//! Many matches between bots, and what they had in common.

use std::fmt;

use engine::{BadSetup, Decision, Evaluate, Log, Outcome, Playout, Rng, Seat, Seed, first_able};
use serde_json::Value;

use crate::think::Work;
use crate::{Bot, BotKind, NewError, Sampler, Tally, bot_rng, catalog};

/// No match of ours comes near; one that does is caught in a loop.
pub const PLY_LIMIT: u32 = 10_000;

#[derive(Clone, Debug)]
pub struct Plan {
    pub seats: u8,
    /// Absent options have their default.
    pub options: Value,
    pub games: u64,
    /// Of the first match; the next ones count on, so each can be played again by its own number.
    pub seed: u64,
    /// Who sits where; shared out again from the first if there are more seats.
    pub bots: Vec<BotKind>,
    /// Run the game's `check` after every ply.
    pub check: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    Setup(NewError),
    NoBots,
    /// The match did not end within the limit.
    Endless {
        seed: u64,
    },
    /// The match is not over, but nobody has an action.
    DeadEnd {
        seed: u64,
        ply: u32,
    },
    Check {
        seed: u64,
        ply: u32,
        problem: String,
    },
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Setup(bad) => bad.fmt(f),
            Failure::NoBots => f.write_str("nobody to play"),
            Failure::Endless { seed } => {
                write!(f, "the match with seed {seed} is not over after {PLY_LIMIT} plies")
            }
            Failure::DeadEnd { seed, ply } => {
                write!(f, "the match with seed {seed} has no action for anybody after ply {ply}")
            }
            Failure::Check { seed, ply, problem } => {
                write!(f, "the match with seed {seed} is broken after ply {ply}: {problem}")
            }
        }
    }
}

impl std::error::Error for Failure {}

pub fn simulate<G: Evaluate>(plan: &Plan) -> Result<Tally, Failure> {
    if plan.bots.is_empty() {
        return Err(Failure::NoBots);
    }
    let (least, most) = G::SEATS.into_inner();
    if !(least..=most).contains(&plan.seats) {
        let bad = BadSetup::Seats { given: plan.seats, least, most };
        return Err(Failure::Setup(NewError::Setup(bad)));
    }
    let options = catalog::options::<G>(&plan.options).map_err(Failure::Setup)?;
    let mut bots: Vec<_> =
        plan.bots.iter().cycle().take(plan.seats.into()).map(|bot| bot.bot::<G>()).collect();
    let only_random = plan.bots.iter().all(|bot| *bot == BotKind::Random);
    let mut playout = Playout::default();
    let mut tally = Tally::default();
    for seed in (0..plan.games).map(|game| plan.seed.wrapping_add(game)) {
        let secret = Seed::from_number(seed);
        let mut state = G::setup(&options, plan.seats, &mut Rng::at(secret, 0))
            .map_err(|bad| Failure::Setup(NewError::Setup(bad)))?;
        let outcome = if only_random && !plan.check {
            playout.run(&mut state, secret, PLY_LIMIT)
        } else {
            contest(&mut state, secret, &mut bots, plan.check)
                .map_err(|(ply, problem)| Failure::Check { seed, ply, problem })?
        };
        let standings = outcome.standings.ok_or(if outcome.plies == PLY_LIMIT {
            Failure::Endless { seed }
        } else {
            Failure::DeadEnd { seed, ply: outcome.plies }
        })?;
        tally.add(&outcome, &standings);
        for seat in (0..plan.seats).map(Seat) {
            state.sources(seat).into_iter().for_each(|(item, points)| tally.source(item, points));
        }
    }
    Ok(tally)
}

/// One match between bots. Of several seats to move, the first that has an action moves.
fn contest<G: Evaluate>(
    state: &mut G,
    seed: Seed,
    bots: &mut [Box<dyn Bot<G>>],
    check: bool,
) -> Result<Outcome, (u32, String)> {
    let mut outcome = Outcome::default();
    let mut legal = Vec::new();
    loop {
        if check {
            state.check().map_err(|problem| (outcome.plies, problem))?;
        }
        let seats = match state.decision() {
            Decision::Choose { seats, .. } => seats,
            Decision::Over(standings) => {
                return Ok(Outcome { standings: Some(standings), ..outcome });
            }
        };
        legal.clear();
        let to_move = first_able(state, seats, &mut legal);
        let Some(seat) = to_move.filter(|_| outcome.plies < PLY_LIMIT) else {
            return Ok(outcome);
        };
        outcome.plies += 1;
        outcome.decisions += u32::from(legal.len() > 1);
        outcome.branching += legal.len() as u64;
        let luck = &mut bot_rng(seed, seat, outcome.plies);
        let bot = &mut bots[seat.idx()];
        let work = &mut Work::units(bot.work());
        let action = bot.choose(&Sampler::new(state, seat), &legal, luck, work);
        state.apply(seat, action, &mut Rng::at(seed, outcome.plies), &mut Log::off());
    }
}
