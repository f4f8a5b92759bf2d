//! The priority lists once more, written from the rulebook alone and as naively as possible: lists
//! of candidates, crossed out rule by rule.

use autobahn::SEAT;

use super::board::{Aim, Board, Place};
use super::printed::Printed;

pub struct Twin<'a> {
    pub printed: &'a Printed,
    pub board: &'a Board,
}

/// Keeps the candidates for which the key is smallest.
pub fn narrow<K: Ord>(list: &mut Vec<usize>, key: impl Fn(usize) -> K) {
    let least = list.iter().map(|it| key(*it)).min();
    list.retain(|it| Some(key(*it)) == least);
}

impl Twin<'_> {
    pub fn open_in_this_era(&self, section: usize) -> bool {
        self.board.era == 3 || !self.printed.sections[section].roadblock
    }

    fn complete(&self, link: usize) -> bool {
        self.printed.links[link].sections.iter().all(|it| self.board.built[*it])
    }

    pub fn connected(&self, city: usize) -> bool {
        self.printed.at_city(city).iter().any(|it| self.board.built[*it])
    }

    pub fn with(&self, section: usize) -> Board {
        let mut board = self.board.clone();
        board.built[section] = true;
        board
    }

    // ---- build and upgrade ----

    pub fn builds(&self, colour: &str) -> Vec<usize> {
        let extends = |it: usize| {
            let here = &self.printed.sections[it];
            let beside = &self.printed.links[here.link].sections;
            here.cities.iter().any(|city| self.connected(*city))
                || beside.iter().any(|it| self.board.built[*it])
        };
        (0..52)
            .filter(|it| self.printed.sections[*it].colour == colour)
            .filter(|it| !self.board.built[*it] && self.open_in_this_era(*it) && extends(*it))
            .collect()
    }

    pub fn best_build(&self, mut list: Vec<usize>) -> Option<usize> {
        let helped: Vec<(usize, Vec<usize>)> = [0, 1]
            .into_iter()
            .filter_map(|truck| {
                let row = match self.board.aims[truck]? {
                    Aim::Country(country) => country,
                    Aim::City(_) => 8,
                };
                Some((row, self.gaps(truck)))
            })
            .collect();
        let row_helped = |it: usize| {
            let rows = helped.iter().filter(|(_, gaps)| gaps.contains(&it)).map(|(row, _)| *row);
            rows.min().unwrap_or(usize::MAX)
        };
        narrow(&mut list, row_helped);
        narrow(&mut list, |it| !self.board.tiles[it]);
        narrow(&mut list, |it| self.printed.from_black[it]);
        self.by_direction(&mut list, |it| {
            (self.printed.sections[it].x, self.printed.sections[it].y)
        });
        list.first().copied()
    }

    fn by_direction(&self, list: &mut Vec<usize>, spot: impl Fn(usize) -> (i64, i64)) {
        if self.board.era < 3 {
            narrow(list, |it| -spot(it).1);
            narrow(list, |it| spot(it).0);
        } else {
            narrow(list, |it| spot(it).1);
            narrow(list, |it| -spot(it).0);
        }
    }

    /// Cities that these sections would bring onto the network.
    pub fn connect_new_city(&self, sections: &[usize]) -> bool {
        let cities = sections.iter().flat_map(|it| &self.printed.sections[*it].cities);
        cities.into_iter().any(|city| !self.connected(*city))
    }

    /// Could this section and another one of the colour after it connect a new city?
    pub fn starts_pair(&self, colour: &str, first: usize) -> bool {
        let board = self.with(first);
        let then = Twin { printed: self.printed, board: &board };
        then.builds(colour).into_iter().any(|second| self.connect_new_city(&[first, second]))
    }

    pub fn upgrades(&self, colour: &str) -> Vec<usize> {
        (0..37)
            .filter(|it| self.printed.links[*it].colour == colour)
            .filter(|it| self.complete(*it) && !self.board.dual[*it])
            .collect()
    }

    fn nearest(&self, link: usize, distance: impl Fn(usize) -> usize) -> usize {
        self.printed.links[link].sections.iter().map(|it| distance(*it)).min().unwrap()
    }

    fn middle(&self, link: usize) -> (i64, i64) {
        (self.printed.links[link].x, self.printed.links[link].y)
    }

    pub fn best_upgrade(&self, mut list: Vec<usize>) -> Option<usize> {
        let jammed = |link: usize| {
            self.printed.links[link].sections.iter().any(|it| self.board.traffic[*it])
        };
        narrow(&mut list, |it| !jammed(it));
        narrow(&mut list, |it| self.nearest(it, |it| self.printed.from_black[it]));
        narrow(&mut list, |it| self.nearest(it, |it| self.printed.from_bad_hersfeld[it]));
        self.by_direction(&mut list, |it| self.middle(it));
        list.first().copied()
    }

    // ---- stations ----

    pub fn station_spaces(&self, colour: &str) -> Vec<usize> {
        let own = self.board.stations.iter().filter(|it| **it == Some(SEAT)).count();
        (0..37)
            .filter(|it| {
                own < 8 && self.printed.links[*it].sections.len() == 2 && {
                    let link = &self.printed.links[*it];
                    link.colour == colour
                        && self.board.stations[*it].is_none()
                        && link.sections.iter().any(|it| self.board.built[*it])
                }
            })
            .collect()
    }

    pub fn improvements(&self, colour: &str) -> Vec<usize> {
        let any_left = self.board.services.contains(&true);
        (0..37)
            .filter(|it| any_left && self.printed.links[*it].colour == colour)
            .filter(|it| self.board.stations[*it] == Some(SEAT))
            .filter(|it| self.board.dual[*it] && !self.board.improved[*it])
            .collect()
    }

    pub fn best_station(&self, mut list: Vec<usize>, colour: &str) -> Option<usize> {
        if colour == "black" {
            narrow(&mut list, |it| self.nearest(it, |it| self.printed.from_bad_hersfeld[it]));
        } else {
            narrow(&mut list, |it| self.nearest(it, |it| self.printed.from_black[it]));
        }
        self.by_direction(&mut list, |it| self.middle(it));
        list.first().copied()
    }

    // ---- load ----

    pub fn free_truck(&self) -> Option<usize> {
        (0..2).find(|truck| self.board.trucks[SEAT.idx()][*truck] == Place::Home)
    }

    pub fn loads_pharmaceuticals(&self, colour: &str) -> bool {
        self.board.era == 3 && (colour == "cyan" || colour == "yellow")
    }

    pub fn depots(&self, colour: &str) -> Vec<usize> {
        let pharmaceuticals = self.loads_pharmaceuticals(colour);
        (0..self.printed.depots.len())
            .filter(|it| {
                let depot = &self.printed.depots[*it];
                depot.colours.iter().any(|it| it == colour)
                    && self.connected(depot.city)
                    && (depot.good == "pharmaceuticals") == pharmaceuticals
            })
            .collect()
    }

    pub fn country_connected(&self, country: usize) -> bool {
        (0..52).any(|it| self.board.built[it] && self.printed.border(it) == Some(country))
    }

    pub fn countries(&self, colour: &str, board: usize) -> Vec<usize> {
        let depots = self.depots(colour);
        if self.loads_pharmaceuticals(colour) {
            return if depots.is_empty() { Vec::new() } else { self.wanting_pharmaceuticals() };
        }
        (0..8)
            .filter(|it| !self.board.delivered[*it])
            .filter(|it| !self.board.aims.contains(&Some(Aim::Country(*it))))
            .filter(|it| self.board.era == 3 || !self.printed.eastern(*it))
            .filter(|country| {
                let wanted = &self.printed.boards[board][*country];
                depots.iter().any(|it| self.printed.depots[*it].good == *wanted)
            })
            .collect()
    }

    pub fn wanting_pharmaceuticals(&self) -> Vec<usize> {
        let bound_for = |country: usize| {
            (0..2).any(|truck| {
                self.board.goods[SEAT.idx()][truck] == "pharmaceuticals"
                    && self.board.aims[truck] == Some(Aim::Country(country))
            })
        };
        (0..8)
            .filter(|it| self.country_connected(*it))
            .filter(|it| !self.board.pharmaceuticals[*it] && !bound_for(*it))
            .collect()
    }

    pub fn best_country(&self, mut list: Vec<usize>) -> Option<usize> {
        narrow(&mut list, |it| !self.country_connected(it));
        narrow(&mut list, |it| self.board.panels[it] == 0);
        narrow(&mut list, |it| {
            let ways = self.ways(Aim::Country(it));
            (0..52)
                .filter(|it| self.board.built[*it])
                .filter_map(|it| ways[it])
                .min()
                .map(|it| it.0)
        });
        list.first().copied()
    }

    /// The next one on the way round the map, from Austria or from after the country just served.
    pub fn next_clockwise(&self, mut list: Vec<usize>, after: Option<usize>) -> Option<usize> {
        let start = after.map_or(0, |country| self.printed.clockwise[country] + 1);
        narrow(&mut list, |it| (self.printed.clockwise[it] + 8 - start) % 8);
        list.first().copied()
    }

    pub fn best_depot(&self, mut list: Vec<usize>, country: usize) -> Option<usize> {
        let ways = self.ways(Aim::Country(country));
        narrow(&mut list, |it| {
            let roads = self.printed.at_city(self.printed.depots[it].city);
            roads.into_iter().filter_map(|road| self.onto(&ways, road)).min()
        });
        list.first().copied()
    }

    pub fn wines(&self, colour: &str) -> Vec<usize> {
        (0..4)
            .filter(|it| self.board.era == 3 && self.board.wine[*it])
            .filter(|it| {
                let wine = &self.printed.wine[*it];
                wine.colour == colour && self.board.built[wine.from] && self.free(wine.from)
            })
            .collect()
    }

    // ---- promotions and cards ----

    /// The highest floor that can be reached in each department, if any.
    pub fn promotions(&self) -> [Option<usize>; 3] {
        std::array::from_fn(|department| {
            let floors = self.board.floors[department];
            let reachable = |floor: &usize| {
                let below = if *floor == 1 { self.board.lobby > 0 } else { floors[floor - 2] };
                below && !floors[floor - 1]
            };
            (1..=self.board.era).filter(reachable).max()
        })
    }

    pub fn best_promotion(&self, icon: Option<usize>) -> Option<usize> {
        let floors = self.promotions();
        if let Some(icon) = icon.filter(|it| floors[*it].is_some()) {
            return Some(icon);
        }
        let highest = floors.iter().flatten().max()?;
        floors.iter().position(|it| it.as_ref() == Some(highest))
    }

    pub fn best_discard(&self, colour: &str) -> Option<usize> {
        let shown: Vec<usize> = self.board.display.iter().flatten().copied().collect();
        let has = |card: usize, colour: &str| {
            self.printed.card_colours[card].iter().any(|it| it == colour)
        };
        if let Some(card) = shown.iter().find(|it| has(**it, colour)) {
            return Some(*card);
        }
        let colours = ["red", "cyan", "orange", "purple", "white", "black", "yellow"];
        let count = |colour: &str| shown.iter().filter(|it| has(**it, colour)).count();
        let most = colours.iter().map(|it| count(it)).max()?;
        let common: Vec<&str> = colours.into_iter().filter(|it| count(it) == most).collect();
        shown.into_iter().rev().find(|card| common.iter().any(|it| has(*card, it)))
    }

    // ---- traffic ----

    /// Each autobahn adds two to a city with a complete link and two more with a dual one.
    pub fn value(&self, city: usize) -> usize {
        let colours = ["red", "cyan", "orange", "purple", "white", "black", "yellow"];
        let mut value = 0;
        for colour in colours {
            let here = |it: &usize| {
                let link = &self.printed.links[*it];
                link.colour == colour && link.ends.contains(&city)
            };
            value += 2 * usize::from((0..37).filter(here).any(|it| self.complete(it)));
            value += 2 * usize::from((0..37).filter(here).any(|it| self.board.dual[it]));
        }
        value
    }

    /// Sections that get a token when this city becomes busy.
    pub fn jams(&self, city: usize) -> Vec<usize> {
        let calm = |it: &usize| {
            let link = self.printed.sections[*it].link;
            let sections = &self.printed.links[link].sections;
            self.complete(link)
                && !self.board.dual[link]
                && !sections.iter().any(|it| self.board.traffic[*it])
                && !self.board.trucks.iter().flatten().any(|at| *at == Place::Section(*it))
        };
        self.printed.at_city(city).into_iter().filter(calm).collect()
    }

    // ---- tasks ----

    /// Can Autobot, with this delivery board, take the main action of a task in a colour?
    pub fn can_do(&self, colour: &str, action: &str, board: usize) -> bool {
        match action {
            "road" => !self.builds(colour).is_empty() || !self.upgrades(colour).is_empty(),
            "load" => {
                self.free_truck().is_some()
                    && !(self.countries(colour, board).is_empty() && self.wines(colour).is_empty())
            }
            _ => !(self.station_spaces(colour).is_empty() && self.improvements(colour).is_empty()),
        }
    }

    /// Could it after building this section?
    pub fn can_do_after(&self, section: usize, colour: &str, action: &str, board: usize) -> bool {
        let after = self.with(section);
        Twin { printed: self.printed, board: &after }.can_do(colour, action, board)
    }

    /// A yellow card may build first.
    pub fn viable(&self, colour: &str, action: &str, board: usize) -> bool {
        let after = |it: usize| self.can_do_after(it, colour, action, board);
        self.can_do(colour, action, board)
            || colour == "yellow" && self.builds(colour).into_iter().any(after)
    }
}
