//! Links that make somebody sit down.

use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};

use super::Shared;
use super::extract::{MaybeMe, Me, Path};
use super::tables::view;
use crate::error::Fault;
use crate::room::Msg;
use crate::sign::Invite;
use crate::wire::{Invites, TableView};
use crate::{Error, Result};

pub fn router() -> Router<Shared> {
    Router::new()
        .route("/api/tables/{id}/invites", get(links).delete(revoke))
        .route("/api/invites/{token}", get(show).post(accept))
}

#[utoipa::path(get, path = "/api/tables/{id}/invites", tag = "invites", params(("id" = String, Path)), responses((status = 200, body = Invites), (status = "4XX", body = Fault)))]
pub async fn links(
    State(app): State<Shared>,
    Me(user): Me,
    Path(id): Path<String>,
) -> Result<Json<Invites>> {
    let links = |reply| Msg::Invites { user: user.id.clone(), revoke: false, reply };
    Ok(Json(app.ask(&id, links).await?))
}

#[utoipa::path(delete, path = "/api/tables/{id}/invites", tag = "invites", params(("id" = String, Path)), responses((status = 200, body = Invites), (status = "4XX", body = Fault)))]
pub async fn revoke(
    State(app): State<Shared>,
    Me(user): Me,
    Path(id): Path<String>,
) -> Result<Json<Invites>> {
    let revoke = |reply| Msg::Invites { user: user.id.clone(), revoke: true, reply };
    Ok(Json(app.ask(&id, revoke).await?))
}

fn parse(token: &str) -> Result<Invite> {
    Invite::parse(token).ok_or(Error::Forbidden("this is not an invite"))
}

#[utoipa::path(get, path = "/api/invites/{token}", tag = "invites", params(("token" = String, Path)), responses((status = 200, body = TableView), (status = "4XX", body = Fault)))]
pub async fn show(
    State(app): State<Shared>,
    MaybeMe(user): MaybeMe,
    Path(token): Path<String>,
) -> Result<Json<TableView>> {
    let invite = parse(&token)?;
    Ok(Json(view(&app, &invite.id, user.as_ref(), Some(&invite)).await?))
}

#[utoipa::path(post, path = "/api/invites/{token}", tag = "invites", params(("token" = String, Path)), responses((status = 200, body = TableView), (status = "4XX", body = Fault)))]
pub async fn accept(
    State(app): State<Shared>,
    Me(user): Me,
    Path(token): Path<String>,
) -> Result<Json<TableView>> {
    let invite = parse(&token)?;
    let join = |reply| {
        let (user, invite) = (user.clone(), Some(invite.clone()));
        Msg::Join { user, seat: None, invite, reply }
    };
    Ok(Json(app.ask(&invite.id, join).await?))
}
