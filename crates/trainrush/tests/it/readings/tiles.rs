//! Siding tiles: which must be executed, and the stacks that the next ones come from.

use std::collections::BTreeSet;

use engine::{Bag, Bits, Game, Rng, Seat, Seed, Set};
use serde_json::{Value, json};
use trainrush::nouns::*;
use trainrush::{Reason, Step, TileStack, TrainRush};

use crate::position::*;

/// What exchanges or draws a wagon.
const WAGONS: [&str; 5] = ["B17", "B18", "B19", "B20", "B21"];

#[test]
fn wagons_of_a_tile_may_be_declined_where_it_lies_on_the_way() {
    for id in WAGONS {
        let mut game = players(2);
        game.stand(0, "R-M3").tile(3, id).turn(0, Step::Travel(1)).play("move SR2a1");
        assert_eq!(game.legal().pop().unwrap(), "skip", "{id}");
        let before = game.seat(0).train;
        game.play("skip");
        assert_eq!(game.seat(0).train, before);
        assert!(game.tiles_discarded.contains(tile(id)), "it is gone all the same");
    }
}

/// By a contractor's bonus.
fn chosen_by_bonus(id: &str) -> Position {
    let mut game = players(2);
    game.stand(0, "R-I6").first_cars(0, "_", "_").station(1, "ZR1").warehouse(0, "ZR1");
    game.tile(5, id).seats[0].contractor = [2, 0, 0];
    game.turn(0, Step::Travel(1)).play("move R-I7; lease ZR1 red");
    game
}

/// By hero C04.
fn chosen_by_hero(id: &str) -> Position {
    let mut game = players(2);
    let city = hero("C04").data().city.data();
    game.stand(0, &city.field.to_string()).tile(5, id).hero(0, "C04");
    game.turns(&[(0, Step::Mission), (0, Step::Advance { may: false })]).play("mission C04");
    game
}

#[test]
fn a_bonus_may_be_declined_before_a_tile_is_chosen_but_not_a_hero() {
    let mut game = chosen_by_bonus("B19");
    assert_eq!(game.step(), Step::Tile { may: true });
    let tiles = game.tiles;
    game.play("skip");
    assert_eq!(game.tiles, tiles, "every tile stays");
    let game = chosen_by_hero("B19");
    assert_eq!(game.step(), Step::Tile { may: false });
    assert!(game.legal().iter().all(|it| it.starts_with("tile ")));
    assert_eq!(game.why("skip"), Reason::MustBeDone);
}

#[test]
fn whoever_chooses_a_tile_executes_it_and_its_wagons_too() {
    for id in WAGONS {
        for mut game in [chosen_by_bonus(id), chosen_by_hero(id)] {
            let train = game.seat(0).train;
            game.play("tile 5");
            assert!(matches!(game.step(), Step::Exchange { .. } | Step::DrawWagon { .. }), "{id}");
            while matches!(
                game.step(),
                Step::Exchange { .. } | Step::ExchangeFor { .. } | Step::DrawWagon { .. }
            ) {
                assert!(game.legal().iter().all(|it| !it.starts_with("skip")), "{id}");
                assert_eq!(game.why("skip"), Reason::MustBeDone);
                let first = game.legal()[0].clone();
                game.play(&first);
            }
            assert_ne!(game.seat(0).train, train, "{id}");
            assert!(game.tiles_discarded.contains(tile(id)) && game.tiles[4].is_some());
        }
    }
}

/// A tile that could not be carried out at all is not chosen for nothing.
#[test]
fn a_tile_without_effect_cannot_be_chosen() {
    let mut game = chosen_by_bonus("B17");
    assert!(game.can("tile 5"));
    game.train(0, "W201 _ _, W202 _ _");
    game.seats[0].train.rotate_left(2);
    game.seats[0].train[2..].fill(None);
    assert_eq!(game.why("tile 5"), Reason::NoEffect);
}

fn is_quiet(tile: Tile) -> bool {
    let effect = trainrush::data::data().tiles[tile.idx()].effect;
    matches!(effect, Effect::Coal(_) | Effect::Investment(_))
}

/// Puts a tile that asks nothing on this number and a locomotive before it: the tile and the move.
fn approach(game: &mut Position, number: u8) -> (Tile, String) {
    let at = ["SR1a1", "SR1a2", "SR2a1", "SR2a2", "SR2b1", "SR2b2", "SR3a1", "SR3a2", "SR4a1"];
    let before = ["R-I3", "SR1a1", "R-M3", "SR2a1", "R-M3", "SR2b1", "R-O2", "SR3a1", "R-O10"];
    let place = usize::from(number) - 1;
    let unseen = game.tile_stacks.unseen.0;
    let tile = unseen.iter().map(Tile::of).find(|it| is_quiet(*it)).unwrap();
    game.tile(number, &tile.to_string()).stand(0, before[place]);
    game.turns(&[(0, Step::Travel(1)), (0, Step::Play)]);
    (tile, format!("move {}", at[place]))
}

/// The tile of this number is executed: a quiet one.
fn execute(game: &mut Position, number: u8) -> Tile {
    let (tile, action) = approach(game, number);
    game.play(&action);
    tile
}

/// So many tiles are left in a first stack; the others of it are discarded.
fn shorten(game: &mut Position, nth: usize, left: u8) {
    let TileStack::First(count) = game.tile_stacks.stacks[nth] else { panic!("it was renewed") };
    game.tile_stacks.stacks[nth] = TileStack::First(left);
    for _ in left..count {
        let unseen = &mut game.tile_stacks.unseen.0;
        let loud = unseen.iter().find(|it| !is_quiet(Tile::of(*it)));
        let tile = loud.or(unseen.first()).unwrap();
        unseen.remove(tile);
        game.tiles_discarded.insert(Tile::of(tile));
    }
    game.check().unwrap();
}

fn heights(game: &Position) -> [u32; 3] {
    game.tile_stacks.stacks.map(TileStack::len)
}

#[test]
fn the_next_tile_comes_from_the_stack_beside_its_row() {
    for number in 1..=9 {
        let mut game = players(2);
        let tile = execute(&mut game, number);
        let mut expected = [13, 13, 12];
        expected[(usize::from(number) - 1) / 3] -= 1;
        assert_eq!(heights(&game), expected, "{number}");
        assert!(game.tiles_discarded.contains(tile) && game.tiles_discarded.len() == 1);
        let shown: Vec<u32> = game.view(None).tile_stacks.iter().map(|it| it.tiles).collect();
        assert_eq!(shown, expected);
    }
}

#[test]
fn a_stack_that_is_used_up_is_made_anew_from_the_discarded_tiles() {
    let mut game = players(2);
    shorten(&mut game, 1, 2);
    execute(&mut game, 4);
    assert_eq!((heights(&game), game.tiles_discarded.len()), ([13, 1, 12], 12), "not before");
    let discarded = game.tiles_discarded;
    let tile = execute(&mut game, 5);
    assert_eq!(
        (heights(&game), game.tiles_discarded.len()),
        ([13, 13, 12], 0),
        "with the last one"
    );
    let renewed = Bag(Bits(discarded.with(tile).word()));
    assert_eq!(game.tile_stacks.stacks[1], TileStack::Renewed(renewed), "the other stacks stay");
    let shown = game.view(None).tile_stacks;
    let known: Set<Tile> = shown[1].known.iter().copied().collect();
    assert_eq!(known, discarded.with(tile), "everybody saw them");
    assert!(shown[0].known.is_empty() && shown[2].known.is_empty());
    execute(&mut game, 6);
    assert!(known.contains(game.tiles[5].unwrap()), "the next tile is one of them");
    assert_eq!(heights(&game), [13, 12, 12]);
}

/// The smallest stack there can be: the tile that was just executed is the next one.
#[test]
fn one_discarded_tile_is_a_stack() {
    let mut game = players(2);
    shorten(&mut game, 1, 0);
    shorten(&mut game, 2, 1);
    let discarded = std::mem::take(&mut game.tiles_discarded);
    game.tile_stacks.stacks[1] = TileStack::Renewed(Bag(Bits(discarded.word())));
    let tile = execute(&mut game, 7);
    assert_eq!(heights(&game), [13, 24, 1]);
    execute(&mut game, 8);
    assert_eq!((heights(&game), game.tiles[7]), ([13, 24, 1], Some(tile)));
}

/// Of a renewed stack everybody knows the tiles; of the first ones only all of them together.
#[test]
fn what_may_come_from_a_stack_is_what_nobody_can_know_better() {
    let mut game = players(2);
    shorten(&mut game, 0, 1);
    execute(&mut game, 1);
    let TileStack::Renewed(known) = game.tile_stacks.stacks[0] else { panic!("not renewed") };
    let mut next = |number: u8| -> (BTreeSet<u8>, Bits) {
        let (_, action) = approach(&mut game, number);
        let world = |seed| {
            let mut game = game.clone();
            game.seed = Seed::from_number(seed);
            let viewer = Some(Seat((seed % 2) as u8));
            game.determinize(viewer, &mut Rng::at(Seed::from_number(seed), 0));
            assert_eq!(game.tile_stacks.stacks[0], TileStack::Renewed(known), "stays known");
            game.play(&action);
            game.tiles[usize::from(number) - 1].unwrap().number()
        };
        ((0..400).map(world).collect(), game.tile_stacks.unseen.0)
    };
    assert_eq!(next(2).0, known.0.iter().collect(), "each of them, and no other");
    let (seen, unseen) = next(5);
    assert_eq!(seen, unseen.iter().collect(), "any unseen tile, though the stack has fewer");
    assert!(unseen.len() > 13);
}

#[test]
fn a_stored_match_of_rules_1_goes_on_with_three_stacks() {
    let mut game = players(3);
    execute(&mut game, 4);
    let mut stored = serde_json::to_value(game.game).unwrap();
    let fields = stored.as_object_mut().unwrap();
    let stacks = fields.remove("tile_stacks").unwrap();
    fields.insert("tile_stack".into(), stacks["unseen"].clone());
    let read: TrainRush = serde_json::from_value(stored).unwrap();
    read.check().unwrap();
    assert_eq!(read.tile_stacks.unseen, game.tile_stacks.unseen);
    assert_eq!(read.tile_stacks.stacks, [13, 12, 12].map(TileStack::First));
    let now: TrainRush = serde_json::from_value(serde_json::to_value(game.game).unwrap()).unwrap();
    assert_eq!(now, game.game);
}

/// Loaded states are not trusted: a tile too many or too few is found.
#[test]
fn tiles_are_counted() {
    let game = players(2);
    let stored = serde_json::to_value(game.game).unwrap();
    let refused = |pointer: &str, value: Value| {
        let mut stored = stored.clone();
        *stored.pointer_mut(pointer).unwrap() = value;
        serde_json::from_value::<TrainRush>(stored).unwrap().check().unwrap_err()
    };
    let short = refused("/tile_stacks/stacks/2", json!({"first": 11}));
    assert_eq!(short, "37 tiles in the first stacks");
    let open = game.tiles[0].unwrap().number();
    let twice = refused("/tile_stacks/stacks/2", json!({"renewed": 1u64 << open}));
    assert_eq!(twice, "tiles in two places");
    assert!(refused("/tile_stacks/unseen", json!(0)).starts_with("tiles: 9 of 47"));
}
