//! Set-up of the solo game and its settings.

use autobahn::nouns::*;
use autobahn::{Autobahn, AutobotOptions, Options, SoloSide, Step};
use engine::{Game, Rng, Seat, Seed};

use crate::position::*;

fn fresh() -> Autobahn {
    Autobahn::setup(&Options::default(), 1, &mut Rng::at(Seed::from_number(1), 0)).unwrap()
}

#[test]
fn the_table_is_set_for_two() {
    let game = fresh();
    assert_eq!((game.seats(), game.players), (1, 2));
    assert_eq!(game.player(Seat(ME)).money, 24);
    let tiles = game.map_tiles.iter().chain(game.panels.iter().flatten()).flatten().count();
    assert_eq!(tiles, 19);
    assert_eq!(game.office_capacity(Colour::Red), 2);
}

#[test]
fn autobot_starts_and_takes_the_first_seat_in_the_black_office() {
    let game = fresh();
    assert_eq!(game.current, Seat(BOT));
    let black = game.offices[Colour::Black.idx()].seats;
    assert_eq!(black[..3], [Some(Seat(BOT)), Some(Seat(ME)), None]);
    assert_eq!(game.player(Seat(BOT)).supply, 24);
}

#[test]
fn the_human_keeps_one_of_two_route_cards_and_autobot_has_none() {
    let mut game = fresh();
    assert_eq!(game.routes.len(), 2);
    assert_eq!(game.stack.top().step, Step::Route);
    let mut legal = Vec::new();
    game.legal(Seat(ME), &mut legal);
    assert_eq!(legal.len(), 2);
    let mut log = engine::Log::off();
    game.play(Seat(ME), legal[0], &mut Rng::at(Seed::from_number(1), 1), &mut log).unwrap();
    assert!(game.routes.is_empty());
    assert!(game.player(Seat(ME)).route.is_some() && game.player(Seat(BOT)).route.is_none());
    // Autobot has had its turn by now.
    assert_eq!(game.stack.top().seat, Seat(ME));
    assert_eq!(game.autobot.unwrap().decks.played_colours.len(), 1);
}

#[test]
fn autobot_has_six_colour_cards_five_tasks_and_three_advanced_ones() {
    let mut game = solo();
    let decks = game.bot().decks;
    let names = |bits: engine::Bits, name: fn(u8) -> String| {
        bits.iter().map(name).collect::<Vec<_>>().join(" ")
    };
    let colours = names(decks.colours.0, |it| Card::of(it).to_string());
    assert_eq!(colours, "red cyan orange purple white black");
    assert_eq!(names(decks.tasks.0, |it| Task::of(it).to_string()), "1 2 3 5 7");
    assert_eq!(names(decks.advanced.0, |it| Task::of(it).to_string()), "4 6 8");
    assert_eq!((decks.unseen, decks.queue.len(), decks.played_tasks.len()), (0, 0, 0));
}

#[test]
fn autobot_has_a_delivery_board_but_no_hand() {
    let mut game = solo();
    assert_ne!(game.player(Seat(BOT)).board, game.player(Seat(ME)).board);
    assert!(game.p(BOT).hand.is_empty());
    assert_eq!((game.p(BOT).track, game.p(BOT).stations_left()), (0, 8));
}

#[test]
fn the_decision_is_never_autobots() {
    let mut game = solo();
    game.autobot_with("black");
    assert_eq!(game.to_move(), Seat(ME));
}

#[test]
fn twelve_levels_set_the_board_and_four_switches() {
    let levels: Vec<AutobotOptions> = Level::all().map(AutobotOptions::level).collect();
    for (number, it) in (1..).zip(&levels) {
        let side = if number <= 6 { SoloSide::Easy } else { SoloSide::Hard };
        let within = (number - 1) % 6 + 1;
        assert_eq!(it.board, side);
        assert_eq!(it.extra_step, within >= 2);
        assert_eq!(it.develop_on_pass, within >= 3);
        assert_eq!(it.develop_on_skip, within >= 4);
        let promotions = [[0, 1, 1], [1, 1, 2], [1, 2, 2]];
        assert_eq!(it.promotions, promotions[usize::max(within, 4) - 4]);
    }
    assert_eq!(AutobotOptions::default(), levels[0]);
}

#[test]
fn every_switch_is_free() {
    let json = r#"{"autobot": {"board": "hard", "extra_step": false, "develop_on_pass": true,
        "develop_on_skip": false, "promotions": [2, 0, 3]}}"#;
    let options: Options = serde_json::from_str(json).unwrap();
    assert_eq!(options.autobot.promotions, [2, 0, 3]);
    solo_with(options).checked();
}
