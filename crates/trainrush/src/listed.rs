//! What Train Rush brings to the catalogue beyond its rules.

use engine::Listed;
use engine::load::Printed;
use engine::types::Types;

use crate::nouns::{Cube, Effect};
use crate::{TrainRush, View, data, text};

impl Listed for TrainRush {
    const TITLE: &'static str = "Train Rush";

    fn board(view: &View) -> String {
        text::board(view)
    }

    fn printed() -> Option<&'static dyn Printed> {
        Some(data::edition())
    }

    fn more_types(types: Types) -> Types {
        types.with::<Effect>().with::<Cube>()
    }
}
