//! A card set typed card by card: the set as a whole, and what is still missing.

mod borough;
mod city;
mod field;
mod gaps;
pub(super) mod unnamed;

use kit::Message;
use london::{CardKind, CardSheet, Edition, Layer};
use maud::{Markup, html};

use self::field::{picks, text};
use super::key;
use crate::{
    Pen,
    page::{Draft, Form, Rest},
    visit::Query,
};

/// The form for a set of city cards and boroughs.
pub(super) struct SetForm;

impl Form for SetForm {
    fn begin(&self, words: &Pen<'_>) -> Markup {
        let editions =
            ["second", "own"].map(|it| (it, words.text(&format!("ld-set-edition-{it}"))));
        html! {
            h3 { (words.text("ld-set-begin")) }
            p.small.muted { (words.text("ld-set-begin-text")) }
            (text(words, "name", ""))
            (picks(words, "edition", &editions, "second"))
            p { button.btn type="submit" { (words.button_icon("card")) (words.text("ld-set-begin-go")) } }
        }
    }

    fn begun(&self, fields: &Query) -> Result<String, Message> {
        let edition = match fields.get("edition").map(String::as_str) {
            Some("own") => Edition::Own,
            _ => Edition::Second,
        };
        let name = field::name(fields)?;
        Ok(match edition {
            Edition::Own => CardSheet { name, edition, cards: Vec::new(), boroughs: Vec::new() },
            // Every card has its place; its name and figures are told, here or at the table.
            Edition::First | Edition::Second => CardSheet::second_edition(&name),
        }
        .to_toml())
    }

    fn show(&self, draft: &Draft<'_>) -> Option<Markup> {
        let sheet = CardSheet::draft(draft.text).ok()?;
        let at =
            |name: &str| draft.refused.map_or(draft.query, |it| it.0).get(name).map(String::as_str);
        Some(match (at(key::CARD), at(key::BOROUGH)) {
            (Some(nth), _) => city::show(draft, &sheet, nth),
            (None, Some(nth)) => borough::show(draft, &sheet, nth),
            (None, None) => whole(draft, &sheet),
        })
    }

    fn filled(&self, text: &str, fields: &Query) -> Result<(String, String), Message> {
        let mut sheet = CardSheet::draft(text).map_err(|it| kit::Trouble::message(&it))?;
        let next = match (fields.get(key::CARD), fields.get(key::BOROUGH)) {
            (Some(nth), _) => city::fill(&mut sheet, nth, fields)?,
            (None, Some(nth)) => borough::fill(&mut sheet, nth, fields)?,
            (None, None) => {
                sheet.name = field::name(fields)?;
                String::new()
            }
        };
        Ok((sheet.to_toml(), next))
    }

    fn rest(&self, text: &str) -> Option<Rest> {
        gaps::rest(&CardSheet::draft(text).ok()?)
    }
}

/// The whole set: how far it has come, what is missing, every card and borough.
fn whole(draft: &Draft<'_>, sheet: &CardSheet) -> Markup {
    let words = &draft.words;
    let faults = sheet.faults();
    html! {
        @if let Some((_, why)) = draft.refused { p.said role="alert" { (why) } }
        (progress(words, sheet))
        p.ways {
            a.btn.primary href=(draft.link().with(key::CARD, key::NEW)) { (words.button_icon("card")) (words.text("ld-set-add-card")) }
            a.btn href=(draft.link().with(key::BOROUGH, key::NEW)) { (words.button_icon("london/borough")) (words.text("ld-set-add-borough")) }
        }
        (gaps::show(draft, sheet, &faults))
        @for deck in [Layer::A, Layer::B, Layer::C] {
            @let cards: Vec<_> = sheet.cards.iter().enumerate().filter(|it| it.1.deck == deck && it.1.is_named()).collect();
            @if !cards.is_empty() {
                section.set-list {
                    h3 { (words.say(&Message::new("ld-set-deck-title").with("deck", format!("{deck:?}")))) }
                    ul { @for (nth, card) in cards {
                        li { a class={ "set-card " (super::face::colour_class(card.colour)) } href=(draft.link().with(key::CARD, nth)) {
                            (card.name) @if 1 < card.count { " ×" (card.count) }
                            (gaps::mark(words, &faults, key::CARD, nth))
                        } }
                    } }
                }
            }
        }
        @if !sheet.boroughs.is_empty() {
            section.set-list {
                h3 { (words.text("ld-boroughs")) }
                ul { @for (nth, borough) in sheet.boroughs.iter().enumerate().filter(|it| it.1.is_named()) {
                    li { a.set-card.bor href=(draft.link().with(key::BOROUGH, nth)) {
                        (borough.name) (gaps::mark(words, &faults, key::BOROUGH, nth))
                    } }
                } }
            }
        }
        form.stacked.own-name method="post" action=(draft.form()) data-full {
            input type="hidden" name="revision" value=(draft.revision);
            (text(words, "name", &sheet.name))
            p { button.btn.quiet type="submit" { (words.button_icon("check")) (words.text("ld-set-rename")) } }
        }
    }
}

/// How many cards of each kind there are, of how many.
fn progress(words: &Pen<'_>, sheet: &CardSheet) -> Markup {
    let n = |kind: Option<CardKind>| -> usize {
        let cards = sheet.cards.iter().filter(|it| it.is_named());
        let cards = cards.filter(|it| kind.is_none_or(|kind| it.kind == kind));
        cards.map(|it| usize::from(it.count)).sum()
    };
    let of = |second: &str, own: &str| {
        if sheet.edition == Edition::Own { own.to_owned() } else { second.to_owned() }
    };
    let n_cards = if sheet.edition == Edition::First { "110" } else { "101" };
    let starters = sheet.boroughs.iter().filter(|it| it.starter).count();
    let rows = [
        ("ld-set-n-cards", n(None), of(n_cards, "30–128")),
        ("ld-set-n-paupers", n(Some(CardKind::Pauper)), "11".to_owned()),
        ("ld-set-n-actions", n(Some(CardKind::Action)), of("4", "")),
        (
            "ld-set-n-boroughs",
            sheet.boroughs.iter().filter(|it| it.is_named()).count(),
            of("20", "3–24"),
        ),
        ("ld-set-n-starters", starters, "3".to_owned()),
    ];
    html! {
        dl.facts { @for (key, n, of) in rows {
            div { dt { (words.text(key)) } dd { (n) @if !of.is_empty() { " / " (of) } } }
        } }
        p.small.muted { (words.text(match sheet.edition {
            Edition::First => "ld-set-edition-first",
            Edition::Second => "ld-set-edition-second",
            Edition::Own => "ld-set-edition-own",
        })) }
    }
}
