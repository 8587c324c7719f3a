//! London's second edition on the person's table: the box in one tap, a card in one form.

use axum::http::StatusCode;

use crate::{
    ask::{get, post, site},
    second_edition::Owner,
    taps::text,
};

#[tokio::test]
async fn the_second_edition_is_the_first_choice_at_the_table_and_needs_no_name() {
    let site = site();
    let page = get(&site, "/new/london?at=table").await.body;
    let main = page.split("<main").nth(1).unwrap().split("</main>").next().unwrap();
    let sets = main.split("name=\"cards\"").collect::<Vec<_>>();
    assert!(sets[1].contains("value=\"box\"") && sets[1].contains("checked"), "{}", sets[1]);
    assert!(text(&page).contains("My box: second edition (2017)"));
    assert!(!page.contains("id=\"h-adapted\""), "what is adapted for the screen is no news here");
    assert!(!get(&site, "/new/london").await.body.contains("value=\"box\""), "a screen has no box");
    let begun = post(&site, "/new/london", "at=table&cards=box").await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.body);
    assert!(begun.location.ends_with("/setup"));
    // The next game has the same box, with what it learned.
    post(&site, "/new/london", "at=table&cards=box").await;
    let kept = get(&site, "/new/london").await.body;
    assert_eq!(kept.matches("value=\"own:").count(), 1, "{}", text(&kept));
    let screen = post(&site, "/new/london", "cards=box").await;
    assert_eq!(screen.status, StatusCode::SEE_OTHER, "on the screen it is the usual set");
}

/// AutoMartin compares a card of which nothing is known.
async fn asked() -> Owner {
    let owner = Owner::new("").await;
    for name in ["Rope+Makers", "Glass+Works"] {
        let card = format!("deed=discard&colour=brown&name={name}&kind=building&deck=A");
        owner.send("name", &card).await;
    }
    owner.send("act", "action=done").await;
    // Development board, prestige, coins, first card.
    owner.send("act", "action=automa+i6").await;
    owner
}

#[tokio::test]
async fn a_card_is_told_in_one_form_and_only_what_was_shown_is_set() {
    let owner = asked().await;
    let page = owner.page("").await;
    let rows = page.split("class=\"ldt-figures\"").nth(1).unwrap().split("</ol>").next().unwrap();
    let n = rows.matches("<li").count();
    assert!(1 < n, "all that matters now: {}", text(rows));
    let form = page.split("name=\"actions\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(form, vec!["figure 0"; n].join(","), "each figure that is shown, at 0");
    assert!(text(&page).contains(&format!("all {n} are 0")), "{}", text(&page));
    // One more of the first: its sign is said in words.
    let mut links = rows.split("href=\"").map(|it| it.split('"').next().unwrap());
    let more = links.find(|it| it.contains("?f-")).expect("one more");
    let told = get(&owner.site, &more.replace("&amp;", "&")).await.body;
    assert!(text(&told).contains("he gains") || text(&told).contains("he pays"), "{}", text(&told));
    let actions = told.split("name=\"actions\" value=\"").nth(1).unwrap();
    let actions = actions.split('"').next().unwrap().to_owned();
    assert!(actions.contains("figure 1"), "{actions}");
    owner.send("act", &format!("actions={}", actions.replace(' ', "+"))).await;
    // Nothing that was not shown is known.
    let file = owner.file().await;
    let known =
        ["building-cost", "activation-money", "money", "poverty", "prestige", "end-prestige"];
    let known = known.iter().map(|it| file.matches(&format!("\n{it} = ")).count()).sum::<usize>();
    assert_eq!(known, actions.matches("figure").count(), "{file}");
    // One *Undo* takes back the whole form.
    let asked = owner.page("").await;
    assert!(text(&asked).contains("Undo: the figures of "), "{}", text(&asked));
}

#[tokio::test]
async fn a_card_that_is_not_here_stands_in_every_list_of_every_set() {
    let site = site();
    let begun = post(&site, "/new/london", "at=table&seed=5").await.location;
    let play = begun.strip_suffix("/setup").unwrap();
    let list = get(&site, &format!("{play}?find=pink&set=A")).await.body;
    assert!(list.contains("A card that is not here"), "{}", text(&list));
    let page = get(&site, &format!("{play}?find=pink&new=1")).await;
    assert_eq!(page.status, StatusCode::OK);
    let said = text(page.body.split("<main").nth(1).unwrap());
    assert!(said.contains("another box lies on the table"), "no empty page: {said}");
    assert!(page.body.contains("/new/london?at=table"));
    let owner = Owner::new("").await;
    let named = owner.page("?find=blue&new=1").await;
    assert!(named.contains("<datalist") && named.contains("value=\"Theatre Royal\""), "{named}");
    let known = named.split("name=Town%20Houses").next().unwrap();
    assert!(known.len() < named.len(), "known names are offered: {}", text(&named));
    let town = owner.page("?find=brown&new=1&name=Town%20Houses").await;
    let blue = town.split("value=\"blue\"").nth(1).unwrap().split('>').next().unwrap();
    assert!(blue.contains("checked"), "what is proven of it is ticked");
}

#[tokio::test]
async fn a_told_figure_is_put_right_at_the_table() {
    let owner = asked().await;
    // His turn goes on to its end: what he draws is named, what he needs is 0.
    for n in 0..30 {
        let page = owner.page("").await;
        if page.contains("What did you do?") {
            break;
        }
        if let Some(form) = page.split("name=\"actions\" value=\"").nth(1) {
            let form = form.split('"').next().unwrap();
            owner.send("act", &format!("actions={}", form.replace(' ', "+"))).await;
        } else {
            let card = format!("deed=city&colour=blue&name=Card+{n}&kind=building&deck=A");
            owner.send("name", &card).await;
        }
    }
    let fix = owner.page("/fix?tab=ldt-fix-figures").await;
    let said = text(fix.split("<main").nth(1).unwrap());
    assert!(said.contains("Rope Makers: ") || said.contains("Glass Works: "), "{said}");
    let rows = fix.split("class=\"facts-list\"").nth(1).unwrap();
    let mut links = rows.split("href=\"").map(|it| it.split('"').next().unwrap());
    let more = links.find(|it| it.contains("patch=")).expect("one more");
    let changed = get(&owner.site, &more.replace("&amp;", "&")).await.body;
    assert!(changed.contains("class=\"diff\""), "{}", text(&changed));
}

#[tokio::test]
async fn his_prestige_is_called_prestige_in_a_fix() {
    let owner = Owner::new("").await;
    let fix = text(&owner.page("/fix?tab=ldt-fix-its").await);
    assert!(fix.contains("Prestige: Crucial cards"), "{fix}");
}
