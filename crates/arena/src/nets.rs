//! The nets that were learnt, one for each game that has been; each says in its header how it was made.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use engine::Evaluate;

use crate::think::Net;

const LEARNT: &[(&str, &[u8])] = &[
    ("autobahn", include_bytes!("../nets/autobahn.net")),
    ("automobile", include_bytes!("../nets/automobile.net")),
    ("trainrush", include_bytes!("../nets/trainrush.net")),
];

static READ: Mutex<BTreeMap<&str, Arc<Net>>> = Mutex::new(BTreeMap::new());

/// The net of a game; `None` if it has not been learnt yet.
pub fn of<G: Evaluate>() -> Option<Arc<Net>> {
    let (id, bytes) = LEARNT.iter().find(|(id, _)| *id == G::ID)?;
    // Whatever broke elsewhere, what was read is still right.
    let mut read = READ.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(net) = read.get(id) {
        return Some(net.clone());
    }
    let net = Arc::new(Net::read_for::<G>(bytes).ok()?);
    read.insert(id, net.clone());
    Some(net)
}
