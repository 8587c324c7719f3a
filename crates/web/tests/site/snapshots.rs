//! Snapshots: some hundreds of pages of all games, as they are.
//!
//! Whoever moves code without wanting to change a page runs this before and
//! after. A person who taps by fixed dice walks through each game, on the screen
//! and at the table, in turn in three languages, both themes, at the root of a
//! host and in a folder of it. What every page says is kept as a mark of its
//! letters in `snapshots.txt`; the pages themselves are written to
//! `target/snapshots`, those that differ beside the old ones.
//!
//! `cargo xtask snapshots` writes the file anew. A change on purpose is a commit
//! of its own, and its body says why.

use std::{collections::BTreeMap, fmt::Write, fs, path::PathBuf, sync::Arc};

use axum::{
    Router,
    body::{Body, Bytes},
    http::{Request, StatusCode, header},
};
use http_body_util::BodyExt;
use keep::Memory;
use tower::ServiceExt;
use web::{Base, Host};

use crate::ask::{get, host, import, post, send};

/// What was shown, by what it is called.
pub(crate) type Pages = BTreeMap<String, String>;

/// How many pages a walk has.
const N_STEPS: usize = 40;

/// Who looks: the same pages for everybody, in turn.
const READERS: [(&str, &str); 6] = [
    ("en", "lang=en"),
    ("fr-dark", "lang=fr; theme=dark"),
    ("es-large", "lang=es; size=large; theme=light"),
    ("en-at-once", "lang=en; pace=at-once; theme=dark"),
    ("fr", "lang=fr; cards=en"),
    ("es-dark", "lang=es; theme=dark; sound=on"),
];

/// The folder in which every second reader has the site.
const FOLDER: &str = "/games/";

/// Somebody who looks around a site.
struct Walker {
    site: Router,
    /// The same site with the same games, where it stands in a folder.
    folder: Router,
    dice: u64,
    reader: usize,
    pages: Pages,
}

impl Walker {
    fn new(seed: u64) -> Walker {
        let host = host(Arc::new(Memory::new(web::is_told)), None);
        let site = web::app(host.clone());
        let folder = web::app(Host { base: Base::new(FOLDER), ..host });
        Walker { site, folder, dice: seed, reader: 0, pages: Pages::new() }
    }

    /// A number below `n` by the walker's own dice.
    fn roll(&mut self, n: usize) -> usize {
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ((self.dice >> 33) as usize) % n
    }

    /// Looks at a page and keeps it as `name`; where somebody is sent on, goes there.
    async fn look(&mut self, name: &str, path: &str) -> (String, String) {
        let mut path = path.to_owned();
        for _ in 0..4 {
            let (status, location, body) = self.fetch(name, &path).await;
            if !status.is_redirection() {
                return (path, body);
            }
            path = location;
        }
        panic!("{path} leads in a circle");
    }

    async fn fetch(&mut self, name: &str, path: &str) -> (StatusCode, String, String) {
        let (who, cookies) = READERS[self.reader % READERS.len()];
        let request = Request::get(path).header("host", "here").header("cookie", cookies);
        let is_folder = self.reader % 2 == 1;
        let site = if is_folder { &self.folder } else { &self.site };
        let answer = site.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        let (head, body) = answer.into_parts();
        let body: Bytes = body.collect().await.unwrap().to_bytes();
        let base = Base::new(if is_folder { FOLDER } else { "/" });
        let location = head.headers.get(header::LOCATION).map(|it| it.to_str().unwrap());
        let location = location.map(|it| base.inside(it).to_owned());
        let page = String::from_utf8(body.to_vec()).unwrap();
        // What a walker taps is asked for inside the folder.
        let plain = if is_folder { page.replace("=\"/games/", "=\"/") } else { page.clone() };
        if !head.status.is_redirection() {
            let shown = readable(&page);
            let place = if is_folder { " in a folder" } else { "" };
            let called = format!("{name} {who}{place}");
            self.pages.insert(called, format!("{} {path}\n{shown}", head.status.as_u16()));
            self.reader += 1;
        }
        (head.status, location.unwrap_or_default(), plain)
    }

    /// Taps through a game: what can be tapped is a link inside the game or a form
    /// that changes it.
    async fn walk(&mut self, name: &str, play: &str) {
        let mut at = play.to_owned();
        for n in 0..N_STEPS {
            let (path, page) = self.look(&format!("{name} {n:02}"), &at).await;
            let ways = ways(&page, play);
            if ways.is_empty() {
                at = play.to_owned();
                continue;
            }
            let chosen = self.roll(ways.len());
            at = match &ways[chosen] {
                Way::Link(link) => link.clone(),
                Way::Form(action, fields) => {
                    let answer = post(&self.site, action, fields).await;
                    match answer.status {
                        StatusCode::SEE_OTHER => answer.location,
                        _ => path,
                    }
                }
            };
        }
    }
}

/// What a walker can tap.
enum Way {
    Link(String),
    Form(String, String),
}

/// The links into the game and the forms that change it, the forms thrice: a walk
/// shall get on.
fn ways(page: &str, play: &str) -> Vec<Way> {
    let main = page.split_once("<main").map_or(page, |it| it.1);
    let mut ways = Vec::new();
    for link in main.split("<a ").skip(1) {
        let tag = link.split('>').next().unwrap();
        let href = attribute(tag, "href").unwrap_or_default();
        let is_file =
            [".toml", ".svg", ".json", "/share", "/remove"].iter().any(|it| href.contains(it));
        if href.starts_with(play) && !is_file {
            ways.push(Way::Link(href));
        }
    }
    for form in main.split("<form ").skip(1) {
        let form = form.split("</form>").next().unwrap();
        let action = attribute(form, "action").unwrap_or_default();
        let is_deed =
            ["/act", "/deal", "/fix", "/undo", "/redo"].iter().any(|it| action.ends_with(it));
        if is_deed && action.starts_with(play) && form.contains("type=\"submit\"") {
            let fields = fields(form);
            ways.extend((0..3).map(|_| Way::Form(action.clone(), fields.clone())));
        }
    }
    ways
}

/// The hidden fields of a form and the value of its first button, as they are sent.
fn fields(form: &str) -> String {
    let tags = form.split('<').filter(|it| it.starts_with("input") || it.starts_with("button"));
    let mut sent = Vec::new();
    let mut has_button = false;
    for tag in tags {
        let tag = tag.split('>').next().unwrap();
        let (Some(name), value) = (attribute(tag, "name"), attribute(tag, "value")) else {
            continue;
        };
        let is_button = tag.starts_with("button");
        if is_button && std::mem::replace(&mut has_button, true) {
            continue;
        }
        sent.push(format!("{name}={}", encoded(&value.unwrap_or_default())));
    }
    sent.join("&")
}

fn encoded(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => {
                encoded.push(char::from(byte));
            }
            _ => write!(encoded, "%{byte:02X}").unwrap(),
        }
    }
    encoded
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let rest = tag.split_once(&format!("{name}=\"")).map(|it| it.1)?;
    let value = rest.split_once('"')?.0;
    Some(
        value
            .replace("&quot;", "\"")
            .replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&amp;", "&"),
    )
}

/// A page with a line for every tag, and without what changes with every style.
fn readable(page: &str) -> String {
    let mut pieces = page.split("/assets/");
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        text.push_str("/assets/…");
        text.push_str(piece.trim_start_matches(|it: char| it.is_ascii_alphanumeric()));
    }
    text.replace(env!("CARGO_PKG_VERSION"), "VERSION").replace("><", ">\n<")
}

/// A game on the screen: a walk through it, then its player plays to the end, and
/// every page that looks back at it.
async fn screen(game: &str, choices: &str, seed: u64) -> Pages {
    let mut walker = Walker::new(seed);
    let site = walker.site.clone();
    let answer = post(&site, &format!("/new/{game}"), &format!("seed={seed}&{choices}")).await;
    let play = answer.location;
    walker.walk(&format!("{game} screen {choices}"), &play).await;
    let id = play.strip_prefix("/play/").unwrap().to_owned();
    let deeds = to_the_end(&site, &id).await;
    for (n, turn) in deeds.iter().enumerate().filter(|(n, _)| n % 9 == 0) {
        for step in 0..3 {
            let name = format!("{game} {choices} turn {n:02} step {step}");
            walker.look(&name, &format!("{play}/turn/{turn}?step={step}")).await;
        }
        walker.look(&format!("{game} {choices} why {n:02}"), &format!("{play}/why/{turn}")).await;
    }
    for page in
        ["/end", "/log", "?ply=1", "?ply=20", "/share", "/remove", "/picture.svg", "/record.toml"]
    {
        walker.look(&format!("{game} {choices} over {page}"), &format!("{play}{page}")).await;
    }
    walker.pages
}

/// Lets `greedy` play for the people to the end; where each turn of the automa is.
async fn to_the_end(site: &Router, id: &str) -> Vec<usize> {
    let mut turns = Vec::new();
    for _ in 0..400 {
        let (_, game) = send(site, "GET", &format!("/api/v1/games/{id}"), "").await;
        let revision = game["revision"].as_u64().unwrap();
        if get(site, &format!("/play/{id}")).await.location.ends_with("/end") {
            return turns;
        }
        let form = format!("revision={revision}&player=greedy");
        let answer = post(site, &format!("/play/{id}/player"), &form).await;
        if answer.status != StatusCode::SEE_OTHER {
            // Somebody's half deed is first let go.
            post(site, &format!("/play/{id}/undo"), &format!("revision={revision}")).await;
            continue;
        }
        let turn = answer.location.split("/turn/").nth(1);
        turns.extend(turn.and_then(|it| it.split('?').next()?.parse::<usize>().ok()));
    }
    turns
}

/// A game at the table: its set-up, a walk through it, and what looks back.
async fn table(game: &str, choices: &str, seed: u64) -> Pages {
    let mut walker = Walker::new(seed);
    let site = walker.site.clone();
    let form = format!("at=table&seed={seed}&{choices}");
    let answer = post(&site, &format!("/new/{game}"), &form).await;
    let play = answer.location.strip_suffix("/setup").expect("the table is set first").to_owned();
    let name = format!("{game} table {choices}");
    walker.look(&format!("{name} set-up"), &format!("{play}/setup")).await;
    walker.walk(&name, &play).await;
    for page in ["/fix", "/log", "/share", "/setup", "/end"] {
        walker.look(&format!("{name} {page}"), &format!("{play}{page}")).await;
    }
    walker.pages
}

/// What belongs to no game that is under way, three times: once for each language.
async fn around() -> Pages {
    let mut walker = Walker::new(5);
    let site = walker.site.clone();
    post(&site, "/new/patchwork", "seed=7").await;
    import(&site, "game = \"chess\"").await;
    let mut paths = ["/", "/games", "/open", "/nowhere", "/play/nobody", "/?g=1abc", "/new/chess"]
        .map(str::to_owned)
        .to_vec();
    for game in shelf::GameId::ALL {
        for place in ["new", "how", "rules", "own", "print"] {
            paths.push(format!("/{place}/{game}"));
        }
    }
    for n in 0..3 {
        for path in &paths {
            walker.look(&format!("around {n} {path}"), path).await;
        }
    }
    walker.pages
}

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots.txt")
}

/// The pages with a mark of each: the 64-bit FNV-1a hash of its letters.
fn marks(pages: &Pages) -> String {
    let mut text = String::new();
    for (name, page) in pages {
        let mark = page.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |it, byte| {
            (it ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        writeln!(text, "{mark:016x} {} {name}", page.len()).unwrap();
    }
    text
}

/// Writes pages where a person can compare them; returns where.
fn write(pages: &Pages, folder: &str, names: &[&str]) -> PathBuf {
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("snapshots").join(folder);
    fs::create_dir_all(&target).unwrap();
    for name in names {
        let page = name.replace(|it: char| !it.is_ascii_alphanumeric() && it != '-', "_");
        fs::write(target.join(page + ".html"), &pages[*name]).unwrap();
    }
    target
}

/// Every page that is walked through.
pub(crate) async fn all() -> Pages {
    let mut pages = around().await;
    for (game, choices, seed) in [
        ("patchwork", "level=III", 7),
        ("brass", "level=medium", 8),
        ("london", "level=II", 9),
        ("london", "seats=3", 10),
    ] {
        pages.extend(screen(game, choices, seed).await);
    }
    for (game, choices, seed) in
        [("patchwork", "level=V", 11), ("brass", "level=hard", 12), ("london", "level=I", 13)]
    {
        pages.extend(table(game, choices, seed).await);
    }
    pages
}

#[tokio::test]
async fn every_page_is_as_it_was() {
    let pages = all().await;
    assert!(300 < pages.len(), "some hundreds of pages, {} now", pages.len());
    let marks = marks(&pages);
    let names: Vec<&str> = pages.keys().map(String::as_str).collect();
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        write(&pages, "pages", &names);
        fs::write(file(), marks).unwrap();
        return;
    }
    let kept = fs::read_to_string(file()).unwrap();
    let differing: Vec<&str> = marks
        .lines()
        .zip(&names)
        .filter(|(line, _)| !kept.lines().any(|it| it == *line))
        .map(|it| *it.1)
        .collect();
    let gone = kept.lines().filter(|it| !marks.lines().any(|line| line == *it)).count();
    if !differing.is_empty() || gone != 0 {
        let place = write(&pages, "differs", &differing);
        panic!(
            "{} of {} pages differ, {gone} marks are not met; first: {:?}\n\
             the new pages: {}\nif that is on purpose: cargo xtask snapshots",
            differing.len(),
            pages.len(),
            differing.first(),
            place.display()
        );
    }
}
