//! The table as somebody would keep it who only listens to what is told.

use autobahn::nouns::TruckNo;
use autobahn::{Autobahn, Event, Goal, SEAT, Truck};
use engine::Seat;

use super::printed::Printed;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Place {
    Home,
    /// The city of a depot.
    City(usize),
    Section(usize),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Aim {
    Country(usize),
    City(usize),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// 1, 2 or 3.
    pub era: usize,
    pub built: Vec<bool>,
    pub dual: Vec<bool>,
    /// Sections with a bonus tile, tiles in each country.
    pub tiles: Vec<bool>,
    pub panels: Vec<usize>,
    /// Who has the station of a link.
    pub stations: Vec<Option<Seat>>,
    pub improved: Vec<bool>,
    pub services: Vec<bool>,
    pub traffic: Vec<bool>,
    pub kept_traffic: [usize; 2],
    /// Trucks of the human and of Autobot, and what they carry.
    pub trucks: [[Place; 2]; 2],
    pub goods: [[String; 2]; 2],
    pub aims: [Option<Aim>; 2],
    pub delivered: Vec<bool>,
    pub pharmaceuticals: Vec<bool>,
    pub lobby: usize,
    pub supply: usize,
    /// Network, Trade and Service, three floors each.
    pub floors: [[bool; 3]; 3],
    pub display: Vec<Option<usize>>,
    /// Wine cards beside Autobot's board, and the one it has loaded.
    pub wine: Vec<bool>,
    pub loaded_wine: Option<usize>,
    pub slots: usize,
}

fn bits(bits: u64, count: usize) -> Vec<bool> {
    (0..count).map(|it| bits >> it & 1 == 1).collect()
}

impl Board {
    pub fn of(game: &Autobahn, printed: &Printed) -> Board {
        let autobot = game.autobot.unwrap();
        let me = game.player(SEAT);
        let seats = [Seat(0), SEAT].map(|seat| game.player(seat).trucks);
        let place = |truck: Truck| match truck {
            Truck::Home => Place::Home,
            Truck::Depot(depot) => Place::City(printed.depots[depot.idx()].city),
            Truck::Road(section, _) => Place::Section(section.idx()),
        };
        let good = |truck: Truck| truck.good().map_or(String::new(), |good| good.to_string());
        let mut tiles = vec![false; printed.sections.len()];
        for section in autobahn::nouns::Section::all() {
            let space = Autobahn::tile_space(section);
            tiles[section.idx()] = space.is_some_and(|space| game.map_tiles[space].is_some());
        }
        Board {
            era: usize::from(game.era) + 1,
            built: bits(game.roads.built.0, 52),
            dual: bits(game.roads.dual.0, 37),
            tiles,
            panels: game.panels.iter().map(|it| it.iter().flatten().count()).collect(),
            stations: autobahn::nouns::Link::all().map(|it| game.station_owner(it)).collect(),
            improved: bits(game.improved.0, 37),
            services: bits(u64::from(game.services), 8),
            traffic: bits(game.traffic.0, 52),
            kept_traffic: [Seat(0), SEAT].map(|seat| usize::from(game.player(seat).traffic)),
            trucks: seats.map(|trucks| trucks.map(place)),
            goods: seats.map(|trucks| trucks.map(good)),
            aims: autobot.destinations.map(|goal| goal.map(aim)),
            delivered: bits(u64::from(me.delivered), 8),
            pharmaceuticals: bits(u64::from(game.pharmaceuticals), 8),
            lobby: usize::from(me.lobby),
            supply: usize::from(me.supply),
            floors: std::array::from_fn(|it| [1, 2, 4].map(|bit| me.floors[it] & bit != 0)),
            display: game.display.iter().map(|it| it.map(|card| card.idx())).collect(),
            wine: bits(autobot.wine.0, 4),
            loaded_wine: me.wine.map(|it| it.idx()),
            slots: usize::from(autobot.slots),
        }
    }

    /// Changes what the event says has changed. `revealed` is a card that waits for its place.
    pub fn hear(&mut self, event: &Event, printed: &Printed, revealed: &mut Vec<usize>) {
        let bot = |seat: Seat| seat == SEAT;
        match *event {
            Event::TurnBegan { era, .. } => self.era = usize::from(era),
            Event::Built { section, .. } => {
                self.built[section.idx()] = true;
                self.tiles[section.idx()] = false;
            }
            Event::Upgraded { link, .. } => self.dual[link.idx()] = true,
            Event::StationBuilt { seat, link, .. } => self.stations[link.idx()] = Some(seat),
            Event::StationImproved { link, service, .. } => {
                self.improved[link.idx()] = true;
                self.services[service.idx()] = false;
            }
            Event::Loaded { seat, truck, depot, good } => {
                self.trucks[seat.idx()][truck.idx()] =
                    Place::City(printed.depots[depot.idx()].city);
                self.goods[seat.idx()][truck.idx()] = good.to_string();
            }
            Event::WineLoaded { seat, truck, wine } => {
                self.trucks[seat.idx()][truck.idx()] =
                    Place::Section(printed.wine[wine.idx()].from);
                self.goods[seat.idx()][truck.idx()] = "wine".to_owned();
                if bot(seat) {
                    self.wine = vec![false; 4];
                    self.loaded_wine = Some(wine.idx());
                }
            }
            Event::Moved { seat, truck, section } => {
                self.trucks[seat.idx()][truck.idx()] = Place::Section(section.idx());
            }
            Event::Delivered { seat, truck, country, .. } => {
                self.home(seat, truck);
                if bot(seat) {
                    self.delivered[country.idx()] = true;
                    self.panels[country.idx()] = self.panels[country.idx()].saturating_sub(1);
                }
            }
            Event::WineDelivered { seat, truck, .. } => self.home(seat, truck),
            Event::FirstPharmaceuticals { country, .. } => {
                self.pharmaceuticals[country.idx()] = true;
            }
            Event::AutobotHeadsFor { truck, goal } => {
                self.aims[truck.idx()] = goal.map(aim);
            }
            Event::AutobotSlot { .. } => self.slots += 1,
            Event::TrafficAppeared { section } => self.traffic[section.idx()] = true,
            Event::TrafficCleared { seat, link } => {
                printed.links[link.idx()].sections.iter().for_each(|it| self.traffic[*it] = false);
                self.kept_traffic[seat.idx()] += 1;
            }
            Event::TrafficSetReturned { seat } => self.kept_traffic[seat.idx()] = 0,
            Event::EmployeePlaced { seat, to_lobby, .. } => {
                self.supply -= usize::from(bot(seat));
                self.lobby += usize::from(to_lobby.is_some_and(bot));
            }
            Event::EmployeesRecalled { seat, count } if bot(seat) => {
                self.lobby -= usize::from(count);
                self.supply += usize::from(count);
            }
            Event::Hired { seat } if bot(seat) => {
                self.lobby += 1;
                self.supply -= 1;
            }
            Event::Promoted { seat, department, floor } if bot(seat) => {
                let floors = &mut self.floors[department.idx()];
                let floor = usize::from(floor.get());
                match floor {
                    1 => self.lobby -= 1,
                    _ => floors[floor - 2] = false,
                }
                floors[floor - 1] = true;
            }
            Event::Reunification => {
                self.display = vec![None; 5];
            }
            Event::CardRevealed { card } => match self.display.iter().rposition(Option::is_none) {
                // The new display of the third era is laid out from the right.
                Some(empty) if self.display[..empty].iter().all(Option::is_none) => {
                    self.display[empty] = Some(card.idx());
                }
                _ => revealed.push(card.idx()),
            },
            Event::CardTaken { card, .. } | Event::CardDiscarded { card, .. } => {
                if let Some(at) = self.display.iter().position(|it| *it == Some(card.idx())) {
                    self.display.remove(at);
                    self.display.insert(0, revealed.pop());
                }
            }
            _ => {}
        }
    }

    fn home(&mut self, seat: Seat, truck: TruckNo) {
        let truck = truck.idx();
        self.trucks[seat.idx()][truck] = Place::Home;
        self.goods[seat.idx()][truck] = String::new();
        if seat == SEAT {
            self.aims[truck] = None;
        }
    }
}

fn aim(goal: Goal) -> Aim {
    match goal {
        Goal::Country(country) => Aim::Country(country.idx()),
        Goal::City(city) => Aim::City(city.idx()),
    }
}
