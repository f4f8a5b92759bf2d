//! Reads the files record by record, so that every complaint can name the record.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::ops::{Deref, RangeInclusive};

use engine::Fnv;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::raw::Raw;
use super::{BadData, Files};

const SOURCES: [&str; 3] = ["rulebook", "public", "reconstructed"];

/// One record and where it stands.
#[derive(Debug)]
pub struct Record<T> {
    pub at: At,
    it: T,
}

impl<T> Deref for Record<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.it
    }
}

#[derive(Clone, Debug)]
pub struct At {
    file: &'static str,
    record: Option<String>,
}

impl At {
    pub fn file(file: &'static str) -> Self {
        At { file, record: None }
    }

    pub fn record(file: &'static str, record: impl Display) -> Self {
        At { file, record: Some(record.to_string()) }
    }

    pub fn bad(&self, reason: impl Display) -> BadData {
        BadData {
            file: self.file.to_owned(),
            record: self.record.clone(),
            reason: reason.to_string(),
        }
    }

    pub fn need(&self, ok: bool, reason: impl Display) -> Result<(), BadData> {
        if ok { Ok(()) } else { Err(self.bad(reason)) }
    }

    pub fn within<T>(&self, what: &str, value: T, range: RangeInclusive<T>) -> Result<T, BadData>
    where
        T: Copy + PartialOrd + Display,
    {
        let (least, most) = (*range.start(), *range.end());
        self.need(
            range.contains(&value),
            format_args!("{what} is {value}, expected {least} to {most}"),
        )?;
        Ok(value)
    }
}

pub fn read(files: &Files) -> Result<Raw, BadData> {
    let mut reader = Reader { files, hash: Fnv::default() };
    Ok(Raw {
        tiles: reader.list("tiles.json")?,
        bonus_tiles: reader.list("bonus_tiles.json")?,
        starts: reader.list("start_tiles.json")?,
        cards: reader.list("cards.json")?,
        engineers: reader.list("engineers.json")?,
        prices: reader.list("prices.json")?,
        merchants: reader.list("merchants.json")?,
        awards: reader.list("awards.json")?,
        players: reader.list("players.json")?,
        race: reader.object("race.json")?,
        setup: reader.object("setup.json")?,
        hash: reader.hash.finish(),
    })
}

struct Reader<'a> {
    files: &'a Files,
    hash: Fnv,
}

impl Reader<'_> {
    fn list<T: DeserializeOwned>(&mut self, file: &'static str) -> Result<Vec<Record<T>>, BadData> {
        let Value::Array(records) = self.open(file)? else {
            return Err(At::file(file).bad("expected a list of records"));
        };
        let read = |(n, record): (usize, Value)| {
            let at = match record.get("id") {
                Some(Value::String(id)) => At::record(file, id),
                _ => At::record(file, format_args!("#{}", n + 1)),
            };
            let record = self.record(&at, record)?;
            let it = serde_json::from_value(record).map_err(|error| at.bad(error))?;
            Ok(Record { at, it })
        };
        records.into_iter().enumerate().map(read).collect()
    }

    fn object<T: DeserializeOwned>(&mut self, file: &'static str) -> Result<T, BadData> {
        let Value::Object(records) = self.open(file)? else {
            return Err(At::file(file).bad("expected an object of records"));
        };
        let mut clean = Map::new();
        for (name, record) in records.into_iter().collect::<BTreeMap<_, _>>() {
            self.hash.update(name.as_bytes());
            let record = self.record(&At::record(file, &name), record)?;
            clean.insert(name, record);
        }
        serde_json::from_value(Value::Object(clean)).map_err(|error| At::file(file).bad(error))
    }

    fn open(&mut self, file: &'static str) -> Result<Value, BadData> {
        self.hash.update(file.as_bytes());
        serde_json::from_str(self.files.text(file)).map_err(|error| At::file(file).bad(error))
    }

    /// The fingerprint covers what is played: neither layout nor remarks on where a value is from.
    fn record(&mut self, at: &At, mut record: Value) -> Result<Value, BadData> {
        let sourced = take_source(&mut record).map_err(|reason| at.bad(reason))?;
        at.need(sourced, "it names no source")?;
        record.sort_all_objects();
        self.hash.update(record.to_string().as_bytes());
        Ok(record)
    }
}

/// Takes the source and the note out of a record and of its parts, and tells whether the record
/// itself names a source.
fn take_source(value: &mut Value) -> Result<bool, String> {
    let mut sourced = false;
    match value {
        Value::Object(fields) => {
            if let Some(source) = fields.remove("source") {
                let known = source.as_str().is_some_and(|it| SOURCES.contains(&it));
                if !known {
                    return Err(format!("the source {source} is none of {}", SOURCES.join(", ")));
                }
                sourced = true;
            }
            if let Some(note) = fields.remove("note")
                && !note.is_string()
            {
                return Err(format!("the note {note} is not a text"));
            }
            for (_, part) in fields {
                take_source(part)?;
            }
        }
        Value::Array(parts) => {
            for part in parts {
                take_source(part)?;
            }
        }
        _ => {}
    }
    Ok(sourced)
}
