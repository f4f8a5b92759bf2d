//! Effects within effects, zone scoring, and whose region counts.

use engine::Seat;
use trainrush::{Options, Reason, Step};

use crate::position::*;

#[test]
fn a_siding_gives_its_tile_then_the_parcel_then_the_scoring() {
    let mut game = players(2);
    game.stand(0, "R-M3").tile(3, "B19").station(1, "ZR2").leased(1, "ZR2", "red");
    game.turn(0, Step::Travel(1)).play("move SR2a1");
    assert_eq!(game.step(), Step::DrawWagon { size: 2, may: true });
    game.play("couple S2");
    assert_eq!(game.step(), Step::Parcel(zone("ZR2")));
    assert_eq!(game.seat(1).contractor, [0; 3], "not yet");
    game.play("parcel 3");
    assert_eq!(game.seat(0).train[2].unwrap().parcels, 1);
    assert!(!game.zones[zone("ZR2").idx()].parcel, "there was one");
    assert_eq!((game.seat(1).contractor[0], game.seat(1).infrastructure[0]), (1, 1));
}

#[test]
fn a_parcel_needs_a_special_wagon_with_room_and_may_be_left() {
    let position = |train: &str| {
        let mut game = players(2);
        game.stand(0, "R-I3").tile(1, "B45").station(1, "ZR1").train(0, train);
        game.turn(0, Step::Travel(1)).play("move SR1a1");
        game
    };
    for train in ["W201 _ _", "S2 2"] {
        let game = position(train);
        assert!(!matches!(game.step(), Step::Parcel(_)), "{train}");
        assert!(game.zones[zone("ZR1").idx()].parcel, "it stays there");
    }
    let mut game = position("S2 2, S3 1");
    assert_eq!(game.legal(), ["parcel 4", "skip"]);
    game.play("skip");
    assert!(game.zones[zone("ZR1").idx()].parcel);
}

#[test]
fn a_tile_must_be_executed_but_its_wagons_are_offers() {
    let mut game = players(2);
    game.stand(0, "R-M3").tile(3, "B12").turn(0, Step::Travel(1)).play("move SR2a1");
    assert!(!game.can_skip());
    game.stand(0, "R-M3").tile(3, "B19").turn(0, Step::Travel(1)).play("move SR2a1");
    assert!(game.can_skip());
}

#[test]
fn what_a_tile_cannot_do_is_void() {
    let mut game = players(2);
    game.stand(0, "R-M3").tile(3, "B17").train(0, "").turn(0, Step::Travel(1));
    game.seats[0].train[0] = None;
    game.seats[0].train[1] = None;
    game.play("move SR2a1");
    assert!(game.tiles_discarded.contains(tile("B17")), "without effect, but gone");
}

#[test]
fn owners_advance_in_turn_order_from_the_mover_on_and_colour_by_colour() {
    let mut game = players(3);
    game.order(&[2, 1, 0]).stand(1, "R-I3").tile(1, "B45").station(2, "ZR1");
    game.leased(2, "ZR1", "red").leased(1, "ZR1", "blue").leased(1, "ZR1", "green");
    // Everybody's step leads to a bonus, so the order shows.
    for seat in 0..3 {
        game.seats[seat].contractor = [2; 3];
    }
    game.tile(5, "B05").turn(1, Step::Travel(1)).play("move SR1a1");
    assert_eq!(
        (game.to_move(), game.seat(1).contractor),
        (Seat(1), [2, 3, 2]),
        "green before blue"
    );
    game.play("skip");
    assert_eq!((game.to_move(), game.seat(1).contractor), (Seat(1), [2, 3, 3]));
    game.play("skip");
    assert_eq!((game.to_move(), game.seat(2).contractor), (Seat(2), [3, 2, 2]));
    assert_eq!(game.seat(2).infrastructure, [0; 3], "step B comes after all of A");
    game.play("skip");
    assert_eq!(game.seat(2).infrastructure, [3, 0, 0], "one step for each leased warehouse");
}

#[test]
fn a_bonus_is_taken_in_another_players_turn_and_also_by_who_has_passed() {
    let mut game = players(2);
    game.stand(0, "R-I3").stand(1, "B-I1").tile(1, "B45").station(1, "ZR1");
    game.leased(1, "ZR1", "red").investment(0, 1).seats[1].infrastructure = [5, 0, 0];
    game.seats[1].passed = true;
    game.turn(0, Step::Travel(1)).play("move SR1a1");
    assert_eq!(game.to_move(), Seat(1));
    assert!(game.can("corrupt red-trade"), "the track names its region");
    assert!(!game.can("corrupt blue-trade"), "not where the locomotive stands");
}

#[test]
fn region_bound_effects_work_where_the_one_who_gains_them_stands() {
    let mut game = players(2);
    game.stand(0, "R-I3").stand(1, "B-I1").tile(1, "B45").tile(5, "B12").station(1, "ZR1");
    game.leased(1, "ZR1", "red").seats[1].contractor = [2, 0, 0];
    game.turn(0, Step::Travel(1)).play("move SR1a1; tile 5");
    assert_eq!(game.choices("build"), "ZB1, ZB2, ZB3, ZB4");
}

#[test]
fn on_the_start_region_bound_effects_are_void() {
    let mut game = players(2);
    game.investment(0, 9).turn(0, Step::Invest);
    assert_eq!(game.choices("invest"), "mk1, mk2, mv3, mv6, x12, pl");
    // A station, an agent, a warehouse; and points, which need no region.
    game.hand(0, "A05 A07 A19 A01").turn(0, Step::FreeSpecial(1));
    assert_eq!(game.legal(), ["special A01", "skip"]);
    // By the tile that a bonus brings in another's turn.
    game.tile(5, "B12").tile(6, "B22").tile(7, "B41").turn(0, Step::Tile { may: true });
    let void = |number: u8| game.why(&format!("tile {number}")) == Reason::NoEffect;
    assert!(void(5) && void(6) && game.can("tile 7"));
    // No hero either: the start is in no region.
    let steps = [Step::Advance { may: false }, Step::Mission, Step::Play];
    game.turns(&steps.map(|step| (0, step))).play("advance coal");
    assert_eq!(game.step(), Step::Play, "nobody is asked");
}

/// The red bonus of two agents, with so many fields left in each sector of red but the last.
fn bribing(left: [usize; 4]) -> Position {
    let mut game = players(4);
    for (at, left) in
        ["red-financial", "red-resource", "red-logistics", "red-trade"].iter().zip(left)
    {
        game.agents(at, &[1, 2, 3, 1][left..]);
    }
    game.agents("red-technology", &[2, 3, 1, 2]);
    game.stand(0, "R-I8").seats[0].infrastructure = [8, 0, 0];
    game.turn(0, Step::Warehouse).play("build ZR1");
    game
}

#[test]
fn two_agents_go_where_there_is_room_for_both() {
    let mut game = bribing([1, 2, 0, 3]);
    assert_eq!(game.legal(), ["corrupt red-resource", "corrupt red-trade", "skip"]);
    let one = |at| Reason::NoRoomForBoth { sector: sector(at) };
    assert_eq!(game.why("corrupt red-financial"), one("red-financial"));
    let full = Reason::NoAgentField { sector: sector("red-logistics") };
    assert_eq!(game.why("corrupt red-logistics"), full);
    game.play("corrupt red-trade");
    assert_eq!(game.sectors[sector("red-trade").idx()].agents[1..3], [Some(Seat(0)); 2]);
    assert_eq!(game.seat(0).agents, 13);
}

#[test]
fn two_agents_where_there_is_room_for_one() {
    let mut game = bribing([1, 0, 1, 0]);
    assert_eq!(game.legal(), ["corrupt red-financial", "corrupt red-logistics", "skip"]);
    game.play("corrupt red-logistics");
    assert_eq!(game.seat(0).agents, 14);
}

#[test]
fn the_last_agent_goes_alone_and_anywhere() {
    let mut game = bribing([1, 2, 0, 3]);
    for at in ["blue-financial", "blue-trade", "blue-resource"] {
        game.agents(at, &[0; 4]);
    }
    game.agents("green-trade", &[0; 2]);
    assert_eq!(game.seat(0).agents, 1);
    assert_eq!(game.choices("corrupt"), "red-financial, red-resource, red-trade");
    game.play("corrupt red-financial");
    assert_eq!(game.seat(0).agents, 0);
}

#[test]
fn any_track_when_all_are_blocked_is_void() {
    let mut game = players(2);
    for track in ["investment", "coal", "loading", "unloading", "wagons"] {
        let top = crate::position::track(track).top();
        game.progress(1, track, top).progress(0, track, top - 1);
    }
    let before = game.seat(0).progress;
    game.stand(0, "R-I3").tile(1, "B05");
    game.turns(&[(0, Step::Travel(1)), (0, Step::Play)]).play("move SR1a1");
    assert_eq!((game.step(), game.seat(0).progress), (Step::Play, before), "nobody is asked");
    assert!(game.tiles_discarded.contains(tile("B05")));
}

#[test]
fn any_track_means_any_that_can_rise() {
    let mut game = players(2);
    let top = track("coal").top();
    game.progress(1, "coal", top).progress(0, "coal", top - 1);
    game.progress(0, "loading", track("loading").top());
    game.turn(0, Step::Advance { may: true });
    assert_eq!(game.legal(), ["advance investment", "advance unloading", "advance wagons", "skip"]);
    assert_eq!(game.why("advance coal"), Reason::TopTaken { by: Seat(1) });
    assert_eq!(game.why("advance loading"), Reason::AtTop);
    game.turn(0, Step::Advance { may: false });
    assert_eq!(game.why("skip"), Reason::MustBeDone);
}

#[test]
fn an_advance_below_a_taken_top_is_lost() {
    let mut game = players(2);
    let top = track("coal").top();
    game.progress(1, "coal", top).progress(0, "coal", top - 1);
    game.lobbying(0).play("lobby red-resource");
    assert_eq!((game.seat(0).progress[1], game.seat(0).coal), (top - 1, 1), "the bonus counts");
}

#[test]
fn a_lease_jumps_over_a_bonus() {
    let position = |only_on_stop| {
        let options = Options { track_bonus_only_on_stop: only_on_stop, ..Options::default() };
        let mut game = with_options(2, options);
        game.stand(0, "R-O7").station(0, "ZR1").warehouse(0, "ZR1").first_cars(0, "_", "_");
        game.tile(5, "B05").seats[0].contractor = [1, 0, 0];
        game.turn(0, Step::Travel(1)).play("move R-O8; lease ZR1 red");
        assert_eq!(game.seat(0).contractor[0], 4);
        game.step()
    };
    assert_ne!(position(true), Step::Tile { may: true });
    assert_eq!(position(false), Step::Tile { may: true });
}

#[test]
fn a_city_action_goes_on_though_a_bonus_drives_the_locomotive_away() {
    let mut game = players(2);
    game.stand(0, "R-O7").station(0, "ZR1").warehouse(0, "ZR1").contract("red", "K202");
    game.first_cars(0, "brass", "water").hand(0, "A50").seats[0].contractor = [3, 0, 0];
    game.turn(0, Step::Travel(1)).play("move R-O8; lease ZR1 red; special A50; invest mv3");
    game.play("move R-O11");
    assert!(game.can("contract K202"), "still in Cinderhall");
}

#[test]
fn a_lease_made_during_step_a_counts_in_step_b_only() {
    let mut game = players(2);
    game.stand(0, "R-I3").tile(1, "B45").station(0, "ZR1").leased(0, "ZR1", "red");
    game.warehouse(0, "ZR1").hand(0, "A48").seats[0].contractor = [5, 0, 0];
    game.turn(0, Step::Travel(1)).play("move SR1a1; special A48; zone ZR1; contractor brukas blue");
    assert_eq!(game.seat(0).contractor, [6, 0, 1], "the rank of Brukas and no step A");
    assert_eq!(game.seat(0).infrastructure, [2, 0, 0]);
}

#[test]
fn several_warehouses_of_one_player_in_a_zone_may_be_leased() {
    let mut game = players(2);
    game.stand(0, "R-I3").tile(1, "B45").station(1, "ZR1");
    for colour in ["red", "green", "blue"] {
        game.leased(0, "ZR1", colour);
    }
    game.turn(0, Step::Travel(1)).play("move SR1a1");
    assert_eq!((game.seat(0).contractor, game.seat(1).infrastructure[0]), ([1; 3], 3));
}

#[test]
fn without_a_leased_warehouse_a_zone_scores_nothing() {
    let mut game = players(2);
    game.stand(0, "R-I3").tile(1, "B45").station(1, "ZR1").warehouse(0, "ZR1");
    game.turn(0, Step::Travel(1)).play("move SR1a1");
    assert_eq!((game.seat(0).contractor, game.seat(1).infrastructure), ([0; 3], [0; 3]));
}

#[test]
fn building_twice_with_room_for_one_builds_one() {
    let mut game = players(2);
    game.stand(0, "R-I1").investment(0, 3);
    for zone in ["ZR1", "ZR2", "ZR3", "ZR4"] {
        for _ in 0..if zone == "ZR4" { 2 } else { 3 } {
            game.warehouse(1, zone);
        }
    }
    game.turn(0, Step::Invest).play("invest bw2; build ZR4");
    assert_eq!(game.seat(0).warehouses, 11);
}

#[test]
fn each_of_two_warehouses_is_finished_before_the_next() {
    let mut game = players(2);
    game.stand(0, "R-I1").investment(0, 3).player_mut(Seat(0)).infrastructure[0] = 2;
    game.turn(0, Step::Invest).play("invest bw2; build ZR1");
    assert_eq!(game.step(), Step::Advance { may: true }, "the bonus of the third space first");
    game.play("advance coal");
    assert_eq!((game.step(), game.seat(0).warehouses), (Step::Warehouse, 11));
}

impl Position {
    fn can_skip(&self) -> bool {
        self.legal().last().is_some_and(|it| it == "skip")
    }
}
