//! The map: cities, links, sections, countries and depots.

use engine::load::{At, BadData, Record, table};
use engine::{Bits, Unions};

use super::raw::{ByPlayers, RawCity, RawCountry, RawDepot, RawLink};
use super::tables::{aside, colours};
use crate::data::*;
use crate::nouns::*;

const FIXED_VALUE: u8 = 20;
/// Printed spaces of a country's panel.
pub const PANEL: u8 = 3;

pub type Cities = [CityData; City::COUNT];
pub type Links = [LinkData; Link::COUNT];
pub type Sections = [SectionData; Section::COUNT];
type Countries = [CountryData; Country::COUNT];
type Depots = [DepotData; Depot::COUNT];

pub fn countries(records: &[Record<RawCountry>]) -> Result<Countries, BadData> {
    table("countries.json", records, |n, record| {
        let at = &record.at;
        at.unique("country", records[..n].iter().map(|it| &*it.id), &record.id)?;
        at.within("the clockwise position", record.clockwise, 0..=7)?;
        let taken = records[..n].iter().any(|it| it.clockwise == record.clockwise);
        at.need(!taken, "its clockwise position is taken")?;
        Ok(CountryData {
            id: at.id(&record.id)?,
            name: record.name.clone(),
            tiles: by_players(at, "tiles", record.tiles.is, PANEL)?,
            pharmaceuticals: aside(at, record.pharmaceuticals.is)?,
            clockwise: record.clockwise,
        })
    })
}

pub fn cities(records: &[Record<RawCity>], countries: &Countries) -> Result<Cities, BadData> {
    table("cities.json", records, |n, record| {
        let at = &record.at;
        at.unique("city", records[..n].iter().map(|it| &*it.id), &record.id)?;
        at.need(
            record.country.is_some() == record.value.is_some(),
            "a commercial city has a country and a value, a German city neither",
        )?;
        at.within("the latitude", record.place.lat, 4500..=5700)?;
        at.within("the longitude", record.place.lon, 200..=2200)?;
        Ok(CityData {
            id: at.id(&record.id)?,
            name: record.name.clone(),
            country: record.country.as_ref().map(|id| country(at, countries, id)).transpose()?,
            fixed_value: match &record.value {
                Some(value) => at.within("the value", value.is, 1..=FIXED_VALUE)?,
                None => 0,
            },
            start_value: record.start,
            x: at.within("x", record.place.x, 0..=1000)?,
            y: at.within("y", record.place.y, 0..=1283)?,
            sections: Bits::EMPTY,
            links: [Bits::EMPTY; 7],
            colours: Colours::EMPTY,
        })
    })
}

/// Also enters the links and sections at their cities.
pub fn links(
    records: &[Record<RawLink>],
    cities: &mut Cities,
) -> Result<(Links, Sections), BadData> {
    let mut sections = Vec::with_capacity(Section::COUNT);
    let links = table("links.json", records, |n, record| {
        let at = &record.at;
        at.unique("link", records[..n].iter().map(|it| &*it.id), &record.id)?;
        let ends = ends(at, &record.ends, cities)?;
        let foreign = ends.map(|end| cities[end.idx()].country);
        at.need(foreign.iter().flatten().count() < 2, "it joins two commercial cities")?;
        let length = at.within("the number of sections", record.sections, 1..=2)?;
        for place in [record.tile, record.roadblock].into_iter().flatten() {
            at.within("the section of the tile or roadblock", place, 1..=length)?;
        }
        at.need(!record.develop || length == 1, "only a single section has a Develop icon")?;
        at.need(
            record.roadblock.is_none() || record.east,
            "a roadblock stands on a link to the east",
        )?;

        let link = Link::of(n as u8);
        let mut own = Bits::EMPTY;
        for place in 1..=length {
            let Some(section) = Section::new(sections.len() as u8) else {
                return Err(at.bad("with it there are more than 52 sections"));
            };
            own.insert(section.number());
            let touched = match (length, place) {
                (1, _) => ends.map(Some),
                (_, 1) => [Some(ends[0]), None],
                _ => [Some(ends[1]), None],
            };
            for city in touched.into_iter().flatten() {
                cities[city.idx()].sections.insert(section.number());
            }
            sections.push(SectionData {
                id: format!("{}.{place}", record.id),
                link,
                place,
                colour: record.colour,
                cities: touched,
                neighbours: Bits::EMPTY,
                steps: Bits::EMPTY,
                border: touched.iter().flatten().find_map(|city| cities[city.idx()].country),
                develop: record.develop,
                tile_space: record.tile == Some(place),
                roadblock: record.roadblock == Some(place),
                preset: record.preset,
            });
        }
        for end in ends {
            let city = &mut cities[end.idx()];
            city.links[record.colour.idx()].insert(link.number());
            city.colours = city.colours.with(record.colour);
        }
        Ok(LinkData {
            id: at.id(&record.id)?,
            colour: record.colour,
            ends,
            sections: own,
            length,
            east: record.east,
        })
    })?;
    join(&mut sections, &links, cities);
    let found = sections.len();
    let sections = sections.try_into().map_err(|_| {
        At::file("links.json").bad(format_args!("52 sections expected, {found} found"))
    })?;
    Ok((links, sections))
}

fn join(sections: &mut [SectionData], links: &Links, cities: &Cities) {
    for (n, section) in sections.iter_mut().enumerate() {
        let own = links[section.link.idx()].sections;
        let (mut neighbours, mut steps) = (own, own);
        for city in section.cities.iter().flatten().map(|city| &cities[city.idx()]) {
            neighbours = neighbours.or(city.sections);
            if city.country.is_none() {
                steps = steps.or(city.sections);
            }
        }
        let itself = Bits::one(n as u8);
        section.neighbours = neighbours.minus(itself);
        section.steps = steps.minus(itself);
    }
}

pub fn depots(records: &[Record<RawDepot>], cities: &Cities) -> Result<Depots, BadData> {
    table("depots.json", records, |n, record| {
        let at = &record.at;
        at.unique("the depot in", records[..n].iter().map(|it| &*it.city), &record.city)?;
        let city = city(at, cities, &record.city)?;
        at.need(cities[city.idx()].country.is_none(), "a depot stands in a German city")?;
        let colours = colours(at, &record.colours)?;
        let passing = cities[city.idx()].colours;
        for colour in colours.iter() {
            at.need(
                passing.contains(colour),
                format_args!("the {colour} autobahn does not pass {}", record.city),
            )?;
        }
        Ok(DepotData { city, sections: cities[city.idx()].sections, good: record.good, colours })
    })
}

pub fn derived(links: &Links, sections: &Sections, basic: Bits) -> Derived {
    let sections_where = |test: &dyn Fn(&SectionData) -> bool| -> Bits {
        Section::all().filter(|it| test(&sections[it.idx()])).map(Section::number).collect()
    };
    let links_where = |test: &dyn Fn(&LinkData) -> bool| -> Bits {
        Link::all().filter(|it| test(&links[it.idx()])).map(Link::number).collect()
    };
    let by_colour = |of: &dyn Fn(Colour) -> Bits| ByColour::new(Colour::ALL.map(of));
    Derived {
        preset: sections_where(&|it| it.preset),
        roadblocks: sections_where(&|it| it.roadblock),
        tile_spaces: sections_where(&|it| it.tile_space),
        sections: by_colour(&|colour| sections_where(&|it| it.colour == colour)),
        links: by_colour(&|colour| links_where(&|it| it.colour == colour)),
        station_links: links_where(&LinkData::has_station_space),
        short_sections: sections_where(&|it| links[it.link.idx()].length == 1),
        long_sections: sections_where(&|it| links[it.link.idx()].length == 2),
        basic,
        neighbours: Unions::new(sections.iter().map(|it| it.neighbours)),
        links_of: Unions::new(sections.iter().map(|it| it.link.bit())),
    }
}

pub fn ends(at: &At, ids: &[String; 2], cities: &Cities) -> Result<[City; 2], BadData> {
    at.need(ids[0] != ids[1], "both ends are the same city")?;
    Ok([city(at, cities, &ids[0])?, city(at, cities, &ids[1])?])
}

pub fn city(at: &At, cities: &Cities, id: &str) -> Result<City, BadData> {
    at.reference("city", cities.iter().map(|it| &*it.id), id)
}

pub fn country(at: &At, countries: &Countries, id: &str) -> Result<Country, BadData> {
    at.reference("country", countries.iter().map(|it| &*it.id), id)
}

/// Numbers for two, three and four players, at these indices.
pub fn by_players(at: &At, what: &str, numbers: ByPlayers, most: u8) -> Result<[u8; 5], BadData> {
    at.need(numbers.is_sorted(), format_args!("more players need no fewer {what}"))?;
    let [two, three, four] = numbers;
    at.within(what, two, 1..=most)?;
    at.within(what, four, 1..=most)?;
    Ok([0, 0, two, three, four])
}
