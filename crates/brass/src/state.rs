//! What lies on the table.

use kit::{At, Pile};
use serde::{Deserialize, Serialize};

use crate::{
    board::Board,
    components::{
        Card, Cards, Era, Industry, LAST_INCOME_SPACE, Link, Location, MERCHANT_SPACES, MERCHANTS,
        MerchantTile, Owner, Space, income_level, tile,
    },
    market::Market,
    mat::Mat,
    sets::Locations,
};

/// What lies on the table: public, small, without heap.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct State {
    /// Where the game is played: at the table the program only mirrors.
    #[serde(skip_serializing_if = "At::is_screen")]
    pub at: At,
    /// Canals or railways.
    pub era: Era,
    /// The round of the era, from 1.
    pub round: u8,
    /// What happens next.
    pub phase: Phase,
    /// Whose turn of the round it is.
    pub mover: Owner,
    /// How many actions the person has left in this turn.
    pub actions_left: u8,
    /// The person's action that is half done.
    pub deed: Deed,
    /// The merchant tiles, in the order of [`MERCHANT_SPACES`].
    pub merchants: [MerchantSpace; 5],
    /// The coal market.
    pub coal: Market,
    /// The iron market.
    pub iron: Market,
    /// Industry tiles and links.
    pub board: Board,
    /// What the person has.
    pub human: Human,
    /// What Mautoma has.
    pub automa: Mautoma,
    /// Points of each side, by source.
    pub vp: [[i16; 7]; 2],
}

const _: () = assert!(!std::mem::needs_drop::<State>() && size_of::<State>() <= 640);

keyed! {
    /// What happens next.
    Phase {
        /// A merchant tile is laid.
        Merchants = "merchants",
        /// The rear of Mautoma's top card is seen.
        Rear = "rear",
        /// The person draws a card.
        Deal = "deal",
        /// The person acts.
        Human = "human",
        /// Mautoma's top card is turned over.
        Front = "front",
        /// Mautoma acts.
        Automa = "automa",
        /// The person gives up a tile to pay a debt.
        Shortfall = "shortfall",
        /// At the table: both sides count the points of the era.
        Count = "count",
        /// The game has ended.
        Over = "over",
    }
}

keyed! {
    /// Where points come from.
    Points {
        /// Links at the end of the canal era.
        LinksCanal = "links-canal",
        /// Tiles at the end of the canal era.
        TilesCanal = "tiles-canal",
        /// Links at the end of the rail era.
        LinksRail = "links-rail",
        /// Tiles at the end of the rail era.
        TilesRail = "tiles-rail",
        /// Developing, passing and merchants' bonuses.
        Actions = "actions",
        /// What a shortfall cost.
        Shortfall = "shortfall",
        /// What a typed position had before.
        Before = "before",
    }
}

/// A space for a merchant tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct MerchantSpace {
    /// The tile, once it is laid.
    pub tile: Option<MerchantTile>,
    /// Whether the barrel stands beside it.
    pub has_barrel: bool,
}

/// What the person has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Human {
    /// Pounds, if known; a debt while a shortfall is settled.
    pub money: Option<i16>,
    /// The space of the income marker, if known.
    pub income: Option<u8>,
    /// The tiles still to be built.
    pub mat: Mat,
    /// Known cards in hand, by [`Card`].
    pub hand: Cards,
    /// Cards in hand that nobody told.
    pub n_unknown: u8,
    /// Cards nobody has seen in this era, by [`Card`].
    pub unseen: Cards,
    /// How many cards the draw deck has.
    pub n_deck: u8,
    /// Whether nobody tells the cards of the hand: those drawn are unknown too.
    pub is_hidden: bool,
    /// Whether the sale under way has won a free development.
    pub has_bonus: bool,
}

/// What Mautoma has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mautoma {
    /// The tiles still to be built.
    pub mat: Mat,
    /// Cards of the deck, by number - 1; the top one is among them. The deck is
    /// never empty: its last card leaves it as the others are shuffled.
    pub unseen: u32,
    /// Whether the cards used were shuffled into a new deck in this era, which has
    /// no layers.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_shuffled: bool,
    /// Cards of each group left in the layer that is being drawn.
    pub layer: [u8; 3],
    /// A card with the rear that lies on top of the deck: the first such one.
    pub rear: Option<u8>,
    /// The card drawn, by number - 1.
    pub card: Option<u8>,
    /// Where in its turn it stands.
    pub stage: Stage,
    /// Where it last built, or where its last link led to.
    pub last_city: Option<Location>,
    /// How many cards the deck had left at the end of the canal era.
    pub left_canal: Option<u8>,
}

/// Where in its turn Mautoma stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The front of the card is to be done.
    Front,
    /// The link is laid, now this is built there.
    Build(Industry, Location),
    /// The mine is built, now links are laid from there.
    Links(Location),
    /// One action is done, the rear of the top card is next.
    Rear,
    /// A tile was sold and more can be.
    Sales,
}

/// The person's action, half done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Nothing is begun.
    None,
    /// Building: what and where?
    Build,
    /// Building: with which card?
    BuildCard(Industry, Space),
    /// Building: whence the coal and iron still needed?
    BuildPay(Industry, Space, u8, u8),
    /// Laying links: on which line?
    Network,
    /// Laying links: with which card?
    NetworkCard(Link),
    /// The first link lies: whence the coal?
    NetworkCoal(Link),
    /// A second link, or is that all?
    NetworkMore,
    /// The second link lies: whence the coal?
    NetworkCoalAgain(Link),
    /// The second link lies: whence the beer?
    NetworkBeer(Link),
    /// Developing: what?
    Develop,
    /// Developing: with which card?
    DevelopCard(Industry),
    /// Developing: whence the iron for the first tile?
    DevelopIron,
    /// A second tile, or is that all?
    DevelopMore,
    /// Developing: whence the iron for the second tile?
    DevelopIronAgain,
    /// Selling: which tile?
    Sell,
    /// Selling: with which card?
    SellCard(Space),
    /// Selling: to which merchant tile?
    SellMerchant(Space),
    /// Selling: whence the barrels still needed?
    SellBeer(Space, u8, u8),
    /// The merchant's bonus: which tile is developed?
    SellBonus,
    /// Another tile to sell, or is that all?
    SellMore,
    /// A loan: with which card?
    Loan,
    /// Scouting: this many cards are still discarded.
    Scout(u8),
    /// Passing: with which card?
    Pass,
}

/// The pile of merchant tiles.
pub(crate) const MERCHANT_PILE: Pile = Pile(0);
/// The person's draw deck.
pub(crate) const CARD_PILE: Pile = Pile(1);

/// Mautoma's deck of an era: each has its own dice, so that the cards of the
/// rail era do not depend on how many the canal era used.
pub(crate) const fn mautoma_pile(era: Era) -> Pile {
    match era {
        Era::Canal => Pile(2),
        Era::Rail => Pile(3),
    }
}

impl Human {
    /// What the person can spend: without limit if nobody told.
    #[inline]
    pub fn purse(&self) -> i16 {
        self.money.unwrap_or(i16::MAX)
    }

    /// Pays, or is paid.
    #[inline]
    pub fn earn(&mut self, pounds: i16) {
        if let Some(money) = &mut self.money {
            *money += pounds;
        }
    }

    /// Moves the income marker forward.
    #[inline]
    pub fn advance(&mut self, spaces: u8) {
        if let Some(income) = &mut self.income {
            *income = (*income + spaces).min(LAST_INCOME_SPACE);
        }
    }

    /// The income level, if known.
    pub fn level(&self) -> Option<i16> {
        self.income.map(income_level)
    }

    /// Cards in hand, known or not.
    pub fn n_hand(&self) -> u8 {
        self.hand.len() + self.n_unknown
    }

    /// Whether a card may be played: it is in hand, or it may be an unknown one.
    #[inline]
    pub fn may_play(&self, card: Card) -> bool {
        0 < self.hand[card] || (0 < self.n_unknown && 0 < self.unseen[card])
    }

    /// Takes a card out of the hand.
    pub fn discard(&mut self, card: Card) {
        let known = &mut self.hand[card];
        if 0 < *known {
            *known -= 1;
        } else {
            self.n_unknown -= 1;
            self.unseen[card] -= 1;
        }
    }
}

impl State {
    /// Whether a place is connected with the coal market.
    #[inline]
    pub fn reaches_merchant(&self, reach: Locations) -> bool {
        reach.meets(MERCHANTS)
    }

    /// The merchant tiles in reach that buy what an industry makes, by number.
    pub fn buyers(&self, industry: Industry, reach: Locations) -> impl Iterator<Item = u8> + use<> {
        let merchants = self.merchants;
        (0..5_u8).filter(move |&it| {
            reach.has(MERCHANT_SPACES[usize::from(it)])
                && merchants[usize::from(it)].tile.is_some_and(|tile| tile.buys(industry))
        })
    }

    /// Points of a side.
    pub fn points(&self, owner: Owner) -> i16 {
        self.vp[owner as usize].iter().sum()
    }

    /// The tiles a side has still to build.
    #[inline]
    pub fn mat(&self, owner: Owner) -> &Mat {
        match owner {
            Owner::Human => &self.human.mat,
            Owner::Automa => &self.automa.mat,
        }
    }

    /// Gives a side points.
    #[inline]
    pub fn score(&mut self, owner: Owner, source: Points, points: i16) {
        self.vp[owner as usize][source as usize] += points;
    }

    /// Turns a tile over; its owner's income advances.
    pub fn flip(&mut self, space: Space) {
        let tile_on = self.board.tile(space).expect("a tile that flips lies there");
        self.board.flip(space);
        if tile_on.owner == Owner::Human {
            self.human.advance(tile(tile_on.industry, tile_on.level).income);
        }
    }

    /// Takes a cube or barrel off a tile; the last one turns it over.
    #[inline]
    pub fn take_cube(&mut self, space: Space) {
        if self.board.take(space) {
            self.flip(space);
        }
    }
}
