//! A game at the table, told through the pages without script.

use axum::{Router, http::StatusCode};

use crate::ask::{get, post, site};

/// A game of Patchwork at the table, with these further choices: its address.
async fn lay(site: &Router, more: &str) -> String {
    let answer = post(site, "/new/patchwork", &format!("at=table&seed=7{more}")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    let play = answer.location.strip_suffix("/setup").expect("the table is set first").to_owned();
    let page = get(site, &answer.location).await;
    assert!(page.body.contains("Set the table"), "{}", page.body);
    play
}

/// The forms of a page: address and fields of each.
fn forms(page: &str) -> Vec<(String, Vec<(String, String)>)> {
    let value = |text: &str, name: &str| {
        text.split(&format!("{name}=\"")).nth(1).map(|it| it.split('"').next().unwrap().to_owned())
    };
    let form = |text: &str| {
        let text = text.split("</form>").next().unwrap();
        let fields = text.split("<input").skip(1);
        let fields = fields.filter_map(|it| Some((value(it, "name")?, value(it, "value")?)));
        (value(text, "action").unwrap_or_default(), fields.collect())
    };
    page.split("<form").skip(1).map(form).collect()
}

/// Answers with the first form to `path` whose fields hold `text`.
pub(crate) async fn answer(site: &Router, page: &str, path: &str, text: &str) -> String {
    let found = forms(page).into_iter().find(|(action, fields)| {
        action.ends_with(path) && fields.iter().any(|it| it.1.contains(text))
    });
    let (action, fields) =
        found.unwrap_or_else(|| panic!("no form to {path} with {text}:\n{page}"));
    let unescaped = |text: &str| text.replace("&quot;", "%22").replace('&', "%26");
    let fields: Vec<String> = fields
        .iter()
        .map(|(key, value)| format!("{key}={}", unescaped(value).replace(' ', "+")))
        .collect();
    let answer = post(site, &action, &fields.join("&")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    answer.location
}

#[tokio::test]
async fn a_whole_game_is_told_in_one_tap_a_turn_and_done_in_one() {
    let site = site();
    let mut at = lay(&site, "").await;
    let (mut n_told, mut n_done) = (0, 0);
    loop {
        let page = get(&site, &at).await;
        if page.status == StatusCode::SEE_OTHER {
            assert!(page.location.ends_with("/end"));
            break;
        }
        assert!(page.policy && page.status == StatusCode::OK);
        if at.contains("/turn/") {
            n_done += 1;
            let lines = page.body.matches("<li").count();
            assert!(page.body.contains("class=\"deeds\"") && 0 < lines);
            let done = page.body.split("<a class=\"btn primary done\" href=\"").nth(1).unwrap();
            at = done.split('"').next().unwrap().to_owned();
        } else {
            n_told += 1;
            assert!(page.body.contains("What did you do?"));
            let word = if page.body.contains("value=\"took ") { "took " } else { "advance" };
            at = answer(&site, &page.body, "/act", word).await;
        }
        assert!(n_told + n_done < 200);
    }
    assert!(5 < n_told && 5 < n_done, "{n_told} told, {n_done} done");
    let end = get(&site, &format!("{}/end", at.split("/end").next().unwrap())).await;
    assert!(end.body.contains("Rematch") && end.body.contains("Empty cells"));
}

#[tokio::test]
async fn what_cannot_have_happened_is_refused_with_its_rule_and_a_fix_beside_it() {
    let site = site();
    let play = lay(&site, "").await;
    let refused = post(&site, &format!("{play}/act"), "revision=1&action=tile").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("R7-1") && refused.body.contains(&format!("{play}/fix")));
}

#[tokio::test]
async fn a_fix_is_listed_before_it_counts_and_stands_in_the_record() {
    let site = site();
    let play = lay(&site, "").await;
    let page = get(&site, &format!("{play}/fix?patch=%7B%22human%22:%7B%22time%22:4%7D%7D")).await;
    assert!(page.body.contains("<s>0</s> → <b>4</b>"), "{}", page.body);
    let to = answer(&site, &page.body, "/fix", "time").await;
    assert_eq!(get(&site, &to).await.status, StatusCode::OK);
    let record = get(&site, &format!("{play}/record.toml")).await.body;
    assert!(record.contains("edit ") && record.contains("at = \"table\""), "{record}");
    let wrong =
        get(&site, &format!("{play}/fix?patch=%7B%22human%22:%7B%22time%22:99%7D%7D")).await;
    assert!(wrong.body.contains("role=\"alert\"") && !wrong.body.contains("name=\"patch\""));
}

#[tokio::test]
async fn a_phone_finds_its_way_where_it_may_come_in() {
    let key = web::Key::new("k3y");
    let site =
        crate::ask::site_behind(std::sync::Arc::new(keep::Memory::new(web::is_told)), Some(key));
    assert!(!get(&site, "/").await.body.contains("class=\"qr-code\""), "nothing without the key");
    let request =
        axum::http::Request::get("/").header("host", "here").header("authorization", "Bearer k3y");
    let home = crate::ask::ask(&site, request.body(axum::body::Body::empty()).unwrap()).await;
    assert_eq!(home.body.matches("class=\"qr-code\"").count(), 2, "on the page and in the menu");
}

#[tokio::test]
async fn a_pile_of_ones_own_asks_for_its_card_and_can_be_given_away() {
    let site = site();
    let play = lay(&site, "").await;
    let setup = get(&site, &format!("{play}/setup")).await;
    let to = answer(&site, &setup.body, "/deal", "fronts").await;
    assert!(to.ends_with("/setup"));
    let page = get(&site, &to).await;
    let own = forms(&page.body).into_iter().find(|(_, fields)| {
        fields.iter().any(|it| it.1 == "fronts") && fields.iter().any(|it| it.1 == "table")
    });
    let (action, fields) = own.unwrap();
    let fields: Vec<String> = fields.iter().map(|(k, v)| format!("{k}={v}")).collect();
    post(&site, &action, &fields.join("&")).await;
    let page = get(&site, &play).await;
    let to = answer(&site, &page.body, "/act", "took ").await;
    assert_eq!(to, play, "its card is asked for");
    let page = get(&site, &to).await;
    assert!(page.body.contains("Which card came up?") && page.body.contains("value=\"card 12\""));
    // One form holds all cards; the button says which.
    let (action, fields) =
        forms(&page.body).into_iter().find(|it| it.0.ends_with("/act")).expect("a form");
    let revision = &fields.iter().find(|it| it.0 == "revision").expect("a revision").1;
    let to = post(&site, &action, &format!("revision={revision}&action=card+12")).await.location;
    assert!(to.contains("/turn/"), "{to}");
}

#[tokio::test]
async fn the_markets_of_brass_are_one_tap_away_and_lead_back() {
    let site = site();
    let begun = post(&site, "/new/brass", "at=table&seed=5").await.location;
    let play = begun.strip_suffix("/setup").unwrap();
    let told = get(&site, play).await.body;
    assert!(told.contains(&format!("href=\"{play}?markets=1\"")), "{told}");
    let markets = get(&site, &format!("{play}?markets=1")).await.body;
    assert!(markets.contains("class=\"tracks\"") && markets.contains("tab=bt-fix-markets"));
    assert!(markets.contains(&format!("href=\"{play}\"")), "back to the table");
}
