//! One small choice of a player, and its number for ever.

use crate::nouns::*;

engine::actions! {
    /// The order of the rows is the order of legal lists; a number is never reused, for stored matches
    /// depend on it.
    pub enum Action {
        /// Keep a route card (set-up).
        "route" Route(route: Route) = [1, route],
        /// Claim the delivery bonus of a country (phase 1).
        "claim" Claim(country: Country) = [2, country],
        /// Play a card; the space comes next.
        "play" Play(card: Card) = [3, card],
        /// Put the played card above an action space.
        "at" At(space: Space) = [4, space],
        "refresh" Refresh = [5],
        "fund" Fund = [6],
        /// Use a bonus tile.
        "use" Use(tile: Tile) = [7, tile],
        "build" Build(section: Section) = [8, section],
        /// Build two sections at once; this is the first.
        "pair" Pair(section: Section) = [9, section],
        "upgrade" Upgrade(link: Link) = [10, link],
        "load" Load(depot: Depot, truck: TruckNo) = [11, depot, truck],
        /// Load the wine of one's own wine card.
        "wine" Wine(truck: TruckNo) = [36, truck],
        "station" Station(link: Link) = [12, link],
        /// Improve an own service station.
        "improve" Improve(link: Link) = [38, link],
        /// Take the unlock token of a colour; the technology comes next.
        "token" Token(colour: Colour) = [13, colour],
        "unlock" Unlock(column: Column, level: TechnologyLevel) = [14, column, level],
        /// Take the steps on the development track that a card offers.
        "develop" Develop = [15],
        /// Pay for what is offered.
        "pay" Pay = [16],
        /// Move an employee up to this floor of a department.
        "promote" Promote(department: Department, floor: Floor) = [17, department, floor],
        /// Take a card from the display.
        "take" Take(card: Card) = [18, card],
        /// Give up a basic card that will be replaced.
        "discard" Discard(card: Card) = [19, card],
        /// Lay down a card from the hand in a swap …
        "give" Give(card: Card) = [20, card],
        /// … and pick up this played one.
        "pickup" PickUp(card: Card) = [21, card],
        "recolour" Recolour(colour: Colour) = [22, colour],
        /// Slide a played card …
        "slide" Slide(card: Card) = [23, card],
        /// … to this space.
        "to" To(space: Space) = [24, space],
        "flip" Flip(space: Space) = [25, space],
        "remove" Remove(space: Space) = [26, space],
        /// Choose the bonus under the n-th station of the player board.
        "bonus" Bonus(number: StationNo) = [27, number],
        /// Take the n-th improvement of the service board.
        "service" Service(number: ServiceNo) = [39, number],
        /// Put a traffic token on this link.
        "traffic" Traffic(link: Link) = [37, link],
        /// Take a bonus tile from the country just delivered to.
        "tile" TakeTile(tile: Tile) = [28, tile],
        /// Give the extra step to this truck, which is moving.
        "truck" Truck(truck: TruckNo) = [29, truck],
        "move" Move(truck: TruckNo, section: Section) = [30, section, truck],
        /// Step beyond the border.
        "deliver" Deliver(truck: TruckNo) = [31, truck],
        /// Decline what is offered.
        "skip" Skip = [32],
        /// End a truck's movement.
        "stop" Stop = [33],
        /// Leave phase 2.
        "done" Done = [34],
        /// End the turn.
        "end" End = [35],

        // Entries of the companion: what happened on a real table.
        /// The person's truck went back to its board.
        "home" Home(truck: TruckNo) = [40, truck],
        /// The person took a bonus tile of a country.
        "tilegone" TileGone(country: Country) = [41, country],
        /// The person was first with pharmaceuticals.
        "served" Served(country: Country) = [42, country],
        /// The person placed an employee by a bonus.
        "employ" Employ(colour: Colour) = [43, colour],
        /// A truck of the person passed a station of Autobot.
        "passed" Passed = [44],
        /// Autobot's delivery board.
        "board" Board(board: DeliveryBoard) = [45, board],
        /// The card that came off the deck.
        "reveal" Reveal(card: Card) = [46, card],
    }
}
