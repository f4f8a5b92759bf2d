//! Autobot's trucks: movement, stations, deliveries.

use autobahn::nouns::*;
use autobahn::{AutobotOptions, Options};

use crate::position::*;

fn with(autobot: AutobotOptions) -> Position {
    solo_with(Options { autobot, ..Options::default() })
}

/// What a turn in which red builds tells about trucks.
fn drive(game: &mut Position) -> String {
    game.autobot("red", "1");
    let story = game.story();
    let trucks = story.split_once("employ red").unwrap().1;
    trucks.trim_start_matches("; ").to_owned()
}

#[test]
fn two_steps_in_the_first_era_then_three() {
    for (era, told) in [
        (1, "move 1 B4.1; move 1 B4.2"),
        (2, "move 1 B4.1; move 1 B4.2; move 1 B5.1"),
        (3, "move 1 B4.1; move 1 B4.2; move 1 B5.1"),
    ] {
        let mut game = solo();
        game.era(era).bound(1, "BH", Good::Appliances, "IT");
        assert_eq!(drive(&mut game), told);
    }
}

#[test]
fn one_step_more_by_a_switch() {
    let mut game = with(AutobotOptions { extra_step: true, ..AutobotOptions::default() });
    game.bound(1, "BH", Good::Appliances, "IT");
    assert_eq!(drive(&mut game), "move 1 B4.1; move 1 B4.2; move 1 B5.1");
}

#[test]
fn no_step_more_for_a_dual_carriageway() {
    let mut game = solo();
    game.dual("B4 B5").bound(1, "B4.1", Good::Appliances, "IT");
    assert_eq!(drive(&mut game), "move 1 B4.2; move 1 B5.1");
}

#[test]
fn both_trucks_move_whatever_the_colour() {
    let mut game = solo();
    game.bound(1, "BH", Good::Appliances, "IT").bound(2, "HAN", Good::Automotive, "AT");
    assert_eq!(drive(&mut game), "move 1 B4.1; move 1 B4.2; move 2 B3.1; move 2 B3.2");
}

#[test]
fn a_truck_moves_in_the_turn_it_was_loaded() {
    let mut game = solo();
    game.board(BOT, "A").lay("B1").autobot("purple", "5");
    assert!(game.story().ends_with("load appliances BH; to DK; move 1 B3.2; move 1 B3.1"));
}

#[test]
fn a_truck_waits_where_the_road_ends() {
    let mut game = solo();
    game.bound(1, "B4.2", Good::Appliances, "IT");
    assert_eq!(drive(&mut game), "move 1 B5.1");
    assert_eq!(drive(&mut game), "");
}

#[test]
fn a_truck_takes_the_built_way_before_a_shorter_one_with_gaps() {
    // From Würzburg to Paris: over Frankfurt and Mannheim, where nothing is missing.
    let mut game = solo();
    game.lay("O4 P2 W2 W1").bound(1, "WUE", Good::Automotive, "FR");
    assert_eq!(drive(&mut game), "move 1 O4.2; move 1 O4.1");
}

#[test]
fn a_truck_stops_behind_another_one_or_passes_it() {
    let mut game = solo();
    game.lay("B6").truck(ME, 1, "B5.1", Good::Chemicals).bound(1, "B4.1", Good::Appliances, "IT");
    assert_eq!(drive(&mut game), "move 1 B4.2", "it cannot end on B5");
    assert_eq!(drive(&mut game), "move 1 B5.1; move 1 B6.1");
    game.truck(ME, 1, "B4.2", Good::Chemicals);
    assert!(drive(&mut game).starts_with("deliver 1 IT"));
}

#[test]
fn a_truck_that_could_only_end_on_another_one_stays() {
    let mut game = solo();
    game.lay("B6").truck(ME, 1, "B5.1", Good::Chemicals).truck(ME, 2, "B6.1", Good::Chemicals);
    game.tech(ME, Column::Trade, 2).bound(1, "B4.2", Good::Appliances, "IT");
    assert_eq!(drive(&mut game), "");
}

#[test]
fn its_own_station_gives_the_rightmost_bonus_in_view_every_time() {
    // The fifth bonus of the hard side develops by two, the fourth and the first do not.
    let mut game = hard();
    game.stations(BOT, "B3 R3 R4 C2 O4").bound(1, "B3.2", Good::Appliances, "DK");
    game.bound(2, "HAN", Good::Automotive, "AT");
    assert_eq!(
        drive(&mut game),
        "move 1 B3.1; bonus 5; develop 2; develop 3; advanced task; move 1 B2.1; move 2 B3.1; \
         move 2 B3.2; bonus 5; develop 4; develop 5"
    );
}

#[test]
fn your_station_pays_you() {
    let mut game = solo();
    game.lay("R3 C2").stations(ME, "B3 R3 C2").money(ME, 10);
    game.bound(1, "B3.2", Good::Appliances, "DK");
    assert_eq!(drive(&mut game), "move 1 B3.1; fee 2; move 1 B2.1");
    assert_eq!(game.p(ME).money, 12);
}

/// A human truck passes Autobot's station.
fn pass(mut game: Position) -> Position {
    game.stations(BOT, "B3").truck(ME, 1, "B3.2", Good::Appliances);
    game.drive(ME, "black").play("move 1 B3.1");
    game
}

#[test]
fn your_trucks_pay_autobot_nothing() {
    let mut game = pass(solo());
    assert_eq!(game.story(), "move 1 B3.1");
    assert_eq!(game.p(BOT).money, solo().p(BOT).money);
}

#[test]
fn but_may_develop_it() {
    let switch = AutobotOptions { develop_on_pass: true, ..AutobotOptions::default() };
    assert_eq!(pass(with(switch)).story(), "move 1 B3.1; develop 2");
}

/// A truck at the border, with one step in hand more than it needs.
fn at_the_border(place: &str, good: Good, to: &str) -> Position {
    let mut game = solo();
    game.board(BOT, "A").lay("B1 B6").no_tiles("B1.1 B6.1").bound(1, place, good, to);
    game
}

#[test]
fn a_preferred_good_develops() {
    let mut game = at_the_border("B1.1", Good::Appliances, "DK");
    game.panel("DK", &[]);
    assert_eq!(drive(&mut game), "deliver 1 DK; develop 2");
    assert_eq!((game.at(BOT, 1), game.goal(1)), ("-".into(), "-".into()));
    assert_eq!(game.p(BOT).delivered, bit("DK"));
}

#[test]
fn no_bonus_of_the_delivery_board() {
    // Denmark on board A: a key.
    let mut game = at_the_border("B1.1", Good::Appliances, "DK");
    let money = game.p(BOT).money;
    game.panel("DK", &[]).autobot("red", "1");
    assert!(!game.story().contains("take"));
    assert_eq!((game.p(BOT).money, game.p(BOT).unclaimed), (money, 0));
}

#[test]
fn the_first_pharmaceuticals_give_their_bonus() {
    let mut game = at_the_border("B6.1", Good::Pharmaceuticals, "IT");
    game.era(3).panel("IT", &[]).lobby(BOT, 1);
    assert_eq!(drive(&mut game), "deliver 1 IT; promote network 1; promote network 2");
    assert_eq!(game.pharmaceuticals, bit("IT"));
}

#[test]
fn pharmaceuticals_do_not_develop_by_themselves() {
    let mut game = at_the_border("B1.1", Good::Pharmaceuticals, "DK");
    game.era(3).panel("DK", &[]);
    assert_eq!(drive(&mut game), "deliver 1 DK; hire");
}
