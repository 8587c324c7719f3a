//! Facts of the mirror that a person can put right: where each crate is, which cards come.

use kit::{Fact, Message, Numbered, Way, Ways};

use crate::{Crate, {{Name}}, N_CRATES, Position, State, words};

/// The groups of facts.
const GROUPS: [&str; 2] = ["fix-crates", "fix-cards"];

pub(crate) fn facts<'a>(game: &'a {{Name}}, state: &'a State) -> Vec<Fact<'a, Position>> {
    let mut facts: Vec<Fact<'a, Position>> =
        (0..N_CRATES as u8).map(|it| crate_fact(state, Crate::numbered(it))).collect();
    facts.extend((0..game.deck().cards.len() as u8).map(|it| card_fact(state, it)));
    facts
}

/// Where a crate is: in the row, in the pile, yours or the automa's.
fn crate_fact(state: &State, it: Crate) -> Fact<'_, Position> {
    /// The places of a position that hold crates.
    type Holder = fn(&mut Position) -> &mut Vec<u8>;
    let places: [(&str, &'static str, bool, Holder); 4] = [
        ("fix-row", "", state.place_in_row(it).is_some(), |it| &mut it.row),
        ("fix-pile", "deck", state.pile.has(it), |it| &mut it.pile),
        ("fix-yours", "you", state.human.has(it), |it| &mut it.human),
        ("fix-its", "automa", state.automa.has(it), |it| &mut it.automa),
    ];
    let ways = move || {
        let way = |(text, symbol, is_now, holder): (&str, &'static str, bool, Holder)| {
            Way::new(Message::new(text), symbol, is_now, move |position| {
                for (.., other) in places {
                    other(position).retain(|&number| number != it.0);
                }
                holder(position).push(it.0);
            })
        };
        Ways::OneOf(places.map(way).into())
    };
    let now = places.iter().find(|(_, _, is_now, _)| *is_now);
    let said = now.map_or_else(|| Message::verbatim("–"), |(text, ..)| Message::new(*text));
    Fact::new(GROUPS[0], format!("crate-{it}"), words::name(it), said, ways)
}

/// Whether a card of the automa can still come before the next shuffle.
fn card_fact(state: &State, index: u8) -> Fact<'_, Position> {
    let is_unseen = state.cards.unseen.has(index);
    let ways = move || {
        let way = |text: &str, symbol: &'static str, comes: bool| {
            Way::new(Message::new(text), symbol, is_unseen == comes, move |it: &mut Position| {
                let unseen = it.unseen.get_or_insert_default();
                unseen.retain(|&number| number != index + 1);
                if comes {
                    unseen.push(index + 1);
                }
            })
        };
        Ways::OneOf(vec![way("fix-comes", "deck", true), way("fix-turned", "discard", false)])
    };
    let said = Message::new(if is_unseen { "fix-comes" } else { "fix-turned" });
    let name = Message::new("fix-card").with("n", index + 1);
    Fact::new(GROUPS[1], format!("card-{}", index + 1), name, said, ways)
}
