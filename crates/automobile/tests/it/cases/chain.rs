//! The action chain and the order of turns.

use automobile::Step;
use engine::Game;

use crate::position::*;

#[test]
fn any_tile_at_any_distance_may_be_taken() {
    let game = players(4);
    assert_eq!(game.choices("take"), "A1, A2, A3, A4, A5, A6, A7, A8, A9, A10");
}

#[test]
fn the_worker_takes_the_place_of_the_tile_and_the_tile_goes_to_the_front() {
    let mut game = players(2);
    game.line_up("0 1 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10");
    game.play("0 take A3");
    assert_eq!(game.spelled_chain(), "1 A1 A2 0 A4 A5 A6 A7 A8 A9 A10 A3");
    game.play("1 take A1");
    assert_eq!(game.spelled_chain(), "1 A2 0 A4 A5 A6 A7 A8 A9 A10 A3 A1");
    assert_eq!(game.to_move(), seat(1), "whoever is still last plays again");
    game.play("1 take A4");
    assert_eq!(game.spelled_chain(), "0 1 A5 A6 A7 A8 A9 A10 A3 A1 A4 A2");
    assert_eq!(game.to_move(), seat(0));
}

#[test]
fn tiles_behind_the_last_worker_move_to_the_front_in_their_order() {
    let mut game = players(3);
    game.line_up("0 A1 A2 1 A3 2 A4 A5 A6 A7 A8 A9 A10");
    game.play("0 take A3");
    assert_eq!(game.spelled_chain(), "1 0 2 A4 A5 A6 A7 A8 A9 A10 A3 A1 A2");
    assert_eq!(game.to_move(), seat(1));
}

#[test]
fn the_tile_is_out_of_the_chain_while_its_actions_are_done() {
    let mut game = players(2);
    game.play("take A9");
    assert_eq!(game.step(), Step::Act);
    assert_eq!(game.spelled_chain(), "1 A1 A2 A3 A4 A5 A6 A7 A8 0 A10");
}

#[test]
fn whoever_ends_the_round_while_last_begins_the_next() {
    let mut game = players(2);
    game.line_up("0 A7 1 A1 A2 A3 A4 A5 A6 A8 A9 A10");
    game.merchants("body engine prestige").marker(1);
    game.play("0 take A7; do merchant");
    assert_eq!((game.round, game.to_move()), (1, seat(0)));
    assert_eq!(game.spelled_chain(), "0 1 A1 A2 A3 A4 A5 A6 A8 A9 A10 A7");
}

/// The turn that ends the round is a whole turn: what has nobody behind it goes to the front.
#[test]
fn the_last_turn_of_a_round_sweeps_like_any_other() {
    let mut game = players(2);
    game.line_up("0 A1 A2 1 A7 A3 A4 A5 A6 A8 A9 A10");
    game.merchants("body engine prestige").marker(1);
    game.play("0 take A7; do merchant");
    assert_eq!((game.round, game.to_move()), (1, seat(1)));
    assert_eq!(game.spelled_chain(), "1 0 A3 A4 A5 A6 A8 A9 A10 A7 A1 A2");
}

#[test]
fn the_projection_tells_who_is_next_and_how_long_one_waits() {
    let mut game = players(3);
    game.line_up("0 A1 A2 1 A3 2 A4 A5 A6 A7 A8 A9 A10");
    let far = game.chain.project(tile("A4")).unwrap();
    // Then `1 A3 2 0 …`: two workers behind, and the tile between them.
    assert_eq!((far.next, far.least, far.most), (seat(1), 2, 3));
    assert_eq!(far.swept, ["A1", "A2"].map(tile));
    assert_eq!(far.order, [1, 2, 0].map(seat));
    let near = game.chain.project(tile("A1")).unwrap();
    assert_eq!((near.next, near.least, near.most), (seat(0), 0, 0));
    assert!(near.swept.is_empty());
    assert_eq!(game.chain.project(tile("BA1")), None);
}

/// What the projection says comes true, whatever is taken.
#[test]
fn the_projection_agrees_with_what_then_happens() {
    let mut game = players(4);
    game.line_up("0 A1 A2 1 A3 2 A4 3 A5 A6 A7 A8 A9 A10");
    for projection in game.view(None).projections {
        let mut played = game.clone();
        played.play(&format!("take {}", projection.tile));
        while played.step() != Step::Tile {
            let first = played.legal()[0].clone();
            played.play(&first);
        }
        assert_eq!(played.to_move(), projection.next, "{projection:?}");
        assert_eq!(played.chain.workers().collect::<Vec<_>>(), projection.order);
    }
}

#[test]
fn projections_are_shown_while_a_tile_is_to_be_taken() {
    let mut game = players(4);
    assert_eq!(game.view(None).projections.len(), 10);
    game.play("take A9");
    assert!(game.view(None).projections.is_empty());
}
