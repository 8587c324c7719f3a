//! What the pages load: one stylesheet, one sprite of symbols, one script.

use axum::{
    extract::Path,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};

use crate::error::AppError;

/// A file that every page can load.
#[derive(Debug)]
pub(crate) struct Asset {
    name: &'static str,
    kind: &'static str,
    text: &'static str,
    /// Changes when the text does, so that a browser may keep it for good.
    pub(crate) mark: u32,
}

macro_rules! asset {
    ($name:literal, $kind:literal) => {{
        const TEXT: &str = include_str!(concat!("../assets/", $name));
        Asset { name: $name, kind: $kind, text: TEXT, mark: mark(TEXT.as_bytes()) }
    }};
}

pub(crate) const STYLE: Asset = asset!("look.css", "text/css; charset=utf-8");
pub(crate) const SYMBOLS: Asset = asset!("symbols.svg", "image/svg+xml");
pub(crate) const SCRIPT: Asset = asset!("table.js", "text/javascript; charset=utf-8");
pub(crate) const ICON: Asset = asset!("icon.svg", "image/svg+xml");

impl Asset {
    /// The address, with the mark of this very text in it.
    pub(crate) fn path(&self) -> String {
        format!("/assets/{:08x}/{}", self.mark, self.name)
    }
}

const fn mark(text: &[u8]) -> u32 {
    let mut hash = 0x811c_9dc5_u32;
    let mut at = 0;
    while at < text.len() {
        hash = (hash ^ text[at] as u32).wrapping_mul(0x0100_0193);
        at += 1;
    }
    hash
}

/// Serves one of them at the address with its very mark. Any other mark is of
/// another version: kept for good it would be the wrong file for a year.
pub(crate) async fn serve(
    Path((mark, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let all = [&STYLE, &SYMBOLS, &SCRIPT, &ICON];
    let asset = all.into_iter().find(|it| it.name == name).ok_or(AppError::NotFound)?;
    let tag = format!("{:08x}", asset.mark);
    if mark != tag {
        return Err(AppError::NotFound);
    }
    let tag = format!("\"{tag}\"");
    let is_known = is_known(&headers, &tag);
    let keep = HeaderValue::from_static("public, max-age=31536000, immutable");
    // What is said of the file holds for an answer without it too.
    let head = [
        (header::CACHE_CONTROL, keep),
        (header::VARY, HeaderValue::from_static("accept-encoding")),
    ];
    let head = (head, [(header::ETAG, tag)]);
    Ok(match is_known {
        true => (StatusCode::NOT_MODIFIED, head).into_response(),
        false => (head, [(header::CONTENT_TYPE, HeaderValue::from_static(asset.kind))], asset.text)
            .into_response(),
    })
}

/// Whether the browser already has what goes by `tag`: one of a list, weak or
/// not, or anything at all.
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let lists = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|it| it.to_str().ok());
    let mut tags = lists.flat_map(|it| it.split(',')).map(str::trim);
    tags.any(|it| it == "*" || it.strip_prefix("W/").unwrap_or(it) == tag)
}
