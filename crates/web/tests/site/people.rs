//! What people tripped over, and the pages that now lead them by the hand.

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use kit::{Entry, Game, Session, Turn};
use patchwork::Patchwork;

use crate::{
    ask::{ask, games, get, import, post, send, site, start},
    end::ended,
};

/// The page as somebody with these cookies sees it.
async fn seen(site: &axum::Router, path: &str, cookies: &str) -> String {
    let request = Request::get(path).header("host", "here").header("cookie", cookies);
    ask(site, request.body(Body::empty()).unwrap()).await.body
}

fn main(page: &str) -> &str {
    page.split_once("<main").unwrap().1.split_once("</main>").unwrap().0
}

#[tokio::test]
async fn how_to_play_and_rules_lead_back_to_the_game_they_were_opened_from() {
    let site = site();
    for game in games() {
        let play = post(&site, &format!("/new/{game}"), "seed=7").await.location;
        let id = play.strip_prefix("/play/").unwrap();
        let page = get(&site, &play).await.body;
        for place in ["how", "rules"] {
            let link = format!("/{place}/{game}?from={id}");
            assert!(page.contains(&format!("href=\"{link}\"")), "{link}");
            let opened = get(&site, &link).await.body;
            let first = opened.split("class=\"top\"").nth(1).unwrap().split("</a>").next().unwrap();
            assert!(first.contains(&play) && first.contains("data-key=\"Escape\""), "{first}");
            let lit = main(&opened).split("class=\"btn primary").nth(1).unwrap();
            assert!(lit.split("</a>").next().unwrap().contains("Back to the table"), "{lit}");
            assert!(!opened.contains("action=\"/new/"), "{link} begins another game");
            let other = if place == "how" { "rules" } else { "how" };
            assert!(opened.contains(&format!("/{other}/{game}?from={id}")), "{link}");
            // A game that is not here, or of another kind, is none to go back to.
            for from in ["nobody", "x"] {
                let plain = get(&site, &format!("/{place}/{game}?from={from}")).await;
                assert_eq!(plain.status, StatusCode::OK);
                assert!(!plain.body.contains("Back to the table"));
            }
        }
    }
}

/// The level that the button on the home page begins a game at.
async fn begins_at(site: &axum::Router, game: &str) -> String {
    let home = get(site, "/").await.body;
    let form = home.split(&format!("action=\"/new/{game}\"")).nth(1).unwrap();
    let form = form.split("</form>").next().unwrap();
    form.split("name=\"level\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_first_game_is_about_even_and_the_next_as_the_last() {
    let site = site();
    let even = [("patchwork", "II"), ("brass", "easy"), ("london", "I")];
    for (game, level) in even {
        assert_eq!(begins_at(&site, game).await, level);
        let asked = get(&site, &format!("/new/{game}")).await.body;
        assert!(asked.contains(&format!("name=\"level\" value=\"{level}\" checked")), "{game}");
    }
    let play = start(&site, "seed=7&level=IV").await;
    post(&site, &format!("{play}/act"), "revision=1&action=advance").await;
    assert_eq!(begins_at(&site, "patchwork").await, "IV");
    assert_eq!(begins_at(&site, "brass").await, "easy");
    assert!(get(&site, "/").await.body.contains("Master, as last time"));
}

#[tokio::test]
async fn all_games_shows_those_that_are_there_with_their_day_and_outcome() {
    let site = site();
    ended(&site, "V", None).await;
    let all = get(&site, "/games").await.body;
    assert!(all.contains("You lost") && all.contains("<time datetime=\"1970-01-01T"), "{all}");
    assert!(all.contains("1 January 1970") && !all.contains("There are none here."));
    assert!(all.contains("Throw away: Patchwork: You lost"), "which game is thrown away");
    for (lang, wrong, right) in [
        ("en", "All 1 games", "The last game was not won."),
        ("fr", "Les 1 parties", "La dernière partie n’a pas été gagnée."),
        ("es", "Las 1 partidas", "La última partida no se ganó."),
    ] {
        let home = seen(&site, "/", &format!("lang={lang}")).await;
        assert!(!home.contains(wrong) && home.contains(right), "{lang}: {home}");
    }
}

#[tokio::test]
async fn a_young_game_is_not_told_by_all_its_empty_squares() {
    let site = site();
    let play = start(&site, "seed=7").await;
    post(&site, &format!("{play}/act"), "revision=1&action=advance").await;
    let home = get(&site, "/").await.body;
    let entry = home.split("class=\"entry").nth(1).unwrap().split("</div>").next().unwrap();
    assert!(!entry.contains("−1"), "{entry}");
}

#[tokio::test]
async fn a_heavy_defeat_is_followed_by_a_rematch_and_an_easier_level() {
    let site = site();
    let play = ended(&site, "III", None).await;
    let end = get(&site, &format!("{play}/end")).await.body;
    let buttons = end.split("class=\"endbtns").nth(1).unwrap();
    assert!(
        buttons.contains("An easier level: II") && !buttons.contains("Next level"),
        "{buttons}"
    );
    assert!(buttons.find("Rematch").unwrap() < buttons.find("An easier level").unwrap());
    // The rounds stand under the curve, and each turning point says by how much.
    assert!(end.contains("f-ink2 round") && end.contains(">spaces<"), "{end}");
    let turned = end.split("class=\"turns").nth(1).unwrap().split("</ol>").next().unwrap();
    assert!(turned.split("<li>").skip(1).all(|it| it.contains(" points.")), "{turned}");
}

#[tokio::test]
async fn the_banner_tells_all_turns_of_the_automa() {
    let site = site();
    for seed in 1..60 {
        let play = start(&site, &format!("seed={seed}")).await;
        for revision in 1..4 {
            let form = format!("revision={revision}&action=advance");
            post(&site, &format!("{play}/act"), &form).await;
            let (_, record) =
                send(&site, "GET", &format!("/api/v1{}/record", play.replace("play", "games")), "")
                    .await;
            let record = kit::read(&record.to_string()).unwrap();
            let session = Session::<Patchwork>::replay(&record).unwrap();
            let is_automa = |at: &usize| {
                session.game().turn(session.at(*at)) == Turn::Automa
                    && matches!(session.entries()[*at], Entry::Action(_))
            };
            let is_person =
                |at: &usize| matches!(session.game().turn(session.at(*at)), Turn::Human(_));
            let last = (0..session.ply()).rev().find(is_person).unwrap_or(0);
            let n_turns = (last + 1..session.ply()).filter(is_automa).count();
            if n_turns < 2 || session.turn() == Turn::Over {
                continue;
            }
            let page = seen(&site, &play, "pace=at-once").await;
            let told =
                page.split("class=\"told\">").nth(1).unwrap().split("</span>").next().unwrap();
            assert_eq!(told.matches("Card ").count(), n_turns, "{told}");
            return;
        }
    }
    panic!("no seed has two turns of the automa in a row");
}

#[tokio::test]
async fn nobody_is_new_here_in_a_replay() {
    let site = site();
    let play = start(&site, "seed=7").await;
    assert!(get(&site, &play).await.body.contains("New here?"));
    post(&site, &format!("{play}/act"), "revision=1&action=advance").await;
    let past = get(&site, &format!("{play}?ply=32")).await.body;
    assert!(past.contains("Looking back") && !past.contains("New here?"));
}

#[tokio::test]
async fn a_text_that_is_no_game_of_ours_is_told_so_first() {
    let site = site();
    let answer = import(&site, "dear diary").await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    let said = answer.body.split("id=\"open-error\"").nth(1).unwrap();
    let said = said.split("</p>").next().unwrap();
    let (first, line) = said.split_once("</b>").unwrap();
    assert!(first.contains("This is no game of ours"), "{said}");
    assert!(line.contains("line 1"), "{said}");
    let named = import(&site, "game = \"chess\"").await.body;
    assert!(!named.contains("This is no game of ours"), "what names a game is told of as one");
}

#[tokio::test]
async fn a_kind_of_deed_is_explained_until_it_is_done_or_put_away() {
    let site = site();
    let play = start(&site, "seed=7").await;
    let page = get(&site, &play).await.body;
    assert!(!page.contains("name=\"lesson\""), "nothing is chosen yet");
    let link = page.split("href=\"").find(|it| it.contains("?pick=")).unwrap();
    let link = link.split('"').next().unwrap().to_owned();
    let picked = get(&site, &link).await.body;
    assert!(picked.contains("A patch costs buttons and time"), "{picked}");
    let away = post(&site, "/settings", "back=/&lesson=patchwork-take").await;
    assert!(away.header("set-cookie").starts_with("lessons=patchwork-take;"));
    let cookie = "lessons=patchwork-take";
    assert!(!seen(&site, &link, cookie).await.contains("name=\"lesson\""));
    assert!(!seen(&site, &link, "lessons=off").await.contains("name=\"lesson\""));
    assert!(seen(&site, &link, cookie).await.contains("Explanations"));
    let again = post(&site, "/settings", "back=/&lessons=on").await;
    assert!(again.header("set-cookie").starts_with("lessons=;"));
    let spoilt = post(&site, "/settings", "back=/&lesson=a%3Bb%0D").await;
    assert_eq!(spoilt.header("set-cookie"), "");
    // Done once, it is known in this game.
    let form = picked.split("<form").find(|it| it.contains("value=\"buy ")).unwrap();
    let action = form.split("name=\"action\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let action = action.replace(' ', "+");
    post(&site, &format!("{play}/act"), &format!("revision=1&action={action}")).await;
    let page = get(&site, &play).await.body;
    if let Some(link) = page.split("href=\"").find(|it| it.contains("?pick=")) {
        let link = link.split('"').next().unwrap().replace("&amp;", "&");
        assert!(!get(&site, &link).await.body.contains("name=\"lesson\""));
    }
}

#[tokio::test]
async fn deeds_of_brass_and_london_are_explained_too() {
    let site = site();
    let play = post(&site, "/new/brass", "seed=7").await.location;
    for (kind, said) in [("build", "points come when"), ("loan", "three levels of income less")] {
        let page = get(&site, &format!("{play}?deed={kind}")).await.body;
        assert!(page.contains(said), "{kind}");
    }
    let play = post(&site, "/new/london", "seed=7").await.location;
    let (_, offered) =
        send(&site, "GET", &format!("/api/v1{}/options", play.replace("play", "games")), "").await;
    let actions = offered["options"].as_array().unwrap().iter();
    let draw = actions.map(|it| it["action"].as_str().unwrap()).find(|it| it.starts_with("draw"));
    let draw = draw.unwrap().replace(' ', "+");
    post(&site, &format!("{play}/act"), &format!("revision=1&action={draw}")).await;
    let page = get(&site, &format!("{play}?do=buy")).await.body;
    assert!(page.contains("Buy a borough: it brings cards now"), "{}", main(&page));
}

#[tokio::test]
async fn every_step_of_how_to_play_has_a_name_and_a_picture() {
    let site = site();
    for game in ["patchwork", "brass", "london"] {
        for (lang, end, win) in [
            ("en", "How it ends", "Who wins"),
            ("fr", "La fin", "Qui gagne"),
            ("es", "Cómo acaba", "Quién gana"),
        ] {
            let page = seen(&site, &format!("/how/{game}"), &format!("lang={lang}")).await;
            let steps = page.split("class=\"how-steps\"").nth(1).unwrap();
            let steps: Vec<&str> =
                steps.split("</ol>").next().unwrap().split("<li ").skip(1).collect();
            assert!(7 <= steps.len(), "{game}: {} steps", steps.len());
            for step in &steps {
                assert!(step.contains("<svg viewBox") && step.contains("<h2>"), "{game}: {step}");
            }
            assert!(page.contains(end) && page.contains(win), "{game} in {lang}");
        }
    }
}

#[tokio::test]
async fn the_whole_circle_tells_what_its_patches_cost() {
    let site = site();
    let play = start(&site, "seed=7").await;
    let page = get(&site, &play).await.body;
    assert_eq!(page.matches("class=\"ring-patch\"").count(), 33);
    assert_eq!(page.matches("class=\"ring-said\"").count(), 33);
    let figures =
        |it: &str| it.contains(" to pay, ") && it.contains(" time, ") && it.contains(" income");
    assert!(page.split("class=\"ring-patch\"").skip(1).all(figures));
    assert_eq!(page.matches("class=\"pick later\"").count(), 3, "three that follow");
    let row = page.split("class=\"pick later\"").skip(1);
    assert!(row.clone().all(|it| it.split("</div>").next().unwrap().matches("<svg").count() == 4));
    // Five buttons do not pay for everything.
    let poor = (1..40).map(|seed| format!("seed={seed}"));
    for seed in poor {
        let page = get(&site, &start(&site, &seed).await).await.body;
        if let Some(offer) = page.split("class=\"pick offer short\"").nth(1) {
            let offer = offer.split("</div>").next().unwrap();
            let why = offer.split("data-why=\"").nth(1).unwrap().split('"').next().unwrap();
            assert!(offer.contains(" short<") && !why.contains("patch "), "{offer}");
            return;
        }
    }
    panic!("everything can be paid everywhere");
}
