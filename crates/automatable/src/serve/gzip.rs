//! Pages and assets in few bytes: gzip for whoever accepts it.

use std::io::Write;

use axum::{
    body::Body,
    http::{HeaderValue, Response, header},
};
use flate2::{Compression, write::GzEncoder};
use http_body_util::BodyExt;

/// Answers shorter than this travel in one packet anyway.
const LEAST: usize = 1024;

/// The answer, compressed if that is wanted and worth it.
pub(crate) async fn compressed(
    response: Response<Body>,
    accepted: Option<&HeaderValue>,
) -> Response<Body> {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok());
    let is_text = kind.is_some_and(is_text);
    // A page is made for one look, what it links to is kept: the last bytes of a page
    // take half of the time.
    let is_page = kind.is_some_and(|it| it.starts_with("text/html"));
    let effort = if is_page { Compression::new(3) } else { Compression::default() };
    if !is_text || response.headers().contains_key(header::CONTENT_ENCODING) {
        return response;
    }
    let (mut head, body) = response.into_parts();
    // A cache in between keeps both forms apart.
    head.headers
        .insert(header::VARY, HeaderValue::from_static("accept-encoding, accept-language, cookie"));
    let Ok(body) = body.collect().await else {
        return Response::from_parts(head, Body::empty());
    };
    let body = body.to_bytes();
    let is_wanted = accepted.and_then(|it| it.to_str().ok()).is_some_and(accepts_gzip);
    if body.len() < LEAST || !is_wanted {
        return Response::from_parts(head, Body::from(body));
    }
    let mut encoder = GzEncoder::new(Vec::new(), effort);
    let Ok(packed) = encoder.write_all(&body).and_then(|()| encoder.finish()) else {
        return Response::from_parts(head, Body::from(body));
    };
    head.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    head.headers.remove(header::CONTENT_LENGTH);
    // Other bytes than the tag stands for, but the same text.
    if let Some(tag) = head.headers.get(header::ETAG).and_then(|it| it.to_str().ok())
        && let Ok(weak) = HeaderValue::from_str(&format!("W/{}", tag.trim_start_matches("W/")))
    {
        head.headers.insert(header::ETAG, weak);
    }
    Response::from_parts(head, Body::from(packed))
}

fn is_text(kind: &str) -> bool {
    let kind = kind.split(';').next().unwrap_or("").trim();
    kind.starts_with("text/")
        || matches!(kind, "application/json" | "image/svg+xml" | "application/manifest+json")
}

fn accepts_gzip(accepted: &str) -> bool {
    accepted.split(',').any(|it| {
        let mut parts = it.split(';').map(str::trim);
        let is_gzip = matches!(parts.next(), Some("gzip" | "*"));
        let q = parts.find_map(|it| it.strip_prefix("q="));
        is_gzip && q.is_none_or(|it| it.parse::<f32>().is_ok_and(|it| 0.0 < it))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gzip_is_sent_to_whoever_accepts_it() {
        for accepted in ["gzip", "gzip, deflate, br", "br;q=1.0, gzip;q=0.5", "*"] {
            assert!(accepts_gzip(accepted), "{accepted}");
        }
        for refused in ["", "br", "gzip;q=0", "gzip;q=0.0, br", "gzipped", "identity"] {
            assert!(!accepts_gzip(refused), "{refused}");
        }
    }
}
