//! Fingers: what a person would touch next, wherever a game stands.

use serde_json::json;

use crate::webdriver::Browser;

/// Marks the first of these that can be seen.
const MARK: &str = "
  document.querySelector('[data-next]')?.removeAttribute('data-next');
  for (const way of WAYS) {
    const found = [...document.querySelectorAll(way)].find((it) => it.checkVisibility());
    if (!found) continue;
    found.setAttribute('data-next', '');
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    return way;
  }
";

/// Touches what is next in a game; `nth` makes the turns differ.
pub(crate) fn tap(browser: &Browser, game: &str, nth: usize) {
    let ways = match game {
        "patchwork" => patchwork(),
        "brass" => brass(browser, nth),
        _ => london(browser, nth),
    };
    let found = browser.js(&MARK.replace("WAYS", &json!(ways).to_string()));
    assert!(found.is_string(), "none of {ways:?} on {}: {}", browser.url(), browser.text("main"));
    browser.changing(|| browser.touch("[data-next]"));
}

fn patchwork() -> Vec<&'static str> {
    vec![".acts [data-key=s]", ".hand .btn.primary", "a.offer"]
}

/// Mostly passes, so that a game is soon over; now and then something is built.
fn brass(browser: &Browser, nth: usize) -> Vec<&'static str> {
    let mut ways = vec![
        ".hand .btn.primary",
        ".pointed .answers a",
        ".map a.spot-place.lit",
        ".map a.stall.lit",
        ".answers a",
    ];
    if browser.has(".asked .question") {
        ways.push(".cards a.card");
    } else if nth % 5 == 4 {
        ways.push(".acts.many>:is(:nth-child(4),:nth-child(1)):not([aria-disabled])");
    }
    ways.push(".acts.many>:nth-child(7)");
    ways
}

/// Mostly draws.
fn london(browser: &Browser, nth: usize) -> Vec<&'static str> {
    let deeds = [".cards a.legal", ".acts [data-key=r]", ".bors a.legal"];
    let url = browser.url();
    if url.contains("card=") {
        vec![".preview .primary", ".cards a.legal:not(.picked)"]
    } else if url.contains("borough=") {
        vec![".preview .primary"]
    } else if browser.has(".acts [data-key=t]") {
        let draw = ".acts [data-key=t]";
        if nth.is_multiple_of(3) { vec![deeds[nth % 4 % 3], draw] } else { vec![draw] }
    } else {
        vec![
            ".cards button.legal",
            ".own button.city.legal",
            ".acts [data-key=e]",
            ".acts .primary",
            ".dev button.city.legal",
            ".acts button",
        ]
    }
}
