//! Poverty: what a run brings, and what is left of it at the end.

use crate::{
    London,
    state::{Chair, State},
};

impl London {
    /// Poverty for each stack, each loan and each hand card (R3-20).
    pub(crate) fn take_run_poverty(&self, state: &mut State) {
        let chair = state.chair();
        let n_hand = if state.deed.hand_is_free { 0 } else { chair.n_hand() };
        let poverty = (chair.n_stacks() + u32::from(chair.loans) + n_hand) as i32;
        state.chair_mut().poverty += poverty;
    }

    /// The poverty of a chair at the end: what it has and one for each hand card (R5-1).
    pub(crate) fn poverty_held(&self, chair: &Chair) -> i32 {
        chair.poverty + chair.n_hand() as i32
    }

    /// What is left once everyone has returned as much as the one with least has (R5-6).
    pub fn poverty_left(&self, state: &State, seat: u8) -> i32 {
        let chairs = &state.chairs[..usize::from(self.n_seats)];
        let least = chairs.iter().map(|it| self.poverty_held(it)).min().unwrap_or(0);
        self.poverty_held(&state.chairs[usize::from(seat)]) - least
    }
}

/// Prestige for so much poverty left (R5-7).
pub fn poverty_prestige(left: i32) -> i32 {
    const TABLE: [i32; 11] = [0, -1, -1, -2, -3, -5, -7, -9, -11, -13, -15];
    let left = left.max(0);
    match TABLE.get(left as usize) {
        Some(&prestige) => prestige,
        None => TABLE[10] - 3 * (left - 10),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Scenario G10.
    // Covers R5-7.
    #[test]
    fn the_poverty_table_goes_on_by_three() {
        let prestige: Vec<i32> = (0..15).map(poverty_prestige).collect();
        let expected = [0, -1, -1, -2, -3, -5, -7, -9, -11, -13, -15, -18, -21, -24, -27];
        assert_eq!(prestige, expected);
    }
}
