//! One borough of a set that is being typed.

use kit::Message;
use london::{BoroughCard, CardSheet, Edition, MAX_FIGURE, Side};
use maud::{Markup, html};

use super::{
    super::key,
    city::{named, ways},
    field::{figure, id_of, name, picks, read, text},
    gaps,
};
use crate::{page::Draft, visit::Query};

const FIGURES: [&str; 6] =
    ["cost", "cards", "prestige", "poverty-removed", "run-poverty", "run-cost"];

/// The form for the borough `nth`, or for a new one.
pub(super) fn show(draft: &Draft<'_>, sheet: &CardSheet, nth: &str) -> Markup {
    let words = &draft.words;
    let at = nth.parse::<usize>().ok().filter(|it| *it < sheet.boroughs.len());
    let borough = at.map(|it| &sheet.boroughs[it]);
    let values = match (draft.refused, borough) {
        (Some((typed, _)), _) => typed.clone(),
        (None, Some(borough)) => values(borough),
        (None, None) => proposed(sheet, draft.query),
    };
    let get = |key: &str| values.get(key).map_or("", String::as_str);
    let or = |key: &str, usual: &'static str| if get(key).is_empty() { usual } else { get(key) };
    let title = match borough {
        Some(borough) => borough.name.clone(),
        None => words.text("ld-set-new-borough"),
    };
    let yes_no = [("yes", words.text("ui-yes")), ("no", words.text("ui-no"))];
    html! {
        form.stacked.set-form method="post" action=(draft.form()) data-full {
            h2 { (title) }
            @if let Some((_, why)) = draft.refused { p.said role="alert" { (why) } }
            @else if let Some(at) = at { (gaps::of(words, sheet, key::BOROUGH, at)) }
            input type="hidden" name="revision" value=(draft.revision);
            input type="hidden" name=(key::BOROUGH) value=(at.map_or(key::NEW.to_owned(), |it| it.to_string()));
            (text(words, "name", get("name")))
            (picks(words, "starter", &yes_no, or("starter", "no")))
            (picks(words, "side", &named(words, "side", ["north", "south"]), or("side", "north")))
            (picks(words, "river", &yes_no, or("river", "no")))
            p.small.muted { (words.text("ld-set-unknown")) }
            div.figures { @for key in FIGURES { (figure(words, key, "", get(key))) } }
            (picks(words, "run-poverty-way", &named(words, "run-poverty-way", ["brings", "takes"]), or("run-poverty-way", "brings")))
            (picks(words, "run-cost-way", &named(words, "run-cost-way", ["paid", "gained"]), or("run-cost-way", "paid")))
            (ways(draft, at.is_some()))
        }
    }
}

/// A borough as the fields show it.
fn values(borough: &BoroughCard) -> Query {
    let answer = |it: bool| if it { "yes" } else { "no" }.to_owned();
    let side = if borough.side == Side::North { "north" } else { "south" };
    let is_less = |it: Option<i8>| it.is_some_and(|it| it < 0);
    let mut values: Query = [
        ("name", borough.name.clone()),
        ("starter", answer(borough.starter)),
        ("side", side.to_owned()),
        ("river", answer(borough.river)),
        (
            "run-poverty-way",
            if is_less(borough.run_poverty) { "takes" } else { "brings" }.to_owned(),
        ),
        ("run-cost-way", if is_less(borough.run_cost) { "gained" } else { "paid" }.to_owned()),
    ]
    .map(|(key, value)| (key.to_owned(), value))
    .into();
    let figures = [
        borough.cost,
        borough.cards,
        borough.prestige,
        borough.poverty_removed,
        borough.run_poverty.map(i8::unsigned_abs),
        borough.run_cost.map(i8::unsigned_abs),
    ];
    for (key, figure) in FIGURES.into_iter().zip(figures) {
        values.insert(key.to_owned(), figure.map(|it| it.to_string()).unwrap_or_default());
    }
    values
}

/// Keeps what was typed as the borough `nth`, or as a new one, and says what is next.
pub(super) fn fill(sheet: &mut CardSheet, nth: &str, fields: &Query) -> Result<String, Message> {
    let at = nth.parse::<usize>().ok().filter(|it| *it < sheet.boroughs.len());
    let then = fields.get("then").map_or("", String::as_str);
    if let (Some(at), "remove") = (at, then) {
        sheet.boroughs.remove(at);
        sheet.fill_up();
        return Ok(String::new());
    }
    let borough = borough(sheet, at, fields)?;
    let id = borough.id.clone();
    match at {
        Some(at) => sheet.boroughs[at] = borough,
        None => sheet.boroughs.push(borough),
    }
    sheet.fill_up();
    Ok(match (then, at) {
        ("next", None) => format!("?{}={}", key::BOROUGH, key::NEW),
        ("next", Some(_)) => {
            let at = sheet.boroughs.iter().position(|it| it.id == id);
            gaps::next(sheet, key::BOROUGH, at.expect("it was just put there"))
        }
        _ => String::new(),
    })
}

/// A new borough of which the fields tell a little, and what is proven of it.
pub(super) fn typed(sheet: &CardSheet, fields: &Query) -> Result<BoroughCard, Message> {
    borough(sheet, None, &proposed(sheet, fields))
}

/// What the address proposes, and what is proven of a borough of that name.
fn proposed(sheet: &CardSheet, query: &Query) -> Query {
    let mut values = query.clone();
    if sheet.edition == Edition::Second {
        let name = query.get(key::NAME).map_or("", |it| it.trim());
        for (field, figure) in london::attested_borough(name) {
            values.insert((*field).to_owned(), figure.to_string());
        }
    }
    values
}

fn borough(sheet: &CardSheet, at: Option<usize>, fields: &Query) -> Result<BoroughCard, Message> {
    let is = |key: &str, value: &str| fields.get(key).is_some_and(|it| it == value);
    let figure = |key: &str| read(fields, key, 0, MAX_FIGURE);
    // What the ability takes away or gives is written below 0.
    let of_run = |key: &str, way: &str| -> Result<Option<i8>, Message> {
        let sign = if is(&format!("{key}-way"), way) { -1 } else { 1 };
        Ok(figure(key)?.and_then(|it| i8::try_from(it).ok()).map(|it| sign * it))
    };
    let name = name(fields)?;
    let id = match at {
        Some(at) => sheet.boroughs[at].id.clone(),
        None => id_of(&name, "", |it| sheet.boroughs.iter().any(|borough| borough.id == it)),
    };
    Ok(BoroughCard {
        id,
        name,
        starter: is("starter", "yes"),
        side: if is("side", "south") { Side::South } else { Side::North },
        river: is("river", "yes"),
        cost: figure("cost")?,
        cards: figure("cards")?,
        prestige: figure("prestige")?,
        poverty_removed: figure("poverty-removed")?,
        run_poverty: of_run("run-poverty", "takes")?,
        run_cost: of_run("run-cost", "gained")?,
    })
}
