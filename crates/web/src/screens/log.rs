//! The log: turns of sentences, each a link to its moment.

use std::borrow::Cow;

use desk::{Line, LogTurn, Who, Words};
use kit::{Seat, Turn};
use maud::{Markup, html};

use crate::{
    address::{Address, key},
    game,
    page::{Mode, Page, View},
};

/// So many turns stand beside the table: a long game has a hundred, and the page
/// is sent at every step.
const N_BESIDE: usize = 16;

/// What has been told about the moment shown, the newest turn and the newest line of it
/// first, and the way to the rest. While the automa's turn is watched, what follows is not given away.
pub(crate) fn show<G: Page>(view: &View<'_, G>, turns: &[LogTurn]) -> Markup {
    lines(view, turns, N_BESIDE)
}

/// All that has been told.
pub(crate) fn whole<G: Page>(view: &View<'_, G>) -> Markup {
    lines(view, &turns(view), usize::MAX)
}

/// What happened since the person's last turn: the turns of others, and what has been done
/// of the turn under way; always in sight where there is room for it.
pub(crate) fn since<G: Page>(view: &View<'_, G>, turns: &[LogTurn]) -> Markup {
    let words = &view.words;
    let turns = told(view, turns);
    let is_mine = |turn: &LogTurn| matches!(turn.who, Who::Person(seat) if seat == view.viewer);
    let played = view.ply;
    let is_done = |turn: &&LogTurn| turn.lines.iter().all(|it| it.ply <= played);
    let done: Vec<&LogTurn> = turns.iter().filter(is_done).collect();
    let under_way = usize::from(done.last().is_some_and(|it| is_mine(it)));
    let others = done.iter().rev().skip(under_way).take_while(|it| !is_mine(it)).count();
    let shown = &done[done.len() - under_way - others..];
    html! {
        section.since data-part="since" aria-labelledby="since" {
            h2 #since { (words.icon("log")) (words.text("ui-since")) }
            div.log tabindex="0" role="group" aria-labelledby="since" {
                @for line in shown.iter().flat_map(|it| &it.lines) { (entry(view, line, None)) }
                @if shown.is_empty() { p.muted { (words.text("ui-log-empty")) } }
            }
        }
    }
}

/// The turns as far as they have been told: of one that is watched no more than that.
fn told<'a, G: Page>(view: &View<'_, G>, turns: &'a [LogTurn]) -> Cow<'a, [LogTurn]> {
    if !matches!(view.mode, Mode::Watching(..)) {
        return Cow::Borrowed(turns);
    }
    let cut = |turn: &LogTurn| {
        let lines = turn.lines.iter().filter(|it| it.ply <= view.ply).cloned().collect();
        LogTurn { lines, ..*turn }
    };
    turns.iter().map(cut).filter(|it| !it.lines.is_empty()).collect()
}

/// One line, a link to its moment.
fn entry<G: Page>(view: &View<'_, G>, line: &Line, now: Option<&Line>) -> Markup {
    let words = &view.words;
    let is_now = now == Some(line);
    html! {
        a href=(words.to(Address::Play { id: view.id }).with(key::PLY, line.ply))
            class=[class(is_now, view.live().ply() < line.ply)] aria-current=[is_now.then_some("step")] {
            (sign(view, line.who))
            span { (words.say(&line.text)) }
        }
    }
}

fn lines<G: Page>(view: &View<'_, G>, turns: &[LogTurn], n_most: usize) -> Markup {
    let words = &view.words;
    let turns = told(view, turns);
    let now = line_of(&turns, view.ply);
    let at = turns.iter().rposition(|it| it.lines.iter().any(|it| now == Some(it)));
    let end = turns.len().min(n_most.max(at.unwrap_or(0).saturating_add(n_most / 2)));
    let shown = end.saturating_sub(n_most)..end;
    html! {
        div.log {
            @for (at, turn) in turns.iter().enumerate().take(shown.end).skip(shown.start).rev() {
                h3 { (words.count("ui-log-turn", at + 1)) (whose(view, turn)) }
                @for line in turn.lines.iter().rev() { (entry(view, line, now)) }
            }
            @if shown.len() < turns.len() {
                p.stacked { a.btn.quiet href=(words.to(Address::Log { id: view.id })) { (words.button_icon("log")) (words.count("ui-log-all", turns.len())) } }
            }
            @if turns.is_empty() { p.muted { (words.text("ui-log-empty")) } }
        }
    }
}

/// What happened since the viewer's last turn, to stand beside the board.
pub(crate) fn lately<G: Page>(view: &View<'_, G>, turns: &[LogTurn]) -> Markup {
    let words = &view.words;
    let told = others_since(turns, view.viewer, view.ply);
    html! {
        section.lately data-part="lately" aria-labelledby="h-lately" {
            h2 #h-lately { (words.icon("log")) (words.text("ui-since")) }
            ul tabindex="0" aria-labelledby="h-lately" {
                @for turn in &told {
                    @for (at, line) in turn.lines.iter().enumerate() {
                        li { (sign(view, line.who)) span { @if at == 0 { (by(view, turn)) } (sentence(words, line)) } }
                    }
                }
            }
        }
    }
}

/// A line of the log as a sentence among others.
pub(crate) fn sentence(words: &Words<'_>, line: &Line) -> String {
    let text = words.say(&line.text);
    let mut letters = text.chars();
    let mut said: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    said.push_str(letters.as_str());
    if !said.ends_with(['.', '…']) {
        said.push('.');
    }
    said
}

/// What others did since somebody's last turn, up to a moment.
pub(crate) fn others_since(turns: &[LogTurn], seat: Seat, ply: usize) -> Vec<LogTurn> {
    let is_own = |it: &LogTurn| it.who == Who::Person(seat);
    let cut = |turn: &LogTurn| {
        let lines = turn.lines.iter().filter(|it| it.ply <= ply).cloned().collect();
        LogTurn { lines, ..*turn }
    };
    let told: Vec<LogTurn> = turns.iter().map(cut).filter(|it| !it.lines.is_empty()).collect();
    let end = told.len() - told.iter().rev().take_while(|it| is_own(it)).count();
    let start = told[..end].iter().rposition(is_own).map_or(0, |it| it + 1);
    // The hands that were dealt are nobody's doing.
    told[start..end].iter().filter(|it| it.who != Who::Chance).cloned().collect()
}

/// Who did what follows, where that is another person.
fn by<G: Page>(view: &View<'_, G>, turn: &LogTurn) -> Markup {
    match turn.who {
        Who::Person(seat) => {
            html! { b { (view.words.say(&desk::chair(view.game(), seat))) ":" } " " }
        }
        Who::Automa | Who::Chance => html! {},
    }
}

/// The sign of whoever a line is about.
fn sign<G: Page>(view: &View<'_, G>, who: Who) -> Markup {
    match who {
        Who::Person(_) => view.words.classed_button_icon("you", "you"),
        Who::Automa => view.words.classed_button_icon("automa", "foe"),
        Who::Chance => view.words.button_icon("card"),
    }
}

/// Whose turn it was, where several people play.
fn whose<G: Page>(view: &View<'_, G>, turn: &LogTurn) -> Markup {
    let game = view.game();
    match turn.who {
        Who::Person(seat) if 1 < desk::people(game).len() => {
            html! { " · " (view.words.say(&desk::chair(game, seat))) }
        }
        _ => html! {},
    }
}

/// The log, each line with the moment when the table shows it.
pub(crate) fn turns<G: Page>(view: &View<'_, G>) -> Vec<LogTurn> {
    let (live, rules) = (view.live(), view.game());
    let mut turns = desk::log(live, Some(view.viewer), |before, action, after| {
        rules.tell(before, action, after)
    });
    // Where hands are hidden, what was taken back would tell what the deck holds.
    if game::has_secrets(live) {
        for turn in &mut turns {
            turn.lines.retain(|it| it.ply <= live.ply());
        }
        turns.retain(|it| !it.lines.is_empty());
    }
    if G::IS_DEED_AT_ONCE {
        let is_done = |ply: usize| {
            let table = live.at(ply);
            rules.is_at_rest(table) || !matches!(rules.turn(table), Turn::Human(_))
        };
        // From the end, so that no table is looked at twice: `searched` is where the line
        // after this one began to look, and what it found from there on.
        let mut searched: Option<(usize, Option<usize>)> = None;
        for line in turns.iter_mut().rev().flat_map(|it| it.lines.iter_mut().rev()) {
            if !matches!(line.who, Who::Person(_)) {
                continue;
            }
            let from = line.ply;
            let end = if from <= live.ply() { live.ply() } else { live.entries().len() };
            let known = searched.filter(|it| it.0 <= end);
            let found = match known {
                Some((until, found)) => (from..until).find(|&it| is_done(it)).or(found),
                None => (from..=end).find(|&it| is_done(it)),
            };
            searched = Some((from, found));
            line.ply = found.unwrap_or(from);
        }
    }
    turns
}

/// The line that led to a moment: the first of those that did so together.
pub(crate) fn line_of(turns: &[LogTurn], ply: usize) -> Option<&Line> {
    let lines = || turns.iter().flat_map(|it| &it.lines);
    let last = lines().rev().find(|it| it.ply <= ply)?;
    lines().find(|it| it.ply == last.ply)
}

fn class(is_now: bool, is_undone: bool) -> Option<&'static str> {
    match (is_now, is_undone) {
        (true, _) => Some("now"),
        (false, true) => Some("undone"),
        (false, false) => None,
    }
}
