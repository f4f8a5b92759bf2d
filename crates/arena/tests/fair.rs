//! A bot knows what its seat knows, and nothing else: two matches that look the same to it get the same
//! move from the same luck.

mod toy;

use std::sync::atomic::AtomicBool;

use arena::think::{Eyes, Work, expect};
use arena::{Bot, BotKind, Sampler, bot_rng};
use autobahn::Autobahn;
use automobile::Automobile;
use engine::{Evaluate, Log, Match, Playout, Rng, Seat, Seed, first_able};
use toy::Harvest;
use trainrush::TrainRush;

/// What a fresh bot does here.
fn choice<G: Evaluate>(state: &G, seat: Seat, kind: BotKind, luck: u32) -> G::Action {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let mut bot: Box<dyn Bot<G>> = kind.bot();
    let rng = &mut bot_rng(Seed::from_number(1), seat, luck);
    // Less than some of them want, so that they also meet their limits.
    let work = &mut Work::units(bot.work().min(40_000));
    bot.choose(&Sampler::new(state, seat), &legal, rng, work)
}

/// How many of some positions had something to hide; in all of them every bot must be fair.
fn unlike_but_alike<G: Evaluate + PartialEq>(
    options: &G::Options,
    seats: u8,
    plies: &[u32],
) -> u32 {
    let mut unlike = 0;
    for (nth, plies) in plies.iter().enumerate() {
        let seed = Seed::from_number(nth as u64);
        let mut state = G::setup(options, seats, &mut Rng::at(seed, 0)).unwrap();
        Playout::default().run(&mut state, seed, *plies);
        let Some(seat) = state.decision().seats().iter().next() else { continue };
        let mut other = state.clone();
        other.determinize(Some(seat), &mut Rng::at(seed, 1_000_000));
        unlike += u32::from(other != state);
        for kind in BotKind::ALL {
            let (one, two) =
                (choice(&state, seat, kind, *plies), choice(&other, seat, kind, *plies));
            assert_eq!(one, two, "{kind} of {} peeks: seed {nth}, ply {plies}", G::ID);
        }
    }
    unlike
}

#[test]
fn bots_do_not_see_the_hands_of_others() {
    let plies: Vec<u32> = (0..40).map(|nth| nth % 12).collect();
    let unlike = unlike_but_alike::<Harvest>(&(), 3, &plies);
    assert!(unlike > 30, "only {unlike} positions had something to hide");
}

#[test]
fn bots_do_not_see_cards_and_heroes_of_others() {
    let plies: Vec<u32> = (0..12).map(|nth| 23 * nth).collect();
    let unlike = unlike_but_alike::<TrainRush>(&Default::default(), 3, &plies);
    assert!(unlike > 8, "only {unlike} positions had something to hide");
}

#[test]
fn bots_do_not_see_the_wine_of_others() {
    let options = autobahn::Options { wine: true, ..autobahn::Options::default() };
    let unlike = unlike_but_alike::<Autobahn>(&options, 3, &[20, 60, 110, 160]);
    assert!(unlike >= 2, "only {unlike} positions had something to hide");
}

/// Two true states that a seat cannot tell apart: its hints are the same, to the last word and picture.
fn hinted_alike<G: Evaluate + PartialEq>(options: &G::Options, plies: &[u32]) -> u32 {
    let entry = arena::find(G::ID).unwrap();
    let mut unlike = 0;
    for (nth, plies) in plies.iter().enumerate() {
        let seed = Seed::from_number(nth as u64);
        let mut state = G::setup(options, 3, &mut Rng::at(seed, 0)).unwrap();
        Playout::default().run(&mut state, seed, *plies);
        let Some(seat) = state.decision().seats().iter().next() else { continue };
        let mut other = state.clone();
        other.determinize(Some(seat), &mut Rng::at(seed, 1_000_000));
        unlike += u32::from(other != state);
        let said = |state: &G| {
            let table = Match::from_state(state.clone(), seed).unwrap();
            let (rng, going) = (&mut Rng::at(seed, 7), AtomicBool::new(false));
            let turns = (entry.coach)(&table, seat, rng, &going).unwrap();
            assert!(!turns.is_empty());
            serde_json::to_value(turns).unwrap()
        };
        assert_eq!(said(&state), said(&other), "{}: seed {nth}, ply {plies}", G::ID);
    }
    unlike
}

#[test]
fn a_hint_tells_nothing_that_is_hidden() {
    assert!(hinted_alike::<TrainRush>(&Default::default(), &[0, 23, 69, 115, 161, 207]) > 3);
    let wine = autobahn::Options { wine: true, ..autobahn::Options::default() };
    assert!(hinted_alike::<Autobahn>(&wine, &[60, 110, 160]) > 1);
}

/// Two true states that a spectator cannot tell apart: everybody's prospects are told alike.
fn told_alike<G: Evaluate>(options: &G::Options, plies: &[u32]) -> u32 {
    let mut unlike = 0;
    for (nth, plies) in plies.iter().enumerate() {
        let seed = Seed::from_number(nth as u64);
        let mut state = G::setup(options, 3, &mut Rng::at(seed, 0)).unwrap();
        Playout::default().run(&mut state, seed, *plies);
        let net = arena::nets::of::<G>();
        for viewer in [None, Some(Seat(0)), Some(Seat(2))] {
            let mut other = state.clone();
            other.determinize(viewer, &mut Rng::at(seed, 1_000_000));
            unlike += u32::from(other != state);
            let told = |state: &G| {
                let (rng, going) = (&mut Rng::at(seed, 7), AtomicBool::new(false));
                expect(state, Eyes::Viewer(viewer), net.as_deref(), rng, &going)
            };
            assert_eq!(told(&state), told(&other), "{}: {viewer:?}, ply {plies}", G::ID);
        }
    }
    unlike
}

#[test]
fn an_outlook_tells_nothing_that_is_hidden() {
    let plies: Vec<u32> = (0..12).map(|nth| 23 * nth).collect();
    assert!(told_alike::<TrainRush>(&Default::default(), &plies) > 24);
    let wine = autobahn::Options { wine: true, ..autobahn::Options::default() };
    assert!(told_alike::<Autobahn>(&wine, &[20, 60, 110, 160]) > 4);
}

/// Whatever anybody guesses at is the very position, so all of them know all there is, and nobody can peek.
/// That what is shown agrees with it, the test kit sees (`leak.rs`).
fn hides_nothing<G: Evaluate + PartialEq>(options: &G::Options) {
    for seats in G::SEATS {
        let seed = Seed::from_number(seats.into());
        let mut state = G::setup(options, seats, &mut Rng::at(seed, 0)).unwrap();
        let (mut ply, mut legal) = (0, Vec::new());
        while let Some(seat) = first_able(&state, state.decision().seats(), &mut legal) {
            for viewer in std::iter::once(None).chain((0..seats).map(|seat| Some(Seat(seat)))) {
                let mut guess = state.clone();
                guess.determinize(viewer, &mut Rng::at(seed, 1_000_000 + ply));
                assert!(guess == state, "{} hides something from {viewer:?}, ply {ply}", G::ID);
            }
            ply += 1;
            let rng = &mut Rng::at(seed, ply);
            let action = legal[rng.below(legal.len() as u32) as usize];
            state.apply(seat, action, rng, &mut Log::off());
            legal.clear();
        }
    }
}

#[test]
fn where_nothing_is_hidden_everybody_guesses_the_position_itself() {
    for bonus_tiles in [false, true] {
        hides_nothing::<Automobile>(&automobile::Options { bonus_tiles, ..Default::default() });
    }
}
