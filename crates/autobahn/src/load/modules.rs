//! The wine cards and the service board.

use engine::load::{BadData, Record, table};

use super::map::{Cities, Sections, city};
use super::raw::{RawService, RawWine};
use super::tables::bonus;
use crate::data::*;
use crate::nouns::*;

pub fn wine(
    records: &[Record<RawWine>],
    cities: &Cities,
    sections: &Sections,
) -> Result<[WineData; Wine::COUNT], BadData> {
    table("wine.json", records, |n, record| {
        let at = &record.at;
        at.unique("wine card", records[..n].iter().map(|it| &*it.id), &record.id)?;
        let from = &cities[city(at, cities, &record.city)?.idx()];
        at.need(from.country.is_some(), "it does not come from abroad")?;
        let on_the_road = |it: &u8| sections[usize::from(*it)].colour == record.colour;
        let start = from.sections.iter().find(on_the_road).map(Section::of);
        let to = city(at, cities, &record.to)?;
        at.need(cities[to.idx()].country.is_none(), "it does not go to Germany")?;
        Ok(WineData {
            id: at.id(&record.id)?,
            colour: record.colour,
            from: start.ok_or_else(|| at.bad("no road of its colour starts there"))?,
            to,
        })
    })
}

pub fn services(records: &[Record<RawService>]) -> Result<[ServiceBonus; SERVICES], BadData> {
    table("services.json", records, |_, record| {
        if let ServiceBonus::Bonus(it) = record.gives {
            bonus(&record.at, it)?;
        }
        Ok(record.gives)
    })
}
