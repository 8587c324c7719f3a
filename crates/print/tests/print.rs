//! Files as a printer reads them: boxes, marks, mirrored backs, letters, fonts.

#![expect(clippy::unwrap_used, reason = "these are tests, though not all functions marked so")]

#[path = "print/code.rs"]
mod code;
#[path = "print/content.rs"]
mod content;
#[path = "print/reader.rs"]
mod reader;
#[path = "print/spoken.rs"]
mod spoken;

use brass::{Brass, MatDocument};
use kit::{Game, Lang, Lexicon, Message};
use london::London;
use patchwork::Patchwork;
use print::{Cut, Duplex, Given, Ink, Layout, Options, Order, Paper, Printed, Shift};

use reader::{Drawn, File, numbers, reference, value};

/// Where codes lead.
const SITE: &str = "https://automatable.example";

fn order(lang: Lang, options: Options) -> Order<'static> {
    Order { lang, site: Some(SITE), deck: None, mat: None, options }
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

/// The marks of a sheet, and how far off the block and how long they are: those above and
/// below it, and those beside it.
struct Marks<'a> {
    xs: &'a [f64],
    ys: &'a [f64],
    off: f64,
    upright: f64,
    level: f64,
}

impl Marks<'_> {
    /// Every mark as it must be drawn: one at either end of every cut.
    fn expected(&self) -> Vec<[f64; 4]> {
        let (left, right) = (self.xs[0] - self.off, self.xs[self.xs.len() - 1] + self.off);
        let (top, bottom) = (self.ys[0] - self.off, self.ys[self.ys.len() - 1] + self.off);
        let upright = self.xs.iter().flat_map(|&x| {
            [[x, top - self.upright, x, top], [x, bottom, x, bottom + self.upright]]
        });
        let level = self
            .ys
            .iter()
            .flat_map(|&y| [[left - self.level, y, left, y], [right, y, right + self.level, y]]);
        upright.chain(level).collect()
    }

    /// Each of them is there once, and beside the ruler nothing else that looks like one.
    fn check(&self, drawn: &Drawn) {
        let (left, right) = (self.xs[0] - 0.5, self.xs[self.xs.len() - 1] + 0.5);
        let (top, bottom) = (self.ys[0] - 0.5, self.ys[self.ys.len() - 1] + 0.5);
        let is_outside = |(x, y): (f64, f64)| x < left || right < x || y < top || bottom < y;
        let found: Vec<[f64; 4]> = drawn
            .strokes
            .iter()
            .filter(|it| near(it.width, 0.2) && is_outside(it.from) && is_outside(it.to))
            .map(|it| [it.from.0, it.from.1, it.to.0, it.to.1])
            .collect();
        let expected = self.expected();
        for mark in &expected {
            let n =
                found.iter().filter(|it| it.iter().zip(mark).all(|(a, b)| near(*a, *b))).count();
            assert_eq!(n, 1, "{mark:?}");
        }
        // A line of 100 mm with a stroke every 10.
        assert_eq!(found.len(), expected.len() + 12, "{found:?}");
    }
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
        let (off, level) = if cut == Cut::Line { (1.5, 4.2) } else { (3.4, 3.4) };
        // Where head and foot stand close, marks make room.
        let upright = if top < 12.0 { 1.3 } else { level };
        let n_sheets = 2 * 22_usize.div_ceil(columns * rows);
        for page in &file.pages()[..n_sheets] {
            let media = numbers(value(page, "/MediaBox").unwrap());
            assert!(near(mm(media[2]), width) && near(mm(media[3]), height), "{media:?}");
            Marks { xs: &xs, ys: &ys, off, upright, level }.check(&file.draw(page));
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
    let (xs, ys) = ([12.0, 75.0, 138.0, 201.0], [14.5, 102.5, 190.5, 278.5]);
    let marks = Marks { xs: &xs, ys: &ys, off: 1.5, upright: 4.2, level: 4.2 };
    marks.check(&moved.draw(moved.pages()[1]));
}

/// A text without its spaces, which end lines and stand between weights.
fn bare(text: &str) -> String {
    text.split_whitespace().collect()
}

/// What is written on the one card of a page, in the order it is read.
fn card_texts(file: &File, page: &str) -> String {
    let said: Vec<String> = file.draw(page).texts.into_iter().map(|it| it.said).collect();
    said.join(" ").replace(['\u{a0}', '\u{202f}'], " ")
}

#[test]
fn a_mat_of_each_level_and_ones_own_says_how_many_tiles_there_are() {
    let count = |drawn: &Drawn| -> u32 {
        let figure = |it: &reader::Text| it.said.strip_prefix('×')?.parse::<u32>().ok();
        drawn.texts.iter().filter_map(figure).sum()
    };
    let plain = file::<Brass>(Lang::En, Options::default());
    let is_printed = |name: &str| !MatDocument::OURS.contains(&name);
    let mats = Brass::DOCUMENTS.iter().filter(|it| it.key == "mat" && is_printed(it.name));
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
            let said = lexicon.text(lang, id);
            assert!(bare(&aid).contains(&bare(&said)), "{said:?} in {aid:?}");
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

#[test]
fn the_levels_of_an_aid_are_those_of_the_game() {
    let lexicon = lexicon::<Patchwork>();
    for lang in Lang::ALL {
        let patchwork = file::<Patchwork>(lang, Options::default());
        let pages = patchwork.pages();
        let drawn = patchwork.draw(pages[pages.len() - 3]);
        let space = |it: &patchwork::Level| {
            lexicon.say(lang, &Message::new("print-aid-space").with("n", it.marker()))
        };
        let spaces: Vec<String> = patchwork::Level::ALL.iter().map(space).collect();
        let is_space = |it: &&reader::Text| spaces.contains(&it.said);
        let found: Vec<String> =
            drawn.texts.iter().filter(is_space).map(|it| it.said.clone()).collect();
        assert_eq!(found, spaces);
        let figures: Vec<u8> = patchwork::Level::ALL.iter().map(|it| it.marker()).collect();
        assert_eq!(figures, [52, 44, 41, 38, 35]);
        for id in ["score-automa-buttons-on-patches", "level-V", "print-aid-marker"] {
            let said = bare(&lexicon.text(lang, id)).to_lowercase();
            let all = bare(&card_texts(&patchwork, pages[pages.len() - 3])).to_lowercase();
            assert!(all.contains(&said), "{said:?} in {all:?}");
        }
    }
    let london = file::<London>(Lang::En, Options::default());
    let said = card_texts(&london, london.pages()[london.pages().len() - 3]);
    let levels = "Level I 10 £12 and 10 poverty Level II 15 £21 and 15 poverty Level III 20 £36 and 20 poverty";
    assert!(said.contains(levels), "{said}");
    let brass = file::<Brass>(Lang::En, Options::default());
    let said = card_texts(&brass, brass.pages()[brass.pages().len() - 3]);
    for (name, document) in
        ["Easy", "Medium", "Hard"].iter().zip(Brass::DOCUMENTS.iter().filter(|it| it.key == "mat"))
    {
        let mat: MatDocument = kit::read(document.text).unwrap();
        assert!(said.contains(&format!("{name} {} ", mat.mat().unwrap().len())), "{said}");
    }
}
