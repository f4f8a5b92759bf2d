//! One small choice of a player, its number for ever and its text.

use crate::nouns::*;

engine::actions! {
    /// The order of the rows is the order of legal lists.
    pub enum Action {
        /// Put this cube on the next free slot for any resource.
        "cube" Cube(resource: Resource) = [1, resource],
        /// Put an action card under the deck (set-up).
        "under" Under(card: Card) = [2, card],
        /// Put a hero back into the box (set-up).
        "box" Box(hero: Hero) = [3, hero],
        /// Set a hero aside and pass the others on (set-up).
        "draft" Draft(hero: Hero) = [4, hero],
        /// Bid a spy for the order of play.
        "bid" Bid(spy: Spy) = [5, spy],
        /// Move the spy to a sector.
        "lobby" Lobby(sector: Sector) = [6, sector],
        /// Fill a wagon.
        "load" Load(car: CarNo) = [7, car],
        /// Take an action of the action area.
        "invest" Invest(action: AreaAction) = [8, action],
        /// Play an action card.
        "play" Play(card: Card) = [9, card],
        /// Add a movement token to the next move.
        "token" Token(token: Token) = [10, token],
        /// Move the locomotive: a move is where it ends.
        "move" Move(field: Field) = [11, field],
        /// Use the special action of a card.
        "special" Special(card: Card) = [12, card],
        /// Take an open action card.
        "take" Take(card: Card) = [13, card],
        /// Keep a card that was drawn.
        "keep" Keep(card: Card) = [14, card],
        /// Discard a card beyond the limit.
        "discard" Discard(card: Card) = [15, card],
        /// Play a hero.
        "mission" Mission(hero: Hero) = [16, hero],
        /// Lease a warehouse of this zone to a contractor of the city.
        "lease" Lease(zone: Zone, colour: Region) = [17, zone, colour],
        /// Lease a warehouse of this zone; the contractor comes next.
        "zone" Zone(zone: Zone) = [18, zone],
        "contractor" Contractor(city: City, colour: Region) = [19, city, colour],
        /// Fulfil a state contract; the cubes come next.
        "contract" Contract(contract: Contract) = [20, contract],
        /// Unload the cube of one slot.
        "give" Give(car: CarNo, slot: SlotNo) = [21, car, slot],
        /// Buy from the black market; the cubes come next.
        "buy" Buy(item: Item) = [22, item],
        /// Mark the contract slot of this city.
        "slot" Slot(city: City) = [23, city],
        /// Load the parcel of the zone.
        "parcel" Parcel(car: CarNo) = [24, car],
        /// Execute an open siding tile.
        "tile" Tile(number: Number9) = [25, number],
        /// Build a warehouse.
        "build" Build(zone: Zone) = [26, zone],
        /// Build a station.
        "station" Station(zone: Zone) = [27, zone],
        /// Place an agent.
        "corrupt" Corrupt(sector: Sector) = [28, sector],
        "advance" Advance(track: Track) = [29, track],
        /// Give up a wagon in an exchange; the new one comes next.
        "uncouple" Uncouple(car: CarNo) = [30, car],
        /// Take a wagon.
        "couple" Couple(wagon: Wagon) = [31, wagon],
        /// Decline what is offered.
        "skip" Skip = [32],
        /// Make no more moves with the card.
        "stop" Stop = [33],
        /// Take no more actions in the investment phase.
        "pass" Pass = [34],
        /// Finish a city action, a sale, the choice of cards.
        "done" Done = [35],
    }
}
