//! The rules page as the codes on printed cards open it: every card is there.

use axum::http::StatusCode;
use kit::{Boxed, Game};

use crate::ask::{get, site};

/// What the rules page says of a card.
fn entry<'a>(page: &'a str, anchor: &str) -> &'a str {
    let from = page.split(&format!("id=\"card-{anchor}\"")).nth(1);
    let from = from.unwrap_or_else(|| panic!("no card {anchor}"));
    from.split("</dd>").next().unwrap()
}

#[tokio::test]
async fn the_code_on_a_card_leads_to_what_it_does_and_to_its_rules() {
    let site = site();
    let page = |game: &str| format!("/rules/{game}");
    let brass = get(&site, &page("brass")).await;
    assert_eq!(brass.status, StatusCode::OK);
    let document = brass::Brass::DOCUMENTS.iter().find(|it| it.key == "deck").unwrap();
    let deck: brass::Deck = kit::read(document.text).unwrap();
    for card in &deck.card {
        let told = entry(&brass.body, &card.number.to_string());
        assert!(told.contains("href=\"#rule-E8\""), "{told}");
        for slot in &card.slots {
            assert_eq!(told.contains("href=\"#rule-C6\""), card.slots.iter().any(|it| it.link));
            if slot.iron_price.is_some() {
                assert!(told.contains("href=\"#rule-C1\""), "{told}");
            }
        }
    }
    assert!(entry(&brass.body, "3").contains("Coalbrookdale"));
    let london = get(&site, &page("london")).await.body;
    let document = london::London::DOCUMENTS.iter().find(|it| it.key == "deck").unwrap();
    for card in london::Deck::parse(document.text).unwrap().cards {
        let told = entry(&london, &card.id);
        assert!(told.contains(&format!("£{}", card.money)), "{told}");
        assert_eq!(told.contains("href=\"#rule-M24\""), card.crucial, "{told}");
    }
    let patchwork = get(&site, &page("patchwork")).await.body;
    for number in 1..=24 {
        assert!(entry(&patchwork, &number.to_string()).contains("#rule-AT3"), "{number}");
    }
    // Every rule that is named stands on the page.
    for body in [brass.body, london, patchwork] {
        let cards = body.split("id=\"h-cards\"").nth(1).unwrap();
        for rule in cards.split("href=\"#rule-").skip(1) {
            let id = rule.split('"').next().unwrap();
            assert!(body.contains(&format!("id=\"rule-{id}\"")), "{id}");
        }
    }
}
