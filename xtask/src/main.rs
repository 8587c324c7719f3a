//! What people and CI run: `cargo xtask test`, `cargo xtask bench`.

mod step;

use std::process::ExitCode;

use step::{Step, cargo, has, run};

const USAGE: &str = "\
usage: cargo xtask COMMAND

  test    everything that must pass: format, lints, tests, doc tests, docs
  bench   the benchmarks
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["test"] => run(&test()),
        ["bench"] => run(&bench()),
        ["help" | "--help" | "-h"] => {
            step::say(USAGE);
            ExitCode::SUCCESS
        }
        _ => {
            step::say(USAGE);
            ExitCode::from(2)
        }
    }
}

/// Everything that must pass.
fn test() -> Vec<Step> {
    let tests = if has("cargo-nextest") {
        cargo("tests", "nextest run --workspace --all-features --cargo-profile laws --no-fail-fast")
    } else {
        cargo("tests", "test --workspace --all-features --profile laws --lib --bins --tests")
    };
    vec![
        cargo("format", "fmt --all -- --check"),
        cargo("lints", "clippy --workspace --all-targets --all-features -- -D warnings"),
        // Optimised: laws play thousands of games.
        tests,
        cargo("doc tests", "test --workspace --all-features --profile laws --doc"),
        cargo("docs", "doc --workspace --no-deps --all-features --document-private-items")
            .env("RUSTDOCFLAGS", "-D warnings"),
    ]
}

/// The benchmarks.
fn bench() -> Vec<Step> {
    vec![cargo("benchmarks", "bench --workspace --benches")]
}
