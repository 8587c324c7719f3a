//! How much work the answers to requests take: how often a record is played again, and
//! how often one of its tables is looked at. Counted where the program checks itself,
//! for the tests that hold those numbers; elsewhere nothing is counted at all.

use std::cell::Cell;

/// What was done on this thread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Records that were played again from their start.
    pub n_replays: usize,
    /// Tables of a record that were looked at: a walk over all of it looks at each.
    pub n_looks: usize,
}

thread_local! {
    static EFFORT: Cell<Effort> = const { Cell::new(Effort { n_replays: 0, n_looks: 0 }) };
}

impl Effort {
    /// What was done on this thread since it was last asked.
    pub fn take() -> Effort {
        EFFORT.take()
    }

    pub(crate) fn replay() {
        EFFORT.set(Effort { n_replays: EFFORT.get().n_replays + 1, ..EFFORT.get() });
    }

    pub(crate) fn look() {
        EFFORT.set(Effort { n_looks: EFFORT.get().n_looks + 1, ..EFFORT.get() });
    }
}
