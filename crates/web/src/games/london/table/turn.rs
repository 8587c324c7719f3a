//! AutoMartin's turn at the table: his card, the board it is about, and his deck.

use desk::{AutomaPly, AutomaTurn};
use kit::{Game, Message, Order, Rung};
use london::{Action, AutomaCard, AutomaSpec, Candidate, CardAction, Criterion, London, State};
use maud::{Markup, html};

use super::board::{self, borough_face};
use crate::{
    Pen,
    games::london::plate,
    page::{Drawn, View},
    parts::{form, plate::rungs as drawn},
};

/// The cards of a turn with the lines that decided, and the board before it.
pub(in crate::games::london) fn card(view: &View<'_, London>, turn: &AutomaTurn<London>) -> Markup {
    let game = view.game();
    let cards = cards_of(turn);
    let before = view.at(turn.range().start);
    let orders = view.orders(turn);
    let is_borough =
        |it: &Read<'_>| game.automa_spec(it.card).filter().next() == Some(Criterion::Borough);
    let has_space = |it: &Candidate| matches!(it, Candidate::Space(..));
    let is_about_board = orders.iter().any(|it| it.about.iter().any(has_space));
    html! {
        @match &cards[..] {
            [] => {},
            [only] => (face(view, only)),
            several => ol.ldt-its { @for card in several { (strip(view, card)) } },
        }
        @if cards.iter().any(is_borough) { (row(view, &before, &orders)) }
        @if is_about_board || !cards.iter().any(is_borough) {
            (board::numbered(view, &before, &orders))
        }
    }
}

/// A card of his that was read in a turn.
struct Read<'a> {
    card: u8,
    plies: &'a [AutomaPly<London>],
}

impl Read<'_> {
    fn rungs(&self) -> Vec<&Rung<Candidate>> {
        self.plies.iter().flat_map(|it| it.trace.rungs()).collect()
    }

    /// What follows the draw, in two words; the card that was skipped by its name.
    fn then(&self, game: &London) -> Option<Message> {
        let mut cards = self.plies.iter().skip(1).filter_map(|it| match it.action {
            Action::Automa(card) => Some(card),
            _ => None,
        });
        if let Some(skipped) = cards.next_back() {
            let name = id_of(game, skipped.number());
            return Some(Message::new("ldt-then-skipped").with("card", name));
        }
        let action = game.automa_spec(self.card).action?;
        Some(Message::new(match action {
            CardAction::DiscardFromCityDeck => "ldt-then-discard",
            CardAction::SkipNext => "ldt-then-skip",
            CardAction::DrawAnother => "ldt-then-another",
        }))
    }
}

/// The cards that were read in a turn, each with what came of it.
fn cards_of(turn: &AutomaTurn<London>) -> Vec<Read<'_>> {
    let is_last = |it: &AutomaPly<London>| it.action == Action::Another;
    let plies = turn.plies.split_inclusive(is_last);
    let read = plies.filter_map(|plies| match plies.first()?.action {
        Action::Automa(card) => Some(Read { card: card.number(), plies }),
        _ => None,
    });
    read.collect()
}

/// What a card brings.
fn brings(words: &Pen<'_>, spec: &AutomaSpec) -> Markup {
    html! {
        @if spec.money != 0 { span { (words.icon("pound")) "+" (spec.money) } }
        @if spec.poverty != 0 { span { (words.icon("london/poverty")) "+" (spec.poverty) } }
    }
}

/// One of several cards of a turn: what it brings and the line that decided.
fn strip(view: &View<'_, London>, read: &Read<'_>) -> Markup {
    let (words, game) = (&view.words, view.game());
    let spec = game.automa_spec(read.card);
    let rungs = read.rungs();
    let lit = decisive(spec, &rungs);
    let is_lit = |ids: &[&str]| lit.is_some_and(|it| ids.contains(&it));
    let line = spec.filter().find(|&it| is_lit(plate::ids(it)));
    let line = match line {
        Some(it) => Some((plate::symbol(it), game.criterion_name(it))),
        None => is_lit(plate::CRUCIAL).then(|| ("london/crucial", Message::new("filter-crucial"))),
    };
    html! {
        li.plate.martin {
            b { (id_of(game, read.card)) }
            (brings(words, spec))
            @if let Some((symbol, name)) = line { span.lit { (words.icon(symbol)) (words.say(&name)) } }
            // What else follows is a strip or a line of its own.
            @if spec.action == Some(CardAction::SkipNext) && let Some(then) = read.then(game) {
                span.muted { (words.say(&then)) }
            }
        }
    }
}

/// An automa card: what it brings, its lines, the one that decided lit.
fn face(view: &View<'_, London>, read: &Read<'_>) -> Markup {
    let (words, game) = (&view.words, view.game());
    let spec = game.automa_spec(read.card);
    let rungs = &read.rungs();
    let lit = decisive(spec, rungs);
    let is_read = !rungs.is_empty();
    html! {
        div.plate.martin.slim[is_read] {
            header {
                span { (words.say(&game.automa_card_name(game.automa_card(read.card)))) }
                (brings(words, spec))
                @if let Some(then) = read.then(game) { span.muted { (words.say(&then)) } }
            }
            (drawn(words, &plate::card_lines(view, rungs, spec, lit, is_read)))
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

/// The boroughs for sale before the turn, the one he took marked.
fn row(view: &View<'_, London>, before: &State, orders: &[Order<Candidate>]) -> Markup {
    let number = |slot: usize| {
        let is_here =
            |it: &Candidate| matches!(it, Candidate::Slot(at, _) if usize::from(*at) == slot);
        orders.iter().position(|order| order.about.iter().any(is_here))
    };
    html! {
        div.asks.across-3.ldt-row {
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
pub(in crate::games::london) fn order_picture(words: &Pen<'_>, order: &Order<Candidate>) -> Drawn {
    Drawn::Beside(words.icon(match order.picture {
        "borough" => "london/borough",
        "pile" => "card",
        "board" => "london/mat",
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
        div.asks.across-4.ldt-cards role="group" aria-label=(view.words.text("ld-automa-deck")) {
            @for card in cards {
                @if options.contains(&Action::Automa(card)) {
                    (form::act(view, Action::Automa(card), html! {
                        button.ask.mini.brief type="submit" { (mini(view, card)) }
                    }))
                } @else {
                    span.ask.mini.brief role="img" aria-disabled="true" { (mini(view, card)) }
                }
            }
        }
    }
}

fn mini(view: &View<'_, London>, card: AutomaCard) -> Markup {
    let game = view.game();
    let spec = game.automa_spec(card.number());
    html! {
        span.big { (id_of(game, card.number())) }
        span.inc {
            @if spec.money != 0 { (view.words.icon("pound")) (spec.money) }
            @if spec.poverty != 0 { (view.words.icon("london/poverty")) (spec.poverty) }
        }
        span.fil {
            @if spec.has_crucial { (view.words.icon("london/crucial")) }
            @for criterion in spec.filter().take(if spec.has_crucial { 2 } else { 3 }) { (view.words.icon(plate::symbol(criterion))) }
        }
    }
}

/// What a card of his is called in a corner: "II-3".
pub(super) fn id_of(game: &London, card: u8) -> String {
    let id = game.automa_key(card).to_uppercase();
    match id.find(|it: char| it.is_ascii_digit()) {
        Some(at) if at != 0 => format!("{}-{}", &id[..at], &id[at..]),
        _ => id,
    }
}
