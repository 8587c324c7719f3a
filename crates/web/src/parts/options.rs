//! What a person can do: every option as a button with its sentence, and what
//! cannot be done with its rule.

use kit::{Message, Turn};
use maud::{Markup, html};

use super::form;
use crate::{
    address::Address,
    view::{Asked, Reading, View},
};

/// More buttons than these help nobody.
const N_SHOWN: usize = 200;

/// What is to be done now.
pub(crate) fn task<G: Reading>(view: &View<'_, G>) -> Message {
    match (view.asked, view.turn()) {
        (Asked::Card(pile), _) => Message::new("ui-task-card")
            .with("pile", Message::new(format!("pile-{}", G::PILES[usize::from(pile.0)]))),
        (_, Turn::Over) => Message::new("ui-over"),
        (Asked::Person(seat), _) => {
            Message::new("ui-task-choose").with("who", desk::chair(view.game(), seat))
        }
        (Asked::Nobody, _) => Message::new("ui-past-title"),
    }
}

/// Every option as a button; what cannot be done as a line with its reason.
pub(crate) fn show<G: Reading>(view: &View<'_, G>) -> Markup {
    let words = &view.words;
    if view.turn() == Turn::Over {
        return to_result(view);
    }
    let options = view.options();
    let barred = view.game().not_offered(view.state());
    let refusals = view.refusals(&barred);
    html! {
        div.options role="group" aria-label=(words.text("ui-actions")) {
            @for (at, &option) in options.iter().take(N_SHOWN).enumerate() {
                (form::act(view, option, html! {
                    button.btn type="submit" data-key=[(at < 9).then_some(at + 1)] {
                        (words.say(&view.game().describe(view.state(), option)))
                    }
                }))
            }
            @if N_SHOWN < options.len() { p.muted { (words.count("ui-more-options", options.len() - N_SHOWN)) } }
            @for (&action, refusal) in barred.iter().zip(&refusals) {
                @if let Some(refusal) = refusal {
                    p.btn.barred role="button" aria-disabled="true" tabindex="0" {
                        (words.say(&view.game().describe(view.state(), action)))
                        small { (refused(view, refusal)) }
                    }
                }
            }
        }
        @if view.is_in_deed() { (back(view)) }
    }
}

/// Why something is not possible, with the rule that says so.
pub(crate) fn refused<G: Reading>(view: &View<'_, G>, refusal: &kit::Refusal) -> Markup {
    html! {
        (view.words.say(&refusal.message)) " "
        a href=(view.rules().at(format_args!("rule-{}", refusal.rule.id))) { (refusal.rule.id) }
    }
}

/// The button that takes back one step of a deed.
pub(crate) fn back<G: Reading>(view: &View<'_, G>) -> Markup {
    let button = html! {
        button.btn.quiet type="submit" data-key="Escape" { (view.words.button_icon("undo")) (view.words.text("ui-back")) }
    };
    form::change(view, Address::Back { id: view.id }, html! {}, button)
}

/// The way to the result, once the game is over.
pub(crate) fn to_result<G: Reading>(view: &View<'_, G>) -> Markup {
    html! {
        div.acts { a.btn.primary href=(view.words.to(Address::End { id: view.id })) data-key="Enter" {
            (view.words.button_icon("vp")) (view.words.text("ui-to-result"))
        } }
    }
}
