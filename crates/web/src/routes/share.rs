//! Addresses by which games come and go: links, files, and everything at once.

use std::sync::Arc;

use axum::{
    Extension, Form, Router,
    extract::{DefaultBodyLimit, Multipart, Path},
    http::StatusCode,
    response::{IntoResponse, Redirect},
    routing::{get, post},
};
use shelf::with_game;

use super::{Page, file};
use crate::{
    collection,
    error::{AppError, Explained, missing},
    game, guard,
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
        .route("/play/{id}/share", get(show))
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
