//! Players for whole matches, and walks over them.

use engine::{Game, Log, Match, Rng, Seat, Seats, Seed, first_able};

use crate::{Suite, allocations};

/// A match is over long before.
const LIMIT: u32 = 100_000;

/// `TIMES=20` in the environment plays twenty times as many.
pub fn times(usual: u64) -> u64 {
    let times = std::env::var("TIMES").ok().and_then(|times| times.parse().ok());
    usual * times.unwrap_or(1)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    Random,
    /// By the zeal of the suite.
    Eager,
}

impl<G: Game> Suite<G> {
    /// What the style does next; `None` once the match is over.
    pub fn choose(&self, table: &Match<G>, style: Style) -> Option<(Seat, G::Action)> {
        let mut legal = Vec::new();
        let to_move = table.state().decision().seats();
        let seat = first_able(table.state(), to_move, &mut legal)?;
        if style == Style::Eager {
            let best = legal.iter().map(|action| (self.zeal)(*action)).max()?;
            legal.retain(|action| (self.zeal)(*action) == best);
        }
        let mut rng = Rng::at(table.seed().apart(0), table.ply());
        Some((seat, legal[rng.below(legal.len() as u32) as usize]))
    }

    /// One whole match.
    pub fn play(&self, options: G::Options, seats: u8, seed: u64, style: Style) -> Match<G> {
        let mut table = Match::new(options, seats, Seed::from_number(seed)).expect("a set-up");
        while let Some((seat, action)) = self.choose(&table, style) {
            table.play(seat, action).expect("it was legal");
        }
        table
    }

    /// Plays at random to the end, checks every state on the way and looks at it.
    #[track_caller]
    pub fn walk(&self, options: &G::Options, seats: u8, seed: u64, look: impl Fn(&G, &mut Rng)) {
        let secret = Seed::from_number(seed);
        let (mut choices, mut probes) = (Rng::at(secret.apart(0), 0), Rng::at(secret.apart(0), 1));
        let mut state = G::setup(options, seats, &mut Rng::at(secret, 0)).expect("a set-up");
        let (mut legal, mut log) = (Vec::new(), Log::off());
        let mut ply = 0;
        loop {
            let place = || format!("{seats} seats, seed {seed}, ply {ply}, {options:?}");
            if let Err(bad) = state.check() {
                panic!("{}: {bad}", place());
            }
            look(&state, &mut probes);
            let to_move = state.decision().seats();
            if to_move.is_empty() {
                return;
            }
            legal.clear();
            let seat = first_able(&state, to_move, &mut legal);
            let seat = seat.unwrap_or_else(|| panic!("{}: a dead end", place()));
            assert!(ply < LIMIT, "{}: no end", place());
            ply += 1;
            let action = legal[choices.below(legal.len() as u32) as usize];
            state.apply(seat, action, &mut Rng::at(secret, ply), &mut log);
        }
    }

    /// What a seat is shown does not depend on what it cannot know.
    #[track_caller]
    pub fn nothing_leaks(&self, state: &G, rng: &mut Rng) {
        let json = |value: &dyn Fn() -> serde_json::Result<String>| value().expect("it is sent");
        let view = |world: &G, seat| json(&|| serde_json::to_string(&world.view(seat)));
        let decision = |world: &G| json(&|| serde_json::to_string(&world.decision()));
        for seat in (0..state.seats()).map(Seat) {
            let mut world = state.clone();
            world.determinize(Some(seat), rng);
            if world == *state {
                continue;
            }
            world.check().expect("a world that could be");
            assert_eq!(view(state, Some(seat)), view(&world, Some(seat)), "seat {seat}");
            assert_eq!(view(state, None), view(&world, None), "a spectator");
            let (mut truth, mut guess) = (Vec::new(), Vec::new());
            state.legal(seat, &mut truth);
            world.legal(seat, &mut guess);
            assert_eq!(truth, guess, "the legal list of seat {seat}");
            assert_eq!(decision(state), decision(&world));
        }
    }

    /// Plays whole matches and asserts that `decision`, `legal` and `apply` allocate nothing. The test's
    /// crate must have [`Counting`](crate::Counting) as its allocator.
    #[track_caller]
    pub fn allocates_nothing(&self, options: &G::Options, matches: u64) {
        assert_eq!(
            allocations(|| drop(std::hint::black_box(Box::new(1)))),
            1,
            "the counter counts"
        );
        G::edition(); // The data files are read when they are first asked for, which is no fault of a rule.
        for seats in G::SEATS {
            for seed in (0..matches).map(|more| Seed::from_number(100 * u64::from(seats) + more)) {
                let mut state = G::setup(options, seats, &mut Rng::at(seed, 0)).expect("a set-up");
                let mut choices = Rng::at(seed, u32::MAX);
                let (mut legal, mut log) = (Vec::with_capacity(1000), Log::off());
                for ply in 1.. {
                    let nothing = |what, count| {
                        let of = format_args!("ply {ply}, {seats} seats, {options:?}");
                        assert!(count == 0, "`{what}` has allocated {count} times: {of}");
                    };
                    let (mut to_move, mut able) = (Seats::none(), None);
                    nothing("decision", allocations(|| to_move = state.decision().seats()));
                    legal.clear();
                    let listed = allocations(|| able = first_able(&state, to_move, &mut legal));
                    nothing("legal", listed);
                    let Some(seat) = able else { break };
                    let action = legal[choices.below(legal.len() as u32) as usize];
                    let mut rng = Rng::at(seed, ply);
                    let applied = allocations(|| state.apply(seat, action, &mut rng, &mut log));
                    nothing("apply", applied);
                }
            }
        }
    }
}
