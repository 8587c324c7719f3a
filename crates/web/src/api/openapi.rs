//! The description of the API, made from the schemas of what it takes and gives.
//!
//! It changes only when the program does, so the program carries it as a text, and a
//! test makes it anew: what makes it is no part of what a browser has to fetch.

use schemars::{JsonSchema, SchemaGenerator, generate::SchemaSettings};
use serde_json::{Map, Value, json};
use shelf::{GameId, with_game};

use super::{
    N_HEADS,
    bodies::{Address, BranchFrom, Error, GameList, Kept, New, Offers},
};
use crate::coaching::MOST_MILLIS;
use crate::{
    change::{Act, Correction, Deal, GoTo, Mover, Revision},
    collection::Arrivals,
    page::PLAYERS,
};
use coach::documents::{AnalysisDocument, HintDocument};
use desk::{
    Collection, Results,
    documents::{DealDocument, GameBox, Why},
};
use kit::{Choice, ChoiceKind, Game, SEED_LIMIT};

/// What an endpoint takes.
enum Body {
    None,
    Json(Value),
    Text,
}

/// The whole description.
fn document() -> Value {
    let settings = SchemaSettings::draft2020_12().with(|it| {
        it.definitions_path = "/components/schemas".into();
    });
    let mut made = Maker { schemas: settings.into_generator(), paths: Map::new() };
    let all: fn(&mut Maker) -> Value = |it| it.schema::<Kept>();
    let boxes = made.schema::<Vec<GameBox>>();
    made.add(
        "/boxes",
        "get",
        "The games that can be played, with their choices",
        &[],
        Body::None,
        ("200", "a list", boxes),
    );
    let games = made.schema::<GameList>();
    let page = [
        query("show", json!({ "enum": ["open", "over"] })),
        query("skip", whole(SEED_LIMIT - 1)),
        query("take", whole(N_HEADS as u64)),
    ];
    made.add(
        "/games",
        "get",
        "Kept games, the last touched first",
        &page,
        Body::None,
        ("200", "a page of them", games),
    );
    let kept = all(&mut made);
    let new = new_game(&made.inline::<New>());
    made.add(
        "/games",
        "post",
        "Start a game",
        &[],
        Body::Json(new),
        ("201", "the new game", kept.clone()),
    );
    made.add(
        "/games/import",
        "post",
        "Keep a record or start from a position, TOML or JSON",
        &[],
        Body::Text,
        ("201", "the new game", kept.clone()),
    );
    let collection = made.schema::<Collection>();
    made.add(
        "/export",
        "get",
        "Everything that is kept: games, documents of people's own, statistics",
        &[],
        Body::None,
        ("200", "the collection", collection),
    );
    let arrivals = made.schema::<Arrivals>();
    made.add(
        "/import",
        "post",
        "Take in such a collection, game by game; nothing is overwritten or doubled",
        &[],
        Body::Text,
        ("200", "what came of each thing in it", arrivals),
    );
    let (id, seat) = (
        path("id", json!({ "type": "string", "minLength": 1 })),
        query("seat", json!({ "type": "integer", "minimum": 1, "maximum": 4 })),
    );
    made.add(
        "/games/{id}",
        "get",
        "A game as a chair may see it",
        &[id.clone(), seat.clone()],
        Body::None,
        ("200", "the game", kept.clone()),
    );
    let revision = {
        let mut it = query("revision", whole(SEED_LIMIT - 1));
        it["required"] = true.into();
        it
    };
    made.add(
        "/games/{id}",
        "delete",
        "Throw a game away",
        &[id.clone(), revision],
        Body::None,
        ("204", "it is gone", Value::Null),
    );
    let offers = made.schema::<Offers>();
    made.add(
        "/games/{id}/options",
        "get",
        "What the person may do now, or what a pile may have turned up",
        &[id.clone(), seat],
        Body::None,
        ("200", "the options", offers),
    );
    let changes = [
        (
            "actions",
            "Play an action, or tell what a pile turned up; chance and the automa follow at once",
            made.inline::<Act>(),
        ),
        (
            "player",
            "Let a player do one whole deed for the person",
            among(made.inline::<Mover>(), "player", &PLAYERS),
        ),
        ("correct", "Put the table right by hand", made.inline::<Correction>()),
        ("back", "Take back one step of a deed", made.inline::<Revision>()),
        ("undo", "Take back the last deed", made.inline::<Revision>()),
        ("redo", "Do again what was taken back", made.inline::<Revision>()),
        ("goto", "Go on from the first choice at or after an entry", made.inline::<GoTo>()),
        (
            "deal",
            "Give piles into the person's or the program's hands",
            among(made.inline::<Deal>(), "by", &["program", "table"]),
        ),
    ];
    for (name, summary, body) in changes {
        made.add(
            &format!("/games/{{id}}/{name}"),
            "post",
            summary,
            std::slice::from_ref(&id),
            Body::Json(body),
            ("200", "the game afterwards", kept.clone()),
        );
    }
    let why = made.schema::<Why>();
    made.add(
        "/games/{id}/why",
        "get",
        "Why the automa acted as it did in its last turn",
        std::slice::from_ref(&id),
        Body::None,
        ("200", "the reasons", why.clone()),
    );
    let ply = path("ply", whole(SEED_LIMIT - 1));
    made.add(
        "/games/{id}/why/{ply}",
        "get",
        "Why the automa took an action",
        &[id.clone(), ply],
        Body::None,
        ("200", "the reasons", why),
    );
    let hint = made.schema::<HintDocument>();
    let asked = made.inline::<Revision>();
    made.add(
        "/games/{id}/hint",
        "post",
        "Up to three good deeds for the person who is to choose, not ranked; the record counts it",
        std::slice::from_ref(&id),
        Body::Json(asked),
        ("200", "the deeds", hint),
    );
    let analysis = made.schema::<AnalysisDocument>();
    made.add(
        "/games/{id}/analysis",
        "get",
        "What is known of luck, choices and moments of a game",
        std::slice::from_ref(&id),
        Body::None,
        ("200", "the analysis so far", analysis.clone()),
    );
    let millis = query("millis", whole(MOST_MILLIS));
    made.add(
        "/games/{id}/analysis",
        "post",
        "Work on that for so many milliseconds, 1000 unless said otherwise; again until it is complete",
        &[id.clone(), millis],
        Body::None,
        ("200", "the analysis so far", analysis),
    );
    made.add(
        "/games/{id}/record",
        "get",
        "The record up to the table shown",
        std::slice::from_ref(&id),
        Body::None,
        ("200", "the record", json!({ "type": "object" })),
    );
    let address = made.schema::<Address>();
    made.add(
        "/games/{id}/link",
        "get",
        "The game up to the table shown, in an address that any home opens",
        std::slice::from_ref(&id),
        Body::None,
        ("200", "the address", address),
    );
    made.played(&id, kept);
    made.finish()
}

struct Maker {
    schemas: SchemaGenerator,
    paths: Map<String, Value>,
}

impl Maker {
    /// A reference to the schema of `T`.
    fn schema<T: JsonSchema>(&mut self) -> Value {
        self.schemas.subschema_for::<T>().to_value()
    }

    /// The schema of `T` itself.
    fn inline<T: JsonSchema>(&mut self) -> Value {
        T::json_schema(&mut self.schemas).to_value()
    }

    fn add(
        &mut self,
        path: &str,
        method: &str,
        summary: &str,
        parameters: &[Value],
        body: Body,
        (status, description, schema): (&str, &str, Value),
    ) {
        let error = self.schema::<Error>();
        let answer = |description: &str, schema: Value| match schema {
            Value::Null => json!({ "description": description }),
            schema => json!({ "description": description,
                "content": { "application/json": { "schema": schema } } }),
        };
        let mut operation = json!({
            "summary": summary,
            "operationId": format!("{method}{}", path.replace(['/', '{', '}'], "-")),
            "parameters": parameters,
            "responses": {
                status: answer(description, schema),
                "4XX": answer("what was expected and what was found", error.clone()),
                "500": answer("a fault of the program itself, with its number", error.clone()),
                "503": answer("the games cannot be reached, or nobody is free: Retry-After says when", error),
            },
        });
        let content = match body {
            Body::None => None,
            Body::Json(schema) => Some(json!({ "application/json": { "schema": schema } })),
            Body::Text => {
                Some(json!({ "text/plain": { "schema": { "type": "string", "minLength": 1 } } }))
            }
        };
        if let Some(content) = content {
            operation["requestBody"] = json!({ "required": true, "content": content });
        }
        let at = self.paths.entry(path).or_insert_with(|| json!({}));
        at[method] = operation;
    }

    /// The record of results, the deals of a day, second tries.
    fn played(&mut self, id: &Value, kept: Value) {
        let from = self.inline::<BranchFrom>();
        self.add(
            "/games/{id}/branch",
            "post",
            "Go on from a moment of a finished game, as a second try",
            std::slice::from_ref(id),
            Body::Json(from),
            ("201", "the new game", kept),
        );
        let games: Vec<&str> = GameId::ALL.iter().map(|it| it.id()).collect();
        let results = self.schema::<Results>();
        self.add(
            "/record",
            "get",
            "What the finished games come to, level by level, beside the measured players",
            &[query("game", json!({ "enum": games }))],
            Body::None,
            ("200", "the record", results),
        );
        let deals = self.schema::<Vec<DealDocument>>();
        let date = json!({ "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" });
        self.add(
            "/daily",
            "get",
            "The deals of a day, in UTC; today's if none is named",
            &[query("date", date)],
            Body::None,
            ("200", "a deal for each game", deals),
        );
    }

    fn finish(mut self) -> Value {
        let schemas = self.schemas.take_definitions(true);
        json!({
            "openapi": "3.1.0",
            "info": {
                "title": "Automatable",
                "version": desk::VERSION,
                "description": "The games of the web app for machines. Every change names the revision it was made from; the texts follow Accept-Language (en, fr, es).",
            },
            "servers": [{ "url": "/api/v1" }],
            "paths": self.paths,
            "components": { "schemas": schemas },
        })
    }
}

/// The schema of a body whose field `key` is one of these words.
fn among(mut body: Value, key: &str, words: &[&str]) -> Value {
    body["properties"][key]["enum"] = json!(words);
    body
}

/// A game to start: each game has choices of its own.
fn new_game(any: &Value) -> Value {
    let of = |&id: &GameId| {
        let choices = with_game!(id, G => <G as Game>::CHOICES);
        let values = choices.iter().map(|it| (it.key.to_owned(), values(it)));
        let mut new = any.clone();
        new["properties"]["game"] = json!({ "const": id.id() });
        new["properties"]["setup"]["properties"] = Value::Object(values.collect());
        new["properties"]["setup"]["additionalProperties"] = false.into();
        new
    };
    json!({ "oneOf": GameId::ALL.iter().map(of).collect::<Vec<_>>() })
}

/// The values of a choice; a document may be one of the person's own.
fn values(choice: &Choice) -> Value {
    let shipped = json!({ "enum": choice.values });
    match choice.kind {
        ChoiceKind::Document => {
            json!({ "anyOf": [shipped, { "type": "string", "pattern": "^own:" }] })
        }
        _ => shipped,
    }
}

fn path(name: &str, schema: Value) -> Value {
    json!({ "name": name, "in": "path", "required": true, "schema": schema })
}

fn query(name: &str, schema: Value) -> Value {
    json!({ "name": name, "in": "query", "required": false, "schema": schema })
}

fn whole(most: u64) -> Value {
    json!({ "type": "integer", "minimum": 0, "maximum": most })
}

#[test]
fn the_description_that_is_served_is_that_of_what_is_taken_and_given() {
    let made = format!("{:#}\n", document());
    if std::env::var_os("UPDATE_DOCS").is_some_and(|it| it == "1") {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/openapi.json");
        std::fs::write(file, made).unwrap();
        return;
    }
    assert!(
        made == super::DESCRIPTION,
        "assets/openapi.json is out of date: run the tests with UPDATE_DOCS=1 and read the change"
    );
}
