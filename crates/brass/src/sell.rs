//! Sell: which tiles can be sold to whom, and what the barrels bring.

use std::ops::ControlFlow;

use crate::{
    action::{Action, Source},
    components::{Bonus, Industry, MERCHANT_SPACES, Owner, Space, bonus, tile},
    sets::Spaces,
    state::{Deed, Points, State},
};

/// What keeps a tile from being sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SaleFault {
    /// No merchant who buys it is connected.
    NoBuyer,
    /// So many barrels are missing.
    NoBeer(u8),
}

impl State {
    /// The unflipped tiles of a side that merchants buy.
    #[inline]
    pub fn unsold(&self, owner: Owner) -> Spaces {
        let sold = self.board.of(Industry::CottonMill);
        let sold = sold.or(self.board.of(Industry::Manufacturer));
        let sold = sold.or(self.board.of(Industry::Pottery));
        sold.and(self.board.owned(owner)).without(self.board.flipped())
    }

    /// The barrels it takes to sell the tile on a space.
    #[inline]
    pub fn beer_needed(&self, space: Space) -> u8 {
        tile(self.board.industry_at(space), self.board.level(space)).beer
    }

    /// The barrels a side can use at a place, merchants' apart.
    #[inline]
    pub fn beer_at(&self, owner: Owner, space: Space) -> u8 {
        let reach = self.board.connected(space.location());
        self.board.total(self.breweries(owner, reach))
    }

    /// The merchant tiles that the tile on a space can be sold to, beer
    /// included, by number.
    pub fn sale_partners(&self, owner: Owner, space: Space) -> impl Iterator<Item = u8> + use<> {
        let reach = self.board.connected(space.location());
        let (needed, beer) = (self.beer_needed(space), self.beer_at(owner, space));
        let merchants = self.merchants;
        self.buyers(self.board.industry_at(space), reach)
            .filter(move |&it| needed <= beer + u8::from(merchants[usize::from(it)].has_barrel))
    }

    /// What keeps a side from selling one of its unsold tiles.
    pub(crate) fn sale_fault(&self, owner: Owner, space: Space) -> Option<SaleFault> {
        let reach = self.board.connected(space.location());
        let buyers = self.buyers(self.board.industry_at(space), reach);
        let barrel = buyers.map(|it| self.merchants[usize::from(it)].has_barrel).max();
        let Some(barrel) = barrel else { return Some(SaleFault::NoBuyer) };
        let beer = self.beer_at(owner, space) + u8::from(barrel);
        let missing = self.beer_needed(space).saturating_sub(beer);
        (missing != 0).then_some(SaleFault::NoBeer(missing))
    }

    /// The tiles the person can sell, until `each` breaks.
    pub(crate) fn each_sale(
        &self,
        each: &mut impl FnMut(Space) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut tiles = self.unsold(Owner::Human);
        tiles.try_for_each(|it| match self.sale_fault(Owner::Human, it) {
            None => each(it),
            Some(_) => ControlFlow::Continue(()),
        })
    }

    pub(crate) fn begin_sale(&mut self, space: Space) {
        let mut partners = self.sale_partners(Owner::Human, space);
        match (partners.next(), partners.next()) {
            (Some(only), None) => self.go_on_selling(space, only, self.beer_needed(space)),
            // At the table nobody is asked what makes no difference.
            (Some(first), _) if self.is_at_table() && !self.is_barrel_at_stake(space) => {
                self.go_on_selling(space, first, self.beer_needed(space));
            }
            _ => self.deed = Deed::SellMerchant(space),
        }
    }

    /// Whether it matters which merchant the tile on a space is sold to: one has a
    /// barrel that could be used.
    fn is_barrel_at_stake(&self, space: Space) -> bool {
        let mut partners = self.sale_partners(Owner::Human, space);
        0 < self.beer_needed(space) && partners.any(|it| self.merchants[usize::from(it)].has_barrel)
    }

    /// The barrels of which one must be chosen next.
    pub(crate) fn each_barrel(&self, space: Space, merchant: u8, each: &mut impl FnMut(Action)) {
        if self.merchants[usize::from(merchant)].has_barrel {
            each(Action::Beer(Source::BARREL));
        }
        let reach = self.board.connected(space.location());
        let breweries = self.breweries(Owner::Human, reach);
        breweries.for_each(|it| each(Action::Beer(Source::tile(it))));
    }

    /// Takes beer as long as there is nothing to choose, then turns the tile over.
    pub(crate) fn go_on_selling(&mut self, space: Space, merchant: u8, mut needed: u8) {
        let reach = self.board.connected(space.location());
        while 0 < needed {
            let has_barrel = self.merchants[usize::from(merchant)].has_barrel;
            let breweries = self.breweries(Owner::Human, reach);
            if 1 < breweries.len() + u32::from(has_barrel) {
                self.deed = Deed::SellBeer(space, merchant, needed);
                return;
            }
            let source = breweries.first().map_or(Source::BARREL, Source::tile);
            self.drink(source, merchant, Owner::Human);
            needed -= 1;
        }
        self.flip(space);
        self.settle_bonus();
    }

    /// Takes one barrel for a sale; the merchant's own brings its bonus.
    pub(crate) fn drink(&mut self, source: Source, merchant: u8, owner: Owner) {
        if let Some(brewery) = source.space() {
            self.take_cube(brewery);
            return;
        }
        self.merchants[usize::from(merchant)].has_barrel = false;
        let bonus = bonus(MERCHANT_SPACES[usize::from(merchant)]);
        match (owner, bonus) {
            (_, Some(Bonus::Points(points))) => self.score(owner, Points::Actions, points),
            // Mautoma takes a merchant's bonus only if it is points.
            (Owner::Automa, _) | (_, None) => {}
            (Owner::Human, Some(Bonus::Income(spaces))) => self.human.advance(spaces),
            (Owner::Human, Some(Bonus::Money(pounds))) => self.human.earn(pounds),
            (Owner::Human, Some(Bonus::Develop)) => self.human.has_bonus = true,
        }
    }

    /// A tile is sold: first the free development if one was won, then on.
    fn settle_bonus(&mut self) {
        if !self.human.has_bonus {
            self.sell_more();
            return;
        }
        let industries = self.developable();
        if 1 < industries.len() {
            self.deed = Deed::SellBonus;
            return;
        }
        // With nothing to develop the bonus is void.
        if let Some(only) = industries.first() {
            self.human.mat.take(only);
        }
        self.human.has_bonus = false;
        self.sell_more();
    }

    pub(crate) fn take_bonus(&mut self, industry: Industry) {
        self.human.mat.take(industry);
        self.human.has_bonus = false;
        self.sell_more();
    }

    fn sell_more(&mut self) {
        match self.each_sale(&mut |_| ControlFlow::Break(())) {
            ControlFlow::Break(()) => self.deed = Deed::SellMore,
            ControlFlow::Continue(()) => self.end_action(),
        }
    }
}
