//! Documents of people's own as they are kept.

/// A deck, mat or card set of somebody's own, as it is kept: finished, or a
/// draft with gaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnDocument {
    /// The name it goes by in addresses.
    pub id: String,
    /// Which game it is for.
    pub game: String,
    /// Which choice of that game it is a value of.
    pub key: String,
    /// What its owner calls it.
    pub name: String,
    /// Its text as it was written, right or wrong.
    pub text: String,
    /// Whether a game can be played with it.
    pub is_ready: bool,
    /// Raised by every change.
    pub revision: u64,
    /// When it last changed, in milliseconds since 1970.
    pub touched: u64,
}

/// Which documents are asked for: those for the game of this id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct For(pub String);
