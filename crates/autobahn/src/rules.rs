//! The contract, answered by the steps.

use std::ops::RangeInclusive;

use engine::{BadSetup, Decision, Game, Log, Rng, Seat, Seats};

use crate::action::Action;
use crate::autobot::AutobotOptions;
use crate::data::data;
use crate::element::{self, Element};
use crate::event::Event;
use crate::flow::Cx;
use crate::reason::Reason;
use crate::setup;
use crate::stack::{Frame, Step};
use crate::state::{Autobahn, Options};
use crate::steps::wine;
use crate::view::View;

impl Game for Autobahn {
    const ID: &'static str = "autobahn";
    const RULES: u16 = 3;
    const SEATS: RangeInclusive<u8> = 1..=4;

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
        let most = AutobotOptions::MOST_PROMOTIONS;
        if options.autobot.promotions.iter().any(|times| *times > most) {
            let reason = format!("more than {most} promotions at the end of an era");
            return Err(BadSetup::Option { name: "autobot".to_owned(), reason });
        }
        if options.companion && seats != 1 {
            let reason = "it accompanies one player".to_owned();
            return Err(BadSetup::Option { name: "companion".to_owned(), reason });
        }
        Ok(setup::set_up(*options, seats, rng))
    }

    fn seats(&self) -> u8 {
        if self.autobot.is_some() { 1 } else { self.players }
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

    /// Only wine cards are hidden: hands, boards and route cards lie open, and a deck that is drawn
    /// from at random holds no order.
    fn determinize(&mut self, viewer: Option<Seat>, rng: &mut Rng) {
        if self.options.wine {
            wine::redeal(self, viewer, rng);
        }
    }

    fn element(&self, seat: Seat, action: Action) -> Option<Element> {
        element::of(self, seat, action)
    }

    fn refusal(&self, seat: Seat, action: Action) -> Reason {
        self.why_refused(self.stack.top().step, seat, action)
    }

    fn check(&self) -> Result<(), String> {
        crate::check::check(self)
    }
}
