//! Files of a crate's tests.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The files in `dir` whose names end in `ending`, by name; none if there is no such folder.
pub(crate) fn files(dir: &Path, ending: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(dir) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries
        .map(|it| it.unwrap_or_else(|error| panic!("{}: {error}", dir.display())).path())
        .filter(|it| it.is_file() && it.extension().is_some_and(|it| it == ending))
        .collect();
    files.sort();
    files
}

/// The same, with those of the folders inside.
pub(crate) fn files_below(dir: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = files(dir, ending);
    if let Ok(entries) = fs::read_dir(dir) {
        let mut folders: Vec<PathBuf> =
            entries.flatten().map(|it| it.path()).filter(|it| it.is_dir()).collect();
        folders.sort();
        found.extend(folders.iter().flat_map(|it| files_below(it, ending)));
    }
    found
}

/// The text of a file.
pub(crate) fn text(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Writes a file, and its folder if there is none.
pub(crate) fn write(file: &Path, text: &str) {
    if let Some(dir) = file.parent() {
        fs::create_dir_all(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    }
    fs::write(file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}

/// Whether the person who runs the tests asks for `variable`.
pub(crate) fn is_asked(variable: &str) -> bool {
    std::env::var_os(variable).is_some_and(|it| it == "1")
}

/// The number that the person who runs the tests gives in `variable`.
pub(crate) fn number(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable}: expected a number, found `{text}`")))
}
