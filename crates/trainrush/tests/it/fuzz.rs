//! Whatever comes from outside, nothing panics. `PROPTEST_CASES=10000` looks harder.

use engine::{Action as _, Game, Playout, Rng, Seat, Seed};
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::Value;
use trainrush::{Action, Options, TrainRush};

/// A match after some random plies.
fn midway(seats: u8, seed: u64, plies: u32) -> TrainRush {
    let seed = Seed::from_number(seed);
    let mut state = TrainRush::setup(&Options::default(), seats, &mut Rng::at(seed, 0)).unwrap();
    Playout::default().run(&mut state, seed, plies);
    state
}

/// All numbers of a value, so that one can be changed.
fn leaves(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Array(items) => items.iter_mut().flat_map(leaves).collect(),
        Value::Object(fields) => fields.values_mut().flat_map(leaves).collect(),
        leaf => vec![leaf],
    }
}

proptest! {
    #[test]
    fn any_code_and_any_text_is_an_action_or_refused(code: u32, text in "\\PC{0,24}") {
        if let Some(action) = Action::from_code(code) {
            prop_assert_eq!(action.code(), code);
            prop_assert_eq!(action.to_string().parse(), Ok(action));
        }
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn any_action_at_any_time_is_legal_or_explained(
        seats in TrainRush::SEATS, seed in 0..1000u64, plies in 0..500u32, code: u32, who in 0..5u8
    ) {
        let state = midway(seats, seed, plies);
        let kind = code % 36;
        let action = Action::from_code(kind << 16 | (code >> 8 & 0xff) << 8 | code >> 24 & 7)
            .or_else(|| Action::from_code(kind << 16 | (code >> 8 & 15) << 8));
        if let Some(action) = action {
            let mut legal = Vec::new();
            state.legal(Seat(who), &mut legal);
            let reason = state.why_not(Seat(who), action);
            prop_assert_eq!(reason.is_none(), legal.contains(&action));
            if let Some(reason) = reason {
                prop_assert!(!reason.to_string().is_empty());
            }
        }
    }

    /// A saved state in which something was changed is refused, or it can be looked at and asked.
    #[test]
    fn a_tampered_state_is_refused_or_bearable(
        seats in TrainRush::SEATS, seed in 0..1000u64, plies in 0..500u32, at: Index, to in 0..300u32
    ) {
        let mut saved = serde_json::to_value(midway(seats, seed, plies)).unwrap();
        let mut leaves = leaves(&mut saved);
        let leaf = at.index(leaves.len());
        *leaves[leaf] = to.into();
        if let Ok(state) = serde_json::from_value::<TrainRush>(saved)
            && state.check().is_ok()
        {
            for seat in (0..state.seats()).map(Seat) {
                let _ = state.view(Some(seat));
                let mut world = state;
                world.determinize(seat, &mut Rng::at(Seed::from_number(1), 0));
            }
        }
    }
}
