//! How much one address, person or socket may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Addresses remembered before those that have been quiet are forgotten.
const REMEMBERED: usize = 10_000;

/// A request over HTTP, in bytes.
pub const BODY: usize = 64 * 1024;
/// A message on a socket, in bytes.
pub const MESSAGE: usize = 4096;

/// A bucket of tokens that fills up by itself.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    pub fn full(burst: f64) -> Self {
        Bucket { tokens: burst, at: Instant::now() }
    }

    /// Takes a token if there is one.
    pub fn take(&mut self, burst: f64, per_second: f64) -> bool {
        let now = Instant::now();
        let gained = now.duration_since(self.at).as_secs_f64() * per_second;
        (self.tokens, self.at) = ((self.tokens + gained).min(burst), now);
        let enough = self.tokens >= 1.0;
        if enough {
            self.tokens -= 1.0;
        }
        enough
    }
}

/// How many there may be at once.
#[derive(Clone, Copy, Debug)]
pub struct Space {
    /// Connections. When there are more, the first that is no player's makes room.
    pub connections: usize,
    /// Connections of one address; not counted behind a proxy.
    pub of_address: usize,
    /// Sockets of people who watch without a seat.
    pub watchers: usize,
    /// Such sockets of one address.
    pub watchers_of_address: usize,
    /// Sockets of one person in seats of theirs.
    pub sockets_of_person: usize,
    /// Tables of one host that have not started.
    pub waiting_of_host: usize,
    /// Matches that are looked back at, in all and for one address.
    pub reviews: usize,
    pub reviews_of_address: usize,
}

impl Default for Space {
    fn default() -> Self {
        Space {
            connections: 4096,
            of_address: 256,
            watchers: 2048,
            watchers_of_address: 64,
            sockets_of_person: 32,
            waiting_of_host: 50,
            reviews: 8,
            reviews_of_address: 2,
        }
    }
}

impl Space {
    /// For load generators and tests on the own machine.
    pub fn endless() -> Self {
        let endless = usize::MAX;
        Space {
            connections: endless,
            of_address: endless,
            watchers: endless,
            watchers_of_address: endless,
            sockets_of_person: endless,
            waiting_of_host: endless,
            reviews: endless,
            reviews_of_address: endless,
        }
    }
}

/// How long we wait for a peer.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For the whole head of a request, and for the next request on a connection.
    pub head: Duration,
    /// For the whole body of a request.
    pub body: Duration,
    /// For the peer to take some of what it is sent.
    pub write: Duration,
    /// Between two pings on a socket; who has not been heard of in between is gone.
    pub ping: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        let usual = Duration::from_secs(20);
        Patience { head: usual, body: usual, write: usual, ping: usual }
    }
}

/// How many are there now, by whoever they belong to.
#[derive(Debug)]
pub struct Tally<K: std::hash::Hash + Eq> {
    counts: Mutex<HashMap<K, usize>>,
}

impl<K: std::hash::Hash + Eq> Default for Tally<K> {
    fn default() -> Self {
        Tally { counts: Mutex::default() }
    }
}

/// One of those counted, until it is dropped.
#[derive(Debug)]
pub struct Counted<K: std::hash::Hash + Eq> {
    tally: Arc<Tally<K>>,
    key: K,
}

impl<K: std::hash::Hash + Eq + Clone> Tally<K> {
    /// One more, unless there are so many already.
    pub fn enter(self: &Arc<Self>, key: K, most: usize) -> Option<Counted<K>> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(key.clone()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Counted { tally: self.clone(), key })
    }
}

impl<K: std::hash::Hash + Eq> Drop for Counted<K> {
    fn drop(&mut self) {
        let mut counts = self.tally.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

/// Tokens at once, and then per second.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    pub burst: f64,
    pub per_second: f64,
}

#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// Any request of an address.
    pub requests: Rate,
    /// New guests, logins and claims of an address: what is worth guessing, or fills the store.
    pub identities: Rate,
    /// New tables of a person.
    pub tables: Rate,
    /// New tables of an address: a household has several people.
    pub tables_of_address: Rate,
    /// Messages of a socket.
    pub messages: Rate,
}

impl Default for Rates {
    fn default() -> Self {
        Rates {
            requests: Rate { burst: 200.0, per_second: 50.0 },
            identities: Rate { burst: 20.0, per_second: 0.2 },
            tables: Rate { burst: 20.0, per_second: 0.2 },
            tables_of_address: Rate { burst: 40.0, per_second: 0.4 },
            messages: Rate { burst: 100.0, per_second: 20.0 },
        }
    }
}

impl Rates {
    /// For load generators and tests on the own machine.
    pub fn none() -> Self {
        let free = Rate { burst: 1e9, per_second: 1e9 };
        Rates {
            requests: free,
            identities: free,
            tables: free,
            tables_of_address: free,
            messages: free,
        }
    }
}

/// Buckets by whoever they belong to.
#[derive(Debug)]
pub struct Limiter<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: std::hash::Hash + Eq> Limiter<K> {
    pub fn new(rate: Rate) -> Self {
        Limiter { rate, buckets: Mutex::default() }
    }

    pub fn check(&self, key: K) -> crate::Result<()> {
        let Rate { burst, per_second } = self.rate;
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > REMEMBERED {
            let full_after = burst / per_second;
            buckets.retain(|_, bucket| bucket.at.elapsed().as_secs_f64() < full_after);
        }
        let bucket = buckets.entry(key).or_insert_with(|| Bucket::full(burst));
        if bucket.take(burst, per_second) { Ok(()) } else { Err(crate::Error::TooMany) }
    }
}

/// What counts as one address: of IPv6, what one household gets.
pub fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => {
                let [a, b, c, d, ..] = v6.segments();
                IpAddr::from([a, b, c, d, 0, 0, 0, 0])
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_one_address_does_not_use_up_anothers() {
        let limiter = Limiter::new(Rate { burst: 2.0, per_second: 0.001 });
        assert!(limiter.check(1).is_ok());
        assert!(limiter.check(1).is_ok());
        assert!(limiter.check(1).is_err());
        assert!(limiter.check(2).is_ok());
    }

    #[test]
    fn a_place_is_free_again_when_its_holder_is_gone() {
        let tally = Arc::new(Tally::default());
        let one = tally.enter("ada", 2).unwrap();
        let _two = tally.enter("ada", 2).unwrap();
        assert!(tally.enter("ada", 2).is_none());
        assert!(tally.enter("bob", 2).is_some(), "another's places are not hers");
        drop(one);
        assert!(tally.enter("ada", 2).is_some());
    }

    #[test]
    fn a_household_is_one_address() {
        let parse = |text: &str| household(text.parse().unwrap());
        assert_eq!(parse("2001:db8:1:2:3:4:5:6"), parse("2001:db8:1:2:ffff::1"));
        assert_ne!(parse("2001:db8:1:2::"), parse("2001:db8:1:3::"));
        assert_eq!(parse("::ffff:192.0.2.1"), parse("192.0.2.1"));
    }
}
