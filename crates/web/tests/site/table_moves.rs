//! At the table: into *Why* and back, one card drawn, deeds by their names, and what a
//! deed did.

use axum::{Router, http::StatusCode};
use serde_json::json;

use crate::{
    ask::{get, post, site},
    table::answer,
    taps::{Told, attribute, text, tile},
};

/// A game at the table: its address.
async fn begin(site: &Router, game: &str, more: &str) -> String {
    let begun = post(site, &format!("/new/{game}"), &format!("at=table&seed=7{more}")).await;
    begun.location.strip_suffix("/setup").expect("the table is set first").to_owned()
}

/// Sends a form of the page that is shown now: where it leads.
async fn send(site: &Router, play: &str, path: &str, fields: &str) -> String {
    let now = get(site, play).await.body;
    let revision = now.split("name=\"revision\" value=\"").nth(1).expect("a form");
    let revision = revision.split('"').next().unwrap();
    let body = format!("revision={revision}&{fields}");
    let sent = post(site, &format!("{play}/{path}"), &body).await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{fields}: {}", sent.body);
    sent.location
}

/// Follows the first link with this text in its address.
fn link(page: &str, part: &str) -> String {
    let mut links = page.split("href=\"").skip(1).map(|it| it.split('"').next().unwrap());
    let found = links.find(|it| it.contains(part)).unwrap_or_else(|| panic!("no {part}: {page}"));
    found.replace("&amp;", "&")
}

#[tokio::test]
async fn why_leads_back_to_the_lines_and_their_ticks() {
    let site = site();
    for game in ["patchwork", "brass", "london"] {
        let play = begin(&site, game, "").await;
        let deed = match game {
            "patchwork" => "action=advance",
            "brass" => "action=pass",
            _ => "action=done",
        };
        let mut at = send(&site, &play, "act", deed).await;
        // London's city deck is the person's: what he draws is told.
        for _ in 0..9 {
            let page = get(&site, &at).await.body;
            if at.contains("/turn/") {
                break;
            }
            let asked = ["borough ", "city ", "pass"].into_iter();
            let told = asked.into_iter().find(|it| page.contains(&format!("value=\"{it}")));
            at = answer(&site, &page, "/act", told.expect("something is asked")).await;
        }
        let lines = get(&site, &at).await.body;
        let form = lines.split("id=\"to-why\"").nth(1).expect("a form with the boxes");
        let why = attribute(form, "action").unwrap();
        assert!(lines.contains("form=\"to-why\" name=\"tick1\""), "{game}: the boxes go along");
        let reasons = get(&site, &format!("{why}?moves=1&tick1=1")).await.body;
        assert!(text(&reasons).contains("Back to its moves"), "{game}: {}", text(&reasons));
        assert!(text(&reasons).contains("1 of "), "{game}");
        let back = get(&site, &link(&reasons, "tick1=1")).await.body;
        let ticked = back.split("name=\"tick1\"").nth(1).unwrap().split('>').next().unwrap();
        assert!(ticked.contains("checked"), "{game}: {ticked}");
        let n_lines = |page: &str| page.matches("form=\"to-why\"").count();
        assert_eq!(n_lines(&back), n_lines(&lines), "{game}: the same lines");
        // From the question that follows, *Why* leads back to that question.
        let plain = get(&site, &why).await.body;
        assert!(!plain.contains("Back to its moves"), "{game}");
    }
}

#[tokio::test]
async fn on_the_screen_why_leads_back_to_the_first_step_too() {
    let site = site();
    let begun = post(&site, "/new/patchwork", "seed=7").await.location;
    let turn = send(&site, &begun, "act", "action=advance").await;
    assert!(turn.contains("/turn/") && !turn.contains('?'), "{turn}");
    let watched = get(&site, &turn).await.body;
    let why = link(&watched, "/why/");
    assert!(why.contains("step=0"), "{why}");
    let reasons = get(&site, &why).await.body;
    assert!(link(&reasons, "/turn/").contains("step=0"), "{reasons}");
}

#[tokio::test]
async fn its_last_turn_stands_in_the_menu_once_there_is_one() {
    let site = site();
    let play = begin(&site, "patchwork", "").await;
    assert!(!get(&site, &play).await.body.contains("Its last turn"));
    let turn = send(&site, &play, "act", "action=advance").await;
    let page = get(&site, &play).await.body;
    let menu = page.split("id=\"p-menu\"").nth(1).unwrap();
    assert!(menu.contains("Its last turn") && menu.contains(&format!("href=\"{turn}\"")), "{menu}");
    let london = begin(&site, "london", "").await;
    let mut at = send(&site, &london, "act", "action=done").await;
    while !at.contains("/turn/") {
        let page = get(&site, &at).await.body;
        let told =
            ["borough ", "city "].into_iter().find(|it| page.contains(&format!("value=\"{it}")));
        at = answer(&site, &page, "/act", told.expect("a card is asked for")).await;
    }
    assert!(get(&site, &at).await.body.contains("His last turn"));
}

#[tokio::test]
async fn draw_for_me_is_one_card_and_giving_the_deck_away_is_a_switch() {
    let site = site();
    let play = begin(&site, "brass", "&piles=mautoma-canal,mautoma-rail").await;
    assert_eq!(send(&site, &play, "act", "action=pass").await, play);
    let asked = get(&site, &play).await.body;
    assert!(text(&asked).contains("Draw for me: this card"), "{}", text(&asked));
    let switch = asked.split("<div class=\"giveaway\">").nth(1).expect("a switch of its own");
    assert!(text(switch).contains("in both eras"), "its reach is said: {}", text(switch));
    let mut cards = Vec::new();
    for _ in 0..2 {
        let mut at = send(&site, &play, "deal", "by=once").await;
        assert!(at.contains("drawn="), "{at}");
        let page = text(&get(&site, &at).await.body);
        let card = page.split("The app drew ").nth(1).expect("it says which").to_owned();
        cards.push(card.chars().take(12).collect::<String>());
        // The rear may count: that is asked, since the deck is still the person's.
        if !at.contains("/turn/") {
            assert!(page.contains("Which card") || page.contains("which card"), "{page}");
        }
        at = send(&site, &play, "undo", "").await;
        assert!(at.starts_with(&play), "{at}");
        let again = get(&site, &play).await.body;
        assert!(again.contains("by\" value=\"once\""), "the card is asked for again");
    }
    assert_eq!(cards[0], cards[1], "undoing never draws another card");
    let setup = get(&site, &format!("{play}/setup")).await.body;
    let own = setup.split("value=\"table\"").nth(1).unwrap().split("</form>").next().unwrap();
    assert!(own.contains("aria-pressed=\"true\""), "the deck is the person’s: {own}");
}

#[tokio::test]
async fn a_built_mine_tells_what_to_do_by_hand_and_undo_names_it() {
    let links =
        json!({ "links": { "human": ["birmingham-dudley", "birmingham-oxford"] }, "coal": 9 });
    let mut told = Told::new(&links).await;
    told.point("dudley").await;
    told.tap("coal mine").await;
    let now = get(&told.site, &format!("{}?told=0", told.play)).await.body;
    let said = text(now.split("<main").nth(1).unwrap());
    assert!(said.contains("into the market") && said.contains('£'), "{said}");
    assert!(said.contains("in Dudley"), "{said}");
    assert!(said.contains("Undo: ") && said.contains("all of this is taken back"), "{said}");
    // A page of before shows what is asked now, not an old deed.
    let stale = get(&told.site, &format!("{}?told=9", told.play)).await.body;
    assert!(stale.contains("What did you do?"));
}

#[tokio::test]
async fn what_flips_pays_the_person_and_is_told() {
    let mill = tile("worcester 0", "human", "cotton-mill", 1);
    let sale = json!({ "tiles": [mill], "links": { "human": ["gloucester-worcester"] }, "barrels": ["gloucester 0"] });
    let mut told = Told::new(&sale).await;
    told.tap("Sell").await;
    told.tap("iron works").await;
    let now = get(&told.site, &format!("{}?told=0", told.play)).await.body;
    let said = text(now.split("<main").nth(1).unwrap());
    assert!(said.contains("Flip your"), "{said}");
    assert!(said.contains("income marker"), "the person’s own side too: {said}");
    assert!(said.contains("sale of"), "{said}");
}

#[tokio::test]
async fn a_deed_without_consequence_tells_nothing_and_its_undo_has_its_name() {
    let site = site();
    let play = begin(&site, "brass", "").await;
    let at = send(&site, &play, "act", "actions=network,line+birmingham-dudley").await;
    assert!(!at.contains("told="), "{at}");
    let page = get(&site, &play).await.body;
    assert!(text(&page).contains("Undo: canal Birmingham – Dudley"), "{}", text(&page));
}

#[tokio::test]
async fn patches_told_bit_by_bit_are_named_and_done_says_what_comes() {
    let site = site();
    let play = begin(&site, "patchwork", "&piles=circle").await;
    for patch in ["2", "3"] {
        send(&site, &play, "act", &format!("action=lay+{patch}")).await;
    }
    send(&site, &play, "act", "actions=lay+4,begin").await;
    let page = text(&get(&site, &play).await.body);
    assert!(page.contains("Undo: 3 patches told"), "{page}");
    let turn = send(&site, &play, "act", "action=took+4").await;
    let asked = text(&get(&site, &play).await.body);
    assert!(asked.contains("patch"), "{asked}");
    if turn.contains("/turn/") {
        let page = text(&get(&site, &turn).await.body);
        assert!(!page.contains("its next card"), "the next screen asks for patches: {page}");
    }
}

#[tokio::test]
async fn buttons_below_zero_are_told_with_two_ways_to_mend_it() {
    let site = site();
    let play = begin(&site, "patchwork", "").await;
    send(&site, &play, "fix", "patch=%7B%22human%22:%7B%22buttons%22:0%7D%7D").await;
    let page = get(&site, &play).await.body;
    assert!(!page.contains("class=\"said alarm\""));
    let dear =
        page.split("value=\"took ").skip(1).map(|it| it.split('"').next().unwrap().to_owned());
    let mut is_alarmed = false;
    for patch in dear {
        let at = send(&site, &play, "act", &format!("action=took+{patch}")).await;
        let page = get(&site, &at).await.body;
        if let Some(alarm) = page.split("class=\"said alarm\"").nth(1) {
            let alarm = alarm.split("</div></div>").next().unwrap();
            assert!(alarm.contains("/undo") && alarm.contains("/fix"), "{alarm}");
            assert!(text(alarm).contains("more than you have"), "{}", text(alarm));
            is_alarmed = true;
            break;
        }
        send(&site, &play, "undo", "").await;
    }
    assert!(is_alarmed, "one of three patches costs something");
}

#[tokio::test]
async fn a_fix_from_its_lines_says_which_table_it_changes() {
    let site = site();
    let play = begin(&site, "patchwork", "").await;
    let turn = send(&site, &play, "act", "action=advance").await;
    let lines = get(&site, &turn).await.body;
    let before = get(&site, &link(&lines, "/fix?turn=")).await.body;
    assert!(text(&before).contains("as it lay before its turn"), "{}", text(&before));
    let after = get(&site, &link(&before, "?after=")).await.body;
    assert!(!text(&after).contains("as it lay before its turn"));
    let more = get(&site, &link(&after, "after=")).await.body;
    assert!(more.contains("after="), "it stays that table");
    let start = turn.rsplit('/').next().unwrap();
    let fields = format!("after={start}&patch=%7B%22human%22:%7B%22buttons%22:9%7D%7D");
    let back = send(&site, &play, "fix", &fields).await;
    assert_eq!(back, turn, "back to the lines");
    let record = get(&site, &format!("{play}/record.toml")).await.body;
    let edit = record.lines().position(|it| it.contains("edit "));
    let card = record.lines().position(|it| it.contains("automa "));
    assert!(card < edit, "its turn stands as it was: {record}");
}

#[tokio::test]
async fn a_number_that_can_be_many_is_typed_on_keys() {
    let site = site();
    let play = begin(&site, "brass", "").await;
    let page = get(&site, &format!("{play}/fix?tab=bt-fix-points")).await.body;
    let pad = get(&site, &link(&page, "pad=fresh")).await.body;
    assert_eq!(pad.matches("btn key").count(), 12, "ten digits, sign and back");
    // 4, then 7: forty-seven, though the points were 0.
    let key = |page: &str, n: &str| {
        let keys = page.split("class=\"btn key\"").skip(1);
        let mut keys = keys.filter(|it| it.contains(&format!("data-key=\"{n}\"")));
        attribute(keys.next().expect("a key"), "href").unwrap()
    };
    let four = get(&site, &key(&pad, "4")).await.body;
    let both = get(&site, &key(&four, "7")).await.body;
    assert!(both.contains("<b>47</b>"), "{}", text(&both));
    let less = get(&site, &key(&both, "Backspace")).await.body;
    assert!(less.contains("<b>4</b>"), "{}", text(&less));
}
