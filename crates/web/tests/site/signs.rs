//! Symbols: each one that carries a fact says which, and what it means.

use axum::http::StatusCode;

use crate::ask::{games, get, site};
use crate::why::played;

/// What stands between two words of a text.
fn between<'a>(text: &'a str, begin: &str, end: &str) -> Option<&'a str> {
    text.split(begin).nth(1)?.split(end).next()
}

/// A text without its tags.
fn letters(html: &str) -> String {
    html.split('<').map(|it| it.split_once('>').map_or(it, |it| it.1)).collect()
}

/// A symbol of the legend: its address, what it is called, and what it means.
struct Sign {
    symbol: String,
    name: String,
    meaning: String,
}

/// The legend of a game as its page tells it.
async fn legend(site: &axum::Router, game: &str) -> Vec<Sign> {
    let page = get(site, &format!("/how/{game}")).await.body;
    // A game without symbols of its own has no legend.
    let Some(legend) = between(&page, "<dl class=\"legend\">", "</dl>") else { return Vec::new() };
    let one = |it: &str| {
        let part = |begin: &str, end: &str| between(it, begin, end).unwrap().to_owned();
        Sign {
            symbol: part("<use href=\"", "\""),
            name: part("aria-label=\"", "\"").to_lowercase(),
            meaning: part("<dd>", "</dd>"),
        }
    };
    legend.split("<div>").skip(1).map(one).collect()
}

/// What is wrong with the symbols of a page.
fn faults(page: &str, legend: &[Sign]) -> Vec<String> {
    let main = between(page, "<main", "</main>").unwrap();
    let mut faults = Vec::new();
    let parts: Vec<&str> = main.split("<svg class=\"icon").collect();
    for (before, part) in parts.iter().zip(&parts[1..]) {
        let (svg, rest) = part.split_once("</svg>").unwrap();
        let symbol = between(svg, "<use href=\"", "\"").unwrap();
        let name = symbol.rsplit('/').next().unwrap();
        let sign = legend.iter().find(|it| it.symbol == symbol);
        let label = between(svg, "aria-label=\"", "\"").unwrap_or_default();
        let title = between(svg, "<title>", "</title>").unwrap_or_default();
        if svg.contains("aria-hidden=\"true\"") {
            // A silent symbol stands beside the words that say what it is.
            let beside = letters(rest.split("</div>").next().unwrap());
            let is_named = before.rsplit('<').next().is_some_and(|it| it.contains("aria-label="));
            if !is_named && !beside.chars().any(char::is_alphabetic) {
                let rest: String = rest.chars().take(90).collect();
                faults.push(format!("{name} says nothing: {rest}"));
            }
        } else if label.is_empty() {
            faults.push(format!("{name} has no name"));
        } else if sign.is_some_and(|it| !label.to_lowercase().contains(&it.name)) {
            faults.push(format!("{name} is not called as in the legend: {label}"));
        } else if title.is_empty() || sign.is_some_and(|it| !title.ends_with(&it.meaning)) {
            faults.push(format!("{name} does not tell its meaning: {title}"));
        }
    }
    faults
}

#[tokio::test]
async fn every_symbol_that_carries_a_fact_has_a_name_and_its_meaning() {
    let site = site();
    for game in games() {
        let legend = legend(&site, game).await;
        let (play, n) = played(&site, game, 14).await;
        let mut pages = vec![play.clone(), format!("{play}?ply={}", n / 2)];
        let page = get(&site, &play).await.body;
        let turn = between(&page, "/why/", "\"").unwrap();
        for step in [0, 1, 2, 99] {
            pages.push(format!("{play}/turn/{turn}?step={step}"));
        }
        pages.push(format!("{play}/why/{turn}"));
        let mut told = 0;
        for path in pages {
            let page = get(&site, &path).await;
            assert_eq!(page.status, StatusCode::OK, "{path}");
            let faults = faults(&page.body, &legend);
            assert!(faults.is_empty(), "{game} {path}:\n{}", faults.join("\n"));
            let is_told = |it: &&Sign| page.body.contains(&format!("{}</title>", it.meaning));
            told += legend.iter().filter(is_told).count();
        }
        assert!(legend.len() <= told, "{game}: {told} of the legend are told");
    }
}

#[tokio::test]
async fn every_step_of_how_to_play_has_a_picture() {
    let site = site();
    for game in games() {
        let page = get(&site, &format!("/how/{game}")).await.body;
        let steps =
            page.split("class=\"how-steps\"").nth(1).unwrap().split("</ol>").next().unwrap();
        let steps: Vec<&str> = steps.split("class=\"how-pic\"").skip(1).collect();
        assert!(4 <= steps.len(), "{game}: {} steps", steps.len());
        for step in steps {
            let picture = step.split("<p>").next().unwrap();
            assert!(picture.contains("<svg") && 150 < picture.len(), "{game}: {step}");
        }
    }
}
