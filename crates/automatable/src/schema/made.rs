//! The schemas made anew, from the types they describe.

use std::collections::BTreeMap;

use desk::{
    Measured,
    documents::{DealDocument, GameBox, Rung, Score, Table, TurnWhy, Why},
};
use kit::{Game, PositionFile, Record};
use lab::{Comparison, Comparisons, Summary, Tuning, Worth};
use schemars::{Schema, schema_for};
use shelf::GameId;

use super::{ANSWERS, SCHEMAS, names};
use crate::{decide::Decision, workbench::Edit};

fn answer(name: &str) -> Schema {
    match name {
        "analysis" => schema_for!(coach::documents::AnalysisDocument),
        "collection" => schema_for!(desk::Collection),
        "comparison" => schema_for!(Comparison),
        "comparisons" => schema_for!(Comparisons),
        "daily" => schema_for!(Vec<DealDocument>),
        "difficulty" => schema_for!(Vec<Measured>),
        "edit" => schema_for!(Edit),
        "game" => schema_for!(GameBox),
        "hint" => schema_for!(coach::documents::HintDocument),
        "report" => schema_for!(web::Figures<'static>),
        "results" => schema_for!(desk::Results),
        "score" => schema_for!(Score),
        "table" => schema_for!(Table),
        "trace" => schema_for!(Vec<Rung>),
        "tuning" => schema_for!(Tuning),
        "why" => schema_for!(Why),
        "why-all" => schema_for!(Vec<TurnWhy>),
        "worth" => schema_for!(Worth),
        other => panic!("no type for {other}"),
    }
}

fn of_a_game<G: Game>(name: &str) -> Schema {
    match name {
        "decision" => schema_for!(Decision<G>),
        "position" => schema_for!(PositionFile<G>),
        "record" => schema_for!(Record<G>),
        "summary" => schema_for!(Summary),
        document => {
            <G::Setup as kit::Choices>::document_schema(document).expect("a document has a schema")
        }
    }
}

#[test]
fn the_schemas_that_are_printed_are_those_of_the_documents() {
    let mut made = BTreeMap::new();
    for name in ANSWERS {
        made.insert(name.to_owned(), answer(name));
    }
    for &id in GameId::ALL {
        for name in shelf::with_game!(id, G => names::<G>()) {
            let schema = shelf::with_game!(id, G => of_a_game::<G>(name));
            made.insert(format!("{id}/{name}"), schema);
        }
    }
    let made = serde_json::to_string_pretty(&made).unwrap() + "\n";
    if std::env::var_os("UPDATE_DOCS").is_some_and(|it| it == "1") {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/schemas.json");
        std::fs::write(file, made).unwrap();
        return;
    }
    assert!(
        made == SCHEMAS,
        "assets/schemas.json is out of date: run the tests with UPDATE_DOCS=1 and read the change"
    );
}
