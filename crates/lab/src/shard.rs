//! Shards: a run in several parts, on several machines.

use std::{fmt, ops::Range, str::FromStr};

/// One of several equal parts of a run: `2/4` is the second of four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    nth: u64,
    of: u64,
}

/// A text that names no part of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShardError {
    found: String,
}

impl Shard {
    /// The whole run.
    pub const WHOLE: Shard = Shard { nth: 1, of: 1 };

    /// The numbers of this shard's games out of `n_games`: one block, so that
    /// the parts put together are the run.
    ///
    /// ```
    /// let second: lab::Shard = "2/3".parse().unwrap();
    /// assert_eq!(second.games(10), 3..6);
    /// ```
    pub fn games(self, n_games: u64) -> Range<u64> {
        let cut = |at: u64| {
            let cut = u128::from(n_games) * u128::from(at) / u128::from(self.of);
            u64::try_from(cut).expect("a part is no more than the whole")
        };
        cut(self.nth - 1)..cut(self.nth)
    }

    /// Its number, from 1.
    pub fn nth(self) -> u64 {
        self.nth
    }

    /// How many there are.
    pub fn of(self) -> u64 {
        self.of
    }

    /// Whether it is the whole run.
    pub fn is_whole(self) -> bool {
        self == Shard::WHOLE
    }
}

impl FromStr for Shard {
    type Err = ShardError;

    fn from_str(text: &str) -> Result<Shard, ShardError> {
        let error = || ShardError { found: text.to_owned() };
        let (nth, of) = text.split_once('/').ok_or_else(error)?;
        let (nth, of) = (nth.parse().map_err(|_| error())?, of.parse().map_err(|_| error())?);
        if (1..=of).contains(&nth) { Ok(Shard { nth, of }) } else { Err(error()) }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.nth, self.of)
    }
}

impl fmt::Display for ShardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected I/N with I from 1 to N, e.g. 2/4, found `{}`", self.found)
    }
}

impl std::error::Error for ShardError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_put_together_are_the_run() {
        let parts: Vec<u64> = (1..=4).flat_map(|nth| Shard { nth, of: 4 }.games(10)).collect();
        assert_eq!(parts, (0..10).collect::<Vec<u64>>());
    }

    #[test]
    fn no_part_is_numbered_zero_or_beyond() {
        for text in ["0/4", "5/4", "1", "a/b", "1/0", "-1/2", ""] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
    }
}
