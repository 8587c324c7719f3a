//! The Automa of Patchwork: two decks of twelve, an aid.

use kit::{Boxed, Choices, Game, Message};
use patchwork::{Deck, Filter, Patchwork, Setup, rule};

use super::{Desk, Printed, Stock, Tint, document, readable, small, wrong};
use crate::{
    Given, Order, PrintError,
    aid::{self, Levels, Section, Signs},
    back::Pattern,
    canvas::{Align, Canvas, Item, Role, Style, wrap},
    card::{Card, HEAD, Header, LEAST, SAFE, Studio},
    font::Face,
    options::{Layout, Length},
};

impl Printed for Patchwork {
    fn tint() -> Tint {
        Tint(0x8A_2F52, 0xF3_E0E4)
    }

    fn stock(desk: &Desk<'_>, order: &Order<'_>) -> Result<Stock, PrintError> {
        let studio = &desk.0;
        let both = Patchwork::DOCUMENTS.iter().filter(|it| it.key == "deck");
        let both: Vec<Given<'_>> = both.map(|it| Given::Shipped(it.name)).collect();
        let decks = order.deck.map_or(both, |it| vec![it]);
        let mut cards = Vec::new();
        let mut names = Vec::new();
        for given in &decks {
            let deck =
                Deck::parse(&document::<Patchwork>("deck", given)?).map_err(wrong("deck"))?;
            let name = match given {
                Given::Shipped(name) => studio.text(&format!("deck-{name}")),
                Given::Own(_) => readable(&deck.name)?.to_owned(),
            };
            let is_own = matches!(given, Given::Own(_));
            for (nth, card) in deck.cards.iter().enumerate() {
                let number = usize::from(deck.first_number) + nth;
                let anchor = (!is_own).then(|| format!("card-{number}"));
                let figure = card.open_buttons().map(|it| it.to_string());
                cards.push(Card {
                    front: front(studio, card, number, &name, anchor)?,
                    rear: studio.back(Pattern::Patches, figure.as_deref()),
                });
            }
            names.push(name);
        }
        let mut pages = Vec::new();
        if studio.options.layout == Layout::Sheets {
            pages.push(aid::page::<Patchwork>(studio, &SECTIONS, SIGNS, levels(studio)?)?);
        }
        Ok(Stock { deck: names.join(" · "), cards, pages })
    }
}

/// Where the marker lies and what the Automa scores at each level, as the game has it.
fn levels(studio: &Studio<'_>) -> Result<Levels, PrintError> {
    let choice = Patchwork::CHOICES.iter().find(|it| it.key == "level");
    let mut rows = Vec::new();
    for value in choice.map_or(&[][..], |it| it.values) {
        let mut setup = Setup::default();
        setup.choose("level", value).map_err(PrintError::Setup)?;
        let game = Patchwork::new(&setup).map_err(PrintError::Setup)?;
        let mut scores: Vec<String> = Vec::new();
        game.breakdown(&game.start(), Patchwork::AUTOMA, &mut |id, _| {
            let name = studio.text(id);
            scores.push(if scores.is_empty() { name } else { small(&name) });
        });
        let space = Message::new("print-aid-space").with("n", setup.level.marker());
        rows.push(vec![
            format!("{value} · {}", studio.text(&format!("level-{value}"))).replace(' ', "\u{a0}"),
            studio.say(&space),
            scores.join(", "),
        ]);
    }
    let heads = ["", "print-aid-marker", "print-aid-scores"];
    Ok(Levels { heads: heads.map(|it| studio.head(it)).into(), rows })
}

fn filter(studio: &Studio<'_>, filter: Filter) -> (&'static str, String) {
    let sign = match filter {
        Filter::NoOvertake => "time",
        Filter::MostButtons => "income",
        Filter::Largest => "patchwork/patch",
        Filter::Farthest => "patchwork/spool",
    };
    (sign, studio.text(&format!("print-{}", filter.key())))
}

fn front(
    studio: &Studio<'_>,
    card: &patchwork::Card,
    number: usize,
    name: &str,
    anchor: Option<String>,
) -> Result<Canvas, PrintError> {
    let mut face = studio.face();
    let title = studio.say(&Message::new("print-card").with("deck", name).with("card", number));
    face.items.push(Item::Open(Role::Part(title.clone())));
    let mut needle = Canvas::new();
    needle.symbol("patchwork/needle", (300, 300), 7_400, (studio.look.accent, None));
    let number = number.to_string();
    let header = Header { number, small: String::new(), name, anchor, sign: Some(needle) };
    studio.header(&mut face, &header)?;
    spends(studio, &mut face, card.virtual_buttons);
    let bottom = studio.height() - SAFE - 2_900;
    let (top, close) = (HEAD + 17_000, bottom - 9_400);
    if card.filters.is_empty() {
        let style = Style::new(Face::Italic, 3_300).leading(130);
        let lines = wrap(&studio.text("print-no-filter"), style, studio.width() - 16_000);
        let y = (top + close - style.pitch() * lines.len() as Length) / 2;
        face.role(Role::Line, |face| {
            face.lines(&lines, style, (studio.width() / 2, y), Align::Middle);
        });
    } else {
        let rungs: Vec<_> = card.filters.iter().map(|&it| filter(studio, it)).collect();
        let fits = studio.ladder(&mut face, &rungs, (top, close - 300), 10_600);
        fits.ok_or_else(|| studio.small(title.as_str()))?;
    }
    let said = studio.text("print-income");
    let figure = format!("+{}", card.income);
    let fits = studio.closing(&mut face, ("income", &said, &figure), (close, bottom));
    fits.ok_or_else(|| studio.small(title.as_str()))?;
    studio.footer(&mut face, ["", &studio.ruleset(), ""]);
    face.items.push(Item::Shut);
    Ok(face)
}

/// The most it spends, large.
fn spends(studio: &Studio<'_>, face: &mut Canvas, buttons: u8) {
    let figure = Style::new(Face::Serif, 13_000);
    let small = Style::new(Face::Sans, 2_800.max(LEAST));
    let said = buttons.to_string();
    let lines = wrap(&studio.text("print-spends"), small, 15_000);
    let beside = lines.iter().map(|it| small.width(it)).max().unwrap_or(0);
    let whole = 13_000 + 2_000 + figure.width(&said) + 2_000 + beside;
    let x = (studio.width() - whole) / 2;
    let middle = HEAD + 8_700;
    face.role(Role::Line, |face| {
        face.symbol("patchwork/button", (x, middle - 6_500), 13_000, studio.look.pens());
        face.letters(said.as_str(), figure, (x + 15_000, middle + 4_300), Align::Left);
        let y = middle - small.pitch() * lines.len() as Length / 2;
        face.lines(&lines, small, (x + whole - beside, y), Align::Left);
    });
}

/// The symbols of the cards before the rules they stand for.
static SIGNS: &Signs = &[
    (rule::CARD, "card"),
    (rule::AFFORDABLE, "patchwork/button"),
    (rule::AUTOMA_INCOME, "income"),
    (rule::AUTOMA_LEATHER, "patchwork/leather"),
    (rule::DISCARD, "discard"),
    (rule::NO_OVERTAKE, "time"),
    (rule::MOST_BUTTONS, "income"),
    (rule::LARGEST, "patchwork/patch"),
    (rule::FARTHEST, "patchwork/spool"),
    (rule::AUTOMA_DECK, "deck"),
    (rule::TILE_TO_AUTOMA, "patchwork/tile7"),
    (rule::AUTOMA_SCORE, "vp"),
];

/// What stands on the aid, in this order.
static SECTIONS: [Section; 3] = [
    Section {
        heading: "print-aid-turn",
        rules: &[
            rule::AUTOMA_TURN_ORDER,
            rule::CARD,
            rule::OFFER,
            rule::AFFORDABLE,
            rule::CASE_A,
            rule::CASE_B,
            rule::CASE_C,
            rule::TAKING,
            rule::AUTOMA_INCOME,
            rule::AUTOMA_LEATHER,
            rule::DISCARD,
            rule::RESHUFFLE,
        ],
    },
    Section {
        heading: "print-aid-lines",
        rules: &[rule::NO_OVERTAKE, rule::MOST_BUTTONS, rule::LARGEST, rule::FARTHEST, rule::SKIP],
    },
    Section {
        heading: "print-aid-remember",
        rules: &[
            rule::AUTOMA_DECK,
            rule::MARKER,
            rule::TILE_TO_HUMAN,
            rule::TILE_TO_AUTOMA,
            rule::AUTOMA_SCORE,
            rule::WINNER,
        ],
    },
];
