#![deny(clippy::float_arithmetic)]
//! Players: who sits in a person's chair when nobody does, and knows the game.
//!
//! Whole numbers, no threads, no clock: what a player does follows from its
//! seed and from what its chair sees. A budget in milliseconds takes the time
//! from whoever asks, and is for people, never for results.

pub mod brass;
pub mod london;
mod makeup;
pub mod patchwork;
mod skill;

use kit::{Game, Message, Player, Random, Trouble};

pub use makeup::Makeup;
pub use skill::{Budget, Clock, Skill};

/// A game that somebody knows how to play.
pub trait Skilled: Game {
    /// A player of this skill. It is given tables as its chair sees them ([`kit::Seen`])
    /// and may not tell two that differ in hidden cards.
    fn skilled(&self, skill: Skill) -> Option<Box<dyn Player<Self>>>;
    /// What such a player goes by.
    fn makeup(skill: Skill) -> Makeup;
}

/// A name that no player of a game has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {expected}, found `{found}`")]
pub struct UnknownPlayer {
    /// The players there are.
    pub expected: String,
    /// Who was asked for.
    pub found: String,
}

impl Trouble for UnknownPlayer {
    fn message(&self) -> Message {
        let players = Message::new("trouble-one-of").with("words", self.expected.as_str());
        let message = Message::new("trouble-expected").with("expected", players);
        message.with("found", Message::quoted(&self.found))
    }
}

/// The players of a game by name, the weakest first.
pub fn names<G: Skilled>() -> Vec<&'static str> {
    [&["random"], G::PLAYERS, &["casual", "greedy", "search"]].concat()
}

/// The player called `name`: `random`, one of the game's own, `casual`, `greedy`,
/// `search`, `search:ITERATIONS`, or `search:1000ms` if there is a clock to look at.
///
/// # Errors
///
/// If nobody of that name plays this game.
pub fn player<G: Skilled>(
    game: &G,
    name: &str,
    clock: Option<Clock>,
) -> Result<Box<dyn Player<G>>, UnknownPlayer> {
    if name == "random" {
        return Ok(Box::new(Random::default()));
    }
    let skilled = || game.skilled(Skill::parse(name, clock)?);
    game.player(name).or_else(skilled).ok_or_else(|| UnknownPlayer {
        expected: names::<G>().join(", ") + ", search:ITERATIONS",
        found: name.to_owned(),
    })
}

/// What the player called `name` goes by; `random` and a game's own go by nothing.
pub fn makeup<G: Skilled>(name: &str, clock: Option<Clock>) -> Makeup {
    Skill::parse(name, clock).map_or_else(Makeup::default, G::makeup)
}
