//! Studies: what an analysis found, kept beside its game: the report whole, and what lists
//! tell of it.
//!
//! Both are rows among the documents of the store, under games of no game's name, so that
//! every home keeps, rescues and copies them as it does all others. They go with the game.

use coach::{Band, Report, documents::Habit};
use keep::{For, Keep as _, OwnDocument, Store, StoreError, Stored, Write};
use kit::{Message, Session};
use players::Skilled;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{error::AppError, host::App, page::Page};

/// Where reports stand, and what lists tell of them.
const REPORTS: &str = "report";
const STUDIES: &str = "study";

/// How often a row is written again that somebody else has changed meanwhile.
const TRIES: usize = 4;

/// A choice that was found comes back after so many days each time, then no more.
const DAYS: [u64; 3] = [3, 12, 40];

const DAY: u64 = 24 * 60 * 60 * 1000;

/// What lists tell of an analysis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Study {
    /// The game that is kept.
    pub(crate) id: String,
    /// The game it is of.
    pub(crate) game: String,
    /// When that had last changed.
    pub(crate) touched: u64,
    /// The version of the judge.
    pub(crate) judge: u32,
    /// Whether nothing is left to be played on, and the game was over.
    pub(crate) is_whole: bool,
    /// Whether what comes was known: no practice, and outside the record.
    pub(crate) is_second_try: bool,
    /// The margin without luck, in thousandths of a point.
    pub(crate) without_luck: i64,
    /// How many choices were judged, and what they brought against greedy's.
    pub(crate) choices: i64,
    pub(crate) points: i64,
    /// The choices that are worth another try, the dearest first.
    pub(crate) dear: Vec<Dear>,
    /// Whether somebody stopped it: nobody thinks on until they say so.
    #[serde(default)]
    pub(crate) is_stopped: bool,
    /// What came of trying.
    #[serde(default)]
    pub(crate) tries: Vec<Tried>,
}

/// A choice that is worth another try.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Dear {
    /// Where it begins in the record.
    pub(crate) ply: usize,
    /// The number that follows from the record up to its end.
    pub(crate) print: u64,
    /// What kind of deed it was.
    pub(crate) kind: String,
    /// What it cost, and half of the band.
    pub(crate) cost: Band,
    /// How far the game had come.
    pub(crate) at: Message,
}

/// What came of trying a choice again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Tried {
    /// Which choice.
    pub(crate) print: u64,
    /// How often it was tried.
    pub(crate) n: u32,
    /// When something as good as the best was found, in milliseconds since 1970; at most
    /// once a time it was due.
    pub(crate) found: Vec<u64>,
}

impl Tried {
    /// From when on it waits again: nothing while it was never found, and the end of time
    /// when it was found often enough.
    pub(crate) fn due(&self) -> Option<u64> {
        let last = self.found.last()?;
        Some(DAYS.get(self.found.len() - 1).map_or(u64::MAX, |days| last + days * DAY))
    }

    /// Whether it waits to be tried.
    pub(crate) fn waits(&self, now: u64) -> bool {
        self.due().is_none_or(|it| it <= now)
    }
}

impl Study {
    fn of<G: Page + Skilled>(stored: &Stored, session: &Session<G>, report: &Report) -> Study {
        let dear = report.dear(G::JUDGING.dear).into_iter().filter_map(|it| {
            let cost = it.again.as_ref()?.cost;
            let ply = it.ply as usize;
            Some(Dear {
                ply,
                print: it.print,
                kind: it.kind.clone(),
                cost: Band { mean: cost.mean, band: cost.band(), n: 1 },
                at: session.game().progress(session.at(ply)),
            })
        });
        Study {
            id: stored.id.clone(),
            game: G::ID.to_owned(),
            touched: stored.touched,
            judge: report.judge.version,
            is_whole: report.is_complete && report.is_won().is_some(),
            is_second_try: session.marks().second_try,
            without_luck: report.without_luck(),
            choices: report.decisions.len() as i64,
            points: report.choices.points,
            dear: dear.collect(),
            is_stopped: false,
            tries: Vec::new(),
        }
    }

    /// What came of trying one of its choices.
    pub(crate) fn tried(&self, print: u64) -> Tried {
        let known = self.tries.iter().find(|it| it.print == print);
        known.cloned().unwrap_or(Tried { print, ..Tried::default() })
    }

    /// Whether it tells of the game as it is kept: one that was taken back and played on is
    /// another game.
    pub(crate) fn is_of(&self, touched: u64) -> bool {
        self.is_whole && self.touched == touched && self.judge == coach::JUDGE_VERSION
    }
}

/// What was found of a game, if anything was.
pub(crate) async fn report(app: &App, id: &str) -> Result<Option<Report>, AppError> {
    Ok(row(&*app.host.store, REPORTS, id).await?.and_then(|it| read(&it)))
}

/// What lists tell of a game's analysis.
pub(crate) async fn study(app: &App, id: &str) -> Result<Option<Study>, AppError> {
    Ok(row(&*app.host.store, STUDIES, id).await?.and_then(|it| read(&it)))
}

/// Every study that is kept.
pub(crate) async fn all(store: &dyn Store) -> Result<Vec<Study>, StoreError> {
    let (rows, _) = store.list(For(STUDIES.to_owned()), 0, usize::MAX).await?;
    Ok(rows.iter().filter_map(read).collect())
}

/// How whoever plays here chose in their other games.
pub(crate) async fn habit(app: &App, game: &str, id: &str) -> Result<Habit, AppError> {
    let all = all(&*app.host.store).await?;
    let is_one = |it: &&Study| {
        let is_known = it.is_whole && it.judge == coach::JUDGE_VERSION;
        it.game == game && it.id != id && is_known && !it.is_second_try
    };
    Ok(all.iter().filter(is_one).fold(Habit::default(), |sum, it| Habit {
        games: sum.games + 1,
        choices: sum.choices + it.choices,
        points: sum.points + it.points,
    }))
}

/// Keeps what was found of a game; what came of trying stays, and that somebody stopped it
/// unless it is said otherwise.
pub(crate) async fn keep<G: Page + Skilled>(
    app: &App,
    stored: &Stored,
    session: &Session<G>,
    found: &Report,
    is_stopped: Option<bool>,
) -> Result<(), AppError> {
    let report = text(found)?;
    let new = Study::of(stored, session, found);
    for _ in 0..TRIES {
        let was = row(&*app.host.store, REPORTS, &stored.id).await?;
        let old = row(&*app.host.store, STUDIES, &stored.id).await?;
        // Two who think about one game: whoever knows more is right.
        if let Some(known) = was.as_ref().and_then(read::<Report>)
            && known.print == found.print
            && known.is_current()
            && found.decisions.len() < known.decisions.len()
            && is_stopped.is_none()
        {
            return Ok(());
        }
        let known = old.as_ref().and_then(read::<Study>);
        let was_stopped = known.as_ref().is_some_and(|it| it.is_stopped);
        let is_stopped = is_stopped.unwrap_or(was_stopped);
        let tries = known.map_or(Vec::new(), |it| it.tries);
        let study = text(&Study { tries, is_stopped, ..new.clone() })?;
        let writes = vec![
            write(app, (REPORTS, &stored.id), was, report.clone()),
            write(app, (STUDIES, &stored.id), old, study),
        ];
        match app.host.store.write(writes).await {
            Err(StoreError::Conflict { .. } | StoreError::Taken(_)) => {}
            answer => return Ok(answer?),
        }
    }
    Err(AppError::Busy)
}

/// Notes that a choice was tried again, and whether something as good as the best was found.
pub(crate) async fn note(app: &App, id: &str, print: u64, is_found: bool) -> Result<(), AppError> {
    let now = (app.host.moment)().millis;
    for _ in 0..TRIES {
        let row = row(&*app.host.store, STUDIES, id).await?;
        let Some(mut study) = row.as_ref().and_then(read::<Study>) else { return Ok(()) };
        let mut tried = study.tried(print);
        tried.n = tried.n.saturating_add(1);
        // Who finds it again before it waits has not remembered it for longer.
        if is_found && tried.waits(now) {
            tried.found.push(now);
        }
        study.tries.retain(|it| it.print != print);
        study.tries.push(tried);
        let writes = vec![write(app, (STUDIES, id), row, text(&study)?)];
        match app.host.store.write(writes).await {
            Err(StoreError::Conflict { .. } | StoreError::Taken(_)) => {}
            answer => return Ok(answer?),
        }
    }
    Err(AppError::Busy)
}

/// What throws away whatever is kept beside a game.
pub(crate) async fn forgotten(app: &App, id: &str) -> Result<Vec<Write>, AppError> {
    let mut writes = Vec::new();
    for place in [REPORTS, STUDIES] {
        if let Some(row) = row(&*app.host.store, place, id).await? {
            let kind = keep::Kind::Document;
            writes.push(Write::Remove { kind, id: row.id, revision: row.revision });
        }
    }
    Ok(writes)
}

/// The name of a row beside a game: no document of somebody's own has one of this form.
fn name(place: &str, id: &str) -> String {
    format!("{place}.{id}")
}

async fn row(store: &dyn Store, place: &str, id: &str) -> Result<Option<OwnDocument>, StoreError> {
    store.load(&name(place, id)).await
}

fn read<T: DeserializeOwned>(row: &OwnDocument) -> Option<T> {
    // What another version wrote is made again.
    serde_json::from_str(&row.text).ok()
}

fn text(found: &impl Serialize) -> Result<String, AppError> {
    let failed = |it: serde_json::Error| StoreError::Failed(it.to_string());
    Ok(serde_json::to_string(found).map_err(failed)?)
}

fn write(app: &App, (place, id): (&str, &str), was: Option<OwnDocument>, text: String) -> Write {
    let touched = (app.host.moment)().millis;
    match was {
        Some(was) => {
            let revision = was.revision + 1;
            Write::Replace(OwnDocument { text, revision, touched, ..was }.into())
        }
        None => Write::Create(
            OwnDocument {
                id: name(place, id),
                game: place.to_owned(),
                key: place.to_owned(),
                name: id.to_owned(),
                text,
                is_ready: true,
                revision: 1,
                touched,
            }
            .into(),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_found_comes_back_after_3_and_12_and_40_days_and_then_no_more() {
        let mut tried = Tried { print: 1, n: 1, found: Vec::new() };
        assert!(tried.waits(0), "what was never found waits");
        let mut now = 5;
        for days in [3, 12, 40] {
            tried.found.push(now);
            assert!(!tried.waits(now + days * DAY - 1), "{days}");
            now += days * DAY;
            assert!(tried.waits(now), "{days}");
        }
        tried.found.push(now);
        assert!(!tried.waits(u64::MAX - 1));
    }
}
