//! Between a card and its action: whatever is decided there leaves the action possible, and then it is
//! taken. No card is played for nothing.

use autobahn::nouns::*;
use autobahn::{Action, Autobahn, Event, Options, Reason, Step};
use engine::{Decision, Game, Log, Rng, Seat, Seed};

use crate::position::*;

/// A black card above Unlock, which waits for a change of colour, and every other tile in hand.
fn waiting_for_a_colour() -> Position {
    let mut game = players(2);
    Tile::ALL.into_iter().for_each(|tile| {
        game.tile(0, tile);
    });
    game.lay("R3").stations(0, "R3").truck(0, 1, "HH", Good::Chemicals).money(0, 100);
    game.played(0, Space::Build, "red").play("play black; at unlock");
    game
}

#[test]
fn only_a_change_of_colour_comes_between_a_card_and_its_action() {
    let game = waiting_for_a_colour();
    assert_eq!(game.legal(), ["use recolour"]);
    for tile in Tile::ALL.into_iter().filter(|tile| *tile != Tile::Recolour) {
        assert_eq!(game.why(&format!("use {tile}")), Reason::TakeTheAction, "{tile}");
    }
    assert_eq!(game.why("done"), Reason::TakeTheAction);
}

#[test]
fn a_colour_that_makes_the_action_possible_is_not_declined() {
    let mut game = waiting_for_a_colour();
    game.play("use recolour");
    assert!(!game.can("skip"));
    game.play("recolour cyan");
    assert_eq!(game.choices("use"), "", "one tile a turn");
    assert_eq!(game.why("done"), Reason::TakeTheAction);
    game.play("unlock trade 1");
    assert!(game.legal().iter().all(|action| action != "done"), "nothing is left of phase 2");
}

#[test]
fn tiles_are_used_before_the_card_or_after_its_action() {
    let mut game = players(2);
    game.tile(0, Tile::Develop).play("play black; at station");
    assert_eq!(game.why("use develop"), Reason::TakeTheAction);
    game.play("station B3");
    assert_eq!(game.legal(), ["use develop", "done"]);
}

/// Seven stations, the eighth pays for an employee at once, and an improved card that adds a station.
fn eighth_station(money: u16) -> Position {
    let mut game = players(2);
    game.tech(0, Column::Service, 2).stations(0, "B3 B4 C2 O4 P3 W3 O6").lay("R3.2");
    game.hand(0, "I4.red white").money(0, money);
    game
}

#[test]
fn an_employee_is_not_paid_with_the_money_for_the_action() {
    let mut game = eighth_station(12);
    game.play("play I4.red; at build");
    game.play("station R3");
    let price = |game: &Position| match game.step() {
        Step::PayEmployee { price, .. } => Some(price),
        _ => None,
    };
    // The offer lapses, for it could not be taken up.
    assert_eq!(price(&game), None);
    assert_eq!(game.why("done"), Reason::TakeTheAction);
    assert_eq!((game.p(0).money, game.choices("build").is_empty()), (12, false));
    let mut game = eighth_station(100);
    game.play("play I4.red; at build; station R3");
    assert_eq!(price(&game), Some(10));
    game.play("pay");
    assert_eq!(game.p(0).money, 90);
    assert!(!game.choices("build").is_empty());
}

#[test]
fn an_employee_may_be_paid_if_a_change_of_colour_saves_the_action() {
    let mut game = eighth_station(16);
    game.lay("B1").tile(0, Tile::Recolour);
    // A link of two sections costs 12 to upgrade, one of a single section 6.
    game.lay("R3 W4").play("play I4.red; at upgrade; station R3; pay");
    assert_eq!(game.p(0).money, 6);
    assert_eq!(game.legal(), ["use recolour"]);
    assert_eq!(game.why("done"), Reason::TakeTheAction);
    game.play("use recolour; recolour white; upgrade W4");
    assert_eq!(game.p(0).money, 0);
}

#[test]
fn a_bonus_on_the_way_leaves_the_action_its_money_and_its_place() {
    // A step on the track unlocks the technology that upgrades a link at once.
    let unlocked = |money: u16| {
        let mut game = players(2);
        game.tech(0, Column::Network, 2).track(0, 10).lay("W4 R3").money(0, money);
        game.hand(0, "A10").play("play A10; at upgrade; develop; unlock network 3");
        game
    };
    // With DM 2 off, W4, B2 and B5 cost 4 and R3 costs 8. W4 is the only link for the white card.
    assert_eq!(unlocked(4).legal(), ["upgrade W4"], "what cannot be used is lost");
    let game = unlocked(8);
    assert_eq!(game.legal(), ["upgrade B2", "upgrade B5", "skip"]);
    assert_eq!(game.why("upgrade W4"), Reason::ActionMustStayPossible);
    assert_eq!(game.why("upgrade R3"), Reason::ActionMustStayPossible);
    assert!(unlocked(12).can("upgrade R3"));
}

#[test]
fn a_station_on_the_way_leaves_the_action_its_place() {
    let mut game = players(2);
    game.tech(0, Column::Service, 2).track(0, 10).lay("W3.1");
    game.hand(0, "A10").play("play A10; at station; develop; unlock service 3");
    assert_eq!(game.step(), Step::Station);
    assert_eq!(game.why("station W3"), Reason::ActionMustStayPossible);
    game.play("station B3");
    game.play("station W3");
    assert_eq!(game.p(0).stations_built(), 2);
}

#[test]
fn what_only_may_be_done_is_never_forced() {
    // A position from elsewhere: the action of the card has become impossible.
    let mut game = players(2);
    game.hand(0, "A10").money(0, 100).play("play A10; at build");
    assert_eq!(game.why("done"), Reason::TakeTheAction);
    game.money(0, 0);
    assert_eq!(game.legal(), ["develop", "done"]);
    let mut game = players(2);
    game.hand(0, "A10").play("play A10; at build; build W4.1");
    assert_eq!(game.legal(), ["develop", "done"]);
}

#[test]
fn a_price_is_not_paid_with_the_money_for_the_action() {
    let mut game = players(2);
    game.lay("R3.2").hand(0, "A06").money(0, 12).play("play A06; at build");
    assert_eq!(game.why("pay"), Reason::ActionMustStayPossible);
}

fn adds(card: Card) -> bool {
    let card = &autobahn::data::data().cards[card.idx()];
    card.extra_station || card.extra_build || card.develop > 0 || card.develop_price > 0
}

/// Looks for every way around the action: additions, tiles and payments first, declining what may be
/// declined, leaving as soon as it can.
fn cunning(game: &Autobahn, action: Action) -> u32 {
    let waits = game.turn.card.is_some() && !game.turn.acted;
    match action {
        Action::Done | Action::Use(_) | Action::Develop | Action::Pay => 400,
        Action::Play(card) if adds(card) => 100,
        Action::Take(_) | Action::Claim(_) | Action::Token(_) => 60,
        // Before the action: whatever is not the action.
        Action::Build(_) | Action::Pair(_) if waits => {
            if game.turn.space == Some(Space::Build) {
                1
            } else {
                100
            }
        }
        Action::Station(_) | Action::Improve(_) if waits => {
            if game.turn.space == Some(Space::Station) { 1 } else { 100 }
        }
        Action::Refresh | Action::Fund | Action::Skip => 2,
        _ => 20,
    }
}

/// Does this event show that an action was taken?
fn shows(event: &Event, action: Space) -> bool {
    match event {
        Event::Built { .. } => action == Space::Build,
        Event::Upgraded { .. } => action == Space::Upgrade,
        Event::Loaded { .. } | Event::WineLoaded { .. } => action == Space::Load,
        Event::StationBuilt { .. } | Event::StationImproved { .. } => action == Space::Station,
        Event::Unlocked { .. } => action == Space::Unlock,
        _ => false,
    }
}

/// In every match of cunning players each card is followed by its action in the same turn.
#[test]
fn every_card_played_is_followed_by_its_action() {
    let (mut cards, mut changed) = (0, 0);
    for number in 0..testkit::times(120) {
        let modules = number % 2 == 1;
        let (wine, traffic, services) = (modules, modules, modules);
        let options = Options { wine, traffic, services, ..Options::default() };
        let seed = Seed::from_number(number);
        let seats = 1 + (number % 4) as u8;
        let mut game = Autobahn::setup(&options, seats, &mut Rng::at(seed, 0)).unwrap();
        let mut choice = Rng::at(Seed::from_number(!number), 0);
        let mut due: Option<(Seat, Space)> = None;
        let mut legal = Vec::new();
        for ply in 1.. {
            let Decision::Choose { seats, .. } = game.decision() else { break };
            let seat = seats.iter().next().unwrap();
            legal.clear();
            game.legal(seat, &mut legal);
            let total: u32 = legal.iter().map(|it| cunning(&game, *it)).sum();
            let mut at = choice.below(total);
            let chosen = legal.iter().find(|it| {
                let weight = cunning(&game, **it);
                let found = at < weight;
                at = at.saturating_sub(weight);
                found
            });
            let action = *chosen.unwrap();
            let mut log = Log::on();
            game.apply(seat, action, &mut Rng::at(seed, ply), &mut log);
            for (_, event) in log.into_entries() {
                match event {
                    Event::CardPlayed { seat, space, .. } => {
                        cards += 1;
                        due = Some((seat, space));
                    }
                    Event::Recoloured { .. } => changed += u32::from(due.is_some()),
                    Event::TurnBegan { .. } => {
                        assert_eq!(due, None, "match {number}, ply {ply}: {action}");
                    }
                    other => due = due.filter(|(_, space)| !shows(&other, *space)),
                }
            }
            let left = game.stack.frames().iter().all(|frame| frame.step != Step::Act);
            assert!(!left || due.is_none(), "match {number}, ply {ply}: phase 2 is over");
        }
    }
    assert!(cards > 1000 && changed > 20, "{cards} cards, {changed} changes of colour");
}
