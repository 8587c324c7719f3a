//! Go back to…: the log, each line a moment to go on from.

use desk::Who;
use maud::{Markup, html};

use super::{Screen, nothing, page};
use crate::{
    Stored,
    error::AppError,
    frame::{classed_icon, icon},
    game,
    page::{Mode, Page, View},
    screens::play,
    visit::Visit,
};

/// What happened, the newest first; a line goes back to the moment after it.
pub(crate) fn log<G: Page>(visit: &Visit, stored: &Stored) -> Result<Markup, AppError> {
    let live = game::open::<G>(stored)?;
    let viewer = game::watcher(&live);
    let view = View::new(play::address::<G>(visit, stored), &live, viewer, Mode::Past, live.ply());
    let words = &view.words;
    let game = view.game();
    let turns =
        desk::log(&live, Some(viewer), |before, action, after| game.tell(before, action, after));
    let screen = Screen {
        title: words.text("ui-go-back"),
        line: html! { span { (words.text("ui-go-back-text")) } },
        is_its: false,
        class: "past",
        see: html! {
            form.lines method="post" action={ "/play/" (view.id) "/goto" } {
                input type="hidden" name="revision" value=(view.revision);
                @for turn in turns.iter().rev() {
                    @for line in turn.lines.iter().rev() {
                        button.linerow.now[line.ply == view.ply].undone[view.ply < line.ply] type="submit" name="ply" value=(line.ply) {
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
        },
        act: nothing(),
        thumb: html! {
            a.btn.go.done href={ "/play/" (view.id) } data-key="Escape" { (icon("redo")) (words.text("ui-back-to-table")) }
        },
    };
    Ok(page(visit, &view, screen))
}
