//! The clock that players with a budget of time look at.

use std::{sync::OnceLock, time::Instant};

/// Milliseconds since somebody first asked.
pub(crate) fn millis() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_millis().try_into().unwrap_or(u64::MAX)
}
