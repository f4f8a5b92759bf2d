//! Moving, cities and markets.

use engine::{Game, Seat};
use trainrush::nouns::*;
use trainrush::{MoveNo, Reason, Step};

use crate::position::*;

#[test]
fn a_card_may_be_played_for_no_move_at_all() {
    let mut game = players(2);
    game.stand(0, "R-I1").coal(0, 9).hand(0, "A19").turn(0, Step::Play).play("play A19; stop");
    assert_eq!((game.step(), game.seat(0).field), (Step::Pool, field("R-I1")));
}

#[test]
fn a_card_must_be_played() {
    let mut game = players(2);
    game.hand(0, "A05 A19").turn(0, Step::Play);
    assert_eq!(game.legal(), ["play A05", "play A19"]);
}

#[test]
fn a_token_of_this_turn_serves_a_later_move_of_it() {
    let mut game = players(2);
    game.stand(0, "R-I4").coal(0, 9).hand(0, "A05").turn(0, Step::Play);
    game.play("play A05; move R-I7; token 4");
    assert_eq!(game.choices("move"), "G-I4, G-M4, SG1a1, SG2a1, SG2b1");
    game.play("move G-I4");
    assert_eq!(game.seat(0).tokens, [0; 5]);
}

#[test]
fn each_move_of_a_card_takes_one_token_and_all_of_its_steps() {
    let mut game = players(2);
    game.stand(0, "R-I8").coal(0, 9).hand(0, "A05").token(0, 2).token(0, 2);
    game.turn(0, Step::Play).play("play A05; token 2");
    assert_eq!(
        game.step(),
        Step::DriveWith { card: card("A05"), nth: MoveNo::of(1), token: Token::of(2) }
    );
    assert_eq!(game.choices("token"), "", "one is enough");
    assert!(!game.can("move G-I3"), "five steps and not four");
    game.play("move G-I4");
    assert_eq!(game.seat(0).tokens[0], 1);
    game.play("token 2");
    assert_eq!(game.seat(0).tokens[0], 1, "spent with the move");
}

#[test]
fn tokens_do_not_help_the_action_area() {
    let mut game = players(2);
    game.stand(0, "R-I8").investment(0, 1).token(0, 2).turn(0, Step::Invest);
    game.play("invest mv3");
    assert_eq!(game.choices("token"), "");
    game.hand(0, "A50").coal(0, 1).turn(0, Step::FreeSpecial(1)).play("special A50; invest mv3");
    assert_eq!((game.choices("token"), game.step()), (String::new(), Step::Travel(3)));
}

#[test]
fn nobody_must_stop_in_a_city_or_market_that_is_passed() {
    let mut game = players(2);
    game.stand(0, "R-I6").turn(0, Step::Travel(2));
    assert_eq!(game.choices("move"), "R-I7, R-I8");
}

#[test]
fn an_early_stop_is_for_cities_and_markets_only() {
    let mut game = players(2);
    game.stand(0, "R-M9").turn(0, Step::Travel(3));
    assert_eq!(game.choices("move"), "R-I9, R-M10, R-M12");
    assert_eq!(game.why("move R-M11"), Reason::OutOfReach { steps: 3 });
}

#[test]
fn standing_in_a_city_is_no_move_to_it() {
    let mut game = players(2);
    game.stand(0, "R-I7").turn(0, Step::Travel(3));
    assert_eq!(game.choices("move"), "G-I1");
}

#[test]
fn a_tunnel_is_no_field_and_saves_no_step() {
    let mut game = players(2);
    game.stand(0, "G-I1").turn(0, Step::Travel(1));
    assert_eq!(game.choices("move"), "G-I2, G-M2");
}

#[test]
fn the_track_of_a_siding_must_be_followed() {
    let ends = |from: &str, steps: u8| {
        let mut game = players(2);
        game.stand(0, from).turn(0, Step::Travel(steps));
        game.choices("move")
    };
    assert_eq!(ends("G-M3", 1), "G-M4, SG2a1, SG2b1", "the track is chosen before it");
    assert_eq!(ends("G-M3", 2), "G-M5, SG2a2, SG2b2");
    assert_eq!(ends("SG2a1", 1), "SG2a2", "from its first field only to its second");
    assert_eq!(ends("SG2a2", 1), "G-M6", "not from number 6 to number 7 or 8");
    assert_eq!(ends("SG2a1", 2), "G-M6");
}

#[test]
fn a_city_and_a_market_hold_several_locomotives() {
    let mut game = players(2);
    game.stand(0, "R-I6").stand(1, "R-I7").turn(0, Step::Travel(1));
    assert_eq!(game.choices("move"), "R-I7");
    game.stand(0, "R-M9").stand(1, "R-M10").turn(0, Step::Travel(1));
    assert_eq!(game.choices("move"), "R-M10");
}

/// But for cities and markets; a siding is no exception.
#[test]
fn a_field_holds_one_locomotive() {
    let mut game = players(2);
    game.stand(0, "R-I3").stand(1, "SR1a1").turn(0, Step::Travel(1));
    assert_eq!(game.choices("move"), "R-I4");
    assert_eq!(game.why("move SR1a1"), Reason::Occupied { by: Seat(1) });
    game.stand(1, "R-I4").turn(0, Step::Travel(1));
    assert_eq!(game.choices("move"), "SR1a1");
    assert!(game.stand(0, "R-I4").check().is_err(), "nor is a saved match like that played on");
}

#[test]
fn tunnels_and_exits_change_the_loop() {
    let ends = |from: &str| {
        let mut game = players(2);
        game.stand(0, from).turn(0, Step::Travel(1));
        game.choices("move")
    };
    assert_eq!(ends("G-M1"), "G-M2, G-O2", "a tunnel outwards");
    assert_eq!(ends("G-O9"), "G-M10, G-O10", "an exit to the market");
    assert_eq!(ends("G-M10"), "G-I8, G-M11", "and on to the inner loop");
    assert_eq!(ends("G-O2"), "G-O3, SG3a1", "no way back through a tunnel");
}

#[test]
fn a_second_visit_brings_no_marker_but_contracts_and_leases() {
    let mut game = players(2);
    game.stand(0, "R-I6").visit(0, "rackglen").contract("red", "K202");
    game.station(1, "ZR1").warehouse(0, "ZR1");
    game.first_cars(0, "brass", "water").turn(0, Step::Travel(1)).play("move R-I7");
    assert_eq!((game.seat(0).earned[0], game.seat(0).tokens), (0, [0; 5]));
    assert_eq!(game.cities[city("rackglen").idx()].visitors(), 1);
    assert!(game.can("contract K202") && game.can("lease ZR1 red"));
}

#[test]
fn the_marker_is_placed_on_arrival() {
    let mut game = players(2);
    game.stand(0, "R-I6").visit(1, "rackglen").first_cars(0, "_", "_");
    game.turn(0, Step::Travel(1)).play("move R-I7");
    assert_eq!(game.cities[city("rackglen").idx()].markers[1], Some(Seat(0)));
    assert_eq!((game.seat(0).earned[0], game.seat(0).tokens[4]), (1, 1), "the second token");
}

#[test]
fn coal_and_token_are_gone_even_if_the_move_stops_early_and_it_counts_for_the_special() {
    let mut game = players(2);
    game.stand(0, "R-I6").coal(0, 6).hand(0, "A01").first_cars(0, "_", "_").token(0, 6);
    game.turn(0, Step::Play).play("play A01; token 6; move R-I7");
    assert_eq!(
        (game.seat(0).coal, game.seat(0).tokens),
        (5, [0, 0, 1, 0, 0]),
        "one spent, one gained"
    );
    game.play("move G-I1; move G-I5");
    assert_eq!(game.step(), Step::Special(card("A01")));
}

#[test]
fn a_token_can_save_a_blocked_move() {
    let mut game = players(2);
    game.stand(0, "START").stand(1, "R-I9").coal(0, 9).hand(0, "A01").token(0, 2);
    game.turn(0, Step::Play).play("play A01");
    assert_eq!((game.choices("move"), game.choices("token")), (String::new(), "2".to_owned()));
}

#[test]
fn without_the_coal_there_is_no_move() {
    let mut game = players(2);
    game.stand(0, "R-I8").coal(0, 0).hand(0, "A04").turn(0, Step::Play).play("play A04; move G-I2");
    assert_eq!(game.step(), Step::Pool, "the second move costs a coal");
}

#[test]
fn the_black_market_sells_more_cubes_than_needed_but_nothing_for_nothing() {
    let mut game = players(2);
    game.stand(0, "R-M9").progress(0, "unloading", 1).train(0, "W202 water water");
    game.first_cars(0, "brass", "brass").turn(0, Step::Travel(1)).play("move R-M10");
    assert_eq!(game.choices("buy"), "draw2, x22, x23, corruption", "at most five");
    assert_eq!(game.choices("give"), "", "what is sold is sold for something");
    game.play("buy x22; give 3 1");
    assert!(!game.can("done"), "two of four");
    assert_eq!(game.why("done"), Reason::PriceOutOfReach { price: 4 });
    game.play("give 1 1; give 2 1");
    assert_eq!(game.seat(0).cubes(), [0, 1, 0, 0, 0], "brass twice and a water are four");
}

#[test]
fn surplus_cubes_may_be_sold_up_to_unloading() {
    let mut game = players(2);
    game.stand(0, "R-M9").progress(0, "unloading", 1).train(0, "W202 water water");
    game.first_cars(0, "brass", "brass").turn(0, Step::Travel(1));
    game.play("move R-M10; buy draw2; give 3 1");
    assert!(game.can("done") && game.can("give 1 1"));
    game.play("give 1 1; give 2 1");
    assert_ne!(game.step(), Step::Market(Region::Red), "three cubes at most, so it is done");
    assert_eq!(game.seat(0).hand.len(), 5);
}

#[test]
fn a_market_slot_may_be_in_a_city_never_visited() {
    let mut game = players(2);
    game.stand(0, "R-M10").turn(0, Step::Slot { size: 3, vp: 3 });
    assert_eq!(game.choices("slot"), "rackglen, blackborough, cinderhall");
    game.play("slot cinderhall");
    assert_eq!(game.delivered(Seat(0), Region::Red), (3, 1));
}

#[test]
fn without_contract_markers_there_are_no_contracts() {
    let mut game = players(2);
    for city in ["brukas", "aetherwick", "vexbourne"] {
        for size in 2..=5 {
            game.slot(0, city, size);
        }
    }
    game.stand(0, "R-I6").contract("red", "K202").first_cars(0, "brass", "water");
    game.turn(0, Step::Travel(1)).play("move R-I7");
    assert_ne!(game.step(), Step::City { city: city("rackglen"), unloaded: 0, leased: false });
    game.stand(0, "R-M10").turn(0, Step::Slot { size: 2, vp: 2 });
    assert_eq!(game.choices("slot"), "");
}

#[test]
fn each_size_once_in_a_city() {
    let mut game = players(2);
    game.stand(0, "R-I6").contract("red", "K202").contract("red", "K302");
    game.first_cars(0, "brass", "water").train(0, "W203 food food").progress(0, "unloading", 5);
    game.slot(1, "rackglen", 2).turn(0, Step::Travel(1)).play("move R-I7");
    assert_eq!(game.choices("contract"), "K302");
    assert_eq!(game.why("contract K202"), Reason::SlotTaken { by: Seat(1) });
}

#[test]
fn all_contracts_of_a_city_action_count_for_unloading() {
    let mut game = players(2);
    game.stand(0, "R-I6").contract("red", "K202").contract("red", "K302").progress(
        0,
        "unloading",
        2,
    );
    game.first_cars(0, "brass", "water").train(0, "W301 brass water food");
    game.turn(0, Step::Travel(1)).play("move R-I7");
    assert!(game.can("contract K202") && game.can("contract K302"), "four cubes may be unloaded");
    game.play("contract K202; give 1 1; give 2 1");
    assert_ne!(game.step(), Step::City { city: city("rackglen"), unloaded: 2, leased: false });
    assert_eq!(game.seat(0).cubes(), [1, 1, 1, 0, 0], "two are left, not three");
    // Three and four are seven of eight: no room for two more.
    let mut game = players(2);
    game.stand(0, "R-I6").progress(0, "unloading", 5).first_cars(0, "brass", "water");
    game.contract("red", "K202").contract("red", "K302").contract("red", "K408");
    game.train(0, "W301 brass water food, W305 brass food gold, W205 gold _");
    game.turn(0, Step::Travel(1)).play("move R-I7");
    for contract in ["K302", "K408"] {
        game.play(&format!("contract {contract}"));
        while matches!(game.step(), Step::Deliver { .. }) {
            let last = game.legal().pop().unwrap();
            game.play(&last);
        }
    }
    assert_eq!(game.seat(0).cubes(), [1, 1, 0, 0, 0]);
    assert!(!matches!(game.step(), Step::City { .. }), "though brass and water are there");
}

#[test]
fn one_lease_in_a_city_action() {
    let mut game = players(2);
    game.stand(0, "R-I6").first_cars(0, "brass", "water").contract("red", "K202");
    game.station(1, "ZR1").warehouse(0, "ZR1").warehouse(0, "ZR1");
    game.turn(0, Step::Travel(1)).play("move R-I7");
    assert_eq!(game.choices("lease"), "ZR1 red, ZR1 green, ZR1 blue");
    game.play("lease ZR1 red");
    assert_eq!(game.choices("lease"), "");
    assert_eq!(game.why("lease ZR1 green"), Reason::LeasedAlready);
}

#[test]
fn unloading_that_rises_during_the_city_action_counts_at_once() {
    let mut game = players(2);
    game.stand(0, "R-O7").contract("red", "K302").first_cars(0, "brass", "gold");
    game.train(0, "W210 water food").station(0, "ZR1").warehouse(0, "ZR1");
    game.tile(5, "B05").turn(0, Step::Travel(1)).play("move R-O8");
    assert!(!game.can("contract K302"), "three cubes, two may be unloaded");
    game.play("lease ZR1 red; tile 5; advance unloading");
    assert!(game.can("contract K302"));
}
