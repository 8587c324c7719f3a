//! The lab: many games at once, and what they show.
//!
//! Results follow from seeds alone. Whatever threads do, they only add whole
//! numbers, and adding whole numbers does not mind the order; the first
//! division comes when the last game is over.

mod begun;
mod compare;
mod csv;
mod folder;
mod merge;
mod parquet;
mod provenance;
mod ranks;
mod results;
mod run;
mod shard;
mod stats;
mod summary;
mod thrift;
mod trouble;

pub use begun::{Begun, Mismatch, ResumeError};
pub use compare::{Comparison, Difference, Estimates, Side, compare};
pub use desk::wilson95;
pub use folder::{BEGUN, CSV, Finished, Folder, FolderError, PARQUET, SUMMARY};
pub use merge::{MergeError, merge};
pub use provenance::{COMMIT, Fingerprints, Provenance, Trait, VERSION};
pub use results::{Row, Winner};
pub use run::{Guest, Run, RunError, simulate, simulate_each};
pub use shard::{Shard, ShardError};
pub use stats::{Estimate, Spread, Sum, Total, paired95};
pub use summary::{Choices, Counters, Summary, Sums, Totals};
pub use trouble::refused;
