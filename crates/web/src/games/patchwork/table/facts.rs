//! Every fact of Patchwork's mirror, and how it is put right.

use kit::Game;
use maud::{Markup, html};
use patchwork::{END, Patch, Patchwork, Side, State, Tile};
use serde_json::{Value, json};

use super::{
    super::shape,
    grids::{drawn, face},
};
use crate::{
    frame::icon,
    page::{Fact, Fixing, View, Way, Ways},
    screens::table::fix::{row, tabs},
};

const GROUPS: [&str; 4] = ["pw-fix-board", "pw-fix-counts", "pw-fix-patches", "pw-fix-cards"];

/// Every fact of the mirror at a table.
pub(in super::super) fn all(view: &View<'_, Patchwork>, state: &State) -> Vec<Fact> {
    let mut facts = Vec::new();
    board(view, state, &mut facts);
    counts(view, state, &mut facts);
    for patch in Patch::all().filter(|&it| !state.unlaid.has(it)) {
        facts.push(patch_fact(view, state, patch));
    }
    facts.push(order_fact(view, state));
    for index in 0..view.game().deck().cards.len() as u8 {
        facts.push(card_fact(view, state, index));
    }
    facts
}

fn count(group: &'static str, name: String, path: &str, n: i64, least: i64, most: i64) -> Fact {
    let ways = Ways::Count { path: path.to_owned(), n, least, most };
    Fact { group, place: String::new(), name, said: n.to_string(), ways }
}

fn one_of(group: &'static str, place: String, name: String, ways: Vec<Way>) -> Fact {
    let said =
        ways.iter().find(|it| it.is_now).map_or_else(|| "–".to_owned(), |it| it.text.clone());
    Fact { group, place, name, said, ways: Ways::OneOf(ways) }
}

/// Tokens, the tile and the leather patches that lie on the board.
fn board(view: &View<'_, Patchwork>, state: &State, facts: &mut Vec<Fact>) {
    let words = &view.words;
    let group = GROUPS[0];
    let end = END.into();
    let mut token = |name: &str, path: &str, time: u8| {
        facts.push(count(group, words.text(name), path, time.into(), 0, end));
    };
    token("pw-your-token", "human.time", state.human.time);
    token("pw-its-token", "automa.time", state.automa.time);
    let way = |text: &str, symbol, patch: Value, is_now| Way {
        text: words.text(text),
        symbol,
        patch,
        is_now,
    };
    if state.human.time == state.automa.time {
        let on_top = |side: &str| json!({ "on-top": side });
        let ways = vec![
            way("pw-fix-yours", "you", on_top("human"), state.on_top == Side::Human),
            way("pw-fix-its", "automa", on_top("automa"), state.on_top == Side::Automa),
        ];
        facts.push(one_of(group, String::new(), words.text("pw-on-top"), ways));
    }
    let tile = |owner: &str| json!({ "tile": owner });
    let ways = vec![
        way("pw-fix-yours", "you", tile("human"), state.tile == Tile::Of(Side::Human)),
        way("pw-fix-its", "automa", tile("automa"), state.tile == Tile::Of(Side::Automa)),
        way("pw-fix-free", "patchwork/tile7", tile("free"), state.tile == Tile::Free),
    ];
    facts.push(one_of(group, String::new(), words.text("pw-fix-tile"), ways));
    let printed = view.game().setup().edition.leather();
    let lies = |space: u8| state.leather >> space & 1 == 1;
    // A tap on a space puts its leather patch there, or takes it away.
    let toggled = |space: u8| -> Vec<u8> {
        printed.into_iter().filter(|&it| lies(it) != (it == space)).collect()
    };
    let ways = printed.map(|space| Way {
        text: space.to_string(),
        symbol: "",
        patch: json!({ "leather": toggled(space) }),
        is_now: lies(space),
    });
    let there: Vec<String> =
        printed.into_iter().filter(|&it| lies(it)).map(|it| it.to_string()).collect();
    facts.push(Fact {
        group,
        place: String::new(),
        name: words.text("pw-fix-leather"),
        said: if there.is_empty() { "–".to_owned() } else { there.join(", ") },
        ways: Ways::OneOf(ways.into()),
    });
}

/// What both own that can be counted.
fn counts(view: &View<'_, Patchwork>, state: &State, facts: &mut Vec<Fact>) {
    let words = &view.words;
    let mut add = |name: &str, path: &str, n: i64, least: i64, most: i64| {
        facts.push(count(GROUPS[1], words.text(name), path, n, least, most));
    };
    let (human, automa) = (&state.human, &state.automa);
    add("pw-your-buttons", "human.buttons", human.buttons.into(), -99, 999);
    add("pw-your-income", "human.income", human.income.into(), 0, 76);
    add("pw-its-buttons", "automa.buttons", automa.buttons.into(), 0, 999);
    let n_free = 5 - state.leather.count_ones() as i64;
    let left = (n_free - i64::from(human.leather) - i64::from(automa.leather)).max(0);
    let most = |n: u8| i64::from(n) + left;
    add("pw-your-leather", "human.leather", human.leather.into(), 0, most(human.leather));
    add("pw-its-leather", "automa.leather", automa.leather.into(), 0, most(automa.leather));
}

/// Where a patch is: in the circle, yours or its.
fn patch_fact(view: &View<'_, Patchwork>, state: &State, patch: Patch) -> Fact {
    let words = &view.words;
    let numbers = |patches: &mut dyn Iterator<Item = Patch>| {
        patches.filter(|&it| it != patch).map(|it| it.0).collect::<Vec<u8>>()
    };
    let circle = numbers(&mut state.circle.iter().copied());
    let yours = numbers(&mut state.human.taken.iter());
    let its = numbers(&mut state.automa.patches.iter());
    let with = |list: &[u8]| [list, &[patch.0]].concat();
    let set = |circle: &[u8], yours: &[u8], its: &[u8]| json!({ "circle": circle, "human": { "taken": yours, "income": null }, "automa": { "patches": its } });
    let way =
        |text: &str, symbol, patch, is_now| Way { text: words.text(text), symbol, patch, is_now };
    let is_yours = state.human.taken.has(patch);
    let is_its = state.automa.patches.has(patch);
    let ways = vec![
        way(
            "pw-fix-circle",
            "patchwork/spool",
            set(&with(&circle), &yours, &its),
            !is_yours && !is_its,
        ),
        way("pw-fix-yours", "you", set(&circle, &with(&yours), &its), is_yours),
        way("pw-fix-its", "automa", set(&circle, &yours, &with(&its)), is_its),
    ];
    one_of(GROUPS[2], format!("patch-{patch}"), words.say(&shape::words(patch)), ways)
}

/// The patches in reach, in their order.
fn order_fact(view: &View<'_, Patchwork>, state: &State) -> Fact {
    let words = &view.words;
    let names = state.reach().iter().map(|&it| words.say(&shape::words(it)));
    let said = names.collect::<Vec<_>>().join(" · ");
    Fact {
        group: GROUPS[2],
        place: "reach".to_owned(),
        name: words.text("pw-neutral"),
        said,
        ways: Ways::OneOf(Vec::new()),
    }
}

/// Whether a card can still come.
fn card_fact(view: &View<'_, Patchwork>, state: &State, index: u8) -> Fact {
    let words = &view.words;
    let game = view.game();
    let is_unseen = |it: u8| state.pile.unseen >> it & 1 == 1;
    let n_cards = game.deck().cards.len() as u8;
    let unseen = |card: u8, comes: bool| {
        let it = (0..n_cards).filter(|&it| if it == card { comes } else { is_unseen(it) });
        it.map(|it| game.number(it)).collect::<Vec<u8>>()
    };
    let n_left = i16::from(state.pile.n_left);
    let to = |comes: bool| {
        let change = i16::from(comes) - i16::from(is_unseen(index));
        json!({ "unseen": unseen(index, comes), "left": n_left + change })
    };
    let way = |text: &str, symbol, comes: bool| Way {
        text: words.text(text),
        symbol,
        patch: to(comes),
        is_now: is_unseen(index) == comes,
    };
    let ways = vec![way("pw-fix-in-pile", "deck", true), way("pw-turned", "discard", false)];
    one_of(GROUPS[3], format!("card-{index}"), words.count("pw-card", game.number(index)), ways)
}

/// The page: rows for tokens and counts, shapes and cards to tap.
pub(in super::super) fn fix(view: &View<'_, Patchwork>, fixing: &Fixing<Patchwork>) -> Markup {
    let facts = all(view, &fixing.state);
    let asked = view.query.get("tab").map(String::as_str);
    let shown = GROUPS.into_iter().find(|it| Some(*it) == asked).unwrap_or(GROUPS[0]);
    html! {
        (tabs(view, fixing, &GROUPS, shown))
        @match shown {
            "pw-fix-patches" => (patches(view, fixing, &facts)),
            "pw-fix-cards" => (cards(view, fixing, &facts)),
            _ => div.facts-list { @for fact in facts.iter().filter(|it| it.group == shown) { (row(view, fixing, fact)) } },
        }
    }
}

/// Shapes to tap; the one tapped says where it is, and can go to the front of the circle.
fn patches(view: &View<'_, Patchwork>, fixing: &Fixing<Patchwork>, facts: &[Fact]) -> Markup {
    let words = &view.words;
    let state = &fixing.state;
    let at = view.query.get("at").map_or("", String::as_str);
    let nothing = json!({});
    let tapped = Patch::all().find(|it| format!("patch-{it}") == at);
    let place = |it: Patch| state.place_in_circle(it).map(|it| it + 1);
    if let Some(patch) = tapped {
        return one_patch(view, fixing, facts, patch);
    }
    html! {
        div.shapes {
            @for patch in Patch::all() {
                @let id = format!("patch-{patch}");
                a.shape.in[place(patch).is_some()] href=(fixing.link(view.id, &nothing, &[("tab", GROUPS[2]), ("at", &id)]))
                    aria-label=(words.say(&shape::words(patch))) {
                    b {
                        @if let Some(place) = place(patch) { (place) }
                        @else if state.human.taken.has(patch) { (icon("you")) }
                        @else if state.automa.patches.has(patch) { (icon("automa")) }
                    }
                    (drawn(patch))
                }
            }
        }
    }
}

/// One patch: where it is, and its place in the circle.
fn one_patch(
    view: &View<'_, Patchwork>,
    fixing: &Fixing<Patchwork>,
    facts: &[Fact],
    patch: Patch,
) -> Markup {
    let words = &view.words;
    let state = &fixing.state;
    let at = format!("patch-{patch}");
    let place = state.place_in_circle(patch);
    html! {
        div.onepatch {
            span.shape { (drawn(patch)) }
            a.btn href=(fixing.link(view.id, &json!({}), &[("tab", GROUPS[2])])) { (icon("patchwork/patch")) (words.text("pw-all-patches")) }
        }
        @for fact in facts.iter().filter(|it| it.place == at) { (row(view, fixing, fact)) }
        @if place.is_some() {
            div.fixrow.many { h3 { (words.text("pw-offers")) } div.asks.n3 {
                @for (nth, key) in super::ORDINALS.iter().enumerate() {
                    a.ask href=(fixing.link(view.id, &moved(state, patch, nth), &[("tab", GROUPS[2]), ("at", &at)]))
                        aria-current=[(place == Some(nth)).then_some("true")] { (words.text(key)) }
                }
            } }
        }
    }
}

/// The circle with one patch at another place.
fn moved(state: &State, patch: Patch, nth: usize) -> Value {
    let mut circle: Vec<u8> =
        state.circle.iter().filter(|it| **it != patch).map(|it| it.0).collect();
    circle.insert(nth.min(circle.len()), patch.0);
    json!({ "circle": circle })
}

/// Cards to tap: a tap turns one up or puts it back.
fn cards(view: &View<'_, Patchwork>, fixing: &Fixing<Patchwork>, facts: &[Fact]) -> Markup {
    html! {
        div.asks.n3 {
            @for index in 0..view.game().deck().cards.len() as u8 {
                @let is_unseen = fixing.state.pile.unseen >> index & 1 == 1;
                @let fact = facts.iter().find(|it| it.place == format!("card-{index}"));
                @if let Some(Fact { ways: Ways::OneOf(ways), .. }) = fact {
                    @for way in ways.iter().filter(|it| !it.is_now) {
                        a.ask.mini.turned[!is_unseen] href=(fixing.link(view.id, &way.patch, &[("tab", GROUPS[3])])) { (face(view, index, is_unseen)) }
                    }
                }
            }
        }
    }
}
