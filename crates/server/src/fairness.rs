//! How a seed comes about so that nobody alone decides it, and how anybody checks that afterwards.
//! `docs/fairness.md` is the procedure; this is all of its arithmetic.

use std::fmt;

use engine::{Contribution, Draw, Origin, Record, Seed};
use sha2::{Digest, Sha256};

fn sha256(bytes: &[u8]) -> Seed {
    Seed(Sha256::digest(bytes).into())
}

/// What is published of the server's secret before anybody sits down.
pub fn commitment(secret: Seed) -> Seed {
    sha256(&secret.0)
}

/// What a player publishes of the own value before the match starts.
pub fn promise(value: Seed) -> Seed {
    sha256(format!("cloverleaf contribution 1\n{value}\n").as_bytes())
}

/// The seed of a match, from everybody's part. A value that was not opened counts as its commitment, so
/// that keeping it back is a choice between two seeds that nobody but the server can tell apart.
pub fn seed(table: &str, Draw { secret, contributions }: &Draw) -> Seed {
    let mut text = format!("cloverleaf seed 1\ntable {table}\nsecret {secret}\n");
    for contribution in contributions {
        text += &format!("{contribution}\n");
    }
    sha256(text.as_bytes())
}

/// What a record shows about its seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It does not say where it was played.
    NoOrigin,
    /// The server had committed itself to this seed; no player had a part in it.
    ServerAlone,
    /// Somebody chose the seed, or it was known beforehand.
    Practice,
    /// Everybody's part is in it; of so many players, so many did not open theirs in time.
    Drawn { players: usize, unopened: usize },
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::NoOrigin => f.write_str("seed: the record does not say where it comes from"),
            Verdict::ServerAlone => {
                f.write_str("seed: the server's alone, as it had committed itself to")
            }
            Verdict::Practice => f.write_str("seed: chosen or known beforehand, for practice"),
            Verdict::Drawn { players, unopened } => {
                write!(f, "seed: drawn by the server and {players} players")?;
                if *unopened > 0 {
                    write!(f, ", {unopened} of whom did not open their part in time")?;
                }
                Ok(())
            }
        }
    }
}

/// Why a record's seed is not what was agreed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfair {
    Secret,
    Value { seats: Vec<u8> },
    Seats,
    Seed,
}

impl fmt::Display for Unfair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfair::Secret => {
                f.write_str("the server's secret is not the one it committed itself to")
            }
            Unfair::Value { seats } => {
                write!(f, "the value of seats {seats:?} is not the one that was committed")
            }
            Unfair::Seats => f.write_str("the contributions are not in the order of their seats"),
            Unfair::Seed => f.write_str("the seed is not made of the parts that are named"),
        }
    }
}

impl std::error::Error for Unfair {}

/// Checks all that a record says about its seed; whether the plies follow from it, a replay tells.
pub fn verify(record: &Record) -> Result<Verdict, Unfair> {
    let Some(Origin { table, commitment: committed, draw, practice, .. }) = &record.origin else {
        return Ok(Verdict::NoOrigin);
    };
    if *practice {
        return Ok(Verdict::Practice);
    }
    let Some(draw) = draw else {
        let fair = commitment(record.seed) == *committed;
        return if fair { Ok(Verdict::ServerAlone) } else { Err(Unfair::Secret) };
    };
    if commitment(draw.secret) != *committed {
        return Err(Unfair::Secret);
    }
    let first = |contribution: &Contribution| contribution.seats.first().copied();
    let mut seats: Vec<u8> = Vec::new();
    for Contribution { seats: own, commitment, value } in &draw.contributions {
        if value.is_some_and(|value| promise(value) != *commitment) {
            return Err(Unfair::Value { seats: own.clone() });
        }
        seats.extend(own);
    }
    let ordered = draw.contributions.is_sorted_by_key(first);
    let known = seats.iter().all(|seat| *seat < record.seats);
    seats.sort_unstable();
    if !ordered || !known || seats.windows(2).any(|pair| pair[0] == pair[1]) {
        return Err(Unfair::Seats);
    }
    if seed(table, draw) != record.seed {
        return Err(Unfair::Seed);
    }
    let unopened = draw.contributions.iter().filter(|it| it.value.is_none()).count();
    Ok(Verdict::Drawn { players: draw.contributions.len(), unopened })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn() -> Record {
        let part = |seats: &[u8], number, opened: bool| {
            let value = Seed::from_number(number);
            let commitment = promise(value);
            Contribution { seats: seats.to_vec(), commitment, value: opened.then_some(value) }
        };
        let secret = Seed::from_number(7);
        let contributions = vec![part(&[0, 2], 1, true), part(&[1], 2, false)];
        let draw = Draw { secret, contributions };
        let table = "8r2c0v5k7m3q1x9z".to_owned();
        let player = |name: &str| engine::Player { who: "person".into(), name: name.into() };
        Record {
            game: "autobahn".into(),
            rules: 1,
            edition: 1,
            seats: 3,
            seed: seed(&table, &draw),
            options: serde_json::json!({}),
            origin: Some(Origin {
                table,
                players: vec![player("Ada"), player(""), player("Bob von Ulm")],
                commitment: commitment(secret),
                draw: Some(draw),
                practice: false,
            }),
            plies: Vec::new(),
        }
    }

    /// As `sha256sum` prints them: these never change, for strangers compute them, too.
    #[test]
    fn the_arithmetic_is_pinned() {
        // printf 'cloverleaf contribution 1\n0100…00\n' | sha256sum
        let value = Seed::from_number(1);
        assert_eq!(promise(value).to_string(), PROMISE);
        assert_eq!(drawn().seed.to_string(), SEED);
        // head -c 32 /dev/zero | sha256sum
        let zero = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(commitment(Seed([0; 32])).to_string(), zero);
    }
    const PROMISE: &str = "1df52d39bdf382910f06653ca0d2f38605f45a5741f7d85b8519dbbf57fe49b8";
    const SEED: &str = "bef45dd5c3591786e1a0c1ab86c50c0553b04fd46f2ee2e2146e344194d1ba47";

    #[test]
    fn a_record_with_its_draw_reads_back_and_is_fair() {
        let record = drawn();
        let read: Record = record.to_string().parse().unwrap();
        assert_eq!(read, record);
        assert_eq!(verify(&read), Ok(Verdict::Drawn { players: 2, unopened: 1 }));
    }

    #[test]
    fn whatever_was_bent_is_found() {
        let bend = |bend: fn(&mut Record)| {
            let mut record = drawn();
            bend(&mut record);
            verify(&record)
        };
        fn draw(record: &mut Record) -> &mut Draw {
            record.origin.as_mut().unwrap().draw.as_mut().unwrap()
        }
        assert_eq!(bend(|it| it.seed.0[0] ^= 1), Err(Unfair::Seed));
        assert_eq!(bend(|it| it.origin.as_mut().unwrap().table.push('0')), Err(Unfair::Seed));
        assert_eq!(bend(|it| draw(it).secret.0[31] ^= 1), Err(Unfair::Secret));
        assert_eq!(
            bend(|it| it.origin.as_mut().unwrap().commitment.0[0] ^= 1),
            Err(Unfair::Secret)
        );
        let value = Err(Unfair::Value { seats: vec![0, 2] });
        assert_eq!(bend(|it| draw(it).contributions[0].value = Some(Seed([9; 32]))), value);
        assert_eq!(bend(|it| draw(it).contributions[0].value = None), Err(Unfair::Seed));
        assert_eq!(bend(|it| draw(it).contributions[1].commitment.0[5] ^= 1), Err(Unfair::Seed));
        assert_eq!(bend(|it| draw(it).contributions.truncate(1)), Err(Unfair::Seed));
        assert_eq!(bend(|it| draw(it).contributions.reverse()), Err(Unfair::Seats));
        assert_eq!(bend(|it| draw(it).contributions[1].seats = vec![2]), Err(Unfair::Seats));
        assert_eq!(bend(|it| draw(it).contributions[1].seats = vec![3]), Err(Unfair::Seats));
        // Without the players' parts the seed would be one of the server's alone.
        assert_eq!(bend(|it| it.origin.as_mut().unwrap().draw = None), Err(Unfair::Secret));
    }

    #[test]
    fn a_seed_without_players_parts_is_the_committed_one() {
        let mut record = drawn();
        record.origin.as_mut().unwrap().draw = None;
        record.origin.as_mut().unwrap().commitment = commitment(record.seed);
        assert_eq!(verify(&record), Ok(Verdict::ServerAlone));
        record.origin = None;
        assert_eq!(verify(&record), Ok(Verdict::NoOrigin));
    }
}
