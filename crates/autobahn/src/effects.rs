//! What a bonus does to the one who gains it.

use engine::Seat;

use crate::autobot;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::stack::Step;
use crate::state::Autobahn;
use crate::steps::{cards, promote};

impl Autobahn {
    /// One step at a time: every bonus that is reached is gained before the next step.
    pub(crate) fn develop(&mut self, seat: Seat, steps: u8, cx: &mut Cx<'_>) {
        if !self.is_tracked(seat) {
            return;
        }
        let player = self.player_mut(seat);
        player.track += 1;
        if usize::from(player.track) >= data().track.len() {
            player.track = data().track_loop;
        }
        let space = player.track;
        cx.say(Event::Developed { seat, space: space + 1 });
        if steps > 1 {
            self.stack.push(seat, Step::Develop(steps - 1));
        }
        if let Some(bonus) = data().track[usize::from(space)] {
            self.gain(seat, bonus, Source::Track, cx);
        }
    }

    /// Gains a bonus action: at once if there is nothing to choose, otherwise as the next step.
    pub(crate) fn gain(&mut self, seat: Seat, bonus: Bonus, from: Source, cx: &mut Cx<'_>) {
        if self.is_autobot(seat) {
            return autobot::gain(self, bonus, cx);
        }
        if !self.is_tracked(seat) {
            return;
        }
        let step = match bonus {
            Bonus::Money(money) => return self.earn(seat, u16::from(money), from, cx),
            Bonus::Promote(times) => {
                (0..times).for_each(|_| self.stack.push(seat, Step::Promote));
                return;
            }
            Bonus::Recruit => return promote::hire(self, seat, cx),
            Bonus::Replace if !cards::display_has_cards(self) => return,
            Bonus::Develop(steps) => Step::Develop(steps),
            Bonus::Gain => Step::Gain,
            Bonus::Replace => Step::Discard,
            Bonus::Build => Step::Build,
            Bonus::Upgrade => Step::Upgrade,
            Bonus::Station => Step::Station,
            Bonus::Load => Step::Load { steps: 0 },
            Bonus::LoadAndMove(steps) => Step::Load { steps },
            Bonus::Unlock => Step::UnlockExtra,
            Bonus::Move(steps) => Step::BonusMove { steps },
            Bonus::Swap => Step::Swap,
            Bonus::Recolour => Step::Recolour,
            Bonus::Flip => Step::Flip,
            Bonus::Remove => Step::Remove,
            Bonus::Slide => Step::Slide,
        };
        self.stack.push(seat, step);
    }

    pub(crate) fn earn(&mut self, seat: Seat, money: u16, from: Source, cx: &mut Cx<'_>) {
        self.player_mut(seat).receive(money);
        cx.say(Event::Earned { seat, money, from });
    }

    pub(crate) fn pay(&mut self, seat: Seat, money: u16, cx: &mut Cx<'_>) {
        self.player_mut(seat).money -= money;
        cx.say(Event::Paid { seat, money });
    }
}
