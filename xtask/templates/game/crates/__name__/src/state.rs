//! What lies on the table.

use kit::{DrawPile, Few, Set};
use serde::{Deserialize, Serialize};

use crate::{Crate, N_CRATES};

/// How many crates lie in the row.
pub const ROW: usize = 4;

/// One of the two at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The person.
    #[default]
    Human,
    /// The automa.
    Automa,
}

/// What lies on the table: small, without heap, and nobody's order is known to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct State {
    /// The crates in the row, the one that has lain there longest first.
    pub row: Few<Crate, ROW>,
    /// The crates that have not come ashore.
    pub pile: Set<Crate>,
    /// The person's crates.
    pub human: Set<Crate>,
    /// The automa's crates.
    pub automa: Set<Crate>,
    /// The automa's cards.
    pub cards: DrawPile,
    /// Who is to act.
    pub to_act: Side,
}

const _: () = assert!(!std::mem::needs_drop::<State>() && size_of::<State>() <= 256);

impl State {
    /// The table before the first crate comes ashore.
    pub(crate) fn start(n_cards: usize) -> State {
        State {
            row: Few::new(),
            pile: Set::first(N_CRATES),
            human: Set::EMPTY,
            automa: Set::EMPTY,
            cards: DrawPile::shuffled(n_cards),
            to_act: Side::Human,
        }
    }

    /// Whether crates come ashore before anybody acts.
    pub(crate) fn lacks_crates(&self) -> bool {
        self.row.len() < ROW && !self.pile.is_empty()
    }

    /// Where a crate lies in the row, counted from the one that has lain there longest.
    pub fn place_in_row(&self, it: Crate) -> Option<usize> {
        self.row.iter().position(|&other| other == it)
    }
}
