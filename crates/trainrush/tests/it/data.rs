//! The shipped data is the printed game as far as it is known.

use trainrush::data::{Place, SIZES, data};
use trainrush::nouns::*;

use crate::position::*;

#[test]
fn the_map_has_its_145_fields() {
    let count = |is: fn(&Place) -> bool| data().fields.iter().filter(|it| is(&it.place)).count();
    assert_eq!(count(|it| *it == Place::Start), 1);
    assert_eq!(count(|it| *it == Place::Track), 96);
    assert_eq!(count(|it| matches!(it, Place::City(_))), 9);
    assert_eq!(count(|it| matches!(it, Place::Market(_))), 3);
    assert_eq!(count(|it| matches!(it, Place::Siding { .. })), 36);
    for region in Region::ALL {
        let fields = data().fields.iter().filter(|it| it.region == Some(region));
        assert_eq!(fields.clone().count(), 48, "the regions are alike");
        let count = |is: fn(&Place) -> bool| fields.clone().filter(|it| is(&it.place)).count();
        assert_eq!(count(|it| matches!(it, Place::City(_))), 3, "{region}");
        assert_eq!(count(|it| matches!(it, Place::Market(_))), 1, "{region}");
        assert_eq!(count(|it| matches!(it, Place::Siding { .. })), 12, "{region}");
        let zones: Vec<Zone> = Zone::all().filter(|it| it.region() == region).collect();
        assert_eq!(zones.len(), 4, "{region}");
        for zone in zones {
            let beside = |it: &Place| matches!(it, Place::Siding { zone: it, .. } if *it == zone);
            assert!(fields.clone().any(|it| beside(&it.place)), "{zone} has a siding");
        }
    }
}

/// 1 on the inner loop, 2 on the middle one, 3 on the outer one; of each one in a region.
#[test]
fn the_rank_of_a_city_is_its_loop() {
    for region in Region::ALL {
        let cities = City::all().filter(|it| it.data().region == region);
        let of = |city: City| (city.data().field.name().as_bytes()[2], city.data().rank);
        let mut ranks: Vec<(u8, u8)> = cities.map(of).collect();
        ranks.sort_by_key(|(_, rank)| *rank);
        assert_eq!(ranks, [(b'I', 1), (b'M', 2), (b'O', 3)]);
    }
}

#[test]
fn the_map_fits_the_example_of_movement() {
    let ends = &data().derived.ends[field("START").idx()];
    let names = |steps: usize| ends[steps].iter().map(Field::name).collect::<Vec<_>>();
    assert_eq!(names(2), ["R-I9"]);
    assert_eq!(names(4), ["G-I2", "G-M2"]);
}

#[test]
fn rackglen_can_be_entered_with_three_steps() {
    let rackglen = field("R-I7");
    assert!(data().derived.ends[field("R-I4").idx()][3].contains(rackglen));
}

#[test]
fn numbers_six_and_seven_lie_on_two_tracks_of_one_siding() {
    let of = |text: &str| match field(text).data().place {
        Place::Siding { zone, number } => (zone.name(), number.get()),
        _ => panic!("no siding"),
    };
    assert_eq!((of("SG2a2"), of("SG2b1")), (("ZG2", 6), ("ZG2", 7)));
}

#[test]
fn contracts_are_worth_their_size_and_half_of_their_cubes() {
    for contract in Contract::all() {
        let it = contract.data();
        let value = |cube: &Cube| match cube {
            Cube::Of(resource) => data().values[resource.idx()],
            Cube::Any => 1,
        };
        let cubes: u8 = it.cubes.iter().map(value).sum();
        assert_eq!(it.vp, it.size() + cubes / 2, "{contract}");
    }
    for size in SIZES {
        assert_eq!(Contract::all().filter(|it| it.data().size() == size).count(), 12);
    }
}

#[test]
fn no_two_cards_move_alike() {
    for card in Card::all() {
        for other in Card::all().filter(|other| *other > card) {
            assert_ne!(card.data().moves, other.data().moves, "{card} and {other}");
        }
    }
}

#[test]
fn the_heroes_of_a_city_want_different_cubes() {
    for city in City::all() {
        let of: Vec<_> = Hero::all().filter(|hero| hero.data().city == city).collect();
        assert_eq!(of.len(), 2);
        assert_ne!(of[0].data().scores, of[1].data().scores);
    }
}

#[test]
fn a_token_and_its_points_are_seven_together() {
    for tokens in data().tokens {
        assert!(tokens.iter().all(|token| token.vp + token.steps == 7));
    }
    assert_eq!(data().tokens[1][0].vp, 4, "the first of a city of rank 2");
}
