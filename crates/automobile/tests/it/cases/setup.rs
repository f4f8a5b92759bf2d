//! Set-up and the start tiles.

use std::collections::BTreeSet;

use automobile::data::data;
use automobile::nouns::*;
use automobile::{Automobile, Item, Step};
use engine::{Game, Rng, Seat, Seed};

use crate::position::*;

fn at_random(players: u8, seed: u64) -> Automobile {
    let rng = &mut Rng::at(Seed::from_number(seed), 0);
    Automobile::setup(&Default::default(), players, rng).unwrap()
}

#[test]
fn the_chain_starts_with_workers_then_tiles_with_one_two_and_three_actions() {
    for players in 2..=4 {
        let game = at_random(players, 7);
        let workers = usize::from(players);
        assert!(game.chain.items()[..workers].iter().all(|it| matches!(it, Item::Worker(_))));
        let acts = game.chain.tiles().map(|tile| data().tiles[tile.idx()].acts.len());
        assert_eq!(acts.collect::<Vec<_>>(), [1, 1, 1, 1, 1, 2, 2, 2, 2, 3]);
    }
}

#[test]
fn workers_and_tiles_are_shuffled_within_their_group() {
    let orders: BTreeSet<Vec<u8>> =
        (0..100).map(|seed| at_random(3, seed).chain.workers().map(|it| it.0).collect()).collect();
    assert_eq!(orders.len(), 6, "every order of three workers");
    let first: BTreeSet<Tile> =
        (0..100).filter_map(|seed| at_random(3, seed).chain.tiles().next()).collect();
    assert_eq!(first.len(), 5, "any single tile can be the first");
    let sixth: BTreeSet<Tile> =
        (0..100).filter_map(|seed| at_random(3, seed).chain.tiles().nth(5)).collect();
    assert_eq!(sixth.len(), 4, "any double tile can be the sixth");
}

#[test]
fn each_player_has_four_workers_in_the_canteen_and_eight_in_the_supply() {
    for players in 2..=4 {
        let game = at_random(players, 1);
        for it in game.all_seats().map(|seat| game.player(seat)) {
            assert_eq!((it.canteen, it.supply, it.motor, it.space, it.laps), (4, 8, 1, 0, 0));
            assert_eq!(it.workshops, [None; 3]);
        }
    }
}

#[test]
fn two_research_cards_lie_face_up_and_48_face_down() {
    let game = at_random(4, 1);
    assert_eq!(game.deck.shown.iter().flatten().count(), 2);
    assert_eq!((game.deck.pile.len(), game.deck.discard.cards().len()), (48, 0));
}

#[test]
fn research_cards_are_shuffled() {
    let shown = |seed| at_random(4, seed).deck.shown.into_iter().flatten().collect::<Vec<_>>();
    let seen: BTreeSet<Card> = (0..300).flat_map(shown).collect();
    assert!(seen.len() > 45, "nearly every card lay there once: {}", seen.len());
}

#[test]
fn all_awards_and_two_merchants_of_each_kind_lie_ready_and_the_marker_stands_on_s() {
    for players in 2..=4 {
        let game = at_random(players, 3);
        assert_eq!(game.awards, [None; Award::COUNT]);
        assert_eq!((game.active_merchants().count(), game.cars().count()), (0, 0));
        assert!(game.view(None).stacks.iter().all(|it| it.left == 2));
        assert_eq!(game.marker, if players == 2 { 2 } else { 4 }, "S counts as 4");
        assert_eq!(game.view(None).market.len(), if players == 2 { 4 } else { 6 });
    }
}

#[test]
fn start_tiles_are_chosen_in_reverse_order_of_turns() {
    let mut game = set_up(4, Default::default());
    assert_eq!(game.choices("start"), "S1, S2, S3, S4");
    game.play("3 start S1");
    assert_eq!(game.choices("start"), "S2, S3, S4");
    game.play("2 start S3; 1 start S2");
    assert_eq!(
        (game.to_move(), game.step()),
        (seat(0), Step::Tile),
        "who was last to choose begins"
    );
}

#[test]
fn the_worker_farthest_from_the_first_tile_begins() {
    for seed in 0..20 {
        let mut game = Position::random(4, seed);
        let order: Vec<Seat> = game.chain.workers().collect();
        for chooses in order[1..].iter().rev() {
            assert_eq!(game.to_move(), *chooses, "seed {seed}: nearest to the tiles first");
            let first = game.legal()[0].clone();
            game.play(&first);
        }
        assert_eq!((game.to_move(), game.step()), (order[0], Step::Tile), "seed {seed}");
    }
}

#[test]
fn with_three_players_one_start_tile_is_left() {
    let mut game = set_up(3, Default::default());
    game.play("2 start S1; 1 start S2; 0 start S4");
    assert_eq!(game.step(), Step::Tile);
    assert_eq!(game.starts.count_ones(), 1);
}

#[test]
fn each_start_tile_gives_what_it_shows() {
    let mut game = set_up(4, Default::default());
    game.play("3 start S1; 2 start S2; 1 start S3");
    let workers = |number: u8| game.player(seat(number)).canteen;
    assert_eq!((workers(3), game.parts(3).as_str()), (6, "e1"));
    assert_eq!((workers(2), game.parts(2).as_str()), (5, "b1 e1"));
    assert_eq!((workers(1), game.parts(1).as_str()), (5, "b1"));
    assert_eq!(game.player(seat(1)).space, 2, "the car stands on space 2");
    assert_eq!((workers(0), game.parts(0).as_str()), (5, "e1"));
    assert_eq!(game.player(seat(0)).motor, 2, "the Grand Prix car has an engine of 2");
}

#[test]
fn a_start_tile_gives_one_research_point_of_each_kind_without_a_worker() {
    let mut game = set_up(4, Default::default());
    game.play("3 start S1; 2 start S2; 1 start S3");
    for it in game.all_seats().map(|seat| game.player(seat)) {
        assert_eq!(PartKind::ALL.map(|kind| it.level(kind).get()), [1, 1]);
        assert_eq!(it.active.len(), 0);
    }
}

#[test]
fn the_start_on_space_2_holds_for_the_first_race_only() {
    let mut game = set_up(4, Default::default());
    game.play("3 start S3; 2 start S1; 1 start S2");
    assert_eq!(game.player(seat(3)).space, 2);
    game.merchants("body engine prestige price").marker(1);
    let take = game.legal().into_iter().find(|it| it == "take A7").unwrap();
    game.play(&take).play("do merchant");
    game.end();
    assert_eq!((game.round, game.player(seat(3)).space), (1, 0));
}

#[test]
fn the_preparation_phase_lays_out_chips_and_sets_the_marker() {
    let mut game = set_up(3, Default::default());
    assert_eq!(game.chips, [0; 4], "after the start tiles only");
    game.play("2 start S1; 1 start S2; 0 start S4");
    assert_eq!(game.chips, [2, 1, 1, 1]);
    assert_eq!(game.marker, 4);
    assert_eq!(game.free_prices().collect::<Vec<_>>(), [1, 2, 3, 5, 6, 8, 9, 10]);
}
