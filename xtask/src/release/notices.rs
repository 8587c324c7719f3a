//! Notices: what the licences of everything that is shipped ask to be told, and the bill
//! of materials, both from what cargo knows of the workspace.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::{Value, json};

use super::hex;

/// What is shipped: the program, and the programs for browsers.
const SHIPPED: [&str; 3] = ["automatable", "offline", "offline-print"];

/// Where the notices stand.
pub(crate) const FILE: &str = "docs/licences.txt";

/// A crate of somebody else's.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Crate {
    pub(crate) name: String,
    pub(crate) version: String,
    /// Its licences, as its authors say.
    pub(crate) licence: String,
    folder: PathBuf,
}

/// Every crate of somebody else's that is in what is shipped, on any system.
///
/// # Errors
///
/// If cargo does not tell.
pub(crate) fn crates(root: &Path) -> Result<Vec<Crate>, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut asked = Command::new(cargo);
    asked.current_dir(root).args(["metadata", "--format-version", "1", "--locked"]);
    let output = asked.output().map_err(|it| format!("cargo metadata: {it}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).trim().to_owned());
    }
    let metadata: Value =
        serde_json::from_slice(&output.stdout).map_err(|it| format!("cargo metadata: {it}"))?;
    shipped(&metadata).ok_or_else(|| "cargo metadata: not as expected".to_owned())
}

fn shipped(metadata: &Value) -> Option<Vec<Crate>> {
    let nodes = metadata["resolve"]["nodes"].as_array()?;
    let nodes: BTreeMap<&str, &Value> =
        nodes.iter().filter_map(|it| Some((it["id"].as_str()?, it))).collect();
    let packages = metadata["packages"].as_array()?;
    let mut left: Vec<&str> = packages
        .iter()
        .filter(|it| it["source"].is_null() && SHIPPED.iter().any(|name| it["name"] == *name))
        .filter_map(|it| it["id"].as_str())
        .collect();
    let mut seen = BTreeSet::new();
    while let Some(id) = left.pop() {
        if !seen.insert(id) {
            continue;
        }
        for dep in nodes.get(id)?["deps"].as_array()? {
            // What only builds or tests is not shipped.
            let kinds = dep["dep_kinds"].as_array()?;
            if kinds.iter().any(|it| it["kind"].is_null()) {
                left.push(dep["pkg"].as_str()?);
            }
        }
    }
    let mut crates = Vec::new();
    for it in packages {
        if it["source"].is_null() || !seen.contains(it["id"].as_str()?) {
            continue;
        }
        let text = |key: &str| it[key].as_str().map(str::to_owned);
        let licence = text("license").unwrap_or_else(|| "see its file".to_owned());
        let folder = Path::new(it["manifest_path"].as_str()?).parent()?.to_owned();
        crates.push(Crate { name: text("name")?, version: text("version")?, licence, folder });
    }
    crates.sort();
    Some(crates)
}

/// What is not a crate and ships all the same.
const OTHERS: [(&str, &str, &str); 3] = [
    ("Rust's standard library", "MIT OR Apache-2.0", "the Rust project's developers; compiled in"),
    ("SQLite", "public domain", "compiled in by libsqlite3-sys"),
    ("musl libc", "MIT", "Rich Felker and others; in the static programs for Linux"),
];

/// The notices as one text: a list, then each text of a licence once, with the crates it
/// comes with.
///
/// # Errors
///
/// If the sources of a crate cannot be read.
pub(crate) fn text(root: &Path, crates: &[Crate]) -> Result<String, String> {
    let mut out = String::from(
        "Automatable is under the MIT or the Apache-2.0 licence, at your option.\n\
         It is unofficial fan work and not connected with the designers or publishers of the games.\n\n\
         In the program and in the site is also work of others:\n\n",
    );
    for it in crates {
        let _ = writeln!(out, "{} {} ({})", it.name, it.version, it.licence);
    }
    for (name, licence, whose) in OTHERS {
        let _ = writeln!(out, "{name} ({licence}): {whose}");
    }
    for (name, text) in own(root)? {
        let _ = writeln!(out, "{RULE}\n{name}\n\n{}", text.trim_end());
    }
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut without = Vec::new();
    for it in crates {
        let found = chosen(&it.licence, licences(&it.folder)?);
        if found.is_empty() {
            without.push(format!("{} {} ({})", it.name, it.version, it.licence));
        }
        for (_, text) in found {
            texts.entry(text).or_default().push(format!("{} {}", it.name, it.version));
        }
    }
    // The crates say in which order: the first comes first.
    let mut texts: Vec<(Vec<String>, String)> = texts.into_iter().map(|(a, b)| (b, a)).collect();
    texts.sort();
    for (names, text) in texts {
        let _ = writeln!(out, "{RULE}\n{}\n\n{}", names.join(", "), text.trim_end());
    }
    if !without.is_empty() {
        let _ = writeln!(
            out,
            "{RULE}\nWithout a text of their own; the texts above that are called so hold for them:\n\n{}",
            without.join("\n")
        );
    }
    Ok(out)
}

/// What stands between two texts.
const RULE: &str = "\n----------------------------------------------------------------------\n";

/// Our own licences, and those of fonts that ship.
fn own(root: &Path) -> Result<Vec<(String, String)>, String> {
    let mut found = Vec::new();
    for name in ["LICENSE-MIT", "LICENSE-APACHE"] {
        let text = fs::read_to_string(root.join(name)).map_err(|it| format!("{name}: {it}"))?;
        found.push((format!("Automatable: {name}"), plain(&text)));
    }
    for (_, text) in licences(&root.join("crates/print/fonts"))? {
        found.push(("The fonts of printed cards".to_owned(), text));
    }
    Ok(found)
}

/// The texts that are needed: where a crate offers its licences at choice, the shortest
/// of them is taken.
fn chosen(licence: &str, texts: Vec<(String, String)>) -> Vec<(String, String)> {
    let is_choice = licence.contains(" OR ") || licence.contains('/');
    let is_plain = !licence.contains(" AND ") && licence.contains("MIT");
    let is_mit = |it: &(String, String)| it.0.contains("MIT");
    match is_choice && is_plain && texts.iter().any(is_mit) {
        true => texts.into_iter().filter(is_mit).collect(),
        false => texts,
    }
}

/// The texts of licences in a folder of sources, each with the name of its file.
fn licences(folder: &Path) -> Result<Vec<(String, String)>, String> {
    let Ok(found) = fs::read_dir(folder) else { return Ok(Vec::new()) };
    let mut files: Vec<PathBuf> = found.flatten().map(|it| it.path()).collect();
    files.sort();
    let mut texts: Vec<(String, String)> = Vec::new();
    for file in files {
        let name = file.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        let is_one = ["LICEN", "COPYING", "NOTICE", "UNLICENSE", "OFL"]
            .iter()
            .any(|it| name.starts_with(it));
        if !is_one || !file.is_file() {
            continue;
        }
        let bytes = fs::read(&file).map_err(|it| format!("{}: {it}", file.display()))?;
        let text = plain(&String::from_utf8_lossy(&bytes));
        if texts.iter().all(|(_, it)| *it != text) {
            texts.push((name, text));
        }
    }
    Ok(texts)
}

/// A text without what tells two copies of it apart but is not seen.
fn plain(text: &str) -> String {
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

/// The bill of materials in the form of CycloneDX 1.5.
pub(crate) fn bill(version: &str, commit: &str, crates: &[Crate], lock: &str) -> String {
    let sums = sums(lock);
    let purl = |name: &str, version: &str| format!("pkg:cargo/{name}@{version}");
    let component = |it: &Crate| {
        let purl = purl(&it.name, &it.version);
        // Older crates write "or" as a stroke.
        let licence = it.licence.replace('/', " OR ");
        let mut made = json!({
            "type": "library",
            "bom-ref": purl,
            "name": it.name,
            "version": it.version,
            "purl": purl,
            "licenses": [{ "expression": licence }],
        });
        if let Some(sum) = sums.get(&(it.name.clone(), it.version.clone())) {
            made["hashes"] = json!([{ "alg": "SHA-256", "content": sum }]);
        }
        made
    };
    let serial = hex(&super::sum(format!("{version} {commit} {lock}").as_bytes()));
    let (a, b, c, d, e) =
        (&serial[..8], &serial[8..12], &serial[13..16], &serial[17..20], &serial[20..32]);
    let bill = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": format!("urn:uuid:{a}-{b}-4{c}-8{d}-{e}"),
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "automatable",
                "name": "automatable",
                "version": version,
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
                "properties": [{ "name": "commit", "value": commit }],
            },
        },
        "components": crates.iter().map(component).collect::<Vec<_>>(),
        "dependencies": [{
            "ref": "automatable",
            "dependsOn": crates.iter().map(|it| purl(&it.name, &it.version)).collect::<Vec<_>>(),
        }],
    });
    format!("{bill:#}\n")
}

/// The sums of the crates' sources, from the lock file.
fn sums(lock: &str) -> BTreeMap<(String, String), String> {
    let mut sums = BTreeMap::new();
    for package in lock.split("[[package]]") {
        let field = |key: &str| {
            let line = package.lines().find_map(|it| it.strip_prefix(key))?;
            Some(line.trim_start_matches([' ', '=']).trim_matches('"').to_owned())
        };
        if let (Some(name), Some(version), Some(sum)) =
            (field("name "), field("version "), field("checksum "))
        {
            sums.insert((name, version), sum);
        }
    }
    sums
}

/// The crates that notices tell of, by name and version.
#[cfg(test)]
fn told(notices: &str) -> BTreeSet<String> {
    let list = notices.split("also work of others:\n\n").nth(1).unwrap_or_default();
    let lines = list.lines().take_while(|it| !it.is_empty());
    lines.filter_map(|it| it.split_once(" (")).map(|it| it.0.to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
    }

    fn lock() -> String {
        fs::read_to_string(root().join("Cargo.lock")).unwrap()
    }

    #[test]
    fn only_what_is_shipped_is_told_of() {
        let metadata = json!({
            "packages": [
                { "id": "a", "name": "automatable", "version": "1.0.0", "source": null, "manifest_path": "/a/Cargo.toml" },
                { "id": "b", "name": "b", "version": "1.0.0", "source": "s", "license": "MIT", "manifest_path": "/b/Cargo.toml" },
                { "id": "c", "name": "c", "version": "2.0.0", "source": "s", "license": "Zlib", "manifest_path": "/c/Cargo.toml" },
                { "id": "d", "name": "d", "version": "1.0.0", "source": "s", "license": "MIT", "manifest_path": "/d/Cargo.toml" },
            ],
            "resolve": { "nodes": [
                { "id": "a", "deps": [
                    { "pkg": "b", "dep_kinds": [{ "kind": "dev" }, { "kind": null }] },
                    { "pkg": "d", "dep_kinds": [{ "kind": "dev" }, { "kind": "build" }] },
                ] },
                { "id": "b", "deps": [{ "pkg": "c", "dep_kinds": [{ "kind": null }] }] },
                { "id": "c", "deps": [] },
                { "id": "d", "deps": [] },
            ] },
        });
        let names: Vec<String> =
            shipped(&metadata).unwrap().into_iter().map(|it| it.name).collect();
        assert_eq!(names, ["b", "c"]);
    }

    /// Every crate that the notices tell of is locked in that very version, and the bill
    /// has a sum for it: notices that somebody forgot to renew are found here.
    #[test]
    fn the_notices_are_of_the_crates_that_are_locked() {
        let notices = fs::read_to_string(root().join(FILE)).unwrap();
        let (told, sums) = (told(&notices), sums(&lock()));
        assert!(100 < told.len(), "{told:?}");
        let locked: BTreeSet<String> =
            sums.keys().map(|(name, version)| format!("{name} {version}")).collect();
        let stale: Vec<&String> = told
            .iter()
            .filter(|it| !OTHERS.iter().any(|other| other.0 == **it) && !locked.contains(*it))
            .collect();
        assert!(stale.is_empty(), "run cargo xtask notices: {stale:?}");
    }

    /// What `cargo deny` would say of licences, without it.
    #[test]
    fn every_licence_is_one_that_we_allow() {
        let deny = fs::read_to_string(root().join("deny.toml")).unwrap();
        let list = deny.split("allow = [").nth(1).unwrap().split(']').next().unwrap();
        let allowed: Vec<&str> = list.split('"').skip(1).step_by(2).collect();
        let notices = fs::read_to_string(root().join(FILE)).unwrap();
        let list = notices.split("also work of others:\n\n").nth(1).unwrap();
        let mut used = BTreeSet::new();
        for line in list.lines().take_while(|it| !it.is_empty()) {
            let Some((_, licence)) = line.split_once(" (") else { continue };
            let licence = licence.replace(['(', ')'], "").replace('/', " OR ");
            if line.starts_with("SQLite ") {
                continue;
            }
            let licence = licence.split(": ").next().unwrap();
            for part in licence.split(" AND ") {
                let one = part.split(" OR ").find(|it| allowed.contains(it));
                used.insert(one.unwrap_or_else(|| panic!("{line}")).to_owned());
            }
        }
        assert!(used.contains("MIT") && used.contains("Unicode-3.0"), "{used:?}");
    }

    #[test]
    fn where_there_is_a_choice_the_shorter_licence_is_told() {
        let texts =
            || ["LICENSE-APACHE", "LICENSE-MIT"].map(|it| (it.to_owned(), it.to_owned())).to_vec();
        assert_eq!(chosen("MIT OR Apache-2.0", texts()).len(), 1);
        assert_eq!(chosen("Apache-2.0/MIT", texts())[0].0, "LICENSE-MIT");
        for all in ["(MIT OR Apache-2.0) AND Unicode-3.0", "Apache-2.0 OR BSD-3-Clause", "MIT"] {
            assert_eq!(chosen(all, texts()).len(), 2, "{all}");
        }
    }

    #[test]
    fn a_bill_names_each_crate_with_its_sum() {
        let serde = sums(&lock()).into_iter().find(|it| it.0.0 == "serde").unwrap();
        let ((name, version), sum) = serde;
        let licence = "MIT/Apache-2.0".to_owned();
        let it = Crate { name, version, licence, folder: PathBuf::new() };
        let bill: Value =
            serde_json::from_str(&bill("1.2.3", "abc", std::slice::from_ref(&it), &lock()))
                .unwrap();
        let part = &bill["components"][0];
        assert_eq!(part["purl"], format!("pkg:cargo/serde@{}", it.version));
        assert_eq!(part["hashes"][0]["content"], sum);
        assert_eq!(part["licenses"][0]["expression"], "MIT OR Apache-2.0");
        assert_eq!(bill["serialNumber"].as_str().unwrap().len(), "urn:uuid:".len() + 36);
    }
}
