//! Wagons and cubes.

use engine::{Game, Log};
use testkit::Matches;
use trainrush::nouns::*;
use trainrush::{Action, Options, Reason, Step, TrainRush};

use crate::position::*;

fn exchange(kinds: &[Exchange]) -> Step {
    Step::Exchange { kinds: Exchanges(kinds.iter().copied().collect()), may: false }
}

#[test]
fn a_wagon_is_drawn_only_below_the_limit() {
    let mut game = players(2);
    game.train(0, "W201 _ _").hand(0, "A55").turn(0, Step::FreeSpecial(1));
    assert_eq!(game.legal(), ["skip"]);
    game.progress(0, "wagons", 1);
    assert_eq!(game.legal(), ["special A55", "skip"]);
    game.turn(0, Step::DrawWagon { size: 3, may: false }).progress(0, "wagons", 0);
    assert_eq!(game.why("couple S3"), Reason::TrainFull { limit: 3 });
}

#[test]
fn special_wagons_count_for_the_limit() {
    let mut game = players(2);
    game.train(0, "S2").turn(0, Step::DrawWagon { size: 2, may: false });
    assert_eq!(game.seat(0).value(Track::Wagons), 3);
    assert_eq!(game.why("couple S2"), Reason::TrainFull { limit: 3 });
}

#[test]
fn the_spys_advance_makes_room_for_the_wagon_it_brings() {
    let mut game = players(2);
    game.train(0, "W201 _ _").lobbying(0).play("lobby blue-technology; couple S2");
    assert_eq!(game.seat(0).car_count(), 4);
}

#[test]
fn a_special_wagon_is_not_exchanged_for_a_special_one() {
    let mut game = players(2);
    game.train(0, "S2 1").open_wagons("W301").turn(0, exchange(&[Exchange::TwoThree]));
    game.play("uncouple 3");
    assert!(game.can("couple W301") && !game.can("couple S3"));
    game.play("couple W301");
    assert_eq!(game.specials[0], 6, "back to its stack; the parcel to the supply");
    assert!(game.zones.iter().all(|zone| !zone.parcel));
}

#[test]
fn every_kind_of_exchange_has_its_targets() {
    let mut game = players(2);
    game.train(0, "W201 _ _, W301 _ _ _, S2, S3");
    let targets = |kind: Exchange, car: u8| {
        let mut game = game.clone();
        game.turn(0, exchange(&[kind]));
        if !game.can(&format!("uncouple {car}")) {
            return (0, false);
        }
        game.play(&format!("uncouple {car}"));
        let special = game.choices("couple").contains('S');
        (game.legal().len() - usize::from(special), special)
    };
    assert_eq!(targets(Exchange::OneTwo, 1), (5, true));
    assert_eq!(targets(Exchange::OneThree, 2), (5, true));
    assert_eq!(targets(Exchange::TwoTwo, 3), (5, true));
    assert_eq!(targets(Exchange::TwoTwo, 5), (5, false));
    assert_eq!(targets(Exchange::TwoThree, 3), (5, true));
    assert_eq!(targets(Exchange::TwoThree, 5), (5, false));
    assert_eq!(targets(Exchange::ThreeThree, 4), (5, true));
    assert_eq!(targets(Exchange::ThreeThree, 6), (5, false));
    assert_eq!(targets(Exchange::OneTwo, 3), (0, false));
    assert_eq!(targets(Exchange::ThreeThree, 3), (0, false));
}

#[test]
fn cargo_of_an_exchanged_wagon_is_lost() {
    let mut game = players(2);
    game.open_wagons("W202").turn(0, exchange(&[Exchange::OneTwo]));
    game.play("uncouple 1; couple W202");
    assert_eq!(game.seat(0).cubes(), [0, 0, 0, 0, 1], "the gold of the other wagon stays");
    assert_eq!(game.seat(0).train[0].unwrap().cargo, [None; 3], "it arrives empty");
    assert!(game.wagons_discarded.iter().all(|it| it.is_empty()), "one slot: out of the match");
}

/// Parcels go with their wagon, and only so: none is dropped or moved to another.
#[test]
fn parcels_are_lost_with_their_wagon_only() {
    let mut game = players(2);
    game.train(0, "S2 1, S3 1").station(1, "ZR1").stand(0, "R-I3").tile(1, "B45");
    game.turn(0, Step::Travel(1)).play("move SR1a1; parcel 4");
    let parcels = |game: &Position| [2, 3].map(|car| game.seat(0).train[car].unwrap().parcels);
    assert_eq!(parcels(&game), [1, 2]);
    game.turn(0, exchange(&[Exchange::ThreeThree])).open_wagons("W301");
    game.play("uncouple 4; couple W301");
    assert_eq!((parcels(&game), game.specials), ([1, 0], [5, 6]));
    assert!(game.zones.iter().all(|zone| !zone.parcel), "to the supply");
}

#[test]
fn a_wagon_is_loaded_completely() {
    let mut game = players(2);
    game.train(0, "W301 brass _ _").turn(0, Step::Load { left: 1, may: false }).play("load 3");
    assert_eq!(game.seat(0).train[2].unwrap().cargo.iter().flatten().count(), 3);
    let mut game = players(2);
    game.train(0, "W221 _ _").turn(0, Step::Load { left: 1, may: false });
    game.play("load 3; cube food; cube gold");
    let full = [Some(Resource::Food), Some(Resource::Gold), None];
    assert_eq!(game.seat(0).train[2].unwrap().cargo, full, "each slot for any cube is asked for");
}

#[test]
fn special_wagons_can_run_out() {
    let mut game = players(2);
    game.train(0, "S2, S2, S2").train(1, "S2, S2").progress(0, "wagons", 3);
    game.turn(0, Step::DrawWagon { size: 2, may: false });
    assert!(game.can("couple S2"));
    game.progress(1, "wagons", 3).seats[1].train[4] = game.seats[1].train[3];
    game.specials[0] = 0;
    assert!(!game.can("couple S2"));
    assert_eq!(game.why("couple S2"), Reason::WagonNotOpen);
}

#[test]
fn without_special_wagons_an_exchange_is_for_an_open_one() {
    let mut game = players(3);
    game.train(0, "W201 _ _, S2").train(1, "S2, S2, S2").train(2, "S2, S2");
    game.open_wagons("W202").turn(0, exchange(&[Exchange::TwoTwo])).play("uncouple 3");
    assert_eq!((game.specials[0], game.legal().len()), (0, 5));
    assert_eq!(game.why("couple S2"), Reason::WagonNotOpen);
    // One that comes back can be had again.
    game.turn(0, exchange(&[Exchange::TwoTwo])).play("uncouple 4; couple W202");
    assert_eq!(game.specials[0], 1);
    game.turn(0, exchange(&[Exchange::TwoTwo])).play("uncouple 3; couple S2");
    assert_eq!((game.specials[0], game.seat(0).train[2].unwrap().wagon), (0, wagon("S2")));
}

/// A slot that names a resource takes no other; only slots for any are asked for.
#[test]
fn a_slot_takes_its_own_resource() {
    for wagon in Wagon::all().filter(|it| it.data().size > 1 && !it.is_special()) {
        let mut game = players(2);
        let slots = wagon.data().slots;
        game.train(0, &wagon.to_string()).turn(0, Step::Load { left: 1, may: false });
        game.play("load 3");
        while matches!(game.step(), Step::Cube(_)) {
            game.play("cube copper");
        }
        let expected = slots.map(|slot| match slot? {
            Cube::Of(resource) => Some(resource),
            Cube::Any => Some(Resource::Copper),
        });
        assert_eq!(game.seat(0).train[2].unwrap().cargo, expected, "{wagon}");
    }
}

#[test]
fn special_wagons_carry_no_cubes_and_full_wagons_no_more() {
    let mut game = players(2);
    game.train(0, "S2").turn(0, Step::Load { left: 1, may: false });
    assert_eq!(game.why("load 3"), Reason::SpecialWagon);
    assert_eq!(game.why("load 1"), Reason::NoFreeSlot);
    assert_eq!(game.why("load 4"), Reason::NoSuchCar);
}

#[test]
fn the_player_picks_the_cube_to_deliver_where_it_matters() {
    let mut game = players(2);
    game.stand(0, "R-I6").contract("red", "K202").first_cars(0, "brass", "water");
    game.train(0, "W216 brass brass").turn(0, Step::Travel(1)).play("move R-I7; contract K202");
    assert_eq!(game.choices("give"), "1 1, 3 1, 3 2", "slots for brass and for any differ");
    game.play("give 3 2");
    assert_eq!(game.seat(0).cubes(), [2, 0, 0, 0, 0], "the only water went by itself");
}

#[test]
fn typed_cubes_are_given_before_any_cube() {
    let mut game = players(2);
    game.stand(0, "R-I6").contract("red", "K211").first_cars(0, "brass", "copper");
    game.turn(0, Step::Travel(1)).play("move R-I7; contract K211");
    assert_eq!(game.seat(0).cubes(), [0; 5]);
}

#[test]
fn a_contract_needs_every_cube_it_names_and_one_more_for_each_of_any_kind() {
    let choices = |brass: &str, any: &str| {
        let mut game = players(2);
        // Copper and any cube.
        game.stand(0, "R-I6").contract("red", "K211").station(1, "ZR1").warehouse(0, "ZR1");
        game.first_cars(0, brass, any).turn(0, Step::Travel(1)).play("move R-I7");
        game.can("contract K211")
    };
    assert!(choices("brass", "copper"), "anything will do for the second");
    assert!(!choices("_", "copper"), "the copper counts once");
    assert!(!choices("brass", "gold"), "nothing stands for copper");
}

#[test]
fn nobody_begins_with_coal_or_investment() {
    let game = set_up(4, Default::default());
    assert!(game.seats.iter().all(|player| player.coal == 0 && player.investment == 0));
}

#[test]
fn a_train_has_three_wagons_at_first() {
    let game = players(2);
    assert_eq!((game.seat(0).value(Track::Wagons), game.seat(0).car_count()), (3, 2));
}

/// Nothing else empties a wagon, and no cube goes from one slot to another.
#[test]
fn cubes_are_only_unloaded_or_lost_with_their_wagon() {
    let matches = Matches::<TrainRush> { options: Options::default(), seats: 4, games: 40 };
    let mut unloaded = 0;
    matches.walk(|rng, before, seat, action| {
        let mut after = *before;
        after.apply(seat, action, &mut rng.clone(), &mut Log::off());
        let gives = matches!(action, Action::Give(..) | Action::Contract(_));
        for (old, new) in before.seats.iter().zip(&after.seats) {
            for (old, new) in old.train.iter().flatten().zip(new.train.iter().flatten()) {
                if old.wagon != new.wagon {
                    assert!(matches!(action, Action::Couple(_)), "{action} takes a wagon");
                    continue;
                }
                for (old, new) in old.cargo.iter().zip(new.cargo) {
                    let gone = old.is_some() && new.is_none();
                    assert!(*old == new || old.is_none() || gone && gives, "{action}");
                    unloaded += u32::from(gone);
                }
                assert!(new.parcels >= old.parcels, "{action} takes a parcel");
            }
        }
    });
    assert!(unloaded > 100, "{unloaded} cubes");
}
