//! Codes on cards, read as a phone does: squares back to an address.

use kit::{Game, Lang};
use print::{Given, Layout, Options, Order, Printed};

use crate::{
    Brass, London, Patchwork, SITE, bytes, near, order,
    reader::{Drawn, File},
};

/// The squares of a code: whether each is dark, and how wide one is.
struct Code {
    dark: Vec<Vec<bool>>,
    /// Left, top, right, bottom.
    place: [f64; 4],
}

/// The code of a page, if there is one.
fn code(drawn: &Drawn) -> Option<Code> {
    let parts = drawn.patterns.iter().find(|it| 100 < it.len())?;
    let edge = |nth: usize, pick: fn(f64, f64) -> f64| {
        parts.iter().map(|it| it[nth]).reduce(pick).unwrap()
    };
    let place = [edge(0, f64::min), edge(1, f64::min), edge(2, f64::max), edge(3, f64::max)];
    // The corner has a line of seven dark squares.
    let corner = parts[0][2] - parts[0][0];
    let n = ((place[2] - place[0]) / (corner / 7.0)).round() as usize;
    let step = (place[2] - place[0]) / n as f64;
    let is_dark = |column: usize, row: usize| {
        let (x, y) =
            (place[0] + (column as f64 + 0.5) * step, place[1] + (row as f64 + 0.5) * step);
        parts.iter().any(|it| it[0] < x && x < it[2] && it[1] < y && y < it[3])
    };
    let dark = (0..n).map(|row| (0..n).map(|column| is_dark(column, row)).collect()).collect();
    Some(Code { dark, place })
}

/// For versions 1 to 6, by level L, M, Q, H: check words of a block, and blocks.
const CHECKS: [[usize; 4]; 6] = [
    [7, 10, 13, 17],
    [10, 16, 22, 28],
    [15, 26, 18, 22],
    [20, 18, 26, 16],
    [26, 24, 18, 22],
    [18, 16, 24, 28],
];
const BLOCKS: [[usize; 4]; 6] =
    [[1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 2, 2], [1, 2, 2, 4], [1, 2, 4, 4], [2, 4, 4, 4]];
const WORDS: [usize; 6] = [26, 44, 70, 100, 134, 172];

impl Code {
    /// Whether a square belongs to the frame of the code and not to what it says.
    fn is_frame(&self, x: usize, y: usize) -> bool {
        let n = self.dark.len();
        let is_corner = (y < 9 && (x < 9 || n - 8 <= x)) || (x < 9 && n - 8 <= y);
        // From version 2 on there is one more pattern, seven squares from two edges.
        let is_pattern = 25 <= n && x.abs_diff(n - 7) <= 2 && y.abs_diff(n - 7) <= 2;
        is_corner || is_pattern || x == 6 || y == 6
    }

    /// The five bits beside the corner: level, and how squares are turned over.
    fn format(&self) -> (usize, usize) {
        let bit = |x: usize| usize::from(self.dark[8][x]);
        let bits = (0..5).fold(0, |it, x| it << 1 | bit(x)) ^ 0b10101;
        // Levels are numbered M, L, H, Q.
        ([1, 0, 3, 2][bits >> 3], bits & 7)
    }

    fn is_turned(mask: usize, x: usize, y: usize) -> bool {
        0 == match mask {
            0 => (x + y) % 2,
            1 => y % 2,
            2 => x % 3,
            3 => (x + y) % 3,
            4 => (x / 3 + y / 2) % 2,
            5 => x * y % 2 + x * y % 3,
            6 => (x * y % 2 + x * y % 3) % 2,
            _ => ((x + y) % 2 + x * y % 3) % 2,
        }
    }

    /// All words, two columns at a time from the right, up and down in turn.
    fn words(&self, mask: usize) -> Vec<u8> {
        let n = self.dark.len();
        let mut bits = Vec::new();
        let mut right = n - 1;
        let mut is_up = true;
        loop {
            for nth in 0..n {
                let y = if is_up { n - 1 - nth } else { nth };
                for x in [right, right - 1] {
                    if !self.is_frame(x, y) {
                        bits.push(self.dark[y][x] ^ Code::is_turned(mask, x, y));
                    }
                }
            }
            if right < 2 {
                break;
            }
            // The upright line of the frame is no column.
            right -= if right == 8 { 3 } else { 2 };
            is_up = !is_up;
        }
        let word = |it: &[bool]| it.iter().fold(0, |sum, &it| sum << 1 | u8::from(it));
        bits.chunks_exact(8).map(word).collect()
    }

    /// What it says.
    fn read(&self) -> String {
        let version = (self.dark.len() - 17) / 4;
        let (level, mask) = self.format();
        let words = self.words(mask);
        let (n_words, n_blocks) = (WORDS[version - 1], BLOCKS[version - 1][level]);
        assert_eq!(words.len(), n_words);
        let n_data = n_words - n_blocks * CHECKS[version - 1][level];
        // Blocks lie word by word beside each other; the last ones may be one longer.
        let (short, n_long) = (n_data / n_blocks, n_data % n_blocks);
        let mut data = Vec::new();
        for block in 0..n_blocks {
            data.extend((0..short).map(|it| words[it * n_blocks + block]));
            if n_blocks - n_long <= block {
                data.push(words[short * n_blocks + block - (n_blocks - n_long)]);
            }
        }
        assert_eq!(data[0] >> 4, 0b0100, "bytes");
        let half =
            |it: usize| if it.is_multiple_of(2) { data[it / 2] >> 4 } else { data[it / 2] & 15 };
        let byte = |it: usize| half(it) << 4 | half(it + 1);
        let length = usize::from(byte(1));
        String::from_utf8((0..length).map(|it| byte(3 + 2 * it)).collect()).unwrap()
    }
}

/// What every front of a file says by its code.
fn read_all<G: Printed>(order: &Order<'_>) -> Vec<String> {
    let options = Options { layout: Layout::OnePerPage, ..Options::default() };
    let file = File::read(&bytes::<G>(&Order { options, ..*order }));
    let fronts = file.pages().into_iter().step_by(2);
    fronts
        .map(|page| {
            let drawn = file.draw(page);
            let code = code(&drawn).expect("there is a code");
            let [left, top, right, bottom] = code.place;
            let quiet = (right - left) / code.dark.len() as f64 * 4.0;
            let around = [left - quiet, top - quiet, right + quiet, bottom + quiet];
            let is_quiet = |it: &[f64; 4]| it.iter().zip(around).all(|(a, b)| near(*a, b));
            assert_eq!(drawn.fills.iter().filter(|it| is_quiet(it)).count(), 1, "{around:?}");
            let inside = |(x, y): (f64, f64)| {
                around[0] < x && x < around[2] && around[1] < y && y < around[3]
            };
            assert!(!drawn.texts.iter().any(|it| inside(it.at)));
            assert!(!drawn.strokes.iter().any(|it| inside(it.from) || inside(it.to)));
            code.read()
        })
        .collect()
}

#[test]
fn the_code_of_each_card_opens_its_page() {
    let order = order(Lang::En, Options::default());
    let expected = |game: &str, ids: Vec<String>| -> Vec<String> {
        ids.into_iter().map(|it| format!("{SITE}/rules/{game}#card-{it}")).collect()
    };
    let numbers = |n: usize| (1..=n).map(|it| it.to_string()).collect();
    assert_eq!(read_all::<Brass>(&order), expected("brass", numbers(22)));
    assert_eq!(read_all::<Patchwork>(&order), expected("patchwork", numbers(24)));

    let deck = london::Deck::automartin();
    let ids = deck.cards.iter().map(|it| it.id.clone()).collect();
    assert_eq!(read_all::<London>(&order), expected("london", ids));
    // A site in a folder, with a slash at its end; short ones have other codes.
    for site in ["http://10.0.0.7:4453/", "https://somebody.example.org/games/automatable/"] {
        let read = read_all::<Patchwork>(&Order { site: Some(site), ..order });
        assert_eq!(read[23], format!("{site}rules/{}#card-24", Patchwork::ID));
    }
}

#[test]
fn a_deck_of_ones_own_leads_to_the_rules_and_without_a_site_there_is_no_code() {
    let card = "[[card]]\nvirtual-buttons = 3\nfilters = [\"farthest\"]\nincome = 1\n";
    let text = format!("name = \"Mine\"\n{}", card.repeat(3));
    let own = Order { deck: Some(Given::Own(&text)), ..order(Lang::Fr, Options::default()) };
    assert_eq!(read_all::<Patchwork>(&own), [format!("{SITE}/rules/patchwork").as_str(); 3]);
    let none = Order { site: None, ..own };
    let file = File::read(&bytes::<Patchwork>(&none));
    assert!(file.pages().iter().all(|it| code(&file.draw(it)).is_none()));
}
