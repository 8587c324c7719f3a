//! The program that drives a browser: started, found, spoken to, ended.

use std::{
    collections::BTreeSet,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{Arc, Mutex},
    thread,
};

use serde_json::{Value, json};

use super::{PATIENCE, Screen};
use crate::server::Folder;

/// A driver and its browser; both end with it.
#[derive(Debug)]
pub(super) struct Session {
    addr: String,
    id: String,
    pub(super) profile: Arc<Folder>,
    /// The hosts whose pages it has shown.
    pub(super) visited: Mutex<BTreeSet<String>>,
    driver: Child,
    keeper: Child,
}

/// Waits for a word, or for the end of the program that would say it, however that
/// comes: then it ends the driver, and whoever still uses the browser's folder. A driver
/// that is gone leaves its browser behind, and browsers between two tests are nobody's.
const KEEPER: &str = "trap '' HUP INT TERM; read -r word; kill -9 $DRIVER; pkill -9 -f \"$PROFILE\"; \
    [ \"$word\" = keep ] || rm -rf \"$PROFILE\"";

impl Session {
    /// Starts a driver and a browser of its own.
    pub(super) fn start(profile: Arc<Folder>, screen: Screen) -> Session {
        // Two drivers that start at once may pick the same port, and one gives up.
        let fonts = fonts(&profile.0);
        let (driver, port) =
            (0..5).find_map(|_| started(&fonts)).expect("chromedriver says its port");
        let addr = format!("127.0.0.1:{}", port.trim().trim_end_matches('.'));
        let keeper = keeper(&driver, &profile.0);
        let binary = program("chromium", &["chromium", "chromium-browser", "google-chrome"]);
        let data = format!("--user-data-dir={}", profile.0.display());
        let size = format!("--window-size={},{}", screen.width, screen.height);
        let args = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            "--force-color-profile=srgb",
            &data,
            &size,
        ];
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": { "binary": binary, "args": args },
            "goog:loggingPrefs": { "browser": "ALL" },
        } } });
        let answer = request(&addr, "POST", "/session", &wanted);
        let id = answer["sessionId"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned();
        Session { addr, id, profile, visited: Mutex::default(), driver, keeper }
    }

    /// What the driver answers to a request about this browser.
    pub(super) fn request(&self, method: &str, path: &str, body: &Value) -> Value {
        request(&self.addr, method, &format!("/session/{}{path}", self.id), body)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        if !thread::panicking() {
            self.request("DELETE", "", &Value::Null);
        }
        // The folder goes with the last who has it.
        let told = self.keeper.stdin.take().map(|mut it| it.write_all(b"keep\n"));
        let _ = (told, self.keeper.wait(), self.driver.wait());
    }
}

fn keeper(driver: &Child, profile: &Path) -> Child {
    Command::new("sh")
        .args(["-c", KEEPER])
        .env("DRIVER", driver.id().to_string())
        .env("PROFILE", profile)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// The fonts that come with a browser on Debian: sizes are measured with these,
/// whatever else is installed.
const FONTS: &str = "/usr/share/fonts/truetype/dejavu";

/// Where it is written that a browser has those fonts only; nothing where they are not.
fn fonts(profile: &Path) -> Option<PathBuf> {
    let file = profile.join("fonts.conf");
    let text = format!(
        "<?xml version=\"1.0\"?>\n<!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\">\n\
         <fontconfig>\n<dir>{FONTS}</dir>\n\
         <include ignore_missing=\"yes\">/etc/fonts/conf.d</include>\n\
         <cachedir>/var/cache/fontconfig</cachedir>\n</fontconfig>\n"
    );
    let are_there = Path::new(FONTS).is_dir();
    are_there.then(|| std::fs::write(&file, text).unwrap()).map(|()| file)
}

/// A driver, if it starts, and its port.
fn started(fonts: &Option<PathBuf>) -> Option<(Child, String)> {
    let mut driver = Command::new(program("chromedriver", &["chromedriver"]))
        .arg("--port=0")
        .envs(fonts.as_ref().map(|it| ("FONTCONFIG_FILE", it)))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(driver.stdout.take().unwrap()).lines();
    let port = lines
        .map_while(Result::ok)
        .find_map(|it| it.split("started successfully on port ").nth(1).map(str::to_owned));
    if port.is_none() {
        let _ = driver.wait();
    }
    port.map(|it| (driver, it))
}

/// Where a program is, or what to do if it is not there.
fn program(name: &str, names: &[&str]) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path)
        .flat_map(|folder| names.iter().map(move |it| folder.join(it)).collect::<Vec<_>>())
        .find(|it| it.is_file());
    found.unwrap_or_else(|| {
        panic!("{name} is missing: install it (Debian: apt-get install chromium chromium-driver)")
    })
}

/// What the driver answers to a request.
fn request(addr: &str, method: &str, path: &str, body: &Value) -> Value {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let mut stream = TcpStream::connect(addr).unwrap();
    stream.set_read_timeout(Some(3 * PATIENCE)).unwrap();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {addr}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    // The driver keeps the connection open: the length tells where the answer ends.
    let mut reader = BufReader::new(stream);
    let mut length = 0;
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).unwrap();
        let line = line.trim().to_ascii_lowercase();
        if let Some(n) = line.strip_prefix("content-length:") {
            length = n.trim().parse().unwrap();
        }
        if line.is_empty() {
            break;
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).unwrap();
    let document: Value = serde_json::from_slice(&body).unwrap_or_default();
    document["value"].clone()
}
