//! What lies beside the pages: notices, and the site that a browser can take in.

use axum::{
    body::{Body, Bytes},
    http::{HeaderValue, Response, header},
};

use crate::{
    licences::NOTICES,
    site::{self, File},
};

/// The folder of the site that a browser can take in.
const INSTALL: &str = "/install/";

/// What the start page and the worker of the site may do: the page has its style and
/// script in itself, and a program for browsers is compiled.
const POLICY: &str = "default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; \
    manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// What lies at a path, if anything.
pub(crate) fn answer(path: &str) -> Option<Response<Body>> {
    if path == "/licences.txt" {
        return Some(file("licences.txt", NOTICES.as_bytes()));
    }
    found(site::files(), path)
}

/// A file of the site; the start page stands for its folder.
fn found(files: &[File], path: &str) -> Option<Response<Body>> {
    let name = path.strip_prefix(INSTALL)?;
    let name = if name.is_empty() { "index.html" } else { name };
    files.iter().find(|it| it.name == name).map(|it| file(it.name, it.body))
}

fn file(name: &str, body: &'static [u8]) -> Response<Body> {
    let kind = match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("txt") => "text/plain; charset=utf-8",
        Some("webmanifest") => "application/manifest+json",
        Some("png") => "image/png",
        // The worker unpacks programs itself.
        _ => "application/octet-stream",
    };
    let mut answer = Response::new(Body::from(Bytes::from_static(body)));
    let head = answer.headers_mut();
    head.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    head.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_site_stands_in_a_folder_of_its_own() {
        let files =
            [File { name: "index.html", body: b"<p>" }, File { name: "p.wasm.gz", body: b"" }];
        let kind = |path: &str| {
            let answer = found(&files, path)?;
            Some(answer.headers()[header::CONTENT_TYPE].to_str().unwrap().to_owned())
        };
        assert_eq!(kind("/install/").as_deref(), Some("text/html; charset=utf-8"));
        assert_eq!(kind("/install/p.wasm.gz").as_deref(), Some("application/octet-stream"));
        for path in ["/", "/install", "/install/no", "/index.html", "/install/../index.html"] {
            assert_eq!(kind(path), None, "{path}");
        }
        assert!(answer("/licences.txt").is_some());
    }
}
