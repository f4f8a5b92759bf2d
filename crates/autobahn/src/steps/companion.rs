//! Companion mode: Autobot plays against a person at a real table. The person keeps the board up to
//! date here, in any order and without paying, and Autobot's turns follow from it. Money, hands,
//! bonuses and promotions of the person stay on the table.

use engine::Seat;

use crate::action::Action;
use crate::autobot;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::{Autobahn, Truck};
use crate::steps::{build, cards, employee, ends, services, station, tiles, upgrade};

/// More than anything costs.
const FREE: u16 = u16::MAX;

/// Everything that may have happened on the table in the person's turn.
pub fn emit(game: &Autobahn, seat: Seat, emit: &mut impl FnMut(Action)) {
    build::emit(build::targets(game, game.roads, Colours::ALL, FREE), emit);
    for link in upgrade::targets(game, seat, game.roads, Colours::ALL, FREE) {
        emit(Action::Upgrade(Link::of(link)));
    }
    for depot in Depot::all() {
        TruckNo::all().for_each(|truck| emit(Action::Load(depot, truck)));
    }
    for link in station::targets(game, seat, game.roads, Colours::ALL) {
        emit(Action::Station(Link::of(link)));
    }
    services::emit(game, seat, Colours::ALL, emit);
    cards::emit_display(game, emit);
    for truck in TruckNo::all() {
        let free = game.roads.built.minus(ends::others(game, seat, truck));
        let sections = free.iter().map(Section::of);
        sections.for_each(|section| emit(Action::Move(truck, section)));
    }
    emit(Action::End);
    emit_reports(game, seat, emit);
}

/// What is entered for a real table costs nothing here.
#[expect(clippy::wildcard_enum_match_arm, reason = "actions of other steps are all alike here")]
pub fn refusal(game: &Autobahn, seat: Seat, action: Action) -> Option<Reason> {
    match action {
        Action::Build(section) => build::why_not(game, seat, section, Colours::ALL, FREE),
        Action::Station(link) => station::why_not(game, seat, link, Colours::ALL),
        Action::Improve(link) => services::why_not(game, seat, link, Colours::ALL),
        Action::Take(_) => cards::take_refusal(game, action),
        _ => None,
    }
}

pub fn emit_boards(emit: &mut impl FnMut(Action)) {
    DeliveryBoard::all().for_each(|board| emit(Action::Board(board)));
}

pub fn emit_deck(game: &Autobahn, emit: &mut impl FnMut(Action)) {
    game.deck.0.iter().for_each(|card| emit(Action::Reveal(Card::of(card))));
}

/// What no action of a match names.
fn emit_reports(game: &Autobahn, seat: Seat, emit: &mut impl FnMut(Action)) {
    for truck in TruckNo::all() {
        if game.player(seat).trucks[truck.idx()] != Truck::Home {
            emit(Action::Home(truck));
        }
    }
    for country in Country::all() {
        if game.panels[country.idx()].iter().any(Option::is_some) {
            emit(Action::TileGone(country));
        }
    }
    for country in Country::all() {
        if game.pharmaceuticals & 1 << country.number() == 0 {
            emit(Action::Served(country));
        }
    }
    Colour::ALL.into_iter().for_each(|colour| emit(Action::Employ(colour)));
    if !game.player(autobot::SEAT).stations.is_empty() {
        emit(Action::Passed);
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "actions of other steps are never offered")]
pub fn enter(game: &mut Autobahn, seat: Seat, action: Action, cx: &mut Cx<'_>) {
    match action {
        Action::Build(section) => build::build(game, seat, section, FREE, cx),
        Action::Upgrade(link) => upgrade::upgrade(game, seat, link, 0, 0, cx),
        Action::Station(link) => station::build(game, seat, link, cx),
        Action::Improve(link) => services::improve(game, seat, link),
        Action::Take(card) => cards::remove_from_display(game, card, cx),
        Action::Load(depot, truck) => put_truck(game, seat, truck, Truck::Depot(depot)),
        // What it carries does not matter to Autobot.
        Action::Move(truck, section) => {
            put_truck(game, seat, truck, Truck::Road(section, Good::Appliances));
            cx.say(Event::Moved { seat, truck, section });
        }
        Action::Home(truck) => put_truck(game, seat, truck, Truck::Home),
        Action::TileGone(country) => {
            let tile = game.panels[country.idx()].iter().flatten().next().copied();
            if let Some(tile) = tile {
                tiles::take_from_panel(game, seat, country, tile, cx);
            }
        }
        Action::Served(country) => {
            game.pharmaceuticals |= 1 << country.number();
            autobot::retarget(game, Some(country), cx);
        }
        Action::Employ(colour) => employee::place(game, seat, colour, cx),
        Action::Passed => autobot::human_passed(game),
        other => unreachable!("{other} is no entry of the companion"),
    }
}

fn put_truck(game: &mut Autobahn, seat: Seat, truck: TruckNo, place: Truck) {
    game.player_mut(seat).trucks[truck.idx()] = place;
}

/// At the start: Autobot's delivery board, then the five cards of the display.
pub fn set_up(game: &mut Autobahn, seat: Seat) {
    game.display = [None; 5];
    game.deck.0 = data().improved;
    game.stack.clear();
    game.stack.push(seat, Step::Reveal);
    game.stack.push(seat, Step::Board);
}

/// The person tells which card came off the real deck.
pub fn reveal(game: &mut Autobahn, seat: Seat, card: Card, cx: &mut Cx<'_>) {
    game.deck.0.remove(card.number());
    if let Some(place) = game.display.iter_mut().find(|place| place.is_none()) {
        *place = Some(card);
        cx.say(Event::CardRevealed { card });
    }
    if game.display.contains(&None) && !game.deck.is_empty() {
        game.stack.push(seat, Step::Reveal);
    } else if game.stack.frames().is_empty() {
        // Set-up is over.
        game.begin_turn(game.current, cx);
    }
}
