//! Bonus action "Develop": the Development Track.

use autobahn::nouns::*;
use autobahn::{Event, Step};

use crate::position::*;

/// Uses a Develop tile (two steps) from this space, counted from 1.
fn develop_from(space: u8) -> Position {
    let mut game = players(2);
    game.tile(0, Tile::Develop).track(0, space).money(0, 0).lobby(0, 3);
    game.p(0).cones = [0, 1, 0, 0, 0];
    game.play("use develop");
    game
}

#[test]
fn the_bonus_that_is_landed_on_is_earned() {
    assert_eq!(develop_from(1).step(), Step::Flip);
    assert_eq!(develop_from(3).p(0).money, 4);
    assert_eq!(develop_from(5).step(), Step::Promote);
    assert_eq!(develop_from(7).step(), Step::Flip);
    assert_eq!(develop_from(9).step(), Step::UnlockExtra);
    assert_eq!(develop_from(11).step(), Step::Remove);
    assert_eq!(develop_from(13).step(), Step::Promote);
    assert_eq!(develop_from(15).step(), Step::UnlockExtra);
    assert_eq!(develop_from(17).step(), Step::Promote);
    assert_eq!(develop_from(19).p(0).money, 8);
}

#[test]
fn a_bonus_that_is_passed_is_earned_before_the_next_step() {
    let mut game = develop_from(2);
    assert_eq!((game.step(), game.p(0).track), (Step::Flip, 2));
    game.play("flip load");
    assert_eq!((game.p(0).track, game.step()), (3, Step::Act));
}

#[test]
fn the_last_four_spaces_are_a_loop() {
    let path = |from: u8| {
        let mut game = players(2);
        game.tile(0, Tile::Develop).track(0, from).play("use develop");
        let moved = game.events.iter().filter_map(|event| match event {
            Event::Developed { space, .. } => Some(*space),
            _ => None,
        });
        moved.collect::<Vec<u8>>()
    };
    assert_eq!([19, 20, 21, 22].map(path), [[20, 21], [21, 22], [22, 19], [19, 20]]);
}

#[test]
fn tokens_of_several_players_share_a_space() {
    let mut game = players(2);
    game.track(0, 2).track(1, 2);
    assert_eq!(game.seats[0].track, game.seats[1].track);
    game.checked();
}

#[test]
fn a_flip_with_nothing_to_flip_is_lost() {
    let mut game = players(2);
    game.tile(0, Tile::Develop).p(0).cones = [0, 1, 2, 1, 2];
    game.play("use develop");
    assert_eq!((game.step(), game.p(0).track), (Step::Act, 2));
}

#[test]
fn a_flip_turns_a_tile_with_two_cones() {
    let mut game = players(2);
    game.p(0).cones = [0, 1, 0, 0, 0];
    game.bonus(0, Step::Flip);
    assert_eq!(game.legal(), ["flip upgrade", "flip load", "flip station"]);
    game.play("flip station");
    assert_eq!((game.p(0).cones, game.p(0).limit(Space::Station)), ([0, 1, 0, 0, 1], 2));
}

#[test]
fn a_removal_takes_a_tile_with_one_cone() {
    let mut game = players(2);
    game.p(0).cones = [0, 1, 0, 2, 0];
    game.bonus(0, Step::Remove);
    assert_eq!(game.legal(), ["remove build"]);
    game.play("remove build");
    assert_eq!((game.p(0).cones, game.p(0).limit(Space::Build)), ([0, 2, 0, 2, 0], 5));
}

#[test]
fn a_removal_with_nothing_to_remove_is_lost() {
    let mut game = players(2);
    game.tile(0, Tile::Develop).track(0, 11).play("use develop");
    assert_eq!((game.step(), game.p(0).track), (Step::Act, 12));
}
