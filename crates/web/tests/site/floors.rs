//! The floors: a crate needs only crates that stand below it, and so does a module
//! of the pages; no two sources of the pages need each other, however far around.

use std::{
    collections::{BTreeMap, BTreeSet},
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
    &["automatable", "python"],
    &["xtask"],
];
const GAMES: &[&str] = &[];

/// The modules of `web` from the ground up, floor by floor: each needs only those
/// before it.
const MODULES: [(&str, &[&str]); 5] = [
    (
        "what every page is made of",
        &["base", "address", "error", "assets", "qr", "pen", "charts", "sheet", "lab_sheet"],
    ),
    ("who asks", &["host", "visit", "guard", "door"]),
    ("pages", &["frame", "view", "companion", "parts", "page", "games", "words"]),
    (
        "what can be done, and the screens that show it",
        &[
            "change",
            "link",
            "own",
            "mover",
            "studies",
            "coaching",
            "game",
            "hinting",
            "collection",
            "results",
            "screens",
        ],
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

/// A source by the names of its module, from the crate down: `games/brass/map`.
type Module = Vec<String>;
/// What a path leads to: a module, and what of it is named.
type Named = (Module, Vec<String>);

#[test]
fn no_source_of_the_pages_needs_one_that_needs_it() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let read = |file: PathBuf| {
        let path = file.strip_prefix(&src).unwrap().with_extension("");
        let names = path.iter().map(|it| it.to_str().unwrap().to_owned());
        (names.filter(|it| it != "mod").collect(), fs::read_to_string(file).unwrap())
    };
    complain(cycles(&sources(&src).into_iter().map(read).collect()));
}

/// The needs that close a cycle. The root and what is only made for tests need
/// whatever they like; what is only shown on (`pub use`) is needed by nobody.
fn cycles(sources: &BTreeMap<Module, String>) -> Vec<String> {
    let is_root = |it: &Module| it.is_empty() || ["lib", "toy"].contains(&it[0].as_str());
    let mut named: Vec<(&Module, bool, Named)> = Vec::new();
    for (module, text) in sources.iter().filter(|it| !is_root(it.0)) {
        for (is_shown, path) in paths(text) {
            named.extend(leads_to(sources, module, &path).map(|it| (module, is_shown, it)));
        }
    }
    // What a module has by a use, others may take from there.
    let mut taken: BTreeMap<(&Module, &str), &Named> = BTreeMap::new();
    for (module, _, it) in &named {
        taken.extend(it.1.last().or(it.0.last()).map(|name| ((*module, name.as_str()), it)));
    }
    let mut needs: BTreeMap<&Module, BTreeSet<Module>> = BTreeMap::new();
    for (module, _, (to, rest)) in named.iter().filter(|it| !it.1) {
        let from = rest.first().and_then(|it| taken.get(&(to, it.as_str())));
        let to = from.map_or(to, |it| &it.0);
        if to != *module && !is_root(to) {
            needs.entry(module).or_default().insert(to.clone());
        }
    }
    // Who needs nobody stands below, whom nobody needs above: neither is in a cycle.
    loop {
        let n = needs.values().map(BTreeSet::len).sum::<usize>();
        let needing: BTreeSet<Module> = needs.keys().map(|it| (*it).clone()).collect();
        let needed: BTreeSet<Module> = needs.values().flatten().cloned().collect();
        needs.retain(|it, _| needed.contains(*it));
        needs.values_mut().for_each(|it| it.retain(|it| needing.contains(it)));
        needs.retain(|_, it| !it.is_empty());
        if needs.values().map(BTreeSet::len).sum::<usize>() == n {
            break;
        }
    }
    let told = |(module, all): (&&Module, &BTreeSet<Module>)| {
        let all: Vec<String> = all.iter().map(|it| it.join("/")).collect();
        format!("{} stands in a cycle: it needs {}", module.join("/"), all.join(", "))
    };
    needs.iter().map(told).collect()
}

/// The paths in a source, those of a `use` one by one, and whether each is shown on.
fn paths(text: &str) -> Vec<(bool, String)> {
    let text = text.split("#[cfg(test)]\nmod tests").next().unwrap();
    let lines = text.lines().map(|it| it.split("//").next().unwrap_or_default());
    let mut all = Vec::new();
    let mut rest = String::new();
    for statement in lines.collect::<Vec<_>>().join("\n").split_inclusive(';') {
        let last = statement.trim_start_matches('\n');
        match last.split_once("use ").filter(|it| it.0.is_empty() || it.0.starts_with("pub")) {
            Some((before, tree)) => {
                let tree = tree.replace(" as ", "@");
                let tree: String = tree.chars().filter(|it| !it.is_whitespace()).collect();
                let is_shown = !before.is_empty();
                all.extend(spread(tree.trim_end_matches(';')).into_iter().map(|it| (is_shown, it)));
            }
            None => rest += statement,
        }
    }
    // Words that hang together by `::`; `pub(in …)` only says who may look.
    let is_part = |it: char| it.is_alphanumeric() || it == '_' || it == ':';
    let rest = rest.replace("pub(in ", "pub(in:");
    let words = rest.split(|it| !is_part(it)).filter(|it| it.contains("::"));
    all.extend(words.map(|it| (false, it.trim_end_matches(':').to_owned())));
    all
}

/// `a::{b, c::{self, d@e}}` as `a::b`, `a::c::self`, `a::c::d`; `@` is `as`.
fn spread(tree: &str) -> Vec<String> {
    let Some((before, group)) = tree.split_once('{') else {
        return vec![tree.split('@').next().unwrap_or_default().to_owned()];
    };
    let mut parts = vec![String::new()];
    let mut depth = 0;
    for sign in group.strip_suffix('}').unwrap_or(group).chars() {
        depth += i32::from(sign == '{') - i32::from(sign == '}');
        match sign {
            ',' if depth == 0 => parts.push(String::new()),
            _ => parts.last_mut().unwrap().push(sign),
        }
    }
    let parts = parts.iter().filter(|it| !it.is_empty());
    parts.flat_map(|it| spread(it)).map(|it| format!("{before}{it}")).collect()
}

/// Where a path leads that stands in a module; nowhere if it is of another crate.
fn leads_to(sources: &BTreeMap<Module, String>, from: &Module, path: &str) -> Option<Named> {
    let mut names: Vec<String> = path.split("::").map(str::to_owned).collect();
    let mut at = from.clone();
    match names[0].as_str() {
        "crate" => at.clear(),
        "self" | "super" => {}
        child => {
            at.push(child.to_owned());
            sources.contains_key(&at).then_some(())?;
            at.pop();
            names.insert(0, "self".to_owned());
        }
    }
    let n_up = names.iter().take_while(|it| *it == "super").count();
    at.truncate(at.len().saturating_sub(n_up));
    let mut rest: Vec<String> = names.split_off(n_up.max(1));
    rest.retain(|it| it != "self");
    while let Some(name) = rest.first() {
        at.push(name.clone());
        if !sources.contains_key(&at) && !sources.keys().any(|it| it.starts_with(&at)) {
            at.pop();
            break;
        }
        rest.remove(0);
    }
    Some((at, rest))
}

#[test]
fn a_cycle_is_found_however_far_around() {
    let source = |module: &str, text: &str| {
        (module.split('/').map(str::to_owned).collect::<Module>(), text.to_owned())
    };
    let down = [
        source("a", "mod b;\nmod c;\npub use self::b::B;\nfn a() { c::c() }"),
        source("a/b", "// super::c\npub(in crate::a) struct B;"),
        source("a/c", "use super::B;\nuse brass::C;\n#[cfg(test)]\nmod tests { use crate::a::a; }"),
    ];
    assert_eq!(cycles(&down.clone().into()), Vec::<String>::new());
    let around = source("a/b", "use crate::{\n    a::{self, d::D},\n    e,\n};");
    let up = source("a/d", "use super::{c as e};");
    let more = [around, up, source("e", "")];
    let found = cycles(&down.into_iter().chain(more).collect());
    let found: Vec<&str> =
        found.iter().filter_map(|it| it.split_once(" stands")).map(|it| it.0).collect();
    assert_eq!(found, ["a", "a/b", "a/c", "a/d"]);
}

#[test]
fn a_room_names_what_its_addresses_say_in_one_place() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut wrong = Vec::new();
    for file in sources(&src.join("games")) {
        let text = fs::read_to_string(&file).unwrap();
        for (nth, line) in text.lines().enumerate() {
            let is_told = ["query.get(\"", "query.contains_key(\"", "link(&[(\"", "=1\""];
            if is_told.iter().any(|it| line.contains(it)) && !line.contains("key::") {
                let path = file.strip_prefix(&src).unwrap().display();
                wrong.push(format!("{path}:{}: its name belongs into the room's key.rs", nth + 1));
            }
        }
    }
    complain(wrong);
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

/// The elements that pictures are made of.
const DRAWN: [&str; 24] = [
    "circle",
    "clipPath",
    "defs",
    "ellipse",
    "foreignObject",
    "g",
    "image",
    "line",
    "linearGradient",
    "marker",
    "mask",
    "path",
    "pattern",
    "polygon",
    "polyline",
    "radialGradient",
    "rect",
    "stop",
    "svg",
    "symbol",
    "text",
    "title",
    "tspan",
    "use",
];
/// Those of them that have nothing inside.
const SHAPES: [&str; 9] =
    ["circle", "ellipse", "image", "line", "path", "polygon", "polyline", "rect", "use"];

/// The lines of a source that write a picture as text, and those that end a shape in two
/// tags: a page of Brass has hundreds of shapes.
fn pictures_as_text(text: &str) -> Vec<(usize, &'static str)> {
    let text = text.split("#[cfg(test)]\nmod tests").next().unwrap();
    let is_tag = |after: &str| {
        let name = word(after.strip_prefix('/').unwrap_or(after));
        let after = &after[after.find(name).unwrap() + name.len()..];
        DRAWN.contains(&name) && after.starts_with([' ', '>', '/', '\\', '"', '\n'])
    };
    let is_closed = |before: &str| {
        // The element that ends here is the last that began outside quotes and splices.
        let mut depth = 0;
        let mut is_quoted = false;
        let mut outside = String::new();
        for sign in before.chars() {
            match sign {
                '"' => is_quoted = !is_quoted,
                '(' | '[' if !is_quoted => depth += 1,
                ')' | ']' if !is_quoted => depth -= 1,
                _ if !is_quoted && depth == 0 => outside.push(sign),
                _ => {}
            }
        }
        let mut names = outside.split([' ', '{', '}', ';']).rev().filter(|it| !it.contains('='));
        !is_quoted && names.find(|it| !it.is_empty()).is_some_and(|it| SHAPES.contains(&word(it)))
    };
    let mut all = Vec::new();
    for (nth, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("//") {
            continue;
        }
        if line.match_indices('<').any(|(at, _)| is_tag(&line[at + 1..])) {
            all.push((nth + 1, "a picture is written with html!, as a page is"));
        }
        if line.match_indices(" {}").any(|(at, _)| is_closed(&line[..at])) {
            all.push((nth + 1, "a shape has nothing inside: it ends with \"/\";"));
        }
    }
    all
}

#[test]
fn a_picture_is_written_as_a_page_is() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut wrong = Vec::new();
    for file in sources(&src) {
        let path = file.strip_prefix(&src).unwrap().display().to_string();
        for (line, what) in pictures_as_text(&fs::read_to_string(&file).unwrap()) {
            wrong.push(format!("{path}:{line}: {what}"));
        }
    }
    complain(wrong);
}

#[test]
fn a_picture_that_is_written_as_text_is_found() {
    let found = |line: &str| pictures_as_text(line).len();
    for wrong in [
        r##"    drawn += r#"<rect x="1" />"#;"##,
        r#"    format!("<path d=\"{path}\"/>")"#,
        r#"    art.push_str("</g>");"#,
        r#"    write!(art, "<text x=\"{x}\">{text}</text>")"#,
        r#"    let all = "<defs>".to_owned();"#,
        r#"    circle cx=(x) cy="5" r="9" {}"#,
        r#"    path.s-ink d={ "M" (left) "h5" } stroke-width="2" {}"#,
        r#"    @if is_lit { use href=(words.symbol("no")) x="2" {} }"#,
    ] {
        assert_eq!(found(wrong), 1, "{wrong}");
    }
    for right in [
        r#"    rect x="1" width=(SIDE) "/";"#,
        r#"    p #live.hide role="status" {}"#,
        r#"    return html! { div.heard.none {} };"#,
        r#"    g.ring { path d="M0 0h5" "/"; } i.anchor data-fly=(name) {}"#,
        r#"    // It was a <rect> once."#,
        r#"    if x <text.len() && y < path.len() {"#,
        "    let all: Vec<String> = Vec::new();\n#[cfg(test)]\nmod tests {\n \"<rect/>\" }",
    ] {
        assert_eq!(found(right), 0, "{right}");
    }
}
