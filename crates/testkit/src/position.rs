//! The language of a game's tests: play lines of notation from a position, ask what is legal and why not.
//!
//! ```ignore
//! let mut game = Position::<Autobahn>::new(&Options::default(), 2, 1);
//! game.play("route 5; 1 route 6");
//! assert_eq!(game.choices("play"), "red, cyan");
//! ```
//!
//! `check()` runs before and after every ply. A game wraps it and adds how pieces are put on its board.

use std::ops::{Deref, DerefMut};

use engine::{Decision, Game, Log, Rng, Seat, Seed};

#[derive(Clone, Debug)]
pub struct Position<G: Game> {
    pub game: G,
    /// The chance of the plies to come; tests look for one that suits them.
    pub seed: Seed,
    ply: u32,
    /// What the last script told.
    pub events: Vec<G::Event>,
}

impl<G: Game> Deref for Position<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.game
    }
}

impl<G: Game> DerefMut for Position<G> {
    fn deref_mut(&mut self) -> &mut G {
        &mut self.game
    }
}

impl<G: Game> Position<G> {
    /// The table as set up.
    #[track_caller]
    pub fn new(options: &G::Options, seats: u8, seed: u64) -> Self {
        let seed = Seed::from_number(seed);
        let game = G::setup(options, seats, &mut Rng::at(seed, 0)).expect("a set-up");
        Position { game, seed, ply: 0, events: Vec::new() }
    }

    /// The seat to move; of several the first that has a choice, and seat 0 once the match is over.
    #[track_caller]
    pub fn to_move(&self) -> Seat {
        let mut legal = Vec::new();
        let seats = self.game.decision().seats();
        let able = seats.iter().find(|seat| {
            self.game.legal(*seat, &mut legal);
            !legal.is_empty()
        });
        able.or_else(|| seats.iter().next()).unwrap_or(Seat(0))
    }

    #[track_caller]
    pub fn step(&self) -> G::Step {
        match self.game.decision() {
            Decision::Choose { step, .. } => step,
            Decision::Over(_) => panic!("the match is over"),
        }
    }

    #[track_caller]
    pub fn checked(&self) {
        if let Err(bad) = self.game.check() {
            panic!("{bad}");
        }
    }

    /// What the seat to move may do.
    #[track_caller]
    pub fn legal(&self) -> Vec<String> {
        self.legal_for(self.to_move())
    }

    #[track_caller]
    pub fn legal_for(&self, seat: Seat) -> Vec<String> {
        self.checked();
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    #[track_caller]
    pub fn can(&self, action: &str) -> bool {
        let _: G::Action = spelled::<G>(action);
        self.legal().iter().any(|it| it == action)
    }

    /// The objects of all legal actions with this verb.
    #[track_caller]
    pub fn choices(&self, verb: &str) -> String {
        let verb = format!("{verb} ");
        let legal = self.legal();
        let objects: Vec<&str> = legal.iter().filter_map(|it| it.strip_prefix(&verb)).collect();
        objects.join(", ")
    }

    #[track_caller]
    pub fn why(&self, action: &str) -> G::Reason {
        self.why_for(self.to_move().0, action)
    }

    #[track_caller]
    pub fn why_for(&self, seat: u8, action: &str) -> G::Reason {
        self.checked();
        let reason = self.game.why_not(Seat(seat), spelled::<G>(action));
        reason.unwrap_or_else(|| panic!("`{action}` is legal"))
    }

    /// Plays actions separated by `;` or lines, each by the seat to move. A number in front says which
    /// seat plays; if only one can, it must be that.
    #[track_caller]
    pub fn play(&mut self, script: &str) -> &mut Self {
        self.events.clear();
        for line in script.split([';', '\n']).map(str::trim).filter(|line| !line.is_empty()) {
            let words = line.split_once(' ').filter(|(first, _)| first.parse::<u8>().is_ok());
            let (seat, text) = words.map_or((self.to_move(), line), |(seat, text)| {
                (Seat(seat.parse().expect("a number")), text)
            });
            let to_move = self.game.decision().seats();
            assert!(to_move.contains(seat), "not the seat to move at `{line}`");
            self.ply(seat, text);
        }
        self
    }

    #[track_caller]
    fn ply(&mut self, seat: Seat, text: &str) {
        self.checked();
        let action: G::Action = spelled::<G>(text);
        self.ply += 1;
        let (mut rng, mut log) = (Rng::at(self.seed, self.ply), Log::on());
        if self.game.play(seat, action, &mut rng, &mut log).is_err() {
            let reason = self.game.why_not(seat, action);
            let legal = self.legal_for(seat).join("; ");
            panic!("`{text}` is not legal ({reason:?}), but: {legal}");
        }
        self.events.extend(log.into_entries().into_iter().map(|(_, event)| event));
        self.checked();
    }
}

#[track_caller]
fn spelled<G: Game>(text: &str) -> G::Action {
    text.parse().unwrap_or_else(|_| panic!("no action is written `{text}`"))
}
