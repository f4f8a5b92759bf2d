//! Action "Build Road section".

use autobahn::nouns::*;
use autobahn::{Reason, Step};
use engine::Game;

use crate::position::*;

fn open(game: &Position, colour: &str) -> String {
    let mut game = game.clone();
    game.hand(0, colour).money(0, 100).turn_of(0).play(&format!("play {colour}; at build"));
    game.choices("build")
}

#[test]
fn a_section_extends_the_network() {
    let game = players(2);
    let colours = ["red", "cyan", "orange", "purple", "white", "black"];
    let at_first = ["R3.2, R4.1", "C2.2", "O4.2, O5.1", "P3.2", "W3.2, W4.1", "B1.1, B6.1"];
    assert_eq!(colours.map(|colour| open(&game, colour)), at_first);
}

#[test]
fn the_other_half_of_a_link_opens_with_the_first() {
    let mut game = players(2);
    assert_eq!(open(game.lay("R3.2"), "red"), "R3.1, R4.1");
}

#[test]
fn a_city_reached_by_any_colour_opens_all_its_roads() {
    let mut game = players(2);
    game.lay("R3");
    assert_eq!(open(&game, "cyan"), "C1.1, C2.1, C2.2");
    assert_eq!(open(&game, "red"), "R2.1, R4.1");
}

#[test]
fn a_half_built_link_does_not_reach_the_city_behind_it() {
    let mut game = players(2);
    game.lay("C2.2");
    assert_eq!(open(&game, "red"), "R3.2, R4.1");
}

#[test]
fn no_section_twice() {
    let mut game = players(2);
    game.lay("R3.2").play("play red; at build");
    assert_eq!(game.why("build R3.2"), Reason::AlreadyBuilt);
    assert_eq!(game.why("build R1.1"), Reason::NotConnected);
}

#[test]
fn roadblocks_hold_for_two_eras() {
    let east = ["cyan", "purple", "white", "yellow"];
    let opened = |era: u8| {
        let mut game = players(2);
        game.era(era).lay("O5");
        east.map(|colour| match colour {
            "yellow" if era < 3 => String::new(),
            colour => open(&game, colour),
        })
    };
    let west = ["C2.2", "P3.2", "W3.2, W4.1", ""];
    assert_eq!(opened(1), west);
    assert_eq!(opened(2), west);
    assert_eq!(opened(3), ["C2.2, C3.1", "P3.2, P4.1", "W3.2, W4.1, W5.1", "Y1.1, Y6.1"]);
}

#[test]
fn a_roadblock_is_given_as_the_reason() {
    let mut game = players(2);
    game.play("play cyan; at build");
    assert_eq!(game.why("build C3.1"), Reason::Roadblock);
}

#[test]
fn costs_rise_with_the_eras() {
    let costs = [1, 2, 3].map(|era| {
        let cost = |script: &str| {
            let mut game = players(2);
            game.era(era).money(0, 50).play(script);
            50 - game.p(0).money
        };
        [cost("play orange; at build; build O5.1"), cost("play red; at build; build R3.2")]
    });
    assert_eq!(costs, [[6, 4], [8, 6], [12, 8]]);
}

#[test]
fn the_section_comes_from_the_stack_of_the_era() {
    let mut game = players(2);
    game.play("play red; at build; build R3.2");
    assert_eq!(game.stacks, [9, 12, 14, 10]);
    let mut game = players(2);
    game.era(2).play("play red; at build; build R3.2");
    assert_eq!(game.stacks, [0, 11, 14, 20]);
}

#[test]
fn a_develop_icon_moves_the_token() {
    let mut game = players(2);
    game.lay("R3").play("play cyan; at build; build C1.1");
    assert_eq!(game.p(0).track, 1);
    let mut game = players(2);
    game.play("play orange; at build; build O5.1");
    assert_eq!(game.p(0).track, 0, "no icon here");
}

#[test]
fn the_bonus_reached_by_a_develop_icon_comes_before_the_employee() {
    let mut game = players(2);
    game.lay("R3").track(0, 2).play("play cyan; at build; build C1.1");
    assert_eq!((game.step(), game.office(Colour::Cyan)), (Step::Flip, vec![]));
    game.play("flip build");
    assert_eq!(game.office(Colour::Cyan), [0]);
}

#[test]
fn a_tile_on_the_section_is_taken_and_may_be_used_at_once() {
    let mut game = players(2);
    let place = autobahn::Autobahn::tile_space(section("B1.1")).unwrap();
    let tile = game.map_tiles[place].replace(Tile::Money).unwrap();
    let money = game.map_tiles.iter().rposition(|it| *it == Some(Tile::Money));
    if let Some(other) = money.filter(|other| *other != place) {
        game.map_tiles[other] = Some(tile);
    }
    game.money(0, 6).play("play black; at build; build B1.1");
    assert_eq!((game.p(0).tiles[Tile::Money.idx()], game.p(0).tiles_taken), (1, 1));
    assert_eq!(game.map_tiles[place], None);
    game.play("use money");
    assert_eq!(game.p(0).money, 8);
}

#[test]
fn a_finished_link_raises_both_cities_and_half_a_link_none() {
    let mut game = players(2);
    game.lay("R3.2").turn_of(0);
    assert_eq!((game.value("HH"), game.value("DO")), (2, 0));
    game.play("play red; at build; build R3.1");
    assert_eq!((game.value("HH"), game.value("DO")), (4, 2));
}

#[test]
fn a_second_link_of_the_same_autobahn_adds_nothing() {
    let mut game = players(2);
    game.lay("R3");
    assert_eq!(game.value("HH"), 4);
    game.lay("R4");
    assert_eq!(game.value("HH"), 4);
}

#[test]
fn commercial_cities_keep_their_value() {
    let mut game = players(2);
    let before = ["CPH", "AAR", "MIL"].map(|id| game.value(id));
    game.dual("R4 B1 B6");
    assert_eq!(["CPH", "AAR", "MIL"].map(|id| game.value(id)), before);
    assert_eq!(before, [6, 4, 4]);
}

#[test]
fn the_new_section_is_a_single_carriageway() {
    let mut game = players(2);
    game.play("play orange; at build; build O5.1");
    assert!(game.roads.complete(link("O5")) && game.roads.dual.is_empty());
}

#[test]
fn the_bonus_action_builds_in_any_colour_at_full_cost() {
    let mut game = players(2);
    game.tile(0, Tile::Build).money(0, 5).play("use build");
    assert_eq!(game.choices("build"), "R3.2, R4.1, C2.2, O4.2, P3.2, W3.2");
    game.play("build P3.2");
    assert_eq!((game.p(0).money, game.office(Colour::Purple)), (1, vec![0]));
}

#[test]
fn every_section_of_the_map_can_be_built() {
    let mut game = players(2);
    game.era(3);
    let (mut built, mut guard) = (game.roads.built, 0);
    while built.len() < 52 && guard < 52 {
        built = built.or(autobahn::Roads { built, dual: game.roads.dual }.open(2));
        guard += 1;
    }
    assert_eq!(built.len(), 52);
    game.check().unwrap();
}
