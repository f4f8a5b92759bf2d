//! Tables: set up, listed, shown, kept, played again. Who sits at them is in `seats.rs`.

use std::net::IpAddr;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Json, Router};
use engine::{MAX_SEATS, Seed};
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::Shared;
use super::extract::{Address, Body, MaybeMe, Me, Path, Query};
use super::seats::{SeatBody, bot};
use crate::error::Fault;
use crate::room::{Branch, House, Msg, Part, Practice, SeatWish, create, create_practice};
use crate::sign::Invite;
use crate::store::{Listing, User};
use crate::wire::TableView;
use crate::{Error, Result};

pub fn router() -> Router<Shared> {
    Router::new()
        .route("/api/tables", get(list).post(set_up))
        .route("/api/tables/{id}", get(one).delete(close))
        .route("/api/tables/{id}/record", get(record))
        .route("/api/tables/{id}/rematch", post(rematch))
        .route("/api/tables/{id}/resume", post(resume))
        .route("/api/tables/{id}/export", get(export))
        .route("/api/tables/{id}/keep", post(keep))
        .route("/api/tables/{id}/branch", post(branch))
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct SetUp {
    game: String,
    #[serde(default)]
    #[schema(value_type = Object)]
    options: Value,
    /// Listed, and open to everybody; otherwise there for those who have a link.
    #[serde(default)]
    public: bool,
    /// Everybody at the table may ask for hints, though people play against each other.
    #[serde(default)]
    hints: bool,
    seats: Vec<SeatBody>,
    #[serde(default)]
    start: bool,
    /// Mine to the seed, for a table that starts at once.
    commitment: Option<String>,
    /// For me and bots alone: the luck is chosen, and the table and its record say so.
    practice: Option<PracticeBody>,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct PracticeBody {
    /// 64 hexadecimal digits.
    seed: String,
    /// Codes of the first plies of a known match: bots play them while the match goes that way.
    #[serde(default)]
    line: Vec<u32>,
}

/// No known line is longer.
const MOST_LINE: usize = 4000;

impl PracticeBody {
    fn read(self) -> Result<Practice> {
        if self.line.len() > MOST_LINE {
            return Err(Error::BadSetup("the line is too long".into()));
        }
        Ok(Practice { seed: digits(&self.seed)?, line: self.line })
    }
}

#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = SetUp, responses((status = 201, body = TableView), (status = "4XX", body = Fault)))]
pub async fn set_up(
    State(app): State<Shared>,
    Me(user): Me,
    Address(address): Address,
    Body(body): Body<SetUp>,
) -> Result<(StatusCode, Json<TableView>)> {
    if body.seats.len() > MAX_SEATS {
        return Err(Error::BadSetup("too many seats".into()));
    }
    let wishes = body.seats.into_iter().map(SeatBody::wish).collect::<Result<Vec<_>>>()?;
    if wishes.iter().filter(|wish| matches!(wish, SeatWish::Me)).count() > 1 {
        return Err(Error::BadSetup("\"me\" is for one seat; others are \"hotseat\"".into()));
    }
    if body.start && wishes.iter().any(|wish| matches!(wish, SeatWish::Open)) {
        return Err(Error::SeatsMissing);
    }
    may_set_up(&app, &user, address)?;
    if !body.start && app.store.waiting_of(&user.id).await? >= app.config.space.waiting_of_host {
        return Err(Error::TooManyTables);
    }
    let commitment = body.commitment.as_deref().map(digits).transpose()?;
    let practice = body.practice.map(PracticeBody::read).transpose()?;
    let (game, options) = (&body.game, &body.options);
    let id = match practice {
        Some(_) if commitment.is_some() => {
            return Err(Error::BadSetup("the seed of practice is not drawn".into()));
        }
        Some(practice) => create_practice(&app, &user, game, options, &wishes, practice).await?,
        None => {
            let house = House { public: body.public, hints: body.hints };
            create(&app, &user, game, options, house, &wishes).await?
        }
    };
    if let Some(commitment) = commitment {
        let (user, part) = (&user.id, Part::Commitment(commitment));
        app.ask(&id, |reply| Msg::Contribute { user: user.clone(), part, reply }).await?;
    }
    let table = if body.start {
        app.ask(&id, |reply| Msg::Start { user: user.id.clone(), address, reply }).await?
    } else {
        view(&app, &id, Some(&user), None).await?
    };
    Ok((StatusCode::CREATED, Json(table)))
}

/// New tables come no faster than people sit down at them.
fn may_set_up(app: &Shared, user: &User, address: IpAddr) -> Result<()> {
    app.tables_of_address.check(address)?;
    app.tables.check(user.id.clone())
}

pub async fn view(
    app: &Shared,
    id: &str,
    user: Option<&User>,
    invite: Option<&Invite>,
) -> Result<TableView> {
    let user = user.map(|user| user.id.clone());
    let ask = |reply| {
        let (user, invite) = (user.clone(), invite.cloned());
        Msg::Table { user, invite, glance: false, reply }
    };
    app.ask(id, ask).await
}

#[derive(Debug, Deserialize)]
pub struct Which {
    #[serde(default)]
    open: bool,
    #[serde(default)]
    mine: bool,
    #[serde(default)]
    running: bool,
}

#[utoipa::path(get, path = "/api/tables", tag = "tables", params(("open" = Option<bool>, Query), ("mine" = Option<bool>, Query), ("running" = Option<bool>, Query)), responses((status = 200, body = Object), (status = "4XX", body = Fault)))]
pub async fn list(
    State(app): State<Shared>,
    MaybeMe(user): MaybeMe,
    Query(which): Query<Which>,
) -> Result<Json<Value>> {
    let listing = match (which, user.as_ref()) {
        (Which { open: true, .. }, _) => Listing::Open,
        (Which { mine: true, .. }, Some(user)) => Listing::Of(&user.id),
        (Which { mine: true, .. }, None) => return Err(Error::Unidentified),
        (Which { running: true, .. }, _) => Listing::Running,
        _ => return Err(Error::Malformed("say open=true, mine=true or running=true".into())),
    };
    let mut tables = Vec::new();
    for id in app.store.list(listing).await? {
        // A table that cannot be opened must not hide the others.
        let user = user.as_ref().map(|user| user.id.as_str());
        match app.rooms.glance(&app, &id, user, None).await {
            Ok(table) => tables.push(table),
            Err(error) => tracing::warn!(table = id, %error, "left out of a list"),
        }
    }
    // Those that wait for me first; otherwise as they came, the latest first.
    tables.sort_by_key(|table| !table.mine.iter().any(|seat| table.to_move.contains(seat)));
    Ok(Json(json!({ "tables": tables })))
}

#[derive(Debug, Deserialize)]
pub struct WithInvite {
    pub invite: Option<String>,
}

impl WithInvite {
    pub fn parse(&self) -> Option<Invite> {
        self.invite.as_deref().and_then(Invite::parse)
    }
}

#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), ("invite" = Option<String>, Query)), responses((status = 200, body = TableView), (status = "4XX", body = Fault)))]
pub async fn one(
    State(app): State<Shared>,
    MaybeMe(user): MaybeMe,
    Path(id): Path<String>,
    Query(given): Query<WithInvite>,
) -> Result<Json<TableView>> {
    Ok(Json(view(&app, &id, user.as_ref(), given.parse().as_ref()).await?))
}

#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables", params(("id" = String, Path), ("invite" = Option<String>, Query)), responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = Fault)))]
pub async fn record(
    State(app): State<Shared>,
    MaybeMe(user): MaybeMe,
    Path(id): Path<String>,
    Query(given): Query<WithInvite>,
) -> Result<String> {
    let (user, invite) = (user.map(|user| user.id), given.parse());
    app.ask(&id, |reply| Msg::Record { user: user.clone(), invite: invite.clone(), reply }).await
}

/// 32 bytes.
pub fn digits(text: &str) -> Result<Seed> {
    text.parse()
        .map_err(|_| Error::Malformed("a seed or contribution is 64 hexadecimal digits".into()))
}

#[utoipa::path(delete, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)), responses((status = 204), (status = "4XX", body = Fault)))]
pub async fn close(
    State(app): State<Shared>,
    Me(user): Me,
    Path(id): Path<String>,
) -> Result<StatusCode> {
    app.ask(&id, |reply| Msg::Close { user: user.id.clone(), reply }).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[utoipa::path(post, path = "/api/tables/{id}/resume", tag = "tables", params(("id" = String, Path)), responses((status = 200, body = TableView), (status = "4XX", body = Fault)))]
pub async fn resume(
    State(app): State<Shared>,
    Me(user): Me,
    Path(id): Path<String>,
) -> Result<Json<TableView>> {
    let ask = |reply| Msg::Resume { user: user.clone(), reply };
    Ok(Json(app.ask(&id, ask).await?))
}

/// All that I may take along of a table at which I sit or have sat.
#[utoipa::path(get, path = "/api/tables/{id}/export", tag = "tables", params(("id" = String, Path)), responses((status = 200, body = Object), (status = "4XX", body = Fault)))]
pub async fn export(
    State(app): State<Shared>,
    Me(user): Me,
    Path(id): Path<String>,
) -> Result<Json<Value>> {
    Ok(Json(app.ask(&id, |reply| Msg::Export { user: user.id.clone(), reply }).await?))
}

/// A table that would be tidied away shall stay.
#[utoipa::path(post, path = "/api/tables/{id}/keep", tag = "tables", params(("id" = String, Path)), responses((status = 200, body = TableView), (status = "4XX", body = Fault)))]
pub async fn keep(
    State(app): State<Shared>,
    Me(user): Me,
    Path(id): Path<String>,
) -> Result<Json<TableView>> {
    Ok(Json(app.ask(&id, |reply| Msg::Keep { user: user.id.clone(), reply }).await?))
}

#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)), responses((status = 200, body = TableView), (status = "4XX", body = Fault)))]
pub async fn rematch(
    State(app): State<Shared>,
    Me(user): Me,
    Address(address): Address,
    Path(id): Path<String>,
) -> Result<Json<TableView>> {
    may_set_up(&app, &user, address)?;
    let next = app.ask(&id, |reply| Msg::Rematch { user: user.clone(), reply }).await?;
    Ok(Json(view(&app, &next, Some(&user), None).await?))
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct PlayOn {
    ply: u32,
    seat: u8,
    bot: String,
}

#[utoipa::path(post, path = "/api/tables/{id}/branch", tag = "tables", request_body = PlayOn, params(("id" = String, Path), ("invite" = Option<String>, Query)), responses((status = 201, body = TableView), (status = "4XX", body = Fault)))]
pub async fn branch(
    State(app): State<Shared>,
    Me(user): Me,
    Address(address): Address,
    Path(id): Path<String>,
    Query(given): Query<WithInvite>,
    Body(PlayOn { ply, seat, bot: level }): Body<PlayOn>,
) -> Result<(StatusCode, Json<TableView>)> {
    let (branch, invite) = (Branch { ply, seat, bot: bot(&level)? }, given.parse());
    may_set_up(&app, &user, address)?;
    let ask = |reply| Msg::Branch { user: user.clone(), invite: invite.clone(), branch, reply };
    let next = app.ask(&id, ask).await?;
    Ok((StatusCode::CREATED, Json(view(&app, &next, Some(&user), None).await?)))
}
