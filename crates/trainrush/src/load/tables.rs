//! From records to tables.

use engine::load::{At, BadData, Record, table};
use engine::{Noun, Set};

use super::map;
use super::raw::*;
use crate::data::*;
use crate::nouns::*;

/// These bounds keep every sum in the rules far inside its type.
const POINTS: u8 = 50;
const GIVEN: u8 = 9;
const TIMES: u8 = 3;

pub fn build(raw: &Raw) -> Result<Data, BadData> {
    let map::Map { fields, cities, zones, markets, ends, stops, start } = map::build(raw)?;
    let cards = cards(&raw.cards)?;
    let wagons = wagons(&raw.wagons, &raw.specials)?;
    let sized = |size: u8| -> Set<Wagon> {
        let fits = |wagon: &Wagon| {
            let it = &wagons[wagon.idx()];
            it.size == size && it.special.is_none()
        };
        Wagon::all().filter(fits).collect()
    };
    let derived = Derived {
        core: Card::all().filter(|card| cards[card.idx()].deck == Deck::Core).collect(),
        start,
        ends,
        stops,
        zones: Region::ALL
            .map(|region| Zone::all().filter(|zone| zones[zone.idx()].region == region).collect()),
        cities: Region::ALL
            .map(|region| City::all().filter(|city| cities[city.idx()].region == region).collect()),
        wagons: [sized(1), sized(2), sized(3)],
        special: special_wagons(&wagons)?,
        first_cars: first_cars(&wagons)?,
    };
    Ok(Data {
        hash: raw.hash,
        heroes: heroes(&raw.heroes, &cities)?,
        sector_names: sector_names(),
        progress: in_order("progress.json", &raw.progress, |it| it.id, progress)?,
        sectors: in_order("sectors.json", &raw.sectors, |it| it.id, sector)?,
        actions: in_order("actions.json", &raw.actions, |it| it.id, area_action)?,
        tracks: in_order("tracks.json", &raw.tracks, |it| it.id, long_track)?,
        items: in_order("market.json", &raw.items, |it| it.id, item)?,
        tiles: tiles(&raw.tiles)?,
        contracts: contracts(&raw.contracts)?,
        tokens: table("tokens.json", &raw.tokens, tokens)?,
        values: in_order(
            "resources.json",
            &raw.resources,
            |it| it.id,
            |at, it| at.within("the value", it.value, 1..=GIVEN),
        )?,
        players: table("players.json", &raw.players, players)?,
        setup: setup(&raw.setup)?,
        scoring: scoring(&raw.scoring)?,
        fields,
        cities,
        zones,
        markets,
        cards,
        wagons,
        derived,
    })
}

/// One record for each member of an enum, in its order.
fn in_order<R, N: Noun, T, const COUNT: usize>(
    file: &'static str,
    records: &[Record<R>],
    id: impl Fn(&R) -> N,
    entry: impl Fn(&At, &R) -> Result<T, BadData>,
) -> Result<[T; COUNT], BadData> {
    table(file, records, |n, record| {
        let at = &record.at;
        let expected = N::new(n as u8);
        let text = expected.map_or("nothing", Noun::name);
        at.need(expected == Some(id(record)), format_args!("{text} is expected here"))?;
        entry(at, record)
    })
}

/// No two records of a file have the same id.
pub fn unique<R>(
    records: &[Record<R>],
    what: &str,
    id: impl Fn(&R) -> &str,
) -> Result<(), BadData> {
    for (n, record) in records.iter().enumerate() {
        record.at.unique(what, records[..n].iter().map(|other| id(other)), id(record))?;
    }
    Ok(())
}

/// Where an effect is printed. Where effects come in the middle of others, this keeps one from setting
/// off the next without end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Printed {
    Card,
    Tile,
    Hero,
    Sector,
    Area,
    Item,
    Infrastructure,
    Contractor,
}

fn effect(at: &At, on: Printed, effect: Effect) -> Result<Effect, BadData> {
    let fits = match effect {
        Effect::Vp(_) | Effect::Coal(_) | Effect::Investment(_) => true,
        Effect::Load(_) | Effect::DrawWagon(_) => true,
        Effect::Advance { .. } => on != Printed::Sector,
        Effect::AdvanceAny(_) | Effect::Corruption(_) => on != Printed::Sector,
        Effect::Warehouse(_)
        | Effect::Station
        | Effect::Plan { .. }
        | Effect::Draw(_)
        | Effect::Exchange(_) => {
            matches!(
                on,
                Printed::Card | Printed::Tile | Printed::Hero | Printed::Area | Printed::Item
            )
        }
        Effect::Bribe(_) => on == Printed::Infrastructure,
        Effect::Lease | Effect::Area(_) => on == Printed::Card,
        Effect::Move(_) => on == Printed::Area,
        Effect::Tile | Effect::Special(_) => matches!(on, Printed::Hero | Printed::Contractor),
        Effect::Slot { .. } => on == Printed::Item,
    };
    at.need(fits, "this effect cannot be given here")?;
    match effect {
        Effect::Vp(n) => at.within("the points", n, 1..=POINTS).map(drop)?,
        Effect::Coal(n) | Effect::Investment(n) => {
            at.within("the markers", n, 1..=GIVEN).map(drop)?;
        }
        Effect::Warehouse(n)
        | Effect::Corruption(n)
        | Effect::AdvanceAny(n)
        | Effect::Advance { times: n, .. }
        | Effect::Load(n)
        | Effect::Special(n) => at.within("how often", n, 1..=TIMES).map(drop)?,
        Effect::Bribe(n) => at.within("the agents", n, 1..=AGENT_FIELDS as u8).map(drop)?,
        Effect::Exchange(kinds) => at.need(!kinds.0.is_empty(), "it names no exchange")?,
        Effect::DrawWagon(n) => at.within("the slots", n, 2..=3).map(drop)?,
        Effect::Plan { draw, keep } => {
            at.within("the cards", draw, 1..=5)?;
            at.within("the cards to keep", keep, 1..=draw)?;
        }
        Effect::Draw(n) => at.within("the cards", n, 1..=5).map(drop)?,
        Effect::Area(n) => at.within("the cost", n, 1..=GIVEN).map(drop)?,
        Effect::Move(n) => at.within("the steps", n, 1..=MAX_STEPS as u8).map(drop)?,
        Effect::Slot { size, vp } => {
            at.within("the size", size, SIZES[0]..=SIZES[3])?;
            at.within("the points", vp, 0..=POINTS)?;
        }
        Effect::Station | Effect::Lease | Effect::Tile => {}
    }
    Ok(effect)
}

fn sector_names() -> [String; Sector::COUNT] {
    std::array::from_fn(|idx| {
        let (region, kind) = (Region::ALL[idx / Kind::COUNT], Kind::ALL[idx % Kind::COUNT]);
        format!("{region}-{kind}")
    })
}

fn progress(at: &At, it: &RawProgress) -> Result<Vec<u8>, BadData> {
    at.within("the number of spaces", it.values.len(), 2..=9)?;
    at.need(it.values.is_sorted(), "a higher space cannot be worth less")?;
    let most = if it.id == Track::Wagons { MAX_CARS as u8 } else { 20 };
    // Everybody starts with two wagons, and a train is never longer than its limit.
    let least = if it.id == Track::Wagons { 2 } else { 0 };
    for value in &it.values {
        at.within("a value", *value, least..=most)?;
    }
    Ok(it.values.clone())
}

fn sector(at: &At, it: &RawSector) -> Result<SectorData, BadData> {
    for bonus in it.bonuses.into_iter().flatten() {
        effect(at, Printed::Sector, bonus)?;
    }
    Ok(SectorData { track: it.track, bonuses: it.bonuses, one_spy: it.one_spy })
}

fn area_action(at: &At, it: &RawAction) -> Result<AreaActionData, BadData> {
    let cost = at.within("the cost", it.cost, 1..=GIVEN)?;
    Ok(AreaActionData { area: it.area, cost, effect: effect(at, Printed::Area, it.effect)? })
}

fn long_track(at: &At, it: &RawTrack) -> Result<LongTrackData, BadData> {
    let length = at.within("the length", it.length, 1..=MAX_TRACK as u8)?;
    let on = match it.id {
        LongTrack::Infrastructure => Printed::Infrastructure,
        LongTrack::Contractor => Printed::Contractor,
    };
    let mut bonuses = [None; MAX_TRACK + 1];
    for bonus in &it.bonuses {
        let space = at.within("the space of a bonus", bonus.space, 1..=length)?;
        let old = bonuses[usize::from(space)].replace(effect(at, on, bonus.effect)?);
        at.need(old.is_none(), format_args!("space {space} has two bonuses"))?;
    }
    Ok(LongTrackData { length, bonuses })
}

fn item(at: &At, it: &RawItem) -> Result<ItemData, BadData> {
    let price = at.within("the price", it.price, 1..=POINTS)?;
    Ok(ItemData { price, effect: effect(at, Printed::Item, it.effect)? })
}

fn cards(records: &[Record<RawCard>]) -> Result<[CardData; Card::COUNT], BadData> {
    unique(records, "the card", |it| &it.id)?;
    table("cards.json", records, |_, it| {
        let at = &it.at;
        for step in it.moves {
            at.within("the steps of a move", step.steps, 1..=6)?;
            at.within("the coal of a move", step.coal, 0..=GIVEN)?;
        }
        let special = effect(at, Printed::Card, it.special.is)?;
        Ok(CardData { id: at.id(&it.id)?, moves: it.moves, special, deck: it.deck })
    })
}

fn tiles(records: &[Record<RawTile>]) -> Result<[TileData; Tile::COUNT], BadData> {
    unique(records, "the tile", |it| &it.id)?;
    table("tiles.json", records, |_, it| {
        let at = &it.at;
        Ok(TileData { id: at.id(&it.id)?, effect: effect(at, Printed::Tile, it.effect)? })
    })
}

fn heroes(
    records: &[Record<RawHero>],
    cities: &[CityData; City::COUNT],
) -> Result<[HeroData; Hero::COUNT], BadData> {
    unique(records, "the hero", |it| &it.id)?;
    table("heroes.json", records, |_, it| {
        let at = &it.at;
        let city = at.reference("city", cities.iter().map(|city| &*city.id), &it.city)?;
        Ok(HeroData {
            id: at.id(&it.id)?,
            name: it.name.clone(),
            city,
            bonus: effect(at, Printed::Hero, it.bonus.is)?,
            scores: it.scores,
        })
    })
}

fn contracts(records: &[Record<RawContract>]) -> Result<[ContractData; Contract::COUNT], BadData> {
    unique(records, "the contract", |it| &it.id)?;
    table("contracts.json", records, |n, it| {
        let at = &it.at;
        let size = SIZES[n * SIZES.len() / Contract::COUNT];
        let found = it.cubes.len();
        at.need(found == usize::from(size), format_args!("{size} cubes expected, {found} found"))?;
        // Cubes are given in this order, and any cube could be one that is named later.
        let named = it.cubes.is_sorted_by_key(|cube| *cube == Cube::Any);
        at.need(named, "cubes that are named come before those of any kind")?;
        let mut typed = [0; Resource::COUNT];
        for cube in &it.cubes {
            if let Cube::Of(resource) = cube {
                typed[resource.idx()] += 1;
            }
        }
        let vp = at.within("the points", it.vp, 0..=POINTS)?;
        Ok(ContractData { id: at.id(&it.id)?, cubes: it.cubes.clone(), typed, vp })
    })
}

fn wagons(
    normal: &[Record<RawWagon>],
    special: &[Record<RawSpecial>],
) -> Result<[WagonData; Wagon::COUNT], BadData> {
    unique(normal, "the wagon", |it| &it.id)?;
    let mut wagons = Vec::new();
    for record in normal {
        let size = record.at.within("the number of slots", record.slots.len(), 1..=MAX_SLOTS)?;
        let slots = std::array::from_fn(|slot| record.slots.get(slot).copied());
        let id = record.at.id(&record.id)?;
        wagons.push(WagonData { id, size: size as u8, slots, special: None });
    }
    for record in special {
        let at = &record.at;
        let size = at.within("the number of slots", record.slots, 2..=3)?;
        let count = at.within("the number of wagons", record.count, 1..=20)?;
        let vp = at.within("the points", record.vp, 0..=POINTS)?;
        let special = Some(SpecialData { count, vp });
        wagons.push(WagonData { id: at.id(&record.id)?, size, slots: [None; 3], special });
    }
    let found = wagons.len();
    wagons.try_into().map_err(|_| {
        At::file("wagons.json")
            .bad(format_args!("{} kinds of wagon expected, {found} found", Wagon::COUNT))
    })
}

fn special_wagons(wagons: &[WagonData; Wagon::COUNT]) -> Result<[Wagon; 2], BadData> {
    let find = |size: u8| {
        let mut found = Wagon::all()
            .filter(|it| wagons[it.idx()].special.is_some() && wagons[it.idx()].size == size);
        let wagon = found.next().filter(|_| found.next().is_none());
        let at = At::file("special_wagons.json");
        wagon.ok_or_else(|| at.bad(format_args!("one kind with {size} slots expected")))
    };
    Ok([find(2)?, find(3)?])
}

/// Each seat begins with a one-slot wagon for brass and one for anything.
fn first_cars(wagons: &[WagonData; Wagon::COUNT]) -> Result<[[Wagon; 2]; 4], BadData> {
    let of = |slot: Cube| -> Vec<Wagon> {
        Wagon::all()
            .filter(|it| wagons[it.idx()].size == 1 && wagons[it.idx()].slots[0] == Some(slot))
            .collect()
    };
    let (brass, any) = (of(Cube::Of(Resource::Brass)), of(Cube::Any));
    At::file("wagons.json").need(
        brass.len() == 4 && any.len() == 4,
        "four one-slot wagons for brass and four for any resource expected",
    )?;
    Ok(std::array::from_fn(|seat| [brass[seat], any[seat]]))
}

fn tokens(n: usize, it: &Record<RawTokens>) -> Result<[TokenData; CITY_TOKENS], BadData> {
    let at = &it.at;
    at.need(usize::from(it.rank) == n + 1, format_args!("rank {} is expected here", n + 1))?;
    for token in it.tokens {
        at.within("the points", token.vp, 0..=POINTS)?;
        at.within("the steps", token.steps, 2..=6)?;
    }
    Ok(it.tokens)
}

fn players(n: usize, it: &Record<RawPlayers>) -> Result<PlayersData, BadData> {
    let (at, players) = (&it.at, n as u8 + 2);
    at.need(it.players == players, format_args!("{players} players are expected here"))?;
    let dealt = at.within("the heroes dealt", it.heroes_dealt, 1..=Hero::COUNT as u8 / players)?;
    Ok(PlayersData {
        rounds: at.within("the number of rounds", it.rounds, 1..=9)?,
        heroes_dealt: dealt,
        heroes_kept: at.within("the heroes kept", it.heroes_kept, 1..=dealt.min(6))?,
        area: at.within("the room of an area", it.area, 1..=20)?,
        free_last: it.free_last,
    })
}

fn setup(it: &RawSetup) -> Result<Setup, BadData> {
    let within = |what: &'static str, value: u8, most: u8| {
        At::record("setup.json", what).within("it", value, 1..=most)
    };
    let dealt = within("cards_dealt", it.cards_dealt.is, 5)?;
    let limit = within("hand_limit", it.hand_limit.is, 8)?;
    Ok(Setup {
        warehouses: within("warehouses", it.warehouses.is, 36)?,
        stations: within("stations", it.stations.is, 12)?,
        agents: within("agents", it.agents.is, 60)?,
        contract_markers: within("contract_markers", it.contract_markers.is, 36)?,
        cards_dealt: dealt,
        cards_kept: within("cards_kept", it.cards_kept.is, dealt.min(limit))?,
        hand_limit: limit,
        special_coal: At::record("setup.json", "special_coal").within(
            "it",
            it.special_coal.is,
            0..=GIVEN,
        )?,
    })
}

fn scoring(it: &RawScoring) -> Result<Scoring, BadData> {
    let within = |what: &'static str, value: u8| {
        At::record("scoring.json", what).within("it", value, 0..=POINTS)
    };
    let places = |what: &'static str, [first, second]: Places| -> Result<Places, BadData> {
        Ok([within(what, first)?, within(what, second)?])
    };
    let mission = At::record("scoring.json", "mission");
    mission.within("the length of the scale", it.mission.is.len(), 1..=MAX_MISSION)?;
    for vp in &it.mission.is {
        mission.within("the points", *vp, 0..=POINTS)?;
    }
    Ok(Scoring {
        all_cities: within("all_cities", it.all_cities.is)?,
        top: within("top", it.top.is)?,
        sector: places("sector", it.sector.is)?,
        infrastructure: places("infrastructure", it.infrastructure.is)?,
        contractor: places("contractor", it.contractor.is)?,
        contracts: places("contracts", it.contracts.is)?,
        mission: it.mission.is.clone(),
    })
}
