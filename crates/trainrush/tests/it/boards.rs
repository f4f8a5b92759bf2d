//! What the boards say: sectors and their fields, cities and their contractors, the order of play.

use engine::{Game, Seat};
use trainrush::nouns::*;
use trainrush::{Phase, Reason, Step};

use crate::position::*;

/// The seat lobbies in a red sector in which so many spies of others stand.
fn spy_on_field(kind: &str, field: u8) -> Position {
    let mut game = players(4);
    let others = [1, 2, 3];
    game.spies(&format!("red-{kind}"), &others[..usize::from(field) - 1]);
    game.train(0, "W201 _ _").progress(0, "wagons", 0);
    game.lobbying(0).play(&format!("lobby red-{kind}"));
    game
}

#[test]
fn each_sector_advances_its_track_and_its_first_fields_give_a_bonus() {
    let kinds = ["financial", "resource", "logistics", "trade", "technology"];
    for (nth, kind) in kinds.into_iter().enumerate() {
        for field in 1..=4 {
            let game = spy_on_field(kind, field);
            let mut progress = [0; 5];
            progress[nth] = 1;
            assert_eq!(game.seat(0).progress, progress, "{kind} {field}");
            let early = u16::from(field <= 2);
            let gained = (game.seat(0).investment, game.seat(0).coal);
            let expected = match kind {
                "financial" => (early, 0),
                "resource" => (0, early),
                _ => (0, 0),
            };
            assert_eq!(gained, expected, "{kind} {field}");
            let offer = match (kind, field) {
                ("logistics", 1) => Step::Load { left: 1, may: true },
                ("technology", 1 | 2) => Step::DrawWagon { size: 2, may: true },
                _ => Step::Advance { may: false },
            };
            assert_eq!(game.step(), offer, "{kind} {field}: the last is what stops the play");
        }
    }
}

/// In Rackglen with two cubes of a contract, so that the city action is asked in any case.
fn in_rackglen(set_up: impl Fn(&mut Position)) -> Position {
    let mut game = players(3);
    game.stand(0, "R-I6").contract("red", "K202").first_cars(0, "brass", "water");
    set_up(&mut game);
    game.turn(0, Step::Travel(1)).play("move R-I7");
    game
}

#[test]
fn a_lease_is_for_an_own_free_warehouse_of_any_region_where_a_station_stands() {
    let game = in_rackglen(|game| {
        game.station(1, "ZB4").warehouse(0, "ZB4").warehouse(0, "ZR2");
        game.station(0, "ZR1").warehouse(1, "ZR1").station(0, "ZG1").leased(0, "ZG1", "red");
    });
    assert_eq!(game.choices("lease"), "ZB4 green, ZB4 blue", "another sent red of Rackglen away");
    assert_eq!(game.why("lease ZR2 blue"), Reason::NoStationHere);
    assert_eq!(game.why("lease ZR1 blue"), Reason::NoWarehouseHere, "it is another's");
    assert_eq!(game.why("lease ZG1 blue"), Reason::NoWarehouseHere, "it is leased");
}

#[test]
fn a_contractor_leaves_his_city_for_good() {
    let mut game = in_rackglen(|game| {
        game.station(1, "ZR1").warehouse(0, "ZR1").station(1, "ZR2").warehouse(1, "ZR2");
    });
    game.play("lease ZR1 green; done");
    let rackglen = city("rackglen");
    assert!(!game.cities[rackglen.idx()].contractors.contains(Region::Green));
    game.stand(1, "R-I6").turn(1, Step::Travel(1)).play("move R-I7");
    assert_eq!(game.choices("lease"), "ZR2 red, ZR2 blue");
    let gone = Reason::ContractorGone { city: rackglen, colour: Region::Green };
    assert_eq!(game.why("lease ZR2 green"), gone);
}

#[test]
fn contractors_of_a_zone_come_from_different_states() {
    let game = in_rackglen(|game| {
        game.station(1, "ZR1").warehouse(0, "ZR1");
        // Sent there from Blackborough: Rackglen still has one of each.
        game.leased(1, "ZR1", "green").cities[city("rackglen").idx()].contractors = Regions::ALL;
        game.cities[city("blackborough").idx()].contractors.remove(Region::Green);
    });
    assert_eq!(game.choices("lease"), "ZR1 red, ZR1 blue");
    assert_eq!(game.why("lease ZR1 green"), Reason::ColourTaken { colour: Region::Green });
}

#[test]
fn the_contracts_of_a_city_are_those_of_its_region() {
    let mut game = in_rackglen(|game| {
        game.contract("green", "K302").train(0, "W210 water food").progress(0, "unloading", 5);
    });
    assert_eq!(game.choices("contract"), "K202", "the cubes for the other are there");
    assert_eq!(game.why("contract K302"), Reason::NotOpen);
    game.contract("red", "K302");
    assert_eq!(game.choices("contract"), "K202, K302");
}

#[test]
fn the_third_and_the_fourth_in_a_city_find_no_token() {
    let mut game = players(4);
    for (nth, seat) in (0..4).enumerate() {
        game.stand(seat, "R-M7").first_cars(seat, "_", "_");
        game.turn(seat, Step::Travel(1)).play("move R-M8");
        let vp = [4, 2, 0, 0][nth];
        assert_eq!(game.seat(seat).earned[0], vp);
        assert_eq!(game.seat(seat).tokens.iter().sum::<u8>(), u8::from(vp > 0));
        let city = &game.cities[city("blackborough").idx()];
        assert_eq!(city.markers[nth], Some(Seat(seat)), "the first free space from the left");
    }
}

#[test]
fn nobody_has_too_many_tokens() {
    let mut game = players(2);
    let cities = ["R-I", "R-M", "R-O", "G-I", "G-M", "G-O", "B-I", "B-M", "B-O"];
    game.first_cars(0, "_", "_");
    for loops in cities {
        let [from, to] = if loops.ends_with('I') { [6, 7] } else { [7, 8] };
        game.stand(0, &format!("{loops}{from}")).turn(0, Step::Travel(1));
        game.play(&format!("move {loops}{to}"));
    }
    assert_eq!(game.seat(0).tokens.iter().sum::<u8>(), 9, "the first of every city");
    assert_eq!(game.seat(0).vp(), game.seat(0).earned[0], "its points at once");
}

/// A spy that was bid stands in a sector for the rest of the match.
#[test]
fn each_spy_is_bid_once() {
    let mut game = players(2);
    game.play("bid 7; bid 7; lobby red-trade; lobby green-trade");
    while game.step() != Step::Bid {
        let last = game.legal().pop().unwrap();
        game.play(&last);
    }
    assert_eq!((game.round, game.choices("bid")), (2, "1, 2, 3, 4, 5, 6, 8, 9".into()));
    assert_eq!(game.why("bid 7"), Reason::NoSuchSpy { spy: Spy::of(7) });
}

#[test]
fn one_player_may_have_all_four_agents_of_a_sector() {
    let mut game = players(2);
    game.stand(0, "R-I8").hand(0, "A10 A13").turn(0, Step::FreeSpecial(2));
    game.play("special A10; corrupt red-trade; corrupt red-trade; special A13; corrupt red-trade");
    game.play("corrupt red-trade");
    assert_eq!(game.sectors[sector("red-trade").idx()].agents, [Some(Seat(0)); 4]);
    game.turn(0, Step::Corrupt { region: None, agents: 1, may: false });
    assert_eq!(game.choices("corrupt").split(", ").count(), 4, "there is no fifth field");
}

/// A move of the action area ends as any other: with the whole action of the field.
#[test]
fn a_move_of_the_investment_phase_brings_the_action_of_its_field() {
    let position = |at: &str| {
        let mut game = players(2);
        game.stand(0, at).investment(0, 1).first_cars(0, "brass", "gold").tile(3, "B41");
        game.station(1, "ZR2").leased(1, "ZR2", "red").turn(0, Step::Invest);
        game
    };
    let mut game = position("R-M1");
    game.play("invest mv3; move SR2a1");
    assert_eq!(game.seat(0).coal, 3, "the tile");
    assert_eq!((game.seat(1).contractor[0], game.seat(1).infrastructure[0]), (1, 1), "the zone");
    let mut game = position("R-M7");
    game.play("invest mv3; move R-M10");
    assert_eq!(game.step(), Step::Market(Region::Red));
}

/// Who is asked in a phase, one after the other, if everybody does as little as possible.
fn asked(game: &mut Position, phase: Phase) -> Vec<u8> {
    let mut seats = Vec::new();
    while game.phase == phase {
        seats.push(game.to_move().0);
        let last = game.legal().pop().unwrap();
        game.play(&last);
    }
    seats.dedup();
    seats
}

#[test]
fn the_bids_order_all_phases_of_the_round_and_the_bids_of_the_next() {
    let mut game = players(3);
    for (seat, hero) in [(0, "C08"), (1, "C10"), (2, "C12")] {
        game.stand(seat, ["R-I1", "R-I2", "R-I3"][usize::from(seat)]).hero(seat, hero);
        game.first_cars(seat, "_", "gold").hand(seat, ["A01", "A02", "A03"][usize::from(seat)]);
    }
    game.play("bid 3; bid 5; bid 4");
    let order = [1, 2, 0];
    assert_eq!(game.in_order(), order.map(Seat));
    use Phase::{Bidding, Income, Investment, Lobbying, Missions, Movement};
    for phase in [Lobbying, Income, Investment, Movement, Missions] {
        assert_eq!(asked(&mut game, phase), order, "{phase}");
    }
    assert_eq!((game.round, game.phase), (2, Bidding));
    assert_eq!(asked(&mut game, Bidding), order, "the old order, until all have bid");
}

/// "You may load", not "you must".
#[test]
fn loading_in_the_income_phase_may_be_left() {
    let mut game = players(2);
    game.first_cars(0, "_", "_").progress(0, "loading", 1);
    game.turns(&[(0, Step::Advance { may: false }), (0, Step::Income), (1, Step::Play)]);
    game.play("advance coal; load 1");
    assert_eq!(game.legal(), ["load 2", "skip"]);
    game.play("skip");
    assert_eq!((game.to_move(), game.seat(0).cubes()), (Seat(1), [1, 0, 0, 0, 0]));
}

/// Everybody sees the spies that are left, the cargo and how many cards the others hold.
#[test]
fn what_lies_open_is_shown_to_everybody() {
    let mut game = players(3);
    game.play("bid 7");
    for viewer in [None, Some(Seat(1)), Some(Seat(2))] {
        let shown = &game.view(viewer).players[0];
        assert_eq!(shown.bid.map(Spy::get), Some(7));
        assert_eq!(
            shown.spies.iter().map(|it| it.get()).collect::<Vec<_>>(),
            [1, 2, 3, 4, 5, 6, 8]
        );
        assert_eq!((shown.cards, shown.heroes, shown.train.len()), (3, 5, 2));
        assert!(shown.own.is_none());
    }
}
