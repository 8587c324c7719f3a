//! Stock: what the automa is made of and somebody who measures can take away: cards, tiles.

use crate::Message;

/// A kind of piece that the automa has some of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The choice whose document holds it: `deck`, `mat`.
    pub key: &'static str,
    /// A short word for it, unique in its document: `6`, `brewery-1`.
    pub id: String,
    /// What people call it.
    pub name: Message,
    /// How many the automa has.
    pub n: u8,
    /// How many the box holds.
    pub most: u8,
    /// Pieces of one group are used in the order of their rank: the tiles of an industry.
    pub group: u8,
    /// Its place in the group.
    pub rank: u8,
}

impl Piece {
    /// A card of the deck, of which there is one.
    pub fn card(id: impl Into<String>, group: u8, rank: u8) -> Piece {
        let id = id.into();
        let name = Message::new("piece-card").with("id", id.as_str());
        Piece { key: "deck", id, name, n: 1, most: 1, group, rank }
    }
}
