//! A card that came up at the table and is not in the set yet: it gets its name there.

use kit::Message;
use london::{Action, CardKind, London, State};
use maud::{Markup, html};

use super::{
    borough, city,
    city::named,
    field::{picks, text},
};
use crate::{
    address::Address,
    page::{Named, View},
    parts::form,
    visit::Query,
};

/// What is asked of a city card: its name, colour, kind and set; `deed` is what is told with it.
pub(in crate::games::london) fn ask_card(
    view: &View<'_, London>,
    deed: &str,
    colour: &str,
    set: &str,
) -> Markup {
    let words = &view.words;
    let fields = html! {
        input type="hidden" name="deed" value=(deed);
        (text(words, "name", ""))
        (picks(words, "colour", &["brown", "blue", "pink"].map(|it| (it, words.text(&format!("colour-{it}")))), colour))
        (picks(words, "kind", &named(words, "kind", ["building", "action"]), "building"))
        (picks(words, "deck", &["A", "B", "C"].map(|it| (it, it.to_owned())), set))
    };
    asked(view, fields)
}

/// What is asked of a borough: its name and where it lies.
pub(in crate::games::london) fn ask_borough(view: &View<'_, London>) -> Markup {
    let words = &view.words;
    let yes_no = [("yes", words.text("ui-yes")), ("no", words.text("ui-no"))];
    let fields = html! {
        input type="hidden" name="deed" value="borough";
        (text(words, "name", ""))
        (picks(words, "side", &named(words, "side", ["north", "south"]), "north"))
        (picks(words, "river", &yes_no, "no"))
    };
    asked(view, fields)
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
        let borough = borough::typed(&sheet, fields)?;
        let is_free = |at: usize| state.borough_deck.unseen().has(at as u8);
        let at = sheet.name_borough(borough, is_free).ok_or_else(full)?;
        Action::Borough(game.borough(at as u8))
    } else {
        let card = city::typed(&sheet, fields)?;
        if card.kind == CardKind::Pauper {
            return Err(full());
        }
        let unseen = game.tellable(state);
        let number = |at: usize| {
            let cards = &game.tables().cards;
            cards.iter().position(|it| usize::from(it.design) == at).unwrap_or(0) as u8
        };
        let at = sheet.name_card(card, |at| unseen.has(number(at))).ok_or_else(full)?;
        let card = game.card(number(at));
        match deed {
            "give" => Action::Give(card),
            "city" => Action::City(card),
            _ => Action::Discard(card),
        }
    };
    let text = sheet.to_toml();
    Ok(Named { key: "cards", text, action: action.to_string() })
}
