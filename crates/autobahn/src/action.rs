//! One small choice of a player, and its number for ever.

use crate::nouns::*;

/// Which of a player's two trucks: 0 or 1 (written 1 and 2).
pub type TruckNo = u8;

/// The order of the variants is the order of legal lists. Codes are written out below and never
/// reused: stored matches depend on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Keep a route card (set-up).
    Route(Route),
    /// Claim the delivery bonus of a country (phase 1).
    Claim(Country),
    /// Play a card; the space comes next.
    Play(Card),
    /// Put the played card above an action space.
    At(Space),
    Refresh,
    Fund,
    /// Use a bonus tile.
    Use(Tile),
    Build(Section),
    /// Build two sections at once; this is the first.
    Pair(Section),
    Upgrade(Link),
    Load(Depot, TruckNo),
    /// Load the wine of one's own wine card.
    Wine(TruckNo),
    Station(Link),
    /// Improve an own service station.
    Improve(Link),
    /// Take the unlock token of a colour; the technology comes next.
    Token(Colour),
    Unlock(Column, u8),
    /// Take the steps on the development track that a card offers.
    Develop,
    /// Pay for what is offered.
    Pay,
    /// Move an employee up to this floor of a department.
    Promote(Department, u8),
    /// Take a card from the display.
    Take(Card),
    /// Give up a basic card that will be replaced.
    Discard(Card),
    /// Lay down a card from the hand in a swap …
    Give(Card),
    /// … and pick up this played one.
    PickUp(Card),
    Recolour(Colour),
    /// Slide a played card …
    Slide(Card),
    /// … to this space.
    To(Space),
    Flip(Space),
    Remove(Space),
    /// Choose the bonus under the n-th station of the player board.
    Bonus(u8),
    /// Take the n-th improvement of the service board.
    Service(u8),
    /// Put a traffic token on this link.
    Traffic(Link),
    /// Take a bonus tile from the country just delivered to.
    TakeTile(Tile),
    /// Give the extra step to this truck, which is moving.
    Truck(TruckNo),
    Move(TruckNo, Section),
    /// Step beyond the border.
    Deliver(TruckNo),
    /// Decline what is offered.
    Skip,
    /// End a truck's movement.
    Stop,
    /// Leave phase 2.
    Done,
    /// End the turn.
    End,

    // Entries of the companion: what happened on a real table.
    /// The person's truck went back to its board.
    Home(TruckNo),
    /// The person took a bonus tile of a country.
    TileGone(Country),
    /// The person was first with pharmaceuticals.
    Served(Country),
    /// The person placed an employee by a bonus.
    Employ(Colour),
    /// A truck of the person passed a station of Autobot.
    Passed,
    /// Autobot's delivery board.
    Board(DeliveryBoard),
    /// The card that came off the deck.
    Reveal(Card),
}

impl engine::Action for Action {
    fn code(self) -> u32 {
        let (kind, a, b) = match self {
            Action::Route(route) => (1, route.number(), 0),
            Action::Claim(country) => (2, country.number(), 0),
            Action::Play(card) => (3, card.number(), 0),
            Action::At(space) => (4, space as u8, 0),
            Action::Refresh => (5, 0, 0),
            Action::Fund => (6, 0, 0),
            Action::Use(tile) => (7, tile as u8, 0),
            Action::Build(section) => (8, section.number(), 0),
            Action::Pair(section) => (9, section.number(), 0),
            Action::Upgrade(link) => (10, link.number(), 0),
            Action::Load(depot, truck) => (11, depot.number(), truck),
            Action::Station(link) => (12, link.number(), 0),
            Action::Token(colour) => (13, colour as u8, 0),
            Action::Unlock(column, level) => (14, column as u8, level),
            Action::Develop => (15, 0, 0),
            Action::Pay => (16, 0, 0),
            Action::Promote(department, floor) => (17, department as u8, floor),
            Action::Take(card) => (18, card.number(), 0),
            Action::Discard(card) => (19, card.number(), 0),
            Action::Give(card) => (20, card.number(), 0),
            Action::PickUp(card) => (21, card.number(), 0),
            Action::Recolour(colour) => (22, colour as u8, 0),
            Action::Slide(card) => (23, card.number(), 0),
            Action::To(space) => (24, space as u8, 0),
            Action::Flip(space) => (25, space as u8, 0),
            Action::Remove(space) => (26, space as u8, 0),
            Action::Bonus(number) => (27, number, 0),
            Action::TakeTile(tile) => (28, tile as u8, 0),
            Action::Truck(truck) => (29, truck, 0),
            Action::Move(truck, section) => (30, section.number(), truck),
            Action::Deliver(truck) => (31, truck, 0),
            Action::Skip => (32, 0, 0),
            Action::Stop => (33, 0, 0),
            Action::Done => (34, 0, 0),
            Action::End => (35, 0, 0),
            Action::Wine(truck) => (36, truck, 0),
            Action::Home(truck) => (40, truck, 0),
            Action::TileGone(country) => (41, country.number(), 0),
            Action::Served(country) => (42, country.number(), 0),
            Action::Employ(colour) => (43, colour as u8, 0),
            Action::Passed => (44, 0, 0),
            Action::Board(board) => (45, board.number(), 0),
            Action::Reveal(card) => (46, card.number(), 0),
            Action::Traffic(link) => (37, link.number(), 0),
            Action::Improve(link) => (38, link.number(), 0),
            Action::Service(number) => (39, number, 0),
        };
        u32::from_be_bytes([0, kind, a, b])
    }

    fn from_code(code: u32) -> Option<Self> {
        let [zero, kind, a, b] = code.to_be_bytes();
        let action = match kind {
            1 => Action::Route(Route::new(a)?),
            2 => Action::Claim(Country::new(a)?),
            3 => Action::Play(Card::new(a)?),
            4 => Action::At(Space::from_idx(a)?),
            5 => Action::Refresh,
            6 => Action::Fund,
            7 => Action::Use(Tile::from_idx(a)?),
            8 => Action::Build(Section::new(a)?),
            9 => Action::Pair(Section::new(a)?),
            10 => Action::Upgrade(Link::new(a)?),
            11 => Action::Load(Depot::new(a)?, truck_no(b)?),
            12 => Action::Station(Link::new(a)?),
            13 => Action::Token(Colour::from_idx(a)?),
            14 => Action::Unlock(Column::from_idx(a)?, within(b, 4)?),
            15 => Action::Develop,
            16 => Action::Pay,
            17 => Action::Promote(Department::from_idx(a)?, within(b, 3)?),
            18 => Action::Take(Card::new(a)?),
            19 => Action::Discard(Card::new(a)?),
            20 => Action::Give(Card::new(a)?),
            21 => Action::PickUp(Card::new(a)?),
            22 => Action::Recolour(Colour::from_idx(a)?),
            23 => Action::Slide(Card::new(a)?),
            24 => Action::To(Space::from_idx(a)?),
            25 => Action::Flip(Space::from_idx(a)?),
            26 => Action::Remove(Space::from_idx(a)?),
            27 => Action::Bonus(within(a, 8)?),
            28 => Action::TakeTile(Tile::from_idx(a)?),
            29 => Action::Truck(truck_no(a)?),
            30 => Action::Move(truck_no(b)?, Section::new(a)?),
            31 => Action::Deliver(truck_no(a)?),
            32 => Action::Skip,
            33 => Action::Stop,
            34 => Action::Done,
            35 => Action::End,
            36 => Action::Wine(truck_no(a)?),
            37 => Action::Traffic(Link::new(a)?),
            38 => Action::Improve(Link::new(a)?),
            39 => Action::Service(within(a, 8)?),
            40 => Action::Home(truck_no(a)?),
            41 => Action::TileGone(Country::new(a)?),
            42 => Action::Served(Country::new(a)?),
            43 => Action::Employ(Colour::from_idx(a)?),
            44 => Action::Passed,
            45 => Action::Board(DeliveryBoard::new(a)?),
            46 => Action::Reveal(Card::new(a)?),
            _ => return None,
        };
        // One code for one action: bytes that a variant does not use must be zero.
        (zero == 0 && action.code() == code).then_some(action)
    }
}

fn truck_no(number: u8) -> Option<TruckNo> {
    (number < 2).then_some(number)
}

/// Levels, floors and stations are counted from 1.
fn within(number: u8, most: u8) -> Option<u8> {
    (1..=most).contains(&number).then_some(number)
}
