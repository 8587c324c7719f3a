//! What all fronts share: ground, frame, header, chips, ladders.

use kit::{Lang, Lexicon, Message};
use qrcodegen::{QrCode, QrCodeEcc};

use crate::{
    PrintError,
    canvas::{Align, Canvas, Colour, Role, Step, Stroke, Style, clipped, rectangle, wrap},
    font::Face,
    options::{Ink, Length, Options},
};

/// How far text stays away from the cut.
pub(crate) const SAFE: Length = 4_600;
/// Where the header ends.
pub(crate) const HEAD: Length = 14_900;
/// The least size of a letter that decides something.
pub(crate) const LEAST: Length = 2_550;
/// The size of a code with the light edge around it, which is four of its squares wide.
const CODE: Length = 10_200;
const QUIET: i32 = 4;
/// The most squares of a code that a phone can read at that size.
const MOST_SQUARES: i32 = 41;

/// The colours of a game's cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    /// Behind everything.
    pub(crate) ground: Option<Colour>,
    /// The second tone of symbols and chips.
    pub(crate) lit: Option<Colour>,
    /// Behind the header.
    pub(crate) soft: Option<Colour>,
    /// Headings and ornaments.
    pub(crate) accent: Colour,
    /// Thin lines.
    pub(crate) edge: Colour,
    /// Text that decides nothing.
    pub(crate) faint: Colour,
}

impl Look {
    /// The colours for this much ink.
    pub(crate) fn new(ink: Ink, accent: u32, soft: u32) -> Look {
        let full = |it: u32| (ink == Ink::Full).then_some(Colour(it));
        Look {
            ground: full(0xFB_F6E8),
            lit: full(0xF1_DC9B),
            soft: full(soft),
            accent: Colour(accent),
            edge: Colour(if ink == Ink::Full { 0x85_7357 } else { 0x99_9999 }),
            faint: Colour(if ink == Ink::Full { 0x59_4D40 } else { 0x33_3333 }),
        }
    }

    /// What a symbol is drawn with.
    pub(crate) fn pens(&self) -> (Colour, Option<Colour>) {
        (Colour::INK, self.lit)
    }
}

/// A card: two faces in card coordinates, the cut's top left corner at 0, 0.
#[derive(Clone, Debug)]
pub(crate) struct Card {
    /// What is in front.
    pub(crate) front: Canvas,
    /// What is behind.
    pub(crate) rear: Canvas,
}

/// A part of a face, drawn from 0, 0.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    /// What it shows.
    pub(crate) canvas: Canvas,
    /// How high it is.
    pub(crate) height: Length,
}

/// Where faces are drawn: the words, the choices, the colours.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Studio<'a> {
    /// The texts.
    pub(crate) lexicon: &'a Lexicon,
    /// The reader's language.
    pub(crate) lang: Lang,
    /// What was chosen.
    pub(crate) options: &'a Options,
    /// The colours.
    pub(crate) look: Look,
    /// Where the rules page is; without one there are no codes.
    pub(crate) rules: Option<&'a str>,
    /// The version of the rules.
    pub(crate) ruleset: u32,
}

/// What stands in a header.
#[derive(Clone, Debug)]
pub(crate) struct Header<'a> {
    /// The large figure at the left.
    pub(crate) number: String,
    /// Small letters after it.
    pub(crate) small: String,
    /// The name in the middle.
    pub(crate) name: &'a str,
    /// What the code opens: the part of the rules page, if it is there.
    pub(crate) anchor: Option<String>,
    /// A drawing before the code, 8 mm wide.
    pub(crate) sign: Option<Canvas>,
}

impl Studio<'_> {
    /// A text without variables.
    pub(crate) fn text(&self, id: &str) -> String {
        self.lexicon.text(self.lang, id)
    }

    /// A text, or nothing for the head of a column that needs none.
    pub(crate) fn head(&self, id: &str) -> String {
        if id.is_empty() { String::new() } else { self.text(id) }
    }

    /// A message in words.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.lexicon.say(self.lang, message)
    }

    /// How wide a card is.
    pub(crate) fn width(&self) -> Length {
        self.options.size.width
    }

    /// How high a card is.
    pub(crate) fn height(&self) -> Length {
        self.options.size.height
    }

    /// A card that is too small for its text.
    pub(crate) fn small(&self, card: impl Into<String>) -> PrintError {
        PrintError::Small { size: self.options.size, card: card.into() }
    }

    /// A face with its ground and its frame.
    pub(crate) fn face(&self) -> Canvas {
        let (w, h, bleed) = (self.width(), self.height(), self.options.bleed());
        let mut face = Canvas::new();
        if self.look.ground.is_some() {
            face.rect([-bleed, -bleed, w + 2 * bleed, h + 2 * bleed], self.look.ground, None);
        }
        let frame = |inset: Length| [inset, inset, w - 2 * inset, h - 2 * inset];
        let is_full = self.options.ink == Ink::Full;
        let width = if is_full { 350 } else { 200 };
        face.rounded(frame(2_600 + width / 2), 2_000, None, Some(Stroke::new(Colour::INK, width)));
        if is_full {
            face.rounded(frame(3_375), 1_500, None, Some(Stroke::new(self.look.edge, 150)));
        }
        face
    }

    /// The tinted ground of the header and the line below it.
    pub(crate) fn head_ground(&self, face: &mut Canvas) {
        let (left, right, top, r) = (3_500, self.width() - 3_500, 3_500, 1_300);
        if self.look.soft.is_some() {
            let k = 600;
            let steps = vec![
                Step::Move(left, HEAD),
                Step::Line(left, top + r),
                Step::Curve([left, top + k, left + k, top, left + r, top]),
                Step::Line(right - r, top),
                Step::Curve([right - k, top, right, top + k, right, top + r]),
                Step::Line(right, HEAD),
                Step::Close,
            ];
            face.shape(steps, self.look.soft, None);
        }
        face.line((left, HEAD), (right, HEAD), Stroke::new(Colour::INK, 200));
    }

    /// The header of a front.
    pub(crate) fn header(&self, face: &mut Canvas, header: &Header<'_>) -> Result<(), PrintError> {
        self.head_ground(face);
        let mut right = self.width() - 5_000;
        if let Some(rules) = self.rules {
            right = self.width() - 4_000 - CODE;
            code(face, (right, 4_100), rules, header.anchor.as_deref())?;
            right -= 500;
        }
        let sign_at = right - 8_000;
        if header.sign.is_some() {
            right = sign_at - 900;
        }
        let left = 5_200;
        let middle = (3_500 + HEAD) / 2;
        // A card may be called by a word of somebody's own.
        let sizes = [7_400, 6_200, 5_200, 4_400, 3_600, 3_000, LEAST];
        let mut number = Style::new(Face::Serif, sizes[0]);
        for size in sizes {
            number = Style::new(Face::Serif, size);
            if number.width(&header.number) <= 16_000 {
                break;
            }
        }
        let said = clipped(&header.number, number, 22_000);
        let small = Style::new(Face::Italic, 3_100).colour(self.look.faint);
        let mut end = left + number.width(&said);
        face.role(Role::Line, |face| {
            let y = middle + number.size * 33 / 100;
            face.letters(said.as_str(), number, (left, y), Align::Left);
            if !header.small.is_empty() {
                face.letters(header.small.as_str(), small, (end + 500, y), Align::Left);
                end += 500 + small.width(&header.small);
            }
        });
        let room = right - end - 1_200;
        let mut style = small;
        for size in [3_100, 2_800, LEAST] {
            style = Style { size, ..small };
            if wrap(header.name, style, room).len() <= 2 {
                break;
            }
        }
        let mut lines = wrap(header.name, style, room);
        if 2 < lines.len() {
            let rest = lines[1..].join(" ");
            lines = vec![lines[0].clone(), clipped(&rest, style, room)];
        }
        let y = middle - style.pitch() * lines.len() as Length / 2;
        let centre = (end + 600 + right - 600) / 2;
        face.role(Role::Line, |face| {
            face.lines(&lines, style, (centre, y), Align::Middle);
        });
        // Last, as it is read: number, name, letter.
        if let Some(sign) = &header.sign {
            face.put(sign, (sign_at, 5_200));
        }
        Ok(())
    }

    /// The foot of a face: at the left, in the middle, at the right.
    pub(crate) fn footer(&self, face: &mut Canvas, [left, middle, right]: [&str; 3]) {
        let style = Style::new(Face::Sans, 2_200).colour(self.look.faint);
        let y = self.height() - 5_200;
        face.role(Role::Line, |face| {
            face.letters(left, style, (SAFE + 400, y), Align::Left);
            face.letters(middle, style, (self.width() / 2, y), Align::Middle);
            face.letters(right, style, (self.width() - SAFE - 400, y), Align::Right);
        });
    }

    /// The words for the version of the rules.
    pub(crate) fn ruleset(&self) -> String {
        self.say(&Message::new("print-ruleset").with("n", self.ruleset))
    }

    /// A thin line across a face.
    pub(crate) fn thin(&self, face: &mut Canvas, y: Length) {
        face.line((5_000, y), (self.width() - 5_000, y), Stroke::new(self.look.edge, 150));
    }

    /// Texts and chips one after the other, in as many rows as they need.
    pub(crate) fn flow(&self, pieces: &[Piece], width: Length) -> Option<Block> {
        let (gap, between) = (1_400, 500);
        let mut block = Block::default();
        let mut rows: Vec<(Vec<(Length, &Piece)>, Length)> = vec![(Vec::new(), 0)];
        let mut x = 0;
        for piece in pieces {
            let wide = piece.width();
            if width < wide {
                return None;
            }
            if 0 < x && width < x + wide {
                rows.push((Vec::new(), 0));
                x = 0;
            }
            let row = rows.last_mut().expect("there is a row");
            row.0.push((x, piece));
            row.1 = row.1.max(piece.height());
            x += wide + gap;
        }
        for (nth, (row, height)) in rows.iter().enumerate() {
            if 0 < nth {
                block.height += between;
            }
            for (x, piece) in row {
                let y = block.height + (height - piece.height()) / 2;
                piece.draw(&mut block.canvas, (*x, y), self.look);
            }
            block.height += height;
        }
        Some(block)
    }

    /// A ladder: numbered lines with their symbols, the first that decides counts.
    pub(crate) fn ladder(
        &self,
        face: &mut Canvas,
        rungs: &[(&'static str, String)],
        (top, bottom): (Length, Length),
        most: Length,
    ) -> Option<()> {
        let n = rungs.len() as Length;
        let left = 5_000;
        for (size, stretch) in [(3_300, 100), (3_000, 100), (2_800, 100), (LEAST, 100), (LEAST, 90)]
        {
            let style = Style::new(Face::Serif, size).stretch(stretch).leading(114);
            let pitch = most.min((bottom - top) / n);
            let symbol = (pitch - 800).min(8_000);
            let x = left + 6_800 + symbol + 1_400;
            let width = self.width() - 5_000 - x;
            let lines: Vec<Vec<String>> =
                rungs.iter().map(|it| wrap(&it.1, style, width)).collect();
            let is_high = |it: &Vec<String>| pitch - 300 < style.pitch() * it.len() as Length;
            if symbol < 3_000 || lines.iter().any(is_high) {
                continue;
            }
            let start = top + (bottom - top - pitch * n) / 2;
            let ring = 2_400.min(pitch / 2 - 250);
            let stroke = Stroke::new(Colour::INK, 250);
            for (nth, ((symbol_name, _), lines)) in rungs.iter().zip(&lines).enumerate() {
                let middle = start + pitch * nth as Length + pitch / 2;
                if 0 < nth {
                    let above = middle - pitch + ring;
                    face.line((left + 2_400, above), (left + 2_400, middle - ring), stroke);
                }
                let ground = self.look.ground;
                face.circle((left + 2_400, middle), ring, ground, Some(stroke));
                face.role(Role::Line, |face| {
                    let figure = Style::new(Face::Bold, (ring * 12 / 10).clamp(LEAST, 2_800));
                    let y = middle + figure.size * 33 / 100;
                    face.letters((nth + 1).to_string(), figure, (left + 2_400, y), Align::Middle);
                    let at = (left + 6_800, middle - symbol / 2);
                    self.sign(face, symbol_name, at, symbol);
                    let y = middle - style.pitch() * lines.len() as Length / 2;
                    face.lines(lines, style, (x, y), Align::Left);
                });
            }
            return Some(());
        }
        None
    }

    /// A symbol of a ladder; the first and the last of three cards are drawn here.
    pub(crate) fn sign(
        &self,
        face: &mut Canvas,
        name: &'static str,
        (x, y): (Length, Length),
        size: Length,
    ) {
        let meant = match name {
            "first" => 0,
            "last" => 2,
            _ => return face.symbol(name, (x, y), size, self.look.pens()),
        };
        let unit = |it: Length| size * it / 2_400;
        for nth in 0..3 {
            let fill = (nth == meant).then_some(Colour::INK);
            let rect = [x + unit(160 + nth * 740), y + unit(600), unit(600), unit(1_200)];
            face.rect(rect, fill, Some(Stroke::new(Colour::INK, unit(150))));
        }
    }

    /// The last line of a face: a symbol, a text, and perhaps a figure at the right.
    pub(crate) fn closing(
        &self,
        face: &mut Canvas,
        (symbol, text, figure): (&'static str, &str, &str),
        (top, bottom): (Length, Length),
    ) -> Option<()> {
        let right = self.width() - 5_000;
        face.line((5_000, top), (right, top), Stroke::new(Colour::INK, 200));
        let middle = (top + bottom) / 2 + 300;
        let large = Style::new(Face::Serif, 6_000);
        let end = right - if figure.is_empty() { 0 } else { large.width(figure) + 1_200 };
        let size = 6_600;
        let x = 5_000 + size + 1_600;
        for (letters, stretch) in [(3_200, 100), (2_900, 100), (LEAST, 100), (LEAST, 90)] {
            let style = Style::new(Face::Serif, letters).stretch(stretch).leading(114);
            let lines = wrap(text, style, end - x);
            if bottom - top - 600 < style.pitch() * lines.len() as Length {
                continue;
            }
            face.role(Role::Line, |face| {
                face.symbol(symbol, (5_000, middle - size / 2), size, self.look.pens());
                let y = middle - style.pitch() * lines.len() as Length / 2;
                face.lines(&lines, style, (x, y), Align::Left);
                face.letters(figure, large, (right, middle + 2_000), Align::Right);
            });
            return Some(());
        }
        None
    }
}

/// Draws the code that opens the rules page, or a part of it.
fn code(
    face: &mut Canvas,
    (x, y): (Length, Length),
    rules: &str,
    anchor: Option<&str>,
) -> Result<(), PrintError> {
    let address = match anchor {
        Some(anchor) => format!("{rules}#{anchor}"),
        None => rules.to_owned(),
    };
    let wrong = || PrintError::Site(rules.to_owned());
    let code = QrCode::encode_text(&address, QrCodeEcc::Low).map_err(|_| wrong())?;
    let n = code.size();
    if MOST_SQUARES < n {
        return Err(wrong());
    }
    face.rect([x, y, CODE, CODE], Some(Colour::WHITE), None);
    let at = |it: i32| CODE * (it + QUIET) / (n + 2 * QUIET);
    let mut steps = Vec::new();
    for row in 0..n {
        let mut column = 0;
        while column < n {
            let start = column;
            while column < n && code.get_module(column, row) {
                column += 1;
            }
            if start < column {
                let (left, top) = (at(start), at(row));
                let rect = [x + left, y + top, at(column) - left, at(row + 1) - top];
                steps.extend(rectangle(rect));
            }
            column += 1;
        }
    }
    face.shape(steps, Some(Colour::BLACK), None);
    Ok(())
}

/// A text or a chip in a row.
#[derive(Clone, Debug)]
pub(crate) enum Piece {
    /// A text.
    Text(String, Style),
    /// A text with a symbol, in a frame with round ends.
    Chip(&'static str, String, Style),
}

impl Piece {
    /// How wide it is.
    pub(crate) fn width(&self) -> Length {
        match self {
            Piece::Text(text, style) => style.width(text),
            Piece::Chip(_, text, style) => style.width(text) + style.size * 12 / 10 + 3_000,
        }
    }

    fn height(&self) -> Length {
        match self {
            Piece::Text(_, style) => style.pitch(),
            Piece::Chip(_, _, style) => style.size * 125 / 100 + 400,
        }
    }

    /// Draws it with its top left corner here.
    pub(crate) fn draw(&self, canvas: &mut Canvas, (x, y): (Length, Length), look: Look) {
        match self {
            Piece::Text(text, style) => {
                canvas.letters(text.as_str(), *style, (x, y + style.ascent()), Align::Left);
            }
            Piece::Chip(symbol, text, style) => {
                let (w, h) = (self.width(), self.height());
                let stroke = Stroke::new(Colour::INK, 200);
                canvas.rounded([x, y, w, h], h / 2, look.lit, Some(stroke));
                let size = style.size * 12 / 10;
                let pens = (Colour::INK, None);
                canvas.symbol(symbol, (x + 1_200, y + (h - size) / 2), size, pens);
                let at = (x + 1_200 + size + 600, y + h / 2 + style.size * 34 / 100);
                canvas.letters(text.as_str(), *style, at, Align::Left);
            }
        }
    }
}
