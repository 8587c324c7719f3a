//! The game page: board, turn strip, hand and actions, at every size.

use kit::{Message, Session, Turn};
use maud::{Markup, html};

use crate::{
    Stored,
    error::AppError,
    frame::{self, classed_icon, icon, spoken_icon},
    game, log,
    page::{AutomaTurn, Mode, Page, Panel, Step, View},
    score,
    visit::Visit,
    words::Words,
};

/// The page of a kept game, at the moment the address asks for.
pub(crate) fn show<G: Page>(visit: &Visit, stored: &Stored) -> Result<Markup, AppError> {
    let live = game::open::<G>(stored)?;
    let words = visit.words(G::ID);
    let past = visit.query.get("ply").and_then(|it| it.parse::<usize>().ok());
    let mut shown = live.clone();
    let mode = match past.filter(|&it| it != live.ply()) {
        Some(ply) => {
            shown.go_to(ply);
            Mode::Past
        }
        None => Mode::Now,
    };
    let last = last_turn(&shown);
    let query = &visit.query;
    let (id, revision) = (&stored.id, stored.revision);
    let view = View { words, id, revision, session: &shown, query, mode, last };
    Ok(page(visit, &live, &view, None))
}

/// A step of the automa's action `ply`.
pub(crate) fn watch<G: Page>(
    visit: &Visit,
    stored: &Stored,
    ply: usize,
) -> Result<(Markup, Option<String>), AppError> {
    let live = game::open::<G>(stored)?;
    let turn = AutomaTurn::at(&live, ply).ok_or(AppError::NotFound)?;
    let n_steps = turn.n_steps();
    let n = visit.query.get("step").and_then(|it| it.parse::<usize>().ok()).unwrap_or(0);
    let n = n.min(n_steps - 1);
    let step = turn.step(n);
    let mut shown = live.clone();
    shown.go_to(if step == Step::Done { ply + 1 } else { ply });
    let next = match n + 1 < n_steps {
        true => format!("/play/{}/turn/{ply}?step={}", stored.id, n + 1),
        false => after(&live, &stored.id, ply + 1),
    };
    let is_running = visit.query.contains_key("run");
    let separator = if next.contains('?') { '&' } else { '?' };
    let onward = (is_running && next.contains("/turn/")).then(|| format!("{next}{separator}run=1"));
    let watched = Watched { n, n_steps, next: next.clone(), is_running };
    let query = &visit.query;
    let view = View {
        words: visit.words(G::ID),
        id: &stored.id,
        revision: stored.revision,
        session: &shown,
        query,
        mode: Mode::Watching(turn, step),
        last: None,
    };
    let refresh = is_running.then(|| onward.unwrap_or(next));
    Ok((page(visit, &live, &view, Some(&watched)), refresh))
}

/// Where to go after action `ply - 1`: the automa's next action, or the table.
pub(crate) fn after<G: Page>(live: &Session<G>, id: &str, ply: usize) -> String {
    match next_automa_ply(live, ply) {
        Some(ply) => format!("/play/{id}/turn/{ply}"),
        None => format!("/play/{id}"),
    }
}

fn next_automa_ply<G: Page>(live: &Session<G>, from: usize) -> Option<usize> {
    let mut found = None;
    live.each_ply(|ply, state, _| {
        if from <= ply && found.is_none() && live.game().turn(state) == Turn::Automa {
            found = Some(ply);
        }
    });
    found
}

fn last_turn<G: Page>(session: &Session<G>) -> Option<AutomaTurn<G>> {
    let ply = session.last_automa_ply()?;
    AutomaTurn::at(session, ply)
}

struct Watched {
    n: usize,
    n_steps: usize,
    next: String,
    is_running: bool,
}

fn page<G: Page>(
    visit: &Visit,
    live: &Session<G>,
    view: &View<'_, G>,
    watched: Option<&Watched>,
) -> Markup {
    let words = &view.words;
    let title = words.text("game-title");
    let lines = log::lines(live, words);
    let panels = G::panels(view);
    let tail = &panels[..];
    let body = html! {
        (top(view, words))
        main #main.play data-say=(announcement(view))
            data-next=[watched.filter(|it| it.is_running).map(|it| it.next.as_str())] {
            (strip(view, live, watched))
            section #board.board aria-label=(words.text("ui-board")) tabindex="-1" { (G::table(view)) }
            section.hand aria-label=(words.text("ui-actions")) {
                (tabs(words, tail))
                @match watched {
                    Some(watched) => (pace(view, watched)),
                    None if matches!(view.mode, Mode::Past) => (looking_back(view)),
                    None => (G::choices(view)),
                }
            }
            aside.rail aria-label=(words.text("ui-rail")) {
                (automa_panel(view))
                @for panel in tail { @if let Some(body) = &panel.body { (sheet(words, panel.id, panel.icon, &panel.title, "", body)) } }
                (sheet(words, "p-score", "vp", &words.text("ui-score-now"), "", &score_table(view)))
                (sheet(words, "p-log", "log", &words.text("ui-log"), "grow",
                    &log::show(words, view.id, live, &lines, shown_ply(view))))
            }
        }
        (frame::menu(visit, words, &links(view)))
    };
    frame::document(visit, words, &title, &format!("game {}", G::ID), body)
}

fn shown_ply<G: Page>(view: &View<'_, G>) -> usize {
    view.session.ply()
}

fn top<G: Page>(view: &View<'_, G>, words: &Words<'_>) -> Markup {
    let setup = view.session.game().setup();
    let mut told = game::setup_told::<G>(words, setup);
    let level = if told.is_empty() { String::new() } else { told.remove(0) };
    html! {
        header.top {
            a.brand href="/" title=(words.text("ui-to-home")) {
                (icon("automa")) span.wide { (words.text("ui-brand")) }
                span.hide.narrow { (words.text("ui-brand")) }
            }
            h1.where {
                (words.text("game-title")) " · " (level)
                @if !told.is_empty() { span.wide { ", " (told.join(", ")) } }
            }
            nav aria-label=(words.text("ui-this-game")) {
                a href={ "/play/" (view.id) "/record.toml" } download="" data-full {
                    (icon("save")) span.wide { (words.text("ui-save")) }
                    span.hide.narrow { (words.text("ui-save")) }
                }
                a href={ "/rules/" (G::ID) } {
                    (icon("log")) span.wide { (words.text("ui-rules")) }
                    span.hide.narrow { (words.text("ui-rules")) }
                }
                (frame::menu_button(words))
            }
        }
    }
}

fn strip<G: Page>(view: &View<'_, G>, live: &Session<G>, watched: Option<&Watched>) -> Markup {
    let words = &view.words;
    let heading = match (&view.mode, watched) {
        (Mode::Watching(..), Some(watched)) => words.say(
            &Message::new("ui-watch-title")
                .with("automa", Message::new("automa-title"))
                .with("step", watched.n + 1)
                .with("of", watched.n_steps),
        ),
        (Mode::Past, _) => words.text("ui-past-title"),
        _ if view.session.turn() == Turn::Over => words.text("ui-over"),
        _ => words.say(&G::task(view)),
    };
    let is_automa = matches!(view.mode, Mode::Watching(..));
    html! {
        section.strip aria-label=(words.text("ui-turn")) {
            div.who {
                @if is_automa { (classed_icon("automa", "foe")) } @else { (classed_icon("you", "you")) }
                div { b { (heading) } (G::figures(view)) }
            }
            div.tools {
                (tool(view, "undo", live.can_undo()))
                (tool(view, "redo", live.can_redo()))
            }
            @match (&view.last, watched) {
                (_, Some(watched)) => (trail(words, watched)),
                (Some(turn), None) => (last(view, turn)),
                _ => {}
            }
        }
    }
}

fn tool<G: Page>(view: &View<'_, G>, what: &str, can: bool) -> Markup {
    let words = &view.words;
    let label = words.text(&format!("ui-{what}"));
    html! {
        form method="post" action={ "/play/" (view.id) "/" (what) } {
            input type="hidden" name="revision" value=(view.revision);
            @if can {
                button.btn.quiet type="submit" data-key=(if what == "undo" { "u" } else { "y" }) { (spoken_icon(what, &label, "")) }
            } @else {
                button.btn.quiet.spent type="button" aria-disabled="true"
                    aria-label=(words.text(&format!("ui-{what}-none"))) { (icon(what)) }
            }
        }
    }
}

fn last<G: Page>(view: &View<'_, G>, turn: &AutomaTurn<G>) -> Markup {
    let words = &view.words;
    html! {
        div.last {
            (classed_icon("automa", "foe"))
            p { (turn.told(view.session.game(), words)) }
            a.btn.quiet href={ "/play/" (view.id) "/why/" (turn.ply) } data-key="w" {
                (icon("why")) (words.text("ui-why"))
            }
        }
    }
}

fn trail(words: &Words<'_>, watched: &Watched) -> Markup {
    html! {
        ol.trail aria-label=(words.text("ui-steps")) {
            @for n in 0..watched.n_steps {
                li aria-current=[(n == watched.n).then_some("step")] {
                    @if n == 0 { (words.text("ui-step-card")) }
                    @else if n + 1 == watched.n_steps { (words.text("ui-step-done")) }
                    @else { (n) }
                }
            }
        }
    }
}

/// The tabs that open sheets on small screens.
fn tabs(words: &Words<'_>, panels: &[Panel]) -> Markup {
    let tab = |id: &str, symbol: &str, title: &str| {
        html! { button type="button" popovertarget=(id) { (icon(symbol)) (title) } }
    };
    html! {
        div.tabs {
            (tab("p-automa", "automa", &words.text("automa-title")))
            @for panel in panels { (tab(panel.id, panel.icon, &panel.title)) }
            (tab("p-score", "vp", &words.text("ui-tab-score")))
            (tab("p-log", "log", &words.text("ui-log")))
        }
    }
}

/// A sheet on small screens, a panel of the rail on wide ones.
pub(crate) fn sheet(
    words: &Words<'_>,
    id: &str,
    symbol: &str,
    title: &str,
    class: &str,
    body: &Markup,
) -> Markup {
    html! {
        section class={ "panel " (class) } id=(id) popover="auto" {
            (shut(words, id))
            h2 { (icon(symbol)) (title) }
            (body)
        }
    }
}

/// The button that closes a sheet.
pub(crate) fn shut(words: &Words<'_>, id: &str) -> Markup {
    html! {
        button.btn.quiet.shut type="button" popovertarget=(id) popovertargetaction="hide" {
            (spoken_icon("close", &words.text("ui-close"), ""))
        }
    }
}

fn automa_panel<G: Page>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    let turn = match &view.mode {
        Mode::Watching(..) => None,
        Mode::Now | Mode::Past => view.last.as_ref(),
    };
    html! {
        section #p-automa.panel popover="auto" {
            (shut(words, "p-automa"))
            h2 { (classed_icon("automa", "foe")) (words.text("automa-title")) }
            @if let Some(turn) = turn { (G::card(view, turn, Step::Done)) }
            (G::automa(view))
        }
    }
}

fn score_table<G: Page>(view: &View<'_, G>) -> Markup {
    score::breakdown(&view.words, view.session.game(), view.state())
}

/// The buttons of the automa's turn: next step, play, skip.
fn pace<G: Page>(view: &View<'_, G>, watched: &Watched) -> Markup {
    let words = &view.words;
    let Mode::Watching(turn, step) = &view.mode else { return html! {} };
    let separator = if watched.next.contains('?') { '&' } else { '?' };
    html! {
        div.theatre {
            (G::card(view, turn, *step))
            p.say { (sentence(view, turn, *step)) " "
                a href={ "/play/" (view.id) "/why/" (turn.ply) } data-key="w" { (words.text("ui-why")) } }
        }
        div.acts role="group" aria-label=(words.text("ui-pace")) {
            @if watched.next.contains("/turn/") {
                a.btn.go href=(watched.next) data-key="Enter" { (icon("step")) (words.text("ui-next-step")) }
                a.btn href={ (watched.next) (separator) "run=1" } data-key="p" { (icon("play")) (words.text("ui-play-on")) }
                a.btn href={ "/play/" (view.id) } data-key="s" { (icon("skip")) (words.text("ui-skip-turn")) }
            } @else {
                a.btn.go href=(watched.next) data-key="Enter" { (icon("play")) (words.text("ui-my-turn")) }
            }
        }
    }
}

/// What happens in a step of the automa's turn, as a sentence.
fn sentence<G: Page>(view: &View<'_, G>, turn: &AutomaTurn<G>, step: Step) -> String {
    let words = &view.words;
    match step {
        Step::Card => {
            words.say(&Message::new("ui-say-card").with("automa", Message::new("automa-title")))
        }
        Step::Rule(n) => {
            let rule = &turn.trace.steps()[n];
            words.say(
                &Message::new("ui-say-rule")
                    .with("rule", words.text(rule.rule.id))
                    .with("left", rule.survivors.len())
                    .with("before", rule.candidates.len()),
            )
        }
        Step::Done => turn.told(view.session.game(), words),
    }
}

fn announcement<G: Page>(view: &View<'_, G>) -> String {
    match &view.mode {
        Mode::Watching(turn, step) => sentence(view, turn, *step),
        Mode::Past => view.words.text("ui-past-title"),
        Mode::Now => {
            let task = view.words.say(&G::task(view));
            match &view.last {
                Some(turn) if view.query.is_empty() => {
                    format!("{} {task}", turn.told(view.session.game(), &view.words))
                }
                _ => task,
            }
        }
    }
}

fn looking_back<G: Page>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    html! {
        p.say { (words.text("ui-past-text")) }
        div.acts {
            a.btn href={ "/play/" (view.id) } data-key="Escape" { (icon("redo")) (words.text("ui-back-to-now")) }
            form method="post" action={ "/play/" (view.id) "/goto" } {
                input type="hidden" name="revision" value=(view.revision);
                input type="hidden" name="ply" value=(view.session.ply());
                button.btn.go type="submit" { (icon("play")) (words.text("ui-go-on-here")) }
            }
        }
    }
}

fn links<G: Page>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    html! {
        p.menu-links {
            a.btn href="/" { (icon("automa")) (words.text("ui-to-home")) }
            a.btn href={ "/new/" (G::ID) } { (icon("play")) (words.text("ui-new-game")) }
            a.btn href={ "/play/" (view.id) "/position.json" } download="" data-full {
                (icon("save")) (words.text("ui-save-position"))
            }
        }
    }
}
