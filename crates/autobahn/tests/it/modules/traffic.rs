//! Module 2: traffic around busy cities.

use autobahn::nouns::*;
use autobahn::{AutobotOptions, Options, Reason, Subject, route_status};

use crate::position::*;

fn options() -> Options {
    Options { traffic: true, ..Options::default() }
}

fn traffic() -> Position {
    let mut game = with_options(2, options());
    game.money(0, 100).money(1, 100);
    game
}

impl Position {
    /// Tokens on these sections.
    fn jam(&mut self, sections: &str) -> &mut Self {
        self.game.traffic = sections.split_whitespace().map(|it| section(it).number()).collect();
        self
    }

    fn jammed(&self) -> String {
        let names: Vec<String> =
            self.traffic.iter().map(|it| Section::of(it).to_string()).collect();
        names.join(" ")
    }
}

/// Dortmund and Hannover are worth 4; a truck stands between Hannover and Hamburg.
fn before_the_example() -> Position {
    let mut game = traffic();
    game.lay("C1 C2 R2 R3.1").truck(1, 1, "B2.1", Good::Automotive);
    game
}

#[test]
fn the_printed_example() {
    let mut game = before_the_example();
    game.play("play cyan; at upgrade; upgrade C2");
    assert_eq!((game.value("DO"), game.value("HAN")), (6, 6));
    assert_eq!(game.jammed(), "R2.1 C1.1 B3.1");
}

#[test]
fn without_the_module_nothing_happens() {
    let mut game = players(2);
    game.money(0, 100).lay("C1 C2 R2").play("play cyan; at upgrade; upgrade C2");
    assert_eq!(game.value("DO"), 6);
    assert!(game.traffic.is_empty());
}

#[test]
fn building_makes_no_traffic() {
    // Hamburg reaches 6 by its third road.
    let mut game = traffic();
    game.era(3).lay("R3").play("play red; at build; build R4.1");
    game.lay("R4").p(0).hand.insert(6);
    game.turn_of(0).play("play yellow; at build; build Y6.1");
    assert_eq!(game.value("HH"), 6);
    assert!(game.traffic.is_empty());
}

#[test]
fn below_six_there_is_none() {
    let mut game = traffic();
    game.play("play black; at upgrade; upgrade B2");
    assert_eq!((game.value("HH"), game.value("HAN")), (4, 4));
    assert!(game.traffic.is_empty());
}

#[test]
fn an_upgrade_that_adds_nothing_to_a_city_makes_none() {
    // Both black links at Hannover count once.
    let mut game = traffic();
    game.lay("C2").dual("B2 C2").play("play black; at upgrade; upgrade B3");
    assert_eq!((game.value("HAN"), game.value("BH")), (8, 4));
    assert!(game.traffic.is_empty());
}

#[test]
fn beyond_six_every_rise_brings_traffic_again() {
    let mut game = traffic();
    game.lay("C2").dual("C2").play("play black; at upgrade; upgrade B2");
    assert_eq!(game.value("HAN"), 8);
    assert_eq!(game.jammed(), "B3.1");
}

#[test]
fn one_token_on_a_link_and_none_on_a_dual_one() {
    let mut game = before_the_example();
    game.jam("B3.2").play("play cyan; at upgrade; upgrade C2");
    assert_eq!(game.jammed(), "R2.1 C1.1 B3.2");
    let mut game = before_the_example();
    game.dual("R2").play("play cyan; at upgrade; upgrade C2");
    assert_eq!(game.jammed(), "C1.1 B3.1");
}

#[test]
fn a_truck_on_the_far_section_does_not_matter() {
    let mut game = before_the_example();
    game.truck(1, 1, "B3.2", Good::Automotive).play("play cyan; at upgrade; upgrade C2");
    assert_eq!(game.jammed(), "R2.1 C1.1 B2.1 B3.1");
}

/// Leaves this many of the twelve tokens in the supply.
fn supply(game: &mut Position, left: u8) {
    game.p(1).traffic = 2;
    let jam: Vec<u8> =
        ["O1.1", "O2.1", "O3.1", "O4.1", "O5.1", "P1.1", "P2.1", "P3.1", "W1.1", "W2.1"]
            .iter()
            .map(|it| section(it).number())
            .take(usize::from(10 - left))
            .collect();
    game.lay("O1 O2 O3 O4 O5 P1 P2 P3 W1 W2");
    game.game.traffic = jam.into_iter().collect();
}

#[test]
fn with_too_few_tokens_the_player_chooses_their_links() {
    let mut game = before_the_example();
    supply(&mut game, 2);
    let jammed = game.traffic;
    game.play("play cyan; at upgrade; upgrade C2");
    assert_eq!(game.choices("traffic"), "R2, C1, B3");
    game.play("traffic B3; traffic R2");
    let new: Vec<String> =
        game.traffic.minus(jammed).iter().map(|it| Section::of(it).to_string()).collect();
    assert_eq!(new, ["R2.1", "B3.1"]);
    assert!(game.can("end"));
}

#[test]
fn with_no_token_left_nothing_happens() {
    let mut game = before_the_example();
    supply(&mut game, 0);
    let jammed = game.traffic;
    game.play("play cyan; at upgrade; upgrade C2");
    assert_eq!(game.traffic, jammed);
    assert!(game.can("end"));
}

// ---- trucks ----

#[test]
fn a_truck_drives_through_but_does_not_stop() {
    let mut game = traffic();
    game.jam("B3.2").truck(0, 1, "HAN", Good::Automotive).drive(0, "black");
    game.play("move 1 B3.1");
    assert_eq!(game.why("move 1 B3.2"), Reason::Traffic, "its second and last step");
    let mut game = traffic();
    game.era(2).jam("B3.2").truck(0, 1, "HAN", Good::Automotive).drive(0, "black");
    game.play("move 1 B3.1; move 1 B3.2");
    assert_eq!(game.why("stop"), Reason::Traffic);
    game.play("move 1 B4.1");
}

#[test]
fn a_delivery_leaves_the_jam_behind() {
    let mut game = traffic();
    game.lay("B1").jam("B1.1").truck(0, 1, "B2.1", Good::Automotive).drive(0, "black");
    game.play("move 1 B1.1; deliver 1");
}

// ---- route cards ----

#[test]
fn each_token_worsens_the_route_by_one() {
    // Nürnberg–Paris as in the example of route cards, without its improvements.
    let mut game = traffic();
    game.lay("O5 O4 O3 R1 W1");
    assert_eq!(route_status(&game, route("1")), Some(6));
    game.jam("O5.1 O4.2");
    assert_eq!(route_status(&game, route("1")), Some(8));
}

// ---- removing ----

#[test]
fn upgrading_a_jammed_link_takes_its_token() {
    let mut game = traffic();
    game.lay("C1").jam("C1.1 B3.1").play("play cyan; at upgrade; upgrade C1");
    assert_eq!((game.jammed(), game.p(0).traffic), ("B3.1".into(), 1));
}

#[test]
fn three_tokens_go_back_for_a_promotion() {
    let mut game = traffic();
    game.lay("C1").jam("C1.1").lobby(0, 1).p(0).traffic = 2;
    game.play("play cyan; at upgrade; upgrade C1");
    assert_eq!(game.p(0).traffic, 0);
    assert_eq!(game.choices("promote"), "finance 1");
}

#[test]
fn a_set_that_goes_back_may_be_placed_at_once() {
    let mut game = before_the_example();
    supply(&mut game, 0);
    game.game.traffic = game.traffic.minus(section("W1.1").bit()).or(section("C2.1").bit());
    (game.p(0).traffic, game.p(1).traffic) = (2, 0);
    game.play("play cyan; at upgrade; upgrade C2");
    // The three tokens of the set go to the three links of the example.
    assert_eq!((game.traffic.len(), game.p(0).traffic), (12, 0));
}

// ---- solo ----

fn solo_traffic() -> Position {
    solo_with(options())
}

#[test]
fn autobot_upgrades_a_jammed_link_first() {
    let mut game = solo_traffic();
    game.lay("W1 W2 W3 W4").jam("W1.1").autobot("white", "1");
    assert_eq!(game.chose(Subject::Upgrade), "W1 by traffic");
    assert!(game.story().contains("upgrade W1; clear W1"));
    assert_eq!(game.p(BOT).traffic, 1);
}

#[test]
fn among_jammed_links_the_usual_order_holds() {
    let mut game = solo_traffic();
    game.lay("W1 W2 W3 W4").jam("W1.1 W3.1").autobot("white", "1");
    assert_eq!(game.chose(Subject::Upgrade), "W3 by nearest_black");
}

#[test]
fn building_still_comes_first() {
    let mut game = solo_traffic();
    game.lay("W3 W4").jam("W4.1").autobot("white", "1");
    assert_eq!(game.chose(Subject::Upgrade), "");
}

#[test]
fn three_tokens_promote_autobot_too() {
    let mut game = solo_traffic();
    game.lay("W1 W2 W3 W4").jam("W1.1").lobby(BOT, 1).p(BOT).traffic = 2;
    game.autobot("white", "1");
    assert!(game.story().contains("clear W1; return tokens"));
    assert!(game.story().contains("promote network 1"));
    assert_eq!(game.p(BOT).traffic, 0);
}

#[test]
fn its_upgrades_bring_traffic_and_it_places_the_last_tokens_near_black() {
    let mut game = solo_traffic();
    game.lay("C1 C2 R2");
    supply(&mut game, 1);
    game.p(1).traffic = 2;
    game.autobot("cyan", "1");
    // Of the links at Dortmund and Hannover one touches the black autobahn.
    assert_eq!(game.chose(Subject::Traffic), "B2 by leftmost");
    assert_eq!(game.story().matches("traffic").count(), 1);
}

#[test]
fn its_trucks_do_not_stop_in_traffic_either() {
    let mut game = solo_traffic();
    game.jam("B4.2").bound(1, "BH", Good::Appliances, "IT").autobot("red", "1");
    assert!(game.story().ends_with("move 1 B4.1"));
    let autobot = AutobotOptions { extra_step: true, ..AutobotOptions::default() };
    let mut game = solo_with(Options { autobot, ..options() });
    game.jam("B4.2").bound(1, "BH", Good::Appliances, "IT").autobot("red", "1");
    assert!(game.story().ends_with("move 1 B4.1; move 1 B4.2; move 1 B5.1"));
}
