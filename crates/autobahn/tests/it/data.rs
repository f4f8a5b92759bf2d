//! The shipped tables against the numbers that the rulebook states or proves.

use autobahn::data::{StationBonus, data};
use autobahn::nouns::*;
use engine::Bits;

fn city(id: &str) -> City {
    City::all().find(|city| data().cities[city.idx()].id == id).unwrap()
}

fn link(id: &str) -> Link {
    Link::all().find(|link| data().links[link.idx()].id == id).unwrap()
}

/// Fewest sections between two cities if every section but these is built.
fn distance(from: City, to: City, without: Bits) -> u32 {
    let (from, to) = (data().cities[from.idx()].sections, data().cities[to.idx()].sections);
    let mut reached = from.minus(without);
    let mut steps = 1;
    while !reached.meets(to) {
        let next =
            |set: Bits, section: u8| set.or(data().sections[usize::from(section)].neighbours);
        reached = reached.iter().fold(reached, next).minus(without);
        steps += 1;
    }
    steps
}

#[test]
fn the_map_has_the_printed_number_of_everything() {
    let data = data();
    assert_eq!(data.links.iter().map(|link| link.length).sum::<u8>(), 52);
    assert_eq!(data.derived.station_links.len(), 15);
    assert_eq!(data.derived.tile_spaces.len(), 11);
    let foreign = |link: &autobahn::data::LinkData| {
        link.ends.iter().any(|end| data.cities[end.idx()].country.is_some())
    };
    assert_eq!(data.links.iter().filter(|link| foreign(link)).count(), 11);
}

#[test]
fn six_black_sections_are_built_at_the_start() {
    let links = ["B2", "B3", "B4", "B5"].map(|id| data().links[link(id).idx()].sections);
    assert_eq!(links.into_iter().fold(Bits::EMPTY, Bits::or), data().derived.preset);
    assert_eq!(data().derived.preset.len(), 6);
    let worth_two = City::all().filter(|city| data().cities[city.idx()].start_value == 2);
    assert_eq!(worth_two.collect::<Vec<_>>(), ["HH", "HAN", "BH", "WUE", "CR"].map(city));
}

#[test]
fn tiles_and_money_by_number_of_players() {
    let data = data();
    let used = |players: usize| -> u32 {
        let panels = data.countries.iter().map(|country| u32::from(country.tiles[players]));
        data.derived.tile_spaces.len() + panels.sum::<u32>()
    };
    assert_eq!([2, 3, 4].map(used), [19, 27, 35]);
    assert_eq!([2, 3, 4].map(|players| data.setup.money / players), [24, 16, 12]);
}

#[test]
fn an_owner_of_stations_earns_by_their_number() {
    let best = |built: usize| {
        let money = data().stations[..built].iter().filter_map(|bonus| match bonus {
            StationBonus::Money { small, large } => Some((*small, *large)),
            _ => None,
        });
        money.max().unwrap()
    };
    assert_eq!([1, 2, 4, 7, 8].map(|built| best(built).0), [1, 1, 2, 4, 4]);
    assert_eq!([1, 2, 4, 7, 8].map(|built| best(built).1), [2, 2, 4, 8, 8]);
}

/// Rulebook, route example: Nürnberg, Würzburg, Frankfurt, Köln, Saarbrücken, Paris.
#[test]
fn the_example_route_has_six_sections_and_one_station_space() {
    let links = ["O5", "O4", "O3", "R1", "W1"].map(|id| &data().links[link(id).idx()]);
    assert_eq!(links.iter().map(|link| link.length).sum::<u8>(), 6);
    assert_eq!(links.iter().filter(|link| link.has_station_space()).count(), 1);
}

#[test]
fn every_route_can_be_completed_in_the_west() {
    let shortest = data().routes.iter().map(|route| {
        let [from, to] = route.ends;
        distance(from, to, data().derived.roadblocks)
    });
    assert_eq!(shortest.collect::<Vec<_>>(), [5, 5, 6, 6, 6, 6, 6]);
}

#[test]
fn the_countries_lie_at_their_distance_from_berlin() {
    let steps = |id: &str| distance(city("B"), city(id), Bits::EMPTY) + 1;
    let entries = ["WAR", "AAR", "MIL", "WIE", "PRA", "AMS", "PAR", "BAS"];
    assert_eq!(entries.map(steps), [2, 6, 7, 7, 7, 8, 9, 9]);
}

#[test]
fn trucks_do_not_pass_through_a_commercial_city() {
    let section = |id: &str, place: u8| {
        let mut own = data().links[link(id).idx()].sections.iter();
        Section::of(own.nth(usize::from(place) - 1).unwrap())
    };
    let at_warszawa = &data().sections[section("C5", 1).idx()];
    let beyond = section("Y4", 1).number();
    assert!(at_warszawa.neighbours.contains(beyond) && !at_warszawa.steps.contains(beyond));
    let poland = Country::all().find(|it| data().countries[it.idx()].id == "PL");
    assert_eq!(at_warszawa.border, poland);
    let outer = &data().sections[section("Y5", 2).idx()];
    assert_eq!(outer.cities, [Some(city("SN")), None]);
    assert_eq!(outer.steps, section("Y5", 1).bit().or(section("Y6", 1).bit()));
}

/// Every country wants each ordinary good on two boards, and every board has the same bonuses.
#[test]
fn the_delivery_boards_are_fair() {
    for country in Country::all() {
        for good in [Good::Appliances, Good::Automotive, Good::Chemicals] {
            let wanted = data().boards.iter().filter(|it| it[country.idx()].preferred == good);
            assert_eq!(wanted.count(), 2);
        }
    }
    let bonuses = data().boards.map(|board| {
        let mut bonuses = board.map(|space| format!("{:?}", space.bonus));
        bonuses.sort();
        bonuses
    });
    assert!(bonuses.iter().all(|it| *it == bonuses[0]));
}
