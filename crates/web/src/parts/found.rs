//! Findings: what a rule found at a table, with its title and source in small letters.

use desk::{FoundHere, Otherwise, sentence};
use kit::{Game, Message, Rung};
use maud::{Markup, html};

use crate::{
    Pen,
    address::Address,
    view::{Reading, View},
};

/// What a rung found; `pin` is its number in the picture.
pub(crate) fn show<G: Reading>(
    view: &View<'_, G>,
    found: &FoundHere<'_, G>,
    pin: Option<usize>,
) -> Markup {
    html! {
        div.fnd.pinned[pin.is_some()] {
            @if let Some(pin) = pin { span.pinno { (pin) } }
            div {
                p { (sentence(&view.words, &found.text)) }
                (source::<G>(&view.words, found.rung))
                @for other in &found.otherwise { (otherwise(&view.words, other)) }
            }
        }
    }
}

/// The title of a rule and where it is printed.
pub(crate) fn source<G: Game>(words: &Pen<'_>, rung: &Rung<G::Candidate>) -> Markup {
    let rules = words.to(Address::Rules { game: G::ID }).at(format_args!("rule-{}", rung.rule.id));
    html! {
        p.source { a href=(rules) { (words.text(rung.rule.id)) } " · " i { (words.say(&rung.rule.source())) } }
    }
}

/// What another reading would have led to.
pub(crate) fn otherwise(words: &Pen<'_>, other: &Otherwise) -> Markup {
    let told = Message::new("ui-otherwise")
        .with("reading", words.text(other.reading))
        .with("value", words.text(&other.value))
        .with("deed", words.say(&other.deed));
    html! { p.reading { (words.say(&told)) } }
}
