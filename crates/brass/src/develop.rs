//! Develop, loan, scout and pass.

use crate::{
    action::Source,
    components::{Card, Industry, Owner, income_level, tile},
    sets::Industries,
    state::{Deed, State},
};

/// What a loan pays.
pub(crate) const LOAN: i16 = 30;
/// How many income levels a loan costs.
pub(crate) const LOAN_LEVELS: i16 = 3;
/// The lowest income level.
pub(crate) const LOWEST_LEVEL: i16 = -10;

/// What keeps a tile from being developed away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RemovalFault {
    /// No tile of the industry is left.
    NoTile,
    /// It shows a lightbulb.
    Lightbulb,
}

impl State {
    /// The industries whose lowest tile the person may develop, iron apart.
    #[inline]
    pub fn developable(&self) -> Industries {
        let industries = Industry::ALL.iter().copied();
        industries.filter(|&it| self.removal_fault(it).is_none()).collect()
    }

    /// Why the lowest tile of an industry may not be removed, iron apart.
    #[inline]
    pub(crate) fn removal_fault(&self, industry: Industry) -> Option<RemovalFault> {
        match self.human.mat.lowest(industry) {
            None => Some(RemovalFault::NoTile),
            Some(level) if !tile(industry, level).developable => Some(RemovalFault::Lightbulb),
            Some(_) => None,
        }
    }

    /// Whether the person can pay for the iron of one more tile.
    #[inline]
    pub fn can_pay_iron(&self) -> bool {
        self.iron_cost(1) <= self.human.purse()
    }

    pub(crate) fn begin_developing(&mut self, industry: Industry) {
        self.human.mat.take(industry);
        match self.only_works() {
            Some(source) => self.pay_first_iron(source),
            None => self.deed = Deed::DevelopIron,
        }
    }

    pub(crate) fn pay_first_iron(&mut self, iron: Source) {
        self.take_iron(iron, Owner::Human);
        if self.can_pay_iron() && !self.developable().is_empty() {
            self.deed = Deed::DevelopMore;
        } else {
            self.end_action();
        }
    }

    pub(crate) fn develop_again(&mut self, industry: Industry) {
        self.human.mat.take(industry);
        match self.only_works() {
            Some(source) => self.pay_second_iron(source),
            None => self.deed = Deed::DevelopIronAgain,
        }
    }

    pub(crate) fn pay_second_iron(&mut self, iron: Source) {
        self.take_iron(iron, Owner::Human);
        self.end_action();
    }

    /// Where iron comes from, unless the person must choose.
    fn only_works(&self) -> Option<Source> {
        let works = self.board.stocked(Industry::IronWorks);
        match works.len() {
            0 => Some(Source::MARKET),
            1 => works.first().map(Source::tile),
            _ => None,
        }
    }

    /// Whether the income level leaves room for a loan.
    pub fn can_borrow(&self) -> bool {
        self.human.level().is_none_or(|level| LOWEST_LEVEL + LOAN_LEVELS <= level)
    }

    pub(crate) fn borrow(&mut self, card: Card) {
        self.discard(card);
        self.human.earn(LOAN);
        if let Some(space) = &mut self.human.income {
            let level = income_level(*space) - LOAN_LEVELS;
            // The marker goes to the highest space of the new level.
            while level < income_level(*space) {
                *space -= 1;
            }
        }
        self.end_action();
    }

    /// Whether the person may scout: three cards in hand and no wild one.
    pub fn can_scout(&self) -> bool {
        let wild = Card::ALL.iter().filter(|it| it.is_wild());
        let n_wild: u8 = wild.map(|&it| self.human.hand[it]).sum();
        n_wild == 0 && 3 <= self.human.n_hand()
    }

    pub(crate) fn scout(&mut self, card: Card, left: u8) {
        self.discard(card);
        if 1 < left {
            self.deed = Deed::Scout(left - 1);
            return;
        }
        self.human.hand[Card::WildLocation] += 1;
        self.human.hand[Card::WildIndustry] += 1;
        self.end_action();
    }

    /// Discards a card; wild cards go back to their supply.
    pub(crate) fn discard(&mut self, card: Card) {
        self.human.discard(card);
    }
}
