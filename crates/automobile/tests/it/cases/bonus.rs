//! The bonus action tiles.

use automobile::data::data;
use automobile::nouns::*;
use automobile::{Event, Step};

use crate::position::*;

fn with(players: u8, tile: &str) -> Position {
    let mut game = with_options(players, BONUS);
    game.bonus(tile);
    game
}

fn on_track(game: &Position) -> Tile {
    let mut tiles = game.chain.tiles().filter(|it| data().tiles[it.idx()].bonus.is_some());
    let tile = tiles.next().unwrap();
    assert_eq!(tiles.next(), None, "one at a time");
    tile
}

#[test]
fn the_first_bonus_tile_lies_in_front_of_the_triple() {
    let mut game = set_up(3, BONUS);
    game.play("2 start S1; 1 start S2; 0 start S4");
    let last = game.chain.tiles().last().unwrap();
    assert_eq!(data().tiles[last.idx()].round, 0);
    assert_eq!(game.chain.tiles().count(), 11);
    assert_eq!(game.bonus_pile.len(), 3);
}

#[test]
fn the_bonus_tiles_of_a_round_are_shuffled() {
    let first = |seed| {
        let mut game = Position::random_with(2, BONUS, seed);
        let start = game.legal()[0].clone();
        game.play(&start);
        on_track(&game)
    };
    let seen: std::collections::BTreeSet<Tile> = (0..100).map(first).collect();
    assert_eq!(seen, ["BA1", "BA2", "BA3", "BA4"].map(tile).into());
}

#[test]
fn both_halves_are_done_in_either_order_and_a_new_tile_comes() {
    let mut game = with(2, "BA1");
    game.play("take BA1");
    assert_eq!(game.legal(), ["do body", "do bonus"]);
    game.play("do bonus; store");
    assert_eq!(game.parts(0), "e3 b1");
    assert_eq!(game.step(), Step::Car, "the new tile is seen before the car is decided");
    let new = on_track(&game);
    assert_ne!(new, tile("BA1"));
    assert_eq!(game.chain.tiles().last(), Some(new));
    assert!(game.bonus_used.contains(tile("BA1").number()));
}

#[test]
fn when_all_four_were_used_they_are_shuffled_again() {
    let mut game = with(2, "BA3");
    game.game.bonus_used = game.bonus_pile;
    game.game.bonus_pile = engine::Bits::EMPTY;
    game.play("take BA3; do bonus; merchant body");
    assert_eq!((game.bonus_pile.len(), game.bonus_used.len()), (3, 0));
}

/// All rules of the basic game hold: the tile is swept to the front like any other.
#[test]
fn a_bonus_tile_that_everybody_passes_moves_to_the_front() {
    let mut game = with(2, "BA1");
    game.line_up("0 BA1 1 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10");
    game.play("0 take A5");
    assert_eq!(game.spelled_chain(), "1 A1 A2 A3 A4 0 A6 A7 A8 A9 A10 A5 BA1");
}

#[test]
fn a_new_round_boxes_the_old_tile_and_brings_one_of_its_own() {
    let mut game = with(2, "BA1");
    game.line_up("0 1 A1 BA1 A2 A3 A4 A5 A6 A7 A8 A9 A10");
    game.merchants("body engine prestige").marker(1);
    // One tile of round 1 was used.
    let used = game.bonus_pile.first().unwrap();
    game.game.bonus_pile.remove(used);
    game.game.bonus_used.insert(used);
    game.play("0 take A7; do merchant");
    assert_eq!(game.bonus_used.len(), 0, "those of round 1 are out of the game");
    assert_eq!(data().tiles[on_track(&game).idx()].round, 1);
    assert_eq!(game.chain.tiles().last(), Some(on_track(&game)));
    assert_eq!(game.bonus_pile.len(), 3);
}

#[test]
fn a_tile_can_give_an_engine_or_a_body_whatever_the_research() {
    let mut game = with(2, "BC3");
    game.play("take BC3; do race; store");
    assert_eq!(game.parts(0), "e6");
    assert_eq!(game.award(Award::Engine4), Some(0), "it counts for the awards");
    let mut game = with(2, "BB1");
    game.play("take BB1; do bonus");
    assert_eq!(game.parts(0), "b5");
}

#[test]
fn such_an_engine_may_go_into_the_grand_prix_car_and_move_bugatti() {
    let mut game = with(3, "BC3");
    game.has(0, "bugatti");
    game.play("take BC3; do bonus; install");
    assert_eq!((game.player(seat(0)).motor, game.player(seat(0)).laps), (6, 1), "6, then 6 more");
}

#[test]
fn a_tile_pays_for_each_worker_in_the_canteen() {
    let mut game = with(2, "BA2");
    game.play("take BA2; do worker");
    assert_eq!(game.points_from(0, Source::Bonus), 5, "after the worker was hired");
    let mut game = with(2, "BA2");
    game.canteen(0, 1).play("take BA2; do bonus");
    assert_eq!(game.points_from(0, Source::Bonus), 1, "one worker is one point");
    let mut game = with(2, "BC2");
    game.play("take BC2; do bonus; merchant body");
    assert_eq!(game.points_from(0, Source::Bonus), 4, "the same in round 3");
    let mut game = with(2, "BA2");
    game.canteen(0, 0).play("take BA2; do bonus");
    assert_eq!(game.points_from(0, Source::Bonus), 0);
    assert_eq!(game.told(|it| matches!(it, Event::Lapsed { act: Act::Bonus, .. })), 1);
}

#[test]
fn a_tile_improves_the_grand_prix_engine_up_to_7() {
    let mut game = with(2, "BA3");
    game.motor(0, 6);
    let mut best = game.clone();
    game.play("take BA3; do bonus; merchant body");
    assert_eq!(game.player(seat(0)).motor, 7);
    let mut later = with(2, "BB2");
    later.motor(0, 3).play("take BB2; do bonus");
    assert_eq!(later.player(seat(0)).motor, 4, "the same in round 2");
    best.motor(0, 7).has(0, "bugatti");
    best.play("take BA3; do bonus");
    assert_eq!(best.player(seat(0)).motor, 7);
    assert_eq!(best.told(|it| matches!(it, Event::Lapsed { act: Act::Bonus, .. })), 1);
    assert_eq!(best.step(), Step::Merchant, "no rise, no move");
}

#[test]
fn with_bugatti_the_owner_may_move_then() {
    let mut game = with(2, "BA3");
    game.has(0, "bugatti");
    game.play("take BA3; do bonus");
    assert_eq!(game.legal(), ["drive", "skip"]);
    let mut stays = game.clone();
    game.play("drive; merchant body");
    assert_eq!(game.player(seat(0)).space, 2);
    stays.play("skip; merchant body");
    assert_eq!(stays.player(seat(0)).space, 0);
}

#[test]
fn a_tile_may_take_an_own_car_off_the_market() {
    let mut game = with(3, "BA4");
    game.research("opel horch").car(0, [3, 3, 2, 5]).car(1, [1, 1, 1, 6]).workshops(0, "b1 e1");
    let supply = game.player(seat(0)).supply;
    game.play("take BA4; do bonus");
    assert_eq!(game.legal(), ["remove 1", "skip"]);
    game.play("remove 1");
    assert_eq!(game.points_from(0, Source::Bonus), 3);
    assert_eq!(game.player(seat(0)).supply, supply + 2, "the workers go to the supply");
    assert!(game.price_is_free(5));
    // A new car may be placed in the same turn, at the same price.
    game.play("card opel; body 1; workers 1; price 5");
    assert_eq!(game.market[0].unwrap().body.get(), 1);
}

#[test]
fn the_round_ends_by_cars_that_lie_on_the_market() {
    let mut game = with(2, "BA4");
    game.research("opel horch").car(0, [3, 3, 2, 5]).car(1, [1, 1, 1, 6]).car(1, [1, 1, 1, 8]);
    game.workshops(0, "b1 e1");
    game.play("take BA4; do bonus; remove 1; card opel; body 1; workers 1; price 5");
    assert_eq!((game.round, game.cars().count()), (0, 3));
}

#[test]
fn removal_and_sale_are_offers_that_lapse_without_means() {
    for (name, first) in [("BC4", "do bonus"), ("BC1", "do bonus")] {
        let mut game = with(2, name);
        game.play(&format!("take {name}; {first}"));
        assert_eq!(game.told(|it| matches!(it, Event::Lapsed { act: Act::Bonus, .. })), 1);
    }
}

#[test]
fn the_later_removal_pays_7() {
    let mut game = with(3, "BC4");
    game.research("opel horch").car(0, [3, 3, 2, 6]);
    game.play("take BC4; do bonus; remove 1; card opel");
    assert_eq!(game.points_from(0, Source::Bonus), 7);
}

#[test]
fn a_part_may_be_sold_for_its_value() {
    let mut game = with(2, "BB3");
    game.workshops(0, "e4 b2");
    game.play("take BB3; do bonus");
    assert_eq!(game.legal(), ["sell body 2", "sell engine 4", "skip"]);
    game.play("sell engine 4");
    assert_eq!((game.points_from(0, Source::Bonus), game.parts(0).as_str()), (4, "b1 b2"));
    let mut game = with(2, "BC1");
    game.workshops(0, "b5").play("take BC1; do bonus");
    assert_eq!(game.legal(), ["sell body 5", "skip"], "the same in round 3");
}

#[test]
fn the_top_card_of_the_discard_pile_is_taken_and_applied() {
    let mut game = with(2, "BB4");
    game.discard("opel hire.1");
    game.play("take BB4; do bonus");
    assert_eq!(game.player(seat(0)).canteen, 8, "three by the card, one by the tile");
    assert_eq!(
        game.deck.discard.cards(),
        [card("opel"), card("hire.1")],
        "an instant card returns"
    );
    let mut game = with(2, "BB4");
    game.discard("hire.1 opel");
    game.play("take BB4; do bonus");
    assert!(game.player(seat(0)).has(Engineer::Opel));
    assert_eq!(game.deck.discard.cards(), [card("hire.1")]);
}

/// As if it were taken by research, but the two face-up cards stay.
#[test]
fn a_development_of_the_discard_pile_takes_a_worker() {
    let mut game = with(2, "BB4");
    game.discard("body.1").workshops(0, "e1");
    let shown = game.deck.shown;
    game.play("take BB4; do bonus");
    let it = game.player(seat(0));
    assert_eq!((it.active.len(), it.canteen, it.supply), (1, 4, 7), "one went, one was hired");
    assert_eq!((game.parts(0).as_str(), game.deck.shown), ("e1 b2", shown));
}

#[test]
fn an_empty_discard_pile_gives_nothing() {
    let mut game = with(2, "BB4");
    game.play("take BB4; do bonus");
    assert_eq!(game.told(|it| matches!(it, Event::Lapsed { act: Act::Bonus, .. })), 1);
}
