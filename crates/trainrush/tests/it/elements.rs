//! Every legal action names the thing on the table that it is about, and different things differently.

use std::collections::BTreeSet;

use engine::{Action as _, Game, Seat};
use trainrush::{Action, Options, TrainRush};

use crate::SUITE;
use crate::position::players;

#[test]
fn every_kind_of_action_but_the_ends_lights_something() {
    let lit = std::cell::RefCell::new(BTreeSet::new());
    for seats in TrainRush::SEATS {
        for seed in 0..20 {
            SUITE.walk(&Options::default(), seats, seed, |state, _| {
                let mut legal = Vec::new();
                for seat in (0..state.seats()).map(Seat) {
                    legal.clear();
                    state.legal(seat, &mut legal);
                    for action in &legal {
                        let element = state.element(seat, *action);
                        let ends = ["skip", "stop", "pass", "done"].contains(&action.kind());
                        assert_eq!(element.is_none(), ends, "{action}");
                        if let Some(element) = element {
                            let text = element.to_string();
                            assert!(!text.contains(' ') && text.contains(':'), "{text}");
                            lit.borrow_mut().insert(action.kind());
                        }
                    }
                }
            });
        }
    }
    let kinds: BTreeSet<_> = Action::KINDS.iter().copied().collect();
    let rare: Vec<_> = kinds.difference(&lit.borrow()).copied().collect();
    assert!(rare.len() <= 7, "{rare:?}");
}

#[test]
fn a_stranger_is_told_what_an_action_is_about_as_well() {
    let game = players(2);
    for code in 0..36u32 << 16 {
        if let Some(action) = Action::from_code(code) {
            let _ = game.element(Seat(4), action);
        }
    }
}
