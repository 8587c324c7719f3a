//! What the pages load: one stylesheet, one sprite of symbols, one script.

use axum::{
    extract::Path,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};

use crate::error::{AppError, empty};

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

/// Serves one of them; the mark in the address is not looked at.
pub(crate) async fn serve(
    Path((_, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let all = [&STYLE, &SYMBOLS, &SCRIPT, &ICON];
    let asset = all.into_iter().find(|it| it.name == name).ok_or(AppError::NotFound)?;
    let tag = format!("\"{:08x}\"", asset.mark);
    let keep = HeaderValue::from_static("public, max-age=31536000, immutable");
    let kind = HeaderValue::from_static(asset.kind);
    if headers.get(header::IF_NONE_MATCH).is_some_and(|it| it.as_bytes() == tag.as_bytes()) {
        return Ok(empty(StatusCode::NOT_MODIFIED));
    }
    let head = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, keep)];
    Ok((head, [(header::ETAG, tag)], asset.text).into_response())
}
