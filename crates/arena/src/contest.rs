//! Bots against each other, each in every chair of the same deals, and what the results are worth.

use std::sync::Arc;

use engine::{Action, BadSetup, Decision, Evaluate, Log, Rng, Seat, Seed, Standings, first_able};
use serde_json::Value;

use crate::think::{Net, Work, margin};
use crate::{Bot, BotKind, Failure, NewError, PLY_LIMIT, Sampler, bot_rng, catalog};

/// A bot at the arena: a kind, and a net of its own if it has one.
#[derive(Clone, Debug)]
pub struct Fighter {
    pub kind: BotKind,
    pub net: Option<Arc<Net>>,
}

/// One match: who sits where.
#[derive(Clone, Debug)]
pub struct Bout<'a> {
    pub options: &'a Value,
    pub seed: u64,
    pub seats: Vec<&'a Fighter>,
    /// So many decisions of every seat are drawn instead of chosen: its first ones, if they are of the kind
    /// that the match begins with. Whoever gets what others left decides first in its first turn.
    pub drawn: u32,
}

/// How a bout went, by seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Fought {
    pub standings: Standings,
    pub plies: u32,
    /// Turns, and nanoseconds of thought.
    pub turns: Vec<u32>,
    pub nanos: Vec<u64>,
}

impl Fought {
    /// A shared first place is shared: the part of a victory that a seat has.
    pub fn win(&self, seat: usize) -> f64 {
        let won = self.standings.places()[seat] == 1;
        if won { 1.0 / self.standings.winners().count().max(1) as f64 } else { 0.0 }
    }

    pub fn margin(&self, seat: usize) -> i32 {
        margin(&self.standings, Seat(seat as u8))
    }
}

/// Somebody who sees all of a match.
pub trait Watch<G: Evaluate> {
    fn chosen(&mut self, _state: &G, _seat: Seat, _legal: &[G::Action], _action: G::Action) {}
    fn over(&mut self, _state: &G, _standings: &Standings) {}
}

impl<G: Evaluate> Watch<G> for () {}

/// Plays one match. The clock is the caller's, for there is none here.
pub fn bout<G: Evaluate>(bout: &Bout<'_>, clock: &dyn Fn() -> u64) -> Result<Fought, Failure> {
    watched::<G>(bout, clock, &mut ())
}

/// The same before somebody's eyes.
pub fn watched<G: Evaluate>(
    bout: &Bout<'_>,
    clock: &dyn Fn() -> u64,
    watch: &mut impl Watch<G>,
) -> Result<Fought, Failure> {
    let seats = bout.seats.len() as u8;
    let (least, most) = G::SEATS.into_inner();
    if !(least..=most).contains(&seats) {
        let bad = BadSetup::Seats { given: seats, least, most };
        return Err(Failure::Setup(NewError::Setup(bad)));
    }
    let options = catalog::options::<G>(bout.options).map_err(Failure::Setup)?;
    let secret = Seed::from_number(bout.seed);
    let mut state = G::setup(&options, seats, &mut Rng::at(secret, 0))
        .map_err(|bad| Failure::Setup(NewError::Setup(bad)))?;
    let mut bots: Vec<Box<dyn Bot<G>>> = Vec::new();
    for Fighter { kind, net } in &bout.seats {
        bots.push(match net {
            Some(net) => kind.with_net::<G>(Some(net.clone())),
            None => kind.bot::<G>(),
        });
    }
    let (mut turns, mut nanos) = (vec![0; bots.len()], vec![0; bots.len()]);
    let mut drawn = vec![0; bots.len()];
    let mut opening = None;
    let mut legal = Vec::new();
    for ply in 1..=PLY_LIMIT {
        let to_move = match state.decision() {
            Decision::Over(standings) => {
                watch.over(&state, &standings);
                return Ok(Fought { standings, plies: ply - 1, turns, nanos });
            }
            Decision::Choose { seats, .. } => seats,
        };
        legal.clear();
        let Some(seat) = first_able(&state, to_move, &mut legal) else {
            return Err(Failure::DeadEnd { seed: bout.seed, ply });
        };
        let begun = clock();
        let bot = &mut bots[seat.idx()];
        let work = &mut Work::units(bot.work());
        let luck = &mut bot_rng(secret, seat, ply);
        let drawn = &mut drawn[seat.idx()];
        let opens = legal[0].kind() == *opening.get_or_insert(legal[0].kind());
        let action = if opens && legal.len() > 1 && *drawn < bout.drawn {
            *drawn += 1;
            legal[luck.below(legal.len() as u32) as usize]
        } else {
            bot.choose(&Sampler::new(&state, seat), &legal, luck, work)
        };
        nanos[seat.idx()] += clock().saturating_sub(begun);
        watch.chosen(&state, seat, &legal, action);
        let before = state.clone();
        state.apply(seat, action, &mut Rng::at(secret, ply), &mut Log::off());
        turns[seat.idx()] += u32::from(state.turn_over(&before, seat));
    }
    Err(Failure::Endless { seed: bout.seed })
}

/// A share of `n` with its 95 % interval after Wilson.
pub fn wilson(wins: f64, n: u64) -> [f64; 2] {
    if n == 0 {
        return [0.0, 1.0];
    }
    let (n, z) = (n as f64, 1.959_964);
    let share = wins / n;
    let middle = share + z * z / (2.0 * n);
    let span = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    [((middle - span) / whole).max(0.0), ((middle + span) / whole).min(1.0)]
}

/// Elo by maximum likelihood: each match is won by one of those in it, in proportion to their
/// strength. `matches` has who sat where (repeats allowed) and each one's part of the victory.
/// Everybody is thought to have won and lost a little against an average player, so that who never
/// lost does not run away.
pub fn elo(players: usize, matches: &[(Vec<usize>, Vec<f64>)]) -> Vec<f64> {
    const PRIOR: f64 = 0.5;
    let mut strength = vec![1.0; players];
    for _ in 0..500 {
        let mut wins = vec![PRIOR; players];
        let mut chances: Vec<f64> = strength.iter().map(|it| 2.0 * PRIOR / (it + 1.0)).collect();
        for (seats, parts) in matches {
            let sum: f64 = seats.iter().map(|player| strength[*player]).sum();
            for (player, part) in seats.iter().zip(parts) {
                wins[*player] += part;
                chances[*player] += 1.0 / sum;
            }
        }
        for player in 0..players {
            strength[player] = (wins[player] / chances[player]).clamp(1e-9, 1e9);
        }
    }
    strength.iter().map(|it| 400.0 * it.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_those_of_the_textbook() {
        let [low, high] = wilson(50.0, 100);
        assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4);
        let [low, high] = wilson(400.0, 400);
        assert!((low - 0.9905).abs() < 1e-4 && high == 1.0);
        assert_eq!(wilson(0.0, 0), [0.0, 1.0]);
    }

    #[test]
    fn elo_finds_the_odds() {
        // Three to one between two players is 191 points.
        let matches: Vec<_> = (0..4000)
            .map(|nth| (vec![0, 1], if nth % 4 == 0 { vec![0.0, 1.0] } else { vec![1.0, 0.0] }))
            .collect();
        let elo = elo(2, &matches);
        assert!((elo[0] - elo[1] - 190.8).abs() < 3.0, "{elo:?}");
    }

    #[test]
    fn a_chair_among_four_is_worth_a_quarter() {
        let matches: Vec<_> = (0..400)
            .map(|nth| {
                let mut parts = vec![0.0; 4];
                parts[nth % 4] = 1.0;
                (vec![0, 1, 1, 1], parts)
            })
            .collect();
        let elo = elo(2, &matches);
        assert!((elo[0] - elo[1]).abs() < 1.0, "{elo:?}");
    }
}
