//! Fix: what differs on the table is tapped and set; nothing counts before *Set it so*.

use desk::AutomaTurn;
use kit::{Message, Reason, Seat, Session};
use maud::{Markup, html};
use serde_json::{Value, json};

use super::screen::{Screen, address, page};
use crate::{
    Stored,
    address::{Address, key},
    game,
    page::{AtTable, Fixing, Mode, View},
    parts::form,
    visit::Visit,
};

/// The table as it lies, with the changes that the address tells.
pub(crate) fn show<G: AtTable>(visit: &Visit, stored: &Stored, mut live: Session<G>) -> Markup {
    let turn = visit.query.get(key::TURN).and_then(|it| it.parse::<usize>().ok());
    let last = live.ply().checked_sub(1).and_then(|it| AutomaTurn::around(&live, it));
    // A turn that waits for a card cannot be put right half done, but from its start:
    // until then none of its pieces were moved.
    let waiting = last.filter(|it| it.is_waiting(&live));
    let is_half_done = waiting.is_some() || !live.game().is_at_rest(live.state());
    let turn = turn.and_then(|it| AutomaTurn::around(&live, it)).or(waiting);
    let turn = turn.map(|it| it.range().start);
    // A turn is put right as the table was before it.
    if let Some(turn) = turn {
        live.go_to(turn);
    }
    let words = visit.words(G::ID);
    let patch = visit.query.get(key::PATCH).and_then(|it| serde_json::from_str::<Value>(it).ok());
    let patch = patch.filter(Value::is_object).unwrap_or_else(|| json!({}));
    let (state, wrong) = match live.corrected(&patch) {
        Ok(state) => (state, None),
        Err(Reason::Unrest) => (live.state().clone(), Some(words.text("ui-fix-first"))),
        Err(reason) => (live.state().clone(), Some(words.trouble(&reason))),
    };
    let viewer: Seat = game::watcher(&live);
    let view = View::new(address::<G>(visit, stored), &live, viewer, Mode::Past, live.ply());
    let after = visit.query.get(key::AFTER).and_then(|it| it.parse::<usize>().ok());
    let after = after.filter(|it| turn.is_none() && *it < live.ply());
    let fixing = Fixing { patch, state, turn, after };
    let changed = differences::<G>(&view, view.state(), &fixing.state);
    let back = match turn.or(after) {
        Some(turn) if !is_half_done => words.to(Address::Turn { id: view.id, ply: turn }),
        _ => words.to(Address::Play { id: view.id }),
    };
    let is_ready = wrong.is_none() && !changed.0.is_empty();
    let screen = Screen {
        title: words.text("ui-fix-title"),
        line: html! { span { (words.text(if turn.is_some() { "ui-fix-before" } else { "ui-fix-text" })) } },
        is_its: false,
        class: "fix",
        see: html! { @if !is_half_done { (when(&view, turn, after)) } (G::fix(&view, &fixing)) },
        act: html! {
            (G::fix_ways(&view, &fixing))
            @if let Some(wrong) = &wrong { p.said role="alert" { (wrong) } }
            (changed)
        },
        thumb: html! {
            div.trio {
                a.btn href=(back) data-key="Escape" { (words.button_icon("close")) (words.text("ui-cancel")) }
                a.btn href=(words.to(Address::Log { id: view.id })) { (words.button_icon("log")) (words.text("ui-go-back")) }
            }
            @if is_ready {
                form method="post" action=(words.to(Address::Fix { id: view.id })) {
                    input type="hidden" name="revision" value=(view.revision);
                    input type="hidden" name="patch" value=(fixing.patch);
                    @if let Some(turn) = turn { input type="hidden" name="turn" value=(turn); }
                    @if let Some(after) = after { input type="hidden" name=(key::AFTER) value=(after); }
                    button.btn.primary.done type="submit" data-key="Enter" { (words.button_icon("check")) (words.text("ui-set-it-so")) }
                }
            } @else {
                (form::disabled("btn primary done", None, &html! { (words.icon("check")) (words.text("ui-set-it-so")) }))
            }
        },
    };
    page(visit, &view, screen)
}

/// Which table is put right by whoever comes from the lines of a turn: the one before
/// it, from which it is worked out again, or the one that lies there now.
fn when<G: AtTable>(view: &View<'_, G>, turn: Option<usize>, after: Option<usize>) -> Markup {
    let words = &view.words;
    let fix = || words.to(Address::Fix { id: view.id });
    html! {
        @if let Some(start) = turn.or(after) {
            nav.tabs.when aria-label=(words.text("ui-fix-when")) {
                a href=(fix().with(key::TURN, start)) aria-current=[turn.map(|_| "page")] { (words.text("ui-fix-when-before")) }
                a href=(fix().with(key::AFTER, start)) aria-current=[after.map(|_| "page")] { (words.text("ui-fix-when-after")) }
            }
        }
    }
}

/// What differs between two tables, each fact before and after.
pub(super) fn differences<G: AtTable>(
    view: &View<'_, G>,
    before: &G::State,
    after: &G::State,
) -> Changed {
    let say = |it: &Message| view.words.say(it);
    let changed = desk::changed(view.game(), before, after);
    Changed(changed.iter().map(|it| (say(&it.name), say(&it.before), say(&it.after))).collect())
}

/// Facts that differ: name, before, after.
pub(super) struct Changed(pub(super) Vec<(String, String, String)>);

impl Changed {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl maud::Render for Changed {
    fn render(&self) -> Markup {
        html! {
            @if !self.0.is_empty() {
                ul.diff { @for (name, before, after) in &self.0 {
                    li { span { (name) } span { s { (before) } " → " b { (after) } } }
                } }
            }
        }
    }
}
