//! Actions B and C: refresh the hand, gain funding.

use engine::{Bits, Seat};

use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::reason::Reason;
use crate::state::Autobahn;

pub fn fund_why_not(game: &Autobahn, seat: Seat) -> Option<Reason> {
    let player = game.player(seat);
    if player.funded & 1 << game.era != 0 {
        Some(Reason::FundedThisEra)
    } else if player.supply == 0 {
        Some(Reason::NoEmployeeInSupply)
    } else {
        None
    }
}

pub fn refresh(game: &mut Autobahn, seat: Seat, cx: &mut Cx<'_>) {
    let cards = pick_up(game, seat);
    let money = u16::from(cards) * u16::from(data().setup.refresh_money);
    game.player_mut(seat).receive(money);
    game.turn.acted = true;
    cx.say(Event::Refreshed { seat, cards, money });
}

/// All played cards back into the hand; how many were they?
pub fn pick_up(game: &mut Autobahn, seat: Seat) -> u8 {
    let player = game.player_mut(seat);
    let played = player.all_played();
    player.hand = player.hand.or(played);
    player.played = [Bits::EMPTY; 5];
    played.len() as u8
}

pub fn fund(game: &mut Autobahn, seat: Seat, cx: &mut Cx<'_>) {
    game.turn.acted = true;
    take_funding(game, seat, cx);
}

pub fn take_funding(game: &mut Autobahn, seat: Seat, cx: &mut Cx<'_>) {
    let era = game.era;
    let money = data().eras[usize::from(era)].funding;
    let player = game.player_mut(seat);
    player.supply -= 1;
    player.funded |= 1 << era;
    player.receive(money);
    cx.say(Event::Funded { seat, money });
}
