//! Whole games of each kind, on the screen and at the table, and all that is done with
//! what is kept, with a store that fails at every call.

use axum::http::StatusCode;

use super::{Step, Unlucky};
use crate::own::shipped;

/// A game that is being played.
struct Game {
    /// Its address.
    play: String,
    /// So many changes go well for each one that is tried with faults.
    stride: usize,
    n: usize,
}

impl Game {
    async fn begin(unlucky: &mut Unlucky, game: &str, form: &str, stride: usize) -> Game {
        let begun = unlucky.ask(Step::form(format!("/new/{game}"), form)).await;
        assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.body);
        unlucky.ask(Step::get(&begun.location)).await;
        let play = begun.location.trim_end_matches("/setup").to_owned();
        Game { play, stride, n: 0 }
    }

    fn api(&self) -> String {
        self.play.replace("/play/", "/api/v1/games/")
    }

    fn id(&self) -> &str {
        self.play.trim_start_matches("/play/")
    }

    fn revision(&self, unlucky: &Unlucky) -> u64 {
        unlucky.store.everything().games[self.id()].revision
    }

    fn is_over(&self, unlucky: &Unlucky) -> bool {
        unlucky.store.everything().games[self.id()].is_over
    }

    /// Changes the game and looks where that leads; only now and then with faults.
    async fn change(&mut self, unlucky: &mut Unlucky, path: &str, fields: &str) {
        let form = format!("revision={}&{fields}", self.revision(unlucky));
        let step = Step::form(format!("{}/{path}", self.play), form);
        self.n += 1;
        if !self.n.is_multiple_of(self.stride) {
            let answer = unlucky.plainly(&step, "en").await;
            assert_eq!(answer.status, StatusCode::SEE_OTHER, "{step:?}: {}", answer.body);
            return;
        }
        let answer = unlucky.ask(step).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path} {fields}: {}", answer.body);
        unlucky.ask(Step::get(&answer.location)).await;
    }

    /// Changes the game with faults, whatever the stride.
    async fn surely(&mut self, unlucky: &mut Unlucky, path: &str, fields: &str) {
        self.n = self.stride - 1;
        self.change(unlucky, path, fields).await;
    }

    /// Whether a change would be made; nothing is changed.
    async fn can(&self, unlucky: &Unlucky, path: &str, fields: &str) -> bool {
        let before = unlucky.store.everything();
        let form = format!("revision={}&{fields}", self.revision(unlucky));
        let step = Step::form(format!("{}/{path}", self.play), form);
        let answer = unlucky.plainly(&step, "en").await;
        unlucky.store.put_back(&before);
        answer.status == StatusCode::SEE_OTHER
    }

    /// Tells or does one thing out of those that are possible.
    async fn act(&mut self, unlucky: &mut Unlucky) {
        let asked = Step::get(format!("{}/options", self.api()));
        let offers = unlucky.plainly(&asked, "en").await.body;
        let offers: serde_json::Value = serde_json::from_str(&offers).unwrap();
        let options = offers["options"].as_array().unwrap();
        let action = &options[self.n * 7 % options.len()]["action"];
        let action = action.as_str().unwrap().replace(' ', "+").replace('#', "%23");
        self.change(unlucky, "act", &format!("action={action}")).await;
    }

    /// Looks at everything that a game shows, and goes back and forth.
    async fn look_around(&mut self, unlucky: &mut Unlucky) {
        for page in ["", "/log", "/record.toml", "/share", "/remove"] {
            unlucky.ask(Step::get(format!("{}{page}", self.play))).await;
        }
        for page in ["", "/options", "/why", "/record", "/link"] {
            unlucky.ask(Step::get(format!("{}{page}", self.api()))).await;
        }
        let why = unlucky.plainly(&Step::get(format!("{}/why", self.api())), "en").await.body;
        let why: serde_json::Value = serde_json::from_str(&why).unwrap();
        if let Some(ply) = why["ply"].as_u64() {
            unlucky.ask(Step::get(format!("{}/why/{ply}", self.play))).await;
            unlucky.ask(Step::get(format!("{}/turn/{ply}", self.play))).await;
        }
        for change in ["undo", "redo", "back", "redo"] {
            self.surely(unlucky, change, "").await;
        }
        self.surely(unlucky, "goto", "ply=0").await;
        self.surely(unlucky, "goto", "ply=999999").await;
    }

    /// Takes the game along by every way there is, and throws it away at last.
    async fn take_along(&mut self, unlucky: &mut Unlucky) {
        if self.is_over(unlucky) {
            for page in ["/end", "/picture.svg"] {
                unlucky.ask(Step::get(format!("{}{page}", self.play))).await;
            }
            unlucky.ask(Step::form(format!("{}/again", self.play), "seed=1")).await;
        }
        for page in ["/", "/games", "/games?show=over", "/api/v1/games"] {
            unlucky.ask(Step::get(page)).await;
        }
        let record = Step::get(format!("{}/record.toml", self.play));
        let record = unlucky.plainly(&record, "en").await.body;
        let opened = unlucky.ask(Step::files("/open", &[("text", &record)])).await;
        assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.body);
        unlucky.ask(Step::json("POST", "/api/v1/games/import", &record)).await;
        let all = unlucky.ask(Step::get("/export.json")).await.body;
        unlucky.ask(Step::json("POST", "/api/v1/import", &all).thing_by_thing()).await;
        // Elsewhere all of it is new.
        let mut elsewhere = Unlucky::new();
        let files = Step::files("/open", &[("text", &all)]).thing_by_thing();
        assert_eq!(elsewhere.ask(files).await.status, StatusCode::OK);
        assert!(elsewhere.store.everything().games.contains_key(self.id()));
        unlucky.n_faults += elsewhere.n_faults;
        let revision = self.revision(unlucky);
        let form = format!("revision={revision}");
        unlucky.ask(Step::form(format!("{}/remove", self.play), form)).await;
        assert!(!unlucky.store.everything().games.contains_key(self.id()));
    }
}

/// A whole game on the screen.
async fn on_the_screen(game: &str, form: &str, stride: usize) {
    let mut unlucky = Unlucky::new();
    let mut played = Game::begin(&mut unlucky, game, form, stride).await;
    while !played.is_over(&unlucky) {
        played.change(&mut unlucky, "player", "player=casual").await;
        if played.n == 4 {
            played.look_around(&mut unlucky).await;
        }
        assert!(played.n < 500, "it does not end");
    }
    played.take_along(&mut unlucky).await;
    assert!(150 < unlucky.n_faults, "{}", unlucky.n_faults);
}

/// A whole game that is told at the table.
async fn at_the_table(game: &str, form: &str, fix: &str, stride: usize) {
    let mut unlucky = Unlucky::new();
    let mut told = Game::begin(&mut unlucky, game, form, stride).await;
    let mut unfixed = None;
    while !told.is_over(&unlucky) {
        told.act(&mut unlucky).await;
        if told.n == 20 {
            told.look_around(&mut unlucky).await;
            for by in ["program", "table"] {
                let pile = form.rsplit([',', '=']).next().unwrap();
                told.surely(&mut unlucky, "deal", &format!("piles={pile}&by={by}")).await;
            }
            let patch = fix.replace('{', "%7B").replace('}', "%7D").replace('"', "%22");
            unlucky.ask(Step::get(format!("{}/fix?patch={patch}", told.play))).await;
            unfixed = Some(format!("patch={patch}"));
        }
        // The table can be put right where no deed is half done.
        if let Some(patch) = unfixed.take() {
            match told.can(&unlucky, "fix", &patch).await {
                true => told.surely(&mut unlucky, "fix", &patch).await,
                false => unfixed = Some(patch),
            }
        }
        assert!(told.n < 1500, "it does not end");
    }
    assert_eq!(unfixed, None, "it was put right once");
    told.take_along(&mut unlucky).await;
    assert!(150 < unlucky.n_faults, "{}", unlucky.n_faults);
}

#[tokio::test]
async fn a_whole_game_of_patchwork_survives_every_fault() {
    on_the_screen("patchwork", "seed=3", 2).await;
}

#[tokio::test]
async fn a_whole_game_of_brass_survives_every_fault() {
    on_the_screen("brass", "seed=3", 3).await;
}

#[tokio::test]
async fn a_whole_game_of_london_survives_every_fault() {
    on_the_screen("london", "seed=3", 6).await;
}

#[tokio::test]
async fn a_game_of_patchwork_told_at_the_table_survives_every_fault() {
    let form = "at=table&seed=3&piles=circle,backs,fronts";
    at_the_table("patchwork", form, r#"{"automa":{"buttons":9}}"#, 5).await;
}

#[tokio::test]
async fn a_game_of_brass_told_at_the_table_survives_every_fault() {
    let form = "at=table&seed=3&piles=merchants,mautoma-canal";
    at_the_table("brass", form, r#"{"automa":{"vp":9}}"#, 8).await;
}

#[tokio::test]
async fn a_game_of_london_told_at_the_table_survives_every_fault() {
    let form = "at=table&seed=3&piles=automa";
    at_the_table("london", form, r#"{"automa":{"money":9}}"#, 30).await;
}

#[tokio::test]
async fn documents_of_ones_own_survive_every_fault() {
    let mut unlucky = Unlucky::new();
    for game in crate::ask::games() {
        let (key, text) = shipped(game);
        let mine = text.replacen("name = \"", "name = \"Mine, ", 1);
        let (new, file) = (format!("/own/{game}/new/{key}"), format!("file-{key}"));
        let kept = unlucky.ask(Step::files(&new, &[("text", &mine)])).await;
        assert_eq!(kept.status, StatusCode::SEE_OTHER, "{}", kept.body);
        for page in ["", "/file.toml", "/remove"] {
            unlucky.ask(Step::get(format!("{}{page}", kept.location))).await;
        }
        let next = mine.replacen("Mine, ", "Ours, ", 1);
        let fields = [("revision", "1"), ("text", &next)];
        unlucky.ask(Step::files(&kept.location, &fields)).await;
        let id = kept.location.rsplit('/').next().unwrap();
        let form = format!("{key}=own:{id}&seed=3");
        let begun = unlucky.ask(Step::form(format!("/new/{game}"), form)).await;
        assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.body);
        // A game with a file, which is kept for the next one.
        let theirs = mine.replacen("Mine, ", "Theirs, ", 1);
        let fields = [("seed", "4"), ("keep", "1"), (file.as_str(), theirs.as_str())];
        let step = Step::files(format!("/new/{game}/own"), &fields).thing_by_thing();
        let begun = unlucky.ask(step).await;
        assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.body);
        for page in [format!("/own/{game}"), format!("/new/{game}")] {
            unlucky.ask(Step::get(page)).await;
        }
        unlucky.ask(Step::form(format!("{}/remove", kept.location), "revision=2")).await;
        let left = unlucky.store.everything().documents;
        assert!(!left.contains_key(id) && left.values().any(|it| it.text == theirs));
    }
}

#[tokio::test]
async fn what_a_set_learns_at_the_table_is_not_lost_by_any_fault() {
    let mut unlucky = Unlucky::new();
    let begun = [("begin", "1"), ("name", "My box"), ("edition", "second")];
    let set = unlucky.ask(Step::files("/own/london/new/cards", &begun)).await.location;
    let id = set.rsplit('/').next().unwrap().to_owned();
    let form = format!("at=table&seed=5&piles=automa&cards=own:{id}");
    let told = Game::begin(&mut unlucky, "london", &form, 1).await;
    let mut tell = Vec::new();
    for name in ["Rope+Makers", "Glass+Works"] {
        let card = format!("deed=discard&colour=brown&name={name}&kind=building&deck=A");
        tell.push(("name", card));
    }
    tell.push(("act", "action=done".to_owned()));
    tell.push(("act", "action=automa+i6".to_owned()));
    for figure in 0..3 {
        tell.push(("act", format!("action=figure+{figure}")));
    }
    for (path, fields) in tell {
        let form = format!("revision={}&{fields}", told.revision(&unlucky));
        // The set learns and the game goes on, or neither.
        let step = Step::form(format!("{}/{path}", told.play), form);
        let answer = unlucky.ask(step).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{fields}: {}", answer.body);
    }
    let learned = unlucky.store.everything().documents[&id].text.clone();
    assert!(learned.contains("Rope Makers") && learned.contains("Glass Works"), "{learned}");
}
