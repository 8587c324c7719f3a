//! AutoMartin: 20 cards by level with one back, an aid.

use kit::{Boxed, Game, Message};
use london::{CardAction, Criterion, Deck, DeckCard, London, rule};

use super::{Desk, Printed, Stock, Tint, document, readable, wrong};
use crate::{
    Given, Order, PrintError,
    aid::{self, Levels, Section, Signs},
    back::Pattern,
    canvas::{Align, Canvas, Colour, Item, Role, Stroke, Style},
    card::{Card, HEAD, Header, SAFE, Studio},
    font::Face,
    options::Layout,
};

impl Printed for London {
    fn tint() -> Tint {
        Tint(0x8C_3A26, 0xF0_DFD6)
    }

    fn stock(desk: &Desk<'_>, order: &Order<'_>) -> Result<Stock, PrintError> {
        let studio = &desk.0;
        let given = order.deck.unwrap_or(Given::Shipped("automartin"));
        let deck = Deck::parse(&document::<London>("deck", &given)?).map_err(wrong("deck"))?;
        let is_own = matches!(given, Given::Own(_));
        let name = match is_own {
            true => readable(&deck.name)?.to_owned(),
            false => studio.text("automa-title"),
        };
        let back = studio.back(Pattern::River, None);
        let mut cards = Vec::new();
        for card in &deck.cards {
            let anchor = (!is_own).then(|| format!("card-{}", card.id));
            // A back that told the level would tell the next card.
            cards.push(Card { front: front(studio, card, &name, anchor)?, rear: back.clone() });
        }
        let mut pages = Vec::new();
        if studio.options.layout == Layout::Sheets {
            pages.push(aid::page::<London>(studio, &SECTIONS, SIGNS, levels(studio, &deck))?);
        }
        Ok(Stock { deck: name, cards, pages })
    }
}

/// The level in Roman figures and the number within it, as the printed cards have it;
/// a card of somebody's own is called as they call it.
fn called(card: &DeckCard) -> Result<(String, String), PrintError> {
    let level = "i".repeat(usize::from(card.level));
    let number = card
        .id
        .strip_prefix(level.as_str())
        .filter(|it| !it.is_empty() && it.len() <= 3 && it.bytes().all(|it| it.is_ascii_digit()));
    Ok(match number {
        Some(number) => (level.to_uppercase(), format!("· {number}")),
        None => (readable(&card.id)?.to_owned(), format!("· {}", level.to_uppercase())),
    })
}

/// How many cards each level has and what they bring in one pass, as the deck has it.
fn levels(studio: &Studio<'_>, deck: &Deck) -> Levels {
    let choice = London::CHOICES.iter().find(|it| it.key == "level");
    let row = |(nth, value): (usize, &&str)| {
        let cards = || deck.cards.iter().filter(|it| usize::from(it.level) <= nth + 1);
        let money: u32 = cards().map(|it| u32::from(it.money)).sum();
        let poverty: u32 = cards().map(|it| u32::from(it.poverty)).sum();
        let pass = Message::new("print-aid-pass").with("money", money).with("poverty", poverty);
        let name = studio.text(&format!("level-{value}"));
        vec![name.replace(' ', "\u{a0}"), cards().count().to_string(), studio.say(&pass)]
    };
    let rows = choice.map_or(&[][..], |it| it.values).iter().enumerate().map(row).collect();
    let heads = ["", "print-aid-cards", "print-aid-one-pass"];
    Levels { heads: heads.map(|it| studio.head(it)).into(), rows }
}

fn criterion(studio: &Studio<'_>, criterion: Criterion) -> (&'static str, String) {
    let sign = match criterion {
        Criterion::DevelopmentBoard => "london/mat",
        Criterion::Borough => "london/borough",
        Criterion::Coins => "pound",
        Criterion::Poverty => "london/poverty",
        Criterion::Prestige => "london/prestige",
        Criterion::FirstCard => "first",
        Criterion::LastCard => "last",
        Criterion::CityDeck => "deck",
    };
    let id = match criterion {
        // What is compared is said to be the most.
        Criterion::Coins | Criterion::Poverty | Criterion::Prestige => "print",
        _ => "filter",
    };
    (sign, studio.text(&format!("{id}-{}", criterion.key())))
}

fn front(
    studio: &Studio<'_>,
    card: &DeckCard,
    name: &str,
    anchor: Option<String>,
) -> Result<Canvas, PrintError> {
    let mut face = studio.face();
    let (number, small) = called(card)?;
    let whole = format!("{number} {small}");
    let title = studio.say(&Message::new("print-card").with("deck", name).with("card", whole));
    face.items.push(Item::Open(Role::Part(title.clone())));
    studio.header(&mut face, &Header { number, small, name, anchor, sign: None })?;
    let right = studio.width() - 5_000;
    let mut top = HEAD + 8_600;
    gains(studio, &mut face, card);
    studio.thin(&mut face, top);
    if card.crucial {
        let text = Style::new(Face::Serif, 3_000);
        let stroke = Stroke::new(Colour::INK, 200);
        face.rect([5_000, top + 1_000, right - 5_000, 6_000], studio.look.lit, Some(stroke));
        face.role(Role::Line, |face| {
            face.symbol("london/crucial", (6_000, top + 1_700), 4_600, (Colour::INK, None));
            let said = studio.text("filter-crucial");
            face.letters(said, text, (12_000, top + 5_000), Align::Left);
        });
        top += 7_600;
    }
    let bottom = studio.height() - SAFE - 2_900;
    let close = bottom - 10_800;
    let rungs: Vec<_> = card.filter.iter().map(|&it| criterion(studio, it)).collect();
    let fits = studio.ladder(&mut face, &rungs, (top + 400, close - 300), 8_600);
    fits.ok_or_else(|| studio.small(title.as_str()))?;
    let (sign, id) = match card.action {
        Some(CardAction::DiscardFromCityDeck) => ("discard", "automa-then-discard"),
        Some(CardAction::SkipNext) => ("skip", "automa-then-skip"),
        Some(CardAction::DrawAnother) => ("card", "automa-then-another"),
        None => ("check", "print-nothing-more"),
    };
    let fits = studio.closing(&mut face, (sign, &studio.text(id), ""), (close, bottom));
    fits.ok_or_else(|| studio.small(title.as_str()))?;
    studio.footer(&mut face, ["", &studio.ruleset(), ""]);
    face.items.push(Item::Shut);
    Ok(face)
}

/// What he gets: money at the left, poverty at the right if there is both.
fn gains(studio: &Studio<'_>, face: &mut Canvas, card: &DeckCard) {
    let figure = Style::new(Face::Serif, 5_000);
    let small = Style::new(Face::Sans, 2_600);
    let mut x = 5_000;
    let middle = HEAD + 4_300;
    face.role(Role::Line, |face| {
        if 0 < card.money {
            let said = studio.say(&Message::new("print-gain-money").with("n", card.money));
            face.symbol("pound", (x, middle - 3_100), 6_200, studio.look.pens());
            face.letters(said.as_str(), figure, (x + 7_400, middle + 1_700), Align::Left);
            x += 7_400 + figure.width(&said) + 4_000;
        }
        if 0 < card.poverty || card.money == 0 {
            let said = format!("+{}", card.poverty);
            face.symbol("london/poverty", (x, middle - 3_100), 6_200, studio.look.pens());
            face.letters(said.as_str(), figure, (x + 7_400, middle + 1_700), Align::Left);
            let end = x + 7_400 + figure.width(&said) + 1_000;
            face.letters(
                studio.text("print-of-poverty"),
                small,
                (end, middle + 1_700),
                Align::Left,
            );
        }
    });
}

/// The symbols of the cards before the rules they stand for.
static SIGNS: &Signs = &[
    (rule::AUTOMA_TURN, "card"),
    (rule::RESOURCES, "pound"),
    (rule::CRUCIAL, "london/crucial"),
    (rule::TOSS, "discard"),
    (rule::SKIP, "skip"),
    (rule::ANOTHER, "card"),
    (rule::REFUSED_CARD, "london/mat"),
    (rule::REFUSED_BOROUGH, "london/borough"),
    (rule::FROM_BOARD, "london/mat"),
    (rule::FROM_BOROUGHS, "london/borough"),
    (rule::PRESTIGE, "london/prestige"),
    (rule::POVERTY, "london/poverty"),
    (rule::COINS, "pound"),
    (rule::FIRST_CARD, "first"),
    (rule::LAST_CARD, "last"),
    (rule::FROM_DECK, "deck"),
    (rule::CRUCIAL_BONUS, "london/prestige"),
];

/// What stands on the aid, in this order.
static SECTIONS: [Section; 5] = [
    Section {
        heading: "print-aid-turn",
        rules: &[
            rule::AUTOMA_TURN,
            rule::RESOURCES,
            rule::CRUCIAL,
            rule::LINE_BY_LINE,
            rule::SURVIVORS,
            rule::NO_RESULT,
            rule::TOSS,
            rule::SKIP,
            rule::ANOTHER,
            rule::RESHUFFLE,
        ],
    },
    Section {
        heading: "print-aid-pays",
        rules: &[
            rule::WHOLE_COST,
            rule::COST,
            rule::REFUSED_CARD,
            rule::REFUSED_BOROUGH,
            rule::KEPT,
            rule::DRAW_SYMBOL,
            rule::IGNORED,
        ],
    },
    Section {
        heading: "print-aid-lines",
        rules: &[
            rule::FROM_BOARD,
            rule::FROM_BOROUGHS,
            rule::PRESTIGE,
            rule::POVERTY,
            rule::COINS,
            rule::FIRST_CARD,
            rule::LAST_CARD,
            rule::FROM_DECK,
            rule::NO_MENTION,
        ],
    },
    Section {
        heading: "print-aid-crucial",
        rules: &[rule::CRUCIAL_LIST, rule::CRUCIAL_ORDER, rule::CRUCIAL_BONUS],
    },
    Section {
        heading: "print-aid-remember",
        rules: &[rule::AUTOMA_START, rule::LEVELS, rule::NO_LOANS, rule::AUTOMA_SCORE],
    },
];
