//! Random matches: the engine's test kit, and two promises at every single ply. `TIMES=20` in the
//! environment plays twenty times as many.

use autobahn::{Autobahn, ExtraDepartment, Options};
use engine::Game;
use engine::kit::Kit;
use testkit::times;

use crate::SUITE;

fn modules() -> Options {
    Options { wine: true, traffic: true, services: true, ..Options::default() }
}

#[test]
fn random_matches_keep_every_promise() {
    let kit = Kit { games: times(10), ..Kit::default() };
    kit.assert_ok::<Autobahn>(&Options::default());
}

#[test]
fn random_matches_with_all_modules_keep_every_promise() {
    let kit = Kit { games: times(5), seed: 1000, ..Kit::default() };
    kit.assert_ok::<Autobahn>(&modules());
}

#[test]
fn pieces_are_conserved_at_every_ply_of_500_matches() {
    for seats in Autobahn::SEATS {
        for seed in 0..times(500) {
            SUITE.walk(&Options::default(), seats, seed, |_, _| {});
        }
    }
}

#[test]
fn nothing_leaks_at_any_ply_of_200_matches() {
    for seats in Autobahn::SEATS {
        for seed in 0..times(200) {
            SUITE.walk(&Options::default(), seats, seed, |state, rng| {
                SUITE.nothing_leaks(state, rng);
            });
        }
    }
}

/// Wine cards are the one thing that is hidden.
#[test]
fn nothing_leaks_about_wine() {
    for seats in Autobahn::SEATS {
        for seed in 0..times(5) {
            SUITE.walk(&Options { wine: true, ..Options::default() }, seats, seed, |state, rng| {
                SUITE.nothing_leaks(state, rng);
            });
        }
    }
}

fn every_option() -> impl Iterator<Item = Options> {
    let departments = [
        ExtraDepartment::None,
        ExtraDepartment::Planning,
        ExtraDepartment::PlanningAllCards,
        ExtraDepartment::Customs,
    ];
    departments.into_iter().flat_map(|extra_department| {
        (0..32).map(move |bits| Options {
            extra_department,
            extra_tiles: bits & 1 != 0,
            two_colour_cards: bits & 2 != 0,
            wine: bits & 4 != 0,
            traffic: bits & 8 != 0,
            services: bits & 16 != 0,
            ..Options::default()
        })
    })
}

#[test]
fn every_combination_of_options_can_be_played() {
    for (options, seed) in every_option().zip(0..) {
        for seats in Autobahn::SEATS {
            for more in 0..times(1) {
                SUITE.walk(&options, seats, seed + 1000 * more, |_, _| {});
            }
        }
    }
}

#[test]
fn the_companion_takes_any_entry() {
    let options = Options { companion: true, ..Options::default() };
    // Ending the turn is one entry among a hundred, so matches are long.
    let kit = Kit { games: 3, limit: 100_000, every: 500, ..Kit::default() };
    if let Err(failure) = kit.check::<Autobahn>(&options, 1) {
        panic!("{failure}");
    }
}

#[test]
fn what_is_sent_and_stored_is_as_published() {
    let both = Options { extra_department: ExtraDepartment::PlanningAllCards, ..modules() };
    SUITE.schemas(&[Options::default(), both], times(1));
}

#[test]
fn the_published_schemas_explain_every_field() {
    SUITE.schemas_explain_every_field();
}
