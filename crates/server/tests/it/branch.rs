//! Playing on from a position of a match that is over.

use serde_json::{Value, json};

use crate::client::{Live, Person, pick};
use crate::house::House;

/// A match that bots have played to the end, all modules on the table.
async fn over(host: &Person) -> (String, Live) {
    let options = json!({"wine": true, "traffic": true, "services": true});
    let seats = json!([{"bot": "random"}, {"bot": "greedy"}, {"bot": "random"}]);
    let body = json!({"game": "autobahn", "options": options, "seats": seats, "public": false, "start": true});
    let table = host.post("/api/tables", body).await.ok();
    let id = table["id"].as_str().unwrap().to_owned();
    let mut live = host.live(&id).await;
    live.until(|message| message["table"]["status"] == "over").await;
    (id, live)
}

fn from(ply: u64, seat: u64) -> Value {
    json!({"ply": ply, "seat": seat, "bot": "random"})
}

#[tokio::test(flavor = "multi_thread")]
async fn any_position_of_a_finished_match_can_be_played_to_another_end() {
    let mut house = House::open().await;
    let mut ada = Person::new(house.address(), "Ada").await;
    let (id, mut source) = over(&ada).await;
    let (old, end) = (source.table.clone(), source.table["ply"].as_u64().unwrap());
    let path = format!("/api/tables/{id}/branch");
    for (ply, seat) in [(0, 0), (end / 2, 1), (end - 1, 2)] {
        let answer = ada.post(&path, from(ply, seat)).await;
        assert_eq!(answer.status, 201);
        let new = answer.ok();
        for same in ["game", "rules", "edition", "options", "seed_hash"] {
            assert_eq!(new[same], old[same], "{same}");
        }
        assert_eq!((&new["public"], &new["am_host"]), (&json!(false), &json!(true)));
        assert_eq!(new["mine"], json!([seat]));
        assert!(
            new["seats"]
                .as_array()
                .unwrap()
                .iter()
                .all(|it| it["mine"] == true || it["bot"] == "random")
        );
        let new = new["id"].as_str().unwrap().to_owned();
        assert_ne!(new, id);

        let mut live = ada.live(&new).await;
        live.position().await;
        // It began as that position; bots may have gone on since.
        // A new socket each time: one that nobody reads while a match is played may be closed by then.
        source = ada.live(&id).await;
        source.position().await;
        let then = source.ask(json!({"type": "history", "ply": ply})).await;
        let now = live.ask(json!({"type": "history", "ply": ply})).await;
        assert_eq!((&now["decision"], &now["viewer"]), (&then["decision"], &json!(seat)));
        let stranger = Person::stranger(house.address());
        assert!(stranger.live_with(&new, "").await.is_err(), "practice is private");

        if ply == end / 2 {
            house.restart().await;
            ada.address = house.address();
            live = ada.live(&new).await;
            live.position().await;
        }
        while !live.is_over() {
            if live.legal().is_empty() {
                live.position().await;
                continue;
            }
            let now = live.last["ply"].as_u64().unwrap();
            let code = pick(live.legal(), now);
            assert_eq!(live.play(seat, &code).await["type"], "done");
            live.at(now + 1).await;
        }
        // The way there is the same, ply for ply and hash for hash, and a restart keeps it.
        let [one, two] = [id.clone(), new].map(|id| format!("/api/tables/{id}/record"));
        let [one, two] = [ada.get(&one).await, ada.get(&two).await]
            .map(|answer| answer.text.parse::<engine::Record>().unwrap());
        assert_eq!((one.seed, &one.options), (two.seed, &two.options));
        let ply = usize::try_from(ply).unwrap();
        assert_eq!(one.plies[..ply], two.plies[..ply]);
        assert!((arena::find("autobahn").unwrap().replay)(&two).is_ok());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_played_on_is_refused_by_name() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let (id, live) = over(&ada).await;
    let end = live.table["ply"].as_u64().unwrap();
    let path = format!("/api/tables/{id}/branch");
    ada.post(&path, from(end + 1, 0)).await.refused(404, "not_found");
    ada.post(&path, from(end, 0)).await.refused(409, "over");
    ada.post(&path, from(3, 3)).await.refused(409, "no_such_seat");
    ada.post(&path, json!({"ply": 3, "seat": 0, "bot": "hal"})).await.refused(400, "bad_setup");
    ada.post(&path, json!({"ply": -1, "seat": 0, "bot": "random"})).await.refused(400, "malformed");
    ada.post(&path, json!({"ply": 3})).await.refused(400, "malformed");
    bob.post(&path, from(3, 0)).await.refused(404, "not_found");
    let stranger = Person::stranger(house.address());
    stranger.post(&path, from(3, 0)).await.refused(401, "unidentified");

    // A link to a private table is enough to see it, and so to play on.
    let links = ada.get(&format!("/api/tables/{id}/invites")).await.ok();
    let invited = format!("{path}?invite={}", links["table"].as_str().unwrap());
    assert_eq!(bob.post(&invited, from(3, 0)).await.ok()["am_host"], true);

    let running = ada.started(json!(["me", "hotseat"])).await;
    let path = format!("/api/tables/{running}/branch");
    ada.post(&path, from(0, 0)).await.refused(409, "not_running");
    let open = ada.table(json!(["me", "open"])).await;
    ada.post(&format!("/api/tables/{open}/branch"), from(0, 0)).await.refused(409, "not_running");
    let tables = ada.get("/api/tables?mine=true").await.ok();
    assert_eq!(tables["tables"].as_array().unwrap().len(), 3, "nothing was made");
}
