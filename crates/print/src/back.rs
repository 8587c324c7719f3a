//! Backs: a pattern from card to card, and nothing that tells two cards apart but the
//! figure of a deck whose backs tell.

use crate::{
    canvas::{Align, Canvas, Colour, Place, Role, Step, Stroke, Style, rectangle},
    card::Studio,
    font::Face,
    options::{Ink, Length},
};

impl Studio<'_> {
    /// A back: a pattern that goes on from card to card, with a diamond in the middle.
    pub(crate) fn back(&self, pattern: Pattern, figure: Option<&str>) -> Canvas {
        let (w, h, bleed) = (self.width(), self.height(), self.options.bleed());
        let whole = [-bleed, -bleed, w + 2 * bleed, h + 2 * bleed];
        let mut back = Canvas::new();
        let is_full = self.options.ink == Ink::Full;
        if is_full {
            back.place(Place::Clip(whole), |it| pattern.draw(it, (w, h), whole, self.look.accent));
        }
        let diamond = |inset: Length| {
            let (x, y, dx, dy) = (w / 2, h / 2, w * 325 / 1_000 - inset, h * 261 / 1_000 - inset);
            let corners = [(x, y - dy), (x + dx, y), (x, y + dy), (x - dx, y)];
            let mut steps: Vec<Step> = corners.map(|it| Step::Line(it.0, it.1)).to_vec();
            steps[0] = Step::Move(corners[0].0, corners[0].1);
            steps.push(Step::Close);
            steps
        };
        let line = Stroke::new(Colour::INK, if is_full { 500 } else { 250 });
        back.shape(diamond(0), self.look.ground, Some(line));
        if is_full {
            back.shape(diamond(3_100), None, Some(Stroke::new(self.look.edge, 200)));
        }
        match figure {
            Some(figure) => {
                back.symbol(
                    "patchwork/button",
                    (w / 2 - 3_200, h / 2 - 15_700),
                    6_400,
                    (Colour::INK, None),
                );
                let style = Style::new(Face::Serif, 17_000);
                back.role(Role::Line, |it| {
                    it.letters(figure, style, (w / 2, h / 2 + 6_400), Align::Middle);
                });
            }
            None => crank(&mut back, (w / 2, h / 2)),
        }
        back
    }
}

/// The mark of the program: two wheels and a handle.
fn crank(back: &mut Canvas, (x, y): (Length, Length)) {
    let stroke = Stroke::new(Colour::INK, 850);
    back.line((x, y - 1_200), (x, y + 5_200), stroke);
    back.line((x - 1_800, y + 5_200), (x + 1_800, y + 5_200), stroke);
    for side in [-1, 1] {
        back.circle((x + side * 2_500, y - 3_000), 2_100, None, Some(stroke));
    }
}

/// The pattern of a back.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Pattern {
    /// Patches of cloth with their stitches.
    Patches,
    /// The river, in rows.
    River,
}

impl Pattern {
    /// Each pattern repeats after the width and the height of a card, so that a cut half
    /// a millimetre off shows nothing foreign.
    fn draw(self, back: &mut Canvas, size: (Length, Length), whole: [Length; 4], accent: Colour) {
        match self {
            Pattern::Patches => patches(back, size, whole, accent),
            Pattern::River => river(back, size, whole),
        }
    }
}

fn patches(back: &mut Canvas, (w, h): (Length, Length), whole: [Length; 4], accent: Colour) {
    back.rect(whole, Some(Colour(0xEB_D3D9)), None);
    // An even number each way: the colours meet at every cut.
    let (columns, rows) = (6, 8);
    let x = |it: Length| w * it / columns;
    let y = |it: Length| h * it / rows;
    let mut dark = Vec::new();
    let mut stitches = Vec::new();
    for row in -1..=rows {
        for column in -1..=columns {
            let rect = [x(column), y(row), x(column + 1) - x(column), y(row + 1) - y(row)];
            if (row + column) % 2 != 0 {
                dark.extend(rectangle(rect));
            }
            let [rx, ry, rw, rh] = rect;
            stitches.extend(rectangle([rx + 800, ry + 800, rw - 1_600, rh - 1_600]));
        }
    }
    back.shape(dark, Some(Colour(0xDB_B8C3)), None);
    let stroke = Stroke { colour: accent, width: 220, dash: Some((1_100, 800)) };
    back.shape(stitches, None, Some(stroke));
}

fn river(back: &mut Canvas, (w, h): (Length, Length), whole: [Length; 4]) {
    back.rect(whole, Some(Colour(0xEA_D3C6)), None);
    let (waves, rows) = (6, 22);
    let mut steps = Vec::new();
    for row in -1..=rows {
        let y = h * row / rows;
        steps.push(Step::Move(-w / waves, y));
        for wave in -1..=waves {
            let (from, to) = (w * wave / waves, w * (wave + 1) / waves);
            let (half, third) = ((from + to) / 2, (to - from) / 6);
            let high = 1_450;
            steps.push(Step::Curve([from + third, y - high, half - third, y - high, half, y]));
            steps.push(Step::Curve([half + third, y + high, to - third, y + high, to, y]));
        }
    }
    back.shape(steps, None, Some(Stroke::new(Colour(0xAA_6A57), 350)));
}
