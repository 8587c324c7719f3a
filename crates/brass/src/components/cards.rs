//! The person's cards: places, industries, wild cards.

use std::ops::{Index, IndexMut};

use serde::Serialize;

use crate::components::{Industry, Location};

keyed! {
    /// A card of the person's deck, by what it shows; equal cards are one.
    Card {
        /// Birmingham.
        Birmingham = "birmingham",
        /// Burton-on-Trent.
        Burton = "burton",
        /// Cannock.
        Cannock = "cannock",
        /// Coalbrookdale.
        Coalbrookdale = "coalbrookdale",
        /// Coventry.
        Coventry = "coventry",
        /// Dudley.
        Dudley = "dudley",
        /// Kidderminster.
        Kidderminster = "kidderminster",
        /// Nuneaton.
        Nuneaton = "nuneaton",
        /// Redditch.
        Redditch = "redditch",
        /// Stafford.
        Stafford = "stafford",
        /// Tamworth.
        Tamworth = "tamworth",
        /// Walsall.
        Walsall = "walsall",
        /// Wolverhampton.
        Wolverhampton = "wolverhampton",
        /// Worcester.
        Worcester = "worcester",
        /// Coal mines.
        CoalMine = "coal-mine",
        /// Iron works.
        IronWorks = "iron-works",
        /// Potteries.
        Pottery = "pottery",
        /// Breweries.
        Brewery = "brewery",
        /// Any named city.
        WildLocation = "wild-location",
        /// Any industry.
        WildIndustry = "wild-industry",
    }
}

/// How many of each card: a hand, or those nobody has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Cards(pub [u8; 20]);

/// How many of each card the deck of a game of two has; wild cards lie apart.
pub const DECK: Cards = Cards([3, 2, 2, 3, 3, 2, 2, 1, 1, 2, 1, 1, 2, 2, 2, 4, 2, 5, 0, 0]);

impl Cards {
    /// No card at all.
    pub const NONE: Cards = Cards([0; 20]);

    /// How many there are in all.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Cards::NONE
    }
}

impl Index<Card> for Cards {
    type Output = u8;

    #[inline]
    fn index(&self, card: Card) -> &u8 {
        &self.0[card as usize]
    }
}

impl IndexMut<Card> for Cards {
    #[inline]
    fn index_mut(&mut self, card: Card) -> &mut u8 {
        &mut self.0[card as usize]
    }
}

/// How many wild cards of each kind there are.
pub const N_WILD: u8 = 4;

impl Card {
    /// Whether it is one of the two wild cards.
    #[inline]
    pub const fn is_wild(self) -> bool {
        matches!(self, Card::WildLocation | Card::WildIndustry)
    }

    /// The city it shows.
    #[inline]
    pub const fn location(self) -> Option<Location> {
        Some(match self {
            Card::Birmingham => Location::Birmingham,
            Card::Burton => Location::Burton,
            Card::Cannock => Location::Cannock,
            Card::Coalbrookdale => Location::Coalbrookdale,
            Card::Coventry => Location::Coventry,
            Card::Dudley => Location::Dudley,
            Card::Kidderminster => Location::Kidderminster,
            Card::Nuneaton => Location::Nuneaton,
            Card::Redditch => Location::Redditch,
            Card::Stafford => Location::Stafford,
            Card::Tamworth => Location::Tamworth,
            Card::Walsall => Location::Walsall,
            Card::Wolverhampton => Location::Wolverhampton,
            Card::Worcester => Location::Worcester,
            _ => return None,
        })
    }

    /// The industry it shows.
    #[inline]
    pub const fn industry(self) -> Option<Industry> {
        Some(match self {
            Card::CoalMine => Industry::CoalMine,
            Card::IronWorks => Industry::IronWorks,
            Card::Pottery => Industry::Pottery,
            Card::Brewery => Industry::Brewery,
            _ => return None,
        })
    }
}
