//! Plies a second of the store alone: the server's own writer puts the very rows of a match into a store
//! of the same kind, for as many matches at once as the server will have to play, and each match waits
//! until its ply is durable before it writes the next. There are no rules, no rooms and no sockets.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use engine::{Decision, Seat, Seed, Spelling};
use futures_util::future::join_all;
use server::store::{By, MatchRow, NewMatch, PlyRow, SeatRow, Snapshot, Status, Store, Write, now};

/// As often as the server does.
const SNAPSHOT_EVERY: u32 = 16;

/// What is written for one ply.
#[derive(Debug)]
struct Step {
    seat: Seat,
    code: u32,
    hash: u64,
    /// If others are to move than before.
    to_move: Option<u8>,
    state: Option<String>,
}

/// A match played at random.
fn script() -> Vec<Step> {
    let entry = arena::find("autobahn").unwrap();
    let mut table = (entry.new)(&(entry.options)(), 4, Seed::from_number(1)).unwrap();
    let (mut steps, mut last) = (Vec::new(), 0);
    while let Decision::Choose { seats, .. } = table.decision() {
        let seat = seats.iter().next().unwrap();
        let legal = table.legal(seat).unwrap();
        let code = legal[table.fingerprint() as usize % legal.len()].code;
        table.play(seat, Spelling::Code(code)).unwrap();
        let to_move = table.decision().seats().iter().fold(0, |mask, seat| mask | 1 << seat.0);
        let state = table.ply().is_multiple_of(SNAPSHOT_EVERY).then(|| table.state().to_string());
        let (hash, changed) = (table.fingerprint(), (to_move != last).then_some(to_move));
        steps.push(Step { seat, code, hash, to_move: changed, state });
        last = to_move;
    }
    steps
}

pub async fn raw(database: &str, matches: u64, seconds: u64) -> f64 {
    let store = Store::open(database).await.unwrap();
    let (script, written) = (Arc::new(script()), Arc::new(AtomicU64::new(0)));
    let begin = Instant::now();
    let end = begin + Duration::from_secs(seconds);
    let writers = (0..matches).map(|writer| {
        let (store, script, written) = (store.clone(), script.clone(), written.clone());
        tokio::spawn(async move {
            for round in 0.. {
                let mut row = set_up(&store, format!("{writer:08}{round:08}")).await;
                for (n, step) in (1..).zip(&*script) {
                    if Instant::now() >= end {
                        return;
                    }
                    store.write(writes(&mut row, n, step)).await.unwrap();
                    written.fetch_add(1, Ordering::Relaxed);
                }
            }
        })
    });
    join_all(writers.collect::<Vec<_>>()).await;
    let rate = written.load(Ordering::Relaxed) as f64 / begin.elapsed().as_secs_f64();
    store.close().await;
    rate
}

async fn set_up(store: &Store, id: String) -> MatchRow {
    let new = MatchRow::new(id, "autobahn", Seed::from_number(1));
    let row = MatchRow { status: Status::Running, ..new };
    let seats = [SeatRow::open(), SeatRow::open(), SeatRow::open(), SeatRow::open()];
    store.write(Write::new_match(NewMatch { row: &row, seats: &seats })).await.unwrap();
    row
}

fn writes(row: &mut MatchRow, n: u32, step: &Step) -> Vec<Write> {
    let &Step { seat, code, hash, to_move, ref state } = step;
    let (match_id, at) = (row.id.clone(), now());
    let ply = PlyRow { match_id, n, seat: seat.0, code, hash, by: By::Person, at, key: None };
    let mut writes = vec![Write::ply(ply, row.hold)];
    if let Some(to_move) = to_move {
        (row.to_move, row.changed) = (to_move, at);
        writes.push(Write::turn(row));
    }
    if let Some(state) = state {
        let snapshot = Snapshot { ply: n, hash, state: state.clone() };
        writes.push(Write::snapshot(&row.id, snapshot));
    }
    writes
}
