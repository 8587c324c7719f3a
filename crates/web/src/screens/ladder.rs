//! The ladder of reasons: the line of the card that settled it first, then those that
//! were looked at before it, each with what was found there.

use desk::{FoundHere, ReasonLine, Reasons};
use kit::Verdict;
use maud::{Markup, html};

use crate::{
    page::{Page, View},
    parts::found,
};

/// The reasons of a part of the turn; `pictured` is the entry whose table is drawn
/// beside them, with the numbers of what dropped a candidate there.
pub(crate) fn show<G: Page>(
    view: &View<'_, G>,
    reasons: &Reasons<'_, G>,
    pictured: Option<usize>,
) -> Markup {
    let words = &view.words;
    let lit = reasons.lit;
    let (before, after) = match lit {
        Some(lit) => (&reasons.lines[..lit], &reasons.lines[lit + 1..]),
        None => (&reasons.lines[..], &[][..]),
    };
    let (above, beside) = match G::LINES_ARE_TRIED {
        true => ("ui-tried-before", "ui-not-reached"),
        false => ("ui-read-before", "ui-not-needed"),
    };
    html! {
        ol.ladder {
            @if let Some(lit) = lit { (line(view, &reasons.lines[lit], Some("lit"), pictured)) }
            @if lit.is_some() && !before.is_empty() { li.between { (words.text(above)) } }
            @for it in before { (line(view, it, None, pictured)) }
            @if !after.is_empty() { li.between { (words.text("ui-read-after")) } }
            @for it in after { (line(view, it, None, pictured)) }
            @for label in &reasons.unread {
                li.rest { h3 { span { (desk::sentence(words, label)) } em { (words.text(beside)) } } }
            }
        }
    }
}

/// A line with what was found; `class` says that it settled the part.
fn line<G: Page>(
    view: &View<'_, G>,
    line: &ReasonLine<'_, G>,
    class: Option<&'static str>,
    pictured: Option<usize>,
) -> Markup {
    let words = &view.words;
    let is_tried = G::LINES_ARE_TRIED && line.label.is_some();
    let is_refused = is_tried && line.is_refused();
    let class = class.or(is_refused.then_some("no"));
    // That a line could be done or not, its mark says already.
    let is_head =
        |it: &FoundHere<'_, G>| view.game().line(view.live().at(it.ply), it.rung).is_some();
    let hides_head = is_tried && line.found.iter().any(|it| !is_head(it));
    let told = line.found.iter().filter(|it| !(hides_head && is_head(it)));
    html! {
        li class=[class] {
            @if let Some(label) = &line.label {
                h3 {
                    span { (desk::sentence(words, label)) }
                    @if let Some(mark) = mark(view, line, class == Some("lit")) { em { (mark) } }
                }
            }
            @for found in told {
                @let dropped = found.rung.survivors.len() < found.rung.candidates.len();
                @let pin = (dropped && pictured == Some(found.ply)).then_some(found.nth + 1);
                (found::show(view, found, pin))
            }
        }
    }
}

/// What came of a line, in a word or two.
fn mark<G: Page>(view: &View<'_, G>, line: &ReasonLine<'_, G>, is_lit: bool) -> Option<String> {
    let words = &view.words;
    let is_skipped = line.found.iter().any(|it| it.rung.verdict == Verdict::Skipped);
    match line.narrowing() {
        _ if G::LINES_ARE_TRIED && line.is_refused() => Some(words.text("ui-not-possible")),
        _ if G::LINES_ARE_TRIED => is_lit.then(|| words.text("ui-line-done")),
        Some((1, 0)) => Some(words.text("ui-no").to_lowercase()),
        Some((before, left)) => Some(format!("{before} → {left}")),
        None => is_skipped.then(|| words.text("ui-skipped")),
    }
}
