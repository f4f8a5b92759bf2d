//! Making a delivery; phase 1: Claim delivery bonus.

use autobahn::nouns::*;
use autobahn::{Event, Reason, Step, Truck};

use crate::position::*;

/// Seat 0 with board B at the Danish border, in phase 3 after a black card.
fn at_denmark(good: Good) -> Position {
    let mut game = players(3);
    game.board(0, "B").lay("B1").truck(0, 1, "B1.1", good).money(0, 0).drive(0, "black");
    game
}

#[test]
fn the_border_must_be_crossed() {
    let mut game = players(2);
    game.lay("B1").truck(0, 1, "HH", Good::Chemicals).drive(0, "black").play("move 1 B1.1");
    assert_eq!(game.p(0).delivered, 0);
    assert!(game.can("deliver 1"), "a second step delivers");
    let mut game = players(2);
    game.lay("B1").truck(0, 1, "B2.1", Good::Chemicals).drive(0, "black");
    assert_eq!(game.why("deliver 1"), Reason::NotAtBorder);
    game.play("move 1 B1.1");
    game.play("stop; end; 1 fund; end");
    assert_eq!(game.p(0).delivered, 0);
}

#[test]
fn no_step_left_no_delivery() {
    let mut game = players(2);
    game.lay("B1").truck(0, 1, "B3.1", Good::Chemicals).drive(0, "black");
    game.play("move 1 B2.1; move 1 B1.1");
    assert_eq!(game.legal(), ["end"]);
}

#[test]
fn the_truck_goes_home_without_its_good() {
    let mut game = at_denmark(Good::Chemicals);
    game.panel("DK", &[]).play("deliver 1");
    assert_eq!(game.p(0).trucks[0], Truck::Home);
}

#[test]
fn one_tile_of_the_country_is_chosen() {
    let mut game = at_denmark(Good::Chemicals);
    game.panel("DK", &[Tile::Swap, Tile::Money]).play("deliver 1");
    assert_eq!(game.legal(), ["tile money", "tile swap"]);
    assert_eq!(game.why("tile load"), Reason::NoSuchTileThere);
    game.play("tile swap");
    assert_eq!((game.p(0).tiles[Tile::Swap.idx()], game.p(0).tiles_taken), (1, 1));
    let panel = game.panels[country("DK").idx()];
    assert_eq!(panel.into_iter().flatten().collect::<Vec<_>>(), [Tile::Money]);
}

#[test]
fn the_only_kind_of_tile_is_taken_without_asking() {
    let mut game = at_denmark(Good::Chemicals);
    game.panel("DK", &[Tile::Swap, Tile::Swap]).play("deliver 1");
    assert_eq!((game.p(0).tiles[Tile::Swap.idx()], game.step()), (1, Step::Trucks));
}

#[test]
fn an_empty_panel_gives_no_tile() {
    let mut game = at_denmark(Good::Chemicals);
    game.panel("DK", &[]).play("deliver 1");
    assert_eq!((game.p(0).tiles_taken, game.p(0).delivered), (0, bit("DK")));
}

#[test]
fn a_tile_waits_for_a_later_turn() {
    let mut game = players(3);
    game.lay("B1").truck(0, 1, "B1.1", Good::Chemicals).panel("DK", &[Tile::Money]);
    game.tech(0, Column::Service, 2).stations(0, "R3").board(0, "A").turn_of(0);
    // The second station's bonus at once is a step in phase 2.
    game.play("play black; at station; station B3; deliver 1");
    assert_eq!(game.step(), Step::Trucks, "no tile is offered any more in this turn");
    game.play("end; 1 fund; end; 2 fund; end");
    assert!(game.can("use money"));
}

#[test]
fn a_fresh_tile_is_told_from_an_older_one_of_its_kind() {
    let mut game = players(3);
    game.lay("B1").truck(0, 1, "B1.1", Good::Chemicals).tile(0, Tile::Money);
    game.tech(0, Column::Service, 2).stations(0, "R3").panel("DK", &[Tile::Money]);
    game.play("play black; at station; station B3; deliver 1");
    assert_eq!((game.step(), game.p(0).tiles[Tile::Money.idx()]), (Step::Act, 2));
    assert_eq!(game.legal(), ["use money", "done"]);
}

#[test]
fn the_preferred_good_stores_a_bonus_and_any_other_pays() {
    let mut game = at_denmark(Good::Chemicals);
    game.panel("DK", &[]).play("deliver 1");
    assert_eq!((game.p(0).unclaimed, game.p(0).paid, game.p(0).money), (bit("DK"), 0, 0));
    for good in [Good::Appliances, Good::Automotive] {
        let mut game = at_denmark(good);
        game.panel("DK", &[]).play("deliver 1");
        assert_eq!((game.p(0).unclaimed, game.p(0).paid, game.p(0).money), (0, bit("DK"), 2));
    }
}

#[test]
fn both_rewards_of_a_country_can_be_had_but_each_once() {
    let mut game = at_denmark(Good::Chemicals);
    game.panel("DK", &[]).play("deliver 1");
    let again = |game: &mut Position, good| {
        game.hand(0, "black red").truck(0, 1, "B1.1", good).drive(0, "black").play("deliver 1");
        (game.p(0).unclaimed, game.p(0).paid, game.p(0).money)
    };
    assert_eq!(again(&mut game, Good::Automotive), (bit("DK"), bit("DK"), 2));
    assert_eq!(again(&mut game, Good::Appliances), (bit("DK"), bit("DK"), 2), "paid once");
}

/// Gap in the rulebook: a second preferred good earns no reward, but still a tile.
#[test]
fn a_preferred_good_is_never_paid_as_another() {
    let mut game = at_denmark(Good::Chemicals);
    game.p(0).delivered = bit("DK");
    game.p(0).claimed = bit("DK");
    game.panel("DK", &[Tile::Swap]).play("deliver 1");
    assert_eq!((game.p(0).unclaimed, game.p(0).paid, game.p(0).money), (0, 0, 0));
    assert_eq!(game.p(0).tiles[Tile::Swap.idx()], 1);
}

#[test]
fn arhus_and_copenhagen_are_both_denmark() {
    let mut game = players(2);
    game.board(0, "B").lay("R4").truck(0, 1, "R4.2", Good::Chemicals).panel("DK", &[Tile::Swap]);
    game.drive(0, "red").play("deliver 1");
    assert_eq!((game.p(0).delivered, game.p(0).unclaimed), (bit("DK"), bit("DK")));
    assert_eq!(game.p(0).tiles[Tile::Swap.idx()], 1);
}

#[test]
fn every_country_has_its_border() {
    let borders =
        ["O6.2", "B6.1", "P1.1", "W1.1", "O1.1", "B1.1", "C5.1", "W5.2", "R4.2", "Y5.1", "Y4.1"];
    let countries = borders.map(|border| {
        let mut game = players(2);
        game.era(3).lay(border).truck(0, 1, border, Good::Chemicals);
        let colour = autobahn::data::data().sections[section(border).idx()].colour;
        game.hand(0, colour.name()).drive(0, colour.name()).play("deliver 1");
        Country::all().find(|it| game.p(0).delivered == 1 << it.number()).unwrap().name()
    });
    assert_eq!(countries, ["AT", "IT", "CH", "FR", "NL", "DK", "PL", "CZ", "DK", "PL", "PL"]);
}

// ---- claims ----

#[test]
fn a_stored_bonus_waits_for_the_next_turn() {
    let mut game = at_denmark(Good::Chemicals);
    game.panel("DK", &[]).play("deliver 1");
    assert_eq!(game.legal(), ["end"]);
    game.play("end; 1 fund; end; 2 fund; end");
    assert_eq!(game.legal(), ["claim DK", "skip"]);
}

#[test]
fn a_claim_happens_once_in_the_game() {
    let mut game = at_denmark(Good::Chemicals);
    game.panel("DK", &[]).play("deliver 1; end; 1 fund; end; 2 fund; end; 0 claim DK; flip build");
    assert_eq!((game.p(0).unclaimed, game.p(0).claimed, game.p(0).track), (0, bit("DK"), 2));
    game.turn_of(0);
    assert_eq!(game.step(), Step::Act);
}

#[test]
fn every_kind_of_delivery_bonus() {
    let claim = |board: &str, id: &str| {
        let mut game = players(2);
        game.board(0, board).money(0, 0).p(0).delivered = bit(id);
        game.p(0).unclaimed = bit(id);
        game.turn_of(0).play(&format!("claim {id}"));
        game
    };
    assert_eq!(claim("A", "DK").step(), Step::UnlockExtra);
    assert_eq!(claim("A", "NL").p(0).track, 2);
    assert_eq!(claim("A", "FR").step(), Step::Discard);
    assert_eq!(claim("A", "CH").p(0).money, 8);
    assert_eq!(claim("A", "PL").p(0).money, 10);
}

// ---- pharmaceuticals ----

fn with_pharmaceuticals(border: &str, colour: &str) -> Position {
    let mut game = players(2);
    game.era(3).lay(border).truck(0, 1, border, Good::Pharmaceuticals).money(0, 0);
    (0..8).for_each(|it| {
        game.panel(Country::of(it).name(), &[]);
    });
    game.lobby(0, 2).hand(0, colour).drive(0, colour);
    game
}

#[test]
fn the_first_pharmaceuticals_give_the_countrys_bonus_at_once() {
    for (border, colour, promotions) in [
        ("O6.2", "orange", 1),
        ("B6.1", "black", 2),
        ("P1.1", "purple", 2),
        ("W1.1", "white", 2),
        ("O1.1", "orange", 1),
        ("B1.1", "black", 1),
    ] {
        let mut game = with_pharmaceuticals(border, colour);
        game.play("deliver 1");
        let pending = game.stack.frames().iter().filter(|it| it.step == Step::Promote).count();
        assert_eq!(pending, promotions, "{border}");
    }
    let mut game = with_pharmaceuticals("C5.1", "cyan");
    game.play("deliver 1");
    assert_eq!(game.p(0).track, 2);
    let mut game = with_pharmaceuticals("W5.2", "white");
    game.play("deliver 1");
    assert_eq!(game.step(), Step::UnlockExtra);
}

#[test]
fn the_first_pharmaceuticals_leave_both_rewards_of_the_board() {
    let mut game = with_pharmaceuticals("C5.1", "cyan");
    game.play("deliver 1");
    let player = game.p(0);
    assert_eq!((player.delivered, player.unclaimed, player.paid), (bit("PL"), 0, 0));
    assert_eq!(player.money, 0);
    assert_eq!(game.pharmaceuticals, bit("PL"));
}

#[test]
fn later_pharmaceuticals_are_paid_if_the_dm_space_is_free() {
    let mut game = with_pharmaceuticals("C5.1", "cyan");
    game.pharmaceuticals = bit("PL");
    game.play("deliver 1");
    assert_eq!((game.p(0).money, game.p(0).paid, game.p(0).track), (4, bit("PL"), 0));

    let mut game = with_pharmaceuticals("C5.1", "cyan");
    game.pharmaceuticals = bit("PL");
    game.p(0).delivered = bit("PL");
    game.p(0).paid = bit("PL");
    game.play("deliver 1");
    assert_eq!(game.p(0).money, 0, "nothing at all");
}

#[test]
fn pharmaceuticals_bring_a_tile_and_count_for_trade_either_way() {
    let mut game = with_pharmaceuticals("C5.1", "cyan");
    game.pharmaceuticals = bit("PL");
    game.panel("PL", &[Tile::Swap]).play("deliver 1");
    assert_eq!(game.p(0).tiles[Tile::Swap.idx()], 1);
    assert_eq!(game.units(seat(0), Department::Trade), 1);
    assert!(!game.events.iter().any(|it| matches!(it, Event::FirstPharmaceuticals { .. })));
}

#[test]
fn the_tile_is_taken_before_the_bonus() {
    let mut game = with_pharmaceuticals("C5.1", "cyan");
    game.panel("PL", &[Tile::Swap, Tile::Load]).track(0, 1).play("deliver 1");
    assert_eq!(game.step(), Step::PickTile(country("PL")));
    game.play("tile load; flip build");
    assert_eq!(game.p(0).track, 2);
}
