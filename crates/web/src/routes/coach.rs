//! Addresses of what the coach says: the analysis of a game.

use axum::{Router, response::IntoResponse, routing::get};
use shelf::with_game;

use super::Page;
use crate::{
    address::{Address, route},
    coaching,
    door::{Ask, door},
    game,
    host::Shared,
    screens::analysis,
    visit::Visit,
};

/// What the coach says.
pub(super) fn routes() -> Router<Shared> {
    Router::new().route(route::ANALYSIS, get(door(show)).post(door(think)))
}

/// What is known of a game.
async fn show(visit: Visit, ask: Ask) -> Page {
    let id = ask.id();
    let (game, stored) = game::load(&visit.app, &id).await?;
    with_game!(game, G => {
        let session = game::open::<G>(&stored)?;
        let report = coaching::known(&visit.app, &id, &session)?;
        Ok(analysis::show(&visit, &stored, &session, &report).into_response())
    })
}

/// Thinks for a while, and shows what is known then.
async fn think(visit: Visit, ask: Ask) -> Page {
    let id = ask.id();
    let (game, stored) = game::load(&visit.app, &id).await?;
    with_game!(game, G => {
        let session = game::open::<G>(&stored)?;
        coaching::analyse(&visit.app, &id, session, coaching::PAGE_MILLIS).await?;
        Ok(visit.go(Address::Analysis { id: &id }))
    })
}
