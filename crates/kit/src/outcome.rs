//! How a finished game came out for the people at the table.

use serde::{Deserialize, Serialize};

use crate::{Game, ranking};

/// How a finished game came out for the people at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// A person is in front of the automa.
    Won,
    /// They share the first place.
    Drawn,
    /// The automa is in front.
    Lost,
}

impl Outcome {
    /// How the table `state` counts, by the game's own way to break ties.
    pub fn of<G: Game>(game: &G, state: &G::State) -> Outcome {
        let ranking = ranking(game, state);
        let n_more = ranking.iter().skip(1).take_while(|it| it.1).count();
        let first = &ranking[..=n_more];
        match first.iter().any(|it| it.0 == game.automa_seat()) {
            false => Outcome::Won,
            true if first.len() == 1 => Outcome::Lost,
            true => Outcome::Drawn,
        }
    }

    /// Its word, as documents and ids of texts have it.
    pub fn word(self) -> &'static str {
        match self {
            Outcome::Won => "won",
            Outcome::Drawn => "drawn",
            Outcome::Lost => "lost",
        }
    }
}
