//! Rounds, the end of the match, majorities, limits.

use engine::{Decision, Game, Seat};
use trainrush::nouns::*;
use trainrush::{Phase, Reason, Step, shared};

use crate::position::*;

const CITIES: [&str; 9] = [
    "rackglen",
    "blackborough",
    "cinderhall",
    "marrowgate",
    "vardimium",
    "zainhold",
    "brukas",
    "aetherwick",
    "vexbourne",
];

/// Ends the round after seat 0 has declined a mission.
fn end_of_round(game: &mut Position) {
    game.stand(0, "R-I1").turn(0, Step::Mission);
    for frame in game.stack.frames_mut() {
        if frame.step == Step::Phase(Phase::Missions) {
            frame.step = Step::Phase(Phase::End);
        }
    }
    game.play("skip");
}

#[test]
fn a_round_ends_with_empty_areas_and_three_new_cards() {
    let mut game = players(2);
    game.areas = [3; 7];
    let pool = game.pool;
    game.coal(0, 4).investment(0, 5);
    end_of_round(&mut game);
    assert_eq!((game.round, game.areas), (2, [0; 7]));
    assert!(pool.iter().flatten().all(|card| game.discarded.contains(*card)));
    assert!(game.pool.iter().all(Option::is_some));
    assert_eq!((game.seat(0).coal, game.seat(0).investment), (4, 5), "both are kept");
}

#[test]
fn the_last_round_is_the_ninth_of_two_players_and_the_eighth_of_more() {
    for (seats, rounds) in [(2, 9), (3, 8), (4, 8)] {
        let mut game = players(seats);
        game.round = rounds - 1;
        end_of_round(&mut game);
        assert!(!game.is_over());
        game.round = rounds;
        end_of_round(&mut game);
        assert!(game.is_over());
    }
}

/// The ninth city is reached in phase IV: phases V and VI are still played, by everybody.
#[test]
fn nine_cities_end_the_match_when_the_round_is_over() {
    let mut game = players(2);
    for (nth, city) in CITIES.into_iter().enumerate() {
        game.visit(1, city);
        if nth < 8 {
            game.visit(0, city);
        }
    }
    game.stand(0, "B-O5").stand(1, "B-I1").first_cars(0, "_", "_").investment(0, 1);
    game.turn(0, Step::Invest).phase = Phase::Investment;
    for frame in game.stack.frames_mut() {
        if frame.step == Step::Phase(Phase::Missions) {
            frame.step = Step::Phase(Phase::Movement);
        }
    }
    game.play("invest mv3; move B-O8");
    assert!(game.has_visited_all(Seat(0)));
    let mut played = Vec::new();
    while !game.is_over() {
        if matches!(game.step(), Step::Play | Step::Mission) {
            played.push((game.phase, game.to_move().0));
        }
        let last = game.legal().pop().unwrap();
        game.play(&last);
    }
    let missions = [(Phase::Missions, 0), (Phase::Missions, 1)];
    assert_eq!(played[..2], [(Phase::Movement, 0), (Phase::Movement, 1)]);
    assert_eq!(played[2..], missions, "both stand in blue");
    assert_eq!(game.score_sheets().map(|it| it.all_cities), [10, 10, 0, 0], "both have nine");
    assert_eq!((game.round, game.areas[Area::Movement.idx()]), (1, 1), "nothing is prepared");
}

#[test]
fn two_players_score_the_second_place_too() {
    assert_eq!(shared(&[3, 1], [12, 6]), [12, 6, 0, 0]);
    assert_eq!(shared(&[3, 0], [12, 6]), [12, 0, 0, 0], "nothing for nothing");
    assert_eq!(shared(&[0, 0], [12, 6]), [0; 4]);
}

/// Who has nothing is not second, and nobody ties with nothing: tracks, deliveries and sectors alike.
#[test]
fn the_second_place_needs_something() {
    let mut game = players(4);
    game.seats[2].infrastructure = [1, 0, 0];
    game.seats[2].contractor = [0, 4, 0];
    game.slot(2, "rackglen", 2).spies("red-trade", &[2]);
    let sheets = game.score_sheets();
    assert_eq!(sheets.map(|it| it.infrastructure), [[0; 3], [0; 3], [12, 0, 0], [0; 3]]);
    assert_eq!(sheets.map(|it| it.contractors), [[0; 3], [0; 3], [0, 12, 0], [0; 3]]);
    assert_eq!(sheets.map(|it| it.deliveries), [[0; 3], [0; 3], [12, 0, 0], [0; 3]]);
    assert_eq!(sheets.map(|it| it.sectors.iter().sum::<u8>()), [0, 0, 6, 0]);
}

#[test]
fn more_city_markers_break_a_tie_and_then_it_is_shared() {
    let mut game = players(2);
    game.round = 9;
    let mut tied = game.clone();
    end_of_round(&mut tied);
    let Decision::Over(standings) = tied.decision() else { panic!("not over") };
    assert_eq!(standings.places(), [1, 1]);
    game.visit(1, "rackglen");
    end_of_round(&mut game);
    let Decision::Over(standings) = game.decision() else { panic!("not over") };
    assert_eq!(standings.places(), [2, 1]);
}

#[test]
fn a_full_area_is_closed_for_everybody() {
    for (seats, actions) in [(2, 1), (3, 2), (4, 2)] {
        let mut game = players(seats);
        for seat in 0..seats {
            game.investment(seat, 9);
        }
        game.turn(0, Step::Invest);
        for _ in 0..actions {
            game.play("invest mk2");
        }
        let full = Reason::AreaFull { area: Area::Market, free: 0, need: 2 };
        for _ in 0..seats {
            assert_eq!(game.why("invest mk1"), full, "seat {} of {seats}", game.to_move());
            game.play("pass");
        }
    }
}

/// With markers, but without room for them.
#[test]
fn who_can_do_nothing_passes_without_being_asked() {
    let mut game = players(2);
    game.investment(0, 9).investment(1, 9).areas = [0, 3, 3, 3, 3, 3, 3];
    game.turns(&[(0, Step::Invest), (0, Step::Play)]).play("invest mk2");
    assert_eq!(game.step(), Step::Play, "nobody is asked any more");
    assert!(game.seat(0).passed && game.seat(1).passed);
    assert_eq!((game.seat(0).investment, game.seat(1).investment), (6, 9), "the rest is kept");
}

/// Forty coal and forty-five investment markers lie in the box, and twenty cubes of a kind.
#[test]
fn markers_and_cubes_never_run_out() {
    let mut game = players(4);
    for seat in 0..4 {
        game.coal(seat, 40).investment(seat, 45);
    }
    // Wagons full of brass, as many as the trains may have.
    let takes = |wagon: &Wagon| {
        let slots = wagon.data().slots.iter().flatten();
        slots.filter(|slot| slot.takes(Resource::Brass)).count()
    };
    let mut wagons: Vec<Wagon> = Wagon::all().filter(|it| it.data().size > 1).collect();
    wagons.retain(|it| !it.is_special());
    wagons.sort_by_key(|it| std::cmp::Reverse(takes(it)));
    for (seat, wagons) in wagons.chunks(4).take(4).enumerate() {
        let car = |wagon: &Wagon| {
            let slots = wagon.data().slots.iter().flatten();
            let cubes = slots.map(|it| if it.takes(Resource::Brass) { "brass" } else { "_" });
            format!("{wagon} {}", cubes.collect::<Vec<_>>().join(" "))
        };
        let seat = seat as u8;
        game.train(seat, &wagons.iter().map(car).collect::<Vec<_>>().join(", "));
        game.first_cars(seat, "brass", "brass");
    }
    let brass = |game: &Position| (0..4).map(|it| game.seat(it).cubes()[0]).sum::<u8>();
    game.first_cars(0, "_", "_");
    let before = brass(&game);
    assert!(before > 20, "{before}");
    game.turns(&[(0, Step::Advance { may: false }), (0, Step::Income), (0, Step::Play)]);
    game.play("advance loading; load 1");
    assert_eq!((brass(&game), game.seat(0).coal, game.seat(0).investment), (before + 1, 42, 47));
}

#[test]
fn who_has_passed_does_not_come_back() {
    let mut game = players(2);
    game.investment(0, 9).investment(1, 9).turn(0, Step::Invest).play("pass; invest pl; done");
    assert_eq!(game.to_move(), Seat(1));
    game.play("pass");
    assert!(!matches!(game.step(), Step::Invest));
}

#[test]
fn a_new_round_opens_the_states_and_the_investment_phase_again() {
    let mut game = players(2);
    game.lobbied = Regions::ALL;
    game.seats.iter_mut().for_each(|player| player.passed = true);
    game.investment(0, 2).investment(1, 2).play("bid 1; bid 2");
    assert_eq!(game.legal().len(), 15);
    game.play("lobby red-trade; lobby green-trade");
    assert_eq!((game.step(), game.to_move()), (Step::Invest, Seat(1)), "no wagon has room");
    game.play("pass");
    assert_eq!((game.step(), game.to_move()), (Step::Invest, Seat(0)));
}

/// Only the fourth of four may follow another spy.
#[test]
fn the_last_of_two_or_three_finds_the_taken_states_closed() {
    for seats in [2, 3] {
        let mut game = players(seats);
        game.lobbying(seats - 1).lobbied.insert(Region::Red);
        let taken = Reason::StateTaken { region: Region::Red };
        assert_eq!((game.legal().len(), game.why("lobby red-trade")), (10, taken));
    }
}

#[test]
fn an_action_without_effect_is_not_offered() {
    let mut game = players(2);
    game.investment(0, 9).turn(0, Step::Invest);
    assert!(!game.can("invest ld1"), "no wagon has room");
    assert_eq!(game.why("invest ld1"), trainrush::Reason::NoEffect);
}

#[test]
fn points_have_no_limit() {
    let mut game = players(2);
    game.seats[0].earned = [200, 200, 200, 200];
    assert_eq!(game.total(0), 800);
}

#[test]
fn a_spys_bonus_counts_though_its_track_cannot_rise() {
    let mut game = players(2);
    let top = track("investment").top();
    game.progress(0, "investment", top).lobbying(0).play("lobby red-financial");
    assert_eq!(game.seat(0).investment, 1);
}

#[test]
fn a_sector_has_four_fields_for_spies_and_four_for_agents() {
    let mut game = players(4);
    game.spies("red-trade", &[0, 1, 1, 2]).agents("red-trade", &[1, 1, 1, 1]);
    let full = sector("red-trade");
    let mut lobbying = game.clone();
    lobbying.lobbying(3);
    assert_eq!(lobbying.why("lobby red-trade"), Reason::NoSpyField { sector: full });
    game.stand(3, "R-I8").turn(3, Step::Corrupt { region: None, agents: 1, may: false });
    assert_eq!(game.why("corrupt red-trade"), Reason::NoAgentField { sector: full });
    assert!(game.can("corrupt red-financial"));
}

#[test]
fn a_zone_has_three_warehouses_and_one_station() {
    let mut game = players(2);
    game.stand(0, "R-I8").warehouse(1, "ZR1").warehouse(1, "ZR1").warehouse(0, "ZR1");
    game.station(1, "ZR2").turn(0, Step::Warehouse);
    assert_eq!(game.why("build ZR1"), Reason::ZoneFull);
    assert_eq!(game.why("build ZG1"), Reason::WrongRegion { region: Region::Green });
    game.turn(0, Step::Station);
    assert_eq!(game.why("station ZR2"), Reason::StationStands { by: Seat(1) });
    assert_eq!(game.choices("station"), "ZR1, ZR3, ZR4");
}

#[test]
fn pieces_that_are_all_on_the_board_cannot_be_placed() {
    let mut game = players(2);
    game.stand(0, "R-I8");
    for zone in ["ZB1", "ZB2", "ZB3", "ZB4"] {
        (0..3).for_each(|_| {
            game.warehouse(0, zone);
        });
    }
    for zone in ["ZB1", "ZB2", "ZB3", "ZG1", "ZG2", "ZG3"] {
        game.station(0, zone);
    }
    for at in ["blue-financial", "blue-trade", "blue-resource"] {
        game.agents(at, &[0; 4]);
    }
    game.agents("blue-logistics", &[0; 3]).turn(0, Step::Warehouse);
    assert_eq!(game.why("build ZR1"), Reason::NoPieceLeft);
    game.turn(0, Step::Station);
    assert_eq!(game.why("station ZR1"), Reason::NoPieceLeft);
    game.turn(0, Step::Corrupt { region: None, agents: 1, may: false });
    assert_eq!(game.why("corrupt red-trade"), Reason::NoPieceLeft);
}

#[test]
fn the_number_of_heroes_depends_on_the_players() {
    for (seats, hand, boxed, undealt) in [(2, 6, 3, 0), (3, 5, 1, 0), (4, 4, 0, 2)] {
        let game = players(seats);
        for seat in 0..seats {
            assert_eq!(game.seat(seat).heroes.len(), hand);
            assert_eq!(game.seat(seat).boxed.len(), boxed);
        }
        assert_eq!(game.undealt.len(), undealt);
        assert_eq!(game.upper.len(), [35, 30, 25][usize::from(seats) - 2]);
        assert_eq!(game.bottom.len(), u32::from(seats) * 2);
    }
}

#[test]
fn heroes_of_a_first_match_are_dealt() {
    let options = trainrush::Options { random_heroes: true, ..Default::default() };
    let game = with_options(3, options);
    assert!((0..3).all(|seat| game.seat(seat).heroes.len() == 5));
    assert_eq!(game.undealt.len(), 3);
}

#[test]
fn packs_go_to_the_left() {
    let mut game = set_up(3, Default::default());
    while game.step() != Step::Draft {
        let first = game.legal()[0].clone();
        game.play(&first);
    }
    let pack = game.seat(2).pack;
    for seat in 0..3 {
        let first = game.legal_for(Seat(seat))[0].clone();
        game.play(&format!("{seat} {first}"));
    }
    let mut rest = pack;
    rest.remove(pack.first().unwrap());
    assert_eq!(game.seat(0).pack, rest, "from the last seat to the first");
}
