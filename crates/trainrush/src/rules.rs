//! The contract, answered by the steps.

use std::ops::RangeInclusive;

use engine::{BadSetup, Decision, Game, Log, Rng, Seat, Seats};

use crate::action::Action;
use crate::data::data;
use crate::element::{self, Element};
use crate::event::Event;
use crate::flow::Cx;
use crate::reason::Reason;
use crate::setup;
use crate::stack::{Frame, Step, by_itself};
use crate::state::{Options, TrainRush};
use crate::steps::*;
use crate::view::View;

impl Game for TrainRush {
    const ID: &'static str = "trainrush";
    const RULES: u16 = 2;
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
            Frame { step, .. } => Decision::Choose { seats: self.choosing(), step },
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.choosing().contains(seat) {
            let step = self.stack.top().step;
            self.options(Frame { seat, step }, &mut |action| out.push(action));
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, rng: &mut Rng, log: &mut Log<Event>) {
        debug_assert!(self.choosing().contains(seat));
        let step = self.stack.top().step;
        self.carry_out(Frame { seat, step }, action, &mut Cx { rng, log });
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn determinize(&mut self, viewer: Option<Seat>, rng: &mut Rng) {
        crate::redeal::redeal(self, viewer, rng);
    }

    fn element(&self, seat: Seat, action: Action) -> Option<Element> {
        element::of(self, seat, action)
    }

    fn refusal(&self, seat: Seat, action: Action) -> Reason {
        let step = self.stack.top().step;
        let reason = match (step, action) {
            (Step::KeepCards, action) => draft::card_why_not(action),
            (Step::KeepHeroes, action) => draft::box_why_not(action),
            (Step::Draft, action) => draft::draft_why_not(action),
            (Step::Bid, Action::Bid(spy)) => Some(bid::why_not(spy)),
            (Step::Lobby, Action::Lobby(sector)) => lobby::why_not(self, seat, sector),
            (Step::Load { .. }, Action::Load(car)) => Some(load::why_not(self, seat, car)),
            (Step::Invest, Action::Invest(action)) => invest::why_not(self, seat, action),
            (Step::Area(cost), Action::Invest(action)) => {
                invest::free_why_not(self, seat, cost, action)
            }
            (Step::Play, Action::Play(_)) | (Step::Discard, Action::Discard(_)) => {
                Some(card::hand_why_not())
            }
            (Step::Drive { card, nth }, action @ (Action::Token(_) | Action::Move(_))) => {
                drive::why_not(self, seat, card, nth, action)
            }
            (Step::DriveWith { card, nth, token }, Action::Move(field)) => {
                let steps = drive::printed(card, nth).steps + token.get();
                drive::end_why_not(self, seat, steps, field)
            }
            (Step::Travel(steps), Action::Move(field)) => {
                drive::end_why_not(self, seat, steps, field)
            }
            (Step::Special(played), Action::Special(card)) => {
                card::special_why_not(self, seat, Some(played), card)
            }
            (Step::FreeSpecial(_), Action::Special(card)) => {
                card::special_why_not(self, seat, None, card)
            }
            (Step::Pool, Action::Take(_)) | (Step::Keep(_), Action::Keep(_)) => {
                Some(card::open_why_not())
            }
            (Step::Mission, Action::Mission(hero)) => mission::why_not(self, seat, hero),
            (Step::City { city, leased, .. }, Action::Lease(zone, colour)) => {
                city::lease_why_not(self, seat, city, leased, zone, colour)
            }
            (Step::City { city, unloaded, .. }, Action::Contract(contract)) => {
                city::contract_why_not(self, seat, city, unloaded, contract)
            }
            (Step::Deliver { contract, given }, Action::Give(car, slot)) => {
                city::cube_why_not(self, seat, contract, given, car, slot)
            }
            (Step::Market(_), Action::Buy(item)) => market::why_not(self, seat, item),
            (Step::Sell { item, sold, value }, Action::Give(car, slot)) => {
                market::cube_why_not(self, seat, item, sold, value, (car, slot))
            }
            (Step::Sell { item, .. }, Action::Done) => Some(market::buy_why_not(item)),
            (Step::Slot { size, .. }, Action::Slot(city)) => {
                market::slot_why_not(self, seat, size, city)
            }
            (Step::Parcel(_), Action::Parcel(car)) => Some(siding::parcel_why_not(self, seat, car)),
            (Step::Tile { .. }, Action::Tile(number)) => siding::tile_why_not(self, seat, number),
            (Step::Warehouse, Action::Build(zone)) => build::warehouse_why_not(self, seat, zone),
            (Step::Station, Action::Station(zone)) => build::station_why_not(self, seat, zone),
            (Step::Corrupt { region, agents, .. }, Action::Corrupt(sector)) => {
                corrupt::why_not(self, seat, region, agents, sector)
            }
            (Step::Advance { .. }, Action::Advance(track)) => advance::why_not(self, seat, track),
            (Step::Exchange { kinds, .. }, Action::Uncouple(car)) => {
                Some(wagon::exchange_why_not(self, seat, kinds, car))
            }
            (Step::ExchangeFor { .. }, Action::Couple(wagon)) => {
                Some(wagon::target_why_not(self, wagon))
            }
            (Step::DrawWagon { size, .. }, Action::Couple(wagon)) => {
                wagon::draw_why_not(self, seat, size, wagon)
            }
            (Step::Lease, Action::Zone(zone)) => lease::any_why_not(self, seat, zone),
            (Step::Contractor(zone), Action::Contractor(city, colour)) => {
                lease::contractor_why_not(self, zone, city, colour)
            }
            (step, Action::Skip) if step.may_be_left() == Some(false) => Some(Reason::MustBeDone),
            // An action of another step.
            (
                Step::Cube(_)
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
            ) => Some(Reason::NotNow),
        };
        reason.unwrap_or(Reason::NotOffered)
    }

    fn check(&self) -> Result<(), String> {
        crate::check::check(self)
    }
}

impl TrainRush {
    /// Whose decision it is.
    pub(crate) fn choosing(&self) -> Seats {
        match self.stack.top() {
            Frame { step: Step::Over, .. } => Seats::none(),
            Frame { step, .. } if step.is_simultaneous() => draft::choosing(self, step),
            Frame { seat, .. } => Seats::only(seat),
        }
    }
}
