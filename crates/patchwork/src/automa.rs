//! The automa: what its card decides, and what its moves do.

use kit::{Sieve, Trace};

use crate::{
    Action, AutomaPile, END, Filter, Leather, NoOvertakeAtEnd, Patch, Patchwork, Side, State, Tile,
    rule, track,
};

pub(crate) fn decide(game: &Patchwork, state: &State, why: &mut Trace<Patch>) -> Action {
    let card = &game.deck.cards[usize::from(state.pile.card.expect("a card is face up"))];
    let place = |it: Patch| {
        state.reach().iter().position(|&other| other == it).map_or(0, |at| at as i32 + 1)
    };
    let landing = |it: Patch| {
        let space = i32::from(state.automa.time + it.spec().time);
        match game.setup.no_overtake_at_end {
            NoOvertakeAtEnd::Capped => space.min(END.into()),
            NoOvertakeAtEnd::Uncapped => space,
        }
    };

    let mut sieve = Sieve::new(why, rule::OFFER, state.reach().iter().copied()).at_most(
        rule::AFFORDABLE,
        card.virtual_buttons.into(),
        |it| it.spec().cost.into(),
    );
    sieve = match sieve.left().len() {
        0 => sieve.cite(rule::CASE_A),
        1 => sieve.cite(rule::CASE_B),
        _ => sieve.cite(rule::CASE_C),
    };
    for filter in &card.filters {
        sieve = match filter {
            Filter::NoOvertake => {
                sieve.prefer_at_most(rule::NO_OVERTAKE, state.human.time.into(), landing)
            }
            Filter::MostButtons => sieve.most(rule::MOST_BUTTONS, |it| it.spec().buttons.into()),
            Filter::Largest => sieve.most(rule::LARGEST, |it| it.spec().area.into()),
            Filter::Farthest => sieve.most(rule::FARTHEST, place),
        };
    }
    sieve.only().map_or(Action::Pass, Action::Take)
}

/// The cards that may be on top: unseen, and with the back that is seen.
pub(crate) fn fronts(game: &Patchwork, state: &State) -> impl Iterator<Item = u8> {
    let AutomaPile { unseen, back, .. } = state.pile;
    bits(unseen).filter(move |&it| {
        back.is_none_or(|back| game.deck.cards[usize::from(it)].open_buttons() == back)
    })
}

/// The backs that may be on top, each once, in the order of the deck.
pub(crate) fn backs(game: &Patchwork, state: &State) -> impl Iterator<Item = Option<u8>> {
    let unseen = state.pile.unseen;
    let back = |it: u8| game.deck.cards[usize::from(it)].open_buttons();
    bits(unseen)
        .filter(move |&it| !bits(unseen & ((1 << it) - 1)).any(|other| back(other) == back(it)))
        .map(back)
}

/// How many unseen cards have this back.
pub(crate) fn n_with_back(game: &Patchwork, state: &State, back: Option<u8>) -> u32 {
    bits(state.pile.unseen)
        .filter(|&it| game.deck.cards[usize::from(it)].open_buttons() == back)
        .count() as u32
}

fn bits(set: u32) -> impl Iterator<Item = u8> {
    kit::CardSet(set.into()).into_iter()
}

pub(crate) fn turn_up(state: &mut State, card: u8) {
    state.pile.unseen &= !(1 << card);
    state.pile.n_left -= 1;
    state.pile.back = None;
    state.pile.card = Some(card);
}

pub(crate) fn take(game: &Patchwork, state: &mut State, patch: Patch) {
    let at = state.place_in_circle(patch).expect("the patch is in reach");
    state.remove_from_circle(at);
    state.automa.patches.add(patch);
    move_token(game, state, END.min(state.automa.time + patch.spec().time));
}

pub(crate) fn pass(game: &Patchwork, state: &mut State) {
    move_token(game, state, END.min(state.human.time + 1));
}

fn move_token(game: &Patchwork, state: &mut State, to: u8) {
    let from = state.automa.time;
    let card = &game.deck.cards[usize::from(state.pile.card.expect("a card is face up"))];
    state.automa.buttons += i16::from(track::n_button_marks(from, to)) * i16::from(card.income);
    if game.setup.leather == Leather::Taken {
        let leather = state.leather & track::crossed(from, to);
        state.leather &= !leather;
        state.automa.leather += leather.count_ones() as u8;
    }
    let marker = game.setup.level.marker();
    if state.tile == Tile::Free && from < marker && marker <= to {
        state.tile = Tile::Of(Side::Automa);
    }
    state.automa.time = to;
    state.on_top = Side::Automa;
    if to == END && state.first_to_end.is_none() {
        state.first_to_end = Some(Side::Automa);
    }
    discard(game, state);
}

/// Discards the card; an empty pile is shuffled at once, with the cards set aside.
fn discard(game: &Patchwork, state: &mut State) {
    state.pile.card = None;
    if state.pile.n_left == 0 {
        state.pile = AutomaPile::shuffled(game.deck.cards.len());
    }
}
