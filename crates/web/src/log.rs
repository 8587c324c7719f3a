//! The log: sentences grouped by turn, each a link to its moment.

use kit::{Entry, Game, Session, Turn};
use maud::{Markup, html};

use crate::{
    frame::{classed_icon, icon},
    page::Page,
    words::Words,
};

/// Who a line of the log is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    Human,
    Automa,
    Chance,
}

/// One line of the log.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// The moment after it.
    pub(crate) ply: usize,
    pub(crate) who: Who,
    pub(crate) text: String,
}

/// Everything that happened, in order, set-up left out.
pub(crate) fn lines<G: Page>(session: &Session<G>, words: &Words<'_>) -> Vec<Line> {
    let mut whole = session.clone();
    whole.go_to(whole.entries().len());
    let mut lines = Vec::new();
    let mut before: Option<(G::State, G::Action)> = None;
    let mut push = |ply: usize, before: &(G::State, G::Action), after: &G::State| {
        let (state, action) = before;
        let who = match whole.game().turn(state) {
            Turn::Automa => Who::Automa,
            Turn::Chance(_) => Who::Chance,
            Turn::Human(_) | Turn::Over => Who::Human,
        };
        if let Some(told) = whole.game().tell(state, *action, after) {
            lines.push(Line { ply, who, text: words.say(&told) });
        }
    };
    let mut edits = Vec::new();
    whole.each_ply(|ply, state, entry| {
        if let Some(before) = before.take() {
            push(ply, &before, state);
        }
        match entry {
            Entry::Action(action) => before = Some((state.clone(), *action)),
            Entry::Edit(_) => edits.push(ply + 1),
        }
    });
    if let Some(before) = before {
        push(whole.ply(), &before, whole.state());
    }
    for ply in edits {
        lines.push(Line { ply, who: Who::Human, text: words.text("ui-log-edit") });
    }
    lines.sort_by_key(|it| it.ply);
    lines
}

/// The log as a list of links, the newest turn first.
pub(crate) fn show<G: Game>(
    words: &Words<'_>,
    id: &str,
    session: &Session<G>,
    lines: &[Line],
    shown: usize,
) -> Markup {
    let mut turns: Vec<Vec<&Line>> = Vec::new();
    for line in lines {
        match turns.last_mut() {
            Some(turn) if (turn[0].who == Who::Human) == (line.who == Who::Human) => {
                turn.push(line)
            }
            _ => turns.push(vec![line]),
        }
    }
    let now = lines.iter().rev().find(|it| it.ply <= shown).map(|it| it.ply);
    html! {
        div.log {
            @for (at, turn) in turns.iter().enumerate().rev() {
                h3 { (words.count("ui-log-turn", at + 1)) }
                @for line in turn {
                    a href={ "/play/" (id) "?ply=" (line.ply) }
                        class=[class(line, now, session.ply())]
                        aria-current=[(Some(line.ply) == now).then_some("step")] {
                        (match line.who {
                            Who::Human => classed_icon("you", "you"),
                            Who::Automa => classed_icon("automa", "foe"),
                            Who::Chance => icon("card"),
                        })
                        span { (line.text) }
                    }
                }
            }
            @if lines.is_empty() { p.muted { (words.text("ui-log-empty")) } }
        }
    }
}

fn class(line: &Line, now: Option<usize>, played: usize) -> Option<&'static str> {
    if Some(line.ply) == now {
        return Some("now");
    }
    (played < line.ply).then_some("undone")
}
