//! Research cards: developments and instant actions.

use automobile::nouns::*;
use automobile::{Event, Reason, Step};

use crate::position::*;

#[test]
fn one_of_two_cards_is_taken_the_other_discarded_and_two_turned_up() {
    let mut game = players(2);
    game.research("opel both.1");
    game.play("take A2");
    assert_eq!(game.choices("card"), "opel, both.1");
    assert!(matches!(game.why("card horch"), Reason::NotFaceUp));
    game.play("card opel");
    assert!(game.player(seat(0)).has(Engineer::Opel));
    assert_eq!(game.deck.discard.cards(), [card("both.1")]);
    assert_eq!(game.deck.shown.iter().flatten().count(), 2);
    assert_eq!(game.deck.pile.len(), 46);
}

#[test]
fn a_development_takes_a_worker_from_the_canteen_at_once() {
    let mut game = players(2);
    game.research("bodies.1 both.1").canteen(0, 1).workshops(0, "b1 e1");
    game.play("take A2; card bodies.1");
    let it = game.player(seat(0));
    assert_eq!((it.canteen, it.active.len(), it.level(PartKind::Body).get()), (0, 1, 3));
    assert_eq!(game.to_move(), seat(1), "even if no worker is left for a car");
}

#[test]
fn without_a_worker_a_development_waits_and_counts_for_nothing() {
    let mut game = players(2);
    game.research("engine.1 both.1").canteen(0, 0);
    game.play("take A2; card engine.1");
    let it = game.player(seat(0));
    assert_eq!((it.inactive().len(), it.level(PartKind::Engine).get()), (1, 1));
    assert_eq!(game.parts(0), "", "no part before a worker comes");
}

/// Canteen empty, one card waits, engine research 2, five workers in the supply: six sell a car.
#[test]
fn a_new_worker_has_to_activate_a_card_that_waits() {
    let mut game = players(2);
    game.has(0, "engine.2").canteen(0, 0).car(0, [1, 1, 6, 1]).waits(0, "engine.1");
    let it = game.player(seat(0));
    assert_eq!((it.level(PartKind::Engine).get(), it.supply), (2, 5));
    game.play("take A1; store");
    let it = game.player(seat(0));
    assert_eq!(it.level(PartKind::Engine).get(), 3);
    assert_eq!((it.canteen, it.supply, it.inactive().len()), (0, 4, 0));
    assert_eq!(game.parts(0), "e3", "the new point counts for the part");
}

#[test]
fn the_player_chooses_which_card_a_new_worker_activates() {
    let mut game = players(2);
    game.canteen(0, 0).waits(0, "bodies.1 both.1");
    game.play("take A1");
    assert_eq!(game.choices("activate"), "bodies.1, both.1");
    assert!(matches!(game.why("activate opel"), Reason::NotWaiting));
    game.play("activate both.1");
    assert_eq!(game.player(seat(0)).inactive().len(), 1);
}

#[test]
fn cards_of_one_kind_are_no_choice() {
    let mut game = players(2);
    game.canteen(0, 0).waits(0, "both.1 both.2");
    game.play("take A1");
    assert_eq!(game.to_move(), seat(1));
    assert_eq!(game.player(seat(0)).active.len(), 1);
}

#[test]
fn three_workers_activate_two_cards_and_one_goes_to_the_canteen() {
    let mut game = players(2);
    game.canteen(0, 0).waits(0, "bodies.1 body.1").research("hire.1 opel");
    game.play("take A2; card hire.1");
    assert_eq!(game.step(), Step::Activate);
    game.play("activate bodies.1");
    let it = game.player(seat(0));
    assert_eq!((it.canteen, it.active.len()), (1, 2));
    assert_eq!(game.parts(0), "b4", "by the points of both cards");
    assert_eq!(game.deck.discard.top(), Some(card("hire.1")));
}

#[test]
fn a_card_with_a_part_gives_it_by_the_new_points() {
    let mut game = players(2);
    game.research("body.1 opel");
    game.play("take A2; card body.1");
    assert_eq!(game.parts(0), "b2");
}

/// As an engine of the action: into a workshop or into the Grand Prix car.
#[test]
fn a_part_of_a_card_works_like_the_action() {
    let mut game = players(2);
    game.research("engine.1 opel").workshops(0, "b1 b2 b3");
    game.play("take A2; card engine.1");
    assert_eq!(game.legal(), ["install", "clear body 1", "clear body 2", "clear body 3"]);
    game.play("install");
    assert_eq!(game.player(seat(0)).motor, 2);
}

#[test]
fn hiring_three_takes_as_many_as_the_supply_holds() {
    let mut game = players(2);
    game.research("hire.1 opel").supply(0, 2);
    game.play("take A2; card hire.1");
    assert_eq!(game.player(seat(0)).supply, 0);
    assert_eq!(game.told(|it| matches!(it, Event::Hired { .. })), 2);
    assert_eq!(game.deck.discard.cards(), [card("opel"), card("hire.1")]);
}

#[test]
fn hiring_three_brings_three_workers_and_lapses_without_any() {
    let mut game = players(2);
    game.research("hire.1 opel");
    let mut none = game.clone();
    game.play("take A2; card hire.1");
    assert_eq!((game.player(seat(0)).canteen, game.player(seat(0)).supply), (7, 5));
    none.supply(0, 0).gone(Award::Worker, 1);
    none.play("take A2; card hire.1");
    assert_eq!(none.told(|it| matches!(it, Event::Hired { .. })), 0);
    assert_eq!(none.deck.discard.top(), Some(card("hire.1")), "the card is gone all the same");
    assert_eq!(none.to_move(), seat(1));
}

/// Discarded when it is done: while a worker waits for a choice the card is on neither pile.
#[test]
fn an_instant_card_is_discarded_when_all_of_it_is_done() {
    let mut game = players(2);
    game.canteen(0, 0).research("hire.1 opel").waits(0, "bodies.1 body.1");
    game.play("take A2; card hire.1");
    assert_eq!(game.step(), Step::Activate);
    assert_eq!(game.deck.discard.cards(), [card("opel")]);
    game.play("activate bodies.1");
    assert_eq!(game.deck.discard.top(), Some(card("hire.1")));
}

#[test]
fn the_race_card_moves_the_car_by_five_by_the_rules_of_the_race() {
    let mut game = players(3);
    game.research("race.1 opel").racing(1, 3, 0);
    game.play("take A2; card race.1");
    assert_eq!(game.player(seat(0)).space, 6);
    assert_eq!(game.deck.discard.top(), Some(card("race.1")));
}

#[test]
fn the_parts_card_gives_a_body_and_an_engine() {
    let mut game = players(2);
    game.research("parts.1 opel").has(0, "both.1").motor(0, 3);
    game.play("take A2; card parts.1");
    assert_eq!(game.parts(0), "b2 e2");
    assert_eq!(game.deck.discard.top(), Some(card("parts.1")));
}

#[test]
fn with_short_workshops_the_order_of_both_parts_is_chosen() {
    let mut game = players(2);
    game.research("parts.1 opel").workshops(0, "b1 e1").has(0, "both.1").motor(0, 3);
    game.play("take A2; card parts.1");
    assert_eq!(game.legal(), ["do body", "do engine"]);
    game.play("do body");
    assert_eq!(game.legal(), ["clear body 1", "clear body 2", "clear engine 1"]);
    game.play("clear body 2");
    assert_eq!(game.parts(0), "b1 e1 e2", "the second may push out the first");
}

#[test]
fn an_empty_pile_is_made_of_the_discarded_cards() {
    let mut game = players(2);
    game.research("opel both.1");
    // All but one card of the pile lie on the discard pile.
    let mut rest: Vec<Card> = game.deck.pile.0.iter().map(Card::of).collect();
    let last = rest.pop().unwrap();
    let names: Vec<&str> = rest.iter().map(|it| it.name()).collect();
    game.discard(&names.join(" "));
    assert_eq!((game.deck.pile.len(), last), (1, game.deck.pile.0.first().map(Card::of).unwrap()));
    game.play("take A2; card opel");
    assert_eq!(game.deck.shown[0], Some(last), "the last card first, then the new pile");
    assert!(game.told(|it| matches!(it, Event::CardsTurned { shuffled: true, .. })) == 1);
    // 47 cards were in the pile, and the rejected one; one more is face up. The card taken is not.
    assert_eq!(game.deck.pile.len(), 47);
    assert!(game.deck.discard.cards().is_empty());
}

/// Two cards are turned up before the card taken is resolved: an instant card is not discarded yet and
/// takes no part in the new pile.
#[test]
fn an_instant_card_is_no_part_of_the_pile_made_while_it_is_taken() {
    let mut game = players(2);
    game.research("race.1 opel");
    let rest: Vec<&str> = game.deck.pile.0.iter().skip(1).map(|it| Card::of(it).name()).collect();
    game.discard(&rest.join(" "));
    game.play("take A2; card race.1");
    assert_eq!(game.told(|it| matches!(it, Event::CardsTurned { shuffled: true, .. })), 1);
    assert!(!game.deck.pile.0.contains(card("race.1").number()));
    assert_eq!(game.deck.discard.cards(), [card("race.1")]);
}
