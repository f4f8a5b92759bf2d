//! Secrecy over the wire: for two true states that a viewer cannot tell apart, every byte it is sent is
//! equal, and so is what goes to the log. Proven on Autobahn, where wine cards lie face down, on the
//! engine's toy game, where everything does, and on a flawed twin of it, which must be caught.

use std::io;
use std::sync::{Arc, Mutex};

use arena::{Entry, Sampler};
use autobahn::Autobahn;
use engine::{Action, Evaluate, Game as Rules, Match, Rng, Seat, Seed, Spelling};

use super::{Act, Answering, Board, Game, Looker, Room};
use crate::app::App;
use crate::store::{MatchRow, NewMatch, SeatRow, Status, Write};
use crate::{Config, id};

use toy::{HONEST, REASON_LEAKS, Toy};

const SEED: Seed = Seed([7; 32]);
static HONEST_TOY: Entry = Entry::of::<Toy<HONEST>>();
static LEAKY_TOY: Entry = Entry::of::<Toy<REASON_LEAKS>>();

fn user(seat: u8) -> String {
    format!("user{seat}")
}

async fn room<G: Rules>(app: &Arc<App>, entry: &'static Entry, state: G) -> Room {
    let seats: Vec<SeatRow> = (0..state.seats())
        .map(|seat| SeatRow::person(&user(seat), &format!("Seat {seat}")))
        .collect();
    let row = MatchRow {
        status: Status::Running,
        public: true,
        to_move: super::mask(state.decision().seats()),
        created: 0,
        changed: 0,
        ..MatchRow::new(id::fresh().unwrap(), entry.id, SEED)
    };
    app.store.write(Write::new_match(NewMatch { row: &row, seats: &seats })).await.unwrap();
    let table = Match::from_state(state, SEED).unwrap();
    let game = Game::Live(Board::new(entry, Box::new(table)));
    let me = tokio::sync::mpsc::unbounded_channel().0.downgrade();
    Room::new(app.clone(), row, seats, game, me)
}

/// Our own lines of the log on this thread, at every level.
#[derive(Clone, Default)]
struct Heard(Arc<Mutex<Vec<u8>>>);

impl Heard {
    fn listen(&self) -> tracing::subscriber::DefaultGuard {
        let heard = self.clone();
        let log = tracing_subscriber::fmt()
            .with_max_level(tracing::Level::TRACE)
            .with_writer(move || heard.clone())
            .with_ansi(false)
            .without_time()
            .finish();
        tracing::subscriber::set_default(log)
    }

    /// The lines since the last time. Those of others, such as the database's, have times in them.
    fn take(&self, id: &str) -> String {
        let bytes = std::mem::take(&mut *self.0.lock().unwrap());
        let text = String::from_utf8(bytes).unwrap();
        let ours = text.lines().filter(|line| line.contains(" server::"));
        ours.map(|line| line.replace(id, "ID") + "\n").collect()
    }
}

impl io::Write for Heard {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Every byte a viewer can get out of a room, whatever it asks, and what the log says meanwhile.
async fn bytes(room: &mut Room, viewer: Option<u8>, codes: &[u32], heard: &Heard) -> Vec<String> {
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
    if let Some(viewer) = viewer {
        let told = |error: crate::Error| serde_json::to_string(&error.fault()).unwrap();
        for code in codes {
            let why = room.why(&user(viewer), viewer, Spelling::Code(*code));
            all.push(why.map_or_else(told, |why| serde_json::to_string(&why).unwrap()));
            // A play that is refused: for this ply, but of a position that never was.
            let at = Answering { seat: viewer, ply: position.body.ply, hash: Some(1) };
            let play = room.act(Act::Play { at, code: *code, key: None }, &looker).await;
            all.push(play.map_or_else(told, |_| panic!()));
        }
    }
    all.push(heard.take(&room.row.id));
    all
}

/// What to play, and how closely to look.
struct Trial<G: Rules> {
    entry: &'static Entry,
    options: G::Options,
    seats: u8,
    seeds: std::ops::Range<u64>,
    /// A pair of rooms is opened each time so many plies have been played …
    every: u32,
    /// … and then goes on for so many.
    onward: u32,
    /// What is asked about; everything that is legal, too.
    codes: fn(&mut Rng) -> Vec<u32>,
}

impl<G: Evaluate> Trial<G> {
    /// Plays matches and compares the truth with a twin that was re-dealt for a viewer, before and
    /// after further plies that show it nothing. Says where they differ, or how many twins did not
    /// equal the truth.
    async fn differ(&self, app: &Arc<App>) -> Result<u32, String> {
        let mut twins = 0;
        for seed in self.seeds.clone() {
            let luck = Seed::from_number(1000 + seed);
            let options = self.options.clone();
            let mut truth = Match::<G>::new(options, self.seats, Seed::from_number(seed)).unwrap();
            while let Some((mover, action)) = self.next(truth.state(), luck, truth.ply()) {
                for viewer in (0..self.seats).filter(|_| truth.ply().is_multiple_of(self.every)) {
                    let rng = &mut Rng::at(luck, 50_000 + truth.ply());
                    let guess = Sampler::new(truth.state(), Seat(viewer)).guess(rng);
                    twins += u32::from(guess != *truth.state());
                    self.compare(app, viewer, truth.state().clone(), guess, luck).await?;
                }
                truth.play(mover, action).unwrap();
            }
        }
        Ok(twins)
    }

    /// Somebody's choice, the same for the same numbers.
    fn next(&self, state: &G, luck: Seed, ply: u32) -> Option<(Seat, G::Action)> {
        let mover = state.decision().seats().iter().next()?;
        let mut legal = Vec::new();
        state.legal(mover, &mut legal);
        Some((mover, legal[Rng::at(luck, ply).below(legal.len() as u32) as usize]))
    }

    async fn compare(
        &self,
        app: &Arc<App>,
        viewer: u8,
        mut truth: G,
        guess: G,
        luck: Seed,
    ) -> Result<(), String> {
        let heard = Heard::default();
        let _listening = heard.listen();
        let mut rooms =
            [room(app, self.entry, truth.clone()).await, room(app, self.entry, guess).await];
        heard.take("");
        for ply in 0..=self.onward {
            // Looking at everything is slow: at the start, after one ply, and at the end.
            if ply < 2 || ply == self.onward {
                for eyes in [Some(viewer), None] {
                    let mut codes = (self.codes)(&mut Rng::at(luck, ply));
                    let mut legal = Vec::new();
                    truth.legal(Seat(viewer), &mut legal);
                    codes.extend(legal.into_iter().map(Action::code));
                    let [one, two] = &mut rooms;
                    let one = bytes(one, eyes, &codes, &heard).await;
                    let two = bytes(two, eyes, &codes, &heard).await;
                    if let Some((one, two)) = one.iter().zip(&two).find(|(a, b)| a != b) {
                        return Err(format!("{eyes:?} after {ply} plies: {one}\n{two}"));
                    }
                }
            }
            // The mover does the same in both, if that is possible, and the viewer must not see
            // from it which of them is true, unless the rules show it.
            let Some((mover, action)) = self.next(&truth, luck, 9_000 + ply) else { break };
            for room in &mut rooms {
                let at = Answering { seat: mover.0, ply, hash: None };
                let looker = Looker { user: Some(user(mover.0)), ..Looker::default() };
                let _ = room.act(Act::Play { at, code: action.code(), key: None }, &looker).await;
            }
            let seen = |room: &Room| {
                let table = &room.board().unwrap().table;
                let view = table.view(Some(Seat(viewer))).unwrap();
                (view, table.legal(Seat(viewer)).unwrap(), table.ply())
            };
            if seen(&rooms[0]) != seen(&rooms[1]) {
                break;
            }
            let table = rooms[0].board().unwrap().table.as_any();
            truth = table.downcast_ref::<Match<G>>().unwrap().state().clone();
        }
        Ok(())
    }
}

fn toy<const FLAW: u8>(entry: &'static Entry) -> Trial<Toy<FLAW>> {
    // Every card to lay, and what has no card.
    let codes = |_: &mut Rng| {
        let cards = (0..20).map(|card| [0, 1, card, 0]);
        cards.chain((2..6).map(|kind| [0, kind, 0, 0])).map(u32::from_be_bytes).collect()
    };
    Trial {
        entry,
        options: toy::Options::default(),
        seats: 3,
        seeds: 0..6,
        every: 1,
        onward: 1,
        codes,
    }
}

/// Some codes of each kind of action of Autobahn.
fn some_codes(rng: &mut Rng) -> Vec<u32> {
    let code = |kind: u8, rng: &mut Rng| [0, kind, rng.below(12) as u8, rng.below(3) as u8];
    (1..48).map(|kind| u32::from_be_bytes(code(kind, rng))).collect()
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
    let twins =
        toy::<HONEST>(&HONEST_TOY).differ(&app).await.unwrap_or_else(|leak| panic!("{leak}"));
    assert!(twins > 0);
    let _ = std::fs::remove_dir_all(dir);
}

#[tokio::test]
async fn face_down_wine_cards_change_no_byte_in_autobahn() {
    let (app, dir) = app().await;
    let entry = arena::find("autobahn").unwrap();
    let wine = autobahn::Options { wine: true, ..Default::default() };
    let all = autobahn::Options { traffic: true, services: true, ..wine };
    for seats in 2..=4 {
        for options in [wine, all] {
            let (seeds, codes) = (0..1, some_codes as fn(&mut Rng) -> Vec<u32>);
            let trial =
                Trial::<Autobahn> { entry, options, seats, seeds, every: 199, onward: 12, codes };
            let twins = trial.differ(&app).await.unwrap_or_else(|leak| panic!("{leak}"));
            assert!(twins > 0, "no twin differs from the truth: nothing was tested");
        }
    }
    let _ = std::fs::remove_dir_all(dir);
}

#[tokio::test]
async fn a_game_that_leaks_is_caught() {
    let (app, dir) = app().await;
    let found = toy::<REASON_LEAKS>(&LEAKY_TOY).differ(&app).await.expect_err("the leak is found");
    assert!(found.contains("next_holds"), "{found}");
    let _ = std::fs::remove_dir_all(dir);
}

#[tokio::test]
async fn a_secret_in_the_log_would_be_heard() {
    let heard = Heard::default();
    let _listening = heard.listen();
    // What is ours to know goes to the log, and only there.
    let fault = crate::Error::Internal("the ace of spades at table9".to_owned()).fault();
    assert!(!fault.reason.contains("ace"));
    let line = heard.take("table9");
    assert!(line.contains("the ace of spades at ID"), "{line}");
}
