//! The page of limits: every figure on it is the one in the code, every limit of the
//! code stands on it, and each has the test that it names.

#![expect(clippy::unwrap_used, reason = "a test that cannot read the page has failed")]

use std::{
    fs,
    path::{Path, PathBuf},
};

/// A line of the page.
struct Limit {
    what: String,
    figure: u64,
    file: String,
    name: String,
    test: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn page() -> Vec<Limit> {
    let text = fs::read_to_string(root().join("docs/limits.md")).unwrap();
    let lines = text.lines().filter(|it| it.starts_with("| ") && it.contains(".rs`"));
    let cell = |it: &str| it.trim().trim_matches('`').to_owned();
    lines
        .map(|line| {
            let cells: Vec<&str> = line.trim_matches('|').split('|').collect();
            let [what, figure, file, name, .., test] = cells[..] else { panic!("{line}") };
            let digits: String =
                figure.trim().chars().take_while(|it| it.is_ascii_digit() || *it == ',').collect();
            Limit {
                what: cell(what),
                figure: digits.replace(',', "").parse().unwrap_or_else(|_| panic!("{line}")),
                file: cell(file),
                name: cell(name),
                test: cell(test),
            }
        })
        .collect()
}

/// What nobody who sends something runs into: sizes that a game is compiled with, what
/// no game comes near, and how long and large things are shown.
const INSIDE: [&str; 8] =
    ["MAX_PILES", "MAX_COUNTERS", "MAX_CANDIDATES", "N_OPTIONS", "BATCH", "PAUSE", "WORDY", "LONG"];

/// The sources in which whoever sends or opens something runs into limits.
fn sources() -> Vec<PathBuf> {
    fn below(dir: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                below(&path, found);
            } else if path.extension().is_some_and(|it| it == "rs") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    for name in ["kit", "keep", "desk", "web", "automatable", "offline"] {
        below(&root().join(format!("crates/{name}/src")), &mut found);
    }
    // What fits on a picture is no limit of what is sent.
    found.retain(|it| !it.starts_with(root().join("crates/web/src/games")));
    found
}

/// The constant called `name` in a source, as it is written there.
fn written<'a>(source: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = source.split_once(&format!("const {name}: "))?;
    let (_, rest) = rest.split_once('=')?;
    Some(rest.split(';').next()?.trim())
}

/// The number that a constant stands for: seconds of a time.
fn value(text: &str) -> Option<u64> {
    let text = text.trim();
    if let Some(inside) = text.strip_prefix("Duration::from_secs(") {
        return value(inside.strip_suffix(')')?);
    }
    if let Some((one, other)) = text.split_once("<<") {
        return Some(value(one)? << value(other)?);
    }
    if let Some((one, other)) = text.split_once('*') {
        return Some(value(one)? * value(other)?);
    }
    text.replace('_', "").parse().ok()
}

#[test]
fn every_figure_is_the_one_in_the_code() {
    let page = page();
    assert!(20 < page.len(), "{}", page.len());
    for limit in &page {
        let source = fs::read_to_string(root().join(&limit.file)).unwrap_or_default();
        let found = written(&source, &limit.name)
            .unwrap_or_else(|| panic!("no `{}` in {}", limit.name, limit.file));
        assert_eq!(value(found), Some(limit.figure), "{}: `{}`", limit.what, limit.name);
    }
}

#[test]
fn every_limit_of_the_code_stands_on_the_page() {
    let page = page();
    let beginnings = ["/// The most ", "/// The largest ", "/// The longest ", "/// How long "];
    for file in sources() {
        let source = fs::read_to_string(&file).unwrap();
        let mut is_limit = false;
        for line in source.lines().map(str::trim) {
            if let Some(rest) = line.split("const ").nth(1).filter(|_| is_limit) {
                let name = rest.split(':').next().unwrap();
                if INSIDE.contains(&name) {
                    continue;
                }
                let is_it = |it: &Limit| it.name == name && file.ends_with(&it.file);
                assert!(page.iter().any(is_it), "{}: `{name}` is not listed", file.display());
            }
            let is_doc = line.starts_with("///") || line.starts_with("#[");
            is_limit = is_doc && (is_limit || beginnings.iter().any(|it| line.starts_with(it)));
        }
    }
}

#[test]
fn every_limit_has_the_test_that_it_names() {
    let mut all = String::new();
    let mut folders = vec![root().join("crates")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.extension() {
                None if path.is_dir() => folders.push(path),
                Some(it) if it == "rs" => all += &fs::read_to_string(path).unwrap(),
                _ => {}
            }
        }
    }
    for limit in page() {
        let lines: Vec<&str> = all.lines().map(str::trim).collect();
        let head = format!("fn {}()", limit.test);
        let at = lines.iter().position(|it| it.trim_start_matches("async ").starts_with(&head));
        let at = at.unwrap_or_else(|| panic!("{}: no test `{}`", limit.what, limit.test));
        assert!(lines[at - 1].ends_with("test]"), "{}: `{}`", limit.what, limit.test);
    }
}
