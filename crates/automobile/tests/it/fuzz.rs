//! Whatever comes from outside, nothing panics. `PROPTEST_CASES=10000` looks harder.

use automobile::nouns::{CarNo, Card, Chip, ChipNo, Engineer, Part, PartKind, Value};
use automobile::{Automobile, Draft, Options, Step};
use engine::Game;
use proptest::prelude::*;

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

const WORDS: &str = "A1 A10 BA1 BC3 S1 S4 body engine price worker race bonus tile over opel horch hire.1 both.1 \
                     both.8 1 2 5 6 9 10 15 -1 256 1e3 é";

/// Each kind of step, with figures that may or may not fit.
fn steps() -> impl Strategy<Value = Step> {
    let draft = (1..=9u8, prop::option::of(1..=9u8), 0..9u8, prop::option::of((0..9u8, 1..=2u8)));
    let figures = (0..50u8, 1..=9u8, 0..2u8, 1..=6u8, 0..20u8, draft);
    (0..25u8, figures).prop_map(|(kind, (card, value, part, car, small, draft))| {
        let (body, engine, workers, boost) = draft;
        let draft = Draft {
            body: Value::of(body),
            engine: engine.map(Value::of),
            workers,
            boost: boost.map(|(engineer, number)| Chip {
                engineer: Engineer::ALL[usize::from(engineer)],
                number: ChipNo::of(number),
            }),
        };
        let part = Part { kind: PartKind::ALL[usize::from(part)], value: Value::of(value) };
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

#[test]
fn any_code_is_one_action_or_none() {
    SUITE.fuzz_codes(midway());
}

#[test]
fn any_text_is_played_or_refused() {
    SUITE.fuzz_texts(midway(), WORDS);
}

#[test]
fn any_state_is_refused_or_playable() {
    SUITE.fuzz_states(midway(), WORDS);
}

#[test]
fn any_stack_is_refused_or_playable() {
    SUITE.fuzz_stacks(midway(), steps(), |game| &mut game.stack);
}
