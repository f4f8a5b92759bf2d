//! For those who run the server.

use std::fmt::Write as _;

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;

use super::Shared;
use crate::{Error, Result};

pub fn router() -> Router<Shared> {
    Router::new().route("/healthz", get(health)).route("/metrics", get(metrics))
}

/// Well if the store answers and we are not about to stop.
async fn health(State(app): State<Shared>) -> Result<&'static str> {
    if *app.closing.borrow() {
        return Err(Error::Busy("the server is shutting down"));
    }
    app.store.ping().await.map_err(|_| Error::Busy("the store does not answer"))?;
    Ok("ok\n")
}

/// Totals only: nothing about any person or match.
async fn metrics(State(app): State<Shared>) -> impl IntoResponse {
    let counts = &app.counts;
    let mut text = String::new();
    let mut put = |name: &str, kind: &str, help: &str, value: u64| {
        let _ = writeln!(
            text,
            "# HELP cloverleaf_{name} {help}\n# TYPE cloverleaf_{name} {kind}\ncloverleaf_{name} {value}"
        );
    };
    let open = counts.sockets.get().saturating_sub(counts.sockets_closed.get());
    put("plies_total", "counter", "Plies made since the start.", counts.plies.get());
    put("tables_total", "counter", "Tables set up since the start.", counts.tables.get());
    put("guests_total", "counter", "Guests who came since the start.", counts.guests.get());
    put("refused_total", "counter", "Requests beyond the rate limit.", counts.refused.get());
    put("turned_away_total", "counter", "Connections refused.", counts.turned_away.get());
    put("connections", "gauge", "Open connections.", app.door.count() as u64);
    put("sockets", "gauge", "Open sockets.", open);
    put("rooms", "gauge", "Tables held in memory.", app.rooms.len() as u64);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
