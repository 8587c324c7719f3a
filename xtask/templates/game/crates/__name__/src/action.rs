//! What can happen, and its notation: what records say.

use std::{fmt, str::FromStr};

use kit::{Message, NotationError, number};

use crate::Crate;

/// The smallest step of the game, whoever makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// A crate comes ashore.
    Lay(Crate),
    /// A card of the automa is turned up, by its place in the deck.
    TurnUp(u8),
    /// Whoever is to act takes a crate.
    Take(Crate),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(it) => write!(f, "lay {it}"),
            Action::TurnUp(card) => write!(f, "card {}", u16::from(*card) + 1),
            Action::Take(it) => write!(f, "take {it}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match verb {
            "lay" => Ok(Action::Lay(rest.parse()?)),
            "take" => Ok(Action::Take(rest.parse()?)),
            "card" => {
                let card = number(rest).and_then(|it| it.checked_sub(1));
                let wrong = || NotationError::new(Message::new("expected-card-number"), rest);
                card.map(Action::TurnUp).ok_or_else(wrong)
            }
            _ => Err(NotationError::new(Message::new("expected-verb"), text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_reads_as_it_is_written() {
        for text in ["lay 0", "take 14", "card 1", "card 255"] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in ["take 15", "take 01", "card 0", "card", "sell 3", ""] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
