//! Rows: what a store keeps, whatever it is. A kind of row says where it stands and
//! what lists show of it; a store is written once for all of them.

use crate::{For, Head, OwnDocument, Shelf, Stored};

/// Which kind of row is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A game.
    Game,
    /// A deck, mat or card set of somebody's own.
    Document,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 2] = [Kind::Game, Kind::Document];
}

/// A row of any kind.
#[expect(
    clippy::large_enum_variant,
    reason = "nearly every row is a game, and few are held at once"
)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyRow {
    /// A game.
    Game(Stored),
    /// A deck, mat or card set of somebody's own.
    Document(OwnDocument),
}

impl AnyRow {
    /// Which kind it is.
    pub fn kind(&self) -> Kind {
        match self {
            AnyRow::Game(_) => Kind::Game,
            AnyRow::Document(_) => Kind::Document,
        }
    }

    /// The name it goes by in addresses.
    pub fn id(&self) -> &str {
        match self {
            AnyRow::Game(it) => it.id(),
            AnyRow::Document(it) => it.id(),
        }
    }

    /// Raised by every change.
    pub fn revision(&self) -> u64 {
        match self {
            AnyRow::Game(it) => it.revision(),
            AnyRow::Document(it) => it.revision(),
        }
    }
}

/// A row of any kind as lists show it.
#[expect(
    clippy::large_enum_variant,
    reason = "nearly every row is a game, and few are held at once"
)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyHead {
    /// A game without its record.
    Game(Head),
    /// A document is shown whole.
    Document(OwnDocument),
}

/// A place of any kind of row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyPlace {
    /// Of games.
    Games(Shelf),
    /// Of documents.
    Documents(For),
}

/// A kind of row.
pub trait Row: Into<AnyRow> + Send + 'static {
    /// Which it is.
    const KIND: Kind;

    /// The row, if it is of this kind.
    fn of(row: AnyRow) -> Option<Self>;

    /// The name it goes by in addresses.
    fn id(&self) -> &str;

    /// Raised by every change.
    fn revision(&self) -> u64;
}

/// Where rows of one kind stand, the last touched first.
pub trait Place: Into<AnyPlace> + Send + 'static {
    /// What a list shows of one.
    type Head: Send + 'static;

    /// What is shown of a row, if it is of this kind.
    fn head(head: AnyHead) -> Option<Self::Head>;
}

impl From<Stored> for AnyRow {
    fn from(game: Stored) -> AnyRow {
        AnyRow::Game(game)
    }
}

impl From<OwnDocument> for AnyRow {
    fn from(document: OwnDocument) -> AnyRow {
        AnyRow::Document(document)
    }
}

impl From<Shelf> for AnyPlace {
    fn from(shelf: Shelf) -> AnyPlace {
        AnyPlace::Games(shelf)
    }
}

impl From<For> for AnyPlace {
    fn from(game: For) -> AnyPlace {
        AnyPlace::Documents(game)
    }
}

impl Row for Stored {
    const KIND: Kind = Kind::Game;

    fn of(row: AnyRow) -> Option<Stored> {
        match row {
            AnyRow::Game(it) => Some(it),
            AnyRow::Document(_) => None,
        }
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn revision(&self) -> u64 {
        self.revision
    }
}

impl Row for OwnDocument {
    const KIND: Kind = Kind::Document;

    fn of(row: AnyRow) -> Option<OwnDocument> {
        match row {
            AnyRow::Document(it) => Some(it),
            AnyRow::Game(_) => None,
        }
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn revision(&self) -> u64 {
        self.revision
    }
}

impl Place for Shelf {
    type Head = Head;

    fn head(head: AnyHead) -> Option<Head> {
        match head {
            AnyHead::Game(it) => Some(it),
            AnyHead::Document(_) => None,
        }
    }
}

impl Place for For {
    type Head = OwnDocument;

    fn head(head: AnyHead) -> Option<OwnDocument> {
        match head {
            AnyHead::Document(it) => Some(it),
            AnyHead::Game(_) => None,
        }
    }
}
