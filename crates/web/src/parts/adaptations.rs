//! What of the printed game is adapted: the texts `adaptation-1` and so on.

use kit::Message;
use maud::{Markup, html};

use crate::Pen;

/// The adaptations of a game, if its texts tell of any.
pub(crate) fn show(words: &Pen<'_>) -> Markup {
    let all = (1..).map(|n| Message::new(format!("adaptation-{n}")));
    let told: Vec<Message> = all.take_while(|it| words.has(it)).collect();
    html! {
        @if !told.is_empty() {
            section.adaptations aria-labelledby="h-adapted" {
                h3 #h-adapted { (words.text("adaptations")) }
                ul.values { @for text in &told { li.small { "· " (words.say(text)) } } }
            }
        }
    }
}
