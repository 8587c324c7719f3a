//! The game page: board, turn strip, hand and actions, at every size.

use desk::{AutomaTurn, LogTurn, Who};
use kit::{Message, Seat, Session, Turn};
use maud::{Markup, html};

use super::{
    bar::{is_picking, tabbed, tabs},
    end, log, scratch,
    theatre::{self, Watched},
};
use crate::{
    Pen, Stored,
    address::{Address, Link, key},
    error::AppError,
    frame::{self, sheets},
    game,
    page::{Look, Mode, PLAYERS, Page, Panel, View},
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

/// A moment of the automa's turn around the entry `ply`; the address to go on
/// to by itself, while it plays.
pub(crate) fn turn<G: Page>(
    visit: &Visit,
    stored: &Stored,
    live: &Session<G>,
    ply: usize,
) -> Result<(Markup, Option<Link>), AppError> {
    let turn = AutomaTurn::around(live, ply).ok_or(AppError::NotFound)?;
    let (watched, moment) = Watched::of(visit, stored, live, &turn);
    let at = turn.ply_at(moment);
    let viewer = game::watcher(live);
    let mode = Mode::Watching(turn, moment);
    let view = View::new(address::<G>(visit, stored), live, viewer, mode, at);
    let page = page(visit, &view, Some(&watched));
    Ok((page, watched.onward))
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
    (visit.explained(G::ID).with_people(stored.people()), &stored.id, stored.revision, &visit.query)
}

/// What a page shows in the place of the choices.
#[derive(Debug)]
pub(crate) struct Instead {
    /// What stands in the strip.
    pub(crate) heading: String,
    /// What is said to ears.
    pub(crate) said: String,
    /// What is to be chosen from.
    pub(crate) hand: Markup,
    /// A sheet over the panels, if one is open.
    pub(crate) sheet: Option<Markup>,
    /// Its styles, after those of the game.
    pub(crate) look: Look,
}

/// The whole page of a view.
pub(crate) fn page<G: Page>(
    visit: &Visit,
    view: &View<'_, G>,
    watched: Option<&Watched>,
) -> Markup {
    whole(visit, view, watched, None)
}

/// The whole page of a view with something in the place of the choices.
pub(crate) fn page_with<G: Page>(visit: &Visit, view: &View<'_, G>, instead: &Instead) -> Markup {
    whole(visit, view, None, Some(instead))
}

fn whole<G: Page>(
    visit: &Visit,
    view: &View<'_, G>,
    watched: Option<&Watched>,
    instead: Option<&Instead>,
) -> Markup {
    let words = &view.words;
    let title = match &view.scratch {
        Some(_) => words.text("ui-moment-what"),
        None => words.text("game-title"),
    };
    let panels = G::panels(view);
    let turns = log::turns(view);
    let body = html! {
        @if view.scratch.is_some() { (scratch::top(view, &panels)) } @else { (top(view, &panels)) }
        main #main.play data-say=(instead.map_or_else(|| announcement(view), |it| it.said.clone()))
            data-next=[watched.and_then(|it| it.onward.as_ref())]
            data-past=[is_past(view).then_some("")] {
            (strip(visit, view, watched, instead))
            section #board.board data-part="board" aria-label=(words.text("ui-board")) tabindex="-1" { (G::table(view)) }
            section.hand data-part="hand" aria-label=(words.text("ui-actions")) {
                @match (watched, instead) {
                    (Some(watched), _) => (theatre::pace(view, watched)),
                    (None, Some(instead)) => (instead.hand),
                    (None, None) if is_past(view) => (looking_back(view, &turns)),
                    (None, None) => (G::choices(view)),
                }
            }
            @if let Some(sheet) = instead.and_then(|it| it.sheet.as_ref()) { (sheet) }
            (rail(view, &panels, &turns))
        }
        (frame::menu(visit, words, &links(view)))
    };
    let looks: Vec<Look> = [G::LOOK].into_iter().chain(instead.map(|it| it.look)).collect();
    frame::document(visit, words, &title, &format!("game {}", G::ID), &looks, body)
}

/// What stands beside the table, or in sheets on small screens.
pub(super) fn rail<G: Page>(view: &View<'_, G>, panels: &[Panel], turns: &[LogTurn]) -> Markup {
    let words = &view.words;
    let sheet = if G::HAS_TABS { sheets::tab } else { sheets::sheet };
    let score = if view.turn() == Turn::Over { "ui-by-source" } else { "ui-score-now" };
    html! {
        aside.rail.tabbed[G::HAS_TABS] data-part="rail" aria-label=(words.text("ui-rail")) {
            @if G::HAS_TABS { (side_tabs(words, panels)) }
            @if G::TELLS_LATELY { (log::lately(view, turns)) }
            (automa_panel(view))
            @for panel in panels { @if let Some(body) = &panel.body { (sheet(words, panel.id, panel.icon, &panel.title, "", body)) } }
            (sheet(words, "p-score", "vp", &words.text(score), "", &score::breakdown(words, view.game(), &view.game().counted(view.state()))))
            (sheet(words, "p-log", "log", &words.text("ui-log"), "grow", &log::show(view, turns)))
            @if G::HAS_TABS { (log::since(view, turns)) }
        }
    }
}

/// More lines of one turn than these are not read by somebody who waits to play.
const N_LINES: usize = 5;

/// The page that asks for the next person before it shows a hidden hand: whose turn it
/// is, that the last hand is put away, and what happened since their last turn.
fn hand_over<G: Page>(visit: &Visit, stored: &Stored, live: &Session<G>, next: Seat) -> Markup {
    let words = visit.words(G::ID).with_people(stored.people());
    let game = live.game();
    let who = || desk::chair(game, next);
    let title = words.say(&Message::new("ui-pass-on").with("who", who()));
    // Whoever holds the device reads no more than all may know.
    let told = told_to(live, game.automa_seat());
    let since = log::others_since(&told, next, live.ply());
    let last = last_person(live).filter(|&it| it != next);
    let main = html! {
        main #main.page.pass-on {
            header {
                (score::token(&words, game, next))
                h1 { (title) }
                @if let Some(last) = last { p { (words.say(&Message::new("ui-put-away").with("who", desk::chair(game, last)))) } }
            }
            @if !since.is_empty() {
                section.meanwhile aria-labelledby="h-meanwhile" {
                    h2 #h-meanwhile { (words.say(&Message::new("ui-since-of").with("who", who()))) }
                    ul { @for turn in &since { li { (turn_of(&words, game, turn)) } } }
                }
            }
            form method="post" action=(words.to(Address::Chair { id: &stored.id })) data-full {
                input type="hidden" name="seat" value=(next.0 + 1);
                button.btn.primary.big type="submit" data-key="Enter" {
                    (words.button_icon("you")) (words.say(&Message::new("ui-i-am").with("who", who())))
                }
            }
            @if let Some(last) = last.filter(|it| visit.chair(&stored.id) == Some(*it)) { (one_thing_more(&words, stored, live, last)) }
            p.small.muted { (words.text("ui-pass-on-text")) }
        }
    };
    frame::page(visit, &words, &title, G::ID, main)
}

/// The log as somebody may read it.
fn told_to<G: Page>(live: &Session<G>, seat: Seat) -> Vec<LogTurn> {
    let game = live.game();
    desk::log(live, Some(seat), |before, action, after| game.tell(before, action, after))
}

/// The person who acted last.
fn last_person<G: Page>(live: &Session<G>) -> Option<Seat> {
    (0..live.ply()).rev().find_map(|ply| match live.game().turn(live.at(ply)) {
        Turn::Human(seat) => Some(seat),
        _ => None,
    })
}

/// What one side did in a turn, for whoever waits to play.
fn turn_of<G: Page>(words: &Pen<'_>, game: &G, turn: &LogTurn) -> Markup {
    let sign = match turn.who {
        Who::Person(seat) => score::token(words, game, seat),
        Who::Automa | Who::Chance => score::token(words, game, game.automa_seat()),
    };
    let said = turn.lines.iter().take(N_LINES).map(|it| log::sentence(words, it));
    html! {
        (sign)
        p { @if let Who::Person(seat) = turn.who { b { (words.say(&desk::chair(game, seat))) ": " } } (said.collect::<Vec<_>>().join(" ")) @if N_LINES < turn.lines.len() { " …" } }
    }
}

/// For whoever gives the device away: the cards that ended their turn, which they have
/// not seen yet, and the way back to it.
fn one_thing_more<G: Page>(
    words: &Pen<'_>,
    stored: &Stored,
    live: &Session<G>,
    last: Seat,
) -> Markup {
    let who = || desk::chair(live.game(), last);
    let told = told_to(live, last);
    let own = told.iter().rev().find(|it| it.who == Who::Person(last));
    let drawn = own.into_iter().flat_map(|it| &it.lines).filter(|it| it.who == Who::Chance);
    let drawn: Vec<String> =
        drawn.filter(|it| it.ply <= live.ply()).map(|it| log::sentence(words, it)).collect();
    html! {
        @if !drawn.is_empty() {
            details.peek {
                summary.btn.quiet { (words.icon("card")) (words.say(&Message::new("ui-drawn-by").with("who", who()))) }
                ul { @for card in &drawn { li { (card) } } }
            }
        }
        form method="post" action=(words.to(Address::Undo { id: &stored.id })) {
            input type="hidden" name="revision" value=(stored.revision);
            button.btn.quiet type="submit" data-key="u" { (words.button_icon("undo")) (words.say(&Message::new("ui-one-more").with("who", who()))) }
        }
    }
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

fn strip<G: Page>(
    visit: &Visit,
    view: &View<'_, G>,
    watched: Option<&Watched>,
    instead: Option<&Instead>,
) -> Markup {
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
        _ if let Some(instead) = instead => instead.heading.clone(),
        _ if view.turn() == Turn::Over => words.text("ui-over"),
        _ if view.scratch.as_ref().is_some_and(|it| it.did.is_empty()) && view.query.is_empty() => {
            words.text("ui-moment-what")
        }
        _ => words.say(&G::task(view)),
    };
    let is_automa = matches!(view.mode, Mode::Watching(..));
    html! {
        section.strip data-part="strip" aria-label=(words.text("ui-turn")) {
            div.who {
                @if is_automa { (words.classed_icon("automa", "foe")) } @else { (words.classed_icon("you", "you")) }
                div { b { (heading) } (G::figures(view)) }
            }
            @if view.scratch.is_some() { div.tools { (scratch::tools(view)) } }
            @else { div.tools {
                @match (&view.mode, view.last()) {
                    (Mode::Watching(turn, _), _) | (_, Some(turn)) => (why(view, turn)),
                    _ => {}
                }
                // Undo keeps its place: a second tap there undoes again.
                @if view.live().can_redo() { (tool(view, "redo", true)) }
                (tool(view, "undo", can_undo(view)))
                (hint(view))
            } }
            @if view.scratch.is_some() { (scratch::asked(view)) }
            @else { @match (watched, &lesson, view.last()) {
                (Some(watched), ..) => (theatre::trail(view, watched)),
                (None, Some(lesson), _) => (explained::<G>(visit, words, lesson)),
                (None, None, Some(_)) => (last(view)),
                (None, None, None) if is_past(view) => { div.last {} },
                (None, None, None) => (first(view)),
            } }
        }
    }
}

/// Whether something can be taken back: an honest game keeps what was answered.
fn can_undo<G: Page>(view: &View<'_, G>) -> bool {
    let live = view.live();
    let is_allowed = || live.undo_ply().is_none_or(|it| live.check_undo(it).is_ok());
    live.can_undo() && (!live.marks().honest || is_allowed())
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

/// The way to a hint, in its place in every game that may have some: where there is none
/// it says why.
fn hint<G: Page>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    let Some(unadvised) = G::ADVISER else { return html! {} };
    if view.live().marks().is_without_hints() || view.turn() == Turn::Over {
        return html! {};
    }
    let label = words.text("ui-hint");
    if !view.hinted.is_empty() {
        return html! {
            a.btn.quiet.is-on href=(words.to(Address::Play { id: view.id })) aria-current="true" {
                (words.spoken_icon("hint", &words.text("ui-hint-hide"), ""))
            }
        };
    }
    let why = match view.mode {
        Mode::Now => unadvised(view.live()),
        Mode::Past | Mode::Watching(..) => Some(Message::new("coach-not-their-turn")),
    };
    if let Some(why) = why {
        let why = words.say(&why);
        return html! {
            button.btn.quiet.spent type="button" aria-disabled="true" aria-label=(words.say(&Message::new("ui-hint-none").with("why", why.clone()))) data-why=(why) title=(why) { (words.button_icon("hint")) }
        };
    }
    let thinking = words.text("ui-hint-thinking");
    let button = html! { button.btn.quiet type="submit" data-key="i" data-thinking=(thinking) { (words.spoken_icon("hint", &label, "")) } };
    form::change(view, Address::Hint { id: view.id }, html! {}, button)
}

/// The way to the reasons of the automa's last turn.
fn why<G: Page>(view: &View<'_, G>, turn: &AutomaTurn<G>) -> Markup {
    let label = view.words.text("ui-why");
    let why = view.words.to(Address::Why { id: view.id, ply: turn.range().start });
    // Who asks while watching goes on watching there.
    let why = match &view.mode {
        Mode::Watching(..) => {
            why.with(key::STEP, view.query.get(key::STEP).map_or("0", String::as_str))
        }
        Mode::Now | Mode::Past => why,
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

/// The tabs of the column beside the table: the styles show the panel of the same place
/// in their row, so that they need no script.
fn side_tabs(words: &Pen<'_>, panels: &[Panel]) -> Markup {
    let tabs = tabbed(words, panels);
    html! {
        fieldset.side-tabs {
            legend.hide { (words.text("ui-rail")) }
            @for (nth, (id, symbol, title)) in tabs.iter().enumerate() {
                label {
                    input type="radio" name="side" id={ "tab-" (id) } checked[nth == 0];
                    (words.button_icon(symbol)) span { (title) }
                }
            }
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
        section #p-automa.panel popover="auto" tabindex=[G::HAS_TABS.then_some("0")] aria-label=[G::HAS_TABS.then(|| words.text("automa-title"))] {
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
            @if view.ply != live.ply() && live.turn() == Turn::Over {
                // The result stays what it is: what follows is a game of its own.
                (form::change(view, Address::Branch { id: view.id }, ply, html! {
                    button.btn type="submit" { (words.button_icon("play")) (words.text("ui-branch")) }
                }))
            } @else if view.ply != live.ply() && live.check_undo(view.ply).is_ok() {
                (form::change(view, Address::GoTo { id: view.id }, ply, html! {
                    button.btn type="submit" { (words.button_icon("play")) (words.text("ui-go-on-here")) }
                }))
            }
        }
    }
}

pub(super) fn links<G: Page>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    html! {
        (players(view))
        p.menu-links {
            a.btn href=(words.to(Address::Home)) { (words.button_icon("automa")) (words.text("ui-to-home")) }
            @if let Some(analysis) = end::analysis(view.id, view.live()).filter(|_| is_judged(view)) {
                a.btn href=(words.to(analysis)) { (words.button_icon("signpost")) (words.text("ui-analysis")) }
            }
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

/// Whether somebody has done something, so that there is something to analyse.
fn is_judged<G: Page>(view: &View<'_, G>) -> bool {
    let live = view.live();
    (0..live.ply()).any(|it| live.is_choice(it))
}

/// The buttons that ask for it, on a person's turn, where somebody knows the game.
fn players<G: Page>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    let is_asked = matches!((&view.mode, view.turn()), (Mode::Now, Turn::Human(_)));
    let is_without = view.live().marks().is_without_hints();
    if !is_asked
        || is_without
        || view.scratch.is_some()
        || view.game().is_at_table()
        || G::MOVER.is_none()
    {
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
