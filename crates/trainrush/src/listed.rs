//! What Train Rush brings to the catalogue beyond its rules.

use engine::Listed;
use engine::load::Files;

use crate::{TrainRush, View, data, text};

impl Listed for TrainRush {
    const TITLE: &'static str = "Train Rush";

    fn board(view: &View) -> String {
        text::board(view)
    }

    fn files() -> Option<&'static Files> {
        Some(data::edition().files())
    }

    fn is_former(edition: u64) -> bool {
        data::edition().is_former(edition)
    }

    fn install(files: &[(String, String)]) -> Result<(), String> {
        data::edition().install(files).map_err(|not| not.to_string())
    }

    #[cfg(feature = "types")]
    fn types() -> Option<String> {
        Some(crate::types())
    }
}
