//! Whatever comes from outside, nothing panics. `PROPTEST_CASES=10000` looks harder.

use automobile::nouns::{CarNo, Card, Chip, ChipNo, Engineer, Part, PartKind};
use automobile::{Action, Automobile, Draft, Options, Step};
use engine::{Action as _, Game, Match, Playout, Rng, Seat, Seed, Spelling, Table};
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::Value;

use crate::json::leaves;

/// A match after some random plies.
#[derive(Clone, Copy, Debug)]
struct Midway {
    options: Options,
    seats: u8,
    seed: u64,
    plies: u32,
}

impl Midway {
    fn state(self) -> Automobile {
        let seed = Seed::from_number(self.seed);
        let rng = &mut Rng::at(seed, 0);
        let mut state = Automobile::setup(&self.options, self.seats, rng).unwrap();
        Playout::default().run(&mut state, seed, self.plies);
        state
    }
}

prop_compose! {
    fn midway()(
        bonus_tiles: bool,
        open_scores: bool,
        seats in Automobile::SEATS,
        seed in 0..1000u64,
        plies in 0..250u32,
    ) -> Midway {
        Midway { options: Options { bonus_tiles, open_scores }, seats, seed, plies }
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

/// Everything one can ask of a state.
fn ask(state: &Automobile, seat: Seat, action: Action) {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let reason = state.why_not(seat, action);
    assert_eq!(reason.is_none(), legal.contains(&action), "{action}: {reason:?}");
    assert!(reason.is_none_or(|reason| !reason.to_string().is_empty()));
    let _ = state.element(seat, action);
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

/// A saved state is refused, or it is one that can be played on.
fn load_and_play(saved: Value, seed: Seed, plies: u32) {
    let Ok(mut state) = serde_json::from_value::<Automobile>(saved) else { return };
    let _ = state.seats();
    if state.check().is_err() {
        return;
    }
    for viewer in (0..state.seats()).map(Seat) {
        serde_json::to_string(&state.view(Some(viewer))).unwrap();
        state.determinize(viewer, &mut Rng::at(seed, 0));
    }
    Playout::default().run(&mut state, seed, plies);
    serde_json::to_string(&state.view(None)).unwrap();
}

/// One value after the other is replaced by many others.
#[test]
fn every_value_of_a_saved_state_may_be_wrong() {
    let options = Options { bonus_tiles: true, open_scores: false };
    let numbers =
        (0..10).chain([14, 16, 25, 31, 63, 64, 100, 127, 255, 256, 65_535, 1 << 52, u64::MAX]);
    let mut others: Vec<Value> = numbers.map(Value::from).collect();
    others.extend([Value::Null, Value::from(true), Value::from(false), Value::from(-1)]);
    others.extend(["A1", "BC3", "S4", "opel", "hire.1", "body", "price", "over"].map(Value::from));
    let mut failures = Vec::new();
    for (seats, plies) in [(2, 60), (4, 20), (4, 130)] {
        let state = Midway { options, seats, seed: 1, plies }.state();
        let saved = serde_json::to_value(state).unwrap();
        for leaf in leaves(&saved) {
            for other in &others {
                let mut wrong = saved.clone();
                *wrong.pointer_mut(&leaf).unwrap() = other.clone();
                let work = || load_and_play(wrong, Seed::from_number(1), 50);
                if std::panic::catch_unwind(work).is_err() {
                    failures.push(format!("{leaf} = {other} ({seats} seats, ply {plies})"));
                }
            }
        }
    }
    assert!(failures.is_empty(), "{failures:#?}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_code_is_one_action_or_none(code in any::<u32>()) {
        if let Some(action) = Action::from_code(code) {
            prop_assert_eq!(action.code(), code);
            prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        }
    }

    /// Codes near real ones: a kind and two small numbers.
    #[test]
    fn any_likely_code_is_answered(
        midway in midway(),
        kind in 0..24u32,
        a in 0..51u32,
        b in 0..10u32,
        seat in 0..5u8,
    ) {
        if let Some(action) = Action::from_code(kind << 16 | a << 8 | b) {
            ask(&midway.state(), Seat(seat), action);
        }
    }

    #[test]
    fn any_text_is_one_action_or_none(text in spelled()) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
            prop_assert_eq!(Action::from_code(action.code()), Some(action));
        }
    }

    #[test]
    fn any_text_is_played_or_refused(midway in midway(), text in spelled(), seat in 0..5u8) {
        let state = midway.state();
        let before = state.fingerprint();
        let mut table = Match::from_state(state, Seed::from_number(1)).unwrap();
        let table: &mut dyn Table = &mut table;
        if table.play(Seat(seat), Spelling::Text(&text)).is_err() {
            prop_assert_eq!(table.fingerprint(), before);
        }
    }

    /// A stack of steps that no match has is refused, or what it asks for can be played.
    #[test]
    fn any_stack_is_refused_or_playable(
        midway in midway(),
        under in any::<Index>(),
        frames in prop::collection::vec((0..3u8, steps()), 1..40),
        seed in any::<u64>(),
    ) {
        let mut state = midway.state();
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
        load_and_play(serde_json::to_value(state).unwrap(), Seed::from_number(seed), 200);
    }

    /// A saved state with some values replaced is refused, or it is a state one can play on.
    #[test]
    fn any_mutated_state_is_refused_or_playable(
        midway in midway(),
        changes in prop::collection::vec((any::<Index>(), other_leaf()), 1..4),
        seed in any::<u64>(),
    ) {
        let mut saved = serde_json::to_value(midway.state()).unwrap();
        for (place, other) in changes {
            let leaf = place.get(&leaves(&saved)).clone();
            *saved.pointer_mut(&leaf).unwrap() = other;
        }
        load_and_play(saved, Seed::from_number(seed), 200);
    }
}
