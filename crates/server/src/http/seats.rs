//! Who sits where: joined, arranged, started, left, taken over.

use arena::BotKind;
use axum::extract::State;
use axum::routing::{post, put};
use axum::{Json, Router};
use serde::Deserialize;
use utoipa::ToSchema;

use super::Shared;
use super::extract::{Address, Body, Me, Path};
use super::tables::digits;
use crate::error::Fault;
use crate::room::{Msg, Part, SeatWish, Vote};
use crate::text::name;
use crate::wire::TableView;
use crate::{Error, Result};

pub fn router() -> Router<Shared> {
    Router::new()
        .route("/api/tables/{id}/join", post(join))
        .route("/api/tables/{id}/contribution", post(contribute))
        .route("/api/tables/{id}/start", post(start))
        .route("/api/tables/{id}/leave", post(leave))
        .route("/api/tables/{id}/seats/{n}", put(sit))
        .route("/api/tables/{id}/seats/{n}/takeover", post(takeover))
}

/// `"me"`, `"open"`, `"hotseat"`, `{"hotseat": "Bob"}`, `{"bot": "greedy"}`.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(
    untagged,
    expecting = r#"expected "me", "open", "hotseat", {"hotseat": name} or {"bot": level} for a seat"#
)]
pub enum SeatBody {
    Word(Word),
    Hotseat { hotseat: String },
    Bot { bot: String },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Word {
    Me,
    Open,
    Hotseat,
}

impl SeatBody {
    pub fn wish(self) -> Result<SeatWish> {
        Ok(match self {
            SeatBody::Word(Word::Me) => SeatWish::Me,
            SeatBody::Word(Word::Open) => SeatWish::Open,
            SeatBody::Word(Word::Hotseat) => SeatWish::Hotseat(None),
            SeatBody::Hotseat { hotseat } => SeatWish::Hotseat(Some(name(&hotseat)?)),
            SeatBody::Bot { bot: level } => SeatWish::Bot(bot(&level)?),
        })
    }
}

pub fn bot(level: &str) -> Result<BotKind> {
    level.parse().map_err(|error: arena::NoSuchBot| Error::BadSetup(error.to_string()))
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct Join {
    seat: Option<u8>,
}

#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", request_body = Join, params(("id" = String, Path)), responses((status = 200, body = TableView), (status = "4XX", body = Fault)))]
pub async fn join(
    State(app): State<Shared>,
    Me(user): Me,
    Path(id): Path<String>,
    Body(Join { seat }): Body<Join>,
) -> Result<Json<TableView>> {
    let join = |reply| Msg::Join { user: user.clone(), seat, invite: None, reply };
    Ok(Json(app.ask(&id, join).await?))
}

/// `{"commitment": "…"}` before the start, `{"value": "…"}` after it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Contribute {
    Commitment(String),
    Value(String),
}

#[utoipa::path(post, path = "/api/tables/{id}/contribution", tag = "tables", request_body = Contribute, params(("id" = String, Path)), responses((status = 200, body = TableView), (status = "4XX", body = Fault)))]
pub async fn contribute(
    State(app): State<Shared>,
    Me(user): Me,
    Path(id): Path<String>,
    Body(part): Body<Contribute>,
) -> Result<Json<TableView>> {
    let part = match part {
        Contribute::Commitment(text) => Part::Commitment(digits(&text)?),
        Contribute::Value(text) => Part::Value(digits(&text)?),
    };
    let ask = |reply| Msg::Contribute { user: user.id.clone(), part, reply };
    Ok(Json(app.ask(&id, ask).await?))
}

#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)), responses((status = 200, body = TableView), (status = "4XX", body = Fault)))]
pub async fn start(
    State(app): State<Shared>,
    Me(user): Me,
    Address(address): Address,
    Path(id): Path<String>,
) -> Result<Json<TableView>> {
    let start = |reply| Msg::Start { user: user.id.clone(), address, reply };
    Ok(Json(app.ask(&id, start).await?))
}

#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)), responses((status = 200, body = TableView), (status = "4XX", body = Fault)))]
pub async fn leave(
    State(app): State<Shared>,
    Me(user): Me,
    Path(id): Path<String>,
) -> Result<Json<TableView>> {
    Ok(Json(app.ask(&id, |reply| Msg::Leave { user: user.id.clone(), reply }).await?))
}

#[utoipa::path(put, path = "/api/tables/{id}/seats/{n}", tag = "tables", request_body = SeatBody, params(("id" = String, Path), ("n" = u8, Path)), responses((status = 200, body = TableView), (status = "4XX", body = Fault)))]
pub async fn sit(
    State(app): State<Shared>,
    Me(user): Me,
    Path((id, seat)): Path<(String, u8)>,
    Body(wish): Body<SeatBody>,
) -> Result<Json<TableView>> {
    let wish = wish.wish()?;
    let sit = |reply| Msg::Sit { user: user.clone(), seat, wish: wish.clone(), reply };
    Ok(Json(app.ask(&id, sit).await?))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum Takeover {
    Bot { bot: String },
    Me,
    User { user: String },
}

#[utoipa::path(post, path = "/api/tables/{id}/seats/{n}/takeover", tag = "tables", request_body = Takeover, params(("id" = String, Path), ("n" = u8, Path)), responses((status = 200, body = TableView), (status = "4XX", body = Fault)))]
pub async fn takeover(
    State(app): State<Shared>,
    Me(user): Me,
    Path((id, seat)): Path<(String, u8)>,
    Body(wish): Body<Takeover>,
) -> Result<Json<TableView>> {
    let vote = match wish {
        Takeover::Bot { bot: level } => Vote::Bot(bot(&level)?),
        Takeover::Me => Vote::User(user.id.clone()),
        Takeover::User { user } => Vote::User(user),
    };
    let take = |reply| Msg::Takeover { user: user.clone(), seat, vote: vote.clone(), reply };
    Ok(Json(app.ask(&id, take).await?))
}
