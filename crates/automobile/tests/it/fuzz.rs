//! Whatever comes from outside, nothing panics. `PROPTEST_CASES=10000` looks harder.

use automobile::nouns::{CarNo, Card, Chip, ChipNo, Engineer, Part, PartKind};
use automobile::{Action, Automobile, Draft, Options, Step};
use engine::{Action as _, Game, Seat, Seed};
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::Value;
use testkit::leaves;

use crate::suite::SUITE;

prop_compose! {
    /// A match after some random plies.
    fn midway()(
        bonus_tiles: bool,
        open_scores: bool,
        seats in Automobile::SEATS,
        seed in 0..1000u64,
        plies in 0..250u32,
    ) -> Automobile {
        SUITE.midway(&Options { bonus_tiles, open_scores }, seats, seed, plies)
    }
}

fn spelled() -> impl Strategy<Value = String> {
    let words = "A1 A10 BA1 S1 body engine price worker race bonus opel horch hire.1 both.8 1 2 5 6 \
                 9 10 15 -1 256 1e3 é";
    let words: Vec<&str> = words.split(' ').collect();
    let sensible = (
        proptest::sample::select(Action::KINDS),
        prop::collection::vec(proptest::sample::select(words), 0..4),
    )
        .prop_map(|(verb, objects)| format!("{verb} {}", objects.join(" ")).trim_end().to_owned());
    prop_oneof![any::<String>(), sensible]
}

fn other_leaf() -> impl Strategy<Value = Value> {
    let words =
        ["A1", "BC3", "S4", "opel", "hire.1", "both.1", "body", "price", "tile", "over", ""];
    prop_oneof![
        4 => (0..9u64).prop_map(Value::from),
        1 => any::<u64>().prop_map(Value::from),
        1 => any::<bool>().prop_map(Value::from),
        1 => Just(Value::Null),
        2 => proptest::sample::select(words.to_vec()).prop_map(Value::from),
    ]
}

/// Each kind of step, with figures that may or may not fit.
fn steps() -> impl Strategy<Value = Step> {
    let draft = (1..=9u8, prop::option::of(1..=9u8), 0..9u8, prop::option::of((0..9u8, 1..=2u8)));
    let figures = (0..50u8, 1..=9u8, 0..2u8, 1..=6u8, 0..20u8, draft);
    (0..25u8, figures).prop_map(|(kind, (card, value, part, car, small, draft))| {
        let (body, engine, workers, boost) = draft;
        let draft = Draft {
            body: Value_::of(body),
            engine: engine.map(Value_::of),
            workers,
            boost: boost.map(|(engineer, number)| Chip {
                engineer: Engineer::ALL[usize::from(engineer)],
                number: ChipNo::of(number),
            }),
        };
        let part = Part { kind: PartKind::ALL[usize::from(part)], value: Value_::of(value) };
        match kind {
            0 => Step::Start,
            1 => Step::Tile,
            2 => Step::Act,
            3 => Step::Research,
            4 => Step::Activate,
            5 => Step::Fit(part),
            6 => Step::Parts,
            7 => Step::Merchant,
            8 => Step::Remove(small),
            9 => Step::Sell,
            10 => Step::Drive,
            11 => Step::Car,
            12 => Step::Engine(draft),
            13 => Step::Boost(draft),
            14 => Step::Workers(draft),
            15 => Step::Price(draft),
            16 => Step::Change(CarNo::of(car)),
            17 => Step::Benz,
            18 => Step::Hire(small),
            19 => Step::Discard(Card::of(card)),
            20 => Step::TileDone,
            21 => Step::TurnDone,
            22 => Step::Score,
            23 => Step::Prepare,
            _ => Step::Over,
        }
    })
}

/// The noun; `Value` is JSON here.
type Value_ = automobile::nouns::Value;

/// One value after the other is replaced by many others.
#[test]
fn every_value_of_a_saved_state_may_be_wrong() {
    let options = Options { bonus_tiles: true, open_scores: false };
    for (seats, plies) in [(2, 60), (4, 20), (4, 130)] {
        let state = SUITE.midway(&options, seats, 1, plies);
        let words = ["A1", "BC3", "S4", "opel", "hire.1", "body", "price", "over"];
        SUITE.every_value_may_be_wrong(&state, &words);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_code_is_one_action_or_none(code in any::<u32>()) {
        SUITE.code_is_one_action_or_none(code);
    }

    /// Codes near real ones: a kind and two small numbers.
    #[test]
    fn any_likely_code_is_answered(
        state in midway(),
        kind in 0..24u32,
        a in 0..51u32,
        b in 0..10u32,
        seat in 0..5u8,
    ) {
        let code = kind << 16 | a << 8 | b;
        SUITE.code_is_one_action_or_none(code);
        if let Some(action) = Action::from_code(code) {
            SUITE.ask(&state, Seat(seat), action);
        }
    }

    #[test]
    fn any_text_is_one_action_or_none(text in spelled()) {
        SUITE.text_is_one_action_or_none(&text);
    }

    #[test]
    fn any_text_is_played_or_refused(state in midway(), text in spelled(), seat in 0..5u8) {
        SUITE.text_is_played_or_refused(state, Seat(seat), &text);
    }

    /// A stack of steps that no match has is refused, or what it asks for can be played.
    #[test]
    fn any_stack_is_refused_or_playable(
        mut state in midway(),
        under in any::<Index>(),
        frames in prop::collection::vec((0..3u8, steps()), 1..40),
        seed in any::<u64>(),
    ) {
        let keep = under.index(state.stack.frames().len() + 1);
        while state.stack.frames().len() > keep {
            state.stack.pop();
        }
        for (seat, step) in frames {
            if state.stack.frames().len() == 8 {
                break;
            }
            state.stack.push(Seat(seat), step);
            if state.check().is_err() {
                state.stack.pop();
            }
        }
        SUITE.load_and_play(serde_json::to_value(state).unwrap(), Seed::from_number(seed), 200);
    }

    /// A saved state with some values replaced is refused, or it is a state one can play on.
    #[test]
    fn any_mutated_state_is_refused_or_playable(
        state in midway(),
        changes in prop::collection::vec((any::<Index>(), other_leaf()), 1..4),
        seed in any::<u64>(),
    ) {
        let mut saved = serde_json::to_value(state).unwrap();
        for (place, other) in changes {
            let leaf = place.get(&leaves(&saved)).clone();
            *saved.pointer_mut(&leaf).unwrap() = other;
        }
        SUITE.load_and_play(saved, Seed::from_number(seed), 200);
    }
}
