//! The table of difficulty: measured by the program, kept as data and in the docs.

use std::{fs, path::Path, process::Command};

use crate::step::say;

/// Where the program carries the table.
const DATA: &str = "crates/desk/data/difficulty.toml";
const PAGE: &str = "docs/difficulty.md";
const FROM: &str = "<!-- difficulty -->\n";
const TO: &str = "<!-- /difficulty -->";

/// Measures every automa and level against every player, and writes it down.
pub(crate) fn run(words: &[&str]) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let measure = [&["difficulty", "--measure"], words].concat();
    let new = program(&root, &measure)?;
    let old = fs::read_to_string(root.join(DATA)).map_err(|it| format!("{DATA}: {it}"))?;
    fs::write(root.join(DATA), renewed(&old, &new)).map_err(|it| format!("{DATA}: {it}"))?;
    say(DATA);
    // The program that is built now carries what was just measured.
    let table = program(&root, &["difficulty", "--markdown"])?;
    let page = fs::read_to_string(root.join(PAGE)).map_err(|it| format!("{PAGE}: {it}"))?;
    let page = between(&page, &table).ok_or(format!("{PAGE}: expected {FROM} and {TO}"))?;
    fs::write(root.join(PAGE), page).map_err(|error| format!("{PAGE}: {error}"))?;
    say(PAGE);
    Ok(())
}

/// What stands before each row of the data.
const ROW: &str = "\n[[row]]\n";

/// The players, in the order of the table's columns.
const PLAYERS: [&str; 4] = ["random", "casual", "greedy", "search"];

/// The data with the rows that were measured now: a part of them, if somebody asked
/// for one game or player, and then the others stay.
fn renewed(old: &str, new: &str) -> String {
    let (head, _) = new.split_once(ROW).unwrap_or((new, ""));
    let mut rows: Vec<&str> = old.split(ROW).skip(1).collect();
    for row in new.split(ROW).skip(1) {
        let (table, player) = (table(row), player(row));
        let is_before = |it: &str| self::table(it) == table && self::player(it) < player;
        match rows.iter().position(|it| (self::table(it), self::player(it)) == (table, player)) {
            Some(at) => rows[at] = row,
            None => {
                let at = rows.iter().rposition(|it| is_before(it)).map_or(rows.len(), |it| it + 1);
                rows.insert(at, row);
            }
        }
    }
    // The last row of a file ends it; every other is followed by an empty line.
    let rows = rows.iter().map(|it| format!("{ROW}{}\n", it.trim_end()));
    format!("{}\n{}", head.trim_end(), rows.collect::<String>())
}

/// The lines that tell which automa a row is about.
fn table(row: &str) -> [Option<&str>; 3] {
    ["game = ", "level = ", "deck = "].map(|key| row.lines().find(|it| it.starts_with(key)))
}

/// The place of a row's player among all.
fn player(row: &str) -> Option<usize> {
    let name = row.lines().find_map(|it| it.strip_prefix("player = "))?.trim_matches('"');
    PLAYERS.iter().position(|it| *it == name)
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

    /// A file with these rows: level, player, points.
    fn data(rows: &[(&str, &str, u32)]) -> String {
        let row = |(level, player, points): &(&str, &str, u32)| {
            format!(
                "{ROW}game = \"g\"\nlevel = \"{level}\"\nplayer = \"{player}\"\nhuman = {points}\n\n[row.first]\nhuman = 1\n"
            )
        };
        format!("# Measured.\n{}", rows.iter().map(row).collect::<String>())
    }

    #[test]
    fn a_part_that_is_measured_again_leaves_the_others() {
        let old = data(&[("I", "random", 1), ("I", "greedy", 2), ("II", "random", 3)]);
        let new = data(&[("I", "search", 4), ("I", "greedy", 5), ("II", "search", 6)]);
        let all = [
            ("I", "random", 1),
            ("I", "greedy", 5),
            ("I", "search", 4),
            ("II", "random", 3),
            ("II", "search", 6),
        ];
        assert_eq!(renewed(&old, &new), data(&all));
        assert_eq!(renewed(&old, &old), old);
    }

    #[test]
    fn what_ships_is_written_the_same_again() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(DATA);
        let data = fs::read_to_string(path).expect("it is a file of the project");
        assert_eq!(renewed(&data, &data), data);
    }

    #[test]
    fn the_table_stands_between_its_marks() {
        let text = "a\n<!-- difficulty -->\nold\n<!-- /difficulty -->\nb\n";
        let new = "a\n<!-- difficulty -->\n| new |\n<!-- /difficulty -->\nb\n";
        assert_eq!(between(text, "| new |\n").as_deref(), Some(new));
        assert_eq!(between("no marks", ""), None);
    }
}
