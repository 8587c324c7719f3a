//! `deck`: decks, mats and card sets as TOML.

use std::path::Path;

use kit::{Document, Game, Lang};
use serde::Serialize;
use shelf::GameId;

use crate::{
    answer::{Answer, Failure},
    args::{Common, Deck},
    board::Board,
    setup,
    source::{self, Source},
    style::{Style, pad},
    voice::Voice,
};

#[derive(Debug, Serialize)]
struct JsonDocument {
    game: &'static str,
    kind: &'static str,
    name: &'static str,
    title: String,
}

#[derive(Debug, Serialize)]
struct JsonShown {
    game: &'static str,
    kind: &'static str,
    name: &'static str,
    document: toml::Table,
}

#[derive(Debug, Serialize)]
struct JsonVerdict<'a> {
    file: &'a str,
    game: &'static str,
    kind: &'static str,
    name: String,
    ok: bool,
    error: Option<String>,
}

/// Lists, shows or checks.
pub(crate) fn run(common: Common, lang: Lang, args: &Deck) -> Result<Answer, Failure> {
    match args {
        Deck::List { game } => Ok(shelf::with_game!(*game, G => list::<G>(common, lang))),
        Deck::Show { name } => show(common, &Voice::new(lang), name),
        Deck::Check { file, game } => check(common, lang, file, *game),
    }
}

fn list<G: Board>(common: Common, lang: Lang) -> Answer {
    let voice = Voice::of::<G>(lang);
    if common.json {
        let entry = |it: &Document| JsonDocument {
            game: G::ID,
            kind: it.key,
            name: it.name,
            title: voice.text(&format!("{}-{}", it.key, it.name)),
        };
        return Answer::json(&G::DOCUMENTS.iter().map(entry).collect::<Vec<_>>());
    }
    let style = Style::of_stdout(common.plain);
    let line = |it: &Document| {
        let what = setup::named(&voice, it.key, it.name);
        style.labelled(&pad(&voice.text(&format!("choice-{}", it.key)), 17), 18, &what)
    };
    Answer::yes(G::DOCUMENTS.iter().map(line).collect::<String>())
}

fn show(common: Common, voice: &Voice, asked: &str) -> Result<Answer, Failure> {
    let (wanted, name) = match asked.split_once('/') {
        Some((game, name)) => (Some(game), name),
        None => (None, asked),
    };
    let mut found: Vec<(&'static str, &'static Document)> = Vec::new();
    let mut names = Vec::new();
    for &id in GameId::ALL {
        let documents = shelf::with_game!(id, G => G::DOCUMENTS);
        names.extend(documents.iter().map(|it| format!("{id}/{}", it.name)));
        if wanted.is_none_or(|it| it == id.id()) {
            found.extend(documents.iter().filter(|it| it.name == name).map(|it| (id.id(), it)));
        }
    }
    match found[..] {
        [(game, document)] if common.json => {
            let table = kit::read(document.text)
                .map_err(|error| Failure::no(voice.trouble_in(document.name, &error)))?;
            let (kind, name) = (document.key, document.name);
            Ok(Answer::json(&JsonShown { game, kind, name, document: table }))
        }
        [(_, document)] => Ok(Answer::yes(document.text)),
        _ => {
            let args = [("expected", names.join(", ").into()), ("found", asked.into())];
            Err(Failure::could_not(voice.tell("cli-no-deck", args)))
        }
    }
}

fn check(common: Common, lang: Lang, file: &Path, game: Option<GameId>) -> Result<Answer, Failure> {
    let voice = Voice::new(lang);
    let source = source::read(&voice, file)?;
    let table: toml::Table = kit::read(&source.text)
        .map_err(|error| Failure::no(voice.trouble_in(&source.name, &error)))?;
    for &id in GameId::ALL {
        if game.is_some_and(|it| it != id) {
            continue;
        }
        let kind = shelf::with_game!(id, G => <<G as kit::Game>::Setup as kit::Choices>::recognise(&table));
        if let Some(kind) = kind {
            return shelf::with_game!(id, G => judge::<G>(common, lang, &source, kind));
        }
    }
    Err(Failure::no(voice.tell("cli-deck-unknown", [("file", source.name.into())])))
}

fn judge<G: Board>(
    common: Common,
    lang: Lang,
    source: &Source,
    kind: &'static str,
) -> Result<Answer, Failure> {
    let voice = Voice::of::<G>(lang);
    let mut setup = G::Setup::default();
    let error = match G::choose_document(&mut setup, kind, &source.text) {
        Err(error) => Some(voice.trouble_in(&source.name, &error)),
        Ok(()) => G::new(&setup).err().map(|error| voice.trouble_in(&source.name, &error)),
    };
    let name = if error.is_none() { G::chosen(&setup, kind) } else { String::new() };
    if common.json {
        let ok = error.is_none();
        let verdict =
            JsonVerdict { file: &source.name, game: G::ID, kind, name, ok, error: error.clone() };
        let answer = Answer::json(&verdict);
        return Ok(match error {
            Some(error) => answer.but(error),
            None => answer,
        });
    }
    match error {
        Some(error) => Err(Failure::no(error)),
        None => {
            let args = [
                ("file", source.name.as_str().into()),
                ("kind", voice.text(&format!("choice-{kind}")).into()),
                ("game", voice.text("game-title").into()),
                ("name", name.into()),
            ];
            Ok(Answer::yes(voice.tell("cli-deck-good", args)))
        }
    }
}
