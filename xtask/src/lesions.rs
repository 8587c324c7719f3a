//! Lesions: a rule is broken in a copy of the sources, and the proof that is
//! cited for it must fail.
//!
//! A rule that narrows a choice is proven by leaving it out, one that forbids by
//! its refusal; a rule that states is only as good as the tests that name it.

mod copy;
mod file;
mod page;
mod proof;

use std::{fs, path::Path, process::ExitCode, time::Instant};

use copy::SourceCopy;
use file::Lesion;
use proof::Outcome;

use crate::step::say;

/// The games that have a file of lesions.
fn games(root: &Path) -> Result<Vec<String>, String> {
    let crates = fs::read_dir(root.join("crates")).map_err(|error| format!("crates: {error}"))?;
    let folders = crates.flatten().map(|it| it.path());
    let having = folders.filter(|it| it.join("tests/lesions.txt").exists());
    let mut games: Vec<String> =
        having.filter_map(|it| Some(it.file_name()?.to_str()?.to_owned())).collect();
    games.sort_unstable();
    Ok(games)
}

/// What came of a lesion.
struct Verdict {
    lesion: Lesion,
    is_noticed: bool,
    seconds: u64,
}

/// Runs the lesions of all games, of one, or of some rules of one, and writes
/// what came of them into the page.
pub(crate) fn run(words: &[&str]) -> ExitCode {
    match lesions(words) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(n) => {
            say(&format!("{n} NOT NOTICED"));
            ExitCode::FAILURE
        }
        Err(error) => {
            say(&error);
            ExitCode::FAILURE
        }
    }
}

/// How many lesions nobody noticed.
fn lesions(words: &[&str]) -> Result<usize, String> {
    let root = root();
    let chosen = chosen(&root, words)?;
    let copy = SourceCopy::new(&root)?;
    healthy(&copy, &chosen)?;
    let mut verdicts = Vec::new();
    for lesion in chosen {
        let started = Instant::now();
        let Lesion { game, rule, proof, .. } = &lesion;
        copy.cut(&lesion)?;
        let outcome = proof::run(&copy, game, proof)
            .map_err(|error| format!("{game} {rule}, `{}`: {error}", lesion.breaks));
        copy.heal(&lesion)?;
        let is_noticed = outcome? == Outcome::Failed;
        let seconds = started.elapsed().as_secs();
        let word = if is_noticed { "noticed" } else { "NOT NOTICED" };
        say(&format!("{word:<11} {seconds:>4} s  {game} {rule}: {} ({proof})", lesion.breaks));
        verdicts.push(Verdict { lesion, is_noticed, seconds });
    }
    page::update(&root, &verdicts)?;
    let n_lost = verdicts.iter().filter(|it| !it.is_noticed).count();
    say(&format!("{} lesions, {} noticed", verdicts.len(), verdicts.len() - n_lost));
    Ok(n_lost)
}

/// The lesions that the words ask for.
fn chosen(root: &Path, words: &[&str]) -> Result<Vec<Lesion>, String> {
    let (game, rules) = words.split_first().map_or((None, words), |(game, it)| (Some(game), it));
    let games = games(root)?;
    if let Some(game) = game.filter(|it| games.iter().all(|game| game != **it)) {
        return Err(format!("expected {}, found `{game}`", games.join(", ")));
    }
    let mut lesions = all(root)?;
    lesions.retain(|it| game.is_none_or(|game| *game == it.game));
    if let Some(rule) = rules.iter().find(|rule| lesions.iter().all(|it| it.rule != **rule)) {
        return Err(format!("expected a rule with a lesion, found `{rule}`"));
    }
    lesions.retain(|it| rules.is_empty() || rules.contains(&it.rule.as_str()));
    Ok(lesions)
}

/// Demands that the proofs pass while nothing is broken.
fn healthy(copy: &SourceCopy, lesions: &[Lesion]) -> Result<(), String> {
    let mut proofs: Vec<(&str, &str)> =
        lesions.iter().map(|it| (it.game.as_str(), it.proof.as_str())).collect();
    proofs.sort_unstable();
    proofs.dedup();
    say(&format!("{} proofs, nothing broken", proofs.len()));
    for (game, proof) in proofs {
        if proof::run(copy, game, proof)? == Outcome::Failed {
            return Err(format!("{game}: `{proof}` fails with nothing broken"));
        }
    }
    Ok(())
}

/// Every lesion, in the order of the files.
fn all(root: &Path) -> Result<Vec<Lesion>, String> {
    let mut lesions = Vec::new();
    for game in games(root)? {
        lesions.extend(file::read(root, &game)?);
    }
    Ok(lesions)
}

/// The folder of the workspace.
fn root() -> std::path::PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().expect("xtask lies in the workspace").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesion_fits_the_sources_and_cites_a_proof_of_a_rule_that_states() {
        let root = root();
        for lesion in all(&root).unwrap() {
            lesion.check(&root).unwrap();
        }
    }

    #[test]
    fn sixty_rules_and_more_have_a_lesion() {
        let mut rules: Vec<(String, String)> =
            all(&root()).unwrap().into_iter().map(|it| (it.game, it.rule)).collect();
        rules.sort_unstable();
        rules.dedup();
        assert!(60 <= rules.len(), "{}", rules.len());
        for game in ["patchwork", "brass", "london"] {
            assert!(rules.iter().any(|it| it.0 == game), "{game}");
        }
    }

    #[test]
    fn the_page_has_a_row_for_every_lesion_and_no_other() {
        let root = root();
        let rows = page::rows(&page::read(&root));
        for lesion in all(&root).unwrap() {
            let row = rows.iter().find(|it| it.starts_with(&page::row_of(&lesion)));
            let row = row.unwrap_or_else(|| panic!("no row for {} {}", lesion.game, lesion.rule));
            assert!(row.contains("| noticed |"), "{row}");
        }
        assert_eq!(rows.len(), all(&root).unwrap().len());
    }

    #[test]
    fn the_words_choose_a_game_and_rules_of_it() {
        let root = root();
        let lesions = chosen(&root, &["patchwork", "R4-4"]).unwrap();
        assert!(lesions.iter().all(|it| it.game == "patchwork" && it.rule == "R4-4"));
        assert!(!lesions.is_empty());
        assert!(chosen(&root, &["patchwork", "R99"]).is_err());
        assert!(chosen(&root, &["chess"]).is_err());
    }
}
