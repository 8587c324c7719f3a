//! The log: turns of sentences, each a link to its moment.

use desk::{LogTurn, Who};
use maud::{Markup, html};

use crate::{
    frame::{classed_icon, icon},
    page::{Mode, Page, View},
};

/// What has been told at the moment shown, the newest turn first. While the
/// automa's turn is watched, what follows is not given away.
pub(crate) fn show<G: Page>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    let game = view.game();
    let turns = desk::log(view.live(), Some(view.viewer), |before, action, after| {
        game.tell(before, action, after)
    });
    let is_told = |ply: usize| match view.mode {
        Mode::Watching(..) => ply <= view.ply,
        Mode::Now | Mode::Past => true,
    };
    let turns: Vec<LogTurn> = turns
        .into_iter()
        .map(|mut turn| {
            turn.lines.retain(|it| is_told(it.ply));
            turn
        })
        .filter(|it| !it.lines.is_empty())
        .collect();
    let lines = || turns.iter().flat_map(|it| &it.lines);
    let now = lines().rev().find(|it| it.ply <= view.ply).map(|it| it.ply);
    let played = view.live().ply();
    html! {
        div.log {
            @for (at, turn) in turns.iter().enumerate().rev() {
                h3 { (words.count("ui-log-turn", at + 1)) }
                @for line in &turn.lines {
                    @let is_now = Some(line.ply) == now;
                    a href={ "/play/" (view.id) "?ply=" (line.ply) }
                        class=[class(is_now, played < line.ply)] aria-current=[is_now.then_some("step")] {
                        (match line.who {
                            Who::Person(_) => classed_icon("you", "you"),
                            Who::Automa => classed_icon("automa", "foe"),
                            Who::Chance => icon("card"),
                        })
                        span { (words.say(&line.text)) }
                    }
                }
            }
            @if turns.is_empty() { p.muted { (words.text("ui-log-empty")) } }
        }
    }
}

fn class(is_now: bool, is_undone: bool) -> Option<&'static str> {
    match (is_now, is_undone) {
        (true, _) => Some("now"),
        (false, true) => Some("undone"),
        (false, false) => None,
    }
}
