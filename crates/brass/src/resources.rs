//! Consuming coal, iron and beer: what it costs and where it comes from.

use crate::{
    action::Source,
    components::{Industry, Owner},
    sets::{Locations, Spaces},
    state::State,
};

impl State {
    /// What `n` coal cost in pounds where these locations are reached: from
    /// mines first, then from the market; `None` without a connection.
    #[inline]
    pub fn coal_cost(&self, n: u8, reach: Locations) -> Option<i16> {
        if n == 0 {
            return Some(0);
        }
        let mut on_board = 0;
        for mine in self.board.stocked(Industry::CoalMine) {
            if reach.has(mine.location()) {
                on_board += self.board.cubes(mine);
            }
        }
        if n <= on_board {
            return Some(0);
        }
        self.reaches_merchant(reach).then(|| self.coal.cost(n - on_board))
    }

    /// What `n` iron cost in pounds: from works first, then from the market.
    #[inline]
    pub fn iron_cost(&self, n: u8) -> i16 {
        if n == 0 {
            return 0;
        }
        let on_board = self.board.total(self.board.stocked(Industry::IronWorks));
        self.iron.cost(n.saturating_sub(on_board))
    }

    /// The price of the next iron cube: nothing while one stands on the map.
    pub fn iron_price(&self) -> i16 {
        match self.board.stocked(Industry::IronWorks).is_empty() {
            true => self.iron.price(),
            false => 0,
        }
    }

    /// The breweries a side may take beer from where these locations are
    /// reached: its own anywhere, the other's if connected.
    #[inline]
    pub fn breweries(&self, owner: Owner, reach: Locations) -> Spaces {
        let stocked = self.board.stocked(Industry::Brewery);
        let own = stocked.and(self.board.owned(owner));
        let others = stocked.and(self.board.owned(owner.other()));
        own.or(self.board.within(others, reach))
    }

    /// Takes a coal cube from a mine or the market.
    pub fn take_coal(&mut self, source: Source, owner: Owner) {
        match source.space() {
            Some(mine) => self.take_cube(mine),
            None => {
                let price = self.coal.buy();
                self.pay(owner, price);
            }
        }
    }

    /// Takes an iron cube from works or the market.
    pub fn take_iron(&mut self, source: Source, owner: Owner) {
        match source.space() {
            Some(works) => self.take_cube(works),
            None => {
                let price = self.iron.buy();
                self.pay(owner, price);
            }
        }
    }

    /// The person pays; Mautoma always has enough.
    #[inline]
    pub fn pay(&mut self, owner: Owner, pounds: i16) {
        if owner == Owner::Human {
            self.human.earn(-pounds);
        }
    }
}
