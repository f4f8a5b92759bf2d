//! Why an action is not legal now, with the figures a player needs to see.

use engine::Seat;

use crate::nouns::*;

engine::reasons! {
    /// Why an action is not legal now.
    pub enum Reason {
        // The step knows such actions, but not this one, and has no better word for it.
        NotOffered = "this is not on offer",
        NotInHand = "the card is not in your hand",
        NotInPack = "the hero is not among those you choose from",
        NoSuchSpy {
            /// Its number.
            spy: Spy,
        } = "your spy {spy} is played",
        StateTaken {
            region: Region,
        } = "a spy was sent to the {region} state this round",
        OneSpyOnly {
            sector: Sector,
        } = "you may have one spy only in {sector}",
        NoSpyField {
            sector: Sector,
        } = "{sector} has no room for a spy",
        NoSuchCar = "your train has no such wagon",
        NoFreeSlot = "the wagon has no free slot",
        SpecialWagon = "a special wagon carries parcels only",
        NotEnoughInvestment {
            /// What it costs.
            need: u8,
            /// What is there.
            have: u16,
        } = "it costs {need} investment markers; you have {have}",
        AreaFull {
            area: Area,
            /// Markers it still takes.
            free: u8,
            /// What it costs.
            need: u8,
        } = "the {area} area has {free} spaces left; {need} are needed",
        MustBeDone = "it is carried out as far as it can be",
        NoEffect = "it could not be carried out now",
        WrongCost {
            /// That cost.
            need: u8,
            /// What this one costs.
            is: u8,
        } = "an action of cost {need} is free; this one costs {is}",
        NotEnoughCoal {
            /// What it costs.
            need: u8,
            /// What is there.
            have: u16,
        } = "the move costs {need} coal; you have {have}",
        NoSuchToken = "you have no such movement token",
        NoEndField = "the move would have no free field to end on",
        // No way of exactly so many steps ends there, nor may a move end early there.
        OutOfReach {
            /// How many.
            steps: u8,
        } = "no way of {steps} steps ends there",
        Occupied {
            by: Seat,
        } = "seat {by} stands there",
        NoRegion = "your locomotive is in no region",
        WrongRegion {
            region: Region,
        } = "it lies in the {region} region",
        NoWarehouseHere = "you have no free warehouse in this zone",
        NoStationHere = "the zone has no station",
        ColourTaken {
            colour: Region,
        } = "a {colour} contractor is in the zone",
        ContractorGone {
            city: City,
            colour: Region,
        } = "the {colour} contractor has left {city}",
        LeasedAlready = "one lease for each city action",
        NotOpen = "this contract is not open in the region",
        SlotTaken {
            by: Seat,
        } = "seat {by} has marked this slot",
        TooManyCubes {
            /// What the contract asks for.
            need: u8,
            /// What may still be unloaded.
            left: u8,
        } = "it takes {need} cubes; you may unload {left} more",
        CubesMissing = "your wagons lack the cubes",
        NoMarkersLeft = "your contract markers are all placed",
        NoCubeHere = "there is no cube on this slot",
        WrongCube = "another kind of cube is asked for",
        PriceOutOfReach {
            /// The price.
            price: u8,
        } = "the price of {price} could not be reached with this cube",
        TooDear {
            /// The price.
            price: u8,
            /// What they are worth at the most.
            most: u8,
        } = "it costs {price}; you can sell for {most} at most",
        ZoneFull = "the zone has no room for a warehouse",
        StationStands {
            by: Seat,
        } = "seat {by} has a station here",
        NoPieceLeft = "you have no such piece left",
        NoAgentField {
            sector: Sector,
        } = "{sector} has no room for an agent",
        NoRoomForBoth {
            sector: Sector,
        } = "{sector} has room for one agent, another sector for both",
        TopTaken {
            by: Seat,
        } = "seat {by} is at the top of the track",
        AtTop = "you are at the top of the track",
        NothingToTake = "no wagon can be had for it",
        WagonNotOpen = "the wagon does not lie open",
        TrainFull {
            /// How many it pulls.
            limit: u8,
        } = "your train may have {limit} wagons and no more",
        WrongSize = "the exchange asks for another size",
        MissionGone {
            city: City,
        } = "{city} has no mission left",
        NotDrawn = "the card is not among those drawn",
    }
}
