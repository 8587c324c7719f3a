//! Changes that somebody asks for: read in this one place, from the form of a page and
//! from the JSON of a machine, with the same names and the same errors.

use std::str::FromStr;

use desk::Change;
use kit::{Hands, Message, SEED_LIMIT, compose, patch_at};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{
    address::key,
    address::route,
    door::Ask,
    error::{AppError, missing, up_to, wrong},
    visit::Query,
};

/// What can be asked of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verb {
    /// Do or tell something.
    Act,
    /// Give a card that came up its name, and tell it.
    Name,
    /// Let a player do one deed.
    Player,
    /// Take back one step.
    Back,
    /// Take back a deed.
    Undo,
    /// Do it again.
    Redo,
    /// Go on from another moment.
    GoTo,
    /// Give piles into other hands.
    Deal,
    /// Put the table right.
    Correct,
}

impl Verb {
    /// Each verb by its address among the pages.
    pub(crate) const OF_PAGES: [(&str, Verb); 9] = [
        (route::ACT, Verb::Act),
        (route::NAME, Verb::Name),
        (route::PLAYER, Verb::Player),
        (route::BACK, Verb::Back),
        (route::UNDO, Verb::Undo),
        (route::REDO, Verb::Redo),
        (route::GO_TO, Verb::GoTo),
        (route::DEAL, Verb::Deal),
        (route::FIX, Verb::Correct),
    ];

    /// Each verb that machines have, by its word in their addresses.
    pub(crate) const OF_MACHINES: [(&str, Verb); 8] = [
        ("actions", Verb::Act),
        ("player", Verb::Player),
        ("correct", Verb::Correct),
        ("back", Verb::Back),
        ("undo", Verb::Undo),
        ("redo", Verb::Redo),
        ("goto", Verb::GoTo),
        ("deal", Verb::Deal),
    ];
}

/// A change somebody asks for, and the revision it is for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Demand {
    pub(crate) revision: u64,
    pub(crate) what: What,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum What {
    /// This.
    Change(Change),
    /// Whatever the player of this name would do.
    Player(String),
    /// A card that came up gets the name in these fields, and is told.
    Name(Query),
}

impl Demand {
    /// What a form asks for.
    pub(crate) fn of_form(verb: Verb, form: &Query) -> Result<Demand, AppError> {
        let revision = number(form, "revision")?;
        let what = match verb {
            Verb::Act => What::Change(match form.get("actions") {
                Some(steps) => Change::Acts(steps.split(',').map(str::to_owned).collect()),
                None => Change::Act(text(form, "action")?),
            }),
            Verb::Name => What::Name(form.clone()),
            Verb::Player => What::Player(text(form, "player")?),
            Verb::Back => What::Change(Change::Back),
            Verb::Undo => What::Change(Change::Undo),
            Verb::Redo => What::Change(Change::Redo),
            Verb::GoTo => What::Change(Change::GoTo(number(form, "ply")?)),
            // One card of a pile that stays in the person's hands.
            Verb::Deal if form.get("by").is_some_and(|it| it == "once") => {
                What::Change(Change::Draw)
            }
            Verb::Deal => {
                let piles = text(form, "piles")?.split(',').map(str::to_owned).collect();
                What::Change(deal(piles, &text(form, "by")?)?)
            }
            Verb::Correct => {
                let patch = patch(form).ok_or(AppError::Unclear)?;
                What::Change(match form.contains_key("turn") {
                    true => Change::CorrectAt(number(form, "turn")?, patch),
                    false => Change::Correct(patch),
                })
            }
        };
        Ok(Demand { revision, what })
    }

    /// What a document in JSON asks for.
    pub(crate) async fn of_json(verb: Verb, ask: Ask) -> Result<Demand, AppError> {
        let change = |revision, change| Demand { revision, what: What::Change(change) };
        Ok(match verb {
            Verb::Act => {
                let Act { action, revision } = ask.json().await?;
                change(revision, Change::Act(action))
            }
            Verb::Player => {
                let Mover { player, revision } = ask.json().await?;
                Demand { revision, what: What::Player(player) }
            }
            Verb::GoTo => {
                let GoTo { ply, revision } = ask.json().await?;
                change(revision, Change::GoTo(ply))
            }
            Verb::Deal => {
                let Deal { piles, by, revision } = ask.json().await?;
                change(revision, deal(piles, &by)?)
            }
            Verb::Correct => {
                let Correction { patch, revision } = ask.json().await?;
                change(revision, Change::Correct(patch.into()))
            }
            Verb::Back => change(ask.json::<Revision>().await?.revision, Change::Back),
            Verb::Undo => change(ask.json::<Revision>().await?.revision, Change::Undo),
            Verb::Redo => change(ask.json::<Revision>().await?.revision, Change::Redo),
            // Only where a card lies in front of a person can it be read.
            Verb::Name => return Err(AppError::NotFound),
        })
    }
}

fn deal(piles: Vec<String>, by: &str) -> Result<Change, AppError> {
    let expected = || Message::verbatim("table, program");
    let by = Hands::from_word(by).ok_or_else(|| wrong("by", expected(), by))?;
    Ok(Change::Deal(piles, by))
}

/// What a form sets: a patch as a text, and numbers at places of the position, whose
/// names begin with `set.`; an empty field is 0.
fn patch(form: &Query) -> Option<Value> {
    let mut patch = match form.get(key::PATCH) {
        Some(text) => serde_json::from_str(text).ok()?,
        None => json!({}),
    };
    for (key, value) in form {
        let Some(path) = key.strip_prefix("set.") else { continue };
        let value = value.trim();
        let n = if value.is_empty() { 0 } else { value.parse::<i64>().ok()? };
        compose(&mut patch, &patch_at(path, n));
    }
    Some(patch)
}

/// A text of a form.
fn text(form: &Query, key: &str) -> Result<String, AppError> {
    form.get(key).cloned().ok_or_else(|| missing(key))
}

/// A number of a form.
pub(crate) fn number<T: FromStr>(form: &Query, key: &str) -> Result<T, AppError> {
    let text = text(form, key)?;
    text.parse().map_err(|_| wrong(key, up_to(SEED_LIMIT - 1), &text))
}

/// An action to play.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    /// In notation.
    pub(crate) action: String,
    /// The revision it is for.
    #[cfg_attr(feature = "schema", schemars(range(max = 9_007_199_254_740_991_u64)))]
    pub(crate) revision: u64,
}

/// A player who does one deed for the person.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Mover {
    /// Who: `casual`, `greedy` or `search`.
    pub(crate) player: String,
    /// The revision it is for.
    #[cfg_attr(feature = "schema", schemars(range(max = 9_007_199_254_740_991_u64)))]
    pub(crate) revision: u64,
}

/// A correction of the table.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Correction {
    /// A JSON merge patch of the position.
    pub(crate) patch: serde_json::Map<String, serde_json::Value>,
    /// The revision it is for.
    #[cfg_attr(feature = "schema", schemars(range(max = 9_007_199_254_740_991_u64)))]
    pub(crate) revision: u64,
}

/// A change that says no more than the revision it is for.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Revision {
    /// The revision it is for.
    #[cfg_attr(feature = "schema", schemars(range(max = 9_007_199_254_740_991_u64)))]
    pub(crate) revision: u64,
}

/// Piles that change hands.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Deal {
    /// The piles, by name.
    pub(crate) piles: Vec<String>,
    /// Whose hands: `table` or `program`.
    pub(crate) by: String,
    /// The revision it is for.
    #[cfg_attr(feature = "schema", schemars(range(max = 9_007_199_254_740_991_u64)))]
    pub(crate) revision: u64,
}

/// A moment to go on from.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct GoTo {
    /// How many entries of the record have happened there.
    #[cfg_attr(feature = "schema", schemars(range(max = 9_007_199_254_740_991_u64)))]
    pub(crate) ply: usize,
    /// The revision it is for.
    #[cfg_attr(feature = "schema", schemars(range(max = 9_007_199_254_740_991_u64)))]
    pub(crate) revision: u64,
}
