//! What follows what. Each step knows its own choices; only this file knows the order of play.

use engine::Seat;

use crate::action::Action;
use crate::data::{ROUNDS, data};
use crate::event::Event;
use crate::market::MarketDay;
use crate::nouns::*;
use crate::race;
use crate::state::{Automobile, Turn};
use crate::step::{Draft, Frame, Step};
use crate::steps::*;

pub type Cx<'a> = engine::Cx<'a, Event>;

impl Automobile {
    /// The choices of the step on top, in order.
    pub(crate) fn options(&self, Frame { seat, step }: Frame, emit: &mut impl FnMut(Action)) {
        match step {
            Step::Start => start::emit(self, emit),
            Step::Tile => tile::emit(self, seat, emit),
            Step::Act => tile::emit_acts(self, seat, emit),
            Step::Research => research::emit(self, emit),
            Step::Activate => work::emit(self, seat, emit),
            Step::Fit(part) => parts::emit(self, seat, part, emit),
            Step::Parts => parts::emit_both(self, seat, emit),
            Step::Merchant => merchant::emit(self, emit),
            Step::Remove(_) => bonus::emit_removable(self, seat, emit),
            Step::Sell => bonus::emit_sellable(self, seat, emit),
            Step::Drive => {
                emit(Action::Drive);
                emit(Action::Skip);
            }
            Step::Car => car::emit(self, seat, emit),
            Step::Engine(_) => car::emit_engines(self, seat, emit),
            Step::Boost(_) => car::emit_boosts(self, seat, emit),
            Step::Workers(_) => car::emit_workers(self, seat, emit),
            Step::Price(_) => car::emit_prices(self, emit),
            Step::Change(number) => chips::emit_changes(self, seat, number, emit),
            Step::Benz => {
                merchant::emit(self, emit);
                emit(Action::Skip);
            }
            Step::Hire(_)
            | Step::Discard(_)
            | Step::TileDone
            | Step::TurnDone
            | Step::Score
            | Step::Prepare
            | Step::Over => {}
        }
    }

    /// Carries out a legal action of the step on top, then runs on to the next decision.
    pub(crate) fn carry_out(&mut self, frame: Frame, action: Action, cx: &mut Cx<'_>) {
        self.decide(frame, action, cx);
        self.settle(cx);
    }

    fn decide(&mut self, Frame { seat, step }: Frame, action: Action, cx: &mut Cx<'_>) {
        match (step, action) {
            // Chips are used on the way: what was asked is asked again.
            (Step::Tile | Step::Act | Step::Car, Action::Daimler(chip, merchant)) => {
                chips::daimler(self, seat, chip, merchant, cx);
            }
            (Step::Tile | Step::Act | Step::Car, Action::Diesel(car)) => {
                chips::diesel(self, seat, car);
            }
            // The actions of a tile stay on the stack until none is left.
            (Step::Act, Action::Do(act)) => tile::act(self, seat, act, cx),
            (step, action) => {
                self.stack.pop();
                self.decide_once(seat, step, action, cx);
            }
        }
    }

    /// Decisions that are over once taken.
    fn decide_once(&mut self, seat: Seat, step: Step, action: Action, cx: &mut Cx<'_>) {
        match (step, action) {
            (Step::Start, Action::Start(tile)) => start::take(self, seat, tile, cx),
            (Step::Tile, Action::Take(tile)) => tile::take(self, seat, tile, cx),
            (Step::Research, Action::Card(card)) => research::take(self, seat, card, cx),
            (Step::Activate, Action::Activate(card)) => {
                work::activate_with_new(self, seat, card, cx);
            }
            (Step::Fit(part), Action::Install) => parts::install(self, seat, part, cx),
            (Step::Fit(part), Action::Store) => parts::store(self, seat, part, cx),
            (Step::Fit(part), Action::Clear(kind, value)) => {
                parts::clear(self, seat, part, Part { kind, value }, cx);
            }
            (Step::Parts, Action::Do(first)) => parts::both(self, seat, first),
            (Step::Merchant, Action::Merchant(it)) => merchant::bring(self, seat, it, cx),
            (Step::Benz, Action::Merchant(it)) => merchant::benz(self, seat, it, cx),
            (Step::Remove(points), Action::Remove(car)) => {
                bonus::remove(self, seat, car, points, cx);
            }
            (Step::Sell, Action::Sell(kind, value)) => {
                bonus::sell(self, seat, Part { kind, value }, cx);
            }
            (Step::Drive, Action::Drive) => race::drive(self, seat, self.player(seat).motor, cx),
            (Step::Change(number), change) => chips::change(self, seat, number, change, cx),
            (Step::Car, Action::Body(body)) => self.stack.push(seat, car::begin(body)),
            (Step::Engine(draft), Action::Engine(engine)) => {
                self.stack.push(seat, Step::Boost(Draft { engine: Some(engine), ..draft }));
            }
            (Step::Boost(draft), Action::Boost(engineer, number)) => {
                let boost = Some(Chip { engineer, number });
                self.stack.push(seat, Step::Workers(Draft { boost, ..draft }));
            }
            (Step::Boost(draft), Action::Skip) => self.stack.push(seat, Step::Workers(draft)),
            (Step::Workers(draft), Action::Workers(count)) => {
                self.stack.push(seat, Step::Price(Draft { workers: count.get(), ..draft }));
            }
            (Step::Price(draft), Action::Price(price)) => {
                car::place(self, seat, draft, price.get(), cx);
            }
            (Step::Car, Action::End)
            | (Step::Benz | Step::Remove(_) | Step::Sell | Step::Drive, Action::Skip) => {}
            (
                Step::Start
                | Step::Tile
                | Step::Act
                | Step::Research
                | Step::Activate
                | Step::Fit(_)
                | Step::Parts
                | Step::Merchant
                | Step::Remove(_)
                | Step::Sell
                | Step::Drive
                | Step::Car
                | Step::Engine(_)
                | Step::Boost(_)
                | Step::Workers(_)
                | Step::Price(_)
                | Step::Benz
                | Step::Hire(_)
                | Step::Discard(_)
                | Step::TileDone
                | Step::TurnDone
                | Step::Score
                | Step::Prepare
                | Step::Over,
                _,
            ) => unreachable!("{action} was never offered in {step:?}"),
        }
    }

    /// Runs everything that runs by itself until somebody has a choice. A step with one option plays
    /// itself.
    pub(crate) fn settle(&mut self, cx: &mut Cx<'_>) {
        loop {
            let frame = self.stack.top();
            let seat = frame.seat;
            match frame.step {
                Step::Tile | Step::Research | Step::Price(_) | Step::Over => return,
                Step::Act if self.turn.left.is_empty() => {
                    self.stack.pop();
                }
                // Chips can be used before the tile is taken and between its actions, so a single action
                // asks for none.
                Step::Act if tile::is_single(self) => tile::act_first(self, seat, cx),
                Step::Hire(count) => work::hire_next(self, seat, count, cx),
                Step::Discard(card) => {
                    self.stack.pop();
                    research::discard(self, card, cx);
                }
                Step::TileDone => {
                    self.stack.pop();
                    tile::done(self, cx);
                }
                Step::TurnDone => {
                    self.stack.pop();
                    self.end_turn(seat, cx);
                }
                Step::Score => {
                    self.stack.pop();
                    self.score(cx);
                }
                Step::Prepare => {
                    self.stack.pop();
                    self.prepare(cx);
                }
                Step::Activate => match work::only_kind(self, seat) {
                    Some(card) => self.decide(frame, Action::Activate(card), cx),
                    None => return,
                },
                Step::Start
                | Step::Act
                | Step::Fit(_)
                | Step::Parts
                | Step::Merchant
                | Step::Remove(_)
                | Step::Sell
                | Step::Drive
                | Step::Car
                | Step::Engine(_)
                | Step::Boost(_)
                | Step::Workers(_)
                | Step::Change(_)
                | Step::Benz => match self.only_choice(frame) {
                    Some(action) => self.decide(frame, action, cx),
                    None => return,
                },
            }
        }
    }

    fn only_choice(&self, frame: Frame) -> Option<Action> {
        let (mut only, mut count) = (None, 0);
        self.options(frame, &mut |action| {
            only = Some(action);
            count += 1;
        });
        only.filter(|_| count == 1)
    }

    /// The preparation phase: chips beside the merchants, on top of what lies there, the marker, the
    /// bonus tiles of the round. The chain stays as it is.
    fn prepare(&mut self, cx: &mut Cx<'_>) {
        cx.say(Event::RoundBegan { round: self.round + 1 });
        for preference in Preference::ALL {
            self.chips[preference.idx()] += data().merchants[preference.idx()].chip;
        }
        self.marker = self.limits().marker;
        tile::new_bonus_tiles(self, cx);
        self.begin_turn(cx);
    }

    fn begin_turn(&mut self, cx: &mut Cx<'_>) {
        let seat = self.chain.rearmost().expect("a worker in the chain");
        self.turn = Turn::default();
        cx.say(Event::TurnBegan { seat, round: self.round + 1 });
        self.stack.push(seat, Step::Tile);
    }

    fn sweep(&mut self, cx: &mut Cx<'_>) {
        let count = self.chain.sweep();
        if count > 0 {
            cx.say(Event::TilesSwept { count });
        }
    }

    /// The turn is finished before the round ends; whoever is then last in the chain goes on.
    fn end_turn(&mut self, seat: Seat, cx: &mut Cx<'_>) {
        self.sweep(cx);
        if !self.round_ends() {
            return self.begin_turn(cx);
        }
        let (market_full, marker_at_zero) = (self.market_is_full(), self.marker == 0);
        cx.say(Event::RoundEnds { round: self.round + 1, market_full, marker_at_zero });
        self.stack.push(seat, Step::Score);
        if let Some(holder) = merchant::benz_holder(self) {
            self.stack.push(holder, Step::Benz);
        }
    }

    /// The race, then the merchants, then the table is cleared.
    fn score(&mut self, cx: &mut Cx<'_>) {
        race::score(self, cx);
        cx.say(Event::MarketDay { cars: self.market, merchants: self.merchants });
        for sale in MarketDay::of(self).sales().iter() {
            if let Some(bought) = sale.bought {
                self.scored(bought.seat, Source::Sales, bought.points);
            }
            cx.say(Event::Chose { sale: *sale });
        }
        self.clear_table();
        if usize::from(self.round) + 1 < ROUNDS {
            self.round += 1;
            self.stack.push(Seat(0), Step::Prepare);
        } else {
            cx.say(Event::MatchOver);
        }
    }

    /// Cars go, sold or not: their workers to the supply, their chips to the box. So do merchants.
    fn clear_table(&mut self) {
        for car in std::mem::take(&mut self.market).into_iter().flatten() {
            self.player_mut(car.owner).supply += car.workers;
        }
        self.merchants = Default::default();
        self.turn = Turn::default();
    }
}
