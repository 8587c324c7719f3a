//! What each command promises.

use std::process::Stdio;

use patchwork::Patchwork;
use shelf::GameId;

use crate::helpers::{TempFile, command, finished, run, run_with};

#[test]
fn games_are_listed_with_their_ids() {
    let games = run(&["games", "--json"]).json();
    let ids: Vec<&str> =
        games.as_array().unwrap().iter().map(|it| it["id"].as_str().unwrap()).collect();
    assert_eq!(ids, GameId::ALL.iter().map(|it| it.id()).collect::<Vec<_>>());
    for game in games.as_array().unwrap() {
        for key in ["levels", "decks", "editions", "readings", "players"] {
            assert!(game[key].is_array(), "{key}");
        }
    }
}

#[test]
fn no_text_is_missing_anywhere_in_any_language() {
    for lang in ["en", "fr", "es"] {
        for &id in GameId::ALL {
            for args in [&["games"][..], &["rules", id.id()], &["deck", "list", id.id()]] {
                let said = run(&[args, &["--lang", lang]].concat());
                assert_eq!(said.code, 0, "{args:?}");
                let brackets = said.out.lines().find(|it| it.contains("[") && !it.contains("=["));
                assert_eq!(brackets, None, "{args:?} {lang}");
            }
        }
    }
}

#[test]
fn the_locale_chooses_the_language() {
    let french = command(&["games"]).env("LC_ALL", "fr_CA.UTF-8").output().unwrap();
    assert!(String::from_utf8(french.stdout).unwrap().contains("Joueurs"));
    let spanish = command(&["games"]).env("LANG", "es").env("LC_ALL", "").output().unwrap();
    assert!(String::from_utf8(spanish.stdout).unwrap().contains("Jugadores"));
    let other = command(&["games"]).env("LANG", "de_DE.UTF-8").output().unwrap();
    assert!(String::from_utf8(other.stdout).unwrap().contains("Players"));
}

#[test]
fn a_level_goes_by_its_value_its_number_or_its_name_in_any_language() {
    let expected = run(&["new", "patchwork", "--seed", "1", "--level", "III"]).out;
    assert!(expected.contains("level = \"III\""));
    for level in ["iii", "3", "Fellow", "compañero", "COMPANERO", "Compagnon"] {
        assert_eq!(
            run(&["new", "patchwork", "--seed", "1", "--level", level]).out,
            expected,
            "{level}"
        );
    }
}

#[test]
fn a_fresh_record_of_every_game_replays() {
    for &id in GameId::ALL {
        let record = run(&["new", id.id(), "--seed", "5"]).out;
        let again = run_with(&["replay", "-"], record.as_bytes());
        assert_eq!(again.code, 0, "{again:?}");
        let json = run(&["new", id.id(), "--seed", "5", "--json"]).out;
        assert_eq!(run_with(&["replay", "-", "--json"], json.as_bytes()).json()["ok"], true);
    }
}

#[test]
fn a_finished_game_shows_its_winner_at_every_width() {
    for &id in GameId::ALL {
        let record = shelf::with_game!(id, G => finished::<G>(3).record().to_toml());
        let record = TempFile::new(&format!("finished-{id}.toml"), record);
        let shown = run(&["replay", record.path()]);
        assert!(shown.out.contains("Winner: "), "{shown:?}");
        for columns in ["40", "80"] {
            for args in [&["replay"][..], &["replay", "--plain"], &["why"]] {
                let args = [args, &[record.path()]].concat();
                let shown = command(&args).env("COLUMNS", columns).output().unwrap();
                let shown = String::from_utf8(shown.stdout).unwrap();
                let widest = shown.lines().max_by_key(|it| it.chars().count()).unwrap();
                assert!(widest.chars().count() <= columns.parse().unwrap(), "{widest}");
                assert!(!args.contains(&"--plain") || !shown.contains(['●', '◆', '\x1b']));
            }
        }
    }
}

#[test]
fn a_ply_is_shown_as_it_was() {
    let session = finished::<Patchwork>(3);
    let record = TempFile::new("ply.toml", session.record().to_toml());
    let start = run(&["replay", record.path(), "--ply", "32", "--json"]).json();
    assert_eq!((&start["ply"], &start["turn"]), (&32.into(), &"human".into()));
    let past = run(&["replay", record.path(), "--ply", "9999"]);
    past.fails(2, &["from 0 to", "found 9999"]);
}

#[test]
fn a_position_of_a_record_can_be_given_back() {
    let record = TempFile::new("position.toml", finished::<Patchwork>(4).record().to_toml());
    for ply in ["32", "40"] {
        let toml = run(&["position", record.path(), "--ply", ply]);
        let json = run(&["position", record.path(), "--ply", ply, "--json"]);
        assert_eq!((toml.code, json.code), (0, 0));
        assert_eq!(json.json()["game"], "patchwork");
        // Whoever is to act, the position itself is accepted.
        let decided = run_with(&["decide", "-", "--seed", "1"], toml.out.as_bytes());
        assert!(decided.code == 0 || decided.err.contains("automa"), "{decided:?}");
    }
    assert_eq!(run(&["position", "patchwork"]).code, 0);
}

#[test]
fn shipped_decks_are_shown_and_found_good() {
    for &id in GameId::ALL {
        let list = run(&["deck", "list", id.id(), "--json"]).json();
        for deck in list.as_array().unwrap() {
            let name = format!("{id}/{}", deck["name"].as_str().unwrap());
            let shown = run(&["deck", "show", &name]);
            assert_eq!(shown.code, 0, "{shown:?}");
            let checked = run_with(&["deck", "check", "-"], shown.out.as_bytes());
            assert_eq!(checked.code, 0, "{name}: {checked:?}");
        }
    }
}

#[test]
fn every_schema_is_json() {
    for &id in GameId::ALL {
        for name in [
            "decision",
            "position",
            "record",
            "summary",
            "analysis",
            "hint",
            "collection",
            "game",
            "score",
            "table",
            "trace",
            "why",
        ] {
            let schema = run(&["schema", &format!("{id}/{name}")]).json();
            assert!(schema["$schema"].is_string());
            assert_eq!(run(&["schema", name, "--game", id.id()]).json(), schema);
        }
    }
    assert!(run(&["schema", "deck"]).json()["patchwork"].is_object());
    run(&["schema", "patchwork/hat"]).fails(2, &["position", "hat"]);
}

#[test]
fn what_is_answered_has_the_fields_of_its_schema() {
    fn keys(it: &serde_json::Value) -> Vec<&str> {
        let mut keys: Vec<&str> = it.as_object().unwrap().keys().map(String::as_str).collect();
        keys.sort_unstable();
        keys
    }
    let record = TempFile::new("schemas.toml", finished::<Patchwork>(3).record().to_toml());
    let why = run(&["why", record.path(), "--json"]).json();
    let replayed = run(&["replay", record.path(), "--json"]).json();
    let trace = run(&["schema", "trace"]).json();
    let position = run(&["position", record.path(), "--ply", "33"]).out;
    let decided = run_with(&["decide", "-", "--seed", "1", "--json"], position.as_bytes());
    for (schema, answered) in [
        (run(&["schema", "patchwork/decision"]).json(), &decided.json()),
        (run(&["schema", "why"]).json(), &why),
        (run(&["schema", "score"]).json(), &replayed["scores"][0]),
        (run(&["schema", "game"]).json(), &run(&["games", "--json"]).json()[0]),
        (trace["$defs"]["Rung"].clone(), &why["trace"][0]),
    ] {
        assert_eq!(keys(&schema["properties"]), keys(answered));
    }
    let own = ["ok", "error", "written", "winner", "state"];
    let mut table = replayed.clone();
    table.as_object_mut().unwrap().retain(|key, _| !own.contains(&key.as_str()));
    assert_eq!(keys(&run(&["schema", "table"]).json()["properties"]), keys(&table));
    assert!(own.iter().all(|it| replayed.get(it).is_some()));
}

#[test]
fn what_is_known_to_come_stands_in_a_position() {
    let fresh = run(&["new", "patchwork", "--seed", "1", "--json"]).json();
    let mut position = run_with(&["position", "-", "--json"], fresh.to_string().as_bytes()).json();
    let table = position["table"].take();
    let record = serde_json::json!({
        "format": 1, "game": "patchwork", "ruleset": fresh["ruleset"], "setup": fresh["setup"],
        "dealer": { "seed": 1, "next": ["card 5"] }, "start": table, "actions": [],
    });
    let position = run_with(&["position", "-", "--json"], record.to_string().as_bytes());
    assert_eq!(position.json()["next"], serde_json::json!(["card 5"]), "{position:?}");
}

#[test]
fn a_rule_is_found_by_its_id() {
    let rule = run(&["rules", "patchwork", "AF1", "--json"]).json();
    assert_eq!(rule["id"], "AF1");
    let dotted = run(&["rules", "patchwork", "r5.3", "--json"]).json();
    assert_eq!(dotted["id"], "R5-3");
    let reading = run(&["rules", "patchwork", "Q4"]);
    assert!(reading.out.contains("no-overtake-at-end=capped"), "{reading:?}");
    let unknown = run(&["rules", "patchwork", "R999"]);
    unknown.fails(2, &["R999", "perhaps R9-", "automatable rules patchwork"]);
    assert!(unknown.err.len() < 200, "a few ids, not all of them: {unknown:?}");
    run(&["rules", "patchwork", "afl"]).fails(2, &["perhaps AF"]);
}

#[test]
fn completions_come_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = run(&["completions", shell]).out;
        assert!(script.contains("simulate"));
        // PowerShell and elvish are told no values.
        if ["bash", "zsh", "fish"].contains(&shell) {
            assert!(["medium", "III"].iter().all(|it| script.contains(it)), "levels for {shell}");
        }
    }
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let mut child = command(&["rules", "patchwork"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
}
