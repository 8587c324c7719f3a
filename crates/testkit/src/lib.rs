//! Laws and harnesses for the tests of every game; a dev-dependency only.
//!
//! A game's `tests/game.rs` is short: [`laws::check`] plays random games and
//! holds the laws that every game obeys, [`scenarios::check`] runs the tables in
//! `tests/scenarios`, [`records::check`] the finished games in `tests/records`,
//! [`perft::check`] the counts in `tests/*.perft`, [`coverage::check_page`]
//! demands a proof of every rule and keeps `docs/rules` true, and
//! [`allocations`] counts what a playout takes from the heap.

mod allocations;
pub mod coverage;
mod files;
pub mod laws;
pub mod perft;
pub mod records;
pub mod scenarios;
pub mod toy;

pub use allocations::allocations;
