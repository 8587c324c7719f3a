//! The quick part of the tests: for the daily work, after each change.

use std::path::Path;

use crate::step::{Step, cargo, note};

/// The files of tests that are quick without optimising, besides every unit test. Each
/// name is that of one crate's file.
const FILES: [&str; 5] = ["desk", "named", "print", "rows", "site"];

/// Tests of those files that are not quick.
const SLOW: [&str; 1] = ["spoilt"];

/// What `cargo xtask test` does besides.
const STEPS: &str = "lints without features, lints for a service worker, doc tests, docs, \
    the site, the browser";

/// Lints of everything and the quick tests, not optimised; last it tells what it left out.
pub(crate) fn steps(lints: &str) -> Vec<Step> {
    let mut tests = "test --quiet --workspace --all-features --lib --bins".to_owned();
    FILES.iter().for_each(|it| tests += &format!(" --test {it}"));
    tests += " --";
    SLOW.iter().for_each(|it| tests += &format!(" --skip {it}"));
    vec![cargo("lints", lints), cargo("quick tests", &tests), note("left out", left_out())]
}

/// The files of tests that are not run, and the rest, by name.
fn left_out() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut names = files(&root.join("crates"));
    names.retain(|(_, file)| !FILES.contains(&file.as_str()));
    let names: Vec<String> =
        names.into_iter().map(|(name, file)| format!("{name}/{file}")).collect();
    format!(
        "not run, `cargo xtask test` does: {}; tests named {}; {STEPS}",
        names.join(", "),
        SLOW.join(", ")
    )
}

/// Every file of tests, as Cargo finds them: a crate and a name.
fn files(crates: &Path) -> Vec<(String, String)> {
    let entries = |folder: &Path| std::fs::read_dir(folder).into_iter().flatten().flatten();
    let name = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let mut files = Vec::new();
    for it in entries(crates) {
        let tests = entries(&it.path().join("tests")).map(|it| it.path());
        let are_tests = tests.filter(|it| {
            it.extension().is_some_and(|it| it == "rs") || it.join("main.rs").is_file()
        });
        files.extend(are_tests.map(|file| (name(&it.path()), name(&file))));
    }
    files.sort();
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_is_told_by_name_and_what_is_run_exists_once() {
        let all = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates"));
        for file in FILES {
            assert_eq!(all.iter().filter(|it| it.1 == file).count(), 1, "{file}: {all:?}");
        }
        let told = left_out();
        for name in ["automatable/browser", "automatable/crash", "players/laws", "spoilt"] {
            assert!(told.contains(name), "{name}: {told}");
        }
        assert!(!told.contains("web/site"), "{told}");
    }
}
