//! Action "Load Truck".

use autobahn::nouns::*;
use autobahn::{Event, Reason, Truck};

use crate::position::*;

fn depots(game: &Position, colour: &str) -> String {
    let mut game = game.clone();
    game.hand(0, colour).turn_of(0).play(&format!("play {colour}; at load"));
    game.choices("load")
}

#[test]
fn depots_are_used_by_colour() {
    let game = players(2);
    assert_eq!(depots(&game, "black"), "HH 1, HAN 1, BH 1, WUE 1, CR 1");
    let sides = ["red", "cyan", "purple", "orange", "white"];
    assert_eq!(
        sides.map(|colour| depots(&game, colour)),
        ["HH 1", "HAN 1", "BH 1", "WUE 1", "CR 1"]
    );
}

#[test]
fn berlin_opens_once_it_is_connected() {
    let mut game = players(2);
    game.era(3).play("play cyan; at load");
    assert_eq!(game.why("load B 1"), Reason::DepotNotConnected);
    game.lay("C3 C4");
    assert_eq!(depots(&game, "cyan"), "HAN 1, B 1");
    assert_eq!(depots(&game, "yellow"), "B 1");
    assert_eq!(depots(&game, "black"), "HH 1, HAN 1, BH 1, WUE 1, CR 1");
}

#[test]
fn the_good_is_that_of_the_depot() {
    let goods = ["HH", "HAN", "BH", "WUE", "CR"].map(|depot| {
        let mut game = players(2);
        game.play(&format!("play black; at load; load {depot} 1"));
        game.p(0).trucks[0].good().unwrap()
    });
    let [chemicals, automotive, appliances] = [Good::Chemicals, Good::Automotive, Good::Appliances];
    assert_eq!(goods, [chemicals, automotive, appliances, automotive, chemicals]);
    let mut game = players(2);
    game.era(3).lay("C4").play("play cyan; at load; load B 1");
    assert_eq!(game.p(0).trucks[0].good(), Some(Good::Pharmaceuticals));
}

#[test]
fn a_truck_on_the_road_may_be_called_back_and_loses_its_good() {
    let mut game = players(2);
    game.lay("R3").truck(0, 1, "R3.1", Good::Automotive).play("play black; at load; load HH 1");
    let depot: Depot = "HH".parse().unwrap();
    assert_eq!(game.p(0).trucks[0], Truck::Depot(depot));
    let lost = Event::GoodLost { seat: seat(0), truck: TruckNo::of(0), good: Good::Automotive };
    assert!(game.events.contains(&lost));
}

#[test]
fn the_second_truck_waits_for_its_technology() {
    let mut game = players(2);
    game.truck(0, 1, "HH", Good::Chemicals).play("play cyan; at load");
    assert_eq!(game.choices("load"), "HAN 1");
    assert_eq!(game.why("load HAN 2"), Reason::SecondTruckLocked);
    game.tech(0, Column::Trade, 2);
    assert_eq!(game.choices("load"), "HAN 1, HAN 2", "either of them");
    game.play("load HAN 2");
    assert!(game.p(0).trucks.iter().all(|truck| *truck != Truck::Home));
}

#[test]
fn with_both_trucks_out_either_is_called_back() {
    let mut game = players(2);
    game.tech(0, Column::Trade, 2).truck(0, 1, "HH", Good::Chemicals);
    game.truck(0, 2, "HAN", Good::Automotive).play("play purple; at load");
    assert_eq!(game.choices("load"), "BH 1, BH 2");
}

#[test]
fn trucks_may_share_a_depot() {
    let mut game = players(2);
    game.truck(1, 1, "HH", Good::Chemicals).play("play red; at load; load HH 1");
    assert_eq!(game.seats[0].trucks[0], game.seats[1].trucks[0]);
}

#[test]
fn a_loaded_truck_moves_in_the_same_turn() {
    let mut game = players(2);
    game.play("play purple; at load; load BH 1");
    assert_eq!(game.choices("move"), "1 B3.2, 1 B4.1");
}

#[test]
fn technology_develops_with_every_load() {
    let mut game = players(2);
    game.tech(0, Column::Trade, 1).play("play red; at load; load HH 1");
    assert_eq!(game.p(0).track, 1);
    let mut game = players(2);
    game.tech(0, Column::Trade, 1).tile(0, Tile::Load).play("use load; load CR 1");
    assert_eq!(game.p(0).track, 1, "the bonus action is a load action too");
}

#[test]
fn the_bonus_action_loads_anywhere_and_moves_only_with_a_fitting_card() {
    let mut game = players(2);
    game.tile(0, Tile::Load).play("use load");
    assert_eq!(game.choices("load"), "HH 1, HAN 1, BH 1, WUE 1, CR 1");
    game.play("load HH 1; play cyan; at build; build C2.2");
    assert_eq!(game.why("move 1 B2.1"), Reason::TruckColour);
    let mut game = players(2);
    game.tile(0, Tile::Load).play("use load; load HAN 1; play cyan; at build; build C2.2");
    assert!(game.can("move 1 C2.2"));
}
