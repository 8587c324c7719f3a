//! Why? The ladder of rules for a whole turn of the automa.

use desk::AutomaTurn;
use kit::Session;
use maud::{Markup, html};

use super::{ladder, play};
use crate::{
    Stored,
    address::{Address, key},
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
    let question = words.text("ui-why-title");
    // Who asked while watching goes on watching there.
    let step = visit.query.get(key::STEP).and_then(|it| it.parse::<usize>().ok());
    let moves = at_table::to_moves(&view, &turn);
    let back = match step {
        _ if let Some((back, _)) = &moves => back.clone(),
        Some(step) => words.to(Address::Turn { id: &stored.id, ply }).with(key::STEP, step),
        None => words.to(Address::Play { id: &stored.id }),
    };
    let n_decided = turn.decided().count();
    // One decision is the page's own name; several are named one by one.
    let told = |decided: &desk::AutomaPly<G>| {
        let before = view.at(decided.ply);
        let told = view.game().tell(&before, decided.action, &view.at(decided.ply + 1));
        words.say(&told.unwrap_or_else(|| view.game().describe(&before, decided.action)))
    };
    let title = match turn.decided().next() {
        Some(decided) if n_decided == 1 => told(decided),
        _ => question.clone(),
    };
    // Where the candidates lay at that moment, unless there was but one.
    let scene = |decided: &desk::AutomaPly<G>| {
        let standing = Glow::all(decided.trace.rungs());
        let at =
            View::new(play::address::<G>(visit, stored), live, viewer, Mode::Past, decided.ply);
        let scene = Some(standing).filter(|it| 1 < it.len()).and_then(|it| G::scene(&at, &it));
        html! {
            @if let Some(scene) = scene {
                figure.cut { (scene) figcaption.small.muted { (words.text("ui-scene")) } }
            }
        }
    };
    let main = html! {
        (G::defs(&view))
        main #main.page {
            header { h1 { (title) } }
            div.two-col {
                div.deeds {
                    @for decided in turn.decided() {
                        section {
                            h2 { @if n_decided == 1 { (question) } @else { (told(decided)) } }
                            @if n_decided != 1 { (scene(decided)) }
                            (ladder::show(&view, decided.trace.rungs()))
                        }
                    }
                }
                aside aria-label=(words.text("ui-step-card")) {
                    (G::card(&view, &turn, turn.end()))
                    @if let (1, Some(decided)) = (n_decided, turn.decided().next()) { (scene(decided)) }
                    p.stacked.after-plate {
                        a.btn href=(words.to(Address::Turn { id: &stored.id, ply: range.start })) { (words.button_icon("step")) (words.text("ui-watch-again")) }
                        a.btn href=(words.to(Address::Play { id: &stored.id }).with(key::PLY, range.end)) { (words.button_icon("log")) (words.text("ui-see-table")) }
                        a.btn.quiet href=(words.to(Address::Record { id: &stored.id }).with(key::PLY, range.end)) download="" data-full {
                            (words.button_icon("save")) (words.text("ui-report-turn"))
                        }
                    }
                }
            }
        }
    };
    let body = html! { (frame::back_bar(words, back)) (main) @if let Some((_, bar)) = &moves { (bar) } (frame::menu(visit, words, &html! {})) };
    Ok(frame::game_document(visit, words, (G::ID, G::LOOK), &title, "", body))
}
