//! Making a delivery.

use engine::Seat;

use crate::autobot;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::{Autobahn, Truck};
use crate::steps::tiles;
use crate::steps::trucks::{at_border, end_movement};

pub fn why_not(game: &Autobahn, seat: Seat, truck: TruckNo) -> Option<Reason> {
    let it = game.player(seat).trucks[truck.idx()];
    if it == Truck::Home {
        Some(Reason::TruckAtHome)
    } else if at_border(it).is_none() {
        Some(Reason::NotAtBorder)
    } else {
        None
    }
}

/// A step beyond the border, of a truck of anybody. It goes home; the country's tile is taken before its
/// reward.
pub fn deliver(game: &mut Autobahn, seat: Seat, truck: TruckNo, cx: &mut Cx<'_>) {
    let it = std::mem::take(&mut game.player_mut(seat).trucks[truck.idx()]);
    let country = at_border(it).expect("only trucks at a border deliver");
    let good = it.good().expect("a truck at a border is loaded");
    cx.say(Event::Delivered { seat, truck, country, good });
    end_movement(game, seat, truck);
    if game.is_autobot(seat) {
        autobot::arrived(game, truck);
    }
    game.player_mut(seat).delivered |= 1 << country.number();
    reward(game, seat, country, good, cx);
    let tile = game.panels[country.idx()].iter().flatten().next().copied();
    match tile {
        Some(tile) if game.is_autobot(seat) => {
            tiles::take_from_panel(game, seat, country, tile, cx);
        }
        Some(_) => game.stack.push(seat, Step::PickTile(country)),
        None => {}
    }
}

fn reward(game: &mut Autobahn, seat: Seat, country: Country, good: Good, cx: &mut Cx<'_>) {
    let bit = 1 << country.number();
    let is_autobot = game.is_autobot(seat);
    let first = good == Good::Pharmaceuticals && game.pharmaceuticals & bit == 0;
    let player = game.player_mut(seat);
    let space = data().boards[player.board.idx()][country.idx()];
    if first {
        let bonus = data().countries[country.idx()].pharmaceuticals;
        game.pharmaceuticals |= bit;
        cx.say(Event::FirstPharmaceuticals { seat, country, bonus });
        game.gain(seat, bonus, Source::Delivery, cx);
        autobot::retarget(game, Some(country), cx);
    } else if is_autobot {
        // It has no use for DM, and nothing to claim later.
        if good == space.preferred {
            game.stack.push(seat, Step::Develop(1));
        }
    } else if good == space.preferred {
        // Each reward can be had once; a preferred good is never paid as another one.
        if (player.unclaimed | player.claimed) & bit == 0 {
            player.unclaimed |= bit;
            cx.say(Event::BonusStored { seat, country });
        }
    } else if player.paid & bit == 0 {
        player.paid |= bit;
        game.earn(seat, space.money, Source::Delivery, cx);
    }
}
