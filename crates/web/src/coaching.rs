//! Hints and analyses, worked out where players think.

use coach::{
    Analysis, Bench, Comparing, Comparison, Hint, Hinting, Judged, Progress, Refused, Report,
};
use keep::Stored;
use kit::Session;
use players::Skilled;

use crate::{error::AppError, host::App, page::Page, studies};

/// An analysis is worked on for so many milliseconds a request, unless it says.
pub(crate) const USUAL_MILLIS: u64 = 1000;

/// The same for a page that shows what is known after each part.
pub(crate) const PAGE_MILLIS: u64 = 700;

/// The longest that somebody may ask for.
pub(crate) const MOST_MILLIS: u64 = 10_000;

/// Why no hint can be given at the table that is shown, if none can.
pub(crate) fn check_hint<G: Skilled>(session: &Session<G>) -> Result<(), AppError> {
    Hinting::check(session).map_err(|it| AppError::bad_for::<G>(&it))
}

/// Good deeds for the table that is shown, and the game, which went where it was thought.
pub(crate) async fn hint<G: Skilled>(
    app: &App,
    session: Session<G>,
) -> Result<(Session<G>, Hint), AppError>
where
    Session<G>: Send,
{
    // One slice each time it is asked: between two of them others have their turn.
    let thought = app.think_in_parts(move || {
        let mut at = Some((session, None));
        Box::new(move |_| {
            let (session, begun) = at.take()?;
            let begun = match begun {
                Some(begun) => Ok(begun),
                None => {
                    Hinting::begin(&session).and_then(|it| Ok((it, Bench::new(session.game())?)))
                }
            };
            match begun {
                Err(refused) => Some(Err(refused)),
                Ok((mut hinting, mut bench)) => {
                    if hinting.step(&mut bench) {
                        return Some(Ok((session, hinting.hint())));
                    }
                    at = Some((session, Some((hinting, bench))));
                    None
                }
            }
        })
    });
    let refused = |it: Refused| AppError::bad_for::<G>(&it);
    let (session, hint) = thought.await?.map_err(refused)?;
    Ok((session, hint.ok_or(AppError::Busy)?))
}

/// What is known of a game, without anything being played.
pub(crate) async fn known<G: Skilled>(
    app: &App,
    id: &str,
    session: &Session<G>,
) -> Result<Known, AppError> {
    let kept = studies::report(app, id).await?;
    let begun = begun(session, kept.as_ref()).map_err(|it| AppError::bad_for::<G>(&it))?;
    let is_stopped = studies::study(app, id).await?.is_some_and(|it| it.is_stopped);
    let progress = begun.progress();
    let seconds = app.pace(G::ID).map(|pace| (progress.all - progress.done).div_ceil(pace));
    Ok(Known { report: begun.report(), progress, is_stopped, seconds })
}

/// What is known of a game, and how far that is.
pub(crate) struct Known {
    pub(crate) report: Report,
    pub(crate) progress: Progress,
    /// Whether somebody stopped it.
    pub(crate) is_stopped: bool,
    /// About how many seconds more it takes, as far as anybody can tell.
    pub(crate) seconds: Option<u64>,
}

/// Works on the analysis of a game for about so long, at least on one part of it, and keeps
/// what is found beside the game.
pub(crate) async fn analyse<G: Page + Skilled>(
    app: &App,
    stored: &Stored,
    session: Session<G>,
    millis: u64,
) -> Result<(Session<G>, Report), AppError>
where
    Session<G>: Send,
{
    if millis == 0 {
        return Err(AppError::bad_for::<G>(&Refused::NoBudget));
    }
    let (kept, moment) = (studies::report(app, &stored.id).await?, app.host.moment.clone());
    let found = app.think_in_parts(move || {
        let from = moment().millis;
        let until = from + millis.min(MOST_MILLIS);
        let begun =
            begun(&session, kept.as_ref()).and_then(|it| Ok((it, Bench::new(session.game())?)));
        let mut at = Some((session, begun));
        let (mut job, mut n_before) = (None, None);
        // One slice each time it is asked: between two of them others have their turn.
        Box::new(move |_| {
            let (session, begun) = at.take()?;
            let (mut analysis, mut bench) = match begun {
                Ok(begun) => begun,
                Err(refused) => return Some(Err(refused)),
            };
            let n_before = *n_before.get_or_insert_with(|| analysis.progress().done);
            let is_more = match job.take().or_else(|| analysis.next_job()) {
                None => false,
                Some(mut part) => match part.step(&mut bench, G::JUDGING.n_slice) {
                    false => {
                        job = Some(part);
                        true
                    }
                    true => {
                        analysis.take(part);
                        moment().millis < until
                    }
                },
            };
            if is_more {
                at = Some((session, Ok((analysis, bench))));
                return None;
            }
            let n_done = analysis.progress().done.saturating_sub(n_before);
            let millis = moment().millis.saturating_sub(from);
            Some(Ok((session, analysis.report(), n_done, millis)))
        })
    });
    let refused = |it: Refused| AppError::bad_for::<G>(&it);
    let (session, report, n_done, millis) = found.await?.map_err(refused)?;
    app.keep_pace(G::ID, n_done, millis);
    studies::keep(app, stored, &session, &report, None).await?;
    Ok((session, report))
}

/// Keeps what is known of a game, and that nobody thinks on, or that somebody does again.
pub(crate) async fn stop<G: Page + Skilled>(
    app: &App,
    stored: &Stored,
    session: &Session<G>,
    is_stopped: bool,
) -> Result<(), AppError> {
    let known = known(app, &stored.id, session).await?;
    studies::keep(app, stored, session, &known.report, Some(is_stopped)).await
}

/// Compares what somebody does at a moment with what was done then and the best found.
pub(crate) async fn compare<G: Skilled>(
    app: &App,
    session: Session<G>,
    judged: Judged,
    now: Option<Vec<G::Action>>,
) -> Result<Comparison, AppError>
where
    Session<G>: Send,
    G::Action: Send,
{
    let found = app.think_in_parts(move || {
        let mut comparing = Comparing::begin(&session, &judged, now.as_deref());
        let mut bench = Bench::new(session.game());
        Box::new(move |_| match (&mut comparing, &mut bench) {
            (Some(comparing), Ok(bench)) => {
                comparing.step(bench).then(|| Some(comparing.comparison()))
            }
            _ => Some(None),
        })
    });
    // What is no whole deed, and where nobody found anything better, is compared with nothing.
    found.await?.ok_or(AppError::NotFound)
}

/// An analysis that goes on with what is kept.
fn begun<G: Skilled>(session: &Session<G>, kept: Option<&Report>) -> Result<Analysis<G>, Refused> {
    match kept {
        Some(kept) => Analysis::resume(session, kept),
        None => Analysis::begin(session),
    }
}
