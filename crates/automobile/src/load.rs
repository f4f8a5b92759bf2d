//! Builds the tables from `data/*.json` and refuses files that do not fit together.
//!
//! `raw` is the shape of the files, `tables` resolves names and computes what follows from them,
//! `check` compares the whole with the printed game; `engine::load` does what all games do. An edition
//! that passes cannot make the rules overflow or run out of a fixed-size table.

mod check;
mod raw;
mod tables;

use engine::load::{BadData, Files};

use crate::data::Data;

pub(crate) const SHIPPED: Files = engine::data_files!("../data/":
    "awards.json",
    "bonus_tiles.json",
    "cards.json",
    "engineers.json",
    "merchants.json",
    "players.json",
    "prices.json",
    "race.json",
    "setup.json",
    "start_tiles.json",
    "tiles.json",
);

/// Editions that were given out before, each with all of its files: `engine::data_files!` of
/// `../data/former/HASH/`. What has been in here stays.
pub(crate) const FORMER: &[Files] = &[];

pub fn parse(files: &Files) -> Result<Data, BadData> {
    let raw = raw::read(files)?;
    let data = tables::build(&raw)?;
    check::all(&raw, &data)?;
    Ok(data)
}
