//! Corruption: agents go to the right half of a sector.

use engine::Seat;

use crate::action::Action;
use crate::data::SPY_FIELDS;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::state::TrainRush;

/// A track bonus names its region; everything else works where the locomotive stands.
pub fn emit(
    game: &TrainRush,
    seat: Seat,
    region: Option<Region>,
    agents: u8,
    emit: &mut impl FnMut(Action),
) {
    let room = room_needed(game, seat, region, agents);
    for sector in sectors(game, seat, region) {
        if sector_why_not(game, seat, sector, room).is_none() {
            emit(Action::Corrupt(sector));
        }
    }
}

pub fn is_possible(game: &TrainRush, seat: Seat, region: Option<Region>) -> bool {
    sectors(game, seat, region).any(|sector| sector_why_not(game, seat, sector, 1).is_none())
}

fn sectors(
    game: &TrainRush,
    seat: Seat,
    region: Option<Region>,
) -> impl Iterator<Item = Sector> + use<> {
    region.or(game.region(seat)).into_iter().flat_map(Sector::of_region)
}

fn room(game: &TrainRush, sector: Sector) -> usize {
    game.sectors[sector.idx()].agents.iter().filter(|field| field.is_none()).count()
}

/// All agents go to one sector, so it must have room for them. If none has, or if fewer agents are left,
/// as many go as can.
fn room_needed(game: &TrainRush, seat: Seat, region: Option<Region>, agents: u8) -> usize {
    let most = sectors(game, seat, region).map(|sector| room(game, sector)).max().unwrap_or(0);
    most.min(agents.min(game.player(seat).agents).into())
}

pub fn why_not(
    game: &TrainRush,
    seat: Seat,
    region: Option<Region>,
    agents: u8,
    sector: Sector,
) -> Option<Reason> {
    let Some(active) = region.or(game.region(seat)) else {
        return Some(Reason::NoRegion);
    };
    if sector.region() != active {
        Some(Reason::WrongRegion { region: sector.region() })
    } else {
        sector_why_not(game, seat, sector, room_needed(game, seat, region, agents))
    }
}

fn sector_why_not(game: &TrainRush, seat: Seat, sector: Sector, needed: usize) -> Option<Reason> {
    let room = room(game, sector);
    if room == 0 {
        Some(Reason::NoAgentField { sector })
    } else if game.player(seat).agents == 0 {
        Some(Reason::NoPieceLeft)
    } else if room < needed {
        Some(Reason::NoRoomForBoth { sector })
    } else {
        None
    }
}

/// As many as there are pieces and fields for.
pub fn corrupt(game: &mut TrainRush, seat: Seat, sector: Sector, agents: u8, cx: &mut Cx<'_>) {
    for _ in 0..agents.min(game.player(seat).agents) {
        let fields = &mut game.sectors[sector.idx()].agents;
        let Some(field) = fields.iter().position(Option::is_none) else { return };
        fields[field] = Some(seat);
        game.player_mut(seat).agents -= 1;
        cx.say(Event::AgentPlaced { seat, sector, field: (SPY_FIELDS + field) as u8 + 1 });
    }
}
