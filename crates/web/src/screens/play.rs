//! The game page: board, turn strip, hand and actions, at every size.

use desk::{AutomaTurn, LogTurn, Moment, Step};
use kit::{Message, Seat, Session, Turn};
use maud::{Markup, html};

use super::{
    end, log,
    theatre::{self, Watched},
};
use crate::{
    Pen, Stored,
    address::{Address, key},
    frame::{self, sheets},
    game,
    page::{Mode, PLAYERS, Page, Panel, View},
    parts::{form, report, score},
    visit::Visit,
};

/// The page of a kept game, at the moment the address asks for; whose eyes it
/// is for, or who is to take the device first.
pub(crate) fn show<G: Page>(visit: &Visit, stored: &Stored, live: &Session<G>) -> Markup {
    let viewer = match game::viewer(visit, live, &stored.id) {
        Ok(viewer) => viewer,
        Err(next) => return hand_over::<G>(visit, stored, live, next),
    };
    let past = visit.query.get(key::PLY).and_then(|it| it.parse::<usize>().ok());
    let past = past.map(|it| it.min(live.entries().len())).filter(|&it| it != live.ply());
    let (mode, ply) = past.map_or((Mode::Now, live.ply()), |it| (Mode::Past, it));
    let view = View::new(address::<G>(visit, stored), live, viewer, mode, ply);
    page(visit, &view, None)
}

/// The whole log on a page of its own.
pub(crate) fn log<G: Page>(visit: &Visit, stored: &Stored, live: &Session<G>) -> Markup {
    let viewer = match game::viewer(visit, live, &stored.id) {
        Ok(viewer) => viewer,
        Err(next) => return hand_over::<G>(visit, stored, live, next),
    };
    let view = View::new(address::<G>(visit, stored), live, viewer, Mode::Now, live.ply());
    let words = &view.words;
    let title = words.text("ui-log");
    let body = html! {
        (frame::back_bar(words, words.to(Address::Play { id: &stored.id })))
        main #main.page {
            header { h1 { (title) } }
            h2.hide { (words.text("ui-this-game")) }
            (log::whole(&view))
        }
        (frame::menu(visit, words, &html! {}))
    };
    frame::game_document(visit, words, (G::ID, G::LOOK), &title, "", body)
}

/// What stands in the address, for a view.
pub(crate) fn address<'a, G: Page>(
    visit: &'a Visit,
    stored: &'a Stored,
) -> (Pen<'a>, &'a str, u64, &'a crate::visit::Query) {
    (visit.explained(G::ID), &stored.id, stored.revision, &visit.query)
}

/// Where to go after `ply` entries: the automa's next turn, or the table.
pub(crate) fn after<'a, G: Page>(live: &Session<G>, id: &'a str, ply: usize) -> Address<'a> {
    match AutomaTurn::next_after(live, ply).filter(|&it| it < live.ply()) {
        Some(ply) => Address::Turn { id, ply },
        None => Address::Play { id },
    }
}

/// The whole page of a view.
pub(crate) fn page<G: Page>(
    visit: &Visit,
    view: &View<'_, G>,
    watched: Option<&Watched>,
) -> Markup {
    let words = &view.words;
    let title = words.text("game-title");
    let panels = G::panels(view);
    let turns = log::turns(view);
    let body = html! {
        (top(view, &panels))
        main #main.play data-say=(announcement(view))
            data-next=[watched.and_then(|it| it.onward.as_ref())]
            data-past=[is_past(view).then_some("")] {
            (strip(visit, view, watched))
            section #board.board data-part="board" aria-label=(words.text("ui-board")) tabindex="-1" { (G::table(view)) }
            section.hand data-part="hand" aria-label=(words.text("ui-actions")) {
                @match watched {
                    Some(watched) => (theatre::pace(view, watched)),
                    None if is_past(view) => (looking_back(view, &turns)),
                    None => (G::choices(view)),
                }
            }
            aside.rail data-part="rail" aria-label=(words.text("ui-rail")) {
                (automa_panel(view))
                @for panel in &panels { @if let Some(body) = &panel.body { (sheets::sheet(words, panel.id, panel.icon, &panel.title, "", body)) } }
                (sheets::sheet(words, "p-score", "vp", &words.text(if view.turn() == Turn::Over { "ui-by-source" } else { "ui-score-now" }), "", &score::breakdown(words, view.game(), &view.game().counted(view.state()))))
                (sheets::sheet(words, "p-log", "log", &words.text("ui-log"), "grow", &log::show(view, &turns)))
            }
        }
        (frame::menu(visit, words, &links(view)))
    };
    frame::game_document(visit, words, (G::ID, G::LOOK), &title, "game", body)
}

/// The page that asks for the next person before it shows a hidden hand.
fn hand_over<G: Page>(visit: &Visit, stored: &Stored, live: &Session<G>, next: Seat) -> Markup {
    let words = visit.words(G::ID);
    let who = desk::chair(live.game(), next);
    let title = words.say(&Message::new("ui-pass-on").with("who", who.clone()));
    let main = html! {
        main #main.page {
            header { h1 { (title) } p { (words.text("ui-pass-on-text")) } }
            form method="post" action=(words.to(Address::Chair { id: &stored.id })) data-full {
                input type="hidden" name="seat" value=(next.0 + 1);
                button.btn.primary.big type="submit" data-key="Enter" {
                    (words.button_icon("you")) (words.say(&Message::new("ui-i-am").with("who", who)))
                }
            }
        }
    };
    frame::page(visit, &words, &title, G::ID, main)
}

fn top<G: Page>(view: &View<'_, G>, panels: &[Panel]) -> Markup {
    let words = &view.words;
    let mut told = desk::setup_names::<G>(words, view.game().setup());
    let level = if told.is_empty() { String::new() } else { told.remove(0) };
    html! {
        header.top data-part="top" {
            a.brand href=(words.to(Address::Home)) title=(words.text("ui-to-home")) {
                (words.button_icon("automa")) span.wide { (words.text("ui-brand")) }
                span.hide.narrow { (words.text("ui-brand")) }
            }
            h1.where {
                (words.text("game-title")) " · " (level)
                @if !told.is_empty() { span.wide { ", " (told.join(", ")) } }
            }
            (tabs(words, panels))
            nav aria-label=(words.text("ui-this-game")) {
                a.plain href=(words.to(Address::Record { id: view.id })) download="" data-full {
                    (words.button_icon("save")) (words.text("ui-save"))
                }
                a.plain href=(view.how()) { (words.button_icon("how")) (words.text("ui-how")) }
                a.plain href=(view.rules()) { (words.button_icon("log")) (words.text("ui-rules")) }
                (frame::menu_button(words))
            }
        }
    }
}

fn strip<G: Page>(visit: &Visit, view: &View<'_, G>, watched: Option<&Watched>) -> Markup {
    let words = &view.words;
    let lesson =
        G::lesson(view).filter(|it| view.is_mine() && visit.lessons.tells(&lesson_name::<G>(it)));
    let heading = match (&view.mode, watched) {
        (Mode::Watching(..), Some(watched)) => words.say(
            &Message::new("ui-watch-title")
                .with("automa", Message::new("automa-title"))
                .with("step", watched.n + 1)
                .with("of", watched.n_moments),
        ),
        (Mode::Past, _) => words.text("ui-past-title"),
        _ if view.turn() == Turn::Over => words.text("ui-over"),
        _ => words.say(&G::task(view)),
    };
    let is_automa = matches!(view.mode, Mode::Watching(..));
    html! {
        section.strip data-part="strip" aria-label=(words.text("ui-turn")) {
            div.who {
                @if is_automa { (words.classed_icon("automa", "foe")) } @else { (words.classed_icon("you", "you")) }
                div { b { (heading) } (G::figures(view)) }
            }
            div.tools {
                @match (&view.mode, view.last()) {
                    (Mode::Watching(turn, _), _) | (_, Some(turn)) => (why(view, turn)),
                    _ => {}
                }
                // Undo keeps its place: a second tap there undoes again.
                @if view.live().can_redo() { (tool(view, "redo", true)) }
                (tool(view, "undo", view.live().can_undo()))
            }
            @match (watched, &lesson, view.last()) {
                (Some(watched), ..) => (theatre::trail(view, watched)),
                (None, Some(lesson), _) => (explained::<G>(visit, words, lesson)),
                (None, None, Some(_)) => (last(view)),
                (None, None, None) if is_past(view) => { div.last {} },
                (None, None, None) => (first(view)),
            }
        }
    }
}

fn tool<G: Page>(view: &View<'_, G>, what: &str, can: bool) -> Markup {
    let words = &view.words;
    let label = words.text(&format!("ui-{what}"));
    let key = if what == "undo" { "u" } else { "y" };
    // What is only picked is let go first: nothing of it was done.
    if what == "undo" && is_picking(view) {
        return html! {
            a.btn.quiet href=(view.link(&[])) data-key=(key) { (words.spoken_icon(what, &label, "")) }
        };
    }
    if !can || matches!(view.mode, Mode::Past) {
        return html! {
            button.btn.quiet.spent type="button" aria-disabled="true"
                aria-label=(words.text(&format!("ui-{what}-none"))) { (words.button_icon(what)) }
        };
    }
    let button = html! { button.btn.quiet type="submit" data-key=(key) { (words.spoken_icon(what, &label, "")) } };
    let id = view.id;
    let change = if what == "redo" { Address::Redo { id } } else { Address::Undo { id } };
    form::change(view, change, html! {}, button)
}

/// Whether something is picked in the address, and nothing of it done.
fn is_picking<G: Page>(view: &View<'_, G>) -> bool {
    let is_now = matches!(view.mode, Mode::Now) && view.turn() != Turn::Over;
    is_now && !view.query.is_empty()
}

/// The way to the reasons of the automa's last turn.
fn why<G: Page>(view: &View<'_, G>, turn: &AutomaTurn<G>) -> Markup {
    let label = view.words.text("ui-why");
    let why = view.words.to(Address::Why { id: view.id, ply: turn.range().start });
    // Who asks while watching goes on watching there.
    let why = match (&view.mode, view.query.get(key::STEP)) {
        (Mode::Watching(..), Some(step)) => why.with(key::STEP, step),
        _ => why,
    };
    html! {
        a.btn.quiet href=(why) data-key="w" title=(label) {
            (view.words.spoken_icon("why", &label, "")) span.wide aria-hidden="true" { (label) }
        }
    }
}

/// What the automa did since the person last acted; where the strip is too small for
/// all of it, a tap opens it. In the midst of its turn it may have done nothing yet.
fn last<G: Page>(view: &View<'_, G>) -> Markup {
    let told = report::told(view, G::tell);
    if told.is_empty() {
        return html! { div.last {} };
    }
    html! { details.last { summary { (view.words.classed_icon("automa", "foe")) span.told { (told) } } } }
}

/// What an explanation is called where it is put away: "brass-build".
fn lesson_name<G: Page>(lesson: &Message) -> String {
    let kind = lesson.id.rsplit_once("lesson-").map_or(lesson.id.as_str(), |it| it.1);
    format!("{}-{kind}", G::ID)
}

/// What a kind of deed is, the first time it is chosen, in the place of what the automa
/// did: nothing moves for it. The cross puts it away for good.
fn explained<G: Page>(visit: &Visit, words: &Pen<'_>, lesson: &Message) -> Markup {
    html! {
        div.first.lesson role="note" {
            (words.classed_icon("hint", "you"))
            p { (words.say(lesson)) }
            form method="post" action=(words.to(Address::Settings)) data-full {
                input type="hidden" name="back" value=(visit.here);
                button.btn.quiet type="submit" name="lesson" value=(lesson_name::<G>(lesson)) {
                    (words.spoken_icon("close", &words.text("ui-lesson-away"), ""))
                }
            }
        }
    }
}

/// Before anybody has acted: the way to how it is played.
fn first<G: Page>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    html! {
        div.first {
            (words.classed_icon("you", "you"))
            p { (words.text("ui-first")) }
            a.btn.quiet href=(view.how()) data-key="h" { (words.text("ui-how")) }
        }
    }
}

/// The tabs that open sheets on small screens.
fn tabs(words: &Pen<'_>, panels: &[Panel]) -> Markup {
    let tab = |id: &str, symbol: &str, title: &str| {
        html! { button type="button" popovertarget=(id) title=(title) { (words.button_icon(symbol)) span { (title) } } }
    };
    html! {
        nav.tabs aria-label=(words.text("ui-rail")) {
            (tab("p-automa", "automa", &words.text("automa-title")))
            @for panel in panels { (tab(panel.id, panel.icon, &panel.title)) }
            (tab("p-score", "vp", &words.text("ui-tab-score")))
            (tab("p-log", "log", &words.text("ui-log")))
        }
    }
}

fn automa_panel<G: Page>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    let turn = match &view.mode {
        Mode::Watching(..) => None,
        Mode::Now | Mode::Past => view.last(),
    };
    html! {
        section #p-automa.panel popover="auto" {
            (sheets::shut(words, "p-automa"))
            h2 { (words.classed_icon("automa", "foe")) (words.text("automa-title")) }
            @if let Some(turn) = turn { (G::card(view, turn, turn.end())) }
            (G::automa(view))
        }
    }
}

fn announcement<G: Page>(view: &View<'_, G>) -> String {
    match &view.mode {
        Mode::Watching(turn, moment) => theatre::sentence(view, turn, *moment),
        Mode::Past => {
            // The line of the log that led here.
            let told =
                AutomaTurn::last(view.live(), view.ply).filter(|it| it.range().end == view.ply);
            let told = told.map(|it| report::said(view, &it, G::tell)).unwrap_or_default();
            format!("{} {told}", view.words.text("ui-past-title"))
        }
        Mode::Now => {
            let task = view.words.say(&G::announcement(view));
            match view.last() {
                Some(_) if view.query.is_empty() => {
                    format!("{} {task}", report::told(view, G::tell))
                }
                _ => task,
            }
        }
    }
}

/// Whether an earlier moment is shown, or the end of a game that can be gone through.
fn is_past<G: Page>(view: &View<'_, G>) -> bool {
    matches!(view.mode, Mode::Past)
        || (view.turn() == Turn::Over && view.query.contains_key(key::TABLE))
}

/// First, previous, next, last; back to now, or on from here.
fn looking_back<G: Page>(view: &View<'_, G>, turns: &[LogTurn]) -> Markup {
    let words = &view.words;
    let live = view.live();
    let mut moments: Vec<usize> = vec![end::first_moment(live)];
    moments.extend(turns.iter().flat_map(|it| &it.lines).map(|it| it.ply));
    moments.dedup();
    let now = moments.iter().filter(|&&it| it <= view.ply).count();
    let link = |ply: usize| match (ply == live.ply(), live.turn()) {
        (false, _) => view.link(&[(key::PLY, ply.to_string())]),
        (true, Turn::Over) => view.link(&[(key::TABLE, "1".to_owned())]),
        (true, _) => view.link(&[]),
    };
    let step = |key: &str, text: &str, (symbol, class), to: Option<usize>| {
        let label = words.text(text);
        match to {
            Some(ply) => {
                html! { a.btn href=(link(ply)) data-key=(key) title=(label) aria-label=(label) { (words.classed_button_icon(symbol, class)) } }
            }
            None => {
                html! { span.btn role="button" aria-disabled="true" tabindex="-1" aria-label=(label) { (words.classed_icon(symbol, class)) } }
            }
        }
    };
    let before = moments.iter().rev().copied().find(|&it| it < view.ply);
    let next = moments.iter().copied().find(|&it| view.ply < it);
    let at = Message::new("ui-past-at").with("n", now).with("of", moments.len());
    // What had just happened: in small windows the log is not beside the table.
    let told = log::line_of(turns, view.ply);
    let ply = html! { input type="hidden" name="ply" value=(view.ply); };
    html! {
        p.say { b.serif { (words.say(&at)) } " " @if let Some(told) = told { span.then { (words.say(&told.text)) } } " " @if view.ply != live.ply() { span.more { (words.text("ui-past-text")) } } }
        div.acts.moments {
            (step("Home", "ui-first-moment", ("skip", "mirrored"), before.and(moments.first().copied())))
            (step("ArrowLeft", "ui-before", ("step", "mirrored"), before))
            (step("ArrowRight", "ui-next", ("step", ""), next))
            (step("End", "ui-last-moment", ("skip", ""), next.and(moments.last().copied())))
            @if live.turn() == Turn::Over {
                a.btn.primary href=(words.to(Address::End { id: view.id })) data-key="Escape" { (words.button_icon("vp")) (words.text("ui-to-result")) }
            } @else {
                a.btn.primary href=(words.to(Address::Play { id: view.id })) data-key="Escape" { (words.button_icon("redo")) (words.text("ui-back-to-now")) }
            }
            @if view.ply != live.ply() {
                (form::change(view, Address::GoTo { id: view.id }, ply, html! {
                    button.btn type="submit" { (words.button_icon("play")) (words.text("ui-go-on-here")) }
                }))
            }
        }
    }
}

fn links<G: Page>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    html! {
        (players(view))
        p.menu-links {
            a.btn href=(words.to(Address::Home)) { (words.button_icon("automa")) (words.text("ui-to-home")) }
            a.btn href=(words.to(Address::New { game: G::ID })) { (words.button_icon("play")) (words.text("ui-new-game")) }
            a.btn href=(view.how()) { (words.button_icon("how")) (words.text("ui-how")) }
            a.btn href=(view.rules()) { (words.button_icon("log")) (words.text("ui-rules")) }
            a.btn href=(words.to(Address::Record { id: view.id })) download="" data-full { (words.button_icon("save")) (words.text("ui-save-record")) }
            a.btn href=(words.to(Address::Share { id: view.id })) { (words.button_icon("phone")) (words.text("ui-take-along")) }
            a.btn href=(words.to(Address::Position { id: view.id })) download="" data-full {
                (words.button_icon("save")) (words.text("ui-save-position"))
            }
        }
    }
}

/// The moment number `n` of a turn, or the last one.
pub(crate) fn moment<G: Page>(turn: &AutomaTurn<G>, n: usize) -> (usize, usize, Moment) {
    let moments = turn.moments();
    let n = n.min(moments.len().saturating_sub(1));
    let moment = moments.get(n).copied().unwrap_or(Moment { nth: 0, step: Step::Card });
    (n, moments.len(), moment)
}

/// The buttons that ask for it, on a person's turn, where somebody knows the game.
fn players<G: Page>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    let is_asked = matches!((&view.mode, view.turn()), (Mode::Now, Turn::Human(_)));
    if !is_asked || view.game().is_at_table() || G::MOVER.is_none() {
        return html! {};
    }
    let buttons = html! {
        p #set-player.setting-name { (words.text("ui-player")) }
        div.acts.choice data-shut role="group" aria-labelledby="set-player" {
            @for name in PLAYERS {
                button.btn type="submit" name="player" value=(name) {
                    (words.button_icon("step")) (words.text(&format!("ui-player-{name}")))
                }
            }
        }
    };
    form::change(view, Address::Player { id: view.id }, html! {}, buttons)
}
