//! Somebody's record: finished games, level by level, beside the measured players.

use std::collections::BTreeMap;

use kit::{Marks, Outcome};
use serde::Serialize;

use crate::{Day, difficulty, student95, wilson95};

/// From so many games of a level on a share is told.
pub const FEW: usize = 5;

/// A finished game as a record of results has it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Finished {
    /// The name it goes by in addresses, or of its file.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The level, as the set-up names it.
    pub level: Option<String>,
    /// The automa's deck, if it is not the usual one.
    pub deck: Option<String>,
    /// The day it ended, in UTC.
    pub date: String,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
    /// The person's points.
    pub you: i32,
    /// The automa's points.
    pub automa: i32,
    /// How it came out.
    pub outcome: Outcome,
    /// Where it was played: `screen` or `table`.
    pub at: &'static str,
    /// The margin less what the cards brought, if an analysis has told them apart.
    pub without_luck: Option<f64>,
    /// What the result has to be read with.
    pub marks: Marks,
}

impl Finished {
    /// How many points the person was ahead.
    pub fn margin(&self) -> i32 {
        self.you - self.automa
    }

    /// The day it ended.
    pub fn day(&self) -> Day {
        Day::from_millis(self.ended)
    }
}

/// A mean with its 95% interval (Student's).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Its 95% interval.
    pub ci95: [f64; 2],
}

impl Mean {
    /// The mean of these numbers, if there are enough of them.
    fn of(numbers: &[f64]) -> Option<Mean> {
        let n = numbers.len() as f64;
        if numbers.len() < FEW {
            return None;
        }
        let mean = numbers.iter().sum::<f64>() / n;
        let squares: f64 = numbers.iter().map(|it| (it - mean).powi(2)).sum();
        let half = student95(numbers.len() as u64 - 1) * (squares / (n - 1.0) / n).sqrt();
        Some(Mean { mean, ci95: [mean - half, mean + half] })
    }

    /// Half of its interval.
    pub fn half(&self) -> f64 {
        (self.ci95[1] - self.ci95[0]) / 2.0
    }
}

/// A share of games with Wilson's 95% interval.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Share {
    /// The share.
    pub share: f64,
    /// Its 95% interval.
    pub ci95: [f64; 2],
}

/// What a measured player came to at a level.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Beside {
    /// The player.
    pub player: String,
    /// How many games it played.
    pub games: u64,
    /// The share that it won.
    pub share: f64,
    /// Its 95% interval.
    pub ci95: [f64; 2],
}

/// What all games of one level come to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LevelResults {
    /// The game's id.
    pub game: String,
    /// The level, as the set-up names it.
    pub level: Option<String>,
    /// The automa's deck, if it is not the usual one.
    pub deck: Option<String>,
    /// How many games.
    pub games: usize,
    /// How many of them were won.
    pub won: usize,
    /// How many were drawn.
    pub drawn: usize,
    /// The share that was won, from five games on.
    pub share: Option<Share>,
    /// By how many points the person was ahead, from five games on.
    pub ahead: Option<Mean>,
    /// The same less what the cards brought, from five analysed games on.
    pub without_luck: Option<Mean>,
    /// The measured players at this level, the weakest first; none if it was not measured.
    pub players: Vec<Beside>,
}

/// What is not counted, and why.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LeftOut {
    /// Games in which what comes was known.
    pub second_tries: usize,
    /// Games of several people.
    pub several: usize,
    /// Games that can no longer be played by the rules of today.
    pub unreadable: usize,
}

/// Somebody's record.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Results {
    /// How many games are counted.
    pub games: usize,
    /// How many of them were won.
    pub won: usize,
    /// Level by level, in the order of games and levels.
    pub levels: Vec<LevelResults>,
    /// Every game that is counted, the last one first.
    pub list: Vec<Finished>,
    /// What is not counted.
    pub left_out: LeftOut,
}

impl Results {
    /// The record of these games. Second tries among them are left out; `order` says
    /// where a game and a level stand.
    pub fn of<K: Ord>(
        finished: Vec<Finished>,
        mut left_out: LeftOut,
        order: impl Fn(&Finished) -> K,
    ) -> Results {
        let n_finished = finished.len();
        let mut list: Vec<Finished> =
            finished.into_iter().filter(|it| !it.marks.second_try).collect();
        left_out.second_tries += n_finished - list.len();
        list.sort_by(|a, b| b.ended.cmp(&a.ended).then_with(|| a.id.cmp(&b.id)));
        let mut levels: BTreeMap<(K, Option<String>), Vec<&Finished>> = BTreeMap::new();
        for it in &list {
            levels.entry((order(it), it.deck.clone())).or_default().push(it);
        }
        let levels = levels.into_values().map(|it| LevelResults::of(&it)).collect();
        let won = list.iter().filter(|it| it.outcome == Outcome::Won).count();
        Results { games: list.len(), won, levels, list, left_out }
    }

    /// The level that was played most, if it was played often enough to say something.
    pub fn most_played(&self) -> Option<&LevelResults> {
        // Of equals the harder one, which comes later.
        self.levels.iter().filter(|it| it.share.is_some()).max_by_key(|it| it.games)
    }

    /// The games of one level, the first one first.
    pub fn games_of<'a>(&'a self, level: &'a LevelResults) -> impl Iterator<Item = &'a Finished> {
        let is_its = |it: &&Finished| {
            (&it.game, &it.level, &it.deck) == (&level.game, &level.level, &level.deck)
        };
        self.list.iter().rev().filter(is_its)
    }
}

impl LevelResults {
    fn of(games: &[&Finished]) -> LevelResults {
        let n = games.len();
        let count = |outcome| games.iter().filter(|it| it.outcome == outcome).count();
        let won = count(Outcome::Won);
        let share = || Share { share: won as f64 / n as f64, ci95: wilson95(won as u64, n as u64) };
        let margins: Vec<f64> = games.iter().map(|it| f64::from(it.margin())).collect();
        let without: Vec<f64> = games.iter().filter_map(|it| it.without_luck).collect();
        let Finished { game, level, deck, .. } = games[0];
        LevelResults {
            game: game.clone(),
            level: level.clone(),
            deck: deck.clone(),
            games: n,
            won,
            drawn: count(Outcome::Drawn),
            share: (FEW <= n).then(share),
            ahead: Mean::of(&margins),
            without_luck: Mean::of(&without),
            players: beside(game, level.as_deref(), deck.as_deref()),
        }
    }

    /// How the share stands beside the measured players.
    pub fn standing(&self) -> Standing<'_> {
        let Some(Share { share, ci95: [low, high] }) = &self.share else {
            return Standing::Unknown;
        };
        let apart = |it: &&Beside| (it.share - share).abs();
        // An interval of none or all ends a rounding error beside it.
        let is_alike = |it: &&Beside| (low - 1e-9..=high + 1e-9).contains(&it.share);
        let alike = self.players.iter().filter(is_alike);
        if let Some(like) = alike.min_by(|a, b| apart(a).total_cmp(&apart(b))) {
            return Standing::Like(&like.player);
        }
        let below = self.players.iter().filter(|it| it.share < *low);
        let above = self.players.iter().filter(|it| *high < it.share);
        let below = below.max_by(|a, b| a.share.total_cmp(&b.share));
        let above = above.min_by(|a, b| a.share.total_cmp(&b.share));
        match (below, above) {
            (Some(below), Some(above)) => Standing::Between(&below.player, &above.player),
            (Some(below), None) => Standing::Above(&below.player),
            (None, Some(above)) => Standing::Below(&above.player),
            (None, None) => Standing::Unknown,
        }
    }
}

/// How somebody's share stands beside the measured players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing<'a> {
    /// Nothing can be said.
    Unknown,
    /// This player's share lies in the interval; of several, the nearest.
    Like(&'a str),
    /// Clearly above the first, clearly below the second.
    Between(&'a str, &'a str),
    /// Clearly above every one of them, of whom this is the best.
    Above(&'a str),
    /// Clearly below every one of them, of whom this is the weakest.
    Below(&'a str),
}

/// The measured players of one level, the weakest first.
pub fn beside(game: &str, level: Option<&str>, deck: Option<&str>) -> Vec<Beside> {
    let rows = || {
        let is_level = |it: &&crate::Measured| it.game == game && Some(it.level.as_str()) == level;
        difficulty().iter().filter(is_level)
    };
    // The usual deck is the first that was measured.
    let usual = rows().next().and_then(|it| it.deck.as_deref());
    let asked = deck.or(usual);
    let is_asked = |it: &&crate::Measured| it.deck.as_deref() == asked;
    let row = |it: &crate::Measured| Beside {
        player: it.player.clone(),
        games: it.games,
        share: it.win_rate,
        ci95: it.win_rate_ci95,
    };
    rows().filter(is_asked).map(row).collect()
}

/// The games of a record as CSV, the last one first, for any spreadsheet.
pub fn results_csv(results: &Results) -> String {
    let mut out =
        "date,game,level,deck,you,automa,ahead,result,at,without_luck,honest,hints,undone,day,id\n"
            .to_owned();
    for it in &results.list {
        let level = it.level.as_deref().unwrap_or_default();
        let deck = it.deck.as_deref().map(cell).unwrap_or_default();
        let without = it.without_luck.map(|it| format!("{it:.1}")).unwrap_or_default();
        let Marks { honest, hints, undone, day, .. } = &it.marks;
        let day = day.as_deref().map(cell).unwrap_or_default();
        out += &format!(
            "{},{},{},{deck},{},{},{},{},{},{without},{honest},{hints},{undone},{day},{}\n",
            it.date,
            cell(&it.game),
            cell(level),
            it.you,
            it.automa,
            it.margin(),
            it.outcome.word(),
            it.at,
            cell(&it.id),
        );
    }
    out
}

/// A text as a cell: quoted where it must be, and no formula.
fn cell(text: &str) -> String {
    let is_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let text = if is_formula { format!("'{text}") } else { text.to_owned() };
    if text.contains([',', '"', '\n', '\r']) {
        return format!("\"{}\"", text.replace('"', "\"\""));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(ended: u64, you: i32, automa: i32) -> Finished {
        Finished {
            id: format!("g{ended}"),
            game: "patchwork".to_owned(),
            level: Some("IV".to_owned()),
            deck: None,
            date: Day::from_millis(ended).to_string(),
            ended,
            you,
            automa,
            outcome: if automa < you { Outcome::Won } else { Outcome::Lost },
            at: "screen",
            without_luck: None,
            marks: Marks::default(),
        }
    }

    fn results(games: Vec<Finished>) -> Results {
        Results::of(games, LeftOut::default(), |it| it.level.clone())
    }

    #[test]
    fn under_five_games_of_a_level_no_share_is_told() {
        let four = results((0..4).map(|it| game(it, 30, 20)).collect());
        assert_eq!((four.games, four.won, four.levels[0].share.as_ref()), (4, 4, None));
        assert!(four.levels[0].ahead.is_none() && four.most_played().is_none());
        let five = results((0..5).map(|it| game(it, 30, 20)).collect());
        let Share { share, ci95: [low, high] } = five.levels[0].share.clone().unwrap();
        assert_eq!((share, high), (1.0, 1.0));
        assert!((low - 0.566).abs() < 0.001, "{low}");
        assert_eq!(five.levels[0].ahead.unwrap().mean, 10.0);
        assert_eq!(five.levels[0].players.len(), 4);
    }

    #[test]
    fn a_second_try_stands_outside() {
        let mut games: Vec<Finished> = (0..3).map(|it| game(it, 30, 20)).collect();
        games[1].marks = Marks::second_try();
        let results = results(games);
        assert_eq!((results.games, results.left_out.second_tries), (2, 1));
        assert!(!results_csv(&results).contains("g1"));
    }

    #[test]
    fn a_share_stands_beside_the_players_it_cannot_be_told_from() {
        let level = |won: u64| {
            let games = (0..40).map(|it| game(it, if it < won { 30 } else { 10 }, 20));
            results(games.collect()).levels.remove(0)
        };
        // Measured at IV: random 0, casual 4, greedy 54, search 94 of a hundred.
        assert_eq!(level(21).standing(), Standing::Like("greedy"));
        assert_eq!(level(12).standing(), Standing::Between("casual", "greedy"));
        assert_eq!(level(0).standing(), Standing::Like("random"));
    }

    #[test]
    fn a_cell_of_the_file_is_no_formula_and_ends_where_it_should() {
        assert_eq!(cell("=1+1"), "'=1+1");
        assert_eq!(cell("a,\"b\""), "\"a,\"\"b\"\"\"");
        let mut one = game(0, -3, 20);
        one.deck = Some("@deck".to_owned());
        let text = results_csv(&results(vec![one]));
        let row = "1970-01-01,patchwork,IV,'@deck,-3,20,-23,lost,screen,,false,0,0,,g0\n";
        assert_eq!(text.split_once('\n').unwrap().1, row);
    }
}
