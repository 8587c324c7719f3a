//! A moment that is tried again, on the page of its game: what it is, what is asked, and
//! the ways back.

use maud::{Markup, html};

use super::bar;
use crate::{
    address::{Address, key},
    frame,
    page::{Page, Panel, View},
};

/// What stands for somebody who would rather be told.
pub(crate) const GIVEN_UP: &str = "best";

/// The bar above a moment: what it is, and the way back to the analysis.
pub(super) fn top<G: Page>(view: &View<'_, G>, panels: &[Panel]) -> Markup {
    let words = &view.words;
    let told = desk::setup_names::<G>(words, view.game().setup());
    let level = told.first().cloned().unwrap_or_default();
    html! {
        header.top data-part="top" {
            a.brand href=(words.to(Address::Home)) title=(words.text("ui-to-home")) {
                (words.button_icon("automa")) span.wide { (words.text("ui-brand")) }
                span.hide.narrow { (words.text("ui-brand")) }
            }
            h1.where { (words.text("ui-moment")) span.wide { " · " (words.text("game-title")) " · " (level) } }
            (bar::tabs(words, panels))
            nav aria-label=(words.text("ui-this-game")) {
                a.plain href=(words.to(Address::Analysis { id: view.id })) { (words.button_icon("signpost")) (words.text("ui-analysis")) }
                a.plain href=(words.to(Address::Practice)) { (words.button_icon("redo")) (words.text("ui-practice")) }
                (frame::menu_button(words))
            }
        }
    }
}

/// The way back to where nothing was done, as soon as something was.
pub(super) fn tools<G: Page>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    let Some(scratch) = &view.scratch else { return html! {} };
    let again = words.to(Address::Moment { id: view.id, ply: scratch.ply });
    let back = if bar::is_picking(view) && !scratch.did.is_empty() {
        view.link(&[])
    } else {
        again.into_string()
    };
    html! {
        @if !scratch.did.is_empty() || bar::is_picking(view) {
            a.btn.quiet href=(back) data-key="u" { (words.spoken_icon("undo", &words.text("ui-undo"), "")) }
        }
    }
}

/// What is asked, in the place of what the automa did, and the way to be told.
pub(super) fn asked<G: Page>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    let Some(scratch) = &view.scratch else { return html! {} };
    let told = words.to(Address::Moment { id: view.id, ply: scratch.ply });
    html! {
        div.first {
            (words.classed_icon("signpost", "you"))
            p { (words.text("ui-moment-asked")) }
            a.btn.quiet href=(told.with(key::DID, GIVEN_UP)) { (words.text("ui-moment-tell")) }
        }
    }
}
