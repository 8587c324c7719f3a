//! How much work a request takes: the record is played again once, and looked through a
//! small number of times, whatever its length. ARCHITECTURE.md states these numbers.

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode},
};
use kit::Effort;
use serde_json::Value;

use crate::ask::{ask, get, post, send, site};

/// A game, how long a record of it has been looked through only by whoever walked over
/// it, and how often each table is looked at for the page of the game, for a moment of
/// the automa's turn, and for the end.
type Kind = (&'static str, u64, [usize; 3]);

/// The log takes two looks. Which card of London's cities covers which is told by no
/// table and takes six more; what Brass's eras brought takes one. The end has its curve besides.
const KINDS: [Kind; 3] =
    [("london", 200, [8, 8, 2]), ("brass", 100, [3, 2, 4]), ("patchwork", 60, [3, 2, 4])];

/// What is asked, how often the record is played again for it, and how often each of its
/// tables is looked at.
type Row = (&'static str, usize, usize);

/// A game that is being played.
struct Game {
    site: Router,
    play: String,
    api: String,
    rows: Vec<Row>,
}

impl Game {
    async fn begun(name: &str, setup: &str) -> Game {
        let site = site();
        let new = format!("{{\"game\":\"{name}\",\"seed\":5,\"setup\":{setup}}}");
        let (status, game) = send(&site, "POST", "/api/v1/games", &new).await;
        assert_eq!(status, StatusCode::CREATED, "{game}");
        let id = game["id"].as_str().unwrap();
        let (play, api) = (format!("/play/{id}"), format!("/api/v1/games/{id}"));
        Game { site, play, api, rows: Vec::new() }
    }

    async fn shown(&self) -> Value {
        send(&self.site, "GET", &self.api, "").await.1
    }

    /// Something that can be done now.
    async fn action(&self, nth: u64) -> String {
        let (_, offers) = send(&self.site, "GET", &format!("{}/options", self.api), "").await;
        let options = offers["options"].as_array().unwrap();
        options[nth as usize % options.len()]["action"].as_str().unwrap().to_owned()
    }

    /// Asks, and notes what it took.
    async fn ask(&mut self, what: &'static str, request: Request<Body>) {
        let n_entries = self.shown().await["plies"].as_u64().unwrap() as usize;
        Effort::take();
        let answer = ask(&self.site, request).await;
        let Effort { n_replays, n_looks } = Effort::take();
        let is_good = answer.status.is_success() || answer.status.is_redirection();
        assert!(is_good, "{what}: {} {}", answer.status, answer.body);
        self.rows.push((what, n_replays, n_looks / n_entries));
    }

    async fn look(&mut self, what: &'static str, path: String) {
        let request = Request::get(path).header("host", "here").body(Body::empty()).unwrap();
        self.ask(what, request).await;
    }

    /// Asks by a form, at the revision there is.
    async fn form(&mut self, what: &'static str, verb: &str, fields: &str) {
        let form = format!("revision={}&{fields}", self.shown().await["revision"]);
        let request = Request::post(format!("{}/{verb}", self.play))
            .header("host", "here")
            .header("sec-fetch-site", "same-origin")
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Body::from(form.replace('#', "%23")))
            .unwrap();
        self.ask(what, request).await;
    }

    /// Asks by JSON, at the revision there is.
    async fn json(&mut self, what: &'static str, verb: &str, field: &str) {
        let body = format!("{{\"revision\":{},{field}}}", self.shown().await["revision"]);
        let request = Request::post(format!("{}/{verb}", self.api))
            .header("host", "here")
            .header("content-type", "application/json")
            .body(Body::from(body))
            .unwrap();
        self.ask(what, request).await;
    }

    /// The first entry of the automa's last turn.
    async fn last_turn(&self) -> u64 {
        let (_, why) = send(&self.site, "GET", &format!("{}/why", self.api), "").await;
        why["plies"][0].as_u64().unwrap()
    }
}

#[tokio::test]
async fn a_record_is_played_once_a_request_and_looked_through_a_few_times() {
    for kind in KINDS {
        check_play(kind).await;
    }
}

async fn check_play((name, n_entries, [page, moment, end]): Kind) {
    let mut game = Game::begun(name, "{}").await;
    while game.shown().await["plies"].as_u64().unwrap() < n_entries {
        let form = format!("revision={}&player=casual", game.shown().await["revision"]);
        post(&game.site, &format!("{}/player", game.play), &form).await;
    }
    let (play, api, turn) = (game.play.clone(), game.api.clone(), game.last_turn().await);
    game.look("the page of a game", play.clone()).await;
    game.look("a moment of the automa's turn", format!("{play}/turn/{turn}?step=1")).await;
    game.look("why", format!("{play}/why/{turn}")).await;
    game.look("the log", format!("{play}/log")).await;
    game.look("a game by the API", api.clone()).await;
    game.look("what can be done, by the API", format!("{api}/options")).await;
    game.look("why, by the API", format!("{api}/why")).await;
    game.form("a player's move", "player", "player=casual").await;
    game.json("a player's move by the API", "player", "\"player\":\"casual\"").await;
    let action = game.action(0).await;
    game.form("a move", "act", &format!("action={}", action.replace(' ', "+"))).await;
    game.form("a move taken back", "undo", "").await;
    game.json("a move by the API", "actions", &format!("\"action\":\"{action}\"")).await;
    while game.shown().await["over"] == false {
        let form = format!("revision={}&player=casual", game.shown().await["revision"]);
        post(&game.site, &format!("{}/player", game.play), &form).await;
    }
    game.look("the end", format!("{play}/end")).await;
    let expected = [
        ("the page of a game", 1, page),
        ("a moment of the automa's turn", 1, moment),
        ("why", 1, 0),
        ("the log", 1, 2),
        ("a game by the API", 1, 0),
        ("what can be done, by the API", 1, 0),
        ("why, by the API", 1, 0),
        ("a player's move", 1, 0),
        ("a player's move by the API", 1, 0),
        ("a move", 1, 0),
        ("a move taken back", 1, 0),
        ("a move by the API", 1, 0),
        ("the end", 1, end),
    ];
    assert_eq!(game.rows, expected, "{name}");
}

#[tokio::test]
async fn so_it_is_at_the_table() {
    // A record of Patchwork's is too short to tell.
    for kind in [KINDS[0], KINDS[1]] {
        check_table(kind).await;
    }
}

async fn check_table((name, n_entries, _): Kind) {
    let mut game = Game::begun(name, r#"{"at":"table"}"#).await;
    let mut nth = 0;
    while game.shown().await["plies"].as_u64().unwrap() < n_entries {
        let action = game.action(nth * 7).await.replace(' ', "+").replace('#', "%23");
        let form = format!("revision={}&action={action}", game.shown().await["revision"]);
        post(&game.site, &format!("{}/act", game.play), &form).await;
        nth += 1;
        assert!(nth < 900 && game.shown().await["over"] == false, "it is long enough");
    }
    let (play, turn) = (game.play.clone(), game.last_turn().await);
    assert_eq!(get(&game.site, &play).await.status, StatusCode::OK);
    game.look("what is asked at the table", play.clone()).await;
    game.look("the automa's turn at the table", format!("{play}/turn/{turn}")).await;
    game.look("why, at the table", format!("{play}/why/{turn}")).await;
    game.look("the log of a table", format!("{play}/log")).await;
    game.look("Fix", format!("{play}/fix")).await;
    game.look("the table set", format!("{play}/setup")).await;
    let action = game.action(0).await;
    game.form("a told deed", "act", &format!("action={}", action.replace(' ', "+"))).await;
    let expected = [
        ("what is asked at the table", 1, 0),
        ("the automa's turn at the table", 1, 0),
        ("why, at the table", 1, 0),
        ("the log of a table", 1, 2),
        ("Fix", 1, 0),
        ("the table set", 1, 0),
        ("a told deed", 1, 0),
    ];
    assert_eq!(game.rows, expected, "{name}");
}
