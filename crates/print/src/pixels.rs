//! Single cards as pictures of pixels, for shops that want one file a card.

use std::io::Write;

use flate2::{Compression, Crc, write::ZlibEncoder};
use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Mask, Paint, Path, PathBuilder, Pixmap, Rect,
    Stroke as Line, StrokeDash, Transform,
};
use ttf_parser::OutlineBuilder;

use crate::{
    canvas::{Colour, Item, Place, Step, Stroke, Style},
    options::Length,
    pdf::Page,
    symbol,
};

/// Pixels in an inch, and thousandths of a millimetre.
const DPI: f32 = 300.0;
const INCH: f32 = 25_400.0;

/// A part of a page, left, top, width and height, as a PNG.
pub(crate) fn png(page: &Page, [x, y, w, h]: [Length; 4]) -> Vec<u8> {
    let scale = DPI / INCH;
    let n_pixels = |it: Length| ((it as f32 * scale).round() as u32).max(1);
    let (width, height) = (n_pixels(w), n_pixels(h));
    let mut pixels = Pixmap::new(width, height).expect("a card has some pixels");
    pixels.fill(Color::WHITE);
    let place = Transform::from_scale(scale, scale).pre_translate(-x as f32, -y as f32);
    let mut sheet = Sheet { pixels, place, clip: None, outer: Vec::new() };
    for item in &page.canvas.items {
        sheet.draw(item);
    }
    let rows = sheet.pixels.pixels().chunks(width as usize);
    encoded(width, height, rows.map(|row| row.iter().map(|it| [it.red(), it.green(), it.blue()])))
}

/// The file of rows of pixels.
fn encoded(
    width: u32,
    height: u32,
    rows: impl Iterator<Item = impl Iterator<Item = [u8; 3]>>,
) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    for row in rows {
        // Each row begins with how it is filtered: not at all.
        let mut bytes = vec![0];
        bytes.extend(row.flatten());
        encoder.write_all(&bytes).expect("memory does not refuse");
    }
    let data = encoder.finish().expect("memory does not refuse");
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    let mut chunk = |name: &[u8; 4], body: &[u8]| {
        let mut sum = Crc::new();
        sum.update(name);
        sum.update(body);
        file.extend((body.len() as u32).to_be_bytes());
        file.extend(name);
        file.extend(body);
        file.extend(sum.sum().to_be_bytes());
    };
    // Eight bits of red, green and blue.
    chunk(b"IHDR", &[&width.to_be_bytes()[..], &height.to_be_bytes(), &[8, 2, 0, 0, 0]].concat());
    let a_metre = ((DPI * 1_000_000.0 / INCH).round() as u32).to_be_bytes();
    chunk(b"pHYs", &[&a_metre[..], &a_metre, &[1]].concat());
    chunk(b"IDAT", &data);
    chunk(b"IEND", &[]);
    file
}

/// What is being drawn on, where, and what is cut off.
struct Sheet {
    pixels: Pixmap,
    place: Transform,
    clip: Option<Mask>,
    outer: Vec<(Transform, Option<Mask>)>,
}

impl Sheet {
    fn draw(&mut self, item: &Item) {
        match item {
            Item::Shape { steps, fill, stroke } => self.shape(steps, *fill, *stroke),
            Item::Symbol { name, x, y, size, ink, tone } => {
                self.symbol(name, [*x, *y, *size], *ink, *tone);
            }
            Item::Letters { text, style, x, y } => self.letters(text, *style, (*x, *y)),
            Item::Enter(place) => {
                self.outer.push((self.place, self.clip.clone()));
                self.enter(*place);
            }
            Item::Leave => {
                (self.place, self.clip) = self.outer.pop().expect("what is left was entered");
            }
            Item::Open(_) | Item::Shut => {}
        }
    }

    fn enter(&mut self, place: Place) {
        match place {
            Place::At(x, y) => self.place = self.place.pre_translate(x as f32, y as f32),
            Place::Turned(x, y) => {
                self.place = self.place.pre_translate(x as f32, y as f32).pre_scale(-1.0, -1.0);
            }
            Place::Clip([x, y, w, h]) => {
                let rect = Rect::from_xywh(x as f32, y as f32, w as f32, h as f32);
                let path = PathBuilder::from_rect(rect.expect("what is cut out has a size"));
                let clip = self.clip.get_or_insert_with(|| {
                    let (width, height) = (self.pixels.width(), self.pixels.height());
                    let mut all = Mask::new(width, height).expect("a card has some pixels");
                    all.data_mut().fill(255);
                    all
                });
                clip.intersect_path(&path, FillRule::Winding, true, self.place);
            }
        }
    }

    fn fill(&mut self, path: &Path, colour: Colour, place: Transform) {
        let clip = self.clip.as_ref();
        self.pixels.fill_path(path, &paint(colour), FillRule::Winding, place, clip);
    }

    fn stroke(&mut self, path: &Path, colour: Colour, line: &Line, place: Transform) {
        self.pixels.stroke_path(path, &paint(colour), line, place, self.clip.as_ref());
    }

    fn shape(&mut self, steps: &[Step], fill: Option<Colour>, stroke: Option<Stroke>) {
        let mut pen = PathBuilder::new();
        for step in steps {
            match *step {
                Step::Move(x, y) => pen.move_to(x as f32, y as f32),
                Step::Line(x, y) => pen.line_to(x as f32, y as f32),
                Step::Curve(it) => {
                    let [ax, ay, bx, by, x, y] = it.map(|it| it as f32);
                    pen.cubic_to(ax, ay, bx, by, x, y);
                }
                Step::Close => pen.close(),
            }
        }
        let Some(path) = pen.finish() else { return };
        if let Some(fill) = fill {
            self.fill(&path, fill, self.place);
        }
        if let Some(stroke) = stroke {
            let dash = stroke.dash.map_or(Vec::new(), |it| vec![it.0 as f32, it.1 as f32]);
            self.stroke(&path, stroke.colour, &line(stroke.width as f32, dash, false), self.place);
        }
    }

    fn symbol(&mut self, name: &str, at: [Length; 3], ink: Colour, tone: Option<Colour>) {
        let [x, y, size] = at.map(|it| it as f32);
        let scale = size / symbol::UNITS;
        let place = self.place.pre_translate(x, y).pre_scale(scale, scale);
        for outline in symbol::outlines(name) {
            let mut pen = PathBuilder::new();
            for step in &outline.steps {
                match *step {
                    symbol::Step::Move(x, y) => pen.move_to(x, y),
                    symbol::Step::Line(x, y) => pen.line_to(x, y),
                    symbol::Step::Curve([ax, ay, bx, by, x, y]) => {
                        pen.cubic_to(ax, ay, bx, by, x, y);
                    }
                    symbol::Step::Close => pen.close(),
                }
            }
            let Some(path) = pen.finish() else { continue };
            let fill = match outline.fill {
                symbol::Fill::None => None,
                symbol::Fill::Ink => Some(ink),
                symbol::Fill::Tone => tone,
            };
            if let Some(fill) = fill {
                self.fill(&path, fill, place);
            }
            if let Some(width) = outline.stroke {
                self.stroke(&path, ink, &line(width, outline.dash, outline.is_round), place);
            }
        }
    }

    fn letters(&mut self, text: &str, style: Style, (x, y): (Length, Length)) {
        let scale = style.size as f32 / 1_000.0;
        let place = self.place.pre_translate(x as f32, y as f32);
        let place = place.pre_scale(scale * style.stretch as f32 / 100.0, -scale);
        let mut at = 0;
        for shaped in style.face.shape(text) {
            let mut pen = Pen(PathBuilder::new());
            // A space has no outline.
            if style.face.table().outline_glyph(shaped.glyph, &mut pen).is_some()
                && let Some(path) = pen.0.finish()
            {
                self.fill(&path, style.colour, place.pre_translate(at as f32, 0.0));
            }
            at += shaped.advance + shaped.kern;
        }
    }
}

fn paint(Colour(colour): Colour) -> Paint<'static> {
    let [red, green, blue] = [16, 8, 0].map(|it| (colour >> it & 255) as u8);
    let mut paint = Paint::default();
    paint.set_color_rgba8(red, green, blue, 255);
    paint
}

fn line(width: f32, mut dash: Vec<f32>, is_round: bool) -> Line {
    // Dashes and gaps in turn: an odd list is gone through twice.
    if dash.len() % 2 == 1 {
        dash.extend_from_within(..);
    }
    let line_cap = if is_round { LineCap::Round } else { LineCap::Butt };
    let dash = StrokeDash::new(dash, 0.0);
    Line { width, line_cap, line_join: LineJoin::Round, dash, ..Line::default() }
}

/// Draws the outline of a letter.
struct Pen(PathBuilder);

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }

    fn quad_to(&mut self, ax: f32, ay: f32, x: f32, y: f32) {
        self.0.quad_to(ax, ay, x, y);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.0.cubic_to(ax, ay, bx, by, x, y);
    }

    fn close(&mut self) {
        self.0.close();
    }
}
