//! Setting the table: who deals what, a list to tick off, and which card came up.

use brass::{
    Action, Brass, Industry, MERCHANT_SPACES, Mat, MerchantTile, Owner, Phase, State, Tile,
    n_levels,
};
use kit::{Hands, Message, Pile};
use maud::{Markup, html};

use super::{
    super::{market, piece::symbol, place},
    face::tile_picture,
};
use crate::{
    Pen,
    page::{Check, Deal, DealWay, View},
    parts::form,
};

/// The pile of merchant tiles.
const MERCHANTS: Pile = Pile(0);
/// The pile of Mautoma's cards in the canal era.
const CANAL_CARDS: Pile = Pile(2);

/// Mautoma's cards and the merchants: the program deals them, or the person.
pub(super) fn deals() -> Vec<Deal> {
    let way = |id: &str, hands: Hands, symbol| DealWay {
        text: Message::new(format!("{id}-{}", hands.word())),
        symbol,
        hands,
        then: None,
    };
    let ways = |id: &str| vec![way(id, Hands::Program, "phone"), way(id, Hands::Table, "deck")];
    vec![
        Deal {
            title: Message::new("bt-its-cards"),
            piles: vec!["mautoma-canal", "mautoma-rail"],
            ways: ways("bt-cards"),
        },
        Deal {
            title: Message::new("bt-who-buys"),
            piles: vec!["merchants"],
            ways: ways("bt-merchants"),
        },
    ]
}

/// What lies where before the first turn.
pub(super) fn checklist(view: &View<'_, Brass>) -> Vec<Check> {
    let words = &view.words;
    let state = view.state();
    let (tiles, n_tiles) = boxed(words, view.game().mat());
    let mut checks = vec![Check {
        below: Some(tiles),
        ..Check::new(words.icon("brass/mat"), words.count("bt-check-mat", n_tiles))
    }];
    checks.push(Check {
        below: Some(html! { div.tracks { (market::show(view, state, None)) } }),
        ..Check::new(words.icon("brass/market"), words.text("bt-check-markets"))
    });
    if !view.live().is_dealt_by_table(MERCHANTS) {
        checks.push(Check {
            below: Some(stalls(view, state, None)),
            ..Check::new(words.icon("brass/merchant"), words.text("bt-check-merchants"))
        });
    }
    if view.live().is_dealt_by_table(CANAL_CARDS) {
        checks.push(Check {
            small: Some(words.text("bt-check-deck-how")),
            ..Check::new(words.icon("deck"), words.text("bt-check-deck"))
        });
    }
    checks.push(Check::new(words.icon("card"), words.text("bt-check-hand")));
    checks
}

/// The tiles that its mat does not have at this level, as pictures.
fn boxed(words: &Pen<'_>, mat: &Mat) -> (Markup, u32) {
    let mut tiles = Vec::new();
    for &industry in Industry::ALL {
        for level in 1..=n_levels(industry) {
            let at = usize::from(level) - 1;
            let n = Mat::STANDARD.0[industry as usize][at] - mat.0[industry as usize][at];
            let tile = Tile { owner: Owner::Automa, industry, level, is_flipped: false, cubes: 0 };
            tiles.extend(std::iter::repeat_n(tile, usize::from(n)));
        }
    }
    let n = tiles.len() as u32;
    (html! { div.off { @for tile in tiles { (tile_picture(words, tile)) } } }, n)
}

/// The merchant tiles at their places; the one that is asked for stands out.
pub(super) fn stalls(view: &View<'_, Brass>, state: &State, asked: Option<usize>) -> Markup {
    let words = &view.words;
    let places =
        [brass::Location::Shrewsbury, brass::Location::Gloucester, brass::Location::Oxford];
    html! {
        div.stalls {
            @for at in places {
                div.stall {
                    div { @for (nth, _) in MERCHANT_SPACES.iter().enumerate().filter(|it| *it.1 == at) {
                        (slot(view, state.merchants[nth].tile, asked == Some(nth)))
                    } }
                    b { (words.say(&place::location(at))) }
                }
            }
        }
    }
}

fn slot(view: &View<'_, Brass>, tile: Option<MerchantTile>, is_asked: bool) -> Markup {
    let words = &view.words;
    match tile {
        None if is_asked => html! { span.slot.now { "?" } },
        None => html! { span.slot.none {} },
        Some(MerchantTile::Blank) => html! { span.slot.none { (words.text("bt-none")) } },
        Some(MerchantTile::Any) => html! {
            span.slot.tri role="img" aria-label=(words.text("merchant-any")) { (goods(words, MerchantTile::Any)) }
        },
        Some(tile) => html! {
            span.slot role="img" aria-label=(words.text(&format!("merchant-{tile}"))) { (goods(words, tile)) }
        },
    }
}

fn goods(words: &Pen<'_>, tile: MerchantTile) -> Markup {
    html! { @match tile {
        MerchantTile::Any => { (words.icon("brass/cotton")) (words.icon("brass/goods")) (words.icon("brass/pottery")) },
        MerchantTile::CottonMill => (words.icon("brass/cotton")),
        MerchantTile::Manufacturer => (words.icon("brass/goods")),
        MerchantTile::Blank => (words.icon("close")),
    } }
}

/// What is asked of a pile on the person's table; `is_second` where a first card of its
/// turn has done something.
pub(super) fn question(state: &State, is_second: bool) -> Message {
    match state.phase {
        Phase::Merchants => {
            let at = state.merchants.iter().position(|it| it.tile.is_none()).unwrap_or_default();
            Message::new("bt-ask-merchant").with("place", place::location(MERCHANT_SPACES[at]))
        }
        Phase::Rear if is_second => Message::new("bt-ask-second"),
        Phase::Rear => Message::new("bt-ask-rear"),
        _ => Message::new("ui-which-card"),
    }
}

/// The cards that can come as answers, the others dashed.
pub(super) fn grid(view: &View<'_, Brass>) -> Markup {
    let state = view.state();
    match state.phase {
        Phase::Merchants => merchants(view, state),
        _ => cards(view, state),
    }
}

fn merchants(view: &View<'_, Brass>, state: &State) -> Markup {
    let words = &view.words;
    let asked = state.merchants.iter().position(|it| it.tile.is_none());
    html! {
        (stalls(view, state, asked))
        div.asks role="group" aria-label=(words.text("ui-actions")) {
            @for (nth, option) in view.options().into_iter().enumerate() {
                @if let Action::Merchant(tile) = option {
                    (form::act(view, option, html! {
                        button.ask type="submit" data-key=(nth + 1) {
                            span.fig { (goods(words, tile)) } (words.text(&format!("merchant-{tile}")))
                        }
                    }))
                }
            }
        }
    }
}

fn cards(view: &View<'_, Brass>, state: &State) -> Markup {
    let words = &view.words;
    let options = view.options();
    let is_rear = state.phase == Phase::Rear;
    html! {
        div.asks.across-4 role="group" aria-label=(words.text("ui-actions")) {
            @for (card, face) in (0_u8..).zip(&view.game().deck().card) {
                @let action = if is_rear { Action::Rear(card) } else { Action::Front(card) };
                @let is_drawn = state.automa.unseen >> card & 1 == 0;
                @if options.contains(&action) {
                    (form::act(view, action, html! {
                        button.ask.mini.brief type="submit" {
                            span.big { (face.number) }
                            span.fil { @for slot in face.slots.iter().take(2) {
                                (words.icon(&slot.builds().map_or("brass/link".to_owned(), |it| format!("brass/{}", symbol(it)))))
                            } }
                        }
                    }))
                } @else {
                    span.ask.mini.brief aria-disabled="true" {
                        span.big { (face.number) }
                        span.fil { (words.text(if is_drawn { "bt-turned" } else { "bt-deeper" })) }
                    }
                }
            }
        }
    }
}

/// How the cards are told.
pub(super) fn note(view: &View<'_, Brass>, pile: Pile) -> Option<String> {
    let words = &view.words;
    let is_new = view.game().is_deck_new(view.state());
    let id = if is_new { "bt-shuffle-note" } else { "bt-card-note" };
    (pile != MERCHANTS).then(|| words.text(id))
}
