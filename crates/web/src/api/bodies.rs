//! What machines send and get, with their schemas.

use std::collections::BTreeMap;

use axum::{
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use desk::{Words, documents};
use kit::{At, Marks, Outcome};
use serde::{Deserialize, Serialize};

use crate::Head;

/// An answer in JSON.
pub(super) struct Json<T>(pub(super) T);

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        let kind = HeaderValue::from_static("application/json");
        ([(header::CONTENT_TYPE, kind)], kit::to_json(&self.0)).into_response()
    }
}

/// A game to start.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    /// The game's id.
    pub(super) game: String,
    /// Choices by their words, a kept document by `own:` and its id; what is not
    /// mentioned is as usual.
    #[serde(default)]
    pub(super) setup: BTreeMap<String, String>,
    /// The seed that deals; any, if there is none.
    #[cfg_attr(feature = "schema", schemars(range(max = 9_007_199_254_740_991_u64)))]
    pub(super) seed: Option<u64>,
    /// Whether it is begun honest: without hints, and without taking back what a card
    /// or the automa has answered.
    #[serde(default)]
    pub(super) honest: bool,
    /// Whether hints are switched off in it.
    #[serde(default)]
    pub(super) no_hints: bool,
    /// The day whose deal it is, as `2026-11-18`: that says set-up and seed.
    pub(super) day: Option<String>,
}

/// A moment of a finished game to go on from.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct BranchFrom {
    /// How many entries of the record have happened there.
    #[cfg_attr(feature = "schema", schemars(range(max = 9_007_199_254_740_991_u64)))]
    pub(super) ply: usize,
}

/// A kept game.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Kept {
    /// The name it goes by in addresses.
    pub(super) id: String,
    /// Raised by every change.
    pub(super) revision: u64,
    /// Whether the game has ended.
    pub(super) over: bool,
    /// The game as whoever asks may see it.
    #[serde(flatten)]
    pub(super) table: documents::Table,
}

/// Some of the kept games.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct GameList {
    /// The games, the last touched first.
    pub(super) games: Vec<HeadDocument>,
    /// How many there are in all.
    pub(super) total: usize,
    /// The version of the program that answers.
    pub(super) version: &'static str,
}

/// A kept game as lists show it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct HeadDocument {
    id: String,
    game: String,
    revision: u64,
    over: bool,
    /// When it began, in milliseconds since 1970.
    created: u64,
    /// When it last changed, in milliseconds since 1970.
    touched: u64,
    level: Option<String>,
    /// Where it is played: `screen` or `table`.
    at: Option<&'static str>,
    /// How far it has come, in words.
    progress: Option<String>,
    /// Points, chair by chair.
    scores: Option<Vec<i32>>,
    /// How it came out for the people, once it is over.
    outcome: Option<Outcome>,
    /// What the result has to be read with.
    marks: Option<Marks>,
}

impl HeadDocument {
    pub(super) fn new(words: &Words<'_>, head: &Head) -> HeadDocument {
        let gist = head.gist.as_ref();
        HeadDocument {
            id: head.id.clone(),
            game: head.game.clone(),
            revision: head.revision,
            over: head.is_over,
            created: head.created,
            touched: head.touched,
            level: gist.and_then(|it| it.level.clone()),
            at: gist.map(|it| if it.is_at_table { At::Table.word() } else { At::Screen.word() }),
            progress: gist.map(|it| words.say(&it.progress)),
            scores: gist.map(|it| it.scores.clone()),
            outcome: gist.and_then(|it| it.outcome),
            marks: gist.map(|it| it.marks.clone()),
        }
    }
}

/// What may be done now.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Offers {
    /// The revision they are for.
    pub(super) revision: u64,
    /// The options, at most 4096 of them.
    pub(super) options: Vec<documents::Offer>,
}

/// A game in an address.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Address {
    /// The address; none if it would be too long for an address.
    pub(super) address: Option<String>,
    /// How many letters it has or would have.
    pub(super) length: usize,
}

/// What went wrong, as `error.rs` tells it.
#[cfg(test)]
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Error {
    /// What was expected and what was found, in the reader's language.
    pub(super) error: String,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) rule: Option<String>,
    /// The revision the game has now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) revision: Option<u64>,
    /// Of a fault of the program itself: the number it has in the log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) number: Option<String>,
}
