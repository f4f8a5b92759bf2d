//! Action "Upgrade link".

use autobahn::Reason;
use autobahn::nouns::*;

use crate::position::*;

#[test]
fn only_complete_single_links_of_the_colour() {
    let mut game = players(2);
    game.lay("O4.2 O5").dual("B3").money(0, 50);
    game.play("play black; at upgrade");
    assert_eq!(game.choices("upgrade"), "B2, B4, B5");
    assert_eq!(game.why("upgrade B3"), Reason::AlreadyDual);
    assert_eq!(game.why("upgrade B1"), Reason::LinkUnfinished);
    assert_eq!(game.why("upgrade O5"), Reason::WrongColour { is: Colour::Orange });
    game.turn_of(0).hand(0, "orange").play("play orange; at upgrade");
    assert_eq!(game.choices("upgrade"), "O5");
    assert_eq!(game.why("upgrade O4"), Reason::LinkUnfinished);
}

#[test]
fn both_sections_are_paid_and_one_employee_is_placed() {
    let mut game = players(2);
    game.money(0, 12).play("play black; at upgrade; upgrade B4");
    assert_eq!((game.p(0).money, game.p(0).supply), (0, 23));
    assert_eq!(game.office(Colour::Black), [0, 1, 0]);
    assert!(game.roads.dual.contains(link("B4").number()));
}

#[test]
fn a_full_office_passes_its_leftmost_on() {
    let mut game = players(2);
    game.seated(Colour::Black, &[1, 0, 1]).play("play black; at upgrade; upgrade B2");
    assert_eq!((game.office(Colour::Black), game.p(1).lobby), (vec![0, 1, 0], 1));
}

#[test]
fn costs_rise_with_the_eras() {
    let cost = |era, id: &str| {
        let mut game = players(2);
        game.era(era).money(0, 50).play(&format!("play black; at upgrade; upgrade {id}"));
        50 - game.p(0).money
    };
    assert_eq!(
        [1, 2, 3].map(|era| [cost(era, "B2"), cost(era, "B3")]),
        [[6, 12], [8, 16], [12, 24]]
    );
}

#[test]
fn what_cannot_be_paid_is_not_offered() {
    let mut game = players(2);
    game.money(0, 11).play("play black; at upgrade");
    assert_eq!(game.choices("upgrade"), "B2, B5");
    assert_eq!(game.why("upgrade B3"), Reason::NotEnoughMoney { need: 12, have: 11 });
}

#[test]
fn each_autobahn_adds_two_more_once_it_has_a_dual_link() {
    let mut game = players(2);
    game.money(0, 50).play("play black; at upgrade; upgrade B2");
    assert_eq!(["HH", "HAN", "BH"].map(|id| game.value(id)), [4, 4, 2]);
    game.dual("B3");
    assert_eq!(["HH", "HAN", "BH"].map(|id| game.value(id)), [4, 4, 4]);
}

#[test]
fn the_highest_city_values_are_four_for_each_autobahn() {
    let mut game = players(2);
    let all: Vec<&str> = Link::all().map(Link::name).collect();
    game.roads.built = (0..52).collect();
    game.roads.dual = all.iter().map(|id| link(id).number()).collect();
    let most = ["HH", "N", "HAN", "MD", "SN", "B"].map(|id| game.value(id));
    assert_eq!(most, [12, 12, 8, 4, 4, 8]);
}

#[test]
fn technology_takes_two_off_each_section_and_develops() {
    let mut game = players(2);
    game.tech(0, Column::Network, 2).money(0, 8).play("play black; at upgrade; upgrade B3");
    assert_eq!((game.p(0).money, game.p(0).track), (0, 1));
    let mut game = players(2);
    game.tech(0, Column::Network, 1).money(0, 12).play("play black; at upgrade; upgrade B3");
    assert_eq!((game.p(0).money, game.p(0).track), (0, 1), "one step, however long the link");
}

#[test]
fn the_bonus_action_upgrades_in_any_colour_with_the_technologies() {
    let mut game = players(2);
    game.lay("O5").tech(0, Column::Network, 2).tile(0, Tile::Upgrade).money(0, 4);
    game.play("use upgrade");
    assert_eq!(game.choices("upgrade"), "O5, B2, B5");
    game.play("upgrade O5");
    assert_eq!((game.p(0).money, game.p(0).track), (0, 1));
    assert_eq!(game.office(Colour::Orange), [0]);
}
