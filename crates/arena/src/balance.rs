//! What wins, what is used and what is not: everything that bots were offered and took, summed up over
//! many matches. It knows no game: what can be chosen has a text.

use std::collections::BTreeMap;

use engine::{Evaluate, Seat, Standings};

use crate::Failure;
use crate::contest::{Bout, Fought, Watch, watched};

/// How often something was there for a seat, how often it was taken, and how the takers fared. Seats
/// are counted once a match.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Use {
    /// Seats that could have it.
    pub offered: u64,
    /// Seats that had it …
    pub taken: u64,
    /// … their parts of victories, and by how many points they were ahead of the best of the others.
    pub wins: f64,
    pub margin: f64,
    pub times: u64,
}

/// Sums over matches of one game with one number of seats.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Balance {
    pub matches: u64,
    /// Victories by chair, and by who came first to a decision of one's own.
    pub by_seat: Vec<f64>,
    pub by_start: Vec<f64>,
    /// Points by category: of winners, and of everybody.
    pub winners: Vec<f64>,
    pub everybody: Vec<f64>,
    /// Parts of victories that the winners' points are of, and seats.
    pub victories: f64,
    pub seats: u64,
    /// By the text of what was chosen or dealt.
    pub uses: BTreeMap<String, Use>,
}

/// What one match shows.
#[derive(Debug, Default)]
struct Seen {
    /// For each text: seats that were offered it and that took it, as bits, and how often it was taken.
    uses: BTreeMap<String, (u8, u8, u64)>,
    /// Seats in the order in which they first decided.
    order: Vec<Seat>,
    categories: Vec<Vec<i32>>,
}

impl<G: Evaluate> Watch<G> for Seen {
    fn chosen(&mut self, _: &G, seat: Seat, legal: &[G::Action], action: G::Action) {
        let bit = 1 << seat.0;
        for offer in legal {
            self.uses.entry(offer.to_string()).or_default().0 |= bit;
        }
        let used = self.uses.entry(action.to_string()).or_default();
        used.1 |= bit;
        used.2 += 1;
        if !self.order.contains(&seat) {
            self.order.push(seat);
        }
    }

    fn over(&mut self, state: &G, _: &Standings) {
        for seat in (0..state.seats()).map(Seat) {
            let mut points = vec![0; G::CATEGORIES.len()];
            state.categories(seat, &mut points);
            self.categories.push(points);
            for dealt in state.dealt(seat) {
                let used = self.uses.entry(dealt).or_default();
                *used = (used.0 | 1 << seat.0, used.1 | 1 << seat.0, used.2 + 1);
            }
        }
    }
}

/// The sums of one match.
pub fn balance<G: Evaluate>(bout: &Bout<'_>) -> Result<Balance, Failure> {
    let mut seen = Seen::default();
    let fought = watched::<G>(bout, &|| 0, &mut seen)?;
    Ok(seen.sums(&fought))
}

impl Seen {
    fn sums(self, fought: &Fought) -> Balance {
        let seats = fought.turns.len();
        let wins: Vec<f64> = (0..seats).map(|seat| fought.win(seat)).collect();
        let mut it = Balance { matches: 1, seats: seats as u64, ..Balance::default() };
        it.victories = wins.iter().sum();
        it.by_start = self.order.iter().map(|seat| wins[seat.idx()]).collect();
        for (points, won) in self.categories.iter().zip(&wins) {
            it.winners.resize(points.len(), 0.0);
            it.everybody.resize(points.len(), 0.0);
            for (nth, points) in points.iter().enumerate() {
                it.winners[nth] += f64::from(*points) * won;
                it.everybody[nth] += f64::from(*points);
            }
        }
        for (text, (offered, taken, times)) in self.uses {
            let takers = || (0..seats).filter(|seat| taken >> seat & 1 == 1);
            let used = Use {
                offered: offered.count_ones().into(),
                taken: taken.count_ones().into(),
                wins: takers().map(|seat| wins[seat]).sum(),
                margin: takers().map(|seat| f64::from(fought.margin(seat))).sum(),
                times,
            };
            it.uses.insert(text, used);
        }
        it.by_seat = wins;
        it
    }
}

fn add(sums: &mut Vec<f64>, others: &[f64]) {
    sums.resize(sums.len().max(others.len()), 0.0);
    sums.iter_mut().zip(others).for_each(|(sum, other)| *sum += other);
}

impl Balance {
    pub fn add(&mut self, other: &Balance) {
        self.matches += other.matches;
        self.seats += other.seats;
        self.victories += other.victories;
        add(&mut self.by_seat, &other.by_seat);
        add(&mut self.by_start, &other.by_start);
        add(&mut self.winners, &other.winners);
        add(&mut self.everybody, &other.everybody);
        for (text, used) in &other.uses {
            let sum = self.uses.entry(text.clone()).or_default();
            sum.offered += used.offered;
            sum.taken += used.taken;
            sum.wins += used.wins;
            sum.margin += used.margin;
            sum.times += used.times;
        }
    }
}
