//! Where the rulebook contradicts itself: each test pins what is played.

use engine::{Game, Seat};
use trainrush::data::data;
use trainrush::nouns::*;
use trainrush::{Options, Phase, Reason, Step};

use crate::position::*;

#[test]
fn water_is_worth_two_and_food_three() {
    assert_eq!(data().values, [1, 2, 3, 4, 5]);
}

#[test]
fn the_resource_sector_gives_coal() {
    let mut game = players(3);
    game.lobbying(0).play("lobby red-resource");
    assert_eq!((game.seat(0).coal, game.seat(0).investment), (1, 0));
}

#[test]
fn a_warehouse_may_stand_beside_a_station() {
    let mut game = players(2);
    game.stand(0, "R-I1").station(1, "ZR1").turn(0, Step::Warehouse);
    assert_eq!(game.choices("build"), "ZR1, ZR2, ZR3, ZR4");
    game.options.no_warehouse_after_station = true;
    assert_eq!(game.choices("build"), "ZR2, ZR3, ZR4", "the stricter reading is an option");
    assert_eq!(game.why("build ZR1"), Reason::StationStands { by: Seat(1) });
}

#[test]
fn there_are_48_action_cards_or_56() {
    let cards = |options| {
        let game = set_up(2, options);
        game.upper.len()
    };
    assert_eq!(cards(Options::default()), 48);
    assert_eq!(cards(Options { appendix_cards: true, ..Options::default() }), 56);
    assert!("A47".parse::<Card>().is_err(), "described nowhere");
    let specials = |core: bool| {
        let mut all: Vec<_> = Card::all()
            .filter(|card| !core || data().derived.core.contains(*card))
            .map(|card| format!("{:?}", card.data().special))
            .collect();
        all.sort();
        all.dedup();
        all.len()
    };
    assert_eq!((specials(true), specials(false)), (26, 26), "no special is missing from the 48");
}

#[test]
fn tile_30_loads_a_wagon() {
    assert_eq!(data().tiles[tile("B30").idx()].effect, Effect::Load(1));
}

#[test]
fn contracts_are_refilled_when_the_city_action_ends() {
    let mut game = players(2);
    game.stand(0, "R-I6").contract("red", "K202").first_cars(0, "brass", "water");
    game.progress(0, "unloading", 4).station(0, "ZR1").warehouse(0, "ZR1");
    game.turn(0, Step::Travel(1)).play("move R-I7; contract K202");
    assert_eq!(game.contracts[0][0], None);
    game.play("lease ZR1 red");
    assert!(game.contracts[0][0].is_some());
}

#[test]
fn one_spy_in_each_financial_sector_not_in_all_together() {
    let mut game = players(3);
    game.spies("green-financial", &[0]).lobbying(0);
    assert!(game.can("lobby blue-financial") && !game.can("lobby green-financial"));
    let sector = sector("green-financial");
    assert_eq!(game.why("lobby green-financial"), Reason::OneSpyOnly { sector });
}

#[test]
fn contractor_bonuses_belong_to_the_contractor_tracks() {
    let [_, contractor] = &data().tracks;
    assert_eq!(contractor.bonuses[3], Some(Effect::Tile));
    assert_eq!(contractor.bonuses[6], Some(Effect::Special(1)));
    assert_eq!(contractor.bonuses[10], Some(Effect::Special(2)));
}

#[test]
fn a_spy_beats_an_older_agent_in_a_tie() {
    let mut game = players(2);
    game.agents("red-trade", &[0]);
    assert_eq!(game.sector_places(sector("red-trade")), [Some(Seat(0)), None]);
    game.spies("red-trade", &[1]);
    assert_eq!(game.sector_places(sector("red-trade")), [Some(Seat(1)), Some(Seat(0))]);
}

#[test]
fn of_the_contracts_three_of_each_size_lie_open() {
    let game = set_up(3, Options::default());
    for (size, stack) in game.contract_stacks.iter().enumerate() {
        assert_eq!(game.contracts.iter().filter(|row| row[size].is_some()).count(), 3);
        assert_eq!(stack.len(), 9);
    }
}

#[test]
fn names_are_spelled_as_mostly_in_the_rulebook() {
    assert_eq!(city("vardimium").data().name, "Vardimium");
    for language in ["en", "de", "pl"] {
        let home = std::path::Path::new(crate::SUITE.home);
        let file = home.join(format!("../../web/src/games/trainrush/i18n/{language}.ftl"));
        let words = std::fs::read_to_string(file).unwrap();
        for line in ["region-red = Ravenshire", "region-green = Calestia", "region-blue = Awhar"] {
            assert!(words.lines().any(|it| it == line), "{language}: {line}");
        }
        for wrong in ["Celestia", "Varmidium", "Vermidium", "Avalon"] {
            assert!(!words.contains(wrong), "{language}: {wrong}");
        }
    }
}

#[test]
fn step_b_counts_in_the_region_of_the_zone() {
    let mut game = players(2);
    game.stand(0, "R-I3").stand(1, "B-I1").station(1, "ZR1").leased(0, "ZR1", "green");
    game.tile(1, "B45").turn(0, Step::Travel(1)).play("move SR1a1");
    assert_eq!(game.seat(1).infrastructure, [1, 0, 0], "its owner is in blue");
}

#[test]
fn unloading_is_a_limit_and_need_not_be_used_up() {
    let mut game = players(2);
    game.stand(0, "R-I6").contract("red", "K202").first_cars(0, "brass", "water");
    game.progress(0, "unloading", 3).turn(0, Step::Travel(1)).play("move R-I7");
    assert!(game.can("contract K202"), "two of five");
    game.play("contract K202");
    assert_eq!(game.seat(0).earned[1], 3);
}

#[test]
fn income_is_taken_in_turn_order() {
    let mut game = players(3);
    for seat in 0..3 {
        game.first_cars(seat, "_", "_");
    }
    game.play("bid 3; bid 5; bid 4; lobby red-trade; lobby green-trade; lobby blue-trade");
    for (nth, seat) in [1, 2, 0].into_iter().enumerate() {
        assert_eq!((game.phase, game.to_move()), (Phase::Income, Seat(seat)));
        let coal = [0, 1, 2].map(|seat| game.seat(seat).coal);
        let expected = [[0, 2, 0], [0, 2, 2], [2, 2, 2]][nth];
        assert_eq!(coal, expected, "the others wait for the loading");
        game.play("load 1");
    }
}

#[test]
fn parcels_on_an_unfinished_wagon_count_nothing() {
    let mut game = players(2);
    game.train(0, "S3 2");
    assert_eq!(game.special_wagon_points(Seat(0)), 0);
    game.train(1, "S3 3");
    assert_eq!(game.special_wagon_points(Seat(1)), 18);
}

#[test]
fn a_move_that_has_no_free_end_is_not_made() {
    let mut game = players(2);
    game.stand(1, "R-I9").coal(0, 9).hand(0, "A01 A05").turn(0, Step::Play);
    assert_eq!(game.choices("play"), "A01, A05", "also the one that cannot move");
    game.play("play A01");
    assert!(matches!(game.step(), Step::Pool), "no move, and one open card to take");
}

#[test]
fn exchanged_wagons_are_a_pile_that_becomes_the_stack() {
    let mut game = players(2);
    game.train(0, "W201 _ _").open_wagons("W202");
    let kinds = Exchanges([Exchange::TwoTwo].into_iter().collect());
    game.turn(0, Step::Exchange { kinds, may: false });
    // The stack is empty but for the pile.
    let rest = std::mem::take(&mut game.wagon_stacks[0]);
    for wagon in rest.0.iter() {
        game.wagons_discarded[0].insert(Wagon::of(wagon));
    }
    game.play("uncouple 3; couple W202");
    assert!(game.rows[0].iter().all(Option::is_some), "the row is full again");
    assert!(game.wagons_discarded[0].is_empty());
}

#[test]
fn wagons_are_opened_after_the_cubes_are_chosen() {
    let mut game = set_up(2, Options::default());
    assert!(game.rows.iter().flatten().all(Option::is_none), "10B comes before 10C");
    assert!(game.pool.iter().all(Option::is_none) && game.seat(0).hand.is_empty());
    game.play("cube gold; cube water");
    assert!(game.rows.iter().flatten().all(Option::is_some));
    assert_eq!((game.seat(0).hand.len(), game.pool.iter().flatten().count()), (5, 3));
    assert!(game.decision().seats().contains(Seat(1)), "everybody chooses at once");
}
