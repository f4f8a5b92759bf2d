//! Colour cards, task cards and the queue.

use autobahn::nouns::*;
use autobahn::{AutobotOptions, Event, Options};
use engine::{Bits, Seed};

use crate::position::*;

fn colours(game: &Position) -> Vec<Card> {
    let card = |event: &Event| match event {
        Event::AutobotColour { card } => Some(*card),
        _ => None,
    };
    game.events.iter().filter_map(card).collect()
}

#[test]
fn six_turns_show_six_colours_and_then_both_decks_are_refreshed() {
    let mut game = solo();
    let mut shown = Bits::EMPTY;
    for turn in 1..=6 {
        game.autobot_draws();
        shown.insert(colours(&game)[0].number());
        assert_eq!(game.story().ends_with("reshuffle"), turn == 6);
    }
    assert_eq!(shown.len(), 6);
    let decks = game.bot().decks;
    assert_eq!((decks.colours.len(), decks.played_colours.len()), (6, 0));
    assert!(decks.played_tasks.is_empty());
}

#[test]
fn the_highest_waiting_task_comes_first() {
    let mut game = solo();
    game.queued("1 5 7").autobot("black", "7");
    assert_eq!(game.queue(), "5 1");
}

#[test]
fn a_waiting_task_that_is_still_impossible_lets_the_next_one_pass() {
    let mut game = solo();
    game.queued("1 5 7").autobot("purple", "5");
    assert_eq!(game.queue(), "7 1");
}

#[test]
fn a_task_is_drawn_if_no_waiting_one_is_possible() {
    let mut game = solo();
    game.queued("7").autobot("purple", "1");
    assert_eq!(game.queue(), "7");
}

#[test]
fn an_empty_task_deck_is_made_of_all_others_but_the_highest_waiting_one() {
    let mut game = solo();
    game.lay("B1").bound(1, "B1.1", Good::Chemicals, "DK").bound(2, "HAN", Good::Automotive, "NL");
    game.queued("5 7");
    let decks = &mut game.bot().decks;
    (decks.played_tasks, decks.tasks.0) = (decks.tasks.0, Bits::EMPTY);
    game.autobot_with("purple");
    let decks = game.bot().decks;
    assert!(game.queue().starts_with('7'), "it stayed");
    assert_eq!(decks.played_tasks.len(), 1, "one of 1, 2 and 3 was taken");
    let back = decks.tasks.0.or(decks.queue).or(decks.played_tasks);
    assert_eq!(back.iter().map(|it| it + 1).collect::<Vec<_>>(), [1, 2, 3, 5, 7]);
}

/// Red is finished, its stations are taken and both trucks are out.
fn nothing_to_do(options: Options) -> Position {
    let mut game = solo_with(options);
    game.dual("R1 R2 R3 R4").stations(ME, "R3 R4").no_tiles("R4.2");
    game.bound(1, "HAN", Good::Automotive, "NL").bound(2, "BH", Good::Appliances, "CH");
    game
}

#[test]
fn with_nothing_possible_the_turn_is_skipped_and_all_cards_are_collected() {
    let mut game = nothing_to_do(Options::default());
    game.queued("2 7").autobot_with("red");
    assert!(game.story().ends_with("skip"));
    let decks = game.bot().decks;
    assert_eq!((decks.colours.len(), decks.played_colours.len()), (6, 0));
    assert_eq!((decks.tasks.len(), decks.queue.len(), decks.played_tasks.len()), (5, 0, 0));
    assert_eq!((&*game.at(BOT, 1), &*game.at(BOT, 2)), ("HAN", "BH"), "its trucks skip too");
    assert_eq!(game.p(BOT).track, 0);
}

#[test]
fn used_tasks_are_tried_before_a_turn_is_skipped() {
    let mut game = nothing_to_do(Options::default());
    let decks = &mut game.bot().decks;
    (decks.played_tasks, decks.tasks.0) = (decks.tasks.0, Bits::EMPTY);
    game.autobot_with("red");
    let mut queued = game.story();
    queued.truncate(queued.len() - "; skip".len());
    let mut tried: Vec<&str> = queued.split("; ").collect();
    tried.sort_unstable();
    assert_eq!(tried, ["queue 1", "queue 2", "queue 3", "queue 5", "queue 7", "reshuffle"]);
}

#[test]
fn a_skipped_turn_may_develop() {
    let autobot = AutobotOptions { develop_on_skip: true, ..AutobotOptions::default() };
    let mut game = nothing_to_do(Options { autobot, ..Options::default() });
    game.autobot_with("red");
    assert!(game.story().ends_with("skip; develop 2"));
}

#[test]
fn the_last_colour_card_refreshes_both_decks_but_keeps_the_highest_waiting_task() {
    let mut game = solo();
    game.queued("5 7").bound(1, "HAN", Good::Automotive, "NL");
    game.bound(2, "BH", Good::Appliances, "CH");
    let decks = &mut game.bot().decks;
    (decks.played_colours, decks.colours.0) = (decks.colours.0, Bits::EMPTY);
    game.autobot("red", "1");
    assert!(game.story().ends_with("reshuffle"));
    let decks = game.bot().decks;
    assert_eq!((game.queue(), decks.tasks.len(), decks.colours.len()), ("7".into(), 4, 6));
}

#[test]
fn with_colour_cards_left_nothing_is_refreshed() {
    let mut game = solo();
    game.autobot("red", "1");
    assert!(!game.story().contains("reshuffle"));
    assert!(game.bot().decks.played_tasks.contains(0));
}

#[test]
fn an_advanced_task_joins_the_deck_unseen() {
    let mut game = solo();
    // The third space of the track.
    game.track(BOT, 2).autobot("red", "3");
    assert!(game.story().contains("task 3 red; develop 3; advanced task; build"));
    let view = serde_json::to_value(autobahn::View::of(&game, Some(seat(ME)))).unwrap();
    let decks = game.bot().decks;
    assert_eq!((decks.unseen, decks.advanced.len()), (1, 3));
    assert_eq!(view["autobot"]["advanced_deck"], 2);
    assert_eq!(view["autobot"]["task_deck"], decks.tasks.len() + 1);
}

#[test]
fn any_of_the_advanced_tasks_may_turn_up() {
    let mut game = solo();
    game.bot().decks.unseen = 1;
    let rng = |number| engine::Rng::at(Seed::from_number(number), 0);
    let drawn: Bits = (0..200)
        .map(|number| {
            let mut decks = game.bot().decks;
            let task = decks.draw_task(&mut rng(number)).unwrap();
            assert_eq!(decks.unseen, u8::from(!matches!(task.number(), 3 | 5 | 7)));
            task.number()
        })
        .collect();
    assert_eq!(drawn.len(), 8);
}

#[test]
fn there_are_only_three_advanced_tasks() {
    let mut game = solo();
    let decks = &mut game.bot().decks;
    assert_eq!([(); 5].map(|()| decks.add_advanced()), [true, true, true, false, false]);
    assert_eq!(decks.unseen, 3);
}

#[test]
fn a_key_adds_the_leftmost_displayed_card_to_the_colours() {
    let mut game = solo();
    game.display("I4.red I1.red I2.red I3.red I1.cyan", "I2.cyan").track(BOT, 10);
    game.autobot("white", "3");
    assert!(game.story().contains("develop 11; take I4.red; build"));
    assert!(game.bot().decks.colours.0.contains(card("I4.red").number()));
    let shown: Vec<String> = game.display.iter().flatten().map(Card::to_string).collect();
    assert_eq!(shown, ["I2.cyan", "I1.red", "I2.red", "I3.red", "I1.cyan"]);
}

#[test]
fn the_bonus_of_a_colour_card_is_ignored() {
    let mut game = solo();
    // It would also build a station.
    game.lay("R3.2").autobot("I4.red", "1");
    assert_eq!(game.story(), "task 1 red; build R4.1; employ red");
}

#[test]
fn a_card_of_several_colours_is_used_in_the_first_that_works() {
    let mut game = solo();
    game.era(3).autobot("A14", "1");
    assert!(game.story().starts_with("task 1 red"));
    // Red loads chemicals in Hamburg, cyan waits for Berlin, orange has cars in Würzburg.
    game.board(BOT, "A").p(BOT).delivered = bit("AT") | bit("PL");
    game.autobot("A14", "5");
    assert!(game.story().starts_with("task 5 orange; load automotive WUE"));
}

#[test]
fn the_yellow_card_lies_on_top_after_the_second_era() {
    let mut game = solo();
    game.era(2).sections_left(1).autobot("red", "1");
    assert_eq!(game.era, 2);
    assert_eq!(game.bot().decks.on_top, Some(card("yellow")));
    game.turn_of(ME).play("fund; end");
    assert_eq!(colours(&game), [card("yellow")]);
}

#[test]
fn a_card_shuffled_in_takes_the_yellow_one_along() {
    let autobot = AutobotOptions { develop_on_pass: true, ..AutobotOptions::default() };
    let mut game = solo_with(Options { autobot, ..Options::default() });
    game.era(3).bot().decks.on_top = Some(card("yellow"));
    game.stations(BOT, "B3").track(BOT, 10).truck(ME, 1, "B3.2", Good::Appliances);
    game.drive(ME, "black").play("move 1 B3.1");
    assert!(game.story().contains("develop 11; take "));
    let decks = game.bot().decks;
    assert_eq!(decks.on_top, None);
    assert!(decks.colours.0.contains(card("yellow").number()));
}
