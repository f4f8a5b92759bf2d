//! Why an action is not legal now, with the figures a player needs to see.

use crate::nouns::*;

engine::reasons! {
    /// Why an action is not legal now.
    pub enum Reason {
        StartTileTaken = "this start tile is not on offer",
        TileTaken = "you have taken a tile this turn",
        NotInTheChain = "this tile is not in the chain",
        NotOnTheTile = "your tile has no such action left",
        NotFaceUp = "this card does not lie face up",
        NotWaiting = "this card does not wait for a worker",
        NotBetter {
            /// Its value.
            engine: u8,
            /// The engine that the car has.
            motor: u8,
        } = "your Grand Prix car has an engine of {motor}, this is {engine}",
        NotAnEngine = "only an engine goes into the Grand Prix car",
        NoEmptyWorkshop = "all your workshops are full",
        WorkshopEmpty = "you have an empty workshop",
        NoSuchPart = "none of your workshops holds this part",
        NoMerchantLeft {
            preference: Preference,
        } = "all merchants who look for {preference} are out",
        NotYourCar = "you have no car there",
        NoSuchMerchant = "no merchant stands there",
        OneChipPerTurn = "you have used an engineer chip this turn",
        NoSuchChip = "you do not have this engineer chip",
        MerchantHasChip = "this merchant has a chip of Daimler",
        SameValue = "the car has that already",
        NoBody = "you have no body in a workshop",
        NoEngine = "you have no engine in a workshop",
        NotEnoughWorkers {
            /// How many it takes.
            need: u8,
            /// How many are there.
            have: u8,
        } = "{need} worker(s) needed, {have} in your canteen",
        NoSuchPrice = "this round has no such price chip",
        PriceTaken = "another car has this price",
        NotABoost = "this chip does not go onto a car",
        ActionsFirst = "all actions of your tile come first",
    }
}
