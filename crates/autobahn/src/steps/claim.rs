//! Phase 1: claim a delivery bonus.

use engine::Seat;

use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::state::Autobahn;

pub fn emit(game: &Autobahn, seat: Seat, emit: &mut impl FnMut(Action)) {
    let unclaimed = game.player(seat).unclaimed;
    Country::all()
        .filter(|country| unclaimed & 1 << country.number() != 0)
        .for_each(|country| emit(Action::Claim(country)));
}

pub fn refusal(action: Action) -> Option<Reason> {
    matches!(action, Action::Claim(_)).then_some(Reason::NothingToClaim)
}

pub fn claim(game: &mut Autobahn, seat: Seat, country: Country, cx: &mut Cx<'_>) {
    let bit = 1 << country.number();
    let player = game.player_mut(seat);
    player.unclaimed &= !bit;
    player.claimed |= bit;
    let bonus = data().boards[player.board.idx()][country.idx()].bonus;
    cx.say(Event::BonusClaimed { seat, country, bonus });
    game.gain(seat, bonus, Source::Delivery, cx);
}
