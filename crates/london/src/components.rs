//! What is in the box: cards, boroughs, automa cards and spaces, and their names in notation.

use std::{fmt, str::FromStr};

use kit::{Message, NotationError};

/// The most city cards a set can have.
pub(crate) const MAX_CARDS: usize = 128;
/// The most borough cards a set can have.
pub(crate) const MAX_BOROUGHS: usize = 24;
/// The most automa cards a deck can have.
pub(crate) const MAX_AUTOMA_CARDS: usize = 32;
/// The spaces of a row of the development board, at four chairs.
pub const ROW: usize = 5;
/// The most chairs at a table.
pub const MAX_SEATS: usize = 4;
/// Nothing: a space without a card, a deed without a card.
pub const NONE: u8 = u8::MAX;

/// Set in the number of a card that belongs to a set or deck of the person's own.
pub(crate) const OWN: u8 = 0x80;

/// A city card as it is named in notation.
///
/// Somebody who tells what a pile turned up does not know which copy it is:
/// `paupers-c` is any of them, and no card of a table until one is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    code: u8,
    is_any: bool,
}

/// A borough card as it is named in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Borough(pub(crate) u8);

/// An automa card as it is named in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AutomaCard(pub(crate) u8);

/// A space of the development board: `T1` to `T5` in the top row, `B1` to `B5` below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space(pub(crate) u8);

impl Card {
    /// A card by its number in a set, [`OWN`] or not.
    #[inline]
    pub(crate) const fn new(code: u8) -> Card {
        Card { code, is_any: false }
    }

    /// Whether any copy of it is meant.
    pub(crate) fn is_any(self) -> bool {
        self.is_any
    }

    /// Its number in the set, from 0: how a state names it.
    #[inline]
    pub fn number(self) -> u8 {
        self.code & !OWN
    }

    /// The same, as an index into tables.
    pub fn idx(self) -> usize {
        self.number().into()
    }
}

impl Borough {
    /// Its number in the set, from 0: how a state names it.
    pub fn number(self) -> u8 {
        self.0 & !OWN
    }

    /// The same, as an index into tables.
    pub fn idx(self) -> usize {
        self.number().into()
    }
}

impl AutomaCard {
    /// Its number in the deck, from 0: how a state names it.
    pub fn number(self) -> u8 {
        self.0 & !OWN
    }

    /// The same, as an index into tables.
    pub fn idx(self) -> usize {
        self.number().into()
    }
}

impl Space {
    /// Its row: 0 for the top one, 1 for the bottom one.
    pub fn row(self) -> u8 {
        self.0 / ROW as u8
    }

    /// Its place in the row, from 0.
    pub fn column(self) -> u8 {
        self.0 % ROW as u8
    }

    /// Its number: the top row from the left, then the bottom row.
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

/// The cards of the shipped set in printed order: key and number of copies.
pub(crate) const CARDS: [(&str, u8); 77] = [
    ("school-blue-a", 1),
    ("school-brown-a", 1),
    ("water-works-a", 2),
    ("theatre-royal-a", 1),
    ("st-pauls-a", 1),
    ("hospital-a", 1),
    ("almshouses-a", 1),
    ("salters-a", 1),
    ("vintners-a", 1),
    ("haberdashers-a", 1),
    ("covent-garden-a", 1),
    ("mercers-a", 1),
    ("east-india-company-a", 1),
    ("grocers-a", 1),
    ("coffee-house-a", 2),
    ("vauxhall-gardens-a", 1),
    ("fishmongers-a", 1),
    ("woolwich-arsenal-a", 1),
    ("great-fire-monument-a", 1),
    ("paupers-a", 2),
    ("wren-a", 1),
    ("huguenots-a", 1),
    ("hospital-b", 2),
    ("town-houses-b", 2),
    ("street-lights-b", 2),
    ("university-of-london-b", 1),
    ("buckingham-palace-b", 1),
    ("nelsons-column-b", 1),
    ("kew-gardens-b", 1),
    ("british-museum-b", 1),
    ("lords-b", 1),
    ("stock-exchange-b", 1),
    ("omnibus-b", 2),
    ("bank-of-england-b", 1),
    ("shops-b", 2),
    ("albert-dock-b", 1),
    ("furniture-makers-b", 2),
    ("watch-makers-b", 1),
    ("west-india-docks-b", 1),
    ("workers-houses-b", 2),
    ("oxford-street-b", 1),
    ("leather-industry-b", 2),
    ("lloyds-of-london-b", 1),
    ("silk-weaving-b", 1),
    ("royal-victoria-dock-b", 1),
    ("brewing-b", 2),
    ("ship-building-b", 2),
    ("steamboats-b", 2),
    ("police-force-b", 1),
    ("bridge-b", 2),
    ("fleet-street-b", 1),
    ("regent-street-b", 1),
    ("fire-brigade-b", 1),
    ("brixton-prison-b", 1),
    ("highgate-cemetery-b", 1),
    ("millbank-prison-b", 1),
    ("paupers-b", 4),
    ("natural-history-museum-c", 1),
    ("albert-hall-c", 1),
    ("school-blue-c", 1),
    ("sewers-c", 5),
    ("train-station-north-c", 2),
    ("train-station-south-c", 1),
    ("shops-c", 2),
    ("public-houses-c", 1),
    ("grand-hotel-c", 1),
    ("billingsgate-market-c", 1),
    ("smithfield-market-c", 1),
    ("underground-c", 5),
    ("whitehall-c", 1),
    ("tower-bridge-c", 1),
    ("great-exhibition-c", 1),
    ("thames-embankment-c", 1),
    ("workhouse-c", 1),
    ("parliament-c", 1),
    ("jewish-refugees-c", 2),
    ("paupers-c", 5),
];

/// The boroughs of the shipped set, the three starters first.
pub(crate) const BOROUGHS: [&str; 20] = [
    "city",
    "westminster",
    "southwark-and-bermondsey",
    "bethnal-green-stepney-and-poplar",
    "greenwich",
    "lewisham",
    "deptford",
    "camberwell",
    "lambeth",
    "wandsworth",
    "battersea",
    "fulham-and-chelsea",
    "hammersmith",
    "kensington",
    "paddington",
    "st-marylebone",
    "hampstead",
    "st-pancras",
    "islington-and-stoke-newington",
    "hackney",
];

/// The cards of the shipped AutoMartin deck.
pub(crate) const AUTOMA_CARDS: [&str; 20] = [
    "i1", "i2", "i3", "i4", "i5", "i6", "i7", "i8", "i9", "i10", "ii1", "ii2", "ii3", "ii4", "ii5",
    "iii1", "iii2", "iii3", "iii4", "iii5",
];

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.code & OWN != 0 {
            return write!(f, "#{}", self.idx() + 1);
        }
        let mut first = 0;
        for (key, count) in CARDS {
            if self.code < first + count {
                f.write_str(key)?;
                if 1 < count && !self.is_any {
                    write!(f, ".{}", self.code - first + 1)?;
                }
                return Ok(());
            }
            first += count;
        }
        write!(f, "#{}", self.idx() + 1)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        let wrong = || NotationError::new(Message::new("expected-city-card"), text);
        if let Some(number) = own(text) {
            return number.map(Card::new).ok_or_else(wrong);
        }
        let (name, copy) = match text.split_once('.') {
            Some((name, copy)) => {
                let copy = copy.parse::<u8>().ok().filter(|&it| it != 0 && it.to_string() == copy);
                (name, copy.ok_or_else(wrong)?)
            }
            None => (text, 0),
        };
        let mut first = 0;
        for (key, count) in CARDS {
            if key == name {
                return match (count, copy) {
                    (1, 0) => Ok(Card::new(first)),
                    (2.., 0) => Ok(Card { is_any: true, ..Card::new(first) }),
                    (2.., 1..) if copy <= count => Ok(Card::new(first + copy - 1)),
                    _ => Err(wrong()),
                };
            }
            first += count;
        }
        Err(wrong())
    }
}

/// The number of a card in a set of the person's own: `#1` is the first.
fn own(text: &str) -> Option<Option<u8>> {
    let number = text.strip_prefix('#')?;
    let is_plain = !number.starts_with(['0', '+']);
    Some(
        number
            .parse::<u8>()
            .ok()
            .filter(|it| is_plain && (1..=128).contains(it))
            .map(|it| (it - 1) | OWN),
    )
}

/// Notation of what has a key of its own in the box.
macro_rules! keyed {
    ($($type:ident, $keys:ident, $expected:literal;)*) => {
        $(impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match $keys.get(usize::from(self.0)) {
                    Some(key) => f.write_str(key),
                    None => write!(f, "#{}", self.idx() + 1),
                }
            }
        }

        impl FromStr for $type {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<$type, NotationError> {
                let number = match own(text) {
                    Some(number) => number,
                    None => $keys.iter().position(|&it| it == text).map(|it| it as u8),
                };
                number
                    .map($type)
                    .ok_or_else(|| NotationError::new(Message::new($expected), text))
            }
        })*
    };
}

keyed! {
    Borough, BOROUGHS, "expected-borough";
    AutomaCard, AUTOMA_CARDS, "expected-automa-card";
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", ["T", "B"][usize::from(self.row())], self.column() + 1)
    }
}

impl FromStr for Space {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Space, NotationError> {
        (0..2 * ROW as u8)
            .map(Space)
            .find(|it| it.to_string() == text)
            .ok_or_else(|| NotationError::new(Message::new("expected-space"), text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_can_be_read_again() {
        for it in 0..110 {
            assert_eq!(Card::new(it).to_string().parse(), Ok(Card::new(it)));
        }
        for it in 0..20 {
            assert_eq!(Borough(it).to_string().parse(), Ok(Borough(it)));
            assert_eq!(AutomaCard(it).to_string().parse(), Ok(AutomaCard(it)));
            assert_eq!(Card::new(it | OWN).to_string().parse(), Ok(Card::new(it | OWN)));
        }
        for it in 0..10 {
            assert_eq!(Space(it).to_string().parse(), Ok(Space(it)));
        }
        assert_eq!(Card::new(3).to_string(), "water-works-a.2");
        let any: Card = "sewers-c".parse().unwrap();
        assert_eq!((any.to_string().as_str(), any.is_any()), ("sewers-c", true));
        for text in [
            "salters",
            "salters-a.1",
            "sewers-c.6",
            "sewers-c.0",
            "sewers-c.02",
            "#0",
            "#129",
            "#+1",
            "",
        ] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }
}
