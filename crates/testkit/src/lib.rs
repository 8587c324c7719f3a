//! Laws and harnesses for the tests of every game; a dev-dependency only.
//!
//! A game's `tests/game.rs` is short. This one is the toy's, on which all laws
//! run:
//!
//! ```
//! use kit::{Game, Random};
//! use testkit::toy::{Toy, conserved};
//!
//! let game = Toy::new(&Default::default())?;
//! // Random games: options, notation, decisions, words, positions, replay, undo.
//! testkit::laws::check(&game, 0..3, conserved);
//! // Tampered positions are refused or can be played.
//! testkit::laws::check_positions(&game, 0..3, conserved);
//! // The automa's cards come in the same order whatever people do.
//! testkit::laws::check_order(&game, 0..3, &["orders"]);
//! // The tables in `tests/scenarios`, and what must come of them.
//! let dir = env!("CARGO_MANIFEST_DIR");
//! testkit::scenarios::check::<Toy>(format!("{dir}/tests/scenarios"));
//! // The finished games in `tests/records`, one for each ending.
//! let endings = ["automa-wins", "human-wins", "draw"];
//! testkit::records::check::<Toy>(format!("{dir}/tests/records"), &endings);
//! // The counts in `tests/*.perft`.
//! testkit::perft::check::<Toy>(format!("{dir}/tests"));
//! // A playout takes nothing from the heap.
//! let mut player = Random::default();
//! assert_eq!(testkit::allocations(|| drop(kit::playout(&game, 1, &mut player))), 0);
//! # Ok::<(), kit::SetupError>(())
//! ```
//!
//! and [`coverage::check_page`] demands a proof of every rule and keeps
//! `docs/rules` true. `UPDATE_DOCS=1` writes the page anew, `UPDATE_RECORDS=1`
//! finds finished games for endings that have none.

mod allocations;
pub mod coverage;
mod files;
pub mod fuzz;
pub mod laws;
mod mutate;
pub mod perft;
pub mod records;
pub mod scenarios;
pub mod toy;

pub use allocations::{allocations, bytes_kept};
