//! AutoMartin's printed cards, line by line, each with the rule that it follows.

use kit::{Boxed, Game, Message, Rule};
use london::{CardAction, Criterion, Deck, DeckCard, London, rule};

use crate::{Pen, page::PrintedCard};

/// The cards of the box.
pub(super) fn cards(words: &Pen<'_>) -> Vec<PrintedCard> {
    let document = London::DOCUMENTS.iter().find(|it| it.key == "deck");
    let deck = document.and_then(|it| Deck::parse(it.text).ok());
    deck.map_or_else(Vec::new, |it| it.cards.iter().map(|it| printed_card(words, it)).collect())
}

fn printed_card(words: &Pen<'_>, card: &DeckCard) -> PrintedCard {
    let number = card.id.trim_start_matches('i');
    let level = "I".repeat(usize::from(card.level));
    let name = Message::new("automa-card").with("name", format!("{level}-{number}"));
    let gains = Message::new("action-automa")
        .with("deck", 1)
        .with("card", name.clone())
        .with("money", card.money)
        .with("poverty", card.poverty);
    let mut lines: Vec<(String, &'static Rule)> = vec![(words.say(&gains), rule::RESOURCES)];
    if card.crucial {
        lines.push((words.text("filter-crucial"), rule::CRUCIAL));
    }
    let filters = card.filter.iter();
    lines.extend(filters.map(|it| (words.text(&format!("filter-{}", it.key())), filter_rule(*it))));
    lines.extend(card.action.map(|it| match it {
        CardAction::DiscardFromCityDeck => (words.text("automa-then-discard"), rule::TOSS),
        CardAction::SkipNext => (words.text("automa-then-skip"), rule::SKIP),
        CardAction::DrawAnother => (words.text("automa-then-another"), rule::ANOTHER),
    }));
    let note = words.text(&format!("level-{level}"));
    PrintedCard { anchor: card.id.clone(), title: words.say(&name), note, lines }
}

fn filter_rule(criterion: Criterion) -> &'static Rule {
    match criterion {
        Criterion::DevelopmentBoard => rule::FROM_BOARD,
        Criterion::Borough => rule::FROM_BOROUGHS,
        Criterion::Coins => rule::COINS,
        Criterion::Poverty => rule::POVERTY,
        Criterion::Prestige => rule::PRESTIGE,
        Criterion::FirstCard => rule::FIRST_CARD,
        Criterion::LastCard => rule::LAST_CARD,
        Criterion::CityDeck => rule::FROM_DECK,
    }
}
