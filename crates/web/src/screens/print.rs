//! What is printed, and on what: a form that a browser sends without a script.

use desk::named;
use kit::{Game, Lang, Message};
use maud::{Markup, html};

use crate::{
    OwnDocument, Pen,
    address::{Address, Link},
    assets,
    error::AppError,
    frame, own,
    visit::{Query, Visit},
};

/// The choices of a game that can lie on paper.
const KEYS: [&str; 2] = ["deck", "mat"];

/// The usual size of a card, and that for tight sleeves.
const SIZES: [&str; 2] = ["63x88", "61x86"];

/// A deck or mat to choose: its key and the names in the box.
pub(crate) type Boxed = (&'static str, Vec<&'static str>);

/// What there is to print of a game.
pub(crate) fn boxed<G: Game>() -> Vec<Boxed> {
    let names = |key: &'static str| {
        let all = G::DOCUMENTS.iter().filter(|it| it.key == key).map(|it| it.name);
        (key, all.collect::<Vec<_>>())
    };
    KEYS.map(names).into_iter().filter(|it| !it.1.is_empty()).collect()
}

/// Where a kept document is printed, if it is one of a kind that is.
pub(crate) fn link(words: &Pen<'_>, document: &OwnDocument) -> Option<Link> {
    let is_paper = document.is_ready && KEYS.contains(&document.key.as_str());
    let form = || words.to(Address::Print { game: &document.game });
    is_paper.then(|| form().with(&document.key, own::value(document)))
}

/// The words for whoever prints, from the fields of the form.
pub(crate) async fn order<G: Game>(visit: &Visit) -> Result<Query, AppError> {
    let mut words = Query::new();
    let mut put = |key: &str, value: &str| words.insert(key.to_owned(), value.to_owned());
    put("game", G::ID);
    put("reader", visit.likings.lang.code());
    put("site", &visit.home);
    let said = |key: &str| visit.query.get(key).map_or("", |it| it.trim());
    for key in ["lang", "cut", "duplex", "ink"] {
        put(key, said(key));
    }
    match said("paper") {
        "card" => put("one-per-page", "1"),
        paper => put("paper", paper),
    };
    // In some languages a comma stands before decimals.
    let decimal = |key: &str| said(key).replace(',', ".");
    let own_size = decimal("own-size");
    put("size", if own_size.is_empty() { said("size") } else { &own_size });
    let [right, down] = ["right", "down"].map(decimal);
    if !(right.is_empty() && down.is_empty()) {
        let or_zero = |it: &str| if it.is_empty() { "0".to_owned() } else { it.to_owned() };
        put("shift", &format!("{},{}", or_zero(&right), or_zero(&down)));
    }
    for key in KEYS {
        match own::chosen::<G>(&visit.app, key, said(key)).await? {
            Some(own) => put(&format!("{key}-text"), &own.text),
            None => put(key, said(key)),
        };
    }
    Ok(words)
}

/// The page that asks what shall be printed.
pub(crate) fn show(
    visit: &Visit,
    game: &str,
    boxed: &[Boxed],
    kept: &[OwnDocument],
    error: Option<&str>,
) -> Markup {
    let words = visit.words(game);
    let title = words.text("guide-print");
    let about = words.say(&Message::new("guide-print").attribute("about"));
    let form = Form { words, query: &visit.query };
    let main = html! {
        main #main.page.print {
            header { h1 { (title) } p { (about) } }
            @if let Some(error) = error {
                p.said role="alert" { b { (words.text("ui-print-cannot")) } " " (error) }
            }
            div.print-cols {
                form.print-form method="get" action=(words.to(Address::Print { game: &format!("{game}.pdf") })) data-full {
                    @for thing in boxed { (form.things(thing, kept)) }
                    p.small { a href=(words.to(Address::Own { game })) { (words.text("ui-print-own")) } }
                    (form.papers())
                    (form.row("lang", "ui-print-lang", &langs(&words)))
                    (form.details())
                    p.ways {
                        button.btn.primary.big type="submit" { (words.button_icon("print")) (words.text("ui-print-open")) }
                        button.btn type="submit" name="save" value="1" { (words.button_icon("save")) (words.text("ui-print-save")) }
                    }
                    ol.small.stacked {
                        @for n in 1..=3 { li { b { (n) "." } " " (words.text(&format!("ui-print-step-{n}"))) } }
                    }
                }
                (sheets(&words))
            }
        }
    };
    frame::styled_page(visit, &words, &title, game, assets::PRINT_STYLE, main)
}

/// A value of a choice: its word, its name, and what it means.
struct Pick {
    value: String,
    name: String,
    hint: String,
}

impl Pick {
    fn new(value: &str, name: String, hint: String) -> Pick {
        Pick { value: value.to_owned(), name, hint }
    }
}

/// The values of a choice whose texts go by its key.
fn picks(words: &Pen<'_>, key: &str, values: &[&str]) -> Vec<Pick> {
    let pick = |value: &&str| {
        let name = Message::new(format!("ui-print-{key}-{value}"));
        let hint = name.clone().attribute("hint");
        let hint = if words.has(&hint) { words.say(&hint) } else { String::new() };
        Pick::new(value, words.say(&name), hint)
    };
    values.iter().map(pick).collect()
}

/// The languages by their own names, that of the reader first.
fn langs(words: &Pen<'_>) -> Vec<Pick> {
    let mut all = Lang::ALL;
    all.sort_by_key(|it| *it != words.lang);
    let pick = |it: Lang| {
        Pick::new(it.code(), words.text(&format!("ui-lang-{}", it.code())), String::new())
    };
    all.map(pick).into()
}

/// The form, with what was chosen before.
struct Form<'a> {
    words: Pen<'a>,
    query: &'a Query,
}

impl Form<'_> {
    fn said(&self, key: &str) -> &str {
        self.query.get(key).map_or("", String::as_str)
    }

    /// A choice as cards to pick; the first, if none was picked.
    fn row(&self, key: &str, legend: &str, picks: &[Pick]) -> Markup {
        let said = self.said(key);
        let chosen = picks.iter().position(|it| it.value == said).unwrap_or(0);
        html! {
            fieldset {
                legend.serif { (self.words.text(legend)) }
                div.picks {
                    @for (at, pick) in picks.iter().enumerate() {
                        label.pick {
                            input type="radio" name=(key) value=(pick.value) checked[at == chosen];
                            b.serif { (pick.name) }
                            @if !pick.hint.is_empty() { br; span.small { (pick.hint) } }
                        }
                    }
                }
            }
        }
    }

    /// Decks or mats: all of the box, each of them, and those of one's own.
    fn things(&self, (key, names): &Boxed, kept: &[OwnDocument]) -> Markup {
        let words = &self.words;
        let all = Message::new("guide-print").attribute(key);
        let mut picks =
            vec![Pick::new("", words.text(&format!("ui-print-all-{key}")), words.say(&all))];
        if 1 < names.len() {
            let one = |it: &&str| Pick::new(it, named(words, key, it), String::new());
            picks.extend(names.iter().map(one));
        }
        for document in kept.iter().filter(|it| it.is_ready && it.key == *key) {
            let mine = words.text("ui-own-mine");
            picks.push(Pick::new(&own::value(document), own::name(words, document), mine));
        }
        self.row(key, &format!("choice-{key}"), &picks)
    }

    fn papers(&self) -> Markup {
        let words = &self.words;
        html! {
            (self.row("paper", "ui-print-paper", &picks(words, "paper", &["a4", "letter", "card"])))
            (self.row("cut", "ui-print-cut", &picks(words, "cut", &["line", "bleed"])))
            (self.row("size", "ui-print-size", &picks(words, "size", &SIZES)))
            (self.row("ink", "ui-print-ink", &picks(words, "ink", &["full", "less"])))
        }
    }

    /// What most people leave as it is.
    fn details(&self) -> Markup {
        let words = &self.words;
        let fields = ["own-size", "right", "down"];
        let is_open = fields.iter().chain(&["duplex"]).any(|it| !self.said(it).is_empty());
        html! {
            details.more open[is_open] {
                summary.btn.quiet { (words.icon("fit")) (words.text("ui-print-fine")) }
                p.small { (words.text("ui-print-check")) }
                div.picks {
                    @for key in fields {
                        div.field {
                            label for=(key) { (words.text(&format!("ui-print-{key}"))) }
                            input id=(key) type="text" name=(key) value=(self.said(key)) maxlength="16" autocomplete="off";
                        }
                    }
                    div.field {
                        label for="duplex" { (words.text("ui-print-duplex")) }
                        select #duplex name="duplex" {
                            @for value in ["", "long", "short", "none"] {
                                @let key = if value.is_empty() { "usual" } else { value };
                                option value=(value) selected[self.said("duplex") == value] { (words.text(&format!("ui-print-duplex-{key}"))) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How cards lie on a sheet, drawn in millimetres.
struct Grid {
    sheet: [u32; 2],
    columns: u32,
    rows: u32,
    /// Where the first card begins, in tenths.
    at: [u32; 2],
    /// How far cards lie apart.
    gap: u32,
    class: &'static str,
}

impl Grid {
    const LINE: Grid =
        Grid { sheet: [210, 297], columns: 3, rows: 3, at: [105, 165], gap: 0, class: "" };
    const BLEED: Grid =
        Grid { sheet: [297, 210], columns: 4, rows: 2, at: [135, 140], gap: 6, class: "bleed" };

    /// The sheet with its marks and cards of a kind.
    fn picture(&self, label: &str, card: &str, class: &str) -> Markup {
        let [width, height] = self.sheet;
        let tenths = |it: u32| format!("{}.{}", it / 10, it % 10);
        let column = |it: u32| self.at[0] + it * (630 + self.gap * 10);
        let row = |it: u32| self.at[1] + it * (880 + self.gap * 10);
        let mut marks = String::new();
        for x in (0..self.columns).flat_map(|it| [column(it), column(it) + 630]) {
            let x = tenths(x);
            marks += &format!("M{x} 7v5M{x} {}v5", height - 12);
        }
        for y in (0..self.rows).flat_map(|it| [row(it), row(it) + 880]) {
            let y = tenths(y);
            marks += &format!("M4 {y}h5M{} {y}h5", width - 9);
        }
        html! {
            svg class={ "sheet " (self.class) " " (class) } viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(label) {
                path.mark d=(marks) "/";
                @for y in 0..self.rows { @for x in 0..self.columns {
                    use href={ "#" (card) } x=(tenths(column(x))) y=(tenths(row(y))) width="63" height="88" "/";
                } }
            }
        }
    }
}

/// What comes out of the printer, in small.
fn sheets(words: &Pen<'_>) -> Markup {
    let figure = |grid: &Grid, card: &str, class: &str, key: &str| {
        let label = words.text(key);
        html! { figure { (grid.picture(&label, card, class)) figcaption.small.muted { (label) } } }
    };
    html! {
        section aria-labelledby="h-sheets" {
            div.section-h { h2 #h-sheets { (words.text("ui-print-sheets")) } }
            svg.sprite aria-hidden="true" {
                symbol #print-front viewBox="0 0 63 88" {
                    path.sheet-ground d="M0 0h63v88H0z" "/";
                    path.sheet-line d="M5 3h53q2 0 2 2v78q0 2-2 2H5q-2 0-2-2V5q0-2 2-2zM6 15h51" "/";
                    path.sheet-sign d="M8 22h11v11H8zM8 43h11v11H8zM8 64h11v11H8z" "/";
                    path.sheet-text d="M23 25h28M23 30h20M23 46h28M23 51h20M23 67h28M23 72h20" "/";
                }
                symbol #print-rear viewBox="0 0 63 88" {
                    path.sheet-ground d="M0 0h63v88H0z" "/";
                    path.sheet-line d="M5 3h53q2 0 2 2v78q0 2-2 2H5q-2 0-2-2V5q0-2 2-2zM6 15h51" "/";
                    path.sheet-text d="M8 20h10v10H8zM22 23h24M22 27h16M8 37h10v10H8zM22 40h24M22 44h16M8 54h10v10H8zM22 57h24M22 61h16M8 71h10v10H8zM22 74h24M22 78h16" "/";
                }
            }
            div.sheets {
                (figure(&Grid::LINE, "print-front", "", "ui-print-fronts"))
                (figure(&Grid::LINE, "print-rear", "", "ui-print-backs"))
                (figure(&Grid::LINE, "print-front", "less", "ui-print-less"))
            }
            (figure(&Grid::BLEED, "print-front", "", "ui-print-with-bleed"))
            p.said { (words.text("ui-print-why-bleed")) }
        }
    }
}
