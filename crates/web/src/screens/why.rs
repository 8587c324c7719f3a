//! Why? The automa's turn in a sentence, then card by card with what was found.

use desk::{AutomaTurn, Moment, Reasons, Step, sentence};
use kit::Session;
use maud::{Markup, html};

use super::{ladder, play};
use crate::{
    Stored,
    address::{Address, Link, key},
    error::AppError,
    frame, game,
    page::{Glow, Mode, Page, View},
    parts::table as at_table,
    visit::Visit,
};

/// The reasons of the automa's turn around the entry `ply`.
pub(crate) fn show<G: Page>(
    visit: &Visit,
    stored: &Stored,
    live: &Session<G>,
    ply: usize,
) -> Result<Markup, AppError> {
    let turn = AutomaTurn::around(live, ply).ok_or(AppError::NotFound)?;
    let range = turn.range();
    let viewer = game::watcher(live);
    let view = View::new(play::address::<G>(visit, stored), live, viewer, Mode::Past, range.start);
    let words = &view.words;
    // Who asked while watching goes on watching there.
    let step = visit.query.get(key::STEP).and_then(|it| it.parse::<usize>().ok());
    let moves = at_table::to_moves(&view, &turn);
    let back = match step {
        _ if let Some((back, _)) = &moves => back.clone(),
        Some(step) => words.to(Address::Turn { id: &stored.id, ply }).with(key::STEP, step),
        None => words.to(Address::Play { id: &stored.id }),
    };
    let account = turn.account(live);
    let reasons = turn.reasons(live);
    let title = sentence(words, &account.sentence);
    let is_read = reasons.iter().flat_map(|it| &it.lines).flat_map(|it| &it.found);
    let rests_on_reading = is_read.into_iter().any(|it| !it.otherwise.is_empty());
    let main = html! {
        (G::defs(&view))
        main #main.page.why {
            header {
                h1 { (title) }
                @if let Some(note) = &account.note { p.lede { (sentence(words, note)) } }
            }
            @if 1 < reasons.len() { (jumps(&view, &reasons)) }
            div.parts {
                @for (at, it) in reasons.iter().enumerate() {
                    (part(visit, stored, &view, &turn, (at, it)))
                }
            }
            @if !rests_on_reading { p.small.muted.no-reading { (words.text("ui-no-reading")) } }
            (foot(&view, &back, &turn))
        }
    };
    let body = html! { (frame::back_bar(words, back)) (main) @if let Some((_, bar)) = &moves { (bar) } (frame::menu(visit, words, &html! {})) };
    Ok(frame::game_document(visit, words, (G::ID, G::LOOK), &title, "", body))
}

/// A button for each card of the turn: its number and what came of it.
fn jumps<G: Page>(view: &View<'_, G>, reasons: &[Reasons<'_, G>]) -> Markup {
    let words = &view.words;
    html! {
        nav.jump aria-label=(words.text("ui-parts")) {
            @for (at, it) in reasons.iter().enumerate() {
                a.btn href={ "#part-" (at + 1) } {
                    @if let Some(mark) = &it.part.mark { b { (words.say(mark)) } " " }
                    (words.say(&it.part.short))
                }
            }
        }
    }
}

/// One card of the turn: what came of it, the table it looked at, its lines.
fn part<G: Page>(
    visit: &Visit,
    stored: &Stored,
    view: &View<'_, G>,
    turn: &AutomaTurn<G>,
    (at, reasons): (usize, &Reasons<'_, G>),
) -> Markup {
    let words = &view.words;
    let it = &reasons.part;
    let plate = html! { @if let Some(mark) = &it.mark { span.cardno aria-hidden="true" { (words.say(mark)) } } };
    let title = sentence(words, &it.title);
    let note = it.note.as_ref().map(|it| sentence(words, it));
    let id = format!("part-{}", at + 1);
    if it.is_idle {
        return html! {
            details.part id=(id) {
                summary.part-h { (plate) h2 { (title) @if let Some(note) = &note { " " span.came { (note) } } } }
                (ladder::show(view, reasons, None))
            }
        };
    }
    let shown = pictured(turn, reasons);
    let scene = shown.and_then(|ply| scene(visit, stored, view, turn, ply));
    let end = Moment { nth: reasons.last, step: Step::Done };
    html! {
        section.part id=(id) {
            div.part-h { (plate) div { h2 { (title) } @if let Some(note) = &note { p.came { (note) } } } }
            div.part-body {
                @if let Some(scene) = &scene {
                    figure.cut { (scene) figcaption.small.muted { (words.text(G::SCENE_NOTE)) } }
                }
                div.lines {
                    @match G::reasons(view, reasons) {
                        Some(own) => (own),
                        None => (ladder::show(view, reasons, shown.filter(|_| scene.is_some()))),
                    }
                }
                div.part-card { (G::card(view, turn, end)) }
            }
        }
    }
}

/// The entry whose table is drawn beside a part: that of the line that settled it.
fn pictured<G: Page>(turn: &AutomaTurn<G>, reasons: &Reasons<'_, G>) -> Option<usize> {
    let settled = reasons.lit.and_then(|it| reasons.lines[it].found.last()).map(|it| it.ply);
    settled.or_else(|| turn.plies.get(reasons.last).map(|it| it.ply))
}

/// Where the candidates of a decision lay, unless there was but one.
fn scene<G: Page>(
    visit: &Visit,
    stored: &Stored,
    view: &View<'_, G>,
    turn: &AutomaTurn<G>,
    ply: usize,
) -> Option<Markup> {
    let decided = turn.decided().find(|it| it.ply == ply)?;
    let standing = Glow::all(decided.trace.rungs());
    let address = play::address::<G>(visit, stored);
    let at = View::new(address, view.live(), view.viewer, Mode::Past, ply);
    Some(standing).filter(|it| 1 < it.len()).and_then(|it| G::scene(&at, &it))
}

/// Back, and what else can be done with this turn.
fn foot<G: Page>(view: &View<'_, G>, back: &Link, turn: &AutomaTurn<G>) -> Markup {
    let words = &view.words;
    let range = turn.range();
    html! {
        p.why-foot {
            a.btn.primary href=(back) { (words.button_icon("undo")) (words.text("ui-to-board")) }
            a.btn href=(words.to(Address::Turn { id: view.id, ply: range.start })) { (words.button_icon("step")) (words.text("ui-watch-again")) }
            a.btn href=(words.to(Address::Play { id: view.id }).with(key::PLY, range.end)) { (words.button_icon("log")) (words.text("ui-see-table")) }
            a.btn.quiet href=(words.to(Address::Record { id: view.id }).with(key::PLY, range.end)) download="" data-full {
                (words.button_icon("save")) (words.text("ui-report-turn"))
            }
        }
    }
}
