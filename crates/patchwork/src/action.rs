//! Actions and their notation.

use std::{fmt, str::FromStr};

use kit::{Message, NotationError, number};

use crate::{Cell, N_PATCHES, Patch, words};

/// The smallest choice the rulebook offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Chance lays the next patch into the circle: `lay 7`.
    Lay(Patch),
    /// Chance shows the back of the automa's next card: `back 4`, `back plain`.
    ShowBack(Option<u8>),
    /// Chance turns up the automa's card with this number: `card 17`.
    TurnUp(u8),
    /// The human advances and receives buttons: `advance`.
    Advance,
    /// The human takes and places a patch: `buy 12 c4 r1f`.
    Buy(Placement),
    /// The human places a leather patch: `leather e5`.
    PlaceLeather(Cell),
    /// At the table: the human took a patch and sewed it on somewhere: `took 12`.
    Took(Patch),
    /// At the table: the human earns the special tile with this turn: `tile`.
    EarnTile,
    /// At the table: the rest of the circle is told as it comes into reach: `begin`.
    Begin,
    /// The automa takes a patch: `take 5`.
    Take(Patch),
    /// The automa passes: `pass`.
    Pass,
}

/// A patch on the quilt: which, turned how, and where the top left corner of
/// its bounding box lies. In notation `12 c4 r1f`: patch 12, corner on c4, one
/// quarter turn clockwise, flipped first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Placement {
    /// The patch.
    pub patch: Patch,
    /// The number of its orientation.
    pub orientation: u8,
    /// The top left corner of its bounding box.
    pub corner: Cell,
}

impl Placement {
    /// The orientation.
    #[inline]
    pub fn oriented(&self) -> &'static crate::Orientation {
        &self.patch.spec().orientations()[usize::from(self.orientation)]
    }

    /// Whether the bounding box lies on the quilt board.
    pub fn is_on_board(&self) -> bool {
        self.oriented().corners >> self.corner.0 & 1 == 1
    }

    /// The cells it covers.
    #[inline]
    pub fn cells(&self) -> u128 {
        self.oriented().covered(self.corner)
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let it = self.oriented();
        write!(
            f,
            "{} {} r{}{}",
            self.patch,
            self.corner,
            it.turns,
            if it.is_flipped { "f" } else { "" }
        )
    }
}

impl FromStr for Placement {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Placement, NotationError> {
        let wrong = || NotationError::new(Message::new("expected-placement"), text);
        let mut words = text.split(' ');
        let (Some(patch), Some(corner), Some(turn), None) =
            (words.next(), words.next(), words.next(), words.next())
        else {
            return Err(wrong());
        };
        let patch: Patch = patch.parse()?;
        let (turns, is_flipped) = match turn.as_bytes() {
            [b'r', turns @ b'0'..=b'3'] => (turns - b'0', false),
            [b'r', turns @ b'0'..=b'3', b'f'] => (turns - b'0', true),
            _ => {
                return Err(NotationError::new(Message::new("expected-turn"), turn));
            }
        };
        let orientation = patch.spec().orientation(turns, is_flipped);
        Ok(Placement { patch, orientation, corner: corner.parse()? })
    }
}

impl FromStr for Patch {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Patch, NotationError> {
        let number = number(text).filter(|&it| usize::from(it) < N_PATCHES);
        number.map(Patch).ok_or_else(|| NotationError::new(words::a_patch(), text))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(patch) => write!(f, "lay {patch}"),
            Action::ShowBack(Some(virtual_buttons)) => write!(f, "back {virtual_buttons}"),
            Action::ShowBack(None) => f.write_str("back plain"),
            Action::TurnUp(card) => write!(f, "card {card}"),
            Action::Advance => f.write_str("advance"),
            Action::Buy(placement) => write!(f, "buy {placement}"),
            Action::PlaceLeather(cell) => write!(f, "leather {cell}"),
            Action::Took(patch) => write!(f, "took {patch}"),
            Action::EarnTile => f.write_str("tile"),
            Action::Begin => f.write_str("begin"),
            Action::Take(patch) => write!(f, "take {patch}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let figure =
            |expected| number(rest).ok_or_else(|| NotationError::new(Message::new(expected), rest));
        match verb {
            "advance" if rest.is_empty() => Ok(Action::Advance),
            "pass" if rest.is_empty() => Ok(Action::Pass),
            "tile" if rest.is_empty() => Ok(Action::EarnTile),
            "begin" if rest.is_empty() => Ok(Action::Begin),
            "took" => Ok(Action::Took(rest.parse()?)),
            "buy" => Ok(Action::Buy(rest.parse()?)),
            "leather" => Ok(Action::PlaceLeather(rest.parse()?)),
            "take" => Ok(Action::Take(rest.parse()?)),
            "lay" => Ok(Action::Lay(rest.parse()?)),
            "back" if rest == "plain" => Ok(Action::ShowBack(None)),
            "back" => Ok(Action::ShowBack(Some(figure("expected-back-shown")?))),
            "card" => Ok(Action::TurnUp(figure("expected-card-number")?)),
            _ => Err(NotationError::new(Message::new("expected-verb"), text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_placement_reads_as_it_is_written_however_it_was_turned() {
        let written = |text: &str| text.parse::<Action>().map(|it| it.to_string());
        assert_eq!(written("buy 7 c4 r1f"), Ok("buy 7 c4 r1f".to_owned()));
        assert_eq!(
            written("buy 9 a1 r3f"),
            Ok("buy 9 a1 r0".to_owned()),
            "a square looks the same every way"
        );
        assert!(written("buy 33 a1 r0").is_err());
        assert!(written("buy 7 j1 r0").is_err());
        assert!(written("buy 7 a1 r4").is_err());
        assert!(written("advance 1").is_err());
        assert!(written("card 07").is_err());
    }
}
