//! Provenance: which program, which game and which player results come from.

use kit::Game;
use players::{Skilled, makeup};
use serde::{Deserialize, Serialize};

use crate::{Row, Run};

/// The version of the program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The commit the program was built from, if whoever built it said so: in
/// `AUTOMATABLE_COMMIT`, e.g. the words of `git describe --always --dirty`, or in
/// `GITHUB_SHA`. No build script asks git: each commit would then be a build, and an
/// archive without git could not say. What a change does to the play is seen anyway,
/// by the fingerprints.
pub const COMMIT: Option<&str> = match option_env!("AUTOMATABLE_COMMIT") {
    Some(commit) => Some(commit),
    None => option_env!("GITHUB_SHA"),
};

/// Where results come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Provenance {
    /// The version of the program.
    pub version: String,
    /// The commit it was built from, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commit: Option<String>,
    /// The version of the game's rules.
    pub ruleset: u32,
    /// The set-up with its decks, mats and card sets, as a fingerprint.
    pub setup: String,
    /// The rules and the tables of the box as they play: a fingerprint of what a few
    /// games of the random player come to. Versions before 0.3 did not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// What tells the player from another of the same name. Versions before 0.3 did not
    /// say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<Fingerprints>,
    /// The seed of the first game and of the last.
    pub seeds: [u64; 2],
    /// What was typed.
    pub command: Vec<String>,
}

/// What tells a player from another of the same name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Fingerprints {
    /// What it believes things are worth, as a fingerprint.
    pub weights: String,
    /// How far off its judgement often is, in thousandths of a point.
    pub noise: i64,
    /// How it looks ahead, as a fingerprint.
    pub search: String,
    /// How long it looks ahead, if it does: `2000`, or `100ms`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub budget: Option<String>,
    /// How it plays, as a fingerprint of a game of its own: for what no table says.
    pub play: String,
}

/// What differs between two players of one name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trait {
    /// What they believe things are worth.
    Weights,
    /// How far off their judgement is.
    Noise,
    /// How they look ahead.
    Search,
    /// How long they look ahead.
    Budget,
    /// What they do, though all of the above is the same.
    Play,
}

impl Trait {
    /// Its name in a summary.
    pub fn key(self) -> &'static str {
        match self {
            Trait::Weights => "weights",
            Trait::Noise => "noise",
            Trait::Search => "search",
            Trait::Budget => "budget",
            Trait::Play => "play",
        }
    }
}

impl Fingerprints {
    /// The first thing in which another player differs from this one.
    pub fn difference(&self, other: &Fingerprints) -> Option<Trait> {
        let pairs = [
            (Trait::Weights, self.weights == other.weights),
            (Trait::Noise, self.noise == other.noise),
            (Trait::Search, self.search == other.search),
            (Trait::Budget, self.budget == other.budget),
            (Trait::Play, self.play == other.play),
        ];
        pairs.into_iter().find(|(_, is_same)| !is_same).map(|it| it.0)
    }

    /// Those of what a player goes by, and of how it plays.
    pub fn of(makeup: &players::Makeup, play: String) -> Fingerprints {
        Fingerprints {
            weights: kit::fingerprint(&makeup.weights),
            noise: makeup.noise,
            search: kit::fingerprint(&makeup.search),
            budget: makeup.budget.clone(),
            play,
        }
    }
}

/// How many games of the random player are the fingerprint of a game.
const N_PROBES: u64 = 8;

impl<G: Skilled> Run<'_, G> {
    /// Where the first `n_games` of this part come from.
    pub(crate) fn provenance(&self, n_games: u64) -> Provenance {
        let first = self.seed + self.part().start;
        Provenance {
            version: VERSION.to_owned(),
            commit: COMMIT.map(str::to_owned),
            ruleset: G::RULESET,
            setup: kit::fingerprint(self.game.setup()),
            game: Some(played_at_random(self.game)),
            player: Some(self.fingerprints()),
            seeds: [first, first + n_games.max(1) - 1],
            command: self.command.to_vec(),
        }
    }

    fn fingerprints(&self) -> Fingerprints {
        // The budget is told apart by itself: one iteration shows how a search plays.
        let who = players::without_bars(self.player);
        let bars = &self.player[who.len()..];
        let name = if who.starts_with("search") { "search:1" } else { who };
        let seated = match &self.guest {
            Some(guest) => Ok((guest.seat)()),
            None => players::player(self.game, &format!("{name}{bars}"), None),
        };
        let play = match seated {
            Ok(mut player) => {
                let is_wanted = || true;
                let dealt = kit::playout_on(self.game, 0, player.as_mut(), &self.terms, is_wanted);
                let played = dealt.expect("nobody stops it");
                row_fingerprint::<G>(&[Row::of(self.game, 0, &played)])
            }
            Err(_) => String::new(),
        };
        match self.guest {
            Some(_) => Fingerprints::of(&players::Makeup::default(), play),
            None => Fingerprints::of(&makeup::<G>(self.player, self.clock), play),
        }
    }
}

/// What a few games of the random player come to: another rule that matters, another
/// price in a table of the box or another card makes other games of them.
fn played_at_random<G: Game>(game: &G) -> String {
    let probe = |seed| Row::of(game, seed, &game.random_playout(seed));
    row_fingerprint::<G>(&(0..N_PROBES).map(probe).collect::<Vec<_>>())
}

fn row_fingerprint<G: Game>(rows: &[Row]) -> String {
    let mut text = String::new();
    for row in rows {
        crate::csv::write(row, G::COUNTERS.len(), &mut text);
    }
    kit::fingerprint(&text)
}
