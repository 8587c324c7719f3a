//! At the table: the box lies in front of the person, the screen runs the automa.
//!
//! Turn (what to move) and Tell (what did you do?) follow each other; a pile of
//! the person's own asks for its card in between. Every screen stands alone.

mod back;
pub(crate) mod card;
mod end;
pub(crate) mod fix;
mod screen;
mod setup;
pub(crate) mod tell;
mod told;
mod turn;

use desk::AutomaTurn;
use kit::{Session, Turn};
use maud::Markup;

use self::screen::{address, page};
pub(crate) use self::{
    back::log, end::show as end, fix::show as fix, screen::after, setup::show as setup,
    told::has_told,
};
use crate::{
    Stored,
    error::AppError,
    game,
    page::{Asked, AtTable, Mode, View},
    visit::Visit,
};

/// What is asked now: a deed of the person, or a card of the person's own pile.
pub(crate) fn show<G: AtTable>(visit: &Visit, stored: &Stored, live: &Session<G>) -> Markup {
    // Nothing is hidden from anybody here: whoever holds the device tells.
    let viewer = match live.turn() {
        Turn::Human(seat) => seat,
        _ => game::watcher(live),
    };
    let mode = Mode::Now;
    let view = View::new(address::<G>(visit, stored), live, viewer, mode, live.ply());
    if let Some(page) = told::show(visit, stored, live) {
        return page;
    }
    let screen = match view.asked {
        Asked::Card(pile) => card::screen(&view, pile),
        Asked::Person(_) | Asked::Nobody => tell::screen(&view),
    };
    page(visit, &view, screen)
}

/// The automa's turn around the entry `ply`.
pub(crate) fn turn<G: AtTable>(
    visit: &Visit,
    stored: &Stored,
    live: &Session<G>,
    ply: usize,
) -> Result<Markup, AppError> {
    let turn = AutomaTurn::around(live, ply).ok_or(AppError::NotFound)?;
    let end = turn.end();
    let at = turn.range().end;
    let viewer = game::watcher(live);
    let mode = Mode::Watching(turn, end);
    let view = View::new(address::<G>(visit, stored), live, viewer, mode, at);
    let screen = turn::screen(&view);
    Ok(page(visit, &view, screen))
}
