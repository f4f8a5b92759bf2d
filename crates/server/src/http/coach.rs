//! What a strong player says: a hint for the turn at hand, what everybody may expect, and a look back at
//! a match that is over, told turn by turn while it is made.

use std::convert::Infallible;
use std::sync::atomic::AtomicBool;

use arena::think::{Eyes, Outlook};
use arena::{Line, Preview};
use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use engine::{Record, Rng, Seat};
use futures_util::stream::unfold;
use serde::{Deserialize, Serialize};
use serde_json::json;
use tokio::sync::mpsc;

use super::Shared;
use super::extract::{Address, MaybeMe, Me, Path, Query};
use super::tables::WithInvite;
use crate::error::Fault;
use crate::room::{Msg, Subject};
use crate::{Error, Result};

/// Whoever advises a seat has another place and other luck than a bot that plays it.
const COACH: u8 = 0x40;
/// And so has whoever says what is to be expected.
const REPORTER: u8 = 0x80;

/// Turns of a review that may wait to be sent; whoever reads slowly is thought for slowly.
const AHEAD: usize = 4;

pub fn router() -> Router<Shared> {
    Router::new()
        .route("/api/tables/{id}/hint", get(hint))
        .route("/api/tables/{id}/outlook", get(outlook))
        .route("/api/tables/{id}/line", get(line))
        .route("/api/tables/{id}/review", get(review))
}

#[derive(Debug, Deserialize)]
pub struct Asked {
    seat: u8,
    ply: u32,
}

#[derive(Debug, Serialize)]
pub struct Hint {
    ply: u32,
    seat: u8,
    categories: &'static [&'static str],
    turns: Vec<Preview>,
}

#[utoipa::path(get, path = "/api/tables/{id}/hint", tag = "coach", params(("id" = String, Path), ("seat" = u8, Query), ("ply" = u32, Query)), responses((status = 200, body = Object), (status = "4XX", body = Fault)))]
pub async fn hint(
    State(app): State<Shared>,
    Me(user): Me,
    Address(address): Address,
    Path(id): Path<String>,
    Query(Asked { seat, ply }): Query<Asked>,
) -> Result<Json<Hint>> {
    let ask = |reply| Msg::Coach { user: user.id.clone(), seat, ply, reply };
    let Subject { entry, table, seed, .. } = app.ask(&id, ask).await?;
    let seat = Seat(seat);
    // However often somebody asks, one answer at a time is thought about, and it is always the same.
    app.bots.interrupt(seed, Seat(seat.0 | COACH));
    let mut luck = Rng::at(seed.apart(seat.0 | COACH), ply);
    let think = move |stop: &AtomicBool| (entry.coach)(&*table, seat, &mut luck, stop);
    let Some(turns) = app.bots.advise(seed, Seat(seat.0 | COACH), address, think).await? else {
        // Called off: the room says why.
        app.ask(&id, ask).await?;
        return Err(Error::Busy("the server is too busy for a hint"));
    };
    let turns = turns.ok_or(Error::Refused(engine::Refusal::NotYourTurn))?;
    Ok(Json(Hint { ply, seat: seat.0, categories: entry.categories, turns }))
}

#[derive(Debug, Deserialize)]
pub struct When {
    ply: Option<u32>,
    invite: Option<String>,
}

#[derive(Debug, Serialize)]
pub struct Expected {
    ply: u32,
    categories: &'static [&'static str],
    outlooks: Vec<Prospect>,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Prospect {
    Whole(Outlook),
    /// Points may be nobody's business yet.
    Chance {
        win: i32,
    },
}

#[utoipa::path(get, path = "/api/tables/{id}/outlook", tag = "coach", params(("id" = String, Path), ("ply" = Option<u32>, Query), ("invite" = Option<String>, Query)), responses((status = 200, body = Object), (status = "4XX", body = Fault)))]
pub async fn outlook(
    State(app): State<Shared>,
    MaybeMe(user): MaybeMe,
    Address(address): Address,
    Path(id): Path<String>,
    Query(When { ply, invite }): Query<When>,
) -> Result<Json<Expected>> {
    let (user, invite) = (user.map(|user| user.id), WithInvite { invite }.parse());
    let ask = |reply| Msg::Expect { user: user.clone(), invite: invite.clone(), ply, reply };
    let Subject { entry, table, seed, eyes, others } = app.ask(&id, ask).await?;
    let ply = table.ply();
    // Hidden things are guessed in the same way, however often one asks.
    let mut luck = Rng::at(seed.apart(REPORTER), ply);
    let think = move |stop: &AtomicBool| (entry.outlook)(&*table, eyes, &mut luck, stop);
    let said = app.bots.advise(seed, Seat(REPORTER), address, think).await?;
    let outlooks = said.ok_or(Error::Busy("the server is too busy for an outlook"))?;
    let outlooks = outlooks.ok_or(Error::NotFound("nothing is known"))?.into_iter();
    let told = |it: Outlook| match others {
        true => Prospect::Chance { win: it.win },
        false => Prospect::Whole(it),
    };
    let outlooks = outlooks.map(told).collect();
    Ok(Json(Expected { ply, categories: entry.categories, outlooks }))
}

#[derive(Debug, Deserialize)]
pub struct Followed {
    ply: u32,
    seat: u8,
    /// With commas between.
    codes: String,
    viewer: Option<u8>,
    invite: Option<String>,
}

/// No turn has more actions.
const MOST_CODES: usize = 200;

/// Other actions than those that were played, from a position of a match that is over.
#[utoipa::path(get, path = "/api/tables/{id}/line", tag = "coach", params(("id" = String, Path), ("ply" = u32, Query), ("seat" = u8, Query), ("codes" = String, Query), ("viewer" = Option<u8>, Query), ("invite" = Option<String>, Query)), responses((status = 200, body = Object), (status = "4XX", body = Fault)))]
pub async fn line(
    State(app): State<Shared>,
    MaybeMe(user): MaybeMe,
    Path(id): Path<String>,
    Query(Followed { ply, seat, codes, viewer, invite }): Query<Followed>,
) -> Result<Json<Line>> {
    let codes = codes.split(',').take(MOST_CODES + 1).map(str::parse);
    let codes: Vec<u32> = codes
        .collect::<std::result::Result<_, _>>()
        .map_err(|_| Error::Malformed("codes are numbers with commas between".into()))?;
    if codes.len() > MOST_CODES {
        return Err(Error::Malformed("too many codes".into()));
    }
    let (user, invite) = (user.map(|user| user.id), WithInvite { invite }.parse());
    let ply = Some(ply);
    let ask = |reply| Msg::Expect { user: user.clone(), invite: invite.clone(), ply, reply };
    let Subject { entry, table, eyes, .. } = app.ask(&id, ask).await?;
    // What is not over has things that are hidden.
    if eyes != Eyes::All {
        return Err(Error::NotRunning("the match is not over"));
    }
    let seats = table.seats();
    if let Some(seat) = [Some(seat), viewer].into_iter().flatten().find(|seat| *seat >= seats) {
        return Err(engine::Refusal::NoSuchSeat { seat, seats }.into());
    }
    let line = (entry.line)(&*table, Seat(seat), &codes, viewer.map(Seat));
    Ok(Json(line.ok_or(Error::Refused(engine::Refusal::NotYourTurn))?))
}

/// Lines of JSON: `{"categories": […], "plies": n}`, one for each turn, then `{"habits": […]}`.
#[utoipa::path(get, path = "/api/tables/{id}/review", tag = "coach", params(("id" = String, Path), ("invite" = Option<String>, Query)), responses((status = 200, body = String, content_type = "application/x-ndjson"), (status = "4XX", body = Fault)))]
pub async fn review(
    State(app): State<Shared>,
    MaybeMe(user): MaybeMe,
    Address(address): Address,
    Path(id): Path<String>,
    Query(given): Query<WithInvite>,
) -> Result<Response> {
    let space = app.config.space;
    let one = app.reviews.enter(Some(address), space.reviews_of_address).ok_or(Error::TooMany)?;
    let all = app.reviews.enter(None, space.reviews);
    let all = all.ok_or(Error::Busy("too many matches are looked back at"))?;
    let (user, invite) = (user.map(|user| user.id), given.parse());
    let ask = |reply| Msg::Record { user: user.clone(), invite: invite.clone(), reply };
    let text = app.ask(&id, ask).await?;
    let broken = |problem: String| Error::Internal(problem);
    let record: Record = text.parse().map_err(|it| broken(format!("a record: {it}")))?;
    let entry = arena::find_in(app.config.games, &record.game);
    let entry = entry.ok_or(Error::NotFound("this server does not have the game"))?;
    let (lines, out) = mpsc::channel::<String>(AHEAD);
    let head = json!({ "categories": entry.categories, "plies": record.plies.len() });
    let (bots, work) = (app.bots.clone(), app.config.review_work);
    tokio::task::spawn_blocking(move || {
        let _counted = (one, all);
        let say = |line: String| lines.blocking_send(line + "\n").is_ok();
        let mut going = say(head.to_string());
        let mut thread = going.then(|| bots.turn_at_thinking(address)).flatten();
        let habits = (entry.review)(&record, work, &mut |turn| {
            // Others think between two turns of a review. Whoever reads it may be gone.
            drop(thread.take());
            going = serde_json::to_string(&turn).is_ok_and(&say);
            thread = going.then(|| bots.turn_at_thinking(address)).flatten();
            thread.is_some()
        });
        match habits {
            Ok(habits) if going => drop(say(json!({ "habits": habits }).to_string())),
            Ok(_) => {}
            Err(error) => tracing::error!(table = id, %error, "a match could not be reviewed"),
        }
    });
    let stream = unfold(out, async |mut out| {
        let line = out.recv().await?;
        Some((Ok::<_, Infallible>(line), out))
    });
    let head =
        [(header::CONTENT_TYPE, "application/x-ndjson"), (header::CACHE_CONTROL, "no-store")];
    Ok((head, Body::from_stream(stream)).into_response())
}
