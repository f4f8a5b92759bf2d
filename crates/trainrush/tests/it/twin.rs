//! Zone scoring, majorities and the eight items of the final scoring once more, written naively and
//! apart from the rules: both agree in random matches.

use engine::{Game, Seat};
use testkit::times;
use trainrush::nouns::*;
use trainrush::{Options, TrainRush, yields};

use crate::SUITE;

/// Points of a majority: sort, share, round down.
fn majority(amounts: &[(u32, u32)], first: u32, second: u32) -> Vec<u32> {
    let mut points = vec![0; amounts.len()];
    let mut ranks: Vec<(u32, u32)> = amounts.iter().copied().filter(|it| it.0 > 0).collect();
    ranks.sort();
    ranks.dedup();
    ranks.reverse();
    let who = |rank: (u32, u32)| -> Vec<usize> {
        (0..amounts.len()).filter(|seat| amounts[*seat] == rank).collect()
    };
    let Some(best) = ranks.first() else { return points };
    let winners = who(*best);
    if winners.len() > 1 {
        winners.iter().for_each(|seat| points[*seat] = (first + second) / winners.len() as u32);
        return points;
    }
    points[winners[0]] = first;
    if let Some(next) = ranks.get(1) {
        let followers = who(*next);
        followers.iter().for_each(|seat| points[*seat] = second / followers.len() as u32);
    }
    points
}

/// What the rulebook's eight items give each seat.
fn final_scoring(game: &TrainRush) -> Vec<u32> {
    let players = usize::from(game.players);
    let mut points: Vec<u32> = (0..players)
        .map(|seat| game.seats[seat].earned.iter().map(|vp| u32::from(*vp)).sum())
        .collect();
    for (seat, sum) in points.iter_mut().enumerate() {
        let marked = game.cities.iter().filter(|it| it.markers.contains(&Some(Seat(seat as u8))));
        *sum += if marked.count() == 9 { 10 } else { 0 };
        *sum += 10 * game.seats[seat].progress.iter().filter(|space| **space == 5).count() as u32;
        let cubes: Vec<Resource> =
            game.seats[seat].train.iter().flatten().flat_map(|car| car.cargo).flatten().collect();
        for hero in game.seats[seat].missions.iter() {
            let count = cubes.iter().filter(|cube| **cube == hero.data().scores).count();
            *sum += [0, 1, 2, 3, 5, 7, 9][count.min(6)];
        }
        for car in game.seats[seat].train.iter().flatten() {
            *sum += match (car.wagon.name(), car.parcels) {
                ("S2", 2) => 10,
                ("S3", 3) => 18,
                _ => 0,
            };
        }
    }
    for sector in &game.sectors {
        let fields: Vec<Option<Seat>> = sector.spies.into_iter().chain(sector.agents).collect();
        let mut order: Vec<(usize, usize, usize)> = (0..players)
            .filter_map(|seat| {
                let own = |it: &Option<Seat>| *it == Some(Seat(seat as u8));
                let first = fields.iter().position(own)?;
                Some((8 - fields.iter().filter(|it| own(it)).count(), first, seat))
            })
            .collect();
        order.sort();
        order.iter().zip([6, 2]).for_each(|((_, _, seat), vp)| points[*seat] += vp);
    }
    for region in 0..3 {
        let tracks = [
            (0..players).map(|seat| (game.seats[seat].infrastructure[region].into(), 0)).collect(),
            (0..players).map(|seat| (game.seats[seat].contractor[region].into(), 0)).collect(),
            (0..players).map(|seat| delivered(game, seat, region)).collect::<Vec<_>>(),
        ];
        for amounts in tracks {
            let shares = majority(&amounts, 12, 6);
            points.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
        }
    }
    points
}

fn delivered(game: &TrainRush, seat: usize, region: usize) -> (u32, u32) {
    let mut sum = (0, 0);
    for (nth, city) in game.cities.iter().enumerate() {
        if nth / 3 != region {
            continue;
        }
        for (size, slot) in (2..).zip(city.slots) {
            if slot == Some(Seat(seat as u8)) {
                sum = (sum.0 + size, sum.1 + 1);
            }
        }
    }
    sum
}

#[test]
fn the_final_scoring_agrees_with_a_naive_one_at_every_ply() {
    for seats in TrainRush::SEATS {
        for seed in 0..times(20) {
            SUITE.walk(&Options::default(), seats, seed, |game, _| {
                let sheets = game.score_sheets();
                let totals: Vec<u32> =
                    (0..game.seats()).map(|seat| sheets[usize::from(seat)].total.into()).collect();
                assert_eq!(totals, final_scoring(game));
            });
        }
    }
}

/// Who gains how many steps by a zone, counted by hand.
fn zone_steps(game: &TrainRush, zone: Zone) -> (Vec<[u32; 3]>, Vec<u32>) {
    let mut contractor = vec![[0; 3]; usize::from(game.players)];
    let mut infrastructure = vec![0; usize::from(game.players)];
    let state = &game.zones[zone.idx()];
    for warehouse in state.warehouses {
        if let (Some(owner), Some(colour)) = (warehouse.owner, warehouse.leased) {
            contractor[owner.idx()][colour.idx()] += 1;
            if let Some(station) = state.station {
                infrastructure[station.idx()] += 1;
            }
        }
    }
    (contractor, infrastructure)
}

#[test]
fn zone_scoring_agrees_with_counting_by_hand() {
    for seats in TrainRush::SEATS {
        for seed in 0..times(10) {
            SUITE.walk(&Options::default(), seats, seed, |game, _| {
                for zone in Zone::all() {
                    let (contractor, infrastructure) = zone_steps(game, zone);
                    let told = yields::zone_yield(game, game.order[0], zone);
                    let mut steps = vec![[0; 3]; usize::from(game.players)];
                    told.leases.iter().for_each(|it| steps[it.seat.idx()][it.colour.idx()] += 1);
                    assert_eq!(steps, contractor);
                    let mut built = vec![0; usize::from(game.players)];
                    told.station.iter().for_each(|it| built[it.seat.idx()] += 1);
                    assert_eq!(built, infrastructure);
                }
            });
        }
    }
}
