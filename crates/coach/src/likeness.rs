//! How somebody chose, beside the players whose choices were measured.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::{Band, JUDGE_VERSION};

/// What one player's choices cost on average: a row of the data that
/// `cargo xtask calibrate` writes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// The game's id.
    pub game: String,
    /// Who chose.
    pub player: String,
    /// The version of the judge.
    pub judge: u32,
    /// How many games.
    pub games: u32,
    /// How many choices they had.
    pub choices: u32,
    /// What a choice cost on average, in thousandths of a point.
    pub cost: i64,
    /// Its standard error, from game to game.
    pub cost_error: i64,
    /// What a choice brought on average against greedy's.
    pub gain: i64,
    /// The mean luck of a game, which must be nought.
    pub luck: i64,
    /// Its standard error, from game to game.
    pub luck_error: i64,
    /// Games after each deed.
    pub rollouts: u32,
    /// The level that was played.
    pub level: String,
    /// How many of the games were won, drawn ones by half; in ten-thousandths.
    pub won: i64,
    /// The Brier score of the chance to win over all tables, in ten-thousandths.
    pub brier: i64,
    /// The same if the player's own mean choice is reckoned in: "as you play".
    pub brier_as: i64,
    /// The score of who always says how often this player wins.
    pub brier_base: i64,
    /// How many of the three dearest choices are the same with other dice, in hundredths;
    /// of how many games.
    pub repeated: [i64; 2],
    /// Predicted and won, in ten-thousandths, and how many tables: a bin for each tenth.
    pub bins: Vec<[i64; 3]>,
}

/// The table of what was measured, as a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calibration {
    /// Its rows.
    pub row: Vec<Measured>,
}

/// What players' choices cost, as measured.
pub fn measured() -> &'static [Measured] {
    static TABLE: LazyLock<Calibration> = LazyLock::new(|| {
        kit::read(include_str!("../data/measured.toml")).expect("a test reads the table")
    });
    &TABLE.row
}

/// With fewer games than this a player is not measured yet.
const ENOUGH: u32 = 20;

/// How somebody chose in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "chose", deny_unknown_fields)]
pub enum Likeness {
    /// Like this player, whose mean lies in the band.
    Like {
        /// The player's name.
        player: String,
    },
    /// Better than one and not as well as the other.
    Between {
        /// Whose choices cost more.
        worse: String,
        /// Whose choices cost less.
        better: String,
    },
    /// Not as well as the weakest that was measured.
    Below {
        /// The weakest.
        player: String,
    },
    /// Better than the best that was measured.
    Above {
        /// The best.
        player: String,
    },
    /// Too few games were measured.
    Unknown,
}

/// How somebody chose whose choices in a game cost so much.
pub fn likeness(game: &str, cost: &Band) -> Likeness {
    among(measured(), game, cost)
}

fn among(rows: &[Measured], game: &str, cost: &Band) -> Likeness {
    let is_known =
        |it: &&Measured| it.game == game && it.judge == JUDGE_VERSION && ENOUGH <= it.games;
    let mut rows: Vec<&Measured> = rows.iter().filter(is_known).collect();
    if cost.n == 0 || rows.is_empty() {
        return Likeness::Unknown;
    }
    // The dearest choices first.
    rows.sort_by_key(|it| std::cmp::Reverse(it.cost));
    let gap = |it: &&Measured| (it.cost - cost.mean).abs();
    let near = rows.iter().copied().filter(|it| gap(it) <= cost.band).min_by_key(gap);
    if let Some(it) = near {
        return Likeness::Like { player: it.player.clone() };
    }
    let name = |it: Option<&&Measured>| it.map(|it| it.player.clone());
    let worse = name(rows.iter().rfind(|it| cost.mean < it.cost));
    let better = name(rows.iter().find(|it| it.cost < cost.mean));
    match (worse, better) {
        (Some(worse), Some(better)) => Likeness::Between { worse, better },
        (None, _) => {
            name(rows.first()).map_or(Likeness::Unknown, |player| Likeness::Below { player })
        }
        (Some(_), None) => {
            name(rows.last()).map_or(Likeness::Unknown, |player| Likeness::Above { player })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(player: &str, cost: i64, games: u32) -> Measured {
        Measured {
            game: "toy".to_owned(),
            player: player.to_owned(),
            judge: JUDGE_VERSION,
            games,
            choices: 20 * games,
            cost,
            cost_error: 10,
            gain: 0,
            luck: 0,
            luck_error: 100,
            rollouts: 400,
            level: "III".to_owned(),
            won: 5000,
            brier: 2000,
            brier_as: 2000,
            brier_base: 2500,
            repeated: [0, 0],
            bins: Vec::new(),
        }
    }

    #[test]
    fn the_data_is_what_the_command_wrote_for_this_judge_and_the_page_tells_it() {
        let data = include_str!("../data/measured.toml");
        let page = include_str!("../../../docs/coach.md");
        assert!(data.starts_with("# Written by `cargo xtask calibrate`"), "{data:.80}");
        for row in measured() {
            assert_eq!(row.judge, JUDGE_VERSION, "run cargo xtask calibrate {}", row.game);
            assert_eq!(row.bins.len(), 10, "{row:?}");
            assert!(0 < row.games && row.games <= row.choices, "{row:?}");
            let Measured { game, level, player, games, cost, brier, .. } = row;
            let line = format!("| {game} | {level} | {player} | {games} | {cost} |");
            assert!(page.contains(&line) && page.contains(&format!(" {brier} |")), "{line}");
        }
    }

    #[test]
    fn somebody_is_like_the_nearest_in_the_band_or_between_two() {
        let rows = [row("casual", 1700, 30), row("greedy", 800, 30), row("search", 200, 30)];
        let said = |mean, band| among(&rows, "toy", &Band { mean, band, n: 20 });
        let player = |it: &str| it.to_owned();
        assert_eq!(said(900, 300), Likeness::Like { player: player("greedy") });
        let between = Likeness::Between { worse: player("casual"), better: player("greedy") };
        assert_eq!(said(1200, 100), between);
        assert_eq!(said(2500, 100), Likeness::Below { player: player("casual") });
        assert_eq!(said(-500, 100), Likeness::Above { player: player("search") });
        assert_eq!(among(&rows, "other", &Band { mean: 0, band: 0, n: 1 }), Likeness::Unknown);
        let few = [row("casual", 1700, 19)];
        assert_eq!(among(&few, "toy", &Band { mean: 1, band: 1, n: 1 }), Likeness::Unknown);
    }
}
