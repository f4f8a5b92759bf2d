//! Opening a finished match that is in the store only.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use serde_json::json;

use super::client::Person;

/// Of this many matches between bots, the longest are opened.
const PLAYED: usize = 40;
const OPENED: usize = 9;

#[derive(Debug)]
pub struct Finished {
    person: Person,
    table: String,
    pub plies: u64,
}

/// Finished matches, the longest first.
pub async fn finished(address: SocketAddr) -> Vec<Finished> {
    let matches = (0..PLAYED).map(|_| async move {
        let person = Person::new(address).await;
        let table = person.table(json!(vec![json!({"bot": "random"}); 4]), true).await;
        loop {
            let now = person.json("GET", &format!("/api/tables/{table}"), None).await;
            if now["status"] == "over" {
                let plies = now["ply"].as_u64().unwrap();
                return Finished { person, table, plies };
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    });
    let mut all = join_all(matches).await;
    all.sort_by_key(|it| std::cmp::Reverse(it.plies));
    all.truncate(OPENED);
    all
}

/// Milliseconds from connecting to the whole last position, the quickest first, of a server that has
/// none of the matches in memory.
pub async fn opening(address: SocketAddr, finished: &[Finished]) -> Vec<f64> {
    let mut times = Vec::new();
    for Finished { person, table, .. } in finished {
        let person = person.clone().at(address);
        let begin = Instant::now();
        person.live(table).await.ears.position().await;
        times.push(begin.elapsed().as_secs_f64() * 1e3);
    }
    times.sort_by(f64::total_cmp);
    times
}
