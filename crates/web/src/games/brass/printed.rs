//! Mautoma's printed cards, line by line, each with the rule that it follows.

use brass::{Brass, Deck, FirstTurn, MautomaCard, Slot, SlotAction, rule};
use kit::{Game, Message, Rule};

use super::{card, place};
use crate::{Pen, page::PrintedCard};

/// The cards of the box.
pub(super) fn cards(words: &Pen<'_>) -> Vec<PrintedCard> {
    let document = Brass::DOCUMENTS.iter().find(|it| it.key == "deck");
    let deck = document.and_then(|it| kit::read::<Deck>(it.text).ok());
    deck.map_or_else(Vec::new, |it| it.card.iter().map(|it| printed_card(words, it)).collect())
}

fn printed_card(words: &Pen<'_>, card: &MautomaCard) -> PrintedCard {
    let group = words.say(&Message::new("br-group").with("group", card.group.key()));
    let mut lines: Vec<(String, &'static Rule)> = Vec::new();
    for slot in &card.slots {
        lines.push((card::slot_told(words, slot), slot_rule(slot)));
        if slot.link {
            lines.push((words.text("br-slot-link"), rule::LINK_TO_COAL));
        }
    }
    let rear = &card.rear;
    let first = Message::new("br-rear-first").with("what", rear.first_turn.key());
    let first_rule = match rear.first_turn {
        FirstTurn::Develop => rule::FIRST_DEVELOP,
        FirstTurn::Draw => rule::FIRST_BUILD,
    };
    let sell = Message::new("br-rear-sell").with("city", place::location(rear.brewery));
    lines.extend([
        (words.say(&first), first_rule),
        (words.say(&sell), rule::BREWERY_FOR_SALE),
        (words.count("br-rear-develop", rear.develop), rule::CHEAP_IRON),
        (words.text("br-rear-network"), rule::FROM_LAST_CITY),
        (words.text("br-rear-pass"), rule::PASS_FOR_POINTS),
        (words.text(card::quadrant(rear.icon)), rule::TILE_ICON),
    ]);
    let title = words.count("br-card-front", card.number);
    PrintedCard { anchor: card.number.to_string(), title, note: group, lines }
}

/// The rule that says what a line of the front does.
fn slot_rule(slot: &Slot) -> &'static Rule {
    match slot.action {
        SlotAction::Build if slot.iron_price.is_some() => rule::IRON_GATE,
        SlotAction::Build => rule::BANNER,
        SlotAction::CoalMineAndLinks => rule::LINKS_AFTER_MINE,
        SlotAction::Network => rule::START_IN_NETWORK,
    }
}
