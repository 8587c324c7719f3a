//! Build: what may be built where, with which card, and what happens then.

use std::ops::ControlFlow;

use kit::Rule;

use crate::{
    action::{Action, Source},
    board::Tile,
    components::{
        CITIES, Card, Era, FARMS, Industry, Location, MERCHANTS, Owner, SINGLE_SPACES, Space, tile,
    },
    mat::is_of,
    rule,
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

/// What keeps a side from building: what has no fault may be done, a refusal
/// words the fault, and Mautoma's sieves ask for the same ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BuildFault {
    /// No tile of the industry is left on the mat.
    NoTile,
    /// The lowest tile, of this level, cannot be built in this era.
    Era(u8),
    /// No card allows it.
    NoCard,
    /// The card for the industry is good for the network alone.
    OutsideNetwork,
    /// The space does not show the industry.
    Icon,
    /// The tile on the space cannot be replaced.
    Overbuild,
    /// No space of the city is free for it.
    NoSpace,
    /// No space of the city is free, and Mautoma does not build over a tile: its own,
    /// or one that a player might replace.
    Covered,
    /// There is a tile of the same side already.
    CanalLimit,
    /// Another free space shows the industry alone.
    Single,
    /// The coal it takes is not connected.
    NoCoal,
    /// It costs this many pounds, which is too much.
    Money(i16),
}

impl BuildFault {
    /// The rule that forbids it.
    pub(crate) fn rule(self) -> &'static Rule {
        match self {
            BuildFault::NoTile | BuildFault::Era(_) => rule::LOWEST_TILE,
            BuildFault::NoCard | BuildFault::OutsideNetwork => rule::CARD_PERMISSION,
            BuildFault::Icon | BuildFault::Single | BuildFault::NoSpace => rule::SPACE,
            BuildFault::Overbuild => rule::OVERBUILD,
            BuildFault::Covered => rule::NO_OVERBUILDING,
            BuildFault::CanalLimit => rule::CANAL_LIMIT,
            BuildFault::NoCoal => rule::COAL,
            BuildFault::Money(_) => rule::BUILD_COST,
        }
    }
}

impl Permission {
    /// Where an industry may be built.
    fn allowed(&self, industry: Industry) -> Locations {
        match self.industries.has(industry) {
            true => self.named.or(self.network),
            false => self.named,
        }
    }

    /// Why no card allows an industry at a location.
    fn fault(&self, industry: Industry, location: Location) -> Option<BuildFault> {
        match self.industries.has(industry) {
            _ if self.allowed(industry).has(location) => None,
            true => Some(BuildFault::OutsideNetwork),
            false => Some(BuildFault::NoCard),
        }
    }
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
        if self.is_at_table() {
            return self.any_permission();
        }
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

    /// What some card allows: a city is named by a card of its own or a wild one,
    /// a farm by none.
    fn any_permission(&self) -> Permission {
        let network = self.building_ground(Owner::Human);
        Permission { named: CITIES, industries: Industries(0b11_1111), network }
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
        let free = spaces_for(industry, location).without(self.board.occupied());
        let single = free.and(SINGLE_SPACES);
        if single.is_empty() { free } else { single }
    }

    /// Whether the canal era forbids a side another tile at a location.
    #[inline]
    pub fn is_at_canal_limit(&self, owner: Owner, location: Location) -> bool {
        self.era == Era::Canal && self.board.owned(owner).meets(location.spaces())
    }

    /// The tiles at a location that a new tile of a side may replace, as far as the
    /// base game goes.
    pub fn replaceable(
        &self,
        owner: Owner,
        industry: Industry,
        level: u8,
        location: Location,
    ) -> Spaces {
        let here = self.board.of(industry).and(location.spaces());
        if here.is_empty() {
            return here;
        }
        let lower = here.filter(|&it| self.board.level(it) < level).collect::<Spaces>();
        let own = lower.and(self.board.owned(owner));
        let market = match industry {
            Industry::CoalMine => self.coal,
            Industry::IronWorks => self.iron,
            _ => return own,
        };
        let is_used_up = market.cubes == 0 && self.board.stocked(industry).is_empty();
        if is_used_up && !self.is_at_canal_limit(owner, location) { lower } else { own }
    }

    /// The level of the tile a side builds next of an industry, or why it cannot.
    #[inline]
    pub(crate) fn next_tile(&self, owner: Owner, industry: Industry) -> Result<u8, BuildFault> {
        let level = self.mat(owner).lowest(industry).ok_or(BuildFault::NoTile)?;
        match is_of(industry, level, self.era) {
            true => Ok(level),
            false => Err(BuildFault::Era(level)),
        }
    }

    /// Why a side may not lay its next tile of an industry on a space.
    pub(crate) fn space_fault(
        &self,
        owner: Owner,
        industry: Industry,
        level: u8,
        space: Space,
    ) -> Option<BuildFault> {
        let location = space.location();
        if !space.industries().has(industry) {
            return Some(BuildFault::Icon);
        }
        if self.board.occupied().has(space) {
            // Mautoma never builds over a tile.
            let may_replace = owner == Owner::Human;
            let is_replaced =
                may_replace && self.replaceable(owner, industry, level, location).has(space);
            return (!is_replaced).then_some(BuildFault::Overbuild);
        }
        if self.is_at_canal_limit(owner, location) {
            return Some(BuildFault::CanalLimit);
        }
        (!self.free_spaces(industry, location).has(space)).then_some(BuildFault::Single)
    }

    /// Why no tile of an industry can be added by a side at a location.
    pub(crate) fn city_fault(
        &self,
        owner: Owner,
        industry: Industry,
        location: Location,
    ) -> Option<BuildFault> {
        if self.free_spaces(industry, location).is_empty() {
            let is_covered = owner == Owner::Automa && self.is_covered(industry, location);
            return Some(if is_covered { BuildFault::Covered } else { BuildFault::NoSpace });
        }
        self.is_at_canal_limit(owner, location).then_some(BuildFault::CanalLimit)
    }

    /// Whether Mautoma might look for room on a tile: on its own, or on one that the
    /// base game lets a player replace.
    fn is_covered(&self, industry: Industry, location: Location) -> bool {
        let own = self.board.owned(Owner::Automa).and(spaces_for(industry, location));
        let level = self.automa.mat.lowest(industry).unwrap_or_default();
        !own.is_empty() || !self.replaceable(Owner::Automa, industry, level, location).is_empty()
    }

    /// What the person pays in all for a tile at a location; `None` without coal.
    pub fn build_cost(&self, industry: Industry, level: u8, location: Location) -> Option<i16> {
        let coal = self.coal_cost(tile(industry, level).coal, self.board.connected(location))?;
        Some(self.cost_without_coal(industry, level) + coal)
    }

    /// What a tile costs the person, its coal apart.
    #[inline]
    fn cost_without_coal(&self, industry: Industry, level: u8) -> i16 {
        let spec = tile(industry, level);
        spec.cost + self.iron_cost(spec.iron)
    }

    /// Why the person cannot pay for a tile at a location: its coal, and all that
    /// costs this much besides.
    #[inline]
    fn supply_fault(&self, coal: u8, besides: i16, location: Location) -> Option<BuildFault> {
        let Some(coal) = self.coal_cost(coal, self.board.connected(location)) else {
            return Some(BuildFault::NoCoal);
        };
        (self.human.purse() < besides + coal).then_some(BuildFault::Money(besides + coal))
    }

    /// Why the person may not build there, cards apart.
    pub(crate) fn site_fault(&self, industry: Industry, space: Space) -> Option<BuildFault> {
        let level = match self.next_tile(Owner::Human, industry) {
            Ok(level) => level,
            Err(fault) => return Some(fault),
        };
        let besides = self.cost_without_coal(industry, level);
        self.space_fault(Owner::Human, industry, level, space)
            .or_else(|| self.supply_fault(tile(industry, level).coal, besides, space.location()))
    }

    /// Why the person may not build there, in the order of the rulebook.
    pub(crate) fn build_fault(&self, industry: Industry, space: Space) -> Option<BuildFault> {
        if let Err(fault) = self.next_tile(Owner::Human, industry) {
            return Some(fault);
        }
        self.permission()
            .fault(industry, space.location())
            .or_else(|| self.site_fault(industry, space))
    }

    /// Everything the person may build, until `each` breaks.
    pub(crate) fn each_site(
        &self,
        each: &mut impl FnMut(Industry, Space) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let permission = self.permission();
        for &industry in Industry::ALL {
            let Ok(level) = self.next_tile(Owner::Human, industry) else { continue };
            let coal = tile(industry, level).coal;
            let besides = self.cost_without_coal(industry, level);
            if self.human.purse() < besides {
                continue;
            }
            let allowed = permission.allowed(industry);
            for location in allowed.and(industry.locations()) {
                if self.supply_fault(coal, besides, location).is_some() {
                    continue;
                }
                for space in spaces_for(industry, location) {
                    if self.space_fault(Owner::Human, industry, level, space).is_none() {
                        each(industry, space)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Pays the price, then asks for sources.
    pub(crate) fn begin_building(&mut self, industry: Industry, space: Space) {
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
        let cubes = self.brought(industry, level);
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

/// The spaces of a location that show an industry.
#[inline]
pub(crate) fn spaces_for(industry: Industry, location: Location) -> Spaces {
    location.spaces().and(industry.spaces())
}
