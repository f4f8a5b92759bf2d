//! A net is told the same of a position as when it learnt, and says of it what its weights say, however
//! it is computed.
#![allow(clippy::disallowed_methods, reason = "it reads the records of the games' tests")]

use std::fs;
use std::path::Path;

use arena::nets;
use arena::think::{Judge, NARROW, Net, OUTPUT_POINTS, WIDE};
use autobahn::Autobahn;
use automobile::Automobile;
use engine::{Evaluate, Log, Match, Memo, Record, Rng, Seat, replay};
use trainrush::TrainRush;

/// The kept matches of a game, in the order of their names.
fn kept<G: Evaluate>() -> Vec<Match<G>> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let files = fs::read_dir(games.join(G::ID).join("tests/it/records")).unwrap();
    let mut paths: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    let read = |path| {
        let record: Record = fs::read_to_string(path).unwrap().parse().unwrap();
        replay::<G>(&record).unwrap()
    };
    paths.iter().map(read).collect()
}

/// Every position of a match.
fn positions<G: Evaluate>(table: &Match<G>) -> Vec<G> {
    let mut state = table.replay_to(0).unwrap().state().clone();
    let mut positions = vec![state.clone()];
    for (ply, played) in (1..).zip(table.history()) {
        let rng = &mut Rng::at(table.seed(), ply);
        state.apply(played.seat, played.action, rng, &mut Log::off());
        positions.push(state.clone());
    }
    positions
}

fn described<G: Evaluate>(state: &G, seat: Seat, memo: &mut Memo) -> Vec<u8> {
    let mut features = vec![0; G::FEATURES];
    state.features(seat, memo, &mut features);
    features
}

/// Of all that a net is told in the kept matches.
fn sum_of_features<G: Evaluate>() -> u64 {
    let mut memo = Memo::default();
    let mut sum = 0xcbf2_9ce4_8422_2325u64;
    for table in kept::<G>() {
        for state in positions(&table) {
            for seat in (0..table.seats()).map(Seat) {
                for value in described(&state, seat, &mut memo) {
                    sum = (sum ^ u64::from(value)).wrapping_mul(0x0000_0100_0000_01b3);
                }
            }
        }
    }
    sum
}

/// Whoever changes a feature, or its place, has to learn a new net and to write the new sum here. New
/// records and rules change it too, and need no new net.
#[test]
fn nets_are_told_what_they_learnt_from() {
    let sums = [
        sum_of_features::<Autobahn>(),
        sum_of_features::<Automobile>(),
        sum_of_features::<TrainRush>(),
    ];
    assert_eq!(sums, [11179624976100612472, 5656968836613734817, 2377578361142505045]);
}

/// What a net weighs in the repository, in bytes.
const MOST: usize = 200_000;

#[test]
fn every_game_has_a_net_that_is_small_and_says_how_it_was_made() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bots.md");
    let page = fs::read_to_string(page).unwrap();
    for entry in arena::CATALOG.iter().filter(|entry| entry.id != "toy") {
        // Whatever does not fit the game's features is no net of it.
        let net = (entry.net)().unwrap_or_else(|| panic!("{} has no net", entry.id));
        let bytes = net.write().len();
        assert!(bytes <= MOST, "{}: {bytes} bytes", entry.id);
        let it = &net.origin;
        assert!(it.core_minutes > 0 && it.matches > 0, "{it:?}");
        // The commands are whole, and together they are all that the net has had.
        let (mut generations, mut matches) = (0, 0);
        for command in it.command.split("; then ") {
            let begins = format!("cloverleaf train {} --out DIR --seed {} ", entry.id, it.seed);
            assert!(command.starts_with(&begins), "{command}");
            let words: Vec<&str> = command.split(' ').collect();
            let given = |name: &str| {
                let value = words.iter().skip_while(|it| **it != name).nth(1);
                value.unwrap_or_else(|| panic!("{command} has no {name}"))
            };
            for name in ["--width", "--drawn", "--lambda", "--turn-price", "--trial"] {
                assert!(given(name).starts_with(|it: char| it.is_ascii_digit()), "{command}");
            }
            let until: u32 = given("--generations").parse().unwrap();
            assert!(until > generations, "{command}");
            matches += u64::from(until - generations) * given("--matches").parse::<u64>().unwrap();
            generations = until;
        }
        assert_eq!((generations, matches), (it.generations, it.matches), "{it:?}");
        // The page tells of this very net.
        let row = page.lines().find(|line| line.starts_with(&format!("| {} |", entry.title)));
        let row = row.unwrap_or_else(|| panic!("no row for {}", entry.title)).replace(',', "");
        for told in [
            format!("{bytes} bytes"),
            format!("{} → {WIDE} → {NARROW} → {}", it.features, it.heads),
            format!("{} core-minutes", it.core_minutes),
            format!("{} matches", it.matches),
            format!("`{}`", it.command.replace("; then ", "` then `")),
        ] {
            assert!(row.contains(&told), "{told} in: {row}");
        }
    }
}

/// Their weights, which no word in a header changes.
#[test]
fn nets_are_told_apart_by_their_weights() {
    let sums = arena::CATALOG.iter().filter_map(|entry| {
        let mut net = (*(entry.net)()?).clone();
        let sum = net.sum();
        net.origin.command.push_str("; then something else");
        assert_eq!(net.sum(), sum);
        Some(sum)
    });
    assert_eq!(
        sums.collect::<Vec<_>>(),
        [292945884931449231, 101782805139845389, 11024797658060149745]
    );
}

/// What a net says, from its file and the definition of it, without any haste.
struct Plain {
    weights: Vec<i64>,
    features: usize,
    heads: usize,
}

impl Plain {
    fn of(net: &Net) -> Self {
        let file = net.write();
        let lines = file.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
        let header = lines.map(|(at, _)| at).nth(1).unwrap();
        let pairs = file[header + 1..].as_chunks::<2>().0.iter();
        let weights = pairs.map(|pair| i16::from_le_bytes(*pair).into()).collect();
        Plain { weights, features: net.origin.features, heads: net.heads() }
    }

    fn heads(&self, features: &[u8]) -> Vec<i32> {
        let ramp = |sum: i64, shift: u32| (sum >> shift).clamp(0, 15 << 8);
        let (first, rest) = self.weights.split_at((self.features + 1) * WIDE);
        let (second, rest) = rest.split_at(WIDE * NARROW);
        let (second_bias, rest) = rest.split_at(NARROW);
        let (heads, head_bias) = rest.split_at(NARROW * self.heads);
        let wide: Vec<i64> = (0..WIDE)
            .map(|to| {
                let bias = first[self.features * WIDE + to];
                let given = features.iter().enumerate();
                ramp(
                    given.fold(bias, |sum, (at, it)| sum + first[at * WIDE + to] * i64::from(*it)),
                    4,
                )
            })
            .collect();
        let dot = |weights: &[i64], signals: &[i64], bias: i64| {
            weights.iter().zip(signals).fold(bias << 8, |sum, (weight, it)| sum + weight * it)
        };
        let narrow: Vec<i64> = (0..NARROW)
            .map(|to| ramp(dot(&second[to * WIDE..][..WIDE], &wide, second_bias[to]), 12))
            .collect();
        let say = |head: usize| dot(&heads[head * NARROW..][..NARROW], &narrow, head_bias[head]);
        (0..self.heads)
            .map(|head| ((say(head) * i64::from(100 * OUTPUT_POINTS)) >> 20) as i32)
            .collect()
    }
}

/// By differences from another position of the match, early or late, of this seat or another.
fn assert_says_what_it_is<G: Evaluate>() {
    let net = nets::of::<G>().unwrap();
    let plain = Plain::of(&net);
    let mut judge = Judge::new(Some(&net));
    for table in kept::<G>() {
        let positions = positions(&table);
        for (ply, state) in positions.iter().enumerate().filter(|(_, state)| !state.is_over()) {
            let seat = Seat((ply / 3 % usize::from(table.seats())) as u8);
            if ply % 11 == 0 {
                judge.value(&positions[(ply * 7) % positions.len()], seat);
            }
            let features = described(state, seat, &mut Memo::default());
            let heads = plain.heads(&features);
            assert_eq!(judge.heads(state, seat), heads, "{}, ply {ply}", G::ID);
            assert_eq!(judge.value(state, seat), heads[0], "{}, ply {ply}", G::ID);
            assert_eq!(judge.described()[..G::FEATURES], features);
        }
    }
}

#[test]
fn a_net_says_what_its_weights_say() {
    assert_says_what_it_is::<Autobahn>();
    assert_says_what_it_is::<Automobile>();
    assert_says_what_it_is::<TrainRush>();
}
