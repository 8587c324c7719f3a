//! The site: the web app with the browser as its home.

use crate::step::{Step, cargo, has, program};

/// Where the tests look for it.
pub(crate) const FOR_TESTS: &str = "target/site-for-tests";

/// The profile of a site for people, and that of one for tests, which is larger but
/// built in half the time.
pub(crate) const SMALL: &str = "site";
pub(crate) const QUICK: &str = "trial";

/// Builds the program for the browser and makes the folder. Who makes it is a
/// program of its own: what it takes to bind a program to a browser is not built
/// for every other command.
pub(crate) fn make(profile: &str, folder: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    if has("rustup") {
        steps.push(program("browser target", "rustup", "target add wasm32-unknown-unknown"));
    }
    steps.push(cargo(
        "program for the browser",
        &format!("build -p offline --profile {profile} --target wasm32-unknown-unknown"),
    ));
    let made = format!("target/wasm32-unknown-unknown/{profile}/offline.wasm");
    if profile == QUICK {
        // The tests have been built with it: nothing is built a second time.
        let built = "build --workspace --all-features --profile laws --bin site";
        steps.push(cargo("who makes the site", built));
        steps.push(program("site", "target/laws/site", &format!("{made} {folder}")));
    } else {
        steps.push(cargo("site", "run --quiet -p site --").args([&made, folder, "--small"]));
    }
    steps
}
