//! What every screen at the table is made of.

use desk::AutomaTurn;
use kit::{Game, Message, Session};
use maud::{Markup, PreEscaped, html};

use crate::{
    Pen, Stored,
    address::Address,
    frame,
    page::{AtTable, Mode, View},
    parts::{
        form,
        table::{to_fix, undo},
    },
    visit::{Query, Visit},
};

/// A screen at the table: the bar, what to see, what to do, and the thumb zone.
pub(super) struct Screen {
    pub(super) title: String,
    /// Under the title.
    pub(super) line: Markup,
    /// Whether it is the automa's turn.
    pub(super) is_its: bool,
    /// What kind of screen it is, for styles.
    pub(super) class: &'static str,
    pub(super) see: Markup,
    pub(super) act: Markup,
    pub(super) thumb: Markup,
}

/// What stands in the address, for a view. Nobody points at a symbol to be told what
/// it means: a table has no mouse.
pub(super) fn address<'a, G: AtTable>(
    visit: &'a Visit,
    stored: &'a Stored,
) -> (Pen<'a>, &'a str, u64, &'a Query) {
    (visit.words(G::ID), &stored.id, stored.revision, &visit.query)
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

/// The whole page of a screen.
pub(super) fn page<G: AtTable>(visit: &Visit, view: &View<'_, G>, screen: Screen) -> Markup {
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
        (hint(view))
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

/// The way to a hint, or why there is none: what is in the person's hand is not known here.
fn hint<G: AtTable>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    let live = view.live();
    let Some(unadvised) = G::ADVISER.filter(|_| !live.marks().is_without_hints()) else {
        return nothing();
    };
    let label = html! { (words.button_icon("hint")) (words.text("ui-hint")) };
    if let Some(why) = unadvised(live) {
        return html! {
            p.btn.barred role="button" aria-disabled="true" tabindex="0" { (label) " " small { (words.say(&why)) } }
        };
    }
    let button = html! { button.btn type="submit" data-key="i" { (label) } };
    form::change(view, Address::Hint { id: view.id }, html! {}, button)
}

/// Nothing, where a screen has nothing to show.
pub(super) fn nothing() -> Markup {
    PreEscaped(String::new())
}
