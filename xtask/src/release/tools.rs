//! The tools that build for other systems, and building with them.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use super::{PROFILE, Release, Target, at, has};
use crate::step::say;

/// What builds for every system from any one, from the registry of Python's packages: a
/// compiler for C that links for all of them, and what hands it to cargo.
const PACKAGES: [&str; 2] = ["ziglang==0.17.0", "cargo-zigbuild==0.24.0"];

/// Where they are installed, so that nothing of the machine's own changes.
const FOLDER: &str = "target/release-tools";

/// The tools, at hand.
#[derive(Debug)]
pub(crate) struct Tools {
    /// Where programs are looked for: the tools first.
    path: std::ffi::OsString,
}

/// What a person has to install first, by name.
pub(crate) fn missing() -> Vec<String> {
    let mut missing = Vec::new();
    if !has("git") {
        missing.push("git is missing (Debian: apt-get install git)".to_owned());
    }
    if !ran(Command::new("python3").args(["-c", "import venv, ensurepip"])) {
        let what = "python3 with venv is missing (Debian: apt-get install python3-venv)";
        missing.push(what.to_owned());
    }
    if !has("rustup") {
        let what = "rustup is missing: it fetches the standard library for other systems";
        missing.push(what.to_owned());
    }
    missing
}

/// Installs what is missing and can be; what cannot be had is named.
pub(crate) fn ready(root: &Path, targets: &[Target]) -> Result<Tools, String> {
    let folder = root.join(FOLDER);
    let bin = folder.join("bin");
    let wanted = PACKAGES.join("\n");
    let mark = folder.join("packages");
    if fs::read_to_string(&mark).ok().as_deref() != Some(&wanted) {
        say(&format!("installing {} into {FOLDER}", PACKAGES.join(" and ")));
        if !ran(Command::new("python3").args(["-m", "venv"]).arg(&folder)) {
            return Err(format!("{}: python3 -m venv failed", folder.display()));
        }
        let mut pip = Command::new(bin.join("pip"));
        pip.args(["install", "--quiet", "--disable-pip-version-check"]).args(PACKAGES);
        if !ran(&mut pip) {
            return Err(format!(
                "{} cannot be fetched: is there a network? Nothing was built",
                PACKAGES.join(" and ")
            ));
        }
        fs::write(&mark, wanted).map_err(|it| at(&mark, &it))?;
    }
    for target in targets {
        if !ran(Command::new("rustup").args(["target", "add", target.triple])) {
            let triple = target.triple;
            return Err(format!(
                "the standard library for {triple} cannot be fetched: is there a network? Nothing was built"
            ));
        }
    }
    let usual = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths([bin].into_iter().chain(env::split_paths(&usual)));
    Ok(Tools { path: path.map_err(|it| it.to_string())? })
}

impl Tools {
    /// Builds the program for a system; it carries the site if there is a pack of it.
    pub(crate) fn build(
        &self,
        root: &Path,
        release: &Release,
        target: &Target,
        site: Option<&Path>,
    ) -> Result<Vec<u8>, String> {
        say(&format!("-- {}", target.name));
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.current_dir(root).env("PATH", &self.path);
        command.env("AUTOMATABLE_COMMIT", &release.commit);
        command.env("SOURCE_DATE_EPOCH", release.time.to_string());
        match site {
            Some(site) => command.env("AUTOMATABLE_SITE", site),
            None => command.env_remove("AUTOMATABLE_SITE"),
        };
        command.args(["zigbuild", "--locked", "--profile", PROFILE, "-p", "automatable"]);
        command.args(["--target", target.triple]);
        if !command.status().is_ok_and(|it| it.success()) {
            return Err(format!("{} could not be built", target.name));
        }
        let program = built(root, target);
        fs::read(&program).map_err(|it| at(&program, &it))
    }
}

/// Where a program lies when it is built.
pub(crate) fn built(root: &Path, target: &Target) -> PathBuf {
    root.join("target").join(target.triple).join(PROFILE).join(target.program)
}

/// Whether a command went well; what it says is heard only if not.
fn ran(command: &mut Command) -> bool {
    match command.stdin(Stdio::null()).output() {
        Ok(output) if output.status.success() => true,
        Ok(output) => {
            say(String::from_utf8_lossy(&output.stderr).trim());
            false
        }
        Err(_) => false,
    }
}
