//! The modules Wine, Traffic and Services: every rule and printed example, for people and for
//! Autobot, and the bonus material where no other case shows it.

mod services;
mod traffic;
mod wine;

use autobahn::Options;
use autobahn::data::data;
use engine::Game;

use crate::position::*;

#[test]
fn no_module_is_played_unless_asked_for() {
    let options = Options::default();
    assert!(!options.wine && !options.traffic && !options.services);
    let mut game = players(4);
    assert_eq!((game.wine_tokens, game.services), ([0, 0], 0));
    assert_eq!(game.p(0).wine, None);
}

#[test]
fn eight_two_colour_cards_join_the_advanced_deck_or_stay_in_the_box() {
    for (two_colour_cards, count) in [(true, 22), (false, 14)] {
        let mut game = with_options(2, Options { two_colour_cards, ..Options::default() });
        (0..2).for_each(|seat| game.p(seat).route = None);
        game.era(2).sections_left(1).play("play red; at build; build R3.2; end");
        assert_eq!(game.era, 2);
        let shown = game.display.iter().flatten().count() as u32;
        assert_eq!(game.deck.len() + shown, count);
    }
    assert_eq!(data().two_colour.len(), 8);
}

#[test]
fn options_and_modules_combine_freely() {
    for set in 0..8u8 {
        for seats in 1..=4 {
            let (wine, traffic, services) = (set & 1 != 0, set & 2 != 0, set & 4 != 0);
            let options = Options { wine, traffic, services, ..Options::default() };
            let mut rng = engine::Rng::at(engine::Seed::from_number(7), 0);
            autobahn::Autobahn::setup(&options, seats, &mut rng).unwrap().check().unwrap();
        }
    }
}
