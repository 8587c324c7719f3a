//! Actions and their notation.

use std::{fmt, str::FromStr};

use kit::NotationError;

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
    /// Mautoma's turn ends without a second action: `mautoma stop`.
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

/// The words of a notation, one after the other.
struct Words<'a> {
    text: &'a str,
    words: std::iter::Peekable<std::str::SplitWhitespace<'a>>,
}

impl<'a> Words<'a> {
    fn wrong(&self, expected: &str) -> NotationError {
        NotationError::new(expected, self.text)
    }

    fn word(&mut self, expected: &str) -> Result<&'a str, NotationError> {
        self.words.next().ok_or_else(|| NotationError::new(expected, self.text))
    }

    fn key<T: FromStr<Err = NotationError>>(&mut self, expected: &str) -> Result<T, NotationError> {
        let word = self.word(expected)?;
        word.parse().map_err(|_| self.wrong(expected))
    }

    fn number(&mut self, expected: &str) -> Result<u8, NotationError> {
        self.word(expected)?.parse().map_err(|_| self.wrong(expected))
    }

    fn space(&mut self) -> Result<Space, NotationError> {
        const EXPECTED: &str = "a space such as `birmingham 2`";
        let location = self.key(EXPECTED)?;
        let number = self.number(EXPECTED)?;
        Space::at(location, number).ok_or_else(|| self.wrong(EXPECTED))
    }

    fn link(&mut self) -> Result<Link, NotationError> {
        let word = self.word("a line")?;
        Link::find(word).ok_or_else(|| self.wrong("a line such as `dudley-kidderminster`"))
    }

    fn buyer(&mut self) -> Result<u8, NotationError> {
        const EXPECTED: &str = "a merchant tile such as `gloucester 1`";
        let location = self.key(EXPECTED)?;
        let number = self.number(EXPECTED)?;
        Buyer::find(location, number).ok_or_else(|| self.wrong(EXPECTED))
    }

    fn source(&mut self) -> Result<Source, NotationError> {
        match self.words.peek() {
            Some(&"market") => self.words.next().map_or(Ok(Source::NONE), |_| Ok(Source::MARKET)),
            Some(&"barrel") => self.words.next().map_or(Ok(Source::NONE), |_| Ok(Source::BARREL)),
            _ => self.space().map(Source::tile),
        }
    }

    fn sources(&mut self, word: &str) -> Result<Sources, NotationError> {
        let mut sources = Sources::NONE;
        for at in 0..2 {
            if self.words.peek() == Some(&word) {
                self.words.next();
                sources.0[at] = self.source()?;
            }
        }
        Ok(sources)
    }

    fn lay(&mut self) -> Result<Lay, NotationError> {
        let link = self.link()?;
        self.expect("to")?;
        let to = self.key("where the link leads to")?;
        Ok(Lay { link, to, coal: self.sources("coal")?.0[0] })
    }

    fn expect(&mut self, word: &str) -> Result<(), NotationError> {
        match self.words.next() {
            Some(found) if found == word => Ok(()),
            _ => Err(self.wrong(&format!("`{word}`"))),
        }
    }

    fn card_number(&mut self) -> Result<u8, NotationError> {
        let number = self.number("a card's number")?;
        match number {
            1..=32 => Ok(number - 1),
            _ => Err(self.wrong("a card's number from 1 to 32")),
        }
    }

    fn deed(&mut self) -> Result<Action, NotationError> {
        Ok(match self.word("what Mautoma does")? {
            "build" => {
                let (industry, space) = (self.key("an industry")?, self.space()?);
                Action::Build(industry, space, self.sources("coal")?, self.sources("iron")?)
            }
            "link" => {
                let lay = self.lay()?;
                self.expect("for")?;
                Action::Link(lay, self.key("an industry")?, self.key("a city")?)
            }
            "network" => {
                let first = self.lay()?;
                if self.words.peek() == Some(&"then") {
                    self.words.next();
                    let second = self.lay()?;
                    Action::Network(first, Some(second), self.sources("beer")?.0[0])
                } else {
                    Action::Network(first, None, Source::NONE)
                }
            }
            "sell" => {
                let space = self.space()?;
                self.expect("to")?;
                Action::Sell(space, self.buyer()?, self.sources("beer")?)
            }
            "develop" => Action::Develop(self.sources("iron")?),
            "pass" => Action::Pass,
            "discard" => Action::Discard,
            "stop" => Action::Stop,
            _ => {
                return Err(
                    self.wrong("build, link, network, sell, develop, pass, discard or stop")
                );
            }
        })
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let mut words = Words { text, words: text.split_whitespace().peekable() };
        let first = words.word("an action")?;
        let action = match first {
            "merchant" => Action::Merchant(words.key("any, cotton-mill, manufacturer or blank")?),
            "draw" => Action::Draw(words.key("a card")?),
            "rear" => Action::Rear(words.card_number()?),
            "front" => Action::Front(words.card_number()?),
            "site" => Action::Site(words.key("an industry")?, words.space()?),
            "card" => Action::Card(words.key("a card")?),
            "line" => Action::Line(words.link()?),
            "coal" => Action::Coal(words.space()?),
            "iron" => Action::Iron(words.space()?),
            "remove" => Action::Remove(words.key("an industry")?),
            "flip" => Action::Flip(words.space()?),
            "to" => Action::To(words.buyer()?),
            "beer" => Action::Beer(words.source()?),
            "done" => Action::Done,
            "give-up" => Action::GiveUp(words.space()?),
            "mautoma" => words.deed()?,
            _ => Action::Take(first.parse().map_err(|_| {
                NotationError::new(
                    "build, network, develop, sell, loan, scout, pass, site, card, line, coal, \
                     iron, remove, flip, to, beer, done, give-up, mautoma, merchant, draw, rear \
                     or front",
                    text,
                )
            })?),
        };
        match words.words.next() {
            None => Ok(action),
            Some(_) => Err(NotationError::new(format!("`{action}` and no more"), text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_goes_there_and_back() {
        for text in [
            "build",
            "site cotton-mill birmingham 0",
            "to gloucester 1",
            "beer barrel",
            "mautoma build manufacturer redditch 0 iron birmingham 2",
            "mautoma link dudley-kidderminster to dudley for cotton-mill kidderminster",
            "mautoma network dudley-kidderminster to dudley coal market then \
             cannock-farm-north to cannock coal dudley 0 beer derby 0",
            "mautoma sell worcester 0 to gloucester 0 beer barrel beer derby 0",
            "mautoma develop iron market iron dudley 1",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn nonsense_is_told() {
        let error = "site windmill birmingham 0".parse::<Action>().unwrap_err();
        assert_eq!(error.to_string(), "expected an industry, found `site windmill birmingham 0`");
        assert!("done twice".parse::<Action>().is_err());
        assert!("site pottery birmingham 9".parse::<Action>().is_err());
    }
}
