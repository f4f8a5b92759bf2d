//! What the rules take for granted about the steps that wait: below and on top.

use super::{Checked, ensure};
use crate::data::{MAX_STEPS, SIZES, data};
use crate::nouns::*;
use crate::stack::{Frame, Phase, Step};
use crate::state::{Player, TrainRush};
use crate::steps::{card, city, draft, drive, load};

/// No match comes near: what a chain of effects adds to this still fits.
const DEEP: usize = 36;

pub fn check(game: &TrainRush) -> Checked {
    let frames = game.stack.frames();
    ensure((1..=DEEP).contains(&frames.len()), || format!("{} steps", frames.len()))?;
    for (nth, frame) in frames.iter().enumerate() {
        ensure(frame.seat.0 < game.players, || "a stranger's step".into())?;
        let (below, on_top) = (&frames[..nth], nth + 1 == frames.len());
        ensure(is_sane(game, *frame, below, on_top), || format!("{:?}", frame.step))?;
    }
    Ok(())
}

/// Does the step lie over what it comes from, are its figures possible, and if it is on top, is there
/// what its decision needs? Below the top that is looked at when its turn comes.
fn is_sane(game: &TrainRush, Frame { seat, step }: Frame, below: &[Frame], on_top: bool) -> bool {
    let player = game.player(seat);
    let under = below.last().map(|it| it.step);
    // Over the set-up lie only the choices of the first cubes.
    let in_round = under.is_some_and(|it| !matches!(it, Step::DealCards | Step::DealHeroes));
    match step {
        Step::Phase(_) => below.is_empty(),
        Step::Over => below.is_empty() && on_top,
        Step::DealCards | Step::DealHeroes => is_set_up(game, step, below),
        Step::KeepCards | Step::KeepHeroes | Step::Draft => {
            on_top && is_set_up(game, step, below) && !draft::choosing(game, step).is_empty()
        }
        Step::Cube(car) => {
            let asks = !on_top || load::next_slot(game, seat, car).is_some();
            !below.is_empty() && player.car(car).is_some() && asks
        }

        // Parts of one decision: nothing comes between them.
        Step::Deliver { contract, given } => {
            let Some(Step::City { city, .. }) = under else { return false };
            let begun = given < contract.data().size();
            on_top && begun && city::can_go_on(game, seat, city, contract, given)
        }
        Step::Contractor(zone) => {
            let zone = &game.zones[zone.idx()];
            on_top && in_round && zone.has_unleased(seat) && zone.station.is_some()
        }
        Step::ExchangeFor { car, .. } => on_top && in_round && player.car(car).is_some(),
        Step::DriveWith { card, nth, token } => {
            let pays = player.coal >= u16::from(drive::printed(card, nth).coal);
            on_top && in_round && pays && player.tokens[token.idx()] > 0
        }
        Step::Sell { value, .. } => on_top && in_round && value <= 100,
        Step::Keep(_) => on_top && in_round,

        Step::Special(_) => in_round && (!on_top || card::pays_special(game, seat)),
        Step::DrawWagon { size, .. } => in_round && (2..=3).contains(&size),
        Step::Slot { size, .. } => in_round && SIZES.contains(&size),
        Step::Travel(steps) => in_round && (1..=MAX_STEPS as u8).contains(&steps),
        Step::City { unloaded, .. } => in_round && unloaded <= 30,
        Step::EndTurn(card) | Step::Return(card) => in_round && game.table.contains(card),
        Step::Bid
        | Step::Lobby
        | Step::Load { .. }
        | Step::Invest
        | Step::Play
        | Step::Drive { .. }
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
        | Step::Lease
        | Step::Area(_)
        | Step::Tile { .. }
        | Step::FreeSpecial(_)
        | Step::Income
        | Step::RefillPool
        | Step::OpenTile(_)
        | Step::RefillTile(_)
        | Step::ScoreLeases(_)
        | Step::ScoreLease(_)
        | Step::ScoreStation(_)
        | Step::Infrastructure(_) => in_round,
    }
}

/// The set-up in its order: cards are dealt and chosen over the dealing of heroes, and that over the
/// first round.
fn is_set_up(game: &TrainRush, step: Step, below: &[Frame]) -> bool {
    let (setup, by_players) = (&data().setup, game.by_players());
    let all = |holds: &dyn Fn(&Player) -> bool| game.all_seats().all(|it| holds(game.player(it)));
    let first_round = matches!(below, [Frame { step: Step::Phase(Phase::Bidding), .. }]);
    let heroes_wait = below.last().is_some_and(|it| it.step == Step::DealHeroes);
    if step == Step::DealHeroes {
        first_round && game.undealt == Heroes::ALL
    } else if step == Step::DealCards {
        heroes_wait && all(&|it| it.hand.is_empty())
    } else if step == Step::KeepCards {
        heroes_wait && all(&|it| it.hand.len() <= setup.cards_dealt.into())
    } else if step == Step::KeepHeroes {
        let dealt = u32::from(by_players.heroes_dealt);
        first_round && all(&|it| it.pick_count() == 0 && it.pack.len() + it.boxed.len() == dealt)
    } else {
        let least = game.all_seats().map(|seat| game.player(seat).pick_count()).min().unwrap_or(0);
        let kept = u32::from(by_players.heroes_kept);
        first_round
            && all(&|it| {
                it.pick_count() <= least + 1 && it.pick_count() as u32 + it.pack.len() == kept
            })
    }
}
