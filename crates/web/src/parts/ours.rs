//! What players came to against mats that are ours, beside the choice of one.

use desk::Measured;
use kit::Message;
use maud::{Markup, html};

use crate::Pen;

/// The measured shares of the mats that are ours: nothing for a choice without any.
pub(crate) fn measured(words: &Pen<'_>, game: &str, key: &str) -> Markup {
    let rows = || desk::ladder().iter().filter(|it| it.game == game && key == "mat");
    let mut mats: Vec<&str> = rows().filter_map(|it| it.mat.as_deref()).collect();
    mats.dedup();
    if mats.is_empty() {
        return html! {};
    }
    let of = |mat: &str| rows().filter(|it| it.mat.as_deref() == Some(mat)).collect::<Vec<_>>();
    html! {
        details.ours {
            summary { (words.text("lab-ours")) }
            p.small { (words.text("lab-ours-how")) }
            ul.small {
                @for mat in mats {
                    li {
                        (words.text(&format!("mat-{mat}"))) ": "
                        (of(mat).iter().map(|it| share(words, it)).collect::<Vec<_>>().join(", "))
                    }
                }
            }
        }
    }
}

/// A share with its interval and who plays.
fn share(words: &Pen<'_>, row: &Measured) -> String {
    let percent = |it: f64| format!("{:.0}", it * 100.0);
    let [low, high] = row.win_rate_ci95.map(percent);
    let message = Message::new("lab-ours-share")
        .with("player", row.player.as_str())
        .with("share", percent(row.win_rate))
        .with("low", low)
        .with("high", high)
        .with("games", row.games as i64);
    words.say(&message)
}
