//! One small choice of a player, its number for ever, and its text.

use engine::Nth;

use crate::nouns::*;

engine::actions! {
    /// The order of the rows is the order of legal lists. Numbers are never given twice: stored
    /// matches depend on them.
    pub enum Action {
        /// Take a start tile (set-up).
        "start" Start(tile: StartTile) = [1, tile],
        /// Take an action tile out of the chain.
        "take" Take(tile: Tile) = [2, tile],
        /// Do one of the actions that are left, or take this one of two parts first.
        "do" Do(act: Act) = [3, act],
        /// Take one of the two research cards.
        "card" Card(card: Card) = [4, card],
        /// Put the new worker on this card.
        "activate" Activate(card: Card) = [5, card],
        /// Put the new engine into the Grand Prix car.
        "install" Install = [6],
        /// Put it into an empty workshop.
        "store" Store = [7],
        /// Put the new part into the workshop of this one, which goes.
        "clear" Clear(kind: PartKind, value: Value) = [8, kind, value],
        /// Bring a merchant of this preference.
        "merchant" Merchant(preference: Preference) = [9, preference],
        /// Take an own car off the market.
        "remove" Remove(car: CarNo) = [10, car],
        /// Sell a part from a workshop.
        "sell" Sell(kind: PartKind, value: Value) = [11, kind, value],
        /// Move the Grand Prix car with its new engine.
        "drive" Drive = [12],
        /// Put a chip of Daimler on an active merchant.
        "daimler" Daimler(chip: ChipNo, merchant: MerchantNo) = [13, chip, merchant],
        /// Use a chip of Diesel on an own car; what changes comes next.
        "diesel" Diesel(car: CarNo) = [14, car],
        /// Place a car with this body, or give it to a car …
        "body" Body(value: Value) = [15, value],
        /// … with this engine …
        "engine" Engine(value: Value) = [16, value],
        /// … with this chip of Horch or Maybach …
        "boost" Boost(engineer: Engineer, chip: ChipNo) = [17, engineer, chip],
        /// … with so many workers …
        "workers" Workers(count: Nth<30>) = [18, count],
        /// … at this price.
        "price" Price(price: Nth<99>) = [19, price],
        /// Decline what is offered.
        "skip" Skip = [20],
        /// End the turn without a car.
        "end" End = [21],
    }
}
