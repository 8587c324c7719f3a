//! What was played: the record, marks, second tries, BG Stats.

use std::sync::Arc;

use axum::http::StatusCode;
use keep::{Keep as _, Memory, Shelf, Stored};
use kit::{Dealer, Game, Marks, OwnDice, Player, Random, Seen, Session, Turn};
use patchwork::Patchwork;

use crate::ask::{get, import, post, send, site, site_over, start};

/// A game of Patchwork on level IV, played to its end at random.
pub(crate) fn finished(seed: u64, marks: Marks) -> Session<Patchwork> {
    let mut setup = <Patchwork as Game>::Setup::default();
    Patchwork::choose(&mut setup, "level", "IV").unwrap();
    to_the_end(Session::new(Patchwork::new(&setup).unwrap(), Dealer::dice(seed)).marked(marks))
}

/// The same game played to its end at random.
pub(crate) fn to_the_end<G: Game>(mut session: Session<G>) -> Session<G> {
    let mut player = Random::default();
    Player::<G>::begin(&mut player, OwnDice::new(1));
    while let Turn::Human(seat) = session.turn() {
        let seen = Seen::of(session.game(), session.state(), seat);
        let action = player.choose(session.game(), &seen);
        session.play(action).unwrap();
    }
    session
}

/// Keeps such games, and the place of the last one.
async fn keep(site: &axum::Router, seeds: std::ops::Range<u64>) -> String {
    let mut place = String::new();
    for seed in seeds {
        let text = finished(seed, Marks::default()).record().to_toml();
        place = import(site, &text).await.location;
    }
    place
}

#[tokio::test]
async fn the_record_grows_from_nothing_over_a_few_games_to_a_share_beside_the_players() {
    let site = site();
    let none = get(&site, "/record").await;
    assert_eq!(none.status, StatusCode::OK);
    assert!(none.body.contains("No finished game yet"), "{}", none.body);
    keep(&site, 1..4).await;
    let few = get(&site, "/record").await.body;
    assert!(few.contains("3 games, 0 won") && few.contains("fifth game"), "{few}");
    assert!(!few.contains("class=\"levels-table\""));
    keep(&site, 4..7).await;
    let full = get(&site, "/record").await.body;
    assert!(full.contains("Patchwork IV: you win about as often as random"), "{full}");
    assert!(full.contains("0 of 6") && full.contains("class=\"levels-table\""), "{full}");
    // Both charts, each drawn for two widths, with a sentence.
    assert_eq!(full.matches("class=\"chart ").count(), 4);
    assert!(full.contains("aria-label=\"Margins of 6 games of Patchwork IV"), "{full}");
    for lang in ["fr", "es"] {
        let page =
            crate::ask::upload_in(&site, lang, "/open", &[("file", ""), ("text", "x")]).await;
        assert!(!page.body.contains("[ui-"), "{lang}");
    }
    let table = get(&site, "/record.csv").await;
    assert_eq!(table.body.lines().count(), 7);
    assert!(table.header("content-disposition").contains(".csv"));
    let (_, record) = send(&site, "GET", "/api/v1/record?game=patchwork", "").await;
    assert_eq!((&record["games"], &record["levels"][0]["games"]), (&6.into(), &6.into()));
    let (_, other) = send(&site, "GET", "/api/v1/record?game=brass", "").await;
    assert_eq!(other["games"], 0);
    let (status, _) = send(&site, "GET", "/api/v1/record?game=chess", "").await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn what_lists_of_earlier_versions_do_not_say_is_asked_of_the_record_once() {
    let store = Arc::new(Memory::new(web::is_told));
    let site = site_over(store.clone());
    keep(&site, 1..4).await;
    let (heads, _) = store.list(Shelf::Over, 0, 9).await.unwrap();
    let change = async |nth: usize, change: fn(&mut Stored)| {
        let mut stored = store.load::<Stored>(&heads[nth].id).await.unwrap().unwrap();
        change(&mut stored);
        stored.revision += 1;
        store.replace(stored).await.unwrap();
    };
    // One without a gist, one whose points do not tell who won, one that nobody can read.
    change(0, |it| it.gist = None).await;
    change(1, |it| {
        let gist = it.gist.as_mut().unwrap();
        (gist.outcome, gist.scores) = (None, vec![5, 5]);
    })
    .await;
    change(2, |it| (it.gist, it.record) = (None, "format = 1".to_owned())).await;
    let page = get(&site, "/record").await.body;
    assert!(page.contains("2 games, 0 won"), "{page}");
    assert!(page.contains("One game that can no longer be read is not counted."), "{page}");
    for nth in [0, 1] {
        let stored = store.load::<Stored>(&heads[nth].id).await.unwrap().unwrap();
        let gist = stored.gist.unwrap();
        assert_eq!((stored.revision, gist.outcome.is_some()), (3, true));
        assert_eq!(stored.touched, heads[nth].touched, "it was not played meanwhile");
    }
    kit::Effort::take();
    get(&site, "/record.csv").await;
    assert_eq!(kit::Effort::take().n_replays, 0, "what is known is not played again");
}

#[tokio::test]
async fn an_older_list_that_has_the_points_alone_is_enough() {
    let store = Arc::new(Memory::new(web::is_told));
    let site = site_over(store.clone());
    keep(&site, 1..2).await;
    let (heads, _) = store.list(Shelf::Over, 0, 9).await.unwrap();
    let mut stored = store.load::<Stored>(&heads[0].id).await.unwrap().unwrap();
    stored.gist.as_mut().unwrap().outcome = None;
    stored.revision += 1;
    store.replace(stored).await.unwrap();
    let (_, record) = send(&site, "GET", "/api/v1/record", "").await;
    assert_eq!(record["list"][0]["outcome"], "lost");
    let kept = store.load::<Stored>(&heads[0].id).await.unwrap().unwrap();
    assert_eq!(kept.revision, 2, "nothing had to be asked");
}

#[tokio::test]
async fn a_second_try_goes_on_from_a_moment_and_stands_outside() {
    let site = site();
    let play = keep(&site, 1..2).await;
    let n = finished(1, Marks::default()).entries().len();
    let branch = post(&site, &format!("{play}/branch"), "ply=20&revision=1").await;
    assert_eq!(branch.status, StatusCode::SEE_OTHER);
    assert_ne!(branch.location, play);
    let record = get(&site, &format!("{}/record.toml", branch.location)).await.body;
    assert!(record.contains("second-try = true"), "{record}");
    // Gone on with from the end it is over at once.
    post(&site, &format!("{play}/branch"), &format!("ply={n}&revision=1")).await;
    let page = get(&site, "/record").await.body;
    assert!(page.contains("One game, not won") && page.contains("One second try"), "{page}");
    let games = get(&site, "/games?show=over").await.body;
    assert!(games.contains("second try"), "{games}");
    // The same deal once more is one too, a rematch is none.
    let same = post(&site, &format!("{play}/again"), "seed=same").await.location;
    let record = get(&site, &format!("{same}/record.toml")).await.body;
    assert!(record.contains("second-try = true"));
    let rematch = post(&site, &format!("{play}/again"), "").await.location;
    let record = get(&site, &format!("{rematch}/record.toml")).await.body;
    assert!(!record.contains("marks"), "{record}");
    // What is under way is not tried twice, and beyond the end there is nothing.
    let open = post(&site, &format!("{rematch}/branch"), "ply=1").await;
    assert_eq!(open.status, StatusCode::NOT_FOUND);
    let late = post(&site, &format!("{play}/branch"), &format!("ply={}", n + 1)).await;
    assert_eq!(late.status, StatusCode::BAD_REQUEST);
    let path = play.replace("/play/", "/api/v1/games/");
    let (status, game) = send(&site, "POST", &format!("{path}/branch"), r#"{"ply":9}"#).await;
    assert_eq!((status, &game["marks"]["second-try"]), (StatusCode::CREATED, &true.into()));
}

#[tokio::test]
async fn an_honest_game_refuses_help_and_says_so_with_its_result() {
    let site = site();
    let play = start(&site, "seed=7&honest=1").await;
    let record = get(&site, &format!("{play}/record.toml")).await.body;
    assert!(record.contains("honest = true"), "{record}");
    let player = post(&site, &format!("{play}/player"), "revision=1&player=casual").await;
    assert_eq!(player.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(player.body.contains("there are no hints in it"), "{}", player.body);
    assert!(!get(&site, &play).await.body.contains("value=\"casual\""), "it is not offered");
    post(&site, &format!("{play}/act"), "revision=1&action=advance").await;
    let undo = post(&site, &format!("{play}/undo"), "revision=2").await;
    assert_eq!(undo.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(undo.body.contains("has answered stays done"), "{}", undo.body);
    let goto = post(&site, &format!("{play}/goto"), "revision=2&ply=0").await;
    assert_eq!(goto.status, StatusCode::UNPROCESSABLE_ENTITY);
    let (status, game) =
        send(&site, "POST", "/api/v1/games", r#"{"game":"brass","honest":true}"#).await;
    assert_eq!((status, &game["marks"]["honest"]), (StatusCode::CREATED, &true.into()));
    let marks = Marks { honest: true, ..Marks::default() };
    let session = finished(3, marks);
    let can_undo = session.undo_ply().is_some_and(|it| session.check_undo(it).is_ok());
    let over = import(&site, &session.record().to_toml()).await.location;
    let end = get(&site, &format!("{over}/end")).await.body;
    assert!(end.contains("<span class=\"chip\">honest</span>"), "{end}");
    assert_eq!(end.contains("Take back the last move"), can_undo, "{end}");
    let again = post(&site, &format!("{over}/again"), "").await.location;
    assert!(get(&site, &format!("{again}/record.toml")).await.body.contains("honest = true"));
}

#[tokio::test]
async fn what_is_done_otherwise_and_whoever_moves_for_a_person_is_noted() {
    let site = site();
    let play = start(&site, "seed=7").await;
    post(&site, &format!("{play}/act"), "revision=1&action=advance").await;
    post(&site, &format!("{play}/undo"), "revision=2").await;
    post(&site, &format!("{play}/player"), "revision=3&player=casual").await;
    let path = play.replace("/play/", "/api/v1/games/");
    let (_, game) = send(&site, "GET", &path, "").await;
    assert_eq!((&game["marks"]["hints"], &game["marks"]["undone"]), (&1.into(), &1.into()));
    // A link takes the marks along.
    let (_, link) = send(&site, "GET", &format!("{path}/link"), "").await;
    let there = crate::ask::site();
    let opened = import(&there, link["address"].as_str().unwrap()).await.location;
    let record = get(&there, &format!("{opened}/record.toml")).await.body;
    assert!(record.contains("hints = 1") && record.contains("undone = 1"), "{record}");
    // So does a collection.
    let all = get(&site, "/export.json").await.body;
    let (_, arrivals) = send(&crate::ask::site(), "POST", "/api/v1/import", &all).await;
    assert_eq!(arrivals["games"][0]["outcome"], "kept", "{arrivals}");
}

#[tokio::test]
async fn the_end_asks_three_things_and_keeps_the_rest_behind_the_last() {
    let site = site();
    let play = keep(&site, 1..2).await;
    let page = get(&site, &format!("{play}/end")).await.body;
    let buttons = page.split("endbtns three").nth(1).unwrap().split("two-col").next().unwrap();
    assert_eq!(buttons.matches("class=\"btn").count(), 3, "{buttons}");
    assert!(buttons.contains("/analysis\""), "{buttons}");
    assert!(buttons.contains("Rematch") && buttons.contains("popovertarget=\"p-keep\""));
    let sheet = page.split("id=\"p-keep\"").nth(1).unwrap();
    for part in ["id=\"share\"", "record.toml", "/share\"", "?ply=", "?table=1"] {
        assert!(sheet.contains(part), "{part}: {sheet}");
    }
    let link = sheet.split("https://app.bgstatsapp.com/createPlay.html?data=").nth(1).unwrap();
    let link = link.split('"').next().unwrap();
    let play = decoded(link);
    assert_eq!(play["game"]["sourceGameId"], "automatable-patchwork");
    assert_eq!(play["game"]["bggId"], 163_412);
    assert_eq!(play["playDate"].as_str().unwrap().len(), "2026-11-18 13:30:05".len());
    let players = play["players"].as_array().unwrap();
    let ids: Vec<&str> = players.iter().map(|it| it["sourcePlayerId"].as_str().unwrap()).collect();
    assert_eq!(ids, ["automatable-person-1", "automatable-patchwork-automa"]);
    for key in ["startPlayer", "winner"] {
        assert!(players.iter().all(|it| it[key].is_boolean()), "{players:?}");
        assert_eq!(players.iter().filter(|it| it[key] == true).count(), 1, "{players:?}");
    }
}

/// The play that an address of BG Stats has in it.
fn decoded(text: &str) -> serde_json::Value {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        let hex = |it: u8| char::from(it).to_digit(16).unwrap() as u8;
        bytes.push(match byte {
            b'%' => hex(rest.next().unwrap()) * 16 + hex(rest.next().unwrap()),
            plain => plain,
        });
    }
    serde_json::from_slice(&bytes).unwrap()
}
