//! The guard: who may ask for changes, and what browsers are told about us.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header},
    middleware::Next,
    response::{IntoResponse, Redirect, Response},
};

use crate::{
    Base,
    address::{Address, route},
    error::AppError,
    host::{App, Host, Key, Secure},
    visit,
};

/// The largest body anybody may send: a record of a very long game.
pub(crate) const BODY_LIMIT: usize = 1 << 20;

/// The largest collection: a year of three long games a day.
pub(crate) const COLLECTION_LIMIT: usize = 1 << 24;

/// The largest body that may be sent to `path`.
pub fn body_limit(path: &str) -> usize {
    match path {
        route::OPEN | "/api/v1/import" => COLLECTION_LIMIT,
        _ => BODY_LIMIT,
    }
}

const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
         connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
         frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Refuses what comes from another site.
pub(crate) async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    if !is_welcome(&app.host, request.method(), headers) {
        return AppError::Foreign.into_response();
    }
    // Nobody waits for a body that would be refused.
    if is_too_large(request.uri().path(), headers) {
        return AppError::Large.into_response();
    }
    match app.host.key.as_ref().map_or(Entry::Free, |key| entry(&app.host.base, key, &request)) {
        Entry::Free => next.run(request).await,
        Entry::Shown(answer) => answer,
        Entry::Refused => AppError::Key.into_response(),
    }
}

/// Whether the body of a request is worth reading, told by its head: it would not be
/// refused unread, and whoever sends it has shown the key.
pub fn may_send(host: &Host, method: &Method, uri: &Uri, headers: &HeaderMap) -> bool {
    is_welcome(host, method, headers)
        && !is_too_large(uri.path(), headers)
        && host.key.as_ref().is_none_or(|it| is_shown(it, headers))
}

/// Whether a request comes under a name of ours and, if it is to change anything, from
/// a page of ours.
fn is_welcome(host: &Host, method: &Method, headers: &HeaderMap) -> bool {
    let is_change = !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS);
    is_named_ours(host, headers) && (!is_change || is_from_here(headers))
}

/// Whether a request announces a larger body than may be sent to `path`.
pub fn is_too_large(path: &str, headers: &HeaderMap) -> bool {
    let length = headers.get(header::CONTENT_LENGTH).and_then(|it| it.to_str().ok());
    length.is_some_and(|it| it.parse::<u64>().is_ok_and(|it| (body_limit(path) as u64) < it))
}

/// Whether a visitor has the key.
enum Entry {
    /// Come in.
    Free,
    /// It stood in the address: from now on the browser shows it by itself.
    Shown(Response),
    /// Nothing is shown or changed.
    Refused,
}

/// Looks for the key: in the cookie, in the header that programs use, or in
/// the address that was printed. Styles and symbols are no secret, nor is whether
/// anybody is at home.
fn entry(base: &Base, key: &Key, request: &Request) -> Entry {
    let path = request.uri().path();
    // No key is needed there.
    let is_plain = matches!(Address::read(path), Some(Address::Asset { .. } | Address::Health));
    if is_plain || is_shown(key, request.headers()) {
        return Entry::Free;
    }
    let query = request.uri().query().unwrap_or_default();
    let (in_address, rest): (Vec<&str>, Vec<&str>) =
        query.split('&').partition(|it| it.starts_with("key="));
    match in_address.first().and_then(|it| it.strip_prefix("key=")) {
        Some(shown) if request.method() == Method::GET && key.fits(shown) => {
            // The address without the key: it shall not stay in the bar or be sent on,
            // and a path that reads as another site's address leads home.
            let rest = rest.join("&");
            let address = if rest.is_empty() { path.to_owned() } else { format!("{path}?{rest}") };
            let address = visit::back(&address).unwrap_or(route::HOME);
            let mut answer = Redirect::to(&format!("{base}{address}")).into_response();
            // Lax, since a strict one is not sent on the way here from a page of another
            // site. Changes from there come without it too, and `is_from_here` looks.
            let secure = match request.extensions().get::<Secure>() {
                Some(_) => "; Secure",
                None => "",
            };
            let cookie = format!(
                "key={}; Path={base}/; Max-Age=31536000; SameSite=Lax; HttpOnly{secure}",
                key.text()
            );
            if let Ok(cookie) = HeaderValue::from_str(&cookie) {
                answer.headers_mut().insert(header::SET_COOKIE, cookie);
            }
            Entry::Shown(answer)
        }
        _ => Entry::Refused,
    }
}

/// Whether a cookie or the header that programs use has the key. Another program under
/// the same name may have set a cookie called so too: all of them are looked at.
pub(crate) fn is_shown(key: &Key, headers: &HeaderMap) -> bool {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|it| it.to_str().ok());
    let bearer = bearer.and_then(|it| it.strip_prefix("Bearer "));
    let cookies = visit::cookies(headers).filter(|it| it.0 == "key").map(|it| it.1);
    cookies.chain(bearer).any(|it| key.fits(it))
}

/// Tells browsers what our pages may do.
pub(crate) async fn policy(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        // What lies beside the pages says itself what it may do.
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        // Pages show a table that changes: the Back button asks again.
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

fn is_named_ours(host: &Host, headers: &HeaderMap) -> bool {
    match headers.get(header::HOST).map(HeaderValue::to_str) {
        Some(Ok(name)) => (host.is_ours)(name),
        Some(Err(_)) => false,
        None => true,
    }
}

/// Whether a change was asked for by a page of ours, or by no page at all.
fn is_from_here(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).map(|it| it.to_str().unwrap_or("?"));
    if let Some(site) = text("sec-fetch-site") {
        return site == "same-origin" || site == "none";
    }
    let Some(origin) = text("origin") else { return true };
    let host = text("host").unwrap_or("");
    origin.split_once("://").is_some_and(|(_, it)| !host.is_empty() && it == host)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.insert(*name, HeaderValue::from_static(value));
        }
        headers
    }

    #[test]
    fn a_change_comes_from_a_page_of_ours_or_from_no_page() {
        assert!(is_from_here(&headers(&[])));
        assert!(is_from_here(&headers(&[("sec-fetch-site", "same-origin")])));
        assert!(!is_from_here(&headers(&[("sec-fetch-site", "cross-site")])));
        assert!(!is_from_here(&headers(&[("sec-fetch-site", "same-site")])));
        assert!(is_from_here(&headers(&[("origin", "http://a:1"), ("host", "a:1")])));
        assert!(!is_from_here(&headers(&[("origin", "http://b:1"), ("host", "a:1")])));
        assert!(!is_from_here(&headers(&[("origin", "null"), ("host", "a:1")])));
    }
}
