//! The automa's turn at a table somebody typed.

use serde_json::{Value, json};

use crate::helpers::{run, run_with};

fn table(card: u8, automa: u8, human: u8, circle: &[u8]) -> Value {
    json!({
        "game": "patchwork",
        "table": {
            "card": card,
            "circle": circle,
            "leather": [20, 26, 32, 44, 50],
            "on-top": "automa",
            "human": { "time": human },
            "automa": { "time": automa },
        },
    })
}

fn decide(position: &Value, args: &[&str]) -> crate::helpers::Ran {
    run_with(&[&["decide", "-"], args].concat(), position.to_string().as_bytes())
}

#[test]
fn the_first_filter_decides_and_the_trace_says_so() {
    // A09 of the digest.
    let decided = decide(&table(5, 2, 4, &[15, 5, 16]), &["--json"]).json();
    assert_eq!(decided["actions"], json!(["take 5"]));
    assert_eq!(decided["position"]["table"]["automa"]["time"], 4);
    assert_eq!(decided["next_to_act"], "automa");
    let trace = decided["trace"].as_array().unwrap();
    let filter = trace.iter().find(|it| it["rule"] == "AF1").unwrap();
    assert_eq!(filter["survivors"], json!([5]));
    assert_eq!((&filter["action"], &filter["verdict"]), (&json!(0), &json!("applied")));
}

#[test]
fn a_filter_nobody_meets_is_marked() {
    // A12 of the digest.
    let decided = decide(&table(6, 14, 14, &[1, 3, 21]), &["--json"]).json();
    assert_eq!(decided["actions"], json!(["take 21"]));
    let skipped = decided["trace"].as_array().unwrap().iter().find(|it| it["rule"] == "AF1");
    assert_eq!(skipped.unwrap()["verdict"], "skipped");
    for (lang, word) in [("en", "Skipped"), ("fr", "Ignorée"), ("es", "Omitida")] {
        let told = decide(&table(6, 14, 14, &[1, 3, 21]), &["--lang", lang]);
        assert!(told.out.contains(word), "{told:?}");
    }
}

#[test]
fn the_position_after_can_be_given_back() {
    let after = decide(&table(5, 2, 4, &[15, 5, 16, 7, 8]), &["--json"]).json()["position"].take();
    let again = decide(&after, &["--seed", "3", "--json"]);
    assert_eq!(again.code, 0, "{again:?}");
    assert_eq!(again.json()["by"], json!(["chance", "automa"]));
}

#[test]
fn a_card_that_is_needed_is_asked_for() {
    let mut position = table(5, 2, 4, &[15, 5, 16]);
    position["table"].as_object_mut().unwrap().remove("card");
    decide(&position, &[]).fails(2, &["next", "card", "--seed"]);
    position["next"] = json!(["card 5"]);
    assert_eq!(decide(&position, &["--json"]).json()["actions"], json!(["card 5", "take 5"]));
    position["next"] = json!(["card 99"]);
    assert_eq!(decide(&position, &[]).code, 1);
    position["next"] = json!(["dance"]);
    decide(&position, &[]).fails(1, &["dance"]);
}

#[test]
fn what_was_not_needed_of_the_cards_to_come_is_told() {
    let mut position = table(5, 2, 4, &[15, 5, 16]);
    position["table"].as_object_mut().unwrap().remove("card");
    position["next"] = json!(["card 5", "card 6", "card 7"]);
    let decided = decide(&position, &["--json"]);
    assert_eq!(decided.code, 0, "{decided:?}");
    assert!(decided.err.contains("2 entries") && decided.err.contains("card 6, card 7"));
    assert_eq!(decided.json()["position"]["next"], json!(["card 6", "card 7"]));
}

#[test]
fn impossible_tables_are_refused() {
    let with = |key: &str, value: Value| {
        let mut position = table(5, 2, 4, &[15, 5, 16]);
        position["table"][key] = value;
        position
    };
    decide(&with("circle", json!([34])), &[]).fails(1, &["circle", "34"]);
    decide(&with("circle", json!([5, 5])), &[]).fails(1, &["circle", "5"]);
    decide(&with("human", json!({ "time": 54 })), &[]).fails(1, &["time", "54"]);
    decide(&with("tile", json!("both")), &[]).fails(1, &["both"]);
    decide(&with("card", json!(13)), &[]).fails(1, &["card", "13"]);
    decide(&with("human", json!({ "time": 1 })), &[]).fails(1, &["automa"]);
}

#[test]
fn a_record_is_no_position() {
    let record = run(&["new", "patchwork", "--seed", "1"]).out;
    run_with(&["decide", "-"], record.as_bytes()).fails(1, &["table", "actions"]);
}

#[test]
fn every_scenario_of_the_digests_is_decided_as_expected() {
    for file in [
        "patchwork/tests/scenarios/automa",
        "brass/tests/scenarios/mautoma",
        "brass/tests/scenarios/tie-breaks",
        "london/tests/scenarios/automartin",
    ] {
        let path = format!("{}/../{file}.toml", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&path).unwrap();
        let scenarios: toml::Table = toml::from_str(&text).unwrap();
        let scenarios = serde_json::to_value(scenarios).unwrap();
        for scenario in scenarios["scenario"].as_array().unwrap() {
            // Those that play a person's steps are the game's own tests.
            if scenario.get("actions").is_none() {
                continue;
            }
            let decided = decide(&scenario["position"], &["--json"]);
            assert_eq!(decided.code, 0, "{}: {decided:?}", scenario["id"]);
            let decided = decided.json();
            assert_eq!(decided["actions"], scenario["actions"], "{}", scenario["id"]);
            if let Some(next) = scenario.get("next") {
                assert_eq!(&decided["next_to_act"], next, "{}", scenario["id"]);
            }
        }
    }
}
