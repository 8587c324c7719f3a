//! Hints and analyses, worked out where players think.

use coach::{Analysis, Bench, Hint, Hinting, Refused, Report};
use kit::Session;
use players::Skilled;

use crate::{error::AppError, host::App};

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
    let thought = app.think(move |is_wanted| {
        let mut hinting = Hinting::begin(&session)?;
        let mut bench = Bench::new(session.game())?;
        while is_wanted() && !hinting.step(&mut bench) {}
        Ok((session, hinting.hint()))
    });
    match thought.await?.map_err(|it: Refused| AppError::bad_for::<G>(&it))? {
        (session, Some(hint)) => Ok((session, hint)),
        // Nobody waits for it.
        (_, None) => Err(AppError::Busy),
    }
}

/// What is known of a game, without anything being played.
pub(crate) fn known<G: Skilled>(
    app: &App,
    id: &str,
    session: &Session<G>,
) -> Result<Report, AppError> {
    let begun = begun(session, app.report(id).as_ref());
    Ok(begun.map_err(|it| AppError::bad_for::<G>(&it))?.report())
}

/// Works on the analysis of a game for about so long, at least on one part of it, and keeps
/// what is found beside the game.
pub(crate) async fn analyse<G: Skilled>(
    app: &App,
    id: &str,
    session: Session<G>,
    millis: u64,
) -> Result<(Session<G>, Report), AppError>
where
    Session<G>: Send,
{
    if millis == 0 {
        return Err(AppError::bad_for::<G>(&Refused::NoBudget));
    }
    let (kept, moment) = (app.report(id), app.host.moment.clone());
    let thought = app.think(move |is_wanted| {
        let until = moment().millis + millis.min(MOST_MILLIS);
        let mut analysis = begun(&session, kept.as_ref())?;
        let mut bench = Bench::new(session.game())?;
        while let Some(mut job) = analysis.next_job() {
            while is_wanted() && !job.step(&mut bench, G::JUDGING.n_slice) {}
            analysis.take(job);
            if until <= moment().millis || !is_wanted() {
                break;
            }
        }
        Ok((session, analysis.report()))
    });
    let (session, report) = thought.await?.map_err(|it: Refused| AppError::bad_for::<G>(&it))?;
    app.keep_report(id, &report);
    Ok((session, report))
}

/// An analysis that goes on with what is kept.
fn begun<G: Skilled>(session: &Session<G>, kept: Option<&Report>) -> Result<Analysis<G>, Refused> {
    match kept {
        Some(kept) => Analysis::resume(session, kept),
        None => Analysis::begin(session),
    }
}
