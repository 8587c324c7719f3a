//! Scoring: prestige by source.

use crate::{
    London,
    state::{Chair, State},
    turn::loans::REPAYMENT,
    turn::poverty_prestige,
};

/// Money for a point of prestige (R5-4).
const MONEY_PER_POINT: i32 = 3;
/// Prestige lost for each unpaid loan (R5-5).
const UNPAID: i32 = 7;

/// Prestige of one chair, by source, if the game ended now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Gained from city cards during the game.
    pub cards: i32,
    /// Gained from boroughs.
    pub boroughs: i32,
    /// AutoMartin's bonus for crucial cards.
    pub crucial: i32,
    /// End prestige of the city cards.
    pub end: i32,
    /// For money left.
    pub money: i32,
    /// For unpaid loans.
    pub loans: i32,
    /// For poverty left.
    pub poverty: i32,
}

impl London {
    /// The score of a chair, if the game ended now.
    pub fn score_of(&self, state: &State, seat: u8) -> Score {
        let chair = &state.chairs[usize::from(seat)];
        let printed: i32 =
            chair.display().into_iter().map(|it| self.spec_at(state, it).end_prestige).sum();
        let end = printed + chair.counted.city;
        // As many loans as possible are repaid before money is counted (R5-3).
        let n_repaid = (chair.money.max(0) / REPAYMENT).min(chair.loans.into());
        let money = chair.money.max(0) - n_repaid * REPAYMENT;
        Score {
            cards: chair.prestige.cards,
            boroughs: chair.prestige.boroughs,
            crucial: chair.prestige.crucial,
            end,
            money: money / MONEY_PER_POINT,
            loans: -UNPAID * (i32::from(chair.loans) - n_repaid),
            poverty: poverty_prestige(self.poverty_left(state, seat)),
        }
    }

    /// What breaks a tie: least poverty, then most boroughs, then the city card
    /// with most end prestige (R5-8, Q30).
    pub(crate) fn tie_break_of(&self, state: &State, seat: u8) -> i32 {
        let chair: &Chair = &state.chairs[usize::from(seat)];
        let best = chair.display().into_iter().map(|it| self.spec_at(state, it).end_prestige).max();
        let left = self.poverty_left(state, seat);
        let n_boroughs = chair.boroughs.len() as i32;
        -left * 10_000 + n_boroughs * 100 + best.unwrap_or(0)
    }
}
