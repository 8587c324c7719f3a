//! What came up: the cards of the automa's deck, or the shapes of the circle.

use kit::{Message, Pile};
use maud::{Markup, html};
use patchwork::{Action, CIRCLE, Patch, Patchwork, STARTER, State};

use super::super::{card, key, offers};
use crate::{address::Address, page::View, parts::form};

/// Fewer than these in reach are not enough to begin.
const N_IN_REACH: usize = 3;

pub(super) fn show(view: &View<'_, Patchwork>, pile: Pile) -> Markup {
    if pile == CIRCLE { patches(view) } else { cards(view) }
}

/// Every card in printed order; those that were turned up are dashed.
fn cards(view: &View<'_, Patchwork>) -> Markup {
    let words = &view.words;
    let (game, state) = (view.game(), view.state());
    let n = game.deck().cards.len();
    html! {
        form.asks.across-3 method="post" action=(words.to(Address::Act { id: view.id })) role="group" aria-label=(words.count("pw-the-cards", n)) {
            input type="hidden" name="revision" value=(view.revision);
            @for index in 0..n as u8 {
                @let number = game.number(index);
                @if state.pile.unseen >> index & 1 == 1 {
                    button.ask.mini type="submit" name="action" value=(Action::TurnUp(number)) data-key=[(number < 10).then_some(number)] {
                        (face(view, index, true))
                    }
                } @else {
                    span.ask.mini role="button" aria-disabled="true" tabindex="-1" data-why=(words.count("pw-turned-why", number)) {
                        (face(view, index, false))
                    }
                }
            }
        }
    }
}

/// What is printed on a card, small.
pub(super) fn face(view: &View<'_, Patchwork>, index: u8, is_unseen: bool) -> Markup {
    let words = &view.words;
    let game = view.game();
    let card = &game.deck().cards[usize::from(index)];
    html! {
        span.card-number { (game.number(index)) }
        span.inc { (words.spoken_icon("income", &words.text("pw-income"), "")) (card.income) }
        span.big { (words.spoken_icon("patchwork/button", &words.text("pw-cost"), "")) (card.virtual_buttons) }
        span.fil {
            @if is_unseen {
                @for rung in card::rungs(&card.filters).iter().skip(1) { (words.spoken_icon(rung.icon, &words.text(rung.key), "")) }
            } @else { (words.text("pw-turned")) }
        }
    }
}

/// Every shape but the smallest, which is last and untold; told ones have their number.
fn patches(view: &View<'_, Patchwork>) -> Markup {
    let words = &view.words;
    let state = view.state();
    let is_few = view.query.contains_key(key::FEW) && !is_begun(state);
    // The third tap is enough where the rest is told as it comes.
    let is_last = is_few && state.circle.len() + 1 == N_IN_REACH;
    html! {
        @if is_begun(state) { p.muted { (words.text("pw-circle-how")) } }
        form.shapes method="post" action=(words.to(Address::Act { id: view.id })) role="group" aria-label=(words.text("pw-which-patch")) {
            input type="hidden" name="revision" value=(view.revision);
            @if is_few { input type="hidden" name="then" value={ (key::FEW) "=1" }; }
            @for patch in Patch::all().filter(|&it| it != STARTER) {
                @if state.unlaid.has(patch) {
                    button.shape type="submit"
                        name=(if is_last { "actions" } else { "action" })
                        value={ (Action::Lay(patch)) @if is_last { "," (Action::Begin) } } { span.hide { (words.say(&patchwork::facts::shape(patch))) } (drawn(patch)) }
                } @else { (told_shape(view, patch)) }
            }
        }
    }
}

/// A shape that is told already.
fn told_shape(view: &View<'_, Patchwork>, patch: Patch) -> Markup {
    let state = view.state();
    let ahead = state.place_in_circle(STARTER).unwrap_or(state.circle.len());
    let place = state.place_in_circle(patch).filter(|&it| it < ahead);
    let name = view.words.say(&patchwork::facts::shape(patch));
    html! {
        span.shape.placed[place.is_some()].gone[place.is_none()] role="img" aria-label={ (name) @if let Some(place) = place { ", " (place + 1) } } {
            @if let Some(place) = place { b { (place + 1) } } (drawn(patch))
        }
    }
}

/// A shape; those with a twin show what tells them apart, cost and time.
pub(super) fn drawn(patch: Patch) -> Markup {
    let spec = patch.spec();
    html! {
        (offers::picture(patch, None))
        @if has_twin(patch) { em { (spec.cost) " · " (spec.time) } }
    }
}

/// Whether another patch has the same shape.
fn has_twin(patch: Patch) -> bool {
    let cells = patch.spec().orientations()[0].cells;
    let is_twin =
        |it: Patch| it != patch && it.spec().orientations().iter().any(|it| it.cells == cells);
    Patch::all().any(is_twin)
}

/// What the hands should know of the pile.
pub(super) fn note(view: &View<'_, Patchwork>, pile: Pile) -> String {
    let words = &view.words;
    let state = view.state();
    if pile == CIRCLE {
        return match is_begun(state) {
            true => words.text("pw-circle-next"),
            false => words.text("pw-circle-how"),
        };
    }
    let n_cards = view.game().deck().cards.len();
    let is_shuffled = usize::from(state.pile.n_left) == n_cards;
    if is_shuffled && view.last().is_some() {
        return words.count("pw-shuffle", n_cards);
    }
    words.count("pw-can-come", state.pile.unseen.count_ones())
}

/// Stops telling the circle: the rest is asked for as it comes into reach.
pub(super) fn stop_here(view: &View<'_, Patchwork>, pile: Pile) -> Markup {
    let words = &view.words;
    let state: &State = view.state();
    if pile != CIRCLE || is_begun(state) || state.circle.len() < N_IN_REACH {
        return html! {};
    }
    let stop = Message::new("pw-stop-here").with("n", state.circle.len());
    form::act(
        view,
        Action::Begin,
        html! {
            button.btn.primary.done type="submit" data-key="Enter" {
                (words.button_icon("play")) span { (words.say(&stop)) br; small { (words.text("pw-stop-hint")) } }
            }
        },
    )
}

/// Whether the circle is told as it comes into reach.
fn is_begun(state: &State) -> bool {
    state.unlaid.is_empty() || state.circle.contains(&STARTER)
}
