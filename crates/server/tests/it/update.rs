//! An update ends no match: stores and records of earlier versions (`tests/fixtures`, made by
//! `furnish.rs`) go on here.

use std::path::PathBuf;

use arena::{CATALOG, Entry};
use serde_json::{Value, json};
use server::doctor::examine;
use server::store::{Status, Store, sql};
use sqlx::{AnyConnection, Connection};

use crate::client::{Live, Person, pick, play_both};
use crate::house::{House, folder};

/// The tables as they were before a store could be of this version.
const FIRST: [&str; 2] = [
    include_str!("../../migrations/0001_start.sql"),
    include_str!("../../migrations/0002_votes.sql"),
];

fn fixture(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name);
    std::fs::read_to_string(path).unwrap()
}

/// Puts the store of the first version back as it was, tables and all.
async fn unpack(url: &str) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.unwrap();
    let marks = "create table migrations (n bigint primary key); \
                 insert into migrations (n) values (1), (2)";
    for script in FIRST.into_iter().chain([marks]) {
        sqlx::raw_sql(script).execute(&mut connection).await.unwrap();
    }
    let mut transaction = connection.begin().await.unwrap();
    for line in fixture("rules-2/store.backup").lines() {
        let row: Value = serde_json::from_str(line).unwrap();
        let Some(fields) = row[1].as_object() else { continue };
        let names: Vec<&str> = fields.keys().map(String::as_str).collect();
        let places: Vec<String> = (1..=names.len()).map(|n| format!("${n}")).collect();
        let insert = format!(
            "insert into {} ({}) values ({})",
            row[0].as_str().unwrap(),
            names.join(", "),
            places.join(", ")
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(insert));
        let query = fields.iter().fold(query, |query, (name, value)| match value {
            Value::Number(value) => query.bind(value.as_i64().unwrap()),
            Value::String(value) => query.bind(value.clone()),
            _ if name == "seat" => query.bind(None::<i64>),
            _ => query.bind(None::<String>),
        });
        query.execute(&mut *transaction).await.unwrap();
    }
    transaction.commit().await.unwrap();
}

/// A server of this version on a store that an earlier one backed up.
async fn restored(backup: &str) -> (House, Store) {
    let mut house = House::open().await;
    house.stop().await;
    let store = Store::open(&house.config.database).await.unwrap();
    store.load(&mut fixture(backup).as_bytes()).await.unwrap();
    house.start().await;
    (house, store)
}

/// Goes on with a match that these rules play differently, by consent; from which ply on.
async fn by_consent(ada: &Person, table: &Value, [before, now]: [u32; 2]) -> (Live, u64) {
    let id = table["id"].as_str().unwrap();
    let path = format!("/api/tables/{id}");
    let table = ada.get(&path).await.ok();
    assert_eq!((&table["status"], &table["rules"]), (&json!("frozen"), &json!(before)));
    let table = ada.post_nothing(&format!("{path}/resume")).await.ok();
    assert_eq!((&table["status"], &table["rules"]), (&json!("running"), &json!(now)));
    let ply = table["resumed"].as_u64().unwrap();
    let mut live = ada.live(id).await;
    live.position().await;
    (live, ply)
}

/// A server of this version on a store of the first one, with these games.
async fn updated(games: &'static [Entry]) -> (House, Store) {
    let mut house = House::open().await;
    house.stop().await;
    match crate::house::database().await {
        Some(url) => house.config.database = url,
        None => house.config.database = server::store::sqlite_url(&folder()),
    }
    unpack(&house.config.database).await;
    house.config.games = games;
    house.start().await;
    let store = Store::open(&house.config.database).await.unwrap();
    (house, store)
}

/// Somebody in the place of Ada, who sits at nearly every table there, and whose cookie is lost.
async fn ada(house: &House, store: &Store) -> Person {
    let newcomer = Person::new(house.address(), "Ada").await;
    // Whatever was hers is the newcomer's.
    let id = newcomer.id.as_str();
    for statement in [
        "update seats set user_id = $1 where user_id in (select id from users where name = 'Ada')",
        "update matches set host = $1, epoch = epoch + 1 where host in \
         (select id from users where name = 'Ada')",
    ] {
        store.write(vec![sql(statement, [id.into()])]).await.unwrap();
    }
    newcomer
}

async fn tables(ada: &Person) -> Vec<Value> {
    let list = ada.get("/api/tables?mine=true").await.ok();
    list["tables"].as_array().unwrap().clone()
}

/// A finished match that has a record is looked back at to its end.
async fn looked_back_at(ada: &Person, id: &str) {
    let [record, review] = ["record", "review"].map(|what| format!("/api/tables/{id}/{what}"));
    let (record, review) = (ada.get(&record).await, ada.get(&review).await);
    assert_eq!(review.status, record.status, "{review:?}");
    if record.status == 200 {
        assert!(review.text.contains(r#"{"habits":"#), "{id}: {}", review.text);
    }
}

/// Every running match goes on for some plies, by its table's consent where these rules play it
/// differently; every finished one opens.
async fn all_go_on(house: &House, store: &Store, rules: u64) {
    let ada = ada(house, store).await;
    let (mut running, mut over) = (0, 0);
    for table in tables(&ada).await {
        let id = table["id"].as_str().unwrap();
        if table["status"] == "open" {
            // Set up before the update, started after it.
            ada.post_nothing(&format!("/api/tables/{id}/start")).await.ok();
        }
        let mut live = ada.live(id).await;
        live.position().await;
        if live.is_over() {
            over += 1;
            assert_eq!(live.table["status"], "over");
            looked_back_at(&ada, id).await;
            continue;
        }
        running += 1;
        if live.table["status"] == "frozen" {
            let table = ada.post_nothing(&format!("/api/tables/{id}/resume")).await.ok();
            assert_eq!((&table["status"], &table["frozen"]), (&json!("running"), &Value::Null));
            live = ada.live(id).await;
            live.position().await;
        }
        assert_eq!(live.table["rules"], rules);
        let first = live.last["ply"].as_u64().unwrap();
        while live.last["ply"].as_u64().unwrap() < first + 3 && !live.is_over() {
            // Somebody else's turn: a bot's, or of the guest at the table that was open.
            if live.legal().is_empty() {
                if table["status"] == "open" {
                    break;
                }
                live.position().await;
                continue;
            }
            let ply = live.last["ply"].as_u64().unwrap();
            let seat = live.last["viewer"].as_u64().unwrap();
            let code = pick(live.legal(), ply);
            assert_eq!(live.play(seat, &code).await["type"], "done");
            live.at(ply + 1).await;
        }
    }
    assert_eq!((running, over), (6, 3));
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_of_an_earlier_version_go_on_and_those_that_are_over_open() {
    let (house, store) = updated(CATALOG).await;
    let report = examine(&store).await.unwrap();
    assert_eq!(report.matches, 10, "{report}");
    all_go_on(&house, &store, CATALOG[0].rules.into()).await;
    store.close().await;
}

/// Another number of the rules and another edition of the data, which play the same.
fn newer() -> &'static [Entry] {
    let entry = Entry { rules: 99, edition: || 42, ..CATALOG[0].clone() };
    Box::leak(Box::new([entry]))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_plays_the_same_goes_on_without_a_word() {
    let (house, store) = updated(newer()).await;
    all_go_on(&house, &store, 99).await;
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_a_former_edition_keeps_it() {
    // The one by which the stores of the earlier versions were played.
    let former = 0xe203_8e24_0b9c_f387;
    assert!((CATALOG[0].is_former)(former) && former != (CATALOG[0].edition)());
    let (house, store) = updated(CATALOG).await;
    all_go_on(&house, &store, CATALOG[0].rules.into()).await;
    let running = store.every_match().await.unwrap();
    let mut kept = 0;
    for id in running {
        let (row, _) = store.find_match(&id).await.unwrap().unwrap();
        kept += usize::from(row.status == Status::Running && row.edition == former);
    }
    assert_eq!(kept, 5, "all that had been running; the one that was open begins with the new one");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_plays_differently_goes_on_when_its_table_agrees() {
    let mut house = House::open().await;
    let mut ada = Person::new(house.address(), "Ada").await;
    let mut bob = Person::new(house.address(), "Bob").await;
    let id = ada.started_with(&[&bob]).await;
    let (mut one, mut two) = (ada.live(&id).await, bob.live(&id).await);
    play_both(&mut one, &mut two, 20).await;
    let before = one.at(20).await;
    // As if these rules had led to another position once, and would not have allowed ply 19.
    let store = Store::open(&house.config.database).await.unwrap();
    let meddle = [
        "update plies set hash = hash + 1 where n = 9",
        "update plies set code = 4000000000 where n = 19",
        "update matches set rules = 1",
    ];
    store.write(meddle.map(|statement| sql(statement, [])).to_vec()).await.unwrap();
    house.restart().await;
    (ada.address, bob.address) = (house.address(), house.address());
    let path = format!("/api/tables/{id}");
    let table = ada.get(&path).await.ok();
    assert_eq!((&table["status"], &table["rules"]), (&json!("frozen"), &json!(1)));
    let offer = json!({"ply": 18, "players": 2, "agreed": 0, "mine": false});
    assert_eq!(table["resume"], offer);
    let stranger = Person::new(house.address(), "Eve").await;
    stranger.post_nothing(&format!("{path}/resume")).await.refused(403, "forbidden");
    let table = ada.post_nothing(&format!("{path}/resume")).await.ok();
    assert_eq!((&table["status"], &table["resume"]["agreed"]), (&json!("frozen"), &json!(1)));
    // One vote is kept over a restart; the other makes it unanimous.
    house.restart().await;
    (ada.address, bob.address) = (house.address(), house.address());
    let table = bob.post_nothing(&format!("{path}/resume")).await.ok();
    assert_eq!((&table["status"], &table["resumed"]), (&json!("running"), &json!(18)));
    bob.post_nothing(&format!("{path}/resume")).await.refused(409, "not_running");
    for round in 0..2 {
        let (mut one, mut two) = (ada.live(&id).await, bob.live(&id).await);
        let ply = one.position().await["ply"].as_u64().unwrap();
        two.position().await;
        assert_eq!(ply, 18 + round);
        let live = if one.legal().is_empty() { &mut two } else { &mut one };
        let seat = live.last["viewer"].as_u64().unwrap();
        assert_eq!(live.play(seat, &live.legal()[0]["code"].clone()).await["type"], "done");
        assert_eq!(live.ask(json!({"type": "history", "ply": 18})).await["ply"], 18);
        assert_eq!(live.ask(json!({"type": "history", "ply": 17})).await["kind"], "not_found");
        house.restart().await;
        (ada.address, bob.address) = (house.address(), house.address());
    }
    assert_ne!(before["ply"], 18);
    let report = examine(&store).await.unwrap();
    assert!(report.problems.is_empty(), "{report}");
    store.close().await;
}

/// What was played before a match went on under other rules is kept, but no rule of today knows it: it is
/// refused by name wherever it would be needed, and all that came later works as ever.
#[tokio::test(flavor = "multi_thread")]
async fn before_a_match_went_on_nothing_is_known_and_after_it_everything() {
    let mut house = House::open().await;
    let mut ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    let mut live = ada.live(&id).await;
    live.position().await;
    let play = async |live: &mut Live, until: u64| {
        while !live.is_over() && live.last["ply"].as_u64().unwrap() < until {
            let ply = live.last["ply"].as_u64().unwrap();
            let seat = live.last["viewer"].as_u64().unwrap();
            let code = pick(live.legal(), ply);
            assert_eq!(live.play(seat, &code).await["type"], "done");
            live.at(ply + 1).await;
        }
    };
    play(&mut live, 20).await;
    let store = Store::open(&house.config.database).await.unwrap();
    let meddle = ["update plies set hash = hash + 1 where n = 9", "update matches set rules = 1"];
    store.write(meddle.map(|statement| sql(statement, [])).to_vec()).await.unwrap();
    house.restart().await;
    ada.address = house.address();
    let path = format!("/api/tables/{id}");
    let resumed =
        ada.post_nothing(&format!("{path}/resume")).await.ok()["resumed"].as_u64().unwrap();
    assert!((16..=20).contains(&resumed));
    let mut live = ada.live(&id).await;
    live.position().await;
    play(&mut live, u64::MAX).await;
    let end = live.last["ply"].as_u64().unwrap();

    let unknown = |answer: Value| {
        assert_eq!(answer["kind"], "not_found");
        assert!(answer["reason"].as_str().unwrap().contains("other rules"), "{answer}");
    };
    unknown(live.ask(json!({"type": "history", "ply": resumed - 1})).await);
    unknown(ada.get(&format!("{path}/outlook?ply={}", resumed - 1)).await.json());
    let from = |ply: u64| json!({"ply": ply, "seat": 0, "bot": "random"});
    unknown(ada.post(&format!("{path}/branch"), from(resumed - 1)).await.json());
    for what in ["record", "review"] {
        let answer = ada.get(&format!("{path}/{what}")).await;
        assert_eq!((answer.status, &answer.json()["kind"]), (409, &json!("not_running")));
        assert!(answer.json()["reason"].as_str().unwrap().contains("other rules"), "{answer:?}");
    }
    let document = ada.get(&format!("{path}/export")).await.ok();
    assert!(document["record"].is_null());
    assert_eq!(document["plies"][0]["n"], resumed + 1);
    let page = live.ask(json!({"type": "plies", "since": 0})).await;
    assert_eq!((&page["of"], &page["plies"][0]["n"]), (&json!(end), &json!(resumed + 1)));

    // From where it went on, and later, one can play on; a restart and the doctor find nothing wrong.
    for ply in [resumed, resumed + 7] {
        let mut live = ada.live(&id).await;
        live.position().await;
        let there = live.ask(json!({"type": "history", "ply": ply})).await;
        let branch = ada.post(&format!("{path}/branch"), from(ply)).await.ok();
        assert_eq!(branch["resumed"], resumed);
        let new = branch["id"].as_str().unwrap().to_owned();
        house.restart().await;
        ada.address = house.address();
        let mut branch = ada.live(&new).await;
        branch.position().await;
        let here = branch.ask(json!({"type": "history", "ply": ply})).await;
        assert_eq!((&here["decision"], here["viewer"].is_u64()), (&there["decision"], true));
        while !branch.is_over() {
            match branch.legal().is_empty() {
                true => drop(branch.position().await),
                false => {
                    let next = branch.last["ply"].as_u64().unwrap() + 1;
                    play(&mut branch, next).await;
                }
            }
        }
    }
    let report = examine(&store).await.unwrap();
    assert!(report.problems.is_empty(), "{report}");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_of_every_kind_go_on_from_their_last_position_or_open_in_it() {
    let (mut house, store) = updated(CATALOG).await;
    // As if these rules led elsewhere from the ninth ply of every match on.
    house.stop().await;
    let meddle = "update plies set hash = hash + 1 where n = 9";
    store.write(vec![sql(meddle, [])]).await.unwrap();
    house.start().await;
    let report = examine(&store).await.unwrap();
    assert_eq!(report.problems.len(), 8, "all that were started: {report}");
    all_go_on(&house, &store, CATALOG[0].rules.into()).await;
    store.close().await;
}

/// Rules 2 of Train Rush have three stacks of siding tiles instead of one, so no match of rules 1 comes out
/// the same. The store of rules 1 has one with tiles drawn and one in its set-up, before a position was kept.
#[tokio::test(flavor = "multi_thread")]
async fn matches_of_train_rush_by_rules_1_go_on_by_consent() {
    let (house, store) = restored("trainrush-rules-1/store.backup").await;
    let ada = ada(&house, &store).await;
    let mut onward = Vec::new();
    for table in tables(&ada).await {
        let (mut live, ply) = by_consent(&ada, &table, [1, 2]).await;
        assert_eq!(live.last["view"]["tile_stacks"].as_array().unwrap().len(), 3);
        for n in ply..ply + 100 {
            live.at(n).await;
            while live.legal().is_empty() {
                live.position().await;
            }
            let seat = live.last["viewer"].as_u64().unwrap();
            assert_eq!(live.play(seat, &pick(live.legal(), n)).await["type"], "done");
        }
        onward.push(ply);
    }
    onward.sort_unstable();
    assert_eq!(onward, [9, 203], "nothing that was played is lost");
    let report = examine(&store).await.unwrap();
    assert!(report.problems.is_empty(), "{report}");
    store.close().await;
}

/// Rules 2 of Autobahn let a bonus tile come between a card and its action; rules 3 do not. A store of the
/// last version with rules 2 has three matches in which that happened: in the very last ply, in the last
/// but one, and long before the last position that was kept.
#[tokio::test(flavor = "multi_thread")]
async fn matches_that_rules_3_play_differently_go_on_by_consent() {
    assert_eq!(CATALOG[0].rules, 3, "the matches of the next rules need a fixture of their own");
    let (house, store) = restored("rules-2-tiles/store.backup").await;
    let report = examine(&store).await.unwrap();
    assert_eq!((report.matches, report.problems.len()), (3, 3), "{report}");
    let ada = ada(&house, &store).await;
    let mut onward = Vec::new();
    for table in tables(&ada).await {
        let (mut live, ply) = by_consent(&ada, &table, [2, 3]).await;
        assert_eq!(live.last["ply"], ply);
        // Where the tile was used, the action of the card is taken now.
        for n in ply..ply + 5 {
            live.at(n).await;
            let uses = |legal: &Value| legal["text"].as_str().unwrap().starts_with("use ");
            let code = live.legal().iter().find(|it| !uses(it)).unwrap()["code"].clone();
            let seat = live.last["viewer"].as_u64().unwrap();
            assert_eq!(live.play(seat, &code).await["type"], "done");
        }
        onward.push(ply);
    }
    onward.sort_unstable();
    assert_eq!(onward, [14, 155, 264]);
    store.close().await;
}
