//! Putting Patchwork's mirror right: rows, shapes and cards to tap.

use kit::{Game, Ways};
use maud::{Markup, html};
use patchwork::{
    Patch, Patchwork, Position,
    facts::{GROUPS, card_place, move_to, patch_place, shape},
};
use serde_json::json;

use super::{
    super::key,
    super::offers::ORDINALS,
    grids::{drawn, face},
};
use crate::{
    page::{Fixing, View},
    parts::table::{row, tabs},
};

type Fact<'a> = kit::Fact<'a, Position>;

/// The page: rows for tokens and counts, shapes and cards to tap.
pub(in super::super) fn show(view: &View<'_, Patchwork>, fixing: &Fixing<Patchwork>) -> Markup {
    let facts = view.game().facts(&fixing.state);
    let asked = view.query.get(key::TAB).map(String::as_str);
    let shown = GROUPS.into_iter().find(|it| Some(*it) == asked).unwrap_or(GROUPS[0]);
    html! {
        (tabs(view, fixing, &GROUPS, shown))
        @match shown {
            "pw-fix-patches" => (patches(view, fixing, &facts)),
            "pw-fix-cards" => (cards(view, fixing, &facts)),
            _ => div.facts-list { @for fact in facts.iter().filter(|it| it.group == shown) { (row(view, fixing, fact)) } },
        }
    }
}

/// Shapes to tap; the one tapped says where it is, and can go to the front of the circle.
fn patches(view: &View<'_, Patchwork>, fixing: &Fixing<Patchwork>, facts: &[Fact<'_>]) -> Markup {
    let words = &view.words;
    let state = &fixing.state;
    let at = view.query.get(key::AT).map_or("", String::as_str);
    let nothing = json!({});
    let tapped = Patch::all().find(|it| patch_place(*it) == at);
    let place = |it: Patch| state.place_in_circle(it).map(|it| it + 1);
    if let Some(patch) = tapped {
        return one_patch(view, fixing, facts, patch);
    }
    html! {
        div.shapes {
            @for patch in Patch::all() {
                @let id = patch_place(patch);
                a.shape.placed[place(patch).is_some()] href=(fixing.link(view, &nothing, &[(key::TAB, GROUPS[2]), (key::AT, &id)])) {
                    span.hide { (words.say(&shape(patch))) }
                    b {
                        @if let Some(place) = place(patch) { (place) }
                        @else if state.human.taken.has(patch) { (words.icon("you")) }
                        @else if state.automa.patches.has(patch) { (words.icon("automa")) }
                    }
                    (drawn(patch))
                }
            }
        }
    }
}

/// One patch: where it is, and its place in the circle.
fn one_patch(
    view: &View<'_, Patchwork>,
    fixing: &Fixing<Patchwork>,
    facts: &[Fact<'_>],
    patch: Patch,
) -> Markup {
    let words = &view.words;
    let state = &fixing.state;
    let at = patch_place(patch);
    let place = state.place_in_circle(patch);
    html! {
        div.onepatch {
            span.shape { (drawn(patch)) }
            a.btn href=(fixing.link(view, &json!({}), &[(key::TAB, GROUPS[2])])) { (words.button_icon("patchwork/patch")) (words.text("pw-all-patches")) }
        }
        @for fact in facts.iter().filter(|it| it.place == at) { (row(view, fixing, fact)) }
        @if place.is_some() {
            div.fixrow.many { h3 { (words.text("pw-offers")) } div.asks.across-3 {
                @for (nth, key) in ORDINALS.iter().enumerate() {
                    a.ask href=(fixing.link(view, &fixing.change(view.game(), |it| move_to(it, patch, nth)), &[(key::TAB, GROUPS[2]), (key::AT, &at)]))
                        aria-current=[(place == Some(nth)).then_some("true")] { (words.text(key)) }
                }
            } }
        }
    }
}

/// Cards to tap: a tap turns one up or puts it back.
fn cards(view: &View<'_, Patchwork>, fixing: &Fixing<Patchwork>, facts: &[Fact<'_>]) -> Markup {
    html! {
        div.asks.across-3 {
            @for index in 0..view.game().deck().cards.len() as u8 {
                @let is_unseen = fixing.state.pile.unseen >> index & 1 == 1;
                @let fact = facts.iter().find(|it| it.place == card_place(index));
                @if let Some(Ways::OneOf(ways)) = fact.map(Fact::ways) {
                    @for way in ways.iter().filter(|it| !it.is_now) {
                        a.ask.mini.turned[!is_unseen] href=(fixing.link(view, &fixing.change(view.game(), |it| way.set(it)), &[(key::TAB, GROUPS[3])])) { (face(view, index, is_unseen)) }
                    }
                }
            }
        }
    }
}
