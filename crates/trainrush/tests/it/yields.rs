//! What is told to a player before a choice: in the middle of an action it counts what is used up.

use engine::{Game, Seat};
use trainrush::nouns::*;
use trainrush::yields::{self, CityYield};
use trainrush::{Action, Step};

use crate::position::*;

fn rackglen(game: &Position) -> CityYield {
    yields::city_yield(game, Seat(0), city("rackglen"))
}

/// In Rackglen, with the cubes for two contracts and a warehouse to lease.
fn in_rackglen(unloading: u8) -> Position {
    let mut game = players(2);
    game.stand(0, "R-I6").contract("red", "K202").contract("red", "K302");
    game.progress(0, "unloading", unloading).station(1, "ZR1").warehouse(0, "ZR1");
    game.first_cars(0, "brass", "water").train(0, "W301 brass water food");
    game.turn(0, Step::Travel(1)).play("move R-I7");
    game
}

#[test]
fn a_city_promises_no_more_than_unloading_has_left() {
    let mut game = in_rackglen(2);
    let both = [contract("K202"), contract("K302")];
    assert_eq!(rackglen(&game).contracts, both, "four cubes: either of them");
    assert_eq!(rackglen(&game).most, 6, "but not both");
    game.play("contract K202");
    assert_eq!(rackglen(&game).contracts, [], "while it is delivered");
    game.play("give 1 1; give 2 1");
    assert_eq!(game.seat(0).cubes(), [1, 1, 1, 0, 0], "the cubes are there");
    assert_eq!((rackglen(&game).contracts, rackglen(&game).most), (vec![], 0));
}

#[test]
fn cubes_that_are_owed_to_a_contract_are_promised_to_no_other() {
    let mut game = in_rackglen(3);
    assert_eq!(rackglen(&game).most, 9, "five cubes: both");
    game.play("contract K202");
    assert_eq!((rackglen(&game).contracts, rackglen(&game).most), (vec![contract("K302")], 6));
    let mut game = in_rackglen(3);
    game.first_cars(0, "brass", "_");
    assert_eq!(rackglen(&game).contracts, [contract("K202"), contract("K302")]);
    assert_eq!(rackglen(&game).most, 6, "one water for two contracts");
    game.play("contract K202");
    assert_eq!(rackglen(&game).contracts, [], "the water is owed");
}

#[test]
fn a_city_promises_one_lease() {
    let mut game = in_rackglen(2);
    game.warehouse(0, "ZR1");
    assert_eq!(rackglen(&game).leases.len(), 3);
    game.play("lease ZR1 red");
    assert_eq!(rackglen(&game).leases, []);
    let other = yields::city_yield(&game, Seat(0), city("cinderhall"));
    assert_eq!(other.leases.len(), 2, "elsewhere it is another action");
}

/// What is promised is what can be chosen, at every city decision of random matches.
#[test]
fn a_city_promises_what_can_be_chosen() {
    let mut seen = 0;
    for seed in 0..testkit::times(60) {
        let counted = std::cell::Cell::new(0);
        crate::SUITE.walk(&Default::default(), 2 + (seed % 3) as u8, seed, |game, _| {
            let top = game.stack.top();
            let Step::City { city, .. } = top.step else { return };
            let mut legal = Vec::new();
            game.legal(top.seat, &mut legal);
            let told = yields::city_yield(game, top.seat, city);
            let contracts: Vec<Contract> = legal
                .iter()
                .filter_map(|it| if let Action::Contract(it) = it { Some(*it) } else { None })
                .collect();
            let leases = legal.iter().filter(|it| matches!(it, Action::Lease(..))).count();
            assert_eq!((told.contracts, told.leases.len()), (contracts, leases));
            counted.set(counted.get() + 1);
        });
        seen += counted.get();
    }
    assert!(seen > 20, "{seen} city decisions");
}
