//! Points, by source.

use kit::{Seat, Set};

use crate::{Cargo, Crate, {{Name}}, State};

/// What a set of one crate of each cargo is worth besides.
const SET: i32 = 3;

pub(crate) fn breakdown(
    game: &{{Name}},
    state: &State,
    seat: Seat,
    each: &mut impl FnMut(&'static str, i32),
) {
    if seat == {{Name}}::HUMAN {
        each("score-worth", worth(state.human));
        each("score-sets", SET * n_sets(state.human));
        return;
    }
    each("score-worth", worth(state.automa));
    each("score-level", game.setup.level.points().into());
}

fn worth(crates: Set<Crate>) -> i32 {
    crates.iter().map(|it| i32::from(it.worth())).sum()
}

fn n_sets(crates: Set<Crate>) -> i32 {
    let count = |cargo: Cargo| crates.iter().filter(|it| it.cargo() == cargo).count() as i32;
    Cargo::ALL.into_iter().map(count).min().unwrap_or(0)
}
