//! Setting a table up, sitting down, leaving, playing again.

use serde_json::json;

use crate::client::Person;
use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn the_catalogue_says_what_can_be_played() {
    let house = House::open().await;
    let catalogue = Person::stranger(house.address()).get("/api/games").await.ok();
    let game = &catalogue["games"][0];
    assert_eq!((&game["id"], &game["title"]), (&json!("autobahn"), &json!("Autobahn")));
    assert_eq!(game["options"]["extra_tiles"], true);
    assert_eq!(game["edition"].as_str().unwrap().len(), 16);
    assert_eq!(catalogue["bots"], json!(["beginner", "casual", "solid", "strong", "master"]));
}

/// The screen shows what is played, so the data comes from the server and not with the client.
#[tokio::test(flavor = "multi_thread")]
async fn the_data_of_an_edition_is_there_for_ever_under_its_fingerprint() {
    let house = House::open().await;
    let somebody = Person::stranger(house.address());
    let catalogue = somebody.get("/api/games").await.ok();
    let edition = catalogue["games"][0]["edition"].as_str().unwrap();
    let answer = somebody.get(&format!("/api/games/autobahn/data/{edition}")).await;
    assert!(answer.head.to_lowercase().contains("immutable"), "{}", answer.head);
    let data = answer.ok();
    assert_eq!(data["cities"][0]["id"], "HH");
    assert_eq!(data["setup"]["money"]["is"], 48);
    assert!(data["links"][0]["source"].is_string(), "an owner sees where a value is from");
    let schemas = somebody.get("/api/games/autobahn/schemas").await.ok();
    let options = &schemas["options"]["properties"];
    assert_eq!(options["wine"]["type"], "boolean");
    assert!(options["wine"]["description"].as_str().unwrap().contains("Module 1"), "{options}");
    for what in ["step", "event", "reason", "view", "state"] {
        assert!(schemas[what]["$schema"].is_string(), "{what}");
    }
    for path in ["autobahn/data/0000000000000000", "chess/data/0", "autobahn/data/%2e%2e"] {
        somebody.get(&format!("/api/games/{path}")).await.refused(404, "not_found");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn open_tables_are_listed_until_they_are_full_and_private_ones_never() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let id = ada.table(json!(["me", "open"])).await;
    let hidden = json!({"game": "autobahn", "seats": ["me", "open"], "public": false});
    let hidden = ada.post("/api/tables", hidden).await.ok();
    let hidden = hidden["id"].as_str().unwrap();

    let listed = bob.get("/api/tables?open=true").await.ok();
    assert_eq!(listed["tables"].as_array().unwrap().len(), 1);
    assert_eq!(listed["tables"][0]["id"], json!(id));
    assert!(listed["tables"][0]["invite"].is_null(), "links are the host's");
    assert_eq!(ada.get("/api/tables?mine=true").await.ok()["tables"].as_array().unwrap().len(), 2);
    bob.get(&format!("/api/tables/{hidden}")).await.refused(404, "not_found");
    bob.post(&format!("/api/tables/{hidden}/join"), json!({})).await.refused(404, "not_found");
    assert!(bob.live_with(hidden, "").await.is_err());

    bob.post(&format!("/api/tables/{id}/join"), json!({})).await.ok();
    assert_eq!(bob.get("/api/tables?open=true").await.ok()["tables"], json!([]));
    ada.post_nothing(&format!("/api/tables/{id}/start")).await.ok();
    let running = bob.get("/api/tables?running=true").await.ok();
    assert_eq!(running["tables"][0]["id"], json!(id));
    // The table that waits for somebody comes first in that one's list.
    let mine = ada.get("/api/tables?mine=true").await.ok();
    let waiting = mine["tables"][0]["to_move"].as_array().unwrap();
    let bobs = bob.get("/api/tables?mine=true").await.ok();
    assert!(waiting.contains(&json!(0)) || bobs["tables"][0]["to_move"] == json!([1]));
    Person::stranger(house.address())
        .get("/api/tables?mine=true")
        .await
        .refused(401, "unidentified");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_a_seat_and_can_be_revoked() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let [bob, cy, eve] = [
        Person::new(house.address(), "Bob").await,
        Person::new(house.address(), "Cy").await,
        Person::new(house.address(), "Eve").await,
    ];
    let body =
        json!({"game": "autobahn", "seats": ["me", "open", "open", "open"], "public": false});
    let table = ada.post("/api/tables", body).await.ok();
    let id = table["id"].as_str().unwrap().to_owned();
    let links = ada.get(&format!("/api/tables/{id}/invites")).await.ok();
    assert_eq!(links, table["invite"]);
    bob.get(&format!("/api/tables/{id}/invites")).await.refused(403, "forbidden");

    let seat_two = format!("/api/invites/{}", links["seats"][1]["token"].as_str().unwrap());
    let any = format!("/api/invites/{}", links["table"].as_str().unwrap());
    assert_eq!(Person::stranger(house.address()).get(&seat_two).await.ok()["id"], json!(id));
    assert_eq!(bob.post_nothing(&seat_two).await.ok()["mine"], json!([2]));
    assert_eq!(bob.post_nothing(&seat_two).await.ok()["mine"], json!([2]), "again: nothing new");
    cy.post_nothing(&seat_two).await.refused(409, "taken");
    assert_eq!(cy.post_nothing(&any).await.ok()["mine"], json!([1]));

    let forged = any.replace(&id, "0000000000000000");
    eve.post_nothing(&forged).await.refused(404, "not_found");
    let mut guess = any.clone();
    guess.pop();
    eve.post_nothing(&guess).await.refused(403, "forbidden");
    eve.post_nothing("/api/invites/nonsense").await.refused(403, "forbidden");

    let fresh = ada.send("DELETE", &format!("/api/tables/{id}/invites"), None).await.ok();
    eve.post_nothing(&any).await.refused(403, "forbidden");
    let fresh = format!("/api/invites/{}", fresh["table"].as_str().unwrap());
    assert_eq!(eve.post_nothing(&fresh).await.ok()["mine"], json!([3]));

    // A link is also enough to watch a private table; once it has started, everybody there may give it.
    ada.post_nothing(&format!("/api/tables/{id}/start")).await.ok();
    let shown = bob.get(&format!("/api/tables/{id}/invites")).await.ok();
    let token = fresh.rsplit('/').next().unwrap().to_owned();
    assert_eq!(shown, json!({"table": token, "seats": []}));
    bob.send("DELETE", &format!("/api/tables/{id}/invites"), None).await.refused(403, "forbidden");
    let other = Person::new(house.address(), "Zoe").await;
    other.get(&format!("/api/tables/{id}/invites")).await.refused(403, "forbidden");
    other.post_nothing(&fresh).await.refused(409, "not_open");
    let stranger = Person::stranger(house.address());
    assert!(stranger.live_with(&id, &format!("?invite={token}")).await.is_ok());
    assert!(stranger.live_with(&id, "?invite=x").await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_arranges_seats_and_starts() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let id = ada.table(json!(["me", "open", "open"])).await;
    let seat = |n: u8| format!("/api/tables/{id}/seats/{n}");
    let start = format!("/api/tables/{id}/start");
    ada.post_nothing(&start).await.refused(409, "seats_missing");
    bob.send("PUT", &seat(1), Some(json!("open"))).await.refused(403, "forbidden");
    ada.send("PUT", &seat(1), Some(json!({"bot": "greedy"}))).await.ok();
    ada.send("PUT", &seat(7), Some(json!("open"))).await.refused(409, "no_such_seat");
    let table = ada.send("PUT", &seat(2), Some(json!({"hotseat": "Zoë"}))).await.ok();
    assert_eq!(table["seats"][1]["bot"], "greedy");
    assert_eq!(table["seats"][2]["name"], "Zoë");
    assert_eq!(table["mine"], json!([0, 2]));
    bob.post_nothing(&start).await.refused(403, "forbidden");
    assert_eq!(ada.post_nothing(&start).await.ok()["status"], "running");
    ada.post_nothing(&start).await.refused(409, "not_open");
    ada.send("PUT", &seat(1), Some(json!("open"))).await.refused(409, "not_open");
    bob.post(&format!("/api/tables/{id}/join"), json!({})).await.refused(409, "not_open");
    ada.get(&format!("/api/tables/{id}/record")).await.refused(409, "not_running");
    ada.post_nothing(&format!("/api/tables/{id}/rematch")).await.refused(409, "not_running");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_leave_and_come_back() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let id = ada.table(json!(["me", "open"])).await;
    let (join, leave) = (format!("/api/tables/{id}/join"), format!("/api/tables/{id}/leave"));
    bob.post_nothing(&leave).await.refused(403, "forbidden");
    bob.post(&join, json!({})).await.ok();
    assert_eq!(bob.post_nothing(&leave).await.ok()["seats"][1]["who"], "open");
    bob.post(&join, json!({})).await.ok();
    ada.post_nothing(&format!("/api/tables/{id}/start")).await.ok();
    let table = bob.post_nothing(&leave).await.ok();
    assert_eq!((&table["seats"][1]["who"], &table["mine"]), (&json!("gone"), &json!([])));
    assert_eq!(bob.post(&join, json!({})).await.ok()["mine"], json!([1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_nobody_wants_is_closed() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let id = ada.table(json!(["me", "open"])).await;
    let path = format!("/api/tables/{id}");
    bob.send("DELETE", &path, None).await.refused(403, "forbidden");
    assert_eq!(ada.send("DELETE", &path, None).await.status, 204);
    assert_eq!(ada.get(&path).await.ok()["status"], "closed");
    bob.post(&format!("{path}/join"), json!({})).await.refused(409, "not_running");
    assert_eq!(bob.get("/api/tables?open=true").await.ok()["tables"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let id = ada.table(json!([{"bot": "random"}, {"bot": "random"}])).await;
    ada.post_nothing(&format!("/api/tables/{id}/start")).await.ok();
    let mut live = ada.live(&id).await;
    live.until(|message| message["table"]["status"] == "over").await;
    let rematch = format!("/api/tables/{id}/rematch");
    bob.post_nothing(&rematch).await.refused(403, "forbidden");
    let next = ada.post_nothing(&rematch).await.ok();
    assert_eq!(next["status"], "open");
    assert_eq!(ada.post_nothing(&rematch).await.ok()["id"], next["id"], "one rematch for all");
    let told = live.until(|message| !message["table"]["rematch"].is_null()).await;
    assert_eq!(told["table"]["rematch"], next["id"]);
}
