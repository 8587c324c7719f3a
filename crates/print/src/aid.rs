//! Player aids: an automa's turn and its ties as ladders, from the rule table.

use kit::{ChoiceKind, Game, Message, Rule};

use crate::{
    PrintError,
    canvas::{Align, Canvas, Colour, Role, Stroke, Style, wrap},
    card::Studio,
    font::Face,
    games::credit,
    options::Length,
    pdf::Page,
    sheet::ruler,
};

/// How far a page stays away from the edge of the paper.
pub(crate) const MARGIN: Length = 14_000;

/// Some rules under a heading, as a ladder.
pub(crate) struct Section {
    /// The text of the heading.
    pub(crate) heading: &'static str,
    /// The rules, by what is read first.
    pub(crate) rules: &'static [&'static Rule],
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
        let lines = wrap(title, style, width - 2 * MARGIN);
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
const SIZES: [Length; 9] = [3_950, 3_750, 3_550, 3_350, 3_150, 3_000, 2_850, 2_700, 2_550];

/// A page with the turn and the ties of a game's automa.
pub(crate) fn page<G: Game>(studio: &Studio<'_>, sections: &[Section]) -> Result<Page, PrintError> {
    let title = Message::new("print-aid").with("automa", Message::new("automa-title"));
    let title = studio.say(&title);
    let sub = studio.say(&Message::new("print-aid-sub").with("game", Message::new("game-title")));
    let mut sheet = Sheet::new(studio, &title, &sub);
    let parts = parts::<G>(studio, sections);
    let foot = format!(
        "{} {}",
        studio.text("game-sources"),
        studio.say(&Message::new("print-aid-foot").with("game", G::ID))
    );
    let gap = 8_000;
    let column = (sheet.width - 2 * MARGIN - gap) / 2;
    for size in SIZES {
        let small = Style::new(Face::Italic, 2_600).colour(studio.look.faint);
        let told = wrap(&foot, small, sheet.width - 2 * MARGIN);
        let bottom = sheet.height - 17_000 - small.pitch() * told.len() as Length;
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

/// A heading with its rungs: what it says, and the number of the rule.
struct Part {
    heading: String,
    rungs: Vec<(String, &'static str)>,
}

fn parts<G: Game>(studio: &Studio<'_>, sections: &[Section]) -> Vec<Part> {
    let rung = |it: &&'static Rule| (studio.say(&it.text()), it.id);
    let mut parts: Vec<Part> = sections
        .iter()
        .map(|it| Part {
            heading: studio.text(it.heading),
            rungs: it.rules.iter().map(rung).collect(),
        })
        .collect();
    let is_level = |it: &&kit::Choice| it.kind == ChoiceKind::Level;
    if let Some(choice) = G::CHOICES.iter().find(is_level) {
        let level = |value: &&'static str| {
            let id = format!("{}-{value}", choice.key);
            let line = Message::new("print-aid-level-line")
                .with("level", Message::new(id.as_str()))
                .with("hint", Message::new(id.as_str()).attribute("hint"));
            (studio.say(&line), "")
        };
        let rungs = choice.values.iter().map(level).collect();
        // Before what to remember, which is last.
        parts.insert(parts.len() - 1, Part { heading: studio.text("print-aid-level"), rungs });
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

fn heading(size: Length) -> Style {
    Style::new(Face::Serif, size * 140 / 100)
}

impl Part {
    fn lines(&self, size: Length, width: Length) -> Vec<Vec<String>> {
        let style = Style::new(Face::Sans, size).leading(124);
        let text = |it: &(String, &'static str)| match it.1 {
            "" => it.0.clone(),
            id => format!("{} ({id})", it.0),
        };
        self.rungs.iter().map(|it| wrap(&text(it), style, width - inset(size))).collect()
    }

    fn height(&self, size: Length, width: Length) -> Length {
        let style = Style::new(Face::Sans, size).leading(124);
        let rungs = self.lines(size, width);
        let text: Length = rungs.iter().map(|it| style.pitch() * it.len() as Length).sum();
        heading(size).pitch()
            + size * 75 / 100
            + text
            + (size * 55 / 100) * rungs.len() as Length
            + size * 60 / 100
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
        y += size * 55 / 100;
        let style = Style::new(Face::Sans, size).leading(124);
        let ring = size * 70 / 100;
        let rungs = self.lines(size, width);
        let stroke = Stroke::new(studio.look.edge, 250);
        for (nth, lines) in rungs.iter().enumerate() {
            let high = style.pitch() * lines.len() as Length + size * 55 / 100;
            let centre = (x + ring + 200, y + style.pitch() / 2);
            if nth + 1 < rungs.len() {
                canvas.line(
                    (centre.0, centre.1 + ring),
                    (centre.0, centre.1 + high - ring),
                    stroke,
                );
            }
            canvas.circle(centre, ring, None, Some(Stroke::new(Colour::INK, 300)));
            canvas.role(Role::Line, |it| {
                let figure = Style::new(Face::Serif, size * 78 / 100);
                let at = (centre.0, centre.1 + figure.size * 33 / 100);
                it.letters((nth + 1).to_string(), figure, at, Align::Middle);
                it.lines(lines, style, (x + inset(size), y), Align::Left);
            });
            y += high;
        }
        end
    }
}
