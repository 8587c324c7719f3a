//! Addresses of decks, mats and card sets of somebody's own.

use std::sync::Arc;

use axum::{
    Extension, Router,
    http::StatusCode,
    response::IntoResponse,
    routing::{get, post},
};
use kit::Message;
use shelf::with_game;

use super::answer::{Page, file, not_found};
use crate::{
    address::{Address, key, route},
    change::number,
    door::{Ask, door},
    error::AppError,
    fault::Explained,
    game,
    host::App,
    own,
    screens::own as screen,
    visit::{self, Visit},
};

/// Everything under `/own`.
pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route(route::OWN, get(door(list)))
        .route(route::OWN_NEW, post(door(keep)))
        .route(route::OWN_ONE, get(door(show)).post(door(rewrite)))
        .route(route::OWN_FORM, post(door(fill)))
        .route(route::OWN_FILE, get(door(export)))
        .route(route::OWN_REMOVE, get(door(ask_removal)).post(door(remove)))
}

async fn list(visit: Visit, ask: Ask) -> Page {
    let id = game::named(&ask.game()).map_err(not_found)?;
    with_game!(id, G => {
        let kept = own::list::<G>(&visit.app).await?;
        Ok(screen::list::<G>(&visit, &kept, None).into_response())
    })
}

/// Keeps a file, a text, a copy of what is in the box, or the beginning of a form.
async fn keep(visit: Visit, ask: Ask) -> Page {
    let (game, key, form) = (ask.game(), ask.word("key"), ask.multipart().await?);
    let id = game::named(&game).map_err(not_found)?;
    with_game!(id, G => {
        let text = match screen::sent(form).await {
            Ok(fields) => screen::text_of::<G>(&key, &fields),
            Err(error) => Err(error),
        };
        match text {
            Ok(text) => {
                let kept = own::keep::<G>(&visit.app, &key, text).await?;
                Ok(visit.go(Address::OwnOne { game: &game, id: &kept.id }))
            }
            Err(error @ AppError::Bad(_)) => {
                let kept = own::list::<G>(&visit.app).await?;
                let why = error.sentence(&visit);
                let visit = Visit { here: Address::Own { game: &game }.path(), ..visit };
                let page = screen::list::<G>(&visit, &kept, Some(&why));
                Ok((StatusCode::UNPROCESSABLE_ENTITY, Extension(Explained), page).into_response())
            }
            Err(error) => Err(error),
        }
    })
}

async fn show(visit: Visit, ask: Ask) -> Page {
    let (game, id) = (ask.game(), ask.id());
    let name = game::named(&game).map_err(not_found)?;
    let document = own::load(&visit.app, &game, &id).await?;
    with_game!(name, G => Ok(screen::show::<G>(&visit, &document, None).into_response()))
}

async fn rewrite(visit: Visit, ask: Ask) -> Page {
    let (game, id, form) = (ask.game(), ask.id(), ask.multipart().await?);
    let name = game::named(&game).map_err(not_found)?;
    let document = own::load(&visit.app, &game, &id).await?;
    let mut fields = screen::sent(form).await?;
    let text = fields.remove("text").unwrap_or_default();
    if text.trim().is_empty() {
        return Err(AppError::bad(Message::new("ui-open-nothing")));
    }
    let revision = number(&fields, "revision")?;
    with_game!(name, G => own::rewrite::<G>(&visit.app, &document, revision, text).await)?;
    Ok(visit::go(&visit.to(Address::OwnOne { game: &game, id: &id }).with(key::TEXT, 1)))
}

/// One step of a form: kept if it makes sense, else shown again with the reason.
async fn fill(visit: Visit, ask: Ask) -> Page {
    let (game, id, fields) = (ask.game(), ask.id(), ask.form().await?);
    let name = game::named(&game).map_err(not_found)?;
    let document = own::load(&visit.app, &game, &id).await?;
    let revision = number(&fields, "revision")?;
    with_game!(name, G => {
        let form = <G as crate::page::Page>::form(&document.key).ok_or(AppError::NotFound)?;
        match form.filled(&document.text, &fields) {
            Ok((text, next)) => {
                own::rewrite::<G>(&visit.app, &document, revision, text).await?;
                Ok(visit::go(&visit.to(Address::OwnOne { game: &game, id: &id }).asking(next.trim_start_matches('?'))))
            }
            Err(why) => {
                let why = visit.words(&game).say(&why);
                let visit = Visit { here: Address::OwnOne { game: &game, id: &id }.path(), ..visit };
                let page = screen::show::<G>(&visit, &document, Some((&fields, &why)));
                Ok((StatusCode::UNPROCESSABLE_ENTITY, Extension(Explained), page).into_response())
            }
        }
    })
}

async fn export(visit: Visit, ask: Ask) -> Page {
    let (game, id) = (ask.game(), ask.id());
    let document = own::load(&visit.app, &game, &id).await?;
    Ok(file(&format!("{}-{}-{id}.toml", document.game, document.key), document.text))
}

async fn ask_removal(visit: Visit, ask: Ask) -> Page {
    let (game, id) = (ask.game(), ask.id());
    let document = own::load(&visit.app, &game, &id).await?;
    Ok(screen::confirm_removal(&visit, &document).into_response())
}

async fn remove(visit: Visit, ask: Ask) -> Page {
    let (game, id, form) = (ask.game(), ask.id(), ask.form().await?);
    let document = own::load(&visit.app, &game, &id).await?;
    own::remove(&visit.app, &document, number(&form, "revision")?).await?;
    Ok(visit.go(Address::Own { game: &game }))
}
