//! The same games for machines: JSON under `/api/v1`.

mod bodies;
#[cfg(all(test, feature = "schema"))]
mod openapi;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use desk::{Words, documents};
use keep::{Keep as _, Shelf, Stored};
use kit::{Game, Marks, Message, SEED_LIMIT, Seat, Session};
use shelf::{GameId, with_game};

use self::bodies::{Address, BranchFrom, GameList, HeadDocument, Json, Kept, New, Offers};
use crate::{
    change::{Demand, Revision, Verb},
    coaching, collection,
    door::{Ask, door},
    error::{AppError, missing, up_to, wrong},
    game,
    guard::COLLECTION_LIMIT,
    hinting,
    host::Shared,
    link, own,
    page::Page,
    results,
    screens::today,
    studies,
    visit::Visit,
};

/// The most games that are listed in one answer.
const N_HEADS: usize = 1000;

/// The most options that are listed in one answer.
const N_OPTIONS: usize = 4096;

/// The description of the API, which a test compares with the schemas of what it
/// takes and gives.
const DESCRIPTION: &str = include_str!("../../assets/openapi.json");

type Answer = Result<Response, AppError>;

pub(crate) fn routes() -> Router<Shared> {
    let changes = Verb::OF_MACHINES.into_iter().fold(Router::new(), |router, (word, verb)| {
        let door = door(move |visit, ask| change(visit, ask, verb));
        router.route(&format!("/api/v1/games/{{id}}/{word}"), post(door))
    });
    changes
        .route("/api/v1/openapi.json", get(door(description)))
        .route("/api/v1/boxes", get(door(boxes)))
        .route("/api/v1/export", get(door(export)))
        .route("/api/v1/import", post(door(take_in)).layer(DefaultBodyLimit::max(COLLECTION_LIMIT)))
        .route("/api/v1/games", get(door(list)).post(door(create)))
        .route("/api/v1/games/import", post(door(import)))
        .route("/api/v1/games/{id}", get(door(show)).delete(door(remove)))
        .route("/api/v1/games/{id}/options", get(door(options)))
        .route("/api/v1/games/{id}/why", get(door(why_last)))
        .route("/api/v1/games/{id}/why/{ply}", get(door(why)))
        .route("/api/v1/games/{id}/hint", post(door(hint)))
        .route("/api/v1/games/{id}/analysis", get(door(analysis)).post(door(analyse)))
        .route("/api/v1/games/{id}/record", get(door(record)))
        .route("/api/v1/games/{id}/link", get(door(address)))
        .route("/api/v1/games/{id}/branch", post(door(branch)))
        .route("/api/v1/record", get(door(results)))
        .route("/api/v1/daily", get(door(daily)))
}

async fn description(_: Visit, _: Ask) -> Answer {
    let kind = HeaderValue::from_static("application/json");
    Ok(([(header::CONTENT_TYPE, kind)], DESCRIPTION).into_response())
}

async fn boxes(visit: Visit, _: Ask) -> Answer {
    let boxed = |&id: &GameId| with_game!(id, G => documents::game_box::<G>(&visit.words(G::ID), &players::usual_names::<G>()));
    Ok(Json(GameId::ALL.iter().map(boxed).collect::<Vec<_>>()).into_response())
}

/// Everything that is kept, in one document.
async fn export(visit: Visit, _: Ask) -> Answer {
    Ok(Json(collection::export(&visit.app).await?).into_response())
}

/// Takes in such a document, each thing in it for itself.
async fn take_in(visit: Visit, ask: Ask) -> Answer {
    let text = ask.text().await?;
    Ok(Json(collection::import(&visit, &text).await?).into_response())
}

async fn list(visit: Visit, _: Ask) -> Answer {
    let shelf = match visit.query.get("show").map(String::as_str) {
        None | Some("open") => Shelf::Open,
        Some("over") => Shelf::Over,
        Some(other) => return Err(wrong("show", Message::verbatim("open, over"), other)),
    };
    let skip = number(&visit, "skip")?.unwrap_or(0);
    let take = number(&visit, "take")?.unwrap_or(100);
    if N_HEADS < take {
        return Err(wrong("take", up_to(N_HEADS as u64), &take.to_string()));
    }
    let (games, total) = visit.app.host.store.list(shelf, skip, take).await?;
    let games = games.iter().map(|it| HeadDocument::new(&visit.words(&it.game), it)).collect();
    Ok(Json(GameList { games, total, version: desk::VERSION }).into_response())
}

/// A number after the question mark, if it is there.
fn number<T: TryFrom<u64>>(visit: &Visit, key: &str) -> Result<Option<T>, AppError> {
    let Some(text) = visit.query.get(key) else { return Ok(None) };
    let number = text.parse::<u64>().ok().filter(|&it| it < SEED_LIMIT);
    let number = number.and_then(|it| T::try_from(it).ok());
    number.map(Some).ok_or_else(|| wrong(key, up_to(SEED_LIMIT - 1), text))
}

async fn create(visit: Visit, ask: Ask) -> Answer {
    let new = ask.json::<New>().await?;
    if new.seed.is_some_and(|it| SEED_LIMIT <= it) {
        let most = up_to(SEED_LIMIT - 1);
        return Err(wrong("seed", most, &new.seed.unwrap_or(0).to_string()));
    }
    let id = game::named(&new.game)?;
    if let Some(day) = &new.day {
        // A day says what is dealt; whoever wants something else does not want its deal.
        if new.seed.is_some() || !new.setup.is_empty() {
            return Err(wrong("day", Message::new("ui-day-alone"), day));
        }
        return with_game!(id, G => {
            let (stored, session) = today::begin::<G>(&visit, id, day, new.honest).await?;
            Ok((StatusCode::CREATED, Json(kept(&visit, &stored, &session)?)).into_response())
        });
    }
    with_game!(id, G => {
        let marks = Marks { honest: new.honest, no_hints: new.no_hints, ..Marks::default() };
        let setup = own::setup::<G>(&visit.app, &new.setup).await?;
        let (stored, session) = game::create::<G>(&visit.app, &setup, new.seed, marks).await?;
        Ok((StatusCode::CREATED, Json(kept(&visit, &stored, &session)?)).into_response())
    })
}

async fn import(visit: Visit, ask: Ask) -> Answer {
    let text = ask.text().await?;
    let stored = game::import(&visit.app, &text).await?;
    let answer = with_game!(game::named(&stored.game)?, G => {
        kept(&visit, &stored, &game::open::<G>(&stored)?)
    })?;
    Ok((StatusCode::CREATED, Json(answer)).into_response())
}

async fn show(visit: Visit, ask: Ask) -> Answer {
    let (game, stored) = game::load(&visit.app, &ask.id()).await?;
    let answer = with_game!(game, G => kept(&visit, &stored, &game::open::<G>(&stored)?))?;
    Ok(Json(answer).into_response())
}

async fn remove(visit: Visit, ask: Ask) -> Answer {
    let id = ask.id();
    let revision = number(&visit, "revision")?.ok_or_else(|| missing("revision"))?;
    game::remove(&visit.app, &id, revision).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// A game as whoever asks may see it.
fn kept<G: Page>(visit: &Visit, stored: &Stored, session: &Session<G>) -> Result<Kept, AppError> {
    let viewer = viewer(visit, session)?;
    let table = documents::table(&visit.words(G::ID), session, viewer);
    let over = session.turn() == kit::Turn::Over;
    Ok(Kept { id: stored.id.clone(), revision: stored.revision, over, table })
}

/// Through whose eyes a machine looks: where somebody hides cards, through
/// those of the chair it names, or else it sees what lies open.
fn viewer<G: Game>(visit: &Visit, session: &Session<G>) -> Result<Option<Seat>, AppError> {
    let game = session.game();
    let seat: Option<u8> = number(visit, "seat")?;
    if seat.is_some_and(|it| !(1..=game.n_seats()).contains(&it)) {
        return Err(AppError::NoChair { n: game.n_seats() });
    }
    let open = game::has_secrets(session).then(|| game.automa_seat());
    Ok(seat.map(|it| Seat(it - 1)).or(open))
}

async fn options(visit: Visit, ask: Ask) -> Answer {
    let (game, stored) = game::load(&visit.app, &ask.id()).await?;
    let options = with_game!(game, G => {
        let session = game::open::<G>(&stored)?;
        offers(&visit.words(G::ID), &session, viewer(&visit, &session)?)
    });
    Ok(Json(Offers { revision: stored.revision, options }).into_response())
}

/// What may be done now, as far as `viewer` may know it: what a person may do tells what
/// is in the hand.
pub(crate) fn offers<G: Game>(
    words: &Words<'_>,
    session: &Session<G>,
    viewer: Option<Seat>,
) -> Vec<documents::Offer> {
    match (viewer, session.turn()) {
        (Some(viewer), kit::Turn::Human(seat)) if viewer != seat => Vec::new(),
        _ => documents::offers(words, session, viewer, N_OPTIONS),
    }
}

/// Changes the game, and answers as it is then.
async fn change(visit: Visit, ask: Ask, verb: Verb) -> Answer {
    let id = ask.id();
    let demand = Demand::of_json(verb, ask).await?;
    let (game, stored) = game::load(&visit.app, &id).await?;
    let answer = with_game!(game, G => {
        let game::Changed { stored, session, .. } =
            game::change::<G>(&visit, stored, demand).await?;
        kept(&visit, &stored, &session)
    })?;
    Ok(Json(answer).into_response())
}

async fn why_last(visit: Visit, ask: Ask) -> Answer {
    let (game, stored) = game::load(&visit.app, &ask.id()).await?;
    let why = with_game!(game, G => {
        documents::why_last(&visit.words(G::ID), &game::open::<G>(&stored)?)
    });
    Ok(Json(why.ok_or(AppError::NoReasons)?).into_response())
}

async fn why(visit: Visit, ask: Ask) -> Answer {
    let (id, ply) = (ask.id(), ask.ply()?);
    let (game, stored) = game::load(&visit.app, &id).await?;
    let why = with_game!(game, G => {
        documents::why(&visit.words(G::ID), &game::open::<G>(&stored)?, &[ply])
    });
    if why.plies.is_empty() {
        return Err(AppError::NoReasons);
    }
    Ok(Json(why).into_response())
}

/// Good deeds for the table that is shown; the record counts who asks, once for each table.
async fn hint(visit: Visit, ask: Ask) -> Answer {
    let (game, stored) = game::load(&visit.app, &ask.id()).await?;
    let revision = ask.json::<Revision>().await?.revision;
    with_game!(game, G => {
        // What cannot be asked is not counted.
        coaching::check_hint(&game::open::<G>(&stored)?)?;
        let (_, session, hint) = hinting::ask::<G>(&visit, stored, revision).await?;
        Ok(Json(coach::documents::hint(&visit.words(G::ID), &session, &hint)).into_response())
    })
}

/// What is known of a game.
async fn analysis(visit: Visit, ask: Ask) -> Answer {
    let id = ask.id();
    let (game, stored) = game::load(&visit.app, &id).await?;
    with_game!(game, G => {
        let session = game::open::<G>(&stored)?;
        let report = coaching::known(&visit.app, &id, &session).await?.report;
        let habit = studies::habit(&visit.app, G::ID, &id).await?;
        let words = visit.words(G::ID);
        Ok(Json(coach::documents::analysis_as(&words, &session, &report, habit)).into_response())
    })
}

/// Works on the analysis of a game for a while.
async fn analyse(visit: Visit, ask: Ask) -> Answer {
    let id = ask.id();
    let millis = number(&visit, "millis")?.unwrap_or(coaching::USUAL_MILLIS);
    if coaching::MOST_MILLIS < millis {
        return Err(wrong("millis", up_to(coaching::MOST_MILLIS), &millis.to_string()));
    }
    let (game, stored) = game::load(&visit.app, &id).await?;
    with_game!(game, G => {
        let session = game::open::<G>(&stored)?;
        let (session, report) = coaching::analyse(&visit.app, &stored, session, millis).await?;
        let habit = studies::habit(&visit.app, G::ID, &id).await?;
        let words = visit.words(G::ID);
        Ok(Json(coach::documents::analysis_as(&words, &session, &report, habit)).into_response())
    })
}

async fn record(visit: Visit, ask: Ask) -> Answer {
    let id = ask.id();
    let (game, stored) = game::load(&visit.app, &id).await?;
    with_game!(game, G => {
        let session = game::open::<G>(&stored)?;
        if game::has_secrets(&session) {
            return Err(AppError::Secret { id });
        }
        Ok(Json(session.record()).into_response())
    })
}

/// The game in an address that any home opens.
async fn address(visit: Visit, ask: Ask) -> Answer {
    let id = ask.id();
    let (game, stored) = game::load(&visit.app, &id).await?;
    with_game!(game, G => {
        let session = game::open::<G>(&stored)?;
        if game::has_secrets(&session) {
            return Err(AppError::Secret { id });
        }
        let (address, length) = match link::address(&visit, &session) {
            Ok(address) => (Some(address.clone()), address.len()),
            Err(length) => (None, length),
        };
        Ok(Json(Address { address, length }).into_response())
    })
}

/// A new game that goes on from a moment of a finished one, as a second try.
async fn branch(visit: Visit, ask: Ask) -> Answer {
    let id = ask.id();
    let BranchFrom { ply } = ask.json().await?;
    let (game, stored) = game::load(&visit.app, &id).await?;
    let answer = with_game!(game, G => {
        let (stored, session) = game::branch::<G>(&visit.app, &stored, ply, Vec::new()).await?;
        kept(&visit, &stored, &session)
    })?;
    Ok((StatusCode::CREATED, Json(answer)).into_response())
}

/// What the finished games come to.
async fn results(visit: Visit, _: Ask) -> Answer {
    let asked = visit.query.get("game").map(|it| game::named(it)).transpose()?;
    Ok(Json(results::gather(&visit.app, asked).await?).into_response())
}

/// The deals of a day, today's if none is named.
async fn daily(visit: Visit, _: Ask) -> Answer {
    let day = match visit.query.get("date") {
        Some(text) => today::read_day(&visit, text)?,
        None => today::today(&visit),
    };
    let deal =
        |&id: &GameId| with_game!(id, G => documents::day_deal::<G>(&visit.words(G::ID), day));
    Ok(Json(GameId::ALL.iter().map(deal).collect::<Vec<_>>()).into_response())
}
