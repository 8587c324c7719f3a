//! Putting the mirror right: board, boroughs, AutoMartin's side and the decks.

use kit::{Game, Message, Ways};
use london::{
    Colour, London, Position,
    facts::{BOARD, BOROUGHS, FIGURES, GROUPS, PILE, PUTS_CARD},
};
use maud::{Markup, html};
use serde_json::json;

use super::{super::face, super::key, board, pile::letter};
use crate::{
    page::{Fixing, View},
    parts::table::{row, row_of},
};

type Fact<'a> = kit::Fact<'a, Position>;

/// The tab that is open: its facts, or the card that a place shall hold.
pub(in crate::games::london) fn show(view: &View<'_, London>, fixing: &Fixing<London>) -> Markup {
    let words = &view.words;
    let asked = view.query.get(key::TAB).map_or(BOARD, String::as_str);
    let tab = GROUPS.into_iter().find(|it| *it == asked).unwrap_or(BOARD);
    let facts = view.game().facts(&fixing.state);
    let of_tab = || facts.iter().filter(|it| it.group == tab);
    let at = view.query.get(key::AT).map(String::as_str);
    let open = of_tab().find(|it| Some(it.place.as_str()) == at);
    html! {
        nav.tabs.fix-tabs.ldt-tabs {
            @for group in GROUPS.into_iter().filter(|it| *it != FIGURES || facts.iter().any(|fact| fact.group == *it)) {
                a href=(fixing.link(view, &json!({}), &[(key::TAB, group)])) aria-current=[(group == tab).then_some("page")] { (words.text(group)) }
            }
        }
        @match (open, tab) {
            (Some(fact), BOARD) => (cards(view, fixing, fact)),
            (Some(fact), _) if fact.place == PILE => (cards(view, fixing, fact)),
            (Some(fact), BOROUGHS) => (row(view, fixing, fact)),
            (None, FIGURES) => div.facts-list { @for fact in of_tab().filter(|it| is_of(it, at)) { (row(view, fixing, fact)) } },
            (None, BOARD) => (board_to_fix(view, fixing)),
            (None, BOROUGHS) => div.asks.across-1 { @for fact in of_tab() { (opened_by(view, fixing, fact)) } },
            _ => div.facts-list {
                @for fact in of_tab() {
                    @if fact.place == PILE { (opened_by(view, fixing, fact)) } @else { (row(view, fixing, fact)) }
                }
            },
        }
    }
}

/// Whether a figure is of the card that was tapped, if one was.
fn is_of(fact: &Fact<'_>, card: Option<&str>) -> bool {
    card.is_none_or(|card| fact.place.starts_with(&format!("figures.{card}.")))
}

/// A fact that opens what it can be.
fn opened_by(view: &View<'_, London>, fixing: &Fixing<London>, fact: &Fact<'_>) -> Markup {
    let parameters = [(key::TAB, fact.group), (key::AT, fact.place.as_str())];
    html! {
        a.ask.row href=(fixing.link(view, &json!({}), &parameters)) {
            (view.words.button_icon("fix")) span { (view.words.say(&fact.name)) br; b { (view.words.say(&fact.said)) } }
        }
    }
}

/// The board, each space to be tapped.
fn board_to_fix(view: &View<'_, London>, fixing: &Fixing<London>) -> Markup {
    let state = &fixing.state;
    html! {
        (board::rows(view, state))
        div class=(board::grid_class(state)) role="group" aria-label=(view.words.text("ld-board")) {
            @for space in board::spaces(state) {
                @let here = space.to_string();
                @let link = fixing.link(view, &json!({}), &[(key::TAB, BOARD), (key::AT, &here)]);
                @match state.board.card(space.idx()) {
                    Some(card) => a class=(board::class_of(view, card)) href=(link) { (face::inside(view, card, &html! {})) },
                    None => a.city.empty href=(link) { span.name.muted { (view.words.text("ldt-free")) } },
                }
            }
        }
    }
}

/// What a place shall hold: nothing, or a card by colour, set and name.
fn cards(view: &View<'_, London>, fixing: &Fixing<London>, fact: &Fact<'_>) -> Markup {
    let (words, game, state) = (&view.words, view.game(), &fixing.state);
    let (tab, at) = (fact.group, fact.place.as_str());
    let colour =
        view.query.get(key::FIND).and_then(|it| Colour::ALL.into_iter().find(|c| c.key() == it));
    let set = view.query.get(key::SET).and_then(|it| (0..3).find(|&set| letter(set) == it));
    let set = set.unwrap_or(game.current_set(state));
    let held = board::spaces(state).find(|it| it.to_string() == at);
    let cards = game.cards_to_put(state, held).into_iter().filter(|&card| {
        let spec = game.spec(card);
        Some(spec.colour) == colour && usize::from(spec.layer) == set
    });
    let mut named: Vec<(String, u8)> = cards.map(|it| (face::name(view, it), it)).collect();
    named.sort();
    let put = |card: u8| fixing.change(game, game.puts_card(state, held, card));
    // The cards it could hold are asked for by colour and set.
    let mut ways = fact.ways();
    if let Ways::OneOf(ways) = &mut ways {
        ways.retain(|it| it.symbol != PUTS_CARD);
    }
    html! {
        (row_of(view, fixing, fact, &ways))
        div.asks.across-4 role="group" aria-label=(words.text("ldt-colour")) {
            @for it in Colour::ALL {
                @let class = face::colour_class(it);
                @let parameters = [(key::TAB, tab), (key::AT, at), (key::FIND, it.key()), (key::SET, letter(set))];
                a class={ "ask colour " (class) } href=(fixing.link(view, &json!({}), &parameters)) aria-current=[(colour == Some(it)).then_some("true")] {
                    (words.button_icon(&format!("london/{class}"))) (words.text(&format!("colour-{}", it.key())))
                }
            }
        }
        @if let Some(colour) = colour {
            div.trio {
                @for it in 0..3 {
                    @let parameters = [(key::TAB, tab), (key::AT, at), (key::FIND, colour.key()), (key::SET, letter(it))];
                    a.btn href=(fixing.link(view, &json!({}), &parameters)) aria-current=[(it == set).then_some("true")] {
                        (words.say(&Message::new("ldt-set").with("set", letter(it))))
                    }
                }
            }
            div.asks.names {
                @for (name, card) in named {
                    a class={ "ask colour " (face::colour_class(colour)) } href=(fixing.link(view, &put(card), &[(key::TAB, tab)])) { b { (name) } }
                }
            }
        }
    }
}
