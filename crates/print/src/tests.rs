//! Faces as they are drawn: no letter outside its card, no letter over another.

use brass::{
    Brass, FirstTurn, Group, Industry, Location, MautomaCard, Quadrant, Rear, Slot, SlotAction,
};
use kit::{Lang, Lexicon, Trouble};
use london::London;
use patchwork::Patchwork;

use crate::{
    Cut, Given, Options, Order, Paper, PrintError, Printed, Shift,
    canvas::{Canvas, Colour, Item, Place, Step, Style},
    card::{Card, LEAST, SAFE, Studio},
    games::Desk,
    options::{Ink, Layout, Length},
    pdf::Page,
};

/// Where codes lead.
const SITE: &str = "https://automatable.example";

fn order(lang: Lang) -> Order<'static> {
    Order { lang, site: Some(SITE), deck: None, mat: None, options: Options::default() }
}

fn cards<G: Printed>(lexicon: &Lexicon, order: &Order<'_>) -> Result<Vec<Card>, PrintError> {
    let (lang, options) = (order.lang, &order.options);
    let look = G::tint().look(options.ink);
    let rules = format!("{SITE}/rules/{}", G::ID);
    let studio = Studio { lexicon, lang, options, look, rules: Some(&rules), ruleset: G::RULESET };
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

/// No line of text lies over another.
fn check_apart(found: &[Written], who: &str) {
    for (nth, a) in found.iter().enumerate() {
        for b in &found[nth + 1..] {
            assert!(are_apart(a.ink, b.ink), "{who}: {:?} over {:?}", a.text, b.text);
        }
    }
}

fn are_apart(a: [Length; 4], b: [Length; 4]) -> bool {
    a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1]
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
    check_apart(&found, who);
}

/// The least size of a letter in a foot, and how far letters stay from the paper's edge.
const FOOT: Length = 2_000;
const EDGE: Length = 2_600;

/// Every outline of a page with its box: those of cards too.
fn outlines(page: &Canvas) -> Vec<(&[Step], Option<Colour>, [Length; 4])> {
    let (mut at, mut stack) = ((0, 0), Vec::new());
    let mut found = Vec::new();
    for item in &page.items {
        match item {
            Item::Enter(place) => {
                stack.push(at);
                if let Place::At(x, y) = place {
                    at = (at.0 + x, at.1 + y);
                }
            }
            Item::Leave => at = stack.pop().unwrap(),
            Item::Shape { steps, stroke, .. } => {
                let points = steps.iter().filter_map(|it| match *it {
                    Step::Move(x, y) | Step::Line(x, y) | Step::Curve([.., x, y]) => Some((x, y)),
                    Step::Close => None,
                });
                let (xs, ys): (Vec<Length>, Vec<Length>) = points.unzip();
                let edge = |of: &[Length], by: Length| {
                    (of.iter().min().unwrap() + by, of.iter().max().unwrap() + by)
                };
                let ((left, right), (top, bottom)) = (edge(&xs, at.0), edge(&ys, at.1));
                found.push((&steps[..], stroke.map(|it| it.colour), [left, top, right, bottom]));
            }
            _ => {}
        }
    }
    found
}

/// A page around its cards: letters on the paper, large enough, apart from each other and
/// from the marks and the ruler.
fn check_page(page: &Page, who: &str) {
    let found = written(&page.canvas);
    for it in &found {
        let [left, top, right, bottom] = it.ink;
        let is_inside = EDGE <= left
            && EDGE <= top
            && right <= page.width - EDGE
            && bottom <= page.height - EDGE;
        assert!(is_inside, "{who}: {:?} at {:?}", it.text, it.ink);
        assert!(FOOT <= it.style.size, "{who}: {:?} of {}", it.text, it.style.size);
        assert!(70 <= it.style.stretch, "{who}: {:?} at {}", it.text, it.style.stretch);
    }
    check_apart(&found, who);
    for (steps, colour, _) in outlines(&page.canvas) {
        // Marks and rulers are straight and black, and lie where they are drawn.
        if colour != Some(Colour::BLACK) {
            continue;
        }
        for pair in steps.windows(2) {
            let [Step::Move(ax, ay), Step::Line(bx, by)] = *pair else { continue };
            // Half as wide as they are to either side, and no longer than they are.
            let (dx, dy) = if ax == bx { (100, 0) } else { (0, 100) };
            let line = [ax.min(bx) - dx, ay.min(by) - dy, ax.max(bx) + dx, ay.max(by) + dy];
            for it in &found {
                assert!(are_apart(it.ink, line), "{who}: {:?} on a line at {line:?}", it.text);
            }
        }
    }
}

/// An aid or a mat: what decides is large enough, and letters lie in a ring or square or
/// beside it, never on its edge.
fn check_boxes(page: &Page, who: &str) {
    let found = written(&page.canvas);
    let foot = page.height - 18_000;
    for it in &found {
        assert!(foot < it.ink[1] || LEAST <= it.style.size, "{who}: {:?}", it.text);
    }
    let boxes: Vec<[Length; 4]> = outlines(&page.canvas)
        .into_iter()
        .filter(|it| it.0.iter().any(|it| matches!(it, Step::Curve(_))))
        .map(|it| it.2)
        .collect();
    for (nth, a) in boxes.iter().enumerate() {
        assert!(EDGE <= a[0] && a[2] <= page.width - EDGE && a[3] <= foot, "{who}: {a:?}");
        for b in &boxes[nth + 1..] {
            assert!(are_apart(*a, *b), "{who}: {a:?} over {b:?}");
        }
        for it in &found {
            let [left, top, right, bottom] = it.ink;
            let is_in = a[0] <= left && a[1] <= top && right <= a[2] && bottom <= a[3];
            assert!(is_in || are_apart(*a, it.ink), "{who}: {:?} on the edge of {a:?}", it.text);
        }
    }
}

/// Every page of every paper, cut and language.
fn check_pages<G: Printed>(deck: Option<Given<'_>>, mat: Option<Given<'_>>, n_further: usize) {
    let lexicon = crate::lexicon::<G>().unwrap();
    for lang in Lang::ALL {
        for (paper, cut, size) in [
            (Paper::A4, Cut::Line, "63x88"),
            (Paper::A4, Cut::Bleed, "63x88"),
            (Paper::Letter, Cut::Line, "63x88"),
            (Paper::Letter, Cut::Bleed, "63x88"),
            (Paper::A4, Cut::Line, "120x170"),
        ] {
            let mut order = Order { deck, mat, ..order(lang) };
            let size = size.parse().unwrap();
            order.options = Options { paper, cut, size, ..order.options };
            let pages = crate::pages::<G>(&lexicon, &order).unwrap();
            for (nth, page) in pages.iter().enumerate() {
                let who = format!("{} {} {paper:?} {cut:?}, page {nth}", G::ID, lang.code());
                check_page(page, &who);
            }
            // Before the calibration, and as many as are no sheets of cards.
            for page in pages[..pages.len() - 2].iter().rev().take(n_further) {
                check_boxes(page, &format!("{} {} {paper:?}", G::ID, lang.code()));
            }
        }
    }
}

#[test]
fn no_letter_of_a_foot_an_aid_or_a_mat_leaves_its_paper_or_lies_on_something() {
    check_pages::<Brass>(None, None, 4);
    check_pages::<London>(None, None, 1);
    check_pages::<Patchwork>(None, None, 1);
}

#[test]
fn the_longest_names_of_a_deck_and_a_mat_stay_on_their_paper() {
    let mat = brass::MatDocument::of(&brass::Mat::STANDARD, LONG);
    let mat = kit::to_json(&mat);
    let (deck, cards) = fullest_mautoma();
    assert_eq!(cards, 32);
    check_pages::<Brass>(Some(Given::Own(&deck)), Some(Given::Own(&mat)), 2);
    let deck = fullest_automa();
    check_pages::<Patchwork>(Some(Given::Own(&deck)), None, 1);
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

/// The fullest deck for Mautoma, and how many cards it has.
fn fullest_mautoma() -> (String, usize) {
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
    (kit::to_json(&deck), deck.card.len())
}

#[test]
fn no_letter_of_the_fullest_mautoma_card_leaves_its_face() {
    check_all::<Brass>(Some(Given::Own(&fullest_mautoma().0)));
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

/// The fullest deck for the Automa.
fn fullest_automa() -> String {
    let filters = "\"no-overtake\", \"most-buttons\", \"largest\", \"no-overtake\", \
                   \"most-buttons\", \"largest\", \"no-overtake\", \"farthest\"";
    let card = format!(
        "[[card]]\nvirtual-buttons = 99\nfilters = [{filters}]\nincome = 99\nback = \"virtual-buttons\"\n"
    );
    format!("name = \"{LONG}\"\nfirst-number = 190\n{}", card.repeat(3))
}

#[test]
fn no_letter_of_the_fullest_patchwork_card_leaves_its_face() {
    check_all::<Patchwork>(Some(Given::Own(&fullest_automa())));
}

#[test]
fn every_rule_of_an_aid_has_words_that_the_eye_looks_for_and_they_stand_in_it() {
    fn check<G: Printed>(n_rungs: usize) {
        let lexicon = crate::lexicon::<G>().unwrap();
        for lang in Lang::ALL {
            let pages = crate::pages::<G>(&lexicon, &order(lang)).unwrap();
            let aid = &pages[pages.len() - 3].canvas;
            let mut n = 0;
            for line in aid.items.split(|it| matches!(it, Item::Open(_))) {
                let end = line.iter().position(|it| matches!(it, Item::Shut)).unwrap_or(0);
                let said: Vec<(&str, crate::font::Face)> = line[..end]
                    .iter()
                    .filter_map(|it| match it {
                        Item::Letters { text, style, .. } => Some((text.as_str(), style.face)),
                        _ => None,
                    })
                    .collect();
                // A figure in its ring, then the words of a rule.
                let is_rung = said.first().is_some_and(|it| it.0.parse::<u32>().is_ok())
                    && said[0].1 == crate::font::Face::Serif;
                if is_rung {
                    n += 1;
                    let is_bold = said.iter().any(|it| it.1 == crate::font::Face::Bold);
                    assert!(is_bold, "{}: {said:?}", lang.code());
                }
            }
            assert_eq!(n, n_rungs, "{} {}", G::ID, lang.code());
        }
    }
    check::<Brass>(43);
    check::<London>(33);
    check::<Patchwork>(23);
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
    let site = errors(|it| it.site = Some(Box::leak(format!("https://{long}").into_boxed_str())));
    assert!(site[0].contains("too long"), "{site:?}");
    let address = errors(|it| it.site = Some("my-server:4453"));
    assert!(
        address[1].contains("my-server:4453") && address[1].contains("https://"),
        "{address:?}"
    );
    let single = |change: fn(&mut Order<'_>)| {
        errors(|it| {
            it.options.layout = Layout::OnePerPage;
            change(it);
        })
    };
    let mat = single(|it| it.mat = Some(Given::Shipped("easy")));
    assert!(mat[0].starts_with("mat: this is for sheets"), "{mat:?}");
    let moved = single(|it| it.options.shift = Shift { right: 1, down: 0 });
    assert!(moved[0].starts_with("shift of the backs: this is for sheets"), "{moved:?}");
    let turned = single(|it| it.options.duplex = Some(crate::Duplex::Short));
    assert!(turned[0].starts_with("two-sided: this is for sheets"), "{turned:?}");
    let huge = single(|it| it.options.size = "999x999".parse().unwrap());
    assert!(huge[0].contains("at most 200 × 200 mm") && huge[0].contains("999"), "{huge:?}");
    for it in [large, small, shift, unknown, document, site, address, mat, moved, turned, huge] {
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
