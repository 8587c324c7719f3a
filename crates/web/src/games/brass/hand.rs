//! The person's hand as cards with the colours of the board's regions.

use brass::{Brass, Card};
use kit::Message;
use maud::{Markup, html};

use super::{deed::Plan, piece::symbol, place};
use crate::{frame::icon, page::View};

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
    let link = plan.filter(|_| !is_taken).and_then(|it| it.with_card(view, card));
    let shape = if card.location().is_some() { "place-card" } else { "" };
    let band = band(card);
    let body = face(view, card);
    match link {
        Some(link) => html! { a class={ "card legal " (shape) " " (band) } href=(link) { (body) } },
        None if is_taken => html! {
            span class={ "card legal taken " (shape) " " (band) } aria-current="true" { (body) }
        },
        None => html! { span class={ "card " (shape) " " (band) } { (body) } },
    }
}

/// What a card shows.
fn face(view: &View<'_, Brass>, card: Card) -> Markup {
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
fn soft(name: &str) -> String {
    ["minster", "dale", "hampton", "ham", "ter"]
        .iter()
        .find_map(|end| name.strip_suffix(end).filter(|it| 5 < it.len()).map(|it| (it, end)))
        .map_or_else(|| name.to_owned(), |(start, end)| format!("{start}\u{ad}{end}"))
}

/// The name of a card, in a sentence.
pub(super) fn name(card: Card) -> Message {
    match (card.location(), card.industry()) {
        (Some(location), _) => place::location(location),
        (None, Some(industry)) => place::industry(industry),
        (None, None) => Message::new(format!("card-{card}")),
    }
}

/// The colour of the region that a card's city lies in.
fn band(card: Card) -> &'static str {
    match card {
        Card::Stafford | Card::Burton | Card::Cannock | Card::Tamworth | Card::Walsall => "b-red",
        Card::Coalbrookdale
        | Card::Dudley
        | Card::Kidderminster
        | Card::Wolverhampton
        | Card::Worcester => "b-brown",
        Card::Birmingham | Card::Coventry | Card::Nuneaton | Card::Redditch => "b-purple",
        _ => "b-ind",
    }
}
