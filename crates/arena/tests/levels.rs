//! Levels for people: a beginner errs, but as somebody who wants something.
#![allow(clippy::disallowed_types, reason = "shares of matches are for people to read")]

use std::sync::atomic::AtomicBool;

use arena::contest::{Bout, Fighter, bout};
use arena::think::{Judge, Work};
use arena::{Bot, BotKind, Sampler, bot_rng};
use autobahn::Autobahn;
use automobile::Automobile;
use engine::{Evaluate, Game, Log, Playout, Rng, Seed};
use serde_json::Value;
use trainrush::TrainRush;

/// How many matches one wins against the other, each deal played from both chairs.
fn wins(one: BotKind, other: BotKind, deals: u64) -> f64 {
    let fighter = |kind| Fighter { kind, net: None };
    let (one, other) = (fighter(one), fighter(other));
    let both = |seed| {
        [(vec![&one, &other], 0), (vec![&other, &one], 1)].map(|(seats, own)| {
            let it = Bout { options: &Value::Null, seed, seats, drawn: 0 };
            bout::<Automobile>(&it, &|| 0).unwrap().win(own)
        })
    };
    (0..deals).flat_map(both).sum()
}

#[test]
fn a_beginner_is_far_from_random_and_far_from_good() {
    const DEALS: u64 = 8;
    let all = (2 * DEALS) as f64;
    assert!(wins(BotKind::Beginner, BotKind::Random, DEALS) >= all * 0.9);
    assert!(wins(BotKind::Beginner, BotKind::Solid, DEALS) <= all * 0.3);
}

/// The value in points of the turn that a bot takes, for itself.
fn worth(start: &Automobile, kind: BotKind, luck: u32) -> i32 {
    let seat = start.decision().seats().iter().next().unwrap();
    let mut bot: Box<dyn Bot<Automobile>> = kind.bot();
    let net = arena::nets::of::<Automobile>();
    let mut state = *start;
    for step in 0..80 {
        let (before, mut legal) = (state, Vec::new());
        state.legal(seat, &mut legal);
        if legal.is_empty() {
            break;
        }
        let rng = &mut bot_rng(Seed::from_number(luck.into()), seat, step);
        let work = &mut Work::units(bot.work());
        let action = bot.choose(&Sampler::new(&state, seat), &legal, rng, work);
        state.apply(seat, action, &mut Rng::at(Seed::from_number(1), step), &mut Log::off());
        if state.turn_over(&before, seat) {
            break;
        }
    }
    Judge::new(net.as_deref()).value(&state, seat) / 100
}

#[test]
fn a_beginner_s_mistakes_cost_something_and_seldom_much() {
    let (mut lost, mut at_random) = (Vec::new(), Vec::new());
    for nth in 0..40 {
        let seed = Seed::from_number(nth.into());
        let mut start = Automobile::setup(&Default::default(), 3, &mut Rng::at(seed, 0)).unwrap();
        Playout::default().run(&mut start, seed, 6 + 2 * nth);
        if start.is_over() {
            continue;
        }
        let best = worth(&start, BotKind::Solid, nth);
        lost.push(best - worth(&start, BotKind::Beginner, nth));
        at_random.push(best - worth(&start, BotKind::Random, nth));
    }
    let mean = |all: &[i32]| f64::from(all.iter().sum::<i32>()) / all.len() as f64;
    let (lost, at_random) = (mean(&lost), mean(&at_random));
    assert!(lost > 1.0, "{lost} points in a turn: it makes no mistakes");
    assert!(lost < at_random / 2.0, "{lost} points in a turn; at random {at_random}");
}

/// The work of a Master that is told to stop before it begins, over a whole turn.
fn hurried<G: Evaluate>(start: &G, luck: u32) -> u64 {
    let seat = start.decision().seats().iter().next().unwrap();
    let mut bot: Box<dyn Bot<G>> = BotKind::Master.bot();
    let (mut state, mut spent, stop) = (start.clone(), 0, AtomicBool::new(true));
    for step in 0..80 {
        let (before, mut legal) = (state.clone(), Vec::new());
        state.legal(seat, &mut legal);
        if legal.is_empty() {
            break;
        }
        let rng = &mut bot_rng(Seed::from_number(luck.into()), seat, step);
        let work = &mut Work::unless(bot.work(), &stop);
        let action = bot.choose(&Sampler::new(&state, seat), &legal, rng, work);
        spent += bot.work() - work.left();
        state.apply(seat, action, &mut Rng::at(Seed::from_number(1), step), &mut Log::off());
        if state.turn_over(&before, seat) {
            break;
        }
    }
    spent
}

fn assert_hurries<G: Evaluate>() {
    for nth in 0..12 {
        let seed = Seed::from_number(nth.into());
        let mut start = G::setup(&Default::default(), 4, &mut Rng::at(seed, 0)).unwrap();
        Playout::default().run(&mut start, seed, 17 * nth);
        if !start.is_over() {
            let (spent, whole) = (hurried(&start, nth), BotKind::Master.bot::<G>().work());
            assert!(spent < whole / 200, "{}, seed {nth}: {spent} of {whole}", G::ID);
        }
    }
}

/// A server's clock stops a turn that takes too long; whatever is still to be decided then costs next to nothing.
#[test]
fn a_master_that_is_stopped_ends_its_turn_with_hardly_any_work() {
    assert_hurries::<Autobahn>();
    assert_hurries::<Automobile>();
    assert_hurries::<TrainRush>();
}
