//! The symbols of the pages, read from their sprites: one drawing for screen and paper.

/// The sprites, each with the word in front of its names.
const SPRITES: [(&str, &str); 4] = [
    ("", include_str!("../../web/assets/symbols.svg")),
    ("brass/", include_str!("../../web/src/games/brass/symbols.svg")),
    ("london/", include_str!("../../web/src/games/london/symbols.svg")),
    ("patchwork/", include_str!("../../web/src/games/patchwork/symbols.svg")),
];

/// How many units of a sprite a symbol is wide and high.
pub(crate) const UNITS: f32 = 24.0;

/// What an outline is filled with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fill {
    /// Nothing.
    None,
    /// The colour of the lines.
    Ink,
    /// The second tone, where there is one.
    Tone,
}

/// A step of an outline, in units of the sprite.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Step {
    /// The pen is put down.
    Move(f32, f32),
    /// A straight line.
    Line(f32, f32),
    /// A curve by two handles.
    Curve([f32; 6]),
    /// Back to where the pen was put down.
    Close,
}

/// An outline of a symbol.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Outline {
    /// Its steps.
    pub(crate) steps: Vec<Step>,
    /// What it is filled with.
    pub(crate) fill: Fill,
    /// How wide the line along it is, if there is one.
    pub(crate) stroke: Option<f32>,
    /// Its dashes.
    pub(crate) dash: Vec<f32>,
    /// Whether its ends are round.
    pub(crate) is_round: bool,
}

/// The outlines of a symbol, such as `brass/iron-works`; none if there is no such symbol.
pub(crate) fn outlines(name: &str) -> Vec<Outline> {
    let in_sprite = |&(front, sprite): &(&str, &'static str)| {
        let id = name.strip_prefix(front)?;
        body(sprite, id)
    };
    // The sprite with the longest front comes last.
    let Some((head, body)) = SPRITES.iter().rev().find_map(in_sprite) else { return Vec::new() };
    let mut outlines = Vec::new();
    for element in body.split('<').skip(1) {
        let steps = match element.split([' ', '>']).next() {
            Some("path") => attribute(element, "d").map(steps),
            Some("circle") => circle(element),
            _ => None,
        };
        let Some(steps) = steps else { continue };
        let given = |key: &str| attribute(element, key).or_else(|| attribute(head, key));
        let fill = match given("fill") {
            Some("currentColor") => Fill::Ink,
            Some(it) if it.contains("tone") => Fill::Tone,
            _ => Fill::None,
        };
        let is_drawn = given("stroke") != Some("none");
        let width = given("stroke-width").and_then(|it| it.parse().ok()).unwrap_or(1.0);
        let dash = given("stroke-dasharray").map_or_else(Vec::new, numbers);
        let is_round = given("stroke-linecap") == Some("round");
        outlines.push(Outline { steps, fill, stroke: is_drawn.then_some(width), dash, is_round });
    }
    outlines
}

/// The head and the elements of a symbol in a sprite.
fn body(sprite: &'static str, id: &str) -> Option<(&'static str, &'static str)> {
    let start = sprite.find(&format!("<symbol id=\"{id}\""))?;
    let rest = &sprite[start..];
    let rest = &rest[..rest.find("</symbol>")?];
    rest.split_once('>')
}

fn attribute<'a>(element: &'a str, key: &str) -> Option<&'a str> {
    let rest = &element[element.find(&format!(" {key}=\""))? + key.len() + 3..];
    rest.split('"').next()
}

fn numbers(text: &str) -> Vec<f32> {
    text.split([' ', ',']).filter_map(|it| it.parse().ok()).collect()
}

fn circle(element: &str) -> Option<Vec<Step>> {
    let figure = |key: &str| attribute(element, key)?.parse::<f64>().ok();
    let (x, y, r) = (figure("cx")?, figure("cy")?, figure("r")?);
    let mut pen = Pen::default();
    pen.put((x - r, y));
    pen.arc(r, false, true, (x + r, y));
    pen.arc(r, false, true, (x - r, y));
    pen.close();
    Some(pen.steps)
}

/// Reads the path of an SVG; the sprites use all its letters but `Q` and `T`.
fn steps(path: &str) -> Vec<Step> {
    let mut words = Words { bytes: path.as_bytes(), at: 0 };
    let mut pen = Pen::default();
    let mut letter = b'M';
    while let Some(next) = words.peek() {
        if next.is_ascii_alphabetic() {
            letter = next;
            words.at += 1;
        }
        let (ox, oy) = if letter.is_ascii_lowercase() { pen.at } else { (0.0, 0.0) };
        let point = |words: &mut Words<'_>| (ox + words.number(), oy + words.number());
        match letter.to_ascii_uppercase() {
            b'M' => {
                pen.put(point(&mut words));
                // Further points after a start are lines.
                letter = if letter == b'M' { b'L' } else { b'l' };
            }
            b'L' => pen.line(point(&mut words)),
            b'H' => pen.line((ox + words.number(), pen.at.1)),
            b'V' => pen.line((pen.at.0, oy + words.number())),
            b'C' => {
                let [a, b, end] = [0; 3].map(|_| point(&mut words));
                pen.curve(a, b, end);
            }
            b'S' => {
                let [b, end] = [0; 2].map(|_| point(&mut words));
                let mirrored = (2.0 * pen.at.0 - pen.handle.0, 2.0 * pen.at.1 - pen.handle.1);
                pen.curve(mirrored, b, end);
            }
            b'A' => {
                let radius = words.number();
                let _ = (words.number(), words.number());
                let (is_large, is_clockwise) = (words.flag(), words.flag());
                pen.arc(radius, is_large, is_clockwise, point(&mut words));
            }
            b'Z' => pen.close(),
            _ => break,
        }
    }
    pen.steps
}

/// The numbers of a path, which may stand without a space between them.
struct Words<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Words<'_> {
    fn peek(&mut self) -> Option<u8> {
        while matches!(self.bytes.get(self.at), Some(b' ' | b',' | b'\n')) {
            self.at += 1;
        }
        self.bytes.get(self.at).copied()
    }

    fn number(&mut self) -> f64 {
        self.peek();
        let start = self.at;
        let mut has_point = false;
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b'-' if self.at == start => {}
                b'.' if !has_point => has_point = true,
                b'0'..=b'9' => {}
                _ => break,
            }
            self.at += 1;
        }
        let text = std::str::from_utf8(&self.bytes[start..self.at]).unwrap_or_default();
        text.parse().unwrap_or(0.0)
    }

    /// A flag is one digit, whatever follows.
    fn flag(&mut self) -> bool {
        let flag = self.peek();
        self.at += 1;
        flag == Some(b'1')
    }
}

type Point = (f64, f64);

/// What draws an outline.
#[derive(Default)]
struct Pen {
    steps: Vec<Step>,
    at: Point,
    start: Point,
    handle: Point,
}

/// Thousandths of a unit are finer than any printer.
fn rounded(number: f64) -> f32 {
    ((number * 1000.0).round() / 1000.0) as f32
}

impl Pen {
    fn to(&mut self, end: Point, step: Step) {
        self.steps.push(step);
        self.at = end;
        self.handle = end;
    }

    fn put(&mut self, end: Point) {
        self.start = end;
        self.to(end, Step::Move(rounded(end.0), rounded(end.1)));
    }

    fn line(&mut self, end: Point) {
        self.to(end, Step::Line(rounded(end.0), rounded(end.1)));
    }

    fn curve(&mut self, a: Point, b: Point, end: Point) {
        let step = [a.0, a.1, b.0, b.1, end.0, end.1].map(rounded);
        self.to(end, Step::Curve(step));
        self.handle = b;
    }

    fn close(&mut self) {
        self.to(self.start, Step::Close);
    }

    /// An arc of a circle, by square roots alone: they are the same on every machine.
    fn arc(&mut self, radius: f64, is_large: bool, is_clockwise: bool, end: Point) {
        let (from, half) = (self.at, ((end.0 - self.at.0) / 2.0, (end.1 - self.at.1) / 2.0));
        let half_squared = half.0 * half.0 + half.1 * half.1;
        if half_squared == 0.0 {
            return;
        }
        let radius = radius.max(half_squared.sqrt());
        let side = if is_large == is_clockwise { -1.0 } else { 1.0 };
        let away = side * ((radius * radius - half_squared).max(0.0) / half_squared).sqrt();
        let centre = (from.0 + half.0 - away * half.1, from.1 + half.1 + away * half.0);
        let unit = |it: Point| ((it.0 - centre.0) / radius, (it.1 - centre.1) / radius);
        let turn = if is_clockwise { 1.0 } else { -1.0 };
        self.sweep(centre, radius, turn, (unit(from), unit(end)), end, 0);
    }

    /// Halves an arc until its parts are small enough for one curve each.
    fn sweep(
        &mut self,
        centre: Point,
        radius: f64,
        turn: f64,
        (u, v): (Point, Point),
        end: Point,
        depth: u8,
    ) {
        let dot = u.0 * v.0 + u.1 * v.1;
        let cross = (u.0 * v.1 - u.1 * v.0) * turn;
        // Less than a quarter turn, in the direction of the arc.
        if (0.0 <= cross && 0.0 <= dot && cross + dot < 1.5) || depth == 4 {
            // The tangent of a quarter of the angle, by halving twice.
            let cos_half = ((1.0 + dot) / 2.0).max(0.0).sqrt();
            let sin_half = ((1.0 - dot) / 2.0).max(0.0).sqrt();
            let reach = 4.0 / 3.0 * sin_half / (1.0 + cos_half) * turn * radius;
            let at = |it: Point| (centre.0 + radius * it.0, centre.1 + radius * it.1);
            let (from, to) = (at(u), at(v));
            let a = (from.0 - reach * u.1, from.1 + reach * u.0);
            let b = (to.0 + reach * v.1, to.1 - reach * v.0);
            self.curve(a, b, end);
            return;
        }
        let sum = (u.0 + v.0, u.1 + v.1);
        let length = (sum.0 * sum.0 + sum.1 * sum.1).sqrt();
        let mut middle = if length < 1e-9 {
            (-u.1 * turn, u.0 * turn)
        } else {
            (sum.0 / length, sum.1 / length)
        };
        // More than half a turn: the middle lies on the other side.
        if cross < 0.0 && 1e-9 <= length {
            middle = (-middle.0, -middle.1);
        }
        let between = (centre.0 + radius * middle.0, centre.1 + radius * middle.1);
        self.sweep(centre, radius, turn, (u, middle), between, depth + 1);
        self.sweep(centre, radius, turn, (middle, v), end, depth + 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_may_stand_without_spaces() {
        assert_eq!(
            steps("M1.5.5l-1-.5h2V4z"),
            [
                Step::Move(1.5, 0.5),
                Step::Line(0.5, 0.0),
                Step::Line(2.5, 0.0),
                Step::Line(2.5, 4.0),
                Step::Close
            ]
        );
    }

    #[test]
    fn an_arc_stays_on_its_circle() {
        let steps = steps("M2 12a10 10 0 1 1 20 0A10 10 0 0 1 2 12");
        let mut at = (2.0_f32, 12.0_f32);
        for step in &steps[1..] {
            let Step::Curve([ax, ay, bx, by, x, y]) = *step else { panic!("{step:?}") };
            // The middle of each curve is as far from the centre as its ends.
            let middle = |p: f32, a: f32, b: f32, q: f32| (p + 3.0 * a + 3.0 * b + q) / 8.0;
            let (mx, my) = (middle(at.0, ax, bx, x), middle(at.1, ay, by, y));
            for (x, y) in [(mx, my), (x, y)] {
                let r = ((x - 12.0).powi(2) + (y - 12.0).powi(2)).sqrt();
                assert!((r - 10.0).abs() < 0.01, "{r}");
            }
            at = (x, y);
        }
        assert!(4 <= steps.len() && at == (2.0, 12.0), "{steps:?}");
    }

    #[test]
    fn every_symbol_of_the_sprites_is_read_to_its_end() {
        for (front, sprite) in SPRITES {
            for part in sprite.split("<symbol id=\"").skip(1) {
                let id = part.split('"').next().unwrap();
                let read = outlines(&format!("{front}{id}"));
                assert!(!read.is_empty(), "{front}{id}");
                let n_elements = part.matches("<path").count() + part.matches("<circle").count();
                let n_expected = part[..part.find("</symbol>").unwrap()].matches("<path").count()
                    + part[..part.find("</symbol>").unwrap()].matches("<circle").count();
                assert!(n_expected <= n_elements);
                assert_eq!(read.len(), n_expected, "{front}{id}");
                assert!(read.iter().all(|it| 1 < it.steps.len()), "{front}{id}");
            }
        }
    }
}
