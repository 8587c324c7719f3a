//! Bad input: one clear sentence, the right exit status, no panic.

use patchwork::Patchwork;

use crate::helpers::{TempFile, finished, run, run_with};

#[test]
fn a_file_that_cannot_be_read_is_named() {
    for args in [&["replay"][..], &["why"], &["position"], &["decide"], &["deck", "check"]] {
        run(&[args, &["/nowhere/at-all.toml"]].concat()).fails(2, &["/nowhere/at-all.toml"]);
        run(&[args, &["/tmp"]].concat()).fails(2, &["/tmp"]);
        run_with(&[args, &["-"]].concat(), b"").fails(1, &["-:", "nothing"]);
        run_with(&[args, &["-"]].concat(), b"a = 1\n\xff\xfe\0").fails(1, &["line 2", "UTF-8"]);
        run_with(&[args, &["-"]].concat(), b"just some words").fails(1, &["line 1"]);
    }
}

#[test]
fn a_record_cut_anywhere_is_a_game_to_go_on_with_or_says_where_it_breaks() {
    let record = finished::<Patchwork>(2).record().to_toml();
    for at in (0..record.len()).step_by(97) {
        let cut = run_with(&["replay", "-"], &record.as_bytes()[..at]);
        assert!(cut.code == 0 || cut.code == 1, "{at}: {cut:?}");
        assert!(!cut.err.contains("panicked"), "{at}: {cut:?}");
    }
}

#[test]
fn a_forged_automa_action_is_refused_at_exactly_its_ply() {
    let session = finished::<Patchwork>(2);
    let mut record = session.record();
    let automas = record.actions.iter().position(|it| it.starts_with("take ")).unwrap();
    let digit = record.actions[automas].pop().unwrap();
    record.actions[automas].push(if digit == '1' { '2' } else { '1' });
    let said = run_with(&["replay", "-"], record.to_toml().as_bytes());
    let line = record.to_toml().lines().position(|it| it.contains("take ")).unwrap() + 1;
    said.fails(1, &[&format!("action {automas}:"), &format!("line {line}"), "decision"]);
    let json = run_with(&["replay", "-", "--json"], record.to_toml().as_bytes());
    assert_eq!(json.code, 1);
    assert_eq!(json.json()["error"]["ply"], automas);
}

#[test]
fn a_card_the_seed_does_not_turn_up_is_refused() {
    let mut record = finished::<Patchwork>(2).record();
    record.actions.swap(3, 4);
    let said = run_with(&["replay", "-"], record.to_toml().as_bytes());
    said.fails(1, &["action 3:", "seed"]);
}

#[test]
fn an_illegal_action_cites_its_rule() {
    let fresh = run(&["new", "patchwork", "--seed", "7"]).out;
    for (action, said) in [
        ("buy 28 a1 r0", "R5-1"),
        ("buy 13 i9 r0", "R5-4"),
        ("buy 34 a1 r0", "34"),
        ("leather a1", "R6-3"),
        ("dance", "dance"),
    ] {
        let forged = fresh.replacen("]\n", &format!("    \"{action}\",\n]\n"), 1);
        let refused = run_with(&["replay", "-"], forged.as_bytes());
        refused.fails(1, &["action 32", said]);
    }
}

#[test]
fn an_unknown_format_game_or_ruleset_is_refused() {
    let fresh = run(&["new", "patchwork", "--seed", "7"]).out;
    for (from, to, said) in [
        ("format = 1", "format = 9", "found 9"),
        ("game = \"patchwork\"", "game = \"chess\"", "chess"),
        ("ruleset = 1", "ruleset = 99", "found 99"),
        ("seed = 7", "seed = 9007199254740992", "2^53"),
        ("level = \"III\"", "level = \"VI\"", "VI"),
        ("seed = 7", "sed = 7", "sed"),
    ] {
        let changed = fresh.replace(from, to);
        assert_ne!(changed, fresh);
        run_with(&["replay", "-"], changed.as_bytes()).fails(1, &[said]);
    }
}

#[test]
fn a_choice_that_does_not_exist_is_told_with_those_that_do() {
    for (args, said) in [
        (["--level", "VI"], &["level", "V (Legend)", "VI"][..]),
        (["--level", "0"], &["level"]),
        (["--deck", "gold"], &["deck", "tactical", "gold"]),
        (["--edition", "third"], &["edition", "revised", "third"]),
        (["--set", "weather=fine"], &["no-overtake-at-end", "weather"]),
        (["--set", "leather=burnt"], &["taken", "burnt"]),
        (["--cards", "x"], &["cards"]),
        (["--mat", "x"], &["mat"]),
        (["--table", "attic"], &["attic"]),
    ] {
        run(&[&["new", "patchwork", "--seed", "1"][..], &args].concat()).fails(2, said);
    }
    assert_eq!(run(&["new", "chess"]).code, 2);
    assert_eq!(run(&["new", "patchwork", "--set", "leather"]).code, 2);
}

#[test]
fn a_misspelt_filter_is_told_with_file_line_expected_and_found() {
    let deck = run(&["deck", "show", "patchwork/normal"]).out;
    let line = deck.lines().position(|it| it.contains("\"largest\"")).unwrap() + 1;
    let file = TempFile::new("misspelt.toml", deck.replacen("\"largest\"", "\"largets\"", 1));
    let said = [file.path(), &format!("line {line}"), "largest", "“largets”"];
    run(&["deck", "check", file.path()]).fails(1, &said);
    run(&["simulate", "patchwork", "--deck", file.path()]).fails(1, &said);
    let json = run(&["deck", "check", file.path(), "--json"]);
    assert_eq!((json.code, &json.json()["ok"]), (1, &false.into()));
    run_with(&["deck", "check", "-"], b"colour = 3\n").fails(1, &["none of them"]);
}

#[test]
fn a_seat_nobody_has_is_refused() {
    let fresh = TempFile::new("seat.toml", run(&["new", "patchwork", "--seed", "7"]).out);
    run(&["replay", fresh.path(), "--as", "7"]).fails(2, &["from 1 to 2", "found 7"]);
}

#[test]
fn a_record_with_too_many_entries_is_refused_by_every_command() {
    let mut record = finished::<Patchwork>(2).record();
    let n = record.actions.len();
    record.actions.truncate(n / 2);
    record.actions.resize(4001, r#"edit {"automa":{"buttons":3}}"#.to_owned());
    let (text, told) = (record.to_toml(), ["actions", "at most 4000 entries", "found 4001"]);
    for args in [&["replay"][..], &["why"], &["position"]] {
        run_with(&[args, &["-"]].concat(), text.as_bytes()).fails(1, &told);
    }
    let file = TempFile::new("long.toml", &text);
    run(&["play", "patchwork", "--file", file.path()]).fails(1, &told);
    let french = run_with(&["--lang", "fr", "replay", "-"], text.as_bytes());
    french.fails(1, &["au plus 4000 entrées", "4001"]);
}

#[test]
fn too_large_a_document_is_refused_before_it_is_read() {
    let large = vec![b'#'; (4 << 20) + 1];
    for args in [&["replay"][..], &["why"], &["position"], &["decide"], &["deck", "check"]] {
        run_with(&[args, &["-"]].concat(), &large).fails(1, &["at most 4 MB"]);
    }
    let file = TempFile::new("large.toml", &large);
    run(&["new", "patchwork", "--deck", file.path()]).fails(1, &["at most 4 MB", file.path()]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_whose_name_is_not_utf_8_can_be_read() {
    use std::os::unix::ffi::OsStrExt;
    let name = format!("automatable-{}-", std::process::id());
    let name = [name.as_bytes(), b"\xff.toml"].concat();
    let path = std::env::temp_dir().join(std::ffi::OsStr::from_bytes(&name));
    std::fs::write(&path, run(&["new", "patchwork", "--seed", "7"]).out).unwrap();
    let replayed = crate::helpers::command(&["replay"]).arg(&path).output().unwrap();
    let played =
        crate::helpers::command(&["play", "patchwork", "--file"]).arg(&path).output().unwrap();
    std::fs::remove_file(&path).unwrap();
    assert_eq!((replayed.status.code(), played.status.code()), (Some(0), Some(0)), "{played:?}");
}

#[test]
fn documents_are_refused_in_every_language_without_names_of_types() {
    for text in [
        "a = = 1",
        "{\"a\": }",
        "[[",
        "game = \"patchwork\"\ngame = \"brass\"",
        "game = 5",
        "game = \"chess\"",
        "game = \"patchwork\"",
        "game = \"patchwork\"\nformat = 1\nruleset = 1\nactions = 5",
        "game = \"patchwork\"\nformat = 1\nruleset = 1\nactions = []\nhat = 1",
        "game = \"patchwork\"\nformat = -1\nruleset = 1\nactions = []",
    ] {
        for (lang, expected, found) in [
            ("en", "expected ", "found "),
            ("fr", "attendu ", "trouvé"),
            ("es", "se esperaba ", "se encontró"),
        ] {
            let refused = run_with(&["replay", "-", "--lang", lang], text.as_bytes());
            refused.fails(1, &[expected, found]);
            for word in ["struct", "u8", "u32", "`", "invalid", "unexpected"] {
                assert!(!refused.err.contains(word), "{word}: {refused:?}");
            }
            assert!(lang == "en" || !refused.err.contains("expected"), "{refused:?}");
        }
    }
}

#[test]
fn a_chair_that_the_table_does_not_have_is_refused() {
    for key in ["automa-seat", "first"] {
        let choice = format!("{key}=4");
        run(&["new", "london", "--set", "seats=3", "--set", &choice])
            .fails(2, &[key, "chairs 1 to 3", "chair 4"]);
    }
}
