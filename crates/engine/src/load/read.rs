//! Reads the files record by record, so that every complaint can name the record.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::ops::{Deref, RangeInclusive};

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::{BadData, Files};
use crate::{Fnv, Noun};

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

/// A single value with a source of its own: `{"is": 4, "source": "rulebook"}`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Is<T> {
    pub is: T,
}

/// A place in the files, for complaints.
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

    /// Ids appear in notation, so they are short and free of spaces.
    pub fn id(&self, id: &str) -> Result<String, BadData> {
        let plain = id.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-".contains(&byte));
        self.need(
            plain && (1..=12).contains(&id.len()),
            "an id is 1 to 12 letters, digits, dots and dashes",
        )?;
        Ok(id.to_owned())
    }

    /// `others` are the ids of the records before this one.
    pub fn unique<'a>(
        &self,
        what: &str,
        mut others: impl Iterator<Item = &'a str>,
        id: &str,
    ) -> Result<(), BadData> {
        self.need(!others.any(|other| other == id), format_args!("{what} {id} is there twice"))
    }

    /// What `id` names among the ids of another file, which come in the order of the noun.
    pub fn reference<'a, T: Noun>(
        &self,
        what: &str,
        ids: impl Iterator<Item = &'a str>,
        id: &str,
    ) -> Result<T, BadData> {
        let found = T::all().zip(ids).find(|(_, it)| *it == id);
        found.map(|(it, _)| it).ok_or_else(|| self.bad(format_args!("there is no {what} {id}")))
    }
}

/// One entry per record, in the order of the file, which must have as many as the printed game.
pub fn table<R, T, const N: usize>(
    file: &'static str,
    records: &[R],
    mut entry: impl FnMut(usize, &R) -> Result<T, BadData>,
) -> Result<[T; N], BadData> {
    let miscounted =
        || At::file(file).bad(format_args!("{N} records expected, {} found", records.len()));
    if records.len() != N {
        return Err(miscounted());
    }
    let entries: Result<Vec<T>, _> =
        records.iter().enumerate().map(|(n, record)| entry(n, record)).collect();
    entries?.try_into().map_err(|_| miscounted())
}

/// Reads files and sums up what it reads.
#[derive(Debug)]
pub struct Reader<'a> {
    files: &'a Files,
    opened: Vec<&'static str>,
    hash: Fnv,
}

impl<'a> Reader<'a> {
    pub fn new(files: &'a Files) -> Self {
        Reader { files, opened: Vec::new(), hash: Fnv::default() }
    }

    pub fn list<T: DeserializeOwned>(
        &mut self,
        file: &'static str,
    ) -> Result<Vec<Record<T>>, BadData> {
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

    /// A file that is one object, each of whose fields is a record.
    pub fn object<T: DeserializeOwned>(&mut self, file: &'static str) -> Result<T, BadData> {
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

    /// The fingerprint of all that was read. A file that nobody reads would be corrected in vain.
    pub fn finish(self) -> Result<u64, BadData> {
        match self.files.iter().find(|(name, _)| !self.opened.contains(name)) {
            Some((name, _)) => Err(At::file(name).bad("no table is made from this file")),
            None => Ok(self.hash.finish()),
        }
    }

    fn open(&mut self, file: &'static str) -> Result<Value, BadData> {
        let at = At::file(file);
        let text = self.files.text(file).ok_or_else(|| at.bad("the file is not there"))?;
        self.opened.push(file);
        self.hash.update(file.as_bytes());
        serde_json::from_str(text).map_err(|error| at.bad(error))
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
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    Ok(sourced)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Fruit {
        #[allow(dead_code, reason = "read from the file")]
        id: String,
        price: Is<u8>,
    }

    fn hash_of(fruits: &str) -> Result<u64, BadData> {
        const SHIPPED: Files = Files::shipped(&[("fruits.json", "[]"), ("setup.json", "{}")]);
        let files = SHIPPED.with("fruits.json", fruits)?;
        let mut reader = Reader::new(&files);
        let fruits: Vec<Record<Fruit>> = reader.list("fruits.json")?;
        reader.object::<BTreeMap<String, Is<u8>>>("setup.json")?;
        fruits
            .iter()
            .try_for_each(|it| it.at.within("its price", it.price.is, 1..=9).map(|_| ()))?;
        reader.finish()
    }

    #[test]
    fn the_fingerprint_covers_values_and_nothing_else() {
        let plain = r#"[{"id":"pear","price":{"is":3},"source":"public"}]"#;
        let noted = r#"[ {"source":"rulebook", "note":"p. 3", "price":{"source":"public","is":3}, "id":"pear"} ]"#;
        assert_eq!(hash_of(plain), hash_of(noted));
        assert_ne!(hash_of(plain), hash_of(&plain.replace('3', "4")));
    }

    #[test]
    fn a_complaint_names_file_record_and_reason() {
        let said = |text: &str| hash_of(text).unwrap_err().to_string();
        assert_eq!(
            said(r#"[{"id":"pear","price":{"is":0},"source":"public"}]"#),
            "fruits.json, record pear: its price is 0, expected 1 to 9"
        );
        assert_eq!(said(r#"[{"price":{"is":1}}]"#), "fruits.json, record #1: it names no source");
        assert_eq!(said("{}"), "fruits.json: expected a list of records");
        let files = Files::shipped(&[("fruits.json", "[]")]);
        let unknown = files.clone().with("plums.json", "[]").unwrap_err();
        assert_eq!(unknown.to_string(), "plums.json: the game has no data file of this name");
        let unread = Reader::new(&files).finish().unwrap_err();
        assert_eq!(unread.to_string(), "fruits.json: no table is made from this file");
    }
}
