//! What lies where before the first round.

use std::collections::BTreeSet;

use engine::{Game, Rng, Seat, Seed};
use trainrush::nouns::*;
use trainrush::{Options, Step, TrainRush};

use crate::position::*;

#[test]
fn any_player_may_be_the_first() {
    let order = |seed| {
        let rng = &mut Rng::at(Seed::from_number(seed), 0);
        TrainRush::setup(&Options::default(), 3, rng).unwrap().in_order().to_vec()
    };
    let orders: BTreeSet<Vec<Seat>> = (0..100).map(order).collect();
    let clockwise = [[0, 1, 2], [1, 2, 0], [2, 0, 1]].map(|it| it.map(Seat).to_vec());
    assert_eq!(orders, BTreeSet::from(clockwise));
}

/// The rulebook lets everybody choose before the first player is drawn, and names no order.
#[test]
fn the_first_cubes_are_chosen_in_the_order_of_play() {
    let start = |seed| testkit::Position::<TrainRush>::new(&Options::default(), 3, seed);
    for first in [0, 1, 2] {
        let mut game = (1..).map(start).find(|it| it.order[0] == Seat(first)).unwrap();
        for nth in 0..3 {
            assert_eq!(game.to_move(), Seat((first + nth) % 3));
            game.play("cube gold");
        }
    }
}

#[test]
fn every_city_has_a_mission_three_contractors_and_two_tokens() {
    let game = set_up(4, Options::default());
    assert_eq!(game.round, 1);
    for (state, city) in game.cities.iter().zip(game.view(None).cities) {
        assert!(state.mission);
        assert_eq!(state.contractors, Regions::ALL, "one of each state");
        assert_eq!((state.visitors(), state.slots), (0, [None; 4]));
        assert_eq!(city.tokens.len(), 2);
    }
    let first = |name: &str| game.view(None).cities[city(name).idx()].tokens[0];
    assert_eq!(first("vardimium"), (Token::of(3), 4));
}

#[test]
fn tiles_lie_on_nine_fields_and_zones_are_empty() {
    let game = set_up(2, Options::default());
    assert!(game.tiles.iter().all(Option::is_some));
    assert_eq!((game.tile_stacks.unseen.len(), game.tiles_discarded.len()), (38, 0));
    assert_eq!(game.tile_stacks.stacks.map(|it| it.len()), [13, 13, 12], "three stacks");
    assert!(game.zones.iter().all(|it| it.built() == 0 && it.station.is_none() && !it.parcel));
    assert!(game.sectors.iter().all(|it| it.pieces().next().is_none()));
    assert_eq!(game.areas, [0; 7]);
}

#[test]
fn every_player_has_the_pieces_of_a_colour() {
    for (seats, spies) in [(2, 9), (3, 8), (4, 8)] {
        let game = set_up(seats, Options::default());
        for seat in 0..seats {
            let it = game.seat(seat);
            assert_eq!((it.field, it.vp()), (field("START"), 0));
            assert_eq!((it.progress, it.infrastructure, it.contractor), ([0; 5], [0; 3], [0; 3]));
            assert_eq!((it.warehouses, it.stations, it.agents), (12, 6, 15));
            assert_eq!((it.contract_markers, it.tokens), (12, [0; 5]));
            let numbers: Vec<u8> = it.spies_left().map(Spy::get).collect();
            assert_eq!(numbers, (1..=spies).collect::<Vec<_>>(), "one for each round");
        }
    }
}

#[test]
fn the_first_wagons_carry_brass_and_a_cube_of_choice() {
    let mut game = set_up(2, Options::default());
    assert_eq!(game.choices("cube"), "brass, water, food, copper, gold");
    game.play("cube copper; cube water");
    for (seat, cube) in [(0, Resource::Copper), (1, Resource::Water)] {
        let train: Vec<_> = game.seat(seat).cars().map(|(_, car)| car).collect();
        assert_eq!(train.len(), 2);
        assert!(train.iter().all(|car| car.wagon.data().size == 1));
        assert_eq!(train[0].wagon.data().slots[0], Some(Cube::Of(Resource::Brass)));
        assert_eq!(train[1].wagon.data().slots[0], Some(Cube::Any));
        assert_eq!((train[0].cargo[0], train[1].cargo[0]), (Some(Resource::Brass), Some(cube)));
    }
    assert_eq!(game.rows.map(|row| row.iter().flatten().count()), [5, 5]);
    assert_eq!((game.wagon_stacks.map(|it| it.len()), game.specials), ([17, 17], [6, 6]));
}

#[test]
fn three_of_five_cards_are_kept_and_two_go_under_the_deck() {
    let mut game = set_up(2, Options::default());
    game.play("cube gold; cube gold");
    assert_eq!((game.step(), game.seat(0).hand.len(), game.bottom.len()), (Step::KeepCards, 5, 0));
    let under: Vec<String> = game.legal_for(Seat(0))[..2].to_vec();
    game.play(&format!("0 {}; 0 {}", under[0], under[1]));
    assert_eq!((game.seat(0).hand.len(), game.bottom.len()), (3, 2));
    assert_eq!(game.decision().seats().iter().collect::<Vec<_>>(), [Seat(1)], "0 is ready");
    let shown = &game.view(Some(Seat(1))).players[0];
    assert!(shown.own.is_none(), "the other sees the number of cards only");
}
