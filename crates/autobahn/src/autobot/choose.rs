//! Priority lists. Candidates are narrowed rule by rule until one is left; what every rule did is
//! kept, so that a player can follow the choice and a test can check it.

use engine::Bits;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;

/// What is chosen between.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Subject {
    Build,
    Upgrade,
    Station,
    Country,
    Depot,
    /// A card of the display, to be thrown out.
    Discard,
    Promotion,
    /// A wine card to load.
    Wine,
    /// The station to improve.
    Improvement,
    /// A link for a traffic token.
    Traffic,
}

impl Subject {
    fn name(self, candidate: u8) -> String {
        match self {
            Subject::Build => Section::of(candidate).to_string(),
            Subject::Wine => Wine::of(candidate).to_string(),
            Subject::Upgrade | Subject::Station | Subject::Improvement | Subject::Traffic => {
                Link::of(candidate).to_string()
            }
            Subject::Country => Country::of(candidate).to_string(),
            Subject::Depot => Depot::of(candidate).to_string(),
            Subject::Discard => Card::of(candidate).to_string(),
            Subject::Promotion => Department::ALL[usize::from(candidate)].to_string(),
        }
    }
}

/// One line of a priority list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    /// Two sections that connect a new city (yellow card).
    NewCity,
    /// The build that makes the main action possible (yellow card).
    MakesViable,
    HelpsTruck,
    BonusTile,
    Traffic,
    NearestBlack,
    NearestCentre,
    Southernmost,
    Westernmost,
    Northernmost,
    Easternmost,
    Connected,
    FewestMissing,
    Uppermost,
    /// Clockwise from Austria, or from the country served before.
    Clockwise,
    NearestDestination,
    CurrentColour,
    CommonestColour,
    Leftmost,
    Rightmost,
    /// The department shown by the bonus.
    Icon,
    HighestFloor,
}

const RULES: usize = 6;

/// A choice with its trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(into = "Told")]
pub struct Choice {
    pub subject: Subject,
    pub candidates: Bits,
    rules: [(Rule, Bits); RULES],
    len: u8,
    left: Bits,
}

impl Choice {
    pub fn between(subject: Subject, candidates: Bits) -> Self {
        Choice {
            subject,
            candidates,
            rules: [(Rule::Uppermost, Bits::EMPTY); RULES],
            len: 0,
            left: candidates,
        }
    }

    /// Keeps the candidates with the smallest key. A rule is passed over once one is left.
    #[must_use]
    pub fn least<K: Ord>(mut self, rule: Rule, key: impl Fn(u8) -> K) -> Self {
        if self.is_open() {
            self.left = least(self.left, key);
            self.rules[usize::from(self.len)] = (rule, self.left);
            self.len += 1;
        }
        self
    }

    /// Is there more than one candidate left?
    pub fn is_open(&self) -> bool {
        self.left.len() > 1
    }

    /// Keeps the candidates of which something is true, if it is true of any.
    #[must_use]
    pub fn prefer(self, rule: Rule, test: impl Fn(u8) -> bool) -> Self {
        self.least(rule, |it| !test(it))
    }

    /// The rules that were applied, each with who was left.
    pub fn rules(&self) -> &[(Rule, Bits)] {
        &self.rules[..usize::from(self.len)]
    }

    /// Lists end in positions that no two candidates share; the lower number settles what is left.
    pub fn winner(&self) -> Option<u8> {
        self.left.first()
    }

    /// Tells the choice and returns the winner.
    pub fn made(self, cx: &mut Cx<'_>) -> Option<u8> {
        let winner = self.winner()?;
        cx.say(Event::AutobotChose { choice: self });
        Some(winner)
    }
}

/// Those with the smallest key.
pub fn least<K: Ord>(candidates: Bits, key: impl Fn(u8) -> K) -> Bits {
    let mut best = None;
    let mut left = Bits::EMPTY;
    for it in candidates {
        let key = Some(key(it));
        if left.is_empty() || key < best {
            (best, left) = (key, Bits::one(it));
        } else if key == best {
            left.insert(it);
        }
    }
    left
}

/// The choice as it is told: candidates by their names.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
#[ts(rename = "Choice")]
#[schemars(rename = "Choice")]
pub struct Told {
    /// What is chosen between.
    subject: Subject,
    /// All of them.
    candidates: Vec<String>,
    /// The lines of the priority list that were looked at, in order.
    rules: Vec<Applied>,
    /// None if there were no candidates.
    winner: Option<String>,
}

/// One line of the list, and who was left after it.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
struct Applied {
    rule: Rule,
    /// Those who were left.
    left: Vec<String>,
}

impl From<Choice> for Told {
    fn from(choice: Choice) -> Told {
        let subject = choice.subject;
        let names = |bits: Bits| bits.iter().map(|it| subject.name(it)).collect::<Vec<_>>();
        let applied = |(rule, left): &(Rule, Bits)| Applied { rule: *rule, left: names(*left) };
        Told {
            subject,
            candidates: names(choice.candidates),
            rules: choice.rules().iter().map(applied).collect(),
            winner: choice.winner().map(|it| subject.name(it)),
        }
    }
}
