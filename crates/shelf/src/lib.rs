//! The shelf: the list of games, and the only crate that names them all.
//!
//! Inside, everything is generic over [`kit::Game`]; at the door a name becomes
//! a type, once, by [`with_game!`].

use std::{fmt, str::FromStr};

use kit::{Game, Message, Trouble};

/// Makes [`GameId`] and [`with_game!`] from the list of games.
macro_rules! shelf {
    ($dollar:tt $($(#[$doc:meta])* $game:ident::$Name:ident)*) => {
        /// The games by type, for [`with_game!`].
        #[doc(hidden)]
        pub mod games {
            $(pub use $game::$Name;)*
        }

        /// A game on the shelf, by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum GameId {
            $($(#[$doc])* $Name,)*
        }

        impl GameId {
            /// Every game, in the order of the alphabet.
            pub const ALL: &[GameId] = &[$(GameId::$Name),*];

            /// The name used on the command line, in files and addresses.
            pub fn id(self) -> &'static str {
                match self {
                    $(GameId::$Name => games::$Name::ID,)*
                }
            }
        }

        /// Runs an expression with a type name standing for the game of a [`GameId`].
        ///
        /// ```
        /// use kit::Game;
        /// let id: shelf::GameId = "patchwork".parse().unwrap();
        /// assert_eq!(shelf::with_game!(id, G => G::ID), "patchwork");
        /// ```
        #[macro_export]
        macro_rules! with_game {
            ($dollar id:expr, $dollar G:ident => $dollar body:expr) => {
                match $dollar id {
                    $($crate::GameId::$Name => {
                        type $dollar G = $crate::games::$Name;
                        $dollar body
                    })*
                }
            };
        }
    };
}

shelf! {
    $
    /// Brass: Birmingham, with Mautoma.
    brass::Brass
    /// London, with AutoMartin.
    london::London
    /// Patchwork, with its Automa.
    patchwork::Patchwork
}

/// A name that no game on the shelf has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame {
    /// The games there are.
    pub expected: String,
    /// What was asked for.
    pub found: String,
}

kit::errors!(UnknownGame);

impl Trouble for UnknownGame {
    fn message(&self) -> Message {
        let games = Message::new("trouble-one-of").with("words", self.expected.as_str());
        let message = Message::new("trouble-expected").with("expected", games);
        message.with("found", Message::quoted(&self.found))
    }
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<GameId, UnknownGame> {
        GameId::ALL.iter().copied().find(|it| it.id() == text).ok_or_else(|| UnknownGame {
            expected: GameId::ALL.iter().map(|it| it.id()).collect::<Vec<_>>().join(", "),
            found: text.to_owned(),
        })
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_goes_by_its_id() {
        for &id in GameId::ALL {
            assert_eq!(id.id().parse(), Ok(id));
            assert_eq!(with_game!(id, G => G::ID), id.to_string());
        }
        assert!("chess".parse::<GameId>().is_err());
    }
}
