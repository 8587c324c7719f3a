//! Placing a position: each piece once, and no card that does not exist.

use crate::{Arg, CardSet, DrawPile, Message, Numbered, PositionError, Set};

/// Takes pieces from where a position lists them, each once.
#[derive(Debug)]
pub struct Placer<T> {
    n: u8,
    a_piece: Message,
    used: Set<T>,
}

impl<T: Numbered> Placer<T> {
    /// For the pieces numbered 0 to `n` - 1; `a_piece` says so: "a crate from 0 to 14".
    pub fn new(n: usize, a_piece: Message) -> Placer<T> {
        Placer { n: n as u8, a_piece, used: Set::default() }
    }

    /// The pieces with these numbers.
    ///
    /// # Errors
    ///
    /// If one does not exist, or was taken before. The texts are `expected-piece-once` and
    /// `found-piece-again`.
    pub fn pieces(&mut self, field: &str, numbers: &[u8]) -> Result<Vec<T>, PositionError> {
        let mut pieces = Vec::new();
        for (at, &number) in numbers.iter().enumerate() {
            let field =
                if numbers.len() == 1 { field.to_owned() } else { format!("{field}[{at}]") };
            if self.n <= number {
                return Err(PositionError::new(field, self.a_piece.clone(), number));
            }
            let piece = T::numbered(number);
            if self.used.has(piece) {
                let found = Message::new("found-piece-again").with("number", number);
                return Err(PositionError::new(field, Message::new("expected-piece-once"), found));
            }
            self.used.add(piece);
            pieces.push(piece);
        }
        Ok(pieces)
    }

    /// The pieces that were placed.
    pub fn used(&self) -> Set<T> {
        self.used
    }
}

/// A figure of a position that is at most this.
///
/// # Errors
///
/// If it is more; the text is `expected-at-most`.
pub fn at_most<N: Copy + PartialOrd + Into<Message> + Into<Arg>>(
    field: &str,
    found: N,
    most: N,
) -> Result<N, PositionError> {
    if found <= most {
        return Ok(found);
    }
    let expected = Message::new("expected-at-most").with("most", most);
    Err(PositionError::new(field, expected, found))
}

impl DrawPile {
    /// The pile of `n_cards` cards, numbered from `first`, that a position describes: the
    /// card face up (`card`), and those nobody has seen (`unseen`), which are all others
    /// where it does not say.
    ///
    /// # Errors
    ///
    /// If a card does not exist or lies in two places, or there is none to turn up; the
    /// texts are `expected-card`, `expected-unseen` and `expected-some-unseen`.
    pub fn placed(
        n_cards: usize,
        first: u8,
        card: Option<u8>,
        unseen: Option<&[u8]>,
    ) -> Result<DrawPile, PositionError> {
        let index = |field: String, number: u8| {
            let card = number.checked_sub(first).filter(|&it| usize::from(it) < n_cards);
            let last = usize::from(first) + n_cards - 1;
            let expected = Message::new("expected-card").with("first", first).with("last", last);
            card.ok_or_else(|| PositionError::new(field, expected, number))
        };
        let card = card.map(|it| index("card".to_owned(), it)).transpose()?;
        let mut pile = DrawPile { unseen: CardSet::EMPTY, card };
        let Some(unseen) = unseen else {
            pile.unseen = CardSet::first(n_cards as u32);
            card.into_iter().for_each(|it| pile.unseen.remove(it));
            return Ok(pile);
        };
        for (at, &number) in unseen.iter().enumerate() {
            let field = format!("unseen[{at}]");
            let card = index(field.clone(), number)?;
            if pile.unseen.has(card) || pile.card == Some(card) {
                return Err(PositionError::new(field, Message::new("expected-unseen"), number));
            }
            pile.unseen.add(card);
        }
        if pile.unseen.is_empty() && pile.card.is_none() {
            let found = Message::new("trouble-nothing");
            return Err(PositionError::new("unseen", Message::new("expected-some-unseen"), found));
        }
        Ok(pile)
    }
}
