//! The development board, the city deck and the boroughs for sale.

use kit::Message;
use london::{Action, Candidate, London, NONE, Phase, ROW};
use maud::{Markup, html};

use super::{
    face, key,
    last::{Last, standing},
    offers::{Offers, space, with_forced},
    tap::{self, Tap, place, place_that_tells, place_with},
    thames,
};
use crate::{frame::sheets, page::View};

/// The development board with the city deck.
pub(super) fn development(view: &View<'_, London>, offers: &Offers, last: &Last) -> Markup {
    let words = &view.words;
    let state = view.state();
    let n = state.board.n_columns();
    let doomed: Vec<u8> = state.board.doomed().map(|it| it.0).collect();
    html! {
        section.dev aria-labelledby="h-dev" {
            div.row-h { (words.icon("london/mat")) h2 #h-dev.title { (words.text("ld-board")) } (deck(view, offers)) }
            div class={ "grid3 columns-" (n) } data-roving data-from=(tap::DECK) {
                @for number in (0..n).chain(ROW as u8..ROW as u8 + n) {
                    @match state.board.card(number.into()) {
                        Some(card) => (on_space(view, offers, last, (number, card), doomed.contains(&number))),
                        None => (empty(view, last, number)),
                    }
                }
            }
        }
    }
}

fn on_space(
    view: &View<'_, London>,
    offers: &Offers,
    last: &Last,
    (number, card): (u8, u8),
    is_doomed: bool,
) -> Markup {
    let words = &view.words;
    let colour = face::colour_class(view.game().spec(card).colour);
    let mut class = format!("city {colour}");
    let candidate = space(number).map(|it| Candidate::Space(it, view.game().card(card)));
    let mut note = html! {};
    if let Some((standing, value)) = candidate.and_then(|it| standing(view, it)) {
        class = format!("{class} {standing}");
        note = value;
    } else if last.refused.has(card) {
        class.push_str(" taken");
        note = html! { (words.icon("no")) (words.text("ld-refused")) };
    } else if last.tossed.has(card) {
        class.push_str(" taken");
        note = html! { (words.icon("deck")) (words.text("ld-tossed")) };
    }
    // A card may have come from the deck and be the next to leave.
    if is_doomed {
        let label = words.text("ld-doomed");
        note = html! { (note) span.doomed { (words.spoken_icon("close", &label, "")) span aria-hidden="true" { (label) } } };
    }
    let tap = match offers.on_space(number) {
        Some(action) => Tap::Act(with_forced(view, action)),
        None => offers.look_at(view, card),
    };
    let inside = face::inside(view, card, &note);
    place_that_tells(view, &format!("space-{number}"), &class, &tap, card, &inside)
}

fn empty(view: &View<'_, London>, last: &Last, number: u8) -> Markup {
    let words = &view.words;
    let id = format!("space-{number}");
    match last.taken_from(number) {
        Some(card) => {
            let name = words.say(&view.game().card_name(card));
            let inside = html! {
                span class=(face::name_class(&name)) { (face::soft(&name)) } span.note { (words.classed_icon("automa", "foe")) (words.text("ld-taken")) }
            };
            place(view, &id, "city empty taken", &Tap::Still, &inside)
        }
        None => {
            let inside = html! { span.hide { (words.text("ld-space-empty")) } };
            place(view, &id, "city empty", &Tap::Still, &inside)
        }
    }
}

/// The city deck with what is left of its three sets.
fn deck(view: &View<'_, London>, offers: &Offers) -> Markup {
    let words = &view.words;
    let state = view.state();
    let left = n_left(view);
    let told = html! {
        (words.icon("deck"))
        span.told { (words.count("ld-deck", state.city.len())) } span.number aria-hidden="true" { (state.city.len()) }
        span.sets role="img" aria-label=(words.say(&Message::new("ld-sets").with("a", left[0]).with("b", left[1]).with("c", left[2]))) {
            @for (layer, n) in ["A", "B", "C"].iter().zip(left) { @if n != 0 { " " (layer) (n) } }
        }
    };
    let class = match standing(view, Candidate::Deck) {
        Some((class, _)) => format!("muted deck {class}"),
        None => "muted deck".to_owned(),
    };
    let tap = match offers.has(Action::DrawTop) {
        true => Tap::Act(vec![Action::DrawTop]),
        false => Tap::Still,
    };
    place_with(view, "deck", &class, &tap, tap::DECK.to_owned(), &told)
}

/// How many cards of each set lie in the city deck.
pub(super) fn n_left(view: &View<'_, London>) -> [usize; 3] {
    let state = view.state();
    let mut left = state.city.hidden().map(usize::from);
    for &card in state.city.top() {
        left[usize::from(view.game().spec(card).layer)] += 1;
    }
    left
}

/// The boroughs for sale and the map of all of them.
pub(super) fn boroughs(view: &View<'_, London>, offers: &Offers, last: &Last) -> Markup {
    let words = &view.words;
    let state = view.state();
    html! {
        section.bors aria-labelledby="h-bor" {
            h2 #h-bor.row-h {
                (words.icon("london/borough")) span.title { (words.text("ld-for-sale")) }
                span.muted { (words.count("ld-more", state.borough_deck.len())) }
            }
            div.grid3 data-roving {
                @for (slot, &borough) in state.row.iter().enumerate() {
                    @if borough == NONE {
                        (place(view, &format!("slot-{slot}"), "city empty", &Tap::Still, &html! { span.hide { (words.text("ld-space-empty")) } }))
                    } @else { (for_sale(view, offers, slot as u8, borough)) }
                }
            }
            div #p-map.panel.chart popover="auto" {
                (sheets::shut(words, "p-map"))
                (thames::show(view, last))
            }
        }
    }
}

fn for_sale(view: &View<'_, London>, offers: &Offers, slot: u8, borough: u8) -> Markup {
    let game = view.game();
    let named = game.borough(borough);
    let mut class = "city bor".to_owned();
    let mut note = html! {};
    if let Some((standing, value)) = standing(view, Candidate::Slot(slot, named)) {
        class = format!("{class} {standing}");
        note = value;
    }
    let is_choice = offers.is_open && view.state().phase == Phase::Choose;
    let tap = match (is_choice, offers.borough == Some(borough)) {
        (false, _) => Tap::Still,
        (true, true) => Tap::Picked(view.link(&[])),
        (true, false) => Tap::Pick(view.link(&[(key::BOROUGH, named.to_string())])),
    };
    if is_choice && offers.has(Action::Buy(named)) {
        class.push_str(" legal");
    }
    let inside = borough_inside(view, borough, &tap, &note);
    let flight = tap::borough_flight(borough);
    place_with(view, &format!("slot-{slot}"), &class, &tap, flight, &inside)
}

/// What is on a borough card.
fn borough_inside(view: &View<'_, London>, borough: u8, tap: &Tap, note: &Markup) -> Markup {
    let words = &view.words;
    let game = view.game();
    let spec = game.borough_spec(borough);
    let sign = |symbol: &str, id: &str, figure: String| {
        html! { span { (words.spoken_icon(symbol, &words.text(id), "")) (figure) } }
    };
    html! {
        @if let Tap::Still = tap { (words.icon("london/borough")) } @else { (words.button_icon("london/borough")) }
        @let name = words.say(&game.borough_name(game.borough(borough)));
        span class=(face::name_class(&name)) { (face::soft(&name)) }
        (face::scene(&view.words, thames::scene(game, borough)))
        span.note { (note) }
        span.effects {
            (sign("pound", "ld-costs", spec.cost.to_string()))
            (sign("card", "ld-cards-drawn", spec.cards.to_string()))
            (sign("london/prestige", "ld-prestige", spec.prestige.to_string()))
            @if spec.poverty_removed != 0 { (sign("london/poverty", "ld-poverty", face::signed(-spec.poverty_removed))) }
            @if 0 < spec.run_cost { (sign("london/run", "ld-run-cost", face::pounds(view, spec.run_cost))) }
            @if 0 < spec.run_money() { (sign("london/run", "ld-run-money", format!("+{}", face::pounds(view, spec.run_money())))) }
            @if spec.run_poverty != 0 { (sign("london/run", "ld-run-poverty", face::signed(spec.run_poverty))) }
        }
    }
}
