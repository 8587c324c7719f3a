//! The lab: many games at once, and what they show.
//!
//! Results follow from seeds alone. Whatever threads do, they only add whole
//! numbers, and adding whole numbers does not mind the order; the first
//! division comes when the last game is over.

mod begun;
mod compare;
mod csv;
mod folder;
mod keeper;
mod luck;
mod many;
mod merge;
mod parquet;
mod provenance;
mod ranks;
mod results;
mod run;
mod said;
mod shard;
mod stats;
mod study;
mod summary;
mod thrift;
mod trouble;
mod tune;
mod worth;

pub use begun::{Begun, Mismatch, ResumeError};
pub use compare::{Comparison, Difference, Estimates, Side, compare};
pub use desk::wilson95;
pub use folder::{BEGUN, CSV, Finished, Folder, FolderError, PARQUET, SUMMARY};
pub use keeper::simulate_rows;
pub use luck::{Luck, luck};
pub use many::{Comparisons, Other, compare_many};
pub use merge::{MergeError, merge, read_rows};
pub use provenance::{COMMIT, Fingerprints, Provenance, Trait, VERSION};
pub use results::{Row, Winner};
pub use run::{Guest, Run, RunError, simulate, simulate_each};
pub use said::{decimals, signed, tune_sentence, win_sentence, worth_sentence};
pub use shard::{Shard, ShardError};
pub use stats::{Estimate, Spread, Sum, Total, holm, normal_quantile, paired95, two_sided};
pub use study::{CardStudy, CurvePoint, Quartiles, RuleStudy, Study, Upkeep, distribution, study};
pub use summary::{Choices, Counters, Summary, Sums, Totals};
pub use trouble::refused;
pub use tune::{FRESH, Fresh, Move, Step, Tuning, Wish, tune};
pub use worth::{Item, ItemSums, Part, Variant, Worth, WorthError, WorthPlan, variants, worth};

/// What the lab says of its results, in English, French and Spanish (Fluent).
pub const TEXTS: [&str; 3] = [
    include_str!("../i18n/en.ftl"),
    include_str!("../i18n/fr.ftl"),
    include_str!("../i18n/es.ftl"),
];
