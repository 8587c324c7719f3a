//! What is in the box: the map, the tiles, the cards, in printed order.

mod cards;
mod map;
mod places;
mod tiles;

pub use cards::{Card, Cards, DECK, N_WILD};
pub use map::{
    ALPHABETICAL, CLOCKWISE, LINES, LineKind, LinkSpec, Location, Quadrant, SPACES, SpaceSpec,
};
pub use places::{
    CITIES, FARMS, LINES_AT, LINES_OF, LOCATIONS_SHOWING, Link, MERCHANTS, SINGLE_SPACES,
    SPACES_AT, SPACES_SHOWING, Space,
};
pub use tiles::{TILES, TileSpec, n_levels, tile};

keyed! {
    /// The two halves of the game.
    Era {
        /// The first: canals.
        Canal = "canal",
        /// The second: railways.
        Rail = "rail",
    }
}

keyed! {
    /// Whose a piece is.
    Owner {
        /// The person's.
        Human = "human",
        /// Mautoma's.
        Automa = "automa",
    }
}

impl Owner {
    /// The other side.
    #[inline]
    pub const fn other(self) -> Owner {
        match self {
            Owner::Human => Owner::Automa,
            Owner::Automa => Owner::Human,
        }
    }
}

keyed! {
    /// What a tile makes.
    Industry {
        /// Cotton, to be sold.
        CottonMill = "cotton-mill",
        /// Coal.
        CoalMine = "coal-mine",
        /// Iron.
        IronWorks = "iron-works",
        /// Manufactured goods, to be sold.
        Manufacturer = "manufacturer",
        /// Pottery, to be sold.
        Pottery = "pottery",
        /// Beer.
        Brewery = "brewery",
    }
}

impl Industry {
    /// Whether its tiles are sold to merchants.
    #[inline]
    pub const fn is_sold(self) -> bool {
        matches!(self, Industry::CottonMill | Industry::Manufacturer | Industry::Pottery)
    }
}

keyed! {
    /// What a merchant buys.
    MerchantTile {
        /// Cotton, goods and pottery.
        Any = "any",
        /// Cotton.
        CottonMill = "cotton-mill",
        /// Goods.
        Manufacturer = "manufacturer",
        /// Nothing.
        Blank = "blank",
    }
}

impl MerchantTile {
    /// Whether this merchant buys what `industry` makes.
    #[inline]
    pub const fn buys(self, industry: Industry) -> bool {
        match self {
            MerchantTile::Any => industry.is_sold(),
            MerchantTile::CottonMill => matches!(industry, Industry::CottonMill),
            MerchantTile::Manufacturer => matches!(industry, Industry::Manufacturer),
            MerchantTile::Blank => false,
        }
    }
}

/// How many tiles of each kind merchants have in a game of two.
pub const MERCHANT_TILES: [u8; 4] = [1, 1, 1, 2];

/// Where the merchant tiles of a game of two lie, from left to right.
pub const MERCHANT_SPACES: [Location; 5] = [
    Location::Shrewsbury,
    Location::Gloucester,
    Location::Gloucester,
    Location::Oxford,
    Location::Oxford,
];

/// What the barrel beside a merchant tile is worth to the one who drinks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bonus {
    /// Points.
    Points(i16),
    /// Spaces on the income track.
    Income(u8),
    /// Pounds.
    Money(i16),
    /// One tile developed without iron.
    Develop,
}

/// The bonus of a merchant location.
pub const fn bonus(location: Location) -> Option<Bonus> {
    match location {
        Location::Shrewsbury => Some(Bonus::Points(4)),
        Location::Nottingham => Some(Bonus::Points(3)),
        Location::Oxford => Some(Bonus::Income(2)),
        Location::Warrington => Some(Bonus::Money(5)),
        Location::Gloucester => Some(Bonus::Develop),
        _ => None,
    }
}

/// Link icons printed at every merchant location.
pub const MERCHANT_LINK_ICONS: u8 = 2;

/// How many link tiles a side has.
pub const N_LINK_TILES: u32 = 14;

/// How many cards a hand is filled up to.
pub const HAND_SIZE: u8 = 8;

/// How many rounds an era has.
pub const N_ROUNDS: u8 = 10;

/// How many cards are dealt for an era: 19, then 20.
pub const fn n_dealt(era: Era) -> u8 {
    match era {
        Era::Canal => 19,
        Era::Rail => 20,
    }
}

/// The income level of each space of the track.
#[inline]
pub const fn income_level(space: u8) -> i16 {
    let space = space as i16;
    match space {
        0..=10 => space - 10,
        11..=30 => (space - 9) / 2,
        31..=60 => (space + 2) / 3,
        61..=96 => (space + 23) / 4,
        _ => 30,
    }
}

/// The last space of the income track.
pub const LAST_INCOME_SPACE: u8 = 99;

#[cfg(test)]
mod tests {
    use super::*;

    // Covers R1-3.
    #[test]
    fn the_box_holds_45_tiles_a_side() {
        let n = |it: Industry| TILES[it as usize].iter().map(|it| it.count).sum::<u8>();
        let counts: Vec<u8> = Industry::ALL.iter().map(|&it| n(it)).collect();
        assert_eq!(counts, [11, 7, 4, 11, 5, 7]);
        assert_eq!(counts.iter().sum::<u8>(), 45);
    }

    // Covers R1-1, R1-2.
    #[test]
    fn the_map_has_39_lines_and_49_spaces() {
        let of = |kind| LINES.iter().filter(|it| it.kind == kind).count();
        assert_eq!(
            [of(LineKind::Both), of(LineKind::RailOnly), of(LineKind::CanalOnly)],
            [30, 8, 1]
        );
        assert_eq!(CITIES.len() + FARMS.len() + MERCHANTS.len(), 27);
        let of_cities = SPACES.iter().filter(|it| CITIES.has(it.location)).count();
        assert_eq!((of_cities, SPACES.len()), (47, 49));
        let icons: u32 = SPACES.iter().map(|it| it.industries.len()).sum();
        assert_eq!(icons, 49 + SPACES.iter().filter(|it| 1 < it.industries.len()).count() as u32);
    }

    #[test]
    fn each_line_stands_once_in_the_clockwise_order_of_each_end() {
        for (location, order) in Location::ALL.iter().zip(CLOCKWISE) {
            let listed: Links = order.iter().map(|&it| Link(it)).collect();
            assert_eq!(listed.len() as usize, order.len(), "{location}");
            assert_eq!(listed, location.lines(), "{location}");
        }
    }

    // Covers R2-1.
    #[test]
    fn the_deck_of_two_has_40_cards() {
        let of_places: u8 = Card::ALL[..14].iter().map(|&it| DECK[it]).sum();
        assert_eq!((of_places, DECK.len()), (27, 40));
    }

    // Covers R10-1.
    #[test]
    fn the_income_track_has_the_printed_levels() {
        let printed = [(0, -10), (10, 0), (11, 1), (12, 1), (30, 10), (31, 11), (33, 11), (34, 12)];
        let further = [(60, 20), (61, 21), (64, 21), (65, 22), (96, 29), (97, 30), (99, 30)];
        for (space, level) in printed.into_iter().chain(further) {
            assert_eq!(income_level(space), level, "space {space}");
        }
    }

    #[test]
    fn names_run_from_a_to_z() {
        assert_eq!(ALPHABETICAL[..3], [Location::Belper, Location::Birmingham, Location::Burton]);
        assert_eq!(ALPHABETICAL.iter().copied().collect::<Locations>().len(), 27);
    }

    use crate::sets::{Links, Locations};
}
