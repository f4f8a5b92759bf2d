//! Warehouses, leases and the scoring of zones, step by step.

use std::collections::VecDeque;

use trainrush::nouns::LongTrack;

use super::{COLOURS, House, Referee, city, colour_of};

/// Reconstructed: how long the tracks are, and which spaces give a bonus.
const LENGTH: u8 = 15;
const INFRASTRUCTURE_BONUSES: [u8; 3] = [3, 6, 9];
const CONTRACTOR_BONUSES: [u8; 3] = [3, 6, 10];

/// A zone scoring under way.
pub struct Scoring {
    zone: String,
    /// Step A: whose markers are still to move, on which colour.
    leases: VecDeque<(usize, &'static str)>,
    /// Step B, once it has begun: whose marker, and how many steps are left.
    station: Option<(usize, usize)>,
}

impl Referee {
    pub(super) fn mark(&mut self, seat: usize, at: &str, cubes: u32) {
        let sum = self.players[seat].delivered.entry(city(at).0).or_default();
        *sum = (sum.0 + cubes, sum.1 + 1);
    }

    /// Only in a zone with a station, and every contractor of a zone comes from another state.
    pub(super) fn lease_out(&mut self, seat: usize, zone: &str, colour: &str) {
        let zone = self.zones.get_mut(zone).expect("a zone with warehouses");
        assert!(zone.station.is_some(), "a station stands there");
        let taken = |house: &House| house.contractor.as_deref() == Some(colour);
        assert!(!zone.houses.iter().any(taken), "no two contractors of one state");
        let empty = |house: &&mut House| house.owner == seat && house.contractor.is_none();
        let house = zone.houses.iter_mut().find(empty).expect("an own empty warehouse");
        house.contractor = Some(colour.to_owned());
    }

    pub(super) fn drive(&mut self, seat: usize, to: &str) {
        if let Some(siding) = to.strip_prefix('S').filter(|_| to != "START") {
            // `SR1a2` lies beside `ZR1`.
            let zone = format!("Z{}", &siding[..2]);
            let due = self.zones.get(&zone).is_some_and(|zone| zone.let_out() > 0);
            self.driven.push((seat, zone, due));
        }
    }

    /// Step A: owners in turn order from whoever drove there, each with the colours in their order.
    pub(super) fn begin(&mut self, zone: &str, told: u8) {
        let at = self.driven.iter().rposition(|(_, it, _)| it == zone);
        let (driver, ..) = self.driven.remove(at.expect("somebody drove onto its siding"));
        let houses = &self.zones[zone].houses;
        assert_eq!(usize::from(told), self.zones[zone].let_out(), "let warehouses of {zone}");
        let first = self.order.iter().position(|seat| *seat == driver).expect("at the table");
        let mut leases = VecDeque::new();
        for turn in 0..self.order.len() {
            let owner = self.order[(first + turn) % self.order.len()];
            for colour in COLOURS {
                let theirs = |house: &&House| {
                    house.owner == owner && house.contractor.as_deref() == Some(colour)
                };
                leases.extend(houses.iter().filter(theirs).map(|_| (owner, colour)));
            }
        }
        self.scored += 1;
        self.scorings.push(Scoring { zone: zone.to_owned(), leases, station: None });
    }

    fn place(&self, seat: usize, track: LongTrack, colour: &str) -> u8 {
        let player = &self.players[seat];
        let markers = match track {
            LongTrack::Contractor => &player.contractor,
            LongTrack::Infrastructure => &player.infrastructure,
        };
        markers.get(colour).copied().unwrap_or(0)
    }

    /// A marker at the end of its track stays there, and nothing is told of it.
    pub(super) fn is_at_end(&self, seat: usize, track: LongTrack, colour: &str) -> bool {
        self.place(seat, track, colour) == LENGTH
    }

    pub(super) fn contractor(&mut self, seat: usize, colour: &str, space: u8) {
        let steps = match self.lease.take() {
            Some((owner, of, rank)) => {
                assert_eq!((owner, of.as_str()), (seat, colour), "the marker of the lease");
                rank
            }
            None => {
                self.step_a(seat, colour);
                1
            }
        };
        self.advance(seat, LongTrack::Contractor, colour, steps, space);
    }

    fn step_a(&mut self, seat: usize, colour: &str) {
        loop {
            let scoring = self.scorings.last_mut().expect("a zone is scored");
            match scoring.leases.pop_front() {
                Some((owner, of)) if (owner, of) == (seat, colour) => return,
                Some((owner, of)) => {
                    assert!(self.is_at_end(owner, LongTrack::Contractor, of), "{owner} on {of}");
                }
                // Everything inside is over: the scoring that it interrupted goes on.
                None => self.close(),
            }
        }
    }

    pub(super) fn infrastructure(&mut self, seat: usize, region: &str, space: u8) {
        match self.built.take() {
            Some(marker) => assert_eq!(marker, (seat, region), "the marker of the warehouse"),
            None => self.step_b(seat, region),
        }
        self.advance(seat, LongTrack::Infrastructure, region, 1, space);
    }

    /// Step B begins when nobody moves in step A any more, with the let warehouses of that moment.
    fn step_b(&mut self, seat: usize, region: &str) {
        loop {
            self.begin_b();
            let scoring = self.scorings.last_mut().expect("a zone is scored");
            match &mut scoring.station {
                Some((owner, left)) if *left > 0 => {
                    *left -= 1;
                    let zone = colour_of(&scoring.zone);
                    assert_eq!((*owner, zone), (seat, Some(region)), "the station's marker");
                    return;
                }
                _ => self.close(),
            }
        }
    }

    fn begin_b(&mut self) {
        let scoring = self.scorings.last().expect("a zone is scored");
        if scoring.station.is_some() {
            return;
        }
        for (owner, colour) in &scoring.leases {
            let at_end = self.is_at_end(*owner, LongTrack::Contractor, colour);
            assert!(at_end, "{owner} moves on {colour} first");
        }
        let zone = &self.zones[&scoring.zone];
        let station = zone.station.map(|owner| (owner, zone.let_out()));
        let scoring = self.scorings.last_mut().expect("a zone is scored");
        scoring.leases.clear();
        scoring.station = Some(station.unwrap_or((0, 0)));
    }

    /// The scoring on top is over.
    fn close(&mut self) {
        self.begin_b();
        let scoring = self.scorings.pop().expect("a zone is scored");
        let (owner, left) = scoring.station.expect("step B has begun");
        let region = colour_of(&scoring.zone).expect("a zone lies in a region");
        let at_end = self.is_at_end(owner, LongTrack::Infrastructure, region);
        assert!(left == 0 || at_end, "{left} steps are missing in {}", scoring.zone);
    }

    fn advance(&mut self, seat: usize, track: LongTrack, colour: &str, steps: u8, told: u8) {
        let before = self.place(seat, track, colour);
        let space = (before + steps).min(LENGTH);
        assert_eq!(told, space, "{seat} on {colour}, from {before} by {steps}");
        let (markers, bonuses) = match track {
            LongTrack::Contractor => (&mut self.players[seat].contractor, CONTRACTOR_BONUSES),
            LongTrack::Infrastructure => {
                (&mut self.players[seat].infrastructure, INFRASTRUCTURE_BONUSES)
            }
        };
        markers.insert(colour.to_owned(), space);
        // "When the marker is put on the space": where it stops, or by the option wherever it passes.
        let only_on_stop = self.options.track_bonus_only_on_stop;
        let first = if only_on_stop { space } else { before + 1 };
        for at in (first..=space).filter(|at| *at > before && bonuses.contains(at)) {
            self.bonuses.push_back((seat, track, colour.to_owned(), at));
        }
    }

    /// Between phases nothing is under way.
    pub(super) fn settle(&mut self) {
        while !self.scorings.is_empty() {
            self.close();
        }
        for (seat, zone, due) in std::mem::take(&mut self.driven) {
            assert!(!due, "{seat} drove to {zone}, and it was not scored");
        }
    }
}
