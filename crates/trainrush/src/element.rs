//! What an action concerns on the table: where a client lights it and a person points.

use std::fmt;

use engine::Seat;

use crate::action::Action;
use crate::nouns::*;
use crate::stack::Step;
use crate::state::TrainRush;

/// A thing on the table. Things of a player board are those of the seat that acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    /// A cube of the supply.
    Cube(Resource),
    /// A card in the hand …
    Hand(Card),
    /// … being executed …
    Table(Card),
    /// … in the pool …
    Pool(Card),
    /// … or just drawn.
    Drawn(Card),
    /// A hero in the hand …
    Hero(Hero),
    /// … or among those to choose from.
    Pack(Hero),
    Spy(Spy),
    Sector(Sector),
    /// A wagon of the train …
    Car(CarNo),
    /// … and one of its slots.
    CarSlot(CarNo, SlotNo),
    AreaAction(AreaAction),
    Token(Token),
    Field(Field),
    Zone(Zone),
    /// The place of a zone's station.
    Station(Zone),
    Contractor(City, Region),
    Contract(Contract),
    Item(Item),
    /// A contract slot of a city.
    CitySlot(City, u8),
    /// An open siding tile.
    Tile(Number9),
    Track(Track),
    /// A wagon of the supply.
    Wagon(Wagon),
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Element::Cube(resource) => write!(f, "cube:{resource}"),
            Element::Hand(card) => write!(f, "hand:{card}"),
            Element::Table(card) => write!(f, "table:{card}"),
            Element::Pool(card) => write!(f, "pool:{card}"),
            Element::Drawn(card) => write!(f, "drawn:{card}"),
            Element::Hero(hero) => write!(f, "hero:{hero}"),
            Element::Pack(hero) => write!(f, "pack:{hero}"),
            Element::Spy(spy) => write!(f, "spy:{spy}"),
            Element::Sector(sector) => write!(f, "sector:{sector}"),
            Element::Car(car) => write!(f, "car:{car}"),
            Element::CarSlot(car, slot) => write!(f, "car:{car}:{slot}"),
            Element::AreaAction(action) => write!(f, "area:{action}"),
            Element::Token(token) => write!(f, "token:{token}"),
            Element::Field(field) => write!(f, "field:{field}"),
            Element::Zone(zone) => write!(f, "zone:{zone}"),
            Element::Station(zone) => write!(f, "station:{zone}"),
            Element::Contractor(city, colour) => write!(f, "contractor:{city}:{colour}"),
            Element::Contract(contract) => write!(f, "contract:{contract}"),
            Element::Item(item) => write!(f, "item:{item}"),
            Element::CitySlot(city, size) => write!(f, "slot:{city}:{size}"),
            Element::Tile(number) => write!(f, "tile:{number}"),
            Element::Track(track) => write!(f, "track:{track}"),
            Element::Wagon(wagon) => write!(f, "wagon:{wagon}"),
        }
    }
}

/// `None` for what is about the turn and not about a thing.
pub fn of(game: &TrainRush, seat: Seat, action: Action) -> Option<Element> {
    Some(match action {
        Action::Cube(resource) => Element::Cube(resource),
        Action::Under(card) | Action::Play(card) | Action::Discard(card) => Element::Hand(card),
        // Strangers may ask, too.
        Action::Special(card)
            if game.seats.get(seat.idx()).is_some_and(|it| it.hand.contains(card)) =>
        {
            Element::Hand(card)
        }
        Action::Special(card) => Element::Table(card),
        Action::Take(card) => Element::Pool(card),
        Action::Keep(card) => Element::Drawn(card),
        Action::Box(hero) | Action::Draft(hero) => Element::Pack(hero),
        Action::Mission(hero) => Element::Hero(hero),
        Action::Bid(spy) => Element::Spy(spy),
        Action::Lobby(sector) | Action::Corrupt(sector) => Element::Sector(sector),
        Action::Load(car) | Action::Parcel(car) | Action::Uncouple(car) => Element::Car(car),
        Action::Give(car, slot) => Element::CarSlot(car, slot),
        Action::Invest(action) => Element::AreaAction(action),
        Action::Token(token) => Element::Token(token),
        Action::Move(field) => Element::Field(field),
        Action::Lease(zone, _) | Action::Zone(zone) | Action::Build(zone) => Element::Zone(zone),
        Action::Station(zone) => Element::Station(zone),
        Action::Contractor(city, colour) => Element::Contractor(city, colour),
        Action::Contract(contract) => Element::Contract(contract),
        Action::Buy(item) => Element::Item(item),
        Action::Slot(city) => {
            let Step::Slot { size, .. } = game.stack.top().step else { return None };
            Element::CitySlot(city, size)
        }
        Action::Tile(number) => Element::Tile(number),
        Action::Advance(track) => Element::Track(track),
        Action::Couple(wagon) => Element::Wagon(wagon),
        Action::Skip | Action::Stop | Action::Pass | Action::Done => return None,
    })
}
