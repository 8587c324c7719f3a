//! The log of a long game: the turns about the moment shown stand beside the
//! table, all of them on a page of their own.

use crate::{
    ask::{get, site},
    why::played,
};

/// The numbers of the turns in a log.
fn turns(page: &str) -> Vec<usize> {
    let log = page.split("<div class=\"log\">").nth(1).unwrap();
    let headings = log.split("<h3>Turn ").skip(1);
    headings.map(|it| it.split('<').next().unwrap().parse().unwrap()).collect()
}

/// The moments that the lines of a log lead to, from the top down.
fn plies(page: &str) -> Vec<usize> {
    let log = page.split("<div class=\"log\">").nth(1).unwrap();
    let links = log.split("?ply=").skip(1);
    links.map(|it| it.split('"').next().unwrap().parse().unwrap()).collect()
}

#[tokio::test]
async fn the_log_of_a_long_game_is_cut_around_the_moment_and_whole_on_its_page() {
    let site = site();
    let (play, n) = played(&site, "london", 200).await;
    let whole = turns(&get(&site, &format!("{play}/log")).await.body);
    let plies = plies(&get(&site, &format!("{play}/log")).await.body);
    assert!(plies.is_sorted_by(|a, b| b <= a), "the newest line first, in every turn: {plies:?}");
    let last = whole.len();
    assert!(32 < last, "the game has only {last} turns");
    assert!(whole.iter().copied().eq((1..=last).rev()), "{whole:?}");
    let table = get(&site, &play).await.body;
    assert!(turns(&table).into_iter().eq((last - 15..=last).rev()));
    assert!(table.contains(&format!("href=\"{play}/log\"")) && table.contains("turns</a>"));
    // Wherever one looks back to, its line is there and marked.
    for ply in (1..n).step_by(n / 9) {
        let page = get(&site, &format!("{play}?ply={ply}")).await.body;
        let log = page.split("<div class=\"log\">").nth(1).unwrap();
        assert!(log.contains("aria-current=\"step\""), "no line for {ply}");
        assert_eq!(turns(&page).len(), 16, "at {ply}");
    }
}

#[tokio::test]
async fn the_log_of_a_short_game_is_whole_beside_the_table() {
    let site = site();
    let (play, _) = played(&site, "patchwork", 5).await;
    let page = get(&site, &play).await.body;
    assert_eq!(turns(&page), turns(&get(&site, &format!("{play}/log")).await.body));
    assert!(!page.contains(&format!("href=\"{play}/log\"")));
}
