//! Builds the tables from `data/*.json` and refuses files that do not fit together.
//!
//! `raw` is the shape of the files, `tables` resolves names and computes what follows from them, `check`
//! compares the whole with the printed game; `engine::load` does what all games do. An edition that passes cannot make the rules
//! overflow or run out of a fixed-size table.

mod cards;
mod check;
mod map;
mod modules;
mod numbers;
mod raw;
mod rewards;
mod solo;
mod tables;

use engine::load::{BadData, Files};

use crate::data::Data;

/// An edition is all of these files in one folder.
macro_rules! edition {
    ($folder:literal) => {
        engine::data_files!($folder:
            "cards.json",
            "cities.json",
            "countries.json",
            "dashboard.json",
            "deliveries.json",
            "departments.json",
            "depots.json",
            "levels.json",
            "links.json",
            "offices.json",
            "rewards.json",
            "routes.json",
            "rows.json",
            "scoring.json",
            "services.json",
            "setup.json",
            "solo_boards.json",
            "stations.json",
            "tasks.json",
            "technologies.json",
            "tiles.json",
            "track.json",
            "wine.json",
        )
    };
}

pub(crate) const SHIPPED: Files = edition!("../data/");

/// Editions that were given out before, each with all of its files. What has been in here stays.
pub(crate) const FORMER: &[Files] = &[edition!("../data/former/e2038e240b9cf387/")];

pub fn parse(files: &Files) -> Result<Data, BadData> {
    let data = tables::build(&raw::read(files)?)?;
    check::all(&data)?;
    Ok(data)
}
