//! Action cards: what each improved, yellow, advanced and two-colour card adds.

use autobahn::data::data;
use autobahn::nouns::*;
use autobahn::{Reason, Step};

use crate::position::*;

/// Era 3 with one card to play and money enough.
fn with_card(id: &str) -> Position {
    let mut game = players(2);
    game.era(3).hand(0, &format!("{id} black")).money(0, 100);
    game
}

const SIDES: [&str; 5] = ["red", "cyan", "orange", "purple", "white"];

// ---- improved ----

#[test]
fn twenty_improved_cards_are_four_kinds_in_five_colours() {
    for kind in 1..=4 {
        for colour in SIDES {
            let it = &data().cards[card(&format!("I{kind}.{colour}")).idx()];
            assert_eq!(it.colours, Colours::one(<Colour as engine::Noun>::named(colour).unwrap()));
        }
    }
    assert_eq!(data().improved.len(), 20);
}

#[test]
fn i1_develops_with_a_build() {
    let mut game = with_card("I1.red");
    game.play("play I1.red; at build; build R3.2");
    assert_eq!(game.p(0).track, 1);
    let mut game = with_card("I1.red");
    game.play("play I1.red; at load; load HH 1");
    assert_eq!(game.p(0).track, 0, "not with anything else");
}

#[test]
fn i1_develops_on_top_of_the_icon() {
    let mut game = with_card("I1.cyan");
    game.lay("R3").track(0, 3).play("play I1.cyan; at build; build C1.1");
    assert_eq!(game.p(0).track + 1, 5);
}

#[test]
fn i2_develops_for_each_section_upgraded() {
    let mut game = with_card("I2.red");
    game.lay("R3").track(0, 3).play("play I2.red; at upgrade; upgrade R3");
    assert_eq!(game.p(0).track + 1, 5);
    let mut game = with_card("I2.white");
    game.lay("W4").track(0, 3).play("play I2.white; at upgrade; upgrade W4");
    assert_eq!(game.p(0).track + 1, 4);
    let mut game = with_card("I2.red");
    game.track(0, 3).play("play I2.red; at build; build R3.2");
    assert_eq!(game.p(0).track + 1, 3, "not with anything else");
}

#[test]
fn i3_gives_the_loaded_truck_a_step() {
    let mut game = with_card("I3.red");
    game.play(
        "play I3.red; at load; load HH 1; move 1 B2.1; move 1 B3.1; move 1 B3.2; move 1 B4.1",
    );
    assert_eq!(game.step(), Step::Trucks);
}

#[test]
fn i3_gives_the_other_truck_nothing() {
    let mut game = with_card("I3.red");
    game.lay("R4").tech(0, Column::Trade, 2).truck(0, 1, "R4.1", Good::Chemicals);
    game.play("play I3.red; at load; load HH 2; move 1 B2.1");
    assert_eq!(game.step(), Step::Moving { truck: TruckNo::of(0), left: 2 });
    game.play("stop; move 2 R4.1");
    assert_eq!(game.step(), Step::Moving { truck: TruckNo::of(1), left: 3 });
}

#[test]
fn i4_adds_a_station_of_its_colour_before_or_after() {
    let mut game = with_card("I4.red");
    game.play("play I4.red; at build; build R3.2");
    assert_eq!(game.legal(), ["station R3", "done"]);
    game.play("station R3");
    assert_eq!(game.step(), Step::Trucks);
    let mut game = with_card("I4.red");
    game.lay("R4.1").play("play I4.red; at build; station R4; build R3.2");
    assert_eq!(game.p(0).stations_built(), 1);
}

#[test]
fn i4_in_the_station_space_builds_two() {
    let mut game = with_card("I4.red");
    game.lay("R3 R4").play("play I4.red; at station; station R3; station R4");
    assert_eq!((game.p(0).stations_built(), game.step()), (2, Step::Trucks));
}

#[test]
fn additions_may_be_declined() {
    let mut game = with_card("I4.red");
    game.play("play I4.red; at build; build R3.2; done");
    assert_eq!((game.p(0).stations_built(), game.step()), (0, Step::Trucks));
}

#[test]
fn an_addition_does_not_replace_the_action() {
    let mut game = with_card("I4.red");
    game.lay("R4.1").play("play I4.red; at build; station R4");
    assert_eq!(game.why("done"), Reason::TakeTheAction);
}

// ---- yellow ----

#[test]
fn yellow_adds_a_yellow_section_in_any_order() {
    let mut game = with_card("yellow");
    game.play("play yellow; at build; build Y6.1");
    assert!(game.can("done"));
    game.play("build Y5.2");
    assert_eq!((game.office(Colour::Yellow), game.step()), (vec![0, 0], Step::Trucks));
    let mut game = with_card("yellow");
    game.lay("O5 Y5").play("play yellow; at station; build Y1.1; station Y5");
    assert_eq!(game.step(), Step::Trucks, "one section beside the other action");
}

#[test]
fn yellow_may_build_first_what_its_action_needs() {
    let mut game = with_card("yellow");
    game.play("play yellow");
    assert_eq!(game.choices("at"), "unlock, build, upgrade", "an upgrade once Y6 is built");
    game.play("at upgrade");
    assert_eq!(game.choices("build"), "Y6.1");
    game.play("build Y6.1; upgrade Y6");
    assert_eq!(game.step(), Step::Trucks);
}

#[test]
fn yellow_may_not_build_so_that_its_action_becomes_impossible() {
    let mut game = with_card("yellow");
    game.lay("Y6").money(0, 12).play("play yellow; at upgrade");
    assert_eq!(game.choices("build"), "");
    assert_eq!(game.why("build Y5.2"), Reason::ActionMustStayPossible);
    game.play("upgrade Y6");
    assert_eq!(game.step(), Step::Trucks, "no money is left for more");
}

// ---- advanced ----

#[test]
fn a01_to_a05_join_upgrade_and_load() {
    for (id, colour, depot) in [
        ("A01", "red", "HH"),
        ("A02", "cyan", "HAN"),
        ("A03", "orange", "WUE"),
        ("A04", "purple", "BH"),
        ("A05", "white", "CR"),
    ] {
        let long =
            data().links.iter().find(|it| it.colour.name() == colour && it.length == 2).unwrap();
        let mut game = with_card(id);
        game.lay(&long.id)
            .play(&format!("play {id}; at upgrade; upgrade {}; load {depot} 1", long.id));
        assert_eq!(game.step(), Step::Trucks);
        let mut game = with_card(id);
        game.lay(&long.id)
            .play(&format!("play {id}; at load; upgrade {}; load {depot} 1", long.id));
        assert_eq!(game.step(), Step::Trucks, "and the other way round, in any order");
    }
}

#[test]
fn a01_adds_nothing_to_a_build() {
    let mut game = with_card("A01");
    game.lay("R3").play("play A01; at build; build R4.1");
    assert_eq!(game.step(), Step::Trucks);
}

#[test]
fn a06_sells_two_steps_for_ten() {
    let mut game = with_card("A06");
    game.track(0, 3).money(0, 18).play("play A06; at build; build R3.2; pay");
    assert_eq!((game.p(0).money, game.p(0).track + 1, game.step()), (4, 5, Step::Trucks));
    let mut game = with_card("A06");
    game.money(0, 17).play("play A06; at build");
    assert_eq!(game.why("pay"), Reason::ActionMustStayPossible, "the section costs 8");
    game.play("build R3.2");
    assert_eq!(game.step(), Step::Trucks, "and then the money does not suffice");
}

#[test]
fn a06_is_paid_once_and_not_in_part() {
    let mut game = with_card("A06");
    game.track(0, 3).play("play A06; at build; pay");
    assert_eq!(game.choices("build"), "R3.2, R4.1");
    assert_eq!(game.why("pay"), Reason::NotOffered);
}

#[test]
fn a07_moves_every_truck_two_steps_more() {
    let mut game = with_card("A07");
    game.tech(0, Column::Trade, 2).lay("C2").truck(0, 1, "C2.1", Good::Chemicals);
    game.play("play A07; at load; load HAN 2; move 1 C2.2");
    assert_eq!(game.step(), Step::Moving { truck: TruckNo::of(0), left: 4 });
    game.play("stop; move 2 B2.1");
    assert_eq!(game.step(), Step::Moving { truck: TruckNo::of(1), left: 4 });
}

#[test]
fn a08_builds_two_sections_five_cheaper_each() {
    let mut game = with_card("A08");
    game.money(0, 3 + 3).play("play A08; at build");
    assert_eq!(game.choices("pair"), "P3.2", "P3 costs 8 - 5 each, P4 12 - 5");
    game.play("pair P3.2");
    assert_eq!(game.legal(), ["build P3.1"], "the second may extend the first");
    game.play("build P3.1");
    assert_eq!((game.p(0).money, game.office(Colour::Purple)), (0, vec![0, 0]));
    assert_eq!(game.step(), Step::Trucks);
}

#[test]
fn a08_may_build_a_single_section_at_full_price() {
    let mut game = with_card("A08");
    game.money(0, 8).play("play A08; at build; build P3.2");
    assert_eq!((game.p(0).money, game.step()), (0, Step::Trucks));
}

#[test]
fn a08_in_another_space_builds_nothing() {
    let mut game = with_card("A08");
    game.play("play A08; at load");
    assert_eq!(game.choices("pair"), "");
}

#[test]
fn a08_takes_the_effects_of_both_sections() {
    let mut game = with_card("A08");
    game.lay("P3 P4").track(0, 3).play("play A08; at build; pair P2.1; build P5.1");
    assert_eq!(game.p(0).track + 1, 5, "both have a Develop icon");
    assert_eq!(game.stacks[2], 12);
}

#[test]
fn a09_brings_twelve_even_for_its_own_action() {
    let mut game = with_card("A09");
    game.money(0, 0).play("play A09; at build; build O5.1");
    assert_eq!(game.p(0).money, 0);
}

#[test]
fn a10_may_develop_once() {
    let mut game = with_card("A10");
    game.play("play A10; at build; build W4.1; develop");
    assert_eq!((game.p(0).track, game.step()), (1, Step::Trucks));
    let mut game = with_card("A10");
    game.play("play A10; at build; develop; build W4.1");
    assert_eq!((game.p(0).track, game.step()), (1, Step::Trucks));
    let mut game = with_card("A10");
    game.play("play A10; at build; build W4.1; done");
    assert_eq!(game.p(0).track, 0);
}

#[test]
fn a11_builds_and_joins_upgrade_and_load() {
    let mut game = with_card("A11");
    game.lay("C3 C4").play("play A11; at load; build Y6.1; upgrade Y6; load B 1");
    assert_eq!((game.office(Colour::Yellow), game.step()), (vec![0, 0], Step::Trucks));
    let mut game = with_card("A11");
    game.lay("C3 C4").play("play A11; at upgrade; build Y6.1; load B 1; upgrade Y6");
    assert_eq!(game.step(), Step::Trucks);
}

#[test]
fn a12_promotes_if_it_built() {
    let mut game = with_card("A12");
    game.lobby(0, 1).play("play A12; at build; build Y6.1; done; promote finance 1");
    assert_eq!(game.step(), Step::Trucks);
    let mut game = with_card("A12");
    game.lobby(0, 1).play("play A12; at unlock; build Y6.1; unlock trade 1; promote finance 1");
    assert_eq!(game.step(), Step::Trucks, "the additional section counts");
    let mut game = with_card("A12");
    game.lobby(0, 1).play("play A12; at unlock; unlock trade 1; done");
    assert_eq!(game.step(), Step::Trucks, "no section, no promotion");
}

#[test]
fn a12_promotes_once_for_two_sections() {
    let mut game = with_card("A12");
    game.lobby(0, 2).play("play A12; at build; build Y6.1; build Y5.2; promote finance 1");
    assert_eq!(game.step(), Step::Trucks);
}

/// The German edition: a section built with this card.
#[test]
fn a12_does_not_count_what_a_tile_builds() {
    let mut game = with_card("A12");
    game.lobby(0, 1).tile(0, Tile::Build).play("use build; build R3.2");
    game.play("play A12; at unlock; unlock trade 1; done");
    assert_eq!(game.step(), Step::Trucks);
}

#[test]
fn a13_is_a_black_card() {
    let mut game = with_card("A13");
    game.play("play A13; at build");
    assert_eq!(game.choices("build"), "B1.1, B6.1");
}

#[test]
fn a14_is_any_of_five_colours() {
    let mut game = with_card("A14");
    game.lay("Y6").play("play A14; at build");
    let sections = "R3.2, R4.1, C2.2, C3.1, O4.2, O5.1, P3.2, P4.1, W3.2, W4.1";
    assert_eq!(game.choices("build"), sections, "neither black nor yellow");
    game.play("build P4.1");
    assert_eq!(game.office(Colour::Purple), [0]);
}

#[test]
fn a14_chooses_its_unlock_token() {
    let mut game = with_card("A14");
    game.play("play A14; at unlock");
    assert_eq!(game.choices("token"), "red, cyan, orange, purple, white");
    game.play("token orange; unlock service 1");
    assert!(!game.p(0).tokens.contains(Colour::Orange));
}

#[test]
fn fourteen_advanced_cards_have_the_printed_colours() {
    let colours: Vec<String> = (1..=14)
        .map(|n| data().cards[card(&format!("A{n:02}")).idx()].colours)
        .map(|it| it.iter().map(Colour::name).collect::<Vec<_>>().join("/"))
        .collect();
    let sides = "red cyan orange purple white";
    let expected = format!(
        "{sides} red cyan purple orange white yellow yellow black {}",
        sides.replace(' ', "/")
    );
    assert_eq!(colours.join(" "), expected);
}

// ---- two colours ----

#[test]
fn two_colour_cards_act_and_add_in_either_colour() {
    let mut game = with_card("S1");
    game.lay("R3").play("play S1; at build");
    assert_eq!(game.choices("build"), "R2.1, R4.1, C1.1, C2.1, C2.2, C3.1");
    game.play("build C2.2");
    assert_eq!(game.choices("station"), "R3, C2");
    assert_eq!(game.office(Colour::Cyan), [0], "the colour that was built");
}

#[test]
fn the_other_two_colour_cards() {
    let mut game = with_card("S2");
    game.play("play S2; at build; build O4.2; station O4");
    assert_eq!(game.step(), Step::Trucks);
    let mut game = with_card("S3");
    game.lay("P3").play("play S3; at upgrade; upgrade P3; load HH 1");
    assert_eq!(game.step(), Step::Trucks);
    let mut game = with_card("S4");
    game.lay("O5").play("play S4; at load; load HAN 1; upgrade O5");
    assert_eq!(game.step(), Step::Trucks);
    let mut game = with_card("S5");
    game.play("play S5; at build; build W4.1; develop");
    assert_eq!(game.p(0).track, 1);
    let mut game = with_card("S6");
    game.money(0, 0).play("play S6; at build; build O5.1");
    assert_eq!(game.p(0).money, 0);
    let mut game = with_card("S7");
    game.play("play S7; at load; load CR 1; move 1 B5.1");
    assert_eq!(game.step(), Step::Moving { truck: TruckNo::of(0), left: 4 });
    let mut game = with_card("S8");
    game.track(0, 3).play("play S8; at station; pay; station B3");
    assert_eq!(game.p(0).track + 1, 5);
}

#[test]
fn a_two_colour_card_unlocks_with_a_token_of_either() {
    let mut game = with_card("S1");
    game.play("play S1; at unlock");
    assert_eq!(game.choices("token"), "red, cyan");
    assert_eq!(game.why("token white"), Reason::WrongColour { is: Colour::White });
    game.play("token cyan; unlock trade 1");
    let mut game = with_card("S8");
    game.play("play S8; at unlock; unlock trade 1");
    assert!(!game.p(0).tokens.contains(Colour::Purple), "there is no black token to choose");
}
