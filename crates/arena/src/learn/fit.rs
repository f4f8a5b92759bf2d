//! Fits a net to rows: the same net in floating point, gradients by hand, Adam. Batches are always cut
//! into the same shards and summed up in the same order, so the number of threads changes nothing.

use std::sync::{Barrier, Mutex, RwLock};

use engine::Rng;
use serde::{Deserialize, Serialize};

use super::rows::{HEADS, Rows};
use crate::think::{MOST_SIGNAL, NARROW, Net, Origin, WEIGHT_ONE, WIDE, weight_count};

const SHARDS: usize = 16;
const BATCH: usize = 512;
/// Heads beside the margin help to see, but must not lead.
const OTHER_HEADS: f32 = 0.25;
/// What a stored weight can hold.
const MOST_WEIGHT: f32 = 7.9;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Weights {
    features: usize,
    heads: usize,
    values: Vec<f32>,
    /// Adam's two moments and its count of steps.
    first: Vec<f32>,
    second: Vec<f32>,
    steps: u32,
}

impl Weights {
    pub fn random(features: usize, heads: usize, rng: &mut Rng) -> Self {
        let count = weight_count(features, heads);
        let mut values = vec![0.0; count];
        let mut uniform = |span: f32| (rng.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * span;
        let (first, rest) = values.split_at_mut(features * WIDE);
        first.iter_mut().for_each(|weight| *weight = uniform(0.06));
        let second = &mut rest[WIDE..WIDE + WIDE * NARROW];
        second.iter_mut().for_each(|weight| *weight = uniform(0.17));
        let heads_at = WIDE + WIDE * NARROW + NARROW;
        let last = &mut rest[heads_at..heads_at + NARROW * heads];
        last.iter_mut().for_each(|weight| *weight = uniform(0.1));
        let zeros = vec![0.0; count];
        Weights { features, heads, values, first: zeros.clone(), second: zeros, steps: 0 }
    }

    /// Those of a net, as if nothing had been fitted yet.
    pub fn of(net: &Net) -> Self {
        let values: Vec<f32> =
            net.weights().map(|weight| f32::from(weight) / WEIGHT_ONE as f32).collect();
        let zeros = vec![0.0; values.len()];
        let Origin { features, heads, .. } = net.origin;
        Weights { features, heads, values, first: zeros.clone(), second: zeros, steps: 0 }
    }

    pub fn fits(&self, features: usize, heads: usize) -> bool {
        let count = weight_count(features, heads);
        let lists = [&self.values, &self.first, &self.second];
        (self.features, self.heads) == (features, heads)
            && lists.iter().all(|list| list.len() == count)
    }

    pub fn net(&self, origin: Origin) -> Net {
        let stored = |weight: &f32| {
            let limit = f32::from(i16::MAX);
            (weight * WEIGHT_ONE as f32).round().clamp(-limit, limit) as i16
        };
        let weights: Vec<i16> = self.values.iter().map(stored).collect();
        Net::new(origin, &weights).expect("as many weights as the net has")
    }

    fn layout(&self) -> Layout {
        let first_bias = self.features * WIDE;
        let second = first_bias + WIDE;
        let second_bias = second + WIDE * NARROW;
        let head = second_bias + NARROW;
        Layout { first_bias, second, second_bias, head, head_bias: head + NARROW * self.heads }
    }
}

/// Where the parts begin.
#[derive(Clone, Copy)]
struct Layout {
    first_bias: usize,
    second: usize,
    second_bias: usize,
    head: usize,
    head_bias: usize,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Fitted {
    pub steps: u32,
    /// Root of the mean square error of the margin, in points.
    pub error: f32,
}

/// Walks through `share` of the rows in random order, from learning rate `from` to `to`.
pub fn fit(
    weights: &mut Weights,
    rows: &[&Rows],
    share: f32,
    rate: [f32; 2],
    threads: usize,
    rng: &mut Rng,
) -> Fitted {
    let mut order: Vec<(u16, u32)> = Vec::new();
    for (book, rows) in rows.iter().enumerate() {
        order.extend((0..rows.len()).map(|row| (book as u16, row as u32)));
    }
    rng.shuffle(&mut order);
    let steps = (order.len() as f32 * share) as usize / BATCH;
    if steps == 0 {
        return Fitted::default();
    }
    let count = weights.values.len();
    let shape = (weights.layout(), weights.features, weights.heads);
    let begun = weights.steps;
    let threads = threads.clamp(1, SHARDS);
    let slices = slices(weights, threads);
    let values = RwLock::new(std::mem::take(&mut weights.values));
    let shards: Vec<RwLock<Vec<f32>>> =
        (0..SHARDS).map(|_| RwLock::new(vec![0.0; count])).collect();
    let slices: Vec<Mutex<Slice>> = slices.into_iter().map(Mutex::new).collect();
    let error = Mutex::new(vec![0.0f64; SHARDS]);
    let barrier = Barrier::new(threads);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let (order, values, shards, slices) = (&order, &values, &shards, &slices);
            let (barrier, error) = (&barrier, &error);
            scope.spawn(move || {
                let mut bench = Bench::default();
                for step in 0..steps {
                    let batch = &order[step * BATCH..(step + 1) * BATCH];
                    {
                        let values = values.read().expect("no thread broke");
                        for shard in (thread..SHARDS).step_by(threads) {
                            let mut gradient = shards[shard].write().expect("no thread broke");
                            gradient.fill(0.0);
                            let size = BATCH / SHARDS;
                            let mut sum = 0.0;
                            for (book, row) in &batch[shard * size..(shard + 1) * size] {
                                let (features, target) =
                                    rows[usize::from(*book)].row(*row as usize);
                                sum += bench.learn(&values, &mut gradient, shape, features, target);
                            }
                            if step * 2 >= steps {
                                error.lock().expect("no thread broke")[shard] += sum;
                            }
                        }
                    }
                    barrier.wait();
                    {
                        let part = step as f32 / steps as f32;
                        let rate = rate[0] + (rate[1] - rate[0]) * part;
                        let mut slice = slices[thread].lock().expect("no thread broke");
                        slice.move_on(shards, begun + 1 + step as u32, rate);
                    }
                    if barrier.wait().is_leader() {
                        let mut values = values.write().expect("no thread broke");
                        for slice in slices {
                            let slice = slice.lock().expect("no thread broke");
                            values[slice.start..slice.start + slice.values.len()]
                                .copy_from_slice(&slice.values);
                        }
                    }
                    barrier.wait();
                }
            });
        }
    });
    weights.values = values.into_inner().expect("no thread broke");
    for slice in slices {
        let slice = slice.into_inner().expect("no thread broke");
        let range = slice.start..slice.start + slice.values.len();
        weights.first[range.clone()].copy_from_slice(&slice.first);
        weights.second[range].copy_from_slice(&slice.second);
    }
    weights.steps += steps as u32;
    let counted = (steps - steps.div_ceil(2)) * BATCH;
    let error: f64 = error.into_inner().expect("no thread broke").iter().sum();
    let points = crate::think::OUTPUT_POINTS as f32;
    Fitted { steps: steps as u32, error: (error / counted.max(1) as f64).sqrt() as f32 * points }
}

/// The part of the weights that one thread moves.
struct Slice {
    start: usize,
    values: Vec<f32>,
    first: Vec<f32>,
    second: Vec<f32>,
    sum: Vec<f32>,
}

fn slices(weights: &Weights, threads: usize) -> Vec<Slice> {
    let count = weights.values.len();
    let cut = |nth: usize| count * nth / threads;
    let slice = |nth: usize| {
        let range = cut(nth)..cut(nth + 1);
        Slice {
            start: range.start,
            values: weights.values[range.clone()].to_vec(),
            first: weights.first[range.clone()].to_vec(),
            second: weights.second[range.clone()].to_vec(),
            sum: vec![0.0; range.len()],
        }
    };
    (0..threads).map(slice).collect()
}

impl Slice {
    /// One step of Adam down the sum of all shards.
    fn move_on(&mut self, shards: &[RwLock<Vec<f32>>], step: u32, rate: f32) {
        const KEEP: [f32; 2] = [0.9, 0.999];
        let range = self.start..self.start + self.values.len();
        self.sum.fill(0.0);
        for shard in shards {
            let shard = shard.read().expect("no thread broke");
            for (sum, gradient) in self.sum.iter_mut().zip(&shard[range.clone()]) {
                *sum += gradient;
            }
        }
        let correct = KEEP.map(|keep| 1.0 - keep.powi(step.min(100_000).cast_signed()));
        let rate = rate * correct[1].sqrt() / correct[0];
        let moments = self.first.iter_mut().zip(&mut self.second);
        for ((value, (first, second)), sum) in self.values.iter_mut().zip(moments).zip(&self.sum) {
            let gradient = sum / BATCH as f32;
            *first = KEEP[0] * *first + (1.0 - KEEP[0]) * gradient;
            *second = KEEP[1] * *second + (1.0 - KEEP[1]) * gradient * gradient;
            let moved = *value - rate * *first / (second.sqrt() + 1e-8);
            *value = moved.clamp(-MOST_WEIGHT, MOST_WEIGHT);
        }
    }
}

/// Room for one row on its way through the net and back.
struct Bench {
    wide: [f32; WIDE],
    narrow: [f32; NARROW],
    wide_back: [f32; WIDE],
    narrow_back: [f32; NARROW],
}

impl Default for Bench {
    fn default() -> Self {
        Bench {
            wide: [0.0; WIDE],
            narrow: [0.0; NARROW],
            wide_back: [0.0; WIDE],
            narrow_back: [0.0; NARROW],
        }
    }
}

impl Bench {
    /// Adds the gradient of one row; returns the square error of its margin.
    fn learn(
        &mut self,
        values: &[f32],
        gradient: &mut [f32],
        (layout, _, heads): (Layout, usize, usize),
        features: &[(u16, u8)],
        target: &[f32; HEADS],
    ) -> f64 {
        let most = MOST_SIGNAL as f32;
        let at = |start: usize, row: usize, width: usize| start + row * width;
        self.wide.copy_from_slice(&values[layout.first_bias..layout.first_bias + WIDE]);
        for (feature, value) in features {
            let from = usize::from(*feature) * WIDE;
            add(&mut self.wide, &values[from..from + WIDE], f32::from(*value));
        }
        let wide_before = self.wide;
        self.wide.iter_mut().for_each(|it| *it = it.clamp(0.0, most));
        let mut narrow_before = [0.0; NARROW];
        for row in 0..NARROW {
            let from = at(layout.second, row, WIDE);
            let sum = dot(&values[from..from + WIDE], &self.wide);
            narrow_before[row] = sum + values[layout.second_bias + row];
            self.narrow[row] = narrow_before[row].clamp(0.0, most);
        }
        self.narrow_back.fill(0.0);
        let mut error = 0.0;
        for head in 0..heads {
            let from = at(layout.head, head, NARROW);
            let out =
                dot(&values[from..from + NARROW], &self.narrow) + values[layout.head_bias + head];
            let miss = out - target[head];
            if head == 0 {
                error = f64::from(miss) * f64::from(miss);
            }
            // Beyond a point or two off, how far does not matter more and more.
            let slope = miss.clamp(-1.0, 1.0) * if head == 0 { 1.0 } else { OTHER_HEADS };
            add(&mut self.narrow_back, &values[from..from + NARROW], slope);
            add(&mut gradient[from..from + NARROW], &self.narrow, slope);
            gradient[layout.head_bias + head] += slope;
        }
        self.wide_back.fill(0.0);
        for row in 0..NARROW {
            // The ramp is flat outside.
            if narrow_before[row] <= 0.0 || narrow_before[row] >= most {
                continue;
            }
            let slope = self.narrow_back[row];
            let from = at(layout.second, row, WIDE);
            add(&mut self.wide_back, &values[from..from + WIDE], slope);
            add(&mut gradient[from..from + WIDE], &self.wide, slope);
            gradient[layout.second_bias + row] += slope;
        }
        for (slope, before) in self.wide_back.iter_mut().zip(&wide_before) {
            if *before <= 0.0 || *before >= most {
                *slope = 0.0;
            }
        }
        add(&mut gradient[layout.first_bias..layout.first_bias + WIDE], &self.wide_back, 1.0);
        for (feature, value) in features {
            let from = usize::from(*feature) * WIDE;
            add(&mut gradient[from..from + WIDE], &self.wide_back, f32::from(*value));
        }
        error
    }
}

#[inline]
fn add(to: &mut [f32], from: &[f32], times: f32) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += from * times;
    }
}

/// In eight lanes, always in the same order.
#[inline]
fn dot(a: &[f32], b: &[f32]) -> f32 {
    let mut lanes = [0.0; 8];
    for (a, b) in a.as_chunks::<8>().0.iter().zip(b.as_chunks::<8>().0) {
        for lane in 0..8 {
            lanes[lane] += a[lane] * b[lane];
        }
    }
    lanes.iter().sum()
}
