//! What the cards in hand are good for: of the cards a deed may cost, the least
//! is played, so that cards never multiply the deeds.

use ::brass::{Card, Deed, Industry, LOCATIONS_SHOWING, Location, Owner, State};
use arrayvec::ArrayVec;

/// The cards in hand, the least first.
pub(super) type Hand = ArrayVec<Card, 20>;

/// The cards in hand, the least first.
pub(super) fn hand(state: &State) -> Hand {
    let mut hand: ArrayVec<(u32, Card), 20> = ArrayVec::new();
    for &card in Card::ALL {
        let n = state.human.hand[card];
        if 0 < n {
            // Of two equal cards each is worth less.
            hand.push((worth(state, card) * 50 / (3 + 2 * u32::from(n)), card));
        }
    }
    hand.sort_unstable();
    hand.into_iter().map(|it| it.1).collect()
}

/// The least card that a deed under way may cost; `None` if it asks for no card.
pub(super) fn least(state: &State, hand: &Hand) -> Option<Card> {
    let is_in_hand = |it: &Card| state.human.may_play(*it);
    let mut cards = hand.iter().copied().filter(is_in_hand);
    match state.deed {
        Deed::BuildCard(industry, space) => {
            cards.find(|&it| state.permits(it, industry, space.location()))
        }
        Deed::NetworkCard(_)
        | Deed::DevelopCard(_)
        | Deed::SellCard(_)
        | Deed::Loan
        | Deed::Scout(_)
        | Deed::Pass => cards.next(),
        _ => None,
    }
}

/// What a card is good for, in tenths of what could be built with it.
fn worth(state: &State, card: Card) -> u32 {
    if card.is_wild() {
        return 120;
    }
    if let Some(location) = card.location() {
        let n = Industry::ALL.iter().filter(|&&it| fits(state, it, location)).count();
        let is_near = state.board.network(Owner::Human).has(location);
        return if n == 0 { 0 } else { 10 * n as u32 + if is_near { 20 } else { 10 } };
    }
    let can_build = |it: &Industry| state.human.mat.buildable(*it, state.era).is_some();
    let Some(industry) = card.industry().filter(can_build) else { return 0 };
    let places = state.building_ground(Owner::Human).and(LOCATIONS_SHOWING[industry as usize]);
    let n = places.filter(|&it| fits(state, industry, it)).count().min(3);
    let is_scarce = matches!(industry, Industry::Brewery | Industry::IronWorks);
    15 + 10 * n as u32 + if is_scarce { 10 } else { 0 }
}

/// Whether the person's next tile of an industry could be laid at a place, supply apart.
fn fits(state: &State, industry: Industry, location: Location) -> bool {
    state.human.mat.buildable(industry, state.era).is_some()
        && !state.is_at_canal_limit(Owner::Human, location)
        && !state.free_spaces(industry, location).is_empty()
}
