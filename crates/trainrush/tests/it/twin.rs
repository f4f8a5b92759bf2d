//! A second, naive implementation of zone scoring, majorities and the eight final scorings, written from
//! the rulebook by somebody who has not read the first one. It follows a match by what was *done* (pieces
//! placed, warehouses let, fields driven to) and works out by itself what that is worth; every figure the
//! rules tell is only compared. The printed numbers are written down here a second time on purpose.

mod finish;
mod zones;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use engine::{Game, Log, Rng, Seed};
use testkit::times;
use trainrush::nouns::LongTrack;
use trainrush::{Event, Options, TrainRush};

use zones::Scoring;

/// The colours in the order in which one owner's contractors are counted.
const COLOURS: [&str; 3] = ["red", "green", "blue"];

/// The colour in which a zone lies, by its name on the map (`ZR1`), a field (`R-I7`, `SR1a2`) likewise.
fn colour_of(name: &str) -> Option<&'static str> {
    let letter = name.trim_start_matches(['Z', 'S']).chars().next()?;
    COLOURS.into_iter().find(|colour| colour.to_uppercase().starts_with(letter))
}

/// Where each city lies, and its rank.
fn city(id: &str) -> (&'static str, u8) {
    match id {
        "rackglen" => ("red", 1),
        "blackborough" => ("red", 2),
        "cinderhall" => ("red", 3),
        "marrowgate" => ("green", 1),
        "vardimium" => ("green", 2),
        "zainhold" => ("green", 3),
        "brukas" => ("blue", 1),
        "aetherwick" => ("blue", 2),
        "vexbourne" => ("blue", 3),
        other => panic!("there is no city {other}"),
    }
}

#[derive(Default)]
struct House {
    owner: usize,
    contractor: Option<String>,
}

#[derive(Default)]
struct Zone {
    houses: Vec<House>,
    station: Option<usize>,
}

impl Zone {
    fn let_out(&self) -> usize {
        self.houses.iter().filter(|house| house.contractor.is_some()).count()
    }
}

#[derive(Default)]
struct Player {
    contractor: BTreeMap<String, u8>,
    infrastructure: BTreeMap<String, u8>,
    progress: BTreeMap<String, u8>,
    cities: BTreeSet<String>,
    /// Cubes and markers by region.
    delivered: BTreeMap<&'static str, (u32, u32)>,
    missions: Vec<String>,
    earned: u32,
}

/// A marker that has just moved and may have earned a bonus.
type Landed = (usize, LongTrack, String, u8);

struct Referee {
    options: Options,
    players: Vec<Player>,
    order: Vec<usize>,
    zones: BTreeMap<String, Zone>,
    /// Pieces by sector and field.
    sectors: BTreeMap<String, BTreeMap<u8, usize>>,
    scorings: Vec<Scoring>,
    /// Who drove onto a siding, and of which zone; with whether it had a let warehouse by then.
    driven: Vec<(usize, String, bool)>,
    /// Steps that a lease or a new warehouse has earned.
    lease: Option<(usize, String, u8)>,
    built: Option<(usize, &'static str)>,
    /// Bonuses that must be told before anything else happens.
    bonuses: VecDeque<Landed>,
    scored: u32,
}

impl Referee {
    fn new(options: Options, seats: usize) -> Self {
        Referee {
            options,
            players: (0..seats).map(|_| Player::default()).collect(),
            order: (0..seats).collect(),
            zones: BTreeMap::new(),
            sectors: BTreeMap::new(),
            scorings: Vec::new(),
            driven: Vec::new(),
            lease: None,
            built: None,
            bonuses: VecDeque::new(),
            scored: 0,
        }
    }

    fn follow(&mut self, event: &Event) {
        if let Some((seat, track, colour, space)) = self.bonuses.pop_front() {
            let told = match event {
                Event::TrackBonus { seat, track, region, space } => {
                    Some((seat.idx(), *track, region.to_string(), *space))
                }
                _ => None,
            };
            assert_eq!(told, Some((seat, track, colour, space)), "a bonus was earned: {event:?}");
            return;
        }
        if !matches!(event, Event::ContractorAdvanced { .. }) {
            assert_eq!(self.lease, None, "a lease moves the marker first: {event:?}");
        }
        if !matches!(event, Event::InfrastructureAdvanced { .. }) {
            assert_eq!(self.built, None, "a warehouse moves the marker first: {event:?}");
        }
        match event {
            Event::OrderSet { order } => {
                let seats = &order.seats[..usize::from(order.players)];
                self.order = seats.iter().map(|seat| seat.idx()).collect();
            }
            Event::Lobbied { seat, sector, field } | Event::AgentPlaced { seat, sector, field } => {
                let fields = self.sectors.entry(sector.to_string()).or_default();
                assert_eq!(fields.insert(*field, seat.idx()), None, "a free field");
            }
            Event::Advanced { seat, track, .. } => {
                *self.players[seat.idx()].progress.entry(track.to_string()).or_default() += 1;
            }
            Event::Moved { seat, to, .. } => self.drive(seat.idx(), &to.to_string()),
            Event::CityMarked { seat, city, .. } => {
                assert!(self.players[seat.idx()].cities.insert(city.to_string()), "once each");
            }
            Event::Delivered { seat, city: at, contract } => {
                let size = contract.data().cubes.len() as u32;
                self.mark(seat.idx(), &at.to_string(), size);
            }
            Event::SlotMarked { seat, city, size } => {
                self.mark(seat.idx(), &city.to_string(), u32::from(*size));
            }
            Event::Scored { seat, vp, .. } => self.players[seat.idx()].earned += u32::from(*vp),
            Event::WarehouseBuilt { seat, zone } => {
                let name = zone.to_string();
                let house = House { owner: seat.idx(), contractor: None };
                let zone = self.zones.entry(name.clone()).or_default();
                zone.houses.push(house);
                assert!(zone.houses.len() <= 3, "three to a zone");
                let colour = colour_of(&name).expect("a zone lies in a region");
                let ended = self.is_at_end(seat.idx(), LongTrack::Infrastructure, colour);
                self.built = (!ended).then_some((seat.idx(), colour));
            }
            Event::StationBuilt { seat, zone } => {
                let zone = self.zones.entry(zone.to_string()).or_default();
                assert_eq!(zone.station.replace(seat.idx()), None, "one station to a zone");
            }
            Event::Leased { seat, zone, city: from, colour } => {
                self.lease_out(seat.idx(), &zone.to_string(), &colour.to_string());
                let (colour, rank) = (colour.to_string(), city(&from.to_string()).1);
                let ended = self.is_at_end(seat.idx(), LongTrack::Contractor, &colour);
                self.lease = (!ended).then_some((seat.idx(), colour, rank));
            }
            Event::ZoneScored { zone, leased } => self.begin(&zone.to_string(), *leased),
            Event::ContractorAdvanced { seat, colour, space } => {
                self.contractor(seat.idx(), &colour.to_string(), *space);
            }
            Event::InfrastructureAdvanced { seat, region, space } => {
                self.infrastructure(seat.idx(), &region.to_string(), *space);
            }
            Event::TrackBonus { .. } => panic!("no marker has come onto a bonus: {event:?}"),
            Event::MissionBegun { seat, hero } => {
                self.players[seat.idx()].missions.push(hero.to_string());
            }
            Event::PhaseBegan { .. } | Event::RoundEnded { .. } | Event::MatchOver => self.settle(),
            Event::CardsDealt { .. }
            | Event::HeroesDealt { .. }
            | Event::Chosen { .. }
            | Event::PacksPassed
            | Event::DraftOver
            | Event::RoundBegan { .. }
            | Event::Bid { .. }
            | Event::AdvanceLost { .. }
            | Event::Income { .. }
            | Event::Loaded { .. }
            | Event::GotCoal { .. }
            | Event::GotInvestment { .. }
            | Event::Invested { .. }
            | Event::FreeAction { .. }
            | Event::Passed { .. }
            | Event::CardPlayed { .. }
            | Event::NoCard { .. }
            | Event::TokenUsed { .. }
            | Event::CoalPaid { .. }
            | Event::SpecialUsed { .. }
            | Event::CardTaken { .. }
            | Event::CardDiscarded { .. }
            | Event::CardRevealed { .. }
            | Event::PoolCleared
            | Event::Reshuffled
            | Event::CardsDrawn { .. }
            | Event::Drew { .. }
            | Event::CardKept { .. }
            | Event::TokenTaken { .. }
            | Event::Unloaded { .. }
            | Event::ContractRevealed { .. }
            | Event::Bought { .. }
            | Event::TileOpened { .. }
            | Event::TileRevealed { .. }
            | Event::ParcelTaken { .. }
            | Event::Uncoupled { .. }
            | Event::Coupled { .. }
            | Event::WagonRevealed { .. } => {}
        }
    }
}

/// Puts all markers near the ends of their tracks, where few matches come by themselves.
fn far_along(game: &mut TrainRush, referee: &mut Referee) {
    const SPACE: u8 = 12;
    for player in game.seats.iter_mut().take(referee.players.len()) {
        (player.infrastructure, player.contractor) = ([SPACE; 3], [SPACE; 3]);
    }
    for player in &mut referee.players {
        let all = || COLOURS.iter().map(|colour| (colour.to_string(), SPACE)).collect();
        (player.infrastructure, player.contractor) = (all(), all());
    }
}

/// Plays at random; every other match prefers what the suite's zeal prefers, for more is let then.
fn match_of(seats: u8, number: u64) -> Referee {
    let options = Options { track_bonus_only_on_stop: number % 4 < 2, ..Options::default() };
    let seed = Seed::from_number(number);
    let mut game = TrainRush::setup(&options, seats, &mut Rng::at(seed, 0)).unwrap();
    let mut referee = Referee::new(options, usize::from(seats));
    if number % 5 == 4 {
        far_along(&mut game, &mut referee);
    }
    let (mut choices, mut legal) = (Rng::at(seed, u32::MAX), Vec::new());
    for ply in 1.. {
        let able = game.decision().seats().iter().find(|seat| {
            legal.clear();
            game.legal(*seat, &mut legal);
            !legal.is_empty()
        });
        let Some(seat) = able else { break };
        if number % 2 == 1 {
            let most = legal.iter().map(|action| (crate::SUITE.zeal)(*action)).max();
            let lazy = choices.below(4) == 0;
            legal.retain(|action| lazy || Some((crate::SUITE.zeal)(*action)) == most);
        }
        let action = legal[choices.below(legal.len() as u32) as usize];
        let mut log = Log::on();
        game.apply(seat, action, &mut Rng::at(seed, ply), &mut log);
        let mut round_ended = false;
        for (_, event) in log.into_entries() {
            referee.follow(&event);
            round_ended |= matches!(event, Event::RoundEnded { .. });
        }
        if round_ended {
            referee.check_sectors(&game);
        }
    }
    referee.finish(&game);
    referee
}

/// A thousand matches for each number of players. They are to be worth following: zones are scored, and
/// markers come onto bonuses.
fn follow(seats: u8) {
    let scored: u32 = (0..times(1000)).map(|number| match_of(seats, number).scored).sum();
    assert!(scored > 200, "{scored} zones were scored");
}

#[test]
fn two_players_are_scored_alike() {
    follow(2);
}

#[test]
fn three_players_are_scored_alike() {
    follow(3);
}

#[test]
fn four_players_are_scored_alike() {
    follow(4);
}
