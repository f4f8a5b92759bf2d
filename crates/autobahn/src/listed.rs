//! What Autobahn brings to the catalogue beyond its rules.

use engine::Listed;
use engine::load::Files;
use serde_json::Value;

use crate::autobot::AutobotOptions;
use crate::nouns::Level;
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

    #[cfg(feature = "types")]
    fn schemas() -> Value {
        engine::types::schemas::<Self>()
    }
}
