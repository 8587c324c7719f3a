//! The ways beside playing on: the deals of the day, practice, the record.

use desk::Day;
use keep::Head;
use kit::Message;
use maud::{Markup, html};
use shelf::GameId;

use crate::{Pen, address::Address, game, results, visit::Visit};

/// One band of text on the home page, which nothing competes with; `over` are the last
/// finished games.
pub(crate) fn band(visit: &Visit, words: &Pen<'_>, over: &[Head], n_waiting: usize) -> Markup {
    let today = Day::from_millis((visit.app.host.moment)().millis).to_string();
    let counted = || {
        let gists = over.iter().filter_map(|it| Some((it, it.gist.as_ref()?)));
        gists.filter(|(head, gist)| {
            results::entry(head, gist).is_some_and(|it| !it.marks.second_try)
        })
    };
    let n_today = counted().filter(|it| it.1.marks.day.as_deref() == Some(&today)).count();
    let n_won = counted().filter(|it| game::is_won(it.1)).count();
    let played =
        Message::new("ui-ways-today-text").with("n", n_today).with("all", GameId::ALL.len());
    let won = match counted().count() {
        0 => Message::new("ui-ways-record-none"),
        n => Message::new("ui-record-of-won").with("won", n_won).with("n", n),
    };
    let waiting = match n_waiting {
        0 => Message::new("ui-ways-practice-none"),
        n => Message::new("ui-ways-practice-text").with("n", n),
    };
    let ways = [
        (Address::Today, "day", "ui-ways-today", played),
        (Address::Practice, "signpost", "ui-practice", waiting),
        (Address::Results, "results", "ui-record", won),
    ];
    html! {
        nav.band aria-label=(words.text("ui-ways")) {
            @for (address, symbol, name, text) in ways {
                a href=(words.to(address)) {
                    (words.button_icon(symbol))
                    span { b { (words.text(name)) } small { (words.say(&text)) } }
                }
            }
        }
    }
}
