//! Actions and their notation.

mod notation;

use std::fmt;

use crate::components::{Card, Industry, Link, Location, MERCHANT_SPACES, MerchantTile, Space};

/// The smallest choice the rulebook offers, what a pile turns up, or one of
/// Mautoma's deeds with all its sources named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The next merchant tile: `merchant any`.
    Merchant(MerchantTile),
    /// The next card of the draw deck: `draw dudley`.
    Draw(Card),
    /// The rear on top of Mautoma's deck, by the first card that has it: `rear 8`.
    Rear(u8),
    /// Which card with that rear it is: `front 10`.
    Front(u8),
    /// The person begins an action: `build`, `network`, …
    Take(Kind),
    /// What is built and where: `site cotton-mill birmingham 0`.
    Site(Industry, Space),
    /// The card it costs: `card birmingham`.
    Card(Card),
    /// Where a link is laid: `line dudley-kidderminster`.
    Line(Link),
    /// The mine that gives coal: `coal dudley 0`.
    Coal(Space),
    /// The works that give iron: `iron dudley 1`.
    Iron(Space),
    /// The tile that is developed: `remove pottery`.
    Remove(Industry),
    /// The tile that is sold: `flip worcester 0`.
    Flip(Space),
    /// The merchant tile it is sold to: `to gloucester 1`.
    To(u8),
    /// The merchant's barrel or a brewery: `beer barrel`, `beer burton 1`.
    Beer(Source),
    /// No more of this action: `done`.
    Done,
    /// The tile given up in a shortfall: `give-up derby 2`.
    GiveUp(Space),
    /// Mautoma builds: `mautoma build brewery derby 0 iron market`.
    Build(Industry, Space, Sources, Sources),
    /// Mautoma lays the link in parentheses, to build there:
    /// `mautoma link dudley-kidderminster to dudley for cotton-mill kidderminster`.
    Link(Lay, Industry, Location),
    /// Mautoma lays one or two links:
    /// `mautoma network dudley-kidderminster to kidderminster`.
    Network(Lay, Option<Lay>, Source),
    /// Mautoma sells: `mautoma sell worcester 0 to gloucester 0 beer barrel`.
    Sell(Space, u8, Sources),
    /// Mautoma takes iron for points: `mautoma develop iron market market`.
    Develop(Sources),
    /// Mautoma passes: `mautoma pass`.
    Pass,
    /// Mautoma's card has no legal slot: `mautoma discard`.
    Discard,
    /// Mautoma's turn ended without a second action: `mautoma stop`, which only
    /// games of ruleset 2 and before have.
    Stop,
}

keyed! {
    /// An action of the rulebook.
    Kind {
        /// Lay an industry tile.
        Build = "build",
        /// Lay links.
        Network = "network",
        /// Remove tiles from the mat.
        Develop = "develop",
        /// Sell to merchants.
        Sell = "sell",
        /// Take £30.
        Loan = "loan",
        /// Take two wild cards.
        Scout = "scout",
        /// Do nothing.
        Pass = "pass",
    }
}

/// Where a cube or barrel comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source(u8);

impl Source {
    /// Nowhere: none is needed.
    pub const NONE: Source = Source(u8::MAX);
    /// The market, or the supply behind it.
    pub const MARKET: Source = Source(100);
    /// The barrel beside the merchant tile that is sold to.
    pub const BARREL: Source = Source(101);

    /// A tile on the board.
    #[inline]
    pub const fn tile(space: Space) -> Source {
        Source(space.0)
    }

    /// The tile, if it is one.
    #[inline]
    pub fn space(self) -> Option<Space> {
        (self.0 < 100).then_some(Space(self.0))
    }

    /// Whether it is none at all.
    #[inline]
    pub fn is_none(self) -> bool {
        self == Source::NONE
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Source::MARKET => f.write_str("market"),
            Source::BARREL => f.write_str("barrel"),
            it => match it.space() {
                Some(space) => space.fmt(f),
                None => f.write_str("none"),
            },
        }
    }
}

/// Up to two sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sources(pub [Source; 2]);

impl Sources {
    /// None is needed.
    pub const NONE: Sources = Sources([Source::NONE; 2]);

    /// Adds one more.
    ///
    /// # Panics
    ///
    /// If there are two already.
    pub fn push(&mut self, source: Source) {
        let free = self.0.iter_mut().find(|it| it.is_none()).expect("no deed takes three");
        *free = source;
    }

    /// Those there are.
    pub fn iter(self) -> impl Iterator<Item = Source> {
        self.0.into_iter().filter(|it| !it.is_none())
    }
}

/// A link, where it leads to, and the coal for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lay {
    /// Where it is laid.
    pub link: Link,
    /// The location it is laid to.
    pub to: Location,
    /// The coal of a railway.
    pub coal: Source,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sources = |f: &mut fmt::Formatter<'_>, word: &str, sources: Sources| {
            sources.iter().try_for_each(|it| write!(f, " {word} {it}"))
        };
        match *self {
            Action::Merchant(tile) => write!(f, "merchant {tile}"),
            Action::Draw(card) => write!(f, "draw {card}"),
            Action::Rear(card) => write!(f, "rear {}", card + 1),
            Action::Front(card) => write!(f, "front {}", card + 1),
            Action::Take(kind) => kind.fmt(f),
            Action::Site(industry, space) => write!(f, "site {industry} {space}"),
            Action::Card(card) => write!(f, "card {card}"),
            Action::Line(link) => write!(f, "line {link}"),
            Action::Coal(space) => write!(f, "coal {space}"),
            Action::Iron(space) => write!(f, "iron {space}"),
            Action::Remove(industry) => write!(f, "remove {industry}"),
            Action::Flip(space) => write!(f, "flip {space}"),
            Action::To(merchant) => write!(f, "to {}", Buyer(merchant)),
            Action::Beer(source) => write!(f, "beer {source}"),
            Action::Done => f.write_str("done"),
            Action::GiveUp(space) => write!(f, "give-up {space}"),
            Action::Build(industry, space, coal, iron) => {
                write!(f, "mautoma build {industry} {space}")?;
                sources(f, "coal", coal)?;
                sources(f, "iron", iron)
            }
            Action::Link(lay, industry, location) => {
                write!(f, "mautoma link {lay} for {industry} {location}")
            }
            Action::Network(first, second, beer) => {
                write!(f, "mautoma network {first}")?;
                match second {
                    Some(second) => write!(f, " then {second} beer {beer}"),
                    None => Ok(()),
                }
            }
            Action::Sell(space, merchant, beer) => {
                write!(f, "mautoma sell {space} to {}", Buyer(merchant))?;
                sources(f, "beer", beer)
            }
            Action::Develop(iron) => {
                f.write_str("mautoma develop")?;
                sources(f, "iron", iron)
            }
            Action::Pass => f.write_str("mautoma pass"),
            Action::Discard => f.write_str("mautoma discard"),
            Action::Stop => f.write_str("mautoma stop"),
        }
    }
}

impl fmt::Display for Lay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} to {}", self.link, self.to)?;
        if self.coal.is_none() {
            return Ok(());
        }
        write!(f, " coal {}", self.coal)
    }
}

/// A merchant tile as location and number from the left.
pub(crate) struct Buyer(pub(crate) u8);

impl fmt::Display for Buyer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let location = MERCHANT_SPACES[usize::from(self.0)];
        let first = MERCHANT_SPACES.iter().position(|&it| it == location).unwrap_or_default();
        write!(f, "{location} {}", usize::from(self.0) - first)
    }
}

impl Buyer {
    /// The merchant space with this number at a location.
    pub(crate) fn find(location: Location, number: u8) -> Option<u8> {
        let mut spaces = (0..5_u8).filter(|&it| MERCHANT_SPACES[usize::from(it)] == location);
        spaces.nth(usize::from(number))
    }
}
