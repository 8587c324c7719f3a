//! The Automa's printed cards, line by line, each with the rule that it follows.

use kit::{Boxed, Game, Rule};
use patchwork::{Card, Deck, Filter, Patchwork, rule};

use crate::{Pen, page::PrintedCard};

/// The cards of both decks of the box.
pub(super) fn cards(words: &Pen<'_>) -> Vec<PrintedCard> {
    let mut cards = Vec::new();
    for document in Patchwork::DOCUMENTS.iter().filter(|it| it.key == "deck") {
        let Ok(deck) = Deck::parse(document.text) else { continue };
        let name = words.text(&format!("deck-{}", document.name));
        for (nth, card) in deck.cards.iter().enumerate() {
            let number = usize::from(deck.first_number) + nth;
            let title = words.count("pw-card", number);
            let (anchor, note) = (number.to_string(), name.clone());
            cards.push(PrintedCard { anchor, title, note, lines: lines(words, card) });
        }
    }
    cards
}

fn lines(words: &Pen<'_>, card: &Card) -> Vec<(String, &'static Rule)> {
    let mut lines = vec![(words.count("pw-card-buttons", card.virtual_buttons), rule::AFFORDABLE)];
    lines.extend(card.filters.iter().map(|it| {
        let rule = match it {
            Filter::NoOvertake => rule::NO_OVERTAKE,
            Filter::MostButtons => rule::MOST_BUTTONS,
            Filter::Largest => rule::LARGEST,
            Filter::Farthest => rule::FARTHEST,
        };
        (words.text(&format!("pw-rung-{}", it.key())), rule)
    }));
    if card.filters.is_empty() {
        lines.push((words.text(rule::NO_FILTERS.id), rule::NO_FILTERS));
    }
    lines.push((words.count("pw-card-income", card.income), rule::AUTOMA_INCOME));
    if card.open_buttons().is_some() {
        lines.push((words.text(rule::OPEN_BACK.id), rule::OPEN_BACK));
    }
    lines
}
