//! The stage: what is picked and what it will bring, what a card does, or what is asked.
//! It keeps its place and its size whatever it says.

use desk::figure;
use kit::Message;
use london::{Action, Effect, London, Phase};
use maud::{Markup, html};

use super::{
    city::with_site,
    face,
    key::{self, want},
    offers::{Building, Offers, Way},
    outcome,
};
use crate::{
    page::View,
    parts::{form, options},
};

/// So few cards in the city deck are worth a warning.
const N_SOON_OUT: usize = 3;

/// What is picked and what it will bring, or what is asked.
pub(super) fn show(view: &View<'_, London>, offers: &Offers, way: Option<&Way>) -> Markup {
    let inside = if let (Some(card), Some(way)) = (offers.card, way) {
        picked_card(view, card, way)
    } else if let Some(borough) = offers.borough {
        picked_borough(view, borough)
    } else if let Some(card) = offers.look {
        html! { p { (head(view, card)) (face::about(view, card)) } }
    } else {
        asked(view, offers)
    };
    html! {
        div.preview.stage data-stage aria-live="polite" {
            (inside)
            // Eyes alone: what a card says of itself is in its name.
            p.over data-over hidden aria-hidden="true" {}
        }
    }
}

/// The name of a card and what it costs.
fn head(view: &View<'_, London>, card: u8) -> Markup {
    html! { span.head { b.serif { (face::name(view, card)) } span.muted { (face::price(view, card)) } } }
}

fn asked(view: &View<'_, London>, offers: &Offers) -> Markup {
    let words = &view.words;
    let wants_develop = view.query.get(key::WANT).is_some_and(|it| it == want::DEVELOP);
    let refusal = (offers.is_open && wants_develop)
        .then(|| view.refusals(&[Action::Develop]).into_iter().flatten().next())
        .flatten();
    html! {
        div {
            @if let Some(refusal) = &refusal { p.why-not { (options::refused(view, refusal)) } }
            @else { p { (words.say(&advice(view, offers))) } }
            @if let Some(n) = soon_out(view) { p.soon { (words.icon("time")) (words.count("ld-deck-soon", n as i64)) } }
            @if let Some(after) = outcome::ahead(view, offers) { p.cost { (outcome::show(view, &after)) } }
            @if view.state().phase == Phase::Run { p.small.muted { (words.say(&because(view))) } }
        }
    }
}

/// How few cards the city deck has, where one may be drawn.
fn soon_out(view: &View<'_, London>) -> Option<usize> {
    let state = view.state();
    let n = state.city.len();
    let is_drawing = matches!(state.phase, Phase::Start | Phase::Choose | Phase::Draw);
    (is_drawing && view.is_mine() && (1..=N_SOON_OUT).contains(&n)).then_some(n)
}

/// Why ending the run brings so much poverty.
fn because(view: &View<'_, London>) -> Message {
    let state = view.state();
    let chair = &state.chairs[usize::from(view.viewer.0)];
    let n_hand = if state.deed.hand_is_free { 0 } else { chair.n_hand() };
    Message::new("ld-run-because")
        .with("stacks", chair.n_stacks())
        .with("loans", chair.loans)
        .with("hand", n_hand)
}

/// What to do now, in a sentence.
fn advice(view: &View<'_, London>, offers: &Offers) -> Message {
    let state = view.state();
    let game = view.game();
    let card = || game.card_name(game.card(state.deed.card));
    let wants = |what: &str| view.query.get(key::WANT).is_some_and(|it| it == what);
    match state.phase {
        _ if offers.is_swapping && offers.has_swap() => Message::new("ld-say-swap"),
        Phase::Start if !state.city.top().is_empty() && state.deed.has_looked => {
            Message::new("ld-say-seen")
        }
        Phase::Start if state.city.is_empty() => Message::new("ld-say-start-out"),
        Phase::Start => Message::new("ld-say-start"),
        Phase::Putting => Message::new("ld-say-put"),
        Phase::Choose if wants("buy") => Message::new("ld-say-buy"),
        Phase::Choose if wants("develop") => Message::new("ld-say-develop"),
        Phase::Choose => {
            Message::new("ld-say-choose").with("poverty", figure(game.run_poverty_ahead(state)))
        }
        Phase::Draw => Message::new("ld-say-draw").with("n", state.deed.n_left),
        Phase::Swap => Message::new("ld-say-give"),
        Phase::Develop if state.deed.n_free != 0 => {
            Message::new("ld-say-free").with("n", state.deed.n_free)
        }
        Phase::Develop => Message::new("ld-say-more"),
        Phase::SpendColour | Phase::SpendCost => Message::new("ld-say-spend").with("card", card()),
        Phase::Site => Message::new("ld-say-site").with("card", card()),
        Phase::Run => {
            let poverty = game.run_poverty_ahead(state);
            let is_left = offers.options.iter().any(|it| matches!(it, Action::Activate(_)));
            let id = if is_left { "ld-say-run" } else { "ld-say-run-end" };
            Message::new(id).with("poverty", face::signed(poverty))
        }
        Phase::Target => Message::new("ld-say-target").with("card", card()),
        Phase::Commit => discarding(view).with("card", card()),
        Phase::Place => Message::new("ld-say-place").with("card", card()),
        Phase::Again => Message::new("ld-say-again").with("card", card()),
        Phase::Flip => Message::new("ld-say-flip").with("card", card()),
        Phase::Limit => {
            let n_hand = state.chairs[usize::from(view.viewer.0)].n_hand();
            Message::new("ld-say-limit").with("n", n_hand.saturating_sub(london::HAND_LIMIT))
        }
        _ => Message::new("ld-say-end"),
    }
}

/// How many cards may be discarded for a prison or a workhouse, and what each brings.
fn discarding(view: &View<'_, London>) -> Message {
    let deed = &view.state().deed;
    match view.game().spec(deed.card).effect {
        Some(Effect::Prison { poverty, prestige, .. }) => Message::new("ld-say-prison")
            .with("n", deed.n_left)
            .with("poverty", poverty)
            .with("prestige", prestige),
        Some(Effect::Workhouse { money, poverty }) => {
            Message::new("ld-say-workhouse").with("money", money).with("poverty", poverty)
        }
        _ => Message::new("ld-say-commit"),
    }
}

fn picked_borough(view: &View<'_, London>, borough: u8) -> Markup {
    let words = &view.words;
    let game = view.game();
    let named = game.borough(borough);
    let spec = game.borough_spec(borough);
    let name = words.say(&game.borough_name(named));
    let refusal = view.refusals(&[Action::Buy(named)]).into_iter().flatten().next();
    let seat = usize::from(view.viewer.0);
    let after = view.after(Action::Buy(named)).unwrap_or(*view.state()).chairs[seat];
    html! {
        p {
            span.head { b.serif { (name) } span.muted { (words.count("ld-price-money", spec.cost)) } }
            @if let Some(refusal) = &refusal { " " span.why-not { (options::refused(view, refusal)) } }
            @else {
                span.cost {
                    (outcome::show(view, &after))
                    span { (words.icon("card")) (words.count("ld-then-draw", spec.cards)) }
                }
            }
        }
        @if refusal.is_none() {
            (form::acts(view, &[Action::Buy(named)], html! { button.btn.primary type="submit" data-key="Enter" { (words.text("ld-buy-it")) small { (words.count("ld-price-money", spec.cost)) } } }))
        }
    }
}

fn picked_card(view: &View<'_, London>, card: u8, way: &Way) -> Markup {
    let words = &view.words;
    match way {
        Way::Refused(refusal) => html! {
            p.whole { (head(view, card)) span.why-not { (options::refused(view, refusal)) } (face::about(view, card)) }
        },
        Way::Play(steps) => html! {
            p { (head(view, card)) span.cost { (outcome::show(view, &played(view, steps))) } (face::about(view, card)) }
            (form::acts(view, steps, html! { button.btn.primary type="submit" data-key="Enter" { (words.text("ld-play-it")) } }))
        },
        Way::Build(building) => html! {
            p { (head(view, card)) (cost(view, card, building)) (face::about(view, card)) }
            @if !building.sites.is_empty() { (sites(view, building)) }
        },
    }
}

/// What a building takes from the hand and leaves in the purse.
fn cost(view: &View<'_, London>, card: u8, building: &Building) -> Markup {
    let words = &view.words;
    let game = view.game();
    let seat = usize::from(view.viewer.0);
    let (chair, after) = (&view.state().chairs[seat], &building.after.chairs[seat]);
    let discards = |spend: u8| {
        let name = game.card_name(game.card(spend));
        words.say(&Message::new("ld-discards").with("card", name))
    };
    html! {
        span.cost {
            @match (building.spend, building.spends.is_empty()) {
                (Some(spend), _) => { span { (words.icon("discard")) (discards(spend)) } }
                (None, false) => {
                    @let colour = face::colour_class(game.spec(card).colour);
                    span.ask { (words.icon("discard")) (words.text(&format!("ld-discard-{colour}"))) }
                }
                (None, true) => { span { (words.icon("discard")) (words.text("ld-discards-none")) } }
            }
            @if !building.sites.is_empty() {
                (outcome::show(view, after))
                (outcome::then(view, "card", "ld-hand-size", chair.n_hand() as i32, after.n_hand() as i32))
            }
        }
    }
}

/// Where it can go: alone, which brings poverty in every run, or over another card.
fn sites(view: &View<'_, London>, building: &Building) -> Markup {
    let words = &view.words;
    let chair = &view.state().chairs[usize::from(view.viewer.0)];
    html! {
        div.sites.some[1 < building.sites.len()] role="group" aria-label=(words.text("ld-sites")) {
            @if building.sites.contains(&Action::Alone) {
                (form::acts(view, &with_site(building, Action::Alone), html! {
                    button.btn.primary type="submit" data-key="Enter" { (words.text("ld-new-stack")) small { (words.text("ld-new-stack-costs")) } }
                }))
            }
            @for &site in &building.sites {
                @if let Action::On(card) = site {
                    (form::acts(view, &with_site(building, site), html! {
                        button.btn type="submit" {
                            span { (words.say(&Message::new("ld-site-on").with("card", view.game().card_name(card)))) }
                            @if chair.face_down.has(card.number()) { small { (words.text("ld-down")) } }
                            @else { small { (words.text("ld-site-covers")) } }
                        }
                    }))
                }
            }
        }
    }
}

/// The viewer after these steps of a deed.
fn played(view: &View<'_, London>, steps: &[Action]) -> london::Chair {
    let mut state = *view.state();
    for &step in steps {
        kit::Game::apply(view.game(), &mut state, step);
    }
    state.chairs[usize::from(view.viewer.0)]
}
