//! The lab: many games at once, and what they show.
//!
//! Results follow from seeds alone. Whatever threads do, they only add whole
//! numbers, and adding whole numbers does not mind the order; the first
//! division comes when the last game is over.

mod run;
mod shard;
mod stats;
mod summary;

pub use run::{Run, RunError, simulate};
pub use shard::{Shard, ShardError};
pub use stats::{Spread, Sum, wilson95};
pub use summary::{Choices, Counters, Summary};
