//! Proofs: a scenario or a test of a game, run alone.

use std::{ffi::OsString, fs, path::Path, process::Command};

use super::copy::SourceCopy;

/// The test of every game that plays its scenarios; `SCENARIO` names the one to play.
const SCENARIOS: &str = "every_scenario_comes_out";

/// What a proof says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// All is well, as far as it can tell.
    Passed,
    /// Something is broken.
    Failed,
}

/// Runs a proof in the copy.
///
/// # Errors
///
/// If there is no such proof, or it does not compile.
pub(crate) fn run(copy: &SourceCopy, game: &str, proof: &str) -> Result<Outcome, String> {
    let (kind, name) = proof.split_once(' ').unwrap_or((proof, ""));
    let test = match kind {
        "scenario" => SCENARIOS,
        "test" => name,
        _ => return Err(format!("expected `scenario ID` or `test NAME`, found `{proof}`")),
    };
    let crate_dir = copy.dir.join("crates").join(game);
    let target = match () {
        () if has_test(&crate_dir.join("tests"), test) => ["--test", "game"].as_slice(),
        () if has_test(&crate_dir.join("src"), test) => &["--lib"],
        () => return Err(format!("expected a test, found no `{test}` in {game}")),
    };
    let cargo = || {
        let mut cargo = Command::new(program());
        cargo.current_dir(&copy.dir).env("CARGO_TARGET_DIR", &copy.target);
        cargo.args(["test", "--quiet", "--package", game]).args(target);
        cargo
    };
    let built = output(cargo().arg("--no-run"))?;
    if !built.0 {
        return Err(format!("it does not compile\n{}", built.1));
    }
    let mut command = cargo();
    if kind == "scenario" {
        command.env("SCENARIO", name);
    }
    let (is_good, said) = output(command.args(["--", test]))?;
    match said.contains("running 1 test\n") {
        true if is_good => Ok(Outcome::Passed),
        true => Ok(Outcome::Failed),
        false => Err(format!("expected one test `{test}`\n{said}")),
    }
}

fn program() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// Whether a command went well, and all it said.
fn output(command: &mut Command) -> Result<(bool, String), String> {
    let output = command.output().map_err(|error| format!("cargo: {error}"))?;
    let said = [output.stdout, output.stderr].concat();
    Ok((output.status.success(), String::from_utf8_lossy(&said).into_owned()))
}

/// Whether a file below a folder has a function of this name.
fn has_test(dir: &Path, name: &str) -> bool {
    let entries = fs::read_dir(dir).into_iter().flatten().flatten().map(|it| it.path());
    entries.into_iter().any(|path| match path.is_dir() {
        true => has_test(&path, name),
        false => fs::read_to_string(path).is_ok_and(|it| it.contains(&format!("fn {name}()"))),
    })
}
