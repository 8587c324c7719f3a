//! A season: what is expected of tiles, places and the mat when so many deeds of
//! an era are left. It follows from the weights alone, so it is worked out once.

use ::brass::{
    Era, Industry, LINES, MERCHANT_LINK_ICONS, MERCHANTS, Mat, N_ROUNDS, SPACES, Space, TILES,
    n_levels, tile,
};

use super::weights::{Weight, Weights};

/// A chance that is certain: chances are whole numbers up to this.
pub(super) const SURE: i32 = 1024;

/// The deeds of a whole era.
const ERA_DEEDS: i32 = 20;

/// The ends of each line; one that joins two places has [`NOWHERE`] for its third.
pub(super) const ENDS: [[u8; 3]; LINES.len()] = {
    let mut ends = [[NOWHERE; 3]; LINES.len()];
    let mut line = 0;
    while line < LINES.len() {
        let (mut left, mut n) = (LINES[line].ends.0, 0);
        while left != 0 {
            ends[line][n] = left.trailing_zeros() as u8;
            left &= left - 1;
            n += 1;
        }
        line += 1;
    }
    ends
};

/// The number after the last place: nothing is ever expected there.
const NOWHERE: u8 = 27;

/// What is expected when so many deeds are left.
#[derive(Clone, Debug)]
pub(super) struct Season {
    /// The deeds left in this era.
    pub(super) deeds: i32,
    /// The incomes still to come.
    pub(super) incomes: i32,
    /// The chance that a coal mine flips in this era, by cubes and by whether the market is reached.
    pub(super) coal: [[i32; 2]; 8],
    /// The chance that iron works flip, by cubes.
    pub(super) iron: [i32; 8],
    /// The chance that a brewery flips, by barrels.
    pub(super) brewery: [i32; 4],
    /// The chance that goods are sold, by whether a buyer is connected and the beer is there.
    pub(super) sale: [[i32; 2]; 2],
    /// The chance that a tile that has not flipped in this era does so in the next, for a
    /// mine, works or brewery and for goods.
    pub(super) later: [i32; 2],
    /// The link icons expected at each place while nothing is built, in parts of [`SURE`].
    pub(super) icons: [i32; 28],
    /// The link icons expected of an empty space, in parts of [`SURE`].
    pub(super) free: i32,
    /// What the mat still offers of each industry, by tiles left on it.
    mat: [[i32; 12]; 6],
    /// Points of a pound in the purse.
    pub(super) purse: i32,
    /// The pounds that all deeds to come need.
    pub(super) need: i32,
    /// Rounds of income that a tile that waits to be flipped will still bring, in thousandths.
    pub(super) waiting: i32,
    /// Points of a barrel that something waits for.
    pub(super) barrel: i32,
    /// Points of a wild card.
    pub(super) wild: i32,
    /// Points of a place in the network.
    pub(super) place: i32,
    /// Points of coal and iron cubes on the map.
    pub(super) stock: [i32; 2],
}

impl Season {
    /// The season of a round with so many deeds of its turn left.
    pub(super) fn new(weights: &Weights, era: Era, round: u8, n_left: u8) -> Season {
        let is_canal = era == Era::Canal;
        let get = |it| weights.get(it);
        let by_era = |canal, rail| get(if is_canal { canal } else { rail });
        let rounds_left = i32::from(N_ROUNDS - round);
        let deeds = i32::from(n_left) + 2 * rounds_left;
        let time = |it| get(it) * deeds / ERA_DEEDS;
        let in_rail = |it| if is_canal { 0 } else { get(it) };
        let incomes = rounds_left + if is_canal { i32::from(N_ROUNDS) } else { 0 };
        let (canal, rail) = if is_canal { (deeds, ERA_DEEDS) } else { (0, deeds) };
        let free = by_era(Weight::FreeCanal, Weight::FreeRail) * deeds / ERA_DEEDS * SURE / 1000;
        let goods = |is: bool, it| if is { get(it) } else { 0 };
        let mut season = Season {
            deeds,
            incomes,
            coal: std::array::from_fn(|cubes| {
                let mine = get(Weight::Coal)
                    + get(Weight::CoalCube) * cubes as i32
                    + time(Weight::CoalTime)
                    + in_rail(Weight::CoalRail);
                [chance(mine), chance(mine + get(Weight::CoalMarket))]
            }),
            iron: std::array::from_fn(|cubes| {
                let works = get(Weight::Iron) + time(Weight::IronTime);
                chance(works + get(Weight::IronCube) * cubes as i32)
            }),
            brewery: std::array::from_fn(|barrels| {
                let brewery = get(Weight::Brewery) + time(Weight::BreweryTime);
                chance(brewery + get(Weight::BreweryBarrel) * barrels as i32)
            }),
            sale: [false, true].map(|is_bought| {
                [false, true].map(|has_beer| {
                    let sale =
                        get(Weight::Sale) + time(Weight::SaleTime) + in_rail(Weight::SaleRail);
                    let buyer = goods(is_bought, Weight::SaleBuyer);
                    let beer = goods(has_beer, Weight::SaleBeer);
                    if deeds == 0 { 0 } else { chance(sale + buyer + beer) }
                })
            }),
            later: [Weight::LaterSupply, Weight::LaterSale].map(|it| get(it) * SURE / 1000),
            icons: [0; 28],
            free,
            mat: [[0; 12]; 6],
            purse: match 0 < deeds || is_canal {
                true => by_era(Weight::PurseCanal, Weight::PurseRail),
                false => 0,
            },
            need: (canal * get(Weight::NeedCanal) + rail * get(Weight::NeedRail)) / 1000,
            waiting: (incomes * 1000 - get(Weight::Delay)).max(0),
            barrel: match is_canal {
                true => get(Weight::BarrelCanal),
                false => get(Weight::BarrelRail) * deeds.min(2) / 2,
            },
            wild: get(Weight::Wild) * deeds.min(4) / 4,
            place: by_era(Weight::PlaceCanal, Weight::PlaceRail) * deeds / ERA_DEEDS,
            stock: [in_rail(Weight::CoalStock), get(Weight::IronStock)]
                .map(|it| it * deeds / ERA_DEEDS),
        };
        for space in (0..SPACES.len() as u8).map(Space) {
            season.icons[space.location() as usize] += free;
        }
        for location in MERCHANTS {
            season.icons[location as usize] = i32::from(MERCHANT_LINK_ICONS) * SURE;
        }
        for &industry in Industry::ALL {
            for (n, &row) in ROWS[industry as usize].iter().enumerate() {
                season.mat[industry as usize][n] =
                    season.offer(weights, era, industry, row.to_le_bytes());
            }
        }
        season
    }

    /// What a mat still offers, industry by industry.
    pub(super) fn mat(&self, weights: &Weights, era: Era, mat: &Mat) -> i32 {
        let offer = |industry: Industry| {
            let row = u64::from_le_bytes(mat.0[industry as usize]);
            // The sum of eight small numbers in one word.
            let n_left = (row.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize;
            match ROWS[industry as usize].get(n_left) {
                Some(&usual) if usual == row => self.mat[industry as usize][n_left],
                _ => self.offer(weights, era, industry, mat.0[industry as usize]),
            }
        };
        Industry::ALL.iter().map(|&it| offer(it)).sum()
    }

    /// The best tile of an industry, less what must be developed away before.
    fn offer(&self, weights: &Weights, era: Era, industry: Industry, row: [u8; 8]) -> i32 {
        let get = |it| weights.get(it);
        let is_canal = era == Era::Canal;
        let (mut n_before, mut best) = (0, 0);
        'levels: for level in 1..=n_levels(industry) {
            let spec = tile(industry, level);
            for _ in 0..row[usize::from(level) - 1] {
                if spec.rail || (is_canal && spec.canal) {
                    let points = 1000 * i32::from(spec.vp);
                    // From level 2 a tile of the canal era scores again in the rail era.
                    let again = match is_canal && spec.canal && 1 < level {
                        true => points * self.deeds / ERA_DEEDS,
                        false => 0,
                    };
                    let pounds = i32::from(spec.cost) + 2 * i32::from(spec.coal + spec.iron);
                    let worth = points
                        + again
                        + get(Weight::TileIcon) * i32::from(spec.links)
                        + get(Weight::TileIncome) * i32::from(spec.income) * self.incomes / 20
                        - get(Weight::TilePound) * pounds
                        - get(Weight::TileBarrel) * i32::from(spec.beer);
                    let worth = match is_canal && !spec.rail {
                        true => worth * self.deeds / ERA_DEEDS,
                        false => worth,
                    };
                    best = best.max(worth - n_before * get(Weight::Before));
                }
                n_before += 1;
                if !spec.developable || 4 < n_before {
                    break 'levels;
                }
            }
        }
        let counts = get(if is_canal { Weight::MatCanal } else { Weight::MatRail });
        let deeds = if is_canal { ERA_DEEDS } else { self.deeds };
        best * counts / 1000 * deeds / ERA_DEEDS
    }
}

/// The rows of a mat from which the lowest tiles were taken, by tiles left.
const ROWS: [[u64; 12]; 6] = {
    let mut rows = [[0; 12]; 6];
    let mut industry = 0;
    while industry < 6 {
        let (mut level, mut n_left, mut row) = (TILES[industry].len(), 0, 0_u64);
        while 0 < level {
            level -= 1;
            let mut n = 0;
            while n < TILES[industry][level].count {
                row += 1 << (8 * level);
                n_left += 1;
                rows[industry][n_left] = row;
                n += 1;
            }
        }
        industry += 1;
    }
    rows
};

/// The logistic of 0, 1/8, 2/8, … 8: `1024 / (1 + exp(-n / 8))`.
const LOGISTIC: [i32; 65] = [
    512, 544, 576, 607, 637, 667, 695, 723, 749, 773, 796, 817, 837, 856, 872, 888, 902, 915, 926,
    937, 946, 955, 962, 969, 975, 981, 986, 990, 994, 997, 1000, 1003, 1006, 1008, 1010, 1011,
    1013, 1014, 1015, 1016, 1017, 1018, 1019, 1019, 1020, 1020, 1021, 1021, 1021, 1022, 1022, 1022,
    1022, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1023, 1024, 1024, 1024, 1024,
];

/// The chance that so many thousandths of evidence make.
fn chance(evidence: i32) -> i32 {
    let size = evidence.abs().min(7999);
    let (at, between) = ((size / 125) as usize, size % 125);
    let (low, high) = (LOGISTIC[at], LOGISTIC[at + 1]);
    let chance = low + (high - low) * between / 125;
    if evidence < 0 { SURE - chance } else { chance }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evidence_for_and_against_add_up_to_certainty() {
        assert_eq!([chance(0), chance(9999), chance(-9999)], [512, 1024, 0]);
        for evidence in -9000..9000 {
            assert_eq!(chance(evidence) + chance(-evidence), SURE);
            assert!(chance(evidence) <= chance(evidence + 1));
        }
        // 1024 / (1 + 1/e) = 748.6.
        assert_eq!(chance(1000), 749);
    }

    #[test]
    fn the_rows_of_a_mat_lose_their_lowest_tile_first() {
        let mut mat = Mat::STANDARD;
        for &industry in Industry::ALL {
            let n_all = TILES[industry as usize].iter().map(|it| usize::from(it.count)).sum();
            for n_left in (0..=n_all).rev() {
                let row = u64::from_le_bytes(mat.0[industry as usize]);
                assert_eq!(ROWS[industry as usize][n_left], row, "{industry} {n_left}");
                if 0 < n_left {
                    mat.take(industry);
                }
            }
        }
    }
}
