#![deny(clippy::float_arithmetic)]
//! The coach: what a table is worth, what a game was made of, and what to do next.
//!
//! Everything is one number, V(table): the mean margin in the end of games played on from
//! there by `greedy` in the person's chair, the automa by its rules, every pile dealt anew.
//!
//! * the *choice* of a deed is V(after it) − V(after the deed `greedy` would have done),
//!   both dealt by the same dice: nought exactly where the person did as `greedy` does;
//! * *luck* is what V changed between two decisions, where nobody but chance chose;
//! * V(start) + luck + choices = the margin in the end, to the last thousandth.
//!
//! V is the mean over chance, so luck is nought on average whoever plays, and the choices
//! add up on average to what somebody is better than `greedy`. A *cost* is something else:
//! what the best deed found would have brought; it is never a gain and does not add up.
//!
//! Whole numbers, no clock, no thread: points in thousandths, chances in ten-thousandths,
//! and every roll follows from the record. An [`Analysis`] is made slice by slice
//! ([`Analysis::step`]) or in [`Job`]s that whoever has threads hands to them; a
//! [`Hinting`] gives three good deeds for a table. What comes of them ([`Report`],
//! [`Hint`]) is kept and read again; [`documents`] puts it into words.
//!
//! ```text
//! let mut analysis = Analysis::begin(&session)?;
//! let mut bench = Bench::new(session.game())?;
//! while !analysis.step(&mut bench).is_done() {}
//! let report = analysis.report();
//! ```

mod analysis;
mod bench;
mod comparing;
mod decision;
pub mod documents;
mod hint;
mod job;
mod likeness;
mod refused;
mod report;
mod stats;
mod sums;

pub use analysis::{Analysis, Progress};
pub use bench::Bench;
pub use comparing::{Comparing, Comparison, Verdict, is_whole};
pub use decision::print;
pub use hint::{Hint, Hinted, Hinting};
pub use job::Job;
pub use likeness::{Calibration, Likeness, Measured, likeness, measured};
pub use refused::Refused;
pub use report::{
    Again, Band, Deed, Judge, Judged, KindCost, Level, Moment, MomentKind, Note, Reason, Report,
    Share,
};
pub use stats::{CERTAIN, Mean, Sum, chance};

/// The name of the judge.
pub const JUDGE: &str = "greedy-rollouts";

/// Its version: raised when it would judge a table otherwise. What was made by another
/// version is made again.
pub const JUDGE_VERSION: u32 = 1;
