//! Go back to…: the log, each line a moment to go on from.

use desk::Who;
use kit::Session;
use maud::{Markup, html};

use super::{
    fix,
    screen::{Screen, address, nothing, page},
};
use crate::{
    Stored,
    address::{Address, key},
    game,
    page::{AtTable, Mode, View},
    visit::Visit,
};

/// What happened, the newest first; a line goes back to the moment after it.
pub(crate) fn log<G: AtTable>(visit: &Visit, stored: &Stored, live: &Session<G>) -> Markup {
    let viewer = game::watcher(live);
    let view = View::new(address::<G>(visit, stored), live, viewer, Mode::Past, live.ply());
    let words = &view.words;
    let game = view.game();
    let turns =
        desk::log(live, Some(viewer), |before, action, after| game.tell(before, action, after));
    let screen = Screen {
        title: words.text("ui-go-back"),
        line: html! { span { (words.text("ui-go-back-text")) } },
        is_its: false,
        class: "past",
        see: html! {
            @if !turns.is_empty() {
                form.lines method="post" action=(words.to(Address::GoTo { id: view.id })) {
                    input type="hidden" name="revision" value=(view.revision);
                    @for turn in turns.iter().rev() {
                        @for line in turn.lines.iter().rev() {
                            button.linerow.now[line.ply == view.ply].undone[view.ply < line.ply] type="submit" name="ply" value=(line.ply) {
                                (match line.who {
                                    Who::Person(_) => words.classed_button_icon("you", "you"),
                                    Who::Automa => words.classed_button_icon("automa", "foe"),
                                    Who::Chance => words.button_icon("card"),
                                })
                                span { (words.say(&line.text)) }
                            }
                        }
                    }
                }
            }
            @if turns.is_empty() { p.muted { (words.text("ui-log-empty")) } }
        },
        act: nothing(),
        thumb: html! {
            a.btn.primary.done href=(words.to(Address::Play { id: view.id })) data-key="Escape" { (words.button_icon("redo")) (words.text("ui-back-to-table")) }
        },
    };
    page(visit, &view, screen)
}

/// Pieces to move back on the table after something was taken back, if the
/// address says how far it had gone.
pub(super) fn moved_back<G: AtTable>(view: &View<'_, G>) -> Markup {
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
