//! From data files to the tables that rules read, for any game.
//!
//! Everything printed on board and cards lies in JSON files beside a game's rules. A file is a list of
//! records or an object of them; every record says by `source` where its values are from, and may have a
//! `note`. A complaint names file, record and reason, so that an owner who corrects a value is told what
//! is wrong with it. What is read is fingerprinted: layout, sources and notes do not count, values do.
//!
//! ```
//! use engine::load::{BadData, Edition, Files, Reader, Record, table};
//!
//! const SHIPPED: Files = Files::shipped(&[
//!     ("cities.json", r#"[{"id": "AC", "value": 3, "source": "rulebook"}]"#),
//! ]);
//!
//! #[derive(serde::Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct RawCity { id: String, value: u8 }
//!
//! #[derive(Debug)]
//! struct Data { hash: u64, values: [u8; 1] }
//!
//! fn parse(files: &Files) -> Result<Data, BadData> {
//!     let mut reader = Reader::new(files);
//!     let cities: Vec<Record<RawCity>> = reader.list("cities.json")?;
//!     let values = table("cities.json", &cities, |_, city| {
//!         city.at.id(&city.id)?;
//!         city.at.within("the value", city.value, 1..=20)
//!     })?;
//!     Ok(Data { hash: reader.finish()?, values })
//! }
//!
//! static DATA: Edition<Data> = Edition::new(SHIPPED, &[], parse, |data| data.hash);
//!
//! let bad = DATA.install(&[("cities.json", r#"[{"id": "AC", "value": 0, "source": "public"}]"#)]);
//! assert_eq!(bad.unwrap_err().to_string(), "cities.json, record AC: the value is 0, expected 1 to 20");
//! assert_eq!(DATA.get().values, [3]);
//! ```

mod edition;
mod files;
mod read;

pub use edition::{Edition, NotInstalled, Printed, on_change, under};
pub use files::{BadData, Files};
pub use read::{At, Is, Reader, Record, table};

/// The files of a folder beside the source that names them, for [`Files::shipped`]:
/// `data_files!("../data/": "cards.json", "cities.json")`.
#[macro_export]
macro_rules! data_files {
    ($folder:literal: $($name:literal),+ $(,)?) => {
        $crate::load::Files::shipped(&[$(($name, include_str!(concat!($folder, $name)))),+])
    };
}
