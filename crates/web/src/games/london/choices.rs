//! What the person does: the cards to choose from, the stage, the bar of actions.

use kit::Turn;
use london::{Action, London, Phase, State};
use maud::{Markup, html};

use super::{
    face, hand,
    key::{self, want},
    offers::{Building, Offers, Way, way},
    run, stage,
};
use crate::{
    page::{Asked, View},
    parts::{form, options},
};

/// The cards looked at, the hand or the city that is run, the stage, the bar of actions.
pub(super) fn show(view: &View<'_, London>) -> Markup {
    if view.turn() == Turn::Over {
        return options::to_result(view);
    }
    if matches!(view.asked, Asked::Card(_)) {
        return options::show(view);
    }
    let offers = &view.model().offers;
    let way = offers.card.map(|it| way(view, it, offers.spend));
    let is_running = view.is_mine() && view.state().phase == Phase::Run && !offers.is_swapping;
    html! {
        (hand::looked_at(view, offers))
        @if is_running { (run::show(view, offers)) }
        @else { (hand::show(view, offers, way.as_ref().and_then(Way::building))) }
        // Below the hand: what is said of a card moves none.
        (stage::show(view, offers, way.as_ref()))
        (bar(view, offers))
    }
}

/// The buttons for what has no place on the table.
fn bar(view: &View<'_, London>, offers: &Offers) -> Markup {
    let words = &view.words;
    let state = view.state();
    let button = |action: Action, symbol: &str, id: &str, key: &str, class: &str| {
        html! {
            @if offers.has(action) {
                (form::acts(view, &[action], html! {
                    button class={ "btn " (class) } type="submit" data-key=(key) { (words.button_icon(symbol)) (words.text(id)) }
                }))
            }
        }
    };
    let is_choosing = state.phase == Phase::Choose;
    let stop = if state.phase == Phase::Commit { "ld-commit-stop" } else { "ld-stop" };
    html! {
        div.acts role="group" aria-label=(words.text("ld-actions")) {
            @if is_choosing { (deed(view, offers)) }
            (button(Action::DrawTop, "deck", "ld-draw-deck", "d", "primary"))
            (button(Action::Run, "london/run", "ld-run", "r", ""))
            (button(Action::DrawThree, "deck", "ld-draw-three", "t", ""))
            (button(Action::Alone, "london/hammer", "ld-new-stack", "n", "primary"))
            @for &action in &offers.options { @if let Action::Target(chair) = action { (target(view, action, chair)) } }
            (button(Action::Stop, "check", stop, "Enter", ""))
            @if offers.has(Action::Done) { (done(view, offers)) }
            (button(Action::Ability, "london/borough", "ld-ability", "a", ""))
            (button(Action::Look, "hint", "ld-look", "k", ""))
            (button(Action::Repay, "london/loan", "ld-repay", "p", ""))
            @if offers.has(Action::Loan) { (loan(view)) }
            @if offers.has_swap() {
                a.btn href=(view.link(&[(key::WANT, want::SWAP.to_owned())])) aria-current=[offers.is_swapping.then_some("true")] data-key="x" {
                    (words.button_icon("redo")) (words.text("ld-swap"))
                }
            }
            @if view.is_in_deed() { (options::back(view)) }
        }
    }
}

/// Ends developing, the run or the turn; a run says what poverty that brings.
fn done(view: &View<'_, London>, offers: &Offers) -> Markup {
    let words = &view.words;
    let state = view.state();
    let id = match state.phase {
        Phase::Develop => "ld-done-develop",
        Phase::Run => "ld-done-run",
        _ => "ld-done",
    };
    let is_next = is_done_next(offers);
    form::acts(
        view,
        &[Action::Done],
        html! {
            button.btn.primary[is_next] type="submit" data-key="e" {
                (words.button_icon("check")) (words.text(id))
                @if state.phase == Phase::Run {
                    small { (words.count("ld-run-poverty-now", face::signed(view.game().run_poverty_ahead(state)))) }
                }
            }
        },
    )
}

/// Whether ending is what is left to do.
fn is_done_next(offers: &Offers) -> bool {
    let is_work = |it: &Action| {
        matches!(it, Action::Activate(_) | Action::Build(_) | Action::Play(_) | Action::Ability)
    };
    !offers.options.iter().any(is_work)
}

/// Developing and buying: what is played or bought is picked first.
fn deed(view: &View<'_, London>, offers: &Offers) -> Markup {
    let words = &view.words;
    let is_developing = offers.card.is_some();
    let is_buying = offers.borough.is_some() || offers.is_buying;
    html! {
        @if offers.has(Action::Develop) {
            a.btn href=(view.link(&[(key::WANT, want::DEVELOP.to_owned())])) aria-current=[is_developing.then_some("true")] data-key="v" {
                (words.button_icon("london/hammer")) (words.text("ld-develop"))
            }
        } @else {
            a.btn.barred href=(view.link(&[(key::WANT, want::DEVELOP.to_owned())])) { (words.button_icon("london/hammer")) (words.text("ld-develop")) }
        }
        a.btn href=(view.link(&[(key::WANT, want::BUY.to_owned())])) aria-current=[is_buying.then_some("true")] data-key="b" {
            (words.button_icon("london/borough")) (words.text("ld-buy"))
        }
    }
}

fn target(view: &View<'_, London>, action: Action, chair: u8) -> Markup {
    let who = desk::chair(view.game(), kit::Seat(chair - 1));
    form::acts(
        view,
        &[action],
        html! { button.btn.primary type="submit" data-key=(chair) { (view.words.button_icon("you")) (view.words.say(&who)) } },
    )
}

fn loan(view: &View<'_, London>) -> Markup {
    let words = &view.words;
    let brings =
        view.after(Action::Loan).map_or(0, |it| money(&it, view) - money(view.state(), view));
    form::acts(
        view,
        &[Action::Loan],
        html! { button.btn type="submit" data-key="l" { (words.button_icon("london/loan")) (words.count("ld-loan", brings)) } },
    )
}

fn money(state: &State, view: &View<'_, London>) -> i32 {
    state.chairs[usize::from(view.viewer.0)].money
}

/// The building that is picked and can be built.
pub(super) fn building(view: &View<'_, London>, offers: &Offers) -> Option<Building> {
    match way(view, offers.card?, offers.spend) {
        Way::Build(building) => Some(*building),
        Way::Play(_) | Way::Refused(_) => None,
    }
}
