//! A card that came up at the table and is not in the set yet: it gets its name there.

use kit::{Game, Message};
use london::{Action, BoroughCard, CardKind, CardSheet, Colour, Edition, London, State};
use maud::{Markup, html};

use super::{
    super::key,
    borough, city,
    city::named,
    field::{completed, picks},
};
use crate::{
    address::Address,
    page::{Named, View, encoded},
    parts::form,
    visit::Query,
};

/// The set of the first edition, whose names serve as proposals: most of them are in
/// every box.
fn first_edition() -> Option<CardSheet> {
    CardSheet::draft(London::DOCUMENTS[0].text).ok()
}

/// What is asked of a city card: its name, colour, kind and set; `deed` is what is told with it.
pub(in crate::games::london) fn ask_card(
    view: &View<'_, London>,
    deed: &str,
    colour: Option<Colour>,
    set: &str,
) -> Markup {
    let words = &view.words;
    let sheet = view.game().sheet();
    if !sheet.has_room_for_card() {
        return full(view);
    }
    let is_free = |name: &str| sheet.cards.iter().all(|it| it.name != name);
    let known: Vec<&str> = london::attested_names().into_iter().filter(|it| is_free(it)).collect();
    let first = first_edition();
    let more = first.iter().flat_map(|it| &it.cards).map(|it| it.name.as_str());
    let mut names: Vec<&str> = more.chain(known.iter().copied()).filter(|it| is_free(it)).collect();
    names.sort_unstable();
    names.dedup();
    let name = view.query.get(key::NAME).map_or("", String::as_str);
    let proven = |field: &str| london::attested(name).find(|it| it.0 == field).map(|it| it.1);
    let colour = proven("colour").or(colour.map(Colour::key)).unwrap_or("brown");
    let is_action = proven("kind") == Some("action")
        || proven("effect").is_some_and(|it| it.starts_with("draw") || it.starts_with("play-free"));
    let fields = html! {
        input type="hidden" name="deed" value=(deed);
        (completed(words, "name", name, &names))
        (picks(words, "colour", &["brown", "blue", "pink"].map(|it| (it, words.text(&format!("colour-{it}")))), colour))
        (picks(words, "kind", &named(words, "kind", ["building", "action"]), if is_action { "action" } else { "building" }))
        (picks(words, "deck", &["A", "B", "C"].map(|it| (it, it.to_owned())), set))
    };
    // Names that the box is known to have, to be tapped instead of typed.
    let proposed = html! {
        @if name.is_empty() && sheet.edition == Edition::Second {
            div.asks.names.tight role="group" aria-label=(words.text("ldt-known-names")) {
                @for it in &known { a.ask href=(propose(view, it)) { b { (it) } } }
            }
        }
    };
    html! { (asked(view, fields)) (proposed) }
}

/// The page with a name in its field.
fn propose(view: &View<'_, London>, name: &str) -> String {
    let kept = [key::FIND, key::GIVE, key::SET]
        .into_iter()
        .filter_map(|name| Some((name, view.query.get(name)?.clone())));
    let mut query: Vec<(&str, String)> = kept.collect();
    query.push((key::NEW, "1".to_owned()));
    query.push((key::NAME, encoded(name)));
    view.link(&query)
}

/// What is asked of a borough: its name. Where it lies AutoMartin never looks at.
pub(in crate::games::london) fn ask_borough(view: &View<'_, London>) -> Markup {
    let words = &view.words;
    let sheet = view.game().sheet();
    if !sheet.has_room_for_borough() {
        return full(view);
    }
    let first = first_edition();
    let is_free = |name: &&str| sheet.boroughs.iter().all(|it| it.name != *name);
    let mut names: Vec<&str> = first
        .iter()
        .flat_map(|it| &it.boroughs)
        .map(|it| it.name.as_str())
        .filter(is_free)
        .collect();
    names.sort_unstable();
    let deed = html! { input type="hidden" name="deed" value="borough"; };
    html! {
        div.asks.names.tight role="group" aria-label=(words.text("ldt-known-names")) {
            @for name in &names {
                (form::change(view, Address::Name { id: view.id }, html! { (deed) input type="hidden" name="name" value=(name); }, html! {
                    button.ask.colour.bor type="submit" { b { (name) } }
                }))
            }
        }
        (asked(view, html! { (deed) (completed(words, "name", "", &names)) }))
    }
}

fn asked(view: &View<'_, London>, fields: Markup) -> Markup {
    let words = &view.words;
    let button = html! {
        button.btn.primary type="submit" { (words.button_icon("check")) (words.text("ldt-new-keep")) }
    };
    html! {
        section.set-form.ldt-new {
            (form::change(view, Address::Name { id: view.id }, fields, button))
            p.muted { (words.text("ldt-figure-kept")) }
        }
    }
}

/// A set that knows every card of its box: what lies there is of another one.
fn full(view: &View<'_, London>) -> Markup {
    let words = &view.words;
    html! {
        section.ldt-new {
            p { (words.text("ldt-not-here-text")) }
            div.asks.across-1 {
                a.ask.row href=(words.to(Address::New { game: London::ID }).with(key::AT, "table")) { (words.button_icon("card")) b { (words.text("ldt-other-box")) } }
                a.ask.row href=(words.to(Address::Fix { id: view.id })) { (words.button_icon("fix")) b { (words.text("ui-fix")) } small { (words.text("ldt-not-here-fix")) } }
            }
        }
    }
}

/// The set with the card that the fields name, and what is told with it.
pub(in crate::games::london) fn named_by(
    game: &London,
    state: &State,
    fields: &Query,
) -> Result<Named, Message> {
    let mut sheet = game.sheet().clone();
    let deed = fields.get("deed").map_or("", String::as_str);
    // What lies on the table keeps its place, named or not.
    let full = || Message::new("ldt-new-full");
    let action = if deed == "borough" {
        let borough = located(borough::typed(&sheet, fields)?, fields);
        let is_free = |at: usize| state.borough_deck.unseen().has(at as u8);
        let at = match sheet.edition {
            Edition::Own => sheet.add_borough(borough),
            _ => sheet.name_borough(borough, is_free).map(|it| it as u8),
        };
        Action::Borough(game.borough(at.ok_or_else(full)?))
    } else {
        let card = city::typed(&sheet, fields)?;
        if card.kind == CardKind::Pauper {
            return Err(full());
        }
        let number = match sheet.edition {
            Edition::Own => sheet.add_card(card),
            _ => {
                let unseen = game.tellable(state);
                let cards = &game.tables().cards;
                let number = |at: usize| {
                    cards.iter().position(|it| usize::from(it.design) == at).unwrap_or(0) as u8
                };
                sheet.name_card(card, |at| unseen.has(number(at))).map(number)
            }
        };
        let card = game.card(number.ok_or_else(full)?);
        match deed {
            "give" => Action::Give(card),
            "city" => Action::City(card),
            _ => Action::Discard(card),
        }
    };
    let text = sheet.to_toml();
    Ok(Named { key: "cards", text, action: action.to_string() })
}

/// A borough lies where the first edition's map has one of its name, unless it was told.
fn located(borough: BoroughCard, fields: &Query) -> BoroughCard {
    let first = first_edition();
    let known = first.iter().flat_map(|it| &it.boroughs).find(|it| it.name == borough.name);
    match known {
        Some(known) if !fields.contains_key("side") => {
            BoroughCard { side: known.side, river: known.river, ..borough }
        }
        _ => borough,
    }
}
