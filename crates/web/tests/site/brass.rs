//! Brass: its pages say what they say in three languages, a whole game goes by
//! links and forms, and mats and decks can be of one's own.

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode},
};

use crate::ask::{Answer, ask, get, post, send, site, upload};

/// A page in a language.
async fn get_as(site: &Router, path: &str, lang: &str) -> Answer {
    let request =
        Request::get(path).header("host", "here").header("cookie", format!("lang={lang}"));
    ask(site, request.body(Body::empty()).unwrap()).await
}

#[tokio::test]
async fn every_state_of_a_deed_is_told_in_three_languages() {
    let site = site();
    let (_, game) = send(&site, "POST", "/api/v1/games", r#"{"game":"brass","seed":5}"#).await;
    let play = format!("/play/{}", game["id"].as_str().unwrap());
    for (lang, words) in [
        ("en", ["canal era, round 1", "Build: where?", "Build it: £", "Nothing can be done here"]),
        ("fr", ["ère des canaux, manche 1", " possibles", "Construire", "Rien n’est possible"]),
        (
            "es",
            [
                "era de los canales, ronda 1",
                "Construir: ¿dónde?",
                "Construir: ",
                "Aquí no se puede",
            ],
        ),
    ] {
        let asked = ["", "?deed=build", "?deed=build;site+brewery+burton+1", "?at=gloucester-0"];
        for (query, word) in asked.into_iter().zip(words) {
            let page = get_as(&site, &format!("{play}{query}"), lang).await;
            assert_eq!(page.status, StatusCode::OK, "{lang} {query}");
            assert!(page.body.contains(word), "{lang} {query}: no `{word}`");
            // A text that is missing shows as its key.
            assert!(!page.body.contains(">br-") && !page.body.contains("\"br-"), "{lang} {query}");
        }
    }
}

#[tokio::test]
async fn a_deed_that_is_no_longer_possible_is_left_out_of_the_page() {
    let site = site();
    let (_, game) = send(&site, "POST", "/api/v1/games", r#"{"game":"brass","seed":5}"#).await;
    let play = format!("/play/{}", game["id"].as_str().unwrap());
    for query in [
        "?deed=site+windmill",
        "?deed=sell;flip+derby+0",
        "?at=atlantis",
        "?ask=build",
        "?count=links",
    ] {
        let page = get_as(&site, &format!("{play}{query}"), "en").await;
        assert_eq!(page.status, StatusCode::OK, "{query}");
        assert!(!page.body.contains("name=\"actions\""), "{query}");
    }
}

/// The addresses and forms of a page, as somebody without script would find them:
/// the first link or form that does what is wanted next.
fn next(page: &str, n: usize) -> Option<Step> {
    let hand = page.split("class=\"hand\"").nth(1)?.split("<aside").next()?;
    if let Some(form) = hand.split("<form").skip(1).find(|it| it.contains("btn primary")) {
        let action = form.split("action=\"").nth(1)?.split('"').next()?.to_owned();
        let fields: Vec<String> = form
            .split("name=\"")
            .skip(1)
            .filter_map(|it| {
                let (name, rest) = it.split_once('"')?;
                let value = rest.split("value=\"").nth(1)?.split('"').next()?;
                Some(format!("{name}={}", value.replace(' ', "+")))
            })
            .collect();
        return Some(Step::Form(action, fields.join("&")));
    }
    let go = hand.split("<a ").skip(1).find(|it| it.contains("btn primary"));
    let answer = || hand.split("class=\"answers\"").nth(1)?.split("<a ").nth(1);
    let card = || {
        let cards = hand.split("class=\"asked\"").nth(1)?;
        let is_asked = cards.contains("class=\"question\"");
        cards.split("<a class=\"card").nth(1).filter(|_| is_asked)
    };
    let kinds = ["sell", "build", "network", "loan", "develop", "pass"];
    let begun = kinds.iter().cycle().skip(if n % 5 == 4 { 2 } else { 0 }).take(6);
    let action = || begin(hand, begun.map(|it| format!("?deed={it}\"")).collect());
    let link = go.or_else(answer).or_else(card).or_else(action)?;
    let href = link.split("href=\"").nth(1)?.split('"').next()?;
    Some(Step::Link(href.replace("&amp;", "&")))
}

/// The first of the actions that the page offers.
fn begin(hand: &str, wanted: Vec<String>) -> Option<&str> {
    wanted.iter().find_map(|it| hand.split("<a ").skip(1).find(|link| link.contains(it.as_str())))
}

enum Step {
    Link(String),
    Form(String, String),
}

#[tokio::test]
async fn a_whole_game_goes_by_links_and_forms() {
    let site = site();
    let (_, game) = send(&site, "POST", "/api/v1/games", r#"{"game":"brass","seed":21}"#).await;
    let play = format!("/play/{}", game["id"].as_str().unwrap());
    let mut at = play.clone();
    for n in 0..900 {
        if at.ends_with("/end") {
            break;
        }
        let page = get(&site, &at).await;
        if page.status == StatusCode::SEE_OTHER {
            at = page.location;
            continue;
        }
        assert_eq!(page.status, StatusCode::OK, "{at}");
        at = match next(&page.body, n) {
            Some(Step::Link(to)) => to,
            Some(Step::Form(to, form)) => {
                let answer = post(&site, &to, &form).await;
                assert_eq!(answer.status, StatusCode::SEE_OTHER, "{to} {form}: {}", answer.body);
                answer.location
            }
            None => panic!("nothing leads on from {at}"),
        };
    }
    let end = get(&site, &at).await;
    assert!(at.ends_with("/end") && end.body.contains("Points by source"), "{at}");
    // Links and tiles count as they lie, so the curve moves between the ends of eras.
    let curve = end.body.split("class=\"f-none s-ink\"").next().unwrap();
    let curve = curve.rsplit("d=\"").next().unwrap().split('"').next().unwrap();
    let heights = curve.split(['M', 'L', ' ']).filter(|it| !it.is_empty()).skip(1).step_by(2);
    let heights: std::collections::BTreeSet<&str> = heights.collect();
    assert!(12 < heights.len(), "{curve}");
    let log = get(&site, &format!("{play}?table=1")).await.body;
    for told in ["You build ", "You discard the card ", "You lay a link "] {
        assert!(log.contains(told), "nobody reads {told:?}");
    }
    // The result leads to the counts of both eras.
    let counts: Vec<&str> = end
        .body
        .split("href=\"")
        .filter_map(|it| it.split('"').next().filter(|it| it.contains("count=links")))
        .collect();
    assert_eq!(counts.len(), 2, "{counts:?}");
    for (count, era) in counts.iter().zip(["canal era", "rail era"]) {
        let page = get(&site, &count.replace("&amp;", "&")).await.body;
        let told = page.split("id=\"p-era\"").nth(1).unwrap();
        assert!(told.contains(era) && page.contains("class=\"tag counted"), "{count}");
    }
}

fn document(key: &str, name: &str) -> &'static str {
    let documents: &[kit::Document] = <brass::Brass as kit::Game>::DOCUMENTS;
    documents.iter().find(|it| it.key == key && it.name == name).unwrap().text
}

#[tokio::test]
async fn a_new_game_has_any_of_three_mats_and_each_of_them_is_played() {
    let site = site();
    let form = get(&site, "/new/brass").await.body;
    for level in ["easy", "medium", "hard"] {
        assert!(form.contains(&format!("name=\"level\" value=\"{level}\"")), "{level}");
        let started = post(&site, "/new/brass", &format!("level={level}&seed=3")).await;
        assert_eq!(started.status, StatusCode::SEE_OTHER, "{}", started.body);
        let path = started.location.replace("/play/", "/api/v1/games/");
        let (_, game) = send(&site, "GET", &path, "").await;
        assert_eq!(game["setup"]["level"], level);
        // Mautoma's mat has as many cotton mills of level I as its document.
        let page = get(&site, &started.location).await.body;
        let row = page.split("id=\"p-mats\"").nth(1).unwrap().split("<tbody>").nth(1).unwrap();
        let n = row.split("<td class=\"n").nth(2).unwrap();
        let n = n.split('>').nth(1).unwrap().split('<').next().unwrap();
        let mills = document("mat", level).split("cotton-mill = [").nth(1).unwrap();
        assert_eq!(n, mills.split(',').next().unwrap(), "{level}");
    }
}

#[tokio::test]
async fn a_mat_and_a_deck_of_ones_own_are_checked_and_played() {
    let site = site();
    let (mat, deck) = (document("mat", "hard"), document("deck", "mautoma"));
    let own_mat = mat.replace("name = \"", "name = \"Mine, ");
    let own_deck = deck.replace("name = \"Mautoma\"", "name = \"Of my own\"");
    let started = upload(
        &site,
        "/new/brass/own",
        &[("level", "easy"), ("file-mat", &own_mat), ("file-deck", &own_deck)],
    )
    .await;
    assert_eq!(started.status, StatusCode::SEE_OTHER, "{}", started.body);
    let path = started.location.replace("/play/", "/api/v1/games/");
    let (_, game) = send(&site, "GET", &path, "").await;
    let setup = game["setup"].to_string();
    assert!(setup.contains("Mine, ") && setup.contains("Of my own"), "{setup}");
    // What is wrong is told on the form: where, what stands there, what was expected.
    let line = |text: &str, wrong: &str| {
        text.lines().position(|it| it.contains(wrong)).map(|it| it + 1).unwrap()
    };
    for (key, text, wrong) in [
        ("file-mat", own_mat.replacen("pottery = [1", "pottery = [77", 1), "77"),
        ("file-mat", own_mat.replacen("brewery", "windmill", 1), "windmill"),
        ("file-deck", own_deck.replacen("\"stone\"", "\"atlantis\"", 1), "atlantis"),
        ("file-deck", own_deck.replacen("number = 2\n", "number = 900\n", 1), "900"),
        ("file-deck", own_deck.replacen("group = \"A\"", "group = \"QQ\"", 1), "QQ"),
    ] {
        let refused = upload(&site, "/new/brass/own", &[(key, &text)]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
        let alert = refused.body.split("role=\"alert\"").nth(1).unwrap();
        let alert = alert.split("</p>").next().unwrap();
        assert!(alert.contains(wrong), "{wrong}: {alert}");
        let line = line(&text, wrong);
        assert!(alert.contains(&format!("line {line},")), "{wrong} in line {line}: {alert}");
    }
}

#[tokio::test]
async fn the_first_turn_shows_the_corner_of_the_rear_and_lights_nothing_else_of_it() {
    let site = site();
    let mut corners = [0, 0];
    for seed in 0..12 {
        let new = format!(r#"{{"game":"brass","seed":{seed}}}"#);
        let (_, game) = send(&site, "POST", "/api/v1/games", &new).await;
        let id = game["id"].as_str().unwrap().to_owned();
        let develops =
            get_as(&site, &format!("/play/{id}"), "en").await.body.contains("First turn: develop");
        let moved = format!(r#"{{"player":"greedy","revision":{}}}"#, game["revision"]);
        send(&site, "POST", &format!("/api/v1/games/{id}/player"), &moved).await;
        let (_, why) = send(&site, "GET", &format!("/api/v1/games/{id}/why"), "").await;
        assert_eq!(develops, why["trace"][0]["rule"] == "B8", "{seed}: {why}");
        let ply = &why["plies"][0];
        let body = get_as(&site, &format!("/play/{id}/why/{ply}"), "en").await.body;
        let lit: Vec<&str> = body.split("<li class=\"lit\"").skip(1).collect();
        assert!(lit.iter().all(|it| !it.split("</li>").next().unwrap().contains("Sell")), "{seed}");
        assert_eq!(develops, lit.iter().any(|it| it.contains("First turn: develop")), "{seed}");
        corners[usize::from(develops)] += 1;
    }
    assert!(corners.iter().all(|&it| 0 < it), "{corners:?}");
}

/// The numbers in the text of a piece of a page.
fn numbers(piece: &str) -> Vec<i32> {
    let text = crate::taps::text(piece).replace('−', "-");
    text.split_whitespace().filter_map(|it| it.parse().ok()).collect()
}

#[tokio::test]
async fn the_score_counts_the_era_and_a_deed_is_looked_back_at_when_it_is_done() {
    let site = site();
    let new = r#"{"game":"brass","seed":5}"#;
    let (_, mut game) = send(&site, "POST", "/api/v1/games", new).await;
    let id = game["id"].as_str().unwrap().to_owned();
    let (mut n_counted, mut n_done) = (0, 0);
    for deed in 0..24 {
        let moved = format!(r#"{{"player":"greedy","revision":{}}}"#, game["revision"]);
        game = send(&site, "POST", &format!("/api/v1/games/{id}/player"), &moved).await.1;
        let page = get_as(&site, &format!("/play/{id}"), "en").await.body;
        let now = page.split("If the era ended now").nth(1).unwrap().split("</p>").next().unwrap();
        let sums: Vec<i32> =
            now.split("<b").skip(1).map(|it| numbers(&format!("<b{it}"))[0]).collect();
        let score = page.split("id=\"p-score\"").nth(1).unwrap().split("</table>").next().unwrap();
        let total = numbers(score.rsplit("<tr").next().unwrap());
        assert_eq!(total, sums, "after deed {deed}");
        n_counted += usize::from(20 < sums[0]);
    }
    // The table after a line of the log is one on which the deed is done.
    let (_, record) = send(&site, "GET", &format!("/api/v1/games/{id}/record"), "").await;
    let record: kit::Record<brass::Brass> = serde_json::from_value(record).unwrap();
    let session = kit::Session::replay(&record).unwrap();
    let log = get_as(&site, &format!("/play/{id}/log"), "en").await.body;
    for line in log.split("?ply=").skip(1).filter(|it| it.contains(">You build ")) {
        let ply: usize = line.split('"').next().unwrap().parse().unwrap();
        assert!(kit::Game::is_at_rest(session.game(), session.at(ply)), "{line:.90}");
        n_done += 1;
    }
    assert!(5 < n_counted && 4 < n_done, "{n_counted} {n_done}");
}

#[tokio::test]
async fn a_card_chosen_for_scouting_can_be_kept_after_all() {
    let site = site();
    let (_, game) = send(&site, "POST", "/api/v1/games", r#"{"game":"brass","seed":5}"#).await;
    let play = format!("/play/{}", game["id"].as_str().unwrap());
    let page = get(&site, &format!("{play}?deed=scout")).await.body;
    assert!(page.contains("Scout: choose 3 cards"), "all three are to be chosen");
    let card = page.split("deed=scout;").nth(1).and_then(|it| it.split('"').next()).unwrap();
    let page = get(&site, &format!("{play}?deed=scout;{card}")).await.body;
    assert!(page.contains("Scout: choose 2 cards"), "two are left");
    let taken = page.split("<a class=\"card legal taken").nth(1).expect("the card can be tapped");
    let link = taken.split("href=\"").nth(1).and_then(|it| it.split('"').next()).unwrap();
    assert_eq!(link, format!("{play}?deed=scout"), "a second tap keeps it");
}

#[tokio::test]
async fn a_preview_says_what_the_market_pays_and_to_whom_goods_go() {
    let site = site();
    let table = r#"{"game":"brass","table":{"era":"canal","turn":"human",
        "merchants":{"oxford":["manufacturer","blank"],"gloucester":["blank","any"],"shrewsbury":["cotton-mill"]},
        "links":{"human":["birmingham-oxford","birmingham-worcester","gloucester-worcester","birmingham-coventry"],"automa":[]},
        "tiles":[
            {"at":"birmingham 1","owner":"human","industry":"manufacturer","level":2},
            {"at":"stafford 0","owner":"human","industry":"brewery","level":2}],
        "human":{"money":60,"income":20,"hand":["redditch","coventry","birmingham","dudley","stafford","iron-works","pottery","brewery"]},"automa":{"rear":2}}}"#;
    let (status, game) = send(&site, "POST", "/api/v1/games/import", table).await;
    assert_eq!(status, StatusCode::CREATED, "{game}");
    let play = format!("/play/{}", game["id"].as_str().unwrap());
    let page = get(&site, &format!("{play}?deed=build;site+coal-mine+coventry+1")).await.body;
    let asked = page.split("div class=\"asked\"").nth(1).unwrap();
    assert!(asked.contains("to the market for £"), "{}", &asked[..1500]);
    let page = get(&site, &format!("{play}?deed=sell;flip+birmingham+1")).await.body;
    let asked = page.split("div class=\"asked\"").nth(1).unwrap();
    assert!(asked.contains("manufacturer II, Birmingham"), "what is sold");
    assert!(asked.contains("To which merchant?"), "{}", &asked[..900]);
    let to = asked
        .split("href=\"")
        .filter_map(|it| it.split('"').next())
        .find(|it| it.contains("to+"))
        .unwrap();
    let page = get(&site, to).await.body;
    assert!(page.contains("manufacturer II, Birmingham to "), "to whom it is sold");
}

/// A table in the rail era with little money; `more` overrides.
async fn poor(site: &Router, more: serde_json::Value) -> String {
    let mut table = serde_json::json!({
        "era": "rail", "turn": "human",
        "merchants": { "oxford": ["manufacturer", "blank"], "gloucester": ["blank", "any"], "shrewsbury": ["cotton-mill"] },
        "links": { "human": ["birmingham-oxford", "birmingham-coventry"], "automa": [] },
        "tiles": [
            { "at": "birmingham 2", "owner": "human", "industry": "iron-works", "level": 2, "flipped": true },
            { "at": "birmingham 1", "owner": "human", "industry": "manufacturer", "level": 2 },
            { "at": "coventry 1", "owner": "human", "industry": "coal-mine", "level": 2, "flipped": true },
        ],
        "human": { "money": 12, "income": 20,
            "mat": { "cotton-mill": [3, 2, 3, 3], "coal-mine": [0, 1, 2, 2], "iron-works": [0, 0, 1, 1],
                "manufacturer": [0, 1, 1, 1, 2, 1, 1, 2], "pottery": [1, 1, 1, 1, 1], "brewery": [0, 2, 2, 1] },
            "hand": ["redditch", "coventry", "birmingham", "dudley", "stafford", "coal-mine", "pottery", "brewery"] },
        "automa": { "rear": 2 },
    });
    for (key, value) in more.as_object().unwrap() {
        table[key] = value.clone();
    }
    let body = serde_json::json!({ "game": "brass", "table": table }).to_string();
    let (status, game) = send(site, "POST", "/api/v1/games/import", &body).await;
    assert_eq!(status, StatusCode::CREATED, "{game}");
    format!("/play/{}", game["id"].as_str().unwrap())
}

/// What a part of a page says, from where it begins to where it ends.
fn said(page: &str, from: &str, to: &str) -> String {
    let part = page.split(from).nth(1).unwrap_or_else(|| panic!("no {from}"));
    let told = crate::taps::text(&format!("<p {}", part.split(to).next().unwrap()));
    told.split(' ').filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn every_choice_has_its_whole_price_and_what_is_too_dear_says_how_much_is_missing() {
    let site = site();
    let play = poor(&site, serde_json::json!({})).await;
    let page = get(&site, &format!("{play}?deed=build")).await.body;
    let asked = page.split("class=\"asked\"").nth(1).unwrap();
    let head = said(asked, "class=\"stage-h\"", "</p>");
    assert!(head.contains("possible") && head.contains("too dear"), "{head}");
    let face = |it: &str| {
        let (class, rest) = it.split_once('"').unwrap();
        let told = crate::taps::text(&format!("<a {}", rest.split("</a>").next().unwrap()));
        format!("{class}: {}", told.split_whitespace().collect::<Vec<_>>().join(" "))
    };
    let answers: Vec<String> = asked.split("<a class=\"answer ").skip(1).map(face).collect();
    // A brewery takes one iron, which the market sells for £2.
    let brewery = answers.iter().find(|it| it.contains("brewery II Stafford"));
    assert!(brewery.is_some_and(|it| it.ends_with("£9 left £7 + 1 Iron")), "{answers:?}");
    let pottery = answers.iter().find(|it| it.starts_with("dear")).expect("a pottery is too dear");
    assert!(pottery.contains("£19") && pottery.contains("£7 short"), "{pottery}");
    // The map says the same, and strikes what is too dear.
    let map = page.split("data-map").nth(1).unwrap().split("</svg>").next().unwrap();
    assert!(
        map.contains("class=\"ptag\"") && map.contains("£9") && map.contains("class=\"ptag dear\"")
    );
    // The button names the price.
    let to = asked.split("href=\"").filter_map(|it| it.split('"').next());
    let to = to.into_iter().find(|it| it.contains("site+")).unwrap();
    let page = get(&site, to).await.body;
    assert!(said(&page, "class=\"btn primary\"", "</button>").contains("Build it: £"), "{to}");
}

#[tokio::test]
async fn each_line_says_what_it_would_score_and_developing_what_comes_next() {
    let site = site();
    let play = poor(&site, serde_json::json!({})).await;
    let page = get(&site, &format!("{play}?deed=network")).await.body;
    // Two icons of Coventry's mine and Birmingham's works lie at the ends of nothing yet:
    // Coventry – Nuneaton has one.
    let tags: Vec<&str> = page.split("class=\"tag pts\"").skip(1).collect();
    assert!(!tags.is_empty() && tags[0].contains("</text>"), "no line is tagged");
    let page = get(&site, &format!("{play}?deed=network;line+coventry-nuneaton")).await.body;
    let facts = said(&page, "class=\"facts1\"", "</ul>");
    assert!(facts.contains("scores one point as the table lies"), "{facts}");
    let page = get(&site, &format!("{play}?deed=develop")).await.body;
    let asked = said(&page, "class=\"asked\"", "class=\"cards\"");
    assert!(asked.contains("II\u{a0}→\u{a0}III"), "{asked}");
}

#[tokio::test]
async fn a_preview_names_the_tile_built_over_and_the_merchants_barrel() {
    let site = site();
    let play = poor(&site, serde_json::json!({ "human": { "money": 60, "income": 20,
        "mat": { "cotton-mill": [3, 2, 3, 3], "coal-mine": [0, 0, 2, 2], "iron-works": [0, 0, 1, 1],
            "manufacturer": [0, 1, 1, 1, 2, 1, 1, 2], "pottery": [1, 1, 1, 1, 1], "brewery": [0, 2, 2, 1] },
        "hand": ["coventry", "birmingham", "dudley", "stafford", "redditch", "walsall", "tamworth", "worcester"] } }))
    .await;
    let page = get(&site, &format!("{play}?deed=build;site+coal-mine+coventry+1")).await.body;
    let facts = said(&page, "class=\"facts1\"", "</ul>");
    assert!(facts.contains("Built over your II"), "{facts}");
    assert!(facts.contains("Costs £8 + 1") && facts.contains("= £10"), "{facts}");
    assert!(facts.contains("£60\u{a0}→\u{a0}£50"), "{facts}");
    let page = get(&site, &format!("{play}?deed=sell;flip+birmingham+1")).await.body;
    let facts = said(&page, "class=\"facts1\"", "</ul>");
    assert!(facts.contains("The merchant’s barrel in Oxford"), "{facts}");
}

#[tokio::test]
async fn the_next_tiles_are_in_sight_and_marked_on_the_mats() {
    let site = site();
    let play = poor(&site, serde_json::json!({})).await;
    for query in ["", "?deed=build", "?deed=loan"] {
        let page = get(&site, &format!("{play}{query}")).await.body;
        let hand = page.split("class=\"hand\"").nth(1).unwrap();
        let strip = said(hand, "class=\"nexts\"", "</ol>");
        assert!(strip.contains("£12 3 left") || strip.contains("canal"), "{query}: {strip}");
        assert!(strip.contains("1 left"), "{query}: {strip}");
    }
    let page = get(&site, &play).await.body;
    let mats = page.split("id=\"p-mats\"").nth(1).unwrap().split("</section>").next().unwrap();
    // Six industries of two sides have a next tile, in one class attribute each.
    assert_eq!(mats.matches("<td class=\"number now\"").count(), 12);
    assert!(mats.contains("When built") && mats.contains("To sell") && mats.contains("Flipped"));
}

#[tokio::test]
async fn a_place_of_another_action_is_offered_and_the_count_of_an_era_leaves_the_map_alive() {
    let site = site();
    let play = poor(&site, serde_json::json!({})).await;
    let page = get(&site, &format!("{play}?deed=build&at=line-coventry-nuneaton")).await.body;
    let asked = said(&page, "class=\"asked\"", "class=\"cards\"");
    assert!(asked.contains("Rails: Coventry – Nuneaton"), "{asked}");
    assert!(asked.contains("Stay with Build") && !asked.contains("Nothing can be done"), "{asked}");
    // The last action of the canal era, then its count.
    let last = serde_json::json!({ "era": "canal", "round": 10, "actions-left": 1, "tiles": [],
        "links": { "human": ["birmingham-oxford"], "automa": [] },
        "human": { "money": 20, "income": 20, "hand": ["birmingham"] } });
    let play = poor(&site, last).await;
    let path = play.replace("/play/", "/api/v1/games/");
    for action in ["pass", "card birmingham"] {
        let (_, game) = send(&site, "GET", &path, "").await;
        let body = format!(r#"{{"action":"{action}","revision":{}}}"#, game["revision"]);
        send(&site, "POST", &format!("{path}/actions"), &body).await;
    }
    let page = get(&site, &format!("{play}?count=links")).await.body;
    assert!(page.contains("class=\"tag counted"), "the count is on the map");
    assert!(page.contains("<a class=\"place "), "and the map answers");
    let button = format!("href=\"{play}\" role=\"button\" aria-pressed=\"true\"");
    assert!(page.contains(&button), "a second tap takes it away");
}
