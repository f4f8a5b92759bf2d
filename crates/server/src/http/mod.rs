//! The routes, one file per resource. `docs/api.md` describes them all.

mod assets;
mod coach;
mod docs;
mod extract;
mod games;
mod guard;
mod invites;
mod live;
mod me;
mod ops;
mod seats;
mod tables;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::{Router, middleware};

pub use games::Catalogue;
pub use me::MeView;

use crate::app::App;
use crate::{Error, limits};

type Shared = Arc<App>;

pub fn router(app: Shared) -> Router {
    let api = Router::new()
        .merge(me::router())
        .merge(games::router())
        .merge(tables::router())
        .merge(seats::router())
        .merge(invites::router())
        .merge(live::router())
        .merge(coach::router())
        .merge(docs::router())
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(middleware::from_fn_with_state(app.clone(), guard::same_origin))
        .layer(middleware::from_fn_with_state(app.clone(), guard::rate));
    Router::new()
        .merge(api)
        .merge(ops::router())
        .fallback(elsewhere)
        .method_not_allowed_fallback(async || Error::NotFound("no such request here"))
        .layer(middleware::from_fn(guard::headers))
        .with_state(app)
}

/// Pages of the client, except that the API has none.
async fn elsewhere(uri: Uri, head: HeaderMap) -> Response {
    if uri.path().starts_with("/api/") {
        return Error::NotFound("no such request").into_response();
    }
    let accepts = head.get(header::ACCEPT_ENCODING).and_then(|it| it.to_str().ok());
    assets::serve(uri.path(), accepts.unwrap_or_default())
}
