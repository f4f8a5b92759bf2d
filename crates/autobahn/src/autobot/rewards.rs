//! What bonuses mean to Autobot.

use engine::Bits;

use super::choose::{Choice, Rule, Subject};
use super::{SEAT, promote, road, station};
use crate::data::{SoloBonus, data};
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::stack::Step;
use crate::state::Autobahn;
use crate::steps::{cards, traffic};

/// Bonus actions of the track and of deliveries. Money and the rest are ignored.
pub fn gain(game: &mut Autobahn, bonus: Bonus, cx: &mut Cx<'_>) {
    match bonus {
        Bonus::Develop(steps) => game.stack.push(SEAT, Step::Develop(steps)),
        Bonus::Promote(times) => (0..times).for_each(|_| game.stack.push(SEAT, Step::Promote)),
        Bonus::Flip | Bonus::Remove => {
            let added = game.autobot.as_mut().is_some_and(|autobot| autobot.decks.add_advanced());
            if added {
                cx.say(Event::AutobotTaskAdded);
            }
        }
        Bonus::Unlock => take_leftmost(game, cx),
        Bonus::Money(_)
        | Bonus::Recruit
        | Bonus::Gain
        | Bonus::Replace
        | Bonus::Build
        | Bonus::Upgrade
        | Bonus::Station
        | Bonus::Load
        | Bonus::LoadAndMove(_)
        | Bonus::Move(_)
        | Bonus::Swap
        | Bonus::Recolour
        | Bonus::Slide => {}
    }
}

/// The leftmost card of the display gives Autobot one more colour card.
fn take_leftmost(game: &mut Autobahn, cx: &mut Cx<'_>) {
    let Some(card) = game.display.iter().flatten().next().copied() else { return };
    cards::remove_from_display(game, card, cx);
    if let Some(autobot) = &mut game.autobot {
        autobot.decks.add_colour(card);
    }
    cx.say(Event::CardTaken { seat: SEAT, card });
}

/// The leftmost display card of the current colour; else the rightmost of the commonest colour.
pub fn discard(game: &mut Autobahn, colour: Colour, cx: &mut Cx<'_>) {
    let place = |card: u8| game.display.iter().position(|it| *it == Card::new(card));
    let colours = |card: u8| data().cards[usize::from(card)].colours;
    let shown: Bits = game.display.iter().flatten().map(|card| card.number()).collect();
    let count = |colour: Colour| shown.iter().filter(|it| colours(*it).contains(colour)).count();
    let commonness = |card: u8| colours(card).iter().map(count).max();
    let choice = Choice::between(Subject::Discard, shown);
    let choice = if shown.iter().any(|it| colours(it).contains(colour)) {
        choice
            .prefer(Rule::CurrentColour, |it| colours(it).contains(colour))
            .least(Rule::Leftmost, place)
    } else {
        choice
            .least(Rule::CommonestColour, |it| std::cmp::Reverse(commonness(it)))
            .least(Rule::Rightmost, |it| std::cmp::Reverse(place(it)))
    };
    if let Some(card) = choice.made(cx).map(Card::of) {
        cards::remove_from_display(game, card, cx);
        cx.say(Event::CardDiscarded { seat: SEAT, card });
    }
}

/// A tile goes face down onto the next slot, and the slot gives its bonus.
pub fn fill_slot(game: &mut Autobahn, cx: &mut Cx<'_>) {
    let board = &data().solo_boards[game.options.autobot.board.idx()];
    game.player_mut(SEAT).tiles_taken += 1;
    let Some(autobot) = &mut game.autobot else { return };
    let slot = usize::from(autobot.slots);
    autobot.slots += 1;
    let bonus = board.tiles.get(slot).copied().unwrap_or(board.more_tiles);
    cx.say(Event::AutobotSlot { slot: slot as u8 + 1 });
    solo_bonus(game, bonus, cx);
}

pub fn station_bonus(game: &mut Autobahn, number: StationNo, cx: &mut Cx<'_>) {
    let board = &data().solo_boards[game.options.autobot.board.idx()];
    solo_bonus(game, board.stations[number.idx()], cx);
}

/// Actions from the solo board take place on the current colour; if they cannot, they lapse.
fn solo_bonus(game: &mut Autobahn, bonus: SoloBonus, cx: &mut Cx<'_>) {
    let colour = game.autobot.and_then(|autobot| autobot.colour);
    match (bonus, colour) {
        (SoloBonus::Develop(steps), _) => game.stack.push(SEAT, Step::Develop(steps)),
        (SoloBonus::Promote(department), _) => promote(game, Some(department), cx),
        (SoloBonus::Employee, Some(colour)) => game.stack.push(SEAT, Step::Employee(colour)),
        (SoloBonus::Station, Some(colour)) => station::build(game, colour, cx),
        (SoloBonus::Upgrade, Some(colour)) => drop(road::upgrade_link(game, colour, cx)),
        (SoloBonus::Build, Some(colour)) => {
            if let Some(section) = road::choose_build(game, colour).made(cx) {
                road::build(game, section, cx);
            }
        }
        (_, None) => {}
    }
}

/// Autobot has no route card; it is promoted by the era instead.
pub fn automatic_promotions(game: &mut Autobahn) {
    let times = game.options.autobot.promotions[usize::from(game.era)];
    (0..times).for_each(|_| game.stack.push(SEAT, Step::Promote));
}

/// A human truck passed a station of Autobot.
pub fn human_passed(game: &mut Autobahn) {
    if game.options.autobot.develop_on_pass {
        game.stack.push(SEAT, Step::Develop(1));
    }
}

/// Too few traffic tokens: Autobot puts them nearest to the black autobahn.
pub fn place_traffic(game: &mut Autobahn, cx: &mut Cx<'_>) {
    let from_black = &data().geography.from_black;
    let section_of = |link: u8| {
        data().links[usize::from(link)].sections.and(game.traffic_due).first().unwrap_or(0)
    };
    let links = game.traffic_due.iter().map(|it| data().sections[usize::from(it)].link.number());
    let choice = Choice::between(Subject::Traffic, links.collect())
        .least(Rule::NearestBlack, |it| from_black[usize::from(section_of(it))])
        .least(Rule::Leftmost, |it| it);
    if let Some(link) = choice.made(cx) {
        traffic::choose(game, SEAT, Link::of(link), cx);
    }
}

/// At the start of the third era the wine cards beside the board are turned up.
pub fn show_wine(game: &Autobahn, cx: &mut Cx<'_>) {
    let cards = game.autobot.map_or(Bits::EMPTY, |autobot| autobot.wine);
    cards.iter().for_each(|wine| cx.say(Event::AutobotWine { wine: Wine::of(wine) }));
}
