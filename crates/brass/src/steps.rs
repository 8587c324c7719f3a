//! The person's turn: what may be chosen at each step, and what it does.

use std::ops::ControlFlow;

use crate::{
    action::{Action, Kind, Source},
    components::{Card, Industry, Owner, Space, tile},
    state::{Deed, Phase, State},
};

/// Whether a visitor was called at all.
fn is_any(visit: impl FnOnce() -> ControlFlow<()>) -> bool {
    visit().is_break()
}

impl State {
    /// Whether the person can carry an action through.
    pub fn can_take(&self, kind: Kind) -> bool {
        match kind {
            Kind::Build => is_any(|| self.each_site(&mut |_, _| ControlFlow::Break(()))),
            Kind::Network => is_any(|| self.each_first_line(&mut |_| ControlFlow::Break(()))),
            Kind::Develop => self.can_pay_iron() && !self.developable().is_empty(),
            Kind::Sell => is_any(|| self.each_sale(&mut |_| ControlFlow::Break(()))),
            Kind::Loan => self.can_borrow(),
            Kind::Scout => self.can_scout(),
            Kind::Pass => true,
        }
    }

    /// What the person may choose now.
    pub(crate) fn each_step(&self, each: &mut impl FnMut(Action)) {
        if matches!(self.phase, Phase::Shortfall | Phase::Count) {
            if self.phase == Phase::Count {
                each(Action::Done);
            }
            self.each_given_up(each);
            return;
        }
        let cards = |each: &mut dyn FnMut(Action), permits: &dyn Fn(Card) -> bool| {
            for &card in Card::ALL {
                if self.human.may_play(card) && permits(card) {
                    each(Action::Card(card));
                }
            }
        };
        let on = ControlFlow::Continue(());
        match self.deed {
            Deed::None => {
                let kinds = Kind::ALL.iter().copied().filter(|&it| self.can_take(it));
                kinds.for_each(|it| each(Action::Take(it)));
                self.each_given_up(each);
            }
            Deed::Build => {
                let _ = self.each_site(&mut |industry, space| {
                    each(Action::Site(industry, space));
                    on
                });
            }
            Deed::BuildCard(industry, space) => {
                cards(each, &|it| self.permits(it, industry, space.location()));
            }
            Deed::BuildPay(_, space, coal, _) => self.each_source(space, coal, each),
            Deed::Network => {
                let _ = self.each_first_line(&mut |it| {
                    each(Action::Line(it));
                    on
                });
            }
            Deed::NetworkMore => {
                let _ = self.each_second_line(&mut |it| {
                    each(Action::Line(it));
                    on
                });
                each(Action::Done);
            }
            Deed::NetworkCoal(link) | Deed::NetworkCoalAgain(link) => {
                self.board.nearest_mines(link.ends()).for_each(|it| each(Action::Coal(it)));
            }
            Deed::NetworkBeer(link) => {
                let reach = self.board.reach(link.ends());
                let breweries = self.breweries(Owner::Human, reach);
                breweries.for_each(|it| each(Action::Beer(Source::tile(it))));
            }
            Deed::Develop | Deed::SellBonus => {
                self.developable().for_each(|it| each(Action::Remove(it)));
            }
            Deed::DevelopMore => {
                self.developable().for_each(|it| each(Action::Remove(it)));
                each(Action::Done);
            }
            Deed::DevelopIron | Deed::DevelopIronAgain => {
                self.board.stocked(Industry::IronWorks).for_each(|it| each(Action::Iron(it)));
            }
            Deed::Sell => {
                let _ = self.each_sale(&mut |it| {
                    each(Action::Flip(it));
                    on
                });
            }
            Deed::SellMore => {
                let _ = self.each_sale(&mut |it| {
                    each(Action::Flip(it));
                    on
                });
                each(Action::Done);
            }
            Deed::SellMerchant(space) => {
                self.sale_partners(Owner::Human, space).for_each(|it| each(Action::To(it)));
            }
            Deed::SellBeer(space, merchant, _) => self.each_barrel(space, merchant, each),
            Deed::NetworkCard(_)
            | Deed::DevelopCard(_)
            | Deed::SellCard(_)
            | Deed::Loan
            | Deed::Scout(_)
            | Deed::Pass => cards(each, &|_| true),
        }
    }

    /// Does what the person chose.
    pub(crate) fn take_step(&mut self, action: Action) {
        self.choose(action);
        if self.is_at_table() && self.deed.asks_for_card() {
            self.play_untold_card();
        }
    }

    fn choose(&mut self, action: Action) {
        match (self.deed, action) {
            (Deed::None, Action::Take(kind)) => {
                self.deed = match kind {
                    Kind::Build => Deed::Build,
                    Kind::Network => Deed::Network,
                    Kind::Develop => Deed::Develop,
                    Kind::Sell => Deed::Sell,
                    Kind::Loan => Deed::Loan,
                    Kind::Scout => Deed::Scout(3),
                    Kind::Pass => Deed::Pass,
                }
            }
            (Deed::Build, Action::Site(industry, space)) => {
                self.deed = Deed::BuildCard(industry, space);
            }
            (Deed::BuildCard(industry, space), Action::Card(card)) => {
                self.discard(card);
                self.begin_building(industry, space);
            }
            (Deed::BuildPay(industry, space, coal, iron), Action::Coal(mine)) => {
                self.take_coal(Source::tile(mine), Owner::Human);
                self.go_on_building(industry, space, coal - 1, iron);
            }
            (Deed::BuildPay(industry, space, coal, iron), Action::Iron(works)) => {
                self.take_iron(Source::tile(works), Owner::Human);
                self.go_on_building(industry, space, coal, iron - 1);
            }
            (Deed::Network, Action::Line(link)) => self.deed = Deed::NetworkCard(link),
            (Deed::NetworkCard(link), Action::Card(card)) => {
                self.discard(card);
                self.begin_linking(link);
            }
            (Deed::NetworkCoal(_), Action::Coal(mine)) => self.supply_first(Source::tile(mine)),
            (Deed::NetworkMore, Action::Line(link)) => self.lay_second(link),
            (Deed::NetworkCoalAgain(link), Action::Coal(mine)) => {
                self.supply_second(link, Source::tile(mine));
            }
            (Deed::NetworkBeer(_), Action::Beer(source)) => {
                self.take_cube(source.space().expect("the beer of a link is a brewery's"));
                self.end_action();
            }
            (Deed::Develop, Action::Remove(industry)) => self.deed = Deed::DevelopCard(industry),
            (Deed::DevelopCard(industry), Action::Card(card)) => {
                self.discard(card);
                self.begin_developing(industry);
            }
            (Deed::DevelopIron, Action::Iron(works)) => self.pay_first_iron(Source::tile(works)),
            (Deed::DevelopMore, Action::Remove(industry)) => self.develop_again(industry),
            (Deed::DevelopIronAgain, Action::Iron(works)) => {
                self.pay_second_iron(Source::tile(works));
            }
            (Deed::Sell, Action::Flip(space)) => self.deed = Deed::SellCard(space),
            (Deed::SellCard(space), Action::Card(card)) => {
                self.discard(card);
                self.begin_sale(space);
            }
            (Deed::SellMerchant(space), Action::To(merchant)) => {
                self.go_on_selling(space, merchant, self.beer_needed(space));
            }
            (Deed::SellBeer(space, merchant, needed), Action::Beer(source)) => {
                self.drink(source, merchant, Owner::Human);
                self.go_on_selling(space, merchant, needed - 1);
            }
            (Deed::SellBonus, Action::Remove(industry)) => self.take_bonus(industry),
            (Deed::SellMore, Action::Flip(space)) => self.begin_sale(space),
            (Deed::Loan, Action::Card(card)) => self.borrow(card),
            (Deed::Scout(left), Action::Card(card)) => self.scout(card, left),
            (Deed::Pass, Action::Card(card)) => {
                self.discard(card);
                self.end_action();
            }
            (Deed::NetworkMore | Deed::DevelopMore | Deed::SellMore, Action::Done) => {
                self.end_action();
            }
            (Deed::None, Action::GiveUp(space)) => self.give_up(space),
            (deed, action) => unreachable!("`{action}` is no step of {deed:?}"),
        }
    }

    /// An action is complete: the next one, or the end of the turn.
    pub(crate) fn end_action(&mut self) {
        self.deed = Deed::None;
        self.actions_left -= 1;
        if self.actions_left == 0 {
            self.mover = Owner::Automa;
            self.phase = Phase::Deal;
        }
    }

    /// Gives up a tile in a shortfall for half its price.
    fn give_up(&mut self, space: Space) {
        let given = self.board.tile(space).expect("it is the person's tile");
        self.board.clear(space);
        self.human.earn(tile(given.industry, given.level).cost / 2);
    }
}
