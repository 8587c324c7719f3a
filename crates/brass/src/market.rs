//! The coal and iron markets: tracks with two spaces a price.

use serde::Serialize;

/// A market, as how many cubes lie in it: the dearest spaces are filled first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Market {
    /// Cubes in it.
    pub cubes: u8,
    /// The dearest price on its track.
    pub dearest: u8,
}

impl Market {
    /// The coal market of the set-up: one space for £1 is empty.
    pub const COAL: Market = Market { cubes: 13, dearest: 7 };
    /// The iron market of the set-up: both spaces for £1 are empty.
    pub const IRON: Market = Market { cubes: 8, dearest: 5 };

    /// How many cubes fit into it.
    #[inline]
    pub const fn size(self) -> u8 {
        2 * self.dearest
    }

    /// The price of the cheapest cube; from the supply if there is none.
    #[inline]
    pub const fn price(self) -> i16 {
        (self.dearest + 1 - self.cubes.div_ceil(2)) as i16
    }

    /// The price of the next `n` cubes together.
    #[inline]
    pub const fn cost(mut self, n: u8) -> i16 {
        let mut cost = 0;
        let mut bought = 0;
        while bought < n {
            cost += self.buy();
            bought += 1;
        }
        cost
    }

    /// Takes the cheapest cube, or one from the supply, and says its price.
    #[inline]
    pub const fn buy(&mut self) -> i16 {
        let price = self.price();
        self.cubes = self.cubes.saturating_sub(1);
        price
    }

    /// Puts a cube into the dearest empty space and says what that pays.
    ///
    /// # Panics
    ///
    /// If the market is full; in release the track overflows.
    #[inline]
    pub const fn sell(&mut self) -> i16 {
        debug_assert!(self.cubes < self.size(), "there is an empty space");
        let price = (self.dearest - self.cubes / 2) as i16;
        self.cubes += 1;
        price
    }

    /// How many cubes still fit.
    #[inline]
    pub const fn room(self) -> u8 {
        self.size() - self.cubes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prices_are_those_of_the_tracks() {
        let coal = |cubes| Market { cubes, ..Market::COAL }.price();
        let iron = |cubes| Market { cubes, ..Market::IRON }.price();
        assert_eq!([0, 1, 2, 3, 12, 13, 14].map(coal), [8, 7, 7, 6, 2, 1, 1]);
        assert_eq!([0, 1, 2, 3, 8, 9, 10].map(iron), [6, 5, 5, 4, 2, 1, 1]);
    }

    #[test]
    fn the_dearest_empty_space_is_filled_first() {
        let mut iron = Market { cubes: 6, ..Market::IRON };
        assert_eq!([iron.sell(), iron.sell(), iron.sell(), iron.sell()], [2, 2, 1, 1]);
        assert_eq!(iron.room(), 0);
    }

    #[test]
    fn an_empty_market_sells_from_the_supply() {
        let mut coal = Market { cubes: 1, ..Market::COAL };
        assert_eq!([coal.buy(), coal.buy(), coal.buy()], [7, 8, 8]);
        assert_eq!(coal.cubes, 0);
    }
}
