//! What an effect does to the one who gains it, and whether it could do anything now.

use engine::Seat;

use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::stack::Step;
use crate::state::{Source, TrainRush};
use crate::steps::*;

/// Is a part that asks something an offer that may be declined?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// Begun freely or commanded: carried out as far as possible.
    Must,
    /// The tile of the siding one stands on: exchanging and drawing wagons are offers, the rest is not.
    Tile,
    /// Tracks and sectors offer.
    May,
}

impl TrainRush {
    /// From a card, hero, area or market, or a tile that was chosen.
    pub(crate) fn gain(&mut self, seat: Seat, effect: Effect, from: Giver, cx: &mut Cx<'_>) {
        self.begin(seat, effect, (from, Manner::Must), None, cx);
    }

    pub(crate) fn gain_from_tile(&mut self, seat: Seat, effect: Effect, cx: &mut Cx<'_>) {
        self.begin(seat, effect, (Giver::Tile, Manner::Tile), None, cx);
    }

    pub(crate) fn offer_of_sector(&mut self, seat: Seat, effect: Effect, cx: &mut Cx<'_>) {
        self.begin(seat, effect, (Giver::Sector, Manner::May), None, cx);
    }

    pub(crate) fn offer_of_track(
        &mut self,
        seat: Seat,
        effect: Effect,
        region: Region,
        cx: &mut Cx<'_>,
    ) {
        self.begin(seat, effect, (Giver::Track, Manner::May), Some(region), cx);
    }

    /// At once if there is nothing to choose, otherwise as the next step. What is done several times
    /// is several steps: each is finished before the next.
    fn begin(
        &mut self,
        seat: Seat,
        effect: Effect,
        (from, manner): (Giver, Manner),
        region: Option<Region>,
        cx: &mut Cx<'_>,
    ) {
        let may = manner == Manner::May;
        let may_wagon = manner != Manner::Must;
        let (times, step) = match effect {
            Effect::Vp(vp) => return self.score(seat, Source::Cards, vp, cx),
            Effect::Coal(coal) => return self.get_coal(seat, coal, from, cx),
            Effect::Investment(count) => return self.get_investment(seat, count, from, cx),
            Effect::Advance { track, times } => {
                return (0..times).for_each(|_| advance::advance(self, seat, track, cx));
            }
            Effect::Plan { draw, keep } => return card::plan(self, seat, draw, keep, cx),
            Effect::Draw(count) => return card::draw_to_hand(self, seat, count, cx),
            Effect::Warehouse(times) => (times, Step::Warehouse),
            Effect::Station => (1, Step::Station),
            Effect::Corruption(times) => (times, Step::Corrupt { region: None, agents: 1, may }),
            Effect::Bribe(agents) => (1, Step::Corrupt { region, agents, may }),
            Effect::AdvanceAny(times) => (times, Step::Advance { may }),
            Effect::Exchange(kinds) => (1, Step::Exchange { kinds, may: may_wagon }),
            Effect::DrawWagon(size) => (1, Step::DrawWagon { size, may: may_wagon }),
            Effect::Load(times) => (times, Step::Load { left: 1, may }),
            Effect::Lease => (1, Step::Lease),
            Effect::Area(cost) => (1, Step::Area(cost)),
            Effect::Move(steps) => (1, Step::Travel(steps)),
            Effect::Tile => (1, Step::Tile { may }),
            Effect::Special(count) => (1, Step::FreeSpecial(count)),
            Effect::Slot { size, vp } => (1, Step::Slot { size, vp }),
        };
        (0..times).for_each(|_| self.stack.push(seat, step));
    }

    /// Could it, or its first part, be carried out now? Only what can be is offered.
    pub(crate) fn is_possible(&self, seat: Seat, effect: Effect) -> bool {
        match effect {
            Effect::Vp(_) | Effect::Coal(_) | Effect::Investment(_) => true,
            Effect::Plan { .. } | Effect::Draw(_) => true,
            Effect::Warehouse(_) => build::is_possible(self, seat),
            Effect::Station => build::is_station_possible(self, seat),
            Effect::Corruption(_) | Effect::Bribe(_) => corrupt::is_possible(self, seat, None),
            Effect::Advance { track, .. } => advance::why_not(self, seat, track).is_none(),
            Effect::AdvanceAny(_) => advance::is_possible(self, seat),
            Effect::Exchange(kinds) => wagon::can_exchange(self, seat, kinds),
            Effect::DrawWagon(size) => wagon::can_draw(self, seat, size),
            Effect::Load(_) => load::is_possible(self, seat),
            Effect::Lease => lease::is_possible(self, seat),
            Effect::Area(cost) => invest::is_free_possible(self, seat, cost),
            Effect::Move(steps) => !drive::ends(self, seat, steps).is_empty(),
            Effect::Tile => siding::is_possible(self, seat),
            Effect::Special(_) => !self.player(seat).hand.is_empty(),
            Effect::Slot { size, .. } => market::is_slot_possible(self, seat, size),
        }
    }

    pub(crate) fn score(&mut self, seat: Seat, source: Source, vp: u8, cx: &mut Cx<'_>) {
        let earned = &mut self.player_mut(seat).earned[source.idx()];
        *earned = earned.saturating_add(vp.into());
        cx.say(Event::Scored { seat, source, vp });
    }

    fn get_coal(&mut self, seat: Seat, coal: u8, from: Giver, cx: &mut Cx<'_>) {
        let player = self.player_mut(seat);
        player.coal = player.coal.saturating_add(coal.into());
        cx.say(Event::GotCoal { seat, coal, from });
    }

    fn get_investment(&mut self, seat: Seat, investment: u8, from: Giver, cx: &mut Cx<'_>) {
        let player = self.player_mut(seat);
        player.investment = player.investment.saturating_add(investment.into());
        cx.say(Event::GotInvestment { seat, investment, from });
    }
}

/// How many points a hero's mission would bring now.
pub fn mission_vp(cubes: u8) -> u8 {
    let scale = &data().scoring.mission;
    scale[usize::from(cubes).min(scale.len() - 1)]
}
