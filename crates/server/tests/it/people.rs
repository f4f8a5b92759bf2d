//! Guests and accounts.

use serde_json::json;

use crate::client::Person;
use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_somebody_at_once() {
    let house = House::open().await;
    let stranger = Person::stranger(house.address());
    stranger.get("/api/me").await.refused(401, "unidentified");
    let answer = stranger.post("/api/me", json!({"name": "  Ada  "})).await;
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(answer.head.contains(part), "{}", answer.head);
    }
    let mut ada = stranger.clone();
    ada.keep_cookie(&answer);
    let me = ada.get("/api/me").await.ok();
    assert_eq!((&me["name"], &me["account"]), (&json!("Ada"), &json!(false)));
    let renamed = ada.post("/api/me", json!({"name": "Ada L."})).await.ok();
    assert_eq!((&renamed["id"], &renamed["name"]), (&me["id"], &json!("Ada L.")));

    let mut forger = stranger.clone();
    forger.cookie = ada.cookie.replace(me["id"].as_str().unwrap(), "0000000000000000");
    forger.get("/api/me").await.refused(401, "unidentified");
    forger.cookie = "cloverleaf=".to_owned();
    forger.get("/api/me").await.refused(401, "unidentified");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_without_a_name_has_none_anywhere() {
    let house = House::open().await;
    let mut guest = Person::stranger(house.address());
    let answer = guest.post("/api/me", json!({})).await;
    guest.keep_cookie(&answer);
    assert_eq!(guest.get("/api/me").await.ok()["name"], "");
    let id = guest.started(json!(["me", "hotseat", {"hotseat": "Bob"}])).await;
    let table = guest.get(&format!("/api/tables/{id}")).await.ok();
    let names: Vec<_> = (0..3).map(|seat| table["seats"][seat].get("name")).collect();
    assert_eq!(names, [None, None, Some(&json!("Bob"))]);

    assert_eq!(guest.post("/api/me", json!({"name": "Ada"})).await.ok()["name"], "Ada");
    assert_eq!(guest.post("/api/me", json!({})).await.ok()["name"], "");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_plays_from_several_devices_and_signs_out_everywhere() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let claim = json!({"login": "Ada99", "password": "correct horse"});
    ada.post("/api/me/account", json!({"login": "ada99", "password": "short"}))
        .await
        .refused(400, "malformed");
    ada.post("/api/me/account", json!({"login": "a", "password": "correct horse"}))
        .await
        .refused(400, "bad_name");
    assert_eq!(ada.post("/api/me/account", claim.clone()).await.ok()["account"], true);
    ada.post("/api/me/account", claim.clone()).await.refused(409, "taken");
    let bob = Person::new(house.address(), "Bob").await;
    bob.post("/api/me/account", claim).await.refused(409, "taken");

    let mut tablet = Person::stranger(house.address());
    for (login, password) in [("ada99", "wrong horse"), ("nobody", "correct horse"), ("", "")] {
        let wrong = json!({"login": login, "password": password});
        tablet.post("/api/login", wrong).await.refused(401, "wrong_password");
    }
    let right = json!({"login": "ADA99", "password": "correct horse"});
    let answer = tablet.post("/api/login", right).await;
    tablet.keep_cookie(&answer);
    assert_eq!(tablet.get("/api/me").await.ok()["id"], json!(ada.id));

    assert_eq!(tablet.post_nothing("/api/logout/everywhere").await.status, 204);
    tablet.get("/api/me").await.refused(401, "unidentified");
    ada.get("/api/me").await.refused(401, "unidentified");
}

#[tokio::test(flavor = "multi_thread")]
async fn data_can_be_taken_along_and_deleted() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let id = ada.started_with(&[&bob]).await;
    let mut live = bob.live(&id).await;
    live.ask(json!({"type": "chat", "text": "my secret recipe"})).await;

    let export = bob.get("/api/me/export").await.ok();
    assert_eq!(export["name"], "Bob");
    assert_eq!(export["tables"], json!([id]));
    assert!(export.to_string().contains("my secret recipe"));

    assert_eq!(bob.send("DELETE", "/api/me", None).await.status, 204);
    bob.get("/api/me").await.refused(401, "unidentified");
    let table = ada.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(table["seats"][1]["who"], "gone");
    assert!(!table.to_string().contains("Bob"));
    let mut live = ada.live(&id).await;
    let said = live.until(|message| message["type"] == "messages").await;
    assert!(!said.to_string().contains("recipe") && !said.to_string().contains("Bob"), "{said}");
}
