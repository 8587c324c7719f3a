//! The automa: which crate it takes, and what a person moves for it.

use kit::{Message, Order, Sieve, Trace};

use crate::{Action, Crate, Filter, {{Name}}, State, rule, words};

/// What its card makes it take. Every narrowing is a verb of the sieve and cites a rule.
pub(crate) fn decide(game: &{{Name}}, state: &State, why: &mut Trace<Crate>) -> Action {
    let card = state.cards.card.expect("a card is face up");
    let place = |it: Crate| state.place_in_row(it).map_or(0, |it| it as i32);
    let worth = |it: Crate| i32::from(it.worth());
    let mut left = Sieve::new(why, rule::LOOK, state.row.iter().copied());
    for &filter in &game.deck().cards[usize::from(card)].filters {
        let rule = filter.rule();
        left = match filter {
            Filter::Tea | Filter::Silk | Filter::Salt => {
                left.prefer(rule, |it| filter.cargo() == Some(it.cargo()))
            }
            Filter::Dearest => left.most(rule, worth),
            Filter::Cheapest => left.least(rule, worth),
            Filter::Oldest => left.least(rule, place),
            Filter::Newest => left.most(rule, place),
        };
    }
    Action::Take(left.only().expect("a crate lies in the row"))
}

/// What a person with the box moves for it, line by line, at most three.
pub(crate) fn orders(plies: &[(&State, Action)]) -> Vec<Order<Crate>> {
    let line = |&(_, action): &(&State, Action)| match action {
        Action::Take(it) => {
            let text = Message::new("order-take").with("crate", words::name(it));
            Some(Order::new("card", text).about(it))
        }
        Action::Lay(_) | Action::TurnUp(_) => None,
    };
    plies.iter().filter_map(line).collect()
}
