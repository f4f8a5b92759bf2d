//! Random matches: the engine's test kit, and two promises at every single ply. `TIMES=20` in the
//! environment plays twenty times as many.

use std::cell::Cell;

use engine::kit::Kit;
use engine::{Game, Rng, Seat, Seed};
use testkit::times;
use trainrush::nouns::*;
use trainrush::{Options, Step, TrainRush};

use crate::SUITE;
use crate::position::*;

#[test]
fn random_matches_keep_every_promise() {
    let kit = Kit { games: times(10), ..Kit::default() };
    let report = kit.assert_ok::<TrainRush>(&Options::default());
    assert!(report.redealt > 0 && report.undone > 0, "{report:?}");
    assert!(report.widest < 100, "lists of choices stay short: {report:?}");
}

#[test]
fn pieces_are_conserved_at_every_ply() {
    for seats in TrainRush::SEATS {
        for seed in 0..times(200) {
            SUITE.walk(&Options::default(), seats, seed, |_, _| {});
        }
    }
}

/// A state from outside may have a stack of 36 steps, and the stack has room for 64: matches stay below half of
/// the one, and no ply adds more than the other leaves.
#[test]
fn the_stack_stays_shallow() {
    let (deepest, growth) = (Cell::new(0), Cell::new(0));
    for seats in TrainRush::SEATS {
        for seed in 0..times(200) {
            let before = Cell::new(0);
            SUITE.walk(&Options::default(), seats, seed, |state, _| {
                let depth = state.stack.frames().len();
                growth.set(growth.get().max(depth.saturating_sub(before.replace(depth))));
                deepest.set(deepest.get().max(depth));
            });
        }
    }
    assert!((4..=18).contains(&deepest.get()), "{} steps", deepest.get());
    assert!(growth.get() <= 28, "{} steps by one ply", growth.get());
}

#[test]
fn nothing_leaks_at_any_ply() {
    for seats in TrainRush::SEATS {
        for seed in 0..times(5) {
            SUITE.walk(&Options::default(), seats, seed, |state, rng| {
                SUITE.nothing_leaks(state, rng);
            });
        }
    }
}

#[test]
fn every_combination_of_options_can_be_played() {
    for bits in 0..16 {
        let options = Options {
            appendix_cards: bits & 1 != 0,
            no_warehouse_after_station: bits & 2 != 0,
            track_bonus_only_on_stop: bits & 4 != 0,
            random_heroes: bits & 8 != 0,
        };
        for seats in TrainRush::SEATS {
            SUITE.walk(&options, seats, bits, |_, _| {});
        }
    }
}

/// The draft above all: the choices of others, made and to come, look the same in every world.
#[test]
fn nothing_leaks_in_the_draft() {
    let rng = &mut Rng::at(Seed::from_number(9), 0);
    for seats in TrainRush::SEATS {
        for _ in 0..times(20) {
            let mut game = set_up(seats, Options::default());
            game.seed = Seed::from_number(u64::from(rng.below(1_000_000)));
            while game.step() != Step::Bid {
                SUITE.nothing_leaks(&game.game, rng);
                let able: Vec<Seat> = game.decision().seats().iter().collect();
                let seat = able[rng.below(able.len() as u32) as usize];
                let legal = game.legal_for(seat);
                let action = legal[rng.below(legal.len() as u32) as usize].clone();
                game.play(&format!("{seat} {action}"));
            }
        }
    }
}

/// With two players a pack comes back: what is missing from it is with the other one.
#[test]
fn what_was_seen_in_the_draft_stays_known() {
    let mut game = set_up(2, Options::default());
    while game.step() != Step::Draft {
        let first = game.legal()[0].clone();
        game.play(&first);
    }
    let passed = game.seat(0).pack;
    let mut rest = passed;
    rest.remove(passed.first().unwrap());
    for seat in [0, 1, 1, 0] {
        let first = game.legal_for(Seat(seat))[0].clone();
        game.play(&format!("{seat} {first}"));
    }
    // Seat 1 has taken one of those that seat 0 passed on, and seat 0 has seen the others again.
    let taken = game.seat(1).picks[1].unwrap();
    assert!(rest.contains(taken));
    for world in 0..50 {
        let mut world = (game.game, Rng::at(Seed::from_number(world), 0));
        world.0.determinize(Some(Seat(0)), &mut world.1);
        assert_eq!(world.0.seats[1].picks[1], Some(taken), "seat 0 knows it");
        let first = world.0.seats[1].picks[0].unwrap();
        assert!(!passed.contains(first), "the first pick came from a pack not yet seen");
    }
    let others = |seat: usize| -> Heroes { game.seats[seat].boxed };
    let mut world = game.game;
    world.determinize(Some(Seat(0)), &mut Rng::at(Seed::from_number(1), 0));
    assert_eq!(world.seats[0].boxed, others(0), "one's own box");
}

#[test]
fn cards_put_under_stay_known_until_somebody_draws_there_unseen() {
    let mut game = players(2);
    let under = game.seat(0).under;
    assert_eq!(under.len(), 2);
    for world in 0..20 {
        let mut world = (game.game, Rng::at(Seed::from_number(world), 0));
        world.0.determinize(Some(Seat(0)), &mut world.1);
        assert!(under.iter().all(|card| world.0.bottom.0.contains(card.number())));
    }
    // The upper part is used up, and seat 1 draws.
    for card in game.upper.0.iter() {
        game.discarded.insert(Card::of(card));
    }
    game.upper = engine::Bag::default();
    game.investment(1, 2).turn(1, Step::Invest).play("invest pl");
    assert_eq!(game.seat(0).under, Cards::EMPTY);
}

/// Whoever takes an open card has it in hand, and everybody knows, until it is used.
#[test]
fn an_open_card_that_was_taken_stays_known() {
    let mut game = players(2);
    game.stand(1, "R-I8").coal(1, 9).hand(1, "A01 A02");
    game.turns(&[(1, Step::Play), (0, Step::Play)]);
    let open = game.pool[0].unwrap();
    game.play(&format!("play A01; stop; take {open}"));
    let hands = |game: &TrainRush| -> Vec<Cards> {
        let world = |seed| {
            let mut world = *game;
            world.determinize(Some(Seat(0)), &mut Rng::at(Seed::from_number(seed), 0));
            world.check().unwrap();
            world.seats[1].hand
        };
        (0..50).map(world).collect()
    };
    let known = hands(&game.game);
    assert!(known.iter().all(|hand| hand.contains(open) && hand.len() == 2));
    assert!(known.iter().any(|hand| !hand.contains(card("A02"))), "the other card is not known");
    // It is used, comes back to the deck, and is drawn unseen.
    game.turn(1, Step::Play).play(&format!("play {open}; stop"));
    game.hand(1, &format!("{open} A02"));
    assert!(hands(&game.game).iter().any(|hand| !hand.contains(open)));
}

#[test]
fn what_is_sent_and_stored_is_as_published() {
    SUITE.schemas(&[Options::default()], times(1));
}

#[test]
fn the_published_schemas_explain_every_field() {
    SUITE.schemas_explain_every_field();
}
