//! Network: where links may be laid, and what they cost.

use std::ops::ControlFlow;

use kit::Rule;

use crate::{
    action::Source,
    board::lines_touching,
    components::{Era, Link, Owner},
    rule,
    sets::Links,
    state::{Deed, State},
};

/// What a canal link costs.
pub(crate) const CANAL_COST: i16 = 3;
/// What one rail link costs.
pub(crate) const RAIL_COST: i16 = 5;
/// What the second rail link of an action costs.
pub(crate) const SECOND_RAIL_COST: i16 = 10;

/// What keeps a side from laying a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkFault {
    /// All link tiles are laid.
    NoTile,
    /// The line is taken, or of the other era.
    Taken,
    /// The line does not touch the network.
    OutsideNetwork,
    /// Rails there have no connection to coal.
    NoCoal,
    /// A second railway there has no beer.
    NoBeer,
    /// A canal costs too much.
    CanalMoney,
    /// Rails cost this many pounds, which is too much.
    RailMoney(i16),
}

impl LinkFault {
    /// The rule that forbids it.
    pub(crate) fn rule(self) -> &'static Rule {
        match self {
            LinkFault::NoTile => rule::LINK_TILES,
            LinkFault::Taken | LinkFault::OutsideNetwork => rule::LINK_PLACE,
            LinkFault::NoCoal | LinkFault::NoBeer => rule::LINK_SUPPLY,
            LinkFault::CanalMoney => rule::CANAL_LINK,
            LinkFault::RailMoney(_) => rule::RAIL_LINK,
        }
    }
}

impl State {
    /// The open lines a side may lay a link on, coal and beer apart.
    #[inline]
    pub fn lines(&self, owner: Owner) -> Links {
        if !self.board.has_link_left(owner) {
            return Links::EMPTY;
        }
        let open = self.board.open_lines(self.era);
        if self.board.has_nothing(owner) {
            return open;
        }
        open.and(lines_touching(self.board.network(owner)))
    }

    /// Why a side may not lay a link on a line, coal, beer and money apart.
    pub(crate) fn line_fault(&self, owner: Owner, link: Link) -> Option<LinkFault> {
        if !self.board.has_link_left(owner) {
            return Some(LinkFault::NoTile);
        }
        if !self.board.open_lines(self.era).has(link) {
            return Some(LinkFault::Taken);
        }
        (!self.lines(owner).has(link)).then_some(LinkFault::OutsideNetwork)
    }

    /// What the coal of a link costs once it lies; `None` without a connection.
    #[inline]
    pub(crate) fn link_coal(&self, link: Link) -> Option<i16> {
        match self.era {
            Era::Canal => Some(0),
            Era::Rail => self.coal_cost(1, self.board.reach(link.ends())),
        }
    }

    /// Why the person cannot supply a first link on a line.
    pub(crate) fn first_supply_fault(&self, link: Link) -> Option<LinkFault> {
        match self.era {
            Era::Canal if CANAL_COST <= self.human.purse() => None,
            Era::Canal => Some(LinkFault::CanalMoney),
            Era::Rail => self.supply_link_fault(link, RAIL_COST),
        }
    }

    /// Why the person cannot supply a second link on a line.
    pub(crate) fn second_supply_fault(&self, link: Link) -> Option<LinkFault> {
        let fault = self.supply_link_fault(link, SECOND_RAIL_COST);
        if fault == Some(LinkFault::NoCoal) {
            return fault;
        }
        let has_beer = !self.breweries(Owner::Human, self.board.reach(link.ends())).is_empty();
        if has_beer { fault } else { Some(LinkFault::NoBeer) }
    }

    fn supply_link_fault(&self, link: Link, cost: i16) -> Option<LinkFault> {
        let Some(coal) = self.link_coal(link) else { return Some(LinkFault::NoCoal) };
        (self.human.purse() < cost + coal).then_some(LinkFault::RailMoney(cost + coal))
    }

    /// The lines the person may lay a first link on, until `each` breaks.
    pub(crate) fn each_first_line(
        &self,
        each: &mut impl FnMut(Link) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.human.purse() < CANAL_COST {
            return ControlFlow::Continue(());
        }
        let mut lines = self.lines(Owner::Human);
        lines.try_for_each(|it| match self.first_supply_fault(it) {
            None => each(it),
            Some(_) => ControlFlow::Continue(()),
        })
    }

    /// The lines the person may lay a second link on, until `each` breaks.
    pub(crate) fn each_second_line(
        &self,
        each: &mut impl FnMut(Link) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.human.purse() < SECOND_RAIL_COST {
            return ControlFlow::Continue(());
        }
        let mut lines = self.lines(Owner::Human);
        lines.try_for_each(|it| match self.second_supply_fault(it) {
            None => each(it),
            Some(_) => ControlFlow::Continue(()),
        })
    }

    pub(crate) fn begin_linking(&mut self, link: Link) {
        self.board.lay(Owner::Human, link);
        if self.era == Era::Canal {
            self.human.earn(-CANAL_COST);
            self.end_action();
            return;
        }
        self.human.earn(-RAIL_COST);
        let mines = self.board.nearest_mines(link.ends());
        if 1 < mines.len() {
            self.deed = Deed::NetworkCoal(link);
        } else {
            self.supply_first(mines.first().map_or(Source::MARKET, Source::tile));
        }
    }

    pub(crate) fn supply_first(&mut self, coal: Source) {
        self.take_coal(coal, Owner::Human);
        match self.each_second_line(&mut |_| ControlFlow::Break(())) {
            ControlFlow::Break(()) => self.deed = Deed::NetworkMore,
            ControlFlow::Continue(()) => self.end_action(),
        }
    }

    pub(crate) fn lay_second(&mut self, link: Link) {
        self.board.lay(Owner::Human, link);
        self.human.earn(-SECOND_RAIL_COST);
        let mines = self.board.nearest_mines(link.ends());
        if 1 < mines.len() {
            self.deed = Deed::NetworkCoalAgain(link);
        } else {
            self.supply_second(link, mines.first().map_or(Source::MARKET, Source::tile));
        }
    }

    pub(crate) fn supply_second(&mut self, link: Link, coal: Source) {
        self.take_coal(coal, Owner::Human);
        let breweries = self.breweries(Owner::Human, self.board.reach(link.ends()));
        if 1 < breweries.len() {
            self.deed = Deed::NetworkBeer(link);
        } else {
            self.take_cube(breweries.first().expect("beer was there before the link was laid"));
            self.end_action();
        }
    }

    /// Lays one of Mautoma's links.
    pub(crate) fn lay_for_automa(&mut self, link: Link, coal: Source) {
        self.board.lay(Owner::Automa, link);
        if !coal.is_none() {
            self.take_coal(coal, Owner::Automa);
        }
    }
}
