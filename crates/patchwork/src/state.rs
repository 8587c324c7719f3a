//! What lies on the table.

use kit::{Few, Set};
use serde::Serialize;

use crate::{
    END, Edition, N_CELLS, N_PATCHES, N_SET_ASIDE, Patch, Placement, Quilt, STARTER, track,
};

/// One of the two at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The person.
    Human,
    /// The automa.
    Automa,
}

impl Side {
    /// The word in a position.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Side::Human => "human",
            Side::Automa => "automa",
        }
    }
}

/// The person's side of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Human {
    /// Space of the time token.
    pub time: u8,
    /// Buttons in hand.
    pub buttons: i16,
    /// Buttons printed on the quilt.
    pub income: u8,
    /// The covered cells.
    pub quilt: Quilt,
    /// The patches on the quilt, in the order they were placed.
    pub patches: Few<Placement, N_PATCHES>,
    /// Leather patches in hand that must be placed now.
    pub leather_to_place: u8,
    /// At the table: the patches taken, wherever they lie on the quilt.
    pub taken: PatchSet,
    /// At the table: the leather patches received, wherever they lie.
    pub leather: u8,
}

impl Human {
    /// How many cells of the quilt are covered.
    pub fn n_covered(&self) -> u32 {
        let area: u32 = self.taken.iter().map(|it| u32::from(it.spec().area)).sum();
        self.quilt.0.count_ones() + area + u32::from(self.leather)
    }

    /// How many cells of the quilt are empty.
    pub fn n_empty(&self) -> u32 {
        N_CELLS.saturating_sub(self.n_covered())
    }
}

/// The automa's side of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Automa {
    /// Space of the time token.
    pub time: u8,
    /// Buttons received.
    pub buttons: i16,
    /// The patches it took.
    pub patches: PatchSet,
    /// Leather patches it took off the board.
    pub leather: u8,
}

/// Where the special tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tile {
    /// Nobody has it yet; the marker button lies on the time board.
    Free,
    /// Somebody's.
    Of(Side),
    /// Not in this game: a position that does not mention it.
    Out,
}

/// The automa's pile, as what is known of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct AutomaPile {
    /// Cards nobody has seen since the last shuffle, by their place in the deck.
    pub unseen: u32,
    /// How many of them can still be drawn; the others are set aside.
    pub n_left: u8,
    /// The back of the next card, once it has been seen.
    pub back: Option<Option<u8>>,
    /// The card that is face up, by its place in the deck.
    pub card: Option<u8>,
}

/// What lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct State {
    /// The person's side.
    pub human: Human,
    /// The automa's side.
    pub automa: Automa,
    /// The patches clockwise from the neutral token.
    pub circle: Few<Patch, N_PATCHES>,
    /// Patches not laid out yet.
    pub unlaid: PatchSet,
    /// Spaces in front of which a leather patch still lies, one bit each.
    pub leather: u64,
    /// The special tile.
    pub tile: Tile,
    /// Who acts when both tokens share a space: who arrived last.
    pub on_top: Side,
    /// Who reached the last space first.
    pub first_to_end: Option<Side>,
    /// The automa's pile.
    pub pile: AutomaPile,
}

const _: () = assert!(!std::mem::needs_drop::<State>() && size_of::<State>() <= 256);

/// How many patches clockwise of the neutral token can be taken.
pub(crate) const N_IN_REACH: usize = 3;

/// A set of patches.
pub type PatchSet = Set<Patch>;

impl AutomaPile {
    /// A freshly shuffled pile of all the cards.
    #[inline]
    pub(crate) fn shuffled(cards: u32) -> AutomaPile {
        AutomaPile { unseen: cards, n_left: cards.count_ones() as u8, back: None, card: None }
    }
}

impl State {
    /// The table before the first patch is laid out.
    pub(crate) fn start(edition: Edition, cards: u32) -> State {
        let mut pile = AutomaPile::shuffled(cards);
        pile.n_left -= N_SET_ASIDE;
        let mut unlaid = PatchSet::first(N_PATCHES);
        unlaid.remove(STARTER);
        State {
            human: Human { buttons: 5, ..Human::default() },
            automa: Automa::default(),
            circle: Few::new(),
            unlaid,
            leather: track::spaces(&edition.leather()),
            tile: Tile::Free,
            on_top: Side::Human,
            first_to_end: None,
            pile,
        }
    }

    /// The next patches clockwise of the neutral token: three, or what is left.
    #[inline]
    pub fn reach(&self) -> &[Patch] {
        &self.circle[..self.circle.len().min(3)]
    }

    /// Who acts next by the tokens alone: further back, or on top of the other.
    #[inline]
    pub fn further_back(&self) -> Side {
        match self.human.time.cmp(&self.automa.time) {
            std::cmp::Ordering::Less => Side::Human,
            std::cmp::Ordering::Greater => Side::Automa,
            std::cmp::Ordering::Equal => self.on_top,
        }
    }

    /// Whether both tokens have reached the end.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.human.time == END && self.automa.time == END && self.human.leather_to_place == 0
    }

    /// Whether patches must be laid out before anybody can act: all of them, or at
    /// the table those within reach once the person has begun. The patches that are
    /// not told yet lie in front of the 1x2 patch, the last one clockwise.
    #[inline]
    pub(crate) fn lacks_patches(&self) -> bool {
        !self.unlaid.is_empty() && self.place_in_circle(STARTER).is_none_or(|it| it < N_IN_REACH)
    }

    /// Takes the patch at `at` out of the circle; the neutral token moves to its place.
    #[inline]
    pub(crate) fn remove_from_circle(&mut self, at: usize) -> Patch {
        self.circle.as_mut_slice().rotate_left(at + 1);
        self.circle.pop().expect("the patch is in the circle")
    }

    /// Where a patch lies, counted clockwise from the neutral token.
    pub fn place_in_circle(&self, patch: Patch) -> Option<usize> {
        self.circle.iter().position(|&it| it == patch)
    }
}
