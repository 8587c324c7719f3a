//! The end at the table: both totals, the result, and what comes next.

use kit::{Message, Session};
use maud::{Markup, html};

use super::screen::{Screen, address, page};
use crate::{
    Stored,
    address::Address,
    game,
    page::{AtTable, Mode, View},
    parts::table::{to_fix, undo},
    screens::end,
    visit::Visit,
};

/// The page after the last action.
pub(crate) fn show<G: AtTable>(visit: &Visit, stored: &Stored, live: &Session<G>) -> Markup {
    let viewer = game::watcher(live);
    let view = View::new(address::<G>(visit, stored), live, viewer, Mode::Now, live.ply());
    let words = &view.words;
    // What is asked comes first: nothing else is lit until the points are known.
    let is_counted = !live.game().is_partial(live.state(), viewer);
    let is_won = desk::winners(live.game(), live.state()).contains(&viewer);
    let (symbol, class) = if is_won { ("you", "you") } else { ("automa", "foe") };
    let screen = Screen {
        title: words.text("ui-over"),
        line: html! { span { (desk::setup_names::<G>(words, live.game().setup()).join(" · ")) } },
        is_its: false,
        class: "over",
        see: html! {
            @if is_counted {
                div.verdict { (words.classed_icon(symbol, class)) b { (end::result(words, live)) } }
            } @else {
                div.to-count { (words.classed_icon("you", "you")) b { (words.text("ui-count-yours")) } }
            }
        },
        act: html! {
            div.tally { (G::tally(&view)) }
            @if is_counted { p.muted { (words.text("ui-is-right")) } }
        },
        thumb: html! {
            div.trio {
                (undo(&view, G::deed))
                (to_fix(&view, None))
                a.btn href=(words.to(Address::Record { id: view.id })) download="" data-full { (words.button_icon("save")) (words.text("ui-keep-record")) }
            }
            div.ways-on {
                (end::again(words, &stored.id, html! {
                    button.btn.done.primary[is_counted] type="submit" data-key=[is_counted.then_some("Enter")] { (words.button_icon("play")) (words.text("ui-rematch")) }
                }))
                @if let Some(next) = desk::next_level::<G>(live.game().setup()).filter(|_| is_counted) {
                    (end::again(words, &stored.id, html! {
                        input type="hidden" name=(next.0) value=(next.1);
                        button.btn.next type="submit" {
                            (words.say(&Message::new("ui-next-level").with("level", desk::named(words, next.0, next.1))))
                        }
                    }))
                }
            }
        },
    };
    page(visit, &view, screen)
}
