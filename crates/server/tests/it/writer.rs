//! What many matches write at the same time goes into few statements, and each match gets its own.

use engine::Seed;
use futures_util::future::join_all;
use server::store::{
    By, MatchRow, NewMatch, PlyRow, SeatRow, Snapshot, Status, Store, StoreError, Write,
};

use crate::house::House;

fn row(n: u8) -> MatchRow {
    let new = MatchRow::new(format!("{n:016}"), "autobahn", Seed::from_number(n.into()));
    MatchRow { status: Status::Running, ..new }
}

/// A ply, the turn after it and a snapshot, all of them telling which match they are of.
fn writes(mut row: MatchRow, n: u8) -> Vec<Write> {
    let (match_id, hash) = (row.id.clone(), n.into());
    (row.to_move, row.changed) = (n, n.into());
    let ply =
        PlyRow { match_id, n: 1, seat: 0, code: n.into(), hash, by: By::Bot, at: 0, key: None };
    let snapshot = Snapshot { ply: 1, hash, state: n.to_string() };
    vec![Write::ply(ply, row.hold), Write::turn(&row), Write::snapshot(&row.id, snapshot)]
}

#[tokio::test]
async fn rows_of_many_matches_reach_each_its_own() {
    // More than one statement of every size takes.
    const MATCHES: u8 = 171;
    let house = House::open().await;
    let store = Store::open(&house.config.database).await.unwrap();
    let there = |n: &u8| n % 50 != 7;
    for n in (0..MATCHES).filter(there) {
        let new = NewMatch { row: &row(n), seats: &[SeatRow::open()] };
        store.write(Write::new_match(new)).await.unwrap();
    }
    let written = join_all((0..MATCHES).map(|n| store.write(writes(row(n), n)))).await;
    for (n, written) in (0..MATCHES).zip(written) {
        let id = row(n).id;
        let (plies, snapshot) =
            (store.plies(&id).await.unwrap().rows, store.snapshot(&id).await.unwrap());
        if there(&n) {
            written.unwrap();
            let (found, _) = store.find_match(&id).await.unwrap().unwrap();
            assert_eq!((found.to_move, found.changed), (n, n.into()));
            assert_eq!((plies.len(), plies[0].code, plies[0].hash), (1, n.into(), n.into()));
            assert_eq!(snapshot.unwrap().state, n.to_string());
        } else {
            // No match whose turn it could be: nothing of that job is done, and all others are.
            assert!(matches!(written, Err(StoreError::Conflict)));
            assert!(plies.is_empty() && snapshot.is_none());
        }
    }
    store.close().await;
}
