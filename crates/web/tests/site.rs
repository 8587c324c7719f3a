//! The site without a socket: what it answers, keeps and refuses.

#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

#[path = "site/ask.rs"]
mod ask;
#[path = "site/brass.rs"]
mod brass;
#[path = "site/coaching.rs"]
mod coaching;
#[path = "site/collection.rs"]
mod collection;
#[path = "site/deed.rs"]
mod deed;
#[cfg(debug_assertions)]
#[path = "site/effort.rs"]
mod effort;
#[path = "site/end.rs"]
mod end;
#[path = "site/faults/mod.rs"]
mod faults;
#[path = "site/floors.rs"]
mod floors;
#[path = "site/hints.rs"]
mod hints;
#[path = "site/hot_seat.rs"]
mod hot_seat;
#[path = "site/html.rs"]
mod html;
#[path = "site/keep.rs"]
mod keep;
#[path = "site/learnt_set.rs"]
mod learnt_set;
#[path = "site/lettering.rs"]
mod lettering;
#[path = "site/limits.rs"]
mod limits;
#[path = "site/link.rs"]
mod link;
#[path = "site/log.rs"]
mod log;
#[path = "site/london.rs"]
mod london;
#[path = "site/london_run.rs"]
mod london_run;
#[path = "site/own.rs"]
mod own;
#[path = "site/people.rs"]
mod people;
#[path = "site/player.rs"]
mod player;
#[path = "site/polite.rs"]
mod polite;
#[path = "site/print.rs"]
mod print;
#[path = "site/printed.rs"]
mod printed;
#[path = "site/results.rs"]
mod results;
#[path = "site/second_edition.rs"]
mod second_edition;
#[path = "site/secrets.rs"]
mod secrets;
#[path = "site/several.rs"]
mod several;
#[path = "site/shut.rs"]
mod shut;
#[path = "site/signs.rs"]
mod signs;
#[path = "site/snapshots.rs"]
mod snapshots;
#[path = "site/spoilt.rs"]
mod spoilt;
#[path = "site/table.rs"]
mod table;
#[path = "site/table_box.rs"]
mod table_box;
#[path = "site/table_london.rs"]
mod table_london;
#[path = "site/table_moves.rs"]
mod table_moves;
#[path = "site/tapped.rs"]
mod tapped;
#[path = "site/taps.rs"]
mod taps;
#[path = "site/today.rs"]
mod today;
#[path = "site/told.rs"]
mod told;
#[path = "site/trail.rs"]
mod trail;
#[path = "site/version.rs"]
mod version;
#[path = "site/watchman.rs"]
mod watchman;
#[path = "site/why.rs"]
mod why;

use ask::{ask, get, import, post, send, site, start};
use axum::{
    body::Body,
    http::{Request, StatusCode},
};

/// The value of the first hidden field called `name` in a form that posts to `path`.
fn field(page: &str, path: &str, name: &str) -> String {
    let form = page.split("<form").find(|it| it.contains(&format!("action=\"{path}\""))).unwrap();
    let rest = form.split(&format!("name=\"{name}\" value=\"")).nth(1).unwrap();
    rest.split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_chosen_patch_can_be_sewn_on_and_none_is_chosen_before() {
    let site = site();
    let home = get(&site, "/").await;
    assert!(home.policy && home.body.contains("action=\"/new/patchwork\""));
    // A seed whose first patch can be paid.
    let play = start(&site, "seed=7").await;
    let page = get(&site, &play).await.body;
    assert!(!page.contains("value=\"buy ") && !page.contains("id=\"ghost\""));
    let link = page.split("href=\"").find(|it| it.contains("?pick=")).unwrap();
    let page = get(&site, link.split('"').next().unwrap()).await;
    let form = page.body.split("<form").find(|it| it.contains("value=\"buy ")).unwrap();
    let action = form.split("name=\"action\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let answer = post(
        &site,
        &format!("{play}/act"),
        &format!("revision=1&action={}", action.replace(' ', "+")),
    )
    .await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    assert!(answer.location.starts_with(&play));
}

#[tokio::test]
async fn a_page_made_before_a_change_cannot_overwrite_it() {
    let site = site();
    let play = start(&site, "seed=7").await;
    let act = format!("{play}/act");
    assert_eq!(post(&site, &act, "revision=1&action=advance").await.status, StatusCode::SEE_OTHER);
    let late = post(&site, &act, "revision=1&action=advance").await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.policy && late.body.contains("The game went on elsewhere"));
    assert!(late.body.contains(&format!("href=\"{play}\"")));
}

#[tokio::test]
async fn undo_redo_and_go_to_keep_what_follows() {
    let site = site();
    let play = start(&site, "seed=7").await;
    post(&site, &format!("{play}/act"), "revision=1&action=advance").await;
    let after = get(&site, &play).await.body;
    post(&site, &format!("{play}/undo"), "revision=2").await;
    let undone = get(&site, &play).await.body;
    assert!(undone.contains("Nothing to undo") && !undone.contains("Nothing to redo"));
    post(&site, &format!("{play}/redo"), "revision=3").await;
    let redone = get(&site, &play).await.body;
    let main =
        |page: &str| page.split("<main").nth(1).unwrap().replace("value=\"4\"", "value=\"2\"");
    assert_eq!(main(&redone), main(&after));
    // The oldest line of the log.
    let log = after.split("class=\"log\"").nth(1).unwrap().split("</div>").next().unwrap();
    let first = log.split("?ply=").last().unwrap().split('"').next().unwrap().to_owned();
    let past = get(&site, &format!("{play}?ply={first}")).await.body;
    assert!(past.contains("Looking back") && past.contains("Go on here"));
    let answer = post(&site, &format!("{play}/goto"), &format!("revision=4&ply={first}")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_refused_action_says_which_rule_forbids_it() {
    let site = site();
    let play = start(&site, "seed=7").await;
    let answer = post(&site, &format!("{play}/act"), "revision=1&action=leather+a1").await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("That is not allowed") && answer.body.contains("R6-3"));
    let answer = post(&site, &format!("{play}/act"), "revision=1&action=fly").await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn what_makes_no_sense_gets_a_page_that_helps() {
    let site = site();
    let play = start(&site, "seed=7").await;
    for (path, status) in [
        ("/nowhere", StatusCode::NOT_FOUND),
        ("/play/nobody", StatusCode::NOT_FOUND),
        ("/play/..%2f..%2fetc%2fpasswd", StatusCode::NOT_FOUND),
        ("/new/chess", StatusCode::NOT_FOUND),
        (&format!("{play}/why/0"), StatusCode::NOT_FOUND),
        (&format!("{play}/why/x"), StatusCode::BAD_REQUEST),
        (&format!("{play}/turn/99999"), StatusCode::NOT_FOUND),
        (&format!("{play}/act"), StatusCode::METHOD_NOT_ALLOWED),
    ] {
        let answer = get(&site, path).await;
        assert_eq!(answer.status, status, "{path}");
        assert!(answer.policy && answer.body.contains("<h1>"), "{path}");
    }
    for (path, form, status) in [
        ("/new/patchwork", "level=IX", StatusCode::BAD_REQUEST),
        ("/new/patchwork", "seed=99999999999999999999", StatusCode::BAD_REQUEST),
        (play.as_str(), "", StatusCode::METHOD_NOT_ALLOWED),
        (&format!("{play}/act"), "action=advance", StatusCode::BAD_REQUEST),
        (&format!("{play}/goto"), "revision=1&ply=-1", StatusCode::BAD_REQUEST),
    ] {
        let answer = post(&site, path, form).await;
        assert_eq!(answer.status, status, "{path} {form}");
        assert!(answer.body.contains("<h1>"), "{path}");
    }
    for query in [
        "ply=-1",
        "ply=99999999999999999999",
        "ply=9999",
        "pick=99&turn=r9&near=z9",
        "near=%00",
        "step=x",
    ] {
        assert_eq!(get(&site, &format!("{play}?{query}")).await.status, StatusCode::OK, "{query}");
    }
    let large = "x".repeat(2 << 20);
    let answer = post(&site, "/new/patchwork", &format!("level={large}")).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn other_sites_cannot_change_anything() {
    let site = site();
    for (name, value) in [("sec-fetch-site", "cross-site"), ("origin", "http://evil.example")] {
        let request = Request::post("/new/patchwork").header("host", "here").header(name, value);
        let answer = ask(&site, request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN);
        assert!(answer.body.contains("This came from another site"));
    }
    let request = Request::get("/").header("host", "evil.example").body(Body::empty()).unwrap();
    assert_eq!(ask(&site, request).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_saved_record_opens_again_and_a_wrong_one_says_why() {
    let site = site();
    let play = start(&site, "seed=7&level=V").await;
    post(&site, &format!("{play}/act"), "revision=1&action=advance").await;
    let record = get(&site, &format!("{play}/record.toml")).await.body;
    assert!(record.contains("\"advance\","));
    let again = import(&site, &record).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
    assert_eq!(get(&site, &format!("{}/record.toml", again.location)).await.body, record);
    let position = get(&site, &format!("{play}/position.json")).await.body;
    assert_eq!(import(&site, &position).await.status, StatusCode::SEE_OTHER);
    for (text, why) in [
        ("", "There was no file and no text."),
        ("nonsense", "expected"),
        (record.replace("take ", "take 1").as_str(), "expected"),
        (record.replace("format = 1", "format = 9").as_str(), "format"),
        ("game = \"chess\"", "found “chess”"),
        ("<script>alert(1)</script>", "&lt;script&gt;"),
    ] {
        let answer = import(&site, text).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{text}");
        assert!(answer.body.contains(why), "{text}: {}", answer.body);
    }
}

#[tokio::test]
async fn machines_play_a_whole_game_by_the_same_path() {
    let site = site();
    let (status, mut game) = send(
        &site,
        "POST",
        "/api/v1/games",
        r#"{"game":"patchwork","seed":7,"setup":{"deck":"tactical"}}"#,
    )
    .await;
    assert_eq!(status, StatusCode::CREATED);
    let path = format!("/api/v1/games/{}", game["id"].as_str().unwrap());
    while game["over"] == false {
        let (_, options) = send(&site, "GET", &format!("{path}/options"), "").await;
        let options = options["options"].as_array().unwrap();
        let action = options.last().unwrap()["action"].as_str().unwrap();
        let body = format!("{{\"action\":\"{action}\",\"revision\":{}}}", game["revision"]);
        let (status, next) = send(&site, "POST", &format!("{path}/actions"), &body).await;
        assert_eq!(status, StatusCode::OK, "{next}");
        game = next;
    }
    let (status, why) = send(&site, "GET", &format!("{path}/why"), "").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(why["trace"][0]["rule"], "AT2");
    let (status, refused) =
        send(&site, "POST", &format!("{path}/actions"), r#"{"action":"advance","revision":1}"#)
            .await;
    assert_eq!((status, &refused["revision"]), (StatusCode::CONFLICT, &game["revision"]));
    let end = get(&site, &format!("/play/{}/end", game["id"].as_str().unwrap())).await;
    assert_eq!(end.status, StatusCode::OK);
    assert!(end.body.contains("class=\"curve\""));
    let (_, list) = send(&site, "GET", "/api/v1/games?show=over", "").await;
    assert_eq!(list["total"], 1);
    let (_, api) = send(&site, "GET", "/api/v1/openapi.json", "").await;
    assert!(api["paths"]["/games/{id}/actions"]["post"].is_object());
}

#[tokio::test]
async fn every_page_speaks_every_language_and_leaves_no_text_out() {
    let site = site();
    let play = start(&site, "seed=3&deck=tactical").await;
    post(&site, &format!("{play}/act"), "revision=1&action=advance").await;
    let page = get(&site, &play).await.body;
    let why = page.split("/why/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    for lang in ["en", "fr", "es"] {
        for path in [
            "/".to_owned(),
            "/games".to_owned(),
            "/open".to_owned(),
            format!("{play}/share"),
            "/?g=1AAAA".to_owned(),
            "/new/patchwork".to_owned(),
            "/rules/patchwork".to_owned(),
            "/nowhere".to_owned(),
            play.clone(),
            format!("{play}?ply=40"),
            format!("{play}/why/{why}"),
            format!("{play}/turn/{why}"),
            format!("{play}/turn/{why}?step=1"),
            format!("{play}/turn/{why}?step=9"),
            format!("{play}/remove"),
        ] {
            let request =
                Request::get(&path).header("host", "here").header("cookie", format!("lang={lang}"));
            let body = ask(&site, request.body(Body::empty()).unwrap()).await.body;
            assert!(body.contains(&format!("<html lang=\"{lang}\"")), "{path}");
            for sign in [">[", "\"[ui-", "[pw-", "[score-", "[action-", "{ $"] {
                assert!(!body.contains(sign), "{lang} {path}: {sign}");
            }
            assert!(!body.contains(" style=") && !body.contains(" onclick="), "{path}");
        }
    }
}

#[tokio::test]
async fn the_first_page_is_light() {
    let site = site();
    let home = get(&site, "/").await.body;
    let mut total = home.len();
    let mut seen = Vec::new();
    for part in home.split('"').filter(|it| it.starts_with("/assets/")) {
        let path = part.split('#').next().unwrap();
        if !seen.contains(&path) {
            seen.push(path);
            let asset = get(&site, path).await;
            assert_eq!(asset.status, StatusCode::OK, "{path}");
            total += asset.body.len();
        }
    }
    // Four for the frame, one for each game.
    let n_games = shelf::GameId::ALL.len();
    assert!(seen.len() <= 4 + n_games, "{seen:?}");
    assert!(total < 120_000 + 10_000 * n_games, "the first page weighs {total} bytes");
}

#[tokio::test]
async fn a_form_carries_the_revision_it_was_made_from() {
    let site = site();
    let play = start(&site, "seed=7").await;
    let page = get(&site, &play).await.body;
    assert_eq!(field(&page, &format!("{play}/act"), "revision"), "1");
}

#[test]
fn a_late_page_takes_no_more_work_than_a_page_should() {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let site = site();
    let new = r#"{"game":"patchwork","seed":11,"setup":{"deck":"tactical"}}"#;
    let (_, mut game) = runtime.block_on(send(&site, "POST", "/api/v1/games", new));
    let id = game["id"].as_str().unwrap().to_owned();
    let path = format!("/api/v1/games/{id}");
    while game["over"] == false {
        let (_, options) = runtime.block_on(send(&site, "GET", &format!("{path}/options"), ""));
        let action = &options["options"].as_array().unwrap().last().unwrap()["action"];
        let body = format!("{{\"action\":{action},\"revision\":{}}}", game["revision"]);
        game = runtime.block_on(send(&site, "POST", &format!("{path}/actions"), &body)).1;
        let page = format!("/play/{id}?table=1");
        let n = testkit::allocations(|| {
            runtime.block_on(get(&site, &page));
        });
        // A page of a table is made anew at every click: it must stay small work.
        assert!(n < 10_000, "{n} allocations after {} entries", game["ply"]);
    }
}
