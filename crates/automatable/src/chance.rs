//! Numbers that nobody can guess.

use std::{collections::hash_map::RandomState, hash::BuildHasher};

/// 64 bits of the operating system's randomness.
pub(crate) fn entropy() -> u64 {
    // The keys of a new hasher come from the same source by another way.
    getrandom::u64().unwrap_or_else(|_| RandomState::new().hash_one(std::time::Instant::now()))
}
