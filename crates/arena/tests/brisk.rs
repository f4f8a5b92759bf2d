//! Matches of bots come to an end, also where the rules have no clock and waiting pays.

use arena::contest::{Bout, Fighter, bout};
use arena::{BotKind, CATALOG};
use autobahn::Autobahn;
use serde_json::Value;

fn fighters(kinds: &[BotKind]) -> Vec<Fighter> {
    kinds.iter().map(|kind| Fighter { kind: *kind, net: None }).collect()
}

/// One section was left. Seat 0 had no card of a colour in which it could be built, and seat 1 grew
/// richer by waiting: after 3,400 plies they had 1,111 and 829 DM.
#[test]
fn a_match_that_once_stood_still_is_ended_by_whoever_can() {
    let fighters = fighters(&[BotKind::Solid, BotKind::Greedy]);
    let seats = fighters.iter().collect();
    let it = bout::<Autobahn>(&Bout { options: &Value::Null, seed: 77, seats, drawn: 0 }, &|| 0)
        .unwrap();
    assert!(it.turns.iter().all(|turns| *turns < 100), "{:?}", it.turns);
}

/// Some matches of every game, of bots that plan and bots that do not.
#[test]
fn matches_are_not_much_longer_than_usual() {
    let fighters = fighters(&[BotKind::Greedy, BotKind::Casual]);
    for entry in CATALOG.iter().filter(|entry| entry.id != "toy") {
        for seed in 0..4 {
            let seats = fighters.iter().collect();
            let it = (entry.bout)(&Bout { options: &Value::Null, seed, seats, drawn: 0 }, &|| 0)
                .unwrap();
            let most = it.turns.iter().max().copied();
            assert!(most < Some(150), "{}, seed {seed}: {:?}", entry.id, it.turns);
        }
    }
}
