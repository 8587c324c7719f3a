//! What is printed and how: French signs, names as the box has them, names by letters.

use axum::{Router, body::Body, http::Request};

use crate::{
    ask::{Answer, ask, games, get, post, site},
    snapshots,
    table::answer,
};

/// A page for somebody with these cookies.
async fn see(site: &Router, path: &str, cookies: &str) -> Answer {
    let request = Request::get(path).header("host", "here").header("cookie", cookies);
    ask(site, request.body(Body::empty()).unwrap()).await
}

/// A game at the table: its address.
async fn begin(site: &Router, game: &str) -> String {
    let answer = post(site, &format!("/new/{game}"), "at=table&seed=5").await;
    answer.location.strip_suffix("/setup").unwrap().to_owned()
}

/// What eyes and ears are told on a page.
fn told(page: &str) -> String {
    let mut said = String::new();
    for part in page.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        for name in ["aria-label=\"", "title=\"", "placeholder=\""] {
            said += tag.split(name).nth(1).and_then(|it| it.split('"').next()).unwrap_or_default();
            said.push('\n');
        }
        let is_code = ["style", "script", "textarea"].iter().any(|it| tag.starts_with(it));
        said += if is_code { "" } else { text };
        said.push('\n');
    }
    said.replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"")
}

#[tokio::test]
async fn no_french_sign_is_parted_from_its_word() {
    let site = site();
    let mut pages: Vec<String> = ["/", "/open", "/games"].into_iter().map(str::to_owned).collect();
    for game in games() {
        pages.extend(["new", "how", "rules"].map(|it| format!("/{it}/{game}")));
        let play = begin(&site, game).await;
        pages.extend(["", "/setup", "/fix", "/log"].map(|it| format!("{play}{it}")));
    }
    let mut n_signs = 0;
    for path in pages {
        let page = see(&site, &path, "lang=fr").await;
        for line in told(&page.body).lines() {
            let letters: Vec<char> = line.chars().collect();
            for pair in letters.windows(2) {
                let is_sign = matches!(pair[1], ':' | ';' | '!' | '?' | '»');
                n_signs += usize::from(is_sign && pair[0] == '\u{202f}');
                let is_parted = is_sign && pair[0] == ' ' || pair[0] == '«' && pair[1] == ' ';
                assert!(!is_parted, "{path}: {line}");
            }
        }
    }
    assert!(100 < n_signs, "{n_signs} signs were looked at");
}

/// Whether a line has a pound sign on the wrong side of its number.
fn is_foreign(line: &str, lang: &str) -> bool {
    let letters: Vec<char> = line.chars().filter(|it| !it.is_whitespace()).collect();
    letters.iter().enumerate().any(|(at, &it)| {
        let is_number = |at: Option<usize>| {
            at.and_then(|it| letters.get(it)).is_some_and(|it| it.is_ascii_digit())
        };
        let (before, after) = (is_number(at.checked_sub(1)), is_number(Some(at + 1)));
        it == '£' && if lang == "en" { before && !after } else { after && !before }
    })
}

#[tokio::test]
async fn money_is_written_in_one_way() {
    assert!(is_foreign("coûte £3", "fr") && is_foreign("costs 3 £", "en"));
    assert!(!is_foreign("coûte 3 £", "fr") && !is_foreign("costs £3", "en"));
    let mut n_sums = 0;
    let mut foreign = std::collections::BTreeSet::new();
    for (name, page) in snapshots::all().await {
        let lang = ["fr", "es"].into_iter().find(|it| {
            name.split(' ').any(|word| word == *it || word.starts_with(&format!("{it}-")))
        });
        let lang = lang.unwrap_or("en");
        let Some((_, page)) = page.split_once('\n') else { continue };
        if !page.starts_with("<!DOCTYPE html>") {
            continue;
        }
        for line in told(page).lines() {
            n_sums += usize::from(line.contains('£'));
            if is_foreign(line, lang) {
                foreign.insert(format!("{lang}: {}", line.trim()));
            }
        }
    }
    assert!(1000 < n_sums, "{n_sums} sums were looked at");
    assert!(foreign.is_empty(), "{foreign:#?}");
}

#[tokio::test]
async fn names_of_cards_are_as_the_box_has_them() {
    let site = site();
    let play = begin(&site, "london").await;
    let find = format!("{play}?find=blue&set=A");
    let own = see(&site, &find, "lang=en").await.body;
    assert!(own.contains("Water Works") && own.contains("What did you discard?"), "{own}");
    let french = see(&site, &find, "lang=en; cards=fr").await.body;
    assert!(french.contains("What did you discard?"), "the page itself is English");
    assert!(!french.contains("Water Works") && french.contains("Hôpital"), "{french}");
    assert!(own.contains("Language of the cards"), "the menu has the choice");
    let back = format!("back={play}&cards=fr");
    let set = post(&site, "/settings", &back).await;
    assert!(set.header("set-cookie").starts_with("cards=fr;"), "{}", set.header("set-cookie"));
    // What is spoken and moved is told with these names too.
    let page = get(&site, &find).await.body;
    answer(&site, &page, "/act", "discard hospital-a").await;
    let page = see(&site, &play, "lang=es; cards=fr").await.body;
    assert!(page.contains("Hôpital") && page.contains("¿Qué has hecho?"), "{page}");
    let patchwork = begin(&site, "patchwork").await;
    let menu = get(&site, &patchwork).await.body;
    assert!(!menu.contains("Language of the cards"), "no name is printed there");
}

#[tokio::test]
async fn a_name_is_found_by_its_letters_without_script() {
    let site = site();
    let play = begin(&site, "london").await;
    let shown = |page: &str| {
        let names = page.split("class=\"asks names\"").nth(1).unwrap();
        let names = names.split("</main>").next().unwrap();
        let buttons = names.split("<button").skip(1);
        let shown = buttons.filter(|it| it.contains("data-found") && !it.contains(" hidden"));
        let name = |it: &str| {
            let name = it.split("<b").nth(1).unwrap().split("</b>").next().unwrap();
            let name = name.split_once('>').unwrap().1;
            name.replace('\u{ad}', "")
        };
        shown.map(name).collect::<Vec<String>>()
    };
    let all = get(&site, &format!("{play}?find=brown&set=B")).await.body;
    assert!(10 < shown(&all).len(), "{:?}", shown(&all));
    assert!(all.contains("role=\"search\"") && all.contains("method=\"get\""));
    let sh = get(&site, &format!("{play}?find=brown&set=B&name=SH")).await.body;
    let found = shown(&sh);
    assert!(found.iter().all(|it| it.to_lowercase().contains("sh")), "{found:?}");
    assert!(found.contains(&"Ship Building".to_owned()), "{found:?}");
    let french = see(&site, &format!("{play}?find=blue&name=hopi"), "cards=fr").await.body;
    assert!(shown(&french).iter().all(|it| it == "Hôpital"), "{:?}", shown(&french));
}
