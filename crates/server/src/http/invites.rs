//! Links that make somebody sit down.

use axum::extract::{Path, State};
use axum::routing::get;
use axum::{Json, Router};

use super::Shared;
use super::extract::{MaybeMe, Me};
use super::tables::view;
use crate::room::Msg;
use crate::sign::Invite;
use crate::wire::{Invites, TableView};
use crate::{Error, Result};

pub fn router() -> Router<Shared> {
    Router::new()
        .route("/api/tables/{id}/invites", get(links).delete(revoke))
        .route("/api/invites/{token}", get(show).post(accept))
}

async fn links(
    State(app): State<Shared>,
    Me(user): Me,
    Path(id): Path<String>,
) -> Result<Json<Invites>> {
    let links = |reply| Msg::Invites { user: user.id.clone(), revoke: false, reply };
    Ok(Json(app.ask(&id, links).await?))
}

async fn revoke(
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

async fn show(
    State(app): State<Shared>,
    MaybeMe(user): MaybeMe,
    Path(token): Path<String>,
) -> Result<Json<TableView>> {
    let invite = parse(&token)?;
    Ok(Json(view(&app, &invite.id, user.as_ref(), Some(&invite)).await?))
}

async fn accept(
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
