//! Decks, mats and card sets of somebody's own: kept, checked, changed, played.

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode},
};

use crate::ask::{Answer, ask, games, get, post, send as call, site, upload};

pub(crate) fn shipped(game: &str) -> (&'static str, &'static str) {
    let game: shelf::GameId = game.parse().unwrap();
    let documents: &[kit::Document] = shelf::with_game!(game, G => <G as kit::Game>::DOCUMENTS);
    (documents[0].key, documents[0].text)
}

#[tokio::test]
async fn a_document_of_ones_own_is_kept_offered_and_played() {
    let site = site();
    for game in games() {
        let (key, text) = shipped(game);
        let mine = text.replacen("name = \"", "name = \"Mine, ", 1);
        let kept = upload(&site, &format!("/own/{game}/new/{key}"), &[("text", &mine)]).await;
        assert_eq!(kept.status, StatusCode::SEE_OTHER, "{game}: {}", kept.body);
        let page = get(&site, &kept.location).await.body;
        assert!(page.contains("<h1>Mine, ") && page.contains("Play with it"), "{page}");
        let again = upload(&site, &format!("/own/{game}/new/{key}"), &[("file", &mine)]).await;
        assert_eq!(again.location, kept.location, "the same text is kept once");
        let export = get(&site, &format!("{}/file.toml", kept.location)).await.body;
        assert_eq!(export, mine);
        let id = kept.location.rsplit('/').next().unwrap();
        let new = get(&site, &format!("/new/{game}?{key}=own:{id}")).await.body;
        assert!(new.contains(&format!("value=\"own:{id}\" checked")), "{new}");
        let play = post(&site, &format!("/new/{game}"), &format!("{key}=own:{id}&seed=3")).await;
        assert_eq!(play.status, StatusCode::SEE_OTHER, "{}", play.body);
        let record = get(&site, &format!("{}/record.toml", play.location)).await.body;
        assert!(record.contains("Mine, "), "{record}");
        // Another game's page does not know it, nor does another choice.
        let other = if game == "brass" { "london" } else { "brass" };
        assert_eq!(get(&site, &format!("/own/{other}/{id}")).await.status, StatusCode::NOT_FOUND);
        let wrong = post(&site, &format!("/new/{game}"), &format!("level=own:{id}")).await;
        assert_eq!(wrong.status, StatusCode::NOT_FOUND);
        let removed = post(&site, &format!("{}/remove", kept.location), "revision=1").await;
        assert_eq!(removed.status, StatusCode::SEE_OTHER);
        assert_eq!(get(&site, &kept.location).await.status, StatusCode::NOT_FOUND);
        assert_eq!(
            get(&site, &play.location).await.status,
            StatusCode::OK,
            "the game has its copy"
        );
    }
}

#[tokio::test]
async fn files_of_a_new_game_are_kept_for_the_next_one_if_asked() {
    let site = site();
    let (key, text) = shipped("london");
    let mine = text.replacen("name = \"", "name = \"Mine, ", 1);
    let file = format!("file-{key}");
    let start = |keep: bool| {
        let mut fields = vec![("level", "II"), (file.as_str(), mine.as_str()), ("seed", "3")];
        fields.extend(keep.then_some(("keep", "1")));
        let site = site.clone();
        async move { upload(&site, "/new/london/own", &fields).await }
    };
    assert_eq!(start(false).await.status, StatusCode::SEE_OTHER);
    assert!(!get(&site, "/new/london").await.body.contains("Mine, "));
    assert_eq!(start(true).await.status, StatusCode::SEE_OTHER);
    assert!(get(&site, "/new/london").await.body.contains("Mine, "));
    let spoilt = mine.replacen("end-prestige = 2", "end-prestige = 31", 1);
    let answer = upload(&site, "/new/london/own", &[(&file, &spoilt), ("keep", "1")]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    let told = "“School (blue)”: line 21, card[0].end-prestige: expected 0 to 30, found 31";
    assert!(answer.body.contains(told), "{}", answer.body);
}

#[tokio::test]
async fn a_draft_says_where_it_goes_wrong_and_cannot_be_played() {
    let site = site();
    let (key, text) = shipped("brass");
    let lines = text.lines().count();
    let spoilt = format!("{text}\nnonsense");
    let kept = upload(&site, &format!("/own/brass/new/{key}"), &[("text", &spoilt)]).await;
    let page = get(&site, &kept.location).await.body;
    assert!(page.contains("Cannot be played yet:"), "{page}");
    assert!(page.contains(&format!("line {}", lines + 2)), "{page}");
    assert!(page.contains("<pre class=\"code\">") && page.contains("nonsense</pre>"), "{page}");
    let id = kept.location.rsplit('/').next().unwrap();
    let new = get(&site, "/new/brass").await.body;
    assert!(!new.contains(&format!("own:{id}")) && new.contains(&kept.location), "{new}");
    let play = post(&site, "/new/brass", &format!("{key}=own:{id}")).await;
    assert_eq!(play.status, StatusCode::BAD_REQUEST);
    // Mended at the revision the page was made from, and at no other.
    let mended = upload(&site, &kept.location, &[("revision", "1"), ("text", text)]).await;
    assert_eq!(mended.status, StatusCode::SEE_OTHER);
    let late = upload(&site, &kept.location, &[("revision", "1"), ("text", &spoilt)]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.body.contains(&format!("href=\"{}\"", kept.location)));
    assert!(get(&site, &kept.location).await.body.contains("Play with it"));
}

#[tokio::test]
async fn what_makes_no_sense_keeps_nothing() {
    let site = site();
    let (key, text) = shipped("london");
    for (path, fields, status) in [
        ("/own/chess/new/cards", [("text", text)], StatusCode::NOT_FOUND),
        ("/own/london/new/level", [("text", text)], StatusCode::NOT_FOUND),
        ("/own/london/new/cards", [("copy", "no-such-set")], StatusCode::NOT_FOUND),
        ("/own/london/new/deck", [("begin", "1")], StatusCode::NOT_FOUND),
        ("/own/london/new/cards", [("begin", "1")], StatusCode::UNPROCESSABLE_ENTITY),
        ("/own/london/new/cards", [("text", " ")], StatusCode::UNPROCESSABLE_ENTITY),
        ("/own/london/nobody", [("text", text)], StatusCode::NOT_FOUND),
    ] {
        let answer = upload(&site, path, &fields).await;
        assert_eq!(answer.status, status, "{path}: {}", answer.body);
        assert!(answer.body.contains("<h1>"), "{path}");
    }
    assert!(get(&site, "/own/london").await.body.contains("None yet."));
    let copy = upload(&site, &format!("/own/london/new/{key}"), &[("copy", "first-edition")]).await;
    assert_eq!(copy.status, StatusCode::SEE_OTHER);
}

/// Types one card or borough and follows the redirect.
async fn fill(site: &Router, at: &str, revision: &mut u32, fields: &str) -> Answer {
    let form = format!("revision={revision}&{fields}");
    let answer = post(site, &format!("{at}/form"), &form).await;
    if answer.status == StatusCode::SEE_OTHER {
        *revision += 1;
    }
    answer
}

#[tokio::test]
async fn a_whole_set_is_typed_card_by_card_left_and_taken_up_again() {
    let site = site();
    let begun = [("begin", "1"), ("name", "My box"), ("edition", "own")];
    let at = upload(&site, "/own/london/new/cards", &begun).await.location;
    let mut revision = 1;
    let page = get(&site, &at).await.body;
    assert!(page.contains("0 / 30–128") && page.contains("expected 11 paupers, found 0"), "{page}");
    assert!(!page.contains("Play with it"));
    // A card with gaps is kept; its page and the set say what is missing.
    let card = "card=new&name=Dock&deck=B&count=2&kind=building&colour=brown&building-cost=2\
                &activation-money=0&activation-card=none&money=3&poverty=1&poverty-way=takes\
                &prestige=0&end-prestige=1&ongoing=&effect=money-per-river-borough&effect-n=2";
    let answer = fill(&site, &at, &mut revision, &format!("{card}&flips=&then=next")).await;
    assert_eq!(answer.location, format!("{at}?card=new&deck=B"));
    let page = get(&site, &at).await.body;
    assert!(page.contains("missing: Flipped when activated"), "{page}");
    assert!(page.contains("1 missing"), "{page}");
    let page = get(&site, &format!("{at}?card=0")).await.body;
    assert!(
        page.contains("value=\"Dock\"")
            && page.contains("value=\"money-per-river-borough\" data-amounts=\"n\" selected"),
        "{page}"
    );
    // What cannot be read is told, and what was typed is not lost.
    let wrong = card.replace("money=3", "money=x").replace("card=new", "card=0");
    let answer = fill(&site, &at, &mut revision, &wrong).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("Money (£): expected 0 to 30, found “x”"), "{}", answer.body);
    assert!(answer.body.contains("value=\"x\""));
    let late = post(&site, &format!("{at}/form"), &format!("revision=1&{card}")).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    let whole = card.replace("card=new", "card=0") + "&flips=yes";
    assert_eq!(fill(&site, &at, &mut revision, &whole).await.location, at);
    for n in 1..10 {
        let more = card
            .replace("Dock", &format!("Dock+{n}"))
            .replace("deck=B", ["deck=A", "deck=C"][n % 2]);
        fill(&site, &at, &mut revision, &format!("{more}&flips=no")).await;
    }
    fill(&site, &at, &mut revision, "card=new&name=Poor&deck=A&count=11&kind=pauper").await;
    for n in 0..4 {
        let starter = if n == 3 { "no" } else { "yes" };
        let borough = format!(
            "borough=new&name=Ward+{n}&starter={starter}&side=south&river=yes&cost=4&cards=2&prestige=1&poverty-removed=0&then=next"
        );
        // An ability costs or brings.
        let ability = match n {
            0 => "run-poverty=2&run-poverty-way=takes&run-cost=1&run-cost-way=gained",
            1 => "run-poverty=2&run-poverty-way=brings&run-cost=1&run-cost-way=paid",
            _ => "run-poverty=0&run-cost=0",
        };
        let borough = format!("{borough}&{ability}");
        let answer = fill(&site, &at, &mut revision, &borough).await;
        assert_eq!(answer.location, format!("{at}?borough=new"));
    }
    let page = get(&site, &at).await.body;
    assert!(page.contains("Play with it") && !page.contains("What is still missing"), "{page}");
    // A card can be thrown out again, and comes back by being typed again.
    fill(&site, &at, &mut revision, "borough=3&then=remove").await;
    assert!(!get(&site, &at).await.body.contains("Ward 3"));
    let text = get(&site, &format!("{at}/file.toml")).await.body;
    assert!(
        text.contains("id = \"dock-b\"") && text.contains("money-per-river-borough = 2"),
        "{text}"
    );
    for told in ["run-poverty = -2", "run-cost = -1", "run-poverty = 2", "run-cost = 1"] {
        assert!(text.contains(told), "{told}: {text}");
    }
    let form = get(&site, &format!("{at}?borough=0")).await.body;
    for kept in
        ["name=\"run-poverty\" value=\"2\"", "value=\"takes\" checked", "value=\"gained\" checked"]
    {
        assert!(form.contains(kept), "{kept}: {form}");
    }
    let id = at.rsplit('/').next().unwrap();
    let play = post(&site, "/new/london", &format!("cards=own:{id}&seed=3")).await;
    assert_eq!(play.status, StatusCode::SEE_OTHER, "{}", play.body);
    assert!(get(&site, &play.location).await.body.contains("Dock"));
}

#[tokio::test]
async fn a_second_edition_begins_without_figures_and_names_what_is_known_of_it() {
    let site = site();
    let begun = [("begin", "1"), ("name", "My box"), ("edition", "second")];
    let at = upload(&site, "/own/london/new/cards", &begun).await.location;
    let page = get(&site, &at).await.body;
    assert!(page.contains("11 / 101") && page.contains("?card=new&amp;name=Omnibus"), "{page}");
    assert!(page.contains("3 / 20") && page.contains("?borough=new&amp;name=Lewisham"), "{page}");
    assert!(page.contains("107 cards and boroughs have no name yet"), "{page}");
    let form = get(&site, &format!("{at}?card=new&name=Omnibus")).await.body;
    assert!(form.contains("value=\"Omnibus\""));
    // No figure of the first edition stands there.
    for key in ["building-cost", "money", "prestige", "end-prestige", "poverty"] {
        assert!(form.contains(&format!("name=\"{key}\" value=\"\"")), "{key}");
    }
    let mut revision = 1;
    let card = "card=new&name=Hospital&deck=A&count=1&kind=building&colour=pink&building-cost=2";
    fill(&site, &at, &mut revision, card).await;
    let page = get(&site, &at).await.body;
    assert!(
        page.contains("Colour: expected the second edition’s Hospital with “colour blue”"),
        "{page}"
    );
    // It took the place of one without a name; thrown out, it leaves such a place.
    assert!(page.contains("12 / 101") && page.contains("106 cards"), "{page}");
    fill(&site, &at, &mut revision, "card=1&then=remove").await;
    let page = get(&site, &at).await.body;
    assert!(page.contains("11 / 101") && page.contains("107 cards"), "{page}");
}

#[tokio::test]
async fn pages_of_ones_own_speak_every_language_and_leave_no_text_out() {
    let site = site();
    let begun = [("begin", "1"), ("name", "My box"), ("edition", "second")];
    let at = upload(&site, "/own/london/new/cards", &begun).await.location;
    let mut revision = 1;
    fill(&site, &at, &mut revision, "card=new&name=Dock&deck=B&count=2&kind=building").await;
    fill(&site, &at, &mut revision, "borough=new&name=Ward").await;
    for lang in ["en", "fr", "es"] {
        for path in [
            "/own/london".to_owned(),
            "/own/brass".to_owned(),
            "/own/patchwork".to_owned(),
            "/own/london/nobody".to_owned(),
            "/new/london".to_owned(),
            at.clone(),
            format!("{at}?card=0"),
            format!("{at}?card=new"),
            format!("{at}?borough=0"),
            format!("{at}?borough=new"),
            format!("{at}?text=1"),
            format!("{at}?card=99999999999999999999"),
            format!("{at}/remove"),
        ] {
            let request =
                Request::get(&path).header("host", "here").header("cookie", format!("lang={lang}"));
            let body = ask(&site, request.body(Body::empty()).unwrap()).await.body;
            assert!(body.contains(&format!("<html lang=\"{lang}\"")), "{path}");
            for sign in [">[", "[ui-", "[ld-", "[effect-", "[ongoing-", "{ $"] {
                assert!(!body.contains(sign), "{lang} {path}: {sign} {body}");
            }
        }
    }
}

/// A home with a set for London that bears the name of the shipped one, and its id.
async fn with_set(name: &str) -> (Router, String) {
    let site = site();
    let (key, text) = shipped("london");
    let mine = text.replacen("end-prestige = 2", "end-prestige = 3", 1);
    let printed = mine.lines().find(|it| it.starts_with("name = ")).unwrap().to_owned();
    let mine = mine.replacen(&printed, &format!("name = \"{name}\""), 1);
    let kept = upload(&site, &format!("/own/london/new/{key}"), &[("text", &mine)]).await;
    (site, kept.location.rsplit('/').next().unwrap().to_owned())
}

/// A finished game in a home, by its page.
async fn finished(site: &Router, setup: &str) -> String {
    let body = format!("{{\"game\":\"london\",\"seed\":5,\"setup\":{setup}}}");
    let (status, game) = call(site, "POST", "/api/v1/games", &body).await;
    assert_eq!(status, StatusCode::CREATED, "{game}");
    let play = format!("/play/{}", game["id"].as_str().unwrap());
    let record = get(site, &format!("{play}/record.toml")).await.body;
    let record: kit::Record<london::London> = kit::read(&record).unwrap();
    let whole = crate::link::played::<london::London>(
        kit::Game::new(&record.setup).unwrap(),
        5,
        usize::MAX,
    );
    crate::ask::import(site, &whole.record().to_toml()).await.location
}

#[tokio::test]
async fn machines_start_games_with_sets_of_ones_own() {
    let (site, id) = with_set("Mine").await;
    let setup = format!("{{\"cards\":\"own:{id}\"}}");
    let body = format!("{{\"game\":\"london\",\"seed\":5,\"setup\":{setup}}}");
    let (status, game) = call(&site, "POST", "/api/v1/games", &body).await;
    assert_eq!(status, StatusCode::CREATED, "{game}");
    assert_eq!(game["setup"]["cards"]["custom"]["name"], "Mine", "{}", game["setup"]);
    for (cards, status) in [
        ("own:nobody", StatusCode::NOT_FOUND),
        ("own:", StatusCode::NOT_FOUND),
        ("Mine", StatusCode::BAD_REQUEST),
    ] {
        let body = format!("{{\"game\":\"london\",\"setup\":{{\"cards\":\"{cards}\"}}}}");
        assert_eq!(call(&site, "POST", "/api/v1/games", &body).await.0, status, "{cards}");
    }
    // It is no value of another choice, nor of another game.
    for (game, key) in [("london", "deck"), ("brass", "deck")] {
        let body = format!("{{\"game\":\"{game}\",\"setup\":{{\"{key}\":\"own:{id}\"}}}}");
        assert_eq!(call(&site, "POST", "/api/v1/games", &body).await.0, StatusCode::NOT_FOUND);
    }
    let (_, api) = call(&site, "GET", "/api/v1/openapi.json", "").await;
    assert!(api.to_string().contains("^own:"));
}

#[tokio::test]
async fn a_game_with_a_set_of_ones_own_is_played_again_with_that_set() {
    for name in ["Mine", "first-edition"] {
        let (site, id) = with_set(name).await;
        let end = finished(&site, &format!("{{\"level\":\"I\",\"cards\":\"own:{id}\"}}")).await;
        let page = get(&site, &format!("{end}/end")).await.body;
        assert!(page.contains(&format!("action=\"{end}/again\"")), "{page}");
        assert!(page.contains(name) && !page.contains("First edition,"), "{page}");
        let again = format!("{end}/again");
        let next = post(&site, &again, "level=II").await;
        assert_eq!(next.status, StatusCode::SEE_OTHER, "{}", next.body);
        let record = |play: String| {
            let site = site.clone();
            async move {
                let text = get(&site, &format!("{play}/record.toml")).await.body;
                kit::read::<serde_json::Value>(&text).unwrap()
            }
        };
        let harder = record(next.location).await;
        assert_eq!(harder["setup"]["level"], "II");
        assert_eq!(harder["setup"]["cards"]["custom"]["name"], name);
        let same = record(post(&site, &again, "seed=same").await.location).await;
        assert_eq!((&same["dealer"]["seed"], &same["setup"]["level"]), (&5.into(), &"I".into()));
        assert_eq!(same["setup"]["cards"], harder["setup"]["cards"], "the very same cards");
        assert_eq!(post(&site, &again, "level=IX").await.status, StatusCode::BAD_REQUEST);
    }
}

#[tokio::test]
async fn a_game_under_way_does_not_give_its_seed_away() {
    let site = site();
    let play = crate::ask::start(&site, "seed=7").await;
    let answer = post(&site, &format!("{play}/again"), "seed=same").await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
}
