//! A visit: who asks, in which language, and what they like to see.

use std::{collections::BTreeMap, convert::Infallible, sync::Arc};

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, header, request::Parts},
};
use kit::Lang;

use crate::{host::App, words::Words};

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
    pub(crate) theme: Theme,
    pub(crate) pace: Pace,
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
}

impl Visit {
    /// The texts of the pages alone.
    pub(crate) fn plain(&self) -> Words<'_> {
        Words::new(&self.app.plain, self.likings.lang)
    }

    /// The texts of the pages and of the game called `game`.
    pub(crate) fn words(&self, game: &str) -> Words<'_> {
        Words::new(self.app.lexicon(game), self.likings.lang)
    }
}

impl FromRequestParts<Arc<App>> for Visit {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visit, Infallible> {
        let query = axum::extract::Query::<Vec<(String, String)>>::try_from_uri(&parts.uri)
            .map(|it| it.0.into_iter().collect())
            .unwrap_or_default();
        let here = parts.uri.path_and_query().map_or("/", |it| it.as_str()).to_owned();
        Ok(Visit { app: app.clone(), likings: likings(&parts.headers), here, query })
    }
}

fn likings(headers: &HeaderMap) -> Likings {
    let cookie = |name: &str| -> Option<&str> {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
        cookies
            .flat_map(|it| it.split(';'))
            .filter_map(|it| it.trim().split_once('='))
            .find_map(|(key, value)| (key == name).then_some(value))
    };
    let theme = cookie("theme").and_then(|it| Theme::ALL.into_iter().find(|t| t.key() == it));
    let pace = cookie("pace").and_then(|it| Pace::ALL.into_iter().find(|p| p.key() == it));
    Likings {
        lang: cookie("lang").and_then(|it| it.parse().ok()).unwrap_or_else(|| accepted(headers)),
        theme: theme.unwrap_or(Theme::System),
        pace: pace.unwrap_or(Pace::Steps),
    }
}

/// The first language of ours that the browser asks for.
fn accepted(headers: &HeaderMap) -> Lang {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|it| it.to_str().ok());
    let mut tags = wanted.unwrap_or_default().split(',');
    tags.find_map(|it| it.split(';').next()?.trim().parse().ok()).unwrap_or(Lang::En)
}

/// A path of our own to go back to, or the home page.
pub(crate) fn back(path: &str) -> &str {
    let is_ours = path.starts_with('/')
        && !path.starts_with("//")
        && !path.contains(['\\', '\r', '\n'])
        && path.is_ascii();
    if is_ours { path } else { "/" }
}
