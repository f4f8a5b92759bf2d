//! Every reason why an action is refused, in a natural position and with its figures.

use autobahn::nouns::*;
use autobahn::{ExtraDepartment, Options, Reason, Step};
use engine::Seats;

use crate::position::*;

/// Names every variant; a new one does not compile until it stands here, and then needs a case.
macro_rules! reasons {
    ($($variant:ident)+) => {
        const ALL: &[&str] = &[$(stringify!($variant)),+];

        fn name(reason: Reason) -> &'static str {
            match reason { $(Reason::$variant { .. } => stringify!($variant)),+ }
        }
    };
}

reasons! {
    MatchOver NotYourTurn NotNow AlreadyActed PlayACardFirst NotEnoughMoney RouteTaken
    NothingToClaim NotInHand NoUseForCard SpaceFull NoTarget ActionMustStayPossible NothingPlayed
    FundedThisEra NoEmployeeInSupply NoSuchTile OneTilePerTurn TileTooFresh TileHasNoUse WrongColour
    AlreadyBuilt Roadblock NotConnected NoSecondSection LinkUnfinished AlreadyDual DepotNotConnected
    UseTheFreeTruck SecondTruckLocked NoStationSpace StationTaken NoStationsLeft NoSectionBuilt
    TokenUsed NoTokenForColour AlreadyUnlocked LowerLevelLocked NoSuchDepartment FloorLocked
    FloorFull OwnEmployeeThere NobodyBelow NotInDisplay NotBasic NotPlayed NotToTheLeft
    NotThatColour WrongSideUp NoActionTile StationNotBuilt BonusUsedThisTurn NoSuchTileThere
    TruckAtHome TruckMoved TruckColour NoCardPlayed NotAdjacent NotBuilt Occupied NotAtBorder
    NotOffered
    NoWine WineRoadNotBuilt SectionBusy NoImprovementsLeft NotYourStation NotDual AlreadyImproved
    NoTrafficHere WineNeedsCard Traffic TakeTheAction StepNeeded
}

/// One case: a position, an action of the seat to move and why it is refused.
struct Case(Reason, &'static str, Position);

fn case(reason: Reason, action: &'static str, edit: impl FnOnce(&mut Position)) -> Case {
    let mut game = players(2);
    edit(&mut game);
    Case(reason, action, game)
}

fn after(reason: Reason, action: &'static str, script: &str) -> Case {
    case(reason, action, |game| {
        game.play(script);
    })
}

/// The wine of seat 0 comes from Basel.
fn with_wine() -> Position {
    let mut game = with_options(2, Options { wine: true, ..Options::default() });
    game.p(0).wine = "W1".parse().ok();
    game.p(1).wine = "W2".parse().ok();
    game
}

fn with_services() -> Position {
    with_options(2, Options { services: true, ..Options::default() })
}

fn cases() -> Vec<Case> {
    let finance = Department::Finance;
    vec![
        case(Reason::MatchOver, "fund", |game| {
            game.bonus(0, Step::Over);
        }),
        after(Reason::NotNow, "fund", "play red"),
        after(Reason::AlreadyActed, "refresh", "fund"),
        after(Reason::PlayACardFirst, "build R3.2", ""),
        case(Reason::NotEnoughMoney { need: 6, have: 5 }, "build O5.1", |game| {
            game.money(0, 5).play("play orange; at build");
        }),
        case(Reason::RouteTaken, "route 1", |game| {
            *game = set_up(2, Options::default());
            game.routes.remove(route("1").number());
        }),
        case(Reason::NothingToClaim, "claim PL", |game| {
            game.p(0).delivered = bit("DK");
            game.p(0).unclaimed = bit("DK");
            game.turn_of(0);
        }),
        after(Reason::NotInHand, "play yellow", ""),
        case(Reason::NoUseForCard, "play yellow", |game| {
            game.hand(0, "yellow red").tech(0, Column::Trade, 1);
        }),
        case(Reason::SpaceFull { space: Space::Upgrade, limit: 1 }, "at upgrade", |game| {
            game.played(0, Space::Upgrade, "red").play("play black");
        }),
        after(Reason::NoTarget { space: Space::Upgrade }, "at upgrade", "play red"),
        case(Reason::ActionMustStayPossible, "pay", |game| {
            game.hand(0, "A06").money(0, 13).play("play A06; at build");
        }),
        after(Reason::TakeTheAction, "done", "play black; at station"),
        case(Reason::StepNeeded, "bonus 1", |game| {
            game.stations(0, "B3 R3").truck(0, 1, "B2.1", Good::Chemicals);
            game.truck(1, 1, "B3.2", Good::Chemicals).drive(0, "black");
            game.play("move 1 B3.1; move 1 B3.2");
        }),
        after(Reason::NothingPlayed, "refresh", ""),
        case(Reason::FundedThisEra, "fund", |game| {
            game.play("fund; end").turn_of(0);
        }),
        case(Reason::NoEmployeeInSupply, "fund", |game| {
            *game = players(4);
            game.employ_all(0, 0);
        }),
        after(Reason::NoSuchTile, "use money", ""),
        case(Reason::OneTilePerTurn, "use money", |game| {
            game.tile(0, Tile::Money).tile(0, Tile::Money).play("use money");
        }),
        case(Reason::TileTooFresh, "use money", |game| {
            game.lay("B1").truck(0, 1, "B1.1", Good::Chemicals).tile(0, Tile::Swap);
            game.panel("DK", &[Tile::Money]).tech(0, Column::Service, 2).stations(0, "R3");
            game.play("play black; at station; station B3; deliver 1");
        }),
        case(Reason::TileHasNoUse, "use move", |game| {
            game.tile(0, Tile::Move);
        }),
        after(Reason::WrongColour { is: Colour::White }, "build W4.1", "play red; at build"),
        case(Reason::AlreadyBuilt, "build R3.2", |game| {
            game.lay("R3.2").play("play red; at build");
        }),
        after(Reason::Roadblock, "build P4.1", "play purple; at build"),
        after(Reason::NotConnected, "build R3.1", "play red; at build"),
        case(Reason::NoSecondSection, "pair P3.2", |game| {
            game.era(3).hand(0, "A08").money(0, 8).play("play A08; at build").money(0, 5);
        }),
        case(Reason::LinkUnfinished, "upgrade R3", |game| {
            game.lay("R3.2 R4").play("play red; at upgrade");
        }),
        case(Reason::AlreadyDual, "upgrade B2", |game| {
            game.dual("B2").play("play black; at upgrade");
        }),
        after(Reason::DepotNotConnected, "load B 1", "play cyan; at load"),
        case(Reason::UseTheFreeTruck, "load HAN 2", |game| {
            game.tech(0, Column::Trade, 2).play("play cyan; at load");
        }),
        after(Reason::SecondTruckLocked, "load HAN 2", "play cyan; at load"),
        after(Reason::NoStationSpace, "station B2", "play black; at station"),
        case(Reason::StationTaken { by: seat(1) }, "station B3", |game| {
            game.stations(1, "B3").play("play black; at station");
        }),
        case(Reason::NoStationsLeft, "station R4", |game| {
            game.lay("R3 R4").hand(0, "I4.red").stations(0, "B3 B4 C2 O4 P3 W3 O6");
            game.tile(0, Tile::Money).play("play I4.red; at station; station R3");
        }),
        case(Reason::NoSectionBuilt, "station R3", |game| {
            game.lay("R4.1").play("play red; at station");
        }),
        case(Reason::TokenUsed { colour: Colour::Red }, "at unlock", |game| {
            game.tech(0, Column::Trade, 4).tech(0, Column::Network, 2).play("play red");
        }),
        after(Reason::NoTokenForColour, "at unlock", "play black"),
        case(Reason::AlreadyUnlocked, "unlock trade 1", |game| {
            game.tech(0, Column::Trade, 1).play("play red; at unlock");
        }),
        after(Reason::LowerLevelLocked, "unlock trade 2", "play red; at unlock"),
        case(Reason::NoSuchDepartment, "promote extra 1", |game| {
            let extra_department = ExtraDepartment::None;
            *game = with_options(2, Options { extra_department, ..Options::default() });
            game.lobby(0, 1).tile(0, Tile::Promote).play("use promote");
        }),
        case(
            Reason::FloorLocked { department: Department::Trade, floor: Floor::of(1) },
            "promote trade 1",
            |game| {
                game.lobby(0, 1).tile(0, Tile::Promote).play("use promote");
            },
        ),
        case(
            Reason::FloorFull { department: finance, floor: Floor::of(1) },
            "promote finance 1",
            |game| {
                *game = players(4);
                (1..4).for_each(|other| {
                    game.floors(other, finance, &[1]);
                });
                game.lobby(0, 1)
                    .tech(0, Column::Trade, 1)
                    .tile(0, Tile::Promote)
                    .play("use promote");
            },
        ),
        case(Reason::OwnEmployeeThere, "promote finance 1", |game| {
            game.lobby(0, 1).floors(0, finance, &[1]).tile(0, Tile::Promote).play("use promote");
        }),
        case(Reason::NobodyBelow, "promote finance 2", |game| {
            game.lobby(0, 1).tile(0, Tile::Promote).play("use promote");
        }),
        case(Reason::NotInDisplay, "take A01", |game| {
            game.tile(0, Tile::Gain).play("use gain");
        }),
        case(Reason::NotBasic, "discard I1.red", |game| {
            game.hand(0, "I1.red red").tile(0, Tile::Replace).play("use replace");
        }),
        case(Reason::NotPlayed, "pickup red", |game| {
            game.played(0, Space::Load, "cyan").tile(0, Tile::Swap).play("use swap; give white");
        }),
        case(Reason::NotToTheLeft, "to station", |game| {
            game.played(0, Space::Load, "cyan").tile(0, Tile::Slide).play("use slide; slide cyan");
        }),
        case(Reason::NotThatColour, "recolour black", |game| {
            game.tile(0, Tile::Recolour).play("play red; at build; use recolour");
        }),
        case(Reason::WrongSideUp, "flip load", |game| {
            game.p(0).cones[Space::Load.idx()] = 1;
            game.tile(0, Tile::Develop).play("use develop");
        }),
        case(Reason::NoActionTile, "flip unlock", |game| {
            game.tile(0, Tile::Develop).play("use develop");
        }),
        case(Reason::StationNotBuilt { built: 1 }, "bonus 2", |game| {
            game.stations(0, "B3").truck(0, 1, "B3.1", Good::Chemicals).drive(0, "black");
            game.play("move 1 B3.2");
        }),
        case(Reason::BonusUsedThisTurn, "bonus 1", |game| {
            game.era(2).stations(0, "B3 B4").truck(0, 1, "B3.1", Good::Chemicals).drive(0, "black");
            game.play("move 1 B3.2; bonus 1; move 1 B4.1; move 1 B4.2");
        }),
        case(Reason::NoSuchTileThere, "tile load", |game| {
            game.lay("B1").truck(0, 1, "B1.1", Good::Chemicals).drive(0, "black");
            game.panel("DK", &[Tile::Swap, Tile::Money]).play("deliver 1");
        }),
        after(Reason::TruckAtHome, "move 1 B2.1", "play black; at station; station B3"),
        case(Reason::TruckMoved, "move 1 B2.1", |game| {
            game.truck(0, 1, "HH", Good::Chemicals).drive(0, "black").play("move 1 B2.1; stop");
        }),
        case(Reason::TruckColour, "move 1 B2.1", |game| {
            game.truck(0, 1, "HH", Good::Chemicals).play("play cyan; at build; build C2.2");
        }),
        case(Reason::NoCardPlayed, "move 1 B2.1", |game| {
            game.truck(0, 1, "HH", Good::Chemicals).play("fund");
        }),
        after(Reason::NotAdjacent, "move 1 B5.1", "play red; at load; load HH 1"),
        after(Reason::NotBuilt, "move 1 R3.2", "play red; at load; load HH 1"),
        case(Reason::Occupied, "stop", |game| {
            game.truck(1, 1, "B2.1", Good::Chemicals)
                .play("play red; at load; load HH 1; move 1 B2.1");
        }),
        case(Reason::Traffic, "stop", |game| {
            *game = with_options(2, Options { traffic: true, ..Options::default() });
            game.traffic = section("B2.1").bit();
            game.play("play red; at load; load HH 1; move 1 B2.1");
        }),
        after(Reason::NotAtBorder, "deliver 1", "play red; at load; load HH 1"),
        after(Reason::NotOffered, "end", ""),
        after(Reason::NoWine, "wine 1", "play red; at load"),
        case(Reason::WineRoadNotBuilt, "wine 1", |game| {
            *game = with_wine();
            game.play("play purple; at load");
        }),
        case(Reason::SectionBusy, "wine 1", |game| {
            *game = with_wine();
            game.lay("P1").truck(1, 1, "P1.1", Good::Appliances).play("play purple; at load");
        }),
        case(Reason::WineNeedsCard, "wine 1", |game| {
            *game = with_wine();
            game.bonus(0, Step::Load { steps: 0 });
        }),
        after(Reason::NoImprovementsLeft, "improve B3", "play black; at station"),
        case(Reason::NotYourStation, "improve B3", |game| {
            *game = with_services();
            game.play("play black; at station");
        }),
        case(Reason::NotDual, "improve B3", |game| {
            *game = with_services();
            game.stations(0, "B3").play("play black; at station");
        }),
        case(Reason::AlreadyImproved, "improve B3", |game| {
            *game = with_services();
            game.dual("B3").stations(0, "B3").improved = link("B3").bit();
            game.play("play black; at station");
        }),
        case(Reason::NoTrafficHere, "traffic B5", |game| {
            *game = with_options(2, Options { traffic: true, ..Options::default() });
            game.traffic_due = section("B2.1").bit().or(section("B3.1").bit());
            game.bonus(0, Step::Traffic);
        }),
    ]
}

#[test]
fn every_reason_is_given_where_it_belongs() {
    let mut missing: Vec<&str> = ALL.to_vec();
    for Case(reason, action, game) in cases() {
        assert_eq!(game.why(action), reason, "`{action}` with {:?} on top", game.step());
        assert!(!reason.to_string().is_empty());
        missing.retain(|it| *it != name(reason));
    }
    let game = players(2);
    let to_move = Seats::only(seat(0));
    assert_eq!(game.why_for(1, "fund"), Reason::NotYourTurn { to_move });
    missing.retain(|it| *it != "NotYourTurn");
    assert_eq!(missing, [""; 0], "reasons without a case");
}

#[test]
fn figures_are_told_in_words() {
    assert_eq!(
        Reason::NotEnoughMoney { need: 6, have: 5 }.to_string(),
        "it costs DM 6, you have DM 5"
    );
    let full = Reason::SpaceFull { space: Space::Load, limit: 2 };
    assert_eq!(full.to_string(), "the load space holds 2 card(s) until you refresh");
}
