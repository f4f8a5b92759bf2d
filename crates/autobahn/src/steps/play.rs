//! Action A: which card can be played for which action, and playing it.
//!
//! A card may only be played for an action that can then be taken. Its additions may come first
//! ("in any order"), but not in a way that makes the action impossible.

use engine::{Bits, Seat};

use crate::action::Action;
use crate::data::{CardData, data};
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::state::{Autobahn, Roads};
use crate::steps::{act, build, load, services, station, upgrade};

/// Colours in which each action could be taken on these roads with this money.
fn possible(game: &Autobahn, seat: Seat, roads: Roads, money: u16) -> [Colours; 5] {
    Space::ALL.map(|space| possible_at(game, seat, space, roads, money))
}

fn possible_at(game: &Autobahn, seat: Seat, space: Space, roads: Roads, money: u16) -> Colours {
    match space {
        Space::Unlock => game.player(seat).tokens,
        Space::Build => build::colours(game, roads, money),
        Space::Upgrade => upgrade::colours(game, seat, roads, money),
        Space::Load => load::colours(roads),
        Space::Station => station::colours(game, seat, roads).or(services::colours(game, seat)),
    }
}

/// After which extra builds of the card could its own action still (or only then) be taken?
pub fn builds_before(
    game: &Autobahn,
    seat: Seat,
    space: Space,
    colours: Colours,
    money: u16,
) -> Bits {
    let works = |section: &u8| {
        let cost = build::cost(game, Section::of(*section), 0);
        let mut roads = game.roads;
        roads.built.insert(*section);
        cost <= money && possible_at(game, seat, space, roads, money - cost).meets(colours)
    };
    build::targets(game, game.roads, colours, money).iter().filter(works).collect()
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

/// Can the action be taken in these colours: now, as a cheaper pair, or after the extra build?
fn achievable(
    game: &Autobahn,
    seat: Seat,
    means: Means,
    space: Space,
    colours: Colours,
    now: &[Colours; 5],
) -> bool {
    let Means { money, extra_build, pair_discount } = means;
    now[space.idx()].meets(colours)
        || space == Space::Build
            && pair_discount > 0
            && !build::pair_targets(game, colours, pair_discount, money).is_empty()
        || extra_build && !builds_before(game, seat, space, colours, money).is_empty()
}

fn can_recolour(game: &Autobahn, seat: Seat) -> bool {
    let owned = game.player(seat).tiles[Tile::Recolour.idx()];
    !game.turn.tile_used && owned > game.turn.fresh_tiles[Tile::Recolour.idx()]
}

/// Could the card be played at the space, perhaps with a change of colour?
fn playable_at(
    game: &Autobahn,
    seat: Seat,
    card: &CardData,
    space: Space,
    now: &[Colours; 5],
) -> bool {
    let means = Means::in_hand(game, seat, card);
    let in_colours = |colours: Colours| achievable(game, seat, means, space, colours, now);
    game.player(seat).has_room(space)
        && (in_colours(card.colours)
            || can_recolour(game, seat)
                && SIDE_COLOURS.iter().any(|colour| in_colours(Colours::one(colour))))
}

/// What is possible with the money the card itself brings.
fn possible_with(game: &Autobahn, seat: Seat, card: &CardData) -> [Colours; 5] {
    possible(game, seat, game.roads, game.player(seat).money.saturating_add(card.money))
}

pub fn emit_spaces(game: &Autobahn, seat: Seat, card: Card, emit: &mut impl FnMut(Action)) {
    let card = &data().cards[card.idx()];
    let now = possible_with(game, seat, card);
    for space in Space::ALL {
        if playable_at(game, seat, card, space, &now) {
            emit(Action::At(space));
        }
    }
}

pub fn space_why_not(game: &Autobahn, seat: Seat, card: Card, space: Space) -> Option<Reason> {
    let player = game.player(seat);
    let card = &data().cards[card.idx()];
    if !player.has_room(space) {
        Some(Reason::SpaceFull { space, limit: player.limit(space) })
    } else if playable_at(game, seat, card, space, &possible_with(game, seat, card)) {
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
        _ => None,
    }
}

pub fn emit_plays(game: &Autobahn, seat: Seat, emit: &mut impl FnMut(Action)) {
    let player = game.player(seat);
    let usual = possible(game, seat, game.roads, player.money);
    for card in player.hand.iter().map(Card::of) {
        let it = &data().cards[card.idx()];
        let with_its_money;
        let now = if it.money == 0 {
            &usual
        } else {
            with_its_money = possible_with(game, seat, it);
            &with_its_money
        };
        if Space::ALL.into_iter().any(|space| playable_at(game, seat, it, space, now)) {
            emit(Action::Play(card));
        }
    }
}

/// Colours into which the played card may be changed now.
pub fn recolours(game: &Autobahn, seat: Seat) -> Colours {
    let Some(space) = game.turn.space else { return Colours::EMPTY };
    let means = Means::played(game, seat);
    let now = possible(game, seat, game.roads, game.player(seat).money);
    let works = |colour: &Colour| {
        let colours = Colours::one(*colour);
        colours != game.turn.colours
            && (game.turn.acted || achievable(game, seat, means, space, colours, &now))
    };
    SIDE_COLOURS.iter().filter(works).fold(Colours::EMPTY, Colours::with)
}

/// With this money, could the card's action still be taken?
pub fn leaves_action(game: &Autobahn, seat: Seat, space: Space, money: u16) -> bool {
    let now = possible(game, seat, game.roads, money);
    let means = Means { money, ..Means::played(game, seat) };
    game.turn.acted || achievable(game, seat, means, space, game.turn.colours, &now)
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
        game.earn(seat, it.money, cx);
    }
}
