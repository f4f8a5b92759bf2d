//! The printed things as the rulebook names them, read straight from the data files. Everything is a
//! position in its file.

use serde_json::Value;

pub struct Printed {
    pub cities: Vec<City>,
    pub links: Vec<Link>,
    pub sections: Vec<Section>,
    /// By country, in the order of the rows of a delivery board: the place in the clockwise order.
    pub clockwise: Vec<usize>,
    pub depots: Vec<Depot>,
    /// The good each country prefers, by delivery board.
    pub boards: Vec<Vec<String>>,
    pub tasks: Vec<Task>,
    /// Bonuses of the easy and of the hard side.
    pub solo: Vec<Solo>,
    pub card_colours: Vec<Vec<String>>,
    pub wine: Vec<Wine>,
    pub steps: Vec<usize>,
    /// By section: the sections a truck can drive onto from it, and how far it is from the black
    /// autobahn and from Bad Hersfeld.
    pub ahead: Vec<Vec<usize>>,
    pub from_black: Vec<usize>,
    pub from_bad_hersfeld: Vec<usize>,
}

pub struct City {
    pub id: String,
    /// Position on the map, east and south.
    x: i64,
    y: i64,
    pub country: Option<usize>,
}

pub struct Link {
    pub colour: String,
    pub ends: [usize; 2],
    pub sections: Vec<usize>,
    /// Of its middle, eight times as large as on the map.
    pub x: i64,
    pub y: i64,
}

pub struct Section {
    pub link: usize,
    pub colour: String,
    pub cities: Vec<usize>,
    pub roadblock: bool,
    pub x: i64,
    pub y: i64,
}

pub struct Depot {
    pub city: usize,
    pub good: String,
    pub colours: Vec<String>,
}

pub struct Task {
    pub advanced: bool,
    pub bonus: Value,
    pub action: String,
}

pub struct Solo {
    pub tiles: Vec<Value>,
    pub more: Value,
    pub stations: Vec<Value>,
}

pub struct Wine {
    pub colour: String,
    pub from: usize,
    pub to: usize,
}

fn records(text: &str) -> Vec<Value> {
    serde_json::from_str(text).unwrap()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(text).collect()
}

fn place(ids: &[String], id: &Value) -> usize {
    ids.iter().position(|it| it == id).unwrap()
}

macro_rules! file {
    ($name:literal) => {
        records(include_str!(concat!("../../../data/", $name, ".json")))
    };
}

pub fn printed() -> Printed {
    let country_records = file!("countries");
    let countries: Vec<String> = country_records.iter().map(|it| text(&it["id"])).collect();
    let cities: Vec<City> = file!("cities")
        .iter()
        .map(|it| City {
            id: text(&it["id"]),
            x: it["place"]["x"].as_i64().unwrap(),
            y: it["place"]["y"].as_i64().unwrap(),
            country: it["country"].as_str().map(|_| place(&countries, &it["country"])),
        })
        .collect();
    let ids: Vec<String> = cities.iter().map(|it| it.id.clone()).collect();
    let (mut links, mut sections): (Vec<Link>, Vec<Section>) = (Vec::new(), Vec::new());
    for (number, it) in file!("links").iter().enumerate() {
        let ends = [place(&ids, &it["ends"][0]), place(&ids, &it["ends"][1])];
        let [a, b] = ends.map(|end| &cities[end]);
        let length = it["sections"].as_i64().unwrap();
        let mut own = Vec::new();
        for nth in 1..=length {
            own.push(sections.len());
            // The middle of the section, in eighths of the way from the first end to the second.
            let way = if length == 1 { 4 } else { 4 * nth - 2 };
            sections.push(Section {
                link: number,
                colour: text(&it["colour"]),
                cities: match (length, nth) {
                    (1, _) => ends.to_vec(),
                    (_, 1) => vec![ends[0]],
                    _ => vec![ends[1]],
                },
                roadblock: it["roadblock"].as_i64() == Some(nth),
                x: (8 - way) * a.x + way * b.x,
                y: (8 - way) * a.y + way * b.y,
            });
        }
        links.push(Link {
            colour: text(&it["colour"]),
            ends,
            sections: own,
            x: 4 * (a.x + b.x),
            y: 4 * (a.y + b.y),
        });
    }
    let depot = |it: &Value| Depot {
        city: place(&ids, &it["city"]),
        good: text(&it["good"]),
        colours: texts(&it["colours"]),
    };
    let wine = |it: &Value| {
        let border = place(&ids, &it["city"]);
        let at_border = |it: &&usize| sections[**it].cities.contains(&border);
        let road = (0..sections.len()).filter(|at| it["colour"] == sections[*at].colour.as_str());
        let road: Vec<usize> = road.collect();
        Wine {
            colour: text(&it["colour"]),
            from: *road.iter().find(at_border).unwrap(),
            to: place(&ids, &it["to"]),
        }
    };
    let board = |it: &Value| {
        let rows = it["rows"].as_array().unwrap();
        let row = |country: &String| rows.iter().find(|it| it["country"] == **country).unwrap();
        countries.iter().map(|country| text(&row(country)["preferred"])).collect()
    };
    let mut printed = Printed {
        clockwise: country_records
            .iter()
            .map(|it| it["clockwise"].as_u64().unwrap() as usize)
            .collect(),
        depots: file!("depots").iter().map(depot).collect(),
        boards: file!("deliveries").iter().map(board).collect(),
        tasks: file!("tasks")
            .iter()
            .map(|it| Task {
                advanced: it["deck"] == "b",
                bonus: it["bonus"].clone(),
                action: text(&it["action"]),
            })
            .collect(),
        solo: file!("solo_boards")
            .iter()
            .map(|it| Solo {
                tiles: it["tiles"].as_array().unwrap().clone(),
                more: it["more_tiles"].clone(),
                stations: it["stations"].as_array().unwrap().clone(),
            })
            .collect(),
        card_colours: file!("cards").iter().map(|it| texts(&it["colours"])).collect(),
        wine: file!("wine").iter().map(wine).collect(),
        steps: file!("dashboard").iter().map(|it| it["steps"].as_u64().unwrap() as usize).collect(),
        cities,
        links,
        sections,
        ahead: Vec::new(),
        from_black: Vec::new(),
        from_bad_hersfeld: Vec::new(),
    };
    let count = printed.sections.len();
    printed.ahead = (0..count).map(|it| printed.roads_from(it)).collect();
    let on_black = |city: usize| {
        printed.cities[city].country.is_none()
            && printed.links.iter().any(|it| it.colour == "black" && it.ends.contains(&city))
    };
    let from_black = (0..count).map(|it| printed.distance(it, &on_black)).collect();
    let in_bad_hersfeld = |city: usize| printed.cities[city].id == "BH";
    printed.from_bad_hersfeld =
        (0..count).map(|it| printed.distance(it, &in_bad_hersfeld)).collect();
    printed.from_black = from_black;
    printed
}

impl Printed {
    /// On the same link, or over a German city.
    fn roads_from(&self, section: usize) -> Vec<usize> {
        let here = &self.sections[section];
        let joined = |it: &usize| {
            let there = &self.sections[*it];
            let over =
                |city: &usize| self.cities[*city].country.is_none() && there.cities.contains(city);
            *it != section && (there.link == here.link || here.cities.iter().any(over))
        };
        (0..self.sections.len()).filter(joined).collect()
    }

    pub fn at_city(&self, city: usize) -> Vec<usize> {
        (0..self.sections.len()).filter(|it| self.sections[*it].cities.contains(&city)).collect()
    }

    /// The country behind a section.
    pub fn border(&self, section: usize) -> Option<usize> {
        self.sections[section].cities.iter().find_map(|city| self.cities[*city].country)
    }

    /// Roads to travel from one of these cities before a section is reached.
    fn distance(&self, section: usize, from: &dyn Fn(usize) -> bool) -> usize {
        let mut ring = vec![section];
        for distance in 0.. {
            let touches = |it: &usize| self.sections[*it].cities.iter().any(|city| from(*city));
            if ring.iter().any(touches) {
                return distance;
            }
            let mut wider = ring.clone();
            for it in ring {
                wider.extend(&self.ahead[it]);
            }
            wider.sort_unstable();
            wider.dedup();
            ring = wider;
        }
        unreachable!("every road leads somewhere")
    }

    /// Poland and the Czech Republic are reached through the east only.
    pub fn eastern(&self, country: usize) -> bool {
        matches!(country, 6 | 7)
    }
}
