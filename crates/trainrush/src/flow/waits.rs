//! Whether a step waits for a decision or has none to make.

use crate::action::Action;
use crate::stack::{Frame, Step, by_itself};
use crate::state::TrainRush;
use crate::steps::*;

impl TrainRush {
    /// Is there something to decide? Where only declining is left, nobody is asked, unless that would
    /// tell of a hand. Asked after every ply: where it can, it looks no further than the first choice.
    pub(super) fn waits(&self, frame: Frame) -> bool {
        let Frame { seat, step } = frame;
        let player = self.player(seat);
        let waits = match step {
            // Asked even if declining is all that is left.
            Step::Special(_) => return card::pays_special(self, seat),
            Step::FreeSpecial(_) => return !player.hand.is_empty(),
            Step::Mission => return mission::is_asked(self, seat),
            // Not asked where there is one choice, or where all are alike.
            Step::Cube(car) => return load::next_slot(self, seat, car).is_some(),
            Step::Deliver { contract, given } => {
                return city::only_cube(self, seat, contract, given).is_none();
            }
            Step::KeepCards | Step::KeepHeroes | Step::Draft => return true,

            Step::Bid => player.spies != 0,
            Step::Invest => invest::is_possible(self, seat),
            Step::Play => !player.hand.is_empty(),
            Step::Drive { card, nth } => drive::is_possible(self, seat, card, nth),
            Step::DriveWith { card, nth, token } => {
                let steps = drive::printed(card, nth).steps + token.get();
                !drive::ends(self, seat, steps).is_empty()
            }
            Step::Travel(steps) => !drive::ends(self, seat, steps).is_empty(),
            Step::Pool => self.pool.iter().any(Option::is_some),
            Step::Discard => card::exceeds_limit(self, seat),
            Step::Keep(_) => !self.drawn.is_empty(),
            Step::Load { .. } => load::is_possible(self, seat),
            Step::Warehouse => build::is_possible(self, seat),
            Step::Station => build::is_station_possible(self, seat),
            Step::Advance { .. } => advance::is_possible(self, seat),
            Step::Exchange { kinds, .. } => wagon::can_exchange(self, seat, kinds),
            Step::DrawWagon { size, .. } => wagon::can_draw(self, seat, size),
            Step::Lease => lease::is_possible(self, seat),
            Step::Area(cost) => invest::is_free_possible(self, seat, cost),
            Step::Tile { .. } => siding::is_possible(self, seat),
            Step::Corrupt { region, .. } => corrupt::is_possible(self, seat, region),
            Step::Slot { size, .. } => market::is_slot_possible(self, seat, size),
            Step::Market(_) => market::is_possible(self, seat),
            Step::City { city, unloaded, leased } => {
                city::is_possible(self, seat, city, unloaded, leased)
            }
            Step::Lobby
            | Step::Sell { .. }
            | Step::Parcel(_)
            | Step::ExchangeFor { .. }
            | Step::Contractor(_) => self.has_choice(frame),

            by_itself!() => false,
        };
        debug_assert_eq!(waits, self.has_choice(frame), "{frame:?}");
        waits
    }

    /// Is anything offered but to decline?
    fn has_choice(&self, frame: Frame) -> bool {
        let mut any = false;
        self.options(frame, &mut |action| any |= !declines(action));
        any
    }
}

/// Does the action only end or decline its step?
fn declines(action: Action) -> bool {
    matches!(action, Action::Skip | Action::Stop | Action::Done | Action::Pass)
}
