//! Files as a printer reads them: boxes, marks, mirrored backs, letters, fonts.

#![expect(clippy::unwrap_used, reason = "these are tests, though not all functions marked so")]

#[path = "print/reader.rs"]
mod reader;

use brass::{Brass, Deck as MautomaDeck, MatDocument};
use kit::{Boxed, Game, Lang, Lexicon, Message};
use london::London;
use patchwork::Patchwork;
use print::{Cut, Duplex, Given, Ink, Layout, Options, Order, Paper, Printed, SITE, Shift};

use reader::{Drawn, File, numbers, reference, value};

fn order(lang: Lang, options: Options) -> Order<'static> {
    Order { lang, site: SITE, deck: None, mat: None, options }
}

fn lexicon<G: Printed>() -> Lexicon {
    print::lexicon::<G>().unwrap()
}

fn bytes<G: Printed>(order: &Order<'_>) -> Vec<u8> {
    print::pdf::<G>(&lexicon::<G>(), order).unwrap().bytes
}

fn file<G: Printed>(lang: Lang, options: Options) -> File {
    File::read(&bytes::<G>(&order(lang, options)))
}

/// Points as millimetres.
fn mm(points: f64) -> f64 {
    points * 25.4 / 72.0
}

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 0.01
}

/// Where the marks of a sheet stand: upright ones by x, level ones by y.
fn marks(drawn: &Drawn, [left, top, right, bottom]: [f64; 4], off: f64) -> (Vec<f64>, Vec<f64>) {
    let is_outside =
        |(x, y): (f64, f64)| x < left - 0.5 || right + 0.5 < x || y < top - 0.5 || bottom + 0.5 < y;
    let (mut xs, mut ys) = (Vec::new(), Vec::new());
    for it in &drawn.strokes {
        let is_mark = near(it.width, 0.2) && is_outside(it.from) && is_outside(it.to);
        let (dx, dy) = ((it.to.0 - it.from.0).abs(), (it.to.1 - it.from.1).abs());
        let begins = |at: f64| near(at, top - off) || near(at, bottom + off);
        if is_mark && dx < 0.001 && 1.25 < dy && (begins(it.from.1) || begins(it.to.1)) {
            xs.push(it.from.0);
        }
        let begins = |at: f64| near(at, left - off) || near(at, right + off);
        if is_mark && dy < 0.001 && 1.25 < dx && (begins(it.from.0) || begins(it.to.0)) {
            ys.push(it.from.1);
        }
    }
    for list in [&mut xs, &mut ys] {
        list.sort_by(f64::total_cmp);
        list.dedup_by(|a, b| near(*a, *b));
    }
    (xs, ys)
}

fn same(found: &[f64], expected: &[f64]) {
    assert_eq!(found.len(), expected.len(), "{found:?} {expected:?}");
    assert!(found.iter().zip(expected).all(|(a, b)| near(*a, *b)), "{found:?} {expected:?}");
}

#[test]
fn sheets_have_the_size_of_their_paper_and_marks_at_every_cut() {
    let cases = [
        (Paper::A4, Cut::Line, (210.0, 297.0), (10.5, 16.5, 3, 3, 0.0)),
        (Paper::A4, Cut::Bleed, (297.0, 210.0), (13.5, 14.0, 4, 2, 6.0)),
        (Paper::Letter, Cut::Line, (215.9, 279.4), (13.45, 7.7, 3, 3, 0.0)),
        (Paper::Letter, Cut::Bleed, (279.4, 215.9), (39.2, 16.95, 3, 2, 6.0)),
    ];
    for (paper, cut, (width, height), (left, top, columns, rows, gap)) in cases {
        let file = file::<Brass>(Lang::En, Options { paper, cut, ..Options::default() });
        let along = |first: f64, n: usize, size: f64| {
            let mut cuts: Vec<f64> = (0..n)
                .flat_map(|it| [0.0, size].map(|edge| first + it as f64 * (size + gap) + edge))
                .collect();
            cuts.dedup_by(|a, b| near(*a, *b));
            cuts
        };
        let (xs, ys) = (along(left, columns, 63.0), along(top, rows, 88.0));
        let block = [left, top, width - left, height - top];
        let n_sheets = 2 * 22_usize.div_ceil(columns * rows);
        for page in &file.pages()[..n_sheets] {
            let media = numbers(value(page, "/MediaBox").unwrap());
            assert!(near(mm(media[2]), width) && near(mm(media[3]), height), "{media:?}");
            let found = marks(&file.draw(page), block, if cut == Cut::Line { 1.5 } else { 3.4 });
            same(&found.0, &xs);
            same(&found.1, &ys);
        }
    }
}

#[test]
fn one_card_a_page_is_cut_at_63_by_88_with_3_mm_of_bleed() {
    for (size, width, height) in [("63x88", 63.0, 88.0), ("61x86", 61.0, 86.0)] {
        let options = Options {
            layout: Layout::OnePerPage,
            size: size.parse().unwrap(),
            ..Options::default()
        };
        let file = file::<London>(Lang::Es, options);
        assert_eq!(file.pages().len(), 40);
        for page in file.pages() {
            let trim = numbers(value(page, "/TrimBox").unwrap());
            let bleed = numbers(value(page, "/BleedBox").unwrap());
            assert!(near(mm(trim[0]), 3.0) && near(mm(trim[1]), 3.0), "{trim:?}");
            assert!(near(mm(trim[2] - trim[0]), width) && near(mm(trim[3] - trim[1]), height));
            assert!(near(mm(bleed[2]), width + 6.0) && near(mm(bleed[3]), height + 6.0));
            // The ground runs to the edge of the bleed.
            let ground = file.draw(page).fills[0];
            assert!(ground[0] < 0.01 && ground[1] < 0.01, "{ground:?}");
            assert!(near(ground[2], width + 6.0) && near(ground[3], height + 6.0), "{ground:?}");
        }
    }
}

/// The cell each card of Mautoma lies in: by its number, left and top of the card.
fn cells(drawn: &Drawn, (left, top, gap): (f64, f64, f64)) -> Vec<(u8, (f64, f64), bool)> {
    let mut cells: Vec<(u8, (f64, f64), bool)> = drawn
        .texts
        .iter()
        .filter_map(|it| Some((it.said.strip_suffix(" of 22")?.parse().ok()?, it)))
        .map(|(number, it)| {
            let cell = |at: f64, first: f64, size: f64| {
                first + ((at - first) / (size + gap)).floor() * (size + gap)
            };
            (number, (cell(it.at.0, left, 63.0), cell(it.at.1, top, 88.0)), it.is_turned)
        })
        .collect();
    cells.sort_by_key(|it| it.0);
    cells
}

#[test]
fn every_back_lies_behind_its_front_on_a_partly_filled_sheet_too() {
    for (cut, duplex, grid, (width, height), is_upright_axis) in [
        (Cut::Line, None, (10.5, 16.5, 0.0), (210.0, 297.0), true),
        (Cut::Line, Some(Duplex::Short), (10.5, 16.5, 0.0), (210.0, 297.0), false),
        (Cut::Bleed, None, (13.5, 14.0, 6.0), (297.0, 210.0), true),
        (Cut::Bleed, Some(Duplex::Long), (13.5, 14.0, 6.0), (297.0, 210.0), false),
    ] {
        let file = file::<Brass>(Lang::En, Options { cut, duplex, ..Options::default() });
        let pages = file.pages();
        let mut n_cards = 0;
        for sheet in pages[..6].chunks(2) {
            let front = cells(&file.draw(sheet[0]), grid);
            let back = cells(&file.draw(sheet[1]), grid);
            assert_eq!(front.len(), back.len());
            n_cards += front.len();
            for (front, back) in front.iter().zip(&back) {
                assert_eq!(front.0, back.0);
                let ((fx, fy), (bx, by)) = (front.1, back.1);
                let meets = if is_upright_axis {
                    near(bx, width - fx - 63.0) && near(by, fy) && !back.2
                } else {
                    near(bx, fx) && near(by, height - fy - 88.0) && back.2
                };
                assert!(meets, "{cut:?} {duplex:?}: {front:?} {back:?}");
            }
        }
        assert_eq!(n_cards, 22);
        assert_eq!(
            cells(&file.draw(pages[4]), grid).len(),
            22 % if cut == Cut::Line { 9 } else { 8 }
        );
    }
}

#[test]
fn the_two_numbers_of_the_calibration_move_backs_and_their_marks() {
    let shift = Shift { right: 1_500, down: -2_000 };
    let plain = file::<Brass>(Lang::En, Options::default());
    let moved = file::<Brass>(Lang::En, Options { shift, ..Options::default() });
    let place = |file: &File, page: usize, said: &str| {
        let drawn = file.draw(file.pages()[page]);
        drawn.texts.iter().find(|it| it.said == said).unwrap().at
    };
    for (page, said, by) in [(0, "1 of 22", (0.0, 0.0)), (1, "1 of 22", (1.5, -2.0))] {
        let (a, b) = (place(&plain, page, said), place(&moved, page, said));
        assert!(near(b.0 - a.0, by.0) && near(b.1 - a.1, by.1), "{a:?} {b:?}");
    }
    let found = marks(&moved.draw(moved.pages()[1]), [12.0, 14.5, 201.0, 278.5], 1.5);
    same(&found.0, &[12.0, 75.0, 138.0, 201.0]);
    same(&found.1, &[14.5, 102.5, 190.5, 278.5]);
}

/// What is written on the one card of a page, in the order it is read.
fn card_texts(file: &File, page: &str) -> String {
    let said: Vec<String> = file.draw(page).texts.into_iter().map(|it| it.said).collect();
    said.join(" ").replace(['\u{a0}', '\u{202f}'], " ")
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().unwrap().to_uppercase().chain(letters).collect()
}

#[test]
fn every_card_of_mautoma_says_what_its_deck_says() {
    let lexicon = lexicon::<Brass>();
    let document = Brass::DOCUMENTS.iter().find(|it| it.key == "deck").unwrap();
    let deck: MautomaDeck = kit::read(document.text).unwrap();
    for lang in Lang::ALL {
        let file =
            file::<Brass>(lang, Options { layout: Layout::OnePerPage, ..Options::default() });
        let pages = file.pages();
        assert_eq!(pages.len(), 2 * deck.card.len());
        for (card, pages) in deck.card.iter().zip(pages.chunks(2)) {
            let (front, rear) = (card_texts(&file, pages[0]), card_texts(&file, pages[1]));
            let mut rest = front.as_str();
            // Everything stands there, and in the order of the card.
            let mut next = |what: String| {
                let what = what.replace(['\u{a0}', '\u{202f}'], " ");
                let at = rest.find(&what).unwrap_or_else(|| panic!("{what:?} in {front:?}"));
                rest = &rest[at + what.len()..];
            };
            next(format!("{} ", card.number));
            next(card.group.key().to_owned());
            for slot in &card.slots {
                next(match slot.builds() {
                    Some(it) => capital(&lexicon.text(lang, &format!("industry-{it}"))),
                    None => lexicon.text(lang, "print-links-from"),
                });
                if let Some(price) = slot.iron_price {
                    next(lexicon.say(lang, &Message::new("print-iron-at").with("price", price)));
                }
                for city in &slot.cities {
                    let name = Message::new(format!("location-{city}"));
                    let place = Message::new("order-place").with("key", city.to_string());
                    next(capital(&lexicon.say(lang, &place.with("location", name))));
                }
            }
            next(lexicon.say(lang, &Message::new("print-ruleset").with("n", Brass::RULESET)));
            let brewery = lexicon.text(lang, &format!("location-{}", card.rear.brewery));
            assert!(rear.contains(&brewery), "{brewery:?} in {rear:?}");
            assert!(rear.contains(&card.number.to_string()), "{rear:?}");
            if 0 < card.rear.develop {
                let price = Message::new("print-develop-if").with("price", card.rear.develop);
                let said = lexicon.say(lang, &price).replace(['\u{a0}', '\u{202f}'], " ");
                assert!(rear.contains(&said), "{said:?} in {rear:?}");
            }
        }
    }
}

#[test]
fn every_card_of_automartin_and_of_the_automa_says_what_its_deck_says() {
    for lang in Lang::ALL {
        let options = Options { layout: Layout::OnePerPage, ..Options::default() };
        let (texts, own) = (lexicon::<London>(), file::<London>(lang, options));
        let document = London::DOCUMENTS.iter().find(|it| it.key == "deck").unwrap();
        let deck = london::Deck::parse(document.text).unwrap();
        let fronts: Vec<&str> = own.pages().into_iter().step_by(2).collect();
        assert_eq!(fronts.len(), deck.cards.len());
        for (card, page) in deck.cards.iter().zip(fronts) {
            let said = card_texts(&own, page);
            assert_eq!(said.contains(&format!("+£{}", card.money)), 0 < card.money, "{said}");
            assert_eq!(said.contains(&format!("+{} ", card.poverty)), 0 < card.poverty, "{said}");
            assert_eq!(said.contains(&texts.text(lang, "filter-crucial")), card.crucial, "{said}");
            let n_rungs = (1..=6).filter(|it| said.contains(&format!(" {it} "))).count();
            assert!(card.filter.len() <= n_rungs, "{said}");
        }
        let (texts, own) = (lexicon::<Patchwork>(), file::<Patchwork>(lang, options));
        let decks = Patchwork::DOCUMENTS.iter().map(|it| patchwork::Deck::parse(it.text).unwrap());
        let cards: Vec<(usize, patchwork::Card)> = decks
            .flat_map(|it| {
                let first = usize::from(it.first_number);
                it.cards.into_iter().enumerate().map(move |(nth, card)| (first + nth, card))
            })
            .collect();
        let pages = own.pages();
        assert_eq!(pages.len(), 2 * cards.len());
        for ((number, card), pages) in cards.iter().zip(pages.chunks(2)) {
            let (front, back) = (card_texts(&own, pages[0]), card_texts(&own, pages[1]));
            assert!(front.starts_with(&number.to_string()), "{front}");
            assert!(front.contains(&format!("+{}", card.income)), "{front}");
            let mut rest = front.as_str();
            for filter in &card.filters {
                let what = texts.text(lang, &format!("print-{}", filter.key()));
                let at = rest.find(&what).unwrap_or_else(|| panic!("{what:?} in {front:?}"));
                rest = &rest[at + what.len()..];
            }
            assert_eq!(back, card.open_buttons().map_or_else(String::new, |it| it.to_string()));
        }
    }
}

#[test]
fn a_mat_of_each_level_and_ones_own_says_how_many_tiles_there_are() {
    let count = |drawn: &Drawn| -> u32 {
        let figure = |it: &reader::Text| it.said.strip_prefix('×')?.parse::<u32>().ok();
        drawn.texts.iter().filter_map(figure).sum()
    };
    let plain = file::<Brass>(Lang::En, Options::default());
    let mats = Brass::DOCUMENTS.iter().filter(|it| it.key == "mat");
    for (nth, document) in mats.enumerate() {
        let mat: MatDocument = kit::read(document.text).unwrap();
        assert_eq!(count(&plain.draw(plain.pages()[6 + nth])), mat.mat().unwrap().len());
    }
    let mut mine = MatDocument::of(&brass::Mat::STANDARD, "Mine");
    mine.brewery[0] = 0;
    let text = kit::to_json(&mine);
    let order = Order { mat: Some(Given::Own(&text)), ..order(Lang::En, Options::default()) };
    let own = File::read(&bytes::<Brass>(&order));
    assert_eq!(own.pages().len(), plain.pages().len() - 2);
    let drawn = own.draw(own.pages()[6]);
    assert_eq!(count(&drawn), mine.mat().unwrap().len());
    assert!(drawn.texts.iter().any(|it| it.said.contains("Mine")));
}

/// Every page of every game in every language, with what should stand on each.
fn check_aid<G: Printed>(ids: &[&str]) {
    let lexicon = lexicon::<G>();
    for lang in Lang::ALL {
        let file = file::<G>(lang, Options::default());
        let pages = file.pages();
        let aid = card_texts(&file, pages[pages.len() - 3]);
        for id in ids {
            let said = lexicon.text(lang, id).replace(['\u{a0}', '\u{202f}'], " ");
            assert!(aid.contains(&said), "{said:?} in {aid:?}");
        }
        let credit = lexicon.text(lang, "automa-authors");
        let ruler = lexicon.text(lang, "print-ruler").replace(['\u{a0}', '\u{202f}'], " ");
        for page in &pages {
            let said = card_texts(&file, page);
            assert!(said.contains(&ruler), "{said:?}");
            let is_calibration = said.contains(&lexicon.text(lang, "print-calibrate"));
            assert!(
                is_calibration || said.replace(' ', "").contains(&credit.replace(' ', "")),
                "{said:?}"
            );
            // A line of 100 mm, and nothing that only looks like it.
            let is_long = |it: &reader::Stroke| near((it.to.0 - it.from.0).abs(), 100.0);
            assert_eq!(file.draw(page).strokes.iter().filter(|it| is_long(it)).count(), 1);
        }
    }
}

#[test]
fn aids_speak_in_the_words_of_the_rule_table_and_every_foot_has_its_credit() {
    check_aid::<Brass>(&["B1", "B2", "D3-6", "E2-1", "E8", "A5"]);
    check_aid::<London>(&["M8", "M18", "M21", "M27", "M49"]);
    check_aid::<Patchwork>(&["AT4", "AF1", "AF4", "AP2"]);
}

#[test]
fn fonts_are_embedded_in_part_and_letters_can_be_copied() {
    for lang in Lang::ALL {
        let file = file::<Brass>(lang, Options::default());
        let fonts: Vec<(i32, &str)> = file.with("/Subtype /Type0").collect();
        assert_eq!(fonts.len(), 4);
        for (_, font) in fonts {
            let name = value(font, "/BaseFont").unwrap();
            assert_eq!(name.as_bytes()[7], b'+', "{name}");
            let cid = file.dict(reference(value(font, "/DescendantFonts").unwrap()));
            let descriptor = file.dict(reference(value(cid, "/FontDescriptor").unwrap()));
            let data = file.stream(reference(value(descriptor, "/FontFile2").unwrap()));
            assert!((1_000..60_000).contains(&data.len()), "{}", data.len());
        }
    }
    let said = card_texts(
        &file::<Brass>(Lang::Fr, Options::default()),
        file::<Brass>(Lang::Fr, Options::default()).pages()[1],
    );
    assert!(said.contains("Développer") && said.contains("£ ou moins"), "{said}");
}

#[test]
fn a_screen_reader_reads_each_card_in_its_order() {
    let file = file::<Patchwork>(Lang::Es, Options::default());
    let (_, catalog) = file.with("/Type /Catalog").next().unwrap();
    assert_eq!(value(catalog, "/Lang"), Some("(es)"));
    assert!(catalog.contains("/Marked true") && catalog.contains("/StructTreeRoot"));
    let parts: Vec<(i32, &str)> = file.with("/S /Sect").collect();
    assert_eq!(parts.len(), 24);
    let first = file.pages()[0];
    let drawn = file.draw(first);
    // The lines of the first card, by the pieces that its part names.
    let lines = value(parts[0].1, "/K").unwrap().trim_matches(['[', ']']).to_owned();
    let words: Vec<&str> = lines.split_whitespace().collect();
    let said: Vec<String> = words
        .chunks(3)
        .map(|it| {
            let line = file.dict(it[0].parse().unwrap());
            let id = reference(value(line, "/MCID").unwrap());
            let texts = drawn.texts.iter().filter(|it| it.mark == Some(id));
            texts.map(|it| it.said.as_str()).collect::<Vec<_>>().join(" ")
        })
        .collect();
    assert_eq!(
        said,
        [
            "1",
            "Mazo normal",
            "1 lo más que gasta",
            "1 No te adelanta",
            "2 El que más botones tiene",
            "3 El más lejano",
            "por cada botón que pasa +4",
            "reglas 1"
        ]
    );
    let titled = file.with("/Title").next().unwrap().1;
    assert!(titled.contains("Patchwork") || titled.contains("/Title <FEFF"), "{titled}");
}

fn check_bytes<G: Printed>() {
    for lang in Lang::ALL {
        let order = order(lang, Options::default());
        let (first, second) = (bytes::<G>(&order), bytes::<G>(&order));
        assert!(first == second, "the same order gives the same bytes");
        assert!(first.len() < 400_000, "{}", first.len());
        assert!(!first.windows(12).any(|it| it == b"CreationDate"), "no clock");
    }
}

#[test]
fn the_same_order_gives_the_same_small_file() {
    check_bytes::<Brass>();
    check_bytes::<London>();
    check_bytes::<Patchwork>();
}

#[test]
fn less_ink_fills_nothing_but_codes_and_figures() {
    let area = |file: &File| -> f64 {
        let drawn = file.draw(file.pages()[1]);
        drawn.fills.iter().map(|it| (it[2] - it[0]) * (it[3] - it[1])).sum()
    };
    let full = area(&file::<London>(Lang::En, Options::default()));
    let less = area(&file::<London>(Lang::En, Options { ink: Ink::Less, ..Options::default() }));
    assert!(less < full / 20.0, "{less} of {full}");
}
