//! Secrecy over the wire: for two true states that a seat cannot tell apart, every byte it is sent is
//! equal. Proven on the engine's toy game, in which cards are laid face down, and on a flawed twin of
//! it, which must be caught.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use arena::Entry;
use engine::{Evaluate, Game as Rules, Match, Rng, Seat, Seed};
use serde_json::Value;

use super::{Answering, Board, Game, Looker, Room};
use crate::app::App;
use crate::store::{MatchRow, NewMatch, SeatRow, Status, Write};
use crate::{Config, id};

#[path = "../../../engine/tests/toy/game.rs"]
#[allow(dead_code, reason = "the engine's own tests use the rest")]
mod game;
use game::{HONEST, REASON_LEAKS, Toy};

impl<const FLAW: u8> Evaluate for Toy<FLAW> {
    fn evaluate(&self, _: Seat) -> i32 {
        0
    }
}

const SEATS: u8 = 3;
const SEED: Seed = Seed([7; 32]);
static HONEST_TOY: Entry = Entry::of::<Toy<HONEST>>("Toy");
static LEAKY_TOY: Entry = Entry::of::<Toy<REASON_LEAKS>>("Toy");

fn user(seat: u8) -> String {
    format!("user{seat}")
}

async fn room<G: Rules>(app: &Arc<App>, entry: &'static Entry, state: G) -> Room {
    let seats: Vec<SeatRow> =
        (0..SEATS).map(|seat| SeatRow::person(&user(seat), &format!("Seat {seat}"))).collect();
    let table = Match::from_state(state, SEED).unwrap();
    let row = MatchRow {
        id: id::fresh().unwrap(),
        game: "toy".to_owned(),
        rules: 1,
        edition: 7,
        options: Value::Null,
        seed: SEED,
        status: Status::Running,
        public: true,
        host: None,
        invites: 0,
        to_move: super::mask(table.state().decision().seats()),
        standings: None,
        rematch: None,
        created: 0,
        changed: 0,
    };
    app.store.write(Write::new_match(NewMatch { row: &row, seats: &seats })).await.unwrap();
    Room {
        app: app.clone(),
        row,
        seats,
        game: Game::Live(Board::new(entry, Box::new(table))),
        online: HashMap::new(),
        away: HashMap::new(),
        opened: Instant::now(),
        watchers: 0,
        version: 1,
        cache: HashMap::new(),
        thinking: None,
        hold: false,
        last_message: 0,
        votes: HashMap::new(),
        talk: HashMap::new(),
        me: tokio::sync::mpsc::unbounded_channel().0.downgrade(),
    }
}

/// Every byte a viewer can get out of a room, whatever it asks.
async fn bytes(room: &mut Room, viewer: Option<u8>) -> Vec<String> {
    let looker = Looker { user: viewer.map(user), known: Some((0, None)), ..Looker::default() };
    let glimpse = room.look(&looker).await.unwrap();
    let mut table = glimpse.table.unwrap();
    // These differ between any two tables and say nothing of what is hidden.
    (table.id, table.changed) = (String::new(), 0);
    let position = glimpse.position.unwrap();
    let mut all = vec![
        serde_json::to_string(&table).unwrap(),
        serde_json::to_string(&position.message("id")).unwrap(),
    ];
    for ply in 0..=position.body.ply {
        let past = room.history(&looker, ply).unwrap();
        all.push(serde_json::to_string(&past.message(None, "id")).unwrap());
    }
    let Some(viewer) = viewer else { return all };
    let told = |error: crate::Error| serde_json::to_string(&error.fault()).unwrap();
    for code in (0..20).chain(100..105) {
        let why = room.why(&user(viewer), viewer, code);
        all.push(why.map_or_else(told, |why| serde_json::to_string(&why).unwrap()));
        // A play that is refused: for this ply, but of a position that never was.
        let at = Answering { seat: viewer, ply: position.body.ply, hash: Some(1) };
        all.push(room.play_person(&user(viewer), at, code).await.map_or_else(told, |_| panic!()));
    }
    all
}

/// Plays matches and compares, at every ply, the truth with a re-dealt twin. Says where they differ.
async fn differ<const FLAW: u8>(app: &Arc<App>, entry: &'static Entry) -> Option<String> {
    for seed in 0..6 {
        let mut truth = Match::<Toy<FLAW>>::new((), SEATS, Seed::from_number(seed)).unwrap();
        while let Some(mover) = truth.state().decision().seats().iter().next() {
            let luck = Seed::from_number(1000 + seed);
            let mut legal = Vec::new();
            truth.state().legal(mover, &mut legal);
            let action = legal[Rng::at(luck, truth.ply()).below(legal.len() as u32) as usize];
            for viewer in 0..SEATS {
                let mut redealt = *truth.state();
                redealt.determinize(Seat(viewer), &mut Rng::at(luck, 500 + truth.ply()));
                let mut rooms =
                    [room(app, entry, *truth.state()).await, room(app, entry, redealt).await];
                for step in ["before", "after"] {
                    for eyes in [Some(viewer), None] {
                        let [one, two] = &mut rooms;
                        let (one, two) = (bytes(one, eyes).await, bytes(two, eyes).await);
                        if let Some((one, two)) = one.iter().zip(&two).find(|(a, b)| a != b) {
                            return Some(format!("{step} {action}, {eyes:?}: {one}\n{two}"));
                        }
                    }
                    // The mover does the same in both, if that is possible, and the viewer must
                    // not see from it which of them is true, unless the rules show it.
                    let code = engine::Action::code(action);
                    for room in &mut rooms {
                        let ply = room.board().unwrap().ply();
                        let at = Answering { seat: mover.0, ply, hash: None };
                        let _ = room.play_person(&user(mover.0), at, code).await;
                    }
                    let seen = |room: &Room| {
                        let table = &room.board().unwrap().table;
                        let view = table.view(Some(Seat(viewer))).unwrap();
                        (view, table.legal(Seat(viewer)).unwrap(), table.ply())
                    };
                    if seen(&rooms[0]) != seen(&rooms[1]) {
                        break;
                    }
                }
            }
            truth.play(mover, action).unwrap();
        }
    }
    None
}

async fn app() -> (Arc<App>, std::path::PathBuf) {
    let dir = std::env::temp_dir().join(format!("cloverleaf-secrecy-{}", id::fresh().unwrap()));
    std::fs::create_dir_all(&dir).unwrap();
    let config = Config::new(([127, 0, 0, 1], 0).into(), &dir);
    (App::open(config).await.unwrap(), dir)
}

#[tokio::test]
async fn what_a_viewer_cannot_know_changes_no_byte_it_is_sent() {
    let (app, dir) = app().await;
    assert_eq!(differ::<HONEST>(&app, &HONEST_TOY).await, None);
    let _ = std::fs::remove_dir_all(dir);
}

#[tokio::test]
async fn a_game_that_leaks_is_caught() {
    let (app, dir) = app().await;
    let found = differ::<REASON_LEAKS>(&app, &LEAKY_TOY).await.expect("the leak is found");
    assert!(found.contains("next_holds"), "{found}");
    let _ = std::fs::remove_dir_all(dir);
}
