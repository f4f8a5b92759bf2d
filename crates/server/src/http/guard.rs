//! What stands before every request.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Shared;
use super::extract::address;
use crate::Error;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Links hold invites, so no page tells another where it came from.
pub async fn headers(request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let kept = headers.contains_key(header::CACHE_CONTROL);
    let mut set = |name, value| headers.insert(name, HeaderValue::from_static(value));
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "no-referrer");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(header::HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    // What never changes says so itself.
    if api && !kept {
        set(header::CACHE_CONTROL, "no-store");
    }
    response
}

pub async fn rate(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
    let from = address(peer, request.headers(), app.config.behind_proxy);
    match app.requests.check(from) {
        Ok(()) => next.run(request).await,
        Err(error) => {
            app.counts.refused.add(1);
            error.into_response()
        }
    }
}

/// Refuses what another site's page makes a browser send: all that changes something, and sockets.
pub async fn same_origin(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS)
        && !headers.contains_key(header::UPGRADE);
    if harmless || ours(headers, app.config.origin.as_deref()) {
        next.run(request).await
    } else {
        Error::CrossOrigin.into_response()
    }
}

/// Browsers say where a request comes from; programs need not, and carry no stranger's cookie.
fn ours(headers: &HeaderMap, configured: Option<&str>) -> bool {
    let text = |name| headers.get(name).map(|value: &HeaderValue| value.to_str().unwrap_or(""));
    if let Some(origin) = text(header::ORIGIN) {
        // Whoever names the address of the house means that one: any other name that leads here, such
        // as one that a hostile page gave to our number, is a stranger's.
        if let Some(configured) = configured {
            return origin == configured;
        }
        let host = text(header::HOST).unwrap_or("");
        return !host.is_empty()
            && origin.split_once("://").is_some_and(|(_, authority)| authority == host);
    }
    match text(header::HeaderName::from_static("sec-fetch-site")) {
        Some(site) => site == "same-origin" || site == "none",
        None => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |&(name, value): &(&'static str, &'static str)| {
            (header::HeaderName::from_static(name), HeaderValue::from_static(value))
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn only_our_own_pages_and_programs_may_change_things() {
        let ours = |pairs: &[_]| super::ours(&with(pairs), None);
        assert!(ours(&[("host", "club:8000"), ("origin", "http://club:8000")]));
        assert!(ours(&[("host", "club:8000")]));
        assert!(ours(&[("host", "club:8000"), ("sec-fetch-site", "same-origin")]));
        assert!(!ours(&[("host", "club:8000"), ("origin", "http://evil.example")]));
        assert!(!ours(&[("host", "club:8000"), ("origin", "http://club:8001")]));
        assert!(!ours(&[("host", "club:8000"), ("origin", "null")]));
        assert!(!ours(&[("host", "club:8000"), ("sec-fetch-site", "cross-site")]));
        assert!(!ours(&[("host", "club:8000"), ("sec-fetch-site", "same-site")]));
    }

    #[test]
    fn whoever_names_an_origin_means_only_that_one() {
        let ours = |pairs: &[_]| super::ours(&with(pairs), Some("https://play.example"));
        assert!(ours(&[("host", "127.0.0.1:1"), ("origin", "https://play.example")]));
        assert!(ours(&[("host", "play.example")]), "a program");
        assert!(!ours(&[("host", "club:8000"), ("origin", "http://club:8000")]));
        assert!(!ours(&[("host", "play.example"), ("origin", "http://play.example")]));
        assert!(!ours(&[("host", "play.example"), ("origin", "https://play.example:8443")]));
        assert!(!ours(&[("host", "play.example"), ("origin", "https://play.example.evil")]));
    }
}
