//! Why an action is not legal now, with the figures a player needs to see.

use engine::Seat;

use crate::nouns::*;

engine::reasons! {
    /// Why an action is not legal now.
    pub enum Reason {
        AlreadyActed = "you have taken your action this turn",
        PlayACardFirst = "play a card first",
        NotEnoughMoney {
            /// What it costs.
            need: u16,
            /// What is there.
            have: u16,
        } = "it costs DM {need}, you have DM {have}",
        RouteTaken = "this route card is not on offer",
        NothingToClaim = "no delivery bonus of this country is waiting",
        NotInHand = "the card is not in your hand",
        NoUseForCard = "no action is possible with this card now",
        SpaceFull {
            space: Space,
            /// Cards it takes.
            limit: u8,
        } = "the {space} space holds {limit} card(s) until you refresh",
        NoTarget {
            space: Space,
        } = "this card has nothing to {space} now",
        ActionMustStayPossible = "the card's own action would become impossible",
        TakeTheAction = "take the action of your card first",
        NothingPlayed = "you have no played cards to pick up",
        FundedThisEra = "you have taken the funding of this era",
        NoEmployeeInSupply = "you have no employee in your supply",
        NoSuchTile = "you do not have this bonus tile",
        OneTilePerTurn = "you have used a bonus tile this turn",
        TileTooFresh = "a tile from a delivery waits until a later turn",
        TileHasNoUse = "this bonus tile would do nothing now",
        WrongColour {
            /// The colour of what was chosen.
            is: Colour,
        } = "this road is {is}, your card is not",
        AlreadyBuilt = "this section is built",
        Roadblock = "a roadblock bars this section until reunification",
        NotConnected = "this section does not touch the built network",
        NoSecondSection = "no second section could be built after it",
        LinkUnfinished = "the link is not complete",
        AlreadyDual = "the link is a dual carriageway already",
        DepotNotConnected = "the depot is not connected to the network",
        UseTheFreeTruck = "the truck at home is loaded first",
        SecondTruckLocked = "your second truck is not unlocked",
        NoWine = "you have no wine to load",
        WineRoadNotBuilt = "the road at the wine's border is not built",
        WineNeedsCard = "wine is loaded with a played card of its colour",
        SectionBusy = "another truck or a traffic token is in the way",
        NoImprovementsLeft = "this improvement is taken",
        NotYourStation = "you have no service station here",
        NotDual = "the link is not a dual carriageway",
        AlreadyImproved = "the station is improved already",
        NoTrafficHere = "no traffic token is due here",
        NoStationSpace = "this link has no service-station space",
        StationTaken {
            by: Seat,
        } = "seat {by} has a service station here",
        NoStationsLeft = "all your service stations are built",
        NoSectionBuilt = "no section of this link is built",
        TokenUsed {
            colour: Colour,
        } = "your {colour} unlock token is used",
        NoTokenForColour = "there is no unlock token of this colour",
        AlreadyUnlocked = "this technology is unlocked",
        LowerLevelLocked = "the technologies below it come first",
        NoSuchDepartment = "this department is not in the match",
        FloorLocked {
            department: Department,
            /// Counted from the bottom.
            floor: Floor,
        } = "your technologies do not open floor {floor} of {department}",
        FloorFull {
            department: Department,
            /// Counted from the bottom.
            floor: Floor,
        } = "floor {floor} of {department} is full",
        OwnEmployeeThere = "you have an employee on this floor",
        NobodyBelow = "you have nobody on the floor below",
        NotInDisplay = "the card is not in the display",
        NotBasic = "only a basic card can be replaced",
        NotPlayed = "the card does not lie above your board",
        NotToTheLeft = "a card slides to the left",
        NotThatColour = "the card cannot be changed into this colour",
        // The action tile does not show two cones (flip) or one cone (remove).
        WrongSideUp = "the action tile shows the wrong number of cones",
        NoActionTile = "this space has no action tile",
        StationNotBuilt {
            /// Stations built so far.
            built: u8,
        } = "you have built {built} station(s)",
        BonusUsedThisTurn = "you have had this bonus this turn",
        NoSuchTileThere = "the country does not offer this tile",
        TruckAtHome = "the truck is not on the road",
        TruckMoved = "the truck has moved this turn",
        TruckColour = "the truck does not stand on a colour of your card",
        NoCardPlayed = "trucks move only after a card was played",
        NotAdjacent = "the truck cannot step there from where it stands",
        NotBuilt = "this section is not built",
        Occupied = "the truck would have to stop beside another one",
        Traffic = "the truck would have to stop in traffic",
        StepNeeded = "a truck needs the extra step to find a place to stop",
        NotAtBorder = "the truck does not stand at a border",
        NotOffered = "this is not on offer",
    }
}
