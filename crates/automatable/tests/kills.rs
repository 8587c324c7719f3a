//! `cargo xtask kills`: many kills of a first start, of a rescue and of a start on
//! a file in rollback mode, and what the next start shows.

#![cfg_attr(unix, expect(clippy::unwrap_used, reason = "what cannot be asked cannot be counted"))]
#![expect(clippy::print_stdout, reason = "the figures are the result")]

#[cfg(unix)]
#[path = "crash/kills.rs"]
mod kills;
#[cfg(unix)]
#[path = "serve/server.rs"]
#[expect(dead_code, reason = "the crash tests need more of it")]
mod server;

#[cfg(unix)]
fn main() {
    use kills::Start;
    let mut is_well = true;
    for (start, name, n_kills, n_games) in [
        (Start::First, "a first start", 250, 0),
        (Start::Rescue, "a rescue", 80, 60),
        (Start::Rollback, "a start on a file in rollback mode", 30, 60),
    ] {
        let figures = kills::loop_of(start, n_kills, n_games);
        println!("{name}, {n_games} games: {figures}");
        is_well &= figures.faults.is_empty();
    }
    assert!(is_well, "every next start shows every game");
}

#[cfg(not(unix))]
fn main() {
    println!("nobody is killed here: that needs the signals of a Unix");
}
