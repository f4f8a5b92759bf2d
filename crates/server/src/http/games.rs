//! What can be played.

use std::io::Write;

use arena::{Entry, find_in};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use engine::load::under;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::Shared;
use super::assets::takes;
use super::extract::Path;
use crate::error::Fault;
use crate::wire::hex;
use crate::{Error, Result};

pub fn router() -> Router<Shared> {
    Router::new()
        .route("/api/games", get(catalogue))
        .route("/api/games/{game}/data/{edition}", get(data))
        .route("/api/games/{game}/schemas", get(schemas))
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
    /// The defaults; `/api/games/{game}/schemas` says which values there are and what they mean.
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
    let bots = app.config.bots.iter().map(|bot| bot.name()).collect();
    Json(Catalogue { games: games.collect(), bots })
}

/// Whoever has this edition has it for good: its name is its fingerprint.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Everything printed on board and cards, as the edition that is played here has it, or one that was
/// shipped before: the game's data files by name, without `.json`, each as it is written, sources and
/// notes included.
#[utoipa::path(get, path = "/api/games/{game}/data/{edition}", tag = "games",
    params(("game" = String, Path), ("edition" = String, Path, description = "as the catalogue names it")),
    responses((status = 200, body = Object), (status = "4XX", body = Fault)))]
pub async fn data(
    State(app): State<Shared>,
    Path((game, edition)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response> {
    let entry = known(&app, &game)?;
    let missing = Error::NotFound("no such game, or not in this edition");
    let files = if edition == hex((entry.edition)()) {
        (entry.files)()
    } else {
        // One that was shipped before: matches of it are still played.
        let former = u64::from_str_radix(&edition, 16).ok().filter(|it| (entry.is_former)(*it));
        former.filter(|it| hex(*it) == edition).and_then(|it| under(it, entry.files))
    };
    let files = files.ok_or(missing)?;
    let text: Vec<String> = files
        .iter()
        .map(|(name, text)| format!("\"{}\":{text}", name.trim_end_matches(".json")))
        .collect();
    let text = format!("{{{}}}", text.join(","));
    let head =
        [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, FOR_EVER), (VARY, "accept-encoding")];
    let accepts = headers.get(ACCEPT_ENCODING).and_then(|it| it.to_str().ok()).unwrap_or_default();
    if !takes(accepts, "gzip") {
        return Ok((head, text).into_response());
    }
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    let packed = packed.write_all(text.as_bytes()).and_then(|()| packed.finish());
    let packed = packed.expect("memory takes everything");
    Ok((head, [(CONTENT_ENCODING, "gzip")], packed).into_response())
}

/// The game's options, steps, events, reasons, views and states as JSON Schema, by these names.
#[utoipa::path(get, path = "/api/games/{game}/schemas", tag = "games",
    params(("game" = String, Path)),
    responses((status = 200, body = Object), (status = "4XX", body = Fault)))]
pub async fn schemas(State(app): State<Shared>, Path(game): Path<String>) -> Result<Json<Value>> {
    Ok(Json((known(&app, &game)?.schemas)()))
}

fn known(app: &Shared, game: &str) -> Result<&'static Entry> {
    find_in(app.config.games, game).ok_or(Error::NotFound("no such game, or not in this edition"))
}
