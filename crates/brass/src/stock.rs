//! What Mautoma is made of, piece by piece: the cards of its deck, the tiles of its mat.

use kit::{At, Boxed, Chosen, Game, Piece};

use crate::{
    Brass,
    automa::Candidate,
    components::{Industry, n_levels, tile},
    deck::{Deck, layers},
    mat::{Mat, MatDocument},
};

/// The cards by number, then the tiles by industry and level.
pub(crate) fn stock(game: &Brass) -> Vec<Piece> {
    let is_in = |at: usize| u8::from(game.all_cards() >> at & 1 == 1);
    let cards = game.deck.card.iter().enumerate().map(|(at, it)| {
        let card = Piece::card(it.number.to_string(), it.group as u8, it.number);
        Piece { n: is_in(at), ..card }
    });
    let tiles = tiles().map(|(industry, level)| Piece {
        key: "mat",
        id: format!("{}-{level}", industry.key()),
        name: game.name(Candidate::Tile(industry, level)),
        n: game.mat.0[industry as usize][usize::from(level) - 1],
        most: tile(industry, level).count,
        group: industry as u8,
        rank: level,
    });
    cards.chain(tiles).collect()
}

/// Every kind of tile, in the order of the mats.
fn tiles() -> impl Iterator<Item = (Industry, u8)> {
    let levels = |it: Industry| (1..=n_levels(it)).map(move |level| (it, level));
    Industry::ALL.iter().copied().flat_map(levels)
}

/// The game with so many of each.
pub(crate) fn stocked(game: &Brass, counts: &[u8]) -> Option<Brass> {
    let (cards, counts) = counts.split_at_checked(game.deck.card.len())?;
    let bits = cards.iter().enumerate().map(|(at, &n)| u32::from(n != 0) << at);
    let left = bits.fold(0, |all, it| all | it);
    let mut with = game.clone();
    let all = game.deck.card.iter().enumerate();
    with.groups = [0; 3];
    for (at, card) in all.filter(|it| left >> it.0 & 1 == 1) {
        with.groups[card.group as usize] |= 1 << at;
    }
    with.same_rear.iter_mut().for_each(|it| *it &= left);
    with.layers = layers(with.groups);
    let mut mat = Mat([[0; 8]; 6]);
    for ((industry, level), &n) in tiles().zip(counts) {
        mat.0[industry as usize][usize::from(level) - 1] = n.min(tile(industry, level).count);
    }
    if mat != game.mat {
        with.mat = mat;
        with.setup.mat = Some(Chosen::Custom(MatDocument::of(&mat, &tally(&mat))));
    }
    (FEWEST_CARDS <= left.count_ones()).then_some(with)
}

/// One card fewer than the least that people may write; with a handful of cards none of
/// them may ever have a legal slot.
const FEWEST_CARDS: u32 = 12;

/// A mat in few letters: how many of each level.
fn tally(mat: &Mat) -> String {
    let row = |it: &Industry| -> String {
        let row = &mat.0[*it as usize][..usize::from(n_levels(*it))];
        row.iter().map(|it| it.to_string()).collect()
    };
    Industry::ALL.iter().map(row).collect::<Vec<_>>().join(" ")
}

/// The deck or the mat as a text, if people may play with it.
pub(crate) fn document(game: &Brass, key: &str, name: &str) -> Option<String> {
    if key == MatDocument::KEY {
        return Some(kit::to_toml_short(&MatDocument::of(&game.mat, name)));
    }
    let is_in = |it: &usize| game.all_cards() >> it & 1 == 1;
    let mut card: Vec<_> =
        (0..game.deck.card.len()).filter(is_in).map(|it| game.deck.card[it].clone()).collect();
    for (at, it) in card.iter_mut().enumerate() {
        it.number = at as u8 + 1;
    }
    let deck = Deck { name: name.to_owned(), card };
    let is_good = key == Deck::KEY && deck.check(At::Screen).is_ok();
    is_good.then(|| kit::to_toml(&deck))
}
