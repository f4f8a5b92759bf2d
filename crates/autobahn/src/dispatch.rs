//! From a step to its file: what it offers, why something is not offered, and what a decision does. Every
//! step is named in each of them, so that a new one is noticed.

use engine::Seat;

use crate::action::Action;
use crate::autobot;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::{Frame, Step};
use crate::state::Autobahn;
use crate::steps::*;

impl Autobahn {
    /// The choices of the step on top, in order.
    pub(crate) fn options(&self, frame: Frame, emit: &mut impl FnMut(Action)) {
        let Frame { seat, step } = frame;
        match step {
            Step::Route => route::emit(self, emit),
            Step::Claim => claim::emit(self, seat, emit),
            Step::Act => act::emit(self, seat, emit),
            Step::Space(card) => play::emit_spaces(self, seat, card, emit),
            Step::Trucks => trucks::emit_phase(self, seat, emit),
            Step::Moving { truck, left } => trucks::emit_moving(self, seat, truck, left, emit),
            Step::BonusMove { steps } => trucks::emit_bonus_move(self, seat, steps, emit),
            Step::ExtraStep { moving, steps } => {
                passing::emit_extra_step(self, seat, moving, steps, emit);
            }
            Step::StationBonus { truck, .. } => {
                passing::emit_station_bonuses(self, seat, truck, emit);
            }
            Step::PickTile(country) => tiles::emit_panel(self, country, emit),
            Step::Build => build::emit(build::bonus_targets(self, seat), emit),
            Step::Pair { first } => build::emit(act::second_of_pair(self, seat, first), emit),
            Step::Upgrade => {
                upgrade::emit(upgrade::bonus_targets(self, seat, Colours::ALL), emit);
            }
            Step::Load { .. } => load::emit(self, seat, Colours::ALL, emit),
            Step::Station => {
                station::emit(station::bonus_targets(self, seat), emit);
                services::emit_bonus(self, seat, emit);
            }
            Step::Companion => companion::emit(self, seat, emit),
            Step::Board => companion::emit_boards(emit),
            Step::Reveal => companion::emit_deck(self, emit),
            Step::Traffic => traffic::emit(self, emit),
            Step::Service(_) => services::emit_services(self, emit),
            Step::Unlock => unlock::emit(self, seat, emit),
            Step::UnlockExtra => unlock::emit_extra(self, seat, emit),
            Step::Promote => promote::emit(self, seat, emit),
            Step::Gain | Step::Replace(_) => cards::emit_display(self, emit),
            Step::Discard => cards::emit_basics(self, seat, emit),
            Step::Swap => cards::emit_hand(self, seat, emit),
            Step::SwapFor(_) => cards::emit_played(self, seat, emit),
            Step::Recolour => play::emit_recolours(self, seat, emit),
            Step::Slide => cards::emit_slides(self, seat, emit),
            Step::SlideTo(card) => cards::emit_slide_targets(self, seat, card, emit),
            Step::Flip | Step::Remove => tiles::emit_cones(self, seat, step, emit),
            Step::PayEmployee { price, .. } => station::emit_payment(self, seat, price, emit),
            Step::Employee(_)
            | Step::Develop(_)
            | Step::Autobot(_)
            | Step::CheckRoute
            | Step::NextEra
            | Step::Over => {}
        }
        if may_decline(step) {
            emit(Action::Skip);
        }
    }

    /// Why an action that is not offered is not offered: the step's file knows.
    pub(crate) fn why_refused(&self, step: Step, seat: Seat, action: Action) -> Reason {
        let reason = match step {
            Step::Route => route::refusal(action),
            Step::Claim => claim::refusal(action),
            Step::Act => Some(act::refusal(self, seat, action)),
            Step::Space(card) => play::refusal(self, seat, card, action),
            Step::Trucks => trucks::phase_refusal(self, seat, action),
            Step::Moving { truck, left } => trucks::moving_refusal(self, seat, truck, left, action),
            Step::BonusMove { steps } => trucks::bonus_move_refusal(self, seat, steps, action),
            Step::ExtraStep { moving, steps } => {
                passing::extra_step_refusal(self, seat, moving, steps, action)
            }
            Step::StationBonus { truck, .. } => passing::bonus_refusal(self, seat, truck, action),
            Step::PickTile(_) => tiles::panel_refusal(action),
            Step::Build => build::refusal(self, seat, action),
            Step::Pair { .. } => act::pair_refusal(self, seat, action),
            Step::Upgrade => upgrade::refusal(self, seat, action),
            Step::Load { .. } => load::refusal(self, seat, action),
            Step::Station => station::refusal(self, seat, action),
            Step::Unlock | Step::UnlockExtra => unlock::refusal(self, seat, action),
            Step::Promote => promote::refusal(self, seat, action),
            Step::Gain | Step::Replace(_) => cards::take_refusal(self, action),
            Step::Discard => cards::discard_refusal(self, seat, action),
            Step::Swap => cards::swap_refusal(action),
            Step::SwapFor(_) => cards::swap_for_refusal(action),
            Step::Recolour => play::recolour_refusal(action),
            Step::Slide => cards::slide_refusal(self, seat, action),
            Step::SlideTo(card) => cards::slide_to_refusal(self, seat, card, action),
            Step::Flip | Step::Remove => tiles::cones_refusal(self, seat, step, action),
            Step::Traffic => traffic::refusal(action),
            Step::Service(_) => services::service_refusal(action),
            Step::Companion => companion::refusal(self, seat, action),
            Step::PayEmployee { price, .. } => station::payment_refusal(self, seat, price, action),
            Step::Board
            | Step::Reveal
            | Step::Employee(_)
            | Step::Develop(_)
            | Step::Autobot(_)
            | Step::CheckRoute
            | Step::NextEra
            | Step::Over => None,
        };
        reason.unwrap_or(Reason::NotNow)
    }

    /// Carries out a legal action of a step.
    pub(crate) fn decide(&mut self, Frame { seat, step }: Frame, action: Action, cx: &mut Cx<'_>) {
        match (step, action) {
            // Phase 2 stays on the stack until it is left; so do truck movements.
            (Step::Act, Action::Play(card)) => self.stack.push(seat, Step::Space(card)),
            (Step::Act, Action::Refresh) => refresh::refresh(self, seat, cx),
            (Step::Act, Action::Fund) => refresh::fund(self, seat, cx),
            (Step::Act, Action::Use(tile)) => tiles::use_tile(self, seat, tile, cx),
            (Step::Act, Action::Done) => self.leave_phase_2(),
            (Step::Act, owed) => act::act(self, seat, owed, cx),

            (Step::Companion, Action::End) => {
                self.stack.pop();
                self.finish_turn(seat, cx);
            }
            (Step::Companion, entry) => companion::enter(self, seat, entry, cx),

            (Step::Trucks, Action::End) => self.end_turn(seat, cx),
            (Step::Trucks, Action::Move(truck, section)) => {
                let steps = trucks::steps(self, seat, truck).expect("only such trucks are offered");
                self.turn.moved |= 1 << truck.number();
                self.stack.push(seat, Step::Moving { truck, left: steps - 1 });
                trucks::step(self, seat, truck, section, cx);
            }
            (Step::Trucks, Action::Deliver(truck)) => {
                self.turn.moved |= 1 << truck.number();
                deliver::deliver(self, seat, truck, cx);
            }
            (Step::Moving { left, .. }, Action::Move(truck, section))
            | (Step::BonusMove { steps: left }, Action::Move(truck, section))
            | (Step::ExtraStep { steps: left, .. }, Action::Move(truck, section)) => {
                self.stack.replace_top(Step::Moving { truck, left: left - 1 });
                trucks::step(self, seat, truck, section, cx);
            }

            (step, action) => {
                self.stack.pop();
                self.decide_once(seat, step, action, cx);
            }
        }
    }

    /// Decisions that are over once taken.
    fn decide_once(&mut self, seat: Seat, step: Step, action: Action, cx: &mut Cx<'_>) {
        match (step, action) {
            (Step::Route, Action::Route(route)) => {
                route::keep(self, seat, route, cx);
                self.go_on_with_draft(cx);
            }
            (Step::Claim, Action::Claim(country)) => claim::claim(self, seat, country, cx),
            (Step::Space(card), Action::At(space)) => play::play(self, seat, card, space, cx),
            (Step::Moving { .. }, Action::Stop) => {}
            (
                Step::Moving { .. } | Step::BonusMove { .. } | Step::ExtraStep { .. },
                Action::Deliver(truck),
            ) => deliver::deliver(self, seat, truck, cx),
            (Step::ExtraStep { steps, .. }, Action::Truck(truck)) => {
                passing::give_extra_step(self, seat, truck, steps);
            }
            (Step::StationBonus { truck, link }, Action::Bonus(number)) => {
                passing::take_station_bonus(self, seat, truck, link, number, cx);
            }
            (Step::PickTile(country), Action::TakeTile(tile)) => {
                tiles::take_from_panel(self, seat, country, tile, cx);
            }
            (Step::Build, Action::Build(section)) => build::build(self, seat, section, 0, cx),
            (Step::Pair { first }, Action::Build(second)) => {
                act::build_pair(self, seat, first, second, cx);
            }
            (Step::Upgrade, Action::Upgrade(link)) => {
                let cost = upgrade::cost(self, seat, link);
                upgrade::upgrade(self, seat, link, cost, 0, cx);
            }
            (Step::Load { steps }, Action::Load(depot, truck)) => {
                load::load(self, seat, depot, truck, steps, cx);
            }
            (Step::Station, Action::Station(link)) => station::build(self, seat, link, cx),
            (Step::Station, Action::Improve(link)) => services::improve(self, seat, link),
            (Step::Board, Action::Board(board)) => self.player_mut(autobot::SEAT).board = board,
            (Step::Reveal, Action::Reveal(card)) => companion::reveal(self, seat, card, cx),
            (Step::Traffic, Action::Traffic(link)) => traffic::choose(self, seat, link, cx),
            (Step::Service(link), Action::Service(number)) => {
                services::take(self, seat, link, number, cx);
            }
            (Step::Unlock, Action::Unlock(column, level)) => {
                unlock::unlock(self, seat, column, level, cx);
            }
            (Step::UnlockExtra, Action::Unlock(column, level)) => {
                self.player_mut(seat).extra_tokens -= 1;
                unlock::unlock(self, seat, column, level, cx);
            }
            (Step::Promote, Action::Promote(department, floor)) => {
                promote::promote(self, seat, department, floor, cx);
            }
            (Step::Gain, Action::Take(card)) => cards::take(self, seat, card, None, cx),
            (Step::Replace(above), Action::Take(card)) => {
                cards::take(self, seat, card, above, cx);
            }
            (Step::Discard, Action::Discard(card)) => {
                let above = cards::discard(self, seat, card, cx);
                self.stack.push(seat, Step::Replace(above));
            }
            (Step::Swap, Action::Give(card)) => self.stack.push(seat, Step::SwapFor(card)),
            (Step::SwapFor(down), Action::PickUp(up)) => cards::swap(self, seat, down, up, cx),
            (Step::Recolour, Action::Recolour(colour)) => play::recolour(self, seat, colour, cx),
            (Step::Slide, Action::Slide(card)) => self.stack.push(seat, Step::SlideTo(card)),
            (Step::SlideTo(card), Action::To(space)) => cards::slide(self, seat, card, space, cx),
            (Step::Flip, Action::Flip(space)) | (Step::Remove, Action::Remove(space)) => {
                tiles::raise_limit(self, seat, space, cx);
            }
            (Step::PayEmployee { colour, price }, Action::Pay) => {
                self.pay(seat, price, cx);
                self.stack.push(seat, Step::Employee(colour));
            }
            // Declined.
            (
                Step::Claim
                | Step::BonusMove { .. }
                | Step::ExtraStep { .. }
                | Step::StationBonus { .. }
                | Step::Build
                | Step::Upgrade
                | Step::Load { .. }
                | Step::Station
                | Step::Gain
                | Step::Discard
                | Step::Swap
                | Step::Slide
                | Step::PayEmployee { .. },
                Action::Skip,
            ) => {}
            (
                Step::Route
                | Step::Claim
                | Step::Act
                | Step::Space(_)
                | Step::Trucks
                | Step::Moving { .. }
                | Step::BonusMove { .. }
                | Step::ExtraStep { .. }
                | Step::StationBonus { .. }
                | Step::PickTile(_)
                | Step::Build
                | Step::Pair { .. }
                | Step::Upgrade
                | Step::Load { .. }
                | Step::Station
                | Step::Unlock
                | Step::UnlockExtra
                | Step::Promote
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
                | Step::Companion
                | Step::Board
                | Step::Reveal
                | Step::PayEmployee { .. }
                | Step::Employee(_)
                | Step::Develop(_)
                | Step::Autobot(_)
                | Step::CheckRoute
                | Step::NextEra
                | Step::Over,
                _,
            ) => unreachable!("{action} was never offered in {step:?}"),
        }
    }
}

/// One rule for whatever gives a reward: what only gives is taken, what is an action of one's own (it
/// asks for money, a place, a truck or a card) is an offer.
fn may_decline(step: Step) -> bool {
    match step {
        Step::Claim
        | Step::BonusMove { .. }
        | Step::Build
        | Step::Upgrade
        | Step::Load { .. }
        | Step::Station
        | Step::Gain
        | Step::Discard
        | Step::Swap
        | Step::Slide
        | Step::PayEmployee { .. } => true,
        // Gifts.
        Step::Unlock
        | Step::UnlockExtra
        | Step::Promote
        | Step::Flip
        | Step::Remove
        | Step::PickTile(_)
        | Step::Employee(_)
        | Step::Develop(_) => false,
        // These say themselves what may be left: by stopping, or where only a payment is offered.
        Step::Trucks | Step::Moving { .. } | Step::ExtraStep { .. } | Step::StationBonus { .. } => {
            false
        }
        // The second half of a choice, and a tile whose use was the choice.
        Step::Space(_)
        | Step::Pair { .. }
        | Step::Replace(_)
        | Step::SwapFor(_)
        | Step::SlideTo(_)
        | Step::Recolour
        | Step::Service(_) => false,
        // No rewards.
        Step::Route
        | Step::Act
        | Step::Traffic
        | Step::Companion
        | Step::Board
        | Step::Reveal
        | Step::Autobot(_)
        | Step::CheckRoute
        | Step::NextEra
        | Step::Over => false,
    }
}
