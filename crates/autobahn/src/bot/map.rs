//! What bots ask of the map again and again: dear to compute, and unchanged until somebody builds.

use engine::{Bits, Memo, Seat};

use crate::data::data;
use crate::nouns::*;
use crate::state::{Autobahn, MAX_PLAYERS, Truck};
use crate::steps::administration::{budget, route_status};
use crate::steps::trucks;

const COLOURS: usize = Colour::ALL.len();
/// A route that is not connected, a country that no road leads to.
pub const FAR: u8 = u8::MAX;
const COUNT: usize = 4 * COLOURS + Route::COUNT + 2 + Section::COUNT * Country::COUNT;

/// Room for the facts of one map, for those who have no memo.
#[derive(Debug)]
pub struct Facts([u8; COUNT]);

impl Default for Facts {
    fn default() -> Self {
        Facts([0; COUNT])
    }
}

impl Facts {
    pub fn of(&mut self, game: &Autobahn) -> Map<'_> {
        compute(game, &mut self.0);
        Map(&self.0)
    }
}

/// The facts of one map; all of it fits into bytes.
#[derive(Clone, Copy, Debug)]
pub struct Map<'a>(&'a [u8]);

impl<'a> Map<'a> {
    pub fn of(game: &Autobahn, memo: &'a mut Memo) -> Self {
        let stations = game.all_stations();
        // Sections take fewer than 56 bits.
        let rest = game.traffic.0 | u64::from(game.era) << 56;
        let key = [game.roads.built.0, game.roads.dual.0, stations.0, rest];
        Map(memo.facts(key, COUNT, |facts| compute(game, facts)))
    }

    /// DM that an office would share out now.
    pub fn budget(self, colour: Colour) -> u8 {
        self.0[colour.idx()]
    }

    /// Sections that could be built, links that could be upgraded, spaces for a station.
    pub fn open(self, colour: Colour) -> u8 {
        self.0[COLOURS + colour.idx()]
    }

    pub fn upgradable(self, colour: Colour) -> u8 {
        self.0[2 * COLOURS + colour.idx()]
    }

    pub fn station_spaces(self, colour: Colour) -> u8 {
        self.0[3 * COLOURS + colour.idx()]
    }

    /// The status of a route, `FAR` if it is not connected.
    pub fn route(self, route: Route) -> u8 {
        self.0[4 * COLOURS + route.idx()]
    }

    /// Countries with a built border section, and those one section away from that.
    pub fn reached(self) -> u8 {
        self.0[4 * COLOURS + Route::COUNT]
    }

    pub fn near(self) -> u8 {
        self.0[4 * COLOURS + Route::COUNT + 1]
    }

    fn over_roads(self, section: Section) -> [u8; Country::COUNT] {
        let rows = &self.0[4 * COLOURS + Route::COUNT + 2..];
        rows.as_chunks().0[section.idx()]
    }

    /// Steps until a truck stands at the border of each country, over built roads.
    pub fn steps(self, game: &Autobahn, truck: Truck) -> [u8; Country::COUNT] {
        let far = [FAR; Country::COUNT];
        match truck {
            Truck::Home | Truck::Road(_, Good::Wine) => far,
            Truck::Road(section, _) => self.over_roads(section),
            Truck::Depot(_) => {
                let first = trucks::next_sections(game, truck).iter().map(Section::of);
                let ways = first.map(|section| self.over_roads(section));
                let nearer = |one: [u8; _], other: [u8; _]| {
                    std::array::from_fn(|country| other[country].min(one[country]))
                };
                ways.fold(far, nearer).map(|steps| steps.saturating_add(1))
            }
        }
    }
}

fn compute(game: &Autobahn, facts: &mut [u8]) {
    let data = data();
    let open = game.roads.open(game.era);
    let upgradable = game.roads.complete_links().minus(game.roads.dual);
    let spaces =
        data.derived.station_links.and(game.roads.begun_links()).minus(game.all_stations());
    for colour in Colour::ALL {
        let one = Colours::one(colour);
        let (sections, links) = (data.derived.sections.of(one), data.derived.links.of(one));
        facts[colour.idx()] = budget(game, colour).total.min(254) as u8;
        facts[COLOURS + colour.idx()] = open.and(sections).len() as u8;
        facts[2 * COLOURS + colour.idx()] = upgradable.and(links).len() as u8;
        facts[3 * COLOURS + colour.idx()] = spaces.and(links).len() as u8;
    }
    let routes = &mut facts[4 * COLOURS..];
    for route in Route::all() {
        routes[route.idx()] = route_status(game, route).unwrap_or(FAR);
    }
    let steps = &mut routes[Route::COUNT..];
    for country in Country::all() {
        let borders = data.geography.borders[country.idx()];
        steps[0] |= u8::from(borders.meets(game.roads.built)) << country.number();
        steps[1] |= u8::from(borders.meets(open)) << country.number();
        measure(game, borders, &mut steps[2 + country.idx()..]);
    }
}

/// Breadth first from the border; the steps of a section lie `Country::COUNT` apart.
fn measure(game: &Autobahn, borders: Bits, steps: &mut [u8]) {
    let mut front = borders.and(game.roads.built);
    let mut seen = Bits::EMPTY;
    for section in 0..Section::COUNT {
        steps[section * Country::COUNT] = FAR;
    }
    let mut distance = 0;
    while !front.is_empty() {
        seen = seen.or(front);
        let mut next = Bits::EMPTY;
        for section in front {
            steps[usize::from(section) * Country::COUNT] = distance;
            next = next.or(data().sections[usize::from(section)].steps);
        }
        front = next.and(game.roads.built).minus(seen);
        distance += 1;
    }
}

/// Who is employed in the offices, and what everybody there would be paid if the era ended now.
#[derive(Debug)]
pub struct Staff {
    employees: [u8; COLOURS],
    /// Of each seat.
    of: [[u8; COLOURS]; MAX_PLAYERS],
    /// To each employee.
    pay: [u16; COLOURS],
}

impl Staff {
    pub fn of(game: &Autobahn, map: Map<'_>) -> Self {
        let (mut employees, mut pay) = ([0; COLOURS], [0; COLOURS]);
        let mut of = [[0; COLOURS]; MAX_PLAYERS];
        for (colour, office) in Colour::ALL.into_iter().zip(&game.offices) {
            for owner in office.seats.iter().flatten() {
                of[owner.idx()][colour.idx()] += 1;
                employees[colour.idx()] += 1;
            }
            let all = u16::from(employees[colour.idx()]);
            pay[colour.idx()] = u16::from(map.budget(colour)).checked_div(all).unwrap_or(0);
        }
        Staff { employees, of, pay }
    }

    pub fn employees(&self, colour: Colour) -> u8 {
        self.employees[colour.idx()]
    }

    /// Employees of a seat, by colour.
    pub fn of_seat(&self, seat: Seat) -> &[u8; COLOURS] {
        &self.of[seat.idx()]
    }

    pub fn share(&self, colour: Colour, seat: Seat) -> u16 {
        self.pay[colour.idx()] * u16::from(self.of[seat.idx()][colour.idx()])
    }

    /// What all employees of a seat would be paid.
    pub fn expected_budget(&self, seat: Seat) -> u16 {
        Colour::ALL.into_iter().map(|colour| self.share(colour, seat)).sum()
    }
}
