//! A player mat: the tiles still to be built, and mats as documents.

use kit::{At, Boxed, DocumentError, Message};
use serde::{Deserialize, Serialize};

use crate::components::{Era, Industry, TILES, n_levels, tile};

/// The tiles left on a player mat, by industry and level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Mat(pub [[u8; 8]; 6]);

impl Mat {
    /// All 45 tiles of a side.
    pub const STANDARD: Mat = {
        let mut mat = [[0; 8]; 6];
        let mut industry = 0;
        while industry < 6 {
            let mut level = 0;
            while level < TILES[industry].len() {
                mat[industry][level] = TILES[industry][level].count;
                level += 1;
            }
            industry += 1;
        }
        Mat(mat)
    };

    /// The lowest level left of an industry.
    #[inline]
    pub fn lowest(&self, industry: Industry) -> Option<u8> {
        let levels = u64::from_le_bytes(self.0[industry as usize]);
        (levels != 0).then(|| levels.trailing_zeros() as u8 / 8 + 1)
    }

    /// The lowest level left of an industry, if it may be built in this era.
    #[inline]
    pub fn buildable(&self, industry: Industry, era: Era) -> Option<u8> {
        self.lowest(industry).filter(|&level| is_of(industry, level, era))
    }

    /// Takes the lowest tile of an industry off the mat.
    #[inline]
    pub fn take(&mut self, industry: Industry) -> u8 {
        let level = self.lowest(industry).expect("a tile is left");
        self.0[industry as usize][usize::from(level) - 1] -= 1;
        level
    }

    /// Removes what may not be built in the rail era.
    pub fn keep_rail(&mut self) {
        for &industry in Industry::ALL {
            for level in 1..=n_levels(industry) {
                if !tile(industry, level).rail {
                    self.0[industry as usize][usize::from(level) - 1] = 0;
                }
            }
        }
    }

    /// How many tiles are left.
    pub fn len(&self) -> u32 {
        self.0.iter().flatten().map(|&it| u32::from(it)).sum()
    }

    /// Whether no tile is left.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Whether a tile may be built in an era.
#[inline]
pub(crate) fn is_of(industry: Industry, level: u8, era: Era) -> bool {
    let spec = tile(industry, level);
    match era {
        Era::Canal => spec.canal,
        Era::Rail => spec.rail,
    }
}

/// A mat as a document: how many tiles of each level, level 1 first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MatDocument {
    /// What the mat is called.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Cotton mills of levels 1 to 4.
    pub cotton_mill: Vec<u8>,
    /// Coal mines of levels 1 to 4.
    pub coal_mine: Vec<u8>,
    /// Iron works of levels 1 to 4.
    pub iron_works: Vec<u8>,
    /// Manufacturers of levels 1 to 8.
    pub manufacturer: Vec<u8>,
    /// Potteries of levels 1 to 5.
    pub pottery: Vec<u8>,
    /// Breweries of levels 1 to 4.
    pub brewery: Vec<u8>,
}

impl MatDocument {
    /// The document of a mat.
    pub fn of(mat: &Mat, name: &str) -> MatDocument {
        let row = |it: Industry| mat.0[it as usize][..usize::from(n_levels(it))].to_vec();
        MatDocument {
            name: name.to_owned(),
            cotton_mill: row(Industry::CottonMill),
            coal_mine: row(Industry::CoalMine),
            iron_works: row(Industry::IronWorks),
            manufacturer: row(Industry::Manufacturer),
            pottery: row(Industry::Pottery),
            brewery: row(Industry::Brewery),
        }
    }

    fn row(&self, industry: Industry) -> &[u8] {
        match industry {
            Industry::CottonMill => &self.cotton_mill,
            Industry::CoalMine => &self.coal_mine,
            Industry::IronWorks => &self.iron_works,
            Industry::Manufacturer => &self.manufacturer,
            Industry::Pottery => &self.pottery,
            Industry::Brewery => &self.brewery,
        }
    }

    /// The mat this document describes.
    ///
    /// # Errors
    ///
    /// If it has more tiles of a level than the box, or levels that do not exist.
    pub fn mat(&self) -> Result<Mat, DocumentError> {
        let mut mat = Mat([[0; 8]; 6]);
        for &industry in Industry::ALL {
            let row = self.row(industry);
            if row.len() != usize::from(n_levels(industry)) {
                let expected = Message::new("expected-levels").with("n", n_levels(industry));
                return Err(DocumentError::new(expected, row.len()).in_field(industry.key()));
            }
            for (at, &count) in row.iter().enumerate() {
                let level = at as u8 + 1;
                let most = tile(industry, level).count;
                if most < count {
                    let expected = Message::new("expected-at-most-level")
                        .with("most", most)
                        .with("level", level);
                    return Err(DocumentError::new(expected, count).in_field(industry.key()));
                }
                mat.0[industry as usize][at] = count;
            }
        }
        Ok(mat)
    }
}

impl MatDocument {
    /// Those of our own, the easiest first: made to a strength out of the tiles of the box,
    /// and printed nowhere.
    pub const OURS: [&'static str; 5] =
        ["casual-50", "greedy-75", "greedy-50", "greedy-25", "hardest"];
}

impl Boxed for MatDocument {
    kit::documents!(MatDocument, "mat", {
        "easy" = "../mats/easy.toml",
        "medium" = "../mats/medium.toml",
        "hard" = "../mats/hard.toml",
        "casual-50" = "../mats/casual-50.toml",
        "greedy-75" = "../mats/greedy-75.toml",
        "greedy-50" = "../mats/greedy-50.toml",
        "greedy-25" = "../mats/greedy-25.toml",
        "hardest" = "../mats/hardest.toml",
    });

    fn name(&self) -> &str {
        &self.name
    }

    fn is_like(document: &toml::Table) -> bool {
        Industry::ALL.iter().any(|it| document.contains_key(it.key()))
    }

    fn check(&self, _at: At) -> Result<(), DocumentError> {
        self.mat().map(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mat_holds_no_more_than_the_box() {
        let mut document = MatDocument::of(&Mat::STANDARD, "");
        assert_eq!(document.mat().unwrap().len(), 45);
        document.coal_mine[1] = 9;
        let error = document.mat().unwrap_err();
        assert_eq!(error.to_string(), "coal-mine: expected [expected-at-most-level], found 9");
    }
}
