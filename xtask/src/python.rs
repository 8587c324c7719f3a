//! The Python package: built and tested in a folder of its own, if Python is there.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::step::{Step, cargo, note, program};

/// Everything of it: the extension, the environments, the wheels.
const TARGET: &str = "target/python";
/// The crate stands outside the workspace: what links to Python is no part of it.
const MANIFEST: &str = "--manifest-path crates/python/Cargo.toml";
/// The oldest Python that it is for.
const OLDEST: &str = "3.10";
/// What the tests need; all of it is small.
const NEEDED: &str = "numpy gymnasium pettingzoo pytest tomli";
/// What the heavy tests need besides.
const NEEDED_TOO: &str = "maturin mypy pyarrow ray";

/// What `cargo xtask test` does: the extension, quick to build, and its tests.
pub(crate) fn steps() -> Vec<Step> {
    let Some(python) = found(is_new_enough) else {
        let text = format!(
            "not run: the tests of the Python package. Install Python {OLDEST} or newer with venv \
             (Debian: apt-get install python3-venv)."
        );
        return vec![note("the Python package", text)];
    };
    let mut steps = venv(&python, NEEDED);
    steps.extend([
        cargo("format of the Python extension", &format!("fmt {MANIFEST} -- --check")),
        cargo(
            "the Python extension",
            &format!("build {MANIFEST} --profile quick --locked --target-dir {TARGET}"),
        ),
        run("tests of the Python package", "crates/python/tests/run.py quick"),
    ]);
    steps
}

/// What `cargo xtask python` does: all of that, the types, the wheel in an environment
/// of its own, a cluster of two nodes, and the benchmarks.
pub(crate) fn all() -> Vec<Step> {
    let mut steps =
        vec![cargo("the command line", "build --profile laws --all-features -p automatable")];
    steps.extend(self::steps());
    let Some(python) = found(is_new_enough) else { return steps };
    let lints = format!("clippy {MANIFEST} --profile quick --target-dir {TARGET} -- -D warnings");
    steps.push(cargo("lints of the Python extension", &lints));
    steps.extend(venv(&python, NEEDED_TOO));
    steps.extend([
        run("types", "-m mypy --config-file crates/python/pyproject.toml crates/python/python"),
        run("a cluster of two nodes", "crates/python/tests/run.py heavy"),
        run(
            "the wheel",
            "-m maturin build --release --locked -m crates/python/Cargo.toml \
             --target-dir target/python --out target/python/wheels",
        ),
        run("the wheel in an environment of its own", "crates/python/tests/run.py wheel"),
        run("benchmarks", "crates/python/tests/run.py bench"),
    ]);
    steps
}

/// An environment with these packages.
fn venv(python: &str, packages: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    if !Path::new(&interpreter()).exists() {
        steps.push(program("an environment for Python", python, &format!("-m venv {TARGET}/venv")));
    }
    steps.push(run("its packages", &format!("-m pip install --quiet {packages}")));
    steps
}

/// A step that the environment's own Python runs.
fn run(name: &'static str, words: &str) -> Step {
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    program(name, &interpreter(), &words)
}

fn interpreter() -> String {
    let path: PathBuf = match cfg!(windows) {
        true => [TARGET, "venv", "Scripts", "python.exe"].iter().collect(),
        false => [TARGET, "venv", "bin", "python"].iter().collect(),
    };
    path.display().to_string()
}

/// The first Python that will do.
fn found(will_do: impl Fn(&str) -> bool) -> Option<String> {
    ["python3", "python"].into_iter().find(|it| will_do(it)).map(str::to_owned)
}

/// Whether it is new enough, and can make environments.
fn is_new_enough(python: &str) -> bool {
    let (major, minor) = OLDEST.split_once('.').unwrap_or((OLDEST, "0"));
    let question =
        format!("import sys, venv, ensurepip; sys.exit(sys.version_info < ({major}, {minor}))");
    let asked = Command::new(python)
        .args(["-c", &question])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    asked.is_ok_and(|it| it.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_python_that_will_do_is_taken_and_none_if_none_will() {
        assert_eq!(found(|it| it == "python"), Some("python".to_owned()));
        assert_eq!(found(|_| false), None);
        assert!(!is_new_enough("no-such-python"));
    }
}
