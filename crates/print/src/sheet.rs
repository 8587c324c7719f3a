//! Sheets: where cards lie, the marks to cut by, the foot, and backs that meet fronts.

use kit::Message;

use crate::{
    PrintError,
    canvas::{Align, Canvas, Colour, Place, Role, Step, Stroke, Style, clipped},
    card::{Card, Studio},
    font::Face,
    options::{BLEED, Cut, Duplex, Layout, Length, Options, millimetres},
    pdf::Page,
};

/// Where cards lie on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Grid {
    /// The sheet.
    pub(crate) width: Length,
    /// The sheet.
    pub(crate) height: Length,
    /// How many lie side by side.
    pub(crate) columns: i32,
    /// How many lie one below the other.
    pub(crate) rows: i32,
    /// Where the first cut is.
    pub(crate) left: Length,
    /// Where the first cut is.
    pub(crate) top: Length,
    /// The size of a card and what lies between two.
    card: (Length, Length),
    gap: Length,
    /// How far off the cut a mark begins, and how long it is.
    mark: (Length, Length),
}

/// A cut of the block, and where a mark for it begins.
type Cuts = Vec<Length>;

impl Grid {
    /// The grid with the most cards; of two, the one that stays further from the edge.
    pub(crate) fn new(options: &Options) -> Result<Grid, PrintError> {
        let (w, h) = options.paper.upright();
        let upright = Grid::on(options, (w, h));
        let sideways = Grid::on(options, (h, w));
        let count = |it: &Grid| it.columns * it.rows;
        let worth = |it: &Grid| (count(it), it.left.min(it.top));
        let best = if worth(&upright) < worth(&sideways) { sideways } else { upright };
        if count(&best) == 0 { Err(PrintError::Large(options.size)) } else { Ok(best) }
    }

    fn on(options: &Options, (width, height): (Length, Length)) -> Grid {
        let card = (options.size.width, options.size.height);
        let (gap, mark) = match options.cut {
            Cut::Line => (0, (1_500, 4_200)),
            Cut::Bleed => (2 * BLEED, (3_400, 3_400)),
        };
        let reach = mark.0 + mark.1;
        let fit = |sheet: Length, card: Length| {
            let room = sheet - 2 * reach;
            if room < card { 0 } else { 1 + (room - card) / (card + gap) }
        };
        let (columns, rows) = (fit(width, card.0), fit(height, card.1));
        let block = |n: i32, card: Length| n * card + (n - 1) * gap;
        let left = (width - block(columns, card.0)) / 2;
        let top = (height - block(rows, card.1)) / 2;
        Grid { width, height, columns, rows, left, top, card, gap, mark }
    }

    /// How many cards a sheet holds.
    pub(crate) fn count(&self) -> usize {
        (self.columns * self.rows) as usize
    }

    /// The top left corner of a cell.
    fn corner(&self, column: i32, row: i32) -> (Length, Length) {
        let x = self.left + column * (self.card.0 + self.gap);
        (x, self.top + row * (self.card.1 + self.gap))
    }

    /// How far backs can be moved before their marks leave the sheet.
    fn most_shift(&self) -> (Length, Length) {
        let (off, long) = self.mark;
        (self.left - off - long, self.top - off - self.upright_mark())
    }

    /// How long marks above and below are: where head and foot stand close, they make room.
    fn upright_mark(&self) -> Length {
        if self.is_tight() { 1_300 } else { self.mark.1 }
    }

    /// Every cut of the block, from left to right and from top to bottom.
    fn cuts(&self) -> (Cuts, Cuts) {
        let along = |n: i32, first: Length, card: Length| {
            let mut cuts: Cuts = (0..n)
                .flat_map(|it| [0, card].map(|edge| first + it * (card + self.gap) + edge))
                .collect();
            cuts.dedup();
            cuts
        };
        (along(self.columns, self.left, self.card.0), along(self.rows, self.top, self.card.1))
    }

    /// The marks around the block.
    fn marks(&self, canvas: &mut Canvas) {
        let (xs, ys) = self.cuts();
        let (off, long) = self.mark;
        let (left, right) = (xs[0] - off, xs[xs.len() - 1] + off);
        let (top, bottom) = (ys[0] - off, ys[ys.len() - 1] + off);
        let upright = self.upright_mark();
        let mut steps = Vec::new();
        for x in xs {
            steps.extend([Step::Move(x, top - upright), Step::Line(x, top)]);
            steps.extend([Step::Move(x, bottom), Step::Line(x, bottom + upright)]);
        }
        for y in ys {
            steps.extend([Step::Move(left - long, y), Step::Line(left, y)]);
            steps.extend([Step::Move(right, y), Step::Line(right + long, y)]);
        }
        canvas.shape(steps, None, Some(Stroke::new(Colour::BLACK, 200)));
    }

    fn is_upright(&self) -> bool {
        self.width < self.height
    }

    /// Whether there is hardly room for a foot.
    fn is_tight(&self) -> bool {
        self.top < 12_000
    }

    /// How sheets are turned, if nothing else was said.
    fn duplex(&self, options: &Options) -> Duplex {
        options.duplex.unwrap_or(if self.is_upright() { Duplex::Long } else { Duplex::Short })
    }

    /// Where the back of a cell lies: the sheet is turned about its upright middle, and
    /// columns change places; or about the other, rows change places and cards stand on
    /// their heads.
    fn behind(&self, duplex: Duplex, column: i32, row: i32) -> (i32, i32, Turn) {
        match (duplex, self.is_upright()) {
            (Duplex::Single, _) => (column, row, Turn::Upright),
            (Duplex::Long, true) | (Duplex::Short, false) => {
                (self.columns - 1 - column, row, Turn::Upright)
            }
            (Duplex::Long, false) | (Duplex::Short, true) => {
                (column, self.rows - 1 - row, Turn::Headlong)
            }
        }
    }
}

/// How a back stands on its sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    Upright,
    Headlong,
}

/// The sheets of a deck: fronts and backs in turn, or one card a page.
pub(crate) fn deck(
    studio: &Studio<'_>,
    title: &str,
    credit: &str,
    cards: &[Card],
) -> Result<Vec<Page>, PrintError> {
    let options = studio.options;
    if options.layout == Layout::OnePerPage {
        return Ok(cards
            .iter()
            .flat_map(|it| [&it.front, &it.rear])
            .map(|it| single(options, it))
            .collect());
    }
    let grid = Grid::new(options)?;
    let (most_right, most_down) = grid.most_shift();
    let shift = options.shift;
    if most_right < shift.right.abs() || most_down < shift.down.abs() {
        return Err(PrintError::Shifted { shift, most_right, most_down });
    }
    let n_sheets = cards.len().div_ceil(grid.count());
    // The name of somebody's own deck may be long: which sheet it is must be told too.
    let title = clipped(title, Style::new(Face::Sans, 2_200), 40_000);
    let foot = |id: &str, nth: usize| {
        let message = Message::new(id).with("deck", title.as_str()).with("n", nth + 1);
        let said = studio.say(&message.with("all", n_sheets));
        [said, size_told(studio, &grid), credit.to_owned()]
    };
    let duplex = grid.duplex(options);
    let (mut fronts, mut backs) = (Vec::new(), Vec::new());
    for (nth, cards) in cards.chunks(grid.count()).enumerate() {
        fronts.push(sheet(studio, &grid, &foot("print-fronts", nth), |canvas| {
            lay(canvas, &grid, cards.iter().map(|it| &it.front), |column, row| {
                (column, row, Turn::Upright)
            });
            grid.marks(canvas);
        }));
        backs.push(sheet(studio, &grid, &foot("print-backs", nth), |canvas| {
            canvas.place(Place::At(shift.right, shift.down), |canvas| {
                lay(canvas, &grid, cards.iter().map(|it| &it.rear), |column, row| {
                    grid.behind(duplex, column, row)
                });
                grid.marks(canvas);
            });
        }));
    }
    Ok(match duplex {
        Duplex::Single => fronts.into_iter().chain(backs).collect(),
        _ => fronts.into_iter().zip(backs).flat_map(|(front, back)| [front, back]).collect(),
    })
}

/// A page that is one face, with where it is cut.
fn single(options: &Options, face: &Canvas) -> Page {
    let (w, h) = (options.size.width, options.size.height);
    let mut canvas = Canvas::new();
    canvas.put(face, (BLEED, BLEED));
    let (width, height) = (w + 2 * BLEED, h + 2 * BLEED);
    Page { width, height, trim: Some([BLEED, BLEED, w, h]), canvas }
}

fn lay<'a>(
    canvas: &mut Canvas,
    grid: &Grid,
    faces: impl Iterator<Item = &'a Canvas>,
    cell: impl Fn(i32, i32) -> (i32, i32, Turn),
) {
    for (nth, face) in faces.enumerate() {
        let nth = nth as i32;
        let (column, row, turn) = cell(nth % grid.columns, nth / grid.columns);
        let (x, y) = grid.corner(column, row);
        let place = match turn {
            Turn::Upright => Place::At(x, y),
            Turn::Headlong => Place::Turned(x + grid.card.0, y + grid.card.1),
        };
        canvas.place(place, |it| it.items.extend(face.items.iter().cloned()));
    }
}

fn size_told(studio: &Studio<'_>, grid: &Grid) -> String {
    let options = studio.options;
    let size = options.size;
    let id = match options.cut {
        Cut::Line => "print-size",
        Cut::Bleed => "print-size-bleed",
    };
    let size = Message::new(id)
        .with("width", millimetres(size.width))
        .with("height", millimetres(size.height));
    let flip = match grid.duplex(options) {
        Duplex::Long => "print-flip-long",
        Duplex::Short => "print-flip-short",
        Duplex::Single => "print-flip-none",
    };
    format!("{} · {}", studio.say(&size), studio.text(flip))
}

fn sheet(
    studio: &Studio<'_>,
    grid: &Grid,
    [named, sized, credit]: &[String; 3],
    draw: impl FnOnce(&mut Canvas),
) -> Page {
    let mut canvas = Canvas::new();
    draw(&mut canvas);
    // A block of one large card is narrower than its foot.
    let left = grid.left.min(14_000);
    let right = grid.width - left;
    let width = right - left - 104_000;
    let marks = grid.mark.0 + grid.upright_mark();
    let below = grid.height - grid.top + marks;
    let style = Style::new(Face::Sans, 2_200).colour(Colour::BLACK).leading(112);
    let small = Style { size: 2_000, ..style };
    if grid.height - below < 9_500 {
        let said = format!("{named} · {sized}");
        let style = narrowed(small, &said, width);
        ruler(studio, &mut canvas, (right - 100_000, below + 2_250), 2_000);
        canvas.role(Role::Line, |it| {
            let said = clipped(&said, style, width);
            it.letters(said, style, (left + 500, below + 1_700), Align::Left);
        });
    } else {
        ruler(studio, &mut canvas, (right - 100_000, below + 4_300), 2_200);
        canvas.role(Role::Line, |it| {
            for (nth, said) in [named, sized].into_iter().enumerate() {
                let style = narrowed(style, said, width);
                let y = below + 500 + style.pitch() * nth as Length + style.ascent();
                it.letters(clipped(said, style, width), style, (left, y), Align::Left);
            }
        });
    }
    canvas.role(Role::Line, |it| {
        let style = narrowed(small, credit, right - left);
        let y = grid.top - marks - 650;
        it.letters(clipped(credit, style, right - left), style, (left, y), Align::Left);
    });
    Page { width: grid.width, height: grid.height, trim: None, canvas }
}

/// A style so narrow that a text fits, and no narrower than can be read.
fn narrowed(style: Style, text: &str, width: Length) -> Style {
    let mut style = style;
    while width < style.width(text) && 72 < style.stretch {
        style.stretch -= 2;
    }
    style
}

/// A line of 100 mm: if it is not that long, the printer has scaled the page.
pub(crate) fn ruler(
    studio: &Studio<'_>,
    canvas: &mut Canvas,
    (x, y): (Length, Length),
    size: Length,
) {
    let mut steps = vec![Step::Move(x, y), Step::Line(x + 100_000, y)];
    for nth in 0..=10 {
        let reach = if nth % 10 == 0 { 900 } else { 500 };
        let x = x + nth * 10_000;
        steps.extend([Step::Move(x, y), Step::Line(x, y + reach)]);
    }
    canvas.shape(steps, None, Some(Stroke::new(Colour::BLACK, 200)));
    let style = Style::new(Face::Sans, size).colour(Colour::BLACK);
    canvas.role(Role::Line, |it| {
        it.letters(studio.text("print-ruler"), style, (x + 70_000, y - 600), Align::Middle);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Paper;

    fn grid(paper: Paper, cut: Cut) -> (i32, i32, Length, Length) {
        let grid = Grid::new(&Options { paper, cut, ..Options::default() }).unwrap();
        (grid.columns, grid.rows, grid.left, grid.top)
    }

    #[test]
    fn sheets_hold_as_many_cards_as_marks_leave_room_for() {
        assert_eq!(grid(Paper::A4, Cut::Line), (3, 3, 10_500, 16_500));
        assert_eq!(grid(Paper::A4, Cut::Bleed), (4, 2, 13_500, 14_000));
        assert_eq!(grid(Paper::Letter, Cut::Line), (3, 3, 13_450, 7_700));
        assert_eq!(grid(Paper::Letter, Cut::Bleed), (3, 2, 39_200, 16_950));
    }

    #[test]
    fn a_back_lies_behind_its_front() {
        let grid = Grid::new(&Options::default()).unwrap();
        // Turned over the long edge of an upright sheet, left and right change places.
        for nth in 0..9 {
            let (column, row, turn) = grid.behind(Duplex::Long, nth % 3, nth / 3);
            let (front, back) = (grid.corner(nth % 3, nth / 3), grid.corner(column, row));
            assert_eq!(back.0, grid.width - front.0 - grid.card.0);
            assert_eq!((back.1, turn), (front.1, Turn::Upright));
            let (column, row, turn) = grid.behind(Duplex::Short, nth % 3, nth / 3);
            let back = grid.corner(column, row);
            assert_eq!(back.1, grid.height - front.1 - grid.card.1);
            assert_eq!((back.0, turn), (front.0, Turn::Headlong));
        }
    }
}
