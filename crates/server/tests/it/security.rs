//! What a hostile page or flood meets.

use serde_json::json;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use server::limits::{Rate, Rates};

use crate::client::{Person, raw};
use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_the_security_headers() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    for path in ["/", "/join/some-token", "/api/games", "/api/nothing", "/healthz", "/x.js"] {
        let head = ada.get(path).await.head;
        assert!(head.contains("content-security-policy: default-src 'none'"), "{path}: {head}");
        assert!(!head.contains("unsafe-inline"), "{path}");
        assert!(head.contains("x-content-type-options: nosniff"), "{path}");
        assert!(head.contains("referrer-policy: no-referrer"), "{path}");
    }
    assert!(ada.get("/api/me").await.head.contains("cache-control: no-store"));
}

#[tokio::test(flavor = "multi_thread")]
async fn another_sites_page_can_neither_change_anything_nor_open_a_socket() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", {"bot": "random"}])).await;
    let request = |origin: &str| {
        format!(
            "POST /api/tables/{id}/leave HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\
             Origin: {origin}\r\nCookie: {}\r\n\r\n",
            house.address(),
            ada.cookie
        )
    };
    let evil = raw(house.address(), &request("http://evil.example")).await;
    evil.refused(403, "cross_origin");
    let own = format!("http://{}", house.address());
    assert_eq!(raw(house.address(), &request(&own)).await.status, 200);

    let url = format!("ws://{}/api/tables/{id}/live", house.address());
    let mut upgrade = url.into_client_request().unwrap();
    upgrade.headers_mut().insert("origin", "http://evil.example".parse().unwrap());
    upgrade.headers_mut().insert("cookie", ada.cookie.parse().unwrap());
    assert!(tokio_tungstenite::connect_async(upgrade).await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn floods_are_slowed_down() {
    let slow = |burst| Rate { burst, per_second: 0.01 };
    let rates = Rates {
        requests: slow(30.0),
        identities: slow(3.0),
        tables: slow(2.0),
        messages: slow(5.0),
        ..Rates::none()
    };
    let house = House::with(|config| config.rates = rates).await;
    let ada = Person::new(house.address(), "Ada").await;
    for name in ["Bob", "Cy"] {
        Person::new(house.address(), name).await;
    }
    let stranger = Person::stranger(house.address());
    stranger.post("/api/me", json!({"name": "Dee"})).await.refused(429, "too_many");
    stranger
        .post("/api/login", json!({"login": "ada", "password": "guess"}))
        .await
        .refused(429, "too_many");
    let id = ada.table(json!(["me", "hotseat"])).await;
    ada.table(json!(["me", "hotseat"])).await;
    ada.post("/api/tables", json!({"game": "autobahn", "seats": ["me", "hotseat"]}))
        .await
        .refused(429, "too_many");
    let mut live = ada.live(&id).await;
    for _ in 0..6 {
        live.say(json!({"type": "sync"}).to_string()).await;
    }
    let refused = live.until(|message| message["type"] == "error").await;
    assert_eq!(refused["kind"], "too_many");
    for _ in 0..40 {
        if ada.get("/api/games").await.status == 429 {
            return;
        }
    }
    panic!("the address was never slowed down");
}

#[tokio::test(flavor = "multi_thread")]
async fn health_and_numbers_are_there_for_those_who_run_it() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    assert_eq!(ada.get("/healthz").await.text, "ok\n");
    let id = ada.started(json!([{"bot": "random"}, {"bot": "random"}])).await;
    let mut live = ada.live(&id).await;
    live.position().await;
    let metrics = ada.get("/metrics").await.text;
    assert!(metrics.contains("cloverleaf_sockets 1"), "{metrics}");
    assert!(metrics.contains("cloverleaf_guests_total 1"), "{metrics}");
    assert!(!metrics.contains(&id) && !metrics.contains("Ada"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_api_describes_itself_and_does_what_it_describes() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let described = ada.get("/api/docs/openapi.json").await.ok();
    let page = ada.get("/api/docs").await;
    let mut count = 0;
    for (path, methods) in described["paths"].as_object().unwrap() {
        assert!(page.text.contains(path.as_str()), "{path}");
        let real =
            path.replace("{id}", "0000000000000000").replace("{token}", "x").replace("{n}", "0");
        for method in methods.as_object().unwrap().keys() {
            // Each by somebody of its own: one of them deletes the person.
            let ada = Person::new(house.address(), "Ada").await;
            // Whoever sends nothing useful is told so, never "no such request" and never a 5xx.
            let answer = ada.send(&method.to_uppercase(), &real, Some(json!({}))).await;
            assert!(answer.status < 500, "{method} {path}: {answer:?}");
            assert!(!answer.text.contains("no such request"), "{method} {path}: {answer:?}");
            count += 1;
        }
    }
    assert!(count >= 25, "{count}");
}
