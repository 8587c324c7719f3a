//! What can be chosen, one button each: what it is, what it costs in all, what comes of
//! it; and what nothing but money forbids.

use brass::{Action, Brass, Deed, Industry, Owner, Price, Source, Space, State, tile};
use kit::{Game, Message};
use maud::{Markup, html};

use super::{
    deed::Plan,
    hand,
    piece::{ROMAN, symbol},
    place::{self, bonus_told, location},
};
use crate::{Pen, page::View};

/// A button: what it is, what comes of it, what it costs.
pub(super) struct Answer {
    /// `at` for a place, `line` for a line, `big` for whole words.
    shape: &'static str,
    sign: Option<Markup>,
    name: String,
    notes: Vec<String>,
    /// What the price is made up of.
    parts: Markup,
    price: Markup,
}

impl Answer {
    /// What stands on the button.
    fn face(&self) -> Markup {
        html! {
            @if let Some(sign) = &self.sign { span.sign { (sign) } " " }
            b.name { (self.name) } " "
            (self.price) " "
            @if !self.notes.is_empty() || !self.parts.0.is_empty() {
                small.notes { span { (self.notes.join(", ")) } " " (self.parts) }
            }
        }
    }

    /// The button that leads to a page.
    pub(super) fn link(&self, to: &str) -> Markup {
        html! { a class={ "answer " (self.shape) } href=(to) { (self.face()) } }
    }

    /// The same, out of reach for so many pounds: the page says why.
    pub(super) fn short(mut self, words: &Pen<'_>, missing: i16, to: &str) -> Markup {
        self.notes.push(words.count("br-short", missing));
        html! {
            a class={ "answer dear " (self.shape) } href=(to) aria-disabled="true" { (self.face()) }
        }
    }

    /// The same, barred for a reason.
    fn barred(&self, reason: &Markup) -> Markup {
        html! {
            p class={ "answer barred " (self.shape) } { (self.face()) small.notes { (reason) } }
        }
    }
}

/// One answer to the question that a table has open.
pub(super) fn of(view: &View<'_, Brass>, table: &State, action: Action) -> Answer {
    let words = &view.words;
    let plain = |shape, symbol: Option<&str>, name: Message, notes| Answer {
        shape,
        sign: symbol.map(|it| words.button_icon(it)),
        name: words.say(&name),
        notes,
        parts: html! {},
        price: html! {},
    };
    match action {
        Action::Site(industry, at) => site(view, table, industry, at),
        Action::Line(link) => Answer {
            price: priced(view, table.price(action), Some(table.link_worth(link))),
            ..plain("line", None, view.game().name(brass::Candidate::Link(link)), Vec::new())
        },
        Action::Remove(industry) => removal(view, table, industry),
        Action::Flip(at) => sale(view, table, at),
        Action::GiveUp(at) => give_up(view, table, at),
        Action::To(merchant) => {
            let stall = place::Place::Merchant(merchant);
            let notes = stall.stands(table).map(|it| words.say(&it));
            plain("big", Some("brass/merchant"), stall.name(), notes.into_iter().collect())
        }
        Action::Coal(at) | Action::Iron(at) => source(view, table, at),
        Action::Beer(from) => match from.space() {
            Some(at) => source(view, table, at),
            None => barrel(view, table, from),
        },
        _ => plain("big", None, view.game().describe(table, action), Vec::new()),
    }
}

/// The sign of a tile: its industry, for ears too, and its level.
fn tile_sign(words: &Pen<'_>, industry: Industry, level: Option<u8>) -> Markup {
    let name = words.say(&place::industry(industry));
    html! {
        (words.spoken_icon(&format!("brass/{}", symbol(industry)), &name, ""))
        @if let Some(level) = level { b { (ROMAN[usize::from(level)]) } }
    }
}

fn site(view: &View<'_, Brass>, table: &State, industry: Industry, at: Space) -> Answer {
    let words = &view.words;
    let mut notes = Vec::new();
    if 1 < brass::SPACES_AT[at.location() as usize].len() {
        notes.push(words.say(&brass::side(at)));
    }
    if let Some(under) = table.board.tile(at) {
        notes.push(over(words, under.owner, under.level));
    }
    let (n_sold, pounds) = table.sold_at_once(industry, at);
    if 0 < n_sold {
        let what = if industry == Industry::CoalMine { "coal" } else { "iron" };
        notes.push(
            words.say(&Message::new("br-sold-at-once").with("what", what).with("money", pounds)),
        );
    }
    let price = table.price(Action::Site(industry, at));
    Answer {
        shape: "at",
        sign: Some(tile_sign(words, industry, table.human.mat.lowest(industry))),
        name: short(words, at),
        notes,
        parts: price.map_or_else(|| html! {}, |it| parts(words, it)),
        price: priced(view, price, None),
    }
}

/// That a tile is built over.
pub(super) fn over(words: &Pen<'_>, owner: Owner, level: u8) -> String {
    let told = Message::new("bt-over").with("owner", owner.key());
    words.say(&told.with("level", ROMAN[usize::from(level)]))
}

fn removal(view: &View<'_, Brass>, table: &State, industry: Industry) -> Answer {
    let words = &view.words;
    let mat = &table.human.mat;
    let n_left = mat.n_lowest(industry);
    let mut notes = Vec::new();
    if let Some(level) = mat.lowest(industry) {
        notes.push(step(words, level, mat.next_after(industry)));
        notes.push(words.count("br-left", n_left));
    }
    let price = table.price(Action::Remove(industry));
    Answer {
        shape: "at",
        sign: Some(tile_sign(words, industry, None)),
        name: words.say(&place::industry(industry)),
        notes,
        parts: price.map_or_else(|| html! {}, |it| parts(words, it)),
        price: priced(view, price, None),
    }
}

/// What is developed away, and what comes next: II → III.
pub(super) fn step(words: &Pen<'_>, level: u8, next: Option<u8>) -> String {
    let next =
        next.map_or_else(|| words.text("br-no-more"), |it| ROMAN[usize::from(it)].to_owned());
    format!("{}\u{a0}→\u{a0}{next}", ROMAN[usize::from(level)])
}

fn sale(view: &View<'_, Brass>, table: &State, at: Space) -> Answer {
    let words = &view.words;
    let (industry, level) = (table.board.industry_at(at), table.board.level(at));
    Answer {
        shape: "at",
        sign: Some(tile_sign(words, industry, Some(level))),
        name: short(words, at),
        notes: vec![brings(words, industry, level)],
        parts: html! {},
        price: priced(view, table.price(Action::Flip(at)), None),
    }
}

/// What a tile brings that turns over.
fn brings(words: &Pen<'_>, industry: Industry, level: u8) -> String {
    let spec = tile(industry, level);
    words.say(&Message::new("br-brings").with("points", spec.vp).with("income", spec.income))
}

fn give_up(view: &View<'_, Brass>, table: &State, at: Space) -> Answer {
    let words = &view.words;
    let (industry, level) = (table.board.industry_at(at), table.board.level(at));
    Answer {
        shape: "at",
        sign: Some(tile_sign(words, industry, Some(level))),
        name: short(words, at),
        notes: Vec::new(),
        parts: html! {},
        price: html! { span.price { b { "+" (words.count("br-pounds", tile(industry, level).cost / 2)) } } },
    }
}

/// Coal, iron or beer of a tile: whose, how much is left, and whether it turns over.
fn source(view: &View<'_, Brass>, table: &State, at: Space) -> Answer {
    let words = &view.words;
    let mut name = String::new();
    let mut notes = Vec::new();
    let mut sign = None;
    if let Some(piece) = table.board.tile(at) {
        let what = goods(piece.industry);
        sign = Some(words.classed_button_icon(&format!("brass/{what}"), &format!("c-{what}")));
        let told = Message::new("br-source").with("owner", piece.owner.key());
        name = words.say(&told.with("location", location(at.location())));
        notes.push(words.count("br-left", piece.cubes));
        if piece.cubes == 1 {
            let told = Message::new("br-it-flips").with("owner", piece.owner.key());
            let brings = brings(words, piece.industry, piece.level);
            notes.push(words.say(&told.with("brings", brings)));
        }
    }
    Answer { shape: "big", sign, name, notes, parts: html! {}, price: html! {} }
}

fn goods(industry: Industry) -> &'static str {
    match industry {
        Industry::CoalMine => "coal",
        Industry::IronWorks => "iron",
        _ => "beer",
    }
}

/// The barrel of the merchant who buys, and what it brings.
fn barrel(view: &View<'_, Brass>, table: &State, from: Source) -> Answer {
    let words = &view.words;
    let at = match table.deed {
        Deed::SellBeer(_, merchant, _) if from == Source::BARREL => {
            Some(brass::MERCHANT_SPACES[usize::from(merchant)])
        }
        _ => None,
    };
    let name = match at {
        Some(at) => words.say(&Message::new("br-barrel-of").with("location", location(at))),
        None => words.text("source-barrel"),
    };
    Answer {
        shape: "big",
        sign: Some(words.classed_button_icon("brass/beer", "c-beer")),
        name,
        notes: at.map(|it| bonus_told(view, it)).into_iter().collect(),
        parts: html! {},
        price: html! {},
    }
}

/// All that a step costs; what a line would score.
fn priced(view: &View<'_, Brass>, price: Option<Price>, worth: Option<i16>) -> Markup {
    let words = &view.words;
    let Some(price) = price else { return html! {} };
    let is_beer = price.total() == 0 && price.coal + price.iron == 0 && 0 < price.beer;
    html! {
        span.price {
            @if is_beer { b { (cubes(words, "beer", price.beer)) } }
            @else { b { (words.count("br-pounds", price.total())) } }
            @if let Some(worth) = worth {
                " " small { (words.spoken_icon("brass/link", &words.text("br-worth"), "")) " " (worth) }
            }
        }
    }
}

/// What a price is made up of, if it is more than what is printed: £7 + 1 iron.
fn parts(words: &Pen<'_>, price: Price) -> Markup {
    html! {
        @if 0 < price.coal + price.iron {
            span.parts {
                @if 0 < price.printed { (words.count("br-pounds", price.printed)) " + " }
                (cubes(words, "coal", price.coal))
                @if 0 < price.coal && 0 < price.iron { " + " }
                (cubes(words, "iron", price.iron))
            }
        }
    }
}

/// The name of a space's town, shortened as on the map.
fn short(words: &Pen<'_>, at: Space) -> String {
    let name = words.say(&location(at.location()));
    hand::soft(name.split("-on-").next().unwrap_or(&name))
}

/// So many cubes or barrels.
pub(super) fn cubes(words: &Pen<'_>, what: &str, n: u8) -> Markup {
    html! {
        @if 0 < n {
            span.n { (n) (words.spoken_icon(&format!("brass/{what}"), &words.text(&format!("br-{what}")), &format!("c-{what}"))) }
        }
    }
}

/// The steps that nothing but money forbids, each with all it costs.
pub(super) fn too_dear(plan: &Plan) -> Vec<(Action, i16)> {
    let mut found = Vec::new();
    plan.after.too_dear(&mut |it, price| found.push((it, price)));
    found
}

/// Industries that cannot be developed, with the reason.
pub(super) fn barred(view: &View<'_, Brass>, plan: &Plan) -> Markup {
    let is_offered = |it: &Industry| plan.options.contains(&Action::Remove(*it));
    html! {
        @for &industry in Industry::ALL.iter().filter(|it| !is_offered(it)) {
            @if let Some(refusal) = view.game().refusal(&plan.after, Action::Remove(industry)) {
                ({
                    let mut answer = removal(view, &plan.after, industry);
                    (answer.price, answer.parts) = (html! {}, html! {});
                    answer.notes.clear();
                    answer.barred(&crate::parts::options::refused(view, &refusal))
                })
            }
        }
    }
}
