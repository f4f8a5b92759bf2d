//! Rules that panic, bots that panic, cheat or never come to an end: they hurt nobody else.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use arena::{Entry, Mind};
use engine::{Rng, Seat, Table};
use serde_json::json;
use server::store::{Store, sql};
use toy::{HONEST, PANICS, Toy};

use crate::client::{Live, Person, pick};
use crate::house::House;
use crate::patient::{Patient, Thoughts};

/// The card that these rules cannot lay without a panic.
const BREAKS: &str = "lay 9";

/// Lets the bots go that think for ever, for a runtime waits for its threads.
static ENOUGH: AtomicBool = AtomicBool::new(false);

/// Lets the bot go that holds the only thread.
static GO: AtomicBool = AtomicBool::new(false);

/// However a test ends.
struct LetGo;

impl Drop for LetGo {
    fn drop(&mut self) {
        GO.store(true, Ordering::Relaxed);
    }
}

/// A bot that does as it is told.
struct Told(fn() -> Option<u32>);

impl Mind for Told {
    fn choose(&mut self, _: &dyn Table, _: Seat, _: &mut Rng, _: &AtomicBool) -> Option<u32> {
        (self.0)()
    }
}

fn held() -> Option<u32> {
    while !GO.load(Ordering::Relaxed) {
        std::thread::sleep(Duration::from_millis(5));
    }
    None
}

fn stuck() -> Option<u32> {
    while !ENOUGH.load(Ordering::Relaxed) {
        std::thread::sleep(Duration::from_millis(5));
    }
    None
}

/// Of those who are left alone, and of those whose position is taken back.
static LEFT: Thoughts = Thoughts::none();
static TAKEN_BACK: Thoughts = Thoughts::none();

/// Chooses anything at once until cards are to be kept, and then thinks as long as it may.
struct Drafter(Patient);

impl Mind for Drafter {
    fn choose(
        &mut self,
        table: &dyn Table,
        seat: Seat,
        rng: &mut Rng,
        stop: &AtomicBool,
    ) -> Option<u32> {
        if keeps_cards(&json!(table.decision())) {
            return self.0.choose(table, seat, rng, stop);
        }
        Some(table.legal(seat).ok()?.first()?.code)
    }
}

fn keeps_cards(decision: &serde_json::Value) -> bool {
    decision["choose"]["step"] == "keep_cards"
}

static GAMES: &[Entry] = &[
    Entry::of::<Toy<HONEST>>(),
    Entry { id: "panics", title: "Rules that panic", ..Entry::of::<Toy<PANICS>>() },
    Entry {
        id: "stuck",
        mind: |_| Box::new(Told(stuck)),
        title: "Bots that never come to an end",
        ..Entry::of::<Toy<HONEST>>()
    },
    Entry {
        id: "breaks",
        mind: |_| Box::new(Told(|| panic!("a bot breaks, as it is told"))),
        title: "Bots that panic",
        ..Entry::of::<Toy<HONEST>>()
    },
    Entry {
        id: "cheats",
        mind: |_| Box::new(Told(|| Some(7_777))),
        title: "Bots that choose what there is not",
        ..Entry::of::<Toy<HONEST>>()
    },
    Entry {
        id: "held",
        mind: |_| Box::new(Told(held)),
        title: "Bots that hold their thread until they are let go",
        ..Entry::of::<Toy<HONEST>>()
    },
    Entry {
        id: "patient",
        mind: |_| Box::new(Patient(&LEFT, Duration::ZERO)),
        title: "Bots that think as long as they may",
        ..Entry::of::<Toy<HONEST>>()
    },
];

async fn sit(ada: &Person, game: &str, seats: serde_json::Value) -> (String, Live) {
    let body = json!({"game": game, "seats": seats, "options": null, "start": true});
    let table = ada.post("/api/tables", body).await.ok();
    let id = table["id"].as_str().unwrap().to_owned();
    let mut live = ada.live(&id).await;
    live.position().await;
    (id, live)
}

/// Plays one ply of whichever own seat is to move.
async fn ply(live: &mut Live) {
    let (now, seat) = (live.last["ply"].as_u64().unwrap(), live.last["viewer"].as_u64().unwrap());
    let code = pick(live.legal(), now);
    assert_eq!(live.play(seat, &code).await["type"], "done");
    live.at(now + 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_in_the_rules_ends_one_request_and_nothing_else() {
    let house = House::with(|config| config.games = GAMES).await;
    let ada = Person::new(house.address(), "Ada").await;
    let (_, mut other) = sit(&ada, "toy", json!(["me", "hotseat"])).await;
    // Until the card is dealt.
    let (id, mut live) = loop {
        let (id, live) = sit(&ada, "panics", json!(["me", "hotseat"])).await;
        if live.legal().iter().any(|it| it["text"] == BREAKS) {
            break (id, live);
        }
    };
    let before = live.last.clone();
    let breaks = live.legal().iter().find(|it| it["text"] == BREAKS).unwrap()["code"].clone();
    let refused = live.play(0, &breaks).await;
    assert_eq!((&refused["type"], &refused["kind"]), (&json!("error"), &json!("internal")));
    assert!(!refused.to_string().contains("nine"), "the cause is for the log: {refused}");
    // Nothing happened, and the match goes on with another card.
    let mut again = ada.live(&id).await;
    let position = again.position().await;
    for field in ["ply", "hash", "view", "legal"] {
        assert_eq!(position[field], before[field], "{field}");
    }
    let harmless = again.legal().iter().find(|it| it["text"] != BREAKS).unwrap()["code"].clone();
    assert_eq!(again.play(0, &harmless).await["type"], "done");
    ply(&mut other).await;
    assert_eq!(Person::stranger(house.address()).get("/healthz").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_that_do_not_answer_lose_their_say_and_no_match_waits() {
    let house = House::with(|config| {
        config.games = GAMES;
        config.bot_threads = 1;
        config.bot_budget = Duration::from_millis(30);
    })
    .await;
    let ada = Person::new(house.address(), "Ada").await;
    // One that is stuck holds the only thread for ever, the others find it taken.
    for game in ["breaks", "cheats", "stuck", "stuck", "toy"] {
        let (_, mut live) = sit(&ada, game, json!(["me", {"bot": "random"}])).await;
        while !live.is_over() {
            match live.legal().is_empty() {
                true => drop(live.position().await),
                false => ply(&mut live).await,
            }
        }
    }
    ENOUGH.store(true, Ordering::Relaxed);
}

/// Waits until so many thoughts are counted.
async fn reaches(thoughts: &AtomicU32, count: u32) {
    for _ in 0..1000 {
        if thoughts.load(Ordering::Relaxed) == count {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{} thoughts instead of {count}", thoughts.load(Ordering::Relaxed));
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_that_are_left_alone_stop_thinking_and_nothing_is_played_for_them() {
    let house = House::with(|config| {
        config.games = GAMES;
        config.bot_budget = Duration::from_secs(600);
    })
    .await;
    let ada = Person::new(house.address(), "Ada").await;
    let body = json!({"game": "patient", "seats": ["me", {"bot": "master"}], "options": null, "start": true});
    let id = ada.post("/api/tables", body).await.ok()["id"].as_str().unwrap().to_owned();
    let mut live = ada.live(&id).await;
    live.position().await;
    while LEFT.begun.load(Ordering::Relaxed) == 0 && !live.legal().is_empty() {
        let (now, seat) =
            (live.last["ply"].as_u64().unwrap(), live.last["viewer"].as_u64().unwrap());
        let code = live.legal()[0]["code"].clone();
        assert_eq!(live.play(seat, &code).await["type"], "done");
        live.at(now + 1).await;
    }
    reaches(&LEFT.begun, 1).await;
    let ply = async || ada.get(&format!("/api/tables/{id}")).await.ok()["ply"].as_u64().unwrap();
    let then = ply().await;
    drop(live);
    ada.post_nothing(&format!("/api/tables/{id}/leave")).await.ok();
    reaches(&LEFT.called_off, LEFT.begun.load(Ordering::Relaxed)).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let count = LEFT.begun.load(Ordering::Relaxed);
    assert_eq!(LEFT.called_off.load(Ordering::Relaxed), count, "nobody thinks any more");
    // Whoever comes back finds the position as it was, and the bot thinks anew.
    ada.post(&format!("/api/tables/{id}/join"), json!({})).await.ok();
    reaches(&LEFT.begun, count + 1).await;
    assert_eq!(ply().await, then, "nothing was played half thought out");
    ada.post_nothing(&format!("/api/tables/{id}/leave")).await.ok();
}

/// Everybody chooses at once which cards to keep, so a bot thinks while a person steps back.
#[tokio::test(flavor = "multi_thread")]
async fn a_thought_is_called_off_when_the_position_is_taken_back_and_nothing_stale_is_played() {
    let mind = |_| -> Box<dyn Mind> { Box::new(Drafter(Patient(&TAKEN_BACK, Duration::ZERO))) };
    let games = [Entry { mind, ..arena::find("trainrush").unwrap().clone() }];
    let house = House::with(|config| {
        config.games = Vec::leak(games.into());
        config.bot_budget = Duration::from_secs(600);
    })
    .await;
    let ada = Person::new(house.address(), "Ada").await;
    let body = json!({
        "game": "trainrush", "seats": ["me", {"bot": "master"}], "start": true,
        "options": {"random_heroes": true},
    });
    let id = ada.post("/api/tables", body).await.ok()["id"].as_str().unwrap().to_owned();
    let mut live = ada.live(&id).await;
    live.position().await;
    while !keeps_cards(&live.last["decision"]) {
        match live.legal().is_empty() {
            true => drop(live.position().await),
            false => ply(&mut live).await,
        }
    }
    let before = live.last.clone();
    let start = before["ply"].as_u64().unwrap();
    reaches(&TAKEN_BACK.begun, 1).await;
    for times in 1..4 {
        ply(&mut live).await;
        let undo = json!({"type": "undo", "ply": start + 1, "seat": 0});
        assert_eq!(live.ask(undo).await["type"], "done");
        // It thinks anew about what is there now.
        reaches(&TAKEN_BACK.called_off, times).await;
        reaches(&TAKEN_BACK.begun, times + 1).await;
        let now = ada.live(&id).await.position().await;
        for field in ["ply", "hash", "view", "legal"] {
            assert_eq!(now[field], before[field], "{field}");
        }
        while live.last["ply"] != start {
            live.position().await;
        }
    }
    drop(live);
    ada.post_nothing(&format!("/api/tables/{id}/leave")).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn reviews_are_counted_and_need_their_table_no_more_once_they_have_begun() {
    let house = House::with(|config| {
        config.games = GAMES;
        config.bot_threads = 1;
        config.bot_budget = Duration::from_secs(600);
        config.space.reviews_of_address = 2;
    })
    .await;
    let ada = Person::new(house.address(), "Ada").await;
    let (over, mut live) = sit(&ada, "toy", json!(["me", "hotseat"])).await;
    while !live.is_over() {
        ply(&mut live).await;
    }
    drop(live);
    // A bot has the only thread, so they wait before their first turn.
    let let_go = LetGo;
    let (_, mut live) = sit(&ada, "held", json!(["me", {"bot": "master"}])).await;
    while !live.legal().is_empty() {
        ply(&mut live).await;
    }
    let path = format!("/api/tables/{over}/review");
    let reader = || {
        let (ada, path) = (ada.clone(), path.clone());
        tokio::spawn(async move { ada.get(&path).await })
    };
    let readers = [reader(), reader()];
    tokio::time::sleep(Duration::from_millis(300)).await;
    ada.get(&path).await.refused(429, "too_many");
    let store = Store::open(&house.config.database).await.unwrap();
    let gone = [
        "update matches set epoch = epoch + 1 where id = $1",
        "delete from plies where match_id = $1",
        "delete from snapshots where match_id = $1",
        "delete from seats where match_id = $1",
        "delete from matches where id = $1",
    ];
    let writes = gone.map(|statement| sql(statement, [over.as_str().into()]));
    store.write(writes.into()).await.unwrap();
    drop(let_go);
    for reader in readers {
        let answer = reader.await.unwrap();
        assert_eq!(answer.status, 200);
        assert!(answer.text.contains(r#"{"habits":"#), "{}", answer.text);
    }
    // Their places are free again; whoever asks now is told that it is gone, or reads what the room still has.
    let again = ada.get(&path).await;
    assert!(matches!(again.status, 200 | 404), "{again:?}");
    store.close().await;
}
