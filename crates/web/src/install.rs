//! Installing: what a browser must know to put the program on a screen of its own,
//! and the page that fetches it where nobody but a host of files answers.

use axum::{
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use desk::Words;
use kit::Lang;
use maud::{DOCTYPE, PreEscaped, html};
use serde_json::json;

use crate::{assets, door::Ask, error::AppError, frame::GROUNDS, visit::Visit, words};

/// What the page that fetches the program can have to say.
const SAYINGS: [&str; 5] = ["wait", "unable", "refused", "failed", "broken"];

/// Tells a browser how the installed program looks, in the reader's language.
pub(crate) async fn manifest(visit: Visit, _: Ask) -> Result<Response, AppError> {
    let kind = HeaderValue::from_static("application/manifest+json");
    Ok(([(header::CONTENT_TYPE, kind)], manifest_text(&visit.plain())).into_response())
}

/// Addresses are relative to the manifest, so it holds in any folder.
fn manifest_text(words: &Words<'_>) -> String {
    let icon = |at: usize, size: &str, purpose: &str| {
        let path = assets::ICONS[at].path();
        json!({ "src": &path[1..], "sizes": size, "type": "image/png", "purpose": purpose })
    };
    let manifest = json!({
        "name": words.text("ui-brand"),
        "short_name": words.text("ui-brand"),
        "description": words.text("ui-about"),
        "lang": words.lang.code(),
        "dir": "ltr",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "theme_color": GROUNDS[0].1,
        "background_color": GROUNDS[0].1,
        "categories": ["games"],
        "icons": [
            icon(0, "192x192", "any"),
            icon(1, "512x512", "any"),
            icon(2, "512x512", "maskable"),
        ],
    });
    format!("{manifest:#}\n")
}

/// The files that a host of plain files needs besides the program: where they
/// stand, and what is in them.
pub fn files() -> Vec<(String, Vec<u8>)> {
    let lexicon = words::plain();
    let mut files = vec![(
        "app.webmanifest".to_owned(),
        manifest_text(&Words::new(&lexicon, Lang::En)).into_bytes(),
    )];
    files.extend(assets::ICONS.iter().map(|it| (it.path()[1..].to_owned(), it.body.to_vec())));
    let page = start_page(&Lang::ALL.map(|it| Words::new(&lexicon, it)));
    // Where a page is asked for that only the program has, hosts show this one.
    files.push(("404.html".to_owned(), page.clone().into_bytes()));
    files.push(("index.html".to_owned(), page.into_bytes()));
    files
}

/// The page that fetches the program, in all languages at once: it cannot know
/// whose it is before its script runs.
fn start_page(all: &[Words<'_>; 3]) -> String {
    let style = assets::packed!("start.css");
    let script = assets::packed!("start.js");
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="description" content=(all[0].text("ui-about"));
                // Where this page is shown, nobody knows yet where the icon is.
                link rel="icon" href="data:,";
                title { (all[0].text("ui-brand")) }
                style { (PreEscaped(style)) }
            }
            body {
                main {
                    h1 { (all[0].text("ui-brand")) }
                    noscript { @for words in all { p lang=(words.lang.code()) { (words.text("ui-site-script")) } } }
                    @for words in all {
                        @for it in SAYINGS {
                            p lang=(words.lang.code()) data-say=(it) hidden role="status" { (words.text(&format!("ui-site-{it}"))) }
                        }
                        button type="button" lang=(words.lang.code()) hidden { (words.text("ui-site-again")) }
                    }
                }
                script { (PreEscaped(script)) }
            }
        }
    };
    page.into_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ground_of_an_installed_program_is_that_of_its_pages() {
        let [(_, light), (_, dark)] = GROUNDS;
        let ground = format!("--paper:light-dark({light},{dark})");
        assert!(assets::STYLE.text().contains(&ground));
    }

    #[test]
    fn what_a_host_of_files_needs_asks_for_nothing_from_elsewhere() {
        let files = files();
        let text = |name: &str| {
            let found = files.iter().find(|it| it.0 == name).unwrap();
            String::from_utf8(found.1.clone()).unwrap()
        };
        for name in ["index.html", "404.html", "app.webmanifest"] {
            assert!(!text(name).contains("://"), "{name}");
        }
        let manifest: serde_json::Value = serde_json::from_str(&text("app.webmanifest")).unwrap();
        for icon in manifest["icons"].as_array().unwrap() {
            let path = icon["src"].as_str().unwrap();
            let (_, body) = files.iter().find(|it| it.0 == path).unwrap();
            let size = |at: usize| u32::from_be_bytes(body[at..at + 4].try_into().unwrap());
            assert_eq!(icon["sizes"], format!("{}x{}", size(16), size(20)), "{path}");
        }
    }
}
