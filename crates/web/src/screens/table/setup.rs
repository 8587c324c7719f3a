//! Set the table: who deals which pile, then a list to tick off.

use kit::{Hands, Message, Pile, Session, Turn};
use maud::{Markup, html};

use super::screen::{Screen, address, nothing, page};
use crate::{
    Stored,
    address::{Address, key},
    game,
    page::{AtTable, Check, Deal, DealWay, Mode, View},
    parts::{form, table::rich},
    visit::Visit,
};

/// The checklist of a game at the table; who deals can be changed here at any time.
pub(crate) fn show<G: AtTable>(visit: &Visit, stored: &Stored, live: &Session<G>) -> Markup {
    let viewer = game::watcher(live);
    let address = address::<G>(visit, stored);
    let view = View::new(address, live, viewer, Mode::Now, live.ply());
    let words = &view.words;
    let is_begun = live.can_undo();
    let begin = match (is_begun, visit.query.get(key::FEW)) {
        (false, Some(_)) => view.link(&[(key::FEW, "1".to_owned())]),
        _ => view.link(&[]),
    };
    // A game may say who moves first.
    let begin_text = Message::new("table-begin");
    let told = desk::setup_names::<G>(words, live.game().setup()).join(" · ");
    let checks = if is_begun { Vec::new() } else { G::checklist(&view) };
    let screen = Screen {
        title: words.text(if is_begun { "ui-piles" } else { "ui-set-table" }),
        line: html! { span { (told) } },
        is_its: false,
        class: "start",
        see: html! {
            @for deal in G::deals() { (choice(&view, &deal)) }
            @if let Some(laid) = checks.iter().rev().find_map(|it| it.below.as_ref()) { div.only-wide.laid { (laid) } }
        },
        act: if is_begun { nothing() } else { list(&checks) },
        thumb: html! {
            a.btn.primary.done href=(begin) data-key="Enter" {
                (words.button_icon("play"))
                @if is_begun { (words.text("ui-back-to-table")) }
                @else if words.has(&begin_text) { (words.say(&begin_text)) }
                @else if matches!(live.turn(), Turn::Human(_)) { (words.text("ui-begin-you")) }
                @else { (words.text("ui-begin")) }
            }
        },
    };
    page(visit, &view, screen)
}

/// Who deals some piles: each way a plate.
fn choice<G: AtTable>(view: &View<'_, G>, deal: &Deal) -> Markup {
    let words = &view.words;
    let note = deal.title.clone().attribute("note");
    let class = if deal.ways.len() == 3 { "asks across-3" } else { "asks" };
    html! {
        section {
            div.head {
                h2 { (words.say(&deal.title)) }
                @if words.has(&note) { span.muted { (words.say(&note)) } }
            }
            div class=(class) { @for way in &deal.ways { (plate(view, deal, way)) } }
        }
    }
}

fn plate<G: AtTable>(view: &View<'_, G>, deal: &Deal, way: &DealWay) -> Markup {
    let words = &view.words;
    let hint = way.text.clone().attribute("hint");
    let is_now = is_dealt_so(view, deal, way);
    let face = html! {
        @if deal.ways.len() < 3 { (words.icon(way.symbol)) }
        b { (words.say(&way.text)) }
        @if words.has(&hint) { small { (words.say(&hint)) } }
    };
    let fields = html! {
        input type="hidden" name="piles" value=(deal.piles.join(","));
        input type="hidden" name="by" value=(way.hands.word());
        input type="hidden" name="then" value={ "setup" @if let Some(key) = way.then { "?" (key) "=1" } };
    };
    let button = html! { button.ask type="submit" aria-pressed=(is_now.to_string()) { (face) } };
    form::change(view, Address::Deal { id: view.id }, fields, button)
}

/// Whether the piles are dealt this way now.
fn is_dealt_so<G: AtTable>(view: &View<'_, G>, deal: &Deal, way: &DealWay) -> bool {
    let at = |name: &&str| G::PILES.iter().position(|it| it == name).map(|it| Pile(it as u8));
    let is_table = deal.piles.iter().filter_map(at).any(|it| view.live().is_dealt_by_table(it));
    let is_said = |key: &str| view.query.get(key).is_some_and(|it| it == "1");
    // Two ways of one's own hands differ by what the address says.
    let others = deal.ways.iter().filter(|it| it.hands == way.hands);
    let is_other_said = others.filter_map(|it| it.then).any(is_said);
    match way.hands {
        Hands::Program => !is_table,
        Hands::Table => is_table && way.then.map_or(!is_other_said, is_said),
    }
}

/// What lies where, to be ticked off. The last picture stands beside the list where
/// that has room.
fn list(checks: &[Check]) -> Markup {
    let last = checks.iter().rposition(|it| it.below.is_some());
    html! {
        ol.deeds {
            @for (nth, check) in checks.iter().enumerate() {
                li {
                    label {
                        input type="checkbox";
                        span.pic { (check.picture) }
                        span.say {
                            (rich(&check.text))
                            @if let Some(small) = &check.small { small { (rich(small)) } }
                        }
                    }
                    @if let Some(below) = &check.below { div.only-phone[last == Some(nth)] { (below) } }
                }
            }
        }
    }
}
