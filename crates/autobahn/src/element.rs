//! What an action concerns on the table: where a client lights it and a person points.

use std::fmt;

use crate::action::Action;
use crate::nouns::*;
use crate::stack::Step;
use crate::state::Autobahn;
use crate::steps::trucks::at_border;
use engine::Seat;

/// A thing on the table. Things of a player board are those of the seat that acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    Route(Route),
    /// The delivery bonus of a country, on the delivery board.
    Claim(Country),
    /// A card in the hand …
    Hand(Card),
    /// … above an action space …
    Played(Card),
    /// … in the display …
    Display(Card),
    /// … or wherever it is.
    Card(Card),
    Space(Space),
    /// The refresh of the player board.
    Refresh,
    /// Funding, at the administration building.
    Fund,
    /// An own bonus tile …
    Tile(Tile),
    /// … and one that lies in a country.
    Panel(Country, Tile),
    Section(Section),
    Link(Link),
    Depot(Depot),
    /// The place of a service station, built or not.
    Station(Link),
    /// An improvement of the service board.
    Service(ServiceNo),
    Wine,
    Token(Colour),
    Technology(Column, TechnologyLevel),
    Floor(Department, Floor),
    Colour(Colour),
    /// The bonus under a station of the player board.
    Bonus(StationNo),
    Truck(TruckNo),
    Country(Country),
    Office(Colour),
    /// A delivery board, while Autobot's is named.
    Board(DeliveryBoard),
    /// A card that came off the deck of a real table.
    Reveal(Card),
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Element::Route(route) => write!(f, "route:{route}"),
            Element::Claim(country) => write!(f, "claim:{country}"),
            Element::Hand(card) => write!(f, "hand:{card}"),
            Element::Played(card) => write!(f, "played:{card}"),
            Element::Display(card) => write!(f, "display:{card}"),
            Element::Card(card) => write!(f, "card:{card}"),
            Element::Space(space) => write!(f, "space:{space}"),
            Element::Refresh => f.write_str("refresh"),
            Element::Fund => f.write_str("fund"),
            Element::Tile(tile) => write!(f, "tile:{tile}"),
            Element::Panel(country, tile) => write!(f, "panel:{country}:{tile}"),
            Element::Section(section) => write!(f, "section:{section}"),
            Element::Link(link) => write!(f, "link:{link}"),
            Element::Depot(depot) => write!(f, "depot:{depot}"),
            Element::Station(link) => write!(f, "station:{link}"),
            Element::Service(number) => write!(f, "service:{number}"),
            Element::Wine => f.write_str("wine"),
            Element::Token(colour) => write!(f, "token:{colour}"),
            Element::Technology(column, level) => write!(f, "tech:{column}:{level}"),
            Element::Floor(department, floor) => write!(f, "floor:{department}:{floor}"),
            Element::Colour(colour) => write!(f, "colour:{colour}"),
            Element::Bonus(number) => write!(f, "bonus:{number}"),
            Element::Truck(truck) => write!(f, "truck:{truck}"),
            Element::Country(country) => write!(f, "country:{country}"),
            Element::Office(colour) => write!(f, "office:{colour}"),
            Element::Board(board) => write!(f, "board:{board}"),
            Element::Reveal(card) => write!(f, "reveal:{card}"),
        }
    }
}

/// `None` for what is about the turn and not about a thing.
pub fn of(game: &Autobahn, seat: Seat, action: Action) -> Option<Element> {
    Some(match action {
        Action::Route(route) => Element::Route(route),
        Action::Claim(country) => Element::Claim(country),
        Action::Play(card) | Action::Give(card) => Element::Hand(card),
        Action::PickUp(card) | Action::Slide(card) => Element::Played(card),
        Action::Take(card) => Element::Display(card),
        Action::Discard(card) => Element::Card(card),
        Action::Reveal(card) => Element::Reveal(card),
        Action::At(space) | Action::To(space) | Action::Flip(space) | Action::Remove(space) => {
            Element::Space(space)
        }
        Action::Refresh => Element::Refresh,
        Action::Fund => Element::Fund,
        Action::Use(tile) => Element::Tile(tile),
        Action::TakeTile(tile) => {
            if let Step::PickTile(country) = game.stack.top().step {
                Element::Panel(country, tile)
            } else {
                Element::Tile(tile)
            }
        }
        Action::Build(section) | Action::Pair(section) | Action::Move(_, section) => {
            Element::Section(section)
        }
        Action::Upgrade(link) | Action::Traffic(link) => Element::Link(link),
        Action::Load(depot, _) => Element::Depot(depot),
        Action::Station(link) | Action::Improve(link) => Element::Station(link),
        Action::Service(number) => Element::Service(number),
        Action::Wine(_) => Element::Wine,
        Action::Token(colour) => Element::Token(colour),
        Action::Employ(colour) => Element::Office(colour),
        Action::Recolour(colour) => Element::Colour(colour),
        Action::Unlock(column, level) => Element::Technology(column, level),
        Action::Promote(department, floor) => Element::Floor(department, floor),
        Action::Bonus(number) => Element::Bonus(number),
        Action::Truck(truck) => Element::Truck(truck),
        Action::Deliver(truck) => {
            let truck = *game.player(seat).trucks.get(truck.idx())?;
            Element::Country(at_border(truck)?)
        }
        Action::TileGone(country) | Action::Served(country) => Element::Country(country),
        Action::Board(board) => Element::Board(board),
        Action::Develop
        | Action::Pay
        | Action::Skip
        | Action::Stop
        | Action::Done
        | Action::End
        | Action::Passed
        | Action::Home(_) => return None,
    })
}
