//! The end of an era at the table: both sides counted, and what leaves the map.

use brass::{Action, Brass, Era, Owner, State};
use kit::{Message, Pile};
use maud::{Markup, html};

use super::{
    super::era::{self, name},
    sheet::{self, Marks},
};
use crate::{
    page::{AtTable, View},
    parts::form,
    parts::table::{self as at_table, rich},
};

/// The pile of Mautoma's cards in the rail era.
const RAIL_CARDS: Pile = Pile(3);

/// What each side had, what its links and tiles bring, and where its marker goes.
pub(super) fn tally(view: &View<'_, Brass>) -> Markup {
    let words = &view.words;
    let state = view.state();
    let row = |key: &str, of: &dyn Fn(Owner) -> i16| {
        html! {
            tr {
                th scope="row" { (words.text(key)) }
                @for &owner in Owner::ALL { td.number { (of(owner)) } }
            }
        }
    };
    html! {
        table.tally {
            caption.hide { (words.say(&Message::new("bt-era-ends").with("era", Message::new(format!("era-{}", state.era))))) }
            thead { tr {
                th scope="col" { (words.say(&Message::new(format!("era-{}", state.era)))) }
                th.number scope="col" { (words.classed_icon("you", "you")) " " (words.text("bt-you")) }
                th.number scope="col" { (words.classed_icon("automa", "foe")) " " (words.text("bt-it")) }
            } }
            tbody {
                (row("bt-before", &|it| state.points(it)))
                (row("br-links", &|it| state.link_points(it)))
                (row("br-tiles", &|it| state.tile_points(it)))
            }
            tfoot { (row("bt-markers-to", &|it| state.counted_points(it))) }
        }
        details.only-phone { summary.btn { (words.icon("brass/link")) (words.text("bt-count-along")) }
            div.lines { @for what in ["links", "tiles"] { (along(view, state, what)) } }
        }
        div.only-wide {
            (sheet::whole(view, state, Marks { glows: era::counted_on_map(state), ..Marks::default() }, &[]))
        }
    }
}

/// Every link or tile with its points.
fn along(view: &View<'_, Brass>, state: &State, what: &str) -> Markup {
    html! {
        @for (place, owner, worth) in era::numbers(state, what) {
            p.linerow {
                (match owner { Owner::Human => view.words.classed_icon("you", "you"), Owner::Automa => view.words.classed_icon("automa", "foe") })
                span { (name(view, state, place)) } b { (worth) }
            }
        }
    }
}

/// What leaves the map.
pub(super) fn show(view: &View<'_, Brass>) -> Markup {
    let words = &view.words;
    let is_canal = view.state().era == Era::Canal;
    let cards = match view.live().is_dealt_by_table(RAIL_CARDS) {
        true => "bt-count-cards-its",
        false => "bt-count-cards",
    };
    let lines =
        [("brass/link", "bt-count-clear"), ("brass/beer", "bt-count-barrels"), ("deck", cards)];
    html! {
        @if is_canal {
            ol.deeds {
                @for (symbol, key) in lines {
                    li { label {
                        input type="checkbox";
                        span.pic { (words.icon(symbol)) }
                        span.say { (rich(&words.text(key))) }
                    } }
                }
            }
        } @else { p { (words.text("bt-count-last")) } }
        (given_up(view))
        div.only-wide.lines { @for what in ["links", "tiles"] { (along(view, view.state(), what)) } }
    }
}

/// The button that goes on lies at the thumb, as after every turn.
pub(super) fn thumb(view: &View<'_, Brass>) -> Markup {
    let words = &view.words;
    html! {
        div.trio { (at_table::undo(view, Brass::deed)) (at_table::to_log(view)) (at_table::to_fix(view, None)) }
        (form::act(view, Action::Done, html! {
            button.btn.primary.done type="submit" data-key="Enter" {
                @if view.state().era == Era::Canal { (words.icon("brass/rail")) (words.text("bt-begin-rail")) }
                @else { (words.icon("vp")) (words.text("bt-to-score")) }
            }
        }))
    }
}

/// A tile given up for a debt is told before the points are counted.
fn given_up(view: &View<'_, Brass>) -> Markup {
    let words = &view.words;
    let state = view.state();
    let tiles = view.options().into_iter().filter_map(|it| match it {
        Action::GiveUp(at) => Some(at),
        _ => None,
    });
    let tiles: Vec<brass::Space> = tiles.collect();
    html! {
        @if !tiles.is_empty() {
            details { summary.btn.quiet { (words.text("bt-short")) }
                div.asks.across-3.tiles {
                    @for at in tiles {
                        (form::act(view, Action::GiveUp(at), html! {
                            button.ask type="submit" {
                                @if let Some(tile) = state.board.tile(at) { (super::face::tile_picture(words, tile)) }
                                span { (words.say(&super::super::place::location(at.location()))) }
                            }
                        }))
                    }
                }
            }
        }
    }
}
