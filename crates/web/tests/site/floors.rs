//! The floors: a crate needs only crates that stand below it, and so does a module
//! of the pages.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The crates from the ground up; those of one line do not need each other. A crate
/// that stands on no line is a game: it stands on `GAMES`.
const CRATES: [&[&str]; 9] = [
    &["kit", "pack"],
    GAMES,
    &["testkit", "shelf", "players", "desk"],
    &["keep", "lab", "print", "coach"],
    &["web"],
    &["offline", "offline-print"],
    &["site"],
    &["automatable"],
    &["xtask"],
];
const GAMES: &[&str] = &[];

/// The modules of `web` from the ground up, floor by floor: each needs only those
/// before it.
const MODULES: [(&str, &[&str]); 5] = [
    (
        "what every page is made of",
        &["base", "address", "error", "assets", "qr", "pen", "charts", "sheet"],
    ),
    ("who asks", &["host", "visit", "guard", "door"]),
    ("pages", &["frame", "view", "companion", "parts", "page", "games", "words"]),
    (
        "what can be done, and the screens that show it",
        &["change", "link", "own", "mover", "coaching", "game", "collection", "results", "screens"],
    ),
    ("the door", &["install", "served", "fault", "api", "routes"]),
];

/// A use that points upwards, or nowhere.
fn complain(found: Vec<String>) {
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn a_crate_needs_only_what_stands_below_it() {
    let mut folders: Vec<PathBuf> =
        fs::read_dir(root().join("crates")).unwrap().map(|it| it.unwrap().path()).collect();
    folders.push(root().join("xtask"));
    let name = |it: &PathBuf| it.file_name().unwrap().to_str().unwrap().to_owned();
    let names: Vec<String> = folders.iter().map(name).collect();
    let games = CRATES.iter().position(|it| it.is_empty()).unwrap();
    let floor = |name: &str| CRATES.iter().position(|it| it.contains(&name)).unwrap_or(games);
    let mut wrong = Vec::new();
    for (folder, name) in folders.iter().zip(&names) {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        for needed in needed(&manifest).into_iter().filter(|it| names.iter().any(|n| n == it)) {
            if floor(name) <= floor(needed) {
                wrong.push(format!("{name}/Cargo.toml: {needed} does not stand below {name}"));
            }
        }
    }
    complain(wrong);
}

/// What a manifest needs to be built, tests aside.
fn needed(manifest: &str) -> Vec<&str> {
    let mut is_needed = false;
    let mut all = Vec::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_needed = line.ends_with("dependencies]") && !line.contains("dev-");
        } else if is_needed {
            all.extend(line.split(['.', ' ', '=']).next().filter(|it| !it.is_empty()));
        }
    }
    all
}

#[test]
fn a_module_of_the_pages_needs_only_what_stands_below_it() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let order: Vec<&str> = MODULES.iter().flat_map(|it| it.1.iter().copied()).collect();
    let place = |module: &str| order.iter().position(|it| *it == module);
    let exported = exported(&fs::read_to_string(src.join("lib.rs")).unwrap());
    let mut wrong = Vec::new();
    for file in sources(&src) {
        let path = file.strip_prefix(&src).unwrap().to_str().unwrap().to_owned();
        let module = path.split('/').next().unwrap().trim_end_matches(".rs");
        if ["lib", "toy"].contains(&module) {
            continue;
        }
        let Some(here) = place(module) else {
            wrong.push(format!("{path}: {module} stands on no floor"));
            continue;
        };
        let text = fs::read_to_string(&file).unwrap();
        for (line, used) in used(&text) {
            let used = exported.iter().find(|it| it.0 == used).map_or(used, |it| &it.1);
            let is_below = used == module || place(used).is_some_and(|it| it < here);
            if !is_below && !is_foreign(&exported, used) {
                wrong.push(format!("{path}:{line}: {used} does not stand below {module}"));
            }
        }
    }
    complain(wrong);
}

/// Every source below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
    let found = entries.flat_map(|it| if it.is_dir() { sources(&it) } else { vec![it] });
    found.filter(|it| it.extension().is_some_and(|it| it == "rs")).collect()
}

/// What the crate shows by a name of its own, and the module or crate that it is of.
fn exported(lib: &str) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for statement in lib.split(';').map(str::trim) {
        let Some((_, statement)) = statement.rsplit_once("use ") else { continue };
        let Some((module, names)) = statement.split_once("::") else { continue };
        for name in names.split(['{', '}', ',']).map(str::trim).filter(|it| !it.is_empty()) {
            all.push((name.to_owned(), module.to_owned()));
        }
    }
    all
}

/// Whether a name that the crate shows is of another crate.
fn is_foreign(exported: &[(String, String)], module: &str) -> bool {
    exported.iter().any(|it| it.1 == module) && !module_names().contains(&module.to_owned())
}

fn module_names() -> Vec<String> {
    let lib = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs");
    let lib = fs::read_to_string(lib).unwrap();
    let names = lib.lines().filter_map(|it| it.strip_prefix("mod ")?.strip_suffix(';'));
    names.map(str::to_owned).collect()
}

/// The modules that a source uses by `crate::`, each with the line; its own tests may
/// look wherever they like.
fn used(text: &str) -> Vec<(usize, &str)> {
    let text = text.split("#[cfg(test)]\nmod tests").next().unwrap();
    let mut all = Vec::new();
    for (at, _) in text.match_indices("crate::") {
        let line = text[..at].lines().count().max(1);
        let rest = &text[at + "crate::".len()..];
        match rest.strip_prefix('{') {
            None => all.push((line, word(rest))),
            Some(group) => {
                let mut depth = 0;
                let mut is_first = true;
                for (place, sign) in group.char_indices() {
                    match sign {
                        '{' => depth += 1,
                        '}' if depth == 0 => break,
                        '}' => depth -= 1,
                        ',' if depth == 0 => is_first = true,
                        _ if is_first && sign.is_alphanumeric() => {
                            let line = line + group[..place].matches('\n').count();
                            all.push((line, word(&group[place..])));
                            is_first = false;
                        }
                        _ => {}
                    }
                }
            }
        }
    }
    all
}

fn word(text: &str) -> &str {
    let end = text.find(|it: char| !it.is_alphanumeric() && it != '_').unwrap_or(text.len());
    &text[..end]
}

#[test]
fn a_use_is_found_wherever_it_stands() {
    let text = "use crate::{\n    Stored,\n    page::{Page, View},\n    qr,\n};\nlet a = crate::frame::icon();\n#[cfg(test)]\nmod tests {\n    use crate::api;\n}";
    assert_eq!(used(text), [(2, "Stored"), (3, "page"), (4, "qr"), (6, "frame")]);
    let lib = "mod a;\npub use a::{B,\n C};\npub use keep::Store;\n";
    let pairs = exported(lib);
    let shown: Vec<(&str, &str)> = pairs.iter().map(|it| (&*it.0, &*it.1)).collect();
    assert_eq!(shown, [("B", "a"), ("C", "a"), ("Store", "keep")]);
}
