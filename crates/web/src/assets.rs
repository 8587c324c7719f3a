//! What the pages load: a stylesheet, a sprite of symbols and a script for all,
//! and those of a game on its own pages.

use crate::address::Address;

/// A file that a page can load.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    pub(crate) name: &'static str,
    pub(crate) kind: &'static str,
    pub(crate) body: &'static [u8],
    /// Changes when the body does, so that a browser may keep it for good.
    pub(crate) mark: u32,
}

/// A file that the build has packed (`build.rs`): authors' files are for reading.
macro_rules! packed {
    ($($name:tt)*) => {
        include_str!(concat!(env!("OUT_DIR"), "/", $($name)*))
    };
}
pub(crate) use packed;

/// The stylesheet of every page.
pub(crate) const STYLE: Asset = Asset::style("look.css", packed!("look.css"));
/// The symbols of every page.
pub(crate) const SYMBOLS: Asset =
    Asset::picture("symbols.svg", include_str!("../assets/symbols.svg"));
/// The script of every page: moving between pages, then installing them and their
/// home in a browser.
pub(crate) const SCRIPT: Asset = Asset::script("pages.js", packed!("pages.js"));
/// The stylesheet of a game at the table, after that of every page.
pub(crate) const COMPANION_STYLE: Asset = Asset::style("companion.css", packed!("companion.css"));
/// The stylesheet of the page that prints.
pub(crate) const PRINT_STYLE: Asset = Asset::style("print.css", packed!("print.css"));
/// The stylesheet of the record and the deals of the day.
pub(crate) const RESULTS_STYLE: Asset = Asset::style("results.css", packed!("results.css"));
/// The stylesheet of what the coach says, after that of the record.
pub(crate) const COACH_STYLE: Asset = Asset::style("coach.css", packed!("coach.css"));
/// The stylesheet of a hint, after that of its game.
pub(crate) const HINT_STYLE: Asset = Asset::style("hint.css", packed!("hint.css"));
/// The script of a page that waits while somebody thinks.
pub(crate) const COACH_SCRIPT: Asset = Asset::script("coach.js", packed!("coach.js"));
/// The script of a game at the table: wake lock, night, voice.
pub(crate) const COMPANION_SCRIPT: Asset = Asset::script("companion.js", packed!("companion.js"));
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

    /// The script of a game, if there is anything in it.
    pub const fn script_if_any(name: &'static str, text: &'static str) -> Option<Asset> {
        if text.is_empty() { None } else { Some(Asset::script(name, text)) }
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
        Address::Asset { mark: &format!("{:08x}", self.mark), name: self.name }.path()
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

/// What the pages of one game load besides the frame's own files.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    /// Its styles.
    pub(crate) style: Asset,
    /// Its script, if the page needs one beyond the frame's.
    pub(crate) script: Option<Asset>,
    /// Its symbols, if it has any beyond the frame's.
    pub(crate) symbols: Option<Asset>,
    /// The ground its table is drawn on, if that is large: pages that show only
    /// its symbols do not load it.
    pub(crate) ground: Option<Asset>,
    /// What its pages say in English, French and Spanish.
    pub(crate) texts: [&'static str; 3],
}

impl Look {
    /// The files, as they are served.
    pub(crate) fn assets(&self) -> impl Iterator<Item = Asset> {
        [Some(self.style), self.script, self.symbols, self.ground].into_iter().flatten()
    }
}

/// The [`Look`] of the game whose folder this is called in: `look.css` and its
/// scripts as the build has packed them, `symbols.svg`, the texts.
macro_rules! look {
    ($game:literal) => {
        $crate::assets::Look {
            style: $crate::assets::Asset::style(
                concat!($game, ".css"),
                $crate::assets::packed!($game, ".css"),
            ),
            script: $crate::assets::Asset::script_if_any(
                concat!($game, ".js"),
                $crate::assets::packed!($game, ".js"),
            ),
            symbols: Some($crate::assets::Asset::picture(
                concat!($game, ".svg"),
                include_str!("symbols.svg"),
            )),
            ground: None,
            texts: [
                include_str!("i18n/en.ftl"),
                include_str!("i18n/fr.ftl"),
                include_str!("i18n/es.ftl"),
            ],
        }
    };
}
pub(crate) use look;
