//! Addresses of what was played: the record, the deals of the day, second tries.

use axum::{
    Router,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use shelf::with_game;

use super::answer::{Page, file};
use crate::{
    address::{Address, key, route},
    change::number,
    door::{Ask, door},
    error::missing,
    game,
    host::Shared,
    results,
    screens::{results as screen, today},
    visit::Visit,
};

/// What was played, and how it is played again.
pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route(route::RESULTS, get(door(show)))
        .route(route::RESULTS_FILE, get(door(table)))
        .route(route::TODAY, get(door(show_day)))
        .route(route::START_DAY, post(door(start_day)))
        .route(route::BRANCH, post(door(branch)))
}

async fn show(visit: Visit, _: Ask) -> Page {
    Ok(screen::show(&visit).await?.into_response())
}

/// The record for a spreadsheet.
async fn table(visit: Visit, _: Ask) -> Page {
    let results = results::gather(&visit.app, None).await?;
    Ok(file("automatable-record.csv", desk::results_csv(&results)))
}

async fn show_day(visit: Visit, _: Ask) -> Page {
    Ok(today::show(&visit).await?.into_response())
}

async fn start_day(visit: Visit, ask: Ask) -> Page {
    let (game, form) = (ask.game(), ask.form().await?);
    let id = game::named(&game)?;
    let day = form.get(key::DAY).ok_or_else(|| missing(key::DAY))?;
    let stored = with_game!(id, G => today::begin::<G>(&visit, id, day, false).await?.0);
    Ok(visit.go(Address::Play { id: &stored.id }))
}

/// Goes on with a finished game from one of its moments.
async fn branch(visit: Visit, ask: Ask) -> Result<Response, crate::error::AppError> {
    let (id, form) = (ask.id(), ask.form().await?);
    let ply = number(&form, key::PLY)?;
    let deed = form.get("actions").map_or("", String::as_str);
    let deed: Vec<String> =
        deed.split(',').filter(|it| !it.is_empty()).map(str::to_owned).collect();
    let (game, stored) = game::load(&visit.app, &id).await?;
    let stored = with_game!(game, G => game::branch::<G>(&visit.app, &stored, ply, deed).await?.0);
    Ok(visit.go(Address::Play { id: &stored.id }))
}
