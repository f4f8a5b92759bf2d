//! What a table with a match under way and nobody at it costs while its room is open.

use std::net::SocketAddr;

use futures_util::future::join_all;

use super::client::{Kind, Person};
use super::process::resident;

/// Tables that are played at the same time, and before anything is counted, so that what the sockets
/// leave behind in the allocator is not taken for the tables'.
const AT_ONCE: u64 = 50;
/// Into the middle of a match: as much as the room ever remembers is there.
const PLIES: u32 = 100;

/// Kilobytes a table.
pub async fn memory(address: SocketAddr, server: u32, tables: u64) -> f64 {
    played_and_left(address).await;
    let (before, rooms) = (resident(server), open_rooms(address).await);
    for _ in 0..tables / AT_ONCE {
        played_and_left(address).await;
    }
    let opened = open_rooms(address).await - rooms;
    assert_eq!(opened, tables as f64, "every room is still open");
    (resident(server) - before) / opened
}

async fn played_and_left(address: SocketAddr) {
    let people = (0..AT_ONCE).map(|_| async move {
        let person = Person::new(address).await;
        let mut live = person.live(&person.alone().await).await;
        loop {
            let (heard, _) = live.ears.next().await;
            match heard.kind {
                Kind::Position if heard.ply < PLIES => live.mouth.play(&heard).await,
                Kind::Done if heard.ply >= PLIES => return,
                _ => {}
            }
        }
    });
    join_all(people).await;
}

async fn open_rooms(address: SocketAddr) -> f64 {
    let text = Person::new(address).await.send("GET", "/metrics", None).await.1;
    let rooms = text.lines().find_map(|line| line.strip_prefix("cloverleaf_rooms "));
    rooms.unwrap().parse().unwrap()
}
