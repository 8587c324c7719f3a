//! Fix: what differs on the table is tapped and set; nothing counts before *Set it so*.

use desk::AutomaTurn;
use kit::{Reason, Seat};
use maud::{Markup, html};
use serde_json::{Value, json};

use super::{Screen, page};
use crate::{
    Stored,
    error::AppError,
    frame::icon,
    game,
    page::{Fact, Fixing, Mode, Page, View, Way, Ways, compose, patch_at},
    screens::play,
    visit::{Query, Visit},
};

/// The table as it lies, with the changes that the address tells.
pub(crate) fn show<G: Page>(visit: &Visit, stored: &Stored) -> Result<Markup, AppError> {
    let mut live = game::open::<G>(stored)?;
    let turn = visit.query.get("turn").and_then(|it| it.parse::<usize>().ok());
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
    let patch = visit.query.get("patch").and_then(|it| serde_json::from_str::<Value>(it).ok());
    let patch = patch.filter(Value::is_object).unwrap_or_else(|| json!({}));
    let (state, wrong) = match live.corrected(&patch) {
        Ok(state) => (state, None),
        Err(Reason::Unrest) => (live.state().clone(), Some(words.text("ui-fix-first"))),
        Err(reason) => (live.state().clone(), Some(words.trouble(&reason))),
    };
    let viewer: Seat = game::watcher(&live);
    let view = View::new(play::address::<G>(visit, stored), &live, viewer, Mode::Past, live.ply());
    let fixing = Fixing { patch, state, turn };
    let changed = differences::<G>(&view, view.state(), &fixing.state);
    let back = match turn {
        Some(turn) if !is_half_done => format!("/play/{}/turn/{turn}", view.id),
        _ => format!("/play/{}", view.id),
    };
    let is_ready = wrong.is_none() && !changed.0.is_empty();
    let screen = Screen {
        title: words.text("ui-fix-title"),
        line: html! { span { (words.text("ui-fix-text")) } },
        is_its: false,
        class: "fix",
        see: G::fix(&view, &fixing),
        act: html! {
            (G::fix_ways(&view, &fixing))
            @if let Some(wrong) = &wrong { p.said role="alert" { (wrong) } }
            (changed)
        },
        thumb: html! {
            div.trio {
                a.btn href=(back) data-key="Escape" { (icon("close")) (words.text("ui-cancel")) }
                a.btn href={ "/play/" (view.id) "/log" } { (icon("log")) (words.text("ui-go-back")) }
            }
            @if is_ready {
                form method="post" action={ "/play/" (view.id) "/fix" } {
                    input type="hidden" name="revision" value=(view.revision);
                    input type="hidden" name="patch" value=(fixing.patch);
                    @if let Some(turn) = turn { input type="hidden" name="turn" value=(turn); }
                    button.btn.go.done type="submit" data-key="Enter" { (icon("check")) (words.text("ui-set-it-so")) }
                }
            } @else {
                span.btn.go.done role="button" aria-disabled="true" tabindex="0" { (icon("check")) (words.text("ui-set-it-so")) }
            }
        },
    };
    Ok(page(visit, &view, screen))
}

/// What a form sets: a patch as a text, and numbers at places of the position, whose
/// names begin with `set.`; an empty field is 0.
pub(crate) fn asked(form: &Query) -> Option<Value> {
    let mut patch = match form.get("patch") {
        Some(text) => serde_json::from_str(text).ok()?,
        None => json!({}),
    };
    for (key, value) in form {
        let Some(path) = key.strip_prefix("set.") else { continue };
        let value = value.trim();
        let n = if value.is_empty() { 0 } else { value.parse::<i64>().ok()? };
        compose(&mut patch, &patch_at(path, n));
    }
    Some(patch)
}

/// What differs between two tables, each fact before and after.
pub(super) fn differences<G: Page>(
    view: &View<'_, G>,
    before: &G::State,
    after: &G::State,
) -> Changed {
    let (before, after) = (G::facts(view, before), G::facts(view, after));
    let is_same = |a: &Fact, b: &Fact| a.name == b.name && a.place == b.place;
    let changed = before.iter().filter_map(|was| {
        let is = after.iter().find(|it| is_same(it, was))?;
        (is.said != was.said).then(|| (was.name.clone(), was.said.clone(), is.said.clone()))
    });
    Changed(changed.collect())
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

/// Every fact of a tab as a row: a number with less and more, or the ways it can stand.
pub(crate) fn rows<G: Page>(view: &View<'_, G>, fixing: &Fixing<G>) -> Markup {
    let facts = G::facts(view, &fixing.state);
    let mut groups: Vec<&'static str> = Vec::new();
    for fact in &facts {
        if !groups.contains(&fact.group) {
            groups.push(fact.group);
        }
    }
    let asked = view.query.get("tab").map(String::as_str);
    let shown = groups.iter().copied().find(|it| Some(*it) == asked).or(groups.first().copied());
    html! {
        @if let Some(shown) = shown { (tabs(view, fixing, &groups, shown)) }
        div.facts-list {
            @for fact in facts.iter().filter(|it| Some(it.group) == shown) { (row(view, fixing, fact)) }
        }
    }
}

/// The groups of facts as tabs.
pub(crate) fn tabs<G: Page>(
    view: &View<'_, G>,
    fixing: &Fixing<G>,
    groups: &[&'static str],
    shown: &str,
) -> Markup {
    html! {
        @if 1 < groups.len() {
            nav.tabs.t {
                @for group in groups {
                    a href=(fixing.link(view.id, &json!({}), &[("tab", group)])) aria-current=[(*group == shown).then_some("page")] {
                        (view.words.text(group))
                    }
                }
            }
        }
    }
}

/// How many ways stand in a row: long words need the room of two.
fn columns(ways: &[Way]) -> usize {
    let is_long = ways.iter().any(|it| 10 < it.text.chars().count());
    if is_long && 3 < ways.len() { 2 } else { ways.len().clamp(2, 5) }
}

/// One fact and how it can be set.
pub(crate) fn row<G: Page>(view: &View<'_, G>, fixing: &Fixing<G>, fact: &Fact) -> Markup {
    let words = &view.words;
    let mut kept: Vec<(&str, &str)> = vec![("tab", fact.group)];
    if let Some(at) = view.query.get("at") {
        kept.push(("at", at));
    }
    let step = |path: &str, to: i64, symbol: &str, text: &str, is_possible: bool| {
        let label = words.text(text);
        match is_possible {
            true => html! {
                a.btn href=(fixing.link(view.id, &patch_at(path, to), &kept)) aria-label={ (fact.name) ": " (label) } { (icon(symbol)) }
            },
            false => {
                html! { span.btn aria-disabled="true" role="button" aria-label=(label) { (icon(symbol)) } }
            }
        }
    };
    // Many ways need the whole width.
    let is_wide = matches!(&fact.ways, Ways::OneOf(ways) if 2 < ways.len());
    html! {
        div.fixrow.many[is_wide] role="group" aria-label=(fact.name) {
            h2 { (fact.name) }
            @match &fact.ways {
                Ways::Count { path, n, least, most } => div.step {
                    (step(path, n - 1, "minus", "ui-less", least < n))
                    b { (fact.said) }
                    (step(path, n + 1, "plus", "ui-greater", n < most))
                },
                Ways::OneOf(ways) => div class={ "asks n" (columns(ways)) } {
                    @for Way { text, symbol, patch, is_now } in ways {
                        a.ask href=(fixing.link(view.id, patch, &kept)) aria-current=[is_now.then_some("true")] {
                            @if !symbol.is_empty() { (icon(symbol)) } (text)
                        }
                    }
                },
            }
        }
    }
}
