//! Build: what may be built where, with which card, and what happens then.

use std::ops::ControlFlow;

use crate::{
    action::{Action, Source},
    board::Tile,
    components::{
        CITIES, Card, Era, FARMS, Industry, LOCATIONS_SHOWING, Location, MERCHANTS, Owner,
        SINGLE_SPACES, SPACES_AT, SPACES_SHOWING, Space, tile,
    },
    sets::{Industries, Locations, Spaces},
    state::{Deed, State},
};

/// What the person's cards allow.
pub(crate) struct Permission {
    /// Cities that a location card names.
    named: Locations,
    /// Industries that an industry card names.
    industries: Industries,
    /// Where an industry card may be used.
    network: Locations,
}

impl State {
    /// Where a side may build with an industry card, or lay a link: its
    /// network, or anywhere while it has nothing on the board.
    #[inline]
    pub fn building_ground(&self, owner: Owner) -> Locations {
        if self.board.has_nothing(owner) {
            return CITIES.or(FARMS);
        }
        self.board.network(owner).without(MERCHANTS)
    }

    pub(crate) fn permission(&self) -> Permission {
        let mut named = Locations::EMPTY;
        let mut industries = Industries::EMPTY;
        for &card in Card::ALL {
            if !self.human.may_play(card) {
                continue;
            }
            match card {
                Card::WildLocation => named = CITIES,
                Card::WildIndustry => industries = Industries(0b11_1111),
                _ => {
                    card.location().into_iter().for_each(|it| named.add(it));
                    card.industry().into_iter().for_each(|it| industries.add(it));
                }
            }
        }
        let network = match industries.is_empty() {
            true => Locations::EMPTY,
            false => self.building_ground(Owner::Human),
        };
        Permission { named, industries, network }
    }

    /// Whether a card allows building an industry somewhere.
    pub fn permits(&self, card: Card, industry: Industry, location: Location) -> bool {
        let is_in_network = || self.building_ground(Owner::Human).has(location);
        match card {
            Card::WildLocation => CITIES.has(location),
            Card::WildIndustry => is_in_network(),
            _ => {
                card.location() == Some(location)
                    || (card.industry() == Some(industry) && is_in_network())
            }
        }
    }

    /// The free spaces of a location for an industry: those that show nothing
    /// else, if there are any.
    #[inline]
    pub fn free_spaces(&self, industry: Industry, location: Location) -> Spaces {
        let showing = SPACES_AT[location as usize].and(SPACES_SHOWING[industry as usize]);
        let free = showing.without(self.board.occupied());
        let single = free.and(SINGLE_SPACES);
        if single.is_empty() { free } else { single }
    }

    /// Whether the canal era forbids a side another tile at a location.
    #[inline]
    pub fn is_at_canal_limit(&self, owner: Owner, location: Location) -> bool {
        self.era == Era::Canal && self.board.owned(owner).meets(SPACES_AT[location as usize])
    }

    /// The tiles at a location that a new tile of the person may replace.
    pub fn replaceable(&self, industry: Industry, level: u8, location: Location) -> Spaces {
        let here = self.board.of(industry).and(SPACES_AT[location as usize]);
        if here.is_empty() {
            return here;
        }
        let lower = here.filter(|&it| self.board.level(it) < level).collect::<Spaces>();
        let own = lower.and(self.board.owned(Owner::Human));
        let market = match industry {
            Industry::CoalMine => self.coal,
            Industry::IronWorks => self.iron,
            _ => return own,
        };
        let is_used_up = market.cubes == 0 && self.board.stocked(industry).is_empty();
        if is_used_up && !self.is_at_canal_limit(Owner::Human, location) { lower } else { own }
    }

    /// What the person pays in all for a tile at a location; `None` without coal.
    #[inline]
    pub fn build_cost(&self, industry: Industry, level: u8, location: Location) -> Option<i16> {
        let spec = tile(industry, level);
        let coal = self.coal_cost(spec.coal, self.board.connected(location))?;
        Some(spec.cost + coal + self.iron_cost(spec.iron))
    }

    /// Everything the person may build, until `each` breaks.
    pub(crate) fn each_site(
        &self,
        each: &mut impl FnMut(Industry, Space) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let permission = self.permission();
        for &industry in Industry::ALL {
            let Some(level) = self.human.mat.buildable(industry, self.era) else { continue };
            let spec = tile(industry, level);
            let fixed = spec.cost + self.iron_cost(spec.iron);
            if self.human.purse() < fixed {
                continue;
            }
            let mut allowed = permission.named;
            if permission.industries.has(industry) {
                allowed = allowed.or(permission.network);
            }
            for location in allowed.and(LOCATIONS_SHOWING[industry as usize]) {
                let affordable = self
                    .coal_cost(spec.coal, self.board.connected(location))
                    .is_some_and(|coal| fixed + coal <= self.human.purse());
                if !affordable {
                    continue;
                }
                let mut sites = self.replaceable(industry, level, location);
                if !self.is_at_canal_limit(Owner::Human, location) {
                    sites = sites.or(self.free_spaces(industry, location));
                }
                for space in sites {
                    each(industry, space)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Pays the card and the price, then asks for sources.
    pub(crate) fn begin_building(&mut self, industry: Industry, space: Space, card: Card) {
        self.discard(card);
        let level = self.human.mat.lowest(industry).expect("the tile is on the mat");
        let spec = tile(industry, level);
        self.human.earn(-spec.cost);
        self.go_on_building(industry, space, spec.coal, spec.iron);
    }

    /// Takes coal and iron as long as there is nothing to choose, then builds.
    pub(crate) fn go_on_building(
        &mut self,
        industry: Industry,
        space: Space,
        mut coal: u8,
        mut iron: u8,
    ) {
        let here = Locations::only(space.location());
        while 0 < coal {
            let mines = self.board.nearest_mines(here);
            if 1 < mines.len() {
                self.deed = Deed::BuildPay(industry, space, coal, iron);
                return;
            }
            let source = mines.first().map_or(Source::MARKET, Source::tile);
            self.take_coal(source, Owner::Human);
            coal -= 1;
        }
        while 0 < iron {
            let works = self.board.stocked(Industry::IronWorks);
            if 1 < works.len() {
                self.deed = Deed::BuildPay(industry, space, coal, iron);
                return;
            }
            let source = works.first().map_or(Source::MARKET, Source::tile);
            self.take_iron(source, Owner::Human);
            iron -= 1;
        }
        self.lay_tile(Owner::Human, industry, space);
        self.end_action();
    }

    /// The sources of which one must be chosen next.
    pub(crate) fn each_source(&self, space: Space, coal: u8, each: &mut impl FnMut(Action)) {
        if 0 < coal {
            let here = Locations::only(space.location());
            self.board.nearest_mines(here).for_each(|it| each(Action::Coal(it)));
        } else {
            self.board.stocked(Industry::IronWorks).for_each(|it| each(Action::Iron(it)));
        }
    }

    /// Lays the lowest tile of an industry; a mine or works sells what fits
    /// into its market at once.
    pub fn lay_tile(&mut self, owner: Owner, industry: Industry, space: Space) {
        let mat = match owner {
            Owner::Human => &mut self.human.mat,
            Owner::Automa => &mut self.automa.mat,
        };
        let level = mat.take(industry);
        let cubes = match (industry, self.era) {
            (Industry::Brewery, Era::Canal) => 1,
            (Industry::Brewery, Era::Rail) => 2,
            _ => tile(industry, level).cubes,
        };
        self.board.put(space, Tile { owner, industry, level, is_flipped: false, cubes });
        let reach = self.board.connected(space.location());
        let market = match industry {
            Industry::CoalMine if self.reaches_merchant(reach) => &mut self.coal,
            Industry::IronWorks => &mut self.iron,
            _ => return,
        };
        let n_sold = market.room().min(cubes);
        let earned: i16 = (0..n_sold).map(|_| market.sell()).sum();
        self.pay(owner, -earned);
        for _ in 0..n_sold {
            self.take_cube(space);
        }
    }
}
