//! London in a real browser: a whole game, deeds, effects that ask, several people.

use serde_json::{Value, json};

use crate::{
    Stage,
    rules::ACCESS,
    server,
    webdriver::{Browser, DESK, PHONE, SMALL, Screen},
};

/// Brings the first of these that can be seen into sight and names it.
fn first(browser: &Browser, ways: &[&str]) -> Option<String> {
    let script = format!(
        "for (const way of {}) {{
           const found = [...document.querySelectorAll(way)].find((it) => it.checkVisibility());
           if (!found) continue;
           found.id ||= 'first';
           found.scrollIntoView({{ block: 'center' }});
           return '#' + found.id;
         }}",
        json!(ways)
    );
    browser.js(&script).as_str().map(str::to_owned)
}

fn follow_first(browser: &Browser, ways: &[&str]) {
    let found = first(browser, ways);
    let css = found.unwrap_or_else(|| panic!("none of {ways:?} on {}", browser.url()));
    browser.follow(&css);
}

/// Acts once, wherever the game stands; `n` makes the turns differ.
fn act(browser: &Browser, n: usize) {
    if browser.url().contains("card=") {
        return follow_first(browser, &[".preview .go", ".cards a.legal:not(.picked)"]);
    }
    if browser.url().contains("borough=") {
        return follow_first(browser, &[".preview .go"]);
    }
    let deed = [".cards a.legal", ".acts [data-key=r]", ".bors a.legal", ".acts [data-key=t]"];
    if browser.has(".acts [data-key=t]") {
        return follow_first(browser, &[deed[n % 4], ".acts [data-key=t]"]);
    }
    let rest = [
        ".cards button.legal",
        ".own button.city.legal",
        ".acts [data-key=e]",
        ".acts .go",
        ".dev button.city.legal",
        ".acts button",
    ];
    follow_first(browser, &rest);
}

/// A game whose table is put right by hand; the city deck keeps what `used` does not name.
fn corrected(stage: &Stage, new: &str, mut patch: Value, used: &[&str]) -> String {
    let addr = &stage.server.addr;
    let game = server::call(addr, "POST", "/games", new).unwrap();
    let id = game["id"].as_str().unwrap().to_owned();
    let table = &game["position"]["table"];
    let piles = [&table["city-deck"], &table["people"][0]["hand"]];
    let cards = piles.into_iter().flat_map(|it| it.as_array().unwrap());
    let mut deck: Vec<&str> = cards.map(|it| it.as_str().unwrap()).collect();
    deck.retain(|it| !used.contains(it));
    // Deck A lies on B on C.
    deck.sort_by_key(|it| it.split('.').next().unwrap().chars().last());
    patch["city-deck"] = json!(deck);
    let body = json!({ "revision": 1, "patch": patch }).to_string();
    server::call(addr, "POST", &format!("/games/{id}/correct"), &body).unwrap();
    let path = format!("/play/{id}");
    stage.go(&path);
    path
}

fn at_once(stage: &Stage) {
    stage.go("/");
    stage.browser.js("document.cookie = 'pace=at-once; path=/'");
}

#[test]
fn a_whole_solo_game_of_london_on_a_phone() {
    let stage = Stage::new("london-phone", PHONE);
    let browser = &stage.browser;
    at_once(&stage);
    stage.game(r#"{"game":"london","seed":5}"#);
    for n in 0..700 {
        if browser.url().ends_with("/end") {
            break;
        }
        act(browser, n / 7);
    }
    assert!(browser.url().ends_with("/end"), "{}", browser.url());
    assert!(browser.has("tfoot td") && browser.has(".curve"));
    stage.is_quiet();
}

#[test]
fn building_running_and_undoing_take_few_taps() {
    let stage = Stage::new("london-deeds", DESK);
    let browser = &stage.browser;
    stage.game(r#"{"game":"london","seed":5}"#);
    browser.follow("#at-deck");
    // Card, card to discard, done: the stack stands.
    let brown = first(browser, &["#at-hand-7"]).expect("the seed deals Almshouses");
    browser.follow(&brown);
    assert!(browser.text(".preview").contains("Discard which brown card?"));
    assert!(!browser.has(".preview .go"));
    follow_first(browser, &[".cards a.economy.legal:not(.picked)"]);
    assert!(browser.text(".preview").contains("discards"));
    browser.follow(".preview .go");
    assert!(browser.has(".own #at-city-7"));
    let n_hand =
        |browser: &Browser| browser.js("return document.querySelectorAll('.cards .card').length");
    assert_eq!(n_hand(browser), 5);
    // One undo takes the whole building back; it comes again step by step.
    browser.follow("[data-key=u]");
    assert!(!browser.has(".own #at-city-7"));
    assert_eq!(n_hand(browser), 7);
    while browser.has(".tools [data-key=y]") {
        browser.follow(".tools [data-key=y]");
    }
    assert!(browser.has(".own #at-city-7"));
    // What the rules forbid is told with its rule.
    browser.follow(&first(browser, &[".cards a.pauper"]).expect("a pauper is held"));
    assert!(browser.text(".preview .why-not").contains("Paupers"));
    assert!(browser.has(".preview .why-not a[href*='rule-R3-13']"));
    browser.follow(".acts [data-key=e]");
    // AutoMartin's turn: every rule that compared is a step, and a card may glow.
    assert!(browser.url().contains("/turn/") && browser.has(".plate.martin"));
    let mut n_lit = 0;
    while browser.url().contains("/turn/") {
        n_lit += usize::from(browser.has(".plate .lit"));
        browser.follow(".acts [data-key=Enter]");
    }
    assert!(0 < n_lit, "a rule was read aloud");
    browser.follow("#at-deck");
    browser.follow(".acts [data-key=r]");
    assert!(browser.text("#at-city-7 .note").contains('−') || browser.has("#at-city-7.legal"));
    browser.follow("#at-city-7");
    assert!(browser.has("#at-city-7.down"), "Almshouses flip");
    browser.follow(".acts [data-key=e]");
    stage.is_quiet();
}

#[test]
fn effects_that_ask_ask_on_the_cards() {
    let stage = Stage::new("london-effects", DESK);
    let browser = &stage.browser;
    at_once(&stage);
    let city = ["coffee-house-a.1", "brixton-prison-b", "hospital-b.1", "salters-a", "whitehall-c"];
    let hand = ["paupers-a.1", "grocers-a", "mercers-a", "sewers-c.1"];
    let board = ["street-lights-b.1", "wren-a"];
    let used = [&city[..], &hand[..], &board[..]].concat();
    let patch = json!({
        "people": [{
            "face-up": city, "face-down": [], "covered": [], "boroughs": [],
            "hand": hand,
            "money": 20, "poverty": 9,
        }],
        "board": [board, []],
        "phase": "choose", "turn": 1,
    });
    corrected(&stage, r#"{"game":"london","seed":2}"#, patch, &used);
    browser.follow(".acts [data-key=r]");
    let city_has = |name: &str, class: &str| {
        let script = format!(
            "return [...document.querySelectorAll('.own .city{class}')].find((it) => it.textContent.includes('{name}'))?.id ?? ''"
        );
        browser.js(&script).as_str().unwrap().to_owned()
    };
    // The Coffee House places the only building of the board: nothing is asked.
    browser.follow(&format!("#{}", city_has("Coffee House", ".legal")));
    assert!(browser.text(".own").contains("Street Lights"), "{}", browser.text(".own"));
    // A prison asks for hand cards, then which card is flipped: itself or the Hospital.
    browser.follow(&format!("#{}", city_has("Brixton Prison", ".legal")));
    assert!(browser.text(".who b").contains("discard cards"), "{}", browser.text(".who b"));
    follow_first(browser, &[".cards button.pauper"]);
    browser.follow(".acts [data-key=Enter]");
    assert!(browser.text(".who b").contains("flipped"), "{}", browser.text(".who b"));
    browser.follow(&format!("#{}", city_has("Hospital", ".legal")));
    assert_ne!(city_has("Hospital", ".down"), "");
    assert_eq!(city_has("Brixton Prison", ".down"), "");
    // Whitehall activates one of two again: the choice lies on the city.
    browser.follow(&format!("#{}", city_has("Salters", ".legal")));
    browser.follow(&format!("#{}", city_has("Whitehall", ".legal")));
    assert!(browser.text(".who b").contains("again"), "{}", browser.text(".who b"));
    browser.follow(&format!("#{}", city_has("Salters", ".legal")));
    assert_ne!(city_has("Whitehall", ".down"), "");
    stage.is_quiet();
}

#[test]
fn two_people_pass_the_device() {
    let stage = Stage::new("london-people", PHONE);
    let browser = &stage.browser;
    at_once(&stage);
    let new = r#"{"game":"london","seed":9,"setup":{"seats":"3","automa-seat":"3"}}"#;
    stage.game(new);
    let mut hands: Vec<Vec<String>> = Vec::new();
    for chair in ["person 1", "person 2"] {
        assert!(browser.text("h1").contains(chair), "{}", browser.text("h1"));
        assert!(!browser.has(".cards"));
        for card in hands.iter().flatten() {
            assert!(!browser.text("body").contains(card.as_str()), "{card}");
        }
        browser.follow("button.big");
        let held = browser
            .js("return [...document.querySelectorAll('.cards .nm')].map((it) => it.textContent)");
        let held: Vec<String> =
            held.as_array().unwrap().iter().map(|it| it.as_str().unwrap().to_owned()).collect();
        assert_eq!(held.len(), 6);
        for card in hands.iter().flatten().filter(|it| !held.contains(it)) {
            assert!(!browser.text("body").contains(card.as_str()), "{card}");
        }
        hands.push(held);
        browser.follow(".acts [data-key=d]");
        browser.follow(".acts [data-key=r]");
        browser.follow(".acts [data-key=e]");
    }
    assert!(browser.text("h1").contains("person 1"), "{}", browser.text("h1"));
    stage.is_quiet();
}

#[test]
fn london_without_script_and_in_french() {
    let stage = Stage::new("london-plain", PHONE);
    let browser = &stage.browser;
    stage.go("/");
    browser.js("document.cookie = 'lang=fr; path=/'");
    browser.without_script();
    stage.game(r#"{"game":"london","seed":5}"#);
    assert!(browser.text("#h-dev").contains("Plateau développement"), "{}", browser.text("#h-dev"));
    browser.follow(".acts [data-key=d]");
    browser.follow("#at-hand-7");
    assert!(
        browser.text(".preview").contains("Quelle carte marron"),
        "{}",
        browser.text(".preview")
    );
    follow_first(browser, &[".cards a.economy.legal:not(.picked)"]);
    browser.follow(".preview .go");
    assert!(browser.has(".own #at-city-7"));
    browser.follow(".acts [data-key=e]");
    while browser.url().contains("/turn/") {
        browser.follow(".acts [data-key=Enter]");
    }
    browser.follow(".tools [data-key=w]");
    assert!(browser.has(".ladder li"));
}

#[test]
fn no_barrier_and_nothing_cut_on_londons_pages() {
    let stage = Stage::new("london-barriers", DESK);
    let browser = &stage.browser;
    let addr = &stage.server.addr;
    let path = stage.game(r#"{"game":"london","seed":9,"setup":{"level":"III"}}"#);
    let id = path.trim_start_matches("/play/").to_owned();
    for step in 0..50 {
        let offers = server::call(addr, "GET", &format!("/games/{id}/options"), "").unwrap();
        let options = offers["options"].as_array().unwrap();
        let wanted = ["spend", "on ", "alone", "build", "activate", "draw deck", "discard", "done"];
        let starts = |start: &&str| {
            options.iter().find(|it| it["action"].as_str().unwrap().starts_with(*start))
        };
        let deed = ["develop", "buy", "run", "draw-three"][step % 4];
        let option =
            wanted.iter().find_map(starts).or_else(|| starts(&deed)).unwrap_or(&options[0]);
        let body =
            json!({ "revision": offers["revision"], "action": option["action"] }).to_string();
        server::call(addr, "POST", &format!("/games/{id}/actions"), &body).unwrap();
    }
    let why = server::call(addr, "GET", &format!("/games/{id}/why"), "").unwrap();
    let ply = &why["plies"][0];
    let pages = [
        path.clone(),
        format!("{path}/turn/{ply}?step=2"),
        format!("{path}/why/{ply}"),
        "/how/london".to_owned(),
        "/new/london".to_owned(),
    ];
    let low = Screen { width: 844, height: 390, is_touch: true };
    let mut found = Vec::new();
    for (screen, scheme) in [(DESK, "light"), (PHONE, "dark"), (SMALL, "light"), (low, "dark")] {
        browser.resize(screen);
        browser.prefer(scheme, "reduce");
        for page in &pages {
            stage.go(page);
            let cut = browser.js(
                "const cut = [...document.querySelectorAll('.city, .card, .row-h, .thames')]
                   .filter((it) => it.checkVisibility() && it.clientWidth + 1 < it.scrollWidth).map((it) => 'cut: ' + it.outerHTML.slice(0, 90));
                 if (innerWidth < document.scrollingElement.scrollWidth) cut.push('sideways');
                 return cut",
            );
            browser.press("\u{E004}");
            let barriers = browser.js(ACCESS);
            for it in cut.as_array().unwrap().iter().chain(barriers.as_array().unwrap()) {
                found.push(format!("{} {scheme} {page}: {it}", screen.width));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
