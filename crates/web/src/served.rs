//! The files that pages load, as they are served.

use axum::{
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use shelf::{GameId, with_game};

use crate::{
    assets::{
        Asset, COACH_SCRIPT, COACH_STYLE, COMPANION_SCRIPT, COMPANION_STYLE, HINT_STYLE, ICON,
        ICONS, PRINT_STYLE, RESULTS_STYLE, SCRIPT, STYLE, SYMBOLS,
    },
    door::Ask,
    error::AppError,
    page::Page,
    visit::Visit,
};

/// Every file: the frame's own and those of each game.
fn all() -> impl Iterator<Item = Asset> {
    let games = GameId::ALL
        .iter()
        .flat_map(|&id| with_game!(id, G => <G as Page>::LOOK.assets().collect::<Vec<_>>()));
    let own = [
        STYLE,
        COACH_STYLE,
        COACH_SCRIPT,
        HINT_STYLE,
        SYMBOLS,
        SCRIPT,
        COMPANION_STYLE,
        COMPANION_SCRIPT,
        PRINT_STYLE,
        RESULTS_STYLE,
        ICON,
    ];
    own.into_iter().chain(ICONS).chain(games)
}

/// Serves one of them at the address with its very mark. Any other mark is of
/// another version, whose page may still be open somewhere: it gets the file of today,
/// but kept for good that would be the wrong one for a year.
pub(crate) async fn serve(_: Visit, ask: Ask) -> Result<Response, AppError> {
    let (mark, name) = (ask.word("mark"), ask.word("name"));
    let asset = all().find(|it| it.name == name).ok_or(AppError::NotFound)?;
    let tag = format!("{:08x}", asset.mark);
    let kind = [(header::CONTENT_TYPE, HeaderValue::from_static(asset.kind))];
    if mark != tag {
        return Ok((kind, asset.body).into_response());
    }
    let tag = format!("\"{tag}\"");
    let is_known = is_known(ask.headers(), &tag);
    let keep = HeaderValue::from_static("public, max-age=31536000, immutable");
    // What is said of the file holds for an answer without it too.
    let head = [
        (header::CACHE_CONTROL, keep),
        (header::VARY, HeaderValue::from_static("accept-encoding")),
    ];
    let head = (head, [(header::ETAG, tag)]);
    Ok(match is_known {
        true => (StatusCode::NOT_MODIFIED, head).into_response(),
        false => (head, kind, asset.body).into_response(),
    })
}

/// Whether the browser already has what goes by `tag`: one of a list, weak or
/// not, or anything at all.
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let lists = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|it| it.to_str().ok());
    let mut tags = lists.flat_map(|it| it.split(',')).map(str::trim);
    tags.any(|it| it == "*" || it.strip_prefix("W/").unwrap_or(it) == tag)
}
