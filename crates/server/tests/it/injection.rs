//! SQL in everything that people may write: it is kept and given back as the text it is.

use serde_json::json;

use crate::client::Person;
use crate::house::House;

const SPELLS: [&str; 5] = [
    "'); drop table m; --",
    "' or '1'='1",
    "x', (select seed), '",
    "\"; delete from users;",
    "$1 ?1 \\' %27 ; --",
];

#[tokio::test(flavor = "multi_thread")]
async fn what_people_write_is_never_read_as_sql() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", {"bot": "random"}])).await;
    let mut live = ada.live(&id).await;
    for (n, spell) in (0..).zip(SPELLS) {
        // As a name, a login and a password …
        let mut eve = Person::new(house.address(), spell).await;
        assert_eq!(eve.get("/api/me").await.ok()["name"], spell);
        let account = json!({"login": spell, "password": format!("{spell} {spell}")});
        assert_eq!(eve.post("/api/me/account", account.clone()).await.ok()["account"], true);
        let guess = json!({"login": spell, "password": spell});
        eve.post("/api/login", guess).await.refused(401, "wrong_password");
        let answer = eve.post("/api/login", account).await;
        eve.keep_cookie(&answer);
        assert_eq!(answer.ok()["id"], json!(eve.id));
        // … of a seat, in talk, as an option, a game, a bot …
        let seats = json!([{"hotseat": spell}, "open"]);
        let table = eve
            .post("/api/tables", json!({"game": "autobahn", "seats": seats, "public": true}))
            .await
            .ok();
        assert_eq!(table["seats"][0]["name"], spell);
        assert_eq!(live.ask(json!({"type": "chat", "text": spell})).await["type"], "done");
        let options =
            json!({"game": "autobahn", "options": {spell: true}, "seats": ["me", "open"]});
        eve.post("/api/tables", options).await.refused(400, "bad_setup");
        let game = json!({"game": spell, "seats": ["me", "open"]});
        eve.post("/api/tables", game).await.refused(400, "bad_setup");
        let bot = json!({"game": "autobahn", "seats": ["me", {"bot": spell}]});
        eve.post("/api/tables", bot).await.refused(400, "bad_setup");
        // … and in every place of a path.
        let coded: String = spell.bytes().map(|byte| format!("%{byte:02x}")).collect();
        eve.get(&format!("/api/tables/{coded}")).await.refused(404, "not_found");
        let join = format!("/api/tables/{coded}/join");
        eve.post(&join, json!({})).await.refused(404, "not_found");
        assert!(eve.get(&format!("/api/invites/{coded}")).await.status >= 400);
        assert!(eve.live_with(&coded, "").await.is_err());
        let user = json!({"by": "user", "user": spell});
        let takeover = format!("/api/tables/{id}/seats/0/takeover");
        assert_eq!(eve.post(&takeover, user).await.status, 403);
        let listed = eve.get("/api/tables?mine=true").await.ok();
        assert_eq!(listed["tables"].as_array().unwrap().len(), 1, "spell {n} sees its own only");
    }
    let said = ada.get("/api/me/export").await.ok();
    let said: Vec<&str> =
        said["messages"].as_array().unwrap().iter().map(|it| it[1].as_str().unwrap()).collect();
    assert_eq!(said, SPELLS);
    let tables = ada.get("/api/tables?open=true").await.ok();
    assert_eq!(tables["tables"].as_array().unwrap().len(), SPELLS.len());
}
