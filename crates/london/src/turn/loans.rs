//! Loans: taken at any time of one's turn, or because a payment is due.

use kit::CardSet;

use crate::{
    London,
    cards::Ongoing,
    setup::Owed,
    state::{Chair, State},
};

/// What a loan brings.
const LOAN: i32 = 10;
/// What repaying one costs.
pub(crate) const REPAYMENT: i32 = 15;
/// Nobody takes more loans than this: enough never to matter.
pub(crate) const MAX_LOANS: u8 = 200;

impl London {
    /// What a loan brings this chair.
    pub(crate) fn loan_brings(&self, chair: &Chair) -> i32 {
        let lending = CardSet(chair.face_up.0 & self.tables.lending.0);
        let amounts = lending.into_iter().filter_map(|it| match self.spec(it).ongoing {
            Some(Ongoing::LoanBrings(amount)) => Some(i32::from(amount)),
            _ => None,
        });
        amounts.fold(LOAN, i32::max)
    }

    /// Takes a loan.
    pub(crate) fn borrow(&self, chair: &mut Chair) {
        chair.money += self.loan_brings(chair);
        chair.loans = chair.loans.saturating_add(1);
    }

    /// Whether a chair can repay a loan.
    pub(crate) fn can_repay(&self, chair: &Chair) -> bool {
        chair.loans != 0 && REPAYMENT <= chair.money
    }

    /// Repays a loan.
    pub(crate) fn repay(&self, chair: &mut Chair) {
        chair.money -= REPAYMENT;
        chair.loans -= 1;
    }

    /// A chair pays what it must: a person borrows if need be (R4-1), AutoMartin
    /// pays the bank what he can (Q28).
    pub(crate) fn pay_bank(&self, state: &mut State, seat: u8, amount: i32) {
        let chair = &mut state.chairs[usize::from(seat)];
        if self.is_automa(seat) {
            chair.money -= amount.min(chair.money);
            return;
        }
        while chair.money < amount {
            self.borrow(chair);
        }
        chair.money -= amount;
    }

    /// A chair pays another: the receiver always gets the whole amount; what
    /// AutoMartin cannot pay comes from the supply (M46, Q27).
    pub(crate) fn pay_player(&self, state: &mut State, from: u8, to: u8, amount: i32) {
        if self.is_automa(from) {
            self.pay_from_purse(state, from, amount);
        } else {
            self.pay_bank(state, from, amount);
        }
        state.chairs[usize::from(to)].money += amount;
    }

    /// AutoMartin pays another player what he pays himself.
    pub(crate) fn pay_from_purse(&self, state: &mut State, seat: u8, amount: i32) {
        let chair = &mut state.chairs[usize::from(seat)];
        chair.money -= self.purse_pays(chair.money, amount);
    }

    /// What AutoMartin pays himself of what he owes another player.
    fn purse_pays(&self, money: i32, amount: i32) -> i32 {
        match self.setup.owed {
            _ if amount <= money => amount,
            Owed::Supply => 0,
            Owed::Purse => money,
        }
    }
}
