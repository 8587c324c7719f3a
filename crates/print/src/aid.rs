//! Player aids: an automa's turn and its ties as ladders, from the rule table.

mod text;

use kit::{Game, Message, Rule};

use crate::{
    PrintError,
    canvas::{Align, Canvas, Colour, Role, Stroke, Style, clipped, wrap},
    card::{LEAST, Studio},
    font::Face,
    games::credit,
    options::Length,
    pdf::Page,
    sheet::ruler,
};

use text::Line;

/// How far a page stays away from the edge of the paper.
pub(crate) const MARGIN: Length = 14_000;

/// Some rules under a heading, as a ladder.
#[derive(Clone, Copy)]
pub(crate) struct Section {
    /// The text of the heading.
    pub(crate) heading: &'static str,
    /// The rules, by what is read first.
    pub(crate) rules: &'static [&'static Rule],
}

/// The symbols that stand for rules on the cards, and so before them on the aid.
pub(crate) type Signs = [(&'static Rule, &'static str)];

/// What the levels of an automa differ by: rows of cells, their heads above them.
pub(crate) struct Levels {
    /// What each column is called.
    pub(crate) heads: Vec<String>,
    /// A row for each level, its name first.
    pub(crate) rows: Vec<Vec<String>>,
}

/// A page with a title and a foot.
pub(crate) struct Sheet {
    /// What is on it.
    pub(crate) canvas: Canvas,
    /// Where its content begins.
    pub(crate) top: Length,
    width: Length,
    height: Length,
}

impl Sheet {
    /// A page with a title.
    pub(crate) fn new(studio: &Studio<'_>, title: &str, sub: &str) -> Sheet {
        let (width, height) = studio.options.paper.upright();
        let mut canvas = Canvas::new();
        let mut style = Style::new(Face::Serif, 9_000).leading(108);
        while width - 2 * MARGIN < style.width(title) && 5_000 < style.size {
            style.size -= 500;
        }
        let mut lines = wrap(title, style, width - 2 * MARGIN);
        if 2 < lines.len() {
            // Somebody's own name may be long: what stands below keeps its room.
            let rest = lines[1..].join(" ");
            lines.truncate(1);
            lines.push(clipped(&rest, style, width - 2 * MARGIN));
        }
        let mut y = 12_000;
        canvas.role(Role::Title, |it| y = it.lines(&lines, style, (MARGIN, y), Align::Left));
        let small = Style::new(Face::Italic, 4_000).colour(studio.look.faint);
        let lines = wrap(sub, small, width - 2 * MARGIN);
        canvas.role(Role::Line, |it| y = it.lines(&lines, small, (MARGIN, y), Align::Left));
        Sheet { canvas, top: y + 3_000, width, height }
    }

    /// The page with its foot.
    pub(crate) fn finish(mut self, studio: &Studio<'_>) -> Result<Page, PrintError> {
        let right = self.width - MARGIN;
        let y = self.height - 15_000;
        let thin = Stroke::new(studio.look.edge, 150);
        self.canvas.line((MARGIN, y), (right, y), thin);
        ruler(studio, &mut self.canvas, (right - 100_000, y + 4_600), 2_200);
        let small = Style::new(Face::Sans, 2_000).colour(studio.look.faint);
        let credit = credit(studio.lexicon, studio.lang);
        let lines = wrap(&credit, small, right - MARGIN - 104_000);
        self.canvas.role(Role::Line, |it| {
            it.lines(&lines, small, (MARGIN, y + 900), Align::Left);
        });
        Ok(Page { width: self.width, height: self.height, trim: None, canvas: self.canvas })
    }
}

/// The sizes an aid is tried at, the largest that fits is taken.
const SIZES: [Length; 9] = [3_950, 3_750, 3_550, 3_350, 3_150, 3_000, 2_850, 2_700, LEAST];

/// A page with the turn and the ties of a game's automa.
pub(crate) fn page<G: Game>(
    studio: &Studio<'_>,
    sections: &[Section],
    signs: &Signs,
    levels: Levels,
) -> Result<Page, PrintError> {
    let title = Message::new("print-aid").with("automa", Message::new("automa-title"));
    let title = studio.say(&title);
    let sub = studio.say(&Message::new("print-aid-sub").with("game", Message::new("game-title")));
    let mut sheet = Sheet::new(studio, &title, &sub);
    let parts = parts(studio, sections, signs, levels);
    let foot = format!(
        "{} {}",
        studio.text("game-sources"),
        studio.say(&Message::new("print-aid-foot").with("game", G::ID))
    );
    let gap = 8_000;
    let column = (sheet.width - 2 * MARGIN - gap) / 2;
    let small = Style::new(Face::Italic, 2_600).colour(studio.look.faint);
    let told = wrap(&foot, small, sheet.width - 2 * MARGIN);
    let bottom = sheet.height - 17_000 - small.pitch() * told.len() as Length;
    for size in SIZES {
        let Some(columns) = split(&parts, size, column, bottom - sheet.top) else { continue };
        let top = sheet.top;
        for (nth, parts) in columns.iter().enumerate() {
            let x = MARGIN + (column + gap) * nth as Length;
            let mut y = top;
            for part in *parts {
                y = part.draw(studio, &mut sheet.canvas, (x, y), (size, column));
            }
        }
        sheet.canvas.role(Role::Line, |it| {
            it.lines(&told, small, (MARGIN, bottom + 1_000), Align::Left);
        });
        return sheet.finish(studio);
    }
    Err(studio.small(title))
}

/// A rule on the aid: its words, those of them that the eye looks for, its symbol.
struct Rung {
    said: String,
    key: String,
    sign: Option<&'static str>,
}

impl Rung {
    fn new(studio: &Studio<'_>, rule: &Rule, signs: &Signs) -> Rung {
        let key = Message::new(format!("print-key-{}", rule.id));
        Rung {
            // The number never stands alone in a line.
            said: format!("{}\u{a0}({})", studio.say(&rule.text()), rule.id),
            key: if studio.lexicon.has(&key) { studio.say(&key) } else { String::new() },
            sign: signs.iter().find(|it| it.0.id == rule.id).map(|it| it.1),
        }
    }

    /// Its lines in a column of a width: the key half bold where it stands in the words.
    fn lines(&self, size: Length, width: Length) -> Vec<Line> {
        let (plain, bold) = (style(size), Style { face: Face::Bold, ..style(size) });
        let mut spans = Vec::new();
        match self.said.split_once(self.key.as_str()).filter(|_| !self.key.is_empty()) {
            Some((before, after)) => {
                spans.extend([(before, plain), (self.key.as_str(), bold), (after, plain)]);
            }
            None => spans.push((self.said.as_str(), plain)),
        }
        text::wrap(&spans, self.sign, width)
    }
}

/// What stands below a heading.
enum Body {
    Ladder(Vec<Rung>),
    Table(Levels),
}

/// A heading with what stands below it.
struct Part {
    heading: String,
    body: Body,
}

fn parts(studio: &Studio<'_>, sections: &[Section], signs: &Signs, levels: Levels) -> Vec<Part> {
    let part = |it: &Section| Part {
        heading: studio.text(it.heading),
        body: Body::Ladder(it.rules.iter().map(|it| Rung::new(studio, it, signs)).collect()),
    };
    let mut parts: Vec<Part> = sections.iter().map(part).collect();
    if !levels.rows.is_empty() {
        let heading = studio.text("print-aid-level");
        // Before what to remember, which is last.
        parts.insert(parts.len() - 1, Part { heading, body: Body::Table(levels) });
    }
    parts
}

/// The parts in two columns of a height, as even as they can be.
fn split(parts: &[Part], size: Length, width: Length, height: Length) -> Option<[&[Part]; 2]> {
    let heights: Vec<Length> = parts.iter().map(|it| it.height(size, width)).collect();
    let high = |cut: usize| {
        let (left, right) = heights.split_at(cut);
        left.iter().sum::<Length>().max(right.iter().sum())
    };
    let cut = (1..parts.len()).min_by_key(|&it| high(it))?;
    let (left, right) = parts.split_at(cut);
    (high(cut) <= height).then_some([left, right])
}

/// How far rungs are set in.
fn inset(size: Length) -> Length {
    size * 245 / 100
}

/// What lies between two rungs or rows.
fn between(size: Length) -> Length {
    size * 55 / 100
}

fn heading(size: Length) -> Style {
    Style::new(Face::Serif, size * 140 / 100)
}

fn style(size: Length) -> Style {
    Style::new(Face::Sans, size).leading(124)
}

impl Part {
    fn height(&self, size: Length, width: Length) -> Length {
        let high = |n_lines: usize| style(size).pitch() * n_lines as Length + between(size);
        let body: Length = match &self.body {
            Body::Ladder(rungs) => {
                rungs.iter().map(|it| high(it.lines(size, width - inset(size)).len())).sum()
            }
            Body::Table(levels) => levels.cells(size, width).iter().map(|it| high(it.high())).sum(),
        };
        heading(size).pitch() + size * 75 / 100 + body + size * 60 / 100
    }

    fn draw(
        &self,
        studio: &Studio<'_>,
        canvas: &mut Canvas,
        (x, y): (Length, Length),
        (size, width): (Length, Length),
    ) -> Length {
        let end = y + self.height(size, width);
        let title = heading(size).colour(studio.look.accent);
        canvas.role(Role::Heading, |it| {
            it.letters(self.heading.as_str(), title, (x, y + title.ascent()), Align::Left);
        });
        let mut y = y + title.pitch() + size * 20 / 100;
        canvas.line((x, y), (x + width, y), Stroke::new(Colour::INK, 300));
        y += between(size);
        match &self.body {
            Body::Ladder(rungs) => ladder(studio, canvas, rungs, (x, y), (size, width)),
            Body::Table(levels) => levels.draw(studio, canvas, (x, y), (size, width)),
        }
        end
    }
}

fn ladder(
    studio: &Studio<'_>,
    canvas: &mut Canvas,
    rungs: &[Rung],
    (x, mut y): (Length, Length),
    (size, width): (Length, Length),
) {
    let ring = size * 70 / 100;
    let stroke = Stroke::new(studio.look.edge, 250);
    for (nth, rung) in rungs.iter().enumerate() {
        let lines = rung.lines(size, width - inset(size));
        let high = style(size).pitch() * lines.len() as Length + between(size);
        let centre = (x + ring + 200, y + style(size).pitch() / 2);
        if nth + 1 < rungs.len() {
            let below = (centre.0, centre.1 + high - ring);
            canvas.line((centre.0, centre.1 + ring), below, stroke);
        }
        canvas.circle(centre, ring, None, Some(Stroke::new(Colour::INK, 300)));
        canvas.role(Role::Line, |it| {
            let figure = Style::new(Face::Serif, (size * 78 / 100).max(LEAST));
            let at = (centre.0, centre.1 + figure.size * 33 / 100);
            it.letters((nth + 1).to_string(), figure, at, Align::Middle);
            text::draw(studio, it, &lines, (x + inset(size), y), style(size));
        });
        y += high;
    }
}

/// A row of a table as it is broken: where each cell begins, and its lines.
struct Row {
    cells: Vec<(Length, Vec<String>)>,
    style: Style,
    is_head: bool,
}

impl Row {
    /// How many lines it has.
    fn high(&self) -> usize {
        self.cells.iter().map(|it| it.1.len()).max().unwrap_or(0)
    }
}

impl Levels {
    /// A game without levels.
    pub(crate) fn none() -> Levels {
        Levels { heads: Vec::new(), rows: Vec::new() }
    }

    /// Every row in a width, the heads first: each column but the last is as wide as what
    /// stands in it, and as the longest word of its head.
    fn cells(&self, size: Length, width: Length) -> Vec<Row> {
        let (plain, bold) = (style(size), Style { face: Face::Bold, ..style(size) });
        let gap = size;
        let last = self.heads.len() - 1;
        let mut lefts = vec![0];
        for column in 0..last {
            let face = if column == 0 { bold } else { plain };
            let body = self.rows.iter().map(|it| face.width(&it[column]));
            let head = self.heads[column].as_str();
            let is_short = bold.width(head) < width / 4;
            let words = head.split(' ').map(|it| bold.width(if is_short { head } else { it }));
            let wide = body.chain(words).max().unwrap_or(0);
            lefts.push(lefts[column] + wide + gap);
        }
        let broken = |cells: &[String], first: Style, rest: Style| -> Vec<(Length, Vec<String>)> {
            let cell = |(nth, it): (usize, &String)| {
                let right = lefts.get(nth + 1).map_or(width, |it| it - gap);
                let face = if nth == 0 { first } else { rest };
                (lefts[nth], wrap(it, face, right - lefts[nth]))
            };
            cells.iter().enumerate().map(cell).collect()
        };
        let mut rows =
            vec![Row { cells: broken(&self.heads, bold, bold), style: bold, is_head: true }];
        rows.extend(self.rows.iter().map(|it| Row {
            cells: broken(it, bold, plain),
            style: plain,
            is_head: false,
        }));
        rows
    }

    fn draw(
        &self,
        studio: &Studio<'_>,
        canvas: &mut Canvas,
        (x, mut y): (Length, Length),
        (size, width): (Length, Length),
    ) {
        let bold = Style { face: Face::Bold, ..style(size) };
        canvas.role(Role::Table, |canvas| {
            for (nth, row) in self.cells(size, width).iter().enumerate() {
                if 0 < nth {
                    let above = y - between(size) / 2;
                    let thin = Stroke::new(studio.look.edge, 150);
                    canvas.line((x, above), (x + width, above), thin);
                }
                canvas.role(Role::Row, |canvas| {
                    for (column, (left, lines)) in row.cells.iter().enumerate() {
                        let is_head = row.is_head || column == 0;
                        let style = if column == 0 { bold } else { row.style };
                        canvas.role(if is_head { Role::Head } else { Role::Cell }, |it| {
                            it.lines(lines, style, (x + left, y), Align::Left);
                        });
                    }
                });
                y += style(size).pitch() * row.high() as Length + between(size);
            }
        });
    }
}
