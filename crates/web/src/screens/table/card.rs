//! Which card came up: one tap on the card that the person's own pile turned up.

use kit::Pile;
use maud::{Markup, html};

use super::{Screen, moved_back, nothing};
use crate::{
    address::{Address, key},
    page::{AtTable, View},
    parts::{
        form,
        table::{heard, to_fix, undo},
    },
};

pub(super) fn screen<G: AtTable>(view: &View<'_, G>, pile: Pile) -> Screen {
    let words = &view.words;
    Screen {
        title: words.say(&G::question(view)),
        line: G::bar(view),
        is_its: true,
        class: "which",
        see: html! {
            (moved_back(view))
            @if view.query.contains_key(key::HEARD) { (heard(view, G::tell)) }
            (G::cards(view, pile))
        },
        act: match G::card_note(view, pile) {
            Some(note) => html! { p.muted { (note) } },
            None => nothing(),
        },
        thumb: G::thumb(view).unwrap_or_else(|| {
            html! {
                div.trio {
                    (undo(view, G::deed))
                    (to_fix(view, None))
                    (draw_for_me(view, pile))
                }
                (G::card_done(view, pile))
            }
        }),
    }
}

/// The program deals this pile from here on, if the record has a seed.
pub(crate) fn draw_for_me<G: AtTable>(view: &View<'_, G>, pile: Pile) -> Markup {
    let name = G::PILES[usize::from(pile.0)];
    let is_own = G::OWN_PILES.contains(&name);
    if is_own || view.live().dealer().seed.is_none() {
        return nothing();
    }
    // What is chosen together at the start changes hands together: both eras' cards.
    let deals = G::deals();
    let deal = deals.iter().find(|it| it.piles.contains(&name));
    let piles = deal.map_or(name.to_owned(), |it| it.piles.join(","));
    let fields = html! {
        input type="hidden" name="piles" value=(piles);
        input type="hidden" name="by" value="program";
    };
    let button = html! {
        button.btn type="submit" { (view.words.button_icon("phone")) (view.words.text("ui-draw-for-me")) }
    };
    form::change(view, Address::Deal { id: view.id }, fields, button)
}
