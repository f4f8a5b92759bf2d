//! What Automobile brings to the catalogue beyond its rules.

use engine::Listed;
use engine::load::Printed;
use engine::types::Types;

use crate::nouns::Bonus;
use crate::{Automobile, View, data, text};

impl Listed for Automobile {
    const TITLE: &'static str = "Automobile";

    fn board(view: &View) -> String {
        text::board(view)
    }

    fn printed() -> Option<&'static dyn Printed> {
        Some(data::edition())
    }

    fn more_types(types: Types) -> Types {
        types.with::<Bonus>()
    }
}
