//! The end at the table: both totals, the result, and what comes next.

use kit::{Message, Turn};
use maud::{Markup, html};

use super::{Screen, page, undo};
use crate::{
    Stored,
    error::AppError,
    frame::{classed_icon, icon},
    game,
    page::{Mode, Page, View},
    screens::{end, play},
    visit::Visit,
};

/// The page after the last action.
pub(crate) fn show<G: Page>(visit: &Visit, stored: &Stored) -> Result<Markup, AppError> {
    let live = game::open::<G>(stored)?;
    if live.turn() != Turn::Over {
        return Err(AppError::NotFound);
    }
    let viewer = game::watcher(&live);
    let view = View::new(play::address::<G>(visit, stored), &live, viewer, Mode::Now, live.ply());
    let words = &view.words;
    // What is asked comes first: nothing else is lit until the points are known.
    let is_counted = !live.game().is_partial(live.state(), viewer);
    let is_won = desk::winners(live.game(), live.state()).contains(&viewer);
    let (symbol, class) = if is_won { ("you", "you") } else { ("automa", "foe") };
    let screen = Screen {
        title: words.text("ui-over"),
        line: html! { span { (desk::told::<G>(words, live.game().setup()).join(" · ")) } },
        is_its: false,
        class: "over",
        see: html! {
            @if is_counted {
                div.verdict { (classed_icon(symbol, class)) b { (end::result(words, &live)) } }
            } @else {
                div.to-count { (classed_icon("you", "you")) b { (words.text("ui-count-yours")) } }
            }
        },
        act: html! {
            div.tally { (G::tally(&view)) }
            @if is_counted { p.muted { (words.text("ui-is-right")) } }
        },
        thumb: html! {
            div.trio {
                (undo(&view))
                (super::to_fix(&view, None))
                a.btn href={ "/play/" (view.id) "/record.toml" } download="" data-full { (icon("save")) (words.text("ui-keep-record")) }
            }
            div.ways-on {
                (end::again(&stored.id, html! {
                    button.btn.done.go[is_counted] type="submit" data-key=[is_counted.then_some("Enter")] { (icon("play")) (words.text("ui-rematch")) }
                }))
                @if let Some(next) = desk::next_level::<G>(live.game().setup()).filter(|_| is_counted) {
                    (end::again(&stored.id, html! {
                        input type="hidden" name=(next.0) value=(next.1);
                        button.btn.next type="submit" {
                            (words.say(&Message::new("ui-next-level").with("level", desk::named(words, next.0, next.1))))
                        }
                    }))
                }
            }
        },
    };
    Ok(page(visit, &view, screen))
}
