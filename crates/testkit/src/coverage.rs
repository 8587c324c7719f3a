//! Coverage: every rule is proven by something that fails without it.
//!
//! A rule that narrows a choice is proven by a scenario or a finished game that
//! declares it and decides otherwise when it is left out; a rule that forbids,
//! by a refusal that cites it, or a test; any other, by whatever names it, but
//! not by the laws: they hold whatever the rules say. A test names the rules it proves in a comment directly above it:
//!
//! ```text
//! // Covers R3-1, R3-2.
//! #[test]
//! fn the_neutral_token_moves_to_the_taken_patch() { … }
//! ```

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use kit::{Entry, Game, Kind, Lang, Lexicon, Rule, Session, Trace, Turn};

use crate::{
    files,
    records::{self, Fixture},
    scenarios::{self, Scenario},
};

/// What proves each rule of a game.
#[derive(Debug)]
pub struct Coverage {
    covers: BTreeMap<&'static str, Vec<String>>,
    missing: Vec<String>,
}

impl Coverage {
    /// What proves `rule`, in words for the page.
    pub fn of(&self, rule: &Rule) -> &[String] {
        self.covers.get(rule.id).map_or(&[], Vec::as_slice)
    }

    /// What is wrong: rules without a proof, and proofs that prove nothing.
    pub fn missing(&self) -> &[String] {
        &self.missing
    }
}

/// Finds what proves each rule of `G` in the crate at `crate_dir`.
///
/// # Panics
///
/// If a scenario, a finished game or a source file cannot be read.
pub fn coverage<G: Game>(crate_dir: impl AsRef<Path>) -> Coverage {
    let dir = crate_dir.as_ref();
    let scenarios = scenarios::load::<G>(dir.join("tests/scenarios"));
    let fixtures = records::load::<G>(dir.join("tests/records"));
    let tests = tests_in(dir);
    let mut coverage = Coverage { covers: BTreeMap::new(), missing: Vec::new() };
    for rule in G::RULES {
        let by_scenario = scenarios.iter().filter(|it| scenario_proves(it, rule));
        let by_fixture = fixtures.iter().filter(|it| fixture_proves(&it.1, rule));
        let mut covers: Vec<String> = by_scenario.map(|it| format!("scenario {}", it.id)).collect();
        covers.extend(by_fixture.map(|it| format!("record `{}`", it.0)));
        if rule.kind != Kind::Narrows {
            let by_test = tests
                .iter()
                .filter(|it| !is_law(&it.name) && it.rules.iter().any(|id| id == rule.id));
            covers.extend(by_test.map(|it| format!("test `{}`", it.name)));
        }
        if covers.is_empty() {
            coverage.missing.push(format!("{rule}: expected {}, found none", wanted(rule.kind)));
        }
        coverage.covers.insert(rule.id, covers);
        // A declaration that proves nothing would stay when the one that does goes.
        let idle = scenarios.iter().filter(|it| rule.kind == Kind::Narrows && declares(it, rule));
        let idle = idle.filter(|it| !scenario_proves(it, rule));
        coverage.missing.extend(idle.map(|it| {
            format!("{rule}: scenario {} declares it and comes out the same without", it.id)
        }));
    }
    for test in &tests {
        let name = &test.name;
        if is_law(name) {
            let rules = test.rules.join(", ");
            let fault = format!("{rules}: the test `{name}` holds whatever a rule says");
            coverage.missing.push(fault);
        }
        for id in &test.rules {
            if G::RULES.iter().all(|it| it.id != id) {
                coverage.missing.push(format!("{id}: the test `{name}` covers no rule of this id"));
            }
        }
    }
    coverage
}

fn wanted(kind: Kind) -> &'static str {
    match kind {
        Kind::Narrows => "a scenario that declares it and decides otherwise without it",
        Kind::Forbids => "a refusal scenario or a test that cites it",
        Kind::States => "a scenario, a record or a test that names it",
    }
}

/// The coverage page of `G`, in Markdown.
///
/// # Panics
///
/// If the game's texts or tests cannot be read.
pub fn page<G: Game>(crate_dir: impl AsRef<Path>) -> String {
    render::<G>(&coverage::<G>(crate_dir))
}

/// Demands a proof of every rule, and that `docs/rules/GAME.md` is this page;
/// with `UPDATE_DOCS=1` it is written anew.
///
/// # Panics
///
/// If a rule has no proof (all of them are named), or the page differs.
pub fn check_page<G: Game>(crate_dir: impl AsRef<Path>) {
    let dir = crate_dir.as_ref();
    check_page_at::<G>(dir, &dir.join(format!("../../docs/rules/{}.md", G::ID)));
}

/// The same, for a page that lies elsewhere.
///
/// # Panics
///
/// If a rule has no proof (all of them are named), or the page differs.
pub fn check_page_at<G: Game>(crate_dir: &Path, file: &Path) {
    let coverage = coverage::<G>(crate_dir);
    let missing = coverage.missing();
    assert!(missing.is_empty(), "{} lacks proof:\n{}", G::ID, missing.join("\n"));
    let page = render::<G>(&coverage);
    if files::is_asked("UPDATE_DOCS") {
        files::write(file, &page);
    }
    let committed = std::fs::read_to_string(file).unwrap_or_default().replace("\r\n", "\n");
    assert!(
        committed == page,
        "docs/rules/{}.md is out of date: run the tests with UPDATE_DOCS=1 and read the change",
        G::ID
    );
}

fn render<G: Game>(coverage: &Coverage) -> String {
    let lexicon = Lexicon::parse(&[kit::TEXTS, G::TEXTS]).expect("the laws hold the texts");
    let text = |id: &str| cell(&lexicon.text(Lang::En, id));
    let mut page = format!(
        "# Rules of {}\n\n\
         Every rule with its source, the reading where print is unclear, and what proves it.\n\
         This page is generated and checked by the tests: `UPDATE_DOCS=1 cargo test -p {}` writes it anew.\n\n\
         | Rule | Text | Source | Reading | Covered by |\n\
         | --- | --- | --- | --- | --- |\n",
        text("game-title"),
        G::ID,
    );
    for rule in G::RULES {
        let readings: Vec<String> =
            rule.readings.iter().map(|it| format!("{it}: {}", text(it))).collect();
        page.push_str(&format!(
            "| {} | {} | {} | {} | {} |\n",
            rule.id,
            text(rule.id),
            cell(&lexicon.say(Lang::En, &rule.source())),
            readings.join("<br>"),
            coverage.of(rule).join(", "),
        ));
    }
    page
}

/// Text that stays inside a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").split_whitespace().collect::<Vec<_>>().join(" ")
}

fn declares<G: Game>(scenario: &Scenario<G>, rule: &Rule) -> bool {
    scenario.covers.iter().any(|it| it == rule.id)
}

fn scenario_proves<G: Game>(scenario: &Scenario<G>, rule: &'static Rule) -> bool {
    if !declares(scenario, rule) {
        return false;
    }
    match rule.kind {
        Kind::States => true,
        Kind::Forbids => scenario.refused_by.as_deref() == Some(rule.id),
        Kind::Narrows => {
            let (Ok((game, _)), Ok(plies)) = (scenario.position.open(), scenario.plies()) else {
                return false;
            };
            let mut decisions = plies.iter().filter(|it| it.pile.is_none());
            decisions.any(|it| is_needed(&game, &it.before, rule))
        }
    }
}

fn fixture_proves<G: Game>(fixture: &Fixture<G>, rule: &'static Rule) -> bool {
    if fixture.covers.iter().all(|it| it != rule.id) || rule.kind == Kind::Forbids {
        return false;
    }
    if rule.kind == Kind::States {
        return true;
    }
    let Ok(session) = Session::replay(&fixture.record) else { return false };
    let mut is_proof = false;
    session.each_ply(|_, state, entry| {
        if matches!(entry, Entry::Action(_)) && !is_proof {
            is_proof = is_needed(session.game(), state, rule);
        }
    });
    is_proof
}

/// Whether the automa decides otherwise, or cannot decide, without `rule`.
fn is_needed<G: Game>(game: &G, state: &G::State, rule: &'static Rule) -> bool {
    if game.turn(state) != Turn::Automa {
        return false;
    }
    let mut whole = Trace::on();
    let decided = game.decide(state, &mut whole);
    if whole.rungs().iter().all(|it| it.rule.id != rule.id) {
        return false;
    }
    let mut without = Trace::without(rule);
    let otherwise = game.decide(state, &mut without);
    let last = |why: &Trace<G::Candidate>| why.rungs().last().map(|it| it.survivors.clone());
    otherwise != decided || without.has_tie() || last(&without) != last(&whole)
}

/// Whether a test holds laws, which no change of a rule can break.
fn is_law(test: &str) -> bool {
    test.contains("the_laws") || test.starts_with("a_seed_plays_the_same_game")
}

/// A test that names rules.
#[derive(Debug, PartialEq, Eq)]
struct Test {
    name: String,
    rules: Vec<String>,
}

fn tests_in(dir: &Path) -> Vec<Test> {
    let mut files: Vec<PathBuf> = files::files_below(&dir.join("src"), "rs");
    files.extend(files::files_below(&dir.join("tests"), "rs"));
    files.iter().flat_map(|it| tests_of(&files::text(it))).collect()
}

/// The tests of one source file whose comment names rules.
fn tests_of(source: &str) -> Vec<Test> {
    let mut tests = Vec::new();
    let mut rules: Vec<String> = Vec::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if let Some(list) = line.strip_prefix("// Covers ") {
            let ids = list.trim_end_matches('.').split(',').map(|it| it.trim().to_owned());
            rules.extend(ids);
        } else if line == "#[test]" {
            is_test = true;
        } else if let Some(rest) = line.strip_prefix("fn ") {
            if is_test && !rules.is_empty() {
                let name = rest.split('(').next().unwrap_or_default().to_owned();
                tests.push(Test { name, rules: std::mem::take(&mut rules) });
            }
            rules.clear();
            is_test = false;
        } else if !line.starts_with("//") && !line.starts_with("#[") {
            // The comment must stand directly above its test.
            rules.clear();
        }
    }
    tests
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_covers_the_test_below_it_and_no_other() {
        let source = "
            //~Covers R1, R2-3.
            #[test]
            fn one() {
            }

            //~Covers R4.
            const N: u8 = 1;
            #[test]
            fn two() {}
            //~Covers R5.
            fn helper() {}
        "
        // So that this crate's own coverage does not find them here.
        .replace('~', " ");
        let rules = vec!["R1".to_owned(), "R2-3".to_owned()];
        assert_eq!(tests_of(&source), [Test { name: "one".to_owned(), rules }]);
    }
}
