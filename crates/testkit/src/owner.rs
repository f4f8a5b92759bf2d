//! What an owner could write into the data files of a game.

use engine::load::{BadData, Edition, Files};
use serde_json::Value;

/// The shipped files of a game, to be edited and read again.
#[derive(Debug)]
pub struct Owner<D: 'static> {
    pub edition: fn() -> &'static Edition<D>,
    pub parse: fn(&Files) -> Result<D, BadData>,
}

impl<D> Owner<D> {
    pub fn file(&self, name: &str) -> Value {
        let text = (self.edition)().shipped().text(name).unwrap_or_else(|| panic!("no {name}"));
        serde_json::from_str(text).expect("shipped files are JSON")
    }

    /// The shipped files with this one in the place of its like.
    pub fn files(&self, name: &str, contents: &Value) -> Files {
        let shipped = (self.edition)().shipped().clone();
        shipped.with(name, contents.to_string()).expect("a file of this name is shipped")
    }

    /// The file with one value replaced, or added to its object.
    #[track_caller]
    pub fn edited(&self, name: &str, pointer: &str, value: Value) -> Value {
        let mut contents = self.file(name);
        let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
        match contents.pointer_mut(parent).unwrap_or_else(|| panic!("{name}: no {parent}")) {
            Value::Array(items) => items[key.parse::<usize>().expect("a place")] = value,
            Value::Object(fields) => drop(fields.insert(key.to_owned(), value)),
            other @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_)) => {
                panic!("{other} has no {key}")
            }
        }
        contents
    }

    pub fn read(&self, name: &str, contents: &Value) -> Result<D, BadData> {
        (self.parse)(&self.files(name, contents))
    }

    /// What is said against a file.
    #[track_caller]
    pub fn refused(&self, name: &str, contents: &Value) -> BadData {
        self.read(name, contents).err().unwrap_or_else(|| panic!("{name} is taken"))
    }

    /// What is said against one value.
    #[track_caller]
    pub fn refusal(&self, name: &str, pointer: &str, value: Value) -> String {
        self.refused(name, &self.edited(name, pointer, value)).to_string()
    }
}
