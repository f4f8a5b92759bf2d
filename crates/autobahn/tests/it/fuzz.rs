//! Whatever comes from outside, nothing panics. `PROPTEST_CASES=10000` looks harder.

use autobahn::nouns::*;
use autobahn::{Action, Autobahn, Options, Step};
use engine::{Action as _, Game, Match, Playout, Rng, Seat, Seed, Spelling, Table};
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::Value;

fn options() -> impl Strategy<Value = Options> {
    any::<[bool; 3]>().prop_map(|[wine, traffic, services]| Options {
        wine,
        traffic,
        services,
        ..Options::default()
    })
}

/// A match after some random plies.
#[derive(Clone, Copy, Debug)]
struct Midway {
    options: Options,
    seats: u8,
    seed: u64,
    plies: u32,
}

impl Midway {
    fn state(self) -> Autobahn {
        let seed = Seed::from_number(self.seed);
        let rng = &mut Rng::at(seed, 0);
        let mut state = Autobahn::setup(&self.options, self.seats, rng).unwrap();
        Playout::default().run(&mut state, seed, self.plies);
        state
    }
}

prop_compose! {
    fn midway()(
        options in options(),
        seats in Autobahn::SEATS,
        seed in 0..1000u64,
        plies in 0..900u32,
    ) -> Midway {
        Midway { options, seats, seed, plies }
    }
}

fn spelled() -> impl Strategy<Value = String> {
    let verbs = "route claim play at use build pair upgrade load wine station improve token unlock \
                 promote take discard give pickup recolour slide to flip remove bonus service \
                 traffic tile truck move deliver";
    let verbs: Vec<&str> = verbs.split(' ').collect();
    let words = "red cyan black yellow I1.red A14 S1 R3.1 C2 B 1 2 4 9 -1 HH network extra unlock \
                 load money DK PL 256 1e3 é";
    let words: Vec<&str> = words.split(' ').collect();
    let sensible = (
        proptest::sample::select(verbs),
        prop::collection::vec(proptest::sample::select(words), 0..4),
    )
        .prop_map(|(verb, objects)| format!("{verb} {}", objects.join(" ")).trim_end().to_owned());
    prop_oneof![any::<String>(), sensible]
}

/// Everything one can ask of a state.
fn ask(state: &Autobahn, seat: Seat, action: Action) {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let reason = state.why_not(seat, action);
    assert_eq!(reason.is_none(), legal.contains(&action), "{action}: {reason:?}");
    assert!(reason.is_none_or(|reason| !reason.to_string().is_empty()));
}

/// JSON pointers to all plain values.
fn leaves(value: &Value) -> Vec<String> {
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

fn other_leaf() -> impl Strategy<Value = Value> {
    let words =
        ["red", "R3.1", "B1", "I1.red", "act", "develop", "HH", "DK", "pharmaceuticals", ""];
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
    let (truck, small, steps) = (0..2u8, 0..4u8, 0..30u8);
    let figures = (0..49u8, 0..52u8, 0..37u8, 0..8u8, 0..7u8, truck, small, steps);
    (0..31u8, figures).prop_map(
        |(kind, (card, section, link, country, colour, truck, small, steps))| {
            let (card, section, link) = (Card::of(card), Section::of(section), Link::of(link));
            let truck = TruckNo::of(truck);
            let (country, colour) = (Country::of(country), Colour::ALL[usize::from(colour)]);
            match kind {
                0 => Step::Route,
                1 => Step::Claim,
                2 => Step::Act,
                3 => Step::Space(card),
                4 => Step::Trucks,
                5 => Step::Moving { truck, left: steps },
                6 => Step::BonusMove { steps },
                7 => Step::ExtraStep { moving: truck, steps },
                8 => Step::StationBonus { truck, link },
                9 => Step::PickTile(country),
                10 => Step::Build,
                11 => Step::Pair { first: section },
                12 => Step::Upgrade,
                13 => Step::Load { steps },
                14 => Step::Station,
                15 => Step::Unlock,
                16 => Step::UnlockExtra,
                17 => Step::Promote,
                18 => Step::Gain,
                19 => Step::Discard,
                20 => Step::Replace(Space::new(small)),
                21 => Step::Swap,
                22 => Step::SwapFor(card),
                23 => Step::Recolour,
                24 => Step::Slide,
                25 => Step::SlideTo(card),
                26 => [Step::Flip, Step::Remove, Step::Traffic, Step::Over][usize::from(small)],
                27 => Step::Service(link),
                28 => Step::PayEmployee { colour, price: u16::from(steps) },
                29 => [Step::Employee(colour), Step::Develop(steps)][usize::from(small) / 2],
                _ => [Step::CheckRoute, Step::NextEra][usize::from(small) / 2],
            }
        },
    )
}

/// A saved state is refused, or it is one that can be played on.
fn load_and_play(saved: Value, seed: Seed, plies: u32) {
    let Ok(mut state) = serde_json::from_value::<Autobahn>(saved) else { return };
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
    let options = Options { wine: true, traffic: true, services: true, ..Options::default() };
    let numbers =
        (0..10).chain([16, 25, 31, 63, 64, 100, 127, 255, 256, 65_535, 1 << 52, u64::MAX]);
    let mut others: Vec<Value> = numbers.map(Value::from).collect();
    others.extend([Value::Null, Value::from(true), Value::from(false), Value::from(-1)]);
    others.extend(
        ["red", "R3.1", "Y5.2", "I1.red", "A14", "act", "over", "PL", "W1"].map(Value::from),
    );
    let mut failures = Vec::new();
    for (seats, plies) in [(1, 90), (3, 400)] {
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
        kind in 0..50u32,
        a in 0..64u32,
        b in 0..6u32,
        seat in 0..5u8,
    ) {
        let code = kind << 16 | a << 8 | b;
        if let Some(action) = Action::from_code(code) {
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
        frames in prop::collection::vec((0..3u8, steps()), 1..20),
        seed in any::<u64>(),
    ) {
        let mut state = midway.state();
        let keep = under.index(state.stack.frames().len() + 1);
        while state.stack.frames().len() > keep {
            state.stack.pop();
        }
        for (seat, step) in frames {
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
