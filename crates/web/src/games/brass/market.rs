//! The markets as tracks: what is left, and the price of the next cube.

use brass::{Brass, Market, State};
use kit::Message;
use maud::{Markup, html};

use super::{journey, piece::sign, place::Place};
use crate::{Pen, page::View};

/// Both markets; with what a deed would leave, if it takes something.
pub(super) fn show(view: &View<'_, Brass>, now: &State, after: Option<&State>) -> Markup {
    html! {
        div.track {
            (track(view, "coal", now.coal, after.map(|it| it.coal)))
            (track(view, "iron", now.iron, after.map(|it| it.iron)))
        }
    }
}

fn track(view: &View<'_, Brass>, kind: &str, now: Market, after: Option<Market>) -> Markup {
    let words = &view.words;
    let name = words.text(&format!("br-{kind}"));
    let label = words.say(
        &Message::new("br-market-told")
            .with("what", name.clone())
            .with("n", now.cubes)
            .with("price", now.price()),
    );
    let width = 14.0_f32 * 22.0 + 7.0 * 6.0 + 34.0;
    let n_empty = now.size() - now.cubes;
    let will_be = after.map_or(n_empty, |it| it.size() - it.cubes);
    let start = f32::from(7 - now.dearest) * 50.0;
    let supply = f32::from(now.dearest) * 50.0 + start + 14.0;
    let weight = if now.cubes == 0 { 700 } else { 500 };
    html! {
        b { (journey::anchor(&format!("market-{kind}"))) (words.classed_icon(&format!("brass/{kind}"), &format!("c-{kind}"))) (name) }
        svg viewBox={ "0 0 " (width) " 48" } role="img" aria-label=(label) {
            @for price in 1..=now.dearest {
                @let left = start + f32::from(price - 1) * 50.0;
                @let is_next = i16::from(price) == now.price();
                text x=(left + 22.0) y="45" text-anchor="middle" font-size="14" font-weight=(if is_next { 700 } else { 500 }) { (words.count("br-pounds", price)) }
                @for nth in 0..2 {
                    (cube(words, kind, (price - 1) * 2 + nth, left + f32::from(nth) * 22.0, (n_empty, will_be)))
                }
                @if is_next { path d={ "M" (left - 1.0) " 29.500h46" } class="s-ink" stroke-width="3" "/"; }
            }
            text x=(supply) y="45" text-anchor="middle" font-size="14" font-weight=(weight) { (words.count("br-pounds", now.dearest + 1)) }
            text x=(supply) y="23" text-anchor="middle" font-size="16" class="f-ink2" { "∞" }
        }
    }
}

/// One of a market's places, where so many from the first are empty and will be.
fn cube(words: &Pen<'_>, kind: &str, number: u8, at: f32, (is, will_be): (u8, u8)) -> Markup {
    let (is_empty, will_be_empty) = (number < is, number < will_be);
    let class = if will_be_empty { "f-none s-edge" } else { "f-lit s-brass" };
    html! {
        @if is_empty {
            rect x=(at + 1.5) y="5.5" width="19" height="19" class=(class) stroke-dasharray="3 2.500" "/";
        } @else {
            g class={ "c-" (kind) } data-fly={ "cube-" (kind) "-" (number) } data-from={ "sold-" (kind) " from-foe" } { (sign(words, kind, (at + 11.0, 15.0), 24.0)) }
            @if will_be_empty { rect x=(at - 1.0) y="3" width="24" height="24" class="f-none s-brass taken" "/"; }
        }
    }
}

/// The merchants: what each buys, whether its barrel is there, and what that brings.
pub(super) fn merchants(view: &View<'_, Brass>) -> Markup {
    let words = &view.words;
    let state = view.state();
    html! {
        h3 { (words.text("br-merchants")) }
        ul.merchants {
            @for stall in (0..state.merchants.len() as u8).map(Place::Merchant) {
                li { b { (words.say(&stall.name())) } @if let Some(how) = stall.stands(state) { ": " (words.say(&how)) } }
            }
        }
    }
}

/// The prices of the next cubes, for the turn strip.
pub(super) fn prices(view: &View<'_, Brass>) -> Markup {
    let words = &view.words;
    let state = view.state();
    html! {
        span.price { (journey::anchor("market-coal")) (words.spoken_icon("brass/coal", &words.text("br-coal"), "")) (words.count("br-pounds", state.coal.price())) }
        span.price { (journey::anchor("market-iron")) (words.spoken_icon("brass/iron", &words.text("br-iron"), "")) (words.count("br-pounds", state.iron.price())) }
    }
}
