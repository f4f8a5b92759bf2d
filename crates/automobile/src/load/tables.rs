//! From records to tables.

use engine::load::{At, BadData, Record, table};
use engine::{Bits, Noun};

use super::raw::{self, Raw};
use crate::chain::LENGTH;
use crate::data::*;
use crate::nouns::*;
use crate::state::MAX_PLAYERS;

const ACTION_TILES: usize = 10;

pub fn build(raw: &Raw) -> Result<Data, BadData> {
    let tiles = tiles(raw)?;
    let cards = cards(&raw.cards)?;
    let derived = derived(&tiles, &cards);
    Ok(Data {
        hash: raw.hash,
        starts: table("start_tiles.json", &raw.starts, |_, it| {
            let id = it.at.id(&it.id)?;
            it.at.within("the number of effects", it.effects.len(), 1..=4)?;
            Ok(StartData { id, effects: it.effects.clone() })
        })?,
        chips: table("engineers.json", &raw.engineers, |_, it| chips(it))?,
        prices: table("prices.json", &raw.prices, |_, it| prices(it))?,
        merchants: table("merchants.json", &raw.merchants, |_, it| {
            let at = &it.at;
            Ok(MerchantData {
                tiles: at.within("the number of tiles", it.tiles, 2..=4)?,
                chip: at.within("the chip", it.chip, 0..=20)?,
                factor: at.within("the factor", it.factor, 1..=5)?,
            })
        })?,
        awards: table("awards.json", &raw.awards, |_, it| {
            let points = it.at.within("the points", it.points, 0..=50)?;
            Ok(AwardData { points, need: it.at.within("what it needs", it.need, 0..=10)? })
        })?,
        players: players(&raw.players)?,
        race: race(&raw.race)?,
        setup: setup(&raw.setup)?,
        tiles,
        cards,
        derived,
    })
}

/// The records come in the order in which the rules name the things.
fn in_order<T: Noun>(at: &At, it: T, n: usize) -> Result<(), BadData> {
    let expected = T::new(n as u8).map_or("nothing", Noun::name);
    at.need(usize::from(it.number()) == n, format_args!("{expected} comes here"))
}

fn tiles(raw: &Raw) -> Result<[TileData; Tile::COUNT], BadData> {
    let printed: [TileData; ACTION_TILES] = table("tiles.json", &raw.tiles, |_, it| {
        let acts: Acts = it.acts.iter().copied().collect();
        it.at.within("the number of actions", it.acts.len(), 1..=3)?;
        it.at.need(acts.len() as usize == it.acts.len(), "it has an action twice")?;
        it.at.need(!acts.contains(Act::Bonus), "only a bonus tile has a bonus")?;
        Ok(TileData { id: it.at.id(&it.id)?, acts, bonus: None, round: 0 })
    })?;
    let bonus: [TileData; Tile::COUNT - ACTION_TILES] =
        table("bonus_tiles.json", &raw.bonus_tiles, |_, it| {
            let round = it.at.within("the round", it.round, 1..=ROUNDS as u8)? - 1;
            it.at.need(it.act != Act::Bonus, "the upper half is an ordinary action")?;
            match it.bonus {
                Bonus::Canteen(n) | Bonus::Remove(n) => it.at.within("the points", n, 1..=20)?,
                Bonus::Tune(n) => it.at.within("the rise", n, 1..=BEST)?,
                Bonus::Engine(_) | Bonus::Body(_) | Bonus::Sell | Bonus::Recover => 0,
            };
            let acts = Acts::one(it.act).with(Act::Bonus);
            Ok(TileData { id: it.at.id(&it.id)?, acts, bonus: Some(it.bonus), round })
        })?;
    let mut all: Vec<TileData> = printed.into();
    all.extend(bonus);
    all.try_into().map_err(|_| At::file("tiles.json").bad("tiles are missing"))
}

/// As many cards of each kind as its record says, numbered if there are several.
fn cards(records: &[Record<raw::Cards>]) -> Result<[CardData; Card::COUNT], BadData> {
    let mut cards = Vec::new();
    for (kind, it) in records.iter().enumerate() {
        let name = it.at.id(&it.id)?;
        it.at.within("the number of kinds", kind, 0..=30)?;
        it.at.within("the count", it.count, 1..=Card::COUNT as u8)?;
        match it.effect {
            Effect::Engineer(engineer) => {
                in_order(&it.at, engineer, kind)?;
                it.at.within("the count", it.count, 1..=1)?;
            }
            Effect::Hire(n) | Effect::Race(n) => {
                it.at.within("how much it gives", n, 1..=20)?;
            }
            Effect::Parts => {}
            Effect::Development(points) => {
                it.at.within("the points", points.body.max(points.engine), 1..=2)?;
            }
        }
        for number in 1..=it.count {
            let id = if it.count == 1 { name.clone() } else { format!("{name}.{number}") };
            cards.push(CardData { id, kind: kind as u8, effect: it.effect });
        }
    }
    let found = cards.len();
    let count = Card::COUNT;
    cards.try_into().map_err(|_| {
        At::file("cards.json").bad(format_args!("{count} cards expected, {found} found"))
    })
}

fn chips(it: &Record<raw::Chips>) -> Result<[u8; 2], BadData> {
    it.at.within("the number of chips", it.chips.len(), 0..=2)?;
    for chip in &it.chips {
        it.at.within("a chip", *chip, 1..=20)?;
    }
    Ok(std::array::from_fn(|n| it.chips.get(n).copied().unwrap_or(0)))
}

fn prices(it: &Record<raw::Prices>) -> Result<[u8; PRICES], BadData> {
    it.at.need(it.prices.is_sorted_by(|a, b| a < b), "prices rise and no two are the same")?;
    for price in &it.prices {
        it.at.within("a price", *price, 1..=99)?;
    }
    let found = it.prices.len();
    it.prices
        .clone()
        .try_into()
        .map_err(|_| it.at.bad(format_args!("{PRICES} prices expected, {found} found")))
}

fn players(records: &[Record<raw::Players>]) -> Result<[PlayersData; MAX_PLAYERS + 1], BadData> {
    let mut players: [PlayersData; MAX_PLAYERS + 1] = Default::default();
    let counts: Vec<u8> = records.iter().map(|it| it.players).collect();
    At::file("players.json")
        .need(counts == [2, 3, 4], "records for 2, 3 and 4 players expected")?;
    for it in records {
        let at = &it.at;
        at.within("the number of dummies", it.dummies.len(), 0..=DUMMIES)?;
        players[usize::from(it.players)] = PlayersData {
            // More prices than spaces, so that there is always one to choose.
            market: at.within("the market", it.market, 2..=CARS as u8)?,
            merchants: at.within("the merchants", it.merchants, 1..=MERCHANTS as u8 - 1)?,
            marker: at.within("the marker", it.marker, 1..=20)?,
            start_tiles: at.within(
                "the start tiles",
                it.start_tiles,
                it.players..=StartTile::COUNT as u8,
            )?,
            dummies: std::array::from_fn(|n| it.dummies.get(n).copied().unwrap_or(0)),
        };
    }
    Ok(players)
}

fn race(raw: &raw::Race) -> Result<RaceData, BadData> {
    let at = |record| At::record("race.json", record);
    let places = raw.places.is.clone();
    let rising = |points: &[u8]| points.iter().all(|it| *it <= 50);
    at("places").need(rising(&places), "the points are 0 to 50")?;
    at("laps").need(rising(&raw.laps.points), "the points are 0 to 50")?;
    at("laps").within("how many numbers of laps", raw.laps.points.len(), 1..=10)?;
    Ok(RaceData {
        // More than all cars, so that there is always a free space.
        spaces: at("spaces").within("the spaces", raw.spaces.is, 8..=60)?,
        places: places.try_into().map_err(|_| at("places").bad("three places expected"))?,
        laps: raw.laps.points.clone(),
        more_laps: at("laps").within("the points for more", raw.laps.more, 0..=10)?,
    })
}

fn setup(raw: &raw::Setup) -> Result<SetupData, BadData> {
    let at = |record| At::record("setup.json", record);
    let best = at("levels").within("the highest value", raw.levels.most, 1..=BEST)?;
    let workers = at("workers").within("the workers", raw.workers.all, 8..=30)?;
    // The picture of the chain must hold all tiles and workers and show a gap.
    at("track").within("the spaces", usize::from(raw.track.is), LENGTH + 1..=60)?;
    Ok(SetupData {
        workers,
        canteen: at("workers").within("the canteen", raw.workers.canteen, 0..=workers - 6)?,
        level: at("levels").within("the first value", raw.levels.start, 1..=best)?,
        best,
        motor: at("motor").within("the engine", raw.motor.is, 1..=best)?,
        opel_factor: at("opel_factor").within("the factor", raw.opel_factor.is, 1..=5)?,
        otto_workers: at("otto_workers").within("the workers", raw.otto_workers.is, 0..=10)?,
        porsche_spaces: at("porsche_spaces").within("the spaces", raw.porsche_spaces.is, 0..=10)?,
    })
}

fn derived(tiles: &[TileData], cards: &[CardData]) -> Derived {
    let cards_with = |holds: &dyn Fn(Development) -> bool| -> Bits {
        let numbered = (0..).zip(cards).filter(|(_, card)| match card.effect {
            Effect::Development(it) => holds(it),
            Effect::Engineer(_) | Effect::Hire(_) | Effect::Race(_) | Effect::Parts => false,
        });
        numbered.map(|(number, _)| number).collect()
    };
    Derived {
        developments: cards_with(&|_| true),
        points: [
            [1, 2].map(|least| cards_with(&|it| it.body >= least)),
            [1, 2].map(|least| cards_with(&|it| it.engine >= least)),
        ],
        bonus: std::array::from_fn(|round| {
            let of_round =
                |tile: &TileData| tile.bonus.is_some() && usize::from(tile.round) == round;
            (0..).zip(tiles).filter(|(_, tile)| of_round(tile)).map(|(number, _)| number).collect()
        }),
    }
}
