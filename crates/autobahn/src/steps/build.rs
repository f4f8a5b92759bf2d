//! Action "Build Road section".

use engine::{Bits, Seat};

use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::{Autobahn, Roads};
use crate::steps::play;

pub fn cost(game: &Autobahn, section: Section, discount: u16) -> u16 {
    let data = data();
    let link = &data.links[data.sections[section.idx()].link.idx()];
    data.eras[usize::from(game.era)].build[usize::from(link.length)].saturating_sub(discount)
}

/// Sections of these colours that extend the network and can be paid with `money`.
pub fn targets(game: &Autobahn, roads: Roads, colours: Colours, money: u16) -> Bits {
    let data = data();
    let build = data.eras[usize::from(game.era)].build;
    let short = if money >= build[1] { data.derived.short_sections } else { Bits::EMPTY };
    let long = if money >= build[2] { data.derived.long_sections } else { Bits::EMPTY };
    let wanted = short.or(long).and(data.derived.sections.of(colours));
    if wanted.is_empty() { wanted } else { roads.open(game.era).and(wanted) }
}

/// Those for a build that is given, of any colour. It must leave the action of a card possible.
pub fn bonus_targets(game: &Autobahn, seat: Seat) -> Bits {
    let sections = targets(game, game.roads, Colours::ALL, game.player(seat).money);
    sections.iter().filter(|it| harms_action(game, seat, Section::of(*it)).is_none()).collect()
}

fn harms_action(game: &Autobahn, seat: Seat, section: Section) -> Option<Reason> {
    play::harms_action(game, seat, |after| {
        after.player_mut(seat).money -= cost(game, section, 0);
        after.roads.built.insert(section.number());
    })
}

/// Those of the colours in which something can be built.
pub fn colours(game: &Autobahn, roads: Roads, colours: Colours, money: u16) -> Colours {
    data().derived.sections.colours(targets(game, roads, colours, money))
}

pub fn why_not(
    game: &Autobahn,
    seat: Seat,
    section: Section,
    colours: Colours,
    discount: u16,
) -> Option<Reason> {
    let have = game.player(seat).money;
    let need = cost(game, section, discount);
    let it = &data().sections[section.idx()];
    if game.roads.built.contains(section.number()) {
        Some(Reason::AlreadyBuilt)
    } else if !colours.contains(it.colour) {
        Some(Reason::WrongColour { is: it.colour })
    } else if game.era < 2 && it.roadblock {
        Some(Reason::Roadblock)
    } else if !game.roads.open(game.era).contains(section.number()) {
        Some(Reason::NotConnected)
    } else if have < need {
        Some(Reason::NotEnoughMoney { need, have })
    } else {
        None
    }
}

/// Of a build that is given.
pub fn refusal(game: &Autobahn, seat: Seat, action: Action) -> Option<Reason> {
    let Action::Build(section) = action else { return None };
    why_not(game, seat, section, Colours::ALL, 0).or_else(|| harms_action(game, seat, section))
}

pub fn build(game: &mut Autobahn, seat: Seat, section: Section, discount: u16, cx: &mut Cx<'_>) {
    place(game, seat, section, discount, cx);
    effects(game, seat, section, cx);
}

/// Puts the section on the map and pays for it.
pub fn place(game: &mut Autobahn, seat: Seat, section: Section, discount: u16, cx: &mut Cx<'_>) {
    let cost = cost(game, section, discount);
    game.player_mut(seat).money -= cost;
    game.roads.built.insert(section.number());
    cx.say(Event::Built { seat, section, cost });
    take_section(game, seat, cx);
}

/// The Develop icon and the tile are part of step 1 of the printed sequence, so they come before the
/// employee of step 3.
pub fn effects(game: &mut Autobahn, seat: Seat, section: Section, cx: &mut Cx<'_>) {
    let it = &data().sections[section.idx()];
    game.stack.push(seat, Step::Employee(it.colour));
    if it.develop {
        game.stack.push(seat, Step::Develop(1));
    }
    let tile = Autobahn::tile_space(section).and_then(|space| game.map_tiles[space].take());
    if let Some(tile) = tile {
        crate::steps::tiles::gain(game, seat, tile, cx);
    }
}

/// Sections come from the stack of the era; past its end from the next one, which then is shorter.
fn take_section(game: &mut Autobahn, seat: Seat, cx: &mut Cx<'_>) {
    let era = usize::from(game.era);
    let stack = (era..game.stacks.len()).find(|stack| game.stacks[*stack] > 0);
    let stack = stack.expect("there are as many sections as places for them");
    game.stacks[stack] -= 1;
    if stack == era && game.stacks[era] == 0 {
        game.trigger = Some(seat);
        cx.say(Event::EraEndTriggered { seat, era: game.era + 1 });
    }
}

/// First sections after which a second one can be built and both be paid (a card that builds two).
pub fn pair_targets(game: &Autobahn, colours: Colours, discount: u16, money: u16) -> Bits {
    let open = game.roads.open(game.era).and(data().derived.sections.of(colours));
    let works = |first: &u8| {
        let first = Section::of(*first);
        let first_cost = cost(game, first, discount);
        first_cost <= money
            && !second_targets(game, first, colours, discount, money - first_cost).is_empty()
    };
    open.iter().filter(works).collect()
}

/// Sections that can be built after `first` with what is left of the money.
pub fn second_targets(
    game: &Autobahn,
    first: Section,
    colours: Colours,
    discount: u16,
    money: u16,
) -> Bits {
    let mut roads = game.roads;
    roads.built.insert(first.number());
    let affordable = |second: &u8| cost(game, Section::of(*second), discount) <= money;
    let open = roads.open(game.era).and(data().derived.sections.of(colours));
    open.iter().filter(affordable).collect()
}

pub fn emit(targets: Bits, emit: &mut impl FnMut(Action)) {
    targets.iter().for_each(|section| emit(Action::Build(Section::of(section))));
}
