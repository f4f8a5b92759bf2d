//! The map: fields and where they lead, cities, zones, markets.

use engine::load::{At, BadData, Record, table};

use super::raw::*;
use super::tables::unique;
use crate::data::*;
use crate::fields::FieldSet;
use crate::nouns::*;

pub struct Map {
    pub fields: Vec<FieldData>,
    pub cities: [CityData; City::COUNT],
    pub zones: [ZoneData; Zone::COUNT],
    pub markets: [Field; Region::COUNT],
    pub ends: Vec<[FieldSet; MAX_STEPS + 1]>,
    pub stops: FieldSet,
    pub start: Field,
}

pub fn build(raw: &Raw) -> Result<Map, BadData> {
    unique(&raw.fields, "the field", |it| &it.id)?;
    unique(&raw.cities, "the city", |it| &it.id)?;
    unique(&raw.zones, "the zone", |it| &it.id)?;
    let found = raw.fields.len();
    At::file("fields.json").need(
        found == Field::COUNT,
        format_args!("{} fields expected, {found} found", Field::COUNT),
    )?;
    on_canvas(raw)?;
    let cities = cities(raw)?;
    let zones = zones(raw)?;
    let markets = markets(raw)?;
    let fields = fields(raw, &cities, &markets)?;
    let start = Field::all().find(|field| fields[field.idx()].place == Place::Start);
    let start = start.ok_or_else(|| At::file("fields.json").bad("there is no start"))?;
    let stops = Field::all()
        .filter(|it| matches!(fields[it.idx()].place, Place::City(_) | Place::Market(_)))
        .collect();
    let ends = ends(&fields, stops);
    Ok(Map { fields, cities, zones, markets, ends, stops, start })
}

fn field(raw: &Raw, at: &At, name: &str) -> Result<Field, BadData> {
    at.reference("field", raw.fields.iter().map(|field| &*field.id), name)
}

/// The field of a city, market or siding, which must be of that kind.
fn field_of(raw: &Raw, at: &At, name: &str, kind: FieldKind) -> Result<(Field, Region), BadData> {
    let field = field(raw, at, name)?;
    let it = &raw.fields[field.idx()];
    at.need(it.kind == kind, format_args!("{name} is a field of another kind"))?;
    let region = it.region.ok_or_else(|| at.bad(format_args!("{name} lies in no region")))?;
    Ok((field, region))
}

fn on_canvas(raw: &Raw) -> Result<(), BadData> {
    let Canvas { width, height } = raw.drawing.canvas;
    let fields = raw.fields.iter().map(|it| (&it.at, &it.place));
    let cities = raw.cities.iter().map(|it| (&it.at, &it.plate));
    let zones = raw.zones.iter().map(|it| (&it.at, &it.plate));
    let markets = raw.markets.iter().map(|it| (&it.at, &it.plate));
    for (at, spot) in fields.chain(cities).chain(zones).chain(markets) {
        at.need(spot.x <= width && spot.y <= height, "it is drawn beside the map")?;
    }
    for record in &raw.fields {
        for link in &record.next {
            let bends = link.curve.is_empty() || link.curve.len() == 2;
            record.at.need(bends, "a curve has two control points")?;
            let inside = link.curve.iter().all(|[x, y]| *x <= width && *y <= height);
            record.at.need(inside, "a curve leaves the map")?;
        }
    }
    Ok(())
}

fn cities(raw: &Raw) -> Result<[CityData; City::COUNT], BadData> {
    table("cities.json", &raw.cities, |_, it| {
        let at = &it.at;
        let (field, region) = field_of(raw, at, &it.field, FieldKind::City)?;
        let rank = at.within("the rank", it.rank, 1..=RANKS as u8)?;
        let ring = raw.fields[field.idx()].ring;
        at.need(
            ring.is_some_and(|ring| ring as u8 == rank),
            "the rank of a city is the loop on which it lies",
        )?;
        Ok(CityData { id: at.id(&it.id)?, name: it.name.clone(), field, region, rank })
    })
}

fn zones(raw: &Raw) -> Result<[ZoneData; Zone::COUNT], BadData> {
    table("zones.json", &raw.zones, |_, it| {
        let at = &it.at;
        let mut region = None;
        for name in &it.siding {
            let (_, of) = field_of(raw, at, name, FieldKind::Siding)?;
            let same = *region.get_or_insert(of) == of;
            at.need(same, "its siding lies in two regions")?;
            let owners = raw.zones.iter().filter(|zone| zone.siding.contains(name)).count();
            at.need(owners == 1, format_args!("{name} belongs to two zones"))?;
        }
        let region = region.ok_or_else(|| at.bad("it has no siding"))?;
        Ok(ZoneData { id: at.id(&it.id)?, region })
    })
}

fn markets(raw: &Raw) -> Result<[Field; Region::COUNT], BadData> {
    table("markets.json", &raw.markets, |n, it| {
        let at = &it.at;
        let (field, region) = field_of(raw, at, &it.field, FieldKind::Market)?;
        let fits = it.id == region && it.id.idx() == n;
        at.need(fits, "one market for each region expected, in the order of the regions")?;
        Ok(field)
    })
}

fn fields(
    raw: &Raw,
    cities: &[CityData; City::COUNT],
    markets: &[Field; Region::COUNT],
) -> Result<Vec<FieldData>, BadData> {
    let entry = |(n, record): (usize, &Record<RawField>)| {
        let at = &record.at;
        let here = Field::of(n as u8);
        at.need(
            record.region.is_none() == (record.kind == FieldKind::Start),
            "every field but the start lies in a region",
        )?;
        at.need(
            record.number.is_some() == (record.kind == FieldKind::Siding),
            "a siding field has a number, and no other field has one",
        )?;
        let place = match record.kind {
            FieldKind::Start => Place::Start,
            FieldKind::Track => Place::Track,
            FieldKind::City => {
                let city = City::all().find(|city| cities[city.idx()].field == here);
                Place::City(city.ok_or_else(|| at.bad("no city stands here"))?)
            }
            FieldKind::Market => {
                let region = Region::ALL.into_iter().find(|it| markets[it.idx()] == here);
                Place::Market(region.ok_or_else(|| at.bad("no market stands here"))?)
            }
            FieldKind::Siding => {
                let zone = raw.zones.iter().position(|zone| zone.siding.contains(&record.id));
                let zone = zone.ok_or_else(|| at.bad("it belongs to no zone"))?;
                let number = at.within("the number", record.number.unwrap_or(0), 1..=9)?;
                Place::Siding { zone: Zone::of(zone as u8), number: Number9::of(number) }
            }
        };
        let next: Result<Vec<Field>, _> =
            record.next.iter().map(|link| links_to(raw, record, link)).collect();
        Ok(FieldData { id: at.id(&record.id)?, region: record.region, place, next: next? })
    };
    raw.fields.iter().enumerate().map(entry).collect()
}

/// Loops are changed by tunnels and exits alone.
fn links_to(raw: &Raw, from: &Record<RawField>, link: &RawLink) -> Result<Field, BadData> {
    let to = field(raw, &from.at, &link.to)?;
    let other = &raw.fields[to.idx()];
    from.at.need(other.kind != FieldKind::Start, "nothing leads back to the start")?;
    let changes = from.ring.is_some() && from.ring != other.ring;
    from.at.need(
        changes == link.via.is_some(),
        format_args!("a tunnel or exit leads to another loop, and nothing else does: {}", link.to),
    )?;
    Ok(to)
}

/// Exactly so many steps, or fewer to a city or a market.
fn ends(fields: &[FieldData], stops: FieldSet) -> Vec<[FieldSet; MAX_STEPS + 1]> {
    let from = |start: Field| {
        let mut exact: FieldSet = [start].into_iter().collect();
        let mut passed = FieldSet::EMPTY;
        let mut ends = [FieldSet::EMPTY; MAX_STEPS + 1];
        for end in &mut ends[1..] {
            exact = exact.iter().flat_map(|it| fields[it.idx()].next.iter().copied()).collect();
            passed = passed.or(exact.and(stops));
            *end = exact.or(passed);
        }
        ends
    };
    Field::all().map(from).collect()
}
