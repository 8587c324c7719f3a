//! At the table: the box lies in front of the person, the screen runs the automa.
//!
//! Turn (what to move) and Tell (what did you do?) follow each other; a pile of
//! the person's own asks for its card in between. Every screen stands alone.

mod back;
pub(crate) mod card;
mod end;
pub(crate) mod fix;
mod setup;
pub(crate) mod tell;
mod told;
mod turn;

use desk::AutomaTurn;
use kit::{Game, Message, Session, Turn};
use maud::{Markup, PreEscaped, html};

pub(crate) use self::{
    back::log, end::show as end, fix::show as fix, setup::show as setup, told::has_told,
};
use crate::{
    Pen, Stored,
    address::{Address, key},
    error::AppError,
    frame, game,
    page::{Asked, AtTable, Mode, View},
    parts::table::{to_fix, undo},
    visit::{Query, Visit},
};

/// A screen at the table: the bar, what to see, what to do, and the thumb zone.
struct Screen {
    title: String,
    /// Under the title.
    line: Markup,
    /// Whether it is the automa's turn.
    is_its: bool,
    /// What kind of screen it is, for styles.
    class: &'static str,
    see: Markup,
    act: Markup,
    thumb: Markup,
}

/// What stands in the address, for a view. Nobody points at a symbol to be told what
/// it means: a table has no mouse.
fn address<'a, G: AtTable>(
    visit: &'a Visit,
    stored: &'a Stored,
) -> (Pen<'a>, &'a str, u64, &'a Query) {
    (visit.words(G::ID), &stored.id, stored.revision, &visit.query)
}

/// What is asked now: a deed of the person, or a card of the person's own pile.
pub(crate) fn show<G: AtTable>(visit: &Visit, stored: &Stored, live: &Session<G>) -> Markup {
    // Nothing is hidden from anybody here: whoever holds the device tells.
    let viewer = match live.turn() {
        Turn::Human(seat) => seat,
        _ => game::watcher(live),
    };
    let mode = Mode::Now;
    let view = View::new(address::<G>(visit, stored), live, viewer, mode, live.ply());
    if let Some(page) = told::show(visit, stored, live) {
        return page;
    }
    let screen = match view.asked {
        Asked::Card(pile) => card::screen(&view, pile),
        Asked::Person(_) | Asked::Nobody => tell::screen(&view),
    };
    page(visit, &view, screen)
}

/// The automa's turn around the entry `ply`.
pub(crate) fn turn<G: AtTable>(
    visit: &Visit,
    stored: &Stored,
    live: &Session<G>,
    ply: usize,
) -> Result<Markup, AppError> {
    let turn = AutomaTurn::around(live, ply).ok_or(AppError::NotFound)?;
    let end = turn.end();
    let at = turn.range().end;
    let viewer = game::watcher(live);
    let mode = Mode::Watching(turn, end);
    let view = View::new(address::<G>(visit, stored), live, viewer, mode, at);
    let screen = turn::screen(&view);
    Ok(page(visit, &view, screen))
}

/// The page after the entry `from`: the automa's turn that ends after it, once
/// no card of it is waited for, or what is asked now.
pub(crate) fn after<'a, G: Game>(live: &Session<G>, id: &'a str, from: usize) -> Address<'a> {
    let turn = AutomaTurn::around(live, from)
        .or_else(|| AutomaTurn::next_after(live, from).and_then(|it| AutomaTurn::around(live, it)));
    let turn = turn.filter(|it| it.range().start < live.ply());
    match turn.filter(|it| !it.is_waiting(live)) {
        Some(turn) => Address::Turn { id, ply: turn.range().start },
        None => Address::Play { id },
    }
}

fn page<G: AtTable>(visit: &Visit, view: &View<'_, G>, screen: Screen) -> Markup {
    let words = &view.words;
    let body = html! {
        header.bar.its[screen.is_its] {
            button.btn.quiet type="button" popovertarget="p-menu" {
                (words.spoken_icon("menu", &words.text("ui-menu"), ""))
            }
            div { h1 { (screen.title) } p.line { (screen.line) } }
            button.btn.quiet.awake type="button" role="switch" aria-checked="false" hidden data-awake
                aria-label=(words.text("ui-awake")) data-none=(words.text("ui-awake-none")) title=(words.text("ui-awake")) {
                (words.button_icon("awake"))
            }
        }
        (G::defs(view))
        main #main.tbl data-say=(screen.title) {
            div class={ "body " (screen.class) } {
                div.see { (alarm(view)) (screen.see) }
                div #do.to-do tabindex="-1" aria-live="polite" { (screen.act) }
            }
            footer.thumb { (screen.thumb) }
        }
        (frame::table_menu(visit, words, &menu(view)))
    };
    frame::table_document(visit, words, (G::ID, G::LOOK), &screen.title, body)
}

/// What cannot be as it was told, with the two ways to mend it.
fn alarm<G: AtTable>(view: &View<'_, G>) -> Markup {
    html! {
        @if let Some(alarm) = G::alarm(view).filter(|_| !matches!(view.mode, Mode::Past)) {
            div.said.alarm role="alert" {
                p { (view.words.say(&alarm)) }
                div.trio { (undo(view, G::deed)) (to_fix(view, None)) }
            }
        }
    }
}

/// What belongs to this game, in the menu.
fn menu<G: AtTable>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    let id = view.id;
    let live = view.live();
    // A game may say whose it is.
    let own = Message::new("table-last-turn");
    let name = if words.has(&own) { own } else { Message::new("ui-last-turn") };
    let last = AutomaTurn::last(live, live.ply()).filter(|it| !it.is_waiting(live));
    html! {
        p.menu-links {
            @if let Some(last) = &last {
                a.btn.primary href=(words.to(Address::Turn { id, ply: last.range().start })) { (words.button_icon("step")) (words.say(&name)) }
            }
            a.btn href=(words.to(Address::Home)) { (words.button_icon("automa")) (words.text("ui-to-home")) }
            a.btn href=(words.to(Address::Setup { id })) { (words.button_icon("deck")) (words.text("ui-piles")) }
            a.btn href=(words.to(Address::Log { id })) { (words.button_icon("log")) (words.text("ui-go-back")) }
            a.btn href=(view.rules()) { (words.button_icon("log")) (words.text("ui-rules")) }
            a.btn href=(words.to(Address::Record { id })) download="" data-full { (words.button_icon("save")) (words.text("ui-save-record")) }
            a.btn href=(words.to(Address::Share { id })) { (words.button_icon("phone")) (words.text("ui-take-along")) }
        }
    }
}

/// Pieces to move back on the table after something was taken back, if the
/// address says how far it had gone.
fn moved_back<G: AtTable>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    let was = view.query.get(key::WAS).and_then(|it| it.parse::<usize>().ok());
    let Some(was) = was.filter(|&it| view.ply < it && it <= view.live().entries().len()) else {
        return html! {};
    };
    let (from, to) = (view.at(was), view.state());
    let differences = fix::differences::<G>(view, &from, to);
    if differences.is_empty() {
        return html! {};
    }
    html! {
        details.back {
            summary.btn { (words.icon("undo")) (words.count("ui-move-back", differences.0.len())) }
            (differences)
        }
    }
}

/// Nothing, where a screen has nothing to show.
fn nothing() -> Markup {
    PreEscaped(String::new())
}
