//! Money, poverty and prestige as a deed will leave them.

use desk::figure;
use london::{Chair, London, Phase, State};
use maud::{Markup, html};

use super::{face, offers::Offers};
use crate::page::View;

/// The three figures of the viewer, each before and after if it changes.
pub(super) fn show(view: &View<'_, London>, after: &Chair) -> Markup {
    let now = &view.state().chairs[usize::from(view.viewer.0)];
    html! {
        (then(view, "pound", "ld-money", now.money, after.money))
        (then(view, "london/poverty", "ld-poverty", now.poverty, after.poverty))
        (then(view, "london/prestige", "ld-prestige", now.prestige.sum(), after.prestige.sum()))
    }
}

/// Those of the three figures that change.
pub(super) fn changed(view: &View<'_, London>, after: &Chair) -> Markup {
    let now = &view.state().chairs[usize::from(view.viewer.0)];
    let figures = [
        ("pound", "ld-money", now.money, after.money),
        ("london/prestige", "ld-prestige", now.prestige.sum(), after.prestige.sum()),
        ("london/poverty", "ld-poverty", now.poverty, after.poverty),
    ];
    html! {
        @for (symbol, id, from, to) in figures { @if from != to { (then(view, symbol, id, from, to)) } }
    }
}

/// A figure before and after, or as it stays.
pub(super) fn then(view: &View<'_, London>, symbol: &str, id: &str, from: i32, to: i32) -> Markup {
    html! {
        span {
            (view.words.spoken_icon(symbol, &view.words.text(id), ""))
            @if from != to { (figure(from)) " → " } (figure(to))
        }
    }
}

/// What a half-done deed will leave, as far as it no longer depends on what is
/// still to be chosen; ending a run brings its poverty.
pub(super) fn ahead(view: &View<'_, London>, offers: &Offers) -> Option<Chair> {
    let state = view.state();
    let me = |it: &State| it.chairs[usize::from(view.viewer.0)];
    let mut now = me(state);
    match state.phase {
        Phase::Run => now.poverty += view.game().run_poverty_ahead(state),
        Phase::Develop | Phase::Draw | Phase::Commit | Phase::Place | Phase::Again => {}
        Phase::SpendColour | Phase::SpendCost | Phase::Site | Phase::Target | Phase::Flip => {
            let figures = |it: &Chair| (it.money, it.poverty, it.prestige.sum());
            let mut ends = offers.options.iter().filter_map(|&it| view.after(it)).map(|it| me(&it));
            let first = ends.next()?;
            if ends.all(|it| figures(&it) == figures(&first)) {
                now = first;
            }
        }
        _ => return None,
    }
    view.is_mine().then_some(now)
}

/// A change of money, poverty or prestige, if there is one.
pub(super) fn change(view: &View<'_, London>, symbol: &str, id: &str, n: i32) -> Markup {
    html! {
        @if n != 0 { span.gain { (view.words.spoken_icon(symbol, &view.words.text(id), "")) (face::signed(n)) } }
    }
}
