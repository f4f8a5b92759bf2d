//! What an action concerns on the table: where a client lights it and a person points.

use std::fmt;

use engine::Seat;

use crate::action::Action;
use crate::nouns::*;
use crate::state::Automobile;

/// A thing on the table. Things of a player board are those of the seat that acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    Start(StartTile),
    /// A tile in the chain …
    Tile(Tile),
    /// … and an action of the tile that was taken.
    Act(Act),
    /// A face-up research card.
    Card(Card),
    /// An own development.
    Development(Card),
    /// An own workshop, by the place from the left.
    Workshop(u8),
    /// The Grand Prix car on the board of the player …
    Motor,
    /// … and on the track.
    Racer(Seat),
    /// The stack of merchants of a preference.
    Merchants(Preference),
    /// An active merchant.
    Merchant(MerchantNo),
    Car(CarNo),
    /// A chip of an engineer.
    Chip(Engineer, ChipNo),
    Canteen,
    Price(u8),
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Element::Start(tile) => write!(f, "start:{tile}"),
            Element::Tile(tile) => write!(f, "tile:{tile}"),
            Element::Act(act) => write!(f, "act:{act}"),
            Element::Card(card) => write!(f, "card:{card}"),
            Element::Development(card) => write!(f, "development:{card}"),
            Element::Workshop(place) => write!(f, "workshop:{place}"),
            Element::Motor => f.write_str("motor"),
            Element::Racer(seat) => write!(f, "racer:{seat}"),
            Element::Merchants(preference) => write!(f, "merchants:{preference}"),
            Element::Merchant(number) => write!(f, "merchant:{number}"),
            Element::Car(number) => write!(f, "car:{number}"),
            Element::Chip(engineer, number) => write!(f, "chip:{engineer}:{number}"),
            Element::Canteen => f.write_str("canteen"),
            Element::Price(price) => write!(f, "price:{price}"),
        }
    }
}

/// `None` for what is about the turn and not about a thing.
pub fn of(game: &Automobile, seat: Seat, action: Action) -> Option<Element> {
    let workshops = &game.seats.get(seat.idx())?.workshops;
    let workshop = |kind, value| {
        let place = workshops.iter().position(|it| *it == Some(Part { kind, value }))?;
        Some(Element::Workshop(place as u8 + 1))
    };
    Some(match action {
        Action::Start(tile) => Element::Start(tile),
        Action::Take(tile) => Element::Tile(tile),
        Action::Do(act) => Element::Act(act),
        Action::Card(card) => Element::Card(card),
        Action::Activate(card) => Element::Development(card),
        Action::Install => Element::Motor,
        Action::Store => Element::Workshop(workshops.iter().position(Option::is_none)? as u8 + 1),
        Action::Clear(kind, value) | Action::Sell(kind, value) => workshop(kind, value)?,
        Action::Body(value) => workshop(PartKind::Body, value)?,
        Action::Engine(value) => workshop(PartKind::Engine, value)?,
        Action::Merchant(preference) => Element::Merchants(preference),
        Action::Remove(car) | Action::Diesel(car) => Element::Car(car),
        Action::Drive => Element::Racer(seat),
        Action::Daimler(_, merchant) => Element::Merchant(merchant),
        Action::Boost(engineer, chip) => Element::Chip(engineer, chip),
        Action::Workers(_) => Element::Canteen,
        Action::Price(price) => Element::Price(price.get()),
        Action::Skip | Action::End => return None,
    })
}
