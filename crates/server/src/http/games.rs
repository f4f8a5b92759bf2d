//! What can be played.

use arena::BotKind;
use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::Shared;
use crate::wire::hex;

pub fn router() -> Router<Shared> {
    Router::new().route("/api/games", get(catalogue))
}

#[derive(Debug, Serialize, ToSchema, TS)]
pub struct Catalogue {
    games: Vec<GameView>,
    /// Levels, the weakest first.
    bots: Vec<&'static str>,
}

#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(rename = "GameInfo")]
pub struct GameView {
    id: &'static str,
    title: &'static str,
    rules: u16,
    edition: String,
    seats: SeatRange,
    /// The defaults.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    options: Value,
}

#[derive(Debug, Serialize, ToSchema, TS)]
pub struct SeatRange {
    least: u8,
    most: u8,
}

#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Catalogue)))]
pub async fn catalogue(State(app): State<Shared>) -> Json<Catalogue> {
    let games = app.config.games.iter().map(|entry| GameView {
        id: entry.id,
        title: entry.title,
        rules: entry.rules,
        edition: hex((entry.edition)()),
        seats: SeatRange { least: *entry.seats.start(), most: *entry.seats.end() },
        options: (entry.options)(),
    });
    let bots = BotKind::ALL.map(BotKind::name).to_vec();
    Json(Catalogue { games: games.collect(), bots })
}
