//! Between its decisions a bot keeps its plan and no more: a server has hundreds of them, a program that plays
//! by the protocol may have thousands.

use std::sync::atomic::AtomicBool;

use arena::{BotKind, CATALOG, Entry, bot_rng};
use engine::{Seat, Seed, Spelling};
use serde_json::Value;
use testkit::{Counting, held};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// What is left allocated of a bot that plays this turn to its end, in bytes, at most.
fn most(entry: &Entry, kind: BotKind) -> isize {
    let seed = Seed::from_number(5);
    let mut table = (entry.new)(&Value::Null, 2, seed).unwrap();
    // Nets are loaded once for all bots.
    drop((entry.net)());
    let (mut mind, mut sum) = held(|| (entry.mind)(kind));
    let mut most = 0;
    for ply in 1..=12 {
        let seat = table.decision().seats().iter().next().unwrap();
        let rng = &mut bot_rng(seed, Seat(0), ply);
        let never = &AtomicBool::new(false);
        let (code, more) = held(|| mind.choose(&*table, seat, rng, never).unwrap());
        sum += more;
        most = most.max(sum);
        table.play(seat, Spelling::Code(code)).unwrap();
    }
    most
}

#[test]
fn a_bot_that_rests_keeps_its_plan_and_no_room_for_thinking() {
    for entry in CATALOG {
        for kind in BotKind::ALL.into_iter().filter(|it| *it != BotKind::Master) {
            let bytes = most(entry, kind);
            println!("{} {kind}: {bytes} bytes", entry.id);
            assert!(bytes < 64 * 1024, "{} {kind} keeps {bytes} bytes", entry.id);
        }
    }
}
