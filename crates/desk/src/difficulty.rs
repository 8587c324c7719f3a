//! How hard an automa is: what players came to against each level, measured.

use std::sync::LazyLock;

use kit::{ChoiceKind, Game};
use serde::{Deserialize, Serialize};

/// What one player came to against one automa at one level.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// The game's id.
    pub game: String,
    /// The level.
    pub level: String,
    /// The automa's deck, where a game has several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<String>,
    /// The automa's mat, where it is one of ours: then no printed level is meant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mat: Option<String>,
    /// Who sat in the person's chair.
    pub player: String,
    /// The seed of the first game.
    pub seed: u64,
    /// How many games.
    pub games: u64,
    /// Games that the person won.
    pub wins: u64,
    /// Games that were drawn.
    pub draws: u64,
    /// The share of games that the person won.
    pub win_rate: f64,
    /// Wilson's 95% interval for that share.
    pub win_rate_ci95: [f64; 2],
    /// The person's points: the mean.
    pub human: f64,
    /// Its 95% interval.
    pub human_ci95: [f64; 2],
    /// The automa's points: the mean.
    pub automa: f64,
    /// Its 95% interval.
    pub automa_ci95: [f64; 2],
    /// What the first games alone came to, so that a test can play them again.
    pub first: First,
}

/// What the first games of a row came to, in whole numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct First {
    /// How many.
    pub games: u64,
    /// The person's points in all of them.
    pub human: i64,
    /// The automa's points in all of them.
    pub automa: i64,
}

/// The table of difficulty, as a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Difficulty {
    /// Its rows.
    pub row: Vec<Measured>,
}

/// The measured difficulty of every automa and level.
pub fn difficulty() -> &'static [Measured] {
    static TABLE: LazyLock<Difficulty> = LazyLock::new(|| {
        kit::read(include_str!("../data/difficulty.toml")).expect("a test reads the table")
    });
    &TABLE.row
}

/// What players came to against the mats that are ours, in no box: apart from the levels,
/// on seeds that chose none of them.
pub fn ladder() -> &'static [Measured] {
    static TABLE: LazyLock<Difficulty> = LazyLock::new(|| {
        kit::read(include_str!("../data/ladder.toml")).expect("a test reads the table")
    });
    &TABLE.row
}

/// The level at which a casual player wins about half of the games, with the deck that
/// is usual: where a first game begins. `None` for a game that was never measured.
pub fn even_level<G: Game>() -> Option<(&'static str, &'static str)> {
    let choice = G::CHOICES.iter().find(|it| it.kind == ChoiceKind::Level)?;
    let deck = G::chosen(&G::Setup::default(), "deck");
    let is_usual = |it: &Measured| it.deck.as_ref().is_none_or(|it| *it == deck);
    let is_here = |it: &&Measured| it.game == G::ID && it.player == "casual" && is_usual(it);
    // Wins and losses apart, in thousandths of the games; of equals the easier one.
    let apart = |it: &&Measured| (2 * it.wins).abs_diff(it.games) * 1000 / it.games.max(1);
    let row = difficulty().iter().filter(is_here).min_by_key(apart)?;
    Some((choice.key, choice.values.iter().find(|it| **it == row.level)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_sound() {
        for row in difficulty().iter().chain(ladder()) {
            assert_eq!(row.mat.is_some(), ladder().contains(row), "{row:?}");
            let [low, high] = row.win_rate_ci95;
            assert!(row.wins + row.draws <= row.games, "{row:?}");
            assert!(low <= row.win_rate && row.win_rate <= high, "{row:?}");
            assert!((row.win_rate - row.wins as f64 / row.games as f64).abs() < 1e-4, "{row:?}");
        }
    }
}
