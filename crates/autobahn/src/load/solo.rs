//! Autobot's cards and boards, and the distances its priorities measure.

use engine::Bits;
use engine::load::{At, BadData, Record, table};

use super::map::{Cities, Links, Sections};
use super::raw::{RawLevel, RawSoloBoard, RawTask, TaskDeck};
use super::tables::STEPS;
use crate::autobot::{AutobotOptions, SoloSide};
use crate::data::*;
use crate::nouns::*;

/// Slots for tiles on a solo board.
const SLOTS: usize = 40;

pub fn tasks(records: &[Record<RawTask>]) -> Result<[TaskData; Task::COUNT], BadData> {
    let tasks = table("tasks.json", records, |n, record| {
        let at = &record.at;
        at.need(record.id == (n + 1).to_string(), "the cards stand in the order of their values")?;
        if let Some(TaskBonus::Develop(steps)) = record.bonus {
            at.within("the number of steps", steps, 1..=STEPS)?;
        }
        let advanced = record.deck == TaskDeck::B;
        Ok(TaskData { advanced, bonus: record.bonus, action: record.action })
    })?;
    let basic = tasks.iter().any(|task: &TaskData| !task.advanced);
    At::file("tasks.json").need(basic, "deck a is empty")?;
    Ok(tasks)
}

pub fn boards(records: &[Record<RawSoloBoard>]) -> Result<[SoloBoard; 2], BadData> {
    table("solo_boards.json", records, |n, record| {
        let at = &record.at;
        let side = SoloSide::ALL[n];
        at.need(record.id == side.name(), format_args!("{side} belongs here"))?;
        at.within("the number of slots", record.tiles.len(), 1..=SLOTS)?;
        let bonuses = record.tiles.iter().chain(&record.stations).chain([&record.more_tiles]);
        bonuses.map(|it| bonus(at, *it)).collect::<Result<Vec<_>, _>>()?;
        Ok(SoloBoard {
            tiles: record.tiles.clone(),
            more_tiles: record.more_tiles,
            stations: table("solo_boards.json", &record.stations, |_, it| Ok(*it))?,
        })
    })
}

fn bonus(at: &At, bonus: SoloBonus) -> Result<(), BadData> {
    match bonus {
        SoloBonus::Develop(steps) => at.within("the number of steps", steps, 1..=STEPS).map(drop),
        SoloBonus::Promote(department) => at.need(
            !matches!(department, Department::Finance | Department::Extra),
            format_args!("Autobot has no use for {department}"),
        ),
        SoloBonus::Station | SoloBonus::Build | SoloBonus::Upgrade | SoloBonus::Employee => Ok(()),
    }
}

pub fn levels(records: &[Record<RawLevel>]) -> Result<[AutobotOptions; Level::COUNT], BadData> {
    table("levels.json", records, |n, record| {
        let at = &record.at;
        at.need(record.id == (n + 1).to_string(), "the levels stand in their order")?;
        for promotions in record.promotions {
            at.within("the number of promotions", promotions, 0..=AutobotOptions::MOST_PROMOTIONS)?;
        }
        Ok(AutobotOptions {
            board: record.board,
            extra_step: record.extra_step,
            develop_on_pass: record.develop_on_pass,
            develop_on_skip: record.develop_on_skip,
            promotions: record.promotions,
        })
    })
}

pub fn geography(cities: &Cities, links: &Links, sections: &Sections, centre: City) -> Geography {
    let touching = |test: &dyn Fn(&CityData) -> bool| -> Bits {
        let cities = cities.iter().filter(|city| test(city));
        cities.fold(Bits::EMPTY, |all, city| all.or(city.sections))
    };
    let borders: [Bits; Country::COUNT] = std::array::from_fn(|country| {
        touching(&|city| city.country == Country::new(country as u8))
    });
    let in_the_east = |section: u8| links[sections[usize::from(section)].link.idx()].east;
    let eastern = |country: &Country| borders[country.idx()].iter().all(in_the_east);
    let black = touching(&|city| city.colours.contains(Colour::Black) && city.country.is_none());
    Geography {
        borders,
        eastern_countries: Country::all()
            .filter(eastern)
            .fold(0, |set, country| set | 1 << country.number()),
        from_black: distances(sections, black),
        from_centre: distances(sections, cities[centre.idx()].sections),
        section_spots: std::array::from_fn(|section| {
            let section = &sections[section];
            let link = &links[section.link.idx()];
            match (link.length, section.place) {
                (1, _) => spot(cities, link, 2, 2),
                (_, 1) => spot(cities, link, 3, 1),
                _ => spot(cities, link, 1, 3),
            }
        }),
        link_spots: std::array::from_fn(|link| spot(cities, &links[link], 2, 2)),
    }
}

/// Steps over the printed map from the nearest of these sections.
fn distances(sections: &Sections, from: Bits) -> [u8; Section::COUNT] {
    let mut distances = [u8::MAX; Section::COUNT];
    let mut reached = from;
    for distance in 0..Section::COUNT as u8 {
        let mut next = Bits::EMPTY;
        for section in reached.iter().map(usize::from) {
            if distances[section] == u8::MAX {
                distances[section] = distance;
                next = next.or(sections[section].steps);
            }
        }
        reached = next;
    }
    distances
}

/// A quarter, a half or three quarters of the way along a link.
fn spot(cities: &Cities, link: &LinkData, first: u16, second: u16) -> Spot {
    let [a, b] = link.ends.map(|end| &cities[end.idx()]);
    Spot { x: first * a.x + second * b.x, y: first * a.y + second * b.y }
}
