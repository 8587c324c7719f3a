//! `licences`: what the licences of the program and of everything in it ask to be told.

use crate::answer::{Answer, Failure};

/// The notices, as `cargo xtask notices` gathers them.
pub(crate) const NOTICES: &str = include_str!("../../../docs/licences.txt");

/// Prints the notices.
pub(crate) fn run() -> Result<Answer, Failure> {
    Ok(Answer::yes(NOTICES))
}
