//! What the pages of London read in the address.

use london::London;

use super::{
    last::Last,
    offers::Offers,
    table::{drawn::Draw, find::Find},
};
use crate::page::{Reading, View};

/// What the pages of London read in the address, and what marks the table.
#[derive(Debug)]
pub(crate) struct Model {
    /// What can be done, and what of it has been picked.
    pub(super) offers: Offers,
    /// What AutoMartin did in the turn shown.
    pub(super) last: Last,
    /// At the table: the card being sought.
    pub(super) find: Option<Find>,
    /// At the table: the cards that the city deck is asked for.
    pub(super) draw: Option<Draw>,
}

impl Reading for London {
    type Model = Model;

    fn model(view: &View<'_, London>) -> Model {
        Model {
            offers: Offers::of(view),
            last: Last::of(view),
            find: Find::of(view),
            draw: Draw::of(view),
        }
    }
}
