//! A visit: who asks, in which language, and what they like to see.

use std::{collections::BTreeMap, sync::Arc};

use axum::{
    http::{HeaderMap, Uri, header},
    response::{IntoResponse, Redirect, Response},
};
use desk::Words;
use kit::{Lang, Message, Seat, Trouble};

pub(crate) use crate::host::Query;
use crate::{
    Pen,
    address::{Address, Link},
    error::{AppError, Told},
    host::App,
};

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

/// The first-time explanations that somebody has put away.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lessons {
    known: Vec<String>,
}

impl Lessons {
    /// The name of the cookie, and of the setting.
    pub(crate) const NAME: &str = "lessons";
    /// What the cookie says when all of them are put away.
    pub(crate) const OFF: &str = "off";
    /// What stands between two of them in the cookie.
    const BETWEEN: char = '~';
    /// More than there are is nobody's doing.
    const MOST: usize = 64;

    /// What a browser keeps of them.
    pub(crate) fn of(headers: &HeaderMap) -> Lessons {
        let text = cookie(headers, Lessons::NAME).unwrap_or_default();
        let known = text.split(Lessons::BETWEEN).filter(|it| Lessons::is_one(it));
        Lessons { known: known.take(Lessons::MOST).map(str::to_owned).collect() }
    }

    /// Whether a text can be the name of an explanation.
    fn is_one(text: &str) -> bool {
        (1..=40).contains(&text.len())
            && text.bytes().all(|it| it.is_ascii_lowercase() || it == b'-')
    }

    /// Whether nobody has put any away.
    pub(crate) fn is_whole(&self) -> bool {
        self.known.is_empty()
    }

    /// Whether all are put away.
    pub(crate) fn is_off(&self) -> bool {
        self.known.iter().any(|it| it == Lessons::OFF)
    }

    /// Whether this one is told.
    pub(crate) fn tells(&self, lesson: &str) -> bool {
        !self.is_off() && self.known.iter().all(|it| it != lesson)
    }

    /// The cookie that puts this one away too; `None` if it is no name of one.
    pub(crate) fn without(&self, lesson: &str) -> Option<String> {
        if !Lessons::is_one(lesson) || Lessons::MOST <= self.known.len() {
            return None;
        }
        let mut known: Vec<&str> = self.known.iter().map(String::as_str).collect();
        if !known.contains(&lesson) {
            known.push(lesson);
        }
        Some(known.join(&Lessons::BETWEEN.to_string()))
    }
}

/// One request: the application, the reader's likings, and the address.
#[derive(Clone)]
pub(crate) struct Visit {
    pub(crate) app: Arc<App>,
    pub(crate) likings: Likings,
    /// What is explained the first time.
    pub(crate) lessons: Lessons,
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
    pub(crate) fn plain(&self) -> Pen<'_> {
        self.pen(Words::new(self.app.plain(), self.likings.lang))
    }

    /// The texts of the pages and of the game called `game`.
    pub(crate) fn words(&self, game: &str) -> Pen<'_> {
        let words = Words::new(self.app.lexicon(game), self.likings.lang);
        self.pen(words.with_names(self.likings.cards))
    }

    /// The same for a page on which every sign of the game explains itself.
    pub(crate) fn explained(&self, game: &str) -> Pen<'_> {
        let words = self.words(game);
        words.explaining(self.app.signs(game, *words))
    }

    /// An address as this visitor needs it.
    pub(crate) fn to(&self, address: Address<'_>) -> Link {
        Link::new(self.app.site().base(), address)
    }

    /// A path of the site, with the folder in which it stands.
    pub(crate) fn outside(&self, path: &str) -> String {
        format!("{}{path}", self.app.site().base())
    }

    /// Sends the visitor on.
    pub(crate) fn go(&self, address: Address<'_>) -> Response {
        go(&self.to(address))
    }

    fn pen<'a>(&'a self, words: Words<'a>) -> Pen<'a> {
        Pen::new(words, self.app.site())
    }
}

impl AppError {
    /// What is wrong, in the reader's words.
    pub(crate) fn sentence(&self, visit: &Visit) -> String {
        let words = visit.plain();
        let of = |it: &Told| visit.words(it.game).say(&it.message);
        match self {
            AppError::Bad(told) => of(told),
            AppError::Refused { text, .. } => text.clone(),
            AppError::NoGame(id) => {
                words.say(&Message::new("ui-told-no-game").with("id", id.as_str()))
            }
            AppError::NoChair { n } => words.count("ui-told-no-chair", *n),
            AppError::Conflict { expected, found, .. } => words.say(
                &Message::new("ui-told-conflict")
                    .with("expected", expected.to_string())
                    .with("found", found.to_string()),
            ),
            AppError::Stale { told, .. } => {
                words.say(&Message::new("ui-told-stale").with("what", of(told)))
            }
            AppError::Store(error) => words.say(&error.message()),
            AppError::Crashed { number } => {
                words.say(&Message::new("ui-told-crashed").with("number", number.as_str()))
            }
            _ => words.text(self.help().0),
        }
    }
}

/// Sends a visitor to a link.
pub(crate) fn go(link: &Link) -> Response {
    Redirect::to(&link.to_string()).into_response()
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

/// What a browser keeps of its reader's wishes.
pub(crate) fn likings(headers: &HeaderMap) -> Likings {
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
