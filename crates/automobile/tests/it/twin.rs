//! The seam for a second implementation of market and race: it replays random matches and hands over
//! what lies open before a scoring and what the scoring brought.
//!
//! A twin is a function from [`Before`] to [`After`], written from the rulebook alone. It goes into a
//! file of its own and is compared by [`compare`].

use automobile::nouns::Engineer;
use automobile::{Automobile, Car, Event, Merchant, Options};
use engine::{Game, Log, Rng, Seed};

/// All that a scoring depends on: what anybody at the table could see.
#[derive(Clone, Debug)]
#[allow(dead_code, reason = "a twin reads it")]
pub struct Before {
    pub players: usize,
    /// The Grand Prix car of each player: laps and space, 0 for the pit.
    pub race: Vec<(u32, u32)>,
    /// Cars in the order of their spaces.
    pub cars: Vec<Offered>,
    /// Merchants in the order in which they choose: preference and what a chip of Daimler adds.
    pub merchants: Vec<(&'static str, u32)>,
    /// Who has Opel.
    pub opel: Option<usize>,
}

#[derive(Clone, Debug)]
#[allow(dead_code, reason = "a twin reads it")]
pub struct Offered {
    pub owner: usize,
    pub body: u32,
    pub engine: u32,
    /// What chips of Maybach and Horch add.
    pub body_boost: u32,
    pub engine_boost: u32,
    pub workers: u32,
    pub price: u32,
}

/// What each player gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct After {
    pub places: Vec<u32>,
    pub laps: Vec<u32>,
    pub sales: Vec<u32>,
}

fn offered(car: &Car) -> Offered {
    let boost = |engineer| match car.boost {
        Some(chip) if chip.engineer == engineer => u32::from(chip.number.get()),
        _ => 0,
    };
    Offered {
        owner: car.owner.idx(),
        body: car.body.get().into(),
        engine: car.engine.get().into(),
        body_boost: boost(Engineer::Maybach),
        engine_boost: boost(Engineer::Horch),
        workers: car.workers.into(),
        price: car.price.into(),
    }
}

/// The chips of Daimler say 2 and 4.
fn merchant(it: &Merchant) -> (&'static str, u32) {
    (it.preference.name(), it.daimler.map_or(0, |chip| 2 * u32::from(chip.get())))
}

/// The scorings of one random match. What happens in a ply before its scoring is told by its events, so
/// both sides are read from what everybody hears and sees.
pub fn scorings(options: Options, seats: u8, seed: u64) -> Vec<(Before, After)> {
    let secret = Seed::from_number(seed);
    let mut choices = Rng::at(secret, u32::MAX);
    let mut state = Automobile::setup(&options, seats, &mut Rng::at(secret, 0)).unwrap();
    let mut found = Vec::new();
    let mut race = vec![(0, 0); usize::from(seats)];
    for ply in 1.. {
        let Some(seat) = state.decision().seats().iter().next() else { break };
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let action = legal[choices.below(legal.len() as u32) as usize];
        let mut log = Log::on();
        state.apply(seat, action, &mut Rng::at(secret, ply), &mut log);
        found.extend(scoring(&state, log.into_entries().into_iter().map(|it| it.1), &mut race));
    }
    found
}

fn scoring(
    state: &Automobile,
    told: impl Iterator<Item = Event>,
    race: &mut [(u32, u32)],
) -> Option<(Before, After)> {
    let players = usize::from(state.players);
    let nothing = vec![0; players];
    let mut after = After { places: nothing.clone(), laps: nothing.clone(), sales: nothing };
    let mut before = None;
    for event in told {
        match event {
            Event::Started { seat, space } => race[seat.idx()] = (0, space.into()),
            Event::Drove { seat, space, laps, .. } => {
                race[seat.idx()] = (laps.into(), space.into());
            }
            Event::Raced { seat, place_points, lap_points, .. } => {
                after.places[seat.idx()] = place_points.into();
                after.laps[seat.idx()] = lap_points.into();
            }
            Event::MarketDay { cars, merchants } => {
                let has_opel = |seat: &engine::Seat| state.player(*seat).has(Engineer::Opel);
                before = Some(Before {
                    players,
                    race: race.to_vec(),
                    cars: cars.iter().flatten().map(offered).collect(),
                    merchants: merchants.iter().flatten().map(merchant).collect(),
                    opel: state.all_seats().find(has_opel).map(engine::Seat::idx),
                });
                race.fill((0, 0));
            }
            Event::Chose { sale } => {
                if let Some(it) = sale.bought {
                    after.sales[it.seat.idx()] += u32::from(it.points);
                }
            }
            _ => {}
        }
    }
    Some((before?, after))
}

/// Plays `games` random matches of each kind and compares every scoring with the twin's.
#[allow(dead_code, reason = "a twin calls it")]
pub fn compare(games: u64, twin: impl Fn(&Before) -> After) {
    for seats in Automobile::SEATS {
        for seed in 0..games {
            let options = Options { bonus_tiles: seed % 2 == 1, open_scores: false };
            let scorings = scorings(options, seats, seed);
            assert_eq!(scorings.len(), 3, "{seats} seats, seed {seed}");
            for (round, (before, after)) in scorings.iter().enumerate() {
                let place = format!("{seats} seats, seed {seed}, round {round}: {before:#?}");
                assert_eq!(twin(before), *after, "{place}");
            }
        }
    }
}

/// What the seam hands over adds up to what the match then says.
#[test]
fn the_seam_tells_all_points_of_the_scorings() {
    use automobile::nouns::Source;
    for seed in 0..20 {
        let secret = Seed::from_number(seed);
        let told = scorings(Options::default(), 3, seed);
        let mut state = Automobile::setup(&Options::default(), 3, &mut Rng::at(secret, 0)).unwrap();
        engine::Playout::default().run(&mut state, secret, u32::MAX);
        for seat in state.all_seats() {
            for (round, (_, after)) in told.iter().enumerate() {
                let points = state.player(seat).points[round];
                let sum = |source: Source| u32::from(points[source.idx()]);
                assert_eq!(after.places[seat.idx()], sum(Source::Places));
                assert_eq!(after.laps[seat.idx()], sum(Source::Laps));
                assert_eq!(after.sales[seat.idx()], sum(Source::Sales));
            }
        }
    }
}
