use autobahn::{Autobahn, Options};
use engine::{Game, Playout, Rng, Seed};
fn main() {
    println!("size {}", std::mem::size_of::<Autobahn>());
    for seats in 1..=4 {
        let mut p = Playout::<Autobahn>::default();
        let t = std::time::Instant::now();
        let (mut d, mut b, mut plies, mut longest, mut unfinished) = (0u64, 0u64, 0u64, 0u32, 0);
        let n = 2000;
        for s in 0..n {
            let seed = Seed::from_number(s);
            let mut g = Autobahn::setup(&Options::default(), seats, &mut Rng::at(seed, 0)).unwrap();
            let o = p.run(&mut g, seed, 100_000);
            d += o.decisions as u64;
            b += o.branching as u64;
            plies += o.plies as u64;
            longest = longest.max(o.plies as u32);
            if o.standings.is_none() {
                unfinished += 1;
            }
        }
        let e = t.elapsed().as_secs_f64();
        println!(
            "{seats}p {:.0} dec/s, branching {:.1}, plies {:.0}, longest {longest} unfinished {unfinished}",
            d as f64 / e,
            b as f64 / d as f64,
            plies as f64 / n as f64
        );
    }
}
