//! Ways to a country over the printed map: as few sections still to be built as possible, and of
//! those ways the shortest.

use engine::{Bits, Seat};

use super::Goal;
use super::choose::least;
use crate::data::data;
use crate::nouns::*;
use crate::state::{Autobahn, Roads, Truck};

const FAR: u16 = u16::MAX;
/// Steps are kept in the lower bits of a cost; no way is longer.
const STEP_BITS: u32 = 6;

/// For every section, what is left of the way to a country for a truck that stands on it: sections
/// still to be built and, in the lower bits, steps.
#[derive(Clone, Debug)]
pub struct Ways {
    left: [u16; Section::COUNT],
    /// Sections at the country or city.
    goal: Bits,
}

/// Sections that were reached, by steps.
struct Fringe {
    sections: [Bits; 1 << STEP_BITS],
    /// The numbers of steps for which there are any.
    steps: Bits,
}

impl Fringe {
    const EMPTY: Fringe = Fringe { sections: [Bits::EMPTY; 1 << STEP_BITS], steps: Bits::EMPTY };

    fn add(&mut self, steps: u8, sections: Bits) {
        if !sections.is_empty() {
            let there = &mut self.sections[usize::from(steps)];
            *there = there.or(sections);
            self.steps.insert(steps);
        }
    }

    /// Those with the fewest steps.
    fn pop(&mut self) -> Option<(u8, Bits)> {
        let steps = self.steps.first()?;
        self.steps.remove(steps);
        Some((steps, std::mem::take(&mut self.sections[usize::from(steps)])))
    }
}

/// What may not be built yet.
fn barred(era: u8) -> Bits {
    if era < 2 { data().derived.roadblocks } else { Bits::EMPTY }
}

/// Sections still to be built before the network reaches each country.
pub fn missing(roads: Roads, era: u8) -> [u8; Country::COUNT] {
    let data = data();
    let mut missing = [u8::MAX; Country::COUNT];
    let mut reached = roads.built;
    let mut fringe = roads.built;
    for distance in 0.. {
        for (country, border) in data.geography.borders.iter().enumerate() {
            if reached.meets(*border) {
                missing[country] = missing[country].min(distance);
            }
        }
        let near = fringe.iter().map(|it| data.sections[usize::from(it)].steps);
        fringe = near.fold(Bits::EMPTY, Bits::or).minus(reached).minus(barred(era));
        if fringe.is_empty() {
            break;
        }
        reached = reached.or(fringe);
    }
    missing
}

impl Ways {
    /// From the goal backwards, by sections missing and then by steps.
    pub fn to(roads: Roads, era: u8, goal: Goal) -> Ways {
        let data = data();
        let barred = barred(era);
        // A country lies one step beyond its border; a city is reached with a road at it.
        let (steps, goal) = match goal {
            Goal::Country(country) => (1, data.geography.borders[country.idx()]),
            Goal::City(city) => (0, data.cities[city.idx()].sections),
        };
        let goal = goal.minus(barred);
        let mut left = [FAR; Section::COUNT];
        let mut seen = barred;
        let (mut now, mut later) = (Fringe::EMPTY, Fringe::EMPTY);
        now.add(steps, goal);
        for missing in 0.. {
            while let Some((steps, sections)) = now.pop() {
                let sections = sections.minus(seen);
                seen = seen.or(sections);
                // What lies before a section that is still to be built has one more missing.
                let (mut near, mut beyond) = (Bits::EMPTY, Bits::EMPTY);
                for section in sections {
                    left[usize::from(section)] = missing << STEP_BITS | u16::from(steps);
                    let before = data.sections[usize::from(section)].steps;
                    if roads.built.contains(section) {
                        near = near.or(before);
                    } else {
                        beyond = beyond.or(before);
                    }
                }
                now.add(steps + 1, near.minus(seen));
                later.add(steps + 1, beyond.minus(seen));
            }
            if later.steps.is_empty() {
                break;
            }
            std::mem::swap(&mut now, &mut later);
        }
        Ways { left, goal }
    }

    /// Cost of stepping onto a section and going on from there.
    fn onto(&self, roads: Roads, section: u8) -> u16 {
        let left = self.left[usize::from(section)];
        if left == FAR || roads.built.contains(section) { left } else { left + (1 << STEP_BITS) }
    }

    /// The best next sections among these.
    fn best(&self, roads: Roads, next: Bits) -> Bits {
        let known = next.iter().filter(|it| self.left[usize::from(*it)] != FAR).collect();
        least(known, |it| self.onto(roads, it))
    }

    /// The best next sections for a truck. Empty where the next step is the border itself.
    pub fn next(&self, roads: Roads, truck: Truck) -> Bits {
        match truck {
            Truck::Home => Bits::EMPTY,
            Truck::Depot(depot) => {
                let city = data().depots[depot.idx()].city;
                self.best(roads, data().cities[city.idx()].sections)
            }
            Truck::Road(section, _) => self.after(roads, section),
        }
    }

    fn is_goal(&self, section: Section) -> bool {
        self.goal.contains(section.number())
    }

    fn after(&self, roads: Roads, section: Section) -> Bits {
        // Nothing missing and at most the step over the border: there is no next section.
        if self.left[section.idx()] <= 1 && self.is_goal(section) {
            return Bits::EMPTY;
        }
        self.best(roads, data().sections[section.idx()].steps)
    }

    /// Unbuilt sections at which the truck's best ways end for now.
    pub fn gaps(&self, roads: Roads, truck: Truck) -> Bits {
        let mut gaps = Bits::EMPTY;
        let mut seen = Bits::EMPTY;
        let mut ahead = self.next(roads, truck);
        while !ahead.is_empty() {
            gaps = gaps.or(ahead.minus(roads.built));
            let built = ahead.and(roads.built).minus(seen);
            seen = seen.or(built);
            ahead = Bits::EMPTY;
            for section in built {
                ahead = ahead.or(self.after(roads, Section::of(section)));
            }
        }
        gaps
    }

    /// From a depot: sections to be built, then steps.
    pub fn depot_distance(&self, roads: Roads, depot: Depot) -> u16 {
        let city = data().depots[depot.idx()].city;
        let sections = data().cities[city.idx()].sections;
        sections.iter().map(|it| self.onto(roads, it)).min().unwrap_or(FAR)
    }
}

impl Autobahn {
    /// Does a built section reach the country?
    pub(super) fn country_connected(&self, country: Country) -> bool {
        self.roads.built.meets(data().geography.borders[country.idx()])
    }

    pub(super) fn truck_of(&self, seat: Seat, truck: TruckNo) -> Truck {
        self.player(seat).trucks[truck.idx()]
    }
}
