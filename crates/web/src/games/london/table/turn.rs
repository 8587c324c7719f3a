//! AutoMartin's turn at the table: his card, the board it is about, and his deck.

use desk::{AutomaTurn, Moment};
use kit::{Game, Message, Order, Rung};
use london::{Action, AutomaCard, AutomaSpec, Candidate, CardAction, Criterion, London, State};
use maud::{Markup, html};

use super::{board, borough_face};
use crate::{
    frame::icon,
    games::london::{last::in_play as card_in_play, plate},
    page::{Drawn, View},
    parts::form,
};

/// The card of a turn with the line that decided, and the board before it.
pub(in crate::games::london) fn card(
    view: &View<'_, London>,
    turn: &AutomaTurn<London>,
    at: Moment,
) -> Markup {
    let game = view.game();
    let Some((card, plies)) = card_in_play(turn, at) else { return html! {} };
    let rungs: Vec<&Rung<Candidate>> = plies.iter().flat_map(|it| it.trace.rungs()).collect();
    let before = view.at(turn.range().start);
    let live = view.live();
    let told: Vec<(&State, Action)> =
        turn.plies.iter().map(|it| (live.at(it.ply), it.action)).collect();
    let orders = game.orders(&told, live.at(turn.range().end));
    let is_borough = game.automa_spec(card).filter().next() == Some(Criterion::Borough);
    html! {
        (face(view, card, &rungs))
        @if is_borough { (row(view, &before, &orders)) }
        @if !is_borough || orders.iter().any(|it| it.picture == "board") {
            (board::numbered(view, &before, &orders))
        }
    }
}

/// An automa card: what it brings, its lines, the one that decided lit.
fn face(view: &View<'_, London>, card: u8, rungs: &[&Rung<Candidate>]) -> Markup {
    let (words, game) = (&view.words, view.game());
    let spec = game.automa_spec(card);
    let lit = decisive(spec, rungs);
    let is_read = !rungs.is_empty();
    html! {
        div.plate.martin.slim[is_read] {
            header {
                span { (words.say(&game.automa_card_name(game.automa_card(card)))) }
                @if spec.money != 0 { span { (icon("pound")) "+" (spec.money) } }
                @if spec.poverty != 0 { span { (icon("london/poverty")) "+" (spec.poverty) } }
                @if let Some(action) = spec.action { span.muted { (words.say(&then(action))) } }
            }
            ol.rungs {
                @if spec.has_crucial {
                    (plate::line(view, rungs, plate::CRUCIAL, lit, "london/crucial", &Message::new("filter-crucial"), is_read))
                }
                @for criterion in spec.filter() {
                    (plate::line(view, rungs, plate::ids(criterion), lit, plate::symbol(criterion), &game.criterion_name(criterion), is_read))
                }
            }
        }
    }
}

/// The rule of the line that decided: the city deck where it was come to, else the
/// last that left fewer, else the last that was read.
fn decisive(spec: &AutomaSpec, rungs: &[&Rung<Candidate>]) -> Option<&'static str> {
    let lines = || rungs.iter().rev().filter(|it| plate::is_line(spec, it.rule.id));
    let deck = plate::ids(Criterion::CityDeck);
    let by_deck = lines().find(|it| deck.contains(&it.rule.id));
    let narrowed = lines().find(|it| it.survivors.len() < it.candidates.len());
    by_deck.or(narrowed).or(lines().next()).map(|it| it.rule.id)
}

/// What follows the draw, in two words.
fn then(action: CardAction) -> Message {
    Message::new(match action {
        CardAction::DiscardFromCityDeck => "ldt-then-discard",
        CardAction::SkipNext => "ldt-then-skip",
        CardAction::DrawAnother => "ldt-then-another",
    })
}

/// The boroughs for sale before the turn, the one he took marked.
fn row(view: &View<'_, London>, before: &State, orders: &[Order<Candidate>]) -> Markup {
    let number = |slot: usize| {
        let is_here =
            |it: &Candidate| matches!(it, Candidate::Slot(at, _) if usize::from(*at) == slot);
        orders.iter().position(|order| order.about.iter().any(is_here))
    };
    html! {
        div.asks.n3.ldt-row {
            @for (slot, &borough) in before.row.iter().enumerate().filter(|it| *it.1 != london::NONE) {
                @let n = number(slot);
                div class={ "ask bor" @if n.is_some() { " taken" } } {
                    (borough_face(view, borough))
                    @if let Some(n) = n { span.pin { (n + 1) } }
                }
            }
        }
    }
}

/// The small picture of a line.
pub(in crate::games::london) fn order_picture(order: &Order<Candidate>) -> Drawn {
    Drawn::Beside(icon(match order.picture {
        "borough" => "london/borough",
        "pile" => "card",
        "board" => "london/mat",
        "deck" => "deck",
        "money" => "pound",
        "poverty" => "london/poverty",
        "prestige" => "london/prestige",
        _ => "check",
    }))
}

/// His cards in printed order: those that can come, the turned ones dashed.
pub(super) fn automa_cards(view: &View<'_, London>) -> Markup {
    let game = view.game();
    let options = view.options();
    let level = game.setup().level as u8 + 1;
    let cards = (0..game.tables().automa.len() as u8)
        .filter(|&it| game.automa_spec(it).level <= level)
        .map(|it| game.automa_card(it));
    html! {
        div.asks.n4.ldt-cards role="group" aria-label=(view.words.text("ld-automa-deck")) {
            @for card in cards {
                @if options.contains(&Action::Automa(card)) {
                    (form::act(view, Action::Automa(card), html! {
                        button.ask.mini.b type="submit" { (mini(view, card)) }
                    }))
                } @else {
                    span.ask.mini.b role="img" aria-disabled="true" { (mini(view, card)) }
                }
            }
        }
    }
}

fn mini(view: &View<'_, London>, card: AutomaCard) -> Markup {
    let game = view.game();
    let spec = game.automa_spec(card.number());
    let id = game.automa_key(card.number()).to_uppercase();
    let at = id.find(|it: char| it.is_ascii_digit()).unwrap_or(id.len());
    html! {
        span.big { @if at == 0 || at == id.len() { (id) } @else { (id[..at]) "-" (id[at..]) } }
        span.inc {
            @if spec.money != 0 { (icon("pound")) (spec.money) }
            @if spec.poverty != 0 { (icon("london/poverty")) (spec.poverty) }
        }
        span.fil {
            @if spec.has_crucial { (icon("london/crucial")) }
            @for criterion in spec.filter().take(if spec.has_crucial { 2 } else { 3 }) { (icon(plate::symbol(criterion))) }
        }
    }
}
