//! The final scoring, which can be asked at any time: what each item would give now.

use engine::{Seat, Standings};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::data::{Places, SIZES, data};
use crate::effects::mission_vp;
use crate::nouns::*;
use crate::state::{MAX_PLAYERS, Source, TrainRush};
use crate::steps::advance;

/// Points of every seat for one thing.
pub type Shares = [u8; MAX_PLAYERS];

/// Every point of a seat with its reason.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct ScoreSheet {
    /// Earned during the match: movement tokens, contracts, the black market, cards.
    pub tokens: u16,
    /// Contracts.
    pub contracts: u16,
    /// The black market.
    pub market: u16,
    /// Cards.
    pub cards: u16,
    /// Markers in all nine cities.
    pub all_cities: u8,
    /// Tops of progress tracks.
    pub tops: u8,
    /// By sector, in the order of the sectors.
    pub sectors: [u8; Sector::COUNT],
    /// By region.
    pub infrastructure: [u8; Region::COUNT],
    /// By region.
    pub contractors: [u8; Region::COUNT],
    /// Parcels on special wagons.
    pub special_wagons: u8,
    /// Most cubes delivered, by region.
    pub deliveries: [u8; Region::COUNT],
    /// Missions of the heroes.
    pub missions: u8,
    /// All of it.
    pub total: u16,
}

/// First and second place with ties shared: those who tie for the first divide both prizes, and there
/// is no second; those who tie for the second divide the second. Who has nothing gets nothing.
pub fn shared<K: Ord + Default + Copy>(keys: &[K], [first, second]: Places) -> Shares {
    let mut shares = [0; MAX_PLAYERS];
    let best = keys.iter().max().copied().unwrap_or_default();
    if best == K::default() {
        return shares;
    }
    let tied = keys.iter().filter(|key| **key == best).count() as u8;
    let next = keys.iter().filter(|key| **key < best).max().copied().unwrap_or_default();
    let behind = keys.iter().filter(|key| **key == next).count() as u8;
    for (share, key) in shares.iter_mut().zip(keys) {
        if *key == best {
            *share = if tied == 1 { first } else { (first + second) / tied };
        } else if tied == 1 && *key == next && next != K::default() {
            *share = second / behind;
        }
    }
    shares
}

impl TrainRush {
    /// First and second in a sector: most pieces, then the lowest field.
    pub fn sector_places(&self, sector: Sector) -> [Option<Seat>; 2] {
        let mut pieces = [0u8; MAX_PLAYERS];
        let mut lowest = [u8::MAX; MAX_PLAYERS];
        for (field, seat) in self.sectors[sector.idx()].pieces() {
            pieces[seat.idx()] += 1;
            lowest[seat.idx()] = lowest[seat.idx()].min(field as u8);
        }
        let better = |seat: Seat| (pieces[seat.idx()], u8::MAX - lowest[seat.idx()]);
        let there = |seat: &Seat| pieces[seat.idx()] > 0;
        let first = self.all_seats().filter(there).max_by_key(|seat| better(*seat));
        let second = self
            .all_seats()
            .filter(|seat| there(seat) && Some(*seat) != first)
            .max_by_key(|seat| better(*seat));
        [first, second]
    }

    fn by_seat<K: Ord + Default + Copy>(&self, key: impl Fn(Seat) -> K, places: Places) -> Shares {
        let mut keys = [K::default(); MAX_PLAYERS];
        for seat in self.all_seats() {
            keys[seat.idx()] = key(seat);
        }
        shared(&keys[..usize::from(self.players)], places)
    }

    pub fn infrastructure_shares(&self, region: Region) -> Shares {
        let space = |seat: Seat| self.player(seat).infrastructure[region.idx()];
        self.by_seat(space, data().scoring.infrastructure)
    }

    pub fn contractor_shares(&self, colour: Region) -> Shares {
        let space = |seat: Seat| self.player(seat).contractor[colour.idx()];
        self.by_seat(space, data().scoring.contractor)
    }

    /// Cubes delivered to a region and markers placed there.
    pub fn delivered(&self, seat: Seat, region: Region) -> (u8, u8) {
        self.all_delivered(region)[seat.idx()]
    }

    /// The same of every seat.
    fn all_delivered(&self, region: Region) -> [(u8, u8); MAX_PLAYERS] {
        let mut sums = [(0, 0); MAX_PLAYERS];
        for city in City::all().filter(|city| city.data().region == region) {
            for (slot, size) in self.cities[city.idx()].slots.iter().zip(SIZES) {
                if let Some(seat) = slot {
                    let (cubes, markers) = &mut sums[seat.idx()];
                    *cubes += size;
                    *markers += 1;
                }
            }
        }
        sums
    }

    pub fn delivery_shares(&self, region: Region) -> Shares {
        let delivered = self.all_delivered(region);
        shared(&delivered[..usize::from(self.players)], data().scoring.contracts)
    }

    /// What a seat's missions would bring now; the same cubes count for each of them.
    pub fn mission_points(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let cubes = player.cubes();
        player.missions.iter().map(|hero| mission_vp(cubes[hero.data().scores.idx()])).sum()
    }

    /// Special wagons with a parcel on every slot.
    pub fn special_wagon_points(&self, seat: Seat) -> u8 {
        let full = self.player(seat).train.iter().flatten();
        full.filter_map(|car| {
            let it = car.wagon.data();
            it.special.filter(|_| car.parcels == it.size).map(|special| special.vp)
        })
        .sum()
    }

    pub fn score_sheets(&self) -> [ScoreSheet; MAX_PLAYERS] {
        let scoring = &data().scoring;
        let mut sheets = [ScoreSheet::default(); MAX_PLAYERS];
        for sector in Sector::all() {
            for (seat, vp) in self.sector_places(sector).into_iter().zip(scoring.sector) {
                if let Some(seat) = seat {
                    sheets[seat.idx()].sectors[sector.idx()] = vp;
                }
            }
        }
        for region in Region::ALL {
            let (built, leased, delivered) = (
                self.infrastructure_shares(region),
                self.contractor_shares(region),
                self.delivery_shares(region),
            );
            for (seat, sheet) in sheets.iter_mut().enumerate() {
                sheet.infrastructure[region.idx()] = built[seat];
                sheet.contractors[region.idx()] = leased[seat];
                sheet.deliveries[region.idx()] = delivered[seat];
            }
        }
        for track in Track::ALL {
            if let Some(seat) = advance::on_top(self, track) {
                sheets[seat.idx()].tops += scoring.top;
            }
        }
        for seat in self.all_seats() {
            let earned = self.player(seat).earned;
            let sheet = &mut sheets[seat.idx()];
            sheet.tokens = earned[Source::Tokens.idx()];
            sheet.contracts = earned[Source::Contracts.idx()];
            sheet.market = earned[Source::Market.idx()];
            sheet.cards = earned[Source::Cards.idx()];
            sheet.all_cities = if self.has_visited_all(seat) { scoring.all_cities } else { 0 };
            sheet.special_wagons = self.special_wagon_points(seat);
            sheet.missions = self.mission_points(seat);
            sheet.total = sheet.sum();
        }
        sheets
    }

    /// Most points, then most city markers; still tied, the victory is shared.
    pub(crate) fn standings(&self) -> Standings {
        let sheets = self.score_sheets();
        let mut scores = [0; MAX_PLAYERS];
        let mut keys = [(0, 0); MAX_PLAYERS];
        for seat in self.all_seats() {
            scores[seat.idx()] = i32::from(sheets[seat.idx()].total);
            keys[seat.idx()] = (scores[seat.idx()], self.player(seat).visited.len());
        }
        let players = usize::from(self.players);
        Standings::rank(&scores[..players], &keys[..players])
    }
}

impl ScoreSheet {
    /// Every item by its name, for sums over many matches.
    pub fn items(&self) -> [(&'static str, u16); 12] {
        let sum = |parts: &[u8]| parts.iter().map(|part| u16::from(*part)).sum();
        [
            ("tokens", self.tokens),
            ("contracts", self.contracts),
            ("market", self.market),
            ("cards", self.cards),
            ("all cities", self.all_cities.into()),
            ("tops", self.tops.into()),
            ("sectors", sum(&self.sectors)),
            ("infrastructure", sum(&self.infrastructure)),
            ("contractors", sum(&self.contractors)),
            ("special wagons", self.special_wagons.into()),
            ("deliveries", sum(&self.deliveries)),
            ("missions", self.missions.into()),
        ]
    }

    fn sum(&self) -> u16 {
        self.items().into_iter().map(|(_, vp)| vp).sum()
    }
}
