//! What the rules take for granted about the steps that wait: below and on top.

use engine::Seat;

use super::{Checked, ensure};
use crate::data::{MAX_STEPS, SIZES, data};
use crate::nouns::*;
use crate::stack::{Frame, Phase, Step};
use crate::state::TrainRush;
use crate::steps::{card, city, draft, drive, load};

/// No match comes near: what a chain of effects adds to this still fits.
const DEEP: usize = 36;

pub fn check(game: &TrainRush) -> Checked {
    let frames = game.stack.frames();
    ensure((1..=DEEP).contains(&frames.len()), || format!("{} steps", frames.len()))?;
    for (nth, frame) in frames.iter().enumerate() {
        ensure(frame.seat.0 < game.players, || "a stranger's step".into())?;
        let (below, on_top) = (&frames[..nth], nth + 1 == frames.len());
        let sane = place(game, *frame, below, on_top) && figures(game, *frame);
        ensure(sane && (!on_top || top(game, *frame)), || format!("{:?}", frame.step))?;
    }
    Ok(())
}

/// Where a step may lie: phases at the bottom, what is decided at once on top, the set-up in order.
fn place(game: &TrainRush, Frame { seat, step }: Frame, below: &[Frame], on_top: bool) -> bool {
    let under = below.last().map(|it| it.step);
    let first_round = matches!(below, [Frame { step: Step::Phase(Phase::Bidding), .. }]);
    match step {
        Step::Phase(_) => below.is_empty(),
        Step::Over => below.is_empty() && on_top,
        _ if below.is_empty() => false,
        Step::DealHeroes => first_round && game.undealt == Heroes::ALL,
        Step::DealCards => {
            let dealt = |seat: Seat| !game.player(seat).hand.is_empty();
            under == Some(Step::DealHeroes) && !game.all_seats().any(dealt)
        }
        Step::KeepCards => on_top && under == Some(Step::DealHeroes),
        Step::KeepHeroes | Step::Draft => on_top && first_round,
        Step::Deliver { contract, given } => match under {
            Some(Step::City { city, .. }) => {
                on_top && city::can_go_on(game, seat, city, contract, given)
            }
            _ => false,
        },
        Step::Contractor(_)
        | Step::ExchangeFor { .. }
        | Step::DriveWith { .. }
        | Step::Sell { .. }
        | Step::Keep(_) => on_top,
        // Over the set-up lie only the choices of the first cubes.
        Step::Cube(_) => true,
        Step::Bid
        | Step::Lobby
        | Step::Load { .. }
        | Step::Invest
        | Step::Play
        | Step::Drive { .. }
        | Step::Special(_)
        | Step::Pool
        | Step::Discard
        | Step::Mission
        | Step::City { .. }
        | Step::Market(_)
        | Step::Parcel(_)
        | Step::Warehouse
        | Step::Station
        | Step::Corrupt { .. }
        | Step::Advance { .. }
        | Step::Exchange { .. }
        | Step::DrawWagon { .. }
        | Step::Lease
        | Step::Area(_)
        | Step::Travel(_)
        | Step::Tile { .. }
        | Step::FreeSpecial(_)
        | Step::Slot { .. }
        | Step::Income
        | Step::EndTurn(_)
        | Step::RefillPool
        | Step::Return(_)
        | Step::OpenTile(_)
        | Step::RefillTile(_)
        | Step::ScoreLeases(_)
        | Step::ScoreLease(_)
        | Step::ScoreStation(_)
        | Step::Infrastructure(_) => !matches!(under, Some(Step::DealCards | Step::DealHeroes)),
    }
}

fn figures(game: &TrainRush, Frame { seat, step }: Frame) -> bool {
    match step {
        Step::Cube(car) | Step::ExchangeFor { car, .. } => game.player(seat).car(car).is_some(),
        Step::Deliver { contract, given } => given < contract.data().size(),
        Step::DrawWagon { size, .. } => (2..=3).contains(&size),
        Step::Slot { size, .. } => SIZES.contains(&size),
        Step::Travel(steps) => (1..=MAX_STEPS as u8).contains(&steps),
        Step::Sell { value, .. } => value <= 100,
        Step::City { unloaded, .. } => unloaded <= 30,
        Step::EndTurn(card) | Step::Return(card) => game.table.contains(card),
        Step::KeepCards
        | Step::KeepHeroes
        | Step::Draft
        | Step::Bid
        | Step::Lobby
        | Step::Load { .. }
        | Step::Invest
        | Step::Play
        | Step::Drive { .. }
        | Step::DriveWith { .. }
        | Step::Special(_)
        | Step::Pool
        | Step::Discard
        | Step::Mission
        | Step::Market(_)
        | Step::Parcel(_)
        | Step::Warehouse
        | Step::Station
        | Step::Corrupt { .. }
        | Step::Advance { .. }
        | Step::Exchange { .. }
        | Step::Keep(_)
        | Step::Lease
        | Step::Contractor(_)
        | Step::Area(_)
        | Step::Tile { .. }
        | Step::FreeSpecial(_)
        | Step::DealCards
        | Step::DealHeroes
        | Step::Phase(_)
        | Step::Income
        | Step::RefillPool
        | Step::OpenTile(_)
        | Step::RefillTile(_)
        | Step::ScoreLeases(_)
        | Step::ScoreLease(_)
        | Step::ScoreStation(_)
        | Step::Infrastructure(_)
        | Step::Over => true,
    }
}

/// What a decision needs that is asked now; below the top it is looked at when its turn comes.
fn top(game: &TrainRush, Frame { seat, step }: Frame) -> bool {
    let player = game.player(seat);
    let (setup, by_players) = (&data().setup, game.by_players());
    let all = |holds: &dyn Fn(Seat) -> bool| game.all_seats().all(holds);
    if step.is_simultaneous() && draft::choosing(game, step).is_empty() {
        return false;
    }
    match step {
        Step::Cube(car) => load::next_slot(game, seat, car).is_some(),
        Step::Special(_) => card::pays_special(game, seat),
        Step::DriveWith { card, nth, token } => {
            let coal = drive::printed(card, nth).coal;
            player.tokens[token.idx()] > 0 && player.coal >= u16::from(coal)
        }
        Step::Contractor(zone) => {
            let zone = &game.zones[zone.idx()];
            zone.has_unleased(seat) && zone.station.is_some()
        }
        Step::KeepCards => all(&|seat| game.player(seat).hand.len() <= setup.cards_dealt.into()),
        Step::KeepHeroes => all(&|seat| {
            let it = game.player(seat);
            let dealt = it.pack.len() + it.boxed.len();
            it.pick_count() == 0 && dealt == u32::from(by_players.heroes_dealt)
        }),
        Step::Draft => {
            let picks = |seat: Seat| game.player(seat).pick_count() as u32;
            let least = game.all_seats().map(picks).min().unwrap_or(0);
            all(&|seat| {
                let has = picks(seat) + game.player(seat).pack.len();
                has == u32::from(by_players.heroes_kept) && picks(seat) <= least + 1
            })
        }
        Step::Bid
        | Step::Lobby
        | Step::Load { .. }
        | Step::Invest
        | Step::Play
        | Step::Drive { .. }
        | Step::Pool
        | Step::Discard
        | Step::Mission
        | Step::City { .. }
        | Step::Deliver { .. }
        | Step::Market(_)
        | Step::Sell { .. }
        | Step::Parcel(_)
        | Step::Warehouse
        | Step::Station
        | Step::Corrupt { .. }
        | Step::Advance { .. }
        | Step::Exchange { .. }
        | Step::ExchangeFor { .. }
        | Step::DrawWagon { .. }
        | Step::Keep(_)
        | Step::Lease
        | Step::Area(_)
        | Step::Travel(_)
        | Step::Tile { .. }
        | Step::FreeSpecial(_)
        | Step::Slot { .. }
        | Step::DealCards
        | Step::DealHeroes
        | Step::Phase(_)
        | Step::Income
        | Step::EndTurn(_)
        | Step::RefillPool
        | Step::Return(_)
        | Step::OpenTile(_)
        | Step::RefillTile(_)
        | Step::ScoreLeases(_)
        | Step::ScoreLease(_)
        | Step::ScoreStation(_)
        | Step::Infrastructure(_)
        | Step::Over => true,
    }
}
