//! Scenarios: tables written down, and what must come of them.
//!
//! A file of `tests/scenarios/*.toml` is a list. Each scenario names the rules
//! it covers and the table it starts from, and one or more of:
//!
//! - `actions`: what the automa's turn consists of, chance included; cards come
//!   from `position.next`.
//! - `plays`: what is played from there, whoever acts; each must be allowed.
//! - `tried` and `refused-by`: an action and the rule that forbids it.
//! - `n-options`: how many options there are.
//!
//! After `actions` or `plays` come `trace` (only the steps of `trace-rules`, if
//! given: `AT3 -> 5 15`, `AF1 skipped`, `AT3 -> none`), `after` (a part of the
//! position afterwards), `scores` and `next` (who acts next).
//!
//! ```toml
//! [[scenario]]
//! id = "A01"
//! title = "nothing affordable: the automa passes"
//! covers = ["AT4"]
//! position = { game = "patchwork", next = ["card 1"], table = { } }
//! actions = ["card 1", "advance"]
//! trace-rules = ["AT3"]
//! trace = ["AT3 -> none"]
//! after = { automa = { time = 8 } }
//! next = "human"
//!
//! [[scenario]]
//! id = "H01"
//! title = "a patch must be paid for"
//! covers = ["R5-3"]
//! position = { game = "patchwork", table = { } }
//! tried = "take 7 0 0"
//! refused-by = "R5-3"
//! ```

use std::path::{Path, PathBuf};

use kit::{
    Game, PositionFile, Rung, Seat, Trace, Turn, TurnPly, Upcoming, Verdict, legal_actions,
    next_to_act, play_automa_turn,
};
use serde::Deserialize;
use serde_json::Value;

use crate::files;

/// A table and what must come of it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", bound = "")]
pub struct Scenario<G: Game> {
    /// Unique inside its game.
    pub id: String,
    /// What it shows, in a few words.
    pub title: String,
    /// The rules it covers.
    #[serde(default)]
    pub covers: Vec<String>,
    /// The table it starts from.
    pub position: PositionFile<G>,
    /// What the automa's turn consists of, in notation.
    pub actions: Option<Vec<String>>,
    /// What is played, in notation.
    pub plays: Option<Vec<String>>,
    /// The rules whose steps are compared; all if absent.
    pub trace_rules: Option<Vec<String>>,
    /// The steps of the automa's decisions.
    pub trace: Option<Vec<String>>,
    /// A part of the position afterwards.
    pub after: Option<Value>,
    /// The points of each chair afterwards.
    pub scores: Option<Vec<i32>>,
    /// Who acts next.
    pub next: Option<Next>,
    /// An action that is not allowed, in notation.
    pub tried: Option<String>,
    /// The rule that forbids it.
    pub refused_by: Option<String>,
    /// How many options there are.
    pub n_options: Option<usize>,
}

/// Who acts next, once chance has had its say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Next {
    /// A person.
    Human,
    /// The automa.
    Automa,
    /// Nobody: the game is over.
    Over,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
struct File<G: Game> {
    #[serde(default)]
    scenario: Vec<Scenario<G>>,
}

/// The scenarios in `dir`, in the order of their files.
///
/// # Panics
///
/// If a file cannot be read, or two scenarios have one id.
pub fn load<G: Game>(dir: impl AsRef<Path>) -> Vec<Scenario<G>> {
    let mut scenarios: Vec<Scenario<G>> = Vec::new();
    for file in files::files(dir.as_ref(), "toml") {
        let read: File<G> = kit::read(&files::text(&file))
            .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        for scenario in read.scenario {
            let is_new = scenarios.iter().all(|it| it.id != scenario.id);
            assert!(is_new, "{}: `{}` stands twice", file.display(), scenario.id);
            scenarios.push(scenario);
        }
    }
    scenarios
}

/// Runs every scenario in `dir`, and tells all that fail; with `SCENARIO=ID`
/// that one alone.
///
/// # Panics
///
/// If there is none, or one fails.
pub fn check<G: Game>(dir: impl AsRef<Path>) {
    let dir: PathBuf = dir.as_ref().to_owned();
    let mut scenarios = load::<G>(&dir);
    if let Ok(id) = std::env::var("SCENARIO") {
        scenarios.retain(|it| it.id == id);
    }
    assert!(!scenarios.is_empty(), "{}: expected scenarios, found none", dir.display());
    let failures: Vec<String> = scenarios
        .iter()
        .filter_map(|it| it.run().err().map(|error| format!("{} ({}): {error}", it.id, it.title)))
        .collect();
    assert!(
        failures.is_empty(),
        "{} of {} scenarios fail:\n{}",
        failures.len(),
        scenarios.len(),
        failures.join("\n")
    );
}

/// A rung as scenarios write it.
pub fn rung_line<C: std::fmt::Display>(rung: &Rung<C>) -> String {
    if rung.verdict == Verdict::Skipped {
        return format!("{} skipped", rung.rule);
    }
    let survivors: Vec<String> = rung.survivors.iter().map(ToString::to_string).collect();
    let survivors = if survivors.is_empty() { "none".to_owned() } else { survivors.join(" ") };
    format!("{} -> {survivors}", rung.rule)
}

impl<G: Game> Scenario<G> {
    /// Plays it and compares all it says.
    ///
    /// # Errors
    ///
    /// Says what was expected and found.
    pub fn run(&self) -> Result<(), String> {
        for id in self.covers.iter().chain(&self.refused_by) {
            if G::RULES.iter().all(|it| it.id != id) {
                return Err(format!("`{id}` is not in the rule table"));
            }
        }
        let (game, mut state) = self.position.open().map_err(|it| it.to_string())?;
        self.count(&game, &state)?;
        self.refuse(&game, &state)?;
        if self.actions.is_none() && self.plays.is_none() {
            let is_any = self.tried.is_some() || self.n_options.is_some();
            return is_any.then_some(()).ok_or_else(|| {
                "expected `actions`, `plays`, `tried` or `n-options`, found none".to_owned()
            });
        }
        let plies = self.play(&game, &mut state)?;
        self.compare_trace(&plies)?;
        self.compare_table(&game, &state)
    }

    /// What is played in it, with the table before and the reasons.
    ///
    /// # Errors
    ///
    /// If the table is impossible or something cannot be played.
    pub fn plies(&self) -> Result<Vec<TurnPly<G>>, String> {
        if self.actions.is_none() && self.plays.is_none() {
            return Ok(Vec::new());
        }
        let (game, mut state) = self.position.open().map_err(|it| it.to_string())?;
        self.play(&game, &mut state)
    }

    fn play(&self, game: &G, state: &mut G::State) -> Result<Vec<TurnPly<G>>, String> {
        let mut plies = Vec::new();
        for text in self.plays.iter().flatten() {
            plies.push(play_one(game, state, text)?);
        }
        if let Some(expected) = &self.actions {
            let cards = self.position.upcoming().map_err(|it| it.to_string())?;
            let mut cards = Upcoming::new(cards, None);
            let turn =
                play_automa_turn(game, state, |game, state, pile| cards.next(game, state, pile))
                    .map_err(|it| it.to_string())?;
            let found: Vec<String> = turn.iter().map(|it| it.action.to_string()).collect();
            differ("the turn", &expected, &&found)?;
            if cards.n_known() != 0 {
                return Err(format!("{} cards of `next` are left", cards.n_known()));
            }
            plies.extend(turn);
        }
        Ok(plies)
    }

    fn count(&self, game: &G, state: &G::State) -> Result<(), String> {
        match self.n_options {
            Some(n) => differ("options", &n, &game.n_options(state)),
            None => Ok(()),
        }
    }

    fn refuse(&self, game: &G, state: &G::State) -> Result<(), String> {
        let (Some(tried), Some(rule)) = (&self.tried, &self.refused_by) else {
            let is_whole = self.tried.is_none() && self.refused_by.is_none();
            return is_whole
                .then_some(())
                .ok_or_else(|| "expected both `tried` and `refused-by`, found one".to_owned());
        };
        let action: G::Action = tried.parse().map_err(|it: kit::NotationError| it.to_string())?;
        match game.refusal(state, action) {
            Some(refusal) => differ("refused by", &rule.as_str(), &refusal.rule.id),
            None => Err(format!("expected {rule} to forbid `{tried}`, found it allowed")),
        }
    }

    fn compare_trace(&self, plies: &[TurnPly<G>]) -> Result<(), String> {
        let Some(expected) = &self.trace else { return Ok(()) };
        let is_wanted = |rule: &str| match &self.trace_rules {
            Some(rules) => rules.iter().any(|it| it == rule),
            None => true,
        };
        let rungs = plies.iter().flat_map(|it| it.why.rungs());
        let found: Vec<String> = rungs.filter(|it| is_wanted(it.rule.id)).map(rung_line).collect();
        differ("the trace", &expected, &&found)
    }

    fn compare_table(&self, game: &G, state: &G::State) -> Result<(), String> {
        if let Some(expected) = &self.after {
            let found = serde_json::to_value(game.position(state)).map_err(|it| it.to_string())?;
            contains("after", expected, &found)?;
        }
        if let Some(expected) = &self.scores {
            let found = (0..game.n_seats()).map(|it| game.score(state, Seat(it))).collect();
            differ("scores", expected, &found)?;
        }
        if let Some(expected) = self.next {
            let found = match next_to_act(game, state) {
                Turn::Human(_) => Next::Human,
                Turn::Over => Next::Over,
                Turn::Automa | Turn::Chance(_) => Next::Automa,
            };
            differ("next", &expected, &found)?;
        }
        Ok(())
    }
}

fn play_one<G: Game>(game: &G, state: &mut G::State, text: &str) -> Result<TurnPly<G>, String> {
    let action: G::Action = text.parse().map_err(|it: kit::NotationError| it.to_string())?;
    let mut why = Trace::on();
    let pile = match game.turn(state) {
        Turn::Automa => {
            differ("the decision", &action, &game.decide(state, &mut why))?;
            None
        }
        turn => {
            if turn == Turn::Over || !legal_actions(game, state).contains(&action) {
                let rule = game.refusal(state, action).map_or("no rule", |it| it.rule.id);
                return Err(format!("`{text}` is not allowed: {rule}"));
            }
            if let Turn::Chance(pile) = turn { Some(pile) } else { None }
        }
    };
    let before = state.clone();
    game.apply(state, action);
    Ok(TurnPly { before, action, pile, why })
}

fn differ<T: PartialEq + std::fmt::Debug>(
    what: &str,
    expected: &T,
    found: &T,
) -> Result<(), String> {
    if expected == found {
        return Ok(());
    }
    Err(format!("{what}: expected {expected:?}, found {found:?}"))
}

/// Whether `found` says all that `expected` says: objects may have more fields.
fn contains(at: &str, expected: &Value, found: &Value) -> Result<(), String> {
    match (expected, found) {
        (Value::Object(wanted), Value::Object(fields)) => {
            for (key, value) in wanted {
                let at = format!("{at}.{key}");
                match fields.get(key) {
                    Some(field) => contains(&at, value, field)?,
                    None => return Err(format!("{at}: expected {value}, found nothing")),
                }
            }
            Ok(())
        }
        _ if expected == found => Ok(()),
        _ => Err(format!("{at}: expected {expected}, found {found}")),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_part_of_a_position_may_leave_fields_out_but_not_items() {
        let found = json!({"a": {"b": 1, "c": [1, 2]}, "d": 3});
        assert_eq!(contains("after", &json!({"a": {"c": [1, 2]}}), &found), Ok(()));
        let error = contains("after", &json!({"a": {"c": [1]}}), &found).unwrap_err();
        assert_eq!(error, "after.a.c: expected [1], found [1,2]");
        let error = contains("after", &json!({"a": {"x": 1}}), &found).unwrap_err();
        assert_eq!(error, "after.a.x: expected 1, found nothing");
    }
}
