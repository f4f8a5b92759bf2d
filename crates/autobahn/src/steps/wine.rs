//! Module 1, Wine: goods that come into the country.

use engine::{Bag, Bits, Rng, Seat};

use crate::action::Action;
use crate::autobot;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::{Autobahn, Truck};
use crate::steps::{ends, load};

/// One secret card for every seat; the rest of a solo match lies beside Autobot's board.
pub fn deal(game: &mut Autobahn, rng: &mut Rng) {
    let mut cards = Bag((0..Wine::COUNT as u8).collect());
    for seat in game.all_seats() {
        if !game.is_autobot(seat) {
            game.player_mut(seat).wine = cards.draw(rng).map(Wine::of);
        }
    }
    if let Some(autobot) = &mut game.autobot {
        autobot.wine = cards.0;
    }
}

/// Hides and re-deals the cards that the viewer cannot have seen.
pub fn redeal(game: &mut Autobahn, viewer: Option<Seat>, rng: &mut Rng) {
    let known = |game: &Autobahn, seat: Seat| viewer == Some(seat) || game.player(seat).wine_loaded;
    let mut unseen: Bits = (0..Wine::COUNT as u8).collect();
    for seat in game.all_seats() {
        if let Some(wine) = game.player(seat).wine
            && known(game, seat)
        {
            unseen.remove(wine.number());
        }
    }
    let mut unseen = Bag(unseen);
    for seat in game.all_seats() {
        if game.player(seat).wine.is_some() && !known(game, seat) {
            game.player_mut(seat).wine = unseen.draw(rng).map(Wine::of);
        }
    }
}

pub fn why_not(game: &Autobahn, seat: Seat, truck: TruckNo, colours: Colours) -> Option<Reason> {
    let player = game.player(seat);
    let Some(wine) = player.wine.filter(|_| !player.wine_loaded) else {
        return Some(Reason::NoWine);
    };
    let wine = &data().wine[wine.idx()];
    if !colours.contains(wine.colour) {
        Some(Reason::WrongColour { is: wine.colour })
    } else if !game.roads.built.contains(wine.from.number()) {
        Some(Reason::WineRoadNotBuilt)
    } else if ends::others(game, seat, truck).contains(wine.from.number()) {
        Some(Reason::SectionBusy)
    } else if truck.number() >= player.truck_count() {
        Some(Reason::SecondTruckLocked)
    } else if !load::loadable(game, seat)[truck.idx()] {
        Some(Reason::UseTheFreeTruck)
    } else {
        None
    }
}

pub fn emit(game: &Autobahn, seat: Seat, colours: Colours, emit: &mut impl FnMut(Action)) {
    for truck in TruckNo::all() {
        if why_not(game, seat, truck, colours).is_none() {
            emit(Action::Wine(truck));
        }
    }
}

/// The card is shown; the truck starts on the section at the border.
pub fn load(game: &mut Autobahn, seat: Seat, truck: TruckNo, cx: &mut Cx<'_>) {
    let player = game.player_mut(seat);
    let Some(wine) = player.wine else { return };
    player.wine_loaded = true;
    // Autobot's cards lie open.
    if !game.is_autobot(seat) {
        cx.log.reveal();
    }
    cx.say(Event::WineLoaded { seat, truck, wine });
    let start = Truck::Road(data().wine[wine.idx()].from, Good::Wine);
    load::start_truck(game, seat, truck, start, 0, cx);
}

/// Does a truck that enters this section bring its wine home?
pub fn arrives(game: &Autobahn, seat: Seat, good: Good, section: Section) -> Option<City> {
    let wine = game.player(seat).wine.filter(|_| good == Good::Wine)?;
    let to = data().wine[wine.idx()].to;
    data().cities[to.idx()].sections.contains(section.number()).then_some(to)
}

/// The better token first.
pub fn deliver(game: &mut Autobahn, seat: Seat, truck: TruckNo, city: City, cx: &mut Cx<'_>) {
    let player = game.player_mut(seat);
    player.trucks[truck.idx()] = Truck::Home;
    player.wine_delivered = true;
    if game.is_autobot(seat) {
        autobot::arrived(game, truck);
    }
    let promotions = match &mut game.wine_tokens {
        [double, _] if *double > 0 => {
            *double -= 1;
            2
        }
        [_, single] if *single > 0 => {
            *single -= 1;
            1
        }
        _ => 0,
    };
    cx.say(Event::WineDelivered { seat, truck, city, promotions });
    (0..promotions).for_each(|_| game.stack.push(seat, Step::Promote));
}
