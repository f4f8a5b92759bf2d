//! Whatever comes from outside, nothing panics: saved states with wrong values, actions that are not
//! legal, texts that are no actions. A game's tests say which values and texts are worth a try.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{Action, Game, Match, Playout, Rng, Seat, Seed, Spelling, Stack, Step, Table};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{Config, TestRunner};
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

/// Tries many values; what fails is made smaller before it is told. `PROPTEST_CASES=10000` looks harder.
#[track_caller]
fn try_many<S: Strategy>(values: S, test: impl Fn(S::Value)) {
    let config = Config { failure_persistence: None, ..Config::default() };
    let all = TestRunner::new(config).run(&values, |value| {
        test(value);
        Ok(())
    });
    all.unwrap_or_else(|failure| panic!("{failure}"));
}

/// Any text, and often a verb of the game with some of the words behind it.
fn spelled<A: Action>(words: &'static str) -> impl Strategy<Value = String> {
    let words: Vec<&str> = words.split_whitespace().collect();
    let objects = prop::collection::vec(select(words), 0..4);
    let sensible = (select(A::KINDS), objects)
        .prop_map(|(verb, objects)| format!("{verb} {}", objects.join(" ")).trim_end().to_owned());
    prop_oneof![any::<String>(), sensible]
}

fn other_leaf(words: &'static str) -> impl Strategy<Value = Value> {
    let words: Vec<&str> = words.split_whitespace().chain([""]).collect();
    prop_oneof![
        4 => (0..9u64).prop_map(Value::from),
        1 => any::<u64>().prop_map(Value::from),
        1 => any::<bool>().prop_map(Value::from),
        1 => Just(Value::Null),
        2 => select(words).prop_map(Value::from),
    ]
}

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
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => vec![String::new()],
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

    /// Any code is one action or none, and what it is can be asked of any state.
    #[track_caller]
    pub fn fuzz_codes(&self, midway: impl Strategy<Value = G>) {
        try_many(any::<u32>(), |code| self.code_is_one_action_or_none(code));
        // Codes near real ones: a kind and two small numbers.
        let likely = (0..64u32, prop_oneof![3 => 0..64u32, 1 => 0..256u32], 0..10u32);
        try_many((midway, likely, 0..5u8), |(state, (kind, a, b), seat)| {
            let code = kind << 16 | a << 8 | b;
            self.code_is_one_action_or_none(code);
            if let Some(action) = G::Action::from_code(code) {
                self.ask(&state, Seat(seat), action);
            }
        });
    }

    /// Any text is one action or none, and is played or refused. `words` are some that actions have.
    #[track_caller]
    pub fn fuzz_texts(&self, midway: impl Strategy<Value = G>, words: &'static str) {
        try_many(spelled::<G::Action>(words), |text| self.text_is_one_action_or_none(&text));
        try_many((midway, spelled::<G::Action>(words), 0..5u8), |(state, text, seat)| {
            self.text_is_played_or_refused(state, Seat(seat), &text);
        });
    }

    /// A saved state with some values replaced is refused, or it is a state one can play on. `words` are
    /// some that states have.
    #[track_caller]
    pub fn fuzz_states(&self, midway: impl Strategy<Value = G>, words: &'static str) {
        let changes = prop::collection::vec((any::<Index>(), other_leaf(words)), 1..4);
        try_many((midway, changes, any::<u64>()), |(state, changes, seed)| {
            let mut saved = serde_json::to_value(state).expect("a state serializes");
            for (place, other) in changes {
                let leaf = place.get(&leaves(&saved)).clone();
                *saved.pointer_mut(&leaf).expect("a leaf of this state") = other;
            }
            self.load_and_play(saved, Seed::from_number(seed), 200);
        });
    }

    /// A stack of steps that no match has is refused, or what it asks for can be played. `steps` are of each
    /// kind, with figures that may or may not fit.
    #[track_caller]
    pub fn fuzz_stacks<S: Step + std::fmt::Debug, const DEPTH: usize>(
        &self,
        midway: impl Strategy<Value = G>,
        steps: impl Strategy<Value = S>,
        stack: fn(&mut G) -> &mut Stack<S, DEPTH>,
    ) {
        let frames = prop::collection::vec((0..3u8, steps), 1..40);
        let values = (midway, any::<Index>(), frames, any::<u64>());
        try_many(values, |(mut state, under, frames, seed)| {
            let keep = under.index(stack(&mut state).frames().len() + 1);
            while stack(&mut state).frames().len() > keep {
                stack(&mut state).pop();
            }
            for (seat, step) in frames {
                if stack(&mut state).frames().len() == DEPTH {
                    break;
                }
                stack(&mut state).push(Seat(seat), step);
                if state.check().is_err() {
                    stack(&mut state).pop();
                }
            }
            let saved = serde_json::to_value(state).expect("a state serializes");
            self.load_and_play(saved, Seed::from_number(seed), 200);
        });
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
            state.determinize(Some(viewer), &mut Rng::at(seed, 0));
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
