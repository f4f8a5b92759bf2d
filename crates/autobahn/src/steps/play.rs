//! Action A: which card can be played for which action, and playing it.
//!
//! A card may only be played for an action that can then be taken. Its additions may come first
//! ("in any order"), but neither they nor what follows from them may make the action impossible.

use engine::{Bits, Seat};

use crate::action::Action;
use crate::data::{CardData, data};
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::state::{Autobahn, Roads};
use crate::steps::{act, build, load, services, station, upgrade};

/// In which of the colours could the action be taken on these roads with this money?
fn possible(
    game: &Autobahn,
    seat: Seat,
    space: Space,
    roads: Roads,
    colours: Colours,
    money: u16,
) -> Colours {
    match space {
        Space::Unlock => game.player(seat).tokens.and(colours),
        Space::Build => build::colours(game, roads, colours, money),
        Space::Upgrade => upgrade::colours(game, seat, roads, colours, money),
        Space::Load => load::colours(roads).and(colours),
        Space::Station => {
            station::colours(game, seat, roads, colours).or(services::colours(game, seat, colours))
        }
    }
}

/// After which extra builds in these colours could the action still (or only then) be taken in one of
/// the colours `then`?
fn builds_before(
    game: &Autobahn,
    seat: Seat,
    space: Space,
    colours: Colours,
    then: Colours,
    money: u16,
) -> Bits {
    let works = |section: &u8| {
        let cost = build::cost(game, Section::of(*section), 0);
        let mut roads = game.roads;
        roads.built.insert(*section);
        cost <= money && !possible(game, seat, space, roads, then, money - cost).is_empty()
    };
    build::targets(game, game.roads, colours, money).iter().filter(works).collect()
}

/// Sections that the played card may build before its action.
pub fn extra_builds(game: &Autobahn, seat: Seat, space: Space) -> Bits {
    let colours = game.turn.colours;
    let then = with_changes(game, seat, colours);
    builds_before(game, seat, space, colours, then, game.player(seat).money)
}

/// What a card brings to its action: on the table already, or still in the hand.
#[derive(Clone, Copy)]
struct Means {
    money: u16,
    extra_build: bool,
    pair_discount: u16,
}

impl Means {
    fn in_hand(game: &Autobahn, seat: Seat, card: &CardData) -> Means {
        let money = game.player(seat).money.saturating_add(card.money);
        Means { money, extra_build: card.extra_build, pair_discount: card.pair_discount }
    }

    fn played(game: &Autobahn, seat: Seat) -> Means {
        Means {
            money: game.player(seat).money,
            extra_build: game.turn.extra_build,
            pair_discount: act::pair_discount(game),
        }
    }
}

/// Can the action be taken in these colours as a cheaper pair, or after the extra build?
fn achievable_besides(
    game: &Autobahn,
    seat: Seat,
    means: Means,
    space: Space,
    colours: Colours,
) -> bool {
    let Means { money, extra_build, pair_discount } = means;
    space == Space::Build
        && pair_discount > 0
        && !build::pair_targets(game, colours, pair_discount, money).is_empty()
        || extra_build && !builds_before(game, seat, space, colours, colours, money).is_empty()
}

fn can_recolour(game: &Autobahn, seat: Seat) -> bool {
    let owned = game.player(seat).tiles[Tile::Recolour.idx()];
    !game.turn.tile_used && owned > game.turn.fresh_tiles[Tile::Recolour.idx()]
}

/// The colours, and those into which they may be changed.
fn with_changes(game: &Autobahn, seat: Seat, colours: Colours) -> Colours {
    if can_recolour(game, seat) { colours.or(SIDE_COLOURS) } else { colours }
}

/// Can the action be taken in these colours, perhaps with a change of colour?
fn within_reach(game: &Autobahn, seat: Seat, means: Means, space: Space, colours: Colours) -> bool {
    let all = with_changes(game, seat, colours);
    let besides = |colours: Colours| achievable_besides(game, seat, means, space, colours);
    !possible(game, seat, space, game.roads, all, means.money).is_empty()
        || besides(colours)
        || all != colours && SIDE_COLOURS.iter().any(|colour| besides(Colours::one(colour)))
}

/// Could the card be played at the space? Why not is another question: its answer costs much more.
fn can_play(game: &Autobahn, seat: Seat, card: &CardData, space: Space) -> bool {
    let means = Means::in_hand(game, seat, card);
    game.player(seat).has_room(space) && within_reach(game, seat, means, space, card.colours)
}

pub fn emit_spaces(game: &Autobahn, seat: Seat, card: Card, emit: &mut impl FnMut(Action)) {
    for space in Space::ALL {
        if can_play(game, seat, &data().cards[card.idx()], space) {
            emit(Action::At(space));
        }
    }
}

pub fn refusal(game: &Autobahn, seat: Seat, card: Card, action: Action) -> Option<Reason> {
    let Action::At(space) = action else { return None };
    space_why_not(game, seat, card, space)
}

fn space_why_not(game: &Autobahn, seat: Seat, card: Card, space: Space) -> Option<Reason> {
    let player = game.player(seat);
    let card = &data().cards[card.idx()];
    if !player.has_room(space) {
        Some(Reason::SpaceFull { space, limit: player.limit(space) })
    } else if can_play(game, seat, card, space) {
        None
    } else if space == Space::Unlock {
        let colour = card.colours.iter().next().filter(|colour| *colour != Colour::Black);
        Some(colour.map_or(Reason::NoTokenForColour, |colour| Reason::TokenUsed { colour }))
    } else {
        let have = player.money.saturating_add(card.money);
        let need = cheapest(game, seat, space, card.colours);
        Some(need.map_or(Reason::NoTarget { space }, |need| Reason::NotEnoughMoney { need, have }))
    }
}

/// What the action would cost at least; `None` if money is not what it lacks.
fn cheapest(game: &Autobahn, seat: Seat, space: Space, colours: Colours) -> Option<u16> {
    match space {
        Space::Build => {
            let sections = build::targets(game, game.roads, colours, u16::MAX).iter();
            sections.map(|it| build::cost(game, Section::of(it), 0)).min()
        }
        Space::Upgrade => {
            let links = upgrade::targets(game, seat, game.roads, colours, u16::MAX).iter();
            links.map(|it| upgrade::cost(game, seat, Link::of(it))).min()
        }
        Space::Unlock | Space::Load | Space::Station => None,
    }
}

pub fn emit_plays(game: &Autobahn, seat: Seat, emit: &mut impl FnMut(Action)) {
    let player = game.player(seat);
    let hand = player.hand.iter().map(|card| (Card::of(card), &data().cards[usize::from(card)]));
    let colours = hand.clone().fold(Colours::EMPTY, |all, (_, it)| all.or(it.colours));
    let idle = idle(game, seat, colours);
    for (card, it) in hand {
        // More money never makes less possible; most cards need none of their own.
        let playable = !idle.covers(it.colours)
            || Space::ALL.into_iter().any(|space| can_play(game, seat, it, space));
        if playable {
            emit(Action::Play(card));
        }
    }
}

/// Those of the colours in which no action can be taken with the money at hand.
fn idle(game: &Autobahn, seat: Seat, mut colours: Colours) -> Colours {
    let player = game.player(seat);
    for space in Space::ALL.into_iter().filter(|space| player.has_room(*space)) {
        if colours.is_empty() {
            break;
        }
        colours = colours.minus(possible(game, seat, space, game.roads, colours, player.money));
    }
    colours
}

/// Colours into which the played card may be changed now.
pub fn recolours(game: &Autobahn, seat: Seat) -> Colours {
    let Some(space) = game.turn.space else { return Colours::EMPTY };
    let means = Means::played(game, seat);
    let now = possible(game, seat, space, game.roads, SIDE_COLOURS, means.money);
    let works = |colour: &Colour| {
        let colours = Colours::one(*colour);
        colours != game.turn.colours
            && (game.turn.acted
                || now.contains(*colour)
                || achievable_besides(game, seat, means, space, colours))
    };
    SIDE_COLOURS.iter().filter(works).fold(Colours::EMPTY, Colours::with)
}

pub fn emit_recolours(game: &Autobahn, seat: Seat, emit: &mut impl FnMut(Action)) {
    recolours(game, seat).iter().for_each(|to| emit(Action::Recolour(to)));
}

pub fn recolour_refusal(action: Action) -> Option<Reason> {
    let Action::Recolour(colour) = action else { return None };
    Some(if SIDE_COLOURS.contains(colour) {
        Reason::ActionMustStayPossible
    } else {
        Reason::NotThatColour
    })
}

pub fn recolour(game: &mut Autobahn, seat: Seat, colour: Colour, cx: &mut Cx<'_>) {
    game.turn.colours = Colours::one(colour);
    cx.say(Event::Recoloured { seat, colour });
}

/// Can the action of the played card still be taken?
pub fn can_act(game: &Autobahn, seat: Seat) -> bool {
    let Some(space) = game.turn.space.filter(|_| !game.turn.acted) else { return false };
    let means = Means::played(game, seat);
    within_reach(game, seat, means, space, game.turn.colours)
}

/// Would this change make the action of the played card impossible? Whatever is decided between a card
/// and its action is held to it: additions of the card, and the bonuses they lead to.
pub fn harms_action(
    game: &Autobahn,
    seat: Seat,
    change: impl FnOnce(&mut Autobahn),
) -> Option<Reason> {
    if game.current != seat || !can_act(game, seat) {
        return None;
    }
    let mut after = *game;
    change(&mut after);
    (!can_act(&after, seat)).then_some(Reason::ActionMustStayPossible)
}

pub fn price_harms_action(game: &Autobahn, seat: Seat, price: u16) -> Option<Reason> {
    harms_action(game, seat, |after| after.player_mut(seat).money -= price)
}

/// Puts the card above the space and notes what it offers.
pub fn play(game: &mut Autobahn, seat: Seat, card: Card, space: Space, cx: &mut Cx<'_>) {
    let it = &data().cards[card.idx()];
    let player = game.player_mut(seat);
    player.hand.remove(card.number());
    player.played[space.idx()].insert(card.number());
    cx.say(Event::CardPlayed { seat, card, space });
    let turn = &mut game.turn;
    turn.card = Some(card);
    turn.space = Some(space);
    turn.colours = it.colours;
    turn.extra_build = it.extra_build;
    turn.extra_station = it.extra_station;
    turn.extra_load = it.upgrade_and_load && space == Space::Upgrade;
    turn.extra_upgrade = it.upgrade_and_load && space == Space::Load;
    turn.extra_develop = it.develop > 0;
    turn.extra_payment = it.develop_price > 0;
    turn.truck_steps = it.truck_steps;
    if it.money > 0 {
        game.earn(seat, it.money, Source::Card, cx);
    }
}
