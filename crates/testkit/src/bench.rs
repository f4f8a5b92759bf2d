//! What the benches of all games measure: whole random matches, and positions of all kinds.

use engine::{Game, Log, Playout, Rng, Seat, Seed, first_able};

/// Whole random matches of one kind, over and over the same ones.
#[derive(Clone, Debug)]
pub struct Matches<G: Game> {
    pub options: G::Options,
    pub seats: u8,
    pub games: u64,
}

impl<G: Game> Matches<G> {
    pub fn start(&self, seed: u64) -> G {
        let rng = &mut Rng::at(Seed::from_number(seed), 0);
        G::setup(&self.options, self.seats, rng).expect("a number of seats the game takes")
    }

    /// Plays all of them and counts the plies.
    pub fn play(&self, playout: &mut Playout<G>) -> u32 {
        let mut run =
            |seed| playout.run(&mut self.start(seed), Seed::from_number(seed), u32::MAX).plies;
        (0..self.games).map(&mut run).sum()
    }

    /// Looks at every position, with the action that comes next and its luck.
    pub fn walk(&self, mut look: impl FnMut(&mut Rng, &G, Seat, G::Action)) {
        let mut legal = Vec::new();
        for seed in 0..self.games {
            let secret = Seed::from_number(seed);
            let (mut state, mut choices) = (self.start(seed), Rng::at(secret, u32::MAX));
            for ply in 1.. {
                let to_move = state.decision().seats();
                legal.clear();
                let Some(seat) = first_able(&state, to_move, &mut legal) else { break };
                let action = legal[choices.below(legal.len() as u32) as usize];
                look(&mut Rng::at(secret, ply), &state, seat, action);
                state.apply(seat, action, &mut Rng::at(secret, ply), &mut Log::off());
            }
        }
    }

    /// Every tenth of them.
    pub fn positions(&self) -> Vec<(G, Seat, G::Action)> {
        let (mut positions, mut met) = (Vec::new(), 0);
        self.walk(|_, state, seat, action| {
            met += 1;
            if met % 10 == 0 {
                positions.push((state.clone(), seat, action));
            }
        });
        positions
    }
}
