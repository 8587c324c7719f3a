//! The pages in a real browser: whole games, keys, tabs, phones, no script.
//!
//! Not part of a plain `cargo test`: `cargo xtask test` sees to the browser and runs it.

#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

#[path = "browser/access.rs"]
mod access;
#[path = "browser/brass.rs"]
mod brass;
#[path = "browser/hand.rs"]
mod hand;
#[path = "browser/hints.rs"]
mod hints;
#[path = "browser/london.rs"]
mod london;
#[path = "browser/measures.rs"]
mod measures;
#[path = "browser/motion.rs"]
mod motion;
#[path = "browser/play.rs"]
mod play;
#[path = "browser/players.rs"]
mod players;
#[path = "browser/reading.rs"]
mod reading;
#[path = "browser/rules.rs"]
mod rules;
#[path = "browser/scripts.rs"]
mod scripts;
#[path = "serve/server.rs"]
#[expect(dead_code, reason = "the crash test needs more of it")]
mod server;
#[path = "browser/share.rs"]
mod share;
#[path = "browser/still.rs"]
mod still;
#[path = "browser/table.rs"]
mod table;
#[path = "browser/table_device.rs"]
mod table_device;
#[path = "browser/table_london.rs"]
mod table_london;
#[path = "serve/webdriver.rs"]
#[expect(dead_code, reason = "the screenshots need more of it")]
mod webdriver;
#[path = "browser/windows.rs"]
mod windows;

use std::path::Path;

use server::{Folder, Server};
use webdriver::{Browser, Screen};

/// A server and a browser for one test.
pub(crate) struct Stage {
    pub(crate) browser: Browser,
    pub(crate) server: Server,
    folder: Folder,
}

impl Stage {
    pub(crate) fn new(name: &str, screen: Screen) -> Stage {
        let folder = Folder::new(name);
        let server = Server::start(&folder.0);
        let browser = Browser::open(name, screen);
        browser.prefer("light", "no-preference");
        Stage { browser, server, folder }
    }

    /// Where the server keeps its games; gone when the test is over.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder.0
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.server.addr)
    }

    pub(crate) fn go(&self, path: &str) {
        self.browser.go(&self.url(path));
    }

    /// Starts a game through the API and opens its page.
    pub(crate) fn game(&self, body: &str) -> String {
        let game = server::call(&self.server.addr, "POST", "/games", body).unwrap();
        let path = format!("/play/{}", game["id"].as_str().unwrap());
        self.go(&path);
        path
    }

    pub(crate) fn is_quiet(&self) {
        let complaints = self.browser.complaints();
        assert!(complaints.is_empty(), "{complaints:?}");
    }

    pub(crate) fn is_quiet_but_for(&self, expected: &str) {
        let mut complaints = self.browser.complaints();
        complaints.retain(|it| !it.contains(expected));
        assert!(complaints.is_empty(), "{complaints:?}");
    }
}
