//! What Autobahn brings to the catalogue beyond its rules.

use engine::Listed;
use engine::load::Printed;
use engine::types::Types;
use serde_json::Value;

use crate::autobot::{AutobotOptions, Rule, Subject};
use crate::nouns::{Column, Level};
use crate::state::{Autobahn, Options};
use crate::view::View;
use crate::{data, text};

impl Listed for Autobahn {
    const TITLE: &'static str = "Autobahn";

    fn board(view: &View) -> String {
        text::board(view)
    }

    /// Only what Autobot does: other seats have somebody to say what they did.
    fn tell(&self, event: &Value) -> Option<String> {
        self.autobot.and_then(|_| text::told(event))
    }

    /// The twelve levels of Autobot.
    fn levels() -> Vec<Options> {
        let level = |level| Options { autobot: AutobotOptions::level(level), ..Options::default() };
        Level::all().map(level).collect()
    }

    fn printed() -> Option<&'static dyn Printed> {
        Some(data::edition())
    }

    /// Named in the text of other declarations, or in the data files.
    fn more_types(types: Types) -> Types {
        types.with::<Subject>().with::<Rule>().with::<Column>()
    }
}
