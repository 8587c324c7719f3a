//! Running the city: every card with what it brings, those that ask something, and all
//! the others with one tap.

use kit::{CardSet, Game, options};
use london::{Action, Chair, London, NONE, Phase, State};
use maud::{Markup, html};

use super::{
    face,
    hand::card_class,
    offers::{Offers, forced_from},
    outcome,
};
use crate::{page::View, parts::form};

/// The activations that ask nothing and bring something, one after the other.
struct All {
    steps: Vec<Action>,
    n: usize,
    /// The viewer when all are done.
    after: Chair,
}

/// What a card of the city does when it is activated.
pub(super) struct Brings {
    /// The table when it is done, as far as nothing is asked; then the first answer.
    pub(super) after: State,
    /// What it asks on the way.
    pub(super) asks: Option<&'static str>,
}

/// What activating a card brings and asks.
pub(super) fn brings(game: &London, before: &State, action: Action) -> Brings {
    let (_, mut after) = forced_from(game, *before, action);
    let asks = asked(&after);
    // Whatever is spent for it, what it brings is the same.
    if after.phase == Phase::SpendCost {
        let first = game.option(&after, 0);
        game.apply(&mut after, first);
    }
    Brings { after, asks }
}

/// What is asked before an activation is over.
fn asked(state: &State) -> Option<&'static str> {
    match state.phase {
        Phase::Run => None,
        Phase::SpendCost => Some("ld-asks-card"),
        Phase::Commit => Some("ld-asks-cards"),
        Phase::Target => Some("ld-asks-whom"),
        Phase::Place => Some("ld-asks-building"),
        _ => Some("ld-asks-which"),
    }
}

/// Every activation that asks nothing and leaves its owner better off, those that cost
/// nothing first: what they bring may pay for the others.
fn all(game: &London, table: &State) -> Option<All> {
    let seat = usize::from(table.active);
    let worth = |it: &State| {
        let chair = it.chairs[seat];
        (chair.money, -chair.poverty, chair.prestige.sum(), -game.run_poverty_ahead(it))
    };
    let (mut state, mut steps, mut n) = (*table, Vec::new(), 0);
    loop {
        let is_one = |it: &Action| matches!(it, Action::Activate(_));
        let ways = options(game, &state).into_iter().filter(is_one);
        let ways = ways.map(|it| plainly(game, forced_from(game, state, it)));
        let better = |it: &(Vec<Action>, State)| {
            let (from, to) = (worth(&state), worth(&it.1));
            let is_gain = from.0 < to.0 || from.1 < to.1 || from.2 < to.2 || from.3 < to.3;
            it.1.phase == Phase::Run && it.1.active == state.active && is_gain
        };
        let paid = |it: &(Vec<Action>, State)| (worth(&state).0 - worth(&it.1).0).max(0);
        let Some((done, after)) = ways.filter(better).min_by_key(paid) else { break };
        steps.extend(done);
        state = after;
        n += 1;
    }
    (n != 0).then(|| All { steps, n, after: state.chairs[seat] })
}

/// The same, where it is asked which card is flipped in the end: the one activated, as
/// long as nobody says otherwise.
fn plainly(game: &London, (mut steps, mut state): (Vec<Action>, State)) -> (Vec<Action>, State) {
    let flip = Action::Flip(game.card(state.deed.card));
    if state.phase == Phase::Flip && state.deed.outer == NONE {
        game.apply(&mut state, flip);
        steps.push(flip);
    }
    (steps, state)
}

/// The face-up cards of the city while it is run, in place of the hand.
pub(super) fn show(view: &View<'_, London>, offers: &Offers) -> Markup {
    let words = &view.words;
    let state = view.state();
    let chair = &state.chairs[usize::from(view.viewer.0)];
    let ready: Vec<u8> = CardSet(chair.face_up.0 & !state.deed.used.0).into_iter().collect();
    let active: Vec<u8> = ready.into_iter().filter(|&it| offers.on_city(it).is_some()).collect();
    let all = all(view.game(), state).filter(|it| 1 < it.n);
    html! {
        div.cards.run role="group" aria-label=(words.text("ld-run-list")) data-roving {
            @if let Some(all) = &all { (all_of_them(view, all)) }
            @for &card in &active { (one(view, offers, card)) }
            @if active.is_empty() { p.muted.none { (words.text("ld-run-none")) } }
        }
    }
}

/// The button that activates all that ask nothing, with what it leaves.
fn all_of_them(view: &View<'_, London>, all: &All) -> Markup {
    let words = &view.words;
    form::acts(
        view,
        &all.steps,
        html! {
            button.btn.primary.all type="submit" data-key="Enter" {
                (words.button_icon("london/run"))
                b { (words.count("ld-activate-all", all.n as i64)) }
                span.line { (outcome::changed(view, &all.after)) }
            }
        },
    )
}

/// A card that can be activated alone.
fn one(view: &View<'_, London>, offers: &Offers, card: u8) -> Markup {
    let words = &view.words;
    let Some(action) = offers.on_city(card) else { return html! {} };
    let (steps, _) = forced_from(view.game(), *view.state(), action);
    let brings = brings(view.game(), view.state(), action);
    let mark = if brings.asks.is_some() { "legal asks" } else { "legal" };
    let name = face::name(view, card);
    form::acts(
        view,
        &steps,
        html! {
            button id={ "at-run-" (card) } class=(card_class(view, card, mark)) type="submit" data-stop data-tells=(face::tells(view, card)) {
                span class=(face::name_class(&name)) { (face::soft(&name)) }
                @if let Some(asks) = brings.asks { small.asks-for { (words.text(asks)) } }
                span.effects { (gains(view, &brings.after)) }
            }
        },
    )
}

/// What an activation changes for its owner.
pub(super) fn gains(view: &View<'_, London>, after: &State) -> Markup {
    let before = view.state();
    let seat = usize::from(before.active);
    let (from, to) = (before.chairs[seat], after.chairs[seat]);
    let flips = CardSet(to.face_down.0 & !from.face_down.0);
    html! {
        (outcome::change(view, "pound", "ld-money", to.money - from.money))
        (outcome::change(view, "london/poverty", "ld-poverty", to.poverty - from.poverty))
        (outcome::change(view, "london/prestige", "ld-prestige", to.prestige.sum() - from.prestige.sum()))
        @if !flips.is_empty() { span.mark { (view.words.spoken_icon("flip", &view.words.text("ld-then-flips"), "")) } }
    }
}
