//! Builds the tables from `data/*.json` and refuses files that do not fit together.
//!
//! `raw` is the shape of the files, `map` and `tables` resolve names and compute what follows from
//! them, `check` compares the whole with the printed game; `engine::load` does what all games do. An
//! edition that passes cannot make the rules overflow, run in circles or run out of a table.

mod check;
mod map;
mod raw;
mod tables;

use engine::load::{BadData, Files};

use crate::data::Data;

pub(crate) const SHIPPED: Files = engine::data_files!("../data/":
    "actions.json",
    "cards.json",
    "cities.json",
    "contracts.json",
    "drawing.json",
    "fields.json",
    "heroes.json",
    "market.json",
    "markets.json",
    "players.json",
    "progress.json",
    "resources.json",
    "scoring.json",
    "sectors.json",
    "setup.json",
    "special_wagons.json",
    "tiles.json",
    "tokens.json",
    "tracks.json",
    "wagons.json",
    "zones.json",
);

/// Editions that were given out before, each with all of its files: `engine::data_files!` of
/// `../data/former/HASH/`. What has been in here stays.
pub(crate) const FORMER: &[Files] = &[];

pub fn parse(files: &Files) -> Result<Data, BadData> {
    let data = tables::build(&raw::read(files)?)?;
    check::all(&data)?;
    Ok(data)
}
