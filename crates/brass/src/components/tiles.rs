//! The industry tiles of one side, as printed.

use crate::components::Industry;

/// An industry tile, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileSpec {
    /// How many a side has.
    pub count: u8,
    /// What it costs in pounds.
    pub cost: i16,
    /// The coal it takes to build.
    pub coal: u8,
    /// The iron it takes to build.
    pub iron: u8,
    /// Points when flipped.
    pub vp: i16,
    /// Link icons when flipped.
    pub links: u8,
    /// Spaces the income marker advances when it flips.
    pub income: u8,
    /// Barrels it takes to sell; none for what is not sold.
    pub beer: u8,
    /// Cubes it brings; a brewery's barrels depend on the era.
    pub cubes: u8,
    /// Whether it may be built in the canal era.
    pub canal: bool,
    /// Whether it may be built in the rail era.
    pub rail: bool,
    /// Whether it may be developed away: potteries with a lightbulb may not.
    pub developable: bool,
}

/// Every tile by industry and level; level 1 first.
pub const TILES: [&[TileSpec]; 6] =
    [COTTON_MILLS, COAL_MINES, IRON_WORKS, MANUFACTURERS, POTTERIES, BREWERIES];

/// The tile of an industry at a level from 1.
#[inline]
pub fn tile(industry: Industry, level: u8) -> &'static TileSpec {
    &TILES[industry as usize][usize::from(level) - 1]
}

/// How many levels an industry has.
pub fn n_levels(industry: Industry) -> u8 {
    TILES[industry as usize].len() as u8
}

/// Both eras, the canal era alone, the rail era alone; with or without lightbulb.
const BOTH: (bool, bool, bool) = (true, true, true);
const CANAL: (bool, bool, bool) = (true, false, true);
const RAIL: (bool, bool, bool) = (false, true, true);
const LIGHTBULB: (bool, bool, bool) = (true, true, false);

/// Count, cost, coal and iron; points, link icons, income, beer, cubes; when.
const fn t(
    (count, cost, coal, iron): (u8, i16, u8, u8),
    (vp, links, income, beer, cubes): (i16, u8, u8, u8, u8),
    (canal, rail, developable): (bool, bool, bool),
) -> TileSpec {
    TileSpec { count, cost, coal, iron, vp, links, income, beer, cubes, canal, rail, developable }
}

const COTTON_MILLS: &[TileSpec] = &[
    t((3, 12, 0, 0), (5, 1, 5, 1, 0), CANAL),
    t((2, 14, 1, 0), (5, 2, 4, 1, 0), BOTH),
    t((3, 16, 1, 1), (9, 1, 3, 1, 0), BOTH),
    t((3, 18, 1, 1), (12, 1, 2, 1, 0), BOTH),
];

const COAL_MINES: &[TileSpec] = &[
    t((1, 5, 0, 0), (1, 2, 4, 0, 2), CANAL),
    t((2, 7, 0, 0), (2, 1, 7, 0, 3), BOTH),
    t((2, 8, 0, 1), (3, 1, 6, 0, 4), BOTH),
    t((2, 10, 0, 1), (4, 1, 5, 0, 5), BOTH),
];

const IRON_WORKS: &[TileSpec] = &[
    t((1, 5, 1, 0), (3, 1, 3, 0, 4), CANAL),
    t((1, 7, 1, 0), (5, 1, 3, 0, 4), BOTH),
    t((1, 9, 1, 0), (7, 1, 2, 0, 5), BOTH),
    t((1, 12, 1, 0), (9, 1, 1, 0, 6), BOTH),
];

const MANUFACTURERS: &[TileSpec] = &[
    t((1, 8, 1, 0), (3, 2, 5, 1, 0), CANAL),
    t((2, 10, 0, 1), (5, 1, 1, 1, 0), BOTH),
    t((1, 12, 2, 0), (4, 0, 4, 0, 0), BOTH),
    t((1, 8, 0, 1), (3, 1, 6, 1, 0), BOTH),
    t((2, 16, 1, 0), (8, 2, 2, 2, 0), BOTH),
    t((1, 20, 0, 0), (7, 1, 6, 1, 0), BOTH),
    t((1, 16, 1, 1), (9, 0, 4, 0, 0), BOTH),
    t((2, 20, 0, 2), (11, 1, 1, 1, 0), BOTH),
];

const POTTERIES: &[TileSpec] = &[
    t((1, 17, 0, 1), (10, 1, 5, 1, 0), LIGHTBULB),
    t((1, 0, 1, 0), (1, 1, 1, 1, 0), BOTH),
    t((1, 22, 2, 0), (11, 1, 5, 2, 0), LIGHTBULB),
    t((1, 0, 1, 0), (1, 1, 1, 1, 0), BOTH),
    t((1, 24, 2, 0), (20, 1, 5, 2, 0), RAIL),
];

const BREWERIES: &[TileSpec] = &[
    t((2, 5, 0, 1), (4, 2, 4, 0, 0), CANAL),
    t((2, 7, 0, 1), (5, 2, 5, 0, 0), BOTH),
    t((2, 9, 0, 1), (7, 2, 5, 0, 0), BOTH),
    t((1, 9, 0, 1), (10, 2, 5, 0, 0), RAIL),
];
