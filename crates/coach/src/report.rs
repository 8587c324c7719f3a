//! Reports: what an analysis found, in whole numbers.

use std::fmt::Display;

use serde::{Deserialize, Serialize};

use crate::{
    JUDGE, JUDGE_VERSION,
    stats::{CERTAIN, Mean, chance, rounded},
};

/// By whom something was judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Judge {
    /// The name of the judge.
    pub name: String,
    /// Its version.
    pub version: u32,
    /// Who plays tables on, and with whose deed each is compared.
    pub player: String,
    /// Games after each deed that counts.
    pub games: u32,
}

/// A deed, as its actions in notation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Deed(pub Vec<String>);

/// What a source of points brings, as far as it is clear.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Reason {
    /// Whether they are the automa's points, which count against the person.
    pub is_automa: bool,
    /// The key of the source's text, `score-…`.
    pub source: String,
    /// What it brings the person on average.
    pub gain: Mean,
}

/// What a decision cost against the best deed found, measured again with fresh dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Again {
    /// The cost: how much more the best deed found would have brought.
    pub cost: Mean,
    /// Games for each side.
    pub n_games: u32,
    /// Why: what the best deed found would have brought by source of points.
    pub reasons: Vec<Reason>,
}

/// A decision that left a choice, and what it was worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Judged {
    /// Where it begins in the record.
    pub ply: u32,
    /// How many entries it has.
    pub n_plies: u32,
    /// A number that follows from the record up to its end.
    pub print: u64,
    /// What kind of deed it was; its text is `deed-kind-KIND`.
    pub kind: String,
    /// What was done.
    pub played: Deed,
    /// The best deed found, if that is another one.
    pub best: Option<Deed>,
    /// What the table before it was worth.
    pub level: Mean,
    /// What was done against what greedy would have done: the sums are made of these.
    pub choice: Mean,
    /// What it cost against the best deed, found and measured in different games: right on
    /// average, and so below nought at times.
    pub cost: Mean,
    /// The same in all games: too much on average, for telling which decisions to measure
    /// again.
    pub gap: Mean,
    /// Measured again, if it seemed dear.
    pub again: Option<Again>,
}

/// What a table was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// How many entries of the record had happened.
    pub ply: u32,
    /// The expected margin in the end, in thousandths of a point.
    pub mean: i64,
    /// Half of its 95 % band.
    pub band: i64,
    /// How much one game deviates; nought when the game is over.
    pub deviation: i64,
    /// The chance to win, in ten-thousandths.
    pub chance: i64,
    /// The lower end of its 95 % band.
    pub low: i64,
    /// The upper end of it.
    pub high: i64,
    /// Choices that the person had from here on.
    pub n_left: u32,
}

/// A number with its 95 % band, in thousandths of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// The number.
    pub mean: i64,
    /// Half of its 95 % band.
    pub band: i64,
    /// Of how many decisions.
    pub n: u32,
}

/// What luck or choices brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// In thousandths of a point.
    pub points: i64,
    /// Half of the 95 % band.
    pub band: i64,
    /// In ten-thousandths of the chance to win.
    pub chance: i64,
    /// Half of the 95 % band.
    pub chance_band: i64,
}

/// What all decisions of one kind cost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct KindCost {
    /// The kind; its text is `deed-kind-KIND`.
    pub kind: String,
    /// All of them together.
    pub cost: Band,
}

/// Who made a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum MomentKind {
    /// Chance.
    Card,
    /// The person.
    Choice,
}

/// A moment that stands out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Moment {
    /// Chance's or the person's.
    pub kind: MomentKind,
    /// Where it begins in the record.
    pub ply: u32,
    /// Where it ends.
    pub until: u32,
    /// What it brought, in thousandths of a point: what chance changed, or less what the
    /// choice cost.
    pub points: i64,
    /// Half of its 95 % band.
    pub band: i64,
    /// Which of [`Report::decisions`] it is, if it is a choice.
    pub decision: Option<u32>,
}

/// What whoever reads a report must know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Note {
    /// The table was put right by hand: what that changed counts as luck.
    Corrected,
    /// Cards of somebody's own: how well the judge knows them was not measured.
    OwnCards,
    /// The game began from a table somebody laid.
    Position,
    /// The game is not over: its end is what is expected now.
    Running,
    /// The analysis was stopped: it tells of the last part of the game.
    Partial,
}

/// What an analysis found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// By whom it was judged.
    pub judge: Judge,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub ruleset: u32,
    /// The chair, from 1.
    pub seat: u8,
    /// A number that follows from the set-up.
    pub first_print: u64,
    /// A number that follows from the whole record.
    pub print: u64,
    /// What the table at the start is worth, once that is known.
    pub opening: Option<Mean>,
    /// What the table now is worth, of a game that is not over.
    pub now: Option<Mean>,
    /// Whether nothing is left to be played on.
    pub is_complete: bool,
    /// What whoever reads it must know.
    pub notes: Vec<Note>,
    /// Choices that the person had.
    pub n_choices: u32,
    /// Deeds that left no choice.
    pub n_forced: u32,
    /// What was expected at the start; of a part, at its first table.
    pub start: Level,
    /// The end, or what is expected now.
    pub end: Level,
    /// What was expected before each decision that followed chance, start and end included.
    pub curve: Vec<Level>,
    /// What chance brought. Start, luck and choices make the end, exactly.
    pub luck: Share,
    /// What the person's choices brought against greedy's.
    pub choices: Share,
    /// What an unforced choice cost on average against the best deed found.
    pub cost: Band,
    /// The same by kind of deed, the dearest first.
    pub kinds: Vec<KindCost>,
    /// At most three moments that stand out, in the order of the game.
    pub moments: Vec<Moment>,
    /// The decisions that are judged, in the order of the game.
    pub decisions: Vec<Judged>,
}

impl Judge {
    /// This judge, with so many games.
    pub(crate) fn this(games: u32) -> Judge {
        Judge { name: JUDGE.to_owned(), version: JUDGE_VERSION, player: "greedy".to_owned(), games }
    }
}

impl Deed {
    pub(crate) fn of<A: Display>(actions: &[A]) -> Deed {
        Deed(actions.iter().map(ToString::to_string).collect())
    }
}

impl Level {
    /// A table that is worth this.
    pub(crate) fn of(ply: usize, mean: i64, band: i64, deviation: i64, n_left: usize) -> Level {
        Level {
            ply: ply as u32,
            mean,
            band,
            deviation,
            chance: chance(mean, deviation),
            low: chance(mean - band, deviation),
            high: chance(mean + band, deviation),
            n_left: n_left as u32,
        }
    }

    /// The table at the end of a game.
    pub(crate) fn over(ply: usize, mean: i64, chance: i64) -> Level {
        let (low, high) = (chance, chance);
        Level { ply: ply as u32, mean, band: 0, deviation: 0, chance, low, high, n_left: 0 }
    }

    /// The chance to win of somebody whose choices bring so many thousandths of a point
    /// each against greedy's: "as you play".
    pub fn chance_as(&self, per_choice: i64) -> i64 {
        if self.deviation == 0 {
            return self.chance;
        }
        chance(self.mean + per_choice * i64::from(self.n_left), self.deviation)
    }
}

impl Level {
    /// The same table for somebody whose choices bring so much: [`Level::chance_as`].
    #[must_use]
    pub fn as_played(&self, per_choice: i64) -> Level {
        if self.deviation == 0 {
            return *self;
        }
        let mean = self.mean + per_choice * i64::from(self.n_left);
        let of = |it: i64| chance(it, self.deviation);
        let (low, high) = (of(mean - self.band), of(mean + self.band));
        Level { mean, chance: of(mean), low, high, ..*self }
    }
}

impl Share {
    /// Whether it can be told from nothing.
    pub fn is_clear(&self) -> bool {
        self.band < self.points.abs()
    }
}

impl Report {
    /// What a choice brought on average against greedy's, in thousandths of a point: what
    /// [`Level::chance_as`] asks for, of other games than the one it is about.
    pub fn per_choice(&self) -> i64 {
        rounded(self.choices.points, self.decisions.len() as i64)
    }

    /// The choices that cost so many thousandths of a point and more, clear of their bands,
    /// the dearest first. A deed that was missed turn after turn is among them once, where
    /// it cost most.
    pub fn dear(&self, least: i64) -> Vec<&Judged> {
        let cost = |it: &Judged| it.again.as_ref().map_or(Mean::default(), |it| it.cost);
        let is_dear = |it: &&Judged| least <= cost(it).mean && cost(it).band() < cost(it).mean;
        let mut dear: Vec<&Judged> = self.decisions.iter().filter(is_dear).collect();
        dear.sort_by_key(|it| std::cmp::Reverse(cost(it).mean));
        let mut missed: Vec<&Deed> = Vec::new();
        dear.retain(|it| match &it.best {
            Some(best) if !missed.contains(&best) => {
                missed.push(best);
                true
            }
            _ => false,
        });
        dear
    }

    /// Whether this was made by the judge of this program.
    pub fn is_current(&self) -> bool {
        self.judge.name == JUDGE && self.judge.version == JUDGE_VERSION
    }

    /// The margin less luck: what the choices alone would have come to from the start.
    pub fn without_luck(&self) -> i64 {
        self.start.mean + self.choices.points
    }

    /// Whether the person won at the end: nothing while it is not over.
    pub fn is_won(&self) -> Option<bool> {
        (!self.notes.contains(&Note::Running)).then_some(self.end.chance == CERTAIN)
    }
}
