//! What people and CI run: tests, benchmarks, screenshots, load.

mod browser;
mod css;
mod difficulty;
mod lesions;
mod new_game;
mod python;
mod quick;
#[cfg(feature = "release")]
mod release;
mod site;
mod step;
#[cfg(feature = "train")]
mod train;

use std::process::ExitCode;

use browser::browser;
use step::{Step, cargo, has, run, together};

const USAGE: &str = "\
usage: cargo xtask COMMAND

  test          everything that must pass: format, lints, tests, doc tests, docs, browser tests
  test --quick  format, lints and the quick tests, not optimised; tells what it leaves out
  bench         the benchmarks
  browser       install what is missing to drive a browser: Chromium and its driver
  css           the style sheets in the form that the tests demand
  screenshots   pictures of each main screen of the web app into docs/screenshots
  snapshots     marks of some hundreds of pages, as they are now, for the test that compares them
  fuzz [N]      spoilt records, positions, documents, actions and requests, for N seconds (60) each
  new-game NAME a small game with its automa that can be played at once, and what to change then
  new-game --try
                makes one in a copy and runs its tests
  python        the Python package: its tests, its types, the wheel, a cluster, benchmarks
  lesions [GAME [RULE...]]
                break rules in a copy; the proof cited for each must fail
  kills         starts of the web app killed at every moment, and what the next one shows
  load          the web app with 1,000 games and 50 requests in flight for 60 seconds
  load --nginx  the same by way of nginx, where it is installed
  load --players
                plain pages while six clients ask for the player search for 30 seconds
  load --analysis
                plain pages while a finished game of each kind is analysed for 30 seconds
  site --out FOLDER
                the web app as a folder of plain files, with the browser as its home
  site --measure
                how large that is, and how quick its pages are
  release --out FOLDER [--only SYSTEM,...] [--dirty]
                everything for people without a compiler, each part of it tried; --try FOLDER tries one again
  notices       docs/licences.txt anew: what the licences of everything that ships ask to be told
  deny          licences, sources and, with a network, advisories of all dependencies (cargo deny)
  train GAME [--rounds N] [--seed S]
                play, fit and write the weights of a game's players; the log goes to docs/training
  difficulty [GAME] [--player P] [--games N]
                every automa and level against every player: the data that ships and docs/difficulty.md;
                of a part, the rest stays as it was
  calibrate [GAME] [--player P] [--games N]
                what the coach predicted and what came of it: data, page and pictures;
                --page writes the page and the pictures from the data
  threads       what a second thread adds to many games
  pace          how long pages of the games take, and a tap until its effect is seen
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["test"] => run(&test()),
        ["test", "--quick"] => {
            run(&format().into_iter().chain(quick::steps(LINTS)).collect::<Vec<_>>())
        }
        ["python"] => run(&python::all()),
        ["bench"] => run(&bench()),
        ["browser"] => run(&browser()),
        ["css"] => css::run(css::Deed::Write),
        ["css", "--check"] => css::run(css::Deed::Check),
        ["screenshots"] => run(&screenshots()),
        ["snapshots"] => run(&snapshots()),
        ["fuzz"] => run(&fuzz("60")),
        ["fuzz", seconds] if seconds.parse::<u64>().is_ok() => run(&fuzz(seconds)),
        ["lesions", ref words @ ..] => lesions::run(words),
        ["new-game", "--try"] => new_game::run_trial(),
        ["new-game", name] => new_game::run(name),
        ["kills"] => {
            run(&[cargo("kills", "test --profile laws --all-features -p automatable --test kills")])
        }
        ["load"] => run(&[cargo("load", "test --release -p automatable --test load")]),
        ["load", "--players"] => {
            run(&[cargo("load", "test --release -p automatable --test load -- --players")])
        }
        ["load", "--analysis"] => {
            run(&[cargo("load", "test --release -p automatable --test load -- --analysis")])
        }
        ["load", "--nginx"] => match has_nginx() {
            true => run(&[cargo("load", "test --release -p automatable --test load -- --nginx")]),
            false => run(&[step::ask("nginx is missing (Debian: apt-get install nginx)")]),
        },
        ["site", "--out", folder] => run(&site::make(site::SMALL, folder)),
        ["site", "--measure"] => run(&measure()),
        ["release", ref words @ ..] => release("release", words),
        ["notices"] => release("notices", &[]),
        ["deny"] => run(&deny()),
        ["train", ref words @ ..] => train(words),
        ["difficulty", ref words @ ..] => match difficulty::run(words) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                step::say(&error);
                ExitCode::FAILURE
            }
        },
        ["calibrate", ref words @ ..] => calibrate(words),
        ["threads"] => run(&[cargo("threads", "bench -p lab --bench threads")]),
        ["pace"] => run(&pace()),
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

/// Trains a game's players: in a program of its own, optimised and with the
/// games in it, which no other command needs.
#[cfg(not(feature = "train"))]
fn train(words: &[&str]) -> ExitCode {
    let mut program = "run --quiet --release --package xtask --features train -- train".to_owned();
    words.iter().for_each(|it| program += &format!(" {it}"));
    run(&[cargo("training", &program)])
}

#[cfg(feature = "train")]
fn train(words: &[&str]) -> ExitCode {
    train::run(words)
}

/// Makes a release or the notices: in a program of its own, with what packs in it.
#[cfg(not(feature = "release"))]
fn release(command: &str, words: &[&str]) -> ExitCode {
    let program = format!("run --quiet --package xtask --features release -- {command}");
    let step = words.iter().fold(cargo("release", &program), |step, it| step.args([it]));
    run(&[step])
}

#[cfg(feature = "release")]
fn release(command: &str, words: &[&str]) -> ExitCode {
    let done = match command {
        "notices" => release::renew_notices(),
        _ => release::run(words),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            step::say(&error);
            ExitCode::FAILURE
        }
    }
}

/// Whether nginx can be run: it tells its version by one letter alone.
fn has_nginx() -> bool {
    std::process::Command::new("nginx").arg("-v").output().is_ok_and(|it| it.status.success())
}

/// What `deny.toml` says of all dependencies.
fn deny() -> Vec<Step> {
    match has("cargo-deny") {
        true => vec![cargo("dependencies", "deny check")],
        false => vec![step::ask("cargo-deny is missing: cargo install --locked cargo-deny")],
    }
}

/// Calibrates the coach: in a program of its own, optimised and with the games in it.
fn calibrate(words: &[&str]) -> ExitCode {
    let mut program = "run --quiet --release --package coach --example calibrate --".to_owned();
    words.iter().for_each(|it| program += &format!(" {it}"));
    run(&[cargo("calibration", &program)])
}

/// Lints of everything, and of what is no part of a plain `cargo test`.
const LINTS: &str = "clippy --workspace --all-targets --all-features --test browser --test offline \
    --test home --test screenshots --test kills --test load --test pace -- -D warnings";

/// Every test that `cargo xtask test` runs, and who makes the site: built at once.
const BUILT: &str = "test --no-run --workspace --all-features --profile laws --lib --bins --tests \
    --test browser --test offline";

/// Everything that must pass: first what is missing (nobody wants to hear of it after
/// ten minutes), then whatever is built, then whatever runs, which has both cores.
fn test() -> Vec<Step> {
    let mut steps = browser();
    steps.extend(format());
    // Optimised: laws play thousands of games.
    steps.push(together("what is built", vec![cargo("tests, built", BUILT)], read()));
    steps.extend([
        if has("cargo-nextest") {
            let args = "nextest run --workspace --all-features --cargo-profile laws --no-fail-fast";
            cargo("tests", args)
        } else {
            cargo("tests", "test --workspace --all-features --profile laws --lib --bins --tests")
        },
        cargo("doc tests", "test --workspace --all-features --profile laws --doc"),
        cargo("a new game", "run --quiet --package xtask -- new-game --try"),
    ]);
    steps.extend(python::steps());
    steps.extend(site::folder(site::QUICK, site::FOR_TESTS));
    steps.push(in_browser("browser tests", "browser", " -- --test-threads=2"));
    steps.push(in_browser("tests without a server", "offline", " -- --test-threads=2"));
    steps
}

/// The form of sources and styles.
fn format() -> [Step; 2] {
    [
        cargo("format", "fmt --all -- --check"),
        cargo("format of the styles", "run --quiet --package xtask -- css --check"),
    ]
}

/// What reads the sources and runs nothing, and the program for the browser: nothing of
/// it is shared with the tests.
fn read() -> Vec<Step> {
    let mut steps = vec![
        cargo("lints", LINTS),
        // As people build it: tests have every feature on.
        cargo("lints without features", "clippy --workspace --lib --bins -- -D warnings"),
        cargo("docs", "doc --workspace --no-deps --all-features --document-private-items")
            .env("RUSTDOCFLAGS", "-D warnings"),
    ];
    steps.extend(site::program(site::QUICK));
    steps.push(cargo(
        "lints of the pages for a service worker",
        "clippy -p offline -p offline-print --target wasm32-unknown-unknown -- -D warnings",
    ));
    steps
}

/// Spoilt texts of every game and spoilt requests, from a seed that is another
/// each time.
fn fuzz(seconds: &str) -> Vec<Step> {
    let since = std::time::UNIX_EPOCH.elapsed().map_or(1, |it| it.as_secs()).to_string();
    let tests = [
        ("fuzz the games", "test --profile laws --workspace --test fuzz -- --nocapture"),
        ("fuzz the pages", "test --profile laws -p web --test site spoilt -- --nocapture"),
    ];
    let step =
        |(name, test)| cargo(name, test).env("FUZZ_SECONDS", seconds).env("FUZZ_SEED", &since);
    tests.map(step).into()
}

/// What hundreds of pages say now; those that the test finds changed lie in `target`.
fn snapshots() -> Vec<Step> {
    let test = "test --profile laws --all-features --workspace --test site every_page_is_as_it_was";
    vec![cargo("snapshots", test).env("UPDATE_SNAPSHOTS", "1")]
}

/// Pictures of the pages.
fn screenshots() -> Vec<Step> {
    let mut steps = browser();
    steps.push(in_browser("screenshots", "screenshots", ""));
    steps
}

/// Pages alone and taps in a browser.
fn pace() -> Vec<Step> {
    let mut steps = browser();
    steps.push(cargo("pace", "test --release -p automatable --test pace"));
    steps
}

/// Size and speed of the site in a browser.
fn measure() -> Vec<Step> {
    let mut steps = browser();
    steps.extend(site::make(site::SMALL, site::FOR_TESTS));
    steps.push(in_browser("measure", "home", ""));
    steps
}

/// A test of the running program that is not part of a plain `cargo test`.
fn in_browser(name: &'static str, test: &str, args: &str) -> Step {
    cargo(name, &format!("test --workspace --all-features --profile laws --test {test}{args}"))
}

/// The benchmarks.
fn bench() -> Vec<Step> {
    vec![cargo("benchmarks", "bench --workspace --benches")]
}
