//! Action "Upgrade link".

use engine::{Bits, Seat};

use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::{Autobahn, Roads};
use crate::steps::{play, traffic};

fn per_section(game: &Autobahn, seat: Seat) -> u16 {
    let upgrade = data().eras[usize::from(game.era)].upgrade;
    upgrade.saturating_sub(game.player(seat).upgrade_discount())
}

pub fn cost(game: &Autobahn, seat: Seat, link: Link) -> u16 {
    per_section(game, seat) * u16::from(data().links[link.idx()].length)
}

/// Complete single links of these colours that can be paid with `money`.
pub fn targets(game: &Autobahn, seat: Seat, roads: Roads, colours: Colours, money: u16) -> Bits {
    let derived = &data().derived;
    let single = derived.links.of(colours).and(roads.complete_links()).minus(roads.dual);
    if single.is_empty() {
        return single;
    }
    let per_section = per_section(game, seat);
    if money < per_section {
        Bits::EMPTY
    } else if money < 2 * per_section {
        single.minus(derived.station_links)
    } else {
        single
    }
}

pub fn emit(links: Bits, emit: &mut impl FnMut(Action)) {
    links.iter().for_each(|link| emit(Action::Upgrade(Link::of(link))));
}

/// Those for an upgrade beside the action of a card, which must stay possible.
pub fn bonus_targets(game: &Autobahn, seat: Seat, colours: Colours) -> Bits {
    let links = targets(game, seat, game.roads, colours, game.player(seat).money);
    links.iter().filter(|link| harms_action(game, seat, Link::of(*link)).is_none()).collect()
}

fn harms_action(game: &Autobahn, seat: Seat, link: Link) -> Option<Reason> {
    play::harms_action(game, seat, |after| {
        after.player_mut(seat).money -= cost(game, seat, link);
        after.roads.dual.insert(link.number());
    })
}

/// Those of the colours in which something can be upgraded.
pub fn colours(game: &Autobahn, seat: Seat, roads: Roads, colours: Colours, money: u16) -> Colours {
    data().derived.links.colours(targets(game, seat, roads, colours, money))
}

pub fn why_not(game: &Autobahn, seat: Seat, link: Link, colours: Colours) -> Option<Reason> {
    let colour = data().links[link.idx()].colour;
    let have = game.player(seat).money;
    let need = cost(game, seat, link);
    if !colours.contains(colour) {
        Some(Reason::WrongColour { is: colour })
    } else if game.roads.dual.contains(link.number()) {
        Some(Reason::AlreadyDual)
    } else if !game.roads.complete(link) {
        Some(Reason::LinkUnfinished)
    } else if have < need {
        Some(Reason::NotEnoughMoney { need, have })
    } else {
        None
    }
}

pub fn bonus_why_not(game: &Autobahn, seat: Seat, link: Link, colours: Colours) -> Option<Reason> {
    why_not(game, seat, link, colours).or_else(|| harms_action(game, seat, link))
}

/// Of an upgrade that is given.
pub fn refusal(game: &Autobahn, seat: Seat, action: Action) -> Option<Reason> {
    let Action::Upgrade(link) = action else { return None };
    bonus_why_not(game, seat, link, Colours::ALL)
}

/// `per_section`: steps on the track that the card gives for each section.
pub fn upgrade(
    game: &mut Autobahn,
    seat: Seat,
    link: Link,
    cost: u16,
    per_section: u8,
    cx: &mut Cx<'_>,
) {
    let it = &data().links[link.idx()];
    let player = game.player_mut(seat);
    player.money -= cost;
    let steps = player.develops_with(Space::Upgrade) + per_section * it.length;
    let before = game.roads;
    game.roads.dual.insert(link.number());
    cx.say(Event::Upgraded { seat, link, cost });
    if steps > 0 {
        game.stack.push(seat, Step::Develop(steps));
    }
    // The printed order: the link's own token with the road, the employee, then what the cities call
    // for. The last on the stack comes first.
    let set_complete = traffic::collect(game, seat, link, cx);
    traffic::spread(game, seat, link, before, cx);
    game.stack.push(seat, Step::Employee(it.colour));
    if set_complete {
        game.stack.push(seat, Step::Promote);
    }
}
