//! Addresses: every page and form of the site, written and read in one place.
//!
//! One text is both the pattern of a route and the way its address is written, so
//! the two cannot differ. An [`Address`] is a path as the site itself knows it; a
//! [`Link`] is how a page writes it: with the folder in which the site stands, and
//! what is asked there.

use std::fmt::{self, Display, Write};

use maud::Render;

use crate::base::Base;

macro_rules! addresses {
    ($($(#[$doc:meta])* $name:ident $({ $($field:ident: $kind:ty),* })? = $route:ident $pattern:literal;)*) => {
        /// A page or a form of the site.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Address<'a> { $($(#[$doc])* $name $({ $($field: $kind),* })?,)* }

        /// The pattern of each address, for the router.
        pub(crate) mod route {
            $(pub(crate) const $route: &str = $pattern;)*
            #[cfg(test)]
            pub(crate) const ALL: &[&str] = &[$($route),*];
        }

        impl<'a> Address<'a> {
            /// The path as the site itself knows it. An address is no text on purpose: a
            /// page would write it without the folder of the site.
            pub(crate) fn path(self) -> String {
                match self { $(Address::$name $({ $($field),* })? => format!($pattern),)* }
            }

            /// The address that a path is, if it is one of ours; where two patterns fit,
            /// the one without words is meant, as by the router.
            pub(crate) fn read(path: &'a str) -> Option<Address<'a>> {
                $(if let Some(words) = words($pattern, path) {
                    let mut _words = words.into_iter();
                    return Some(Address::$name $({ $($field: Word::read(_words.next()?)?),* })?);
                })*
                None
            }
        }
    };
}

addresses! {
    /// The home page; with a game in its address, that game.
    Home = HOME "/";
    /// All games, a page at a time.
    Games = GAMES "/games";
    /// The record of all finished games.
    Results = RESULTS "/record";
    /// The same for a spreadsheet.
    ResultsFile = RESULTS_FILE "/record.csv";
    /// The dear choices of all games, to be made again.
    Practice = PRACTICE "/practice";
    /// Any one of those that wait.
    PracticeAny = PRACTICE_ANY "/practice/any";
    /// The deals of a day.
    Today = TODAY "/today";
    /// Begins the deal of a day.
    StartDay { game: &'a str } = START_DAY "/today/{game}";
    /// The set-up of a new game.
    New { game: &'a str } = NEW "/new/{game}";
    /// Starts a game with documents of somebody's own.
    NewOwn { game: &'a str } = NEW_OWN "/new/{game}/own";
    /// How a game is played.
    How { game: &'a str } = HOW "/how/{game}";
    /// The rules of its automa.
    Rules { game: &'a str } = RULES "/rules/{game}";
    /// What of a game is printed, and on what; with `.pdf` after its name, the file.
    Print { game: &'a str } = PRINT "/print/{game}";
    /// What a browser must know to install the program.
    Manifest = MANIFEST "/app.webmanifest";
    /// Where a watchman asks whether the program is at work.
    Health = HEALTH "/healthz";
    /// Takes what somebody likes.
    Settings = SETTINGS "/settings";
    /// What others' licences ask to be told.
    Notices = NOTICES "/licences.txt";
    /// The site that a browser can install, where the host has it.
    Install = INSTALL "/install/";
    /// The page that asks for a file, and takes it.
    Open = OPEN "/open";
    /// Keeps the game of a link.
    OpenLink = OPEN_LINK "/open/link";
    /// Everything that is kept, as one file.
    Export = EXPORT "/export.json";
    /// A file that pages load.
    Asset { mark: &'a str, name: &'a str } = ASSET "/assets/{mark}/{name}";
    /// The table of a game.
    Play { id: &'a str } = PLAY "/play/{id}";
    /// Plays an action.
    Act { id: &'a str } = ACT "/play/{id}/act";
    /// Gives a card its name.
    Name { id: &'a str } = NAME "/play/{id}/name";
    /// Lets a player move.
    Player { id: &'a str } = PLAYER "/play/{id}/player";
    /// Takes a step of a deed back.
    Back { id: &'a str } = BACK "/play/{id}/back";
    /// Takes a deed back.
    Undo { id: &'a str } = UNDO "/play/{id}/undo";
    /// Does it again.
    Redo { id: &'a str } = REDO "/play/{id}/redo";
    /// Goes back to a moment.
    GoTo { id: &'a str } = GO_TO "/play/{id}/goto";
    /// Takes a chair.
    Chair { id: &'a str } = CHAIR "/play/{id}/chair";
    /// The table to be set.
    Setup { id: &'a str } = SETUP "/play/{id}/setup";
    /// Gives piles into somebody's hands.
    Deal { id: &'a str } = DEAL "/play/{id}/deal";
    /// What differs on the table.
    Fix { id: &'a str } = FIX "/play/{id}/fix";
    /// The log.
    Log { id: &'a str } = LOG "/play/{id}/log";
    /// A turn of the automa, by its first entry.
    Turn { id: &'a str, ply: usize } = TURN "/play/{id}/turn/{ply}";
    /// Why the automa did so.
    Why { id: &'a str, ply: usize } = WHY "/play/{id}/why/{ply}";
    /// The end of a game.
    End { id: &'a str } = END "/play/{id}/end";
    /// What a game was made of; thinks on.
    Analysis { id: &'a str } = ANALYSIS "/play/{id}/analysis";
    /// Its choices for a spreadsheet.
    AnalysisFile { id: &'a str } = ANALYSIS_FILE "/play/{id}/analysis.csv";
    /// A dear choice of a game, to be made again.
    Moment { id: &'a str, ply: usize } = MOMENT "/play/{id}/moment/{ply}";
    /// Good deeds for the table that is shown.
    Hint { id: &'a str } = HINT "/play/{id}/hint";
    /// Asks before a game is removed.
    Remove { id: &'a str } = REMOVE "/play/{id}/remove";
    /// The record as a file.
    Record { id: &'a str } = RECORD "/play/{id}/record.toml";
    /// The position as a file.
    Position { id: &'a str } = POSITION "/play/{id}/position.json";
    /// The keepsake of a finished game.
    Picture { id: &'a str } = PICTURE "/play/{id}/picture.svg";
    /// The page that gives a game away.
    Share { id: &'a str } = SHARE "/play/{id}/share";
    /// Goes on with a finished game from one of its moments, as a second try.
    Branch { id: &'a str } = BRANCH "/play/{id}/branch";
    /// Starts a finished game again.
    Again { id: &'a str } = AGAIN "/play/{id}/again";
    /// Documents of somebody's own.
    Own { game: &'a str } = OWN "/own/{game}";
    /// Keeps a new one.
    OwnNew { game: &'a str, key: &'a str } = OWN_NEW "/own/{game}/new/{key}";
    /// One of them.
    OwnOne { game: &'a str, id: &'a str } = OWN_ONE "/own/{game}/{id}";
    /// A step of its form.
    OwnForm { game: &'a str, id: &'a str } = OWN_FORM "/own/{game}/{id}/form";
    /// It as a file.
    OwnFile { game: &'a str, id: &'a str } = OWN_FILE "/own/{game}/{id}/file.toml";
    /// Asks before it is removed.
    OwnRemove { game: &'a str, id: &'a str } = OWN_REMOVE "/own/{game}/{id}/remove";
}

/// The words of a path that a pattern has in braces, if the path is of that pattern.
fn words<'a>(pattern: &str, path: &'a str) -> Option<Vec<&'a str>> {
    let mut found = Vec::new();
    let mut parts = path.split('/');
    for asked in pattern.split('/') {
        let part = parts.next()?;
        match asked.starts_with('{') {
            true if part.is_empty() => return None,
            true => found.push(part),
            false if asked != part => return None,
            false => {}
        }
    }
    parts.next().is_none().then_some(found)
}

/// What can stand in a path.
trait Word<'a>: Sized {
    fn read(word: &'a str) -> Option<Self>;
}

impl<'a> Word<'a> for &'a str {
    fn read(word: &'a str) -> Option<&'a str> {
        Some(word)
    }
}

impl Word<'_> for usize {
    fn read(word: &str) -> Option<usize> {
        word.parse().ok()
    }
}

/// The keys of what is asked at an address, for those who write and read them.
pub(crate) mod key {
    /// A moment of the record.
    pub(crate) const PLY: &str = "ply";
    /// A moment of the automa's turn.
    pub(crate) const STEP: &str = "step";
    /// That the turn goes on by itself.
    pub(crate) const RUN: &str = "run";
    /// That the table of a finished game is looked at.
    pub(crate) const TABLE: &str = "table";
    /// How far the game had gone before something was taken back.
    pub(crate) const WAS: &str = "was";
    /// The deed that was just told, by its first entry.
    pub(crate) const TOLD: &str = "told";
    /// The card that the program drew this once, by its entry.
    pub(crate) const DRAWN: &str = "drawn";
    /// That somebody comes from the lines of what to move.
    pub(crate) const MOVES: &str = "moves";
    /// A line of what to move that is done, with its number behind.
    pub(crate) const TICK: &str = "tick";
    /// The turn after which a *Fix* puts the table right.
    pub(crate) const AFTER: &str = "after";
    /// The turn that a *Fix* concerns.
    pub(crate) const TURN: &str = "turn";
    /// What a *Fix* has changed so far.
    pub(crate) const PATCH: &str = "patch";
    /// The part of a *Fix* that is looked at.
    pub(crate) const TAB: &str = "tab";
    /// The number that is typed, and whether a key was pressed already.
    pub(crate) const PAD: &str = "pad";
    /// The place that is looked at.
    pub(crate) const AT: &str = "at";
    /// A game as the letters of a link.
    pub(crate) const GAME: &str = "g";
    /// The game under way that a page was opened from.
    pub(crate) const FROM: &str = "from";
    /// Which games are listed.
    pub(crate) const SHOW: &str = "show";
    /// Which page of them.
    pub(crate) const PAGE: &str = "page";
    /// Whose picture of a link is shown.
    pub(crate) const CODE: &str = "code";
    /// That a document is shown as its text.
    pub(crate) const TEXT: &str = "text";
    /// What is searched for in the rules.
    pub(crate) const SEARCH: &str = "q";
    /// That nobody thinks on.
    pub(crate) const STOP: &str = "stop";
    /// That whoever was stopped thinks on.
    pub(crate) const GO: &str = "go";
    /// That reasons are told.
    pub(crate) const REASONS: &str = "reasons";
    /// What was done so far at a moment that is tried again.
    pub(crate) const DID: &str = "did";
    /// The game whose moments are shown.
    pub(crate) const OF: &str = "of";
    /// The day of a deal.
    pub(crate) const DAY: &str = "day";
    /// The seed of a new game.
    pub(crate) const SEED: &str = "seed";
    /// That a pile in the program's hands was misheard.
    pub(crate) const HEARD: &str = "heard";
    /// That only a few patches are told.
    pub(crate) const FEW: &str = "few";
}

/// An address as a page writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    text: String,
    has_query: bool,
}

impl Link {
    /// The address on the site that stands in `base`.
    pub(crate) fn new(base: &Base, address: Address<'_>) -> Link {
        Link { text: format!("{base}{}", address.path()), has_query: false }
    }

    /// The same with what is asked there.
    #[must_use]
    pub(crate) fn with(mut self, key: &str, value: impl Display) -> Link {
        self.text.push(if self.has_query { '&' } else { '?' });
        self.has_query = true;
        let from = self.text.len();
        let _ = write!(self.text, "{key}={value}");
        // A card of somebody's own set is called #12: it would end the address.
        if self.text[from..].contains('#') {
            let rest = self.text.split_off(from).replace('#', "%23");
            self.text.push_str(&rest);
        }
        self
    }

    /// The same with a query that was made elsewhere, without its question mark.
    #[must_use]
    pub(crate) fn asking(mut self, query: &str) -> Link {
        if !query.is_empty() {
            self.text.push(if self.has_query { '&' } else { '?' });
            self.has_query = true;
            self.text.push_str(query);
        }
        self
    }

    /// The same at a place of the page.
    #[must_use]
    pub(crate) fn at(mut self, place: impl Display) -> Link {
        let _ = write!(self.text, "#{place}");
        self
    }

    /// The text of it.
    pub(crate) fn into_string(self) -> String {
        self.text
    }
}

impl Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Render for Link {
    fn render_to(&self, buffer: &mut String) {
        self.text.as_str().render_to(buffer);
    }
}

#[cfg(test)]
mod tests {
    use axum::{
        body::Body,
        http::{Request, StatusCode},
    };
    use tower::ServiceExt;

    use super::*;

    /// An address of each pattern, made of the words given.
    fn filled(pattern: &str, word: &str, number: usize) -> String {
        let parts = pattern.split('/').map(|it| match it {
            "{ply}" => number.to_string(),
            it if it.starts_with('{') => word.to_owned(),
            it => it.to_owned(),
        });
        parts.collect::<Vec<_>>().join("/")
    }

    #[test]
    fn every_address_is_read_as_it_is_written() {
        for pattern in route::ALL {
            for (word, number) in [("kb8jm9mqvz52", 0), ("a", 7), ("brass", 4000), ("x-y_z.1", 12)]
            {
                let path = filled(pattern, word, number);
                let address = Address::read(&path).expect(&path);
                assert_eq!(address.path(), path);
                assert_eq!(Address::read(&address.path()), Some(address));
            }
        }
    }

    /// Nobody but the router says which page an address is: whatever can be written is a
    /// page or a form there, never nothing at all.
    #[tokio::test]
    async fn the_router_knows_every_address() {
        let site = crate::app(crate::toy::host());
        for pattern in route::ALL {
            let path = filled(pattern, "a", 1);
            let request = Request::builder().method("PATCH").uri(&path).header("host", "here");
            let request = request.header("sec-fetch-site", "same-origin");
            let answer = site.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
            assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED, "{path}");
        }
    }

    #[test]
    fn what_is_no_address_of_ours_is_none() {
        for path in
            ["", "play/a", "/play", "/play/", "/play/a/turn/x", "/play/a/turn", "/nowhere", "//"]
        {
            assert_eq!(Address::read(path), None, "{path}");
        }
    }

    #[test]
    fn a_link_has_the_folder_of_the_site_and_what_is_asked() {
        let link = |base: &str| Link::new(&Base::new(base), Address::Turn { id: "a", ply: 3 });
        assert_eq!(link("/").to_string(), "/play/a/turn/3");
        let asked = link("/games/").with(key::STEP, 2).with("card", "#12").at("main");
        assert_eq!(asked.to_string(), "/games/play/a/turn/3?step=2&card=%2312#main");
    }
}
