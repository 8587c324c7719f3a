//! Why? The ladder of rules, with what each compared and whom it left.

use kit::{Message, Step, Verdict};
use maud::{Markup, html};

use crate::{
    Stored,
    error::AppError,
    frame::{self, classed_icon, icon, spoken_icon},
    game,
    page::{AutomaTurn, Mode, Page, Step as Shown, View},
    visit::Visit,
};

/// The reasons of the automa's action `ply`.
pub(crate) fn show<G: Page>(
    visit: &Visit,
    stored: &Stored,
    ply: usize,
) -> Result<Markup, AppError> {
    let live = game::open::<G>(stored)?;
    let turn = AutomaTurn::at(&live, ply).ok_or(AppError::NotFound)?;
    let words = visit.words(G::ID);
    let mut shown = live.clone();
    shown.go_to(ply);
    let did = turn.told(live.game(), &words);
    let view = View {
        words,
        id: &stored.id,
        revision: stored.revision,
        session: &shown,
        query: &visit.query,
        mode: Mode::Past,
        last: None,
    };
    let decided =
        turn.trace.steps().iter().rposition(|it| it.survivors.len() < it.candidates.len());
    let title = words.text("ui-why-title");
    let main = html! {
        (G::page_defs(&view))
        main #main.page {
            header { h1 { (title) } p { (did) } }
            div.two-col {
                ol.ladder {
                    @for (at, step) in turn.trace.steps().iter().enumerate() {
                        (rung(&view, step, at == 0, Some(at) == decided))
                    }
                }
                aside aria-label=(words.text("ui-step-card")) {
                    (G::card(&view, &turn, Shown::Done))
                    p.stacked.after-plate {
                        a.btn href={ "/play/" (stored.id) "/turn/" (ply) } { (icon("step")) (words.text("ui-watch-again")) }
                        a.btn href={ "/play/" (stored.id) "?ply=" (ply + 1) } { (icon("log")) (words.text("ui-see-table")) }
                        a.btn.quiet href={ "/play/" (stored.id) "/record.toml?ply=" (ply + 1) } download="" data-full {
                            (icon("save")) (words.text("ui-report-turn"))
                        }
                    }
                }
            }
        }
    };
    let bar = html! {
        header.top {
            a.brand href={ "/play/" (stored.id) } data-key="Escape" { (icon("undo")) (words.text("ui-to-board")) }
            nav aria-label=(words.text("ui-settings")) { (frame::menu_button(&words)) }
        }
    };
    let body = html! { (bar) (main) (frame::menu(visit, &words, &html! {})) };
    Ok(frame::document(visit, &words, &title, G::ID, body))
}

fn rung<G: Page>(
    view: &View<'_, G>,
    step: &Step<G::Candidate>,
    is_first: bool,
    is_decisive: bool,
) -> Markup {
    let words = &view.words;
    let (before, left) = (step.candidates.len(), step.survivors.len());
    let change = match (step.verdict, before == left) {
        (Verdict::Skipped, _) => words.text("ui-skipped"),
        (Verdict::Applied, true) => words.count("ui-stay", left),
        (Verdict::Applied, false) => format!("{before} → {left}"),
    };
    let has_table = !step.measures.is_empty() || before != left || is_first;
    html! {
        li class=[is_decisive.then_some("lit")] {
            h3 { (words.text(step.rule.id)) span.chip { (change) } }
            p.source { a href={ "/rules/" (G::ID) "#rule-" (step.rule.id) } { (step.rule.id) } " · " (view.words.say(&step.rule.source())) }
            @for reading in step.rule.readings { p.small.muted { b { (reading) } " " (words.text(reading)) } }
            @if has_table {
                table.cands {
                    caption.hide { (words.text(step.rule.id)) }
                    thead { tr {
                        th scope="col" { (words.text("ui-candidate")) }
                        @if !step.measures.is_empty() { th scope="col" { (words.text("ui-compared")) } }
                        th scope="col" { (words.text("ui-stays")) }
                    } }
                    tbody {
                        @for (at, candidate) in step.candidates.iter().enumerate() {
                            @let stays = step.survivors.contains(candidate);
                            tr class=(if stays { "stay" } else { "gone" }) {
                                th scope="row" { (G::candidate(view, *candidate)) }
                                @if let Some(measure) = step.measures.get(at) { td { (told(view, step, *measure)) } }
                                td { @if stays { (spoken_icon("check", &words.text("ui-yes"), "")) }
                                    @else { (spoken_icon("close", &words.text("ui-no"), "")) } }
                            }
                        }
                    }
                }
            } @else if before == 0 { p { (classed_icon("no", "")) " " (words.text("ui-nobody")) } }
        }
    }
}

fn told<G: Page>(view: &View<'_, G>, step: &Step<G::Candidate>, measure: i32) -> String {
    let mut message = Message::new(step.rule.id).attribute("measure").with("measure", measure);
    if let Some(limit) = step.limit {
        message = message.with("limit", limit);
    }
    match view.words.has(&message) {
        true => view.words.say(&message),
        false => step.limit.map_or(measure.to_string(), |limit| format!("{measure} / {limit}")),
    }
}
