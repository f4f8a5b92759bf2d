//! Bringing merchants, by an action or by Benz, and the black marker.

use engine::Seat;

use crate::action::Action;
use crate::awards;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::state::{Automobile, Merchant};
use crate::step::Step;

/// A merchant as long as a place is free, then the marker: neither can be declined.
pub fn act(game: &mut Automobile, seat: Seat, cx: &mut Cx<'_>) {
    if game.active_merchants().count() < usize::from(game.limits().merchants) {
        return game.stack.push(seat, Step::Merchant);
    }
    // No tile shows the action twice, and at 0 the round ends with the turn.
    game.marker = game.marker.saturating_sub(1);
    cx.say(Event::MarkerMoved { seat, marker: game.marker });
}

pub fn emit(game: &Automobile, emit: &mut impl FnMut(Action)) {
    for preference in Preference::ALL {
        if why_not(game, preference).is_none() {
            emit(Action::Merchant(preference));
        }
    }
}

pub fn why_not(game: &Automobile, preference: Preference) -> Option<Reason> {
    let all = usize::from(data().merchants[preference.idx()].tiles);
    (game.active_of(preference) >= all).then_some(Reason::NoMerchantLeft { preference })
}

/// The chips beside the stack go to whoever brings the merchant, also by Benz.
pub fn bring(game: &mut Automobile, seat: Seat, preference: Preference, cx: &mut Cx<'_>) {
    let place = game.merchants.iter().position(Option::is_none).expect("a place for the merchant");
    game.merchants[place] = Some(Merchant { preference, daimler: None });
    let points = std::mem::take(&mut game.chips[preference.idx()]);
    game.scored(seat, Source::Chips, u16::from(points));
    let merchant = MerchantNo::of(place as u8 + 1);
    cx.say(Event::MerchantCame { seat, merchant, preference, points });
    awards::merchants(game, seat, preference, cx);
}

/// Whoever has the chip of Benz.
pub fn benz_holder(game: &Automobile) -> Option<Seat> {
    game.all_seats().find(|seat| game.player(*seat).chips[Engineer::Benz.idx()] != 0)
}

/// Once in a match, at the start of a scoring; the merchant comes after all that are there.
pub fn benz(game: &mut Automobile, seat: Seat, preference: Preference, cx: &mut Cx<'_>) {
    game.player_mut(seat).chips[Engineer::Benz.idx()] = 0;
    bring(game, seat, preference, cx);
}
