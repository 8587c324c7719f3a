//! What somebody told or brought is kept: listed, saved with everything, and still
//! there whatever the clock says.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use axum::{Router, http::StatusCode};

use keep::{Gist, Keep as _, Memory, Shelf, Stored};

use crate::ask::{games, get, import, post, send, site_at};

/// A home with a clock that can be set.
struct Home {
    site: Router,
    store: Arc<Memory>,
    clock: Arc<AtomicU64>,
}

impl Home {
    fn new() -> Home {
        let (store, clock) = (Arc::new(Memory::new(web::is_told)), Arc::new(AtomicU64::new(1)));
        let site = site_at(clock.clone(), store.clone(), None);
        Home { site, store, clock }
    }

    /// Begins a game: its address.
    async fn begin(&self, game: &str, form: &str) -> String {
        let begun = post(&self.site, &format!("/new/{game}"), form).await;
        assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.body);
        begun.location.trim_end_matches("/setup").to_owned()
    }

    /// Tells or does the first thing that is possible, so many times.
    async fn tell(&self, play: &str, n: usize) {
        for _ in 0..n {
            let path = play.replace("/play/", "/api/v1/games/");
            let (_, offers) = send(&self.site, "GET", &format!("{path}/options"), "").await;
            let action = offers["options"][0]["action"].as_str().unwrap().replace(' ', "+");
            let form = format!("revision={}&action={action}", offers["revision"]);
            let told = post(&self.site, &format!("{play}/act"), &form).await;
            assert_eq!(told.status, StatusCode::SEE_OTHER, "{form}: {}", told.body);
        }
    }

    async fn kept(&self, play: &str) -> Option<Stored> {
        self.store.load::<Stored>(play.trim_start_matches("/play/")).await.unwrap()
    }

    /// Whether a game stands on the pages and in the file with everything.
    async fn is_listed(&self, play: &str) -> bool {
        let id = play.trim_start_matches("/play/");
        let (_, list) = send(&self.site, "GET", "/api/v1/games?take=1000", "").await;
        let games = list["games"].as_array().unwrap();
        let found = [
            get(&self.site, "/").await.body.contains(&format!("href=\"{play}\"")),
            get(&self.site, "/games").await.body.contains(&format!("href=\"{play}\"")),
            get(&self.site, "/export.json").await.body.contains(&format!("\"id\":\"{id}\"")),
            games.iter().any(|it| it["id"] == id),
        ];
        assert!(found.iter().all(|it| *it == found[0]), "{found:?}");
        found[0]
    }

    /// A day and an hour go by, then somebody begins another game.
    async fn a_day_later(&self) -> String {
        self.clock.fetch_add(25 * 60 * 60 * 1000, Ordering::Relaxed);
        self.begin("patchwork", "seed=1").await
    }

    /// The game is listed now, and a day later it is the same to the last byte.
    async fn stays(&self, play: &str) {
        assert!(self.is_listed(play).await, "{play} is not listed");
        let before = self.kept(play).await.unwrap();
        self.a_day_later().await;
        assert_eq!(self.kept(play).await.as_ref(), Some(&before), "thrown away");
        assert!(self.is_listed(play).await);
    }
}

#[tokio::test]
async fn patches_told_at_the_table_are_kept() {
    let home = Home::new();
    let piles = "at=table&seed=7&piles=circle,fronts,backs";
    let play = home.begin("patchwork", piles).await;
    assert!(!home.is_listed(&play).await, "nothing was told yet");
    home.tell(&play, 13).await;
    let kept = home.kept(&play).await.unwrap();
    assert_eq!((kept.revision, kept.is_begun()), (14, true));
    home.stays(&play).await;
}

#[tokio::test]
async fn one_merchant_of_brass_that_was_told_is_kept() {
    let home = Home::new();
    let play = home.begin("brass", "at=table&seed=7&piles=merchants").await;
    home.tell(&play, 1).await;
    home.stays(&play).await;
    let london = home.begin("london", "at=table&seed=7&piles=automa").await;
    home.tell(&london, 1).await;
    home.stays(&london).await;
}

#[tokio::test]
async fn piles_given_into_hands_are_kept_before_and_after_the_first_card() {
    let home = Home::new();
    for n_told in [0, 2] {
        let play = home.begin("patchwork", "at=table&seed=7&piles=circle").await;
        home.tell(&play, n_told).await;
        let revision = home.kept(&play).await.unwrap().revision;
        let form = format!("revision={revision}&piles=fronts&by=table");
        let dealt = post(&home.site, &format!("{play}/deal"), &form).await;
        assert_eq!(dealt.status, StatusCode::SEE_OTHER, "{}", dealt.body);
        home.stays(&play).await;
        // Brought elsewhere it is what it is here.
        let all = get(&home.site, "/export.json").await.body;
        let other = Home::new();
        assert_eq!(import(&other.site, &all).await.status, StatusCode::OK);
        other.stays(&play).await;
    }
}

#[tokio::test]
async fn what_was_taken_back_is_kept() {
    let home = Home::new();
    let play = home.begin("patchwork", "seed=7").await;
    home.tell(&play, 1).await;
    post(&home.site, &format!("{play}/undo"), "revision=2").await;
    home.stays(&play).await;
    let fixed = home.begin("patchwork", "at=table&seed=7").await;
    let patch = "revision=1&patch=%7B%22human%22:%7B%22time%22:4%7D%7D";
    let answer = post(&home.site, &format!("{fixed}/fix"), patch).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    home.stays(&fixed).await;
}

#[tokio::test]
async fn games_of_programs_and_games_that_were_brought_are_kept_as_they_came() {
    let home = Home::new();
    for game in games() {
        let new = format!("{{\"game\":\"{game}\",\"seed\":7}}");
        let (status, made) = send(&home.site, "POST", "/api/v1/games", &new).await;
        assert_eq!(status, StatusCode::CREATED);
        let play = format!("/play/{}", made["id"].as_str().unwrap());
        home.stays(&play).await;
        let record = get(&home.site, &format!("{play}/record.toml")).await.body;
        let opened = import(&home.site, &record).await;
        assert_eq!(opened.status, StatusCode::SEE_OTHER);
        home.stays(&opened.location).await;
        let path = play.replace("/play/", "/api/v1/games/");
        let (_, link) = send(&home.site, "GET", &format!("{path}/link"), "").await;
        let opened = import(&home.site, link["address"].as_str().unwrap()).await;
        assert_eq!(opened.status, StatusCode::SEE_OTHER);
        home.stays(&opened.location).await;
    }
}

#[tokio::test]
async fn a_game_that_was_merely_set_up_goes_when_a_day_has_passed() {
    let home = Home::new();
    let mut set_up = Vec::new();
    for (game, form) in [
        ("patchwork", "seed=7"),
        ("patchwork", "at=table&seed=7&piles=circle,fronts,backs"),
        ("brass", "at=table"),
        ("london", "at=table"),
        ("london", "seats=3"),
    ] {
        set_up.push(home.begin(game, form).await);
    }
    // Who takes a chair has looked, not acted.
    let chair = post(&home.site, &format!("{}/chair", set_up[4]), "seat=1").await;
    assert_eq!(chair.status, StatusCode::SEE_OTHER, "{}", chair.body);
    home.begin("patchwork", "seed=8").await;
    for play in &set_up {
        assert!(!home.is_listed(play).await && home.kept(play).await.is_some(), "{play}");
    }
    home.a_day_later().await;
    for play in &set_up {
        assert_eq!(home.kept(play).await, None, "{play}");
    }
}

#[tokio::test]
async fn a_game_that_an_earlier_version_took_for_untouched_is_kept() {
    let home = Home::new();
    let play = home.begin("patchwork", "at=table&seed=7&piles=circle").await;
    home.tell(&play, 3).await;
    let told = home.kept(&play).await.unwrap();
    let untouched = Gist { is_begun: false, ..told.gist.clone().unwrap() };
    let now = told.touched + 2 * keep::PATIENCE;
    let gist = Some(untouched);
    // As it was changed, as it was imported, and what no longer can be played.
    let changed = Stored { gist, ..told };
    assert!(changed.is_begun() && !changed.is_given_up(now, web::is_told));
    let imported = Stored { revision: 1, ..changed.clone() };
    assert!(!imported.is_begun() && !imported.is_given_up(now, web::is_told));
    let fly = imported.record.replacen("actions = [", "actions = [\"fly\",", 1);
    let stale = Stored { record: fly, ..imported.clone() };
    assert!(!stale.is_given_up(now, web::is_told));
    let foreign = Stored { game: "chess".to_owned(), ..imported.clone() };
    assert!(!foreign.is_given_up(now, web::is_told));
    let store = Memory::new(web::is_told);
    store.create(changed.clone()).await.unwrap();
    let later = Stored { id: "later".to_owned(), created: now, ..imported };
    store.create(later).await.unwrap();
    assert_eq!(store.load::<Stored>(&changed.id).await.unwrap(), Some(changed));
    assert_eq!(store.list(Shelf::Open, 0, 9).await.unwrap().1, 1);
}

#[tokio::test]
async fn a_file_from_a_clock_that_is_fast_takes_nothing_away() {
    let home = Home::new();
    let play = home.begin("patchwork", "seed=7").await;
    home.tell(&play, 1).await;
    let all = get(&home.site, "/export.json").await.body;
    let other = Home::new();
    other.clock.fetch_add(7_777, Ordering::Relaxed);
    let fresh = other.begin("patchwork", "seed=8").await;
    other.clock.fetch_add(60_000, Ordering::Relaxed);
    let fast = all.replacen("\"created\":", "\"created\":9999999", 1);
    let fast = fast.replacen("\"touched\":", "\"touched\":9999999", 1);
    assert_eq!(import(&other.site, &fast).await.status, StatusCode::OK);
    assert!(other.kept(&fresh).await.is_some(), "a minute old, and its page is open");
    assert!(other.is_listed(&play).await);
}

/// After its turn the circle may be asked for before any card of its own.
#[tokio::test]
async fn only_a_card_of_its_own_is_its_next_card() {
    let home = Home::new();
    let play = home.begin("patchwork", "at=table&seed=7&piles=circle").await;
    let tell = async |action: &str| {
        let revision = home.kept(&play).await.unwrap().revision;
        let form = format!("revision={revision}&action={}", action.replace(' ', "%20"));
        let told = post(&home.site, &format!("{play}/act"), &form).await;
        assert_eq!(told.status, StatusCode::SEE_OTHER, "{action}: {}", told.body);
        told.header("location")
    };
    for patch in [1, 2, 3] {
        tell(&format!("lay {patch}")).await;
    }
    let mut at = tell("begin").await;
    let mut n_asked = 0;
    for patch in 4..20 {
        let page = get(&home.site, &at).await.body;
        let is_its = page.contains("Done: its next card");
        let asked = get(&home.site, &play).await.body;
        if at.contains("/turn/") && asked.contains("Which patch comes next?") {
            n_asked += 1;
            assert!(!is_its, "the circle is asked for, not its card");
        }
        at = match asked.contains("Which patch comes next?") {
            true => tell(&format!("lay {patch}")).await,
            false => tell("advance").await,
        };
    }
    assert!(n_asked != 0, "the circle was never asked for after a turn");
}
