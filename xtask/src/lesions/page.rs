//! The page of lesions: `docs/rules/lesions.md`.

use std::{fs, path::Path};

use super::{Verdict, all, file::Lesion};

const PAGE: &str = "docs/rules/lesions.md";

const HEAD: &str = "\
# Lesions

Rules that state, each broken in a copy of the sources, and whether the proof cited for it noticed: `cargo xtask lesions` writes this page anew.

| Game | Rule | Broken | Proof | Verdict | Seconds |
| --- | --- | --- | --- | --- | --- |
";

/// The page as it is.
pub(crate) fn read(root: &Path) -> String {
    fs::read_to_string(root.join(PAGE)).unwrap_or_default().replace("\r\n", "\n")
}

/// The rows of a page, its head apart.
pub(crate) fn rows(page: &str) -> Vec<String> {
    page.lines().filter(|it| it.starts_with("| ")).skip(2).map(str::to_owned).collect()
}

/// The row of a lesion up to its verdict: it changes with every part of it.
pub(crate) fn row_of(lesion: &Lesion) -> String {
    let Lesion { game, rule, breaks, file, old, new, proof } = lesion;
    let new = if new.is_empty() { "nothing".to_owned() } else { format!("`{}`", cell(new)) };
    format!(
        "| {game} | {rule} | {}; `{file}`: `{}` → {new} | {} |",
        cell(breaks),
        cell(old),
        cell(proof)
    )
}

/// Writes the page anew: rows of these verdicts, and of lesions that were not
/// run as they were.
pub(crate) fn update(root: &Path, verdicts: &[Verdict]) -> Result<(), String> {
    let before = rows(&read(root));
    let mut page = HEAD.to_owned();
    for lesion in all(root)? {
        let row = row_of(&lesion);
        let verdict = verdicts.iter().find(|it| it.lesion == lesion);
        let line = match verdict {
            Some(Verdict { is_noticed: true, seconds, .. }) => {
                Some(format!("{row} noticed | {seconds} |"))
            }
            Some(Verdict { seconds, .. }) => Some(format!("{row} NOT NOTICED | {seconds} |")),
            None => before.iter().find(|it| it.starts_with(&row)).cloned(),
        };
        if let Some(line) = line {
            page.push_str(&line);
            page.push('\n');
        }
    }
    fs::write(root.join(PAGE), page).map_err(|error| format!("{PAGE}: {error}"))
}

/// Text that stays inside a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").split_whitespace().collect::<Vec<_>>().join(" ")
}
