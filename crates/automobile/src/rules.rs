//! The contract, answered by the steps.

use std::ops::RangeInclusive;

use engine::{BadSetup, Decision, Game, Log, Rng, Seat, Seats, Standings};

use crate::action::Action;
use crate::data::data;
use crate::element::{self, Element};
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::setup;
use crate::state::{Automobile, MAX_PLAYERS, Options};
use crate::step::{Frame, Step};
use crate::steps::*;
use crate::view::View;

impl Game for Automobile {
    const ID: &'static str = "automobile";
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;

    type Options = Options;
    type Action = Action;
    type Step = Step;
    type Event = Event;
    type Reason = Reason;
    type View = View;
    type Element = Element;

    fn edition() -> u64 {
        data().hash
    }

    fn setup(options: &Options, seats: u8, rng: &mut Rng) -> Result<Self, BadSetup> {
        BadSetup::unless_seats::<Self>(seats)?;
        Ok(setup::set_up(*options, seats, rng))
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn decision(&self) -> Decision<Step> {
        match self.stack.top() {
            Frame { step: Step::Over, .. } => Decision::Over(self.standings()),
            Frame { seat, step } => Decision::Choose { seats: Seats::only(seat), step },
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let frame = self.stack.top();
        if frame.seat == seat {
            self.options(frame, &mut |action| out.push(action));
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, rng: &mut Rng, log: &mut Log<Event>) {
        let frame = self.stack.top();
        debug_assert_eq!(frame.seat, seat);
        self.carry_out(frame, action, &mut Cx { rng, log });
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    /// Nobody knows more than another: the face-down pile and the bonus tiles are drawn at random and
    /// hold no order, and every chip was taken in the open.
    fn determinize(&mut self, _viewer: Option<Seat>, _rng: &mut Rng) {}

    fn element(&self, seat: Seat, action: Action) -> Option<Element> {
        element::of(self, seat, action)
    }

    fn refusal(&self, seat: Seat, action: Action) -> Reason {
        let step = self.stack.top().step;
        let asks = matches!(step, Step::Tile | Step::Act | Step::Car);
        let reason = match (step, action) {
            (Step::Start, Action::Start(tile)) => start::why_not(self, tile),
            (Step::Tile, Action::Take(tile)) => tile::why_not(self, tile),
            (_, Action::Daimler(chip, merchant)) if asks => {
                chips::daimler_why_not(self, seat, chip, merchant)
            }
            (_, Action::Diesel(car)) if asks => chips::diesel_why_not(self, seat, car),
            (Step::Act, action) => tile::acts_refusal(self, action),
            (Step::Car, action) => car::refusal(self, seat, action),
            (Step::Research, Action::Card(card)) => research::why_not(self, card),
            (Step::Activate, Action::Activate(card)) => work::why_not(self, seat, card),
            (Step::Fit(part), Action::Install) => parts::install_why_not(self, seat, part),
            (Step::Fit(_), Action::Store) => parts::store_why_not(self, seat),
            (Step::Fit(_), Action::Clear(kind, value)) => {
                parts::clear_why_not(self, seat, Part { kind, value })
            }
            (Step::Merchant | Step::Benz, Action::Merchant(it)) => merchant::why_not(self, it),
            (Step::Remove(_), Action::Remove(car)) => chips::car_why_not(self, seat, car),
            (Step::Sell, Action::Sell(kind, value)) => {
                parts::part_why_not(self, seat, Part { kind, value })
            }
            (Step::Engine(_), Action::Engine(value)) => {
                parts::part_why_not(self, seat, Part { kind: PartKind::Engine, value })
            }
            (Step::Boost(_), Action::Boost(engineer, number)) => {
                chips::boost_why_not(self, seat, Chip { engineer, number })
            }
            (Step::Workers(_), Action::Workers(count)) => {
                chips::workers_why_not(self, seat, count.get())
            }
            (Step::Price(_), Action::Price(price)) => chips::price_why_not(self, price.get()),
            (Step::Change(number), change) => chips::change_why_not(self, seat, number, change),
            // An action of another step.
            (
                Step::Start
                | Step::Tile
                | Step::Research
                | Step::Activate
                | Step::Fit(_)
                | Step::Parts
                | Step::Merchant
                | Step::Remove(_)
                | Step::Sell
                | Step::Drive
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
            ) => None,
        };
        reason.unwrap_or(Reason::NotNow)
    }

    fn check(&self) -> Result<(), String> {
        crate::check::check(self)
    }
}

impl Automobile {
    /// Most points win; equal points share the place, for the rulebook knows no tie-break.
    pub fn standings(&self) -> Standings {
        let mut scores = [0; MAX_PLAYERS];
        for seat in self.all_seats() {
            scores[seat.idx()] = self.player(seat).total();
        }
        let scores = &scores[..usize::from(self.players)];
        Standings::rank(scores, scores)
    }
}
