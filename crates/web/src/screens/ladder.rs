//! The ladder of reasons: rule, source, candidates with their measures, survivors.

use desk::measured;
use kit::{Rung, Verdict};
use maud::{Markup, html};

use crate::{
    address::Address,
    page::{Page, View},
};

/// The rungs of one decision.
pub(crate) fn show<G: Page>(view: &View<'_, G>, rungs: &[Rung<G::Candidate>]) -> Markup {
    let decided = rungs.iter().rposition(|it| it.survivors.len() < it.candidates.len());
    html! {
        ol.ladder {
            @for (at, rung) in rungs.iter().enumerate() {
                // Those who are still there need no naming again.
                @let is_known = at.checked_sub(1).is_some_and(|it| rungs[it].survivors == rung.candidates);
                (one(view, rung, is_known, Some(at) == decided))
            }
        }
    }
}

fn one<G: Page>(
    view: &View<'_, G>,
    rung: &Rung<G::Candidate>,
    is_known: bool,
    is_decisive: bool,
) -> Markup {
    let words = &view.words;
    let (before, left) = (rung.candidates.len(), rung.survivors.len());
    let has_table = !rung.measures.is_empty() || before != left;
    // What concerns a single candidate, or compares nothing, changes nothing.
    let change = match (rung.verdict, before == left) {
        (Verdict::Skipped, _) => Some(words.text("ui-skipped")),
        (Verdict::Applied, true) => (has_table && 1 < left).then(|| words.count("ui-stay", left)),
        (Verdict::Applied, false) => Some(format!("{before} → {left}")),
    };
    html! {
        li class=[is_decisive.then_some("lit")] {
            h3 { (words.text(rung.rule.id)) @if let Some(change) = change { span.chip { (change) } } }
            p.source { a href=(words.to(Address::Rules { game: G::ID }).at(format_args!("rule-{}", rung.rule.id))) { (rung.rule.id) } " · " (words.say(&rung.rule.source())) }
            @for reading in rung.rule.readings { p.small.muted { b { (reading) } " " (words.text(reading)) } }
            @if has_table && before != 0 {
                table.cands {
                    caption.hide { (words.text(rung.rule.id)) }
                    thead { tr {
                        th scope="col" { (words.text("ui-candidate")) }
                        @if !rung.measures.is_empty() { th scope="col" { (words.text("ui-compared")) } }
                        th scope="col" { (words.text("ui-stays")) }
                    } }
                    tbody {
                        @for (at, candidate) in rung.candidates.iter().enumerate() {
                            @let stays = rung.survivors.contains(candidate);
                            tr class=(if stays { "stay" } else { "gone" }) {
                                th scope="row" { (G::candidate(view, *candidate)) }
                                @if let Some(measure) = rung.measures.get(at) { td { (measured(words, rung, *measure)) } }
                                td { @if stays { (words.spoken_icon("check", &words.text("ui-yes"), "")) }
                                    @else { (words.spoken_icon("close", &words.text("ui-no"), "")) } }
                            }
                        }
                    }
                }
            } @else if before == 0 {
                p { (words.classed_icon("no", "")) " " (words.text("ui-nobody")) }
            } @else if !is_known {
                // Nothing was compared and nobody dropped: these are whom it is about.
                ul.looked aria-label=(words.text("ui-looked")) {
                    @for candidate in &rung.candidates { li { (G::candidate(view, *candidate)) } }
                }
            }
        }
    }
}
