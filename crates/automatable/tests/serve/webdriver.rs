//! A browser driven from here: the few words of WebDriver that the tests need.

mod driver;

use std::{
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use self::driver::Session;
use crate::server::Folder;

/// The key under which WebDriver names an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// How long a page may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(20);

/// The size and kind of a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Screen {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) is_touch: bool,
}

pub(crate) const DESK: Screen = Screen { width: 1440, height: 900, is_touch: false };
pub(crate) const PHONE: Screen = Screen { width: 390, height: 844, is_touch: true };
pub(crate) const SMALL: Screen = Screen { width: 320, height: 640, is_touch: true };

/// A browser with one window, for one test. Who is done with it leaves it to the
/// next test of this program: starting one costs more than most tests.
#[derive(Debug)]
pub(crate) struct Browser {
    session: Arc<Session>,
    is_shared: bool,
}

/// Browsers that no test uses just now.
static IDLE: Mutex<Vec<Arc<Session>>> = Mutex::new(Vec::new());

impl Browser {
    /// A browser that knows nothing of the tests before: no page, no cookie, nothing that
    /// a host has left with it.
    pub(crate) fn open(name: &str, screen: Screen) -> Browser {
        let idle = IDLE.lock().unwrap().pop();
        let session = idle.unwrap_or_else(|| {
            let profile = Folder::new(&format!("profile-{name}"));
            Arc::new(Session::start(Arc::new(profile), screen))
        });
        let browser = Browser { session, is_shared: true };
        browser.forget();
        browser.resize(screen);
        browser
    }

    /// A browser that is nobody else's: it can be closed and opened again.
    pub(crate) fn own(name: &str, screen: Screen) -> Browser {
        Browser::of(Arc::new(Folder::new(&format!("profile-{name}"))), screen)
    }

    /// Closes the browser and opens it again: it knows what it knew.
    pub(crate) fn reopened(self, screen: Screen) -> Browser {
        assert!(!self.is_shared, "a browser of its own is closed");
        let profile = self.session.profile.clone();
        drop(self);
        Browser::of(profile, screen)
    }

    fn of(profile: Arc<Folder>, screen: Screen) -> Browser {
        let session = Arc::new(Session::start(profile, screen));
        let browser = Browser { session, is_shared: false };
        browser.resize(screen);
        browser
    }

    /// A new window instead of whatever is open: with it goes what was emulated there.
    fn forget(&self) {
        let before = self.ask("/window/handles");
        let (_, window) = self.another_tab();
        for handle in before.as_array().unwrap() {
            self.switch(handle.as_str().unwrap());
            self.session.request("DELETE", "/window", &Value::Null);
        }
        self.switch(&window);
        // In front, and with the focus.
        self.command("Page.bringToFront", json!({}));
        // A host to come may be given the port of one that is gone.
        let visited = std::mem::take(&mut *self.session.visited.lock().unwrap());
        for host in visited.iter().filter(|it| it.starts_with("http")) {
            let what = json!({ "origin": host, "storageTypes": "all" });
            self.command("Storage.clearDataForOrigin", what);
        }
        self.command("Network.clearBrowserCache", json!({}));
        self.command("Network.clearBrowserCookies", json!({}));
        self.complaints();
    }

    fn tell(&self, path: &str, body: Value) -> Value {
        self.session.request("POST", path, &body)
    }

    fn ask(&self, path: &str) -> Value {
        self.session.request("GET", path, &Value::Null)
    }

    /// A command of the browser's own protocol.
    pub(crate) fn command(&self, name: &str, params: Value) -> Value {
        self.tell("/goog/cdp/execute", json!({ "cmd": name, "params": params }))
    }

    pub(crate) fn resize(&self, screen: Screen) {
        self.command(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": screen.width, "height": screen.height, "deviceScaleFactor": 1, "mobile": screen.is_touch }),
        );
        self.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": screen.is_touch }));
    }

    /// Light or dark, moving or still.
    pub(crate) fn prefer(&self, scheme: &str, motion: &str) {
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        self.command("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// Scripts of pages no longer run.
    pub(crate) fn without_script(&self) {
        self.command("Emulation.setScriptExecutionDisabled", json!({ "value": true }));
    }

    pub(crate) fn go(&self, url: &str) {
        let host: Vec<&str> = url.splitn(4, '/').take(3).collect();
        self.session.visited.lock().unwrap().insert(host.join("/"));
        self.tell("/url", json!({ "url": url }));
    }

    pub(crate) fn reload(&self) {
        self.tell("/refresh", json!({}));
    }

    pub(crate) fn back(&self) {
        self.tell("/back", json!({}));
    }

    pub(crate) fn url(&self) -> String {
        self.ask("/url").as_str().unwrap().to_owned()
    }

    /// Runs a script in the page and returns what it returns.
    pub(crate) fn js(&self, script: &str) -> Value {
        self.tell("/execute/sync", json!({ "script": script, "args": [] }))
    }

    /// Runs a script that calls its last argument when it is done.
    pub(crate) fn js_later(&self, script: &str) -> Value {
        self.tell("/execute/async", json!({ "script": script, "args": [] }))
    }

    pub(crate) fn has(&self, css: &str) -> bool {
        self.js(&format!("return document.querySelector({}) !== null", json!(css))) == true
    }

    pub(crate) fn text(&self, css: &str) -> String {
        let text =
            self.js(&format!("return document.querySelector({})?.textContent ?? ''", json!(css)));
        text.as_str().unwrap_or_default().to_owned()
    }

    fn element(&self, css: &str) -> String {
        let found = self.tell("/element", json!({ "using": "css selector", "value": css }));
        found[ELEMENT]
            .as_str()
            .unwrap_or_else(|| panic!("no {css} on {}: {found}", self.url()))
            .to_owned()
    }

    /// Clicks an element as a person would: it must be visible and not covered.
    pub(crate) fn click(&self, css: &str) {
        let until = Instant::now() + PATIENCE;
        loop {
            let element = self.element(css);
            let answer = self.tell(&format!("/element/{element}/click"), json!({}));
            if answer.get("error").is_none() {
                return;
            }
            // While one page fades into the next, neither takes a click; and what lies
            // under a bar at the foot of the window is scrolled out of it, as one would.
            let is_covered = answer["error"] == "element click intercepted";
            assert!(is_covered && Instant::now() < until, "click on {css}: {answer}");
            self.js(&format!(
                "document.querySelector({css:?})?.scrollIntoView({{block: 'center'}})"
            ));
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Clicks an element and waits for the page that comes of it.
    pub(crate) fn follow(&self, css: &str) {
        self.changing(|| self.click(css));
    }

    /// Touches the middle of an element with a finger: it must be there, not under another.
    pub(crate) fn touch(&self, css: &str) {
        // While one page fades into the next, neither takes a finger.
        self.wait("!document.querySelector(':active-view-transition')");
        let script = format!(
            "const it = document.querySelector({});
             it.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }});
             const box = it.getBoundingClientRect();
             const at = [box.x + box.width / 2, box.y + box.height / 2];
             const top = document.elementFromPoint(...at);
             return it.contains(top) ? at : (top || document.body).outerHTML.slice(0, 200)",
            json!(css)
        );
        let found = self.js(&script);
        let (Some(x), Some(y)) = (found[0].as_f64(), found[1].as_f64()) else {
            panic!("{css} lies under {found}")
        };
        let actions = json!([{ "type": "pointer", "id": "finger", "parameters": { "pointerType": "touch" }, "actions": [
            { "type": "pointerMove", "x": x.round() as i64, "y": y.round() as i64 },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ] }]);
        let answer = self.tell("/actions", json!({ "actions": actions }));
        assert!(answer.get("error").is_none(), "{answer}");
    }

    /// Presses a key and waits for the page that comes of it.
    pub(crate) fn press_and_follow(&self, key: &str) {
        self.changing(|| self.press(key));
    }

    /// Does something and waits until another page is there.
    pub(crate) fn changing(&self, act: impl FnOnce()) {
        // Whatever is shown next does not know this mark.
        self.js("document.getElementById('main').setAttribute('data-was', '')");
        act();
        self.wait(
            "document.readyState === 'complete' && document.getElementById('main') \
                   && !document.getElementById('main').hasAttribute('data-was')",
        );
    }

    /// Waits until an expression holds.
    pub(crate) fn wait(&self, condition: &str) {
        let until = Instant::now() + PATIENCE;
        while self.js(&format!("return Boolean({condition})")) != true {
            assert!(
                Instant::now() < until,
                "{condition} never came true on {}: {}",
                self.url(),
                self.text("main")
            );
            thread::sleep(Duration::from_millis(4));
        }
    }

    /// Waits until all of the page is there and no colour is on its way to another.
    pub(crate) fn settled(&self) {
        self.wait(
            "document.readyState === 'complete' && \
             !document.getAnimations().some((it) => it instanceof CSSTransition)",
        );
    }

    pub(crate) fn press(&self, key: &str) {
        let actions = json!([{ "type": "key", "id": "keys", "actions": [
            { "type": "keyDown", "value": key }, { "type": "keyUp", "value": key },
        ] }]);
        self.tell("/actions", json!({ "actions": actions }));
    }

    /// Types into an element.
    pub(crate) fn fill(&self, css: &str, text: &str) {
        let script = format!("document.querySelector({}).value = {}", json!(css), json!(text));
        self.js(&script);
    }

    /// Chooses a file, as a person does in the window that a browser opens for it.
    pub(crate) fn upload(&self, css: &str, file: &str) {
        let element = self.element(css);
        self.tell(&format!("/element/{element}/value"), json!({ "text": file }));
    }

    /// Drags from the middle of one element to a point of the page.
    pub(crate) fn drag(&self, css: &str, to: (f64, f64)) {
        let from = self.middle(css);
        let at = |n: f64| n.round() as i64;
        let actions = json!([{ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": [
            { "type": "pointerMove", "x": at(from.0), "y": at(from.1) },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerMove", "x": at(from.0 + 9.0), "y": at(from.1 + 9.0), "duration": 20 },
            { "type": "pointerMove", "x": at(to.0), "y": at(to.1), "duration": 60 },
            { "type": "pointerUp", "button": 0 },
        ] }]);
        let answer = self.tell("/actions", json!({ "actions": actions }));
        assert!(answer.get("error").is_none(), "{answer}");
    }

    pub(crate) fn middle(&self, css: &str) -> (f64, f64) {
        let script = format!(
            "const box = document.querySelector({}).getBoundingClientRect();
             return [box.x + box.width / 2, box.y + box.height / 2]",
            json!(css)
        );
        let found = self.js(&script);
        (found[0].as_f64().unwrap(), found[1].as_f64().unwrap())
    }

    /// Opens another tab and returns both, the new one in front.
    pub(crate) fn another_tab(&self) -> (String, String) {
        let first = self.ask("/window").as_str().unwrap().to_owned();
        let second = self.tell("/window/new", json!({ "type": "tab" }))["handle"]
            .as_str()
            .unwrap()
            .to_owned();
        self.switch(&second);
        (first, second)
    }

    /// Another tab, to be put before the page that stays this one's: both, this one first.
    pub(crate) fn curtain(&self) -> (String, String) {
        let tabs = self.another_tab();
        self.switch(&tabs.0);
        tabs
    }

    /// Puts a tab in front of the others; nothing else changes. A page that nobody sees
    /// is laid out and can be measured, but no time is spent on drawing it.
    pub(crate) fn front(&self, tab: &str) {
        let id = tab.trim_start_matches("CDwindow-");
        self.command("Target.activateTarget", json!({ "targetId": id }));
    }

    pub(crate) fn switch(&self, tab: &str) {
        self.tell("/window", json!({ "handle": tab }));
    }

    /// What the browser complained about since last asked: errors, refused scripts and styles.
    /// What its own pages say is left out: the new tab it opens with is not ours, and complains
    /// when scripts are turned off while it loads.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let log = self.tell("/se/log", json!({ "type": "browser" }));
        let bad = |it: &&Value| matches!(it["level"].as_str(), Some("SEVERE" | "WARNING"));
        let ours = |it: &&Value| !it["message"].as_str().unwrap_or("").starts_with("chrome://");
        let entries = log.as_array().cloned().unwrap_or_default();
        entries.iter().filter(bad).filter(ours).map(|it| it["message"].to_string()).collect()
    }

    /// The page as a picture, in base 64.
    pub(crate) fn picture(&self) -> String {
        self.ask("/screenshot").as_str().unwrap().to_owned()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Nobody knows what a test that failed has left behind.
        if self.is_shared && !thread::panicking() {
            IDLE.lock().unwrap().push(self.session.clone());
        }
    }
}
