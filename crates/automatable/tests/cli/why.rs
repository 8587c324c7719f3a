//! Why the automa did what it did.

use kit::Game;
use patchwork::Patchwork;

use crate::helpers::{TempFile, finished, run};

#[test]
fn each_rule_is_named_with_what_it_compared_and_who_was_left_in_three_languages() {
    for seed in 0..6 {
        let session = finished::<Patchwork>(seed);
        let record = TempFile::new(&format!("why-{seed}.toml"), session.record().to_toml());
        let ply = session.last_automa_ply().unwrap();
        let rungs = session.explain(ply).unwrap().rungs().to_vec();
        let json = run(&["why", record.path(), "--json"]).json();
        assert_eq!(json["trace"].as_array().unwrap().len(), rungs.len());
        for (lang, left) in [("en", "Left"), ("fr", "Reste"), ("es", "ueda")] {
            let said = run(&["why", record.path(), "--lang", lang]);
            assert_eq!(said.code, 0);
            for rung in &rungs {
                assert!(said.out.contains(rung.rule.id), "{said:?}");
            }
            assert!(said.out.contains(left), "{said:?}");
            assert!(!said.out.contains('['), "{said:?}");
        }
    }
}

#[test]
fn an_action_of_somebody_else_has_no_reasons() {
    let session = finished::<Patchwork>(1);
    let record = TempFile::new("why-else.toml", session.record().to_toml());
    run(&["why", record.path(), "--ply", "0"]).fails(1, &["action 0", "automa"]);
    run(&["why", record.path(), "--ply", "99999"]).fails(2, &["99999"]);
    let fresh = TempFile::new("why-fresh.toml", run(&["new", Patchwork::ID, "--seed", "1"]).out);
    run(&["why", fresh.path()]).fails(1, &["none yet"]);
}
