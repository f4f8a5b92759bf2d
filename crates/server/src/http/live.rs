//! The way to the socket of a table: who gets one, and how long they count as there. What is said on it is
//! in `live/connection.rs`.

mod connection;

use std::net::IpAddr;
use std::sync::Arc;

use axum::Extension;
use axum::Router;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::response::Response;
use axum::routing::get;
use connection::Connection;
use serde::Deserialize;

use super::Shared;
use super::extract::{Address, MaybeMe, Path, Query};
use super::tables::view;
use crate::door::Place;
use crate::error::Fault;
use crate::limits;
use crate::room::{Looker, Msg};
use crate::sign::Invite;
use crate::store::User;
use crate::{Error, Result};

pub fn router() -> Router<Shared> {
    Router::new().route("/api/tables/{id}/live", get(live))
}

#[derive(Debug, Deserialize)]
pub struct Since {
    ply: Option<u32>,
    invite: Option<String>,
}

/// Upgrades to a WebSocket; its messages are described in docs/api.md.
#[utoipa::path(get, path = "/api/tables/{id}/live", tag = "live", params(("id" = String, Path), ("ply" = Option<u32>, Query), ("invite" = Option<String>, Query)), responses((status = 101), (status = "4XX", body = Fault)))]
pub async fn live(
    State(app): State<Shared>,
    MaybeMe(user): MaybeMe,
    Address(address): Address,
    Extension(place): Extension<Arc<Place>>,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    socket: std::result::Result<
        WebSocketUpgrade,
        axum::extract::ws::rejection::WebSocketUpgradeRejection,
    >,
) -> Result<Response> {
    let socket = socket.map_err(|rejection| Error::Malformed(rejection.body_text()))?;
    let invite = since.invite.as_deref().and_then(Invite::parse);
    // Refused before the upgrade, so that the client sees a status and a reason.
    let table = view(&app, &id, user.as_ref(), invite.as_ref()).await?;
    let inside = admit(&app, user.as_ref().filter(|_| !table.mine.is_empty()), address, &place)?;
    let known = since.ply.map(|ply| (ply, None));
    // The buffer is cleared before every read, so it is no longer than what may come.
    let socket = socket
        .max_message_size(limits::MESSAGE)
        .max_frame_size(limits::MESSAGE)
        .read_buffer_size(limits::MESSAGE);
    Ok(socket.on_upgrade(move |socket| async move {
        let who = user.as_ref().map(|user| user.id.clone());
        let address = Some(address);
        let looker = Looker { user: who, address, invite, known, ..Looker::default() };
        Connection::new(app, id, user, looker, socket).run().await;
        drop(inside);
    }))
}

/// Counts a socket, until what it returns is dropped. A player's keeps its connection, whoever comes.
fn admit(
    app: &Shared,
    player: Option<&User>,
    address: IpAddr,
    place: &Place,
) -> Result<impl Send + use<>> {
    let space = app.config.space;
    if let Some(player) = player {
        let one = app.players.enter(player.id.clone(), space.sockets_of_person);
        let one = one.ok_or(Error::TooMany)?;
        place.keep();
        return Ok((Some(one), None));
    }
    let one = app.watchers.enter(Some(address), space.watchers_of_address).ok_or(Error::TooMany)?;
    let all = app.watchers.enter(None, space.watchers);
    Ok((None, Some((one, all.ok_or(Error::Busy("too many people are watching"))?))))
}

/// Tells the room when the connection ends, however it ends.
struct Presence {
    app: Shared,
    id: String,
    user: Option<String>,
}

impl Presence {
    fn new(app: &Shared, id: &str, Looker { user, address, .. }: &Looker) -> Self {
        app.rooms.wake(app, id);
        app.rooms.tell(id, Msg::Online { user: user.clone(), address: *address, on: true });
        app.counts.sockets.add(1);
        Presence { app: app.clone(), id: id.to_owned(), user: user.clone() }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.app.counts.sockets_closed.add(1);
        let gone = Msg::Online { user: self.user.take(), address: None, on: false };
        self.app.rooms.tell(&self.id, gone);
    }
}
