//! The address of a hint: asked for with a form, looked at as often as one likes.

use axum::{Router, response::IntoResponse, routing::get};
use shelf::with_game;

use super::Page;
use crate::{
    address::{Address, route},
    change::number,
    door::{Ask, door},
    game, hinting,
    host::Shared,
    screens::hint,
    visit::Visit,
};

/// Hints.
pub(super) fn routes() -> Router<Shared> {
    Router::new().route(route::HINT, get(door(show)).post(door(ask)))
}

/// The hint that was asked for; once the game went on, the game.
async fn show(visit: Visit, ask: Ask) -> Page {
    let id = ask.id();
    let (game, stored) = game::load(&visit.app, &id).await?;
    with_game!(game, G => {
        let session = game::open::<G>(&stored)?;
        hinting::check(&visit, &stored, &session)?;
        Ok(match hinting::known(&visit.app, &stored, &session) {
            Some(hint) => hint::show(&visit, &stored, &session, &hint).into_response(),
            None => visit.go(Address::Play { id: &id }),
        })
    })
}

/// Somebody asks what to do.
async fn ask(visit: Visit, ask: Ask) -> Page {
    let (id, form) = (ask.id(), ask.form().await?);
    let revision = number(&form, "revision")?;
    let (game, stored) = game::load(&visit.app, &id).await?;
    with_game!(game, G => {
        hinting::ask::<G>(&visit, stored, revision).await?;
        Ok(visit.go(Address::Hint { id: &id }))
    })
}
