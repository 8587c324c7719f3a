//! Told: what a deed did, as things to do by hand, before the game goes on.

use kit::{Entry, Message, Session, Turn};
use maud::{Markup, html};

use super::screen::{Screen, address, after, page};
use crate::{
    Stored,
    address::{Address, key},
    game,
    page::{AtTable, Mode, View},
    parts::table::{rich, to_fix, to_log, undo},
    visit::Visit,
};

/// Whether the deed that begins with the entry `from` did more than was told.
pub(crate) fn has_told<G: AtTable>(live: &Session<G>, from: usize) -> bool {
    let until = until(live, from);
    from < until && !lines(live, from, until).is_empty()
}

/// Where a person's deed ends that begins with the entry `from`.
fn until<G: AtTable>(live: &Session<G>, from: usize) -> usize {
    let is_hers = |&ply: &usize| {
        matches!(live.entries()[ply], Entry::Action(_))
            && matches!(live.game().turn(live.at(ply)), Turn::Human(_))
            && (ply == from || !live.game().is_at_rest(live.at(ply)))
    };
    (from..live.ply()).take_while(is_hers).last().map_or(from, |it| it + 1)
}

fn lines<G: AtTable>(
    live: &Session<G>,
    from: usize,
    until: usize,
) -> Vec<kit::Order<G::Candidate>> {
    let plies: Vec<(&G::State, G::Action)> = (from..until)
        .filter_map(|ply| match live.entries()[ply] {
            Entry::Action(action) => Some((live.at(ply), action)),
            _ => None,
        })
        .collect();
    live.game().consequences(&plies, live.at(until))
}

/// The page that tells it, if the address asks for it and it is the last thing told.
pub(super) fn show<G: AtTable>(
    visit: &Visit,
    stored: &Stored,
    live: &Session<G>,
) -> Option<Markup> {
    let from = visit.query.get(key::TOLD)?.parse::<usize>().ok()?;
    if live.undo_ply() != Some(from) {
        return None;
    }
    let until = until(live, from);
    let lines = lines(live, from, until);
    if lines.is_empty() {
        return None;
    }
    let viewer = game::watcher(live);
    let view = View::new(address::<G>(visit, stored), live, viewer, Mode::Past, until);
    let words = &view.words;
    let next = after(live, view.id, until);
    let done = match next {
        Address::Turn { .. } => {
            Message::new("ui-done-its-turn").with("automa", Message::new("automa-title"))
        }
        _ => Message::new("ui-done"),
    };
    let screen = Screen {
        title: words.text("ui-heard"),
        line: G::bar(&view),
        is_its: false,
        class: "told",
        see: G::where_told(&view, &lines),
        act: html! {
            section.heard-deed {
                @if let Some((deed, _)) = G::deed(live, from) { h2 { (words.icon("check")) (words.say(&deed)) } }
                ul data-speak {
                    @for line in &lines {
                        li { span.pic { (G::told_picture(&view, line)) } span.say { (rich(&words.say(&line.text))) } }
                    }
                }
            }
            div.take-back { (undo(&view, G::deed)) p.muted { (words.text("ui-undo-all")) } }
        },
        thumb: html! {
            div.trio { (to_fix(&view, None)) (to_log(&view)) }
            a.btn.primary.done href=(words.to(next)) data-key="Enter" { (words.button_icon("check")) (words.say(&done)) }
        },
    };
    Some(page(visit, &view, screen))
}
