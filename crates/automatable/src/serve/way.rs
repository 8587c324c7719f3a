//! The way a request came: through a proxy that is believed, into a folder of its host.

use std::net::IpAddr;

use axum::http::{HeaderMap, HeaderValue, Request, Uri, header, uri::PathAndQuery};
use web::{Base, Secure};

/// What stands between a visitor and the pages.
#[derive(Clone, Debug, Default)]
pub(crate) struct Way {
    /// The proxy that is believed what it says of its visitors.
    pub(crate) proxy: Option<IpAddr>,
    /// The folder in which the pages stand.
    pub(crate) base: Base,
}

impl Way {
    /// The request as the pages know it, and who sent it; `from` is who sent it here.
    pub(crate) fn followed<B>(
        &self,
        mut request: Request<B>,
        from: IpAddr,
    ) -> (Request<B>, IpAddr) {
        *request.uri_mut() = self.inside(request.uri());
        if !self.is_believed(from) {
            return (request, from);
        }
        let headers = request.headers();
        // Whoever is last in the list was seen by the proxy; the others said so themselves.
        let visitor = last(headers, "x-forwarded-for").and_then(|it| it.parse().ok());
        let is_secure = last(headers, "x-forwarded-proto").is_some_and(|it| it == "https");
        let host = last(headers, "x-forwarded-host").and_then(|it| HeaderValue::from_str(it).ok());
        if let Some(host) = host {
            request.headers_mut().insert(header::HOST, host);
        }
        if is_secure {
            request.extensions_mut().insert(Secure);
        }
        (request, visitor.unwrap_or(from))
    }

    /// Whether it is the proxy that sent something here.
    fn is_believed(&self, from: IpAddr) -> bool {
        self.proxy.is_some_and(|proxy| {
            let (proxy, from) = (proxy.to_canonical(), from.to_canonical());
            proxy == from || (proxy.is_loopback() && from.is_loopback())
        })
    }

    /// An address without the folder; one from a proxy that has taken it off stays.
    fn inside(&self, uri: &Uri) -> Uri {
        let base = self.base.to_string();
        let path = uri.path();
        let is_inside =
            path.strip_prefix(&base).is_some_and(|it| it.is_empty() || it.starts_with('/'));
        if base.is_empty() || !is_inside {
            return uri.clone();
        }
        let mut text = self.base.inside(path).to_owned();
        if let Some(query) = uri.query() {
            text += &format!("?{query}");
        }
        text.parse::<PathAndQuery>().map_or_else(|_| uri.clone(), Uri::from)
    }
}

/// The last of what a header lists.
fn last<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let text = headers.get_all(name).iter().next_back()?.to_str().ok()?;
    text.rsplit(',').next().map(str::trim).filter(|it| !it.is_empty())
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
    const FAR: IpAddr = IpAddr::V4(Ipv4Addr::new(203, 0, 113, 9));

    fn followed(way: &Way, from: IpAddr) -> (Request<()>, IpAddr) {
        let request = Request::get("/games/play/a?ply=3")
            .header("host", "127.0.0.1:4453")
            .header("x-forwarded-for", "10.9.9.9, 198.51.100.7")
            .header("x-forwarded-proto", "https")
            .header("x-forwarded-host", "games.example");
        way.followed(request.body(()).unwrap(), from)
    }

    #[test]
    fn what_a_proxy_says_counts_only_where_it_was_named_and_from_its_address() {
        let told = Way { proxy: Some(HERE), ..Way::default() };
        let (request, from) = followed(&told, HERE);
        assert_eq!(from.to_string(), "198.51.100.7", "the last one, which the proxy has seen");
        assert_eq!(request.headers()[header::HOST], "games.example");
        assert!(request.extensions().get::<Secure>().is_some());
        for (way, from) in [(told, FAR), (Way::default(), HERE)] {
            let (request, seen) = followed(&way, from);
            assert_eq!(
                (seen, &request.headers()[header::HOST]),
                (from, &"127.0.0.1:4453".parse().unwrap())
            );
            assert!(request.extensions().get::<Secure>().is_none());
        }
    }

    #[test]
    fn a_folder_is_taken_off_unless_the_proxy_has_done_so() {
        for (base, path, inside) in [
            ("/", "/play/a?ply=3", "/play/a?ply=3"),
            ("/games", "/games/play/a?ply=3", "/play/a?ply=3"),
            ("/games", "/games", "/"),
            ("/games", "/games/", "/"),
            ("/games", "/play/a", "/play/a"),
            ("/games", "/gamesome", "/gamesome"),
            ("/a/b", "/a/b/?g=1", "/?g=1"),
        ] {
            let way = Way { base: Base::new(base), ..Way::default() };
            assert_eq!(way.inside(&path.parse().unwrap()).to_string(), inside, "{base} {path}");
        }
    }
}
