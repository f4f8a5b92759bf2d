//! Ways to a country over the printed map: as few sections still to be built as possible, and of
//! those ways the shortest.

use engine::{Bits, Seat};

use super::Goal;
use crate::data::data;
use crate::nouns::*;
use crate::state::{Autobahn, Roads, Truck};

const FAR: u16 = u16::MAX;
/// More steps than any way has.
const LENGTHS: usize = 64;

/// For every section, what is left of the way to a country for a truck that stands on it: sections
/// still to be built and, in the lower six bits, steps.
#[derive(Clone, Debug)]
pub struct Ways {
    left: [u16; Section::COUNT],
    /// Sections at the country or city.
    goal: Bits,
}

impl Ways {
    pub fn to(roads: Roads, era: u8, goal: Goal) -> Ways {
        let data = data();
        let barred = if era < 2 { data.derived.roadblocks } else { Bits::EMPTY };
        let mut left = [FAR; Section::COUNT];
        // From the border backwards, by sections missing and then by steps.
        let mut now = [Bits::EMPTY; LENGTHS];
        match goal {
            // A country lies one step beyond its border; a city is reached with a road at it.
            Goal::Country(country) => {
                now[1] = data.geography.borders[country.idx()].minus(barred);
            }
            Goal::City(city) => now[0] = data.cities[city.idx()].sections.minus(barred),
        }
        let goal = now[0].or(now[1]);
        for missing in 0.. {
            let mut later = [Bits::EMPTY; LENGTHS];
            let mut any_later = false;
            for steps in 0..LENGTHS - 1 {
                for section in now[steps] {
                    let idx = usize::from(section);
                    if left[idx] != FAR {
                        continue;
                    }
                    left[idx] = missing << 6 | steps as u16;
                    let before = data.sections[idx].steps.minus(barred);
                    if roads.built.contains(section) {
                        now[steps + 1] = now[steps + 1].or(before);
                    } else {
                        later[steps + 1] = later[steps + 1].or(before);
                        any_later = true;
                    }
                }
            }
            if !any_later {
                break;
            }
            now = later;
        }
        Ways { left, goal }
    }

    /// Cost of stepping onto a section and going on from there.
    fn onto(&self, roads: Roads, section: u8) -> u16 {
        let left = self.left[usize::from(section)];
        if left == FAR || roads.built.contains(section) { left } else { left + (1 << 6) }
    }

    /// The best next sections among these.
    fn best(&self, roads: Roads, next: Bits) -> Bits {
        let best = next.iter().map(|it| self.onto(roads, it)).min().unwrap_or(FAR);
        if best == FAR {
            return Bits::EMPTY;
        }
        next.iter().filter(|it| self.onto(roads, *it) == best).collect()
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

    /// Sections still to be built before the network reaches the country.
    pub fn missing(&self, roads: Roads) -> u16 {
        roads.built.iter().map(|it| self.left[usize::from(it)] >> 6).min().unwrap_or(FAR)
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

    pub(super) fn truck_of(&self, seat: Seat, truck: u8) -> Truck {
        self.player(seat).trucks[usize::from(truck)]
    }
}
