//! The ways of trucks.

use autobahn::SEAT;

use super::board::{Aim, Place};
use super::lists::{Twin, narrow};

/// What is left to do on a way: sections missing, then steps.
pub type Cost = (usize, usize);

impl Twin<'_> {
    /// From each section, what is left of the best way to an aim.
    pub fn ways(&self, aim: Aim) -> Vec<Option<Cost>> {
        let mut ways: Vec<Option<Cost>> = (0..52)
            .map(|it| match aim {
                _ if !self.open_in_this_era(it) => None,
                Aim::Country(country) => {
                    (self.printed.border(it) == Some(country)).then_some((0, 1))
                }
                Aim::City(city) => {
                    self.printed.sections[it].cities.contains(&city).then_some((0, 0))
                }
            })
            .collect();
        loop {
            let mut changed = false;
            for it in (0..52).filter(|it| self.open_in_this_era(*it)) {
                for &road in &self.printed.ahead[it] {
                    let over = self.onto(&ways, road).map(|(missing, steps)| (missing, steps + 1));
                    if over.is_some() && (ways[it].is_none() || over < ways[it]) {
                        ways[it] = over;
                        changed = true;
                    }
                }
            }
            if !changed {
                return ways;
            }
        }
    }

    /// As above, counting the section itself if it is still to be built.
    pub fn onto(&self, ways: &[Option<Cost>], section: usize) -> Option<Cost> {
        let (missing, steps) = ways[section]?;
        Some((missing + usize::from(!self.board.built[section]), steps))
    }

    fn arrived(&self, place: Place, aim: Aim) -> bool {
        match (place, aim) {
            (Place::Section(it), Aim::Country(country)) => self.printed.border(it) == Some(country),
            (Place::Section(it), Aim::City(city)) => {
                self.printed.sections[it].cities.contains(&city)
            }
            _ => false,
        }
    }

    /// The next sections of all best ways from a place.
    fn next(&self, ways: &[Option<Cost>], place: Place, aim: Aim) -> Vec<usize> {
        if self.arrived(place, aim) {
            return Vec::new();
        }
        let mut roads = match place {
            Place::Home => Vec::new(),
            Place::City(city) => self.printed.at_city(city),
            Place::Section(section) => self.printed.ahead[section].clone(),
        };
        roads.retain(|it| ways[*it].is_some());
        narrow(&mut roads, |it| self.onto(ways, it));
        roads
    }

    /// The first missing sections of a truck's best ways.
    pub fn gaps(&self, truck: usize) -> Vec<usize> {
        let Some(aim) = self.board.aims[truck] else { return Vec::new() };
        let ways = self.ways(aim);
        let mut gaps = Vec::new();
        let mut on_the_way = vec![self.board.trucks[SEAT.idx()][truck]];
        while let Some(place) = on_the_way.pop() {
            for road in self.next(&ways, place, aim) {
                match self.board.built[road] {
                    true => on_the_way.push(Place::Section(road)),
                    false => gaps.push(road),
                }
            }
        }
        gaps
    }

    /// No truck and no traffic there.
    pub fn free(&self, section: usize) -> bool {
        !self.board.traffic[section]
            && !self.board.trucks.iter().flatten().any(|it| *it == Place::Section(section))
    }

    /// Where a truck goes with so many steps left: a section, or `None` for over the border. It does
    /// not start on a drive that could not end on a free section.
    pub fn step(&self, truck: usize, left: usize) -> Option<Option<usize>> {
        let aim = self.board.aims[truck]?;
        let ways = self.ways(aim);
        let mut place = self.board.trucks[SEAT.idx()][truck];
        let mut first = None;
        for _ in 0..left {
            if self.arrived(place, aim) {
                return Some(first);
            }
            let next = self.next(&ways, place, aim);
            let road = *next.iter().find(|it| self.board.built[**it])?;
            first = first.or(Some(road));
            place = Place::Section(road);
            let wine_at_home = matches!(aim, Aim::City(_)) && self.arrived(place, aim);
            if self.free(road) || wine_at_home {
                return Some(first);
            }
        }
        None
    }
}
