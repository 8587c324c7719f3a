//! The crates: what is in the box.

use std::{fmt, str::FromStr};

use kit::{NotationError, Numbered, number};
use serde::Serialize;

use crate::words;

/// How many crates there are: one of each cargo for every worth.
pub const N_CRATES: usize = 15;

/// A crate, by its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Crate(pub u8);

/// What a crate holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cargo {
    /// Tea.
    Tea,
    /// Silk.
    Silk,
    /// Salt.
    Salt,
}

impl Cargo {
    /// Every cargo.
    pub const ALL: [Cargo; 3] = [Cargo::Tea, Cargo::Silk, Cargo::Salt];

    /// Its word in documents and texts.
    pub fn key(self) -> &'static str {
        ["tea", "silk", "salt"][self as usize]
    }
}

impl Crate {
    /// What it holds.
    pub fn cargo(self) -> Cargo {
        Cargo::ALL[usize::from(self.0 % 3)]
    }

    /// What it is worth: 1 to 5.
    pub fn worth(self) -> u8 {
        self.0 / 3 + 1
    }
}

impl Numbered for Crate {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn numbered(number: u8) -> Crate {
        Crate(number)
    }
}

impl fmt::Display for Crate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Crate {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Crate, NotationError> {
        let number = number(text).filter(|&it| usize::from(it) < N_CRATES);
        number.map(Crate).ok_or_else(|| NotationError::new(words::a_crate(), text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Covers R1.
    #[test]
    fn there_is_one_crate_of_each_cargo_for_every_worth() {
        let all = (0..N_CRATES as u8).map(Crate);
        for cargo in Cargo::ALL {
            let worth: Vec<u8> =
                all.clone().filter(|it| it.cargo() == cargo).map(Crate::worth).collect();
            assert_eq!(worth, [1, 2, 3, 4, 5], "{}", cargo.key());
        }
    }
}
