//! A visit: who asks, in which language, and what they like to see.

use std::{collections::BTreeMap, convert::Infallible, sync::Arc};

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, Uri, header, request::Parts},
};
use kit::{Lang, Seat};

use desk::Words;

use crate::{guard, host::App};

/// Light, dark, or whatever the system says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Theme {
    System,
    Light,
    Dark,
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    pub(crate) fn key(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// How the automa's turns are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// One step after the other.
    Steps,
    /// Only what came of them.
    AtOnce,
}

impl Pace {
    pub(crate) const ALL: [Pace; 2] = [Pace::Steps, Pace::AtOnce];

    pub(crate) fn key(self) -> &'static str {
        match self {
            Pace::Steps => "steps",
            Pace::AtOnce => "at-once",
        }
    }
}

/// What somebody chose for all pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Likings {
    pub(crate) lang: Lang,
    /// The language of the cards in somebody's own box.
    pub(crate) cards: Lang,
    pub(crate) theme: Theme,
    pub(crate) pace: Pace,
    /// Whether a piece that lands makes a tick.
    pub(crate) has_sound: bool,
    /// Whether letters at the table are larger.
    pub(crate) is_large: bool,
}

/// The parameters after the question mark.
pub type Query = BTreeMap<String, String>;

/// One request: the application, the reader's likings, and the address.
#[derive(Clone)]
pub(crate) struct Visit {
    pub(crate) app: Arc<App>,
    pub(crate) likings: Likings,
    /// Path and query of this page, to come back to.
    pub(crate) here: String,
    pub(crate) query: Query,
    /// Which chair of which game sits in front of the screen, by the game's name;
    /// counted from 1, as everywhere outside.
    pub(crate) chairs: BTreeMap<String, u8>,
    /// The address for a phone, which holds the key: for those who have shown it.
    pub(crate) phone: Option<String>,
    /// The address of the home page as this visitor knows it, without its last stroke.
    pub(crate) home: String,
}

impl Visit {
    /// The chair that somebody took at this screen in the game called `id`.
    pub(crate) fn chair(&self, id: &str) -> Option<Seat> {
        self.chairs.get(id)?.checked_sub(1).map(Seat)
    }

    /// The texts of the pages alone.
    pub(crate) fn plain(&self) -> Words<'_> {
        Words::new(self.app.plain(), self.likings.lang)
    }

    /// The texts of the pages and of the game called `game`.
    pub(crate) fn words(&self, game: &str) -> Words<'_> {
        Words::new(self.app.lexicon(game), self.likings.lang).with_names(self.likings.cards)
    }
}

impl FromRequestParts<Arc<App>> for Visit {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visit, Infallible> {
        Ok(Visit::new(parts, app))
    }
}

impl Visit {
    // Once for all pages, not once in each.
    #[inline(never)]
    pub(crate) fn new(parts: &Parts, app: &Arc<App>) -> Visit {
        let query = axum::extract::Query::<Vec<(String, String)>>::try_from_uri(&parts.uri)
            .map(|it| it.0.into_iter().collect())
            .unwrap_or_default();
        let here = parts.uri.path_and_query().map_or("/", |it| it.as_str()).to_owned();
        let chairs = cookies(&parts.headers)
            .filter_map(|(key, value)| {
                Some((key.strip_prefix("seat-")?.to_owned(), value.parse().ok()?))
            })
            .collect();
        let is_in = app.host.key.as_ref().is_some_and(|it| guard::is_shown(it, &parts.headers));
        let phone = app.host.phone.clone().filter(|_| is_in);
        let likings = likings(&parts.headers);
        let home = app.host.address.clone().unwrap_or_else(|| {
            let host = parts.headers.get(header::HOST).and_then(|it| it.to_str().ok());
            format!("http://{}", host.unwrap_or("localhost"))
        });
        Visit { app: app.clone(), likings, here, query, chairs, phone, home }
    }
}

/// The cookies that a browser sent.
pub(crate) fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
    cookies.flat_map(|it| it.split(';')).filter_map(|it| it.trim().split_once('='))
}

/// What the browser keeps under `name`.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    cookies(headers).find(|it| it.0 == name).map(|it| it.1)
}

fn likings(headers: &HeaderMap) -> Likings {
    let cookie = |name| cookie(headers, name);
    let theme = cookie("theme").and_then(|it| Theme::ALL.into_iter().find(|t| t.key() == it));
    let pace = cookie("pace").and_then(|it| Pace::ALL.into_iter().find(|p| p.key() == it));
    let chosen = |name| cookie(name).and_then(|it| it.parse::<Lang>().ok());
    let lang = chosen("lang").unwrap_or_else(|| accepted(headers));
    Likings {
        lang,
        cards: chosen("cards").unwrap_or(lang),
        theme: theme.unwrap_or(Theme::System),
        pace: pace.unwrap_or(Pace::Steps),
        has_sound: cookie("sound") == Some("on"),
        is_large: cookie("size") == Some("large"),
    }
}

/// The language of ours that the browser likes best: the highest `q`, and of
/// equals the first.
fn accepted(headers: &HeaderMap) -> Lang {
    let wanted = headers.get_all(header::ACCEPT_LANGUAGE).iter().filter_map(|it| it.to_str().ok());
    let liked = wanted.flat_map(|it| it.split(',')).filter_map(|it| {
        let mut parts = it.split(';').map(str::trim);
        let lang: Lang = parts.next()?.parse().ok()?;
        let q = parts.find_map(|it| it.strip_prefix("q=").or_else(|| it.strip_prefix("Q=")));
        let q: f32 = q.map_or(Some(1.0), |it| it.trim().parse().ok())?;
        (0.0 < q && q <= 1.0).then_some((lang, q))
    });
    let best = liked.reduce(|best, it| if best.1 < it.1 { it } else { best });
    best.map_or(Lang::En, |it| it.0)
}

/// A path of our own to go back to, if it is one: no other site, nothing that
/// a browser might read as one, nothing that is no header.
pub(crate) fn back(path: &str) -> Option<&str> {
    let is_plain = path.bytes().all(|it| it.is_ascii_graphic() && it != b'\\');
    let uri: Uri = path.parse().ok()?;
    let is_ours = path.starts_with('/')
        && !path.starts_with("//")
        && uri.scheme().is_none()
        && uri.authority().is_none();
    (is_plain && is_ours).then_some(path)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn liked(text: &'static str) -> Lang {
        let headers = [(header::ACCEPT_LANGUAGE, HeaderValue::from_static(text))];
        accepted(&headers.into_iter().collect())
    }

    #[test]
    fn the_language_a_browser_likes_best_is_spoken() {
        assert_eq!(liked("de,fr;q=0.3,en;q=0.9"), Lang::En);
        assert_eq!(liked("de,fr;q=0.9,en;q=0.3"), Lang::Fr);
        assert_eq!(liked("en;q=0.5, es-MX ; q=0.8, fr;q=0"), Lang::Es);
        assert_eq!(liked("fr, es"), Lang::Fr);
        assert_eq!(liked("fr;q=0"), Lang::En);
        assert_eq!(liked("fr;q=x, es;q=7"), Lang::En);
        assert_eq!(liked(""), Lang::En);
    }

    #[test]
    fn only_a_path_of_our_own_is_gone_back_to() {
        for path in ["/", "/play/abc?ply=3", "/games?show=over&page=2", "/a//b"] {
            assert_eq!(back(path), Some(path));
        }
        for path in [
            "",
            "play",
            "//evil.example",
            "/\\evil.example",
            "/\t/evil.example",
            "/\0",
            "/\u{7f}",
            "/a b",
            "/é",
            "http://evil.example/",
            "/\r\nset-cookie: a=b",
        ] {
            assert_eq!(back(path), None, "{path:?}");
        }
    }
}
