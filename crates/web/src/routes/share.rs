//! Addresses by which games come and go: links, files, everything at once, and once more.

use std::sync::Arc;

use axum::{
    Extension, Router,
    extract::DefaultBodyLimit,
    http::{HeaderValue, StatusCode, header},
    response::IntoResponse,
    routing::{get, post},
};
use kit::Turn;
use shelf::with_game;

use super::answer::{Page, file, first_page};
use crate::{
    address::{Address, key, route},
    collection,
    door::{Ask, door},
    error::{AppError, missing},
    fault::Explained,
    game::{self, Seed},
    guard,
    host::App,
    link,
    screens::{end, home, open, share},
    visit::Visit,
};

/// The ways in and out.
pub(super) fn routes() -> Router<Arc<App>> {
    let large = DefaultBodyLimit::max(guard::COLLECTION_LIMIT);
    Router::new()
        .route(route::OPEN, get(door(ask_open)).post(door(import)).layer(large))
        .route(route::OPEN_LINK, post(door(keep_linked)))
        .route(route::EXPORT, get(door(export)))
        .route(route::RECORD, get(door(record)))
        .route(route::POSITION, get(door(position)))
        .route(route::PICTURE, get(door(picture)))
        .route(route::SHARE, get(door(show)))
        .route(route::AGAIN, post(door(again)))
}

/// The home page; with a game in its address, that game.
pub(super) async fn home(visit: Visit, _: Ask) -> Page {
    let Some(letters) = visit.query.get(key::GAME) else {
        return Ok(home::show(&visit).await?.into_response());
    };
    let (game, linked) = link::read(letters)?;
    with_game!(game, G => {
        let session = link::open::<G>(&linked)?;
        Ok(share::offer(&visit, &session, letters).into_response())
    })
}

/// All games, a page at a time.
pub(super) async fn list(visit: Visit, _: Ask) -> Page {
    Ok(home::list(&visit).await?.into_response())
}

/// Keeps the game of a link, beside all others.
async fn keep_linked(visit: Visit, ask: Ask) -> Page {
    let form = ask.form().await?;
    let letters = form.get(key::GAME).ok_or_else(|| missing(key::GAME))?;
    let stored = game::import_link(&visit.app, letters).await?;
    Ok(visit.go(Address::Play { id: &stored.id }))
}

/// The page that gives a game away.
async fn show(visit: Visit, ask: Ask) -> Page {
    let id = ask.id();
    let (game, stored) = game::load(&visit.app, &id).await?;
    with_game!(game, G => {
        let session = game::open::<G>(&stored)?;
        // A link names every card, as a record does.
        if game::has_secrets(&session) {
            return Err(AppError::Secret { id });
        }
        Ok(share::show(&visit, &stored, &session).into_response())
    })
}

/// Starts a finished game again, on another level or from the same seed.
async fn again(visit: Visit, ask: Ask) -> Page {
    let (id, form) = (ask.id(), ask.form().await?);
    let (game, stored) = game::load(&visit.app, &id).await?;
    let seed = if form.contains_key("seed") { Seed::Same } else { Seed::Fresh };
    with_game!(game, G => {
        let level = game::level::<G>().and_then(|it| Some((it.key, form.get(it.key)?.as_str())));
        let (next, session) = game::again::<G>(&visit.app, &stored, level, seed).await?;
        Ok(visit.go(first_page(&next, &session)))
    })
}

async fn record(visit: Visit, ask: Ask) -> Page {
    let id = ask.id();
    let (game, stored) = game::load(&visit.app, &id).await?;
    let ply = visit.query.get(key::PLY).and_then(|it| it.parse::<usize>().ok());
    let text = with_game!(game, G => match game::open::<G>(&stored) {
        // A record names every card.
        Ok(session) if game::has_secrets(&session) => Err(AppError::Secret { id: id.clone() }),
        Ok(mut session) => {
            session.go_to(ply.unwrap_or(stored.ply));
            Ok(desk::signed(&session.record().to_toml()))
        }
        // What can no longer be played can still be taken along.
        Err(AppError::Stale { .. }) => Ok(stored.record.clone()),
        Err(error) => Err(error),
    })?;
    Ok(file(&format!("{}-{id}.toml", stored.game), text))
}

async fn position(visit: Visit, ask: Ask) -> Page {
    let id = ask.id();
    let (game, stored) = game::load(&visit.app, &id).await?;
    let text = with_game!(game, G => {
        let session = game::open::<G>(&stored)?;
        if matches!(session.turn(), Turn::Chance(_)) {
            return Err(AppError::NotFound);
        }
        let Ok(viewer) = game::viewer(&visit, &session, &id) else {
            return Err(AppError::Secret { id });
        };
        let file = desk::position_file(&session, Some(viewer));
        kit::to_json_pretty(&file)
    });
    Ok(file(&format!("{}-{id}-position.json", stored.game), text))
}

async fn picture(visit: Visit, ask: Ask) -> Page {
    let (game, stored) = game::load(&visit.app, &ask.id()).await?;
    let text = with_game!(game, G => end::picture::<G>(&visit, &stored))?;
    let kind = HeaderValue::from_static("image/svg+xml");
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}

/// Everything that is kept here, in one file.
async fn export(visit: Visit, _: Ask) -> Page {
    let collection = collection::export(&visit.app).await?;
    Ok(file("automatable.json", collection.to_json()))
}

/// The page that asks for a file.
async fn ask_open(visit: Visit, _: Ask) -> Page {
    Ok(open::show(&visit, None, "").into_response())
}

/// Opens one game, or takes in a whole collection and tells what came of it.
async fn import(visit: Visit, ask: Ask) -> Page {
    let form = ask.multipart().await?;
    match open::read(&visit, form).await {
        Ok(open::Opened::Game(id)) => Ok(visit.go(Address::Play { id: &id })),
        Ok(open::Opened::Collection(arrivals)) => {
            Ok(open::arrivals(&visit, &arrivals).into_response())
        }
        Err((error @ AppError::Bad(_), text)) => {
            let told = error.sentence(&visit);
            let page = open::show(&visit, Some((open::heading(&text), &told)), &text);
            Ok((StatusCode::UNPROCESSABLE_ENTITY, Extension(Explained), page).into_response())
        }
        Err((error, _)) => Err(error),
    }
}
