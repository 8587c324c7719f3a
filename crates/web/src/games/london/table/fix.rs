//! Putting the mirror right: board, boroughs, AutoMartin's side and the decks.

use kit::{Game, Message};
use london::{Colour, London, NONE, Position, State};
use maud::{Markup, html};
use serde_json::{Map, Value, json};

use super::{board, face, letter};
use crate::{
    frame::icon,
    page::{Fact, Fixing, View, Way, Ways},
    screens::table::fix::row,
};

/// The tabs of the page.
const BOARD: &str = "ldt-fix-board";
const BOROUGHS: &str = "ldt-fix-boroughs";
const ITS: &str = "ldt-fix-its";
const DECKS: &str = "ldt-fix-decks";

/// Every fact of the mirror: what it is called, how it stands, how it is set.
pub(in crate::games::london) fn facts(view: &View<'_, London>, state: &State) -> Vec<Fact> {
    let mut facts = Vec::new();
    on_board(view, state, &mut facts);
    boroughs(view, state, &mut facts);
    its_side(view, state, &mut facts);
    decks(view, state, &mut facts);
    facts
}

/// What a change of the position is as a merge patch: every field that differs.
fn patch(view: &View<'_, London>, state: &State, change: impl FnOnce(&mut Position)) -> Value {
    let before = view.game().position(state);
    let mut after = before.clone();
    change(&mut after);
    difference(&json!(before), &json!(after))
}

fn difference(before: &Value, after: &Value) -> Value {
    let (Value::Object(before), Value::Object(after)) = (before, after) else {
        return after.clone();
    };
    let mut patch = Map::new();
    for key in before.keys().filter(|it| !after.contains_key(*it)) {
        patch.insert(key.clone(), Value::Null);
    }
    for (key, value) in after.iter().filter(|it| before.get(it.0) != Some(it.1)) {
        let change = before.get(key).map_or_else(|| value.clone(), |it| difference(it, value));
        patch.insert(key.clone(), change);
    }
    Value::Object(patch)
}

/// Takes a city card from wherever the mirror has it.
fn take_card(position: &mut Position, key: &str) {
    let is_other = |it: &String| it != key;
    position.taken.retain(is_other);
    position.automa.city.retain(is_other);
    position.city_deck.iter_mut().for_each(|it| it.retain(is_other));
    for space in position.board.iter_mut().flatten().filter(|it| *it == key) {
        space.clear();
    }
}

/// Lets a city card lie where nobody has seen it: in a hand, a city or the deck.
fn lose_card(position: &mut Position, key: &str) {
    take_card(position, key);
    position.city_deck.get_or_insert_default().push(key.to_owned());
}

/// Takes a borough from wherever the mirror has it.
fn take_borough(position: &mut Position, key: &str) {
    let is_other = |it: &String| it != key;
    position.automa.boroughs.retain(is_other);
    position.people.iter_mut().for_each(|it| it.boroughs.retain(is_other));
    position.borough_deck.iter_mut().for_each(|it| it.retain(is_other));
    position.borough_bottom.retain(is_other);
    for slot in position.borough_row.iter_mut().flatten().filter(|it| *it == key) {
        slot.clear();
    }
}

fn lose_borough(position: &mut Position, key: &str) {
    take_borough(position, key);
    if !key.is_empty() {
        position.borough_deck.get_or_insert_default().push(key.to_owned());
    }
}

fn way(text: String, symbol: &'static str, patch: Value, is_now: bool) -> Way {
    Way { text, symbol, patch, is_now }
}

fn on_board(view: &View<'_, London>, state: &State, facts: &mut Vec<Fact>) {
    let (words, game) = (&view.words, view.game());
    for space in board::spaces(state) {
        let card = state.board.card(space.idx());
        let key = card.map(|it| game.key(it));
        let free = patch(view, state, |it| {
            if let Some(key) = &key {
                lose_card(it, key);
            }
        });
        facts.push(Fact {
            group: BOARD,
            place: space.to_string(),
            name: words.say(&game.space_name(space)),
            said: card.map_or_else(|| words.text("ldt-free"), |it| face::name(view, it)),
            ways: Ways::OneOf(vec![way(words.text("ldt-free"), "", free, card.is_none())]),
        });
    }
}

fn boroughs(view: &View<'_, London>, state: &State, facts: &mut Vec<Fact>) {
    let (words, game) = (&view.words, view.game());
    let name = |it: u8| words.say(&game.borough_name(game.borough(it)));
    let n = game.tables().boroughs.len() as u8;
    for (slot, &now) in state.row.iter().enumerate() {
        let set = |borough: u8| {
            patch(view, state, |it| {
                let key = game.borough_key(borough);
                lose_borough(it, &game.borough_key(now));
                take_borough(it, &key);
                it.borough_row.get_or_insert_default()[slot] = key;
            })
        };
        let ways = (0..n).map(|it| way(name(it), "", set(it), it == now)).collect();
        facts.push(Fact {
            group: BOROUGHS,
            place: format!("slot-{slot}"),
            name: words.say(&Message::new("ldt-fix-slot").with("n", slot + 1)),
            said: if now == NONE { words.text("ldt-free") } else { name(now) },
            ways: Ways::OneOf(ways),
        });
    }
    let seats = desk::people(game).into_iter().enumerate();
    let people = seats.map(|(nth, seat)| (Some(nth), seat));
    for (nth, seat) in people.chain([(None, game.automa_seat())]) {
        let held = &state.chairs[usize::from(seat.0)].boroughs;
        let ways = (0..n).map(|borough| {
            let is_now = held.contains(&borough);
            let change = patch(view, state, |it| {
                let key = game.borough_key(borough);
                if is_now {
                    return lose_borough(it, &key);
                }
                take_borough(it, &key);
                match nth {
                    Some(nth) => it.people[nth].boroughs.push(key),
                    None => it.automa.boroughs.push(key),
                }
            });
            way(name(borough), if is_now { "check" } else { "" }, change, is_now)
        });
        let ways = Ways::OneOf(ways.collect());
        let said = listed(words.text("ldt-fix-none"), held.iter().map(|&it| name(it)));
        let who = words.say(&desk::chair(game, seat));
        let name = words.say(&Message::new("ldt-fix-boroughs-of").with("who", who));
        facts.push(Fact { group: BOROUGHS, place: format!("of-{}", seat.0), name, said, ways });
    }
}

fn listed(none: String, names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.collect();
    if names.is_empty() { none } else { names.join(", ") }
}

fn its_side(view: &View<'_, London>, state: &State, facts: &mut Vec<Fact>) {
    let (words, game) = (&view.words, view.game());
    let chair = &state.chairs[usize::from(game.automa_seat().0)];
    let count = |path: &str, id: &str, n: i32, said: String| Fact {
        group: ITS,
        place: path.to_owned(),
        name: words.text(id),
        said,
        ways: Ways::Count { path: path.to_owned(), n: n.into(), least: 0, most: 500 },
    };
    let prestige = chair.prestige;
    facts.push(count("automa.money", "ld-money", chair.money, format!("£{}", chair.money)));
    facts.push(count("automa.poverty", "ld-poverty", chair.poverty, chair.poverty.to_string()));
    for (path, id, n) in [
        ("automa.prestige.cards", "score-cards", prestige.cards),
        ("automa.prestige.boroughs", "score-boroughs", prestige.boroughs),
        ("automa.prestige.crucial", "score-crucial", prestige.crucial),
    ] {
        facts.push(count(path, id, n, n.to_string()));
    }
    let ways = chair.face_up.into_iter().map(|card| {
        let key = game.key(card);
        way(face::name(view, card), "close", patch(view, state, |it| lose_card(it, &key)), false)
    });
    facts.push(Fact {
        group: ITS,
        place: "pile".to_owned(),
        name: words.text("ld-its-pile"),
        said: listed(
            words.text("ldt-fix-none"),
            chair.face_up.into_iter().map(|it| face::name(view, it)),
        ),
        ways: Ways::OneOf(ways.collect()),
    });
}

fn decks(view: &View<'_, London>, state: &State, facts: &mut Vec<Fact>) {
    let (words, game) = (&view.words, view.game());
    let set_name = |it: usize| words.say(&Message::new("ldt-set").with("set", letter(it)));
    let reached = state.city.layer();
    let mut ways: Vec<Way> = (0..3)
        .map(|set| {
            let hidden = [0, 1, 2].map(|it| if it < set { 0 } else { u8::MAX });
            let change = patch(view, state, |it| it.city_hidden = Some(hidden));
            way(set_name(set), "", change, reached == Some(set))
        })
        .collect();
    let out = patch(view, state, |it| it.city_hidden = Some([0; 3]));
    ways.push(way(words.text("ldt-out"), "", out, reached.is_none()));
    facts.push(Fact {
        group: DECKS,
        place: "city".to_owned(),
        name: words.text("ldt-fix-from"),
        said: reached.map_or_else(|| words.text("ldt-out"), set_name),
        ways: Ways::OneOf(ways),
    });
    for card in game.tables().automa.iter().enumerate().map(|it| it.0 as u8) {
        let (in_deck, is_out) =
            (state.automa_deck.unseen().has(card), state.automa_discard.has(card));
        if !in_deck && !is_out {
            continue;
        }
        let key = game.automa_key(card);
        let change = |to_deck: bool| {
            patch(view, state, |it| {
                let deck = it.automa.deck.get_or_insert_default();
                deck.retain(|it| *it != key);
                it.automa.discard.retain(|it| *it != key);
                if to_deck { deck.push(key.clone()) } else { it.automa.discard.push(key.clone()) }
            })
        };
        let (deck, discard) = (words.text("ldt-fix-in-deck"), words.text("ldt-fix-discarded"));
        facts.push(Fact {
            group: DECKS,
            place: format!("automa-{card}"),
            name: words.say(&game.automa_card_name(game.automa_card(card))),
            said: if in_deck { deck.clone() } else { discard.clone() },
            ways: Ways::OneOf(vec![
                way(deck, "", change(true), in_deck),
                way(discard, "", change(false), is_out),
            ]),
        });
    }
}

/// The tab that is open: its facts, or the card that a place shall hold.
pub(in crate::games::london) fn show(view: &View<'_, London>, fixing: &Fixing<London>) -> Markup {
    let words = &view.words;
    let asked = view.query.get("tab").map_or(BOARD, String::as_str);
    let tab = [BOARD, BOROUGHS, ITS, DECKS].into_iter().find(|it| *it == asked).unwrap_or(BOARD);
    let facts = facts(view, &fixing.state);
    let of_tab = || facts.iter().filter(|it| it.group == tab);
    let at = view.query.get("at").map(String::as_str);
    let open = of_tab().find(|it| Some(it.place.as_str()) == at);
    html! {
        nav.tabs.t.ldt-tabs {
            @for group in [BOARD, BOROUGHS, ITS, DECKS] {
                a href=(fixing.link(view.id, &json!({}), &[("tab", group)])) aria-current=[(group == tab).then_some("page")] { (words.text(group)) }
            }
        }
        @match (open, tab) {
            (Some(fact), BOARD) => (cards(view, fixing, fact)),
            (Some(fact), _) if fact.place == "pile" => (cards(view, fixing, fact)),
            (Some(fact), BOROUGHS) => (row(view, fixing, fact)),
            (None, BOARD) => (board_to_fix(view, fixing)),
            (None, BOROUGHS) => div.asks.n1 { @for fact in of_tab() { (opened_by(view, fixing, fact)) } },
            _ => div.facts-list {
                @for fact in of_tab() {
                    @if fact.place == "pile" { (opened_by(view, fixing, fact)) } @else { (row(view, fixing, fact)) }
                }
            },
        }
    }
}

/// A fact that opens what it can be.
fn opened_by(view: &View<'_, London>, fixing: &Fixing<London>, fact: &Fact) -> Markup {
    let parameters = [("tab", fact.group), ("at", fact.place.as_str())];
    html! {
        a.ask.row href=(fixing.link(view.id, &json!({}), &parameters)) {
            (icon("fix")) span { (fact.name) br; b { (fact.said) } }
        }
    }
}

/// The board, each space to be tapped.
fn board_to_fix(view: &View<'_, London>, fixing: &Fixing<London>) -> Markup {
    let state = &fixing.state;
    html! {
        (board::rows(view, state))
        div class=(board::grid_class(state)) role="group" aria-label=(view.words.text("ld-board")) {
            @for space in board::spaces(state) {
                @let here = space.to_string();
                @let link = fixing.link(view.id, &json!({}), &[("tab", BOARD), ("at", &here)]);
                @match state.board.card(space.idx()) {
                    Some(card) => a class=(board::class_of(view, card)) href=(link) { (face::inside(view, card, &html! {})) },
                    None => a.city.empty href=(link) { span.nm.muted { (view.words.text("ldt-free")) } },
                }
            }
        }
    }
}

/// What a place shall hold: nothing, or a card by colour, set and name.
fn cards(view: &View<'_, London>, fixing: &Fixing<London>, fact: &Fact) -> Markup {
    let (words, game, state) = (&view.words, view.game(), &fixing.state);
    let (tab, at) = (fact.group, fact.place.as_str());
    let colour =
        view.query.get("find").and_then(|it| Colour::ALL.into_iter().find(|c| c.key() == it));
    let set = view.query.get("set").and_then(|it| (0..3).find(|&set| letter(set) == it));
    let set = set.unwrap_or(game.current_set(state));
    let put = |card: u8| {
        let key = game.key(card);
        let held = board::spaces(state).find(|it| it.to_string() == at);
        patch(view, state, |it| {
            if let Some(old) = held.and_then(|space| state.board.card(space.idx())) {
                lose_card(it, &game.key(old));
            }
            take_card(it, &key);
            match held {
                Some(space) => {
                    it.board[usize::from(space.row())][usize::from(space.column())] = key
                }
                None => it.automa.city.push(key),
            }
        })
    };
    let mut named: Vec<(String, u8)> = Vec::new();
    for card in 0..game.tables().cards.len() as u8 {
        let spec = game.spec(card);
        let is_meant = Some(spec.colour) == colour && usize::from(spec.layer) == set;
        let is_here = state.board.set().has(card) && fact.group == BOARD;
        let is_listed = named.iter().any(|it| game.spec(it.1).design == spec.design);
        let is_named = game.sheet().cards[usize::from(spec.design)].is_named();
        if is_meant && is_named && !is_here && !is_listed {
            named.push((face::name(view, card), card));
        }
    }
    named.sort();
    html! {
        (row(view, fixing, fact))
        div.asks.n4 role="group" aria-label=(words.text("ldt-colour")) {
            @for it in Colour::ALL {
                @let class = face::colour_class(it);
                @let parameters = [("tab", tab), ("at", at), ("find", it.key()), ("set", letter(set))];
                a class={ "ask colour " (class) } href=(fixing.link(view.id, &json!({}), &parameters)) aria-current=[(colour == Some(it)).then_some("true")] {
                    (icon(&format!("london/{class}"))) (words.text(&format!("colour-{}", it.key())))
                }
            }
        }
        @if let Some(colour) = colour {
            div.trio {
                @for it in 0..3 {
                    @let parameters = [("tab", tab), ("at", at), ("find", colour.key()), ("set", letter(it))];
                    a.btn href=(fixing.link(view.id, &json!({}), &parameters)) aria-current=[(it == set).then_some("true")] {
                        (words.say(&Message::new("ldt-set").with("set", letter(it))))
                    }
                }
            }
            div.asks.names {
                @for (name, card) in named {
                    a class={ "ask colour " (face::colour_class(colour)) } href=(fixing.link(view.id, &put(card), &[("tab", tab)])) { b { (name) } }
                }
            }
        }
    }
}
