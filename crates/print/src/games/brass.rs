//! Mautoma: 22 cards with two faces, a mat for each level, an aid.

mod mat;

use brass::{
    Brass, DEVELOP_POINTS, Deck, FirstTurn, Group, Industry, Location, MatDocument, MautomaCard,
    PASS_POINTS, Quadrant, Rear, Slot, SlotAction, rule,
};
use kit::{Boxed, Game, Message};

use super::{Desk, Printed, Stock, Tint, capital, document, readable, wrong};
use crate::{
    Given, Order, PrintError,
    aid::{self, Levels, Section, Signs},
    canvas::{Align, Canvas, Colour, Role, Stroke, Style, wrap},
    card::{Block, Card, HEAD, Header, LEAST, Piece, SAFE, Studio},
    font::Face,
    options::{Layout, Length},
};

impl Printed for Brass {
    fn tint() -> Tint {
        Tint(0x8A_4A1C, 0xF2_E3CE)
    }

    fn stock(desk: &Desk<'_>, order: &Order<'_>) -> Result<Stock, PrintError> {
        let studio = &desk.0;
        let given = order.deck.unwrap_or(Given::Shipped("mautoma"));
        let deck = Deck::parse(&document::<Brass>("deck", &given)?).map_err(wrong("deck"))?;
        let name = match given {
            Given::Shipped(_) => studio.text("automa-title"),
            Given::Own(_) => readable(&deck.name)?.to_owned(),
        };
        let mut cards = Vec::new();
        for card in &deck.card {
            let anchor =
                matches!(given, Given::Shipped(_)).then(|| format!("card-{}", card.number));
            cards.push(Card {
                front: front(studio, card, &name, deck.card.len(), anchor)?,
                rear: rear(studio, card, &name, deck.card.len())?,
            });
        }
        let mut pages = Vec::new();
        if studio.options.layout == Layout::Sheets {
            let shipped: Vec<Given<'_>> = Brass::DOCUMENTS
                .iter()
                .filter(|it| it.key == "mat" && is_printed(it.name))
                .map(|it| Given::Shipped(it.name))
                .collect();
            let mats = order.mat.map_or(shipped, |it| vec![it]);
            for given in mats {
                pages.push(mat::page(studio, &given)?);
            }
            pages.push(aid::page::<Brass>(studio, &SECTIONS, SIGNS, levels(studio)?)?);
        }
        Ok(Stock { deck: name, cards, pages })
    }
}

/// Whether a mat is one of the box, and none of ours.
fn is_printed(name: &str) -> bool {
    !MatDocument::OURS.contains(&name)
}

/// How many tiles Mautoma begins with at each level, as its mats have it.
fn levels(studio: &Studio<'_>) -> Result<Levels, PrintError> {
    let mut rows = Vec::new();
    for document in Brass::DOCUMENTS.iter().filter(|it| it.key == "mat") {
        if !is_printed(document.name) {
            continue;
        }
        let mat = mat::read(document.text)?.1;
        let name = Message::new(format!("level-{}", document.name));
        let hint = studio.say(&name.clone().attribute("hint"));
        rows.push(vec![studio.say(&name), mat.len().to_string(), hint]);
    }
    let heads = ["", "print-aid-tiles", ""];
    Ok(Levels { heads: heads.map(|it| studio.head(it)).into(), rows })
}

/// The symbol of an industry.
pub(super) fn symbol(industry: Industry) -> &'static str {
    match industry {
        Industry::CottonMill => "brass/cotton",
        Industry::CoalMine => "brass/coal-mine",
        Industry::IronWorks => "brass/iron-works",
        Industry::Manufacturer => "brass/goods",
        Industry::Pottery => "brass/pottery",
        Industry::Brewery => "brass/brewery",
    }
}

fn place(studio: &Studio<'_>, location: Location) -> String {
    let message = Message::new("order-place")
        .with("key", location.to_string())
        .with("location", Message::new(format!("location-{location}")));
    // A name is never parted.
    capital(&studio.say(&message)).replace(' ', "\u{a0}")
}

fn number_of(studio: &Studio<'_>, card: &MautomaCard, all: usize) -> String {
    studio.say(&Message::new("print-of").with("n", card.number).with("all", all))
}

fn label(studio: &Studio<'_>, id: &str, name: &str, card: &MautomaCard) -> String {
    studio.say(&Message::new(id).with("deck", name).with("card", card.number))
}

/// How large the lines of a front are.
#[derive(Clone, Copy)]
struct Scale {
    icon: Length,
    title: Length,
    cities: Length,
    stretch: i32,
}

const SCALES: [Scale; 7] = [
    Scale { icon: 14_000, title: 4_100, cities: 3_300, stretch: 100 },
    Scale { icon: 10_000, title: 3_550, cities: 3_000, stretch: 100 },
    Scale { icon: 10_000, title: 3_550, cities: 2_750, stretch: 100 },
    Scale { icon: 8_000, title: 3_200, cities: 2_650, stretch: 100 },
    Scale { icon: 6_400, title: 3_000, cities: LEAST, stretch: 92 },
    Scale { icon: 5_600, title: 2_800, cities: LEAST, stretch: 84 },
    Scale { icon: 5_000, title: LEAST, cities: LEAST, stretch: 74 },
];

fn front(
    studio: &Studio<'_>,
    card: &MautomaCard,
    name: &str,
    all: usize,
    anchor: Option<String>,
) -> Result<Canvas, PrintError> {
    let mut face = studio.face();
    let title = label(studio, "print-card", name, card);
    let header = Header {
        number: card.number.to_string(),
        small: String::new(),
        name,
        anchor,
        sign: Some(badge(studio, card.group)),
    };
    face.items.push(crate::canvas::Item::Open(Role::Part(title.clone())));
    studio.header(&mut face, &header)?;
    let (top, bottom) = (HEAD + 400, studio.height() - SAFE - 2_900);
    let from = usize::from(2 < card.slots.len());
    let blocks = SCALES[from..].iter().find_map(|scale| {
        let blocks: Option<Vec<Block>> =
            card.slots.iter().map(|it| slot(studio, it, *scale)).collect();
        let blocks = blocks?;
        let high: Length = blocks.iter().map(|it| it.height + 1_400).sum();
        (high <= bottom - top).then_some((blocks, high))
    });
    let (blocks, high) = blocks.ok_or_else(|| studio.small(title))?;
    let spare = (bottom - top - high) / blocks.len() as Length;
    let mut y = top;
    for (nth, block) in blocks.iter().enumerate() {
        if 0 < nth {
            studio.thin(&mut face, y);
        }
        let height = block.height + 1_400 + spare;
        face.put(&block.canvas, (0, y + (height - block.height) / 2));
        y += height;
    }
    let (side, number) = (studio.text("print-front"), number_of(studio, card, all));
    studio.footer(&mut face, [&side, &studio.ruleset(), &number]);
    face.items.push(crate::canvas::Item::Shut);
    Ok(face)
}

/// The letter of a card in its shape: a square, a disc, a hexagon.
fn badge(studio: &Studio<'_>, group: Group) -> Canvas {
    use crate::canvas::Step::{Close, Line, Move};
    let mut badge = Canvas::new();
    let (fill, stroke) = (studio.look.lit, Some(Stroke::new(Colour::INK, 350)));
    let letter = match group {
        Group::A => {
            badge.rect([1_000, 1_000, 6_000, 6_000], fill, stroke);
            "A"
        }
        Group::B => {
            badge.circle((4_000, 4_000), 3_300, fill, stroke);
            "B"
        }
        Group::C => {
            let steps = vec![
                Move(4_000, 300),
                Line(7_300, 2_200),
                Line(7_300, 5_900),
                Line(4_000, 7_800),
                Line(700, 5_900),
                Line(700, 2_200),
                Close,
            ];
            badge.shape(steps, fill, stroke);
            "C"
        }
    };
    let style = Style::new(Face::Serif, 4_800);
    badge.role(Role::Line, |it| it.letters(letter, style, (4_000, 5_700), Align::Middle));
    badge
}

fn slot(studio: &Studio<'_>, slot: &Slot, scale: Scale) -> Option<Block> {
    let x = 5_000 + scale.icon + 2_000;
    let width = studio.width() - 5_000 - x;
    let title = Style::new(Face::Serif, scale.title).stretch(scale.stretch).leading(112);
    let chip = Style::new(Face::Bold, LEAST).stretch(scale.stretch);
    let mut pieces = Vec::new();
    let named = match slot.builds() {
        Some(industry) => capital(&studio.text(&format!("industry-{industry}"))),
        None => studio.text("print-links-from"),
    };
    pieces.push(Piece::Text(named, title));
    if let Some(price) = slot.iron_price {
        let text = studio.say(&Message::new("print-iron-at").with("price", price));
        pieces.push(Piece::Chip("brass/iron", text, chip));
    }
    if slot.link {
        pieces.push(Piece::Chip("brass/link", studio.text("print-link-first"), chip));
    }
    if slot.action == SlotAction::CoalMineAndLinks {
        pieces.push(Piece::Chip("brass/link", studio.text("print-then-links"), chip));
    }
    let head = studio.flow(&pieces, width)?;
    let style = Style::new(Face::Bold, scale.cities).stretch(scale.stretch).leading(120);
    let cities: Vec<String> = slot.cities.iter().map(|&it| place(studio, it)).collect();
    let lines = wrap(&cities.join(" →\u{a0}"), style, width);
    let text = head.height + 700 + style.pitch() * lines.len() as Length;
    let height = text.max(scale.icon);
    let mut canvas = Canvas::new();
    canvas.role(Role::Line, |canvas| {
        let name = slot.builds().map_or("brass/link", symbol);
        canvas.symbol(name, (5_000, (height - scale.icon) / 2), scale.icon, studio.look.pens());
        let y = (height - text) / 2;
        canvas.put(&head.canvas, (x, y));
        canvas.lines(&lines, style, (x, y + head.height + 700), Align::Left);
    });
    Some(Block { canvas, height })
}

fn rear(
    studio: &Studio<'_>,
    card: &MautomaCard,
    name: &str,
    all: usize,
) -> Result<Canvas, PrintError> {
    let mut face = studio.face();
    let title = label(studio, "print-card-rear", name, card);
    face.items.push(crate::canvas::Item::Open(Role::Part(title.clone())));
    studio.head_ground(&mut face);
    let (sign, id) = match card.rear.first_turn {
        FirstTurn::Develop => ("brass/develop", "print-first-develop"),
        FirstTurn::Draw => ("card", "print-first-draw"),
    };
    let chip = Piece::Chip(sign, studio.text(id), Style::new(Face::Bold, 2_700));
    let y = (3_500 + HEAD) / 2;
    face.role(Role::Line, |face| {
        chip.draw(face, (5_200, y - 1_900), studio.look);
    });
    let told = studio.text(&format!("print-square-{}", square_key(card.rear.icon)));
    face.role(Role::Figure(told), |face| {
        quadrant(face, card.rear.icon, (studio.width() - 5_200 - 8_000, y - 4_000));
    });
    let rows = rear_rows(studio, &card.rear);
    let (top, bottom) = (HEAD + 200, studio.height() - SAFE - 2_900);
    let pitch = (bottom - top) / rows.len() as Length;
    for (nth, row) in rows.iter().enumerate() {
        let y = top + pitch * nth as Length;
        if 0 < nth {
            studio.thin(&mut face, y);
        }
        let fits = rear_row(studio, &mut face, row, (y, pitch));
        fits.ok_or_else(|| studio.small(title.as_str()))?;
    }
    let (side, number) = (studio.text("print-rear"), number_of(studio, card, all));
    studio.footer(&mut face, [&side, &studio.text("print-second"), &number]);
    face.items.push(crate::canvas::Item::Shut);
    Ok(face)
}

/// An action of a rear: symbol, name, when, points.
type Row = (&'static str, String, String, String);

fn rear_row(
    studio: &Studio<'_>,
    face: &mut Canvas,
    (sign, title, told, points): &Row,
    (top, pitch): (Length, Length),
) -> Option<()> {
    let (x, right, middle) = (17_400, studio.width() - 5_000, top + pitch / 2);
    let end = if points.is_empty() { right } else { right - 10_500 };
    let head = Style::new(Face::Serif, 3_500).leading(112);
    let sizes = [(2_700, 100), (LEAST, 100), (LEAST, 90), (LEAST, 80)];
    let (style, lines, high) = sizes.into_iter().find_map(|(size, stretch)| {
        let style = Style::new(Face::Sans, size).stretch(stretch);
        let lines = wrap(told, style, end - x);
        let high = head.pitch() + style.pitch() * lines.len() as Length;
        (high <= pitch - 600 && lines.len() <= 3).then_some((style, lines, high))
    })?;
    face.role(Role::Line, |face| {
        face.symbol(sign, (5_400, middle - 4_300), 8_600, studio.look.pens());
        let y = middle - high / 2;
        face.letters(title.as_str(), head, (x, y + head.ascent()), Align::Left);
        face.lines(&lines, style, (x, y + head.pitch()), Align::Left);
        if !points.is_empty() {
            let (large, small) = (Style::new(Face::Serif, 3_600), Style::new(Face::Sans, 2_200));
            face.letters(points.as_str(), large, (right, middle), Align::Right);
            let said = studio.text("print-points");
            face.letters(said, small, (right, middle + 2_700), Align::Right);
        }
    });
    Some(())
}

/// The four actions of a rear, in the order they are tried.
fn rear_rows(studio: &Studio<'_>, rear: &Rear) -> [Row; 4] {
    let id = match rear.brewery {
        Location::FarmNorth | Location::FarmSouth => "print-sell-else-farm",
        _ => "print-sell-else",
    };
    let brewery = studio.say(&Message::new(id).with("city", place(studio, rear.brewery)));
    let develop = match rear.develop {
        0 => studio.text("print-develop-free"),
        price => studio.say(&Message::new("print-develop-if").with("price", price)),
    };
    let text = |id: &str| studio.text(id);
    [
        ("brass/sell", text("print-sell"), brewery, String::new()),
        ("brass/develop", text("print-develop"), develop, format!("+{DEVELOP_POINTS}")),
        ("brass/link", text("print-links"), text("print-links-last"), String::new()),
        ("brass/pass", text("print-pass"), String::new(), format!("+{PASS_POINTS}")),
    ]
}

/// The word for a square of the tie-break in the texts.
fn square_key(icon: Quadrant) -> &'static str {
    match icon {
        Quadrant::NorthWest => "north-west",
        Quadrant::NorthEast => "north-east",
        Quadrant::SouthWest => "south-west",
        Quadrant::SouthEast => "south-east",
    }
}

/// The square of the tie-break.
fn quadrant(face: &mut Canvas, icon: Quadrant, (x, y): (Length, Length)) {
    let squares = [
        (Quadrant::NorthWest, 0, 0),
        (Quadrant::NorthEast, 1, 0),
        (Quadrant::SouthWest, 0, 1),
        (Quadrant::SouthEast, 1, 1),
    ];
    for (square, column, row) in squares {
        let fill = (square == icon).then_some(Colour::INK);
        let rect = [x + 4_000 * column, y + 4_000 * row, 4_000, 4_000];
        face.rect(rect, fill, Some(Stroke::new(Colour::INK, 300)));
    }
}

/// The symbols of the cards before the rules they stand for.
static SIGNS: &Signs = &[
    (rule::DRAW, "card"),
    (rule::IRON_GATE, "brass/iron"),
    (rule::COAL_IN_CITY, "brass/coal"),
    (rule::LINK_TO_COAL, "brass/link"),
    (rule::FARM, "brass/brewery"),
    (rule::LINKS_AFTER_MINE, "brass/coal-mine"),
    (rule::START_IN_NETWORK, "brass/link"),
    (rule::SELL_ALL, "brass/sell"),
    (rule::BREWERY_FOR_SALE, "brass/brewery"),
    (rule::CHEAP_IRON, "brass/develop"),
    (rule::FROM_LAST_CITY, "brass/link"),
    (rule::PASS_FOR_POINTS, "brass/pass"),
    (rule::MERCHANTS_LAST, "brass/merchant"),
    (rule::BEER_FOR_SECOND, "brass/beer"),
    (rule::OWN_COAL, "brass/coal"),
    (rule::WITH_BARREL, "brass/beer"),
    (rule::PAYS_POINTS, "vp"),
    (rule::FIRST_DEVELOP, "brass/develop"),
    (rule::FIRST_BUILD, "card"),
    (rule::FIRST_LINK, "brass/link"),
];

/// What stands on the aid, in this order.
static SECTIONS: [Section; 7] = [
    Section {
        heading: "print-aid-turn",
        rules: &[
            rule::DRAW,
            rule::TOPMOST_SLOT,
            rule::NO_SLOT,
            rule::ONE_ACTION,
            rule::TOPMOST_OF_REAR,
            rule::TOP_REAR,
        ],
    },
    Section {
        heading: "print-aid-front",
        rules: &[
            rule::IRON_GATE,
            rule::BANNER,
            rule::COAL_IN_CITY,
            rule::LINK_TO_COAL,
            rule::FARM,
            rule::LINKS_AFTER_MINE,
            rule::START_IN_NETWORK,
            rule::OWN_SOURCES,
        ],
    },
    Section {
        heading: "print-aid-rear",
        rules: &[
            rule::SELL_ALL,
            rule::PREPARE_SALE,
            rule::BREWERY_FOR_SALE,
            rule::LINK_FOR_SALE,
            rule::CHEAP_IRON,
            rule::FROM_LAST_CITY,
            rule::PASS_FOR_POINTS,
        ],
    },
    Section {
        heading: "print-aid-line-ties",
        rules: &[
            rule::MERCHANTS_LAST,
            rule::BEER_FOR_SECOND,
            rule::TO_NETWORK,
            rule::MOST_BUILT,
            rule::MOST_FREE,
            rule::OWN_COAL,
            rule::CLOCKWISE,
        ],
    },
    Section {
        heading: "print-aid-building-ties",
        rules: &[rule::MOST_LINKS, rule::ALPHABET, rule::TILE_ICON, rule::SPACE_ICON],
    },
    Section {
        heading: "print-aid-merchant-ties",
        rules: &[rule::WITH_BARREL, rule::PAYS_POINTS, rule::MERCHANT_ALPHABET, rule::ONE_INDUSTRY],
    },
    Section {
        heading: "print-aid-remember",
        rules: &[
            rule::CORNER,
            rule::FIRST_DEVELOP,
            rule::FIRST_BUILD,
            rule::FIRST_LINK,
            rule::NO_OVERBUILDING,
            rule::LAYERS,
            rule::NEW_DECK,
        ],
    },
];
