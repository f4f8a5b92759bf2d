//! Who I am: a guest at once, an account if I like.

use std::net::IpAddr;

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::Shared;
use super::extract::{Address, Attempt, Body, COOKIE, MaybeMe, Me};
use crate::error::Fault;
use crate::room::Msg;
use crate::store::{StoreError, User, Write};
use crate::text::name;
use crate::{Error, Result, id};

const LEAST_LOGIN: usize = 3;
const LEAST_PASSWORD: usize = 8;
const MOST_PASSWORD: usize = 200;
/// A year.
const COOKIE_SECONDS: u32 = 365 * 24 * 3600;

pub fn router() -> Router<Shared> {
    Router::new()
        .route("/api/me", get(me).put(arrive).post(introduce).delete(forget))
        .route("/api/me/account", post(claim))
        .route("/api/me/export", get(export))
        .route("/api/login", post(login))
        .route("/api/logout", post(logout))
        .route("/api/logout/everywhere", post(logout_everywhere))
}

#[derive(Debug, Serialize, ToSchema, ts_rs::TS)]
#[ts(rename = "Me")]
pub struct MeView {
    id: String,
    /// Empty until one is given.
    name: String,
    account: bool,
}

// A password must not end up in a log by way of a debug print.
impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("login", &self.login).finish_non_exhaustive()
    }
}

impl From<User> for MeView {
    fn from(user: User) -> Self {
        MeView { account: user.login.is_some(), id: user.id, name: user.name }
    }
}

fn identified(app: &Shared, user: User) -> Result<impl IntoResponse + use<>> {
    let headers = set_cookie(app, &app.signer.cookie(&user.id, user.epoch), COOKIE_SECONDS)?;
    Ok((headers, Json(MeView::from(user))))
}

fn set_cookie(app: &Shared, value: &str, seconds: u32) -> Result<HeaderMap> {
    let https = app.config.origin.as_ref().is_some_and(|origin| origin.starts_with("https:"));
    let secure = if https { "; Secure" } else { "" };
    let cookie =
        format!("{COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    let cookie = HeaderValue::from_str(&cookie).map_err(|e| Error::Internal(e.to_string()))?;
    Ok(HeaderMap::from_iter([(header::SET_COOKIE, cookie)]))
}

#[utoipa::path(get, path = "/api/me", tag = "me", responses((status = 200, body = MeView), (status = "4XX", body = Fault)))]
pub async fn me(Me(user): Me) -> Json<MeView> {
    Json(user.into())
}

/// Whoever I am: a visitor becomes a guest without a name, and nobody is renamed.
#[utoipa::path(put, path = "/api/me", tag = "me", responses((status = 200, body = MeView), (status = "4XX", body = Fault)))]
pub async fn arrive(
    State(app): State<Shared>,
    Address(address): Address,
    MaybeMe(known): MaybeMe,
) -> Result<impl IntoResponse> {
    let user = match known {
        Some(user) => user,
        None => new_guest(&app, address, String::new()).await?,
    };
    identified(&app, user)
}

async fn new_guest(app: &Shared, address: IpAddr, name: String) -> Result<User> {
    app.identities.check(address)?;
    let user = User { id: id::fresh()?, name, login: None, epoch: 0 };
    app.store.write(vec![Write::new_user(&user)]).await?;
    app.counts.guests.add(1);
    Ok(user)
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct Introduce {
    /// Without one, every client words a guest in the language of its reader.
    name: Option<String>,
}

#[utoipa::path(post, path = "/api/me", tag = "me", request_body = Introduce, responses((status = 200, body = MeView), (status = "4XX", body = Fault)))]
pub async fn introduce(
    State(app): State<Shared>,
    Address(address): Address,
    MaybeMe(known): MaybeMe,
    Body(given): Body<Introduce>,
) -> Result<impl IntoResponse> {
    let name = given.name.as_deref().map(name).transpose()?.unwrap_or_default();
    let user = match known {
        Some(user) => {
            app.store.write(vec![Write::rename(&user.id, &name)]).await?;
            User { name, ..user }
        }
        None => new_guest(&app, address, name).await?,
    };
    identified(&app, user)
}

#[derive(Deserialize, ToSchema)]
pub struct Credentials {
    login: String,
    password: String,
}

impl Credentials {
    fn login(&self) -> Result<String> {
        let login = name(&self.login)?.to_lowercase();
        if login.chars().count() < LEAST_LOGIN { Err(Error::BadName) } else { Ok(login) }
    }
}

/// Passwords are worked on beside the requests: it is slow on purpose. Bots wait in the same line,
/// so no flood of logins can take the machine.
async fn slowly<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    static LINE: tokio::sync::Semaphore = tokio::sync::Semaphore::const_new(2);
    let _place = LINE.acquire().await.map_err(|_| Error::Busy("closing"))?;
    tokio::task::spawn_blocking(work).await.map_err(|error| Error::Internal(error.to_string()))
}

#[utoipa::path(post, path = "/api/me/account", tag = "me", request_body = Credentials, responses((status = 200, body = MeView), (status = "4XX", body = Fault)))]
pub async fn claim(
    _: Attempt,
    State(app): State<Shared>,
    Me(user): Me,
    Body(given): Body<Credentials>,
) -> Result<Json<MeView>> {
    let login = given.login()?;
    if !(LEAST_PASSWORD..=MOST_PASSWORD).contains(&given.password.chars().count()) {
        return Err(Error::Malformed("a password has 8 to 200 characters".into()));
    }
    if user.login.is_some() {
        return Err(Error::Taken("this is an account already"));
    }
    let salt = SaltString::encode_b64(&id::random::<16>()?)
        .map_err(|error| Error::Internal(error.to_string()))?;
    let hash = slowly(move || {
        let hash = Argon2::default().hash_password(given.password.as_bytes(), &salt);
        hash.map(|hash| hash.to_string()).map_err(|error| Error::Internal(error.to_string()))
    })
    .await??;
    match app.store.write(vec![Write::claim(&user.id, &login, hash)]).await {
        Err(StoreError::Conflict) => Err(Error::Taken("this login is taken")),
        result => {
            result?;
            Ok(Json(User { login: Some(login), ..user }.into()))
        }
    }
}

#[utoipa::path(post, path = "/api/login", tag = "me", request_body = Credentials, responses((status = 200, body = MeView), (status = "4XX", body = Fault)))]
pub async fn login(
    _: Attempt,
    State(app): State<Shared>,
    Body(given): Body<Credentials>,
) -> Result<impl IntoResponse> {
    let login = given.login().map_err(|_| Error::WrongPassword)?;
    if given.password.len() > MOST_PASSWORD * 4 {
        return Err(Error::WrongPassword);
    }
    let found = app.store.account(&login).await?;
    let (user, hash) = found.map_or((None, None), |(user, hash)| (Some(user), Some(hash)));
    let right = slowly(move || {
        // An unknown login costs the same time as a wrong password: nobody learns which exist.
        let hash = hash.unwrap_or_else(|| NOBODY.to_owned());
        PasswordHash::new(&hash).is_ok_and(|hash| {
            Argon2::default().verify_password(given.password.as_bytes(), &hash).is_ok()
        })
    })
    .await?;
    let user = user.filter(|_| right).ok_or(Error::WrongPassword)?;
    identified(&app, user)
}

/// The hash of a password nobody has.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$\
                      AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

#[utoipa::path(post, path = "/api/logout", tag = "me", responses((status = 204), (status = "4XX", body = Fault)))]
pub async fn logout(State(app): State<Shared>) -> Result<impl IntoResponse> {
    Ok((StatusCode::NO_CONTENT, set_cookie(&app, "", 0)?))
}

#[utoipa::path(post, path = "/api/logout/everywhere", tag = "me", responses((status = 204), (status = "4XX", body = Fault)))]
pub async fn logout_everywhere(
    State(app): State<Shared>,
    Me(user): Me,
) -> Result<impl IntoResponse> {
    app.store.write(vec![Write::next_epoch(&user.id)]).await?;
    Ok((StatusCode::NO_CONTENT, set_cookie(&app, "", 0)?))
}

#[utoipa::path(get, path = "/api/me/export", tag = "me", responses((status = 200, body = Object), (status = "4XX", body = Fault)))]
pub async fn export(State(app): State<Shared>, Me(user): Me) -> Result<Json<Value>> {
    let tables = app.store.tables_of(&user.id).await?;
    let messages = app.store.messages_of(&user.id).await?;
    let mut documents = Vec::new();
    for id in &tables {
        let ask = |reply| Msg::Export { user: user.id.clone(), reply };
        match app.ask(id, ask).await {
            Ok(document) => documents.push(document),
            // At another server, or gone this very moment: what there is is better than nothing.
            Err(error) => documents.push(json!({"table": {"id": id}, "error": error.fault().kind})),
        }
    }
    Ok(Json(json!({
        "id": user.id, "name": user.name, "login": user.login,
        "tables": tables, "messages": messages, "documents": documents,
    })))
}

#[utoipa::path(delete, path = "/api/me", tag = "me", responses((status = 204), (status = "4XX", body = Fault)))]
pub async fn forget(State(app): State<Shared>, Me(user): Me) -> Result<impl IntoResponse> {
    let tables = app.store.tables_of(&user.id).await?;
    app.store.write(Write::forget(&user.id)).await?;
    for id in tables {
        app.rooms.tell(&id, Msg::Forget { user: user.id.clone() });
    }
    Ok((StatusCode::NO_CONTENT, set_cookie(&app, "", 0)?))
}
