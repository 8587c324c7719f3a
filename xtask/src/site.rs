//! The site: the web app with the browser as its home.

use crate::step::{self, Step, cargo, has};

/// Where the tests look for it.
pub(crate) const FOR_TESTS: &str = "target/site-for-tests";

/// The profile of a site for people, and that of one for tests, which is larger but
/// built in half the time.
pub(crate) const SMALL: &str = "site";
pub(crate) const QUICK: &str = "trial";

/// Builds the programs for the browser and makes the folder.
pub(crate) fn make(profile: &str, folder: &str) -> Vec<Step> {
    let mut steps = program(profile);
    steps.extend(self::folder(profile, folder));
    steps
}

/// The programs for the browser: the pages, and what prints.
pub(crate) fn program(profile: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    if has("rustup") {
        let target = "target add wasm32-unknown-unknown";
        steps.push(step::program("browser target", "rustup", target));
    }
    steps.push(cargo(
        "programs for the browser",
        &format!(
            "build -p offline -p offline-print --profile {profile} --target wasm32-unknown-unknown"
        ),
    ));
    steps
}

/// The folder with those programs. Who makes it is a program of its own: what it takes to
/// bind a program to a browser is not built for every other command.
pub(crate) fn folder(profile: &str, folder: &str) -> Vec<Step> {
    let [program, press] = ["offline", "offline_print"]
        .map(|it| format!("target/wasm32-unknown-unknown/{profile}/{it}.wasm"));
    if profile == QUICK {
        // The tests have been built with it: nothing is built a second time.
        let built = "build --workspace --all-features --profile laws --bin site";
        let made =
            step::program("site", "target/laws/site", &format!("{program} {press} {folder}"));
        vec![cargo("who makes the site", built), made]
    } else {
        vec![cargo("site", "run --quiet -p site --").args([&program, &press, folder, "--small"])]
    }
}
