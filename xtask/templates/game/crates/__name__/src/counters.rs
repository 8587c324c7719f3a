//! What a designer of this automa counts.

use kit::Tally;

use crate::{Action, Cargo, Side, State};

pub(crate) const COUNTERS: &[&str] = &["automa_turns", "automa_tea", "human_crates"];

pub(crate) fn count(before: &State, action: Action, tally: &mut Tally) {
    if let (Side::Automa, Action::Take(it)) = (before.to_act, action) {
        tally[0] += 1;
        tally[1] += i64::from(it.cargo() == Cargo::Tea);
    }
}

pub(crate) fn count_end(end: &State, tally: &mut Tally) {
    tally[2] = end.human.len().into();
}
