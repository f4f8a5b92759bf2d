//! A small net that judges positions, in integers: the same weights give the same value everywhere.
//!
//! Features → 64 → 32 → heads, with a clipped ramp between. The first layer is by far the largest, and
//! positions that are looked at one after the other differ in few features: only differences are added
//! (`Sight`).

use std::fmt;

use engine::{Evaluate, Memo, Seat};
use serde::{Deserialize, Serialize};

pub const WIDE: usize = 64;
pub const NARROW: usize = 32;
/// Heads before those of the categories: margin to the best opponent, chance of winning, own score.
pub const MARGIN: usize = 0;
pub const WIN: usize = 1;
pub const SCORE: usize = 2;
pub const CATEGORY: usize = 3;

/// What the number 1 is in a weight, and in what goes from layer to layer.
pub const WEIGHT_ONE: i32 = 1 << 12;
const SIGNAL_SHIFT: u32 = 8;
const WEIGHT_SHIFT: u32 = 12;
/// The ramp ends here; a signal stays within an `i16`.
pub const MOST_SIGNAL: i32 = 15;
const MOST: i32 = MOST_SIGNAL << SIGNAL_SHIFT;
/// An output of 1 stands for so many points; a chance of winning is given in percent.
pub const OUTPUT_POINTS: i32 = 32;

const MAGIC: &str = "cloverleaf net 1\n";
/// Far more than any of our nets has.
const MOST_WEIGHTS: usize = 1 << 20;

/// How a net came about; kept with it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Origin {
    pub game: String,
    pub features: usize,
    pub heads: usize,
    /// The commands that made it, and what they took.
    pub command: String,
    pub seed: u64,
    pub generations: u32,
    pub matches: u64,
    pub core_minutes: u64,
}

#[derive(Clone, PartialEq)]
pub struct Net {
    pub origin: Origin,
    /// One row of `WIDE` for each feature, then the bias.
    first: Vec<[i16; WIDE]>,
    /// One row for each signal of the first layer: the file has one for each signal of the second.
    second: Vec<[i16; NARROW]>,
    second_bias: [i16; NARROW],
    heads: Vec<[i16; NARROW]>,
    head_bias: Vec<i16>,
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Net({:?})", self.origin)
    }
}

/// Why a file is not a net for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadNet {
    NotANet,
    Header(String),
    /// It was learnt for another game, or for other features of it.
    OtherGame,
    Length,
}

impl fmt::Display for BadNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadNet::NotANet => f.write_str("this is not a net"),
            BadNet::Header(problem) => write!(f, "the net's header is broken: {problem}"),
            BadNet::OtherGame => {
                f.write_str("the net was learnt for another game or edition of it")
            }
            BadNet::Length => f.write_str("the net is not as long as its header says"),
        }
    }
}

impl std::error::Error for BadNet {}

/// How many weights a net has: all layers in the order in which they are stored.
pub fn weight_count(features: usize, heads: usize) -> usize {
    (features + 1) * WIDE + (WIDE + 1) * NARROW + (NARROW + 1) * heads
}

impl Net {
    /// From weights in the order of the file: first layer by feature, its bias, second layer by
    /// output, its bias, heads, their bias.
    pub fn new(origin: Origin, weights: &[i16]) -> Result<Self, BadNet> {
        let (features, heads) = (origin.features, origin.heads);
        if weights.len() > MOST_WEIGHTS || weights.len() != weight_count(features, heads) {
            return Err(BadNet::Length);
        }
        let (first, rest) = weights.split_at((features + 1) * WIDE);
        let (second, rest) = rest.split_at(WIDE * NARROW);
        let (second_bias, rest) = rest.split_at(NARROW);
        let (head, head_bias) = rest.split_at(NARROW * heads);
        let second: &[[i16; WIDE]] = second.as_chunks().0;
        Ok(Net {
            first: first.as_chunks().0.to_vec(),
            second: (0..WIDE).map(|from| std::array::from_fn(|to| second[to][from])).collect(),
            second_bias: second_bias.try_into().map_err(|_| BadNet::Length)?,
            heads: head.as_chunks().0.to_vec(),
            head_bias: head_bias.to_vec(),
            origin,
        })
    }

    pub fn read(bytes: &[u8]) -> Result<Self, BadNet> {
        let rest = bytes.strip_prefix(MAGIC.as_bytes()).ok_or(BadNet::NotANet)?;
        let end = rest.iter().position(|byte| *byte == b'\n').ok_or(BadNet::NotANet)?;
        let origin: Origin = serde_json::from_slice(&rest[..end])
            .map_err(|problem| BadNet::Header(problem.to_string()))?;
        if origin.features.max(origin.heads) > MOST_WEIGHTS / WIDE {
            return Err(BadNet::Length);
        }
        let (pairs, odd) = rest[end + 1..].as_chunks::<2>();
        if !odd.is_empty() {
            return Err(BadNet::Length);
        }
        let weights: Vec<i16> = pairs.iter().map(|pair| i16::from_le_bytes(*pair)).collect();
        Net::new(origin, &weights)
    }

    /// A net for this game, or why it is none.
    pub fn read_for<G: Evaluate>(bytes: &[u8]) -> Result<Self, BadNet> {
        let net = Net::read(bytes)?;
        net.fits::<G>().then_some(net).ok_or(BadNet::OtherGame)
    }

    pub fn fits<G: Evaluate>(&self) -> bool {
        let heads = CATEGORY + G::CATEGORIES.len();
        self.origin.game == G::ID
            && self.origin.features == G::FEATURES
            && self.origin.heads == heads
    }

    pub fn write(&self) -> Vec<u8> {
        let header = serde_json::to_string(&self.origin).expect("a header serializes");
        let mut bytes = format!("{MAGIC}{header}\n").into_bytes();
        self.weights().for_each(|weight| bytes.extend(weight.to_le_bytes()));
        bytes
    }

    /// In the order of the file.
    pub fn weights(&self) -> impl Iterator<Item = i16> + '_ {
        let second = (0..NARROW).flat_map(|to| self.second.iter().map(move |row| &row[to]));
        let weights = self.first.iter().flatten().chain(second);
        let weights = weights.chain(&self.second_bias).chain(self.heads.iter().flatten());
        weights.chain(&self.head_bias).copied()
    }

    /// Tells nets apart by what they say (FNV-1a over the weights), whatever their headers tell.
    pub fn sum(&self) -> u64 {
        let step = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        self.weights().flat_map(i16::to_le_bytes).fold(0xcbf2_9ce4_8422_2325, step)
    }

    pub fn heads(&self) -> usize {
        self.heads.len()
    }

    fn start(&self) -> [i32; WIDE] {
        self.first[self.origin.features].map(i32::from)
    }

    #[inline]
    fn second(&self, sums: &[i32; WIDE]) -> [i16; NARROW] {
        // Many signals are 0.
        let mut signals = [(0, 0); WIDE];
        let mut count = 0;
        for (from, sum) in (0..).zip(sums) {
            let signal = (sum >> (WEIGHT_SHIFT - SIGNAL_SHIFT)).clamp(0, MOST) as i16;
            signals[count] = (from, signal);
            count += usize::from(signal != 0);
        }
        let mut out = self.second_bias.map(|bias| i32::from(bias) << SIGNAL_SHIFT);
        add(&mut out, &self.second, &signals[..count]);
        out.map(|sum| (sum >> WEIGHT_SHIFT).clamp(0, MOST) as i16)
    }

    /// In hundredths of a point.
    #[inline]
    fn head(&self, head: usize, signal: &[i16; NARROW]) -> i32 {
        let sum = dot(&self.heads[head], signal, self.head_bias[head]);
        let hundredths = i64::from(sum) * i64::from(100 * OUTPUT_POINTS);
        (hundredths >> (WEIGHT_SHIFT + SIGNAL_SHIFT)) as i32
    }
}

#[inline]
fn dot<const N: usize>(weights: &[i16; N], signal: &[i16; N], bias: i16) -> i32 {
    let mut sum = i32::from(bias) << SIGNAL_SHIFT;
    for (weight, signal) in weights.iter().zip(signal) {
        sum = sum.wrapping_add(i32::from(*weight) * i32::from(*signal));
    }
    sum
}

/// How many sums are kept in registers at a time: half of those that every processor has.
const BLOCK: usize = 32;

/// Adds rows of weights, each so many times. Row by row, all sums would be read and stored for each: here
/// some columns go through all rows, then the next ones. What overflows comes out the same in any order.
#[inline]
fn add<const N: usize>(sums: &mut [i32; N], rows: &[[i16; N]], times: &[(u16, i16)]) {
    for (block, sums) in sums.as_chunks_mut::<BLOCK>().0.iter_mut().enumerate() {
        let mut sum = *sums;
        for (row, times) in times {
            let weights = &rows[usize::from(*row)].as_chunks::<BLOCK>().0[block];
            for (sum, weight) in sum.iter_mut().zip(weights) {
                *sum = sum.wrapping_add(i32::from(*weight) * i32::from(*times));
            }
        }
        *sums = sum;
    }
}

/// What one seat sees of positions: the first layer of the one that was looked at last, and room to
/// describe the next.
#[derive(Clone, Debug)]
pub struct Sight {
    memo: Memo,
    seat: Option<Seat>,
    last: Vec<u8>,
    sums: [i32; WIDE],
    next: Vec<u8>,
    /// Features that differ between the two, and by how much.
    changes: Vec<(u16, i16)>,
}

impl Default for Sight {
    fn default() -> Self {
        Sight {
            memo: Memo::default(),
            seat: None,
            last: Vec::new(),
            sums: [0; WIDE],
            next: Vec::new(),
            changes: Vec::new(),
        }
    }
}

impl Sight {
    fn look<G: Evaluate>(&mut self, net: &Net, state: &G, seat: Seat) -> [i16; NARROW] {
        let words = G::FEATURES.next_multiple_of(8);
        if self.seat != Some(seat) || self.last.len() != words {
            self.seat = Some(seat);
            self.sums = net.start();
            self.last.clear();
            self.last.resize(words, 0);
        }
        self.next.clear();
        self.next.resize(words, 0);
        state.features(seat, &mut self.memo, &mut self.next[..G::FEATURES]);
        self.compare();
        add(&mut self.sums, &net.first, &self.changes);
        std::mem::swap(&mut self.last, &mut self.next);
        net.second(&self.sums)
    }

    fn compare(&mut self) {
        self.changes.clear();
        let (last, next) = (self.last.as_chunks::<8>().0, self.next.as_chunks::<8>().0);
        for (word, (last, next)) in last.iter().zip(next).enumerate() {
            let mut differ = u64::from_le_bytes(*last) ^ u64::from_le_bytes(*next);
            while differ != 0 {
                let place = (differ.trailing_zeros() / 8) as usize;
                let change = i16::from(next[place]) - i16::from(last[place]);
                self.changes.push(((word * 8 + place) as u16, change));
                differ &= !(0xff << (8 * place));
            }
        }
    }

    /// The margin to expect, in hundredths of a point.
    pub fn margin<G: Evaluate>(&mut self, net: &Net, state: &G, seat: Seat) -> i32 {
        let signal = self.look(net, state, seat);
        net.head(MARGIN, &signal)
    }

    /// Every head, in hundredths of a point; the chance of winning in hundredths of a percent.
    pub fn heads<G: Evaluate>(&mut self, net: &Net, state: &G, seat: Seat) -> Vec<i32> {
        let signal = self.look(net, state, seat);
        (0..net.heads()).map(|head| net.head(head, &signal)).collect()
    }

    /// The features of the position last looked at, for those who learn from it.
    pub fn described(&self) -> &[u8] {
        &self.last
    }
}
