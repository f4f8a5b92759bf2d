//! The leak test: nothing a seat is shown may depend on what the seat cannot know.

use serde::Serialize;

use crate::{Action, Audience, Game, Log, Rng, Seat};

/// All that reaches a seat in one state, in the very bytes that would be sent.
struct Shown<A> {
    view: String,
    /// A spectator knows no more than any seat, so this may not depend on hidden things either.
    spectator: String,
    decision: String,
    /// Why each of some actions is not legal.
    reasons: String,
    legal: Vec<A>,
    elements: String,
}

impl<A: Action> Shown<A> {
    fn new<G: Game<Action = A>>(state: &G, seat: Seat, asked: &[A]) -> Self {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let element = |action| state.element(seat, action).map(|element| element.to_string());
        Shown {
            elements: format!("{:?}", legal.iter().map(|it| element(*it)).collect::<Vec<_>>()),
            view: json(&state.view(Some(seat))),
            spectator: json(&state.view(None)),
            decision: json(&state.decision()),
            reasons: asked
                .iter()
                .filter_map(|&action| Some((action, state.why_not(seat, action)?)))
                .map(|(action, reason)| format!("{action}: {} {reason}; ", json(&reason)))
                .collect(),
            legal,
        }
    }

    fn compare(&self, guess: &Self) -> Result<(), String> {
        same("view", &self.view, &guess.view)?;
        same("spectator's view", &self.spectator, &guess.spectator)?;
        same("decision", &self.decision, &guess.decision)?;
        if self.legal != guess.legal {
            let (truth, guess) = (&self.legal, &guess.legal);
            return Err(format!("legal list: {truth:?} is {guess:?} after a re-deal"));
        }
        same("elements", &self.elements, &guess.elements)?;
        same("reasons", &self.reasons, &guess.reasons)
    }
}

/// Re-deals what `seat` cannot know and compares what it is shown; says whether the re-deal changed
/// anything.
pub fn hidden<G: Game>(
    state: &G,
    seat: Seat,
    asked: &[G::Action],
    rng: &mut Rng,
) -> Result<bool, String> {
    let mut world = state.clone();
    world.determinize(Some(seat), rng);
    world.check().map_err(|bad| format!("check after a re-deal for seat {seat}: {bad}"))?;
    Shown::new(state, seat, asked)
        .compare(&Shown::new(&world, seat, asked))
        .map_err(|what| format!("leak to seat {seat} in its {what}"))?;
    Ok(world != *state)
}

/// The same for a spectator.
pub fn hidden_from_spectators<G: Game>(state: &G, rng: &mut Rng) -> Result<(), String> {
    let mut world = state.clone();
    world.determinize(None, rng);
    world.check().map_err(|bad| format!("check after a re-deal for a spectator: {bad}"))?;
    same("view", &json(&state.view(None)), &json(&world.view(None)))
        .and_then(|()| same("decision", &json(&state.decision()), &json(&world.decision())))
        .map_err(|what| format!("leak to a spectator in the {what}"))
}

/// One ply that set no barrier, and its outcome.
pub struct Quiet<'a, G: Game> {
    pub before: &'a G,
    pub seat: Seat,
    pub action: G::Action,
    pub rng: Rng,
    pub after: &'a G,
    pub told: &'a [(Audience, G::Event)],
}

impl<G: Game> Quiet<'_, G> {
    /// A ply that may be taken back must not have shown `viewer` anything hidden: played in a world
    /// re-dealt for that seat, it must look the same to it.
    pub fn shows_nothing_to(&self, viewer: Seat, rng: &mut Rng) -> Result<(), String> {
        let mut world = self.before.clone();
        world.determinize(Some(viewer), rng);
        let mut log = Log::on();
        if world.play(self.seat, self.action, &mut self.rng.clone(), &mut log).is_err() {
            return Ok(());
        }
        let heard = |told: &[(Audience, G::Event)]| -> Vec<String> {
            told.iter()
                .filter(|(audience, _)| audience.includes(Some(viewer)))
                .map(|(_, event)| json(event))
                .collect()
        };
        let (truth, guess) = (self.after.view(Some(viewer)), world.view(Some(viewer)));
        same("view", &json(&truth), &json(&guess))
            .and_then(|()| {
                let (truth, guess) = (heard(self.told), heard(log.entries()));
                same("events", &truth.join(","), &guess.join(","))
            })
            .map_err(|what| {
                format!(
                    "the ply sets no barrier but shows seat {viewer} something hidden in its {what}"
                )
            })
    }
}

pub fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("what a game says always serializes")
}

/// Names the first place where two texts differ.
fn same(name: &str, truth: &str, guess: &str) -> Result<(), String> {
    if truth == guess {
        return Ok(());
    }
    let common = truth.chars().zip(guess.chars()).take_while(|(a, b)| a == b).count();
    let near =
        |text: &str| -> String { text.chars().skip(common.saturating_sub(40)).take(100).collect() };
    Err(format!("{name}: `{}` is `{}` after a re-deal", near(truth), near(guess)))
}
