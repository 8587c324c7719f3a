//! London's second edition at the table, from nothing: cards get their names when they
//! come up, and the set serves play when it is whole.

use axum::{Router, http::StatusCode};

use crate::{
    ask::{get, post, upload},
    taps::text,
};

/// Somebody with a box of the second edition: the address of their game and of their set.
pub(crate) struct Owner {
    pub(crate) site: Router,
    pub(crate) play: String,
    pub(crate) set: String,
}

impl Owner {
    pub(crate) async fn new(more: &str) -> Owner {
        let site = crate::ask::site();
        let begun = [("begin", "1"), ("name", "My box"), ("edition", "second")];
        let set = upload(&site, "/own/london/new/cards", &begun).await.location;
        let id = set.rsplit('/').next().unwrap().to_owned();
        let page = get(&site, &set).await.body;
        assert!(page.contains(&format!("/new/london?at=table&amp;cards=own:{id}")), "{page}");
        let on_screen = post(&site, "/new/london", &format!("cards=own:{id}")).await;
        assert_eq!(on_screen.status, StatusCode::BAD_REQUEST, "on the screen nobody asks");
        let form = format!("at=table&seed=5&piles=automa&cards=own:{id}{more}");
        let started = post(&site, "/new/london", &form).await;
        assert_eq!(started.status, StatusCode::SEE_OTHER, "{}", started.body);
        let play = started.location.strip_suffix("/setup").unwrap().to_owned();
        Owner { site, play, set }
    }

    pub(crate) async fn page(&self, at: &str) -> String {
        let page = get(&self.site, &format!("{}{at}", self.play)).await;
        assert_eq!(page.status, StatusCode::OK, "{at}");
        page.body
    }

    /// Sends a form of the page that is shown now: where it leads.
    pub(crate) async fn send(&self, path: &str, fields: &str) -> String {
        let now = get(&self.site, &self.play).await.body;
        let revision = now.split("name=\"revision\" value=\"").nth(1).unwrap();
        let revision = revision.split('"').next().unwrap();
        let body = format!("revision={revision}&{fields}");
        let answer = post(&self.site, &format!("{}/{path}", self.play), &body).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{fields}: {}", answer.body);
        answer.location
    }

    /// The person's own set, as its file has it.
    pub(crate) async fn file(&self) -> String {
        get(&self.site, &format!("{}/file.toml", self.set)).await.body
    }
}

#[tokio::test]
async fn a_card_that_is_not_listed_gets_its_name_once_and_is_found_by_it_afterwards() {
    let owner = Owner::new("").await;
    let page = owner.page("").await;
    assert!(page.contains("find=brown&amp;new=1"), "no brown card is known: {}", text(&page));
    let asked = owner.page("?find=brown&new=1").await;
    assert!(asked.contains("What is it called?") && asked.contains("name=\"name\""));
    let empty =
        post(&owner.site, &format!("{}/name", owner.play), "revision=1&deed=discard&name=").await;
    assert_eq!(empty.status, StatusCode::BAD_REQUEST, "a card has a name");
    let to =
        owner.send("name", "deed=discard&colour=brown&name=Rope+Makers&kind=building&deck=A").await;
    assert_eq!(to, owner.play);
    assert!(text(&owner.page("").await).contains("Rope Makers"), "it lies on the board");
    let file = owner.file().await;
    assert!(
        file.contains("name = \"Rope Makers\"") && file.contains("id = \"rope-makers-a\""),
        "{file}"
    );
    // What is proven of a card is known with its name.
    owner.send("name", "deed=discard&colour=pink&name=Hospital&kind=building&deck=B").await;
    let file = owner.file().await;
    let hospital = file.split("name = \"Hospital\"").nth(1).unwrap().split("[[").next().unwrap();
    assert!(
        hospital.contains("colour = \"blue\"") && hospital.contains("building-cost = 2"),
        "{hospital}"
    );
    assert!(hospital.contains("crucial = true"), "{hospital}");
    // Undo takes back what was told, not what is known.
    owner.send("undo", "").await;
    assert!(owner.page("?find=blue&set=B").await.contains("Hospital"));
    // The next game knows both by name.
    let id = owner.set.rsplit('/').next().unwrap();
    let form = format!("at=table&seed=6&cards=own:{id}");
    let next = post(&owner.site, "/new/london", &form).await.location;
    let next = next.strip_suffix("/setup").unwrap();
    let listed = get(&owner.site, &format!("{next}?find=brown&set=A")).await.body;
    assert!(
        listed.contains("Rope Makers") && listed.contains("A card that is not here"),
        "{}",
        text(&listed)
    );
}

#[tokio::test]
async fn the_first_figures_are_asked_when_he_compares_and_the_set_keeps_them() {
    let owner = Owner::new("").await;
    for name in ["Rope+Makers", "Glass+Works"] {
        owner
            .send("name", &format!("deed=discard&colour=brown&name={name}&kind=building&deck=A"))
            .await;
    }
    owner.send("act", "action=done").await;
    // Development board, prestige, coins, first card.
    owner.send("act", "action=automa+i6").await;
    let mut n_asked = 0;
    loop {
        let page = owner.page("").await;
        if !page.contains("What is printed on it?") {
            break;
        }
        let said = text(&page);
        assert!(said.contains("Rope Makers") || said.contains("Glass Works"), "{said}");
        n_asked += 1;
        assert!(n_asked < 20, "it does not end");
        owner.send("act", &format!("action=figure+{}", n_asked % 3)).await;
    }
    assert!(2 < n_asked, "{n_asked}");
    let file = owner.file().await;
    assert_eq!(file.matches("\nprestige = ").count(), 2, "{file}");
    let page = get(&owner.site, &owner.set).await.body;
    assert!(page.contains("13 / 101"), "{}", text(&page));
}

#[tokio::test]
async fn what_is_proven_of_a_card_counts_more_than_what_is_ticked() {
    let owner = Owner::new("").await;
    owner.send("name", "deed=discard&colour=pink&name=Huguenots&kind=building&deck=A").await;
    let file = owner.file().await;
    let card = file.split("name = \"Huguenots\"").nth(1).unwrap().split("[[").next().unwrap();
    assert!(card.contains("kind = \"action\"") && card.contains("colour = \"brown\""), "{card}");
}

#[tokio::test]
async fn a_borough_that_comes_gets_its_name_too() {
    let owner = Owner::new("").await;
    // Southwark & Bermondsey is bought; nobody knows which comes.
    owner.send("act", "action=buy+%233").await;
    let page = owner.page("").await;
    assert!(page.contains("A borough that is not here"), "{}", text(&page));
    let asked = owner.page("?new=1").await;
    assert!(!asked.contains("Touches the Thames"), "AutoMartin never looks at it");
    assert!(asked.contains("value=\"Hackney\""), "known names need no typing");
    owner.send("name", "deed=borough&name=Wandsworth&side=south&river=yes").await;
    let page = owner.page("").await;
    assert!(text(&page).contains("Wandsworth"), "{}", text(&page));
    let file = owner.file().await;
    let borough = file.split("name = \"Wandsworth\"").nth(1).unwrap();
    assert!(borough.contains("side = \"south\"") && borough.contains("prestige = 2"), "{borough}");
}
