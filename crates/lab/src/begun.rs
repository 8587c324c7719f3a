//! What was begun: a run as it is written down before its first game, so that it can
//! go on after it was stopped, however that happened.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::{Choices, FolderError, Provenance, Trait};

/// A run as it was begun.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Begun {
    /// The game's id.
    pub game: String,
    /// What was chosen before the first action.
    pub setup: Choices,
    /// Who sits in the chairs of people.
    pub player: String,
    /// What was added to the seeds for the dice of the players.
    #[serde(default, skip_serializing_if = "is_nought")]
    pub player_seed: u64,
    /// The rule that the automa does not read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub without: Option<String>,
    /// The seed of the first game, all shards together.
    pub seed: u64,
    /// How many games, all shards together.
    pub games: u64,
    /// Which part of the run.
    pub shard: String,
    /// How long it took until it was stopped, as far as that is known.
    pub seconds: f64,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// What is not written down: nothing is added.
#[cfg_attr(
    target_pointer_width = "64",
    expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")
)]
pub(crate) fn is_nought(n: &u64) -> bool {
    *n == 0
}

/// In what two runs differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// In something that has a value on either side.
    Field {
        /// What differs.
        field: &'static str,
        /// What the first has.
        expected: String,
        /// What the other has.
        found: String,
    },
    /// In who plays, though the name is the same.
    Player {
        /// The name.
        player: String,
        /// What differs.
        by: Trait,
    },
    /// The other does not say who played it, nor which game.
    Unsaid,
}

/// Why a run cannot go on in a folder.
#[derive(Debug)]
pub enum ResumeError {
    /// No run was begun there.
    None(PathBuf),
    /// The run came to its end.
    Complete(PathBuf),
    /// What was begun cannot be read.
    Begun {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        error: String,
    },
    /// Another run was begun there.
    Other {
        /// The folder.
        dir: PathBuf,
        /// In what it differs.
        mismatch: Mismatch,
    },
    /// A line is no row of this run.
    Row {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: u64,
        /// The game that belongs there.
        seed: u64,
    },
    /// The system refuses.
    Folder(FolderError),
}

impl Begun {
    /// In what another run differs from this one, if it does; how long they took and
    /// what was typed does not count.
    pub fn mismatch(&self, other: &Begun) -> Option<Mismatch> {
        let field = |field, expected: &dyn ToString, found: &dyn ToString| {
            let (expected, found) = (expected.to_string(), found.to_string());
            (expected != found).then_some(Mismatch::Field { field, expected, found })
        };
        mismatch(
            (&self.game, &self.setup, &self.player, &self.provenance),
            (&other.game, &other.setup, &other.player, &other.provenance),
        )
        .or_else(|| field("player-seed", &self.player_seed, &other.player_seed))
        .or_else(|| {
            let id = |it: &Option<String>| it.clone().unwrap_or_else(|| "-".to_owned());
            field("without", &id(&self.without), &id(&other.without))
        })
        .or_else(|| field("seed", &self.seed, &other.seed))
        .or_else(|| field("games", &self.games, &other.games))
        .or_else(|| field("shard", &self.shard, &other.shard))
    }
}

/// What makes games belong together: a game, its set-up, who plays it, and where that
/// comes from.
type Origin<'a> = (&'a str, &'a Choices, &'a str, &'a Provenance);

/// In what the games of two runs differ, the first thing by name.
pub(crate) fn mismatch(a: Origin<'_>, b: Origin<'_>) -> Option<Mismatch> {
    let field = |field, expected: String, found: String| {
        (expected != found).then_some(Mismatch::Field { field, expected, found })
    };
    let choices = |it: &Choices| {
        let choices = it.0.iter().map(|(key, value)| format!("{key}={value}"));
        choices.collect::<Vec<_>>().join(" ")
    };
    let ((a_game, a_setup, a_player, a), (b_game, b_setup, b_player, b)) = (a, b);
    // A build that does not say its commit is compared by what it plays.
    let commits = a.commit.clone().zip(b.commit.clone());
    let (commit_a, commit_b) = commits.unwrap_or_default();
    let plain = field("version", a.version.clone(), b.version.clone())
        .or_else(|| field("commit", commit_a, commit_b))
        .or_else(|| field("game", a_game.to_owned(), b_game.to_owned()))
        .or_else(|| field("ruleset", a.ruleset.to_string(), b.ruleset.to_string()))
        .or_else(|| field("setup", choices(a_setup), choices(b_setup)))
        .or_else(|| field("documents", a.setup.clone(), b.setup.clone()))
        .or_else(|| field("player", a_player.to_owned(), b_player.to_owned()));
    if plain.is_some() {
        return plain;
    }
    let (Some(game_a), Some(game_b), Some(mind_a), Some(mind_b)) =
        (&a.game, &b.game, &a.player, &b.player)
    else {
        return Some(Mismatch::Unsaid);
    };
    field("rules", game_a.clone(), game_b.clone()).or_else(|| {
        let by = mind_a.difference(mind_b)?;
        Some(Mismatch::Player { player: b_player.to_owned(), by })
    })
}
