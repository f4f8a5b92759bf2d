//! How good a position is for a seat: by the learnt net where there is one, else by hand.

use engine::{Decision, Evaluate, Seat, Standings};

use super::net::{CATEGORY, MARGIN, Net, Sight};

/// For each turn beyond the usual ones, what the whole way to the end is worth in hundredths of a
/// point: of a match of fifty steps each step becomes dearer by a third of a point every turn.
const HURRY: i32 = 1_500;
/// It does not grow for ever.
const MOST_LATE: u32 = 200;

/// Judges positions, in hundredths of a point of the margin to the best opponent.
#[derive(Clone, Debug)]
pub struct Judge<'n> {
    net: Option<&'n Net>,
    sight: Sight,
    /// Hundredths by which each category is over- or undervalued: the habits of a weaker player.
    habits: Vec<i32>,
    /// What the whole way to the end is worth, in hundredths of a point.
    hurry: i32,
    /// How many positions were judged.
    pub judged: u64,
}

impl<'n> Judge<'n> {
    pub fn new(net: Option<&'n Net>) -> Self {
        Judge { net, sight: Sight::default(), habits: Vec::new(), hurry: 0, judged: 0 }
    }

    /// With wrong ideas of what categories are worth, in hundredths.
    pub fn with_habits(mut self, habits: Vec<i32>) -> Self {
        self.habits = habits;
        self
    }

    /// Of a seat that has had so many turns. The longer a match is beyond what is usual, the more it is
    /// worth to bring it to an end: whoever is behind, or richer by waiting, would wait for ever.
    pub fn after_turns<G: Evaluate>(mut self, state: &G, turns: u32) -> Self {
        let late = state.usual_turns().map_or(0, |usual| turns.saturating_sub(usual));
        self.hurry = HURRY * late.min(MOST_LATE).cast_signed();
        self
    }

    fn urge<G: Evaluate>(&self, state: &G) -> i32 {
        if self.hurry == 0 || state.is_over() {
            return self.hurry;
        }
        self.hurry * state.progress().min(1000).cast_signed() / 1000
    }

    pub fn net(&self) -> Option<&'n Net> {
        self.net
    }

    pub fn value<G: Evaluate>(&mut self, state: &G, seat: Seat) -> i32 {
        self.judged += 1;
        let urge = self.urge(state);
        let Some(net) = self.net else { return state.evaluate(seat) + urge };
        if let Decision::Over(standings) = state.decision() {
            let won = standings.places()[seat.idx()] == 1;
            return margin(&standings, seat) * 100 + i32::from(won) * 50 + urge;
        }
        if self.habits.is_empty() {
            return self.sight.margin(net, state, seat) + urge;
        }
        let heads = self.sight.heads(net, state, seat);
        let wrong = heads[CATEGORY..].iter().zip(&self.habits).map(|(it, by)| it / 100 * by);
        heads[MARGIN] + wrong.sum::<i32>() + urge
    }

    /// Everything the net says, terminal positions included; empty without a net.
    pub fn heads<G: Evaluate>(&mut self, state: &G, seat: Seat) -> Vec<i32> {
        let Some(net) = self.net else { return Vec::new() };
        match state.decision() {
            Decision::Over(standings) => outcome(state, &standings, seat),
            Decision::Choose { .. } => self.sight.heads(net, state, seat),
        }
    }

    /// What the net was told of the position it judged last.
    pub fn described(&self) -> &[u8] {
        self.sight.described()
    }
}

/// Points ahead of the best opponent.
pub fn margin(standings: &Standings, seat: Seat) -> i32 {
    let scores = standings.scores();
    let others = scores.iter().enumerate().filter(|(other, _)| *other != seat.idx());
    let best = others.map(|(_, score)| *score).max();
    scores[seat.idx()] - best.unwrap_or(0)
}

/// The heads of a match that is over.
pub fn outcome<G: Evaluate>(state: &G, standings: &Standings, seat: Seat) -> Vec<i32> {
    let winners = standings.winners().fold(0, |count, _| count + 1).max(1);
    let won = standings.places()[seat.idx()] == 1;
    let mut categories = vec![0; G::CATEGORIES.len()];
    state.categories(seat, &mut categories);
    let win = if won { 100 / winners } else { 0 };
    let mut heads = vec![margin(standings, seat), win, standings.scores()[seat.idx()]];
    heads.extend(categories);
    heads.iter().map(|points| points * 100).collect()
}
