//! Phase II: the spy that was bid goes to a sector.

use engine::Seat;

use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::state::TrainRush;
use crate::steps::advance;

pub fn emit(game: &TrainRush, seat: Seat, emit: &mut impl FnMut(Action)) {
    for region in Region::ALL.into_iter().filter(|region| is_open(game, seat, *region)) {
        for sector in Sector::of_region(region) {
            if sector_why_not(game, seat, sector).is_none() {
                emit(Action::Lobby(sector));
            }
        }
    }
}

/// A state takes one spy in a phase; with four players the last in order may go anywhere.
pub fn is_open(game: &TrainRush, seat: Seat, region: Region) -> bool {
    let last = game.in_order().last() == Some(&seat);
    !game.lobbied.contains(region) || last && game.by_players().free_last
}

pub fn why_not(game: &TrainRush, seat: Seat, sector: Sector) -> Option<Reason> {
    let region = sector.region();
    let taken = !is_open(game, seat, region);
    taken.then_some(Reason::StateTaken { region }).or_else(|| sector_why_not(game, seat, sector))
}

fn sector_why_not(game: &TrainRush, seat: Seat, sector: Sector) -> Option<Reason> {
    let spies = &game.sectors[sector.idx()].spies;
    let one_spy = data().sectors[sector.kind().idx()].one_spy;
    if one_spy && spies.contains(&Some(seat)) {
        Some(Reason::OneSpyOnly { sector })
    } else if spies.iter().all(Option::is_some) {
        Some(Reason::NoSpyField { sector })
    } else {
        None
    }
}

/// The piece, then the advance, then what the field gives: the advance counts for it already.
pub fn lobby(game: &mut TrainRush, seat: Seat, sector: Sector, cx: &mut Cx<'_>) {
    let spies = &mut game.sectors[sector.idx()].spies;
    let field = spies.iter().position(Option::is_none).expect("only open sectors are offered");
    spies[field] = Some(seat);
    game.lobbied.insert(sector.region());
    cx.say(Event::Lobbied { seat, sector, field: field as u8 + 1 });
    let kind = &data().sectors[sector.kind().idx()];
    advance::advance(game, seat, kind.track, cx);
    if let Some(bonus) = kind.bonuses[field] {
        game.offer_of_sector(seat, bonus, cx);
    }
}
