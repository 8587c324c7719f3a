//! `new-game NAME`: a small game with its automa that can be played at once.
//!
//! The files of `templates/game` are written under the game's name, and each list that
//! names the games gets a line. Everything is made in memory first and written in the
//! end; if a file cannot be written, those before it are put back.

use std::{
    fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
};

use crate::step::{self, cargo};

/// Words that no crate can be called, or that a game's files cannot use as a name.
const TAKEN: &[&str] = &[
    "abstract", "alloc", "async", "await", "become", "box", "break", "const", "continue", "core",
    "crate", "dyn", "else", "enum", "extern", "false", "final", "for", "gen", "impl", "let",
    "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "self", "static", "std", "struct", "super", "test", "toy", "trait", "true", "try", "type",
    "typeof", "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

/// Makes the game and says what to do next.
pub(crate) fn run(name: &str) -> ExitCode {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = xtask.parent().expect("xtask lies in the workspace");
    match made(root, name) {
        Ok(next) => {
            // Names sort the imports of a file differently.
            let is_formatted = cargo("format", "fmt --all").perform();
            step::say(&next);
            if is_formatted { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            step::say(&format!("new-game: {error}"));
            ExitCode::FAILURE
        }
    }
}

/// Makes a game in a copy of the workspace and runs its tests there: what the command
/// leaves behind must pass on the first day.
pub(crate) fn run_trial() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace");
    let copy = root.join("target/new-game");
    let tried = copied(root, &copy).and_then(|()| made(&copy, "harbour"));
    if let Err(error) = tried {
        step::say(&format!("new-game: {error}"));
        return ExitCode::FAILURE;
    }
    let manifest = copy.join("Cargo.toml");
    // What others have made is built once for both.
    let target = root.join("target");
    let test = cargo("tests of a new game", "test --offline --package harbour")
        .args(["--manifest-path", &manifest.to_string_lossy()])
        .env("CARGO_TARGET_DIR", &target.to_string_lossy());
    if test.perform() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Copies what a game is built from.
fn copied(root: &Path, copy: &Path) -> Result<(), String> {
    if copy.exists() {
        fs::remove_dir_all(copy).map_err(|error| format!("{}: {error}", copy.display()))?;
    }
    let mut files: Vec<PathBuf> =
        ["Cargo.toml", "Cargo.lock", "clippy.toml", "rustfmt.toml"].map(|it| root.join(it)).into();
    for folder in ["crates", "docs/rules", "xtask"] {
        files.extend(paths(&root.join(folder)).map_err(|it| it.to_string())?);
    }
    for file in files {
        let place = copy.join(file.strip_prefix(root).expect("it lies in the workspace"));
        let folder = place.parent().expect("a file lies in a folder");
        fs::create_dir_all(folder)
            .and_then(|()| fs::copy(&file, &place))
            .map_err(|error| format!("{}: {error}", place.display()))?;
    }
    Ok(())
}

/// Makes the game in the workspace at `root`; answers what to do next.
fn made(root: &Path, name: &str) -> Result<String, String> {
    check_name(root, name)?;
    let templates = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates");
    let filled = |text: &str| text.replace("{{name}}", name).replace("{{Name}}", &capital(name));
    let mut files = Vec::new();
    for path in paths(&templates.join("game")).map_err(|it| it.to_string())? {
        let text = read(&path)?;
        let place = path.strip_prefix(templates.join("game")).expect("it lies in the folder");
        let place = root.join(place.to_string_lossy().replace("__name__", name));
        if place.exists() {
            return Err(format!("expected a name that is free, found {}", place.display()));
        }
        files.push((place, filled(&text)));
    }
    files.extend(lists(root, name)?);
    write_all(&files)?;
    Ok(filled(&read(&templates.join("next.txt"))?))
}

fn check_name(root: &Path, name: &str) -> Result<(), String> {
    let wrong = |expected: &str| Err(format!("expected {expected}, found “{name}”"));
    if !(3..=20).contains(&name.len()) || !name.bytes().all(|it| it.is_ascii_lowercase()) {
        return wrong("a name of 3 to 20 lower-case letters from a to z");
    }
    if TAKEN.contains(&name) {
        return wrong("a name that is no word of Rust");
    }
    let lock = read(&root.join("Cargo.lock"))?;
    if lock.contains(&format!("name = \"{name}\"")) || root.join("crates").join(name).exists() {
        return wrong("a name that no crate of this workspace or below it has");
    }
    // The game's name is the class of its pages.
    for path in paths(&root.join("crates/web/assets")).map_err(|it| it.to_string())? {
        let is_style = path.extension().is_some_and(|it| it == "css");
        if is_style && has_class(&read(&path)?, name) {
            return wrong("a name that is no class of the pages' styles");
        }
    }
    Ok(())
}

fn has_class(style: &str, name: &str) -> bool {
    let is_end = |it: Option<char>| !it.is_some_and(|it| it.is_alphanumeric() || "-_".contains(it));
    style.split(&format!(".{name}")).skip(1).any(|it| is_end(it.chars().next()))
}

fn capital(name: &str) -> String {
    name[..1].to_uppercase() + &name[1..]
}

/// The files of a folder and those below it, in order.
fn paths(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        match path.is_dir() {
            true => paths.extend(self::paths(&path)?),
            false => paths.push(path),
        }
    }
    paths.sort();
    Ok(paths)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// The lists that name the games, each with a line more.
fn lists(root: &Path, name: &str) -> Result<Vec<(PathBuf, String)>, String> {
    let mut files = Vec::new();
    let mut change = |path: &str, changed: &dyn Fn(&str) -> Option<String>| {
        let path = root.join(path);
        let text = read(&path)?;
        let changed =
            changed(&text).ok_or_else(|| format!("{}: expected a list", path.display()))?;
        files.push((path, changed));
        Ok::<(), String>(())
    };
    change("Cargo.toml", &|text| {
        let member = format!("{name} = {{ path = \"crates/{name}\" }}");
        let text =
            with_line(text, &member, |it| it.split_once(" = { path = \"crates/").map(|it| it.0))?;
        let units = "players.codegen-units = 1\n";
        text.contains(units)
            .then(|| text.replacen(units, &format!("{name}.codegen-units = 1\n{units}"), 1))
    })?;
    for user in ["automatable", "players", "print", "shelf", "web"] {
        change(&format!("crates/{user}/Cargo.toml"), &|text| {
            let (head, rest) = text.split_once("[dependencies]\n")?;
            let (dependencies, rest) = rest.split_once("\n\n")?;
            let line = format!("{name}.workspace = true");
            let dependencies = with_line(dependencies, &line, |it| {
                it.split(['.', ' ']).next().filter(|it| !it.starts_with('#') && !it.is_empty())
            })?;
            let changed = format!("{head}[dependencies]\n{dependencies}\n\n{rest}");
            if user != "shelf" {
                return Some(changed);
            }
            let (before, features) = changed.split_once("schema = [")?;
            let (features, after) = features.split_once(']')?;
            let own = format!("\"{name}/schema\"");
            let mut features: Vec<&str> = features.split(", ").chain([own.as_str()]).collect();
            features.sort_unstable();
            Some(format!("{before}schema = [{}]{after}", features.join(", ")))
        })?;
    }
    change("crates/shelf/src/lib.rs", &|text| {
        let entry =
            format!("    /// {}, with its automa.\n    {name}::{}", capital(name), capital(name));
        with_line(text, &entry, |it| {
            let (game, kind) = it.strip_prefix("    ")?.split_once("::")?;
            let is_word = |it: &str| it.chars().all(char::is_alphabetic);
            (is_word(game) && is_word(kind)).then_some(game)
        })
    })?;
    for list in [
        "crates/automatable/src/board.rs",
        "crates/players/src/lib.rs",
        "crates/players/tests/laws/main.rs",
        "crates/print/src/games/mod.rs",
        "crates/web/src/games/mod.rs",
    ] {
        change(list, &|text| {
            with_line(text, &format!("mod {name};"), |it| {
                it.strip_prefix("pub ").unwrap_or(it).strip_prefix("mod ")?.strip_suffix(';')
            })
        })?;
    }
    Ok(files)
}

/// The text with a line more among those that have a `key`, in the order of their keys.
fn with_line<'a>(text: &'a str, line: &str, key: impl Fn(&str) -> Option<&str>) -> Option<String> {
    let own = line.lines().find_map(&key)?.to_owned();
    let lines: Vec<&'a str> = text.lines().collect();
    let keyed: Vec<(usize, &str)> =
        lines.iter().enumerate().filter_map(|(at, it)| Some((at, key(it)?))).collect();
    let mut at = match keyed.iter().find(|it| own.as_str() < it.1) {
        Some(next) => next.0,
        None => keyed.last()?.0 + 1,
    };
    // A comment belongs to the line below it.
    let is_last = keyed.last().is_some_and(|it| it.0 + 1 == at);
    let is_comment = |it: &str| it.trim_start().starts_with(['#', '/']);
    while !is_last && 0 < at && is_comment(lines[at - 1]) {
        at -= 1;
    }
    let mut changed = lines;
    changed.insert(at, line);
    let end = if text.ends_with('\n') { "\n" } else { "" };
    Some(changed.join("\n") + end)
}

/// Writes all of them, or none.
fn write_all(files: &[(PathBuf, String)]) -> Result<(), String> {
    let mut done: Vec<(&PathBuf, Option<Vec<u8>>)> = Vec::new();
    for (path, text) in files {
        let before = fs::read(path).ok();
        let folder = path.parent().expect("a file lies in a folder");
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(path, text));
        done.push((path, before));
        if let Err(error) = written {
            for (path, before) in done {
                // What cannot be put back either is told by the error below.
                let _ = match before {
                    Some(bytes) => fs::write(path, bytes),
                    None => fs::remove_file(path),
                };
            }
            return Err(format!("{}: {error}; nothing was made", path.display()));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lists and styles of this workspace in a folder of their own.
    fn lists_in(to: &str) -> PathBuf {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let copy = std::env::temp_dir().join(format!("{to}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&copy);
        let mut files: Vec<PathBuf> =
            lists(root, "harbour").unwrap().into_iter().map(|it| it.0).collect();
        files.push(root.join("Cargo.lock"));
        files.extend(paths(&root.join("crates/web/assets/look")).unwrap());
        for file in files {
            let place = copy.join(file.strip_prefix(root).unwrap());
            fs::create_dir_all(place.parent().unwrap()).unwrap();
            fs::copy(&file, place).unwrap();
        }
        copy
    }

    #[test]
    fn every_file_is_made_and_every_list_names_the_game() {
        let root = lists_in("new-game");
        let next = made(&root, "harbour").unwrap();
        let mut n_files = 0;
        for path in paths(&root).unwrap() {
            let text = fs::read_to_string(&path).unwrap_or_default();
            let is_filled = !text.contains("{{name}}") && !text.contains("{{Name}}");
            assert!(is_filled && !path.to_string_lossy().contains("__name__"), "{path:?}");
            n_files += usize::from(path.starts_with(root.join("crates/harbour")));
        }
        assert!(20 <= n_files, "{n_files} files");
        // Every file that is named as a next step is there.
        for word in next.split([' ', ',', ';', '\n']).filter(|it| it.starts_with("crates/")) {
            assert!(root.join(word).exists(), "{word}");
        }
        let has = |path: &str, line: &str| {
            let text = fs::read_to_string(root.join(path)).unwrap();
            assert!(text.contains(line), "{path}: {line}\n{text}");
        };
        has(
            "Cargo.toml",
            "desk = { path = \"crates/desk\" }\nharbour = { path = \"crates/harbour\" }\nkeep",
        );
        has("Cargo.toml", "\nharbour.codegen-units = 1\n");
        has("crates/shelf/Cargo.toml", "[\"brass/schema\", \"harbour/schema\", \"london/schema\"");
        has("crates/shelf/Cargo.toml", "brass.workspace = true\nharbour.workspace = true\nkit");
        has("crates/print/Cargo.toml", "flate2.workspace = true\nharbour.workspace = true\nkit");
        has(
            "crates/shelf/src/lib.rs",
            "    /// Harbour, with its automa.\n    harbour::Harbour\n    ///",
        );
        has("crates/players/src/lib.rs", "mod flat;\nmod harbour;\nmod judging;");
        has("crates/web/src/games/mod.rs", "mod brass;\nmod harbour;\nmod london;");
        let refused = made(&root, "harbour").unwrap_err();
        assert!(refused.contains("no crate"), "{refused}");
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn a_name_that_cannot_be_one_is_refused_and_nothing_is_made() {
        let root = lists_in("bad-game");
        let before = paths(&root).unwrap();
        for (name, why) in [
            ("Harbour", "lower-case"),
            ("har-bour", "lower-case"),
            ("a", "3 to 20"),
            ("häfen", "lower-case"),
            ("../etc", "lower-case"),
            ("match", "word of Rust"),
            ("serde", "no crate"),
            ("patchwork", "no crate"),
            ("plate", "no class"),
        ] {
            let refused = made(&root, name).unwrap_err();
            assert!(refused.contains(why), "{name}: {refused}");
        }
        assert_eq!(paths(&root).unwrap(), before);
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn what_cannot_be_written_leaves_nothing_behind() {
        let root = std::env::temp_dir().join(format!("half-game-{}", std::process::id()));
        fs::create_dir_all(root.join("taken")).unwrap();
        fs::write(root.join("list"), "old").unwrap();
        let files = ["list", "new", "taken"].map(|it| (root.join(it), "text".to_owned()));
        assert!(write_all(&files).unwrap_err().contains("nothing was made"));
        assert_eq!(fs::read_to_string(root.join("list")).unwrap(), "old");
        assert!(!root.join("new").exists());
        fs::remove_dir_all(root).unwrap();
    }
}
