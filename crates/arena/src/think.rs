//! How a bot finds its turn: it plans the whole of it, judges where it ends, and may look further.

mod advice;
mod ahead;
mod judge;
mod net;
mod planner;
mod review;
mod thinker;
mod work;

pub use advice::{Advice, Eyes, Outlook, RIVALS, Reason, advise, expect};
pub use ahead::{Reach, Round, Weighed, look_ahead, weigh};
pub use judge::{Judge, margin, outcome};
pub use net::{
    BadNet, CATEGORY, MARGIN, MOST_SIGNAL, NARROW, Net, OUTPUT_POINTS, Origin, SCORE, WEIGHT_ONE,
    WIDE, WIN, weight_count,
};
pub use planner::{Aim, Candidate, Planner, follow};
pub use review::{Cause, Habits, Reviewed, Swing, review};
pub use thinker::{Settings, Thinker, Turns, guesses};
pub use work::Work;
