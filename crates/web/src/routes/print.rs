//! Addresses of what is printed: the form, and the file it asks for.

use std::sync::Arc;

use axum::{
    Extension, Router,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use shelf::with_game;

use super::answer::{Page, not_found};
use crate::{
    Unprinted,
    address::route,
    door::{Ask, door},
    error::AppError,
    fault::Explained,
    game,
    host::App,
    own,
    screens::print as screen,
    visit::Visit,
};

/// What the name of a file ends with.
const PDF: &str = ".pdf";

/// Everything under `/print`.
pub(super) fn routes() -> Router<Arc<App>> {
    Router::new().route(route::PRINT, get(door(show)))
}

/// The form; with `.pdf` at the end of the address, the file.
async fn show(visit: Visit, ask: Ask) -> Page {
    let name = ask.game();
    match name.strip_suffix(PDF) {
        Some(game) => file(visit, game).await,
        None => page(&visit, &name, None).await,
    }
}

async fn page(visit: &Visit, game: &str, error: Option<&str>) -> Page {
    let id = game::named(game).map_err(not_found)?;
    let (boxed, kept) =
        with_game!(id, G => (screen::boxed::<G>(), own::list::<G>(&visit.app).await?));
    Ok(screen::show(visit, id.id(), &boxed, &kept, error).into_response())
}

/// The file; what keeps it from being made is told on the form.
async fn file(visit: Visit, game: &str) -> Page {
    let id = game::named(game).map_err(not_found)?;
    let words = with_game!(id, G => screen::order::<G>(&visit).await?);
    let (status, why) = match (visit.app.host.print)(words).await {
        Ok(bytes) => return Ok(pdf(&visit, id.id(), bytes)),
        Err(Unprinted::Busy) => return Err(AppError::Busy),
        Err(Unprinted::Refused(why)) => (StatusCode::UNPROCESSABLE_ENTITY, why),
        Err(Unprinted::Absent) => {
            (StatusCode::SERVICE_UNAVAILABLE, visit.plain().text("ui-print-absent"))
        }
    };
    // Whoever changes the language goes on with the form.
    let visit = Visit { here: visit.here.replacen(PDF, "", 1), ..visit };
    let page = page(&visit, game, Some(&why)).await?;
    Ok((status, Extension(Explained), page).into_response())
}

/// The file as it is sent: to be looked at, or to be saved.
fn pdf(visit: &Visit, game: &str, bytes: Vec<u8>) -> Response {
    let how = if visit.query.contains_key("save") { "attachment" } else { "inline" };
    let disposition = format!("{how}; filename=\"{game}{PDF}\"");
    let disposition = HeaderValue::from_str(&disposition).expect("ids are plain letters");
    let kind = HeaderValue::from_static("application/pdf");
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, disposition)], bytes)
        .into_response()
}
