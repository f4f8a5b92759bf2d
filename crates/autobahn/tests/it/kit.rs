//! The engine's test kit over random matches.

use autobahn::{Autobahn, Options};
use engine::kit::Kit;

#[test]
fn random_matches_keep_every_promise() {
    Kit { games: 40, ..Kit::default() }.assert_ok::<Autobahn>(&Options::default());
}
