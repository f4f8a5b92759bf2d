//! Whatever comes from outside, nothing panics: saved states with wrong values, actions that are not
//! legal, texts that are no actions. A game's tests say which values and texts are worth a try.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{Action, Game, Match, Playout, Rng, Seat, Seed, Spelling, Table};
use serde_json::Value;

use crate::Suite;

/// Numbers at the edges of what a state may hold.
const EDGES: [u64; 24] = [
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    14,
    16,
    25,
    31,
    63,
    64,
    100,
    127,
    255,
    256,
    65_535,
    1 << 31,
    1 << 52,
    u64::MAX,
];

/// JSON pointers to all plain values.
pub fn leaves(value: &Value) -> Vec<String> {
    let inside = |key: String, value: &Value| -> Vec<String> {
        leaves(value).into_iter().map(|rest| format!("/{key}{rest}")).collect()
    };
    match value {
        Value::Array(items) => {
            (0..).zip(items).flat_map(|(n, it): (u32, _)| inside(n.to_string(), it)).collect()
        }
        Value::Object(fields) => {
            fields.iter().flat_map(|(key, it)| inside(key.clone(), it)).collect()
        }
        _ => vec![String::new()],
    }
}

impl<G: Game> Suite<G> {
    /// A match after some random plies.
    pub fn midway(&self, options: &G::Options, seats: u8, seed: u64, plies: u32) -> G {
        let seed = Seed::from_number(seed);
        let mut state = G::setup(options, seats, &mut Rng::at(seed, 0)).expect("a set-up");
        Playout::default().run(&mut state, seed, plies);
        state
    }

    /// Everything one can ask of a state about an action: it is legal, or there is a reason in words.
    #[track_caller]
    pub fn ask(&self, state: &G, seat: Seat, action: G::Action) {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let reason = state.why_not(seat, action);
        assert_eq!(reason.is_none(), legal.contains(&action), "{action}: {reason:?}");
        assert!(reason.is_none_or(|reason| !reason.to_string().is_empty()));
        let _ = state.element(seat, action);
    }

    /// A code is that of one action, in all three spellings, or of none.
    #[track_caller]
    pub fn code_is_one_action_or_none(&self, code: u32) {
        if let Some(action) = G::Action::from_code(code) {
            assert_eq!(action.code(), code);
            assert_eq!(action.to_string().parse().ok(), Some(action));
        }
    }

    #[track_caller]
    pub fn text_is_one_action_or_none(&self, text: &str) {
        if let Ok(action) = text.parse::<G::Action>() {
            assert_eq!(action.to_string(), text);
            assert_eq!(G::Action::from_code(action.code()), Some(action));
        }
    }

    /// A text is played, or it is refused and nothing has changed.
    #[track_caller]
    pub fn text_is_played_or_refused(&self, state: G, seat: Seat, text: &str) {
        let before = state.fingerprint();
        let mut table = Match::from_state(state, Seed::from_number(1)).expect("a sound state");
        if Table::play(&mut table, seat, Spelling::Text(text)).is_err() {
            assert_eq!(table.state().fingerprint(), before);
        }
    }

    /// A saved state is refused, or it is one that can be shown and played on.
    pub fn load_and_play(&self, saved: Value, seed: Seed, plies: u32) {
        let Ok(mut state) = serde_json::from_value::<G>(saved) else { return };
        let _ = state.seats();
        if state.check().is_err() {
            return;
        }
        for viewer in (0..state.seats()).map(Seat) {
            serde_json::to_string(&state.view(Some(viewer))).expect("a view serializes");
            state.determinize(viewer, &mut Rng::at(seed, 0));
        }
        Playout::default().run(&mut state, seed, plies);
        serde_json::to_string(&state.view(None)).expect("a view serializes");
    }

    /// One value of a saved state after the other is replaced by many others, `words` among them.
    #[track_caller]
    pub fn every_value_may_be_wrong(&self, state: &G, words: &[&str]) {
        let saved = serde_json::to_value(state).expect("a state serializes");
        let mut others: Vec<Value> = EDGES.into_iter().map(Value::from).collect();
        others.extend([Value::Null, Value::from(true), Value::from(false), Value::from(-1)]);
        others.extend(words.iter().copied().map(Value::from));
        let mut failures = Vec::new();
        for leaf in leaves(&saved) {
            for other in &others {
                let mut wrong = saved.clone();
                *wrong.pointer_mut(&leaf).expect("a leaf of this state") = other.clone();
                let work = || self.load_and_play(wrong, Seed::from_number(1), 50);
                if catch_unwind(AssertUnwindSafe(work)).is_err() {
                    failures.push(format!("{leaf} = {other}"));
                }
            }
        }
        assert!(failures.is_empty(), "{failures:#?}");
    }
}
