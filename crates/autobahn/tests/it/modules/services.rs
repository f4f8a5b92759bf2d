//! Module 3: improved service stations.

use autobahn::nouns::*;
use autobahn::{Options, Reason, Subject};

use crate::position::*;

fn options() -> Options {
    Options { services: true, ..Options::default() }
}

/// Seat 0 has a station on the dual link between Dortmund and Hannover.
fn services() -> Position {
    let mut game = with_options(2, options());
    game.dual("C2").stations(0, "C2");
    game
}

impl Position {
    fn improved(&mut self, links: &str) -> &mut Self {
        self.game.improved = links.split_whitespace().map(|it| link(it).number()).collect();
        let used = self.game.improved.len();
        self.game.services = u8::MAX << used;
        self
    }
}

#[test]
fn eight_improvements_lie_ready() {
    let mut game = services();
    game.play("play cyan; at station; improve C2");
    assert_eq!(game.choices("service"), "1, 2, 3, 4, 5, 6, 7, 8");
}

#[test]
fn an_improvement_takes_the_place_of_a_new_station() {
    let mut game = services();
    game.era(3).lay("C3.1").play("play cyan; at station");
    assert!(game.can("station C3") && game.can("improve C2"));
    game.play("improve C2; service 6");
    assert!(!game.can("station C3"));
    assert_eq!(game.p(0).stations_built(), 1);
    assert!(game.game.improved.contains(link("C2").number()));
}

#[test]
fn only_own_stations_on_dual_links_of_the_cards_colour_and_each_once() {
    let mut game = services();
    game.lay("P1 P3 R3").dual("O4").stations(1, "O4").stations(0, "C2 P1 R3");
    game.play("play cyan; at station");
    assert_eq!(game.choices("improve"), "C2");
    assert_eq!(game.why("improve P1"), Reason::WrongColour { is: Colour::Purple });
    game.turn_of(0).hand(0, "orange purple").play("play purple; at station");
    assert_eq!(game.why("improve P1"), Reason::NotDual);
    let mut game = services();
    game.dual("O4").lay("O5 O6.1").stations(1, "O4").play("play orange; at station");
    assert_eq!(game.why("improve O4"), Reason::NotYourStation);
    let mut game = services();
    game.improved("C2").era(3).lay("C3.1").play("play cyan; at station");
    assert_eq!(game.why("improve C2"), Reason::AlreadyImproved);
}

#[test]
fn what_is_taken_is_gone() {
    let mut game = services();
    game.dual("R3").stations(0, "C2 R3").improved("R3").play("play cyan; at station; improve C2");
    assert_eq!(game.choices("service"), "2, 3, 4, 5, 6, 7, 8");
    let mut game = services();
    game.game.services = 0;
    game.era(3).lay("C3.1").play("play cyan; at station");
    assert_eq!(game.why("improve C2"), Reason::NoImprovementsLeft);
}

#[test]
fn a_card_a_tile_and_a_technology_may_improve_too() {
    let mut game = services();
    game.hand(0, "I4.cyan").play("play I4.cyan; at build; build C1.1; improve C2; service 1");
    let mut game = services();
    game.tile(0, Tile::Station).play("use station; improve C2; service 1");
    let mut game = services();
    game.tech(0, Column::Service, 2).play("play red; at unlock; unlock service 3");
    game.play("improve C2; service 1");
}

#[test]
fn it_is_a_station_action_but_no_station() {
    // Both lower technologies of Service: one step with every action, the bonus of a new station.
    let mut game = services();
    game.tech(0, Column::Service, 2)
        .money(0, 0)
        .play("play cyan; at station; improve C2; service 1");
    assert_eq!((game.p(0).track, game.p(0).money), (1, 0));
}

/// The turn after an improvement with this bonus.
fn gain(game: &mut Position, number: u8) {
    game.play(&format!("play cyan; at station; improve C2; service {number}"));
}

#[test]
fn the_first_promotes() {
    let mut game = services();
    game.lobby(0, 1);
    gain(&mut game, 1);
    assert_eq!(game.choices("promote"), "finance 1");
}

#[test]
fn the_second_places_an_employee_on_that_autobahn() {
    let mut game = services();
    gain(&mut game, 2);
    assert_eq!(game.office(Colour::Cyan), [0]);
}

#[test]
fn the_third_flips_an_action_tile() {
    let mut game = services();
    gain(&mut game, 3);
    assert_eq!(game.choices("flip"), "build, upgrade, load, station");
}

#[test]
fn the_fourth_is_funding_once_an_era() {
    let mut game = services();
    game.money(0, 0);
    gain(&mut game, 4);
    assert_eq!((game.p(0).money, game.p(0).funded), (12, 1));
    let mut game = services();
    game.money(0, 0).p(0).funded = 1;
    game.lobby(0, 0);
    gain(&mut game, 4);
    assert_eq!(game.p(0).money, 0);
    assert!(game.can("end"));
}

#[test]
fn the_fifth_gains_a_card() {
    let mut game = services();
    game.display("I1.red I2.red I3.red I4.red I1.cyan", "I2.cyan");
    gain(&mut game, 5);
    game.play("take I3.red");
    assert!(game.p(0).hand.contains(card("I3.red").number()));
}

#[test]
fn the_sixth_develops_three_steps() {
    let mut game = services();
    gain(&mut game, 6);
    // The third space is passed on the way, and its action tile is flipped first.
    game.play("flip build");
    assert_eq!(game.p(0).track, 3);
}

#[test]
fn the_seventh_brings_all_cards_back_without_money() {
    let mut game = services();
    game.played(0, Space::Build, "red orange").money(0, 0);
    gain(&mut game, 7);
    assert_eq!((game.p(0).hand.len(), game.p(0).all_played().len(), game.p(0).money), (6, 0, 0));
}

#[test]
fn the_eighth_moves_a_truck_up_to_three_steps_on_any_road() {
    let mut game = services();
    game.truck(0, 1, "HH", Good::Chemicals);
    gain(&mut game, 8);
    game.play("move 1 B2.1; move 1 B3.1; move 1 B3.2");
    assert!(game.can("end") && !game.can("stop"));
}

// ---- trucks ----

#[test]
fn an_own_improved_station_gives_two_different_bonuses() {
    let mut game = services();
    game.dual("B3").stations(0, "B3 C2 R3").lay("R3").improved("B3").money(0, 0);
    game.truck(0, 1, "B3.1", Good::Automotive).drive(0, "black").play("move 1 B3.2; bonus 3");
    assert_eq!(game.choices("bonus"), "1, 2");
    game.play("bonus 1");
    assert_eq!(game.p(0).money, 4 + 2);
}

#[test]
fn with_one_station_there_is_only_one_to_take() {
    let mut game = services();
    game.dual("B3").stations(0, "B3").improved("B3").money(0, 0);
    game.truck(0, 1, "B3.1", Good::Automotive).drive(0, "black").play("move 1 B3.2; bonus 1");
    assert_eq!(game.p(0).money, 2);
    assert!(game.can("move 1 B4.1"));
}

#[test]
fn all_bonuses_of_a_turn_still_differ() {
    let mut game = services();
    game.dual("B3 B4").stations(0, "B3 B4 R3").lay("R3").improved("B3").era(2);
    game.truck(0, 1, "B3.1", Good::Automotive).drive(0, "black");
    game.play("move 1 B3.2; bonus 1; bonus 3; move 1 B4.1; move 1 B4.2");
    assert_eq!(game.choices("bonus"), "2");
}

#[test]
fn an_opponents_improved_station_pays_the_higher_figure() {
    let links = "B3 C2 R3 R4 O4 O6 P1 P3";
    for (built, usual, improved) in [(1, 1, 2), (2, 1, 2), (4, 2, 4), (7, 4, 8), (8, 4, 8)] {
        for (is_improved, money) in [(false, usual), (true, improved)] {
            let mut game = with_options(2, options());
            let own: Vec<&str> = links.split_whitespace().take(built).collect();
            game.dual(links).stations(1, &own.join(" ")).money(1, 0);
            if is_improved {
                game.improved("B3");
            }
            game.truck(0, 1, "B3.1", Good::Automotive).drive(0, "black").play("move 1 B3.2");
            assert_eq!(game.p(1).money, money);
        }
    }
}

// ---- solo ----

fn solo_services() -> Position {
    let mut game = solo_with(options());
    game.dual("C2").stations(BOT, "C2").lobby(BOT, 1);
    game
}

#[test]
fn autobot_improves_before_it_builds_and_is_always_promoted() {
    let mut game = solo_services();
    game.era(3).lay("C3.1").autobot("cyan", "7");
    assert_eq!(game.chose(Subject::Improvement), "C2");
    assert!(game.story().starts_with("task 7 cyan; improve C2 1; promote network 1"));
    game.autobot("cyan", "7");
    assert!(game.story().starts_with("task 7 cyan; station C3"));
}

#[test]
fn it_takes_the_leftmost_improvement() {
    let mut game = solo_services();
    game.dual("R3").stations(ME, "R3").improved("R3").autobot("cyan", "7");
    assert!(game.story().contains("improve C2 2"));
}

#[test]
fn of_several_stations_the_usual_order_decides() {
    let mut game = solo_services();
    game.dual("B3 B4").stations(BOT, "B3 B4").autobot("black", "7");
    assert_eq!(game.chose(Subject::Improvement), "B4 by southernmost");
}

#[test]
fn an_improvement_alone_makes_the_task_possible() {
    let mut game = solo_services();
    game.autobot("cyan", "7");
    assert_eq!(game.queue(), "");
    game.autobot("cyan", "7 1");
    assert_eq!(game.queue(), "7");
}

#[test]
fn its_own_improved_station_still_gives_it_one_bonus() {
    let mut game = solo_services();
    game.dual("B3").stations(BOT, "B3").improved("B3").bound(1, "B3.2", Good::Appliances, "DK");
    game.autobot("red", "1");
    assert!(game.story().ends_with("move 1 B3.1; bonus 1; develop 2; move 1 B2.1"));
}

#[test]
fn your_improved_station_is_paid_the_higher_figure() {
    let mut game = solo_services();
    game.dual("B3").stations(ME, "B3").improved("B3").bound(1, "B3.2", Good::Appliances, "DK");
    game.autobot("red", "1");
    assert!(game.story().contains("fee 2"));
}
