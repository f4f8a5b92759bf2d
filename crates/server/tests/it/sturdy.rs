//! A player who never gives up: connects again, wherever a server answers, and repeats what it does not
//! know the outcome of under the same key. Whatever was acknowledged is noted.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::store::Store;

use crate::client::{Live, Person, pick};

/// Where servers are to be found now.
pub type Addresses = Arc<Mutex<Vec<SocketAddr>>>;

pub struct Sturdy {
    pub person: Person,
    pub table: String,
    addresses: Addresses,
    live: Option<Live>,
    /// Sent, and not answered yet.
    pending: Option<(Value, u64)>,
    /// The code of each acknowledged ply.
    pub acknowledged: BTreeMap<u64, u64>,
    /// Kinds of errors that were heard, and how often.
    pub errors: BTreeMap<String, u64>,
    next: usize,
}

/// What became of the plies of one match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub acknowledged: u64,
    /// Acknowledged, and not there or another one.
    pub lost: u64,
    /// There, and never asked for.
    pub doubled: u64,
}

impl Sturdy {
    /// One person in all seats of a new match.
    pub async fn new(addresses: &Addresses) -> Self {
        let first = addresses.lock().unwrap().first().copied();
        let address = first.expect("there is no server just now");
        let person = Person::new(address, "Ada").await;
        let table = person.started(json!(["me", "hotseat", "hotseat"])).await;
        Sturdy {
            person,
            table,
            addresses: addresses.clone(),
            live: None,
            pending: None,
            acknowledged: BTreeMap::new(),
            errors: BTreeMap::new(),
            next: 0,
        }
    }

    /// Plays until so many plies are acknowledged, or the time is over, or the match.
    pub async fn play(&mut self, plies: u64, time: Duration) -> u64 {
        let end = Instant::now() + time;
        let before = self.acknowledged.len() as u64;
        while (self.acknowledged.len() as u64) < before + plies && Instant::now() < end {
            let left = end.saturating_duration_since(Instant::now());
            // A step that is given up stays pending.
            if !tokio::time::timeout(left, self.step()).await.unwrap_or(true) {
                self.live = None;
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            if self.live.as_ref().is_some_and(Live::is_over) {
                break;
            }
        }
        self.acknowledged.len() as u64 - before
    }

    /// False if the connection did not last.
    async fn step(&mut self) -> bool {
        if self.live.is_none() {
            let addresses = self.addresses.lock().unwrap().clone();
            let Some(address) = addresses.get(self.next % addresses.len().max(1)) else {
                return false;
            };
            self.person.address = *address;
            self.next += 1;
            let Ok(mut live) = self.person.live_with(&self.table, "").await else { return false };
            while live.last.is_null() {
                if live.next().await.is_none() {
                    return false;
                }
            }
            self.live = Some(live);
        }
        let live = self.live.as_mut().unwrap();
        if live.is_over() {
            return true;
        }
        let ply = live.last["ply"].as_u64().unwrap();
        if self.pending.is_none() {
            let code = pick(live.legal(), ply);
            let key = format!("{}-{ply}-{:?}", self.table, Instant::now());
            let key: String = key.chars().filter(char::is_ascii_alphanumeric).take(64).collect();
            let (seat, hash) = (&live.last["viewer"], &live.last["hash"]);
            let play = json!({"type": "play", "id": ply, "ply": ply, "hash": hash, "seat": seat,
                "code": code, "key": key});
            self.pending = Some((play, code.as_u64().unwrap()));
        }
        let (play, code) = self.pending.clone().unwrap();
        if live.try_say(play.to_string()).await.is_err() {
            return false;
        }
        loop {
            let Some(answer) = live.next().await else { return false };
            if answer["id"] != play["id"] {
                continue;
            }
            if answer["type"] == "done" {
                let after = answer["ply"].as_u64().unwrap();
                assert_eq!(after, play["ply"].as_u64().unwrap() + 1, "{answer}");
                self.acknowledged.insert(after, code);
                self.pending = None;
                live.at(after).await;
                return true;
            }
            let kind = answer["kind"].as_str().unwrap().to_owned();
            *self.errors.entry(kind.clone()).or_default() += 1;
            // Nobody else plays here, so nothing but an outage can be in the way.
            assert!(["busy", "elsewhere"].contains(&kind.as_str()), "{answer}");
            return false;
        }
    }

    /// Compares with what the store has.
    pub async fn tally(&self, store: &Store) -> Tally {
        let plies = store.plies(&self.table).await.unwrap();
        assert_eq!(plies.hole, None, "match {} has a hole", self.table);
        let there: BTreeMap<u64, u64> =
            plies.rows.iter().map(|ply| (ply.n.into(), ply.code.into())).collect();
        let lost = self.acknowledged.iter().filter(|(n, code)| there.get(n) != Some(code)).count();
        // One may have become durable whose answer is still awaited.
        let asked = self.acknowledged.len() + usize::from(self.pending.is_some());
        Tally {
            acknowledged: self.acknowledged.len() as u64,
            lost: lost as u64,
            doubled: there.len().saturating_sub(asked) as u64,
        }
    }
}
