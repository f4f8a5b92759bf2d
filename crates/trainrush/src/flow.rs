//! What follows what. Each step knows its own choices; only this file knows the order of play.

use engine::Seat;

use crate::action::Action;
use crate::event::Event;
use crate::nouns::*;
use crate::stack::{Frame, Phase, Step, by_itself};
use crate::state::TrainRush;
use crate::steps::*;

mod waits;

pub type Cx<'a> = engine::Cx<'a, Event>;

impl TrainRush {
    /// The choices of the step on top, in order.
    pub(crate) fn options(&self, Frame { seat, step }: Frame, emit: &mut impl FnMut(Action)) {
        match step {
            Step::Cube(_) => Resource::ALL.into_iter().for_each(|it| emit(Action::Cube(it))),
            Step::KeepCards => draft::emit_cards(self, seat, emit),
            Step::KeepHeroes => draft::emit_boxes(self, seat, emit),
            Step::Draft => draft::emit_drafts(self, seat, emit),
            Step::Bid => bid::emit(self, seat, emit),
            Step::Lobby => lobby::emit(self, seat, emit),
            Step::Load { .. } => load::emit(self, seat, emit),
            Step::Invest => invest::emit(self, seat, emit),
            Step::Play => card::emit_play(self, seat, emit),
            Step::Drive { card, nth } => drive::emit(self, seat, card, nth, emit),
            Step::DriveWith { card, nth, token } => {
                let steps = drive::printed(card, nth).steps + token.get();
                drive::emit_travel(self, seat, steps, emit);
            }
            Step::Special(card) => card::emit_special(self, seat, Some(card), emit),
            Step::FreeSpecial(_) => card::emit_special(self, seat, None, emit),
            Step::Pool => card::emit_pool(self, emit),
            Step::Discard => card::emit_discard(self, seat, emit),
            Step::Keep(_) => card::emit_keep(self, emit),
            Step::Mission => mission::emit(self, seat, emit),
            Step::City { city, unloaded, leased } => {
                city::emit(self, seat, city, unloaded, leased, emit);
            }
            Step::Deliver { contract, given } => {
                city::emit_cubes(self, seat, contract, given, emit);
            }
            Step::Market(_) => market::emit(self, seat, emit),
            Step::Sell { item, sold, value } => {
                market::emit_cubes(self, seat, item, sold, value, emit);
            }
            Step::Slot { size, .. } => market::emit_slots(self, seat, size, emit),
            Step::Parcel(zone) => siding::emit_parcel(self, seat, zone, emit),
            Step::Tile { .. } => siding::emit_tiles(self, seat, emit),
            Step::Warehouse => build::emit_warehouses(self, seat, emit),
            Step::Station => build::emit_stations(self, seat, emit),
            Step::Corrupt { region, agents, .. } => {
                corrupt::emit(self, seat, region, agents, emit);
            }
            Step::Advance { .. } => advance::emit(self, seat, emit),
            Step::Exchange { kinds, .. } => wagon::emit_exchange(self, seat, kinds, emit),
            Step::ExchangeFor { kinds, car } => {
                wagon::emit_targets(self, seat, kinds, car, emit);
            }
            Step::DrawWagon { size, .. } => wagon::emit_draw(self, seat, size, emit),
            Step::Lease => lease::emit_zones(self, seat, emit),
            Step::Contractor(zone) => lease::emit_contractors(self, zone, emit),
            Step::Area(cost) => invest::emit_free(self, seat, cost, emit),
            Step::Travel(steps) => drive::emit_travel(self, seat, steps, emit),
            by_itself!() => {}
        }
        if step.may_be_left() == Some(true) {
            emit(Action::Skip);
        }
    }

    /// Carries out a legal action of the step on top, then runs on to the next decision.
    pub(crate) fn carry_out(&mut self, frame: Frame, action: Action, cx: &mut Cx<'_>) {
        if frame.step.is_simultaneous() {
            self.choose(frame.seat, action, cx);
        } else {
            self.decide(frame, action, cx);
        }
        self.settle(cx);
    }

    /// A choice that everybody makes at once leaves its step on the stack.
    #[expect(clippy::wildcard_enum_match_arm, reason = "actions of other steps are never offered")]
    fn choose(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_>) {
        match action {
            Action::Under(card) => draft::put_under(self, seat, card, cx),
            Action::Box(hero) => draft::put_back(self, seat, hero, cx),
            Action::Draft(hero) => draft::draft(self, seat, hero, cx),
            action => unreachable!("{action} was never offered in the set-up"),
        }
    }

    fn decide(&mut self, Frame { seat, step }: Frame, action: Action, cx: &mut Cx<'_>) {
        // The city stays on the stack until it is left.
        if let Step::City { city, unloaded, .. } = step {
            if let Action::Lease(zone, colour) = action {
                self.stack.replace_top(Step::City { city, unloaded, leased: true });
                return lease::lease(self, seat, zone, city, colour, cx);
            }
            if let Action::Contract(contract) = action {
                return self.stack.push(seat, Step::Deliver { contract, given: 0 });
            }
        }
        self.stack.pop();
        match (step, action) {
            (Step::City { city, .. }, Action::Done) => city::leave(self, city, cx),
            (Step::Sell { item, value, .. }, Action::Done) => {
                market::buy(self, seat, item, value, cx);
            }
            (Step::Keep(_), Action::Done) => card::keep_no_more(self, seat, cx),
            (Step::Invest, Action::Pass) => invest::pass(self, seat, cx),
            (Step::Cube(car), Action::Cube(cube)) => load::fill(self, seat, car, cube, cx),
            (Step::Bid, Action::Bid(spy)) => bid::bid(self, seat, spy, cx),
            (Step::Lobby, Action::Lobby(sector)) => lobby::lobby(self, seat, sector, cx),
            (Step::Load { left, may }, Action::Load(car)) => {
                if left > 1 {
                    self.stack.push(seat, Step::Load { left: left - 1, may });
                }
                load::load(self, seat, car, cx);
            }
            (Step::Invest, Action::Invest(action)) => invest::invest(self, seat, action, cx),
            (Step::Area(_), Action::Invest(action)) => invest::take_free(self, seat, action, cx),
            (Step::Play, Action::Play(card)) => card::play(self, seat, card, cx),
            (Step::Drive { card, nth }, Action::Token(token)) => {
                self.stack.push(seat, Step::DriveWith { card, nth, token });
            }
            (Step::Drive { card, nth }, Action::Move(to)) => {
                drive::drive(self, seat, card, nth, None, to, cx);
            }
            (Step::DriveWith { card, nth, token }, Action::Move(to)) => {
                drive::drive(self, seat, card, nth, Some(token), to, cx);
            }
            (Step::Travel(_), Action::Move(to)) => drive::go(self, seat, to, cx),
            (Step::FreeSpecial(left), Action::Special(card)) => {
                if left > 1 {
                    self.stack.push(seat, Step::FreeSpecial(left - 1));
                }
                card::use_special(self, seat, card, cx);
            }
            (Step::Special(_), Action::Special(card)) => {
                card::pay_special(self, seat, cx);
                card::use_special(self, seat, card, cx);
            }
            (Step::Pool, Action::Take(card)) => card::take(self, seat, card, cx),
            (Step::Discard, Action::Discard(card)) => card::discard(self, seat, card, cx),
            (Step::Keep(left), Action::Keep(card)) => card::keep(self, seat, card, left, cx),
            (Step::Mission, Action::Mission(hero)) => mission::begin(self, seat, hero, cx),
            (Step::Deliver { contract, given }, Action::Give(car, slot)) => {
                city::give(self, seat, contract, given, (car, slot), cx);
            }
            (Step::Market(_), Action::Buy(item)) => {
                self.stack.push(seat, Step::Sell { item, sold: 0, value: 0 });
            }
            (Step::Sell { item, sold, value }, Action::Give(car, slot)) => {
                market::sell(self, seat, item, sold, value, (car, slot), cx);
            }
            (Step::Slot { size, vp }, Action::Slot(city)) => {
                market::mark_slot(self, seat, city, size, vp, cx);
            }
            (Step::Parcel(zone), Action::Parcel(car)) => {
                siding::take_parcel(self, seat, zone, car, cx);
            }
            (Step::Tile { .. }, Action::Tile(number)) => {
                siding::choose_tile(self, seat, number, cx);
            }
            (Step::Warehouse, Action::Build(zone)) => build::warehouse(self, seat, zone, cx),
            (Step::Station, Action::Station(zone)) => build::station(self, seat, zone, cx),
            (Step::Corrupt { agents, .. }, Action::Corrupt(sector)) => {
                corrupt::corrupt(self, seat, sector, agents, cx);
            }
            (Step::Advance { .. }, Action::Advance(track)) => {
                advance::advance(self, seat, track, cx);
            }
            (Step::Exchange { kinds, .. }, Action::Uncouple(car)) => {
                self.stack.push(seat, Step::ExchangeFor { kinds, car });
            }
            (Step::ExchangeFor { car, .. }, Action::Couple(wagon)) => {
                wagon::exchange(self, seat, car, wagon, cx);
            }
            (Step::DrawWagon { .. }, Action::Couple(wagon)) => wagon::draw(self, seat, wagon, cx),
            (Step::Lease, Action::Zone(zone)) => self.stack.push(seat, Step::Contractor(zone)),
            (Step::Contractor(zone), Action::Contractor(city, colour)) => {
                lease::lease(self, seat, zone, city, colour, cx);
            }
            // Declined.
            (
                Step::Load { .. }
                | Step::Special(_)
                | Step::FreeSpecial(_)
                | Step::Mission
                | Step::Market(_)
                | Step::Parcel(_)
                | Step::Corrupt { .. }
                | Step::Advance { .. }
                | Step::Exchange { .. }
                | Step::DrawWagon { .. }
                | Step::Tile { .. },
                Action::Skip,
            )
            | (Step::Drive { .. }, Action::Stop) => {}
            (
                Step::Cube(_)
                | Step::KeepCards
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
                | Step::Contractor(_)
                | Step::Area(_)
                | Step::Travel(_)
                | Step::Tile { .. }
                | Step::FreeSpecial(_)
                | Step::Slot { .. }
                | by_itself!(),
                _,
            ) => unreachable!("{action} was never offered in {step:?}"),
        }
    }

    /// Runs everything that runs by itself until somebody has to decide.
    pub(crate) fn settle(&mut self, cx: &mut Cx<'_>) {
        loop {
            let frame = self.stack.top();
            if frame.step == Step::Over || self.waits(frame) {
                return;
            }
            self.stack.pop();
            self.run(frame, cx);
        }
    }

    /// A step that needs no decision.
    fn run(&mut self, Frame { seat, step }: Frame, cx: &mut Cx<'_>) {
        match step {
            Step::DealCards => draft::deal_cards(self, cx),
            Step::DealHeroes => draft::deal_heroes(self, cx),
            Step::Phase(phase) => self.begin_phase(phase, cx),
            Step::Income => load::income(self, seat, cx),
            Step::EndTurn(card) => card::end_turn(self, seat, Some(card), cx),
            Step::RefillPool => card::fill_pool(self, cx),
            Step::Return(card) => card::put_away(self, seat, card, cx),
            Step::OpenTile(number) => siding::open_tile(self, seat, number, cx),
            Step::RefillTile(number) => siding::refill(self, number, cx),
            Step::ScoreLeases(zone) => siding::score_leases(self, seat, zone, cx),
            Step::ScoreLease(colour) => advance::contractor(self, seat, colour, 1, cx),
            Step::ScoreStation(zone) => siding::score_station(self, zone),
            Step::Infrastructure(region) => advance::infrastructure(self, seat, region, cx),
            // Decisions with nothing to decide.
            Step::Invest => invest::pass(self, seat, cx),
            Step::Play => card::end_turn(self, seat, None, cx),
            Step::City { city, .. } => city::leave(self, city, cx),
            Step::Sell { item, value, .. } => market::buy(self, seat, item, value, cx),
            Step::Deliver { contract, given } => {
                let cube = city::only_cube(self, seat, contract, given).expect("else it is asked");
                city::give(self, seat, contract, given, cube, cx);
            }
            Step::Keep(_) => card::keep_no_more(self, seat, cx),
            Step::Bid
            | Step::Lobby
            | Step::Load { .. }
            | Step::Pool
            | Step::Discard
            | Step::Market(_)
            | Step::Parcel(_)
            | Step::Warehouse
            | Step::Station
            | Step::Corrupt { .. }
            | Step::Advance { .. }
            | Step::Exchange { .. }
            | Step::ExchangeFor { .. }
            | Step::DrawWagon { .. }
            | Step::Lease
            | Step::Contractor(_)
            | Step::Area(_)
            | Step::Travel(_)
            | Step::Tile { .. }
            | Step::Slot { .. }
            | Step::Drive { .. }
            | Step::DriveWith { .. }
            | Step::Cube(_)
            | Step::Special(_)
            | Step::FreeSpecial(_)
            | Step::Mission => {}
            Step::KeepCards | Step::KeepHeroes | Step::Draft | Step::Over => {
                unreachable!("it always waits")
            }
        }
    }

    fn begin_phase(&mut self, phase: Phase, cx: &mut Cx<'_>) {
        if phase == Phase::Bidding {
            cx.say(Event::RoundBegan { round: self.round });
        }
        self.phase = phase;
        cx.say(Event::PhaseBegan { phase });
        let (next, step) = match phase {
            Phase::Bidding => (Phase::Lobbying, Step::Bid),
            Phase::Lobbying => {
                bid::set_order(self, cx);
                self.lobbied = Regions::EMPTY;
                (Phase::Income, Step::Lobby)
            }
            Phase::Income => {
                self.seats.iter_mut().for_each(|player| player.bid = None);
                (Phase::Investment, Step::Income)
            }
            Phase::Investment => {
                self.seats.iter_mut().for_each(|player| player.passed = false);
                self.stack.push(Seat(0), Step::Phase(Phase::Movement));
                return self.stack.push(self.order[0], Step::Invest);
            }
            Phase::Movement => (Phase::Missions, Step::Play),
            Phase::Missions => (Phase::End, Step::Mission),
            Phase::End => return self.end_round(cx),
        };
        self.stack.push(Seat(0), Step::Phase(next));
        for nth in (0..usize::from(self.players)).rev() {
            self.stack.push(self.order[nth], step);
        }
    }

    /// Phase VII.
    fn end_round(&mut self, cx: &mut Cx<'_>) {
        cx.say(Event::RoundEnded { round: self.round });
        let toured = self.all_seats().any(|seat| self.has_visited_all(seat));
        if toured || self.round == self.by_players().rounds {
            cx.say(Event::MatchOver);
            return self.stack.push(Seat(0), Step::Over);
        }
        self.round += 1;
        self.areas = Default::default();
        card::clear_pool(self, cx);
        self.stack.push(Seat(0), Step::Phase(Phase::Bidding));
    }
}
