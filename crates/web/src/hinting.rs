//! Hints for kept games: thought of once for each table, and counted once.

use coach::{Hint, Hinting};
use desk::{Change, KeptError};
use keep::Stored;
use kit::{IllegalAction, Session};
use players::Skilled;

use crate::{
    change::{Demand, What},
    coaching,
    error::AppError,
    game,
    host::App,
    page::AtTable,
    visit::Visit,
};

/// The hint for the table that is shown, if it was asked for and is still at hand.
pub(crate) fn known<G: Skilled>(app: &App, stored: &Stored, session: &Session<G>) -> Option<Hint> {
    app.hint(&stored.id, coach::print(session))
}

/// Why there is no hint in a game, or none for its table, as somebody reads it there.
pub(crate) fn check<G: Skilled>(
    visit: &Visit,
    stored: &Stored,
    session: &Session<G>,
) -> Result<(), AppError> {
    let told = |it: IllegalAction| KeptError::Refused(it.reason);
    let refused = |it| game::refused::<G>(visit, &stored.id, session.game(), &told(it));
    session.check_hint().map_err(refused)?;
    Hinting::check(session).map_err(|it| AppError::Refused {
        id: stored.id.clone(),
        text: visit.words(G::ID).trouble(&it),
        rule: None,
        can_fix: false,
    })
}

/// The hint for the table that is shown, and the game as it is kept then. Whoever asks is
/// counted once for each table, and only when there is an answer; nobody thinks twice.
pub(crate) async fn ask<G: AtTable + Skilled>(
    visit: &Visit,
    stored: Stored,
    revision: u64,
) -> Result<(Stored, Session<G>, Hint), AppError>
where
    Session<G>: Send,
{
    if stored.revision != revision {
        let (id, found) = (stored.id, stored.revision);
        return Err(AppError::Conflict { id, expected: revision, found });
    }
    let session = game::open::<G>(&stored)?;
    check(visit, &stored, &session)?;
    let (app, print) = (&visit.app, coach::print(&session));
    let (mut session, hint) = match app.hint(&stored.id, print) {
        Some(hint) => (session, hint),
        None => coaching::hint(app, session).await?,
    };
    let mut stored = stored;
    if !stored.gist.as_ref().is_some_and(|it| it.hinted.contains(&print)) {
        let demand = Demand { revision, what: What::Change(Change::Hint) };
        let counted = game::change::<G>(visit, stored, demand).await?;
        (stored, session) = (counted.stored, counted.session);
    }
    app.keep_hint(&stored.id, &hint);
    Ok((stored, session, hint))
}
