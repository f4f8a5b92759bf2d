//! Phase 2: the action of the turn, what the played card adds to it, and one bonus tile.

use engine::{Bits, Seat};

use crate::action::Action;
use crate::data::data;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::Autobahn;
use crate::steps::{build, load, play, refresh, services, station, tiles, unlock, upgrade, wine};

/// Is this the card's own action, still to be taken?
fn is_main(game: &Autobahn, space: Space) -> bool {
    !game.turn.acted && game.turn.space == Some(space)
}

/// Sections that the card may build now, as its action or as its addition.
fn card_builds(game: &Autobahn, seat: Seat) -> Bits {
    let turn = &game.turn;
    let money = game.player(seat).money;
    if is_main(game, Space::Build) || turn.extra_build && turn.acted {
        build::targets(game, game.roads, turn.colours, money)
    } else if turn.extra_build
        && let Some(space) = turn.space
    {
        play::extra_builds(game, seat, space)
    } else {
        Bits::EMPTY
    }
}

fn card_pairs(game: &Autobahn, seat: Seat) -> Bits {
    match game.turn.card.map(|card| data().cards[card.idx()].pair_discount) {
        Some(discount) if discount > 0 && is_main(game, Space::Build) => {
            let money = game.player(seat).money;
            build::pair_targets(game, game.turn.colours, discount, money)
        }
        Some(_) | None => Bits::EMPTY,
    }
}

/// Links that the card may upgrade now.
fn card_upgrades(game: &Autobahn, seat: Seat) -> Bits {
    let turn = &game.turn;
    let money = game.player(seat).money;
    if is_main(game, Space::Upgrade) {
        upgrade::targets(game, seat, game.roads, turn.colours, money)
    } else if turn.extra_upgrade {
        upgrade::bonus_targets(game, seat, turn.colours)
    } else {
        Bits::EMPTY
    }
}

/// May the card's price for a development be paid, with the action still possible afterwards?
fn can_pay(game: &Autobahn, seat: Seat) -> bool {
    let Some(card) = game.turn.card else { return false };
    let price = data().cards[card.idx()].develop_price;
    game.turn.extra_payment
        && game.player(seat).money >= price
        && play::price_harms_action(game, seat, price).is_none()
}

pub fn emit(game: &Autobahn, seat: Seat, emit: &mut impl FnMut(Action)) {
    if game.turn.card.is_none() && !game.turn.acted {
        play::emit_plays(game, seat, emit);
        if !game.player(seat).all_played().is_empty() {
            emit(Action::Refresh);
        }
        if refresh::fund_why_not(game, seat).is_none() {
            emit(Action::Fund);
        }
        tiles::emit(game, seat, emit);
        return;
    }
    emit_owed(game, seat, emit);
    if done_why_not(game, seat).is_none() {
        emit(Action::Done);
    }
}

/// The action of a card is taken, not only its additions. Nothing that is offered makes it impossible;
/// in a position from elsewhere in which it is, it is forgone, and no addition is forced instead.
fn done_why_not(game: &Autobahn, seat: Seat) -> Option<Reason> {
    if game.turn.card.is_none() && !game.turn.acted {
        Some(Reason::NotOffered)
    } else {
        play::can_act(game, seat).then_some(Reason::TakeTheAction)
    }
}

/// What can still be done with the played card, and a tile.
pub fn emit_owed(game: &Autobahn, seat: Seat, emit: &mut impl FnMut(Action)) {
    let turn = &game.turn;
    tiles::emit(game, seat, emit);
    build::emit(card_builds(game, seat), emit);
    for section in card_pairs(game, seat) {
        emit(Action::Pair(Section::of(section)));
    }
    for link in card_upgrades(game, seat) {
        emit(Action::Upgrade(Link::of(link)));
    }
    if is_main(game, Space::Load) || turn.extra_load {
        load::emit(game, seat, turn.colours, emit);
        wine::emit(game, seat, turn.colours, emit);
    }
    if is_main(game, Space::Station) || turn.extra_station {
        for link in station::targets(game, seat, game.roads, turn.colours) {
            emit(Action::Station(Link::of(link)));
        }
        services::emit(game, seat, turn.colours, emit);
    }
    if is_main(game, Space::Unlock) {
        match single_token(game, seat) {
            Some(_) => unlock::emit(game, seat, emit),
            None => tokens(game, seat).iter().for_each(|colour| emit(Action::Token(colour))),
        }
    }
    if turn.extra_develop {
        emit(Action::Develop);
    }
    if can_pay(game, seat) {
        emit(Action::Pay);
    }
}

fn tokens(game: &Autobahn, seat: Seat) -> Colours {
    game.player(seat).tokens.and(game.turn.colours)
}

/// With one fitting token there is nothing to choose.
fn single_token(game: &Autobahn, seat: Seat) -> Option<Colour> {
    let mut fitting = tokens(game, seat).iter();
    let token = fitting.next()?;
    fitting.next().is_none().then_some(token)
}

/// Why something that a played card might allow is not allowed.
pub fn refusal(game: &Autobahn, seat: Seat, action: Action) -> Reason {
    let turn = &game.turn;
    let idle = if turn.acted { Reason::AlreadyActed } else { Reason::PlayACardFirst };
    let offered = |space: Space, extra: bool| is_main(game, space) || extra;
    let reason = match action {
        Action::Play(_) | Action::Refresh | Action::Fund if turn.card.is_some() || turn.acted => {
            Some(Reason::AlreadyActed)
        }
        Action::Play(card) if !game.player(seat).hand.contains(card.number()) => {
            Some(Reason::NotInHand)
        }
        Action::Play(_) => Some(Reason::NoUseForCard),
        Action::Refresh => Some(Reason::NothingPlayed),
        Action::Fund => refresh::fund_why_not(game, seat),
        Action::Use(tile) => tiles::why_not(game, seat, tile),
        Action::Build(section) if offered(Space::Build, turn.extra_build) => {
            build::why_not(game, seat, section, turn.colours, 0)
                .or(Some(Reason::ActionMustStayPossible))
        }
        Action::Pair(section) if is_main(game, Space::Build) => {
            let discount = turn.card.map_or(0, |card| data().cards[card.idx()].pair_discount);
            let single = build::why_not(game, seat, section, turn.colours, discount);
            if discount == 0 { None } else { single.or(Some(Reason::NoSecondSection)) }
        }
        Action::Upgrade(link) if offered(Space::Upgrade, turn.extra_upgrade) => {
            upgrade::bonus_why_not(game, seat, link, turn.colours)
        }
        Action::Load(depot, truck) if offered(Space::Load, turn.extra_load) => {
            load::why_not(game, seat, depot, truck, turn.colours)
        }
        Action::Station(link) if offered(Space::Station, turn.extra_station) => {
            station::why_not(game, seat, link, turn.colours)
        }
        Action::Wine(truck) if offered(Space::Load, turn.extra_load) => {
            wine::why_not(game, seat, truck, turn.colours)
        }
        Action::Improve(link) if offered(Space::Station, turn.extra_station) => {
            services::why_not(game, seat, link, turn.colours)
        }
        Action::Token(colour) if is_main(game, Space::Unlock) => {
            Some(if !turn.colours.contains(colour) {
                Reason::WrongColour { is: colour }
            } else {
                Reason::TokenUsed { colour }
            })
        }
        Action::Unlock(column, level) if is_main(game, Space::Unlock) => {
            unlock::why_not(game, seat, column, level)
        }
        Action::Pay if turn.extra_payment => {
            let need = turn.card.map_or(0, |card| data().cards[card.idx()].develop_price);
            let have = game.player(seat).money;
            Some(if have < need {
                Reason::NotEnoughMoney { need, have }
            } else {
                Reason::ActionMustStayPossible
            })
        }
        Action::Build(_)
        | Action::Upgrade(_)
        | Action::Load(..)
        | Action::Wine(_)
        | Action::Station(_)
        | Action::Improve(_)
        | Action::Unlock(..)
        | Action::Pair(_)
        | Action::Token(_)
            if turn.card.is_none() =>
        {
            Some(idle)
        }
        Action::Done => done_why_not(game, seat),
        // On offer from another card, or of another step.
        Action::Build(_)
        | Action::Pair(_)
        | Action::Upgrade(_)
        | Action::Load(..)
        | Action::Wine(_)
        | Action::Station(_)
        | Action::Improve(_)
        | Action::Token(_)
        | Action::Unlock(..)
        | Action::Develop
        | Action::Pay
        | Action::Route(_)
        | Action::Claim(_)
        | Action::At(_)
        | Action::Promote(..)
        | Action::Take(_)
        | Action::Discard(_)
        | Action::Give(_)
        | Action::PickUp(_)
        | Action::Recolour(_)
        | Action::Slide(_)
        | Action::To(_)
        | Action::Flip(_)
        | Action::Remove(_)
        | Action::Bonus(_)
        | Action::Service(_)
        | Action::Traffic(_)
        | Action::TakeTile(_)
        | Action::Truck(_)
        | Action::Move(..)
        | Action::Deliver(_)
        | Action::Skip
        | Action::Stop
        | Action::End
        | Action::Home(_)
        | Action::TileGone(_)
        | Action::Served(_)
        | Action::Employ(_)
        | Action::Passed
        | Action::Board(_)
        | Action::Reveal(_) => None,
    };
    reason.unwrap_or(Reason::NotOffered)
}

/// Carries out one of the things `emit_owed` lists. What could be both the card's action and its
/// addition counts as the action first.
#[expect(clippy::wildcard_enum_match_arm, reason = "actions of other steps are never offered")]
pub fn act(game: &mut Autobahn, seat: Seat, action: Action, cx: &mut Cx<'_>) {
    let card = game.turn.card.map(|card| &data().cards[card.idx()]);
    let card = card.expect("cards are played before they act");
    let claim_main = |game: &mut Autobahn, space: Space, extra: fn(&mut Autobahn)| {
        let main = is_main(game, space);
        if main {
            game.turn.acted = true;
        } else {
            extra(game);
        }
        main
    };
    match action {
        Action::Build(section) => {
            let main = claim_main(game, Space::Build, |game| game.turn.extra_build = false);
            if main && card.develop_on_build > 0 {
                game.stack.push(seat, Step::Develop(card.develop_on_build));
            }
            game.turn.card_built = true;
            build::build(game, seat, section, 0, cx);
        }
        Action::Pair(first) => game.stack.push(seat, Step::Pair { first }),
        Action::Upgrade(link) => {
            let main = claim_main(game, Space::Upgrade, |game| game.turn.extra_upgrade = false);
            let per_section = if main { card.develop_per_section } else { 0 };
            let cost = upgrade::cost(game, seat, link);
            upgrade::upgrade(game, seat, link, cost, per_section, cx);
        }
        Action::Load(depot, truck) => {
            let main = claim_main(game, Space::Load, |game| game.turn.extra_load = false);
            if main {
                game.turn.loaded_steps[truck.idx()] = card.loaded_truck_steps;
            }
            load::load(game, seat, depot, truck, 0, cx);
        }
        Action::Wine(truck) => {
            let main = claim_main(game, Space::Load, |game| game.turn.extra_load = false);
            if main {
                game.turn.loaded_steps[truck.idx()] = card.loaded_truck_steps;
            }
            wine::load(game, seat, truck, cx);
        }
        Action::Improve(link) => {
            claim_main(game, Space::Station, |game| game.turn.extra_station = false);
            services::improve(game, seat, link);
        }
        Action::Station(link) => {
            claim_main(game, Space::Station, |game| game.turn.extra_station = false);
            station::build(game, seat, link, cx);
        }
        Action::Token(colour) => {
            game.turn.acted = true;
            game.player_mut(seat).tokens.remove(colour);
            game.stack.push(seat, Step::Unlock);
        }
        Action::Unlock(column, level) => {
            game.turn.acted = true;
            let token = single_token(game, seat).expect("offered with a single token only");
            game.player_mut(seat).tokens.remove(token);
            unlock::unlock(game, seat, column, level, cx);
        }
        Action::Develop => {
            game.turn.extra_develop = false;
            game.stack.push(seat, Step::Develop(card.develop));
        }
        Action::Pay => {
            game.turn.extra_payment = false;
            game.pay(seat, card.develop_price, cx);
            game.stack.push(seat, Step::Develop(card.develop_for_price));
        }
        other => unreachable!("{other} is no action of a played card"),
    }
}

/// Both sections of a pair are chosen before either has its effects: they are built at once.
pub fn build_pair(
    game: &mut Autobahn,
    seat: Seat,
    first: Section,
    second: Section,
    cx: &mut Cx<'_>,
) {
    let discount = pair_discount(game);
    game.turn.acted = true;
    game.turn.card_built = true;
    // Placed and paid in order; what lies higher on the stack comes first, so effects go in reverse.
    build::place(game, seat, first, discount, cx);
    build::place(game, seat, second, discount, cx);
    build::effects(game, seat, second, cx);
    build::effects(game, seat, first, cx);
}

pub fn pair_discount(game: &Autobahn) -> u16 {
    game.turn.card.map_or(0, |card| data().cards[card.idx()].pair_discount)
}

pub fn pair_refusal(game: &Autobahn, seat: Seat, action: Action) -> Option<Reason> {
    let Action::Build(section) = action else { return None };
    build::why_not(game, seat, section, game.turn.colours, pair_discount(game))
        .or(Some(Reason::NoSecondSection))
}

pub fn second_of_pair(game: &Autobahn, seat: Seat, first: Section) -> Bits {
    let discount = pair_discount(game);
    let money = game.player(seat).money.saturating_sub(build::cost(game, first, discount));
    build::second_targets(game, first, game.turn.colours, discount, money)
}
