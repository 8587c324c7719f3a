//! Everything in one file, from the browser to a server and back.

use serde_json::{Value, json};

use crate::{
    Stage,
    server::{self, Folder, Server},
    webdriver::PHONE,
};

fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn everything_goes_from_the_browser_to_a_server_and_back() {
    let stage = Stage::new("moved", PHONE);
    let browser = &stage.browser;
    let over = stage.game(&json!({ "game": "patchwork", "seed": 7 }));
    assert_eq!(stage.play(&over, 500)["over"], true);
    let table = json!({ "game": "brass", "seed": 7, "setup": { "at": "table" } });
    let told = stage.game(&table);
    stage.play(&told, 5);
    let here = stage.text("export.json");
    let statistics = read(&here)["statistics"].clone();
    assert_eq!(statistics[0]["played"], 1, "{statistics}");
    let folder = Folder::new("moved-server");
    let other = Server::start(&folder.0);
    let taken = server::call(&other.addr, "POST", "/import", &here).unwrap();
    assert_eq!(taken["games"].as_array().unwrap().len(), 2, "{taken}");
    let (_, there) = server::ask(&other.addr, "GET", "/export.json", "").unwrap();
    assert_eq!(there, here, "games, documents and statistics are the same");
    // The game goes on there, another begins, and all of it comes back by the page.
    let game = server::call(&other.addr, "GET", &format!("/games/{told}"), "").unwrap();
    let options = server::call(&other.addr, "GET", &format!("/games/{told}/options"), "").unwrap();
    let act = json!({ "revision": game["revision"], "action": options["options"][0]["action"] });
    let path = format!("/games/{told}/actions");
    server::call(&other.addr, "POST", &path, &act.to_string()).unwrap();
    let new = json!({ "game": "london", "seed": 3 }).to_string();
    let new = server::call(&other.addr, "POST", "/games", &new).unwrap();
    let id = new["id"].as_str().unwrap();
    let options = server::call(&other.addr, "GET", &format!("/games/{id}/options"), "").unwrap();
    let act = json!({ "revision": 1, "action": options["options"][0]["action"] });
    server::call(&other.addr, "POST", &format!("/games/{id}/actions"), &act.to_string()).unwrap();
    let (_, there) = server::ask(&other.addr, "GET", "/export.json", "").unwrap();
    let file = folder.0.join("automatable.json");
    std::fs::write(&file, &there).unwrap();
    stage.host.stop();
    stage.go("open");
    browser.upload("#file", file.to_str().unwrap());
    browser.follow("form[action$='/open'] button");
    let main = browser.text("main");
    assert!(main.contains("One was here already"), "{main}");
    let back = read(&stage.text("export.json"));
    let games = back["games"].as_array().unwrap();
    // What went on elsewhere is kept beside what is here.
    assert_eq!(games.len(), 4, "{main}");
    let record = |all: &Value, id: &str| {
        let games = all["games"].as_array().unwrap();
        games.iter().find(|it| it["id"] == id).map(|it| it["record"].clone())
    };
    assert_eq!(record(&back, id), record(&read(&there), id));
    assert!(record(&back, id).is_some());
    assert_eq!(record(&back, &told), record(&read(&here), &told), "nothing is overwritten");
    assert_eq!(back["statistics"], statistics);
    stage.is_quiet();
}
