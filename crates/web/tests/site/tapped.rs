//! Brass at the table: the taps of what happens more rarely.

use serde_json::{Value, json};

use crate::{
    ask::{get, post, site},
    taps::{Told, attribute, text, tile},
};

#[tokio::test]
async fn coal_from_equally_near_mines_takes_one_tap_more() {
    let mines = [("kidderminster 0", "human"), ("wolverhampton 1", "automa")];
    let tiles: Vec<Value> = mines.iter().map(|it| tile(it.0, it.1, "coal-mine", 1)).collect();
    let links = json!(["dudley-kidderminster", "dudley-wolverhampton"]);
    let mut told = Told::new(&json!({ "tiles": tiles, "links": { "human": links } })).await;
    told.point("dudley").await;
    told.tap("iron works").await;
    told.tap("Kidderminster").await;
    let (steps, n) = told.told().await;
    assert_eq!((steps.as_str(), n), ("build, site iron-works dudley 1, coal kidderminster 0", 3));
}

#[tokio::test]
async fn a_tile_over_ones_own_takes_at_most_one_tap_more() {
    let old = tile("cannock 1", "human", "coal-mine", 1);
    let mut told = Told::new(&json!({ "tiles": [old] })).await;
    told.point("cannock").await;
    told.tap("over your").await;
    let (steps, n) = told.told().await;
    assert!(steps.starts_with("build, site coal-mine cannock 1"), "{steps}");
    assert!(n <= 3, "{n}");
}

#[tokio::test]
async fn beer_of_several_breweries_takes_one_tap_more() {
    let breweries =
        [tile("walsall 1", "human", "brewery", 2), tile("burton 1", "human", "brewery", 2)];
    let rails =
        json!({ "era": "rail", "tiles": breweries, "links": { "human": ["birmingham-oxford"] } });
    let mut two = Told::new(&rails).await;
    two.point("line-birmingham-dudley").await;
    two.point("line-birmingham-coventry").await;
    two.tap("Burton").await;
    let (steps, n) = two.told().await;
    assert!(steps.ends_with("beer burton 1"), "{steps}");
    assert_eq!(n, 3, "line, line, beer");
    let goods = tile("birmingham 1", "human", "manufacturer", 1);
    let brewery = tile("walsall 1", "human", "brewery", 2);
    let sale = json!({ "tiles": [goods, brewery], "links": { "human": ["birmingham-oxford"] }, "barrels": ["oxford 0"] });
    let mut sold = Told::new(&sale).await;
    sold.tap("Sell").await;
    sold.tap("Walsall").await;
    let (steps, n) = sold.told().await;
    assert!(steps.contains("flip birmingham 1") && steps.contains("beer walsall 1"), "{steps}");
    assert_eq!(n, 2, "the sale, and whose beer");
}

#[tokio::test]
async fn gloucesters_free_develop_takes_one_tap_more() {
    let mill = tile("worcester 0", "human", "cotton-mill", 1);
    let sale = json!({ "tiles": [mill], "links": { "human": ["gloucester-worcester"] }, "barrels": ["gloucester 0"] });
    let mut told = Told::new(&sale).await;
    told.tap("Sell").await;
    told.tap("iron works").await;
    let (steps, n) = told.told().await;
    assert!(steps.ends_with("remove iron-works"), "{steps}");
    assert_eq!(n, 2, "the sale, and what was developed");
}

/// A new game whose piles are in the person's hands, as the set-up page asks.
async fn own(piles: &str) -> Told {
    let site = site();
    let started = post(&site, "/new/brass", "at=table&seed=7").await;
    let play = started.location.trim_end_matches("/setup").to_owned();
    let deal = format!("revision=1&piles={piles}&by=table&then=setup");
    post(&site, &format!("{play}/deal"), &deal).await;
    Told { site, at: play.clone(), play, n_taps: 0 }
}

#[tokio::test]
async fn merchants_are_dealt_by_one_tap() {
    let told = own("merchants").await;
    let page = told.page().await;
    let form =
        page.split("<form ").find(|it| it.contains("Draw the rest for me")).expect("one tap");
    let revision = attribute(&form[form.find("revision").unwrap()..], "value").unwrap();
    let body = format!("revision={revision}&piles=merchants&by=program");
    post(&told.site, &format!("{}/deal", told.play), &body).await;
    assert!(told.page().await.contains("What did you do?"));
}

#[tokio::test]
async fn a_card_of_ones_own_deck_takes_one_tap_and_one_more_where_the_rear_counts() {
    let mut told = own("mautoma-canal,mautoma-rail").await;
    told.tap("Nothing on the board").await;
    let before = told.n_taps;
    let mut page = told.page().await;
    assert!(page.contains("Which card"), "{}", text(&page));
    let form = page
        .split("<form ")
        .find(|it| it.contains("labelledby=\"draw-always\""))
        .expect("it can change");
    assert!(form.contains("value=\"mautoma-canal,mautoma-rail\""), "for both eras: {form}");
    while page.contains("action\" value=\"front") || page.contains("action\" value=\"rear") {
        let kind = if page.contains("action\" value=\"front") { "front" } else { "rear" };
        let steps = page.split(&format!("action\" value=\"{kind} ")).nth(1).unwrap();
        let steps = format!("{kind} {}", steps.split('"').next().unwrap());
        told.send("action", &steps).await;
        page = told.page().await;
    }
    assert!((1..=2).contains(&(told.n_taps - before)), "{}", told.n_taps - before);
    assert!(page.contains("What did you do?"), "{}", text(&page));
}

#[tokio::test]
async fn merchant_tiles_can_be_put_right() {
    let told = Told::new(&json!({})).await;
    let at = format!("{}/fix?tab=bt-fix-map&at=shrewsbury-0", told.play);
    let page = get(&told.site, &at).await.body;
    let main = page.split("<main").nth(1).unwrap();
    let mut links = main.split("<a ").filter(|it| it.contains("class=\"ask\""));
    let link = links.find(|it| text(&format!("<{it}")).contains("cotton")).unwrap();
    let changed = get(&told.site, &attribute(link, "href").unwrap()).await.body;
    let diff = text(changed.split("class=\"diff\"").nth(1).unwrap().split("</ul>").next().unwrap());
    assert!(diff.contains("Shrewsbury") && diff.contains("Gloucester"), "both change: {diff}");
    assert!(changed.contains("name=\"patch\""), "it can be set: {}", text(&changed));
}
