//! An abandoned seat.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::Person;
use crate::house::House;

async fn three(house: &House) -> (String, [Person; 3]) {
    let people = [
        Person::new(house.address(), "Ada").await,
        Person::new(house.address(), "Bob").await,
        Person::new(house.address(), "Cy").await,
    ];
    let [ada, bob, cy] = &people;
    (ada.started_with(&[bob, cy]).await, people)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_over_when_all_others_agree() {
    let house = House::open().await;
    let (id, [ada, bob, cy]) = three(&house).await;
    let path = format!("/api/tables/{id}/seats/1/takeover");
    let bot = json!({"by": "bot", "bot": "random"});
    ada.post(&path, bot.clone()).await.refused(403, "forbidden");
    bob.post_nothing(&format!("/api/tables/{id}/leave")).await.ok();
    let stranger = Person::new(house.address(), "Eve").await;
    stranger.post(&path, bot.clone()).await.refused(403, "forbidden");
    assert_eq!(ada.post(&path, bot.clone()).await.ok()["seats"][1]["who"], "gone");
    let other = json!({"by": "bot", "bot": "greedy"});
    assert_eq!(cy.post(&path, other).await.ok()["seats"][1]["who"], "gone", "not the same bot");
    let table = cy.post(&path, bot.clone()).await.ok();
    assert_eq!(
        (&table["seats"][1]["who"], &table["seats"][1]["bot"]),
        (&json!("bot"), &json!("random"))
    );
    ada.post(&path, bot).await.refused(403, "forbidden");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_is_kept_until_the_others_come_by() {
    let mut house = House::open().await;
    let (id, [mut ada, bob, mut cy]) = three(&house).await;
    let path = format!("/api/tables/{id}/seats/1/takeover");
    let bot = json!({"by": "bot", "bot": "random"});
    bob.post_nothing(&format!("/api/tables/{id}/leave")).await.ok();
    let other = json!({"by": "bot", "bot": "greedy"});
    ada.post(&path, other).await.ok();
    assert_eq!(ada.post(&path, bot.clone()).await.ok()["seats"][1]["who"], "gone");
    house.restart().await;
    (ada.address, cy.address) = (house.address(), house.address());
    assert_eq!(cy.post(&path, bot.clone()).await.ok()["seats"][1]["bot"], "random");
    // The next time everybody is asked anew.
    let path = format!("/api/tables/{id}/seats/2/takeover");
    cy.post_nothing(&format!("/api/tables/{id}/leave")).await.ok();
    assert_eq!(ada.post(&path, bot).await.ok()["seats"][2]["bot"], "random");
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_else_takes_over_from_one_who_is_away_too_long() {
    let house = House::with(|config| config.away = Duration::from_millis(300)).await;
    let (id, [ada, bob, cy]) = three(&house).await;
    let _here = (ada.live(&id).await, cy.live(&id).await);
    let path = format!("/api/tables/{id}/seats/1/takeover");
    tokio::time::sleep(Duration::from_millis(500)).await;
    let eve = Person::new(house.address(), "Eve").await;
    // The others cannot push anybody in who has not asked.
    let eve_sits = json!({"by": "user", "user": eve.id});
    ada.post(&path, eve_sits.clone()).await.ok();
    assert_eq!(cy.post(&path, eve_sits.clone()).await.ok()["seats"][1]["name"], "Bob");
    let table = eve.post(&path, json!({"by": "me"})).await.ok();
    assert_eq!((&table["seats"][1]["name"], &table["mine"]), (&json!("Eve"), &json!([1])));
    assert_eq!(bob.get(&format!("/api/tables/{id}")).await.ok()["mine"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_who_wants_what_and_who_is_still_asked() {
    let mut house = House::open().await;
    let (id, [mut ada, bob, mut cy]) = three(&house).await;
    let mut watch = cy.live(&id).await;
    assert_eq!(ada.get(&format!("/api/tables/{id}")).await.ok()["seats"][1]["votes"], json!(null));
    bob.post_nothing(&format!("/api/tables/{id}/leave")).await.ok();
    let path = format!("/api/tables/{id}/seats/1/takeover");
    let bot = json!({"by": "bot", "bot": "random"});
    ada.post(&path, bot.clone()).await.ok();
    let eve = Person::new(house.address(), "Eve").await;
    eve.post(&path, json!({"by": "me"})).await.ok();
    let eve_wish = json!({"by": "user", "user": eve.id, "name": "Eve"});
    let votes = json!([
        {"name": "Ada", "seat": 0, "asked": true, "wish": bot},
        {"name": "Cy", "seat": 2, "mine": true, "asked": true},
        {"name": "Eve", "asked": false, "wish": eve_wish},
    ]);
    // Whoever is at the table is told at once, and whoever comes later finds the same.
    watch.until(|it| it["type"] == "table" && it["table"]["seats"][1]["votes"] == votes).await;
    house.restart().await;
    (ada.address, cy.address) = (house.address(), house.address());
    assert_eq!(cy.get(&format!("/api/tables/{id}")).await.ok()["seats"][1]["votes"], votes);
    cy.post(&path, bot).await.ok();
    assert_eq!(ada.get(&format!("/api/tables/{id}")).await.ok()["seats"][1]["votes"], json!(null));
}

#[tokio::test(flavor = "multi_thread")]
async fn those_at_the_table_are_told_when_somebody_was_away_too_long() {
    let house = House::with(|config| config.away = Duration::from_millis(300)).await;
    let (id, [ada, bob, cy]) = three(&house).await;
    let (mut here, _there) = (ada.live(&id).await, cy.live(&id).await);
    drop(bob.live(&id).await);
    let asked = |it: &Value| it["type"] == "table" && it["table"]["seats"][1]["votes"].is_array();
    let table = here.until(asked).await;
    assert_eq!(
        table["table"]["seats"][1]["votes"][0],
        json!({"name": "Ada", "seat": 0, "mine": true, "asked": true})
    );
}
