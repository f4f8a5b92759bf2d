//! What follows what. Each step knows its own choices; only this file knows the order of play, and
//! all of it, which is why it is long.

use engine::{Bits, Seat};

use crate::action::Action;
use crate::autobot;
use crate::data::data;
use crate::event::Event;
use crate::nouns::*;
use crate::stack::{Frame, Step};
use crate::state::{Autobahn, Truck, Turn};
use crate::steps::*;

pub type Cx<'a> = engine::Cx<'a, Event>;

impl Autobahn {
    /// Carries out a legal action of the step on top, then runs on to the next decision.
    pub(crate) fn carry_out(&mut self, frame: Frame, action: Action, cx: &mut Cx<'_>) {
        self.decide(frame, action, cx);
        self.settle(cx);
    }

    /// Runs everything that runs by itself until somebody has to decide.
    pub(crate) fn settle(&mut self, cx: &mut Cx<'_>) {
        loop {
            let frame = self.stack.top();
            let seat = frame.seat;
            match frame.step {
                Step::Over => return,
                Step::Employee(colour) => {
                    self.stack.pop();
                    employee::place(self, seat, colour, cx);
                }
                Step::Develop(steps) => {
                    self.stack.pop();
                    self.develop(seat, steps, cx);
                }
                Step::Autobot(part) => {
                    self.stack.pop();
                    autobot::run(self, part, cx);
                }
                Step::Traffic if self.is_autobot(seat) => {
                    self.stack.pop();
                    autobot::place_traffic(self, cx);
                }
                Step::Promote if self.is_autobot(seat) => {
                    self.stack.pop();
                    autobot::promote(self, None, cx);
                }
                Step::CheckRoute => {
                    self.stack.pop();
                    administration::check_route(self, seat, cx);
                }
                Step::NextEra => self.next_era(cx),
                Step::Act => {
                    if !self.turn.acted || self.owes_something(frame) {
                        return;
                    }
                    self.leave_phase_2();
                }
                Step::Promote if !self.is_tracked(seat) => {
                    self.stack.pop();
                }
                Step::Companion | Step::Board => return,
                Step::Trucks | Step::Route | Step::Space(_) | Step::Pair { .. } => return,
                Step::Moving { truck, left } => {
                    if trucks::can_go_on(self, seat, truck, left) {
                        return;
                    }
                    self.stack.pop();
                }
                Step::ExtraStep { moving, steps } if !self.other_truck_is_out(seat, moving) => {
                    self.stack.pop();
                    passing::give_extra_step(self, seat, moving, steps);
                }
                Step::PickTile(country) => match self.only_tile(country) {
                    Some(tile) => {
                        self.stack.pop();
                        tiles::take_from_panel(self, seat, country, tile, cx);
                    }
                    None => return,
                },
                // A reward lapses where it has no use; a promotion brings somebody into the lobby.
                Step::Promote => {
                    if self.has_choice(frame) {
                        return;
                    }
                    self.stack.pop();
                    promote::hire(self, seat, cx);
                }
                Step::Claim
                | Step::BonusMove { .. }
                | Step::ExtraStep { .. }
                | Step::StationBonus { .. }
                | Step::Build
                | Step::Upgrade
                | Step::Load { .. }
                | Step::Station
                | Step::Unlock
                | Step::UnlockExtra
                | Step::Gain
                | Step::Discard
                | Step::Replace(_)
                | Step::Swap
                | Step::SwapFor(_)
                | Step::Recolour
                | Step::Slide
                | Step::SlideTo(_)
                | Step::Flip
                | Step::Remove
                | Step::Traffic
                | Step::Service(_)
                | Step::Reveal
                | Step::PayEmployee { .. } => {
                    if self.has_choice(frame) {
                        return;
                    }
                    self.stack.pop();
                }
            }
        }
    }

    /// Is there anything to choose besides declining?
    fn has_choice(&self, frame: Frame) -> bool {
        let mut any = false;
        self.options(frame, &mut |action| any |= action != Action::Skip);
        any
    }

    fn owes_something(&self, frame: Frame) -> bool {
        let mut any = false;
        act::emit_owed(self, frame.seat, &mut |_| any = true);
        any
    }

    fn other_truck_is_out(&self, seat: Seat, moving: TruckNo) -> bool {
        self.player(seat).trucks[moving.other().idx()] != Truck::Home
    }

    fn only_tile(&self, country: Country) -> Option<Tile> {
        let mut tiles = self.panels[country.idx()].iter().flatten();
        let tile = *tiles.next()?;
        tiles.all(|other| *other == tile).then_some(tile)
    }

    /// The draft is over when no seat is left on the stack; the start player goes first.
    pub(crate) fn go_on_with_draft(&mut self, cx: &mut Cx<'_>) {
        if self.stack.frames().is_empty() {
            self.routes = Bits::EMPTY;
            self.begin_turn(self.current, cx);
        }
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, cx: &mut Cx<'_>) {
        self.current = seat;
        self.turn = Turn::default();
        cx.say(Event::TurnBegan { seat, era: self.era + 1 });
        if self.is_autobot(seat) {
            return self.stack.push(seat, Step::Autobot(autobot::Part::Begin));
        }
        if self.options.companion {
            return self.stack.push(seat, Step::Companion);
        }
        self.stack.push(seat, Step::Trucks);
        self.stack.push(seat, Step::Act);
        // Mostly there is nothing to claim.
        if self.player(seat).unclaimed != 0 {
            self.stack.push(seat, Step::Claim);
        }
    }

    pub(crate) fn leave_phase_2(&mut self) {
        let Frame { seat, .. } = self.stack.pop();
        if let Some(card) = self.turn.card
            && self.turn.card_built
        {
            for _ in 0..data().cards[card.idx()].promote_if_built {
                self.stack.push(seat, Step::Promote);
            }
        }
    }

    /// Phase 4. An empty hand is picked up without DM.
    pub(crate) fn end_turn(&mut self, seat: Seat, cx: &mut Cx<'_>) {
        self.stack.pop();
        if self.player(seat).hand.is_empty() {
            refresh::pick_up(self, seat);
            cx.say(Event::HandPickedUp { seat });
        }
        self.finish_turn(seat, cx);
    }

    /// The next turn, or the end of the era if its last section was built.
    pub(crate) fn finish_turn(&mut self, seat: Seat, cx: &mut Cx<'_>) {
        // A stack that was used up before its era began ends the era with the first turn.
        if self.stacks[usize::from(self.era)] == 0 {
            self.trigger.get_or_insert(seat);
        }
        match self.trigger {
            None => self.begin_turn(self.left_of(seat), cx),
            Some(trigger) if self.era < 2 => administration::begin(self, trigger, cx),
            Some(trigger) => match self.last_turns.unwrap_or(self.players) {
                0 => administration::begin(self, trigger, cx),
                left => {
                    self.last_turns = Some(left - 1);
                    self.begin_turn(self.left_of(seat), cx);
                }
            },
        }
    }

    fn next_era(&mut self, cx: &mut Cx<'_>) {
        let Frame { seat: trigger, .. } = self.stack.pop();
        self.turn = Turn::default();
        match self.era {
            0 => {}
            1 => {
                administration::reunify(self, cx);
                autobot::show_wine(self, cx);
            }
            _ => {
                cx.say(Event::MatchOver);
                self.stack.push(trigger, Step::Over);
                return;
            }
        }
        self.era += 1;
        self.trigger = None;
        self.begin_turn(self.left_of(trigger), cx);
    }
}
