//! The dashboard, the offices, the administration, set-up and scoring.

use engine::load::{At, BadData, Is, Record, table};

use super::map::{Cities, by_players, city};
use super::raw::{ByPlayers, RawDepartment, RawEra, RawOffice, RawScoring, RawSetup};
use super::tables::{MONEY, STEPS};
use crate::data::*;
use crate::nouns::*;

/// What the rules have room for above one action space.
const CARD_LIMIT: u8 = 8;

pub fn eras(records: &[Record<RawEra>]) -> Result<[EraData; ERAS], BadData> {
    table("dashboard.json", records, |_, record| {
        let at = &record.at;
        at.need(record.years[0] <= record.years[1], "it ends before it begins")?;
        let cost = |cost| at.within("a cost", cost, 1..=MONEY);
        let [single, long] = record.costs.build;
        Ok(EraData {
            years: record.years,
            sections: at.within("the number of sections", record.sections, 1..=36)?,
            build: [0, cost(single)?, cost(long)?],
            upgrade: cost(record.costs.upgrade)?,
            steps: at.within("the number of steps", record.steps, 1..=STEPS)?,
            funding: at.within("the funding", record.funding, 0..=MONEY)?,
        })
    })
}

pub fn offices(records: &[Record<RawOffice>]) -> Result<[[u8; 5]; 7], BadData> {
    table("offices.json", records, |n, record| {
        let at = &record.at;
        at.need(record.id == Colour::ALL[n], format_args!("{} belongs here", Colour::ALL[n]))?;
        let seats = by_players(at, "seats", record.seats, OFFICE_SEATS as u8)?;
        let for_all = (2..=4).all(|players| seats[players] >= players as u8);
        at.need(record.id != Colour::Black || for_all, "every player starts with a seat in it")?;
        Ok(seats)
    })
}

pub fn departments(records: &[Record<RawDepartment>]) -> Result<[DepartmentData; 5], BadData> {
    table("departments.json", records, |n, record| {
        let at = &record.at;
        let expected = Department::ALL[n];
        at.need(record.id == expected, format_args!("{expected} belongs here"))?;
        at.need(record.floors.is_sorted(), "a higher floor is worth no less")?;
        at.within("the points of the top floor", record.floors[FLOORS - 1], 0..=10)?;
        Ok(DepartmentData { floors: record.floors, column: record.column })
    })
}

pub fn setup(raw: &RawSetup, cities: &Cities) -> Result<Setup, BadData> {
    let number = |name: &str, is: &Is<u8>, least: u8, most: u8| {
        At::record("setup.json", name).within("it", is.is, least..=most)
    };
    let wine = |name: &str, is: &Is<ByPlayers>| {
        by_players(&At::record("setup.json", name), "tokens", is.is, 4)
    };
    let at = At::record("setup.json", "money");
    let money = at.within("it", raw.money.is, 0..=MONEY)?;
    at.need(money.is_multiple_of(12), "it cannot be shared among two, three and four players")?;
    let at = At::record("setup.json", "limits");
    let limits = &raw.limits;
    let limits = [limits.unlock, limits.build, limits.upgrade, limits.load, limits.station];
    for (space, limit) in Space::ALL.iter().zip(limits) {
        at.need(limit.is_sorted(), format_args!("a limit of {space} falls with fewer cones"))?;
        at.within("a limit", limit[0], 1..=CARD_LIMIT)?;
        at.within("a limit", limit[2], 1..=CARD_LIMIT)?;
    }
    Ok(Setup {
        money,
        employees: number("employees", &raw.employees, 1, 60)?,
        extra_tokens: number("extra_tokens", &raw.extra_tokens, 0, 6)?,
        trucks: number("trucks", &raw.trucks, 1, 2)?,
        spare_routes: number("spare_routes", &raw.spare_routes, 0, Route::COUNT as u8 - 4)?,
        solo_routes: number("solo_routes", &raw.solo_routes, 1, Route::COUNT as u8)?,
        solo_centre: city(&At::record("setup.json", "solo_centre"), cities, &raw.solo_centre.is)?,
        traffic_tokens: number("traffic_tokens", &raw.traffic_tokens, 1, 37)?,
        traffic_value: number("traffic_value", &raw.traffic_value, 1, 20)?,
        traffic_set: number("traffic_set", &raw.traffic_set, 1, 20)?,
        wine_double: wine("wine_double", &raw.wine_double)?,
        wine_single: wine("wine_single", &raw.wine_single)?,
        limits,
        floor_seats: number("floor_seats", &raw.floor_seats, 1, 4)?,
        recall: number("recall", &raw.recall, 1, 10)?,
        refresh_money: number("refresh_money", &raw.refresh_money, 0, 10)?,
    })
}

pub fn scoring(raw: &RawScoring) -> Result<Scoring, BadData> {
    let number = |name: &str, is: &Is<u8>, least: u8| {
        At::record("scoring.json", name).within("it", is.is, least..=10)
    };
    let at = At::record("scoring.json", "money_unit");
    Ok(Scoring {
        lobby: number("lobby", &raw.lobby, 0)?,
        money_unit: at.within("it", raw.money_unit.is, 1..=MONEY)?,
        link_value: number("link_value", &raw.link_value, 0)?,
        dual_value: number("dual_value", &raw.dual_value, 0)?,
    })
}
