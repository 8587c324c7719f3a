//! A page before it is a file: shapes, letters and symbols in whole thousandths of a
//! millimetre, from the top left, with what a screen reader is told.

use crate::{
    font::{self, Face, Shaped},
    options::Length,
};

/// A colour: red, green and blue in one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Colour(pub(crate) u32);

impl Colour {
    /// Marks and feet.
    pub(crate) const BLACK: Colour = Colour(0x00_0000);
    /// Paper.
    pub(crate) const WHITE: Colour = Colour(0xFF_FFFF);
    /// Lines and letters of faces.
    pub(crate) const INK: Colour = Colour(0x21_1C17);
}

/// A line around or along a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stroke {
    /// Its colour.
    pub(crate) colour: Colour,
    /// Its width.
    pub(crate) width: Length,
    /// How long its dashes and the gaps between them are.
    pub(crate) dash: Option<(Length, Length)>,
}

impl Stroke {
    /// A line without gaps.
    pub(crate) fn new(colour: Colour, width: Length) -> Stroke {
        Stroke { colour, width, dash: None }
    }
}

/// A step of an outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// The pen is put down here.
    Move(Length, Length),
    /// A straight line to here.
    Line(Length, Length),
    /// A curve by two handles to here.
    Curve([Length; 6]),
    /// Back to where the pen was put down.
    Close,
}

/// How a line of text looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Style {
    /// The font.
    pub(crate) face: Face,
    /// Its size.
    pub(crate) size: Length,
    /// From line to line, in hundredths of the size.
    pub(crate) leading: i32,
    /// Its width, in hundredths of the usual.
    pub(crate) stretch: i32,
    /// Its colour.
    pub(crate) colour: Colour,
}

impl Style {
    /// A style of the usual width, in ink.
    pub(crate) const fn new(face: Face, size: Length) -> Style {
        Style { face, size, leading: 118, stretch: 100, colour: Colour::INK }
    }

    /// The same in another colour.
    pub(crate) const fn colour(self, colour: Colour) -> Style {
        Style { colour, ..self }
    }

    /// The same, narrower.
    pub(crate) const fn stretch(self, stretch: i32) -> Style {
        Style { stretch, ..self }
    }

    /// The same with another distance between lines.
    pub(crate) const fn leading(self, leading: i32) -> Style {
        Style { leading, ..self }
    }

    /// How wide a text is.
    pub(crate) fn width(self, text: &str) -> Length {
        font::width(self.face, self.size, self.stretch, text)
    }

    /// From line to line.
    pub(crate) fn pitch(self) -> Length {
        self.size * self.leading / 100
    }

    /// From the top of a line to where its letters stand.
    pub(crate) fn ascent(self) -> Length {
        // Letters of both families reach from 0.71 above to 0.24 below; what is left of
        // the line is shared out.
        (self.pitch() - self.size * 95 / 100) / 2 + self.size * 73 / 100
    }
}

/// Where a part of a page lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Moved to the right and down.
    At(Length, Length),
    /// Turned upside down about the origin, then moved.
    Turned(Length, Length),
    /// Cut off outside of left, top, width and height.
    Clip([Length; 4]),
}

/// What something is to a screen reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// A part with a title: a card, a table.
    Part(String),
    /// The title of a page.
    Title,
    /// A heading.
    Heading,
    /// A line or paragraph.
    Line,
    /// A drawing that says something: what it says.
    Figure(String),
    /// A table.
    Table,
    /// A row of a table.
    Row,
    /// The head of a column or row.
    Head,
    /// A cell of a table.
    Cell,
}

impl Role {
    /// Whether there is nothing in it but other parts.
    pub(crate) fn is_group(&self) -> bool {
        matches!(self, Role::Part(_) | Role::Table | Role::Row)
    }
}

/// Something on a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Item {
    /// An outline, filled, drawn or both.
    Shape {
        /// The outline.
        steps: Vec<Step>,
        /// What it is filled with.
        fill: Option<Colour>,
        /// The line along it.
        stroke: Option<Stroke>,
    },
    /// A symbol of the sprites.
    Symbol {
        /// Its name.
        name: &'static str,
        /// The left edge.
        x: Length,
        /// The top edge.
        y: Length,
        /// How wide and high it is.
        size: Length,
        /// The colour of its lines.
        ink: Colour,
        /// The second tone, if there is one.
        tone: Option<Colour>,
    },
    /// A line of text.
    Letters {
        /// What it says.
        text: String,
        /// How it looks.
        style: Style,
        /// Where it begins.
        x: Length,
        /// Where its letters stand.
        y: Length,
    },
    /// What follows lies elsewhere.
    Enter(Place),
    /// The end of that.
    Leave,
    /// What follows is this to a screen reader.
    Open(Role),
    /// The end of that.
    Shut,
}

/// A page or a part of one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Canvas {
    /// What is on it, the lowest first.
    pub(crate) items: Vec<Item>,
}

/// How a text stands to the point it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    /// It begins there.
    Left,
    /// Its middle is there.
    Middle,
    /// It ends there.
    Right,
}

/// How far the handles of a quarter of a circle reach, in thousandths of its radius.
const KAPPA: i32 = 552;

impl Canvas {
    /// An empty one.
    pub(crate) fn new() -> Canvas {
        Canvas::default()
    }

    /// Draws an outline.
    pub(crate) fn shape(&mut self, steps: Vec<Step>, fill: Option<Colour>, stroke: Option<Stroke>) {
        self.items.push(Item::Shape { steps, fill, stroke });
    }

    /// Draws a straight line.
    pub(crate) fn line(&mut self, from: (Length, Length), to: (Length, Length), stroke: Stroke) {
        self.shape(vec![Step::Move(from.0, from.1), Step::Line(to.0, to.1)], None, Some(stroke));
    }

    /// Draws a rectangle: left, top, width, height.
    pub(crate) fn rect(&mut self, rect: [Length; 4], fill: Option<Colour>, stroke: Option<Stroke>) {
        self.shape(rectangle(rect), fill, stroke);
    }

    /// Draws a rectangle with round corners.
    pub(crate) fn rounded(
        &mut self,
        [x, y, w, h]: [Length; 4],
        r: Length,
        fill: Option<Colour>,
        stroke: Option<Stroke>,
    ) {
        let k = r - r * KAPPA / 1_000;
        let (right, bottom) = (x + w, y + h);
        let steps = vec![
            Step::Move(x + r, y),
            Step::Line(right - r, y),
            Step::Curve([right - k, y, right, y + k, right, y + r]),
            Step::Line(right, bottom - r),
            Step::Curve([right, bottom - k, right - k, bottom, right - r, bottom]),
            Step::Line(x + r, bottom),
            Step::Curve([x + k, bottom, x, bottom - k, x, bottom - r]),
            Step::Line(x, y + r),
            Step::Curve([x, y + k, x + k, y, x + r, y]),
            Step::Close,
        ];
        self.shape(steps, fill, stroke);
    }

    /// Draws a circle.
    pub(crate) fn circle(
        &mut self,
        (x, y): (Length, Length),
        r: Length,
        fill: Option<Colour>,
        stroke: Option<Stroke>,
    ) {
        self.rounded([x - r, y - r, 2 * r, 2 * r], r, fill, stroke);
    }

    /// Draws a symbol with its top left corner here.
    pub(crate) fn symbol(
        &mut self,
        name: &'static str,
        (x, y): (Length, Length),
        size: Length,
        (ink, tone): (Colour, Option<Colour>),
    ) {
        self.items.push(Item::Symbol { name, x, y, size, ink, tone });
    }

    /// Writes one line; `y` is where its letters stand.
    pub(crate) fn letters(
        &mut self,
        text: impl Into<String>,
        style: Style,
        (x, y): (Length, Length),
        align: Align,
    ) {
        let text = text.into();
        if text.is_empty() {
            return;
        }
        let x = match align {
            Align::Left => x,
            Align::Middle => x - style.width(&text) / 2,
            Align::Right => x - style.width(&text),
        };
        self.items.push(Item::Letters { text, style, x, y });
    }

    /// Writes lines, the first with its top at `y`, and returns where the last one ends.
    pub(crate) fn lines(
        &mut self,
        lines: &[String],
        style: Style,
        (x, y): (Length, Length),
        align: Align,
    ) -> Length {
        for (nth, line) in lines.iter().enumerate() {
            let y = y + style.pitch() * nth as Length + style.ascent();
            self.letters(line.as_str(), style, (x, y), align);
        }
        y + style.pitch() * lines.len() as Length
    }

    /// Draws a part as one thing to a screen reader.
    pub(crate) fn role(&mut self, role: Role, draw: impl FnOnce(&mut Canvas)) {
        self.items.push(Item::Open(role));
        draw(self);
        self.items.push(Item::Shut);
    }

    /// Draws a part that lies elsewhere.
    pub(crate) fn place(&mut self, place: Place, draw: impl FnOnce(&mut Canvas)) {
        self.items.push(Item::Enter(place));
        draw(self);
        self.items.push(Item::Leave);
    }

    /// Puts what was drawn before at this place.
    pub(crate) fn put(&mut self, other: &Canvas, (x, y): (Length, Length)) {
        self.place(Place::At(x, y), |it| it.items.extend(other.items.iter().cloned()));
    }
}

/// The outline of left, top, width and height.
pub(crate) fn rectangle([x, y, w, h]: [Length; 4]) -> Vec<Step> {
    vec![
        Step::Move(x, y),
        Step::Line(x + w, y),
        Step::Line(x + w, y + h),
        Step::Line(x, y + h),
        Step::Close,
    ]
}

/// Breaks a text into lines of a width, at spaces that may break.
pub(crate) fn wrap(text: &str, style: Style, width: Length) -> Vec<String> {
    // Shaped once: a page of rules is broken at many sizes.
    let shaped = style.face.shape(text);
    let wide = |part: &[Shaped]| font::wide(part, style.size, style.stretch);
    let said = |part: &[Shaped]| part.iter().map(|it| it.letter).collect::<String>();
    let mut lines: Vec<String> = Vec::new();
    // The line so far, and where the next word begins.
    let (mut start, mut end, mut next) = (0, 0, 0);
    while next < shaped.len() {
        if shaped[next].letter == ' ' {
            next += 1;
            if end <= start {
                (start, end) = (next, next);
            }
            continue;
        }
        let word = shaped[next..].iter().position(|it| it.letter == ' ');
        let stop = word.map_or(shaped.len(), |it| next + it);
        if wide(&shaped[start..stop]) <= width {
            (end, next) = (stop, stop);
        } else if start < end {
            lines.push(said(&shaped[start..end]));
            (start, end) = (next, next);
        } else {
            // A word that is too long for any line is cut where it must be.
            let fits = (start + 1..stop).rev().find(|&it| wide(&shaped[start..it]) <= width);
            let cut = fits.unwrap_or(start + 1);
            lines.push(said(&shaped[start..cut]));
            (start, end, next) = (cut, cut, cut);
        }
    }
    if start < end {
        lines.push(said(&shaped[start..end]));
    }
    lines
}

/// The text as far as it fits into a width, with an ellipsis if it does not.
pub(crate) fn clipped(text: &str, style: Style, width: Length) -> String {
    let shaped = style.face.shape(text);
    let wide = |part: &[Shaped]| font::wide(part, style.size, style.stretch);
    if wide(&shaped) <= width {
        return text.to_owned();
    }
    let room = width - style.width("…");
    let kept = (0..shaped.len()).rev().find(|&it| wide(&shaped[..it]) <= room).unwrap_or(0);
    let said: String = shaped[..kept].iter().map(|it| it.letter).collect();
    format!("{}…", said.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    const STYLE: Style = Style::new(Face::Sans, 3_000);

    #[test]
    fn lines_are_no_wider_than_they_may_be() {
        let text = "else a brewery in Burton-on-Trent and one very-long-word-that-does-not-fit";
        let lines = wrap(text, STYLE, 20_000);
        assert!(lines.iter().all(|it| STYLE.width(it) <= 20_000), "{lines:?}");
        assert_eq!(lines.concat().replace(' ', ""), text.replace(' ', ""));
        assert_eq!(wrap("2\u{a0}£ ou plus", STYLE, 1_000_000), ["2\u{a0}£ ou plus"]);
    }

    #[test]
    fn a_name_that_is_too_long_ends_with_an_ellipsis() {
        let said = clipped(&"Nobody reads this ".repeat(20), STYLE, 30_000);
        assert!(said.ends_with('…') && STYLE.width(&said) <= 30_000, "{said}");
        assert_eq!(clipped("Mautoma", STYLE, 30_000), "Mautoma");
    }
}
