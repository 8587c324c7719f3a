//! Addresses by which games come and go: links, files, everything at once, and once more.

use std::sync::Arc;

use axum::{
    Extension, Form, Router,
    extract::{DefaultBodyLimit, Multipart, Path},
    http::StatusCode,
    response::{IntoResponse, Redirect},
    routing::{get, post},
};
use kit::Turn;
use shelf::with_game;

use super::{Page, file};
use crate::{
    collection,
    error::{AppError, Explained, missing},
    game::{self, Seed},
    guard,
    host::App,
    link,
    screens::{home, open, share},
    visit::{Query, Visit},
};

/// The ways in and out.
pub(super) fn routes() -> Router<Arc<App>> {
    let large = DefaultBodyLimit::max(guard::COLLECTION_LIMIT);
    Router::new()
        .route("/open", get(open::ask).post(import).layer(large))
        .route("/open/link", post(keep_linked))
        .route("/export.json", get(export))
        .route("/play/{id}/record.toml", get(record))
        .route("/play/{id}/position.json", get(position))
        .route("/play/{id}/share", get(show))
        .route("/play/{id}/again", post(again))
}

/// The home page; with a game in its address, that game.
pub(super) async fn home(visit: Visit) -> Page {
    let Some(letters) = visit.query.get("g") else {
        return Ok(home::show(visit).await?.into_response());
    };
    let (game, linked) = link::read(letters)?;
    with_game!(game, G => {
        let session = link::open::<G>(&linked)?;
        Ok(share::offer(&visit, &session, letters).into_response())
    })
}

/// Keeps the game of a link, beside all others.
async fn keep_linked(visit: Visit, Form(form): Form<Query>) -> Page {
    let letters = form.get("g").ok_or_else(|| missing("g"))?;
    let stored = game::import_link(&visit.app, letters).await?;
    Ok(Redirect::to(&format!("/play/{}", stored.id)).into_response())
}

/// The page that gives a game away.
async fn show(visit: Visit, Path(id): Path<String>) -> Page {
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
async fn again(visit: Visit, Path(id): Path<String>, Form(form): Form<Query>) -> Page {
    let (game, stored) = game::load(&visit.app, &id).await?;
    // Who knows the seed of a game under way knows what comes.
    if !stored.is_over {
        return Err(AppError::NotFound);
    }
    let seed = if form.contains_key("seed") { Seed::Same } else { Seed::Fresh };
    with_game!(game, G => {
        let level = game::level::<G>().and_then(|it| Some((it.key, form.get(it.key)?.as_str())));
        let next = game::again::<G>(&visit.app, &stored, level, seed).await?;
        Ok(Redirect::to(&super::first_page::<G>(&next)?).into_response())
    })
}

async fn record(visit: Visit, Path(id): Path<String>) -> Page {
    let (game, stored) = game::load(&visit.app, &id).await?;
    let ply = visit.query.get("ply").and_then(|it| it.parse::<usize>().ok());
    let text = with_game!(game, G => match game::open::<G>(&stored) {
        // A record names every card.
        Ok(session) if game::has_secrets(&session) => Err(AppError::Secret { id: id.clone() }),
        Ok(mut session) => {
            session.go_to(ply.unwrap_or(stored.ply));
            Ok(session.record().to_toml())
        }
        // What can no longer be played can still be taken along.
        Err(AppError::Stale { .. }) => Ok(stored.record.clone()),
        Err(error) => Err(error),
    })?;
    Ok(file(&format!("{}-{id}.toml", stored.game), text))
}

async fn position(visit: Visit, Path(id): Path<String>) -> Page {
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

/// Everything that is kept here, in one file.
async fn export(visit: Visit) -> Page {
    let collection = collection::export(&visit.app).await?;
    Ok(file("automatable.json", collection.to_json()))
}

/// Opens one game, or takes in a whole collection and tells what came of it.
async fn import(visit: Visit, form: Multipart) -> Page {
    match open::read(&visit, form).await {
        Ok(open::Opened::Game(id)) => Ok(Redirect::to(&format!("/play/{}", id)).into_response()),
        Ok(open::Opened::Collection(arrivals)) => Ok(open::told(&visit, &arrivals).into_response()),
        Err((error @ AppError::Bad(_), text)) => {
            let page = open::show(&visit, Some(&error.told(&visit)), &text);
            Ok((StatusCode::UNPROCESSABLE_ENTITY, Extension(Explained), page).into_response())
        }
        Err((error, _)) => Err(error),
    }
}
