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
mod turn;

use desk::AutomaTurn;
use kit::{Entry, Game, Message, Session, Turn};
use maud::{Markup, PreEscaped, html};

pub(crate) use self::{
    back::log,
    end::show as end,
    fix::{asked, show as fix},
    setup::show as setup,
};
use crate::{
    Stored,
    error::AppError,
    frame::{self, icon, spoken_icon},
    game,
    page::{Asked, Mode, Page, View},
    parts::form,
    screens::play,
    visit::Visit,
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

/// What is asked now: a deed of the person, or a card of the person's own pile.
pub(crate) fn show<G: Page>(visit: &Visit, stored: &Stored) -> Result<Markup, AppError> {
    let live = game::open::<G>(stored)?;
    // Nothing is hidden from anybody here: whoever holds the device tells.
    let viewer = match live.turn() {
        Turn::Human(seat) => seat,
        _ => game::watcher(&live),
    };
    let mode = Mode::Now;
    let view = View::new(play::address::<G>(visit, stored), &live, viewer, mode, live.ply());
    let screen = match view.asked {
        Asked::Card(pile) => card::screen(&view, pile),
        Asked::Person(_) | Asked::Nobody => tell::screen(&view),
    };
    Ok(page(visit, &view, screen))
}

/// The automa's turn around the entry `ply`.
pub(crate) fn turn<G: Page>(
    visit: &Visit,
    stored: &Stored,
    ply: usize,
) -> Result<Markup, AppError> {
    let live = game::open::<G>(stored)?;
    let turn = AutomaTurn::around(&live, ply).ok_or(AppError::NotFound)?;
    let end = turn.end();
    let at = turn.range().end;
    let viewer = game::watcher(&live);
    let mode = Mode::Watching(turn, end);
    let view = View::new(play::address::<G>(visit, stored), &live, viewer, mode, at);
    let screen = turn::screen(&view);
    Ok(page(visit, &view, screen))
}

/// The page after the entry `from`: the automa's turn that ends after it, once
/// no card of it is waited for, or what is asked now.
pub(crate) fn after<G: Game>(live: &Session<G>, id: &str, from: usize) -> String {
    let turn = AutomaTurn::around(live, from)
        .or_else(|| AutomaTurn::next_after(live, from).and_then(|it| AutomaTurn::around(live, it)));
    let turn = turn.filter(|it| it.range().start < live.ply());
    match turn.filter(|it| !it.is_waiting(live)) {
        Some(turn) => format!("/play/{id}/turn/{}", turn.range().start),
        None => format!("/play/{id}"),
    }
}

/// The heading of a question: what did you do, or which card came up?
pub(crate) fn question<G: Page>(view: &View<'_, G>) -> Message {
    Message::new(match view.asked {
        Asked::Card(_) => "ui-which-card",
        _ => "ui-tell",
    })
}

fn page<G: Page>(visit: &Visit, view: &View<'_, G>, screen: Screen) -> Markup {
    let words = &view.words;
    let body = html! {
        header.bar.its[screen.is_its] {
            button.btn.quiet type="button" popovertarget="p-menu" {
                (spoken_icon("menu", &words.text("ui-menu"), ""))
            }
            div { h1 { (screen.title) } p.line { (screen.line) } }
            button.btn.quiet.awake type="button" role="switch" aria-checked="false" hidden data-awake
                aria-label=(words.text("ui-awake")) data-none=(words.text("ui-awake-none")) title=(words.text("ui-awake")) {
                (icon("awake"))
            }
        }
        (G::defs(view))
        main #main.tbl data-say=(screen.title) {
            div class={ "body " (screen.class) } {
                div.see { (screen.see) }
                div #do.do tabindex="-1" aria-live="polite" { (screen.act) }
            }
            footer.thumb { (screen.thumb) }
        }
        (frame::table_menu(visit, words, &menu(view)))
    };
    frame::table_document::<G>(visit, words, &screen.title, body)
}

/// What belongs to this game, in the menu.
fn menu<G: Page>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    let id = view.id;
    html! {
        p.menu-links {
            a.btn href="/" { (icon("automa")) (words.text("ui-to-home")) }
            a.btn href={ "/play/" (id) "/setup" } { (icon("deck")) (words.text("ui-piles")) }
            a.btn href={ "/play/" (id) "/log" } { (icon("log")) (words.text("ui-go-back")) }
            a.btn href={ "/rules/" (G::ID) } { (icon("why")) (words.text("ui-rules")) }
            a.btn href={ "/play/" (id) "/record.toml" } download="" data-full { (icon("save")) (words.text("ui-save-record")) }
            a.btn href={ "/play/" (id) "/share" } { (icon("phone")) (words.text("ui-take-along")) }
        }
    }
}

/// The button that takes back the last answer, and names it.
pub(crate) fn undo<G: Page>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    let Some(ply) = view.live().undo_ply() else {
        return html! {
            span.btn role="button" aria-disabled="true" tabindex="0" aria-label=(words.text("ui-undo-none")) {
                (icon("undo")) (words.text("ui-undo"))
            }
        };
    };
    let deed = match &view.live().entries()[ply] {
        Entry::Action(action) => view.game().deed(view.live().at(ply), *action),
        Entry::Edit(_) => Some(Message::new("ui-deed-fix")),
        Entry::Deal { .. } => Some(Message::new("ui-deed-deal")),
    };
    let button = html! {
        button.btn type="submit" data-key="u" {
            (icon("undo"))
            @match deed {
                Some(deed) => span { (words.say(&Message::new("ui-undo-deed").with("deed", deed))) },
                None => (words.text("ui-undo")),
            }
        }
    };
    form::change(view, "undo", html! {}, button)
}

/// The way to put the table right; `turn` is worked out again then.
pub(crate) fn to_fix<G: Page>(view: &View<'_, G>, turn: Option<usize>) -> Markup {
    let turn = turn.map_or(String::new(), |it| format!("?turn={it}"));
    html! {
        a.btn href={ "/play/" (view.id) "/fix" (turn) } data-key="f" { (icon("fix")) (view.words.text("ui-fix")) }
    }
}

/// The way to what has been told so far.
pub(crate) fn to_log<G: Page>(view: &View<'_, G>) -> Markup {
    html! {
        a.btn href={ "/play/" (view.id) "/log" } { (icon("log")) (view.words.text("ui-log")) }
    }
}

/// What the automa did last, with the way to its reasons and back to its lines.
pub(crate) fn heard<G: Page>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    let Some(turn) = &view.last else { return html! {} };
    let start = turn.range().start;
    let told = turn
        .plies
        .iter()
        .filter_map(|it| view.game().tell(&view.at(it.ply), it.action, &view.at(it.ply + 1)));
    let told: Vec<String> = told.map(|it| words.say(&it)).collect();
    html! {
        div.heard.foe {
            a.plain href={ "/play/" (view.id) "/turn/" (start) } { (told.join(" ")) }
            a.btn.quiet href={ "/play/" (view.id) "/why/" (start) } data-key="w" { (icon("why")) (words.text("ui-why")) }
        }
    }
}

/// Pieces to move back on the table after something was taken back, if the
/// address says how far it had gone.
fn moved_back<G: Page>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    let was = view.query.get("was").and_then(|it| it.parse::<usize>().ok());
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
            summary.btn { (icon("undo")) (words.count("ui-move-back", differences.0.len())) }
            (differences)
        }
    }
}

/// Words with what counts in bold: `**30**`.
pub(crate) fn rich(text: &str) -> Markup {
    html! {
        @for (at, part) in text.split("**").enumerate() {
            @if at % 2 == 1 { b { (part) } } @else { (part) }
        }
    }
}

/// Nothing, where a screen has nothing to show.
fn nothing() -> Markup {
    PreEscaped(String::new())
}

/// Whether the game lies on a table.
pub(crate) fn is_at_table<G: Game>(stored: &Stored) -> Result<bool, AppError> {
    // A game that was kept before lists told anything is opened to be asked.
    match &stored.gist {
        Some(gist) => Ok(gist.is_at_table),
        None => Ok(game::open::<G>(stored)?.game().is_at_table()),
    }
}
