//! The development board at the table: to be tapped, or with the turn's numbers on it.

use kit::Game;
use london::{Action, Candidate, London, ROW, Space, State, facts::FIGURES};
use maud::{Markup, html};

use super::{super::face, super::key};
use crate::{
    address::{Address, Link},
    games::london::offers::space,
    page::{Mode, View},
    parts::form,
};

/// The spaces in use, in reading order.
pub(super) fn spaces(state: &State) -> impl Iterator<Item = Space> {
    let n = state.board.n_columns();
    (0..n).chain(ROW as u8..ROW as u8 + n).filter_map(space)
}

/// The class of the grid: columns by the number of chairs.
pub(super) fn grid_class(state: &State) -> String {
    format!("grid3 columns-{}", state.board.n_columns())
}

/// Which row is which, where a phone shows the two rows of a wide board side by side.
pub(super) fn rows(view: &View<'_, London>, state: &State) -> Markup {
    html! {
        @if 3 < state.board.n_columns() {
            p.ldt-rows aria-hidden="true" {
                span { (view.words.text("ldt-top-row")) } span { (view.words.text("ldt-bottom-row")) }
            }
        }
    }
}

/// A card on the board that is a button or a link.
pub(super) fn class_of(view: &View<'_, London>, card: u8) -> String {
    format!("city {}", face::colour_class(view.game().spec(card).colour))
}

/// The board whose cards are tapped when they were taken.
pub(super) fn taken(view: &View<'_, London>) -> Markup {
    let words = &view.words;
    let state = view.state();
    html! {
        section.ldt-board {
            div.head { h2 { (words.text("ldt-taken")) } span.muted { (words.text("ldt-tap-them")) } }
            (rows(view, state))
            div class=(grid_class(state)) role="group" aria-label=(words.text("ld-board")) {
                @for space in spaces(state) {
                    @match state.board.card(space.idx()) {
                        Some(card) => (form::act(view, Action::DrawSpace(space), html! {
                            button class=(class_of(view, card)) type="submit" { (face::inside(view, card, &html! {})) }
                        })),
                        None => (free(view)),
                    }
                }
            }
        }
    }
}

/// A free space.
pub(super) fn free(view: &View<'_, London>) -> Markup {
    html! { div.city.empty { span.name.muted { (view.words.text("ldt-free")) } } }
}

/// The way to the figures of a card that were told, before a turn that rests on them.
fn figures(view: &View<'_, London>, card: u8) -> Option<Link> {
    let Mode::Watching(turn, _) = &view.mode else { return None };
    let game = view.game();
    let design = usize::from(game.spec(card).design);
    let id = &game.sheet().cards[design].id;
    let start = turn.range().start;
    let place = format!("figures.{id}.");
    let is_told = game.facts(view.live().at(start)).iter().any(|it| it.place.starts_with(&place));
    let fix = view.words.to(Address::Fix { id: view.id }).with(key::TURN, start);
    is_told.then(|| fix.with(key::TAB, FIGURES).with(key::AT, id))
}

/// The board before a turn, with the numbers of the lines that move its cards.
pub(super) fn numbered(
    view: &View<'_, London>,
    before: &State,
    orders: &[kit::Order<Candidate>],
) -> Markup {
    let number = |space: Space| {
        orders.iter().position(|order| {
            order.about.iter().any(|it| matches!(it, Candidate::Space(at, _) if *at == space))
        })
    };
    let laid = |space: Space| {
        orders.iter().flat_map(|it| &it.about).find_map(|it| match it {
            Candidate::Space(at, card) if *at == space => Some(*card),
            _ => None,
        })
    };
    // Beside several cards a row without cards makes room.
    let is_bare = spaces(before)
        .filter(|it| it.row() != 0)
        .all(|it| before.board.card(it.idx()).is_none() && number(it).is_none());
    let bare = if is_bare && before.board.n_columns() == 3 { " bare" } else { "" };
    html! {
        (rows(view, before))
        div class={ (grid_class(before)) " ldt-numbered" (bare) } role="group" aria-label=(view.words.text("ld-board")) {
            @for space in spaces(before) {
                @let n = number(space);
                @match before.board.card(space.idx()) {
                    Some(card) => {
                        @let class = format!("{}{}", class_of(view, card), if n.is_some() { " taken" } else { "" });
                        @let face = html! { (face::inside(view, card, &html! {})) @if let Some(n) = n { span.pin { (n + 1) } } };
                        // A figure is put right where it is seen.
                        @match figures(view, card) {
                            Some(link) => a class=(class) href=(link) { (face) },
                            None => div class=(class) { (face) },
                        }
                    },
                    None => div.city.empty.lands[n.is_some()] {
                        span.name { @if let Some(card) = laid(space) { (face::name(view, card.number())) } @else { (view.words.text("ldt-free")) } }
                        @if let Some(n) = n { span.pin { (n + 1) } }
                    },
                }
            }
        }
    }
}

/// A borough with its price.
pub(super) fn borough_face(view: &View<'_, London>, borough: u8) -> Markup {
    let game = view.game();
    let name = view.words.say(&game.borough_name(game.borough(borough)));
    let cost = game.borough_at(view.state(), borough).cost;
    // What nobody has told yet is not 0.
    let is_known = cost != 0 || game.sheet().boroughs[usize::from(borough)].cost.is_some();
    html! {
        b class=[(face::name_class(&name) != "name").then_some("long")] { (name) }
        span.fig { span { (view.words.icon("pound")) @if is_known { (cost) } @else { "?" } } }
    }
}
