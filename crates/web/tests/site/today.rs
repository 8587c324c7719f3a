//! The deals of a day: the same everywhere, played once, tried as often as one likes.

use std::sync::{Arc, atomic::AtomicU64};

use axum::{Router, http::StatusCode};
use desk::{Day, DayDeal};
use keep::Memory;
use kit::{Dealer, Game, Marks, Session};
use patchwork::Patchwork;

use crate::{
    ask::{get, import, post, send, site_at},
    results::to_the_end,
};

/// The morning of 18 November 2026.
const MORNING: u64 = 1_794_996_000_000;

fn site() -> Router {
    let store = Arc::new(Memory::new(web::is_told));
    site_at(Arc::new(AtomicU64::new(MORNING)), store, None)
}

fn level<G: Game>(deal: &DayDeal<G>) -> String {
    G::chosen(&deal.setup, "level")
}

/// Worked out by another program, from the words at the head of `desk/src/day.rs`.
#[test]
fn a_day_deals_what_the_published_rule_says() {
    fn dealt<G: Game>(day: &str) -> (String, u64) {
        let deal = DayDeal::<G>::of(Day::parse(day).unwrap());
        (level(&deal), deal.seed)
    }
    let days = ["2026-11-18", "2026-11-19", "2027-01-01"];
    let is = |level: &str, seed: u64| (level.to_owned(), seed);
    assert_eq!(
        days.map(dealt::<Patchwork>),
        [is("IV", 150_183), is("V", 17_863), is("V", 757_235)]
    );
    let of_brass = [is("hard", 96_669), is("hard", 683_322), is("medium", 837_250)];
    assert_eq!(days.map(dealt::<brass::Brass>), of_brass);
    let of_london = [is("I", 966_855), is("II", 951_550), is("III", 48_432)];
    assert_eq!(days.map(dealt::<london::London>), of_london);
}

#[tokio::test]
async fn a_day_is_begun_once_and_gone_on_with() {
    let site = site();
    let page = get(&site, "/today").await;
    assert!(page.body.contains("<h1>Wednesday, 18 November</h1>"), "{}", page.body);
    assert!(page.body.contains("Not played") && page.body.contains("150183"), "{}", page.body);
    let begun = post(&site, "/today/patchwork", "day=2026-11-18").await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER);
    let twice = post(&site, "/today/patchwork", "day=2026-11-18").await;
    assert_eq!(begun.location, twice.location, "a second tap goes on with it");
    let record = get(&site, &format!("{}/record.toml", begun.location)).await.body;
    for part in ["day = \"2026-11-18\"", "seed = 150183", "level = \"IV\""] {
        assert!(record.contains(part), "{part}: {record}");
    }
    assert!(get(&site, "/today").await.body.contains(&begun.location));
    let past = post(&site, "/today/brass", "day=2026-11-01").await;
    assert_eq!(past.status, StatusCode::SEE_OTHER, "past days can be played");
    for form in ["day=2026-11-19", "day=2026-02-30", "day=x", ""] {
        let refused = post(&site, "/today/patchwork", form).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{form}");
    }
    assert_eq!(get(&site, "/today?day=2026-12-24").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(post(&site, "/today/chess", "day=2026-11-18").await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_finished_day_is_told_and_shared_and_tried_again_without_counting() {
    let site = site();
    let day = Day::parse("2026-11-18").unwrap();
    let DayDeal { setup, seed } = DayDeal::<Patchwork>::of(day);
    let marks = Marks { day: Some(day.to_string()), ..Marks::default() };
    let game = Patchwork::new(&setup).unwrap();
    let session = to_the_end(Session::new(game, Dealer::dice(seed)).marked(marks));
    import(&site, &session.record().to_toml()).await;
    let page = get(&site, "/today").await.body;
    assert!(page.contains("<b>Lost, "), "{page}");
    let text = page.split("id=\"share\"").nth(1).unwrap().split("</textarea>").next().unwrap();
    assert!(text.contains("Patchwork IV, seed 150183: Lost, "), "{text}");
    let home = get(&site, "/").await.body;
    assert!(home.contains("1 of 3 played") && home.contains("0 of 1 won"), "{home}");
    let again = post(&site, "/today/patchwork", "day=2026-11-18").await.location;
    let record = get(&site, &format!("{again}/record.toml")).await.body;
    assert!(record.contains("second-try = true"), "{record}");
    let (_, games) = send(&site, "GET", "/api/v1/record", "").await;
    assert_eq!(
        (&games["games"], &games["list"][0]["marks"]["day"]),
        (&1.into(), &"2026-11-18".into())
    );
}

#[tokio::test]
async fn machines_get_the_deals_of_a_day_too() {
    let site = site();
    let (_, today) = send(&site, "GET", "/api/v1/daily", "").await;
    assert_eq!((&today[0]["date"], today.as_array().unwrap().len()), (&"2026-11-18".into(), 3));
    let (_, past) = send(&site, "GET", "/api/v1/daily?date=2026-11-01", "").await;
    assert_eq!(past[0]["date"], "2026-11-01");
    let (status, _) = send(&site, "GET", "/api/v1/daily?date=2027-01-01", "").await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "what is still to come is not told");
    let new = r#"{"game":"patchwork","day":"2026-11-18"}"#;
    let (status, game) = send(&site, "POST", "/api/v1/games", new).await;
    assert_eq!((status, &game["seed"]), (StatusCode::CREATED, &150_183.into()));
    let other = r#"{"game":"patchwork","day":"2026-11-18","seed":7}"#;
    assert_eq!(send(&site, "POST", "/api/v1/games", other).await.0, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn the_ways_are_on_the_home_page_and_in_the_bar_of_every_other() {
    let site = site();
    let home = get(&site, "/").await.body;
    let band = home.split("<nav class=\"band\"").nth(1).unwrap().split("</nav>").next().unwrap();
    assert!(band.contains("href=\"/today\"") && band.contains("href=\"/record\""), "{band}");
    for page in ["/record", "/today", "/games", "/new/patchwork", "/rules/brass"] {
        let page = get(&site, page).await.body;
        let bar = page.split("<nav").nth(1).unwrap().split("</nav>").next().unwrap();
        assert!(bar.contains("href=\"/today\"") && bar.contains("href=\"/record\""), "{bar}");
    }
}
