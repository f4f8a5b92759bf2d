//! Actions that nobody has taken, as they would look on the table.

use engine::{Action, Decision, Evaluate, Json, Rng, Seat, Seed};
use serde::Serialize;

use crate::think::Advice;

/// A turn that could be taken, and what the table would look like.
#[derive(Clone, Debug, Serialize)]
pub struct Preview {
    #[serde(flatten)]
    pub advice: Advice,
    #[serde(flatten)]
    pub line: Line,
}

/// Actions of one seat as they look on the table.
#[derive(Clone, Debug, Serialize)]
pub struct Line {
    /// The things on the table that its actions are about, and what each decides: for their words.
    pub elements: Vec<Option<String>>,
    pub steps: Vec<Json>,
    /// What one would see, up to where luck would decide something.
    pub view: Json,
}

/// As far as it can be played.
pub fn line<G: Evaluate>(start: &G, seat: Seat, codes: &[u32], viewer: Option<Seat>) -> Line {
    let (mut elements, mut steps) = (Vec::new(), Vec::new());
    let (mut shown, mut state, mut drawn) = (start.clone(), start.clone(), false);
    let mut legal = Vec::new();
    for action in codes.iter().map_while(|code| G::Action::from_code(*code)) {
        legal.clear();
        state.legal(seat, &mut legal);
        if legal.binary_search(&action).is_err() {
            break;
        }
        if let Decision::Choose { step, .. } = state.decision() {
            steps.push(Json::of(&step));
        }
        elements.push(state.element(seat, action).map(|element| element.to_string()));
        let mut rng = Rng::at(Seed::from_number(0), elements.len() as u32);
        state.apply(seat, action, &mut rng, &mut engine::Log::off());
        drawn |= rng.drawn();
        if !drawn {
            shown = state.clone();
        }
    }
    Line { elements, steps, view: Json::of(&shown.view(viewer)) }
}
