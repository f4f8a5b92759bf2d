//! How near things are to a field, along the arrows and with nobody in the way: dear to compute, and
//! always the same.

use engine::Memo;

use crate::data::{MAX_STEPS, NUMBERS, Place, data};
use crate::nouns::*;

/// As near as can be; 0 is out of reach of any one move.
const NEAR: u8 = MAX_STEPS as u8 + 1;
const COUNT: usize = City::COUNT + Region::COUNT + Zone::COUNT + NUMBERS;

/// By how near the next of its kind is.
#[derive(Clone, Copy, Debug)]
pub struct Ways<'a>(&'a [u8]);

impl<'a> Ways<'a> {
    pub fn from(field: Field, memo: &'a mut Memo) -> Self {
        let key = [field.idx() as u64, 0, 0, 0];
        Ways(memo.facts(key, COUNT, |facts| measure(field, facts)))
    }

    pub fn city(&self, city: City) -> u8 {
        self.0[city.idx()]
    }

    pub fn market(&self, region: Region) -> u8 {
        self.0[City::COUNT + region.idx()]
    }

    pub fn zone(&self, zone: Zone) -> u8 {
        self.0[City::COUNT + Region::COUNT + zone.idx()]
    }

    pub fn siding(&self, number: usize) -> u8 {
        self.0[City::COUNT + Region::COUNT + Zone::COUNT + number]
    }
}

fn measure(from: Field, facts: &mut [u8]) {
    for (steps, ends) in data().derived.ends[from.idx()].iter().enumerate().rev() {
        let near = NEAR - steps as u8;
        for field in ends.iter() {
            match field.data().place {
                Place::City(city) => facts[city.idx()] = near,
                Place::Market(region) => facts[City::COUNT + region.idx()] = near,
                Place::Siding { zone, number } => {
                    facts[City::COUNT + Region::COUNT + zone.idx()] = near;
                    let numbers = City::COUNT + Region::COUNT + Zone::COUNT;
                    facts[numbers + number.idx()] = near;
                }
                Place::Start | Place::Track => {}
            }
        }
    }
}
