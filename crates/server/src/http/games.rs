use arena::{BotKind, CATALOG};
use axum::routing::get;
use axum::{Json, Router};
use serde_json::{Value, json};

use super::Shared;
use crate::wire::hex;

pub fn router() -> Router<Shared> {
    Router::new().route("/api/games", get(catalogue))
}

#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Object)))]
pub async fn catalogue() -> Json<Value> {
    let games: Vec<Value> = CATALOG
        .iter()
        .map(|entry| {
            json!({
                "id": entry.id,
                "title": entry.title,
                "rules": entry.rules,
                "edition": hex((entry.edition)()),
                "seats": {"least": entry.seats.start(), "most": entry.seats.end()},
                "options": (entry.options)(),
            })
        })
        .collect();
    Json(json!({ "games": games, "bots": BotKind::ALL.map(BotKind::name) }))
}
