//! The API described by itself: as OpenAPI for programs, as a plain page for people.

use std::fmt::Write as _;

use axum::response::{Html, IntoResponse};
use axum::routing::get;
use axum::{Json, Router};
use serde_json::Value;
use utoipa::OpenApi;

use super::Shared;
use super::{coach, games, invites, live, me, seats, tables};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Cloverleaf",
        description = "Tables and people over HTTP. Play itself goes over a WebSocket per table, \
                       whose messages docs/api.md describes."
    ),
    paths(
        games::catalogue,
        games::data,
        games::schemas,
        me::me,
        me::arrive,
        me::introduce,
        me::claim,
        me::login,
        me::logout,
        me::logout_everywhere,
        me::export,
        me::forget,
        tables::set_up,
        tables::list,
        tables::one,
        tables::record,
        seats::join,
        seats::contribute,
        seats::start,
        seats::leave,
        tables::close,
        tables::rematch,
        tables::resume,
        tables::export,
        tables::keep,
        tables::branch,
        seats::sit,
        seats::takeover,
        invites::links,
        invites::revoke,
        invites::show,
        invites::accept,
        live::live,
        coach::hint,
        coach::outlook,
        coach::line,
        coach::review,
    )
)]
struct Description;

pub fn router() -> Router<Shared> {
    Router::new()
        .route("/api/docs", get(page))
        .route("/api/docs/openapi.json", get(async || Json(Description::openapi())))
}

/// No script and no style sheet: it works under the strictest policy and in any browser.
async fn page() -> impl IntoResponse {
    let described = serde_json::to_value(Description::openapi()).unwrap_or_default();
    let mut rows = String::new();
    let paths = described["paths"].as_object().into_iter().flatten();
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            let body = &operation["requestBody"]["content"]["application/json"]["schema"]["$ref"];
            let takes = last(body);
            let answers: Vec<String> = operation["responses"]
                .as_object()
                .into_iter()
                .flatten()
                .map(|(status, answer)| {
                    let schema = &answer["content"]["application/json"]["schema"]["$ref"];
                    format!("{status} {}", last(schema))
                })
                .collect();
            let method = method.to_uppercase();
            let answers = answers.join("<br>");
            let _ = write!(rows, "<tr><td>{method}<td><code>{path}</code><td>{takes}<td>{answers}");
        }
    }
    Html(format!(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Cloverleaf API</title>\
         <h1>Cloverleaf API</h1><p>For programs: <a href=\"/api/docs/openapi.json\">OpenAPI</a>.\
         <table><tr><th>Method<th>Path<th>Takes<th>Answers{rows}</table></html>"
    ))
}

/// `#/components/schemas/TableView` is called `TableView`.
fn last(reference: &Value) -> &str {
    reference.as_str().and_then(|text| text.rsplit('/').next()).unwrap_or_default()
}
