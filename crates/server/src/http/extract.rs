//! Who asks, from where, and with what: each with our own errors.

use std::net::{IpAddr, SocketAddr};

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{self, ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use engine::complaint;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

use super::Shared;
use crate::store::User;
use crate::{Error, Result};

/// `__Host-` would be stricter, but forbids plain http, which a club in one room uses.
pub const COOKIE: &str = "cloverleaf";

/// A person we know.
#[derive(Debug)]
pub struct Me(pub User);

/// A person we know, or anybody.
#[derive(Debug)]
pub struct MaybeMe(pub Option<User>);

/// A JSON body.
#[derive(Debug)]
pub struct Body<T>(pub T);

/// What stands behind the `?`.
#[derive(Debug)]
pub struct Query<T>(pub T);

/// The variable parts of a path.
#[derive(Debug)]
pub struct Path<T>(pub T);

#[derive(Debug)]
pub struct Address(pub IpAddr);

/// Somebody who tries a password, and not too often from that address.
#[derive(Debug)]
pub struct Attempt;

fn cookie(headers: &HeaderMap) -> Option<&str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, _)| *name == COOKIE)
        .map(|(_, value)| value)
}

impl FromRequestParts<Shared> for MaybeMe {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self> {
        let signed = cookie(&parts.headers).and_then(|value| app.signer.read_cookie(value));
        let Some((id, epoch)) = signed else { return Ok(MaybeMe(None)) };
        let user = app.store.user(&id).await?;
        Ok(MaybeMe(user.filter(|user| user.epoch == epoch)))
    }
}

impl FromRequestParts<Shared> for Me {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self> {
        let MaybeMe(user) = MaybeMe::from_request_parts(parts, app).await?;
        user.map(Me).ok_or(Error::Unidentified)
    }
}

impl<T: DeserializeOwned> FromRequest<Shared> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &Shared) -> Result<Self> {
        let arriving = Json::<Box<RawValue>>::from_request(request, app);
        let Json(text) = tokio::time::timeout(app.config.patience.body, arriving)
            .await
            .map_err(|_| Error::TooSlow)?
            .map_err(|rejection| refused(&rejection))?;
        let body = serde_json::from_str(text.get());
        body.map(Body).map_err(|error| Error::Malformed(complaint(&error)))
    }
}

impl<T: DeserializeOwned + Send> FromRequestParts<Shared> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self> {
        let query = extract::Query::from_request_parts(parts, app).await;
        let extract::Query(query) = query.map_err(|bad| Error::Malformed(bad.body_text()))?;
        Ok(Query(query))
    }
}

impl<T: DeserializeOwned + Send> FromRequestParts<Shared> for Path<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self> {
        let path = extract::Path::from_request_parts(parts, app).await;
        let extract::Path(path) = path.map_err(|_| {
            Error::Malformed("the path has something else where a small number stands".into())
        })?;
        Ok(Path(path))
    }
}

fn refused(rejection: &JsonRejection) -> Error {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return Error::TooLarge;
    }
    Error::Malformed(rejection.body_text())
}

impl FromRequestParts<Shared> for Address {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        Ok(Address(address(peer.map(|info| info.0), &parts.headers, app.config.behind_proxy)))
    }
}

impl FromRequestParts<Shared> for Attempt {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self> {
        let Address(address) = Address::from_request_parts(parts, app).await?;
        app.identities.check(address)?;
        Ok(Attempt)
    }
}

/// The last entry of the list is the one our own proxy wrote; those before it anybody can claim.
pub fn address(peer: Option<SocketAddr>, headers: &HeaderMap, behind_proxy: bool) -> IpAddr {
    let forwarded = || headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok();
    let last = || forwarded()?.rsplit(',').next()?.trim().parse().ok();
    let claimed = behind_proxy.then(last).flatten();
    let peer = peer.map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.ip());
    crate::limits::household(claimed.unwrap_or(peer))
}
