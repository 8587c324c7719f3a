//! Two pages to hold against a light: how far the printer is off between two sides.

use crate::{
    canvas::{Align, Canvas, Colour, Role, Step, Stroke, Style, wrap},
    card::Studio,
    font::Face,
    options::Length,
    pdf::Page,
    sheet::ruler,
};

/// The front and the back.
pub(crate) fn pages(studio: &Studio<'_>) -> [Page; 2] {
    [
        page(studio, "print-calibrate-front", "print-calibrate-how"),
        page(studio, "print-calibrate-back", "print-calibrate-read"),
    ]
}

fn page(studio: &Studio<'_>, title: &str, how: &str) -> Page {
    let (width, height) = studio.options.paper.upright();
    let mut canvas = Canvas::new();
    let middle = (width / 2, height / 2);
    let mut steps = Vec::new();
    for (x, y) in [(30_000, 40_000), (30_000, height - 40_000)] {
        steps.extend(cross((x, y)));
        steps.extend(cross((width - x, y)));
    }
    steps.extend(cross(middle));
    canvas.shape(steps, None, Some(Stroke::new(Colour::BLACK, 200)));
    let dashed = Stroke { colour: Colour(0x99_9999), width: 200, dash: Some((2_000, 2_000)) };
    canvas.rect([5_000, 5_000, width - 10_000, height - 10_000], None, Some(dashed));
    let large = Style::new(Face::Serif, 6_500);
    canvas.role(Role::Title, |it| {
        it.letters(studio.text(title), large, (middle.0, 105_000), Align::Middle);
    });
    let style = Style::new(Face::Sans, 3_600).leading(130);
    let lines = wrap(&studio.text(how), style, 130_000);
    canvas.role(Role::Line, |it| {
        it.lines(&lines, style, (middle.0, 109_000), Align::Middle);
    });
    let small = Style::new(Face::Sans, 2_500);
    canvas.role(Role::Line, |it| {
        let said = studio.text("print-calibrate");
        it.letters(said, small, (10_500, height - 8_000), Align::Left);
    });
    ruler(studio, &mut canvas, (width - 110_500, height - 8_600), 2_200);
    Page { width, height, trim: None, canvas }
}

/// A cross of millimetres, every fifth one longer.
fn cross((x, y): (Length, Length)) -> Vec<Step> {
    let line =
        |a: (Length, Length), b: (Length, Length)| [Step::Move(a.0, a.1), Step::Line(b.0, b.1)];
    let mut steps = Vec::new();
    steps.extend(line((x - 8_000, y), (x + 8_000, y)));
    steps.extend(line((x, y - 8_000), (x, y + 8_000)));
    for nth in (-7..=7).filter(|it| *it != 0) {
        let reach = if nth % 5 == 0 { 3_500 } else { 2_000 };
        let off = nth * 1_000;
        steps.extend(line((x + off, y - reach), (x + off, y + reach)));
        steps.extend(line((x - reach, y + off), (x + reach, y + off)));
    }
    steps
}
