//! Style sheets in the form that people read: a rule a block, a declaration a line.

use std::{
    fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
};

use crate::step::say;

/// Where they are.
const FOLDERS: [&str; 1] = ["crates/web"];

/// Whether files are written, or only looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Deed {
    Write,
    Check,
}

/// Brings every style sheet into form, or says which ones are not.
pub(crate) fn run(deed: Deed) -> ExitCode {
    let faults: Vec<String> = match files() {
        Ok(files) => files.iter().filter_map(|it| formed(it, deed).err()).collect(),
        Err(error) => vec![error.to_string()],
    };
    faults.iter().for_each(|it| say(it));
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Every style sheet that somebody writes.
fn files() -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders: Vec<PathBuf> = FOLDERS.iter().map(PathBuf::from).collect();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "css") {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// Brings one into form.
fn formed(file: &Path, deed: Deed) -> Result<(), String> {
    let wrong = |it: String| format!("{}: {it}", file.display());
    let text = fs::read_to_string(file).map_err(|it| wrong(it.to_string()))?;
    let formatted = pack::css::format(&text).map_err(wrong)?;
    match deed {
        _ if text == formatted => Ok(()),
        Deed::Write => fs::write(file, formatted).map_err(|it| wrong(it.to_string())),
        Deed::Check => Err(wrong("not in form; `cargo xtask css` brings it there".to_owned())),
    }
}
