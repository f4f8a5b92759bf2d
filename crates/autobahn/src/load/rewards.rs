//! What technologies, stations, routes, deliveries, tiles and the Development Track give.

use engine::load::{At, BadData, Record, table};

use super::map::{country, ends};
use super::raw::*;
use super::tables::{MONEY, STEPS, amount, aside, bonus};
use crate::data::*;
use crate::nouns::*;

const REWARDS: usize = 16;
/// Every status is at most this.
const ANY_STATUS: u8 = u8::MAX;

pub fn technologies(
    records: &[Record<RawTechnology>],
) -> Result<[[Technology; LEVELS]; 3], BadData> {
    let mut columns = [[None; LEVELS]; 3];
    for record in records {
        let at = &record.at;
        match record.gives {
            Technology::Once(it) => {
                bonus(at, it)?;
            }
            Technology::DevelopWith(space, steps) => {
                let known = matches!(space, Space::Upgrade | Space::Load | Space::Station);
                at.need(known, format_args!("no technology accompanies {space}"))?;
                at.within("the number of steps", steps, 1..=STEPS)?;
            }
            Technology::UpgradeDiscount(money) => {
                at.within("the discount", money, 0..=MONEY)?;
            }
            Technology::SecondTruck | Technology::StationBonusAtOnce => {}
        }
        let level = at.within("the level", record.level, 1..=LEVELS)?;
        let lock = &mut columns[record.column.idx()][level - 1];
        at.need(lock.is_none(), "this level of the column is there twice")?;
        *lock = Some(record.gives);
    }
    table("technologies.json", &Column::ALL, |n, column| {
        table("technologies.json", &columns[n], |level, lock| {
            lock.ok_or_else(|| {
                let missing = format_args!("level {} of {column} is missing", level + 1);
                At::file("technologies.json").bad(missing)
            })
        })
    })
}

pub fn rows(records: &[Record<RawRow>]) -> Result<[Option<Bonus>; LEVELS], BadData> {
    let mut rows = [None; LEVELS];
    for record in records {
        let at = &record.at;
        let row = &mut rows[at.within("the level", record.level, 1..=LEVELS)? - 1];
        at.need(row.is_none(), "this level is there twice")?;
        *row = Some(aside(at, record.bonus)?);
    }
    Ok(rows)
}

pub fn stations(records: &[Record<RawStation>]) -> Result<[StationBonus; STATIONS], BadData> {
    let mut best = (0, 0);
    table("stations.json", records, |_, record| {
        let at = &record.at;
        match record.bonus {
            StationBonus::Money { small, large } => {
                at.within("the large value", large, 0..=MONEY)?;
                at.need(small <= large, "the small value is above the large one")?;
                at.need(best.0 <= small && best.1 <= large, "an earlier station pays more")?;
                best = (small, large);
            }
            StationBonus::Step(n) | StationBonus::Develop(n) | StationBonus::Promote(n) => {
                at.within("the number of steps or promotions", n, 1..=STEPS)?;
            }
            StationBonus::Employee { price } => {
                at.within("the price", price, 0..=MONEY)?;
            }
        }
        Ok(record.bonus)
    })
}

pub fn routes(
    records: &[Record<RawRoute>],
    cities: &[CityData; City::COUNT],
) -> Result<[RouteData; Route::COUNT], BadData> {
    table("routes.json", records, |_, record| {
        Ok(RouteData { ends: ends(&record.at, &record.ends, cities)? })
    })
}

/// From the weakest to the best.
pub fn route_rewards(records: &[Record<RawReward>]) -> Result<Vec<RouteReward>, BadData> {
    At::file("rewards.json").within("the number of rewards", records.len(), 1..=REWARDS)?;
    let mut last = None;
    let reward = |record: &Record<RawReward>| {
        let at = &record.at;
        let status = record.status.unwrap_or(ANY_STATUS);
        at.need(last.is_none_or(|last| status < last), "the statuses do not fall")?;
        last = Some(status);
        let payable = matches!(record.bonus, Bonus::Money(_) | Bonus::Promote(_));
        at.need(payable, "a route gives money or promotions")?;
        Ok(RouteReward { status, bonus: amount(at, record.bonus)? })
    };
    records.iter().map(reward).collect()
}

type Board = [DeliverySpace; Country::COUNT];

pub fn boards(
    records: &[Record<RawBoard>],
    countries: &[CountryData; Country::COUNT],
) -> Result<[Board; DeliveryBoard::COUNT], BadData> {
    table("deliveries.json", records, |n, record| {
        let at = &record.at;
        at.unique("board", records[..n].iter().map(|it| &*it.id), &record.id)?;
        let mut spaces = [None; Country::COUNT];
        for row in &record.rows {
            let space = &mut spaces[country(at, countries, &row.country)?.idx()];
            at.need(space.is_none(), format_args!("{} is there twice", row.country))?;
            at.need(
                row.preferred != Good::Pharmaceuticals,
                format_args!("{} cannot prefer pharmaceuticals", row.country),
            )?;
            *space = Some(DeliverySpace {
                preferred: row.preferred,
                bonus: bonus(at, row.bonus)?,
                money: at.within("the money", row.money, 0..=MONEY)?,
            });
        }
        table("deliveries.json", &spaces, |n, space| {
            space.ok_or_else(|| at.bad(format_args!("{} is missing", countries[n].id)))
        })
    })
}

pub fn tiles(records: &[Record<RawTile>]) -> Result<[TileData; Tile::ALL.len()], BadData> {
    table("tiles.json", records, |n, record| {
        let at = &record.at;
        let expected = Tile::ALL[n];
        at.need(record.id == expected, format_args!("{expected} belongs here"))?;
        at.need(kind(record.bonus) == Some(expected), "its bonus is of another kind")?;
        Ok(TileData {
            bonus: amount(at, record.bonus)?,
            count: at.within("the count", record.count, 0..=36)?,
            optional: record.optional,
        })
    })
}

fn kind(bonus: Bonus) -> Option<Tile> {
    Some(match bonus {
        Bonus::Develop(_) => Tile::Develop,
        Bonus::Money(_) => Tile::Money,
        Bonus::Promote(_) => Tile::Promote,
        Bonus::Gain => Tile::Gain,
        Bonus::Replace => Tile::Replace,
        Bonus::Build => Tile::Build,
        Bonus::Upgrade => Tile::Upgrade,
        Bonus::Station => Tile::Station,
        Bonus::Load => Tile::Load,
        Bonus::Move(_) => Tile::Move,
        Bonus::Swap => Tile::Swap,
        Bonus::Recolour => Tile::Recolour,
        Bonus::Recruit => Tile::Recruit,
        Bonus::Slide => Tile::Slide,
        Bonus::LoadAndMove(_) | Bonus::Unlock | Bonus::Flip | Bonus::Remove => return None,
    })
}

pub fn track(records: &[Record<RawSpace>]) -> Result<Vec<Option<Bonus>>, BadData> {
    At::file("track.json").within("the number of spaces", records.len(), 2..=64)?;
    let space = |record: &Record<RawSpace>| {
        let Some(it) = record.bonus else { return Ok(None) };
        let endless = matches!(it, Bonus::Develop(_));
        record.at.need(!endless, "the track cannot give steps on itself")?;
        aside(&record.at, it).map(Some)
    };
    records.iter().map(space).collect()
}

/// The files count spaces from 1.
pub fn track_loop(setup: &RawSetup, track: &[Record<RawSpace>]) -> Result<u8, BadData> {
    let at = At::record("setup.json", "track_loop");
    let spaces = u8::try_from(track.len()).unwrap_or(u8::MAX);
    Ok(at.within("it", setup.track_loop.is, 1..=spaces)? - 1)
}
