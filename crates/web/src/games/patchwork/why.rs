//! Why: the three patches as columns, what the card compares as rows.

use desk::{FoundHere, Reasons, sentence};
use maud::{Markup, html};
use patchwork::{Patch, Patchwork};

use super::offers;
use crate::{page::View, parts::found};

/// The reasons of a card: a row for each filter, then what the move brought.
pub(super) fn show(view: &View<'_, Patchwork>, reasons: &Reasons<'_, Patchwork>) -> Markup {
    let words = &view.words;
    let all: Vec<&FoundHere<'_, Patchwork>> =
        reasons.lines.iter().flat_map(|it| &it.found).collect();
    let patches = all.first().map_or(&[][..], |it| &it.rung.candidates);
    let settled = all.iter().rposition(|it| it.rung.survivors.len() < it.rung.candidates.len());
    let is_row = |it: &FoundHere<'_, Patchwork>| {
        kit::Game::line(view.game(), view.live().at(it.ply), it.rung).is_some()
    };
    html! {
        @if !patches.is_empty() {
            div.scroll {
                table.fan {
                    thead { tr {
                        td {}
                        @for (at, &patch) in patches.iter().enumerate() {
                            th scope="col" { (offers::picture(patch, None)) (words.text(offers::ORDINALS[at])) }
                        }
                    } }
                    @for (at, it) in all.iter().enumerate().filter(|it| is_row(it.1)) {
                        (row(view, patches, it, Some(at) == settled))
                    }
                    @for label in &reasons.unread {
                        tbody { tr.rest {
                            th scope="row" { (sentence(words, label)) }
                            td colspan=(patches.len()) { (words.text("ui-not-needed")) }
                        } }
                    }
                }
            }
        }
        ol.ladder {
            @for it in all.iter().filter(|it| !is_row(it)) { li { (found::show(view, it, None)) } }
        }
    }
}

/// What a rule compared, patch by patch, and what it found.
fn row(
    view: &View<'_, Patchwork>,
    patches: &[Patch],
    it: &FoundHere<'_, Patchwork>,
    is_settled: bool,
) -> Markup {
    let words = &view.words;
    let label = kit::Game::line(view.game(), view.live().at(it.ply), it.rung);
    html! {
        tbody class=[is_settled.then_some("lit")] {
            tr {
                th scope="row" { @if let Some(label) = &label { (sentence(words, label)) } }
                @for patch in patches { (cell(view, it, *patch, is_settled)) }
            }
            tr.src { td colspan=(patches.len() + 1) { (found::show(view, it, None)) } }
        }
    }
}

/// The figure of a patch: struck where it lost, in a disc where it won.
fn cell(
    view: &View<'_, Patchwork>,
    it: &FoundHere<'_, Patchwork>,
    patch: Patch,
    is_settled: bool,
) -> Markup {
    let words = &view.words;
    let place = it.rung.candidates.iter().position(|&other| other == patch);
    let Some(figure) = place.and_then(|at| it.rung.measures.get(at)) else {
        return html! { td {} };
    };
    let is_kept = it.rung.survivors.contains(&patch);
    html! {
        td.out[!is_kept].won[is_kept && is_settled && it.rung.survivors.len() == 1] {
            span { (figure) }
            @if !is_kept { (words.spoken_icon("close", &words.text("ui-no"), "")) }
        }
    }
}
