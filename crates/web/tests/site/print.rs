//! Printing: the form, what it asks a printer for, and what is said where nobody prints.

use std::sync::{Arc, Mutex};

use axum::{Router, http::StatusCode};
use keep::Memory;
use kit::Game;
use web::{Query, Unprinted};

use crate::{
    ask::{get, host, site, upload},
    own::shipped,
};

/// A site whose printer notes what it was asked for, and answers as it is told.
fn printing(answer: Result<Vec<u8>, Unprinted>) -> (Router, Arc<Mutex<Query>>) {
    let asked = Arc::new(Mutex::new(Query::new()));
    let noted = asked.clone();
    let mut host = host(Arc::new(Memory::new(web::is_told)), None);
    host.print = Arc::new(move |words| {
        *noted.lock().unwrap() = words;
        Box::pin(std::future::ready(answer.clone()))
    });
    (web::app(host), asked)
}

#[tokio::test]
async fn every_field_of_the_form_reaches_the_printer() {
    let (site, asked) = printing(Ok(b"%PDF-1.7".to_vec()));
    let path = "/print/brass.pdf?deck=mautoma&mat=hard&lang=fr&paper=letter&cut=bleed&size=61x86\
                &own-size=&right=0%2C5&down=-1&duplex=short&ink=less";
    let answer = get(&site, path).await;
    assert_eq!((answer.status, answer.body.as_str()), (StatusCode::OK, "%PDF-1.7"));
    assert_eq!(answer.header("content-type"), "application/pdf");
    assert_eq!(answer.header("content-disposition"), "inline; filename=\"brass.pdf\"");
    let said: Vec<(String, String)> = asked.lock().unwrap().clone().into_iter().collect();
    let expected = [
        ("cut", "bleed"),
        ("deck", "mautoma"),
        ("duplex", "short"),
        ("game", "brass"),
        ("ink", "less"),
        ("lang", "fr"),
        ("mat", "hard"),
        ("paper", "letter"),
        ("reader", "en"),
        ("shift", "0.5,-1"),
        ("site", "http://here"),
        ("size", "61x86"),
    ];
    assert_eq!(said, expected.map(|(key, value)| (key.to_owned(), value.to_owned())));
    let answer = get(&site, "/print/london.pdf?paper=card&own-size=63,5x88&save=1").await;
    assert_eq!(answer.header("content-disposition"), "attachment; filename=\"london.pdf\"");
    let asked = asked.lock().unwrap();
    assert_eq!((asked["one-per-page"].as_str(), asked["size"].as_str()), ("1", "63.5x88"));
}

#[tokio::test]
async fn a_deck_of_ones_own_is_printed_from_where_it_is_shown() {
    let (site, asked) = printing(Ok(Vec::new()));
    let automartin = london::London::DOCUMENTS.iter().find(|it| it.key == "deck").unwrap();
    let london = (automartin.key, automartin.text);
    for (game, (key, text)) in
        [("patchwork", shipped("patchwork")), ("brass", shipped("brass")), ("london", london)]
    {
        let mine = text.replacen("name = \"", "name = \"Mine, ", 1);
        let kept = upload(&site, &format!("/own/{game}/new/{key}"), &[("text", &mine)]).await;
        let id = kept.location.rsplit('/').next().unwrap();
        let link = format!("/print/{game}?{key}=own:{id}");
        for page in [format!("/own/{game}"), kept.location.clone()] {
            assert!(get(&site, &page).await.body.contains(&format!("href=\"{link}\"")), "{page}");
        }
        let form = get(&site, &link).await.body;
        assert!(form.contains(&format!("value=\"own:{id}\" checked")), "{form}");
        get(&site, &link.replacen('?', ".pdf?", 1)).await;
        assert_eq!(asked.lock().unwrap()[&format!("{key}-text")], mine);
        let gone = get(&site, &format!("/print/{game}.pdf?{key}=own:nobody")).await;
        assert_eq!(gone.status, StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn what_cannot_be_printed_is_told_on_the_form_which_stays_filled() {
    let (site, _) = printing(Err(Unprinted::Refused("too <large>".to_owned())));
    let answer = get(&site, "/print/patchwork.pdf?own-size=900x900&ink=less").await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("role=\"alert\"") && answer.body.contains("too &lt;large&gt;"));
    assert!(answer.body.contains("value=\"900x900\""), "{}", answer.body);
    assert!(answer.body.contains("value=\"less\" checked"), "{}", answer.body);
    // Whoever changes the language comes back to the form.
    let back = "name=\"back\" value=\"/print/patchwork?own-size=900x900&amp;ink=less\"";
    assert!(answer.body.contains(back), "{}", answer.body);
    let (site, _) = printing(Err(Unprinted::Busy));
    assert_eq!(get(&site, "/print/brass.pdf").await.status, StatusCode::SERVICE_UNAVAILABLE);
}

#[tokio::test]
async fn where_nobody_prints_the_form_says_what_to_do() {
    let site = site();
    let answer = get(&site, "/print/london.pdf").await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(answer.body.contains("Try again with a network"), "{}", answer.body);
    for path in ["/print/chess", "/print/chess.pdf", "/print/brass.svg"] {
        assert_eq!(get(&site, path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn the_way_to_the_printer_stands_on_home_rules_and_new_game() {
    let site = site();
    for game in shelf::GameId::ALL {
        let link = format!("href=\"/print/{game}\"");
        for page in ["/".to_owned(), format!("/rules/{game}"), format!("/new/{game}")] {
            assert!(get(&site, &page).await.body.contains(&link), "{page}");
        }
    }
}
