//! Network: where links may be laid, and what they cost.

use std::ops::ControlFlow;

use crate::{
    action::Source,
    board::lines_touching,
    components::{Card, Era, Link, Owner},
    sets::Links,
    state::{Deed, State},
};

/// What a canal link costs.
pub(crate) const CANAL_COST: i16 = 3;
/// What one rail link costs.
pub(crate) const RAIL_COST: i16 = 5;
/// What the second rail link of an action costs.
pub(crate) const SECOND_RAIL_COST: i16 = 10;

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

    /// Whether the person can pay for a first link on a line.
    pub(crate) fn can_lay_first(&self, link: Link) -> bool {
        match self.era {
            Era::Canal => CANAL_COST <= self.human.purse(),
            Era::Rail => self.can_supply(link, RAIL_COST),
        }
    }

    /// Whether the person can pay for a second link on a line.
    pub(crate) fn can_lay_second(&self, link: Link) -> bool {
        self.can_supply(link, SECOND_RAIL_COST)
            && !self.breweries(Owner::Human, self.board.reach(link.ends())).is_empty()
    }

    fn can_supply(&self, link: Link, cost: i16) -> bool {
        let coal = self.coal_cost(1, self.board.reach(link.ends()));
        coal.is_some_and(|coal| cost + coal <= self.human.purse())
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
        lines.try_for_each(|it| match self.can_lay_first(it) {
            true => each(it),
            false => ControlFlow::Continue(()),
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
        lines.try_for_each(|it| match self.can_lay_second(it) {
            true => each(it),
            false => ControlFlow::Continue(()),
        })
    }

    pub(crate) fn begin_linking(&mut self, link: Link, card: Card) {
        self.discard(card);
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
