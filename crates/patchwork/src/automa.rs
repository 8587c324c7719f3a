//! The automa: what its card decides, and what its moves do.

use kit::{Sieve, Trace};

use crate::{
    Action, AutomaPile, END, Filter, Leather, NoOvertakeAtEnd, Patch, Patchwork, Side, State, Tile,
    rule, scoring::TILE_POINTS, track,
};

pub(crate) fn decide(game: &Patchwork, state: &State, why: &mut Trace<Patch>) -> Action {
    let card = &game.deck.cards[usize::from(state.pile.card.expect("a card is face up"))];
    let place = |it: Patch| {
        state.reach().iter().position(|&other| other == it).map_or(0, |at| at as i32 + 1)
    };
    let lands_on = |it: Patch| {
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
                sieve.prefer_at_most(rule::NO_OVERTAKE, state.human.time.into(), lands_on)
            }
            Filter::MostButtons => sieve.most(rule::MOST_BUTTONS, |it| it.spec().buttons.into()),
            Filter::Largest => sieve.most(rule::LARGEST, |it| it.spec().area.into()),
            Filter::Farthest => sieve.most(rule::FARTHEST, place),
        };
    }
    let taken = sieve.only();
    if why.is_on() {
        tell(game, state, taken, why);
    }
    taken.map_or(Action::Pass, Action::Take)
}

/// Where the token lands after taking a patch.
pub(crate) fn landing(state: &State, patch: Patch) -> u8 {
    END.min(state.automa.time + patch.spec().time)
}

/// Where a pass takes the token: to the space in front of the human's.
pub(crate) fn in_front(state: &State) -> u8 {
    END.min(state.human.time + 1)
}

/// The buttons that a move to `to` brings by the card that is face up.
pub(crate) fn income(game: &Patchwork, state: &State, to: u8) -> i16 {
    let card = state.pile.card.map(|it| &game.deck.cards[usize::from(it)]);
    let n_marks = track::n_button_marks(state.automa.time, to);
    card.map_or(0, |it| i16::from(n_marks) * i16::from(it.income))
}

/// Whether a move to `to` reaches the marker while the special tile is free.
fn earns_tile(game: &Patchwork, state: &State, to: u8) -> bool {
    let marker = game.setup.level.marker();
    state.tile == Tile::Free && state.automa.time < marker && marker <= to
}

/// The leather patches that a move to `to` takes off the board.
fn leather(game: &Patchwork, state: &State, to: u8) -> u64 {
    match game.setup.leather {
        Leather::Taken => state.leather & track::crossed(state.automa.time, to),
        Leather::Left => 0,
    }
}

/// Remembers what the move brings: income, a leather patch, the special tile.
fn tell(game: &Patchwork, state: &State, taken: Option<Patch>, why: &mut Trace<Patch>) {
    let to = taken.map_or(in_front(state), |it| landing(state, it));
    let mut brings = |rule, amount| match taken {
        Some(patch) => why.brings(rule, patch, amount),
        None => why.cite(rule, &[]),
    };
    let n_marks = track::n_button_marks(state.automa.time, to);
    if n_marks != 0 {
        let rule = if n_marks == 1 { rule::AUTOMA_INCOME } else { rule::AUTOMA_INCOME_TWICE };
        brings(rule, income(game, state, to).into());
    }
    if earns_tile(game, state, to) {
        brings(rule::TILE_TO_AUTOMA, TILE_POINTS);
    }
    if leather(game, state, to) != 0 {
        why.cite(rule::AUTOMA_LEATHER, taken.as_slice());
    }
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
    move_token(game, state, landing(state, patch));
}

pub(crate) fn pass(game: &Patchwork, state: &mut State) {
    move_token(game, state, in_front(state));
}

fn move_token(game: &Patchwork, state: &mut State, to: u8) {
    state.automa.buttons += income(game, state, to);
    let leather = leather(game, state, to);
    state.leather &= !leather;
    state.automa.leather += leather.count_ones() as u8;
    if earns_tile(game, state, to) {
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
        state.pile = AutomaPile::shuffled(game.cards);
    }
}
