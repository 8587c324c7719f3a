//! What is printed on a card that AutoMartin meets: one form with every figure that
//! matters now, asked once and kept.

use kit::{Entry, Message, Session};
use london::{Action, AskedFigure, London};
use maud::{Markup, html};

use super::super::key;
use crate::{
    page::{AtTable, View},
    parts::{form, table as at_table},
};

/// The figures of a card, which are told at once.
pub(super) fn deed(live: &Session<London>, ply: usize) -> Option<(Message, usize)> {
    let asked = |ply: usize| match live.entries()[ply] {
        Entry::Action(Action::Figure(_)) => live.game().unknown(live.at(ply)).map(|it| it.0),
        _ => None,
    };
    let of = asked(ply)?;
    let first = (0..=ply).rev().take_while(|&it| asked(it) == Some(of)).last().unwrap_or(ply);
    let name = Message::new("ldt-deed-figures").with("card", live.game().unknown_name(of));
    Some((name, first))
}

/// What the address tells of a figure; what it does not mention is 0.
fn told(view: &View<'_, London>, name: &str) -> i8 {
    let told = view.query.get(&format!("{}{name}", key::FIGURE)).and_then(|it| it.parse().ok());
    told.unwrap_or(0)
}

/// Those that he needs if they are as told.
fn needed(view: &View<'_, London>) -> Vec<AskedFigure> {
    view.game().asked_figures(view.state(), |name| told(view, name))
}

/// Those that are shown: what is needed if nothing is printed keeps its place, whatever
/// is told.
fn shown(view: &View<'_, London>) -> Vec<AskedFigure> {
    let blank = view.game().asked_figures(view.state(), |_| 0);
    let mut all: Vec<AskedFigure> = blank
        .into_iter()
        .map(|it| AskedFigure { value: told(view, it.name).clamp(it.least, it.most), ..it })
        .collect();
    for it in needed(view) {
        if all.iter().all(|known| known.name != it.name) {
            all.push(it);
        }
    }
    all
}

/// The address of the page with one figure told otherwise.
fn with(view: &View<'_, London>, shown: &[AskedFigure], name: &str, value: i8) -> String {
    let figures = shown.iter().map(|it| {
        let value = if it.name == name { value } else { it.value };
        (format!("{}{}", key::FIGURE, it.name), value)
    });
    let told: Vec<(String, String)> =
        figures.filter(|it| it.1 != 0).map(|it| (it.0, it.1.to_string())).collect();
    let told: Vec<(&str, String)> = told.iter().map(|it| (it.0.as_str(), it.1.clone())).collect();
    view.link(&told)
}

/// The card, and a row for each figure.
pub(super) fn show(view: &View<'_, London>) -> Markup {
    let (words, game) = (&view.words, view.game());
    let Some((of, _)) = game.unknown(view.state()) else { return html! {} };
    let shown = shown(view);
    html! {
        section.ldt-draw {
            h2 { (words.say(&Message::new("ldt-card-says").with("card", game.unknown_name(of)))) }
            p.muted { (words.text("ldt-figure-kept")) }
            ol.ldt-figures {
                @for it in &shown {
                    @let label = words.text(&label(it.name));
                    li.fixrow {
                        h3 { (words.icon(symbol(it.name))) " " (label) @if it.least < 0 { br; small { (words.text(below(it.name))) } } }
                        div.step role="group" aria-label=(label) {
                            (step(view, &shown, it, -1, &label))
                            output { b { (figure(view, it)) } small { (words.text(sense(it.name, it.value))) } }
                            (step(view, &shown, it, 1, &label))
                        }
                    }
                }
            }
        }
    }
}

fn step(
    view: &View<'_, London>,
    shown: &[AskedFigure],
    it: &AskedFigure,
    by: i8,
    label: &str,
) -> Markup {
    let words = &view.words;
    let (sign, text) = if by < 0 { ("minus", "ui-less") } else { ("plus", "ui-greater") };
    let label = format!("{label}: {}", words.text(text));
    let to = it.value + by;
    match (it.least..=it.most).contains(&to) {
        true => html! {
            a.btn href=(with(view, shown, it.name, to)) aria-label=(label) { (words.button_icon(sign)) }
        },
        false => form::disabled_step(&label, &words.icon(sign)),
    }
}

/// *Undo*, *Fix*, and what is told, with what it comes to.
pub(super) fn thumb(view: &View<'_, London>) -> Markup {
    let words = &view.words;
    let needed = needed(view);
    let actions: Vec<Action> = needed.iter().map(|it| Action::Figure(it.value)).collect();
    let first = needed.iter().find(|it| it.value != 0);
    let done = match first {
        Some(it) => Message::new("ldt-figures-done")
            .with("figure", figure(view, it))
            .with("sense", words.text(sense(it.name, it.value))),
        None => Message::new("ldt-figures-none").with("n", needed.len()),
    };
    html! {
        div.trio { (at_table::undo(view, London::deed)) (at_table::to_fix(view, None)) }
        (form::acts(view, &actions, html! {
            button.btn.primary.done type="submit" data-key="Enter" { (words.button_icon("check")) (words.say(&done)) }
        }))
    }
}

/// A figure with its sign and what it counts.
fn figure(view: &View<'_, London>, it: &AskedFigure) -> String {
    let n = it.value;
    let pounds = |n: i8| view.words.say(&Message::new("ldt-pounds").with("n", n.unsigned_abs()));
    match it.name {
        _ if n == 0 => "0".to_owned(),
        "building-cost" | "activation-money" | "cost" => pounds(n),
        "run-cost" if 0 < n => pounds(n),
        "money" | "run-cost" => format!("+{}", pounds(n)),
        "cards" | "draw-symbol" => n.to_string(),
        "poverty-removed" => desk::figure(-i32::from(n)),
        _ if 0 < n => format!("+{n}"),
        _ => desk::figure(n.into()),
    }
}

/// What a figure means for AutoMartin: the sign in words.
fn sense(name: &str, n: i8) -> &'static str {
    match name {
        _ if n == 0 => "ldt-sense-none",
        "building-cost" | "activation-money" | "cost" => "ldt-sense-pays",
        "run-cost" if 0 < n => "ldt-sense-pays",
        "money" | "run-cost" => "ldt-sense-receives",
        "cards" | "draw-symbol" => "ldt-sense-draws",
        "poverty-removed" => "ldt-sense-goes",
        _ if n < 0 => "ldt-sense-goes",
        _ => "ldt-sense-gains",
    }
}

/// What a figure is called; what may go both ways says so beneath.
fn label(name: &str) -> String {
    match name {
        "run-poverty" | "run-cost" => format!("ldt-{name}"),
        _ => format!("figure-{name}"),
    }
}

/// What a figure below 0 would mean.
fn below(name: &str) -> &'static str {
    if name == "run-cost" { "ldt-below-receives" } else { "ldt-below-goes" }
}

fn symbol(name: &str) -> &'static str {
    match name {
        "poverty" | "poverty-removed" | "run-poverty" => "london/poverty",
        "prestige" => "london/prestige",
        "end-prestige" => "london/laurel",
        "cards" | "draw-symbol" => "card",
        "building-cost" => "london/hammer",
        "activation-money" => "step",
        _ => "pound",
    }
}
