//! The end of a match: majorities, the eight final scorings, the winner.

use engine::{Decision, Game, Seat};
use trainrush::TrainRush;
use trainrush::nouns::*;

use super::{Player, Referee};

/// Points of a mission by cubes on the train.
const MISSION: [u32; 7] = [0, 1, 2, 3, 5, 7, 9];
/// Five steps lead from the start of a progress track to its top.
const STEPS_TO_TOP: u8 = 5;

/// Which cubes a hero's mission counts.
fn wants(hero: &str) -> &'static str {
    match hero {
        "C04" | "C10" | "C15" => "brass",
        "C05" | "C07" | "C14" | "C18" => "water",
        "C02" | "C08" | "C12" | "C17" => "food",
        "C03" | "C09" | "C13" => "copper",
        "C01" | "C06" | "C11" | "C16" => "gold",
        other => panic!("{other} is not known"),
    }
}

impl Referee {
    /// Most pieces, then the lowest field; a lone player leaves the second place empty.
    fn places(&self, sector: &str) -> Vec<usize> {
        let Some(fields) = self.sectors.get(sector) else { return Vec::new() };
        let mut present: Vec<usize> = fields.values().copied().collect();
        present.sort_unstable();
        present.dedup();
        present.sort_by_key(|seat| {
            let count = fields.values().filter(|it| *it == seat).count();
            let lowest = fields.iter().find(|(_, it)| *it == seat).map(|(field, _)| *field);
            (std::cmp::Reverse(count), lowest)
        });
        present.truncate(2);
        present
    }

    /// 12 for the first and 6 for the second; a tie for the first place shares both, one for the second
    /// shares the second. Whoever has nothing gets nothing.
    fn shared(&self, figure: impl Fn(&Player) -> (u32, u32)) -> Vec<u32> {
        let figures: Vec<(u32, u32)> = self.players.iter().map(figure).collect();
        let mut different: Vec<(u32, u32)> =
            figures.iter().copied().filter(|it| it.0 > 0).collect();
        different.sort_unstable_by(|one, other| other.cmp(one));
        let with = |value: (u32, u32)| different.iter().filter(|it| **it == value).count() as u32;
        let mut points = vec![0; figures.len()];
        let Some(best) = different.first().copied() else { return points };
        let mut pay = |value: (u32, u32), each: u32| {
            for (seat, it) in figures.iter().enumerate() {
                points[seat] += if *it == value { each } else { 0 };
            }
        };
        if with(best) > 1 {
            pay(best, 18 / with(best));
            return points;
        }
        pay(best, 12);
        if let Some(second) = different.get(1).copied() {
            pay(second, 6 / with(second));
        }
        points
    }

    pub fn check_sectors(&self, game: &TrainRush) {
        for sector in game.view(None).sectors {
            let told: Vec<usize> =
                [sector.first, sector.second].into_iter().flatten().map(Seat::idx).collect();
            assert_eq!(told, self.places(&sector.sector.to_string()), "{}", sector.sector);
        }
    }

    /// All eight final scorings, figure by figure, and who wins.
    pub fn finish(&self, game: &TrainRush) {
        let view = game.view(None);
        let count = self.players.len();
        let mut totals = vec![0; count];
        let track = |kind: LongTrack, colour: &str| {
            self.shared(|player| {
                let markers = match kind {
                    LongTrack::Contractor => &player.contractor,
                    LongTrack::Infrastructure => &player.infrastructure,
                };
                (u32::from(markers.get(colour).copied().unwrap_or(0)), 0)
            })
        };
        for (seat, it) in view.players.iter().enumerate() {
            let (player, sheet) = (&self.players[seat], &it.score);
            let running = sheet.tokens + sheet.contracts + sheet.market + sheet.cards;
            assert_eq!(u32::from(running), player.earned, "{seat}: during the match");
            let nine = if player.cities.len() == 9 { 10 } else { 0 };
            assert_eq!(u32::from(sheet.all_cities), nine, "{seat}: all cities");
            let tops = player.progress.values().filter(|it| **it == STEPS_TO_TOP).count() as u32;
            assert_eq!(u32::from(sheet.tops), 10 * tops, "{seat}: tops");
            let mut sum = player.earned + nine + 10 * tops;
            for (sector, told) in view.sectors.iter().zip(sheet.sectors) {
                let places = self.places(&sector.sector.to_string());
                let place = places.iter().position(|it| *it == seat);
                let vp = place.map_or(0, |place| [6, 2][place]);
                assert_eq!(u32::from(told), vp, "{seat}: {}", sector.sector);
                sum += vp;
            }
            for (number, region) in Region::ALL.into_iter().enumerate() {
                let colour = region.to_string();
                let roads = track(LongTrack::Infrastructure, &colour)[seat];
                let people = track(LongTrack::Contractor, &colour)[seat];
                let of = |player: &Player| {
                    player.delivered.get(colour.as_str()).copied().unwrap_or_default()
                };
                let cubes = self.shared(of)[seat];
                let told = [sheet.infrastructure, sheet.contractors, sheet.deliveries];
                let told = told.map(|by_region| u32::from(by_region[number]));
                assert_eq!(told, [roads, people, cubes], "{seat}: tracks and cubes, {colour}");
                sum += roads + people + cubes;
            }
            // What lies on the train is no scoring, so it is looked up.
            let wagons: u32 = it
                .train
                .iter()
                .map(|car| match (car.wagon.to_string().as_str(), car.parcels) {
                    ("S2", 2) => 10,
                    ("S3", 3) => 18,
                    _ => 0,
                })
                .sum();
            assert_eq!(u32::from(sheet.special_wagons), wagons, "{seat}: special wagons");
            let cubes = |of: &str| {
                let cargo = it.train.iter().flat_map(|car| car.cargo.iter().flatten());
                cargo.filter(|cube| cube.to_string() == of).count()
            };
            let missions: u32 = player
                .missions
                .iter()
                .map(|hero| MISSION[cubes(wants(hero)).min(MISSION.len() - 1)])
                .sum();
            assert_eq!(u32::from(sheet.missions), missions, "{seat}: missions");
            sum += wagons + missions;
            assert_eq!(u32::from(sheet.total), sum, "{seat}: all together");
            totals[seat] = sum;
        }
        let Decision::Over(standings) = game.decision() else { panic!("the match is over") };
        let worth = |seat: usize| (totals[seat], self.players[seat].cities.len());
        for seat in 0..count {
            let better = (0..count).filter(|other| worth(*other) > worth(seat)).count();
            assert_eq!(usize::from(standings.places()[seat]), better + 1, "place of {seat}");
        }
    }
}
