//! Mautoma's turn at the table: its card, where things move, and small pictures.

use brass::{Brass, Candidate, Era, State};
use desk::{AutomaTurn, Moment};
use kit::Order;
use maud::{Markup, html};

use super::{
    super::{card, outline::Outlined, piece::symbol, place::Place},
    face::tile_picture,
    sheet::{self, Marks},
};
use crate::{
    Pen,
    page::{Drawn, View},
};

/// The card as far as it was done, and where things move.
pub(super) fn show(view: &View<'_, Brass>, turn: &AutomaTurn<Brass>, at: Moment) -> Markup {
    let marks = marks(view, turn);
    let places: Vec<Place> = marks.pins.iter().map(|it| it.1).collect();
    html! {
        div.plates.slim { (card::show(view, turn, at)) }
        @if !places.is_empty() {
            (sheet::cutting(view, view.state(), marks, &places))
        }
    }
}

/// What is new on the map, with the numbers of the lines that say it.
fn marks(view: &View<'_, Brass>, turn: &AutomaTurn<Brass>) -> Marks {
    let orders = view.orders(turn);
    let mut pins = Vec::new();
    for (nth, order) in orders.iter().enumerate() {
        pins.extend(order.about.iter().filter_map(|&it| Some((nth + 1, Place::of(it)?))));
    }
    Marks { outlined: Outlined::of(view, None), pins, ..Marks::default() }
}

/// The picture of a line: the tile itself, or what is laid or taken.
pub(super) fn picture(
    view: &View<'_, Brass>,
    turn: &AutomaTurn<Brass>,
    order: &Order<Candidate>,
) -> Drawn {
    let state = view.state();
    let before = view.live().at(turn.range().start);
    let tiles = order.about.iter().filter_map(|it| match it {
        Candidate::Space(at) => state.board.tile(*at),
        _ => None,
    });
    Drawn::Beside(match order.picture {
        "tile" => html! { @for tile in tiles.take(1) { (tile_picture(&view.words, tile)) } },
        "links" if state.era == Era::Canal => view.words.classed_icon("brass/canal", "foe"),
        "links" => view.words.classed_icon("brass/rail", "foe"),
        "take" => html! { @for name in taken(before, state, order) { (good(&view.words, name)) } },
        "market" => html! { @for name in moved(before, state) { (good(&view.words, name)) } },
        "points" => view.words.icon("vp"),
        _ => view.words.icon("card"),
    })
}

/// A good in its colour.
pub(super) fn good(words: &Pen<'_>, name: &str) -> Markup {
    let class = match name {
        "brass/coal" => "c-coal",
        "brass/iron" => "c-iron",
        "brass/beer" => "c-bar",
        _ => "",
    };
    words.classed_icon(name, class)
}

/// The goods of which the markets have more or fewer now.
fn moved(before: &State, after: &State) -> Vec<&'static str> {
    let goods =
        [("brass/coal", before.coal != after.coal), ("brass/iron", before.iron != after.iron)];
    goods.into_iter().filter(|it| it.1).map(|it| it.0).collect()
}

/// What is taken, at most two kinds of it.
fn taken(before: &State, state: &State, order: &Order<Candidate>) -> Vec<&'static str> {
    let mut found = Vec::new();
    for &it in &order.about {
        let name = match it {
            Candidate::Space(at) => match state.board.tile(at).map(|it| symbol(it.industry)) {
                Some("coal-mine") => "brass/coal",
                Some("iron-works") => "brass/iron",
                Some("brewery") => "brass/beer",
                _ => "flip",
            },
            Candidate::Merchant(_) => "brass/beer",
            _ => continue,
        };
        if !found.contains(&name) {
            found.push(name);
        }
    }
    if order.about.contains(&Candidate::Market) {
        found.extend(
            moved(before, state).into_iter().filter(|it| !found.contains(it)).collect::<Vec<_>>(),
        );
    }
    found.truncate(2);
    found
}
