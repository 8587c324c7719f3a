//! A game in a link: it leads to the same game in any home, or says what is wrong.

use std::sync::Arc;

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode},
};
use desk::{Linked, Words};
use keep::Memory;
use kit::{Dealer, Dice, Game, Lang, Pile, Record, Session, Trouble, Turn};
use shelf::{GameId, with_game};
use web::Key;

use crate::ask::{ask, get, import, post, send, site, site_behind, start, upload};

/// A game whose people choose by dice, up to its end or the nth choice.
pub(crate) fn played<G: Game>(game: G, seed: u64, most: usize) -> Session<G> {
    let dice = Dice::new(seed);
    let mut session = Session::new(game, Dealer::dice(seed));
    for _ in 0..most {
        if session.turn() == Turn::Over {
            break;
        }
        let nth = session.ply() as u32;
        let action = session.game().pick(session.state(), |n| dice.roll(Pile(200), nth, n));
        session.play(action).unwrap();
    }
    session
}

/// A game as usual.
pub(crate) fn usual<G: Game>() -> G {
    G::new(&G::Setup::default()).unwrap()
}

#[test]
fn a_link_leads_to_the_same_record_and_is_short_enough() {
    for &id in GameId::ALL {
        for seed in 0..12 {
            with_game!(id, G => {
                let most = if seed % 3 == 0 { usize::MAX } else { 7 * seed as usize };
                let session = played(usual::<G>(), 700_000 + seed, most);
                let told = Record { dealer: Dealer::table(), ..session.record() };
                for session in [Session::replay(&told).unwrap(), session] {
                    let letters = desk::link(&session);
                    let linked = Linked::read(&letters).unwrap();
                    assert_eq!(linked.game().unwrap(), G::ID);
                    let again = linked.open::<G>().unwrap();
                    assert_eq!(again.record().to_toml(), session.record().to_toml());
                    assert_eq!(desk::link(&again), letters);
                    let is_dealt = session.dealer().seed.is_some();
                    assert!(!is_dealt || letters.len() < 1960, "{} {seed}: {}", G::ID, letters.len());
                }
            });
        }
    }
}

/// What is wrong with letters, in three languages; nothing if they are a game.
fn wrong<G: Game>(letters: &str) -> Vec<String> {
    let error = match Linked::read(letters).and_then(|it| it.open::<G>()) {
        Ok(_) => return vec![],
        Err(error) => error.message(),
    };
    let lexicon = desk::lexicon::<G>(&[]).unwrap();
    Lang::ALL.iter().map(|&lang| Words::new(&lexicon, lang).say(&error)).collect()
}

#[test]
fn a_spoilt_link_is_refused_in_words_wherever_it_was_spoilt() {
    let dice = Dice::new(5);
    for &id in GameId::ALL {
        with_game!(id, G => {
            let letters = desk::link(&played(usual::<G>(), 77, 9));
            assert!(wrong::<G>(&letters).is_empty());
            for nth in 0..120 {
                let at = dice.roll(Pile(1), nth, letters.len());
                let other = b"Az09-_ .%"[dice.roll(Pile(2), nth, 9)];
                let mut spoilt = letters.clone().into_bytes();
                match nth % 4 {
                    0 => spoilt.truncate(at),
                    1 => { spoilt.remove(at); }
                    2 => spoilt.insert(at, other),
                    _ if spoilt[at] == other => continue,
                    _ => spoilt[at] = other,
                }
                let spoilt = String::from_utf8(spoilt).unwrap();
                // A blank before or behind is no part of it.
                if spoilt.trim() == letters {
                    continue;
                }
                let told = wrong::<G>(&spoilt);
                assert_eq!(told.len(), 3, "{spoilt} is accepted");
                assert!(told.iter().all(|it| !it.is_empty() && !it.starts_with('[')), "{told:?}");
            }
            // The game of another.
            let other = with_game!(if id == GameId::ALL[0] { GameId::ALL[1] } else { GameId::ALL[0] }, O => {
                desk::link(&played(usual::<O>(), 3, 4))
            });
            assert_eq!(wrong::<G>(&other).len(), 3);
        });
    }
    for letters in ["", "2AAAA", "xAAAA", &format!("1{}", "A".repeat(20_000))] {
        assert!(Linked::read(letters).is_err(), "{letters}");
    }
}

fn value<'a>(page: &'a str, before: &str) -> &'a str {
    page.split(before).nth(1).unwrap().split(['"', '<']).next().unwrap()
}

/// The letters that the page of a game gives away.
async fn shared(site: &Router, play: &str) -> String {
    let page = get(site, &format!("{play}/share")).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    let text = page.body.split("id=\"link\"").nth(1).unwrap().split("</textarea>").next().unwrap();
    text.split("http://here/?g=").nth(1).unwrap().to_owned()
}

#[tokio::test]
async fn a_link_shows_its_game_asks_and_keeps_a_copy() {
    let (one, other) = (site(), site());
    let play = start(&one, "seed=7&level=IV").await;
    post(&one, &format!("{play}/act"), "revision=1&action=advance").await;
    let letters = shared(&one, &play).await;
    let page = get(&other, &format!("/?g={letters}")).await;
    assert_eq!(page.status, StatusCode::OK);
    for sign in ["Patchwork", "IV · ", "Space 1 of 53", "Open it here", "class=\"score\""] {
        assert!(page.body.contains(sign), "{sign}: {}", page.body);
    }
    assert_eq!(value(&page.body, "name=\"g\" value=\""), letters);
    // Nothing is kept before somebody says so.
    assert_eq!(send(&other, "GET", "/api/v1/games", "").await.1["total"], 0);
    let record = get(&one, &format!("{play}/record.toml")).await.body;
    let mut kept = Vec::new();
    for _ in 0..2 {
        let answer = post(&other, "/open/link", &format!("g={letters}")).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        assert_eq!(get(&other, &format!("{}/record.toml", answer.location)).await.body, record);
        kept.push(answer.location);
    }
    assert_ne!(kept[0], kept[1], "nothing is overwritten");
    // It can be pasted where files are opened, and sent to machines' own door.
    let pasted = import(&other, &format!(" http://somewhere.example/x/?g={letters}\n")).await;
    assert_eq!(pasted.status, StatusCode::SEE_OTHER, "{}", pasted.body);
    assert_eq!(get(&other, &format!("{}/record.toml", pasted.location)).await.body, record);
    let api = play.replace("/play/", "/api/v1/games/");
    let (status, link) = send(&one, "GET", &format!("{api}/link"), "").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(link["address"], format!("http://here/?g={letters}"));
    let (status, _) =
        send(&other, "POST", "/api/v1/games/import", link["address"].as_str().unwrap()).await;
    assert_eq!(status, StatusCode::CREATED);
}

#[tokio::test]
async fn a_damaged_link_says_so_in_the_language_of_the_reader_and_keeps_nothing() {
    let site = site();
    let letters = desk::link(&played(usual::<london::London>(), 7, 9));
    let cut = &letters[..letters.len() - 5];
    for (lang, word) in [("en", "cut off"), ("fr", "tronqué"), ("es", "cortado")] {
        let request = Request::get(format!("/?g={cut}"))
            .header("host", "here")
            .header("cookie", format!("lang={lang}"));
        let answer = ask(&site, request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST);
        assert!(answer.body.contains(word), "{}", answer.body);
    }
    assert_eq!(
        post(&site, "/open/link", &format!("g={cut}")).await.status,
        StatusCode::BAD_REQUEST
    );
    assert_eq!(post(&site, "/open/link", "").await.status, StatusCode::BAD_REQUEST);
    assert!(get(&site, "/?g=9AAA").await.body.contains("later version"));
    assert_eq!(send(&site, "GET", "/api/v1/games", "").await.1["total"], 0);
}

#[tokio::test]
async fn a_set_of_ones_own_goes_along_or_the_file_is_offered() {
    let site = site();
    for (game, is_short) in [("patchwork", true), ("london", false)] {
        let (key, text) = crate::own::shipped(game);
        let mine = text.replacen("name = \"", "name = \"Mine, ", 1);
        let file = format!("file-{key}");
        let form = [(file.as_str(), mine.as_str()), ("seed", "3")];
        let play = upload(&site, &format!("/new/{game}/own"), &form).await.location;
        let page = get(&site, &format!("{play}/share")).await.body;
        assert_eq!(page.contains("id=\"link\""), is_short, "{page}");
        assert_eq!(page.contains("too long for a link"), !is_short, "{page}");
        assert!(page.contains("/record.toml"), "{page}");
        if is_short {
            let letters = shared(&site, &play).await;
            let kept = post(&site, "/open/link", &format!("g={letters}")).await.location;
            let record = get(&site, &format!("{kept}/record.toml")).await.body;
            assert!(record.contains("Mine, "), "{record}");
        }
    }
}

#[tokio::test]
async fn nobody_takes_hidden_hands_along() {
    let site = site();
    let body = r#"{"game":"london","seed":4,"setup":{"seats":"3","automa-seat":"3"}}"#;
    let (_, game) = send(&site, "POST", "/api/v1/games", body).await;
    let id = game["id"].as_str().unwrap();
    assert_eq!(get(&site, &format!("/play/{id}/share")).await.status, StatusCode::FORBIDDEN);
    let (status, _) = send(&site, "GET", &format!("/api/v1/games/{id}/link"), "").await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

/// The dark squares of a text as a code.
fn drawn(text: &str) -> String {
    let code = qrcodegen::QrCode::encode_text(text, qrcodegen::QrCodeEcc::Low).unwrap();
    let all = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
    let dark = all.filter(|&(x, y)| code.get_module(x, y));
    dark.map(|(x, y)| format!("M{} {}h1v1h-1z", x + 4, y + 4)).collect()
}

#[tokio::test]
async fn a_phone_on_the_network_reads_the_link_off_the_screen_and_comes_in_with_it() {
    let site = site_behind(Arc::new(Memory::new(web::is_told)), Some(Key::new("0123456789abcdef")));
    let as_guest = |path: &str| {
        let request = Request::get(path).header("host", "here");
        let request = request.header("cookie", "key=0123456789abcdef").body(Body::empty());
        (site.clone(), request.unwrap())
    };
    let letters = desk::link(&played(usual::<patchwork::Patchwork>(), 7, 3));
    let (there, request) = as_guest(&format!("/?g={letters}"));
    assert_eq!(ask(&there, request).await.status, StatusCode::OK);
    let shown = get(&site, &format!("/?key=0123456789abcdef&g={letters}")).await;
    assert_eq!(shown.location, format!("/?g={letters}"), "the key goes, the game stays");
    let form = Request::post("/open/link")
        .header("host", "here")
        .header("cookie", "key=0123456789abcdef")
        .header("content-type", "application/x-www-form-urlencoded");
    let kept = ask(&site, form.body(Body::from(format!("g={letters}"))).unwrap()).await.location;
    let (there, request) = as_guest(&format!("{kept}/share"));
    let page = ask(&there, request).await.body;
    assert!(page.contains("class=\"qr-code\"") && !page.contains("0123456789abcdef"), "{page}");
    // The code of the game has no key; the one with it is asked for, in plain words.
    let code = |page: &str| {
        let figure = page.split("class=\"phone large\"").nth(1).unwrap();
        figure.split("</svg>").next().unwrap().split("<path").nth(2).unwrap().to_owned()
    };
    let letters = page.split("/?g=").nth(1).unwrap().split('<').next().unwrap();
    assert!(code(&page).contains(&drawn(&format!("http://here/?g={letters}"))));
    assert!(page.contains("and no key") && page.contains("/share?code=house"), "{page}");
    let (there, request) = as_guest(&format!("{kept}/share?code=house"));
    let asked = ask(&there, request).await.body;
    let house = format!("http://here/?key=0123456789abcdef&g={letters}");
    assert!(code(&asked).contains(&drawn(&house)));
    assert!(asked.contains("the key of this house") && !asked.contains("0123456789abcdef"));
}
