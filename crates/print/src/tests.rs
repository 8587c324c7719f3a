//! Faces as they are drawn: no letter outside its card, no letter over another.

use brass::{
    Brass, FirstTurn, Group, Industry, Location, MautomaCard, Quadrant, Rear, Slot, SlotAction,
};
use kit::{Lang, Lexicon, Trouble};
use london::London;
use patchwork::Patchwork;

use crate::{
    Given, Options, Order, PrintError, Printed, SITE,
    canvas::{Canvas, Item, Place, Style},
    card::{Card, LEAST, SAFE, Studio},
    games::Desk,
    options::{Ink, Layout, Length},
};

fn order(lang: Lang) -> Order<'static> {
    Order { lang, site: SITE, deck: None, mat: None, options: Options::default() }
}

fn cards<G: Printed>(lexicon: &Lexicon, order: &Order<'_>) -> Result<Vec<Card>, PrintError> {
    let (lang, options) = (order.lang, &order.options);
    let look = G::tint().look(options.ink);
    let rules = format!("{SITE}/rules/{}", G::ID);
    let studio = Studio { lexicon, lang, options, look, rules: &rules, ruleset: G::RULESET };
    Ok(G::stock(&Desk(studio), order)?.cards)
}

/// A line of text: what it says, its style, and the box around its ink.
struct Written {
    text: String,
    style: Style,
    ink: [Length; 4],
}

/// Every line of a face, with the ink of its glyphs as the font has it.
fn written(face: &Canvas) -> Vec<Written> {
    let (mut at, mut stack) = ((0, 0), Vec::new());
    let mut found = Vec::new();
    for item in &face.items {
        match item {
            Item::Enter(place) => {
                stack.push(at);
                if let Place::At(x, y) = place {
                    at = (at.0 + x, at.1 + y);
                }
            }
            Item::Leave => at = stack.pop().unwrap(),
            Item::Letters { text, style, x, y } => {
                let table = style.face.table();
                let scale = |it: i32| it * style.size / 1000;
                let (mut top, mut bottom) = (0, 0);
                for shaped in style.face.shape(text) {
                    if let Some(it) = table.glyph_bounding_box(shaped.glyph) {
                        top = top.max(scale(it.y_max.into()));
                        bottom = bottom.min(scale(it.y_min.into()));
                    }
                }
                let (x, y) = (at.0 + x, at.1 + y);
                let ink = [x, y - top, x + style.width(text), y - bottom];
                found.push(Written { text: text.clone(), style: *style, ink });
            }
            _ => {}
        }
    }
    assert!(stack.is_empty());
    found
}

fn check(face: &Canvas, order: &Order<'_>, who: &str) {
    let size = order.options.size;
    let found = written(face);
    for it in &found {
        let [left, top, right, bottom] = it.ink;
        assert!(
            SAFE <= left
                && SAFE <= top
                && right <= size.width - SAFE
                && bottom <= size.height - SAFE,
            "{who}: {:?} at {:?}",
            it.text,
            it.ink
        );
        // Only the foot and the word beside a figure are smaller than what decides.
        assert!(LEAST <= it.style.size || it.style.size == 2_200, "{who}: {:?}", it.text);
        assert!(70 <= it.style.stretch, "{who}: {:?}", it.text);
    }
    for (nth, a) in found.iter().enumerate() {
        for b in &found[nth + 1..] {
            let is_apart = a.ink[2] <= b.ink[0]
                || b.ink[2] <= a.ink[0]
                || a.ink[3] <= b.ink[1]
                || b.ink[3] <= a.ink[1];
            assert!(is_apart, "{who}: {:?} over {:?}", a.text, b.text);
        }
    }
}

/// Prints in every language, with every size and ink, and looks at every face.
fn check_all<G: Printed>(deck: Option<Given<'_>>) {
    let lexicon = crate::lexicon::<G>().unwrap();
    for lang in Lang::ALL {
        for (size, ink, layout) in [
            ("63x88", Ink::Full, Layout::Sheets),
            ("61x86", Ink::Less, Layout::OnePerPage),
            ("70x120", Ink::Full, Layout::Sheets),
        ] {
            let mut order = Order { deck, ..order(lang) };
            order.options = Options { size: size.parse().unwrap(), ink, layout, ..order.options };
            let cards = match cards::<G>(&lexicon, &order) {
                Ok(cards) => cards,
                Err(error) => panic!("{size}: {}", lexicon.say(lang, &error.message())),
            };
            for (nth, card) in cards.iter().enumerate() {
                let who = format!("{} {} {size}, card {}", G::ID, lang.code(), nth + 1);
                check(&card.front, &order, &who);
                check(&card.rear, &order, &format!("{who}, rear"));
            }
        }
    }
}

#[test]
fn no_letter_of_a_shipped_card_leaves_its_face() {
    check_all::<Brass>(None);
    check_all::<London>(None);
    check_all::<Patchwork>(None);
}

const LONG: &str = "The deck nobody ever called by its whole name, not even on the day it was made";

/// A slot with the six longest names an industry can be built in.
fn longest(industry: Industry, action: SlotAction) -> Slot {
    let mut cities: Vec<Location> =
        Location::ALL.iter().copied().filter(|it| it.spaces().meets(industry.spaces())).collect();
    cities.sort_by_key(|it| std::cmp::Reverse(it.to_string().len()));
    cities.truncate(6);
    let is_build = action == SlotAction::Build;
    Slot {
        action,
        industry: is_build.then_some(industry),
        cities,
        link: is_build,
        iron_price: is_build.then_some(6),
    }
}

#[test]
fn no_letter_of_the_fullest_mautoma_card_leaves_its_face() {
    let card = |at: u8| MautomaCard {
        number: at + 1,
        group: [Group::A, Group::B, Group::C][usize::from(at) % 3],
        slots: vec![
            longest(Industry::IronWorks, SlotAction::Build),
            longest(Industry::Manufacturer, SlotAction::Build),
            longest(Industry::CottonMill, SlotAction::Build),
            longest(Industry::CoalMine, SlotAction::CoalMineAndLinks),
        ],
        rear: Rear {
            first_turn: FirstTurn::Develop,
            brewery: Location::FarmNorth,
            develop: 6,
            icon: Quadrant::SouthEast,
        },
    };
    let deck = brass::Deck { name: LONG.to_owned(), card: (0..32).map(card).collect() };
    check_all::<Brass>(Some(Given::Own(&kit::to_json(&deck))));
}

#[test]
fn no_letter_of_the_fullest_automartin_card_leaves_its_face() {
    let line = |filter: &str, action: &str, nth: usize| {
        format!(
            "[[card]]\nid = \"my-own-card-with-a-word-for-a-name-{nth}\"\nlevel = 1\nmoney = 20\n\
             poverty = 20\ncrucial = true\nfilter = [{filter}]\naction = \"{action}\"\n"
        )
    };
    let full =
        "\"development-board\", \"poverty\", \"prestige\", \"poverty\", \"coins\", \"last-card\"";
    let deck = format!(
        "name = \"{LONG}\"\n{}{}{}",
        line(full, "discard-from-city-deck", 1),
        line(full, "skip-next", 2),
        line("\"city-deck\"", "draw-another", 3)
    );
    check_all::<London>(Some(Given::Own(&deck)));
}

#[test]
fn no_letter_of_the_fullest_patchwork_card_leaves_its_face() {
    let filters = "\"no-overtake\", \"most-buttons\", \"largest\", \"no-overtake\", \
                   \"most-buttons\", \"largest\", \"no-overtake\", \"farthest\"";
    let card = format!(
        "[[card]]\nvirtual-buttons = 99\nfilters = [{filters}]\nincome = 99\nback = \"virtual-buttons\"\n"
    );
    let deck = format!("name = \"{LONG}\"\nfirst-number = 190\n{}", card.repeat(3));
    check_all::<Patchwork>(Some(Given::Own(&deck)));
}

#[test]
fn what_cannot_be_printed_is_told_in_three_languages() {
    fn errors(change: impl Fn(&mut Order<'_>)) -> [String; 3] {
        let lexicon = crate::lexicon::<Brass>().unwrap();
        Lang::ALL.map(|lang| {
            let mut order = order(lang);
            change(&mut order);
            let error = crate::pdf::<Brass>(&lexicon, &order).unwrap_err();
            lexicon.say(lang, &error.message())
        })
    }
    let large = errors(|it| it.options.size = "300x400".parse().unwrap());
    assert!(large[0].starts_with("no card of 300 × 400 mm fits this paper"), "{large:?}");
    let small = errors(|it| it.options.size = "30x40".parse().unwrap());
    assert!(small[1].contains("30 × 40 mm"), "{small:?}");
    let shift = errors(|it| it.options.shift = "6,0".parse().unwrap());
    assert!(shift[2].contains("4.8 mm") && shift[2].contains("se encontró 6 y 0"), "{shift:?}");
    let unknown = errors(|it| it.deck = Some(Given::Shipped("nobody")));
    assert_eq!(unknown[0], "deck: one of mautoma or a file expected, “nobody” found");
    let document = errors(|it| it.deck = Some(Given::Own("name = \"x\"\ncard = []\n")));
    assert!(document[0].contains("card"), "{document:?}");
    let long = "x".repeat(300);
    let site = errors(|it| it.site = Box::leak(format!("https://{long}").into_boxed_str()));
    assert!(site[0].contains("too long"), "{site:?}");
    for it in [large, small, shift, unknown, document, site] {
        assert!(it[0] != it[1] && it[1] != it[2] && !it.concat().contains('['), "{it:?}");
    }
}

#[test]
fn a_letter_the_fonts_lack_is_named() {
    let lexicon = crate::lexicon::<Patchwork>().unwrap();
    let card = "[[card]]\nvirtual-buttons = 0\nincome = 1\n";
    let deck = format!("name = \"Quilt 日\"\n{}", card.repeat(3));
    let order = Order { deck: Some(Given::Own(&deck)), ..order(Lang::Fr) };
    let error = crate::pdf::<Patchwork>(&lexicon, &order).unwrap_err();
    let said = lexicon.say(Lang::Fr, &error.message());
    assert!(said.contains("U+65E5") && said.contains("Quilt"), "{said}");
    let mat = Order { deck: None, mat: Some(Given::Shipped("easy")), ..order };
    assert!(matches!(crate::pdf::<Patchwork>(&lexicon, &mat), Err(PrintError::Setup(_))));
}
