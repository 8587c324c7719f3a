//! `schema`: the JSON Schema of documents.

use std::collections::BTreeMap;

use desk::{
    Measured,
    documents::{GameBox, Rung, Score, Table, Why},
};
use kit::{ChoiceKind, Game, Lang, PositionFile, Record};
use lab::{Comparison, Summary};
use schemars::schema_for;
use shelf::GameId;

use crate::{
    answer::{Answer, Failure},
    args::Schema,
    decide::Decision,
    voice::Voice,
};

/// Prints a schema.
pub(crate) fn run(lang: Lang, args: &Schema) -> Result<Answer, Failure> {
    let voice = Voice::new(lang);
    let (game, name) = match args.name.split_once('/') {
        Some((game, name)) => {
            let id = game
                .parse::<GameId>()
                .map_err(|error| Failure::could_not(voice.trouble(&error)))?;
            (Some(id), name)
        }
        None => (args.game, args.name.as_str()),
    };
    if let Some(id) = game {
        return match shelf::with_game!(id, G => schema::<G>(name)) {
            Some(schema) => Ok(Answer::json(&schema)),
            None => Err(unknown(&voice, &[id], name)),
        };
    }
    if let Some(schema) = answer(name) {
        return Ok(Answer::json(&schema));
    }
    let per_game = GameId::ALL
        .iter()
        .filter_map(|&id| Some((id.id(), shelf::with_game!(id, G => schema::<G>(name))?)));
    let per_game: BTreeMap<&str, schemars::Schema> = per_game.collect();
    if per_game.is_empty() {
        return Err(unknown(&voice, GameId::ALL, name));
    }
    Ok(Answer::json(&per_game))
}

fn unknown(voice: &Voice, games: &[GameId], name: &str) -> Failure {
    let mut names: Vec<&str> =
        games.iter().flat_map(|&id| shelf::with_game!(id, G => names::<G>())).collect();
    names.sort_unstable();
    names.dedup();
    let args = [("expected", names.join(", ").into()), ("found", name.into())];
    Failure::could_not(voice.tell("cli-no-schema", args))
}

fn documents<G: Game>() -> impl Iterator<Item = &'static str> {
    G::CHOICES.iter().filter(|it| it.kind == ChoiceKind::Document).map(|it| it.key)
}

/// What commands answer with `--json`, alike for every game.
const ANSWERS: [&str; 8] =
    ["collection", "comparison", "difficulty", "game", "score", "table", "trace", "why"];

fn answer(name: &str) -> Option<schemars::Schema> {
    match name {
        "collection" => Some(schema_for!(desk::Collection)),
        "comparison" => Some(schema_for!(Comparison)),
        "difficulty" => Some(schema_for!(Vec<Measured>)),
        "game" => Some(schema_for!(GameBox)),
        "score" => Some(schema_for!(Score)),
        "table" => Some(schema_for!(Table)),
        "trace" => Some(schema_for!(Vec<Rung>)),
        "why" => Some(schema_for!(Why)),
        _ => None,
    }
}

fn names<G: Game>() -> Vec<&'static str> {
    let names = ["decision", "position", "record", "summary"];
    names.into_iter().chain(ANSWERS).chain(documents::<G>()).collect()
}

fn schema<G: Game>(name: &str) -> Option<schemars::Schema> {
    match name {
        "decision" => Some(schema_for!(Decision<G>)),
        "position" => Some(schema_for!(PositionFile<G>)),
        "record" => Some(schema_for!(Record<G>)),
        "summary" => Some(schema_for!(Summary)),
        other => {
            answer(other).or_else(|| G::document_schema(documents::<G>().find(|it| *it == other)?))
        }
    }
}
