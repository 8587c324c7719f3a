//! The table of difficulty: measured by the program, kept as data and in the README.

use std::{fs, path::Path, process::Command};

use crate::step::say;

/// Where the program carries the table.
const DATA: &str = "crates/desk/data/difficulty.toml";
const README: &str = "README.md";
const FROM: &str = "<!-- difficulty -->\n";
const TO: &str = "<!-- /difficulty -->";

/// Measures every automa and level against every player, and writes it down.
pub(crate) fn run(words: &[&str]) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let measure = [&["difficulty", "--measure"], words].concat();
    let rows = program(&root, &measure)?;
    fs::write(root.join(DATA), rows).map_err(|error| format!("{DATA}: {error}"))?;
    say(DATA);
    // The program that is built now carries what was just measured.
    let table = program(&root, &["difficulty"])?;
    let readme = fs::read_to_string(root.join(README)).map_err(|it| format!("{README}: {it}"))?;
    let readme = between(&readme, &table).ok_or(format!("{README}: expected {FROM} and {TO}"))?;
    fs::write(root.join(README), readme).map_err(|error| format!("{README}: {error}"))?;
    say(README);
    Ok(())
}

/// What the program says.
fn program(root: &Path, words: &[&str]) -> Result<String, String> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(root).args(["run", "--quiet", "--release", "--package", "automatable", "--"]);
    cargo.args(["--lang", "en"]).args(words).stderr(std::process::Stdio::inherit());
    let output = cargo.output().map_err(|error| error.to_string())?;
    match output.status.success() {
        true => String::from_utf8(output.stdout).map_err(|error| error.to_string()),
        false => Err(format!("automatable {} failed", words.join(" "))),
    }
}

/// The text with the table between its marks.
fn between(text: &str, table: &str) -> Option<String> {
    let from = text.find(FROM)? + FROM.len();
    let to = from + text[from..].find(TO)?;
    Some(format!("{}{table}{}", &text[..from], &text[to..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_stands_between_its_marks() {
        let text = "a\n<!-- difficulty -->\nold\n<!-- /difficulty -->\nb\n";
        let new = "a\n<!-- difficulty -->\n| new |\n<!-- /difficulty -->\nb\n";
        assert_eq!(between(text, "| new |\n").as_deref(), Some(new));
        assert_eq!(between("no marks", ""), None);
    }
}
