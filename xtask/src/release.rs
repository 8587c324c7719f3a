//! A release: from one command everything that people who have no compiler can take, and
//! what tells them what it is.

mod notices;
mod pack;
mod parts;
mod tools;
mod trial;

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::Instant,
};

use sha2::{Digest, Sha256};

use self::pack::Entry;
use crate::{
    site,
    step::{self, say},
};

/// A system that programs are built for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    /// What people call it.
    pub(crate) name: &'static str,
    /// What the compiler calls it.
    triple: &'static str,
    /// What a wheel calls it.
    wheel: &'static str,
    /// What Debian and containers call its machine, where they know it.
    machine: Option<&'static str>,
    /// The program.
    program: &'static str,
}

impl Target {
    fn is_windows(&self) -> bool {
        self.program.ends_with(".exe")
    }
}

/// The systems, the one that is at hand most often first.
const TARGETS: [Target; 4] = [
    Target {
        name: "linux-x86_64",
        triple: "x86_64-unknown-linux-musl",
        wheel: "manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64",
        machine: Some("amd64"),
        program: "automatable",
    },
    Target {
        name: "linux-aarch64",
        triple: "aarch64-unknown-linux-musl",
        wheel: "manylinux2014_aarch64.manylinux_2_17_aarch64.musllinux_1_1_aarch64",
        machine: Some("arm64"),
        program: "automatable",
    },
    Target {
        name: "windows-x86_64",
        triple: "x86_64-pc-windows-gnu",
        wheel: "win_amd64",
        machine: None,
        program: "automatable.exe",
    },
    Target {
        name: "macos-aarch64",
        triple: "aarch64-apple-darwin",
        wheel: "macosx_11_0_arm64",
        machine: None,
        program: "automatable",
    },
];

/// The profile that a release is built with.
const PROFILE: &str = "dist";

/// The most bytes that a program may grow by carrying the site.
const MOST_CARRIED: usize = 2_000_000;

/// Which program it is.
#[derive(Clone, Debug)]
pub(crate) struct Release {
    version: String,
    commit: String,
    /// When it was committed, in seconds since 1970: the time of every file.
    time: u64,
    /// The same as a date.
    date: String,
}

/// What goes along with a program.
#[derive(Clone, Debug, Default)]
pub(crate) struct Extras {
    /// The site, where the program does not carry it.
    site_beside: Option<Vec<u8>>,
    texts: Vec<(String, Vec<u8>)>,
    completions: Vec<(String, Vec<u8>)>,
    manual: Vec<(String, Vec<u8>)>,
}

impl Extras {
    fn text(&self, name: &str) -> &[u8] {
        self.texts.iter().find(|it| it.0 == name).map_or(&[], |it| &it.1)
    }
}

/// What was asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Asked {
    out: PathBuf,
    /// The systems to build for; all of them if none is named.
    only: Vec<String>,
    /// Though something was changed since the commit.
    is_dirty: bool,
    /// Nothing is built: what lies there is tried.
    is_trial: bool,
}

const USAGE: &str = "\
usage: cargo xtask release --out FOLDER [--only SYSTEM,...] [--dirty]
       cargo xtask release --try FOLDER
systems: linux-x86_64, linux-aarch64, windows-x86_64, macos-aarch64";

/// Makes a release, or tries one.
pub(crate) fn run(words: &[&str]) -> Result<(), String> {
    let asked = asked(words).ok_or(USAGE)?;
    let root = root();
    if asked.is_trial {
        let release = release(&root, true)?;
        let tried = trial::run(&root, &release, &asked.out)?;
        return finish(&root, &release, &asked.out, &tried);
    }
    let release = ready(&root, &asked)?;
    let started = Instant::now();
    let targets: Vec<Target> = TARGETS
        .into_iter()
        .filter(|it| asked.only.is_empty() || asked.only.iter().any(|name| name == it.name))
        .collect();
    let tools = tools::ready(&root, &targets)?;
    fs::create_dir_all(&asked.out).map_err(|it| at(&asked.out, &it))?;
    let (site, pack) = made_site(&root)?;
    let is_carried = pack.len() <= MOST_CARRIED;
    let packed = root.join("target/site.pack");
    fs::write(&packed, &pack).map_err(|it| at(&packed, &it))?;
    let mut programs = Vec::new();
    for target in targets {
        let carried = is_carried.then_some(packed.as_path());
        let program = tools.build(&root, &release, &target, carried)?;
        programs.push((target, program));
    }
    let site_beside = (!is_carried).then_some(pack);
    let extras = extras(&root, &programs[0].0, site_beside)?;
    write_all(&root, &release, &asked.out, &extras, &programs, &site)?;
    say(&format!("made in {:.0} s", started.elapsed().as_secs_f64()));
    let tried = trial::run(&root, &release, &asked.out)?;
    finish(&root, &release, &asked.out, &tried)
}

/// Writes the notices anew.
pub(crate) fn renew_notices() -> Result<(), String> {
    let root = root();
    let crates = notices::crates(&root)?;
    let file = root.join(notices::FILE);
    fs::write(&file, notices::text(&root, &crates)?).map_err(|it| at(&file, &it))?;
    say(&format!("{}: {} crates", notices::FILE, crates.len()));
    Ok(())
}

fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    root.canonicalize().unwrap_or(root)
}

fn asked(words: &[&str]) -> Option<Asked> {
    let mut asked = Asked::default();
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        match word {
            "--out" => asked.out = words.next()?.into(),
            "--try" => {
                asked.out = words.next()?.into();
                asked.is_trial = true;
            }
            "--only" => {
                asked.only = words.next()?.split(',').map(str::to_owned).collect();
                let is_one = |name: &String| TARGETS.iter().any(|it| it.name == name);
                asked.only.iter().all(is_one).then_some(())?;
            }
            "--dirty" => asked.is_dirty = true,
            _ => return None,
        }
    }
    (!asked.out.as_os_str().is_empty()).then_some(asked)
}

/// Looks at everything that could stand in the way, and names all of it at once: nobody
/// wants to hear of it after a quarter of an hour.
fn ready(root: &Path, asked: &Asked) -> Result<Release, String> {
    let mut troubles = Vec::new();
    if let Some(trouble) = taken(&asked.out) {
        troubles.push(trouble);
    }
    troubles.extend(tools::missing());
    let release = release(root, asked.is_dirty);
    match &release {
        Err(trouble) => troubles.push(trouble.clone()),
        Ok(release) => {
            let log = fs::read_to_string(root.join("CHANGELOG.md")).unwrap_or_default();
            if news(&log, &release.version).is_none() {
                troubles.push(format!("CHANGELOG.md: expected a section {}", release.version));
            }
        }
    }
    match notices::crates(root).and_then(|it| notices::text(root, &it)) {
        Err(trouble) => troubles.push(trouble),
        Ok(text) => {
            if fs::read_to_string(root.join(notices::FILE)).is_ok_and(|it| it != text) {
                let file = notices::FILE;
                troubles
                    .push(format!("{file} is of other crates: cargo xtask notices, and commit it"));
            }
        }
    }
    match troubles.is_empty() {
        true => release,
        false => Err(format!("nothing was built:\n  {}", troubles.join("\n  "))),
    }
}

/// Why nothing can be put into a folder.
fn taken(folder: &Path) -> Option<String> {
    match fs::read_dir(folder) {
        Ok(mut found) => found
            .next()
            .map(|_| format!("{}: expected a folder that is empty or not there", folder.display())),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
        Err(error) => Some(at(folder, &error)),
    }
}

/// The version, the commit and its time.
fn release(root: &Path, may_be_dirty: bool) -> Result<Release, String> {
    let manifest = fs::read_to_string(root.join("Cargo.toml")).map_err(|it| at(root, &it))?;
    let line = manifest.lines().find_map(|it| it.strip_prefix("version = "));
    let version = line.ok_or("Cargo.toml: expected a version")?.trim_matches('"').to_owned();
    let git = |words: &[&str]| {
        let output = Command::new("git").current_dir(root).args(words).output();
        let output = output.map_err(|it| format!("git: {it}"))?;
        match output.status.success() {
            true => Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned()),
            false => Err(format!("git: {}", String::from_utf8_lossy(&output.stderr).trim())),
        }
    };
    let is_dirty = !git(&["status", "--porcelain"])?.is_empty();
    if is_dirty && !may_be_dirty {
        let trouble =
            "the tree has changes that no commit has: commit them, or say --dirty and it is noted";
        return Err(trouble.to_owned());
    }
    let mut commit = git(&["rev-parse", "--short=12", "HEAD"])?;
    if is_dirty {
        commit += "-dirty";
    }
    let time = git(&["log", "-1", "--format=%ct"])?;
    let time = time.parse().map_err(|_| format!("git: expected a time, found {time}"))?;
    Ok(Release { version, commit, time, date: date(time) })
}

/// A time as people and machines write it, in UTC.
fn date(time: u64) -> String {
    let (days, seconds) = (time / 86_400, time % 86_400);
    // Days since 0000-03-01, so that a leap day ends a year.
    let days = days + 719_468;
    let era = days / 146_097;
    let day = days % 146_097;
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (year, month) = (year + era * 400 + month / 10, (month + 2) % 12 + 1);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// What is new in a version: its section of the changelog.
fn news<'a>(log: &'a str, version: &str) -> Option<&'a str> {
    let section = log
        .split("\n## ")
        .skip(1)
        .find(|it| it.strip_prefix(version).is_some_and(|it| it.starts_with([',', ' ', '\n'])))?;
    section.split_once('\n').map(|it| it.1.trim())
}

/// Makes the site; its files, and all of them as a pack.
fn made_site(root: &Path) -> Result<(Vec<Entry>, Vec<u8>), String> {
    const FOLDER: &str = "target/site-of-release";
    for step in site::make(site::SMALL, FOLDER) {
        if !step.perform() {
            return Err("the site could not be made".to_owned());
        }
    }
    let folder = root.join(FOLDER);
    let mut files = Vec::new();
    read_all(&folder, "", &mut files)?;
    files.sort_by(|a, b| a.path.cmp(&b.path));
    let pack = packed(&files);
    Ok((files, pack))
}

/// The files of a folder and of those within.
fn read_all(folder: &Path, before: &str, files: &mut Vec<Entry>) -> Result<(), String> {
    for it in fs::read_dir(folder).map_err(|it| at(folder, &it))?.flatten() {
        let name = format!("{before}{}", it.file_name().to_string_lossy());
        if it.path().is_dir() {
            read_all(&it.path(), &format!("{name}/"), files)?;
        } else {
            let body = fs::read(it.path()).map_err(|error| at(&it.path(), &error))?;
            files.push(Entry::file(name, body));
        }
    }
    Ok(())
}

/// Files as `automatable` reads them: lines of length and name, an empty one, the files.
fn packed(files: &[Entry]) -> Vec<u8> {
    let head: String = files.iter().map(|it| format!("{} {}\n", it.body.len(), it.path)).collect();
    let mut pack = (head + "\n").into_bytes();
    files.iter().for_each(|it| pack.extend(&it.body));
    pack
}

/// The texts, completions and pages of the manual; the last two by the program itself.
fn extras(root: &Path, target: &Target, site_beside: Option<Vec<u8>>) -> Result<Extras, String> {
    let mut extras = Extras { site_beside, ..Extras::default() };
    let texts = ["README.md", "LICENSE-MIT", "LICENSE-APACHE", "CHANGELOG.md", notices::FILE];
    for file in texts {
        let body = fs::read(root.join(file)).map_err(|it| at(Path::new(file), &it))?;
        let name = file.rsplit('/').next().unwrap_or(file);
        extras.texts.push((name.to_owned(), body));
    }
    let program = tools::built(root, target);
    let said = |words: &[&str]| said(&program, words);
    for (shell, file) in [
        ("bash", "automatable.bash"),
        ("zsh", "_automatable"),
        ("fish", "automatable.fish"),
        ("powershell", "_automatable.ps1"),
        ("elvish", "automatable.elv"),
    ] {
        extras.completions.push((file.to_owned(), said(&["completions", shell])?));
    }
    extras.manual.push(("automatable.1".to_owned(), said(&["man"])?));
    let help = String::from_utf8_lossy(&said(&["completions", "fish"])?).into_owned();
    for command in commands(&help) {
        extras.manual.push((format!("automatable-{command}.1"), said(&["man", &command])?));
    }
    Ok(extras)
}

/// The commands of the program, by its completions for fish: it names each once.
fn commands(fish: &str) -> Vec<String> {
    let mut commands: Vec<String> = fish
        .lines()
        .filter(|it| it.contains("__fish_automatable_needs_command"))
        .filter_map(|it| it.split(" -a \"").nth(1)?.split('"').next().map(str::to_owned))
        .filter(|it| it != "help")
        .collect();
    commands.sort();
    commands.dedup();
    commands
}

/// What the program prints.
fn said(program: &Path, words: &[&str]) -> Result<Vec<u8>, String> {
    let output = Command::new(program).args(["--lang", "en"]).args(words).output();
    let output = output.map_err(|it| at(program, &it))?;
    match output.status.success() {
        true => Ok(output.stdout),
        false => Err(format!(
            "automatable {}: {}",
            words.join(" "),
            String::from_utf8_lossy(&output.stderr)
        )),
    }
}

/// Writes every part of the release.
fn write_all(
    root: &Path,
    release: &Release,
    out: &Path,
    extras: &Extras,
    programs: &[(Target, Vec<u8>)],
    site: &[Entry],
) -> Result<(), String> {
    let mut files = Vec::new();
    let mut machines = Vec::new();
    let long = |it: pack::Unpackable| it.to_string();
    for (target, program) in programs {
        files.push(parts::archive(release, extras, target, program).map_err(long)?);
        files.push(parts::wheel(release, extras, target, program).map_err(long)?);
        if let Some(machine) = target.machine {
            files.push(parts::debian(release, extras, machine, program).map_err(long)?);
            machines.push((machine, program.clone()));
        }
    }
    if !machines.is_empty() {
        files.push(parts::image(release, extras, &machines).map_err(long)?);
        let dockerfile = parts::DOCKERFILE.replace(
            "ARG VERSION\nFROM scratch AS unpacked-amd64",
            &format!("ARG VERSION={}\nFROM scratch AS unpacked-amd64", release.version),
        );
        files.push(("Dockerfile".to_owned(), dockerfile.into_bytes()));
    }
    let name = format!("automatable-{}-site.zip", release.version);
    files.push((name, pack::zip(site).map_err(long)?));
    let lock = fs::read_to_string(root.join("Cargo.lock")).map_err(|it| at(root, &it))?;
    let crates = notices::crates(root)?;
    let bill = notices::bill(&release.version, &release.commit, &crates, &lock);
    files.push((format!("automatable-{}.cdx.json", release.version), bill.into_bytes()));
    files.push(("licences.txt".to_owned(), extras.text("licences.txt").to_vec()));
    for (name, body) in files {
        fs::write(out.join(&name), body).map_err(|it| at(&out.join(&name), &it))?;
    }
    Ok(())
}

/// Writes the notes with the table, then the sums of everything.
fn finish(root: &Path, release: &Release, out: &Path, tried: &[trial::Row]) -> Result<(), String> {
    let log = fs::read_to_string(root.join("CHANGELOG.md")).map_err(|it| at(root, &it))?;
    let notes = notes(release, news(&log, &release.version).unwrap_or_default(), tried);
    fs::write(out.join("NOTES.md"), notes).map_err(|it| at(out, &it))?;
    let mut sums = Vec::new();
    for it in fs::read_dir(out).map_err(|it| at(out, &it))?.flatten() {
        let name = it.file_name().to_string_lossy().into_owned();
        if it.path().is_file() && name != SUMS {
            let body = fs::read(it.path()).map_err(|error| at(&it.path(), &error))?;
            sums.push((name, hex(&sum(&body))));
        }
    }
    sums.sort();
    let sums: String = sums.into_iter().map(|(name, sum)| format!("{sum}  {name}\n")).collect();
    fs::write(out.join(SUMS), sums).map_err(|it| at(out, &it))?;
    say(&table(tried));
    let failed: Vec<&str> =
        tried.iter().filter(|it| it.how.is_err()).map(|it| it.name.as_str()).collect();
    match failed.is_empty() {
        true => Ok(()),
        false => Err(format!("did not pass: {}", failed.join(", "))),
    }
}

const SUMS: &str = "SHA256SUMS";

/// What is told with a release.
fn notes(release: &Release, news: &str, tried: &[trial::Row]) -> String {
    format!(
        "# Automatable {}\n\nCommit {}, {}.\n`sha256sum -c SHA256SUMS` checks what was fetched.\n\n\
         ## What is here\n\n{}\nWhat is “built, not run” could not be run where this was made.\n\n\
         ## What is new\n\n{news}\n",
        release.version,
        release.commit,
        release.date,
        table(tried)
    )
}

/// Each part, its size, and how it was tried.
fn table(tried: &[trial::Row]) -> String {
    let mut table = "| file | size | tried |\n| --- | ---: | --- |\n".to_owned();
    for trial::Row { name, size, how } in tried {
        let how = match how {
            Ok(how) => how.clone(),
            Err(why) => format!("FAILED: {}", why.replace('\n', " ")),
        };
        #[expect(clippy::cast_precision_loss, reason = "a size for people")]
        let size = *size as f64 / 1e6;
        table += &format!("| {name} | {size:.2} MB | {how} |\n");
    }
    table
}

/// What went wrong with a file.
fn at(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

/// The SHA-256 of some bytes.
fn sum(bytes: &[u8]) -> Vec<u8> {
    Sha256::digest(bytes).to_vec()
}

/// Bytes as people compare them.
fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|it| format!("{it:02x}")).collect()
}

/// Whether a program can be run.
fn has(program: &str) -> bool {
    step::has(program)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_is_understood_or_refused_as_a_whole() {
        let all = asked(&["--out", "x"]).unwrap();
        assert!(all.only.is_empty() && !all.is_dirty && !all.is_trial);
        let part =
            asked(&["--only", "linux-x86_64,macos-aarch64", "--out", "x", "--dirty"]).unwrap();
        assert_eq!(part.only, ["linux-x86_64", "macos-aarch64"]);
        assert!(part.is_dirty && asked(&["--try", "x"]).unwrap().is_trial);
        for words in [&[][..], &["--out"], &["--only", "amiga", "--out", "x"], &["x"], &["--dirty"]]
        {
            assert_eq!(asked(words), None, "{words:?}");
        }
    }

    #[test]
    fn a_folder_with_something_in_it_is_left_alone() {
        let folder = std::env::temp_dir().join(format!("automatable-out-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        assert_eq!(taken(&folder), None);
        fs::create_dir(&folder).unwrap();
        assert_eq!(taken(&folder), None);
        fs::write(folder.join("letters"), "mine").unwrap();
        assert!(taken(&folder).unwrap().contains("is empty or not there"));
        assert!(taken(&folder.join("letters")).is_some(), "a file is no folder");
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_commit_has_a_date() {
        for (time, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_709_251_199, "2024-02-29T23:59:59Z"),
            (1_735_689_600, "2025-01-01T00:00:00Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
        ] {
            assert_eq!(date(time), text);
        }
    }

    #[test]
    fn the_news_are_those_of_the_version() {
        let log = "# Changelog\n\n## 0.3.1, unreleased\n\n- new\n\n## 0.3.0, today\n\n- old\n- older\n\n## 0.3\n\n- oldest\n";
        assert_eq!(news(log, "0.3.1"), Some("- new"));
        assert_eq!(news(log, "0.3.0"), Some("- old\n- older"));
        assert_eq!(news(log, "0.3"), Some("- oldest"));
        assert_eq!(news(log, "0.2"), None);
        let log = fs::read_to_string(root().join("CHANGELOG.md")).unwrap();
        assert!(news(&log, env!("CARGO_PKG_VERSION")).is_some(), "no section for this version");
    }

    #[test]
    fn the_commands_are_those_of_the_completions() {
        let fish = "complete -c automatable -n \"__fish_automatable_needs_command\" -f -a \"serve\" -d 'x'\n\
                    complete -c automatable -n \"__fish_automatable_needs_command\" -l json -d 'x'\n\
                    complete -c automatable -n \"__fish_automatable_needs_command\" -f -a \"help\" -d 'x'\n\
                    complete -c automatable -n \"__fish_automatable_using_subcommand deck\" -f -a \"list\"\n";
        assert_eq!(commands(fish), ["serve"]);
    }

    #[test]
    fn a_pack_has_a_line_for_each_file() {
        let files = [Entry::file("a/b.js", "xy"), Entry::file("c", "")];
        assert_eq!(packed(&files), b"2 a/b.js\n0 c\n\nxy");
    }

    #[test]
    fn notes_tell_what_was_run_and_what_was_not() {
        let row = |name: &str, how| trial::Row { name: name.to_owned(), size: 1_500_000, how };
        let rows = [row("a", Ok("run".to_owned())), row("b", Err("no\nluck".to_owned()))];
        let release = Release {
            version: "1.2.3".to_owned(),
            commit: "abc".to_owned(),
            time: 0,
            date: date(0),
        };
        let notes = notes(&release, "- new", &rows);
        assert!(
            notes.contains("| a | 1.50 MB | run |\n| b | 1.50 MB | FAILED: no luck |\n"),
            "{notes}"
        );
        assert!(
            notes.starts_with("# Automatable 1.2.3\n\nCommit abc") && notes.ends_with("- new\n")
        );
    }
}
