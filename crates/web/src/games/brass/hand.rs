//! The person's hand as cards with the colours of the board's regions.

use brass::{Brass, Card};
use kit::Message;
use maud::{Markup, html};

use super::{deed::Plan, piece::symbol, place, region};
use crate::page::View;

/// The hand; with a deed under way the cards that can be discarded are lit.
pub(super) fn show(view: &View<'_, Brass>, plan: Option<&Plan>) -> Markup {
    let words = &view.words;
    let hand = view.state().human.hand;
    let n = view.state().human.n_hand();
    let mut taken = plan.map(Plan::cards).unwrap_or_default();
    html! {
        div.cards role="group" aria-label=(words.count("br-hand", n)) {
            @for &card in Card::ALL {
                @for _ in 0..hand[card] {
                    @let is_taken = taken.iter().position(|&it| it == card).map(|it| taken.remove(it)).is_some();
                    (one(view, plan, card, is_taken))
                }
            }
            @for _ in 0..view.state().human.n_unknown { span.card.b-ind { (words.text("br-card-unknown")) } }
        }
    }
}

fn one(view: &View<'_, Brass>, plan: Option<&Plan>, card: Card, is_taken: bool) -> Markup {
    let link = plan.and_then(|it| match is_taken {
        true => it.without_card(view, card),
        false => it.with_card(view, card),
    });
    let shape = match card {
        card if card.location().is_some() => "place-card",
        card if card.is_wild() => "wild-card",
        _ => "",
    };
    let class = format!(
        "card{}{} {shape} {}",
        if is_taken || link.is_some() { " legal" } else { "" },
        if is_taken { " taken" } else { "" },
        region::class(card)
    );
    let current = is_taken.then_some("true");
    let words = &view.words;
    match link {
        Some(link) => html! {
            a class=(class) href=(link) aria-current=[current] { (face(view, card, |it| words.button_icon(it))) }
        },
        None => html! {
            span class=(class) aria-current=[current] { (face(view, card, |it| words.icon(it))) }
        },
    }
}

/// What a card shows.
fn face(view: &View<'_, Brass>, card: Card, icon: impl Fn(&str) -> Markup) -> Markup {
    let words = &view.words;
    match (card.location(), card.industry()) {
        (Some(location), _) => {
            let name = words.say(&place::location(location));
            html! { span { (soft(&name)) } }
        }
        (None, Some(industry)) => html! {
            (icon(&format!("brass/{}", symbol(industry))))
            span { (words.say(&place::industry(industry))) }
        },
        (None, None) => html! {
            (icon("brass/wild"))
            span { (words.say(&Message::new(format!("card-{card}")))) }
        },
    }
}

/// A long name with the places where it may be broken.
pub(super) fn soft(name: &str) -> String {
    let mut name = name.to_owned();
    for end in ["minster", "dale", "brook", "hampton", "ham", "worth", "eaton", "ter"] {
        if let Some(at) = name.find(end).filter(|&it| 2 < it) {
            name.insert(at, '\u{ad}');
        }
    }
    name
}

/// The name of a card, in a sentence.
pub(super) fn name(card: Card) -> Message {
    match (card.location(), card.industry()) {
        (Some(location), _) => place::location(location),
        (None, Some(industry)) => place::industry(industry),
        (None, None) => Message::new(format!("card-{card}")),
    }
}
