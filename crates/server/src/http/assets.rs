//! The web client, embedded in the binary.

use axum::body::Body;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist/"]
#[allow_missing = true]
struct Dist;

/// For a binary that was built without the client.
const PLACEHOLDER: &str = include_str!("placeholder.html");

/// How a file may travel, best first: the build of the client leaves it so beside the file itself.
const PACKED: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// A file of the client, or its one page for every path that it routes itself.
pub fn serve(path: &str, accepts: &str) -> Response {
    let path = path.trim_start_matches('/');
    if let Some(file) = Dist::get(path).filter(|_| !path.is_empty()) {
        // Names under assets/ change with their content.
        let cache = if path.starts_with("assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        let head = [
            (header::CONTENT_TYPE, mime(path)),
            (header::CACHE_CONTROL, cache),
            (header::VARY, "accept-encoding"),
        ];
        let packed = PACKED.iter().filter(|(encoding, _)| takes(accepts, encoding)).find_map(
            |(encoding, suffix)| Some((encoding, Dist::get(&format!("{path}{suffix}"))?)),
        );
        return match packed {
            Some((encoding, file)) => {
                (head, [(header::CONTENT_ENCODING, *encoding)], Body::from(file.data))
                    .into_response()
            }
            None => (head, Body::from(file.data)).into_response(),
        };
    }
    let last = path.rsplit('/').next().unwrap_or_default();
    if last.contains('.') {
        return (StatusCode::NOT_FOUND, "no such file").into_response();
    }
    let head = [(header::CACHE_CONTROL, "no-cache")];
    match Dist::get("index.html") {
        Some(page) => (head, Html(page.data)).into_response(),
        None => (head, Html(PLACEHOLDER)).into_response(),
    }
}

/// Whether an `accept-encoding` names the encoding, and not with a weight of zero, which refuses it.
pub(super) fn takes(accepts: &str, encoding: &str) -> bool {
    accepts.split(',').any(|it| {
        let (name, weight) = it.split_once(';').unwrap_or((it, ""));
        let weight = weight.trim().strip_prefix("q=").and_then(|it| it.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case(encoding) && weight.unwrap_or(1.0) > 0.0
    })
}

fn mime(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::takes;

    #[test]
    fn an_encoding_is_taken_if_named_and_not_refused() {
        assert!(takes("gzip, deflate, br, zstd", "br"));
        assert!(takes("GZIP;q=0.5", "gzip"));
        assert!(takes("identity, gzip ; q=1", "gzip"));
        assert!(!takes("gzip, deflate", "br"));
        assert!(!takes("gzip;q=0, br;q=0.0", "gzip"));
        assert!(!takes("gzip;q=0, br;q=0.0", "br"));
        assert!(!takes("", "gzip"));
    }
}
