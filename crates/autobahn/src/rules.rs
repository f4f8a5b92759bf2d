//! The contract, answered by the steps.

use std::ops::RangeInclusive;

use engine::{BadSetup, Decision, Game, Log, Rng, Seat, Seats};

use crate::action::Action;
use crate::autobot::AutobotOptions;
use crate::data::data;
use crate::element::{self, Element};
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::Space;
use crate::reason::Reason;
use crate::setup;
use crate::stack::{Frame, Step};
use crate::state::{Autobahn, Options};
use crate::steps::*;
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
        if !Self::SEATS.contains(&seats) {
            let (least, most) = Self::SEATS.into_inner();
            return Err(BadSetup::Seats { given: seats, least, most });
        }
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
    fn determinize(&mut self, viewer: Seat, rng: &mut Rng) {
        if self.options.wine {
            wine::redeal(self, viewer, rng);
        }
    }

    fn element(&self, seat: Seat, action: Action) -> Option<Element> {
        element::of(self, seat, action)
    }

    fn why_not(&self, seat: Seat, action: Action) -> Option<Reason> {
        let frame = self.stack.top();
        if frame.step == Step::Over {
            return Some(Reason::MatchOver);
        }
        if frame.seat != seat {
            return Some(Reason::NotYourTurn { to_move: Seats::only(frame.seat) });
        }
        let mut legal = false;
        self.options(frame, &mut |it| legal |= it == action);
        (!legal).then(|| self.refusal(frame, action))
    }

    fn check(&self) -> Result<(), String> {
        crate::check::check(self)
    }
}

impl Autobahn {
    /// Why an action that is not offered is not offered.
    fn refusal(&self, Frame { seat, step }: Frame, action: Action) -> Reason {
        use crate::nouns::{Colours, SIDE_COLOURS};
        let reason = match (step, action) {
            (Step::Route, Action::Route(_)) => Some(Reason::RouteTaken),
            (Step::Claim, Action::Claim(_)) => Some(Reason::NothingToClaim),
            (Step::Act, action) => return act::why_not(self, seat, action),
            (Step::Space(card), Action::At(space)) => play::space_why_not(self, seat, card, space),
            (Step::Trucks, Action::Move(truck, section)) => {
                match trucks::steps(self, seat, truck) {
                    Err(reason) => Some(reason),
                    Ok(left) => trucks::move_why_not(self, seat, truck, section, left),
                }
            }
            (Step::Trucks, Action::Deliver(truck)) => trucks::steps(self, seat, truck)
                .err()
                .or_else(|| deliver::why_not(self, seat, truck)),
            (Step::Trucks, Action::Play(_) | Action::Refresh | Action::Fund) => {
                Some(Reason::AlreadyActed)
            }
            (Step::Moving { truck: moving, left }, Action::Move(truck, section))
                if moving == truck =>
            {
                trucks::move_why_not(self, seat, truck, section, left)
            }
            (Step::Moving { truck: moving, .. }, Action::Deliver(truck)) if moving == truck => {
                deliver::why_not(self, seat, truck)
            }
            (Step::Moving { truck, .. }, Action::Stop) => trucks::stop_why_not(self, seat, truck),
            (Step::ExtraStep { moving, steps }, Action::Move(truck, section)) => {
                trucks::extra_why_not(self, seat, moving, truck, section, steps)
            }
            (Step::BonusMove { steps }, Action::Move(truck, section)) => {
                trucks::move_why_not(self, seat, truck, section, steps)
            }
            (Step::BonusMove { .. } | Step::ExtraStep { .. }, Action::Deliver(truck)) => {
                deliver::why_not(self, seat, truck)
            }
            (Step::StationBonus { truck, .. }, Action::Bonus(number)) => {
                trucks::choice_why_not(self, seat, truck, number)
            }
            (Step::PickTile(_), Action::TakeTile(_)) => Some(Reason::NoSuchTileThere),
            (Step::Build, Action::Build(section)) => build::bonus_why_not(self, seat, section),
            // What is entered for a real table costs nothing here.
            (Step::Companion, Action::Build(section)) => {
                build::why_not(self, seat, section, Colours::ALL, u16::MAX)
            }
            (Step::Pair { .. }, Action::Build(section)) => {
                let discount = act::pair_discount(self);
                build::why_not(self, seat, section, self.turn.colours, discount)
                    .or(Some(Reason::NoSecondSection))
            }
            (Step::Upgrade, Action::Upgrade(link)) => {
                upgrade::bonus_why_not(self, seat, link, Colours::ALL)
            }
            (Step::Load { .. }, Action::Load(depot, truck)) => {
                load::why_not(self, seat, depot, truck, Colours::ALL)
            }
            (Step::Load { .. }, Action::Wine(_)) => Some(Reason::WineNeedsCard),
            (Step::Station | Step::Companion, Action::Station(link)) => {
                station::bonus_why_not(self, seat, link)
            }
            (Step::Station | Step::Companion, Action::Improve(link)) => {
                services::bonus_why_not(self, seat, link)
            }
            (Step::PayEmployee { price, .. }, Action::Pay) => {
                station::pay_why_not(self, seat, price)
            }
            (Step::Service(_), Action::Service(_)) => Some(Reason::NoImprovementsLeft),
            (Step::Traffic, Action::Traffic(_)) => Some(Reason::NoTrafficHere),
            (Step::Unlock | Step::UnlockExtra, Action::Unlock(column, level)) => {
                unlock::why_not(self, seat, column, level)
            }
            (Step::Promote, Action::Promote(department, floor)) => {
                promote::why_not(self, seat, department, floor)
            }
            (Step::Gain | Step::Replace(_) | Step::Companion, Action::Take(card)) => {
                cards::take_why_not(self, card)
            }
            (Step::Discard, Action::Discard(card)) => cards::discard_why_not(self, seat, card),
            (Step::Swap, Action::Give(_)) => Some(Reason::NotInHand),
            (Step::SwapFor(_), Action::PickUp(_)) => Some(Reason::NotPlayed),
            (Step::Recolour, Action::Recolour(colour)) => Some(if SIDE_COLOURS.contains(colour) {
                Reason::ActionMustStayPossible
            } else {
                Reason::NotThatColour
            }),
            (Step::Slide, Action::Slide(card)) => Some(
                Space::ALL
                    .iter()
                    .find_map(|to| cards::slide_why_not(self, seat, card, *to))
                    .unwrap_or(Reason::NotPlayed),
            ),
            (Step::SlideTo(card), Action::To(space)) => {
                cards::slide_why_not(self, seat, card, space)
            }
            (Step::Flip, Action::Flip(space)) | (Step::Remove, Action::Remove(space)) => {
                tiles::cones_why_not(self, seat, space, step)
            }
            _ => None,
        };
        reason.unwrap_or(Reason::NotNow)
    }
}
