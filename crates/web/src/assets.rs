//! What the pages load: a stylesheet, a sprite of symbols and a script for all,
//! and those of a game on its own pages.

use axum::{
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};

use shelf::{GameId, with_game};

use crate::{door::Ask, error::AppError, page::Page, visit::Visit};

/// A file that a page can load.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    name: &'static str,
    kind: &'static str,
    pub(crate) body: &'static [u8],
    /// Changes when the body does, so that a browser may keep it for good.
    pub(crate) mark: u32,
}

/// The stylesheet of every page; a later file may overrule an earlier one.
pub(crate) const STYLE: Asset = Asset::style(
    "look.css",
    concat!(
        include_str!("../assets/look/base.css"),
        include_str!("../assets/look/frame.css"),
        include_str!("../assets/look/parts.css"),
        include_str!("../assets/look/board.css"),
        include_str!("../assets/look/pages.css"),
        include_str!("../assets/look/windows.css"),
    ),
);
/// The symbols of every page.
pub(crate) const SYMBOLS: Asset =
    Asset::picture("symbols.svg", include_str!("../assets/symbols.svg"));
/// The script of every page: moving between pages, then installing them and their
/// home in a browser.
pub(crate) const SCRIPT: Asset = Asset::script(
    "table.js",
    concat!(include_str!("../assets/table.js"), include_str!("../assets/install.js")),
);
/// The stylesheet of a game at the table, after that of every page.
pub(crate) const TABLE_STYLE: Asset =
    Asset::style("companion.css", include_str!("../assets/look/table.css"));
/// The script of a game at the table: wake lock, night, voice.
pub(crate) const TABLE_SCRIPT: Asset =
    Asset::script("companion.js", include_str!("../assets/companion.js"));
/// The icons of the installed program, drawn from `icon.svg`: with nothing around
/// it, and on a ground of its own that a system may cut to its liking.
pub(crate) const ICONS: [Asset; 3] = [
    Asset::pixels("icon-192.png", include_bytes!("../assets/icon-192.png")),
    Asset::pixels("icon-512.png", include_bytes!("../assets/icon-512.png")),
    Asset::pixels("icon-maskable.png", include_bytes!("../assets/icon-maskable.png")),
];
/// The icon in the browser's tab.
pub(crate) const ICON: Asset = Asset::picture("icon.svg", include_str!("../assets/icon.svg"));

impl Asset {
    /// A stylesheet.
    pub const fn style(name: &'static str, text: &'static str) -> Asset {
        Asset::new(name, "text/css; charset=utf-8", text.as_bytes())
    }

    /// A script.
    pub const fn script(name: &'static str, text: &'static str) -> Asset {
        Asset::new(name, "text/javascript; charset=utf-8", text.as_bytes())
    }

    /// A picture or a sprite of symbols, SVG.
    pub const fn picture(name: &'static str, text: &'static str) -> Asset {
        Asset::new(name, "image/svg+xml", text.as_bytes())
    }

    /// A picture of pixels, PNG.
    pub const fn pixels(name: &'static str, body: &'static [u8]) -> Asset {
        Asset::new(name, "image/png", body)
    }

    const fn new(name: &'static str, kind: &'static str, body: &'static [u8]) -> Asset {
        Asset { name, kind, body, mark: mark(body) }
    }

    /// What is in it, if it is a text.
    pub(crate) const fn text(&self) -> &'static str {
        match std::str::from_utf8(self.body) {
            Ok(text) => text,
            Err(_) => "",
        }
    }

    /// The address, with the mark of this very text in it.
    pub fn path(&self) -> String {
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

/// Every file: the frame's own and those of each game.
fn all() -> impl Iterator<Item = Asset> {
    let games = GameId::ALL
        .iter()
        .flat_map(|&id| with_game!(id, G => <G as Page>::LOOK.assets().collect::<Vec<_>>()));
    let own = [STYLE, SYMBOLS, SCRIPT, TABLE_STYLE, TABLE_SCRIPT, ICON];
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
