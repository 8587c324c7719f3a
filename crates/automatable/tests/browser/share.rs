//! Games that come and go: everything from one home to another, and one in a link.

use std::{
    io::{Read, Write},
    net::TcpListener,
};

use crate::{
    Stage,
    server::{self, Folder, Server},
    webdriver::{DESK, PHONE},
};

/// A game in which somebody has acted.
fn begun(stage: &Stage, body: &str) -> String {
    let addr = &stage.server.addr;
    let game = server::call(addr, "POST", "/games", body).unwrap();
    let id = game["id"].as_str().unwrap().to_owned();
    let path = format!("/games/{id}/options?seat=1");
    let options = server::call(addr, "GET", &path, "").unwrap();
    let act = format!("{{\"revision\":1,\"action\":{}}}", options["options"][0]["action"]);
    server::call(addr, "POST", &format!("/games/{id}/actions"), &act).unwrap();
    id
}

#[test]
fn everything_goes_from_one_home_to_another_without_script() {
    let stage = Stage::new("export", PHONE);
    let browser = &stage.browser;
    browser.without_script();
    for game in shelf::GameId::ALL {
        begun(&stage, &format!("{{\"game\":\"{game}\",\"seed\":7}}"));
    }
    stage.go("/open");
    assert!(browser.has("section a[href='/export.json'][download]"));
    let (status, file) = server::ask(&stage.server.addr, "GET", "/export.json", "").unwrap();
    assert_eq!(status, 200);
    let path = stage.folder().join("automatable.json");
    std::fs::write(&path, &file).unwrap();
    let folder = Folder::new("import");
    let other = Server::start(&folder.0);
    let n = shelf::GameId::ALL.len();
    for told in [format!("{n} things are kept here now"), format!("{n} were here already")] {
        browser.go(&format!("http://{}/open", other.addr));
        browser.upload("#file", path.to_str().unwrap());
        browser.follow("form[action='/open'] button");
        let main = browser.text("main");
        assert!(main.contains(&told), "{main}");
    }
    browser.follow("main a[href='/']");
    assert_eq!(browser.js("return document.querySelectorAll('.resume .entry').length"), n);
    let (_, back) = server::ask(&other.addr, "GET", "/export.json", "").unwrap();
    assert_eq!(back, file);
    stage.is_quiet();
}

#[test]
fn a_link_is_copied_and_opened_in_another_home() {
    let stage = Stage::new("link", DESK);
    let browser = &stage.browser;
    let id = begun(&stage, r#"{"game":"patchwork","seed":7,"setup":{"level":"IV"}}"#);
    stage.go(&format!("/play/{id}"));
    browser.click("[popovertarget=p-menu]");
    browser.follow(&format!("#p-menu a[href='/play/{id}/share']"));
    let link = browser.js("return document.querySelector('#link').value");
    let link = link.as_str().unwrap().to_owned();
    assert!(link.starts_with(&stage.url("/?g=1")), "{link}");
    // What would be copied: a test has no clipboard to look into.
    browser.js(
        "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }",
    );
    browser.click("[data-copy=link]");
    browser.wait("window.copied && document.getElementById('live').textContent.includes('Copied')");
    assert_eq!(browser.js("return window.copied"), link.as_str());
    let folder = Folder::new("link-other");
    let other = Server::start(&folder.0);
    browser.without_script();
    browser.go(&link.replace(&stage.server.addr, &other.addr));
    let main = browser.text("main");
    assert!(main.contains("A game for you") && main.contains("IV"), "{main}");
    browser.follow("form[action='/open/link'] button");
    assert!(browser.url().contains("/play/"), "{}", browser.url());
    let path = browser.url().split(&other.addr).nth(1).unwrap().to_owned();
    let record = |addr: &str, path: &str| {
        server::ask(addr, "GET", &format!("{path}/record.toml"), "").unwrap().1
    };
    assert_eq!(record(&other.addr, &path), record(&stage.server.addr, &format!("/play/{id}")));
    stage.is_quiet();
}

/// A page of another site, with one link.
fn elsewhere(link: &str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let page = format!("<!doctype html><title>Mail</title><main id=main><a href='{link}'>x</a>");
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let Ok(mut stream) = stream else { return };
            let _ = stream.read(&mut [0; 4096]);
            let head = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close";
            let _ = write!(stream, "{head}\r\ncontent-length: {}\r\n\r\n{page}", page.len());
        }
    });
    // Another name is another site, which another port would not be.
    format!("http://localhost:{port}/")
}

#[test]
fn the_link_with_the_key_lets_in_from_a_page_of_another_site() {
    let stage = Stage::new("key-link", DESK);
    let browser = &stage.browser;
    let folder = Folder::new("key-link-house");
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_automatable"));
    command.args(["serve", "--addr", "127.0.0.1:0", "--public", "--no-open", "--lang", "en"]);
    let (house, told) = Server::run({
        command.arg("--data").arg(&folder.0);
        command
    });
    let url = told.lines().find_map(|it| it.trim().strip_prefix("http://")).unwrap();
    browser.without_script();
    browser.go(&elsewhere(&format!("http://{url}")));
    browser.follow("a");
    assert_eq!(browser.url(), format!("http://{}/", house.addr), "the key is gone from the bar");
    let main = browser.text("main");
    assert!(main.contains("Patchwork") && !main.contains("The key is missing"), "{main}");
    // Whoever has been let in comes back by a link without the key.
    browser.go(&elsewhere(&format!("http://{}/games", house.addr)));
    browser.follow("a");
    let main = browser.text("main");
    assert!(!main.contains("The key is missing"), "{main}");
    stage.is_quiet();
}
