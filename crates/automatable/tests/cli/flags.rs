//! Flags that cannot be understood: told in the reader's language, in one sentence.

use crate::helpers::{command, run};

#[test]
fn what_is_wrong_with_a_flag_is_told_in_every_language() {
    for (args, en, fr, es) in [
        (&["new", "patchwork", "--lvel", "2"][..], "an option", "une option", "una opción"),
        (&["new", "chess"], "expected one of", "attendu", "se esperaba uno de"),
        (&["new"], "found nothing", "rien n’a été trouvé", "no se encontró nada"),
        (&["repaly", "x"], "perhaps “replay”", "peut-être « replay »", "quizá «replay»"),
        (&["deck"], "list, show, check", "list, show, check", "list, show, check"),
        (&["simulate", "patchwork", "--games", "-5"], "a whole number", "nombre", "entero"),
        (&["new", "patchwork", "--seed", "-1"], "below 2^53", "inférieur à 2^53", "menor que"),
        (
            &["new", "patchwork", "--seed"],
            "found nothing",
            "rien n’a été trouvé",
            "no se encontró nada",
        ),
        (&["new", "patchwork", "--set", "a"], "KEY=VALUE", "CLÉ=VALEUR", "CLAVE=VALOR"),
        (&["new", "brass", "--seed", "1", "--seed", "2"], "once", "une seule fois", "una sola vez"),
        (&["simulate", "brass", "--shard", "3/2"], "from 1 to N", "de 1 à N", "de 1 a N"),
        (&["serve", "--addr", "here"], "ADDRESS:PORT", "ADDRESS:PORT", "ADDRESS:PORT"),
    ] {
        for (lang, said) in [("en", en), ("fr", fr), ("es", es)] {
            run(&[args, &["--lang", lang]].concat()).fails(2, &[said, "--help"]);
            run(&[&["--lang=fr"], args].concat()).fails(2, &[fr]);
            let local = command(args).env("LANG", lang).output().unwrap();
            assert!(String::from_utf8(local.stderr).unwrap().contains(said), "{args:?} {lang}");
        }
    }
    run(&["games", "--lang", "de"]).fails(2, &["en, fr or es", "“de”"]);
}

#[test]
fn a_negative_number_gets_no_tip_that_cannot_help() {
    for flag in ["--games", "--seed", "--threads"] {
        let refused = run(&["simulate", "patchwork", flag, "-5"]);
        refused.fails(2, &[flag, "“-5”", "automatable simulate --help"]);
        assert!(!refused.err.contains("-- -5"), "{refused:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn help_that_cannot_be_written_is_no_success() {
    for args in [&["--help"][..], &["--version"], &["play", "--help"]] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        assert_eq!(command(args).stdout(full).output().unwrap().status.code(), Some(2));
        let said = run(args);
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{said:?}");
        assert!(!said.out.is_empty());
    }
}

#[test]
fn what_the_system_refuses_is_told_in_the_readers_language() {
    run(&["replay", "/nowhere.toml", "--lang", "fr"]).fails(2, &["n’existe pas"]);
    run(&["replay", "/tmp", "--lang", "es"]).fails(2, &["es una carpeta"]);
}

#[test]
fn the_version_is_told() {
    let version = env!("CARGO_PKG_VERSION");
    // The commit, where whoever built it said so.
    let commit = lab::COMMIT.map_or_else(String::new, |it| format!(" ({it})"));
    assert_eq!(run(&["--version"]).out, format!("automatable {version}{commit}\n"));
    let record = run(&["new", "patchwork", "--seed", "3"]).out;
    assert!(record.starts_with(&format!("# Automatable {version}\nformat = 1\n")), "{record}");
    let read = crate::helpers::run_with(&["replay", "-"], record.as_bytes());
    assert_eq!(read.code, 0, "{read:?}");
}
