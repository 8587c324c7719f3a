//! One city card of a set that is being typed.

use kit::Message;
use london::{
    ActivationCard, CardKind, CardSheet, CityCard, Colour, Edition, Effect, Layer, MAX_COPIES,
    MAX_FIGURE, Ongoing,
};
use maud::{Markup, html};

use super::{
    super::key,
    field::{
        ability, ability_values, figure, id_of, name, picks, read, read_ability, select, text,
        wrong,
    },
    gaps,
};
use crate::{Pen, page::Draft, visit::Query};

/// The figures of a building, in the order they are read on a card.
const FIGURES: [&str; 5] =
    ["building-cost", "activation-money", "money", "prestige", "end-prestige"];

/// The form for the card `nth`, or for a new one.
pub(super) fn show(draft: &Draft<'_>, sheet: &CardSheet, nth: &str) -> Markup {
    let words = &draft.words;
    let at = nth.parse::<usize>().ok().filter(|it| *it < sheet.cards.len());
    let card = at.map(|it| &sheet.cards[it]);
    // What was just typed, the card as it is kept, or what the address proposes.
    let values = match (draft.refused, card) {
        (Some((typed, _)), _) => typed.clone(),
        (None, Some(card)) => values(card),
        (None, None) => proposed(sheet, draft.query),
    };
    let get = |key: &str| values.get(key).map_or("", String::as_str);
    let or = |key: &str, usual: &'static str| if get(key).is_empty() { usual } else { get(key) };
    let title = match card {
        Some(card) => card.name.clone(),
        None => words.text("ld-set-new-card"),
    };
    html! {
        form.stacked.set-form method="post" action=(draft.form()) data-full {
            h2 { (title) }
            @if let Some((_, why)) = draft.refused { p.said role="alert" { (why) } }
            @else if let Some(at) = at { (gaps::of(words, sheet, key::CARD, at)) }
            input type="hidden" name="revision" value=(draft.revision);
            input type="hidden" name=(key::CARD) value=(at.map_or(key::NEW.to_owned(), |it| it.to_string()));
            (text(words, "name", get("name")))
            (picks(words, "deck", &["A", "B", "C"].map(|it| (it, it.to_owned())), or("deck", "A")))
            (figure(words, "count", "", or("count", "1")))
            (picks(words, "kind", &named(words, "kind", ["building", "pauper", "action"]), or("kind", "building")))
            div.unless-pauper { (picks(words, "colour", &["brown", "blue", "pink"].map(|it| (it, words.text(&format!("colour-{it}")))), or("colour", "brown"))) }
            div.only-building {
                p.small.muted { (words.text("ld-set-unknown")) }
                div.figures {
                    @for key in FIGURES { (figure(words, key, "", get(key))) }
                    (figure(words, "poverty", "", get("poverty")))
                }
                (picks(words, "poverty-way", &named(words, "poverty-way", ["brings", "takes"]), or("poverty-way", "takes")))
                (select(words, "activation-card", &spent(words), get("activation-card")))
                (picks(words, "flips", &answers(words), get("flips")))
                (ability(words, "ongoing", &Ongoing::ALL, &values))
            }
            div.unless-pauper { (ability(words, "effect", &Effect::ALL, &values)) }
            p.check { label { input type="checkbox" name="crucial" value="1" checked[!get("crucial").is_empty()]; " " (words.text("ld-set-crucial")) } }
            (ways(draft, at.is_some()))
        }
    }
}

/// What can be done with what was typed.
pub(super) fn ways(draft: &Draft<'_>, is_kept: bool) -> Markup {
    let words = &draft.words;
    html! {
        div.ways {
            button.btn.primary type="submit" name="then" value="next" { (words.button_icon("check")) (words.text("ld-set-keep-next")) }
            button.btn type="submit" name="then" value="list" { (words.button_icon("check")) (words.text("ld-set-keep")) }
            a.btn.quiet href=(draft.link()) { (words.button_icon("undo")) (words.text("ld-set-back")) }
            @if is_kept {
                button.btn.quiet type="submit" name="then" value="remove" formnovalidate { (words.button_icon("close")) (words.text("ui-remove")) }
            }
        }
    }
}

/// The names of a few values.
pub(super) fn named<const N: usize>(
    words: &Pen<'_>,
    key: &str,
    values: [&'static str; N],
) -> [(&'static str, String); N] {
    values.map(|it| (it, words.text(&format!("ld-set-{key}-{it}"))))
}

/// Yes, no, or not known.
pub(super) fn answers(words: &Pen<'_>) -> [(&'static str, String); 3] {
    [("yes", "ui-yes"), ("no", "ui-no"), ("", "ld-set-not-known")]
        .map(|(value, key)| (value, words.text(key)))
}

fn spent(words: &Pen<'_>) -> [(&'static str, String); 6] {
    let name = |it: &str| match it {
        "" => words.text("ld-set-not-known"),
        "none" => words.text("ld-set-nothing"),
        "any" => words.text("ld-set-any-card"),
        colour => words.text(&format!("colour-{colour}")),
    };
    ["", "none", "any", "brown", "blue", "pink"].map(|it| (it, name(it)))
}

/// What the address proposes, and what is proven of a card of that name.
fn proposed(sheet: &CardSheet, query: &Query) -> Query {
    let mut values = query.clone();
    if sheet.edition != Edition::Second {
        return values;
    }
    for (field, value) in london::attested(query.get(key::NAME).map_or("", String::as_str)) {
        let value = match (field, value) {
            ("crucial", _) => "1",
            ("flips", "true") => "yes",
            ("flips", _) => "no",
            ("effect", effect) => {
                let (effect, n) = effect.split_once(' ').unwrap_or((effect, ""));
                values.insert("effect-n".to_owned(), n.to_owned());
                // Only action cards do these.
                if ["draw", "play-free"].contains(&effect) {
                    values.insert("kind".to_owned(), "action".to_owned());
                }
                effect
            }
            _ => value,
        };
        values.insert(field.to_owned(), value.to_owned());
    }
    values
}

/// A card as the fields show it.
fn values(card: &CityCard) -> Query {
    let mut values = Query::new();
    let mut set = |key: &str, value: Option<String>| {
        values.insert(key.to_owned(), value.unwrap_or_default());
    };
    set("name", Some(card.name.clone()));
    set("deck", Some(format!("{:?}", card.deck)));
    set("count", Some(card.count.to_string()));
    set("kind", word(&card.kind));
    set("colour", Some(card.colour.key().to_owned()));
    let figures =
        [card.building_cost, card.activation_money, card.money, card.prestige, card.end_prestige];
    for (key, figure) in FIGURES.into_iter().zip(figures) {
        set(key, figure.map(|it| it.to_string()));
    }
    set("poverty", card.poverty.map(|it| it.unsigned_abs().to_string()));
    let way = if card.poverty.is_some_and(|it| 0 < it) { "brings" } else { "takes" };
    set("poverty-way", Some(way.to_owned()));
    set("activation-card", card.activation_card.as_ref().and_then(word));
    set("flips", card.flips.map(|it| if it { "yes" } else { "no" }.to_owned()));
    set("crucial", card.crucial.then(|| "1".to_owned()));
    ability_values("ongoing", card.ongoing.as_ref(), &mut values);
    ability_values("effect", card.effect.as_ref(), &mut values);
    values
}

/// How a value is written in documents.
fn word(value: &impl serde::Serialize) -> Option<String> {
    kit::to_value(value).as_str().map(str::to_owned)
}

/// Keeps what was typed as the card `nth`, or as a new one, and says what is next.
pub(super) fn fill(sheet: &mut CardSheet, nth: &str, fields: &Query) -> Result<String, Message> {
    let at = nth.parse::<usize>().ok().filter(|it| *it < sheet.cards.len());
    let then = fields.get("then").map_or("", String::as_str);
    if let (Some(at), "remove") = (at, then) {
        sheet.cards.remove(at);
        sheet.fill_up();
        return Ok(String::new());
    }
    let card = card(sheet, at, fields)?;
    let (id, deck) = (card.id.clone(), card.deck);
    match at {
        Some(at) => sheet.cards[at] = card,
        None => sheet.cards.push(card),
    }
    // A set lists deck A, then B, then C.
    sheet.cards.sort_by_key(|it| it.deck);
    sheet.fill_up();
    Ok(match (then, at) {
        ("next", None) => format!("?{}={}&{}={deck:?}", key::CARD, key::NEW, key::DECK),
        ("next", Some(_)) => {
            let at = sheet.cards.iter().position(|it| it.id == id);
            gaps::next(sheet, key::CARD, at.expect("it was just put there"))
        }
        _ => String::new(),
    })
}

/// A new card of which the fields tell a little, and what is proven of it.
pub(super) fn typed(sheet: &CardSheet, fields: &Query) -> Result<CityCard, Message> {
    card(sheet, None, &proposed(sheet, fields))
}

fn card(sheet: &CardSheet, at: Option<usize>, fields: &Query) -> Result<CityCard, Message> {
    let get = |key: &str| fields.get(key).map_or("", |it| it.trim());
    let name = name(fields)?;
    let deck = match get("deck") {
        "B" => Layer::B,
        "C" => Layer::C,
        _ => Layer::A,
    };
    let kind = match get("kind") {
        "pauper" => CardKind::Pauper,
        "action" => CardKind::Action,
        _ => CardKind::Building,
    };
    let colour = match get("colour") {
        _ if kind == CardKind::Pauper => Colour::Grey,
        "blue" => Colour::Blue,
        "pink" => Colour::Pink,
        _ => Colour::Brown,
    };
    let id = match at {
        Some(at) => sheet.cards[at].id.clone(),
        None => {
            let rest = format!("-{}", format!("{deck:?}").to_lowercase());
            id_of(&name, &rest, |it| sheet.cards.iter().any(|card| card.id == it))
        }
    };
    let mut card = CityCard {
        name,
        deck,
        count: read(fields, "count", 1, MAX_COPIES)?.unwrap_or(1),
        colour,
        crucial: fields.contains_key("crucial"),
        ..CityCard::unknown(id, kind)
    };
    if kind != CardKind::Pauper {
        card.effect = read_ability("effect", &Effect::ALL, fields)?;
    }
    if kind == CardKind::Building {
        building(&mut card, fields)?;
    }
    Ok(card)
}

/// What only buildings have.
fn building(card: &mut CityCard, fields: &Query) -> Result<(), Message> {
    let get = |key: &str| fields.get(key).map_or("", |it| it.trim());
    let figure = |key: &str| read(fields, key, 0, MAX_FIGURE);
    card.building_cost = figure("building-cost")?;
    card.activation_money = figure("activation-money")?;
    card.money = figure("money")?;
    card.prestige = figure("prestige")?;
    card.end_prestige = figure("end-prestige")?;
    let poverty = figure("poverty")?.and_then(|it| i8::try_from(it).ok());
    card.poverty = poverty.map(|it| if get("poverty-way") == "brings" { it } else { -it });
    card.activation_card = match get("activation-card") {
        "" => None,
        "none" => Some(ActivationCard::None),
        "any" => Some(ActivationCard::Any),
        "brown" => Some(ActivationCard::Brown),
        "blue" => Some(ActivationCard::Blue),
        "pink" => Some(ActivationCard::Pink),
        other => {
            return Err(wrong("activation-card", Message::new("ld-set-one-of-these"), other));
        }
    };
    card.flips = match get("flips") {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    };
    card.ongoing = read_ability("ongoing", &Ongoing::ALL, fields)?;
    Ok(())
}
