//! What follows what. Each step knows its own choices; only this file knows the order of play, and
//! all of it, which is why it is long.

use engine::{Bits, Log, Rng, Seat};

use crate::action::Action;
use crate::autobot;
use crate::data::data;
use crate::event::Event;
use crate::nouns::*;
use crate::stack::{Frame, Step};
use crate::state::{Autobahn, Truck, Turn};
use crate::steps::*;

/// What a step needs from outside while it is carried out.
#[derive(Debug)]
pub struct Cx<'a> {
    pub rng: &'a mut Rng,
    pub log: &'a mut Log<Event>,
}

impl Cx<'_> {
    pub fn say(&mut self, event: Event) {
        self.log.say(event);
    }
}

impl Autobahn {
    /// The choices of the step on top, in order.
    pub(crate) fn options(&self, frame: Frame, emit: &mut impl FnMut(Action)) {
        let Frame { seat, step } = frame;
        match step {
            Step::Route => {
                self.routes.iter().for_each(|route| emit(Action::Route(Route::of(route))));
            }
            Step::Claim => claim::emit(self, seat, emit),
            Step::Act => act::emit(self, seat, emit),
            Step::Space(card) => play::emit_spaces(self, seat, card, emit),
            Step::Trucks => trucks::emit_phase(self, seat, emit),
            Step::Moving { truck, left } => trucks::emit_moving(self, seat, truck, left, emit),
            Step::BonusMove { steps } => trucks::emit_bonus_move(self, seat, steps, emit),
            Step::ExtraStep { moving, steps } => {
                trucks::emit_extra_step(self, seat, moving, steps, emit);
            }
            Step::StationBonus { truck, .. } => {
                trucks::emit_station_bonuses(self, seat, truck, emit);
            }
            Step::PickTile(country) => tiles::emit_panel(self, country, emit),
            Step::Build => build::emit(build::bonus_targets(self, seat), emit),
            Step::Pair { first } => build::emit(act::second_of_pair(self, seat, first), emit),
            Step::Upgrade => {
                let links = upgrade::bonus_targets(self, seat, Colours::ALL);
                links.iter().for_each(|link| emit(Action::Upgrade(Link::of(link))));
            }
            Step::Load { .. } => load::emit(self, seat, Colours::ALL, emit),
            Step::Station => {
                let links = station::bonus_targets(self, seat);
                links.iter().for_each(|link| emit(Action::Station(Link::of(link))));
                services::emit_bonus(self, seat, emit);
            }
            Step::Companion => companion::emit(self, seat, emit),
            Step::Board => {
                DeliveryBoard::all().for_each(|board| emit(Action::Board(board)));
            }
            Step::Reveal => {
                self.deck.0.iter().for_each(|card| emit(Action::Reveal(Card::of(card))));
            }
            Step::Traffic => traffic::emit(self, emit),
            Step::Service(_) => services::emit_services(self, emit),
            Step::UnlockExtra if self.player(seat).extra_tokens == 0 => {}
            Step::Unlock | Step::UnlockExtra => unlock::emit(self, seat, emit),
            Step::Promote => promote::emit(self, seat, emit),
            Step::Gain | Step::Replace(_) => cards::emit_display(self, emit),
            Step::Discard => cards::emit_basics(self, seat, emit),
            Step::Swap => cards::emit_hand(self, seat, emit),
            Step::SwapFor(_) => cards::emit_played(self, seat, emit),
            Step::Recolour => {
                play::recolours(self, seat).iter().for_each(|to| emit(Action::Recolour(to)));
            }
            Step::Slide => cards::emit_slides(self, seat, emit),
            Step::SlideTo(card) => cards::emit_slide_targets(self, seat, card, emit),
            Step::Flip | Step::Remove => tiles::emit_cones(self, seat, step, emit),
            Step::PayEmployee { price, .. } => {
                if station::pay_why_not(self, seat, price).is_none() {
                    emit(Action::Pay);
                }
            }
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

    /// Carries out a legal action of the step on top, then runs on to the next decision.
    pub(crate) fn carry_out(&mut self, frame: Frame, action: Action, cx: &mut Cx<'_>) {
        self.decide(frame, action, cx);
        self.settle(cx);
    }

    fn decide(&mut self, Frame { seat, step }: Frame, action: Action, cx: &mut Cx<'_>) {
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
            (_, Action::Skip | Action::Stop) => {}
            (_, Action::Route(route)) => self.keep_route(seat, route, cx),
            (_, Action::Claim(country)) => claim::claim(self, seat, country, cx),
            (Step::Space(card), Action::At(space)) => play::play(self, seat, card, space, cx),
            (_, Action::Deliver(truck)) => deliver::deliver(self, seat, truck, cx),
            (Step::ExtraStep { steps, .. }, Action::Truck(truck)) => {
                trucks::give_extra_step(self, seat, truck, steps);
            }
            (Step::StationBonus { truck, link }, Action::Bonus(number)) => {
                trucks::take_station_bonus(self, seat, truck, link, number, cx);
            }
            (Step::PickTile(country), Action::TakeTile(tile)) => {
                tiles::take_from_panel(self, seat, country, tile, cx);
            }
            (Step::Build, Action::Build(section)) => build::build(self, seat, section, 0, cx),
            (Step::Pair { first }, Action::Build(second)) => {
                act::build_pair(self, seat, first, second, cx);
            }
            (_, Action::Upgrade(link)) => {
                let cost = upgrade::cost(self, seat, link);
                upgrade::upgrade(self, seat, link, cost, 0, cx);
            }
            (Step::Load { steps }, Action::Load(depot, truck)) => {
                load::load(self, seat, depot, truck, steps, cx);
            }
            (_, Action::Board(board)) => self.player_mut(autobot::SEAT).board = board,
            (_, Action::Reveal(card)) => companion::reveal(self, seat, card, cx),
            (_, Action::Traffic(link)) => traffic::choose(self, seat, link, cx),
            (_, Action::Improve(link)) => services::improve(self, seat, link),
            (Step::Service(link), Action::Service(number)) => {
                services::take(self, seat, link, number, cx);
            }
            (_, Action::Station(link)) => station::build(self, seat, link, cx),
            (_, Action::Unlock(column, level)) => {
                if step == Step::UnlockExtra {
                    self.player_mut(seat).extra_tokens -= 1;
                }
                unlock::unlock(self, seat, column, level, cx);
            }
            (_, Action::Promote(department, floor)) => {
                promote::promote(self, seat, department, floor, cx);
            }
            (Step::Gain, Action::Take(card)) => cards::take(self, seat, card, None, cx),
            (Step::Replace(above), Action::Take(card)) => {
                cards::take(self, seat, card, above, cx);
            }
            (_, Action::Discard(card)) => {
                let above = cards::discard(self, seat, card, cx);
                self.stack.push(seat, Step::Replace(above));
            }
            (_, Action::Give(card)) => self.stack.push(seat, Step::SwapFor(card)),
            (Step::SwapFor(down), Action::PickUp(up)) => cards::swap(self, seat, down, up, cx),
            (_, Action::Recolour(colour)) => {
                self.turn.colours = Colours::one(colour);
                cx.say(Event::Recoloured { seat, colour });
            }
            (_, Action::Slide(card)) => self.stack.push(seat, Step::SlideTo(card)),
            (Step::SlideTo(card), Action::To(space)) => cards::slide(self, seat, card, space, cx),
            (_, Action::Flip(space) | Action::Remove(space)) => {
                tiles::raise_limit(self, seat, space, cx);
            }
            (Step::PayEmployee { colour, price }, Action::Pay) => {
                self.pay(seat, price, cx);
                self.stack.push(seat, Step::Employee(colour));
            }
            (step, action) => unreachable!("{action} was never offered in {step:?}"),
        }
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
                Step::Moving { left: 0, .. } => {
                    self.stack.pop();
                }
                Step::ExtraStep { moving, steps } if !self.other_truck_is_out(seat, moving) => {
                    self.stack.pop();
                    trucks::give_extra_step(self, seat, moving, steps);
                }
                Step::PickTile(country) => match self.only_tile(country) {
                    Some(tile) => {
                        self.stack.pop();
                        tiles::take_from_panel(self, seat, country, tile, cx);
                    }
                    None => return,
                },
                step => {
                    if self.has_choice(frame) {
                        return;
                    }
                    self.stack.pop();
                    if step == Step::Promote {
                        promote::hire(self, seat, cx);
                    }
                }
            }
        }
    }

    /// Is there anything to choose besides declining or stopping?
    fn has_choice(&self, frame: Frame) -> bool {
        let mut any = false;
        self.options(frame, &mut |action| any |= !matches!(action, Action::Skip | Action::Stop));
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

    fn keep_route(&mut self, seat: Seat, route: Route, cx: &mut Cx<'_>) {
        self.routes.remove(route.number());
        self.player_mut(seat).route = Some(route);
        cx.say(Event::RouteChosen { seat, route });
        // The draft is over when no seat is left on the stack; the start player goes first.
        if self.stack.frames().is_empty() {
            self.routes = Bits::EMPTY;
            self.begin_turn(self.current, cx);
        }
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, cx: &mut Cx<'_>) {
        self.current = seat;
        self.turn = Turn::default();
        cx.say(Event::TurnBegan { seat, era: self.era });
        if self.is_autobot(seat) {
            return self.stack.push(seat, Step::Autobot(autobot::Part::Begin));
        }
        if self.options.companion {
            return self.stack.push(seat, Step::Companion);
        }
        self.stack.push(seat, Step::Trucks);
        self.stack.push(seat, Step::Act);
        self.stack.push(seat, Step::Claim);
    }

    fn leave_phase_2(&mut self) {
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
    fn end_turn(&mut self, seat: Seat, cx: &mut Cx<'_>) {
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
