//! Companion mode: the person's side of a match at a real table.

use autobahn::{Event, Options, Step, Turn};

use crate::position::*;

/// The person's first turn, whatever Autobot did before.
fn at_the_table(options: Options) -> Position {
    let mut game = solo_with(Options { companion: true, ..options });
    game.stack.clear();
    game.stack.push(seat(ME), Step::Companion);
    game.current = seat(ME);
    game.turn = Turn::default();
    game
}

#[test]
fn the_persons_bonuses_stay_on_the_table() {
    let mut game = at_the_table(Options::default());
    // The next space of the track would flip an action tile, which only the real board knows.
    game.track(ME, 2).lay("O4.1 O4.2").play("build O3.1");
    assert_eq!((game.step(), game.p(ME).track), (Step::Companion, 1));
    assert!(!game.events.iter().any(|it| matches!(it, Event::Developed { .. })));
}

#[test]
fn an_improvement_leaves_the_service_board_and_its_bonus_to_the_person() {
    let mut game = at_the_table(Options { services: true, ..Options::default() });
    game.stations(ME, "B3").dual("B3").play("improve B3; service 3");
    assert_eq!(game.step(), Step::Companion, "no action tile is asked for");
    assert_eq!(game.services & 1 << 2, 0);
}
