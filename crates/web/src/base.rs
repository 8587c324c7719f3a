//! The base: pages that do not stand at the root of their host.
//!
//! Pages name each other by their path alone. Where the site stands in a folder,
//! its home takes the folder off what is asked for and puts it in front of every
//! address of the answer, so no page has to know.

use axum::{
    body::Bytes,
    http::{HeaderName, HeaderValue, header, response::Parts},
};

/// The folder in which the site stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Base(String);

/// The attributes that hold an address; the quote cannot stand in a text, which
/// would have it as `&quot;`.
const ATTRIBUTES: [&str; 5] =
    [" href=\"", " src=\"", " action=\"", " formaction=\"", " data-next=\""];

impl Base {
    /// The folder with this path; `/` is the root.
    pub fn new(path: &str) -> Base {
        Base(path.trim_end_matches('/').to_owned())
    }

    /// A path of the host as the pages know it.
    pub fn inside<'a>(&self, path: &'a str) -> &'a str {
        match path.strip_prefix(self.0.as_str()) {
            Some(rest) if rest.starts_with('/') => rest,
            _ => "/",
        }
    }

    /// The answer as the host's visitors need it.
    pub fn outside(&self, head: &mut Parts, body: Bytes) -> Bytes {
        if self.0.is_empty() {
            return body;
        }
        let refresh = HeaderName::from_static("refresh");
        self.put(head, &header::LOCATION, "");
        self.put(head, &refresh, "url=");
        let kind = head.headers.get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok());
        match (kind, std::str::from_utf8(&body)) {
            (Some(kind), Ok(text)) if kind.starts_with("text/html") => self.page(text).into(),
            _ => body,
        }
    }

    /// Puts the folder in front of the path after `before` in a header.
    fn put(&self, head: &mut Parts, name: &HeaderName, before: &str) {
        let Some(value) = head.headers.get(name).and_then(|it| it.to_str().ok()) else { return };
        let put = value.replacen(&format!("{before}/"), &format!("{before}{}/", self.0), 1);
        if let Ok(put) = HeaderValue::from_str(&put) {
            head.headers.insert(name.clone(), put);
        }
    }

    fn page(&self, text: &str) -> String {
        let mut page = String::with_capacity(text.len() + text.len() / 16);
        let mut rest = text;
        while let Some(at) = rest.find("=\"/") {
            let (before, after) = rest.split_at(at + 2);
            page.push_str(before);
            if ATTRIBUTES.iter().any(|it| before.ends_with(it)) {
                page.push_str(&self.0);
            }
            rest = after;
        }
        page.push_str(rest);
        page
    }
}

#[cfg(test)]
mod tests {
    use axum::http::Response;

    use super::*;

    fn outside(
        base: &str,
        headers: &[(HeaderName, &'static str)],
        body: &'static str,
    ) -> (Parts, String) {
        let (mut head, ()) = Response::new(()).into_parts();
        for (name, value) in headers {
            head.headers.insert(name, HeaderValue::from_static(value));
        }
        let body = Base::new(base).outside(&mut head, Bytes::from_static(body.as_bytes()));
        (head, String::from_utf8(body.to_vec()).unwrap())
    }

    #[test]
    fn what_is_asked_for_in_a_folder_is_a_path_of_the_site() {
        for (base, path, inside) in [
            ("/", "/play/a", "/play/a"),
            ("/games/", "/games/play/a", "/play/a"),
            ("/games/", "/games/", "/"),
            ("/games/", "/gamesome", "/"),
            ("/a/b/", "/a/b/open", "/open"),
        ] {
            assert_eq!(Base::new(base).inside(path), inside, "{base} {path}");
        }
    }

    #[test]
    fn every_address_of_a_page_is_put_into_the_folder_and_nothing_else() {
        let html = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
        let page = r#"<a href="/">x</a><form action="/open"><input value="/open"><p>href=&quot;/a</p></form><main data-next="/b"><use href="/c#d"/>"#;
        let there = r#"<a href="/x/">x</a><form action="/x/open"><input value="/open"><p>href=&quot;/a</p></form><main data-next="/x/b"><use href="/x/c#d"/>"#;
        assert_eq!(outside("/x/", &html, page).1, there);
        assert_eq!(outside("/", &html, page).1, page);
        let script = [(header::CONTENT_TYPE, "text/javascript")];
        assert_eq!(outside("/x/", &script, page).1, page);
    }

    #[test]
    fn who_is_sent_on_stays_in_the_folder() {
        let refresh = HeaderName::from_static("refresh");
        let headers = [(header::LOCATION, "/play/a"), (refresh.clone(), "2;url=/play/a/turn/1")];
        let (head, _) = outside("/x/", &headers, "");
        assert_eq!(head.headers[header::LOCATION], "/x/play/a");
        assert_eq!(head.headers[refresh], "2;url=/x/play/a/turn/1");
    }
}
