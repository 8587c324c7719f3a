//! `schema`: the JSON Schema of documents.
//!
//! They change only when the program does, so it carries them as a text, and a
//! test makes them anew (see `made.rs`).

#[cfg(all(test, feature = "schema"))]
mod made;

use std::collections::BTreeMap;

use kit::{ChoiceKind, Game, Lang};
use serde_json::value::RawValue;
use shelf::GameId;

use crate::{
    answer::{Answer, Failure},
    args::Schema,
    voice::Voice,
};

/// Every schema, by its name; a game's own as `game/name`.
const SCHEMAS: &str = include_str!("../assets/schemas.json");

/// What commands answer with `--json`, alike for every game.
const ANSWERS: [&str; 18] = [
    "analysis",
    "collection",
    "comparison",
    "comparisons",
    "daily",
    "difficulty",
    "edit",
    "game",
    "hint",
    "report",
    "results",
    "score",
    "table",
    "trace",
    "tuning",
    "why",
    "why-all",
    "worth",
];

/// What every game has one of, besides the documents of its set-up.
const OF_A_GAME: [&str; 4] = ["decision", "position", "record", "summary"];

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
    let schemas: BTreeMap<String, &RawValue> =
        serde_json::from_str(SCHEMAS).expect("the schemas are a table");
    if ANSWERS.contains(&name) {
        return Ok(alone(schemas[name]));
    }
    let of = |id: GameId| schemas.get(&format!("{id}/{name}")).copied();
    if let Some(id) = game {
        return of(id).map(alone).ok_or_else(|| unknown(&voice, &[id], name));
    }
    let games = GameId::ALL.iter();
    let per_game: Vec<String> =
        games.filter_map(|&id| Some(format!("  \"{id}\": {}", of(id)?))).collect();
    if per_game.is_empty() {
        return Err(unknown(&voice, GameId::ALL, name));
    }
    Ok(Answer::yes(format!("{{\n{}\n}}", per_game.join(",\n"))))
}

/// A schema as the text has it, where what comes first in a schema comes first;
/// out of its table, so one step to the left.
fn alone(schema: &RawValue) -> Answer {
    Answer::yes(schema.get().replace("\n  ", "\n"))
}

fn unknown(voice: &Voice, games: &[GameId], name: &str) -> Failure {
    let mut names: Vec<&str> =
        games.iter().flat_map(|&id| shelf::with_game!(id, G => names::<G>())).collect();
    names.extend(ANSWERS);
    names.sort_unstable();
    names.dedup();
    let args = [("expected", names.join(", ").into()), ("found", name.into())];
    Failure::could_not(voice.tell("cli-no-schema", args))
}

/// The names of a game's own schemas.
fn names<G: Game>() -> Vec<&'static str> {
    let documents = G::CHOICES.iter().filter(|it| it.kind == ChoiceKind::Document);
    OF_A_GAME.into_iter().chain(documents.map(|it| it.key)).collect()
}
