//! Module 1: wine for the east.

use autobahn::nouns::*;
use autobahn::{Autobahn, Event, Options, Reason, Subject, Truck, View};
use engine::{Game, Rng, Seat, Seed};

use crate::position::*;

fn options() -> Options {
    Options { wine: true, ..Options::default() }
}

/// Seat 0 has the card from Switzerland to Jena, the others have the next ones.
fn wine(players: u8) -> Position {
    let mut game = with_options(players, options());
    for seat in 0..players {
        game.p(seat).wine = Some(Wine::of(seat));
    }
    game
}

/// The whole purple way from Basel to the border of Jena.
const PURPLE: &str = "P1 P2 P3 P4";

/// Wine of seat 0 on this section, in the third era.
fn on_the_road(players: u8, section: &str) -> Position {
    let mut game = wine(players);
    game.era(3).lay(PURPLE).truck(0, 1, section, Good::Wine).p(0).wine_loaded = true;
    game
}

#[test]
fn everybody_has_another_secret_card() {
    for players in 2..=4 {
        let game = set_up(players, options());
        let cards: Vec<Wine> = (0..players).filter_map(|it| game.player(seat(it)).wine).collect();
        assert_eq!(cards.len(), usize::from(players));
        assert!((1..cards.len()).all(|it| !cards[..it].contains(&cards[it])));
    }
}

#[test]
fn delivery_tokens_by_number_of_players() {
    let tokens = [2, 3, 4].map(|players| set_up(players, options()).wine_tokens);
    assert_eq!(tokens, [[1, 1], [1, 2], [2, 2]], "with two promotions and with one");
}

#[test]
fn four_cards_lead_from_the_south_and_west_to_the_east() {
    let cards: Vec<String> = Wine::all()
        .map(|card| {
            let it = &autobahn::data::data().wine[card.idx()];
            format!("{} {} {}", it.colour, it.from, it.to)
        })
        .collect();
    assert_eq!(cards, ["purple P1.1 J", "black B6.1 DD", "orange O6.2 B", "white W1.1 SN"]);
}

#[test]
fn purple_loads_swiss_wine_outside_basel() {
    let mut game = wine(2);
    game.lay("P1 P2 P3").play("play purple; at load; wine 1");
    assert_eq!(game.p(0).trucks[0], Truck::Road(section("P1.1"), Good::Wine));
    let shown = Event::WineLoaded { seat: seat(0), truck: TruckNo::of(0), wine: Wine::of(0) };
    assert!(game.events.contains(&shown), "the card is shown");
    assert!(game.p(0).wine_loaded);
}

#[test]
fn the_card_played_must_have_the_colour_of_the_road() {
    let mut game = wine(2);
    game.lay("P1 P2 P3").play("play black; at load");
    assert_eq!(game.why("wine 1"), Reason::WrongColour { is: Colour::Purple });
}

#[test]
fn the_road_at_the_border_must_be_built() {
    let mut game = wine(2);
    game.lay("P1.2 P2 P3").play("play purple; at load");
    assert_eq!(game.why("wine 1"), Reason::WineRoadNotBuilt);
}

#[test]
fn no_truck_and_no_traffic_may_stand_there() {
    let mut game = wine(2);
    game.lay("P1 P2 P3").truck(1, 1, "P1.1", Good::Appliances).play("play purple; at load");
    assert_eq!(game.why("wine 1"), Reason::SectionBusy);
    let mut game = wine(2);
    game.lay("P1 P2 P3").game.traffic = section("P1.1").bit();
    game.play("play purple; at load");
    assert_eq!(game.why("wine 1"), Reason::SectionBusy);
}

#[test]
fn once_in_a_match() {
    let mut game = wine(2);
    game.lay("P1 P2 P3").p(0).wine_loaded = true;
    game.play("play purple; at load");
    assert_eq!(game.why("wine 1"), Reason::NoWine);
}

#[test]
fn it_takes_the_card_of_a_turn_and_no_bonus() {
    let mut game = wine(2);
    game.lay("P1 P2 P3").tile(0, Tile::Load).play("use load");
    assert_eq!(game.why("wine 1"), Reason::WineNeedsCard);
}

#[test]
fn it_is_a_load_action_with_all_that_belongs_to_one() {
    // Technology 1 of Trade develops with every load, and the card gives the truck one step more.
    let mut game = wine(2);
    game.lay("P1 P2 P3").tech(0, Column::Trade, 1).hand(0, "I3.purple");
    game.play("play I3.purple; at load; wine 1");
    assert_eq!(game.p(0).track, 1);
    game.play("move 1 P1.2; move 1 P2.1; move 1 P3.1");
}

#[test]
fn a_truck_on_the_road_may_be_called_back_for_wine() {
    let mut game = wine(2);
    game.lay("P1 P2 P3").truck(0, 1, "P1.1", Good::Appliances);
    game.play("play purple; at load; wine 1");
    assert_eq!(game.p(0).trucks[0], Truck::Road(section("P1.1"), Good::Wine));
}

#[test]
fn it_drives_by_the_usual_rules() {
    let mut game = on_the_road(2, "P1.1");
    game.drive(0, "black");
    assert_eq!(game.why("move 1 P1.2"), Reason::TruckColour);
    game.drive(0, "purple").play("move 1 P1.2; move 1 P2.1; move 1 P3.1");
    assert_eq!(game.legal(), ["end"], "three steps in this era");
}

#[test]
fn it_is_not_for_export() {
    let mut game = on_the_road(2, "P1.1");
    game.drive(0, "purple");
    assert_eq!(game.why("deliver 1"), Reason::NotAtBorder);
}

#[test]
fn the_last_road_before_the_city_is_enough_whichever_it_is() {
    for (built, from, last) in
        [(PURPLE, "P3.2", "P4.1"), ("O5 Y1", "Y1.1", "Y1.2"), ("P5 P4 Y3", "Y3.1", "P5.1")]
    {
        let mut game = on_the_road(2, "P1.1");
        let card = if from.starts_with('P') { "purple" } else { "yellow" };
        game.lay(built).truck(0, 1, from, Good::Wine).p(0).hand.insert(6);
        game.drive(0, card).play(&format!("move 1 {last}"));
        assert!(game.p(0).wine_delivered);
        assert_eq!(game.p(0).trucks[0], Truck::Home);
    }
}

#[test]
fn who_comes_first_makes_two_promotions() {
    let mut game = on_the_road(2, "P3.2");
    game.lobby(0, 2).drive(0, "purple").play("move 1 P4.1");
    assert_eq!(game.wine_tokens, [0, 1]);
    game.play("promote finance 1; promote finance 2");
    assert_eq!(game.legal(), ["end"]);
}

#[test]
fn then_one() {
    let mut game = on_the_road(2, "P3.2");
    game.wine_tokens = [0, 1];
    game.lobby(0, 2).drive(0, "purple").play("move 1 P4.1; promote finance 1");
    assert_eq!((game.wine_tokens, game.legal()), ([0, 0], vec!["end".to_owned()]));
}

#[test]
fn a_station_on_the_last_link_is_still_passed() {
    let mut game = on_the_road(2, "P1.1");
    game.lay("O5 Y1").stations(1, "Y1").truck(0, 1, "Y1.1", Good::Wine).p(0).hand.insert(6);
    game.drive(0, "yellow").play("move 1 Y1.2");
    assert!(game.events.iter().any(|it| matches!(it, Event::StationFee { money: 1, .. })));
}

#[test]
fn germany_counts_for_trade() {
    let mut game = on_the_road(2, "P3.2");
    game.p(0).delivered = bit("DK");
    assert_eq!(game.units(seat(0), Department::Trade), 1);
    game.drive(0, "purple").play("move 1 P4.1");
    assert_eq!(game.units(seat(0), Department::Trade), 2);
}

#[test]
fn loading_is_not_yet_importing() {
    let game = on_the_road(2, "P3.2");
    assert_eq!(game.units(seat(0), Department::Trade), 0);
}

// ---- secrecy ----

fn cards_seen(game: &Autobahn, viewer: Option<Seat>) -> Vec<Option<Wine>> {
    View::of(game, viewer).players.iter().map(|it| it.wine).collect()
}

#[test]
fn only_the_owner_sees_a_card_until_it_is_loaded() {
    let mut game = wine(3);
    let card = |number| Some(Wine::of(number));
    assert_eq!(cards_seen(&game, Some(seat(1))), [None, card(1), None]);
    assert_eq!(cards_seen(&game, None), [None; 3]);
    game.lay("P1 P2 P3").play("play purple; at load; wine 1");
    assert_eq!(cards_seen(&game, Some(seat(1))), [card(0), card(1), None]);
    assert_eq!(cards_seen(&game, None), [card(0), None, None]);
}

#[test]
fn the_others_guess_among_the_cards_they_have_not_seen() {
    let mut game = wine(3);
    game.p(1).wine_loaded = true;
    let mut guessed = [false; 4];
    for number in 0..100 {
        let mut copy = game.game;
        copy.determinize(Some(seat(0)), &mut Rng::at(Seed::from_number(number), 0));
        assert_eq!(copy.player(seat(0)).wine, Some(Wine::of(0)), "the own card");
        assert_eq!(copy.player(seat(1)).wine, Some(Wine::of(1)), "a card that was shown");
        guessed[copy.player(seat(2)).wine.unwrap().idx()] = true;
    }
    assert_eq!(guessed, [false, false, true, true]);
}

// ---- solo ----

/// The human has the Swiss card; the others lie beside Autobot's board.
fn solo_wine() -> Position {
    let mut game = solo_with(options());
    game.p(ME).wine = Some(Wine::of(0));
    game.bot().wine = (1..4).collect();
    game.board(BOT, "A");
    game
}

#[test]
fn three_cards_lie_beside_autobots_board_and_are_shown_in_the_third_era() {
    let mut game = solo_with(options());
    assert_eq!((game.bot().wine.len(), game.p(BOT).wine), (3, None));
    assert!(game.p(ME).wine.is_some());
    game.p(ME).route = None;
    let shown = |game: &Position| View::of(game, Some(seat(ME))).autobot.unwrap().wine.len();
    assert_eq!(shown(&game), 0);
    game.era(2).sections_left(1).autobot("red", "1");
    assert_eq!(shown(&game), 3);
    let told = game.events.iter().filter(|it| matches!(it, Event::AutobotWine { .. })).count();
    assert_eq!(told, 3);
}

#[test]
fn autobot_loads_the_first_wine_of_its_colour_and_discards_the_other_cards() {
    let mut game = solo_wine();
    game.era(3).lay("O5 O6 C3 C4").autobot("orange", "5");
    let story = game.story();
    assert_eq!(story, "task 5 orange; load W3; to B; move 1 O6.1; move 1 O5.1; move 1 B4.2");
    assert!(game.bot().wine.is_empty());
    game.autobot("white", "5");
    assert_eq!(game.chose(Subject::Wine), "");
}

#[test]
fn other_colours_load_other_goods() {
    let mut game = solo_wine();
    game.era(3).lay("P1 P2 P3 O5 O6").autobot("purple", "5");
    assert!(game.story().contains("load appliances BH"));
    assert_eq!(game.bot().wine.len(), 3);
}

#[test]
fn not_before_the_third_era() {
    let mut game = solo_wine();
    game.era(2).lay("O5 O6").autobot("orange", "5");
    assert!(game.story().contains("load automotive WUE"));
}

#[test]
fn not_from_a_border_without_a_free_road() {
    let mut game = solo_wine();
    game.era(3).lay("O5 O6.1").autobot("orange", "5");
    assert!(game.story().contains("load automotive WUE"));
    let mut game = solo_wine();
    game.era(3).lay("O5 O6").truck(ME, 1, "O6.2", Good::Chemicals).autobot("orange", "5");
    assert!(game.story().contains("load automotive WUE"));
}

#[test]
fn autobots_wine_earns_it_promotions_and_germany() {
    let mut game = solo_wine();
    game.era(3).lay("C3 C4").lobby(BOT, 1).bound(1, "C3.1", Good::Wine, "B");
    game.p(BOT).wine = Some(Wine::of(2));
    game.p(BOT).wine_loaded = true;
    game.autobot("red", "1");
    assert!(
        game.story()
            .ends_with("move 1 C3.2; move 1 C4.1; wine B 2; promote network 1; promote network 2")
    );
    assert_eq!((game.goal(1), game.at(BOT, 1)), ("-".into(), "-".into()));
    assert_eq!(game.units(seat(BOT), Department::Trade), 1);
}

#[test]
fn a_truck_with_wine_is_helped_last_of_all() {
    let mut game = solo_wine();
    game.era(3).lay("C3.1 C2 C1").no_tiles("O1.1").p(BOT).wine = Some(Wine::of(2));
    game.p(BOT).wine_loaded = true;
    game.bound(1, "C3.1", Good::Wine, "B").autobot("cyan", "1");
    assert_eq!(game.chose(Subject::Build), "C3.2");
    game.bound(2, "C1.1", Good::Automotive, "NL");
    game.lay("O5 O4").autobot("orange", "1");
    assert_eq!(game.chose(Subject::Build), "O1.1 by helps_truck");
}
