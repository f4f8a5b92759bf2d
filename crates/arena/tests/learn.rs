//! A short training run learns something, and does so the same way every time.
#![allow(clippy::disallowed_types, reason = "shares of matches are for people to read")]

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use arena::BotKind;
use arena::contest::{Bout, Fighter, bout, wilson};
use arena::learn::{Kind, Learner, Recipe, Trainer, Weights};
use arena::think::Net;
use autobahn::Autobahn;
use engine::{Rng, Seed};
use serde_json::Value;

fn pupil(seed: u64) -> Trainer<Autobahn> {
    pupil_by(seed, Recipe::default())
}

fn pupil_by(seed: u64, recipe: Recipe) -> Trainer<Autobahn> {
    let recipe = Recipe { width: 8, ..recipe };
    let kinds = [Kind { seats: 2, options: Value::Null, often: 1 }];
    Trainer::new(seed, recipe, &kinds).unwrap()
}

fn learn(pupil: &mut Trainer<Autobahn>, generations: usize, matches: usize, threads: usize) {
    for _ in 0..generations {
        assert!(pupil.generation(matches, threads, &AtomicBool::new(false), &|_| ()).is_some());
    }
}

/// How many matches one net wins against another, each deal played from both chairs.
fn wins(one: Net, other: Net, deals: u64) -> f64 {
    let fighter = |net| Fighter { kind: BotKind::Solid, net: Some(Arc::new(net)) };
    let (one, other) = (fighter(one), fighter(other));
    let mut won = 0.0;
    for seed in 0..deals {
        for (seats, own) in [(vec![&one, &other], 0), (vec![&other, &one], 1)] {
            let it = Bout { options: &Value::Null, seed, seats, drawn: 0 };
            won += bout::<Autobahn>(&it, &|| 0).unwrap().win(own);
        }
    }
    won
}

/// Enough for the interval to tell two wins in three from one in two.
const DEALS: u64 = 40;

#[test]
fn a_short_run_beats_its_start() {
    let mut pupil = pupil(3);
    let start = pupil.net();
    // Three generations of 40 win nearly all matches with most seeds, but not with every one.
    learn(&mut pupil, 5, 60, 2);
    assert_eq!(pupil.generations().len(), 5);
    let won = wins(pupil.net(), start, DEALS);
    let [low, _] = wilson(won, 2 * DEALS);
    assert!(low > 0.5, "{won} of {}", 2 * DEALS);
}

#[test]
fn a_net_can_be_learnt_further() {
    let mut pupil = pupil(3);
    learn(&mut pupil, 1, 6, 2);
    let net = pupil.net();
    let mut next = self::pupil(4);
    assert!(next.begin_with(&net));
    assert!(next.net().weights().eq(net.weights()), "it begins as the net is");
    learn(&mut next, 1, 6, 2);
    let after = next.net();
    assert!(!after.weights().eq(net.weights()), "it learns");
    assert_eq!((after.origin.generations, after.origin.matches), (2, 12));
    let mut resumed = self::pupil(4);
    assert!(resumed.resume(next.checkpoint()));
    assert_eq!(resumed.net().origin.generations, 2);
    let mut alien = net.clone();
    alien.origin.game = "chess".to_owned();
    assert!(!next.begin_with(&alien));
    assert!(next.net() == after);
}

#[test]
fn drawn_first_decisions_are_learnt_from() {
    let learnt = |drawn| {
        let mut pupil = pupil_by(5, Recipe { drawn, ..Recipe::default() });
        learn(&mut pupil, 1, 6, 2);
        pupil.net()
    };
    assert!(learnt(0) == learnt(0));
    assert!(learnt(0) != learnt(100), "nothing was drawn");
}

#[test]
fn threads_and_a_pause_change_nothing_but_called_off_learns_nothing() {
    let (mut one, mut two) = (pupil(5), pupil(5));
    learn(&mut one, 1, 6, 1);
    learn(&mut two, 1, 6, 3);
    assert!(one.net() == two.net(), "threads change what is learnt");

    let before = one.net();
    assert!(one.generation(6, 2, &AtomicBool::new(true), &|_| ()).is_none());
    assert!(one.net() == before);

    let mut three = pupil(5);
    assert!(three.resume(two.checkpoint()));
    assert!(three.net() == two.net());
    let mut alien = two.checkpoint();
    alien.weights = Weights::random(10, 9, &mut Rng::at(Seed::from_number(1), 0));
    assert!(!three.resume(alien), "a net of another shape is not taken up");
    assert!(three.net() == two.net());
}

#[test]
fn whoever_is_taken_up_learns_on_as_if_there_had_been_no_pause() {
    let mut whole = pupil(6);
    // Rows of four generations are remembered, those of the first one for a short time only.
    for age in 1..8 {
        learn(&mut whole, 1, 6, 2);
        let mut resumed = pupil(6);
        assert!(resumed.resume(whole.checkpoint()));
        for generation in whole.remembered() {
            assert!(resumed.remember(generation, &whole.rows(generation).unwrap()));
        }
        assert_eq!(resumed.remembered(), whole.remembered());
        let mut forgetful = pupil(6);
        assert!(forgetful.resume(whole.checkpoint()));
        assert!(forgetful.remembered().is_empty());
        let mut unbroken = pupil(6);
        learn(&mut unbroken, age, 6, 2);
        for it in [&mut resumed, &mut forgetful, &mut unbroken] {
            learn(it, 1, 6, 2);
        }
        assert!(resumed.net() == unbroken.net(), "after {age} generations");
        assert!(forgetful.net() != unbroken.net(), "rows teach nothing after {age} generations");
    }
    assert_eq!(whole.remembered(), [3, 4, 5, 6]);
    assert!(whole.rows(2).is_none());
    assert!(!whole.remember(7, b"rows of something else"));
}
