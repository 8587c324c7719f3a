//! Addresses of what the coach says: the analysis of a game, its moments, practice.

use axum::{
    Router,
    response::IntoResponse,
    routing::{get, post},
};
use coach::{Judged, Verdict};
use desk::Change;
use keep::Stored;
use kit::{Entry, Game as _, Session};
use players::Skilled;
use shelf::with_game;

use super::Page;
use crate::{
    address::{Address, key, route},
    coaching,
    door::{Ask, door},
    error::{AppError, missing},
    game,
    host::Shared,
    page,
    screens::{analysis, moment, practice, scratch},
    studies,
    view::Scratch,
    visit::{self, Query, Visit},
};

/// What the coach says.
pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route(route::ANALYSIS, get(door(show)).post(door(think)))
        .route(route::ANALYSIS_FILE, get(door(file)))
        .route(route::MOMENT, get(door(look)).post(door(choose)))
        .route(route::PRACTICE, get(door(practise)))
        .route(route::PRACTICE_ANY, post(door(any)))
}

/// What is known of a game.
async fn show(visit: Visit, ask: Ask) -> Page {
    let id = ask.id();
    let (game, stored) = game::load(&visit.app, &id).await?;
    with_game!(game, G => {
        let session = game::open::<G>(&stored)?;
        let known = coaching::known(&visit.app, &id, &session).await?;
        let habit = studies::habit(&visit.app, G::ID, &id).await?;
        Ok(analysis::show(&visit, &stored, &session, &known, habit).into_response())
    })
}

/// The same for a spreadsheet: every choice that is judged.
async fn file(visit: Visit, ask: Ask) -> Page {
    let id = ask.id();
    let (game, stored) = game::load(&visit.app, &id).await?;
    with_game!(game, G => {
        let session = game::open::<G>(&stored)?;
        let known = coaching::known(&visit.app, &id, &session).await?;
        let name = format!("{}-{id}-analysis.csv", G::ID);
        Ok(super::answer::file(&name, coach::documents::choices_csv(&known.report)))
    })
}

/// Thinks for a while, unless somebody stopped that, and shows what is known then.
async fn think(visit: Visit, ask: Ask) -> Page {
    let (id, form) = (ask.id(), ask.form().await?);
    let (game, stored) = game::load(&visit.app, &id).await?;
    with_game!(game, G => {
        let session = game::open::<G>(&stored)?;
        let is_asked = form.contains_key(key::GO);
        if form.contains_key(key::STOP) || is_asked {
            coaching::stop(&visit.app, &stored, &session, !is_asked).await?;
        }
        let is_stopped = studies::study(&visit.app, &id).await?.is_some_and(|it| it.is_stopped);
        if !is_stopped {
            coaching::analyse(&visit.app, &stored, session, coaching::PAGE_MILLIS).await?;
        }
        Ok(visit.go(Address::Analysis { id: &id }))
    })
}

/// A dear choice of a game, from its analysis.
async fn dear<G: page::Page + Skilled>(
    visit: &Visit,
    id: &str,
    session: &Session<G>,
    ply: usize,
) -> Result<Judged, AppError> {
    let report = coaching::known(&visit.app, id, session).await?.report;
    let is_it = |it: &Judged| it.ply as usize == ply && it.best.is_some() && it.again.is_some();
    report.decisions.into_iter().find(is_it).ok_or(AppError::NotFound)
}

/// A game up to what was done at a moment.
struct Played<G: page::Page> {
    session: Session<G>,
    deed: Vec<G::Action>,
    /// Whether that is a whole deed.
    is_whole: bool,
}

/// The game up to what was done at a moment.
fn played<G: page::AtTable + Skilled>(
    visit: &Visit,
    stored: &Stored,
    session: &Session<G>,
    (ply, did): (usize, &str),
) -> Result<Played<G>, AppError> {
    let branch = |session: &Session<G>, ply: usize| {
        desk::branch(session, ply).map_err(|it| AppError::bad_for::<G>(&it))
    };
    let mut now = branch(session, ply)?;
    let steps: Vec<String> =
        did.split(',').filter(|it| !it.is_empty()).map(str::to_owned).collect();
    let n = steps.len();
    if 0 < n {
        let rules = now.game().clone();
        desk::change(&mut now, &Change::Acts(steps))
            .map_err(|it| game::refused::<G>(visit, &stored.id, &rules, &it))?;
    }
    let is_step = |it: &Entry<G::Action>| match it {
        Entry::Action(action) => Some(*action),
        _ => None,
    };
    let deed: Vec<G::Action> = now.entries()[ply..ply + n].iter().filter_map(is_step).collect();
    let is_whole = coach::is_whole(now.game(), now.at(ply), &deed).ok_or(AppError::NotFound)?;
    // Whatever follows by itself is not told: another deal would bring something else.
    Ok(Played { session: branch(&now, ply + n)?, deed, is_whole })
}

/// What a comparison is called while it is at hand.
fn called(id: &str, judged: &Judged, did: &str) -> String {
    format!("{id} {} {did}", judged.print)
}

/// The table before a dear choice; when that was made again, what came of it.
async fn look(visit: Visit, ask: Ask) -> Page {
    let (id, ply) = (ask.id(), ask.ply()?);
    let did = visit.query.get(key::DID).cloned().unwrap_or_default();
    let (game, stored) = game::load(&visit.app, &id).await?;
    with_game!(game, G => {
        let live = game::open::<G>(&stored)?;
        let judged = dear(&visit, &id, &live, ply).await?;
        let is_over = live.turn() == kit::Turn::Over;
        let is_given_up = did == scratch::GIVEN_UP;
        let so_far = if is_given_up { "" } else { &did };
        let Played { session, is_whole, .. } = played(&visit, &stored, &live, (ply, so_far))?;
        let came = visit.app.comparison(&called(&id, &judged, &did));
        let tried = moment::Tried { stored: &stored, judged: &judged, session, did, is_over };
        let page = match is_whole || is_given_up {
            true => moment::answer(&visit, &tried, came.as_ref()),
            false => moment::show(&visit, &tried),
        };
        Ok(page.into_response())
    })
}

/// Does something at a moment, in the address alone; or compares what was done.
async fn choose(visit: Visit, ask: Ask) -> Page {
    let (id, ply, form) = (ask.id(), ask.ply()?, ask.form().await?);
    let did = form.get(key::DID).cloned().unwrap_or_default();
    let (game, stored) = game::load(&visit.app, &id).await?;
    let next = with_game!(game, G => {
        let live = game::open::<G>(&stored)?;
        let judged = dear(&visit, &id, &live, ply).await?;
        if form.contains_key("compare") {
            compare(&visit, &stored, live, (&judged, &did)).await?;
            did
        } else {
            let next = stepped(&did, &form)?;
            played(&visit, &stored, &live, (ply, &next))?;
            next
        }
    });
    let there = visit.to(Address::Moment { id: &id, ply });
    let there = if next.is_empty() { there } else { there.with(key::DID, Scratch::spaced(&next)) };
    // What the address of the next question says besides.
    let then = form.get("then").map_or("", String::as_str);
    let is_plain = then.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'=');
    Ok(visit::go(&if is_plain { there.asking(then) } else { there }))
}

/// What was done after one step more, or one less.
fn stepped(did: &str, form: &Query) -> Result<String, AppError> {
    if form.contains_key("back") {
        return Ok(did.rsplit_once(',').map_or_else(String::new, |it| it.0.to_owned()));
    }
    let more = form.get("actions").or_else(|| form.get("action"));
    let more = more.ok_or_else(|| missing("action"))?;
    Ok(if did.is_empty() { more.clone() } else { format!("{did},{more}") })
}

/// Compares what was done with what was done then and the best, and notes what came of it.
async fn compare<G: page::AtTable + Skilled>(
    visit: &Visit,
    stored: &Stored,
    live: Session<G>,
    (judged, did): (&Judged, &str),
) -> Result<(), AppError>
where
    Session<G>: Send,
    G::Action: Send,
{
    let called = called(&stored.id, judged, did);
    if visit.app.comparison(&called).is_some() {
        return Ok(());
    }
    let deed = match did {
        scratch::GIVEN_UP => None,
        did => Some(played(visit, stored, &live, (judged.ply as usize, did))?.deed),
    };
    let came = coaching::compare(&visit.app, live, judged.clone(), deed).await?;
    visit.app.keep_comparison(&called, &came);
    let is_found = came.verdict == Verdict::AsGood;
    studies::note(&visit.app, &stored.id, judged.print, is_found).await
}

/// The dear choices of all games.
async fn practise(visit: Visit, _: Ask) -> Page {
    Ok(practice::show(&visit).await?.into_response())
}

/// Any one of those that wait.
async fn any(visit: Visit, _: Ask) -> Page {
    Ok(match practice::any(&visit).await? {
        Some((id, ply)) => visit.go(Address::Moment { id: &id, ply }),
        None => visit.go(Address::Practice),
    })
}
